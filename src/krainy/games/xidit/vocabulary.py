"""Every action and every event of Lords of Xidit, declared once.

What a person calls the things of a domain is told by `view/naming.py`: cities by their numbers, titans by their
strengths, all else by the ids of the data. The words of a `plan` and of a `pair` are joined by '+': `gold+bards`. The
decisions are PlaceIdrakis, Plan, ChooseRewards, PlaceBards, FaceTitan, PayUnits, RaiseVirtual, ShowUnits, CensusBards,
CensusFloor and WaitingFloor.
"""

from typing import Final

from krainy.engine.vocabulary import Domain, Events, Vocabulary

SEATS: Final = 5
CITIES: Final = 21
REGIONS: Final = 9
KINDS: Final = 5  # of units
SYMBOLS: Final = 5  # of a planning wheel
WHEELS: Final = 6
MOST_UNITS: Final = 18  # of one kind
STACKS: Final = 3  # of titans

SEAT: Final = Domain("seat", SEATS)
CITY: Final = Domain("city", CITIES)
REGION: Final = Domain("region", REGIONS)
UNIT: Final = Domain("unit", KINDS)
SYMBOL: Final = Domain("order", SYMBOLS)
ROAD: Final = Domain("road", 3)
PLAN: Final = Domain("plan", SYMBOLS**WHEELS)  # six orders, the first counts most
PAIR: Final = Domain("pair", 3)
FOE: Final = Domain("titan", STACKS)  # a stack of the Lair, called by its strength
CRITERION: Final = Domain("criterion", 3)
SIDE: Final = Domain("side", 2)  # of a city token, and of the path of destiny
REASON: Final = Domain("reason", 6)
TIE: Final = Domain("tie", 2)
SHOWN: Final = Domain("number", MOST_UNITS + 1)
NUMBER: Final = Domain("number", 1000)

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.block("pass")
PLACE: Final = VOCABULARY.block("place", rule="xidit.move.1", city=CITY)  # after the set-up it goes along roads
ORDER: Final = VOCABULARY.block("order", rule="xidit.exec.4", order=SYMBOL)
REWARDS: Final = VOCABULARY.block("rewards", rule="xidit.reward.1", pair=PAIR)
BARD: Final = VOCABULARY.block("bard", rule="xidit.bard.1", region=REGION)
TITAN: Final = VOCABULARY.block("titan", rule="xidit.titan.4", titan=FOE)
PAY: Final = VOCABULARY.block("pay", rule="xidit.titan.6", unit=UNIT)
RAISE: Final = VOCABULARY.block("raise", rule="xidit.three.8", criterion=CRITERION)
SHOW: Final = VOCABULARY.block("show", rule="xidit.census.2", number=SHOWN)
FLOOR: Final = VOCABULARY.block("floor", rule="xidit.guild.1", city=CITY)

EVENTS: Final = Events()

# Set-up
ASSESSMENTS_DRAWN: Final = EVENTS.kind("assessments-drawn", first=CRITERION, second=CRITERION, third=CRITERION)
VIRTUAL_BEGINS: Final = EVENTS.kind("virtual-begins", criterion=CRITERION, number=NUMBER)
FIRST_PLAYER: Final = EVENTS.kind("first-player", seat=SEAT)
PLACED: Final = EVENTS.kind("placed", seat=SEAT, city=CITY)

# The Year
YEAR_BEGINS: Final = EVENTS.kind("year-begins", year=NUMBER, seat=SEAT)
PLANNED: Final = EVENTS.kind("planned", seat=SEAT, plan=PLAN)
YEAR_ENDS: Final = EVENTS.kind("year-ends", year=NUMBER)

# Orders
MOVED: Final = EVENTS.kind("moved", seat=SEAT, frm=CITY, to=CITY, road=ROAD)
NO_ROAD: Final = EVENTS.kind("no-road", seat=SEAT, city=CITY, road=ROAD)
WAITED: Final = EVENTS.kind("waited", seat=SEAT, city=CITY)
RECRUITED: Final = EVENTS.kind("recruited", seat=SEAT, city=CITY, unit=UNIT)
IGNORED: Final = EVENTS.kind("ignored", seat=SEAT, city=CITY, reason=REASON)
THREAT_FACED: Final = EVENTS.kind("threat-faced", seat=SEAT, city=CITY)
TITAN_FACED: Final = EVENTS.kind("titan-faced", seat=SEAT, titan=FOE, city=CITY)
TITAN_DECLINED: Final = EVENTS.kind("titan-declined", seat=SEAT, city=CITY)
PAID: Final = EVENTS.kind("paid", seat=SEAT, unit=UNIT, number=NUMBER)

# Rewards
GOLD_TAKEN: Final = EVENTS.kind("gold-taken", seat=SEAT, number=NUMBER)
BARDS_PLACED: Final = EVENTS.kind("bards-placed", seat=SEAT, region=REGION, number=NUMBER)
BARDS_DECLINED: Final = EVENTS.kind("bards-declined", seat=SEAT, number=NUMBER)
FLOORS_BUILT: Final = EVENTS.kind("floors-built", seat=SEAT, city=CITY, number=NUMBER)
FLOOR_DECLINED: Final = EVENTS.kind("floor-declined", seat=SEAT)
FLOOR_WAITS: Final = EVENTS.kind("floor-waits", seat=SEAT)
WAITING_BUILT: Final = EVENTS.kind("waiting-built", seat=SEAT, city=CITY, number=NUMBER)
VIRTUAL_RAISED: Final = EVENTS.kind("virtual-raised", seat=SEAT, criterion=CRITERION, number=NUMBER)
THREAT_REMOVED: Final = EVENTS.kind("threat-removed", seat=SEAT, city=CITY)
TITAN_REMOVED: Final = EVENTS.kind("titan-removed", seat=SEAT, titan=FOE, city=CITY)

# The path of destiny
DISCARDED: Final = EVENTS.kind("discarded", city=CITY, side=SIDE)
ENTERED: Final = EVENTS.kind("entered", city=CITY, side=SIDE)
UNITS_MISSING: Final = EVENTS.kind("units-missing", city=CITY, unit=UNIT, number=NUMBER)
NEXT_SHOWN: Final = EVENTS.kind("next-shown", city=CITY, side=SIDE)
TOP_SHOWN: Final = EVENTS.kind("top-shown", city=CITY, side=SIDE)
STACK_FLIPPED: Final = EVENTS.kind("stack-flipped", side=SIDE, number=NUMBER)
THREAT_TURNED: Final = EVENTS.kind("threat-turned", city=CITY)
AWAKENING: Final = EVENTS.kind("awakening")
TITAN_WAKES: Final = EVENTS.kind("titan-wakes", titan=FOE, gold=NUMBER, bards=NUMBER, floors=NUMBER)
REINFORCEMENTS: Final = EVENTS.kind("reinforcements", number=NUMBER)

# The census
CENSUS_BEGINS: Final = EVENTS.kind("census-begins", year=NUMBER)
CENSUS_SHOWN: Final = EVENTS.kind("census-shown", seat=SEAT, unit=UNIT, number=NUMBER)
CENSUS_WON: Final = EVENTS.kind("census-won", seat=SEAT, unit=UNIT)
CENSUS_TIED: Final = EVENTS.kind("census-tied", seat=SEAT, unit=UNIT)
CENSUS_EMPTY: Final = EVENTS.kind("census-empty", unit=UNIT)
CENSUS_LOST: Final = EVENTS.kind("census-lost", seat=SEAT, unit=UNIT)

# The assessments
GAME_ENDS: Final = EVENTS.kind("game-ends", year=NUMBER)
ASSESSMENT_BEGINS: Final = EVENTS.kind("assessment-begins", criterion=CRITERION, number=NUMBER)
BASTION_OPENED: Final = EVENTS.kind("bastion-opened", seat=SEAT, number=NUMBER)
ASSESSED: Final = EVENTS.kind("assessed", seat=SEAT, criterion=CRITERION, number=NUMBER, rank=NUMBER)
VIRTUAL_ASSESSED: Final = EVENTS.kind("virtual-assessed", criterion=CRITERION, number=NUMBER, rank=NUMBER)
TIE_BROKEN: Final = EVENTS.kind("tie-broken", seat=SEAT, below=SEAT, tie=TIE)
VIRTUAL_TIED: Final = EVENTS.kind("virtual-tied", seat=SEAT)
ELIMINATED: Final = EVENTS.kind("eliminated", seat=SEAT, criterion=CRITERION)
VIRTUAL_ELIMINATED: Final = EVENTS.kind("virtual-eliminated", criterion=CRITERION)
WON: Final = EVENTS.kind("won", seat=SEAT)
NOBODY_WON: Final = EVENTS.kind("nobody-won")
EVENTS.endings = [WON, NOBODY_WON]

EVENTS.rounds = [YEAR_BEGINS, GAME_ENDS]

# -- which events in a row are told as one, and what is counted in a Year ----------------------------------------------

EVENTS.instead(YEAR_BEGINS, YEAR_ENDS)
EVENTS.instead(GAME_ENDS, YEAR_ENDS)
EVENTS.row(ENTERED, "side", gather="city")
EVENTS.instead(ENTERED, DISCARDED, side="side")
EVENTS.instead(TOP_SHOWN, NEXT_SHOWN, side="side")
EVENTS.row(CENSUS_SHOWN, "unit")
EVENTS.row(CENSUS_TIED, "unit", gather="seat")
EVENTS.row(BASTION_OPENED)
EVENTS.count("units", RECRUITED)
EVENTS.count("threats", THREAT_REMOVED)
EVENTS.count("titans", TITAN_REMOVED)
EVENTS.count("gold", GOLD_TAKEN, "number")
EVENTS.count("bards", BARDS_PLACED, "number")
EVENTS.count("floors", FLOORS_BUILT, "number")
EVENTS.count("floors", WAITING_BUILT, "number")

# -- what chance decides, by the names under which it can be given -----------------------------------------------------

TOKEN_LOT: Final = "tokens"
TITAN_LOT: Final = "titans"
REINFORCEMENT_LOT: Final = "reinforcements"
ASSESSMENT_LOT: Final = "assessments"
FIRST_LOT: Final = "first"
LOTS: Final = [TOKEN_LOT, TITAN_LOT, REINFORCEMENT_LOT, ASSESSMENT_LOT, FIRST_LOT]
