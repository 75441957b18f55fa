### Słowa stron o sobie: imię, urządzenia, konto, powrót.

meText = Krainy znają cię po imieniu i po tej przeglądarce. Konta nie trzeba.
saved = Zapisane.
myGames = Moje gry i rankingi
anotherDevice = Na innym urządzeniu
linkText = Otwórz ten adres na telefonie albo innym komputerze, a będziesz mieć tam te same stoły. Działa jeden raz.
linkWarning = To klucz: kto go ma, gra jako ty. Nikomu go nie wysyłaj. Nowy adres unieważnia poprzedni.
makeLink = Utwórz prywatny adres
makeLinkAgain = Utwórz nowy, unieważnij ten
privateLink = Prywatny adres
devices = Twoje urządzenia
devicesText = Na tych urządzeniach Krainy cię znają. Wyloguj te, których już nie używasz albo które zginęły.
deviceOn = { $browser }, { $system }
deviceUnknown = Nieznane urządzenie
deviceThis = To urządzenie
deviceSeen = Ostatnio: { $when }
logOut = Wyloguj
logOutOthers = Wyloguj wszędzie indziej
logOutAll = Wyloguj wszędzie
logOutSure = Tutaj będziesz kimś nowym. Bez innego urządzenia, konta albo nieużytego prywatnego adresu nie da się wrócić do twoich stołów.
logOutYes = Tak, wyloguj także tutaj
returnTitle = Wróć do swoich stołów
returnText = Ten adres sprawi, że na tym urządzeniu będziesz tą samą osobą, która go utworzyła. Użyj go tylko wtedy, gdy jest twój.
returnReplaces = Teraz jesteś tu jako { $name }. Do stołów tej osoby wrócisz tylko jej własnym prywatnym adresem.
returnKeep = Najpierw zachowaj: { $name }
returnYes = Tak, to mój adres
returnDone = Witaj z powrotem, { $name }!
returnBad = Ten adres już nie działa: został użyty, powstał nowszy albo jest niepełny. Utwórz go jeszcze raz na pierwszym urządzeniu.
toTables = Do stołów
account = Konto
accountText = Sposoby, by wrócić, gdy ta przeglądarka cię zapomni. Do grania nie potrzeba żadnego z nich.
accountLogin = Mam konto i chcę się zalogować
accountName = Najpierw podaj imię; potem możesz dodać sposób powrotu.
login = Zaloguj się
loginText = Dla tych, którzy mają tu konto. Do grania go nie potrzeba.
loginReplaces = Teraz jesteś tu jako { $name }. Jeśli ta osoba nie ma konta, do jej stołów prowadzi tylko prywatny adres.
loginPasskey = Zaloguj się kluczem dostępu
loginMail = Odnośnikiem na adres e-mail
loginCode = Kodem zapasowym
loginSent = Jeśli jakieś konto ma ten adres, odnośnik jest już w drodze. Działa raz, przez pół godziny.
loginPassed = Ten serwer nie wysyła poczty. Jeśli jakieś konto ma ten adres, odnośnik może ci podać osoba, która prowadzi serwer.
loginBad = To się nie udało. Spróbuj jeszcze raz.
letterText = Ten odnośnik zaloguje cię na tym urządzeniu. Użyj go tylko wtedy, gdy to twoja prośba.
letterBad = Ten odnośnik już nie działa: został użyty, jest za stary albo niepełny. Poproś o nowy.
letterAgain = Inne sposoby logowania
confirmText = Czy chcesz odtąd logować się odnośnikami wysyłanymi na ten adres?
confirmYes = Tak, to mój adres
confirmBad = Ten odnośnik tu nie działa: został użyty, jest za stary albo prośba o niego wyszła z innego urządzenia. Otwórz go tam.
remove = Usuń
passkeys = Klucze dostępu
passkeysText = Pamięta cię telefon, komputer albo klucz sprzętowy, a ty odblokowujesz go jak zwykle. Nie ma żadnego hasła.
passkeyAdd = Dodaj klucz dostępu
passkeyMore = Dodaj kolejny klucz dostępu
passkeyUsed = Ostatnio: { $when }
passkeyLeft = Nic się nie zmieniło: urządzenie tego nie potwierdziło.
passkeyNot = Nie udało się dodać tego klucza dostępu. Spróbuj jeszcze raz.
passkeyKnown = To urządzenie ma już tutaj klucz dostępu.
passkeyUnknown = Tego klucza dostępu tu nie znamy. Może został usunięty.
passkeysFull = Masz już tyle kluczy dostępu, ile może mieć jedna osoba. Najpierw usuń któryś.
passkeysNowhere = Klucze dostępu działają tylko pod adresem https z nazwą albo pod localhost. Pozostałe sposoby działają także tutaj.
passkeysOld = Ta przeglądarka nie zna kluczy dostępu. Pozostałe sposoby działają także tutaj.
mail = Adres e-mail
mailText = Odnośnik tam wysłany zaloguje cię na każdym urządzeniu. Powiadomienia przyjdą tam tylko wtedy, gdy ich zechcesz.
mailField = Twój adres
mailSend = Wyślij odnośnik
mailHas = Zaloguje cię odnośnik wysłany na { $mail }.
mailSent = Odnośnik jest w drodze na { $mail }. Otwórz go na tym urządzeniu w ciągu pół godziny.
mailPassed = Ten serwer nie wysyła poczty. Poproś osobę, która go prowadzi, o odnośnik dla { $mail } i otwórz go na tym urządzeniu.
mailWrong = To nie jest adres e-mail. Napisz go jak imie@example.org, bez polskich znaków.
mailTaken = Ten adres ma już inne konto. Zaloguj się nim albo użyj innego adresu.
codes = Kody zapasowe
codesText = Do szuflady: każdy z nich wpuści cię raz, gdy wszystko inne przepadnie.
codesMake = Utwórz kody zapasowe
codesRenew = Utwórz nowe kody
codesLeft = { $n ->
    [one] Masz jeden nieużyty kod.
    [few] Masz { $n } nieużyte kody.
   *[many] Masz { $n } nieużytych kodów.
    }
codesSure = Kody, które masz, przestaną działać.
codesYes = Tak, utwórz nowe
codesOnce = Widać je tylko ten jeden raz. Kto ma taki kod, gra jako ty.
codesPrint = Drukuj
codesKept = Mam je zapisane
codeBad = Ten kod jest błędny albo został już użyty.
mine = Wszystko, co twoje
mineText = Co o tobie przechowujemy: imię, urządzenia, sposoby powrotu, stoły, twoje ruchy, wypowiedzi i światy.
mineTake = Pobierz wszystko
erase = Usuń wszystko…
eraseWhat = Znikną twoje imię, urządzenia, sposoby powrotu i wszystko, co zostało przez ciebie napisane.
erase-resigns = { $n ->
    [one] W jednej trwającej grze z innymi poddasz się; w pojedynku wygra druga osoba, w większym gronie twoje miejsce zajmie bot.
    [few] W { $n } trwających grach z innymi poddasz się; w pojedynkach wygra druga osoba, w większym gronie twoje miejsce zajmie bot.
   *[many] W { $n } trwających grach z innymi poddasz się; w pojedynkach wygra druga osoba, w większym gronie twoje miejsce zajmie bot.
    }
erase-cancels = { $n ->
    [one] Jeden twój otwarty stół zostanie odwołany.
    [few] { $n } twoje otwarte stoły zostaną odwołane.
   *[many] { $n } twoich otwartych stołów zostanie odwołanych.
    }
erase-leaves = { $n ->
    [one] Twoje miejsce przy jednym otwartym stole będzie znów wolne.
    [few] Twoje miejsca przy { $n } otwartych stołach będą znów wolne.
   *[many] Twoje miejsca przy { $n } otwartych stołach będą znów wolne.
    }
erase-deletes = { $n ->
    [one] Zniknie jeden stół, przy którym nie siedzi nikt inny.
    [few] Znikną { $n } stoły, przy których nie siedzi nikt inny.
   *[many] Zniknie { $n } stołów, przy których nie siedzi nikt inny.
    }
erase-worlds = { $n ->
    [one] Zniknie jeden świat, który jest tylko twój.
    [few] Znikną { $n } światy, które są tylko twoje.
   *[many] Zniknie { $n } światów, które są tylko twoje.
    }
erase-stays = { $n ->
    [one] Jedna skończona gra z innymi zostanie, bez twojego imienia.
    [few] { $n } skończone gry z innymi zostaną, bez twojego imienia.
   *[many] { $n } skończonych gier z innymi zostanie, bez twojego imienia.
    }
eraseSure = Tego nie da się cofnąć.
eraseYes = Usuń wszystko na zawsze
notify = Powiadomienia
notifyText = Nie musisz zaglądać: Krainy dadzą znać, gdy przyjdzie twój ruch albo zacznie ci brakować czasu, gdy gra się zacznie lub skończy i gdy ktoś zaproponuje remis. Nigdy wtedy, gdy patrzysz na stół.
notifyPush = Powiadamiaj mnie w tej przeglądarce
notifyPushText = Przeglądarka zapyta, czy może pokazywać powiadomienia. Przychodzą także wtedy, gdy ta strona jest zamknięta.
notifyPushBad = Nie udało się włączyć powiadomień w tej przeglądarce. Spróbuj jeszcze raz albo wybierz inny sposób.
notifyInsecure = Ta przeglądarka pokazuje powiadomienia tylko ze stron pod adresem https albo localhost. Pozostałe sposoby działają także tutaj.
notifyUnknown = Ta przeglądarka nie przyjmuje powiadomień. Na iPhonie i iPadzie najpierw dodaj Krainy do ekranu początkowego i otwórz je stamtąd. Pozostałe sposoby działają także tutaj.
notifyDenied = Powiadomienia tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki albo wybierz inny sposób.
notifyHere = W tej przeglądarce
notifyIn = W przeglądarce: { $device }
notifyByMail = E-mailem na { $mail }
notifyByHook = Na kanale: { $host }
notifyRefused = Usunięto: ten adres przestał przyjmować powiadomienia. Jeśli chcesz, dodaj go jeszcze raz.
notifySilent = Usunięto: pod tym adresem długo nikt nie odpowiadał. Jeśli chcesz, dodaj go jeszcze raz.
notifyMail = Powiadamiaj mnie e-mailem na { $mail }
notifyMailNone = Aby dostawać powiadomienia e-mailem, najpierw dodaj poniżej adres do swojego konta.
notifyPostless = Ten serwer nie wysyła poczty.
notifyHook = Powiadamiaj mnie na kanale Discorda, Slacka lub Matriksa…
notifyHookText = Utwórz webhook w ustawieniach kanału i wklej tu jego adres. Wszyscy na kanale przeczytają, kiedy stół na ciebie czeka.
notifyHookKind = Rodzaj kanału
notifyHookField = Adres webhooka
notifyHookAdd = Dodaj kanał
notifyHookBad = Krainy nie mogą pisać na ten adres. Musi zaczynać się od https:// i być dostępny z internetu.
notifyWhen = Kiedy
notifyMode = Powiadamiaj mnie
notifyNow = od razu
notifyDigest = raz dziennie, zbiorczo
notifyOff = wcale
notifyAsAll = jak o wszystkich stołach
notifyDigestAt = Godzina codziennej wiadomości
notifyQuiet = Godziny ciszy
notifyFrom = od
notifyTo = do
notifyZone = Strefa czasowa: { $zone }.
notifyZoneHere = Użyj: { $zone }
notifySnooze = Nic nie przysyłaj przez
notifyHour = godzinę
notifyDay = dzień
notifyWeek = tydzień
notifySnoozed = Cisza do: { $when }.
notifyWake = Powiadamiaj znowu
notifyTables = Twoje stoły
notifyTry = Wyślij próbne powiadomienie
notifyTried = Próbne powiadomienie jest w drodze do wszystkich tych miejsc.
manyChannels = Za dużo zmian powiadomień w krótkim czasie. { $again }
channelsFull = Masz ich już tyle, ile może mieć jedna osoba. Najpierw coś usuń.
stopText = Czy wyłączyć powiadomienia e-mailem?
stopYes = Tak, wyłącz je
stopDone = Na ten adres nie będą już przychodzić powiadomienia.
stopBad = Ten odnośnik jest niepełny. Powiadomienia możesz też wyłączyć na stronie „Ja”.
kept = Skończone gry do czytania bez sieci
keptText = Ta przeglądarka może zachować dwadzieścia twoich najnowszych skończonych gier: kto grał, jak się skończyło i całą opowieść. Z trwających gier nie zachowuje niczego. Wylogowanie albo usunięcie wszystkiego kasuje je tutaj.
keptNowhere = Przeglądarki zachowują strony tylko spod adresu https albo localhost.
keptKeep = Zachowaj tu moje skończone gry
keptAgain = Poszukaj nowych
keptForget = Usuń je stąd
keptAway = Serwer jest nieosiągalny. Te gry są zachowane tutaj.
keptNone = Nie ma tu żadnej zachowanej gry.
keptTable = Do stołu
manyLetters = W krótkim czasie wyszło wiele próśb o odnośniki. { $again }
manyExports = W krótkim czasie wszystko zostało pobrane wiele razy. { $again }
manyLogins = W krótkim czasie z twojej sieci było wiele prób logowania. { $again }
blocksFull = Więcej osób nie da się zablokować. Najpierw odblokuj kogoś.
manyBlocks = Za dużo blokowania i odblokowywania w krótkim czasie. { $again }
manyInvitations = Za dużo zaproszeń w krótkim czasie. { $again }
personGone = Tej osoby już tu nie ma.
manyMatches = Za dużo szukania współgraczy w krótkim czasie. { $again }
