"""Tactics cards."""

from krainy.engine.additions import edition

from ..effects.effect import belongs
from ..effects.reading import read
from ..hooks import HOOKS, NEEDS_DEFENDER, NEEDS_SUPPORT, TACTICS_HOOK, TACTICS_SCRIPT
from ..pieces import TACTICS_FACTS
from ..vocabulary import TACTIC


def read_tactics(added: int) -> None:
    """When a tactics card may be played, and what it does."""
    for number, fact in edition(TACTICS_FACTS, added):
        card = number + 1
        TACTICS_HOOK[card] = HOOKS.index(fact["hook"])
        TACTICS_SCRIPT[card] = read(fact["ops"])
        NEEDS_DEFENDER[card] = fact.get("only", "") == "defender"
        NEEDS_SUPPORT[card] = fact.get("only", "") == "supported"
        belongs(TACTIC, card)
