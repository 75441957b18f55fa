### Słowa Mysthei po polsku.

## Gra

game-title = Mysthea
game-facts = 2–5 osób, 120–150 minut, od 14 lat
game-endless = Instrukcja kończy grę po trzeciej Erze.
game-about =
    Wokół olbrzymiego kryształu dryfuje pięć wysp, a twoja Gildia jako pierwsza stawia na nich stopę. Prowadzisz Wybrańca,
    rozstawiasz konstrukty, golemy i fortyfikacje, kompletujesz karty dowodzenia, przemieszczasz całe wyspy, walczysz z potworami i
    z innymi, a przez trzy Ery zbierasz chwałę. Zakryte są karty na ręce, talie i karty wykładane w bitwie; wszystko inne jest
    jawne. Zasady i karty opisaliśmy własnymi słowami; nazwy kart dowodzenia są nasze, a wyspy nazwaliśmy od ich symboli.
    Energię artefaktów IV i V odtworzyliśmy, a tam, gdzie instrukcja milczy, rozstrzygnięcia mówią, jak ją rozumiemy.
    Autorami gry są Martino Chiacchiera i Marta Ciaccasassi.
game-points = Chwała: { $scores }.

## Opcje

option-night = Strony nocne
    .help = Karty zestrojenia, które leżą nocą do góry; pozostałe leżą dniem.
option-night-monolith = Wyspa Monolitu
    .help = Nocą 4 punkty chwały za każde wyposażenie na planszy gracza, dniem 3 za każde ulepszenie.
option-night-rupture = Wyspa Rozdarcia
    .help = Nocą 2 punkty chwały za każdy posiadany punkt doświadczenia, dniem 4 za każde rozpatrzone spotkanie.
option-night-tree = Wyspa Drzewa
    .help = Nocą 1 punkt chwały za każdy region ze swoją jednostką, dniem 3 za każdy kontrolowany region.
option-night-sphere = Wyspa Sfery
    .help = Nocą 3 punkty chwały za każdego swojego golema na wyspach, dniem 2 za każdy konstrukt.
option-night-volcano = Wyspa Wulkanu
    .help = Nocą 8 punktów chwały na koniec Ery za każdego pokonanego w niej potwora, dniem 2 za każdą kartę na swoim stosie kart odrzuconych.
option-draft = Dobór kart
    .help = Tryb zaawansowany: Wybrańca i karty na początek wybieracie po kolei sami.
option-draft-off = Nie
    .help = Wybrańców i karty na początek rozdaje los.
option-draft-on = Tak
    .help = Pięć odkrytych kart, po jednej na raz; wszyscy widzą, co bierzesz.
option-abilities = Zdolności Wybrańców
    .help = Każdy Wybraniec umie coś, czego nie umie żaden inny.
option-abilities-off = Nie
    .help = Wszyscy Wybrańcy są jednakowi.
option-abilities-on = Tak
    .help = Wybraniec ma swoją zdolność, dopóki nie jest ranny.
option-behaviours = Zachowania potworów
    .help = Każdy potwór ma własny zły nawyk.
option-behaviours-off = Nie
    .help = Potwory tylko atakują; tak instrukcja radzi zagrać za pierwszym razem.
option-behaviours-on = Tak
    .help = Utcoro karze nieobecnych, Cannibarok żywi się kryształem, Onygauros zabiera karty, a Caerulas uderza dwa razy.
option-foresight = Przeczucie
    .help = Czy wolno odwrócić kartę spotkania przed wyborem.
option-foresight-off = Nie
    .help = Wybierasz symbol, nie znając nagrody.
option-foresight-on = Tak
    .help = Możesz najpierw obejrzeć obie nagrody.
option-battle_requires_own_unit = Bitwy z kart wymagają własnej jednostki
    .help = Czy bitwa, którą daje karta albo spotkanie, musi się toczyć tam, gdzie masz jednostkę; instrukcję można rozumieć dwojako.
option-battle_requires_own_unit-off = Nie
    .help = Wystarczy jednostka przeciwnika; tak rozumiemy instrukcję.
option-battle_requires_own_unit-on = Tak
    .help = Musisz mieć tam także własną jednostkę.
option-encounter_battle_discharges = Bitwy ze spotkań rozładowują artefakt
    .help = Czy bitwa, którą daje spotkanie, wymaga naładowanego artefaktu i go rozładowuje.
option-encounter_battle_discharges-off = Nie
    .help = Artefakt zostaje taki, jaki był; tak rozumiemy instrukcję.
option-encounter_battle_discharges-on = Tak
    .help = Taka bitwa kosztuje ładunek artefaktu.

## Gildie, czyli gracze

colour-varorin = Varorin
    .gen = Gildii Varorin
    .dat = Gildii Varorin
    .acc = Gildię Varorin
    .ins = Gildią Varorin
    .loc = Gildii Varorin
colour-lusma = Lusma
    .gen = Gildii Lusma
    .dat = Gildii Lusma
    .acc = Gildię Lusma
    .ins = Gildią Lusma
    .loc = Gildii Lusma
colour-volarees = Volarees
    .gen = Gildii Volarees
    .dat = Gildii Volarees
    .acc = Gildię Volarees
    .ins = Gildią Volarees
    .loc = Gildii Volarees
colour-magista = Magista
    .gen = Gildii Magista
    .dat = Gildii Magista
    .acc = Gildię Magista
    .ins = Gildią Magista
    .loc = Gildii Magista
colour-kaetur = Kaetur
    .gen = Gildii Kaetur
    .dat = Gildii Kaetur
    .acc = Gildię Kaetur
    .ins = Gildią Kaetur
    .loc = Gildii Kaetur

## Jednostki; formy few i many stoją w bierniku po liczbie

unit-chosen = Wybraniec
    .gen = Wybrańca
    .acc = Wybrańca
    .ins = Wybrańcem
    .few = Wybrańców
    .many = Wybrańców
unit-construct = konstrukt
    .gen = konstruktu
    .acc = konstrukt
    .ins = konstruktem
    .few = konstrukty
    .many = konstruktów
unit-golem = golem
    .gen = golema
    .acc = golema
    .ins = golemem
    .few = golemy
    .many = golemów
unit-fortification = fortyfikacja
    .gen = fortyfikacji
    .acc = fortyfikację
    .ins = fortyfikacją
    .few = fortyfikacje
    .many = fortyfikacji

## Wyspy i regiony; nazwy wysp są nasze. Formy from, to, in odpowiadają na pytania skąd, dokąd, gdzie

island-monolith = Wyspa Monolitu
    .gen = Wyspy Monolitu
    .acc = Wyspę Monolitu
    .ins = Wyspą Monolitu
    .loc = Wyspie Monolitu
    .word = monolit
island-rupture = Wyspa Rozdarcia
    .gen = Wyspy Rozdarcia
    .acc = Wyspę Rozdarcia
    .ins = Wyspą Rozdarcia
    .loc = Wyspie Rozdarcia
    .word = rozdarcie
island-tree = Wyspa Drzewa
    .gen = Wyspy Drzewa
    .acc = Wyspę Drzewa
    .ins = Wyspą Drzewa
    .loc = Wyspie Drzewa
    .word = drzewo
island-sphere = Wyspa Sfery
    .gen = Wyspy Sfery
    .acc = Wyspę Sfery
    .ins = Wyspą Sfery
    .loc = Wyspie Sfery
    .word = sfera
island-volcano = Wyspa Wulkanu
    .gen = Wyspy Wulkanu
    .acc = Wyspę Wulkanu
    .ins = Wyspą Wulkanu
    .loc = Wyspie Wulkanu
    .word = wulkan

region-monolith-mist = dolina mgieł Monolitu
    .acc = dolinę mgieł Monolitu
    .from = z doliny mgieł Monolitu
    .to = do doliny mgieł Monolitu
    .in = w dolinie mgieł Monolitu
    .word = monolit-mgły
region-monolith-crystal = kryształowe pole Monolitu
    .acc = kryształowe pole Monolitu
    .from = z kryształowego pola Monolitu
    .to = na kryształowe pole Monolitu
    .in = na kryształowym polu Monolitu
    .word = monolit-kryształ
region-monolith-river = rzeka Monolitu
    .acc = rzekę Monolitu
    .from = znad rzeki Monolitu
    .to = nad rzekę Monolitu
    .in = nad rzeką Monolitu
    .word = monolit-rzeka
region-rupture-forest = las Rozdarcia
    .acc = las Rozdarcia
    .from = z lasu Rozdarcia
    .to = do lasu Rozdarcia
    .in = w lesie Rozdarcia
    .word = rozdarcie-las
region-rupture-mist = dolina mgieł Rozdarcia
    .acc = dolinę mgieł Rozdarcia
    .from = z doliny mgieł Rozdarcia
    .to = do doliny mgieł Rozdarcia
    .in = w dolinie mgieł Rozdarcia
    .word = rozdarcie-mgły
region-rupture-mountain = góry Rozdarcia
    .acc = góry Rozdarcia
    .from = z gór Rozdarcia
    .to = w góry Rozdarcia
    .in = w górach Rozdarcia
    .word = rozdarcie-góry
region-tree-crystal = kryształowe pole Drzewa
    .acc = kryształowe pole Drzewa
    .from = z kryształowego pola Drzewa
    .to = na kryształowe pole Drzewa
    .in = na kryształowym polu Drzewa
    .word = drzewo-kryształ
region-tree-forest = las Drzewa
    .acc = las Drzewa
    .from = z lasu Drzewa
    .to = do lasu Drzewa
    .in = w lesie Drzewa
    .word = drzewo-las
region-tree-mountain = góry Drzewa
    .acc = góry Drzewa
    .from = z gór Drzewa
    .to = w góry Drzewa
    .in = w górach Drzewa
    .word = drzewo-góry
region-sphere-mist = dolina mgieł Sfery
    .acc = dolinę mgieł Sfery
    .from = z doliny mgieł Sfery
    .to = do doliny mgieł Sfery
    .in = w dolinie mgieł Sfery
    .word = sfera-mgły
region-sphere-mountain = góry Sfery
    .acc = góry Sfery
    .from = z gór Sfery
    .to = w góry Sfery
    .in = w górach Sfery
    .word = sfera-góry
region-sphere-river = rzeka Sfery
    .acc = rzekę Sfery
    .from = znad rzeki Sfery
    .to = nad rzekę Sfery
    .in = nad rzeką Sfery
    .word = sfera-rzeka
region-volcano-forest = las Wulkanu
    .acc = las Wulkanu
    .from = z lasu Wulkanu
    .to = do lasu Wulkanu
    .in = w lesie Wulkanu
    .word = wulkan-las
region-volcano-river = rzeka Wulkanu
    .acc = rzekę Wulkanu
    .from = znad rzeki Wulkanu
    .to = nad rzekę Wulkanu
    .in = nad rzeką Wulkanu
    .word = wulkan-rzeka
region-volcano-crystal = kryształowe pole Wulkanu
    .acc = kryształowe pole Wulkanu
    .from = z kryształowego pola Wulkanu
    .to = na kryształowe pole Wulkanu
    .in = na kryształowym polu Wulkanu
    .word = wulkan-kryształ

terrain-forest = las
terrain-river = rzeka
terrain-mist = dolina mgieł
terrain-mountain = góry
terrain-crystal = kryształowe pole

## Zasoby, artefakty, rodzaje i rozkazy

resource-glory = chwała
    .gen = chwały
resource-energy = energia
    .gen = energii
resource-experience = doświadczenie
    .gen = doświadczenia
resource-points = punkty dowodzenia
    .gen = dowodzenia

artefact-I = I
artefact-II = II
artefact-III = III
artefact-IV = IV
artefact-V = V

kind-chosen = Wybraniec
    .acc = Wybrańca
kind-tactic = taktyka
    .acc = taktykę
kind-goal = cel
    .acc = cel
kind-equipment = wyposażenie
    .acc = wyposażenie
kind-upgrade = ulepszenie
    .acc = ulepszenie

type-tactic = taktyka
    .colour = czerwona
type-goal = cel
    .colour = żółta
type-equipment = wyposażenie
    .colour = zielona
type-upgrade = ulepszenie
    .colour = niebieska

trait-card = Wybraniec
slot-chosen = Wybraniec
slot-constructs = konstrukty
slot-golems = golemy
slot-fortifications = fortyfikacje
slot-cards = zagrywane karty

order-attack = atak
    .text = X więcej siły w tej bitwie.
order-retreat = odwrót
    .text = Do X kroków jednostkami z regionu bitwy.
order-sacrifice = poświęcenie
    .text = X punktów energii i 1 za każdą swoją jednostkę w regionie.
order-defence = obrona
    .text = X punktów chwały i 1 za każdą swoją jednostkę w regionie.

symbol-axe = topór
    .acc = topór
symbol-boot = but
    .acc = but
symbol-chest = skrzynia
    .acc = skrzynię
symbol-dialogue = dialog
    .acc = dialog

medal-gold = złota nagroda
    .acc = złotą nagrodę
medal-silver = srebrna nagroda
    .acc = srebrną nagrodę
medal-bronze = brązowa nagroda
    .acc = brązową nagrodę

side-day = dzień
side-night = noc

phase-setup = przygotowanie
phase-beginning = początek
phase-course = przebieg
phase-end = koniec

alternative-first = pierwsze
alternative-second = drugie
alternative-create-construct = stwórz konstrukt
alternative-create-golem = stwórz golema
alternative-deploy-construct = rozstaw konstrukt
alternative-deploy-golem = rozstaw golema
alternative-step-construct = rusz konstrukt o krok
alternative-step-golem = rusz golema o krok
alternative-fortify = rozstaw fortyfikację
alternative-recharge = naładuj artefakt
alternative-meditate = medytuj
alternative-gain-glory = zyskaj chwałę
alternative-gain-energy = zyskaj energię
alternative-gain-points = zyskaj punkty dowodzenia

## Karty wydarzeń i potwory

event-forest = karta lasu
event-river = karta rzeki
event-mist = karta doliny mgieł
event-mountain = karta gór
event-crystal = karta kryształowego pola
event-storm = karta burzy
event-utcoro = karta potwora Utcoro
event-cannibarok = karta potwora Cannibarok
event-onygauros = karta potwora Onygauros
event-caerulas = karta potwora Caerulas

monster-utcoro = Utcoro
    .gold = 3 punkty chwały; możesz też rozpatrzyć za darmo spotkanie, gdziekolwiek są twój Wybraniec i żeton.
    .silver = 2 punkty chwały; możesz też rozpatrzyć za darmo spotkanie, gdziekolwiek są twój Wybraniec i żeton.
    .bronze = 1 punkt chwały; możesz też rozpatrzyć za darmo spotkanie, gdziekolwiek są twój Wybraniec i żeton.
    .behaviour = Gdy atakuje, każdy, kto nie ma na wyspie jednostki, traci 5 punktów chwały.
monster-cannibarok = Cannibarok
    .gold = 6 punktów chwały i 6 punktów energii.
    .silver = 4 punkty chwały i 4 punkty energii.
    .bronze = 2 punkty chwały i 2 punkty energii.
    .behaviour = Na wyspie z kryształowym polem ma +2 do siły.
monster-onygauros = Onygauros
    .gold = 4 punkty chwały i 4 punkty dowodzenia, które wydajesz od razu.
    .silver = 3 punkty chwały i 3 punkty dowodzenia, które wydajesz od razu.
    .bronze = 2 punkty chwały i 2 punkty dowodzenia, które wydajesz od razu.
    .behaviour = Gdy atakuje, każdy usuwa z gry losową kartę ze swojego stosu kart odrzuconych albo traci 5 punktów chwały.
monster-caerulas = Caerulas
    .gold = 5 punktów chwały i 5 punktów doświadczenia.
    .silver = 4 punkty chwały i 4 punkty doświadczenia.
    .bronze = 3 punkty chwały i 3 punkty doświadczenia.
    .behaviour = Jeśli nie zostanie pokonany, przesuwa się o jedną wyspę zgodnie z ruchem wskazówek zegara, atakuje jeszcze raz i tam zostaje.

## Karty: karty dowodzenia nie mają w grze nazw, te są nasze; .text mówi, co robią

card-none = żadna karta
    .gen = żadnej karty
    .acc = żadną kartę
    .text = Nie ma tu karty.
card-C001 = taktyka „Samotny marsz”
    .gen = taktyki „Samotny marsz”
    .acc = taktykę „Samotny marsz”
    .name = Samotny marsz
    .text = Twój Wybraniec podróżuje do dowolnego regionu, sam.
card-C002 = taktyka „Lekcja w polu”
    .gen = taktyki „Lekcja w polu”
    .acc = taktykę „Lekcja w polu”
    .name = Lekcja w polu
    .text = Zyskujesz 2 punkty doświadczenia, a potem wykonujesz Rozwój, o ile cię na niego stać.
card-C003 = taktyka „Jeszcze raz”
    .gen = taktyki „Jeszcze raz”
    .acc = taktykę „Jeszcze raz”
    .name = Jeszcze raz
    .text = Wykonujesz jeszcze jedno Działanie dowolną kartą z ręki.
card-C004 = taktyka „Pierwszy cios”
    .gen = taktyki „Pierwszy cios”
    .acc = taktykę „Pierwszy cios”
    .name = Pierwszy cios
    .text = Rozpoczynasz bitwę w dowolnym regionie z jednostką przeciwnika i masz w niej +2 do siły. Artefakt się nie rozładowuje.
card-C005 = taktyka „Głęboki oddech”
    .gen = taktyki „Głęboki oddech”
    .acc = taktykę „Głęboki oddech”
    .name = Głęboki oddech
    .text = Wykonujesz Medytację.
card-C006 = cel „Strażnicy lasów”
    .gen = celu „Strażnicy lasów”
    .acc = cel „Strażnicy lasów”
    .name = Strażnicy lasów
    .text = Zyskujesz 3 punkty chwały za każdy las, który kontrolujesz.
card-C007 = cel „Strażnicy mgieł”
    .gen = celu „Strażnicy mgieł”
    .acc = cel „Strażnicy mgieł”
    .name = Strażnicy mgieł
    .text = Zyskujesz 3 punkty chwały za każdą dolinę mgieł, którą kontrolujesz.
card-C008 = cel „Strażnicy rzek”
    .gen = celu „Strażnicy rzek”
    .acc = cel „Strażnicy rzek”
    .name = Strażnicy rzek
    .text = Zyskujesz 3 punkty chwały za każdą rzekę, którą kontrolujesz.
card-C009 = cel „Strażnicy kryształów”
    .gen = celu „Strażnicy kryształów”
    .acc = cel „Strażnicy kryształów”
    .name = Strażnicy kryształów
    .text = Zyskujesz 3 punkty chwały za każde kryształowe pole, które kontrolujesz.
card-C010 = cel „Strażnicy szczytów”
    .gen = celu „Strażnicy szczytów”
    .acc = cel „Strażnicy szczytów”
    .name = Strażnicy szczytów
    .text = Zyskujesz 3 punkty chwały za każde góry, które kontrolujesz.
card-C011 = wyposażenie „Tabliczka taktyka”
    .gen = wyposażenia „Tabliczka taktyka”
    .acc = wyposażenie „Tabliczka taktyka”
    .name = Tabliczka taktyka
    .text = Odrzucasz z ręki taktykę i wykonujesz Działanie.
card-C012 = wyposażenie „Cyrkiel budowniczego”
    .gen = wyposażenia „Cyrkiel budowniczego”
    .acc = wyposażenie „Cyrkiel budowniczego”
    .name = Cyrkiel budowniczego
    .text = Odrzucasz z ręki cel i wykonujesz Rozwój.
card-C013 = wyposażenie „Sznur modlitewny”
    .gen = wyposażenia „Sznur modlitewny”
    .acc = wyposażenie „Sznur modlitewny”
    .name = Sznur modlitewny
    .text = Odrzucasz z ręki wyposażenie i wykonujesz Medytację.
card-C014 = wyposażenie „Kamerton”
    .gen = wyposażenia „Kamerton”
    .acc = wyposażenie „Kamerton”
    .name = Kamerton
    .text = Odrzucasz z ręki ulepszenie i ładujesz swój artefakt albo zyskujesz 4 punkty chwały, albo jedno i drugie.
card-C015 = wyposażenie „Róg sygnałowy”
    .gen = wyposażenia „Róg sygnałowy”
    .acc = wyposażenie „Róg sygnałowy”
    .name = Róg sygnałowy
    .text = Odrzucasz z ręki dowolną kartę i zyskujesz tyle punktów dowodzenia, ile ona ma; wydajesz je od razu.
card-C016 = ulepszenie „Ognisko załogi”
    .gen = ulepszenia „Ognisko załogi”
    .acc = ulepszenie „Ognisko załogi”
    .name = Ognisko załogi
    .text = Ilekroć rozstawiasz fortyfikację, zyskujesz 1 punkt chwały i 1 punkt energii.
card-C017 = ulepszenie „Zapiski z warsztatu”
    .gen = ulepszenia „Zapiski z warsztatu”
    .acc = ulepszenie „Zapiski z warsztatu”
    .name = Zapiski z warsztatu
    .text = Ilekroć tworzysz konstrukt, zyskujesz 1 punkt doświadczenia.
card-C018 = ulepszenie „Brama golemów”
    .gen = ulepszenia „Brama golemów”
    .acc = ulepszenie „Brama golemów”
    .name = Brama golemów
    .text = Ilekroć tworzysz golema, możesz od razu rozstawić golema bez wydawania punktów.
card-C019 = ulepszenie „Hartowane ostrze”
    .gen = ulepszenia „Hartowane ostrze”
    .acc = ulepszenie „Hartowane ostrze”
    .name = Hartowane ostrze
    .text = Twój Wybraniec ma +2 do siły.
card-C020 = ulepszenie „Czeladnicy”
    .gen = ulepszenia „Czeladnicy”
    .acc = ulepszenie „Czeladnicy”
    .name = Czeladnicy
    .text = Ulepszenia umieszczasz bez płacenia energii.
card-C021 = taktyka „Nowa iskra”
    .gen = taktyki „Nowa iskra”
    .acc = taktykę „Nowa iskra”
    .name = Nowa iskra
    .text = Ładujesz swój artefakt.
card-C022 = taktyka „Ciężki krok”
    .gen = taktyki „Ciężki krok”
    .acc = taktykę „Ciężki krok”
    .name = Ciężki krok
    .text = Jeden twój golem podróżuje do dowolnego regionu, sam.
card-C023 = taktyka „Wyłom”
    .gen = taktyki „Wyłom”
    .acc = taktykę „Wyłom”
    .name = Wyłom
    .text = Wybierasz region: każdy przeciwnik traci w nim 1 fortyfikację.
card-C024 = taktyka „Noc w kuźni”
    .gen = taktyki „Noc w kuźni”
    .acc = taktykę „Noc w kuźni”
    .name = Noc w kuźni
    .text = Tworzysz bez wydawania punktów 1 konstrukt albo 1 golema, albo jedno i drugie.
card-C025 = taktyka „Wezwanie do szyku”
    .gen = taktyki „Wezwanie do szyku”
    .acc = taktykę „Wezwanie do szyku”
    .name = Wezwanie do szyku
    .text = Rozstawiasz bez wydawania punktów 1 konstrukt albo 1 golema, albo jedno i drugie.
card-C026 = cel „Odrobina sławy”
    .gen = celu „Odrobina sławy”
    .acc = cel „Odrobina sławy”
    .name = Odrobina sławy
    .text = Zyskujesz 3 punkty chwały.
card-C027 = cel „Lekcja wojny”
    .gen = celu „Lekcja wojny”
    .acc = cel „Lekcja wojny”
    .name = Lekcja wojny
    .text = Usuwasz też z gry taktykę z ręki: zyskujesz tyle punktów dowodzenia i tyle samo punktów doświadczenia, ile ta karta ma punktów dowodzenia.
card-C028 = cel „Mury stoją”
    .gen = celu „Mury stoją”
    .acc = cel „Mury stoją”
    .name = Mury stoją
    .text = Zyskujesz 2 punkty chwały za każdą swoją fortyfikację na wyspach.
card-C029 = cel „Kamienny chór”
    .gen = celu „Kamienny chór”
    .acc = cel „Kamienny chór”
    .name = Kamienny chór
    .text = Zyskujesz 1 punkt chwały i 1 punkt energii za każdego swojego golema na wyspach.
card-C030 = cel „Opowieść wędrowca”
    .gen = celu „Opowieść wędrowca”
    .acc = cel „Opowieść wędrowca”
    .name = Opowieść wędrowca
    .text = Zyskujesz 3 punkty chwały za każde rozpatrzone przez siebie spotkanie.
card-C031 = wyposażenie „Koło zamachowe”
    .gen = wyposażenia „Koło zamachowe”
    .acc = wyposażenie „Koło zamachowe”
    .name = Koło zamachowe
    .text = Płacisz 1 punkt energii i zyskujesz 2 punkty energii.
card-C032 = wyposażenie „Siedmiomilowe buty”
    .gen = wyposażenia „Siedmiomilowe buty”
    .acc = wyposażenie „Siedmiomilowe buty”
    .name = Siedmiomilowe buty
    .text = Płacisz 1 punkt energii, a twój Wybraniec podróżuje do dowolnego regionu, sam.
card-C033 = wyposażenie „Pamiętnik”
    .gen = wyposażenia „Pamiętnik”
    .acc = wyposażenie „Pamiętnik”
    .name = Pamiętnik
    .text = Płacisz 1 punkt doświadczenia i zyskujesz 2 punkty chwały.
card-C034 = wyposażenie „Stół majsterkowicza”
    .gen = wyposażenia „Stół majsterkowicza”
    .acc = wyposażenie „Stół majsterkowicza”
    .name = Stół majsterkowicza
    .text = Płacisz 1 punkt energii i tworzysz konstrukt albo ruszasz jeden swój konstrukt o krok.
card-C035 = wyposażenie „Dłuto kamieniarza”
    .gen = wyposażenia „Dłuto kamieniarza”
    .acc = wyposażenie „Dłuto kamieniarza”
    .name = Dłuto kamieniarza
    .text = Płacisz 1 punkt energii i tworzysz golema albo ruszasz jednego swojego golema o krok.
card-C036 = ulepszenie „Dziennik oblężenia”
    .gen = ulepszenia „Dziennik oblężenia”
    .acc = ulepszenie „Dziennik oblężenia”
    .name = Dziennik oblężenia
    .text = Ilekroć rozstawiasz fortyfikację, możesz zyskać 1 punkt doświadczenia.
card-C037 = ulepszenie „Parada golemów”
    .gen = ulepszenia „Parada golemów”
    .acc = ulepszenie „Parada golemów”
    .name = Parada golemów
    .text = Ilekroć rozstawiasz golema, możesz zyskać 3 punkty chwały.
card-C038 = ulepszenie „Eskorta”
    .gen = ulepszenia „Eskorta”
    .acc = ulepszenie „Eskorta”
    .name = Eskorta
    .text = Na każdym kroku twój Wybraniec może zabrać z opuszczanego regionu jeden twój konstrukt albo golema, o ile ten nie ruszał się w tej turze; za każdym razem inną jednostkę.
card-C039 = ulepszenie „Gotowe szkielety”
    .gen = ulepszenia „Gotowe szkielety”
    .acc = ulepszenie „Gotowe szkielety”
    .name = Gotowe szkielety
    .text = Ilekroć tworzysz konstrukt, możesz od razu rozstawić konstrukt bez wydawania punktów.
card-C040 = ulepszenie „Kwatermistrz”
    .gen = ulepszenia „Kwatermistrz”
    .acc = ulepszenie „Kwatermistrz”
    .name = Kwatermistrz
    .text = Wyposażenie umieszczasz bez płacenia energii.
card-C041 = taktyka „Meldunek zwiadu”
    .gen = taktyki „Meldunek zwiadu”
    .acc = taktykę „Meldunek zwiadu”
    .name = Meldunek zwiadu
    .text = Dobierasz za darmo do 2 kart z wierzchu talii Ery.
card-C042 = taktyka „Szybkie skrzydła”
    .gen = taktyki „Szybkie skrzydła”
    .acc = taktykę „Szybkie skrzydła”
    .name = Szybkie skrzydła
    .text = Najwyżej 2 twoje konstrukty podróżują, każdy sam i każdy do dowolnego regionu.
card-C043 = taktyka „Szturm”
    .gen = taktyki „Szturm”
    .acc = taktykę „Szturm”
    .name = Szturm
    .text = Rozpoczynasz bitwę w dowolnym regionie z jednostką przeciwnika i masz w niej +3 do siły. Artefakt się nie rozładowuje.
card-C044 = taktyka „Luźne śruby”
    .gen = taktyki „Luźne śruby”
    .acc = taktykę „Luźne śruby”
    .name = Luźne śruby
    .text = Wybierasz region: każdy przeciwnik traci w nim 1 konstrukt.
card-C045 = taktyka „Wielka przeprawa”
    .gen = taktyki „Wielka przeprawa”
    .acc = taktykę „Wielka przeprawa”
    .name = Wielka przeprawa
    .text = Wybierasz region: twój Wybraniec, konstrukty i golemy, które stoją w nim i nie ruszały się w tej turze, podróżują razem do innego regionu.
card-C046 = cel „Lekcja ambicji”
    .gen = celu „Lekcja ambicji”
    .acc = cel „Lekcja ambicji”
    .name = Lekcja ambicji
    .text = Usuwasz też z gry cel z ręki: zyskujesz tyle punktów chwały i tyle samo punktów dowodzenia, ile ta karta ma punktów dowodzenia.
card-C047 = cel „Sława”
    .gen = celu „Sława”
    .acc = cel „Sława”
    .name = Sława
    .text = Zyskujesz 5 punktów chwały.
card-C048 = cel „Wielka sława”
    .gen = celu „Wielka sława”
    .acc = cel „Wielka sława”
    .name = Wielka sława
    .text = Zyskujesz 7 punktów chwały.
card-C049 = cel „Żelazny chór”
    .gen = celu „Żelazny chór”
    .acc = cel „Żelazny chór”
    .name = Żelazny chór
    .text = Zyskujesz 1 punkt chwały za każdy swój konstrukt na wyspach.
card-C050 = cel „Cicha godzina”
    .gen = celu „Cicha godzina”
    .acc = cel „Cicha godzina”
    .name = Cicha godzina
    .text = Ładujesz swój artefakt albo wykonujesz Medytację, albo jedno i drugie.
card-C051 = wyposażenie „Pióro kronikarza”
    .gen = wyposażenia „Pióro kronikarza”
    .acc = wyposażenie „Pióro kronikarza”
    .name = Pióro kronikarza
    .text = Płacisz 1 punkt energii i zyskujesz 1 punkt doświadczenia i 1 punkt chwały.
card-C052 = wyposażenie „Gliniana forma”
    .gen = wyposażenia „Gliniana forma”
    .acc = wyposażenie „Gliniana forma”
    .name = Gliniana forma
    .text = Płacisz 1 punkt energii i tworzysz albo rozstawiasz golema.
card-C053 = wyposażenie „Części zapasowe”
    .gen = wyposażenia „Części zapasowe”
    .acc = wyposażenie „Części zapasowe”
    .name = Części zapasowe
    .text = Płacisz 1 punkt energii i tworzysz albo rozstawiasz konstrukt.
card-C054 = wyposażenie „Księga czynów”
    .gen = wyposażenia „Księga czynów”
    .acc = wyposażenie „Księga czynów”
    .name = Księga czynów
    .text = Płacisz 1 punkt doświadczenia i zyskujesz 4 punkty chwały.
card-C055 = wyposażenie „Pion murarski”
    .gen = wyposażenia „Pion murarski”
    .acc = wyposażenie „Pion murarski”
    .name = Pion murarski
    .text = Płacisz 1 punkt energii i rozstawiasz fortyfikację w regionie ze swoją jednostką.
card-C056 = ulepszenie „Otwarte serce”
    .gen = ulepszenia „Otwarte serce”
    .acc = ulepszenie „Otwarte serce”
    .name = Otwarte serce
    .text = Ilekroć rozpatrujesz spotkanie, możesz zyskać 3 punkty energii.
card-C057 = ulepszenie „Rada wojenna”
    .gen = ulepszenia „Rada wojenna”
    .acc = ulepszenie „Rada wojenna”
    .name = Rada wojenna
    .text = Efekty twoich taktyk nie kosztują energii.
card-C058 = ulepszenie „Granitowa skóra”
    .gen = ulepszenia „Granitowa skóra”
    .acc = ulepszenie „Granitowa skóra”
    .name = Granitowa skóra
    .text = Każdy twój golem ma +1 do siły.
card-C059 = ulepszenie „Nosidło”
    .gen = ulepszenia „Nosidło”
    .acc = ulepszenie „Nosidło”
    .name = Nosidło
    .text = Twój konstrukt, robiąc krok, może zabrać z opuszczanego regionu inny twój konstrukt, golema albo Wybrańca, o ile ta jednostka nie ruszała się w tej turze.
card-C060 = ulepszenie „Grube mury”
    .gen = ulepszenia „Grube mury”
    .acc = ulepszenie „Grube mury”
    .name = Grube mury
    .text = Każda twoja fortyfikacja ma +1 do siły.
card-C061 = taktyka „Przypływ mocy”
    .gen = taktyki „Przypływ mocy”
    .acc = taktykę „Przypływ mocy”
    .name = Przypływ mocy
    .text = Zyskujesz 12 punktów energii.
card-C062 = taktyka „Strzaskany kamień”
    .gen = taktyki „Strzaskany kamień”
    .acc = taktykę „Strzaskany kamień”
    .name = Strzaskany kamień
    .text = Wybierasz region: każdy przeciwnik traci w nim 1 golema.
card-C063 = taktyka „Zbudzona bestia”
    .gen = taktyki „Zbudzona bestia”
    .acc = taktykę „Zbudzona bestia”
    .name = Zbudzona bestia
    .text = Wybierasz potwora, którego karta leży na torze wydarzeń: atakuje natychmiast.
card-C064 = taktyka „Naznaczony wróg”
    .gen = taktyki „Naznaczony wróg”
    .acc = taktykę „Naznaczony wróg”
    .name = Naznaczony wróg
    .text = Wybierasz region: wszyscy Wybrańcy przeciwników w tym regionie zostają ranni.
card-C065 = taktyka „Uderzenie gromu”
    .gen = taktyki „Uderzenie gromu”
    .acc = taktykę „Uderzenie gromu”
    .name = Uderzenie gromu
    .text = Rozpoczynasz bitwę w dowolnym regionie z jednostką przeciwnika i masz w niej +5 do siły. Artefakt się nie rozładowuje.
card-C066 = cel „Lekcja rzemiosła”
    .gen = celu „Lekcja rzemiosła”
    .acc = cel „Lekcja rzemiosła”
    .name = Lekcja rzemiosła
    .text = Usuwasz też z gry wyposażenie z ręki: zyskujesz tyle punktów energii i tyle samo punktów chwały, ile ta karta ma punktów dowodzenia.
card-C067 = cel „Lekcja mistrzów”
    .gen = celu „Lekcja mistrzów”
    .acc = cel „Lekcja mistrzów”
    .name = Lekcja mistrzów
    .text = Usuwasz też z gry ulepszenie z ręki: zyskujesz tyle punktów chwały i tyle samo punktów doświadczenia, ile ta karta ma punktów dowodzenia.
card-C068 = cel „Iskra chwały”
    .gen = celu „Iskra chwały”
    .acc = cel „Iskra chwały”
    .name = Iskra chwały
    .text = Ładujesz swój artefakt i zyskujesz 4 punkty chwały.
card-C069 = cel „Legenda”
    .gen = celu „Legenda”
    .acc = cel „Legenda”
    .name = Legenda
    .text = Zyskujesz 9 punktów chwały.
card-C070 = cel „Cztery filary”
    .gen = celu „Cztery filary”
    .acc = cel „Cztery filary”
    .name = Cztery filary
    .text = Usuwasz też z gry taktykę, cel, wyposażenie i ulepszenie z ręki: zyskujesz 16 punktów chwały.
card-C071 = wyposażenie „Wabik na bestie”
    .gen = wyposażenia „Wabik na bestie”
    .acc = wyposażenie „Wabik na bestie”
    .name = Wabik na bestie
    .text = Usuwasz z gry 2 karty wyposażenia z ręki i wybierasz potwora, którego karta leży na torze wydarzeń: atakuje natychmiast.
card-C072 = wyposażenie „Gwizdek na golemy”
    .gen = wyposażenia „Gwizdek na golemy”
    .acc = wyposażenie „Gwizdek na golemy”
    .name = Gwizdek na golemy
    .text = Płacisz 1 punkt energii i rozstawiasz golema albo ruszasz jednego swojego golema o krok.
card-C073 = wyposażenie „Kluczyk do nakręcania”
    .gen = wyposażenia „Kluczyk do nakręcania”
    .acc = wyposażenie „Kluczyk do nakręcania”
    .name = Kluczyk do nakręcania
    .text = Płacisz 1 punkt energii i rozstawiasz konstrukt albo ruszasz jeden swój konstrukt o krok.
card-C074 = wyposażenie „Saga”
    .gen = wyposażenia „Saga”
    .acc = wyposażenie „Saga”
    .name = Saga
    .text = Płacisz 1 punkt doświadczenia i zyskujesz 6 punktów chwały.
card-C075 = wyposażenie „Ostatnia ofiara”
    .gen = wyposażenia „Ostatnia ofiara”
    .acc = wyposażenie „Ostatnia ofiara”
    .name = Ostatnia ofiara
    .text = Usuwasz z gry dowolną kartę z ręki i zyskujesz dwa razy tyle punktów chwały, ile ta karta ma punktów dowodzenia.
card-C076 = ulepszenie „Zbroja mistrza”
    .gen = ulepszenia „Zbroja mistrza”
    .acc = ulepszenie „Zbroja mistrza”
    .name = Zbroja mistrza
    .text = Twój Wybraniec ma +3 do siły.
card-C077 = ulepszenie „Szerokie barki”
    .gen = ulepszenia „Szerokie barki”
    .acc = ulepszenie „Szerokie barki”
    .name = Szerokie barki
    .text = Twój golem, robiąc krok, może zabrać z opuszczanego regionu twój konstrukt, innego golema albo Wybrańca, o ile ta jednostka nie ruszała się w tej turze.
card-C078 = ulepszenie „Strażnicy ślubów”
    .gen = ulepszenia „Strażnicy ślubów”
    .acc = ulepszenie „Strażnicy ślubów”
    .name = Strażnicy ślubów
    .text = Efekty twoich celów nie kosztują energii.
card-C079 = ulepszenie „Brama triumfalna”
    .gen = ulepszenia „Brama triumfalna”
    .acc = ulepszenie „Brama triumfalna”
    .name = Brama triumfalna
    .text = Ilekroć rozstawiasz fortyfikację, możesz zyskać 4 punkty chwały.
card-C080 = ulepszenie „Stalowe stawy”
    .gen = ulepszenia „Stalowe stawy”
    .acc = ulepszenie „Stalowe stawy”
    .name = Stalowe stawy
    .text = Każdy twój konstrukt ma +1 do siły.
card-H01 = Anuth
    .gen = karty Wybrańca Anuth
    .acc = kartę Wybrańca Anuth
    .text = +2 do siły w bitwie, którą rozpoczynasz w regionie z Anuth, i w walce z potworem, który atakuje wyspę z Anuth.
card-H02 = Celethe
    .gen = karty Wybrańca Celethe
    .acc = kartę Wybrańca Celethe
    .text = Gdy potwór, który atakuje wyspę z Celethe, zostaje pokonany, dostajesz swoją nagrodę dwa razy.
card-H03 = Leheir
    .gen = karty Wybrańca Leheir
    .acc = kartę Wybrańca Leheir
    .text = W bitwie, którą rozpoczynasz, zyskujesz dodatkowo 1 punkt chwały za każdą jednostkę usuniętą albo wycofaną, także własną, i za każdego zranionego Wybrańca.
card-H04 = Telron
    .gen = karty Wybrańca Telron
    .acc = kartę Wybrańca Telron
    .text = Na początku każdej Ery zyskujesz 4 punkty energii, jeśli Telron nie jest ranny.
card-H05 = CR-2T1
    .gen = karty Wybrańca CR-2T1
    .acc = kartę Wybrańca CR-2T1
    .text = Na koniec każdej Ery zyskujesz 3 punkty chwały za każde dwa regiony, które kontrolujesz.
card-H06 = Sanya
    .gen = karty Wybrańca Sanya
    .acc = kartę Wybrańca Sanya
    .text = Gdy rozpoczynasz bitwę albo rozpatrujesz spotkanie, możesz najpierw dobrać za darmo wierzchnią kartę talii Ery.
card-H07 = Kolbor & Malabor
    .gen = karty Wybrańca Kolbor & Malabor
    .acc = kartę Wybrańca Kolbor & Malabor
    .text = Którąkolwiek wyspę przemieszczasz, możesz przeprowadzić zestrojenie z dowolną kartą, która leży jeszcze na planszy głównej.

## Spotkania: co przynosi każdy symbol

encounter-EN01 = spotkanie 1
    .axe = Każdy przeciwnik traci 1 fortyfikację, wybraną przez ciebie. Potem twój żeton przesuwa się o 1 wyspę.
    .boot = Zyskujesz 2 punkty doświadczenia. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN02 = spotkanie 2
    .chest = Wykonujesz Medytację. Potem twój żeton przesuwa się o 2 wyspy.
    .dialogue = Zyskujesz 3 punkty dowodzenia i wydajesz je od razu. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN03 = spotkanie 3
    .boot = Tworzysz 1 konstrukt i 1 golema. Potem twój żeton przesuwa się o 4 wyspy.
    .chest = Zyskujesz 3 punkty chwały za każde kryształowe pole, które kontrolujesz. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN04 = spotkanie 4
    .axe = Zyskujesz 3 punkty chwały za każdy las, który kontrolujesz. Potem twój żeton przesuwa się o 3 wyspy.
    .dialogue = Zyskujesz 1 punkt doświadczenia i ruszasz Wybrańca o krok. Potem twój żeton przesuwa się o 1 wyspę.
encounter-EN05 = spotkanie 5
    .boot = Zyskujesz 2 punkty dowodzenia i wydajesz je od razu. Potem twój żeton przesuwa się o 2 wyspy.
    .chest = Zyskujesz 1 punkt energii i wykonujesz Rozwój. Potem twój żeton przesuwa się o 4 wyspy.
encounter-EN06 = spotkanie 6
    .boot = Dobierasz wierzchnią kartę talii Ery. Potem twój żeton przesuwa się o 3 wyspy.
    .chest = Zyskujesz 3 punkty energii. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN07 = spotkanie 7
    .axe = Zyskujesz 1 punkt chwały i rozpoczynasz bitwę w dowolnym regionie z jednostką przeciwnika. Potem twój żeton przesuwa się o 4 wyspy.
    .boot = Tworzysz konstrukt albo ruszasz jeden swój konstrukt o krok. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN08 = spotkanie 8
    .boot = Każdy przeciwnik traci 1 konstrukt, wybrany przez ciebie. Potem twój żeton przesuwa się o 3 wyspy.
    .dialogue = Zyskujesz 1 punkt energii i 1 punkt dowodzenia, który wydajesz od razu. Potem twój żeton przesuwa się o 1 wyspę.
encounter-EN09 = spotkanie 9
    .chest = Odrzucasz z ręki taktykę i zyskujesz tyle punktów chwały, ile ta karta ma punktów dowodzenia. Potem twój żeton przesuwa się o 3 wyspy.
    .dialogue = Tworzysz albo rozstawiasz konstrukt. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN10 = spotkanie 10
    .boot = Jeden twój golem i jeden twój konstrukt podróżują, każdy do dowolnego regionu. Potem twój żeton przesuwa się o 1 wyspę.
    .dialogue = Zyskujesz 3 punkty chwały za każdą dolinę mgieł, którą kontrolujesz. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN11 = spotkanie 11
    .axe = Każdy przeciwnik traci 1 golema, wybranego przez ciebie. Potem twój żeton przesuwa się o 2 wyspy.
    .chest = Zyskujesz 3 punkty chwały. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN12 = spotkanie 12
    .axe = Ładujesz swój artefakt albo zyskujesz 1 punkt dowodzenia i wydajesz go od razu. Potem twój żeton przesuwa się o 4 wyspy.
    .chest = Zyskujesz 1 punkt energii. Potem twój żeton przesuwa się o 1 wyspę.
encounter-EN13 = spotkanie 13
    .boot = Tworzysz golema albo ruszasz jednego swojego golema o krok. Potem twój żeton przesuwa się o 1 wyspę.
    .chest = Wykonujesz Rozwój. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN14 = spotkanie 14
    .axe = Każdy przeciwnik traci 1 golema, wybranego przez ciebie. Potem twój żeton przesuwa się o 2 wyspy.
    .boot = Zyskujesz 1 punkt dowodzenia, który wydajesz od razu, i 2 punkty chwały. Potem twój żeton przesuwa się o 4 wyspy.
encounter-EN15 = spotkanie 15
    .chest = Dobierasz wierzchnią kartę talii Ery. Potem twój żeton przesuwa się o 3 wyspy.
    .dialogue = Zyskujesz 1 punkt chwały za każdego swojego golema na wyspach. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN16 = spotkanie 16
    .chest = Płacisz 1 punkt energii i zyskujesz 3 punkty chwały. Potem twój żeton przesuwa się o 3 wyspy.
    .dialogue = Rozstawiasz konstrukt albo tworzysz golema. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN17 = spotkanie 17
    .axe = Zyskujesz 1 punkt chwały i rozpoczynasz bitwę w dowolnym regionie z jednostką przeciwnika. Twój żeton zostaje na miejscu.
    .boot = Dobierasz wierzchnią kartę talii Ery. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN18 = spotkanie 18
    .axe = Odrzucasz z ręki wyposażenie i zyskujesz tyle punktów chwały, ile ta karta ma punktów dowodzenia. Potem twój żeton przesuwa się o 2 wyspy.
    .chest = Tworzysz konstrukt albo golema. Potem twój żeton przesuwa się o 4 wyspy.
encounter-EN19 = spotkanie 19
    .chest = Zyskujesz 2 punkty energii albo 2 punkty dowodzenia, które wydajesz od razu. Potem twój żeton przesuwa się o 3 wyspy.
    .dialogue = Zyskujesz 2 punkty doświadczenia. Potem twój żeton przesuwa się o 4 wyspy.
encounter-EN20 = spotkanie 20
    .axe = Wybierasz potwora, którego karta leży na torze wydarzeń: atakuje natychmiast. Potem twój żeton przesuwa się o 3 wyspy.
    .boot = Twój Wybraniec podróżuje do dowolnego regionu. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN21 = spotkanie 21
    .boot = Zyskujesz 3 punkty chwały i rozpoczynasz bitwę w dowolnym regionie z jednostką przeciwnika. Twój żeton zostaje na miejscu.
    .dialogue = Tworzysz albo rozstawiasz golema. Potem twój żeton przesuwa się o 1 wyspę.
encounter-EN22 = spotkanie 22
    .boot = Najwyżej 2 twoje konstrukty podróżują, każdy do dowolnego regionu. Potem twój żeton przesuwa się o 3 wyspy.
    .chest = Płacisz 1 punkt energii i zyskujesz 3 punkty chwały. Twój żeton zostaje na miejscu.
encounter-EN23 = spotkanie 23
    .axe = Odrzucasz z ręki ulepszenie i zyskujesz tyle punktów chwały, ile ta karta ma punktów dowodzenia. Potem twój żeton przesuwa się o 2 wyspy.
    .dialogue = Dobierasz wierzchnią kartę talii Ery. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN24 = spotkanie 24
    .boot = Rozstawiasz golema albo ruszasz jednego swojego golema o krok. Potem twój żeton przesuwa się o 1 wyspę.
    .dialogue = Zyskujesz 3 punkty chwały za każdą rzekę, którą kontrolujesz. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN25 = spotkanie 25
    .axe = Płacisz 1 punkt energii i zyskujesz 2 punkty chwały i 1 punkt doświadczenia. Potem twój żeton przesuwa się o 4 wyspy.
    .boot = Wybierasz region: twoje konstrukty i golemy, które stoją w nim i nie ruszały się w tej turze, podróżują razem do innego regionu. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN26 = spotkanie 26
    .boot = Ładujesz swój artefakt i zyskujesz 1 punkt doświadczenia. Twój żeton zostaje na miejscu.
    .dialogue = Zyskujesz 4 punkty chwały. Potem twój żeton przesuwa się o 2 wyspy.
encounter-EN27 = spotkanie 27
    .axe = Wybierasz potwora, którego karta leży na torze wydarzeń: atakuje natychmiast. Potem twój żeton przesuwa się o 2 wyspy.
    .chest = Wykonujesz Medytację. Potem twój żeton przesuwa się o 3 wyspy.
encounter-EN28 = spotkanie 28
    .axe = Rozstawiasz fortyfikację w regionie ze swoją jednostką albo rozstawiasz golema. Potem twój żeton przesuwa się o 3 wyspy.
    .boot = Ruszasz 2 swoje konstrukty, każdy o krok. Potem twój żeton przesuwa się o 4 wyspy.
encounter-EN29 = spotkanie 29
    .axe = Ładujesz swój artefakt i rozpoczynasz bitwę w dowolnym regionie z jednostką przeciwnika. Potem twój żeton przesuwa się o 2 wyspy.
    .boot = Odrzucasz z ręki cel i zyskujesz tyle punktów chwały, ile ta karta ma punktów dowodzenia. Twój żeton zostaje na miejscu.
encounter-EN30 = spotkanie 30
    .chest = Zyskujesz 3 punkty chwały za każde góry, które kontrolujesz. Potem twój żeton przesuwa się o 1 wyspę.
    .dialogue = Wykonujesz Działanie dowolną kartą z ręki. Potem twój żeton przesuwa się o 3 wyspy.

## Karty zestrojenia

attunement-A01 = „Pieśń warsztatów”
    .text = 3 punkty chwały za każde ulepszenie na twojej planszy.
attunement-A02 = „Echo spotkań”
    .text = 4 punkty chwały za każde rozpatrzone przez ciebie spotkanie.
attunement-A03 = „Korzenie władzy”
    .text = 3 punkty chwały za każdy region, który kontrolujesz.
attunement-A04 = „Chór konstruktów”
    .text = 2 punkty chwały za każdy twój konstrukt na wyspach.
attunement-A05 = „Popioły czynów”
    .text = 2 punkty chwały za każdą kartę na twoim stosie kart odrzuconych.
attunement-A06 = „Stalowy rezonans”
    .text = 4 punkty chwały za każde wyposażenie na twojej planszy.
attunement-A07 = „Znamiona mądrości”
    .text = 2 punkty chwały za każdy punkt doświadczenia, który masz.
attunement-A08 = „Rozłożyste konary”
    .text = 1 punkt chwały za każdy region z twoją jednostką.
attunement-A09 = „Pochód golemów”
    .text = 3 punkty chwały za każdego twojego golema na wyspach.
attunement-A10 = „Noc łowów”
    .text = Na koniec Ery 8 punktów chwały za każdego potwora, którego w niej ktokolwiek pokonał.

## Katalog: rodzaje, cechy i strony elementów gry

catalogue-command = Karty dowodzenia
    .one = Karta dowodzenia
    .help = Zagrywasz je dla punktów dowodzenia i efektów, umieszczasz na planszy gracza albo wykładasz w bitwie. W grze nie mają nazw; te, które czytasz, nadaliśmy sami.
catalogue-chosen = Wybrańcy
    .one = Wybraniec
    .help = Bohater, który prowadzi twoją Gildię, i to, co tylko on umie.
catalogue-encounter = Spotkania
    .one = Spotkanie
    .help = Na awersie są chwała i dwa symbole; jeden z nich wybierasz, zanim zobaczysz, co przynosi.
catalogue-monster = Potwory
    .one = Potwór
    .help = W grze biorą udział trzy z czterech, w każdej Erze o jednego więcej.
catalogue-attunement = Karty zestrojenia
    .one = Karta zestrojenia
    .help = Każda wyspa ma jedną, ze stroną dzienną i nocną; w grze działa jedna z tych stron.
catalogue-event = Karty wydarzeń
    .one = Karta wydarzenia
    .help = Co rundę jedna trafia na tor, a na koniec Ery wszystkie się rozpatruje. Są wśród nich także karty potworów.
catalogue-artefact = Artefakty
    .one = Artefakt
    .help = Kafelek daje miejsce w kolejności graczy i energię na początku Ery; naładowany pozwala rozpocząć bitwę albo przemieścić wyspę.
    .reconstructed = Energię artefaktów od I do III podaje instrukcja. Energia artefaktów IV i V rośnie dalej o tyle samo: to nasza rekonstrukcja.
catalogue-unit = Jednostki
    .one = Jednostka
    .help = Każdy gracz ma takie same.
catalogue-island = Wyspy
    .one = Wyspa
    .help = Pięć wysp w kręgu, na każdej trzy regiony. W grze nie mają nazw; nazywamy je od ich symboli.

fact-type = Rodzaj
fact-era = Era
fact-points = Punkty dowodzenia
fact-slot = Miejsce na ulepszenie
fact-price = Efekt kosztuje też
fact-order = Rozkaz w bitwie
fact-glory = Chwała
fact-symbols = Symbole
fact-steps = Ruch żetonu (wyspy)
fact-strength = Siła
fact-home = Rodzima wyspa
fact-terrains = Regiony
fact-energy = Energia
fact-wounded = Siła rannego
fact-copies = Sztuk u gracza

era-0 = początkowa
era-1 = I
era-2 = II
era-3 = III

price-energy = energię
price-experience = doświadczenie
price-discard = odrzucenie karty
price-remove = usunięcie karty z gry

face-front = awers
face-back = rewers

part-behaviour = zachowanie
part-region = Na koniec Ery zyskujesz wartość pola, na którym leży ta karta, za każdy region tego typu, który kontrolujesz.
part-storm = Na koniec Ery nikt nie zyskuje wartości jej pola; wszystkie potwory przesuwają się o jedną wyspę zgodnie z ruchem wskazówek zegara.

## Co się dzieje: przygotowanie i Ery

event-got-artefact = { NAME($seat) } dostaje artefakt { NAME($artefact) }.
event-got-chosen = { NAME($seat) } wysyła na wyspy Wybrańca, którym jest { NAME($card) }.
event-got-card = { NAME($seat) } dostaje na rękę { NAME($card, case: "acc") }.
event-laid-out = Do wzięcia są odkryte karty: { NAME($card) }.
event-drafted = { NAME($seat) } wybiera { NAME($card, case: "acc") }.
event-mirage-rose = Miraż zakrywa { NAME($region, case: "acc") }.
event-mirage-faded = Miraż znika { NAME($region, case: "from") }.
event-chosen-started = { NAME($seat) } stawia Wybrańca { NAME($region, case: "in") }.
event-token-put = { NAME($seat) } kładzie żeton spotkania na { NAME($island, case: "loc") }.
event-era-began =
    { $era ->
        [1] Zaczyna się Era I.
        [2] Zaczyna się Era II.
       *[other] Zaczyna się Era III.
    }
event-era-ended =
    { $era ->
        [1] Era I dobiega końca: czas rozpatrzyć tor wydarzeń.
        [2] Era II dobiega końca: czas rozpatrzyć tor wydarzeń.
       *[other] Era III dobiega końca: czas rozpatrzyć tor wydarzeń.
    }
event-healed = { NAME($seat) } znów ma Wybrańca w pełni sił.
event-took-back =
    { $cards ->
        [0]
            { $fortifications ->
                [one] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikację.
                [few] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacje.
               *[many] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacji.
            }
        [one]
            { $fortifications ->
                [0] { NAME($seat) } bierze na rękę { $cards } odrzuconą kartę.
                [one] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikację i bierze na rękę { $cards } odrzuconą kartę.
                [few] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacje i bierze na rękę { $cards } odrzuconą kartę.
               *[many] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacji i bierze na rękę { $cards } odrzuconą kartę.
            }
        [few]
            { $fortifications ->
                [0] { NAME($seat) } bierze na rękę { $cards } odrzucone karty.
                [one] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikację i bierze na rękę { $cards } odrzucone karty.
                [few] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacje i bierze na rękę { $cards } odrzucone karty.
               *[many] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacji i bierze na rękę { $cards } odrzucone karty.
            }
       *[many]
            { $fortifications ->
                [0] { NAME($seat) } bierze na rękę { $cards } odrzuconych kart.
                [one] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikację i bierze na rękę { $cards } odrzuconych kart.
                [few] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacje i bierze na rękę { $cards } odrzuconych kart.
               *[many] { NAME($seat) } zdejmuje z wysp { $fortifications } fortyfikacji i bierze na rękę { $cards } odrzuconych kart.
            }
    }
event-monster-came = Na { NAME($island, case: "loc") } pojawia się { NAME($monster) }.
event-round-began =
    { $glory ->
        [one] Zaczyna się runda: { NAME($event) } trafia na pole warte { $glory } punkt chwały.
        [few] Zaczyna się runda: { NAME($event) } trafia na pole warte { $glory } punkty chwały.
       *[many] Zaczyna się runda: { NAME($event) } trafia na pole warte { $glory } punktów chwały.
    }
event-next-event = Na wierzchu talii wydarzeń leży teraz { NAME($event) }.
event-turn-began = { NAME($seat) } zaczyna turę.
event-recharged = { NAME($seat) } ładuje swój artefakt.
event-discharged = { NAME($seat) } rozładowuje swój artefakt.

## Co się dzieje: zyski, straty, karty

event-gained =
    { $meditated ->
        [0] { $controlled ->
            [0] { $bought ->
                [0] { $lost ->
                    [0] { NAME($seat) } zyskuje { $each }.
                   *[other] { $lost_amount ->
                    [one] { NAME($seat) } płaci { $lost_amount } punkt { NAME($lost_resource, case: "gen") }
                    [few] { NAME($seat) } płaci { $lost_amount } punkty { NAME($lost_resource, case: "gen") }
                   *[many] { NAME($seat) } płaci { $lost_amount } punktów { NAME($lost_resource, case: "gen") }
                } i zyskuje { $each }.
                }
               *[other] { $lost ->
                    [0] { NAME($seat) } korzysta z efektu { NAME($bought_card, case: "gen") } i zyskuje { $each }.
                   *[other] { $lost_amount ->
                    [one] { NAME($seat) } płaci { $lost_amount } punkt { NAME($lost_resource, case: "gen") }
                    [few] { NAME($seat) } płaci { $lost_amount } punkty { NAME($lost_resource, case: "gen") }
                   *[many] { NAME($seat) } płaci { $lost_amount } punktów { NAME($lost_resource, case: "gen") }
                } za efekt { NAME($bought_card, case: "gen") } i zyskuje { $each }.
                }
            }
           *[other] { NAME($seat) } zyskuje { $each } za { NAME($controlled_region, case: "acc") }.
        }
       *[other] { NAME($seat) } medytuje i zyskuje { $each }.
    }
    .each =
    { $amount ->
        [one] { $amount } punkt { NAME($resource, case: "gen") }
        [few] { $amount } punkty { NAME($resource, case: "gen") }
       *[many] { $amount } punktów { NAME($resource, case: "gen") }
    }
event-lost =
    { $bought ->
        [0] { $resource ->
            [resource-glory]
                { $amount ->
                    [one] { NAME($seat) } traci { $amount } punkt chwały.
                    [few] { NAME($seat) } traci { $amount } punkty chwały.
                   *[many] { NAME($seat) } traci { $amount } punktów chwały.
                }
           *[other] { $amount ->
                    [one] { NAME($seat) } płaci { $amount } punkt { NAME($resource, case: "gen") }
                    [few] { NAME($seat) } płaci { $amount } punkty { NAME($resource, case: "gen") }
                   *[many] { NAME($seat) } płaci { $amount } punktów { NAME($resource, case: "gen") }
                }.
        }
       *[other] { $amount ->
                    [one] { NAME($seat) } płaci { $amount } punkt { NAME($resource, case: "gen") }
                    [few] { NAME($seat) } płaci { $amount } punkty { NAME($resource, case: "gen") }
                   *[many] { NAME($seat) } płaci { $amount } punktów { NAME($resource, case: "gen") }
                } za efekt { NAME($bought_card, case: "gen") }.
    }
event-played = { NAME($seat) } zagrywa { NAME($card, case: "acc") }.
event-bought = { NAME($seat) } korzysta z efektu { NAME($card, case: "gen") }.
event-placed =
    { $lost ->
        [0] { NAME($seat) } umieszcza na swojej planszy { NAME($card, case: "acc") }.
       *[other] { $lost_amount ->
            [one] { NAME($seat) } płaci { $lost_amount } punkt { NAME($lost_resource, case: "gen") } i umieszcza na swojej planszy { NAME($card, case: "acc") }.
            [few] { NAME($seat) } płaci { $lost_amount } punkty { NAME($lost_resource, case: "gen") } i umieszcza na swojej planszy { NAME($card, case: "acc") }.
           *[many] { NAME($seat) } płaci { $lost_amount } punktów { NAME($lost_resource, case: "gen") } i umieszcza na swojej planszy { NAME($card, case: "acc") }.
        }
    }
event-discarded = { NAME($seat) } odrzuca { NAME($card, case: "acc") }.
event-removed = { NAME($seat) } usuwa z gry { NAME($card, case: "acc") }.
event-used = { NAME($seat) } używa { NAME($card, case: "gen") }.
event-acted = { NAME($seat) } korzysta z działania { NAME($card, case: "gen") }.
event-drew =
    { $times ->
        [one] { NAME($seat) } dobiera kartę z talii Ery.
        [few] { NAME($seat) } dobiera z talii Ery { $times } karty.
       *[many] { NAME($seat) } dobiera z talii Ery { $times } kart.
    }
event-developed = { NAME($seat) } wykonuje Rozwój.
event-uncovered =
    { $times ->
        [one] W obszarze rozwoju pojawia się { NAME($card) }.
       *[other] W obszarze rozwoju pojawiają się { NAME($card) }.
    }
event-refreshed = { NAME($seat) } kładzie odkryte karty pod talię Ery i wykłada nowe.
event-put-under = { NAME($seat) } kładzie pod talię { NAME($card, case: "acc") }.
event-took =
    { $lost ->
        [0] { NAME($seat) } bierze na rękę { NAME($card, case: "acc") }.
       *[other] { $lost_amount ->
            [one] { NAME($seat) } płaci { $lost_amount } punkt { NAME($lost_resource, case: "gen") } i bierze na rękę { NAME($card, case: "acc") }.
            [few] { NAME($seat) } płaci { $lost_amount } punkty { NAME($lost_resource, case: "gen") } i bierze na rękę { NAME($card, case: "acc") }.
           *[many] { NAME($seat) } płaci { $lost_amount } punktów { NAME($lost_resource, case: "gen") } i bierze na rękę { NAME($card, case: "acc") }.
        }
    }
event-meditated = { NAME($seat) } medytuje.

## Co się dzieje: jednostki

event-created = { NAME($seat) } tworzy { NAME($unit, case: "acc") }.
event-deployed = { NAME($seat) } rozstawia { NAME($unit, case: "acc") } { NAME($region, case: "in") }.
event-moved = { NAME($seat) } przenosi { NAME($unit, case: "acc") } { NAME($frm, case: "from") } { NAME($to, case: "to") }.
event-carried = { NAME($seat) } zabiera przy tym { NAME($unit, case: "acc") } { NAME($frm, case: "from") } { NAME($to, case: "to") }.
event-travelled =
    { $count ->
        [one] { NAME($seat) } wysyła w podróż { NAME($unit, case: "acc") } { NAME($frm, case: "from") } { NAME($to, case: "to") }.
        [few] { NAME($seat) } wysyła w podróż { $count } { NAME($unit, case: "few") } { NAME($frm, case: "from") } { NAME($to, case: "to") }.
       *[many] { NAME($seat) } wysyła w podróż { $count } { NAME($unit, case: "many") } { NAME($frm, case: "from") } { NAME($to, case: "to") }.
    }
event-unit-lost = { NAME($seat) } traci { NAME($unit, case: "acc") } { NAME($region, case: "in") }.
event-wounded = { NAME($seat) } ma rannego Wybrańca { NAME($region, case: "in") }.

## Co się dzieje: bitwa

event-battle-began =
    { $bonus ->
        [0] { NAME($seat) } rozpoczyna bitwę { NAME($region, case: "in") }.
       *[other] { NAME($seat) } rozpoczyna bitwę { NAME($region, case: "in") } z premią +{ $bonus } do siły.
    }
event-laid =
    { $card ->
        [card-none] { NAME($seat) } nie wykłada karty.
       *[other] { NAME($seat) } wykłada { NAME($card, case: "acc") }.
    }
event-gave-order =
    { $order ->
        [order-attack] { NAME($seat) } wydaje rozkaz ataku: +{ $points } do siły.
        [order-retreat]
            { $points ->
                [one] { NAME($seat) } wydaje rozkaz odwrotu: najwyżej { $points } krok.
                [few] { NAME($seat) } wydaje rozkaz odwrotu: najwyżej { $points } kroki.
               *[many] { NAME($seat) } wydaje rozkaz odwrotu: najwyżej { $points } kroków.
            }
        [order-sacrifice]
            { $points ->
                [one] { NAME($seat) } wydaje rozkaz poświęcenia: { $points } punkt energii i po 1 za każdą jednostkę.
                [few] { NAME($seat) } wydaje rozkaz poświęcenia: { $points } punkty energii i po 1 za każdą jednostkę.
               *[many] { NAME($seat) } wydaje rozkaz poświęcenia: { $points } punktów energii i po 1 za każdą jednostkę.
            }
       *[other]
            { $points ->
                [one] { NAME($seat) } wydaje rozkaz obrony: { $points } punkt chwały i po 1 za każdą jednostkę.
                [few] { NAME($seat) } wydaje rozkaz obrony: { $points } punkty chwały i po 1 za każdą jednostkę.
               *[many] { NAME($seat) } wydaje rozkaz obrony: { $points } punktów chwały i po 1 za każdą jednostkę.
            }
    }
event-retreated =
    { $units ->
        [one] { NAME($seat) } wycofuje z bitwy { $units } jednostkę.
        [few] { NAME($seat) } wycofuje z bitwy { $units } jednostki.
       *[many] { NAME($seat) } wycofuje z bitwy { $units } jednostek.
    }
event-fought = { NAME($seat) } walczy z siłą { $strength }.
event-won-battle =
    { $times ->
        [one] { NAME($seat) } ma w bitwie największą siłę.
       *[other] { NAME($seat) } mają w bitwie tę samą, największą siłę.
    }

## Co się dzieje: wyspy i spotkania

event-shifted = { NAME($seat) } przesuwa { NAME($island, case: "acc") } na środek.
event-attuned = { NAME($seat) } przeprowadza zestrojenie i bierze kartę { NAME($attunement) }.
event-inserted = { NAME($island) } wraca do kręgu, tuż za { NAME($after, case: "ins") }.
event-faced = { NAME($seat) } rozpatruje swoje { $number }. spotkanie.
event-next-encounter =
    { $glory ->
        [one] Na wierzchu talii spotkań: { $glory } punkt chwały, { NAME($symbol) } albo { NAME($other) }.
        [few] Na wierzchu talii spotkań: { $glory } punkty chwały, { NAME($symbol) } albo { NAME($other) }.
       *[many] Na wierzchu talii spotkań: { $glory } punktów chwały, { NAME($symbol) } albo { NAME($other) }.
    }
event-chose = { NAME($seat) } wybiera { NAME($symbol, case: "acc") }.
event-turned = { NAME($seat) } odwraca kartę: { NAME($encounter) }.
event-token-moved = { NAME($seat) } przesuwa żeton spotkania z { NAME($frm, case: "gen") } na { NAME($to, case: "acc") }.

## Co się dzieje: potwory i koniec Ery

event-monster-attacked = { NAME($monster) } atakuje { NAME($island, case: "acc") }.
event-monster-fought = { NAME($monster) } ma siłę { $strength }, a wszystkie jednostki na wyspie razem { $against }.
event-monster-defeated = { NAME($monster) } ponosi klęskę.
event-monster-won = { NAME($monster) } zwycięża.
event-monster-moved = { NAME($monster) } przechodzi z { NAME($frm, case: "gen") } na { NAME($to, case: "acc") }.
event-rewarded = { NAME($seat) } dostaje za potwora { NAME($monster) } { NAME($medal, case: "acc") }.
event-abandoned = { NAME($seat) } oddaje potworowi { NAME($region, case: "acc") }.
event-resolved =
    { $event ->
        [event-storm] Karta burzy: wszystkie potwory ruszają dalej.
        [event-utcoro] Przyszła kolej na kartę potwora Utcoro.
        [event-cannibarok] Przyszła kolej na kartę potwora Cannibarok.
        [event-onygauros] Przyszła kolej na kartę potwora Onygauros.
        [event-caerulas] Przyszła kolej na kartę potwora Caerulas.
        [event-forest] Karta lasu; chwała za każdy las: { $glory }.
        [event-river] Karta rzeki; chwała za każdą rzekę: { $glory }.
        [event-mist] Karta doliny mgieł; chwała za każdą dolinę: { $glory }.
        [event-mountain] Karta gór; chwała za każde góry: { $glory }.
       *[event-crystal] Karta kryształowego pola; chwała za każde pole: { $glory }.
    }
event-controlled = { NAME($seat) } kontroluje { NAME($region, case: "acc") }.
event-scored = { NAME($seat) } liczy punkty z karty zestrojenia { NAME($attunement) }.
event-won =
    { $glory ->
        [one] { NAME($seat) } ma najwięcej chwały, { $glory } punkt, i wygrywa!
        [few] { NAME($seat) } ma najwięcej chwały, { $glory } punkty, i wygrywa!
       *[many] { NAME($seat) } ma najwięcej chwały, { $glory } punktów, i wygrywa!
    }
counts-title = Co przyniosła Era
count-glory =
    { $amount ->
        [one] { $amount } punkt chwały
        [few] { $amount } punkty chwały
       *[many] { $amount } punktów chwały
    }
count-battles =
    { $amount ->
        [one] { $amount } wygrana bitwa
        [few] { $amount } wygrane bitwy
       *[many] { $amount } wygranych bitew
    }
count-medals =
    { $amount ->
        [one] { $amount } nagroda za potwora
        [few] { $amount } nagrody za potwory
       *[many] { $amount } nagród za potwory
    }
count-cards =
    { $amount ->
        [one] { $amount } karta z Rozwoju
        [few] { $amount } karty z Rozwoju
       *[many] { $amount } kart z Rozwoju
    }

## Co można zrobić: całe zdanie, przycisk, słowo do wpisania, pytania po drodze

action-pass =
    { $asked ->
        [Turn] Zakończ turę
        [Operate] Zakończ Działanie
        [Spend] Nie wydawaj więcej punktów
        [Crystals] Nie wydawaj więcej punktów
        [Fortify] Nie rozstawiaj fortyfikacji
        [Carry] Nie zabieraj nikogo
        [TakeCards] Nie bierz więcej kart
        [ExtraOperate] Zrezygnuj z Działania
        [Trigger] Nie używaj tej karty
        [BattleCards] Nie wykładaj karty
        [Retreat] Nie wycofuj się dalej
        [Battlefield] Nie rozpoczynaj bitwy
        [Attune] Nie przeprowadzaj zestrojenia
        [Foresee] Wybierz w ciemno
        [Reward] Zrezygnuj z nagrody
        [Wish] Zrezygnuj z tej części nagrody
        [FreeEncounter] Nie rozpatruj spotkania
        [Alternative] Nie wybieraj niczego
        [StepUnit] Nie ruszaj nikogo
        [TravelUnit] Nie wysyłaj nikogo w podróż
        [LeadGroup] Nie wysyłaj nikogo w podróż
        [Aim] Zostaw wszystkich w spokoju
        [Strike] Oszczędź tego przeciwnika
        [Summon] Nie wzywaj potwora
        [DrawCard] Nie dobieraj więcej
        [RechargeArtefact] Zostaw artefakt rozładowany
       *[other] Zrezygnuj
    }
    .verb = Zrezygnuj
    .word = pas
action-draft = Weź odkrytą kartę: { NAME($kind) }
    .verb = Weź kartę
    .word = dobór
    .kind = Jakiego rodzaju kartę?
action-start = Postaw Wybrańca { NAME($region, case: "in") }
    .verb = Postaw Wybrańca
    .word = postaw
    .region = W którym regionie?
action-token = Połóż żeton spotkania na { NAME($island, case: "loc") }
    .verb = Połóż żeton
    .word = żeton
    .island = Na której wyspie?
action-recharge = Naładuj artefakt
    .verb = Naładuj artefakt
    .word = naładuj
action-play = Zagraj { NAME($card, case: "acc") }
    .verb = Zagraj kartę
    .word = zagraj
    .card = Którą kartę zagrywasz?
action-develop = Wykonaj Rozwój
    .verb = Wykonaj Rozwój
    .word = rozwój
action-meditate = Medytuj
    .verb = Medytuj
    .word = medytuj
action-use = Użyj { NAME($card, case: "gen") }
    .verb = Użyj karty
    .word = użyj
    .card = Której karty używasz?
action-battle = Rozpocznij bitwę { NAME($region, case: "in") }
    .verb = Rozpocznij bitwę
    .word = bitwa
    .region = W którym regionie?
action-shift = Przemieść wyspę, na której stoi Wybraniec
    .verb = Przemieść wyspę
    .word = przemieść
action-face = Rozpatrz spotkanie
    .verb = Rozpatrz spotkanie
    .word = spotkanie
action-effect =
    { $asked ->
        [Reward] Zapłać i weź nagrodę
        [Wish] Skorzystaj z tej części nagrody
       *[other] Zapłać za efekt karty
    }
    .verb = Skorzystaj z efektu
    .word = efekt
action-place = Umieść kartę na swojej planszy
    .verb = Umieść kartę
    .word = umieść
action-replace = Odrzuć { NAME($card, case: "acc") }, żeby zrobić miejsce
    .verb = Zrób miejsce
    .word = zastąp
    .card = Która karta robi miejsce?
action-pay = Zapłać kartą: { NAME($card) }
    .verb = Zapłać kartą
    .word = zapłać
    .card = Którą kartę oddajesz?
action-energy = Zyskaj 1 punkt energii
    .verb = Zyskaj energię
    .word = energia
action-create = Stwórz { NAME($unit, case: "acc") }
    .verb = Stwórz jednostkę
    .word = stwórz
    .unit = Co tworzysz?
action-deploy = Rozstaw { NAME($unit, case: "acc") }
    .verb = Rozstaw jednostkę
    .word = rozstaw
    .unit = Co rozstawiasz?
action-step = Przenieś { NAME($unit, case: "acc") } { NAME($frm, case: "from") } { NAME($to, case: "to") }
    .verb = Rusz jednostkę
    .word = krok
    .unit = Kto się rusza?
    .frm = Skąd?
    .to = Dokąd?
action-carry = Zabierz { NAME($unit, case: "acc") }
    .verb = Zabierz jednostkę
    .word = zabierz
    .unit = Kogo zabierasz?
action-fortify = Rozstaw fortyfikację { NAME($region, case: "in") }
    .verb = Rozstaw fortyfikację
    .word = fortyfikuj
    .region = W którym regionie?
action-fourth = Odkryj czwartą kartę
    .verb = Odkryj czwartą kartę
    .word = czwarta
action-refresh = Połóż trzy odkryte karty pod talię i wyłóż nowe
    .verb = Wyłóż trzy nowe karty
    .word = odśwież
action-under = Połóż teraz pod talię { NAME($card, case: "acc") }
    .verb = Połóż pod talię
    .word = pod
    .card = Którą kartę teraz?
action-take = Weź { NAME($card, case: "acc") }
    .verb = Weź kartę
    .word = weź
    .card = Którą kartę bierzesz?
action-draw = Dobierz kartę z talii Ery
    .verb = Dobierz kartę
    .word = dobierz
action-lay = Wyłóż { NAME($card, case: "acc") }
    .verb = Wyłóż kartę
    .word = wyłóż
    .card = Którą kartę wykładasz?
action-lose =
    { $unit ->
        [unit-chosen] Pozwól zranić Wybrańca
       *[other] Strać { NAME($unit, case: "acc") }
    }
    .verb = Wskaż stratę
    .word = strać
    .unit = Co tracisz?
action-attune = Przeprowadź zestrojenie: { NAME($island) }
    .verb = Przeprowadź zestrojenie
    .word = zestrojenie
    .island = Z którą wyspą?
action-insert = Wstaw wyspę tuż za { NAME($island, case: "ins") }
    .verb = Wstaw wyspę
    .word = wstaw
    .island = Za którą wyspą?
action-look = Najpierw odwróć kartę
    .verb = Odwróć kartę
    .word = odwróć
action-choose = Wybierz { NAME($symbol, case: "acc") }
    .verb = Wybierz symbol
    .word = wybierz
    .symbol = Który symbol?
action-option = Wybierz: { NAME($alternative) }
    .verb = Wybierz
    .word = opcja
    .alternative = Co z dwojga?
action-travel = Wyślij w podróż { NAME($unit, case: "acc") } { NAME($frm, case: "from") } { NAME($to, case: "to") }
    .verb = Wyślij w podróż
    .word = podróż
    .unit = Kto podróżuje?
    .frm = Skąd?
    .to = Dokąd?
action-lead = Wyślij w podróż całą grupę { NAME($frm, case: "from") } { NAME($to, case: "to") }
    .verb = Wyślij w podróż grupę
    .word = grupa
    .frm = Skąd?
    .to = Dokąd?
action-aim = Uderz w przeciwników { NAME($region, case: "in") }
    .verb = Wskaż region
    .word = cel
    .region = W którym regionie?
action-strike = Usuń jednostkę { NAME($seat, case: "gen") } { NAME($region, case: "in") }
    .verb = Usuń jednostkę
    .word = usuń
    .seat = Czyją jednostkę?
    .region = W którym regionie?
action-summon = Wezwij do ataku potwora { NAME($monster) }
    .verb = Wezwij potwora
    .word = wezwij
    .monster = Którego potwora?
action-abandon = Oddaj potworowi { NAME($region, case: "acc") }
    .verb = Oddaj region
    .word = oddaj
    .region = Który region?
action-give-card = Strać losową kartę ze stosu kart odrzuconych
    .verb = Oddaj kartę
    .word = karta
action-give-glory = Strać 5 punktów chwały
    .verb = Oddaj chwałę
    .word = chwała

## O co gra pyta

prompt-Draft = { NAME($seat) } wybiera jedną z odkrytych kart.
    .you = Wybierasz jedną z odkrytych kart.
    .help = Weź jedną z odkrytych kart takiego rodzaju, którego jeszcze nie masz (mysthea.draft.3); jej miejsce zajmie następna tego rodzaju (mysthea.draft.2).
prompt-PlaceChosen = { NAME($seat) } wybiera miejsce dla Wybrańca.
    .you = Wybierasz miejsce dla Wybrańca.
    .help = Dowolny region wyspy, na której nie ma jeszcze Wybrańca (mysthea.setup.13); w grze w dwie osoby bez mirażu (mysthea.two.2).
prompt-PlaceToken = { NAME($seat) } wybiera wyspę dla żetonu spotkania.
    .you = Wybierasz wyspę dla żetonu spotkania.
    .help = Dowolna wyspa poza tą, na której stoi twój Wybraniec (mysthea.setup.13). Spotkania rozpatrujesz tam, gdzie Wybraniec i żeton są razem (mysthea.encounter.1).
prompt-RechargeArtefact = { NAME($seat) } może naładować artefakt.
    .you = Możesz naładować artefakt.
    .help = Na pole warte 6 trafiła karta wydarzenia: każdy może naładować swój artefakt (mysthea.round.3). Przyda się do bitwy albo do przemieszczenia wyspy.
prompt-Turn =
    { $left ->
        [0] { NAME($seat) } może jeszcze wykonać akcję specjalną albo kończy turę.
       *[other] { NAME($seat) } zagrywa kartę, rozwija się albo medytuje.
    }
    .you =
        { $left ->
            [0] Możesz jeszcze wykonać akcję specjalną albo kończysz turę.
           *[other] Zagrywasz kartę, rozwijasz się albo medytujesz.
        }
    .help = Wykonujesz dokładnie jedną akcję podstawową: Działanie (zagranie karty), Rozwój albo Medytację (mysthea.turn.1), a przed nią lub po niej najwyżej jedną specjalną: wyposażenie, bitwę, przemieszczenie wyspy albo spotkanie (mysthea.turn.2).
prompt-Operate =
    { $points ->
        [0] { NAME($seat) } może jeszcze użyć { NAME($source, case: "gen") }; punkty są wydane.
        [one] { NAME($seat) } używa { NAME($source, case: "gen") }: { $points } punkt dowodzenia do wydania.
        [few] { NAME($seat) } używa { NAME($source, case: "gen") }: { $points } punkty dowodzenia do wydania.
       *[other] { NAME($seat) } używa { NAME($source, case: "gen") }: { $points } punktów dowodzenia do wydania.
    }
    .you =
        { $points ->
            [0] Możesz jeszcze użyć { NAME($source, case: "gen") }; punkty są wydane.
            [one] Używasz { NAME($source, case: "gen") }: { $points } punkt dowodzenia do wydania.
            [few] Używasz { NAME($source, case: "gen") }: { $points } punkty dowodzenia do wydania.
           *[other] Używasz { NAME($source, case: "gen") }: { $points } punktów dowodzenia do wydania.
        }
    .help = Wydaj jej punkty dowodzenia (mysthea.cp.6), a raz zapłać za efekt albo umieść ją na planszy (mysthea.operate.3), w dowolnej kolejności (mysthea.operate.1). Co niewykorzystane, przepada.
prompt-ExtraOperate = { NAME($seat) } wybiera kartę z ręki do dodatkowego Działania ({ NAME($source) }).
    .you = Wybierasz kartę z ręki do dodatkowego Działania ({ NAME($source) }).
    .help = Efekt daje ci jeszcze jedno Działanie: dowolną kartą z ręki (mysthea.turn.3).
prompt-Displace = { NAME($seat) } wybiera wyposażenie, które zrobi miejsce: wchodzi { NAME($source) }.
    .you = Wybierasz wyposażenie, które zrobi miejsce: wchodzi { NAME($source) }.
    .help = Na planszy mieszczą się tylko trzy karty wyposażenia; jedna trafia na stos kart odrzuconych (mysthea.card.5).
prompt-Payment = { NAME($seat) } wybiera kartę z ręki, którą płaci ({ NAME($source) }).
    .you = Wybierasz kartę z ręki, którą płacisz ({ NAME($source) }).
    .help = Efekt wymaga kart z ręki, a koszt trzeba zapłacić w całości (mysthea.operate.3). Karta odrzucona wróci w następnej Erze, usunięta z gry już nie (mysthea.card.6).
prompt-Spend =
    { $points ->
        [one] { NAME($seat) } ma do wydania od razu { $points } punkt dowodzenia.
        [few] { NAME($seat) } ma do wydania od razu { $points } punkty dowodzenia.
       *[other] { NAME($seat) } ma do wydania od razu { $points } punktów dowodzenia.
    }
    .you =
        { $points ->
            [one] Masz do wydania od razu { $points } punkt dowodzenia.
            [few] Masz do wydania od razu { $points } punkty dowodzenia.
           *[other] Masz do wydania od razu { $points } punktów dowodzenia.
        }
    .help = Energia (mysthea.cp.1), tworzenie, rozstawianie, kroki, dowolnie łączone; niewydane punkty przepadają (mysthea.cp.6).
prompt-Crystals =
    { $points ->
        [one] { NAME($seat) } może wydać { $points } punkt kryształowego pola na tworzenie albo rozstawianie.
        [few] { NAME($seat) } może wydać { $points } punkty kryształowych pól na tworzenie i rozstawianie.
       *[other] { NAME($seat) } może wydać { $points } punktów kryształowych pól na tworzenie i rozstawianie.
    }
    .you =
        { $points ->
            [one] Możesz wydać { $points } punkt kryształowego pola na tworzenie albo rozstawianie.
            [few] Możesz wydać { $points } punkty kryształowych pól na tworzenie i rozstawianie.
           *[other] Możesz wydać { $points } punktów kryształowych pól na tworzenie i rozstawianie.
        }
    .help = Każde kryształowe pole z twoją jednostką daje 1 punkt, tylko na tworzenie i rozstawianie (mysthea.meditate.5).
prompt-Carry = { NAME($seat) } może zabrać jeszcze jedną jednostkę { NAME($frm, case: "from") } { NAME($to, case: "to") }.
    .you = Możesz zabrać jeszcze jedną jednostkę { NAME($frm, case: "from") } { NAME($to, case: "to") }.
    .help = Jednostka, która się właśnie ruszyła, może zabrać z opuszczonego regionu jedną twoją jednostkę, o ile ta nie ruszała się w tej turze (mysthea.move.5).
prompt-Fortify = { NAME($seat) } wybiera miejsce dla fortyfikacji.
    .you = Wybierasz miejsce dla fortyfikacji.
    .help = Dowolny region, w którym masz jednostkę, czy to za góry podczas medytacji (mysthea.meditate.4), czy dzięki karcie albo nagrodzie (mysthea.card.2).
prompt-Development = { NAME($seat) } odkrywa czwartą kartę albo wymienia trzy odkryte.
    .you = Odkrywasz czwartą kartę albo wymieniasz trzy odkryte.
    .help = Albo czwarta odkryta karta, albo trzy odkryte idą pod talię i wykłada się trzy nowe (mysthea.develop.2). Potem bierzesz karty (mysthea.develop.3).
prompt-Under = { NAME($seat) } wybiera, która karta idzie teraz pod talię.
    .you = Wybierasz, która karta idzie teraz pod talię.
    .help = Odkryte karty idą pod talię w wybranej przez ciebie kolejności, ostatnia najgłębiej; inni jej nie znają (mysthea.develop.2).
prompt-TakeCards = { NAME($seat) } bierze karty: jedną za 1 punkt energii, dwie za 3, trzy za 5.
    .you = Bierzesz karty: jedną za 1 punkt energii, dwie za 3, trzy za 5.
    .help = Jedna karta kosztuje 1 punkt energii, dwie 3 punkty, trzy 5 punktów; co najmniej jedną trzeba wziąć (mysthea.develop.3).
prompt-Trigger = { NAME($seat) } może teraz użyć { NAME($source, case: "gen") }.
    .you = Możesz teraz użyć { NAME($source, case: "gen") }.
    .help = Ulepszenie na twojej planszy (mysthea.card.4) albo Wybraniec (mysthea.chosen.7) może teraz zadziałać. Nie musi.
prompt-BattleCards =
    { $seat_count ->
        [one] { NAME($seat) } w tajemnicy wykłada kartę albo nic.
       *[other] { NAME($seat) } w tajemnicy wykładają po karcie albo nic.
    }
    .you = W tajemnicy wykładasz kartę albo nic.
    .help = Każdy, kto ma tam jednostkę, wybiera w tajemnicy kartę albo nic (mysthea.battle.4). Kolor to rozkaz: czerwony atak, żółty odwrót, zielony poświęcenie, niebieski obrona (mysthea.battle.5).
prompt-Retreat =
    { $left ->
        [one] { NAME($seat) } może wykonać { $left } krok odwrotu z bitwy.
        [few] { NAME($seat) } może wykonać { $left } kroki odwrotu z bitwy.
       *[other] { NAME($seat) } może wykonać { $left } kroków odwrotu z bitwy.
    }
    .you =
        { $left ->
            [one] Możesz wykonać { $left } krok odwrotu z bitwy.
            [few] Możesz wykonać { $left } kroki odwrotu z bitwy.
           *[other] Możesz wykonać { $left } kroków odwrotu z bitwy.
        }
    .help = Tyle kroków, ile punktów ma żółta karta, jednostkami, które stały w regionie (mysthea.battle.6). Najsilniejszy przeciwnik i tak zyska 2 punkty chwały za każdą, która odejdzie (mysthea.battle.15).
prompt-Loss =
    { $left ->
        [one] { NAME($seat) } wybiera { $left } jednostkę, którą traci.
        [few] { NAME($seat) } wybiera po kolei { $left } jednostki, które traci.
       *[other] { NAME($seat) } wybiera po kolei { $left } jednostek, które traci.
    }
    .you =
        { $left ->
            [one] Wybierasz { $left } jednostkę, którą tracisz.
            [few] Wybierasz po kolei { $left } jednostki, które tracisz.
           *[other] Wybierasz po kolei { $left } jednostek, które tracisz.
        }
    .help = Tracisz tyle jednostek, o ile najsilniejszy jest od ciebie silniejszy; które, decydujesz ty (mysthea.battle.12). Wybraniec zostaje tylko ranny (mysthea.battle.13).
prompt-Battlefield = { NAME($seat) } wybiera miejsce bitwy ({ NAME($source) }).
    .you = Wybierasz miejsce bitwy ({ NAME($source) }).
    .help = Dowolny region z jednostką przeciwnika (mysthea.battle.3). Artefakt się nie rozładowuje, chyba że to bitwa ze spotkania, a gracie z opcją, która tego wymaga (mysthea.ruling.2).
prompt-Attune = { NAME($seat) } może przeprowadzić zestrojenie.
    .you = Możesz przeprowadzić zestrojenie.
    .help = Weź kartę zestrojenia i policz punkty, raz na Erę (mysthea.attune.2): kartę przemieszczanej wyspy (mysthea.attune.1), a z Kolborem i Malaborem – dowolną (mysthea.chosen.8).
prompt-Insert = { NAME($seat) } wybiera, gdzie wróci do kręgu { NAME($island) }.
    .you = Wybierasz, gdzie wróci do kręgu { NAME($island) }.
    .help = Wraca do jednej z trzech przerw, z których nie wyszła (mysthea.ruling.13); kroki i ruch zgodny z zegarem biegną potem w nowym kręgu (mysthea.shift.3).
prompt-Foresee = { NAME($seat) } może odwrócić kartę spotkania przed wyborem.
    .you = Możesz odwrócić kartę spotkania przed wyborem.
    .help = Dzięki Przeczuciu możesz najpierw zobaczyć obie nagrody (mysthea.opt.1).
prompt-ChooseSymbol = { NAME($seat) } wybiera jeden z dwóch symboli.
    .you = Wybierasz jeden z dwóch symboli.
    .help = Wybierasz, nie znając nagrody (mysthea.encounter.4), chyba że dzięki opcji przewidywania karta jest już odwrócona (mysthea.opt.1). Każdy symbol przesuwa też twój żeton o inną liczbę wysp (mysthea.encounter.6).
prompt-Reward = { NAME($seat) } może zapłacić za nagrodę ({ NAME($source) }).
    .you = Możesz zapłacić za nagrodę ({ NAME($source) }).
    .help = Ta nagroda ma cenę; możesz ją wziąć albo zostawić (mysthea.encounter.5).
prompt-Wish = { NAME($seat) } może skorzystać z tej części nagrody ({ NAME($source) }).
    .you = Możesz skorzystać z tej części nagrody ({ NAME($source) }).
    .help = Z nagrody korzystasz w całości, w części albo wcale (mysthea.encounter.5).
prompt-FreeEncounter = { NAME($seat) } może rozpatrzyć spotkanie za darmo.
    .you = Możesz rozpatrzyć spotkanie za darmo.
    .help = Nie kosztuje doświadczenia i nie ma znaczenia, gdzie są twój Wybraniec i żeton (mysthea.monster.7).
prompt-Alternative = { NAME($seat) } wybiera jeden z dwóch efektów ({ NAME($source) }).
    .you = Wybierasz jeden z dwóch efektów ({ NAME($source) }).
    .help = Do wyboru jest tylko to, co da się zrobić (mysthea.ruling.49).
prompt-StepUnit = { NAME($seat) } rusza o krok { NAME($unit, case: "acc") } ({ NAME($source) }).
    .you = Ruszasz o krok { NAME($unit, case: "acc") } ({ NAME($source) }).
    .help = Krok bez wydawania punktów; konstrukty i golemy ruszają się raz w turze (mysthea.move.2).
prompt-TravelUnit = { NAME($seat) } wysyła w podróż { NAME($unit, case: "acc") } ({ NAME($source) }).
    .you = Wysyłasz w podróż { NAME($unit, case: "acc") } ({ NAME($source) }).
    .help = Do dowolnego regionu dowolnej wyspy, bez towarzystwa (mysthea.move.4).
prompt-LeadGroup = { NAME($seat) } wybiera, skąd i dokąd podróżuje grupa ({ NAME($source) }).
    .you = Wybierasz, skąd i dokąd podróżuje grupa ({ NAME($source) }).
    .help = Razem idą wszystkie wymienione na karcie jednostki, które tam stoją i nie ruszały się w tej turze (mysthea.ruling.24).
prompt-Aim =
    { $unit ->
        [unit-chosen] { NAME($seat) } wybiera region, w którym Wybrańcy przeciwników odnoszą rany ({ NAME($source) }).
       *[other] { NAME($seat) } wybiera region, w którym każdy przeciwnik traci { NAME($unit, case: "acc") } ({ NAME($source) }).
    }
    .you =
        { $unit ->
            [unit-chosen] Wybierasz region, w którym Wybrańcy przeciwników odnoszą rany ({ NAME($source) }).
           *[other] Wybierasz region, w którym każdy przeciwnik traci { NAME($unit, case: "acc") } ({ NAME($source) }).
        }
    .help = Każdy przeciwnik traci tam jedną jednostkę takiego rodzaju, jaki podaje karta (mysthea.card.2); Wybraniec zostaje tylko ranny (mysthea.wound.1).
prompt-Strike = { NAME($seat) } wybiera, gdzie { NAME($victim) } traci { NAME($unit, case: "acc") } ({ NAME($source) }).
    .you = Wybierasz, gdzie { NAME($victim) } traci { NAME($unit, case: "acc") } ({ NAME($source) }).
    .help = Wybierasz każdemu przeciwnikowi, gdziekolwiek na wyspach (mysthea.ruling.11).
prompt-Summon = { NAME($seat) } wybiera potwora, który natychmiast zaatakuje ({ NAME($source) }).
    .you = Wybierasz potwora, który natychmiast zaatakuje ({ NAME($source) }).
    .help = Tylko potwór, którego karta leży na torze tej Ery; na koniec Ery rozpatrzycie ją jeszcze raz (mysthea.monster.8).
prompt-DrawCard = { NAME($seat) } może dobrać kartę z talii Ery ({ NAME($source) }).
    .you = Możesz dobrać kartę z talii Ery ({ NAME($source) }).
    .help = Każdą kartę widzisz, zanim zdecydujesz o następnej; z pustej talii nie dobierasz nic (mysthea.ruling.36).
prompt-Flight = { NAME($seat) } wybiera region, który oddaje potworowi.
    .you = Wybierasz region, który oddajesz potworowi.
    .help = Usuwasz wszystkie swoje jednostki z jednego regionu wyspy; Wybraniec zostaje tylko ranny (mysthea.monster.2).
prompt-Tribute = { NAME($seat) } wybiera, co zabierze Onygauros: kartę czy chwałę.
    .you = Wybierasz, co zabierze Onygauros: kartę czy chwałę.
    .help = Losowa karta z twojego stosu kart odrzuconych wypada z gry albo tracisz 5 punktów chwały (mysthea.behaviour.4). Pusty stos nic nie kosztuje (mysthea.ruling.28).

## Plansza i gracze w terminalu

board-island = wyspa, zgodnie z zegarem
board-region = region
board-units = jednostki i siła
board-era = Era { $era }, { $phase }
board-track = Tor wydarzeń: { $cards }
board-events = Talia wydarzeń: na wierzchu { $card }, razem { $left }
board-storm = burza
board-coming = Potwory, które przyjdą: { $monsters }
board-encounter =
    { $glory ->
        [one] Talia spotkań: { $glory } punkt chwały, { NAME($one) } albo { NAME($other) }, razem { $left }
        [few] Talia spotkań: { $glory } punkty chwały, { NAME($one) } albo { NAME($other) }, razem { $left }
       *[many] Talia spotkań: { $glory } punktów chwały, { NAME($one) } albo { NAME($other) }, razem { $left }
    }
board-battle = Bitwa { NAME($region, case: "in") }
board-fighter = siła { $strength }, wycofane { $retreated }, stracone { $lost }
board-offer = Do wzięcia
board-row = Obszar rozwoju
board-hand = Twoja ręka
board-own = Przed tobą
board-played = Na stole
board-points =
    { $points ->
        [one] Został { $points } punkt dowodzenia
        [few] Zostały { $points } punkty dowodzenia
       *[many] Zostało { $points } punktów dowodzenia
    }
board-left = Do wskazania jeszcze: { $left }

panel-seat = Gildia
panel-artefact = art.
panel-glory = chwała
panel-energy = energ.
panel-experience = dośw.
panel-encounters = spot.
panel-created = pula
panel-beside = obok
panel-hand = ręka/stos
panel-board = karty

sign-wounded = ranny Wybraniec
sign-monster = potwór i jego siła
sign-token = żeton spotkania
sign-charged = naładowany artefakt
sign-mirage = miraż

look-region = { NAME($region) }: { $units }.
look-units = { NAME($seat) } ma tu: { $units }, siła { $strength }
look-nobody = nikogo tu nie ma
look-monster = { NAME($monster) }, siła { $strength }. Złoto: { $gold } Srebro: { $silver } Brąz: { $bronze } Zachowanie: { $behaviour }

## Co kto ma: koszty i zyski akcji

holding-glory = chwała
holding-points = punkty dowodzenia
holding-energy = energia
holding-experience = doświadczenie
holding-units = jednostki na wyspach
holding-created = stworzone jednostki
holding-cards = karty na ręce
holding-charge = ładunek artefaktu

## Cele: jak teraz wygrać i kto jest blisko; $mine równe 1 oznacza, że zdanie mówi do czytającego

goal-glory =
    { $mine ->
        [1]
            { $rank ->
                [1]
                    { $gap ->
                        [0] Chwała: { $glory }, tyle samo co { NAME($rival) }, ale masz niższy numer artefaktu. Era { $era } z { $eras }.
                       *[other] Prowadzisz. Chwała: { $glory }, o { $gap } więcej niż { NAME($rival) }. Era { $era } z { $eras }.
                    }
               *[other]
                    { $gap ->
                        [0] Chwała: { $glory }, tyle samo co { NAME($rival) }, ale masz wyższy numer artefaktu. Era { $era } z { $eras }.
                       *[other] Chwała: { $glory }, o { $gap } mniej niż { NAME($rival) }. Era { $era } z { $eras }.
                    }
            }
       *[0]
            { $rank ->
                [1] { NAME($seat) } prowadzi. Chwała: { $glory }.
               *[other] { NAME($seat) }, chwała: { $glory }.
            }
    }

## Co zmienia akcja, dla podpowiedzi: co jest dzięki niej lepsze, a co gorsze.

aspect-glory =
    .gain = poprawia się twoja sytuacja w chwale
    .loss = pogarsza się twoja sytuacja w chwale
aspect-control =
    .gain = kontrolujesz więcej regionów, które dają chwałę
    .loss = kontrolujesz mniej regionów, które dają chwałę
aspect-energy =
    .gain = masz więcej energii na akcje
    .loss = zostaje ci mniej energii na akcje
aspect-experience =
    .gain = zbliża się następne spotkanie
    .loss = oddala się następne spotkanie
aspect-cards =
    .gain = twoje karty są więcej warte
    .loss = twoje karty są mniej warte
aspect-units =
    .gain = twoje jednostki lepiej stoją na wyspach
    .loss = twoje jednostki gorzej stoją na wyspach
aspect-artefact =
    .gain = twój artefakt daje więcej
    .loss = twój artefakt daje mniej
aspect-wound =
    .gain = twój Wybraniec wraca do zdrowia
    .loss = twój Wybraniec zostaje ranny
aspect-battle =
    .gain = lepiej ci idzie w bitwie
    .loss = gorzej ci idzie w bitwie

## The player aid

aid-part-turn = Twoja tura
aid-turn = Jedna akcja podstawowa
    .text = A przed nią albo po niej najwyżej jedna specjalna.
aid-round = Runda
    .text = Na torze pojawia się następna karta wydarzenia, potem każdy ma turę. Runda, w której pojawia się piąta karta regionu, jest ostatnia w Erze.
aid-part-base = Akcje podstawowe
aid-operate = Działanie
    .text = Zagraj kartę i wydaj jej punkty dowodzenia. Za jej energię możesz też użyć efektu albo położyć ją na swojej planszy (zielone i niebieskie).
aid-points = Punkty dowodzenia
    .text = Za 1 punkt: 1 energia albo jeden krok. Stworzenie lub rozstawienie: konstrukt { $construct }, golem { $golem }.
aid-develop = Rozwój
    .text = Odkryj czwartą kartę albo wymień wszystkie trzy; 1, 2 lub 3 karty kosztują { $prices } energii.
aid-meditate = Medytacja
    .text = Energia { $energy }, a z każdego regionu z twoją jednostką: las { $forest } energii, rzeka { $river } chwały, dolina mgieł { $mist } doświadczenia, góry fortyfikacja, kryształowe pole punkt dowodzenia na tworzenie lub rozstawianie.
aid-part-special = Akcje specjalne
aid-equip = Wyposażenie
    .text = Użyj jednej karty wyposażenia ze swojej planszy.
aid-battle = Bitwa
    .text = W regionie, gdzie stoją jednostki twoje i cudze; artefakt traci ładunek.
aid-shift = Przemieszczenie wyspy
    .text = Do środka i z powrotem do kręgu, a ty się z nią zestrajasz; artefakt traci ładunek.
aid-encounter = Spotkanie
    .text = Gdy twój Wybraniec stoi przy twoim żetonie: pierwsze kosztuje 1 doświadczenia, drugie 2 i tak dalej.
aid-part-battle = Bitwa
aid-strength = Siła
    .text = Wybraniec { $chosen } (ranny { $wounded }), golem { $golem }, fortyfikacja { $fortification }, konstrukt { $construct }. Z równych silniejszy jest niższy numer artefaktu.
aid-orders = Po jednej karcie, w sekrecie
    .text = Czerwona daje siłę, niebieska chwałę, zielona energię, żółta odwrót.
aid-spoils = Straty
    .text = Każdy traci jedną jednostkę za każdy punkt, o który najsilniejszy go przewyższa; najsilniejszy dostaje { $glory } chwały za każdą jednostkę, którą inni stracą lub wycofają.
aid-part-end = Koniec Ery
aid-era = Tor wydarzeń, od lewej
    .text = Karta regionu daje chwałę ze swojego pola za każdy kontrolowany region tego rodzaju; burza przesuwa potwory; potwór atakuje.
aid-monster = Potwór
    .text = Jeśli wszystkie jednostki na jego wyspie mają razem co najmniej taką siłę, zostaje pokonany i nagradza walczących. Inaczej każdy traci tam jednostki z jednego regionu.
aid-part-win = Jak wygrać
aid-glory = Najwięcej chwały
    .text = Po Erze { $eras }. Z równych wygrywa niższy numer artefaktu.
aid-part-signs = Znaki
aid-sign-glory = chwała
aid-sign-energy = energia
aid-sign-experience = doświadczenie
aid-sign-points = punkty dowodzenia
aid-sign-charge = ładunek artefaktu
aid-sign-attack = atak (siła)
aid-sign-defence = obrona (chwała)
aid-sign-sacrifice = poświęcenie (energia)
aid-sign-retreat = odwrót
aid-sign-axe = spotkanie: topór
aid-sign-boot = spotkanie: but
aid-sign-chest = spotkanie: skrzynia
aid-sign-dialogue = spotkanie: dialog

## Trener w pierwszej grze

coach-battle = Liczy się kolor wyłożonej karty: czerwona daje siłę, niebieska chwałę, zielona energię, a żółta odwrót.
coach-last-round = Ostatnia runda Ery: po niej regiony z toru przyniosą chwałę. Jeden krok może jeszcze zmienić, kto je kontroluje.
coach-monster = { NAME($monster) } zaatakuje wyspę, na której masz jednostki. Zbierz tam siłę albo odejdź na czas.
coach-encounter = Możesz rozpatrzyć spotkanie: twój Wybraniec stoi przy twoim żetonie. Od razu da chwałę, a może i nagrodę.
coach-attune = Zestrojenie twojej wyspy jest jeszcze wolne i dałoby teraz sporo. Przemieść wyspę, zanim zrobi to ktoś inny.
coach-meditate = Masz mało energii, a twoje jednostki stoją w wielu rodzajach regionów: Medytacja teraz się opłaca.
coach-points = Niewykorzystane punkty dowodzenia przepadają. Każdy możesz zamienić choćby na energię.
coach-turn = Zagraj kartę: jej punkty dowodzenia tworzą, rozstawiają i przemieszczają jednostki. Efekt kosztuje energię i jest dodatkiem.
coach-chosen = Nowe jednostki pojawiają się przy Wybrańcu. Wybierz wyspę, na której chcesz mieć wojsko i której regiony są coś warte.

## Osiągnięcia po skończonej grze; .text mówi, czego wymagają

achievement-beasts = Gruby zwierz
    .text = Zdobądź w jednej grze co najmniej dwie złote nagrody za potwory.
achievement-courtesy = Bez urazy
    .text = Wygraj, nie rozpocząwszy ani jednej bitwy.
achievement-removals = Przeprowadzka
    .text = Przesuń wyspy co najmniej cztery razy w jednej grze.
achievement-strangers = Rozmowy z nieznajomymi
    .text = Rozpatrz w jednej grze co najmniej cztery spotkania.
