### Słowa Kamyków po polsku.

## Gra

game-title = Kamyki
game-facts = 2–3 osoby, około 2 minut, od 5 lat, lekka
game-about = Stosy kamyków, garść na turę: wygrywa, kto weźmie ostatni kamyk.

## Opcje

option-heaps = Stosy
    .help = Ile jest stosów, od 1 do 4.

## Kolory, czyli gracze, i stosy

colour-white = Biały
colour-black = Czarny
colour-brown = Brązowy

heap-north = stos północny
    .gen = stosu północnego
heap-east = stos wschodni
    .gen = stosu wschodniego
heap-south = stos południowy
    .gen = stosu południowego
heap-west = stos zachodni
    .gen = stosu zachodniego

## Katalog

catalogue-pebble = Kamyki
    .one = Kamyk
    .help = Z nich są stosy.
pebble-river = kamyk rzeczny
fact-in_a_heap = W stosie

## Co się dzieje

event-begins = { NAME($seat) } zaczyna.
event-took =
    { $number ->
        [one] { NAME($seat) } bierze { $number } kamyk ze { NAME($heap, case: "gen") }.
        [few] { NAME($seat) } bierze { $number } kamyki ze { NAME($heap, case: "gen") }.
       *[many] { NAME($seat) } bierze { $number } kamyków ze { NAME($heap, case: "gen") }.
    }
event-won = { NAME($seat) } bierze ostatni kamyk: to zwycięstwo!

## Co można zrobić: całe zdanie, przycisk, słowo do wpisania, pytania po drodze

action-take =
    { $number ->
        [one] Weź { $number } kamyk ze { NAME($heap, case: "gen") }
        [few] Weź { $number } kamyki ze { NAME($heap, case: "gen") }
       *[many] Weź { $number } kamyków ze { NAME($heap, case: "gen") }
    }
    .verb = Weź kamyki
    .word = weź
    .heap = Z którego stosu?
    .number = Ile kamyków?

## O co gra pyta

prompt-Turn = { NAME($seat) } bierze kamyki.
    .you = Bierzesz kamyki.
    .help = Bierzesz jeden, dwa albo trzy kamyki (pebbles.turn.2), wszystkie z jednego stosu (pebbles.turn.3).
