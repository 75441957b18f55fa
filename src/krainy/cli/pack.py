"""`krainy pack GAME FOLDER`: check that a data pack can be played with."""

from pathlib import Path
from typing import Annotated

import typer

from krainy.play.packs import check_pack

from .opening import GameName
from .terminal import Lang, open_console, speech_of


def pack_command(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder with the data files.")],
    lang: Lang = "",
    games: Annotated[int, typer.Option(min=1, help="How many random games are played with it.")] = 3,
) -> int:
    """Check a folder of data files that replaces those of a game."""
    mark = check_pack(game, folder, games)
    variable = f"KRAINY_PACK_{game.upper()}"
    open_console().print(speech_of(lang).say("pack-fine", mark=mark, variable=variable, folder=str(folder)))
    return 0
