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
