### The words of Mysthea in English.

## The game

game-title = Mysthea
game-facts = 2 to 5 players, 120 to 150 minutes, ages 14 and up
game-endless = The rulebook ends the game after the third Era.
game-about =
    Five islands drift around a giant crystal, and your guild is the first to set foot on them. You lead one Chosen, deploy
    constructs, golems and fortifications, build a hand of command cards, shift whole islands, fight monsters and each
    other, and gather glory over three Eras. Hands, decks and the cards laid in battle are hidden; all else is open. The
    rules and cards are told in our own words; the names of the command cards are ours, and so are those of the islands, after
    their symbols. The energy of artefacts IV and V is our reconstruction, and where the rulebook is silent the rulings say how we
    read it. Designed by Martino Chiacchiera and Marta Ciaccasassi.
game-points = Glory: { $scores }.

## Options

option-night = Night sides
    .help = The attunement cards that lie night side up; all others lie day side up.
option-night-monolith = Monolith
    .help = At night 4 glory for each equipment card on your board, by day 3 for each upgrade.
option-night-rupture = Rupture
    .help = At night 2 glory for each experience you hold, by day 4 for each encounter you have faced.
option-night-tree = Tree
    .help = At night 1 glory for each region with a unit of yours, by day 3 for each region you control.
option-night-sphere = Sphere
    .help = At night 3 glory for each of your golems on the islands, by day 2 for each construct.
option-night-volcano = Volcano
    .help = At night 8 glory at the end of the Era for each monster defeated in it, by day 2 for each card in your discard pile.
option-draft = Draft
    .help = The advanced mode: you pick your Chosen and your starting cards in turn.
option-draft-off = Off
    .help = Chosen and starting cards are dealt at random.
option-draft-on = On
    .help = Five open cards, one pick at a time; everybody sees what you take.
option-abilities = Abilities of the Chosen
    .help = Every Chosen can do something that no other can.
option-abilities-off = Off
    .help = All Chosen are alike.
option-abilities-on = On
    .help = Each Chosen has its ability while it is not wounded.
option-behaviours = Monster behaviours
    .help = Every monster has a bad habit of its own.
option-behaviours-off = Off
    .help = Monsters only attack; the rulebook advises this for a first game.
option-behaviours-on = On
    .help = Utcoro punishes the absent, Cannibarok feeds on crystal, Onygauros takes cards, Caerulas strikes twice.
option-foresight = Foresight
    .help = Whether you may turn an encounter over before you choose.
option-foresight-off = Off
    .help = You choose a symbol without knowing its reward.
option-foresight-on = On
    .help = You may look at both rewards first.
option-battle_requires_own_unit = Battles from cards need a unit of yours
    .help = Whether a battle that a card or encounter grants must take place where you have a unit; the rulebook can be read both ways.
option-battle_requires_own_unit-off = Off
    .help = An opponent’s unit there is enough; this is how we read it.
option-battle_requires_own_unit-on = On
    .help = You need a unit of your own there too.
option-encounter_battle_discharges = Battles from encounters discharge the artefact
    .help = Whether a battle that an encounter grants needs a charged artefact and discharges it.
option-encounter_battle_discharges-off = Off
    .help = The artefact stays as it is; this is how we read it.
option-encounter_battle_discharges-on = On
    .help = Such a battle costs the charge of your artefact.

## The guilds, which are the players

colour-varorin = Varorin
    .gen = Varorin’s
colour-lusma = Lusma
    .gen = Lusma’s
colour-volarees = Volarees
    .gen = Volarees’s
colour-magista = Magista
    .gen = Magista’s
colour-kaetur = Kaetur
    .gen = Kaetur’s

## Units; .acc is a thing in a sentence, .few and .many stand after a number

unit-chosen = Chosen
    .acc = the Chosen
    .few = Chosen
    .many = Chosen
unit-construct = construct
    .acc = a construct
    .few = constructs
    .many = constructs
unit-golem = golem
    .acc = a golem
    .few = golems
    .many = golems
unit-fortification = fortification
    .acc = a fortification
    .few = fortifications
    .many = fortifications

## Islands and regions; the names of the islands are ours. .from, .to and .in answer where from, where to, where

island-monolith = the Monolith
    .word = monolith
island-rupture = the Rupture
    .word = rupture
island-tree = the Tree
    .word = tree
island-sphere = the Sphere
    .word = sphere
island-volcano = the Volcano
    .word = volcano

region-monolith-mist = Monolith valley of mists
    .acc = the Monolith valley of mists
    .from = from the Monolith valley of mists
    .to = to the Monolith valley of mists
    .in = in the Monolith valley of mists
    .word = monolith-mist
region-monolith-crystal = Monolith crystal field
    .acc = the Monolith crystal field
    .from = from the Monolith crystal field
    .to = to the Monolith crystal field
    .in = in the Monolith crystal field
    .word = monolith-crystal
region-monolith-river = Monolith river
    .acc = the Monolith river
    .from = from the Monolith river
    .to = to the Monolith river
    .in = at the Monolith river
    .word = monolith-river
region-rupture-forest = Rupture forest
    .acc = the Rupture forest
    .from = from the Rupture forest
    .to = to the Rupture forest
    .in = in the Rupture forest
    .word = rupture-forest
region-rupture-mist = Rupture valley of mists
    .acc = the Rupture valley of mists
    .from = from the Rupture valley of mists
    .to = to the Rupture valley of mists
    .in = in the Rupture valley of mists
    .word = rupture-mist
region-rupture-mountain = Rupture mountains
    .acc = the Rupture mountains
    .from = from the Rupture mountains
    .to = to the Rupture mountains
    .in = in the Rupture mountains
    .word = rupture-mountain
region-tree-crystal = Tree crystal field
    .acc = the Tree crystal field
    .from = from the Tree crystal field
    .to = to the Tree crystal field
    .in = in the Tree crystal field
    .word = tree-crystal
region-tree-forest = Tree forest
    .acc = the Tree forest
    .from = from the Tree forest
    .to = to the Tree forest
    .in = in the Tree forest
    .word = tree-forest
region-tree-mountain = Tree mountains
    .acc = the Tree mountains
    .from = from the Tree mountains
    .to = to the Tree mountains
    .in = in the Tree mountains
    .word = tree-mountain
region-sphere-mist = Sphere valley of mists
    .acc = the Sphere valley of mists
    .from = from the Sphere valley of mists
    .to = to the Sphere valley of mists
    .in = in the Sphere valley of mists
    .word = sphere-mist
region-sphere-mountain = Sphere mountains
    .acc = the Sphere mountains
    .from = from the Sphere mountains
    .to = to the Sphere mountains
    .in = in the Sphere mountains
    .word = sphere-mountain
region-sphere-river = Sphere river
    .acc = the Sphere river
    .from = from the Sphere river
    .to = to the Sphere river
    .in = at the Sphere river
    .word = sphere-river
region-volcano-forest = Volcano forest
    .acc = the Volcano forest
    .from = from the Volcano forest
    .to = to the Volcano forest
    .in = in the Volcano forest
    .word = volcano-forest
region-volcano-river = Volcano river
    .acc = the Volcano river
    .from = from the Volcano river
    .to = to the Volcano river
    .in = at the Volcano river
    .word = volcano-river
region-volcano-crystal = Volcano crystal field
    .acc = the Volcano crystal field
    .from = from the Volcano crystal field
    .to = to the Volcano crystal field
    .in = in the Volcano crystal field
    .word = volcano-crystal

terrain-forest = forest
terrain-river = river
terrain-mist = valley of mists
terrain-mountain = mountains
terrain-crystal = crystal field

## Resources, artefacts, kinds and orders

resource-glory = glory
resource-energy = energy
resource-experience = experience
resource-points = command points

artefact-I = I
artefact-II = II
artefact-III = III
artefact-IV = IV
artefact-V = V

kind-chosen = Chosen
kind-tactic = tactic
kind-goal = goal
kind-equipment = equipment
kind-upgrade = upgrade

type-tactic = tactic
    .colour = red
type-goal = goal
    .colour = yellow
type-equipment = equipment
    .colour = green
type-upgrade = upgrade
    .colour = blue

trait-card = Chosen
slot-chosen = Chosen
slot-constructs = constructs
slot-golems = golems
slot-fortifications = fortifications
slot-cards = played cards

order-attack = attack
    .text = X more strength in this battle.
order-retreat = retreat
    .text = Up to X steps with units from the battle region.
order-sacrifice = sacrifice
    .text = X energy, and 1 for each of your units there.
order-defence = defence
    .text = X glory, and 1 for each of your units there.

symbol-axe = axe
    .acc = the axe
symbol-boot = boot
    .acc = the boot
symbol-chest = chest
    .acc = the chest
symbol-dialogue = dialogue
    .acc = the dialogue

medal-gold = gold reward
medal-silver = silver reward
medal-bronze = bronze reward

side-day = day
side-night = night

phase-setup = set-up
phase-beginning = beginning
phase-course = course
phase-end = end

alternative-first = the first
alternative-second = the second
alternative-create-construct = create a construct
alternative-create-golem = create a golem
alternative-deploy-construct = deploy a construct
alternative-deploy-golem = deploy a golem
alternative-step-construct = move a construct a step
alternative-step-golem = move a golem a step
alternative-fortify = deploy a fortification
alternative-recharge = recharge the artefact
alternative-meditate = meditate
alternative-gain-glory = gain glory
alternative-gain-energy = gain energy
alternative-gain-points = gain command points

## Event cards and monsters

event-forest = the forest card
event-river = the river card
event-mist = the valley of mists card
event-mountain = the mountains card
event-crystal = the crystal field card
event-storm = the storm card
event-utcoro = Utcoro’s card
event-cannibarok = Cannibarok’s card
event-onygauros = Onygauros’s card
event-caerulas = Caerulas’s card

monster-utcoro = Utcoro
    .gold = 3 glory, and you may face an encounter for nothing, wherever your Chosen and token are.
    .silver = 2 glory, and you may face an encounter for nothing, wherever your Chosen and token are.
    .bronze = 1 glory, and you may face an encounter for nothing, wherever your Chosen and token are.
    .behaviour = When it attacks, every player without a unit on the island loses 5 glory.
monster-cannibarok = Cannibarok
    .gold = 6 glory and 6 energy.
    .silver = 4 glory and 4 energy.
    .bronze = 2 glory and 2 energy.
    .behaviour = On an island with a crystal field it has +2 strength.
monster-onygauros = Onygauros
    .gold = 4 glory, and 4 command points to be spent at once.
    .silver = 3 glory, and 3 command points to be spent at once.
    .bronze = 2 glory, and 2 command points to be spent at once.
    .behaviour = When it attacks, every player removes a random card of their discard pile from the game, or loses 5 glory instead.
monster-caerulas = Caerulas
    .gold = 5 glory and 5 experience.
    .silver = 4 glory and 4 experience.
    .bronze = 3 glory and 3 experience.
    .behaviour = If it is not defeated, it moves one island clockwise and attacks once more; then it stays there.

## Cards: command cards have no names in the game: theirs are ours; .text says what they do

card-none = no card
    .text = There is no card here.
card-C001 = tactic “Lone Stride”
    .name = Lone Stride
    .text = Your Chosen travels to any region, alone.
card-C002 = tactic “Field Lesson”
    .name = Field Lesson
    .text = Gain 2 experience, then take a Development action, if you can pay for it.
card-C003 = tactic “Once More”
    .name = Once More
    .text = Take another Operate action with any card from your hand.
card-C004 = tactic “First Strike”
    .name = First Strike
    .text = Start a battle in any region with a unit of an opponent, with +2 to your strength. Your artefact is not discharged.
card-C005 = tactic “Deep Breath”
    .name = Deep Breath
    .text = Take a Meditation action.
card-C006 = goal “Keepers of the Woods”
    .name = Keepers of the Woods
    .text = Gain 3 glory for each forest you control.
card-C007 = goal “Keepers of the Mists”
    .name = Keepers of the Mists
    .text = Gain 3 glory for each valley of mists you control.
card-C008 = goal “Keepers of the Rivers”
    .name = Keepers of the Rivers
    .text = Gain 3 glory for each river you control.
card-C009 = goal “Keepers of the Crystals”
    .name = Keepers of the Crystals
    .text = Gain 3 glory for each crystal field you control.
card-C010 = goal “Keepers of the Peaks”
    .name = Keepers of the Peaks
    .text = Gain 3 glory for each mountain region you control.
card-C011 = equipment “Tactician’s Slate”
    .name = Tactician’s Slate
    .text = Discard a tactic from your hand: take an Operate action.
card-C012 = equipment “Builder’s Compass”
    .name = Builder’s Compass
    .text = Discard a goal from your hand: take a Development action.
card-C013 = equipment “Prayer Beads”
    .name = Prayer Beads
    .text = Discard an equipment card from your hand: take a Meditation action.
card-C014 = equipment “Tuning Fork”
    .name = Tuning Fork
    .text = Discard an upgrade from your hand: recharge your artefact or gain 4 glory, or both.
card-C015 = equipment “Signal Horn”
    .name = Signal Horn
    .text = Discard any card from your hand: gain as many command points as it shows, to be spent at once.
card-C016 = upgrade “Garrison Hearth”
    .name = Garrison Hearth
    .text = Whenever you deploy a fortification, you gain 1 glory and 1 energy.
card-C017 = upgrade “Workshop Notes”
    .name = Workshop Notes
    .text = Whenever you create a construct, you gain 1 experience.
card-C018 = upgrade “Golem Gate”
    .name = Golem Gate
    .text = Whenever you create a golem, you may deploy a golem at once for no points.
card-C019 = upgrade “Tempered Blade”
    .name = Tempered Blade
    .text = Your Chosen has +2 strength.
card-C020 = upgrade “Apprentices”
    .name = Apprentices
    .text = You place upgrades for no energy.
card-C021 = tactic “Fresh Spark”
    .name = Fresh Spark
    .text = Recharge your artefact.
card-C022 = tactic “Heavy Tread”
    .name = Heavy Tread
    .text = One of your golems travels to any region, alone.
card-C023 = tactic “Breach”
    .name = Breach
    .text = Choose a region: every opponent there loses 1 fortification.
card-C024 = tactic “Forge Night”
    .name = Forge Night
    .text = Create 1 construct or 1 golem, or one of each, for no points.
card-C025 = tactic “Call to the Line”
    .name = Call to the Line
    .text = Deploy 1 construct or 1 golem, or one of each, for no points.
card-C026 = goal “Small Renown”
    .name = Small Renown
    .text = Gain 3 glory.
card-C027 = goal “Lesson of War”
    .name = Lesson of War
    .text = Also remove a tactic of your hand from the game: gain as many command points, and as much experience, as it has command points.
card-C028 = goal “The Walls Stand”
    .name = The Walls Stand
    .text = Gain 2 glory for each of your fortifications on the islands.
card-C029 = goal “Stone Choir”
    .name = Stone Choir
    .text = Gain 1 glory and 1 energy for each of your golems on the islands.
card-C030 = goal “Traveller’s Tale”
    .name = Traveller’s Tale
    .text = Gain 3 glory for each encounter you have faced.
card-C031 = equipment “Turning Wheel”
    .name = Turning Wheel
    .text = Pay 1 energy: gain 2 energy.
card-C032 = equipment “Seven-League Boots”
    .name = Seven-League Boots
    .text = Pay 1 energy: your Chosen travels to any region, alone.
card-C033 = equipment “Memoirs”
    .name = Memoirs
    .text = Pay 1 experience: gain 2 glory.
card-C034 = equipment “Tinker’s Bench”
    .name = Tinker’s Bench
    .text = Pay 1 energy: create a construct, or move one of your constructs a step.
card-C035 = equipment “Stonecutter’s Chisel”
    .name = Stonecutter’s Chisel
    .text = Pay 1 energy: create a golem, or move one of your golems a step.
card-C036 = upgrade “Siege Diary”
    .name = Siege Diary
    .text = Whenever you deploy a fortification, you may gain 1 experience.
card-C037 = upgrade “Golem Parade”
    .name = Golem Parade
    .text = Whenever you deploy a golem, you may gain 3 glory.
card-C038 = upgrade “Escort”
    .name = Escort
    .text = On each of its steps your Chosen may take along one of your constructs or golems from the region it leaves, if that unit has not moved this turn; another one each time.
card-C039 = upgrade “Ready Frames”
    .name = Ready Frames
    .text = Whenever you create a construct, you may deploy a construct at once for no points.
card-C040 = upgrade “Quartermaster”
    .name = Quartermaster
    .text = You place equipment for no energy.
card-C041 = tactic “Scouts’ Report”
    .name = Scouts’ Report
    .text = Draw up to 2 cards from the top of the Era deck for nothing.
card-C042 = tactic “Swift Wings”
    .name = Swift Wings
    .text = Up to 2 of your constructs travel, each to any region, alone.
card-C043 = tactic “Storm Charge”
    .name = Storm Charge
    .text = Start a battle in any region with a unit of an opponent, with +3 to your strength. Your artefact is not discharged.
card-C044 = tactic “Loose Bolts”
    .name = Loose Bolts
    .text = Choose a region: every opponent there loses 1 construct.
card-C045 = tactic “Great Crossing”
    .name = Great Crossing
    .text = Choose a region: your Chosen, constructs and golems there that have not moved this turn all travel together to another region.
card-C046 = goal “Lesson of Ambition”
    .name = Lesson of Ambition
    .text = Also remove a goal of your hand from the game: gain as much glory, and as many command points, as it has command points.
card-C047 = goal “Renown”
    .name = Renown
    .text = Gain 5 glory.
card-C048 = goal “Great Renown”
    .name = Great Renown
    .text = Gain 7 glory.
card-C049 = goal “Iron Choir”
    .name = Iron Choir
    .text = Gain 1 glory for each of your constructs on the islands.
card-C050 = goal “Quiet Hour”
    .name = Quiet Hour
    .text = Recharge your artefact or take a Meditation action, or both.
card-C051 = equipment “Chronicler’s Quill”
    .name = Chronicler’s Quill
    .text = Pay 1 energy: gain 1 experience and 1 glory.
card-C052 = equipment “Clay Mould”
    .name = Clay Mould
    .text = Pay 1 energy: create a golem or deploy one.
card-C053 = equipment “Spare Parts”
    .name = Spare Parts
    .text = Pay 1 energy: create a construct or deploy one.
card-C054 = equipment “Book of Deeds”
    .name = Book of Deeds
    .text = Pay 1 experience: gain 4 glory.
card-C055 = equipment “Plumb Line”
    .name = Plumb Line
    .text = Pay 1 energy: deploy a fortification in a region with a unit of yours.
card-C056 = upgrade “Open Heart”
    .name = Open Heart
    .text = Whenever you face an encounter, you may gain 3 energy.
card-C057 = upgrade “War Council”
    .name = War Council
    .text = The effects of your tactics cost no energy.
card-C058 = upgrade “Granite Skin”
    .name = Granite Skin
    .text = Each of your golems has +1 strength.
card-C059 = upgrade “Carrying Frame”
    .name = Carrying Frame
    .text = On its step a construct of yours may take along one of your other constructs or golems, or your Chosen, from the region it leaves, if that unit has not moved this turn.
card-C060 = upgrade “Thick Walls”
    .name = Thick Walls
    .text = Each of your fortifications has +1 strength.
card-C061 = tactic “Surge”
    .name = Surge
    .text = Gain 12 energy.
card-C062 = tactic “Shattered Stone”
    .name = Shattered Stone
    .text = Choose a region: every opponent there loses 1 golem.
card-C063 = tactic “Rouse the Beast”
    .name = Rouse the Beast
    .text = Choose a monster whose card lies on the event track: it attacks at once.
card-C064 = tactic “Marked Foe”
    .name = Marked Foe
    .text = Choose a region: the Chosen of all opponents there are wounded.
card-C065 = tactic “Thunderbolt”
    .name = Thunderbolt
    .text = Start a battle in any region with a unit of an opponent, with +5 to your strength. Your artefact is not discharged.
card-C066 = goal “Lesson of Craft”
    .name = Lesson of Craft
    .text = Also remove an equipment card of your hand from the game: gain as much energy, and as much glory, as it has command points.
card-C067 = goal “Lesson of the Masters”
    .name = Lesson of the Masters
    .text = Also remove an upgrade of your hand from the game: gain as much glory, and as much experience, as it has command points.
card-C068 = goal “Crowning Spark”
    .name = Crowning Spark
    .text = Recharge your artefact and gain 4 glory.
card-C069 = goal “Legend”
    .name = Legend
    .text = Gain 9 glory.
card-C070 = goal “Four Pillars”
    .name = Four Pillars
    .text = Also remove a tactic, a goal, an equipment card and an upgrade of your hand from the game: gain 16 glory.
card-C071 = equipment “Beast Lure”
    .name = Beast Lure
    .text = Remove 2 equipment cards of your hand from the game: choose a monster whose card lies on the event track, and it attacks at once.
card-C072 = equipment “Golem Whistle”
    .name = Golem Whistle
    .text = Pay 1 energy: deploy a golem, or move one of your golems a step.
card-C073 = equipment “Winding Key”
    .name = Winding Key
    .text = Pay 1 energy: deploy a construct, or move one of your constructs a step.
card-C074 = equipment “Saga”
    .name = Saga
    .text = Pay 1 experience: gain 6 glory.
card-C075 = equipment “Last Offering”
    .name = Last Offering
    .text = Remove any card of your hand from the game: gain twice as much glory as it has command points.
card-C076 = upgrade “Champion’s Mail”
    .name = Champion’s Mail
    .text = Your Chosen has +3 strength.
card-C077 = upgrade “Broad Shoulders”
    .name = Broad Shoulders
    .text = On its step a golem of yours may take along one of your constructs or other golems, or your Chosen, from the region it leaves, if that unit has not moved this turn.
card-C078 = upgrade “Vow-Keepers”
    .name = Vow-Keepers
    .text = The effects of your goals cost no energy.
card-C079 = upgrade “Triumphal Gate”
    .name = Triumphal Gate
    .text = Whenever you deploy a fortification, you may gain 4 glory.
card-C080 = upgrade “Steel Joints”
    .name = Steel Joints
    .text = Each of your constructs has +1 strength.
card-H01 = Anuth
    .text = +2 strength in a battle you start in Anuth’s region, and in the fight against a monster that attacks Anuth’s island.
card-H02 = Celethe
    .text = If a monster that attacks Celethe’s island is defeated, you get your reward twice.
card-H03 = Leheir
    .text = In a battle you start you gain 1 more glory for each unit removed or retreated, your own included, and for each Chosen wounded.
card-H04 = Telron
    .text = At the beginning of every Era you gain 4 energy, if Telron is not wounded.
card-H05 = CR-2T1
    .text = At the end of every Era you gain 3 glory for each two regions you control.
card-H06 = Sanya
    .text = When you start a battle or face an encounter, you may first draw the top card of the Era deck for nothing.
card-H07 = Kolbor & Malabor
    .text = Whichever island you shift, you may attune with any attunement card still on the main board.

## Encounters: what each symbol brings

encounter-EN01 = encounter 1
    .axe = Every opponent loses 1 fortification; you choose which. Then your token moves 1 island clockwise.
    .boot = Gain 2 experience. Then your token moves 3 islands clockwise.
encounter-EN02 = encounter 2
    .chest = Take a Meditation action. Then your token moves 2 islands clockwise.
    .dialogue = Gain 3 command points, to be spent at once. Then your token moves 3 islands clockwise.
encounter-EN03 = encounter 3
    .boot = Create 1 construct and 1 golem. Then your token moves 4 islands clockwise.
    .chest = Gain 3 glory for each crystal field you control. Then your token moves 3 islands clockwise.
encounter-EN04 = encounter 4
    .axe = Gain 3 glory for each forest you control. Then your token moves 3 islands clockwise.
    .dialogue = Gain 1 experience and move your Chosen a step. Then your token moves 1 island clockwise.
encounter-EN05 = encounter 5
    .boot = Gain 2 command points, to be spent at once. Then your token moves 2 islands clockwise.
    .chest = Gain 1 energy and take a Development action. Then your token moves 4 islands clockwise.
encounter-EN06 = encounter 6
    .boot = Draw the top card of the Era deck. Then your token moves 3 islands clockwise.
    .chest = Gain 3 energy. Then your token moves 2 islands clockwise.
encounter-EN07 = encounter 7
    .axe = Gain 1 glory and start a battle in any region with a unit of an opponent. Then your token moves 4 islands clockwise.
    .boot = Create a construct, or move one of your constructs a step. Then your token moves 3 islands clockwise.
encounter-EN08 = encounter 8
    .boot = Every opponent loses 1 construct; you choose which. Then your token moves 3 islands clockwise.
    .dialogue = Gain 1 energy and 1 command point, to be spent at once. Then your token moves 1 island clockwise.
encounter-EN09 = encounter 9
    .chest = Discard a tactic from your hand: gain as much glory as it has command points. Then your token moves 3 islands clockwise.
    .dialogue = Create a construct or deploy one. Then your token moves 2 islands clockwise.
encounter-EN10 = encounter 10
    .boot = One of your golems and one of your constructs travel, each to any region. Then your token moves 1 island clockwise.
    .dialogue = Gain 3 glory for each valley of mists you control. Then your token moves 3 islands clockwise.
encounter-EN11 = encounter 11
    .axe = Every opponent loses 1 golem; you choose which. Then your token moves 2 islands clockwise.
    .chest = Gain 3 glory. Then your token moves 3 islands clockwise.
encounter-EN12 = encounter 12
    .axe = Recharge your artefact, or gain 1 command point, to be spent at once. Then your token moves 4 islands clockwise.
    .chest = Gain 1 energy. Then your token moves 1 island clockwise.
encounter-EN13 = encounter 13
    .boot = Create a golem, or move one of your golems a step. Then your token moves 1 island clockwise.
    .chest = Take a Development action. Then your token moves 3 islands clockwise.
encounter-EN14 = encounter 14
    .axe = Every opponent loses 1 golem; you choose which. Then your token moves 2 islands clockwise.
    .boot = Gain 1 command point, to be spent at once, and 2 glory. Then your token moves 4 islands clockwise.
encounter-EN15 = encounter 15
    .chest = Draw the top card of the Era deck. Then your token moves 3 islands clockwise.
    .dialogue = Gain 1 glory for each of your golems on the islands. Then your token moves 2 islands clockwise.
encounter-EN16 = encounter 16
    .chest = Pay 1 energy: gain 3 glory. Then your token moves 3 islands clockwise.
    .dialogue = Deploy a construct or create a golem. Then your token moves 2 islands clockwise.
encounter-EN17 = encounter 17
    .axe = Gain 1 glory and start a battle in any region with a unit of an opponent. Your token stays where it is.
    .boot = Draw the top card of the Era deck. Then your token moves 2 islands clockwise.
encounter-EN18 = encounter 18
    .axe = Discard an equipment card from your hand: gain as much glory as it has command points. Then your token moves 2 islands clockwise.
    .chest = Create a construct or a golem. Then your token moves 4 islands clockwise.
encounter-EN19 = encounter 19
    .chest = Gain 2 energy, or 2 command points, to be spent at once. Then your token moves 3 islands clockwise.
    .dialogue = Gain 2 experience. Then your token moves 4 islands clockwise.
encounter-EN20 = encounter 20
    .axe = Choose a monster whose card lies on the event track: it attacks at once. Then your token moves 3 islands clockwise.
    .boot = Your Chosen travels to any region. Then your token moves 2 islands clockwise.
encounter-EN21 = encounter 21
    .boot = Gain 3 glory and start a battle in any region with a unit of an opponent. Your token stays where it is.
    .dialogue = Create a golem or deploy one. Then your token moves 1 island clockwise.
encounter-EN22 = encounter 22
    .boot = Up to 2 of your constructs travel, each to any region. Then your token moves 3 islands clockwise.
    .chest = Pay 1 energy: gain 3 glory. Your token stays where it is.
encounter-EN23 = encounter 23
    .axe = Discard an upgrade from your hand: gain as much glory as it has command points. Then your token moves 2 islands clockwise.
    .dialogue = Draw the top card of the Era deck. Then your token moves 3 islands clockwise.
encounter-EN24 = encounter 24
    .boot = Deploy a golem, or move one of your golems a step. Then your token moves 1 island clockwise.
    .dialogue = Gain 3 glory for each river you control. Then your token moves 2 islands clockwise.
encounter-EN25 = encounter 25
    .axe = Pay 1 energy: gain 2 glory and 1 experience. Then your token moves 4 islands clockwise.
    .boot = Choose a region: your constructs and golems there that have not moved this turn travel together to another region. Then your token moves 3 islands clockwise.
encounter-EN26 = encounter 26
    .boot = Recharge your artefact and gain 1 experience. Your token stays where it is.
    .dialogue = Gain 4 glory. Then your token moves 2 islands clockwise.
encounter-EN27 = encounter 27
    .axe = Choose a monster whose card lies on the event track: it attacks at once. Then your token moves 2 islands clockwise.
    .chest = Take a Meditation action. Then your token moves 3 islands clockwise.
encounter-EN28 = encounter 28
    .axe = Deploy a fortification in a region with a unit of yours, or deploy a golem. Then your token moves 3 islands clockwise.
    .boot = Move 2 of your constructs a step each. Then your token moves 4 islands clockwise.
encounter-EN29 = encounter 29
    .axe = Recharge your artefact and start a battle in any region with a unit of an opponent. Then your token moves 2 islands clockwise.
    .boot = Discard a goal from your hand: gain as much glory as it has command points. Your token stays where it is.
encounter-EN30 = encounter 30
    .chest = Gain 3 glory for each mountain region you control. Then your token moves 1 island clockwise.
    .dialogue = Take an Operate action with any card from your hand. Then your token moves 3 islands clockwise.

## Attunement cards

attunement-A01 = “Song of the Workshops”
    .text = 3 glory for each upgrade on your board.
attunement-A02 = “Echo of Meetings”
    .text = 4 glory for each encounter you have faced.
attunement-A03 = “Roots of Rule”
    .text = 3 glory for each region you control.
attunement-A04 = “Choir of Constructs”
    .text = 2 glory for each of your constructs on the islands.
attunement-A05 = “Ashes of Deeds”
    .text = 2 glory for each card in your discard pile.
attunement-A06 = “Steel Resonance”
    .text = 4 glory for each equipment card on your board.
attunement-A07 = “Marks of Wisdom”
    .text = 2 glory for each experience you hold.
attunement-A08 = “Spreading Boughs”
    .text = 1 glory for each region with a unit of yours.
attunement-A09 = “Procession of Golems”
    .text = 3 glory for each of your golems on the islands.
attunement-A10 = “Night of the Hunt”
    .text = At the end of the Era, 8 glory for each monster defeated in it, by anyone.

## The catalogue: kinds, facts and faces of components

catalogue-command = Command cards
    .one = Command card
    .help = You play them for command points and effects, place them on your board, or lay them in battle. They have no names in the game; those that you read are ours.
catalogue-chosen = Chosen
    .one = Chosen
    .help = The hero that leads your guild, and what it can do that no other can.
catalogue-encounter = Encounters
    .one = Encounter
    .help = The front shows glory and two symbols; you choose one of them before you see what it brings.
catalogue-monster = Monsters
    .one = Monster
    .help = Three of the four take part in a game, one more in every Era.
catalogue-attunement = Attunement cards
    .one = Attunement card
    .help = Each island has one, with a day side and a night side; the game uses one of the two.
catalogue-event = Event cards
    .one = Event card
    .help = They come to the track one each round and are resolved at the end of the Era. The monsters have a card among them too.
catalogue-artefact = Artefacts
    .one = Artefact
    .help = The tile gives you your place in the player order and energy at the beginning of an Era; charged, it is good for a battle or for shifting an island.
    .reconstructed = The rulebook gives the energy of artefacts I to III. That of IV and V goes on in the same steps: it is our reconstruction.
catalogue-unit = Units
    .one = Unit
    .help = Every player has the same pieces.
catalogue-island = Islands
    .one = Island
    .help = Five islands in a ring, three regions on each. They have no names in the game; we call them after their symbols.

fact-type = Type
fact-era = Era
fact-points = Command points
fact-slot = Upgrade slot
fact-price = The effect also costs
fact-order = Order in battle
fact-glory = Glory
fact-symbols = Symbols
fact-steps = Token moves (islands)
fact-strength = Strength
fact-home = Home island
fact-terrains = Regions
fact-energy = Energy
fact-wounded = Strength when wounded
fact-copies = Pieces of each player

era-0 = start
era-1 = I
era-2 = II
era-3 = III

price-energy = energy
price-experience = experience
price-discard = discarding a card
price-remove = removing a card from the game

face-front = front
face-back = back

part-behaviour = behaviour
part-region = At the end of the Era you gain the value of the card’s space for each region of this type that you control.
part-storm = At the end of the Era nobody gains the value of its space; all monsters move one island clockwise.

## What happens: set-up and Eras

event-got-artefact = { NAME($seat) } gets artefact { NAME($artefact) }.
event-got-chosen = { NAME($seat) } sends { NAME($card) } to the islands.
event-got-card = { NAME($seat) } receives { NAME($card) }.
event-laid-out = Open for the taking: { NAME($card) }.
event-drafted = { NAME($seat) } picks { NAME($card) }.
event-mirage-rose = A mirage covers { NAME($region, case: "acc") }.
event-mirage-faded = The mirage fades { NAME($region, case: "from") }.
event-chosen-started = { NAME($seat) } places the Chosen { NAME($region, case: "in") }.
event-token-put = { NAME($seat) } puts the encounter token on { NAME($island) }.
event-era-began =
    { $era ->
        [1] Era I begins.
        [2] Era II begins.
       *[other] Era III begins.
    }
event-era-ended =
    { $era ->
        [1] Era I comes to its end: the event track is resolved.
        [2] Era II comes to its end: the event track is resolved.
       *[other] Era III comes to its end: the event track is resolved.
    }
event-healed = { NAME($seat, case: "gen") } Chosen heals.
event-took-back =
    { $cards ->
        [0]
            { $fortifications ->
                [one] { NAME($seat) } takes { $fortifications } fortification off the islands.
               *[other] { NAME($seat) } takes { $fortifications } fortifications off the islands.
            }
        [one]
            { $fortifications ->
                [0] { NAME($seat) } takes { $cards } discarded card back to hand.
                [one] { NAME($seat) } takes { $fortifications } fortification off the islands and { $cards } discarded card back to hand.
               *[other] { NAME($seat) } takes { $fortifications } fortifications off the islands and { $cards } discarded card back to hand.
            }
       *[other]
            { $fortifications ->
                [0] { NAME($seat) } takes { $cards } discarded cards back to hand.
                [one] { NAME($seat) } takes { $fortifications } fortification off the islands and { $cards } discarded cards back to hand.
               *[other] { NAME($seat) } takes { $fortifications } fortifications off the islands and { $cards } discarded cards back to hand.
            }
    }
event-monster-came = { NAME($monster) } appears on { NAME($island) }.
event-round-began = A round begins: { NAME($event) } goes on the space worth { $glory } glory.
event-next-event = On top of the event deck now lies { NAME($event) }.
event-turn-began = { NAME($seat) } begins a turn.
event-recharged = { NAME($seat) } recharges the artefact.
event-discharged = { NAME($seat) } discharges the artefact.

## What happens: gains, losses, cards

event-gained =
    { $meditated ->
        [0] { $controlled ->
            [0] { $bought ->
                [0] { $lost ->
                    [0] { NAME($seat) } gains { $each }.
                   *[other] { NAME($seat) } pays { $lost_amount } { NAME($lost_resource) } and gains { $each }.
                }
               *[other] { $lost ->
                    [0] { NAME($seat) } uses the effect of { NAME($bought_card) } and gains { $each }.
                   *[other] { NAME($seat) } pays { $lost_amount } { NAME($lost_resource) } for the effect of { NAME($bought_card) } and gains { $each }.
                }
            }
           *[other] { NAME($seat) } gains { $each } for { NAME($controlled_region, case: "acc") }.
        }
       *[other] { NAME($seat) } meditates and gains { $each }.
    }
    .each =
    { $resource ->
        [resource-points]
            { $amount ->
                [one] { $amount } command point
               *[other] { $amount } command points
            }
       *[other] { $amount } { NAME($resource) }
    }
event-lost =
    { $bought ->
        [0] { $resource ->
            [resource-points]
                { $amount ->
                    [one] { NAME($seat) } loses { $amount } command point.
                   *[other] { NAME($seat) } loses { $amount } command points.
                }
            [resource-glory] { NAME($seat) } loses { $amount } glory.
           *[other] { NAME($seat) } pays { $amount } { NAME($resource) }.
        }
       *[other] { NAME($seat) } pays { $amount } { NAME($resource) } for the effect of { NAME($bought_card) }.
    }
event-played = { NAME($seat) } plays { NAME($card) }.
event-bought = { NAME($seat) } uses the effect of { NAME($card) }.
event-placed =
    { $lost ->
        [0] { NAME($seat) } puts { NAME($card) } on the guild board.
       *[other] { NAME($seat) } pays { $lost_amount } { NAME($lost_resource) } and puts { NAME($card) } on the guild board.
    }
event-discarded = { NAME($seat) } discards { NAME($card) }.
event-removed = { NAME($seat) } removes { NAME($card) } from the game.
event-used = { NAME($seat) } uses { NAME($card) }.
event-acted = { NAME($card) } acts for { NAME($seat) }.
event-drew =
    { $times ->
        [one] { NAME($seat) } draws a card from the Era deck.
       *[other] { NAME($seat) } draws { $times } cards from the Era deck.
    }
event-developed = { NAME($seat) } takes a Development action.
event-uncovered =
    { $times ->
        [one] Into the development area comes { NAME($card) }.
       *[other] Into the development area come { NAME($card) }.
    }
event-refreshed = { NAME($seat) } puts the open cards under the Era deck and lays out new ones.
event-put-under = { NAME($seat) } puts { NAME($card) } under the deck.
event-took =
    { $lost ->
        [0] { NAME($seat) } takes { NAME($card) } to hand.
       *[other] { NAME($seat) } pays { $lost_amount } { NAME($lost_resource) } and takes { NAME($card) } to hand.
    }
event-meditated = { NAME($seat) } meditates.

## What happens: units

event-created = { NAME($seat) } creates { NAME($unit, case: "acc") }.
event-deployed = { NAME($seat) } deploys { NAME($unit, case: "acc") } { NAME($region, case: "in") }.
event-moved = { NAME($seat) } moves { NAME($unit, case: "acc") } { NAME($frm, case: "from") } { NAME($to, case: "to") }.
event-carried = { NAME($seat) } takes { NAME($unit, case: "acc") } along { NAME($frm, case: "from") } { NAME($to, case: "to") }.
event-travelled =
    { $count ->
        [one] { NAME($seat) } sends { NAME($unit, case: "acc") } travelling { NAME($frm, case: "from") } { NAME($to, case: "to") }.
       *[other] { NAME($seat) } sends { $count } { NAME($unit, case: "many") } travelling { NAME($frm, case: "from") } { NAME($to, case: "to") }.
    }
event-unit-lost = { NAME($seat) } loses { NAME($unit, case: "acc") } { NAME($region, case: "in") }.
event-wounded = { NAME($seat, case: "gen") } Chosen is wounded { NAME($region, case: "in") }.

## What happens: battle

event-battle-began =
    { $bonus ->
        [0] { NAME($seat) } starts a battle { NAME($region, case: "in") }.
       *[other] { NAME($seat) } starts a battle { NAME($region, case: "in") } with +{ $bonus } strength.
    }
event-laid =
    { $card ->
        [card-none] { NAME($seat) } lays no card.
       *[other] { NAME($seat) } lays { NAME($card) }.
    }
event-gave-order =
    { $order ->
        [order-attack] { NAME($seat) } orders an attack: +{ $points } strength.
        [order-retreat]
            { $points ->
                [one] { NAME($seat) } orders a retreat of { $points } step.
               *[other] { NAME($seat) } orders a retreat of up to { $points } steps.
            }
        [order-sacrifice] { NAME($seat) } orders a sacrifice worth { $points } energy, and 1 for each unit there.
       *[other] { NAME($seat) } orders a defence worth { $points } glory, and 1 for each unit there.
    }
event-retreated =
    { $units ->
        [one] { NAME($seat) } withdraws { $units } unit from the battle.
       *[other] { NAME($seat) } withdraws { $units } units from the battle.
    }
event-fought = { NAME($seat) } fights with strength { $strength }.
event-won-battle =
    { $times ->
        [one] { NAME($seat) } is strongest in the battle.
       *[other] { NAME($seat) } are equally strong in the battle.
    }

## What happens: islands and encounters

event-shifted = { NAME($seat) } shifts { NAME($island) } to the centre.
event-attuned = { NAME($seat) } attunes and takes attunement card { NAME($attunement) }.
event-inserted = The island returns to the ring: { NAME($island) } now follows { NAME($after) } clockwise.
event-faced =
    { $number ->
        [1] { NAME($seat) } faces the first encounter.
        [2] { NAME($seat) } faces the second encounter.
        [3] { NAME($seat) } faces the third encounter.
       *[other] { NAME($seat) } faces encounter number { $number }.
    }
event-next-encounter = On top of the encounter deck now: { $glory } glory, { NAME($symbol) } or { NAME($other) }.
event-chose = { NAME($seat) } chooses { NAME($symbol, case: "acc") }.
event-turned = { NAME($seat) } turns { NAME($encounter) } over.
event-token-moved = { NAME($seat) } moves the encounter token from { NAME($frm) } to { NAME($to) }.

## What happens: monsters and the end of an Era

event-monster-attacked = { NAME($monster) } attacks { NAME($island) }.
event-monster-fought = { NAME($monster) } has strength { $strength }; all units on the island together have { $against }.
event-monster-defeated = { NAME($monster) } is defeated.
event-monster-won = { NAME($monster) } prevails.
event-monster-moved = { NAME($monster) } moves from { NAME($frm) } to { NAME($to) }.
event-rewarded = { NAME($seat) } earns the { NAME($medal) } for { NAME($monster) }.
event-abandoned = { NAME($seat) } gives up { NAME($region, case: "acc") } to the monster.
event-resolved =
    { $event ->
        [event-storm] The storm card: all monsters move on.
        [event-utcoro] It is the turn of Utcoro’s card.
        [event-cannibarok] It is the turn of Cannibarok’s card.
        [event-onygauros] It is the turn of Onygauros’s card.
        [event-caerulas] It is the turn of Caerulas’s card.
        [event-forest] The forest card: each forest is worth { $glory } glory.
        [event-river] The river card: each river is worth { $glory } glory.
        [event-mist] The valley of mists card: each valley is worth { $glory } glory.
        [event-mountain] The mountains card: each mountain region is worth { $glory } glory.
       *[event-crystal] The crystal field card: each crystal field is worth { $glory } glory.
    }
event-controlled = { NAME($seat) } controls { NAME($region, case: "acc") }.
event-scored = { NAME($seat) } scores attunement card { NAME($attunement) }.
event-won = { NAME($seat) } has the most glory, { $glory }, and wins!
counts-title = What the Era has brought
count-glory = { $amount } glory
count-battles =
    { $amount ->
        [one] { $amount } battle won
       *[other] { $amount } battles won
    }
count-medals =
    { $amount ->
        [one] { $amount } monster medal
       *[other] { $amount } monster medals
    }
count-cards =
    { $amount ->
        [one] { $amount } card developed
       *[other] { $amount } cards developed
    }

## What can be done: a sentence, a button, a word to type, the questions on the way

action-pass =
    { $asked ->
        [Turn] End the turn
        [Operate] Finish the Operate action
        [Spend] Spend no more points
        [Crystals] Spend no more points
        [Fortify] Deploy no fortification
        [Carry] Take nobody along
        [TakeCards] Take no more cards
        [ExtraOperate] Play no card
        [Trigger] Do not use this card
        [BattleCards] Lay no card
        [Retreat] Retreat no further
        [Battlefield] Start no battle
        [Attune] Do not attune
        [Foresee] Choose without looking
        [Reward] Leave the reward
        [Wish] Leave this part of the reward
        [FreeEncounter] Face no encounter
        [Alternative] Choose nothing
        [StepUnit] Move nobody
        [TravelUnit] Let nobody travel
        [LeadGroup] Let nobody travel
        [Aim] Leave everybody alone
        [Strike] Spare this opponent
        [Summon] Call no monster
        [DrawCard] Draw no more
        [RechargeArtefact] Leave the artefact as it is
       *[other] Decline
    }
    .verb = Decline
    .word = pass
action-draft = Take the open card: { NAME($kind) }
    .verb = Take a card
    .word = draft
    .kind = Which kind of card?
action-start = Place the Chosen { NAME($region, case: "in") }
    .verb = Place the Chosen
    .word = start
    .region = In which region?
action-token = Put the encounter token on { NAME($island) }
    .verb = Put the token
    .word = token
    .island = On which island?
action-recharge = Recharge the artefact
    .verb = Recharge the artefact
    .word = recharge
action-play = Play { NAME($card) }
    .verb = Play a card
    .word = play
    .card = Which card do you play?
action-develop = Take a Development action
    .verb = Develop
    .word = develop
action-meditate = Meditate
    .verb = Meditate
    .word = meditate
action-use = Use { NAME($card) }
    .verb = Use a card
    .word = use
    .card = Which card do you use?
action-battle = Start a battle { NAME($region, case: "in") }
    .verb = Start a battle
    .word = battle
    .region = In which region?
action-shift = Shift the island of the Chosen
    .verb = Shift the island
    .word = shift
action-face = Face an encounter
    .verb = Face an encounter
    .word = face
action-effect =
    { $asked ->
        [Reward] Pay and take the reward
        [Wish] Use this part of the reward
       *[other] Pay for the effect of the card
    }
    .verb = Use the effect
    .word = effect
action-place = Place the card on your board
    .verb = Place the card
    .word = place
action-replace = Discard { NAME($card) } to make room
    .verb = Make room
    .word = replace
    .card = Which card makes room?
action-pay = Pay with { NAME($card) }
    .verb = Pay with a card
    .word = pay
    .card = Which card do you give?
action-energy = Gain 1 energy
    .verb = Gain energy
    .word = energy
action-create = Create { NAME($unit, case: "acc") }
    .verb = Create a unit
    .word = create
    .unit = What do you create?
action-deploy = Deploy { NAME($unit, case: "acc") }
    .verb = Deploy a unit
    .word = deploy
    .unit = What do you deploy?
action-step = Move { NAME($unit, case: "acc") } { NAME($frm, case: "from") } { NAME($to, case: "to") }
    .verb = Move a unit
    .word = step
    .unit = Who moves?
    .frm = From where?
    .to = Where to?
action-carry = Take { NAME($unit, case: "acc") } along
    .verb = Take a unit along
    .word = carry
    .unit = Who comes along?
action-fortify = Deploy a fortification { NAME($region, case: "in") }
    .verb = Deploy a fortification
    .word = fortify
    .region = In which region?
action-fourth = Turn up a fourth card
    .verb = Turn up a fourth card
    .word = fourth
action-refresh = Put the three open cards under the deck and lay out new ones
    .verb = Lay out three new cards
    .word = refresh
action-under = Put { NAME($card) } under the deck next
    .verb = Put under the deck
    .word = under
    .card = Which card goes next?
action-take = Take { NAME($card) }
    .verb = Take a card
    .word = take
    .card = Which card do you take?
action-draw = Draw a card from the Era deck
    .verb = Draw a card
    .word = draw
action-lay = Lay { NAME($card) }
    .verb = Lay a card
    .word = lay
    .card = Which card do you lay?
action-lose =
    { $unit ->
        [unit-chosen] Let the Chosen be wounded
       *[other] Lose { NAME($unit, case: "acc") }
    }
    .verb = Choose a loss
    .word = lose
    .unit = What do you lose?
action-attune = Attune with { NAME($island) }
    .verb = Attune
    .word = attune
    .island = With which island?
action-insert = Put the island right after { NAME($island) }, clockwise
    .verb = Put the island back
    .word = insert
    .island = After which island?
action-look = Turn the card over first
    .verb = Look first
    .word = look
action-choose = Choose { NAME($symbol, case: "acc") }
    .verb = Choose a symbol
    .word = choose
    .symbol = Which symbol?
action-option = Choose: { NAME($alternative) }
    .verb = Choose
    .word = option
    .alternative = Which of the two?
action-travel = Send { NAME($unit, case: "acc") } travelling { NAME($frm, case: "from") } { NAME($to, case: "to") }
    .verb = Send a unit travelling
    .word = travel
    .unit = Who travels?
    .frm = From where?
    .to = Where to?
action-lead = Send the group travelling { NAME($frm, case: "from") } { NAME($to, case: "to") }
    .verb = Send a group travelling
    .word = lead
    .frm = From where?
    .to = Where to?
action-aim = Strike the opponents { NAME($region, case: "in") }
    .verb = Choose a region
    .word = aim
    .region = In which region?
action-strike = Remove { NAME($seat, case: "gen") } unit { NAME($region, case: "in") }
    .verb = Remove a unit
    .word = strike
    .seat = Whose unit?
    .region = In which region?
action-summon = Make { NAME($monster) } attack
    .verb = Call a monster
    .word = summon
    .monster = Which monster?
action-abandon = Give up { NAME($region, case: "acc") }
    .verb = Give up a region
    .word = abandon
    .region = Which region?
action-give-card = Lose a random card from the discard pile
    .verb = Give a card
    .word = give-card
action-give-glory = Lose 5 glory
    .verb = Give glory
    .word = give-glory

## What the game asks

prompt-Draft = { NAME($seat) } picks one of the open cards.
    .you = You pick one of the open cards.
    .help = Take one of the open cards of a kind you do not have yet (mysthea.draft.3); a new one of its kind takes its place (mysthea.draft.2).
prompt-PlaceChosen = { NAME($seat) } chooses where the Chosen starts.
    .you = You choose where the Chosen starts.
    .help = Any region of an island that has no Chosen yet (mysthea.setup.13); with two players not one with a mirage (mysthea.two.2).
prompt-PlaceToken = { NAME($seat) } chooses an island for the encounter token.
    .you = You choose an island for the encounter token.
    .help = Any island but that of your Chosen (mysthea.setup.13). You face encounters where your Chosen and your token are together (mysthea.encounter.1).
prompt-RechargeArtefact = { NAME($seat) } may recharge the artefact.
    .you = You may recharge the artefact.
    .help = An event card came to the space worth 6: everybody may recharge their artefact (mysthea.round.3). It is good for a battle or for shifting an island.
prompt-Turn =
    { $left ->
        [0] { NAME($seat) } may still take a special action, or ends the turn.
       *[other] { NAME($seat) } plays a card, develops or meditates.
    }
    .you =
        { $left ->
            [0] You may still take a special action, or end the turn.
           *[other] You play a card, develop or meditate.
        }
    .help = You take exactly one base action: Operate (play a card), Development or Meditation (mysthea.turn.1); and, before or after it, at most one special action: equipment, a battle, shifting an island, an encounter (mysthea.turn.2).
prompt-Operate =
    { $points ->
        [0] { NAME($seat) } may still use { NAME($source) }: its points are spent.
        [one] { NAME($seat) } uses { NAME($source) }: { $points } command point to spend.
       *[other] { NAME($seat) } uses { NAME($source) }: { $points } command points to spend.
    }
    .you =
        { $points ->
            [0] You may still use { NAME($source) }: its points are spent.
            [one] You use { NAME($source) }: { $points } command point to spend.
           *[other] You use { NAME($source) }: { $points } command points to spend.
        }
    .help = Spend its command points (mysthea.cp.6), and once pay for its effect or place it (mysthea.operate.3), in any order (mysthea.operate.1). What you do not use is lost.
prompt-ExtraOperate = { NAME($seat) } chooses a card from hand for an extra Operate action ({ NAME($source) }).
    .you = You choose a card from hand for an extra Operate action ({ NAME($source) }).
    .help = An effect grants you another Operate action: any card from your hand (mysthea.turn.3).
prompt-Displace = { NAME($seat) } chooses the equipment that makes room for { NAME($source) }.
    .you = You choose the equipment that makes room for { NAME($source) }.
    .help = Only three equipment cards fit on your board; one goes to your discard pile (mysthea.card.5).
prompt-Payment = { NAME($seat) } chooses a card from hand to pay with ({ NAME($source) }).
    .you = You choose a card from hand to pay with ({ NAME($source) }).
    .help = The effect asks for cards from your hand, and the whole cost must be paid (mysthea.operate.3). A discarded card comes back next Era, a removed one does not (mysthea.card.6).
prompt-Spend =
    { $points ->
        [one] { NAME($seat) } has { $points } command point to spend at once.
       *[other] { NAME($seat) } has { $points } command points to spend at once.
    }
    .you =
        { $points ->
            [one] You have { $points } command point to spend at once.
           *[other] You have { $points } command points to spend at once.
        }
    .help = Energy (mysthea.cp.1), creating, deploying, steps, in any mix; points not spent are lost (mysthea.cp.6).
prompt-Crystals =
    { $points ->
        [one] { NAME($seat) } may spend { $points } point of a crystal field on creating or deploying.
       *[other] { NAME($seat) } may spend { $points } points of crystal fields on creating and deploying.
    }
    .you =
        { $points ->
            [one] You may spend { $points } point of a crystal field on creating or deploying.
           *[other] You may spend { $points } points of crystal fields on creating and deploying.
        }
    .help = Each crystal field with a unit of yours gives 1 point for creating or deploying only (mysthea.meditate.5).
prompt-Carry = { NAME($seat) } may take another unit along { NAME($frm, case: "from") } { NAME($to, case: "to") }.
    .you = You may take another unit along { NAME($frm, case: "from") } { NAME($to, case: "to") }.
    .help = The unit that just moved may take one of your units from the region it left, if that one has not moved this turn (mysthea.move.5).
prompt-Fortify = { NAME($seat) } chooses a place for a fortification.
    .you = You choose a place for a fortification.
    .help = Any region in which you have a unit, be it for a mountain in a Meditation (mysthea.meditate.4) or by a card or reward (mysthea.card.2).
prompt-Development = { NAME($seat) } turns up a fourth card or refreshes the three.
    .you = You turn up a fourth card or refresh the three.
    .help = Either a fourth open card, or the three go under the deck and three new ones are laid out (mysthea.develop.2). Then you take cards (mysthea.develop.3).
prompt-Under = { NAME($seat) } chooses which card goes under the deck next.
    .you = You choose which card goes under the deck next.
    .help = The three open cards go under the deck in an order of your choice, the last one deepest; the others do not see it (mysthea.develop.2).
prompt-TakeCards = { NAME($seat) } takes cards: one for 1 energy, two for 3, three for 5.
    .you = You take cards: one for 1 energy, two for 3, three for 5.
    .help = One card costs 1 energy, two cost 3, three cost 5; at least one must be taken (mysthea.develop.3).
prompt-Trigger = { NAME($seat) } may use { NAME($source) } now.
    .you = You may use { NAME($source) } now.
    .help = An upgrade on your board (mysthea.card.4) or your Chosen (mysthea.chosen.7) may do something now. You need not.
prompt-BattleCards =
    { $seat_count ->
        [one] { NAME($seat) } secretly lays a card, or none.
       *[other] { NAME($seat) } secretly lay a card each, or none.
    }
    .you = You secretly lay a card, or none.
    .help = Everybody with a unit there chooses a card or none, in secret (mysthea.battle.4). Its colour is your order: red attack, yellow retreat, green sacrifice, blue defence (mysthea.battle.5).
prompt-Retreat =
    { $left ->
        [one] { NAME($seat) } may retreat { $left } more step from the battle.
       *[other] { NAME($seat) } may retreat up to { $left } steps from the battle.
    }
    .you =
        { $left ->
            [one] You may retreat { $left } more step from the battle.
           *[other] You may retreat up to { $left } steps from the battle.
        }
    .help = As many steps as the yellow card has points, with units that stood in the region (mysthea.battle.6). The strongest opponent still gains 2 glory for each that leaves (mysthea.battle.15).
prompt-Loss =
    { $left ->
        [one] { NAME($seat) } chooses { $left } unit to lose.
       *[other] { NAME($seat) } chooses { $left } units to lose, one by one.
    }
    .you =
        { $left ->
            [one] You choose { $left } unit to lose.
           *[other] You choose { $left } units to lose, one by one.
        }
    .help = You lose one unit for each point by which the strongest exceeds you; you choose which (mysthea.battle.12). A Chosen is wounded instead of removed (mysthea.battle.13).
prompt-Battlefield = { NAME($seat) } chooses where the battle takes place ({ NAME($source) }).
    .you = You choose where the battle takes place ({ NAME($source) }).
    .help = Any region with a unit of an opponent (mysthea.battle.3). Your artefact is not discharged, unless the battle comes from an encounter and you play with the option that asks for it (mysthea.ruling.2).
prompt-Attune = { NAME($seat) } may attune.
    .you = You may attune.
    .help = Take an attunement card and score it, once an Era (mysthea.attune.2): that of the shifted island (mysthea.attune.1), or any with Kolbor and Malabor (mysthea.chosen.8).
prompt-Insert = { NAME($seat) } chooses where { NAME($island) } returns to the ring.
    .you = You choose where { NAME($island) } returns to the ring.
    .help = It goes into one of the three gaps it did not come from (mysthea.ruling.13); steps and clockwise moves then follow the new ring (mysthea.shift.3).
prompt-Foresee = { NAME($seat) } may turn the encounter over before choosing.
    .you = You may turn the encounter over before choosing.
    .help = With foresight you may see both rewards first (mysthea.opt.1).
prompt-ChooseSymbol = { NAME($seat) } chooses one of the two symbols.
    .you = You choose one of the two symbols.
    .help = You choose without knowing the reward (mysthea.encounter.4), unless foresight has let you turn the card over (mysthea.opt.1). Each symbol also moves your token by its own number of islands (mysthea.encounter.6).
prompt-Reward = { NAME($seat) } may pay for the reward ({ NAME($source) }).
    .you = You may pay for the reward ({ NAME($source) }).
    .help = The reward has a price; take it or leave it (mysthea.encounter.5).
prompt-Wish = { NAME($seat) } may use this part of the reward ({ NAME($source) }).
    .you = You may use this part of the reward ({ NAME($source) }).
    .help = A reward can be used fully, partly or not at all (mysthea.encounter.5).
prompt-FreeEncounter = { NAME($seat) } may face an encounter for nothing.
    .you = You may face an encounter for nothing.
    .help = It costs no experience, and it does not matter where your Chosen and token are (mysthea.monster.7).
prompt-Alternative = { NAME($seat) } chooses one of two effects ({ NAME($source) }).
    .you = You choose one of two effects ({ NAME($source) }).
    .help = Only what can be done is offered (mysthea.ruling.49).
prompt-StepUnit = { NAME($seat) } moves { NAME($unit, case: "acc") } a step ({ NAME($source) }).
    .you = You move { NAME($unit, case: "acc") } a step ({ NAME($source) }).
    .help = A step for no points; constructs and golems move once a turn (mysthea.move.2).
prompt-TravelUnit = { NAME($seat) } sends { NAME($unit, case: "acc") } travelling ({ NAME($source) }).
    .you = You send { NAME($unit, case: "acc") } travelling ({ NAME($source) }).
    .help = To any region of any island, alone (mysthea.move.4).
prompt-LeadGroup = { NAME($seat) } chooses from where to where a group travels ({ NAME($source) }).
    .you = You choose from where to where a group travels ({ NAME($source) }).
    .help = All units the card names that stand there and have not moved this turn go together (mysthea.ruling.24).
prompt-Aim =
    { $unit ->
        [unit-chosen] { NAME($seat) } chooses a region where the Chosen of opponents are wounded ({ NAME($source) }).
       *[other] { NAME($seat) } chooses a region where every opponent loses { NAME($unit, case: "acc") } ({ NAME($source) }).
    }
    .you =
        { $unit ->
            [unit-chosen] You choose a region where the Chosen of opponents are wounded ({ NAME($source) }).
           *[other] You choose a region where every opponent loses { NAME($unit, case: "acc") } ({ NAME($source) }).
        }
    .help = Every opponent there loses one unit of the kind the card names (mysthea.card.2); a Chosen is only wounded (mysthea.wound.1).
prompt-Strike = { NAME($seat) } chooses where { NAME($victim) } loses { NAME($unit, case: "acc") } ({ NAME($source) }).
    .you = You choose where { NAME($victim) } loses { NAME($unit, case: "acc") } ({ NAME($source) }).
    .help = You choose for each opponent, anywhere on the islands (mysthea.ruling.11).
prompt-Summon = { NAME($seat) } chooses a monster that attacks at once ({ NAME($source) }).
    .you = You choose a monster that attacks at once ({ NAME($source) }).
    .help = Only a monster whose card lies on this Era’s track; its card is resolved again at the end of the Era (mysthea.monster.8).
prompt-DrawCard = { NAME($seat) } may draw a card from the Era deck ({ NAME($source) }).
    .you = You may draw a card from the Era deck ({ NAME($source) }).
    .help = You see each card before you decide about the next; with an empty deck you draw nothing (mysthea.ruling.36).
prompt-Flight = { NAME($seat) } chooses the region that falls to the monster.
    .you = You choose the region that falls to the monster.
    .help = You remove all your units from one region of the island; a Chosen is wounded instead (mysthea.monster.2).
prompt-Tribute = { NAME($seat) } chooses what Onygauros takes: a card or glory.
    .you = You choose what Onygauros takes: a card or glory.
    .help = A random card from your discard pile leaves the game, or you lose 5 glory (mysthea.behaviour.4). An empty pile costs nothing (mysthea.ruling.28).

## Board and players in the terminal

board-island = island, clockwise
board-region = region
board-units = units and strength
board-era = Era { $era }, { $phase }
board-track = Event track: { $cards }
board-events = Event deck: { $card } on top, { $left } in all
board-storm = storm
board-coming = Monsters to come: { $monsters }
board-encounter = Encounter deck: { $glory } glory, { NAME($one) } or { NAME($other) }, { $left } in all
board-battle = Battle { NAME($region, case: "in") }
board-fighter = strength { $strength }, retreated { $retreated }, lost { $lost }
board-offer = Open for the taking
board-row = Development area
board-hand = Your hand
board-own = In front of you
board-played = On the table
board-points =
    { $points ->
        [one] { $points } command point left
       *[other] { $points } command points left
    }
board-left = Left to choose: { $left }

panel-seat = guild
panel-artefact = art.
panel-glory = glory
panel-energy = energy
panel-experience = exp.
panel-encounters = enc.
panel-created = created
panel-beside = beside
panel-hand = hand/pile
panel-board = cards

sign-wounded = wounded Chosen
sign-monster = monster and its strength
sign-token = encounter token
sign-charged = charged artefact
sign-mirage = mirage

look-region = { NAME($region) }: { $units }.
look-units = { NAME($seat) } has { $units }, strength { $strength }
look-nobody = nobody is there
look-monster = { NAME($monster) }, strength { $strength }. Gold: { $gold } Silver: { $silver } Bronze: { $bronze } Behaviour: { $behaviour }

## What a seat has, for the costs and gains of an action

holding-glory = glory
holding-points = command points
holding-energy = energy
holding-experience = experience
holding-units = units on the islands
holding-created = units in the created pool
holding-cards = cards in hand
holding-charge = charge of the artefact

## Goals: how to win now and who is near; $mine is 1 where the sentence speaks to its reader

goal-glory =
    { $mine ->
        [1]
            { $rank ->
                [1]
                    { $gap ->
                        [0] You have { $glory } glory, as much as { NAME($rival) }, but the lower artefact number. Era { $era } of { $eras }.
                       *[other] You lead with { $glory } glory, { $gap } more than { NAME($rival) }. Era { $era } of { $eras }.
                    }
               *[other]
                    { $gap ->
                        [0] You have { $glory } glory, as much as { NAME($rival) }, who has the lower artefact number. Era { $era } of { $eras }.
                       *[other] You have { $glory } glory, { $gap } less than { NAME($rival) }, who leads. Era { $era } of { $eras }.
                    }
            }
       *[0]
            { $rank ->
                [1] { NAME($seat) } leads with { $glory } glory.
               *[other] { NAME($seat) } has { $glory } glory.
            }
    }

## What an action changes, for hints: what is better with it, and what is worse.

aspect-glory =
    .gain = you get ahead in glory
    .loss = you fall behind in glory
aspect-control =
    .gain = you control more regions that bring glory
    .loss = you control fewer regions that bring glory
aspect-energy =
    .gain = you keep more energy to act with
    .loss = you have less energy left to act with
aspect-experience =
    .gain = the next encounter comes closer
    .loss = the next encounter moves away
aspect-cards =
    .gain = your cards are worth more
    .loss = your cards are worth less
aspect-units =
    .gain = you stand stronger on the islands
    .loss = you stand weaker on the islands
aspect-artefact =
    .gain = your artefact brings more
    .loss = your artefact brings less
aspect-wound =
    .gain = your Chosen recovers
    .loss = your Chosen stays wounded
aspect-battle =
    .gain = you do better in the battle
    .loss = you do worse in the battle

## The player aid

aid-part-turn = Your turn
aid-turn = One base action
    .text = And, before or after it, at most one special action.
aid-round = A round
    .text = The next event card is laid on the track, then everybody takes a turn. The round in which the fifth region card is laid is the last of the Era.
aid-part-base = Base actions
aid-operate = Operate
    .text = Play a card and spend its command points. For its energy you also use its effect, or place it on your board (green and blue cards).
aid-points = Command points
    .text = 1 point: 1 energy, or one step. Create or deploy: construct { $construct }, golem { $golem }.
aid-develop = Development
    .text = Look at a fourth card or replace all three; then 1, 2 or 3 cards cost { $prices } energy.
aid-meditate = Meditation
    .text = { $energy } energy, and for every region with a unit of yours: forest { $forest } energy, river { $river } glory, misty valley { $mist } experience, mountains a fortification, crystal field a command point to create or deploy.
aid-part-special = Special actions
aid-equip = Equipment
    .text = Use one equipment card on your board.
aid-battle = Battle
    .text = In a region with units of yours and of another player; your artefact loses its charge.
aid-shift = Shift an island
    .text = Into the centre and back into the ring, and you attune with it; your artefact loses its charge.
aid-encounter = Encounter
    .text = Where your Chosen and your token meet: the first costs 1 experience, the second 2, and so on.
aid-part-battle = Battle
aid-strength = Strength
    .text = Chosen { $chosen } (wounded { $wounded }), golem { $golem }, fortification { $fortification }, construct { $construct }. Of equals, the lower artefact number is stronger.
aid-orders = One card each, in secret
    .text = Red gives strength, blue glory, green energy, yellow a retreat.
aid-spoils = Losses
    .text = Everybody loses one unit for each point that the strongest has more; the strongest gets { $glory } glory for every unit that the others lose or withdraw.
aid-part-end = End of an Era
aid-era = The event track, from the left
    .text = A region card pays its space for every region of its kind that you control; the storm moves monsters; a monster attacks.
aid-monster = A monster
    .text = If all units on its island together are at least as strong, it is defeated and rewards those who fought. Else everybody there loses the units of one region.
aid-part-win = How you win
aid-glory = Most glory
    .text = After Era { $eras }. Of equals, the lower artefact number wins.
aid-part-signs = Signs
aid-sign-glory = glory
aid-sign-energy = energy
aid-sign-experience = experience
aid-sign-points = command points
aid-sign-charge = charge of the artefact
aid-sign-attack = attack (strength)
aid-sign-defence = defence (glory)
aid-sign-sacrifice = sacrifice (energy)
aid-sign-retreat = retreat
aid-sign-axe = encounter: axe
aid-sign-boot = encounter: boot
aid-sign-chest = encounter: chest
aid-sign-dialogue = encounter: dialogue

## The coach of a first game

coach-battle = The colour of the card you lay decides: red adds strength, blue brings glory, green energy, and yellow lets you retreat.
coach-last-round = Last round of the Era: after it every region whose card lies on the track pays glory. One step can still change who controls it.
coach-monster = { NAME($monster) } will attack the island where you have units. Gather strength there, or leave in time.
coach-encounter = You can face an encounter: your Chosen stands at your token. It brings glory at once, and perhaps a reward.
coach-attune = The attunement of your island is still free and would pay well now. Shift the island before somebody else does.
coach-meditate = You are short of energy, and your units stand in many kinds of regions: Meditation pays well now.
coach-points = Command points that you leave over are lost. At the least, each of them can become energy.
coach-turn = Play a card: its command points create, deploy and move units. Its effect costs energy and comes on top.
coach-chosen = New units arrive beside your Chosen. Choose an island where you want your army, and regions worth having.

## Achievements after a finished game; .text says what one takes

achievement-beasts = Big Game
    .text = Take at least two gold rewards for monsters in one game.
achievement-courtesy = No Hard Feelings
    .text = Win without starting a single battle.
achievement-removals = Moving House
    .text = Shift islands at least four times in one game.
achievement-strangers = Talking to Strangers
    .text = Face at least four encounters in one game.
