"""`krainy export --parquet FILE RECORD …`: recorded games as a data set for those who learn from them."""

from pathlib import Path
from typing import Annotated

import typer

from krainy.engine.errors import BadInput

from .terminal import Lang, check_writable, open_console, read_record, speech_of


def export_command(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD …", help="Records, or folders of them.")],
    parquet: Annotated[Path, typer.Option(help="The file to write.")],
    lang: Lang = "",
) -> None:
    """Write the decisions of recorded games as rows: observation, mask, action, reward, seat."""
    speech = speech_of(lang)
    try:
        from krainy.lab.export import export
    except ImportError as error:
        raise BadInput(speech.say("error-lab", name=str(error.name))) from None
    files = [file for path in records for file in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    if not files:
        raise BadInput(speech.say("error-no-records"))
    check_writable(parquet, speech)
    read = [(file.stem, read_record(file, speech)) for file in files]
    rows = export(read, parquet)
    open_console().print(speech.say("exported", rows=rows, games=len(read), path=str(parquet)))
