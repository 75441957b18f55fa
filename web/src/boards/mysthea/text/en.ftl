### The words of the board of Mysthea.

guild-varorin = Varorin
guild-lusma = Lusma
guild-volarees = Volarees
guild-magista = Magista
guild-kaetur = Kaetur
energy = energy
experience = experience
experienceShort = exp.
handSize = hand
facedShort = encounters
controls = regions
artefactShort = artefact
era = Era { $era }
eraNone = Set-up
startingCard = starting card
track = Event track
next = next
nextEvent = Next: { $event }
deckLeft = { $n } in the deck
space = space worth { $n }
empty = empty
recharge = artefacts are recharged here
development = Development area
encounterDeck = Encounter
encounterTop = { $glory } glory; { $one } or { $other }
encountersLeft = { $n } left
hand = Your hand
emptyHand = You hold no cards.
board = Player board
boardOf = Board: { $who }
boards = Player boards
equipment = Equipment
upgrades = Upgrades
free = free
discards = discarded
artefact = artefact { $number }, { $state }
charged = charged
discharged = discharged
wounded = wounded
pool = { $unit }: { $n } created, { $beside } beside the board
strength = strength { $n }
controlsIt = controls it
nobody = nobody is here
mirage = a mirage: no unit may enter
moved = already moved this turn: { $n }
units = { $who }: { $units }; strength { $n }
monsterHere = { $who }, strength { $n }
defeated = defeated this Era
comes = comes in Era { $era }
tokenHere = encounter token: { $who }
gold = Gold: { $text }
silver = Silver: { $text }
bronze = Bronze: { $text }
behaviour = Behaviour: { $text }
attunement = Attunement { $name } ({ $side }): { $text }
attunedBy = taken this Era: { $who }
attunementFree = still to be had
regionsOf = regions: { $regions }
bonus-forest = Meditation: 1 energy
bonus-river = Meditation: 2 glory
bonus-mist = Meditation: 1 experience
bonus-mountain = Meditation: 1 fortification
bonus-crystal = Meditation: 1 point for creating and deploying
regionScores = At the end of the Era everybody gains what its space is worth for each region of this type they control.
stormMoves = At the end of the Era all monsters move on by one island.
monsterAttacks = At the end of the Era this monster attacks the island it is on.
open = can be chosen
taken = chosen
back = Back
close = Close
points = command points: { $n }
costs = effect: { $n } energy
placing = placing: { $n } energy
order = in battle: { $order } { $n }
ourName = the name is ours
reconstructed = a reconstructed value, not from a source
unitCost =
    { $n ->
        [one] costs { $n } command point
       *[other] costs { $n } command points
    }
spend =
    { $n ->
        [one] { $n } point to spend
       *[other] { $n } points to spend
    }
moveHint = Click a figure, then the region it goes to.
lose =
    { $n ->
        [one] { $n } unit to lose
       *[other] { $n } units to lose
    }
battle = Battle
battleIn = Battle { $where }
secretly = chooses in secret
decided = choice hidden
noCard = no card
total = total
lost = lost: { $n }
retreated = retreated: { $n }
strongest = strongest
symbolFor = What { $the } brings shows once it is chosen.
prevails = prevails
isDefeated = defeated
afterIsland = Right after { $island }, clockwise
base = base action
special = special action
done = done
todo = to do
mayDo = possible
crystal = The giant crystal
figure = { $unit } ×{ $n }, { $where }
finale = Where the glory came from
glory = Glory
skip = Skip
toResults = Results
from-regions = controlled regions
from-battles = battles
from-monsters = defeated monsters
from-encounters = encounters
from-meditation = Meditation
from-cards = cards, attunements and other effects
from-lost = lost

## First steps

guide-islands = Five drifting islands with three regions each. The strongest controls a region. After three Eras whoever has the most glory wins.
guide-track = Every round lays an event card here. At the end of the Era a region card pays as much glory as its space shows, and monsters attack their islands.
guide-hand = Your cards. A card you play gives command points to create, deploy and move units and, for energy, its effect: one of these, the other, or both.
guide-turn = A turn: one base action, Operate (play a card), Development or Meditation, and at most one special one: equipment, a battle, shifting an island, or an encounter.
guide-development = Here you get new cards by Development and see the next encounter. All cards of the game and all rules are in the drawer with the story.
guide-development-keys = Keys: K and R.
