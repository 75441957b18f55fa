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
