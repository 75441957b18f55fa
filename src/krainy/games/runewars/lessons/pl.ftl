### Słowa lekcji i zagadek Runewars po polsku.

## 1. Sześć runów i rok

lesson-runes = Sześć runów i rok
    .idea = Kontroluj sześć smoczych runów, pokaż je, połóż kartę zwycięstwa i miej ich sześć, gdy ta pora roku wróci.
    .success = Sześć runów, pokazanych i utrzymanych przez rok. W bitwie było cztery do czterech, a remis wygrywa obrońca, czyli ty.
lesson-runes-take = Grasz Daqanitami, niebieskimi, i masz pięć smoczych runów. Szósty leży bez straży w Dawnsmoor (9A). Aktywuj 9A, wezwij z 2B dwóch Piechurów, a jednego zostaw przy tamtym runie. Potem: „To już wszyscy”.
    .five = Na razie kontrolujesz tylko pięć smoczych runów.
    .nobody-left = Odejdą wszyscy trzej, a run na 2B będzie niczyj: znowu pięć. Zostaw tam jednego Piechura.
    .not-yet = Rozkaz jeszcze niewykonany. Najpierw aktywuj 9A.
    .otherwise = Potrzebujesz jednostki na 9A i jednej na 2B: razem sześć runów.
lesson-runes-lay = Sześć! W swojej turze możesz położyć kartę zwycięstwa na talii bieżącej pory roku.
    .now = Możesz to zrobić później w tej turze, ale po co czekać? Połóż kartę.
lesson-runes-show = Pokaż sześć runów. Teraz wszyscy wiedzą i mają rok, żeby cię powstrzymać.
lesson-runes-order = Rok później, została jedna pora. Obok twojego samotnego Piechura w Dawnsmoor stoi czterech Berserkerów. Rozkazy są tajne, a niskie numery działają pierwsze: wybierz Rozstawienie, jedynkę.
    .late = Za późno: atak ma numer dwa albo trzy. Wyprzedzi go tylko Rozstawienie.
    .one = Piechurzy muszą tam być, zanim ktoś zaatakuje. Najpewniejsza jest jedynka.
lesson-runes-hold = Przemaszeruj z 2B na 9A trzema Piechurami, po jednym. Jeden zostaje przy runie. Potem „Tyle wystarczy” i „Koniec ruchów”, aż przyjdzie tura Uthuków.
    .rune-behind = Gdy odejdą wszyscy czterej, run na 2B będzie niczyj. Przesuń trzech, po jednym.
    .lonely = Jeden Piechur na czterech Berserkerów? Najpierw marsz.
    .otherwise = Uthukowie zabrali ci run. Jeszcze trzech Piechurów na 9A i jeden na 2B: wtedy się uda.

## 2. Jeden rozkaz na porę roku

lesson-orders = Jeden rozkaz na porę roku
    .idea = W każdej porze roku zagrywasz jeden z ośmiu rozkazów; jeśli ma najwyższy numer z zagranych w tym roku, działa też jego Starszeństwo.
    .success = Dwa obszary w jednej turze. Rozkazy od trójki do ósemki wciąż miałyby w tym roku Starszeństwo, jedynka już nie.
lesson-orders-order = Osiem rozkazów, cztery pory roku: w tym roku zagrasz cztery, każdy raz. Wybierz Mobilizację, dwójkę.
    .other = Dobry rozkaz, ale na inny dzień. Najpierw ziemia: Mobilizacja.
lesson-orders-city = Wejdź do miasta Frostgate: aktywuj 2B, wezwij z DB dwóch Piechurów, potem „To już wszyscy”. Pusty obszar zajmujesz bez walki.
    .guarded = Ktoś tam mieszka: wejście to rozmowa albo walka. Najpierw weź to, co nic nie kosztuje.
    .land = Pusta ziemia leży u progu. Aktywuj 2B.
    .otherwise = Aktywuj 2B, wezwij Piechurów z DB, potem „To już wszyscy”.
lesson-orders-forest = Wiosenny rozkaz zawsze ma Starszeństwo, a Mobilizacja pozwala wtedy ruszyć jeszcze raz. Zajmij lasy 2C.
    .one-token = Leży tam już twój żeton: jeden na obszar w roku. Jednostki mogą tam wejść, lecz do Wiosny nie wyjdą.
    .guarded = Ktoś tam mieszka. Zajmij puste lasy 2C.
    .again = Możesz ruszyć jeszcze raz. Zajmij 2C.
    .otherwise = Aktywuj 2C, wezwij Piechura z DB, potem „To już wszyscy”.

## 3. Pięć rund i liczenie

lesson-battle = Pięć rund i liczenie
    .idea = W bitwie szybsi uderzają pierwsi, potem liczy się stojące jednostki i wygrywa większa suma: remis oznacza porażkę atakującego.
    .success = Rycerz w rundzie drugiej, Piechurzy w trzeciej, a potem liczenie: pięć stojących przeciw zeru.
lesson-battle-call = Drewna i rudy na 2A strzegą dwa Ostroszpony. Aktywuj ten obszar i wezwij wszystkich, którzy tam zdążą: z DB i z 2B.
    .two = Dwóch na dwóch to najwyżej remis, a remis wygrywa obrońca. Weź więcej, niż trzeba.
    .not-yet = Nie kończ jeszcze rozkazu. Aktywuj 2A.
    .otherwise = Im więcej, tym lepiej: wezwij jednostki z DB i z 2B.
lesson-battle-spare = Walka trwa, a Ostroszpony wylosowały rozbicie: jedna twoja jednostka pada i się nie liczy. Wybierasz ty. Kogo najmniej szkoda?
    .knight = Udało się i bez niego, ale Rycerz jest wart więcej niż Piechur.

## 4. Pogadaj ze smokiem

lesson-talk = Pogadaj ze smokiem
    .idea = Za wpływy dobierasz w pertraktacjach karty losu: wybierasz jedną, a złoty symbol czyni z neutralnych twoich sprzymierzeńców.
    .success = Smok jest twój, a pod nim widzisz smoczy run. Sprzymierzeńcy walczą, liczą się i jedzą jak twoi.
lesson-talk-enter = Na zakrytym runie na 9B siedzi Smok. Dwóch Piechurów go nie pokona, ale mogą pertraktować. Aktywuj 9B i wezwij ich z 9A.
    .go = Smok do ciebie nie przyjdzie. Aktywuj 9B.
    .otherwise = Aktywuj 9B i wezwij Piechurów z 9A.
lesson-talk-talk = Każdy żeton wpływów to jedna karta do wyboru: złota sprzymierza, szara przegania, czerwona zawodzi. Wydaj trzy.
    .dear = Pięć kart do wyboru, ale wpływy się skończyły.
    .fire = Smok jednym tchnieniem spala Piechurów. Rozmowa jest tańsza.
    .one-card = Jedna karta, i to czerwona. Z trzema wybierzesz najlepszą z trzech.
    .two-cards = Czerwona i szara, złotej nie ma. Warto dołożyć jeszcze jedną kartę.
lesson-talk-choose = Są wśród nich czerwona, szara i złota: wybierz złotą.
    .grey = Smok odlatuje, a run jest twój: nieźle. Złota karta dałaby jeszcze Smoka.
    .red = Czerwona zawodzi i dochodzi do walki. Wybierz złotą.
    .otherwise = Wybierz kartę ze złotym symbolem.

## 5. Najpierw Zbiory, potem Zaciąg

lesson-harvest = Najpierw Zbiory, potem Zaciąg
    .idea = Ziemia podnosi liczniki dopiero przez Zbiory; Zaciąg daje wszystkie jednostki aż do wskazówki, a ze Starszeństwem z dwóch liczników.
    .success = Sześć nowych jednostek, a liczniki stoją, jak stały. Dobre lata to na przykład 2-4-5-7 albo 1-3-5-6.
lesson-harvest-harvest = Masz trzy nowe obszary, ale liczniki wciąż pokazują stare plony. Zagraj Zbiory, czwórkę.
    .low-dials = Dwa liczniki, owszem, ale niskie. A Zbiory po nim nie miałyby Starszeństwa.
    .harvest = Twoja ziemia daje więcej, niż pokazują liczniki. Najpierw Zbiory.
lesson-harvest-wood = Drewno skoczyło z dwóch na pięć. Lato i Zaciąg: pięć to więcej niż cztery, więc ma Starszeństwo. Wybierz drewno: jednostki aż do wskazówki, trzech Strzelców. Niczego nie wydajesz.
    .food-first = Trzech Piechurów: też dobrze. Został jeszcze jeden licznik.
    .one-knight = Ruda na trzech to jeden Rycerz. Spójrz, co leży na lewo od każdej wskazówki.
    .nothing-spent = Zaciąg nic nie kosztuje. Weź jednostki.
lesson-harvest-food = Starszeństwo: drugi licznik, inny surowiec. Żywność daje trzech Piechurów.
    .one-knight = Jeden Rycerz, a drugi licznik ma trzy jednostki.
    .nothing-spent = Drugi licznik masz za darmo. Skorzystaj.

## 6. Zima jest głodna

lesson-winter = Zima jest głodna
    .idea = Gdy nadchodzi Zima, na żadnym obszarze nie wyżywi się więcej jednostek, niż pokazuje licznik żywności; reszta ginie.
    .success = Nikt nie zginął z głodu. A zimą można też przechodzić przez wodę: jest zamarznięta.
lesson-winter-two = Licznik żywności pokazuje trzy, a we Frostgate (2B) stoi sześć jednostek: Zima zabije trzy. Rozstawienie przesuwa jednostki o krok. Wyślij dwóch Piechurów na 2C.
    .other-side = Teraz głód będzie na 2C. Rozłóż je na trzy obszary.
    .starve = Trzech dobrych żołnierzy zginie bez bitwy.
    .otherwise = Poproszę dwóch Piechurów z 2B na 2C: marsz 2B 2C, potem wybierz ich po jednym.
lesson-winter-home = Zostały cztery, a na 2C z trzema jest pełno. Zakończ ten marsz: „Tyle wystarczy”, potem wyślij jeszcze jedną gdzie indziej: dom jest zawsze przyjazny.
    .full = Wtedy na 2C będą cztery, o jedną za dużo.
    .otherwise = We Frostgate wciąż jest więcej niż trzy. Jedna jednostka musi odejść, ale nie na 2C.
lesson-winter-snow = Nigdzie więcej niż trzy. Zakończ marsz i rozkaz, i niech pada śnieg.
    .otherwise = Ktoś zginął z głodu. Na żadnym obszarze nie może być więcej niż trzech jednostek.

## 7. Lato bohatera

lesson-hero = Lato bohatera
    .idea = Latem bohaterowie idą o jeden lub dwa obszary i próbują misji: tyle kart losu, ile wynosi cecha, i wybierasz najlepszą.
    .success = Nagroda, zakryta dla wszystkich innych. Bohaterowie są silni, ale nigdy nie dają kontroli nad obszarem.
lesson-hero-walk = Twoja misja jest na 9B i sprawdza Siłę, a Sir Valadir ma pięć. Mieszka tam Smok, ale bohaterowie mijają wojska. Wyślij go na 2B i dalej na 9B.
    .later = Trening się przyda, ale dziś w zasięgu czeka misja.
    .short = Zatrzymał się za wcześnie: misja jest na 9B, krok dalej.
    .summer = Lato jest raz w roku. Wyślij bohatera w drogę.
    .away = Tędy oddala się od 9B.
    .otherwise = Sir Valadir musi dojść na 9B, przez 2B.
lesson-hero-quest = Widzi run pod Smokiem: to smoczy run i wiesz o tym tylko ty. Teraz spróbuj misji: Siła pięć to pięć kart losu.
    .there = Już jest na miejscu. Spróbuj misji.
lesson-hero-choose = Tutaj wystarczy szara. Wybierz kartę z szarym symbolem.
    .red = Czerwona to dla niego obrażenia. Możesz wybrać dowolną z pięciu.
    .otherwise = Nagroda wymaga szarej: to karta 3.

## 8. Skrusz mur

lesson-wall = Skrusz mur
    .idea = Twierdza liczy się w obronie za pięć; Podbój ze Starszeństwem odejmuje trzy.
    .success = Pięć przeciw: pięć minus trzy plus jeden. Mur padł, a na smoczym runie stoi teraz twoja twierdza, choć uszkodzona.
lesson-wall-order = Twoja piątka stoi przed twierdzą i jednym Berserkerem: pięć do sześciu. Który rozkaz obniża mur?
    .no-breach = Mobilizacja rusza dwa razy, ale murów nie kruszy: pięć do sześciu to porażka.
    .other = Chcesz atakować, a pozwalają na to tylko dwa rozkazy. Jeden z nich kruszy mury.
lesson-wall-attack = Podbój odejmuje murowi trzy w tej bitwie: pięć do trzech. Aktywuj UC i wezwij wszystkich z 3B.
    .wall = Nagroda stoi na UC. Uderz tam.
    .all = Nikt nie przyszedł. Wezwij jednostki z 3B.
    .otherwise = Potrzebujesz na UC wszystkich pięciu.
lesson-wall-raise = Mur padł. Postaw tam własny, uszkodzony, ale twój.
    .open = Bez twierdzy obszar stoi otworem. Postaw ją: nic nie kosztuje.

## 9. Run, którego nie było

lesson-swap = Run, którego nie było
    .idea = Runy leżą zakryte; Umocnieniem możesz zamienić dwa swoje i tylko ty wiesz, który jest smoczy.
    .success = Dwa jednakowe rewersy: Uthukowie nie wiedzą, co zdobędą w Dawnsmoor. A twój smoczy run leży za murem.
lesson-swap-swap = Wszyscy widzą twój smoczy run w Dawnsmoor (9A), a pod bramą stoi czterech Berserkerów. Umocnienie: podnieś runy z 9A i DA i zamień je. Nikt nie będzie wiedział, który jest który.
    .those-two = Smok ma wrócić do domu, a jego miejsce ma zająć fałszywy run: wybierz 9A i DA.
    .rune-first = Kamienie poczekają. Najpierw run, który wszyscy widzą.
    .seen = Wtedy Berserkerzy wezmą to, co widzą.
    .bluff = Ładny blef, jeśli uwierzą w zamianę. Dziś jednak Berserkerzy to sprawdzą.
    .otherwise = Smoczy run nie jest jeszcze bezpieczny.
lesson-swap-build = Umocnienie daje więcej: każdą z trzech akcji raz. Za 1 drewna i 1 rudy zbuduj twierdzę na DA, a run będzie strzeżony.
    .beside = Smoczy run leży teraz na DA. Buduj tam.
    .left = Możesz jeszcze budować i stać cię na to.

## 10. Twój pierwszy rok

lesson-year = Twój pierwszy rok
    .idea = Znana mapa i gotowy początek: pierwsza Wiosna prawdziwej partii, krok po kroku. Potem zagraj własną.
    .success = Smoczy run już pierwszej Wiosny! We własnej partii pomyśl potem o Lecie dla bohatera, o Zbiorach dla liczników i o żywności przed Zimą.
lesson-year-order = Twój tajny cel: dwa miasta, a dostaniesz smoczy run. Frostgate (2B) i Dawnsmoor (9A) leżą przy drodze na północ. Który rozkaz rusza Wiosną dwa razy?
    .twice = Mobilizacja ma Wiosną Starszeństwo: rusza dwa razy.
lesson-year-first = Zajmij pierwsze miasto: aktywuj 2B, wezwij z DB dwóch Piechurów, potem „To już wszyscy”.
    .cities = Najpierw miasta: 2B i 9A są puste.
    .otherwise = Jednostki muszą stanąć na 2B albo 9A. Wezwij je, potem „To już wszyscy”.
lesson-year-second = Starszeństwo: ruszasz jeszcze raz, do drugiego miasta. Jednostki przychodzą z odległości do dwóch obszarów.
    .cities = Najpierw drugie miasto. Jest puste.
    .otherwise = Oba miasta muszą być twoje: 2B i 9A.
lesson-year-objective = Dwa miasta: ujawnij cel.
    .now = Jest spełniony. Ujawnij go teraz: kto wie, co przyniesie Lato.

## Zagadki

puzzle-fast = Ten szybki
    .success = Trzy do dwóch: Rycerz przybył z odległości trzech obszarów.
puzzle-fast-order = Na 9B stoją dwaj Zwierzoludzie, a remis to porażka. Mobilizacją zdobądź 9B.
    .tie = Dwóch na dwóch to najwyżej remis, a było jeszcze gorzej.
    .go = Samo się nic nie stanie. Aktywuj 9B.
    .otherwise = 9B nie jest twoje.
    .hint-1 = Potrzebujesz trzeciej jednostki. Kto jest szybki?
    .hint-2 = Rycerz przybywa z odległości do trzech obszarów.

puzzle-cracked = Który mur jest pęknięty?
    .success = Cztery przebija trzy: uszkodzona twierdza liczy się tylko za trzy, a droga dookoła była wolna.
puzzle-cracked-order = Czterech Piechurów, bez Starszeństwa. Zdobądź twierdzę.
    .five = Cały mur liczy się za pięć. Czterech to za mało.
    .open = Obszar jest twój. Teraz postaw tam własną twierdzę.
    .otherwise = Żadna twierdza nie jest twoja.
    .hint-1 = Uszkodzona twierdza liczy się za trzy.
    .hint-2 = Przez puste obszary można przejść. UB leży o dwa kroki.

puzzle-stay = Nie mogą odejść
    .success = Kto nie może odejść, musi jeść: Zbiory przed Zimą podniosły żywność do sześciu.
puzzle-stay-order = Sześciu Piechurów stoi na aktywowanym obszarze, żywności jest trzy, a idzie Zima. Wybierz rozkaz, który ocali wszystkich.
    .bound = Z aktywowanego obszaru jednostki nie wyjdą przed Wiosną.
    .hungry = Przychodzi Zima i trzech ginie z głodu.
    .hint-1 = Odejść nie mogą. A wyżywić ich się da?
    .hint-2 = Ile dają twoje obszary? Jest rozkaz, który ustawia na to liczniki.

puzzle-eyes = Wierz własnym oczom
    .success = Sir Valadir stoi na runie na 3B i go widział: fałszywy. A więc to ten drugi.
puzzle-eyes-order = Na dwóch obszarach Uthuków, 3B i 7C, leży zakryty run, a zdobędziesz tylko jeden. Weź smoczy.
    .false = Stoi tam twój bohater i widzi run: jest fałszywy.
    .otherwise = Smoczy run nadal mają Uthukowie.
    .hint-1 = Kto od ciebie widział jeden z tych runów?
    .hint-2 = Spójrz na run na 3B, tam, gdzie stoi twój bohater.

puzzle-ice = Lód trzyma
    .success = Trzy runy do dwóch: po lodzie do Dawnsmoor, a run na 2C wciąż pod strażą.
puzzle-ice-order = Ostatnia Zima gry. Runy: dwa do trzech, a Uthukowie mają więcej wpływów. Podbojem wygraj.
    .left-behind = Na 2C nikt nie został: dwa do dwóch, a wpływy rozstrzygają na rzecz Uthuków.
    .five = Czeka tam pięciu Berserkerów, a runu nie ma.
    .otherwise = Uthukowie mają tyle samo runów i więcej wpływów.
    .hint-1 = Zimą woda jest otwarta. Dokąd prowadzi z 2C?
    .hint-2 = W Dawnsmoor stoi jeden Berserker. I zostaw kogoś na 2C.

puzzle-weakest = Pięć to nie sześć
    .success = Sześć runów jest tak silnych jak najsłabszy z nich: rozbici ani nie walczą, ani nie przeżyją.
puzzle-weakest-order = Gdy przyjdzie Zima, Uthukowie odsłonią kartę zwycięstwa, a sześć runów leży odkrytych. Powstrzymaj ich jednym rozkazem.
    .eight = Ośmiu Berserkerów. Szukaj najsłabszego runu, nie największej armii.
    .no-attack = Wtedy sześć runów zostaje i wygrywają Uthukowie.
    .otherwise = Uthukowie wciąż mają sześć runów, a Zima już jest.
    .hint-1 = Którego z sześciu runów strzegą jednostki, które nie mogą walczyć?
    .hint-2 = Piątka na 7C leży na ziemi.

puzzle-office = Urząd wart runu
    .success = Wielki Mistrz zamienił pięć kart taktyki w smoczy run.
puzzle-office-order = Pięć runów i żadnego wojska w pobliżu szóstego. Masz rozkaz Zdobycie władzy i pięć kart taktyki. Połóż w tej turze kartę zwycięstwa.
    .five = Na razie kontrolujesz tylko pięć smoczych runów.
    .other-title = To tytuł, ale nie ten, który tworzy runy.
    .needed = Będziesz potrzebować wszystkich pięciu kart.
    .title = Nie odchodź bez tytułu.
    .otherwise = Karta zwycięstwa nie leży na talii.
    .hint-1 = Tytuły mogą dawać runy. Przeczytaj, co robi każdy z nich.
    .hint-2 = Wielki Mistrz zamienia pięć kart taktyki w run. Na tym tytule leżą trzy żetony wpływów.
