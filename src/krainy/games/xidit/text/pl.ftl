### Słowa Lords of Xidit po polsku.

## Gra

game-title = Lords of Xidit
game-facts = 3–5 osób, około 90 minut, od 14 lat, średnio wymagająca
game-endless = Instrukcja kończy grę po dwunastym Roku, a krótką po dziewiątym.
game-about =
    Potwory pustoszą królestwo, a ty ruszasz mu na ratunek jako jeden z jego dziedziców, Idrakis. Co Rok planujesz w sekrecie
    sześć Rozkazów, a potem wszystkie plany spotykają się na Drogach: rekrutujesz takie wojsko, jakie zostawili ci inni, i
    oddajesz je za złoto, piętra Gildii i pieśni Bardów tam, gdzie Miasto woła o pomoc. Na koniec trzy Oceny eliminują
    najsłabszych: wygrywa nie ten, kto ma najwięcej, ale ten, kto nigdy nie jest ostatni. Autorem gry jest Régis Bonnessée.
    Zasady opisaliśmy własnymi słowami. Mapę, żetony Miast, liczby w Regionach i nagrody za Tytanów odtworzyliśmy sami, bo
    drukowanych nie udało się zdobyć.

## Opcje

option-length = Długość
    .help = Ile Lat trwa gra.
option-length-long = Dwanaście Lat
    .help = Długa gra, ze Spisem Wojskowym co cztery Lata.
option-length-short = Dziewięć Lat
    .help = Skrócona gra: Spis co trzy Lata, mniej żetonów i jeden lub dwa Regiony zamienione w Pustkowie.
option-virtual = Wirtualny Gracz
    .help = Jak silny jest na początku Wirtualny Gracz; siada do stołu tylko w grze w trzy osoby.
option-virtual-normal = Zwykły
    .help = W trzech kryteriach zaczyna z wartościami 6, 5 i 4.
option-virtual-hard = Trudny
    .help = W trzech kryteriach zaczyna z wartościami 7, 6 i 5.
option-first = Pierwszy Gracz
    .help = Kto jest Pierwszym Graczem w Roku 1; według instrukcji najstarsza osoba, ale stół nie zna waszego wieku.
option-first-random = Decyduje los
    .help = Pierwszym Graczem w Roku 1 może być każdy.
option-first-blue = Niebieski
    .help = W Roku 1 Pierwszym Graczem jest Niebieski.
option-first-red = Czerwony
    .help = W Roku 1 Pierwszym Graczem jest Czerwony.
option-first-green = Zielony
    .help = W Roku 1 Pierwszym Graczem jest Zielony.
option-first-yellow = Żółty
    .help = W Roku 1 Pierwszym Graczem jest Żółty; dla czterech lub pięciu osób.
option-first-black = Czarny
    .help = W Roku 1 Pierwszym Graczem jest Czarny; dla pięciu osób.

## Co nie pasuje do siebie

conflict-first = { NAME($who) } nie siedzi przy tym stole: dodaj graczy albo wybierz innego Pierwszego Gracza.

## Kolory, czyli gracze

colour-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
    .loc = Niebieskim
colour-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
    .loc = Czerwonym
colour-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
    .loc = Zielonym
colour-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
    .loc = Żółtym
colour-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu
    .acc = Czarnego
    .ins = Czarnym
    .loc = Czarnym

## Jednostki; formy one, few i many stoją w bierniku po liczbie, forma gen po „brakuje 1”

unit-militia = Chłopska Milicja
    .gen = Jednostki Chłopskiej Milicji
    .acc = Chłopską Milicję
    .one = Jednostkę Chłopskiej Milicji
    .few = Jednostki Chłopskiej Milicji
    .many = Jednostek Chłopskiej Milicji
unit-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika
    .one = Łucznika
    .few = Łuczników
    .many = Łuczników
unit-infantry = Piechota
    .gen = Jednostki Piechoty
    .acc = Piechotę
    .one = Jednostkę Piechoty
    .few = Jednostki Piechoty
    .many = Jednostek Piechoty
unit-cleric = Kleryk
    .gen = Kleryka
    .acc = Kleryka
    .one = Kleryka
    .few = Kleryków
    .many = Kleryków
unit-battle_mage = Mag Bitewny
    .gen = Maga Bitewnego
    .acc = Maga Bitewnego
    .one = Maga Bitewnego
    .few = Magów Bitewnych
    .many = Magów Bitewnych

letter-militia = C
letter-archer = Ł
letter-infantry = P
letter-cleric = K
letter-battle_mage = M

## Drogi, Rozkazy i plany

road-black = czarna Droga
    .gen = czarnej Drogi
    .ins = czarną Drogą
road-red = czerwona Droga
    .gen = czerwonej Drogi
    .ins = czerwoną Drogą
road-blue = niebieska Droga
    .gen = niebieskiej Drogi
    .ins = niebieską Drogą

order-black = czarna Droga
    .ins = czarną Drogą
    .word = czarna
order-red = czerwona Droga
    .ins = czerwoną Drogą
    .word = czerwona
order-blue = niebieska Droga
    .ins = niebieską Drogą
    .word = niebieska
order-action = Akcja
    .ins = Akcją
    .word = akcja
order-wait = Czekanie
    .ins = Czekaniem
    .word = czekanie

plan-black = czarna
plan-red = czerwona
plan-blue = niebieska
plan-action = Akcja
plan-wait = Czekanie

## Regiony; ich nazwy są nasze

region-C = Serce Królestwa
    .loc = w Bastionie
region-N = Kraina Śniegu
    .loc = w Krainie Śniegu
region-NE = Czarne Wzgórza
    .loc = na Czarnych Wzgórzach
region-E = Wschodni Step
    .loc = na Wschodnim Stepie
region-SE = Bursztynowa Pustynia
    .loc = na Bursztynowej Pustyni
region-S = Ziemie Rzeczne
    .loc = na Ziemiach Rzecznych
region-SW = Złote Pola
    .loc = na Złotych Polach
region-W = Mglisty Las
    .loc = w Mglistym Lesie
region-NW = Srebrne Góry
    .loc = w Srebrnych Górach

## Nagrody, kryteria, Tytani, żetony

pair-gold = złoto
    .acc = złoto
pair-bards = Bardowie
    .acc = Bardów
pair-floors = piętra
    .acc = piętra

criterion-wealth = Bogactwo
    .gen = Bogactwa
    .acc = Bogactwo
criterion-influence = Wpływy
    .gen = Wpływów
    .acc = Wpływy
criterion-reputation = Reputacja
    .gen = Reputacji
    .acc = Reputację

titan-3 = Tytan o sile 3
    .acc = Tytana o sile 3
titan-4 = Tytan o sile 4
    .acc = Tytana o sile 4
titan-5 = Tytan o sile 5
    .acc = Tytana o sile 5

side-recruitment = Rekrutacja
    .gen = Rekrutacji
side-threat = Zagrożenie
    .gen = Zagrożenia

reason-nothing-here = nie ma tu żetonu, a żaden Tytan nie szaleje
reason-already-recruited = w jednym Mieście rekrutuje się raz w Roku
reason-no-units = na żetonie nie ma Jednostek
reason-lacks-units = brakuje Jednostek, których wymaga zagrożenie
reason-barred = w jednym Mieście eliminuje się w Roku albo zagrożenia, albo jednego Tytana
reason-too-few-units = Jednostek nie starcza na żadnego Rozszalałego Tytana

tie-units = ma więcej Jednostek za Zasłonką
tie-seats = siedzi dalej na prawo od Pierwszego Gracza

## Katalog: rodzaje, cechy i części elementów gry

catalogue-unit = Jednostki
    .one = Jednostka
    .help = Od najsłabszej do najsilniejszej. Rekrutujesz je w Miastach i płacisz nimi za zagrożenia i Tytanów.
catalogue-token = Żetony Miast
    .one = Żeton Miasta
    .help = Po jednej stronie są Jednostki do zrekrutowania, po drugiej zagrożenie, które wymaga Jednostek i daje dwie z trzech nagród.
    .reconstructed = Drukowanych żetonów nie udało się zdobyć. Te odtworzyliśmy sami: zgadzają się z każdą liczbą i z każdym przykładem z instrukcji.
catalogue-titan = Tytani
    .one = Tytan
    .help = Śpią, dopóki nie zabraknie zagrożeń; potem szaleją, a pokonać ich można dowolnymi Jednostkami.
    .reconstructed = Siłę Tytanów podaje instrukcja. Ich nagrody odtworzyliśmy sami.
catalogue-region = Regiony
    .one = Region
    .help = Na koniec pierwszy i drugi wynik w liczbie Bardów w Regionie liczą się do Reputacji.
    .reconstructed = Drukowanej mapy nie udało się zdobyć. Regiony, ich liczby i nazwy są nasze; zgadzają się z każdą liczbą i z każdym przykładem z instrukcji.

fact-count = Ile ich jest
fact-set = Dla
fact-recruit = Do zrekrutowania
fact-requires = Wymaga
fact-gold = Złoto
fact-bards = Bardowie
fact-floors = Piętra Gildii
fact-strength = Siła
fact-first = Najwięcej Bardów
fact-second = Drugi wynik
fact-cities = Miasta dookoła

part-city = Miasto { $called }
part-set45 = 4–5 osób
part-set3 = 3 osób
part-census = podczas Spisu
part-census-militia = Kto ujawni najwięcej, bierze 1 Złotego Suwerena; przy remisie każdy po jednym.
part-census-archer = Kto ujawni najwięcej, bierze 2 Złote Suwereny; przy remisie każdy po jednym.
part-census-infantry = Kto ujawni najwięcej, umieszcza 1 Barda; przy remisie każdy po jednym.
part-census-cleric = Kto ujawni najwięcej, umieszcza 2 Bardów; przy remisie każdy po jednym.
part-census-battle_mage = Kto ujawni najwięcej, dokłada 1 piętro Gildii; przy remisie każdy po jednym.
part-known = wiadomo z instrukcji
part-known-set45-5 = Z przykładu wiadomo, że można tu zrekrutować Chłopską Milicję.
part-known-set45-6 = Przykład pokazuje wszystkie pięć Jednostek.
part-known-set45-7 = Przykład pokazuje Łucznika, Piechotę, Maga Bitewnego i dwie Jednostki nie silniejsze od Łuczników.
part-known-set45-9 = Przykład obok numeru 9 pokazuje 5 Złotych Suwerenów.
part-known-set45-10 = Przykład obok numeru 10 pokazuje wymagane Jednostki i 4 piętra.
part-known-set45-11 = Przykład obok numeru 11 albo 12 pokazuje 4 Bardów.
part-known-set45-12 = Przykład obok numeru 11 albo 12 pokazuje 4 Bardów.
part-known-set45-17 = Przykład pokazuje wymagane Jednostki, 3 piętra i 3 Bardów.

## Co się dzieje: przygotowanie

event-assessments-drawn = Oceny odbędą się w tej kolejności: { NAME($first) }, { NAME($second) }, { NAME($third) }.
event-virtual-begins = Wirtualny Gracz zaczyna z wartością { $number } w Ocenie { NAME($criterion, case: "gen") }.
event-first-player = { NAME($seat) } jest Pierwszym Graczem.
event-placed = { NAME($seat) } stawia Idrakisa w Mieście { $city }.

## Co się dzieje: Rok

event-year-begins = Zaczyna się Rok { $year }; { NAME($seat) } jest Pierwszym Graczem.
event-planned = { NAME($seat) } odkrywa plan: { NAME($plan) }.
event-year-ends = Rok { $year } dobiega końca.

## Co się dzieje: Rozkazy

event-moved = { NAME($seat) } jedzie { NAME($road, case: "ins") } z Miasta { $frm } do Miasta { $to }.
event-no-road = { NAME($seat) } nie znajduje w Mieście { $city } { NAME($road, case: "gen") } i zostaje na miejscu.
event-waited = { NAME($seat) } czeka w Mieście { $city }.
event-recruited = { NAME($seat) } rekrutuje { NAME($unit, case: "acc") } w Mieście { $city }.
event-ignored = { NAME($seat) } traci Akcję w Mieście { $city }: { NAME($reason) }.
event-threat-faced = { NAME($seat) } staje do walki z zagrożeniem w Mieście { $city }.
event-titan-faced = { NAME($seat) } rusza z Miasta { $city } na { NAME($titan, case: "acc") }.
event-titan-declined = { NAME($seat) } zostawia Tytanów w spokoju; Rozkaz w Mieście { $city } jest zużyty.
event-paid =
    { $number ->
        [one] { NAME($seat) } odkłada do Koszar { $number } { NAME($unit, case: "one") }.
        [few] { NAME($seat) } odkłada do Koszar { $number } { NAME($unit, case: "few") }.
       *[many] { NAME($seat) } odkłada do Koszar { $number } { NAME($unit, case: "many") }.
    }

## Co się dzieje: nagrody

event-gold-taken =
    { $number ->
        [one] { NAME($seat) } bierze { $number } Złotego Suwerena.
        [few] { NAME($seat) } bierze { $number } Złote Suwereny.
       *[many] { NAME($seat) } bierze { $number } Złotych Suwerenów.
    }
event-bards-placed =
    { $number ->
        [one] { NAME($seat) } umieszcza { $number } Barda { NAME($region, case: "loc") }.
       *[other] { NAME($seat) } umieszcza { $number } Bardów { NAME($region, case: "loc") }.
    }
event-bards-declined =
    { $number ->
        [one] { NAME($seat) } rezygnuje z { $number } Barda.
       *[other] { NAME($seat) } rezygnuje z { $number } Bardów.
    }
event-floors-built =
    { $number ->
        [one] { NAME($seat) } buduje { $number } piętro Gildii w Mieście { $city }.
        [few] { NAME($seat) } buduje { $number } piętra Gildii w Mieście { $city }.
       *[many] { NAME($seat) } buduje { $number } pięter Gildii w Mieście { $city }.
    }
event-floor-declined = { NAME($seat) } rezygnuje z piętra.
event-floor-waits = { NAME($seat) } nie ma Gildii z wolnym miejscem: piętro czeka za Zasłonką.
event-waiting-built =
    { $number ->
        [one] { NAME($seat) } dokłada zza Zasłonki { $number } piętro do Gildii w Mieście { $city }.
        [few] { NAME($seat) } dokłada zza Zasłonki { $number } piętra do Gildii w Mieście { $city }.
       *[many] { NAME($seat) } dokłada zza Zasłonki { $number } pięter do Gildii w Mieście { $city }.
    }
event-virtual-raised = { NAME($seat) } podnosi { NAME($criterion, case: "acc") } Wirtualnego Gracza do { $number }.
event-threat-removed = { NAME($seat) } uwalnia Miasto { $city } od zagrożenia.
event-titan-removed = { NAME($seat) } pokonuje w Mieście { $city } { NAME($titan, case: "acc") }: Tytan wypada z gry.

## Co się dzieje: Ścieżka Przeznaczenia

event-discarded = Żeton { NAME($side, case: "gen") } z Miasta { $city } zostaje odrzucony.
event-entered =
    { $times ->
        [one] { $discarded ->
            [0] Na Miasto { $city } wchodzi żeton { NAME($side, case: "gen") }.
           *[other] Żeton { NAME($side, case: "gen") } z Miasta { $discarded_city } schodzi, na Miasto { $city } wchodzi nowy.
        }
       *[other] Żetony { NAME($side, case: "gen") } wchodzą na Miasta { NAME($city) }.
    }
event-units-missing =
    { $number ->
        [one] W Koszarach brakuje { $number } { NAME($unit, case: "gen") }: w Mieście { $city } jedno miejsce zostaje puste.
       *[other] W Koszarach brakuje { $number } { NAME($unit, case: "many") }: w Mieście { $city } ich miejsca zostają puste.
    }
event-next-shown =
    { $side ->
        [side-recruitment] Kolejna Rekrutacja: Miasto { $city }.
       *[other] Kolejne Zagrożenie: Miasto { $city }.
    }
event-top-shown =
    { $next_shown ->
        [0] Na wierzchu stosu { NAME($side, case: "gen") } leży teraz żeton Miasta { $city }.
       *[other] { $side ->
            [side-recruitment] Kolejna Rekrutacja: Miasto { $next_shown_city }, a po niej Miasto { $city }.
           *[other] Kolejne Zagrożenie: Miasto { $next_shown_city }, a po nim Miasto { $city }.
        }
    }
event-stack-flipped =
    { $number ->
        [one] Stos { NAME($side, case: "gen") } jest pusty: tworzy go teraz { $number } odwrócony żeton.
        [few] Stos { NAME($side, case: "gen") } jest pusty: tworzą go teraz { $number } odwrócone żetony.
       *[many] Stos { NAME($side, case: "gen") } jest pusty: tworzy go teraz { $number } odwróconych żetonów.
    }
event-threat-turned = Brakuje żetonów Rekrutacji: żeton Zagrożenia Miasta { $city } staje się Kolejną Rekrutacją.
event-awakening = Brakuje żetonów Zagrożenia: Tytani się budzą!
event-titan-wakes =
    W Legowisku budzi się { NAME($titan) }. Nagrody: { $gold ->
        [one] { $gold } Złoty Suweren
        [few] { $gold } Złote Suwereny
       *[many] { $gold } Złotych Suwerenów
    }, { $bards ->
        [one] { $bards } Bard
       *[other] { $bards } Bardów
    }, { $floors ->
        [one] { $floors } piętro
        [few] { $floors } piętra
       *[many] { $floors } pięter
    }.
event-reinforcements =
    { $number ->
        [one] Przybywają Posiłki: { $number } żeton tworzy nowy stos Zagrożenia.
        [few] Przybywają Posiłki: { $number } żetony tworzą nowy stos Zagrożenia.
       *[many] Przybywają Posiłki: { $number } żetonów tworzy nowy stos Zagrożenia.
    }

## Co się dzieje: Spis Wojskowy

event-census-begins = Zaczyna się Spis Wojskowy Roku { $year }.
event-census-shown =
    { $times ->
        [one] { $number ->
            [0] { NAME($seat) } nie ujawnia { NAME($unit, case: "many") }.
            [one] { NAME($seat) } ujawnia { $number } { NAME($unit, case: "one") }.
            [few] { NAME($seat) } ujawnia { $number } { NAME($unit, case: "few") }.
           *[many] { NAME($seat) } ujawnia { $number } { NAME($unit, case: "many") }.
        }
       *[other] Spis { NAME($unit, case: "many") }: { $each }.
    }
    .each = { NAME($seat) } { $number }
event-census-won = { NAME($seat) } ujawnia najwięcej { NAME($unit, case: "many") }.
event-census-tied =
    { $times ->
        [one] { NAME($seat) } remisuje na pierwszym miejscu w spisie { NAME($unit, case: "many") }.
       *[other] { NAME($seat) } remisują na pierwszym miejscu w spisie { NAME($unit, case: "many") }.
    }
event-census-empty = Nikt nie ujawnia { NAME($unit, case: "many") }: nagroda przepada.
event-census-lost = { NAME($seat) } nie może skorzystać z nagrody za spis { NAME($unit, case: "many") }.

## Co się dzieje: Oceny

event-game-ends = Po Roku { $year } gra dobiega końca. Czas na trzy Oceny.
event-assessment-begins = Ocena { $number }: { NAME($criterion) }.
event-bastion-opened =
    { $times ->
        [one] { $number ->
            [0] { NAME($seat) } nie ma w Bastionie żadnego Barda.
            [one] { NAME($seat) } ma w Bastionie { $number } Barda.
           *[other] { NAME($seat) } ma w Bastionie { $number } Bardów.
        }
       *[other] Bastion zostaje otwarty; Bardowie: { $each }.
    }
    .each = { NAME($seat) } { $number }
event-assessed = { NAME($seat) } zajmuje { $rank }. miejsce: { NAME($criterion) } { $number }.
event-virtual-assessed = Wirtualny Gracz zajmuje { $rank }. miejsce: { NAME($criterion) } { $number }.
event-tie-broken = { NAME($seat) } wyprzedza { NAME($below, case: "acc") }: { NAME($tie) }.
event-virtual-tied = { NAME($seat) } remisuje z Wirtualnym Graczem i stoi wyżej.
event-eliminated = { NAME($seat) } odpada w Ocenie { NAME($criterion, case: "gen") }.
event-virtual-eliminated = Wirtualny Gracz odpada w Ocenie { NAME($criterion, case: "gen") }.
event-won = { NAME($seat) } zostaje Wybawcą królestwa!
event-nobody-won = Wirtualny Gracz przetrwał wszystkich: nikt nie zostaje Wybawcą królestwa.
counts-title = Co przyniósł Rok
count-units =
    { $amount ->
        [one] { $amount } nowa Jednostka
        [few] { $amount } nowe Jednostki
       *[many] { $amount } nowych Jednostek
    }
count-threats =
    { $amount ->
        [one] { $amount } uwolnione Miasto
        [few] { $amount } uwolnione Miasta
       *[many] { $amount } uwolnionych Miast
    }
count-titans =
    { $amount ->
        [one] { $amount } pokonany Tytan
       *[other] { $amount } pokonanych Tytanów
    }
count-gold =
    { $amount ->
        [one] { $amount } Złoty Suweren
        [few] { $amount } Złote Suwereny
       *[many] { $amount } Złotych Suwerenów
    }
count-bards =
    { $amount ->
        [one] { $amount } Bard
       *[other] { $amount } Bardów
    }
count-floors =
    { $amount ->
        [one] { $amount } piętro
        [few] { $amount } piętra
       *[many] { $amount } pięter
    }

## Co można zrobić: całe zdanie, przycisk, słowo do wpisania, pytania po drodze

action-pass =
    { $asked ->
        [FaceTitan] Zostaw Tytanów w spokoju
        [CensusBards] Nie umieszczaj więcej Bardów
        [CensusFloor] Zostaw piętro w zasobach
       *[other] Zrezygnuj
    }
    .verb = Zrezygnuj
    .word = pas
action-place = Postaw Idrakisa w Mieście { $city }
    .verb = Postaw Idrakisa
    .word = postaw
    .city = W którym Mieście?
action-order =
    { $order ->
        [order-action] Wykonaj Akcję w Mieście
        [order-wait] Czekaj
       *[other] Jedź { NAME($order, case: "ins") }
    }
    .verb = Wydaj Rozkaz
    .word = rozkaz
    .order = Jaki Rozkaz?
action-rewards = Weź { NAME($pair, case: "acc") }
    .verb = Weź dwie nagrody
    .word = weź
    .pair = Które dwie nagrody?
action-bard = Umieść Barda { NAME($region, case: "loc") }
    .verb = Umieść Barda
    .word = bard
    .region = W którym Regionie?
action-titan = Rusz na { NAME($titan, case: "acc") }
    .verb = Rusz na Tytana
    .word = tytan
    .titan = Na którego Tytana?
action-pay = Odłóż do Koszar { NAME($unit, case: "acc") }
    .verb = Oddaj Jednostkę
    .word = oddaj
    .unit = Którą Jednostkę oddajesz?
action-raise = Podnieś { NAME($criterion, case: "acc") } Wirtualnego Gracza
    .verb = Wzmocnij Wirtualnego Gracza
    .word = podnieś
    .criterion = Którą wartość?
action-show =
    { $number ->
        [0] Nie ujawniaj żadnej Jednostki
        [one] Ujawnij { $number } Jednostkę
        [few] Ujawnij { $number } Jednostki
       *[many] Ujawnij { $number } Jednostek
    }
    .verb = Ujawnij Jednostki
    .word = ujawnij
    .number = Ile Jednostek ujawniasz?
action-floor = Dołóż piętro do Gildii w Mieście { $city }
    .verb = Dołóż piętro
    .word = piętro
    .city = Do Gildii w którym Mieście?

## O co gra pyta

prompt-PlaceIdrakis = { NAME($seat) } wybiera Miasto dla Idrakisa.
    .you = Wybierasz Miasto dla Idrakisa.
    .help = Zaczynasz w dowolnym Mieście, w którym nie stoi inny Idrakis, z żetonem albo bez (xidit.setup.12). Później wolno dzielić Miasto z innymi.
prompt-Plan =
    { $seat_count ->
        [1] { NAME($seat) } planuje w sekrecie sześć Rozkazów.
       *[other] { NAME($seat) } planują w sekrecie po sześć Rozkazów.
    }
    .you = Planujesz w sekrecie sześć Rozkazów.
    .help = Wydajesz po kolei sześć Rozkazów: Drogę danego koloru, Akcję albo Czekanie, każdy dowolnie wiele razy (xidit.plan.2). Gdy wszyscy są gotowi, plany się odkrywa (xidit.exec.1) i wykonuje po jednym Rozkazie (xidit.exec.2). Jeśli Drogi nie ma, Rozkaz przepada (xidit.move.3).
prompt-ChooseRewards = { NAME($seat) } wybiera dwie z trzech nagród w Mieście { $city }.
    .you = Wybierasz dwie z trzech nagród w Mieście { $city }.
    .help = Złoto liczy się do Bogactwa, piętra do Wpływów, Bardowie do Reputacji. Bierzesz dwie nagrody z trzech (xidit.reward.1).
prompt-PlaceBards =
    { $left ->
        [one] { NAME($seat) } umieszcza ostatniego Barda w Regionie obok Idrakisa.
       *[other] { NAME($seat) } umieszcza { $left } Bardów, po jednym, w Regionach obok Idrakisa.
    }
    .you =
        { $left ->
            [one] Umieszczasz ostatniego Barda w Regionie obok Idrakisa.
           *[other] Umieszczasz { $left } Bardów, po jednym, w Regionach obok Idrakisa.
        }
    .help = Bardowie idą po jednym do Regionów, które sąsiadują z twoim Miastem; dzielisz ich, jak chcesz (xidit.bard.1). Ci dla Regionu centralnego znikają w Bastionie (xidit.bard.2).
prompt-WaitingFloor = { NAME($seat) } wybiera Gildię, do której dołoży czekające piętro.
    .you = Wybierasz Gildię, do której dołożysz czekające piętro.
    .help = Piętro, które czeka za Zasłonką, musisz dołożyć, gdy tylko w twojej Gildii jest miejsce (xidit.census.8). Teraz jest w kilku: wybierasz.
prompt-RaiseVirtual = { NAME($seat) } podnosi jedną z wartości Wirtualnego Gracza.
    .you = Podnosisz jedną z wartości Wirtualnego Gracza.
    .help = W trzy osoby każde zagrożenie i każdy Tytan, którego eliminujesz, wzmacnia Wirtualnego Gracza o 1; wybierasz, w czym (xidit.three.8).
prompt-FaceTitan = { NAME($seat) } może ruszyć z Miasta { $city } na Rozszalałego Tytana.
    .you = Możesz ruszyć z Miasta { $city } na Rozszalałego Tytana.
    .help = W twoim Mieście nie ma żetonu, więc Akcją możesz wyeliminować Tytana (xidit.titan.4) za tyle Jednostek, ile wynosi jego siła (xidit.titan.6). Nie musisz; Rozkaz i tak jest zużyty (xidit.titan.5).
prompt-PayUnits =
    { $left ->
        [one] { NAME($seat) } wybiera ostatnią Jednostkę, którą odda w walce z Tytanem.
        [few] { NAME($seat) } wybiera { $left } Jednostki, które odda w walce z Tytanem, po jednej.
       *[many] { NAME($seat) } wybiera { $left } Jednostek, które odda w walce z Tytanem, po jednej.
    }
    .you =
        { $left ->
            [one] Wybierasz ostatnią Jednostkę, którą oddasz w walce z Tytanem.
            [few] Wybierasz { $left } Jednostki, które oddasz w walce z Tytanem, po jednej.
           *[many] Wybierasz { $left } Jednostek, które oddasz w walce z Tytanem, po jednej.
        }
    .help = Oddajesz dowolne Jednostki, tyle, ile wynosi siła Tytana; wracają po jednej do Koszar (xidit.titan.6).
prompt-ShowUnits =
    { $seat_count ->
        [1] { NAME($seat) } decyduje w sekrecie, ile { NAME($unit, case: "many") } ujawni w Spisie.
       *[other] { NAME($seat) } decydują w sekrecie, ile { NAME($unit, case: "many") } ujawnią w Spisie.
    }
    .you = Decydujesz w sekrecie, ile { NAME($unit, case: "many") } ujawnisz w Spisie.
    .help = Typy spisuje się po kolei: Chłopska Milicja, Łucznicy, Piechota, Klerycy, Magowie Bitewni. Ujawniasz dowolną liczbę swoich, nawet zero (xidit.census.2). Przewaga daje nagrodę (xidit.census.3), a nic się nie zużywa (xidit.census.9).
prompt-CensusBards =
    { $left ->
        [one] { NAME($seat) } może umieścić Barda zdobytego w Spisie.
       *[other] { NAME($seat) } może umieścić { $left } Bardów zdobytych w Spisie, po jednym.
    }
    .you =
        { $left ->
            [one] Możesz umieścić Barda zdobytego w Spisie.
           *[other] Możesz umieścić { $left } Bardów zdobytych w Spisie, po jednym.
        }
    .help = Bard trafia do Regionu, który sąsiaduje z twoim Miastem (xidit.census.5). Możesz też zrezygnować (xidit.ruling.16).
prompt-CensusFloor = { NAME($seat) } może dołożyć do Gildii piętro zdobyte w Spisie.
    .you = Możesz dołożyć do Gildii piętro zdobyte w Spisie.
    .help = Piętro trafia do twojej Gildii, która ma mniej niż cztery (xidit.census.7). Możesz też zrezygnować (xidit.ruling.16).

## Plansza i gracze w terminalu

short-black = cza
short-red = cze
short-blue = nb
short-action = A
short-wait = –

board-city = Miasto
board-token = żeton
board-guild = Gildia
board-idrakis = Idrakis
board-regions = Regiony
board-region = Region
board-lyre = lira
board-bards = Bardowie
board-wasteland = Pustkowie
board-hidden = ukryci
board-year = Rok { $year } z { $years } · Spis w Latach { $censuses }
board-setup = Przygotowanie gry · Lata: { $years } · Spis w Latach { $censuses }
board-order = Rozkaz { $number }
board-assessments = Oceny: { $criteria }
board-virtual = Wirtualny Gracz: { $values }
board-track =
    { $side ->
        [recruitment] Kolejna Rekrutacja
       *[other] Kolejne Zagrożenie
    } { $next } · stos { $stack } · odrzucone { $discarded }
board-titans = Tytani: { $titans }
board-titan-gone = { $strength } pokonani
board-titan-asleep = { $strength } ×{ $left }, śpi
board-titan-raging = { $strength } szaleje { $rewards }, ×{ $left }
board-barracks = Koszary: { $units }

matter-PlaceBards =
    { $number ->
        [one] Do umieszczenia: { $number } Bard
       *[other] Do umieszczenia: { $number } Bardów
    }
matter-CensusBards =
    { $number ->
        [one] Do umieszczenia: { $number } Bard
       *[other] Do umieszczenia: { $number } Bardów
    }
matter-PayUnits =
    { $number ->
        [one] Do oddania: { $number } Jednostka
        [few] Do oddania: { $number } Jednostki
       *[many] Do oddania: { $number } Jednostek
    }
matter-ShowUnits = Spis { NAME($unit, case: "many") }
matter-Plan = Plan do tej pory: { $plan }

panel-seat = gracz
panel-plan = Rozkazy
panel-supply = zasoby
panel-units = Jednostki
panel-out = poza grą
panel-virtual = Wirtualny Gracz

sign-gold = Złote Suwereny, Bogactwo
sign-bards = Bardowie, Reputacja
sign-floors = piętra Gildii, Wpływy
sign-first = Pierwszy Gracz

look-city = Miasto { $city }: { $parts }.
look-recruitment = żeton Rekrutacji, a na nim: { $units }
look-recruitment-empty = żeton Rekrutacji bez Jednostek
look-threat = żeton Zagrożenia, cena: { $units }, nagrody: { $rewards }
look-rewards =
    { $gold ->
        [one] { $gold } Złoty Suweren
        [few] { $gold } Złote Suwereny
       *[many] { $gold } Złotych Suwerenów
    }, { $bards ->
        [one] { $bards } Bard
       *[other] { $bards } Bardów
    } i { $floors ->
        [one] { $floors } piętro
        [few] { $floors } piętra
       *[many] { $floors } pięter
    }
look-no-token = bez żetonu
look-guild =
    { $floors ->
        [one] Gildia { NAME($seat, case: "gen") }, { $floors } piętro
        [few] Gildia { NAME($seat, case: "gen") }, { $floors } piętra
       *[many] Gildia { NAME($seat, case: "gen") }, { $floors } pięter
    }
look-idrakis =
    { $count ->
        [1] jest tu { NAME($seat) }
       *[other] są tu { NAME($seat) }
    }
look-roads = Drogi: { $roads }
look-region = { NAME($region) }: { $larger } za najwięcej Bardów, { $smaller } za drugie miejsce.
look-wasteland = { NAME($region) }: Pustkowie, Bardów tu nie ma.
game-points = Przetrwane Oceny: { $scores }.

## Co kto ma: koszty i zyski akcji

holding-gold = złoto
holding-floors = piętra Gildii
holding-bards = Bardowie
holding-militia = Chłopska Milicja
holding-archer = Łucznicy
holding-infantry = Piechota
holding-cleric = Klerycy
holding-battle_mage = Magowie Bitewni

## Cele: jak teraz wygrać i kto jest blisko; danger 2: odpada, gdyby oceniać teraz, 1: remis na końcu

goal-order = Nigdy nie bądź na końcu: { NAME($first) } { $first_value }, potem { NAME($second) } { $second_value }, potem { NAME($third) } { $third_value }. Rok { $year } z { $years }.
goal-watched = Oceny na koniec: { NAME($first) }, potem { NAME($second) }, potem { NAME($third) }; za każdym razem odpada ostatni. Rok { $year } z { $years }.
goal-wealth = { $place }. { NAME($criterion) }: twoje złoto to { $value }. Ile mają inni, kryją Zasłonki.
goal-influence =
    { $danger ->
        [2] { $place }. { NAME($criterion) }: masz { $value } i odpadasz.
        [1] { $place }. { NAME($criterion) }: masz { $value } i remis na końcu; rozstrzygną Jednostki za Zasłonkami.
       *[0] { $place }. { NAME($criterion) }: masz { $value }, miejsce { $rank } z { $count }.
    }
goal-reputation =
    { $danger ->
        [2] { $place }. { NAME($criterion) }: masz { $value } i odpadasz, o ile da się to ocenić bez cudzych Bardów w Bastionie.
        [1] { $place }. { NAME($criterion) }: masz { $value } i remis na końcu, o ile da się to ocenić bez cudzych Bardów w Bastionie.
       *[0] { $place }. { NAME($criterion) }: masz { $value }, miejsce { $rank } z { $count }, nie licząc cudzych Bardów w Bastionie.
    }
goal-last = { NAME($seat) } zajmuje ostatnie miejsce: { NAME($criterion) } { $value }.

## Co zmienia akcja, dla podpowiedzi: co jest dzięki niej lepsze, a co gorsze.

aspect-wealth =
    .gain = umacniasz się w Bogactwie
    .loss = zbliżasz się do ostatniego miejsca w Bogactwie
aspect-influence =
    .gain = umacniasz się we Wpływach
    .loss = zbliżasz się do ostatniego miejsca we Wpływach
aspect-reputation =
    .gain = umacniasz się w Reputacji
    .loss = zbliżasz się do ostatniego miejsca w Reputacji
aspect-weakest =
    .gain = wzmacnia się twoja najsłabsza strona
    .loss = twoja najsłabsza strona jeszcze słabnie
aspect-units =
    .gain = masz lepsze jednostki na nadchodzące zagrożenia
    .loss = masz gorsze jednostki na nadchodzące zagrożenia
aspect-census =
    .gain = lepiej wypadasz w najbliższym Spisie
    .loss = gorzej wypadasz w najbliższym Spisie

## The player aid

aid-part-turn = Rok
aid-plan = 1. Planowanie
    .text = Każdy w sekrecie ustawia sześć Rozkazów: czarna, czerwona albo niebieska Droga, Akcja lub Czekanie.
aid-exec = 2. Wykonywanie
    .text = Najpierw Rozkaz 1 wszystkich, od Pierwszego Gracza, potem Rozkaz 2 wszystkich i tak dalej. Niczego już nie zmienisz.
aid-years = { $years } Lat
    .text = Po Latach { $census } jest Spis Wojskowy. Krótka gra ma { $short } Lat, a Spis po Latach { $short_census }.
aid-part-actions = Co robi Akcja tam, gdzie stoisz
aid-recruit = Rekruci
    .text = Bierzesz z żetonu najsłabszą Jednostkę. Raz na Miasto i Rok.
aid-threat = Zagrożenie
    .text = Oddajesz dokładnie pokazane Jednostki i bierzesz dwie z trzech nagród: złoto, Bardów, piętra.
aid-titan = Brak żetonu
    .text = Możesz usunąć Rozszalałego Tytana za { $strength } dowolnych Jednostek, zależnie od stosu.
aid-guild = Piętra Gildii
    .text = Budujesz je w tym Mieście. W Mieście stoi jedna Gildia i ma najwyżej { $most } piętra.
aid-bards = Bardowie
    .text = Stawiasz ich w Regionach wokół tego Miasta. Ci pośrodku kryją się w Bastionie.
aid-part-end = Spis: kto pokaże najwięcej Jednostek danego rodzaju
aid-census = { NAME($unit) }
    .text =
        { $reward ->
            [gold] złoto: { $most }, a przy remisie { $tied } dla każdego z remisujących
            [bards] Bardowie: { $most }, a przy remisie { $tied } dla każdego z remisujących
           *[floors] piętra: { $most }, a przy remisie { $tied } dla każdego z remisujących
        }
aid-part-win = Jak wygrać
aid-assessments = Trzy Oceny
    .text = Złoto, piętra Gildii i Reputacja, w kolejności z tej gry. Za każdym razem odpada ostatni.
aid-saviour = Byle nie na końcu
    .text = Wygrywa jedyny gracz, który przetrwa trzecią Ocenę.
aid-part-signs = Znaki
aid-sign-black = czarna Droga
aid-sign-red = czerwona Droga
aid-sign-blue = niebieska Droga
aid-sign-action = Akcja
aid-sign-wait = Czekanie
aid-sign-gold = złoto (Bogactwo)
aid-sign-bards = Bardowie (Reputacja)
aid-sign-floors = piętra Gildii (Wpływy)

## Trener w pierwszej grze

coach-danger = { NAME($criterion) }: tu wypadasz jako jeden z ostatnich, a ostatni odpada. Poszukaj nagrody, która to zmieni.
coach-final = To ostatni Rok. Wydawaj Jednostki na nagrody, ale kilka zachowaj: remis rozstrzygają Jednostki.
coach-census = Na końcu tego Roku jest Spis. Jednostki, które wtedy zostaną za twoją Zasłonką, mogą przynieść nagrody.
coach-titans = Tytani szaleją. Akcję w Mieście bez żetonu możesz skierować przeciw jednemu z nich, i to dowolnymi Jednostkami.
coach-fits = Masz wszystkie Jednostki na Zagrożenie w Mieście { NAME($city) }. Zdążysz tam w tym Roku przed innymi?
coach-plan = Wybierz jedno Zagrożenie i sprawdź, jakich chce Jednostek. Potem zaplanuj drogę przez Miasta, które je rekrutują.
coach-rewards = Dwie z trzech nagród. Najpierw oceniane: { NAME($criterion) }. Tam nie zajmij ostatniego miejsca.
coach-bards = Większą liczbę Regionu dostaje ten, kto ma w nim najwięcej Bardów. W pustym Regionie często wystarcza jeden.
coach-begin = Zacznij tam, gdzie można rekrutować, najlepiej obok drugiego takiego Miasta.

## Osiągnięcia po skończonej grze; .text mówi, czego wymagają

achievement-giants = Duży może więcej
    .text = Pokonaj szalejącego Tytana.
achievement-patience = Śpiesz się powoli
    .text = Wygraj, wydawszy w grze co najmniej dwanaście Rozkazów Czekania.
achievement-whisker = O włos
    .text = Wygraj po Ocenie, w której remis rozstrzygnięto na twoją korzyść.
achievement-musters = Stan zgodny z ewidencją
    .text = Co najmniej cztery razy w jednej grze miej w Spisie najwięcej Jednostek jakiegoś rodzaju.
