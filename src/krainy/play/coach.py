"""The coach: what it would say to a seat that has to choose. Whether it has said so before, only the listener knows."""

from typing import NamedTuple

from krainy.engine.state import State
from krainy.engine.tip import Named, Tip

from .words import Speech, Thing


class Advice(NamedTuple):
    """One sentence of the coach."""

    key: str
    rule: str
    """The rule that tells more."""
    text: str


def due(g: State, seat: int) -> list[tuple[Tip, Named]]:
    """The tips whose moment this is, what matters most first, with the things that they name."""
    if g.over or seat < 0 or not g.owing >> seat & 1:
        return []
    found = [(tip, tip.when(g, seat)) for tip in g.game.tips]
    return [(tip, named) for tip, named in found if named is not None]


def advice(g: State, seat: int, speech: Speech) -> list[Advice]:
    """The same in words."""
    return [Advice(tip.key, tip.rule, sentence(g, speech, tip, named)) for tip, named in due(g, seat)]


def sentence(g: State, speech: Speech, tip: Tip, named: Named) -> str:
    """One tip in words."""
    things: dict[str, Thing] = {name: speech.thing(g, domain.name, number) for name, (domain, number) in named.items()}
    return speech.of(g.game.name).say(f"coach-{tip.key}", **things)
