"""What the terminal shows of a position."""

from io import StringIO

from rich.console import Console

from krainy.engine.state import State
from krainy.play.boards import drawing_of
from krainy.play.words import speak

WIDTHS = (80, 100, 140)


def drawn(g: State, viewer: int, lang: str, width: int, marked: list[str]) -> str:
    """Board, legend and seats, as plain text."""
    page = StringIO()
    console = Console(file=page, width=width, color_system=None, markup=False, highlight=False)
    speech, drawing = speak(lang, g.game.name), drawing_of(g.game.name)
    console.print(drawing.board(g, speech, viewer, width, marked))
    console.print(drawing.legend(g, speech, width))
    console.print(drawing.panels(g, speech, viewer, width))
    return page.getvalue()
