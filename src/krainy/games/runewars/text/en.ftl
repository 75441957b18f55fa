### The words of Runewars in English: the table, the pieces and the cards.
###
### A key is the id of the data with hyphens: tactics.summon_lightning is tactics-summon-lightning. Ids without a room of their
### own get one: unit-, faction-, development-, area-. The value is the name. Attributes:
###   .text       what it does or is; all cards and pieces have it
###   .play       tactics: when the card may be played
###   .primary    orders: the basic effect; .supremacy: the second one
###   .where      quests: where the hero must be; .success, .mixed, .failure: what comes of the attempt
###   .otherwise  objectives: when the card may be swapped instead
###   .second     titles: the second of their two effects
###   .neutral, .tactics, .influence, .quests   cities: the four lines of the token
###   .ability    units: the name of the special ability that .text tells
###   .gen        whose; .acc a thing in a sentence; .plural standing alone; .few and .many after a number; .in when
### Titles of cards stand in quotes after the word for the card and have no forms. A season card says its basic effect; the
### additional effect, the same every year, is the .text of the season. Which names are ours says data/names.toml.

## The game

game-title = Runewars
game-facts = 2 to 4 players, about 180 minutes, demanding
game-endless = The rulebook ends the game after the winter of the seventh year at the latest.
game-about =
    Four peoples of Terrinoth go to war for the dragon runes. Each season you choose one of eight orders in secret: march,
    reap, recruit, win over cities, buy power, build walls. Low numbers act first, rising numbers pay more. Armies meet in
    five quick rounds of cards, heroes roam for rewards and duels, and runes lie face down, true ones among false. Hold six
    and say so, and the whole table has a year to stop you; otherwise the seventh winter counts. Designed by Corey Konieczka.
    The rules and cards are told in our own words. Many printed cards, dials and map tiles were not to be had: what we
    reconstructed is marked as ours, and where the rulebook is silent the rulings say how we read it.
game-points = Dragon runes: { $scores }.

## The factions, and the players who lead them

faction-daqan = Daqan Lords
    .text = Good, blue. Bowmen strike first, Footmen fill the ranks, Knights ride three areas, Siege Towers break walls. 3 influence and 2 tactics cards to start.
faction-latari = Latari Elves
    .text = Good, green. Archers choose their targets, Warriors finish the wounded, Sorceresses send foes away, Pegasus Riders fly over every border. 4 influence and 1 tactics card to start.
faction-waiqar = Waiqar the Undying
    .text = Evil, purple. Necromancers raise new Reanimates in the middle of a battle, Skeleton Archers kill outright, Dark Knights trample what is left. 2 influence and 3 tactics cards to start (our reconstruction).
faction-uthuk = Uthuk Y’llan
    .text = Evil, red. Berserkers trade their lives for blood, Flesh Rippers are fast and hard to kill, Warlocks burn whole ranks, Chaos Lords spread terror. 1 influence and 4 tactics cards to start (our reconstruction).
colour-daqan = Daqan
    .gen = Daqan’s
colour-latari = Latari
    .gen = Latari’s
colour-waiqar = Waiqar
    .gen = Waiqar’s
colour-uthuk = Uthuk
    .gen = Uthuk’s

## Units; .plural stands alone, .few and .many after a number; .ability names what the special symbol does, .text says it

unit-bowman = Bowman
    .acc = a Bowman
    .plural = Bowmen
    .few = Bowmen
    .many = Bowmen
    .ability = Concentrated Fire
    .text = 1 damage. Your enemy puts it on a unit that is already damaged; failing that, on a unit with health 2 or more, if there is one in the battle.
unit-footman = Footman
    .acc = a Footman
    .plural = Footmen
    .few = Footmen
    .many = Footmen
    .ability = Valiant Strike
    .text = 1 damage, assigned as usual. If the unit survives it, that same unit takes 1 more.
unit-knight = Knight
    .acc = a Knight
    .plural = Knights
    .few = Knights
    .many = Knights
    .ability = Command
    .text = The enemy routs 1 of their units, chosen as usual, and you draw 1 tactics card.
unit-siege-tower = Siege Tower
    .acc = a Siege Tower
    .plural = Siege Towers
    .few = Siege Towers
    .many = Siege Towers
    .ability = Lay Siege
    .text = +2 to your strength in this battle, for each symbol.
unit-archer = Archer
    .acc = an Archer
    .plural = Archers
    .few = Archers
    .many = Archers
    .ability = Crack Shot
    .text = 1 damage to any enemy unit in the battle. You choose it, standing or routed, damaged or not.
unit-pegasus-rider = Pegasus Rider
    .acc = a Pegasus Rider
    .plural = Pegasus Riders
    .few = Pegasus Riders
    .many = Pegasus Riders
    .ability = Charge
    .text = Rout 1 or 2 standing enemy triangles, or 1 standing enemy rectangle. You choose them, damaged or not.
unit-sorceress = Sorceress
    .acc = a Sorceress
    .plural = Sorceresses
    .few = Sorceresses
    .many = Sorceresses
    .ability = Word of Vaal
    .text = The enemy retreats 1 of their units from the battle at once, a standing one if they have any. It is routed and out of this battle.
unit-warrior = Warrior
    .acc = a Warrior
    .plural = Warriors
    .few = Warriors
    .many = Warriors
    .ability = Overpower
    .text = Either 1 damage, assigned as usual, or you destroy 1 enemy unit in the battle that is damaged or routed.
unit-skeleton-archer = Skeleton Archer
    .acc = a Skeleton Archer
    .plural = Skeleton Archers
    .few = Skeleton Archers
    .many = Skeleton Archers
    .ability = Mortal Strike
    .text = The enemy destroys 1 of their triangles, circles or rectangles in the battle, a standing one if they can. Hexagons are safe.
unit-necromancer = Necromancer
    .acc = a Necromancer
    .plural = Necromancers
    .few = Necromancers
    .many = Necromancers
    .ability = Raise Dead
    .text = Up to 2 Reanimates from your supply join this battle, standing. They fight if their type has not drawn yet, and they stay on the board. You may not destroy Reanimates elsewhere to have figures for this.
unit-reanimate = Reanimate
    .acc = a Reanimate
    .plural = Reanimates
    .few = Reanimates
    .many = Reanimates
    .ability = Overrun
    .text = 2 damage if at least 2 of your Reanimates stand in the battle at that moment; otherwise 1.
unit-dark-knight = Dark Knight
    .acc = a Dark Knight
    .plural = Dark Knights
    .few = Dark Knights
    .many = Dark Knights
    .ability = Ride Down
    .text = 1 damage and 1 rout, both assigned as usual.
unit-flesh-ripper = Flesh Ripper
    .acc = a Flesh Ripper
    .plural = Flesh Rippers
    .few = Flesh Rippers
    .many = Flesh Rippers
    .ability = Unrelenting
    .text = Until the end of the battle all your Flesh Rippers have health 3. More symbols add nothing.
unit-berserker = Berserker
    .acc = a Berserker
    .plural = Berserkers
    .few = Berserkers
    .many = Berserkers
    .ability = Fury
    .text = You may destroy 1 of your own Berserkers in the battle, a standing one if you can. If you do, deal 2 damage.
unit-warlock = Warlock
    .acc = a Warlock
    .plural = Warlocks
    .few = Warlocks
    .many = Warlocks
    .ability = Rain Fire
    .text = The enemy destroys 2 of their triangles or 1 of their rectangles in the battle. They choose, but while they can carry out one of the two in full they must take such a one; otherwise they do as much as they can.
unit-chaos-lord = Chaos Lord
    .acc = a Chaos Lord
    .plural = Chaos Lords
    .few = Chaos Lords
    .many = Chaos Lords
    .ability = Terrifying
    .text = Choose two different enemy units in the battle, or the only one there is: a standing one is routed, a routed one is destroyed.
unit-beastman = Beastman
    .acc = a Beastman
    .plural = Beastmen
    .few = Beastmen
    .many = Beastmen
    .ability = Ravage
    .text = 1 damage, then draw one more fate card and resolve its triangle quarter at once. Should that show the special symbol again, it deals its damage but draws no further card.
unit-dragon = Dragon
    .acc = a Dragon
    .plural = Dragons
    .few = Dragons
    .many = Dragons
    .ability = Flaming Breath
    .text = Destroy up to 3 enemy triangles in the battle. You choose them, standing ones before routed ones.
unit-giant = Giant
    .acc = a Giant
    .plural = Giants
    .few = Giants
    .many = Giants
    .ability = Rage
    .text = Choose one of your Giants in the battle: deal as much damage as it bears. One Giant may be used for more than one symbol.
unit-hellhound = Hellhound
    .acc = a Hellhound
    .plural = Hellhounds
    .few = Hellhounds
    .many = Hellhounds
    .ability = Burning
    .text = 2 damage on two different standing units of the enemy, damaged ones first. If only one stands, 1 damage; if none stands, none.
unit-razorwing = Razorwing
    .acc = a Razorwing
    .plural = Razorwings
    .few = Razorwings
    .many = Razorwings
    .ability = Stun
    .text = The enemy routs 1 of their standing units with initiative 2 or higher, an undamaged one if they can. Without such a unit nothing happens.
unit-sorcerer = Sorcerer
    .acc = a Sorcerer
    .plural = Sorcerers
    .few = Sorcerers
    .many = Sorcerers
    .ability = Undying
    .text = Until the end of the battle all your Sorcerers have health 2. More symbols add nothing.

## What the special symbol of a neutral unit does in a quest duel

duel-beastman = The hero takes 1 damage. Then draw one more fate card and resolve its triangle quarter as in a duel; it brings no further card.
duel-dragon = Nothing: the hero is no triangle unit.
duel-giant = The hero takes as much damage as the Giant bears.
duel-hellhound = The hero takes 1 damage.
duel-razorwing = Nothing: nobody is routed in a duel.
duel-sorcerer = The Sorcerer has health 2 until the end of the duel.

## Order cards: .text in a word, .primary the basic effect, .supremacy what the highest card adds

order-strategize = Strategize
    .text = Regroup by one step, draw tactics cards.
    .primary = Move any of your standing units and heroes, each to one adjacent area that is friendly or empty. Units stay where your own activation token lies; entering such an area is allowed. Nothing is activated.
    .supremacy = Draw 1 tactics card for each tactics symbol up to the pointer on your three dials.
order-mobilize = Mobilize
    .text = March into one area, with supremacy into two.
    .primary = Put your activation token on an area without one of yours. Move there any of your standing units and heroes from up to two areas away, fast ones from up to three. In an enemy area you must fight, in a neutral one fight or negotiate.
    .supremacy = Do the same at once for another area. Only one battle per order: if you have fought and diplomacy now fails, you retreat.
order-conquer = Conquer
    .text = March into one area; strongholds protect less.
    .primary = The same as Mobilize: activate an area, move there from up to two areas away (fast: three), then fight or negotiate as you must.
    .supremacy = In the battle of this order the enemy stronghold counts 3 less, though never below 0.
order-harvest = Harvest
    .text = Your land sets your dials; developments pay.
    .primary = Add up food, wood and ore of the areas you control and set each dial to its sum, up or down, at most 8.
    .supremacy = Use every development of yours that pays: +1 to a resource of its area, 2 influence or 1 tactics card. Then you may lower wood by 1 to build one development at a stronghold of yours that has none.
order-recruit = Recruit
    .text = New units at your strongholds.
    .primary = Choose a resource. Take every unit shown on its dial up to the pointer and set them on areas with your strongholds. The dial does not move.
    .supremacy = Recruit in the same way with one other resource.
order-rally-support = Rally Support
    .text = Your cities pay; heroes join you.
    .primary = For each area with a city that you control, take one of the benefits of its token: neutral units, tactics cards, influence or quest cards.
    .supremacy = Spend 1 to 3 influence and draw as many hero cards. Keep one, shuffle the others back, and set the hero at one of your strongholds.
order-acquire-power = Acquire Power
    .text = Influence, and titles for it.
    .primary = Take 1 influence for each influence symbol up to the pointer on your three dials.
    .supremacy = Spend more influence than lies on a title card to take that title. What lay there goes back to the supply; what you spent lies there now.
order-fortify = Fortify
    .text = Build, repair, hide your runes.
    .primary = Each at most once, in any order: build a stronghold for 1 wood and 1 ore where you control the area and neither stronghold nor city stands; repair a damaged stronghold for 1 ore; take up the runes of two of your areas and lay them back face down there as you like, one to an area.
    .supremacy = None. This card has no supremacy effect.

## Tactics cards: .play says when, .text what

tactics-summon-lightning = Summon Lightning
    .play = At the start of a battle of yours.
    .text = Deal 4 damage to the enemy units in the battle, assigned as usual.
tactics-tactical-retreat = Tactical Retreat
    .play = At the start of a battle in which you defend, with at least one unit on the area.
    .text = The battle is called off: nobody wins, and other cards played for it are lost. All your units leave for one adjacent friendly area, or an empty one if there is no friendly one; if there is neither, they are destroyed. Nobody is routed by this, routed units come along as they are, and your supporting heroes may follow. Your stronghold there is removed and the attacker may set one of their own with the same side up. The attacker has used up the one battle; their units above eight retreat as after a victory.
tactics-to-the-winner = To the Winner
    .play = At the start of a battle of yours.
    .text = Lay this card by the battle. The player who wins it draws 2 tactics cards and takes 1 influence. If unallied neutrals win or the battle is called off, the card is lost.
tactics-hidden-archers = Hidden Archers
    .play = When a battle begins in which you are the defender.
    .text = The attacker routs 2 of their units, chosen as usual.
tactics-inspiring-leader = Inspiring Leader
    .play = When a battle begins, if a hero of yours supports in it.
    .text = +2 to your strength in this battle. One supported type of your choice also draws 1 more extra fate card and discards 1 more.
tactics-rally-cry = Rally Cry
    .play = During a battle of yours: at its start, at the start of any combat round, or just before strength is counted. As the defender also before the units line up.
    .text = Up to 3 of your routed units on the contested area get up. One that was not in the battle joins it, and draws if its type has not drawn yet.
tactics-battle-frenzy = Battle Frenzy
    .play = Right after you have drawn fate cards for one of your types and made the discard for support, before anything is revealed.
    .text = Exchange up to 3 of the cards you kept for new ones from the deck. Those stand.
tactics-shield-wall = Shield Wall
    .play = When your units in a battle are dealt damage, before it is assigned.
    .text = Negate up to 2 of it. One dealing is the damage of all fate cards revealed together, or that of one ability, card or fortification.
tactics-siege-ladders = Siege Ladders
    .play = Just before strength is counted, after fortifications, when you attack an area with an enemy stronghold.
    .text = In this battle the defender gets no strength from the stronghold.
tactics-last-stand = Last Stand
    .play = Just before strength is counted, after fortifications, in a battle of yours.
    .text = +1 to your strength for each of your routed units in the battle that is no hexagon, at most +3.
tactics-hidden-dagger = Hidden Dagger
    .play = At the start of a duel of one of your heroes, quest duels too.
    .text = The opponent in the duel takes 1 damage.
tactics-timely-escape = Timely Escape
    .play = When one of your heroes would be defeated in a duel, quest duels too.
    .text = The duel ends with this round. Your hero stays alive with damage one below health and keeps all rewards. If the opponent is defeated in the same round, you first take those rewards, or the quest is fulfilled. Then your hero retreats to an adjacent area, routed; if none can be reached, the hero stays, routed.
tactics-hidden-pass = Hidden Pass
    .play = In your turn, before you move figures.
    .text = Until the end of this turn your units and heroes ignore mountain borders, in moves and in retreats.
tactics-secret-ford = Secret Ford
    .play = In your turn, before you move figures.
    .text = Until the end of this turn your units and heroes ignore water borders, in moves and in retreats.
tactics-forced-march = Forced March
    .play = In your turn, once you have activated an area with Mobilize or Conquer and before you move.
    .text = For this activation your figures may come from one area further away: three, fast ones four.
tactics-break-camp = Break Camp
    .play = In your turn.
    .text = Take one of your activation tokens back from the board.
tactics-horrific-rumors = Horrific Rumors
    .play = In your turn.
    .text = Choose another player and lay an activation token of theirs, from the supply, on an area they do not control and that holds none of theirs. They cannot activate it for the rest of the year.
tactics-lost-city = Lost City
    .play = In your turn, with a stronghold token in your supply.
    .text = Choose an area that nobody controls, without a city, where you have a hero. All neutral units there retreat, routed ones too, and you set a stronghold there, damaged side up.
tactics-scatter-the-beasts = Scatter the Beasts
    .play = In your turn.
    .text = Choose an area where neutral units are, allied with somebody or not. All of them, routed ones too, retreat to one adjacent area that nobody controls and are routed; if there is none, they are destroyed. Their ally chooses the area; for unallied ones the player to your left does.
tactics-call-of-the-wild = Call of the Wild
    .play = In your turn.
    .text = Set 2 available neutral triangles of one type, standing, on an area that you control or that nobody controls. On your own area they are your allies at once. If only one figure is left, set that one.
tactics-drums-in-the-deep = Drums in the Deep
    .play = In your turn.
    .text = Choose an area with standing unallied neutrals. All of them that stand move to one adjacent area that you control or that nobody controls; those that cannot cross the border stay. On your area they become your allies.
tactics-silver-tongue = Silver Tongue
    .play = When you attempt diplomacy, after spending influence and before drawing.
    .text = Draw 2 fate cards more than the influence you spent.
tactics-spies-guild = Spies’ Guild
    .play = In your turn.
    .text = Take one of your played order cards back to hand, not the active one. It no longer counts for supremacy.
tactics-council-of-war = Council of War
    .play = In your turn.
    .text = Name a number from 1 to 4 and one opponent. First you, then that opponent, draw that many tactics cards.
tactics-war-chest = War Chest
    .play = In your turn.
    .text = Take 3 influence.
tactics-forced-levy = Forced Levy
    .play = In your turn.
    .text = Recruit with one dial of your choice, triangles only, at your strongholds.
tactics-sabotage = Sabotage
    .play = In your turn.
    .text = Choose an undamaged enemy stronghold on the area of one of your heroes or next to it. Turn it to its damaged side.
tactics-rune-thief = Rune Thief
    .play = In your turn.
    .text = Take a rune from an enemy area where you have a hero and lay it on an area you control that has none. It keeps the side that is up.
tactics-counter-plot = Counter-Plot
    .play = When another player plays a tactics card; in a battle or duel only if your own figures take part in it.
    .text = That card is discarded without effect. What has been paid for it stays paid.
tactics-supply-raid = Supply Raid
    .play = In your turn.
    .text = Choose a player who controls an area adjacent to one of yours, and a dial of theirs at 1 or more. They lower it by 1, and you raise the same dial by 1.

## Seasons: the season itself with its additional effect, then its eight cards with their basic effect; the data call autumn fall

season-spring = spring
    .in = in spring
    .text = All activation tokens leave the board, all order cards return to hand, and every routed figure stands up, neutral units and heroes too.
season-summer = summer
    .in = in summer
    .text = Quest phase: in order of play each of your heroes moves, heals or trains. After moving, a hero may start a duel or attempt a quest.
season-fall = autumn
    .in = in autumn
    .text = The fate discard pile is shuffled into the fate deck. Then, in order of play, each player takes 2 influence or draws 1 tactics card.
season-winter = winter
    .in = in winter
    .text = On each area you keep at most as many units as your food dial shows; the rest is destroyed, your choice. Until the season ends water borders are frozen and open.
season-spring-famine = Famine
    .season = spring
    .text = Everybody compares each dial with what their areas give, without developments. A dial that stands higher goes down to that sum; one that stands lower stays.
season-spring-prepare = Prepare for the Coming Year
    .season = spring
    .text = In order of play, if you still have your objective you may lay it aside face down, out of the game and unseen, and draw another of your alignment. If you have none, draw 1 tactics card.
season-spring-stormy-weather = Stormy Weather
    .season = spring
    .text = Influence bid. If you bid 0, your order moves no units this season; heroes may still move and retreats go on as usual.
season-spring-spring-muster = Spring Muster
    .season = spring
    .text = In order of play everybody recruits with one dial of their choice, as with the basic effect of Recruit.
season-spring-conclave-of-stars = Conclave of Stars
    .season = spring
    .text = Influence bid. The highest bidder gains one dragon rune.
season-spring-wavering-loyalty = Wavering Loyalty
    .season = spring
    .text = In order of play, for each of your heroes of another alignment, one after another as you like: pay 1 influence for a neutral hero, 2 for one of the opposite alignment, or the hero leaves you.
season-spring-wandering-herds = Wandering Herds
    .season = spring
    .text = In order of play everybody sets 1 available neutral triangle of their choice, standing, on an area that nobody controls.
season-spring-new-growth = New Growth
    .season = spring
    .text = In order of play everybody raises one of their dials by 1 or takes 1 influence.
season-summer-scorching-drought = Scorching Drought
    .season = summer
    .text = Influence bid. Everybody but the highest bidder lowers food by 2, though not below 1; food at 0 or 1 stays.
season-summer-call-for-champions = Call for Champions
    .season = summer
    .text = In order of play, if you have fewer than three heroes, you may spend 2 influence to draw a hero card and keep it. The hero starts at one of your strongholds, or without one on a home realm area you control. Without a hero card or such an area you cannot.
season-summer-treasure-maps = Treasure Maps
    .season = summer
    .text = In order of play everybody draws 1 quest card and keeps at most three.
season-summer-council-arbitration = Council Arbitration
    .season = summer
    .text = Influence bid. The highest bidder gains one dragon rune. Of the others the highest bidder, if that bid is at least 1, draws 2 tactics cards. Ties are settled as usual; whoever misses the first place that way competes for the second.
season-summer-rune-fever = Rune Fever
    .season = summer
    .text = In order of play you may reveal one face-down dragon rune on an area you control. If you do, take 3 influence.
season-summer-season-of-trials = Season of Trials
    .season = summer
    .text = In order of play you may train one attribute of one of your heroes by 1, up to +2.
season-summer-beasts-on-the-prowl = Beasts on the Prowl
    .season = summer
    .text = In order of play, for each of your heroes on an area you do not control: discard 1 tactics card or the hero takes 1 damage. Without a card it is the damage.
season-summer-midsummer-truce = Midsummer Truce
    .season = summer
    .text = Until the end of the season nobody may activate an area that another player controls. Everybody takes 1 influence.
season-fall-bountiful-harvest = Bountiful Harvest
    .season = autumn
    .text = Everybody sets the three dials to what their areas give, as with the basic effect of Harvest, and then raises food by 1.
season-fall-gathering-of-the-council = Gathering of the Council
    .season = autumn
    .text = Influence bid. The highest bidder gains one dragon rune.
season-fall-tithes-of-the-cities = Tithes of the Cities
    .season = autumn
    .text = Everybody takes 1 influence, and 1 more for each area with a city that they control.
season-fall-mercenary-contracts = Mercenary Contracts
    .season = autumn
    .text = Influence bid. The highest bidder, if the bid is at least 1, sets on one area with a stronghold of theirs either 1 available neutral hexagon or 2 available neutral rectangles, as allies. Without a stronghold or figures they get nothing.
season-fall-camp-fever = Camp Fever
    .season = autumn
    .text = In order of play you destroy 1 of your units, your choice, on every area where you have five or more. Allied neutrals count and may be the ones.
season-fall-shards-in-the-wild = Shards in the Wild
    .season = autumn
    .text = The first player takes a dragon rune and a false rune, mixes them unseen and lays them face down on two different areas that nobody controls and that hold no rune, not next to a home realm if possible. Without two such areas or one of the tokens nothing happens. Nobody knows the faces.
season-fall-spies-at-court = Spies at Court
    .season = autumn
    .text = In order of play you may choose an opponent with more tactics cards than you and take 1 of theirs at random. You have drawn it this season, so it must wait.
season-fall-feast-of-heroes = Feast of Heroes
    .season = autumn
    .text = All heroes lose all their damage. Then, in order of play, if you have no hero, you draw a hero card and gain that hero, at one of your strongholds, or without one on a home realm area you control; with neither you gain nothing.
season-winter-winter-session = Winter Session
    .season = winter
    .text = Influence bid. The highest bidder gains one dragon rune.
season-winter-bitter-cold = Bitter Cold
    .season = winter
    .text = For this winter’s limit every food dial counts 1 less, but not less than 1; 0 and 1 count as they are. The dials do not move.
season-winter-hoarded-stores = Hoarded Stores
    .season = winter
    .text = In order of play you may, up to twice, lower wood or ore by 1 to raise food by 1, not above 8. This comes before the winter limit.
season-winter-long-night = The Long Night
    .season = winter
    .text = Every hero on an area that its own player does not control is routed. Then, in order of play, you may spend 1 influence for each of your heroes routed by this card to stand it up again.
season-winter-wings-in-the-north = Wings in the North
    .season = winter
    .text = The player with the least influence, among equals the last in order of play, sets 1 available Dragon, standing, on an area that nobody controls. If there is no Dragon or no such area, that player draws 2 tactics cards.
season-winter-favour-of-the-council = Favour of the Council
    .season = winter
    .text = Influence bid. The highest bidder, if the bid is at least 1, takes any title they do not hold, from the table or from another player. What lies on it stays there.
season-winter-winter-works = Winter Works
    .season = winter
    .text = In order of play you may, for nothing, either repair one of your damaged strongholds or build one development at a stronghold of yours that has none.
season-winter-hope-of-the-desperate = Hope of the Desperate
    .season = winter
    .text = Whoever controls the fewest areas gains one dragon rune. If several share that place, only they bid influence for it, and the highest bid among them gains it.

## Quest cards: .where the hero must be, .text what must be done, .success, .mixed and .failure what comes of it (duels and payments have no .mixed)

quest-forward-scouting = Forward Scouting
    .where = { area-1A }.
    .text = Test Agility.
    .success = The hero receives a reward.
    .mixed = The hero receives a reward.
    .failure = The hero takes 1 damage.
quest-gathering-storm = The Gathering Storm
    .where = { area-2C }.
    .text = Test Wisdom.
    .success = The hero receives a reward.
    .mixed = The hero receives a reward.
    .failure = Nothing happens.
quest-frost-tower = The Frost Tower
    .where = { area-3A }.
    .text = Test Agility.
    .success = The hero receives a reward.
    .mixed = The hero trains Agility by 1.
    .failure = The hero takes 1 damage.
quest-bazaar = The Bazaar
    .where = { area-4A }.
    .text = Test Wisdom.
    .success = The hero receives a reward.
    .mixed = You may spend 2 influence; then the hero receives a reward.
    .failure = Nothing happens.
quest-foreign-library = Foreign Library
    .where = { area-5B }.
    .text = Test Wisdom.
    .success = The hero receives a reward.
    .mixed = The hero receives a reward.
    .failure = Nothing happens.
quest-secrets-and-lies = Secrets and Lies
    .where = { area-6A }.
    .text = Test Agility.
    .success = The hero receives a reward.
    .mixed = Take 2 influence.
    .failure = You lose 1 influence, if you have any.
quest-beast-of-the-fells = The Beast of the Fells
    .where = { area-7B }.
    .text = Fight a duel against a Beastman.
    .success = The hero receives a reward.
    .failure = Without that victory the quest stays in your hand.
quest-timber-wraith = The Timber Wraith
    .where = { area-8A }.
    .text = Fight a duel against a Razorwing.
    .success = The hero receives a reward.
    .failure = Without that victory the quest stays in your hand.
quest-edge-of-the-world = To the Edge of the World
    .where = { area-9B }.
    .text = Test Strength.
    .success = The hero receives a reward.
    .mixed = The hero receives a reward.
    .failure = The hero takes 2 damage.
quest-sunken-shrine = The Sunken Shrine
    .where = { area-1C }.
    .text = Test Agility.
    .success = The hero receives a reward.
    .mixed = Draw 1 quest card and keep at most three.
    .failure = The hero takes 1 damage.
quest-eagles-nest = The Eagle’s Nest
    .where = { area-2A }.
    .text = Test Agility.
    .success = The hero receives a reward.
    .mixed = The hero trains Agility by 1.
    .failure = The hero takes 1 damage.
quest-crossroads-gallows = Gallows at the Crossroads
    .where = { area-3C }.
    .text = Test Wisdom.
    .success = The hero receives a reward.
    .mixed = The hero trains Wisdom by 1.
    .failure = Nothing happens.
quest-giants-larder = The Giant’s Larder
    .where = { area-4B }.
    .text = Test Strength.
    .success = The hero receives a reward.
    .mixed = The hero receives a reward.
    .failure = The hero takes 2 damage.
quest-hounds-of-the-gate = Hounds of the Gate
    .where = { area-5C }.
    .text = Fight a duel against a Hellhound.
    .success = The hero receives a reward.
    .failure = Without that victory the quest stays in your hand.
quest-sealed-vault = The Sealed Vault
    .where = { area-5D }.
    .text = Test Strength.
    .success = The hero receives 2 rewards.
    .mixed = The hero receives a reward.
    .failure = The hero takes 1 damage.
quest-mirror-lake = Mirror Lake
    .where = { area-6D }.
    .text = Test Wisdom.
    .success = The hero receives a reward.
    .mixed = Look in secret at the runes of up to two areas.
    .failure = Nothing happens.
quest-charmed-herd = The Charmed Herd
    .where = { area-7A }.
    .text = Test Wisdom.
    .success = The hero receives a reward.
    .mixed = Set 1 available neutral triangle at one of your strongholds, as an ally.
    .failure = Nothing happens.
quest-smugglers-trail = The Smugglers’ Trail
    .where = { area-8D }.
    .text = Test Agility.
    .success = The hero receives a reward.
    .mixed = The hero receives a reward.
    .failure = Discard 1 tactics card, if you have one.
quest-wyrms-hoard = The Wyrm’s Hoard
    .where = { area-9B }.
    .text = Fight a duel against a Dragon.
    .success = The hero receives 2 rewards.
    .failure = Without that victory the quest stays in your hand.
quest-ransom = The Ransom
    .where = Any area that another player controls.
    .text = Test Agility.
    .success = The hero receives a reward.
    .mixed = Take 2 influence.
    .failure = The hero takes 1 damage.
quest-city-intrigue = City Intrigue
    .where = Any area with a city.
    .text = Test Wisdom.
    .success = The hero receives a reward.
    .mixed = Draw 1 tactics card.
    .failure = Nothing happens.
quest-champions-oath = The Champion’s Oath
    .where = Any neutral area.
    .text = Fight a duel against a Sorcerer.
    .success = The hero receives a reward.
    .failure = Without that victory the quest stays in your hand.
quest-heart-of-the-enemy = Heart of the Enemy
    .where = An area of another player’s home realm that you do not control.
    .text = Test Strength.
    .success = The hero receives 2 rewards.
    .mixed = The hero receives a reward.
    .failure = The hero takes 2 damage.
quest-patrons-errand = The Patron’s Errand
    .where = An area with a stronghold of yours.
    .text = You may spend 3 influence.
    .success = The hero receives a reward.
    .failure = If you do not pay, the quest stays in your hand.

## Reward cards

reward-timmorrans-shard = Timmorran’s Shard
    .text = In your turn, when this hero is on an area with a stronghold of yours, you may discard this card to gain one dragon rune.
reward-blade-of-wrath = Blade of Wrath
    .text = Special symbol in a duel: the opponent takes as much damage as this hero has Strength.
reward-soulbiter = Soulbiter
    .text = Special symbol in a duel: 1 damage. If the opponent is defeated in this round and this hero survives it, the hero loses all damage.
reward-dwarven-fire-bombs = Dwarven Fire Bombs
    .text = Special symbol in a duel: 3 damage. Then test this hero’s Agility, choosing one of the cards drawn: on a failure the hero takes 1 damage in the same round.
reward-rune-plate = Rune Plate
    .text = Once in each round of a duel, negate 1 damage to this hero.
reward-ghost-armor = Ghost Armor
    .text = Once per duel, when this hero is about to take damage in a round or at the start, test Agility: on a success or a mixed result all of it is negated.
reward-amulet-of-shielding = Amulet of Shielding
    .text = When this hero is about to take damage in a duel, in a round or at the start, you may discard this card to negate up to 3 of it.
reward-cloak-of-deception = Cloak of Deception
    .text = You may answer a challenge to this hero with one test of Agility: on a success or a mixed result there is no duel. The challenge is spent all the same, and the challenger attempts no quest in this phase.
reward-flute-of-possession = Flute of Possession
    .text = In your turn you may discard this card to move all neutral units of this hero’s area, allied or not, to one adjacent area of your choice. Those that cannot cross the border stay; routed ones stay routed. On a controlled area they ally with its controller.
reward-staff-of-light = Staff of Light
    .text = In your turn you may discard this card to stand up all your routed units and heroes on this hero’s area.
reward-ice-storm = Ice Storm
    .text = In your turn, not during a battle, you may discard this card to rout up to 3 units of your choice, all on one area: this hero’s or an adjacent one.
reward-gauntlets-of-power = Gauntlets of Power
    .text = This hero has +1 Strength.
reward-gloves-of-finesse = Gloves of Finesse
    .text = This hero has +1 Agility.
reward-ring-of-insight = Ring of Insight
    .text = This hero has +1 Wisdom.
reward-boots-of-swiftness = Boots of Swiftness
    .text = This hero moves up to three areas in the quest phase.
reward-elixir-of-healing = Elixir of Healing
    .text = In your turn, before an action of this hero in the quest phase, or at the start of a duel the hero fights, you may discard this card to remove all the hero’s damage.
reward-horn-of-the-wild = Horn of the Wild
    .text = In your turn, if you or nobody controls this hero’s area, you may discard this card to set there 1 available neutral rectangle or up to 2 available neutral triangles, standing. On your area they are your allies.
reward-banner-of-courage = Banner of Courage
    .text = When this hero supports a type, you may draw 2 extra fate cards instead of 1 and then discard 2.
reward-seeing-stone = Seeing Stone
    .text = Once in each of your turns you may look in secret at one rune on this hero’s area or an adjacent one.
reward-signet-of-the-council = Signet of the Council
    .text = In your turn, when this hero is on an area with a city, you may discard this card to take 4 influence.

## Heroes: .text is the ability

hero-andira-runehand = Andira Runehand
    .acc = Andira Runehand
    .text = When she heals, your other heroes on her area lose all their damage too.
hero-ronan-of-the-wild = Ronan of the Wild
    .acc = Ronan of the Wild
    .text = In the quest phase he moves up to three areas.
hero-sir-valadir = Sir Valadir
    .acc = Sir Valadir
    .text = When he supports a type, you may draw 2 extra fate cards instead of 1 and then discard 2.
hero-jonas-the-kind = Jonas the Kind
    .acc = Jonas the Kind
    .text = When you attempt diplomacy on his area, draw 1 fate card more.
hero-silhouette = Silhouette
    .acc = Silhouette
    .text = For her Agility tests you draw 1 fate card more.
hero-red-scorpion = Red Scorpion
    .acc = Red Scorpion
    .text = In the quest phase she moves up to three areas.
hero-runewitch-astarra = Runewitch Astarra
    .acc = Runewitch Astarra
    .text = Once in each of her Wisdom tests you may discard all the cards drawn and draw as many anew; the new ones stand.
hero-steelhorns = Steelhorns
    .acc = Steelhorns
    .text = At the start of a duel he may take 1 damage, unless it would defeat him, to deal his opponent 2.
hero-mad-carthos = Mad Carthos
    .acc = Mad Carthos
    .text = At the start of a duel he deals his opponent 1 damage.
hero-varikas-the-dead = Varikas the Dead
    .acc = Varikas the Dead
    .text = At the start of each quest phase, before the first action, he loses 1 damage.
hero-bogran-the-shadow = Bogran the Shadow
    .acc = Bogran the Shadow
    .text = When he attacks in a duel, quest duels too, his opponent draws no fate card in the first round.
hero-nara-the-fang = Nara the Fang
    .acc = Nara the Fang
    .text = When she defeats an enemy hero in a duel and survives, she loses up to 2 damage and you draw 1 tactics card.

## Objective cards: .text is what must be true in your turn; each is worth one dragon rune. .otherwise says when you may swap the card

objective-bound-by-honor = Bound by Honor
    .text = Every neutral triangle on the board is allied with some player, or there is none on the board.
objective-dragonfriend = Dragonfriend
    .text = A Dragon allied with you is on an area with a stronghold of yours.
    .otherwise = If no Dragon is on the board, you may in your turn lay this card aside unseen and draw another of your alignment.
objective-friend-of-giants = Friend of Giants
    .text = A Giant allied with you is on an area with a stronghold of yours.
    .otherwise = If no Giant is on the board, you may in your turn lay this card aside unseen and draw another of your alignment.
objective-trusted-voice = Trusted Voice
    .text = You have at least 12 influence, not counting what lies on titles.
objective-keeper-of-the-free-cities = Keeper of the Free Cities
    .text = You control at least 3 areas with a city; with two players, 2.
objective-peacemaker = Peacemaker
    .text = Neutral units of at least 3 different types are allied with you at the same time.
objective-fellowship = Fellowship of Heroes
    .text = You have 3 heroes, and together they hold at least 3 rewards.
objective-high-office = High Office
    .text = You hold at least 2 titles.
objective-discouraging-defeat = Discouraging Defeat
    .text = Since the end of your last turn an opponent has attacked you and lost that battle, and you still control the area.
objective-bloodbath = Bloodbath
    .text = In one battle of this turn at least 5 units of another player were destroyed, allied neutrals and losses in the retreat included.
objective-breaker-of-walls = Breaker of Walls
    .text = This turn you won a battle in which an enemy stronghold was captured or removed.
objective-tyrant = Tyrant
    .text = You control an area of an opponent’s home realm.
objective-hunter-of-champions = Hunter of Champions
    .text = Since the end of your last turn one of your heroes has defeated an enemy hero in a duel; the last quest phase counts.
objective-lord-of-the-waste = Lord of the Waste
    .text = You control at least 9 areas, with four players 8, home realm included.
objective-the-horde = The Horde
    .text = At least 20 units on the board are yours, allied neutrals included.
objective-scourge-of-beasts = Scourge of Beasts
    .text = In the whole game you have destroyed at least 5 neutral units in battles that you won.

## Title cards: .text and .second are the two things each of them gives

title-primarch = Primarch of the Wizards’ Council
    .text = When bids of influence are tied, you name the one among the tied who wins; yourself only if you are among them.
    .second = When the season card revealed bears the mark of the Wizards’ Council, you take 1 influence before its basic effect.
title-captain = Captain of the Heroes’ League
    .text = No card makes your heroes leave you, so you need not pay for them; the limit of three heroes still holds.
    .second = In each of your turns you may once give up three rewards, from whichever of your heroes, to gain one dragon rune.
title-grand-master = Grand Master of the Warriors’ Guild
    .text = Whenever you win a battle, attacking or defending, you draw 1 tactics card.
    .second = In each of your turns you may once give up 5 tactics cards, even freshly drawn ones, to gain one dragon rune.

## Exploration tokens, of the optional rule; kind- says what kind a token is

exp-dragon-throne = Dragon Throne
    .text = Whoever controls this area counts one dragon rune more. An ordinary rune may lie here as well. With at least six units here, the controller may discard the token in their turn.
exp-village-food = Village (food)
    .text = The area gives 1 food more. With at least six units here, the controller may discard the token in their turn.
exp-village-wood = Village (wood)
    .text = The area gives 1 wood more. With at least six units here, the controller may discard the token in their turn.
exp-village-ore = Village (ore)
    .text = The area gives 1 ore more. With at least six units here, the controller may discard the token in their turn.
exp-magical-portal = Magical Portal
    .text = When you move units or heroes, you may spend 1 influence: this area is then adjacent to every other one with a face-up portal. With at least six units here, the controller may discard the token in their turn.
exp-dungeon = Dungeon
    .text = A hero who enters in the quest phase moves no further in it, but may still duel or attempt a quest.
exp-temple = Temple
    .text = When a hero ends an action of the quest phase here, the hero’s player takes 2 influence.
exp-hall-of-kellos = Hall of Kellos
    .text = When a hero ends an action of the quest phase here, the hero’s player draws 1 tactics card.
exp-travelling-merchant = Travelling Merchant
    .text = You may spend 3 influence to give the hero 1 reward. The token is discarded either way.
exp-enemy-patrol = Enemy Patrol
    .text = The hero takes 1 damage. If neutral or enemy units are on the area, you also discard 1 of the hero’s rewards, or the hero takes 1 damage more. The token is discarded.
exp-scroll-of-sight = Scroll of Sight
    .text = You look in secret at the face-down rune and the face-down exploration token of one area. The scroll is discarded.
exp-training = Training
    .text = The hero may raise one attribute by 1, up to +2. The token is discarded.
kind-event = event
    .text = Resolved once, then discarded.
kind-location = place
    .text = Stays face up for good.
kind-destructible-location = removable place
    .text = Stays face up until the player who controls the area with at least six units discards it in their turn.

## Developments

development-resource = Resources
    .text = At each Harvest supremacy, raise by 1 one resource that this area gives; you name it each time. A Village counts; an area that gives nothing adds nothing.
development-diplomat = Diplomat
    .text = At each Harvest supremacy, take 2 influence.
development-training-camp = Training Camp
    .text = At each Harvest supremacy, draw 1 tactics card.
development-mighty-walls = Mighty Walls
    .text = Daqan fortification. As the defender you may add 2 to your strength. It stays.
development-warding-runes = Warding Runes
    .text = Latari fortification. Just before strength is counted, you may make the attacker retreat one of their standing units: the attacker chooses it and where it goes, it is routed and out of the battle. It stays.
development-cursed-tomb = Cursed Tomb
    .text = Waiqar fortification. Just before strength is counted, you may make the attacker rout three units, chosen as usual. It is discarded after use and may be built again.
development-hungering-spawn = Hungering Spawn
    .text = Uthuk fortification. Just before strength is counted, you may deal the attacker 4 damage, assigned as usual. It is discarded after use and may be built again.

## Cities: .text the token as a whole, then its four lines, of which you take one

city-tamalir = Tamalir
    .text = Take one: set 1 available neutral rectangle here, as an ally; draw 1 tactics card; take 4 influence; draw 2 quest cards and keep at most three.
    .neutral = Set 1 available neutral rectangle here, as an ally.
    .tactics = Draw 1 tactics card.
    .influence = Take 4 influence.
    .quests = Draw 2 quest cards and keep at most three.
city-dawnsmoor = Dawnsmoor
    .text = Take one: set 2 available neutral triangles here, as allies; draw 2 tactics cards; take 3 influence; draw 1 quest card and keep at most three.
    .neutral = Set 2 available neutral triangles here, as allies.
    .tactics = Draw 2 tactics cards.
    .influence = Take 3 influence.
    .quests = Draw 1 quest card and keep at most three.
city-greyhaven = Greyhaven
    .text = Take one: set 2 available neutral circles here, as allies; draw 2 tactics cards; take 2 influence; draw 3 quest cards and keep at most three.
    .neutral = Set 2 available neutral circles here, as allies.
    .tactics = Draw 2 tactics cards.
    .influence = Take 2 influence.
    .quests = Draw 3 quest cards and keep at most three.
city-frostgate = Frostgate
    .text = Take one: set 1 available neutral hexagon here, as an ally; draw 1 tactics card; take 2 influence; draw 2 quest cards and keep at most three.
    .neutral = Set 1 available neutral hexagon here, as an ally.
    .tactics = Draw 1 tactics card.
    .influence = Take 2 influence.
    .quests = Draw 2 quest cards and keep at most three.
city-nerekhall = Nerekhall
    .text = Take one: set 1 available neutral circle here, as an ally; draw 3 tactics cards; take 2 influence; draw 2 quest cards and keep at most three.
    .neutral = Set 1 available neutral circle here, as an ally.
    .tactics = Draw 3 tactics cards.
    .influence = Take 2 influence.
    .quests = Draw 2 quest cards and keep at most three.
city-riverwatch = Riverwatch
    .text = Take one: set 2 available neutral triangles here, as allies; draw 1 tactics card; take 3 influence; draw 3 quest cards and keep at most three.
    .neutral = Set 2 available neutral triangles here, as allies.
    .tactics = Draw 1 tactics card.
    .influence = Take 3 influence.
    .quests = Draw 3 quest cards and keep at most three.
city-vynelvale = Vynelvale
    .text = Take one: set 1 available neutral rectangle here, as an ally; draw 2 tactics cards; take 3 influence; draw 2 quest cards and keep at most three.
    .neutral = Set 1 available neutral rectangle here, as an ally.
    .tactics = Draw 2 tactics cards.
    .influence = Take 3 influence.
    .quests = Draw 2 quest cards and keep at most three.

## Borders, resources, shapes of bases

border-open = open border
    .text = Anybody may cross it.
border-water = water border
    .text = Blue. Closed to all but flying figures, until winter freezes it.
border-mountain = mountain border
    .text = Red. Closed to all but flying figures, in winter too.
border-hole = hole in the board
    .text = No area at all. Nobody ever crosses it, not even in flight.
resource-food = food
    .text = Feeds your armies: in winter no area keeps more of your units than this dial shows.
resource-wood = wood
    .text = Pays for developments, and with ore for strongholds.
resource-ore = ore
    .text = Pays for repairs, and with wood for strongholds.
shape-triangle = triangle
    .plural = triangles
    .text = The common soldiers. Their quarter is empty on 12 of 30 cards and shows the special symbol on 6.
shape-circle = circle
    .plural = circles
    .text = Spell casters, and heroes in duels. Their quarter shows the special symbol on 12 of 30 cards, twice as often as the triangle.
shape-rectangle = rectangle
    .plural = rectangles
    .text = Riders and hardened fighters, often with more than 1 health and stronger blows.
shape-hexagon = hexagon
    .plural = hexagons
    .text = The largest of all. One that was routed in this battle still counts for strength.

## Fate cards: destiny above, results in the quarters ($n is the number on the symbol)

destiny-gold = success
    .text = Gold. The best result of diplomacy or a test; on 4 of the 30 cards.
destiny-grey = mixed result
    .text = Grey. The middle result; on 8 of the 30 cards.
destiny-red = failure
    .text = Red. The worst result; on 18 of the 30 cards.
quarter-none = nothing
    .text = A miss.
quarter-orb = special symbol
    .text = The ability of the unit; in a duel 1 damage or the ability of one reward.
quarter-rout =
    { $n ->
        [one] { $n } rout
       *[other] { $n } routs
    }
    .text = The enemy routs that many units; in a duel the hero negates that much damage.
quarter-damage = { $n } damage
    .text = The enemy takes that much damage.

## Alignments, attributes, traits

alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
attribute-strength = Strength
attribute-agility = Agility
attribute-wisdom = Wisdom
trait-fast = fast
    .text = With Mobilize and Conquer this figure may come from up to three areas away.
trait-flying = flying
    .text = This figure ignores water and mountain borders.
trait-weapon = Weapon
    .text = A hero uses only one Weapon in a duel, that one as often as its text allows.
trait-armor = Armour
    .text = A hero uses only one Armour in a duel, that one as often as its text allows.

## Terms, each with an explanation in .text; .few and .many stand after a number

term-area = area
    .few = areas
    .many = areas
    .text = One hexagon of the board.
term-home-realm = home realm
    .few = home realms
    .many = home realms
    .text = The three areas a faction starts with. You control them even when they are bare, unless an enemy unit or stronghold is there.
term-setup-marker = home realm marker
    .few = home realm markers
    .many = home realm markers
    .text = Two hexagons at the edge of the board where a home realm will lie.
term-map-tile = map tile
    .few = map tiles
    .many = map tiles
    .text = A piece of the board with two to four areas.
term-figure = figure
    .few = figures
    .many = figures
    .text = A unit or a hero.
term-unit = unit
    .few = units
    .many = units
    .text = A figure of an army, of a faction or neutral. Heroes are not units.
term-neutral-unit = neutral unit
    .few = neutral units
    .many = neutral units
    .text = A unit of no faction: Beastmen, Dragons, Giants, Hellhounds, Razorwings, Sorcerers.
term-allied-unit = allied unit
    .few = allied units
    .many = allied units
    .text = A neutral unit on an area you control. It counts as yours in every way.
term-hero = hero
    .few = heroes
    .many = heroes
    .text = A figure that quests, duels and supports your battles. Heroes do not control areas.
term-standing = standing
    .text = Every figure that is not routed.
term-routed = routed
    .text = Lying on its side: it does not move, attack, challenge, quest or draw fate cards in battle. It stands up in spring.
term-friendly-area = friendly area
    .few = friendly areas
    .many = friendly areas
    .text = An area you control, by a unit of your colour, a stronghold or your home realm.
term-enemy-area = enemy area
    .few = enemy areas
    .many = enemy areas
    .text = An area another player controls.
term-neutral-area = neutral area
    .few = neutral areas
    .many = neutral areas
    .text = An area with neutral units that nobody controls.
term-empty-area = empty area
    .few = empty areas
    .many = empty areas
    .text = An area outside the home realms without units and stronghold. Heroes, a city, runes or tokens may be there.
term-uncontrolled-area = uncontrolled area
    .few = uncontrolled areas
    .many = uncontrolled areas
    .text = An area nobody controls: neutral or empty.
term-contested-area = contested area
    .few = contested areas
    .many = contested areas
    .text = The area where a battle or duel is going on.
term-active-player = active player
    .few = active players
    .many = active players
    .text = The player who is resolving their order card.
term-first-player = first player
    .few = first players
    .many = first players
    .text = The player who reveals the season cards and lays the home realm markers.
term-turn = turn
    .few = turns
    .many = turns
    .text = From just before your order card to just after it; one per season.
term-year = year
    .few = years
    .many = years
    .text = Spring, summer, autumn and winter. There are at most seven.
term-season = season
    .few = seasons
    .many = seasons
    .text = A round of the game: a season card, then one order each.
term-order-of-play = order of play
    .text = Lowest order number first; among equals most influence, then most starting influence.
term-basic-effect = basic effect
    .few = basic effects
    .many = basic effects
    .text = The first effect of a season or order card.
term-additional-effect = additional effect
    .few = additional effects
    .many = additional effects
    .text = What happens in this season every year, after the card’s basic effect.
term-supremacy = supremacy
    .text = The second effect of your order, if its number is the highest of all your orders in play this year.
term-order-card = order card
    .few = order cards
    .many = order cards
    .text = One of your eight orders, numbered 1 to 8. You play four of them a year.
term-season-card = season card
    .few = season cards
    .many = season cards
    .text = Revealed at the start of a season; it concerns everybody.
term-tactics-card = tactics card
    .few = tactics cards
    .many = tactics cards
    .text = A secret card that says when it may be played; not in the season you drew it. At most ten in hand.
term-fate-card = fate card
    .few = fate cards
    .many = fate cards
    .text = A number, a destiny symbol and a result for each of the four shapes.
term-destiny-symbol = destiny symbol
    .few = destiny symbols
    .many = destiny symbols
    .text = Success, mixed result or failure, for diplomacy and tests.
term-quest-card = quest card
    .few = quest cards
    .many = quest cards
    .text = A task for one of your heroes. At most three in hand.
term-starting-quest = starting quest
    .few = starting quests
    .many = starting quests
    .text = A quest that also tells which map tile is used.
term-quest-phase = quest phase
    .few = quest phases
    .many = quest phases
    .text = In summer: each hero moves, heals or trains.
term-reward-card = reward
    .few = rewards
    .many = rewards
    .text = What heroes win; face down with the hero until first used.
term-hero-card = hero card
    .few = hero cards
    .many = hero cards
    .text = Alignment, ability, attributes and health of a hero.
term-objective-card = objective
    .few = objectives
    .many = objectives
    .text = Your secret aim; fulfilled in your own turn, it gives one dragon rune.
term-title-card = title
    .few = titles
    .many = titles
    .text = One of three offices with a lasting benefit, bought with influence.
term-victory-card = victory card
    .few = victory cards
    .many = victory cards
    .text = Laid on a season deck with six dragon runes shown; if you still have six a year later, you win.
term-rune = rune
    .few = runes
    .many = runes
    .text = A token, dragon or false, face down on the board. At most one to an area.
term-dragon-rune = dragon rune
    .few = dragon runes
    .many = dragon runes
    .text = What you play for: most of them win, six may win early.
term-false-rune = false rune
    .few = false runes
    .many = false runes
    .text = Looks like a dragon rune from the back and is worth nothing.
term-influence = influence
    .text = For diplomacy, bids, titles and heroes; it also breaks ties.
term-influence-token = influence
    .few = influence
    .many = influence
    .text = One token of influence.
term-activation-token = activation token
    .few = activation tokens
    .many = activation tokens
    .text = Your units do not leave an area with your token, except by retreat. It goes in spring.
term-stronghold = stronghold
    .few = strongholds
    .many = strongholds
    .text = Controls its area, recruits, bears a development; adds 5 to the defence, damaged 3.
term-development = development
    .few = developments
    .many = developments
    .text = Stands at a stronghold, at most one each; pays at Harvest or helps in defence.
term-fortification = fortification
    .few = fortifications
    .many = fortifications
    .text = The development that defends; every faction has its own.
term-city = city
    .few = cities
    .many = cities
    .text = Offers neutral units, tactics cards, influence or quests to whoever controls its area.
term-dial = dial
    .few = dials
    .many = dials
    .text = Shows one resource from 0 to 8, and what it yields up to the pointer.
term-initiative = initiative
    .text = The combat round, 1 to 5, in which a type draws.
term-health = health
    .text = That much damage destroys a unit or defeats a hero.
term-strength = strength
    .text = What decides a battle: standing units, routed hexagons, the stronghold, bonuses.
term-damage = damage
    .few = damage
    .many = damage
    .text = Leaves units when the battle ends; stays on heroes until they heal.
term-rout = rout
    .few = routs
    .many = routs
    .text = Lays a figure on its side, whatever its health.
term-retreat = retreat
    .few = retreats
    .many = retreats
    .text = To one adjacent area, friendly before empty; afterwards the figures are routed.
term-battle = battle
    .few = battles
    .many = battles
    .text = Line-up, heroes, cards, five rounds, strength, outcome. The defender wins ties.
term-combat-round = combat round
    .few = combat rounds
    .many = combat rounds
    .text = All types of one initiative draw and fight.
term-support = support
    .text = A hero beside a type lets it draw one fate card more and discard one.
term-diplomacy = diplomacy
    .text = Spend 1 to 6 influence, draw as many fate cards, choose one: the neutrals join you, flee or stand firm.
term-duel = duel
    .few = duels
    .many = duels
    .text = Two heroes, up to four rounds, one fate card each.
term-test = test
    .few = tests
    .many = tests
    .text = As many fate cards as the attribute; choose one, its destiny decides.
term-training = training
    .text = Raises an attribute, never by more than +2.
term-bid = influence bid
    .few = influence bids
    .many = influence bids
    .text = All choose in secret and reveal together; everybody pays.
term-wizards-council = Wizards’ Council
    .text = A mark on some season cards. By itself it does nothing; the Primarch takes 1 influence for it.
term-defeated-marker = fallen hero’s marker
    .few = fallen heroes’ markers
    .many = fallen heroes’ markers
    .text = Marks where a defeated hero left rewards for others to pick up.
term-exploration-token = exploration token
    .few = exploration tokens
    .many = exploration tokens
    .text = Optional rule: a hero who ends a move on it in the quest phase turns it up.

## The thirty fate cards

fate-01 = fate card 1
    .text = Failure. Triangle: nothing; circle: special symbol; rectangle: 2 routs; hexagon: 2 damage.
fate-02 = fate card 2
    .text = Failure. Triangle: nothing; circle: special symbol; rectangle: 2 routs; hexagon: 1 damage.
fate-03 = fate card 3
    .text = Mixed result. Triangle: nothing; circle: special symbol; rectangle: special symbol; hexagon: 1 damage.
fate-04 = fate card 4
    .text = Mixed result. Triangle: nothing; circle: special symbol; rectangle: special symbol; hexagon: nothing.
fate-05 = fate card 5
    .text = Success. Triangle: 1 rout; circle: 1 damage; rectangle: nothing; hexagon: nothing.
fate-06 = fate card 6
    .text = Failure. Triangle: 1 rout; circle: 1 damage; rectangle: nothing; hexagon: special symbol.
fate-07 = fate card 7
    .text = Success. Triangle: 1 rout; circle: nothing; rectangle: nothing; hexagon: special symbol.
fate-08 = fate card 8
    .text = Failure. Triangle: 1 rout; circle: nothing; rectangle: 1 rout; hexagon: 3 damage.
fate-09 = fate card 9
    .text = Failure. Triangle: special symbol; circle: nothing; rectangle: 1 rout; hexagon: 3 damage.
fate-10 = fate card 10
    .text = Failure. Triangle: special symbol; circle: nothing; rectangle: 1 rout; hexagon: 2 damage.
fate-11 = fate card 11
    .text = Failure. Triangle: nothing; circle: special symbol; rectangle: 2 damage; hexagon: 2 damage.
fate-12 = fate card 12
    .text = Failure. Triangle: nothing; circle: special symbol; rectangle: 2 damage; hexagon: 1 damage.
fate-13 = fate card 13
    .text = Mixed result. Triangle: nothing; circle: special symbol; rectangle: special symbol; hexagon: 1 damage.
fate-14 = fate card 14
    .text = Mixed result. Triangle: nothing; circle: special symbol; rectangle: special symbol; hexagon: 1 damage.
fate-15 = fate card 15
    .text = Mixed result. Triangle: 1 damage; circle: 1 rout; rectangle: nothing; hexagon: nothing.
fate-16 = fate card 16
    .text = Failure. Triangle: 1 damage; circle: 1 rout; rectangle: nothing; hexagon: special symbol.
fate-17 = fate card 17
    .text = Success. Triangle: 1 damage; circle: nothing; rectangle: nothing; hexagon: special symbol.
fate-18 = fate card 18
    .text = Failure. Triangle: 1 damage; circle: nothing; rectangle: 1 damage; hexagon: 3 damage.
fate-19 = fate card 19
    .text = Failure. Triangle: special symbol; circle: nothing; rectangle: 1 damage; hexagon: nothing.
fate-20 = fate card 20
    .text = Failure. Triangle: special symbol; circle: nothing; rectangle: 1 damage; hexagon: 2 damage.
fate-21 = fate card 21
    .text = Failure. Triangle: nothing; circle: special symbol; rectangle: 2 damage; hexagon: 2 routs.
fate-22 = fate card 22
    .text = Failure. Triangle: nothing; circle: special symbol; rectangle: 2 damage; hexagon: 2 routs.
fate-23 = fate card 23
    .text = Mixed result. Triangle: nothing; circle: special symbol; rectangle: special symbol; hexagon: 1 rout.
fate-24 = fate card 24
    .text = Mixed result. Triangle: nothing; circle: special symbol; rectangle: special symbol; hexagon: nothing.
fate-25 = fate card 25
    .text = Mixed result. Triangle: 1 damage; circle: 1 damage; rectangle: nothing; hexagon: nothing.
fate-26 = fate card 26
    .text = Failure. Triangle: 1 damage; circle: 1 damage; rectangle: nothing; hexagon: special symbol.
fate-27 = fate card 27
    .text = Success. Triangle: 1 damage; circle: nothing; rectangle: nothing; hexagon: special symbol.
fate-28 = fate card 28
    .text = Failure. Triangle: 1 damage; circle: nothing; rectangle: 1 damage; hexagon: 2 routs.
fate-29 = fate card 29
    .text = Failure. Triangle: special symbol; circle: nothing; rectangle: 1 damage; hexagon: 2 routs.
fate-30 = fate card 30
    .text = Failure. Triangle: special symbol; circle: nothing; rectangle: 1 damage; hexagon: 2 routs.

## Map tiles and areas: what an area gives, what starts there, which sides are closed

tile-1 = tile 1
    .text = Areas 1A, 1B and 1C.
tile-2 = tile 2
    .text = Areas 2A, 2B and 2C.
tile-3 = tile 3
    .text = Areas 3A, 3B and 3C.
tile-4 = tile 4
    .text = Areas 4A, 4B and 4C.
tile-5 = tile 5
    .text = Areas 5A, 5B, 5C and 5D. Two pieces, joined before it is laid.
tile-6 = tile 6
    .text = Areas 6A, 6B, 6C and 6D. Two pieces, joined before it is laid.
tile-7 = tile 7
    .text = Areas 7A, 7B and 7C.
tile-8 = tile 8
    .text = Areas 8A, 8B, 8C and 8D. Two pieces, joined before it is laid.
tile-9 = tile 9
    .text = Areas 9A and 9B.
home-daqan = Daqan home realm
    .text = Areas DA, DB and DC.
home-latari = Latari home realm
    .text = Areas LA, LB and LC.
home-waiqar = Waiqar home realm
    .text = Areas WA, WB and WC.
home-uthuk = Uthuk home realm
    .text = Areas UA, UB and UC.
area-1A = Witch Fields 1A
    .text = Gives 2 food. At the start: 2 Sorcerers. 1 water border.
area-1B = Wild Meadows 1B
    .text = Gives 1 food and 1 wood. At the start: 2 Beastmen.
area-1C = Long Acres 1C
    .text = Gives 1 food.
area-2A = Raven Woods 2A
    .text = Gives 1 wood and 1 ore. At the start: 2 Razorwings. 2 mountain borders.
area-2B = Mill Fields 2B
    .text = Gives 1 food. A city.
area-2C = River Woods 2C
    .text = Gives 2 wood. 2 water borders.
area-3A = Fire Hills 3A
    .text = Gives 2 ore. At the start: 2 Hellhounds. 1 mountain border.
area-3B = Market Fields 3B
    .text = Gives 1 food. A city.
area-3C = Lake Meadows 3C
    .text = Gives 1 food and 1 wood. 1 water border.
area-4A = Willow Meadows 4A
    .text = Gives 1 food and 1 wood. 1 water border.
area-4B = Giant Acres 4B
    .text = Gives 1 food and 1 ore. At the start: 1 Giant. 1 mountain border.
area-4C = Honey Woods 4C
    .text = Gives 1 wood. A city.
area-5A = Rich Acres 5A
    .text = Gives 2 food. 1 water border.
area-5B = Fair Meadows 5B
    .text = Gives 1 food. A city.
area-5C = Thorn Woods 5C
    .text = Gives 1 wood and 1 ore. At the start: 2 Razorwings. 2 mountain borders.
area-5D = Black Hills 5D
    .text = Gives 2 ore. At the start: 1 Dragon. 1 mountain border.
area-6A = Howling Woods 6A
    .text = Gives 2 wood. At the start: 2 Hellhounds. 2 mountain borders.
area-6B = Windy Fields 6B
    .text = Gives 1 food and 1 ore. 1 mountain border.
area-6C = Charcoal Woods 6C
    .text = Gives 1 wood. A city.
area-6D = Misty Meadows 6D
    .text = Gives 1 food. At the start: 1 Sorcerer. 1 water border.
area-7A = Horned Meadows 7A
    .text = Gives 1 food and 1 wood. At the start: 2 Beastmen. 1 water border.
area-7B = Thunder Hills 7B
    .text = Gives 2 ore. At the start: 1 Giant. 1 mountain border.
area-7C = Rye Fields 7C
    .text = Gives 2 food.
area-8A = Ancient Woods 8A
    .text = Gives 3 wood. At the start: 2 Beastmen. 1 mountain border.
area-8B = Stone Fields 8B
    .text = Gives 1 food and 1 ore. At the start: 1 Sorcerer. 2 mountain borders.
area-8C = Apple Acres 8C
    .text = Gives 1 food. A city.
area-8D = Heron Meadows 8D
    .text = Gives 1 food and 1 wood. 2 water borders.
area-9A = Border Woods 9A
    .text = Gives 1 wood. A city. 1 water border.
area-9B = Dark Hills 9B
    .text = Gives 2 ore. At the start: 1 Dragon. 2 mountain borders.
area-DA = King’s Meadows DA
    .text = Gives 1 food and 1 wood. 1 water border.
area-DB = Castle Fields DB
    .text = Gives 1 food and 1 ore.
area-DC = Knights’ Acres DC
    .text = Gives 1 food, 1 wood and 1 ore. 1 water border.
area-LA = Elven Meadows LA
    .text = Gives 1 food and 1 wood. 2 water borders.
area-LB = Bright Groves LB
    .text = Gives 1 wood and 1 ore.
area-LC = Starlit Fields LC
    .text = Gives 1 food, 1 wood and 1 ore.
area-WA = Bone Fields WA
    .text = Gives 1 food and 1 ore. 2 mountain borders.
area-WB = Pale Meadows WB
    .text = Gives 1 food and 1 wood. 2 mountain borders.
area-WC = Barrow Fields WC
    .text = Gives 1 food, 1 wood and 1 ore.
area-UA = Blood Fields UA
    .text = Gives 1 food and 1 ore. 1 mountain border.
area-UB = Red Acres UB
    .text = Gives 1 food and 1 ore. 1 mountain border.
area-UC = Ash Fields UC
    .text = Gives 1 food, 1 wood and 1 ore.

## Options

option-board = The board
    .help = Who builds the board before the game; or a ready map, on which all forces are in place and play begins at once.
option-board-built = Built by the players
    .help = Everybody lays tiles, the first player the markers, then runes and realms, as the rulebook has it.
option-board-random = At random
    .help = Tiles, markers and realms are laid by chance; the runes are still yours to lay.
option-board-city-road = Ready: City Road
    .help = The realms lie near each other, with cities on the road between them. The first seats play Daqan, Uthuk, Latari, Waiqar.
option-board-great-wood = Ready: The Great Wood
    .help = A rich wood lies between the realms. For two Daqan and Latari, else Daqan, Uthuk, Latari, Waiqar.
option-board-far-gates = Ready: Far Gates
    .help = The realms lie far apart: time to grow before the first battle. For two Daqan and Waiqar, else Daqan, Uthuk, Latari, Waiqar.
conflict-map = The tiles of this data pack do not fit together on this map: choose another board.
option-exploration = Exploration tokens
    .help = The optional rule: heroes turn up what lies on the areas they reach.
option-exploration-off = Off
    .help = No tokens are laid.
option-exploration-on = On
    .help = A token lies on every area outside the realms.

## Players before they have a faction, and small words

seat-player1 = Player 1
    .gen = Player 1’s
seat-player2 = Player 2
    .gen = Player 2’s
seat-player3 = Player 3
    .gen = Player 3’s
seat-player4 = Player 4
    .gen = Player 4’s
face-none = none
face-false = false rune
face-dragon = dragon rune
option-change-dial = turn a dial
option-gain-influence = gain influence
option-discard-tactics = discard a tactics card
option-hero-damage = the hero takes damage
option-place-neutral-hexagon = a hexagon unit
option-place-neutral-rectangle = rectangle units
option-place-neutral-triangle = triangle units
option-repair-stronghold = repair a stronghold
option-build-development = build a development
option-discard-reward = discard a reward
option-deal-rout-triangle = rout triangle units
option-deal-rout-rectangle = rout a rectangle unit
option-deal-damage = deal damage
option-destroy-units = destroy a damaged or routed unit
option-destroy-units-triangle = lose triangle units
option-destroy-units-rectangle = lose a rectangle unit
result-miss = misses
    .none = no misses
    .one = miss
    .few = misses
    .many = misses
result-damage = damage
    .none = no damage
    .one = damage
    .few = damage
    .many = damage
result-rout = routs
    .none = no routs
    .one = rout
    .few = routs
    .many = routs
result-special = special symbols
    .none = no special symbols
    .one = special symbol
    .few = special symbols
    .many = special symbols
line-neutral = neutral units
line-tactics = tactics cards
line-influence = influence
line-quests = quest cards

## Units in a battle: standing or routed, with damage

class-bowman = { unit-bowman }
    .acc = { unit-bowman.acc }
    .few = { unit-bowman.few }
    .many = { unit-bowman.many }
    .standing = { unit-bowman }
class-bowman-routed = { unit-bowman } (routed)
    .acc = { unit-bowman.acc } (routed)
    .few = { unit-bowman.few } (routed)
    .many = { unit-bowman.many } (routed)
    .standing = { class-bowman }
class-footman = { unit-footman }
    .acc = { unit-footman.acc }
    .few = { unit-footman.few }
    .many = { unit-footman.many }
    .standing = { unit-footman }
class-footman-routed = { unit-footman } (routed)
    .acc = { unit-footman.acc } (routed)
    .few = { unit-footman.few } (routed)
    .many = { unit-footman.many } (routed)
    .standing = { class-footman }
class-knight = { unit-knight }
    .acc = { unit-knight.acc }
    .few = { unit-knight.few }
    .many = { unit-knight.many }
    .standing = { unit-knight }
class-knight-hurt1 = { unit-knight } (damage 1)
    .acc = { unit-knight.acc } (damage 1)
    .few = { unit-knight.few } (damage 1)
    .many = { unit-knight.many } (damage 1)
    .standing = { unit-knight } (damage 1)
class-knight-routed = { unit-knight } (routed)
    .acc = { unit-knight.acc } (routed)
    .few = { unit-knight.few } (routed)
    .many = { unit-knight.many } (routed)
    .standing = { class-knight }
class-knight-routed-hurt1 = { unit-knight } (routed, damage 1)
    .acc = { unit-knight.acc } (routed, damage 1)
    .few = { unit-knight.few } (routed, damage 1)
    .many = { unit-knight.many } (routed, damage 1)
    .standing = { class-knight-hurt1 }
class-siege-tower = { unit-siege-tower }
    .acc = { unit-siege-tower.acc }
    .few = { unit-siege-tower.few }
    .many = { unit-siege-tower.many }
    .standing = { unit-siege-tower }
class-siege-tower-hurt1 = { unit-siege-tower } (damage 1)
    .acc = { unit-siege-tower.acc } (damage 1)
    .few = { unit-siege-tower.few } (damage 1)
    .many = { unit-siege-tower.many } (damage 1)
    .standing = { unit-siege-tower } (damage 1)
class-siege-tower-hurt2 = { unit-siege-tower } (damage 2)
    .acc = { unit-siege-tower.acc } (damage 2)
    .few = { unit-siege-tower.few } (damage 2)
    .many = { unit-siege-tower.many } (damage 2)
    .standing = { unit-siege-tower } (damage 2)
class-siege-tower-routed = { unit-siege-tower } (routed)
    .acc = { unit-siege-tower.acc } (routed)
    .few = { unit-siege-tower.few } (routed)
    .many = { unit-siege-tower.many } (routed)
    .standing = { class-siege-tower }
class-siege-tower-routed-hurt1 = { unit-siege-tower } (routed, damage 1)
    .acc = { unit-siege-tower.acc } (routed, damage 1)
    .few = { unit-siege-tower.few } (routed, damage 1)
    .many = { unit-siege-tower.many } (routed, damage 1)
    .standing = { class-siege-tower-hurt1 }
class-siege-tower-routed-hurt2 = { unit-siege-tower } (routed, damage 2)
    .acc = { unit-siege-tower.acc } (routed, damage 2)
    .few = { unit-siege-tower.few } (routed, damage 2)
    .many = { unit-siege-tower.many } (routed, damage 2)
    .standing = { class-siege-tower-hurt2 }
class-archer = { unit-archer }
    .acc = { unit-archer.acc }
    .few = { unit-archer.few }
    .many = { unit-archer.many }
    .standing = { unit-archer }
class-archer-routed = { unit-archer } (routed)
    .acc = { unit-archer.acc } (routed)
    .few = { unit-archer.few } (routed)
    .many = { unit-archer.many } (routed)
    .standing = { class-archer }
class-pegasus-rider = { unit-pegasus-rider }
    .acc = { unit-pegasus-rider.acc }
    .few = { unit-pegasus-rider.few }
    .many = { unit-pegasus-rider.many }
    .standing = { unit-pegasus-rider }
class-pegasus-rider-hurt1 = { unit-pegasus-rider } (damage 1)
    .acc = { unit-pegasus-rider.acc } (damage 1)
    .few = { unit-pegasus-rider.few } (damage 1)
    .many = { unit-pegasus-rider.many } (damage 1)
    .standing = { unit-pegasus-rider } (damage 1)
class-pegasus-rider-hurt2 = { unit-pegasus-rider } (damage 2)
    .acc = { unit-pegasus-rider.acc } (damage 2)
    .few = { unit-pegasus-rider.few } (damage 2)
    .many = { unit-pegasus-rider.many } (damage 2)
    .standing = { unit-pegasus-rider } (damage 2)
class-pegasus-rider-routed = { unit-pegasus-rider } (routed)
    .acc = { unit-pegasus-rider.acc } (routed)
    .few = { unit-pegasus-rider.few } (routed)
    .many = { unit-pegasus-rider.many } (routed)
    .standing = { class-pegasus-rider }
class-pegasus-rider-routed-hurt1 = { unit-pegasus-rider } (routed, damage 1)
    .acc = { unit-pegasus-rider.acc } (routed, damage 1)
    .few = { unit-pegasus-rider.few } (routed, damage 1)
    .many = { unit-pegasus-rider.many } (routed, damage 1)
    .standing = { class-pegasus-rider-hurt1 }
class-pegasus-rider-routed-hurt2 = { unit-pegasus-rider } (routed, damage 2)
    .acc = { unit-pegasus-rider.acc } (routed, damage 2)
    .few = { unit-pegasus-rider.few } (routed, damage 2)
    .many = { unit-pegasus-rider.many } (routed, damage 2)
    .standing = { class-pegasus-rider-hurt2 }
class-sorceress = { unit-sorceress }
    .acc = { unit-sorceress.acc }
    .few = { unit-sorceress.few }
    .many = { unit-sorceress.many }
    .standing = { unit-sorceress }
class-sorceress-routed = { unit-sorceress } (routed)
    .acc = { unit-sorceress.acc } (routed)
    .few = { unit-sorceress.few } (routed)
    .many = { unit-sorceress.many } (routed)
    .standing = { class-sorceress }
class-warrior = { unit-warrior }
    .acc = { unit-warrior.acc }
    .few = { unit-warrior.few }
    .many = { unit-warrior.many }
    .standing = { unit-warrior }
class-warrior-hurt1 = { unit-warrior } (damage 1)
    .acc = { unit-warrior.acc } (damage 1)
    .few = { unit-warrior.few } (damage 1)
    .many = { unit-warrior.many } (damage 1)
    .standing = { unit-warrior } (damage 1)
class-warrior-routed = { unit-warrior } (routed)
    .acc = { unit-warrior.acc } (routed)
    .few = { unit-warrior.few } (routed)
    .many = { unit-warrior.many } (routed)
    .standing = { class-warrior }
class-warrior-routed-hurt1 = { unit-warrior } (routed, damage 1)
    .acc = { unit-warrior.acc } (routed, damage 1)
    .few = { unit-warrior.few } (routed, damage 1)
    .many = { unit-warrior.many } (routed, damage 1)
    .standing = { class-warrior-hurt1 }
class-skeleton-archer = { unit-skeleton-archer }
    .acc = { unit-skeleton-archer.acc }
    .few = { unit-skeleton-archer.few }
    .many = { unit-skeleton-archer.many }
    .standing = { unit-skeleton-archer }
class-skeleton-archer-routed = { unit-skeleton-archer } (routed)
    .acc = { unit-skeleton-archer.acc } (routed)
    .few = { unit-skeleton-archer.few } (routed)
    .many = { unit-skeleton-archer.many } (routed)
    .standing = { class-skeleton-archer }
class-necromancer = { unit-necromancer }
    .acc = { unit-necromancer.acc }
    .few = { unit-necromancer.few }
    .many = { unit-necromancer.many }
    .standing = { unit-necromancer }
class-necromancer-routed = { unit-necromancer } (routed)
    .acc = { unit-necromancer.acc } (routed)
    .few = { unit-necromancer.few } (routed)
    .many = { unit-necromancer.many } (routed)
    .standing = { class-necromancer }
class-reanimate = { unit-reanimate }
    .acc = { unit-reanimate.acc }
    .few = { unit-reanimate.few }
    .many = { unit-reanimate.many }
    .standing = { unit-reanimate }
class-reanimate-routed = { unit-reanimate } (routed)
    .acc = { unit-reanimate.acc } (routed)
    .few = { unit-reanimate.few } (routed)
    .many = { unit-reanimate.many } (routed)
    .standing = { class-reanimate }
class-dark-knight = { unit-dark-knight }
    .acc = { unit-dark-knight.acc }
    .few = { unit-dark-knight.few }
    .many = { unit-dark-knight.many }
    .standing = { unit-dark-knight }
class-dark-knight-hurt1 = { unit-dark-knight } (damage 1)
    .acc = { unit-dark-knight.acc } (damage 1)
    .few = { unit-dark-knight.few } (damage 1)
    .many = { unit-dark-knight.many } (damage 1)
    .standing = { unit-dark-knight } (damage 1)
class-dark-knight-hurt2 = { unit-dark-knight } (damage 2)
    .acc = { unit-dark-knight.acc } (damage 2)
    .few = { unit-dark-knight.few } (damage 2)
    .many = { unit-dark-knight.many } (damage 2)
    .standing = { unit-dark-knight } (damage 2)
class-dark-knight-routed = { unit-dark-knight } (routed)
    .acc = { unit-dark-knight.acc } (routed)
    .few = { unit-dark-knight.few } (routed)
    .many = { unit-dark-knight.many } (routed)
    .standing = { class-dark-knight }
class-dark-knight-routed-hurt1 = { unit-dark-knight } (routed, damage 1)
    .acc = { unit-dark-knight.acc } (routed, damage 1)
    .few = { unit-dark-knight.few } (routed, damage 1)
    .many = { unit-dark-knight.many } (routed, damage 1)
    .standing = { class-dark-knight-hurt1 }
class-dark-knight-routed-hurt2 = { unit-dark-knight } (routed, damage 2)
    .acc = { unit-dark-knight.acc } (routed, damage 2)
    .few = { unit-dark-knight.few } (routed, damage 2)
    .many = { unit-dark-knight.many } (routed, damage 2)
    .standing = { class-dark-knight-hurt2 }
class-flesh-ripper = { unit-flesh-ripper }
    .acc = { unit-flesh-ripper.acc }
    .few = { unit-flesh-ripper.few }
    .many = { unit-flesh-ripper.many }
    .standing = { unit-flesh-ripper }
class-flesh-ripper-hurt1 = { unit-flesh-ripper } (damage 1)
    .acc = { unit-flesh-ripper.acc } (damage 1)
    .few = { unit-flesh-ripper.few } (damage 1)
    .many = { unit-flesh-ripper.many } (damage 1)
    .standing = { unit-flesh-ripper } (damage 1)
class-flesh-ripper-hurt2 = { unit-flesh-ripper } (damage 2)
    .acc = { unit-flesh-ripper.acc } (damage 2)
    .few = { unit-flesh-ripper.few } (damage 2)
    .many = { unit-flesh-ripper.many } (damage 2)
    .standing = { unit-flesh-ripper } (damage 2)
class-flesh-ripper-routed = { unit-flesh-ripper } (routed)
    .acc = { unit-flesh-ripper.acc } (routed)
    .few = { unit-flesh-ripper.few } (routed)
    .many = { unit-flesh-ripper.many } (routed)
    .standing = { class-flesh-ripper }
class-flesh-ripper-routed-hurt1 = { unit-flesh-ripper } (routed, damage 1)
    .acc = { unit-flesh-ripper.acc } (routed, damage 1)
    .few = { unit-flesh-ripper.few } (routed, damage 1)
    .many = { unit-flesh-ripper.many } (routed, damage 1)
    .standing = { class-flesh-ripper-hurt1 }
class-flesh-ripper-routed-hurt2 = { unit-flesh-ripper } (routed, damage 2)
    .acc = { unit-flesh-ripper.acc } (routed, damage 2)
    .few = { unit-flesh-ripper.few } (routed, damage 2)
    .many = { unit-flesh-ripper.many } (routed, damage 2)
    .standing = { class-flesh-ripper-hurt2 }
class-berserker = { unit-berserker }
    .acc = { unit-berserker.acc }
    .few = { unit-berserker.few }
    .many = { unit-berserker.many }
    .standing = { unit-berserker }
class-berserker-routed = { unit-berserker } (routed)
    .acc = { unit-berserker.acc } (routed)
    .few = { unit-berserker.few } (routed)
    .many = { unit-berserker.many } (routed)
    .standing = { class-berserker }
class-warlock = { unit-warlock }
    .acc = { unit-warlock.acc }
    .few = { unit-warlock.few }
    .many = { unit-warlock.many }
    .standing = { unit-warlock }
class-warlock-routed = { unit-warlock } (routed)
    .acc = { unit-warlock.acc } (routed)
    .few = { unit-warlock.few } (routed)
    .many = { unit-warlock.many } (routed)
    .standing = { class-warlock }
class-chaos-lord = { unit-chaos-lord }
    .acc = { unit-chaos-lord.acc }
    .few = { unit-chaos-lord.few }
    .many = { unit-chaos-lord.many }
    .standing = { unit-chaos-lord }
class-chaos-lord-hurt1 = { unit-chaos-lord } (damage 1)
    .acc = { unit-chaos-lord.acc } (damage 1)
    .few = { unit-chaos-lord.few } (damage 1)
    .many = { unit-chaos-lord.many } (damage 1)
    .standing = { unit-chaos-lord } (damage 1)
class-chaos-lord-hurt2 = { unit-chaos-lord } (damage 2)
    .acc = { unit-chaos-lord.acc } (damage 2)
    .few = { unit-chaos-lord.few } (damage 2)
    .many = { unit-chaos-lord.many } (damage 2)
    .standing = { unit-chaos-lord } (damage 2)
class-chaos-lord-hurt3 = { unit-chaos-lord } (damage 3)
    .acc = { unit-chaos-lord.acc } (damage 3)
    .few = { unit-chaos-lord.few } (damage 3)
    .many = { unit-chaos-lord.many } (damage 3)
    .standing = { unit-chaos-lord } (damage 3)
class-chaos-lord-routed = { unit-chaos-lord } (routed)
    .acc = { unit-chaos-lord.acc } (routed)
    .few = { unit-chaos-lord.few } (routed)
    .many = { unit-chaos-lord.many } (routed)
    .standing = { class-chaos-lord }
class-chaos-lord-routed-hurt1 = { unit-chaos-lord } (routed, damage 1)
    .acc = { unit-chaos-lord.acc } (routed, damage 1)
    .few = { unit-chaos-lord.few } (routed, damage 1)
    .many = { unit-chaos-lord.many } (routed, damage 1)
    .standing = { class-chaos-lord-hurt1 }
class-chaos-lord-routed-hurt2 = { unit-chaos-lord } (routed, damage 2)
    .acc = { unit-chaos-lord.acc } (routed, damage 2)
    .few = { unit-chaos-lord.few } (routed, damage 2)
    .many = { unit-chaos-lord.many } (routed, damage 2)
    .standing = { class-chaos-lord-hurt2 }
class-chaos-lord-routed-hurt3 = { unit-chaos-lord } (routed, damage 3)
    .acc = { unit-chaos-lord.acc } (routed, damage 3)
    .few = { unit-chaos-lord.few } (routed, damage 3)
    .many = { unit-chaos-lord.many } (routed, damage 3)
    .standing = { class-chaos-lord-hurt3 }
class-beastman = { unit-beastman }
    .acc = { unit-beastman.acc }
    .few = { unit-beastman.few }
    .many = { unit-beastman.many }
    .standing = { unit-beastman }
class-beastman-routed = { unit-beastman } (routed)
    .acc = { unit-beastman.acc } (routed)
    .few = { unit-beastman.few } (routed)
    .many = { unit-beastman.many } (routed)
    .standing = { class-beastman }
class-dragon = { unit-dragon }
    .acc = { unit-dragon.acc }
    .few = { unit-dragon.few }
    .many = { unit-dragon.many }
    .standing = { unit-dragon }
class-dragon-hurt1 = { unit-dragon } (damage 1)
    .acc = { unit-dragon.acc } (damage 1)
    .few = { unit-dragon.few } (damage 1)
    .many = { unit-dragon.many } (damage 1)
    .standing = { unit-dragon } (damage 1)
class-dragon-hurt2 = { unit-dragon } (damage 2)
    .acc = { unit-dragon.acc } (damage 2)
    .few = { unit-dragon.few } (damage 2)
    .many = { unit-dragon.many } (damage 2)
    .standing = { unit-dragon } (damage 2)
class-dragon-hurt3 = { unit-dragon } (damage 3)
    .acc = { unit-dragon.acc } (damage 3)
    .few = { unit-dragon.few } (damage 3)
    .many = { unit-dragon.many } (damage 3)
    .standing = { unit-dragon } (damage 3)
class-dragon-routed = { unit-dragon } (routed)
    .acc = { unit-dragon.acc } (routed)
    .few = { unit-dragon.few } (routed)
    .many = { unit-dragon.many } (routed)
    .standing = { class-dragon }
class-dragon-routed-hurt1 = { unit-dragon } (routed, damage 1)
    .acc = { unit-dragon.acc } (routed, damage 1)
    .few = { unit-dragon.few } (routed, damage 1)
    .many = { unit-dragon.many } (routed, damage 1)
    .standing = { class-dragon-hurt1 }
class-dragon-routed-hurt2 = { unit-dragon } (routed, damage 2)
    .acc = { unit-dragon.acc } (routed, damage 2)
    .few = { unit-dragon.few } (routed, damage 2)
    .many = { unit-dragon.many } (routed, damage 2)
    .standing = { class-dragon-hurt2 }
class-dragon-routed-hurt3 = { unit-dragon } (routed, damage 3)
    .acc = { unit-dragon.acc } (routed, damage 3)
    .few = { unit-dragon.few } (routed, damage 3)
    .many = { unit-dragon.many } (routed, damage 3)
    .standing = { class-dragon-hurt3 }
class-giant = { unit-giant }
    .acc = { unit-giant.acc }
    .few = { unit-giant.few }
    .many = { unit-giant.many }
    .standing = { unit-giant }
class-giant-hurt1 = { unit-giant } (damage 1)
    .acc = { unit-giant.acc } (damage 1)
    .few = { unit-giant.few } (damage 1)
    .many = { unit-giant.many } (damage 1)
    .standing = { unit-giant } (damage 1)
class-giant-hurt2 = { unit-giant } (damage 2)
    .acc = { unit-giant.acc } (damage 2)
    .few = { unit-giant.few } (damage 2)
    .many = { unit-giant.many } (damage 2)
    .standing = { unit-giant } (damage 2)
class-giant-hurt3 = { unit-giant } (damage 3)
    .acc = { unit-giant.acc } (damage 3)
    .few = { unit-giant.few } (damage 3)
    .many = { unit-giant.many } (damage 3)
    .standing = { unit-giant } (damage 3)
class-giant-hurt4 = { unit-giant } (damage 4)
    .acc = { unit-giant.acc } (damage 4)
    .few = { unit-giant.few } (damage 4)
    .many = { unit-giant.many } (damage 4)
    .standing = { unit-giant } (damage 4)
class-giant-routed = { unit-giant } (routed)
    .acc = { unit-giant.acc } (routed)
    .few = { unit-giant.few } (routed)
    .many = { unit-giant.many } (routed)
    .standing = { class-giant }
class-giant-routed-hurt1 = { unit-giant } (routed, damage 1)
    .acc = { unit-giant.acc } (routed, damage 1)
    .few = { unit-giant.few } (routed, damage 1)
    .many = { unit-giant.many } (routed, damage 1)
    .standing = { class-giant-hurt1 }
class-giant-routed-hurt2 = { unit-giant } (routed, damage 2)
    .acc = { unit-giant.acc } (routed, damage 2)
    .few = { unit-giant.few } (routed, damage 2)
    .many = { unit-giant.many } (routed, damage 2)
    .standing = { class-giant-hurt2 }
class-giant-routed-hurt3 = { unit-giant } (routed, damage 3)
    .acc = { unit-giant.acc } (routed, damage 3)
    .few = { unit-giant.few } (routed, damage 3)
    .many = { unit-giant.many } (routed, damage 3)
    .standing = { class-giant-hurt3 }
class-giant-routed-hurt4 = { unit-giant } (routed, damage 4)
    .acc = { unit-giant.acc } (routed, damage 4)
    .few = { unit-giant.few } (routed, damage 4)
    .many = { unit-giant.many } (routed, damage 4)
    .standing = { class-giant-hurt4 }
class-hellhound = { unit-hellhound }
    .acc = { unit-hellhound.acc }
    .few = { unit-hellhound.few }
    .many = { unit-hellhound.many }
    .standing = { unit-hellhound }
class-hellhound-hurt1 = { unit-hellhound } (damage 1)
    .acc = { unit-hellhound.acc } (damage 1)
    .few = { unit-hellhound.few } (damage 1)
    .many = { unit-hellhound.many } (damage 1)
    .standing = { unit-hellhound } (damage 1)
class-hellhound-routed = { unit-hellhound } (routed)
    .acc = { unit-hellhound.acc } (routed)
    .few = { unit-hellhound.few } (routed)
    .many = { unit-hellhound.many } (routed)
    .standing = { class-hellhound }
class-hellhound-routed-hurt1 = { unit-hellhound } (routed, damage 1)
    .acc = { unit-hellhound.acc } (routed, damage 1)
    .few = { unit-hellhound.few } (routed, damage 1)
    .many = { unit-hellhound.many } (routed, damage 1)
    .standing = { class-hellhound-hurt1 }
class-razorwing = { unit-razorwing }
    .acc = { unit-razorwing.acc }
    .few = { unit-razorwing.few }
    .many = { unit-razorwing.many }
    .standing = { unit-razorwing }
class-razorwing-routed = { unit-razorwing } (routed)
    .acc = { unit-razorwing.acc } (routed)
    .few = { unit-razorwing.few } (routed)
    .many = { unit-razorwing.many } (routed)
    .standing = { class-razorwing }
class-sorcerer = { unit-sorcerer }
    .acc = { unit-sorcerer.acc }
    .few = { unit-sorcerer.few }
    .many = { unit-sorcerer.many }
    .standing = { unit-sorcerer }
class-sorcerer-hurt1 = { unit-sorcerer } (damage 1)
    .acc = { unit-sorcerer.acc } (damage 1)
    .few = { unit-sorcerer.few } (damage 1)
    .many = { unit-sorcerer.many } (damage 1)
    .standing = { unit-sorcerer } (damage 1)
class-sorcerer-routed = { unit-sorcerer } (routed)
    .acc = { unit-sorcerer.acc } (routed)
    .few = { unit-sorcerer.few } (routed)
    .many = { unit-sorcerer.many } (routed)
    .standing = { class-sorcerer }
class-sorcerer-routed-hurt1 = { unit-sorcerer } (routed, damage 1)
    .acc = { unit-sorcerer.acc } (routed, damage 1)
    .few = { unit-sorcerer.few } (routed, damage 1)
    .many = { unit-sorcerer.many } (routed, damage 1)
    .standing = { class-sorcerer-hurt1 }

## What happens

event-drew-fate = { NAME($seat) } draws fate card { $fate } to see who goes first.
event-first-player = { NAME($seat) } is the first player.
event-chose-faction = Player { $player } plays the { NAME($faction) }.
event-dealt-quest =
    { $times ->
        [one] { NAME($seat) } gets the starting quest “{ NAME($quest) }”.
       *[other] { NAME($seat) } gets the starting quests { NAME($quest) }.
    }
event-took-tile = { NAME($seat) } takes { NAME($tile) }.
event-laid-tile = { NAME($seat) } lays { NAME($tile) } into the map.
event-marked =
    { $times ->
        [one] { NAME($seat) } marks a place for a home realm.
       *[other] { NAME($seat) } marks { $times } places for home realms.
    }
event-board-failed = Not everything can be laid; this part of the board is laid anew.
event-laid-runes = { NAME($seat) } lays two runes face down on { NAME($one) } and { NAME($other) }.
event-laid-rune = { NAME($seat) } lays a dragon rune in { NAME($area) }.
event-laid-realm = { NAME($seat) } lays the home realm.
event-city-laid =
    { $times ->
        [one] The city of { NAME($city) } lies in { NAME($area) }.
       *[other] Cities lie on the map: { $each }.
    }
    .each = { NAME($city) } in { NAME($area) }
event-saw-rune = { NAME($seat) } looks at the rune in { NAME($area) }: { NAME($face) }.
event-revealed-rune = The rune in { NAME($area) } is turned up: { NAME($face) }.
event-discarded-rune = { NAME($seat) } discards the false rune of { NAME($area) }.
event-gained-rune = { NAME($seat) } gains a dragon rune.
event-no-rune = No dragon rune is left for { NAME($seat) }.
event-mixed-runes = { NAME($seat) } mixes the runes of { NAME($one) } and { NAME($other) }.
event-rune-moved = { NAME($seat) } moves the rune of { NAME($frm) } to { NAME($to) }.
event-looked = { NAME($seat) } looks in secret at { NAME($area) }.
event-season-began = Year { $year }, { NAME($card, case: "season") }: { NAME($card) }.
event-spring-came = Activation tokens and orders come back, everybody stands up.
event-fate-reshuffled = The fate discards are shuffled into the deck.
event-winter-came = Winter: food limits the armies, water freezes.
event-order-shown = { NAME($seat) } reveals { NAME($order) }.
event-turn-began = { NAME($seat) } resolves { NAME($order) }.
event-bid-shown = { NAME($seat) } bids { $amount }.
event-bid-won = { NAME($seat) } wins the bid.
event-forbidden = { NAME($seat) } may not move units by order this season.
event-influence-changed =
    { $lost ->
        [0] { NAME($seat) } gains { $gained } influence.
       *[other] { $gained ->
            [0] { NAME($seat) } gives up { $lost } influence.
           *[other] { NAME($seat) } gains { $gained } influence and gives up { $lost }.
        }
    }
event-dial-set = { NAME($seat) } turns { $times ->
        [one] a dial: { $each }
       *[other] the dials: { $each }
    }.
    .each = { NAME($resource) } to { $value }
event-drew-tactics =
    { $times ->
        [one] { NAME($seat) } draws a tactics card.
       *[other] { NAME($seat) } draws { $times } tactics cards.
    }
event-got-tactics =
    { $times ->
        [one] { NAME($seat) } draws “{ NAME($card) }”.
       *[other] { NAME($seat) } draws { NAME($card) }.
    }
event-stole-tactics = { NAME($seat) } takes a tactics card from { NAME($victim, case: "gen") } hand.
event-stolen = { NAME($seat) } has taken “{ NAME($card) }”.
event-played = { NAME($seat) } plays “{ NAME($card) }”.
event-cancelled = { NAME($seat) } cancels “{ NAME($card) }”.
event-stands = Nobody cancels “{ NAME($card) }”.
event-discarded = { NAME($seat) } discards “{ NAME($card) }”.
event-drew-quest =
    { $times ->
        [one] { NAME($seat) } draws a quest card.
       *[other] { NAME($seat) } draws { $times } quest cards.
    }
event-got-quest =
    { $times ->
        [one] { NAME($seat) } draws the quest “{ NAME($quest) }”.
       *[other] { NAME($seat) } draws the quests { NAME($quest) }.
    }
event-dropped-quest = { NAME($seat) } discards the quest “{ NAME($quest) }”.
event-drew-objective =
    { $times ->
        [one] { NAME($seat) } draws an objective card.
       *[other] { NAME($seat) } draws { $times } objective cards.
    }
event-got-objective = { NAME($seat) } draws the objective “{ NAME($objective) }”.
event-fulfilled = { NAME($seat) } fulfils the objective “{ NAME($objective) }”.
event-took-title =
    { $amount ->
        [0] { NAME($seat) } takes the title “{ NAME($title) }”.
       *[other] { NAME($seat) } takes the title “{ NAME($title) }” for { $amount } influence.
    }
event-used-office = { NAME($seat) } makes use of the title “{ NAME($title) }”.
event-rallied = { NAME($seat) } rallies support in { NAME($city) } and chooses { NAME($line) }.
event-order-returned = { NAME($seat) } takes { NAME($order) } back to hand.
event-moved =
    { NAME($seat) } moves { NAME($unit, case: "acc") } from { NAME($frm) } to { NAME($to) }.
event-activated = { NAME($seat) } activates { NAME($area) }.
event-deactivated = { NAME($seat) } takes back the activation token of { NAME($area) }.
event-placed = { NAME($seat) } places { NAME($unit, case: "acc") } in { NAME($area) }.
event-neutrals-placed =
    { $times ->
        [one] { $number ->
            [1] A neutral { NAME($unit) } appears in { NAME($area) }.
           *[other] { $number } neutral { NAME($unit, case: "many") } appear in { NAME($area) }.
        }
       *[other] Neutral units appear: { $each }.
    }
    .each =
    { $number ->
        [1] { NAME($unit, case: "acc") } in { NAME($area) }
       *[other] { $number } { NAME($unit, case: "many") } in { NAME($area) }
    }
event-neutrals-leave = The neutral units leave { NAME($area) }.
event-neutrals-moved = Neutral units go from { NAME($frm) } to { NAME($to) }.
event-destroyed =
    { $times ->
        [one] In { NAME($area) } { NAME($kind, case: "acc") } is destroyed.
       *[other] In { NAME($area) } { NAME($kind, case: "acc") } are destroyed.
    }
event-routed =
    { $times ->
        [one] In { NAME($area) } { NAME($kind, case: "acc") } is routed.
       *[other] In { NAME($area) } { NAME($kind, case: "acc") } are routed.
    }
event-stood-up = In { NAME($area) } the { NAME($kind, case: "standing") } stands up again.
event-damaged =
    { $times ->
        [one] In { NAME($area) } { NAME($kind, case: "acc") } suffers 1 damage.
       *[other] In { NAME($area) } { NAME($kind, case: "acc") } suffer 1 damage each.
    }
event-sent-away =
    { $times ->
        [one] In { NAME($area) } { NAME($kind, case: "acc") } is sent away.
       *[other] In { NAME($area) } { NAME($kind, case: "acc") } are sent away.
    }
event-retreated = { NAME($seat) } retreats from { NAME($frm) } to { NAME($to) }.
event-built = { NAME($seat) } builds a stronghold in { NAME($area) }.
event-razed = { NAME($seat, case: "gen") } stronghold in { NAME($area) } is gone.
event-stronghold-damaged = { NAME($seat, case: "gen") } stronghold in { NAME($area) } is damaged.
event-repaired = { NAME($seat) } repairs the stronghold in { NAME($area) }.
event-developed = { NAME($seat) } adds “{ NAME($development) }” to the stronghold in { NAME($area) }.
event-development-lost = { NAME($seat) } loses the development in { NAME($area) }.
event-talked = { NAME($seat) } negotiates in { NAME($area) } for { $amount } influence.
event-fate-chosen = { NAME($seat) } chooses fate card { $fate }.
event-fate-shown =
    { $times ->
        [one] Fate card { $fate } is turned up.
       *[other] Fate cards { NAME($fate) } are turned up.
    }
event-fate-seen =
    { $times ->
        [one] { NAME($seat) } draws fate card { $fate }.
       *[other] { NAME($seat) } draws fate cards { NAME($fate) }.
    }
event-fate-drawn =
    { $number ->
        [one] { NAME($seat) } holds { $number } fate card.
       *[other] { NAME($seat) } holds { $number } fate cards.
    }
event-allied = The neutral units of { NAME($area) } join { NAME($seat) }.
event-battle-began = { NAME($seat) } attacks { NAME($area) }.
event-round-began = Round { $number } of the battle.
event-results = { NAME($seat, case: "gen") } cards deal { $each }.
    .each =
    { $number ->
        [0] { NAME($result, case: "none") }
        [one] { $number } { NAME($result, case: "one") }
       *[other] { $number } { NAME($result, case: "many") }
    }
event-type-picked = { NAME($seat) } picks the { NAME($unit, case: "plural") }.
event-type-drew =
    { $number ->
        [one] { NAME($seat) } draws { $number } fate card for the { NAME($unit, case: "plural") }.
       *[other] { NAME($seat) } draws { $number } fate cards for the { NAME($unit, case: "plural") }.
    }
event-supported = { NAME($seat, case: "gen") } hero { NAME($hero) } supports the { NAME($unit, case: "plural") }.
event-fortification-used = { NAME($seat) } uses the fortification “{ NAME($development) }”.
event-strengths = The attacker has strength { $attacker }, the defender { $defender }.
event-battle-won = { NAME($seat) } wins the battle of { NAME($area) }.
event-neutrals-won = The neutral units hold { NAME($area) }.
event-battle-called-off = The defender withdraws from { NAME($area) }; there is no battle.
event-hero-drawn = { NAME($seat) } draws the hero { NAME($hero) }.
event-hero-joined = { NAME($hero) } joins { NAME($seat) } in { NAME($area) }.
event-hero-set-out = { NAME($seat, case: "gen") } hero { NAME($hero) } sets out.
event-hero-moved = { NAME($seat, case: "gen") } hero { NAME($hero) } goes from { NAME($frm) } to { NAME($to) }.
event-hero-left = { NAME($hero) } leaves { NAME($seat) }.
event-hero-hurt = { NAME($hero) } suffers { $damage } damage.
event-hero-healed = { NAME($hero) } is healed.
event-hero-routed = { NAME($hero) } is routed.
event-hero-stood-up = { NAME($hero) } stands up.
event-hero-defeated = { NAME($hero) } is defeated.
event-heroes-drawn =
    { $number ->
        [one] { NAME($seat) } draws { $number } hero card{ $influence_changed ->
            [0] {""}
           *[other] {" "}for { $influence_changed_lost } influence
        }.
       *[other] { NAME($seat) } draws { $number } hero cards{ $influence_changed ->
            [0] {""}
           *[other] {" "}for { $influence_changed_lost } influence
        }.
    }
event-hero-seen = { NAME($seat) } looks at { NAME($hero) }.
event-trained =
    { $times ->
        [one] { NAME($hero) } trains { NAME($attribute) }.
       *[other] { $attribute_count ->
            [one] { NAME($hero) } trains { NAME($attribute) } twice.
           *[other] { NAME($hero) } trains { NAME($attribute) }.
        }
    }
event-quest-tried = { NAME($seat, case: "gen") } hero { NAME($hero) } attempts “{ NAME($quest) }”.
event-quest-done = { NAME($seat) } fulfils the quest “{ NAME($quest) }”.
event-duel-began = { NAME($hero) } challenges { NAME($enemy) }.
event-quest-duel-began = { NAME($hero) } fights a duel with { NAME($unit, case: "acc") }.
event-unit-hurt = The { NAME($unit) } suffers { $damage } damage.
event-blow = The blow deals { $damage } damage.
event-duel-over = The duel of { NAME($hero) } is over.
event-duel-evaded = { NAME($hero) } evades the duel.
event-got-reward = { NAME($hero) } receives a reward.
event-saw-reward = { NAME($hero) } receives “{ NAME($reward) }”.
event-showed-reward = { NAME($hero) } shows “{ NAME($reward) }”.
event-discarded-reward = { NAME($hero) } discards “{ NAME($reward) }”.
event-reward-given = { NAME($frm) } hands a reward to { NAME($to) }.
event-rewards-fell = Rewards lie in { NAME($area) } under a marker.
event-rewards-taken = { NAME($hero) } takes the rewards of { NAME($area) }.
event-explored = { NAME($hero) } explores { NAME($area) } and finds: { NAME($token) }.
event-saw-token = The token in { NAME($area) } is: { NAME($token) }.
event-place-cleared = { NAME($seat) } discards the place in { NAME($area) }: { NAME($token) }.
event-portal-paid = { NAME($seat) } opens the portals for 1 influence.
event-victory-laid = { NAME($seat) } lays the victory card on the deck of this season.
event-victory-returned = { NAME($seat) } has too few dragon runes and takes the victory card back.
event-eliminated = { NAME($seat) } controls no area and is out of the game.
event-counted =
    { $runes ->
        [one] { NAME($seat) } has { $runes } dragon rune.
       *[other] { NAME($seat) } has { $runes } dragon runes.
    }
event-won = { NAME($seat) } wins the game.
counts-title = What the season has brought
count-battles =
    { $amount ->
        [one] { $amount } battle won
       *[other] { $amount } battles won
    }
count-runes =
    { $amount ->
        [one] { $amount } dragon rune
       *[other] { $amount } dragon runes
    }
count-titles =
    { $amount ->
        [one] { $amount } title
       *[other] { $amount } titles
    }
count-quests =
    { $amount ->
        [one] { $amount } quest
       *[other] { $amount } quests
    }
count-strongholds =
    { $amount ->
        [one] { $amount } stronghold
       *[other] { $amount } strongholds
    }
count-units =
    { $amount ->
        [one] { $amount } new unit
       *[other] { $amount } new units
    }
count-influence = { $amount } influence

## What can be done: a sentence, a button, a word to type, the questions on the way

action-pass =
    { $asked ->
        [Muster] Everybody is there
        [Strategize] No more moves
        [Column] These are enough
        [Walk] Stay here
        [UseFortification] Do not use it
        [MixRunes] Leave the runes as they are
        [PayHero] Let the hero go
        [Activate] Activate nothing
        [Window] Play nothing more
        [BattleWindow] Play no more cards
        [DamageCards] Play no more cards
        [FateCards] Play no more cards
        [TalkCards] Play no more cards
        [Reaction] Let the card take effect
        [Recruit] Recruit nothing
        [RecruitByCard] Recruit nothing
        [ClaimTitle] Take no title
        [Fortify] No more building or moving
        [Develop] Build no development
        [QuestTurn] The heroes are done
        [Deed] No challenge, no quest
        [SupportBy] No more support
        [HireHero] Spend nothing on heroes
        [Accept] Do not pay
        [Boast] Turn up no more runes
        [TossFate] Keep these cards
        [DiscardFalse] Discard no more
        [Reconsider] Keep the objective
        [StrategizeMore] Draw no more cards
        [Rob] Take no card
        [ShowRunes] There is none to turn up
        [Choose] None of these
        [RoutPick] Rout no more
        [Doom] Destroy no more
        [RaiseRouted] Nobody else stands up
        [Chill] Rout no more
        [Spy] Look no further
        [Drill] Train no more
        [Lead] Go straight on
        [PlaceUnit] Do without this unit
        [HarvestMore] Leave the developments unused
        [SetNeutral] Set no more
        [DrawAgain] Keep the cards drawn
        [Evade] Accept the duel
        [StartAbility] Do not use it
        [DuelWindow] Use nothing more
        [Armour] Suffer the damage
        [Escape] Do not save the hero
        [Accompany] Nobody else goes along
        [Replace] Build nothing there
       *[other] No
    }
    .verb = Pass
    .word = pass
action-yes =
    { $asked ->
        [Accept] Pay
        [PayHero] Pay for the hero
        [Reconsider] Change the objective
        [MixRunes] Exchange the runes
        [HarvestMore] Use the developments
        [StrategizeMore] Draw tactics cards
        [DrawAgain] Discard all and draw anew
        [StartAbility] Use the ability
        [Replace] Put a stronghold there
        [UseFortification] Use the fortification
       *[other] Yes
    }
    .verb = Yes
    .word = yes
action-faction = Lead the { NAME($faction) }
    .verb = Choose a faction
    .word = faction
    .faction = Which faction?
action-tile =
    { $turn ->
        [0] Take { NAME($tile) }, not turned
        [one] Take { NAME($tile) }, turned once
       *[other] Take { NAME($tile) }, turned { $turn } times
    }
    .verb = Take a tile
    .word = tile
    .tile = Which tile?
    .turn = How often turned?
action-at = Lay it at { NAME($cell) }
    .verb = Lay it
    .word = at
    .cell = Where?
action-mark = Lay a marker at { NAME($cell) }, side { $side }
    .verb = Lay a marker
    .word = mark
    .cell = Where?
    .side = Towards which side?
action-realm =
    { $turn ->
        [0] Replace marker { $marker }, not turned
        [one] Replace marker { $marker }, turned once
       *[other] Replace marker { $marker }, turned { $turn } times
    }
    .verb = Lay the realm
    .word = realm
    .marker = Which marker?
    .turn = How often turned?
action-runes = Dragon rune on { NAME($dragon) }, false rune on { NAME($other) }
    .verb = Lay the runes
    .word = runes
    .dragon = Where does the dragon rune go?
    .other = Where does the false rune go?
action-place = Choose { NAME($area) }
    .verb = Choose an area
    .word = place
    .area = Which area?
action-unit = Choose: { NAME($unit) }
    .verb = Choose a type of unit
    .word = unit
    .unit = Which type?
action-target = Choose: { NAME($kind) }
    .verb = Choose a unit
    .word = target
    .kind = Which unit?
action-hero = Choose { NAME($hero) }
    .verb = Choose a hero
    .word = hero
    .hero = Which hero?
action-resource = Choose { NAME($resource) }
    .verb = Choose a resource
    .word = resource
    .resource = Which resource?
action-player = Name { NAME($seat) }
    .verb = Name a player
    .word = player
    .seat = Which player?
action-amount = Choose { $amount }
    .verb = Choose a number
    .word = amount
    .amount = How many?
action-option =
    { $asked ->
        [AutumnGain] { $option ->
            [0] Take 2 influence
           *[other] Draw a tactics card
        }
        [DuelSpecial] Deal 1 damage
       *[other] Choose: { NAME($option) }
    }
    .verb = Choose an option
    .word = option
    .option = Which one?
action-fate = Choose fate card { $fate }
    .verb = Choose a fate card
    .word = fate
    .fate = Which card?
action-rune =
    { $asked ->
        [Bury] Lay a rune in { NAME($area) }
        [Smuggle] Choose { NAME($area) }
       *[other] Choose the rune of { NAME($area) }
    }
    .verb = Choose a rune
    .word = rune
    .area = On which area?
action-order = Choose the order { NAME($order) }
    .verb = Choose an order
    .word = order
    .order = Which order?
action-bid = Bid { $amount }
    .verb = Bid
    .word = bid
    .amount = How much?
action-march = March from { NAME($frm) } to { NAME($to) }
    .verb = March
    .word = march
    .frm = From where?
    .to = Where to?
action-all = All that can go
    .verb = All
    .word = all
action-activate =
    { $asked ->
        [TakeToken] Take back the token of { NAME($area) }
        [Rumour] Lay the token in { NAME($area) }
       *[other] Activate { NAME($area) }
    }
    .verb = Activate an area
    .word = activate
    .area = Which area?
action-call =
    { $asked ->
        [PlaceUnit] Destroy one in { NAME($frm) } to set it anew: { NAME($unit) }
       *[other] Bring from { NAME($frm) }: { NAME($unit) }
    }
    .verb = Bring a unit
    .word = call
    .unit = Which type?
    .frm = From where?
action-call-all = Bring all from { NAME($frm) }
    .verb = Bring all units
    .word = call-all
    .frm = From where?
action-portal = Pay 1 influence for the portals
    .verb = Use the portals
    .word = portal
action-fight = Fight
    .verb = Fight
    .word = fight
action-talk = Negotiate for { $amount } influence
    .verb = Negotiate
    .word = talk
    .amount = For how much?
action-retreat = Retreat to { NAME($area) }
    .verb = Retreat
    .word = retreat
    .area = Where to?
action-line = Take: { NAME($line) }
    .verb = Take a benefit
    .word = line
    .line = Which one?
action-claim = Take the title “{ NAME($title) }” for { $amount } influence
    .verb = Take a title
    .word = claim
    .title = Which title?
    .amount = For how much?
action-develop = Build in { NAME($area) }: { NAME($development) }
    .verb = Build a development
    .word = develop
    .development = Which development?
    .area = Where?
action-build = Build a stronghold in { NAME($area) }
    .verb = Build a stronghold
    .word = build
    .area = Where?
action-repair = Repair the stronghold in { NAME($area) }
    .verb = Repair a stronghold
    .word = repair
    .area = Which one?
action-shift = Mix the runes of { NAME($one) } and { NAME($other) }
    .verb = Move runes
    .word = shift
    .one = The first area?
    .other = The second area?
action-raze = Give up what stands in { NAME($area) }
    .verb = Give up
    .word = raze
    .area = On which area?
action-play = Play “{ NAME($card) }”
    .verb = Play a tactics card
    .word = play
    .card = Which card?
action-use = Use “{ NAME($reward) }” of { NAME($hero) }
    .verb = Use a reward
    .word = use
    .reward = Which reward?
    .hero = Of which hero?
action-give = Hand “{ NAME($reward) }” from { NAME($frm) } to { NAME($to) }
    .verb = Hand on a reward
    .word = give
    .reward = Which reward?
    .frm = From whom?
    .to = To whom?
action-pick-up = Pick up the rewards of { NAME($area) }
    .verb = Pick up rewards
    .word = pick-up
    .area = Where?
action-clear = Discard the place in { NAME($area) }
    .verb = Discard a place
    .word = clear
    .area = Where?
action-office = Make use of the title “{ NAME($title) }”
    .verb = Use a title
    .word = office
    .title = Which title?
action-objective = Fulfil the objective
    .verb = Fulfil the objective
    .word = objective
action-exchange = Change the objective
    .verb = Change the objective
    .word = exchange
action-victory = Lay the victory card
    .verb = Lay the victory card
    .word = victory
action-discard = Discard “{ NAME($card) }”
    .verb = Discard a tactics card
    .word = discard
    .card = Which card?
action-drop-quest = Discard the quest “{ NAME($quest) }”
    .verb = Discard a quest
    .word = drop-quest
    .quest = Which quest?
action-drop-reward = Discard “{ NAME($reward) }” of { NAME($hero) }
    .verb = Discard a reward
    .word = drop-reward
    .reward = Which reward?
    .hero = Of which hero?
action-go = Move { NAME($hero) }
    .verb = Move a hero
    .word = go
    .hero = Which hero?
action-heal = Heal { NAME($hero) }
    .verb = Heal a hero
    .word = heal
    .hero = Which hero?
action-train = Train { NAME($hero) }: { NAME($attribute) }
    .verb = Train a hero
    .word = train
    .hero = Which hero?
    .attribute = Which attribute?
action-quest = Attempt the quest “{ NAME($quest) }”
    .verb = Attempt a quest
    .word = quest
    .quest = Which quest?
action-challenge = Challenge { NAME($hero) }
    .verb = Challenge a hero
    .word = challenge
    .hero = Which hero?
action-support = { NAME($hero) } supports { NAME($unit) }
    .verb = Support
    .word = support
    .hero = Which hero?
    .unit = Which type?

## What is asked, and why

prompt-Accept = { NAME($seat) } may pay for what the card offers ({ NAME($source) }).
    .you = You may pay for what the card offers ({ NAME($source) }).
    .help = A text is carried out in its written order, as far as possible; an impossible part is skipped (runewars.effect.1).
prompt-Accompany = { NAME($seat) } may let supporting heroes go along to an area ({ NAME($area) }).
    .you = You may let supporting heroes go along to an area ({ NAME($area) }).
    .help = Heroes may retreat to any adjacent area. A hero who supported the losing side goes with that player’s units, if possible (runewars.retreat.5).
prompt-Activate = { NAME($seat) } may activate an area or play cards.
    .you = You may activate an area or play cards.
    .help = Mobilize and Conquer begin with one of your activation tokens being laid on the target area (runewars.activation.1). Figures within two areas of it may then come, fast ones within three (runewars.mobilize.2). Any area may be activated; where nobody can come, nothing happens but that the token lies there and keeps your units from leaving it (runewars.activation.3).
prompt-Answer = { NAME($seat) } chooses one of the fate cards drawn ({ NAME($area) }).
    .you = You choose one of the fate cards drawn ({ NAME($area) }).
    .help = Spend 1 to 6 influence and draw that many fate cards, always all of them (runewars.diplomacy.3).
prompt-Armour = { NAME($seat) } may use rewards against the damage ({ NAME($hero) }).
    .you = You may use rewards against the damage ({ NAME($hero) }).
    .help = A hero may own any number of rewards. In one duel a hero may use any number of them but only one Weapon and one Armour, each as often as its text allows (runewars.reward.4).
prompt-Assign = { NAME($seat) } chooses which unit takes the damage ({ NAME($area) }, { $left } to go).
    .you = You choose which unit takes the damage ({ NAME($area) }, { $left } to go).
    .help = Each token must go to the first of these that there is; if there is none of them, it is lost: a unit in the battle that already has damage, standing or routed; a standing unit; a routed unit of the battle (runewars.damage.2).
prompt-AutumnGain = { NAME($seat) } takes influence or a tactics card.
    .you = You take influence or a tactics card.
    .help = The fate discard pile is shuffled into the fate deck. Then, in order of play, each player takes 2 influence or draws 1 tactics card (runewars.season.8).
prompt-BattleWindow = { NAME($seat) } may play cards in the battle ({ NAME($area) }).
    .you = You may play cards in the battle ({ NAME($area) }).
    .help = What the words on a card mean: start of battle: step 4; during a battle: step 4, the start of each combat round, just before step 6, and for the defender also before step 2; after you draw: when a type’s cards are drawn and the discard for support is made, before anything is revealed; when damage is dealt: before it is assigned; before strength is counted: after 6a, before 6b (runewars.effect.8).
prompt-Bids =
    { $seat_count ->
        [one] { NAME($seat) } bids influence in secret ({ NAME($source) }).
       *[other] { NAME($seat) } bid influence in secret ({ NAME($source) }).
    }
    .you = You bid influence in secret ({ NAME($source) }).
    .help = All say how much influence they have. Then each chooses in secret from 0 to all of it, and all reveal at once (runewars.bid.1).
prompt-Boast = { NAME($seat) } may turn up a dragon rune ({ NAME($source) }).
    .you = You may turn up a dragon rune ({ NAME($source) }).
    .help = If you must reveal a rune, you choose one on an area you control (runewars.rune.8).
prompt-BreakTie = { NAME($seat) } names the winner of the tie ({ NAME($source) }).
    .you = You name the winner of the tie ({ NAME($source) }).
    .help = If nobody holds that title, the tied player with the most influence left decides; if that is equal too, the tied player with the highest starting influence (runewars.bid.4).
prompt-Bury = { NAME($seat) } chooses an area for an unseen rune ({ NAME($source) }).
    .you = You choose an area for an unseen rune ({ NAME($source) }).
    .help = Effects that place or move a rune do just that: no discarding, no extra false rune (runewars.rune.5).
prompt-Chill = { NAME($seat) } chooses whom to rout ({ NAME($source) }, { $left } to go).
    .you = You choose whom to rout ({ NAME($source) }, { $left } to go).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Choose = { NAME($seat) } chooses one of several effects ({ NAME($source) }).
    .you = You choose one of several effects ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-ChooseFaction = { NAME($seat) } chooses a faction.
    .you = You choose a faction.
    .help = From the first player clockwise you choose one of the factions left (runewars.setup.2).
prompt-ChooseOrders =
    { $seat_count ->
        [one] { NAME($seat) } chooses an order in secret.
       *[other] { NAME($seat) } choose an order each in secret.
    }
    .you = You choose an order in secret.
    .help = Everybody chooses one order card from hand in secret and lays it face down (runewars.orders.1).
prompt-CityLine = { NAME($seat) } chooses what the city gives ({ NAME($area) }).
    .you = You choose what the city gives ({ NAME($area) }).
    .help = For each area with a city that you control, choose one of the benefits on the city token (runewars.rally.1).
prompt-ClaimTitle = { NAME($seat) } may take a title or play cards.
    .you = You may take a title or play cards.
    .help = Spend any amount of influence that is more than lies on a title card, at least 1, to take that title (runewars.acquire.2).
prompt-Column = { NAME($seat) } chooses which figures go ({ NAME($frm) } → { NAME($area) }).
    .you = You choose which figures go ({ NAME($frm) } → { NAME($area) }).
    .help = You may move any number of your standing figures, each from its area to one adjacent area, from and to as many areas as you like (runewars.strategize.1).
prompt-Cull = { NAME($seat) } destroys units of their choice ({ NAME($area) }, { $left } to go).
    .you = You destroy units of your choice ({ NAME($area) }, { $left } to go).
    .help = Units above a limit are destroyed at once, at their player’s choice (runewars.limit.2); so is what winter or a card takes, never more than it says (runewars.ruling.54).
prompt-DamageCards = { NAME($seat) } may play cards against the damage in the battle ({ NAME($area) }).
    .you = You may play cards against the damage in the battle ({ NAME($area) }).
    .help = What the words on a card mean: start of battle: step 4; during a battle: step 4, the start of each combat round, just before step 6, and for the defender also before step 2; after you draw: when a type’s cards are drawn and the discard for support is made, before anything is revealed; when damage is dealt: before it is assigned; before strength is counted: after 6a, before 6b (runewars.effect.8).
prompt-Deed = { NAME($seat) } may challenge a hero or attempt a quest ({ NAME($hero) }).
    .you = You may challenge a hero or attempt a quest ({ NAME($hero) }).
    .help = A hero whose Move ends on the area that a quest in your hand names, or on any area the card allows, may attempt it (runewars.quest.8).
prompt-Develop = { NAME($seat) } may build a development.
    .you = You may build a development.
    .help = Then you may lower your wood by 1 to build one development on a friendly area with your stronghold (runewars.harvest.3).
prompt-DiscardFalse = { NAME($seat) } may discard false runes ({ $left } to go).
    .you = You may discard false runes ({ $left } to go).
    .help = When you gain one dragon rune: you may discard up to two false runes from areas you control; you take one dragon and one false rune and mix them; you look at them and lay each face down on a friendly or uncontrolled area without a rune (runewars.rune.3).
prompt-DiscardQuest = { NAME($seat) } discards a quest card.
    .you = You discard a quest card.
    .help = You hold at most three quest cards. You discard the surplus at once, at your choice (runewars.quest.7).
prompt-DiscardTactics = { NAME($seat) } discards tactics cards ({ $left } to go).
    .you = You discard tactics cards ({ $left } to go).
    .help = You hold at most 10. You discard the surplus at once, at your choice (runewars.tactics.4).
prompt-Discover = { NAME($seat) } chooses an area for the damaged stronghold ({ NAME($source) }).
    .you = You choose an area for the damaged stronghold ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Dismiss = { NAME($seat) } has a hero too many and chooses which of the others leaves.
    .you = You have a hero too many and choose which of the others leaves.
    .help = If you gain a fourth, one of the three you had leaves you, at your choice, even if something normally keeps heroes from leaving (runewars.hero.3).
prompt-Doom = { NAME($seat) } chooses which unit is destroyed ({ NAME($source) }, { $left } to go).
    .you = You choose which unit is destroyed ({ NAME($source) }, { $left } to go).
    .help = An effect that makes you destroy a unit in battle takes a standing one, if there is any (runewars.damage.4).
prompt-DrawAgain = { NAME($seat) } may draw all cards anew ({ NAME($source) }).
    .you = You may draw all cards anew ({ NAME($source) }).
    .help = For a test of an attribute draw as many fate cards as it has points, training included (runewars.quest.12).
prompt-Dread = { NAME($seat) } chooses an enemy unit to terrify ({ NAME($source) }, { $left } to go).
    .you = You choose an enemy unit to terrify ({ NAME($source) }, { $left } to go).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Drill = { NAME($seat) } chooses what is trained ({ NAME($source) }).
    .you = You choose what is trained ({ NAME($source) }).
    .help = Where a quest lets a hero train an attribute, it rises by 1 only (runewars.quest.5).
prompt-Drive = { NAME($seat) } chooses which neutral units go where ({ NAME($source) }).
    .you = You choose which neutral units go where ({ NAME($source) }).
    .help = Units set or moved by an effect come under runewars.limit.2 and runewars.neutral.6 at once (runewars.effect.4).
prompt-DropFate = { NAME($seat) } discards one of the fate cards drawn with support ({ NAME($unit) }, { NAME($area) }).
    .you = You discard one of the fate cards drawn with support ({ NAME($unit) }, { NAME($area) }).
    .help = When you draw for a supported type, you may draw one extra card, look at all of them and discard one unresolved (runewars.support.2).
prompt-DuelSpecial = { NAME($seat) } uses the special symbol in the duel ({ NAME($hero) }).
    .you = You use the special symbol in the duel ({ NAME($hero) }).
    .help = Deal 1 damage, or use the special ability of one reward instead (runewars.duel.4).
prompt-DuelWindow = { NAME($seat) } may use cards at the start of the duel ({ NAME($hero) }).
    .you = You may use cards at the start of the duel ({ NAME($hero) }).
    .help = First the attacker, then the defender, uses cards and abilities for the start of a duel (runewars.duel.2).
prompt-Escape = { NAME($seat) } may save the hero ({ NAME($hero) }).
    .you = You may save the hero ({ NAME($hero) }).
    .help = In this order: both draw and reveal; the attacker, then the defender, chooses what the special symbol does, tests included; each, the attacker first, chooses negations and armour; all damage is suffered together; effects on defeat follow (runewars.effect.9).
prompt-Evade = { NAME($seat) } may evade the duel to which a hero was challenged ({ NAME($hero) }).
    .you = You may evade the duel to which a hero was challenged ({ NAME($hero) }).
    .help = In this order: both draw and reveal; the attacker, then the defender, chooses what the special symbol does, tests included; each, the attacker first, chooses negations and armour; all damage is suffered together; effects on defeat follow (runewars.effect.9).
prompt-FateCards = { NAME($seat) } may play cards after the fate cards were drawn ({ NAME($area) }).
    .you = You may play cards after the fate cards were drawn ({ NAME($area) }).
    .help = What the words on a card mean: start of battle: step 4; during a battle: step 4, the start of each combat round, just before step 6, and for the defender also before step 2; after you draw: when a type’s cards are drawn and the discard for support is made, before anything is revealed; when damage is dealt: before it is assigned; before strength is counted: after 6a, before 6b (runewars.effect.8).
prompt-FightOrTalk = { NAME($seat) } fights or negotiates ({ NAME($area) }).
    .you = You fight or negotiate ({ NAME($area) }).
    .help = When your units end their move in a neutral area, you must fight or attempt diplomacy (runewars.move.7).
prompt-FirstStronghold = { NAME($seat) } places the first stronghold.
    .you = You place the first stronghold.
    .help = From the first player clockwise you put one stronghold, undamaged, on any area of your home realm (runewars.setup.6).
prompt-Flee = { NAME($seat) } chooses where the units retreat ({ NAME($frm) }).
    .you = You choose where the units retreat ({ NAME($frm) }).
    .help = Your units, allies included, must retreat to an adjacent friendly area (runewars.retreat.2).
prompt-Fortify = { NAME($seat) } may build, repair and move runes.
    .you = You may build, repair and move runes.
    .help = You may take each of the three actions below once, in any order (runewars.fortify.1).
prompt-Found = { NAME($seat) } gives up a stronghold to build another ({ NAME($area) }).
    .you = You give up a stronghold to build another ({ NAME($area) }).
    .help = If all four of your strongholds are on the board, you may destroy one to build elsewhere (runewars.fortify.7).
prompt-GiveUp = { NAME($seat) } discards a reward ({ NAME($source) }, { $left } to go).
    .you = You discard a reward ({ NAME($source) }, { $left } to go).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-HarvestMore = { NAME($seat) } may use the developments and build one.
    .you = You may use the developments and build one.
    .help = First you use each of your developments that gives resources, influence or tactics cards (runewars.harvest.2).
prompt-HeroesFlee = { NAME($seat) } chooses where the heroes who supported them retreat ({ NAME($frm) }).
    .you = You choose where the heroes who supported them retreat ({ NAME($frm) }).
    .help = Heroes may retreat to any adjacent area. A hero who supported the losing side goes with that player’s units, if possible (runewars.retreat.5).
prompt-HireHero = { NAME($seat) } may spend influence on heroes.
    .you = You may spend influence on heroes.
    .help = Spend 1 to 3 influence and draw that many hero cards. Keep one and shuffle the others back into the hero deck (runewars.rally.6).
prompt-Inspire = { NAME($seat) } chooses a supported type ({ NAME($source) }).
    .you = You choose a supported type ({ NAME($source) }).
    .help = When you draw for a supported type, you may draw one extra card, look at all of them and discard one unresolved (runewars.support.2).
prompt-Invite = { NAME($seat) } chooses an opponent and a number ({ NAME($source) }).
    .you = You choose an opponent and a number ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-KeepHero = { NAME($seat) } keeps one of the heroes drawn.
    .you = You keep one of the heroes drawn.
    .help = Spend 1 to 3 influence and draw that many hero cards. Keep one and shuffle the others back into the hero deck (runewars.rally.6).
prompt-LayAt = { NAME($seat) } chooses where the tile goes ({ NAME($source) }).
    .you = You choose where the tile goes ({ NAME($source) }).
    .help = Every later tile must touch the board so that at least two of its areas touch at least two different areas already laid (runewars.map.4).
prompt-LayGained = { NAME($seat) } lays the dragon rune that was gained and a false one.
    .you = You lay the dragon rune that was gained and a false one.
    .help = When you gain one dragon rune: you may discard up to two false runes from areas you control; you take one dragon and one false rune and mix them; you look at them and lay each face down on a friendly or uncontrolled area without a rune (runewars.rune.3).
prompt-LayMarker = { NAME($seat) } lays a realm marker.
    .you = You lay a realm marker.
    .help = Each marker must touch at least three sides of laid areas that are neither red nor blue (runewars.map.8).
prompt-LayRealm = { NAME($seat) } lays the home realm.
    .you = You lay the home realm.
    .help = The player to the left of the first player begins, then clockwise, the first player last: choose a marker still free and put your home realm there so that two of its three areas lie where the marker was (runewars.map.13).
prompt-LayRune = { NAME($seat) } lays a dragon rune and a false one.
    .you = You lay a dragon rune and a false one.
    .help = The first player, and then the others counter-clockwise, each take one dragon rune and one false rune, look at them in secret and lay them face down on two different areas of their choice (runewars.map.11).
prompt-LayTile = { NAME($seat) } chooses a tile.
    .you = You choose a tile.
    .help = From the first player clockwise, each lays one tile, and round again until both are laid (runewars.map.3).
prompt-Lead = { NAME($seat) } may do something on the hero’s way ({ NAME($hero) }).
    .you = You may do something on the hero’s way ({ NAME($hero) }).
    .help = In your turn, or while acting in the quest phase, you may exchange rewards freely among your heroes on the same area, also in passing during a move (runewars.reward.3); fallen rewards may be taken up on the way too (runewars.ruling.24).
prompt-LesserEvil = { NAME($seat) } chooses which loss to suffer ({ NAME($source) }).
    .you = You choose which loss to suffer ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Mend = { NAME($seat) } chooses a stronghold to repair ({ NAME($source) }).
    .you = You choose a stronghold to repair ({ NAME($source) }).
    .help = Lower ore by 1 and turn one of your damaged strongholds to its undamaged side (runewars.fortify.3).
prompt-MixRunes = { NAME($seat) } exchanges the two runes or leaves them ({ NAME($area) }, { NAME($frm) }).
    .you = You exchange the two runes or leave them ({ NAME($area) }, { NAME($frm) }).
    .help = Choose two areas you control, pick up the runes on them, mix them, look at them and lay them face down on these two areas, one to an area (runewars.fortify.4).
prompt-Muster = { NAME($seat) } brings figures to the activated area ({ NAME($area) }).
    .you = You bring figures to the activated area ({ NAME($area) }).
    .help = Activate one area. Then move to it any of your standing units and heroes that start within two areas of it, from as many areas as you like (runewars.mobilize.1).
prompt-NeutralPlace = { NAME($seat) } chooses an area for the neutral units ({ NAME($source) }).
    .you = You choose an area for the neutral units ({ NAME($source) }).
    .help = They come from the supply, standing. Where a text names a shape, whoever sets them chooses among the available types, also mixed unless it says one type (runewars.effect.3).
prompt-OneType = { NAME($seat) } chooses a type of neutral unit ({ NAME($area) }, { NAME($source) }).
    .you = You choose a type of neutral unit ({ NAME($area) }, { NAME($source) }).
    .help = They come from the supply, standing. Where a text names a shape, whoever sets them chooses among the available types, also mixed unless it says one type (runewars.effect.3).
prompt-PayHero = { NAME($seat) } pays for the hero or lets the hero go ({ NAME($hero) }, { NAME($source) }).
    .you = You pay for the hero or let the hero go ({ NAME($hero) }, { NAME($source) }).
    .help = Heroes leave by card effects, mostly those whose alignment is not yours (runewars.leave.2).
prompt-PickType = { NAME($seat) } chooses which of their unit types draws fate cards next ({ NAME($area) }).
    .you = You choose which of your unit types draws fate cards next ({ NAME($area) }).
    .help = In the round of an initiative the attacker, then the defender, each choose one of their unit types with that initiative that has standing units and has not yet drawn in this battle (runewars.round.1).
prompt-PickUp = { NAME($seat) } chooses who takes the rewards ({ NAME($area) }).
    .you = You choose who takes the rewards ({ NAME($area) }).
    .help = A hero on the marker’s area during its player’s turn may take all those rewards (runewars.defeat.4).
prompt-PlaceUnit = { NAME($seat) } places a recruited unit ({ NAME($unit) }).
    .you = You place a recruited unit ({ NAME($unit) }).
    .help = Set the units on any areas with your strongholds, split as you like (runewars.recruit.2).
prompt-Plunder = { NAME($seat) } chooses whom to raid and which dial ({ NAME($source) }).
    .you = You choose whom to raid and which dial ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-QuestTurn = { NAME($seat) } acts with the heroes.
    .you = You act with the heroes.
    .help = In order of play, by the orders of the season before, you take at most one action with each of your heroes, in any order: Move, Heal or Train (runewars.quest.1).
prompt-RaiseOne = { NAME($seat) } chooses a resource of the area ({ NAME($area) }).
    .you = You choose a resource of the area ({ NAME($area) }).
    .help = At each Harvest supremacy raise by 1 one resource that the area gives (runewars.dev.3).
prompt-RaiseRouted = { NAME($seat) } chooses which routed units stand up ({ NAME($source) }, { $left } to go).
    .you = You choose which routed units stand up ({ NAME($source) }, { $left } to go).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Reaction =
    { $seat_count ->
        [one] { NAME($seat) } may cancel the card { NAME($source) }.
       *[other] { NAME($seat) } may cancel the card { NAME($source) }.
    }
    .you = You may cancel the card { NAME($source) }.
    .help = Only those may play them who control figures in that battle or duel on their own account (runewars.tactics.3) (runewars.ruling.25).
prompt-Rebuffed = { NAME($seat) } fights or retreats ({ NAME($area) }).
    .you = You fight or retreat ({ NAME($area) }).
    .help = You must fight them now or retreat with all your units there to one adjacent area (runewars.diplomacy.7).
prompt-Reconsider = { NAME($seat) } keeps the objective or changes it ({ NAME($source) }).
    .you = You keep the objective or change it ({ NAME($source) }).
    .help = You have one objective, secret until you use it (runewars.objective.1).
prompt-Recruit = { NAME($seat) } chooses a resource to recruit from.
    .you = You choose a resource to recruit from.
    .help = Choose one resource and take every unit shown up to its pointer (runewars.recruit.1).
prompt-RecruitByCard = { NAME($seat) } chooses a resource to recruit from.
    .you = You choose a resource to recruit from.
    .help = Choose one resource and take every unit shown up to its pointer (runewars.recruit.1).
prompt-Replace = { NAME($seat) } may put a stronghold in place of the enemy’s ({ NAME($area) }).
    .you = You may put a stronghold in place of the enemy’s ({ NAME($area) }).
    .help = The enemy stronghold is removed. The attacker may put one of their own there, damaged side up (runewars.battle.18).
prompt-Rise = { NAME($seat) } chooses which hero stands up ({ NAME($source) }).
    .you = You choose which hero stands up ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Rob = { NAME($seat) } may take a card from a richer hand ({ NAME($source) }).
    .you = You may take a card from a richer hand ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-RoutPick = { NAME($seat) } chooses which enemy unit is routed ({ NAME($source) }, { $left } to go).
    .you = You choose which enemy unit is routed ({ NAME($source) }, { $left } to go).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Rumour = { NAME($seat) } chooses a player and an area ({ NAME($source) }).
    .you = You choose a player and an area ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-Scatter = { NAME($seat) } chooses the neutral units to scatter ({ NAME($source) }).
    .you = You choose the neutral units to scatter ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-SetHero = { NAME($seat) } places the new hero ({ NAME($hero) }).
    .you = You place the new hero ({ NAME($hero) }).
    .help = The figure of a new hero is set at one of your strongholds (runewars.hero.2) (runewars.ruling.23).
prompt-SetNeutral = { NAME($seat) } sets neutral units ({ NAME($area) }, { $left } to go).
    .you = You set neutral units ({ NAME($area) }, { $left } to go).
    .help = They come from the supply, standing. Where a text names a shape, whoever sets them chooses among the available types, also mixed unless it says one type (runewars.effect.3).
prompt-ShareRewards = { NAME($seat) } gives a won reward to a hero ({ NAME($area) }, { $left } to go).
    .you = You give a won reward to a hero ({ NAME($area) }, { $left } to go).
    .help = If a hero was defeated in a duel by one who survives, that hero’s player takes all the rewards and hands them to any of their heroes on the area (runewars.defeat.2).
prompt-ShowRunes = { NAME($seat) } turns up dragon runes.
    .you = You turn up dragon runes.
    .help = At any moment of your own turn, if you control six or more dragon runes, you may reveal six of them and lay your victory card face down on the deck of the current season (runewars.victory.2).
prompt-Smuggle = { NAME($seat) } chooses a rune and where it goes ({ NAME($source) }).
    .you = You choose a rune and where it goes ({ NAME($source) }).
    .help = Effects that place or move a rune do just that: no discarding, no extra false rune (runewars.rune.5).
prompt-Spy = { NAME($seat) } may look at an area in secret ({ NAME($source) }, { $left } to go).
    .you = You may look at an area in secret ({ NAME($source) }, { $left } to go).
    .help = You may at any time look at the runes on areas you control and on areas where you have a hero, enemy areas and areas passed through included (runewars.rune.6).
prompt-StartAbility = { NAME($seat) } may use the hero’s ability ({ NAME($hero) }).
    .you = You may use the hero’s ability ({ NAME($hero) }).
    .help = First the attacker, then the defender, uses cards and abilities for the start of a duel (runewars.duel.2).
prompt-StartingHero = { NAME($seat) } places the starting hero ({ NAME($hero) }).
    .you = You place the starting hero ({ NAME($hero) }).
    .help = Shuffle good heroes and evil heroes apart. You draw one of your own alignment and set the figure on any area of your realm (runewars.setup.8).
prompt-Strategize = { NAME($seat) } may move figures to adjacent areas.
    .you = You may move figures to adjacent areas.
    .help = You may move any number of your standing figures, each from its area to one adjacent area, from and to as many areas as you like (runewars.strategize.1).
prompt-StrategizeMore = { NAME($seat) } may draw tactics cards.
    .you = You may draw tactics cards.
    .help = Draw one tactics card for each tactics symbol up to the pointer on each of your three dials (runewars.strategize.6).
prompt-SufferRout = { NAME($seat) } routs one of their own units ({ NAME($area) }, { $left } to go).
    .you = You rout one of your own units ({ NAME($area) }, { $left } to go).
    .help = For each rout you suffer you rout one of your standing undamaged units in the battle, whatever its health (runewars.rout.1).
prompt-Summon = { NAME($seat) } chooses how many units join ({ NAME($unit) }, { NAME($source) }).
    .you = You choose how many units join ({ NAME($unit) }, { NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-SupportBy = { NAME($seat) } may let heroes support units ({ NAME($area) }).
    .you = You may let heroes support units ({ NAME($area) }).
    .help = In step 3 you may set any number of your standing heroes on the contested area beside your unit types in the battle, each beside a different type (runewars.support.1).
prompt-Surplus = { NAME($seat) } sends the surplus away ({ NAME($area) }, { $left } to go).
    .you = You send the surplus away ({ NAME($area) }, { $left } to go).
    .help = Only when you enter an enemy or neutral area to fight may you bring more (runewars.limit.3).
prompt-TakeBack = { NAME($seat) } takes an order back ({ NAME($source) }).
    .you = You take an order back ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-TakeDevelopment = { NAME($seat) } takes a development from the board ({ NAME($area) }).
    .you = You take a development from the board ({ NAME($area) }).
    .help = To recruit a unit you have none left of, or to build a stronghold or development you have none left of, you may destroy one of the same kind of yours on the board (runewars.components.3).
prompt-TakeSupport = { NAME($seat) } chooses how many more fate cards the support draws ({ NAME($unit) }, { NAME($area) }).
    .you = You choose how many more fate cards the support draws ({ NAME($unit) }, { NAME($area) }).
    .help = When you draw for a supported type, you may draw one extra card, look at all of them and discard one unresolved (runewars.support.2).
prompt-TakeToken = { NAME($seat) } takes an activation token back ({ NAME($source) }).
    .you = You take an activation token back ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-TalkCards = { NAME($seat) } may play cards for the negotiation ({ NAME($area) }).
    .you = You may play cards for the negotiation ({ NAME($area) }).
    .help = What the words on a card mean: start of battle: step 4; during a battle: step 4, the start of each combat round, just before step 6, and for the defender also before step 2; after you draw: when a type’s cards are drawn and the discard for support is made, before anything is revealed; when damage is dealt: before it is assigned; before strength is counted: after 6a, before 6b (runewars.effect.8).
prompt-TestChoice = { NAME($seat) } chooses one of the fate cards drawn ({ NAME($hero) }, { NAME($source) }).
    .you = You choose one of the fate cards drawn ({ NAME($hero) }, { NAME($source) }).
    .help = For a test of an attribute draw as many fate cards as it has points, training included (runewars.quest.12).
prompt-TossFate = { NAME($seat) } may discard fate cards for new ones ({ NAME($source) }, { $left } to go).
    .you = You may discard fate cards for new ones ({ NAME($source) }, { $left } to go).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-TrainMore = { NAME($seat) } chooses the second point of training ({ NAME($hero) }).
    .you = You choose the second point of training ({ NAME($hero) }).
    .help = Raise two attributes by 1 each, or one by 2. Each attribute holds one training token, so training gives at most +2 (runewars.quest.4).
prompt-TurnDial = { NAME($seat) } chooses a dial ({ NAME($source) }).
    .you = You choose a dial ({ NAME($source) }).
    .help = Changes beyond 0 or 8 are cut off; as a cost, the whole change must be possible (runewars.effect.12).
prompt-Undermine = { NAME($seat) } chooses a stronghold to damage ({ NAME($source) }).
    .you = You choose a stronghold to damage ({ NAME($source) }).
    .help = Whoever uses a card makes its choices, unless it names somebody else (runewars.effect.2).
prompt-UseFortification = { NAME($seat) } may use the fortification ({ NAME($source) }).
    .you = You may use the fortification ({ NAME($source) }).
    .help = One kind for each faction. The defender may use it in step 6a of a battle on its area, see runewars.battle.14 to runewars.battle.17 (runewars.dev.6).
prompt-Usurp = { NAME($seat) } takes a title ({ NAME($source) }).
    .you = You take a title ({ NAME($source) }).
    .help = A title gives its lasting benefit and its way to dragon runes to its holder only (runewars.title.3).
prompt-Walk = { NAME($seat) } moves the hero ({ NAME($hero) }).
    .you = You move the hero ({ NAME($hero) }).
    .help = Move the hero up to two areas; the hero may also stay. Then the hero may start one duel or attempt one quest (runewars.quest.2).
prompt-Window = { NAME($seat) } may play cards of their own turn.
    .you = You may play cards of your own turn.
    .help = Cards and rewards of your own turn, objectives, the victory card, exchange and pick-up of rewards and removable places are offered at these moments; inside a battle only to the attacker in step 4 (runewars.effect.5) (runewars.ruling.55).
prompt-Withdraw = { NAME($seat) } chooses the unit that retreats ({ NAME($source) }).
    .you = You choose the unit that retreats ({ NAME($source) }).
    .help = Your units, allies included, must retreat to an adjacent friendly area (runewars.retreat.2).

## The catalogue: kinds of components, the names of their facts, the parts of their texts

catalogue-order = Order cards
    .one = Order card
    .help = Every player has the same eight. Each season you choose one in secret; its supremacy is yours if no order card that lies before you has a higher number.
catalogue-season = Season cards
    .one = Season card
    .help = One card begins each season: first its basic effect, then the effect that the season has every year.
    .reconstructed = No public source lists these cards in full; the effects marked are our design, after the kinds of effect that the rulebook and players tell of.
catalogue-tactics = Tactics cards
    .one = Tactics card
    .help = You hold at most ten, and play none in the season in which you drew it.
    .reconstructed = Many cards and most numbers of copies are told by no public source; what is marked is our design.
catalogue-objective = Objective cards
    .one = Objective card
    .help = Everybody has one of their own alignment, in secret; fulfilled in your turn it is worth a dragon rune.
    .reconstructed = Most conditions are told by no public source; what is marked is our design.
catalogue-hero = Heroes
    .one = Hero
    .help = They move by themselves, go on quests, fight duels and support units in battle; a player has at most three.
    .reconstructed = Few values of the hero cards are public; what is marked is our design.
catalogue-quest = Quest cards
    .one = Quest card
    .help = A hero in the right place may attempt one in the quest phase; most bring a reward.
    .reconstructed = Titles and places of the quests are hardly public; what is marked is our design.
catalogue-reward = Rewards
    .one = Reward
    .help = What heroes win on quests; they lie face down until they are used.
    .reconstructed = Effects and copies of many rewards are told by no public source; what is marked is our design.
catalogue-faction = Factions
    .one = Faction
    .help = Two of good and two of evil; the dials tell what each resource brings when you recruit, from field 1 to field 8.
    .reconstructed = The fields of the dials and some starting values are told by no public source; what is marked is our design.
catalogue-unit = Units
    .one = Unit
    .help = Four types for each faction and six that are neutral; each draws fate cards in the round of its initiative.
    .reconstructed = Some values are only remembered or worked out; they are marked.
catalogue-development = Developments
    .one = Development
    .help = Tokens beside strongholds: three kinds for everybody, and a fortification for each faction.
catalogue-title = Titles
    .one = Title
    .help = You win them with the influence you put on them.
    .reconstructed = The effects of one title are told by no public source; they are our design.
catalogue-city = Cities
    .one = City
    .help = With Rally Support you take one benefit of each city you control.
    .reconstructed = The rulebook tells the four benefits, not their numbers; those are our design.
catalogue-fate = Fate cards
    .one = Fate card
    .help = Thirty cards decide battles, duels, tests and diplomacy: a destiny above, and a quarter for each base.
catalogue-exp = Exploration tokens
    .one = Exploration token
    .help = The optional rule: heroes turn them up when they stop on an area.
    .reconstructed = How many there are of each token is told by no public source; the numbers are our design.
catalogue-tile = Map tiles
    .one = Map tile
    .help = Nine tiles and four home realms, laid by the players. The names of their areas are ours; the code after each name is the one on the map.
    .reconstructed = Only a few tiles are public; what is marked on the others is our design.

fact-number = Number
fact-season = Season
fact-wizards_council = Mark
fact-copies = Copies
fact-alignment = Alignment
fact-strength = Strength
fact-agility = Agility
fact-wisdom = Wisdom
fact-health = Health
fact-traits = Traits
fact-trait = Trait
fact-starting = Deck
fact-attempt = Attempt
fact-start_influence = Influence to start
fact-start_tactics = Tactics cards to start
fact-food = Food dial
fact-wood = Wood dial
fact-ore = Ore dial
fact-faction = Faction
fact-shape = Base
fact-initiative = Initiative
fact-count = Figures
fact-destiny = Destiny
fact-kind = Kind

part-primary = basic effect
part-supremacy = supremacy
part-additional = additional effect
part-play = when
part-where = where
part-success = success
part-mixed = mixed result
part-failure = failure
part-duel = in a quest duel
part-council = Wizards’ Council
part-starting = starting quest
attempt-test = test
attempt-duel = duel
attempt-pay = payment
sign-none = nothing
sign-tactics = tactics symbol
sign-influence = influence symbol
faction-neutral = neutral

## The board in the terminal

board-year = Year { $year }, { NAME($season) }.
board-nobody = neutral
board-battle = Battle on { $area }, round { $round }
board-side = { $side }: { $units }, strength { $strength }
board-duel = Duel: { NAME($hero) } against { NAME($enemy) }, round { $round }
board-orders = Orders in hand: { $orders }
board-fresh = new
board-tactics = Tactics cards
board-quest = Quests
board-objective = Objective
sign-routed = routed units
sign-castle = stronghold
sign-ruin = damaged stronghold
sign-city = city
sign-hero = hero
sign-dragon = dragon rune
sign-false = false rune
sign-covered = rune unknown to you
sign-dials = f/w/o food, wood, ore
panel-seat = faction
panel-runes = runes
panel-influence = influence
panel-dials = f/w/o
panel-tactics = tactics
panel-quests = quests
panel-order = order
panel-heroes = heroes
panel-titles = titles

# What the arena compares.
trait-faction = Faction

## What a seat has, for the costs and gains of an action

holding-runes = dragon runes
holding-influence = influence
holding-units = own units
holding-heroes = heroes
holding-strongholds = strongholds
holding-tactics = tactics cards
holding-quests = quest cards
holding-food = food
holding-wood = wood
holding-ore = ore

## Goals: how to win now and who is near; $mine is 1 where the sentence speaks to its reader

goal-runes =
    { $missing ->
        [0] You control { $runes } dragon runes: lay your victory card in your turn.
       *[other] You control { $runes } of the { $goal } dragon runes that let you lay your victory card. Year { $year } of { $years }.
    }
goal-laid =
    { $mine ->
        [1] Your victory card is laid: have { $goal } dragon runes when { NAME($season) } returns, and you win. Now you have { $runes }.
       *[0] { NAME($seat) } has laid the victory card and wins with { $goal } dragon runes when { NAME($season) } returns.
    }
goal-count = The last year: after winter most dragon runes win, then most influence. You have { $runes }, and { $influence } influence.
goal-rival =
    { $unsure ->
        [0]
            { $runes ->
                [one] { NAME($seat) } controls { $runes } dragon rune.
               *[other] { NAME($seat) } controls { $runes } dragon runes.
            }
       *[other] { NAME($seat) } controls { $runes } to { $most } dragon runes, as far as you can tell.
    }
goal-objective =
    { $done ->
        [1] Your objective “{ NAME($objective) }” is met: show it for a dragon rune.
       *[0] Your objective “{ NAME($objective) }” would bring a dragon rune.
    }

## What an action changes, for hints: what is better with it, and what is worse.

aspect-runes =
    .gain = you come closer to the dragon runes that win
    .loss = you fall behind in dragon runes
aspect-land =
    .gain = you hold more land
    .loss = you hold less land
aspect-army =
    .gain = your army is stronger
    .loss = your army is weaker
aspect-hunger =
    .gain = you can feed your army in winter
    .loss = you cannot feed your whole army in winter
aspect-strongholds =
    .gain = your strongholds are worth more
    .loss = your strongholds are worth less
aspect-resources =
    .gain = you have more food, wood or ore
    .loss = you have less food, wood or ore
aspect-influence =
    .gain = you have more influence
    .loss = you have less influence
aspect-cards =
    .gain = you have more cards to use
    .loss = you have fewer cards to use
aspect-titles =
    .gain = titles come to you
    .loss = titles go to others
aspect-heroes =
    .gain = your heroes are stronger
    .loss = your heroes are weaker
aspect-safety =
    .gain = your areas stand safer
    .loss = strong enemies stand next to your areas

## The player aid

aid-part-turn = A season
aid-season = Card, orders, turns
    .text = The season card is read. Then everybody chooses one order in secret, and the lowest number acts first. Four orders a year, none of them twice.
aid-supremacy = Supremacy
    .text = You also get the second effect of your order if its number is the highest you have played this year.
aid-limit = { $limit } units
    .text = No more units of one player may stand in an area.
aid-part-orders = The orders
aid-strategize = { $number }. { NAME($order) }
    .text = Standing figures go one step each, to friendly or empty areas. Supremacy: a tactics card for each symbol on your dials.
aid-mobilize = { $number }. { NAME($order) }
    .text = Activate an area and bring units there from at most { $range } areas away; fast ones from one more. Supremacy: once more, but only one battle in all.
aid-conquer = { $number }. { NAME($order) }
    .text = As with Mobilize. Supremacy: an enemy stronghold counts { $siege } less.
aid-harvest = { $number }. { NAME($order) }
    .text = Set your dials to what your areas give. Supremacy: use your developments and build one for wood.
aid-recruit = { $number }. { NAME($order) }
    .text = All units of one dial, up to its pointer, at your strongholds. Supremacy: a second dial.
aid-rally-support = { $number }. { NAME($order) }
    .text = One benefit from each city you control. Supremacy: a hero, for influence.
aid-acquire-power = { $number }. { NAME($order) }
    .text = Influence for each symbol on your dials. Supremacy: take a title for more influence than lies on it.
aid-fortify = { $number }. { NAME($order) }
    .text = Each of these once: build a stronghold for wood and ore, repair one for ore, move runes between two areas of yours.
aid-part-battle = Battle and diplomacy
aid-rounds = Five rounds
    .text = The types strike in the order of their initiative, 1 to 5: one fate card for each standing unit, read in the shape of its base.
aid-strength = Then strength
    .text = Standing units, and a stronghold { $whole } (damaged { $damaged }). Of equals, the defender wins. The loser retreats, routed.
aid-talk = Or talk with neutrals
    .text = Spend 1 to { $most } influence, draw as many fate cards and choose one: gold makes them allies, grey drives them away, red means battle or retreat.
aid-part-seasons = The seasons
aid-spring = Spring
    .text = Activation tokens and orders come back, routed figures stand up.
aid-summer = Summer
    .text = Heroes move, heal, train, attempt quests; they may fight duels.
aid-fall = Autumn
    .text = Two influence or one tactics card.
aid-winter = Winter
    .text = In each area no more units than your food dial shows. Water is open.
aid-part-win = How you win
aid-victory = { $runes } dragon runes, twice
    .text = In your turn, show { $runes } dragon runes you control and lay the victory card on this season's deck. Still have them when the season comes back.
aid-count = Or after year { $years }
    .text = Most dragon runes win, then most influence.
aid-part-signs = Signs
aid-sign-triangle = triangle: base of a unit
aid-sign-rectangle = rectangle: base of a unit
aid-sign-hexagon = hexagon: base of a unit
aid-sign-circle = circle: base of a unit
aid-sign-damage = damage
aid-sign-rout = rout
aid-sign-special = special ability
aid-sign-gold = destiny: success
aid-sign-grey = destiny: in between
aid-sign-red = destiny: failure
aid-sign-rune = rune
aid-sign-food = food
aid-sign-wood = wood
aid-sign-ore = ore
aid-sign-influence = influence

## The coach of a first game

coach-victory = You control six dragon runes: you may lay your victory card now. Then hold them until this season comes round again.
coach-objective = Your secret objective is met. Show it: it brings a dragon rune.
coach-battle = In a battle the stronger side wins at the end, not the side that kills more. A tie goes to the defender.
coach-talk = You may talk first: influence buys fate cards, and you choose the best of them. Neutral units may even join you.
coach-quests = Each hero acts once this summer: move, heal or train. Send him where one of your quests waits.
coach-rival = { NAME($rival) } may be about to win. Find the weakest area with a rune, and take it in time.
coach-last = The last year: after winter dragon runes are counted. Take what is weakly held; in winter you can also cross water.
coach-winter = Winter is next, and { NAME($area) } has more units than you have food. Spread them out, or raise your food.
coach-order = Low numbers act first. In spring your first order always has supremacy, its second effect: Mobilize takes two empty areas at once.
coach-supremacy = Only an order with a higher number than all you have played this year has supremacy. Plan the year from low to high.
coach-harvest = Your land gives more than your dials show. The order Harvest would raise them.

## What is told of an activation before it is made

prospect-nobody = None of your units can come: only your token would lie there.
prospect-own = Units that can come: { $army }. The area is yours.
prospect-open = Units that can come: { $army }. Nobody defends the area.
prospect-neutral = Units that can come: { $army }; neutral units there: { $against }. You may fight them, or negotiate for influence. Without cards, heroes and abilities: about { $tenths } of 10 battles won.
prospect-fight =
    { $walls ->
        [0] Units that can come: { $army }; enemy units that stand there: { $against }. A tie is the defender’s. Without cards, heroes and abilities: about { $tenths } of 10 battles won.
       *[other] Units that can come: { $army }; enemy units that stand there: { $against }, and a stronghold of strength { $walls }. A tie is the defender’s. Without cards, heroes and abilities: about { $tenths } of 10 battles won.
    }

## Achievements after a finished game; .text says what one takes

achievement-errands = Errand Hero
    .text = Fulfil at least two quests in one game.
achievement-charm = Natural Charm
    .text = Make allies of neutral units at least twice in one game.
achievement-cabinet = Cabinet of One
    .text = Hold all three titles at the end.
achievement-dove = Peace Prize
    .text = Win the game without winning a battle.
