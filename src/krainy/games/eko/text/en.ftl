### The words of Ekö in English.

## The game

game-title = Ekö
game-facts = 2 to 4 players, about 45 minutes, ages 10 and up, medium-light
game-endless = The rulebook knows no limit of turns and no draw by repetition, so that a game may never end.
game-about =
    You lead sixteen discs, one of them your Emperor. Pile them into stacks, run over smaller stacks, and spend discs on
    camps, towers and castles. Twelve points and a building in a capital win the game; so does being the last one
    standing. Nothing is hidden, and luck only sets the table: whoever sees further wins. Designed by Henri Kermarrec.
    The rules are told in our own words, and many of the tiles and their layout are our reconstruction.

## Options

option-modules = Variants
    .help = Extra tiles and rules; mix them as you like.
option-modules-portals = Portals
    .help = Two portals open a short cut across the board.
option-modules-pyramids = Pyramids
    .help = Holding the most spaces around a pyramid is worth 2 points.
option-modules-temple_of_wind = Temple of the Wind
    .help = With a building on it you may arm several stacks at once.
option-modules-storm_labyrinth = Storm Labyrinth
    .help = A stack that enters a storm zone loses a disc there.
option-modules-temple_of_moon = Temple of the Moon
    .help = Two warriors buy you a disc on any free space or on a stack of yours with fewer than four discs.
option-modules-temple_of_sand = Temple of the Sand
    .help = Two warriors send one enemy warrior back to its reserve.
option-modules-lighthouse = Lighthouse
    .help = Whoever holds it ignores storms; play it with the pyramids or the Storm Labyrinth.
option-pyramids = Number of pyramids
    .help = 1 or 2; 0 means what the rulebook advises: one for two players, two for more.
option-storms = Number of storm tiles
    .help = 1 to 6 tiles of the Storm Labyrinth; 3 usually do.
option-board = Board
    .help = How the tiles of the desert lie.
option-board-none = drawn at random
    .help = Another desert in every game.
option-board-example = ready board
    .help = Always the same board for so many players, without variants: good for a first game.
option-board-own = tile by tile
    .help = The letters and turns of all tiles in one line, like “G3 D2 A4 …”.

## What does not go together

conflict-lighthouse = The Lighthouse needs the Pyramids or the Storm Labyrinth: add one of them.
conflict-example = The ready board “example” is for a game without variants: remove the variants, or have the board drawn at random.

## Colours, which are the players

colour-light_blue = Light Blue
    .gen = Light Blue’s
colour-navy = Navy
    .gen = Navy’s
colour-violet = Violet
    .gen = Violet’s
colour-grey = Grey
    .gen = Grey’s

## Buildings, discs, terrains

building-camp = camp
building-tower = tower
building-castle = castle
letter-camp = C
letter-tower = T
letter-castle = C

disc-warrior = warriors
disc-emperor = the Emperor
emperor-0 = without the Emperor
emperor-1 = with the Emperor
zones-none = no storm

terrain-sinkhole = sinkhole
terrain-stone_desert = stone desert
terrain-ravine = ravine
terrain-capital = capital
terrain-mountain = mountain
terrain-portal = portal
terrain-temple_wind = Temple of the Wind
terrain-temple_moon = Temple of the Moon
terrain-temple_sand = Temple of the Sand
terrain-space = empty space
terrain-storm = storm space
terrain-pyramid = space at a pyramid
terrain-lighthouse = space at the Lighthouse

## The catalogue: kinds, facts and parts of components

catalogue-tile = Tiles
    .one = Tile
    .help = Large tiles of seven hexes make the board; small ones of three come with the variants.
    .reconstructed = The pictures of the rulebook are lost and no public source shows the tiles. What lies on them is our reconstruction; every count that is known holds with it.
catalogue-terrain = Hexes
    .one = Hex
    .help = Stacks move over spaces; buildings stand on terrains.
catalogue-building = Buildings
    .one = Building
    .help = You pay for them with discs of one stack next to the terrain.
catalogue-module = Variants
    .one = Variant
    .help = Extra tiles and rules; mix them as you like.

fact-size = Size
fact-back = Back
fact-module = Comes with
fact-hexes = Hexes
fact-landmark = In the middle
fact-count = How many there are
fact-passable = Stacks may stand here
fact-highest_building = Highest building
fact-points = Points
fact-cost = Price in discs
fact-per_seat = Pieces of each player

back-grey = grey
back-blue = blue
back-red = red
landmark-pyramid = a pyramid
landmark-lighthouse = the Lighthouse
part-tile = tile { $called }
part-large = large
part-small = small
part-yes = yes
part-no = no
part-nothing = none
part-replaces-MOON = It takes the place of tile E.
part-replaces-SAND = It takes the place of tile E, or of tile B if the Temple of the Moon is in play.

## What happens

counts-title = What the last rounds have brought
count-built =
    { $amount ->
        [one] { $amount } building
       *[other] { $amount } buildings
    }
count-beaten =
    { $amount ->
        [one] { $amount } disc beaten
       *[other] { $amount } discs beaten
    }
count-captives =
    { $amount ->
        [one] { $amount } Emperor captive
       *[other] { $amount } Emperors captive
    }
count-armed =
    { $amount ->
        [one] { $amount } disc from the reserve
       *[other] { $amount } discs from the reserve
    }

event-drew-colour = Seat { $seat_number } plays { NAME($seat) }.
event-begins = { NAME($seat) } begins.
event-swapped = { NAME($seat) } swaps the Emperor from { $frm } to { $to }.
event-kept = { NAME($seat) } leaves the Emperor on { $space }.
event-struck-by-sand = { NAME($seat) } gives up 2 warriors for good, and the Temple of the Sand sends { NAME($victim, case: "gen") } warrior on { $space } back to the reserve.
event-lost-to-storm =
    { $emperor ->
        [0]
            { $discs ->
                [one] { NAME($seat) } loses { $discs } disc from the stack on { $space } to a storm.
               *[other] { NAME($seat) } loses { $discs } discs from the stack on { $space } to the storms.
            }
       *[1]
            { $discs ->
                [one] { NAME($seat) } loses the Emperor from the stack on { $space } to a storm.
               *[other] { NAME($seat) } loses { $discs } discs from the stack on { $space } to the storms, the Emperor among them.
            }
    }
event-moved =
    { $discs ->
        [one] { NAME($seat) } moves { $discs } disc from { $frm } to { $to }.
       *[other] { NAME($seat) } moves { $discs } discs from { $frm } to { $to }.
    }
event-regrouped =
    { $discs ->
        [one] { NAME($seat) } joins the stack on { $frm } to the one on { $to }: { $discs } disc in all.
       *[other] { NAME($seat) } joins the stack on { $frm } to the one on { $to }: { $discs } discs in all.
    }
event-attacked =
    { $discs ->
        [one] { NAME($seat) } attacks from { $frm } and takes { NAME($victim, case: "gen") } disc on { $to }.
       *[other] { NAME($seat) } attacks from { $frm } and destroys { NAME($victim, case: "gen") } stack of { $discs } discs on { $to }.
    }
event-kamikaze = { NAME($seat) } sends a Kamikaze from { $frm } into { NAME($victim, case: "gen") } stack on { $to }: five discs leave the board.
event-captured = { NAME($seat) } takes { NAME($victim, case: "gen") } Emperor captive.
event-exchanged =
    { SAME($jailer, $victim) ->
        [yes] { NAME($seat) } and { NAME($jailer) } exchange captives: both get their own Emperor back.
       *[no] { NAME($seat) } hands { NAME($victim, case: "gen") } Emperor to { NAME($jailer) } in exchange for their own.
    }
event-built =
    { $emperor ->
        [0]
            { $discs ->
                [one] { NAME($seat) } builds a { NAME($building) } on { $terrain }, paying { $discs } disc from { $space }.
               *[other] { NAME($seat) } builds a { NAME($building) } on { $terrain }, paying { $discs } discs from { $space }.
            }
       *[1]
            { $discs ->
                [one] { NAME($seat) } builds a { NAME($building) } on { $terrain }, paying with the Emperor from { $space }.
               *[other] { NAME($seat) } builds a { NAME($building) } on { $terrain }, paying { $discs } discs from { $space }, the Emperor among them.
            }
    }
event-replaced = { NAME($seat) } removes { NAME($victim, case: "gen") } { NAME($building) } from { $terrain }.
event-no-action = { NAME($seat) } can neither move nor build.
event-marched = { NAME($seat) } gives up 3 warriors for good and buys a Forced March.
event-armed =
    { $emperor ->
        [0]
            { $discs ->
                [one] { NAME($seat) } adds { $discs } disc to the stack on { $space }.
               *[other] { NAME($seat) } adds { $discs } discs to the stack on { $space }.
            }
       *[1]
            { $discs ->
                [one] { NAME($seat) } puts the Emperor on the stack on { $space }.
               *[other] { NAME($seat) } adds { $discs } discs to the stack on { $space }, the Emperor among them.
            }
    }
event-moonlit =
    { $emperor ->
        [0] { NAME($seat) } gives up 2 warriors for good, and the Temple of the Moon puts a disc on { $space }.
       *[1] { NAME($seat) } gives up 2 warriors for good, and the Temple of the Moon puts the Emperor on { $space }.
    }
event-eliminated = { NAME($seat) } has no disc left on the board and is out of the game.
event-won-by-points =
    { $points ->
        [one] { NAME($seat) } holds a capital and has { $points } point: victory!
       *[other] { NAME($seat) } holds a capital and has { $points } points: victory!
    }
event-won-alone = { NAME($seat) } is the last one on the board: victory!
event-nobody-won = Not a single disc is left on the board: nobody wins.
event-stuck = For a whole round nobody could do anything: the game is stuck and ends without a result.

## What can be done: a sentence, a button, a word to type, the questions on the way

action-pass =
    { $asked ->
        [Swap] Leave the Emperor where it is
        [Sand] Leave the Temple of the Sand alone
        [ForcedMarch] No Forced March
        [Arming] Add no disc
        [MoreArming] Finish Arming
       *[other] Decline
    }
    .verb = Decline
    .word = pass
action-swap = Swap the Emperor to { $space }
    .verb = Swap the Emperor
    .word = swap
    .space = Which disc changes places with the Emperor?
action-sand = Send an enemy warrior on { $stack } back to its reserve
    .verb = Use the Temple of the Sand
    .word = sand
    .stack = Which stack loses a warrior?
action-move = Move the stack from { $stack } to { $to }
    .verb = Move a stack
    .word = move
    .stack = Which stack moves?
    .to = Where does it go?
action-route =
    { $zones_count ->
        [0] Take the way that costs nothing
        [one] Go through the storm at { NAME($zones) }: it costs 1 disc
       *[other] Go through the storms at { NAME($zones) }: they cost { $zones_count } discs
    }
    .verb = Choose a way
    .word = route
    .zones = Through which storms?
action-give =
    { $asked ->
        [Loss]
            { $disc ->
                [disc-emperor] Give the Emperor to the storm
               *[other] Give only warriors to the storm
            }
       *[other]
            { $disc ->
                [disc-emperor] Pay with the Emperor
               *[other] Pay with warriors only
            }
    }
    .verb = Choose discs
    .word = give
    .disc = What do you give?
action-build = Build a { NAME($building) } on { $terrain } with discs from { $stack }
    .verb = Build
    .word = build
    .stack = Which stack pays?
    .terrain = On which terrain do you build?
    .building = What do you build?
action-march = Buy a Forced March for 3 warriors
    .verb = Buy a Forced March
    .word = march
action-arm =
    { $emperor ->
        [0]
            { $warriors ->
                [one] Add { $warriors } warrior to the stack on { $stack }
               *[other] Add { $warriors } warriors to the stack on { $stack }
            }
       *[1]
            { $warriors ->
                [0] Put the Emperor on the stack on { $stack }
                [one] Add the Emperor and { $warriors } warrior to the stack on { $stack }
               *[other] Add the Emperor and { $warriors } warriors to the stack on { $stack }
            }
    }
    .verb = Arm a stack
    .word = arm
    .stack = Which stack?
    .warriors = How many warriors?
    .emperor = With the Emperor?
action-moon = Put a disc on { $space } by the Temple of the Moon, for 2 warriors
    .verb = Use the Temple of the Moon
    .word = moon
    .space = On which space?

## What the game asks

prompt-Swap = { NAME($seat) } may let the Emperor change places with another of their discs.
    .you = You may let the Emperor change places with another of your discs.
    .help = Once, before the first turn, your Emperor may change places with one other disc of yours (eko.setup.10). Or leave it where it stands.
prompt-Sand = { NAME($seat) } may use the Temple of the Sand: 2 warriors from the reserve send one enemy warrior home.
    .you = You may use the Temple of the Sand: 2 warriors from the reserve send one enemy warrior home.
    .help = Once a turn, before the action: 2 warriors from your reserve go to the box, and one enemy warrior leaves the board for its owner’s reserve (eko.sand.2).
prompt-Action = { NAME($seat) } takes an action: move or build.
    .you = You take an action: move or build.
    .help = You take exactly one action (eko.turn.2). Move: a whole stack walks over empty spaces and ends on an empty space, on a stack of yours or on a weaker enemy (eko.move). Build: put a building next to a stack of yours and pay with its discs (eko.build).
prompt-Route = { NAME($seat) } chooses the way of the stack from { $space } to { $to }: through which storms?
    .you = You choose the way of the stack from { $space } to { $to }: through which storms?
    .help = Every storm zone on the way costs the stack 1 disc (eko.storm.3). A zone is called by one of its spaces.
prompt-Loss = On the way from { $space } to { $to } { NAME($seat) } decides whether the storm takes the Emperor.
    .you = On the way from { $space } to { $to } you decide whether the storm takes the Emperor.
    .help = You choose which discs the storm takes, and the Emperor may be one (eko.storm.3). It then returns to your reserve.
prompt-Payment = { NAME($seat) } builds a { NAME($building) } on { $terrain } from { $space } and decides whether the Emperor is part of the price.
    .you = You build a { NAME($building) } on { $terrain } from { $space } and decide whether the Emperor is part of the price.
    .help = The Emperor may be one of the discs you pay for a building (eko.emp.10). It then goes to your reserve.
prompt-ForcedMarch = { NAME($seat) } may buy a Forced March: one more action for 3 warriors from the reserve.
    .you = You may buy a Forced March: one more action for 3 warriors from the reserve.
    .help = Once a turn, before Arming: 3 warriors from your reserve go to the box for good, and you take one more action (eko.march.1).
prompt-Arming = { NAME($seat) } arms: discs from the reserve go on one of their stacks.
    .you = You arm: discs from the reserve go on one of your stacks.
    .help = Add at least 1 disc (eko.arm.2), all to one stack of yours (eko.arm.3) that has no enemy building next to it (eko.arm.4) and ends with at most 4 discs (eko.arm.5). If your Emperor is in the reserve, he goes first (eko.arm.6).
prompt-MoreArming = { NAME($seat) } may go on arming another stack.
    .you = You may go on arming another stack.
    .help = The Temple of the Wind lets you spread the discs over several stacks (eko.wind.2).

## Board and players in the terminal

panel-seat = player
panel-points = points
panel-capitals = capitals
panel-discs = board
panel-reserve = reserve
panel-box = box
panel-buildings = buildings
panel-prison = prison
panel-out = out

look-stack =
    { $emperor ->
        [0]
            { $discs ->
                [one] { $place }: { NAME($seat, case: "gen") } stack, { $discs } disc.
               *[other] { $place }: { NAME($seat, case: "gen") } stack, { $discs } discs.
            }
       *[1]
            { $discs ->
                [one] { $place }: { NAME($seat, case: "gen") } Emperor, alone.
               *[other] { $place }: { NAME($seat, case: "gen") } stack, { $discs } discs with the Emperor on top.
            }
    }
look-ground = { $place }: { NAME($kind) }.
look-building = { $place }: { NAME($kind) } with { NAME($seat, case: "gen") } { NAME($building) }.

## What a seat has, for the costs and gains of an action

holding-points = points
holding-capitals = capitals
holding-discs = discs on the board
holding-reserve = reserve
holding-emperor = Emperor on the board

## Goals: how to win now and who is near; $mine is 1 where the sentence speaks to its reader

goal-points =
    { $mine ->
        [1]
            { $capitals ->
                [0]
                    { $missing ->
                        [0] You have { $points } points: a building on a capital wins.
                       *[other] You have { $points } of { $goal } points and no capital yet.
                    }
               *[other] You have { $points } of { $goal } points and a capital.
            }
       *[0]
            { $capitals ->
                [0]
                    { $missing ->
                        [0] { NAME($seat) } has { $points } points: a building on a capital wins.
                       *[other] { NAME($seat) } has { $points } of { $goal } points and no capital yet.
                    }
               *[other] { NAME($seat) } has { $points } of { $goal } points and a capital.
            }
    }
goal-captive = { NAME($seat) } holds your Emperor captive, which counts { $points } points.
goal-few =
    { $discs ->
        [one] You have only { $discs } disc on the board: without it you are out.
       *[other] You have only { $discs } discs on the board: without them you are out.
    }
goal-alone =
    { $discs ->
        [one] Your rivals have only { $discs } disc on the board: when it is gone, you win.
       *[other] Your rivals have only { $discs } discs on the board: when they are gone, you win.
    }

## What an action changes, for hints: what is better with it, and what is worse.

aspect-points =
    .gain = you get ahead in points
    .loss = you fall behind in points
aspect-discs =
    .gain = you have more discs, and better ones, to move with
    .loss = you are left with fewer discs to move with
aspect-safety =
    .gain = your discs stand safer
    .loss = your discs stand where enemies can strike them
aspect-emperor =
    .gain = your Emperor is safer
    .loss = your Emperor is in danger
aspect-attack =
    .gain = you threaten more enemy discs
    .loss = you threaten fewer enemy discs

## The player aid

aid-part-turn = Your turn
aid-action = 1. One action
    .text = Move or build. You may not pass.
aid-march = 2. Forced March, if you like
    .text = Pay { $price } warriors from your reserve into the box for one more action.
aid-arming = 3. Arming
    .text = Put at least one disc from your reserve on one of your stacks: { $most } discs at most, not beside an enemy building, the Emperor first.
aid-part-actions = The actions
aid-move = Move
    .text = A whole stack goes as far as you like over empty spaces and ends on an empty space, on your own stack ({ $most } discs at most) or on a smaller enemy stack.
aid-fight = Fight
    .text = The larger stack beats the smaller and loses nothing; one disc also beats a full stack of { $most }, and then both leave the board. With your Emperor you beat an equal stack, too.
aid-build = Build
    .text = On a terrain next to your stack: first a camp, then a tower, then a castle, paid with discs of that stack. Over an enemy building it costs { $surcharge } more.
aid-emperor = The Emperor
    .text = If he is beaten, the winner keeps him captive. He comes back only in exchange for another captive.
aid-part-win = How you win
aid-points = { $goal } points and a capital
    .text = Buildings count, and { $captive } points for each captive Emperor. A capital is yours while your building stands on it.
aid-alone = Or alone
    .text = You are the only one left with discs on the board.
aid-part-signs = On the board
aid-building = { NAME($building) }
    .text =
        { $rank ->
            [one] costs { $rank } disc, counts { $rank } point
           *[other] costs { $rank } discs, counts { $rank } points
        }
aid-terrain = { NAME($terrain) }
    .text =
        { $limit ->
            [0] nothing can be built here
           *[other] at most: { NAME($most) }
        }

## The coach of a first game

coach-rival = { NAME($rival) } is close to winning. Before anything else, see what you can take away: a capital, a building, a stack beside them.
coach-emperor = An enemy stack can reach your Emperor. Move him away, put more discs under him, or strike first.
coach-prey = An enemy Emperor is within your reach ({ NAME($rival) }). As your captive he is worth three points.
coach-last = This is your last stack. If it is taken or used up for buildings, you are out of the game.
coach-twelve = You have the points; only a capital is missing. Everything else can wait.
coach-capital = You can build on a capital right now. Without one nobody wins, however many points they have.
coach-march = For three warriors from your reserve you may act once more. Save that for a turn in which two actions do something great.
coach-swap = Your Emperor also beats stacks of his own size. Put him where single enemy discs stand around him and he is not alone.
coach-arming = A larger stack beats a smaller one, but a single disc takes a stack of four. Three is often safer.

## Achievements after a finished game; .text says what one takes

achievement-audience = A Captive Audience
    .text = Win with somebody else’s Emperor in your prison.
achievement-headless = Headless State
    .text = Win while your own Emperor sits in somebody’s prison.
achievement-arithmetic = Cold Arithmetic
    .text = Win after at least five Kamikaze attacks. Nobody asked the discs.
achievement-silence = The Last Word
    .text = Be the only one left on the board.
