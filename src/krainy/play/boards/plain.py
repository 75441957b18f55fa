"""The plain drawing, for a game or a board without another: what the viewer may know, as text."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from krainy.engine.state import State
from krainy.play.words import Speech


def board(g: State, speech: Speech, viewer: int, width: int, marked: list[str]) -> RenderableType:
    """The view as indented text."""
    return Text("\n".join(lines(g.sight(viewer), "")))


def lines(part: object, indent: str) -> list[str]:
    """Plain data as lines: a mapping by name, everything small in one line."""
    if not isinstance(part, dict):
        return [f"{indent}{brief(part)}"]
    told: list[str] = []
    for name, value in part.items():
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            told.append(f"{indent}{name}:")
            told.extend(lines(value, indent + "  "))
        else:
            told.append(f"{indent}{name}: {brief(value)}")
    return told


def brief(value: object) -> str:
    """A small value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {brief(inner)}" for name, inner in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return " ".join(brief(inner) for inner in value) or "-"
    return str(value)


def legend(g: State, speech: Speech, width: int) -> RenderableType | None:
    """The plain drawing uses no signs."""
    return None


def panels(g: State, speech: Speech, viewer: int, width: int) -> RenderableType:
    """Every seat with its points."""
    table = Table(box=None, show_header=False, pad_edge=False)
    shown = g.shown(viewer)
    for seat, points in enumerate(g.scores()):
        asked = "▸" if shown >> seat & 1 else " "
        table.add_row(asked, sign(g, seat), speech.called(g, "seat", seat), str(points))
    return table


def sign(g: State, seat: int) -> Text:
    """The number of the seat."""
    return Text(str(seat + 1), style="bold")


def look(g: State, speech: Speech, place: str) -> str | None:
    """The plain drawing knows no places."""
    return None
