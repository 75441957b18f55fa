"""Tables beside a board, without lines; that of the seats begins alike in every game."""

from rich.table import Table

from krainy.engine.state import State
from krainy.play.words import Speech


def plain_table(gap: int = 2) -> Table:
    """A table of headed columns with so much room between them."""
    return Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")


def seat_table(words: Speech, wide: bool) -> Table:
    """The table of the seats with its first columns, who is asked and who sits there."""
    table = plain_table(2 if wide else 1)
    table.add_column("")
    table.add_column(words.say("panel-seat"), no_wrap=True)
    return table


def pointer(g: State, viewer: int, seat: int) -> str:
    """The mark of a seat that the viewer sees being asked."""
    return "▸" if g.shown(viewer) >> seat & 1 else " "
