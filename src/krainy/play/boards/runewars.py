"""The land of Runewars in the terminal: hexes with their armies, the fight that is on, the cards, and who has what.

Everything is drawn from what the viewer may see. Seats are told apart by sign as well as by colour, bases of units by
shape; a closed border is drawn with the sign of what closes it.
"""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from krainy.engine.state import State
from krainy.games.runewars.map.tiles import AREAS, BORDERS, RADIUS, STEPS, WIDTH
from krainy.games.runewars.pieces import ORDERS, RESOURCES, SHAPES, UNIT_FACTS, UNITS
from krainy.games.runewars.state import Runewars
from krainy.games.runewars.view.naming import seat_name
from krainy.play.words import Speech, fold

from .legend import in_lines

SIGNS = {"daqan": "◆", "latari": "♣", "waiqar": "☾", "uthuk": "✶"}
SEAT_STYLES = {
    "daqan": Style(color="#ffffff", bgcolor="#2b5fb4", bold=True),
    "latari": Style(color="#ffffff", bgcolor="#2f7d3b", bold=True),
    "waiqar": Style(color="#ffffff", bgcolor="#6d3fa0", bold=True),
    "uthuk": Style(color="#ffffff", bgcolor="#b03a2e", bold=True),
}
PLAYER = Style(color="#1b1b1b", bgcolor="#c3c1ba", bold=True)
SHAPE_SIGNS = dict(zip(SHAPES, "△□⬡○", strict=True))
ASK = Style(color="#1d1400", bgcolor="#f0b23c", bold=True)
CLOSED = {"mountain": ("^", Style(color="#d9a15b", bold=True)), "water": ("~", Style(color="#5fb0ee", bold=True))}
OPEN = Style(dim=True)
CASTLE, RUIN, CITY, HERO = "⌂", "⌁", "#", "☺"
DRAGON, FALSE, COVERED = "◈", "◇", "?"
NONE = "·"
SIZES = (9, 7, 5, 3)
"""How wide a hex may be between its slopes, the widest first."""

View = Mapping[str, Any]
Canvas = dict[tuple[int, int], tuple[str, Style]]


def board(g: State, speech: Speech, viewer: int, width: int, marked: list[str]) -> RenderableType:
    """The land, the season, the fight, and the cards that matter now."""
    assert isinstance(g, Runewars)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    parts: list[RenderableType] = [land(g, view, width, marked), season(words, view), armies(words, view)]
    parts += [*fight(words, view), *own_cards(g, words, view, viewer)]
    return Group(*parts)


def seen_by(g: Runewars, viewer: int) -> View:
    """The position as far as the viewer may know it."""
    return g.sight(viewer)


# -- the land ----------------------------------------------------------------------------------------------------------


def land(g: Runewars, view: View, width: int, marked: list[str]) -> Text:
    """All areas as hexes with a flat top, as wide as fits; cells where something may be laid, by their coordinates."""
    spots = free_cells(marked)
    places = [(q, r) for q, r in view["board"].values()] + spots
    if not places:
        return Text()
    left, right = min(q for q, _ in places), max(q for q, _ in places)
    top = min(2 * (2 * r + q) for q, r in places)
    sizes = [size for size in SIZES if (right - left + 1) * (size + 2) + 2 <= width]
    size = sizes[0] if sizes else SIZES[-1]
    canvas: Canvas = {}
    for q, r in spots:
        write(canvas, (q - left) * (size + 2) + 1, 2 * (2 * r + q) - top + 2, f"{q},{r}".center(size + 2), ASK)
    for area, (q, r) in view["board"].items():
        hexagon(canvas, (q - left) * (size + 2), 2 * (2 * r + q) - top, size, closed_sides(g, AREAS.index(area)))
    for area, (q, r) in view["board"].items():
        asked = f"area:{AREAS.index(area)}" in marked
        fill(canvas, (q - left) * (size + 2), 2 * (2 * r + q) - top, size, view, area, asked)
    return painted(canvas)


def free_cells(marked: list[str]) -> list[tuple[int, int]]:
    """The cells that can be chosen now."""
    cells = [int(target.removeprefix("cell:")) for target in marked if target.startswith("cell:")]
    return [(cell // WIDTH - RADIUS, cell % WIDTH - RADIUS) for cell in cells]


def closed_sides(g: Runewars, area: int) -> list[str]:
    """By side, from the north clockwise: what closes it."""
    cell = g.board.cell[area]
    found = []
    for side, (q, r) in enumerate(STEPS):
        other = g.board.area_at.get(cell + q * WIDTH + r, -1)
        both = g.board.side(area, side) | (g.board.side(other, (side + 3) % 6) if other >= 0 else 0)
        found.append(BORDERS[1] if both & 1 else BORDERS[2] if both else "")
    return found


def hexagon(canvas: Canvas, x: int, y: int, size: int, closed: list[str]) -> None:
    """The outline of one hex."""
    edges = [
        (0, "_", [(x + 2 + step, y) for step in range(size)]),
        (1, "\\", [(x + 2 + size, y + 1), (x + 3 + size, y + 2)]),
        (2, "/", [(x + 3 + size, y + 3), (x + 2 + size, y + 4)]),
        (3, "_", [(x + 2 + step, y + 4) for step in range(size)]),
        (4, "\\", [(x, y + 3), (x + 1, y + 4)]),
        (5, "/", [(x + 1, y + 1), (x, y + 2)]),
    ]
    for side, line, places in edges:
        for place in places:
            if closed[side]:
                canvas[place] = CLOSED[closed[side]]
            elif place not in canvas:
                canvas[place] = (line, OPEN)


def fill(canvas: Canvas, x: int, y: int, size: int, view: View, area: str, asked: bool) -> None:
    """What lies on an area: name and lord, units, the rest."""
    facts = view["areas"][area]
    seat = facts["seat"]
    style = ASK if asked else SEAT_STYLES.get(seat, PLAYER if seat else Style(bold=True))
    head = f"{area}{SIGNS.get(seat, '') if seat else ''}"
    if "stronghold" in facts:
        head += RUIN if facts["damaged"] else CASTLE
    write(canvas, x + 2, y + 1, head[:size], style)
    standing = [0] * len(SHAPES)
    routed = 0
    for name, number in facts["units"].items():
        if name.endswith("-routed"):
            routed += number
        else:
            standing[SHAPES.index(UNIT_FACTS[UNITS.index(name)]["shape"])] += number
    units = "".join(f"{number}{SHAPE_SIGNS[shape]}" for shape, number in zip(SHAPES, standing, strict=True) if number)
    write(canvas, x + 1, y + 2, (units + (f"({routed})" if routed else ""))[: size + 2], Style())
    rest = CITY if "city" in facts else ""
    rest += HERO * sum(1 for hero in view["heroes"].values() if hero["area"] == area)
    if area in view["runes"]:
        rest += {"dragon": DRAGON, "false": FALSE}.get(view["runes"][area]["face"], COVERED)
    write(canvas, x + 1, y + 3, rest[: size + 2], Style(color="#e8c547"))


def write(canvas: Canvas, x: int, y: int, text: str, style: Style) -> None:
    """Letters side by side."""
    for place, letter in enumerate(text):
        canvas[x + place, y] = (letter, style)


def painted(canvas: Canvas) -> Text:
    """The canvas as lines."""
    text = Text()
    for y in range(min(y for _, y in canvas), max(y for _, y in canvas) + 1):
        row = {x: letter for (x, at), letter in canvas.items() if at == y}
        for x in range(max(row, default=-1) + 1):
            letter, style = row.get(x, (" ", Style()))
            text.append(letter, style=style)
        text.append("\n")
    return text


# -- around the land ---------------------------------------------------------------------------------------------------


def season(words: Speech, view: View) -> Text:
    """Year, season and season card."""
    if not view["year"]:
        return Text()
    text = Text(words.say("board-year", year=view["year"], season=f"season-{view['season']}"), style="bold")
    card = view["season_card"]
    if card != "none":
        text.append(f"  {words.say(f'season-{card}')}: {words.say(f'season-{card}.text')}", style="not bold")
    return text


def armies(words: Speech, view: View) -> Text:
    """Every area with units, in words, because the map tells only their bases."""
    lines = []
    for area, facts in view["areas"].items():
        if facts["units"]:
            who = words.say(f"faction-{facts['seat']}") if facts["seat"] else words.say("board-nobody")
            lines.append(f"{area} {who}: {listed(words, facts['units'])}")
    return Text("; ".join(lines))


def listed(words: Speech, units: dict[str, int]) -> str:
    """Units by class, in words."""
    names = [(words.say(f"class-{name}"), number) for name, number in units.items()]
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in names)


def fight(words: Speech, view: View) -> list[RenderableType]:
    """The battle and the duel that are on."""
    parts: list[RenderableType] = []
    battle, duel = view["battle"], view["duel"]
    if battle:
        parts.append(Text(words.say("board-battle", area=battle["area"], round=battle["round"]), style="bold"))
        for place, side in enumerate(battle["sides"]):
            who = words.say(f"faction-{side['seat']}") if side["seat"] else words.say("board-nobody")
            cards = [words.say(f"fate-{card:0>2}") for card in view["fate"][place] if card != "?"]
            strength = side["strength"] + side["stronghold"]
            said = words.say("board-side", side=who, units=listed(words, side["units"]) or NONE, strength=strength)
            parts.append(Text(f"  {said} {', '.join(cards)}"))
    if duel:
        enemy = f"hero-{duel['enemy']}" if words.knows(f"hero-{duel['enemy']}") else f"unit-{duel['enemy']}"
        said = words.say("board-duel", hero=f"hero-{duel['hero']}", enemy=enemy, round=duel["round"])
        parts.append(Text(said, style="bold"))
    return parts


def own_cards(g: Runewars, words: Speech, view: View, viewer: int) -> list[RenderableType]:
    """The orders, tactics cards, quests and objective of the viewer, with their texts."""
    if not 0 <= viewer < g.seats:
        return []
    own = seat_name(g, viewer)
    parts: list[RenderableType] = []
    if view["year"]:
        hand = [words.say(f"order-{order}") for order in ORDERS[1:] if order not in view["used"][own]]
        parts.append(Text(words.say("board-orders", orders=", ".join(hand))))
    lists = [("tactics", view["tactics"][own]), ("quest", view["quests"][own])]
    lists.append(("objective", [view["objectives"][own]] if own in view["objectives"] else []))
    for domain, cards in lists:
        if cards:
            table = Table.grid(padding=(0, 2, 0, 0))
            for card in cards:
                where = f"{words.say(f'quest-{card}.where')} " if domain == "quest" else ""
                new = words.say("board-fresh") if domain == "tactics" and card in view["fresh"][own] else ""
                table.add_row(
                    Text(words.say(f"{domain}-{card}"), style="bold"), new, where + text_of(words, domain, card)
                )
            parts += [Text(words.say(f"board-{domain}"), style="dim"), table]
    return parts


def text_of(words: Speech, domain: str, card: str) -> str:
    """What a card says."""
    return words.say(f"{domain}-{card}.text")


# -- the seats ---------------------------------------------------------------------------------------------------------


def legend(g: State, speech: Speech, width: int) -> RenderableType | None:
    """What the signs mean."""
    words = speech.of(g.game.name)
    items = [f"{sign} {words.say(f'shape-{shape}')}" for shape, sign in SHAPE_SIGNS.items()]
    items += [f"{CLOSED[kind][0]} {words.say(f'border-{kind}')}" for kind in CLOSED]
    signs = {"routed": "(1)", "castle": CASTLE, "ruin": RUIN, "city": CITY, "hero": HERO}
    signs |= {"dragon": DRAGON, "false": FALSE, "covered": COVERED}
    items += [f"{sign} {words.say(f'sign-{name}')}" for name, sign in signs.items()]
    return in_lines([*items, words.say("sign-dials")], width)


def panels(g: State, speech: Speech, viewer: int, width: int) -> RenderableType:
    """Every seat: runes, influence, dials, cards, heroes, titles, the last order."""
    assert isinstance(g, Runewars)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    table = Table(box=None, pad_edge=False, padding=(0, 2 if width > 100 else 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(words.say("panel-seat"), no_wrap=True)
    for name in ("runes", "influence", "dials", "tactics", "quests"):
        table.add_column(words.say(f"panel-{name}"), justify="right", no_wrap=True)
    for name in ("order", "heroes", "titles"):
        table.add_column(words.say(f"panel-{name}"), overflow="fold")
    for seat in range(g.seats):
        name = seat_name(g, seat)
        runes = [area for area in view["runes"] if view["areas"][area]["seat"] == name]
        order = view["active"][name]
        table.add_row(
            "▸" if g.shown(viewer) >> seat & 1 else " ",
            sign(g, seat).append(f" {speech.called(g, 'seat', seat)}"),
            Text(str(len(runes)), style="bold"),
            str(view["influence"][name]),
            "/".join(str(view["dials"][name][resource]) for resource in RESOURCES),
            str(len(view["tactics"][name])),
            str(len(view["quests"][name])),
            words.say(f"order-{order}") if order != "none" else NONE,
            ", ".join(hero_line(words, hero, facts) for hero, facts in view["heroes"].items() if facts["seat"] == name)
            or NONE,
            ", ".join(words.say(f"title-{title}") for title, held in view["titles"].items() if held["seat"] == name)
            or NONE,
        )
    return table


def hero_line(words: Speech, hero: str, facts: View) -> str:
    """A hero, where he is and what is left of him."""
    return f"{words.say(f'hero-{hero}')} {facts['area']} {facts['health'] - facts['damage']}/{facts['health']}"


def sign(g: State, seat: int) -> Text:
    """The sign of a seat in its colours; its number before it has a faction."""
    assert isinstance(g, Runewars)
    name = seat_name(g, seat)
    return Text(f" {SIGNS.get(name, str(seat + 1))} ", style=SEAT_STYLES.get(name, PLAYER))


# -- looking -----------------------------------------------------------------------------------------------------------

CARDS = (
    "tactics",
    "quest",
    "reward",
    "objective",
    "hero",
    "unit",
    "season",
    "city",
    "title",
    "order",
    "exp",
    "faction",
)
"""What can be looked at by its name, in this order."""


def look(g: State, speech: Speech, place: str) -> str | None:
    """What an area gives, or what a card, unit or hero does."""
    words = speech.of(g.game.name)
    if place.upper() in AREAS:
        return words.say(f"area-{place.upper()}.text")
    wanted = fold(place)
    for key in words.messages:
        prefix, _, name = key.partition("-")
        if (
            prefix in CARDS
            and words.knows(f"{key}.text")
            and wanted in (name, *[fold(form) for form in forms(words, key)])
        ):
            return words.say(f"{key}.text")
    return None


def forms(words: Speech, key: str) -> list[str]:
    """The names of a thing: the message and its cases, not its texts."""
    cases = ("gen", "dat", "acc", "ins", "loc", "plural")
    return [words.say(key), *[words.say(f"{key}.{case}") for case in cases if words.knows(f"{key}.{case}")]]
