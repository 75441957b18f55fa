### Słowa o towarzystwie: profile, wyniki, rankingi.

profile = Moje gry i rankingi
profileText = Liczy się tu każda skończona gra. Gry między ludźmi wpływają na ranking, gry ćwiczebne nigdy.
profileGone = Tego profilu nie ma albo jest ukryty.
noGames = Nie ma jeszcze skończonych gier.
figures = Wyniki w poszczególnych grach
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
movesHelp = Średnia liczba ruchów w tych grach
rating = Ranking
provisional = { $points }, wstępny
provisionalHelp = Ranking jest wstępny do czasu rozegrania dziesięciu gier rankingowych tego rodzaju.
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-drawn = Remis
outcome-left = Poddana
outcome-played = Przy jednym ekranie
somebody = ktoś
older = Starsze
newer = Nowsze
seen = Co widzą inni
seenText = Inni widzą twoje imię, twoje rankingi i te skończone gry, które były otwarte dla wszystkich, razem z osiągnięciami w nich.
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
inviteHereText = Powiadomienie dostanie każdy, kto przyjmuje zaproszenia. Nie zobaczysz, czy tak jest.
inviteDone = { $name }: zaproszenie wysłane
invited = Osoby z moich wcześniejszych gier mogą przysyłać mi zaproszenia
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
sign-haha = Ha, ha!
sign-oops = Ojej!
matchText = Zagrasz z tym, kto szuka tego samego; gra zacznie się sama.
pace = Tempo
paceLive = Od razu, pięć minut na decyzję
paceDays = Bez pośpiechu, trzy dni na decyzję
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
tournaments = Turnieje
tournamentsText = Ludzie i boty rozgrywają kilka rund, a o kolejności decyduje jedna tabela. Stoły do każdej rundy powstają same.
tournamentsOpen = Otwarte dla wszystkich
tournamentsMine = Moje
tournamentsNone = W tej chwili żadnego nie ma.
newTournament = Nowy turniej
tournamentName = Nazwa turnieju
myName = Twoje imię
format = System rozgrywek
format-round-robin = Każdy z każdym
format-swiss = Szwajcarski
format-knock-out = Pucharowy
about-round-robin = Każdy gra z każdym. Sprawiedliwie, ale przy wielu graczach długo.
about-swiss = Kilka rund, w których spotykają się gracze z równą liczbą punktów; jeśli to możliwe, nikt nie gra dwa razy z tą samą osobą.
about-knock-out = Kto wygrywa, gra dalej; pozostali odpadają.
perGame = Graczy w jednej grze
rounds = Liczba rund
roundsEnough = tyle, ile potrzeba
botsPart = Boty w turnieju
botsLevel = Jakie boty
decisionTime = Czas na jedną decyzję
listedHelp = Pokaż go wszystkim na tym serwerze
plays = Biorę udział
make = Utwórz turniej
players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
    }
status-open = zapisy trwają
status-playing = w toku
status-over = zakończony
status-cancelled = odwołany
address = Adres dla pozostałych
whoPlays = Kto bierze udział
join = Weź udział
begin = Rozpocznij
giveUp = Odwołaj turniej
withdraw = Wycofaj się
withdrawText = Poddasz trwającą grę i nie zagrasz już w tym turnieju. Tego nie da się cofnąć.
stay = Zostań
toMyTable = Do mojego stołu
waitRound = Następna runda zacznie się, gdy skończą się wszystkie gry tej rundy.
waitStart = Gospodarz rozpocznie turniej, gdy wszyscy będą na miejscu.
standings = Tabela wyników
points = Punkty
direct = Mecze bezpośrednie
berger = Sonneborn-Berger
wins = Wygrane
tiesHelp = Przy równej liczbie punktów rozstrzygają gry między zainteresowanymi, potem punktacja Sonneborna-Bergera (punkty pokonanych), liczba wygranych, a na końcu wylosowane rozstawienie.
reached = Ostatnia runda
roundTitle = Runda { $n }
byes = Pauza: { $names }
gameRuns = w toku
noGame = wygrana bez gry
cross = Wyniki spotkań
out = poza turniejem
