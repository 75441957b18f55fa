### Słowa lekcji i zagadek Lords of Xidit po polsku.

## 1. Byle nie na końcu

lesson-last = Byle nie na końcu
    .idea = Trzy Oceny eliminują po kolei ostatniego; wygrywa ten, kto zostanie.
    .success = Złoto wyeliminowało Zielonego, piętra Żółtego, a Bardowie Czerwonego. W niczym pierwsze miejsce i w niczym ostatnie: tak się wygrywa w Xidit.
lesson-last-show = Ostatnia chwila gry. Kto pokaże najwięcej Magów Bitewnych, dostaje piętro Gildii. Pokaż swojego.
    .hidden = Pięć pięter na pięć: Żółty ma więcej Jednostek, więc odpadasz. Pokazanie nic nie kosztuje.
lesson-last-floor = Ty i Żółty macie po pięć pięter. Jedno więcej i to nie ty odpadasz. Dobuduj je w Mieście 10.
    .not-built = Piętro, którego nie ma na planszy, się nie liczy. Dobuduj je.

## 2. Sześć Rozkazów

lesson-orders = Sześć Rozkazów
    .idea = W sekrecie planujesz sześć Rozkazów: Droga prowadzi dalej, a Akcja korzysta z tego, co daje Miasto.
    .success = Dwie Jednostki w jednym Roku. Najpierw plan, potem żal: zatwierdzonych Rozkazów nie da się zmienić.
lesson-orders-road = Stoisz w Mieście 7. W Mieście 6, na końcu czerwonej Drogi, czekają rekruci. Pierwszy Rozkaz: czerwona.
    .south = Czarna prowadzi do Miasta 1. Zanim wybierzesz kolor, przejedź Drogę palcem.
    .east = Niebieska prowadzi do Miasta 4, a tam nic nie czeka. Wybierz czerwoną Drogę.
    .nothing-here = W Mieście 7 nie ma nic do zrobienia. Najpierw jedź.
    .otherwise = Szkoda czasu: pierwszy Rozkaz to czerwona Droga.
lesson-orders-recruit = Jesteś już w Mieście 6, przynajmniej w planie. Drugi Rozkaz: Akcja. Bierzesz jedną Jednostkę, zawsze najsłabszą, jaka tam stoi.
    .ride-on = Miniesz rekrutów po drodze. Najpierw Akcja.
    .otherwise = Rekruci sami nie przyjdą: jednego weźmiesz Akcją.
lesson-orders-further = W jednym Mieście jedna Jednostka na Rok. Jedź więc dalej: niebieska Droga do Miasta 11 i tam Akcja.
    .once = Miasto 6 dało ci już Jednostkę w tym Roku. Jedź dalej.
    .other-road = Ta Droga prowadzi gdzie indziej. Do Miasta 11 jedzie się niebieską.
    .otherwise = Najpierw niebieska Droga, potem Akcja.
lesson-orders-wait = Zostały dwa Rozkazy. Dwa razy Czekanie i niech Rok się toczy.

## 3. Przepuść innych

lesson-patience = Przepuść innych
    .idea = Zawsze dostajesz najsłabszą Jednostkę, więc lepsza czeka na cierpliwych.
    .success = Czerwony wziął Milicję, a Łucznik został dla ciebie. Czekanie to też ruch.
lesson-patience-wait = Chcesz Łucznika, ale przed nim stoi Chłopska Milicja. Czerwony też tu jest i zaraz użyje Akcji. Ty jesteś Pierwszym Graczem, więc go przepuść: najpierw Czekanie.
    .first = Kto pierwszy, ten bierze najsłabszą: dostaniesz Milicję. Niech weźmie ją Czerwony.
    .stay = To, czego chcesz, jest tutaj, w Mieście 6. Zostań.
lesson-patience-act = Wtedy Milicji już nie będzie. Teraz Akcja, a potem Czekanie do końca Roku.
    .stay = To, czego chcesz, jest tutaj, w Mieście 6. Najpierw Akcja.
    .otherwise = Łucznik wciąż stoi w Mieście 6. Wystarczy tam jedna Akcja, po Akcji Czerwonego.

## 4. Uwolnij Miasto

lesson-free = Uwolnij Miasto
    .idea = Oddaj dokładnie te Jednostki, które widać na Zagrożeniu, i weź dwie z trzech nagród.
    .success = Miasto jest wolne. To twoja praca w każdym Roku: rekrutuj, jedź, uwalniaj.
lesson-free-ride = Miasto 17 chce Milicji, Łucznika i Kleryka, a ty masz dokładnie tych. Prowadzi tam czerwona Droga; potem Akcja. Resztę wypełnij Czekaniem.
    .nine = Miasto 9 chce dwóch Kleryków. Masz jednego, a inna Jednostka nikogo nie zastąpi.
    .not-here = W Mieście 11 nie ma Zagrożenia. Najpierw czerwona Droga.
    .otherwise = Zagrożenie w Mieście 17 wciąż tam jest. Czerwona Droga, potem Akcja.
lesson-free-rewards = Złoto to Bogactwo, piętra to Wpływy, Bardowie to Reputacja. Dwie z trzech nagród są twoje. Tym razem weź Bardów, a drugą, jaką chcesz.
    .bards-too = Dobre nagrody. Tym razem weź jednak Bardów, żeby zobaczyć, jak się ich stawia.
lesson-free-bards = Trzech Bardów. Śpiewają w Regionach wokół twojego Miasta: rozstaw ich, jak chcesz.
    .far = Ten Region nie dotyka Miasta 17.

## 5. Pieśni, które się liczą

lesson-songs = Pieśni, które się liczą
    .idea = W każdym Regionie najwięcej Bardów daje większą liczbę, drugie miejsce mniejszą, a remis na pierwszym liczy się w całości.
    .success = Wszędzie pierwsze miejsce: 6, 3 i 5 to czternaście. Najpierw szeroko, potem obrona. A w Bastionie nikt cię nie policzy.
lesson-songs-rewards = Miasto 11 jest wolne. Tym razem weź Bardów, a do tego złoto albo piętra.
    .bards-too = Zupełnie bez pieśni? Weź Bardów ze złotem albo z piętrami.
lesson-songs-spread = Czterech Bardów. Czerwony ma jednego na zachodzie, Zielony na północnym zachodzie. W trzech Regionach wokół zajmij pierwsze miejsce, choćby w remisie.
    .far = Ten Region nie dotyka Miasta 11.
    .choir = W pustym Regionie wystarczy jeden Bard. Trzech to chór za te same sześć punktów.
    .otherwise = W którymś Regionie nie ma twojej pieśni. Tutaj wystarczy po jednym Bardzie w każdym z trzech.

## 6. Jedno Miasto, jedna Gildia

lesson-guild = Jedno Miasto, jedna Gildia
    .idea = W Mieście stoi Gildia tylko jednego gracza i ma najwyżej cztery piętra.
    .success = Kto pierwszy, ten buduje: to Miasto jest odtąd twoje na zawsze.
lesson-guild-ride = Potrzebujesz pięter. Miasto 10 obiecuje cztery, Miasto 6 trzy. Zobacz jednak, kto mieszka w Mieście 10. Zaplanuj drogę, a potem Akcję.
    .taken = W Mieście 10 stoi Gildia Czerwonego: piętra tam nie postawisz. Niebieska prowadzi do Miasta 6.
    .not-here = W Mieście 11 nie ma Zagrożenia. Najpierw jedź.
    .no-floor = Stoi tam Gildia Czerwonego, więc piętra przepadły. Zostały złoto i Bardowie.
    .otherwise = Zagrożenie w Mieście 6 wciąż tam jest: niebieska Droga, potem Akcja.
lesson-guild-floors = Poproszę piętra, a do nich złoto albo Bardów.
    .floors-first = Tym razem chodzi o piętra. Weź je.

## 7. Ścieżka Przeznaczenia

lesson-path = Ścieżka Przeznaczenia
    .idea = Następne Zagrożenie jest zapowiedziane; bądź tam, gdy się pojawi.
    .success = Inni zrobili ci miejsce. Zanim zaplanujesz, spójrz na Ścieżkę.
lesson-path-plan = Żadne Zagrożenie nie pasuje jeszcze do twoich Jednostek. Zapowiedziana jest jednak dziewiątka: wejdzie, gdy Czerwony uwolni Miasto 7. Czarna prowadzi do Miasta 9: jedź i użyj Akcji.
    .recruit = Rekrut się przyda, ale na drugim końcu czeka pięć sztuk złota i trzy piętra.
    .too-early = Najpierw dojedź, potem działaj: Akcja działa tam, gdzie wtedy stoisz.
    .away = Czerwona wraca do Miasta 11, z dala od zapowiedzianego Zagrożenia.
    .otherwise = Zagrożenie w Mieście 9 wciąż tam jest. Czarna Droga, potem Akcja, po pierwszym Rozkazie Czerwonego.
lesson-path-rewards = Zagrożenie wyrosło ci pod nogami. Wybierz dwie nagrody.

## 8. Spis Wojskowy

lesson-census = Spis Wojskowy
    .idea = Po Latach 4, 8 i 12 niewydane Jednostki przynoszą prezenty, a nikt ich nie traci.
    .success = Dwóch Bardów i piętro, a Jednostki zostały. W Roku Spisu dwa razy pomyśl, zanim wydasz Kleryków i Magów.
lesson-census-clerics = Liczymy Kleryków. Wszyscy pokazują naraz i w sekrecie. Najwięcej daje dwóch Bardów: pokaż obu.
    .tie = Remis we troje, po jednym Bardzie. Można było pokazać dwóch.
    .none = Kto nic nie pokaże, nic nie dostanie. Pokaż obu.
lesson-census-bards = Dwóch Bardów, do Regionów wokół Miasta, w którym stoisz.
    .take-them = Nic nie kosztują. Postaw ich.
    .far = Tylko Regiony, które dotykają Miasta 17.
lesson-census-mages = Teraz Magowie Bitewni. Nawet remis daje piętro.
    .hidden = Ukrywanie nic nie daje, bo pokazane Jednostki wracają. Teraz piętro ma tylko Czerwony.
lesson-census-floor = Dołóż piętro do swojej Gildii w Mieście 17.
    .declined = Piętro za darmo, a ty go nie chcesz? Dobuduj je.

## 9. Twoja pierwsza partia

lesson-game = Twoja pierwsza partia
    .idea = Dwa pierwsze Lata krótkiej gry z trzema łatwymi botami, krok po kroku. Potem zagraj własną.
    .success = Masz wojsko. We własnej grze rób dalej tak: wybierz Zagrożenie, sprawdź, jakich Jednostek chce, i nigdy nie zajmij ostatniego miejsca w tym, co ocenią najpierw.
lesson-game-place = Zacznij blisko rekrutów, najlepiej między dwoma takimi Miastami: Miasto 7 leży między 1 i 6.
lesson-game-first = Rok 1: zdobądź dwie Jednostki. Z Miasta 7 czerwona prowadzi do 6 i z powrotem, a czarna do 1. W obu użyj Akcji.
    .otherwise = Rok minął bez dwóch rekrutacji. Spróbuj jeszcze raz: jedź, Akcja, jedź, Akcja.
lesson-game-second = Rok 2: każde Miasto da ci w tym Roku jeszcze jedną Jednostkę. Znów zrekrutuj dwie, a planując, patrz na Idrakisy innych.
    .otherwise = Rok minął bez dwóch nowych Jednostek. Czekają w Miastach z żetonem Rekrutacji.

## Zagadki

puzzle-route = Sześć Rozkazów, ani jednego więcej
    .success = Tu Piechota, tam Milicja i z powrotem: ani jednego Rozkazu za dużo.
puzzle-route-year = Uwolnij Miasto 8 jeszcze w tym Roku. Inni czekają.
    .no-time = Nie masz ani jednego Rozkazu w zapasie.
    .otherwise = Miasto 8 chce Milicji i Piechoty, a czegoś zabrakło na czas.
    .hint-1 = Ostatni Rozkaz to Akcja w Mieście 8. Przejdź trasę od końca.
    .hint-2 = Piechota czeka tam, gdzie stoisz, a Milicja w Mieście 9.

puzzle-second = Drugi w kolejce
    .success = Czerwony wziął Łucznika, a Kleryk został dla ciebie.
puzzle-second-year = Czerwony pojedzie czerwoną Drogą z 16 do 15 i w Rozkazie 2 zrekrutuje. Uwolnij w tym Roku Miasto 17; brakuje ci tylko Kleryka.
    .too-early = Jesteś Pierwszym Graczem: w Rozkazie 2 wyprzedzisz Czerwonego i dostaniesz Łucznika.
    .otherwise = Nie ma Kleryka albo jest za późno. Kiedy Łucznik zniknie z Miasta 15?
    .hint-1 = Kto w tym samym Rozkazie jest pierwszy?
    .hint-2 = Zrekrutuj w Mieście 15 po Czerwonym, w Rozkazie 3 albo 4.

puzzle-gate = Ostatni rekrut otwiera bramę
    .success = Jeden żeton się opróżnił, a następny otworzył się w Mieście 1, akurat po drodze.
puzzle-gate-year = Masz jedną Piechotę. Miasto 5 chce Piechoty i Łucznika. Uwolnij je w tym Roku.
    .empty-city = Gdy przyjedziesz, Miasto 1 będzie puste. Najpierw coś się musi wydarzyć.
    .otherwise = Miasto 5 nie jest wolne. Skąd wziąć Łucznika?
    .hint-1 = Gdzie trafi następny żeton Rekrutacji?
    .hint-2 = Na żetonie w Mieście 7 stoi ostatnia Jednostka. Kto ją weźmie, sprowadzi żeton numer 1.

puzzle-titan = Tytan potrzebuje miejsca
    .success = Najpierw Zagrożenie, potem Tytan w innym Mieście: oba w jednym Roku.
puzzle-titan-year = Usuń w jednym Roku Zagrożenie w Mieście 7 i Tytana o sile 3.
    .same-city = Nie dwa razy w tym samym Mieście: tam, gdzie zniknęło Zagrożenie, nie wolno w tym Roku walczyć z Tytanem.
    .declined = Tytan odchodzi nietknięty.
    .otherwise = Jedno z dwojga wciąż tu jest.
    .hint-1 = Tytani nie mają Miasta. Gdzie wolno z nimi walczyć?
    .hint-2 = Wystarczy Miasto bez żetonu, byle nie to, które przed chwilą zostało uwolnione.

puzzle-heart = Gildia w sercu
    .success = Siedem Miast wokół Bastionu, sześć skreślonych: zostało tylko Miasto 4.
puzzle-heart-year = Skorzystaj z Tytana: skończ ten Rok z własną Gildią i Bardem w Bastionie.
    .both = Potrzebujesz jednego i drugiego: Bardów i pięter.
    .declined = Bez Tytana nie będzie ani Gildii, ani Barda.
    .otherwise = Gildia i Bard w Bastionie: trzeba wybrać właściwe Miasto.
    .hint-1 = Bastionu dotyka siedem Miast: 4, 6, 7, 8, 9, 11 i 17. Skreśl sześć.
    .hint-2 = Żeton nie wpuści Tytana, a cudza Gildia nie wpuści pięter.

puzzle-two = Dwie z trzech
    .success = Czterech Bardów kusiło. Piętra ocaliły cię w pierwszej Ocenie, a złoto w ostatniej.
puzzle-two-rewards = Rok 12, ostatni Rozkaz, a potem już tylko Oceny: Wpływy, Reputacja, Bogactwo. Które dwie nagrody dadzą zwycięstwo?
    .no-floors = Masz pięć pięter, a wszyscy inni siedem lub więcej: odpadasz już w pierwszej Ocenie.
    .no-gold = Do ostatniej Oceny dojdziesz z 8 sztukami złota przeciw 11 Czerwonego.
    .hint-1 = W czym masz dziś ostatnie miejsce?
    .hint-2 = Policz najpierw piętra, potem złoto. Bardów masz dość.

puzzle-rescues = Podwójny ratunek
    .success = Czerwony wyświadczył ci przysługę: jego ratunek sprowadził następne Zagrożenie do twojego Miasta.
puzzle-rescues-year = Czerwony, Pierwszy Gracz, pojedzie z 19 do 8 i w Rozkazie 2 uwolni to Miasto. Zapowiedziana jest czwórka. Uwolnij w tym Roku dwa Miasta.
    .race = W tym samym Rozkazie Pierwszy Gracz działa pierwszy: do Miasta 8 nie zdążysz.
    .otherwise = To nie są dwa Miasta. Gdzie i kiedy pojawi się następne Zagrożenie?
    .hint-1 = Czerwony wyświadcza ci przysługę. Gdzie pojawi się prezent?
    .hint-2 = Już na nim stoisz. Poczekaj na niego albo do niego wróć.

puzzle-bards = Dwaj Bardowie rozstrzygają
    .success = 23 do 22: dzielisz pierwsze miejsce z Zielonym, a drugie miejsce Czerwonego nic już nie daje.
puzzle-bards-bards = Rok 12, Spis Kleryków. Żółtego wyeliminuje Bogactwo, Zielonego Wpływy; potem ty albo Czerwony. Zdobądź Bardów i postaw ich.
    .all = Pokaż obu Kleryków, potrzebujesz obu Bardów.
    .snow = Prowadzenie w śniegu kusi, ale kończy się 20 do 22.
    .bastion = Czerwony ma w Bastionie trzech Bardów. Dwoma najwyżej go dogonisz, a to nie wystarczy.
    .both = Jeden Bard to za mało.
    .otherwise = Czerwony ma więcej Reputacji.
    .hint-1 = Remis na pierwszym miejscu nie zostawia nic dla drugiego.
    .hint-2 = Gdzie Czerwony jest dziś drugi?
