"""A game of Krainy as a contestant: `ours.py GAME SEATS`; `ours.py all` says what all games together weigh."""

import sys

from meter import answer, peak_memory, say

import krainy
from krainy.cli.bench import MIDDLES, Bench, mode
from krainy.play.words import speak

SYSTEM = "Krainy"


def main(game: str, seats: int = 0) -> None:
    if game == "all":
        for name in krainy.names():
            krainy.load(name).new()
        say({"system": SYSTEM, "memory": peak_memory()})
        return
    bench = Bench(krainy.load(game), seats, {})
    legal, forced, length = bench.shape()
    middles = [bench.middle() for _ in range(MIDDLES)]
    answer(
        {
            "system": SYSTEM,
            "game": f"{speak('en', game).say('game-title')}, {seats} seats",
            "version": f"{krainy.__version__} {mode()}",
            "legal": round(legal, 1),
            "forced": round(forced, 3),
            "length": round(length, 1),
        },
        {
            "playout": bench.playout,
            "clone": lambda: (len([g.clone() for g in middles]),),
            "determinize": lambda: (len([g.determinize(g.actors()[0], 5) for g in middles]),),
        },
    )


main(sys.argv[1], *map(int, sys.argv[2:]))
