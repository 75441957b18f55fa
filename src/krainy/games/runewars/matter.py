"""What the decision now asked is about: the card, the unit, the hero, the area, how many; for prompts and for sight."""

from .asking import Scripted
from .battle import BattleWindow, Replace, SupportBy, UseFortification
from .building import LayAt
from .combat import Assign, DamageCards, FateCards, PickType, SufferRout
from .contest import Answer, FightOrTalk, Rebuffed, TalkCards
from .control import Cull, units_on
from .decks import DiscardTactics
from .duels import Armour, DuelSpecial, DuelWindow, Escape, StartAbility
from .effects.battle import Doom, Dread, RaiseRouted, RoutPick, Summon, TossFate
from .effects.bidding import Bids
from .effects.board import Chill
from .effects.choices import PayHero
from .effects.effect import SCRIPT_SOURCES
from .effects.heroes import GiveUp
from .effects.neutrals import OneType
from .effects.runes import Spy
from .fortify import Found, MixRunes
from .harvest import RaiseOne, TakeDevelopment
from .heroes import PickUp, SetHero, ShareRewards
from .movement import Column, Muster
from .passing import Lead
from .pieces import LIMIT
from .questing import Deed, TrainMore, Walk
from .rallying import CityLine, SetNeutral
from .recruiting import PlaceUnit
from .retreat import Flee, Surplus
from .runegain import DiscardFalse
from .setup import StartingHero
from .state import B_AREA, B_DAMAGE, D_HERO, Runewars
from .testing import DrawAgain, TestChoice
from .windows import Reaction


def matter(g: Runewars) -> list[tuple[str, str, int]]:
    """All of it, for the words of a prompt."""
    domain, number = source_in_question(g)
    return [
        ("source", domain, number),
        ("unit", "unit", unit_in_question(g)),
        ("hero", "hero", hero_in_question(g)),
        ("area", "area", area_in_question(g)),
        ("frm", "area", origin_in_question(g)),
        ("left", "number", left_to_do(g)),
        ("turns", "number", g.asked.turns if isinstance(g.asked, LayAt) else 0),
    ]


def source_in_question(g: Runewars) -> tuple[str, int]:
    """What asks, as a domain and a number: a card, a unit, a hero, a title, a token; number -1 for nothing of them."""
    asked = g.asked
    if isinstance(asked, (Scripted, Bids, DrawAgain)):
        return SCRIPT_SOURCES[g.script]
    if isinstance(asked, TestChoice):
        return SCRIPT_SOURCES[max(asked.results)]
    if isinstance(asked, Reaction):
        return "tactics", asked.card
    if isinstance(asked, UseFortification):
        return "development", asked.kind
    if isinstance(asked, LayAt):
        return "tile", asked.tile
    if isinstance(asked, StartAbility):
        return "hero", g.duel[D_HERO + asked.side]
    return "tactics", -1


def unit_in_question(g: Runewars) -> int:
    """The type of unit that is placed or summoned, or -1."""
    asked = g.asked
    return asked.unit if isinstance(asked, (PlaceUnit, Summon)) else -1


def hero_in_question(g: Runewars) -> int:
    """The hero who acts, is placed, tested, paid for or in danger, or -1."""
    asked = g.asked
    if isinstance(asked, (SetHero, StartingHero, Lead, Walk, Deed, TrainMore, TestChoice, PayHero, Chill, Spy, GiveUp)):
        return asked.hero
    if isinstance(asked, (DuelWindow, DuelSpecial, Armour, Escape, StartAbility)):
        return g.duel[D_HERO + asked.side]
    return -1


def area_in_question(g: Runewars) -> int:
    """The area that the decision is about, or -1."""
    asked = g.asked
    if isinstance(
        asked, (Cull, CityLine, RaiseOne, Found, Replace, TakeDevelopment, SetNeutral, OneType, PickUp, Surplus)
    ):
        return asked.area
    if isinstance(asked, ShareRewards):
        return asked.area
    if isinstance(asked, Column):
        return asked.to
    if isinstance(asked, MixRunes):
        return asked.one
    if isinstance(asked, (Muster, FightOrTalk, TalkCards, Answer, Rebuffed)):
        return g.contest
    if isinstance(asked, (BattleWindow, SupportBy, PickType, SufferRout, DamageCards, Assign, FateCards)):
        return g.battle[B_AREA]
    return -1


def origin_in_question(g: Runewars) -> int:
    """The area from which figures go, or the other one of two, or -1."""
    asked = g.asked
    if isinstance(asked, (Column, Flee)):
        return asked.frm
    return asked.other if isinstance(asked, MixRunes) else -1


def left_to_do(g: Runewars) -> int:
    """How many units, cards, runes or tokens whoever is asked still has to name."""
    asked = g.asked
    if isinstance(asked, (Cull, DiscardTactics, SufferRout, RoutPick, Doom, Dread, RaiseRouted, Chill, GiveUp, Spy)):
        return asked.left
    if isinstance(asked, (SetNeutral, DiscardFalse, TossFate)):
        return asked.left
    if isinstance(asked, Assign):
        return g.battle[B_DAMAGE]
    if isinstance(asked, ShareRewards):
        return len(asked.rewards)
    return units_on(g, asked.area) - LIMIT if isinstance(asked, Surplus) else 0
