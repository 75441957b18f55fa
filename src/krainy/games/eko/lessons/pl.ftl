### Słowa lekcji i zagadek Ekö po polsku.

## 1. Dwanaście punktów i stolica

lesson-points = Dwanaście punktów i stolica
    .idea = Do zwycięstwa trzeba 12 punktów i budynku w stolicy.
    .success = Dwanaście punktów i stolica: tak kończy się każda partia. Teraz nauczysz się tam dojść.
lesson-points-walk = Policz ze mną: zamek 3, trzy wieże 6, dwa obozy 2. To jedenaście punktów. Wygrywa dwanaście, ale tylko ze stolicą. Idź stosem z E4 na D3, tuż obok niej.
    .no-capital = Dwanaście punktów, a zwycięstwa nie ma: brakuje stolicy. Cofnij i spójrz na D2.
    .too-far = Żeby budować w stolicy, trzeba stać obok niej. Najpierw podejdź.
    .onto = Na stolicę się nie wchodzi, w niej się buduje. Stań na polu obok.
    .otherwise = Twój stos musi stanąć obok stolicy D2. Dobrym miejscem jest D3.
lesson-points-build = Teraz zbuduj w stolicy obóz. Kosztuje jeden dysk ze stosu i daje dwunasty punkt.
    .no-capital = Dwanaście punktów, ale wciąż bez stolicy. Zbuduj na D2.
    .march = Nie idź dalej, buduj: twój stos już dotyka stolicy.

## 2. Idź, połącz, uderz

lesson-walk = Idź, połącz, uderz
    .idea = Stos idzie, dokąd droga wolna, łączy się ze swoim i zbija mniejszy.
    .success = Zniknął z planszy, ale nie z gry: dysk czeka w rezerwie Granatowego.
lesson-walk-join = Jeden dysk nie zbije drugiego. Połóż B2 na C4: dwa dyski to jeden stos.
    .too-small = Za mało: musisz mieć więcej dysków, niż tam stoi. Najpierw połącz dwa swoje stosy.
    .mountain = W górach się buduje. Dyski chodzą tylko po polach z okręgiem.
    .otherwise = Nie ma jeszcze stosu dwóch dysków. Przesuń dysk na inny swój dysk.
lesson-walk-strike = Teraz idź dowolnie daleko po wolnych polach i stań na pojedynczym granatowym dysku. Rusza cały stos.
    .equal = Musisz mieć więcej dysków, niż tam stoi, a dwa biją tylko jeden. Poszukaj pojedynczego dysku.
    .otherwise = Nic nie zostało zbite. Zbija ruch, który kończy się na mniejszym wrogim stosie.

## 3. Krąg wielkości

lesson-sizes = Krąg wielkości
    .idea = Dwa bije jeden, trzy bije dwa, cztery bije trzy, a jeden bije cztery.
    .success = Duży nie znaczy bezpieczny. Zawsze patrz, kto do ciebie dojdzie.
lesson-sizes-three = Twoja trójka z D5 zbija dwójkę. Jedna stoi na wschodzie, na E7.
    .less = Trzy to mniej niż cztery. Kto bije czwórkę? Najmniejszy ze wszystkich.
    .exactly-four = Pojedynczy dysk bije tylko równo cztery, nigdy dwa ani trzy.
    .later = Już to wiesz, zanim ci powiem! Ale to następny krok; najpierw dwójka na E7.
    .two = Ładna zdobycz, ale to tylko jeden dysk. Twoją trójkę stać na więcej: zbij dwójkę na E7.
    .otherwise = Zbij trójką granatowy stos dwóch dysków na E7.
lesson-sizes-one = Czwórka wygląda bezpiecznie. Pojedynczy dysk niszczy ją i schodzi razem z nią: to Kamikadze. Uderz na G4.
    .less = Trzy to mniej niż cztery. Wyślij pojedynczy dysk.
    .otherwise = Czwórka na G4 nadal stoi. Zniszczy ją twój pojedynczy dysk.
lesson-sizes-arm = Twój bohater czeka w rezerwie. Dołóż go do jednego ze swoich stosów.
    .four = Można, choć czwórka aż prosi się o następnego Kamikadze.

## 4. Dyski stają się budynkami

lesson-build = Dyski stają się budynkami
    .idea = Budowa odsyła dyski do rezerwy, a Zbrojenie oddaje je w tej samej turze.
    .success = Dwa punkty, stolica i wszystkie cztery dyski z powrotem. Budowa kosztuje czas, nie ludzi.
lesson-build-camp = Na pustym terenie stawiasz obóz: jeden dysk, jeden punkt. Zbuduj go w stolicy D2.
    .roof = Najpierw obóz, potem wieża. Nikt nie zaczyna od dachu.
    .not-beside = Ten stos nie dotyka stolicy. Budować w niej może tylko sąsiad.
    .elsewhere = Punkt to punkt, ale stolica jest warta więcej niż inne miejsca. Zbuduj na D2.
    .otherwise = Tym razem buduj: E2 stoi tuż obok stolicy.
lesson-build-arm = Zapłacony dysk leży w rezerwie. Turę kończy Zbrojenie: dołóż go z powrotem do stosu.
    .fine = Też dobrze: przy stolicy zostały dwa dyski, akurat na wieżę.
lesson-build-tower = Stopień wyżej: obóz zamienia się w wieżę. Dwa dyski, dwa punkty.
    .mountains = Zamek stoi tylko w górach. W stolicy kończy się na wieży.
    .desert = Na kamiennej pustyni stanie najwyżej obóz.
    .elsewhere = Nowy obóz też się przyda, ale tym razem niech urośnie ten na D2.
    .otherwise = Zbuduj wieżę tam, gdzie stoi twój obóz, na D2.
lesson-build-home = Teraz dołóż oba dyski do jednego stosu.
    .both = Jeden dysk zostaje w rezerwie. Możesz dołożyć do stosu oba.

## 5. Spokojny teren

lesson-quiet = Spokojny teren
    .idea = Stosu przy wrogim budynku nie wolno zbroić: mały obóz głodzi dużą armię.
    .success = Jeden twój dysk, a dwa ich dyski zamknięte. Żeby się zbroić, Granatowy musiałby odejść i oddać to miejsce.
lesson-quiet-camp = Granatowy ma w rezerwie dwa dyski. Jego stosy G2 i G3 dotykają wąwozu H2. Zbuduj w nim obóz.
    .not-theirs = Ładny punkt, ale stosy Granatowego go nie dotykają. Znajdź teren, którego dotykają oba.
    .elsewhere = Punkt dla ciebie, ale Granatowy i tak się uzbroi. Oba jego stosy dotykają H2.
    .otherwise = Nie goń ich, tylko zamknij: buduj na H2.
lesson-quiet-arm = Ty też się zbroisz. D4 stoi przy obozie Granatowego i nic nie dostanie, więc użyj H3. Potem patrz na jego turę: rezerwa zostaje na miejscu.
    .beside = Obok stoi wrogi budynek. Posiłki tędy nie przejdą.

## 6. Cesarz uderza

lesson-emperor = Cesarz uderza
    .idea = Stos z Cesarzem bije też równy stos, a pojmany Cesarz to 3 punkty.
    .success = Trzy punkty: tyle co zamek, a nikt za to nie zapłacił.
lesson-emperor-equal = Korona na E4 to twój Cesarz. Z nim dwa biją dwa: uderz na G6.
    .early = Bystre oko! Ich Cesarz już był w twoim zasięgu. Zaliczone.
    .no-crown = Równy stos, ale bez Cesarza. Tylko z koroną równy wystarczy.
    .four = Dwa na cztery to za mało, nawet dla Cesarza.
    .otherwise = Zbij Cesarzem równy stos: z E4 na G6.
lesson-emperor-capture = Cesarz Granatowego kryje się na B5 z jednym strażnikiem. Znów dwa na dwa: pojmij go.
    .no-crown = W tej dwójce nie ma Cesarza, a sił jest tylko tyle samo. Wyślij koronę.
    .otherwise = Cesarz Granatowego wciąż jest wolny. Twój własny dojdzie do niego z miejsca, w którym stoi.

## 7. Cztery to nie twierdza

lesson-four = Cztery to nie twierdza
    .idea = Zanim skończysz turę, sprawdź, kto dojdzie do twojego Cesarza.
    .success = Bezpiecznie: żadna odpowiedź Granatowego nie zabierze ci Cesarza. Sprawdzaj to co turę.
lesson-four-strike = Cesarz Granatowego siedzi na czterech dyskach na E4 i czuje się bezpiecznie. Wiesz, kto bije czwórkę.
    .too-weak = Za słabo na czwórkę. Zbije ją tylko pojedynczy dysk.
    .otherwise = Czwórka nadal stoi. G3 to pojedynczy dysk: niech uderzy.
lesson-four-save = Teraz odwrotnie: na tej czwórce siedzi twój Cesarz, a dysk na G3 jest Granatowego. Znajdź turę, która go ocali.
    .struck = Najlepsza obrona to atak.
    .castle = Pięknie: zamek i bezpieczna trójka.
    .four-again = Znów cztery i samotny dysk bierze wszystko. Trzy byłyby bezpieczne.
    .two = Dwa to tutaj za mało: Cesarz Granatowego bije równy stos.
    .distance = Odległość nie chroni: dysk pójdzie tak daleko, jak droga wolna.
    .otherwise = Granatowy dojdzie do twojego Cesarza. Cofnij i poszukaj innej tury.
    .hint-1 = Pojedynczy dysk bije tylko równo cztery.
    .hint-2 = Obóz kosztuje jeden dysk ze stosu. I uważaj, gdzie go potem dołożysz.

## 8. Wymuszony przemarsz

lesson-march = Wymuszony przemarsz
    .idea = Trzej wojownicy z rezerwy, oddani na zawsze, kupują drugą akcję.
    .success = Co turę pytaj: czy ktoś, ty albo oni, może teraz zrobić dwie rzeczy?
lesson-march-strike = Jedenaście punktów, brak stolicy i nikogo obok niej. Najpierw tam dojdź: zbij granatowy dysk na D3.
    .not-beside = Jeszcze nie stoisz przy stolicy. Najpierw podejdź.
    .otherwise = Potrzebujesz stosu przy stolicy D2. Z C4 dojdziesz na D3 i po drodze zbijesz dysk.
lesson-march-march = Trzej wojownicy z rezerwy kupują jeszcze jedną akcję. Odchodzą z gry na zawsze, więc wydaj ich na coś dużego: właśnie teraz.
    .moment = To był ten moment. Cofnij i kup wymuszony przemarsz.
lesson-march-build = A teraz buduj w stolicy.
    .otherwise = Obóz na D2 i masz zwycięstwo.

## 9. Twoja pierwsza partia

lesson-game = Twoja pierwsza partia
    .idea = Pierwsze tury prawdziwej partii, krok po kroku, na znanej planszy. Potem zagraj własną.
    .success = Początek za tobą: stolica jest twoja. Tak zacznij też własną partię: wygrywa dwanaście punktów, więc zdobądź stolicę i jej nie oddaj.
lesson-game-swap = Plansza jest pełna, każdy stos to jeden dysk. Raz, przed pierwszą turą, możesz zamienić Cesarza z F6 miejscami z innym swoim dyskiem. Albo go zostawić.
lesson-game-strike = Na początku sięgasz tylko do sąsiadów, a jeden dysk nie zbije jednego. Cesarz zbije: daj mu robotę.
lesson-game-capital = Jedna stolica na dwoje graczy. D3 stoi tuż obok: zbuduj obóz na D2, zanim zrobi to Fioletowy.
    .not-beside = Budować może tylko stos, który stoi obok tego terenu.
lesson-game-three = Pojedyncze dyski to łatwy łup. Zbrój się i łącz, aż będziesz mieć stos trzech dysków.

## Zagadki

puzzle-equal = Równy wystarczy
    .success = Dziewięć punktów i pojmany Cesarz to dwanaście.
puzzle-equal-turn = Dziewięć punktów i stolica. Wygraj w tej turze.
    .no-crown = Stos jest równy, ale bez korony to za mało.
    .slow = Punkt albo dwa to za mało. Coś tu jest warte trzy.
    .otherwise = Zwycięstwa jeszcze nie ma. Co jest warte trzy punkty?
    .hint-1 = Co jednym ciosem daje trzy punkty?
    .hint-2 = Twój Cesarz bije też równy stos.

puzzle-small = Jeden na czterech
    .success = Najmniejszy bije największego, a Kamikadze też bierze jeńców.
puzzle-small-turn = Dziewięć punktów i stolica. Wygraj w tej turze.
    .too-weak = Twój Cesarz jest za słaby na czwórkę.
    .otherwise = Jeszcze nie. Cesarz Granatowego byłby wart trzy punkty.
    .hint-1 = Cesarz Granatowego stoi na czwórce. Kto bije czwórkę?
    .hint-2 = Poszukaj swojego pojedynczego dysku, który ma wolną drogę.

puzzle-takeover = Ich wieża, twoja stolica
    .success = Przejęcie kosztuje o jeden dysk więcej, wszystkie z jednego stosu: za wieżę trzy.
puzzle-takeover-turn = Jedenaście punktów, ale stolicę ma Granatowy. Wygraj w tej turze.
    .one-short = Przejęcie kosztuje o jeden dysk więcej niż sam budynek. Dwa to o jeden za mało.
    .same-size = Budynek zastąpisz tylko budynkiem tej samej wielkości.
    .otherwise = Stolicę nadal ma Granatowy.
    .hint-1 = Przejęcie kosztuje o jeden dysk więcej, a płaci za nie jeden stos.

puzzle-camps = Wszystkie obozy na planszy
    .success = Rozbudowa oddała obóz i akurat te dwa dyski, których brakowało na wymuszony przemarsz.
puzzle-camps-turn = Dwanaście punktów, brak stolicy i ani jednego obozu w zapasie. Wygraj w tej turze.
    .none-left = Wszystkie pięć obozów stoi już na planszy. Jak obóz wraca do domu?
    .moment = Masz teraz w rezerwie trzech wojowników. Co możesz za nich kupić?
    .no-walk = Marsz nie odda ci obozu.
    .otherwise = Tak nie zdobędziesz stolicy w tej turze.
    .hint-1 = Obóz wraca, gdy zamienia się w wieżę.
    .hint-2 = Potrzebujesz dwóch akcji. Ile to kosztuje i skąd wziąć dyski?

puzzle-blows = Dwa ciosy
    .success = Ani jednego punktu, a jednak zwycięstwo: Granatowy nie ma już dysków na planszy.
puzzle-blows-turn = Granatowy ma dużo więcej punktów. Wygraj w tej turze.
    .second = Jeden cios to za mało. W rezerwie czekają trzej wojownicy.
    .too-weak = Dwa na cztery to za mało, także z Cesarzem.
    .points = Punktów dziś nie nadrobisz. Jest i drugi sposób na zwycięstwo.
    .otherwise = Granatowy wciąż ma dyski na planszy.
    .hint-1 = Kto jako jedyny ma dyski na planszy, ten wygrywa.
    .hint-2 = Dwa stosy, dwa ciosy: czwórka bije trójkę, pojedynczy dysk bije czwórkę.

puzzle-defence = Oczywista obrona
    .success = Zabierz budowniczego, nie grunt: bez stosu przy stolicy nikt w niej nie zbuduje.
puzzle-defence-turn = Granatowy ma jedenaście punktów i stoi przy stolicy. Nie pozwól mu wygrać w następnej turze.
    .replaced = Granatowy zastępuje twój obóz swoim: dwanaście punktów i stolica.
    .otherwise = Granatowy wygrywa w następnej turze.
    .hint-1 = Kto u Granatowego będzie budował?
    .hint-2 = Przy stolicy stoi tylko jeden granatowy stos.

puzzle-shrink = Kto patrzy na czwórkę?
    .success = Uciec się nie dało, ale dało się zmaleć: trójki pojedynczy dysk nie zbije.
puzzle-shrink-turn = Dwa pojedyncze dyski patrzą na twojego Cesarza. Zagraj turę, po której Granatowy go nie weźmie.
    .castle = Najlepiej ze wszystkich: zamek dla ciebie i bezpieczna trójka.
    .runs = Dwa pojedyncze dyski pilnują całej planszy. Nie uciekniesz im.
    .four-again = Znów cztery, a pojedynczy dysk uderza.
    .otherwise = Granatowy bierze twojego Cesarza do niewoli.
    .hint-1 = Uciec się nie da. A zmaleć?
    .hint-2 = Budowa zmniejsza stos. Potem nie rób z niego znów czwórki.

puzzle-exchange = Jeniec za jeńca
    .success = Trzy punkty Granatowego to był twój Cesarz. Wymiana sprowadza go do domu i zostawia Granatowemu dziewięć.
puzzle-exchange-turn = Granatowy ma dwanaście punktów i potrzebuje tylko obozu w stolicy. Powstrzymaj go.
    .replaced = Granatowy zastępuje twój obóz i wygrywa.
    .four = Trzy na cztery: tego stosu nie zbijesz.
    .otherwise = Granatowy buduje w stolicy i wygrywa.
    .hint-1 = Skąd Granatowy ma swoje punkty?
    .hint-2 = Pojmanych Cesarzy wymienia się od razu.

puzzle-insurance = Zabezpieczenie
    .success = Kto trzyma jeńca, traci własnego Cesarza tylko na chwilę: obaj od razu wracają do siebie.
puzzle-insurance-turn = Pojedyncze dyski patrzą na twoją czwórkę, a Cesarz Granatowego zbija trójkę. Nie pozwól mu zatrzymać twojego Cesarza.
    .equal = Trójka już nie chroni: Cesarz Granatowego też ma trzy dyski.
    .runs = Przed pojedynczym dyskiem nikt nie ucieknie.
    .otherwise = Granatowy bierze twojego Cesarza i go zatrzymuje.
    .hint-1 = Jeśli masz go na chwilę stracić, co chcesz mieć w ręku?
    .hint-2 = Twoja czwórka poradzi sobie z Cesarzem Granatowego.
