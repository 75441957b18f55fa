"""The facts of a game's components, as its data files have them, or as a data pack has them instead."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from .errors import BadInput


def facts(game: str, name: str, folder: str = "") -> dict[str, Any]:
    """One of the data files of a game, read when the game is first loaded; that of a pack where it has one."""
    path = fact_file(game, name, folder)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:  # our own files are fine; a pack is somebody else's
        raise BadInput(f"{path}: {error}") from None


def fact_file(game: str, name: str, folder: str) -> Path:
    """Where a data file lies: in the folder of a pack, if it is there, or with the game."""
    if folder and (Path(folder) / f"{name}.toml").is_file():
        return Path(folder) / f"{name}.toml"
    # Asked of the package, because a compiled module does not know where its source lies.
    return Path(str(sys.modules["krainy"].__file__)).parent / "games" / game / "data" / f"{name}.toml"


def pack_folder(game: str) -> str:
    """The folder of the data pack with which a game is played here, or nothing: KRAINY_PACK_EKO and so on say so."""
    folder = os.environ.get(f"KRAINY_PACK_{game.upper()}", "")
    if folder and not Path(folder).is_dir():
        raise BadInput(f"KRAINY_PACK_{game.upper()}: there is no folder '{folder}'")
    return folder


def weights(game: str, features: list[str]) -> dict[int, list[float]]:
    """What every feature of a game's `sense` counts for, by the number of seats; a feature not named counts nothing."""
    fitted = facts(game, "weights")["seats"]
    return {int(seats): [float(row.get(name, 0.0)) for name in features] for seats, row in fitted.items()}
