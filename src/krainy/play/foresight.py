"""Foresight: what an action does, told before it is taken, from what its seat may know and nothing else.

The action is played in worlds that the seat cannot tell from the real one. Until the seat first learns something by
chance or about a secret, all of them run alike: that part is certain. What differs afterwards is counted.

>>> import krainy
>>> g = krainy.load("eko").new(seats=2, seed=7)
>>> ahead = foresee(g, 0, g.actions(0)[0])
>>> [g.game.events.kinds[event.kind].name for event in ahead.events], ahead.changes, ahead.opens
(['kept'], {}, 'others')
"""

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from krainy.engine.chance import Dice
from krainy.engine.errors import IllegalAction
from krainy.engine.prospect import Prospect
from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.engine.witness import Witness

OWN, OTHERS, END = "own", "others", "end"
CHANCE, SECRET, CHOICES = "chance", "secret", "choices"
OPENINGS: Final = (OWN, OTHERS, END, CHANCE, SECRET, CHOICES)
"""Where what is certain ends: at a choice of the seat's own, at one of others, at the end of the game; at something
that chance decides, at something hidden that it gets to see, at what others have chosen in secret."""
MOST_ODDS = 5
"""How many possible outcomes are told."""
MOST_TRIED = 12
"""Where chance leaves the seat a choice among more actions, nobody looks what each would settle."""


class Effort(NamedTuple):
    """How much work one look ahead may be."""

    worlds: int = 3
    """In how many worlds an action is played in any case."""
    samples: int = 100
    """In how many, where chance or a secret makes a difference."""
    steps: int = 8
    """How many further actions of the seat are taken where it has only one."""


class Outcome(NamedTuple):
    """Something that may happen, and how likely it is as far as the seat can tell."""

    event: Event
    share: float
    world: State
    """A world in which it has happened, for words."""


class Foresight(NamedTuple):
    """What one seat may know of what an action does."""

    events: list[Event]
    """What happens for certain, as the seat hears it."""
    changes: dict[str, int]
    """By how much its holdings change for certain, without those that stay."""
    dear: list[str]
    """Those of them whose loss is dear, see `Game.dear`."""
    final: bool
    """Whether the action cannot be taken back: another one is asked then, or somebody learns something."""
    opens: str
    """Where what is certain ends, one of `OPENINGS`."""
    odds: list[Outcome]
    """What may be settled then, the most likely first."""
    ranges: dict[str, tuple[int, int]]
    """Between which numbers its holdings may change in all, where that is not certain; rare numbers may be missing."""
    prospect: Prospect | None
    """What it would lead to if the seat went on in the plainest way, where the game says so."""
    worlds: int
    """In how many worlds the action was played."""
    stop: State
    """A world in which what is certain has just happened, for words; in what is hidden it may differ from the real
    one."""

    def key(self) -> tuple[object, ...]:
        """All that the seat gets to know, to compare it."""
        odds = [(outcome.event.key(), outcome.share) for outcome in self.odds]
        events = [event.key() for event in self.events]
        return events, self.changes, self.dear, self.final, self.opens, odds, self.ranges, self.prospect, self.worlds


class Ahead:
    """An action played in one world, until its seat has a choice or another seat is asked."""

    def __init__(self, g: State, seat: int, action: int, steps: int, keeping: bool = False) -> None:
        self.g = g
        self.drawn = g.drawn
        self.witness = g.witness = Witness(seat, keeping)
        g.listen()
        g.do(seat, action)
        self.final = g.horizon == g.ply
        for _ in range(steps):
            menu = g.menu[seat]
            if g.over or g.owing != 1 << seat or len(menu) != 1 or g.cancels(menu[0]):
                break
            g.do(seat, menu[0])
        if not self.witness.learned:
            self.witness.note(g)
        self.heard = g.heard(seat)

    @property
    def certain(self) -> list[Event]:
        """What the seat heard before it learned anything."""
        return self.heard[: self.witness.heard]

    def within_reach(self, seat: int) -> list[Outcome]:
        """What the seat can settle for itself by its next choice, after chance has spoken."""
        g = self.g
        verdicts = g.game.verdicts
        if not verdicts or g.over or g.owing != 1 << seat or len(g.menu[seat]) > MOST_TRIED:
            return []
        found: list[Outcome] = []
        for action in g.menu[seat]:
            after = g.clone()
            after.listen()
            after.do(seat, action)
            told = [event for event in after.heard(seat) if event.kind in verdicts and concerns(g, event, seat)]
            found += [Outcome(event, 0.0, after) for event in told]
        return found


def foresee(g: State, seat: int, action: int, seed: int = 0, effort: Effort | None = None) -> Foresight:
    """What a legal action does, as far as its seat may know; everything follows from that and from the seed."""
    if not g.legal(seat, action):
        raise IllegalAction(seat, action, g.why(seat, action))
    worlds, samples, steps = effort or Effort()
    seeds = world_seeds(seed, max(worlds, samples))
    runs = [Ahead(g.determinize(seat, number), seat, action, steps, number == seeds[0]) for number in seeds[:worlds]]
    opens = opening(runs, seat)
    if opens in (CHANCE, SECRET):
        runs += [Ahead(g.determinize(seat, number), seat, action, steps) for number in seeds[worlds:]]
        opens = opening(runs, seat)
    events = common([run.certain for run in runs])
    before = g.game.holdings(g, seat)
    changes = {} if g.decided else certain_changes(before, runs)
    stop = runs[0].witness.scene
    assert stop is not None
    return Foresight(
        events,
        changes,
        g.game.dear(before, {name: number + changes.get(name, 0) for name, number in before.items()}),
        any(run.final for run in runs),
        opens,
        odds_of(g, seat, runs, len(events)) if opens in (CHANCE, SECRET) else [],
        ranges_of(before, changes, runs, seat) if opens in (CHANCE, SECRET) else {},
        g.game.prospect(g.determinize(seat, seeds[0]), seat, action),
        len(runs),
        stop,
    )


@cache
def world_seeds(seed: int, count: int) -> tuple[int, ...]:
    """The seeds of the worlds that are looked at; nothing about the real game's chance is in them."""
    dice = Dice(seed)
    return tuple(dice.seed() for _ in range(count))


def opening(runs: list[Ahead], seat: int) -> str:
    """Where what is certain ends, in all of these worlds."""
    learned = [run for run in runs if run.witness.learned]
    if any(run.witness.sealed for run in learned):
        return CHOICES
    if learned:
        return CHANCE if any(run.g.drawn != run.drawn for run in learned) else SECRET
    g = runs[0].g
    if g.over:
        return END
    return OWN if g.owing >> seat & 1 else OTHERS


def concerns(g: State, event: Event, seat: int) -> bool:
    """Whether the first thing that an event names is this seat."""
    domains = g.game.events.kinds[event.kind].domains
    return bool(domains) and domains[0].name == "seat" and event.args[0] == seat


def common(stories: list[list[Event]]) -> list[Event]:
    """The events with which all stories begin."""
    kept = min(len(story) for story in stories)
    first = stories[0]
    for story in stories[1:]:
        for place in range(kept):
            if story[place].key() != first[place].key():
                kept = place
                break
    return first[:kept]


def certain_changes(before: dict[str, int], runs: list[Ahead]) -> dict[str, int]:
    """By how much the holdings have changed, the same in all worlds, when the seat first learns something."""
    held = runs[0].witness.held
    return {
        name: held[name] - number
        for name, number in before.items()
        if held[name] != number and all(run.witness.held[name] == held[name] for run in runs)
    }


def ranges_of(
    before: dict[str, int], changes: dict[str, int], runs: list[Ahead], seat: int
) -> dict[str, tuple[int, int]]:
    """Between which numbers the holdings change in all, where this is not certain."""
    after = [run.g.game.holdings(run.g, seat) for run in runs if not run.g.decided]
    found: dict[str, tuple[int, int]] = {}
    for name, number in before.items() if after else ():
        differences = [held[name] - number for held in after]
        low, high = min(differences), max(differences)
        if low != high or low != changes.get(name, 0):
            found[name] = (low, high)
    return found


def odds_of(g: State, seat: int, runs: list[Ahead], known: int) -> list[Outcome]:
    """What settles something (`Game.verdicts`), with the share of the worlds in which it happens by itself or the seat
    can choose it next."""
    counts: Counter[tuple[int, ...]] = Counter()
    first: dict[tuple[int, ...], Outcome] = {}
    for run in runs:
        settled = [Outcome(event, 0.0, run.g) for event in run.heard[known:] if event.kind in g.game.verdicts]
        for key, outcome in {one.event.key(): one for one in settled + run.within_reach(seat)}.items():
            counts[key] += 1
            first.setdefault(key, outcome)
    told = sorted((-count, key) for key, count in counts.items())
    return [first[key]._replace(share=-count / len(runs)) for count, key in told[:MOST_ODDS]]
