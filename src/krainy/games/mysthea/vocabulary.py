"""Every action and every event of Mysthea, declared once.

The order of the blocks is the order in which decisions list their actions.
"""

from typing import Final

from krainy.engine.additions import came
from krainy.engine.vocabulary import Domain, Events, Vocabulary

from .board import (
    ARTEFACTS,
    EVENT_CARDS,
    GLORY,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    MEDALS,
    MONSTER_FACTS,
    MONSTERS,
    REGIONS,
    RESOURCES,
)
from .cards import ATTUNEMENTS, CAME, CARDS, DRAFT_KINDS, ENCOUNTER_FACTS, ENCOUNTERS, SYMBOLS, TYPES

SEAT: Final = Domain("seat", MAX_SEATS)
CARD: Final = Domain("card", CARDS, CAME)  # command cards and Chosen; 0 is none
REGION: Final = Domain("region", REGIONS)
ISLAND: Final = Domain("island", len(ISLANDS))
UNIT: Final = Domain("unit", KINDS)
DRAFT_KIND: Final = Domain("kind", len(DRAFT_KINDS))
SYMBOL: Final = Domain("symbol", len(SYMBOLS))
MONSTER: Final = Domain("monster", len(MONSTERS), came(MONSTER_FACTS))
ALTERNATIVE: Final = Domain("alternative", 2)
ENCOUNTER: Final = Domain("encounter", len(ENCOUNTERS), came(ENCOUNTER_FACTS))
EVENT: Final = Domain("event", len(EVENT_CARDS), came(MONSTER_FACTS))
ATTUNEMENT: Final = Domain("attunement", len(ATTUNEMENTS))
RESOURCE: Final = Domain("resource", len(RESOURCES))
ARTEFACT: Final = Domain("artefact", len(ARTEFACTS))
MEDAL: Final = Domain("medal", len(MEDALS))
ORDER: Final = Domain("order", len(TYPES))
ERA_NUMBER: Final = Domain("era", 4)
NUMBER: Final = Domain("number", 1000)

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.block("pass")  # no, none, enough, end of the turn: whatever the decision lets one decline
# Set-up
DRAFT: Final = VOCABULARY.block("draft", rule="mysthea.draft.1", kind=DRAFT_KIND)
START: Final = VOCABULARY.block("start", rule="mysthea.setup.13", region=REGION)
TOKEN: Final = VOCABULARY.block("token", rule="mysthea.setup.13", island=ISLAND)
RECHARGE: Final = VOCABULARY.block("recharge", rule="mysthea.round.3")
# A turn
PLAY: Final = VOCABULARY.block("play", rule="mysthea.turn.1", card=CARD)
DEVELOP: Final = VOCABULARY.block("develop", rule="mysthea.turn.1")
MEDITATE: Final = VOCABULARY.block("meditate", rule="mysthea.turn.1")
# equipment; also an upgrade or a Chosen that may do something now
USE: Final = VOCABULARY.block("use", rule="mysthea.turn.2", card=CARD)
BATTLE: Final = VOCABULARY.block("battle", rule="mysthea.turn.2", region=REGION)
SHIFT: Final = VOCABULARY.block("shift", rule="mysthea.turn.2")
FACE: Final = VOCABULARY.block("face", rule="mysthea.turn.2")
# Operate
EFFECT: Final = VOCABULARY.block("effect", rule="mysthea.operate.1")
PLACE: Final = VOCABULARY.block("place", rule="mysthea.operate.1")
REPLACE: Final = VOCABULARY.block("replace", rule="mysthea.card.5", card=CARD)
PAY: Final = VOCABULARY.block("pay", rule="mysthea.operate.3", card=CARD)
ENERGIZE: Final = VOCABULARY.block("energy", rule="mysthea.operate.1")
CREATE: Final = VOCABULARY.block("create", rule="mysthea.operate.1", unit=UNIT)
DEPLOY: Final = VOCABULARY.block("deploy", rule="mysthea.operate.1", unit=UNIT)
STEP: Final = VOCABULARY.block("step", rule="mysthea.operate.1", unit=UNIT, frm=REGION, to=REGION)
CARRY: Final = VOCABULARY.block("carry", rule="mysthea.move.5", unit=UNIT)
FORTIFY: Final = VOCABULARY.block("fortify", rule="mysthea.cp.4", region=REGION)
# Development
FOURTH: Final = VOCABULARY.block("fourth", rule="mysthea.develop.2")
REFRESH: Final = VOCABULARY.block("refresh", rule="mysthea.develop.2")
UNDER: Final = VOCABULARY.block("under", rule="mysthea.develop.2", card=CARD)
TAKE: Final = VOCABULARY.block("take", rule="mysthea.develop.3", card=CARD)
DRAW: Final = VOCABULARY.block("draw", rule="mysthea.card.2")
# Battle
LAY: Final = VOCABULARY.block("lay", rule="mysthea.battle.4", card=CARD)
LOSE: Final = VOCABULARY.block("lose", rule="mysthea.battle.12", unit=UNIT)
# Islands and encounters
ATTUNE: Final = VOCABULARY.block("attune", rule="mysthea.attune.1", island=ISLAND)
# the shifted island comes right after this one, clockwise
INSERT: Final = VOCABULARY.block("insert", rule="mysthea.shift.3", island=ISLAND)
LOOK: Final = VOCABULARY.block("look", rule="mysthea.opt.1")
CHOOSE: Final = VOCABULARY.block("choose", rule="mysthea.encounter.4", symbol=SYMBOL)
# Effects
OPTION: Final = VOCABULARY.block("option", rule="mysthea.card.2", alternative=ALTERNATIVE)
TRAVEL: Final = VOCABULARY.block("travel", rule="mysthea.move.4", unit=UNIT, frm=REGION, to=REGION)
LEAD: Final = VOCABULARY.block("lead", rule="mysthea.move.4", frm=REGION, to=REGION)  # a group travels
AIM: Final = VOCABULARY.block("aim", rule="mysthea.card.2", region=REGION)
STRIKE: Final = VOCABULARY.block("strike", rule="mysthea.card.2", seat=SEAT, region=REGION)
SUMMON: Final = VOCABULARY.block("summon", rule="mysthea.monster.8", monster=MONSTER)
# Monsters
ABANDON: Final = VOCABULARY.block("abandon", rule="mysthea.monster.2", region=REGION)
GIVE_CARD: Final = VOCABULARY.block("give-card", rule="mysthea.behaviour.4")
GIVE_GLORY: Final = VOCABULARY.block("give-glory", rule="mysthea.behaviour.4")

EVENTS: Final = Events()
# Set-up and Eras
GOT_ARTEFACT: Final = EVENTS.kind("got-artefact", seat=SEAT, artefact=ARTEFACT)
GOT_CHOSEN: Final = EVENTS.kind("got-chosen", seat=SEAT, card=CARD)
GOT_CARD: Final = EVENTS.kind("got-card", seat=SEAT, card=CARD)  # whispered to its owner
LAID_OUT: Final = EVENTS.kind("laid-out", card=CARD)  # face up, in the draft
DRAFTED: Final = EVENTS.kind("drafted", seat=SEAT, card=CARD)
MIRAGE_ROSE: Final = EVENTS.kind("mirage-rose", region=REGION)
MIRAGE_FADED: Final = EVENTS.kind("mirage-faded", region=REGION)
CHOSEN_STARTED: Final = EVENTS.kind("chosen-started", seat=SEAT, region=REGION)
TOKEN_PUT: Final = EVENTS.kind("token-put", seat=SEAT, island=ISLAND)
ERA_BEGAN: Final = EVENTS.kind("era-began", era=ERA_NUMBER)
ERA_ENDED: Final = EVENTS.kind("era-ended", era=ERA_NUMBER)
HEALED: Final = EVENTS.kind("healed", seat=SEAT)
TOOK_BACK: Final = EVENTS.kind("took-back", seat=SEAT, fortifications=NUMBER, cards=NUMBER)
MONSTER_CAME: Final = EVENTS.kind("monster-came", monster=MONSTER, island=ISLAND)
ROUND_BEGAN: Final = EVENTS.kind("round-began", event=EVENT, glory=NUMBER)
NEXT_EVENT: Final = EVENTS.kind("next-event", event=EVENT)
TURN_BEGAN: Final = EVENTS.kind("turn-began", seat=SEAT)
RECHARGED: Final = EVENTS.kind("recharged", seat=SEAT)
DISCHARGED: Final = EVENTS.kind("discharged", seat=SEAT)
# Gains and losses
GAINED: Final = EVENTS.kind("gained", seat=SEAT, resource=RESOURCE, amount=NUMBER)
LOST: Final = EVENTS.kind("lost", seat=SEAT, resource=RESOURCE, amount=NUMBER)
# Cards
PLAYED: Final = EVENTS.kind("played", seat=SEAT, card=CARD)
BOUGHT: Final = EVENTS.kind("bought", seat=SEAT, card=CARD)
PLACED: Final = EVENTS.kind("placed", seat=SEAT, card=CARD)
DISCARDED: Final = EVENTS.kind("discarded", seat=SEAT, card=CARD)
REMOVED: Final = EVENTS.kind("removed", seat=SEAT, card=CARD)
USED: Final = EVENTS.kind("used", seat=SEAT, card=CARD)
ACTED: Final = EVENTS.kind("acted", seat=SEAT, card=CARD)  # an upgrade or a Chosen, without being asked
DREW: Final = EVENTS.kind("drew", seat=SEAT)
DEVELOPED: Final = EVENTS.kind("developed", seat=SEAT)
UNCOVERED: Final = EVENTS.kind("uncovered", card=CARD)  # a card comes face up into the development area
REFRESHED: Final = EVENTS.kind("refreshed", seat=SEAT)
PUT_UNDER: Final = EVENTS.kind("put-under", seat=SEAT, card=CARD)  # whispered, the deepest last
TOOK: Final = EVENTS.kind("took", seat=SEAT, card=CARD)
MEDITATED: Final = EVENTS.kind("meditated", seat=SEAT)
# Units
CREATED: Final = EVENTS.kind("created", seat=SEAT, unit=UNIT)
DEPLOYED: Final = EVENTS.kind("deployed", seat=SEAT, unit=UNIT, region=REGION)
MOVED: Final = EVENTS.kind("moved", seat=SEAT, unit=UNIT, frm=REGION, to=REGION)
CARRIED: Final = EVENTS.kind("carried", seat=SEAT, unit=UNIT, frm=REGION, to=REGION)
TRAVELLED: Final = EVENTS.kind("travelled", seat=SEAT, unit=UNIT, frm=REGION, to=REGION, count=NUMBER)
UNIT_LOST: Final = EVENTS.kind("unit-lost", seat=SEAT, unit=UNIT, region=REGION)
WOUNDED: Final = EVENTS.kind("wounded", seat=SEAT, region=REGION)
# Battle
BATTLE_BEGAN: Final = EVENTS.kind("battle-began", seat=SEAT, region=REGION, bonus=NUMBER)
LAID: Final = EVENTS.kind("laid", seat=SEAT, card=CARD)  # card 0: none
GAVE_ORDER: Final = EVENTS.kind("gave-order", seat=SEAT, order=ORDER, points=NUMBER)
RETREATED: Final = EVENTS.kind("retreated", seat=SEAT, units=NUMBER)
FOUGHT: Final = EVENTS.kind("fought", seat=SEAT, strength=NUMBER)
WON_BATTLE: Final = EVENTS.kind("won-battle", seat=SEAT)
# Islands
SHIFTED: Final = EVENTS.kind("shifted", seat=SEAT, island=ISLAND)
ATTUNED: Final = EVENTS.kind("attuned", seat=SEAT, attunement=ATTUNEMENT)
INSERTED: Final = EVENTS.kind("inserted", island=ISLAND, after=ISLAND)
# Encounters
FACED: Final = EVENTS.kind("faced", seat=SEAT, number=NUMBER)
NEXT_ENCOUNTER: Final = EVENTS.kind("next-encounter", glory=NUMBER, symbol=SYMBOL, other=SYMBOL)
CHOSE: Final = EVENTS.kind("chose", seat=SEAT, symbol=SYMBOL)
TURNED: Final = EVENTS.kind("turned", seat=SEAT, encounter=ENCOUNTER)
TOKEN_MOVED: Final = EVENTS.kind("token-moved", seat=SEAT, frm=ISLAND, to=ISLAND)
# Monsters and the end of an Era
MONSTER_ATTACKED: Final = EVENTS.kind("monster-attacked", monster=MONSTER, island=ISLAND)
MONSTER_FOUGHT: Final = EVENTS.kind("monster-fought", monster=MONSTER, strength=NUMBER, against=NUMBER)
MONSTER_DEFEATED: Final = EVENTS.kind("monster-defeated", monster=MONSTER)
MONSTER_WON: Final = EVENTS.kind("monster-won", monster=MONSTER)
MONSTER_MOVED: Final = EVENTS.kind("monster-moved", monster=MONSTER, frm=ISLAND, to=ISLAND)
REWARDED: Final = EVENTS.kind("rewarded", seat=SEAT, medal=MEDAL, monster=MONSTER)
ABANDONED: Final = EVENTS.kind("abandoned", seat=SEAT, region=REGION)
RESOLVED: Final = EVENTS.kind("resolved", event=EVENT, glory=NUMBER)
SCORED: Final = EVENTS.kind("scored", seat=SEAT, attunement=ATTUNEMENT)  # a card that waited for the end of the Era
CONTROLLED: Final = EVENTS.kind("controlled", seat=SEAT, region=REGION)
WON: Final = EVENTS.kind("won", seat=SEAT, glory=NUMBER)
EVENTS.endings = [WON]

EVENTS.rounds = [ERA_BEGAN, WON]

# -- which events in a row are told as one, and what is counted in an Era ----------------------------------------------

EVENTS.row(GOT_CARD, "seat", gather="card")
EVENTS.row(LAID_OUT, gather="card")
EVENTS.row(MIRAGE_ROSE, gather="region")
EVENTS.row(MIRAGE_FADED, gather="region")
EVENTS.row(GAINED, "seat", add="amount")
EVENTS.instead(LOST, BOUGHT, seat="seat")
for source_of_gain in (MEDITATED, LOST, BOUGHT, CONTROLLED):
    EVENTS.instead(GAINED, source_of_gain, seat="seat")
EVENTS.instead(TOOK, LOST, seat="seat")
EVENTS.instead(PLACED, LOST, seat="seat")
EVENTS.row(DREW, "seat")
EVENTS.row(UNCOVERED, gather="card")
EVENTS.row(PUT_UNDER, "seat", gather="card")
EVENTS.row(CREATED, "seat", gather="unit")
EVENTS.row(DEPLOYED, "seat", "region", gather="unit")
EVENTS.row(MOVED, "seat", "frm", "to", gather="unit")
EVENTS.row(UNIT_LOST, "seat", "region", gather="unit")
EVENTS.row(WON_BATTLE, gather="seat")
EVENTS.row(CONTROLLED, "seat", gather="region")
EVENTS.count("glory", GAINED, "amount", resource=GLORY)
EVENTS.count("battles", WON_BATTLE)
EVENTS.count("medals", REWARDED)
EVENTS.count("cards", TOOK)

# -- what chance decides, by the names under which it can be given -----------------------------------------------------

RING_LOT: Final = "ring"
MONSTER_LOT: Final = "monsters"
ORDER_LOT: Final = "order"
FRONT_LOT: Final = "encounter-fronts"
ENCOUNTER_LOT: Final = "encounters"
START_LOT: Final = "starting-cards"
CHOSEN_LOT: Final = "chosen"
MIRAGE_LOT: Final = "mirages"
DECK_LOT: Final = "deck"
EVENT_LOT: Final = "events"
TRIBUTE_LOT: Final = "tribute"
LOTS: Final = [
    RING_LOT,
    MONSTER_LOT,
    ORDER_LOT,
    FRONT_LOT,
    ENCOUNTER_LOT,
    START_LOT,
    CHOSEN_LOT,
    MIRAGE_LOT,
    DECK_LOT,
    EVENT_LOT,
    TRIBUTE_LOT,
]
