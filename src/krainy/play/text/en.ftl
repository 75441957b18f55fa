### Words that all games share.

list-and = { $rest } and { $last }

result-won =
    { $count ->
        [1] { NAME($winners) } wins.
       *[other] { NAME($winners) } win together.
    }
result-nobody = Nobody wins.
result-unfinished = The game stays unfinished: nobody has won it, and it is not a draw.
result-agreed = The players have agreed to a draw.
result-endless = The game had no end and was stopped by the rule of this table: nobody wins.
result-abandoned = The players have agreed to abandon the game: it has no result.
result-resigned =
    { $count ->
        [0] { NAME($losers) } resigns: nobody wins.
       *[other] { NAME($losers) } resigns, { NAME($winners) } wins.
    }
note-substituted = { NAME($seat) }: time ran out, a bot plays now.
note-returned = { NAME($seat) }: a person plays again, not a bot.
note-taken-back = { NAME($seat) } takes moves back, as all have agreed. What was seen stays known.
note-extended = { NAME($other) } gets more time (given by { NAME($seat) }).
result-running = The game is still going on.
result-points = Points: { $scores }.
result-score = { NAME($seat) } { $points }
count-seat = { NAME($seat) }: { $counts }

action-cancel = Cancel

foresight-end = The game is over.
foresight-chance = Then chance decides.
foresight-secret = Then something hidden comes to light.
foresight-choices = Then everybody’s secret choices are revealed.

hint-wins = This wins the game.
hint-loses = After the next best move you would probably lose it.
hint-only = There is no other choice.
hint-clear = Clearly better than the next best, “{ $second }”.
hint-better = A little better than the next best, “{ $second }”.
hint-near = “{ $second }” is about as good.
hint-even = It does not matter much: several moves are about as good as this one.
hint-only-plan = There is no other plan.
hint-clear-plan = Clearly better than a plan that begins with “{ $second }”.
hint-better-plan = A little better than a plan that begins with “{ $second }”.
hint-near-plan = A plan that begins with “{ $second }” is about as good.
hint-even-plan = Several plans are about as good as this one.
hint-gains = With it { $what }.
hint-keeps = Otherwise { $what }.
hint-hinders = It holds { NAME($seat) } back.
hint-costs = In return { $what }.
hint-odds = In { $share } of 100 games that we imagined: { $event }
hint-certain = For certain: { $what }.

source-rulebook = rulebook
source-box = the printed box
source-reconstructed = our reconstruction

option-expansions = Expansions
    .help = Cards that were added after the first edition.
option-pack = The components
    .help = A data pack replaces what is reconstructed by what a printed box shows.
option-pack-reconstructed = As far as they are known; what is reconstructed is marked
    .help = The data files of this project.

missed-goal = That is possible, but it is not what this step asks for. Take it back and try something else.

own-puzzle = { NAME($seat) } decides. Find the best move; several may be right.
    .hint = Look here: { $thing }.
    .success = Right! The bot thinks so too: after this move about { $chance } in 100 games are won.
    .miss = There is a better move: after this one about { $chance } in 100 games are won, after the best one { $best }.
    .given-up = There is a better move: the bot soon gave this one up. After the best one about { $best } in 100 games are won.
