"""Hints in words: what to do, why, and how it probably goes on.

What is advised and why comes as data from `bots.advice`, which knows only worlds that the seat imagines; the words are
looked up in such a world, too.
"""

from typing import NamedTuple

from krainy.bots.advice import COSTS, EVEN, GAINS, HINDERS, KEEPS, ONLY, Advice, Reason
from krainy.engine.flow import Joint
from krainy.engine.state import EVERYBODY, State
from krainy.engine.vocabulary import Event
from krainy.engine.witness import Witness

from .words import Speech

WORLD = 1
"""The seed of the world in which things have their names."""
MOST_REPLIES = 3
"""How many actions of others are told."""
LEAST_ODDS = 0.02


class Step(NamedTuple):
    """An action of a line."""

    seat: int
    action: int
    targets: list[str]
    """What it points at, as 'stack:12'."""
    label: str


class Hinted(NamedTuple):
    """A hint, told to one seat."""

    ideas: list[str]
    """What the ideas are called."""
    why: list[str]
    """A few sentences."""
    plan: list[Step]
    """The action and what the seat would do then, as long as nobody else chooses and nothing is learned."""
    replies: list[Step]
    """What others would then probably do."""


def told(speech: Speech, g: State, seat: int, advice: Advice) -> Hinted:
    """Put advice into words."""
    speech = speech.of(g.game.name)
    world = g.determinize(seat, WORLD)
    plan, replies, certain = followed(speech, world.clone(), seat, advice.line)
    why = [*lead(speech, world, advice, sealed=len(plan) > 1 and isinstance(g.asked, Joint))]
    ideas = [speech.name_action(world, idea.action) for idea in advice.ideas]
    return Hinted(ideas, why + reasons(speech, world, advice) + settled(speech, world, advice) + certain, plan, replies)


def lead(speech: Speech, g: State, advice: Advice, sealed: bool) -> list[str]:
    """How far it is ahead of the next best action, or of a plan in secret that begins so."""
    key = f"hint-{advice.lead}-plan" if sealed else f"hint-{advice.lead}"
    if len(advice.ideas) > 1:
        return [speech.say(key, second=speech.name_action(g, advice.ideas[1].action))]
    return [speech.say(key)] if advice.lead in (ONLY, EVEN) else []


def reasons(speech: Speech, g: State, advice: Advice) -> list[str]:
    """Why it is the best."""
    said = []
    for kind, attribute in ((GAINS, "gain"), (KEEPS, "loss"), (COSTS, "loss")):
        aspects = [reason.aspect for reason in advice.reasons if reason.kind == kind]
        if aspects:
            clauses = [speech.say(f"aspect-{aspect}.{attribute}") for aspect in aspects]
            said.append(speech.say(f"hint-{kind}", what=speech.listed(clauses)))
    return said + [other(speech, g, reason) for reason in advice.reasons if reason.kind not in (GAINS, KEEPS, COSTS)]


def other(speech: Speech, g: State, reason: Reason) -> str:
    """A reason that is a sentence of its own."""
    if reason.kind == HINDERS:
        return speech.say(f"hint-{reason.kind}", seat=speech.seats(g, [reason.seat]))
    return speech.say(f"hint-{reason.kind}")


def settled(speech: Speech, g: State, advice: Advice) -> list[str]:
    """The likeliest of what chance may settle."""
    for (kind, *args), share in advice.odds[:1]:
        if share >= LEAST_ODDS:
            event = speech.tell(g, Event(EVERYBODY, kind, args))
            return [speech.say("hint-odds", share=round(100 * share), event=event)]
    return []


def followed(
    speech: Speech, world: State, seat: int, line: list[tuple[int, int]]
) -> tuple[list[Step], list[Step], list[str]]:
    """The own steps of a line, those of others, and what the own ones cost and bring for certain."""
    before = world.game.holdings(world, seat)
    held = before
    plan: list[Step] = []
    replies: list[Step] = []
    for mover, action in line:
        if not world.legal(mover, action) or (replies and mover == seat) or len(replies) >= MOST_REPLIES:
            break
        targets = world.game.vocabulary.targets(action)
        step = Step(mover, action, targets, speech.name_action(world, action))
        witness = world.witness = Witness(seat)
        world.do(mover, action)
        if mover == seat:
            plan.append(step)
            held = witness.held if witness.learned else world.game.holdings(world, seat)
        else:
            replies.append(step)
    changes = [
        f"{speech.say(f'holding-{name}')} {signed(held[name] - number)}"
        for name, number in before.items()
        if held[name] != number
    ]
    return plan, replies, [speech.say("hint-certain", what=", ".join(changes))] if changes and not world.decided else []


def signed(number: int) -> str:
    """A change as people write it."""
    return f"+{number}" if number > 0 else f"−{-number}"
