### Słowa o towarzystwie: profile, wyniki, rankingi.

profile = Moje gry i rankingi
profileText = Liczy się tu każda skończona gra. Gry między ludźmi wpływają na ranking, gry ćwiczebne nigdy.
profileGone = Tego profilu nie ma albo jego właściciel go nie pokazuje.
noGames = Nie ma jeszcze skończonych gier.
figures = Gra po grze
achievements = Osiągnięcia
times = { $n ->
    [one] { $n } raz
   *[other] { $n } razy
    }
history = Skończone gry
historyListed = Skończone gry, które były otwarte dla wszystkich
game = Gra
people = ludzie
bots = z botami
seats = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
    }
played = Rozegrane
won = Wygrane
drawn = Remisy
left = Poddane
moves = Ruchy
movesHelp = Ile ruchów miały średnio te gry
rating = Ranking
provisional = { $points }, wstępny
provisionalHelp = Ranking jest wstępny, dopóki nie ma za sobą dziesięciu gier rankingowych tego rodzaju.
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-drawn = Remis
outcome-left = Poddana
outcome-played = Przy jednym ekranie
somebody = ktoś
older = Starsze
newer = Nowsze
seen = Co widzą inni
seenText = Inni widzą twoje imię, twoje rankingi i te skończone gry, które były otwarte dla wszystkich.
hidden = Ukryj mój profil, także w rankingach
beside = Pokazuj mój ranking obok imienia przy stołach
seenAs = Zobacz to oczami innych
best = Rankingi
bestOf = Ranking: { $game }
bestText = Do rankingu liczą się gry, w których siedzą sami ludzie, każdy przy własnym ekranie. Każda gra ma osobny ranking dla każdej liczby miejsc.
bestNone = Nie skończyła się tu jeszcze żadna gra rankingowa.
allTime = Od początku
season = Sezon
seasonName = { $quarter }. kwartał { $year }
rank = Miejsce
name = Imię
games = Gry
you = ty
opponents = Osoby z twoich gier
opponentsText = „Zaproś znowu” otwiera stół. Kto przyjmuje zaproszenia, dostanie powiadomienie; pozostałym wyślij adres, który pokaże stół.
lastGame = { $game }, { $when }{ $n ->
    [one] {""}
    [few] {" "}({ $n } wspólne gry)
   *[many] {" "}({ $n } wspólnych gier)
    }
inviteAgain = Zaproś znowu
inviteHere = Albo zaproś kogoś z wcześniejszych gier
inviteHereText = Powiadomienie dostanie ten, kto je przyjmuje. Czy tak jest, nikt się nie dowie.
inviteDone = { $name }: zaproszenie wysłane
invited = Osoby z moich wcześniejszych gier mogą mnie zapraszać powiadomieniem
block = Zablokuj
blockSure = Zablokować osobę „{ $name }”? Nie usiądzie przy twoich stołach z listy i żadne z was nie zobaczy, co pisze drugie. Nie dowie się o tym.
blockYes = Zablokuj
blockDone = { $name }: osoba zablokowana.
blocks = Zablokowane osoby
blocksText = Nie usiądą przy twoich stołach z listy i żadna strona nie widzi, co pisze druga. Nie wiedzą o tym.
unblock = Odblokuj
tablePeople = Zablokuj kogoś przy tym stole
reactions = Reakcje
reacts = { $name }: { $sign }
sign-luck = Powodzenia!
sign-well = Dobre zagranie!
sign-thanks = Dziękuję!
sign-wow = O rety!
sign-haha = Cha, cha!
sign-oops = Ojej!
matchText = Zagrasz z tym, kto szuka tego samego; gra zacznie się sama.
pace = Tempo
paceLive = Teraz, pięć minut na decyzję
paceDays = Na raty, trzy dni na decyzję
matchFill = Jeśli nikt nie przyjdzie, wolne miejsca mogą zająć boty
matchSeek = Szukaj graczy
matchOf = { $game }, { $seats }.
matchWaiting = { $n ->
    [one] Nikt inny jeszcze na to nie czeka.
    [few] Razem z tobą czekają { $n } osoby.
   *[many] Razem z tobą czeka { $n } osób.
    }
matchSince = Czas czekania: { $time }.
matchFills = Wolne miejsca zajmą boty, gdy minie { $time }.
matchAway = Możesz zamknąć tę stronę: gra pojawi się wśród twoich stołów.
matchBots = Zagraj z botami na wolnych miejscach
matchStop = Nie czekaj dłużej
