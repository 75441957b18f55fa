"""Fitting: what the features of a game's `sense` count for, so that `chances` foretells who wins.

Bots play, some moves at random so that odd positions are seen too; positions of every game are kept with its winner.
The weights are those under which the winners were likeliest: a logistic regression over the seats of a position (each
seat's weighed features against the others'), with a small pull towards zero, solved by Newton's method.

    python -m krainy.arena.fit eko --seats 2 --bots greedy --games 2000

writes the weights into the game's data/weights.toml, beside the weights for other numbers of seats.
"""

import argparse
import math
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import krainy
from krainy.bots import make
from krainy.engine.errors import KrainyError
from krainy.engine.game import AnyGame
from krainy.engine.sight import Sight
from krainy.engine.state import State

PULL = 3.0
"""The pull towards zero, in positions: with few games the weights stay small."""
KEPT = 25
"""Positions kept of a game: those of one game have one winner, so that more of them tell little."""
LONGEST = 2_000
WANDER = (0.0, 0.05, 0.15, 0.3)
"""How often a move is made at random, game by game."""
Rows = list[list[float]]
Sample = tuple[Rows, list[int]]
"""The features of the seats still in the game, and which of these have won."""


def play(name: str, seats: int, bots: list[str], seed: int) -> list[Sample]:
    """One game, told as positions with their winners; none if it stayed without any."""
    game = krainy.load(name)
    chance = Random(seed)
    g = start(game, seats, seed, chance)
    players = [make(chance.choice(bots), seed * 10 + seat) for seat in range(seats)]
    wander = chance.choice(WANDER)
    kept: list[tuple[Rows, int]] = []
    while not g.over and g.ply < LONGEST:
        seat = g.actors()[0]
        kept.append((game.features(g), g.alive))
        astray = chance.random() < wander
        g.apply(seat, chance.choice(g.actions(seat)) if astray else players[seat].choose(Sight(g, seat)))
    if g.winners == 0:
        return []
    return [sample(rows, alive, g.winners) for rows, alive in chance.sample(kept, min(KEPT, len(kept)))]


def start(game: AnyGame, seats: int, seed: int, chance: Random) -> State:
    """A new game; three in ten with options drawn at random."""
    options: dict[str, object] = {}
    if chance.random() < 0.3:
        for option in game.options:
            if option.kind == "several":
                options[option.name] = [choice for choice in option.choices if chance.random() < 0.3]
            elif option.kind == "choice" and len(option.choices) > 1:
                options[option.name] = chance.choice(option.choices)
    try:
        g = game.new(seats, seed, **options)
    except KrainyError:  # options that do not go together
        g = game.new(seats, seed)
    g.told = None
    return g


def sample(rows: Rows, alive: int, winners: int) -> Sample:
    """A position as the regression wants it."""
    seats = [seat for seat in range(len(rows)) if alive >> seat & 1]
    return [rows[seat] for seat in seats], [place for place, seat in enumerate(seats) if winners >> seat & 1]


def gather(name: str, seats: int, bots: list[str], seeds: range, workers: int) -> Iterator[list[Sample]]:
    """The positions of many games, game by game, in the order of their seeds."""
    count = len(seeds)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, [name] * count, [seats] * count, [bots] * count, seeds, chunksize=4)


# -- the regression ----------------------------------------------------------------------------------------------------


def fit(samples: list[Sample], steps: int = 12) -> list[float]:
    """The weights under which the winners were likeliest."""
    size = len(samples[0][0][0])
    spread = spreads(samples, size)
    scaled = [([[x / s for x, s in zip(row, spread, strict=True)] for row in rows], won) for rows, won in samples]
    weights = [0.0] * size
    for _ in range(steps):
        slope, bend = slopes(scaled, weights)
        change = solve(bend, slope)
        weights = [weight + delta for weight, delta in zip(weights, change, strict=True)]
        if max(abs(delta) for delta in change) < 1e-4:
            break
    return [weight / s for weight, s in zip(weights, spread, strict=True)]


def spreads(samples: list[Sample], size: int) -> list[float]:
    """How far the seats of a position differ in each feature, so that the pull is the same for all of them."""
    totals, count = [0.0] * size, 0
    for rows, _ in samples:
        for row in rows[1:]:
            count += 1
            for i in range(size):
                totals[i] += (row[i] - rows[0][i]) ** 2
    return [math.sqrt(total / max(1, count)) or 1.0 for total in totals]


def slopes(samples: list[Sample], weights: list[float]) -> tuple[list[float], Rows]:
    """The slope and the (negative) curvature of the likelihood."""
    size = range(len(weights))
    slope = [-PULL * weight for weight in weights]
    bend = [[PULL if i == j else 0.0 for j in size] for i in size]
    for rows, won in samples:
        shares = share(rows, weights)
        mean = [sum(p * row[i] for p, row in zip(shares, rows, strict=True)) for i in size]
        for place in won:
            row = rows[place]
            for i in size:
                slope[i] += (row[i] - mean[i]) / len(won)
        for p, row in zip(shares, rows, strict=True):
            off = [row[i] - mean[i] for i in size]
            for i in size:
                if off[i]:
                    scale, line = p * off[i], bend[i]
                    for j in range(i + 1):
                        line[j] += scale * off[j]
    for i in size:
        for j in range(i):
            bend[j][i] = bend[i][j]
    return slope, bend


def share(rows: Rows, weights: list[float]) -> list[float]:
    """How likely each seat is to win."""
    values = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    most = max(values)
    parts = [math.exp(value - most) for value in values]
    return [part / sum(parts) for part in parts]


def solve(matrix: Rows, right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    lines = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(lines)
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(lines[k][i]))
        lines[i], lines[best] = lines[best], lines[i]
        for k in range(i + 1, size):
            factor = lines[k][i] / lines[i][i]
            if factor:
                for j in range(i, size + 1):
                    lines[k][j] -= factor * lines[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(lines[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (lines[i][size] - known) / lines[i][i]
    return found


# -- how well it foretells ---------------------------------------------------------------------------------------------


def tempered(samples: list[Sample], weights: list[float]) -> list[float]:
    """The weights, all made smaller or larger alike, so that positions they were not fitted to surprise least: weights
    fitted to few games are too sure of themselves."""
    low, high = 0.3, 1.5
    for _ in range(12):
        third = (high - low) / 3
        smaller, larger = [w * (low + third) for w in weights], [w * (high - third) for w in weights]
        if loss(samples, smaller) < loss(samples, larger):
            high -= third
        else:
            low += third
    return [weight * (low + high) / 2 for weight in weights]


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The mean surprise at the winner, in nats; guessing among n seats has log n."""
    total = 0.0
    for rows, won in samples:
        shares = share(rows, weights)
        total -= sum(math.log(max(1e-9, shares[place])) for place in won) / len(won)
    return total / len(samples)


def calibration(samples: list[Sample], weights: list[float], bins: int = 5) -> list[tuple[float, float, int]]:
    """By fifths of what was foretold: the mean foretold, the share that won, and how many."""
    found: list[list[float]] = [[] for _ in range(bins)]
    came: list[int] = [0] * bins
    for rows, won in samples:
        for place, chance in enumerate(share(rows, weights)):
            at = min(bins - 1, int(chance * bins))
            found[at].append(chance)
            came[at] += place in won
    return [(sum(row) / len(row), hits / len(row), len(row)) for row, hits in zip(found, came, strict=True) if row]


# -- the file ----------------------------------------------------------------------------------------------------------


def weights_file(name: str) -> Path:
    """Where the weights of a game are kept."""
    return Path(str(sys.modules["krainy"].__file__)).parent / "games" / name / "data" / "weights.toml"


def write(path: Path, name: str, seats: int, names: list[str], weights: list[float], made: str) -> None:
    """Put the weights for a number of seats beside those for others."""
    kept = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    tables = {int(count): row for count, row in kept.get("seats", {}).items()}
    tables[seats] = {"made": made, **{key: round(weight, 4) for key, weight in zip(names, weights, strict=True)}}
    lines = [f"# What the features of {name}'s sense.py count for, fitted by krainy.arena.fit as each table says."]
    for count in sorted(tables):
        lines += ["", f"[seats.{count}]"]
        lines += [
            f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
            for key, value in tables[count].items()
        ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """Fit the weights of one game for one number of seats."""
    parser = argparse.ArgumentParser(prog="python -m krainy.arena.fit", description=main.__doc__)
    parser.add_argument("game", choices=krainy.names())
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bots", default="greedy", help="who plays, separated by commas; seats are drawn among them")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=1)
    told = parser.parse_args()
    bots = told.bots.split(",")
    try:
        if told.seats not in krainy.load(told.game).seats:
            raise KrainyError(f"{told.game} is not played with {told.seats} seats")
        for bot in bots:
            make(bot, 0)
    except KrainyError as error:
        print(f"krainy.arena.fit: {error}", file=sys.stderr)
        return 2
    seeds = range(told.seed, told.seed + told.games)
    games = list(gather(told.game, told.seats, bots, seeds, told.workers))
    # Of five games three are fitted to, one tempers the weights, and one tells how well they foretell.
    train = [one for number, game in enumerate(games) if number % 5 < 3 for one in game]
    weights = tempered([one for game in games[3::5] for one in game], fit(train))
    test = [one for game in games[4::5] for one in game]
    print(f"{len(train)} positions; surprise {loss(test, weights):.4f} nats, guessing {math.log(told.seats):.4f}")
    for foretold, came, count in calibration(test, weights):
        print(f"  foretold {foretold:.3f}, came {came:.3f} ({count})")
    made = f"{told.bots}, {told.games} games from seed {told.seed}"
    names = krainy.load(told.game).notices
    write(weights_file(told.game), told.game, told.seats, names, weights, made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
