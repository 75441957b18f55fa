"""Why not? For every action of Runewars that is not legal now, the id of the rule that forbids it.

An action that could be taken at the decision now asked is measured by its own rules; one that belongs to another moment
is answered by the rule of the decision. Only what the seat knows is looked at.
"""

from typing import Final

from .building import LayAt, realm_cell, touches_realm
from .combat import Assign
from .control import enemy
from .decks import ready_cards
from .movement import (
    Column,
    Muster,
    Strategize,
    Ways,
    closed_to,
    linked,
    may_enter,
    may_leave,
    must_not_fight,
    reachable,
    unit_range,
)
from .pieces import FACTION_OF, FLYING, LIMIT, ORE, TACTICS, TO_WIN, TYPES, WOOD, YEARS
from .questing import Walk
from .retreat import Flee, allowed
from .runes import has_rune
from .spend import dial
from .state import NOBODY, Runewars
from .tiles import OFF, OFFSETS, REALMS, STEP
from .victory import dragon_count
from .vocabulary import VOCABULARY
from .windows import Aside

OF_DECISION: Final = {
    "Accept": "runewars.effect.1",
    "Accompany": "runewars.retreat.5",
    "Activate": "runewars.activation.1",
    "Answer": "runewars.diplomacy.3",
    "Armour": "runewars.reward.4",
    "Assign": "runewars.damage.2",
    "AutumnGain": "runewars.season.8",
    "BattleWindow": "runewars.effect.8",
    "Bids": "runewars.bid.1",
    "Boast": "runewars.rune.8",
    "BreakTie": "runewars.bid.4",
    "Bury": "runewars.rune.2",
    "Chill": "runewars.effect.2",
    "Choose": "runewars.effect.1",
    "ChooseFaction": "runewars.setup.2",
    "ChooseOrders": "runewars.orders.1",
    "CityLine": "runewars.rally.1",
    "ClaimTitle": "runewars.acquire.2",
    "Column": "runewars.strategize.1",
    "Cull": "runewars.limit.2",
    "DamageCards": "runewars.effect.8",
    "Deed": "runewars.quest.8",
    "Develop": "runewars.harvest.3",
    "DiscardFalse": "runewars.rune.3",
    "DiscardQuest": "runewars.quest.7",
    "DiscardTactics": "runewars.tactics.4",
    "Discover": "runewars.effect.2",
    "Dismiss": "runewars.hero.3",
    "Doom": "runewars.damage.4",
    "DrawAgain": "runewars.quest.12",
    "Dread": "runewars.effect.2",
    "Drill": "runewars.quest.5",
    "Drive": "runewars.effect.4",
    "DropFate": "runewars.support.2",
    "DuelSpecial": "runewars.duel.4",
    "DuelWindow": "runewars.duel.2",
    "Escape": "runewars.effect.9",
    "Evade": "runewars.effect.9",
    "FateCards": "runewars.effect.8",
    "FightOrTalk": "runewars.move.7",
    "FirstStronghold": "runewars.setup.6",
    "Flee": "runewars.retreat.2",
    "Fortify": "runewars.fortify.1",
    "Found": "runewars.fortify.7",
    "GiveUp": "runewars.effect.2",
    "HarvestMore": "runewars.harvest.2",
    "HeroesFlee": "runewars.retreat.5",
    "HireHero": "runewars.rally.6",
    "Inspire": "runewars.support.1",
    "Invite": "runewars.effect.2",
    "KeepHero": "runewars.rally.6",
    "LayAt": "runewars.map.4",
    "LayGained": "runewars.rune.3",
    "LayMarker": "runewars.map.8",
    "LayRealm": "runewars.map.13",
    "LayRune": "runewars.map.12",
    "LayTile": "runewars.map.3",
    "Lead": "runewars.reward.3",
    "LesserEvil": "runewars.effect.2",
    "Mend": "runewars.effect.2",
    "MixRunes": "runewars.fortify.4",
    "Muster": "runewars.mobilize.1",
    "NeutralPlace": "runewars.effect.3",
    "OneType": "runewars.effect.3",
    "PayHero": "runewars.leave.2",
    "PickType": "runewars.round.1",
    "PickUp": "runewars.defeat.4",
    "PlaceUnit": "runewars.recruit.2",
    "Plunder": "runewars.effect.2",
    "QuestTurn": "runewars.quest.1",
    "RaiseOne": "runewars.dev.3",
    "RaiseRouted": "runewars.effect.2",
    "Reaction": "runewars.tactics.3",
    "Rebuffed": "runewars.diplomacy.7",
    "Reconsider": "runewars.objective.1",
    "Recruit": "runewars.recruit.1",
    "RecruitByCard": "runewars.recruit.1",
    "Replace": "runewars.battle.18",
    "Rise": "runewars.effect.2",
    "Rob": "runewars.effect.2",
    "RoutPick": "runewars.effect.2",
    "Rumour": "runewars.effect.2",
    "Scatter": "runewars.effect.2",
    "SetHero": "runewars.hero.2",
    "SetNeutral": "runewars.effect.3",
    "ShareRewards": "runewars.defeat.2",
    "ShowRunes": "runewars.victory.2",
    "Smuggle": "runewars.rune.5",
    "Spy": "runewars.effect.2",
    "StartAbility": "runewars.duel.2",
    "StartingHero": "runewars.setup.8",
    "Strategize": "runewars.strategize.1",
    "StrategizeMore": "runewars.strategize.6",
    "SufferRout": "runewars.rout.1",
    "Summon": "runewars.effect.2",
    "SupportBy": "runewars.support.1",
    "Surplus": "runewars.limit.3",
    "TakeBack": "runewars.effect.2",
    "TakeDevelopment": "runewars.components.3",
    "TakeSupport": "runewars.support.2",
    "TakeToken": "runewars.effect.2",
    "TalkCards": "runewars.effect.8",
    "TestChoice": "runewars.quest.12",
    "TossFate": "runewars.effect.2",
    "TrainMore": "runewars.quest.4",
    "TurnDial": "runewars.effect.12",
    "Undermine": "runewars.effect.2",
    "UseFortification": "runewars.dev.6",
    "Usurp": "runewars.title.3",
    "Walk": "runewars.quest.2",
    "Window": "runewars.effect.5",
    "Withdraw": "runewars.retreat.2",
}
"""What a decision asks for, and nothing else."""

OF_ACTION: Final = {
    "faction": "runewars.setup.2",
    "tile": "runewars.map.3",
    "at": "runewars.map.4",
    "mark": "runewars.map.8",
    "realm": "runewars.map.13",
    "runes": "runewars.map.12",
    "order": "runewars.orders.1",
    "bid": "runewars.bid.1",
    "march": "runewars.strategize.1",
    "activate": "runewars.activation.1",
    "call": "runewars.mobilize.1",
    "call-all": "runewars.mobilize.1",
    "portal": "runewars.explore.7",
    "fight": "runewars.move.7",
    "talk": "runewars.diplomacy.1",
    "retreat": "runewars.retreat.1",
    "line": "runewars.rally.1",
    "claim": "runewars.acquire.2",
    "develop": "runewars.harvest.3",
    "build": "runewars.fortify.1",
    "repair": "runewars.fortify.3",
    "shift": "runewars.fortify.4",
    "raze": "runewars.fortify.7",
    "play": "runewars.tactics.1",
    "use": "runewars.reward.1",
    "give": "runewars.reward.3",
    "pick-up": "runewars.defeat.4",
    "clear": "runewars.explore.16",
    "office": "runewars.title.3",
    "objective": "runewars.objective.2",
    "exchange": "runewars.objective.2",
    "victory": "runewars.victory.2",
    "discard": "runewars.tactics.4",
    "drop-quest": "runewars.quest.7",
    "go": "runewars.quest.2",
    "heal": "runewars.quest.3",
    "train": "runewars.quest.4",
    "quest": "runewars.quest.8",
    "challenge": "runewars.duel.1",
    "support": "runewars.support.1",
}
"""The moment to which an action belongs; those that are left out are choices of many moments."""


def why_not_now(g: Runewars, seat: int, action: int) -> str:
    """The rule that forbids this action, told at the decision now asked."""
    block = VOCABULARY.find(action)
    name, args = block.name, block.decode(action)
    asked = g.asked
    now = type(asked).__name__
    if isinstance(asked, Aside):
        answer = why_not_aside(g, seat, name, args)
        if answer:
            return answer
    elif name == "play" and now in ("BattleWindow", "Reaction", "TalkCards", "FateCards", "DamageCards", "DuelWindow"):
        return why_not_play(g, seat, args[0], OF_DECISION[now])
    if now == "ChooseOrders" and name == "order":
        return "runewars.orders.3" if args[0] else "runewars.orders.1"
    if isinstance(asked, Strategize) and name == "march":
        return "runewars.strategize.1" if action in asked.left else why_not_march(g, seat, args[0], args[1])
    if isinstance(asked, Column) and name == "unit":
        return why_not_step(g, seat, args[0], asked.frm, asked.to)
    if now == "Activate" and name == "activate":
        return why_not_activate(g, seat, args[0])
    if isinstance(asked, Muster) and name in ("call", "call-all"):
        return why_not_call(g, seat, args[0] if name == "call" else -1, args[-1])
    if now == "FightOrTalk":
        return why_not_contest(g, seat, name, args)
    if now == "Rebuffed" and name == "fight":
        return "runewars.mobilize.7"
    if isinstance(asked, Assign) and name == "target":
        return "runewars.damage.2"
    if now == "Fortify" and name in ("build", "repair", "shift"):
        return why_not_fortify(g, seat, name, args)
    if now == "Recruit" and name == "resource":
        return "runewars.recruit.4"
    if now == "ClaimTitle" and name == "claim":
        return "runewars.acquire.4" if g.titles[args[0]] == seat else "runewars.acquire.2"
    if now == "LayGained" and name == "runes":
        return "runewars.rune.2" if has_rune(g, args[0]) or has_rune(g, args[1]) else OF_DECISION[now]
    if now == "LayRune" and name == "runes":
        return "runewars.map.11" if args[0] == args[1] else "runewars.map.12"
    if isinstance(asked, LayAt) and name == "at":
        return why_not_lay(g, asked.tile, asked.turns, args[0])
    if now == "LayMarker" and name == "mark":
        return why_not_mark(g, args[0], args[0] + STEP[args[1]])
    if now == "LayRealm" and name == "realm":
        return why_not_realm(g, seat, args[0], args[1])
    if isinstance(asked, Flee) and name == "retreat":
        return why_not_retreat(g, asked.owner, asked.frm, args[0])
    if now == "Rebuffed" and name == "retreat":
        return why_not_retreat(g, seat, g.contest, args[0])
    if now == "QuestTurn" and name in ("go", "heal", "train", "pass"):
        return why_not_quest(g, seat, name, args)
    if isinstance(asked, Walk) and name == "place":
        return "runewars.border.1" if args[0] in g.board.near[g.hero_at[asked.hero]] else "runewars.quest.2"
    if (now in ("Column", "Muster") and name == "hero") or (now == "SupportBy" and name in ("hero", "support")):
        lies = g.hero_seat[args[0]] == seat and g.heroes_routed >> args[0] & 1
        return "runewars.term.13" if lies else OF_DECISION[now]
    if now == "Deed" and name in ("challenge", "give"):
        return "runewars.duel.1" if name == "challenge" else "runewars.reward.3"
    if now == "Develop" and name == "develop":
        return "runewars.dev.1" if g.castle[args[1]] == seat and g.development[args[1]] else "runewars.harvest.3"
    if name in OF_ACTION and not g.offers_like(seat, action):
        return OF_ACTION[name]
    return OF_DECISION[now]


def why_not_lay(g: Runewars, tile: int, turns: int, cell: int) -> str:
    """The rule that forbids to lay a tile there. [runewars.map.4-6]"""
    for offset in OFFSETS[tile][turns]:
        if cell + offset in g.board.area_at:
            return "runewars.map.6"
    return "runewars.map.5" if g.board.contact(tile, turns, cell) < 0 else "runewars.map.4"


def why_not_mark(g: Runewars, one: int, other: int) -> str:
    """The rule that forbids to lay a realm marker there. [runewars.map.7-9]"""
    board = g.board
    if one in board.area_at or other in board.area_at:
        return "runewars.map.7"
    if board.free_sides(one) + board.free_sides(other) < 3:
        return "runewars.map.8"
    return "runewars.map.9"


def why_not_realm(g: Runewars, seat: int, marker: int, turns: int) -> str:
    """The rule that forbids to lay the realm so. [runewars.map.13-15]"""
    if 2 * marker >= len(g.markers):
        return "runewars.map.13"
    tile = REALMS[g.faction[seat]]
    cell = realm_cell(tile, turns, g.markers[2 * marker], g.markers[2 * marker + 1])
    if cell == OFF:
        return "runewars.map.13"
    if not g.board.fits(tile, turns, cell):
        return "runewars.map.14"
    return "runewars.map.15" if touches_realm(g, tile, turns, cell) else "runewars.map.13"


def why_not_retreat(g: Runewars, owner: int, frm: int, area: int) -> str:
    """The rule that forbids to retreat there. [runewars.retreat.1-6]"""
    if area not in g.board.near[frm]:
        return "runewars.retreat.1"
    if allowed(g, owner, area) == 2:
        return "runewars.retreat.4" if owner == NOBODY else "runewars.retreat.2"
    if area not in reachable(g, frm, closed_to(g, owner, False)):
        return "runewars.retreat.6"
    return "runewars.retreat.2"


def why_not_aside(g: Runewars, seat: int, name: str, args: list[int]) -> str:
    """The rule that forbids something that may be done at any time of the own turn; empty if it is nothing of that
    kind."""
    if name == "play":
        return why_not_play(g, seat, args[0], "runewars.tactics.1")
    if name == "use":
        return "runewars.reward.1"
    if name == "give":
        return "runewars.reward.3"
    if name == "pick-up":
        return "runewars.defeat.4"
    if name == "clear":
        return "runewars.explore.16"
    if name == "office":
        return "runewars.title.3"
    if name in ("objective", "exchange"):
        return "runewars.objective.2" if g.objective[seat] >= 0 else "runewars.objective.3"
    if name == "victory":
        if g.year >= YEARS:
            return "runewars.victory.4"
        if dragon_count(g, seat) < TO_WIN:
            return "runewars.victory.2"
        return "runewars.victory.3"
    return ""


def why_not_play(g: Runewars, seat: int, card: int, otherwise: str) -> str:
    """The rule that forbids playing a tactics card now; only the own hand is looked at. [runewars.tactics.1-2]"""
    held = card > 0 and card < len(TACTICS) and card in [g.tactics.content[slot] for slot in g.hands[seat]]
    return "runewars.tactics.2" if held and card not in ready_cards(g, seat) else otherwise


def why_not_march(g: Runewars, seat: int, frm: int, to: int) -> str:
    """The rule that forbids Strategize from here to there. [runewars.strategize.1-4, runewars.neutral.3]"""
    if to not in linked(g, frm, 0):
        return "runewars.strategize.3"
    if not may_enter(g, seat, to):
        return "runewars.strategize.2"
    if g.activated[seat] >> frm & 1:
        return "runewars.strategize.4"
    if to not in linked(g, frm, closed_to(g, seat, False)):
        return "runewars.border.1"
    if may_leave(g, seat, frm):
        for unit in range(TYPES):
            if g.rows[frm][2 * unit]:  # it stands and could go, were it not for an ally
                return "runewars.neutral.3"
    return "runewars.strategize.1"


def why_not_step(g: Runewars, seat: int, unit: int, frm: int, to: int) -> str:
    """The rule that forbids a unit to take this step. [runewars.strategize.1, runewars.neutral.3]"""
    if not g.rows[frm][2 * unit]:
        return "runewars.term.13" if g.rows[frm][2 * unit + 1] else "runewars.strategize.1"
    if to not in linked(g, frm, closed_to(g, seat, FLYING[unit])):
        return "runewars.border.1"
    return "runewars.neutral.3"


def why_not_activate(g: Runewars, seat: int, area: int) -> str:
    """The rule that forbids to activate an area. [runewars.activation.2]"""
    if g.activated[seat] >> area & 1:
        return "runewars.activation.2"
    if area == g.contest:
        return "runewars.mobilize.5"
    return "runewars.term.15" if g.truce and enemy(g, seat, area) else "runewars.activation.1"


def why_not_call(g: Runewars, seat: int, unit: int, frm: int) -> str:
    """The rule that forbids a unit to come to the activated area. [runewars.mobilize.1-3]"""
    if g.lord[frm] != seat or frm == g.contest:
        return "runewars.mobilize.1"
    if g.activated[seat] >> frm & 1:
        return "runewars.activation.3"
    if g.stormbound >> seat & 1:
        return "runewars.term.15"
    if must_not_fight(g, seat, g.contest):
        return "runewars.mobilize.6"
    if unit < 0:
        return "runewars.mobilize.3"
    if not g.rows[frm][2 * unit]:
        return "runewars.term.13" if g.rows[frm][2 * unit + 1] else "runewars.mobilize.1"
    ways = Ways(g, seat, g.contest)
    steps = ways.wing[frm] if FLYING[unit] else ways.foot[frm]
    if steps > unit_range(g, unit):
        free = ways.hero_wing[frm] if FLYING[unit] else ways.hero_foot[frm]
        if free <= unit_range(g, unit):
            return "runewars.move.2"
        return "runewars.border.1" if ways.hero_wing[frm] <= unit_range(g, unit) else "runewars.mobilize.2"
    return "runewars.neutral.3" if FACTION_OF[unit] < 0 else "runewars.mobilize.1"


def why_not_contest(g: Runewars, seat: int, name: str, args: list[int]) -> str:
    """The rule that forbids to fight or to negotiate. [runewars.diplomacy.1, runewars.diplomacy.3]"""
    if name == "fight":
        return "runewars.mobilize.6"
    if name == "talk":
        if sum(g.guests) > LIMIT:
            return "runewars.limit.4"
        return "runewars.diplomacy.1" if g.influence[seat] == 0 else "runewars.diplomacy.3"
    return "runewars.move.7"


def why_not_fortify(g: Runewars, seat: int, name: str, args: list[int]) -> str:
    """The rule that forbids a part of Fortify. [runewars.fortify.1-4]"""
    if name == "build":
        area = args[0]
        if g.castle[area] != NOBODY or g.city[area] >= 0:
            return "runewars.stronghold.3"
        poor = dial(g, seat, WOOD) == 0 or dial(g, seat, ORE) == 0
        return "runewars.fortify.2" if poor or g.lord[area] != seat else "runewars.fortify.1"
    if name == "repair":
        mine = g.castle[args[0]] == seat and g.ruined >> args[0] & 1 and dial(g, seat, ORE)
        return "runewars.fortify.1" if mine else "runewars.fortify.3"
    if name == "shift":
        return "runewars.fortify.5" if g.lord[args[0]] == seat and g.lord[args[1]] == seat else "runewars.fortify.4"
    return "runewars.fortify.1"


def why_not_quest(g: Runewars, seat: int, name: str, args: list[int]) -> str:
    """The rule that forbids an action in the quest phase. [runewars.quest.1-4]"""
    if name in ("go", "heal", "train"):
        hero = args[0]
        if g.hero_seat[hero] != seat or g.acted >> hero & 1:
            return "runewars.quest.1"
        return {"go": "runewars.quest.2", "heal": "runewars.quest.3", "train": "runewars.quest.4"}[name]
    return "runewars.quest.1"
