### The words of Lords of Xidit in English.

## The game

game-title = Lords of Xidit
game-facts = 3 to 5 players, about 90 minutes, ages 14 and up, medium weight
game-endless = The rulebook ends the game after the twelfth Year, the short game after the ninth.
game-about =
    Monsters ravage the realm, and you ride out as one of its heirs, an Idrakis. Every Year you plan six Orders in secret,
    then all plans meet on the roads: you recruit whatever troops the others left you, and trade them for gold, guild floors
    and the songs of bards wherever a city needs saving. In the end three assessments throw out the weakest; it is not the
    richest who wins, but the one who is never last. Designed by Régis Bonnessée. The rules are told in our own words. The
    map, the city tokens, the numbers of the regions and the rewards of the titans are our reconstruction: the printed ones
    were not to be had.

## Options

option-length = Length
    .help = How many Years the game lasts.
option-length-long = Twelve Years
    .help = The long game, with a census every fourth Year.
option-length-short = Nine Years
    .help = The short game, with a census every third Year, fewer tokens and one or two regions laid waste.
option-virtual = Virtual Player
    .help = How strongly the Virtual Player starts; it sits in only with three players.
option-virtual-normal = Normal
    .help = It starts with 6, 5 and 4 in the three criteria.
option-virtual-hard = Hard
    .help = It starts with 7, 6 and 5 in the three criteria.
option-first = First Player
    .help = Who is First Player in Year 1; the oldest, says the rulebook, but the table does not know your age.
option-first-random = Chance decides
    .help = Any of you may be First Player in Year 1.
option-first-blue = Blue
    .help = Blue is First Player in Year 1.
option-first-red = Red
    .help = Red is First Player in Year 1.
option-first-green = Green
    .help = Green is First Player in Year 1.
option-first-yellow = Yellow
    .help = Yellow is First Player in Year 1; for four or five players.
option-first-black = Black
    .help = Black is First Player in Year 1; for five players.

## What does not go together

conflict-first = { NAME($who) } does not sit at this table: add players or choose another First Player.

## Colours, which are the players

colour-blue = Blue
    .gen = Blue’s
colour-red = Red
    .gen = Red’s
colour-green = Green
    .gen = Green’s
colour-yellow = Yellow
    .gen = Yellow’s
colour-black = Black
    .gen = Black’s

## Units; the counted forms follow a number

unit-militia = militia
    .acc = a militia unit
    .one = militia unit
    .few = militia units
    .many = militia units
unit-archer = archer
    .acc = an archer
    .one = archer
    .few = archers
    .many = archers
unit-infantry = infantry
    .acc = an infantry unit
    .one = infantry unit
    .few = infantry units
    .many = infantry units
unit-cleric = cleric
    .acc = a cleric
    .one = cleric
    .few = clerics
    .many = clerics
unit-battle_mage = battle mage
    .acc = a battle mage
    .one = battle mage
    .few = battle mages
    .many = battle mages

letter-militia = M
letter-archer = A
letter-infantry = I
letter-cleric = C
letter-battle_mage = B

## Roads, orders and plans

road-black = black road
road-red = red road
road-blue = blue road

order-black = black road
    .word = black
order-red = red road
    .word = red
order-blue = blue road
    .word = blue
order-action = Action
    .word = action
order-wait = Wait
    .word = wait

plan-black = black
plan-red = red
plan-blue = blue
plan-action = Action
plan-wait = Wait

## Regions; their names are ours

region-C = Heart of the Realm
    .loc = in the Bastion
region-N = Snow Country
    .loc = in the Snow Country
region-NE = Black Hills
    .loc = in the Black Hills
region-E = Eastern Steppe
    .loc = on the Eastern Steppe
region-SE = Amber Desert
    .loc = in the Amber Desert
region-S = River Lands
    .loc = in the River Lands
region-SW = Golden Fields
    .loc = in the Golden Fields
region-W = Misty Wood
    .loc = in the Misty Wood
region-NW = Silver Mountains
    .loc = in the Silver Mountains

## Rewards, criteria, titans, tokens

pair-gold = gold
pair-bards = bards
pair-floors = floors

criterion-wealth = wealth
criterion-influence = influence
criterion-reputation = reputation

titan-3 = the titan of strength 3
titan-4 = the titan of strength 4
titan-5 = the titan of strength 5

side-recruitment = Recruitment
side-threat = Threat

reason-nothing-here = no token lies here and no titan rages
reason-already-recruited = only one unit per city and Year
reason-no-units = no unit stands on the token
reason-lacks-units = units that the threat asks for are missing
reason-barred = in one city and Year it is either threats or one titan
reason-too-few-units = too few units for any raging titan

tie-units = more units behind the screen
tie-seats = the seat further to the right of the First Player

## The catalogue: kinds, facts and parts of components

catalogue-unit = Units
    .one = Unit
    .help = From the weakest to the strongest. You recruit them in cities, and pay with them for threats and titans.
catalogue-token = City tokens
    .one = City token
    .help = One side offers units to recruit, the other is a threat that asks for units and pays two rewards of three.
    .reconstructed = The printed tokens were not to be had. These are our reconstruction: every count and every worked example of the rulebook holds with them.
catalogue-titan = Titans
    .one = Titan
    .help = They sleep until the threats run out; then they rage, and any units will do to remove one.
    .reconstructed = The rulebook tells the strength of the titans. Their rewards are our reconstruction.
catalogue-region = Regions
    .one = Region
    .help = At the end the most and the second most bards in a region count for reputation.
    .reconstructed = The printed map was not to be had. Regions, their numbers and their names are ours; every count and every worked example of the rulebook holds with them.

fact-count = How many there are
fact-set = For
fact-recruit = To recruit
fact-requires = Asks for
fact-gold = Gold
fact-bards = Bards
fact-floors = Guild floors
fact-strength = Strength
fact-first = Most bards
fact-second = Second most bards
fact-cities = Cities around it

part-city = City { $called }
part-set45 = 4 or 5 players
part-set3 = 3 players
part-census = at a census
part-census-militia = Whoever shows the most takes 1 gold; if several tie, 1 gold each.
part-census-archer = Whoever shows the most takes 2 gold; if several tie, 1 gold each.
part-census-infantry = Whoever shows the most places 1 bard; if several tie, 1 bard each.
part-census-cleric = Whoever shows the most places 2 bards; if several tie, 1 bard each.
part-census-battle_mage = Whoever shows the most adds 1 guild floor; if several tie, 1 floor each.
part-known = known from the rulebook
part-known-set45-5 = An example shows that militia can be recruited here.
part-known-set45-6 = An example shows all five units.
part-known-set45-7 = An example shows an archer, an infantry unit, a battle mage and two units no stronger than archers.
part-known-set45-9 = An example that stands beside the number 9 shows 5 gold.
part-known-set45-10 = An example that stands beside the number 10 shows the units and 4 floors.
part-known-set45-11 = An example that stands beside the number 11 or 12 shows 4 bards.
part-known-set45-12 = An example that stands beside the number 11 or 12 shows 4 bards.
part-known-set45-17 = An example shows the units, 3 floors and 3 bards.

## What happens: the set-up

event-assessments-drawn = The assessments will come in this order: { NAME($first) }, { NAME($second) }, { NAME($third) }.
event-virtual-begins = The Virtual Player starts with { $number } in { NAME($criterion) }.
event-first-player = { NAME($seat) } is First Player.
event-placed = { NAME($seat) } puts the Idrakis in city { $city }.

## What happens: the Year

event-year-begins = Year { $year } begins; { NAME($seat) } is First Player.
event-planned = { NAME($seat) } reveals the plan: { NAME($plan) }.
event-year-ends = Year { $year } is over.

## What happens: Orders

event-moved = { NAME($seat) } takes the { NAME($road) } from city { $frm } to city { $to }.
event-no-road = { NAME($seat) } finds no { NAME($road) } in city { $city } and stays.
event-waited = { NAME($seat) } waits in city { $city }.
event-recruited = { NAME($seat) } recruits { NAME($unit, case: "acc") } in city { $city }.
event-ignored = { NAME($seat) } loses the Action in city { $city }: { NAME($reason) }.
event-threat-faced = { NAME($seat) } takes on the threat to city { $city }.
event-titan-faced = { NAME($seat) } takes on { NAME($titan) } in city { $city }.
event-titan-declined = { NAME($seat) } leaves the titans alone in city { $city }; the Order is spent.
event-paid =
    { $number ->
        [one] { NAME($seat) } sends { $number } { NAME($unit, case: "one") } back to the Barracks.
       *[other] { NAME($seat) } sends { $number } { NAME($unit, case: "many") } back to the Barracks.
    }

## What happens: rewards

event-gold-taken = { NAME($seat) } takes { $number } gold.
event-bards-placed =
    { $number ->
        [one] { NAME($seat) } places { $number } bard { NAME($region, case: "loc") }.
       *[other] { NAME($seat) } places { $number } bards { NAME($region, case: "loc") }.
    }
event-bards-declined =
    { $number ->
        [one] { NAME($seat) } chooses not to place { $number } bard.
       *[other] { NAME($seat) } chooses not to place { $number } bards.
    }
event-floors-built =
    { $number ->
        [one] { NAME($seat) } builds { $number } guild floor in city { $city }.
       *[other] { NAME($seat) } builds { $number } guild floors in city { $city }.
    }
event-floor-declined = { NAME($seat) } chooses not to build the floor.
event-floor-waits = { NAME($seat) } has no guild with room; the floor waits behind the screen.
event-waiting-built =
    { $number ->
        [one] { NAME($seat) } adds { $number } waiting floor to the guild in city { $city }.
       *[other] { NAME($seat) } adds { $number } waiting floors to the guild in city { $city }.
    }
event-virtual-raised = { NAME($seat) } raises the { NAME($criterion) } of the Virtual Player to { $number }.
event-threat-removed = { NAME($seat) } frees city { $city } from its threat.
event-titan-removed = { NAME($seat) } overcomes { NAME($titan) } in city { $city }: it leaves the game.

## What happens: the Path of Destiny

event-discarded = The { NAME($side) } token of city { $city } is discarded.
event-entered =
    { $times ->
        [one] { $discarded ->
            [0] A { NAME($side) } token enters city { $city }.
           *[other] The { NAME($side) } token of city { $discarded_city } is discarded, that of city { $city } comes into play.
        }
       *[other] { NAME($side) } tokens enter the cities { NAME($city) }.
    }
event-units-missing =
    { $number ->
        [one] The Barracks are short of { $number } { NAME($unit, case: "one") }: its place in city { $city } stays empty.
       *[other] The Barracks are short of { $number } { NAME($unit, case: "many") }: their places in city { $city } stay empty.
    }
event-next-shown = The next { NAME($side) } will be in city { $city }.
event-top-shown =
    { $next_shown ->
        [0] On top of the { NAME($side) } stack now lies the token of city { $city }.
       *[other] The next { NAME($side) } will be in city { $next_shown_city }, the one after it in city { $city }.
    }
event-stack-flipped =
    { $number ->
        [one] The { NAME($side) } stack is empty: { $number } discarded token is turned over into it.
       *[other] The { NAME($side) } stack is empty: { $number } discarded tokens are turned over into it.
    }
event-threat-turned = There is no Recruitment token left: the Threat token of city { $city } becomes Next Recruitment.
event-awakening = There is no Threat token left: the titans wake!
event-titan-wakes =
    In the lair { NAME($titan) } wakes. It offers { $gold } gold, { $bards ->
        [one] { $bards } bard
       *[other] { $bards } bards
    } and { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }.
event-reinforcements =
    { $number ->
        [one] Reinforcements arrive: { $number } token makes a new Threat stack.
       *[other] Reinforcements arrive: { $number } tokens make a new Threat stack.
    }

## What happens: the census

event-census-begins = The military census of Year { $year } begins.
event-census-shown =
    { $times ->
        [one] { $number ->
            [0] { NAME($seat) } shows no { NAME($unit, case: "many") }.
            [one] { NAME($seat) } shows { $number } { NAME($unit, case: "one") }.
           *[other] { NAME($seat) } shows { $number } { NAME($unit, case: "many") }.
        }
       *[other] Census of { NAME($unit, case: "many") }: { $each }.
    }
    .each = { NAME($seat) } { $number }
event-census-won = { NAME($seat) } shows the most { NAME($unit, case: "many") }.
event-census-tied =
    { $times ->
        [one] { NAME($seat) } ties for the most { NAME($unit, case: "many") }.
       *[other] { NAME($seat) } tie for the most { NAME($unit, case: "many") }.
    }
event-census-empty = Nobody shows any { NAME($unit, case: "many") }: there is no reward.
event-census-lost = { NAME($seat) } cannot use the reward for { NAME($unit, case: "many") }.

## What happens: the assessments

event-game-ends = After Year { $year } the game is over. Three assessments follow.
event-assessment-begins = Assessment { $number }: { NAME($criterion) }.
event-bastion-opened =
    { $times ->
        [one] { $number ->
            [0] { NAME($seat) } has no bard in the Bastion.
            [one] { NAME($seat) } has { $number } bard in the Bastion.
           *[other] { NAME($seat) } has { $number } bards in the Bastion.
        }
       *[other] The Bastion is opened; bards: { $each }.
    }
    .each = { NAME($seat) } { $number }
event-assessed = { NAME($seat) } comes { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }: { NAME($criterion) } { $number }.
event-virtual-assessed = The Virtual Player comes { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] in place { $rank }
    }: { NAME($criterion) } { $number }.
event-tie-broken = { NAME($seat) } comes before { NAME($below) }: { NAME($tie) }.
event-virtual-tied = { NAME($seat) } ties with the Virtual Player and is ranked above it.
event-eliminated = { NAME($seat) } is eliminated in the assessment of { NAME($criterion) }.
event-virtual-eliminated = The Virtual Player is eliminated in the assessment of { NAME($criterion) }.
event-won = { NAME($seat) } is the Saviour of the realm!
event-nobody-won = The Virtual Player outlasts everyone: nobody is the Saviour of the realm.
counts-title = What the Year has brought
count-units =
    { $amount ->
        [one] { $amount } unit recruited
       *[other] { $amount } units recruited
    }
count-threats =
    { $amount ->
        [one] { $amount } city freed
       *[other] { $amount } cities freed
    }
count-titans =
    { $amount ->
        [one] { $amount } titan overcome
       *[other] { $amount } titans overcome
    }
count-gold = { $amount } gold
count-bards =
    { $amount ->
        [one] { $amount } bard
       *[other] { $amount } bards
    }
count-floors =
    { $amount ->
        [one] { $amount } floor
       *[other] { $amount } floors
    }

## What can be done: a sentence, a button, a word to type, the questions on the way

action-pass =
    { $asked ->
        [FaceTitan] Leave the titans alone
        [CensusBards] Place no more bards
        [CensusFloor] Leave the floor in your supply
       *[other] Decline
    }
    .verb = Decline
    .word = pass
action-place = Put the Idrakis in city { $city }
    .verb = Place the Idrakis
    .word = place
    .city = In which city?
action-order =
    { $order ->
        [order-action] Act in the city
        [order-wait] Wait
       *[other] Take the { NAME($order) }
    }
    .verb = Give an Order
    .word = order
    .order = Which Order?
action-rewards = Take { NAME($pair) }
    .verb = Take two rewards
    .word = take
    .pair = Which two rewards?
action-bard = Place a bard { NAME($region, case: "loc") }
    .verb = Place a bard
    .word = bard
    .region = In which region?
action-titan = Take on { NAME($titan) }
    .verb = Take on a titan
    .word = titan
    .titan = Which titan?
action-pay = Send { NAME($unit, case: "acc") } back to the Barracks
    .verb = Give up a unit
    .word = pay
    .unit = Which unit do you give up?
action-raise = Raise the Virtual Player’s { NAME($criterion) }
    .verb = Raise the Virtual Player
    .word = raise
    .criterion = Which value?
action-show =
    { $number ->
        [0] Show no unit
        [one] Show { $number } unit
       *[other] Show { $number } units
    }
    .verb = Show units
    .word = show
    .number = How many units do you show?
action-floor = Add a floor to the guild in city { $city }
    .verb = Add a floor
    .word = floor
    .city = To the guild in which city?

## What the game asks

prompt-PlaceIdrakis = { NAME($seat) } chooses a city for the Idrakis.
    .you = You choose a city for the Idrakis.
    .help = Start in any city where no other Idrakis stands, with or without a token (xidit.setup.12). Later you may share cities.
prompt-Plan =
    { $seat_count ->
        [1] { NAME($seat) } plans six Orders in secret.
       *[other] { NAME($seat) } plan six Orders in secret.
    }
    .you = You plan six Orders in secret.
    .help = Give six Orders, one after another: a road by its colour, an Action or a Wait, each as often as you like (xidit.plan.2). When all are ready, the plans are shown (xidit.exec.1) and carried out one Order at a time (xidit.exec.2). A road that is not there costs you the Order (xidit.move.3).
prompt-ChooseRewards = { NAME($seat) } chooses two of the three rewards in city { $city }.
    .you = You choose two of the three rewards in city { $city }.
    .help = Gold counts as wealth, floors as influence, bards as reputation. Take two of the three (xidit.reward.1).
prompt-PlaceBards =
    { $left ->
        [one] { NAME($seat) } places the last bard in a region beside the Idrakis.
       *[other] { NAME($seat) } places { $left } bards one by one in regions beside the Idrakis.
    }
    .you =
        { $left ->
            [one] You place the last bard in a region beside the Idrakis.
           *[other] You place { $left } bards one by one in regions beside the Idrakis.
        }
    .help = Your bards go one by one to regions that border your city, split as you like (xidit.bard.1). Those for the centre vanish into the Bastion (xidit.bard.2).
prompt-WaitingFloor = { NAME($seat) } chooses the guild that a waiting floor is added to.
    .you = You choose the guild that a waiting floor is added to.
    .help = A floor that waits behind your screen must go up as soon as a guild of yours has room (xidit.census.8). Several have: you choose.
prompt-RaiseVirtual = { NAME($seat) } raises one value of the Virtual Player.
    .you = You raise one value of the Virtual Player.
    .help = With three players, every threat or titan you remove makes the Virtual Player stronger by 1; you choose where (xidit.three.8).
prompt-FaceTitan = { NAME($seat) } may take on a raging titan from city { $city }.
    .you = You may take on a raging titan from city { $city }.
    .help = There is no token in your city, so your Action may remove a titan (xidit.titan.4) for as many units as its strength (xidit.titan.6). You need not; the Order is spent either way (xidit.titan.5).
prompt-PayUnits =
    { $left ->
        [one] { NAME($seat) } chooses the last unit to give up against the titan.
       *[other] { NAME($seat) } chooses { $left } units to give up against the titan, one by one.
    }
    .you =
        { $left ->
            [one] You choose the last unit to give up against the titan.
           *[other] You choose { $left } units to give up against the titan, one by one.
        }
    .help = Units of any kind will do, as many as the titan is strong; they go back to the Barracks one by one (xidit.titan.6).
prompt-ShowUnits =
    { $seat_count ->
        [1] { NAME($seat) } decides in secret how many { NAME($unit, case: "many") } to show in the census.
       *[other] { NAME($seat) } decide in secret how many { NAME($unit, case: "many") } to show in the census.
    }
    .you = You decide in secret how many { NAME($unit, case: "many") } to show in the census.
    .help = The kinds are counted one after another: militia, archers, infantry, clerics, battle mages. Show any number of yours, even none (xidit.census.2). The most is rewarded (xidit.census.3), and nothing is spent (xidit.census.9).
prompt-CensusBards =
    { $left ->
        [one] { NAME($seat) } may place a bard won in the census.
       *[other] { NAME($seat) } may place { $left } bards won in the census, one by one.
    }
    .you =
        { $left ->
            [one] You may place a bard won in the census.
           *[other] You may place { $left } bards won in the census, one by one.
        }
    .help = It goes to a region that borders your city (xidit.census.5). You may also do without (xidit.ruling.16).
prompt-CensusFloor = { NAME($seat) } may add the floor won in the census to a guild.
    .you = You may add the floor won in the census to a guild.
    .help = It goes on a guild of yours with fewer than four floors (xidit.census.7). You may also do without (xidit.ruling.16).

## Board and players in the terminal

short-black = bk
short-red = rd
short-blue = bl
short-action = A
short-wait = –

board-city = city
board-token = token
board-guild = guild
board-idrakis = Idrakis
board-regions = regions
board-region = region
board-lyre = lyre
board-bards = bards
board-wasteland = wasteland
board-hidden = hidden
board-year = Year { $year } of { $years } · census in Years { $censuses }
board-setup = Set-up · { $years } Years · census in Years { $censuses }
board-order = Order { $number }
board-assessments = Assessments: { $criteria }
board-virtual = Virtual Player: { $values }
board-track =
    { $side ->
        [recruitment] Next Recruitment
       *[other] Next Threat
    } { $next } · stack { $stack } · discarded { $discarded }
board-titans = Titans: { $titans }
board-titan-gone = { $strength } gone
board-titan-asleep = { $strength } ×{ $left }, asleep
board-titan-raging = { $strength } raging { $rewards }, ×{ $left }
board-barracks = Barracks: { $units }

matter-PlaceBards =
    { $number ->
        [one] { $number } bard left to place
       *[other] { $number } bards left to place
    }
matter-CensusBards =
    { $number ->
        [one] { $number } bard left to place
       *[other] { $number } bards left to place
    }
matter-PayUnits =
    { $number ->
        [one] { $number } unit left to give up
       *[other] { $number } units left to give up
    }
matter-ShowUnits = Census of { NAME($unit, case: "many") }
matter-Plan = Planned so far: { $plan }

panel-seat = player
panel-plan = Orders
panel-supply = supply
panel-units = units
panel-out = out
panel-virtual = Virtual Player

sign-gold = gold, wealth
sign-bards = bards, reputation
sign-floors = guild floors, influence
sign-first = First Player

look-city = City { $city }: { $parts }.
look-recruitment = Recruitment token with these units: { $units }
look-recruitment-empty = Recruitment token without units
look-threat = Threat token that asks for { $units } and offers { $rewards }
look-rewards =
    { $gold } gold, { $bards ->
        [one] { $bards } bard
       *[other] { $bards } bards
    } and { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
look-no-token = no token
look-guild =
    { $floors ->
        [one] { NAME($seat, case: "gen") } guild of { $floors } floor
       *[other] { NAME($seat, case: "gen") } guild of { $floors } floors
    }
look-idrakis =
    { $count ->
        [1] { NAME($seat) } is here
       *[other] { NAME($seat) } are here
    }
look-roads = roads: { $roads }
look-region = { NAME($region) }: { $larger } for the most bards, { $smaller } for the second most.
look-wasteland = { NAME($region) }: wasteland, no bards here.
game-points = Assessments survived: { $scores }.

## What a seat has, for the costs and gains of an action

holding-gold = gold
holding-floors = guild floors
holding-bards = bards
holding-militia = militia
holding-archer = archers
holding-infantry = infantry
holding-cleric = clerics
holding-battle_mage = battle mages

## Goals: how to win now and who is near; danger 2: out if it were assessed now, 1: tied for it

goal-order = Never come last: { NAME($first) } { $first_value }, then { NAME($second) } { $second_value }, then { NAME($third) } { $third_value }. Year { $year } of { $years }.
goal-watched = Assessed in the end: { NAME($first) }, then { NAME($second) }, then { NAME($third) }; each time the last is out. Year { $year } of { $years }.
goal-wealth = { $place }. { NAME($criterion) }: you have { $value } gold. What the others have is behind their screens.
goal-influence =
    { $danger ->
        [2] { $place }. { NAME($criterion) }: you have { $value } and would be out.
        [1] { $place }. { NAME($criterion) }: you have { $value } and are tied at the end; the units behind the screens decide.
       *[0] { $place }. { NAME($criterion) }: you have { $value }, rank { $rank } of { $count }.
    }
goal-reputation =
    { $danger ->
        [2] { $place }. { NAME($criterion) }: you have { $value } and would be out, as far as can be seen without the others’ bards in the Bastion.
        [1] { $place }. { NAME($criterion) }: you have { $value } and are tied at the end, as far as can be seen without the others’ bards in the Bastion.
       *[0] { $place }. { NAME($criterion) }: you have { $value }, rank { $rank } of { $count }, not counting the others’ bards in the Bastion.
    }
goal-last = { NAME($seat) } is last in { NAME($criterion) } with { $value }.

## What an action changes, for hints: what is better with it, and what is worse.

aspect-wealth =
    .gain = you get safer in wealth
    .loss = you come closer to the last place in wealth
aspect-influence =
    .gain = you get safer in influence
    .loss = you come closer to the last place in influence
aspect-reputation =
    .gain = you get safer in reputation
    .loss = you come closer to the last place in reputation
aspect-weakest =
    .gain = your weakest side gets stronger
    .loss = your weakest side gets weaker still
aspect-units =
    .gain = you have better units for the threats ahead
    .loss = you have worse units for the threats ahead
aspect-census =
    .gain = you stand better for the next census
    .loss = you stand worse for the next census

## The player aid

aid-part-turn = A Year
aid-plan = 1. Plan
    .text = Everybody sets six Orders in secret: a black, red or blue road, an Action, or Wait.
aid-exec = 2. Carry out
    .text = First everybody's Order 1, the First Player beginning, then everybody's Order 2, and so on. Nothing can be changed any more.
aid-years = { $years } Years
    .text = After the Years { $census } there is a military census. The short game has { $short } Years, with a census after { $short_census }.
aid-part-actions = What an Action does where you stand
aid-recruit = Recruits
    .text = You take the weakest unit of the token. Once per city and Year.
aid-threat = A threat
    .text = You pay exactly the units it shows and take two of its three rewards: gold, bards, floors.
aid-titan = No token
    .text = You may remove a raging titan for { $strength } units of any kind, as its stack asks.
aid-guild = Guild floors
    .text = You build them in this city. A city has one guild, of { $most } floors at most.
aid-bards = Bards
    .text = You place them in the regions around this city. Those in the middle are hidden in the Bastion.
aid-part-end = The census: who shows the most units of a kind
aid-census = { NAME($unit) }
    .text =
        { $reward ->
            [gold] { $most } gold, or { $tied } for everybody who ties
            [bards]
                { $most ->
                    [one] { $most } bard, or { $tied } for everybody who ties
                   *[other] { $most } bards, or { $tied } for everybody who ties
                }
           *[floors]
                { $most ->
                    [one] { $most } guild floor, or { $tied } for everybody who ties
                   *[other] { $most } guild floors, or { $tied } for everybody who ties
                }
        }
aid-part-win = How you win
aid-assessments = Three assessments
    .text = Gold, guild floors and reputation, in the order of this game. Whoever is lowest goes out each time.
aid-saviour = Never last
    .text = The one player left after the third assessment wins.
aid-part-signs = Signs
aid-sign-black = black road
aid-sign-red = red road
aid-sign-blue = blue road
aid-sign-action = Action
aid-sign-wait = Wait
aid-sign-gold = gold (wealth)
aid-sign-bards = bards (reputation)
aid-sign-floors = guild floors (influence)

## The coach of a first game

coach-danger = { NAME($criterion) }: here you would be among the last, and whoever is last is out. Look for a reward that changes that.
coach-final = This is the last Year. Spend units for rewards, and keep a few: an even result is decided by units.
coach-census = A Military Census comes at the end of this Year. Units that you still have behind your screen then can bring rewards.
coach-titans = Titans rage. An Action in a city without a token may be turned against one of them, with units of any kind.
coach-fits = You have all the units for the threat in { NAME($city) }. Can you be there this Year before the others?
coach-plan = Choose one threat and read which units it wants. Then plan the way past the cities that recruit them.
coach-rewards = Two of three rewards. Assessed first of all: { NAME($criterion) }. Never be last there.
coach-bards = Only who has most bards in a region gets its larger number. One bard in an empty region is often enough.
coach-begin = Begin where units can be recruited, best with another such city next door.

## Achievements after a finished game; .text says what one takes

achievement-giants = Someone My Own Size
    .text = Defeat a raging titan.
achievement-patience = Hurry Up and Wait
    .text = Win with at least twelve Wait Orders in the game.
achievement-whisker = By a Whisker
    .text = Win after a tie in an assessment was broken in your favour.
achievement-musters = All Present and Correct
    .text = Have the most units of a kind in a census at least four times in one game.
