### Słowa Ekö po polsku.

## Gra

game-title = Ekö
game-facts = 2–4 osoby, około 45 minut, od 10 lat, raczej lekka
game-endless = Instrukcja nie zna limitu tur ani remisu przez powtórzenie, więc gra może się nigdy nie skończyć.
game-about =
    Dowodzisz szesnastoma dyskami, a jeden z nich to Cesarz. Układasz je w stosy, rozbijasz mniejsze stosy i oddajesz
    dyski za obozy, wieże i zamki. Wygrywa, kto ma 12 punktów i budynek w stolicy, albo kto zostanie na planszy sam. Nic nie
    jest zakryte, a los decyduje tylko o ustawieniu: liczy się to, kto widzi dalej. Autorem gry jest Henri Kermarrec.
    Zasady opisaliśmy własnymi słowami, a kafle i ich układ w dużej części odtworzyliśmy sami.

## Opcje

option-modules = Warianty
    .help = Dodatkowe kafle i zasady; można je łączyć dowolnie.
option-modules-portals = Portale
    .help = Dwa portale otwierają skrót przez planszę.
option-modules-pyramids = Piramidy
    .help = Kto zajmuje najwięcej pól wokół piramidy, ma za nią 2 punkty.
option-modules-temple_of_wind = Świątynia Wiatru
    .help = Z budynkiem na świątyni zbroisz kilka stosów naraz.
option-modules-storm_labyrinth = Labirynt Burz
    .help = Stos, który wchodzi w strefę burz, traci w niej dysk.
option-modules-temple_of_moon = Świątynia Księżyca
    .help = Za dwóch wojowników kładziesz dysk na dowolnym wolnym polu albo na swoim stosie, który ma mniej niż cztery dyski.
option-modules-temple_of_sand = Świątynia Piasku
    .help = Za dwóch wojowników odsyłasz do rezerwy jednego wrogiego wojownika.
option-modules-lighthouse = Latarnia Morska
    .help = Kto panuje nad Latarnią, ignoruje burze; gra się z nią razem z piramidami albo z Labiryntem Burz.
option-pyramids = Liczba piramid
    .help = 1 albo 2; 0 oznacza tyle, ile radzi instrukcja: jedną w dwie osoby, dwie w większym gronie.
option-storms = Liczba kafli burz
    .help = Od 1 do 6 kafli Labiryntu Burz; zwykle wystarczają 3.
option-board = Plansza
    .help = Jak leżą kafle pustyni.
option-board-none = losowa
    .help = W każdej partii inna pustynia.
option-board-example = gotowa
    .help = Zawsze ta sama plansza dla tylu graczy, bez wariantów: dobra na pierwszą partię.
option-board-own = kafel po kaflu
    .help = Litery i obroty wszystkich kafli w jednej linii, np. „G3 D2 A4 …”.

## Co nie pasuje do siebie

conflict-lighthouse = Latarnia Morska potrzebuje Piramid albo Labiryntu Burz: dodaj jedno z nich.
conflict-example = Gotowa plansza „example” jest do gry bez wariantów: usuń warianty albo wybierz planszę losową.

## Kolory, czyli gracze

colour-light_blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
    .loc = Niebieskim
colour-navy = Granatowy
    .gen = Granatowego
    .dat = Granatowemu
    .acc = Granatowego
    .ins = Granatowym
    .loc = Granatowym
colour-violet = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym
    .loc = Fioletowym
colour-grey = Szary
    .gen = Szarego
    .dat = Szaremu
    .acc = Szarego
    .ins = Szarym
    .loc = Szarym

## Budynki, dyski, tereny

building-camp = obóz
    .gen = obozu
    .acc = obóz
    .ins = obozem
building-tower = wieża
    .gen = wieży
    .acc = wieżę
    .ins = wieżą
building-castle = zamek
    .gen = zamku
    .acc = zamek
    .ins = zamkiem
letter-camp = O
letter-tower = W
letter-castle = Z

disc-warrior = wojownicy
disc-emperor = Cesarz
emperor-0 = bez Cesarza
emperor-1 = z Cesarzem
zones-none = żadna burza

terrain-sinkhole = zapadlisko
terrain-stone_desert = kamienna pustynia
terrain-ravine = wąwóz
terrain-capital = stolica
terrain-mountain = góra
terrain-portal = portal
terrain-temple_wind = Świątynia Wiatru
terrain-temple_moon = Świątynia Księżyca
terrain-temple_sand = Świątynia Piasku
terrain-space = puste pole
terrain-storm = pole burzy
terrain-pyramid = pole przy piramidzie
terrain-lighthouse = pole przy Latarni Morskiej

## Katalog: rodzaje, cechy i części elementów gry

catalogue-tile = Kafle
    .one = Kafel
    .help = Z dużych kafli po siedem heksów powstaje plansza; małe, po trzy heksy, dochodzą w wariantach.
    .reconstructed = Ilustracje z instrukcji zaginęły, a żadne publiczne źródło nie pokazuje kafli. To, co na nich leży, odtworzyliśmy sami; zgadzają się wszystkie znane liczby.
catalogue-terrain = Heksy
    .one = Heks
    .help = Po polach chodzą stosy, na terenach stoją budynki.
catalogue-building = Budynki
    .one = Budynek
    .help = Płacisz za nie dyskami z jednego stosu, który sąsiaduje z terenem.
catalogue-module = Warianty
    .one = Wariant
    .help = Dodatkowe kafle i zasady; można je łączyć dowolnie.

fact-size = Wielkość
fact-back = Rewers
fact-module = Wariant
fact-hexes = Heksy
fact-landmark = W środku
fact-count = Ile ich jest
fact-passable = Może tu stać stos
fact-highest_building = Najwyższy budynek
fact-points = Punkty
fact-cost = Cena w dyskach
fact-per_seat = Sztuk u gracza

back-grey = szary
back-blue = niebieski
back-red = czerwony
landmark-pyramid = piramida
landmark-lighthouse = Latarnia Morska
part-tile = kafel { $called }
part-large = duży
part-small = mały
part-yes = tak
part-no = nie
part-nothing = żaden
part-replaces-MOON = Leży w miejscu kafla E.
part-replaces-SAND = Leży w miejscu kafla E, a jeśli w grze jest Świątynia Księżyca, w miejscu kafla B.

## Co się dzieje

counts-title = Co przyniosły ostatnie rundy
count-built =
    { $amount ->
        [one] { $amount } budynek
        [few] { $amount } budynki
       *[many] { $amount } budynków
    }
count-beaten =
    { $amount ->
        [one] { $amount } pokonany dysk
        [few] { $amount } pokonane dyski
       *[many] { $amount } pokonanych dysków
    }
count-captives =
    { $amount ->
        [one] { $amount } pojmany Cesarz
        [few] { $amount } pojmani Cesarze
       *[many] { $amount } pojmanych Cesarzy
    }
count-armed =
    { $amount ->
        [one] { $amount } dysk z rezerwy
        [few] { $amount } dyski z rezerwy
       *[many] { $amount } dysków z rezerwy
    }

event-drew-colour = Miejsce { $seat_number } gra jako { NAME($seat) }.
event-begins = { NAME($seat) } zaczyna.
event-swapped = { NAME($seat) } przestawia Cesarza z { $frm } na { $to }.
event-kept = { NAME($seat) } zostawia Cesarza na { $space }.
event-struck-by-sand = { NAME($seat) } odkłada do pudełka 2 wojowników, a Świątynia Piasku odsyła do rezerwy wojownika { NAME($victim, case: "gen") } z { $space }.
event-lost-to-storm =
    { $emperor ->
        [0]
            { $discs ->
                [one] { NAME($seat) } oddaje burzy { $discs } dysk ze stosu na { $space }.
                [few] { NAME($seat) } oddaje burzom { $discs } dyski ze stosu na { $space }.
               *[many] { NAME($seat) } oddaje burzom { $discs } dysków ze stosu na { $space }.
            }
       *[1]
            { $discs ->
                [one] { NAME($seat) } oddaje burzy Cesarza ze stosu na { $space }.
                [few] { NAME($seat) } oddaje burzom { $discs } dyski ze stosu na { $space }, w tym Cesarza.
               *[many] { NAME($seat) } oddaje burzom { $discs } dysków ze stosu na { $space }, w tym Cesarza.
            }
    }
event-moved =
    { $discs ->
        [one] { NAME($seat) } przesuwa { $discs } dysk z { $frm } na { $to }.
        [few] { NAME($seat) } przesuwa { $discs } dyski z { $frm } na { $to }.
       *[many] { NAME($seat) } przesuwa { $discs } dysków z { $frm } na { $to }.
    }
event-regrouped =
    { $discs ->
        [one] { NAME($seat) } dołącza stos z { $frm } do stosu na { $to }: razem { $discs } dysk.
        [few] { NAME($seat) } dołącza stos z { $frm } do stosu na { $to }: razem { $discs } dyski.
       *[many] { NAME($seat) } dołącza stos z { $frm } do stosu na { $to }: razem { $discs } dysków.
    }
event-attacked =
    { $discs ->
        [one] { NAME($seat) } atakuje z { $frm } i zbija dysk { NAME($victim, case: "gen") } na { $to }.
        [few] { NAME($seat) } atakuje z { $frm } i rozbija stos { NAME($victim, case: "gen") } na { $to } ({ $discs } dyski).
       *[many] { NAME($seat) } atakuje z { $frm } i rozbija stos { NAME($victim, case: "gen") } na { $to } ({ $discs } dysków).
    }
event-kamikaze = { NAME($seat) } posyła Kamikadze z { $frm } na stos { NAME($victim, case: "gen") } na { $to }: z planszy schodzi pięć dysków.
event-captured = { NAME($seat) } bierze do niewoli Cesarza { NAME($victim, case: "gen") }.
event-exchanged =
    { SAME($jailer, $victim) ->
        [yes] { NAME($seat) } oddaje { NAME($jailer, case: "dat") } jego Cesarza i odzyskuje własnego.
       *[no] { NAME($seat) } oddaje { NAME($jailer, case: "dat") } Cesarza { NAME($victim, case: "gen") } i odzyskuje własnego.
    }
event-built =
    { $emperor ->
        [0]
            { $discs ->
                [one] { NAME($seat) } stawia { NAME($building, case: "acc") } na { $terrain } i płaci { $discs } dyskiem z { $space }.
               *[other] { NAME($seat) } stawia { NAME($building, case: "acc") } na { $terrain } i płaci { $discs } dyskami z { $space }.
            }
       *[1]
            { $discs ->
                [one] { NAME($seat) } stawia { NAME($building, case: "acc") } na { $terrain } i płaci Cesarzem z { $space }.
               *[other] { NAME($seat) } stawia { NAME($building, case: "acc") } na { $terrain } i płaci { $discs } dyskami z { $space }, w tym Cesarzem.
            }
    }
event-replaced = { NAME($seat) } usuwa z { $terrain } { NAME($building, case: "acc") } { NAME($victim, case: "gen") }.
event-no-action = { NAME($seat) } nie może się ruszyć ani nic zbudować.
event-marched = { NAME($seat) } odkłada do pudełka 3 wojowników i kupuje wymuszony przemarsz.
event-armed =
    { $emperor ->
        [0]
            { $discs ->
                [one] { NAME($seat) } dokłada { $discs } dysk do stosu na { $space }.
                [few] { NAME($seat) } dokłada { $discs } dyski do stosu na { $space }.
               *[many] { NAME($seat) } dokłada { $discs } dysków do stosu na { $space }.
            }
       *[1]
            { $discs ->
                [one] { NAME($seat) } dokłada Cesarza do stosu na { $space }.
                [few] { NAME($seat) } dokłada { $discs } dyski do stosu na { $space }, w tym Cesarza.
               *[many] { NAME($seat) } dokłada { $discs } dysków do stosu na { $space }, w tym Cesarza.
            }
    }
event-moonlit =
    { $emperor ->
        [0] { NAME($seat) } odkłada do pudełka 2 wojowników i dzięki Świątyni Księżyca kładzie dysk na { $space }.
       *[1] { NAME($seat) } odkłada do pudełka 2 wojowników i dzięki Świątyni Księżyca kładzie Cesarza na { $space }.
    }
event-eliminated = { NAME($seat) } nie ma już dysków na planszy i odpada z gry.
event-won-by-points =
    { $points ->
        [one] { NAME($seat) } ma stolicę i { $points } punkt: to zwycięstwo!
        [few] { NAME($seat) } ma stolicę i { $points } punkty: to zwycięstwo!
       *[many] { NAME($seat) } ma stolicę i { $points } punktów: to zwycięstwo!
    }
event-won-alone = { NAME($seat) } zostaje sam na planszy: to zwycięstwo!
event-nobody-won = Na planszy nie ma już ani jednego dysku: nikt nie wygrywa.
event-stuck = Przez całą kolejkę nikt nie mógł nic zrobić: gra utknęła i kończy się bez wyniku.

## Co można zrobić: całe zdanie, przycisk, słowo do wpisania, pytania po drodze

action-pass =
    { $asked ->
        [Swap] Zostaw Cesarza na miejscu
        [Sand] Nie używaj Świątyni Piasku
        [ForcedMarch] Nie kupuj przemarszu
        [Arming] Nie dokładaj dysku
        [MoreArming] Zakończ Zbrojenie
       *[other] Zrezygnuj
    }
    .verb = Zrezygnuj
    .word = pas
action-swap = Przestaw Cesarza na { $space }
    .verb = Zamień Cesarza
    .word = zamiana
    .space = Z którym dyskiem zamienić Cesarza?
action-sand = Odeślij do rezerwy wrogiego wojownika z { $stack }
    .verb = Użyj Świątyni Piasku
    .word = piasek
    .stack = Z którego stosu zdjąć wojownika?
action-move = Przesuń stos z { $stack } na { $to }
    .verb = Rusz stos
    .word = ruch
    .stack = Który stos rusza?
    .to = Dokąd idzie?
action-route =
    { $zones_count ->
        [0] Idź drogą, na której nic nie stracisz
        [one] Idź przez burzę na { NAME($zones) }: strata 1 dysku
        [few] Idź przez burze na { NAME($zones) }: strata { $zones_count } dysków
       *[many] Idź przez burze na { NAME($zones) }: strata { $zones_count } dysków
    }
    .verb = Wybierz drogę
    .word = droga
    .zones = Przez które burze?
action-give =
    { $asked ->
        [Loss]
            { $disc ->
                [disc-emperor] Oddaj burzy Cesarza
               *[other] Oddaj burzy samych wojowników
            }
       *[other]
            { $disc ->
                [disc-emperor] Zapłać Cesarzem
               *[other] Zapłać samymi wojownikami
            }
    }
    .verb = Wybierz dyski
    .word = oddaj
    .disc = Co oddajesz?
action-build = Postaw { NAME($building, case: "acc") } na { $terrain } za dyski z { $stack }
    .verb = Zbuduj
    .word = budowa
    .stack = Który stos płaci?
    .terrain = Na którym terenie budujesz?
    .building = Co stawiasz?
action-march = Kup wymuszony przemarsz za 3 wojowników
    .verb = Kup wymuszony przemarsz
    .word = przemarsz
action-arm =
    { $emperor ->
        [0]
            { $warriors ->
                [one] Dołóż { $warriors } wojownika do stosu na { $stack }
               *[other] Dołóż { $warriors } wojowników do stosu na { $stack }
            }
       *[1]
            { $warriors ->
                [0] Dołóż Cesarza do stosu na { $stack }
                [one] Dołóż Cesarza i { $warriors } wojownika do stosu na { $stack }
               *[other] Dołóż Cesarza i { $warriors } wojowników do stosu na { $stack }
            }
    }
    .verb = Zbrój stos
    .word = zbrojenie
    .stack = Do którego stosu?
    .warriors = Ilu wojowników?
    .emperor = Z Cesarzem?
action-moon = Połóż dysk na { $space } dzięki Świątyni Księżyca za 2 wojowników
    .verb = Użyj Świątyni Księżyca
    .word = księżyc
    .space = Na którym polu?

## O co gra pyta

prompt-Swap = { NAME($seat) } może zamienić Cesarza miejscami z jednym ze swoich dysków.
    .you = Możesz zamienić Cesarza miejscami z jednym ze swoich dysków.
    .help = Przed pierwszą turą, jeden raz, twój Cesarz może zająć miejsce innego twojego dysku, a dysk jego miejsce (eko.setup.10). Możesz też zostawić go tam, gdzie stoi.
prompt-Sand = { NAME($seat) } może użyć Świątyni Piasku: za 2 wojowników z rezerwy odsyła jednego wrogiego.
    .you = Możesz użyć Świątyni Piasku: za 2 wojowników z rezerwy odsyłasz jednego wrogiego.
    .help = Raz w turze, przed akcją: odkładasz do pudełka 2 wojowników z rezerwy, a jeden wrogi wojownik schodzi z planszy do rezerwy właściciela (eko.sand.2).
prompt-Action = { NAME($seat) } wybiera akcję: ruch albo budowę.
    .you = Wybierasz akcję: ruch albo budowę.
    .help = Wykonujesz dokładnie jedną akcję (eko.turn.2). Ruch: cały stos idzie przez puste pola i staje na pustym polu, na swoim stosie albo na słabszym wrogim (eko.move). Budowa: stawiasz budynek obok swojego stosu i płacisz jego dyskami (eko.build).
prompt-Route = { NAME($seat) } wybiera drogę stosu z { $space } na { $to }: przez które burze?
    .you = Wybierasz drogę stosu z { $space } na { $to }: przez które burze?
    .help = Za każdą strefę burz na drodze stos traci 1 dysk (eko.storm.3). Strefę nazywa jedno z jej pól.
prompt-Loss = Po drodze z { $space } na { $to } { NAME($seat) } decyduje, czy burza zabierze Cesarza.
    .you = Po drodze z { $space } na { $to } decydujesz, czy burza zabierze Cesarza.
    .help = To ty wskazujesz dyski, które zabiera burza; wśród nich może być Cesarz (eko.storm.3). Wraca wtedy do twojej rezerwy.
prompt-Payment = { NAME($seat) } stawia { NAME($building, case: "acc") } na { $terrain } za dyski z { $space } i decyduje, czy płaci także Cesarzem.
    .you = Stawiasz { NAME($building, case: "acc") } na { $terrain } za dyski z { $space } i decydujesz, czy płacisz także Cesarzem.
    .help = Cesarz może być jednym z dysków, którymi płacisz za budynek (eko.emp.10). Trafia wtedy do twojej rezerwy.
prompt-ForcedMarch = { NAME($seat) } może kupić wymuszony przemarsz: jeszcze jedną akcję za 3 wojowników z rezerwy.
    .you = Możesz kupić wymuszony przemarsz: jeszcze jedną akcję za 3 wojowników z rezerwy.
    .help = Raz w turze, przed Zbrojeniem: 3 wojowników z rezerwy trafia na zawsze do pudełka, a ty wykonujesz jeszcze jedną akcję (eko.march.1).
prompt-Arming = { NAME($seat) } zbroi się: dokłada dyski z rezerwy do jednego ze swoich stosów.
    .you = Zbroisz się: dokładasz dyski z rezerwy do jednego ze swoich stosów.
    .help = Dokładasz co najmniej 1 dysk (eko.arm.2), wszystkie do jednego swojego stosu (eko.arm.3), który nie sąsiaduje z wrogim budynkiem (eko.arm.4) i będzie miał najwyżej 4 dyski (eko.arm.5). Jeśli w rezerwie jest twój Cesarz, wraca jako pierwszy (eko.arm.6).
prompt-MoreArming = { NAME($seat) } może dołożyć dyski jeszcze do innego stosu.
    .you = Możesz dołożyć dyski jeszcze do innego stosu.
    .help = Dzięki Świątyni Wiatru możesz rozdzielić dyski między kilka stosów (eko.wind.2).

## Plansza i gracze w terminalu

panel-seat = gracz
panel-points = punkty
panel-capitals = stolice
panel-discs = plansza
panel-reserve = rezerwa
panel-box = pudełko
panel-buildings = budynki
panel-prison = więzienie
panel-out = poza grą

look-stack =
    { $emperor ->
        [0]
            { $discs ->
                [one] { $place }: stos { NAME($seat, case: "gen") }, { $discs } dysk.
                [few] { $place }: stos { NAME($seat, case: "gen") }, { $discs } dyski.
               *[many] { $place }: stos { NAME($seat, case: "gen") }, { $discs } dysków.
            }
       *[1]
            { $discs ->
                [one] { $place }: Cesarz { NAME($seat, case: "gen") }, sam.
                [few] { $place }: stos { NAME($seat, case: "gen") }, { $discs } dyski z Cesarzem na wierzchu.
               *[many] { $place }: stos { NAME($seat, case: "gen") }, { $discs } dysków z Cesarzem na wierzchu.
            }
    }
look-ground = { $place }: { NAME($kind) }.
look-building = { $place }: { NAME($kind) }, stoi tu { NAME($building) } { NAME($seat, case: "gen") }.

## Co kto ma: koszty i zyski akcji

holding-points = punkty
holding-capitals = stolice
holding-discs = dyski na planszy
holding-reserve = rezerwa
holding-emperor = Cesarz na planszy

## Cele: jak teraz wygrać i kto jest blisko; $mine równe 1 oznacza, że zdanie mówi do czytającego

goal-points =
    { $mine ->
        [1]
            { $capitals ->
                [0]
                    { $missing ->
                        [0] Punktów masz już dość ({ $points }): wygrasz, gdy zbudujesz coś w stolicy.
                       *[other] Masz { $points } z { $goal } punktów, ale jeszcze żadnej stolicy.
                    }
               *[other] Masz { $points } z { $goal } punktów i stolicę.
            }
       *[0]
            { $capitals ->
                [0]
                    { $missing ->
                        [0] { NAME($seat) } ma już dość punktów ({ $points }): wygra, gdy zbuduje coś w stolicy.
                       *[other] { NAME($seat) } ma { $points } z { $goal } punktów, ale jeszcze żadnej stolicy.
                    }
               *[other] { NAME($seat) } ma { $points } z { $goal } punktów i stolicę.
            }
    }
goal-captive =
    { $points ->
        [one] { NAME($seat) } trzyma w niewoli twojego Cesarza i ma za to { $points } punkt.
        [few] { NAME($seat) } trzyma w niewoli twojego Cesarza i ma za to { $points } punkty.
       *[many] { NAME($seat) } trzyma w niewoli twojego Cesarza i ma za to { $points } punktów.
    }
goal-few =
    { $discs ->
        [one] Na planszy został ci tylko { $discs } dysk: bez niego odpadasz.
        [few] Na planszy zostały ci tylko { $discs } dyski: bez nich odpadasz.
       *[many] Na planszy zostało ci tylko { $discs } dysków: bez nich odpadasz.
    }
goal-alone =
    { $discs ->
        [one] Rywale mają na planszy już tylko { $discs } dysk: gdy zniknie, wygrywasz.
        [few] Rywale mają na planszy już tylko { $discs } dyski: gdy znikną, wygrywasz.
       *[many] Rywale mają na planszy już tylko { $discs } dysków: gdy znikną, wygrywasz.
    }

## Co zmienia akcja, dla podpowiedzi: co jest dzięki niej lepsze, a co gorsze.

aspect-points =
    .gain = poprawia się twoja sytuacja w punktach
    .loss = pogarsza się twoja sytuacja w punktach
aspect-discs =
    .gain = masz więcej dysków do działania
    .loss = zostaje ci mniej dysków do działania
aspect-safety =
    .gain = twoje dyski stoją bezpieczniej
    .loss = twoje dyski stoją w zasięgu wroga
aspect-emperor =
    .gain = twój Cesarz jest bezpieczniejszy
    .loss = twój Cesarz jest w niebezpieczeństwie
aspect-attack =
    .gain = zagrażasz większej liczbie wrogich dysków
    .loss = zagrażasz mniejszej liczbie wrogich dysków

## The player aid

aid-part-turn = Twoja tura
aid-action = 1. Jedna akcja
    .text = Ruch albo budowa. Nie możesz spasować.
aid-march = 2. Wymuszony przemarsz, jeśli chcesz
    .text = Za { $price } wojowników z rezerwy do pudełka masz jeszcze jedną akcję.
aid-arming = 3. Zbrojenie
    .text = Dołóż z rezerwy co najmniej jeden dysk do jednego ze swoich stosów: najwyżej { $most } dyski w stosie, nie przy wrogim budynku, Cesarz pierwszy.
aid-part-actions = Akcje
aid-move = Ruch
    .text = Cały stos idzie dowolnie daleko po wolnych polach i kończy na wolnym polu, na swoim stosie (najwyżej { $most } dyski) albo na mniejszym wrogim.
aid-fight = Walka
    .text = Większy stos bije mniejszy i nic nie traci; jeden dysk bije też pełny stos ({ $most }), ale wtedy schodzą oba. Z Cesarzem pobijesz także równy stos.
aid-build = Budowa
    .text = Na terenie obok swojego stosu: najpierw obóz, potem wieża, potem zamek. Płacisz dyskami z tego stosu, a na wrogim budynku o { $surcharge } więcej.
aid-emperor = Cesarz
    .text = Pobitego Cesarza zwycięzca trzyma w niewoli. Wraca tylko w zamian za innego jeńca.
aid-part-win = Jak wygrać
aid-points = { $goal } punktów i stolica
    .text = Liczą się budynki oraz { $captive } punkty za każdego pojmanego Cesarza. Stolica jest twoja, gdy stoi na niej twój budynek.
aid-alone = Albo w pojedynkę
    .text = Tylko ty masz jeszcze dyski na planszy.
aid-part-signs = Na planszy
aid-building = { NAME($building) }
    .text =
        { $rank ->
            [one] kosztuje { $rank } dysk, daje { $rank } punkt
            [few] kosztuje { $rank } dyski, daje { $rank } punkty
           *[many] kosztuje { $rank } dysków, daje { $rank } punktów
        }
aid-terrain = { NAME($terrain) }
    .text =
        { $limit ->
            [0] tu nic nie stanie
           *[other] najwyżej { NAME($most) }
        }

## Trener w pierwszej grze

coach-rival = { NAME($rival) } jest o krok od zwycięstwa. Najpierw sprawdź, co możesz odebrać: stolicę, budynek albo stos, który przy nich stoi.
coach-emperor = Wrogi stos może dojść do twojego Cesarza. Odejdź nim, wzmocnij jego stos albo uderz pierwszy.
coach-prey = Wrogi Cesarz jest w twoim zasięgu ({ NAME($rival) }). Jako twój jeniec jest wart trzy punkty.
coach-last = To twój ostatni stos. Jeśli go stracisz albo wydasz na budowę, odpadasz z gry.
coach-twelve = Punkty już masz, brakuje tylko stolicy. Wszystko inne może poczekać.
coach-capital = Możesz teraz postawić budynek na stolicy. Bez stolicy nikt nie wygra, choćby miał dość punktów.
coach-march = Za trzech wojowników z rezerwy możesz wykonać drugą akcję. Zachowaj to na turę, w której dwie akcje dadzą coś wielkiego.
coach-swap = Twój Cesarz bije też stosy równe swojemu. Ustaw go tam, gdzie wokół stoją pojedyncze wrogie dyski, a blisko są twoje.
coach-arming = Większy stos bije mniejszy, ale stos czterech dysków zbije i pojedynczy dysk. Trzy bywają bezpieczniejsze.

## Osiągnięcia po skończonej grze; .text mówi, czego wymagają

achievement-audience = Audiencja za kratami
    .text = Wygraj z cudzym Cesarzem w swoim więzieniu.
achievement-headless = Państwo bez głowy
    .text = Wygraj, choć twój Cesarz siedzi w cudzym więzieniu.
achievement-arithmetic = Zimna kalkulacja
    .text = Wygraj po co najmniej pięciu atakach Kamikadze. Dysków nikt nie pytał o zdanie.
achievement-silence = Ostatnie słowo
    .text = Zostań na planszy bez żadnego towarzystwa.
