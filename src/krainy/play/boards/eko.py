"""The board of Ekö in the terminal: rows of hexes like bricks, each with its name and its stack.

A hex is six columns wide and two lines high (four columns where the terminal is narrow); every row
begins half a hex further, so the six hexes around one are those that touch it. Seats are told apart
by sign as well as by colour.
"""

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from krainy.engine.state import State
from krainy.games.eko.board import BUILDINGS, COLOURS, MAX_SPACES, TERRAINS, Board
from krainy.games.eko.state import RESERVE, Eko, jailer_of, leads
from krainy.play.words import Speech

from . import plain
from .legend import in_lines

SIGNS = {"light_blue": "●", "navy": "◆", "violet": "▲", "grey": "■"}
SEAT_STYLES = {
    "light_blue": Style(color="#0d2433", bgcolor="#86cdf2", bold=True),
    "navy": Style(color="#ffffff", bgcolor="#2b4fa8", bold=True),
    "violet": Style(color="#ffffff", bgcolor="#8d3fc0", bold=True),
    "grey": Style(color="#1b1b1b", bgcolor="#c3c1ba", bold=True),
}
INK = "#efe6d0"
GROUND = {
    "space": ("○", "#323b3b"),
    "storm": ("≈", "#1b5468"),
    "pyramid": ("△", "#1b5468"),
    "lighthouse": ("☼", "#1b5468"),
    "sinkhole": ("∅", "#151819"),
    "stone_desert": ("∴", "#6e5f2a"),
    "ravine": ("≡", "#6a2e24"),
    "capital": ("★", "#8a6410"),
    "mountain": ("∧", "#595752"),
    "portal": ("◎", "#2c3f73"),
    "temple_wind": ("§", "#2c6b2a"),
    "temple_moon": ("☾", "#2c6b2a"),
    "temple_sand": ("∷", "#2c6b2a"),
}
ASK = Style(color="#1d1400", bgcolor="#f0b23c", bold=True)
CROWN = "♛"
POINTS = "⁰¹²³"
WIDE, NARROW = 6, 4

Letters = list[tuple[str, Style]]
Canvas = dict[tuple[int, int], tuple[str, Style]]


def board(g: State, speech: Speech, viewer: int, width: int, marked: list[str]) -> RenderableType:
    """The board as text; a board given as a graph has no places and is told in words."""
    assert isinstance(g, Eko)
    if not g.board.places:
        return plain.board(g, speech, viewer, width, marked)
    left = min(2 * q + r for q, r in g.board.places)
    right = max(2 * q + r for q, r in g.board.places)
    top = min(r for _, r in g.board.places)
    cell = WIDE if (right - left + 2) * WIDE // 2 - 1 <= width else NARROW
    asked = {hex_of(g.board, target) for target in marked}
    canvas: Canvas = {}
    for number, (q, r) in enumerate(g.board.places):
        x, y = (2 * q + r - left) * cell // 2, (r - top) * 2
        for line, letters in enumerate(hexagon(g, speech, number, cell, number in asked)):
            for column, letter in enumerate(letters):
                canvas[x + column, y + line] = letter
    return laid(canvas)


def hex_of(board: Board, target: str) -> int:
    """The hex that a target of an action lies on, or -1."""
    domain, _, text = target.partition(":")
    number = int(text)
    if domain in ("space", "stack") or (domain == "hex" and number < MAX_SPACES):
        return number
    if domain in ("terrain", "hex"):
        return board.spaces + number - (MAX_SPACES if domain == "hex" else 0)
    return -1


def hexagon(g: Eko, speech: Speech, number: int, cell: int, asked: bool) -> tuple[Letters, Letters]:
    """The two lines of a hex: its name with its ground, and what stands there."""
    kind = kind_of(g.board, number)
    glyph, colour = GROUND[kind]
    ground = Style(color=INK, bgcolor=colour, dim=kind == "sinkhole")
    name = g.board.names[number]
    head = spelled(name, ASK if asked else ground)
    body, style = standing(g, speech, number)
    if cell == WIDE:
        mark = "‹" if asked else glyph if kind != "space" else " "
        head += spelled(mark.rjust(cell - 1 - len(name)), ground)
        body = f" {body}" if body else ""
    if not body:
        body, style = bare(kind, cell).center(cell - 1), ground
    return filled(head, cell - 1, ground), filled(spelled(body, style), cell - 1, style)


def bare(kind: str, cell: int) -> str:
    """What an empty hex shows: a circle on a space; on terrain its glyph, if not above."""
    if kind == "space" or (cell == WIDE and kind in ("storm", "pyramid", "lighthouse")):
        return GROUND["space"][0]
    return GROUND[kind][0] if cell == NARROW else ""


def spelled(text: str, style: Style) -> Letters:
    """A text letter by letter."""
    return [(letter, style) for letter in text]


def filled(letters: Letters, width: int, style: Style) -> Letters:
    """A line of exactly this width."""
    return (letters + [(" ", style)] * width)[:width]


def kind_of(board: Board, number: int) -> str:
    """What a hex is: a kind of terrain, or what a space lies at."""
    if number >= board.spaces:
        return TERRAINS[board.kind[number - board.spaces]]
    if any(number in pyramid for pyramid in board.pyramids):
        return "pyramid"
    if number in board.lighthouse:
        return "lighthouse"
    return "storm" if board.storm[number] else "space"


def standing(g: Eko, speech: Speech, number: int) -> tuple[str, Style]:
    """The stack or the building on a hex, in its owner's colours; an empty text if none."""
    terrain = number - g.board.spaces
    seat = g.owner[number] if terrain < 0 else g.holder[terrain]
    if seat < 0:
        return "", Style.null()
    if terrain < 0:
        words = f"{g.size[number]}{CROWN if leads(g, number) else ''}"
    else:
        level = g.level[terrain]
        words = letter_of(speech.of(g.game.name), level)
    colour = COLOURS[g.colour[seat]]
    return f"{SIGNS[colour]}{words}", SEAT_STYLES[colour]


def letter_of(speech: Speech, level: int) -> str:
    """A building on the board: its letter and the points it is worth."""
    return speech.say(f"letter-{BUILDINGS[level - 1]}") + POINTS[level]


def laid(canvas: Canvas) -> Text:
    """The canvas as one text of many lines."""
    text = Text(no_wrap=True, overflow="crop")
    for y in range(max(y for _, y in canvas) + 1):
        row = {x: letter for (x, line), letter in canvas.items() if line == y}
        for x in range(max(row) + 1):
            text.append(*row.get(x, (" ", Style.null())))
        text.append("\n")
    text.right_crop(1)
    return text


# -- around the board ------------------------------------------------------------------------------


def legend(g: State, speech: Speech, width: int) -> RenderableType | None:
    """The signs that occur on this board, as many in a line as fit."""
    assert isinstance(g, Eko)
    if not g.board.places:
        return None
    words = speech.of(g.game.name)
    kinds = [kind_of(g.board, number) for number in range(len(g.board.places))]
    items = [f"{GROUND[kind][0]} {words.say(f'terrain-{kind}')}" for kind in GROUND if kind in kinds]
    items += [f"{letter_of(words, level + 1)} {words.say(f'building-{kind}')}" for level, kind in enumerate(BUILDINGS)]
    items.append(f"{CROWN} {words.say('disc-emperor')}")
    return in_lines(items, width)


def panels(g: State, speech: Speech, viewer: int, width: int) -> RenderableType:
    """Every seat: points, capitals, discs, buildings left, prisoners."""
    assert isinstance(g, Eko)
    words = speech.of(g.game.name)
    table = Table(box=None, pad_edge=False, padding=(0, 2 if width > 90 else 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(words.say("panel-seat"), no_wrap=True)
    for name in ("points", "capitals", "discs", "reserve", "box"):
        table.add_column(words.say(f"panel-{name}"), justify="right", no_wrap=True)
    table.add_column(words.say("panel-buildings"), no_wrap=True)
    table.add_column(words.say("panel-prison"))
    points = g.scores()
    for seat in range(g.seats):
        out = not g.alive >> seat & 1
        called = f" {speech.called(g, 'seat', seat)}"
        held = " ".join(
            SIGNS[COLOURS[g.colour[other]]] + CROWN for other in range(g.seats) if jailer_of(g, other) == seat
        )
        reserve = f"{g.warriors[seat]}" + (CROWN if g.emperor[seat] == RESERVE else "")
        left = " ".join(
            f"{letter_of(words, level + 1)}×{g.pieces[seat * len(BUILDINGS) + level]}"
            for level in range(len(BUILDINGS))
        )
        table.add_row(
            "▸" if g.shown(viewer) >> seat & 1 else " ",
            sign(g, seat).append(called),
            Text(str(points[seat]), style="bold"),
            str(g.capitals[seat]),
            words.say("panel-out") if out else str(g.discs[seat]),
            reserve,
            str(g.box[seat]),
            left,
            held,
            style="dim" if out else "",
        )
    return table


def sign(g: State, seat: int) -> Text:
    """The sign of a seat in its colours."""
    assert isinstance(g, Eko)
    colour = COLOURS[g.colour[seat]]
    return Text(f" {SIGNS[colour]} ", style=SEAT_STYLES[colour])


def look(g: State, speech: Speech, place: str) -> str | None:
    """What is at a place, whatever the case of its name."""
    assert isinstance(g, Eko)
    names = [name.casefold() for name in g.board.names]
    if place.casefold() not in names:
        return None
    words = speech.of(g.game.name)
    number = names.index(place.casefold())
    name, kind = g.board.names[number], f"terrain-{kind_of(g.board, number)}"
    terrain = number - g.board.spaces
    if terrain < 0 and g.owner[number] >= 0:
        seat = words.seats(g, [g.owner[number]])
        return words.say("look-stack", place=name, seat=seat, discs=g.size[number], emperor=int(leads(g, number)))
    if terrain >= 0 and g.holder[terrain] >= 0:
        seat = words.seats(g, [g.holder[terrain]])
        building = f"building-{BUILDINGS[g.level[terrain] - 1]}"
        return words.say("look-building", place=name, kind=kind, seat=seat, building=building)
    return words.say("look-ground", place=name, kind=kind)
