### Słowa planszy Władców Xidit.

colour-blue = Niebieski
colour-red = Czerwony
colour-green = Zielony
colour-yellow = Żółty
colour-black = Czarny
colour-virtual = Wirtualny Gracz
unit-militia = Chłopska Milicja
unit-archer = Łucznicy
unit-infantry = Piechota
unit-cleric = Klerycy
unit-battle_mage = Magowie Bitewni
one-militia = Chłopska Milicja
one-archer = Łucznik
one-infantry = Piechota
one-cleric = Kleryk
one-battle_mage = Mag Bitewny
acc-militia = Chłopską Milicję
acc-archer = Łucznika
acc-infantry = Piechotę
acc-cleric = Kleryka
acc-battle_mage = Maga Bitewnego
gen-militia = Chłopskiej Milicji
gen-archer = Łucznika
gen-infantry = Piechoty
gen-cleric = Kleryka
gen-battle_mage = Maga Bitewnego
count-militia = Chłopskiej Milicji
count-archer = Łuczników
count-infantry = Piechoty
count-cleric = Kleryków
count-battle_mage = Magów Bitewnych
order-black = czarna Droga
order-red = czerwona Droga
order-blue = niebieska Droga
order-action = Akcja
order-wait = Czekanie
short-black = czarna
short-red = czerwona
short-blue = niebieska
short-action = Akcja
short-wait = Czekanie
region-C = Serce Królestwa
region-N = Kraina Śniegu
region-NE = Czarne Wzgórza
region-E = Wschodni Step
region-SE = Bursztynowa Pustynia
region-S = Ziemie Rzeczne
region-SW = Złote Pola
region-W = Mglisty Las
region-NW = Srebrne Góry
gold = złoto
bards = Bardowie
floors = piętra
criterion-wealth = Bogactwo
criterion-influence = Wpływy
criterion-reputation = Reputacja
city = Miasto { $city }
titan = Tytani o sile { $strength }
road = { $order } z Miasta { $from } do Miasta { $to }
recruitment = Rekrutacja
threat = Zagrożenie
asks = cena: { $units }
offers = nagrody: { $rewards }
stands = na żetonie: { $units }
noUnits = żeton bez Jednostek
noToken = bez żetonu
spent = w tym Roku już tu rekrutujesz
guild =
    { $n ->
        [one] Gildia, { $who }: { $n } piętro
        [few] Gildia, { $who }: { $n } piętra
       *[many] Gildia, { $who }: { $n } pięter
    }
stand = tu stoi: { $who }
wasteland = Pustkowie: bez Bardów
lyre = lira { $larger } za najwięcej Bardów, { $smaller } za drugie miejsce
bastion = Bastion jest zamknięty do Oceny Reputacji
inBastion = twoi Bardowie w Bastionie: { $n }
noBards = nie ma tu Bardów
asleep = śpi
raging = szaleje
gone = pokonani
left = Tytani w stosie: { $n }
titanRule =
    { $strength ->
        [one] Akcja w Mieście bez żetonu: odłóż { $strength } dowolne Jednostki i weź dwie nagrody
        [few] Akcja w Mieście bez żetonu: odłóż { $strength } dowolne Jednostki i weź dwie nagrody
       *[many] Akcja w Mieście bez żetonu: odłóż { $strength } dowolnych Jednostek i weź dwie nagrody
    }
open = można wybrać
taken = wybrane
beside = Obok mapy
tab-calendar = Rok { $year }/{ $years }
tab-path = Kolejne
tab-lair = Legowisko
tab-avenue = Aleja
tab-barracks = Koszary
lair = Legowisko
avenue = Aleja Chwały
barracks = Koszary
calendar = Rok { $year } z { $years }
setup = Przygotowanie
censusYears = Spis w Latach { $years }
nextRecruitment = Kolejna Rekrutacja
nextThreat = Kolejne Zagrożenie
stackOf = { $side }: następny { $next }, stos { $n }, na wierzchu { $top }, odrzucone { $pile }
none = brak
virtualHas = Wirtualny Gracz: { $n }
firstPlayer = Pierwszy Gracz
influenceNow = piętra
bardsNow = Bardowie
yourScreen = Za twoją Zasłonką
waitingFloors = piętra czekają
supply = piętra w zasobach
unplaced = Bardowie do umieszczenia
plan = Plan
slot = Rozkaz { $n }: { $order }
slotEmpty = Rozkaz { $n }: pusty
submit = Wyślij
sending = Wysyłam…
clear = Cofnij Rozkaz
empty = Od nowa
planHint = Klikaj Drogi i Miasta na mapie albo użyj przycisków.
waitFor = Plan gotowy. Czekamy: { $who }
ready = decyzja podjęta
readyNow = Gotowe: { $who }.
found-rides = jedzie do Miasta { $city }
found-no-road = nie ma takiej Drogi: Rozkaz przepada
found-waits = czeka w Mieście { $city }
found-recruits = rekrutuje { $unit }
found-already = tu już rekrutujesz w tym Roku
found-empty = na żetonie nie ma Jednostek
found-removes = eliminuje zagrożenie: masz wszystkie Jednostki
found-lacks = zagrożenie, ale brakuje { $units }
found-barred = w tym Roku już tu walczysz
found-titan = może ruszyć na Tytana
found-too-few = za mało Jednostek na Tytana
found-nothing = nic tu nie ma: Akcja przepada
note-rides = do { $city }
note-no-road = brak Drogi
note-waits = czeka
note-already = drugi raz
note-empty = pusty
note-removes = eliminuje
note-lacks = brak
note-barred = nie wolno
note-titan = Tytan?
note-too-few = za mało
note-nothing = nic
note-recruits = bierze
orders = Rozkazy
ordersOf = Rozkazy, { $who }: { $orders }
carried = wykonane: { $n }
takePair = Weź: { $one } i { $other }
choosePair = Dwie z trzech nagród
showN = Ujawnij: { $n }
showNone = Nie ujawniaj
fewer = Mniej
more = Więcej
ofYours = masz { $n }
censusOf = Spis { $units }
prize = najwięcej: { $most } · remis: { $tied }
bardsLeft =
    { $n ->
        [one] Do umieszczenia: { $n } Bard
       *[other] Do umieszczenia: { $n } Bardów
    }
unitsLeft =
    { $n ->
        [one] Do oddania: { $n } Jednostka
        [few] Do oddania: { $n } Jednostki
       *[many] Do oddania: { $n } Jednostek
    }
giveUp = Oddaj { $unit }
have = { $unit }: { $n }
shown = Wybrane. Czekamy: { $who }
finale = Trzy Oceny
assessment = Ocena { $n } z 3
next = Dalej
skip = Pomiń
toResults = Wyniki
rank = { $rank }. miejsce
outBefore = już poza grą
falls = odpada
saviour = Wybawca królestwa
measure-wealth = złoto za Zasłonką
measure-influence = piętra Gildii na planszy
measure-reputation = liczby lir w Regionach

## Pierwsze kroki

guide-realm = Królestwo Xidit: Miasta i Drogi w trzech kolorach. Twój Idrakis jeździ po nich, rekrutuje Jednostki i eliminuje zagrożenia.
guide-plan = Co Rok wszyscy naraz planują w sekrecie sześć Rozkazów. Klikaj Drogi i Miasta na mapie albo przyciski tutaj; plan możesz zmieniać, aż go wyślesz.
guide-action = Akcja w Mieście z żetonem Rekrutacji daje najsłabszą Jednostkę z żetonu. Akcja przy żetonie Zagrożenia zabiera wskazane Jednostki i daje dwie z trzech nagród.
guide-screen = Za Zasłonką są twoje Jednostki, złoto i Bardowie. Widzisz je tylko ty; co biorą i wydają inni, trzeba pamiętać.
guide-assessments = Na końcu trzy Oceny – Bogactwo, Wpływy i Reputacja w tej kolejności, którą pokazuje Aleja Chwały – eliminują najsłabszych. Wygrywa ten, kto zostanie po ostatniej.
