### The words of the arena in English.

decimal-sign = .
arena-title = { $game }: { $bots }
arena-opening =
    { $games ->
        [one] { $game }, { $seats } seats, { $games } game: { $bots }
       *[other] { $game }, { $seats } seats, { $games } games: { $bots }
    }
arena-cycle =
    { $cycle ->
        [one] All bots are the same, so there is only one order of seats.
       *[other] In every { $cycle } games each order of seats comes equally often; rotations of one order share a seed.
    }
arena-resumed =
    { $games ->
        [one] { $games } game is there already; the match goes on.
       *[other] { $games } games are there already; the match goes on.
    }
arena-stopped =
    { $games ->
        [one] Stopped with { $games } game in { $folder }; the same command goes on from there.
       *[other] Stopped with { $games } games in { $folder }; the same command goes on from there.
    }
arena-kept = Results, records and report are in { $folder }: { $files }.
arena-playing = playing

## Tables

arena-bots = Bots
arena-bot = bot
arena-games = games
arena-wins = won
arena-share = share of wins
arena-interval = 95%
arena-fair = fair
arena-times = × fair
arena-rating = rating
arena-per-move = time per move
arena-slowest = longest
arena-decisions = decisions per game
arena-seats = Seats
arena-seat = seat { $number }
arena-first = who begins
arena-advantage = Who begins wins { $share } of the games ({ $low } to { $high }); fair would be { $fair }.
arena-nobody-first = Nobody begins in this game: all are asked at once.
arena-length = Length
arena-length-line = A game has { $mean } ± { $half } decisions (median { $median }, from { $least } to { $most }); { $forced } of them leave no choice.
arena-endings = Endings
arena-ending-won = won
arena-ending-nobody = nobody wins
arena-ending-stuck = unfinished: nobody can act any more
arena-ending-cap =
    { $cap ->
        [one] unfinished: given up after { $cap } decision
       *[other] unfinished: given up after { $cap } decisions
    }
arena-ending-count = { $name }: { $count }
arena-by-rule = ended by rule
arena-options = Options
arena-option = option
arena-value = value
arena-unfinished = unfinished
arena-nothing = none
arena-traits = What a seat was given
arena-ratings = Ratings
arena-by-seat = Wins by bot and seat
arena-made = Made by Krainy { $version }; rules version { $rules }, seed { $seed }.
arena-command = The same match again:
arena-notes =
    Wins that several share count in parts. Shares are of decided games; their intervals are Wilson’s, those of ratings are 1.96 standard deviations. Because rotations share a seed, luck that belongs to a seat falls to every bot alike, and the intervals of bots are too wide rather than too narrow. A bot’s fair share is the share of seats it had. Ratings are by openskill (Plackett-Luce, 25 at the start).
trait-seat = Colour or people
