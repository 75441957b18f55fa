"""Foretelling: what a seat foresees of an action, in words."""

from typing import NamedTuple

from .foresight import OTHERS, OWN, Foresight, concerns
from .story import Story
from .words import Speech


class Change(NamedTuple):
    """A number of the seat that changes for certain."""

    name: str
    label: str
    by: int
    dear: bool


class Span(NamedTuple):
    """A number of the seat that may change, and between which bounds."""

    name: str
    label: str
    low: int
    high: int


class Chance(NamedTuple):
    """Something that may be settled, and how likely that is."""

    text: str
    share: float
    own: bool
    """Whether it is settled for the seat that looks ahead."""


class Foretold(NamedTuple):
    """What an action does."""

    lines: list[str]
    """What happens for certain, as the log would tell it; last what the game says of the prospect."""
    changes: list[Change]
    opens: str
    """Where what is certain ends, see `foresight.OPENINGS`."""
    then: str
    """What follows there, in a sentence."""
    odds: list[Chance]
    """What may be settled then, and how likely that is."""
    spans: list[Span]
    final: bool


def foretell(speech: Speech, seat: int, seen: Foresight) -> Foretold:
    """Put into words what a seat foresees."""
    stop = seen.stop
    speech = speech.of(stop.game.name)
    then = speech.prompt(stop, seat) if seen.opens in (OWN, OTHERS) else speech.say(f"foresight-{seen.opens}")
    lines = [speech.tell_heard(stop, heard).text for heard in Story(stop.game.events).tell(seen.events)]
    if seen.prospect is not None:
        lines.append(speech.say(f"prospect-{seen.prospect.key}", **seen.prospect.numbers))
    return Foretold(
        lines,
        [Change(name, speech.say(f"holding-{name}"), by, name in seen.dear) for name, by in seen.changes.items()],
        seen.opens,
        then,
        [Chance(speech.tell(one.world, one.event), one.share, concerns(stop, one.event, seat)) for one in seen.odds],
        [Span(name, speech.say(f"holding-{name}"), *span) for name, span in seen.ranges.items()],
        seen.final,
    )
