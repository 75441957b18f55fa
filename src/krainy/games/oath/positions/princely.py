"""What the Clockwork Prince has in mind, in words: told, and set up from them."""

from typing import Final

from krainy.engine.errors import BadInput
from krainy.engine.scene import mapping, number

from ..board import BANKS, SUITS
from ..prince.mind import Mind
from ..prince.sheet import CAUTION, LAST_ROW, NODES, TACTICS_DICE
from ..state import Oath

MIND_NUMBERS: Final = 3 + BANKS


def set_mind(told: object) -> Mind:
    """What the Prince has in mind: `{node: S3, tactics: 1, caution: 0, order: 2}`, or the same as nine numbers."""
    if isinstance(told, list):
        numbers = [int(value) for value in told]
        numbers += [0] * (MIND_NUMBERS - len(numbers))
        return Mind(numbers[0], numbers[1], numbers[2], numbers[3:])
    mind = Mind(0, 0, 0, [0] * BANKS)
    for key, value in mapping({"mind": told}, "mind").items():
        if key == "node" and value in NODES:
            mind.node = NODES.index(value)
        elif key == "tactics":
            mind.tactics = number(value, "mind", len(TACTICS_DICE) - 1)
        elif key == "caution" and type(value) is int and CAUTION[0] <= value <= CAUTION[1]:
            mind.caution = value
        elif key in SUITS and type(value) is int and -LAST_ROW <= value <= LAST_ROW:
            mind.ties[SUITS.index(key)] = value
        else:
            raise BadInput(f"mind: '{key}: {value}'; give node, tactics, caution, and suits, a Conspirator below 0")
    return mind


def details(g: Oath) -> dict[str, object]:
    """The Prince's sheet, in the words of a scene."""
    if g.prince < 0:
        return {"sheet": {}}
    ties: dict[str, int] = {SUITS[suit]: row for suit, row in enumerate(g.mind.ties) if row}
    marks = {"node": NODES[g.mind.node], "tactics": g.mind.tactics, "caution": g.mind.caution}
    return {"sheet": {**marks, **ties}}
