### The words of the lessons and puzzles of Runewars in English.

## 1. Six runes and a year

lesson-runes = Six runes and a year
    .idea = Control six dragon runes, show them, lay your victory card, and still have six when that season comes round again.
    .success = Six runes, shown, and held for a year. The battle ended four to four, and a tie goes to the defender: that was you.
lesson-runes-take = You are Daqan, blue, with five dragon runes. The sixth lies unguarded in Dawnsmoor (9A). Activate 9A, call two footmen from 2B, leave one there for its rune. Then: “Everybody is there”.
    .five = You control only five dragon runes so far.
    .nobody-left = All three would leave, and the rune on 2B would be nobody’s: back to five. Leave one footman there.
    .not-yet = Your order is not done yet. Activate 9A first.
    .otherwise = You need a unit on 9A and one on 2B: six runes in all.
lesson-runes-lay = Six! In your own turn you may lay the victory card on the deck of this season.
    .now = You may do it later this turn, but why wait? Lay the card.
lesson-runes-show = Show six runes. Now everybody knows, and they have a year to stop you.
lesson-runes-order = A year later, one season to go. Four berserkers stand beside your lonely footman in Dawnsmoor. Orders are secret and low numbers act first: choose Strategize, number one.
    .late = Too late: an attack has number two or three. Only Strategize acts before it.
    .one = You need your footmen there before anybody attacks. Number one is the safest.
lesson-runes-hold = March from 2B to 9A with three footmen, one by one. One stays behind for its rune. Then “These are enough” and “No more moves”, until it is Uthuk’s turn.
    .rune-behind = All four would leave the rune on 2B to nobody. Move three, one by one.
    .lonely = One footman against four berserkers? March first.
    .otherwise = Uthuk has taken a rune from you. Three footmen more in 9A, and one on 2B: then it holds.

## 2. One order each season

lesson-orders = One order each season
    .idea = Each season you play one of eight orders; if its number is the highest you have played this year, it also has its supremacy.
    .success = Two areas in one turn. Orders three to eight would still have supremacy this year; number one no more.
lesson-orders-order = Eight orders, four seasons: you will play four this year, each once. Choose Mobilize, number two.
    .other = A good order on another day. Land comes first: Mobilize.
lesson-orders-city = March into the city of Frostgate: activate 2B, call two footmen from DB, then “Everybody is there”. An empty area is yours without a fight.
    .guarded = Somebody lives there: entering means talking or fighting. First the land that costs nothing.
    .land = Empty land lies at your door. Activate 2B.
    .otherwise = Activate 2B, call footmen from DB, then “Everybody is there”.
lesson-orders-forest = Spring’s first order always has supremacy, and then Mobilize may move again. Take the forests of 2C.
    .one-token = Your token lies there already: one for each area and year. Units may enter it, but not leave it until spring.
    .guarded = Somebody lives there. Take the empty forests of 2C.
    .again = You may move once more. Take 2C.
    .otherwise = Activate 2C, call a footman from DB, then “Everybody is there”.

## 3. Five rounds and a count

lesson-battle = Five rounds and a count
    .idea = In battle quick units strike first; then standing units are counted, and the higher sum wins: a tie is lost for the attacker.
    .success = Knight in round two, footmen in round three, then the count: five standing against none.
lesson-battle-call = Two razorwings guard wood and ore in 2A. Activate it, and call everybody who can reach it: from DB and from 2B.
    .two = Two against two, at best a tie, and ties go to the defender. Bring more than you need.
    .not-yet = Do not end your order yet. Activate 2A.
    .otherwise = More is better: call the units of DB and those of 2B.
lesson-battle-spare = The fight has begun, and the razorwings scored a rout: one unit of yours lies down and counts nothing. You choose. Who can best be spared?
    .knight = It went well without him, but a knight is worth more than a footman.

## 4. Talk to the dragon

lesson-talk = Talk to the dragon
    .idea = Influence buys fate cards in a talk: you choose one, and a golden symbol makes the neutrals your allies.
    .success = The Dragon is yours, and you have seen the rune beneath it: a dragon rune. Allies fight, count and eat like your own.
lesson-talk-enter = A Dragon sits on a hidden rune in 9B. Two footmen cannot beat it, but they can talk. Activate 9B and call them from 9A.
    .go = The Dragon does not come to you. Activate 9B.
    .otherwise = Activate 9B and call footmen from 9A.
lesson-talk-talk = Each influence is one card to choose from: gold allies, grey drives away, red fails. Spend three.
    .dear = Five cards to choose from, but now your influence is all gone.
    .fire = A Dragon burns footmen at a breath. Talk is cheaper.
    .one-card = A single card, and it is red. With three you choose the best of three.
    .two-cards = Red and grey, no gold. One more card is worth it.
lesson-talk-choose = Red, grey and gold are among them: choose gold.
    .grey = The Dragon flies off and the rune is yours: not bad. Gold would have kept the Dragon, too.
    .red = Red fails, and then it comes to a fight. Choose gold.
    .otherwise = Choose the card with the golden symbol.

## 5. Harvest, then recruit

lesson-harvest = Harvest, then recruit
    .idea = Land feeds your dials only when you Harvest; Recruit takes every unit up to the pointer, and with supremacy from two dials.
    .success = Six new units, and the dials stay where they are. Good years run like 2-4-5-7 or 1-3-5-6.
lesson-harvest-harvest = You hold three new areas, but your dials still show the old harvest. Play Harvest, number four.
    .low-dials = Two dials, yes, but low ones. And a Harvest after it would have no supremacy.
    .harvest = Your land gives more than your dials show. Harvest first.
lesson-harvest-wood = Wood jumped from two to five. Summer, and Recruit: five is above four, so it has supremacy. Choose wood: every unit up to the pointer, three bowmen. Nothing is spent.
    .food-first = Three footmen: fine too. One dial is still to come.
    .one-knight = Ore at three is one knight. Look at what lies left of each pointer.
    .nothing-spent = Recruiting costs nothing. Take the units.
lesson-harvest-food = Supremacy: a second dial, another resource. Food brings three footmen.
    .one-knight = One knight, where the other dial has three units.
    .nothing-spent = A second dial is yours, for nothing. Take it.

## 6. Winter is hungry

lesson-winter = Winter is hungry
    .idea = When winter comes, no area feeds more units than your food dial shows; the rest die.
    .success = Nobody starved. And in winter you may also cross water: it is frozen.
lesson-winter-two = Your food dial shows three, and six units stand in Frostgate (2B): winter would kill three of them. Strategize moves units one step each. March with two footmen to 2C.
    .other-side = Now 2C would starve instead. Spread them over three areas.
    .starve = Three good soldiers would die without a battle.
    .otherwise = Two footmen from 2B to 2C, please: march 2B 2C, then choose them one by one.
lesson-winter-home = Four are still here, and 2C is full with three. End this march with “These are enough”, then send one more elsewhere: home is always friendly.
    .full = Then 2C has four, one too many.
    .otherwise = Frostgate still has more than three. One unit has to leave, but not to 2C.
lesson-winter-snow = No area above three. End your march and your order, and let the snow come.
    .otherwise = Somebody has starved. No area may have more than three units.

## 7. The hero's summer

lesson-hero = The hero’s summer
    .idea = In summer heroes walk up to two areas and try a quest: as many fate cards as the attribute, and you choose the best.
    .success = A reward, face down to all others. Heroes are strong, but they never give you control of an area.
lesson-hero-walk = Your quest lies on 9B and tests Strength, and Sir Valadir has five. A Dragon lives there, but heroes walk past armies. Send him to 2B and on to 9B.
    .later = Training is fine, but today a quest waits within reach.
    .short = He stopped short: the quest is on 9B, one step further.
    .summer = Summer comes once a year. Send your hero out.
    .away = That leads away from 9B.
    .otherwise = Sir Valadir has to get to 9B, over 2B.
lesson-hero-quest = He has seen the rune beneath the Dragon: a dragon rune, and only you know. Now attempt the quest: Strength five draws five fate cards.
    .there = He is there already. Attempt the quest.
lesson-hero-choose = Grey is enough for this one. Choose the card with the grey symbol.
    .red = Red costs him damage. You may choose any of the five.
    .otherwise = The reward needs grey: that is card 3.

## 8. Break the wall

lesson-wall = Break the wall
    .idea = A stronghold counts five in defence; Conquer with supremacy takes three off.
    .success = Five against five minus three plus one: the wall fell. A stronghold of yours stands there now, damaged, on a dragon rune.
lesson-wall-order = Five of yours stand before a stronghold and one berserker: five against six. Which order lowers the wall?
    .no-breach = Mobilize moves twice, but it breaks no walls: five against six is lost.
    .other = You want to attack, and only two orders do that. One of them breaks walls.
lesson-wall-attack = Conquer takes three off the wall in this battle: five against three. Activate UC and call everybody from 3B.
    .wall = The prize stands in UC. Attack it.
    .all = Nobody has come. Call your units from 3B.
    .otherwise = You need all five of them in UC.
lesson-wall-raise = The wall has fallen. Raise your own there, damaged but yours.
    .open = Without a stronghold the area lies open. Raise it: it costs nothing.

## 9. The rune that was not there

lesson-swap = The rune that was not there
    .idea = Runes lie face down; Fortify may swap two of yours, so only you know which is the dragon.
    .success = Two backs, both alike: Uthuk does not know what it would win in Dawnsmoor. And your dragon rune lies behind a wall.
lesson-swap-swap = Everybody sees your dragon rune in Dawnsmoor (9A), and four berserkers stand at the gate. Fortify: shift the runes of 9A and DA, and swap them. Nobody will know which is which.
    .those-two = The dragon should come home, and a false rune should take its place: choose 9A and DA.
    .rune-first = Stones can wait. First the rune that everybody sees.
    .seen = Then the berserkers take what they can see.
    .bluff = A fine bluff, if they believe that you swapped them. But today the berserkers will look.
    .otherwise = The dragon rune is not safe yet.
lesson-swap-build = Fortify does more: each of its three actions once. Build a stronghold on DA for one wood and one ore, and the rune is guarded.
    .beside = The dragon rune lies on DA now. Build there.
    .left = You may still build, and you can pay for it.

## 10. Your first year

lesson-year = Your first year
    .idea = The map that you know and the ready-made start: the first spring of a real game, led by hand. Then play a game of your own.
    .success = A dragon rune in the first spring! In your own game think next of summer for your hero, of a Harvest for your dials, and of food before winter.
lesson-year-order = Your secret objective: two cities, and it brings a dragon rune. Frostgate (2B) and Dawnsmoor (9A) lie on the road north. Which order moves twice in spring?
    .twice = Mobilize has supremacy in spring: it moves twice.
lesson-year-first = Take the first city: activate 2B, call two footmen from DB, then “Everybody is there”.
    .cities = The cities first: 2B and 9A are empty.
    .otherwise = Units have to stand in 2B or 9A. Call them, then “Everybody is there”.
lesson-year-second = Supremacy: move again, into the second city. Units come from up to two areas away.
    .cities = The second city first. It is empty.
    .otherwise = Both cities have to be yours: 2B and 9A.
lesson-year-objective = Two cities: reveal your objective.
    .now = It is fulfilled. Reveal it now: who knows what summer brings.

## Puzzles

puzzle-fast = The fast one
    .success = Three to two: the knight came from three areas away.
puzzle-fast-order = Two beastmen hold 9B, and a tie is lost. Mobilize and win 9B.
    .tie = Two against two is at best a tie, and here it was worse.
    .go = Nothing happens by itself. Activate 9B.
    .otherwise = 9B is not yours.
    .hint-1 = You need a third unit. Who is fast?
    .hint-2 = A knight comes from up to three areas away.

puzzle-cracked = Which wall is cracked?
    .success = Four beat three: a damaged stronghold counts only three, and the way round was free.
puzzle-cracked-order = Four footmen, no supremacy. Capture a stronghold.
    .five = A whole wall counts five. Four is too few.
    .open = You have won the area. Now raise your own stronghold.
    .otherwise = No stronghold is yours.
    .hint-1 = A damaged stronghold counts three.
    .hint-2 = Units may pass through empty areas. UB is two steps away.

puzzle-stay = They cannot leave
    .success = Who cannot leave must be fed: Harvest before winter raised the food to six.
puzzle-stay-order = Six footmen stand on an activated area, food is at three, and winter comes next. Choose the order that saves them all.
    .bound = Units on an activated area cannot leave it before spring.
    .hungry = Winter comes, and three of them starve.
    .hint-1 = They cannot leave. Can you feed them?
    .hint-2 = What do your areas give? An order sets the dials to that.

puzzle-eyes = Trust your eyes
    .success = Sir Valadir stands on the rune of 3B and has seen it: false. So it was the other one.
puzzle-eyes-order = On two areas of Uthuk, 3B and 7C, lies a hidden rune, and you can take one of them. Take the dragon.
    .false = Your hero stands there and sees the rune: it is false.
    .otherwise = The dragon rune is still Uthuk’s.
    .hint-1 = Who of yours has seen one of the two runes?
    .hint-2 = Look at the rune on 3B, where your hero stands.

puzzle-ice = The ice bears
    .success = Three runes to two: over the ice to Dawnsmoor, and the rune on 2C still guarded.
puzzle-ice-order = The last winter of the game. Runes stand at two to three, and Uthuk has more influence. Conquer, and win.
    .left-behind = Nobody stayed on 2C: two to two, and influence decides for Uthuk.
    .five = Five berserkers wait there, and no rune.
    .otherwise = Uthuk has as many runes as you, and more influence.
    .hint-1 = In winter water is open. Where does it lead from 2C?
    .hint-2 = Dawnsmoor is held by a single berserker. And leave somebody on 2C.

puzzle-weakest = Five is not six
    .success = Six runes are as strong as the weakest of them: routed units neither fight nor survive.
puzzle-weakest-order = Uthuk’s victory card is turned when winter comes, and six runes lie open. Stop it with one order.
    .eight = Eight berserkers. Look for the weakest rune, not for the biggest army.
    .no-attack = Then six runes stay six, and Uthuk has won.
    .otherwise = Six runes are still Uthuk’s, and winter has come.
    .hint-1 = Which of the six runes is held by units that cannot fight?
    .hint-2 = The five on 7C lie on the ground.

puzzle-office = An office worth a rune
    .success = The Grand Master turned five tactics cards into a dragon rune.
puzzle-office-order = Five runes, and no army near a sixth. You have the order Acquire Power and five tactics cards. Lay your victory card this turn.
    .five = You control only five dragon runes so far.
    .other-title = A title, but not the one that makes runes.
    .needed = You will need all five cards.
    .title = Do not leave without a title.
    .otherwise = The victory card is not laid.
    .hint-1 = Titles can make runes. Read what each of them does.
    .hint-2 = The Grand Master turns five tactics cards into a rune. Three influence lie on that title.
