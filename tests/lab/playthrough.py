"""Golden playthroughs as OpenSpiel writes them: the first moves of every game with all that its interface answers.

`python -m tests.lab.playthrough --write` writes them anew; look at the difference before keeping it.
"""

import sys
from pathlib import Path

import krainy
import krainy.lab.spiel

FOLDER = Path(__file__).parent / "playthroughs"
LIMIT = 3
"""Few moves: each tells all numbers of all players."""


def path(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def played(game: str) -> str:
    # Imports scipy, which takes a second: not where tests are only collected.
    from open_spiel.python.algorithms import generate_playthrough

    return str(generate_playthrough.playthrough(f"krainy_{game}(limit={LIMIT})", action_sequence=[7], seed=1))


if __name__ == "__main__" and "--write" in sys.argv:
    for name in krainy.names():
        path(name).write_text(played(name), encoding="utf-8")
