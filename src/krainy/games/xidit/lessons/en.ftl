### The words of the lessons and puzzles of Lords of Xidit in English.

## 1. Do not be last

lesson-last = Do not be last
    .idea = Three Assessments each throw out whoever is last; whoever is left wins.
    .success = Gold threw out green, floors threw out yellow, bards threw out red. You were best at nothing and last at nothing: that is how Xidit is won.
lesson-last-show = The last moment of the game. Whoever shows the most battle mages gets one guild floor. Show yours.
    .hidden = Five floors against five: yellow has more units, so you are out. Showing costs nothing.
lesson-last-floor = You and yellow have five floors each. One more, and you are not last. Add it in city 10.
    .not-built = A floor that is not on the board counts for nothing. Build it.

## 2. Six Orders

lesson-orders = Six Orders
    .idea = You plan six Orders in secret: a road takes you on, an Action does what the city offers.
    .success = Two units in one Year. Plan first, regret later: once sealed, Orders cannot be changed.
lesson-orders-road = You stand in city 7. Recruits wait in city 6, at the end of the red road. First Order: red.
    .south = Black leads to city 1. Follow the colour with your finger before you choose it.
    .east = Blue leads to city 4, and nothing waits there. Take the red road.
    .nothing-here = In city 7 there is nothing to do. Ride first.
    .otherwise = Do not lose time: the first Order is the red road.
lesson-orders-recruit = Now you are in city 6, at least on paper. Second Order: an Action. You take one unit, always the weakest one there.
    .ride-on = You would ride past the recruits. First an Action.
    .otherwise = The recruits will not come by themselves: an Action takes one.
lesson-orders-further = One unit per city and Year. So go on: the blue road to city 11, and an Action there.
    .once = City 6 has given you its unit for this Year. Travel on.
    .other-road = That road leads elsewhere. The blue one goes to city 11.
    .otherwise = First the blue road, then an Action.
lesson-orders-wait = Two Orders are left. Wait twice, then the Year runs by itself.

## 3. Let others go first

lesson-patience = Let others go first
    .idea = Only the weakest unit is on offer, so a better one comes to whoever waits.
    .success = Red took the militia, and the archer was yours. Waiting is a move.
lesson-patience-wait = You want the archer, but the militia stands before him. Red is here too and will act at once. You are First Player, so let red pass: first Order, Wait.
    .first = First come, weakest served: you would get the militia. Let red take it.
    .stay = What you want is here in city 6. Stay.
lesson-patience-act = The militia will be gone by then. Now an Action, and wait for the rest of the Year.
    .stay = What you want is here in city 6. Act first.
    .otherwise = The archer is still in city 6. One Action there, after red’s.

## 4. Free a city

lesson-free = Free a city
    .idea = Pay exactly the units that a threat shows, and take two of its three rewards.
    .success = The city is free. That is your work, Year after Year: recruit, ride, free.
lesson-free-ride = City 17 asks for militia, archer and cleric, and you have just these. The red road leads there; then act. Fill the rest with Waits.
    .nine = City 9 wants two clerics. You have one, and another unit never stands in for one.
    .not-here = There is no threat in city 11. The red road first.
    .otherwise = The threat in city 17 is still there. The red road, then an Action.
lesson-free-rewards = Gold is wealth, floors are influence, bards are reputation. Two of the three are yours. Take bards this time, and what you like.
    .bards-too = Fine rewards. But take bards this time, so that you see how they are placed.
lesson-free-bards = Three bards. They sing in the regions around your city: spread them as you like.
    .far = That region does not touch city 17.

## 5. Songs that count

lesson-songs = Songs that count
    .idea = In each region the most bards score the large number, the second most the small one; a shared first place counts in full.
    .success = First everywhere: 6, 3 and 5 make fourteen. Spread first, defend later. And in the Bastion nobody can count you.
lesson-songs-rewards = You have freed city 11. Take the bards this time, and gold or floors as you like.
    .bards-too = No songs at all? Take the bards with gold or with floors.
lesson-songs-spread = Four bards. Red has one in the west, green one in the north-west. Be first, or equal first, in all three regions around you.
    .far = That region does not touch city 11.
    .choir = One bard already rules an empty region. Three are a choir for the same six points.
    .otherwise = A region is still without your song. One bard in each of the three is enough here.

## 6. One city, one guild

lesson-guild = One city, one guild
    .idea = A city bears the guild of one player only, and four floors at most.
    .success = First come, first built: this city is yours for good.
lesson-guild-ride = You need floors. City 10 offers four of them, city 6 three. But look who lives in city 10. Plan your ride, then an Action.
    .taken = In city 10 stands red’s guild: no floor for you there. Blue leads to city 6.
    .not-here = There is no threat in city 11. Ride first.
    .no-floor = Red’s guild stands there, so the floors were lost. Only gold and bards came.
    .otherwise = The threat in city 6 is still there: the blue road, then an Action.
lesson-guild-floors = Floors, please, and gold or bards with them.
    .floors-first = You came here for floors. Take them this time.

## 7. The Path of Destiny

lesson-path = The Path of Destiny
    .idea = The next threat is announced; be there when it comes.
    .success = Others cleared the way for you. Read the Path before you plan.
lesson-path-plan = No threat fits your units yet. But number 9 is announced: it enters when a threat is removed, and red is about to free city 7. Black leads to city 9: go and act there.
    .recruit = A recruit is fine, but five gold and three floors wait at the other end.
    .too-early = Arrive first, act second: an Action works where you stand at that moment.
    .away = Red leads back to city 11, away from the threat that is announced.
    .otherwise = The threat in city 9 is still there. The black road, then an Action, after red’s first Order.
lesson-path-rewards = The threat appeared under your feet. Choose your two rewards.

## 8. The Military Census

lesson-census = The Military Census
    .idea = After Years 4, 8 and 12 unspent units bring gifts, and nobody loses them.
    .success = Two bards and a floor, and all your units are still there. In a census Year think twice before you spend clerics and mages.
lesson-census-clerics = Clerics are counted. All show in secret, at once. The most wins two bards: show both of yours.
    .tie = Three of you tie, with one bard each. You had two to show.
    .none = Who shows nothing gets nothing. Show both.
lesson-census-bards = Two bards, for the regions around the city where you stand.
    .take-them = They cost nothing. Place them.
    .far = Only regions that touch city 17.
lesson-census-mages = Battle mages next. Even a tie brings a floor.
    .hidden = Hiding a unit saves nothing, for shown units come back. Now red has the floor alone.
lesson-census-floor = Put the floor on your guild in city 17.
    .declined = A floor for nothing, and you do not want it? Build it.

## 9. Your first game

lesson-game = Your first game
    .idea = The first two Years of a short game with three easy bots, led by hand. Then play a game of your own.
    .success = You have an army. In your own game go on like this: pick a threat, read which units it wants, and never be last in what is assessed first.
lesson-game-place = Begin near recruits, best between two cities that have some: city 7 lies between 1 and 6.
lesson-game-first = Year 1: bring home two units. From city 7 red leads to 6, back again with red, and black leads to 1. Act in both.
    .otherwise = The Year is over, and you have not recruited twice. Try it again: ride, act, ride, act.
lesson-game-second = Year 2: each city gives you one more unit this Year. Recruit twice again, and look at the others’ Idrakis while you plan.
    .otherwise = The Year is over without two new units. Cities with a Recruitment token have some.

## Puzzles

puzzle-route = Six Orders, not one to spare
    .success = Infantry here, militia there, and back: not one Order too many.
puzzle-route-year = Free city 8 this Year. The others wait.
    .no-time = You have not one Order to spare.
    .otherwise = City 8 asks for a militia and an infantry, and not all of it was there in time.
    .hint-1 = The last Order is the Action in city 8. Walk the route backwards.
    .hint-2 = Infantry waits where you stand, militia in city 9.

puzzle-second = The second in line
    .success = Red took the archer, and the cleric was left for you.
puzzle-second-year = Red will ride from 16 to 15 by the red road and recruit there at once, in Order 2. Free city 17 this Year; all you lack is a cleric.
    .too-early = As First Player you come before red in Order 2, and get the archer.
    .otherwise = No cleric, or too late. When is the archer gone from city 15?
    .hint-1 = Within an Order, whose turn comes first?
    .hint-2 = Recruit in city 15 after red has done so, in Order 3 or 4.

puzzle-gate = The last recruit opens a gate
    .success = You emptied one token, and the next one opened in city 1, on your way.
puzzle-gate-year = You have one infantry. City 5 asks for an infantry and an archer. Free it this Year.
    .empty-city = City 1 is empty when you arrive. Something has to happen first.
    .otherwise = City 5 is not free. Where could an archer come from?
    .hint-1 = Where does the next Recruitment token go?
    .hint-2 = The token in city 7 has one unit left. Who takes it, brings in number 1.

puzzle-titan = A titan needs room
    .success = The threat first, then the titan in another city: both in one Year.
puzzle-titan-year = Remove the threat in city 7 and the titan of strength 3 in the same Year.
    .same-city = Not twice in the same city: where you have just freed a city you cannot face a titan this Year.
    .declined = You let the titan go.
    .otherwise = One of the two is still there.
    .hint-1 = Titans live nowhere. Where may you fight one?
    .hint-2 = Any city without a token will do, but not the one that you have just freed.

puzzle-heart = A guild in the middle
    .success = Seven cities around the Bastion, six crossed out: only city 4 was left.
puzzle-heart-year = Use the titan: end this Year with a guild of your own and a bard in the Bastion.
    .both = You need both, bards and floors.
    .declined = Without the titan there is neither a guild nor a bard.
    .otherwise = A guild and a bard in the Bastion: it has to be the right city.
    .hint-1 = Seven cities touch the Bastion: 4, 6, 7, 8, 9, 11 and 17. Cross out six.
    .hint-2 = A token bars the titan, a foreign guild bars the floors.

puzzle-two = Two of three
    .success = Four bards were tempting. Floors saved you in the first Assessment, gold in the last.
puzzle-two-rewards = Year 12, your last Order; then only the Assessments: influence, reputation, wealth. Which two rewards win the game?
    .no-floors = Five floors, and everybody else has seven or more: you fall first.
    .no-gold = You come to the last Assessment with 8 gold against red’s 11.
    .hint-1 = Where would you be last today?
    .hint-2 = Count floors first, then gold. The bards that you have are enough.

puzzle-rescues = Two rescues
    .success = Red did you a favour: its rescue brought the next threat to your city.
puzzle-rescues-year = Red, the First Player, will ride from 19 to 8 and free it in Order 2. Number 4 is announced. Free two cities this Year.
    .race = In the same Order the First Player acts first: you come too late for city 8.
    .otherwise = Not two cities. Where will the next threat appear, and when?
    .hint-1 = Red does you a favour. Where will its gift appear?
    .hint-2 = You stand on it already. Wait for it, or come back to it.

puzzle-bards = Two bards decide
    .success = 23 to 22: you share the first place with green, and red’s second place there is worth nothing any more.
puzzle-bards-bards = Year 12, the census of the clerics. Wealth will throw out yellow, influence green; then it is you or red. Win the bards and place them.
    .all = Show both clerics, you will need both bards.
    .snow = The lead in the snow looks natural, but it ends 20 to 22.
    .bastion = Red has three bards in the Bastion. You only get even with two, and it is not enough.
    .both = One bard is not enough.
    .otherwise = Red has more reputation.
    .hint-1 = A tie for first leaves nothing for the second.
    .hint-2 = Where is red second today?
