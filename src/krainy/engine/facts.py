"""The facts of a game's components, as its data files have them."""

import sys
import tomllib
from pathlib import Path
from typing import Any


def facts(game: str, name: str) -> dict[str, Any]:
    """One of the data files of a game, read when the game is first loaded."""
    # Asked of the package, because a compiled module does not know where its source lies.
    package = Path(str(sys.modules["krainy"].__file__)).parent
    return tomllib.loads((package / "games" / game / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def weights(game: str, features: list[str]) -> dict[int, list[float]]:
    """What every feature of a game's `sense` counts for, by the number of seats; a feature not named counts nothing."""
    fitted = facts(game, "weights")["seats"]
    return {int(seats): [float(row.get(name, 0.0)) for name in features] for seats, row in fitted.items()}
