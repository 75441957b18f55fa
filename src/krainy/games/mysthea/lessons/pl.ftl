### Słowa lekcji i zagadek Mysthei po polsku.

## 1. Chwała za regiony

lesson-glory = Chwała za regiony
    .idea = Na koniec Ery każda karta regionu na torze płaci tym, którzy kontrolują takie regiony.
    .success = 40 do 39! Liczy się to, gdzie stoją jednostki, gdy kończy się Era.
lesson-glory-play = Ostatnia tura gry. Pięć rodzajów regionów na torze zapłaci od 2 do 6 punktów chwały. Zagraj kartę: da ci jeden punkt dowodzenia.
    .no-time = Po ostatniej turze energia nic nie jest warta. Zagraj kartę.
lesson-glory-walk = Twój konstrukt trzyma las wart 2. Kryształowe pole obok jest warte 6 i puste. Jeden krok.
    .tie = Jest kryształowe pole, ale nie ma rzeki: 39 do 39, a remis wygrywa niższy numer artefaktu.
    .golem = Stoi tam golem o sile 2. Twój konstrukt ma siłę 1 i niczego nie kontroluje.
    .route = Krok prowadzi w obrębie wyspy albo do regionu tego samego typu na sąsiedniej wyspie.
    .stay = Wydaj punkt na krok: konstrukt może mieć coś lepszego niż las.

## 2. Punkty dowodzenia

lesson-points = Punkty dowodzenia
    .idea = Karta daje punkty dowodzenia: twórz, rozstawiaj, ruszaj albo bierz energię.
    .success = Masz dwa regiony. Najpierw Wybraniec, potem rozstawianie: tam rośnie armia.
lesson-points-play = Liczba na karcie to punkty dowodzenia: tutaj trzy. Zagraj ją.
    .later = Medytacja będzie w następnej lekcji. Zagraj kartę.
lesson-points-deploy = Nowe jednostki pojawiają się przy Wybrańcu. Rozstawienie golema kosztuje dwa punkty, a jeden czeka już w puli.
    .pool = Stworzony to jeszcze nie rozstawiony: teraz w puli leżą dwa golemy, a na wyspach żaden. Rozstaw tego, który już tam był.
    .bigger = Konstrukt też się przyda, ale golem ma siłę 2. Stać cię na niego.
    .otherwise = Rozstaw golema ze swojej puli.
lesson-points-move = Został jeden punkt: rusz się obok. Konstrukty i golemy ruszają się raz na turę.
    .two-points = Na golema trzeba dwóch punktów, a został jeden.
    .same-place = Stanie w tym samym lesie co reszta. Wejdź do innego regionu.
    .point-left = Masz jeszcze punkt. Jeden krok da ci drugi region.
    .otherwise = Masz tylko jeden region. Wejdź golemem do sąsiedniego.

## 3. Medytacja

lesson-meditate = Medytacja
    .idea = Trzy punkty energii i dar z każdego regionu, w którym masz jednostkę.
    .success = Rozejdź się wcześnie: wystarczy tam być, nie trzeba mieć najwięcej siły.
lesson-meditate-meditate = Las daje energię, rzeka chwałę, dolina mgieł doświadczenie, góry fortyfikację. Masz tu wszystkie cztery: medytuj.
    .later = Kartę zostaw na później. Teraz czekają cztery dary.
lesson-meditate-fortify = Postaw fortyfikację tam, gdzie masz jednostkę. Ma siłę 2 i nigdy się nie rusza.
    .nobody = Nie masz tam jednostki, która by jej pilnowała.
    .free = Nic nie kosztuje. Postaw ją gdzieś.

## 4. Nowa karta i jej cena

lesson-develop = Nowa karta i jej cena
    .idea = Rozwój kupuje karty za energię, a efekt karty kosztuje tyle energii, ile karta ma punktów.
    .success = Karta ma dwie połowy: punkty za darmo, efekt za energię. Gdy możesz, użyj obu.
lesson-develop-develop = Leżą trzy odkryte karty. Wybierz Rozwój.
    .energy = Masz już dwa punkty energii, a tyle wystarczy na kartę.
lesson-develop-fourth = Najpierw odkrywasz czwartą kartę albo wymieniasz wszystkie trzy. Zobacz czwartą.
    .all-three = Tak odrzucasz wszystkie trzy. Lepiej zobacz jeszcze jedną.
lesson-develop-take = Jedna karta kosztuje 1 punkt energii, dwie 3, trzy 5. Nowa, żółta, daje 3 punkty chwały: weź ją.
    .dear = Jej efekt kosztuje trzy punkty energii i liczy spotkania. Nie masz jeszcze ani jednego, ani drugiego.
    .other = Niezła, ale żółta karta da 3 punkty chwały już w następnej turze.
lesson-develop-play = Lusma już po medytacji i znów twoja tura. Zagraj nową kartę.
    .not-now = Najpierw zagraj kartę: jest warta 3 punkty chwały.
lesson-develop-effect = Karta ma jeden punkt dowodzenia, więc jej efekt kosztuje punkt energii. Zapłać. Punkt dowodzenia masz do tego.
    .treasure = Skarbem był efekt, a karty już nie ma. Cofnij.
    .otherwise = Efekt wciąż czeka na zapłatę, a jest wart 3 punkty chwały.

## 5. Bitwa

lesson-battle = Bitwa
    .idea = Policz siłę, dołóż w sekrecie jedną kartę; silniejszy bierze 2 punkty chwały za każdą jednostkę, którą stracą inni.
    .success = Sześć do czterech: dwie stracone jednostki, cztery punkty chwały. Czerwona to atak, niebieska chwała, zielona energia, żółta odwrót. A usunięte jednostki wracają do puli.
lesson-battle-begin = Wybraniec 3 i konstrukt 1 to cztery. Golem 2 i dwa konstrukty to też cztery. Rozpocznij bitwę w lesie.
    .keep-cards = Zachowaj karty na bitwę: jedna z nich ją rozstrzygnie.
    .not-now = Artefakt jest naładowany, a rywal stoi obok. Rozpocznij bitwę.
lesson-battle-lay = Po jednej karcie, w sekrecie. Czerwona dodaje swoje punkty do twojej siły.
    .tie = Cztery do czterech: remis nikogo nie boli, a artefakt jest rozładowany. Dołóż kartę.
    .retreat = Żółta to odwrót: ratuje jednostki, ale nie wygrywa.

## 6. Przemieść wyspę

lesson-shift = Przemieść wyspę
    .idea = Naładowany artefakt przemieszcza wyspę z twoim Wybrańcem, a karta zestrojenia płaci od razu.
    .success = Bitwa i przemieszczenie rozładowują artefakt. Naładujesz go, gdy karta wydarzenia trafi na pole warte 6.
lesson-shift-shift = Twój artefakt jest naładowany. Przenieś na środek wyspę, na której stoi twój Wybraniec.
    .later = Medytacja poczeka. Najpierw wyspa: to akcja specjalna, masz ją dodatkowo.
lesson-shift-attune = Drzewo płaci 3 punkty chwały za każdy region, który kontrolujesz, a masz cztery. Przeprowadź zestrojenie: wolno raz na Erę.
    .on-the-table = Wolno przemieścić wyspę bez zestrojenia, ale na stole leżało dwanaście punktów chwały.
lesson-shift-insert = Teraz wstaw ją gdzie indziej. Między Wulkanem a Rozdarciem las sąsiaduje z lasem.
    .elsewhere = To jej stare miejsce. Musi trafić gdzie indziej.

## 7. Spotkanie

lesson-encounter = Spotkanie
    .idea = Zaprowadź Wybrańca do swojego żetonu, zapłać doświadczeniem i wybierz symbol w ciemno.
    .success = Karta jest twoja. Sześć spotkań może dać ponad czterdzieści punktów chwały, a doświadczenie bierze się z dolin mgieł.
lesson-encounter-walk = Twój żeton czeka na Monolicie, sąsiedniej wyspie. Kryształ sąsiaduje z kryształem: zagraj kartę i zrób Wybrańcem jeden krok.
    .too-far = Twój Wybraniec jest na innej wyspie. Najpierw dojdź: akcję specjalną możesz wykonać także po podstawowej.
    .walk-first = Najpierw do żetonu: na krok potrzebujesz akcji podstawowej.
    .other-island = Żeton jest na Monolicie. Wejdź na jego kryształowe pole.
    .otherwise = Wybraniec musi stanąć na Monolicie.
lesson-encounter-face = Pierwsze spotkanie kosztuje 1 punkt doświadczenia, drugie 2 i tak dalej. To od razu daje 6 punktów chwały: rozpatrz je.
    .now = Wybraniec stoi na miejscu i masz czym zapłacić. Rozpatrz spotkanie teraz.
lesson-encounter-choose = Wybierz symbol. Nie wiesz, co kryje, a oba są dobre.
    .boot = Artefakt się ładuje i wraca punkt doświadczenia. Drugi symbol dałby chwałę.

## 8. Potwór przychodzi na końcu

lesson-monster = Potwór przychodzi na końcu
    .idea = Gdy przychodzi kolej jego karty, potwór atakuje swoją wyspę: bądźcie razem silni albo bądź gdzie indziej.
    .success = Dwanaście na dwanaście wystarczyło, a najsilniejsza gildia bierze złoto. Przed ostatnią rundą spójrz na tor: jakie potwory przyjdą i po jakiej burzy?
lesson-monster-play = Ostatnia tura Ery. Cannibarok ma siłę 12, a wszystkie jednostki na jego wyspie razem dziesięć. Zagraj kartę: da ci punkt dowodzenia.
    .help = Medytacja nie zatrzyma potwora. Trzeba tam jeszcze jednego golema.
lesson-monster-join = Rywale też się liczą: z potworem walczycie ramię w ramię. Sprowadź golema z kryształowego pola Drzewa.
    .flight = Wybraniec ucieknie, ale reszta padnie, a złoto zostanie.
    .two-short = Dwanaście do dziesięciu: zabrakło dwóch. Każdy na wyspie traci jeden region ze wszystkimi jednostkami.
    .otherwise = To wciąż za mało na Cannibaroka. Golem z Drzewa stoi o krok.

## 9. Twoja pierwsza Era

lesson-era = Twoja pierwsza Era
    .idea = Pierwsze tury prawdziwej partii, krok po kroku. Potem zagraj własną.
    .success = Dobry początek. We własnej partii miej w Erze I: jednostki w czterech regionach, jedno zestrojenie, jedno spotkanie. Dwadzieścia punktów chwały to dobry wynik.
lesson-era-start = Wybierz, gdzie zacznie Wybraniec: wyspę z dobrymi regionami i nie tuż obok rywala.
lesson-era-token = Żeton wskazuje pierwsze spotkanie. Sąsiednia wyspa to w sam raz.
lesson-era-spread = Zagraj kartę. Za jej punkty dowodzenia rozstaw jednostkę, a którąś przesuń do sąsiedniego regionu.
lesson-era-meditate = Gdy nie masz nic do zrobienia, zakończ turę. W następnej medytuj: każdy region z twoją jednostką ma dla ciebie dar.

## Zagadki

puzzle-forests = Najpierw marsz, potem pieśń
    .success = Trzy lasy, dziewięć punktów chwały: karta liczy to, co jest w chwili zapłaty.
puzzle-forests-turn = Twoja karta daje 3 punkty chwały za każdy kontrolowany las. Zdobądź w tej turze dziewięć punktów.
    .too-early = Jeden las, trzy punkty chwały. Karta policzyła za wcześnie.
    .enough = Na efekt masz dość energii. Punkty przeznacz na marsz.
    .otherwise = Było do zdobycia więcej: dziewięć punktów chwały.
    .hint-1 = Kiedy karta liczy?
    .hint-2 = Dwa punkty dowodzenia to dwa kroki, do dwóch lasów.

puzzle-price = Punkt to też energia
    .success = Jeden punkt na krok, drugi na zapłatę.
puzzle-price-turn = Ta sama karta, ale tylko jeden punkt energii. Zdobądź w tej turze sześć punktów chwały.
    .short = Brakuje punktu energii. Punkt dowodzenia może się w nią zamienić.
    .otherwise = Było do zdobycia więcej: sześć punktów chwały.
    .hint-1 = Brakuje punktu energii. Skąd go wziąć?
    .hint-2 = Dwa punkty: jeden na krok do lasu, drugi na energię.

puzzle-order = Przed czy po?
    .success = Najpierw akcja podstawowa, potem specjalna: trzy regiony, dziewięć punktów chwały. A remis w górach wygrywa twój niższy numer artefaktu.
puzzle-order-turn = Drzewo płaci 3 punkty chwały za każdy kontrolowany region. Zdobądź w tej turze dziewięć punktów.
    .too-early = Teraz kontrolujesz tylko jeden region. Akcja specjalna może być druga.
    .no-glory = Tak nie zdobędziesz chwały. Artefakt jest naładowany.
    .otherwise = Było do zdobycia więcej: dziewięć punktów chwały.
    .hint-1 = Akcja specjalna może być druga.
    .hint-2 = Rozejdź się po wszystkich trzech regionach Drzewa, potem je przemieść.

puzzle-decoy = Wabik
    .success = To ty wybierasz stracony region, a Wybraniec jest tylko ranny: zostaje, trzyma kryształowe pole i w następnej Erze wraca do zdrowia.
puzzle-decoy-turn = Utcoro, siła 10, zaatakuje Drzewo, a ty masz tam osiem. Nie strać żadnej jednostki i zakończ Erę z dziewięcioma punktami chwały.
    .army = Całej armii już nie ma.
    .otherwise = Przepadła jednostka albo brakuje chwały.
    .hint-1 = Kogo nie da się usunąć?
    .hint-2 = To ty wybierzesz, który z twoich regionów opróżni potwór.

puzzle-storm = Ostrzeżenie przed burzą
    .success = Burza przyszła pierwsza i zwiała Utcoro na Sferę. Najbezpieczniej było tuż pod jego nosem.
puzzle-storm-turn = Ostatnia tura Ery. Zachowaj oba golemy i zakończ Erę z dziewięcioma punktami chwały.
    .blown = Burza zwiewa Utcoro na Sferę, a tam stoją twoje golemy.
    .otherwise = Przepadł golem albo brakuje chwały.
    .hint-1 = Czytaj tor od lewej.
    .hint-2 = Gdzie będzie Utcoro po burzy?

puzzle-bridge = Most
    .success = Najpierw przemieszczony świat, a potem wystarczył jeden krok.
puzzle-bridge-turn = Ostatnia tura Ery III, a ty masz trzy punkty chwały straty. Wygraj.
    .tie = Ten las jest pusty, ale daje tylko remis, a Lusma ma niższy numer artefaktu. Odbierz jej las.
    .route = Las sąsiaduje z lasem tylko tam, gdzie sąsiadują wyspy.
    .no-glory = To nie da już chwały.
    .otherwise = Lusma wciąż prowadzi.
    .hint-1 = Las sąsiaduje z lasem, jeśli sąsiadują wyspy.
    .hint-2 = Lusma trzyma las Wulkanu jednym konstruktem.

puzzle-crystals = Dwie karty, trzy kryształy
    .success = Cztery punkty energii to dwa efekty, cztery punkty dowodzenia to cztery kroki.
puzzle-crystals-turn = Jedna karta sprowadza drugą, a ta daje 3 punkty chwały za każde kontrolowane kryształowe pole. Zdobądź w tej turze dziewięć punktów.
    .alone = Wtedy druga karta zostanie na ręce. Która sprowadza którą?
    .no-glory = Tak nie zdobędziesz chwały.
    .otherwise = Było do zdobycia więcej: dziewięć punktów chwały.
    .hint-1 = Cztery punkty energii to dwa efekty. Cztery punkty dowodzenia to cztery kroki.
    .hint-2 = Konstrukty ruszają się raz na turę, Wybraniec tyle razy, za ile zapłacisz.

puzzle-defence = Niech przegrana bitwa się opłaci
    .success = Broniło się sześć jednostek, dziewięć na dziewięć nikogo nie zabolało, a niebieska zapłaciła za wszystkie.
puzzle-defence-turn = Lusma nie ma kart na ręce. Zdobądź w tej turze osiem punktów chwały.
    .at-once = Niebieska karta da siedem punktów chwały, a ty stracisz trzy jednostki. Kogoś jeszcze nie ma.
    .no-glory = Tak nie zdobędziesz chwały. Bitwa może się opłacić, nawet gdy jej nie wygrasz.
    .otherwise = Było do zdobycia więcej: osiem punktów chwały.
    .hint-1 = Niebieska płaci za każdą obecną jednostkę. Kogo jeszcze nie ma?
    .hint-2 = Czerwona karta sprowadzi Wybrańca, a zapłacisz za to jej własnymi punktami.
