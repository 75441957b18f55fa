"""Goals in words: how a seat can win now, how near it is, and who else is near."""

from typing import NamedTuple

from krainy.engine.goal import Goal
from krainy.engine.state import State

from .words import Speech, Thing


class Told(NamedTuple):
    """One goal, told to one seat."""

    key: str
    rule: str
    """The rule that says so."""
    seat: int
    """Of whom it speaks."""
    mine: bool
    """Whether it speaks to its reader."""
    progress: float
    urgent: bool
    text: str


def told_goals(g: State, seat: int, speech: Speech) -> list[Told]:
    """The goals that matter to a seat, the first one first; -1 is somebody who only watches."""
    return [told(g, seat, speech, goal) for goal in g.game.goals(g, seat)]


def told(g: State, seat: int, speech: Speech, goal: Goal) -> Told:
    """One goal in words."""
    mine = 0 <= seat == goal.seat
    args: dict[str, Thing] = {"seat": speech.seats(g, [goal.seat]), "mine": 1 if mine else 0}
    args.update(goal.numbers)
    args.update({name: speech.thing(g, domain.name, number) for name, (domain, number) in goal.things.items()})
    args.update(goal.words)
    text = speech.of(g.game.name).say(f"goal-{goal.key}", **args)
    return Told(goal.key, goal.rule, goal.seat, mine, round(goal.progress, 2), goal.urgent, text)
