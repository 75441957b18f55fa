"""Every action and every event of Ekö, declared once."""

from typing import Final

from krainy.engine.vocabulary import Domain, Events, Vocabulary

from .board import HEXES, MAX_SPACES, MAX_TERRAINS

SEAT: Final = Domain("seat", 4)
SPACE: Final = Domain("space", MAX_SPACES)
STACK: Final = Domain("stack", MAX_SPACES)
HEX: Final = Domain("hex", HEXES)
TERRAIN: Final = Domain("terrain", MAX_TERRAINS)
BUILDING: Final = Domain("building", 3)
ZONES: Final = Domain("zones", 512)  # a bit mask of storm zones; nine storm tiles make at most nine
DISC: Final = Domain("disc", 2)  # 0 a warrior, 1 the Emperor
WARRIORS: Final = Domain("warriors", 4)
EMPEROR: Final = Domain("emperor", 2)  # with it or without
NUMBER: Final = Domain("number", 100)
COLOUR: Final = Domain("colour", 4)

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.block("pass")
SWAP: Final = VOCABULARY.block("swap", rule="eko.setup.10", space=SPACE)
USE_SAND: Final = VOCABULARY.block("sand", rule="eko.sand.2", stack=STACK)
MOVE: Final = VOCABULARY.block("move", rule="eko.turn.2", stack=STACK, to=HEX)
ROUTE: Final = VOCABULARY.block("route", rule="eko.storm.3", zones=ZONES)
GIVE: Final = VOCABULARY.block("give", rule="eko.emp.10", disc=DISC)
BUILD: Final = VOCABULARY.block("build", rule="eko.turn.2", stack=STACK, terrain=TERRAIN, building=BUILDING)
MARCH: Final = VOCABULARY.block("march", rule="eko.march.1")
ARM: Final = VOCABULARY.block("arm", rule="eko.turn.1", stack=STACK, warriors=WARRIORS, emperor=EMPEROR)
USE_MOON: Final = VOCABULARY.block("moon", rule="eko.moon.2", space=SPACE)

EVENTS: Final = Events()
DREW_COLOUR: Final = EVENTS.kind("drew-colour", seat=SEAT, colour=COLOUR)
BEGINS: Final = EVENTS.kind("begins", seat=SEAT)
SWAPPED: Final = EVENTS.kind("swapped", seat=SEAT, frm=SPACE, to=SPACE)
KEPT: Final = EVENTS.kind("kept", seat=SEAT, space=SPACE)
STRUCK_BY_SAND: Final = EVENTS.kind("struck-by-sand", seat=SEAT, victim=SEAT, space=SPACE)
LOST_TO_STORM: Final = EVENTS.kind("lost-to-storm", seat=SEAT, space=SPACE, discs=NUMBER, emperor=EMPEROR)
MOVED: Final = EVENTS.kind("moved", seat=SEAT, frm=SPACE, to=SPACE, discs=NUMBER)
REGROUPED: Final = EVENTS.kind("regrouped", seat=SEAT, frm=SPACE, to=SPACE, discs=NUMBER)
ATTACKED: Final = EVENTS.kind("attacked", seat=SEAT, frm=SPACE, to=SPACE, victim=SEAT, discs=NUMBER)
KAMIKAZE: Final = EVENTS.kind("kamikaze", seat=SEAT, frm=SPACE, to=SPACE, victim=SEAT)
CAPTURED: Final = EVENTS.kind("captured", seat=SEAT, victim=SEAT)
EXCHANGED: Final = EVENTS.kind("exchanged", seat=SEAT, jailer=SEAT, victim=SEAT)
BUILT: Final = EVENTS.kind(
    "built", seat=SEAT, building=BUILDING, terrain=TERRAIN, space=SPACE, discs=NUMBER, emperor=EMPEROR
)
REPLACED: Final = EVENTS.kind("replaced", seat=SEAT, victim=SEAT, building=BUILDING, terrain=TERRAIN)
NO_ACTION: Final = EVENTS.kind("no-action", seat=SEAT)
MARCHED: Final = EVENTS.kind("marched", seat=SEAT)
ARMED: Final = EVENTS.kind("armed", seat=SEAT, space=SPACE, discs=NUMBER, emperor=EMPEROR)
MOONLIT: Final = EVENTS.kind("moonlit", seat=SEAT, space=SPACE, emperor=EMPEROR)
ELIMINATED: Final = EVENTS.kind("eliminated", seat=SEAT)
WON_BY_POINTS: Final = EVENTS.kind("won-by-points", seat=SEAT, points=NUMBER)
WON_ALONE: Final = EVENTS.kind("won-alone", seat=SEAT)
NOBODY_WON: Final = EVENTS.kind("nobody-won")
STUCK: Final = EVENTS.kind("stuck")
EVENTS.endings = [WON_BY_POINTS, WON_ALONE, NOBODY_WON, STUCK]

# -- what is counted in five rounds; one alone is two to four lines, which say it themselves [eko.turn] ----------------

EVENTS.rounds = list(EVENTS.endings)
EVENTS.circle(BEGINS, [STRUCK_BY_SAND, MOVED, REGROUPED, ATTACKED, KAMIKAZE, BUILT, NO_ACTION], times=5)
EVENTS.count("built", BUILT)
EVENTS.count("beaten", ATTACKED, "discs")
EVENTS.count("captives", CAPTURED)
EVENTS.count("armed", ARMED, "discs")

# -- what chance decides, by the names under which it can be given -----------------------------------------------------

COLOUR_LOT: Final = "colours"
DISC_LOT: Final = "discs"
FIRST_LOT: Final = "first"
LOTS: Final = [COLOUR_LOT, DISC_LOT, FIRST_LOT]
