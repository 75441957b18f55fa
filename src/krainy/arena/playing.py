"""Playing one game of a match, and what is kept of it."""

import time
from typing import Literal

import msgspec

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.errors import BadInput
from krainy.engine.record import Record
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play.own import make
from krainy.play.playthrough import bot_seed

from .plan import Match, Order, pair

Ending = Literal["won", "nobody", "stuck", "cap"]
"""Somebody won, nobody did, nobody can ever act again, or the match gave the game up."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What a match remembers of one game; lists go by seat."""

    number: int
    block: int
    seating: Order
    varied: dict[str, object]
    seed: str
    ending: Ending
    rule: str
    """The rule by which the game ended."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    begins: int
    """The seat that was asked first, or -1 if several were."""
    traits: tuple[dict[str, str], ...]
    decisions: tuple[int, ...]
    choices: tuple[int, ...]
    """The decisions that left a choice."""
    seconds: tuple[float, ...]
    """The time spent on them."""
    slowest: tuple[float, ...]
    """The time spent on the longest of them."""

    @property
    def decided(self) -> bool:
        """Whether the rules gave the game a result, be it that nobody wins."""
        return self.ending in ("won", "nobody")

    @property
    def plies(self) -> int:
        return sum(self.decisions)


def play(match: Match, number: int) -> tuple[Result, str]:
    """Play game number i to its end; its result, and its record as text."""
    pairing = pair(match, number)
    game = krainy.load(match.game)
    if (krainy.__version__, game.version) != (match.krainy, match.rules):
        raise BadInput(f"this is Krainy {krainy.__version__}, the match was made by {match.krainy}")
    options = game.check({**match.options, **pairing.varied})
    g = game.new(match.seats, pairing.seed, **options)
    g.told = None
    bots = [make(name, bot_seed(pairing.seed, seat), time.monotonic) for seat, name in enumerate(pairing.seating)]
    record = Record(game.name, game.version, match.seats, pairing.seed, options)
    first = g.actors()
    decisions, choices = [0] * match.seats, [0] * match.seats
    seconds, slowest = [0.0] * match.seats, [0.0] * match.seats
    while not g.over and g.ply < match.cap:
        seat = g.actors()[0]
        choice = len(g.actions(seat)) > 1
        begun = time.perf_counter()
        action = bots[seat].choose(Sight(g, seat))
        took = time.perf_counter() - begun
        g.apply(seat, action)
        record.moves.append((seat, action))
        decisions[seat] += 1
        if choice:
            choices[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
    record.end = fingerprint(g)
    result = Result(
        number=number,
        block=pairing.block,
        seating=pairing.seating,
        varied=pairing.varied,
        seed=f"{pairing.seed:032x}",
        ending=ending(g),
        rule=g.end_rule,
        winners=tuple(seat for seat in range(g.seats) if g.winners >> seat & 1),
        scores=tuple(g.scores()),
        begins=first[0] if len(first) == 1 else -1,
        traits=tuple(game.traits(g, seat) for seat in range(g.seats)),
        decisions=tuple(decisions),
        choices=tuple(choices),
        seconds=tuple(round(time, 6) for time in seconds),
        slowest=tuple(round(time, 6) for time in slowest),
    )
    return result, record.dumps()


def ending(g: State) -> Ending:
    if not g.over:
        return "cap"
    if g.unfinished:
        return "stuck"
    return "won" if g.winners else "nobody"
