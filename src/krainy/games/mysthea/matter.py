"""What the decision now asked is about: the card, the unit, the points and steps left; for prompts and for sight."""

from .battle import Loss, Retreat
from .cards import ENCOUNTERS, OPTION_SYMBOL, SYMBOLS
from .effects.effect import SCRIPT_CARDS, SCRIPT_OPTIONS, Wish
from .effects.extra_actions import Alternative, Battlefield, DrawCard, Summon
from .effects.price import Payment
from .effects.travel import LeadGroup, StepUnit, TravelUnit
from .effects.units import Aim, Strike
from .encounter import REWARD, Reward
from .hooks import Trigger
from .islands import Attune, Insert
from .meditate import Crystals
from .operate import Displace, ExtraOperate, Operate
from .spend import Spend
from .state import Mysthea


def matter(g: Mysthea) -> list[tuple[str, str, int]]:
    """All of it, for the words of a prompt."""
    option = option_in_question(g)
    source = ("source", "card", card_in_question(g))
    if option >= 0:
        source = ("source", "encounter", option // 2)
    return [
        source,
        ("unit", "unit", unit_in_question(g)),
        ("victim", "seat", victim(g)),
        ("points", "number", points_left(g)),
        ("left", "number", left_to_do(g)),
    ]


def points_left(g: Mysthea) -> int:
    """The command points that whoever is asked may still spend."""
    asked = g.asked
    if isinstance(asked, (Operate, Spend, Crystals)):
        return asked.points
    return 0


def left_to_do(g: Mysthea) -> int:
    """How many steps, losses or cards whoever is asked still has to name."""
    asked = g.asked
    if isinstance(asked, (Retreat, Loss, StepUnit, TravelUnit, DrawCard)):
        return asked.left
    return 0


def card_in_question(g: Mysthea) -> int:
    """The card that is asked about: being played, placed, able to do something now, or doing what is asked; or 0."""
    asked = g.asked
    if isinstance(asked, (Operate, Trigger, Displace)):
        return asked.card
    return SCRIPT_CARDS[script_in_question(g)]


def option_in_question(g: Mysthea) -> int:
    """The option of an encounter that is asked about, or -1."""
    return SCRIPT_OPTIONS[script_in_question(g)]


def reward(g: Mysthea) -> dict[str, object]:
    """The encounter and the symbol whose reward is asked about, if one is."""
    option = option_in_question(g)
    if option < 0:
        return {}
    return {"encounter": ENCOUNTERS[option // 2], "symbol": SYMBOLS[OPTION_SYMBOL[option]]}


def script_in_question(g: Mysthea) -> int:
    """The list of effects that asks, by its number; 0 if it is none."""
    asked = g.asked
    if isinstance(asked, Reward):
        return REWARD[asked.option]
    if isinstance(asked, (Wish, Payment)):
        return asked.number
    if isinstance(asked, Alternative):
        return asked.one or asked.other
    if isinstance(asked, (StepUnit, TravelUnit, LeadGroup, Aim, Strike, Summon, Battlefield, DrawCard, ExtraOperate)):
        return g.script  # nothing else is carried out between the effect and these questions
    return 0


def unit_in_question(g: Mysthea) -> int:
    """The kind of unit that is asked about, or -1."""
    asked = g.asked
    if isinstance(asked, (StepUnit, TravelUnit, Aim, Strike)):
        return asked.kind
    return -1


def victim(g: Mysthea) -> int:
    """The opponent whose unit is asked about, or -1."""
    asked = g.asked
    return asked.victim if isinstance(asked, Strike) else -1


def island_in_the_centre(g: Mysthea) -> int:
    """The island that hangs in the centre until it is put back into the ring, or -1. [mysthea.shift.2]"""
    asked = g.asked
    return asked.island if isinstance(asked, (Attune, Insert)) else -1
