"""The plan of a match: which bots sit where in game number i, with which options and which seed.

>>> match = Match(game="eko", rules=1, krainy="0.1.0", bots=("greedy", "random"), seats=3)
>>> [pair(match, number).seating for number in range(3)]
[('greedy', 'random', 'random'), ('random', 'random', 'greedy'), ('random', 'greedy', 'random')]
>>> len({pair(match, number).seed for number in range(3)})
1
"""

import hashlib
import time
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

import msgspec

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame, Option
from krainy.play.own import check
from krainy.play.trial import CAP

MOST_BOTS = 12
"""With more bots than this there are too many ways to seat them."""

Order = tuple[str, ...]
"""The bots by seat."""
Circle = tuple[Order, ...]
"""The rotations of one order: in all of them together every bot sits once at every seat."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides how game number i goes; how many games are played does not."""

    game: str
    rules: int
    """The rules version of the game."""
    krainy: str
    """The version of the program: its bots are not those of another."""
    bots: Order
    seats: int
    options: dict[str, object] = {}
    vary: dict[str, list[object]] = {}
    """The options that take several values in turn."""
    seed: int = 1
    cap: int = CAP
    """A game of more actions is given up as unfinished."""


class Pairing(NamedTuple):
    """One game of a match before it is played."""

    number: int
    block: int
    """Games of one block have the same seed and options, and seatings that are rotations of each other."""
    seating: Order
    varied: dict[str, object]
    """The values of the options that vary."""
    seed: int


def arrange(
    game: AnyGame,
    bots: list[str],
    seats: int | None,
    options: dict[str, object],
    vary: dict[str, list[object]],
    seed: int,
    cap: int,
) -> Match:
    """The match that was asked for; whatever game and bots do not know is refused before anything is played."""
    count = len(bots) if seats is None else seats
    if count not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise BadInput(f"{game.name} is played with {allowed} seats, not {count}")
    if len(bots) > MOST_BOTS:
        raise BadInput(f"a match has at most {MOST_BOTS} bots, not {len(bots)}")
    for name in bots:
        check(name, time.monotonic)
    both = [name for name in vary if name in options]
    if both:
        raise BadInput(f"{both[0]}: give one value with --option or several with --vary, not both")
    match = Match(
        game=game.name,
        rules=game.version,
        krainy=krainy.__version__,
        bots=tuple(bots),
        seats=count,
        options={name: value for name, value in game.check(options).items() if name not in vary},
        vary=vary,
        seed=seed,
        cap=cap,
    )
    for varied in variants(match):
        game.new(count, 0, **{**match.options, **varied})
    return match


def values(option: Option) -> list[object]:
    """Every value of an option, for a match that varies it: of several choices none, each alone, and all."""
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "number":
        return list(range(option.low, option.high + 1))
    if option.kind == "several":
        return [[], *[[choice] for choice in option.choices], list(option.choices)]
    raise BadInput(f"{option.name}: any text may stand here; name the values to try, as in {option.name}=one/other")


def pair(match: Match, number: int) -> Pairing:
    """Game number i of a match: a pure function of both.

    One cycle plays every order with every variant of the options once. Its blocks are the circles of rotations,
    each with one variant and a seed of its own.
    """
    rounds, rest = circles(match.bots, match.seats), variants(match)
    cycle, place = divmod(number, len(rest) * sum(len(circle) for circle in rounds))
    block = cycle * len(rest) * len(rounds)
    for circle in rounds:
        if place < len(rest) * len(circle):
            break
        place -= len(rest) * len(circle)
        block += len(rest)
    variant, turn = divmod(place, len(circle))
    block += variant
    return Pairing(number, block, circle[turn], rest[variant], seed_of(match, block))


def cycle_length(match: Match) -> int:
    """After so many games every order has been played equally often, with every variant of the options."""
    return len(variants(match)) * sum(len(circle) for circle in circles(match.bots, match.seats))


def lineups(bots: Order, seats: int) -> list[Order]:
    """Who sits together: with fewer bots than seats the last one fills up, with more they take turns."""
    if len(bots) <= seats:
        return [bots + bots[-1:] * (seats - len(bots))]
    return list(dict.fromkeys(combinations(bots, seats)))


@cache
def circles(bots: Order, seats: int) -> tuple[Circle, ...]:
    """All seat orders of all line-ups, in circles of rotations."""
    found: list[Circle] = []
    seen: dict[Order, bool] = {}
    for lineup in lineups(bots, seats):
        for order in dict.fromkeys(permutations(lineup)):
            if order not in seen:
                circle = tuple(dict.fromkeys(rotations(order)))
                seen.update(dict.fromkeys(circle, True))
                found.append(circle)
    return tuple(found)


def rotations(order: Order) -> Iterator[Order]:
    for turn in range(len(order)):
        yield order[turn:] + order[:turn]


def variants(match: Match) -> list[dict[str, object]]:
    """Every combination of the values of the options that vary; one empty combination if none does."""
    return [dict(zip(match.vary, row, strict=True)) for row in product(*match.vary.values())]


def seed_of(match: Match, block: int) -> int:
    """The seed of all games of a block."""
    text = f"arena {match.game} {match.seed} {block}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
