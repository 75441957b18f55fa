### The words of company: profiles, results, ratings, leaderboards.

profile = My games and ratings
profileText = Every finished game counts here. Games among people are rated; practice never is.
profileGone = This profile does not exist, or it is hidden.
noGames = No finished game yet.
figures = Results by game
achievements = Achievements
times = { $n ->
    [one] once
   *[other] { $n } times
    }
history = Finished games
historyListed = Finished games that were open to all
game = Game
people = people
bots = with bots
seats = { $n ->
    [one] one seat
   *[other] { $n } seats
    }
played = Played
won = Won
drawn = Drawn
left = Resigned
moves = Moves
movesHelp = Average number of moves in these games
rating = Rating
provisional = { $points }, provisional
provisionalHelp = A rating is provisional until ten rated games of its kind have been played.
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Draw
outcome-left = Resigned
outcome-played = At one screen
somebody = somebody
older = Older
newer = Newer
seen = What others see
seenText = Others see your name, your ratings and those finished games that were open to all, with what you achieved in them.
hidden = Hide my profile, also in the leaderboards
beside = Show my rating beside my name at tables
seenAs = See it as others do
best = Leaderboards
bestOf = Leaderboard: { $game }
bestText = Only games among people, each at their own screen, are rated. Every game has a leaderboard for each number of seats.
bestNone = No rated game has been played here yet.
allTime = All time
season = Season
seasonName = { $year }, quarter { $quarter }
rank = Rank
name = Name
games = Games
you = you
opponents = People you have played with
opponentsText = "Invite again" makes a table. People who accept invitations are notified; send the others the address shown at the table.
lastGame = { $game }, { $when }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } games together)
    }
inviteAgain = Invite again
inviteHere = Or invite somebody you have played with
inviteHereText = They are notified if they accept invitations; you are not told whether they do.
inviteDone = { $name }: invited
invited = People I have played with may send me invitations
block = Block
blockSure = Block { $name }? They cannot sit down at your listed tables, and neither of you sees what the other writes. They are not told.
blockYes = Block
blockDone = { $name } is blocked.
blocks = Blocked people
blocksText = They cannot sit down at your listed tables, and neither of you sees what the other one writes. They are not told.
unblock = Unblock
tablePeople = Block somebody at this table
reactions = React
reacts = { $name }: { $sign }
sign-luck = Good luck!
sign-well = Well played!
sign-thanks = Thank you!
sign-wow = Wow!
sign-haha = Haha!
sign-oops = Oops!
matchText = You will play with people who want the same; the game starts by itself.
pace = Pace
paceLive = Now, five minutes for each decision
paceDays = Over days, three days for each decision
matchFill = Bots may take the free seats if nobody comes
matchSeek = Find players
matchOf = { $game }, { $seats }.
matchWaiting = { $n ->
    [one] Nobody else is waiting yet.
   *[other] { $n } people are waiting, you included.
    }
matchSince = You have been waiting for { $time }.
matchFills = After { $time }, bots take the free seats.
matchAway = You can leave this page; the game will be among your tables.
matchBots = Play with bots in the free seats
matchStop = Stop waiting
tournaments = Tournaments
tournamentsText = People and bots play several rounds for one table of results. Each round makes its tables by itself.
tournamentsOpen = Open to everybody
tournamentsMine = Mine
tournamentsNone = None at the moment.
newTournament = New tournament
tournamentName = Name of the tournament
myName = Your name
format = Format
format-round-robin = Round robin
format-swiss = Swiss
format-knock-out = Knock-out
about-round-robin = Everybody meets everybody. Fair, and long with many players.
about-swiss = A few rounds in which players with equal points meet; nobody meets the same player twice if it can be avoided.
about-knock-out = Winners go on; the others are out.
perGame = Players in a game
rounds = Rounds
roundsEnough = as many as it needs
botsPart = Bots that take part
botsLevel = Which bots
decisionTime = Time for one decision
listedHelp = Show it to everybody on this server
plays = I take part
make = Create the tournament
players = { $n ->
    [one] one player
   *[other] { $n } players
    }
status-open = open
status-playing = being played
status-over = over
status-cancelled = cancelled
address = Address for the others
whoPlays = Who takes part
join = Take part
begin = Start
giveUp = Call it off
withdraw = Withdraw
withdrawText = You resign the game you are playing and play no others in this tournament. This cannot be undone.
stay = Stay
toMyTable = To my table
waitRound = The next round begins when all games of this one are over.
waitStart = The host starts the tournament when everybody is here.
standings = Table of results
points = Points
direct = Head to head
berger = Sonneborn-Berger
wins = Wins
tiesHelp = Ties on points are broken by the games between those tied, then by Sonneborn-Berger (the points of those they beat), then by wins, then by the seeding drawn at the start.
reached = Round reached
roundTitle = Round { $n }
byes = Bye: { $names }
gameRuns = being played
noGame = won without playing
cross = Who won against whom
out = withdrawn
