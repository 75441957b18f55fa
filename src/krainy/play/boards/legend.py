"""What the signs of a board mean, as many in a line as fit."""

from rich.cells import cell_len
from rich.text import Text


def in_lines(items: list[str], width: int) -> Text:
    """The items one after another, in lines that are not longer than this."""
    text = Text(style="dim")
    room = width
    for item in items:
        if room < width and cell_len(item) > room:
            text.append("\n")
            room = width
        elif room < width:
            text.append("   ")
        text.append(item)
        room -= cell_len(item) + 3
    return text
