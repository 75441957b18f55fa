"""Goals in words: how a seat can win now, how near it is, and who else is near."""

from typing import NamedTuple

from krainy.engine.goal import Goal
from krainy.engine.state import State

from .words import REMEMBERED, PointedAt, Speech, Thing


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


def told_goals(g: State, seat: int, speech: Speech, things: PointedAt | None = None) -> list[Told]:
    """The goals that matter to a seat, the first one first; -1 is somebody who only watches."""
    known = PointedAt(speech, g) if things is None else things
    said = speech.of(g.game.name).goals
    found = []
    for goal in g.game.goals(g, seat):
        mine = 0 <= seat == goal.seat
        pointed = [known[domain.name, number] for domain, number in goal.things.values()] if goal.things else ()
        made_of = (goal.made_of(), mine, known["seat", goal.seat], *pointed)
        told = said.get(made_of)
        if told is None:
            if len(said) >= REMEMBERED:
                said.clear()
            text = sentence(known, mine, goal)
            told = Told(goal.key, goal.rule, goal.seat, mine, round(goal.progress, 2), goal.urgent, text)
            said[made_of] = told
        found.append(told)
    return found


def sentence(known: PointedAt, mine: bool, goal: Goal) -> str:
    """One goal in words."""
    args: dict[str, Thing] = {"seat": str(known.find("seat", goal.seat)), "mine": 1 if mine else 0}
    args.update(goal.numbers)
    args.update({name: known.find(domain.name, number) for name, (domain, number) in goal.things.items()})
    args.update(goal.words)
    return known.speech.say(f"goal-{goal.key}", **args)
