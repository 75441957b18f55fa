### Words that all games share.

list-and = { $rest } and { $last }

result-won =
    { $count ->
        [1] { NAME($winners) } wins.
       *[other] { NAME($winners) } win together.
    }
result-nobody = Nobody wins.
result-unfinished = The game stays unfinished: nobody has won it, and it is not a draw.
result-running = The game is still going on.
result-points = Points: { $scores }.
result-score = { NAME($seat) } { $points }

action-cancel = Cancel

source-rulebook = rulebook
source-reconstructed = our reconstruction
