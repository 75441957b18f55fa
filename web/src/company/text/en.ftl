### The words of company: profiles, results, ratings, leaderboards.

profile = My games and ratings
profileText = Every finished game counts here. Games among people are rated; practice never is.
profileGone = This profile is not there, or its person does not show it.
noGames = No finished game yet.
figures = Game by game
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
movesHelp = How many moves these games had, on average
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
bestText = Rated are games in which only people sit, each at a screen of their own. Every game has a leaderboard for each number of seats.
bestNone = No rated game has ended here.
allTime = All time
season = Season
seasonName = { $year }, quarter { $quarter }
rank = Rank
name = Name
games = Games
you = you
