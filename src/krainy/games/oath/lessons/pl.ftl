### Słowa lekcji i zagadek Oath po polsku.

## 1. Dwa Przebudzenia

lesson-wakes = Dwa Przebudzenia
    .idea = Twoja tura zaczyna się Przebudzeniem. Miej tytuł w jednym Przebudzeniu i jeszcze w następnym, a wygrasz.
    .success = Wygrywasz jako Uzurpator: tytuł, Przebudzenie, tytuł, Przebudzenie.
lesson-wakes-attack = Grasz Czerwonym. Tytuł, czyli koronę u góry, ma ten, kto rządzi największą liczbą Obszarów. Ty i Fioletowy macie po jednym. Wybrzeże pod tobą trzymają Bandyci: najedź ich całą piątką Chorągwi, swoich żołnierzy.
    .no-dice = Bez kości nie ma mieczy. Każda Chorągiew na twojej planszy to jedna kość.
    .stay = Można, ale Zaopatrzenia jest mało. Walcz tam, gdzie stoisz.
    .not-yet = Jeszcze nie odpoczywaj: brakuje jednego Obszaru, a tytuł będzie twój.
    .otherwise = Ruszaj na Bandytów i rzuć wszystkimi pięcioma kośćmi.
lesson-wakes-leave = Zwycięstwo! Powiedz, ile Chorągwi tam zostaje: Obszar jest twój tylko wtedy, gdy na nim stoją.
    .no-rule = Bez Chorągwi nie ma rządów: Bandyci wracają od razu, choćby stał tam twój pionek.
lesson-wakes-hold = Tytuł jest twój. Zakończ turę. Musisz go mieć także wtedy, gdy zacznie się twoja następna tura: w Przebudzeniu.
    .otherwise = Tytuł musi być twój w chwili Przebudzenia. Potem zakończ turę.
lesson-wakes-win = Budzisz się z tytułem: od teraz jesteś Uzurpatorem. Jeszcze jedno takie Przebudzenie i wygrywasz. Zakończ turę.
    .otherwise = Tytuł musi być twój także w następnym Przebudzeniu.

## 2. Wizji wystarczy jedno Przebudzenie

lesson-vision = Wizji wystarczy jedno Przebudzenie
    .idea = Ujawniona Wizja daje ci własny cel: spełnij go w jednym Przebudzeniu, gdy dobrano już trzy Wizje, a wygrasz.
    .success = Banita ma dwie drogi do zwycięstwa: tytuł w dwóch Przebudzeniach albo Wizję w jednym.
lesson-vision-banner = Zakryta karta przed tobą, Doradca, to Wizja: miej Najmroczniejszą Tajemnicę. Tego Sztandaru nie ma nikt, a leży na nim jeden Sekret. Odzyskaj go skądkolwiek, płacąc więcej Sekretów.
    .thrown = Tak odrzucasz swoją Wizję. Raczej ją ujawnij.
    .no-banner = Twoja Wizja wymaga Najmroczniejszej Tajemnicy, a jeszcze jej nie masz.
    .otherwise = Odzyskaj Najmroczniejszą Tajemnicę: masz dwa Sekrety, a leży na niej jeden.
lesson-vision-reveal = Teraz ujawnij Wizję. Zagranie zakrytego Doradcy nie kosztuje Zaopatrzenia.
    .thrown = Tak odrzucasz swoją Wizję. Raczej ją ujawnij.
    .hidden = Zakryta Wizja niczego nie wygra. Ujawnij ją, zanim skończysz turę.
    .otherwise = Najpierw zakryty Doradca: zagraj Wizję odkrytą.
lesson-vision-wake = Dobrano już trzy Wizje, więc twoja się liczy. Zakończ turę i obudź się jako Wizjoner.
    .otherwise = Wszystko gotowe. Zakończ turę.

## 3. Sekrety, Przychylność, Chorągwie

lesson-loop = Sekrety, Przychylność, Chorągwie
    .idea = Sekret zamienia się w Przychylność, Przychylność w Chorągwie, a w Odpoczynku Sekret do ciebie wraca.
    .success = Cztery nowe Chorągwie. I spójrz: Przychylność poszła do banków, ale Sekret wrócił. W następnej turze znów popracuje.
lesson-loop-trade = Werbowanie daje Chorągwie i kosztuje Przychylność. Wymień Sekret ze Starszyzną: 1 żeton i jeszcze 1 za każdego Doradcę tego symbolu. Mają go twoje Namioty.
    .one-favor = Tylko 1 żeton: żaden twój Doradca nie ma tego symbolu. Porównaj ze Starszyzną.
    .no-favor = Werbowanie kosztuje żeton Przychylności, a nie masz żadnego. Najpierw wymiana.
    .otherwise = Najpierw wymień Sekret ze Starszyzną.
lesson-loop-muster = Dwa żetony! Teraz werbuj: 1 żeton na karcie bez żetonów to dwie Chorągwie.
    .busy = Leży tam już żeton, więc ta karta jest zajęta do Odpoczynku. Wybierz inną.
    .otherwise = Werbuj na tutejszej karcie, na której nie ma jeszcze żetonu.
lesson-loop-again = Jeszcze raz, na drugiej karcie. Karta, na której leży żeton, jest w tej turze zajęta. Potem tura sama się skończy: patrz na swój Sekret.
    .busy = Na tej karcie leży już twój żeton. Wybierz drugą.
    .otherwise = Został jeden żeton. Zwerbuj za niego na karcie Bajarz.

## 4. Znajdź ludzi

lesson-search = Znajdź ludzi
    .idea = Przeszukanie pokazuje trzy karty, a ty zagrywasz jedną: na swój Obszar za Przychylność i dla wszystkich albo na Doradców, tylko dla siebie.
    .success = Po jednej Chorągwi na każdym twoim Obszarze i żeton z banku Ładu. Im więcej dobranych Wizji, tym droższa talia Świata.
lesson-search-search = Większość akcji kosztuje Zaopatrzenie, czyli sakwy na twojej planszy. Za 2 dobierz trzy karty z talii Świata.
    .not-yet = Zaopatrzenie jest po to, by je wydać. Najpierw Przeszukanie.
    .otherwise = Tym razem przeszukaj talię Świata.
lesson-search-keep = Przeczytaj wszystkie trzy i zostaw jedną. Garnizon daje Chorągiew za każdy Obszar, którym rządzisz, a rządzisz dwoma.
    .soldiers = Dobra karta. Dziś jednak chodzi o wojsko: zostaw Garnizon.
lesson-search-discard = Pozostałe trafiają na stos kart odrzuconych następnego Regionu, gdzie każdy może je znaleźć. Powiedz, która pierwsza.
lesson-search-play = Drzewo na karcie znaczy: tylko Obszary. Zagraj ją na swoje Góry.
    .tree = Drzewo trzyma tę kartę na Obszarach. Zakryta mogłaby leżeć u Doradców, ale tam nic nie robi.
    .asleep = Zakryta nic nie robi. Zagraj ją na Góry.
    .discarded = Tak ją odrzucasz. A potrzeba ci wojska.

## 5. Policz, rzuć, poświęć

lesson-dice = Policz, rzuć, poświęć
    .idea = Obronę trzeba przebić, remis nie wystarczy; brakujące punkty dokładasz, poświęcając Chorągwie.
    .success = Trzy miecze, trzy puste, które dają jeden, i jedno poświęcenie: pięć przebija cztery. Obszar i tytuł są twoje.
lesson-dice-attack = Wybrzeżem, na którym stoisz, rządzi Kanclerz. Broni się jedną kością za Obszar, jedną za tytuł i dwiema Chorągwiami. Ruszaj na Najazd przeciw Fioletowemu.
    .here = Zostań i walcz: Obszar, którego chcesz, to ten, na którym stoisz.
    .otherwise = Rozpocznij Najazd przeciw Fioletowemu.
lesson-dice-roll = Można dołożyć inne Obszary jako cele; dziś wystarczy jeden. Potem rzuć wszystkimi siedmioma kośćmi. Miecz to 1, dwa puste miecze to razem 1.
    .enough = Na dwa cele trzeba więcej mieczy, niż masz. Dziś wystarczy jeden.
    .all-seven = Rzuć wszystkimi siedmioma: zachowane kości niczego nie wygrają.
lesson-dice-sacrifice = Długie Łuki Fioletowego zabrały ci jedną kość. Cztery do czterech, a remis to klęska. Poświęć jedną Chorągiew i będzie pięć do czterech.
    .half = Teraz tracisz połowę wojska i nic nie zyskujesz. Zwycięstwo kosztowało jedną Chorągiew.
lesson-dice-leave = Zostaw choć jedną Chorągiew, by rządzić. Reszta czeka na twojej planszy na następną walkę.
    .nobody = Bez Chorągwi nikt tu nie rządzi, a już na pewno nie ty.

## 6. Kto zaraz wygra?

lesson-next = Kto zaraz wygra?
    .idea = Zanim coś zrobisz, zapytaj, kto wygra w najbliższym Przebudzeniu; jeśli grasz tuż przed nim, powstrzymaj go.
    .success = Niebieski budzi się bez swojego celu. Co turę jedno spojrzenie na to, kto zaraz wygra: tak żyje stół w Oath.
lesson-next-banner = U twych stóp leży Relikt za 2 żetony. Ale Wizja Niebieskiego wymaga Miłości Ludu, a on ją ma i zaraz się budzi. Odbierz mu ją: zapłać więcej niż 3 żetony, które na niej leżą.
    .relic = Piękny Relikt. Tylko że zostały 2 żetony, Sztandar wymaga czterech, a Niebieski zaraz się budzi.
    .asleep = Niebieski się budzi, jego Wizja jest spełniona i gra się kończy.
    .too-poor = Na Sztandar potrzebujesz wszystkich czterech żetonów, a masz cztery.
    .otherwise = Miłość Ludu nadal ma Niebieski i wygra w swoim Przebudzeniu.
lesson-next-rest = W najbliższym Przebudzeniu nikt już nie wygra. Zakończ turę i patrz, jak Niebieski się budzi.
    .otherwise = Niebieski jednak wygrał.

## 7. Na tronie

lesson-throne = Na tronie
    .idea = Kanclerz wygrywa, gdy ma tytuł, a kość Końcowa kończy grę: po rundzie 5 przy 6, po 6 od 5, po 7 od 3, po 8 zawsze.
    .success = Piątka po rundzie 7: koniec gry, a tytuł masz ty. Kanclerz wygrywa wytrwałością.
lesson-throne-travel = Jesteś Kanclerzem. Po dwa Obszary: przy remisie tytuł zostaje u ciebie. Ale Czerwony stoi w twoich Górach, a tam jest jedna Chorągiew. Idź tam: Chorągwie z planszy bronią miejsca pionka.
    .alone = Czerwony uderzy na tę jedną Chorągiew, zabierze Góry, a z nimi tytuł. Kością rzuca się tylko wtedy, gdy tytuł ma Imperium.
    .otherwise = Cios spadnie na Góry. Podróżuj tam.
lesson-throne-garrison = Rządzisz tutaj, więc możesz dostawić Chorągwie na Obszar, bez kosztu.
    .first = Najpierw dostaw na Obszar kilka Chorągwi. To nic nie kosztuje.
    .otherwise = Wyślij Chorągwie ze swojej planszy na Góry.
lesson-throne-hold = Zakończ turę. Czerwony spróbuje, a ty możesz odpowiedzieć Długimi Łukami. Potem rzut kością Końcową: od trzech wzwyż gra się kończy.
    .otherwise = Tytuł zabrał Czerwony.

## 8. Dłoń wyciągnięta z tronu

lesson-citizen = Dłoń wyciągnięta z tronu
    .idea = Gdy wygrywa Imperium, zamiast Kanclerza wygrywa Następca: przy Hegemonii Obywatel, który ma więcej Reliktów i Sztandarów.
    .success = Imperium wygrywa, a Następcą jesteś ty.
lesson-citizen-accept = Ostatnia runda. Tytułem już nie wygrasz, ale Kanclerz proponuje ci Obywatelstwo i Relikt. Przyjmij.
    .no-road = Banicie bez tytułu i bez Wizji nie zostaje już żadna droga. Obywatel ma jeszcze jedną.
lesson-citizen-relic = Twoje Chorągwie są już fioletowe, a wygrasz tylko jako Następca. Masz jeden skarb, Kanclerz dwa. Spal 2 żetony Przychylności za tutejszy Relikt.
    .behind = Jeden skarb przeciw dwóm: wygrałby Kanclerz.
    .otherwise = Leży tu Relikt. Odzyskaj go.
lesson-citizen-banner = Dwa do dwóch to za mało: trzeba mieć więcej. Za ostatnie 2 żetony weź Miłość Ludu.
    .more = Dwa do dwóch: przy remisie zostaje Kanclerz. Brakuje jednego.
    .otherwise = Miłości Ludu nie ma nikt. Odzyskaj ją.
lesson-citizen-inherit = Zakończ turę: z rundą 8 kończy się gra.
    .otherwise = Nic więcej nie trzeba. Zakończ turę.

## 9. Twoja pierwsza gra

lesson-game = Twoja pierwsza gra
    .idea = Pierwsza gra z instrukcji: trzy tury już za nami, twoja jest ostatnia w rundzie 1, a tytuł jest w zasięgu ręki.
    .success = Masz tytuł. Obudź się z nim dwa razy, a wygrasz. We własnej grze też co turę sprawdzaj, kto zaraz wygra.
lesson-game-muster = Kanclerz rządzi trzema Obszarami, pozostali żadnym. Odbierz mu dwa, a tytuł będzie twój. Najpierw zwerbuj na Starszyźnie.
    .too-few = Trzy Chorągwie to na to za mało. Najpierw werbuj.
    .otherwise = Werbuj na Starszyźnie, karcie na twoim Obszarze.
lesson-game-favor = Teraz zagraj zakrytego Doradcę: Drobna Przysługa daje cztery Chorągwie.
    .thrown = Tak ją odrzucasz. Zagraj ją na Doradców.
    .too-few = Chwileczkę: wśród Doradców kryją się jeszcze cztery Chorągwie.
    .otherwise = Zagraj Drobną Przysługę na Doradców.
lesson-game-attack = Dziewięć Chorągwi. Najedź tutaj Fioletowego, jako drugi cel wskaż Góry i rzuć wszystkimi dziewięcioma kośćmi.
    .one-site = Z jednym Obszarem jest jeden do dwóch: tytuł zostaje na miejscu. Dołóż Góry.
    .now = Teraz jest pora, by uderzyć.
    .all-nine = Dwa Obszary mają dobrą obronę. Rzuć wszystkimi dziewięcioma kośćmi.
    .otherwise = Dwa cele: Wybrzeże, na którym stoisz, i Góry.
lesson-game-sacrifice = Znowu remis? Wiesz już, co zrobić.
    .half = Remis to klęska i przepadła połowa wojska. Zwycięstwo kosztuje jedną Chorągiew.
lesson-game-leave = Rozstaw Chorągwie na obu Obszarach.
    .nobody = Obszar bez twoich Chorągwi nie jest twój, a potrzebujesz obu.

## Zagadki

puzzle-supper = Najpierw kolacja
    .success = Karczma opłaciła Najazd. Karty na twoim Obszarze pracują dla ciebie.
puzzle-supper-turn = Został 1 punkt Zaopatrzenia. Zdobądź w tej turze tytuł.
    .no-supply = Najazd kosztuje 2 punkty Zaopatrzenia. Skąd je wziąć?
    .title = Tytuł nadal ma Fioletowy.
    .spent = Ten żeton był potrzebny na coś innego.
    .nobody = Obszar bez Chorągwi nie jest twój.
    .otherwise = Tytuł nadal ma Fioletowy.
    .hint-1 = Przeczytaj karty na swoim Obszarze. Jedna z nich sprzedaje Zaopatrzenie.
    .hint-2 = Żeton w Przydrożnej Karczmie, a potem Najazd na Bandytów.

puzzle-love = Cena miłości
    .success = Wymień tam, gdzie pasuje Doradca, zapłać trzy za Sztandar z dwoma i ujawnij Wizję.
puzzle-love-turn = Twoja ukryta Wizja wymaga Miłości Ludu, a leżą na niej 2 żetony. Wygraj w najbliższym Przebudzeniu.
    .two-favor = Masz teraz 2 żetony, a dwa nie przebiją dwóch.
    .spent = Ten żeton był potrzebny na Sztandar.
    .thrown = Tak odrzucasz swoją Wizję.
    .otherwise = Budzisz się bez Sztandaru albo bez Wizji.
    .hint-1 = Potrzebujesz trzech żetonów. Ile daje wymiana i gdzie daje więcej?
    .hint-2 = Starszyzna ma symbol twoich Namiotów: 2 żetony.

puzzle-coast = Droga wzdłuż wybrzeża
    .success = Z Wybrzeża na Wybrzeże kosztuje 1 punkt Zaopatrzenia, a nie 4.
puzzle-coast-turn = Trzy punkty Zaopatrzenia. Zdobądź w tej turze tytuł.
    .seven = Stoi tam pionek Kanclerza: siedem Chorągwi czeka na twoje cztery.
    .dear = Wtedy na Najazd nie starczy Zaopatrzenia.
    .nobody = Obszar bez Chorągwi nie jest twój.
    .otherwise = Tytuł nadal ma Fioletowy.
    .hint-1 = Najazd kosztuje 2 punkty, więc na drogę zostaje 1.
    .hint-2 = Stoisz na Wybrzeżu. Gdzie jest drugie?

puzzle-army = Wojsko w domu
    .success = Z Obszaru, na którym stoisz i rządzisz, Chorągwie mogą wrócić na planszę, wszystkie prócz ostatniej.
puzzle-army-turn = Po dwa Obszary, a tytuł ma Fioletowy. Zdobądź go w tej turze.
    .alone = Maszerujesz z jedną Chorągwią. Reszta została w domu.
    .strong = Czeka tam pionek Fioletowego i cztery Chorągwie.
    .nobody = Obszar bez Chorągwi nie jest twój.
    .otherwise = Tytuł nadal ma Fioletowy.
    .hint-1 = Twoje wojsko stoi w Górach, i ty też.
    .hint-2 = Zabierz trzy i idź tam, gdzie Fioletowy ma tylko jedną.

puzzle-third = Trzecia Wizja
    .success = Trzecią Wizję dobrano z talii Świata: teraz twoja się liczy.
puzzle-third-turn = Cel Wizji spełniony, a zwycięstwa nie ma: dobrano dopiero dwie Wizje. Wygraj w najbliższym Przebudzeniu.
    .pile = Wizja ze stosu kart odrzuconych się nie liczy: dobrano ją już wcześniej.
    .replaced = Zastąpi twoją Wizję, a to tamta była spełniona.
    .two-drawn = Dobrano dopiero dwie Wizje.
    .otherwise = Budzisz się, a zwycięstwa nie ma.
    .hint-1 = Spójrz na rewers wierzchniej karty talii Świata.
    .hint-2 = Znacznik rusza tylko Wizja dobrana z talii Świata. Potem jej nie ujawniaj.

puzzle-lock = Otwórz zamek
    .success = Obcy symbol na Obszarze posiadacza odblokował Sztandar, a zagranie zakrytego Doradcy nic nie kosztuje.
puzzle-lock-turn = Najmroczniejszą Tajemnicę ma Fioletowy i jest zabezpieczona. Wymaga jej twoja Wizja. Wygraj w najbliższym Przebudzeniu.
    .locked = Każdy symbol na Obszarze Fioletowego ma też jego Doradca: Sztandar jest zabezpieczony.
    .not-there = U twoich Doradców niczego nie otworzy. Karta musi leżeć na Obszarze Fioletowego.
    .spent = To było ostatnie Zaopatrzenie.
    .otherwise = Budzisz się bez Sztandaru.
    .hint-1 = Sztandar jest zabezpieczony, póki Doradcy posiadacza mają każdy symbol z jego Obszaru.
    .hint-2 = Stoisz na tym Obszarze, a w rękawie masz kartę innego symbolu.

puzzle-crown = Cudza korona
    .success = Nie musisz brać tytułu: wystarczy, że prowadzi ktoś inny.
puzzle-crown-turn = Niebieski jest Uzurpatorem i zaraz się przebudzi. Dwie Chorągwie to za mało do walki. Powstrzymaj go.
    .asleep = Niebieski po raz drugi budzi się z tytułem.
    .thrown = Tak odrzucasz tę kartę. Zagraj ją na swój Obszar.
    .otherwise = Niebieski po raz drugi budzi się z tytułem.
    .hint-1 = Kto miałby tytuł, gdyby Niebieski stracił Obszar?
    .hint-2 = Pionka Niebieskiego tu nie ma. Przeczytaj zakrytego Doradcę.

puzzle-alchemy = Alchemia
    .success = Plan od końca: trzy skarby przebijają dwa, kosztują 4 żetony, a 4 żetony to jedno użycie Alchemika.
puzzle-alchemy-turn = Ani żetonu Przychylności, dwa Sekrety, dwa punkty Zaopatrzenia i ukryta Wizja Sanktuarium. Wygraj w najbliższym Przebudzeniu.
    .one-favor = Jeden żeton to o wiele za mało, a Zaopatrzenie ucieka.
    .asleep = Budzisz się bez swojego celu.
    .supply = Na podróże nie masz Zaopatrzenia.
    .otherwise = Budzisz się, a Wizja nie jest spełniona.
    .hint-1 = Wizja wymaga największej liczby Reliktów i Sztandarów. Ilu potrzebujesz i ile kosztują?
    .hint-2 = Cztery żetony: dwa za tutejszy Relikt, dwa za Miłość Ludu.
