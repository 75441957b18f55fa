### Słowa gry Oath po polsku: gra, jej pojęcia i karty.

## Gra

game-title = Oath
    .full = Oath: Kroniki władzy i banicji
game-pitch = Dochowaj przysięgi, zagarnij ją dla siebie albo wyśnij inną: kto wygra, ten napisze świat następnej gry.
game-facts = 1–6 osób, za pierwszym razem dwie do trzech godzin, potem około dwóch, wymagająca
game-endless = Instrukcja kończy grę najpóźniej po ósmej rundzie, ale nie ogranicza propozycji i wymian w turze.
game-about =
    Jedna osoba jest Kanclerzem i broni przysięgi. Pozostali zaczynają jako Banici: wygrywają, gdy tę przysięgę sobie
    przywłaszczą albo gdy spełnią własną Wizję, chyba że dadzą się zrobić Obywatelami i liczą na to, że zostaną Następcą
    Kanclerza. Szukacie ludzi i miejsc, werbujecie Chorągwie, handlujecie Przychylnością i Sekretami, odzyskujecie Relikty
    i walczycie o Obszary, najwyżej przez osiem rund. Potem zwycięzca zapisuje Kronikę, a jej mapa, talia, przysięga i role
    są początkiem następnej gry. Zakryte są talie, karty leżące rewersem do góry i to, co dobierasz; wszystko inne jest
    jawne. Autorem gry jest Cole Wehrle. Zasady i karty opisaliśmy własnymi słowami. Polskie nazwy większości kart są
    nasze, bo instrukcja ich nie podaje. Dla jednej i dwóch osób jest Mechaniczny Książę; jego działanie w dużej części
    uzupełniliśmy sami i zaznaczamy to.

## Regiony; formy from, to, in odpowiadają na pytania skąd, dokąd, gdzie

region-cradle = Kolebka
    .gen = Kolebki
    .acc = Kolebkę
    .from = z Kolebki
    .to = do Kolebki
    .in = w Kolebce
region-provinces = Prowincje
    .gen = Prowincji
    .acc = Prowincje
    .from = z Prowincji
    .to = do Prowincji
    .in = w Prowincjach
region-hinterland = Interior
    .gen = Interioru
    .acc = Interior
    .from = z Interioru
    .to = do Interioru
    .in = w Interiorze

## Symbole

suit-discord = Waśń
    .gen = Waśni
    .acc = Waśń
    .ins = Waśnią
    .card = karta Waśni
    .bank = bank Waśni
suit-arcane = Magia
    .gen = Magii
    .acc = Magię
    .ins = Magią
    .card = karta Magii
    .bank = bank Magii
suit-order = Ład
    .gen = Ładu
    .acc = Ład
    .ins = Ładem
    .card = karta Ładu
    .bank = bank Ładu
suit-hearth = Dom
    .gen = Domu
    .acc = Dom
    .ins = Domem
    .card = karta Domu
    .bank = bank Domu
suit-beast = Bestia
    .gen = Bestii
    .acc = Bestię
    .ins = Bestią
    .card = karta Bestii
    .bank = bank Bestii
suit-nomad = Nomada
    .gen = Nomady
    .acc = Nomadę
    .ins = Nomadą
    .card = karta Nomady
    .bank = bank Nomady

## Przysięgi: .text to Cel Wiernego Przysiędze, .successor to Cel Następcy

oath-supremacy = Hegemonia
    .gen = Hegemonii
    .oath = Przysięga Hegemonii
    .title = Wierny Przysiędze Hegemonii
    .text = Wierny Przysiędze rządzi największą liczbą Obszarów.
    .successor = Następca ma łącznie więcej Reliktów i Sztandarów niż Kanclerz i każdy inny Obywatel.
    .lead = w Przebudzeniu rządzić większą liczbą Obszarów niż każdy inny
oath-people = Lud
    .gen = Ludu
    .oath = Przysięga Ludu
    .title = Wierny Przysiędze Ludu
    .text = Wierny Przysiędze ma Miłość Ludu.
    .successor = Następca ma Najmroczniejszą Tajemnicę.
    .lead = w Przebudzeniu mieć Miłość Ludu
oath-protection = Ochrona
    .gen = Ochrony
    .oath = Przysięga Ochrony
    .title = Wierny Przysiędze Ochrony
    .text = Wierny Przysiędze ma łącznie najwięcej Reliktów i Sztandarów.
    .successor = Następca ma Miłość Ludu.
    .lead = w Przebudzeniu mieć więcej Reliktów i Sztandarów niż każdy inny
oath-devotion = Oddanie
    .gen = Oddania
    .oath = Przysięga Oddania
    .title = Wierny Przysiędze Oddania
    .text = Wierny Przysiędze ma Najmroczniejszą Tajemnicę.
    .successor = Następca ma Berło Władcy.
    .lead = w Przebudzeniu mieć Najmroczniejszą Tajemnicę

## Sztandary: .text Miłości Ludu to czego wymaga, .text2 to co daje

banner-peoples-favor = Miłość Ludu
    .full = Sztandar Miłości Ludu
    .gen = Miłości Ludu
    .acc = Miłość Ludu
    .ins = Miłością Ludu
    .loc = Miłości Ludu
    .text = W twoim Przebudzeniu żąda 1 żetonu Przychylności z twojej planszy albo traci 1 na rzecz najuboższego banku; na stronie Ciżby dwa razy. Ostatni żeton zostaje: gdy jest tylko 1, musisz dołożyć, jeśli masz z czego. Potem, przy 6 albo więcej, Sztandar odwraca się na stronę Ciżby.
    .text2 = Cały twój Region stoi otworem: karta zagrywana na Obszar może trafić na dowolny odkryty Obszar Regionu, a przedtem możesz odrzucić jednego Mieszkańca z któregoś z jego Obszarów.
    .ruling1 = Odzyskuje się go skądkolwiek, płacąc więcej Przychylności, niż na nim leży. Starą Przychylność rozdajesz bankom, po jednym żetonie, zaczynając, od którego chcesz.
    .ruling2 = Kto bierze go inaczej niż Odzyskiwaniem, spala z niego 2 żetony, ale nigdy ostatniego, a Sztandar odwraca się na stronę Ciżby. Dany, pozostaje taki, jaki jest.
banner-peoples-favor-mob = Ciżba
    .full = strona Ciżby na Miłości Ludu
    .gen = Ciżby
    .acc = Ciżbę
    .text = W twoim Przebudzeniu Miłość Ludu żąda swego dwa razy. Odwraca ją z powrotem tylko Odzyskiwanie.
banner-darkest-secret = Najmroczniejsza Tajemnica
    .full = Sztandar Najmroczniejszej Tajemnicy
    .gen = Najmroczniejszej Tajemnicy
    .acc = Najmroczniejszą Tajemnicę
    .ins = Najmroczniejszą Tajemnicą
    .loc = Najmroczniejszej Tajemnicy
    .text = Przeszukanie talii Świata kosztuje cię 2 punkty Zaopatrzenia, ilekolwiek Wizji dobrano.
    .ruling1 = Odzyskuje się go skądkolwiek, płacąc więcej Sekretów, niż na nim leży. Bierzesz jeden ze starych Sekretów, resztę dostaje poprzedni posiadacz.
    .ruling2 = Jest zabezpieczony przed innymi, dopóki każda karta z symbolem na Obszarze posiadacza ma symbol któregoś z jego odkrytych Doradców, a także dopóki nie leży tam żadna karta z symbolem.
    .ruling3 = Kto bierze go inaczej niż Odzyskiwaniem, spala z niego 2 Sekrety, ale nigdy ostatniego. Dany, pozostaje taki, jaki jest.

## Cechy Kanclerza, odsłaniane, gdy Relikt opuszcza Imperialny Skarbiec

trait-brutal = Brutalność
    .text = W twoich Najazdach ginie całe wojsko pokonanej strony, nawet twoje.
trait-decadent = Dekadencja
    .text = Podróż do Kolebki z innego Regionu nie kosztuje cię Zaopatrzenia; Podróż do Interioru kosztuje o 1 punkt więcej.
trait-careless = Niedbałość
    .text = Każdy Handel daje ci o 1 żeton Przychylności więcej, także Handel za Sekrety; ten daje za to o 1 Sekret mniej.
trait-greedy = Chciwość
    .text = W Przeszukaniu dobierasz o 2 karty więcej, ale nie możesz przeszukiwać, gdy kosztuje to więcej niż 2 punkty Zaopatrzenia.

## Rodzaje mocy, koszty i ikony; teksty kart zostawiają je ikonom

power-when-played = Po zagraniu
    .text = Dzieje się raz, gdy karta zostaje zagrana odkryta. Trzeba to wykonać.
power-action = Akcja
    .text = Pomniejsza akcja w twojej fazie Akcji, tyle razy, ile możesz zapłacić.
power-rest = Odpoczynek
    .text = Możesz użyć jej raz na koniec swojego Odpoczynku.
power-wake = Przebudzenie
    .text = Dzieje się raz w twoim Przebudzeniu.
power-modifier = Modyfikator akcji
    .text = Wybierasz go i opłacasz na początku głównej akcji; działa na tę jedną akcję.
power-battle-plan = Plan Bitewny
    .text = W Najeździe używa go ten, kto rządzi kartą.
power-battle-plan-attacker = Plan Bitewny Atakującego
    .text = Może go użyć tylko Atakujący.
power-battle-plan-defender = Plan Bitewny Obrońcy
    .text = Może go użyć tylko strona Obrońcy.
power-battle-plan-either = Plan Bitewny dla obu stron
    .text = Przy znaku ± Atakujący dodaje kości, a Obrońca je odejmuje.
power-persistent = Moc trwała
    .text = Działa cały czas na wszystkich, o których mówi, bez względu na dostęp.
power-static = Stale obowiązuje
    .text = Wiąże kartę, jej Obszar albo posiadacza, dopóki karta leży odkryta.
power-must = obowiązkowo
    .text = Nie ma wyboru: działa zawsze, gdy może.

cost-none = bez kosztu
cost-place-favor =
    { $n ->
        [one] połóż na karcie { $n } żeton Przychylności
        [few] połóż na karcie { $n } żetony Przychylności
       *[many] połóż na karcie { $n } żetonów Przychylności
    }
cost-place-secret =
    { $n ->
        [one] połóż na karcie { $n } Sekret
        [few] połóż na karcie { $n } Sekrety
       *[many] połóż na karcie { $n } Sekretów
    }
cost-burn-favor =
    { $n ->
        [one] spal { $n } żeton Przychylności
        [few] spal { $n } żetony Przychylności
       *[many] spal { $n } żetonów Przychylności
    }
cost-burn-secret =
    { $n ->
        [one] spal { $n } Sekret
        [few] spal { $n } Sekrety
       *[many] spal { $n } Sekretów
    }

icon-tree = tylko Obszar
    .text = Odkryta może leżeć tylko na Obszarze.
icon-person = tylko Doradca
    .text = Odkryta może być tylko Doradcą.
icon-chain = zablokowana
    .text = Odkrytej nie można odrzucić, przemieścić ani zamienić aż do Kroniki.
icon-capacity = limit kart
    .text = Ile kart mieści się na Obszarze.
icon-crown = pod rządami
    .text = Żeby jej użyć, musisz rządzić kartą; nie wystarczy, że jest tam twój pionek.

## Pojęcia; .text wyjaśnia. Komunikaty zakończone na -count biorą liczbę n; formy few i many stoją w bierniku po liczbie

term-favor = Przychylność
    .gen = Przychylności
    .acc = Przychylność
    .ins = Przychylnością
    .text = To, co ludzie są gotowi dla ciebie zrobić. Żetonów jest 36; płacisz nimi przy Werbowaniu, w Handlu za Sekrety i za użycie kart.
term-favor-count =
    { $n ->
        [one] { $n } żeton Przychylności
        [few] { $n } żetony Przychylności
       *[many] { $n } żetonów Przychylności
    }
term-secret = Sekret
    .gen = Sekretu
    .acc = Sekret
    .ins = Sekretem
    .few = Sekrety
    .many = Sekretów
    .text = To, co wiesz tylko ty. Położony na karcie wraca w Odpoczynku; spalony przepada. Zakrytym Sekretem do Odpoczynku nie zapłacisz.
term-secret-count =
    { $n ->
        [one] { $n } Sekret
        [few] { $n } Sekrety
       *[many] { $n } Sekretów
    }
term-supply = Zaopatrzenie
    .gen = Zaopatrzenia
    .acc = Zaopatrzenie
    .ins = Zaopatrzeniem
    .text = To, co kosztują twoje akcje, najwyżej 7 punktów. Im więcej Chorągwi czeka w prywatnych zasobach, tym więcej Zaopatrzenia wraca.
term-supply-count =
    { $n ->
        [one] { $n } punkt Zaopatrzenia
        [few] { $n } punkty Zaopatrzenia
       *[many] { $n } punktów Zaopatrzenia
    }
term-warband = Chorągiew
    .gen = Chorągwi
    .acc = Chorągiew
    .ins = Chorągwią
    .few = Chorągwie
    .many = Chorągwi
    .text = Twoi wierni. Na Obszarze nim rządzą, na planszy walczą.
term-warband-count =
    { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }
term-pawn = pionek
    .gen = pionka
    .acc = pionek
    .ins = pionkiem
    .text = To ty na mapie. Twój Obszar i twój Region są tam, gdzie twój pionek.
term-adviser = Doradca
    .gen = Doradcy
    .acc = Doradcę
    .ins = Doradcą
    .few = Doradców
    .many = Doradców
    .text = Karta obok twojej planszy, odkryta albo zakryta; najwyżej trzy.
term-relic = Relikt
    .gen = Reliktu
    .acc = Relikt
    .ins = Reliktem
    .few = Relikty
    .many = Reliktów
    .text = Dawny skarb z mocą. Odzyskujesz go na Obszarze; inni mogą ci go zabrać tylko siłą.
term-banner = Sztandar
    .gen = Sztandaru
    .acc = Sztandar
    .ins = Sztandarem
    .few = Sztandary
    .many = Sztandarów
    .text = Miłość Ludu i Najmroczniejsza Tajemnica. Każdy ma najwyżej jednego posiadacza i żetony, których nikt nie może wydać.
term-denizen = Mieszkaniec
    .gen = Mieszkańca
    .acc = Mieszkańca
    .ins = Mieszkańcem
    .few = Mieszkańców
    .many = Mieszkańców
    .text = Karta osoby, miejsca albo idei, z symbolem i mocą; leży na Obszarze albo doradza graczowi.
term-edifice = Budowla
    .gen = Budowli
    .acc = Budowlę
    .ins = Budowlą
    .few = Budowle
    .many = Budowli
    .text = Wielkie dzieło, które zostawia po sobie zwycięzca. Na odwrocie jest ruina.
term-intact = nietknięta
    .text = Strona z symbolem. Można z nią handlować i z niej werbować.
term-ruin = ruina
    .gen = ruiny
    .acc = ruinę
    .ins = ruiną
    .few = ruiny
    .many = ruin
    .text = Zrujnowana strona, bez symbolu: bez Handlu i Werbowania, ale z mocą.
term-site = Obszar
    .gen = Obszaru
    .acc = Obszar
    .ins = Obszarem
    .few = Obszary
    .many = Obszarów
    .text = Jedno z ośmiu miejsc na mapie. Rządzi nim ten, kto ma tam Chorągwie.
term-region = Region
    .gen = Regionu
    .acc = Region
    .ins = Regionem
    .few = Regiony
    .many = Regionów
    .text = Kolebka, Prowincje albo Interior. Każdy ma swoje Obszary i swój Stos Kart Odrzuconych.
term-suit = symbol
    .gen = symbolu
    .acc = symbol
    .ins = symbolem
    .few = symbole
    .many = symboli
    .text = Waśń, Magia, Ład, Dom, Bestia i Nomada, w takim kręgu.
term-map = mapa
    .gen = mapy
    .acc = mapę
    .text = Trzy Regiony z ośmioma Obszarami, trzy Stosy Kart Odrzuconych i sześć banków Przychylności.
term-favor-bank = bank Przychylności
    .gen = banku Przychylności
    .acc = bank Przychylności
    .text = Jest ich sześć, po jednym na symbol; stamtąd zyskujesz Przychylność.
term-shared-bank = wspólne zasoby
    .gen = wspólnych zasobów
    .acc = wspólne zasoby
    .text = Przychylność i Sekrety, które nie są w grze.
term-personal-bank = prywatne zasoby
    .gen = prywatnych zasobów
    .acc = prywatne zasoby
    .text = Twoje nieużywane Chorągwie, obok planszy.
term-board = plansza
    .gen = planszy
    .acc = planszę
    .text = Tu leżą twoja Przychylność, twoje Sekrety i Chorągwie, które masz przy sobie.
term-world-deck = talia Świata
    .gen = talii Świata
    .acc = talię Świata
    .text = Mieszkańcy i Wizje do przeszukiwania. Kolejności nie zna nikt.
term-relic-deck = talia Reliktów
    .gen = talii Reliktów
    .acc = talię Reliktów
    .text = Relikty, których jeszcze nie znaleziono.
term-site-deck = talia Obszarów
    .gen = talii Obszarów
    .acc = talię Obszarów
    .text = Obszary, których nie ma na mapie.
term-discard-pile = Stos Kart Odrzuconych
    .gen = Stosu Kart Odrzuconych
    .acc = Stos Kart Odrzuconych
    .text = Po jednym na Region, zakryty. To, co odrzucasz, trafia na stos następnego Regionu.
term-dispossessed = Wywłaszczeni
    .gen = Wywłaszczonych
    .acc = Wywłaszczonych
    .text = Karty, które Kronika wygnała ze świata.
term-archive = Archiwum
    .gen = Archiwum
    .acc = Archiwum
    .text = Mieszkańcy i Budowle, które jeszcze nie weszły do świata.
term-reliquary = Imperialny Skarbiec
    .gen = Imperialnego Skarbca
    .acc = Imperialny Skarbiec
    .loc = Imperialnym Skarbcu
    .text = Cztery Relikty, którymi posiadacz Berła Władcy może kusić Banitów. Każdy, który stąd odchodzi, odsłania cechę Kanclerza.
term-princely-reliquary = Książęcy Skarbiec
    .gen = Książęcego Skarbca
    .acc = Książęcy Skarbiec
    .loc = Książęcym Skarbcu
    .text = Druga strona, na grę z Mechanicznym Księciem; nie ma cech.
term-grand-scepter = Berło Władcy
    .gen = Berła Władcy
    .acc = Berło Władcy
    .ins = Berłem Władcy
    .text = Relikt, który daje prawo oferowania Obywatelstwa i skazywania Obywateli na banicję.
term-title = tytuł
    .gen = tytułu
    .acc = tytuł
    .ins = tytułem
    .text = Nosi go ten, kto osiągnął cel przysięgi. Banita, który ma go w swoim Przebudzeniu, odwraca go na stronę Uzurpatora.
term-oathkeeper = Wierny Przysiędze
    .gen = Wiernego Przysiędze
    .acc = Wiernego Przysiędze
    .ins = Wiernym Przysiędze
    .text = Ten, kto osiągnął cel przysięgi, i strona tytułu, która to mówi.
term-usurper = Uzurpator
    .gen = Uzurpatora
    .acc = Uzurpatora
    .ins = Uzurpatorem
    .text = Banita, który utrzymał tytuł do swojego Przebudzenia. Jeśli utrzyma go do następnego, wygrywa.
term-visionary = Wizjoner
    .gen = Wizjonera
    .acc = Wizjonera
    .ins = Wizjonerem
    .text = Banita, którego ujawniona Wizja się spełniła.
term-successor = Następca
    .gen = Następcy
    .acc = Następcę
    .ins = Następcą
    .text = Obywatel, który osiągnął Cel Następcy i wygrywa zamiast Kanclerza.
term-chancellor = Kanclerz
    .gen = Kanclerza
    .dat = Kanclerzowi
    .acc = Kanclerza
    .ins = Kanclerzem
    .text = Włada Imperium, ma fioletowe Chorągwie i wygrywa, dochowując przysięgi.
term-exile = Banita
    .gen = Banity
    .dat = Banicie
    .acc = Banitę
    .ins = Banitą
    .few = Banitów
    .many = Banitów
    .text = Gra sam na siebie, Chorągwiami własnej barwy, i wygrywa jako Uzurpator albo Wizjoner.
term-citizen = Obywatel
    .gen = Obywatela
    .dat = Obywatelowi
    .acc = Obywatela
    .ins = Obywatelem
    .few = Obywateli
    .many = Obywateli
    .text = Należy do Imperium, ma fioletowe Chorągwie i wygrywa tylko jako Następca.
term-citizenship = Obywatelstwo
    .gen = Obywatelstwa
    .acc = Obywatelstwo
    .text = Banita, który je przyjmie, wstępuje do Imperium.
term-empire = Imperium
    .gen = Imperium
    .acc = Imperium
    .text = Kanclerz i wszyscy Obywatele.
term-imperial = gracz Imperium
    .gen = gracza Imperium
    .acc = gracza Imperium
    .few = graczy Imperium
    .many = graczy Imperium
    .text = Kanclerz albo Obywatel. Każdy gracz Imperium rządzi każdym Obszarem z fioletowymi Chorągwiami.
term-bandits = Bandyci
    .gen = Bandytów
    .dat = Bandytom
    .acc = Bandytów
    .ins = Bandytami
    .text = Rządzą każdym odkrytym Obszarem bez Chorągwi. Każdego broni jeden Bandyta.
term-ally = Sojusznik
    .gen = Sojusznika
    .acc = Sojusznika
    .ins = Sojusznikiem
    .few = Sojuszników
    .many = Sojuszników
    .text = Gracz Imperium, który pomaga broniącemu się graczowi Imperium.
term-enemy = wróg
    .gen = wroga
    .dat = wrogowi
    .acc = wroga
    .few = wrogów
    .many = wrogów
    .text = Dla Imperium każdy Banita, dla Banity każdy inny; Bandyci dla wszystkich.
term-attacker = Atakujący
    .gen = Atakującego
    .dat = Atakującemu
    .acc = Atakującego
    .text = Ten, kto przeprowadza Najazd.
term-defender = Obrońca
    .gen = Obrońcy
    .dat = Obrońcy
    .acc = Obrońcę
    .text = Ten, kogo dotyczy Najazd.
term-force = wojsko
    .gen = wojska
    .acc = wojsko
    .ins = wojskiem
    .text = Chorągwie, które walczą po jednej stronie i które można stracić.
term-target = cel
    .gen = celu
    .acc = cel
    .ins = celem
    .few = cele
    .many = celów
    .text = To, czego chce Atakujący: Obszary, Relikty, Sztandary albo pionek z Przychylnością.
term-pawn-with-favor = pionek z Przychylnością
    .gen = pionka z Przychylnością
    .acc = pionek z Przychylnością
    .text = Cel: gdy padnie, Obrońcę można wygnać, a połowa jego Przychylności płonie.
term-attack-die = kość Ataku
    .gen = kości Ataku
    .acc = kość Ataku
    .few = kości Ataku
    .many = kości Ataku
    .text = Trzy ścianki z pustym mieczem, dwie z mieczem, jedna z dwoma mieczami i czaszką.
term-attack-die-count =
    { $n ->
        [one] { $n } kość Ataku
        [few] { $n } kości Ataku
       *[many] { $n } kości Ataku
    }
term-defense-die = kość Obrony
    .gen = kości Obrony
    .acc = kość Obrony
    .few = kości Obrony
    .many = kości Obrony
    .text = Dwie puste ścianki, dwie z tarczą, jedna z dwiema tarczami i jedna, która podwaja.
term-defense-die-count =
    { $n ->
        [one] { $n } kość Obrony
        [few] { $n } kości Obrony
       *[many] { $n } kości Obrony
    }
term-end-die = kość Końcowa
    .gen = kości Końcowej
    .acc = kość Końcową
    .ins = kością Końcową
    .text = Rzuca się nią po rundach 5, 6 i 7, jeśli tytuł ma Imperium: gra kończy się przy 6, od 5 wzwyż, od 3 wzwyż.
term-attack = Siła Ataku
    .gen = Siły Ataku
    .acc = Siłę Ataku
    .text = Miecze, połowa pustych mieczy i to, co poświęcono.
term-defense = Siła Obrony
    .gen = Siły Obrony
    .acc = Siłę Obrony
    .text = Tarcze, podwojone, jak każą kości, i broniące się Chorągwie.
term-sword = miecz
    .few = miecze
    .many = mieczy
term-hollow-sword = pusty miecz
    .few = puste miecze
    .many = pustych mieczy
term-skull = czaszka
    .few = czaszki
    .many = czaszek
term-shield = tarcza
    .few = tarcze
    .many = tarcz
term-double = ×2
    .text = Podwaja wszystkie wyrzucone tarcze.
term-vision = Wizja
    .gen = Wizji
    .acc = Wizję
    .ins = Wizją
    .few = Wizje
    .many = Wizji
    .text = Inny cel. Banita, który ją ujawnił i w Przebudzeniu spełnia, wygrywa, gdy dobrano już 3 Wizje.
term-revealed-vision = ujawniona Wizja
    .gen = ujawnionej Wizji
    .acc = ujawnioną Wizję
    .text = Wizja leżąca odkryta na planszy Banity. Nie jest Doradcą.
term-visions-drawn = Dobrane Wizje
    .gen = Dobranych Wizji
    .acc = znacznik Dobranych Wizji
    .text = Liczą Wizje dobrane z talii Świata i mówią, ile kosztuje jej Przeszukanie.
term-round = runda
    .gen = rundy
    .acc = rundę
    .few = rundy
    .many = rund
    .text = Każdy ma w niej jedną turę. Rund jest najwyżej osiem.
term-wake = Przebudzenie
    .gen = Przebudzenia
    .acc = Przebudzenie
    .loc = Przebudzeniu
    .text = Początek twojej tury: Miłość Ludu, zwycięstwo, tytuł, okazje.
term-act = Akcja
    .gen = Akcji
    .acc = fazę Akcji
    .loc = fazie Akcji
    .text = Środek twojej tury: tyle akcji, na ile cię stać.
term-rest = Odpoczynek
    .gen = Odpoczynku
    .acc = Odpoczynek
    .loc = Odpoczynku
    .text = Koniec twojej tury: żetony wracają, Zaopatrzenie się ustala.
term-search = Przeszukanie
    .gen = Przeszukania
    .acc = Przeszukanie
    .text = Dobierz 3 karty, zatrzymaj i zagraj jedną.
term-muster = Werbowanie
    .gen = Werbowania
    .acc = Werbowanie
    .text = 1 punkt Zaopatrzenia i 1 żeton Przychylności za 2 Chorągwie.
term-trade = Handel
    .gen = Handlu
    .acc = Handel
    .text = Sekret za Przychylność albo 2 żetony Przychylności za Sekrety.
term-recover = Odzyskiwanie
    .gen = Odzyskiwania
    .acc = Odzyskiwanie
    .text = Weź Relikt ze swojego Obszaru albo Sztandar skądkolwiek.
term-campaign = Najazd
    .gen = Najazdu
    .acc = Najazd
    .text = Zaatakuj Obszary, Relikty, Sztandary albo pionek.
term-travel = Podróż
    .gen = Podróży
    .acc = Podróż
    .text = Przemieść swój pionek na inny Obszar.
term-rule = rządzić
    .text = Rządzisz Obszarami ze swoimi Chorągwiami, kartami na nich i swoimi Doradcami.
term-burn = spalić
    .text = Odłożyć do wspólnych zasobów.
term-kill = zabić
    .text = Odłożyć do prywatnych zasobów jej barwy.
term-sacrifice = poświęcić
    .text = Zabić własną Chorągiew z własnej woli.
term-peek = podejrzeć
    .text = Obejrzeć awers, nie pokazując nikomu.
term-locked = zablokowana
    .text = Nie można jej odrzucić, przemieścić ani zamienić.
term-homeland = Ojczyzna
    .text = Obszar, który nagradza zagranie na nim karty jego symbolu.
term-opportunity = Okazja
    .text = Obszar, z którego w Przebudzeniu możesz wziąć żeton.
term-coast = Wybrzeże
    .text = Z Wybrzeża na Wybrzeże Podróż kosztuje 1 punkt Zaopatrzenia.
term-exchange = wiążąca wymiana
    .gen = wiążącej wymiany
    .acc = wiążącą wymianę
    .text = Umowa o wskazane towary; gdy obie strony się zgodzą, wykonuje się ją od razu.
term-chronicle = Kronika
    .gen = Kroniki
    .acc = Kronikę
    .text = To, co zwycięzca zmienia w świecie przed następną grą.
term-stable-regime = Stabilne Rządy
    .text = Imperium wygrywa, bo grę kończy kość Końcowa.
term-war-exhaustion = Zmęczenie Wojną
    .text = Gra kończy się po rundzie 8, bez rzutu.
term-clockwork-prince = Mechaniczny Książę
    .gen = Mechanicznego Księcia
    .dat = Mechanicznemu Księciu
    .acc = Mechanicznego Księcia
    .ins = Mechanicznym Księciem
    .text = Gracz, który kieruje się regułami, a nie chęciami. Wiele z tych reguł uzupełniliśmy sami.
term-mind-map = Mapa Myśli
    .gen = Mapy Myśli
    .acc = Mapę Myśli
    .text = Graf, który mówi Mechanicznemu Księciu, co ma robić dalej.
term-ours = nazwa nasza
    .text = Polska instrukcja nie podaje tej nazwy; ta, którą widzisz, jest nasza.

## Obszary; formy from, to, in odpowiadają na pytania skąd, dokąd, gdzie

site-ancient-city = Starożytne Miasto
    .gen = Starożytnego Miasta
    .acc = Starożytne Miasto
    .from = ze Starożytnego Miasta
    .to = do Starożytnego Miasta
    .in = w Starożytnym Mieście
    .text = Ojczyzna Ładu: za kartę Ładu, którą tu zagrywasz, zyskaj 2 Chorągwie, o ile w tej turze nie została przez ciebie odrzucona stąd karta Ładu.
    .ruling1 = Tylko za zagranie: karta tu przemieszczona albo zamieniona nic nie daje. Nagroda jest przed mocą samej karty.
site-barren-coast = Jałowe Wybrzeże
    .gen = Jałowego Wybrzeża
    .acc = Jałowe Wybrzeże
    .from = z Jałowego Wybrzeża
    .to = na Jałowe Wybrzeże
    .in = na Jałowym Wybrzeżu
    .text = Wybrzeże: Podróż stąd na dowolne inne Wybrzeże kosztuje 1 punkt Zaopatrzenia i pomija Wąską Przełęcz.
    .ruling1 = Dopóki Obszar jest zakryty, nie wiadomo, że to Wybrzeże: płaci się pełną cenę.
site-buried-giant = Pogrzebany Olbrzym
    .gen = Pogrzebanego Olbrzyma
    .acc = Pogrzebanego Olbrzyma
    .from = od Pogrzebanego Olbrzyma
    .to = do Pogrzebanego Olbrzyma
    .in = przy Pogrzebanym Olbrzymie
    .text = Gdy odbywasz Podróż stąd, możesz zakryć 1 swój Sekret: wtedy Podróż nie kosztuje Zaopatrzenia i pomija Wąską Przełęcz.
    .ruling1 = Sekret odkrywa się w twoim Odpoczynku. Łamacz Zaklęć zabrania tej mocy.
site-charming-valley = Urocza Dolina
    .gen = Uroczej Doliny
    .acc = Uroczą Dolinę
    .from = z Uroczej Doliny
    .to = do Uroczej Doliny
    .in = w Uroczej Dolinie
    .text = Podróż stąd kosztuje o 1 punkt Zaopatrzenia więcej.
    .ruling1 = Moc, dzięki której Podróż nie kosztuje Zaopatrzenia, znosi i tę dopłatę.
site-deep-woods = Głębokie Lasy
    .gen = Głębokich Lasów
    .acc = Głębokie Lasy
    .from = z Głębokich Lasów
    .to = do Głębokich Lasów
    .in = w Głębokich Lasach
    .text = Ojczyzna Bestii: za kartę Bestii, którą tu zagrywasz, odzyskaj tutejszy Relikt bez Zaopatrzenia i bez zapłaty, o ile w tej turze nie została przez ciebie odrzucona stąd karta Bestii.
    .ruling1 = Gdy nie ma tu Reliktu, nie dostajesz nic; spośród kilku wybierasz jeden.
    .ruling2 = To Odzyskiwanie, więc Kult Reliktów i Złodziej Reliktów mogą odpowiedzieć, a Pradawny Ród może go zabronić.
    .ruling3 = Tylko za zagranie: karta tu przemieszczona albo zamieniona nic nie daje. Nagroda jest przed mocą samej karty.
site-drowned-city = Zatopione Miasto
    .gen = Zatopionego Miasta
    .acc = Zatopione Miasto
    .from = z Zatopionego Miasta
    .to = do Zatopionego Miasta
    .in = w Zatopionym Mieście
    .text = Okazja: na koniec swojego Przebudzenia, gdy twój pionek jest tutaj, możesz wziąć stąd 1 Sekret.
    .ruling1 = Tego, co zabrano, nic nie uzupełnia.
    .ruling2 = Limit wynosi 0: nie można tu zagrać żadnej karty prócz Solenia Ziemi.
site-fertile-valley = Żyzna Dolina
    .gen = Żyznej Doliny
    .acc = Żyzną Dolinę
    .from = z Żyznej Doliny
    .to = do Żyznej Doliny
    .in = w Żyznej Dolinie
    .text = Ojczyzna Domu: za kartę Domu, którą tu zagrywasz, zyskaj jeszcze 1 żeton Przychylności z banku Domu, o ile w tej turze nie została przez ciebie odrzucona stąd karta Domu.
    .ruling1 = Tylko za zagranie: karta tu przemieszczona albo zamieniona nic nie daje. Nagroda jest przed mocą samej karty.
site-great-slum = Wielkie Slumsy
    .gen = Wielkich Slumsów
    .acc = Wielkie Slumsy
    .from = z Wielkich Slumsów
    .to = do Wielkich Slumsów
    .in = w Wielkich Slumsach
    .text = Kto zagrywa albo przemieszcza tu kartę, może przedtem odrzucić kartę stąd.
    .ruling1 = Nie zablokowaną. Tak robi się miejsce, gdy Obszar jest pełny.
site-lush-coast = Porośnięte Wybrzeże
    .gen = Porośniętego Wybrzeża
    .acc = Porośnięte Wybrzeże
    .from = z Porośniętego Wybrzeża
    .to = na Porośnięte Wybrzeże
    .in = na Porośniętym Wybrzeżu
    .text = Wybrzeże: Podróż stąd na dowolne inne Wybrzeże kosztuje 1 punkt Zaopatrzenia i pomija Wąską Przełęcz.
    .ruling1 = Dopóki Obszar jest zakryty, nie wiadomo, że to Wybrzeże: płaci się pełną cenę.
site-marshes = Mokradła
    .gen = Mokradeł
    .acc = Mokradła
    .from = z Mokradeł
    .to = na Mokradła
    .in = na Mokradłach
    .text = Dopóki twój pionek jest tutaj, w Przeszukaniu musisz dobrać o 1 kartę mniej.
    .ruling1 = Liczy się to, gdzie pionek naprawdę jest.
site-mine = Kopalnia
    .gen = Kopalni
    .acc = Kopalnię
    .from = z Kopalni
    .to = do Kopalni
    .in = w Kopalni
    .text = Okazja: na koniec swojego Przebudzenia, gdy twój pionek jest tutaj, możesz wziąć stąd 1 żeton Przychylności.
    .ruling1 = Tego, co zabrano, nic nie uzupełnia.
site-mountain = Góry
    .gen = Gór
    .acc = Góry
    .from = z Gór
    .to = w Góry
    .in = w Górach
    .text = Jeśli którykolwiek cel Najazdu jest tutaj, Atakujący musi odjąć 1 kość Ataku, ktokolwiek rządzi Obszarem.
    .ruling1 = Raz na Najazd, choćby celów było tu wiele; pionek, Relikt albo Sztandar tutaj też jest celem tutaj.
    .ruling2 = Gdy nie ma już kości Ataku, dochodzi zamiast tego kość Obrony.
site-narrow-pass = Wąska Przełęcz
    .gen = Wąskiej Przełęczy
    .acc = Wąską Przełęcz
    .from = z Wąskiej Przełęczy
    .to = na Wąską Przełęcz
    .in = na Wąskiej Przełęczy
    .text = Kto odbywa Podróż do tego Regionu z innego, musi stanąć tutaj. Kto z innego Regionu najeżdża cel w tym, musi wziąć za cel także ten Obszar, chyba że nim rządzi.
    .ruling1 = Nie liczy się z Wybrzeża na Wybrzeże, z Mglistego Boru, z Sekretem Pogrzebanego Olbrzyma, z Portalem i z Leśnymi Ścieżkami.
    .ruling2 = Jeśli nie rządzi nią ani Atakujący, ani Obrońca, z zewnątrz nie można najechać niczego w jej Regionie.
site-plains = Równiny
    .gen = Równin
    .acc = Równiny
    .from = z Równin
    .to = na Równiny
    .in = na Równinach
    .text = Jeśli którykolwiek cel Najazdu jest tutaj, Atakujący musi dodać 1 kość Ataku, ktokolwiek rządzi Obszarem.
    .ruling1 = Raz na Najazd, choćby celów było tu wiele; pionek, Relikt albo Sztandar tutaj też jest celem tutaj.
site-river = Rzeka
    .gen = Rzeki
    .acc = Rzekę
    .from = znad Rzeki
    .to = nad Rzekę
    .in = nad Rzeką
    .text = Jeśli rządzisz tym Obszarem, Werbowanie z tutejszej karty daje ci o 1 Chorągiew więcej.
site-rocky-coast = Kamieniste Wybrzeże
    .gen = Kamienistego Wybrzeża
    .acc = Kamieniste Wybrzeże
    .from = z Kamienistego Wybrzeża
    .to = na Kamieniste Wybrzeże
    .in = na Kamienistym Wybrzeżu
    .text = Wybrzeże: Podróż stąd na dowolne inne Wybrzeże kosztuje 1 punkt Zaopatrzenia i pomija Wąską Przełęcz.
    .ruling1 = Dopóki Obszar jest zakryty, nie wiadomo, że to Wybrzeże: płaci się pełną cenę.
site-salt-flats = Słone Równiny
    .gen = Słonych Równin
    .acc = Słone Równiny
    .from = ze Słonych Równin
    .to = na Słone Równiny
    .in = na Słonych Równinach
    .text = Okazja: na koniec swojego Przebudzenia, gdy twój pionek jest tutaj, możesz wziąć stąd 1 żeton Przychylności albo 1 Sekret.
    .ruling1 = Tego, co zabrano, nic nie uzupełnia.
site-shrouded-wood = Mglisty Bór
    .gen = Mglistego Boru
    .acc = Mglisty Bór
    .from = z Mglistego Boru
    .to = do Mglistego Boru
    .in = w Mglistym Borze
    .text = Podróż stąd kosztuje 2 punkty Zaopatrzenia i pomija Wąską Przełęcz oraz Ukryte Miejsce. Pod rządami wrogiego gracza idziesz tam, gdzie on chce, nawet gdy do Podróży zmusza cię ktoś inny.
    .ruling1 = Za Imperium wybiera Kanclerz. Bandyci nic nie wybierają.
    .ruling2 = Dekadencja dodaje 1 do kosztu, jeśli droga prowadzi do Interioru.
    .ruling3 = Mechaniczny Książę puszcza cię zwyczajnie; tylko przy Rozszerzonych Mocach wybiera gracz, który za niego decyduje.
site-standing-stones = Kamienny Krąg
    .gen = Kamiennego Kręgu
    .acc = Kamienny Krąg
    .from = z Kamiennego Kręgu
    .to = do Kamiennego Kręgu
    .in = w Kamiennym Kręgu
    .text = Ojczyzna Magii: za kartę Magii, którą tu zagrywasz, zyskaj 1 Sekret, o ile w tej turze nie została przez ciebie odrzucona stąd karta Magii.
    .ruling1 = Tylko za zagranie: karta tu przemieszczona albo zamieniona nic nie daje. Nagroda jest przed mocą samej karty.
site-steppe = Step
    .gen = Stepu
    .acc = Step
    .from = ze Stepu
    .to = na Step
    .in = na Stepie
    .text = Ojczyzna Nomady: za kartę Nomady, którą tu zagrywasz, zyskaj 1 Sekret, o ile w tej turze nie została przez ciebie odrzucona stąd karta Nomady.
    .ruling1 = Tylko za zagranie: karta tu przemieszczona albo zamieniona nic nie daje. Nagroda jest przed mocą samej karty.
site-the-hidden-place = Ukryte Miejsce
    .gen = Ukrytego Miejsca
    .acc = Ukryte Miejsce
    .from = z Ukrytego Miejsca
    .to = do Ukrytego Miejsca
    .in = w Ukrytym Miejscu
    .text = Bez zakrycia 1 swojego Sekretu nie możesz odbyć Podróży tutaj ani zadeklarować tu żadnego celu.
    .ruling1 = Jeden Sekret na każdą Podróż i jeden na każdy Najazd, choćby celów było tu wiele.
    .ruling2 = Kto nie chce, tego nie można tu wysłać: każdy sam decyduje o swoim Sekrecie.
    .ruling3 = Nie liczy się w Podróży z Mglistego Boru, z Portalem i z Leśnymi Ścieżkami.
site-the-tribunal = Trybunał
    .gen = Trybunału
    .acc = Trybunał
    .from = z Trybunału
    .to = do Trybunału
    .in = w Trybunale
    .text = Jeśli rządzisz tym Obszarem albo jest tu twój pionek, zaproponuj dowolnemu graczowi wiążącą wymianę. Towary: Przychylność, Sekrety, obietnice przyszłych akcji.
    .ruling1 = Przy tym stole towary zmieniają właściciela od razu; obietnica jest tylko słowem i nikt jej nie egzekwuje.
site-wastes = Nieużytki
    .gen = Nieużytków
    .acc = Nieużytki
    .from = z Nieużytków
    .to = na Nieużytki
    .in = na Nieużytkach
    .text = Ojczyzna Waśni: za kartę Waśni, którą tu zagrywasz, odzyskaj tutejszy Relikt bez Zaopatrzenia i bez zapłaty, o ile w tej turze nie została przez ciebie odrzucona stąd karta Waśni.
    .ruling1 = Gdy nie ma tu Reliktu, nie dostajesz nic; spośród kilku wybierasz jeden.
    .ruling2 = To Odzyskiwanie, więc Kult Reliktów i Złodziej Reliktów mogą odpowiedzieć, a Pradawny Ród może go zabronić.
    .ruling3 = Tylko za zagranie: karta tu przemieszczona albo zamieniona nic nie daje. Nagroda jest przed mocą samej karty.

## Relikty

relic-sticky-fire = Lepki Ogień
    .gen = Lepkiego Ognia
    .acc = Lepki Ogień
    .text = Jeśli zwyciężysz, możesz zabić całe wojsko wroga; jeśli to robisz, daj mu 1 żeton Przychylności.
    .ruling1 = Dzieje się to po zwykłych stratach, a Przeklęty Kocioł liczy te Chorągwie. Bandyci nie mają nic do stracenia.
    .ruling2 = Żeton, jeśli go masz, dajesz także wtedy, gdy plan wroga ocali Chorągwie; dostaje go twój przeciwnik, nie Sojusznicy.
relic-cursed-cauldron = Przeklęty Kocioł
    .gen = Przeklętego Kotła
    .acc = Przeklęty Kocioł
    .text = Jeśli zwyciężysz, zyskaj 1 Chorągiew za każdą Chorągiew wroga zabitą w tym Najeździe.
    .ruling1 = Chorągwie ocalone przez Szpital nie zostały zabite. Obywatel zyskuje fioletowe, nawet przeciw graczowi Imperium.
relic-brass-horse = Mosiężny Koń
    .gen = Mosiężnego Konia
    .acc = Mosiężnego Konia
    .text = Odkryj wierzchnią kartę Stosu Kart Odrzuconych swojego Regionu i bez wydawania Zaopatrzenia odbądź Podróż na Obszar z kartą jej symbolu; jeśli takiego nie ma, na dowolny. Odłóż kartę zakrytą na wierzch.
    .ruling1 = Kartę widzą wszyscy. Wizja nie ma symbolu: idziesz dokądkolwiek. Przy pustym stosie nie można go użyć.
    .ruling2 = Jeśli pasuje tylko twój Obszar, idziesz na dowolny inny.
    .ruling3 = W Mglistym Borze pod rządami wroga to on wybiera spośród pasujących Obszarów.
relic-truthful-harp = Prawdomówna Harfa
    .gen = Prawdomównej Harfy
    .acc = Prawdomówną Harfę
    .text = Dobierz o 2 karty więcej, ale pokaż wszystkim wszystkie dobrane karty i to, którą zatrzymujesz.
    .ruling1 = Nawet jeśli zagrywasz ją zakrytą. Wizja z talii Świata nadal kończy dobieranie.
relic-grand-mask = Wielka Maska
    .gen = Wielkiej Maski
    .acc = Wielką Maskę
    .text = Jako Banita w swojej turze to ty, a nie Imperium, rządzisz kartami na Obszarach Imperium, prócz Planów Bitewnych.
    .ruling1 = Same Obszary nadal są Imperium, więc Mglisty Bór wysyła cię tam, gdzie chce Kanclerz.
relic-horned-mask = Rogata Maska
    .gen = Rogatej Maski
    .acc = Rogatą Maskę
    .text = Zamień miejscami jednego ze swoich odkrytych Doradców z kartą na swoim Obszarze.
    .ruling1 = Zamiana to nie zagranie: bez Przychylności i bez mocy. Każdej z kart musi być wolno leżeć w nowym miejscu, żadna nie może być zablokowana, a żetony na nich zostają.
relic-cup-of-plenty = Puchar Obfitości
    .gen = Pucharu Obfitości
    .acc = Puchar Obfitości
    .text = Handel z kartą o symbolu któregoś z twoich Doradców nie kosztuje cię Zaopatrzenia.
    .ruling1 = Zakryty Doradca nie ma symbolu.
relic-whistle = Gwizdek
    .gen = Gwizdka
    .acc = Gwizdek
    .text = Wybierz gracza na innym Obszarze. Jeśli to możliwe, odbywa on Podróż na twój Obszar, bez wydawania Zaopatrzenia; potem dajesz mu Sekret z tego Reliktu.
    .ruling1 = Za przyjście nikt nie musi płacić, ani opłatą, ani Sekretem za Ukryte Miejsce. Wąska Przełęcz zatrzymuje gracza, chyba że na niej jesteś.
    .ruling2 = Przy Ślubie Milczenia Sekret zostaje u ciebie.
relic-dowsing-sticks = Różdżki Poszukiwacza
    .gen = Różdżek Poszukiwacza
    .acc = Różdżki Poszukiwacza
    .text = Obejrzyj wierzchni Relikt talii Reliktów. Weź go albo odłóż pod talię.
    .ruling1 = Relikt odkładany pod talię widzisz tylko ty. Zatrzymanie go jest wzięciem (Złodziej Reliktów).
relic-cracked-horn = Pęknięty Róg
    .gen = Pękniętego Rogu
    .acc = Pęknięty Róg
    .text = Wszystkie karty odrzucane w tym Przeszukaniu możesz odłożyć pod talię Świata.
    .ruling1 = Także Wizje; znacznik Dobranych Wizji się nie rusza. Kolejność wybierasz ty.
relic-bandit-crown = Korona Bandytów
    .gen = Korony Bandytów
    .acc = Koronę Bandytów
    .text = Na Obszarach, którymi nie rządzi wróg, Bandyci są twoimi Chorągwiami: rządzisz pustymi odkrytymi Obszarami. Bandytów nie można zabić, przemieścić ani poświęcić.
    .ruling1 = Dodają się do prawdziwych Chorągwi: jedna Chorągiew i jeden Bandyta to dwie. Z takiego Obszaru wolno zabrać ostatnią Chorągiew, a na pustym kłaść Chorągwie.
    .ruling2 = W rękach Imperium pustymi Obszarami rządzi Imperium, bez fioletowych Chorągwi na nich. W Kronice zwycięzca zachowuje Obszary, którymi tak rządzi.
    .ruling3 = Z Hersztem Bandytów liczą się wszyscy trzej Bandyci na Obszarze.
relic-ring-of-devotion = Pierścień Oddania
    .gen = Pierścienia Oddania
    .acc = Pierścień Oddania
    .text = W żaden sposób nie możesz kłaść Chorągwi na Obszarach. Każde Werbowanie daje ci o 2 Chorągwie więcej.
    .ruling1 = Ani po zwycięstwie, ani przemieszczając je, ani z Ogniami Ostrzegawczymi.
relic-skeleton-key = Wytrych
    .gen = Wytrycha
    .acc = Wytrych
    .text = Jeśli twoim Obszarem rządzi Kanclerz, podejrzyj jeden Relikt ze Skarbca. Możesz go wziąć.
    .ruling1 = To znaczy: są na nim fioletowe Chorągwie albo Koronę Bandytów ma Imperium. Kanclerz też może go użyć.
    .ruling2 = Wzięcie Reliktu odsłania cechę jego pola.
relic-oracular-pig = Wieszcza Świnia
    .gen = Wieszczej Świni
    .acc = Wieszczą Świnię
    .text = Podejrzyj 3 wierzchnie karty talii Świata; ich kolejność się nie zmienia.
relic-circlet-of-command = Diadem Władzy
    .gen = Diademu Władzy
    .acc = Diadem Władzy
    .text = Inni gracze nie mogą deklarować jako celów ani brać twoich Sztandarów i pozostałych Reliktów. Twój pionek z Przychylnością jako cel dodaje o 1 kość Obrony więcej.
    .ruling1 = Nie mogą też odzyskać twoich Sztandarów; ty możesz. Samego siebie Diadem nie chroni.
relic-ivory-eye = Oko z Kości Słoniowej
    .gen = Oka z Kości Słoniowej
    .acc = Oko z Kości Słoniowej
    .text = Podejrzyj zakryty Obszar, zakrytego Doradcę albo zakryty Relikt na Obszarze.
    .ruling1 = Relikty w Skarbcu nie są na Obszarze.
relic-map = Mapa
    .gen = Mapy
    .acc = Mapę
    .text = Oddaj ten Relikt za 4 punkty Zaopatrzenia, najwyżej do 7: trafia pod talię Reliktów.
relic-obsidian-cage = Obsydianowa Klatka
    .gen = Obsydianowej Klatki
    .acc = Obsydianową Klatkę
    .text = Jeśli zwyciężysz, połóż na tym Relikcie ocalałe Chorągwie wojska wroga.
    .text2 = Oddaj dowolną liczbę Chorągwi stąd na plansze w ich kolorach.
    .ruling1 = Najpierw działa Szpital. Bandytów nie da się zamknąć.
    .ruling2 = Chorągwi stąd nie ma w żadnych zasobach ani na żadnej planszy. Gdy Relikt wraca do talii, one też są oddawane.
    .ruling3 = Chorągwie Banity, który został Obywatelem, wracają fioletowe.
relic-book-of-records = Księga Zapisów
    .gen = Księgi Zapisów
    .acc = Księgę Zapisów
    .text = Za kartę zagraną na Obszar zyskujesz 1 Sekret zamiast Przychylności.
    .ruling1 = Dodatkowa Przychylność z Żyznej Doliny pozostaje Przychylnością.
relic-dragonskin-drum = Bęben ze Smoczej Skóry
    .gen = Bębna ze Smoczej Skóry
    .acc = Bęben ze Smoczej Skóry
    .text = Po Podróży zyskaj 1 Chorągiew.
    .ruling1 = Także po Podróży pod przymusem. Obywatel zyskuje fioletową.
relic-the-grand-scepter = Berło Władcy
    .gen = Berła Władcy
    .acc = Berło Władcy
    .text = Nie możesz go użyć w turze, w której zostało przez ciebie wzięte.
    .text2 = Podejrzyj Relikty w Skarbcu.
    .text3 = Zaoferuj Banicie Obywatelstwo albo skaż innego Obywatela na banicję.
    .ruling1 = Jeśli zostało ci dane, możesz go użyć od razu.

## Budowle: obie strony

edifice-festival-district-intact = Dzielnica Festynów
    .gen = Dzielnicy Festynów
    .acc = Dzielnicę Festynów
    .text = Zaproponuj dowolnemu graczowi wiążącą wymianę. Towary: Przychylność, Sekrety, Doradcy.
    .ruling1 = Zablokowanych Doradców nie można dać, a Doradca musi się zmieścić w limicie drugiego gracza.
edifice-festival-district-ruined = Dzielnica Nędzy
    .gen = Dzielnicy Nędzy
    .acc = Dzielnicę Nędzy
    .text = Po rzucie kością Końcową ten, kto rządzi tą kartą, może zmienić wynik o 1 w górę albo w dół. Obywatelowi nie wolno.
    .ruling1 = Robi się to, gdy rzut już widać; podniesiona szóstka też kończy grę.
    .ruling2 = Za Imperium może jej użyć Kanclerz. Bandyci nie używają jej nigdy.
edifice-great-spire-intact = Wielka Iglica
    .gen = Wielkiej Iglicy
    .acc = Wielką Iglicę
    .text = Możesz wymienić dowolną liczbę dobranych Mieszkańców na losowe karty spośród Wywłaszczonych.
    .ruling1 = Po dobraniu, przed odrzuceniem; twoje karty idą do Wywłaszczonych. Nie więcej, niż ich tam jest, i nigdy Wizje.
    .ruling2 = Z Prawdomówną Harfą pokazujesz to, co dobierasz i co zatrzymujesz, a nie nowe karty, których nie zatrzymujesz.
edifice-great-spire-ruined = Zwalona Iglica
    .gen = Zwalonej Iglicy
    .acc = Zwaloną Iglicę
    .text = Zanim spojrzysz, podaj liczbę, najwyżej 5. Licząc od wierzchu Stosu Kart Odrzuconych swojego Regionu, wymień tylu Mieszkańców, z pominięciem Wizji, na losowe karty spośród Wywłaszczonych.
edifice-sprawling-rampart-intact = Rozległe Szańce
    .gen = Rozległych Szańców
    .acc = Rozległe Szańce
    .text = Każdy Obszar tego, kto rządzi tą kartą, jako cel dodaje o 1 kość Obrony więcej.
    .ruling1 = Pod rządami Bandytów wzmacnia każdy ich Obszar.
edifice-sprawling-rampart-ruined = Szańce Bandytów
    .gen = Szańców Bandytów
    .acc = Szańce Bandytów
    .text = Jeśli Obszar tej karty jest celem: 2 kości Ataku mniej.
    .ruling1 = Nic nie kosztuje, więc Bandyci jej używają.
edifice-hall-of-debate-intact = Sala Debat
    .gen = Sali Debat
    .acc = Salę Debat
    .text = Nikt nie może zadeklarować Miłości Ludu jako celu Najazdu.
    .ruling1 = Nadal można ją odzyskać albo wziąć dzięki Konspiracji.
edifice-hall-of-debate-ruined = Sala Szyderstw
    .gen = Sali Szyderstw
    .acc = Salę Szyderstw
    .text = Ilekroć ktoś odzyska Miłość Ludu, kończy ona stroną Ciżby do góry.
edifice-forest-temple-intact = Leśna Świątynia
    .gen = Leśnej Świątyni
    .acc = Leśną Świątynię
    .text = W Kronice nie odrzuca się żadnego Obszaru z kartą Bestii.
    .ruling1 = Od razu, nawet jeśli zbudowano ją w tej samej Kronice, i także dla Obszarów, którymi zwycięzca nie rządzi. Nie chroni Budowli przed obróceniem w ruinę.
edifice-forest-temple-ruined = Zrujnowana Świątynia
    .gen = Zrujnowanej Świątyni
    .acc = Zrujnowaną Świątynię
    .text = Wrogowie tego, kto rządzi tą kartą, nie mogą zagrywać odkrytych kart Bestii.
    .ruling1 = Pod rządami Bandytów dotyczy wszystkich. Zakryte nadal można zagrywać.
edifice-ancient-forge-intact = Pradawna Kuźnia
    .gen = Pradawnej Kuźni
    .acc = Pradawną Kuźnię
    .text = Obejrzyj wierzchni Relikt talii Reliktów. Weź go albo odłóż pod talię.
    .ruling1 = Zatrzymanie go jest wzięciem (Złodziej Reliktów).
edifice-ancient-forge-ruined = Zniszczona Kuźnia
    .gen = Zniszczonej Kuźni
    .acc = Zniszczoną Kuźnię
    .text = Odwróć tę kartę na nietkniętą stronę.
    .ruling1 = Żetony na niej zostają; w Odpoczynku Przychylność idzie do banku Nomady.

## Wizje

vision-vision-of-conquest = Wizja Podboju
    .gen = Wizji Podboju
    .acc = Wizję Podboju
    .text = Wygrywasz w swoim Przebudzeniu, jeśli rządzisz większą liczbą Obszarów niż każdy inny i dobrano co najmniej 3 Wizje.
vision-vision-of-rebellion = Wizja Rebelii
    .gen = Wizji Rebelii
    .acc = Wizję Rebelii
    .text = Wygrywasz w swoim Przebudzeniu, jeśli masz Miłość Ludu i dobrano co najmniej 3 Wizje.
vision-vision-of-sanctuary = Wizja Sanktuarium
    .gen = Wizji Sanktuarium
    .acc = Wizję Sanktuarium
    .text = Wygrywasz w swoim Przebudzeniu, jeśli masz łącznie więcej Reliktów i Sztandarów niż każdy inny i dobrano co najmniej 3 Wizje.
vision-vision-of-faith = Wizja Wiary
    .gen = Wizji Wiary
    .acc = Wizję Wiary
    .text = Wygrywasz w swoim Przebudzeniu, jeśli masz Najmroczniejszą Tajemnicę i dobrano co najmniej 3 Wizje.
vision-conspiracy = Konspiracja
    .gen = Konspiracji
    .acc = Konspirację
    .text = Możesz spalić 1 Sekret i wziąć Relikt albo Sztandar od gracza na twoim Obszarze, jeśli dwaj twoi odkryci Doradcy mają symbole, które są wśród jego odkrytych Doradców. Potem karta wraca do pudełka.
    .ruling1 = Bez kradzieży karta też wraca do pudełka. Łamacz Zaklęć zabrania kradzieży.
    .ruling2 = Sztandar wzięty w ten sposób cierpi jak każdy przejęty: płoną 2 żetony, byle nie ostatni, a Miłość Ludu odwraca się na stronę Ciżby.

## Mieszkańcy, symbol Waśń

denizen-mercenaries = Najemnicy
    .gen = Najemników
    .acc = Najemników
    .text = ±3 kości Ataku. Jeśli przegrasz, odrzuć tę kartę.
denizen-a-small-favor = Drobna Przysługa
    .gen = Drobnej Przysługi
    .acc = Drobną Przysługę
    .text = Zyskaj 4 Chorągwie.
denizen-second-wind = Drugi Oddech
    .gen = Drugiego Oddechu
    .acc = Drugi Oddech
    .text = Jeśli zwyciężysz, możesz odbyć Podróż, a po niej przeprowadzić Najazd, jedno i drugie bez wydawania Zaopatrzenia.
    .ruling1 = Najpierw Najazd kończy się ze wszystkimi skutkami. Także cudzy Atak z Ukrycia jest wcześniej.
denizen-sleight-of-hand = Zwinne Palce
    .gen = Zwinnych Palców
    .acc = Zwinne Palce
    .text = Weź 1 Sekret z planszy gracza na twoim Obszarze, o ile nie jest to ostatni.
denizen-key-to-the-city = Klucz do Miasta
    .gen = Klucza do Miasta
    .acc = Klucz do Miasta
    .text = Jeśli nie stoi tu pionek tego, kto rządzi Obszarem, zabij na nim wszystkie Chorągwie i połóż tu 1 ze swoich prywatnych zasobów.
    .ruling1 = Na Obszarze Bandytów po prostu kładziesz swoją Chorągiew.
    .ruling2 = Na Obszarze Imperium każdy pionek Imperium należy do rządzącego.
    .ruling3 = Jeśli w prywatnych zasobach nie masz Chorągwi, Obszar przypada Bandytom.
denizen-scryer = Wieszcz
    .gen = Wieszcza
    .acc = Wieszcza
    .text = Przejrzyj w całości jeden Stos Kart Odrzuconych, nie zmieniając kolejności kart.
denizen-disgraced-captain = Zhańbiony Kapitan
    .gen = Zhańbionego Kapitana
    .acc = Zhańbionego Kapitana
    .text = Jeśli na Obszarze będącym celem leży karta Ładu: 4 kości Ataku więcej.
    .ruling1 = Celem musi być sam Obszar, a nie tylko pionek, Relikt albo Sztandar na nim.
denizen-naysayers = Krytykanci
    .gen = Krytykantów
    .acc = Krytykantów
    .text = Jeśli tytuł, którąkolwiek stroną, nosi Banita, choćby ty, weź 1 żeton Przychylności od Kanclerza.
denizen-book-burning = Palenie Ksiąg
    .gen = Palenia Ksiąg
    .acc = Palenie Ksiąg
    .text = Jeśli zwyciężysz, a celem był pionek Obrońcy, Obrońca spala wszystkie Sekrety ze swojej planszy prócz jednego.
    .ruling1 = Zakryte Sekrety też się liczą; Obrońca wybiera ten, który zostaje.
denizen-charlatan = Szarlatan
    .gen = Szarlatana
    .acc = Szarlatana
    .text = Spal z Najmroczniejszej Tajemnicy wszystkie Sekrety prócz jednego.
denizen-assassin = Skrytobójca
    .gen = Skrytobójcy
    .acc = Skrytobójcę
    .text = Możesz mieć najwyżej 2 Doradców.
    .text2 = Odrzuć odkrytego Doradcę gracza na twoim Obszarze.
    .ruling1 = Mając dwóch zablokowanych Doradców, nie zagrasz tej karty odkrytej.
denizen-downtrodden = Uciśnieni
    .gen = Uciśnionych
    .acc = Uciśnionych
    .text = Jeśli karta, z której werbujesz, ma symbol banku z najmniejszą Przychylnością i żaden inny nie ma tak mało, zyskaj o 2 Chorągwie więcej.
denizen-blackmail = Szantaż
    .gen = Szantażu
    .acc = Szantaż
    .text = Wybierz Relikt gracza na twoim Obszarze. Gracz ten daje ci 3 żetony Przychylności albo bierzesz ten Relikt.
denizen-cracked-sage = Szalony Mędrzec
    .gen = Szalonego Mędrca
    .acc = Szalonego Mędrca
    .text = Jeśli wróg ma odkrytego Doradcę Magii: ±4 kości Ataku.
denizen-dissent = Bunt Myśli
    .gen = Buntu Myśli
    .acc = Bunt Myśli
    .text = Wszyscy prócz tego, kto ma Miłość Ludu, kładą na tej karcie Przychylność ze swoich plansz: po 1 żetonie za każdy symbol wśród kart, którymi rządzą, na ile im starcza.
    .ruling1 = Każdy gracz Imperium liczy symbole na wszystkich Obszarach Imperium.
denizen-false-prophet = Fałszywy Prorok
    .gen = Fałszywego Proroka
    .acc = Fałszywego Proroka
    .text = Jako Banita połóż 1 Chorągiew z prywatnych zasobów na ujawnionej Wizji dowolnego gracza: jest ujawniona także dla ciebie. Gdy zostanie odrzucona, Chorągiew ginie, a ty zagrywasz albo odrzucasz tę Wizję jak na koniec Przeszukania.
    .ruling1 = Gdy zostaniesz Obywatelem, Chorągiew tam zostaje, ale Wizja daje zwycięstwo tylko Banicie.
denizen-vow-of-renewal = Ślub Odnowy
    .gen = Ślubu Odnowy
    .acc = Ślub Odnowy
    .text = Nie możesz odzyskać Miłości Ludu. Cała Przychylność, którą ktokolwiek spala, trafia na twoją planszę.
    .ruling1 = Także zapłata za Relikt, nawet gdy płacisz ją ty.
denizen-zealots = Zeloci
    .gen = Zelotów
    .acc = Zelotów
    .text = Jeśli broniące się wojsko jest w tej chwili większe od twojego, każda poświęcona Chorągiew dodaje do Siły Ataku 3 zamiast 1.
    .ruling1 = Porównuje się raz, w chwili użycia planu.
denizen-royal-ambitions = Królewskie Ambicje
    .gen = Królewskich Ambicji
    .acc = Królewskie Ambicje
    .text = Jako Banita rządzący większą liczbą Obszarów niż Kanclerz, możesz zostać Obywatelem: bierzesz ze Skarbca Relikt bez podglądania, twoja faza Akcji się kończy, a Zaopatrzenie wynosi 7.
denizen-salt-the-earth = Solenie Ziemi
    .gen = Solenia Ziemi
    .acc = Solenie Ziemi
    .text = Tej karty nie można zagrać na Obszar z zablokowaną kartą.
    .text2 = Nie potrzebuje miejsca: odrzuć wszystkich innych Mieszkańców z tego Obszaru; jego limit wynosi 1, dopóki karta tam leży.
    .ruling1 = Może trafić do Zatopionego Miasta, ale nigdy na zakryty Obszar.
    .ruling2 = W Kronice w Zatopionym Mieście nie zastąpi jej Budowla, bo bez niej limit wynosi tam 0.
denizen-beast-tamer = Pogromca Bestii
    .gen = Pogromcy Bestii
    .acc = Pogromcę Bestii
    .text = Wróg, który z tobą walczy, nie może używać Planów Bitewnych Bestii ani Nomady.
    .ruling1 = Jako Sojusznik chronisz swoją stronę od chwili przyłączenia. Plany Bandytów też są zablokowane.
denizen-riots = Zamieszki
    .gen = Zamieszek
    .acc = Zamieszki
    .text = Jeśli Miłość Ludu leży stroną Ciżby do góry, odrzuć z Obszarów wszystkie karty najczęstszego tam symbolu prócz tej. Spośród równie częstych wybierasz ty.
    .ruling1 = Doradcy się nie liczą i zostają.
denizen-silver-tongue = Złotousty
    .gen = Złotoustego
    .acc = Złotoustego
    .text = Możesz mieć najwyżej 2 Doradców.
    .text2 = Zyskaj 1 żeton Przychylności z banku symbolu obecnego na twoim Obszarze.
    .ruling1 = Mając dwóch zablokowanych Doradców, nie zagrasz tej karty odkrytej.
denizen-gambling-hall = Dom Gry
    .gen = Domu Gry
    .acc = Dom Gry
    .text = Rzuć 4 kośćmi Obrony. Z jednego, dowolnego banku zyskaj tyle Przychylności, ile masz tarcz po podwojeniu.
    .ruling1 = Pech pozwala rzucić jeszcze raz.
denizen-boiling-lake = Wrzące Jezioro
    .gen = Wrzącego Jeziora
    .acc = Wrzące Jezioro
    .text = Kto tu przybywa w Podróży, a nie rządzi tą kartą, zabija 2 Chorągwie na swojej planszy albo jedyną, jaką ma.
    .ruling1 = Podróż pod przymusem też się liczy.
denizen-relic-thief = Złodziej Reliktów
    .gen = Złodzieja Reliktów
    .acc = Złodzieja Reliktów
    .text = Zaraz po tym, jak gracz w twoim Regionie wziął Relikty, możesz rzucić po 1 kości Obrony za każdy z nich. Jeśli na żadnej kości nie ma tarczy, weź je wszystkie.
    .ruling1 = Płacisz, gdy decydujesz się rzucić. Jeden rzut rozstrzyga o wszystkich Reliktach naraz.
    .ruling2 = Także przeciw temu, kto właśnie zabrał ci je w Najeździe. Nie działa na Relikty dane.
    .ruling3 = Odzyskanie też jest wzięciem, także w Ojczyźnie; tak samo zatrzymanie Reliktu dobranego mocą z talii albo Skarbca.
    .ruling4 = Tytuł sprawdza się przy każdej zmianie właściciela Reliktów.
denizen-enchantress = Czarodziejka
    .gen = Czarodziejki
    .acc = Czarodziejkę
    .text = Zamień tę kartę miejscami z dowolnym odkrytym Doradcą.
    .ruling1 = Nie z zablokowanym. Zamiana to nie zagranie.
    .ruling2 = Kto ma teraz za wielu Doradców, odrzuca jednego, ale nie Czarodziejkę.
denizen-insomnia = Bezsenność
    .gen = Bezsenności
    .acc = Bezsenność
    .text = Możesz mieć najwyżej 2 Doradców.
    .text2 = Zyskaj 1 Sekret.
    .ruling1 = Mając dwóch zablokowanych Doradców, nie zagrasz tej karty odkrytej.
denizen-sneak-attack = Atak z Ukrycia
    .gen = Ataku z Ukrycia
    .acc = Atak z Ukrycia
    .text = Gdy skończy się Najazd innego gracza, możesz od razu najechać tego gracza bez wydawania Zaopatrzenia, o ile możesz go wybrać na Obrońcę.
    .ruling1 = Dzieje się to przed Drugim Oddechem tego gracza. To nie twoja tura, więc za plany płacisz jak poza turą.
denizen-gossip = Plotki
    .gen = Plotek
    .acc = Plotki
    .text = Wrogowie tego, kto rządzi tą kartą, nie mogą zagrywać kart zakrytych.
    .ruling1 = Zakryci Doradcy, których już mają, zostają bez zmian. Dobraną kartę, której nie da się zagrać odkrytej, się odrzuca.
    .ruling2 = Pod rządami Bandytów dotyczy wszystkich. W czasie przygotowania gry nie działa.
denizen-bandit-chief = Herszt Bandytów
    .gen = Herszta Bandytów
    .acc = Herszta Bandytów
    .text = Zabij po 1 Chorągwi na każdym Obszarze.
    .text2 = Dopóki karta jest odkryta, na każdym Obszarze jest 3 Bandytów zamiast 1.
    .ruling1 = Twoje Obszary też cierpią.
denizen-chaos-cult = Kult Chaosu
    .gen = Kultu Chaosu
    .acc = Kult Chaosu
    .text = Ilekroć inny gracz bierze tytuł, weź od niego 1 żeton Przychylności.
denizen-slander = Oszczerstwo
    .gen = Oszczerstwa
    .acc = Oszczerstwo
    .text = Jeśli zwyciężysz, a celem był pionek Obrońcy, spal całą Przychylność z jego planszy, a nie tylko połowę.

## Mieszkańcy, symbol Magia

denizen-alchemist = Alchemik
    .gen = Alchemika
    .acc = Alchemika
    .text = Zyskaj 4 żetony Przychylności z jednego banku albo z kilku, jak wolisz.
denizen-fire-talkers = Rozmawiający z Ogniem
    .gen = Rozmawiających z Ogniem
    .acc = Rozmawiających z Ogniem
    .text = Jeśli masz Najmroczniejszą Tajemnicę: ±3 kości Ataku.
    .ruling1 = Obywatelowi wystarczy, że ma ją Kanclerz.
denizen-magicians-code = Kodeks Magów
    .gen = Kodeksu Magów
    .acc = Kodeks Magów
    .text = Gdy odzyskujesz Najmroczniejszą Tajemnicę, 2 Sekrety ze wspólnych zasobów pomagają ci zapłacić: trafiają prosto na Sztandar, same albo obok twoich.
denizen-spirit-snare = Sidła na Duchy
    .gen = Sideł na Duchy
    .acc = Sidła na Duchy
    .text = Zyskaj 1 żeton Przychylności z wybranego banku.
denizen-wizard-school = Szkoła Czarodziejów
    .gen = Szkoły Czarodziejów
    .acc = Szkołę Czarodziejów
    .text = Zyskaj 1 Sekret. Twoja faza Akcji się kończy.
denizen-dazzle = Olśnienie
    .gen = Olśnienia
    .acc = Olśnienie
    .text = Odrzuć wszystkie karty Domu i Ładu z Obszarów swojego Regionu.
denizen-acting-troupe = Trupa Aktorska
    .gen = Trupy Aktorskiej
    .acc = Trupę Aktorską
    .text = Na czas tego Handlu ten Doradca jest kartą Bestii albo Ładu, do wyboru, a nie kartą Magii.
denizen-taming-charm = Talizman Okiełznania
    .gen = Talizmanu Okiełznania
    .acc = Talizman Okiełznania
    .text = Odrzuć kartę Bestii albo Nomady ze swojego Obszaru. Potem zyskaj 2 żetony Przychylności z banku jej symbolu.
    .ruling1 = Przychylność z odrzuconej karty wraca do banku, zanim coś zyskasz.
denizen-inquisitor = Inkwizytor
    .gen = Inkwizytora
    .acc = Inkwizytora
    .text = Podejrzyj Doradcę gracza na twoim Obszarze. Jeśli to Konspiracja, zagraj ją jak swoją albo odrzuć. Jeśli nie, ten gracz dostaje Przychylność z tej karty.
    .ruling1 = Konspirację możesz też zatrzymać jako własnego zakrytego Doradcę.
denizen-secret-signal = Tajny Znak
    .gen = Tajnego Znaku
    .acc = Tajny Znak
    .text = Jeśli ten Handel daje ci dokładnie 1 żeton Przychylności, zyskaj jeszcze 1 z tego banku.
    .ruling1 = Działa też na jeden żeton, który Niedbałość dodaje do Handlu za Sekrety.
denizen-augury = Wróżba
    .gen = Wróżby
    .acc = Wróżbę
    .text = Dobierz o 1 kartę więcej.
    .ruling1 = Wizja z talii Świata nadal kończy dobieranie. Działa razem z Grzybami.
denizen-rusting-ray = Promień Rdzy
    .gen = Promienia Rdzy
    .acc = Promień Rdzy
    .text = Tylko z Najmroczniejszą Tajemnicą: puste miecze nic Atakującemu nie dają.
denizen-portal = Portal
    .gen = Portalu
    .acc = Portal
    .text = Podróż na Obszar tej karty albo z niego nie kosztuje cię Zaopatrzenia i pomija moce Obszarów.
    .ruling1 = Żeby dotrzeć z jej pomocą tutaj, musisz nią rządzić. Mocy kart, na przykład Płatnych Dróg, nie pomija.
denizen-billowing-fog = Kłęby Mgły
    .gen = Kłębów Mgły
    .acc = Kłęby Mgły
    .text = Jeśli przegrasz, żadna z twoich Chorągwi nie ginie, nawet gdy coś każe zabić wszystkie.
denizen-kindred-warriors = Bractwo Wojowników
    .gen = Bractwa Wojowników
    .acc = Bractwo Wojowników
    .text = Pomiń swoje czaszki. Za każdy symbol prócz Magii wśród kart, którymi rządzisz: najwyżej ±1 kość Ataku.
denizen-terror-spells = Zaklęcia Trwogi
    .gen = Zaklęć Trwogi
    .acc = Zaklęcia Trwogi
    .text = Jeśli masz Najmroczniejszą Tajemnicę, zabij 2 Chorągwie w swoim Regionie, na Obszarach albo na planszach, choćby własne.
    .ruling1 = Rozumiemy to tak: plansza jest tam, gdzie pionek jej gracza.
denizen-blood-pact = Pakt Krwi
    .gen = Paktu Krwi
    .acc = Pakt Krwi
    .text = Poświęć ze swojej planszy dowolną liczbę par Chorągwi. Za każdą parę zyskaj 1 Sekret.
denizen-revelation = Objawienie
    .gen = Objawienia
    .acc = Objawienie
    .text = W kolejności tur, od Kanclerza, każdy może spalić dowolnie wiele Przychylności i zyskać tyle samo Sekretów.
denizen-observatory = Obserwatorium
    .gen = Obserwatorium
    .acc = Obserwatorium
    .text = Jeśli twój pionek jest tutaj, możesz przeszukać dowolny Stos Kart Odrzuconych.
    .ruling1 = Kosztuje to 2 punkty Zaopatrzenia, jak każdy stos.
denizen-plague-engines = Machiny Zarazy
    .gen = Machin Zarazy
    .acc = Machiny Zarazy
    .text = Każdy, ty też, wkłada do banku Magii Przychylność: po 1 żetonie za każdy Obszar, którym rządzi, na ile mu starcza.
    .ruling1 = Każdy gracz Imperium płaci za wszystkie Obszary Imperium.
denizen-gleaming-armor = Lśniący Pancerz
    .gen = Lśniącego Pancerza
    .acc = Lśniący Pancerz
    .text = Gdy walczysz, każdy Plan Bitewny wroga kosztuje o 1 położony Sekret więcej.
    .ruling1 = Po stronie Imperium działa tylko wtedy, gdy bronisz się ty albo jesteś już Sojusznikiem.
    .ruling2 = Sekret jest częścią kosztu planu, więc Łamacz Zaklęć go widzi. Bandyci nie płacą, więc nie mają przeciw tobie planów.
denizen-bewitch = Urok
    .gen = Uroku
    .acc = Urok
    .text = Jako Banita mający więcej Sekretów niż Kanclerz, na planszy i kartach łącznie, możesz zostać Obywatelem: bez Reliktu, z końcem fazy Akcji i z Zaopatrzeniem 7.
denizen-jinx = Pech
    .gen = Pecha
    .acc = Pecha
    .text = Po swoim rzucie kośćmi Ataku albo Obrony, z jakiegokolwiek powodu, możesz raz rzucić nimi wszystkimi jeszcze raz. Musisz rządzić tą kartą; nie jest ona Planem Bitewnym.
    .ruling1 = Płacisz, gdy rzut już widać. Trzeciego rzutu tymi samymi kośćmi nie ma.
    .ruling2 = Dom Gry i Złodziej Reliktów też rzucają kośćmi.
    .ruling3 = Użyć jej może tylko ten, kto rzucał, także po stronie Imperium.
denizen-tutor = Preceptor
    .gen = Preceptora
    .acc = Preceptora
    .text = Zyskaj 1 Sekret.
denizen-dream-thief = Złodziej Snów
    .gen = Złodzieja Snów
    .acc = Złodzieja Snów
    .text = Zamień miejscami dwóch dowolnych zakrytych Doradców, obojętnie czyich.
    .ruling1 = Nowi właściciele mogą obejrzeć karty. Dawni nadal wiedzą, co mieli.
denizen-cracking-ground = Pękająca Ziemia
    .gen = Pękającej Ziemi
    .acc = Pękającą Ziemię
    .text = ±1 kość Ataku za każdy Obszar będący celem.
denizen-sealing-ward = Pieczęć Ochronna
    .gen = Pieczęci Ochronnej
    .acc = Pieczęć Ochronną
    .text = Każdy twój Relikt jako cel dodaje o 1 kość Obrony więcej.
denizen-initiation-rite = Rytuał Wtajemniczenia
    .gen = Rytuału Wtajemniczenia
    .acc = Rytuał Wtajemniczenia
    .text = Werbując, musisz położyć Sekret zamiast Przychylności.
    .ruling1 = Werbowanie nie jest mocą, więc Łamacz Zaklęć go nie zabrania.
denizen-vow-of-silence = Ślub Milczenia
    .gen = Ślubu Milczenia
    .acc = Ślub Milczenia
    .text = Nie możesz odzyskać Najmroczniejszej Tajemnicy ani dawać Sekretów. Ilekroć ktoś ją odzyska, zyskujesz ze wspólnych zasobów tyle Sekretów, ile zapłacono.
    .ruling1 = Inni nadal mogą ci zabierać Sekrety.
denizen-forgotten-vault = Zapomniana Krypta
    .gen = Zapomnianej Krypty
    .acc = Zapomnianą Kryptę
    .text = Połóż na Najmroczniejszej Tajemnicy 1 Sekret ze wspólnych zasobów albo spal z niej 1, byle nie ostatni.
    .ruling1 = Także wtedy, gdy nikt nie ma Sztandaru.
denizen-map-library = Biblioteka Map
    .gen = Biblioteki Map
    .acc = Bibliotekę Map
    .text = Jeśli twój pionek jest tutaj, możesz handlować z kartą na dowolnym Obszarze swojego Regionu.
denizen-witchs-bargain = Targ z Wiedźmą
    .gen = Targu z Wiedźmą
    .acc = Targ z Wiedźmą
    .text = Gracze na twoim Obszarze muszą się zgodzić, gdy wymieniasz z nimi 1 Sekret za 2 żetony Przychylności, w jedną albo w drugą stronę, dowolną liczbę razy.
    .ruling1 = Jedno użycie może objąć kilku graczy i zabrać komuś ostatni Sekret.
    .ruling2 = Ze Ślubem Milczenia możesz tylko dawać Przychylność i brać Sekrety.
denizen-master-of-disguise = Mistrz Przebrania
    .gen = Mistrza Przebrania
    .acc = Mistrza Przebrania
    .text = Na czas tego Handlu za twoich uchodzą Doradcy wybranego innego gracza, a twoi się nie liczą.
    .ruling1 = Ich modyfikatory i liczby służą tobie (Małżeństwo, Tajny Znak); twój Ślub Ubóstwa albo Ślub Pokrewieństwa milczy.

## Mieszkańcy, symbol Ład

denizen-wrestlers = Zapaśnicy
    .gen = Zapaśników
    .acc = Zapaśników
    .text = Możesz poświęcić 1 Chorągiew ze swojego broniącego się wojska; wtedy do puli Obrony dochodzi 1 kość.
    .ruling1 = Obszar, który straci w ten sposób ostatnią Chorągiew, nadal jest celem.
    .ruling2 = Poświęcić można też Chorągiew z planszy Sojusznika, jeśli ta plansza należy do wojska.
    .ruling3 = Bandyci nie mają czego poświęcić, więc karta nic im nie daje.
denizen-battle-honors = Bitewne Zaszczyty
    .gen = Bitewnych Zaszczytów
    .acc = Bitewne Zaszczyty
    .text = Jeśli zwyciężysz, zyskaj 2 żetony Przychylności z banku Ładu.
denizen-bear-traps = Wnyki na Niedźwiedzie
    .gen = Wnyków na Niedźwiedzie
    .acc = Wnyki na Niedźwiedzie
    .text = Atakujący traci 1 kość Ataku i 1 Chorągiew z planszy.
    .ruling1 = Zabita Chorągiew nie zabiera drugiej kości: pula jest już złożona.
    .ruling2 = Przeklęty Kocioł liczy tę Chorągiew.
denizen-longbows = Długie Łuki
    .gen = Długich Łuków
    .acc = Długie Łuki
    .text = ±1 kość Ataku.
denizen-keep = Twierdza
    .gen = Twierdzy
    .acc = Twierdzę
    .text = Jeśli Obszar tej karty jest celem: 2 kości Obrony więcej.
denizen-pressgangs = Łapanka
    .gen = Łapanki
    .acc = Łapankę
    .text = Możesz werbować także z karty, na której leżą już Przychylność albo Sekrety.
denizen-garrison = Garnizon
    .gen = Garnizonu
    .acc = Garnizon
    .text = Zyskaj 1 Chorągiew za każdy Obszar, którym rządzisz. Potem połóż na każdym z tych Obszarów 1 Chorągiew ze swojej planszy.
    .ruling1 = Gdy Chorągwi brakuje, bierzesz i kładziesz, ile jest; Obszary wybierasz ty. Obywatel liczy wszystkie Obszary Imperium.
denizen-scouts = Zwiadowcy
    .gen = Zwiadowców
    .acc = Zwiadowców
    .text = Zyskujesz 1 punkt Zaopatrzenia.
    .ruling1 = Także w Najeździe, który nic nie kosztuje: możesz skończyć z większym Zaopatrzeniem niż na początku.
denizen-martial-culture = Kultura Wojenna
    .gen = Kultury Wojennej
    .acc = Kulturę Wojenną
    .text = Banita, który pokona Banitę, może zostać Obywatelem: bez Reliktu, z Zaopatrzeniem 7, a jeśli trwa jego tura, z końcem fazy Akcji.
    .ruling1 = Dzieje się to w kroku 8, przed Drugim Oddechem; właśnie rozstawione Chorągwie zmieniają barwę razem z innymi.
denizen-code-of-honor = Kodeks Honorowy
    .gen = Kodeksu Honorowego
    .acc = Kodeks Honorowy
    .text = ±2 kości Ataku. W tym Najeździe nie używasz żadnego innego Planu Bitewnego.
    .ruling1 = Musi to być twój pierwszy plan.
    .ruling2 = Po stronie Imperium zakaz wiąże Obrońcę i wszystkich Sojuszników. Bandyci, którzy nią rządzą, używają tylko jej.
denizen-outriders = Straż Przednia
    .gen = Straży Przedniej
    .acc = Straż Przednią
    .text = Twoje czaszki nikogo nie zabijają.
denizen-messenger = Posłaniec
    .gen = Posłańca
    .acc = Posłańca
    .text = Przemieść dowolnie swoje Chorągwie między planszą a Obszarami, którymi rządzisz, zostawiając na każdym co najmniej 1.
    .ruling1 = Obywatel nie potrzebuje zgody Kanclerza.
denizen-field-promotion = Awans na Polu Bitwy
    .gen = Awansu na Polu Bitwy
    .acc = Awans na Polu Bitwy
    .text = Jeśli zwyciężysz, zyskaj 3 Chorągwie.
denizen-palanquin = Lektyka
    .gen = Lektyki
    .acc = Lektykę
    .text = Wybierz gracza na swoim Obszarze oraz Obszar, na który może on odbyć Podróż. Przemieść tam swój pionek; ten gracz też odbywa tam Podróż, bez wydawania Zaopatrzenia.
    .ruling1 = O opłacie, na przykład z Płatnych Dróg, decyduje tamten gracz; bez niej nie może tam dotrzeć.
    .ruling2 = Z Mglistego Boru docierasz tam, gdzie chcesz, ale o drodze tamtego gracza decyduje jego wróg, który rządzi Borem.
denizen-shield-wall = Ściana Tarcz
    .gen = Ściany Tarcz
    .acc = Ścianę Tarcz
    .text = 2 kości Obrony więcej. Jeśli przegrasz, ginie całe twoje wojsko.
denizen-military-parade = Parada Wojskowa
    .gen = Parady Wojskowej
    .acc = Paradę Wojskową
    .text = Jeśli zwyciężysz, zyskaj po 1 żetonie Przychylności za każdego odkrytego Doradcę wroga i jego Sojuszników, z banku symbolu tego Doradcy.
    .ruling1 = To, co zyskaliby Bandyci, się spala.
denizen-tome-guardians = Strażnicy Ksiąg
    .gen = Strażników Ksiąg
    .acc = Strażników Ksiąg
    .text = Wrogowie tego, kto rządzi tą kartą, nie mogą zadeklarować Najmroczniejszej Tajemnicy jako celu, odzyskać jej ani wziąć w inny sposób.
    .ruling1 = Pod rządami Bandytów nikt jej nie odzyska.
denizen-tyrant = Tyran
    .gen = Tyrana
    .acc = Tyrana
    .text = Po każdej swojej Podróży musisz zabić 1 Chorągiew na Obszarze, na który docierasz, czyjąkolwiek, nawet własną.
    .ruling1 = Gdy Chorągwi tam nie ma, nic się nie dzieje. Jeśli jest tylko jedna i twoja, ginie.
denizen-forced-labor = Praca Przymusowa
    .gen = Pracy Przymusowej
    .acc = Pracę Przymusową
    .text = Wróg na Obszarze tego, kto rządzi tą kartą, nie może wykonać Przeszukania, jeśli nie da rządzącemu 1 żetonu Przychylności.
    .ruling1 = Tyle samo kosztuje zagranie albo odrzucenie zakrytego Doradcy i wszystko, co działa jak Przeszukanie (Wyrocznia).
    .ruling2 = Za Imperium bierze Kanclerz; zapłatę dla Bandytów się spala.
denizen-secret-police = Tajna Policja
    .gen = Tajnej Policji
    .acc = Tajną Policję
    .text = Wróg na Obszarze tego, kto rządzi tą kartą, nie może zagrywać odkrytych Wizji ani Konspiracji.
denizen-specialist = Specjalista
    .gen = Specjalisty
    .acc = Specjalistę
    .text = Obrońca i jego Sojusznicy nie używają Planów Bitewnych.
denizen-captains = Kapitanowie
    .gen = Kapitanów
    .acc = Kapitanów
    .text = Przeprowadź Najazd bez wydawania Zaopatrzenia, tak jakby twój pionek był na Obszarze, którym rządzisz; twoje Chorągwie z tego Obszaru należą do wojska.
    .ruling1 = Za te Chorągwie też można wziąć kości Ataku. Zostają na swoim Obszarze, chyba że zginą, zostaną poświęcone albo trafią na zdobyty Obszar.
    .ruling2 = Obywatel może tak najechać Kanclerza albo Obywatela; Chorągwie z tego Obszaru walczą wtedy tylko za Atakującego, a Obszar nie musi być celem.
denizen-siege-engines = Machiny Oblężnicze
    .gen = Machin Oblężniczych
    .acc = Machiny Oblężnicze
    .text = Zabij 2 Chorągwie na jednym Obszarze swojego Regionu, choćby własne.
denizen-royal-tax = Królewski Podatek
    .gen = Królewskiego Podatku
    .acc = Królewski Podatek
    .text = Weź po 2 żetony Przychylności od każdego, czyj pionek jest w twoim Regionie na Obszarze, którym rządzisz.
denizen-toll-roads = Płatne Drogi
    .gen = Płatnych Dróg
    .acc = Płatne Drogi
    .text = Wróg nie może odbyć Podróży na Obszar tego, kto rządzi tą kartą, jeśli nie da rządzącemu 1 żetonu Przychylności.
    .ruling1 = Zmuszony do Podróży dociera tam tylko, jeśli chce zapłacić. Zakrytymi Obszarami nikt nie rządzi, więc nie ma opłaty.
    .ruling2 = Za Imperium bierze Kanclerz; zapłatę dla Bandytów się spala.
denizen-curfew = Godzina Policyjna
    .gen = Godziny Policyjnej
    .acc = Godzinę Policyjną
    .text = Wróg nie może handlować z żadną kartą pod rządami tego, kto rządzi tą, jeśli nie da rządzącemu 1 żetonu Przychylności.
    .ruling1 = Za Imperium bierze Kanclerz; zapłatę dla Bandytów się spala.
denizen-knights-errant = Błędni Rycerze
    .gen = Błędnych Rycerzy
    .acc = Błędnych Rycerzy
    .text = Po tym Werbowaniu możesz przeprowadzić Najazd bez wydawania Zaopatrzenia.
denizen-vow-of-obedience = Ślub Posłuszeństwa
    .gen = Ślubu Posłuszeństwa
    .acc = Ślub Posłuszeństwa
    .text = Nie możesz zagrywać odkrytych Wizji ani Konspiracji.
    .text2 = Zyskaj 1 żeton Przychylności z wybranego banku.
    .ruling1 = Wizja już ujawniona zostaje.
denizen-hunting-party = Drużyna Łowców
    .gen = Drużyny Łowców
    .acc = Drużynę Łowców
    .text = Po tym Przeszukaniu talii Świata możesz przeprowadzić Najazd bez wydawania Zaopatrzenia.
denizen-council-seat = Miejsce w Radzie
    .gen = Miejsca w Radzie
    .acc = Miejsce w Radzie
    .text = Dopóki jesteś Obywatelem, nikt nie może skazać cię na banicję, nawet ty.
denizen-encirclement = Okrążenie
    .gen = Okrążenia
    .acc = Okrążenie
    .text = Jeśli twoje wojsko jest większe od wojska wroga: ±2 kości Ataku.
denizen-peace-envoy = Wysłannik Pokoju
    .gen = Wysłannika Pokoju
    .acc = Wysłannika Pokoju
    .text = Tylko gdy pionek wroga jest na twoim Obszarze; to twój ostatni plan. Daj wrogowi po 1 żetonie Przychylności za każdą kość, która jest teraz w puli Obrony: natychmiast zwyciężasz, a pokonana strona nie traci Chorągwi.
    .ruling1 = Ta Przychylność jest częścią kosztu: musisz mieć całą. Dostaje ją twój przeciwnik, nie Sojusznicy.
    .ruling2 = Jeśli celem jest pionek z Przychylnością, połowa tego, co dajesz, może zaraz spłonąć.
    .ruling3 = Bandyci nie mają pionka, więc przeciw nim nie działa.
denizen-relic-hunter = Łowca Reliktów
    .gen = Łowcy Reliktów
    .acc = Łowcę Reliktów
    .text = Celami mogą być też zakryte Relikty leżące na Obszarach będących celami; każdy dodaje 1 kość Obrony. Relikty wzięte w tym Najeździe możesz odłożyć pod talię Reliktów.
    .ruling1 = Wskazujesz je, używając planu. Obszar musi być celem, więc nie może to być twój.
    .ruling2 = Olbrzymi Pyton nie liczy tych kości.

## Mieszkańcy, symbol Dom

denizen-tinkers-fair = Jarmark Druciarzy
    .gen = Jarmarku Druciarzy
    .acc = Jarmark Druciarzy
    .text = Zaproponuj dowolnemu graczowi wiążącą wymianę. Towary: Przychylność, Sekrety, Relikty.
denizen-wayside-inn = Przydrożna Karczma
    .gen = Przydrożnej Karczmy
    .acc = Przydrożną Karczmę
    .text = Zyskaj 2 punkty Zaopatrzenia.
denizen-extra-provisions = Dodatkowy Prowiant
    .gen = Dodatkowego Prowiantu
    .acc = Dodatkowy Prowiant
    .text = 1 kość Obrony więcej.
denizen-memory-of-home = Wspomnienie Domu
    .gen = Wspomnienia Domu
    .acc = Wspomnienie Domu
    .text = Przenieś całą Przychylność z jednego, dowolnego banku do banku Domu.
denizen-welcoming-party = Komitet Powitalny
    .gen = Komitetu Powitalnego
    .acc = Komitet Powitalny
    .text = Jeśli właśnie dobranego Mieszkańca zagrywasz odkrytego, zyskaj 1 żeton Przychylności z banku Domu.
    .ruling1 = Nic za zagranie zakryte, za Doradcę, który był przedtem zakryty, ani za samą tę kartę.
denizen-traveling-doctor = Wędrowny Medyk
    .gen = Wędrownego Medyka
    .acc = Wędrownego Medyka
    .text = Jeśli przegrasz, żadna z twoich Chorągwi nie ginie, nawet gdy coś każe zabić wszystkie; odrzuć wtedy tę kartę.
denizen-storyteller = Bajarz
    .gen = Bajarza
    .acc = Bajarza
    .text = Połóż na Najmroczniejszej Tajemnicy 1 Sekret ze wspólnych zasobów.
    .ruling1 = Także wtedy, gdy nikt nie ma Sztandaru.
denizen-armed-mob = Uzbrojony Tłum
    .gen = Uzbrojonego Tłumu
    .acc = Uzbrojony Tłum
    .text = Jeśli ktoś ma Najmroczniejszą Tajemnicę, a nie ma Miłości Ludu, odrzuć jednego z jego odkrytych Doradców.
denizen-tavern-songs = Pieśni z Tawerny
    .gen = Pieśni z Tawerny
    .acc = Pieśni z Tawerny
    .text = Podejrzyj 3 wierzchnie karty Stosu Kart Odrzuconych swojego Regionu.
denizen-homesteaders = Osadnicy
    .gen = Osadników
    .acc = Osadników
    .text = Przemieść jednego ze swoich odkrytych Doradców na swój Obszar.
    .ruling1 = To przemieszczenie, nie zagranie: bez Przychylności i bez mocy. Musi być miejsce, a ikona łańcucha albo ludzika nie może tego zabraniać.
denizen-crop-rotation = Płodozmian
    .gen = Płodozmianu
    .acc = Płodozmian
    .text = Zanim zagrasz kartę na Obszar, możesz odrzucić z niego Mieszkańca.
    .ruling1 = Działa razem z Miłością Ludu.
denizen-a-round-of-ale = Kolejka Piwa
    .gen = Kolejki Piwa
    .acc = Kolejkę Piwa
    .text = Już teraz, jak w Odpoczynku, Przychylność i Sekrety wracają ze wszystkich kart, a ty odkrywasz swoje Sekrety. Zostaje tylko Przychylność na tej karcie.
denizen-land-warden = Opiekun Ziemi
    .gen = Opiekuna Ziemi
    .acc = Opiekuna Ziemi
    .text = Możesz zagrać 2 dobrane karty zamiast 1, jeśli co najmniej jedna trafia na Obszar.
    .ruling1 = Drugą można zagrać zakrytą. Miłość Ludu pomaga przy każdej z nich.
denizen-charming-friend = Czarujący Przyjaciel
    .gen = Czarującego Przyjaciela
    .acc = Czarującego Przyjaciela
    .text = Weź 1 żeton Przychylności od gracza na twoim Obszarze.
denizen-village-constable = Wiejski Konstabl
    .gen = Wiejskiego Konstabla
    .acc = Wiejskiego Konstabla
    .text = Jeśli wróg nie ma Miłości Ludu: ±2 kości Ataku.
denizen-family-heirloom = Rodzinna Pamiątka
    .gen = Rodzinnej Pamiątki
    .acc = Rodzinną Pamiątkę
    .text = Obejrzyj wierzchni Relikt talii Reliktów. Weź go albo odłóż pod talię.
denizen-news-from-afar = Wieści z Daleka
    .gen = Wieści z Daleka
    .acc = Wieści z Daleka
    .text = To Przeszukanie nie kosztuje cię Zaopatrzenia.
denizen-levelers = Zrównywacze
    .gen = Zrównywaczy
    .acc = Zrównywaczy
    .text = Przenieś 2 żetony Przychylności z banku, który ma ich najwięcej, do banku, który ma ich najmniej. Spośród równych wybierasz ty.
denizen-fabled-feast = Legendarna Uczta
    .gen = Legendarnej Uczty
    .acc = Legendarną Ucztę
    .text = Za każdą kartę Domu, którą rządzisz, łącznie z tą, zyskaj 1 żeton Przychylności; wszystkie z jednego, wybranego banku.
denizen-the-great-levy = Wielki Zaciąg
    .gen = Wielkiego Zaciągu
    .acc = Wielki Zaciąg
    .text = Jeśli wróg nie ma Miłości Ludu: ±3 kości Ataku, a twoje czaszki się nie liczą.
denizen-hearts-and-minds = Serca i Umysły
    .gen = Serc i Umysłów
    .acc = Serca i Umysły
    .text = Natychmiast zwyciężasz. Na koniec odrzuć tę kartę, chyba że masz Miłość Ludu.
denizen-relic-breaker = Niszczyciel Reliktów
    .gen = Niszczyciela Reliktów
    .acc = Niszczyciela Reliktów
    .text = Odłóż zakryty Relikt ze swojego Obszaru pod talię Reliktów i zyskaj 3 Chorągwie.
denizen-book-binders = Introligatorzy
    .gen = Introligatorów
    .acc = Introligatorów
    .text = Ilekroć inny gracz zagrywa odkrytą Wizję albo Konspirację, zyskaj 2 żetony Przychylności z jednego banku.
denizen-ballot-box = Urna Wyborcza
    .gen = Urny Wyborczej
    .acc = Urnę Wyborczą
    .text = Jako Banita, który ma Miłość Ludu, zostań Obywatelem: bez Reliktu, z końcem fazy Akcji i z Zaopatrzeniem 7.
denizen-saddle-makers = Siodlarze
    .gen = Siodlarzy
    .acc = Siodlarzy
    .text = Każda karta Nomady albo Ładu, którą inny gracz zagrywa odkrytą, daje ci 2 żetony Przychylności z banku jej symbolu.
    .ruling1 = Po Przychylności, którą tamten gracz zyskuje za Obszar, a przed mocą samej karty.
denizen-herald = Herold
    .gen = Herolda
    .acc = Herolda
    .text = Ilekroć inny gracz skończy Najazd na gracza, a nie na Bandytów, zyskaj 1 żeton Przychylności z wybranego banku.
denizen-rowdy-pub = Hałaśliwa Gospoda
    .gen = Hałaśliwej Gospody
    .acc = Hałaśliwą Gospodę
    .text = Werbowanie z tej karty daje ci o 1 Chorągiew więcej.
denizen-vow-of-peace = Ślub Pokoju
    .gen = Ślubu Pokoju
    .acc = Ślub Pokoju
    .text = Nie możesz przeprowadzać Najazdów. Kto cię najeżdża, nie może poświęcać Chorągwi.
    .ruling1 = W rękach Kanclerza nie wiąże Obywateli.
denizen-deed-writer = Notariusz
    .gen = Notariusza
    .acc = Notariusza
    .text = Zaproponuj dowolnemu graczowi wiążącą wymianę. Towary: Przychylność, Sekrety, Obszary, którymi strona rządzi. Dawny rządzący zabiera z takiego Obszaru Chorągwie na planszę, a nowy kładzie tam Chorągwie ze swojej.
    .ruling1 = Kto nie może położyć tam Chorągwi, nie dostanie Obszaru, chyba że Korona Bandytów pozwala mu rządzić pustym.
    .ruling2 = Obywatel swobodnie układa się z Banitami, zatrzymuje zabrane Chorągwie i kładzie je z własnej planszy. Gracze Imperium nie mogą wymieniać się Obszarami między sobą.
denizen-salad-days = Zielone Lata
    .gen = Zielonych Lat
    .acc = Zielone Lata
    .text = Zyskaj po 1 żetonie Przychylności z 3 różnych banków.
    .ruling1 = Zwykła Przychylność za zagranie na Obszar przysługuje dodatkowo.
denizen-marriage = Małżeństwo
    .gen = Małżeństwa
    .acc = Małżeństwo
    .text = Ta karta liczy się jako dwóch Doradców Domu, ale zajmuje tylko jedno miejsce.
denizen-hospital = Szpital
    .gen = Szpitala
    .acc = Szpital
    .text = Twoje Chorągwie, które zginęłyby w tym Najeździe, trafiają na Obszar tej karty, jeśli po Najeździe nim rządzisz.
    .ruling1 = Trafiają tam na koniec. Nie zostały zabite, więc Przeklęty Kocioł ich nie liczy.
denizen-awaited-return = Wyczekiwany Powrót
    .gen = Wyczekiwanego Powrotu
    .acc = Wyczekiwany Powrót
    .text = Poświęć 1 Chorągiew ze swojej planszy: ten Handel nie kosztuje cię Zaopatrzenia.

## Mieszkańcy, symbol Bestia

denizen-errand-boy = Chłopiec na Posyłki
    .gen = Chłopca na Posyłki
    .acc = Chłopca na Posyłki
    .text = Przeszukaj Stos Kart Odrzuconych dowolnego innego Regionu zamiast swojego.
    .ruling1 = O tym, gdzie odrzucasz karty, nadal decyduje Region twojego pionka.
    .ruling2 = Działa razem z Grzybami.
denizen-wolves = Wilki
    .gen = Wilków
    .acc = Wilki
    .text = Zabij 1 Chorągiew na dowolnej planszy, choćby na swojej.
denizen-animal-playmates = Dzicy Towarzysze Zabaw
    .gen = Dzikich Towarzyszy Zabaw
    .acc = Dzikich Towarzyszy Zabaw
    .text = Werbowanie z karty Bestii nie kosztuje cię Zaopatrzenia.
denizen-true-names = Prawdziwe Imiona
    .gen = Prawdziwych Imion
    .acc = Prawdziwe Imiona
    .text = Wróg, który z tobą walczy, nie może używać Planów Bitewnych o symbolu któregoś z twoich odkrytych Doradców.
    .ruling1 = Jako Sojusznik chronisz swoją stronę od chwili przyłączenia. Plany Bandytów też są zablokowane.
denizen-the-old-oak = Pradawny Dąb
    .gen = Pradawnego Dębu
    .acc = Pradawny Dąb
    .text = Gdy handlujesz z tą kartą za Sekrety i masz Doradcę Bestii, zyskaj o 1 Sekret więcej.
denizen-forest-paths = Leśne Ścieżki
    .gen = Leśnych Ścieżek
    .acc = Leśne Ścieżki
    .text = Podróż na Obszar z kartą Bestii nie kosztuje cię Zaopatrzenia i pomija moce Obszarów.
    .ruling1 = Mocy kart, na przykład Płatnych Dróg, nie pomija.
    .ruling2 = W Mglistym Borze pod rządami wroga to on nadal wybiera; nie płacisz tylko wtedy, gdy wyśle cię tam, gdzie leży karta Bestii.
denizen-long-lost-heir = Zaginiony Dziedzic
    .gen = Zaginionego Dziedzica
    .acc = Zaginionego Dziedzica
    .text = Jako Banita możesz zostać Obywatelem: bez Reliktu, z końcem fazy Akcji i z Zaopatrzeniem 7.
denizen-rangers = Tropiciele
    .gen = Tropicieli
    .acc = Tropicieli
    .text = Pomiń swoje czaszki. Jeśli w tej chwili pula Obrony liczy co najmniej 4 kości, dodaj 2 kości Ataku.
    .ruling1 = Kości dodane później planami Obrońcy niczego nie zmieniają.
denizen-roving-terror = Wędrowna Groza
    .gen = Wędrownej Grozy
    .acc = Wędrowną Grozę
    .text = Odrzuć Mieszkańca z innego Obszaru i przemieść tam tę kartę.
    .ruling1 = Musi tam być Mieszkaniec, którego da się odrzucić, więc nie zablokowany. Sekret wędruje razem z kartą.
denizen-nature-worship = Kult Natury
    .gen = Kultu Natury
    .acc = Kult Natury
    .text = ±1 kość Ataku za każdego twojego Doradcę Bestii.
denizen-birdsong = Śpiew Ptaków
    .gen = Śpiewu Ptaków
    .acc = Śpiew Ptaków
    .text = Handel z kartą Bestii albo Nomady nie kosztuje cię Zaopatrzenia.
denizen-small-friends = Mali Przyjaciele
    .gen = Małych Przyjaciół
    .acc = Małych Przyjaciół
    .text = Handluj tak, jakby twój pionek był na dowolnym Obszarze z kartą Bestii.
    .ruling1 = Możesz używać tego, co zmienia Handel tam, a nie tego, co zmienia go na Obszarze, na którym naprawdę jesteś.
denizen-grasping-vines = Chwytne Pnącza
    .gen = Chwytnych Pnączy
    .acc = Chwytne Pnącza
    .text = Wróg, który odbywa Podróż z Obszaru tego, kto rządzi tą kartą, zabija 1 Chorągiew na swojej planszy, jeśli ją ma.
    .ruling1 = Podróż pod przymusem też się liczy.
denizen-threatening-roar = Groźny Ryk
    .gen = Groźnego Ryku
    .acc = Groźny Ryk
    .text = Odrzuć wszystkie karty Nomady i wszystkie inne karty Bestii z Obszarów swojego Regionu.
denizen-fae-merchant = Elfi Kupiec
    .gen = Elfiego Kupca
    .acc = Elfiego Kupca
    .text = Weź wierzchni Relikt talii Reliktów. Potem odłóż pod talię jeden ze swoich Reliktów, byle nie Berło Władcy.
    .ruling1 = Cele sprawdza się dopiero po jednym i drugim.
denizen-second-chance = Druga Szansa
    .gen = Drugiej Szansy
    .acc = Drugą Szansę
    .text = Wybierz gracza, który ma Doradcę Ładu albo Waśni: zabij 1 Chorągiew na jego planszy i zyskaj 1 dla siebie.
denizen-pied-piper = Szczurołap
    .gen = Szczurołapa
    .acc = Szczurołapa
    .text = Limit Doradców nie powstrzymuje tej karty, gdy się ją zagrywa albo przemieszcza; potem liczy się ona jako Doradca.
    .text2 = Przemieść tę kartę do Doradców innego gracza i weź od niego 2 żetony Przychylności.
    .ruling1 = Sekret idzie z kartą i wraca do ciebie w Odpoczynku.
    .ruling2 = Mając trzech Doradców, z tym włącznie, nie zatrzymasz czwartego.
denizen-mushrooms = Grzyby
    .gen = Grzybów
    .acc = Grzyby
    .text = To Przeszukanie nie kosztuje Zaopatrzenia, ale dobierasz tylko spodnią kartę Stosu Kart Odrzuconych swojego Regionu.
    .ruling1 = Wróżba i Chciwość nadal dodają karty, a Chłopiec na Posyłki pozwala wybrać inny stos.
denizen-insect-swarm = Rój Owadów
    .gen = Roju Owadów
    .acc = Rój Owadów
    .text = Gdy walczysz, każdy Plan Bitewny wroga kosztuje o 1 spalony żeton Przychylności więcej.
    .ruling1 = Tylko w Najazdach, w których bierzesz udział. Bandyci nie płacą, więc nie mają przeciw tobie planów.
denizen-vow-of-union = Ślub Jedności
    .gen = Ślubu Jedności
    .acc = Ślub Jedności
    .text = Gdy atakujesz, do twojego wojska należą wszystkie Chorągwie z Obszarów, którymi rządzisz. Dopóki masz Chorągwie na planszy, nie możesz odbyć Podróży z Obszaru, którym rządzisz.
    .ruling1 = Nie możesz ich pominąć, a kości Ataku wolno za nie wziąć. Straty mogą spaść na Obszary, nawet na ostatnią Chorągiew; reszta zostaje, gdzie jest.
    .ruling2 = Nikt też nie może cię stamtąd wysłać w Podróż.
    .ruling3 = Obywatel, który najeżdża gracza Imperium, nie dodaje fioletowych Chorągwi z Obszarów. Bandyci z Korony Bandytów walczą, ale nie giną i nie można ich poświęcić.
denizen-giant-python = Olbrzymi Pyton
    .gen = Olbrzymiego Pytona
    .acc = Olbrzymiego Pytona
    .text = Kto cię najeżdża, musi zadeklarować cele, których kości Obrony dają razem liczbę parzystą.
    .ruling1 = Liczą się tylko kości celów, ze wszystkim, co je zmienia (Rozległe Szańce), a nie kości tytułu ani planów.
    .ruling2 = Po stronie Imperium działa, gdy ma ją Obrońca albo Kanclerz, a nie inny Obywatel.
denizen-war-tortoise = Bojowy Żółw
    .gen = Bojowego Żółwia
    .acc = Bojowego Żółwia
    .text = Kości wroga z dwoma mieczami albo dwiema tarczami nie dają Siły Ataku ani Obrony. Czaszki na nich nadal zabijają.
denizen-new-growth = Nowe Pędy
    .gen = Nowych Pędów
    .acc = Nowe Pędy
    .text = Kartę Bestii albo Domu możesz zagrać na dowolny odkryty Obszar, na którym jest miejsce.
denizen-wild-cry = Zew Dziczy
    .gen = Zewu Dziczy
    .acc = Zew Dziczy
    .text = Jeśli zagrywasz odkrytą kartę Bestii, zyskaj 1 punkt Zaopatrzenia i 2 Chorągwie.
denizen-animal-host = Zwierzęca Horda
    .gen = Zwierzęcej Hordy
    .acc = Zwierzęcą Hordę
    .text = Zyskaj 1 Chorągiew za każdą kartę Bestii na Obszarach, także za tę, jeśli na którymś leży.
denizen-memory-of-nature = Wspomnienie Natury
    .gen = Wspomnienia Natury
    .acc = Wspomnienie Natury
    .text = Przenieś Przychylność z dowolnych banków do banku Bestii, najwyżej po 1 żetonie za każdą kartę Bestii na Obszarach.
denizen-marsh-spirit = Duch Bagien
    .gen = Ducha Bagien
    .acc = Ducha Bagien
    .text = Kto zadeklaruje Obszar tej karty jako cel, nie używa w tym Najeździe Planów Bitewnych.
denizen-vow-of-poverty = Ślub Ubóstwa
    .gen = Ślubu Ubóstwa
    .acc = Ślub Ubóstwa
    .text = Handel nie daje ci Przychylności.
    .text2 = Jeśli nie masz Przychylności, zyskaj 2 żetony z jednego banku.
    .ruling1 = Przepada też Przychylność z Niedbałości.
denizen-forest-council = Leśna Rada
    .gen = Leśnej Rady
    .acc = Leśną Radę
    .text = Wrogowie tego, kto rządzi tą kartą, nie mogą handlować z kartami Bestii ani z nich werbować.
denizen-walled-garden = Ogród za Murem
    .gen = Ogrodu za Murem
    .acc = Ogród za Murem
    .text = Jeśli Obszar tej karty jest celem: 1 kość Obrony więcej za każdą kartę Bestii na Obszarach.
denizen-vow-of-beastkin = Ślub Braci Zwierząt
    .gen = Ślubu Braci Zwierząt
    .acc = Ślub Braci Zwierząt
    .text = Możesz werbować tylko z kart o symbolu któregoś ze swoich odkrytych Doradców, ale za każdym razem zyskujesz o 1 Chorągiew więcej.
denizen-bracken = Paprocie
    .gen = Paproci
    .acc = Paprocie
    .text = Wszystkie karty odrzucane w tym Przeszukaniu możesz położyć na wierzchu albo na spodzie jednego, dowolnego Stosu Kart Odrzuconych.
    .ruling1 = Dotyczy to też karty odrzucanej dzięki Miłości Ludu, ale nie tego, co odrzucają inne moce (Olśnienie).
denizen-wild-allies = Dzicy Sprzymierzeńcy
    .gen = Dzikich Sprzymierzeńców
    .acc = Dzikich Sprzymierzeńców
    .text = Przeprowadź Najazd bez wydawania Zaopatrzenia, tak jakby twój pionek był na dowolnym Obszarze z kartą Bestii; twoje Chorągwie z tego Obszaru należą do wojska.
    .ruling1 = Nie musisz rządzić tym Obszarem. Obrońcę wybierasz tak, jakby był tam twój pionek.
    .ruling2 = Za te Chorągwie też można wziąć kości Ataku. Zostają na swoim Obszarze, chyba że zginą, zostaną poświęcone albo trafią na zdobyty Obszar.
    .ruling3 = Obywatel może tak najechać Kanclerza albo Obywatela; Chorągwie z tego Obszaru walczą wtedy tylko za Atakującego, a Obszar nie musi być celem.

## Mieszkańcy, symbol Nomada

denizen-rain-boots = Kalosze
    .gen = Kaloszy
    .acc = Kalosze
    .text = Kości Obrony z jedną tarczą nic nie dają. Na koniec odrzuć tę kartę.
denizen-ancient-binding = Pradawne Pęta
    .gen = Pradawnych Pęt
    .acc = Pradawne Pęta
    .text = Pozostali spalają ze swoich plansz wszystkie Sekrety prócz jednego. Ty spalasz wszystkie swoje prócz tego na tej karcie.
    .ruling1 = Płoną też twoje Sekrety na innych kartach, ale nie te na Najmroczniejszej Tajemnicy.
    .ruling2 = Zakryte Sekrety się liczą; każdy z pozostałych sam wybiera, który zostaje.
denizen-horse-archers = Konni Łucznicy
    .gen = Konnych Łuczników
    .acc = Konnych Łuczników
    .text = ±3 kości Ataku. Na koniec odrzuć tę kartę.
denizen-warning-signals = Ognie Ostrzegawcze
    .gen = Ogni Ostrzegawczych
    .acc = Ognie Ostrzegawcze
    .text = Przemieść dowolnie swoje Chorągwie między planszą a Obszarami, którymi rządzisz, zostawiając na każdym co najmniej 1. Na koniec odrzuć tę kartę.
    .ruling1 = Obywatel nie potrzebuje niczyjej zgody. Wojsko liczy się po przemieszczeniu.
denizen-elders = Starszyzna
    .gen = Starszyzny
    .acc = Starszyznę
    .text = Zyskaj 1 Sekret.
denizen-the-gathering = Wiec
    .gen = Wiecu
    .acc = Wiec
    .text = W kolejności tur, od Kanclerza, każdy może przemieścić tu swój pionek. Potem obecni mogą zawrzeć dowolnie wiele wiążących wymian. Towary: Przychylność, Sekrety, Relikty, Doradcy.
    .ruling1 = Pionki tu zostają. Przyjście tutaj nie jest Podróżą.
denizen-faithful-friend = Wierny Przyjaciel
    .gen = Wiernego Przyjaciela
    .acc = Wiernego Przyjaciela
    .text = Zyskaj 4 punkty Zaopatrzenia, najwyżej do 7.
denizen-tents = Namioty
    .gen = Namiotów
    .acc = Namioty
    .text = Podróż w obrębie twojego Regionu nie kosztuje cię Zaopatrzenia.
    .ruling1 = Decydujesz i płacisz na początku. Jeśli rządzący Mglistym Borem wyśle cię do innego Regionu, zapłata przepada.
denizen-great-herd = Wielkie Stado
    .gen = Wielkiego Stada
    .acc = Wielkie Stado
    .text = Możesz zamienić tę kartę miejscami z kartą Nomady na dowolnym Obszarze.
    .ruling1 = Zablokowanych kart nie da się zamienić. To nie zagranie, więc nie ma Przychylności, a moc drugiej karty milczy.
denizen-convoys = Karawany
    .gen = Karawan
    .acc = Karawany
    .text = Połóż cały Stos Kart Odrzuconych innego Regionu na wierzchu stosu swojego Regionu.
    .ruling1 = Kolejność kart się nie zmienia. Stos twojego Regionu może być pusty.
denizen-vow-of-kinship = Ślub Pokrewieństwa
    .gen = Ślubu Pokrewieństwa
    .acc = Ślub Pokrewieństwa
    .text = Włóż całą swoją Przychylność do banku Nomady. Przychylność, która miałaby trafić na twoją planszę, też idzie tam, a to, co jest w tym banku, możesz wydawać jak własne.
    .ruling1 = Nikt nie może ci zabrać Przychylności: nie ma jej na twojej planszy. Nigdy nie musisz jej wydawać, nawet na Miłość Ludu.
    .ruling2 = Przychylność, którą dają ci inni, też idzie do banku.
denizen-wild-mounts = Dzikie Wierzchowce
    .gen = Dzikich Wierzchowców
    .acc = Dzikie Wierzchowce
    .text = Gdy masz odrzucić Plany Bitewne Nomady, możesz zamiast nich wszystkich odrzucić jedną kartę Bestii, którą rządzisz.
    .ruling1 = Bandyci robią tak, gdy chodzi o dwa plany Nomady albo więcej; oddają swoją najwyższą kartę Bestii, licząc od Kolebki.
denizen-lancers = Kopijnicy
    .gen = Kopijników
    .acc = Kopijników
    .text = Wszystko na twoich kościach Ataku liczy się podwójnie, także czaszki. Na koniec odrzuć tę kartę.
denizen-mountain-giant = Górski Olbrzym
    .gen = Górskiego Olbrzyma
    .acc = Górskiego Olbrzyma
    .text = ±1 kość Ataku; albo ±3 kości Ataku, a na koniec odrzucasz tę kartę.
denizen-rival-khan = Wrogi Chan
    .gen = Wrogiego Chana
    .acc = Wrogiego Chana
    .text = Jeśli wróg ma Doradcę Nomady: ±4 kości Ataku. Na koniec odrzuć tę kartę.
denizen-lost-tongue = Zapomniany Język
    .gen = Zapomnianego Języka
    .acc = Zapomniany Język
    .text = Kto nie rządzi żadną kartą Nomady, nie może deklarować twoich Reliktów i Sztandarów jako celów ani ich brać.
    .ruling1 = Nie może też odzyskać twoich Sztandarów.
denizen-special-envoy = Specjalny Wysłannik
    .gen = Specjalnego Wysłannika
    .acc = Specjalnego Wysłannika
    .text = Ta Podróż nie kosztuje cię Zaopatrzenia, ale gdy dotrzesz, kończy się twoja faza Akcji.
denizen-resettle = Przesiedlenie
    .gen = Przesiedlenia
    .acc = Przesiedlenie
    .text = Przemieść odkrytego Doradcę Nomady dowolnego gracza na dowolny Obszar.
    .ruling1 = Musi być miejsce, a ikona łańcucha albo ludzika nie może tego zabraniać. To przemieszczenie, nie zagranie: bez Przychylności, mocy i nagrody Ojczyzny. Miejsce mogą zrobić Wielkie Slumsy.
denizen-oracle = Wyrocznia
    .gen = Wyroczni
    .acc = Wyrocznię
    .text = Weź pierwszą Wizję z talii Świata, przesuń znacznik Dobranych Wizji i zagraj albo odrzuć tę Wizję jak na koniec Przeszukania.
    .ruling1 = Kart nad nią nikt nie ogląda, ich kolejność się nie zmienia i nie wiadomo, ile ich jest.
    .ruling2 = Obowiązuje wszystko, co ogranicza albo obciąża Przeszukanie (Praca Przymusowa). Gdy w talii nie ma Wizji, nie można jej użyć.
denizen-pilgrimage = Pielgrzymka
    .gen = Pielgrzymki
    .acc = Pielgrzymkę
    .text = Dołóż wszystkich Mieszkańców ze swojego Obszaru do Wywłaszczonych i potasuj. Dobierz stamtąd tyle samo Mieszkańców, obejrzyj ich i połóż na Stosie Kart Odrzuconych swojego Regionu.
    .ruling1 = Zablokowani Mieszkańcy i Budowle zostają. Żetony schodzą z kart jak przy odrzuceniu.
    .ruling2 = Karty widzisz tylko ty; kolejność wybierasz ty.
denizen-spell-breaker = Łamacz Zaklęć
    .gen = Łamacza Zaklęć
    .acc = Łamacza Zaklęć
    .text = Wrogowie tego, kto rządzi tą kartą, nie mogą używać mocy, których koszt obejmuje Sekret, położony albo spalony.
    .ruling1 = Dotyczy to też planów obciążonych przez Lśniący Pancerz, mocy Pogrzebanego Olbrzyma i Ukrytego Miejsca oraz kradzieży z Konspiracji.
    .ruling2 = Akcje, które nie są mocami, pozostają możliwe: Handel, Werbowanie z Rytuałem Wtajemniczenia.
denizen-mounted-patrol = Konny Patrol
    .gen = Konnego Patrolu
    .acc = Konny Patrol
    .text = Atakujący rzuca tylko połową kości Ataku, zaokrąglając w dół. Na koniec odrzuć tę kartę.
denizen-great-crusade = Wielka Krucjata
    .gen = Wielkiej Krucjaty
    .acc = Wielką Krucjatę
    .text = ±1 kość Ataku za każdą kartę Nomady, którą rządzisz, łącznie z tą. Na koniec odrzuć tę kartę.
denizen-ancient-bloodline = Pradawny Ród
    .gen = Pradawnego Rodu
    .acc = Pradawny Ród
    .text = Dla twoich wrogów wszyscy Mieszkańcy i wszystkie Relikty na Obszarach, którymi rządzisz, są zablokowane: nie mogą ich odrzucać, przemieszczać ani zamieniać, a Reliktów odzyskiwać.
    .ruling1 = Zawsze, nie tylko w czasie Najazdów.
denizen-ancient-pact = Pradawny Pakt
    .gen = Pradawnego Paktu
    .acc = Pradawny Pakt
    .text = Jako Banita możesz dać Kanclerzowi Najmroczniejszą Tajemnicę i zostać Obywatelem: bierzesz ze Skarbca Relikt bez podglądania, twoja faza Akcji się kończy, a Zaopatrzenie wynosi 7.
    .ruling1 = Sztandar zostaje dany, więc nie traci Sekretów.
denizen-storm-caller = Przyzywacz Burz
    .gen = Przyzywacza Burz
    .acc = Przyzywacza Burz
    .text = 2 kości Obrony więcej. Na koniec odrzuć tę kartę.
denizen-family-wagon = Rodzinny Wóz
    .gen = Rodzinnego Wozu
    .acc = Rodzinny Wóz
    .text = Możesz mieć dowolnie wielu Doradców Nomady i tylko jednego innego. Zakryty Doradca jest tym innym.
    .ruling1 = Liczysz tak, jakby ta karta już leżała.
    .ruling2 = Szczurołap i tak może dołączyć później; ten, który był wcześniej, jest twoim jednym innym Doradcą.
denizen-way-station = Stacja Pocztowa
    .gen = Stacji Pocztowej
    .acc = Stację Pocztową
    .text = Kto rządzi tą kartą, odbywa Podróż tutaj bez wydawania Zaopatrzenia; tak samo każdy, kto da mu za to 1 żeton Przychylności.
    .ruling1 = Za Imperium bierze Kanclerz; zapłatę dla Bandytów się spala.
denizen-twin-brother = Brat Bliźniak
    .gen = Brata Bliźniaka
    .acc = Brata Bliźniaka
    .text = Możesz zamienić tę kartę miejscami z odkrytym Doradcą Nomady innego gracza.
    .ruling1 = Nie z zablokowanym. Zamiana to nie zagranie.
denizen-hospitality = Gościnność
    .gen = Gościnności
    .acc = Gościnność
    .text = Po Podróży zyskaj 1 żeton Przychylności z banku symbolu, który jest zarówno na nowym Obszarze, jak i wśród twoich Doradców.
denizen-a-fast-steed = Rączy Rumak
    .gen = Rączego Rumaka
    .acc = Rączego Rumaka
    .text = Jeśli masz na planszy najwyżej 3 Chorągwie, ta Podróż nie kosztuje cię Zaopatrzenia.
denizen-relic-worship = Kult Reliktów
    .gen = Kultu Reliktów
    .acc = Kult Reliktów
    .text = Jeśli odzyskasz Relikt, zyskaj 3 punkty Zaopatrzenia.
    .ruling1 = Także za Relikt z Ojczyzny, bo liczy się on jako odzyskany.
denizen-sacred-ground = Święta Ziemia
    .gen = Świętej Ziemi
    .acc = Świętą Ziemię
    .text = Prawdziwe Wizje może zagrywać odkryte tylko gracz na tym Obszarze.
    .ruling1 = Konspiracji to nie dotyczy.

## Opcje

option-start = Początek
    .help = Jak gra się zaczyna, gdy nie ma świata z poprzedniej.
option-start-first = Pierwsza gra
    .help = Talie i zakryte Obszary są losowe.
option-start-learning = Gra do nauki
    .help = Wszystko leży jak w instrukcji; dla 3 lub 4 osób.
option-leaves = Kto odchodzi
    .help = Gdy uczycie się we troje, w rundzie 1 grają wszystkie cztery barwy, a osoba na ostatnim miejscu prowadzi dwie; potem ten Banita odchodzi.
option-leaves-red = Czerwony
    .help = Czerwony Banita odchodzi po rundzie 1.
option-leaves-blue = Niebieski
    .help = Niebieski Banita odchodzi po rundzie 1.
option-leaves-yellow = Żółty
    .help = Żółty Banita odchodzi po rundzie 1.
option-prince = Mechaniczny Książę
    .help = Gracz, którego turą rządzą zasady.
option-prince-auto = Gdy gra jedna osoba
    .help = Jako Kanclerz, jeśli grasz bez ludzi.
option-prince-off = Nie
    .help = Bez Księcia.
option-prince-chancellor = Kanclerz
    .help = Książę broni przysięgi.
option-prince-exile = Banita
    .help = Książę chce ją przejąć.
option-powers = Moce Księcia
    .help = Jakich mocy swoich kart używa Mechaniczny Książę. Obie możliwości to nasze uzupełnienie jego zasad.
option-powers-limited = Ograniczone
    .help = Tylko to, co nic nie kosztuje i nie zostawia wyboru.
option-powers-expanded = Rozszerzone
    .help = Gracz po nim decyduje według własnego uznania, jakich Planów Bitewnych Książę używa i za które płaci.
option-citizens = Zaopatrzenie Obywateli
    .help = Pole Kanclerza można rozumieć dwojako.
option-citizens-marker = Znacznik Kanclerza
    .help = Tam, gdzie stoi jego znacznik; tak to rozumiemy.
option-citizens-bank = Fioletowe Chorągwie
    .help = Według fioletowych Chorągwi w zasobach.
option-world = Świat
    .help = Dokument świata po poprzedniej grze; pusty zaczyna nową Kronikę.

## Co nie pasuje do siebie

conflict-learning = Gra do nauki jest dla 3 lub 4 osób i bez Mechanicznego Księcia: zmień liczbę graczy, Księcia albo początek.
conflict-alone = Jedna osoba gra z Mechanicznym Księciem: wybierz jego rolę.
conflict-six = Gdy gra sześć osób, nie ma planszy dla Mechanicznego Księcia: zagrajcie bez niego.

## Gracze, czyli kolory plansz

colour-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
colour-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
colour-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
colour-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
colour-white = Biały
    .gen = Białego
    .dat = Białemu
    .acc = Białego
colour-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
seat-bandits = Bandyci
    .gen = Bandytów
    .dat = Bandytom
    .acc = Bandytów

## Miejsca, stosy, żetony

source-deck = talia Świata
source-cradle = stos Kolebki
source-provinces = stos Prowincji
source-hinterland = stos Interioru
back-denizen = Mieszkaniec
back-vision = Wizja
good-favor = Przychylność
    .acc = Przychylność
good-secret = Sekret
    .acc = Sekret
good-warband = Chorągiew
    .acc = Chorągiew
place-first = 1. z kolei
place-second = 2. z kolei
place-third = 3. z kolei
place-fourth = 4. z kolei
place-fifth = 5. z kolei
place-sixth = 6. z kolei
place-seventh = 7. z kolei
place-eighth = 8. z kolei
space-first = pierwsze pole
space-second = drugie pole
space-third = trzecie pole
space-fourth = czwarte pole
site-cradle-1 = Kolebka, zakryty Obszar 1
site-cradle-2 = Kolebka, zakryty Obszar 2
site-provinces-1 = Prowincje, zakryty Obszar 1
site-provinces-2 = Prowincje, zakryty Obszar 2
site-provinces-3 = Prowincje, zakryty Obszar 3
site-hinterland-1 = Interior, zakryty Obszar 1
site-hinterland-2 = Interior, zakryty Obszar 2
site-hinterland-3 = Interior, zakryty Obszar 3

## Działania

action-pass =
    { $asked ->
        [Act] Zakończ turę
        [Plans] Dość Planów Bitewnych
        [Targets] To wszystkie cele
        [PlayCard] Odrzuć kartę
        [Propose] Złóż propozycję
        [Answer] Odmów
        [Keep] Tylko ta jedna
        [Sacrifice] Nie poświęcaj
        [Occupy] Nikogo
        [Invitations] Nikt więcej
        [Opportunity] Nic nie bierz
        [RestPowers] Dość
        [Upkeep] Zostaw, jak jest
        [ShiftDie] Zostaw kość, jak leży
        [Accept] Pozostań Banitą
        [Build] Nic nie buduj
        [SavePlans] Nie ocalaj Planów
        [Reroll] Zostaw ten rzut
        [BuryLoot] Zatrzymaj Relikty
        [Banish] Niech obrońca zostanie
        [BurnHalf] Zostaw Przychylność
        [FreeCampaign] Bez Najazdu
        [Join] Trzymaj się z dala
        [Admit] Nie pozwalaj
        [TakeLure] Odmów
        [Consent] Zostań tutaj
        [FreeTravel] Zostań tutaj
        [Exchange] Zatrzymaj te karty
        [DiscardWhere] Na zwykły stos
        [AsSearch] Jak zwykle
        [Permit] Nie pozwalaj
        [Lending] Odmów
        [Conspire] Nic nie zabieraj
        [MakeRoom] Nic nie odrzucaj
       *[other] Nie
    }
    .verb = Pas
    .word = pas
action-yes =
    { $asked ->
        [Upkeep] Dołóż żeton z planszy
        [Sacrifice] Poświęć tyle, ile brakuje
        [Answer] Zgódź się
        [Reroll] Rzuć jeszcze raz
        [Join] Dołącz jako Sojusznik
        [Admit] Pozwól
        [BurnHalf] Spal Przychylność
        [Consent] Zapłać i idź
        [TakeLure] Weź Relikt i zostań Obywatelem
        [Accept] Zostań Obywatelem
        [Permit] Pozwól
        [Lending] Zgódź się
       *[other] Tak
    }
    .verb = Tak
    .word = tak
action-search = Przeszukaj: { NAME($source) }
    .verb = Przeszukaj
    .word = przeszukaj
    .source = Skąd?
action-muster = Werbuj z karty „{ NAME($card) }”
    .verb = Werbuj
    .word = werbuj
    .card = Która karta?
action-trade-favor = Handluj z kartą „{ NAME($card) }” za Przychylność
    .verb = Handluj za Przychylność
    .word = handel
    .card = Która karta?
action-trade-secrets = Handluj z kartą „{ NAME($card) }” za Sekrety
    .verb = Handluj za Sekrety
    .word = sekrety
    .card = Która karta?
action-recover-relic = Odzyskaj Relikt: { NAME($place) }
    .verb = Odzyskaj Relikt
    .word = relikt
    .place = Która z kart?
action-recover-banner = Odzyskaj Sztandar: { NAME($banner) }
    .verb = Odzyskaj Sztandar
    .word = sztandar
    .banner = Który Sztandar?
action-travel = Podróżuj: { NAME($site) }
    .verb = Podróżuj
    .word = podróż
    .site = Który Obszar?
action-campaign = Najedź: { NAME($seat) }
    .verb = Najedź
    .word = najazd
    .seat = Który gracz?
action-with = Z kartą „{ NAME($card) }”
    .verb = Dodaj modyfikator
    .word = z
    .card = Która karta?
action-uncover = Zagraj lub odrzuć zakrytego Doradcę: „{ NAME($card) }”
    .verb = Użyj zakrytego Doradcy
    .word = odsłoń
    .card = Która karta?
action-use = Użyj karty „{ NAME($card) }”
    .verb = Użyj karty
    .word = użyj
    .card = Która karta?
action-peek = Podejrzyj Relikt: { NAME($site) }, { NAME($place) }
    .verb = Podejrzyj Relikt
    .word = podejrzyj
    .site = Który Obszar?
    .place = Która z kart?
action-peek-reliquary = Podejrzyj Imperialny Skarbiec
    .verb = Podejrzyj Skarbiec
    .word = skarbiec
action-garrison =
    Wyślij na Obszar { $number ->
        [one] { $number } Chorągiew
        [few] { $number } Chorągwie
       *[many] { $number } Chorągwi
    }
    .verb = Wyślij Chorągwie na Obszar
    .word = obsadź
    .number = Ile?
action-withdraw =
    Zabierz z Obszaru { $number ->
        [one] { $number } Chorągiew
        [few] { $number } Chorągwie
       *[many] { $number } Chorągwi
    }
    .verb = Zabierz Chorągwie z Obszaru
    .word = zabierz
    .number = Ile?
action-lend =
    Przekaż { $number ->
        [one] { $number } Chorągiew
        [few] { $number } Chorągwie
       *[many] { $number } Chorągwi
    }: { NAME($seat) }
    .verb = Przekaż Chorągwie
    .word = przekaż
    .seat = Który gracz?
    .number = Ile?
action-borrow =
    Poproś o { $number ->
        [one] { $number } Chorągiew
        [few] { $number } Chorągwie
       *[many] { $number } Chorągwi
    }: { NAME($seat) }
    .verb = Poproś o Chorągwie
    .word = poproś
    .seat = Który gracz?
    .number = Ile?
action-offer = Zaproponuj Obywatelstwo i Relikt ({ NAME($space) }): { NAME($seat) }
    .verb = Zaproponuj Obywatelstwo
    .word = oferta
    .seat = Który gracz?
    .space = Które pole Skarbca?
action-exile = Skaż na banicję: { NAME($seat) }
    .verb = Skaż na banicję
    .word = wygnaj
    .seat = Który gracz?
action-keep = Zatrzymaj „{ NAME($card) }”
    .verb = Zatrzymaj kartę
    .word = zatrzymaj
    .card = Która karta?
action-discard = Odrzuć „{ NAME($card) }”
    .verb = Odrzuć kartę
    .word = odrzuć
    .card = Która karta?
action-to-site = Na Obszar: { NAME($site) }
    .verb = Zagraj na Obszar
    .word = na
    .site = Który Obszar?
action-to-advisers = Do Doradców, odkryta
    .verb = Zagraj do Doradców
    .word = doradca
action-facedown =
    { $asked ->
        [LastSecret] Zostaje zakryty Sekret
       *[other] Do Doradców, zakryta
    }
    .verb = Połóż zakrytą
    .word = zakryta
action-reveal =
    { $asked ->
        [LastSecret] Zostaje odkryty Sekret
       *[other] Ujawnij
    }
    .verb = Ujawnij
    .word = ujawnij
action-plan = Plan Bitewny: „{ NAME($card) }”
    .verb = Użyj Planu Bitewnego
    .word = plan
    .card = Która karta?
action-counter = Plan Bitewny, drugi sposób: „{ NAME($card) }”
    .verb = Użyj Planu drugim sposobem
    .word = inaczej
    .card = Która karta?
action-pick =
    { $asked ->
        [Targets] Cel: „{ NAME($card) }”
        [Exchange] Wymień „{ NAME($card) }”
        [MakeRoom] Odrzuć „{ NAME($card) }”
        [SavePlans] Odrzuć zamiast nich „{ NAME($card) }”
        [BuryLoot] Odłóż pod talię „{ NAME($card) }”
        [MakeSeat] Odrzuć „{ NAME($card) }”
       *[other] Wybierz „{ NAME($card) }”
    }
    .verb = Wybierz kartę
    .word = karta
    .card = Która karta?
action-seat =
    { $asked ->
        [Losses] Chorągiew z planszy: { NAME($seat) }
        [Keeper] Oddaj tytuł: { NAME($seat) }
        [Invitations] Zaproś: { NAME($seat) }
        [Borrow] Licz Doradców gracza { NAME($seat) }
       *[other] Wybierz gracza: { NAME($seat) }
    }
    .verb = Wybierz gracza
    .word = gracz
    .seat = Który gracz?
action-at =
    { $asked ->
        [Losses] Chorągiew z Obszaru { NAME($site) }
        [Targets] Cel: { NAME($site) }
        [Banish] Odeślij na Obszar { NAME($site) }
        [Divert] Na Obszar { NAME($site) }
        [SendElsewhere] Na Obszar { NAME($site) }
        [FreeTravel] Na Obszar { NAME($site) }
        [FirstPawn] Postaw na Obszarze { NAME($site) }
       *[other] Wybierz Obszar: { NAME($site) }
    }
    .verb = Wybierz Obszar
    .word = obszar
    .site = Który Obszar?
action-bank = Wybierz bank: { NAME($suit) }
    .verb = Wybierz bank
    .word = bank
    .suit = Który bank?
action-number =
    { $asked ->
        [DiscardWhere] { $number ->
            [0] Na wierzch stosu
           *[other] Na spód stosu
        }
       *[other] { $number }
    }
    .verb = Podaj liczbę
    .word = liczba
    .number = Ile?
action-adviser = Zakryty Doradca: { NAME($seat) }, { NAME($place) }
    .verb = Wybierz zakrytego Doradcę
    .word = zakryty
    .seat = Który gracz?
    .place = Która z kart?
action-relic = Relikt: { NAME($site) }, { NAME($place) }
    .verb = Wybierz Relikt
    .word = reliktu
    .site = Który Obszar?
    .place = Która z kart?
action-space =
    { $asked ->
        [Propose] Pokaż Relikt ze Skarbca: { NAME($space) }
       *[other] Pole Skarbca: { NAME($space) }
    }
    .verb = Wybierz pole Skarbca
    .word = pole
    .space = Które pole Skarbca?
action-pile = Stos: { NAME($source) }
    .verb = Wybierz stos
    .word = stos
    .source = Skąd?
action-swear = Złóż przysięgę: { NAME($oath) }
    .verb = Złóż przysięgę
    .word = przysięga
    .oath = Która przysięga?
action-board = Weź planszę: { NAME($colour) }
    .verb = Weź planszę
    .word = plansza
    .colour = Która plansza?
action-banner = Sztandar: { NAME($banner) }
    .verb = Wybierz Sztandar
    .word = sztandaru
    .banner = Który Sztandar?
action-pawn = Pionek z Przychylnością
    .verb = Wybierz pionek
    .word = pionek
action-give =
    { $asked ->
        [Opportunity] Weź: { NAME($good) }
       *[other] Daję: { NAME($good) }
    }
    .verb = Daj
    .word = daję
    .good = Co?
action-ask = Chcę: { NAME($good) }
    .verb = Poproś o
    .word = chcę
    .good = Co?
action-give-card = Daję kartę „{ NAME($card) }”
    .verb = Daj kartę
    .word = daję-kartę
    .card = Która karta?
action-ask-card = Chcę kartę „{ NAME($card) }”
    .verb = Poproś o kartę
    .word = chcę-kartę
    .card = Która karta?
action-give-adviser = Daję zakrytego Doradcę: { NAME($place) }
    .verb = Daj zakrytego Doradcę
    .word = daję-zakrytego
    .place = Która z kart?
action-ask-adviser = Chcę zakrytego Doradcę: { NAME($place) }
    .verb = Poproś o zakrytego Doradcę
    .word = chcę-zakrytego
    .place = Która z kart?
action-give-banner = Daję Sztandar: { NAME($banner) }
    .verb = Daj Sztandar
    .word = daję-sztandar
    .banner = Który Sztandar?
action-ask-banner = Chcę Sztandar: { NAME($banner) }
    .verb = Poproś o Sztandar
    .word = chcę-sztandar
    .banner = Który Sztandar?
action-give-site = Oddaję Obszar: { NAME($site) }
    .verb = Oddaj Obszar
    .word = oddaję-obszar
    .site = Który Obszar?
action-ask-site = Chcę Obszar: { NAME($site) }
    .verb = Poproś o Obszar
    .word = chcę-obszar
    .site = Który Obszar?

## Co się dzieje

event-round-began = Zaczyna się runda { $number }.
event-turn-began = { NAME($seat) } zaczyna turę.
event-rested =
    { NAME($seat) } odpoczywa i ma { $supply ->
        [one] { $supply } punkt Zaopatrzenia
        [few] { $supply } punkty Zaopatrzenia
       *[many] { $supply } punktów Zaopatrzenia
    }.
event-spent =
    { NAME($seat) } wydaje { $supply ->
        [one] { $supply } punkt Zaopatrzenia
        [few] { $supply } punkty Zaopatrzenia
       *[many] { $supply } punktów Zaopatrzenia
    }.
event-got-supply =
    { NAME($seat) } zyskuje { $supply ->
        [one] { $supply } punkt Zaopatrzenia
        [few] { $supply } punkty Zaopatrzenia
       *[many] { $supply } punktów Zaopatrzenia
    }.
event-end-die = Na Kości Końcowej wypada { NAME($die) }.
event-title = Tytuł Wiernego Przysiędze ma teraz { NAME($seat) }.
event-usurper = { NAME($seat) } jest teraz Uzurpatorem.
event-won = { NAME($seat) } wygrywa i zapisze Kronikę.
event-gained-favor =
    { NAME($seat) } bierze z banku { NAME($suit, case: "gen") } { $amount ->
        [one] { $amount } żeton Przychylności
        [few] { $amount } żetony Przychylności
       *[many] { $amount } żetonów Przychylności
    }.
event-took-favor =
    { NAME($seat) } dostaje { $amount ->
        [one] { $amount } żeton Przychylności
        [few] { $amount } żetony Przychylności
       *[many] { $amount } żetonów Przychylności
    } od { NAME($other, case: "gen") }.
event-took-secrets =
    { NAME($seat) } dostaje { $amount ->
        [one] { $amount } Sekret
        [few] { $amount } Sekrety
       *[many] { $amount } Sekretów
    } od { NAME($other, case: "gen") }.
event-picked-up = { NAME($seat) } podnosi { NAME($good, case: "acc") } z Obszaru { NAME($site) }.
event-paid-favor =
    { $used ->
        [0] { NAME($seat) } płaci
       *[other] { NAME($seat) } używa karty „{ NAME($used_card) }” i płaci
    } { $spent ->
        [0] {""}
        [one] { $spent_supply ->
            [one] { $spent_supply } punkt Zaopatrzenia i{" "}
            [few] { $spent_supply } punkty Zaopatrzenia i{" "}
           *[many] { $spent_supply } punktów Zaopatrzenia i{" "}
        }
       *[other] {""}
    }{ $amount ->
        [one] { $amount } żeton Przychylności
        [few] { $amount } żetony Przychylności
       *[many] { $amount } żetonów Przychylności
    }{ $card_count ->
        [0] .
       *[other] { $used ->
            [0] {" "}na karcie „{ NAME($card) }”.
           *[other] .
        }
    }
event-paid-secrets =
    { $used ->
        [0] { NAME($seat) } płaci
       *[other] { NAME($seat) } używa karty „{ NAME($used_card) }” i płaci
    } { $spent ->
        [0] {""}
        [one] { $spent_supply ->
            [one] { $spent_supply } punkt Zaopatrzenia i{" "}
            [few] { $spent_supply } punkty Zaopatrzenia i{" "}
           *[many] { $spent_supply } punktów Zaopatrzenia i{" "}
        }
       *[other] {""}
    }{ $amount ->
        [one] { $amount } Sekret
        [few] { $amount } Sekrety
       *[many] { $amount } Sekretów
    }{ $card_count ->
        [0] .
       *[other] { $used ->
            [0] {" "}na karcie „{ NAME($card) }”.
           *[other] .
        }
    }
event-burned-favor =
    { NAME($seat) } spala { $amount ->
        [one] { $amount } żeton Przychylności
        [few] { $amount } żetony Przychylności
       *[many] { $amount } żetonów Przychylności
    }.
event-burned-secrets =
    { NAME($seat) } spala { $amount ->
        [one] { $amount } Sekret
        [few] { $amount } Sekrety
       *[many] { $amount } Sekretów
    }.
event-turned-secret = { NAME($seat) } zakrywa Sekret.
event-gained-secrets =
    { NAME($seat) } zyskuje { $amount ->
        [one] { $amount } Sekret
        [few] { $amount } Sekrety
       *[many] { $amount } Sekretów
    }.
event-banked =
    { $times ->
        [one] Do banku { NAME($suit, case: "gen") } { $amount ->
            [one] trafia { $amount } żeton Przychylności
            [few] trafiają { $amount } żetony Przychylności
           *[many] trafia { $amount } żetonów Przychylności
        }.
       *[other] Do banków trafia Przychylność: { $each }.
    }
    .each = { NAME($suit) } { $amount }
event-shifted =
    Z banku { NAME($suit, case: "gen") } do banku { NAME($to, case: "gen") }: { $amount ->
        [one] { $amount } żeton Przychylności
        [few] { $amount } żetony Przychylności
       *[many] { $amount } żetonów Przychylności
    }.
event-gained-warbands =
    { NAME($seat) } zyskuje { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    }.
event-killed =
    Na planszy { NAME($seat, case: "gen") } { $amount ->
        [one] ginie { $amount } Chorągiew
        [few] giną { $amount } Chorągwie
       *[many] ginie { $amount } Chorągwi
    }.
event-killed-at =
    Na Obszarze { NAME($site) } { $amount ->
        [one] ginie { $amount } Chorągiew
        [few] giną { $amount } Chorągwie
       *[many] ginie { $amount } Chorągwi
    }.
event-marched =
    { NAME($seat) } wysyła { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    } na Obszar { NAME($site) }.
event-withdrew =
    { NAME($seat) } zabiera { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    } z Obszaru { NAME($site) }.
event-lent =
    { NAME($seat) } przekazuje { NAME($other, case: "dat") } { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    }.
event-fed-banner = { NAME($seat) } dokłada żeton na Sztandar Miłości Ludu.
event-drained-banner = { NAME($seat) } oddaje żeton ze Sztandaru Miłości Ludu do banku { NAME($suit, case: "gen") }.
event-banner-tokens =
    Na Sztandarze { NAME($banner, case: "gen") } { $amount ->
        [one] leży teraz { $amount } żeton
        [few] leżą teraz { $amount } żetony
       *[many] leży teraz { $amount } żetonów
    }.
event-mob = Miłość Ludu pokazuje stronę Ciżby.
event-calm = Miłość Ludu wraca na zwykłą stronę.
event-drew =
    { NAME($seat) } dobiera z talii Świata { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }{ $spent ->
        [0] .
       *[other] {" "}{ $spent_supply ->
            [one] za { $spent_supply } punkt Zaopatrzenia
            [few] za { $spent_supply } punkty Zaopatrzenia
           *[many] za { $spent_supply } punktów Zaopatrzenia
        }.
    }
event-drew-vision = { NAME($seat) } dobiera Wizję, { $number }. w tej grze.
event-drew-pile =
    { NAME($seat) } dobiera ze stosu { NAME($region, case: "gen") } { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }{ $spent ->
        [0] .
       *[other] {" "}{ $spent_supply ->
            [one] za { $spent_supply } punkt Zaopatrzenia
            [few] za { $spent_supply } punkty Zaopatrzenia
           *[many] za { $spent_supply } punktów Zaopatrzenia
        }.
    }
event-saw =
    { $times ->
        [one] { NAME($seat) } widzi „{ NAME($card) }”.
       *[other] { NAME($seat) } widzi karty: { NAME($card) }.
    }
event-showed = { NAME($seat) } pokazuje „{ NAME($card) }”.
event-discarded =
    { $times ->
        [one] { NAME($seat) } odrzuca zakrytą kartę ({ NAME($back) }) na stos { NAME($region, case: "gen") }.
        [few] { NAME($seat) } odrzuca { $times } zakryte karty na stos { NAME($region, case: "gen") }.
       *[many] { NAME($seat) } odrzuca { $times } zakrytych kart na stos { NAME($region, case: "gen") }.
    }
event-discarded-card = Karta „{ NAME($card) }” trafia na stos { NAME($region, case: "gen") }.
event-buried = { NAME($seat) } kładzie kartę ({ NAME($back) }) pod talię Świata.
event-next-back = Na wierzchu talii Świata leży { NAME($back) }.
event-played-to-site = { NAME($seat) } zagrywa kartę „{ NAME($card) }” na Obszar { NAME($site) }.
event-played-adviser = { NAME($seat) } bierze na Doradcę kartę „{ NAME($card) }”.
event-played-facedown = { NAME($seat) } kładzie zakrytego Doradcę ({ NAME($back) }).
event-uncovered = { NAME($seat) } sięga po zakrytego Doradcę.
event-revealed-vision = { NAME($seat) } ujawnia Wizję „{ NAME($card) }”.
event-shared-vision = { NAME($seat) } dołącza do Wizji, którą ujawnił { NAME($other) }.
event-used = { NAME($seat) } używa karty „{ NAME($card) }”.
event-moved-card = Karta „{ NAME($card) }” przenosi się na Obszar { NAME($site) }.
event-swapped = Karta „{ NAME($card) }” zamienia się miejscem z kartą „{ NAME($other) }”.
event-turned-card = Budowla „{ NAME($card) }” zostaje odbudowana.
event-got-adviser = { NAME($seat) } dostaje Doradcę „{ NAME($card) }”.
event-swapped-backs = { NAME($seat) } i { NAME($other) } wymieniają się zakrytymi Doradcami.
event-got-back = { NAME($seat) } dostaje zakrytego Doradcę ({ NAME($back) }).
event-looked = { NAME($seat) } podgląda zakryte karty.
event-stacked = { NAME($seat) } przekłada stos { NAME($region, case: "gen") } na stos { NAME($to, case: "gen") }.
event-replaced =
    { NAME($seat) } wymienia z Wywłaszczonymi { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
event-traveled =
    { $found_site ->
        [0] { $spent ->
            [0] { NAME($seat) } jest teraz na Obszarze { NAME($site) }.
           *[other] { NAME($seat) } podróżuje na Obszar { NAME($site) } { $spent_supply ->
                [one] za { $spent_supply } punkt Zaopatrzenia
                [few] za { $spent_supply } punkty Zaopatrzenia
               *[many] za { $spent_supply } punktów Zaopatrzenia
            }.
        }
       *[other] { $spent ->
            [0] { NAME($seat) } wchodzi na Obszar { NAME($site) } i go odkrywa.
           *[other] { NAME($seat) } podróżuje na Obszar { NAME($site) } i go odkrywa { $spent_supply ->
                [one] za { $spent_supply } punkt Zaopatrzenia
                [few] za { $spent_supply } punkty Zaopatrzenia
               *[many] za { $spent_supply } punktów Zaopatrzenia
            }.
        }
    }
event-found-site =
    { $times ->
        [one] Odkryty zostaje Obszar { NAME($site) }.
       *[other] Odkryte zostają Obszary: { NAME($site) }.
    }
event-found-relics =
    Na Obszarze { NAME($site) } { $number ->
        [one] leży { $number } Relikt
        [few] leżą { $number } Relikty
       *[many] leży { $number } Reliktów
    }.
event-got-relic = { NAME($seat) } dostaje Relikt „{ NAME($card) }”.
event-buried-relic = Relikt „{ NAME($card) }” trafia pod talię Reliktów.
event-buried-unseen = { NAME($seat) } kładzie Relikt pod talię Reliktów.
event-got-banner =
    { $banner_tokens ->
        [0] { NAME($seat) } przejmuje Sztandar { NAME($banner, case: "gen") }.
       *[other] { $banner_tokens_amount ->
            [one] { NAME($seat) } przejmuje Sztandar { NAME($banner, case: "gen") } z { $banner_tokens_amount } żetonem.
           *[other] { NAME($seat) } przejmuje Sztandar { NAME($banner, case: "gen") } z { $banner_tokens_amount } żetonami.
        }
    }
event-uncovered-trait = Skarbiec odsłania cechę Kanclerza; jest nią { NAME($card) }.
event-campaign-began =
    { $spent ->
        [0] { NAME($seat) } rusza na Najazd, a broni się { $other ->
            [none] banda Bandytów.
           *[other] { NAME($other) }.
        }
       *[other] { NAME($seat) } rusza za { $spent_supply ->
            [one] { $spent_supply } punkt
            [few] { $spent_supply } punkty
           *[many] { $spent_supply } punktów
        } Zaopatrzenia na Najazd, a broni się { $other ->
            [none] banda Bandytów.
           *[other] { NAME($other) }.
        }
    }
event-targeted-site = { NAME($seat) } obiera za cel: { NAME($site) }.
event-targeted-card = { NAME($seat) } obiera za cel: { NAME($card) }.
event-targeted-relic-at = { NAME($seat) } obiera za cel zakryty Relikt na Obszarze { NAME($site) }.
event-targeted-banner = { NAME($seat) } obiera za cel Sztandar { NAME($banner, case: "gen") }.
event-targeted-pawn = { NAME($seat) } obiera za cel pionek { NAME($other, case: "gen") }.
event-pools =
    Atak ma { $attack ->
        [one] { $attack } kość
        [few] { $attack } kości
       *[many] { $attack } kości
    }, Obrona { $defense }.
event-joined = { NAME($seat) } dołącza jako Sojusznik.
event-planned =
    { $seat ->
        [none] Bandyci używają
       *[other] { NAME($seat) } używa
    } Planu Bitewnego „{ NAME($card) }”.
event-defense-rolled =
    { $doubles ->
        [0] Obrona wyrzuca { $total ->
            [one] { $total } tarczę.
            [few] { $total } tarcze.
           *[many] { $total } tarcz.
        }
       *[other] Obrona wyrzuca tarcze: { $shields }, po podwojeniu razem { $total }.
    }
event-attack-rolled =
    Atak wyrzuca { $swords ->
        [one] { $swords } miecz
        [few] { $swords } miecze
       *[many] { $swords } mieczy
    }, { $hollow ->
        [one] { $hollow } pusty miecz
        [few] { $hollow } puste miecze
       *[many] { $hollow } pustych mieczy
    } i { $skulls ->
        [one] { $skulls } czaszkę
        [few] { $skulls } czaszki
       *[many] { $skulls } czaszek
    }.
event-sacrificed =
    { NAME($seat) } poświęca { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    }.
event-campaign-won =
    { $seat ->
        [none] Bandyci odpierają Najazd.
       *[other] { NAME($seat) } zwycięża w Najeździe.
    }
event-dice-rolled = { NAME($seat) } rzuca kośćmi Obrony: { $total }.
event-saved =
    { NAME($seat) } ocala { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    }.
event-released =
    { NAME($seat) } odzyskuje z niewoli { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    }.
event-caged =
    { NAME($seat) } więzi { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    } { NAME($other, case: "gen") }.
event-became-citizen = { NAME($seat) } zostaje Obywatelem.
event-became-exile = { NAME($seat) } zostaje Banitą.
event-act-ended = { NAME($seat) } kończy Akcję.
event-offered = { NAME($seat) } proponuje { NAME($other, case: "dat") } układ.
event-accepted = { NAME($seat) } zgadza się.
event-refused = { NAME($seat) } odmawia.
event-left-game = { NAME($seat) } opuszcza grę.
event-chose-board = { NAME($seat) } bierze planszę: { NAME($colour) }.
event-prince-acts = { NAME($seat) } działa według Mapy Myśli.
event-swore = { NAME($seat) } składa przysięgę: { NAME($oath) }.
event-built = { NAME($seat) } wznosi Budowlę „{ NAME($card) }” na Obszarze { NAME($site) }.
event-chronicled = Kronika sprowadza karty: { NAME($suit) }.
event-came-in =
    { $times ->
        [one] Do świata przybywają karty: { NAME($suit) } { $number }.
       *[other] Do świata przybywają karty: { $each }.
    }
    .each = { NAME($suit) } { $number }
event-went-out =
    { $times ->
        [one] Ze świata odchodzą karty: { NAME($suit) } { $number }.
       *[other] Ze świata odchodzą karty: { $each }.
    }
    .each = { NAME($suit) } { $number }
event-became-ruin = Budowla „{ NAME($card) }” popada w ruinę.
counts-title = Co przyniosła runda
count-campaigns =
    { $amount ->
        [one] { $amount } zwycięski Najazd
        [few] { $amount } zwycięskie Najazdy
       *[many] { $amount } zwycięskich Najazdów
    }
count-relics =
    { $amount ->
        [one] { $amount } Relikt
        [few] { $amount } Relikty
       *[many] { $amount } Reliktów
    }
count-banners =
    { $amount ->
        [one] { $amount } Sztandar
        [few] { $amount } Sztandary
       *[many] { $amount } Sztandarów
    }
count-favor =
    { $amount ->
        [one] { $amount } żeton Przychylności
        [few] { $amount } żetony Przychylności
       *[many] { $amount } żetonów Przychylności
    }
count-secrets =
    { $amount ->
        [one] { $amount } Sekret
        [few] { $amount } Sekrety
       *[many] { $amount } Sekretów
    }
count-warbands =
    { $amount ->
        [one] { $amount } Chorągiew
        [few] { $amount } Chorągwie
       *[many] { $amount } Chorągwi
    }

## O co gra pyta

prompt-Keeper = { NAME($seat) } wybiera, kto przejmie tytuł.
    .you = Wybierasz, kto przejmie tytuł.
    .help = Kilku innych jest przed tobą po równo; tytuł dostaje ten, kogo wskażesz (oath.title.2).
prompt-Pick = { NAME($seat) } korzysta z mocy karty „{ NAME($source) }”.
    .you = Korzystasz z mocy karty „{ NAME($source) }”.
    .help = Karta daje ci wybór; jej treść mówi, jaki (oath.power.1).
prompt-SecretPick = { NAME($seat) } korzysta z mocy karty „{ NAME($source) }”.
    .you = Korzystasz z mocy karty „{ NAME($source) }”.
    .help = Karta daje ci wybór; jej treść mówi, jaki (oath.power.1).
prompt-PlayCard = { NAME($seat) } wybiera, gdzie trafi karta.
    .you = Wybierasz, gdzie trafi karta.
    .help = Na Obszar, na którym jest miejsce (oath.play.1), do Doradców odkrytą lub zakrytą (oath.play.4), jako Wizję (oath.vision.1) albo na stos (oath.search.4).
prompt-MakeRoom = { NAME($seat) } może zrobić miejsce na Obszarze: { NAME($site) }.
    .you = Możesz zrobić miejsce na Obszarze: { NAME($site) }.
    .help = Jedną kartę tego Obszaru można przedtem odrzucić (oath.site.5).
prompt-MakeSeat = { NAME($seat) } ma o jednego Doradcę za dużo i odrzuca jednego.
    .you = Masz o jednego Doradcę za dużo i odrzucasz jednego.
    .help = Doradców jest o jednego za dużo; zablokowani odkryci zostają (oath.play.4).
prompt-Exchange = { NAME($seat) } może wymienić dobrane karty na Wywłaszczonych.
    .you = Możesz wymienić dobrane karty na Wywłaszczonych.
    .help = Dobranych Mieszkańców można wymienić na losowych Wywłaszczonych (oath.search.2).
prompt-DiscardWhere = { NAME($seat) } wybiera stos dla odrzuconych kart.
    .you = Wybierasz stos dla odrzuconych kart.
    .help = Wszystkie odrzucane karty tego Przeszukania trafią na wierzch albo na spód jednego stosu (oath.term.8).
prompt-AsSearch = { NAME($seat) } może zmienić, dokąd trafiają odrzucane karty.
    .you = Możesz zmienić, dokąd trafiają odrzucane karty.
    .help = To, co działa jak koniec Przeszukania, zmieniają te same karty (oath.search.8).
prompt-Keep = { NAME($seat) } zatrzymuje i zagrywa jedną z dobranych kart.
    .you = Zatrzymujesz i zagrywasz jedną z dobranych kart.
    .help = Jedną zatrzymujesz i zagrywasz, resztę odrzucasz (oath.search.4).
prompt-Discards = { NAME($seat) } wskazuje kartę, którą odrzuca jako następną.
    .you = Wskazujesz kartę, którą odrzucasz jako następną.
    .help = Wskaż kartę, która trafi na stos jako następna (oath.term.8).
prompt-Borrow = { NAME($seat) } handluje z kartą „{ NAME($source) }” i wybiera, czyi Doradcy się liczą.
    .you = Handlujesz z kartą „{ NAME($source) }” i wybierasz, czyi Doradcy się liczą.
    .help = W tym Handlu liczą się Doradcy tego gracza zamiast twoich (oath.trade.2).
prompt-Pose = { NAME($seat) } handluje z kartą „{ NAME($source) }” i wybiera symbol Doradcy.
    .you = Handlujesz z kartą „{ NAME($source) }” i wybierasz symbol Doradcy.
    .help = Za co ma się liczyć ta karta w tym Handlu (oath.trade.2).
prompt-FreeRelic = { NAME($seat) } bierze Relikt z Obszaru: { NAME($site) }.
    .you = Bierzesz Relikt z Obszaru: { NAME($site) }.
    .help = Ojczyzna daje Relikt, który tu leży (oath.site.2).
prompt-BannerPrice = { NAME($seat) } płaci za { NAME($banner, case: "acc") }: więcej niż { $number }.
    .you = Płacisz za { NAME($banner, case: "acc") }: więcej niż { $number }.
    .help = Więcej, niż na nim leży; tyle na nim zostanie (oath.recover.4).
prompt-Scatter =
    { $number ->
        [one] { NAME($seat) } oddaje bankom { $number } żeton starej Przychylności.
        [few] { NAME($seat) } rozdaje bankom { $number } żetony starej Przychylności.
       *[many] { NAME($seat) } rozdaje bankom { $number } żetonów starej Przychylności.
    }
    .you =
        { $number ->
            [one] Oddajesz bankom { $number } żeton starej Przychylności.
            [few] Rozdajesz bankom { $number } żetony starej Przychylności.
           *[many] Rozdajesz bankom { $number } żetonów starej Przychylności.
        }
    .help = Po jednym żetonie, od wskazanego banku w kolejności banków (oath.recover.5).
prompt-Divert = { NAME($seat) } wybiera, dokąd trafi podróżny: { NAME($other) }.
    .you = Wybierasz, dokąd trafi podróżny: { NAME($other) }.
    .help = Rządzisz Obszarem, z którego wróg odchodzi (oath.site.7).
prompt-SendElsewhere = { NAME($seat) } wybiera, dokąd trafi podróżny: { NAME($other) }.
    .you = Wybierasz, dokąd trafi podróżny: { NAME($other) }.
    .help = Rządzisz Obszarem, z którego wróg odchodzi (oath.site.7).
prompt-Consent = { NAME($seat) } może zapłacić i odbyć Podróż albo zostać: { NAME($site) }.
    .you = Możesz zapłacić i odbyć Podróż albo zostać: { NAME($site) }.
    .help = Kogo zmuszają do Podróży, ten nie musi wnosić opłaty (oath.travel.5).
prompt-FreeTravel = { NAME($seat) } odbywa Podróż bez wydawania Zaopatrzenia.
    .you = Odbywasz Podróż bez wydawania Zaopatrzenia.
    .help = Płaci się wszystko poza Zaopatrzeniem (oath.travel.4).
prompt-FreeCampaign = { NAME($seat) } może przeprowadzić Najazd bez wydawania Zaopatrzenia.
    .you = Możesz przeprowadzić Najazd bez wydawania Zaopatrzenia.
    .help = Odpadają tylko 2 punkty Zaopatrzenia (oath.campaign.31).
prompt-Targets =
    { $other ->
        [none] { NAME($seat) } wskazuje cele Najazdu na Bandytów (kości Obrony dotąd: { $number }).
       *[other] { NAME($seat) } wskazuje cele Najazdu. Broni się { NAME($other) } (kości Obrony dotąd: { $number }).
    }
    .you =
        { $other ->
            [none] Wskazujesz cele Najazdu na Bandytów (kości Obrony dotąd: { $number }).
           *[other] Wskazujesz cele Najazdu. Broni się { NAME($other) } (kości Obrony dotąd: { $number }).
        }
    .help = Co najmniej jeden cel jest na twoim Obszarze; Obszar Obrońcy, na którym stoisz, musi nim być (oath.campaign.6).
prompt-Pool =
    { $other ->
        [none] { NAME($seat) } wybiera, iloma kośćmi Ataku rzuci. Bronią się Bandyci (kości Obrony: { $number }).
       *[other] { NAME($seat) } wybiera, iloma kośćmi Ataku rzuci. Broni się { NAME($other) } (kości Obrony: { $number }).
    }
    .you =
        { $other ->
            [none] Wybierasz, iloma kośćmi Ataku rzucisz. Bronią się Bandyci (kości Obrony: { $number }).
           *[other] Wybierasz, iloma kośćmi Ataku rzucisz. Broni się { NAME($other) } (kości Obrony: { $number }).
        }
    .help = Najwyżej tyle, ile Chorągwi liczy twoje wojsko (oath.campaign.9).
prompt-Join = { NAME($seat) } może dołączyć do obrony. Broni się { NAME($other) }.
    .you = Możesz dołączyć do obrony. Broni się { NAME($other) }.
    .help = Obywatel w pobliżu może zostać Sojusznikiem (oath.campaign.11).
prompt-Admit = { NAME($seat) } może przyjąć Sojusznika: { NAME($other) }.
    .you = Możesz przyjąć Sojusznika: { NAME($other) }.
    .help = Obrońca pozwala albo nie (oath.campaign.11).
prompt-Plans =
    { $other ->
        [none] { NAME($seat) } może użyć Planów Bitewnych w Najeździe na Bandytów.
       *[other] { NAME($seat) } może użyć Planów Bitewnych w Najeździe. Po drugiej stronie: { NAME($other) }.
    }
    .you =
        { $other ->
            [none] Możesz użyć Planów Bitewnych w Najeździe na Bandytów.
           *[other] Możesz użyć Planów Bitewnych w Najeździe. Po drugiej stronie: { NAME($other) }.
        }
    .help = Z kart, którymi rządzisz, każdego raz (oath.campaign.12).
prompt-Reroll = { NAME($seat) } może rzucić jeszcze raz dzięki karcie „{ NAME($source) }”.
    .you = Możesz rzucić jeszcze raz dzięki karcie „{ NAME($source) }”.
    .help = Cały rzut, jeden raz, za cenę karty (oath.power.2).
prompt-Sacrifice =
    { $number ->
        [one] { NAME($seat) } może poświęcić { $number } Chorągiew i zwyciężyć.
        [few] { NAME($seat) } może poświęcić { $number } Chorągwie i zwyciężyć.
       *[many] { NAME($seat) } może poświęcić { $number } Chorągwi i zwyciężyć.
    }
    .you =
        { $number ->
            [one] Możesz poświęcić { $number } Chorągiew i zwyciężyć.
            [few] Możesz poświęcić { $number } Chorągwie i zwyciężyć.
           *[many] Możesz poświęcić { $number } Chorągwi i zwyciężyć.
        }
    .help = Dokładnie tyle, ile brakuje do zwycięstwa, albo wcale (oath.campaign.18).
prompt-Losses =
    { $number ->
        [one] { NAME($seat) } traci { $number } Chorągiew w Najeździe i wybiera skąd.
        [few] { NAME($seat) } traci { $number } Chorągwie w Najeździe i wybiera skąd, po jednej.
       *[many] { NAME($seat) } traci { $number } Chorągwi w Najeździe i wybiera skąd, po jednej.
    }
    .you =
        { $number ->
            [one] Tracisz { $number } Chorągiew w Najeździe i wybierasz skąd.
            [few] Tracisz { $number } Chorągwie w Najeździe i wybierasz skąd, po jednej.
           *[many] Tracisz { $number } Chorągwi w Najeździe i wybierasz skąd, po jednej.
        }
    .help = Po jednej, z planszy albo z Obszarów wojska (oath.campaign.20).
prompt-Occupy = { NAME($seat) } obsadza zdobyty Obszar: { NAME($site) }.
    .you = Obsadzasz zdobyty Obszar: { NAME($site) }.
    .help = Dowolna liczba Chorągwi wojska, także żadna (oath.campaign.22).
prompt-BuryLoot = { NAME($seat) } może odłożyć pod talię Relikty zdobyte w Najeździe.
    .you = Możesz odłożyć pod talię Relikty zdobyte w Najeździe.
    .help = Plan Bitewny pozwala położyć je pod talię (oath.campaign.22).
prompt-Banish = { NAME($seat) } może odesłać pokonanego: { NAME($other) }.
    .you = Możesz odesłać pokonanego: { NAME($other) }.
    .help = Dokąd Obrońca ma odbyć Podróż (oath.campaign.22).
prompt-BurnHalf = { NAME($seat) } może spalić Przychylność pokonanego: { NAME($other) }.
    .you = Możesz spalić Przychylność pokonanego: { NAME($other) }.
    .help = Połowę, zaokrągloną w dół (oath.campaign.22), a z „Oszczerstwem” całą.
prompt-SavePlans = { NAME($seat) } może ocalić Plan Bitewny „{ NAME($source) }”.
    .you = Możesz ocalić Plan Bitewny „{ NAME($source) }”.
    .help = Zamiast nich można odrzucić jedną kartę (oath.campaign.24).
prompt-Conspire = { NAME($seat) } może spalić Sekret i coś zabrać.
    .you = Możesz spalić Sekret i coś zabrać.
    .help = Relikt albo Sztandar gracza na twoim Obszarze, którego Doradcy pasują do twoich (oath.conspiracy.2).
prompt-Propose = { NAME($seat) } układa propozycję. Odpowie { NAME($other) }.
    .you = Układasz propozycję. Odpowie { NAME($other) }.
    .help = Towary w ustalonej kolejności, potem druga strona odpowiada (oath.power.11).
prompt-Answer = { NAME($seat) } odpowiada na propozycję. Proponuje { NAME($other) }.
    .you = Odpowiadasz na propozycję. Proponuje { NAME($other) }.
    .help = Zgoda wiąże obie strony od razu (oath.power.11).
prompt-Deed = { NAME($seat) } obsadza nabyty Obszar: { NAME($site) }.
    .you = Obsadzasz nabyty Obszar: { NAME($site) }.
    .help = Co najmniej jedna Chorągiew z planszy (oath.power.11).
prompt-Recolour = { NAME($seat) } wybiera, gdzie staną fioletowe Chorągwie.
    .you = Wybierasz, gdzie staną fioletowe Chorągwie.
    .help = Fioletowych jest za mało na wszystkie twoje; tyle zostanie tutaj (oath.citizen.3).
prompt-Upkeep = { NAME($seat) } utrzymuje Miłość Ludu.
    .you = Utrzymujesz Miłość Ludu.
    .help = Dołóż żeton albo oddaj jeden najuboższemu bankowi (oath.wake.1).
prompt-Opportunity = { NAME($seat) } może wziąć żeton z Obszaru: { NAME($site) }.
    .you = Możesz wziąć żeton z Obszaru: { NAME($site) }.
    .help = Na koniec Przebudzenia jeden żeton, który tu leży (oath.wake.6).
prompt-Act = { NAME($seat) } wybiera akcję.
    .you = Wybierasz akcję.
    .help = Dowolnie wiele akcji w dowolnej kolejności, póki starcza Zaopatrzenia (oath.act.1).
prompt-Intend = { NAME($seat) } wybiera akcję z kartą „{ NAME($source) }”.
    .you = Wybierasz akcję z kartą „{ NAME($source) }”.
    .help = Modyfikatory wybiera się na początku akcji, każdy raz (oath.power.6).
prompt-Permit =
    { $number ->
        [one] { NAME($seat) } pozwala Obywatelowi zabrać { $number } Chorągiew albo nie: { NAME($other) }, { NAME($site) }.
        [few] { NAME($seat) } pozwala Obywatelowi zabrać { $number } Chorągwie albo nie: { NAME($other) }, { NAME($site) }.
       *[many] { NAME($seat) } pozwala Obywatelowi zabrać { $number } Chorągwi albo nie: { NAME($other) }, { NAME($site) }.
    }
    .you =
        { $number ->
            [one] Pozwalasz Obywatelowi zabrać { $number } Chorągiew albo nie: { NAME($other) }, { NAME($site) }.
            [few] Pozwalasz Obywatelowi zabrać { $number } Chorągwie albo nie: { NAME($other) }, { NAME($site) }.
           *[many] Pozwalasz Obywatelowi zabrać { $number } Chorągwi albo nie: { NAME($other) }, { NAME($site) }.
        }
    .help = Obywatel potrzebuje zgody Kanclerza (oath.minor.6).
prompt-Lending = { NAME($seat) } zgadza się na przekazanie { $number } Chorągwi albo nie: { NAME($other) }.
    .you = Zgadzasz się na przekazanie { $number } Chorągwi albo nie: { NAME($other) }.
    .help = Gracze Imperium na jednym Obszarze mogą się nimi dzielić za zgodą (oath.minor.7).
prompt-RestPowers = { NAME($seat) } może użyć mocy Odpoczynku.
    .you = Możesz użyć mocy Odpoczynku.
    .help = Każdej raz, w dowolnej kolejności (oath.rest.6).
prompt-ShiftDie = { NAME($seat) } może przesunąć wynik kości Końcowej: { $number }.
    .you = Możesz przesunąć wynik kości Końcowej: { $number }.
    .help = O jeden w dół albo w górę (oath.win.3).
prompt-LastSecret = { NAME($seat) } wybiera, który Sekret zostaje.
    .you = Wybierasz, który Sekret zostaje.
    .help = Pozostałe Sekrety z planszy zostają spalone; zakryty odkrywa się dopiero w Odpoczynku (oath.power.4).
prompt-Split = { NAME($seat) } dzieli Przychylność między Obszary: { NAME($site) }.
    .you = Dzielisz Przychylność między Obszary: { NAME($site) }.
    .help = Przychylności nie starcza na wszystkie Obszary; Kanclerz decyduje, ile dostaje każdy (oath.next.9).
prompt-PickBoard = { NAME($seat) } wybiera planszę.
    .you = Wybierasz planszę.
    .help = Plansza leży tą stroną, na której ją odłożono (oath.next.5).
prompt-FirstPawn = { NAME($seat) } stawia pionek.
    .you = Stawiasz pionek.
    .help = Na dowolnym odkrytym Obszarze; Kanclerz na szczycie Kolebki (oath.next.14).
prompt-FirstAdviser = { NAME($seat) } wybiera pierwszego Doradcę.
    .you = Wybierasz pierwszego Doradcę.
    .help = Jedna z trzech kart zostaje zakrytym Doradcą (oath.next.14).
prompt-Swear = { NAME($seat) } składa przysięgę na następną grę.
    .you = Składasz przysięgę na następną grę.
    .help = Po wygranej samą Wizją jej przysięgę, inaczej dowolną poza obecną (oath.chron.1).
prompt-Invitations = { NAME($seat) } może zaprosić Banitów do Imperium.
    .you = Możesz zaprosić Banitów do Imperium.
    .help = Banitów, których plansz właśnie nie odwrócono (oath.chron.2).
prompt-Accept = { NAME($seat) } może zostać Obywatelem zwycięzcy: { NAME($other) }.
    .you = Możesz zostać Obywatelem zwycięzcy: { NAME($other) }.
    .help = Obszary, którymi rządzisz, przejdą na zwycięzcę (oath.chron.3).
prompt-Build = { NAME($seat) } może wznieść Budowlę.
    .you = Możesz wznieść Budowlę.
    .help = Na Obszarze, którym rządzisz, w miejsce Mieszkańca jej symbolu, albo odbudować ruinę (oath.chron.5).
prompt-ChooseSuit = { NAME($seat) } wybiera symbol nowych kart.
    .you = Wybierasz symbol nowych kart.
    .help = Najczęstszy wśród twoich odkrytych Doradców (oath.chron.17).
prompt-TakeLure = { NAME($seat) } może przystać do Księcia.
    .you = Możesz przystać do Księcia.
    .help = Za Relikt ze Skarbca, który właśnie widzisz (oath.prince.20).

## Dzieje świata: nazwa każdego rodzaju zapisu i jego zdania

annal-won = Zwycięstwo
annal-won-usurper = { NAME($seat) } wygrywa jako Uzurpator w rundzie { $round }; { NAME($oath, case: "oath") } zostaje złamana.
annal-won-vision = { NAME($seat) } wygrywa dzięki Wizji „{ NAME($vision) }” w rundzie { $round }; { NAME($oath, case: "oath") } idzie w zapomnienie.
annal-won-both = { NAME($seat) } wygrywa jako Uzurpator i dzięki Wizji „{ NAME($vision) }” w rundzie { $round }; { NAME($oath, case: "oath") } zostaje złamana.
annal-won-chancellor = { NAME($seat) } wygrywa jako Kanclerz w rundzie { $round }; { NAME($oath, case: "oath") } została dotrzymana.
annal-won-successor = { NAME($seat) } wygrywa jako Następca w rundzie { $round }; { NAME($oath, case: "oath") } została dotrzymana.
annal-unseated = Mechaniczny Książę
annal-oath = Przysięga
annal-oath-of = { NAME($oath, case: "oath") }
annal-oath-rules = { NAME($oath, case: "oath") }. { NAME($oath, case: "text") }
annal-citizens = Obywatele
annal-nobody = nikt
annal-built = Wzniesione
annal-ruined = Popadły w ruinę
annal-gone = Zniknęły z mapy
annal-lost = Utracone Obszary
annal-found = Odkryte Obszary
annal-came = Karty, które przybyły
annal-left = Karty, które odeszły
annal-card-at = „{ NAME($card) }” (Obszar: { NAME($site) })
annal-things = { NAME($things) }
annal-suit-number = { NAME($suit) }: { $number }
annal-suit-cards = { NAME($suit) }: { NAME($cards) }
annal-cradle = { NAME("region-cradle") }
annal-provinces = { NAME("region-provinces") }
annal-hinterland = { NAME("region-hinterland") }
annal-site-facedown = zakryty Obszar
annal-site =
    { $relics ->
        [0] { NAME($site) }
        [one] { NAME($site) } i { $relics } zakryty Relikt
        [few] { NAME($site) } i { $relics } zakryte Relikty
       *[other] { NAME($site) } i { $relics } zakrytych Reliktów
    }
annal-site-cards =
    { $relics ->
        [0] { NAME($site) }: { NAME($cards) }
        [one] { NAME($site) }: { NAME($cards) }; { $relics } zakryty Relikt
        [few] { NAME($site) }: { NAME($cards) }; { $relics } zakryte Relikty
       *[other] { NAME($site) }: { NAME($cards) }; { $relics } zakrytych Reliktów
    }
annal-decks = Karty
annal-decks-are = Mieszkańcy w talii Świata: { $deck }, wśród Wywłaszczonych: { $gone }, w Archiwum: { $archive }.
annal-deck = W talii Świata
annal-dispossessed = Wśród Wywłaszczonych

## Karty pod jedną nazwą w działaniach i zdarzeniach

card-none = żadna
card-wrestlers = { denizen-wrestlers }
card-battle-honors = { denizen-battle-honors }
card-bear-traps = { denizen-bear-traps }
card-longbows = { denizen-longbows }
card-keep = { denizen-keep }
card-pressgangs = { denizen-pressgangs }
card-garrison = { denizen-garrison }
card-scouts = { denizen-scouts }
card-alchemist = { denizen-alchemist }
card-martial-culture = { denizen-martial-culture }
card-errand-boy = { denizen-errand-boy }
card-mercenaries = { denizen-mercenaries }
card-tinkers-fair = { denizen-tinkers-fair }
card-rain-boots = { denizen-rain-boots }
card-a-small-favor = { denizen-a-small-favor }
card-second-wind = { denizen-second-wind }
card-sleight-of-hand = { denizen-sleight-of-hand }
card-key-to-the-city = { denizen-key-to-the-city }
card-scryer = { denizen-scryer }
card-disgraced-captain = { denizen-disgraced-captain }
card-naysayers = { denizen-naysayers }
card-book-burning = { denizen-book-burning }
card-ancient-binding = { denizen-ancient-binding }
card-horse-archers = { denizen-horse-archers }
card-warning-signals = { denizen-warning-signals }
card-elders = { denizen-elders }
card-the-gathering = { denizen-the-gathering }
card-faithful-friend = { denizen-faithful-friend }
card-tents = { denizen-tents }
card-great-herd = { denizen-great-herd }
card-fire-talkers = { denizen-fire-talkers }
card-magicians-code = { denizen-magicians-code }
card-spirit-snare = { denizen-spirit-snare }
card-wizard-school = { denizen-wizard-school }
card-dazzle = { denizen-dazzle }
card-acting-troupe = { denizen-acting-troupe }
card-taming-charm = { denizen-taming-charm }
card-inquisitor = { denizen-inquisitor }
card-wolves = { denizen-wolves }
card-animal-playmates = { denizen-animal-playmates }
card-true-names = { denizen-true-names }
card-the-old-oak = { denizen-the-old-oak }
card-forest-paths = { denizen-forest-paths }
card-long-lost-heir = { denizen-long-lost-heir }
card-rangers = { denizen-rangers }
card-roving-terror = { denizen-roving-terror }
card-wayside-inn = { denizen-wayside-inn }
card-extra-provisions = { denizen-extra-provisions }
card-memory-of-home = { denizen-memory-of-home }
card-welcoming-party = { denizen-welcoming-party }
card-traveling-doctor = { denizen-traveling-doctor }
card-storyteller = { denizen-storyteller }
card-armed-mob = { denizen-armed-mob }
card-tavern-songs = { denizen-tavern-songs }
card-secret-signal = { denizen-secret-signal }
card-augury = { denizen-augury }
card-rusting-ray = { denizen-rusting-ray }
card-portal = { denizen-portal }
card-billowing-fog = { denizen-billowing-fog }
card-kindred-warriors = { denizen-kindred-warriors }
card-terror-spells = { denizen-terror-spells }
card-blood-pact = { denizen-blood-pact }
card-revelation = { denizen-revelation }
card-observatory = { denizen-observatory }
card-plague-engines = { denizen-plague-engines }
card-gleaming-armor = { denizen-gleaming-armor }
card-bewitch = { denizen-bewitch }
card-jinx = { denizen-jinx }
card-tutor = { denizen-tutor }
card-dream-thief = { denizen-dream-thief }
card-cracking-ground = { denizen-cracking-ground }
card-sealing-ward = { denizen-sealing-ward }
card-initiation-rite = { denizen-initiation-rite }
card-vow-of-silence = { denizen-vow-of-silence }
card-forgotten-vault = { denizen-forgotten-vault }
card-map-library = { denizen-map-library }
card-witchs-bargain = { denizen-witchs-bargain }
card-master-of-disguise = { denizen-master-of-disguise }
card-charlatan = { denizen-charlatan }
card-assassin = { denizen-assassin }
card-downtrodden = { denizen-downtrodden }
card-blackmail = { denizen-blackmail }
card-cracked-sage = { denizen-cracked-sage }
card-dissent = { denizen-dissent }
card-false-prophet = { denizen-false-prophet }
card-vow-of-renewal = { denizen-vow-of-renewal }
card-zealots = { denizen-zealots }
card-royal-ambitions = { denizen-royal-ambitions }
card-salt-the-earth = { denizen-salt-the-earth }
card-beast-tamer = { denizen-beast-tamer }
card-riots = { denizen-riots }
card-silver-tongue = { denizen-silver-tongue }
card-gambling-hall = { denizen-gambling-hall }
card-boiling-lake = { denizen-boiling-lake }
card-relic-thief = { denizen-relic-thief }
card-enchantress = { denizen-enchantress }
card-insomnia = { denizen-insomnia }
card-sneak-attack = { denizen-sneak-attack }
card-gossip = { denizen-gossip }
card-bandit-chief = { denizen-bandit-chief }
card-chaos-cult = { denizen-chaos-cult }
card-slander = { denizen-slander }
card-code-of-honor = { denizen-code-of-honor }
card-outriders = { denizen-outriders }
card-messenger = { denizen-messenger }
card-field-promotion = { denizen-field-promotion }
card-palanquin = { denizen-palanquin }
card-shield-wall = { denizen-shield-wall }
card-military-parade = { denizen-military-parade }
card-tome-guardians = { denizen-tome-guardians }
card-tyrant = { denizen-tyrant }
card-forced-labor = { denizen-forced-labor }
card-secret-police = { denizen-secret-police }
card-specialist = { denizen-specialist }
card-captains = { denizen-captains }
card-siege-engines = { denizen-siege-engines }
card-royal-tax = { denizen-royal-tax }
card-toll-roads = { denizen-toll-roads }
card-curfew = { denizen-curfew }
card-knights-errant = { denizen-knights-errant }
card-vow-of-obedience = { denizen-vow-of-obedience }
card-hunting-party = { denizen-hunting-party }
card-council-seat = { denizen-council-seat }
card-encirclement = { denizen-encirclement }
card-peace-envoy = { denizen-peace-envoy }
card-relic-hunter = { denizen-relic-hunter }
card-homesteaders = { denizen-homesteaders }
card-crop-rotation = { denizen-crop-rotation }
card-a-round-of-ale = { denizen-a-round-of-ale }
card-land-warden = { denizen-land-warden }
card-charming-friend = { denizen-charming-friend }
card-village-constable = { denizen-village-constable }
card-family-heirloom = { denizen-family-heirloom }
card-news-from-afar = { denizen-news-from-afar }
card-levelers = { denizen-levelers }
card-fabled-feast = { denizen-fabled-feast }
card-the-great-levy = { denizen-the-great-levy }
card-hearts-and-minds = { denizen-hearts-and-minds }
card-relic-breaker = { denizen-relic-breaker }
card-book-binders = { denizen-book-binders }
card-ballot-box = { denizen-ballot-box }
card-saddle-makers = { denizen-saddle-makers }
card-herald = { denizen-herald }
card-rowdy-pub = { denizen-rowdy-pub }
card-vow-of-peace = { denizen-vow-of-peace }
card-deed-writer = { denizen-deed-writer }
card-salad-days = { denizen-salad-days }
card-marriage = { denizen-marriage }
card-hospital = { denizen-hospital }
card-awaited-return = { denizen-awaited-return }
card-convoys = { denizen-convoys }
card-vow-of-kinship = { denizen-vow-of-kinship }
card-wild-mounts = { denizen-wild-mounts }
card-lancers = { denizen-lancers }
card-mountain-giant = { denizen-mountain-giant }
card-rival-khan = { denizen-rival-khan }
card-lost-tongue = { denizen-lost-tongue }
card-special-envoy = { denizen-special-envoy }
card-resettle = { denizen-resettle }
card-oracle = { denizen-oracle }
card-pilgrimage = { denizen-pilgrimage }
card-spell-breaker = { denizen-spell-breaker }
card-mounted-patrol = { denizen-mounted-patrol }
card-great-crusade = { denizen-great-crusade }
card-ancient-bloodline = { denizen-ancient-bloodline }
card-ancient-pact = { denizen-ancient-pact }
card-storm-caller = { denizen-storm-caller }
card-family-wagon = { denizen-family-wagon }
card-way-station = { denizen-way-station }
card-twin-brother = { denizen-twin-brother }
card-hospitality = { denizen-hospitality }
card-a-fast-steed = { denizen-a-fast-steed }
card-relic-worship = { denizen-relic-worship }
card-sacred-ground = { denizen-sacred-ground }
card-nature-worship = { denizen-nature-worship }
card-birdsong = { denizen-birdsong }
card-small-friends = { denizen-small-friends }
card-grasping-vines = { denizen-grasping-vines }
card-threatening-roar = { denizen-threatening-roar }
card-fae-merchant = { denizen-fae-merchant }
card-second-chance = { denizen-second-chance }
card-pied-piper = { denizen-pied-piper }
card-mushrooms = { denizen-mushrooms }
card-insect-swarm = { denizen-insect-swarm }
card-vow-of-union = { denizen-vow-of-union }
card-giant-python = { denizen-giant-python }
card-war-tortoise = { denizen-war-tortoise }
card-new-growth = { denizen-new-growth }
card-wild-cry = { denizen-wild-cry }
card-animal-host = { denizen-animal-host }
card-memory-of-nature = { denizen-memory-of-nature }
card-marsh-spirit = { denizen-marsh-spirit }
card-vow-of-poverty = { denizen-vow-of-poverty }
card-forest-council = { denizen-forest-council }
card-walled-garden = { denizen-walled-garden }
card-vow-of-beastkin = { denizen-vow-of-beastkin }
card-bracken = { denizen-bracken }
card-wild-allies = { denizen-wild-allies }
card-festival-district = { edifice-festival-district-intact }
card-great-spire = { edifice-great-spire-intact }
card-sprawling-rampart = { edifice-sprawling-rampart-intact }
card-hall-of-debate = { edifice-hall-of-debate-intact }
card-forest-temple = { edifice-forest-temple-intact }
card-ancient-forge = { edifice-ancient-forge-intact }
card-festival-district-ruined = { edifice-festival-district-ruined }
card-great-spire-ruined = { edifice-great-spire-ruined }
card-sprawling-rampart-ruined = { edifice-sprawling-rampart-ruined }
card-hall-of-debate-ruined = { edifice-hall-of-debate-ruined }
card-forest-temple-ruined = { edifice-forest-temple-ruined }
card-ancient-forge-ruined = { edifice-ancient-forge-ruined }
card-sticky-fire = { relic-sticky-fire }
card-cursed-cauldron = { relic-cursed-cauldron }
card-brass-horse = { relic-brass-horse }
card-truthful-harp = { relic-truthful-harp }
card-grand-mask = { relic-grand-mask }
card-horned-mask = { relic-horned-mask }
card-cup-of-plenty = { relic-cup-of-plenty }
card-whistle = { relic-whistle }
card-dowsing-sticks = { relic-dowsing-sticks }
card-cracked-horn = { relic-cracked-horn }
card-bandit-crown = { relic-bandit-crown }
card-ring-of-devotion = { relic-ring-of-devotion }
card-skeleton-key = { relic-skeleton-key }
card-oracular-pig = { relic-oracular-pig }
card-circlet-of-command = { relic-circlet-of-command }
card-ivory-eye = { relic-ivory-eye }
card-map = { relic-map }
card-obsidian-cage = { relic-obsidian-cage }
card-book-of-records = { relic-book-of-records }
card-dragonskin-drum = { relic-dragonskin-drum }
card-the-grand-scepter = { relic-the-grand-scepter }
card-vision-of-conquest = { vision-vision-of-conquest }
card-vision-of-rebellion = { vision-vision-of-rebellion }
card-vision-of-sanctuary = { vision-vision-of-sanctuary }
card-vision-of-faith = { vision-vision-of-faith }
card-conspiracy = { vision-conspiracy }
card-ancient-city = { site-ancient-city }
card-barren-coast = { site-barren-coast }
card-buried-giant = { site-buried-giant }
card-charming-valley = { site-charming-valley }
card-deep-woods = { site-deep-woods }
card-drowned-city = { site-drowned-city }
card-fertile-valley = { site-fertile-valley }
card-great-slum = { site-great-slum }
card-lush-coast = { site-lush-coast }
card-marshes = { site-marshes }
card-mine = { site-mine }
card-mountain = { site-mountain }
card-narrow-pass = { site-narrow-pass }
card-plains = { site-plains }
card-river = { site-river }
card-rocky-coast = { site-rocky-coast }
card-salt-flats = { site-salt-flats }
card-shrouded-wood = { site-shrouded-wood }
card-standing-stones = { site-standing-stones }
card-steppe = { site-steppe }
card-the-hidden-place = { site-the-hidden-place }
card-the-tribunal = { site-the-tribunal }
card-wastes = { site-wastes }
card-brutal = { trait-brutal }
card-decadent = { trait-decadent }
card-careless = { trait-careless }
card-greedy = { trait-greedy }

## Katalog

catalogue-denizen = Mieszkańcy
    .one = Mieszkaniec
    .help = Zagrywasz ich na Obszary albo bierzesz na Doradców. Pierwsze 54 karty są w talii Świata pierwszej gry; pozostałe wchodzą przez Kronikę.
catalogue-edifice = Budowle
    .one = Budowla
    .help = Powstają w Kronice i w czasie gry nie opuszczają swojego Obszaru. Tam, gdzie zwycięzca nie rządzi, popadają w ruinę.
catalogue-relic = Relikty
    .one = Relikt
    .help = Leżą zakryte na Obszarach i w Skarbcu. Kto ma Relikt, używa jego mocy; jako cel Relikt dodaje swoje kości Obrony.
catalogue-site = Obszary
    .one = Obszar
    .help = Na mapie leży ich osiem. Po odkryciu Obszaru kładzie się na nim pokazaną Przychylność, Sekrety i Relikty.
catalogue-vision = Wizje
    .one = Wizja
    .help = Cztery inne drogi Banity do zwycięstwa i Konspiracja, którą może zagrać każdy.
catalogue-banner = Sztandary
    .one = Sztandar
    .help = Każdy może je odzyskać, z każdego miejsca; liczą się do celów przysiąg i Wizji jak Relikty.
catalogue-oath = Przysięgi
    .one = Przysięga
    .help = Każdą grę wiąże jedna przysięga; następną wybiera zwycięzca.
catalogue-trait = Cechy Skarbca
    .one = Cecha Skarbca
    .help = Co dostaje Kanclerz, gdy Relikt opuści swoje pole w Imperialnym Skarbcu.
catalogue-prince = Mechaniczny Książę
    .one = Mechaniczny Książę
    .help = Automatyczny gracz dla jednej lub dwóch osób.
    .reconstructed = Jego arkusz zasad nie jest publicznie dostępny w całości. Mapa Myśli i kolejność zagrożeń mają źródło; wiele z reszty uzupełniliśmy sami, a zasady mówią, co.

fact-suit = Symbol
fact-icons = Ikony
fact-power = Rodzaj mocy
fact-action = Dotyczy
fact-place-favor = Przychylność położona
fact-place-secret = Sekrety położone
fact-burn-favor = Przychylność spalona
fact-burn-secret = Sekrety spalone
fact-number = Numer
fact-deck = Zaczyna w
fact-dice = Kości Obrony
fact-capacity = Miejsce na karty
fact-favor = Przychylność po odkryciu
fact-secrets = Sekrety po odkryciu
fact-relics = Relikty po odkryciu
fact-price-bank = Koszt Reliktu, Przychylność do banku
fact-price-burn-favor = Koszt Reliktu, Przychylność spalona
fact-price-burn-secret = Koszt Reliktu, Sekrety spalone
fact-homeland = Ojczyzna symbolu
fact-oath = Odpowiada przysiędze
fact-vision = Odpowiada jej

deck-first = pierwszej talii Świata
deck-archive = Archiwum

part-ruling = wyjaśnienie

prince-how = Nie ma Zaopatrzenia ani kart na ręce. W każdej turze szuka największego zagrożenia, dobiera trzy karty i zagrywa jedną, a potem idzie po Mapie Myśli i wykonuje tyle akcji, na ile pozwalają jego Chorągwie i przyjaciele.

## W terminalu

board-site = Obszar
board-force = wojsko
board-cards = karty
board-pawns = pionki
board-round = Runda { $round }, Przysięga { NAME($oath, case: "gen") }, dobrane Wizje: { $visions }
board-banks = Banki Przychylności: { $banks }
board-banner = { NAME($banner) }: { $tokens }, posiadacz: { $holder }
board-piles = Stosy Kart Odrzuconych: { $piles }
board-reliquary = Skarbiec: { $spaces }
board-wins-title-wake = { NAME($seat) } wygra w swoim Przebudzeniu, jeśli nadal będzie Uzurpatorem.
board-wins-title-second-wake = { NAME($seat) } stanie się Uzurpatorem w swoim Przebudzeniu, jeśli zachowa tytuł.
board-wins-vision-wake = { NAME($seat) } wygra w swoim Przebudzeniu, jeśli nadal spełni Wizję „{ NAME($card) }”.
board-wins-vision-more-visions = { NAME($seat) } spełnia Wizję „{ NAME($card) }”, ale dobrano mniej niż trzy Wizje.
board-wins-empire-round-end = { NAME($seat) } wygra na koniec rundy { $round }, jeśli kość Końcowa pokaże co najmniej { $die }.
board-wins-empire-last-round = { NAME($seat) } wygra na koniec tej rundy.
board-campaign = Najazd. Atakuje { NAME($attacker) }, broni się { NAME($defender) }: { $targets }
board-forces = Atak: kości { $attack }, Chorągwie { $force }, wynik { $swords }
board-defense = Obrona: kości { $dice }, Chorągwie { $force }, razem { $total }
board-deal = Układ. Proponuje { NAME($seat) }, odpowiada { NAME($other) }: { $goods }
board-drawn = Dobrane
board-own = Twoje
board-here = Na twoim Obszarze
board-asks = O tę kartę chodzi
panel-player = gracz
panel-supply = Zaop.
panel-favor = Przych.
panel-secrets = Sekrety
panel-warbands = Chorągwie (zasoby)
panel-cards = Doradcy, Relikty, Wizja
sign-hidden = zakryte
look-facedown = Zakryty Obszar; nikt nie wie, jaki.

# What the arena compares.
trait-term = Rola na końcu gry

## Co kto ma: koszty i zyski akcji

holding-supply = Zaopatrzenie
holding-favor = Przychylność
holding-secrets = Sekrety
holding-spent_secrets = Sekrety wracające w Odpoczynku
holding-warbands = Chorągwie
holding-sites = rządzone Obszary
holding-relics = Relikty
holding-banners = Sztandary
holding-advisers = Doradcy
holding-title = tytuł Wiernego Przysiędze

## Cele: jak teraz wygrać i kto jest blisko; $mine równe 1 oznacza, że zdanie mówi do czytającego, $counted, że decyduje liczba

goal-usurper =
    { $mine ->
        [1] Jesteś Uzurpatorem: utrzymaj tytuł do swojego Przebudzenia, a wygrasz.
       *[0] { NAME($seat) } jest Uzurpatorem i wygra, jeśli przebudzi się z tytułem.
    }
goal-usurper-last =
    { $mine ->
        [1] Jesteś Uzurpatorem: utrzymaj tytuł do końca tej rundy, a wygrasz.
       *[0] { NAME($seat) } jest Uzurpatorem i wygra, jeśli utrzyma tytuł do końca tej rundy.
    }
goal-keeper =
    { $mine ->
        [1] Tytuł jest twój. Utrzymaj go przez dwa Przebudzenia: w pierwszym zostaniesz Uzurpatorem, w drugim wygrasz.
       *[0] { NAME($seat) } ma tytuł: w najbliższym Przebudzeniu zostanie Uzurpatorem, w następnym wygra.
    }
goal-keeper-last =
    { $mine ->
        [1] Przebudź się z tytułem i utrzymaj go do końca tej rundy: wtedy wygrasz.
       *[0] { NAME($seat) } wygra, jeśli przebudzi się z tytułem i utrzyma go do końca tej rundy.
    }
goal-late = Ostatnia runda: tytuł zdobyty teraz już nie wygrywa. Potrzebna jest spełniona Wizja.
goal-title =
    { $counted ->
        [1] Odbierz tytuł (ma go { NAME($holder) }) i przebudź się z nim dwa razy albo znajdź Wizję. { NAME($oath, case: "text") } Masz { $have }, najlepszy z pozostałych { $best }.
       *[0] Odbierz tytuł (ma go { NAME($holder) }) i przebudź się z nim dwa razy albo znajdź Wizję. { NAME($oath, case: "text") }
    }
goal-vision =
    { $mine ->
        [1] Twoja { NAME($card) } jest spełniona: wytrwaj do swojego Przebudzenia, a wygrasz.
       *[0] { NAME($seat) } wygra w najbliższym Przebudzeniu: { NAME($card) } jest spełniona.
    }
goal-vision-last =
    { $mine ->
        [1] Twoja { NAME($card) } jest spełniona: utrzymaj to do końca tej rundy, a wygrasz.
       *[0] { NAME($seat) } wygra na koniec tej rundy: { NAME($card) } jest spełniona.
    }
goal-vision-blocked = Twoja { NAME($card) } jest spełniona, ale na koniec tej rundy pierwszeństwo ma { NAME($rival) }. Zmień to jeszcze w tej rundzie.
goal-vision-early =
    { $mine ->
        [1] Twoja { NAME($card) } jest spełniona, lecz dobrano dopiero { $drawn } z { $needed } Wizji. Przeszukuj talię Świata.
       *[0] { NAME($seat) } ma spełnioną kartę „{ NAME($card) }” i wygra, gdy dobrane będą { $needed } Wizje; na razie dobrano { $drawn }.
    }
goal-vision-open =
    { $mine ->
        [1]
            { $counted ->
                [1] Twoja { NAME($card) }: trzeba { NAME($oath, case: "lead") }. Masz { $have }, najlepszy z pozostałych { $best }. Dobrane Wizje: { $drawn } z { $needed }.
               *[0] Twoja { NAME($card) }: trzeba { NAME($oath, case: "lead") }. Dobrane Wizje: { $drawn } z { $needed }.
            }
       *[0] { NAME($seat) } ma ujawnioną kartę „{ NAME($card) }” i musi { NAME($oath, case: "lead") }. Dobrane Wizje: { $drawn } z { $needed }.
    }
goal-vision-hidden = Ukrywasz kartę „{ NAME($card) }”: trzeba { NAME($oath, case: "lead") }. Przygotuj się po cichu i ujawnij ją w turze, w której ją spełnisz.
goal-chancellor =
    { $mine ->
        [1]
            { $last ->
                [1] Utrzymaj tytuł do końca tej rundy, a wygrasz.
               *[0]
                    { $die ->
                        [6] Utrzymaj tytuł. Po rundzie { $round } kość kończy grę, gdy pokaże { $die }, i wtedy wygrywasz.
                       *[other] Utrzymaj tytuł. Po rundzie { $round } kość kończy grę od { $die } wzwyż i wtedy wygrywasz.
                    }
            }
       *[0]
            { $last ->
                [1] { NAME($seat) } wygra, jeśli Imperium utrzyma tytuł do końca tej rundy.
               *[0]
                    { $die ->
                        [6] { NAME($seat) } wygra, jeśli Imperium utrzyma tytuł, a po rundzie { $round } kość pokaże { $die }.
                       *[other] { NAME($seat) } wygra, jeśli Imperium utrzyma tytuł, a po rundzie { $round } kość pokaże co najmniej { $die }.
                    }
            }
    }
goal-chancellor-outdone = Następcą jest { NAME($rival) } i to on wygrałby zamiast ciebie. { NAME($oath, case: "successor") }
goal-chancellor-lost =
    { $usurper ->
        [1] Uzurpatorem jest { NAME($holder) }. Odzyskaj tytuł, zanim ten Banita się przebudzi.
       *[0] Tytuł ma Banita: { NAME($holder) }. Odzyskaj go, zanim Banita przebudzi się dwa razy.
    }
goal-citizen-heir =
    { $mine ->
        [1] Jesteś Następcą: pomóż Imperium utrzymać tytuł, a wygrasz zamiast Kanclerza.
       *[0] { NAME($seat) } jest Następcą i wygra, jeśli Imperium utrzyma tytuł.
    }
goal-citizen =
    { $counted ->
        [1] Wygrasz tylko jako Następca. { NAME($oath, case: "successor") } Masz { $have }, najlepszy z pozostałych { $best }.
       *[0] Wygrasz tylko jako Następca. { NAME($oath, case: "successor") }
    }
goal-citizen-lost = Tytuł odebrał Imperium { NAME($holder) }. Pomóż go odzyskać, bo inaczej nie będzie czego dziedziczyć.

## Co zmienia akcja, dla podpowiedzi: co jest dzięki niej lepsze, a co gorsze.

aspect-win =
    .gain = zbliżasz się do wygranej
    .loss = inni zbliżają się do wygranej
aspect-title =
    .gain = lepiej stoisz w walce o tytuł
    .loss = gorzej stoisz w walce o tytuł
aspect-vision =
    .gain = zbliża się twoja Wizja
    .loss = oddala się twoja Wizja
aspect-sites =
    .gain = rządzisz większą liczbą Obszarów
    .loss = rządzisz mniejszą liczbą Obszarów
aspect-goods =
    .gain = masz więcej Reliktów i Sztandarów
    .loss = masz mniej Reliktów i Sztandarów
aspect-favor =
    .gain = masz więcej Przychylności
    .loss = masz mniej Przychylności
aspect-secrets =
    .gain = masz więcej Sekretów
    .loss = masz mniej Sekretów
aspect-warbands =
    .gain = masz więcej Chorągwi
    .loss = masz mniej Chorągwi
aspect-supply =
    .gain = zostaje ci więcej Zaopatrzenia na dalsze akcje
    .loss = zostaje ci mniej Zaopatrzenia na dalsze akcje
aspect-advisers =
    .gain = masz lepszych Doradców
    .loss = masz gorszych Doradców
aspect-place =
    .gain = twój pionek stoi tam, gdzie jest więcej do zrobienia
    .loss = twój pionek stoi tam, gdzie jest mniej do zrobienia

## The player aid

aid-part-win = Jak wygrać
aid-exile = Jako Banita
    .text = Miej tytuł w dwóch kolejnych swoich Przebudzeniach (Uzurpator) albo spełnioną ujawnioną Wizję w jednym z nich, gdy dobrano już { $visions } Wizje.
aid-chancellor = Jako Kanclerz
    .text = Miej tytuł, gdy kość Końcowa kończy grę: po rundzie { $round1 } na { $face1 }, po rundzie { $round2 } od { $face2 } wzwyż, po rundzie { $round3 } od { $face3 } wzwyż, po rundzie { $last } zawsze.
aid-citizen = Jako Obywatel
    .text = Bądź Następcą, gdy Imperium tak wygra.
aid-part-turn = Twoja tura
aid-turn = Przebudzenie, Akcje, Odpoczynek
    .text = W fazie Akcji robisz tyle, na ile starczy Zaopatrzenia, w dowolnej kolejności.
aid-rest = Odpoczynek
    .text = Przychylność z kart wraca do banków, a twoje Sekrety do ciebie. Im mniej twoich Chorągwi jest w grze, tym więcej Zaopatrzenia dostajesz.
aid-part-actions = Akcje
aid-search = Poszukiwanie
    .text = Dobierz trzy karty i zagraj jedną. 2 punkty Zaopatrzenia ze stosu twojego Regionu, { $world } z talii Świata: im więcej dobranych Wizji, tym drożej.
aid-muster = Werbowanie
    .text = 1 punkt i żeton Przychylności na wolną kartę na twoim Obszarze: dwie Chorągwie.
aid-trade = Handel
    .text = 1 punkt. Sekret na wolną kartę na twoim Obszarze za Przychylność albo dwa żetony Przychylności za Sekrety: tym więcej, im więcej masz Doradców jej symbolu.
aid-recover = Odzyskiwanie
    .text = 1 punkt. Relikt na twoim Obszarze za jego cenę albo Sztandar za więcej, niż na nim leży.
aid-travel = Podróż
    .text = Zaopatrzenie: w Kolebce { $cradle }, w Prowincjach { $provinces }, w Interiorze { $hinterland }; między sąsiednimi Regionami { $next }; między Kolebką a Interiorem { $far }.
aid-campaign = Kampania
    .text = 2 punkty. Miecze, połowa pustych mieczy i poświęcone Chorągwie muszą dać więcej niż tarcze i broniące się Chorągwie. Przegrany traci połowę.
aid-minor = Za darmo
    .text = Zagraj zakrytego Doradcę, użyj mocy „Akcja”, przesuń Chorągwie na rządzonym Obszarze, podejrzyj Relikt na swoim Obszarze.
aid-part-signs = Znaki
aid-sign-favor = Przychylność
aid-sign-secret = Sekret
aid-sign-supply = Zaopatrzenie
aid-sign-relic = Relikt
aid-sign-crown = tytuł: Wierny Przysiędze
aid-sign-usurper = tytuł: Uzurpator
aid-sign-tree = tylko na Obszarze
aid-sign-person = tylko jako Doradca
aid-sign-chain = zablokowana
aid-sign-burn = spalenie: żeton wraca do zasobów, nie do banku
aid-sign-sword = miecz
aid-sign-hollow = pusty miecz: liczy się połowa
aid-sign-skull = dwa miecze; ginie jedna atakująca Chorągiew
aid-sign-shield = tarcza

## Trener w pierwszej grze

coach-rival = { NAME($rival) } jest o krok od zwycięstwa. Zobacz w celach, czego do tego potrzeba i czy odbierzesz to jeszcze w tej turze.
coach-keeper = Tytuł jest twój: teraz go utrzymaj. Zostaw Chorągwie na Obszarach, które się liczą, bo wszyscy po niego przyjdą.
coach-last = Ostatnia runda. Czego nie osiągniesz w tej turze, tego raczej już nie osiągniesz.
coach-die = Od teraz, dopóki tytuł ma Imperium, po każdej rundzie kość Końcowa może zakończyć grę. Czas gra dla Imperium.
coach-targets = Każdy cel dodaje obronie kości. Wybierz tylko to, po co przyszedłeś, albo przyprowadź więcej Chorągwi.
coach-empire = Tytuł jest twój, więc czas działa na twoją korzyść. Pilnuj Obszarów, które się liczą, i patrz, kto zbiera Chorągwie.
coach-exile = Masz dwie drogi do zwycięstwa: odebrać tytuł Imperium albo spełnić Wizję. Obie zaczynają się od przychylności i Chorągwi.
coach-vision = { NAME($card) } leży wśród twoich doradców. Wygrywa tylko odkryta, a wtedy widzą ją wszyscy: wybierz chwilę.
coach-relic = Na twoim Obszarze leży Relikt i stać cię na niego. Odzyskanie kosztuje 1 punkt Zaopatrzenia.
coach-army = Masz przy sobie mało Chorągwi. Najpierw werbuj: atakujący rzuca tyloma kośćmi, ile ma Chorągwi.
coach-supply = Zostało ci trochę Zaopatrzenia, a go nie odłożysz: na końcu tury i tak ustala się je od nowa.

## Co wiadomo o Najeździe, zanim się go zacznie

prospect-campaign =
    Przy najsłabszym celu: kości Ataku do { $attack }, kości Obrony { $defense }, siła obrońców { $force }. Bez Planów Bitewnych i poświęceń wygrywasz w około { $share } na 100 przypadków.

## Osiągnięcia po skończonej grze; .text mówi, czego wymagają

achievement-prophecy = A nie mówiłem?
    .text = Wygraj dzięki własnej Wizji.
achievement-heir = Następca bez kolejki
    .text = Wygraj jako Obywatel, który został Następcą.
achievement-pen = Obeszło się bez rękoczynów
    .text = Wygraj bez ogłoszenia ani jednego Najazdu.
achievement-museum = Prywatna kolekcja
    .text = Zdobądź w jednej grze co najmniej cztery Relikty.
