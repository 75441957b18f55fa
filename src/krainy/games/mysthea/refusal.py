"""Why not? For every action of Mysthea that is not legal now, the id of the rule that forbids it.

An action that could be taken at the decision now asked is measured by its own rules; one that belongs to another moment
is answered by the rule of the decision, or by the rule of its own moment. Only what the seat knows is looked at.
"""

from typing import Final

from .battle import Loss, Retreat
from .board import CHOSEN, FORTIFICATION, PLACES, RINGS, UNIT_POINTS
from .cards import EQUIPMENT, FIRST_CHOSEN, KIND
from .effects.price import FREE, PRICES
from .effects.travel import StepUnit
from .encounter import REWARD_COST, may_face
from .hooks import Trigger
from .meditate import Crystals
from .movement import may_move
from .operate import Operate
from .setup import drafted
from .spend import Spend
from .state import Mysthea, spot
from .units import can_create, can_deploy
from .vocabulary import VOCABULARY

OF_DECISION: Final = {
    "Draft": "mysthea.draft.3",
    "PlaceChosen": "mysthea.setup.13",
    "PlaceToken": "mysthea.setup.13",
    "RechargeArtefact": "mysthea.round.3",
    "ExtraOperate": "mysthea.turn.3",
    "Displace": "mysthea.card.5",
    "Payment": "mysthea.operate.3",
    "Carry": "mysthea.move.5",
    "Fortify": "mysthea.meditate.4",
    "Development": "mysthea.develop.2",
    "Under": "mysthea.develop.2",
    "TakeCards": "mysthea.develop.3",
    "DrawCard": "mysthea.card.2",
    "BattleCards": "mysthea.battle.4",
    "Retreat": "mysthea.battle.6",
    "Loss": "mysthea.battle.12",
    "Battlefield": "mysthea.battle.3",
    "Attune": "mysthea.attune.2",
    "Insert": "mysthea.shift.3",
    "Foresee": "mysthea.opt.1",
    "ChooseSymbol": "mysthea.encounter.4",
    "Reward": "mysthea.encounter.5",
    "Wish": "mysthea.encounter.5",
    "FreeEncounter": "mysthea.monster.7",
    "Alternative": "mysthea.card.2",
    "Aim": "mysthea.card.2",
    "Strike": "mysthea.encounter.5",
    "StepUnit": "mysthea.move.2",
    "TravelUnit": "mysthea.move.4",
    "LeadGroup": "mysthea.move.4",
    "Summon": "mysthea.monster.8",
    "Flight": "mysthea.monster.2",
    "Tribute": "mysthea.behaviour.4",
    "Crystals": "mysthea.meditate.5",
    "Spend": "mysthea.cp.6",
}
"""What a decision asks for, and nothing else. Trigger, Turn and Operate answer action by action."""

USES: Final = ["energy", "create", "deploy", "step"]
"""What command points are spent on. [mysthea.cp.1-5]"""

BOUND: Final = [
    "ExtraOperate",
    "Fortify",
    "Battlefield",
    "Alternative",
    "Aim",
    "StepUnit",
    "TravelUnit",
    "LeadGroup",
    "Summon",
]
"""The decisions of an effect: once it is bought, what can be done must be done. (ruling R49)"""

OF_ACTION: Final = {
    "draft": "mysthea.draft.1",
    "start": "mysthea.setup.13",
    "token": "mysthea.setup.13",
    "recharge": "mysthea.round.3",
    "play": "mysthea.turn.1",
    "develop": "mysthea.turn.1",
    "meditate": "mysthea.turn.1",
    "use": "mysthea.turn.2",
    "battle": "mysthea.turn.2",
    "shift": "mysthea.turn.2",
    "face": "mysthea.turn.2",
    "effect": "mysthea.operate.1",
    "place": "mysthea.operate.1",
    "replace": "mysthea.card.5",
    "pay": "mysthea.operate.3",
    "energy": "mysthea.operate.1",
    "create": "mysthea.operate.1",
    "deploy": "mysthea.operate.1",
    "step": "mysthea.operate.1",
    "carry": "mysthea.move.5",
    "fortify": "mysthea.cp.4",
    "fourth": "mysthea.develop.2",
    "refresh": "mysthea.develop.2",
    "under": "mysthea.develop.2",
    "take": "mysthea.develop.3",
    "draw": "mysthea.card.2",
    "lay": "mysthea.battle.4",
    "lose": "mysthea.battle.12",
    "attune": "mysthea.attune.1",
    "insert": "mysthea.shift.3",
    "look": "mysthea.opt.1",
    "choose": "mysthea.encounter.4",
    "option": "mysthea.card.2",
    "travel": "mysthea.move.4",
    "lead": "mysthea.move.4",
    "aim": "mysthea.card.2",
    "strike": "mysthea.card.2",
    "summon": "mysthea.monster.8",
    "abandon": "mysthea.monster.2",
    "give-card": "mysthea.behaviour.4",
    "give-glory": "mysthea.behaviour.4",
}
"""The moment to which an action belongs."""


def why_not_now(g: Mysthea, seat: int, action: int) -> str:
    """The rule that forbids this action, told at the decision now asked."""
    block = VOCABULARY.find(action)
    name, args = block.name, block.decode(action)
    asked = g.asked
    now = type(asked).__name__
    if now == "Turn":
        return why_not_in_turn(g, seat, name, args)
    if name == "pass" and now in BOUND:
        return "mysthea.ruling.49"
    if isinstance(asked, Operate):
        return why_not_operate(g, seat, asked, name, args)
    if isinstance(asked, Spend) and name in USES:
        return why_not_spend(g, seat, asked.points, name, args)
    if isinstance(asked, Crystals) and name in USES:
        recruiting = name in ("create", "deploy")
        return why_not_spend(g, seat, asked.points, name, args) if recruiting else "mysthea.meditate.5"
    if isinstance(asked, Trigger) and name in ("pass", "effect"):
        return "mysthea.chosen.7" if asked.card >= FIRST_CHOSEN else "mysthea.card.4"
    if isinstance(asked, Retreat) and name == "step":
        kind, frm, to = args
        there = (asked.chosen and frm == g.home[seat]) if kind == CHOSEN else frm == g.field
        return why_not_step(g, seat, kind, frm, to) if there else "mysthea.battle.6"
    if isinstance(asked, Loss) and name == "lose":
        return "mysthea.battle.13" if args[0] == CHOSEN and g.wounded >> seat & 1 else "mysthea.battle.12"
    if isinstance(asked, StepUnit) and name == "step":
        granted = args[0] == asked.kind  # any other unit steps for command points only
        return why_not_step(g, seat, args[0], args[1], args[2]) if granted else "mysthea.cp.5"
    if now in ("TravelUnit", "LeadGroup") and name in ("travel", "lead"):
        return "mysthea.two.4" if g.mirages >> args[-1] & 1 else "mysthea.move.4"
    if now == "Draft" and name == "draft":
        return "mysthea.draft.3" if drafted(g, seat, args[0]) else "mysthea.draft.2"
    if now == "PlaceChosen" and name == "start":
        return "mysthea.two.2" if g.mirages >> args[0] & 1 else "mysthea.setup.13"
    if now == "Attune" and name == "attune":
        return "mysthea.attune.2" if args[0] in g.attuned else "mysthea.attune.1"
    if name == "pass" or g.offers_like(seat, action) or (now == "Carry" and name == "step"):
        return OF_DECISION[now]
    return why_not_yet(g, seat, name, args)


def why_not_yet(g: Mysthea, seat: int, name: str, args: list[int]) -> str:
    """The rule of the moment to which an action belongs that is not what is asked now."""
    if name == "attune":
        return "mysthea.attune.2" if g.attuned[seat] >= 0 or args[0] in g.attuned else "mysthea.attune.1"
    if name == "effect" and g.special_done and unpaid_reward(g, seat):
        return "mysthea.limit.1"
    return OF_ACTION[name]


def unpaid_reward(g: Mysthea, seat: int) -> bool:
    """Whether the last encounter of a seat has a reward that it cannot pay for."""
    if not g.faced[seat] or g.faced[seat][-1] < 0:
        return False
    for option in (2 * g.faced[seat][-1], 2 * g.faced[seat][-1] + 1):
        cost = PRICES[REWARD_COST[option]]
        if REWARD_COST[option] != FREE and not cost.payable(g, seat, cost.energy):
            return True
    return False


def why_not_in_turn(g: Mysthea, seat: int, name: str, args: list[int]) -> str:
    """The rule that forbids an action when a turn asks for one. [mysthea.turn.1-2]"""
    if name in ("pass", "meditate") or (name in ("play", "develop") and g.base_done):
        return "mysthea.turn.1"
    if name == "play":
        return "mysthea.operate.1"
    if name == "develop":
        return "mysthea.develop.5" if g.energy[seat] > 0 else "mysthea.develop.1"
    if name in ("use", "battle", "shift", "face") and g.special_done:
        return "mysthea.turn.2"
    if name == "use":
        return "mysthea.equip.1"
    if name == "battle":
        return "mysthea.battle.2" if g.charged >> seat & 1 else "mysthea.battle.1"
    if name == "shift":
        return "mysthea.shift.1"
    if name == "face":
        together = g.home[seat] // PLACES == g.token[seat]
        return "mysthea.encounter.2" if together or not may_face(g, seat) else "mysthea.encounter.1"
    return why_not_yet(g, seat, name, args)


def why_not_operate(g: Mysthea, seat: int, asked: Operate, name: str, args: list[int]) -> str:
    """The rule that forbids an action while a card is being played. [mysthea.operate.1-3]"""
    kind = KIND[asked.card]
    if name == "effect" and kind >= EQUIPMENT:
        return "mysthea.card.3" if kind == EQUIPMENT else "mysthea.card.4"
    if name == "place" and kind < EQUIPMENT:
        return "mysthea.card.2"
    if name in ("effect", "place"):
        return "mysthea.operate.3"
    if name == "play":
        return "mysthea.operate.1"
    if name in ("energy", "create", "deploy", "step"):
        return why_not_spend(g, seat, asked.points, name, args)
    return why_not_yet(g, seat, name, args)


def why_not_spend(g: Mysthea, seat: int, points: int, name: str, args: list[int]) -> str:
    """The rule that forbids a use of command points. [mysthea.cp.1-6]"""
    if name in ("create", "deploy"):
        kind = args[0]
        if kind == FORTIFICATION:
            return "mysthea.cp.4"
        possible = can_create(g, seat, kind) if name == "create" else can_deploy(g, seat, kind)
        if possible and UNIT_POINTS[kind] and points == 0:
            return "mysthea.cp.6"
        return "mysthea.cp.2" if name == "create" else "mysthea.cp.3"
    if name == "step":
        return why_not_step(g, seat, args[0], args[1], args[2])
    return "mysthea.cp.6"


def why_not_step(g: Mysthea, seat: int, kind: int, frm: int, to: int) -> str:
    """The rule that forbids a step. [mysthea.move.1-2, mysthea.two.4]"""
    if g.units[spot(seat, kind, frm)] == 0:
        return "mysthea.cp.5"
    if kind == FORTIFICATION or not may_move(g, seat, kind, frm):
        return "mysthea.move.2"
    if to not in RINGS[g.ring].ways[frm]:
        return "mysthea.move.1"
    return "mysthea.two.4" if g.mirages >> to & 1 else "mysthea.cp.6"
