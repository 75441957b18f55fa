### Słowa planszy Mysthei.

guild-varorin = Varorin
guild-lusma = Lusma
guild-volarees = Volarees
guild-magista = Magista
guild-kaetur = Kaetur
energy = energia
experience = doświadczenie
experienceShort = dośw.
handSize = ręka
facedShort = spotkania
controls = regiony
artefactShort = artefakt
era = Era { $era }
eraNone = Przygotowanie
startingCard = karta początkowa
track = Tor wydarzeń
next = następna
nextEvent = Następna: { $event }
deckLeft = w talii: { $n }
space = pole warte { $n }
empty = puste
recharge = tu ładuje się artefakty
development = Obszar rozwoju
encounterDeck = Spotkanie
encounterTop = chwała { $glory }; { $one } albo { $other }
encountersLeft = zostało { $n }
hand = Twoja ręka
emptyHand = Nie masz kart na ręce.
board = Plansza gracza
boardOf = Plansza: { $who }
boards = Plansze graczy
equipment = Wyposażenie
upgrades = Ulepszenia
free = wolne
discards = odrzucone
artefact = artefakt { $number }, { $state }
charged = naładowany
discharged = rozładowany
wounded = ranny
pool = { $unit }: stworzone { $n }, obok planszy { $beside }
strength = siła { $n }
controlsIt = kontroluje
nobody = nikogo tu nie ma
mirage = miraż: żadna jednostka nie może tu wejść
moved = w tej turze już się ruszały: { $n }
units = { $who }: { $units }; siła { $n }
monsterHere = { $who }, siła { $n }
defeated = pokonany w tej Erze
comes = przyjdzie w Erze { $era }
tokenHere = żeton spotkania: { $who }
gold = Złoto: { $text }
silver = Srebro: { $text }
bronze = Brąz: { $text }
behaviour = Zachowanie: { $text }
attunement = Zestrojenie { $name } ({ $side }): { $text }
attunedBy = w tej Erze wzięte: { $who }
attunementFree = do wzięcia
regionsOf = regiony: { $regions }
bonus-forest = Medytacja: 1 punkt energii
bonus-river = Medytacja: 2 punkty chwały
bonus-mist = Medytacja: 1 punkt doświadczenia
bonus-mountain = Medytacja: 1 fortyfikacja
bonus-crystal = Medytacja: 1 punkt na tworzenie i rozstawianie
regionScores = Na koniec Ery każdy zyskuje tyle chwały, ile warte jest pole, za każdy kontrolowany region tego typu.
stormMoves = Na koniec Ery wszystkie potwory przesuwają się o wyspę dalej.
monsterAttacks = Na koniec Ery ten potwór atakuje swoją wyspę.
open = można wybrać
taken = wybrane
back = Wróć
close = Zamknij
points = punkty dowodzenia: { $n }
costs = koszt efektu: energia { $n }
placing = koszt umieszczenia: energia { $n }
order = w bitwie: { $order } { $n }
ourName = nazwa jest nasza
reconstructed = wartość odtworzona, nie ze źródła
unitCost =
    { $n ->
        [one] kosztuje { $n } punkt dowodzenia
        [few] kosztuje { $n } punkty dowodzenia
       *[many] kosztuje { $n } punktów dowodzenia
    }
spend =
    { $n ->
        [one] Wydaj: { $n } punkt
        [few] Wydaj: { $n } punkty
       *[many] Wydaj: { $n } punktów
    }
moveHint = Kliknij figurkę, potem region, do którego ma pójść.
lose =
    { $n ->
        [one] Do stracenia: { $n } jednostka
        [few] Do stracenia: { $n } jednostki
       *[many] Do stracenia: { $n } jednostek
    }
battle = Bitwa
battleIn = Bitwa { $where }
secretly = wybiera w tajemnicy
decided = wybór ukryty
noCard = bez karty
total = razem
lost = straty: { $n }
retreated = odwrót: { $n }
strongest = najsilniejszy
symbolFor = Co kryje { $symbol }, okaże się po wyborze.
prevails = zwycięża
isDefeated = pokonany
afterIsland = Tuż za { $island }, zgodnie z ruchem wskazówek zegara
base = akcja podstawowa
special = akcja specjalna
done = wykonana
todo = do wykonania
mayDo = możliwa
crystal = Wielki kryształ
figure = { $unit } ×{ $n }, { $where }
finale = Skąd ta chwała
glory = Chwała
skip = Pomiń
toResults = Wyniki
from-regions = kontrolowane regiony
from-battles = bitwy
from-monsters = pokonane potwory
from-encounters = spotkania
from-meditation = Medytacja
from-cards = karty, zestrojenia i inne efekty
from-lost = stracone

## Pierwsze kroki

guide-islands = Pięć dryfujących wysp, na każdej trzy regiony. Region kontroluje najsilniejszy. Po trzech Erach wygrywa ten, kto ma najwięcej chwały.
guide-track = W każdej rundzie dochodzi tu karta wydarzenia. Na koniec Ery karty regionów dają tyle chwały, ile pokazuje pole, a potwory atakują swoje wyspy.
guide-hand = Twoje karty. Zagrana karta daje punkty dowodzenia na tworzenie, rozstawianie i ruch jednostek, a za energię także swój efekt – jedno, drugie albo oba naraz.
guide-turn = W turze: jedna akcja podstawowa – Działanie (zagrywasz kartę), Rozwój lub Medytacja – i najwyżej jedna specjalna: wyposażenie, bitwa, przemieszczenie wyspy albo spotkanie.
guide-development = Tu kupujesz nowe karty w Rozwoju i widzisz najbliższe spotkanie. Wszystkie karty gry i zasady są w szufladzie z przebiegiem.
guide-development-keys = Klawisze K i R.
