"""Every action and every event of Runewars, declared once.

The order of the blocks is the order in which decisions list their actions.
"""

from typing import Final

from krainy.engine.additions import came
from krainy.engine.vocabulary import Domain, Events, Vocabulary

from .map.tiles import CELLS, NUMBER, TILES
from .pieces import (
    ATTRIBUTES,
    CITIES,
    CITY_LINES,
    CLASSES,
    DEVELOPMENTS,
    FACTION_IDS,
    FATES,
    HERO_FACTS,
    HEROES,
    MAX_SEATS,
    OBJECTIVE_FACTS,
    OBJECTIVES,
    ORDERS,
    QUEST_FACTS,
    QUESTS,
    RESOURCES,
    REWARD_FACTS,
    REWARDS,
    SEASON_CARDS,
    SEASON_FACTS,
    TACTICS,
    TACTICS_FACTS,
    TITLES,
    TOKENS,
    TYPES,
)

SEAT: Final = Domain("seat", MAX_SEATS)
FACTION: Final = Domain("faction", len(FACTION_IDS))
TILE: Final = Domain("tile", TILES)
TURN: Final = Domain("turn", 6)
CELL: Final = Domain("cell", CELLS)
SIDE: Final = Domain("side", 3)
MARKER: Final = Domain("marker", MAX_SEATS)
AREA: Final = Domain("area", NUMBER)
UNIT: Final = Domain("unit", TYPES)
CLASS: Final = Domain("class", CLASSES)
HERO: Final = Domain("hero", len(HEROES), came(HERO_FACTS))
RESOURCE: Final = Domain("resource", len(RESOURCES))
ORDER: Final = Domain("order", len(ORDERS))
FATE: Final = Domain("fate", len(FATES))
LINE: Final = Domain("line", len(CITY_LINES))
TITLE: Final = Domain("title", len(TITLES))
DEVELOPMENT: Final = Domain("development", len(DEVELOPMENTS))
TACTIC: Final = Domain("tactics", len(TACTICS), came(TACTICS_FACTS))
REWARD: Final = Domain("reward", len(REWARDS), came(REWARD_FACTS))
QUEST: Final = Domain("quest", len(QUESTS), came(QUEST_FACTS))
OBJECTIVE: Final = Domain("objective", len(OBJECTIVES), came(OBJECTIVE_FACTS))
SEASON_CARD: Final = Domain("season", len(SEASON_CARDS), came(SEASON_FACTS))
CITY: Final = Domain("city", len(CITIES))
TOKEN: Final = Domain("exp", len(TOKENS))
ATTRIBUTE: Final = Domain("attribute", len(ATTRIBUTES))
OPTION: Final = Domain("option", 8)
RUNE_KIND: Final = Domain("face", 3)
RESULT: Final = Domain("result", 4)
SCALE: Final = 100
"""More influence than this is never bid or spent at once."""
AMOUNT_OF: Final = Domain("amount", SCALE)
NUMBER_OF: Final = Domain("number", 1000)

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.block("pass")  # no, none, enough: whatever the decision lets one decline
YES: Final = VOCABULARY.block("yes")
# Set-up
FACTION_A: Final = VOCABULARY.block("faction", rule="runewars.setup.2", faction=FACTION)
TILE_A: Final = VOCABULARY.block("tile", rule="runewars.map.3", tile=TILE, turn=TURN)
AT: Final = VOCABULARY.block("at", rule="runewars.map.4", cell=CELL)
MARK: Final = VOCABULARY.block("mark", rule="runewars.map.8", cell=CELL, side=SIDE)
REALM: Final = VOCABULARY.block("realm", rule="runewars.map.13", marker=MARKER, turn=TURN)
RUNES: Final = VOCABULARY.block("runes", rule="runewars.map.12", dragon=AREA, other=AREA)
# Choices of one thing
PLACE: Final = VOCABULARY.block("place", area=AREA)
UNIT_A: Final = VOCABULARY.block("unit", unit=UNIT)
TARGET: Final = VOCABULARY.block("target", kind=CLASS)
HERO_A: Final = VOCABULARY.block("hero", hero=HERO)
RESOURCE_A: Final = VOCABULARY.block("resource", resource=RESOURCE)
SEAT_A: Final = VOCABULARY.block("player", seat=SEAT)
AMOUNT_A: Final = VOCABULARY.block("amount", amount=AMOUNT_OF)
OPTION_A: Final = VOCABULARY.block("option", option=OPTION)
FATE_A: Final = VOCABULARY.block("fate", fate=FATE)
RUNE: Final = VOCABULARY.block("rune", area=AREA)
# Orders
ORDER_A: Final = VOCABULARY.block("order", rule="runewars.orders.1", order=ORDER)
BID: Final = VOCABULARY.block("bid", rule="runewars.bid.1", amount=AMOUNT_OF)
MARCH: Final = VOCABULARY.block("march", rule="runewars.strategize.1", frm=AREA, to=AREA)
ALL: Final = VOCABULARY.block("all")
ACTIVATE: Final = VOCABULARY.block("activate", rule="runewars.activation.1", area=AREA)
CALL: Final = VOCABULARY.block("call", rule="runewars.mobilize.1", unit=UNIT, frm=AREA)
CALL_ALL: Final = VOCABULARY.block("call-all", rule="runewars.mobilize.1", frm=AREA)
PORTAL: Final = VOCABULARY.block("portal", rule="runewars.explore.7")
FIGHT: Final = VOCABULARY.block("fight", rule="runewars.move.7")
TALK: Final = VOCABULARY.block("talk", rule="runewars.diplomacy.1", amount=AMOUNT_OF)
RETREAT: Final = VOCABULARY.block("retreat", rule="runewars.retreat.1", area=AREA)
LINE_A: Final = VOCABULARY.block("line", rule="runewars.rally.1", line=LINE)
CLAIM: Final = VOCABULARY.block("claim", rule="runewars.acquire.2", title=TITLE, amount=AMOUNT_OF)
DEVELOP: Final = VOCABULARY.block("develop", rule="runewars.harvest.3", development=DEVELOPMENT, area=AREA)
BUILD: Final = VOCABULARY.block("build", rule="runewars.fortify.1", area=AREA)
REPAIR: Final = VOCABULARY.block("repair", rule="runewars.fortify.3", area=AREA)
SHIFT: Final = VOCABULARY.block("shift", rule="runewars.fortify.4", one=AREA, other=AREA)
RAZE: Final = VOCABULARY.block("raze", rule="runewars.fortify.7", area=AREA)
# Cards in one's own turn
PLAY: Final = VOCABULARY.block("play", rule="runewars.tactics.1", card=TACTIC)
USE: Final = VOCABULARY.block("use", rule="runewars.reward.1", reward=REWARD, hero=HERO)
GIVE: Final = VOCABULARY.block("give", rule="runewars.reward.3", reward=REWARD, frm=HERO, to=HERO)
PICK_UP: Final = VOCABULARY.block("pick-up", rule="runewars.defeat.4", area=AREA)
CLEAR: Final = VOCABULARY.block("clear", rule="runewars.explore.16", area=AREA)
OFFICE: Final = VOCABULARY.block("office", rule="runewars.title.3", title=TITLE)
OBJECTIVE_A: Final = VOCABULARY.block("objective", rule="runewars.objective.2")
EXCHANGE: Final = VOCABULARY.block("exchange", rule="runewars.objective.2")  # the objective for another
VICTORY: Final = VOCABULARY.block("victory", rule="runewars.victory.2")
DISCARD: Final = VOCABULARY.block("discard", rule="runewars.tactics.4", card=TACTIC)
DROP_QUEST: Final = VOCABULARY.block("drop-quest", rule="runewars.quest.7", quest=QUEST)
DROP_REWARD: Final = VOCABULARY.block("drop-reward", reward=REWARD, hero=HERO)
# Heroes
GO: Final = VOCABULARY.block("go", rule="runewars.quest.2", hero=HERO)
HEAL: Final = VOCABULARY.block("heal", rule="runewars.quest.3", hero=HERO)
TRAIN: Final = VOCABULARY.block("train", rule="runewars.quest.4", hero=HERO, attribute=ATTRIBUTE)
QUEST_A: Final = VOCABULARY.block("quest", rule="runewars.quest.8", quest=QUEST)
CHALLENGE: Final = VOCABULARY.block("challenge", rule="runewars.duel.1", hero=HERO)
SUPPORT: Final = VOCABULARY.block("support", rule="runewars.support.1", hero=HERO, unit=UNIT)

EVENTS: Final = Events()
# Set-up
DREW_FATE: Final = EVENTS.kind("drew-fate", seat=SEAT, fate=FATE)
FIRST_PLAYER: Final = EVENTS.kind("first-player", seat=SEAT)
CHOSE_FACTION: Final = EVENTS.kind("chose-faction", player=NUMBER_OF, faction=FACTION)
DEALT_QUEST: Final = EVENTS.kind("dealt-quest", seat=SEAT, quest=QUEST)
TOOK_TILE: Final = EVENTS.kind("took-tile", seat=SEAT, tile=TILE, turn=TURN)
LAID_TILE: Final = EVENTS.kind("laid-tile", seat=SEAT, tile=TILE, cell=CELL)
MARKED: Final = EVENTS.kind("marked", seat=SEAT, one=CELL, other=CELL)
BOARD_FAILED: Final = EVENTS.kind("board-failed")
LAID_RUNES: Final = EVENTS.kind("laid-runes", seat=SEAT, one=AREA, other=AREA)
LAID_RUNE: Final = EVENTS.kind("laid-rune", seat=SEAT, area=AREA)
LAID_REALM: Final = EVENTS.kind("laid-realm", seat=SEAT, cell=CELL, turn=TURN)
CITY_LAID: Final = EVENTS.kind("city-laid", city=CITY, area=AREA)
# Runes
SAW_RUNE: Final = EVENTS.kind("saw-rune", seat=SEAT, area=AREA, face=RUNE_KIND)  # whispered
REVEALED_RUNE: Final = EVENTS.kind("revealed-rune", area=AREA, face=RUNE_KIND)
DISCARDED_RUNE: Final = EVENTS.kind("discarded-rune", seat=SEAT, area=AREA)
GAINED_RUNE: Final = EVENTS.kind("gained-rune", seat=SEAT)
NO_RUNE: Final = EVENTS.kind("no-rune", seat=SEAT)
MIXED_RUNES: Final = EVENTS.kind("mixed-runes", seat=SEAT, one=AREA, other=AREA)
RUNE_MOVED: Final = EVENTS.kind("rune-moved", seat=SEAT, frm=AREA, to=AREA)
LOOKED: Final = EVENTS.kind("looked", seat=SEAT, area=AREA)
# Years, seasons, orders
SEASON_BEGAN: Final = EVENTS.kind("season-began", year=NUMBER_OF, card=SEASON_CARD)
SPRING_CAME: Final = EVENTS.kind("spring-came")
FATE_RESHUFFLED: Final = EVENTS.kind("fate-reshuffled")
WINTER_CAME: Final = EVENTS.kind("winter-came")
ORDER_SHOWN: Final = EVENTS.kind("order-shown", seat=SEAT, order=ORDER)
TURN_BEGAN: Final = EVENTS.kind("turn-began", seat=SEAT, order=ORDER)
BID_SHOWN: Final = EVENTS.kind("bid-shown", seat=SEAT, amount=AMOUNT_OF)
BID_WON: Final = EVENTS.kind("bid-won", seat=SEAT)
FORBIDDEN: Final = EVENTS.kind("forbidden", seat=SEAT)
# Gains and losses
INFLUENCE_CHANGED: Final = EVENTS.kind("influence-changed", seat=SEAT, gained=NUMBER_OF, lost=NUMBER_OF)
DIAL_SET: Final = EVENTS.kind("dial-set", seat=SEAT, resource=RESOURCE, value=NUMBER_OF)
DREW_TACTICS: Final = EVENTS.kind("drew-tactics", seat=SEAT)
GOT_TACTICS: Final = EVENTS.kind("got-tactics", seat=SEAT, card=TACTIC)  # whispered
STOLE_TACTICS: Final = EVENTS.kind("stole-tactics", seat=SEAT, victim=SEAT, fresh=NUMBER_OF)
STOLEN: Final = EVENTS.kind("stolen", seat=SEAT, card=TACTIC)  # whispered to both
PLAYED: Final = EVENTS.kind("played", seat=SEAT, card=TACTIC)
CANCELLED: Final = EVENTS.kind("cancelled", seat=SEAT, card=TACTIC)
STANDS: Final = EVENTS.kind("stands", seat=SEAT, card=TACTIC)  # nobody cancelled it
DISCARDED: Final = EVENTS.kind("discarded", seat=SEAT, card=TACTIC, fresh=NUMBER_OF)
DREW_QUEST: Final = EVENTS.kind("drew-quest", seat=SEAT)
GOT_QUEST: Final = EVENTS.kind("got-quest", seat=SEAT, quest=QUEST)  # whispered
DROPPED_QUEST: Final = EVENTS.kind("dropped-quest", seat=SEAT, quest=QUEST)
DREW_OBJECTIVE: Final = EVENTS.kind("drew-objective", seat=SEAT)
GOT_OBJECTIVE: Final = EVENTS.kind("got-objective", seat=SEAT, objective=OBJECTIVE)  # whispered
FULFILLED: Final = EVENTS.kind("fulfilled", seat=SEAT, objective=OBJECTIVE)
TOOK_TITLE: Final = EVENTS.kind("took-title", seat=SEAT, title=TITLE, amount=NUMBER_OF)
USED_OFFICE: Final = EVENTS.kind("used-office", seat=SEAT, title=TITLE)
RALLIED: Final = EVENTS.kind("rallied", seat=SEAT, city=CITY, line=LINE)
ORDER_RETURNED: Final = EVENTS.kind("order-returned", seat=SEAT, order=ORDER)
# Units
MOVED: Final = EVENTS.kind("moved", seat=SEAT, unit=UNIT, frm=AREA, to=AREA)
ACTIVATED: Final = EVENTS.kind("activated", seat=SEAT, area=AREA)
DEACTIVATED: Final = EVENTS.kind("deactivated", seat=SEAT, area=AREA)
PLACED: Final = EVENTS.kind("placed", seat=SEAT, unit=UNIT, area=AREA)
NEUTRALS_PLACED: Final = EVENTS.kind("neutrals-placed", unit=UNIT, area=AREA, number=NUMBER_OF)
NEUTRALS_LEAVE: Final = EVENTS.kind("neutrals-leave", area=AREA)
NEUTRALS_MOVED: Final = EVENTS.kind("neutrals-moved", frm=AREA, to=AREA)
DESTROYED: Final = EVENTS.kind("destroyed", kind=CLASS, area=AREA)
ROUTED: Final = EVENTS.kind("routed", kind=CLASS, area=AREA)
STOOD_UP: Final = EVENTS.kind("stood-up", kind=CLASS, area=AREA)
DAMAGED: Final = EVENTS.kind("damaged", kind=CLASS, area=AREA)
SENT_AWAY: Final = EVENTS.kind("sent-away", kind=CLASS, area=AREA)
RETREATED: Final = EVENTS.kind("retreated", seat=SEAT, frm=AREA, to=AREA)
BUILT: Final = EVENTS.kind("built", seat=SEAT, area=AREA)
RAZED: Final = EVENTS.kind("razed", seat=SEAT, area=AREA)
STRONGHOLD_DAMAGED: Final = EVENTS.kind("stronghold-damaged", seat=SEAT, area=AREA)
REPAIRED: Final = EVENTS.kind("repaired", seat=SEAT, area=AREA)
DEVELOPED: Final = EVENTS.kind("developed", seat=SEAT, development=DEVELOPMENT, area=AREA)
DEVELOPMENT_LOST: Final = EVENTS.kind("development-lost", seat=SEAT, area=AREA)
# Diplomacy and battle
TALKED: Final = EVENTS.kind("talked", seat=SEAT, area=AREA, amount=NUMBER_OF)
FATE_CHOSEN: Final = EVENTS.kind("fate-chosen", seat=SEAT, fate=FATE)
FATE_SHOWN: Final = EVENTS.kind("fate-shown", fate=FATE)
FATE_SEEN: Final = EVENTS.kind("fate-seen", seat=SEAT, fate=FATE)  # whispered
FATE_DRAWN: Final = EVENTS.kind("fate-drawn", seat=SEAT, number=NUMBER_OF)
ALLIED: Final = EVENTS.kind("allied", seat=SEAT, area=AREA)
BATTLE_BEGAN: Final = EVENTS.kind("battle-began", seat=SEAT, area=AREA)
ROUND_BEGAN: Final = EVENTS.kind("round-began", number=NUMBER_OF)
RESULTS: Final = EVENTS.kind("results", seat=SEAT, result=RESULT, number=NUMBER_OF)
TYPE_PICKED: Final = EVENTS.kind("type-picked", seat=SEAT, unit=UNIT)
TYPE_DREW: Final = EVENTS.kind("type-drew", seat=SEAT, unit=UNIT, number=NUMBER_OF)
SUPPORTED: Final = EVENTS.kind("supported", seat=SEAT, hero=HERO, unit=UNIT)
FORTIFICATION_USED: Final = EVENTS.kind("fortification-used", seat=SEAT, development=DEVELOPMENT)
STRENGTHS: Final = EVENTS.kind("strengths", attacker=NUMBER_OF, defender=NUMBER_OF)
BATTLE_WON: Final = EVENTS.kind("battle-won", seat=SEAT, area=AREA)
NEUTRALS_WON: Final = EVENTS.kind("neutrals-won", area=AREA)
BATTLE_CALLED_OFF: Final = EVENTS.kind("battle-called-off", area=AREA)
# Heroes
HERO_DRAWN: Final = EVENTS.kind("hero-drawn", seat=SEAT, hero=HERO)
HERO_JOINED: Final = EVENTS.kind("hero-joined", seat=SEAT, hero=HERO, area=AREA)
HERO_SET_OUT: Final = EVENTS.kind("hero-set-out", seat=SEAT, hero=HERO)
HERO_MOVED: Final = EVENTS.kind("hero-moved", seat=SEAT, hero=HERO, frm=AREA, to=AREA)
HERO_LEFT: Final = EVENTS.kind("hero-left", seat=SEAT, hero=HERO)
HERO_HURT: Final = EVENTS.kind("hero-hurt", hero=HERO, damage=NUMBER_OF)
HERO_HEALED: Final = EVENTS.kind("hero-healed", hero=HERO)
HERO_ROUTED: Final = EVENTS.kind("hero-routed", hero=HERO)
HERO_STOOD_UP: Final = EVENTS.kind("hero-stood-up", hero=HERO)
HERO_DEFEATED: Final = EVENTS.kind("hero-defeated", hero=HERO)
HEROES_DRAWN: Final = EVENTS.kind("heroes-drawn", seat=SEAT, number=NUMBER_OF)
HERO_SEEN: Final = EVENTS.kind("hero-seen", seat=SEAT, hero=HERO)  # whispered
TRAINED: Final = EVENTS.kind("trained", hero=HERO, attribute=ATTRIBUTE)
QUEST_TRIED: Final = EVENTS.kind("quest-tried", seat=SEAT, hero=HERO, quest=QUEST)
QUEST_DONE: Final = EVENTS.kind("quest-done", seat=SEAT, quest=QUEST)
DUEL_BEGAN: Final = EVENTS.kind("duel-began", hero=HERO, enemy=HERO)
QUEST_DUEL_BEGAN: Final = EVENTS.kind("quest-duel-began", hero=HERO, unit=UNIT)
UNIT_HURT: Final = EVENTS.kind("unit-hurt", unit=UNIT, damage=NUMBER_OF)
BLOW: Final = EVENTS.kind("blow", damage=NUMBER_OF)
DUEL_OVER: Final = EVENTS.kind("duel-over", hero=HERO)
DUEL_EVADED: Final = EVENTS.kind("duel-evaded", hero=HERO)
GOT_REWARD: Final = EVENTS.kind("got-reward", hero=HERO)
SAW_REWARD: Final = EVENTS.kind("saw-reward", hero=HERO, reward=REWARD)  # whispered
SHOWED_REWARD: Final = EVENTS.kind("showed-reward", hero=HERO, reward=REWARD)
DISCARDED_REWARD: Final = EVENTS.kind("discarded-reward", hero=HERO, reward=REWARD)
REWARD_GIVEN: Final = EVENTS.kind("reward-given", frm=HERO, to=HERO)
REWARDS_FELL: Final = EVENTS.kind("rewards-fell", area=AREA)
REWARDS_TAKEN: Final = EVENTS.kind("rewards-taken", hero=HERO, area=AREA)
# Exploration
EXPLORED: Final = EVENTS.kind("explored", hero=HERO, area=AREA, token=TOKEN)
SAW_TOKEN: Final = EVENTS.kind("saw-token", seat=SEAT, area=AREA, token=TOKEN)  # whispered
PLACE_CLEARED: Final = EVENTS.kind("place-cleared", seat=SEAT, area=AREA, token=TOKEN)
PORTAL_PAID: Final = EVENTS.kind("portal-paid", seat=SEAT)
# The end
VICTORY_LAID: Final = EVENTS.kind("victory-laid", seat=SEAT)
VICTORY_RETURNED: Final = EVENTS.kind("victory-returned", seat=SEAT)
ELIMINATED: Final = EVENTS.kind("eliminated", seat=SEAT)
COUNTED: Final = EVENTS.kind("counted", seat=SEAT, runes=NUMBER_OF)
WON: Final = EVENTS.kind("won", seat=SEAT)
EVENTS.endings = [WON]

EVENTS.rounds = [SEASON_BEGAN, WON]

# -- which events in a row are told as one, and what is counted in a season -------------------------------------------

EVENTS.row(DEALT_QUEST, "seat", gather="quest")
EVENTS.instead(LAID_TILE, TOOK_TILE, seat="seat", tile="tile")
EVENTS.row(MARKED, "seat")
EVENTS.row(NEUTRALS_PLACED, add="number")
EVENTS.join(CITY_LAID, NEUTRALS_PLACED)
EVENTS.row(DIAL_SET, "seat")
EVENTS.row(DREW_TACTICS, "seat")
EVENTS.row(GOT_TACTICS, "seat", gather="card")
EVENTS.instead(GOT_TACTICS, DREW_TACTICS, seat="seat")
EVENTS.row(DREW_QUEST, "seat")
EVENTS.row(GOT_QUEST, "seat", gather="quest")
EVENTS.instead(GOT_QUEST, DREW_QUEST, seat="seat")
EVENTS.row(DREW_OBJECTIVE, "seat")
EVENTS.instead(GOT_OBJECTIVE, DREW_OBJECTIVE, seat="seat")
EVENTS.instead(STOLEN, STOLE_TACTICS, seat="seat")
EVENTS.implies(PLAYED, STANDS, seat="seat", card="card")
EVENTS.implies(BID_SHOWN, INFLUENCE_CHANGED, seat="seat")
EVENTS.instead(TOOK_TITLE, INFLUENCE_CHANGED, seat="seat")
EVENTS.row(MOVED, "seat", "to", gather="unit")
EVENTS.join(HERO_MOVED, MOVED, hero="unit")
EVENTS.instead(MOVED, ACTIVATED, seat="seat", area="to")
EVENTS.row(PLACED, "seat", gather="unit")
for fate_of_a_unit in (DESTROYED, ROUTED, DAMAGED, SENT_AWAY):
    EVENTS.row(fate_of_a_unit, "area", gather="kind")
EVENTS.instead(ROUND_BEGAN, ROUND_BEGAN)
EVENTS.instead(STRENGTHS, ROUND_BEGAN)
EVENTS.row(RESULTS, "seat", add="number")
EVENTS.row(FATE_SEEN, "seat", gather="fate")
EVENTS.implies(FATE_SEEN, FATE_DRAWN, seat="seat")
EVENTS.implies(TYPE_DREW, FATE_DRAWN, seat="seat")
EVENTS.row(FATE_SHOWN, gather="fate")
EVENTS.instead(HEROES_DRAWN, INFLUENCE_CHANGED, seat="seat")
EVENTS.row(HERO_SEEN, "seat", gather="hero")
EVENTS.instead(HERO_JOINED, HERO_DRAWN, seat="seat", hero="hero")
EVENTS.row(TRAINED, "hero")
EVENTS.instead(SAW_REWARD, GOT_REWARD, hero="hero")
EVENTS.count("runes", GAINED_RUNE)
EVENTS.count("battles", BATTLE_WON)
EVENTS.count("titles", TOOK_TITLE)
EVENTS.count("quests", QUEST_DONE)
EVENTS.count("strongholds", BUILT)
EVENTS.count("units", PLACED)
EVENTS.count("influence", INFLUENCE_CHANGED, "gained")

# -- what chance decides, by the names under which it can be given -----------------------------------------------------

FIRST_LOT: Final = "first"
DEALT_LOT: Final = "starting-quests"
BOARD_LOT: Final = "board"
CITY_LOT: Final = "cities"
TOKEN_LOT: Final = "tokens"
STARTING_HERO_LOT: Final = "starting-heroes"
HERO_LOT: Final = "heroes"
OBJECTIVE_LOT: Final = "objectives"
SEASON_LOT: Final = "season-cards"
FATE_LOT: Final = "fate"
TACTICS_LOT: Final = "tactics"
QUEST_LOT: Final = "quests"
REWARD_LOT: Final = "rewards"
STOLEN_LOT: Final = "stolen"
RUNE_LOT: Final = "runes"
LOTS: Final = [
    FIRST_LOT,
    DEALT_LOT,
    BOARD_LOT,
    CITY_LOT,
    TOKEN_LOT,
    STARTING_HERO_LOT,
    HERO_LOT,
    OBJECTIVE_LOT,
    SEASON_LOT,
    FATE_LOT,
    TACTICS_LOT,
    QUEST_LOT,
    REWARD_LOT,
    STOLEN_LOT,
    RUNE_LOT,
]
