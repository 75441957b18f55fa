### Słowa strony: wszystko, co mówi sama, bez słów gier i plansz.

tagline = Otwarty stół do planszowych gier strategicznych
intro = Zagraj od razu z botami, przy jednym ekranie albo z przyjaciółmi przez sieć. Bez konta, bez czekania.
playNow = Zagraj teraz z botami
playFriend = Zagraj ze znajomym
newTable = Ustaw własny stół
nextTable = Następny stół: { $game }
resume = Wróć do gry
watch = Oglądaj
look = Obejrzyj
yourTurn = twoja kolej
turnOf = { $who }, twoja kolej
open = czeka na graczy
playing = gra trwa
paused = przerwa
over = zakończona
record = zapis
loading = Rozkładam stół…
offline = Brak połączenia. To, co widzisz, może być nieaktualne. Łączę ponownie…
retry = Połącz teraz
wordless = Nazwy i teksty kart jeszcze nie dotarły. Proszę o nie ponownie…
noServer = Serwer nie odpowiada. Sprawdź połączenie z siecią i spróbuj jeszcze raz.
again = Spróbuj jeszcze raz
noPage = Część tej strony nie dotarła. Sprawdź połączenie i spróbuj jeszcze raz.
notFound = Takiego stołu nie ma albo nie jest dla ciebie otwarty.
home = Strona główna
seats = Gracze
seat = Miejsce
person = osoba
screen = ktoś obok mnie, przy tym ekranie
screenName = jak ma na imię
invite = osoba z zaproszenia
bot = bot
bot-random = bot losowy
bot-greedy = bot zachłanny
bot-easy = bot łatwy
bot-normal = bot średni
bot-hard = bot trudny
bot-master = bot mistrzowski
help-easy = Myśli krótko i często się myli. Dobry na pierwszą grę.
help-normal = Przewiduje, ale czasem się myli.
help-hard = Myśli dłużej i gra najlepsze, co znajdzie.
help-master = Myśli najdłużej, nawet kilka sekund nad ruchem.
help-greedy = Patrzy tylko jeden krok naprzód i bierze, co obiecuje najwięcej.
help-random = Robi cokolwiek, byle było wolno.
chairPeople = Ludzie
chairLevels = Boty według poziomu
chairSimple = Proste boty
you = ty
guest = Gość
free = wolne miejsce
away = poza stołem
resigned = gra poddana
points = punkty
log = Przebieg
deeds = Stół i gracze
ownThings = Twoje rzeczy
rules = Zasady
cards = Karty
chat = Rozmowa
settings = Ustawienia
guide = Pierwsze kroki
guideNext = Dalej
guideBack = Wstecz
guideSkip = Pomiń
guideEnd = Do gry!
close = Zamknij
back = Wstecz
undo = Cofnij
undoTakes = Cofnięcie zabiera:
undoPractice = Gra stanie się treningiem.
undoYes = Tak, cofnij
cancel = Anuluj
chosen = Wybrane: { $what }. Co dalej?
pickOne = Wybrane: { $what }. Wybierz jedno:
waiting = Czekamy.
notNow = Tego nie można zrobić
speaksOf = Chodzi o: { $names }.
notYet = Najpierw coś innego
pickFirst = Najpierw wskaż: { $names }, a potem: { $place }.
pickGlowingFirst = Najpierw wskaż jedno ze świecących miejsc, a potem: { $place }.
asksOther = Teraz chodzi o coś innego
notAsked = Tego tu nie wybierasz: { $place }. Pytanie brzmi: { $prompt }
notYourTurn = Teraz nie twoja kolej.
openRule = Pokaż w zasadach
explain = Co mówią zasady
search = Szukaj w zasadach
nothingFound = Nic takiego nie ma w zasadach.
emptyLog = Jeszcze nic się nie stało.
sinceTurn = Od twojej ostatniej tury
sinceLines =
    { $n ->
        [one] { $n } wpis
        [few] { $n } wpisy
       *[many] { $n } wpisów
    }
sinceFilm = Obejrzyj
sinceRead = Przeczytane
emptyChat = Cisza przy stole. Powiedz coś!
say = Napisz wiadomość
send = Wyślij
language = Język
theme = Wygląd
light = jasny
dark = ciemny
contrast = duży kontrast
auto = jak w systemie
keys = Klawisze
keysText = Strzałki: po polach · N: następne świecące miejsce · Enter: wybór · Esc: wstecz · U: cofnij · H: podpowiedź · ?: co mówią zasady · M: sama plansza · P: ściągawka · I: co tu jest · L, R, K, C: przebieg, zasady, karty, rozmowa · A: analiza po grze · 1–9: przyciski · [ i ]: ruch wstecz i naprzód · + − 0: większa, mniejsza, cała plansza
map = Pokaż samą planszę
pieces = Pokaż pionki
name = Twoje imię
resign = Poddaj się
resignSure = Bot dokończy za ciebie. Na pewno?
resignEnds = Gra od razu się skończy, a ty ją przegrasz. Na pewno?

## Wspólne zakończenie gry

drawOffer = Zaproponuj remis
drawSure = Gra skończy się remisem, gdy zgodzą się wszyscy. Zaproponować?
drawSureHere = Gra od razu skończy się remisem. Czy wszyscy się zgadzają?
drawAsked = Propozycja remisu czeka na zgodę pozostałych.
drawBy = { $who } proponuje remis. Kto zagra dalej, ten odmawia.
drawByMany = { $who } proponują remis. Kto zagra dalej, ten odmawia.
drawAgree = Zgoda na remis
drawTake = Wycofaj propozycję
drawDeclined = Remisu nie będzie: ktoś odmówił albo zagrał dalej. Znowu możesz go zaproponować, gdy zagra ktoś inny.
drawTitle = Remis
drawnGame = remis
noWinner = bez zwycięzcy
abandonedGame = bez wyniku
retract = Poproś o cofnięcie ruchu
retractSure = Gdy zgodzą się wszyscy, cofnie się twój ostatni ruch i wszystko, co było po nim. Tego, co było widać, nikt nie zapomni. Poprosić?
retractAsked = Twoja prośba o cofnięcie ruchu czeka na zgodę. Kto zagra dalej, ten odmawia.
retractBy = { $who } prosi o cofnięcie swojego ostatniego ruchu i wszystkiego, co było po nim. Kto zagra dalej, ten odmawia.
abandon = Zaproponuj przerwanie gry
abandonSure = Gra skończy się bez wyniku, gdy zgodzą się wszyscy. Zaproponować?
abandonAsked = Twoja propozycja, żeby przerwać grę bez wyniku, czeka na zgodę.
abandonBy = { $who } proponuje przerwanie gry bez wyniku. Kto zagra dalej, ten odmawia.
proposalAgree = Zgoda
proposalRefuse = Odmawiam
proposalTake = Wycofaj
proposalWaits = Czekamy jeszcze na zgodę: { $who }.
proposalNone = Nikt teraz niczego nie proponuje.
proposalAgreed = Twoja zgoda jest już zapisana.
proposalAlone = Nie gra tu nikt inny, kto mógłby się zgodzić.
proposalStands = Jedna propozycja już czeka. Najpierw na nią odpowiedz.
proposalLater = Twoja ostatnia propozycja nie została przyjęta. Następną złożysz, gdy zagra ktoś inny.
offering = proponuje remis
drawAlone = Na remis musi się zgodzić druga osoba. Możesz się poddać.
drawOffered = Remis jest już od ciebie zaproponowany.
drawNoOffer = Nikt nie proponuje remisu.
drawLater = Twoja propozycja nie została przyjęta. Następną złożysz, gdy zagra ktoś inny.
endless = Grę bez końca można przerwać
endlessRule = Po { $n } ruchach każdy, kto gra, może zakończyć tę grę bez zwycięzcy.
endlessBrief = po { $n } ruchach można przerwać
claim = Przerwij grę bez końca
claimNow = Ta gra trwa już co najmniej { $n } ruchów. Kto gra, może ją teraz zakończyć bez zwycięzcy.
claimSure = Ta gra trwa już co najmniej { $n } ruchów. Zakończyć ją teraz dla wszystkich, bez zwycięzcy?
claimNone = Przy tym stole nie umówiono się, że grę bez końca można przerwać.
claimLater = Jest za wcześnie, żeby przerwać tę grę. Liczbę ruchów podają warunki stołu.
outOfGame = Nie grasz już w tej grze. Decydują ci, którzy grają.
gameDecided = Ta gra jest już rozstrzygnięta.
rematch = Rewanż
replay = Obejrzyj grę
replayOf = Ruch { $ply } z { $last }
first = Na początek
previous = Poprzedni ruch
next = Następny ruch
last = Na koniec
endReplay = Wróć do końca gry
gameOver = Koniec gry
victory = Zwycięstwo!
defeat = Tym razem przegrana
seeBoard = Zobacz planszę
copy = Skopiuj
copied = Skopiowane
waitSeats = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
sit = Usiądź do stołu
create = Otwórz stół
players = Liczba graczy
ratingBeside = ranking { $points }
who = Kto gra
pace = Tempo botów
slow = spokojne
normal = zwykłe
fast = szybkie
listing = Pokaż stół na liście otwartych
options = Opcje gry
yourMove = Twój ruch!
practice = trening
fair = Dowód uczciwego losu
notices = Powiadomienia
notify = Powiadom, gdy przyjdzie moja kolej
notified = Powiadomienia są włączone.
recordFile = Pobierz zapis gry
report = Zgłoś problem (plik)
working = Chwileczkę…
playFrom = Graj stąd

## Karty i inne elementy

cardsOf = Karty i elementy gry
cardsOfGame = { $game }: karty i elementy gry
cardsAll = Wszystko
cardsKinds = Rodzaje
cardsSearch = Szukaj na kartach
cardsFilters = Filtry
cardsClear = Wyczyść
cardsDrawn = Tylko odtworzone
cardsFound =
    { $n ->
        [one] { $n } element
        [few] { $n } elementy
       *[many] { $n } elementów
    }
cardsNone = Nic takiego tu nie ma. Zmień słowa albo filtry.
cardsAbsent = Nie ma tu karty „{ $id }”.
cardsNoGame = Nie ma takiej gry.
cardsPrevious = Poprzednia karta
cardsNext = Następna karta
cardsKeys = Strzałki: po kartach · Enter: powiększ · /: szukaj · Esc: zamknij
cardsSources = Źródła
cardsRules = Zasady
cardsCopy = Skopiuj adres karty
cardsOurs = Nazwa jest nasza: w źródłach nie ma jej po polsku.
cardsOther =
    { $lang ->
        [en] Po angielsku
       *[other] { $name }
    }
drawn = odtworzone
drawnTitle = Odtworzone przez nas

## Oglądanie wstecz

lookBack = Spójrz wstecz
lookingBack = Patrzysz wstecz
notLive = nie na żywo
backToGame = Wróć do gry
goneOn =
    { $n ->
        [one] Gra poszła dalej o { $n } ruch.
        [few] Gra poszła dalej o { $n } ruchy.
       *[many] Gra poszła dalej o { $n } ruchów.
    }
run = Odtwarzaj
halt = Zatrzymaj
speed = Szybkość
stepOn = Następna chwila
skipShow = Pomiń pokaz
seeEnd = Pokaż zakończenie
earnedNew = Nowe osiągnięcie: { $title }
earnedAgain = Znowu się udało: { $title }
copyPly = Skopiuj adres tego ruchu
noPast = Tego ruchu nie można teraz obejrzeć.
seeMoment = Zobacz tę chwilę

## Zegary, przerwy i boty, które wchodzą do gry

timeLeft = Czas na decyzję: { $time }
timeOver = Czas minął { $time } temu
clockSoft = Inni czekają na ciebie.
clockHard = Potem zagra za ciebie bot.
clockUntil = Do: { $time }.
extend = Daj więcej czasu: { $who }
extendedAlready = Na tę decyzję możesz dać dodatkowy czas tylko raz.
noClock = Przy tym stole nie ma zegara.
ownTime = Więcej czasu mogą ci dać tylko inni.
notWaitedFor = Nikt teraz nie czeka na tę osobę.
holiday = Weź dni wolne
holidayText =
    { $n ->
        [0] Przy tym stole nie masz już dni wolnych.
        [one] Przy tym stole masz jeszcze { $n } dzień wolny. Twój zegar wtedy stoi.
        [few] Przy tym stole masz jeszcze { $n } dni wolne. Twój zegar wtedy stoi.
       *[many] Przy tym stole masz jeszcze { $n } dni wolnych. Twój zegar wtedy stoi.
    }
holidayTaken = Twoje dni wolne: { $days }.
holidayFrom = Od
holidayDays = Ile dni
holidayTake = Biorę wolne
holidayReturn = Wracam od dziś
holidayNow = wolne do { $day }
holidaysNoneHere = Przy tym stole nie ma dni wolnych.
holidayDaysWrong = Dni wolne mogą się zacząć dziś albo w ciągu najbliższego roku.
holidaysSpent = Tylu dni wolnych przy tym stole już nie masz.
substituted = bot pod nieobecność gracza
pauseAsk = Poproś o przerwę
pauseNow = Zrób przerwę
pauseAsked = Prośba o przerwę czeka na zgodę pozostałych.
pauseBy = { $who } prosi o przerwę.
pauseByMany = { $who } proszą o przerwę.
pauseAgree = Zgoda na przerwę
pauseRefuse = Gramy dalej
pauseTake = Wycofaj prośbę
pauseTitle = Przerwa
pauseText = Zegar stoi i nikt nie rusza pionkami. Każdy przy stole może wznowić grę.
pauseEnd = Wznów grę
resting = prosi o przerwę
botFor = bot gra za: { $name }
botForYou = Czas minął i bot gra teraz za ciebie.
takeBack = Wracam do gry
passTo = Podaj ekran: { $who }
passText = Plansza jest zakryta, żeby nikt nie zobaczył cudzych tajemnic.
passReady = To ja, pokaż planszę

## Podpowiedzi

hint = Podpowiedź
hintThinking = Zastanawiam się nad twoim ruchem…
hintFailed = Nie udało się nic wymyślić. { $again }
noHints = Podpowiedzi są tylko w grze z samymi botami albo przy wspólnym ekranie.
hintWaiting = Grają boty. Podpowiedź pojawi się, gdy przyjdzie twoja kolej.
hintChance = Liczba to twoja szansa na wygraną po tym ruchu.
hintPlan = Cały plan
hintThen = Potem prawdopodobnie: { $what }.
hintStep = { $who }: { $what }
playPlan = Zagraj cały plan
playFirst = Tylko pierwszy ruch
setPlan = Ustaw na kołach
playIt = Zagraj to

## Analiza

analysis = Analiza
chances = Szanse na wygraną
chancesText = Oszacowanie na podstawie tego, co było wtedy widać.
chancesOf = { $who }: na początku { $from }, na końcu { $to }.
analysing = Liczę szanse wszystkich graczy…
noAnalysis = Nie udało się policzyć szans w tej grze. { $again }
turningPoints = Zwroty w tej grze
untold = Decyzja, o której przebieg gry nic nie mówi.
noTurns = Żaden pojedynczy ruch nie odwrócił tej gry.
betterRight = { $who }: nie było widać nic lepszego. O reszcie zdecydowali los i pozostali gracze.
betterMove = Lepszy ruch ({ $who }): { $what } ({ $chance } zamiast { $taken }).
betterShow = Pokaż tę pozycję
betterSearch = Szukamy lepszego ruchu…
moveAt = Ruch { $ply }
movesAt = Ruchy { $from }–{ $to }
fromTo = { $who }: { $from } → { $to }

## Potwierdzanie

confirm = Zatwierdź
confirmAsk = Czy to twój ruch?
confirmMoves = Zatwierdzanie ruchów
confirmPeople = gdy to ważne
confirmAlways = zawsze
confirmNever = nigdy
confirmHint = Ważne jest to, co grozi cenną stratą, przy dotyku także to, co kosztuje lub niesie ryzyko, a wśród ludzi ruch ostateczny.
askMe = Pytaj mnie
askOpen = o to, co ważne
askAll = o wszystko
askHint = Na pytanie z jedną odpowiedzią odpowiadamy za ciebie: w grze z botami od razu, a wśród ludzi, gdy cię nie ma i wszyscy widzą, że innej nie ma. Droga przez burze jest najtańsza, a cofnięcie pozwala wskazać inną.
unasked = Wybrano za ciebie: { $what }. Cofnij, aby zdecydować inaczej.

## Ustawienia

paceOthers = Tempo pokazywania cudzych ruchów
skipHint = Dowolny klawisz pomija pokaz
sound = Dźwięk
coach = Trener
coachHint = Przy stołach z botami: jedno zdanie, gdy to ważne, każde tylko raz. Wyłącz i włącz, a zacznie od nowa.
coachOff = Nie podpowiadaj
on = włączony
off = wyłączony
noticesMore = Także przy zamkniętej stronie: w przeglądarce, e-mailem albo na kanale
noticesBlocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.

## Stany

unreachable = Nie mogę połączyć się ze stołem. Próbuję dalej…
spectating = Oglądasz tę grę.

## Koniec gry

whyEnd = Dlaczego to koniec?
fairDrawn = Przed grą serwer pokazał pieczęć swojego sekretu, a każda osoba obiecała sól. Ziarno wynika z nich wszystkich, więc nikt nie mógł go wybrać. Polecenie „krainy record verify” sprawdzi w pobranym zapisie, czy wszystko się zgadza.
fairDrawnLater = To pieczęć sekretu serwera. Ziarno wynika z niego i z soli osób, które tu siedzą, więc nikt nie może go wybrać. Po grze zobaczysz sekret i sprawdzisz, czy wszystko się zgadza.
secret = Sekret serwera
saltOf = Sól miejsca { $seat }
saltNone = brak
saltPromised = obiecana
saltMissed = nie nadeszła na czas
saltLate = Przeglądarka nie odpowiedziała na czas, więc ziarno wylosowano bez twojej soli.
drawing = Trwa losowanie ziarna…
watchLater = Tę grę widać z minutowym opóźnieniem. Zaraz się pojawi.
resignedView = Gra poddana: tak wyglądał wtedy stół
worldNotYours = Ten świat należy do tych, którzy go przynieśli lub rozegrali grę, która go zostawiła.
fairText = Przed pierwszym ruchem stół pokazał pieczęć: skrót ziarna losu i soli. Teraz pokazuje jedno i drugie. Polecenie „krainy record verify” sprawdzi w pobranym zapisie, czy pieczęć pasuje i czy każde losowanie z niej wynika.
fairLater = To pieczęć ziarna, z którego wynikają wszystkie losowania. Ziarno i sól zobaczysz po grze i sprawdzisz, czy pasują.
seal = Pieczęć
seed = Ziarno
salt = Sól
bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
       *[many] { $n } botów
    }
moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
freeSeats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
days =
    { $n ->
        [one] { $n } dzień
       *[other] { $n } dni
    }
continueTables = Moje stoły
watchTables = Oglądaj innych
joinTables = Dosiądź się
replayTables = Zakończone gry
noRunning = Nie masz rozpoczętych gier.
noWatch = Nikt teraz nie gra przy otwartym stole.
noJoin = Nikt teraz nie szuka graczy.
noFinished = Tu będą zakończone gry, do obejrzenia ruch po ruchu.
listFailed = Tej listy nie udało się wczytać.
showAll = Pokaż wszystkie ({ $n })
waitsFor = kolej: { $who }
won = zwycięstwo: { $who }
wonYou = wygrana!
delayed = z minutą opóźnienia
upload = Wczytaj zapis gry z pliku
uploadWrong = To nie jest zapis gry, którą znają Krainy, albo plik jest uszkodzony.
uploadNoFile = Tego pliku nie da się odczytać. Wybierz plik .json pobrany po grze.
tooLarge = To za duże: zapis może mieć najwyżej 2 MB.
tooMany = Za dużo naraz z twojej sieci. { $again }
manyTables = Masz już wiele rozpoczętych stołów albo w krótkim czasie powstało ich dużo. Zakończ lub opuść któryś. { $again }
manyBots = Gra już dla ciebie wiele botów. Zakończ najpierw którąś grę z botami. { $again }
manyTournaments = Za dużo nowych turniejów w krótkim czasie. { $again }
tournamentStarted = Do tego turnieju nie można już dołączyć. Poszukaj innego albo utwórz własny.
tournamentFull = W tym turnieju nie ma już miejsca: bierze w nim udział czterdziestu graczy.
tournamentSmall = Jest za mało graczy na jedną grę. Poczekaj na innych albo utwórz turniej z botami.
manyUploads = W krótkim czasie wczytano wiele plików. { $again }
manyAnalyses = W krótkim czasie zamówiono wiele analiz. { $again }
manyHints = W krótkim czasie było wiele podpowiedzi. { $again }
manyThoughts = Boty dużo już dla ciebie myślały i muszą odpocząć. { $again }
manyLines = Dużo już powiedziano w krótkim czasie. { $again }
manyGuests = Z twojej sieci przyszło ostatnio wielu nowych gości. { $again }
againIn = Spróbuj jeszcze raz { $when }.
againSoon = Odczekaj chwilę i spróbuj jeszcze raz.
manySockets = Serwer działa, ale nie wpuszcza tej strony do stołu: pewnie w tej przeglądarce albo sieci otwarto wiele stołów. Zamknij kilka z nich. { $again }
notRead = Serwer nie może tego teraz odczytać. { $again }
unknownHere = Krainy nie znają już tej przeglądarki. Wróć na stronę główną i zacznij od nowa, użyj prywatnego adresu albo zaloguj się na stronie „Ja”.
otherSite = Ta strona ma inny adres niż serwer. Otwórz ją pod adresem serwera.
pageOld = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
movedOn = Stół tymczasem się zmienił. Spójrz jeszcze raz i wybierz.
notAllowed = Zasady na to teraz nie pozwalają. Wybierz coś innego.
notOver = To będzie możliwe dopiero po zakończeniu gry.
pausedNow = Trwa przerwa. Najpierw wznów grę.
tableBroken = Ten stół jest uszkodzony i nie można go teraz pokazać. Pozostałe stoły działają; spróbuj tu zajrzeć później.
broken = Coś poszło nie tak. Spróbuj jeszcze raz.
notSaved = Nie udało się tego zapisać i nic się nie zmieniło. { $again }
repeated = W tym położeniu już raz to wybrano. Wybierz coś innego.
noUndo = Tego nie można już cofnąć: ktoś inny dostał ruch albo czegoś się dowiedział.
notPlaying = Ta gra teraz się nie toczy.
notPaused = Nikt nie prosił o przerwę.
noPause = Gry turniejowej nie można wstrzymać: czekają na nią inni.
notYours = To nie jest twoje miejsce: możesz tylko patrzeć.
otherRules = Zasady się od tego czasu zmieniły i ta gra potoczyłaby się według nich inaczej: można ją czytać, ale nie można grać dalej.
nothingKept = Od początku tej gry zasady się zmieniły, a jej przebiegu nie zachowano: nie można jej pokazać ani grać dalej.
keptMoves = Z tej gry zachowano ruchy od początku: { $kept } z { $moves }.
renewedRules = Tę grę zaczęto według wersji { $begun } zasad, a dalej toczy się według wersji { $now }; dotąd nic się nie różni.
resignStopped = Tej gry nie da się kontynuować. Gdy wszyscy się poddadzą, będzie skończona i można będzie zachować jej zapis. Poddać się?
stopped = zatrzymana przez nowe zasady
botPlays = To miejsce prowadzi teraz bot.
seatsFree = Nie wszystkie miejsca są zajęte. Grę można zacząć, gdy wszyscy usiądą.
refused = Serwer tego nie przyjmuje. Sprawdź, co jest wpisane, i spróbuj jeszcze raz.
seatTaken = To miejsce jest już zajęte. Wybierz inne.
alreadySeated = Siedzisz już przy tym stole.
alreadyStarted = Ta gra już się zaczęła.
me = Ja
save = Zapisz
tableCancelled = Ten stół został odwołany.
partedLoggedOut = To urządzenie zostało wylogowane.
partedLeft = Nie siedzisz już przy tym stole.
partedKicked = Gospodarz poprosił cię o odejście od tego stołu.
partedGone = Tego stołu już nie ma.
nameTaken = Ktoś przy stole nazywa się tak samo albo bardzo podobnie. Wybierz inne imię.
nameUnseen = W tym imieniu są znaki, których nie widać. Usuń je.
nameMarks = W tym imieniu jest za dużo znaków nad jedną literą albo pod nią. Usuń je.
nameEmpty = W tym imieniu nie ma żadnej litery. Wybierz takie, które da się przeczytać.
kickedHere = Gospodarz poprosił cię o odejście od tego stołu. Wybierz inny stół albo ustaw własny.
oneSeat = Ktoś z twojej sieci już tu siedzi, a gospodarz pozwala tylko na jedną osobę. Poproś go o stół dla domowników.
together = Domownicy mogą grać razem
togetherText = Inaczej z jednej sieci może usiąść tylko jedna osoba, żeby nikt nie zajął wszystkich miejsc.
engineCompiling = Silnik jest kompilowany: { $percent } %. Do tego czasu boty myślą wolniej.
tournaments = Turnieje: kilka rund, jedna tabela wyników
about = O Krainach
aboutGames = Gry
designedBy = { $who }; wydawca: { $publisher }
instant = od razu
spectators = Widownia
watch-none = nikt
watch-delayed = z minutą opóźnienia
watch-open = na żywo
clock = Zegar
clock-none = bez zegara
clock-soft = tylko pokazuje czas
clock-hard = po czasie gra za gracza bot
weekends = Weekendy się nie liczą
weekendsText = W soboty i niedziele zegar stoi, według strefy czasowej osoby, która zakłada stół.
holidays = Dni wolne dla każdej osoby
holidaysNone = brak
decisionTime = Czas na decyzję
listingText = Każdy na tym serwerze go zobaczy i może zająć wolne miejsce.
moreSettings = Widownia, zegar, lista stołów, gra bez końca
listedAlone = Na liście nie byłoby po co: nie ma wolnego miejsca ani widowni. Zaproś kogoś, wpuść widownię albo zostaw stół prywatny.
onlyWatch = Przy tym stole tylko patrzysz: grają inni.
outOfRange = { $what }: podaj liczbę od { $low } do { $high }.
oneOfMe = Możesz zająć tylko jedno miejsce „ty”; pozostałe ustaw jako „ktoś obok mnie, przy tym ekranie”.
inviteGame = Zaproszenie do gry: { $game }
inviteKept = Miejsce poczeka: wróć tu tym samym adresem.
inviteTaken = To miejsce zajął już ktoś inny.
inviteStarted = Ta gra już się zaczęła, a miejsce jest zajęte.
inviteOver = Ta gra już się skończyła.
inviteUnknown = Takiego zaproszenia nie ma. Sprawdź, czy adres jest cały.
inviteWatch = Możesz popatrzeć
inviteAgain = Poproś o nowe zaproszenie albo zagraj z botami.
world = Świat
worldText = Świat trwa dłużej niż jedna gra: od tego, co się w niej stanie, zaczyna się następna.
worldNew = nowy świat
worldUnnamed = Świat bez nazwy
worldGames =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
    }
worldRuledBy = ostatnie zwycięstwo: { $name }
worldChronicle = Kronika świata
worldNow = Świat dzisiaj
worldEmpty = Ten świat nie ma jeszcze rozdziałów. Pierwszy powstanie, gdy skończy się w nim gra.
worldBefore = To, co działo się we wcześniejszych grach, zapisano gdzie indziej.
worldNext = Następna gra w tym świecie
worldLook = Przeczytaj jego kronikę
worldChapter = Gra { $number }
worldName = Nazwa świata
worldRename = Nazwij
worldFile = Pobierz jako plik
worldString = Kod zapisu dla Tabletop Simulatora
worldStringLabel = Kod zapisu
worldTake = Zabierz świat gdzie indziej
worldTakeText = Plik zachowuje całą kronikę. Kod zapisu wkleja się do modułu Oath w Tabletop Simulatorze. Jedno i drugie zdradza, co w tym świecie leży zakryte.
worldClosed = W tym świecie toczy się gra. Jego nazwa i to, co leży w nim zakryte, będą dostępne po jej końcu.
worldSecrets = Pokaż, które karty przybyły i odeszły
worldSecretsText = Przy stole ogłasza się tylko ich symbole. Kto przeczyta nazwy, wie w następnej grze więcej.
worldHide = Ukryj nazwy
worldSecret = tajne
worldBring = Wprowadź świat z innego miejsca
worldBringText = Wybierz plik pobrany tutaj albo wklej jego treść lub kod zapisu modułu Oath z Tabletop Simulatora.
worldPaste = Treść pliku albo kod zapisu
worldChoose = Wybierz plik
worldBringIt = Wprowadź
worldWrong = To nie jest świat, który da się wczytać. Sprawdź, czy tekst jest cały.
worldGone = Nie ma takiego świata albo nie jest dla ciebie otwarty.
worldContents = Gry
worldPlayed = Przy stole: { $names }.

## Stół, który czeka na grę

share = Udostępnij
shareText = Zagraj ze mną:
qrCode = Kod QR
qrCodeOf = Kod QR z adresem dla miejsca { $n }
inviteTitle = Zaproś do stołu
inviteText = Wyślij ten adres osobie, która ma zająć wolne miejsce:
start = Zacznij grę
everybodyHere = Wszyscy są przy stole
waitHost = Grę rozpocznie osoba, która założyła stół.
waitPlayers = Czekamy na graczy
kick = Poproś o odejście
kickSure = { $who } straci to miejsce i nie usiądzie już przy tym stole. Na pewno?
kickYes = Tak, poproś o odejście
cancelTable = Odwołaj ten stół
cancelSure = Stół zniknie dla wszystkich i nie da się go przywrócić. Na pewno?
cancelYes = Tak, odwołaj stół
cancelNo = Nie, zostaw
leaveTable = Odejdź od stołu

## O Krainach

aboutText = Krainy to otwarty stół do strategicznych gier fantasy. Kod, słowa i rysunki są nasze i wolne, na licencji MIT.
aboutOwners = Gry, ich nazwy, ilustracje i instrukcje należą do autorów i wydawców. Krainy nie są z nimi powiązane ani przez nich polecane. Zasady opowiadamy własnymi słowami, a plansze rysujemy sami.
aboutFonts = Pismo
aboutFontsText = Alegreya i Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica), na licencji SIL Open Font License.
aboutPrivacy = Prywatność
aboutPrivacyText = Jedno ciasteczko mówi serwerowi, kim jesteś przy stole. Nic innego nie jest śledzone ani wysyłane dalej.
aboutPlayable = można grać
aboutLater = w przygotowaniu

## Foresight and goals

foresightAbout = około { $share }
foresight = Co się stanie
foresightPerhaps = może
foresightDear = Uwaga: cenna strata.
foresightFinal = Tego nie da się cofnąć.
manyForesights = W krótkim czasie sprawdzono stąd wiele możliwości. { $again }
unforeseen = Nie da się z góry powiedzieć, co się wtedy stanie.
goals = Cele
goalNow = Twój cel teraz
goalRule = Otwórz zasadę
aid = Ściągawka
aidOf = { $game }: ściągawka
aidNow = Co możesz teraz zrobić
aidCan = teraz

learn = Naucz się grać
learnShort = lekcje i zagadki
learnMore = Lekcje i zagadki
learnFirst = Nie znasz tej gry? Naucz się jej w kilku krótkich lekcjach.
learnGame = Nauka gry: { $game }
learnIntro = Krótko i na prawdziwej planszy. Próbuj śmiało: każdy ruch można cofnąć.
lessons = Lekcje
puzzles = Zagadki
lessonsDone = zrobione: { $n } z { $of }
lessonDone = zrobione
lessonBegin = Lekcja { $n }: { $title }
puzzleBegin = Zagadka { $n }: { $title }
lessonNext = Następna lekcja
puzzleNext = Następna zagadka
lessonAll = Wszystkie lekcje i zagadki
lessonOnce = Jeszcze raz
lessonRetry = Ten krok od nowa
lessonSkip = Pomiń
puzzleShow = Rozwiązanie
lessonMissed = Cofnij i spróbuj inaczej.
lessonFinished = Gotowe.
lessonWould = Spróbuj tak: { $what }
lessonNoHint = Z tego miejsca nie ma wskazówki. Cofnij ruch albo zacznij krok od nowa.
lessonGone = Nie ma takiej lekcji.
lessonChanged = Ta lekcja się zmieniła. Zacznij ją od nowa.
lessonLong = To już bardzo długa droga. Zacznij krok od nowa.
manyLessons = W krótkim czasie było tu bardzo dużo prób w lekcjach. { $again }
ownPuzzles = Moje zagadki
ownMake = Zrób zagadkę
ownTitle = Zagadka: ruch { $n }
ownCopy = Skopiuj link
ownShare = Rozwiązać ją może każdy, kto może oglądać tę grę.
ownGame = Do gry
ownDrop = Usuń z listy: { $what }
ownNoChoice = Tu prawie nie było wyboru. Przejdź do innego ruchu.
ownNoPuzzle = Tu zbyt wiele ruchów jest prawie tak samo dobrych, więc nie ma czego szukać. Przejdź do innego ruchu.
stepOf = Krok { $n } z { $of }
difficulty = Trudność { $n } z 5
playGame = Zagraj
streak =
    { $n ->
        [0] Na razie bez serii.
        [one] { $n } zagadka bez pomyłki.
        [few] { $n } zagadki z rzędu bez pomyłki.
       *[many] { $n } zagadek z rzędu bez pomyłki.
    }
streakBest = Najlepsza seria: { $best }.
reactions = Reakcje graczy
manySigns = Za dużo reakcji naraz. { $again }
quickMatch = Szybka gra
