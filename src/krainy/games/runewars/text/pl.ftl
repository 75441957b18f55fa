### Słowa Runewars po polsku: stół, figurki i karty.
###
### Klucz to identyfikator z danych z łącznikami: tactics.summon_lightning to tactics-summon-lightning. Identyfikatory bez własnej
### rodziny ją dostają: unit-, faction-, development-, area-. Wartość to nazwa. Atrybuty:
###   .text       co to robi albo czym jest; mają go wszystkie karty i elementy
###   .play       taktyka: kiedy można zagrać kartę
###   .primary    rozkazy: efekt podstawowy; .supremacy: efekt Starszeństwa
###   .where      misje: gdzie musi być bohater; .success, .mixed, .failure: co wynika z próby
###   .otherwise  cele: kiedy można zamiast tego wymienić kartę
###   .second     tytuły: drugi z ich dwóch efektów
###   .neutral, .tactics, .influence, .quests   miasta: cztery linie żetonu
###   .ability    jednostki: nazwa zdolności specjalnej, którą opisuje .text
###   .gen .dat .acc .ins .loc   przypadki; .plural mianownik liczby mnogiej; .few i .many biernik po liczbie; .in kiedy
### Tytuły kart stoją w cudzysłowie po słowie „karta” i się nie odmieniają. Karta pory roku podaje efekt podstawowy; efekt
### dodatkowy, co roku ten sam, to .text samej pory roku. Które nazwy są nasze, mówi data/names.toml.

## Gra

game-title = Runewars
game-facts = 2–4 osoby, około 180 minut, wymagająca
game-endless = Instrukcja kończy grę najpóźniej po zimie siódmego roku.
game-about =
    Cztery ludy Terrinoth idą na wojnę o smocze runy. W każdej porze roku wybierasz w tajemnicy jeden z ośmiu rozkazów:
    maszerujesz, zbierasz plony, zaciągasz wojsko, zjednujesz miasta, sięgasz po władzę, wznosisz mury. Niskie numery
    działają pierwsze, rosnące dają więcej. Armie ścierają się w pięciu szybkich rundach kart, bohaterowie wędrują po nagrody
    i pojedynki, a runy leżą zakryte, prawdziwe pomiędzy fałszywymi. Gdy masz sześć i to pokażesz, cały stół ma rok, by cię
    powstrzymać; inaczej rozstrzyga siódma Zima. Autorem gry jest Corey Konieczka. Zasady i karty opisaliśmy własnymi
    słowami. Wielu drukowanych kart, liczników i płytek mapy nie udało się zdobyć: to, co odtworzyliśmy, jest oznaczone jako
    nasze, a tam, gdzie instrukcja milczy, rozstrzygnięcia mówią, jak ją rozumiemy.
game-points = Smocze runy: { $scores }.

## Frakcje i gracze, którzy je prowadzą

faction-daqan = Daqanici
    .gen = Daqanitów
    .dat = Daqanitom
    .acc = Daqanitów
    .ins = Daqanitami
    .loc = Daqanitach
    .text = Dobro, kolor niebieski. Strzelcy uderzają pierwsi, Piechurzy wypełniają szeregi, Rycerze ruszają z odległości trzech obszarów, Machiny oblężnicze kruszą mury. Na początek 3 żetony wpływów i 2 karty taktyki.
faction-latari = Elfy
    .gen = Elfów
    .dat = Elfom
    .acc = Elfy
    .ins = Elfami
    .loc = Elfach
    .text = Dobro, kolor zielony. Łucznicy sami wybierają cel, Wojownicy dobijają rannych, Czarodziejki odsyłają wrogów, a Jeźdźcy pegazów przelatują nad każdą granicą. Na początek 4 żetony wpływów i 1 karta taktyki.
faction-waiqar = Waiqar
    .gen = Waiqara
    .dat = Waiqarowi
    .acc = Waiqara
    .ins = Waiqarem
    .loc = Waiqarze
    .text = Zło, kolor fioletowy. Nekromanci w środku bitwy wzywają nowych Ożywieńców, Kościani łucznicy zabijają od razu, Czarni rycerze tratują resztę. Na początek 2 żetony wpływów i 3 karty taktyki (nasza rekonstrukcja).
faction-uthuk = Uthukowie
    .gen = Uthuków
    .dat = Uthukom
    .acc = Uthuków
    .ins = Uthukami
    .loc = Uthukach
    .text = Zło, kolor czerwony. Berserkerzy oddają życie za krew wroga, Rozpruwacze są szybkie i trudno je zabić, Szamani palą całe szeregi, Władcy chaosu sieją grozę. Na początek 1 żeton wpływów i 4 karty taktyki (nasza rekonstrukcja).
colour-daqan = Daqanita
    .gen = Daqanity
    .dat = Daqanicie
    .acc = Daqanitę
    .ins = Daqanitą
    .loc = Daqanicie
colour-latari = Elf
    .gen = Elfa
    .dat = Elfowi
    .acc = Elfa
    .ins = Elfem
    .loc = Elfie
colour-waiqar = Waiqar
    .gen = Waiqara
    .dat = Waiqarowi
    .acc = Waiqara
    .ins = Waiqarem
    .loc = Waiqarze
colour-uthuk = Uthuk
    .gen = Uthuka
    .dat = Uthukowi
    .acc = Uthuka
    .ins = Uthukiem
    .loc = Uthuku

## Jednostki; .plural stoi samodzielnie, formy few i many w bierniku po liczbie; .ability to nazwa zdolności specjalnej, .text mówi, co ona robi

unit-bowman = Strzelec
    .gen = Strzelca
    .acc = Strzelca
    .ins = Strzelcem
    .plural = Strzelcy
    .few = Strzelców
    .many = Strzelców
    .ability = Skupiony ostrzał
    .text = 1 obrażenie. Przeciwnik przydziela je jednostce, która już ma obrażenia; jeśli takiej nie ma, jednostce o Wytrzymałości co najmniej 2, o ile jest w bitwie.
unit-footman = Piechur
    .gen = Piechura
    .acc = Piechura
    .ins = Piechurem
    .plural = Piechurzy
    .few = Piechurów
    .many = Piechurów
    .ability = Mężny cios
    .text = 1 obrażenie, przydzielane jak zwykle. Jeśli jednostka je przetrwa, otrzymuje jeszcze 1.
unit-knight = Rycerz
    .gen = Rycerza
    .acc = Rycerza
    .ins = Rycerzem
    .plural = Rycerze
    .few = Rycerzy
    .many = Rycerzy
    .ability = Dowodzenie
    .text = Przeciwnik rozbija 1 swoją jednostkę, wybraną jak zwykle, a ty dobierasz 1 kartę taktyki.
unit-siege-tower = Machina oblężnicza
    .gen = Machiny oblężniczej
    .acc = Machinę oblężniczą
    .ins = Machiną oblężniczą
    .plural = Machiny oblężnicze
    .few = Machiny oblężnicze
    .many = Machin oblężniczych
    .ability = Oblężenie
    .text = +2 do twojej siły w tej bitwie, za każdy symbol.
unit-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika
    .ins = Łucznikiem
    .plural = Łucznicy
    .few = Łuczników
    .many = Łuczników
    .ability = Celny strzał
    .text = 1 obrażenie dowolnej wrogiej jednostce w bitwie. To ty ją wybierasz: stojącą albo rozbitą, z obrażeniami albo bez.
unit-pegasus-rider = Jeździec pegaza
    .gen = Jeźdźca pegaza
    .acc = Jeźdźca pegaza
    .ins = Jeźdźcem pegaza
    .plural = Jeźdźcy pegazów
    .few = Jeźdźców pegazów
    .many = Jeźdźców pegazów
    .ability = Szarża
    .text = Rozbijasz 1 albo 2 stojące wrogie jednostki trójkątne albo 1 stojącą prostokątną. Wybierasz je ty, także spośród tych z obrażeniami.
unit-sorceress = Czarodziejka
    .gen = Czarodziejki
    .acc = Czarodziejkę
    .ins = Czarodziejką
    .plural = Czarodziejki
    .few = Czarodziejki
    .many = Czarodziejek
    .ability = Słowo Vaal
    .text = Przeciwnik natychmiast wykonuje odwrót 1 swoją jednostką z bitwy, stojącą, o ile taką ma. Zostaje ona rozbita i w tej bitwie już się nie liczy.
unit-warrior = Wojownik
    .gen = Wojownika
    .acc = Wojownika
    .ins = Wojownikiem
    .plural = Wojownicy
    .few = Wojowników
    .many = Wojowników
    .ability = Zmiażdżenie
    .text = Albo 1 obrażenie, przydzielane jak zwykle, albo niszczysz w bitwie 1 wrogą jednostkę, która ma obrażenia lub jest rozbita.
unit-skeleton-archer = Kościany łucznik
    .gen = Kościanego łucznika
    .acc = Kościanego łucznika
    .ins = Kościanym łucznikiem
    .plural = Kościani łucznicy
    .few = Kościanych łuczników
    .many = Kościanych łuczników
    .ability = Śmiertelny cios
    .text = Przeciwnik niszczy w bitwie 1 swoją jednostkę trójkątną, okrągłą albo prostokątną, w miarę możności stojącą. Sześciokątne są bezpieczne.
unit-necromancer = Nekromanta
    .gen = Nekromanty
    .acc = Nekromantę
    .ins = Nekromantą
    .plural = Nekromanci
    .few = Nekromantów
    .many = Nekromantów
    .ability = Wskrzeszenie
    .text = Do bitwy dołącza z zasobów do 2 Ożywieńców, stojących. Walczą, jeśli ich typ jeszcze nie dobierał kart, i zostają na planszy. Nie wolno w tym celu niszczyć Ożywieńców gdzie indziej.
unit-reanimate = Ożywieniec
    .gen = Ożywieńca
    .acc = Ożywieńca
    .ins = Ożywieńcem
    .plural = Ożywieńcy
    .few = Ożywieńców
    .many = Ożywieńców
    .ability = Nawała
    .text = 2 obrażenia, jeśli w tej chwili stoi w bitwie co najmniej 2 twoich Ożywieńców; inaczej 1.
unit-dark-knight = Czarny rycerz
    .gen = Czarnego rycerza
    .acc = Czarnego rycerza
    .ins = Czarnym rycerzem
    .plural = Czarni rycerze
    .few = Czarnych rycerzy
    .many = Czarnych rycerzy
    .ability = Stratowanie
    .text = 1 obrażenie i 1 rozbicie, jedno i drugie przydzielane jak zwykle.
unit-flesh-ripper = Rozpruwacz
    .gen = Rozpruwacza
    .acc = Rozpruwacza
    .ins = Rozpruwaczem
    .plural = Rozpruwacze
    .few = Rozpruwacze
    .many = Rozpruwaczy
    .ability = Nieustępliwość
    .text = Do końca bitwy wszystkie twoje Rozpruwacze mają Wytrzymałość 3. Kolejne symbole nic nie dodają.
unit-berserker = Berserker
    .gen = Berserkera
    .acc = Berserkera
    .ins = Berserkerem
    .plural = Berserkerzy
    .few = Berserkerów
    .many = Berserkerów
    .ability = Furia
    .text = Możesz zniszczyć w bitwie 1 własnego Berserkera, w miarę możności stojącego. Zadajesz wtedy 2 obrażenia.
unit-warlock = Szaman
    .gen = Szamana
    .acc = Szamana
    .ins = Szamanem
    .plural = Szamani
    .few = Szamanów
    .many = Szamanów
    .ability = Deszcz ognia
    .text = Przeciwnik niszczy w bitwie 2 swoje jednostki trójkątne albo 1 prostokątną. Wybiera sam, ale jeśli choć jedno z tego może wykonać w całości, musi wybrać coś, co wykona w całości; inaczej robi tyle, ile się da.
unit-chaos-lord = Władca chaosu
    .gen = Władcy chaosu
    .acc = Władcę chaosu
    .ins = Władcą chaosu
    .plural = Władcy chaosu
    .few = Władców chaosu
    .many = Władców chaosu
    .ability = Groza
    .text = Wybierasz w bitwie dwie różne wrogie jednostki albo jedyną, jaka jest: stojąca zostaje rozbita, rozbita zostaje zniszczona.
unit-beastman = Zwierzoczłowiek
    .gen = Zwierzoczłowieka
    .acc = Zwierzoczłowieka
    .ins = Zwierzoczłowiekiem
    .plural = Zwierzoludzie
    .few = Zwierzoludzi
    .many = Zwierzoludzi
    .ability = Spustoszenie
    .text = 1 obrażenie, a potem dobierasz jeszcze jedną kartę losu i od razu rozgrywasz jej ćwiartkę trójkątów. Jeśli znów widać na niej symbol zdolności, zadaje on obrażenie, ale nie daje następnej karty.
unit-dragon = Smok
    .gen = Smoka
    .acc = Smoka
    .ins = Smokiem
    .plural = Smoki
    .few = Smoki
    .many = Smoków
    .ability = Ogniste tchnienie
    .text = Niszczysz w bitwie do 3 wrogich jednostek trójkątnych. Wybierasz je ty, stojące przed rozbitymi.
unit-giant = Olbrzym
    .gen = Olbrzyma
    .acc = Olbrzyma
    .ins = Olbrzymem
    .plural = Olbrzymy
    .few = Olbrzymy
    .many = Olbrzymów
    .ability = Szał
    .text = Wybierasz w bitwie swojego Olbrzyma i zadajesz tyle obrażeń, ile on sam ma. Przy kolejnych symbolach może to być ten sam Olbrzym.
unit-hellhound = Piekielny ogar
    .gen = Piekielnego ogara
    .acc = Piekielnego ogara
    .ins = Piekielnym ogarem
    .plural = Piekielne ogary
    .few = Piekielne ogary
    .many = Piekielnych ogarów
    .ability = Pożoga
    .text = 2 obrażenia, po jednym na dwie różne stojące jednostki przeciwnika, najpierw te z obrażeniami. Gdy stoi tylko jedna, 1 obrażenie; gdy żadna, nic.
unit-razorwing = Ostroszpon
    .gen = Ostroszpona
    .acc = Ostroszpona
    .ins = Ostroszponem
    .plural = Ostroszpony
    .few = Ostroszpony
    .many = Ostroszponów
    .ability = Ogłuszenie
    .text = Przeciwnik rozbija 1 swoją stojącą jednostkę o inicjatywie 2 lub wyższej, w miarę możności bez obrażeń. Jeśli takiej nie ma, nic się nie dzieje.
unit-sorcerer = Czarnoksiężnik
    .gen = Czarnoksiężnika
    .acc = Czarnoksiężnika
    .ins = Czarnoksiężnikiem
    .plural = Czarnoksiężnicy
    .few = Czarnoksiężników
    .many = Czarnoksiężników
    .ability = Nieśmiertelność
    .text = Do końca bitwy wszyscy twoi Czarnoksiężnicy mają Wytrzymałość 2. Kolejne symbole nic nie dodają.

## Co w pojedynku z misji robi symbol zdolności jednostki neutralnej

duel-beastman =
    Bohater otrzymuje 1 obrażenie. Potem dobiera się jeszcze jedną kartę losu i rozgrywa jej ćwiartkę trójkątów jak w
    pojedynku; następnej karty ona nie daje.
duel-dragon = Nic: bohater nie jest jednostką trójkątną.
duel-giant = Bohater otrzymuje tyle obrażeń, ile ma Olbrzym.
duel-hellhound = Bohater otrzymuje 1 obrażenie.
duel-razorwing = Nic: w pojedynku nikogo się nie rozbija.
duel-sorcerer = Do końca pojedynku Czarnoksiężnik ma Wytrzymałość 2.

## Karty rozkazów: .text w skrócie, .primary efekt podstawowy, .supremacy efekt Starszeństwa

order-strategize = Rozstawienie
    .gen = Rozstawienia
    .acc = Rozstawienie
    .ins = Rozstawieniem
    .text = Przegrupowujesz się o krok i dobierasz karty taktyki.
    .primary = Przenosisz dowolne swoje stojące jednostki i bohaterów, każdą figurkę na jeden sąsiedni obszar, przyjazny lub pusty. Jednostki nie opuszczają obszaru z twoim żetonem aktywacji, ale mogą na niego wejść. Niczego nie aktywujesz.
    .supremacy = Dobierasz po 1 karcie taktyki za każdy symbol taktyki na swoich trzech licznikach, aż do pola ze wskazówką.
order-mobilize = Mobilizacja
    .gen = Mobilizacji
    .acc = Mobilizację
    .ins = Mobilizacją
    .text = Ruszasz na jeden obszar, a ze Starszeństwem na dwa.
    .primary = Kładziesz żeton aktywacji na obszarze, na którym nie ma twojego żetonu. Przenosisz tam dowolne swoje stojące jednostki i bohaterów z odległości do dwóch obszarów, szybkie do trzech. Na wrogim obszarze musisz walczyć, na neutralnym walczyć albo pertraktować.
    .supremacy = Od razu robisz to samo dla innego obszaru. Jeden rozkaz to najwyżej jedna bitwa: jeśli już się odbyła, a pertraktacje się nie udadzą, wykonujesz odwrót.
order-conquer = Podbój
    .gen = Podboju
    .acc = Podbój
    .ins = Podbojem
    .text = Ruszasz na jeden obszar; twierdze chronią słabiej.
    .primary = Tak jak Mobilizacja: aktywujesz obszar, przenosisz tam figurki z odległości do dwóch obszarów (szybkie: do trzech), a potem walczysz lub pertraktujesz, jeśli trzeba.
    .supremacy = W bitwie tego rozkazu siła wrogiej twierdzy jest o 3 mniejsza, ale nie spada poniżej 0.
order-harvest = Zbiory
    .gen = Zbiorów
    .acc = Zbiory
    .ins = Zbiorami
    .text = Ziemie ustawiają liczniki, ulepszenia płacą.
    .primary = Dodajesz żywność, drewno i rudę z kontrolowanych obszarów i ustawiasz każdy licznik na jego sumie, w górę lub w dół, najwyżej na 8.
    .supremacy = Korzystasz z każdego swojego ulepszenia, które coś daje: +1 do surowca z jego obszaru, 2 żetony wpływów albo 1 kartę taktyki. Potem możesz obniżyć drewno o 1 i zbudować jedno ulepszenie przy swojej twierdzy, która go nie ma.
order-recruit = Zaciąg
    .gen = Zaciągu
    .acc = Zaciąg
    .ins = Zaciągiem
    .text = Nowe jednostki przy twoich twierdzach.
    .primary = Wybierasz surowiec. Bierzesz wszystkie jednostki widoczne na jego liczniku aż do pola ze wskazówką i stawiasz je na obszarach ze swoimi twierdzami. Licznik się nie zmienia.
    .supremacy = Tak samo przeprowadzasz zaciąg z jednego innego surowca.
order-rally-support = Zgromadzenie poparcia
    .gen = Zgromadzenia poparcia
    .acc = Zgromadzenie poparcia
    .ins = Zgromadzeniem poparcia
    .text = Twoje miasta dają korzyści, dołączają bohaterowie.
    .primary = Za każdy kontrolowany obszar z miastem wybierasz jedną z korzyści z jego żetonu: jednostki neutralne, karty taktyki, żetony wpływów albo karty misji.
    .supremacy = Wydajesz od 1 do 3 żetonów wpływów i dobierasz tyle samo kart bohaterów. Jedną zachowujesz, resztę wtasowujesz z powrotem, a bohatera stawiasz przy jednej ze swoich twierdz.
order-acquire-power = Zdobycie władzy
    .gen = Zdobycia władzy
    .acc = Zdobycie władzy
    .ins = Zdobyciem władzy
    .text = Wpływy, a za nie tytuły.
    .primary = Bierzesz po 1 żetonie wpływów za każdy symbol wpływów na swoich trzech licznikach, aż do pola ze wskazówką.
    .supremacy = Wydajesz więcej żetonów wpływów, niż leży na karcie tytułu, i ją przejmujesz. Te, które tam leżały, wracają do zasobów; na karcie leżą teraz wydane przez ciebie.
order-fortify = Umocnienie
    .gen = Umocnienia
    .acc = Umocnienie
    .ins = Umocnieniem
    .text = Budujesz, naprawiasz, ukrywasz runy.
    .primary = Każde najwyżej raz, w dowolnej kolejności: za 1 drewna i 1 rudy budujesz twierdzę na kontrolowanym obszarze bez twierdzy i miasta; za 1 rudy naprawiasz uszkodzoną twierdzę; podnosisz runy z dwóch swoich obszarów i układasz je na nich z powrotem zakryte, jak chcesz, po jednym na obszar.
    .supremacy = Brak. Ta karta nie ma efektu Starszeństwa.

## Karty taktyki: .play mówi, kiedy można zagrać, .text, co się dzieje

tactics-summon-lightning = Przywołanie błyskawic
    .play = Na początku swojej bitwy.
    .text = Zadajesz wrogim jednostkom w bitwie 4 obrażenia, przydzielane jak zwykle.
tactics-tactical-retreat = Taktyczny odwrót
    .play = Na początku bitwy, w której się bronisz, jeśli masz na obszarze choć jedną jednostkę.
    .text = Bitwa się nie odbywa: nikt nie wygrywa, a inne zagrane do niej karty przepadają. Wszystkie twoje jednostki odchodzą na jeden sąsiedni przyjazny obszar, a jeśli takiego nie ma, na pusty; jeśli nie ma żadnego, zostają zniszczone. Nikt nie zostaje przez to rozbity, rozbite jednostki idą tak, jak są, a wspierający bohaterowie mogą iść z nimi. Twoja twierdza na tym obszarze zostaje usunięta, a atakujący może postawić tam własną, tą samą stroną do góry. Atakujący wykorzystał swoją jedną bitwę; jego jednostki ponad osiem wykonują odwrót jak po zwycięstwie.
tactics-to-the-winner = Dla zwycięzcy
    .play = Na początku swojej bitwy.
    .text = Karta leży przy bitwie. Gracz, który ją wygra, dobiera 2 karty taktyki i bierze 1 żeton wpływów. Jeśli wygrają niesprzymierzone jednostki neutralne albo bitwa się nie odbędzie, karta przepada.
tactics-hidden-archers = Ukryci łucznicy
    .play = Na początku bitwy, w której się bronisz.
    .text = Atakujący rozbija 2 swoje jednostki, wybrane jak zwykle.
tactics-inspiring-leader = Porywający wódz
    .play = Na początku bitwy, w której wspiera cię twój bohater.
    .text = +2 do twojej siły w tej bitwie. Jeden wybrany wspierany typ jednostki dobiera też 1 kolejną dodatkową kartę losu i odrzuca o 1 więcej.
tactics-rally-cry = Okrzyk bojowy
    .play = W trakcie swojej bitwy: na jej początku, na początku dowolnej rundy walki albo tuż przed liczeniem siły. Jako obrońca także przed ustawieniem jednostek.
    .text = Podnosisz do 3 swoich rozbitych jednostek ze spornego obszaru. Ta, która nie brała udziału w bitwie, dołącza do niej i dobiera karty, jeśli jej typ jeszcze nie dobierał.
tactics-battle-frenzy = Bitewny szał
    .play = Zaraz po dobraniu kart losu dla jednego ze swoich typów i odrzuceniu karty za wsparcie, zanim cokolwiek się odkryje.
    .text = Odrzucasz do 3 zachowanych kart i dobierasz tyle samo nowych. Tych już nie zmieniasz.
tactics-shield-wall = Mur tarcz
    .play = Gdy twoje jednostki w bitwie mają otrzymać obrażenia, przed ich przydzieleniem.
    .text = Negujesz do 2 z nich. Liczą się razem obrażenia ze wszystkich odkrytych razem kart losu albo te z jednej zdolności, karty lub umocnienia.
tactics-siege-ladders = Drabiny oblężnicze
    .play = Tuż przed liczeniem siły, po umocnieniach, gdy atakujesz obszar z wrogą twierdzą.
    .text = W tej bitwie twierdza nie dodaje obrońcy siły.
tactics-last-stand = Ostatni bój
    .play = Tuż przed liczeniem siły, po umocnieniach, w swojej bitwie.
    .text = +1 do twojej siły za każdą twoją rozbitą jednostkę w bitwie, która nie jest sześciokątna, najwyżej +3.
tactics-hidden-dagger = Ukryty sztylet
    .play = Na początku pojedynku swojego bohatera, także pojedynku z misji.
    .text = Przeciwnik w pojedynku otrzymuje 1 obrażenie.
tactics-timely-escape = Ucieczka w porę
    .play = Gdy twój bohater miałby zostać pokonany w pojedynku, także w pojedynku z misji.
    .text = Pojedynek kończy się z tą rundą. Twój bohater przeżywa, z obrażeniami o jedno mniejszymi od Wytrzymałości, i zachowuje wszystkie nagrody. Jeśli w tej samej rundzie zostaje pokonany przeciwnik, najpierw zabierasz jego nagrody albo wypełniasz misję. Potem twój bohater wykonuje odwrót na sąsiedni obszar, rozbity; jeśli nie może nigdzie dojść, zostaje, rozbity.
tactics-hidden-pass = Ukryta przełęcz
    .play = W swojej turze, zanim ruszysz figurki.
    .text = Do końca tej tury twoje jednostki i bohaterowie ignorują granice górskie, w ruchu i w odwrocie.
tactics-secret-ford = Tajemny bród
    .play = W swojej turze, zanim ruszysz figurki.
    .text = Do końca tej tury twoje jednostki i bohaterowie ignorują granice wodne, w ruchu i w odwrocie.
tactics-forced-march = Forsowny marsz
    .play = W swojej turze, po aktywowaniu obszaru Mobilizacją lub Podbojem, a przed ruchem.
    .text = Przy tej aktywacji twoje figurki mogą przyjść z odległości o jeden obszar większej: trzech, a szybkie czterech.
tactics-break-camp = Zwinięcie obozu
    .play = W swojej turze.
    .text = Zabierasz z planszy jeden swój żeton aktywacji.
tactics-horrific-rumors = Przerażające pogłoski
    .play = W swojej turze.
    .text = Wybierasz innego gracza i kładziesz jego żeton aktywacji z zasobów na obszarze, którego on nie kontroluje i na którym nie ma jego żetonu. Do końca roku nie może go aktywować.
tactics-lost-city = Zaginione miasto
    .play = W swojej turze, jeśli masz w zasobach żeton twierdzy.
    .text = Wybierasz obszar, którego nikt nie kontroluje, bez miasta, na którym jest twój bohater. Wszystkie jednostki neutralne wykonują stamtąd odwrót, także rozbite, a ty stawiasz twierdzę uszkodzoną stroną do góry.
tactics-scatter-the-beasts = Rozpędzenie bestii
    .play = W swojej turze.
    .text = Wybierasz obszar z jednostkami neutralnymi, sprzymierzonymi lub nie. Wszystkie, także rozbite, wykonują odwrót na jeden sąsiedni obszar, którego nikt nie kontroluje, i zostają rozbite; jeśli takiego nie ma, zostają zniszczone. Obszar wybiera ich sprzymierzeniec, a dla niesprzymierzonych osoba po twojej lewej stronie.
tactics-call-of-the-wild = Zew dziczy
    .play = W swojej turze.
    .text = Stawiasz 2 dostępne trójkątne jednostki neutralne jednego typu, stojące, na obszarze, który kontrolujesz ty albo nikt. Na twoim obszarze od razu się z tobą sprzymierzają. Jeśli została tylko jedna figurka, stawiasz jedną.
tactics-drums-in-the-deep = Bębny w głębinach
    .play = W swojej turze.
    .text = Wybierasz obszar ze stojącymi niesprzymierzonymi jednostkami neutralnymi. Wszystkie stojące przechodzą na jeden sąsiedni obszar, który kontrolujesz ty albo nikt; te, które nie mogą przekroczyć granicy, zostają. Na twoim obszarze sprzymierzają się z tobą.
tactics-silver-tongue = Złote usta
    .play = Gdy próbujesz pertraktacji, po wydaniu wpływów, a przed dobraniem kart.
    .text = Dobierasz o 2 karty losu więcej, niż wynosi liczba wydanych żetonów wpływów.
tactics-spies-guild = Gildia szpiegów
    .play = W swojej turze.
    .text = Bierzesz z powrotem na rękę jedną ze swoich zagranych kart rozkazów, ale nie aktywną. Nie liczy się już przy Starszeństwie.
tactics-council-of-war = Rada wojenna
    .play = W swojej turze.
    .text = Wybierasz przeciwnika i liczbę od 1 do 4. Najpierw ty, potem on dobieracie po tyle kart taktyki.
tactics-war-chest = Skarbiec wojenny
    .play = W swojej turze.
    .text = Bierzesz 3 żetony wpływów.
tactics-forced-levy = Przymusowy pobór
    .play = W swojej turze.
    .text = Przeprowadzasz zaciąg z jednego wybranego licznika, ale tylko jednostek trójkątnych, przy swoich twierdzach.
tactics-sabotage = Sabotaż
    .play = W swojej turze.
    .text = Wybierasz nieuszkodzoną wrogą twierdzę na obszarze swojego bohatera albo na sąsiednim. Odwracasz ją na uszkodzoną stronę.
tactics-rune-thief = Złodziej runów
    .play = W swojej turze.
    .text = Zabierasz run z wrogiego obszaru, na którym masz bohatera, i kładziesz go na kontrolowanym obszarze bez runu. Leży tą samą stroną do góry co przedtem.
tactics-counter-plot = Kontrintryga
    .play = Gdy inny gracz zagrywa kartę taktyki; w bitwie lub pojedynku tylko wtedy, gdy biorą w nich udział twoje figurki.
    .text = Ta karta zostaje odrzucona bez skutku. To, co za nią zapłacono, przepada.
tactics-supply-raid = Napad na tabory
    .play = W swojej turze.
    .text = Wybierasz gracza, który kontroluje obszar sąsiadujący z twoim, i jego licznik wskazujący co najmniej 1. On obniża go o 1, a ty podnosisz taki sam licznik o 1.

## Pory roku: najpierw sama pora z efektem dodatkowym, potem jej osiem kart z efektem podstawowym

season-spring = Wiosna
    .gen = Wiosny
    .acc = Wiosnę
    .ins = Wiosną
    .loc = Wiośnie
    .in = Wiosną
    .text = Wszystkie żetony aktywacji schodzą z planszy, wszystkie karty rozkazów wracają na rękę, a każda rozbita figurka wstaje, także jednostki neutralne i bohaterowie.
season-summer = Lato
    .gen = Lata
    .acc = Lato
    .ins = Latem
    .loc = Lecie
    .in = Latem
    .text = Faza misji: w kolejności rozgrywki każdy twój bohater rusza się, leczy albo szkoli. Po ruchu może stoczyć pojedynek albo spróbować misji.
season-fall = Jesień
    .gen = Jesieni
    .acc = Jesień
    .ins = Jesienią
    .loc = Jesieni
    .in = Jesienią
    .text = Stos odrzuconych kart losu wtasowuje się do talii losu. Potem w kolejności rozgrywki każdy bierze 2 żetony wpływów albo dobiera 1 kartę taktyki.
season-winter = Zima
    .gen = Zimy
    .acc = Zimę
    .ins = Zimą
    .loc = Zimie
    .in = Zimą
    .text = Na każdym obszarze zostaje ci najwyżej tyle jednostek, ile wskazuje licznik żywności; resztę, według własnego wyboru, niszczysz. Do końca tej pory roku granice wodne są zamarznięte i otwarte.
season-spring-famine = Głód
    .season = wiosna
    .text = Każdy porównuje swoje liczniki z tym, co dają jego obszary, bez ulepszeń. Licznik, który wskazuje więcej, spada do tej sumy; ten, który wskazuje mniej, zostaje.
season-spring-prepare = Przygotowania do nowego roku
    .season = wiosna
    .text = W kolejności rozgrywki: jeśli masz jeszcze kartę celu, możesz ją odłożyć zakrytą, poza grę, i dobrać inną zgodną ze swoją przynależnością. Jeśli nie masz, dobierasz 1 kartę taktyki.
season-spring-stormy-weather = Burzliwa pogoda
    .season = wiosna
    .text = Licytacja wpływów. Jeśli twoja stawka to 0, twój rozkaz w tej porze roku nie rusza jednostek; bohaterowie mogą się ruszać, a odwroty przebiegają jak zwykle.
season-spring-spring-muster = Wiosenny zaciąg
    .season = wiosna
    .text = W kolejności rozgrywki każdy przeprowadza zaciąg z jednego wybranego licznika, jak w efekcie podstawowym Zaciągu.
season-spring-conclave-of-stars = Konklawe gwiazd
    .season = wiosna
    .text = Licytacja wpływów. Kto da najwięcej, otrzymuje jeden smoczy run.
season-spring-wavering-loyalty = Chwiejna lojalność
    .season = wiosna
    .text = W kolejności rozgrywki, za każdego bohatera o innej przynależności, po kolei, jak wolisz: płacisz 1 żeton wpływów za neutralnego, 2 za bohatera przeciwnej przynależności, albo bohater cię opuszcza.
season-spring-wandering-herds = Wędrowne stada
    .season = wiosna
    .text = W kolejności rozgrywki każdy stawia 1 dostępną trójkątną jednostkę neutralną, jaką wybierze, stojącą, na obszarze, którego nikt nie kontroluje.
season-spring-new-growth = Nowe pędy
    .season = wiosna
    .text = W kolejności rozgrywki każdy podnosi jeden swój licznik o 1 albo bierze 1 żeton wpływów.
season-summer-scorching-drought = Paląca susza
    .season = lato
    .text = Licytacja wpływów. Wszyscy prócz tego, kto da najwięcej, obniżają żywność o 2, nie niżej niż do 1; licznik na 0 lub 1 zostaje.
season-summer-call-for-champions = Wezwanie dla śmiałków
    .season = lato
    .text = W kolejności rozgrywki: jeśli masz mniej niż trzech bohaterów, możesz wydać 2 żetony wpływów, dobrać kartę bohatera i ją zachować. Bohater staje przy jednej z twoich twierdz, a gdy nie masz żadnej, na kontrolowanym obszarze swojego królestwa. Bez karty bohatera albo takiego obszaru nie możesz tego zrobić.
season-summer-treasure-maps = Mapy skarbów
    .season = lato
    .text = W kolejności rozgrywki każdy dobiera 1 kartę misji i zachowuje najwyżej trzy.
season-summer-council-arbitration = Arbitraż Rady
    .season = lato
    .text = Licytacja wpływów. Kto da najwięcej, otrzymuje jeden smoczy run. Ten z pozostałych, kto dał najwięcej, o ile jest to co najmniej 1, dobiera 2 karty taktyki. Remisy rozstrzyga się jak zwykle; kto przegra w ten sposób pierwsze miejsce, walczy o drugie.
season-summer-rune-fever = Gorączka runów
    .season = lato
    .text = W kolejności rozgrywki możesz odkryć jeden zakryty smoczy run na kontrolowanym obszarze. Bierzesz wtedy 3 żetony wpływów.
season-summer-season-of-trials = Pora prób
    .season = lato
    .text = W kolejności rozgrywki możesz wyszkolić o 1 jedną cechę jednego ze swoich bohaterów, najwyżej do +2.
season-summer-beasts-on-the-prowl = Bestie na łowach
    .season = lato
    .text = W kolejności rozgrywki, za każdego swojego bohatera na obszarze, którego nie kontrolujesz: odrzucasz 1 kartę taktyki albo bohater otrzymuje 1 obrażenie. Gdy nie masz karty, zostaje obrażenie.
season-summer-midsummer-truce = Letni rozejm
    .season = lato
    .text = Do końca tej pory roku nikt nie może aktywować obszaru, który kontroluje inny gracz. Każdy bierze 1 żeton wpływów.
season-fall-bountiful-harvest = Obfite plony
    .season = jesień
    .text = Każdy ustawia trzy liczniki według swoich obszarów, jak w efekcie podstawowym Zbiorów, a potem podnosi żywność o 1.
season-fall-gathering-of-the-council = Zgromadzenie Rady
    .season = jesień
    .text = Licytacja wpływów. Kto da najwięcej, otrzymuje jeden smoczy run.
season-fall-tithes-of-the-cities = Dziesięciny miast
    .season = jesień
    .text = Każdy bierze 1 żeton wpływów i jeszcze 1 za każdy kontrolowany obszar z miastem.
season-fall-mercenary-contracts = Kontrakty najemników
    .season = jesień
    .text = Licytacja wpływów. Kto da najwięcej, co najmniej 1, stawia na jednym obszarze ze swoją twierdzą 1 dostępną sześciokątną albo 2 dostępne prostokątne jednostki neutralne, sprzymierzone. Bez twierdzy lub figurek nie dostaje nic.
season-fall-camp-fever = Obozowa gorączka
    .season = jesień
    .text = W kolejności rozgrywki niszczysz 1 swoją jednostkę, według własnego wyboru, na każdym obszarze, na którym masz ich pięć lub więcej. Sprzymierzone neutralne się liczą i można je wybrać.
season-fall-shards-in-the-wild = Okruchy w dziczy
    .season = jesień
    .text = Pierwszy gracz miesza bez oglądania jeden smoczy i jeden fałszywy run i kładzie je zakryte na dwóch różnych obszarach bez runu, których nikt nie kontroluje, w miarę możności nie obok królestw. Jeśli nie ma dwóch takich obszarów albo któregoś żetonu, nic się nie dzieje. Nikt nie zna awersów.
season-fall-spies-at-court = Szpiedzy na dworze
    .season = jesień
    .text = W kolejności rozgrywki możesz wybrać przeciwnika, który ma więcej kart taktyki od ciebie, i zabrać mu 1 losową. Liczy się jako dobrana w tej porze roku.
season-fall-feast-of-heroes = Uczta bohaterów
    .season = jesień
    .text = Wszyscy bohaterowie pozbywają się obrażeń. Potem w kolejności rozgrywki: jeśli nie masz bohatera, dobierasz kartę i pozyskujesz go, przy jednej ze swoich twierdz, a gdy nie masz żadnej, na kontrolowanym obszarze swojego królestwa; gdy nie masz ani tego, ani tego, nic nie zyskujesz.
season-winter-winter-session = Zimowe obrady
    .season = zima
    .text = Licytacja wpływów. Kto da najwięcej, otrzymuje jeden smoczy run.
season-winter-bitter-cold = Siarczysty mróz
    .season = zima
    .text = Przy limicie tej Zimy każdy licznik żywności liczy się o 1 mniej, ale nie mniej niż 1; licznik na 0 lub 1 liczy się tak, jak wskazuje. Same liczniki się nie zmieniają.
season-winter-hoarded-stores = Zapasy na zimę
    .season = zima
    .text = W kolejności rozgrywki możesz do dwóch razy obniżyć drewno lub rudę o 1, żeby podnieść żywność o 1, nie powyżej 8. Dzieje się to przed zimowym limitem.
season-winter-long-night = Długa noc
    .season = zima
    .text = Każdy bohater na obszarze, którego jego gracz nie kontroluje, zostaje rozbity. Potem w kolejności rozgrywki możesz wydać po 1 żetonie wpływów, żeby podnieść swoich bohaterów rozbitych tą kartą.
season-winter-wings-in-the-north = Skrzydła na Północy
    .season = zima
    .text = Gracz z najmniejszą liczbą żetonów wpływów, a przy remisie ostatni z nich w kolejności rozgrywki, stawia 1 dostępnego Smoka, stojącego, na obszarze, którego nikt nie kontroluje. Jeśli nie ma Smoka albo takiego obszaru, dobiera 2 karty taktyki.
season-winter-favour-of-the-council = Łaska Rady
    .season = zima
    .text = Licytacja wpływów. Kto da najwięcej, co najmniej 1, bierze dowolny tytuł, którego jeszcze nie ma, ze stołu albo od innego gracza. Żetony, które na nim leżą, zostają.
season-winter-winter-works = Zimowe prace
    .season = zima
    .text = W kolejności rozgrywki możesz za darmo albo naprawić jedną swoją uszkodzoną twierdzę, albo zbudować jedno ulepszenie przy swojej twierdzy, która go nie ma.
season-winter-hope-of-the-desperate = Nadzieja zdesperowanych
    .season = zima
    .text = Gracz, który kontroluje najmniej obszarów, otrzymuje jeden smoczy run. Jeśli jest remis, licytują wpływy tylko remisujący, a run otrzymuje ten z nich, kto da najwięcej.

## Karty misji: .where mówi, gdzie musi być bohater, .text, co ma zrobić, .success, .mixed i .failure, co z tego wynika (pojedynki i zapłaty nie mają .mixed)

quest-forward-scouting = Wysunięty zwiad
    .where = { area-1A }.
    .text = Testujesz Zręczność.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Bohater otrzymuje 1 obrażenie.
quest-gathering-storm = Nadciągająca burza
    .where = { area-2C }.
    .text = Testujesz Mądrość.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Nic się nie dzieje.
quest-frost-tower = Mroźna wieża
    .where = { area-3A }.
    .text = Testujesz Zręczność.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater szkoli Zręczność o 1.
    .failure = Bohater otrzymuje 1 obrażenie.
quest-bazaar = Bazar
    .where = { area-4A }.
    .text = Testujesz Mądrość.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Możesz wydać 2 żetony wpływów; bohater otrzymuje wtedy nagrodę.
    .failure = Nic się nie dzieje.
quest-foreign-library = Obca biblioteka
    .where = { area-5B }.
    .text = Testujesz Mądrość.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Nic się nie dzieje.
quest-secrets-and-lies = Sekrety i kłamstwa
    .where = { area-6A }.
    .text = Testujesz Zręczność.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bierzesz 2 żetony wpływów.
    .failure = Tracisz 1 żeton wpływów, o ile jakiś masz.
quest-beast-of-the-fells = Bestia z urwisk
    .where = { area-7B }.
    .text = Staczasz pojedynek ze Zwierzoczłowiekiem.
    .success = Bohater otrzymuje nagrodę.
    .failure = Bez tego zwycięstwa misja zostaje na ręce.
quest-timber-wraith = Widmo z puszczy
    .where = { area-8A }.
    .text = Staczasz pojedynek z Ostroszponem.
    .success = Bohater otrzymuje nagrodę.
    .failure = Bez tego zwycięstwa misja zostaje na ręce.
quest-edge-of-the-world = Na kraniec świata
    .where = { area-9B }.
    .text = Testujesz Siłę.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Bohater otrzymuje 2 obrażenia.
quest-sunken-shrine = Zatopione sanktuarium
    .where = { area-1C }.
    .text = Testujesz Zręczność.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Dobierasz 1 kartę misji i zachowujesz najwyżej trzy.
    .failure = Bohater otrzymuje 1 obrażenie.
quest-eagles-nest = Orle gniazdo
    .where = { area-2A }.
    .text = Testujesz Zręczność.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater szkoli Zręczność o 1.
    .failure = Bohater otrzymuje 1 obrażenie.
quest-crossroads-gallows = Szubienica na rozstajach
    .where = { area-3C }.
    .text = Testujesz Mądrość.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater szkoli Mądrość o 1.
    .failure = Nic się nie dzieje.
quest-giants-larder = Spiżarnia olbrzyma
    .where = { area-4B }.
    .text = Testujesz Siłę.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Bohater otrzymuje 2 obrażenia.
quest-hounds-of-the-gate = Ogary u bramy
    .where = { area-5C }.
    .text = Staczasz pojedynek z Piekielnym ogarem.
    .success = Bohater otrzymuje nagrodę.
    .failure = Bez tego zwycięstwa misja zostaje na ręce.
quest-sealed-vault = Zapieczętowany skarbiec
    .where = { area-5D }.
    .text = Testujesz Siłę.
    .success = Bohater otrzymuje 2 nagrody.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Bohater otrzymuje 1 obrażenie.
quest-mirror-lake = Lustrzane jezioro
    .where = { area-6D }.
    .text = Testujesz Mądrość.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Oglądasz w tajemnicy runy na najwyżej dwóch obszarach.
    .failure = Nic się nie dzieje.
quest-charmed-herd = Zaczarowane stado
    .where = { area-7A }.
    .text = Testujesz Mądrość.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Stawiasz przy jednej ze swoich twierdz 1 dostępną trójkątną jednostkę neutralną, sprzymierzoną z tobą.
    .failure = Nic się nie dzieje.
quest-smugglers-trail = Szlak przemytników
    .where = { area-8D }.
    .text = Testujesz Zręczność.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Odrzucasz 1 kartę taktyki, o ile jakąś masz.
quest-wyrms-hoard = Smoczy skarb
    .where = { area-9B }.
    .text = Staczasz pojedynek ze Smokiem.
    .success = Bohater otrzymuje 2 nagrody.
    .failure = Bez tego zwycięstwa misja zostaje na ręce.
quest-ransom = Okup
    .where = Dowolny obszar, który kontroluje inny gracz.
    .text = Testujesz Zręczność.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Bierzesz 2 żetony wpływów.
    .failure = Bohater otrzymuje 1 obrażenie.
quest-city-intrigue = Miejska intryga
    .where = Dowolny obszar z miastem.
    .text = Testujesz Mądrość.
    .success = Bohater otrzymuje nagrodę.
    .mixed = Dobierasz 1 kartę taktyki.
    .failure = Nic się nie dzieje.
quest-champions-oath = Przysięga śmiałka
    .where = Dowolny neutralny obszar.
    .text = Staczasz pojedynek z Czarnoksiężnikiem.
    .success = Bohater otrzymuje nagrodę.
    .failure = Bez tego zwycięstwa misja zostaje na ręce.
quest-heart-of-the-enemy = Serce wroga
    .where = Obszar w królestwie innego gracza, o ile go nie kontrolujesz.
    .text = Testujesz Siłę.
    .success = Bohater otrzymuje 2 nagrody.
    .mixed = Bohater otrzymuje nagrodę.
    .failure = Bohater otrzymuje 2 obrażenia.
quest-patrons-errand = Zlecenie mecenasa
    .where = Obszar z twoją twierdzą.
    .text = Możesz wydać 3 żetony wpływów.
    .success = Bohater otrzymuje nagrodę.
    .failure = Jeśli nie płacisz, misja zostaje na ręce.

## Karty nagród

reward-timmorrans-shard = Okruch Timmorrana
    .text = W swojej turze, gdy ten bohater jest na obszarze z twoją twierdzą, możesz odrzucić tę kartę i otrzymać jeden smoczy run.
reward-blade-of-wrath = Klinga gniewu
    .text = Symbol zdolności w pojedynku: przeciwnik otrzymuje tyle obrażeń, ile wynosi Siła tego bohatera.
reward-soulbiter = Kąsacz dusz
    .text = Symbol zdolności w pojedynku: 1 obrażenie. Jeśli w tej rundzie przeciwnik zostaje pokonany, a ten bohater ją przetrwa, pozbywa się wszystkich obrażeń.
reward-dwarven-fire-bombs = Krasnoludzkie bomby ogniowe
    .text = Symbol zdolności w pojedynku: 3 obrażenia. Potem sprawdzasz Zręczność tego bohatera, wybierając jedną z dobranych kart: przy porażce otrzymuje on w tej samej rundzie 1 obrażenie.
reward-rune-plate = Runiczna zbroja płytowa
    .text = Raz w każdej rundzie pojedynku negujesz 1 obrażenie tego bohatera.
reward-ghost-armor = Widmowa zbroja
    .text = Raz na pojedynek, gdy ten bohater ma otrzymać obrażenia w rundzie lub na początku, sprawdzasz Zręczność: sukces lub wynik pośredni neguje je wszystkie.
reward-amulet-of-shielding = Amulet osłony
    .text = Gdy ten bohater ma otrzymać obrażenia w pojedynku, w rundzie lub na początku, możesz odrzucić tę kartę i zanegować do 3 z nich.
reward-cloak-of-deception = Płaszcz ułudy
    .text = Gdy ktoś wyzywa tego bohatera, możesz raz sprawdzić Zręczność: przy sukcesie lub wyniku pośrednim pojedynku nie ma. Wyzwanie i tak przepada, a wyzywający nie podejmie się w tej fazie misji.
reward-flute-of-possession = Flet opętania
    .text = W swojej turze możesz odrzucić tę kartę i przenieść wszystkie jednostki neutralne z obszaru tego bohatera, sprzymierzone lub nie, na jeden wybrany sąsiedni obszar. Te, które nie mogą przekroczyć granicy, zostają; rozbite pozostają rozbite. Na kontrolowanym obszarze sprzymierzają się z tym, kto go kontroluje.
reward-staff-of-light = Kostur światła
    .text = W swojej turze możesz odrzucić tę kartę i podnieść wszystkie swoje rozbite jednostki i bohaterów na obszarze tego bohatera.
reward-ice-storm = Lodowa burza
    .text = W swojej turze, poza bitwą, możesz odrzucić tę kartę i rozbić do 3 wybranych jednostek na jednym obszarze: tego bohatera albo sąsiednim.
reward-gauntlets-of-power = Rękawice mocy
    .text = Ten bohater ma +1 do Siły.
reward-gloves-of-finesse = Rękawiczki finezji
    .text = Ten bohater ma +1 do Zręczności.
reward-ring-of-insight = Pierścień wglądu
    .text = Ten bohater ma +1 do Mądrości.
reward-boots-of-swiftness = Buty chyżości
    .text = Ten bohater rusza się w Fazie misji o najwyżej trzy obszary.
reward-elixir-of-healing = Eliksir leczenia
    .text = W swojej turze, przed akcją tego bohatera w Fazie misji albo na początku jego pojedynku możesz odrzucić tę kartę i usunąć z niego wszystkie obrażenia.
reward-horn-of-the-wild = Róg dziczy
    .text = W swojej turze, jeśli obszar tego bohatera kontrolujesz ty albo nikt, możesz odrzucić tę kartę i postawić na nim 1 dostępną prostokątną albo do 2 dostępnych trójkątnych jednostek neutralnych, stojących. Na twoim obszarze są z tobą sprzymierzone.
reward-banner-of-courage = Sztandar odwagi
    .text = Gdy ten bohater wspiera typ jednostki, możesz dobrać 2 dodatkowe karty losu zamiast 1 i odrzucić potem 2.
reward-seeing-stone = Kamień widzenia
    .text = Raz w każdej swojej turze możesz w tajemnicy obejrzeć jeden run na obszarze tego bohatera albo na sąsiednim.
reward-signet-of-the-council = Sygnet Rady
    .text = W swojej turze, gdy ten bohater jest na obszarze z miastem, możesz odrzucić tę kartę i wziąć 4 żetony wpływów.

## Bohaterowie: .text to zdolność

hero-andira-runehand = Andira Runehand
    .gen = Andiry Runehand
    .dat = Andirze Runehand
    .acc = Andirę Runehand
    .ins = Andirą Runehand
    .text = Gdy się leczy, twoi pozostali bohaterowie na jej obszarze też pozbywają się wszystkich obrażeń.
hero-ronan-of-the-wild = Ronan z Dziczy
    .gen = Ronana z Dziczy
    .dat = Ronanowi z Dziczy
    .acc = Ronana z Dziczy
    .ins = Ronanem z Dziczy
    .text = W Fazie misji rusza się o najwyżej trzy obszary.
hero-sir-valadir = Sir Valadir
    .gen = Sir Valadira
    .dat = Sir Valadirowi
    .acc = Sir Valadira
    .ins = Sir Valadirem
    .text = Gdy wspiera typ jednostki, możesz dobrać 2 dodatkowe karty losu zamiast 1 i odrzucić potem 2.
hero-jonas-the-kind = Jonas Życzliwy
    .gen = Jonasa Życzliwego
    .dat = Jonasowi Życzliwemu
    .acc = Jonasa Życzliwego
    .ins = Jonasem Życzliwym
    .text = Gdy próbujesz pertraktacji na jego obszarze, dobierasz o 1 kartę losu więcej.
hero-silhouette = Zjawa
    .gen = Zjawy
    .dat = Zjawie
    .acc = Zjawę
    .ins = Zjawą
    .text = Do testów jej Zręczności dobierasz o 1 kartę losu więcej.
hero-red-scorpion = Czerwony Skorpion
    .gen = Czerwonego Skorpiona
    .dat = Czerwonemu Skorpionowi
    .acc = Czerwonego Skorpiona
    .ins = Czerwonym Skorpionem
    .text = W Fazie misji rusza się o najwyżej trzy obszary.
hero-runewitch-astarra = Runowiedźma Astarra
    .gen = Runowiedźmy Astarry
    .dat = Runowiedźmie Astarrze
    .acc = Runowiedźmę Astarrę
    .ins = Runowiedźmą Astarrą
    .text = Raz w każdym teście jej Mądrości możesz odrzucić wszystkie dobrane karty i dobrać tyle samo nowych; tych już nie zmieniasz.
hero-steelhorns = Stalorogi
    .gen = Stalorogiego
    .dat = Stalorogiemu
    .acc = Stalorogiego
    .ins = Stalorogim
    .text = Na początku pojedynku może przyjąć 1 obrażenie, o ile nie zostałby przez to pokonany, i zadać przeciwnikowi 2.
hero-mad-carthos = Szalony Carthos
    .gen = Szalonego Carthosa
    .dat = Szalonemu Carthosowi
    .acc = Szalonego Carthosa
    .ins = Szalonym Carthosem
    .text = Na początku pojedynku zadaje przeciwnikowi 1 obrażenie.
hero-varikas-the-dead = Varikas Umarły
    .gen = Varikasa Umarłego
    .dat = Varikasowi Umarłemu
    .acc = Varikasa Umarłego
    .ins = Varikasem Umarłym
    .text = Na początku każdej Fazy misji, przed pierwszą akcją, pozbywa się 1 obrażenia.
hero-bogran-the-shadow = Bogran Cień
    .gen = Bograna Cienia
    .dat = Bogranowi Cieniowi
    .acc = Bograna Cienia
    .ins = Bogranem Cieniem
    .text = Gdy atakuje w pojedynku, także z misji, przeciwnik nie dobiera w pierwszej rundzie karty losu.
hero-nara-the-fang = Nara Kieł
    .gen = Nary Kieł
    .dat = Narze Kieł
    .acc = Narę Kieł
    .ins = Narą Kieł
    .text = Gdy pokona w pojedynku wrogiego bohatera i sama przetrwa, pozbywa się do 2 obrażeń, a ty dobierasz 1 kartę taktyki.

## Karty celów: .text mówi, co musi być prawdą w twojej turze; każda jest warta jeden smoczy run. .otherwise mówi, kiedy można wymienić kartę

objective-bound-by-honor = Związani honorem
    .text = Każda trójkątna jednostka neutralna na planszy jest z kimś sprzymierzona albo nie ma tam żadnej.
objective-dragonfriend = Przyjaciel smoków
    .text = Sprzymierzony z tobą Smok jest na obszarze z twoją twierdzą.
    .otherwise = Jeśli na planszy nie ma żadnego Smoka, możesz w swojej turze odłożyć tę kartę zakrytą i dobrać inną zgodną ze swoją przynależnością.
objective-friend-of-giants = Przyjaciel olbrzymów
    .text = Sprzymierzony z tobą Olbrzym jest na obszarze z twoją twierdzą.
    .otherwise = Jeśli na planszy nie ma żadnego Olbrzyma, możesz w swojej turze odłożyć tę kartę zakrytą i dobrać inną zgodną ze swoją przynależnością.
objective-trusted-voice = Głos, któremu ufają
    .text = Masz co najmniej 12 żetonów wpływów, nie licząc tych na tytułach.
objective-keeper-of-the-free-cities = Opiekun wolnych miast
    .text = Kontrolujesz co najmniej 3 obszary z miastem, a w grze w dwie osoby 2.
objective-peacemaker = Rozjemca
    .text = Jednocześnie są z tobą sprzymierzone jednostki neutralne co najmniej 3 różnych typów.
objective-fellowship = Drużyna bohaterów
    .text = Masz 3 bohaterów, a razem mają oni co najmniej 3 karty nagród.
objective-high-office = Wysokie godności
    .text = Masz co najmniej 2 karty tytułów.
objective-discouraging-defeat = Zniechęcająca klęska
    .text = Od końca twojej poprzedniej tury przeciwnik cię zaatakował i przegrał tę bitwę, a ty nadal kontrolujesz ten obszar.
objective-bloodbath = Krwawa łaźnia
    .text = W jednej bitwie tej tury zostało zniszczonych co najmniej 5 jednostek innego gracza, wliczając sprzymierzone neutralne i straty podczas odwrotu.
objective-breaker-of-walls = Burzyciel murów
    .text = W tej turze doszło do wygranej przez ciebie bitwy, w której wroga twierdza została zajęta lub usunięta.
objective-tyrant = Tyran
    .text = Kontrolujesz obszar królestwa przeciwnika.
objective-hunter-of-champions = Łowca bohaterów
    .text = Od końca twojej poprzedniej tury twój bohater pokonał w pojedynku wrogiego bohatera; ostatnia Faza misji się liczy.
objective-lord-of-the-waste = Pan pustkowi
    .text = Kontrolujesz co najmniej 9 obszarów, a w grze w cztery osoby 8, wliczając królestwo.
objective-the-horde = Horda
    .text = Co najmniej 20 jednostek na planszy jest twoich, wliczając sprzymierzone neutralne.
objective-scourge-of-beasts = Postrach bestii
    .text = W ciągu całej gry masz na koncie co najmniej 5 jednostek neutralnych zniszczonych w wygranych przez siebie bitwach.

## Karty tytułów: .text i .second to dwie rzeczy, które każda z nich daje

title-primarch = Patriarcha Rady Czarodziejów
    .gen = Patriarchy Rady Czarodziejów
    .acc = Patriarchę Rady Czarodziejów
    .ins = Patriarchą Rady Czarodziejów
    .text = Gdy stawki w licytacji wpływów są równe, wskazujesz, kto z remisujących wygrywa; siebie tylko wtedy, gdy jesteś wśród nich.
    .second = Gdy na odkrytej karcie pory roku jest znak Rady Czarodziejów, bierzesz 1 żeton wpływów przed jej efektem podstawowym.
title-captain = Kapitan Przymierza Bohaterów
    .gen = Kapitana Przymierza Bohaterów
    .acc = Kapitana Przymierza Bohaterów
    .ins = Kapitanem Przymierza Bohaterów
    .text = Żadna karta nie sprawi, że twoi bohaterowie cię opuszczą, nie musisz więc za nich płacić; limit trzech bohaterów nadal obowiązuje.
    .second = Raz w każdej swojej turze możesz odrzucić łącznie trzy karty nagród dowolnych swoich bohaterów i otrzymać jeden smoczy run.
title-grand-master = Wielki Mistrz Gildii Wojowników
    .gen = Wielkiego Mistrza Gildii Wojowników
    .acc = Wielkiego Mistrza Gildii Wojowników
    .ins = Wielkim Mistrzem Gildii Wojowników
    .text = Ilekroć wygrywasz bitwę, jako atakujący lub obrońca, dobierasz 1 kartę taktyki.
    .second = Raz w każdej swojej turze możesz odrzucić 5 kart taktyki, także dobranych w tej porze roku, i otrzymać jeden smoczy run.

## Żetony odkryć z zasady opcjonalnej; kind- mówi, jakiego rodzaju jest żeton

exp-dragon-throne = Smoczy Tron
    .text = Kto kontroluje ten obszar, liczy o jeden smoczy run więcej. Zwykły run też może tu leżeć. Kto ma tu kontrolę i co najmniej sześć jednostek, może w swojej turze odrzucić żeton.
exp-village-food = Wioska (żywność)
    .text = Obszar daje o 1 żywności więcej. Kto ma tu kontrolę i co najmniej sześć jednostek, może w swojej turze odrzucić żeton.
exp-village-wood = Wioska (drewno)
    .text = Obszar daje o 1 drewna więcej. Kto ma tu kontrolę i co najmniej sześć jednostek, może w swojej turze odrzucić żeton.
exp-village-ore = Wioska (ruda)
    .text = Obszar daje o 1 rudy więcej. Kto ma tu kontrolę i co najmniej sześć jednostek, może w swojej turze odrzucić żeton.
exp-magical-portal = Magiczny portal
    .text = Gdy ruszasz jednostki lub bohaterów, możesz wydać 1 żeton wpływów: obszar sąsiaduje wtedy z każdym innym, na którym leży odkryty portal. Kto ma tu kontrolę i co najmniej sześć jednostek, może w swojej turze odrzucić żeton.
exp-dungeon = Podziemia
    .text = Bohater, który tu wejdzie w Fazie misji, nie rusza się w niej dalej, ale może się pojedynkować lub podjąć się misji.
exp-temple = Świątynia
    .text = Gdy bohater kończy tu akcję w Fazie misji, jego gracz bierze 2 żetony wpływów.
exp-hall-of-kellos = Sala Kellosa
    .text = Gdy bohater kończy tu akcję w Fazie misji, jego gracz dobiera 1 kartę taktyki.
exp-travelling-merchant = Wędrowny kupiec
    .text = Możesz wydać 3 żetony wpływów, żeby bohater otrzymał 1 kartę nagrody. Żeton odrzuca się tak czy inaczej.
exp-enemy-patrol = Wrogi podjazd
    .text = Bohater otrzymuje 1 obrażenie. Jeśli na obszarze są neutralne lub wrogie jednostki, odrzucasz jeszcze 1 z jego kart nagród albo bohater otrzymuje 1 obrażenie więcej. Żeton się odrzuca.
exp-scroll-of-sight = Zwój widzenia
    .text = Oglądasz w tajemnicy zakryty run i zakryty żeton odkryć jednego obszaru. Zwój się odrzuca.
exp-training = Szkolenie
    .text = Bohater może podnieść jedną cechę o 1, najwyżej do +2. Żeton się odrzuca.
kind-event = wydarzenie
    .text = Rozgrywa się je raz i odrzuca.
kind-location = miejsce
    .text = Zostaje odkryte na stałe.
kind-destructible-location = usuwalne miejsce
    .text = Zostaje odkryte, dopóki gracz, który kontroluje obszar co najmniej sześcioma jednostkami, nie odrzuci go w swojej turze.

## Ulepszenia

development-resource = Surowce
    .text = Przy każdym Starszeństwie Zbiorów podnosisz o 1 jeden surowiec, który ten obszar daje; wskazujesz go za każdym razem. Wioska się liczy; obszar, który niczego nie daje, nic nie dodaje.
development-diplomat = Dyplomata
    .text = Przy każdym Starszeństwie Zbiorów bierzesz 2 żetony wpływów.
development-training-camp = Obóz szkoleniowy
    .text = Przy każdym Starszeństwie Zbiorów dobierasz 1 kartę taktyki.
development-mighty-walls = Potężne mury
    .text = Umocnienie Daqanitów. Jako obrońca możesz dodać 2 do swojej siły. Żeton zostaje.
development-warding-runes = Symbole ochronne
    .text = Umocnienie Elfów. Tuż przed liczeniem siły możesz zmusić atakującego do odwrotu jedną stojącą jednostką: sam ją wybiera i decyduje, dokąd idzie, a ona zostaje rozbita i wypada z bitwy. Żeton zostaje.
development-cursed-tomb = Przeklęty grobowiec
    .text = Umocnienie Waiqara. Tuż przed liczeniem siły możesz zmusić atakującego do rozbicia trzech jednostek, wybranych jak zwykle. Po użyciu żeton się odrzuca; można go zbudować ponownie.
development-hungering-spawn = Wygłodniały pomiot
    .text = Umocnienie Uthuków. Tuż przed liczeniem siły możesz zadać atakującemu 4 obrażenia, przydzielane jak zwykle. Po użyciu żeton się odrzuca; można go zbudować ponownie.

## Miasta: .text to cały żeton, dalej jego cztery linie, z których wybierasz jedną

city-tamalir = Tamalir
    .text = Wybierasz jedno: stawiasz tu 1 dostępną prostokątną jednostkę neutralną, sprzymierzoną z tobą; dobierasz 1 kartę taktyki; bierzesz 4 żetony wpływów; dobierasz 2 karty misji i zachowujesz najwyżej trzy.
    .neutral = Stawiasz tu 1 dostępną prostokątną jednostkę neutralną, sprzymierzoną z tobą.
    .tactics = Dobierasz 1 kartę taktyki.
    .influence = Bierzesz 4 żetony wpływów.
    .quests = Dobierasz 2 karty misji i zachowujesz najwyżej trzy.
city-dawnsmoor = Dawnsmoor
    .text = Wybierasz jedno: stawiasz tu 2 dostępne trójkątne jednostki neutralne, sprzymierzone z tobą; dobierasz 2 karty taktyki; bierzesz 3 żetony wpływów; dobierasz 1 kartę misji i zachowujesz najwyżej trzy.
    .neutral = Stawiasz tu 2 dostępne trójkątne jednostki neutralne, sprzymierzone z tobą.
    .tactics = Dobierasz 2 karty taktyki.
    .influence = Bierzesz 3 żetony wpływów.
    .quests = Dobierasz 1 kartę misji i zachowujesz najwyżej trzy.
city-greyhaven = Greyhaven
    .text = Wybierasz jedno: stawiasz tu 2 dostępne okrągłe jednostki neutralne, sprzymierzone z tobą; dobierasz 2 karty taktyki; bierzesz 2 żetony wpływów; dobierasz 3 karty misji i zachowujesz najwyżej trzy.
    .neutral = Stawiasz tu 2 dostępne okrągłe jednostki neutralne, sprzymierzone z tobą.
    .tactics = Dobierasz 2 karty taktyki.
    .influence = Bierzesz 2 żetony wpływów.
    .quests = Dobierasz 3 karty misji i zachowujesz najwyżej trzy.
city-frostgate = Frostgate
    .text = Wybierasz jedno: stawiasz tu 1 dostępną sześciokątną jednostkę neutralną, sprzymierzoną z tobą; dobierasz 1 kartę taktyki; bierzesz 2 żetony wpływów; dobierasz 2 karty misji i zachowujesz najwyżej trzy.
    .neutral = Stawiasz tu 1 dostępną sześciokątną jednostkę neutralną, sprzymierzoną z tobą.
    .tactics = Dobierasz 1 kartę taktyki.
    .influence = Bierzesz 2 żetony wpływów.
    .quests = Dobierasz 2 karty misji i zachowujesz najwyżej trzy.
city-nerekhall = Nerekhall
    .text = Wybierasz jedno: stawiasz tu 1 dostępną okrągłą jednostkę neutralną, sprzymierzoną z tobą; dobierasz 3 karty taktyki; bierzesz 2 żetony wpływów; dobierasz 2 karty misji i zachowujesz najwyżej trzy.
    .neutral = Stawiasz tu 1 dostępną okrągłą jednostkę neutralną, sprzymierzoną z tobą.
    .tactics = Dobierasz 3 karty taktyki.
    .influence = Bierzesz 2 żetony wpływów.
    .quests = Dobierasz 2 karty misji i zachowujesz najwyżej trzy.
city-riverwatch = Riverwatch
    .text = Wybierasz jedno: stawiasz tu 2 dostępne trójkątne jednostki neutralne, sprzymierzone z tobą; dobierasz 1 kartę taktyki; bierzesz 3 żetony wpływów; dobierasz 3 karty misji i zachowujesz najwyżej trzy.
    .neutral = Stawiasz tu 2 dostępne trójkątne jednostki neutralne, sprzymierzone z tobą.
    .tactics = Dobierasz 1 kartę taktyki.
    .influence = Bierzesz 3 żetony wpływów.
    .quests = Dobierasz 3 karty misji i zachowujesz najwyżej trzy.
city-vynelvale = Vynelvale
    .text = Wybierasz jedno: stawiasz tu 1 dostępną prostokątną jednostkę neutralną, sprzymierzoną z tobą; dobierasz 2 karty taktyki; bierzesz 3 żetony wpływów; dobierasz 2 karty misji i zachowujesz najwyżej trzy.
    .neutral = Stawiasz tu 1 dostępną prostokątną jednostkę neutralną, sprzymierzoną z tobą.
    .tactics = Dobierasz 2 karty taktyki.
    .influence = Bierzesz 3 żetony wpływów.
    .quests = Dobierasz 2 karty misji i zachowujesz najwyżej trzy.

## Granice, surowce, kształty podstawek

border-open = otwarta granica
    .gen = otwartej granicy
    .acc = otwartą granicę
    .text = Może ją przekroczyć każdy.
border-water = granica wodna
    .gen = granicy wodnej
    .acc = granicę wodną
    .text = Niebieska. Zamknięta dla wszystkich prócz figurek latających, dopóki Zima jej nie zmrozi.
border-mountain = granica górska
    .gen = granicy górskiej
    .acc = granicę górską
    .text = Czerwona. Zamknięta dla wszystkich prócz figurek latających, także Zimą.
border-hole = dziura w planszy
    .gen = dziury w planszy
    .acc = dziurę w planszy
    .text = Nie ma tu żadnego obszaru. Nikt jej nigdy nie przekracza, nawet lecąc.
resource-food = żywność
    .gen = żywności
    .acc = żywność
    .ins = żywnością
    .loc = żywności
    .text = Karmi wojsko: Zimą na żadnym obszarze nie zostanie ci więcej jednostek, niż wskazuje ten licznik.
resource-wood = drewno
    .gen = drewna
    .acc = drewno
    .ins = drewnem
    .loc = drewnie
    .text = Płacisz nim za ulepszenia, a razem z rudą za twierdze.
resource-ore = ruda
    .gen = rudy
    .acc = rudę
    .ins = rudą
    .loc = rudzie
    .text = Płacisz nią za naprawy, a razem z drewnem za twierdze.
shape-triangle = trójkąt
    .gen = trójkąta
    .acc = trójkąt
    .ins = trójkątem
    .plural = trójkąty
    .text = Zwykli żołnierze. Ich ćwiartka jest pusta na 12 z 30 kart, a symbol zdolności ma na 6.
shape-circle = okrąg
    .gen = okręgu
    .acc = okrąg
    .ins = okręgiem
    .plural = okręgi
    .text = Czarodzieje, a w pojedynkach bohaterowie. Ich ćwiartka ma symbol zdolności na 12 z 30 kart, dwa razy częściej niż trójkąt.
shape-rectangle = prostokąt
    .gen = prostokąta
    .acc = prostokąt
    .ins = prostokątem
    .plural = prostokąty
    .text = Jeźdźcy i zaprawieni wojownicy, często z Wytrzymałością większą niż 1 i z mocniejszymi ciosami.
shape-hexagon = sześciokąt
    .gen = sześciokąta
    .acc = sześciokąt
    .ins = sześciokątem
    .plural = sześciokąty
    .text = Największe ze wszystkich. Rozbite w trakcie bitwy nadal liczą się do siły.

## Karty losu: u góry przeznaczenie, w ćwiartkach wyniki ($n to liczba na symbolu)

destiny-gold = sukces
    .gen = sukcesu
    .acc = sukces
    .text = Złoty symbol. Najlepszy wynik pertraktacji lub testu; na 4 z 30 kart.
destiny-grey = wynik pośredni
    .gen = wyniku pośredniego
    .acc = wynik pośredni
    .text = Szary symbol. Wynik w pół drogi; na 8 z 30 kart.
destiny-red = porażka
    .gen = porażki
    .acc = porażkę
    .text = Czerwony symbol. Najgorszy wynik; na 18 z 30 kart.
quarter-none = nic
    .text = Pudło.
quarter-orb = symbol zdolności
    .text = Zdolność jednostki; w pojedynku 1 obrażenie albo zdolność jednej nagrody.
quarter-rout =
    { $n ->
        [one] { $n } rozbicie
        [few] { $n } rozbicia
       *[many] { $n } rozbić
    }
    .text = Przeciwnik rozbija tyle jednostek; w pojedynku bohater neguje tyle obrażeń.
quarter-damage =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
    .text = Przeciwnik otrzymuje tyle obrażeń.

## Przynależność, cechy bohaterów, cechy jednostek i nagród

alignment-good = dobro
    .gen = dobra
alignment-neutral = neutralność
    .gen = neutralności
alignment-evil = zło
    .gen = zła
attribute-strength = Siła
    .gen = Siły
    .acc = Siłę
    .ins = Siłą
    .loc = Sile
attribute-agility = Zręczność
    .gen = Zręczności
    .acc = Zręczność
    .ins = Zręcznością
    .loc = Zręczności
attribute-wisdom = Mądrość
    .gen = Mądrości
    .acc = Mądrość
    .ins = Mądrością
    .loc = Mądrości
trait-fast = szybka
    .text = Przy Mobilizacji i Podboju ta figurka może przyjść z odległości do trzech obszarów.
trait-flying = latająca
    .text = Ta figurka ignoruje granice wodne i górskie.
trait-weapon = Broń
    .text = W pojedynku bohater używa tylko jednej Broni, za to tak często, jak pozwala jej tekst.
trait-armor = Zbroja
    .text = W pojedynku bohater używa tylko jednej Zbroi, za to tak często, jak pozwala jej tekst.

## Pojęcia, każde z objaśnieniem w .text; formy few i many stoją w bierniku po liczbie

term-area = obszar
    .gen = obszaru
    .acc = obszar
    .ins = obszarem
    .loc = obszarze
    .few = obszary
    .many = obszarów
    .text = Jeden sześciokąt planszy.
term-home-realm = królestwo
    .gen = królestwa
    .acc = królestwo
    .ins = królestwem
    .loc = królestwie
    .few = królestwa
    .many = królestw
    .text = Trzy obszary, z których frakcja zaczyna. Kontrolujesz je nawet wtedy, gdy nic na nich nie ma, chyba że jest tam wroga jednostka lub twierdza.
term-setup-marker = znacznik królestwa
    .gen = znacznika królestwa
    .acc = znacznik królestwa
    .ins = znacznikiem królestwa
    .loc = znaczniku królestwa
    .few = znaczniki królestw
    .many = znaczników królestw
    .text = Dwa sześciokąty przy brzegu planszy, na których znajdzie się królestwo.
term-map-tile = płytka mapy
    .gen = płytki mapy
    .acc = płytkę mapy
    .ins = płytką mapy
    .loc = płytce mapy
    .few = płytki mapy
    .many = płytek mapy
    .text = Kawałek planszy o dwóch do czterech obszarach.
term-figure = figurka
    .gen = figurki
    .acc = figurkę
    .ins = figurką
    .loc = figurce
    .few = figurki
    .many = figurek
    .text = Jednostka albo bohater.
term-unit = jednostka
    .gen = jednostki
    .acc = jednostkę
    .ins = jednostką
    .loc = jednostce
    .few = jednostki
    .many = jednostek
    .text = Figurka wojska, frakcji lub neutralna. Bohater nie jest jednostką.
term-neutral-unit = jednostka neutralna
    .gen = jednostki neutralnej
    .acc = jednostkę neutralną
    .ins = jednostką neutralną
    .loc = jednostce neutralnej
    .few = jednostki neutralne
    .many = jednostek neutralnych
    .text = Jednostka spoza frakcji: Zwierzoludzie, Smoki, Olbrzymy, Piekielne ogary, Ostroszpony, Czarnoksiężnicy.
term-allied-unit = sprzymierzona jednostka
    .gen = sprzymierzonej jednostki
    .acc = sprzymierzoną jednostkę
    .ins = sprzymierzoną jednostką
    .loc = sprzymierzonej jednostce
    .few = sprzymierzone jednostki
    .many = sprzymierzonych jednostek
    .text = Jednostka neutralna na obszarze, który kontrolujesz. Pod każdym względem liczy się jak twoja.
term-hero = bohater
    .gen = bohatera
    .acc = bohatera
    .ins = bohaterem
    .loc = bohaterze
    .few = bohaterów
    .many = bohaterów
    .text = Figurka, która wykonuje misje, pojedynkuje się i wspiera cię w bitwach. Bohaterowie nie dają kontroli nad obszarem.
term-standing = stojąca
    .text = Każda figurka, która nie jest rozbita.
term-routed = rozbita
    .text = Leży na boku: nie rusza się, nie atakuje, nie wyzywa, nie wykonuje misji i nie dobiera kart losu w bitwie. Wstaje Wiosną.
term-friendly-area = przyjazny obszar
    .gen = przyjaznego obszaru
    .acc = przyjazny obszar
    .ins = przyjaznym obszarem
    .loc = przyjaznym obszarze
    .few = przyjazne obszary
    .many = przyjaznych obszarów
    .text = Obszar, który kontrolujesz jednostką swojego koloru, twierdzą albo jako część królestwa.
term-enemy-area = wrogi obszar
    .gen = wrogiego obszaru
    .acc = wrogi obszar
    .ins = wrogim obszarem
    .loc = wrogim obszarze
    .few = wrogie obszary
    .many = wrogich obszarów
    .text = Obszar, który kontroluje inny gracz.
term-neutral-area = neutralny obszar
    .gen = neutralnego obszaru
    .acc = neutralny obszar
    .ins = neutralnym obszarem
    .loc = neutralnym obszarze
    .few = neutralne obszary
    .many = neutralnych obszarów
    .text = Obszar z jednostkami neutralnymi, którego nikt nie kontroluje.
term-empty-area = pusty obszar
    .gen = pustego obszaru
    .acc = pusty obszar
    .ins = pustym obszarem
    .loc = pustym obszarze
    .few = puste obszary
    .many = pustych obszarów
    .text = Obszar poza królestwami, bez jednostek i twierdzy. Mogą tam być bohaterowie, miasto, runy lub żetony.
term-uncontrolled-area = niekontrolowany obszar
    .gen = niekontrolowanego obszaru
    .acc = niekontrolowany obszar
    .ins = niekontrolowanym obszarem
    .loc = niekontrolowanym obszarze
    .few = niekontrolowane obszary
    .many = niekontrolowanych obszarów
    .text = Obszar, którego nikt nie kontroluje: neutralny albo pusty.
term-contested-area = sporny obszar
    .gen = spornego obszaru
    .acc = sporny obszar
    .ins = spornym obszarem
    .loc = spornym obszarze
    .few = sporne obszary
    .many = spornych obszarów
    .text = Obszar, na którym trwa bitwa lub pojedynek.
term-active-player = aktywny gracz
    .gen = aktywnego gracza
    .acc = aktywnego gracza
    .ins = aktywnym graczem
    .loc = aktywnym graczu
    .few = aktywnych graczy
    .many = aktywnych graczy
    .text = Gracz, który rozgrywa swoją kartę rozkazu.
term-first-player = pierwszy gracz
    .gen = pierwszego gracza
    .acc = pierwszego gracza
    .ins = pierwszym graczem
    .loc = pierwszym graczu
    .few = pierwszych graczy
    .many = pierwszych graczy
    .text = Gracz, który odkrywa karty pór roku i układa znaczniki królestw.
term-turn = tura
    .gen = tury
    .acc = turę
    .ins = turą
    .loc = turze
    .few = tury
    .many = tur
    .text = Od chwili tuż przed twoją kartą rozkazu do chwili tuż po niej; jedna na porę roku.
term-year = rok
    .gen = roku
    .acc = rok
    .ins = rokiem
    .loc = roku
    .few = lata
    .many = lat
    .text = Wiosna, Lato, Jesień i Zima. Lat jest najwyżej siedem.
term-season = pora roku
    .gen = pory roku
    .acc = porę roku
    .ins = porą roku
    .loc = porze roku
    .few = pory roku
    .many = pór roku
    .text = Runda gry: karta pory roku, a potem po jednym rozkazie.
term-order-of-play = kolejność rozgrywki
    .gen = kolejności rozgrywki
    .acc = kolejność rozgrywki
    .ins = kolejnością rozgrywki
    .loc = kolejności rozgrywki
    .text = Najpierw najniższy numer rozkazu; przy równych najwięcej wpływów, potem najwyższe początkowe wpływy.
term-basic-effect = efekt podstawowy
    .gen = efektu podstawowego
    .acc = efekt podstawowy
    .ins = efektem podstawowym
    .loc = efekcie podstawowym
    .few = efekty podstawowe
    .many = efektów podstawowych
    .text = Pierwszy efekt karty pory roku lub rozkazu.
term-additional-effect = efekt dodatkowy
    .gen = efektu dodatkowego
    .acc = efekt dodatkowy
    .ins = efektem dodatkowym
    .loc = efekcie dodatkowym
    .few = efekty dodatkowe
    .many = efektów dodatkowych
    .text = To, co w tej porze dzieje się co roku, po efekcie podstawowym karty.
term-supremacy = Starszeństwo
    .gen = Starszeństwa
    .acc = Starszeństwo
    .ins = Starszeństwem
    .loc = Starszeństwie
    .text = Drugi efekt rozkazu, jeśli jego numer jest najwyższy ze wszystkich twoich rozkazów w grze w tym roku.
term-order-card = karta rozkazu
    .gen = karty rozkazu
    .acc = kartę rozkazu
    .ins = kartą rozkazu
    .loc = karcie rozkazu
    .few = karty rozkazów
    .many = kart rozkazów
    .text = Jeden z twoich ośmiu rozkazów o numerach od 1 do 8. W roku zagrywasz cztery.
term-season-card = karta pory roku
    .gen = karty pory roku
    .acc = kartę pory roku
    .ins = kartą pory roku
    .loc = karcie pory roku
    .few = karty pór roku
    .many = kart pór roku
    .text = Odkrywana na początku pory roku; dotyczy wszystkich.
term-tactics-card = karta taktyki
    .gen = karty taktyki
    .acc = kartę taktyki
    .ins = kartą taktyki
    .loc = karcie taktyki
    .few = karty taktyki
    .many = kart taktyki
    .text = Tajna karta, która mówi, kiedy można ją zagrać; nie w tej porze roku, w której ją dobierasz. Na ręce najwyżej dziesięć.
term-fate-card = karta losu
    .gen = karty losu
    .acc = kartę losu
    .ins = kartą losu
    .loc = karcie losu
    .few = karty losu
    .many = kart losu
    .text = Numer, symbol przeznaczenia i wynik dla każdego z czterech kształtów.
term-destiny-symbol = symbol przeznaczenia
    .gen = symbolu przeznaczenia
    .acc = symbol przeznaczenia
    .ins = symbolem przeznaczenia
    .loc = symbolu przeznaczenia
    .few = symbole przeznaczenia
    .many = symboli przeznaczenia
    .text = Sukces, wynik pośredni albo porażka, w pertraktacjach i testach.
term-quest-card = karta misji
    .gen = karty misji
    .acc = kartę misji
    .ins = kartą misji
    .loc = karcie misji
    .few = karty misji
    .many = kart misji
    .text = Zadanie dla jednego z twoich bohaterów. Na ręce najwyżej trzy.
term-starting-quest = misja początkowa
    .gen = misji początkowej
    .acc = misję początkową
    .ins = misją początkową
    .loc = misji początkowej
    .few = misje początkowe
    .many = misji początkowych
    .text = Misja, która wskazuje też płytkę mapy użytą w grze.
term-quest-phase = Faza misji
    .gen = Fazy misji
    .acc = Fazę misji
    .ins = Fazą misji
    .loc = Fazie misji
    .few = Fazy misji
    .many = Faz misji
    .text = Latem: każdy bohater rusza się, leczy albo szkoli.
term-reward-card = karta nagrody
    .gen = karty nagrody
    .acc = kartę nagrody
    .ins = kartą nagrody
    .loc = karcie nagrody
    .few = karty nagród
    .many = kart nagród
    .text = To, co zdobywają bohaterowie; leży zakryta przy bohaterze do pierwszego użycia.
term-hero-card = karta bohatera
    .gen = karty bohatera
    .acc = kartę bohatera
    .ins = kartą bohatera
    .loc = karcie bohatera
    .few = karty bohaterów
    .many = kart bohaterów
    .text = Przynależność, zdolność, cechy i Wytrzymałość bohatera.
term-objective-card = karta celu
    .gen = karty celu
    .acc = kartę celu
    .ins = kartą celu
    .loc = karcie celu
    .few = karty celów
    .many = kart celów
    .text = Twój tajny cel; spełniony w twojej turze daje jeden smoczy run.
term-title-card = karta tytułu
    .gen = karty tytułu
    .acc = kartę tytułu
    .ins = kartą tytułu
    .loc = karcie tytułu
    .few = karty tytułów
    .many = kart tytułów
    .text = Jeden z trzech urzędów o stałych korzyściach, zdobywany za wpływy.
term-victory-card = karta zwycięstwa
    .gen = karty zwycięstwa
    .acc = kartę zwycięstwa
    .ins = kartą zwycięstwa
    .loc = karcie zwycięstwa
    .few = karty zwycięstwa
    .many = kart zwycięstwa
    .text = Kładzie się ją na talii pory roku po pokazaniu sześciu smoczych runów; jeśli rok później nadal masz sześć, wygrywasz.
term-rune = run
    .gen = runu
    .acc = run
    .ins = runem
    .loc = runie
    .few = runy
    .many = runów
    .text = Żeton, smoczy albo fałszywy, zakryty na planszy. Najwyżej jeden na obszarze.
term-dragon-rune = smoczy run
    .gen = smoczego runu
    .acc = smoczy run
    .ins = smoczym runem
    .loc = smoczym runie
    .few = smocze runy
    .many = smoczych runów
    .text = To, o co grasz: najwięcej wygrywa, sześć może wygrać wcześniej.
term-false-rune = fałszywy run
    .gen = fałszywego runu
    .acc = fałszywy run
    .ins = fałszywym runem
    .loc = fałszywym runie
    .few = fałszywe runy
    .many = fałszywych runów
    .text = Od tyłu wygląda jak smoczy run, a nie jest nic wart.
term-influence = wpływy
    .gen = wpływów
    .acc = wpływy
    .ins = wpływami
    .loc = wpływach
    .text = Na pertraktacje, licytacje, tytuły i bohaterów; rozstrzygają też remisy.
term-influence-token = żeton wpływów
    .gen = żetonu wpływów
    .acc = żeton wpływów
    .ins = żetonem wpływów
    .loc = żetonie wpływów
    .few = żetony wpływów
    .many = żetonów wpływów
    .text = Jeden żeton wpływów.
term-activation-token = żeton aktywacji
    .gen = żetonu aktywacji
    .acc = żeton aktywacji
    .ins = żetonem aktywacji
    .loc = żetonie aktywacji
    .few = żetony aktywacji
    .many = żetonów aktywacji
    .text = Twoje jednostki nie opuszczają obszaru z twoim żetonem, chyba że w odwrocie. Znika Wiosną.
term-stronghold = twierdza
    .gen = twierdzy
    .acc = twierdzę
    .ins = twierdzą
    .loc = twierdzy
    .few = twierdze
    .many = twierdz
    .text = Kontroluje obszar, pozwala na zaciąg i ulepszenie; dodaje obronie 5 siły, uszkodzona 3.
term-development = ulepszenie
    .gen = ulepszenia
    .acc = ulepszenie
    .ins = ulepszeniem
    .loc = ulepszeniu
    .few = ulepszenia
    .many = ulepszeń
    .text = Stoi przy twierdzy, najwyżej jedno przy każdej; daje coś przy Zbiorach albo pomaga w obronie.
term-fortification = umocnienie
    .gen = umocnienia
    .acc = umocnienie
    .ins = umocnieniem
    .loc = umocnieniu
    .few = umocnienia
    .many = umocnień
    .text = Ulepszenie, które broni; każda frakcja ma własne.
term-city = miasto
    .gen = miasta
    .acc = miasto
    .ins = miastem
    .loc = mieście
    .few = miasta
    .many = miast
    .text = Daje temu, kto kontroluje jego obszar, jednostki neutralne, karty taktyki, wpływy albo misje.
term-dial = licznik
    .gen = licznika
    .acc = licznik
    .ins = licznikiem
    .loc = liczniku
    .few = liczniki
    .many = liczników
    .text = Wskazuje jeden surowiec od 0 do 8 i to, co on daje aż do wskazówki.
term-initiative = inicjatywa
    .gen = inicjatywy
    .acc = inicjatywę
    .ins = inicjatywą
    .loc = inicjatywie
    .text = Runda walki, od 1 do 5, w której typ dobiera karty.
term-health = Wytrzymałość
    .gen = Wytrzymałości
    .acc = Wytrzymałość
    .ins = Wytrzymałością
    .loc = Wytrzymałości
    .text = Tyle obrażeń niszczy jednostkę albo pokonuje bohatera.
term-strength = siła
    .gen = siły
    .acc = siłę
    .ins = siłą
    .loc = sile
    .text = To, co rozstrzyga bitwę: stojące jednostki, rozbite sześciokąty, twierdza, premie.
term-damage = obrażenie
    .gen = obrażenia
    .acc = obrażenie
    .ins = obrażeniem
    .loc = obrażeniu
    .few = obrażenia
    .many = obrażeń
    .text = Z jednostek znika po bitwie; na bohaterach zostaje, dopóki się nie wyleczą.
term-rout = rozbicie
    .gen = rozbicia
    .acc = rozbicie
    .ins = rozbiciem
    .loc = rozbiciu
    .few = rozbicia
    .many = rozbić
    .text = Kładzie figurkę na boku, bez względu na Wytrzymałość.
term-retreat = odwrót
    .gen = odwrotu
    .acc = odwrót
    .ins = odwrotem
    .loc = odwrocie
    .few = odwroty
    .many = odwrotów
    .text = Na jeden sąsiedni obszar, najpierw przyjazny, potem pusty; po nim figurki są rozbite.
term-battle = bitwa
    .gen = bitwy
    .acc = bitwę
    .ins = bitwą
    .loc = bitwie
    .few = bitwy
    .many = bitew
    .text = Ustawienie, bohaterowie, karty, pięć rund, siła, rozstrzygnięcie. Przy remisie wygrywa obrońca.
term-combat-round = runda walki
    .gen = rundy walki
    .acc = rundę walki
    .ins = rundą walki
    .loc = rundzie walki
    .few = rundy walki
    .many = rund walki
    .text = Dobierają karty i walczą wszystkie typy o jednej inicjatywie.
term-support = wsparcie
    .gen = wsparcia
    .acc = wsparcie
    .ins = wsparciem
    .loc = wsparciu
    .text = Bohater obok typu jednostki pozwala dobrać o jedną kartę losu więcej i jedną odrzucić.
term-diplomacy = pertraktacje
    .gen = pertraktacji
    .acc = pertraktacje
    .ins = pertraktacjami
    .loc = pertraktacjach
    .text = Wydajesz od 1 do 6 żetonów wpływów, dobierasz tyle kart losu i wybierasz jedną: jednostki neutralne dołączają, uchodzą albo trwają.
term-duel = pojedynek
    .gen = pojedynku
    .acc = pojedynek
    .ins = pojedynkiem
    .loc = pojedynku
    .few = pojedynki
    .many = pojedynków
    .text = Dwoje bohaterów, do czterech rund, po jednej karcie losu.
term-test = test cechy
    .gen = testu cechy
    .acc = test cechy
    .ins = testem cechy
    .loc = teście cechy
    .few = testy cechy
    .many = testów cechy
    .text = Tyle kart losu, ile wynosi cecha; wybierasz jedną, rozstrzyga jej przeznaczenie.
term-training = szkolenie
    .gen = szkolenia
    .acc = szkolenie
    .ins = szkoleniem
    .loc = szkoleniu
    .text = Podnosi cechę, nigdy o więcej niż +2.
term-bid = licytacja wpływów
    .gen = licytacji wpływów
    .acc = licytację wpływów
    .ins = licytacją wpływów
    .loc = licytacji wpływów
    .few = licytacje wpływów
    .many = licytacji wpływów
    .text = Wszyscy wybierają w tajemnicy i odkrywają razem; płaci każdy.
term-wizards-council = Rada Czarodziejów
    .gen = Rady Czarodziejów
    .acc = Radę Czarodziejów
    .ins = Radą Czarodziejów
    .loc = Radzie Czarodziejów
    .text = Znak na niektórych kartach pór roku. Sam nic nie robi; Patriarcha bierze za niego 1 żeton wpływów.
term-defeated-marker = znacznik pokonanego bohatera
    .gen = znacznika pokonanego bohatera
    .acc = znacznik pokonanego bohatera
    .ins = znacznikiem pokonanego bohatera
    .loc = znaczniku pokonanego bohatera
    .few = znaczniki pokonanych bohaterów
    .many = znaczników pokonanych bohaterów
    .text = Pokazuje, gdzie pokonany bohater zostawił karty nagród, które można podnieść.
term-exploration-token = żeton odkryć
    .gen = żetonu odkryć
    .acc = żeton odkryć
    .ins = żetonem odkryć
    .loc = żetonie odkryć
    .few = żetony odkryć
    .many = żetonów odkryć
    .text = Zasada opcjonalna: odwraca go bohater, który w Fazie misji kończy na nim ruch.

## Trzydzieści kart losu

fate-01 = karta losu 1
    .gen = karty losu 1
    .acc = kartę losu 1
    .text = Porażka. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: 2 rozbicia; sześciokąt: 2 obrażenia.
fate-02 = karta losu 2
    .gen = karty losu 2
    .acc = kartę losu 2
    .text = Porażka. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: 2 rozbicia; sześciokąt: 1 obrażenie.
fate-03 = karta losu 3
    .gen = karty losu 3
    .acc = kartę losu 3
    .text = Wynik pośredni. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: symbol zdolności; sześciokąt: 1 obrażenie.
fate-04 = karta losu 4
    .gen = karty losu 4
    .acc = kartę losu 4
    .text = Wynik pośredni. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: symbol zdolności; sześciokąt: nic.
fate-05 = karta losu 5
    .gen = karty losu 5
    .acc = kartę losu 5
    .text = Sukces. Trójkąt: 1 rozbicie; okrąg: 1 obrażenie; prostokąt: nic; sześciokąt: nic.
fate-06 = karta losu 6
    .gen = karty losu 6
    .acc = kartę losu 6
    .text = Porażka. Trójkąt: 1 rozbicie; okrąg: 1 obrażenie; prostokąt: nic; sześciokąt: symbol zdolności.
fate-07 = karta losu 7
    .gen = karty losu 7
    .acc = kartę losu 7
    .text = Sukces. Trójkąt: 1 rozbicie; okrąg: nic; prostokąt: nic; sześciokąt: symbol zdolności.
fate-08 = karta losu 8
    .gen = karty losu 8
    .acc = kartę losu 8
    .text = Porażka. Trójkąt: 1 rozbicie; okrąg: nic; prostokąt: 1 rozbicie; sześciokąt: 3 obrażenia.
fate-09 = karta losu 9
    .gen = karty losu 9
    .acc = kartę losu 9
    .text = Porażka. Trójkąt: symbol zdolności; okrąg: nic; prostokąt: 1 rozbicie; sześciokąt: 3 obrażenia.
fate-10 = karta losu 10
    .gen = karty losu 10
    .acc = kartę losu 10
    .text = Porażka. Trójkąt: symbol zdolności; okrąg: nic; prostokąt: 1 rozbicie; sześciokąt: 2 obrażenia.
fate-11 = karta losu 11
    .gen = karty losu 11
    .acc = kartę losu 11
    .text = Porażka. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: 2 obrażenia; sześciokąt: 2 obrażenia.
fate-12 = karta losu 12
    .gen = karty losu 12
    .acc = kartę losu 12
    .text = Porażka. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: 2 obrażenia; sześciokąt: 1 obrażenie.
fate-13 = karta losu 13
    .gen = karty losu 13
    .acc = kartę losu 13
    .text = Wynik pośredni. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: symbol zdolności; sześciokąt: 1 obrażenie.
fate-14 = karta losu 14
    .gen = karty losu 14
    .acc = kartę losu 14
    .text = Wynik pośredni. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: symbol zdolności; sześciokąt: 1 obrażenie.
fate-15 = karta losu 15
    .gen = karty losu 15
    .acc = kartę losu 15
    .text = Wynik pośredni. Trójkąt: 1 obrażenie; okrąg: 1 rozbicie; prostokąt: nic; sześciokąt: nic.
fate-16 = karta losu 16
    .gen = karty losu 16
    .acc = kartę losu 16
    .text = Porażka. Trójkąt: 1 obrażenie; okrąg: 1 rozbicie; prostokąt: nic; sześciokąt: symbol zdolności.
fate-17 = karta losu 17
    .gen = karty losu 17
    .acc = kartę losu 17
    .text = Sukces. Trójkąt: 1 obrażenie; okrąg: nic; prostokąt: nic; sześciokąt: symbol zdolności.
fate-18 = karta losu 18
    .gen = karty losu 18
    .acc = kartę losu 18
    .text = Porażka. Trójkąt: 1 obrażenie; okrąg: nic; prostokąt: 1 obrażenie; sześciokąt: 3 obrażenia.
fate-19 = karta losu 19
    .gen = karty losu 19
    .acc = kartę losu 19
    .text = Porażka. Trójkąt: symbol zdolności; okrąg: nic; prostokąt: 1 obrażenie; sześciokąt: nic.
fate-20 = karta losu 20
    .gen = karty losu 20
    .acc = kartę losu 20
    .text = Porażka. Trójkąt: symbol zdolności; okrąg: nic; prostokąt: 1 obrażenie; sześciokąt: 2 obrażenia.
fate-21 = karta losu 21
    .gen = karty losu 21
    .acc = kartę losu 21
    .text = Porażka. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: 2 obrażenia; sześciokąt: 2 rozbicia.
fate-22 = karta losu 22
    .gen = karty losu 22
    .acc = kartę losu 22
    .text = Porażka. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: 2 obrażenia; sześciokąt: 2 rozbicia.
fate-23 = karta losu 23
    .gen = karty losu 23
    .acc = kartę losu 23
    .text = Wynik pośredni. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: symbol zdolności; sześciokąt: 1 rozbicie.
fate-24 = karta losu 24
    .gen = karty losu 24
    .acc = kartę losu 24
    .text = Wynik pośredni. Trójkąt: nic; okrąg: symbol zdolności; prostokąt: symbol zdolności; sześciokąt: nic.
fate-25 = karta losu 25
    .gen = karty losu 25
    .acc = kartę losu 25
    .text = Wynik pośredni. Trójkąt: 1 obrażenie; okrąg: 1 obrażenie; prostokąt: nic; sześciokąt: nic.
fate-26 = karta losu 26
    .gen = karty losu 26
    .acc = kartę losu 26
    .text = Porażka. Trójkąt: 1 obrażenie; okrąg: 1 obrażenie; prostokąt: nic; sześciokąt: symbol zdolności.
fate-27 = karta losu 27
    .gen = karty losu 27
    .acc = kartę losu 27
    .text = Sukces. Trójkąt: 1 obrażenie; okrąg: nic; prostokąt: nic; sześciokąt: symbol zdolności.
fate-28 = karta losu 28
    .gen = karty losu 28
    .acc = kartę losu 28
    .text = Porażka. Trójkąt: 1 obrażenie; okrąg: nic; prostokąt: 1 obrażenie; sześciokąt: 2 rozbicia.
fate-29 = karta losu 29
    .gen = karty losu 29
    .acc = kartę losu 29
    .text = Porażka. Trójkąt: symbol zdolności; okrąg: nic; prostokąt: 1 obrażenie; sześciokąt: 2 rozbicia.
fate-30 = karta losu 30
    .gen = karty losu 30
    .acc = kartę losu 30
    .text = Porażka. Trójkąt: symbol zdolności; okrąg: nic; prostokąt: 1 obrażenie; sześciokąt: 2 rozbicia.

## Płytki mapy i obszary: co obszar daje, co na nim zaczyna, które boki są zamknięte

tile-1 = płytka 1
    .gen = płytki 1
    .acc = płytkę 1
    .text = Obszary 1A, 1B i 1C.
tile-2 = płytka 2
    .gen = płytki 2
    .acc = płytkę 2
    .text = Obszary 2A, 2B i 2C.
tile-3 = płytka 3
    .gen = płytki 3
    .acc = płytkę 3
    .text = Obszary 3A, 3B i 3C.
tile-4 = płytka 4
    .gen = płytki 4
    .acc = płytkę 4
    .text = Obszary 4A, 4B i 4C.
tile-5 = płytka 5
    .gen = płytki 5
    .acc = płytkę 5
    .text = Obszary 5A, 5B, 5C i 5D. Dwie części, złożone przed ułożeniem.
tile-6 = płytka 6
    .gen = płytki 6
    .acc = płytkę 6
    .text = Obszary 6A, 6B, 6C i 6D. Dwie części, złożone przed ułożeniem.
tile-7 = płytka 7
    .gen = płytki 7
    .acc = płytkę 7
    .text = Obszary 7A, 7B i 7C.
tile-8 = płytka 8
    .gen = płytki 8
    .acc = płytkę 8
    .text = Obszary 8A, 8B, 8C i 8D. Dwie części, złożone przed ułożeniem.
tile-9 = płytka 9
    .gen = płytki 9
    .acc = płytkę 9
    .text = Obszary 9A i 9B.
home-daqan = królestwo Daqanitów
    .gen = królestwa Daqanitów
    .acc = królestwo Daqanitów
    .text = Obszary DA, DB i DC.
home-latari = królestwo Elfów
    .gen = królestwa Elfów
    .acc = królestwo Elfów
    .text = Obszary LA, LB i LC.
home-waiqar = królestwo Waiqara
    .gen = królestwa Waiqara
    .acc = królestwo Waiqara
    .text = Obszary WA, WB i WC.
home-uthuk = królestwo Uthuków
    .gen = królestwa Uthuków
    .acc = królestwo Uthuków
    .text = Obszary UA, UB i UC.
area-1A = Wiedźmie Pola 1A
    .gen = Wiedźmich Pól 1A
    .loc = Wiedźmich Polach 1A
    .text = Daje 2 żywności. Na początku: 2 Czarnoksiężników. 1 granica wodna.
area-1B = Dzikie Łąki 1B
    .gen = Dzikich Łąk 1B
    .loc = Dzikich Łąkach 1B
    .text = Daje 1 żywności i 1 drewna. Na początku: 2 Zwierzoludzi.
area-1C = Długie Łany 1C
    .gen = Długich Łanów 1C
    .loc = Długich Łanach 1C
    .text = Daje 1 żywności.
area-2A = Krucze Lasy 2A
    .gen = Kruczych Lasów 2A
    .loc = Kruczych Lasach 2A
    .text = Daje 1 drewna i 1 rudy. Na początku: 2 Ostroszpony. 2 granice górskie.
area-2B = Młyńskie Pola 2B
    .gen = Młyńskich Pól 2B
    .loc = Młyńskich Polach 2B
    .text = Daje 1 żywności. Miasto.
area-2C = Nadrzeczne Bory 2C
    .gen = Nadrzecznych Borów 2C
    .loc = Nadrzecznych Borach 2C
    .text = Daje 2 drewna. 2 granice wodne.
area-3A = Ogniste Wzgórza 3A
    .gen = Ognistych Wzgórz 3A
    .loc = Ognistych Wzgórzach 3A
    .text = Daje 2 rudy. Na początku: 2 Piekielne ogary. 1 granica górska.
area-3B = Targowe Pola 3B
    .gen = Targowych Pól 3B
    .loc = Targowych Polach 3B
    .text = Daje 1 żywności. Miasto.
area-3C = Jeziorne Łąki 3C
    .gen = Jeziornych Łąk 3C
    .loc = Jeziornych Łąkach 3C
    .text = Daje 1 żywności i 1 drewna. 1 granica wodna.
area-4A = Wierzbowe Łąki 4A
    .gen = Wierzbowych Łąk 4A
    .loc = Wierzbowych Łąkach 4A
    .text = Daje 1 żywności i 1 drewna. 1 granica wodna.
area-4B = Olbrzymie Łany 4B
    .gen = Olbrzymich Łanów 4B
    .loc = Olbrzymich Łanach 4B
    .text = Daje 1 żywności i 1 rudy. Na początku: 1 Olbrzym. 1 granica górska.
area-4C = Bartne Lasy 4C
    .gen = Bartnych Lasów 4C
    .loc = Bartnych Lasach 4C
    .text = Daje 1 drewna. Miasto.
area-5A = Bogate Łany 5A
    .gen = Bogatych Łanów 5A
    .loc = Bogatych Łanach 5A
    .text = Daje 2 żywności. 1 granica wodna.
area-5B = Jarmarczne Błonia 5B
    .gen = Jarmarcznych Błoni 5B
    .loc = Jarmarcznych Błoniach 5B
    .text = Daje 1 żywności. Miasto.
area-5C = Cierniste Lasy 5C
    .gen = Ciernistych Lasów 5C
    .loc = Ciernistych Lasach 5C
    .text = Daje 1 drewna i 1 rudy. Na początku: 2 Ostroszpony. 2 granice górskie.
area-5D = Czarne Wzgórza 5D
    .gen = Czarnych Wzgórz 5D
    .loc = Czarnych Wzgórzach 5D
    .text = Daje 2 rudy. Na początku: 1 Smok. 1 granica górska.
area-6A = Wyjące Bory 6A
    .gen = Wyjących Borów 6A
    .loc = Wyjących Borach 6A
    .text = Daje 2 drewna. Na początku: 2 Piekielne ogary. 2 granice górskie.
area-6B = Wietrzne Pola 6B
    .gen = Wietrznych Pól 6B
    .loc = Wietrznych Polach 6B
    .text = Daje 1 żywności i 1 rudy. 1 granica górska.
area-6C = Węglarskie Lasy 6C
    .gen = Węglarskich Lasów 6C
    .loc = Węglarskich Lasach 6C
    .text = Daje 1 drewna. Miasto.
area-6D = Mgliste Łąki 6D
    .gen = Mglistych Łąk 6D
    .loc = Mglistych Łąkach 6D
    .text = Daje 1 żywności. Na początku: 1 Czarnoksiężnik. 1 granica wodna.
area-7A = Rogate Łąki 7A
    .gen = Rogatych Łąk 7A
    .loc = Rogatych Łąkach 7A
    .text = Daje 1 żywności i 1 drewna. Na początku: 2 Zwierzoludzi. 1 granica wodna.
area-7B = Gromowe Wzgórza 7B
    .gen = Gromowych Wzgórz 7B
    .loc = Gromowych Wzgórzach 7B
    .text = Daje 2 rudy. Na początku: 1 Olbrzym. 1 granica górska.
area-7C = Żytnie Pola 7C
    .gen = Żytnich Pól 7C
    .loc = Żytnich Polach 7C
    .text = Daje 2 żywności.
area-8A = Pradawne Knieje 8A
    .gen = Pradawnych Kniei 8A
    .loc = Pradawnych Kniejach 8A
    .text = Daje 3 drewna. Na początku: 2 Zwierzoludzi. 1 granica górska.
area-8B = Kamienne Pola 8B
    .gen = Kamiennych Pól 8B
    .loc = Kamiennych Polach 8B
    .text = Daje 1 żywności i 1 rudy. Na początku: 1 Czarnoksiężnik. 2 granice górskie.
area-8C = Jabłonne Łany 8C
    .gen = Jabłonnych Łanów 8C
    .loc = Jabłonnych Łanach 8C
    .text = Daje 1 żywności. Miasto.
area-8D = Czaple Łąki 8D
    .gen = Czaplich Łąk 8D
    .loc = Czaplich Łąkach 8D
    .text = Daje 1 żywności i 1 drewna. 2 granice wodne.
area-9A = Graniczne Lasy 9A
    .gen = Granicznych Lasów 9A
    .loc = Granicznych Lasach 9A
    .text = Daje 1 drewna. Miasto. 1 granica wodna.
area-9B = Mroczne Wzgórza 9B
    .gen = Mrocznych Wzgórz 9B
    .loc = Mrocznych Wzgórzach 9B
    .text = Daje 2 rudy. Na początku: 1 Smok. 2 granice górskie.
area-DA = Królewskie Łąki DA
    .gen = Królewskich Łąk DA
    .loc = Królewskich Łąkach DA
    .text = Daje 1 żywności i 1 drewna. 1 granica wodna.
area-DB = Zamkowe Pola DB
    .gen = Zamkowych Pól DB
    .loc = Zamkowych Polach DB
    .text = Daje 1 żywności i 1 rudy.
area-DC = Rycerskie Łany DC
    .gen = Rycerskich Łanów DC
    .loc = Rycerskich Łanach DC
    .text = Daje 1 żywności, 1 drewna i 1 rudy. 1 granica wodna.
area-LA = Elfie Łąki LA
    .gen = Elfich Łąk LA
    .loc = Elfich Łąkach LA
    .text = Daje 1 żywności i 1 drewna. 2 granice wodne.
area-LB = Jasne Gaje LB
    .gen = Jasnych Gajów LB
    .loc = Jasnych Gajach LB
    .text = Daje 1 drewna i 1 rudy.
area-LC = Gwiezdne Pola LC
    .gen = Gwiezdnych Pól LC
    .loc = Gwiezdnych Polach LC
    .text = Daje 1 żywności, 1 drewna i 1 rudy.
area-WA = Kościane Pola WA
    .gen = Kościanych Pól WA
    .loc = Kościanych Polach WA
    .text = Daje 1 żywności i 1 rudy. 2 granice górskie.
area-WB = Blade Łąki WB
    .gen = Bladych Łąk WB
    .loc = Bladych Łąkach WB
    .text = Daje 1 żywności i 1 drewna. 2 granice górskie.
area-WC = Grobowe Pola WC
    .gen = Grobowych Pól WC
    .loc = Grobowych Polach WC
    .text = Daje 1 żywności, 1 drewna i 1 rudy.
area-UA = Krwawe Pola UA
    .gen = Krwawych Pól UA
    .loc = Krwawych Polach UA
    .text = Daje 1 żywności i 1 rudy. 1 granica górska.
area-UB = Czerwone Łany UB
    .gen = Czerwonych Łanów UB
    .loc = Czerwonych Łanach UB
    .text = Daje 1 żywności i 1 rudy. 1 granica górska.
area-UC = Popielne Pola UC
    .gen = Popielnych Pól UC
    .loc = Popielnych Polach UC
    .text = Daje 1 żywności, 1 drewna i 1 rudy.

## Opcje

option-board = Plansza
    .help = Kto układa planszę przed grą; albo gotowa mapa, na której wszystkie siły już stoją i gra zaczyna się od razu.
option-board-built = Układana przez graczy
    .help = Gracze kładą płytki, pierwszy gracz znaczniki, potem runy i królestwa, jak w instrukcji.
option-board-random = Losowa
    .help = Płytki, znaczniki i królestwa kładzie los; runy nadal kładą gracze.
option-board-city-road = Gotowa: Droga miast
    .help = Królestwa leżą blisko siebie, a przy drodze między nimi są miasta. Kolejne miejsca: Daqan, Uthuk, Latari, Waiqar.
option-board-great-wood = Gotowa: Wielki bór
    .help = Między królestwami leży bogaty bór. We dwoje Daqan i Latari, poza tym Daqan, Uthuk, Latari, Waiqar.
option-board-far-gates = Gotowa: Dalekie bramy
    .help = Królestwa leżą daleko od siebie: jest czas urosnąć przed pierwszą bitwą. We dwoje Daqan i Waiqar, poza tym Daqan, Uthuk, Latari, Waiqar.
conflict-map = Płytki z tej paczki danych nie pasują do siebie na tej mapie: wybierz inną planszę.
option-exploration = Żetony odkryć
    .help = Zasada opcjonalna: bohaterowie odkrywają, co leży na obszarach, na które wchodzą.
option-exploration-off = Nie
    .help = Żetonów się nie kładzie.
option-exploration-on = Tak
    .help = Na każdym obszarze poza królestwami leży żeton.

## Gracze przed wyborem frakcji i drobne słowa

seat-player1 = Gracz 1
    .gen = Gracza 1
    .dat = Graczowi 1
seat-player2 = Gracz 2
    .gen = Gracza 2
    .dat = Graczowi 2
seat-player3 = Gracz 3
    .gen = Gracza 3
    .dat = Graczowi 3
seat-player4 = Gracz 4
    .gen = Gracza 4
    .dat = Graczowi 4
face-none = brak
face-false = fałszywy run
face-dragon = smoczy run
option-change-dial = przestaw licznik
option-gain-influence = weź wpływy
option-discard-tactics = odrzuć kartę taktyki
option-hero-damage = bohater otrzymuje obrażenie
option-place-neutral-hexagon = jednostka sześciokątna
option-place-neutral-rectangle = jednostki prostokątne
option-place-neutral-triangle = jednostki trójkątne
option-repair-stronghold = napraw twierdzę
option-build-development = zbuduj ulepszenie
option-discard-reward = odrzuć nagrodę
option-deal-rout-triangle = rozbij jednostki trójkątne
option-deal-rout-rectangle = rozbij jednostkę prostokątną
option-deal-damage = zadaj obrażenie
option-destroy-units = zniszcz jednostkę z obrażeniami albo rozbitą
option-destroy-units-triangle = strać jednostki trójkątne
option-destroy-units-rectangle = strać jednostkę prostokątną
result-miss = pudła
    .none = brak pudeł
    .one = pudło
    .few = pudła
    .many = pudeł
result-damage = obrażenia
    .none = żadnych obrażeń
    .one = obrażenie
    .few = obrażenia
    .many = obrażeń
result-rout = rozbicia
    .none = żadnych rozbić
    .one = rozbicie
    .few = rozbicia
    .many = rozbić
result-special = symbole zdolności
    .none = żadnych symboli zdolności
    .one = symbol zdolności
    .few = symbole zdolności
    .many = symboli zdolności
line-neutral = jednostki neutralne
    .acc = jednostki neutralne
line-tactics = karty taktyki
    .acc = karty taktyki
line-influence = wpływy
    .acc = wpływy
line-quests = karty misji
    .acc = karty misji

## Jednostki w bitwie: stojące albo rozbite, z obrażeniami

class-bowman = { unit-bowman }
    .few = { unit-bowman.few }
    .many = { unit-bowman.many }
    .standing = { unit-bowman }
class-bowman-routed = { unit-bowman } (rozbity)
    .few = { unit-bowman.few } (rozbici)
    .many = { unit-bowman.many } (rozbici)
    .standing = { class-bowman }
class-footman = { unit-footman }
    .few = { unit-footman.few }
    .many = { unit-footman.many }
    .standing = { unit-footman }
class-footman-routed = { unit-footman } (rozbity)
    .few = { unit-footman.few } (rozbici)
    .many = { unit-footman.many } (rozbici)
    .standing = { class-footman }
class-knight = { unit-knight }
    .few = { unit-knight.few }
    .many = { unit-knight.many }
    .standing = { unit-knight }
class-knight-hurt1 = { unit-knight } (obrażenia: 1)
    .few = { unit-knight.few } (obrażenia: 1)
    .many = { unit-knight.many } (obrażenia: 1)
    .standing = { unit-knight } (obrażenia: 1)
class-knight-routed = { unit-knight } (rozbity)
    .few = { unit-knight.few } (rozbici)
    .many = { unit-knight.many } (rozbici)
    .standing = { class-knight }
class-knight-routed-hurt1 = { unit-knight } (rozbity, obrażenia: 1)
    .few = { unit-knight.few } (rozbici, obrażenia: 1)
    .many = { unit-knight.many } (rozbici, obrażenia: 1)
    .standing = { class-knight-hurt1 }
class-siege-tower = { unit-siege-tower }
    .few = { unit-siege-tower.few }
    .many = { unit-siege-tower.many }
    .standing = { unit-siege-tower }
class-siege-tower-hurt1 = { unit-siege-tower } (obrażenia: 1)
    .few = { unit-siege-tower.few } (obrażenia: 1)
    .many = { unit-siege-tower.many } (obrażenia: 1)
    .standing = { unit-siege-tower } (obrażenia: 1)
class-siege-tower-hurt2 = { unit-siege-tower } (obrażenia: 2)
    .few = { unit-siege-tower.few } (obrażenia: 2)
    .many = { unit-siege-tower.many } (obrażenia: 2)
    .standing = { unit-siege-tower } (obrażenia: 2)
class-siege-tower-routed = { unit-siege-tower } (rozbita)
    .few = { unit-siege-tower.few } (rozbite)
    .many = { unit-siege-tower.many } (rozbite)
    .standing = { class-siege-tower }
class-siege-tower-routed-hurt1 = { unit-siege-tower } (rozbita, obrażenia: 1)
    .few = { unit-siege-tower.few } (rozbite, obrażenia: 1)
    .many = { unit-siege-tower.many } (rozbite, obrażenia: 1)
    .standing = { class-siege-tower-hurt1 }
class-siege-tower-routed-hurt2 = { unit-siege-tower } (rozbita, obrażenia: 2)
    .few = { unit-siege-tower.few } (rozbite, obrażenia: 2)
    .many = { unit-siege-tower.many } (rozbite, obrażenia: 2)
    .standing = { class-siege-tower-hurt2 }
class-archer = { unit-archer }
    .few = { unit-archer.few }
    .many = { unit-archer.many }
    .standing = { unit-archer }
class-archer-routed = { unit-archer } (rozbity)
    .few = { unit-archer.few } (rozbici)
    .many = { unit-archer.many } (rozbici)
    .standing = { class-archer }
class-pegasus-rider = { unit-pegasus-rider }
    .few = { unit-pegasus-rider.few }
    .many = { unit-pegasus-rider.many }
    .standing = { unit-pegasus-rider }
class-pegasus-rider-hurt1 = { unit-pegasus-rider } (obrażenia: 1)
    .few = { unit-pegasus-rider.few } (obrażenia: 1)
    .many = { unit-pegasus-rider.many } (obrażenia: 1)
    .standing = { unit-pegasus-rider } (obrażenia: 1)
class-pegasus-rider-hurt2 = { unit-pegasus-rider } (obrażenia: 2)
    .few = { unit-pegasus-rider.few } (obrażenia: 2)
    .many = { unit-pegasus-rider.many } (obrażenia: 2)
    .standing = { unit-pegasus-rider } (obrażenia: 2)
class-pegasus-rider-routed = { unit-pegasus-rider } (rozbity)
    .few = { unit-pegasus-rider.few } (rozbici)
    .many = { unit-pegasus-rider.many } (rozbici)
    .standing = { class-pegasus-rider }
class-pegasus-rider-routed-hurt1 = { unit-pegasus-rider } (rozbity, obrażenia: 1)
    .few = { unit-pegasus-rider.few } (rozbici, obrażenia: 1)
    .many = { unit-pegasus-rider.many } (rozbici, obrażenia: 1)
    .standing = { class-pegasus-rider-hurt1 }
class-pegasus-rider-routed-hurt2 = { unit-pegasus-rider } (rozbity, obrażenia: 2)
    .few = { unit-pegasus-rider.few } (rozbici, obrażenia: 2)
    .many = { unit-pegasus-rider.many } (rozbici, obrażenia: 2)
    .standing = { class-pegasus-rider-hurt2 }
class-sorceress = { unit-sorceress }
    .few = { unit-sorceress.few }
    .many = { unit-sorceress.many }
    .standing = { unit-sorceress }
class-sorceress-routed = { unit-sorceress } (rozbita)
    .few = { unit-sorceress.few } (rozbite)
    .many = { unit-sorceress.many } (rozbite)
    .standing = { class-sorceress }
class-warrior = { unit-warrior }
    .few = { unit-warrior.few }
    .many = { unit-warrior.many }
    .standing = { unit-warrior }
class-warrior-hurt1 = { unit-warrior } (obrażenia: 1)
    .few = { unit-warrior.few } (obrażenia: 1)
    .many = { unit-warrior.many } (obrażenia: 1)
    .standing = { unit-warrior } (obrażenia: 1)
class-warrior-routed = { unit-warrior } (rozbity)
    .few = { unit-warrior.few } (rozbici)
    .many = { unit-warrior.many } (rozbici)
    .standing = { class-warrior }
class-warrior-routed-hurt1 = { unit-warrior } (rozbity, obrażenia: 1)
    .few = { unit-warrior.few } (rozbici, obrażenia: 1)
    .many = { unit-warrior.many } (rozbici, obrażenia: 1)
    .standing = { class-warrior-hurt1 }
class-skeleton-archer = { unit-skeleton-archer }
    .few = { unit-skeleton-archer.few }
    .many = { unit-skeleton-archer.many }
    .standing = { unit-skeleton-archer }
class-skeleton-archer-routed = { unit-skeleton-archer } (rozbity)
    .few = { unit-skeleton-archer.few } (rozbici)
    .many = { unit-skeleton-archer.many } (rozbici)
    .standing = { class-skeleton-archer }
class-necromancer = { unit-necromancer }
    .few = { unit-necromancer.few }
    .many = { unit-necromancer.many }
    .standing = { unit-necromancer }
class-necromancer-routed = { unit-necromancer } (rozbity)
    .few = { unit-necromancer.few } (rozbici)
    .many = { unit-necromancer.many } (rozbici)
    .standing = { class-necromancer }
class-reanimate = { unit-reanimate }
    .few = { unit-reanimate.few }
    .many = { unit-reanimate.many }
    .standing = { unit-reanimate }
class-reanimate-routed = { unit-reanimate } (rozbity)
    .few = { unit-reanimate.few } (rozbici)
    .many = { unit-reanimate.many } (rozbici)
    .standing = { class-reanimate }
class-dark-knight = { unit-dark-knight }
    .few = { unit-dark-knight.few }
    .many = { unit-dark-knight.many }
    .standing = { unit-dark-knight }
class-dark-knight-hurt1 = { unit-dark-knight } (obrażenia: 1)
    .few = { unit-dark-knight.few } (obrażenia: 1)
    .many = { unit-dark-knight.many } (obrażenia: 1)
    .standing = { unit-dark-knight } (obrażenia: 1)
class-dark-knight-hurt2 = { unit-dark-knight } (obrażenia: 2)
    .few = { unit-dark-knight.few } (obrażenia: 2)
    .many = { unit-dark-knight.many } (obrażenia: 2)
    .standing = { unit-dark-knight } (obrażenia: 2)
class-dark-knight-routed = { unit-dark-knight } (rozbity)
    .few = { unit-dark-knight.few } (rozbici)
    .many = { unit-dark-knight.many } (rozbici)
    .standing = { class-dark-knight }
class-dark-knight-routed-hurt1 = { unit-dark-knight } (rozbity, obrażenia: 1)
    .few = { unit-dark-knight.few } (rozbici, obrażenia: 1)
    .many = { unit-dark-knight.many } (rozbici, obrażenia: 1)
    .standing = { class-dark-knight-hurt1 }
class-dark-knight-routed-hurt2 = { unit-dark-knight } (rozbity, obrażenia: 2)
    .few = { unit-dark-knight.few } (rozbici, obrażenia: 2)
    .many = { unit-dark-knight.many } (rozbici, obrażenia: 2)
    .standing = { class-dark-knight-hurt2 }
class-flesh-ripper = { unit-flesh-ripper }
    .few = { unit-flesh-ripper.few }
    .many = { unit-flesh-ripper.many }
    .standing = { unit-flesh-ripper }
class-flesh-ripper-hurt1 = { unit-flesh-ripper } (obrażenia: 1)
    .few = { unit-flesh-ripper.few } (obrażenia: 1)
    .many = { unit-flesh-ripper.many } (obrażenia: 1)
    .standing = { unit-flesh-ripper } (obrażenia: 1)
class-flesh-ripper-hurt2 = { unit-flesh-ripper } (obrażenia: 2)
    .few = { unit-flesh-ripper.few } (obrażenia: 2)
    .many = { unit-flesh-ripper.many } (obrażenia: 2)
    .standing = { unit-flesh-ripper } (obrażenia: 2)
class-flesh-ripper-routed = { unit-flesh-ripper } (rozbity)
    .few = { unit-flesh-ripper.few } (rozbici)
    .many = { unit-flesh-ripper.many } (rozbici)
    .standing = { class-flesh-ripper }
class-flesh-ripper-routed-hurt1 = { unit-flesh-ripper } (rozbity, obrażenia: 1)
    .few = { unit-flesh-ripper.few } (rozbici, obrażenia: 1)
    .many = { unit-flesh-ripper.many } (rozbici, obrażenia: 1)
    .standing = { class-flesh-ripper-hurt1 }
class-flesh-ripper-routed-hurt2 = { unit-flesh-ripper } (rozbity, obrażenia: 2)
    .few = { unit-flesh-ripper.few } (rozbici, obrażenia: 2)
    .many = { unit-flesh-ripper.many } (rozbici, obrażenia: 2)
    .standing = { class-flesh-ripper-hurt2 }
class-berserker = { unit-berserker }
    .few = { unit-berserker.few }
    .many = { unit-berserker.many }
    .standing = { unit-berserker }
class-berserker-routed = { unit-berserker } (rozbity)
    .few = { unit-berserker.few } (rozbici)
    .many = { unit-berserker.many } (rozbici)
    .standing = { class-berserker }
class-warlock = { unit-warlock }
    .few = { unit-warlock.few }
    .many = { unit-warlock.many }
    .standing = { unit-warlock }
class-warlock-routed = { unit-warlock } (rozbity)
    .few = { unit-warlock.few } (rozbici)
    .many = { unit-warlock.many } (rozbici)
    .standing = { class-warlock }
class-chaos-lord = { unit-chaos-lord }
    .few = { unit-chaos-lord.few }
    .many = { unit-chaos-lord.many }
    .standing = { unit-chaos-lord }
class-chaos-lord-hurt1 = { unit-chaos-lord } (obrażenia: 1)
    .few = { unit-chaos-lord.few } (obrażenia: 1)
    .many = { unit-chaos-lord.many } (obrażenia: 1)
    .standing = { unit-chaos-lord } (obrażenia: 1)
class-chaos-lord-hurt2 = { unit-chaos-lord } (obrażenia: 2)
    .few = { unit-chaos-lord.few } (obrażenia: 2)
    .many = { unit-chaos-lord.many } (obrażenia: 2)
    .standing = { unit-chaos-lord } (obrażenia: 2)
class-chaos-lord-hurt3 = { unit-chaos-lord } (obrażenia: 3)
    .few = { unit-chaos-lord.few } (obrażenia: 3)
    .many = { unit-chaos-lord.many } (obrażenia: 3)
    .standing = { unit-chaos-lord } (obrażenia: 3)
class-chaos-lord-routed = { unit-chaos-lord } (rozbity)
    .few = { unit-chaos-lord.few } (rozbici)
    .many = { unit-chaos-lord.many } (rozbici)
    .standing = { class-chaos-lord }
class-chaos-lord-routed-hurt1 = { unit-chaos-lord } (rozbity, obrażenia: 1)
    .few = { unit-chaos-lord.few } (rozbici, obrażenia: 1)
    .many = { unit-chaos-lord.many } (rozbici, obrażenia: 1)
    .standing = { class-chaos-lord-hurt1 }
class-chaos-lord-routed-hurt2 = { unit-chaos-lord } (rozbity, obrażenia: 2)
    .few = { unit-chaos-lord.few } (rozbici, obrażenia: 2)
    .many = { unit-chaos-lord.many } (rozbici, obrażenia: 2)
    .standing = { class-chaos-lord-hurt2 }
class-chaos-lord-routed-hurt3 = { unit-chaos-lord } (rozbity, obrażenia: 3)
    .few = { unit-chaos-lord.few } (rozbici, obrażenia: 3)
    .many = { unit-chaos-lord.many } (rozbici, obrażenia: 3)
    .standing = { class-chaos-lord-hurt3 }
class-beastman = { unit-beastman }
    .few = { unit-beastman.few }
    .many = { unit-beastman.many }
    .standing = { unit-beastman }
class-beastman-routed = { unit-beastman } (rozbity)
    .few = { unit-beastman.few } (rozbici)
    .many = { unit-beastman.many } (rozbici)
    .standing = { class-beastman }
class-dragon = { unit-dragon }
    .few = { unit-dragon.few }
    .many = { unit-dragon.many }
    .standing = { unit-dragon }
class-dragon-hurt1 = { unit-dragon } (obrażenia: 1)
    .few = { unit-dragon.few } (obrażenia: 1)
    .many = { unit-dragon.many } (obrażenia: 1)
    .standing = { unit-dragon } (obrażenia: 1)
class-dragon-hurt2 = { unit-dragon } (obrażenia: 2)
    .few = { unit-dragon.few } (obrażenia: 2)
    .many = { unit-dragon.many } (obrażenia: 2)
    .standing = { unit-dragon } (obrażenia: 2)
class-dragon-hurt3 = { unit-dragon } (obrażenia: 3)
    .few = { unit-dragon.few } (obrażenia: 3)
    .many = { unit-dragon.many } (obrażenia: 3)
    .standing = { unit-dragon } (obrażenia: 3)
class-dragon-routed = { unit-dragon } (rozbity)
    .few = { unit-dragon.few } (rozbici)
    .many = { unit-dragon.many } (rozbici)
    .standing = { class-dragon }
class-dragon-routed-hurt1 = { unit-dragon } (rozbity, obrażenia: 1)
    .few = { unit-dragon.few } (rozbici, obrażenia: 1)
    .many = { unit-dragon.many } (rozbici, obrażenia: 1)
    .standing = { class-dragon-hurt1 }
class-dragon-routed-hurt2 = { unit-dragon } (rozbity, obrażenia: 2)
    .few = { unit-dragon.few } (rozbici, obrażenia: 2)
    .many = { unit-dragon.many } (rozbici, obrażenia: 2)
    .standing = { class-dragon-hurt2 }
class-dragon-routed-hurt3 = { unit-dragon } (rozbity, obrażenia: 3)
    .few = { unit-dragon.few } (rozbici, obrażenia: 3)
    .many = { unit-dragon.many } (rozbici, obrażenia: 3)
    .standing = { class-dragon-hurt3 }
class-giant = { unit-giant }
    .few = { unit-giant.few }
    .many = { unit-giant.many }
    .standing = { unit-giant }
class-giant-hurt1 = { unit-giant } (obrażenia: 1)
    .few = { unit-giant.few } (obrażenia: 1)
    .many = { unit-giant.many } (obrażenia: 1)
    .standing = { unit-giant } (obrażenia: 1)
class-giant-hurt2 = { unit-giant } (obrażenia: 2)
    .few = { unit-giant.few } (obrażenia: 2)
    .many = { unit-giant.many } (obrażenia: 2)
    .standing = { unit-giant } (obrażenia: 2)
class-giant-hurt3 = { unit-giant } (obrażenia: 3)
    .few = { unit-giant.few } (obrażenia: 3)
    .many = { unit-giant.many } (obrażenia: 3)
    .standing = { unit-giant } (obrażenia: 3)
class-giant-hurt4 = { unit-giant } (obrażenia: 4)
    .few = { unit-giant.few } (obrażenia: 4)
    .many = { unit-giant.many } (obrażenia: 4)
    .standing = { unit-giant } (obrażenia: 4)
class-giant-routed = { unit-giant } (rozbity)
    .few = { unit-giant.few } (rozbici)
    .many = { unit-giant.many } (rozbici)
    .standing = { class-giant }
class-giant-routed-hurt1 = { unit-giant } (rozbity, obrażenia: 1)
    .few = { unit-giant.few } (rozbici, obrażenia: 1)
    .many = { unit-giant.many } (rozbici, obrażenia: 1)
    .standing = { class-giant-hurt1 }
class-giant-routed-hurt2 = { unit-giant } (rozbity, obrażenia: 2)
    .few = { unit-giant.few } (rozbici, obrażenia: 2)
    .many = { unit-giant.many } (rozbici, obrażenia: 2)
    .standing = { class-giant-hurt2 }
class-giant-routed-hurt3 = { unit-giant } (rozbity, obrażenia: 3)
    .few = { unit-giant.few } (rozbici, obrażenia: 3)
    .many = { unit-giant.many } (rozbici, obrażenia: 3)
    .standing = { class-giant-hurt3 }
class-giant-routed-hurt4 = { unit-giant } (rozbity, obrażenia: 4)
    .few = { unit-giant.few } (rozbici, obrażenia: 4)
    .many = { unit-giant.many } (rozbici, obrażenia: 4)
    .standing = { class-giant-hurt4 }
class-hellhound = { unit-hellhound }
    .few = { unit-hellhound.few }
    .many = { unit-hellhound.many }
    .standing = { unit-hellhound }
class-hellhound-hurt1 = { unit-hellhound } (obrażenia: 1)
    .few = { unit-hellhound.few } (obrażenia: 1)
    .many = { unit-hellhound.many } (obrażenia: 1)
    .standing = { unit-hellhound } (obrażenia: 1)
class-hellhound-routed = { unit-hellhound } (rozbity)
    .few = { unit-hellhound.few } (rozbici)
    .many = { unit-hellhound.many } (rozbici)
    .standing = { class-hellhound }
class-hellhound-routed-hurt1 = { unit-hellhound } (rozbity, obrażenia: 1)
    .few = { unit-hellhound.few } (rozbici, obrażenia: 1)
    .many = { unit-hellhound.many } (rozbici, obrażenia: 1)
    .standing = { class-hellhound-hurt1 }
class-razorwing = { unit-razorwing }
    .few = { unit-razorwing.few }
    .many = { unit-razorwing.many }
    .standing = { unit-razorwing }
class-razorwing-routed = { unit-razorwing } (rozbity)
    .few = { unit-razorwing.few } (rozbici)
    .many = { unit-razorwing.many } (rozbici)
    .standing = { class-razorwing }
class-sorcerer = { unit-sorcerer }
    .few = { unit-sorcerer.few }
    .many = { unit-sorcerer.many }
    .standing = { unit-sorcerer }
class-sorcerer-hurt1 = { unit-sorcerer } (obrażenia: 1)
    .few = { unit-sorcerer.few } (obrażenia: 1)
    .many = { unit-sorcerer.many } (obrażenia: 1)
    .standing = { unit-sorcerer } (obrażenia: 1)
class-sorcerer-routed = { unit-sorcerer } (rozbity)
    .few = { unit-sorcerer.few } (rozbici)
    .many = { unit-sorcerer.many } (rozbici)
    .standing = { class-sorcerer }
class-sorcerer-routed-hurt1 = { unit-sorcerer } (rozbity, obrażenia: 1)
    .few = { unit-sorcerer.few } (rozbici, obrażenia: 1)
    .many = { unit-sorcerer.many } (rozbici, obrażenia: 1)
    .standing = { class-sorcerer-hurt1 }

## Co się dzieje

event-drew-fate = { NAME($seat) } dobiera kartę losu { $fate } w losowaniu pierwszego gracza.
event-first-player = { NAME($seat) } jest pierwszym graczem.
event-chose-faction = Gracz { $player } prowadzi { NAME($faction, case: "acc") }.
event-dealt-quest =
    { $times ->
        [one] { NAME($seat) } dostaje początkową misję „{ NAME($quest) }”.
       *[other] { NAME($seat) } dostaje początkowe misje: { NAME($quest) }.
    }
event-took-tile = { NAME($seat) } bierze { NAME($tile, case: "acc") }.
event-laid-tile = { NAME($seat) } dokłada do mapy { NAME($tile, case: "acc") }.
event-marked =
    { $times ->
        [one] { NAME($seat) } oznacza miejsce na królestwo.
        [few] { NAME($seat) } oznacza { $times } miejsca na królestwa.
       *[many] { NAME($seat) } oznacza { $times } miejsc na królestwa.
    }
event-board-failed = Nie da się wszystkiego położyć; tę część planszy układa się od nowa.
event-laid-runes = { NAME($seat) } kładzie zakryte runy na { NAME($one) } i { NAME($other) }.
event-laid-rune = { NAME($seat) } kładzie smoczy run na { NAME($area) }.
event-laid-realm = { NAME($seat) } kładzie swoje królestwo.
event-city-laid =
    { $times ->
        [one] Miasto { NAME($city) } leży na { NAME($area, case: "loc") }.
       *[other] Miasta na mapie: { $each }.
    }
    .each = { NAME($city) } na { NAME($area, case: "loc") }
event-saw-rune = { NAME($seat) } ogląda run na { NAME($area, case: "loc") }: { NAME($face) }.
event-revealed-rune = Run na { NAME($area, case: "loc") } zostaje odkryty: { NAME($face) }.
event-discarded-rune = { NAME($seat) } odrzuca fałszywy run z { NAME($area, case: "gen") }.
event-gained-rune = { NAME($seat) } otrzymuje smoczy run.
event-no-rune = { NAME($seat) } nie dostaje runu: w zasobach nie ma już smoczego.
event-mixed-runes = { NAME($seat) } miesza runy z { NAME($one) } i { NAME($other) }.
event-rune-moved = { NAME($seat) } przenosi run z { NAME($frm, case: "gen") } na { NAME($to) }.
event-looked = { NAME($seat) } w tajemnicy podgląda { NAME($area) }.
event-season-began = Rok { $year }, { NAME($card, case: "season") }: { NAME($card) }.
event-spring-came = Żetony aktywacji i rozkazy wracają, wszystkie figurki wstają.
event-fate-reshuffled = Odrzucone karty losu są wtasowane do talii.
event-winter-came = Zima: żywność ogranicza armie, woda zamarza.
event-order-shown = { NAME($seat) } odkrywa rozkaz: { NAME($order) }.
event-turn-began = { NAME($seat) } wykonuje rozkaz: { NAME($order) }.
event-bid-shown = { NAME($seat) } licytuje: { $amount }.
event-bid-won = { NAME($seat) } wygrywa licytację.
event-forbidden = { NAME($seat) } nie może w tej porze roku ruszać jednostek z rozkazu.
event-influence-changed =
    { $lost ->
        [0] { $gained ->
            [one] { NAME($seat) } zyskuje { $gained } żeton wpływów.
            [few] { NAME($seat) } zyskuje { $gained } żetony wpływów.
           *[many] { NAME($seat) } zyskuje { $gained } żetonów wpływów.
        }
       *[other] { $gained ->
            [0] { $lost ->
                [one] { NAME($seat) } oddaje { $lost } żeton wpływów.
                [few] { NAME($seat) } oddaje { $lost } żetony wpływów.
               *[many] { NAME($seat) } oddaje { $lost } żetonów wpływów.
            }
           *[other] { $lost ->
                [one] { NAME($seat) } zyskuje wpływy: { $gained }, i oddaje { $lost } żeton.
                [few] { NAME($seat) } zyskuje wpływy: { $gained }, i oddaje { $lost } żetony.
               *[many] { NAME($seat) } zyskuje wpływy: { $gained }, i oddaje { $lost } żetonów.
            }
        }
    }
event-dial-set = { NAME($seat) } { $times ->
        [one] przestawia licznik: { $each }
       *[other] przestawia liczniki: { $each }
    }.
    .each = { NAME($resource) } na { $value }
event-drew-tactics =
    { $times ->
        [one] { NAME($seat) } dobiera kartę taktyki.
        [few] { NAME($seat) } dobiera { $times } karty taktyki.
       *[many] { NAME($seat) } dobiera { $times } kart taktyki.
    }
event-got-tactics =
    { $times ->
        [one] { NAME($seat) } dobiera kartę taktyki „{ NAME($card) }”.
       *[other] { NAME($seat) } dobiera karty taktyki: { NAME($card) }.
    }
event-stole-tactics = { NAME($seat) } zabiera { NAME($victim, case: "dat") } kartę taktyki z ręki.
event-stolen = { NAME($seat) } ma teraz kartę „{ NAME($card) }”.
event-played = { NAME($seat) } zagrywa kartę „{ NAME($card) }”.
event-cancelled = { NAME($seat) } unieważnia kartę „{ NAME($card) }”.
event-stands = Nikt nie unieważnia karty „{ NAME($card) }”.
event-discarded = { NAME($seat) } odrzuca kartę „{ NAME($card) }”.
event-drew-quest =
    { $times ->
        [one] { NAME($seat) } dobiera kartę misji.
        [few] { NAME($seat) } dobiera { $times } karty misji.
       *[many] { NAME($seat) } dobiera { $times } kart misji.
    }
event-got-quest =
    { $times ->
        [one] { NAME($seat) } dobiera misję „{ NAME($quest) }”.
       *[other] { NAME($seat) } dobiera misje: { NAME($quest) }.
    }
event-dropped-quest = { NAME($seat) } odrzuca misję „{ NAME($quest) }”.
event-drew-objective =
    { $times ->
        [one] { NAME($seat) } dobiera kartę celu.
        [few] { NAME($seat) } dobiera { $times } karty celów.
       *[many] { NAME($seat) } dobiera { $times } kart celów.
    }
event-got-objective = { NAME($seat) } dobiera cel „{ NAME($objective) }”.
event-fulfilled = { NAME($seat) } wypełnia cel „{ NAME($objective) }”.
event-took-title =
    { $amount ->
        [0] { NAME($seat) } przejmuje tytuł „{ NAME($title) }”.
        [one] { NAME($seat) } przejmuje tytuł „{ NAME($title) }” za { $amount } żeton wpływów.
        [few] { NAME($seat) } przejmuje tytuł „{ NAME($title) }” za { $amount } żetony wpływów.
       *[many] { NAME($seat) } przejmuje tytuł „{ NAME($title) }” za { $amount } żetonów wpływów.
    }
event-used-office = { NAME($seat) } korzysta z tytułu „{ NAME($title) }”.
event-rallied = { NAME($seat) } gromadzi poparcie w mieście { NAME($city) } i wybiera { NAME($line, case: "acc") }.
event-order-returned = { NAME($seat) } bierze z powrotem na rękę rozkaz: { NAME($order) }.
event-moved = { NAME($seat) } prowadzi z { NAME($frm, case: "gen") } na { NAME($to) } { NAME($unit, case: "acc") }.
event-activated = { NAME($seat) } aktywuje { NAME($area) }.
event-deactivated = { NAME($seat) } zdejmuje żeton aktywacji z { NAME($area, case: "gen") }.
event-placed = { NAME($seat) } stawia na { NAME($area, case: "loc") } { NAME($unit, case: "acc") }.
event-neutrals-placed =
    { $times ->
        [one] Na { NAME($area, case: "loc") } { $number ->
            [1] pojawia się neutralna jednostka: { NAME($unit) }
            [few] pojawiają się neutralne jednostki: { $number } { NAME($unit, case: "few") }
           *[many] pojawia się grupa neutralnych jednostek: { $number } { NAME($unit, case: "many") }
        }.
       *[other] Pojawiają się neutralne jednostki: { $each }.
    }
    .each =
    { $number ->
        [1] { NAME($unit) } na { NAME($area, case: "loc") }
        [few] { $number } { NAME($unit, case: "few") } na { NAME($area, case: "loc") }
       *[many] { $number } { NAME($unit, case: "many") } na { NAME($area, case: "loc") }
    }
event-neutrals-leave = Neutralne jednostki opuszczają { NAME($area) }.
event-neutrals-moved = Neutralne jednostki przechodzą z { NAME($frm, case: "gen") } na { NAME($to) }.
event-destroyed =
    { $times ->
        [one] Na { NAME($area, case: "loc") } ginie { NAME($kind) }.
       *[other] Na { NAME($area, case: "loc") } giną: { NAME($kind) }.
    }
event-routed =
    { $times ->
        [one] Na { NAME($area, case: "loc") } idzie w rozsypkę { NAME($kind) }.
       *[other] Na { NAME($area, case: "loc") } idą w rozsypkę: { NAME($kind) }.
    }
event-stood-up = Na { NAME($area, case: "loc") } znowu staje { NAME($kind, case: "standing") }.
event-damaged =
    { $times ->
        [one] Na { NAME($area, case: "loc") } odnosi obrażenie { NAME($kind) }.
       *[other] Na { NAME($area, case: "loc") } odnoszą po jednym obrażeniu: { NAME($kind) }.
    }
event-sent-away =
    { $times ->
        [one] Z { NAME($area, case: "gen") } znika { NAME($kind) }.
       *[other] Z { NAME($area, case: "gen") } znikają: { NAME($kind) }.
    }
event-retreated = { NAME($seat) } wycofuje się z { NAME($frm, case: "gen") } na { NAME($to) }.
event-built = { NAME($seat) } buduje twierdzę na { NAME($area, case: "loc") }.
event-razed = Twierdza { NAME($seat, case: "gen") } na { NAME($area, case: "loc") } znika z planszy.
event-stronghold-damaged = Twierdza { NAME($seat, case: "gen") } na { NAME($area, case: "loc") } zostaje uszkodzona.
event-repaired = { NAME($seat) } naprawia twierdzę na { NAME($area, case: "loc") }.
event-developed = { NAME($seat) } rozbudowuje twierdzę na { NAME($area, case: "loc") }: { NAME($development) }.
event-development-lost = { NAME($seat) } traci ulepszenie na { NAME($area, case: "loc") }.
event-talked =
    { $amount ->
        [one] { NAME($seat) } pertraktuje na { NAME($area, case: "loc") } za { $amount } żeton wpływów.
        [few] { NAME($seat) } pertraktuje na { NAME($area, case: "loc") } za { $amount } żetony wpływów.
       *[many] { NAME($seat) } pertraktuje na { NAME($area, case: "loc") } za { $amount } żetonów wpływów.
    }
event-fate-chosen = { NAME($seat) } wybiera kartę losu { $fate }.
event-fate-shown =
    { $times ->
        [one] Odkryta zostaje karta losu { $fate }.
       *[other] Odkryte zostają karty losu: { NAME($fate) }.
    }
event-fate-seen =
    { $times ->
        [one] { NAME($seat) } dobiera kartę losu { $fate }.
       *[other] { NAME($seat) } dobiera karty losu: { NAME($fate) }.
    }
event-fate-drawn =
    { $number ->
        [one] { NAME($seat) } ma na ręce { $number } kartę losu.
        [few] { NAME($seat) } ma na ręce { $number } karty losu.
       *[many] { NAME($seat) } ma na ręce { $number } kart losu.
    }
event-allied = Neutralne jednostki z { NAME($area, case: "gen") } przyłączają się: dowodzi nimi { NAME($seat) }.
event-battle-began = { NAME($seat) } atakuje { NAME($area) }.
event-round-began = { $number }. runda bitwy.
event-results = Karty { NAME($seat, case: "gen") } dają: { $each }.
    .each =
    { $number ->
        [0] { NAME($result, case: "none") }
        [one] { $number } { NAME($result, case: "one") }
        [few] { $number } { NAME($result, case: "few") }
       *[many] { $number } { NAME($result, case: "many") }
    }
event-type-picked = { NAME($seat) } wskazuje jednostki: { NAME($unit, case: "plural") }.
event-type-drew =
    { $number ->
        [one] { NAME($seat) } dobiera { $number } kartę losu; walczą { NAME($unit, case: "plural") }.
        [few] { NAME($seat) } dobiera { $number } karty losu; walczą { NAME($unit, case: "plural") }.
       *[many] { NAME($seat) } dobiera { $number } kart losu; walczą { NAME($unit, case: "plural") }.
    }
event-supported = { NAME($hero) } wspiera jednostki, które prowadzi { NAME($seat) }: { NAME($unit, case: "plural") }.
event-fortification-used = { NAME($seat) } korzysta z umocnienia „{ NAME($development) }”.
event-strengths = Atakujący ma siłę { $attacker }, obrońca { $defender }.
event-battle-won = { NAME($seat) } wygrywa bitwę o { NAME($area) }.
event-neutrals-won = Neutralne jednostki utrzymują { NAME($area) }.
event-battle-called-off = Obrońca wycofuje się z { NAME($area, case: "gen") }; bitwy nie będzie.
event-hero-drawn = { NAME($seat) } dobiera bohatera: { NAME($hero) }.
event-hero-joined = { NAME($seat) } stawia bohatera na { NAME($area, case: "loc") }: { NAME($hero) }.
event-hero-set-out = { NAME($hero) } ({ NAME($seat) }) wyrusza w drogę.
event-hero-moved = { NAME($hero) } ({ NAME($seat) }) idzie z { NAME($frm, case: "gen") } na { NAME($to) }.
event-hero-left = { NAME($seat) } traci bohatera: odchodzi { NAME($hero) }.
event-hero-hurt =
    { $damage ->
        [one] { NAME($hero) } odnosi { $damage } obrażenie.
        [few] { NAME($hero) } odnosi { $damage } obrażenia.
       *[many] { NAME($hero) } odnosi { $damage } obrażeń.
    }
event-hero-healed = { NAME($hero) } odzyskuje siły.
event-hero-routed = { NAME($hero) } idzie w rozsypkę.
event-hero-stood-up = { NAME($hero) } wstaje.
event-hero-defeated = { NAME($hero) } ponosi klęskę i schodzi z planszy.
event-heroes-drawn =
    { $number ->
        [one] { NAME($seat) } dobiera { $number } kartę bohatera{ $influence_changed ->
            [0] {""}
           *[other] {" "}i płaci za nią wpływami
        }.
        [few] { NAME($seat) } dobiera { $number } karty bohaterów{ $influence_changed ->
            [0] {""}
           *[other] {" "}i płaci za nie wpływami
        }.
       *[many] { NAME($seat) } dobiera { $number } kart bohaterów{ $influence_changed ->
            [0] {""}
           *[other] {" "}i płaci za nie wpływami
        }.
    }
event-hero-seen = { NAME($seat) } widzi na kartach: { NAME($hero) }.
event-trained =
    { $times ->
        [one] { NAME($hero) } ćwiczy { NAME($attribute, case: "acc") }.
       *[other] { $attribute_count ->
            [one] { NAME($hero) } dwa razy ćwiczy { NAME($attribute, case: "acc") }.
           *[other] { NAME($hero) } ćwiczy { NAME($attribute, case: "acc") }.
        }
    }
event-quest-tried = { NAME($hero) } ({ NAME($seat) }) podejmuje się misji „{ NAME($quest) }”.
event-quest-done = { NAME($seat) } wypełnia misję „{ NAME($quest) }”.
event-duel-began = { NAME($hero) } wyzywa na pojedynek { NAME($enemy, case: "acc") }.
event-quest-duel-began = { NAME($hero) } staje do pojedynku; przeciwnik to { NAME($unit) }.
event-unit-hurt =
    { $damage ->
        [one] { NAME($unit) } odnosi { $damage } obrażenie.
        [few] { NAME($unit) } odnosi { $damage } obrażenia.
       *[many] { NAME($unit) } odnosi { $damage } obrażeń.
    }
event-blow =
    { $damage ->
        [one] Cios zadaje { $damage } obrażenie.
        [few] Cios zadaje { $damage } obrażenia.
       *[many] Cios zadaje { $damage } obrażeń.
    }
event-duel-over = { NAME($hero) } kończy pojedynek.
event-duel-evaded = { NAME($hero) } unika pojedynku.
event-got-reward = { NAME($hero) } otrzymuje nagrodę.
event-saw-reward = { NAME($hero) } otrzymuje nagrodę „{ NAME($reward) }”.
event-showed-reward = { NAME($hero) } odkrywa nagrodę „{ NAME($reward) }”.
event-discarded-reward = { NAME($hero) } odrzuca nagrodę „{ NAME($reward) }”.
event-reward-given = { NAME($frm) } oddaje nagrodę, bierze ją { NAME($to) }.
event-rewards-fell = Na { NAME($area, case: "loc") } zostają pod znacznikiem nagrody.
event-rewards-taken = { NAME($hero) } zbiera nagrody z { NAME($area, case: "gen") }.
event-explored = { NAME($hero) } odkrywa { NAME($area) } i znajduje: { NAME($token) }.
event-saw-token = Żeton na { NAME($area, case: "loc") } to { NAME($token) }.
event-place-cleared = { NAME($seat) } usuwa z { NAME($area, case: "gen") } miejsce: { NAME($token) }.
event-portal-paid = { NAME($seat) } otwiera portale za 1 żeton wpływów.
event-victory-laid = { NAME($seat) } kładzie kartę zwycięstwa na talii tej pory roku.
event-victory-returned = { NAME($seat) } ma za mało smoczych runów i bierze kartę zwycięstwa z powrotem.
event-eliminated = { NAME($seat) } nie kontroluje już żadnego obszaru i odpada z gry.
event-counted =
    { $runes ->
        [one] { NAME($seat) } ma { $runes } smoczy run.
        [few] { NAME($seat) } ma { $runes } smocze runy.
       *[many] { NAME($seat) } ma { $runes } smoczych runów.
    }
event-won = { NAME($seat) } wygrywa grę.
counts-title = Co przyniosła pora roku
count-battles =
    { $amount ->
        [one] { $amount } wygrana bitwa
        [few] { $amount } wygrane bitwy
       *[many] { $amount } wygranych bitew
    }
count-runes =
    { $amount ->
        [one] { $amount } smoczy run
        [few] { $amount } smocze runy
       *[many] { $amount } smoczych runów
    }
count-titles =
    { $amount ->
        [one] { $amount } tytuł
        [few] { $amount } tytuły
       *[many] { $amount } tytułów
    }
count-quests =
    { $amount ->
        [one] { $amount } misja
        [few] { $amount } misje
       *[many] { $amount } misji
    }
count-strongholds =
    { $amount ->
        [one] { $amount } twierdza
        [few] { $amount } twierdze
       *[many] { $amount } twierdz
    }
count-units =
    { $amount ->
        [one] { $amount } nowa jednostka
        [few] { $amount } nowe jednostki
       *[many] { $amount } nowych jednostek
    }
count-influence =
    { $amount ->
        [one] { $amount } żeton wpływów
        [few] { $amount } żetony wpływów
       *[many] { $amount } żetonów wpływów
    }

## Co można zrobić: zdanie, przycisk, słowo do wpisania, pytania po drodze

action-pass =
    { $asked ->
        [Muster] To już wszyscy
        [Strategize] Koniec ruchów
        [Column] Tyle wystarczy
        [Walk] Zostań tutaj
        [UseFortification] Bez umocnienia
        [MixRunes] Zostaw runy na miejscu
        [PayHero] Pozwól bohaterowi odejść
        [Activate] Niczego nie aktywuj
        [Window] Nie graj już nic więcej
        [BattleWindow] Nie graj już kart
        [DamageCards] Nie graj już kart
        [FateCards] Nie graj już kart
        [TalkCards] Nie graj już kart
        [Reaction] Niech karta zadziała
        [Recruit] Nikogo nie zaciągaj
        [RecruitByCard] Nikogo nie zaciągaj
        [ClaimTitle] Nie przejmuj tytułu
        [Fortify] Koniec budowania i przesuwania
        [Develop] Nie buduj ulepszenia
        [QuestTurn] Bohaterowie skończyli
        [Deed] Ani wyzwania, ani misji
        [SupportBy] Koniec wsparcia
        [HireHero] Nie wydawaj na bohaterów
        [Accept] Nie płać
        [Boast] Nie odkrywaj więcej runów
        [TossFate] Zachowaj te karty
        [DiscardFalse] Nie odrzucaj więcej
        [Reconsider] Zachowaj cel
        [StrategizeMore] Nie dobieraj więcej kart
        [Rob] Nie zabieraj karty
        [ShowRunes] Nie ma czego odkryć
        [Choose] Nic z tego
        [RoutPick] Nie rozbijaj więcej
        [Doom] Nie niszcz więcej
        [RaiseRouted] Niech nikt więcej nie wstaje
        [Chill] Nie rozbijaj więcej
        [Spy] Nie podglądaj więcej
        [Drill] Nie szkol więcej
        [Lead] Idź prosto do celu
        [PlaceUnit] Zrezygnuj z tej jednostki
        [HarvestMore] Nie korzystaj z ulepszeń
        [SetNeutral] Nie stawiaj więcej
        [DrawAgain] Zachowaj dobrane karty
        [Evade] Przyjmij pojedynek
        [StartAbility] Nie korzystaj z niej
        [DuelWindow] Nie używaj już niczego
        [Armour] Przyjmij obrażenia
        [Escape] Nie ratuj bohatera
        [Accompany] Nikt więcej nie idzie
        [Replace] Niczego tam nie buduj
       *[other] Nie
    }
    .verb = Spasuj
    .word = pas
action-yes =
    { $asked ->
        [Accept] Zapłać
        [PayHero] Zapłać za bohatera
        [Reconsider] Zmień cel
        [MixRunes] Zamień runy
        [HarvestMore] Skorzystaj z ulepszeń
        [StrategizeMore] Dobierz karty taktyki
        [DrawAgain] Odrzuć wszystkie i dobierz nowe
        [StartAbility] Użyj zdolności
        [Replace] Postaw tam twierdzę
        [UseFortification] Użyj umocnienia
       *[other] Tak
    }
    .verb = Tak
    .word = tak
action-faction = Wybierz frakcję: { NAME($faction) }
    .verb = Wybierz frakcję
    .word = frakcja
    .faction = Którą frakcję?
action-tile = Weź: { NAME($tile) }, obroty: { $turn }
    .verb = Weź płytkę
    .word = płytka
    .tile = Którą płytkę?
    .turn = Ile obrotów?
action-at = Połóż na polu { NAME($cell) }
    .verb = Połóż
    .word = pole
    .cell = Gdzie?
action-mark = Połóż znacznik na polu { NAME($cell) }, bok { $side }
    .verb = Połóż znacznik
    .word = znacznik
    .cell = Gdzie?
    .side = W którą stronę?
action-realm = Zastąp znacznik { $marker }, obroty: { $turn }
    .verb = Połóż królestwo
    .word = królestwo
    .marker = Który znacznik?
    .turn = Ile obrotów?
action-runes = Smoczy run na { NAME($dragon) }, fałszywy na { NAME($other) }
    .verb = Połóż runy
    .word = runy
    .dragon = Gdzie smoczy run?
    .other = Gdzie fałszywy?
action-place = Wybierz obszar { NAME($area) }
    .verb = Wybierz obszar
    .word = obszar
    .area = Który obszar?
action-unit = Wybierz: { NAME($unit) }
    .verb = Wybierz typ jednostki
    .word = jednostka
    .unit = Który typ?
action-target = Wybierz: { NAME($kind) }
    .verb = Wybierz jednostkę
    .word = cel
    .kind = Którą jednostkę?
action-hero = Wybierz bohatera: { NAME($hero) }
    .verb = Wybierz bohatera
    .word = bohater
    .hero = Którego bohatera?
action-resource = Wybierz surowiec: { NAME($resource) }
    .verb = Wybierz surowiec
    .word = surowiec
    .resource = Który surowiec?
action-player = Wskaż: { NAME($seat) }
    .verb = Wskaż gracza
    .word = gracz
    .seat = Którego gracza?
action-amount = Wybierz liczbę { $amount }
    .verb = Wybierz liczbę
    .word = liczba
    .amount = Ile?
action-option =
    { $asked ->
        [AutumnGain] { $option ->
            [0] Weź 2 żetony wpływów
           *[other] Dobierz kartę taktyki
        }
        [DuelSpecial] Zadaj 1 obrażenie
       *[other] Wybierz: { NAME($option) }
    }
    .verb = Wybierz możliwość
    .word = wybór
    .option = Którą możliwość?
action-fate = Wybierz kartę losu { $fate }
    .verb = Wybierz kartę losu
    .word = los
    .fate = Którą kartę?
action-rune =
    { $asked ->
        [Bury] Połóż run na obszarze { NAME($area) }
        [Smuggle] Wybierz obszar { NAME($area) }
       *[other] Wybierz run z obszaru { NAME($area) }
    }
    .verb = Wybierz run
    .word = run
    .area = Na którym obszarze?
action-order = Wybierz rozkaz { NAME($order) }
    .verb = Wybierz rozkaz
    .word = rozkaz
    .order = Który rozkaz?
action-bid = Licytuj: { $amount }
    .verb = Licytuj
    .word = licytuj
    .amount = Ile?
action-march = Wymarsz: { NAME($frm) } → { NAME($to) }
    .verb = Wymarsz
    .word = marsz
    .frm = Skąd?
    .to = Dokąd?
action-all = Wszystkie, które mogą
    .verb = Wszystkie
    .word = wszystkie
action-activate =
    { $asked ->
        [TakeToken] Zabierz żeton z obszaru { NAME($area) }
        [Rumour] Połóż żeton na obszarze { NAME($area) }
       *[other] Aktywuj obszar { NAME($area) }
    }
    .verb = Aktywuj obszar
    .word = aktywuj
    .area = Który obszar?
action-call =
    { $asked ->
        [PlaceUnit] Zniszcz jedną na obszarze { NAME($frm) }, żeby postawić ją na nowo: { NAME($unit) }
       *[other] Sprowadź z obszaru { NAME($frm) }: { NAME($unit) }
    }
    .verb = Sprowadź jednostkę
    .word = sprowadź
    .unit = Który typ?
    .frm = Skąd?
action-call-all = Sprowadź wszystkie z obszaru { NAME($frm) }
    .verb = Sprowadź wszystkie
    .word = ściągnij
    .frm = Skąd?
action-portal = Zapłać 1 żeton wpływów za portale
    .verb = Użyj portali
    .word = portal
action-fight = Walcz
    .verb = Walcz
    .word = walka
action-talk = Pertraktuj, wpływy: { $amount }
    .verb = Pertraktuj
    .word = pertraktacje
    .amount = Za ile?
action-retreat = Odwrót na obszar { NAME($area) }
    .verb = Odwrót
    .word = odwrót
    .area = Dokąd?
action-line = Weź: { NAME($line) }
    .verb = Weź korzyść
    .word = korzyść
    .line = Którą?
action-claim = Przejmij tytuł „{ NAME($title) }”, wpływy: { $amount }
    .verb = Przejmij tytuł
    .word = tytuł
    .title = Który tytuł?
    .amount = Za ile?
action-develop = Zbuduj na obszarze { NAME($area) }: { NAME($development) }
    .verb = Zbuduj ulepszenie
    .word = ulepszenie
    .development = Które ulepszenie?
    .area = Gdzie?
action-build = Zbuduj twierdzę na obszarze { NAME($area) }
    .verb = Zbuduj twierdzę
    .word = budowa
    .area = Gdzie?
action-repair = Napraw twierdzę na obszarze { NAME($area) }
    .verb = Napraw twierdzę
    .word = naprawa
    .area = Którą?
action-shift = Wymieszaj runy z obszarów { NAME($one) } i { NAME($other) }
    .verb = Przesuń runy
    .word = przesuń
    .one = Pierwszy obszar?
    .other = Drugi obszar?
action-raze = Poświęć to, co stoi na obszarze { NAME($area) }
    .verb = Poświęć
    .word = poświęć
    .area = Na którym obszarze?
action-play = Zagraj „{ NAME($card) }”
    .verb = Zagraj kartę taktyki
    .word = zagraj
    .card = Którą kartę?
action-use = Użyj nagrody „{ NAME($reward) }”, { NAME($hero) }
    .verb = Użyj nagrody
    .word = użyj
    .reward = Którą nagrodę?
    .hero = Którego bohatera?
action-give = Przekaż „{ NAME($reward) }”: { NAME($frm) } → { NAME($to) }
    .verb = Przekaż nagrodę
    .word = przekaż
    .reward = Którą nagrodę?
    .frm = Od kogo?
    .to = Komu?
action-pick-up = Zbierz nagrody z obszaru { NAME($area) }
    .verb = Zbierz nagrody
    .word = zbierz
    .area = Gdzie?
action-clear = Usuń miejsce z obszaru { NAME($area) }
    .verb = Usuń miejsce
    .word = usuń
    .area = Gdzie?
action-office = Skorzystaj z tytułu „{ NAME($title) }”
    .verb = Skorzystaj z tytułu
    .word = urząd
    .title = Który tytuł?
action-objective = Wypełnij cel
    .verb = Wypełnij cel
    .word = cel-karta
action-exchange = Wymień cel
    .verb = Wymień cel
    .word = wymień
action-victory = Połóż kartę zwycięstwa
    .verb = Połóż kartę zwycięstwa
    .word = zwycięstwo
action-discard = Odrzuć „{ NAME($card) }”
    .verb = Odrzuć kartę taktyki
    .word = odrzuć
    .card = Którą kartę?
action-drop-quest = Odrzuć misję „{ NAME($quest) }”
    .verb = Odrzuć misję
    .word = odrzuć-misję
    .quest = Którą misję?
action-drop-reward = Odrzuć nagrodę „{ NAME($reward) }”, { NAME($hero) }
    .verb = Odrzuć nagrodę
    .word = odrzuć-nagrodę
    .reward = Którą nagrodę?
    .hero = Którego bohatera?
action-go = Rusz bohatera: { NAME($hero) }
    .verb = Rusz bohatera
    .word = ruch
    .hero = Którego bohatera?
action-heal = Lecz bohatera: { NAME($hero) }
    .verb = Lecz bohatera
    .word = lecz
    .hero = Którego bohatera?
action-train = Szkol bohatera: { NAME($hero) }, { NAME($attribute) }
    .verb = Szkol bohatera
    .word = szkolenie
    .hero = Którego bohatera?
    .attribute = Którą cechę?
action-quest = Podejmij się misji „{ NAME($quest) }”
    .verb = Podejmij się misji
    .word = misja
    .quest = Którą misję?
action-challenge = Wyzwij na pojedynek: { NAME($hero) }
    .verb = Wyzwij bohatera
    .word = pojedynek
    .hero = Którego bohatera?
action-support = { NAME($hero) } wspiera: { NAME($unit) }
    .verb = Wesprzyj
    .word = wsparcie
    .hero = Który bohater?
    .unit = Który typ?

## O co pytamy i dlaczego

prompt-Accept = { NAME($seat) } może zapłacić za to, co daje karta ({ NAME($source) }).
    .you = Możesz zapłacić za to, co daje karta ({ NAME($source) }).
    .help = Tekst wykonuje się w zapisanej kolejności, na ile to możliwe; część niemożliwą się pomija (runewars.effect.1).
prompt-Accompany = { NAME($seat) } może zabrać wspierających bohaterów na obszar ({ NAME($area) }).
    .you = Możesz zabrać wspierających bohaterów na obszar ({ NAME($area) }).
    .help = Bohaterowie mogą wykonać odwrót na dowolny sąsiedni obszar. Bohater, który wspierał pokonaną stronę, idzie w miarę możności z jednostkami swojego gracza (runewars.retreat.5).
prompt-Activate = { NAME($seat) } może aktywować obszar albo zagrać karty.
    .you = Możesz aktywować obszar albo zagrać karty.
    .help = Mobilizacja i Podbój zaczynają się od położenia twojego żetonu aktywacji na obszarze, do którego ruszasz (runewars.activation.1). Potem mogą tam przyjść figury oddalone najwyżej o dwa obszary, szybkie o trzy (runewars.mobilize.2). Aktywować wolno dowolny obszar; jeśli nikt nie może tam przyjść, nie dzieje się nic poza tym, że leży tam żeton, a twoje jednostki nie mogą stamtąd wyjść (runewars.activation.3).
prompt-Answer = { NAME($seat) } wybiera jedną z dobranych kart losu ({ NAME($area) }).
    .you = Wybierasz jedną z dobranych kart losu ({ NAME($area) }).
    .help = Wydajesz od 1 do 6 żetonów wpływów i dobierasz tyle kart losu, zawsze wszystkie (runewars.diplomacy.3).
prompt-Armour = { NAME($seat) } może użyć nagród przeciw obrażeniom ({ NAME($hero) }).
    .you = Możesz użyć nagród przeciw obrażeniom ({ NAME($hero) }).
    .help = Bohater może mieć dowolnie wiele nagród. W jednym pojedynku może użyć dowolnie wielu, ale tylko jednej Broni i jednej Zbroi, każdej tak często, jak pozwala tekst (runewars.reward.4).
prompt-Assign = { NAME($seat) } wybiera, która jednostka otrzymuje obrażenie ({ NAME($area) }, pozostało: { $left }).
    .you = Wybierasz, która jednostka otrzymuje obrażenie ({ NAME($area) }, pozostało: { $left }).
    .help = Każdy żeton musi trafić do pierwszej z tych grup, która istnieje; jeśli nie ma żadnej, przepada: jednostka w bitwie, która już ma obrażenia, stojąca lub rozbita; stojąca jednostka; rozbita jednostka z bitwy (runewars.damage.2).
prompt-AutumnGain = { NAME($seat) } bierze wpływy albo kartę taktyki.
    .you = Bierzesz wpływy albo kartę taktyki.
    .help = Stos odrzuconych kart losu wtasowuje się do talii losu. Potem w kolejności rozgrywki każdy bierze 2 żetony wpływów albo dobiera 1 kartę taktyki (runewars.season.8).
prompt-BattleWindow = { NAME($seat) } może zagrać karty w bitwie ({ NAME($area) }).
    .you = Możesz zagrać karty w bitwie ({ NAME($area) }).
    .help = Co znaczą słowa na karcie: na początku bitwy: krok 4; w trakcie bitwy: krok 4, początek każdej rundy walki, chwila tuż przed krokiem 6, a dla obrońcy także przed krokiem 2; po dobraniu: gdy karty typu są dobrane, a karta za wsparcie odrzucona, zanim cokolwiek się odkryje; gdy zadawane są obrażenia: przed ich przydzieleniem; przed liczeniem siły: po 6a, a przed 6b (runewars.effect.8).
prompt-Bids =
    { $seat_count ->
        [one] { NAME($seat) } w tajemnicy licytuje wpływy ({ NAME($source) }).
       *[other] { NAME($seat) } w tajemnicy licytują wpływy ({ NAME($source) }).
    }
    .you = W tajemnicy licytujesz wpływy ({ NAME($source) }).
    .help = Wszyscy mówią, ile mają żetonów wpływów. Potem każdy wybiera w tajemnicy od 0 do wszystkich i wszyscy odkrywają jednocześnie (runewars.bid.1).
prompt-Boast = { NAME($seat) } może odkryć smoczy run ({ NAME($source) }).
    .you = Możesz odkryć smoczy run ({ NAME($source) }).
    .help = Gdy musisz odkryć run, wybierasz go na kontrolowanym obszarze (runewars.rune.8).
prompt-BreakTie = { NAME($seat) } rozstrzyga remis ({ NAME($source) }).
    .you = Rozstrzygasz remis ({ NAME($source) }).
    .help = Jeśli nikt nie ma tego tytułu, decyduje remisujący, któremu zostało najwięcej wpływów, a jeśli i tu jest remis, ten z najwyższymi początkowymi wpływami (runewars.bid.4).
prompt-Bury = { NAME($seat) } wybiera obszar dla runu, którego nikt nie zna ({ NAME($source) }).
    .you = Wybierasz obszar dla runu, którego nikt nie zna ({ NAME($source) }).
    .help = Efekty, które kładą lub przesuwają run, robią tylko to: bez odrzucania i bez dodatkowego fałszywego runu (runewars.rune.5).
prompt-Chill = { NAME($seat) } wybiera, kogo rozbić ({ NAME($source) }, pozostało: { $left }).
    .you = Wybierasz, kogo rozbić ({ NAME($source) }, pozostało: { $left }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Choose = { NAME($seat) } wybiera jeden z efektów ({ NAME($source) }).
    .you = Wybierasz jeden z efektów ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-ChooseFaction = { NAME($seat) } wybiera frakcję.
    .you = Wybierasz frakcję.
    .help = Od pierwszego gracza zgodnie z ruchem wskazówek zegara wybierasz jedną z pozostałych frakcji (runewars.setup.2).
prompt-ChooseOrders =
    { $seat_count ->
        [one] { NAME($seat) } w tajemnicy wybiera rozkaz.
       *[other] { NAME($seat) } w tajemnicy wybierają po rozkazie.
    }
    .you = W tajemnicy wybierasz rozkaz.
    .help = Każdy wybiera w tajemnicy jedną ze swoich kart rozkazów i kładzie ją przed sobą zakrytą (runewars.orders.1).
prompt-CityLine = { NAME($seat) } wybiera, co daje miasto ({ NAME($area) }).
    .you = Wybierasz, co daje miasto ({ NAME($area) }).
    .help = Za każdy kontrolowany obszar z miastem wybierasz jedną z korzyści z jego żetonu (runewars.rally.1).
prompt-ClaimTitle = { NAME($seat) } może przejąć tytuł albo zagrać karty.
    .you = Możesz przejąć tytuł albo zagrać karty.
    .help = Wydajesz dowolną liczbę żetonów wpływów, byle więcej, niż leży na karcie tytułu, i co najmniej 1, a wtedy ją przejmujesz (runewars.acquire.2).
prompt-Column = { NAME($seat) } wybiera, które figurki idą ({ NAME($frm) } → { NAME($area) }).
    .you = Wybierasz, które figurki idą ({ NAME($frm) } → { NAME($area) }).
    .help = Możesz przenieść dowolnie wiele swoich stojących figurek, każdą na jeden sąsiedni obszar, z dowolnie wielu obszarów i na dowolnie wiele (runewars.strategize.1).
prompt-Cull = { NAME($seat) } niszczy wybrane jednostki ({ NAME($area) }, pozostało: { $left }).
    .you = Niszczysz wybrane jednostki ({ NAME($area) }, pozostało: { $left }).
    .help = Jednostki ponad limit niszczy się natychmiast, według wyboru ich gracza (runewars.limit.2); tak samo te, które zabiera zima lub karta, nigdy więcej, niż trzeba (runewars.ruling.54).
prompt-DamageCards = { NAME($seat) } może zagrać karty przeciw obrażeniom w bitwie ({ NAME($area) }).
    .you = Możesz zagrać karty przeciw obrażeniom w bitwie ({ NAME($area) }).
    .help = Co znaczą słowa na karcie: na początku bitwy: krok 4; w trakcie bitwy: krok 4, początek każdej rundy walki, chwila tuż przed krokiem 6, a dla obrońcy także przed krokiem 2; po dobraniu: gdy karty typu są dobrane, a karta za wsparcie odrzucona, zanim cokolwiek się odkryje; gdy zadawane są obrażenia: przed ich przydzieleniem; przed liczeniem siły: po 6a, a przed 6b (runewars.effect.8).
prompt-Deed = { NAME($seat) } może wyzwać bohatera albo podjąć się misji ({ NAME($hero) }).
    .you = Możesz wyzwać bohatera albo podjąć się misji ({ NAME($hero) }).
    .help = Bohater, którego Ruch kończy się na obszarze wymienionym na twojej karcie misji albo na dowolnym, na jaki karta pozwala, może się jej podjąć (runewars.quest.8).
prompt-Develop = { NAME($seat) } może zbudować ulepszenie.
    .you = Możesz zbudować ulepszenie.
    .help = Potem możesz obniżyć drewno o 1, żeby zbudować jedno ulepszenie na przyjaznym obszarze ze swoją twierdzą (runewars.harvest.3).
prompt-DiscardFalse = { NAME($seat) } może odrzucić fałszywe runy (pozostało: { $left }).
    .you = Możesz odrzucić fałszywe runy (pozostało: { $left }).
    .help = Gdy otrzymujesz jeden smoczy run: możesz odrzucić do dwóch fałszywych runów z kontrolowanych obszarów; bierzesz jeden smoczy i jeden fałszywy run i je mieszasz; oglądasz je i kładziesz każdy zakryty na przyjaznym lub niekontrolowanym obszarze bez runu (runewars.rune.3).
prompt-DiscardQuest = { NAME($seat) } odrzuca kartę misji.
    .you = Odrzucasz kartę misji.
    .help = Możesz mieć na ręce najwyżej trzy karty misji. Nadwyżkę, według własnego wyboru, od razu odrzucasz (runewars.quest.7).
prompt-DiscardTactics = { NAME($seat) } odrzuca karty taktyki (pozostało: { $left }).
    .you = Odrzucasz karty taktyki (pozostało: { $left }).
    .help = Masz najwyżej 10. Nadwyżkę, według własnego wyboru, od razu odrzucasz (runewars.tactics.4).
prompt-Discover = { NAME($seat) } wybiera obszar dla uszkodzonej twierdzy ({ NAME($source) }).
    .you = Wybierasz obszar dla uszkodzonej twierdzy ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Dismiss = { NAME($seat) } ma o jednego bohatera za dużo i wybiera, który z dawniejszych odchodzi.
    .you = Masz o jednego bohatera za dużo i wybierasz, który z dawniejszych odchodzi.
    .help = Gdy pozyskujesz czwartego, opuszcza cię jeden z trzech dotychczasowych, wybrany przez ciebie, nawet jeśli coś zwykle nie pozwala bohaterom odejść (runewars.hero.3).
prompt-Doom = { NAME($seat) } wybiera, którą jednostkę zniszczyć ({ NAME($source) }, pozostało: { $left }).
    .you = Wybierasz, którą jednostkę zniszczyć ({ NAME($source) }, pozostało: { $left }).
    .help = Efekt, który w bitwie każe ci zniszczyć jednostkę, zabiera stojącą, o ile taka jest (runewars.damage.4).
prompt-DrawAgain = { NAME($seat) } może dobrać wszystkie karty od nowa ({ NAME($source) }).
    .you = Możesz dobrać wszystkie karty od nowa ({ NAME($source) }).
    .help = W teście cechy dobierasz tyle kart losu, ile ona wynosi razem ze szkoleniem (runewars.quest.12).
prompt-Dread = { NAME($seat) } wybiera wrogą jednostkę do zastraszenia ({ NAME($source) }, pozostało: { $left }).
    .you = Wybierasz wrogą jednostkę do zastraszenia ({ NAME($source) }, pozostało: { $left }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Drill = { NAME($seat) } wybiera, co szkolić ({ NAME($source) }).
    .you = Wybierasz, co szkolić ({ NAME($source) }).
    .help = Gdy misja każe szkolić cechę, rośnie ona tylko o 1 (runewars.quest.5).
prompt-Drive = { NAME($seat) } wybiera, dokąd idą jednostki neutralne ({ NAME($source) }).
    .you = Wybierasz, dokąd idą jednostki neutralne ({ NAME($source) }).
    .help = Jednostki postawione lub przeniesione efektem od razu podlegają runewars.limit.2 i runewars.neutral.6 (runewars.effect.4).
prompt-DropFate = { NAME($seat) } odrzuca jedną z kart losu dobranych dzięki wsparciu ({ NAME($unit) }, { NAME($area) }).
    .you = Odrzucasz jedną z kart losu dobranych dzięki wsparciu ({ NAME($unit) }, { NAME($area) }).
    .help = Gdy dobierasz karty dla wspieranego typu, możesz dobrać jedną dodatkową, obejrzeć wszystkie i odrzucić jedną bez rozgrywania (runewars.support.2).
prompt-DuelSpecial = { NAME($seat) } korzysta z symbolu zdolności w pojedynku ({ NAME($hero) }).
    .you = Korzystasz z symbolu zdolności w pojedynku ({ NAME($hero) }).
    .help = Zadajesz 1 obrażenie albo zamiast tego używasz zdolności jednej karty nagrody (runewars.duel.4).
prompt-DuelWindow = { NAME($seat) } może użyć kart na początku pojedynku ({ NAME($hero) }).
    .you = Możesz użyć kart na początku pojedynku ({ NAME($hero) }).
    .help = Najpierw atakujący, potem obrońca używa kart i zdolności działających na początku pojedynku (runewars.duel.2).
prompt-Escape = { NAME($seat) } może uratować bohatera ({ NAME($hero) }).
    .you = Możesz uratować bohatera ({ NAME($hero) }).
    .help = W tej kolejności: obaj dobierają i odkrywają; atakujący, potem obrońca wybiera, co robi symbol zdolności, łącznie z testami; każdy, najpierw atakujący, wybiera negowanie i zbroję; wszystkie obrażenia otrzymuje się razem; działają efekty pokonania (runewars.effect.9).
prompt-Evade = { NAME($seat) } może uniknąć pojedynku, na który wyzwano bohatera ({ NAME($hero) }).
    .you = Możesz uniknąć pojedynku, na który wyzwano bohatera ({ NAME($hero) }).
    .help = W tej kolejności: obaj dobierają i odkrywają; atakujący, potem obrońca wybiera, co robi symbol zdolności, łącznie z testami; każdy, najpierw atakujący, wybiera negowanie i zbroję; wszystkie obrażenia otrzymuje się razem; działają efekty pokonania (runewars.effect.9).
prompt-FateCards = { NAME($seat) } może zagrać karty po dobraniu kart losu ({ NAME($area) }).
    .you = Możesz zagrać karty po dobraniu kart losu ({ NAME($area) }).
    .help = Co znaczą słowa na karcie: na początku bitwy: krok 4; w trakcie bitwy: krok 4, początek każdej rundy walki, chwila tuż przed krokiem 6, a dla obrońcy także przed krokiem 2; po dobraniu: gdy karty typu są dobrane, a karta za wsparcie odrzucona, zanim cokolwiek się odkryje; gdy zadawane są obrażenia: przed ich przydzieleniem; przed liczeniem siły: po 6a, a przed 6b (runewars.effect.8).
prompt-FightOrTalk = { NAME($seat) } walczy albo pertraktuje ({ NAME($area) }).
    .you = Walczysz albo pertraktujesz ({ NAME($area) }).
    .help = Gdy twoje jednostki kończą ruch na neutralnym obszarze, musisz wydać bitwę albo spróbować pertraktacji (runewars.move.7).
prompt-FirstStronghold = { NAME($seat) } stawia pierwszą twierdzę.
    .you = Stawiasz pierwszą twierdzę.
    .help = Od pierwszego gracza zgodnie z ruchem wskazówek zegara kładziesz jedną twierdzę, nieuszkodzoną, na dowolnym obszarze swojego królestwa (runewars.setup.6).
prompt-Flee = { NAME($seat) } wybiera, dokąd jednostki wykonują odwrót ({ NAME($frm) }).
    .you = Wybierasz, dokąd jednostki wykonują odwrót ({ NAME($frm) }).
    .help = Twoje jednostki, ze sprzymierzonymi włącznie, muszą wykonać odwrót na sąsiedni przyjazny obszar (runewars.retreat.2).
prompt-Fortify = { NAME($seat) } może budować, naprawiać i przesuwać runy.
    .you = Możesz budować, naprawiać i przesuwać runy.
    .help = Każdą z trzech poniższych akcji możesz wykonać raz, w dowolnej kolejności (runewars.fortify.1).
prompt-Found = { NAME($seat) } poświęca twierdzę, żeby zbudować inną ({ NAME($area) }).
    .you = Poświęcasz twierdzę, żeby zbudować inną ({ NAME($area) }).
    .help = Jeśli wszystkie cztery twoje twierdze są na planszy, możesz jedną zniszczyć, żeby zbudować ją gdzie indziej (runewars.fortify.7).
prompt-GiveUp = { NAME($seat) } odrzuca nagrodę ({ NAME($source) }, pozostało: { $left }).
    .you = Odrzucasz nagrodę ({ NAME($source) }, pozostało: { $left }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-HarvestMore = { NAME($seat) } może skorzystać z ulepszeń i zbudować jedno.
    .you = Możesz skorzystać z ulepszeń i zbudować jedno.
    .help = Najpierw korzystasz z każdego swojego ulepszenia, które daje surowce, wpływy lub karty taktyki (runewars.harvest.2).
prompt-HeroesFlee = { NAME($seat) } wybiera, dokąd wspierający bohaterowie wykonują odwrót ({ NAME($frm) }).
    .you = Wybierasz, dokąd wspierający bohaterowie wykonują odwrót ({ NAME($frm) }).
    .help = Bohaterowie mogą wykonać odwrót na dowolny sąsiedni obszar. Bohater, który wspierał pokonaną stronę, idzie w miarę możności z jednostkami swojego gracza (runewars.retreat.5).
prompt-HireHero = { NAME($seat) } może wydać wpływy na bohaterów.
    .you = Możesz wydać wpływy na bohaterów.
    .help = Wydajesz od 1 do 3 żetonów wpływów i dobierasz tyle kart bohaterów. Jedną zachowujesz, pozostałe wtasowujesz do talii bohaterów (runewars.rally.6).
prompt-Inspire = { NAME($seat) } wybiera wspierany typ ({ NAME($source) }).
    .you = Wybierasz wspierany typ ({ NAME($source) }).
    .help = Gdy dobierasz karty dla wspieranego typu, możesz dobrać jedną dodatkową, obejrzeć wszystkie i odrzucić jedną bez rozgrywania (runewars.support.2).
prompt-Invite = { NAME($seat) } wybiera przeciwnika i liczbę ({ NAME($source) }).
    .you = Wybierasz przeciwnika i liczbę ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-KeepHero = { NAME($seat) } zachowuje jednego z dobranych bohaterów.
    .you = Zachowujesz jednego z dobranych bohaterów.
    .help = Wydajesz od 1 do 3 żetonów wpływów i dobierasz tyle kart bohaterów. Jedną zachowujesz, pozostałe wtasowujesz do talii bohaterów (runewars.rally.6).
prompt-LayAt = { NAME($seat) } wybiera miejsce płytki ({ NAME($source) }).
    .you = Wybierasz miejsce płytki ({ NAME($source) }).
    .help = Każda następna płytka musi przylegać tak, by co najmniej dwa jej obszary stykały się z co najmniej dwoma różnymi obszarami już ułożonymi (runewars.map.4).
prompt-LayGained = { NAME($seat) } kładzie zdobyty smoczy run i fałszywy run.
    .you = Kładziesz zdobyty smoczy run i fałszywy run.
    .help = Gdy otrzymujesz jeden smoczy run: możesz odrzucić do dwóch fałszywych runów z kontrolowanych obszarów; bierzesz jeden smoczy i jeden fałszywy run i je mieszasz; oglądasz je i kładziesz każdy zakryty na przyjaznym lub niekontrolowanym obszarze bez runu (runewars.rune.3).
prompt-LayMarker = { NAME($seat) } kładzie znacznik królestwa.
    .you = Kładziesz znacznik królestwa.
    .help = Każdy znacznik musi przylegać do co najmniej trzech boków ułożonych obszarów bez czerwonego i niebieskiego oznaczenia (runewars.map.8).
prompt-LayRealm = { NAME($seat) } kładzie królestwo.
    .you = Kładziesz królestwo.
    .help = Zaczyna osoba po lewej stronie pierwszego gracza, dalej zgodnie z ruchem wskazówek zegara, pierwszy gracz na końcu: wybierasz wolny znacznik i kładziesz królestwo tak, by dwa z jego trzech obszarów zajęły miejsce znacznika (runewars.map.13).
prompt-LayRune = { NAME($seat) } kładzie smoczy i fałszywy run.
    .you = Kładziesz smoczy i fałszywy run.
    .help = Pierwszy gracz, a potem pozostali przeciwnie do ruchu wskazówek zegara biorą po jednym smoczym i jednym fałszywym runie, oglądają je w tajemnicy i kładą zakryte na dwóch różnych wybranych obszarach (runewars.map.11).
prompt-LayTile = { NAME($seat) } wybiera płytkę.
    .you = Wybierasz płytkę.
    .help = Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy kładzie jedną płytkę, a potem drugą (runewars.map.3).
prompt-Lead = { NAME($seat) } może coś zrobić w trakcie ruchu bohatera ({ NAME($hero) }).
    .you = Możesz coś zrobić w trakcie ruchu bohatera ({ NAME($hero) }).
    .help = W swojej turze albo działając w Fazie misji możesz dowolnie wymieniać nagrody między swoimi bohaterami na tym samym obszarze, także w przejściu podczas ruchu (runewars.reward.3); po drodze można też podnieść nagrody pokonanego bohatera (runewars.ruling.24).
prompt-LesserEvil = { NAME($seat) } wybiera, którą stratę ponieść ({ NAME($source) }).
    .you = Wybierasz, którą stratę ponieść ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Mend = { NAME($seat) } wybiera twierdzę do naprawy ({ NAME($source) }).
    .you = Wybierasz twierdzę do naprawy ({ NAME($source) }).
    .help = Obniżasz rudę o 1 i odwracasz jedną swoją uszkodzoną twierdzę na nieuszkodzoną stronę (runewars.fortify.3).
prompt-MixRunes = { NAME($seat) } zamienia dwa runy albo zostawia je na miejscu ({ NAME($area) }, { NAME($frm) }).
    .you = Zamieniasz dwa runy albo zostawiasz je na miejscu ({ NAME($area) }, { NAME($frm) }).
    .help = Wybierasz dwa kontrolowane obszary, podnosisz z nich runy, mieszasz je, oglądasz i kładziesz zakryte na tych dwóch obszarach, po jednym na obszar (runewars.fortify.4).
prompt-Muster = { NAME($seat) } sprowadza figurki na aktywowany obszar ({ NAME($area) }).
    .you = Sprowadzasz figurki na aktywowany obszar ({ NAME($area) }).
    .help = Aktywujesz jeden obszar. Potem przenosisz na niego dowolne swoje stojące jednostki i bohaterów z odległości do dwóch obszarów, z dowolnie wielu miejsc (runewars.mobilize.1).
prompt-NeutralPlace = { NAME($seat) } wybiera obszar dla jednostek neutralnych ({ NAME($source) }).
    .you = Wybierasz obszar dla jednostek neutralnych ({ NAME($source) }).
    .help = Pochodzą z zasobów i stoją. Gdy tekst podaje kształt, ten, kto je stawia, wybiera spośród dostępnych typów, także mieszanych, chyba że mowa o jednym typie (runewars.effect.3).
prompt-OneType = { NAME($seat) } wybiera typ jednostki neutralnej ({ NAME($area) }, { NAME($source) }).
    .you = Wybierasz typ jednostki neutralnej ({ NAME($area) }, { NAME($source) }).
    .help = Pochodzą z zasobów i stoją. Gdy tekst podaje kształt, ten, kto je stawia, wybiera spośród dostępnych typów, także mieszanych, chyba że mowa o jednym typie (runewars.effect.3).
prompt-PayHero = { NAME($seat) } płaci za bohatera albo pozwala mu odejść ({ NAME($hero) }, { NAME($source) }).
    .you = Płacisz za bohatera albo pozwalasz mu odejść ({ NAME($hero) }, { NAME($source) }).
    .help = Bohaterowie odchodzą z powodu kart, najczęściej ci o innej przynależności niż twoja (runewars.leave.2).
prompt-PickType = { NAME($seat) } wybiera, który typ własnych jednostek dobiera teraz karty losu ({ NAME($area) }).
    .you = Wybierasz, który typ własnych jednostek dobiera teraz karty losu ({ NAME($area) }).
    .help = W rundzie danej inicjatywy atakujący, potem obrońca wybiera jeden swój typ jednostki o tej inicjatywie, który ma stojące jednostki i jeszcze w tej bitwie nie dobierał kart (runewars.round.1).
prompt-PickUp = { NAME($seat) } wybiera, kto zabiera nagrody ({ NAME($area) }).
    .you = Wybierasz, kto zabiera nagrody ({ NAME($area) }).
    .help = Bohater, który w turze swojego gracza jest na obszarze ze znacznikiem, może zabrać wszystkie te nagrody (runewars.defeat.4).
prompt-PlaceUnit = { NAME($seat) } stawia jednostkę z zaciągu ({ NAME($unit) }).
    .you = Stawiasz jednostkę z zaciągu ({ NAME($unit) }).
    .help = Stawiasz jednostki na dowolnych obszarach ze swoimi twierdzami, podzielone, jak chcesz (runewars.recruit.2).
prompt-Plunder = { NAME($seat) } wybiera, kogo i z czego złupić ({ NAME($source) }).
    .you = Wybierasz, kogo i z czego złupić ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-QuestTurn = { NAME($seat) } działa swoimi bohaterami.
    .you = Działasz swoimi bohaterami.
    .help = W kolejności rozgrywki, według rozkazów z poprzedniej pory roku, wykonujesz każdym swoim bohaterem, w dowolnej kolejności, najwyżej jedną akcję: Ruch, Leczenie albo Szkolenie (runewars.quest.1).
prompt-RaiseOne = { NAME($seat) } wybiera surowiec obszaru ({ NAME($area) }).
    .you = Wybierasz surowiec obszaru ({ NAME($area) }).
    .help = Przy każdym Starszeństwie Zbiorów podnosisz o 1 jeden surowiec, który daje ten obszar (runewars.dev.3).
prompt-RaiseRouted = { NAME($seat) } wybiera, które rozbite jednostki wstają ({ NAME($source) }, pozostało: { $left }).
    .you = Wybierasz, które rozbite jednostki wstają ({ NAME($source) }, pozostało: { $left }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Reaction =
    { $seat_count ->
        [one] { NAME($seat) } może unieważnić kartę „{ NAME($source) }”.
       *[other] { NAME($seat) } mogą unieważnić kartę „{ NAME($source) }”.
    }
    .you = Możesz unieważnić kartę „{ NAME($source) }”.
    .help = Mogą je zagrywać tylko ci, którzy mają w tej bitwie lub pojedynku własne figurki (runewars.tactics.3) (runewars.ruling.25).
prompt-Rebuffed = { NAME($seat) } walczy albo wykonuje odwrót ({ NAME($area) }).
    .you = Walczysz albo wykonujesz odwrót ({ NAME($area) }).
    .help = Musisz od razu wydać im bitwę albo wykonać odwrót wszystkimi swoimi jednostkami na jeden sąsiedni obszar (runewars.diplomacy.7).
prompt-Reconsider = { NAME($seat) } zachowuje cel albo go wymienia ({ NAME($source) }).
    .you = Zachowujesz cel albo go wymieniasz ({ NAME($source) }).
    .help = Masz jedną kartę celu, tajną aż do użycia (runewars.objective.1).
prompt-Recruit = { NAME($seat) } wybiera surowiec do zaciągu.
    .you = Wybierasz surowiec do zaciągu.
    .help = Wybierasz jeden surowiec i bierzesz każdą jednostkę widoczną aż do jego wskazówki (runewars.recruit.1).
prompt-RecruitByCard = { NAME($seat) } wybiera surowiec do zaciągu.
    .you = Wybierasz surowiec do zaciągu.
    .help = Wybierasz jeden surowiec i bierzesz każdą jednostkę widoczną aż do jego wskazówki (runewars.recruit.1).
prompt-Replace = { NAME($seat) } może postawić twierdzę w miejscu wrogiej ({ NAME($area) }).
    .you = Możesz postawić twierdzę w miejscu wrogiej ({ NAME($area) }).
    .help = Wroga twierdza zostaje usunięta. Atakujący może położyć tam własną, uszkodzoną stroną do góry (runewars.battle.18).
prompt-Rise = { NAME($seat) } wybiera, który bohater wstaje ({ NAME($source) }).
    .you = Wybierasz, który bohater wstaje ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Rob = { NAME($seat) } może zabrać kartę z liczniejszej ręki ({ NAME($source) }).
    .you = Możesz zabrać kartę z liczniejszej ręki ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-RoutPick = { NAME($seat) } wybiera, którą wrogą jednostkę rozbić ({ NAME($source) }, pozostało: { $left }).
    .you = Wybierasz, którą wrogą jednostkę rozbić ({ NAME($source) }, pozostało: { $left }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Rumour = { NAME($seat) } wybiera gracza i obszar ({ NAME($source) }).
    .you = Wybierasz gracza i obszar ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-Scatter = { NAME($seat) } wybiera jednostki neutralne do rozpędzenia ({ NAME($source) }).
    .you = Wybierasz jednostki neutralne do rozpędzenia ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-SetHero = { NAME($seat) } stawia nowego bohatera ({ NAME($hero) }).
    .you = Stawiasz nowego bohatera ({ NAME($hero) }).
    .help = Figurka nowego bohatera staje przy jednej z twoich twierdz (runewars.hero.2) (runewars.ruling.23).
prompt-SetNeutral = { NAME($seat) } stawia jednostki neutralne ({ NAME($area) }, pozostało: { $left }).
    .you = Stawiasz jednostki neutralne ({ NAME($area) }, pozostało: { $left }).
    .help = Pochodzą z zasobów i stoją. Gdy tekst podaje kształt, ten, kto je stawia, wybiera spośród dostępnych typów, także mieszanych, chyba że mowa o jednym typie (runewars.effect.3).
prompt-ShareRewards = { NAME($seat) } daje zdobytą nagrodę bohaterowi ({ NAME($area) }, pozostało: { $left }).
    .you = Dajesz zdobytą nagrodę bohaterowi ({ NAME($area) }, pozostało: { $left }).
    .help = Jeśli w pojedynku pokonał go bohater, który przeżył, jego gracz zabiera wszystkie nagrody i przydziela je dowolnym swoim bohaterom na tym obszarze (runewars.defeat.2).
prompt-ShowRunes = { NAME($seat) } odkrywa smocze runy.
    .you = Odkrywasz smocze runy.
    .help = W dowolnej chwili swojej tury, jeśli kontrolujesz co najmniej sześć smoczych runów, możesz odkryć sześć z nich i położyć zakrytą kartę zwycięstwa na talii obecnej pory roku (runewars.victory.2).
prompt-Smuggle = { NAME($seat) } wybiera run i miejsce dla niego ({ NAME($source) }).
    .you = Wybierasz run i miejsce dla niego ({ NAME($source) }).
    .help = Efekty, które kładą lub przesuwają run, robią tylko to: bez odrzucania i bez dodatkowego fałszywego runu (runewars.rune.5).
prompt-Spy = { NAME($seat) } może w tajemnicy podejrzeć obszar ({ NAME($source) }, pozostało: { $left }).
    .you = Możesz w tajemnicy podejrzeć obszar ({ NAME($source) }, pozostało: { $left }).
    .help = W każdej chwili możesz oglądać runy na obszarach, które kontrolujesz, i na tych, gdzie jest twój bohater, także wrogich i tych, przez które tylko przechodzi (runewars.rune.6).
prompt-StartAbility = { NAME($seat) } może użyć zdolności bohatera ({ NAME($hero) }).
    .you = Możesz użyć zdolności bohatera ({ NAME($hero) }).
    .help = Najpierw atakujący, potem obrońca używa kart i zdolności działających na początku pojedynku (runewars.duel.2).
prompt-StartingHero = { NAME($seat) } stawia początkowego bohatera ({ NAME($hero) }).
    .you = Stawiasz początkowego bohatera ({ NAME($hero) }).
    .help = Bohaterów dobra i zła tasuje się osobno. Losujesz jednego o przynależności swojej frakcji i stawiasz figurkę na dowolnym obszarze królestwa (runewars.setup.8).
prompt-Strategize = { NAME($seat) } może przesunąć figurki na sąsiednie obszary.
    .you = Możesz przesunąć figurki na sąsiednie obszary.
    .help = Możesz przenieść dowolnie wiele swoich stojących figurek, każdą na jeden sąsiedni obszar, z dowolnie wielu obszarów i na dowolnie wiele (runewars.strategize.1).
prompt-StrategizeMore = { NAME($seat) } może dobrać karty taktyki.
    .you = Możesz dobrać karty taktyki.
    .help = Dobierasz po jednej karcie taktyki za każdy symbol taktyki aż do wskazówki na każdym z trzech liczników (runewars.strategize.6).
prompt-SufferRout = { NAME($seat) } rozbija własną jednostkę ({ NAME($area) }, pozostało: { $left }).
    .you = Rozbijasz własną jednostkę ({ NAME($area) }, pozostało: { $left }).
    .help = Za każde rozbicie rozbijasz w bitwie jedną swoją stojącą jednostkę bez obrażeń, bez względu na jej Wytrzymałość (runewars.rout.1).
prompt-Summon = { NAME($seat) } wybiera, ile jednostek dołącza ({ NAME($unit) }, { NAME($source) }).
    .you = Wybierasz, ile jednostek dołącza ({ NAME($unit) }, { NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-SupportBy = { NAME($seat) } może wesprzeć jednostki bohaterami ({ NAME($area) }).
    .you = Możesz wesprzeć jednostki bohaterami ({ NAME($area) }).
    .help = W kroku 3 możesz ustawić dowolnie wielu swoich stojących bohaterów ze spornego obszaru obok swoich typów jednostek w bitwie, każdego obok innego (runewars.support.1).
prompt-Surplus = { NAME($seat) } odsyła nadwyżkę ({ NAME($area) }, pozostało: { $left }).
    .you = Odsyłasz nadwyżkę ({ NAME($area) }, pozostało: { $left }).
    .help = Tylko wchodząc do walki na wrogi lub neutralny obszar, możesz przyprowadzić więcej (runewars.limit.3).
prompt-TakeBack = { NAME($seat) } bierze rozkaz z powrotem ({ NAME($source) }).
    .you = Bierzesz rozkaz z powrotem ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-TakeDevelopment = { NAME($seat) } bierze ulepszenie z planszy ({ NAME($area) }).
    .you = Bierzesz ulepszenie z planszy ({ NAME($area) }).
    .help = Żeby zwerbować jednostkę albo zbudować twierdzę lub ulepszenie, których ci brakuje, możesz zniszczyć na planszy jedną własną rzecz tego samego rodzaju (runewars.components.3).
prompt-TakeSupport = { NAME($seat) } wybiera, ile dodatkowych kart losu dobrać dzięki wsparciu ({ NAME($unit) }, { NAME($area) }).
    .you = Wybierasz, ile dodatkowych kart losu dobrać dzięki wsparciu ({ NAME($unit) }, { NAME($area) }).
    .help = Gdy dobierasz karty dla wspieranego typu, możesz dobrać jedną dodatkową, obejrzeć wszystkie i odrzucić jedną bez rozgrywania (runewars.support.2).
prompt-TakeToken = { NAME($seat) } zdejmuje żeton aktywacji ({ NAME($source) }).
    .you = Zdejmujesz żeton aktywacji ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-TalkCards = { NAME($seat) } może zagrać karty do pertraktacji ({ NAME($area) }).
    .you = Możesz zagrać karty do pertraktacji ({ NAME($area) }).
    .help = Co znaczą słowa na karcie: na początku bitwy: krok 4; w trakcie bitwy: krok 4, początek każdej rundy walki, chwila tuż przed krokiem 6, a dla obrońcy także przed krokiem 2; po dobraniu: gdy karty typu są dobrane, a karta za wsparcie odrzucona, zanim cokolwiek się odkryje; gdy zadawane są obrażenia: przed ich przydzieleniem; przed liczeniem siły: po 6a, a przed 6b (runewars.effect.8).
prompt-TestChoice = { NAME($seat) } wybiera jedną z dobranych kart losu ({ NAME($hero) }, { NAME($source) }).
    .you = Wybierasz jedną z dobranych kart losu ({ NAME($hero) }, { NAME($source) }).
    .help = W teście cechy dobierasz tyle kart losu, ile ona wynosi razem ze szkoleniem (runewars.quest.12).
prompt-TossFate = { NAME($seat) } może wymienić karty losu ({ NAME($source) }, pozostało: { $left }).
    .you = Możesz wymienić karty losu ({ NAME($source) }, pozostało: { $left }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-TrainMore = { NAME($seat) } wybiera drugi punkt szkolenia ({ NAME($hero) }).
    .you = Wybierasz drugi punkt szkolenia ({ NAME($hero) }).
    .help = Podnosisz dwie cechy o 1 albo jedną o 2. Na każdej cesze leży najwyżej jeden żeton szkolenia, więc szkolenie daje najwyżej +2 (runewars.quest.4).
prompt-TurnDial = { NAME($seat) } wybiera licznik ({ NAME($source) }).
    .you = Wybierasz licznik ({ NAME($source) }).
    .help = Zmiany poza 0 lub 8 się ucina; jako koszt musi być możliwa cała zmiana (runewars.effect.12).
prompt-Undermine = { NAME($seat) } wybiera twierdzę do uszkodzenia ({ NAME($source) }).
    .you = Wybierasz twierdzę do uszkodzenia ({ NAME($source) }).
    .help = Wyborów dokonuje ten, kto używa karty, chyba że wymienia ona kogoś innego (runewars.effect.2).
prompt-UseFortification = { NAME($seat) } może użyć umocnienia ({ NAME($source) }).
    .you = Możesz użyć umocnienia ({ NAME($source) }).
    .help = Każda frakcja ma inne. Obrońca może go użyć w kroku 6a bitwy na jego obszarze, zob. runewars.battle.14–runewars.battle.17 (runewars.dev.6).
prompt-Usurp = { NAME($seat) } przejmuje tytuł ({ NAME($source) }).
    .you = Przejmujesz tytuł ({ NAME($source) }).
    .help = Stałą korzyść i drogę do smoczych runów tytuł daje tylko swojemu posiadaczowi (runewars.title.3).
prompt-Walk = { NAME($seat) } rusza bohatera ({ NAME($hero) }).
    .you = Ruszasz bohatera ({ NAME($hero) }).
    .help = Ruszasz bohatera o najwyżej dwa obszary; może też zostać. Potem może rozpocząć jeden pojedynek albo podjąć się jednej misji (runewars.quest.2).
prompt-Window = { NAME($seat) } może zagrać karty swojej tury.
    .you = Możesz zagrać karty swojej tury.
    .help = Karty i nagrody z własnej tury, cele, kartę zwycięstwa, wymianę i podnoszenie nagród oraz usuwalne miejsca proponuje się w tych chwilach; w bitwie tylko atakującemu w kroku 4 (runewars.effect.5) (runewars.ruling.55).
prompt-Withdraw = { NAME($seat) } wybiera jednostkę, która wykonuje odwrót ({ NAME($source) }).
    .you = Wybierasz jednostkę, która wykonuje odwrót ({ NAME($source) }).
    .help = Twoje jednostki, ze sprzymierzonymi włącznie, muszą wykonać odwrót na sąsiedni przyjazny obszar (runewars.retreat.2).

## Katalog: rodzaje elementów, nazwy ich cech, części ich tekstów

catalogue-order = Karty rozkazów
    .one = Karta rozkazu
    .help = Każdy gracz ma takie same osiem. W każdej porze roku wybierasz jedną w tajemnicy; masz jej Starszeństwo, jeśli żadna karta rozkazu leżąca przed tobą nie ma wyższego numeru.
catalogue-season = Karty pór roku
    .one = Karta pory roku
    .help = Jedna karta otwiera każdą porę roku: najpierw jej efekt podstawowy, potem efekt, który ta pora ma co roku.
    .reconstructed = Żadne publiczne źródło nie podaje wszystkich tych kart; oznaczone efekty są naszego pomysłu, na wzór tych, o których mówią instrukcja i gracze.
catalogue-tactics = Karty taktyki
    .one = Karta taktyki
    .help = Masz ich najwyżej dziesięć i żadnej nie zagrywasz w porze roku, w której została dobrana.
    .reconstructed = O wielu kartach i o większości liczb egzemplarzy nie mówi żadne publiczne źródło; to, co oznaczone, jest naszego pomysłu.
catalogue-objective = Karty celów
    .one = Karta celu
    .help = Każdy ma w tajemnicy jedną, zgodną ze swoją przynależnością; spełniona we własnej turze jest warta smoczy run.
    .reconstructed = O większości warunków nie mówi żadne publiczne źródło; to, co oznaczone, jest naszego pomysłu.
catalogue-hero = Bohaterowie
    .one = Bohater
    .help = Sami wędrują, wyruszają na misje, walczą w pojedynkach i wspierają jednostki w bitwie; gracz ma najwyżej trzech.
    .reconstructed = Niewiele wartości z kart bohaterów jest publicznych; to, co oznaczone, jest naszego pomysłu.
catalogue-quest = Karty misji
    .one = Karta misji
    .help = Bohater we właściwym miejscu może w Fazie misji podjąć próbę; większość misji przynosi nagrodę.
    .reconstructed = Tytuły i miejsca misji prawie nie są publiczne; to, co oznaczone, jest naszego pomysłu.
catalogue-reward = Nagrody
    .one = Nagroda
    .help = To, co bohaterowie zdobywają na misjach; leżą zakryte, aż zostaną użyte.
    .reconstructed = O efektach i liczbie egzemplarzy wielu nagród nie mówi żadne publiczne źródło; to, co oznaczone, jest naszego pomysłu.
catalogue-faction = Frakcje
    .one = Frakcja
    .help = Dwie po stronie dobra i dwie po stronie zła; liczniki mówią, co daje każdy surowiec przy zaciągu, od pola 1 do pola 8.
    .reconstructed = O polach liczników i niektórych wartościach początkowych nie mówi żadne publiczne źródło; to, co oznaczone, jest naszego pomysłu.
catalogue-unit = Jednostki
    .one = Jednostka
    .help = Cztery typy każdej frakcji i sześć neutralnych; każdy dobiera karty losu w rundzie swojej inicjatywy.
    .reconstructed = Niektóre wartości są tylko zapamiętane albo wywnioskowane; są oznaczone.
catalogue-development = Ulepszenia
    .one = Ulepszenie
    .help = Żetony przy twierdzach: trzy rodzaje dla wszystkich i umocnienie każdej frakcji.
catalogue-title = Tytuły
    .one = Tytuł
    .help = Zdobywasz je wpływami, które na nich kładziesz.
    .reconstructed = O efektach jednego tytułu nie mówi żadne publiczne źródło; są naszego pomysłu.
catalogue-city = Miasta
    .one = Miasto
    .help = Zgromadzeniem poparcia bierzesz jedną korzyść z każdego miasta, które kontrolujesz.
    .reconstructed = Instrukcja podaje cztery korzyści, ale nie ich liczby; te są naszego pomysłu.
catalogue-fate = Karty losu
    .one = Karta losu
    .help = Trzydzieści kart rozstrzyga bitwy, pojedynki, testy i pertraktacje: u góry przeznaczenie, niżej ćwiartka dla każdej podstawki.
catalogue-exp = Żetony odkryć
    .one = Żeton odkryć
    .help = Zasada opcjonalna: bohaterowie odkrywają je, gdy zatrzymają się na obszarze.
    .reconstructed = Ile jest każdego z żetonów, nie mówi żadne publiczne źródło; liczby są naszego pomysłu.
catalogue-tile = Płytki mapy
    .one = Płytka mapy
    .help = Dziewięć płytek i cztery królestwa, układane przez graczy. Nazwy ich obszarów nadaliśmy sami; na mapie jest tylko znak, który stoi po nazwie.
    .reconstructed = Tylko nieliczne płytki są publiczne; to, co oznaczone na pozostałych, jest naszego pomysłu.

fact-number = Numer
fact-season = Pora roku
fact-wizards_council = Znak
fact-copies = Egzemplarze
fact-alignment = Przynależność
fact-strength = Siła
fact-agility = Zręczność
fact-wisdom = Mądrość
fact-health = Wytrzymałość
fact-traits = Cechy
fact-trait = Cecha
fact-starting = Talia
fact-attempt = Próba
fact-start_influence = Wpływy na początek
fact-start_tactics = Karty taktyki na początek
fact-food = Licznik żywności
fact-wood = Licznik drewna
fact-ore = Licznik rudy
fact-faction = Frakcja
fact-shape = Podstawka
fact-initiative = Inicjatywa
fact-count = Figurki
fact-destiny = Przeznaczenie
fact-kind = Rodzaj

part-primary = efekt podstawowy
part-supremacy = Starszeństwo
part-additional = efekt dodatkowy
part-play = kiedy
part-where = gdzie
part-success = sukces
part-mixed = wynik pośredni
part-failure = porażka
part-duel = w pojedynku z misji
part-council = Rada Czarodziejów
part-starting = misja początkowa
attempt-test = test
attempt-duel = pojedynek
attempt-pay = zapłata
sign-none = nic
sign-tactics = symbol taktyki
sign-influence = symbol wpływów
faction-neutral = neutralna

## Plansza w terminalu

board-year = Rok { $year }, { NAME($season) }.
board-nobody = neutralne
board-battle = Bitwa na obszarze { $area }, runda { $round }
board-side = { $side }: { $units }, siła { $strength }
board-duel = Pojedynek: { NAME($hero) } przeciw: { NAME($enemy) }, runda { $round }
board-orders = Rozkazy na ręce: { $orders }
board-fresh = nowa
board-tactics = Karty taktyki
board-quest = Misje
board-objective = Cel
sign-routed = rozbite jednostki
sign-castle = twierdza
sign-ruin = uszkodzona twierdza
sign-city = miasto
sign-hero = bohater
sign-dragon = smoczy run
sign-false = fałszywy run
sign-covered = run ci nieznany
sign-dials = ż/d/r żywność, drewno, ruda
panel-seat = frakcja
panel-runes = runy
panel-influence = wpływy
panel-dials = ż/d/r
panel-tactics = taktyka
panel-quests = misje
panel-order = rozkaz
panel-heroes = bohaterowie
panel-titles = tytuły

# What the arena compares.
trait-faction = Frakcja

## Co kto ma: koszty i zyski akcji

holding-runes = smocze runy
holding-influence = wpływy
holding-units = własne jednostki
holding-heroes = bohaterowie
holding-strongholds = twierdze
holding-tactics = karty taktyki
holding-quests = karty misji
holding-food = żywność
holding-wood = drewno
holding-ore = ruda

## Cele: jak teraz wygrać i kto jest blisko; $mine równe 1 oznacza, że zdanie mówi do czytającego

goal-runes =
    { $missing ->
        [0] Masz dość smoczych runów ({ $runes }): połóż w swojej turze kartę zwycięstwa.
       *[other] Kontrolujesz { $runes } z { $goal } smoczych runów, z którymi wolno położyć kartę zwycięstwa. Rok { $year } z { $years }.
    }
goal-laid =
    { $mine ->
        [1] Twoja karta zwycięstwa już leży: miej { $goal } smoczych runów, gdy wróci { NAME($season) }, a wygrasz. Teraz masz { $runes }.
       *[0] { NAME($seat) } ma kartę zwycięstwa na talii i wygra, jeśli będzie mieć { $goal } smoczych runów, gdy wróci { NAME($season) }.
    }
goal-count = Ostatni rok: po Zimie liczą się smocze runy, przy remisie wpływy. Twoje smocze runy: { $runes }, wpływy: { $influence }.
goal-rival =
    { $unsure ->
        [0] { NAME($seat) } kontroluje smocze runy: { $runes }.
       *[other] { NAME($seat) } kontroluje smocze runy: od { $runes } do { $most }, o ile wiesz.
    }
goal-objective =
    { $done ->
        [1] Twój cel „{ NAME($objective) }” jest spełniony: pokaż go, a zyskasz smoczy run.
       *[0] Twój cel „{ NAME($objective) }” da smoczy run.
    }

## Co zmienia akcja, dla podpowiedzi: co jest dzięki niej lepsze, a co gorsze.

aspect-runes =
    .gain = zbliżasz się do wygrywającej liczby smoczych runów
    .loss = zostajesz w tyle w liczbie smoczych runów
aspect-land =
    .gain = masz więcej obszarów
    .loss = masz mniej obszarów
aspect-army =
    .gain = twoje wojsko jest silniejsze
    .loss = twoje wojsko jest słabsze
aspect-hunger =
    .gain = wyżywisz swoje wojsko zimą
    .loss = zimą nie wyżywisz całego wojska
aspect-strongholds =
    .gain = twoje twierdze są więcej warte
    .loss = twoje twierdze są mniej warte
aspect-resources =
    .gain = masz więcej zasobów
    .loss = masz mniej zasobów
aspect-influence =
    .gain = masz więcej wpływów
    .loss = masz mniej wpływów
aspect-cards =
    .gain = masz więcej kart do użycia
    .loss = masz mniej kart do użycia
aspect-titles =
    .gain = zdobywasz tytuły
    .loss = tytuły zdobywają inni
aspect-heroes =
    .gain = twoi bohaterowie są silniejsi
    .loss = twoi bohaterowie są słabsi
aspect-safety =
    .gain = twoje obszary są bezpieczniejsze
    .loss = obok twoich obszarów stoją silni wrogowie

## The player aid

aid-part-turn = Pora roku
aid-season = Karta, rozkazy, tury
    .text = Najpierw karta pory roku. Potem każdy w sekrecie wybiera rozkaz, a najniższy numer działa pierwszy. Cztery rozkazy w roku, żaden dwa razy.
aid-supremacy = Starszeństwo
    .text = Masz też drugi efekt rozkazu, jeśli jego numer jest najwyższy z zagranych przez ciebie w tym roku.
aid-limit = Jednostek na obszarze: { $limit }
    .text = Więcej jednostek jednego gracza na obszarze nie stanie.
aid-part-orders = Rozkazy
aid-strategize = { $number }. { NAME($order) }
    .text = Stojące figurki idą po jednym kroku, na obszary przyjazne lub puste. Starszeństwo: karta taktyki za każdy symbol na twoich licznikach.
aid-mobilize = { $number }. { NAME($order) }
    .text = Aktywuj obszar i sprowadź tam jednostki, najwyżej o { $range } obszary; szybkie o jeden dalej. Starszeństwo: jeszcze raz, ale razem tylko jedna bitwa.
aid-conquer = { $number }. { NAME($order) }
    .text = Jak Mobilizacja. Starszeństwo: wroga twierdza liczy się o { $siege } mniej.
aid-harvest = { $number }. { NAME($order) }
    .text = Ustaw liczniki na to, co dają twoje obszary. Starszeństwo: skorzystaj z ulepszeń i zbuduj jedno za drewno.
aid-recruit = { $number }. { NAME($order) }
    .text = Wszystkie jednostki z jednego licznika, aż do wskazówki, przy twoich twierdzach. Starszeństwo: drugi licznik.
aid-rally-support = { $number }. { NAME($order) }
    .text = Jedna korzyść z każdego kontrolowanego miasta. Starszeństwo: bohater za wpływy.
aid-acquire-power = { $number }. { NAME($order) }
    .text = Żeton wpływów za każdy symbol na twoich licznikach. Starszeństwo: przejmij tytuł za więcej, niż na nim leży.
aid-fortify = { $number }. { NAME($order) }
    .text = Każde raz: zbuduj twierdzę za drewno i rudę, napraw ją za rudę, przenieś runy między dwoma swoimi obszarami.
aid-part-battle = Bitwa i dyplomacja
aid-rounds = Pięć rund
    .text = Typy biją w kolejności inicjatywy, od 1 do 5: karta losu za każdą stojącą jednostkę, czytana w kształcie jej podstawki.
aid-strength = Potem siła
    .text = Stojące jednostki oraz twierdza { $whole } (uszkodzona { $damaged }). Przy remisie wygrywa obrońca. Przegrany wykonuje odwrót, rozbity.
aid-talk = Albo rozmowy z neutralnymi
    .text = Wydaj od 1 do { $most } żetonów wpływów, dobierz tyle kart losu i wybierz jedną: złota sprzymierza, szara przegania, czerwona to bitwa albo odwrót.
aid-part-seasons = Pory roku
aid-spring = Wiosna
    .text = Wracają znaczniki aktywacji i rozkazy, rozbite figurki wstają.
aid-summer = Lato
    .text = Bohaterowie ruszają się, leczą, szkolą, podejmują misje; mogą toczyć pojedynki.
aid-fall = Jesień
    .text = Dwa żetony wpływów albo jedna karta taktyki.
aid-winter = Zima
    .text = Na każdym obszarze najwyżej tyle jednostek, ile wskazuje licznik żywności. Woda jest otwarta.
aid-part-win = Jak wygrać
aid-victory = Smocze runy: { $runes }, dwa razy
    .text = W swojej turze pokaż { $runes } kontrolowanych smoczych runów i połóż kartę zwycięstwa na talii tej pory roku. Miej je nadal, gdy ta pora wróci.
aid-count = Albo po roku { $years }
    .text = Wygrywa, kto ma najwięcej smoczych runów, potem najwięcej wpływów.
aid-part-signs = Znaki
aid-sign-triangle = trójkąt: podstawka jednostki
aid-sign-rectangle = prostokąt: podstawka jednostki
aid-sign-hexagon = sześciokąt: podstawka jednostki
aid-sign-circle = okrąg: podstawka jednostki
aid-sign-damage = obrażenie
aid-sign-rout = rozbicie
aid-sign-special = zdolność specjalna
aid-sign-gold = przeznaczenie: sukces
aid-sign-grey = przeznaczenie: pośrednie
aid-sign-red = przeznaczenie: porażka
aid-sign-rune = run
aid-sign-food = żywność
aid-sign-wood = drewno
aid-sign-ore = ruda
aid-sign-influence = wpływy

## Trener w pierwszej grze

coach-victory = Kontrolujesz sześć smoczych runów: możesz położyć kartę zwycięstwa. Potem utrzymaj je, aż ta pora roku wróci.
coach-objective = Twój tajny cel jest spełniony. Pokaż go: da ci smoczy run.
coach-battle = Bitwę wygrywa strona, która na końcu ma więcej siły, a nie ta, która więcej zabije. Przy remisie wygrywa obrońca.
coach-talk = Możesz najpierw pertraktować: za wpływy dobierasz karty losu i wybierasz najlepszą. Neutralni mogą nawet do ciebie dołączyć.
coach-quests = Każdy bohater działa tego Lata raz: idzie, leczy się albo trenuje. Wyślij go tam, gdzie czeka twoja misja.
coach-rival = { NAME($rival) } może niedługo wygrać. Znajdź najsłabiej broniony obszar z runem i zdobądź go na czas.
coach-last = Ostatni rok: po Zimie liczą się smocze runy. Zabieraj, co słabo bronione; zimą przejdziesz też przez wodę.
coach-winter = Idzie Zima, a na obszarze { NAME($area) } jest więcej jednostek niż masz żywności. Rozdziel je albo zdobądź żywność.
coach-order = Niskie numery działają pierwsze. Wiosną pierwszy rozkaz zawsze ma Starszeństwo, czyli drugi efekt: Mobilizacja zajmie od razu dwa puste obszary.
coach-supremacy = Starszeństwo ma tylko rozkaz o numerze wyższym niż wszystkie już zagrane w tym roku. Planuj rok od niskich do wysokich.
coach-harvest = Twoja ziemia daje więcej, niż pokazują liczniki. Rozkaz Zbiory je podniesie.

## Co wiadomo o aktywacji, zanim się jej dokona

prospect-nobody = Nie może przyjść żadna twoja jednostka: leżałby tam tylko twój żeton.
prospect-own = Jednostki, które mogą przyjść: { $army }. Obszar jest twój.
prospect-open = Jednostki, które mogą przyjść: { $army }. Nikt nie broni obszaru.
prospect-neutral = Jednostki, które mogą przyjść: { $army }; neutralne na miejscu: { $against }. Możesz z nimi walczyć albo pertraktować za wpływy. Bez kart, bohaterów i zdolności: około { $tenths } wygranych bitew na 10.
prospect-fight =
    { $walls ->
        [0] Jednostki, które mogą przyjść: { $army }; stojące tam wrogie: { $against }. Przy remisie wygrywa obrońca. Bez kart, bohaterów i zdolności: około { $tenths } wygranych bitew na 10.
       *[other] Jednostki, które mogą przyjść: { $army }; stojące tam wrogie: { $against } i twierdza o sile { $walls }. Przy remisie wygrywa obrońca. Bez kart, bohaterów i zdolności: około { $tenths } wygranych bitew na 10.
    }

## Osiągnięcia po skończonej grze; .text mówi, czego wymagają

achievement-errands = Bohater na posyłki
    .text = Wypełnij w jednej grze co najmniej dwie misje.
achievement-charm = Urok osobisty
    .text = Co najmniej dwa razy w jednej grze zjednaj sobie jednostki neutralne.
achievement-cabinet = Jednoosobowy rząd
    .text = Miej na koniec gry wszystkie trzy tytuły.
achievement-dove = Nagroda pokojowa
    .text = Wygraj grę, nie wygrywając ani jednej bitwy.
