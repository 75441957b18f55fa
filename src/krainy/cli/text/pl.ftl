### Słowa wiersza poleceń po polsku.

## Przegląd

overview =
    Krainy to jeden stół do pięciu strategicznych gier fantasy. Można już grać w: { $games }.

      krainy                                     otwiera stół w przeglądarce
      krainy serve --port 9000                   to samo z wybranym portem, folderem danych, pośrednikiem
      krainy watch { $game }                           boty grają, ty patrzysz
      krainy watch { $game } --seats 4 --seed 7        za każdym razem ta sama gra
      krainy play { $game }                            grasz przeciwko botowi
      krainy lesson                              nauka gry krok po kroku
      krainy puzzle { $game } 1                        jedna tura, jeden cel
      krainy rules { $game }                           zasady, każda ze swoim numerem
      krainy rules { $game } --search "…"              zasady, które o czymś mówią
      krainy cards mysthea --search "…"          karty i inne elementy gry, które o czymś mówią
      krainy record show gra.json                opowiada zapisaną grę
      krainy record verify gra.json              sprawdza, czy zapis jest prawdziwy
      krainy world swiat.json                    dzieje świata, który trwa dłużej niż jedna gra
      krainy export --parquet set.parquet *.json zapisy gier jako zbiór danych
      krainy doctor                              co jest zainstalowane, czego brakuje i skąd to wziąć

    Dla tych, którzy tworzą i sprawdzają gry: krainy scenario, krainy fuzz, krainy arena, krainy bench, krainy load, krainy pack.
    Dla tych, którzy prowadzą serwer: krainy admin (stoły, ludzie, kopia zapasowa …), opisane w docs/operating.md.
    Każde polecenie przyjmuje --interpreted: działa wtedy na źródłach i nie czeka na kompilację.
    Ta strona: krainy help. Więcej o poleceniu: krainy watch --help.
    In English: krainy help --lang en albo KRAINY_LANG=en.
version = Krainy { $version }
serving = Krainy: { $address } – otwórz w przeglądarce; koniec: Ctrl-C. Stoły są w { $data }.
unknown-command = nie ma polecenia „{ $name }”; są: { $commands }
# Czytana bez biblioteki: stoi w jednym wierszu i nie nazywa niczego poza tymi dwiema rzeczami.
not-installed = brakuje biblioteki { $name }; to polecenie zainstaluje ją i wszystko inne, czego potrzebuje stół: { $command }
did-you-mean = { $message }; może chodziło o „{ $near }”?
more-help = { $message } (zob. { $command } --help)

## Skompilowany silnik

engine-compiled = Silnik jest skompilowany.
engine-ready = Silnik jest skompilowany; boty myślą teraz z pełną prędkością.
engine-compiling = Kompilowanie silnika w tle: { $percent } %
engine-unfinished = Silnik jest skompilowany w { $percent } %; następne uruchomienie dokończy kompilację.
engine-stopped = Kompilowanie silnika przerwano przy { $percent } %; następne uruchomienie je dokończy.
engine-failed = Silnika nie udało się skompilować, działa interpretowany, czyli wolniej: { $text } (./krainy compile spróbuje ponownie)
engine-no-compiler = Nie ma tu kompilatora C z nagłówkami Pythona (Debian: apt install gcc python3-dev); silnik działa interpretowany, czyli wolniej.
engine-interpreted = Silnik działa interpretowany.

## Błędne dane

error-option = --option { $text }: zapisz to jako nazwa=wartość; { $game } ma: { $options }
error-seat = --seat { $seat }: w tej grze są miejsca od 1 do { $seats }
error-pace = --pace { $pace }: podaj od 0 do 60 sekund
error-bots = --bots { $bots }: podaj jednego bota lub kilka po przecinku; są: { $names }
error-no-file = { $path }: nie ma takiego pliku
error-unreadable = { $path }: nie da się odczytać tego pliku
error-too-big = { $path }: ten plik ma ponad { $limit } MB; tak długich zapisów gier ani światów nie ma
error-not-text = { $path }: ten plik nie jest tekstem; podaj zapis gry albo świat zapisany przez Krainy
error-unwritable = { $path }: nie da się zapisać tego pliku
error-ply = --ply { $ply }: ten zapis ma ruchy od 0 do { $last }
error-rules-search = podaj numer zasady albo --search, nie oba naraz
error-rules-code = --code wymaga zasady albo rozdziału, na przykład: krainy rules eko.move.3 --code
error-lab = do tego potrzebne jest laboratorium, a brakuje { $name }: pip install "krainy[lab]"
error-no-records = w tych folderach nie ma zapisów gier: mają końcówkę .json
error-cards-search = podaj numer karty albo --search i --kind, nie oba naraz
error-world-as = --as { $text }: są: { $names }
error-world-none = { $path }: ta gra nie zostawiła świata; nie jest skończona albo nie zostawia go wcale
error-other-rules = ten zapis powstał według wersji { $rules } zasad, a według wersji { $now } gra potoczyłaby się inaczej, więc jego ruchów nie da się tu sprawdzić; potrafi to Krainy { $krainy }, które go zapisały
error-unfair = ten zapis zmieniono: jego ziarno nie jest tym, do którego stół zobowiązał się na początku

## Oglądanie i granie

opening =
    { $seats ->
        [one] { $title }, { $seats } miejsce, ziarno { $seed }
        [few] { $title }, { $seats } miejsca, ziarno { $seed }
       *[many] { $title }, { $seats } miejsc, ziarno { $seed }
    }
ply = ruch { $ply }
kept = Zapis gry jest w { $path }.
player-person = ty
player-bot = bot { $name }
you-are = Grasz jako { NAME($seat) }, miejsce { $number }. Wpisz ?, aby dostać pomoc.
only-choice = (jedyna możliwość)
not-allowed = Nie wolno: { $title } ({ $rule }). { $text }
allowed = To teraz wolno.
foreseen-dear = Uwaga: to cenna strata.
foreseen-odds = Około { $percent } %: { $what }
foreseen-span = Może: { $what }
not-understood = Nie ma tu niczego, co nazywa się „{ $word }”. Wpisz numer, nazwę z listy albo ?, aby dostać pomoc.
not-here = { $seen } Tego nie można tu wybrać.
ask-record = Zachować zapis gry? Wpisz nazwę pliku albo naciśnij Enter, żeby go nie zachować:
bye = Gra zostaje tu, gdzie jest. Do zobaczenia!
input-ended = Dane wejściowe skończyły się przed końcem gry.
undone = Cofnięte.
no-undo-first = Nie ma jeszcze czego cofać.
no-undo-other = Cofnąć można tylko własne ostatnie ruchy.
no-undo-known = Tego już nie można cofnąć: od tamtej pory pytano innych albo ktoś zobaczył coś nowego.
choice-count = { $name } ({ $count })
help =
    Wpisz numer albo nazwę z listy lub od razu cały zwrot, na przykład: { $example }
      wstecz     wybierz od nowa         cofnij    cofnij ostatni ruch
      dziennik   co się działo           plansza   narysuj planszę jeszcze raz
      ? F4       co tam jest             ? zwrot   co się wtedy stanie albo czemu nie wolno?
      cele       jak teraz wygrać        zasady ID przeczytaj zasadę
      koniec     odejdź od stołu

## Lekcje i zagadki

learn-lesson-title = Lekcja { $number }: { $title }
learn-puzzle-title = Zagadka { $number }: { $title }
learn-step = Krok { $step } z { $steps }.
learn-seat = Grasz jako { NAME($seat) }.
learn-help = Wybieraj jak w grze. Poza tym: wskazówka, cofnij, ponów (ten krok), początek, pomiń, koniec. ? wyjaśnia.
learn-list-lessons = krainy lesson eko 1 zaczyna lekcję; krainy puzzle wymienia zagadki.
learn-list-puzzles = krainy puzzle eko 1 zaczyna zagadkę; krainy lesson wymienia lekcje.
learn-again = Naciśnij Enter, żeby zacząć ten krok od nowa, albo wpisz cofnij, żeby cofnąć tylko ostatni ruch.
learn-would = W tej lekcji byłoby tak: { $action }
learn-no-hint = Tu nie ma wskazówki. Wpisz ponów, żeby zacząć krok od nowa, albo pomiń, żeby zobaczyć, jak to idzie.
learn-plays-on = Jeśli chcesz, gra toczy się dalej. Wpisz koniec, żeby wyjść.
learn-next = Dalej: { $command }
learn-bye = Do zobaczenia! To, co już za tobą, jest zapamiętane.
learn-checked = dobrych: { $right }, złych: { $wrong }

## Polecenia przy stole

command-back = wstecz
command-undo = cofnij
command-log = dziennik
command-board = plansza
command-goals = cele
command-rules = zasady
command-quit = koniec
command-hint = wskazówka
command-retry = ponów
command-restart = początek
command-skip = pomiń

## Zasady i zapisy

rules-none = Żadna zasada nie mówi o „{ $words }”.
rules-uncited = { $rule }: nie przywołuje jej żadna linia kodu.
rules-found =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
pack-fine = Paczka jest w porządku. Zapisy gier będą ją nazywać { $mark }. Gra się z nią po ustawieniu { $variable }={ $folder }.
cards-none = Żadna karta nie mówi o „{ $words }”.
cards-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
world-title = { $name }: { $game }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
world-unnamed = Świat
world-chapter = Gra { $number } · { $who }
world-now = Świat przed następną grą
cards-ours = Nazwa jest nasza.
cards-sources = Źródła: { $sources }
coverage-full = { $count } z { $count } zasad ma swoje testy
coverage-missing = { $carried } z { $count } zasad ma swoje testy; brakuje: { $missing }
record-true =
    { $moves ->
        [one] Ten zapis jest prawdziwy: { $title }, { $moves } ruch. { $result }
        [few] Ten zapis jest prawdziwy: { $title }, { $moves } ruchy. { $result }
       *[many] Ten zapis jest prawdziwy: { $title }, { $moves } ruchów. { $result }
    }
record-renewed = Grano według wersji { $rules } zasad; zasady w wersji { $now } prowadzą przez tę samą grę.
record-told = Grano według wersji { $rules } zasad; według wersji { $now } gra potoczyłaby się inaczej. Oto, co wtedy opowiedziano:
record-fair = Los był uczciwy: ziarno jest tym, do którego stół zobowiązał się na początku.
record-drawn =
    { $given ->
        [0] Los był uczciwy: ziarno wynika z sekretu, do którego serwer zobowiązał się, zanim ktokolwiek usiadł.
        [one] Los był uczciwy: ziarno wynika z sekretu, do którego serwer zobowiązał się przed początkiem gry, i z soli jednej osoby.
       *[other] Los był uczciwy: ziarno wynika z sekretu, do którego serwer zobowiązał się przed początkiem gry, i z soli { $given } osób.
    }
record-share-given = Miejsce { $seat }: obiecało sól i ją ujawniło.
record-share-kept = Miejsce { $seat }: obiecało sól, ale nie ujawniło jej na czas, więc ją pominięto.
record-share-none = Miejsce { $seat }: nie obiecało soli.
exported =
    { $rows ->
        [one] { $path }: { $rows } decyzja
        [few] { $path }: { $rows } decyzje
       *[many] { $path }: { $rows } decyzji
    } { $games ->
        [one] z { $games } gry.
       *[other] z { $games } gier.
    }

## Diagnostyka

doctor-version = Krainy { $version }, { $place }
doctor-clone = klon w { $path }
doctor-package = pakiet w { $path }
doctor-python = Python { $version }, { $platform }
doctor-engine = Silnik: { $text }
doctor-not-compiled = interpretowany. ./krainy compile go skompiluje, a samo ./krainy zrobi to w tle
doctor-no-wheel = interpretowany; ten pakiet nie ma skompilowanego silnika dla tego Pythona i systemu
doctor-compiler = Kompilator C: { $path }
doctor-no-compiler = Kompilator C: brak (Debian: apt install gcc python3-dev; macOS: xcode-select --install)
doctor-node = Node: { $version }, { $path }
doctor-no-node = Node: brak wersji 20 lub nowszej; ./krainy pobierze go, gdy będzie budować stronę
doctor-page = Strona: zbudowana, w { $path }
doctor-no-page = Strona: niezbudowana; zbuduje ją ./krainy
doctor-browser = Przeglądarka do testów: { $path }
doctor-no-browser = Przeglądarka do testów: brak (Debian: apt install chromium)
doctor-database = Stoły: { $path }, SQLite { $version }, { $size } kB
doctor-no-database = Stoły: jeszcze żadnych, będą w { $path } (SQLite { $version })
doctor-packages = Pakiety: { $list }
doctor-lacks = Brakujące pakiety: { $names }; zainstaluje je polecenie { $how }
doctor-extra = Nieobowiązkowe i niezainstalowane: { $name } ({ $how })
doctor-well = Jest wszystko, czego potrzeba do gry.
doctor-unwell =
    { $count ->
        [one] Brakuje jednej rzeczy potrzebnej do gry.
        [few] Brakuje { $count } rzeczy potrzebnych do gry.
       *[other] Brakuje { $count } rzeczy potrzebnych do gry.
    }

## Administrowanie

admin-meant = Tego nie da się cofnąć. Zrobić to?
admin-forgotten = Usunięto stoły: { $tables }, gości: { $guests }, wiersze rozmów: { $lines }.
admin-backup = Kopia zapasowa jest w { $path }, a obok niej klucz.
admin-restored = Kopia jest na miejscu; działające serwery porzuciły to, co miały w pamięci.
admin-restored-key = Kopia jest na miejscu razem ze swoim kluczem: uruchom serwery ponownie, żeby znały ciasteczka jej gości.
admin-kept = Uaktualniono gry: { $games }. { $failed ->
        [0] {""}
       *[other] Nie udało się opowiedzieć: { $failed }.
    }
admin-rules = Odtworzono gry: { $games }. { $differ ->
        [0] Żadna się nie różni.
       *[other] Różni się: { $differ }.
    }
admin-ratings = Wyznaczono od nowa wyniki gier: { $games }, zestawienia rankingowe: { $pools }.
admin-letters = Żaden list nie czeka.
admin-sound = Baza danych jest w porządku.
