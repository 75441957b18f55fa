### The words of Oath in English: the game, its terms and its cards.

## The game

game-title = Oath
    .full = Oath: Chronicles of Empire and Exile
game-pitch = Keep the oath, take it for yourself, or dream up another one: whoever wins writes the world of the next game.
game-facts = 1 to 6 players, two to three hours the first time and about two hours later, demanding
game-endless = The rulebook ends the game after the eighth round at the latest, but does not limit offers and exchanges in a turn.
game-about =
    One of you is the Chancellor and defends an oath. The others begin as Exiles: they win by usurping that oath or by
    making a Vision of their own come true, unless they let themselves be made Citizens and hope to succeed the
    Chancellor. You search for people and places, muster warbands, trade favor and secrets, recover relics and fight for
    sites, for eight rounds at most. Then the winner writes the Chronicle, and its map, deck, oath and roles are where the
    next game starts. Decks, face-down cards and what you draw are hidden; all else is open. Designed by Cole Wehrle.
    The rules and cards are told in our own words. For one or two players there is the Clockwork Prince; much of his
    procedure is completed by us and says so.

## Regions; .from, .to and .in answer where from, where to, where

region-cradle = Cradle
    .acc = the Cradle
    .from = from the Cradle
    .to = to the Cradle
    .in = in the Cradle
region-provinces = Provinces
    .acc = the Provinces
    .from = from the Provinces
    .to = to the Provinces
    .in = in the Provinces
region-hinterland = Hinterland
    .acc = the Hinterland
    .from = from the Hinterland
    .to = to the Hinterland
    .in = in the Hinterland

## Suits

suit-discord = Discord
    .gen = Discord
    .acc = Discord
    .card = Discord card
    .bank = Discord bank
suit-arcane = Arcane
    .gen = Arcane
    .acc = Arcane
    .card = Arcane card
    .bank = Arcane bank
suit-order = Order
    .gen = Order
    .acc = Order
    .card = Order card
    .bank = Order bank
suit-hearth = Hearth
    .gen = Hearth
    .acc = Hearth
    .card = Hearth card
    .bank = Hearth bank
suit-beast = Beast
    .gen = Beast
    .acc = Beast
    .card = Beast card
    .bank = Beast bank
suit-nomad = Nomad
    .gen = Nomad
    .acc = Nomad
    .card = Nomad card
    .bank = Nomad bank

## Oaths: .text is the Oathkeeper goal, .successor the Successor goal, .lead the goal of the Vision that mirrors it

oath-supremacy = Supremacy
    .gen = of Supremacy
    .oath = Oath of Supremacy
    .title = Oathkeeper of Supremacy
    .text = The Oathkeeper rules the most sites.
    .successor = The Successor holds more relics and banners together than the Chancellor and than each other Citizen.
    .lead = rule more sites than anybody else at a Wake
oath-people = the People
    .gen = of the People
    .oath = Oath of the People
    .title = Oathkeeper of the People
    .text = The Oathkeeper holds the People’s Favor.
    .successor = The Successor holds the Darkest Secret.
    .lead = hold the People’s Favor at a Wake
oath-protection = Protection
    .gen = of Protection
    .oath = Oath of Protection
    .title = Oathkeeper of Protection
    .text = The Oathkeeper holds the most relics and banners together.
    .successor = The Successor holds the People’s Favor.
    .lead = hold more relics and banners than anybody else at a Wake
oath-devotion = Devotion
    .gen = of Devotion
    .oath = Oath of Devotion
    .title = Oathkeeper of Devotion
    .text = The Oathkeeper holds the Darkest Secret.
    .successor = The Successor holds the Grand Scepter.
    .lead = hold the Darkest Secret at a Wake

## Banners: .text of the People’s Favor is what it asks of you, .text2 what it lets you do

banner-peoples-favor = People’s Favor
    .full = Banner of the People’s Favor
    .gen = of the People’s Favor
    .acc = the People’s Favor
    .text = At your Wake it wants 1 favor from your board, or it loses 1 to the poorest bank; on the Mob side twice. Its last favor stays: with 1 on it you must add, if you can. Then, with 6 or more, it turns to the Mob.
    .text2 = Your whole region is open to you: a card you play to a site may go to any face-up site there, and before that you may discard one denizen from a site there.
    .ruling1 = Recover it from anywhere for more favor than it carries. You hand the old favor out to the banks, one by one, beginning where you like.
    .ruling2 = Whoever takes it without Recover burns 2 favor from it, though never the last, and it turns to the Mob. Given away, it stays as it is.
banner-peoples-favor-mob = Mob
    .full = Mob side of the People’s Favor
    .text = At your Wake the People’s Favor asks twice. Only Recover turns it back.
banner-darkest-secret = Darkest Secret
    .full = Banner of the Darkest Secret
    .gen = of the Darkest Secret
    .acc = the Darkest Secret
    .text = Searching the world deck costs you 2 Supply, however many Visions have been drawn.
    .ruling1 = Recover it from anywhere for more secrets than it carries. One of the old secrets is yours, the others go to the last holder.
    .ruling2 = It is safe from others while each suited card at the holder’s site has the suit of a face-up adviser of the holder, and while no suited card lies there.
    .ruling3 = Whoever takes it without Recover burns 2 secrets from it, though never the last. Given away, it stays as it is.

## Traits of the Chancellor, uncovered when a relic leaves the Imperial Reliquary

trait-brutal = Brutal
    .text = In your campaigns the whole force of the defeated side dies, even yours.
trait-decadent = Decadent
    .text = Travel to the Cradle from another region costs you no Supply; travel to the Hinterland costs 1 more.
trait-careless = Careless
    .text = Each trade gives you 1 more favor, also a trade for secrets; that one gives 1 secret fewer.
trait-greedy = Greedy
    .text = You draw 2 cards more when you search, and cannot search when it costs more than 2 Supply.

## Kinds of power, costs and icons; the texts of the cards leave these to the icons

power-when-played = When played
    .text = Happens once, when the card is played face up. You must carry it out.
power-action = Action
    .text = A minor action in your Act phase, as often as you can pay.
power-rest = Rest
    .text = You may use it once at the end of your Rest.
power-wake = Wake
    .text = Happens once in your Wake.
power-modifier = Changes an action
    .text = Chosen and paid at the start of a major action; works for that action.
power-battle-plan = Battle plan
    .text = Used in a campaign by a player who rules the card.
power-battle-plan-attacker = Battle plan of the attacker
    .text = Only the attacker may use it.
power-battle-plan-defender = Battle plan of the defender
    .text = Only the defender’s side may use it.
power-battle-plan-either = Battle plan of either side
    .text = With ± the attacker adds dice and the defender removes them.
power-persistent = Lasting power
    .text = Works all the time on everyone it speaks of, whoever has access.
power-static = Always in force
    .text = Binds the card, its site or its holder as long as it lies face up.
power-must = must
    .text = Not a choice: it applies whenever it can.

cost-none = no cost
cost-place-favor = place { $n } favor on the card
cost-place-secret =
    { $n ->
        [one] place { $n } secret on the card
       *[other] place { $n } secrets on the card
    }
cost-burn-favor = burn { $n } favor
cost-burn-secret =
    { $n ->
        [one] burn { $n } secret
       *[other] burn { $n } secrets
    }

icon-tree = site only
    .text = Face up this card can only lie at a site.
icon-person = adviser only
    .text = Face up this card can only be an adviser.
icon-chain = locked
    .text = Face up this card can never be discarded, moved or swapped before the Chronicle.
icon-capacity = capacity
    .text = How many cards the site can hold.
icon-crown = ruled
    .text = You must rule this card to use it; having your pawn there is not enough.

## Terms; .text explains. Messages that end in -count take the number n

term-favor = favor
    .acc = favor
    .text = What people are ready to do for you. There are 36 tokens; you pay with them to muster, to trade for secrets and to use cards.
term-favor-count = { $n } favor
term-secret = secret
    .acc = a secret
    .few = secrets
    .many = secrets
    .text = What only you know. Placed on a card it comes back in your Rest; burned it is gone. A face-down secret pays for nothing until your Rest.
term-secret-count =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
term-supply = Supply
    .acc = Supply
    .text = What your actions cost, 7 at most. The more warbands wait in your bank, the more Supply you get back.
term-supply-count = { $n } Supply
term-warband = warband
    .acc = a warband
    .few = warbands
    .many = warbands
    .text = Your followers. On a site they rule it, on your board they fight.
term-warband-count =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
term-pawn = pawn
    .acc = a pawn
    .text = You yourself on the map. Your site and your region are where your pawn is.
term-adviser = adviser
    .acc = an adviser
    .few = advisers
    .many = advisers
    .text = A card beside your board, face up or face down; three at most.
term-relic = relic
    .acc = a relic
    .few = relics
    .many = relics
    .text = An old treasure with a power. You recover it at a site; others can only take it by force.
term-banner = banner
    .acc = a banner
    .few = banners
    .many = banners
    .text = The People’s Favor and the Darkest Secret. Each has one holder at most and carries tokens that nobody can spend.
term-denizen = denizen
    .acc = a denizen
    .few = denizens
    .many = denizens
    .text = A card of a person, a place or an idea, with a suit and a power; it lies at a site or advises a player.
term-edifice = edifice
    .acc = an edifice
    .few = edifices
    .many = edifices
    .text = A great building that a winner leaves behind. Its other side is a ruin.
term-intact = intact
    .text = The side with a suit. You can trade with it and muster on it.
term-ruin = ruin
    .acc = a ruin
    .few = ruins
    .many = ruins
    .text = The side without a suit: no trade, no muster, but a power.
term-site = site
    .acc = a site
    .few = sites
    .many = sites
    .text = One of eight places on the map. Whoever has warbands there rules it.
term-region = region
    .acc = a region
    .few = regions
    .many = regions
    .text = Cradle, Provinces or Hinterland. Each has its sites and its discard pile.
term-suit = suit
    .acc = a suit
    .few = suits
    .many = suits
    .text = Discord, Arcane, Order, Hearth, Beast and Nomad, in this circle.
term-map = map
    .text = Three regions with eight sites, three discard piles and six favor banks.
term-favor-bank = favor bank
    .acc = a favor bank
    .text = Six of them, one for each suit; you gain favor from there.
term-shared-bank = shared bank
    .acc = the shared bank
    .text = The favor and the secrets that are not in play.
term-personal-bank = your bank
    .acc = your bank
    .text = Your unused warbands, beside your board.
term-board = board
    .acc = a board
    .text = Where your favor, your secrets and the warbands with you lie.
term-world-deck = world deck
    .acc = the world deck
    .text = Denizens and Visions, to be searched. Nobody knows its order.
term-relic-deck = relic deck
    .acc = the relic deck
    .text = Relics that have not been found yet.
term-site-deck = site deck
    .acc = the site deck
    .text = Sites that are not on the map.
term-discard-pile = discard pile
    .acc = a discard pile
    .text = One for each region, face down. What you discard goes to the pile of the next region.
term-dispossessed = the Dispossessed
    .acc = the Dispossessed
    .text = Cards that a Chronicle has driven out of the world.
term-archive = Archive
    .acc = the Archive
    .text = Denizens and edifices that have not yet come into the world.
term-reliquary = Imperial Reliquary
    .acc = the Imperial Reliquary
    .text = Four relics with which the holder of the Grand Scepter can tempt Exiles. Each that leaves uncovers a trait of the Chancellor.
term-princely-reliquary = Princely Reliquary
    .acc = the Princely Reliquary
    .text = The other side, used with the Clockwork Prince; it has no traits.
term-grand-scepter = Grand Scepter
    .acc = the Grand Scepter
    .text = The relic that gives the right to offer Citizenship and to exile Citizens.
term-title = title
    .acc = the title
    .text = Whoever meets the goal of the oath has it. An Exile who has it at a Wake turns it to the Usurper side.
term-oathkeeper = Oathkeeper
    .acc = the Oathkeeper
    .text = The player who meets the goal of the oath, and the side of the title that says so.
term-usurper = Usurper
    .acc = the Usurper
    .text = An Exile who has kept the title until their Wake. Whoever keeps it until the next one wins.
term-visionary = Visionary
    .acc = the Visionary
    .text = An Exile whose revealed Vision has come true.
term-successor = Successor
    .acc = the Successor
    .text = The Citizen who meets the Successor goal and wins in the Chancellor’s place.
term-chancellor = Chancellor
    .gen = the Chancellor’s
    .acc = the Chancellor
    .text = Rules the Empire, has the purple warbands and wins by keeping the oath.
term-exile = Exile
    .gen = the Exile’s
    .acc = an Exile
    .few = Exiles
    .many = Exiles
    .text = Plays alone, with warbands of one colour of their own, and wins as Usurper or Visionary.
term-citizen = Citizen
    .gen = the Citizen’s
    .acc = a Citizen
    .few = Citizens
    .many = Citizens
    .text = Belongs to the Empire, has purple warbands and wins only as Successor.
term-citizenship = Citizenship
    .acc = Citizenship
    .text = An Exile who accepts it joins the Empire.
term-empire = Empire
    .acc = the Empire
    .text = The Chancellor and all Citizens.
term-imperial = Imperial player
    .acc = an Imperial player
    .few = Imperial players
    .many = Imperial players
    .text = The Chancellor or a Citizen. All of them rule all sites with purple warbands.
term-bandits = bandits
    .acc = the bandits
    .text = Rule every face-up site without warbands. One bandit defends each of these.
term-ally = Ally
    .acc = an Ally
    .few = Allies
    .many = Allies
    .text = An Imperial player who helps an Imperial defender.
term-enemy = enemy
    .acc = an enemy
    .few = enemies
    .many = enemies
    .text = For the Empire every Exile, for an Exile everybody; the bandits for all.
term-attacker = attacker
    .acc = the attacker
    .text = The player who campaigns.
term-defender = defender
    .acc = the defender
    .text = The one against whom the campaign is made.
term-force = force
    .acc = the force
    .text = The warbands that fight on one side and that can be lost.
term-target = target
    .acc = a target
    .few = targets
    .many = targets
    .text = What the attacker wants: sites, relics, banners, or the pawn with favor.
term-pawn-with-favor = pawn with favor
    .acc = the pawn with favor
    .text = A target: if it falls, the defender can be sent away and loses half of the favor.
term-attack-die = attack die
    .acc = an attack die
    .few = attack dice
    .many = attack dice
    .text = Three faces with a hollow sword, two with a sword, one with two swords and a skull.
term-attack-die-count =
    { $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    }
term-defense-die = defense die
    .acc = a defense die
    .few = defense dice
    .many = defense dice
    .text = Two blank faces, two with a shield, one with two shields, one that doubles.
term-defense-die-count =
    { $n ->
        [one] { $n } defense die
       *[other] { $n } defense dice
    }
term-end-die = end die
    .acc = the end die
    .text = Rolled after rounds 5, 6 and 7 if the Empire has the title: the game ends on a 6, on 5 or more, on 3 or more.
term-attack = attack
    .text = Swords, half of the hollow swords, and what was sacrificed.
term-defense = defense
    .text = Shields, doubled as the dice say, and the defending warbands.
term-sword = sword
    .few = swords
    .many = swords
term-hollow-sword = hollow sword
    .few = hollow swords
    .many = hollow swords
term-skull = skull
    .few = skulls
    .many = skulls
term-shield = shield
    .few = shields
    .many = shields
term-double = ×2
    .text = Doubles all shields rolled.
term-vision = Vision
    .acc = a Vision
    .few = Visions
    .many = Visions
    .text = Another goal. An Exile who has revealed it and meets it at a Wake wins, once 3 Visions have been drawn.
term-revealed-vision = revealed Vision
    .acc = the revealed Vision
    .text = A Vision lying face up on an Exile’s board. It is not an adviser.
term-visions-drawn = Visions Drawn
    .acc = the Visions Drawn marker
    .text = Counts the Visions drawn from the world deck and tells what a Search there costs.
term-round = round
    .acc = a round
    .few = rounds
    .many = rounds
    .text = Everybody has one turn. There are eight rounds at most.
term-wake = Wake
    .acc = the Wake
    .text = The first part of your turn: the People’s Favor, victory, the title, opportunities.
term-act = Act
    .acc = the Act phase
    .text = The middle of your turn: as many actions as you can pay for.
term-rest = Rest
    .acc = the Rest
    .text = The end of your turn: tokens return, Supply is set.
term-search = Search
    .acc = a Search
    .text = Draw 3 cards, keep and play one.
term-muster = Muster
    .acc = a Muster
    .text = 1 Supply and 1 favor for 2 warbands.
term-trade = Trade
    .acc = a Trade
    .text = A secret for favor, or 2 favor for secrets.
term-recover = Recover
    .acc = a Recover
    .text = Take a relic at your site or a banner from anywhere.
term-campaign = Campaign
    .acc = a Campaign
    .text = Attack sites, relics, banners or a pawn.
term-travel = Travel
    .acc = a Travel
    .text = Move your pawn to another site.
term-rule = rule
    .text = You rule sites with your warbands, the cards there, and your advisers.
term-burn = burn
    .text = Back to the shared bank.
term-kill = kill
    .text = Back to the bank of its colour.
term-sacrifice = sacrifice
    .text = Kill a warband of your own because you choose to.
term-peek = peek
    .text = Look at the front, you alone.
term-locked = locked
    .text = Cannot be discarded, moved or swapped.
term-homeland = Homeland
    .text = A site that rewards whoever plays a card of its suit there.
term-opportunity = Opportunity
    .text = A site from which you may take a token at your Wake.
term-coast = Coast
    .text = From Coast to Coast travel costs 1 Supply.
term-exchange = binding exchange
    .acc = a binding exchange
    .text = A deal over named goods; once both agree, it is carried out at once.
term-chronicle = Chronicle
    .acc = the Chronicle
    .text = What the winner changes in the world before the next game.
term-stable-regime = Stable Regime
    .text = The Empire wins because the end die ends the game.
term-war-exhaustion = War Exhaustion
    .text = The game ends after round 8, without a roll.
term-clockwork-prince = Clockwork Prince
    .gen = the Clockwork Prince’s
    .acc = the Clockwork Prince
    .text = A player who follows rules instead of wishes. Many of these are completed by us.
term-mind-map = Mind Map
    .acc = the Mind Map
    .text = The graph that tells the Clockwork Prince what to do next.
term-ours = our name
    .text = The Polish rulebook does not print a name for this; the Polish one shown is ours.

## Sites; .from, .to and .in answer where from, where to, where

site-ancient-city = Ancient City
    .acc = the Ancient City
    .from = from the Ancient City
    .to = to the Ancient City
    .in = at the Ancient City
    .text = Homeland of Order: for an Order card you play here, gain 2 warbands, unless you discarded an Order card from here this turn.
    .ruling1 = Only when you play it: a card moved or swapped here brings nothing. The reward comes before the power of the card itself.
site-barren-coast = Barren Coast
    .acc = the Barren Coast
    .from = from the Barren Coast
    .to = to the Barren Coast
    .in = at the Barren Coast
    .text = Coast: travel from here to any other Coast costs 1 Supply and ignores the Narrow Pass.
    .ruling1 = While a site is face down, nobody can tell that it is a Coast: the full price is due.
site-buried-giant = Buried Giant
    .acc = the Buried Giant
    .from = from the Buried Giant
    .to = to the Buried Giant
    .in = at the Buried Giant
    .text = When you travel from here, you may turn 1 of your secrets face down: then the travel costs no Supply and ignores the Narrow Pass.
    .ruling1 = The secret turns up in your Rest. Spell Breaker forbids this power.
site-charming-valley = Charming Valley
    .acc = the Charming Valley
    .from = from the Charming Valley
    .to = to the Charming Valley
    .in = at the Charming Valley
    .text = Travel from here costs 1 Supply more.
    .ruling1 = A power that makes travel cost no Supply cancels this as well.
site-deep-woods = Deep Woods
    .acc = the Deep Woods
    .from = from the Deep Woods
    .to = to the Deep Woods
    .in = in the Deep Woods
    .text = Homeland of the Beast: for a Beast card you play here, recover the relic here for no Supply and no price, unless you discarded a Beast card from here this turn.
    .ruling1 = Without a relic here you get nothing; of several you choose one.
    .ruling2 = You recover it, so Relic Worship and Relic Thief may answer, and Ancient Bloodline may forbid it.
    .ruling3 = Only when you play it: a card moved or swapped here brings nothing. The reward comes before the power of the card itself.
site-drowned-city = Drowned City
    .acc = the Drowned City
    .from = from the Drowned City
    .to = to the Drowned City
    .in = at the Drowned City
    .text = Opportunity: at the end of your Wake with your pawn here, you may take 1 secret from here.
    .ruling1 = What has been taken is not replaced.
    .ruling2 = The capacity is 0: no card but Salt the Earth can be played here.
site-fertile-valley = Fertile Valley
    .acc = the Fertile Valley
    .from = from the Fertile Valley
    .to = to the Fertile Valley
    .in = at the Fertile Valley
    .text = Homeland of the Hearth: for a Hearth card you play here, gain 1 more favor from the Hearth bank, unless you discarded a Hearth card from here this turn.
    .ruling1 = Only when you play it: a card moved or swapped here brings nothing. The reward comes before the power of the card itself.
site-great-slum = Great Slum
    .acc = the Great Slum
    .from = from the Great Slum
    .to = to the Great Slum
    .in = at the Great Slum
    .text = Whoever plays or moves a card here may first discard a card from here.
    .ruling1 = Not a locked one. That makes room at a full site.
site-lush-coast = Lush Coast
    .acc = the Lush Coast
    .from = from the Lush Coast
    .to = to the Lush Coast
    .in = at the Lush Coast
    .text = Coast: travel from here to any other Coast costs 1 Supply and ignores the Narrow Pass.
    .ruling1 = While a site is face down, nobody can tell that it is a Coast: the full price is due.
site-marshes = Marshes
    .acc = the Marshes
    .from = from the Marshes
    .to = to the Marshes
    .in = in the Marshes
    .text = While your pawn is here, you must draw 1 card fewer in a Search.
    .ruling1 = What counts is where the pawn really is.
site-mine = Mine
    .acc = the Mine
    .from = from the Mine
    .to = to the Mine
    .in = at the Mine
    .text = Opportunity: at the end of your Wake with your pawn here, you may take 1 favor from here.
    .ruling1 = What has been taken is not replaced.
site-mountain = Mountain
    .acc = the Mountain
    .from = from the Mountain
    .to = to the Mountain
    .in = at the Mountain
    .text = If any target of a campaign is here, the attacker must remove 1 attack die, whoever rules the site.
    .ruling1 = Once per campaign, however many targets are here; a pawn, a relic or a banner here is a target here.
    .ruling2 = With no attack die left, a defense die is added instead.
site-narrow-pass = Narrow Pass
    .acc = the Narrow Pass
    .from = from the Narrow Pass
    .to = to the Narrow Pass
    .in = at the Narrow Pass
    .text = Whoever travels into this region from another must stop here. Whoever attacks a target in this region from another must also target this site, unless they rule it.
    .ruling1 = Ignored from Coast to Coast, from Shrouded Wood, with the secret of Buried Giant, with Portal and with Forest Paths.
    .ruling2 = If neither attacker nor defender rules it, nothing in its region can be attacked from outside.
site-plains = Plains
    .acc = the Plains
    .from = from the Plains
    .to = to the Plains
    .in = on the Plains
    .text = If any target of a campaign is here, the attacker must add 1 attack die, whoever rules the site.
    .ruling1 = Once per campaign, however many targets are here; a pawn, a relic or a banner here is a target here.
site-river = River
    .acc = the River
    .from = from the River
    .to = to the River
    .in = at the River
    .text = If you rule this site, mustering on a card here gives you 1 more warband.
site-rocky-coast = Rocky Coast
    .acc = the Rocky Coast
    .from = from the Rocky Coast
    .to = to the Rocky Coast
    .in = at the Rocky Coast
    .text = Coast: travel from here to any other Coast costs 1 Supply and ignores the Narrow Pass.
    .ruling1 = While a site is face down, nobody can tell that it is a Coast: the full price is due.
site-salt-flats = Salt Flats
    .acc = the Salt Flats
    .from = from the Salt Flats
    .to = to the Salt Flats
    .in = on the Salt Flats
    .text = Opportunity: at the end of your Wake with your pawn here, you may take 1 favor or 1 secret from here.
    .ruling1 = What has been taken is not replaced.
site-shrouded-wood = Shrouded Wood
    .acc = the Shrouded Wood
    .from = from the Shrouded Wood
    .to = to the Shrouded Wood
    .in = in the Shrouded Wood
    .text = Travel from here costs 2 Supply and ignores the Narrow Pass and The Hidden Place. Under the rule of an enemy player you go where that player wants, even when somebody else makes you travel.
    .ruling1 = For the Empire the Chancellor chooses. Bandits choose nothing.
    .ruling2 = Decadent adds 1 to the cost if the way leads to the Hinterland.
    .ruling3 = The Clockwork Prince lets you go as usual; only with Expanded Powers the player who decides for him chooses.
site-standing-stones = Standing Stones
    .acc = the Standing Stones
    .from = from the Standing Stones
    .to = to the Standing Stones
    .in = at the Standing Stones
    .text = Homeland of the Arcane: for an Arcane card you play here, gain 1 secret, unless you discarded an Arcane card from here this turn.
    .ruling1 = Only when you play it: a card moved or swapped here brings nothing. The reward comes before the power of the card itself.
site-steppe = Steppe
    .acc = the Steppe
    .from = from the Steppe
    .to = to the Steppe
    .in = on the Steppe
    .text = Homeland of the Nomad: for a Nomad card you play here, gain 1 secret, unless you discarded a Nomad card from here this turn.
    .ruling1 = Only when you play it: a card moved or swapped here brings nothing. The reward comes before the power of the card itself.
site-the-hidden-place = The Hidden Place
    .acc = The Hidden Place
    .from = from The Hidden Place
    .to = to The Hidden Place
    .in = at The Hidden Place
    .text = You cannot travel here, nor declare any target here, without turning 1 of your secrets face down.
    .ruling1 = One secret for each travel and one for each campaign, however many targets are here.
    .ruling2 = A player who does not want to come cannot be sent here: everybody decides about their own secret.
    .ruling3 = Ignored when you travel from Shrouded Wood, with Portal or with Forest Paths.
site-the-tribunal = The Tribunal
    .acc = The Tribunal
    .from = from The Tribunal
    .to = to The Tribunal
    .in = at The Tribunal
    .text = If you rule this site or your pawn is here, propose a binding exchange to any player. Goods: favor, secrets, promises of future actions.
    .ruling1 = At this table goods change hands at once; a promise is only a word, and nobody enforces it.
site-wastes = Wastes
    .acc = the Wastes
    .from = from the Wastes
    .to = to the Wastes
    .in = in the Wastes
    .text = Homeland of Discord: for a Discord card you play here, recover the relic here for no Supply and no price, unless you discarded a Discord card from here this turn.
    .ruling1 = Without a relic here you get nothing; of several you choose one.
    .ruling2 = You recover it, so Relic Worship and Relic Thief may answer, and Ancient Bloodline may forbid it.
    .ruling3 = Only when you play it: a card moved or swapped here brings nothing. The reward comes before the power of the card itself.

## Relics

relic-sticky-fire = Sticky Fire
    .text = If you are victorious, you may kill the enemy’s whole force; if you do, give that enemy 1 favor.
    .ruling1 = It comes after the usual losses, and Cursed Cauldron counts these warbands. Bandits have nothing to lose.
    .ruling2 = You give the favor, if you have one, even when a plan of the enemy saves the warbands; it goes to your opponent, not to Allies.
relic-cursed-cauldron = Cursed Cauldron
    .text = If you are victorious, gain 1 warband for each enemy warband killed in this campaign.
    .ruling1 = Warbands saved by Hospital were not killed. A Citizen gains purple ones, even against an Imperial player.
relic-brass-horse = Brass Horse
    .text = Reveal the top card of your region’s discard pile and travel, for no Supply, to a site with a card of its suit; if there is none, to any site. Put the card back face down.
    .ruling1 = Everybody sees the card. A Vision has no suit: go anywhere. An empty pile: no use.
    .ruling2 = If only your own site fits, go to any other.
    .ruling3 = In Shrouded Wood under an enemy the ruler chooses among the sites that fit.
relic-truthful-harp = Truthful Harp
    .text = Draw 2 cards more, but show everybody all drawn cards and which one you keep.
    .ruling1 = Even if you play that one face down. A Vision from the world deck still ends the draw.
relic-grand-mask = Grand Mask
    .text = As an Exile, in your turn, you and not the Empire rule the cards at Imperial sites, except battle plans.
    .ruling1 = The sites themselves stay Imperial, so Shrouded Wood still sends you where the Chancellor likes.
relic-horned-mask = Horned Mask
    .text = Swap one of your face-up advisers with a card at your site.
    .ruling1 = A swap is not a play: no favor, no power. Each card must be allowed in its new place, neither may be locked, and tokens stay on them.
relic-cup-of-plenty = Cup of Plenty
    .text = Trading with a card whose suit one of your advisers has costs you no Supply.
    .ruling1 = A face-down adviser has no suit.
relic-whistle = Whistle
    .text = Choose a player at another site. If possible that player travels to your site, for no Supply; then you give them the secret from this relic.
    .ruling1 = Nobody has to pay for coming: no toll, no secret for The Hidden Place. The Narrow Pass stops the player unless you are there.
    .ruling2 = Vow of Silence keeps the secret with you.
relic-dowsing-sticks = Dowsing Sticks
    .text = Look at the top relic of the relic deck. Take it or put it under the deck.
    .ruling1 = Only you see a relic that goes under. Keeping it is taking it (Relic Thief).
relic-cracked-horn = Cracked Horn
    .text = You may put all cards you discard in this Search under the world deck.
    .ruling1 = Visions too; the Visions Drawn marker stays. You choose the order.
relic-bandit-crown = Bandit Crown
    .text = At sites that no enemy rules, bandits are your warbands: you rule the empty face-up sites. Bandits cannot be killed, moved or sacrificed.
    .ruling1 = They add to real warbands: one warband and one bandit are two. You may take your last warband off such a site and put warbands on an empty one.
    .ruling2 = In Imperial hands the Empire rules the empty sites, without purple warbands there. In the Chronicle the winner keeps sites ruled so.
    .ruling3 = With Bandit Chief all three bandits of a site count.
relic-ring-of-devotion = Ring of Devotion
    .text = You cannot put warbands on sites in any way. Each muster gives you 2 more warbands.
    .ruling1 = Not after a victory, not by moving them, not with Warning Signals.
relic-skeleton-key = Skeleton Key
    .text = If the Chancellor rules your site, peek at one relic of the Reliquary. You may take it.
    .ruling1 = That means purple warbands at your site, or the Bandit Crown in Imperial hands. The Chancellor may use it too.
    .ruling2 = Taking the relic uncovers the trait of its space.
relic-oracular-pig = Oracular Pig
    .text = Peek at the top 3 cards of the world deck; leave them in order.
relic-circlet-of-command = Circlet of Command
    .text = Other players can neither target nor take your banners and your other relics. Your pawn with favor adds 1 more defense die as a target.
    .ruling1 = They cannot recover your banners either; you yourself can. The Circlet does not protect itself.
relic-ivory-eye = Ivory Eye
    .text = Peek at a face-down site, a face-down adviser, or a face-down relic at a site.
    .ruling1 = Relics of the Reliquary are not at a site.
relic-map = Map
    .text = Give this relic up for 4 Supply, up to 7: it goes under the relic deck.
relic-obsidian-cage = Obsidian Cage
    .text = If you are victorious, put the surviving warbands of the enemy force on this relic.
    .text2 = Give any number of warbands from here back to the boards of their colours.
    .ruling1 = Hospital comes first. Bandits cannot be caged.
    .ruling2 = Warbands here are in no bank and on no board. If the relic goes back to the deck, they are given back too.
    .ruling3 = Those of an Exile who has become a Citizen come back purple.
relic-book-of-records = Book of Records
    .text = For a card you play to a site you gain 1 secret instead of the favor.
    .ruling1 = The extra favor of Fertile Valley stays favor.
relic-dragonskin-drum = Dragonskin Drum
    .text = When you have travelled, gain 1 warband.
    .ruling1 = Also after forced travel. A Citizen gains a purple one.
relic-the-grand-scepter = The Grand Scepter
    .text = You cannot use it in a turn in which you took it.
    .text2 = Peek at the relics of the Reliquary.
    .text3 = Offer Citizenship to an Exile, or exile another Citizen.
    .ruling1 = If it was given to you, you may use it at once.

## Edifices: both sides

edifice-festival-district-intact = Festival District
    .text = Propose a binding exchange to any player. Goods: favor, secrets, advisers.
    .ruling1 = Locked advisers cannot be given, and an adviser must fit into the other player’s limit.
edifice-festival-district-ruined = Squalid District
    .text = After the end die has been rolled, the ruler of this card may change the number by 1 up or down. A Citizen may not.
    .ruling1 = Done when the roll is seen; a 6 made higher still ends the game.
    .ruling2 = For the Empire the Chancellor may use it. Bandits never do.
edifice-great-spire-intact = Great Spire
    .text = You may exchange any number of the denizens you drew for random cards of the Dispossessed.
    .ruling1 = After drawing, before discarding; your cards go to the Dispossessed. No more than there are, and never Visions.
    .ruling2 = With Truthful Harp you show what you drew and what you keep, not the new cards you do not keep.
edifice-great-spire-ruined = Fallen Spire
    .text = Name a number up to 5 before you look. From the top of your region’s discard pile exchange that many denizens, skipping Visions, for random cards of the Dispossessed.
edifice-sprawling-rampart-intact = Sprawling Rampart
    .text = Each site of this card’s ruler adds 1 more defense die as a target.
    .ruling1 = Under bandits it strengthens every site of theirs.
edifice-sprawling-rampart-ruined = Bandit Rampart
    .text = If the site of this card is a target: 2 attack dice fewer.
    .ruling1 = It costs nothing, so bandits use it.
edifice-hall-of-debate-intact = Hall of Debate
    .text = Nobody can target the People’s Favor in a campaign.
    .ruling1 = It can still be recovered or taken with the Conspiracy.
edifice-hall-of-debate-ruined = Hall of Mockery
    .text = Whenever the People’s Favor is recovered, it ends with its Mob side up.
edifice-forest-temple-intact = Forest Temple
    .text = In the Chronicle no site with a Beast card is discarded.
    .ruling1 = At once, even if it was built in this same Chronicle, and also for sites the winner does not rule. It does not keep an edifice from falling into ruin.
edifice-forest-temple-ruined = Ruined Temple
    .text = Enemies of this card’s ruler cannot play Beast cards face up.
    .ruling1 = Under bandits it binds everybody. Face down the cards may still be played.
edifice-ancient-forge-intact = Ancient Forge
    .text = Look at the top relic of the relic deck. Take it or put it under the deck.
    .ruling1 = Keeping it is taking it (Relic Thief).
edifice-ancient-forge-ruined = Broken Forge
    .text = Turn this card to its intact side.
    .ruling1 = The tokens stay on it; in your Rest the favor goes to the Nomad bank.

## Visions

vision-vision-of-conquest = Vision of Conquest
    .text = You win at your Wake if you rule more sites than every other player and at least 3 Visions have been drawn.
vision-vision-of-rebellion = Vision of Rebellion
    .text = You win at your Wake if you hold the People’s Favor and at least 3 Visions have been drawn.
vision-vision-of-sanctuary = Vision of Sanctuary
    .text = You win at your Wake if you hold more relics and banners together than every other player and at least 3 Visions have been drawn.
vision-vision-of-faith = Vision of Faith
    .text = You win at your Wake if you hold the Darkest Secret and at least 3 Visions have been drawn.
vision-conspiracy = Conspiracy
    .text = You may burn 1 secret and take a relic or banner from a player at your site, if two of your face-up advisers each have a suit found among that player’s face-up advisers. Then this card goes to the box.
    .ruling1 = Without the theft the card goes to the box too. Spell Breaker forbids the theft.
    .ruling2 = A banner taken so suffers as always when taken by force: 2 tokens burn, though never the last one, and the People’s Favor shows its Mob side.

## Denizens of the suit Discord

denizen-mercenaries = Mercenaries
    .text = ±3 attack dice. If you are defeated, discard this card.
denizen-a-small-favor = A Small Favor
    .text = Gain 4 warbands.
denizen-second-wind = Second Wind
    .text = If you are victorious, you may travel and after that campaign, each for no Supply.
    .ruling1 = First the campaign ends with all its effects. Another player’s Sneak Attack comes before this too.
denizen-sleight-of-hand = Sleight of Hand
    .text = Take 1 secret from the board of a player at your site, unless it is the last one there.
denizen-key-to-the-city = Key to the City
    .text = If no pawn of the site’s ruler stands here, kill all warbands on the site and put 1 from your bank there.
    .ruling1 = On a site of the bandits you just place your warband.
    .ruling2 = At an Imperial site every Imperial pawn is the ruler’s.
    .ruling3 = With no warband in your bank the site is left to the bandits.
denizen-scryer = Scryer
    .text = Look through any one discard pile, all of it, without changing the order.
denizen-disgraced-captain = Disgraced Captain
    .text = If an Order card lies at a site you target: 4 more attack dice.
    .ruling1 = The site itself must be a target, not only a pawn, relic or banner there.
denizen-naysayers = Naysayers
    .text = If an Exile, you included, has the title on either side, take 1 favor from the Chancellor.
denizen-book-burning = Book Burning
    .text = If you are victorious and targeted the defender’s pawn, the defender burns all secrets on the board but one.
    .ruling1 = Face-down secrets count too; the defender chooses the one that stays.
denizen-charlatan = Charlatan
    .text = Burn all secrets on the Darkest Secret but one.
denizen-assassin = Assassin
    .text = You can have 2 advisers at most.
    .text2 = Discard a face-up adviser of a player at your site.
    .ruling1 = With two locked advisers you cannot play this card face up.
denizen-downtrodden = Downtrodden
    .text = If the card you muster on has the suit of the bank with the least favor, and no other bank has as little, gain 2 more warbands.
denizen-blackmail = Blackmail
    .text = Choose a relic of a player at your site. That player gives you 3 favor, or you take that relic.
denizen-cracked-sage = Cracked Sage
    .text = If your enemy has a face-up Arcane adviser: ±4 attack dice.
denizen-dissent = Dissent
    .text = Everybody except the holder of the People’s Favor puts favor from the board on this card: 1 for each suit among the cards that player rules, as far as it lasts.
    .ruling1 = Each Imperial player counts the suits at all Imperial sites.
denizen-false-prophet = False Prophet
    .text = As an Exile put 1 warband from your bank on any player’s revealed Vision: it is revealed for you too. If it is ever discarded, the warband dies and you play or discard that Vision as at the end of a Search.
    .ruling1 = As a Citizen you leave the warband there, but the Vision wins only for an Exile.
denizen-vow-of-renewal = Vow of Renewal
    .text = You cannot recover the People’s Favor. All favor that anybody burns comes to your board.
    .ruling1 = That includes the price of a relic, even when you pay it yourself.
denizen-zealots = Zealots
    .text = If the defending force is now larger than yours, each warband you sacrifice adds 3 to the attack instead of 1.
    .ruling1 = Compared once, at the moment you use the plan.
denizen-royal-ambitions = Royal Ambitions
    .text = As an Exile ruling more sites than the Chancellor, you may become a Citizen: you take a relic from the Reliquary unseen, your Act phase ends, and your Supply is set to 7.
denizen-salt-the-earth = Salt the Earth
    .text = You cannot play this card to a site with a locked card.
    .text2 = It needs no room: discard all other denizens of the site, whose capacity is 1 while this card lies there.
    .ruling1 = It may go to the Drowned City, but never to a face-down site.
    .ruling2 = In the Chronicle no edifice can replace it at the Drowned City, where the capacity without it is 0.
denizen-beast-tamer = Beast Tamer
    .text = An enemy who fights you cannot use Beast or Nomad battle plans.
    .ruling1 = As an Ally you protect your side from the moment you join. Plans of bandits are stopped too.
denizen-riots = Riots
    .text = If the People’s Favor shows its Mob side, discard all cards of the most common suit at sites, except this one. Of equally common suits you choose.
    .ruling1 = Advisers do not count and are not touched.
denizen-silver-tongue = Silver Tongue
    .text = You can have 2 advisers at most.
    .text2 = Gain 1 favor from the bank of a suit that is at your site.
    .ruling1 = With two locked advisers you cannot play this card face up.
denizen-gambling-hall = Gambling Hall
    .text = Roll 4 defense dice. From any one bank gain as much favor as you have shields, after doubling.
    .ruling1 = Jinx may roll again.
denizen-boiling-lake = Boiling Lake
    .text = Whoever travels here without ruling this card kills 2 warbands on their board, or the only one.
    .ruling1 = Forced travel counts.
denizen-relic-thief = Relic Thief
    .text = Right after a player in your region took relics, you may roll 1 defense die for each of them. If no die shows a shield, take them all.
    .ruling1 = You pay when you decide to roll. One roll decides about all the relics together.
    .ruling2 = Also against somebody who has just taken them from you in a campaign. Not for relics that were given.
    .ruling3 = Recovering is taking, also at a Homeland. So is a power that lets somebody keep a relic out of the deck or the Reliquary.
    .ruling4 = The title is looked at each time the relics change hands.
denizen-enchantress = Enchantress
    .text = Swap this card with any face-up adviser.
    .ruling1 = Not with a locked one. A swap is not a play.
    .ruling2 = A player who now has too many advisers discards one, but not the Enchantress.
denizen-insomnia = Insomnia
    .text = You can have 2 advisers at most.
    .text2 = Gain 1 secret.
    .ruling1 = With two locked advisers you cannot play this card face up.
denizen-sneak-attack = Sneak Attack
    .text = When another player’s campaign is over, you may at once campaign against that player for no Supply, if you could choose the player as defender.
    .ruling1 = It comes before that player’s Second Wind. As it is not your turn, your plans are paid as outside your turn.
denizen-gossip = Gossip
    .text = Enemies of this card’s ruler cannot play cards face down.
    .ruling1 = Face-down advisers they already have stay as they are. A drawn card that cannot be played face up is discarded.
    .ruling2 = Under bandits it binds everybody. It does not work during set-up.
denizen-bandit-chief = Bandit Chief
    .text = Kill 1 warband at every site.
    .text2 = While this card is face up, each site has 3 bandits instead of 1.
    .ruling1 = Your own sites suffer too.
denizen-chaos-cult = Chaos Cult
    .text = Whenever another player takes the title, take 1 favor from that player.
denizen-slander = Slander
    .text = If you are victorious and targeted the defender’s pawn, burn all favor on the defender’s board, not just half.

## Denizens of the suit Arcane

denizen-alchemist = Alchemist
    .text = Gain 4 favor, from one bank or from several, as you like.
denizen-fire-talkers = Fire Talkers
    .text = If you hold the Darkest Secret: ±3 attack dice.
    .ruling1 = For a Citizen it is enough that the Chancellor holds it.
denizen-magicians-code = Magician’s Code
    .text = When you recover the Darkest Secret, 2 secrets from the shared bank help you pay: they go straight onto the banner, alone or beside your own.
denizen-spirit-snare = Spirit Snare
    .text = Gain 1 favor from a bank of your choice.
denizen-wizard-school = Wizard School
    .text = Gain 1 secret. Your Act phase ends.
denizen-dazzle = Dazzle
    .text = Discard every Hearth card and every Order card at the sites of your region.
denizen-acting-troupe = Acting Troupe
    .text = For this trade this adviser is a Beast or an Order card, as you choose, and not an Arcane one.
denizen-taming-charm = Taming Charm
    .text = Discard a Beast or Nomad card at your site. Then gain 2 favor from the bank of its suit.
    .ruling1 = Favor on the discarded card is back in its bank before you gain.
denizen-inquisitor = Inquisitor
    .text = Peek at an adviser of a player at your site. If it is the Conspiracy, you play it as your own or discard it. If not, that player gets the favor from this card.
    .ruling1 = You may also keep the Conspiracy as your own face-down adviser.
denizen-secret-signal = Secret Signal
    .text = If this trade gives you exactly 1 favor, gain 1 more from that bank.
    .ruling1 = It also answers the single favor that Careless adds to a trade for secrets.
denizen-augury = Augury
    .text = Draw 1 card more.
    .ruling1 = A Vision from the world deck still ends the draw. Works together with Mushrooms.
denizen-rusting-ray = Rusting Ray
    .text = Only with the Darkest Secret: hollow swords give the attacker nothing.
denizen-portal = Portal
    .text = Travel to or from the site of this card costs you no Supply and ignores the powers of sites.
    .ruling1 = To travel here with it you must rule it. Powers of cards, such as Toll Roads, are not ignored.
denizen-billowing-fog = Billowing Fog
    .text = If you are defeated, none of your warbands die, even if something says that all must.
denizen-kindred-warriors = Kindred Warriors
    .text = Ignore your skulls. For each suit other than Arcane among the cards you rule: up to ±1 attack die.
denizen-terror-spells = Terror Spells
    .text = If you hold the Darkest Secret, kill 2 warbands in your region, on sites or on boards, even your own.
    .ruling1 = We read it so: a board is where its player’s pawn is.
denizen-blood-pact = Blood Pact
    .text = Sacrifice warbands from your board, any number of pairs. Gain 1 secret for each pair.
denizen-revelation = Revelation
    .text = In turn order from the Chancellor, everybody may burn any amount of favor and gain as many secrets.
denizen-observatory = Observatory
    .text = If your pawn is here, you may search any discard pile.
    .ruling1 = It costs 2 Supply, like any pile.
denizen-plague-engines = Plague Engines
    .text = Each player, you too, puts favor into the Arcane bank: 1 for each site the player rules, as far as it lasts.
    .ruling1 = Each Imperial player pays for all Imperial sites.
denizen-gleaming-armor = Gleaming Armor
    .text = When you fight, each battle plan of your enemy costs 1 more secret, to be placed.
    .ruling1 = On the Imperial side it works only if you are the defender or have joined as an Ally.
    .ruling2 = The secret is part of the plan’s cost, so Spell Breaker sees it. Bandits cannot pay, so they have no plans against you.
denizen-bewitch = Bewitch
    .text = As an Exile with more secrets than the Chancellor, on board and cards together, you may become a Citizen: without a relic, with the end of your Act phase and with Supply set to 7.
denizen-jinx = Jinx
    .text = After you roll attack or defense dice for any reason, you may roll all of them again, once. You must rule this card; it is not a battle plan.
    .ruling1 = You pay after you have seen the roll. No dice are rolled a third time.
    .ruling2 = Gambling Hall and Relic Thief roll dice too.
    .ruling3 = Only the player who rolled may use it, also on the Imperial side.
denizen-tutor = Tutor
    .text = Gain 1 secret.
denizen-dream-thief = Dream Thief
    .text = Swap any two face-down advisers, of any players.
    .ruling1 = The new owners may look. The old ones still know what they had.
denizen-cracking-ground = Cracking Ground
    .text = ±1 attack die for each site that is a target.
denizen-sealing-ward = Sealing Ward
    .text = Each of your relics adds 1 more defense die as a target.
denizen-initiation-rite = Initiation Rite
    .text = You must place a secret instead of favor when you muster.
    .ruling1 = Spell Breaker does not reach it: a muster is not a power.
denizen-vow-of-silence = Vow of Silence
    .text = You cannot recover the Darkest Secret and cannot give secrets. Each Recover of it brings you, out of the shared bank, the number of secrets that was paid.
    .ruling1 = Others can still take secrets from you.
denizen-forgotten-vault = Forgotten Vault
    .text = Put 1 secret from the shared bank on the Darkest Secret, or burn 1 from it, but not the last.
    .ruling1 = Also while nobody holds the banner.
denizen-map-library = Map Library
    .text = If your pawn is here, you may trade with a card at any site of your region.
denizen-witchs-bargain = Witch’s Bargain
    .text = Players at your site must agree when you exchange 1 secret for 2 favor with them, either way round, any number of times.
    .ruling1 = One use may reach several players and may take somebody’s last secret.
    .ruling2 = With Vow of Silence you can only give favor and take secrets.
denizen-master-of-disguise = Master of Disguise
    .text = For this trade the advisers of another player, whom you choose, count as yours, and your own do not.
    .ruling1 = Their modifiers and counts serve you (Marriage, Secret Signal); your Vow of Poverty or Vow of Kinship is silent.

## Denizens of the suit Order

denizen-wrestlers = Wrestlers
    .text = You may sacrifice 1 warband of your defending force; then the defense pool gets 1 more die.
    .ruling1 = A site that loses its last warband this way is still a target.
    .ruling2 = You may sacrifice from an Ally’s board too, if that board is part of the force.
    .ruling3 = Bandits have nothing to sacrifice, so it does nothing for them.
denizen-battle-honors = Battle Honors
    .text = If you are victorious, gain 2 favor from the Order bank.
denizen-bear-traps = Bear Traps
    .text = The attacker loses 1 attack die and 1 warband from the board.
    .ruling1 = The dead warband costs no second die: the pool has been put together already.
    .ruling2 = Cursed Cauldron counts this warband.
denizen-longbows = Longbows
    .text = ±1 attack die.
denizen-keep = Keep
    .text = If the site of this card is a target: 2 more defense dice.
denizen-pressgangs = Pressgangs
    .text = You may also muster on a card that already carries favor or secrets.
denizen-garrison = Garrison
    .text = Gain 1 warband for each site you rule. Then put 1 warband from your board on each of these sites.
    .ruling1 = If warbands run short, gain and place what there is; you choose the sites. A Citizen counts every Imperial site.
denizen-scouts = Scouts
    .text = You gain 1 Supply.
    .ruling1 = This also holds in a campaign that costs nothing: you can come out with more Supply than you had.
denizen-martial-culture = Martial Culture
    .text = An Exile who defeats an Exile may become a Citizen: without a relic, with Supply set to 7, and with the end of the Act phase if it is that player’s turn.
    .ruling1 = This happens in step 8, before Second Wind; warbands just placed turn purple with the others.
denizen-code-of-honor = Code of Honor
    .text = ±2 attack dice. You use no other battle plan in this campaign.
    .ruling1 = It must be your first plan.
    .ruling2 = On the Imperial side the ban binds the defender and all Allies. Bandits who rule it use no other plan.
denizen-outriders = Outriders
    .text = Your skulls kill nobody.
denizen-messenger = Messenger
    .text = Move your warbands as you like between your board and the sites you rule, leaving at least 1 on each.
    .ruling1 = A Citizen needs no consent of the Chancellor.
denizen-field-promotion = Field Promotion
    .text = If you are victorious, gain 3 warbands.
denizen-palanquin = Palanquin
    .text = Choose a player at your site and a site to which that player can travel. Move your pawn there; that player travels there too, for no Supply.
    .ruling1 = A toll there, such as Toll Roads, is for the other player to pay or not; unpaid, that player cannot travel there.
    .ruling2 = From Shrouded Wood you go where you chose, but an enemy ruler of the Wood decides where the other player goes.
denizen-shield-wall = Shield Wall
    .text = 2 more defense dice. If you are defeated, your whole force dies.
denizen-military-parade = Military Parade
    .text = If you are victorious, gain 1 favor for each face-up adviser of the enemy and the enemy’s Allies, from the bank of its suit.
    .ruling1 = What bandits would gain is burned.
denizen-tome-guardians = Tome Guardians
    .text = Enemies of this card’s ruler cannot target, recover or otherwise take the Darkest Secret.
    .ruling1 = Under bandits nobody can recover it.
denizen-tyrant = Tyrant
    .text = Whenever you have travelled, you must kill 1 warband at the site where you arrive, anybody’s, even yours.
    .ruling1 = With no warband there nothing happens. Your own last one dies if there is no other.
denizen-forced-labor = Forced Labor
    .text = An enemy at a site of this card’s ruler cannot search without giving the ruler 1 favor.
    .ruling1 = Playing or discarding a face-down adviser costs it too, and so does all that works as a Search (Oracle).
    .ruling2 = For the Empire the Chancellor is paid; favor for bandits is burned.
denizen-secret-police = Secret Police
    .text = An enemy at a site of this card’s ruler cannot play Visions face up, nor the Conspiracy.
denizen-specialist = Specialist
    .text = The defender and the defender’s Allies use no battle plans.
denizen-captains = Captains
    .text = Campaign for no Supply as if your pawn were at a site you rule; your warbands at that site belong to your force.
    .ruling1 = These warbands allow attack dice. They stay at their site unless they are killed, sacrificed or placed on a site you win.
    .ruling2 = A Citizen may attack the Chancellor or a Citizen so; the warbands of that site then fight only for the attacker, and the site need not be a target.
denizen-siege-engines = Siege Engines
    .text = Kill 2 warbands at one site of your region, even your own.
denizen-royal-tax = Royal Tax
    .text = Take 2 favor from each player whose pawn is at a site of your region that you rule.
denizen-toll-roads = Toll Roads
    .text = An enemy cannot travel to a site of this card’s ruler without giving the ruler 1 favor.
    .ruling1 = A player made to travel goes there only if willing to pay. Face-down sites have no ruler and no toll.
    .ruling2 = For the Empire the Chancellor is paid; favor for bandits is burned.
denizen-curfew = Curfew
    .text = An enemy cannot trade with any card that this card’s ruler rules without giving the ruler 1 favor.
    .ruling1 = For the Empire the Chancellor is paid; favor for bandits is burned.
denizen-knights-errant = Knights Errant
    .text = After this muster you may campaign for no Supply.
denizen-vow-of-obedience = Vow of Obedience
    .text = You cannot play Visions face up, nor the Conspiracy.
    .text2 = Gain 1 favor from a bank of your choice.
    .ruling1 = A Vision you have already revealed stays.
denizen-hunting-party = Hunting Party
    .text = After this Search of the world deck you may campaign for no Supply.
denizen-council-seat = Council Seat
    .text = While you are a Citizen nobody can exile you, not even you yourself.
denizen-encirclement = Encirclement
    .text = If your force is larger than the enemy’s: ±2 attack dice.
denizen-peace-envoy = Peace Envoy
    .text = Only if your enemy’s pawn is at your site; it is your last plan. Give the enemy 1 favor for each die now in the defense pool: you are victorious at once, and the defeated side loses no warbands.
    .ruling1 = This favor is part of the cost: you need all of it. It goes to your opponent, not to Allies.
    .ruling2 = If the pawn with favor is a target, half of what you gave may burn again.
    .ruling3 = Bandits have no pawn, so it does not work against them.
denizen-relic-hunter = Relic Hunter
    .text = You may also target face-down relics lying at targeted sites; each adds 1 defense die. Any relics you take in this campaign you may put under the relic deck.
    .ruling1 = You name them when you use the plan. The site must be a target, so it cannot be one you rule.
    .ruling2 = Giant Python does not count these dice.

## Denizens of the suit Hearth

denizen-tinkers-fair = Tinker’s Fair
    .text = Propose a binding exchange to any player. Goods: favor, secrets, relics.
denizen-wayside-inn = Wayside Inn
    .text = Gain 2 Supply.
denizen-extra-provisions = Extra Provisions
    .text = 1 more defense die.
denizen-memory-of-home = Memory of Home
    .text = Move all favor of any one bank to the Hearth bank.
denizen-welcoming-party = Welcoming Party
    .text = If you play a denizen that you have just drawn, and play it face up, gain 1 favor from the Hearth bank.
    .ruling1 = Nothing for a face-down play, for an adviser that was face down before, or for this card itself.
denizen-traveling-doctor = Traveling Doctor
    .text = If you are defeated, none of your warbands die, even if something says that all must; then discard this card.
denizen-storyteller = Storyteller
    .text = Put 1 secret from the shared bank on the Darkest Secret.
    .ruling1 = Also while nobody holds the banner.
denizen-armed-mob = Armed Mob
    .text = If somebody holds the Darkest Secret but not the People’s Favor, discard one of that player’s face-up advisers.
denizen-tavern-songs = Tavern Songs
    .text = Peek at the top 3 cards of your region’s discard pile.
denizen-homesteaders = Homesteaders
    .text = Move one of your face-up advisers to your site.
    .ruling1 = It is a move, not a play: no favor and no power. There must be room, and no chain or person icon may forbid it.
denizen-crop-rotation = Crop Rotation
    .text = Before you play a card to a site you may discard a denizen there.
    .ruling1 = Works together with the People’s Favor.
denizen-a-round-of-ale = A Round of Ale
    .text = Return favor and secrets from all cards now, as in your Rest, and turn your secrets face up. Only the favor on this card stays.
denizen-land-warden = Land Warden
    .text = You may play 2 of the drawn cards instead of 1, if at least one of them goes to a site.
    .ruling1 = The other may be played face down. The People’s Favor helps with each of them.
denizen-charming-friend = Charming Friend
    .text = Take 1 favor from a player at your site.
denizen-village-constable = Village Constable
    .text = If your enemy does not hold the People’s Favor: ±2 attack dice.
denizen-family-heirloom = Family Heirloom
    .text = Look at the top relic of the relic deck. Take it or put it under the deck.
denizen-news-from-afar = News from Afar
    .text = This Search costs you no Supply.
denizen-levelers = Levelers
    .text = Move 2 favor from the bank with the most favor to the bank with the least. Among equals you choose.
denizen-fabled-feast = Fabled Feast
    .text = For each Hearth card you rule, this one included, gain 1 favor; all of it from one bank of your choice.
denizen-the-great-levy = The Great Levy
    .text = If your enemy does not hold the People’s Favor: ±3 attack dice, and ignore your skulls.
denizen-hearts-and-minds = Hearts and Minds
    .text = You are victorious at once. At the end discard this card, unless you hold the People’s Favor.
denizen-relic-breaker = Relic Breaker
    .text = Put a face-down relic at your site under the relic deck and gain 3 warbands.
denizen-book-binders = Book Binders
    .text = Whenever another player plays a Vision or the Conspiracy face up, gain 2 favor from one bank.
denizen-ballot-box = Ballot Box
    .text = As an Exile who holds the People’s Favor, become a Citizen: without a relic, with the end of your Act phase and with Supply set to 7.
denizen-saddle-makers = Saddle Makers
    .text = A Nomad or Order card that another player plays face up brings you 2 favor from the bank of its suit.
    .ruling1 = After that player’s favor for the site, before the power of the card.
denizen-herald = Herald
    .text = Whenever another player has finished a campaign against a player, not against bandits, gain 1 favor from a bank of your choice.
denizen-rowdy-pub = Rowdy Pub
    .text = Mustering on this card gives you 1 more warband.
denizen-vow-of-peace = Vow of Peace
    .text = You cannot campaign. Whoever attacks you cannot sacrifice warbands.
    .ruling1 = In the Chancellor’s hands it does not bind the Citizens.
denizen-deed-writer = Deed Writer
    .text = Propose a binding exchange to any player. Goods: favor, secrets, sites that a side rules. The old ruler takes the warbands of such a site to the board, the new one puts warbands from the board there.
    .ruling1 = Whoever cannot put a warband there cannot get the site, unless the Bandit Crown lets that player rule it empty.
    .ruling2 = A Citizen deals with Exiles freely, keeps the warbands taken off and places from their own board. Imperial players cannot exchange sites with each other.
denizen-salad-days = Salad Days
    .text = Gain 1 favor from each of 3 different banks.
    .ruling1 = The usual favor for playing to a site comes on top.
denizen-marriage = Marriage
    .text = This card counts as two Hearth advisers, but takes only one place.
denizen-hospital = Hospital
    .text = Your warbands that would die in this campaign go to this card’s site instead, if you rule it when the campaign is over.
    .ruling1 = They come there at the end. They were not killed, so Cursed Cauldron does not count them.
denizen-awaited-return = Awaited Return
    .text = Sacrifice 1 warband from your board: this trade costs you no Supply.

## Denizens of the suit Beast

denizen-errand-boy = Errand Boy
    .text = Search the discard pile of any other region instead of your own.
    .ruling1 = Your discards still follow the region of your pawn.
    .ruling2 = Works together with Mushrooms.
denizen-wolves = Wolves
    .text = Kill 1 warband on any board, even on yours.
denizen-animal-playmates = Animal Playmates
    .text = Mustering on a Beast card costs you no Supply.
denizen-true-names = True Names
    .text = An enemy who fights you cannot use battle plans whose suit one of your face-up advisers has.
    .ruling1 = As an Ally you protect your side from the moment you join. Plans of bandits are stopped too.
denizen-the-old-oak = The Old Oak
    .text = When you trade with this card for secrets and have a Beast adviser, gain 1 more secret.
denizen-forest-paths = Forest Paths
    .text = Travel to a site with a Beast card costs you no Supply and ignores the powers of sites.
    .ruling1 = Powers of cards, such as Toll Roads, are not ignored.
    .ruling2 = At Shrouded Wood under an enemy the ruler still chooses; you travel free only if a Beast card lies where you are sent.
denizen-long-lost-heir = Long-Lost Heir
    .text = As an Exile you may become a Citizen: without a relic, with the end of your Act phase and with Supply set to 7.
denizen-rangers = Rangers
    .text = Ignore your skulls. If the defense pool has 4 dice or more at this moment, add 2 attack dice.
    .ruling1 = Dice that the defender’s plans add later change nothing.
denizen-roving-terror = Roving Terror
    .text = Discard a denizen at another site and move this card there.
    .ruling1 = There must be a denizen to discard, and not a locked one. The secret goes along with the card.
denizen-nature-worship = Nature Worship
    .text = ±1 attack die for each Beast adviser you have.
denizen-birdsong = Birdsong
    .text = Trading with a Beast or Nomad card costs you no Supply.
denizen-small-friends = Small Friends
    .text = Trade as if your pawn were at any site with a Beast card.
    .ruling1 = You may use what changes a trade there, but not what changes one at your real site.
denizen-grasping-vines = Grasping Vines
    .text = An enemy who travels away from a site of this card’s ruler kills 1 warband on their board, if there is one.
    .ruling1 = Forced travel counts.
denizen-threatening-roar = Threatening Roar
    .text = Discard every Nomad card and every other Beast card at the sites of your region.
denizen-fae-merchant = Fae Merchant
    .text = Take the top relic of the relic deck. Then put one of your relics under the deck, but not the Grand Scepter.
    .ruling1 = Goals are looked at only when both are done.
denizen-second-chance = Second Chance
    .text = Choose a player with an Order or Discord adviser: kill 1 warband on that board and gain 1 yourself.
denizen-pied-piper = Pied Piper
    .text = The adviser limit does not stop this card when it is played or moved; afterwards it counts as an adviser.
    .text2 = Move this card to the advisers of another player and take 2 favor from that player.
    .ruling1 = The secret goes along and comes back to you in your Rest.
    .ruling2 = With three advisers, this one among them, you cannot keep a fourth.
denizen-mushrooms = Mushrooms
    .text = This Search costs no Supply, but you draw only the bottom card of your region’s discard pile.
    .ruling1 = Augury and Greedy still add cards, and Errand Boy lets you choose another pile.
denizen-insect-swarm = Insect Swarm
    .text = When you fight, each battle plan of your enemy costs 1 more favor, to be burned.
    .ruling1 = Only in campaigns in which you take part. Bandits cannot pay, so they have no plans against you.
denizen-vow-of-union = Vow of Union
    .text = When you attack, all warbands at sites you rule belong to your force. While there are warbands on your board you cannot travel away from a site you rule.
    .ruling1 = You cannot leave them out, and you may take attack dice for them. Losses may fall on sites, even on a last warband; the rest stays where it is.
    .ruling2 = Nobody can make you travel from there either.
    .ruling3 = A Citizen who attacks an Imperial player adds no purple warbands of sites. Bandits of the Bandit Crown join, but cannot die or be sacrificed.
denizen-giant-python = Giant Python
    .text = Whoever attacks you must declare targets whose defense dice add up to an even number.
    .ruling1 = Only dice of targets count, with whatever changes them (Sprawling Rampart), not those of the title or of plans.
    .ruling2 = On the Imperial side it works for the defender and for the Chancellor, not for another Citizen.
denizen-war-tortoise = War Tortoise
    .text = The enemy’s dice that show two swords or two shields count nothing for attack or defense. Their skulls still kill.
denizen-new-growth = New Growth
    .text = You may play a Beast or Hearth card to any face-up site that has room.
denizen-wild-cry = Wild Cry
    .text = If you play a Beast card face up, gain 1 Supply and 2 warbands.
denizen-animal-host = Animal Host
    .text = Gain 1 warband for each Beast card at sites, this one too if it lies at one.
denizen-memory-of-nature = Memory of Nature
    .text = Move favor from any banks to the Beast bank, at most 1 for each Beast card at sites.
denizen-marsh-spirit = Marsh Spirit
    .text = A player who targets the site of this card uses no battle plans in that campaign.
denizen-vow-of-poverty = Vow of Poverty
    .text = Trading gives you no favor.
    .text2 = If you have no favor, gain 2 from one bank.
    .ruling1 = The favor of Careless is lost too.
denizen-forest-council = Forest Council
    .text = Enemies of this card’s ruler can neither trade with Beast cards nor muster on them.
denizen-walled-garden = Walled Garden
    .text = If the site of this card is a target: 1 more defense die for each Beast card at sites.
denizen-vow-of-beastkin = Vow of Beastkin
    .text = You can muster only on cards whose suit one of your face-up advisers has, and gain 1 more warband each time.
denizen-bracken = Bracken
    .text = You may put all cards you discard in this Search on top of or under any one discard pile.
    .ruling1 = That includes the discard of the People’s Favor, but not what other powers discard (Dazzle).
denizen-wild-allies = Wild Allies
    .text = Campaign for no Supply as if your pawn were at any site with a Beast card; your warbands at that site belong to your force.
    .ruling1 = You need not rule the site. You choose the defender as if your pawn were there.
    .ruling2 = These warbands allow attack dice. They stay at their site unless they are killed, sacrificed or placed on a site you win.
    .ruling3 = A Citizen may attack the Chancellor or a Citizen so; the warbands of that site then fight only for the attacker, and the site need not be a target.

## Denizens of the suit Nomad

denizen-rain-boots = Rain Boots
    .text = Defense dice that show one shield count nothing. Discard this card at the end.
denizen-ancient-binding = Ancient Binding
    .text = Everybody else burns all secrets on their board but one. You burn all of yours but the one on this card.
    .ruling1 = Yours on other cards burn too; secrets on the Darkest Secret do not.
    .ruling2 = Face-down secrets count; each of the others chooses which one stays.
denizen-horse-archers = Horse Archers
    .text = ±3 attack dice. Discard this card at the end.
denizen-warning-signals = Warning Signals
    .text = Move your warbands as you like between your board and the sites you rule, leaving at least 1 on each. Discard this card at the end.
    .ruling1 = A Citizen needs nobody’s consent. The force is counted after the moves.
denizen-elders = Elders
    .text = Gain 1 secret.
denizen-the-gathering = The Gathering
    .text = In turn order from the Chancellor, everybody may move their pawn to this site. Then those who are here may make binding exchanges, as many as they like. Goods: favor, secrets, relics, advisers.
    .ruling1 = The pawns stay here. Coming here is not travel.
denizen-faithful-friend = Faithful Friend
    .text = Gain 4 Supply, up to 7.
denizen-tents = Tents
    .text = Travel within your region costs you no Supply.
    .ruling1 = You decide and pay first. If the ruler of Shrouded Wood sends you to another region, the favor is lost.
denizen-great-herd = Great Herd
    .text = You may swap this card with a Nomad card at any site.
    .ruling1 = Locked cards cannot be swapped. As it is not a play, you get no favor, and the power of the other card stays silent.
denizen-convoys = Convoys
    .text = Put the whole discard pile of another region on top of your region’s pile.
    .ruling1 = The order of the cards stays. The pile of your region may be empty.
denizen-vow-of-kinship = Vow of Kinship
    .text = Put all your favor into the Nomad bank. Favor that would come to your board goes there too, and you may spend what is in that bank as your own.
    .ruling1 = Nobody can take favor from you: it is not on your board. You never have to spend it, not even on the People’s Favor.
    .ruling2 = Favor that others give you goes to the bank too.
denizen-wild-mounts = Wild Mounts
    .text = If you would discard Nomad battle plans, you may discard one Beast card you rule instead of them all.
    .ruling1 = Bandits do so if two or more Nomad plans are at stake; they give up their topmost Beast card, Cradle first.
denizen-lancers = Lancers
    .text = Everything on your attack dice counts twice, skulls too. Discard this card at the end.
denizen-mountain-giant = Mountain Giant
    .text = ±1 attack die; or ±3 attack dice, and you discard this card at the end.
denizen-rival-khan = Rival Khan
    .text = If your enemy has a Nomad adviser: ±4 attack dice. Discard this card at the end.
denizen-lost-tongue = Lost Tongue
    .text = Players who rule no Nomad card can neither target nor take your relics and banners.
    .ruling1 = They cannot recover your banners either.
denizen-special-envoy = Special Envoy
    .text = This travel costs you no Supply, and when you arrive your Act phase ends.
denizen-resettle = Resettle
    .text = Move a face-up Nomad adviser of any player to any site.
    .ruling1 = There must be room, and no chain or person icon may forbid it. It is a move, not a play: no favor, no power, no Homeland reward. Great Slum may make room.
denizen-oracle = Oracle
    .text = Take the first Vision of the world deck, move the Visions Drawn marker, and play or discard the Vision as at the end of a Search.
    .ruling1 = The cards above it stay unseen and in order, and nobody learns how many they are.
    .ruling2 = Whatever limits or taxes a Search applies here too (Forced Labor). Without a Vision in the deck it cannot be used.
denizen-pilgrimage = Pilgrimage
    .text = Put all denizens of your site among the Dispossessed and shuffle these. Draw as many denizens from there, look at them, and put them on your region’s discard pile.
    .ruling1 = Locked denizens and edifices stay. Tokens leave the cards as when these are discarded.
    .ruling2 = Only you see the cards; you choose their order.
denizen-spell-breaker = Spell Breaker
    .text = Enemies of this card’s ruler cannot use powers whose cost includes a secret, placed or burned.
    .ruling1 = That goes for plans taxed by Gleaming Armor too, for the powers of Buried Giant and The Hidden Place, and for the theft of the Conspiracy.
    .ruling2 = Actions that are not powers stay possible: trading, mustering with Initiation Rite.
denizen-mounted-patrol = Mounted Patrol
    .text = The attacker rolls only half of the attack dice, rounded down. Discard this card at the end.
denizen-great-crusade = Great Crusade
    .text = ±1 attack die for each Nomad card you rule, this one included. Discard this card at the end.
denizen-ancient-bloodline = Ancient Bloodline
    .text = For your enemies all denizens and relics at sites you rule are locked: they can neither discard, move nor swap them, nor recover the relics.
    .ruling1 = At all times, not only in campaigns.
denizen-ancient-pact = Ancient Pact
    .text = As an Exile you may give the Darkest Secret to the Chancellor and become a Citizen: you take a relic from the Reliquary unseen, your Act phase ends, and your Supply is set to 7.
    .ruling1 = The banner is given, so it loses no secrets.
denizen-storm-caller = Storm Caller
    .text = 2 more defense dice. Discard this card at the end.
denizen-family-wagon = Family Wagon
    .text = You may have any number of Nomad advisers and only one other. A face-down adviser is that other.
    .ruling1 = Count with this card already in place.
    .ruling2 = Pied Piper may join you later in any case; a Piper you had before is your one other adviser.
denizen-way-station = Way Station
    .text = The ruler of this card travels here for no Supply, and so does everybody who gives the ruler 1 favor for it.
    .ruling1 = For the Empire the Chancellor is paid; favor for bandits is burned.
denizen-twin-brother = Twin Brother
    .text = You may swap this card with a face-up Nomad adviser of another player.
    .ruling1 = Not with a locked one. A swap is not a play.
denizen-hospitality = Hospitality
    .text = When you have travelled, gain 1 favor from the bank of a suit that is both at your new site and among your advisers.
denizen-a-fast-steed = A Fast Steed
    .text = If you have at most 3 warbands on your board, this travel costs you no Supply.
denizen-relic-worship = Relic Worship
    .text = If you recover a relic, gain 3 Supply.
    .ruling1 = Also for the relic of a Homeland, which counts as recovered.
denizen-sacred-ground = Sacred Ground
    .text = True Visions can be played face up only by players at this site.
    .ruling1 = The Conspiracy is free.

## Options

option-start = Beginning
    .help = How a game begins without a world of an earlier one.
option-start-first = First game
    .help = Decks and face-down sites are random.
option-start-learning = Learning game
    .help = Everything lies as in the rulebook; for 3 or 4 players.
option-leaves = Who leaves
    .help = When three learn, all four colours play round 1, the person of the last seat with two; then this Exile leaves.
option-leaves-red = Red
    .help = The red Exile leaves after round 1.
option-leaves-blue = Blue
    .help = The blue Exile leaves after round 1.
option-leaves-yellow = Yellow
    .help = The yellow Exile leaves after round 1.
option-prince = Clockwork Prince
    .help = A player whose turn is made by rules.
option-prince-auto = For a single player
    .help = As Chancellor, if you play alone.
option-prince-off = No
    .help = Without the Prince.
option-prince-chancellor = Chancellor
    .help = The Prince defends the oath.
option-prince-exile = Exile
    .help = The Prince wants to take it.
option-powers = Powers of the Prince
    .help = Which powers of his cards the Clockwork Prince uses. Both are our completion of his rules.
option-powers-limited = Limited
    .help = Only what costs nothing and asks nothing.
option-powers-expanded = Expanded
    .help = The player after him decides, at their own discretion, which battle plans he uses and pays for.
option-citizens = Citizens’ Supply
    .help = The Chancellor’s space can be read in two ways.
option-citizens-marker = The Chancellor’s marker
    .help = Where his marker stands; this is how we read it.
option-citizens-bank = Purple warbands
    .help = By the purple warbands in the bank.
option-world = World
    .help = The document of a world after an earlier game; empty begins a new Chronicle.

## What does not go together

conflict-learning = The learning game is for 3 or 4 players and without the Clockwork Prince: change the seats, the Prince or the start.
conflict-alone = A single player plays with the Clockwork Prince: choose his role.
conflict-six = With six players there is no board left for the Clockwork Prince: play without him.

## Players, called by the colours of their boards

colour-purple = Purple
    .gen = Purple’s
    .dat = Purple
    .acc = Purple
colour-red = Red
    .gen = Red’s
    .dat = Red
    .acc = Red
colour-blue = Blue
    .gen = Blue’s
    .dat = Blue
    .acc = Blue
colour-yellow = Yellow
    .gen = Yellow’s
    .dat = Yellow
    .acc = Yellow
colour-white = White
    .gen = White’s
    .dat = White
    .acc = White
colour-black = Black
    .gen = Black’s
    .dat = Black
    .acc = Black
seat-bandits = Bandits
    .gen = Bandits’s
    .dat = Bandits
    .acc = Bandits

## Places, piles, tokens

source-deck = the world deck
source-cradle = the pile of the Cradle
source-provinces = the pile of the Provinces
source-hinterland = the pile of the Hinterland
back-denizen = a denizen
back-vision = a Vision
good-favor = favor
good-secret = a secret
good-warband = a warband
place-first = the first
place-second = the second
place-third = the third
place-fourth = the fourth
place-fifth = the fifth
place-sixth = the sixth
place-seventh = the seventh
place-eighth = the eighth
space-first = first
space-second = second
space-third = third
space-fourth = fourth
site-cradle-1 = face-down site 1 of the Cradle
site-cradle-2 = face-down site 2 of the Cradle
site-provinces-1 = face-down site 1 of the Provinces
site-provinces-2 = face-down site 2 of the Provinces
site-provinces-3 = face-down site 3 of the Provinces
site-hinterland-1 = face-down site 1 of the Hinterland
site-hinterland-2 = face-down site 2 of the Hinterland
site-hinterland-3 = face-down site 3 of the Hinterland

## Actions

action-pass =
    { $asked ->
        [Act] End the turn
        [Plans] No more battle plans
        [Targets] These are all targets
        [PlayCard] Discard the card
        [Propose] Make the offer
        [Answer] Refuse
        [Keep] Only this one
        [Sacrifice] Sacrifice none
        [Occupy] None
        [Invitations] Nobody else
        [Opportunity] Take nothing
        [RestPowers] Enough
        [Upkeep] Leave it as it is
        [ShiftDie] Leave the die as it is
        [Accept] Stay an Exile
        [Build] Build nothing
        [SavePlans] Let the plans go
        [Reroll] Keep the roll
        [BuryLoot] Keep the relics
        [Banish] Let the defender stay
        [BurnHalf] Leave the favor
        [FreeCampaign] No campaign
        [Join] Keep out of it
        [Admit] Do not permit it
        [TakeLure] Refuse
        [Consent] Stay here
        [FreeTravel] Stay here
        [Exchange] Keep these cards
        [DiscardWhere] To the usual pile
        [AsSearch] As usual
        [Permit] Do not permit it
        [Lending] Refuse
        [Conspire] Take nothing
        [MakeRoom] Discard nothing
       *[other] No
    }
    .verb = Pass
    .word = pass
action-yes =
    { $asked ->
        [Upkeep] Add a token from your board
        [Sacrifice] Sacrifice what is missing
        [Answer] Agree
        [Reroll] Roll again
        [Join] Join as an Ally
        [Admit] Permit it
        [BurnHalf] Burn the favor
        [Consent] Pay and go
        [TakeLure] Take the relic and become a Citizen
        [Accept] Become a Citizen
        [Permit] Permit it
        [Lending] Agree
       *[other] Yes
    }
    .verb = Yes
    .word = yes
action-search = Search: { NAME($source) }
    .verb = Search
    .word = search
    .source = From where?
action-muster = Muster on “{ NAME($card) }”
    .verb = Muster
    .word = muster
    .card = Which card?
action-trade-favor = Trade with “{ NAME($card) }” for favor
    .verb = Trade for favor
    .word = trade
    .card = Which card?
action-trade-secrets = Trade with “{ NAME($card) }” for secrets
    .verb = Trade for secrets
    .word = secrets
    .card = Which card?
action-recover-relic = Recover a relic: { NAME($place) }
    .verb = Recover a relic
    .word = relic-here
    .place = Which of the cards?
action-recover-banner = Recover the banner: { NAME($banner) }
    .verb = Recover a banner
    .word = banner-back
    .banner = Which banner?
action-travel = Travel: { NAME($site) }
    .verb = Travel
    .word = travel
    .site = Which site?
action-campaign = Campaign against { NAME($seat) }
    .verb = Campaign
    .word = campaign
    .seat = Which player?
action-with = With “{ NAME($card) }”
    .verb = Add a modifier
    .word = with
    .card = Which card?
action-uncover = Play or discard the face-down adviser “{ NAME($card) }”
    .verb = Use a face-down adviser
    .word = uncover
    .card = Which card?
action-use = Use “{ NAME($card) }”
    .verb = Use a card
    .word = use
    .card = Which card?
action-peek = Peek at a relic: { NAME($site) }, { NAME($place) }
    .verb = Peek at a relic
    .word = peek
    .site = Which site?
    .place = Which of the cards?
action-peek-reliquary = Peek at the Imperial Reliquary
    .verb = Peek at the Reliquary
    .word = reliquary
action-garrison =
    Send { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } to the site
    .verb = Send warbands to the site
    .word = garrison
    .number = How many?
action-withdraw =
    Take { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } from the site
    .verb = Take warbands from the site
    .word = withdraw
    .number = How many?
action-lend =
    Hand { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } to { NAME($seat) }
    .verb = Hand over warbands
    .word = lend
    .seat = Which player?
    .number = How many?
action-borrow =
    Ask { NAME($seat) } for { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }
    .verb = Ask for warbands
    .word = borrow
    .seat = Which player?
    .number = How many?
action-offer = Offer Citizenship and the { NAME($space) } relic to { NAME($seat) }
    .verb = Offer Citizenship
    .word = offer
    .seat = Which player?
    .space = Which space of the Reliquary?
action-exile = Exile { NAME($seat) }
    .verb = Exile
    .word = exile
    .seat = Which player?
action-keep = Keep “{ NAME($card) }”
    .verb = Keep a card
    .word = keep
    .card = Which card?
action-discard = Discard “{ NAME($card) }”
    .verb = Discard a card
    .word = discard
    .card = Which card?
action-to-site = To the site { NAME($site) }
    .verb = Play to a site
    .word = to
    .site = Which site?
action-to-advisers = To the advisers, face up
    .verb = Play to the advisers
    .word = adviser-up
action-facedown =
    { $asked ->
        [LastSecret] A face-down secret stays
       *[other] To the advisers, face down
    }
    .verb = Play face down
    .word = facedown
action-reveal =
    { $asked ->
        [LastSecret] A face-up secret stays
       *[other] Reveal it
    }
    .verb = Reveal
    .word = reveal
action-plan = Battle plan: “{ NAME($card) }”
    .verb = Use a battle plan
    .word = plan
    .card = Which card?
action-counter = Battle plan, the other way: “{ NAME($card) }”
    .verb = Use a plan the other way
    .word = counter
    .card = Which card?
action-pick =
    { $asked ->
        [Targets] Target “{ NAME($card) }”
        [Exchange] Exchange “{ NAME($card) }”
        [MakeRoom] Discard “{ NAME($card) }”
        [SavePlans] Discard “{ NAME($card) }” instead
        [BuryLoot] Put “{ NAME($card) }” under the deck
        [MakeSeat] Discard “{ NAME($card) }”
       *[other] Choose “{ NAME($card) }”
    }
    .verb = Choose a card
    .word = card
    .card = Which card?
action-seat =
    { $asked ->
        [Losses] A warband on the board: { NAME($seat) }
        [Keeper] Give the title to { NAME($seat) }
        [Invitations] Invite { NAME($seat) }
        [Borrow] Count the advisers of { NAME($seat) }
       *[other] Choose { NAME($seat) }
    }
    .verb = Choose a player
    .word = player
    .seat = Which player?
action-at =
    { $asked ->
        [Losses] A warband at { NAME($site) }
        [Targets] Target { NAME($site) }
        [Banish] Send to { NAME($site) }
        [Divert] To { NAME($site) }
        [SendElsewhere] To { NAME($site) }
        [FreeTravel] To { NAME($site) }
        [FirstPawn] Place it at { NAME($site) }
       *[other] Choose { NAME($site) }
    }
    .verb = Choose a site
    .word = site
    .site = Which site?
action-bank = Choose the bank: { NAME($suit) }
    .verb = Choose a bank
    .word = bank
    .suit = Which bank?
action-number =
    { $asked ->
        [DiscardWhere] { $number ->
            [0] On top of the pile
           *[other] Under the pile
        }
       *[other] { $number }
    }
    .verb = Say a number
    .word = number
    .number = How many?
action-adviser = A face-down adviser of { NAME($seat) }: { NAME($place) }
    .verb = Choose a face-down adviser
    .word = adviser
    .seat = Which player?
    .place = Which of the cards?
action-relic = The relic at { NAME($site) }: { NAME($place) }
    .verb = Choose a relic
    .word = relic
    .site = Which site?
    .place = Which of the cards?
action-space =
    { $asked ->
        [Propose] Show the { NAME($space) } relic of the Reliquary
       *[other] Space of the Reliquary: { NAME($space) }
    }
    .verb = Choose a space
    .word = space
    .space = Which space of the Reliquary?
action-pile = Pile: { NAME($source) }
    .verb = Choose a pile
    .word = pile
    .source = From where?
action-swear = Swear: { NAME($oath) }
    .verb = Swear an oath
    .word = swear
    .oath = Which oath?
action-board = Take the board: { NAME($colour) }
    .verb = Take a board
    .word = board
    .colour = Which board?
action-banner = The banner: { NAME($banner) }
    .verb = Choose a banner
    .word = banner
    .banner = Which banner?
action-pawn = The pawn with favor
    .verb = Choose the pawn
    .word = pawn
action-give =
    { $asked ->
        [Opportunity] Take: { NAME($good) }
       *[other] I give: { NAME($good) }
    }
    .verb = Give
    .word = give
    .good = What?
action-ask = I want: { NAME($good) }
    .verb = Ask for
    .word = ask
    .good = What?
action-give-card = I give “{ NAME($card) }”
    .verb = Give a card
    .word = give-card
    .card = Which card?
action-ask-card = I want “{ NAME($card) }”
    .verb = Ask for a card
    .word = ask-card
    .card = Which card?
action-give-adviser = I give a face-down adviser: { NAME($place) }
    .verb = Give a face-down adviser
    .word = give-adviser
    .place = Which of the cards?
action-ask-adviser = I want a face-down adviser: { NAME($place) }
    .verb = Ask for a face-down adviser
    .word = ask-adviser
    .place = Which of the cards?
action-give-banner = I give the banner: { NAME($banner) }
    .verb = Give a banner
    .word = give-banner
    .banner = Which banner?
action-ask-banner = I want the banner: { NAME($banner) }
    .verb = Ask for a banner
    .word = ask-banner
    .banner = Which banner?
action-give-site = I give the site { NAME($site) }
    .verb = Give a site
    .word = give-site
    .site = Which site?
action-ask-site = I want the site { NAME($site) }
    .verb = Ask for a site
    .word = ask-site
    .site = Which site?

## What happens

event-round-began = Round { $number } begins.
event-turn-began = { NAME($seat) } begins a turn.
event-rested = { NAME($seat) } rests and has { $supply } Supply.
event-spent = { NAME($seat) } spends { $supply } Supply.
event-got-supply = { NAME($seat) } gains { $supply } Supply.
event-end-die = The end die shows { NAME($die) }.
event-title = { NAME($seat) } now holds the Oathkeeper title.
event-usurper = { NAME($seat) } is now the Usurper.
event-won = { NAME($seat) } wins and will write the Chronicle.
event-gained-favor = { NAME($seat) } gains { $amount } favor from the { NAME($suit) } bank.
event-took-favor = { NAME($seat) } gets { $amount } favor from { NAME($other) }.
event-took-secrets =
    { NAME($seat) } gets { $amount ->
        [one] { $amount } secret
       *[other] { $amount } secrets
    } from { NAME($other) }.
event-picked-up = { NAME($seat) } picks up a { NAME($good) } at { NAME($site) }.
event-paid-favor =
    { $used ->
        [0] { NAME($seat) } pays
       *[other] { NAME($seat) } uses “{ NAME($used_card) }” and pays
    } { $spent ->
        [0] {""}
       *[other] { $spent_supply } Supply and{" "}
    }{ $amount } favor{ $card_count ->
        [0] .
       *[other] { $used ->
            [0] {" "}onto “{ NAME($card) }”.
           *[other] .
        }
    }
event-paid-secrets =
    { $used ->
        [0] { NAME($seat) } pays
       *[other] { NAME($seat) } uses “{ NAME($used_card) }” and pays
    } { $spent ->
        [0] {""}
       *[other] { $spent_supply } Supply and{" "}
    }{ $amount ->
        [one] { $amount } secret
       *[other] { $amount } secrets
    }{ $card_count ->
        [0] .
       *[other] { $used ->
            [0] {" "}onto “{ NAME($card) }”.
           *[other] .
        }
    }
event-burned-favor = { NAME($seat) } burns { $amount } favor.
event-burned-secrets =
    { NAME($seat) } burns { $amount ->
        [one] { $amount } secret
       *[other] { $amount } secrets
    }.
event-turned-secret = { NAME($seat) } turns a secret face down.
event-gained-secrets =
    { NAME($seat) } gains { $amount ->
        [one] { $amount } secret
       *[other] { $amount } secrets
    }.
event-banked =
    { $times ->
        [one] The { NAME($suit) } bank gets { $amount } favor.
       *[other] The banks get favor: { $each }.
    }
    .each = { NAME($suit) } { $amount }
event-shifted = { $amount } favor goes from the { NAME($suit) } bank to the { NAME($to) } bank.
event-gained-warbands =
    { NAME($seat) } gains { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    }.
event-killed =
    { NAME($seat) } loses { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    } from the board.
event-killed-at =
    { $amount ->
        [one] At { NAME($site) } { $amount } warband is killed.
       *[other] At { NAME($site) } { $amount } warbands are killed.
    }
event-marched =
    { NAME($seat) } sends { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    } to { NAME($site) }.
event-withdrew =
    { NAME($seat) } takes { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    } from { NAME($site) }.
event-lent =
    { NAME($seat) } hands { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    } to { NAME($other) }.
event-fed-banner = { NAME($seat) } adds a token to the People’s Favor.
event-drained-banner = { NAME($seat) } moves a token from the People’s Favor to the { NAME($suit) } bank.
event-banner-tokens =
    { $amount ->
        [one] { $amount } token now lies on { NAME($banner, case: "acc") }.
       *[other] { $amount } tokens now lie on { NAME($banner, case: "acc") }.
    }
event-mob = The People’s Favor shows its Mob side.
event-calm = The People’s Favor turns back from its Mob side.
event-drew =
    { $number ->
        [one] { NAME($seat) } draws { $number } card from the world deck{ $spent ->
            [0] .
           *[other] {" "}for { $spent_supply } Supply.
        }
       *[other] { NAME($seat) } draws { $number } cards from the world deck{ $spent ->
            [0] .
           *[other] {" "}for { $spent_supply } Supply.
        }
    }
event-drew-vision =
    { $number ->
        [1] { NAME($seat) } draws a Vision, the first of this game.
        [2] { NAME($seat) } draws a Vision, the second of this game.
        [3] { NAME($seat) } draws a Vision, the third of this game.
       *[other] { NAME($seat) } draws a Vision, number { $number } of this game.
    }
event-drew-pile =
    { $number ->
        [one] { NAME($seat) } draws { $number } card from the pile of { NAME($region, case: "acc") }{ $spent ->
            [0] .
           *[other] {" "}for { $spent_supply } Supply.
        }
       *[other] { NAME($seat) } draws { $number } cards from the pile of { NAME($region, case: "acc") }{ $spent ->
            [0] .
           *[other] {" "}for { $spent_supply } Supply.
        }
    }
event-saw =
    { $times ->
        [one] { NAME($seat) } sees “{ NAME($card) }”.
       *[other] { NAME($seat) } sees { NAME($card) }.
    }
event-showed = { NAME($seat) } shows “{ NAME($card) }”.
event-discarded =
    { $times ->
        [one] { NAME($seat) } discards a face-down card ({ NAME($back) }) to the pile of { NAME($region, case: "acc") }.
       *[other] { NAME($seat) } discards { $times } face-down cards to the pile of { NAME($region, case: "acc") }.
    }
event-discarded-card = “{ NAME($card) }” goes to the pile of { NAME($region, case: "acc") }.
event-buried = { NAME($seat) } puts a card ({ NAME($back) }) under the world deck.
event-next-back = The top card of the world deck is { NAME($back) }.
event-played-to-site = { NAME($seat) } plays “{ NAME($card) }” to { NAME($site) }.
event-played-adviser = { NAME($seat) } takes “{ NAME($card) }” as an adviser.
event-played-facedown = { NAME($seat) } keeps a face-down adviser ({ NAME($back) }).
event-uncovered = { NAME($seat) } turns to a face-down adviser.
event-revealed-vision = { NAME($seat) } reveals “{ NAME($card) }”.
event-shared-vision = { NAME($seat) } shares the Vision of { NAME($other) }.
event-used = { NAME($seat) } uses “{ NAME($card) }”.
event-moved-card = “{ NAME($card) }” moves to { NAME($site) }.
event-swapped = “{ NAME($card) }” changes places with “{ NAME($other) }”.
event-turned-card = “{ NAME($card) }” is rebuilt.
event-got-adviser = { NAME($seat) } gets the adviser “{ NAME($card) }”.
event-swapped-backs = { NAME($seat) } and { NAME($other) } exchange face-down advisers.
event-got-back = { NAME($seat) } gets a face-down adviser ({ NAME($back) }).
event-looked = { NAME($seat) } looks at face-down cards.
event-stacked = { NAME($seat) } stacks the pile of { NAME($region, case: "acc") } on that of { NAME($to, case: "acc") }.
event-replaced =
    { NAME($seat) } exchanges { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } with the Dispossessed.
event-traveled =
    { $spent ->
        [0] { $found_site ->
            [0] { NAME($seat) } is now at { NAME($site) }.
           *[other] { NAME($seat) } comes to { NAME($site) } and uncovers it.
        }
       *[other] { $found_site ->
            [0] { NAME($seat) } travels to { NAME($site) } for { $spent_supply } Supply.
           *[other] { NAME($seat) } travels to { NAME($site) } for { $spent_supply } Supply and uncovers it.
        }
    }
event-found-site =
    { $times ->
        [one] { NAME($site) } is uncovered.
       *[other] { NAME($site) } are uncovered.
    }
event-found-relics =
    { $number ->
        [one] { $number } relic lies at { NAME($site) }.
       *[other] { $number } relics lie at { NAME($site) }.
    }
event-got-relic = { NAME($seat) } gets the relic “{ NAME($card) }”.
event-buried-relic = The relic “{ NAME($card) }” goes under the relic deck.
event-buried-unseen = { NAME($seat) } buries a relic unseen.
event-got-banner =
    { $banner_tokens ->
        [0] { NAME($seat) } now holds { NAME($banner, case: "acc") }.
       *[other] { $banner_tokens_amount ->
            [one] { NAME($seat) } now holds { NAME($banner, case: "acc") } with { $banner_tokens_amount } token.
           *[other] { NAME($seat) } now holds { NAME($banner, case: "acc") } with { $banner_tokens_amount } tokens.
        }
    }
event-uncovered-trait = The Reliquary uncovers a trait of the Chancellor: { NAME($card) }.
event-campaign-began =
    { NAME($seat) } campaigns against { $other ->
        [none] the bandits
       *[other] { NAME($other) }
    }{ $spent ->
        [0] .
       *[other] {" "}for { $spent_supply } Supply.
    }
event-targeted-site = { NAME($seat) } targets { NAME($site) }.
event-targeted-card = { NAME($seat) } targets “{ NAME($card) }”.
event-targeted-relic-at = { NAME($seat) } targets a face-down relic at { NAME($site) }.
event-targeted-banner = { NAME($seat) } targets { NAME($banner, case: "acc") }.
event-targeted-pawn = { NAME($seat) } targets { NAME($other, case: "gen") } pawn.
event-pools =
    { $attack ->
        [one] The attack has { $attack } die, the defense { $defense }.
       *[other] The attack has { $attack } dice, the defense { $defense }.
    }
event-joined = { NAME($seat) } joins as an Ally.
event-planned =
    { $seat ->
        [none] Bandits use
       *[other] { NAME($seat) } uses
    } the battle plan “{ NAME($card) }”.
event-defense-rolled =
    { $doubles ->
        [0] The defense rolls { $total ->
            [one] { $total } shield.
           *[other] { $total } shields.
        }
        [one] The defense rolls { $shields ->
            [one] { $shields } shield and doubles it once
           *[other] { $shields } shields and doubles them once
        }: { $total } in all.
       *[other] The defense rolls { $shields ->
            [one] { $shields } shield and doubles it
           *[other] { $shields } shields and doubles them
        } { $doubles } times: { $total } in all.
    }
event-attack-rolled =
    The attack rolls { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }, { $hollow ->
        [one] { $hollow } hollow sword
       *[other] { $hollow } hollow swords
    } and { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }.
event-sacrificed =
    { NAME($seat) } sacrifices { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    }.
event-campaign-won =
    { $seat ->
        [none] The bandits win the campaign.
       *[other] { NAME($seat) } wins the campaign.
    }
event-dice-rolled = { NAME($seat) } rolls the defense dice: { $total }.
event-saved =
    { NAME($seat) } saves { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    }.
event-released =
    { NAME($seat) } gets { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    } back from captivity.
event-caged =
    { NAME($seat) } cages { $amount ->
        [one] { $amount } of { NAME($other, case: "gen") } warbands
       *[other] { $amount } of { NAME($other, case: "gen") } warbands
    }.
event-became-citizen = { NAME($seat) } becomes a Citizen.
event-became-exile = { NAME($seat) } becomes an Exile.
event-act-ended = { NAME($seat) } ends the Act phase.
event-offered = { NAME($seat) } proposes a deal to { NAME($other) }.
event-accepted = { NAME($seat) } agrees.
event-refused = { NAME($seat) } refuses.
event-left-game = { NAME($seat) } leaves the game.
event-chose-board = { NAME($seat) } takes the { NAME($colour) } board.
event-prince-acts = { NAME($seat) } follows the Mind Map.
event-swore = { NAME($seat) } swears: { NAME($oath) }.
event-built = { NAME($seat) } builds “{ NAME($card) }” at { NAME($site) }.
event-chronicled = The Chronicle brings cards of { NAME($suit) }.
event-came-in =
    { $times ->
        [one] Into the world come cards of { NAME($suit) }: { $number }.
       *[other] Into the world come cards: { $each }.
    }
    .each = { NAME($suit) } { $number }
event-went-out =
    { $times ->
        [one] Out of the world go cards of { NAME($suit) }: { $number }.
       *[other] Out of the world go cards: { $each }.
    }
    .each = { NAME($suit) } { $number }
event-became-ruin = “{ NAME($card) }” falls into ruin.
counts-title = What the round has brought
count-campaigns =
    { $amount ->
        [one] { $amount } campaign won
       *[other] { $amount } campaigns won
    }
count-relics =
    { $amount ->
        [one] { $amount } relic
       *[other] { $amount } relics
    }
count-banners =
    { $amount ->
        [one] { $amount } banner
       *[other] { $amount } banners
    }
count-favor = { $amount } favor
count-secrets =
    { $amount ->
        [one] { $amount } secret
       *[other] { $amount } secrets
    }
count-warbands =
    { $amount ->
        [one] { $amount } warband
       *[other] { $amount } warbands
    }

## What is asked

prompt-Keeper = { NAME($seat) } chooses who takes the title.
    .you = You choose who takes the title.
    .help = Several others are tied ahead of you; the title goes to whom you name (oath.title.2).
prompt-Pick = { NAME($seat) } uses the power of { NAME($source) }.
    .you = You use the power of { NAME($source) }.
    .help = A card gives you a choice; its text says which (oath.power.1).
prompt-SecretPick = { NAME($seat) } uses the power of { NAME($source) }.
    .you = You use the power of { NAME($source) }.
    .help = A card gives you a choice; its text says which (oath.power.1).
prompt-PlayCard = { NAME($seat) } chooses where the card goes.
    .you = You choose where the card goes.
    .help = To a site with room (oath.play.1), to the advisers face up or face down (oath.play.4), as a Vision (oath.vision.1), or to the pile (oath.search.4).
prompt-MakeRoom = { NAME($seat) } may make room: { NAME($site) }.
    .you = You may make room: { NAME($site) }.
    .help = One card at this site may be discarded first (oath.site.5).
prompt-MakeSeat = { NAME($seat) } has an adviser too many and discards one.
    .you = You have an adviser too many and discard one.
    .help = There is one adviser too many; locked face-up ones stay (oath.play.4).
prompt-Exchange = { NAME($seat) } may exchange drawn cards for those of the Dispossessed.
    .you = You may exchange drawn cards for those of the Dispossessed.
    .help = Drawn denizens may be exchanged for random cards of the Dispossessed (oath.search.2).
prompt-DiscardWhere = { NAME($seat) } chooses a pile for the discards.
    .you = You choose a pile for the discards.
    .help = All discards of this Search go on top of or under one pile (oath.term.8).
prompt-AsSearch = { NAME($seat) } may change where discards go.
    .you = You may change where discards go.
    .help = What works like the end of a Search is changed by the same cards (oath.search.8).
prompt-Keep = { NAME($seat) } keeps and plays one of the cards drawn.
    .you = You keep and play one of the cards drawn.
    .help = You keep and play one, the others are discarded (oath.search.4).
prompt-Discards = { NAME($seat) } chooses which of the cards is discarded next.
    .you = You choose which of the cards is discarded next.
    .help = Name the card that goes to the pile next (oath.term.8).
prompt-Borrow = { NAME($seat) } trades with { NAME($source) } and chooses whose advisers count.
    .you = You trade with { NAME($source) } and choose whose advisers count.
    .help = In this Trade that player’s advisers count in place of yours (oath.trade.2).
prompt-Pose = { NAME($seat) } trades with { NAME($source) } and chooses the suit of an adviser.
    .you = You trade with { NAME($source) } and choose the suit of an adviser.
    .help = As what this card counts in this Trade (oath.trade.2).
prompt-FreeRelic = { NAME($seat) } takes a relic from the site: { NAME($site) }.
    .you = You take a relic from the site: { NAME($site) }.
    .help = The Homeland gives a relic that lies here (oath.site.2).
prompt-BannerPrice = { NAME($seat) } pays for { NAME($banner, case: "acc") }: more than { $number }.
    .you = You pay for { NAME($banner, case: "acc") }: more than { $number }.
    .help = More than lies on it; what you pay stays on it (oath.recover.4).
prompt-Scatter = { NAME($seat) } deals { $number } old favor to the banks.
    .you = You deal { $number } old favor to the banks.
    .help = One each, from the bank you name on in the order of the banks (oath.recover.5).
prompt-Divert = { NAME($seat) } chooses where the traveller goes: { NAME($other) }.
    .you = You choose where the traveller goes: { NAME($other) }.
    .help = You rule the site that an enemy leaves (oath.site.7).
prompt-SendElsewhere = { NAME($seat) } chooses where the traveller goes: { NAME($other) }.
    .you = You choose where the traveller goes: { NAME($other) }.
    .help = You rule the site that an enemy leaves (oath.site.7).
prompt-Consent = { NAME($seat) } may pay and go, or stay: { NAME($site) }.
    .you = You may pay and go, or stay: { NAME($site) }.
    .help = A player made to travel need not pay a toll (oath.travel.5).
prompt-FreeTravel = { NAME($seat) } travels for no Supply.
    .you = You travel for no Supply.
    .help = Everything but Supply is still paid (oath.travel.4).
prompt-FreeCampaign = { NAME($seat) } may campaign for no Supply.
    .you = You may campaign for no Supply.
    .help = Only the 2 Supply are dropped (oath.campaign.31).
prompt-Targets =
    { $other ->
        [none] { NAME($seat) } declares the targets of a campaign against bandits (defense dice so far: { $number }).
       *[other] { NAME($seat) } declares the targets of a campaign against { NAME($other) } (defense dice so far: { $number }).
    }
    .you =
        { $other ->
            [none] You declare the targets of a campaign against bandits (defense dice so far: { $number }).
           *[other] You declare the targets of a campaign against { NAME($other) } (defense dice so far: { $number }).
        }
    .help = At least one target is at your site; a site of the defender’s on which you stand must be one (oath.campaign.6).
prompt-Pool =
    { $other ->
        [none] { NAME($seat) } chooses how many attack dice to roll against the bandits (defense dice: { $number }).
       *[other] { NAME($seat) } chooses how many attack dice to roll against { NAME($other) } (defense dice: { $number }).
    }
    .you =
        { $other ->
            [none] You choose how many attack dice to roll against the bandits (defense dice: { $number }).
           *[other] You choose how many attack dice to roll against { NAME($other) } (defense dice: { $number }).
        }
    .help = At most as many as your force has warbands (oath.campaign.9).
prompt-Join = { NAME($seat) } may join the defense of { NAME($other) }.
    .you = You may join the defense of { NAME($other) }.
    .help = A Citizen nearby may become an Ally (oath.campaign.11).
prompt-Admit = { NAME($seat) } may admit an Ally: { NAME($other) }.
    .you = You may admit an Ally: { NAME($other) }.
    .help = The defender permits it or not (oath.campaign.11).
prompt-Plans =
    { $other ->
        [none] { NAME($seat) } may use battle plans in the campaign against the bandits.
       *[other] { NAME($seat) } may use battle plans in the campaign. On the other side: { NAME($other) }.
    }
    .you =
        { $other ->
            [none] You may use battle plans in the campaign against the bandits.
           *[other] You may use battle plans in the campaign. On the other side: { NAME($other) }.
        }
    .help = Of cards that you rule, each once (oath.campaign.12).
prompt-Reroll = { NAME($seat) } may roll again with { NAME($source) }.
    .you = You may roll again with { NAME($source) }.
    .help = The whole roll, once, at the card’s price (oath.power.2).
prompt-Sacrifice =
    { $number ->
        [one] { NAME($seat) } may sacrifice { $number } warband and win.
       *[other] { NAME($seat) } may sacrifice { $number } warbands and win.
    }
    .you =
        { $number ->
            [one] You may sacrifice { $number } warband and win.
           *[other] You may sacrifice { $number } warbands and win.
        }
    .help = Exactly what is missing to win, or none (oath.campaign.18).
prompt-Losses =
    { $number ->
        [one] { NAME($seat) } loses { $number } warband in the campaign and chooses from where.
       *[other] { NAME($seat) } loses { $number } warbands in the campaign and chooses from where, one by one.
    }
    .you =
        { $number ->
            [one] You lose { $number } warband in the campaign and choose from where.
           *[other] You lose { $number } warbands in the campaign and choose from where, one by one.
        }
    .help = One by one, from the boards or the sites of the force (oath.campaign.20).
prompt-Occupy = { NAME($seat) } garrisons a won site: { NAME($site) }.
    .you = You garrison a won site: { NAME($site) }.
    .help = Any number of warbands of the force, even none (oath.campaign.22).
prompt-BuryLoot = { NAME($seat) } may put relics won in the campaign under the deck.
    .you = You may put relics won in the campaign under the deck.
    .help = A battle plan lets you put them under the deck (oath.campaign.22).
prompt-Banish = { NAME($seat) } may banish the defender: { NAME($other) }.
    .you = You may banish the defender: { NAME($other) }.
    .help = Where the defender must travel (oath.campaign.22).
prompt-BurnHalf = { NAME($seat) } may burn favor of the defender: { NAME($other) }.
    .you = You may burn favor of the defender: { NAME($other) }.
    .help = Half of it, rounded down (oath.campaign.22), or all of it with Slander.
prompt-SavePlans = { NAME($seat) } may spare a battle plan: { NAME($source) }.
    .you = You may spare a battle plan: { NAME($source) }.
    .help = One card may be discarded in their place (oath.campaign.24).
prompt-Conspire = { NAME($seat) } may burn a secret and take something.
    .you = You may burn a secret and take something.
    .help = A relic or banner of a player at your site whose advisers match yours (oath.conspiracy.2).
prompt-Propose = { NAME($seat) } makes an offer to { NAME($other) }.
    .you = You make an offer to { NAME($other) }.
    .help = Goods in a fixed order, then the partner answers (oath.power.11).
prompt-Answer = { NAME($seat) } answers the offer of { NAME($other) }.
    .you = You answer the offer of { NAME($other) }.
    .help = Agreeing binds both sides at once (oath.power.11).
prompt-Deed = { NAME($seat) } garrisons a bought site: { NAME($site) }.
    .you = You garrison a bought site: { NAME($site) }.
    .help = At least one warband from the board (oath.power.11).
prompt-Recolour = { NAME($seat) } chooses where the purple warbands go.
    .you = You choose where the purple warbands go.
    .help = There are too few purple ones for all of yours; this many go here (oath.citizen.3).
prompt-Upkeep = { NAME($seat) } keeps the People’s Favor.
    .you = You keep the People’s Favor.
    .help = Add a token, or give one to the poorest bank (oath.wake.1).
prompt-Opportunity = { NAME($seat) } may take a token from the site: { NAME($site) }.
    .you = You may take a token from the site: { NAME($site) }.
    .help = At the end of Wake one token that lies here (oath.wake.6).
prompt-Act = { NAME($seat) } chooses an action.
    .you = You choose an action.
    .help = Any number of actions in any order, as long as Supply lasts (oath.act.1).
prompt-Intend = { NAME($seat) } chooses an action with { NAME($source) }.
    .you = You choose an action with { NAME($source) }.
    .help = Modifiers are chosen at the start of the action, each once (oath.power.6).
prompt-Permit =
    { $number ->
        [one] { NAME($seat) } lets a Citizen take { $number } warband, or not: { NAME($other) }, { NAME($site) }.
       *[other] { NAME($seat) } lets a Citizen take { $number } warbands, or not: { NAME($other) }, { NAME($site) }.
    }
    .you =
        { $number ->
            [one] You let a Citizen take { $number } warband, or not: { NAME($other) }, { NAME($site) }.
           *[other] You let a Citizen take { $number } warbands, or not: { NAME($other) }, { NAME($site) }.
        }
    .help = A Citizen needs the Chancellor’s consent (oath.minor.6).
prompt-Lending =
    { $number ->
        [one] { NAME($seat) } agrees to move { $number } warband, or not: { NAME($other) }.
       *[other] { NAME($seat) } agrees to move { $number } warbands, or not: { NAME($other) }.
    }
    .you =
        { $number ->
            [one] You agree to move { $number } warband, or not: { NAME($other) }.
           *[other] You agree to move { $number } warbands, or not: { NAME($other) }.
        }
    .help = Imperial players at one site may share them by consent (oath.minor.7).
prompt-RestPowers = { NAME($seat) } may use Rest powers.
    .you = You may use Rest powers.
    .help = Each once, in any order (oath.rest.6).
prompt-ShiftDie = { NAME($seat) } may shift the end die, which shows { $number }.
    .you = You may shift the end die, which shows { $number }.
    .help = By one, down or up (oath.win.3).
prompt-LastSecret = { NAME($seat) } chooses which secret stays.
    .you = You choose which secret stays.
    .help = All other secrets of the board are burned; a face-down one turns up only at Rest (oath.power.4).
prompt-Split = { NAME($seat) } splits the favor among the sites: { NAME($site) }.
    .you = You split the favor among the sites: { NAME($site) }.
    .help = There is too little favor for all sites; the Chancellor decides how much each gets (oath.next.9).
prompt-PickBoard = { NAME($seat) } chooses a board.
    .you = You choose a board.
    .help = A board lies on the side on which it was stored (oath.next.5).
prompt-FirstPawn = { NAME($seat) } places a pawn.
    .you = You place a pawn.
    .help = At any face-up site; the Chancellor at the top of the Cradle (oath.next.14).
prompt-FirstAdviser = { NAME($seat) } chooses a first adviser.
    .you = You choose a first adviser.
    .help = One of three cards becomes a face-down adviser (oath.next.14).
prompt-Swear = { NAME($seat) } swears the oath of the next game.
    .you = You swear the oath of the next game.
    .help = After a win by a Vision alone its own, else any but the present one (oath.chron.1).
prompt-Invitations = { NAME($seat) } may invite Citizens.
    .you = You may invite Citizens.
    .help = Exiles whose boards were not just turned (oath.chron.2).
prompt-Accept = { NAME($seat) } may become a Citizen of the winner: { NAME($other) }.
    .you = You may become a Citizen of the winner: { NAME($other) }.
    .help = The sites you rule become the winner’s (oath.chron.3).
prompt-Build = { NAME($seat) } may build an edifice.
    .you = You may build an edifice.
    .help = At a site you rule, in place of a denizen of its suit, or rebuild a ruin (oath.chron.5).
prompt-ChooseSuit = { NAME($seat) } chooses the suit of the new cards.
    .you = You choose the suit of the new cards.
    .help = The most common among your face-up advisers (oath.chron.17).
prompt-TakeLure = { NAME($seat) } may join the Prince.
    .you = You may join the Prince.
    .help = For the relic of his Reliquary that you have just seen (oath.prince.20).

## The history of a world: a label for each kind of note, and its sentences

annal-won = Victory
annal-won-usurper = { NAME($seat) } wins as the Usurper in round { $round }; the { NAME($oath, case: "oath") } is broken.
annal-won-vision = { NAME($seat) } wins by the Vision “{ NAME($vision) }” in round { $round }; the { NAME($oath, case: "oath") } is forgotten.
annal-won-both = { NAME($seat) } wins as the Usurper and by the Vision “{ NAME($vision) }” in round { $round }; the { NAME($oath, case: "oath") } is broken.
annal-won-chancellor = { NAME($seat) } wins as the Chancellor in round { $round }; the { NAME($oath, case: "oath") } was kept.
annal-won-successor = { NAME($seat) } wins as the Successor in round { $round }; the { NAME($oath, case: "oath") } was kept.
annal-unseated = Clockwork Prince
annal-oath = The oath
annal-oath-of = { NAME($oath, case: "oath") }
annal-oath-rules = { NAME($oath, case: "oath") }. { NAME($oath, case: "text") }
annal-citizens = Citizens
annal-nobody = nobody
annal-built = Built
annal-ruined = Fallen into ruin
annal-gone = Gone from the map
annal-lost = Sites lost
annal-found = Sites found
annal-came = Cards that came
annal-left = Cards that left
annal-card-at = “{ NAME($card) }” at { NAME($site) }
annal-things = { NAME($things) }
annal-suit-number = { NAME($suit) }: { $number }
annal-suit-cards = { NAME($suit) }: { NAME($cards) }
annal-cradle = { NAME("region-cradle") }
annal-provinces = { NAME("region-provinces") }
annal-hinterland = { NAME("region-hinterland") }
annal-site-facedown = a face-down site
annal-site =
    { $relics ->
        [0] { NAME($site) }
        [one] { NAME($site) } with { $relics } face-down relic
       *[other] { NAME($site) } with { $relics } face-down relics
    }
annal-site-cards =
    { $relics ->
        [0] { NAME($site) }: { NAME($cards) }
        [one] { NAME($site) }: { NAME($cards) }, with { $relics } face-down relic
       *[other] { NAME($site) }: { NAME($cards) }, with { $relics } face-down relics
    }
annal-decks = The cards
annal-decks-are = Denizens in the world deck: { $deck }, among the Dispossessed: { $gone }, in the Archive: { $archive }.
annal-deck = In the world deck
annal-dispossessed = Among the Dispossessed

## Cards under their one name in actions and events

card-none = none
card-wrestlers = { denizen-wrestlers }
card-battle-honors = { denizen-battle-honors }
card-bear-traps = { denizen-bear-traps }
card-longbows = { denizen-longbows }
card-keep = { denizen-keep }
card-pressgangs = { denizen-pressgangs }
card-garrison = { denizen-garrison }
card-scouts = { denizen-scouts }
card-alchemist = { denizen-alchemist }
card-martial-culture = { denizen-martial-culture }
card-errand-boy = { denizen-errand-boy }
card-mercenaries = { denizen-mercenaries }
card-tinkers-fair = { denizen-tinkers-fair }
card-rain-boots = { denizen-rain-boots }
card-a-small-favor = { denizen-a-small-favor }
card-second-wind = { denizen-second-wind }
card-sleight-of-hand = { denizen-sleight-of-hand }
card-key-to-the-city = { denizen-key-to-the-city }
card-scryer = { denizen-scryer }
card-disgraced-captain = { denizen-disgraced-captain }
card-naysayers = { denizen-naysayers }
card-book-burning = { denizen-book-burning }
card-ancient-binding = { denizen-ancient-binding }
card-horse-archers = { denizen-horse-archers }
card-warning-signals = { denizen-warning-signals }
card-elders = { denizen-elders }
card-the-gathering = { denizen-the-gathering }
card-faithful-friend = { denizen-faithful-friend }
card-tents = { denizen-tents }
card-great-herd = { denizen-great-herd }
card-fire-talkers = { denizen-fire-talkers }
card-magicians-code = { denizen-magicians-code }
card-spirit-snare = { denizen-spirit-snare }
card-wizard-school = { denizen-wizard-school }
card-dazzle = { denizen-dazzle }
card-acting-troupe = { denizen-acting-troupe }
card-taming-charm = { denizen-taming-charm }
card-inquisitor = { denizen-inquisitor }
card-wolves = { denizen-wolves }
card-animal-playmates = { denizen-animal-playmates }
card-true-names = { denizen-true-names }
card-the-old-oak = { denizen-the-old-oak }
card-forest-paths = { denizen-forest-paths }
card-long-lost-heir = { denizen-long-lost-heir }
card-rangers = { denizen-rangers }
card-roving-terror = { denizen-roving-terror }
card-wayside-inn = { denizen-wayside-inn }
card-extra-provisions = { denizen-extra-provisions }
card-memory-of-home = { denizen-memory-of-home }
card-welcoming-party = { denizen-welcoming-party }
card-traveling-doctor = { denizen-traveling-doctor }
card-storyteller = { denizen-storyteller }
card-armed-mob = { denizen-armed-mob }
card-tavern-songs = { denizen-tavern-songs }
card-secret-signal = { denizen-secret-signal }
card-augury = { denizen-augury }
card-rusting-ray = { denizen-rusting-ray }
card-portal = { denizen-portal }
card-billowing-fog = { denizen-billowing-fog }
card-kindred-warriors = { denizen-kindred-warriors }
card-terror-spells = { denizen-terror-spells }
card-blood-pact = { denizen-blood-pact }
card-revelation = { denizen-revelation }
card-observatory = { denizen-observatory }
card-plague-engines = { denizen-plague-engines }
card-gleaming-armor = { denizen-gleaming-armor }
card-bewitch = { denizen-bewitch }
card-jinx = { denizen-jinx }
card-tutor = { denizen-tutor }
card-dream-thief = { denizen-dream-thief }
card-cracking-ground = { denizen-cracking-ground }
card-sealing-ward = { denizen-sealing-ward }
card-initiation-rite = { denizen-initiation-rite }
card-vow-of-silence = { denizen-vow-of-silence }
card-forgotten-vault = { denizen-forgotten-vault }
card-map-library = { denizen-map-library }
card-witchs-bargain = { denizen-witchs-bargain }
card-master-of-disguise = { denizen-master-of-disguise }
card-charlatan = { denizen-charlatan }
card-assassin = { denizen-assassin }
card-downtrodden = { denizen-downtrodden }
card-blackmail = { denizen-blackmail }
card-cracked-sage = { denizen-cracked-sage }
card-dissent = { denizen-dissent }
card-false-prophet = { denizen-false-prophet }
card-vow-of-renewal = { denizen-vow-of-renewal }
card-zealots = { denizen-zealots }
card-royal-ambitions = { denizen-royal-ambitions }
card-salt-the-earth = { denizen-salt-the-earth }
card-beast-tamer = { denizen-beast-tamer }
card-riots = { denizen-riots }
card-silver-tongue = { denizen-silver-tongue }
card-gambling-hall = { denizen-gambling-hall }
card-boiling-lake = { denizen-boiling-lake }
card-relic-thief = { denizen-relic-thief }
card-enchantress = { denizen-enchantress }
card-insomnia = { denizen-insomnia }
card-sneak-attack = { denizen-sneak-attack }
card-gossip = { denizen-gossip }
card-bandit-chief = { denizen-bandit-chief }
card-chaos-cult = { denizen-chaos-cult }
card-slander = { denizen-slander }
card-code-of-honor = { denizen-code-of-honor }
card-outriders = { denizen-outriders }
card-messenger = { denizen-messenger }
card-field-promotion = { denizen-field-promotion }
card-palanquin = { denizen-palanquin }
card-shield-wall = { denizen-shield-wall }
card-military-parade = { denizen-military-parade }
card-tome-guardians = { denizen-tome-guardians }
card-tyrant = { denizen-tyrant }
card-forced-labor = { denizen-forced-labor }
card-secret-police = { denizen-secret-police }
card-specialist = { denizen-specialist }
card-captains = { denizen-captains }
card-siege-engines = { denizen-siege-engines }
card-royal-tax = { denizen-royal-tax }
card-toll-roads = { denizen-toll-roads }
card-curfew = { denizen-curfew }
card-knights-errant = { denizen-knights-errant }
card-vow-of-obedience = { denizen-vow-of-obedience }
card-hunting-party = { denizen-hunting-party }
card-council-seat = { denizen-council-seat }
card-encirclement = { denizen-encirclement }
card-peace-envoy = { denizen-peace-envoy }
card-relic-hunter = { denizen-relic-hunter }
card-homesteaders = { denizen-homesteaders }
card-crop-rotation = { denizen-crop-rotation }
card-a-round-of-ale = { denizen-a-round-of-ale }
card-land-warden = { denizen-land-warden }
card-charming-friend = { denizen-charming-friend }
card-village-constable = { denizen-village-constable }
card-family-heirloom = { denizen-family-heirloom }
card-news-from-afar = { denizen-news-from-afar }
card-levelers = { denizen-levelers }
card-fabled-feast = { denizen-fabled-feast }
card-the-great-levy = { denizen-the-great-levy }
card-hearts-and-minds = { denizen-hearts-and-minds }
card-relic-breaker = { denizen-relic-breaker }
card-book-binders = { denizen-book-binders }
card-ballot-box = { denizen-ballot-box }
card-saddle-makers = { denizen-saddle-makers }
card-herald = { denizen-herald }
card-rowdy-pub = { denizen-rowdy-pub }
card-vow-of-peace = { denizen-vow-of-peace }
card-deed-writer = { denizen-deed-writer }
card-salad-days = { denizen-salad-days }
card-marriage = { denizen-marriage }
card-hospital = { denizen-hospital }
card-awaited-return = { denizen-awaited-return }
card-convoys = { denizen-convoys }
card-vow-of-kinship = { denizen-vow-of-kinship }
card-wild-mounts = { denizen-wild-mounts }
card-lancers = { denizen-lancers }
card-mountain-giant = { denizen-mountain-giant }
card-rival-khan = { denizen-rival-khan }
card-lost-tongue = { denizen-lost-tongue }
card-special-envoy = { denizen-special-envoy }
card-resettle = { denizen-resettle }
card-oracle = { denizen-oracle }
card-pilgrimage = { denizen-pilgrimage }
card-spell-breaker = { denizen-spell-breaker }
card-mounted-patrol = { denizen-mounted-patrol }
card-great-crusade = { denizen-great-crusade }
card-ancient-bloodline = { denizen-ancient-bloodline }
card-ancient-pact = { denizen-ancient-pact }
card-storm-caller = { denizen-storm-caller }
card-family-wagon = { denizen-family-wagon }
card-way-station = { denizen-way-station }
card-twin-brother = { denizen-twin-brother }
card-hospitality = { denizen-hospitality }
card-a-fast-steed = { denizen-a-fast-steed }
card-relic-worship = { denizen-relic-worship }
card-sacred-ground = { denizen-sacred-ground }
card-nature-worship = { denizen-nature-worship }
card-birdsong = { denizen-birdsong }
card-small-friends = { denizen-small-friends }
card-grasping-vines = { denizen-grasping-vines }
card-threatening-roar = { denizen-threatening-roar }
card-fae-merchant = { denizen-fae-merchant }
card-second-chance = { denizen-second-chance }
card-pied-piper = { denizen-pied-piper }
card-mushrooms = { denizen-mushrooms }
card-insect-swarm = { denizen-insect-swarm }
card-vow-of-union = { denizen-vow-of-union }
card-giant-python = { denizen-giant-python }
card-war-tortoise = { denizen-war-tortoise }
card-new-growth = { denizen-new-growth }
card-wild-cry = { denizen-wild-cry }
card-animal-host = { denizen-animal-host }
card-memory-of-nature = { denizen-memory-of-nature }
card-marsh-spirit = { denizen-marsh-spirit }
card-vow-of-poverty = { denizen-vow-of-poverty }
card-forest-council = { denizen-forest-council }
card-walled-garden = { denizen-walled-garden }
card-vow-of-beastkin = { denizen-vow-of-beastkin }
card-bracken = { denizen-bracken }
card-wild-allies = { denizen-wild-allies }
card-festival-district = { edifice-festival-district-intact }
card-great-spire = { edifice-great-spire-intact }
card-sprawling-rampart = { edifice-sprawling-rampart-intact }
card-hall-of-debate = { edifice-hall-of-debate-intact }
card-forest-temple = { edifice-forest-temple-intact }
card-ancient-forge = { edifice-ancient-forge-intact }
card-festival-district-ruined = { edifice-festival-district-ruined }
card-great-spire-ruined = { edifice-great-spire-ruined }
card-sprawling-rampart-ruined = { edifice-sprawling-rampart-ruined }
card-hall-of-debate-ruined = { edifice-hall-of-debate-ruined }
card-forest-temple-ruined = { edifice-forest-temple-ruined }
card-ancient-forge-ruined = { edifice-ancient-forge-ruined }
card-sticky-fire = { relic-sticky-fire }
card-cursed-cauldron = { relic-cursed-cauldron }
card-brass-horse = { relic-brass-horse }
card-truthful-harp = { relic-truthful-harp }
card-grand-mask = { relic-grand-mask }
card-horned-mask = { relic-horned-mask }
card-cup-of-plenty = { relic-cup-of-plenty }
card-whistle = { relic-whistle }
card-dowsing-sticks = { relic-dowsing-sticks }
card-cracked-horn = { relic-cracked-horn }
card-bandit-crown = { relic-bandit-crown }
card-ring-of-devotion = { relic-ring-of-devotion }
card-skeleton-key = { relic-skeleton-key }
card-oracular-pig = { relic-oracular-pig }
card-circlet-of-command = { relic-circlet-of-command }
card-ivory-eye = { relic-ivory-eye }
card-map = { relic-map }
card-obsidian-cage = { relic-obsidian-cage }
card-book-of-records = { relic-book-of-records }
card-dragonskin-drum = { relic-dragonskin-drum }
card-the-grand-scepter = { relic-the-grand-scepter }
card-vision-of-conquest = { vision-vision-of-conquest }
card-vision-of-rebellion = { vision-vision-of-rebellion }
card-vision-of-sanctuary = { vision-vision-of-sanctuary }
card-vision-of-faith = { vision-vision-of-faith }
card-conspiracy = { vision-conspiracy }
card-ancient-city = { site-ancient-city }
card-barren-coast = { site-barren-coast }
card-buried-giant = { site-buried-giant }
card-charming-valley = { site-charming-valley }
card-deep-woods = { site-deep-woods }
card-drowned-city = { site-drowned-city }
card-fertile-valley = { site-fertile-valley }
card-great-slum = { site-great-slum }
card-lush-coast = { site-lush-coast }
card-marshes = { site-marshes }
card-mine = { site-mine }
card-mountain = { site-mountain }
card-narrow-pass = { site-narrow-pass }
card-plains = { site-plains }
card-river = { site-river }
card-rocky-coast = { site-rocky-coast }
card-salt-flats = { site-salt-flats }
card-shrouded-wood = { site-shrouded-wood }
card-standing-stones = { site-standing-stones }
card-steppe = { site-steppe }
card-the-hidden-place = { site-the-hidden-place }
card-the-tribunal = { site-the-tribunal }
card-wastes = { site-wastes }
card-brutal = { trait-brutal }
card-decadent = { trait-decadent }
card-careless = { trait-careless }
card-greedy = { trait-greedy }

## The catalogue

catalogue-denizen = Denizens
    .one = Denizen
    .help = You play them to sites or take them as advisers. The first 54 are in the world deck of the first game; the others come in by the Chronicle.
catalogue-edifice = Edifices
    .one = Edifice
    .help = They are built in the Chronicle and never leave their site during a game. Where the winner does not rule, they fall to ruin.
catalogue-relic = Relics
    .one = Relic
    .help = They lie face down at sites and in the Reliquary. Whoever holds one uses its power; as a target it adds its defense dice.
catalogue-site = Sites
    .one = Site
    .help = Eight lie on the map. When one is turned up, the favor, secrets and relics it shows are put there.
catalogue-vision = Visions
    .one = Vision
    .help = Four other ways for an Exile to win, and the Conspiracy, which anybody may play.
catalogue-banner = Banners
    .one = Banner
    .help = Everybody may recover them, from anywhere; for the goals of oaths and Visions they count like relics.
catalogue-oath = Oaths
    .one = Oath
    .help = One oath binds each game; the winner chooses the next.
catalogue-trait = Traits of the Reliquary
    .one = Trait of the Reliquary
    .help = What the Chancellor gets when a relic leaves its space in the Imperial Reliquary.
catalogue-prince = Clockwork Prince
    .one = Clockwork Prince
    .help = The automatic player for one or two people.
    .reconstructed = His rules sheet is not publicly readable in full. The Mind Map and the order of threats have a source; much of the rest is our completion, and the rules say where.

fact-suit = Suit
fact-icons = Icons
fact-power = Kind of power
fact-action = Belongs to
fact-place-favor = Favor placed
fact-place-secret = Secrets placed
fact-burn-favor = Favor burned
fact-burn-secret = Secrets burned
fact-number = Number
fact-deck = Begins in
fact-dice = Defense dice
fact-capacity = Room for cards
fact-favor = Favor when turned up
fact-secrets = Secrets when turned up
fact-relics = Relics when turned up
fact-price-bank = A relic costs, favor to the bank
fact-price-burn-favor = A relic costs, favor burned
fact-price-burn-secret = A relic costs, secrets burned
fact-homeland = Homeland of
fact-oath = Mirrors the oath
fact-vision = Mirrored by

deck-first = the first world deck
deck-archive = the Archive

part-ruling = ruling

prince-how = He has no Supply and no hand of cards. Each turn he looks for the greatest threat, draws three cards and plays one, then goes along his Mind Map and takes as many actions as his warbands and his friends allow.

## In the terminal

board-site = site
board-force = force
board-cards = cards
board-pawns = pawns
board-round = Round { $round }, oath { NAME($oath, case: "gen") }, Visions drawn: { $visions }
board-banks = Favor banks: { $banks }
board-banner = { NAME($banner) }: { $tokens }, held by { $holder }
board-piles = Discard piles: { $piles }
board-reliquary = Reliquary: { $spaces }
board-wins-title-wake = { NAME($seat) } wins at the next Wake if still the Usurper.
board-wins-title-second-wake = { NAME($seat) } turns Usurper at the next Wake if still Oathkeeper.
board-wins-vision-wake = { NAME($seat) } wins at the next Wake if { NAME($card) } is still fulfilled.
board-wins-vision-more-visions = { NAME($seat) } fulfils { NAME($card) }, but fewer than three Visions have been drawn.
board-wins-empire-round-end = { NAME($seat) } wins at the end of round { $round } if the end die shows { $die } or more.
board-wins-empire-last-round = { NAME($seat) } wins at the end of this round.
board-campaign = { NAME($attacker) } campaigns against { NAME($defender) }: { $targets }
board-forces = Attack: { $attack } dice, { $force } warbands, rolled { $swords }
board-defense = Defense: { $dice } dice, { $force } warbands, in all { $total }
board-deal = { NAME($seat) } offers a deal to { NAME($other) }: { $goods }
board-drawn = Drawn
board-own = Yours
board-here = At your site
board-asks = In question
panel-player = player
panel-supply = Supply
panel-favor = favor
panel-secrets = secrets
panel-warbands = warbands (bank)
panel-cards = advisers, relics, Vision
sign-hidden = face down
look-facedown = A face-down site; nobody knows which.

# What the arena compares.
trait-term = Role at the end

## What a player has, for the costs and gains of an action

holding-supply = Supply
holding-favor = favor
holding-secrets = secrets
holding-spent_secrets = secrets that come back at Rest
holding-warbands = warbands
holding-sites = sites ruled
holding-relics = relics
holding-banners = banners
holding-advisers = advisers
holding-title = Oathkeeper title

## Goals: how to win now and who is near; $mine is 1 where the sentence speaks to its reader, $counted where a number decides

goal-usurper =
    { $mine ->
        [1] You are the Usurper: keep the title until you wake, and you win.
       *[0] { NAME($seat) } is the Usurper and wins by waking with the title.
    }
goal-usurper-last =
    { $mine ->
        [1] You are the Usurper: keep the title to the end of this round, and you win.
       *[0] { NAME($seat) } is the Usurper and wins by keeping the title to the end of this round.
    }
goal-keeper =
    { $mine ->
        [1] The title is yours. Keep it for two Wakes: at the first you turn Usurper, at the second you win.
       *[0] { NAME($seat) } has the title, turns Usurper at the next Wake and wins at the one after.
    }
goal-keeper-last =
    { $mine ->
        [1] Wake with the title and keep it to the end of this round: then you win.
       *[0] { NAME($seat) } wins by waking with the title and keeping it to the end of this round.
    }
goal-late = Last round: a title taken now no longer wins. You need a fulfilled Vision.
goal-title =
    { $counted ->
        [1] Take the title from { NAME($holder) } and wake with it twice, or find a Vision. { NAME($oath, case: "text") } You have { $have }, the best of the others { $best }.
       *[0] Take the title from { NAME($holder) } and wake with it twice, or find a Vision. { NAME($oath, case: "text") }
    }
goal-vision =
    { $mine ->
        [1] Your { NAME($card) } is fulfilled: hold on until you wake, and you win.
       *[0] { NAME($seat) } has fulfilled the { NAME($card) } and wins at the next Wake.
    }
goal-vision-last =
    { $mine ->
        [1] Your { NAME($card) } is fulfilled: keep it so to the end of this round, and you win.
       *[0] { NAME($seat) } has fulfilled the { NAME($card) } and wins at the end of this round.
    }
goal-vision-blocked = Your { NAME($card) } is fulfilled, but at the end of this round { NAME($rival) } comes first. Change that in this round.
goal-vision-early =
    { $mine ->
        [1] Your { NAME($card) } is fulfilled, but only { $drawn } of { $needed } Visions are drawn. Search the world deck.
       *[0] { NAME($seat) } has fulfilled the { NAME($card) }; it wins once { $needed } Visions are drawn, now { $drawn }.
    }
goal-vision-open =
    { $mine ->
        [1]
            { $counted ->
                [1] Your { NAME($card) }: you have to { NAME($oath, case: "lead") }. You have { $have }, the best of the others { $best }. Visions drawn: { $drawn } of { $needed }.
               *[0] Your { NAME($card) }: you have to { NAME($oath, case: "lead") }. Visions drawn: { $drawn } of { $needed }.
            }
       *[0] { NAME($seat) } shows the { NAME($card) } and has to { NAME($oath, case: "lead") }. Visions drawn: { $drawn } of { $needed }.
    }
goal-vision-hidden = You hide the { NAME($card) }: you have to { NAME($oath, case: "lead") }. Get ready in secret and reveal it in the turn in which you fulfil it.
goal-chancellor =
    { $mine ->
        [1]
            { $last ->
                [1] Keep the title to the end of this round, and you win.
               *[0]
                    { $die ->
                        [6] Keep the title. After round { $round } the die ends the game on a { $die }, and you win.
                       *[other] Keep the title. After round { $round } the die ends the game on { $die } or more, and you win.
                    }
            }
       *[0]
            { $last ->
                [1] { NAME($seat) } wins if the Empire keeps the title to the end of this round.
               *[0]
                    { $die ->
                        [6] { NAME($seat) } wins if the Empire keeps the title and the die shows a { $die } after round { $round }.
                       *[other] { NAME($seat) } wins if the Empire keeps the title and the die shows { $die } or more after round { $round }.
                    }
            }
    }
goal-chancellor-outdone = { NAME($rival) } is the Successor and would win in your place. { NAME($oath, case: "successor") }
goal-chancellor-lost =
    { $usurper ->
        [1] { NAME($holder) } is the Usurper. Win the title back before that Exile wakes.
       *[0] { NAME($holder) } has the title. Win it back before that Exile has woken twice.
    }
goal-citizen-heir =
    { $mine ->
        [1] You are the Successor: help the Empire keep the title, and you win instead of the Chancellor.
       *[0] { NAME($seat) } is the Successor and wins if the Empire keeps the title.
    }
goal-citizen =
    { $counted ->
        [1] You win only as the Successor. { NAME($oath, case: "successor") } You have { $have }, the best of the others { $best }.
       *[0] You win only as the Successor. { NAME($oath, case: "successor") }
    }
goal-citizen-lost = { NAME($holder) } has taken the title from the Empire. Help to win it back, or there is nothing to inherit.

## What an action changes, for hints: what is better with it, and what is worse.

aspect-win =
    .gain = you come closer to winning
    .loss = others come closer to winning
aspect-title =
    .gain = you get ahead in the struggle for the title
    .loss = you fall behind in the struggle for the title
aspect-vision =
    .gain = your Vision comes closer
    .loss = your Vision moves away
aspect-sites =
    .gain = you rule more sites
    .loss = you rule fewer sites
aspect-goods =
    .gain = you have more relics and banners
    .loss = you have fewer relics and banners
aspect-favor =
    .gain = you have more favor
    .loss = you have less favor
aspect-secrets =
    .gain = you have more secrets
    .loss = you have fewer secrets
aspect-warbands =
    .gain = you have more warbands
    .loss = you have fewer warbands
aspect-supply =
    .gain = you have more Supply for what follows
    .loss = you have less Supply for what follows
aspect-advisers =
    .gain = your advisers are of more use
    .loss = your advisers are of less use
aspect-place =
    .gain = your pawn stands where there is more to do
    .loss = your pawn stands where there is less to do

## The player aid

aid-part-win = How you win
aid-exile = As an Exile
    .text = Hold the title at two of your Wakes in a row (Usurper), or have a revealed Vision fulfilled at one of your Wakes when { $visions } Visions have been drawn.
aid-chancellor = As the Chancellor
    .text = Hold the title when the end die stops the game: after round { $round1 } on a { $face1 }, after round { $round2 } from { $face2 } on, after round { $round3 } from { $face3 } on, after round { $last } always.
aid-citizen = As a Citizen
    .text = Be the Successor when the Empire wins like that.
aid-part-turn = Your turn
aid-turn = Wake, Act, Rest
    .text = In the Act phase you do as much as your Supply allows, in any order.
aid-rest = Rest
    .text = Favor on cards goes back to the banks, your secrets come home. The fewer of your warbands are in use, the more Supply you get.
aid-part-actions = Actions
aid-search = Search
    .text = Draw three cards and play one. 2 Supply from your region's discard pile, { $world } from the world deck: the more Visions have been drawn, the more.
aid-muster = Muster
    .text = 1 Supply and a favor on a free card at your site: two warbands.
aid-trade = Trade
    .text = 1 Supply. A secret on a free card at your site for favor, or two favor for secrets: the more advisers of its suit, the more.
aid-recover = Recover
    .text = 1 Supply. A relic at your site for the price it asks, or a banner for more than lies on it.
aid-travel = Travel
    .text = Supply within the Cradle { $cradle }, the Provinces { $provinces }, the Hinterland { $hinterland }; between neighbouring regions { $next }; between Cradle and Hinterland { $far }.
aid-campaign = Campaign
    .text = 2 Supply. Swords, half the hollow swords and the warbands you sacrifice must be more than the shields and the defending warbands. The loser loses half.
aid-minor = For nothing
    .text = Play a facedown adviser, use an Action power, move warbands at a site you rule, peek at a relic at your site.
aid-part-signs = Signs
aid-sign-favor = favor
aid-sign-secret = secret
aid-sign-supply = Supply
aid-sign-relic = relic
aid-sign-crown = the title: Oathkeeper
aid-sign-usurper = the title: Usurper
aid-sign-tree = only at sites
aid-sign-person = only as adviser
aid-sign-chain = locked
aid-sign-burn = burned: back to the supply, not to a bank
aid-sign-sword = sword
aid-sign-hollow = hollow sword: counts half
aid-sign-skull = two swords; one attacking warband is killed
aid-sign-shield = shield

## The coach of a first game

coach-rival = { NAME($rival) } is about to win. Look at the line of goals: what does this plan need, and can you take it away this turn?
coach-keeper = The title is yours: now hold it. Leave warbands at the sites that count, for everybody will come for it.
coach-last = The last round. What you do not achieve in this turn, you will hardly achieve at all.
coach-die = From now on, while the Empire holds the title, the end die may stop the game after each round. Time is with the Empire.
coach-targets = Each target adds dice to the defence. Take only what you came for, or bring more warbands.
coach-empire = You hold the title, so time is on your side. Guard the sites that count, and watch who gathers warbands.
coach-exile = You have two ways to win: take the title from the Empire, or fulfil a Vision. Both begin with favor and warbands: Trade and Muster.
coach-vision = { NAME($card) } lies among your advisers. It wins only face up, and then everybody can see it: choose the moment.
coach-relic = A relic or two lie at your site, and you can pay for one. Recovering it costs one Supply.
coach-army = You have hardly any warbands with you. Muster first: who attacks brings one die for each warband.
coach-supply = A little Supply is left, and it does not keep: at the end of your turn it is set anew.

## What is told of a campaign before it is declared

prospect-campaign =
    Against the weakest target: attack dice up to { $attack }, defense dice { $defense }, defending force { $force }. Before battle plans and sacrifices you win about { $share } times in 100.

## Achievements after a finished game; .text says what one takes

achievement-prophecy = Told You So
    .text = Win by your own Vision.
achievement-heir = Heir Today
    .text = Win as a Citizen, as the Successor.
achievement-pen = Mightier Than the Sword
    .text = Win without declaring a single campaign.
achievement-museum = Private Collection
    .text = Gain at least four relics in one game.
