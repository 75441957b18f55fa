"""The kingdom of Xidit in the terminal: a table of cities, one of regions, the Path of Destiny, the seats.

Everything is drawn from what the viewer may see: the own screen, never another. Units and roads are told by letters,
seats by sign as well as by colour.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from krainy.engine.state import State
from krainy.games.xidit.board import COLOURS_OF_ROADS, KINGDOM, NOWHERE
from krainy.games.xidit.state import Xidit
from krainy.games.xidit.tokens import UNIT_NAMES as UNITS
from krainy.games.xidit.tokens import Unit
from krainy.games.xidit.view.naming import COLOURS, ROADS
from krainy.games.xidit.vocabulary import CITIES, ORDER, REGIONS
from krainy.play.words import Speech

from .legend import in_lines
from .tables import plain_table, pointer, seat_table

SIGNS = {"blue": "●", "red": "◆", "green": "▲", "yellow": "■", "black": "★"}
SEAT_STYLES = {
    "blue": Style(color="#ffffff", bgcolor="#2b5fb4", bold=True),
    "red": Style(color="#ffffff", bgcolor="#b03a2e", bold=True),
    "green": Style(color="#ffffff", bgcolor="#2f7d3b", bold=True),
    "yellow": Style(color="#2a2200", bgcolor="#e8c547", bold=True),
    "black": Style(color="#f0ead8", bgcolor="#2b2b2b", bold=True),
}
TOKEN_SIGNS = {"recruitment": "+", "threat": "!"}
REWARD_SIGNS = {"gold": "¤", "bards": "♪", "floors": "⌂"}
ASK = Style(color="#1d1400", bgcolor="#f0b23c", bold=True)
CRITERION_SIGNS = {
    "wealth": REWARD_SIGNS["gold"],
    "influence": REWARD_SIGNS["floors"],
    "reputation": REWARD_SIGNS["bards"],
}
FIRST = "*"
NONE = "·"
CITIES_WIDE = 78
"""The columns that the table of cities needs."""
BESIDE = CITIES_WIDE + 44
"""Where the terminal is this wide, the regions stand beside the cities."""

View = Mapping[str, Any]


def board(g: State, speech: Speech, viewer: int, width: int, marked: list[str]) -> RenderableType:
    """Cities, regions and the fields around the map."""
    assert isinstance(g, Xidit)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    parts = [cities(g, words, view, marked), regions(g, words, view, marked)]
    rest = around(g, words, view, viewer)
    if width < BESIDE:
        return Group(parts[0], Text(), parts[1], Text(), rest)
    beside = Table.grid(padding=(0, 3, 0, 0))
    beside.add_column(min_width=CITIES_WIDE)
    beside.add_row(*parts)
    return Group(beside, Text(), rest)


def seen_by(g: Xidit, viewer: int) -> View:
    """The position as far as the viewer may know it."""
    return g.sight(viewer)


# -- the map ---------------------------------------------------------------------------------------


def cities(g: Xidit, words: Speech, view: View, marked: list[str]) -> Table:
    """Every city: its token, guild and guests, where its roads lead, the regions around it."""
    table = plain_table()
    table.add_column(words.say("board-city"), justify="right", no_wrap=True)
    table.add_column(words.say("board-token"), no_wrap=True, min_width=24)
    table.add_column(words.say("board-guild"), no_wrap=True)
    table.add_column(words.say("board-idrakis"), no_wrap=True)
    for road in ROADS:
        table.add_column(words.say(f"short-{road}"), justify="right", no_wrap=True)
    table.add_column(words.say("board-regions"), no_wrap=True)
    for city in range(CITIES):
        name = str(city + 1)
        guild = view["guilds"].get(name)
        guests = [colour for colour, place in view["idrakis"].items() if place == city + 1]
        table.add_row(
            Text(name, style=ASK if f"city:{city}" in marked else "bold"),
            token(g, words, view["tokens"].get(name), city),
            coloured(guild["seat"], f"{SIGNS[guild['seat']]}{guild['floors']}") if guild else "",
            Text("").join(coloured(colour, SIGNS[colour]) for colour in guests),
            *[led(city, road) for road in range(COLOURS_OF_ROADS)],
            " ".join(KINGDOM.regions[region] for region in KINGDOM.borders[city]),
        )
    return table


def token(g: Xidit, words: Speech, lying: View | None, city: int) -> str:
    """A token on a city: the units left on it, or what the threat asks for and offers."""
    if lying is None:
        return ""
    if lying["side"] == "recruitment":
        return f"{TOKEN_SIGNS['recruitment']} {listed(words, lying['units']) or NONE}"
    return f"{TOKEN_SIGNS['threat']} {threat(g, words, city)}"


def threat(g: Xidit, words: Speech, city: int) -> str:
    """What a Threat token asks for and offers."""
    asked = dict(zip(UNITS, g.setup.requires[city], strict=True))
    return f"{listed(words, asked)} → {offered(g.setup.rewards[city])}"


def listed(words: Speech, units: Mapping[Unit, int]) -> str:
    """Units as letters, one for each."""
    return " ".join(words.say(f"letter-{unit}") for unit in UNITS for _ in range(units.get(unit, 0)))


def offered(rewards: Iterable[int]) -> str:
    """Rewards as numbers with signs."""
    return " ".join(f"{number}{glyph}" for number, glyph in zip(rewards, REWARD_SIGNS.values(), strict=True))


def led(city: int, road: int) -> str:
    """Where a road of a city leads."""
    to = KINGDOM.roads[city * COLOURS_OF_ROADS + road]
    return NONE if to == NOWHERE else str(to + 1)


def coloured(colour: str, text: str) -> Text:
    """A text in the colours of a seat."""
    return Text(text, style=SEAT_STYLES[colour])


def regions(g: Xidit, words: Speech, view: View, marked: list[str]) -> Table:
    """Every region: its lyre numbers and the bards that the viewer sees there."""
    table = plain_table()
    for name in ("region", "lyre", "bards"):
        table.add_column(words.say(f"board-{name}"), no_wrap=True)
    for region in range(REGIONS):
        name = KINGDOM.regions[region]
        waste = name in view["wasteland"]
        table.add_row(
            Text(f"{name:<3}{words.say(f'region-{name}')}", style=ASK if f"region:{region}" in marked else ""),
            "" if waste else f"{KINGDOM.larger[region]}/{KINGDOM.smaller[region]}",
            words.say("board-wasteland") if waste else bards(g, words, view["bards"][name]),
            style="dim" if waste else "",
        )
    return table


def bards(g: Xidit, words: Speech, seen: dict[str, int]) -> Text:
    """The bards of a region by seat; of the Bastion only what the viewer knows."""
    singers = [coloured(colour, f"{SIGNS[colour]}{number}") for colour, number in seen.items() if number > 0]
    if len(seen) < g.seats:
        singers.append(Text(words.say("board-hidden"), style="dim"))
    return Text(" ").join(singers)


# -- around the map --------------------------------------------------------------------------------


def around(g: Xidit, words: Speech, view: View, viewer: int) -> Text:
    """Calendar, Path of Destiny, Lair, Barracks, assessments, and what the present decision is about."""
    years, censuses = view["years"], ", ".join(map(str, view["censuses"]))
    year = words.say("board-setup", years=years, censuses=censuses)
    if view["year"]:
        year = words.say("board-year", year=view["year"], years=years, censuses=censuses)
    if view["order"]:
        year += " · " + words.say("board-order", number=view["order"])
    lines = [
        year,
        track(g, words, view["path"], "recruitment"),
        track(g, words, view["path"], "threat"),
        words.say("board-titans", titans=" · ".join(lair(words, *entry) for entry in view["titans"].items())),
        words.say("board-barracks", units=counted(words, view["barracks"])),
        words.say("board-assessments", criteria=", ".join(words.say(f"criterion-{c}") for c in view["assessments"])),
    ]
    if view["virtual"]:
        markers = [f"{words.say(f'criterion-{c}')} {view['virtual'][c]}" for c in view["assessments"]]
        lines.append(words.say("board-virtual", values=", ".join(markers)))
    text = Text("\n".join(lines))
    about = matter(g, words, view, viewer)
    if about:
        text.append(f"\n{about}", style="bold")
    return text


def track(g: Xidit, words: Speech, path: View, side: str) -> str:
    """One track of the path: the next token, the stack from its top as far as it is known, how many are discarded."""
    stack, following, discards = ("R", "NR", "DT") if side == "recruitment" else ("T", "NT", "DR")
    number = path[following]
    shown = NONE
    if number:
        recruits = dict(zip(UNITS, g.setup.recruits[number - 1], strict=True))
        face = listed(words, recruits) if side == "recruitment" else threat(g, words, number - 1)
        shown = f"{number} ({face})"
    tokens = " ".join(str(city) if city else "?" for city in path[stack])
    discarded = " ".join(map(str, path[discards]))
    return words.say("board-track", side=side, next=shown, stack=tokens or NONE, discarded=discarded or NONE)


def lair(words: Speech, strength: str, stack: View) -> str:
    """One stack of titans."""
    left = len(stack["titans"])
    if not left:
        return words.say("board-titan-gone", strength=strength)
    if not stack["raging"]:
        return words.say("board-titan-asleep", strength=strength, left=left)
    rewards = offered(stack[reward] for reward in REWARD_SIGNS)
    return words.say("board-titan-raging", strength=strength, rewards=rewards, left=left)


def counted(words: Speech, units: dict[str, int]) -> str:
    """Units as letters with their numbers."""
    return " ".join(f"{words.say(f'letter-{unit}')}{units[unit]}" for unit in UNITS if unit in units)


def matter(g: Xidit, words: Speech, view: View, viewer: int) -> str:
    """What the present decision is about; the own plan as far as it is made."""
    asked, about = view["phase"], view["matter"]
    if asked == "Plan" and viewer >= 0 and g.sealed[viewer]:
        orders = [g.game.label(g, "order", action - ORDER.base) for action in g.sealed[viewer]]
        return words.say("matter-Plan", plan=", ".join(words.say(f"plan-{order}") for order in orders))
    if "left" in about:
        return words.say(f"matter-{asked}", number=about["left"])
    if "unit" in about:
        return words.say(f"matter-{asked}", unit=f"unit-{about['unit']}")
    return ""


def planned(words: Speech, orders: Iterable[str]) -> str:
    """Orders in short."""
    return " ".join(words.say(f"short-{order}") for order in orders)


# -- the seats -------------------------------------------------------------------------------------


def legend(g: State, speech: Speech, width: int) -> RenderableType | None:
    """What the letters and signs mean."""
    words = speech.of(g.game.name)
    items = [f"{words.say(f'letter-{unit}')} {words.say(f'unit-{unit}')}" for unit in UNITS]
    items += [f"{glyph} {words.say(f'side-{side}')}" for side, glyph in TOKEN_SIGNS.items()]
    items += [f"{glyph} {words.say(f'sign-{reward}')}" for reward, glyph in REWARD_SIGNS.items()]
    items += [f"{words.say(f'short-{order}')} {words.say(f'order-{order}')}" for order in ("action", "wait")]
    items.append(f"{FIRST} {words.say('sign-first')}")
    return in_lines(items, width)


def panels(g: State, speech: Speech, viewer: int, width: int) -> RenderableType:
    """Every seat: its Orders, its values as far as they are known, its pieces; the own screen in full."""
    assert isinstance(g, Xidit)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    table = seat_table(words, width > 90)
    table.add_column(words.say("panel-plan"), no_wrap=True)
    for number, criterion in enumerate(view["assessments"]):
        table.add_column(f"{number + 1} {CRITERION_SIGNS[criterion]}", justify="right", no_wrap=True)
    for name in ("supply", "units"):
        table.add_column(words.say(f"panel-{name}"), no_wrap=True)
    for seat in range(g.seats):
        colour = COLOURS[g.colour[seat]]
        screen = view["screens"].get(colour)
        out = colour in view["eliminated"]
        table.add_row(
            pointer(g, viewer, seat),
            sign(g, seat).append(f" {speech.called(g, 'seat', seat)} {FIRST if view['first'] == colour else ''}"),
            words.say("panel-out") if out else orders_of(words, view, colour),
            *[value(view, criterion, colour) for criterion in view["assessments"]],
            supply(view, colour, screen),
            units_of(words, screen) if screen else NONE,
            style="dim" if out else "",
        )
    if view["virtual"]:
        values = [value(view, criterion, "virtual") for criterion in view["assessments"]]
        out = "virtual" in view["eliminated"]
        name = f"    {words.say('panel-virtual')}"
        table.add_row("", name, words.say("panel-out") if out else "", *values, style="dim" if out else "")
    return table


def supply(view: View, colour: str, screen: View | None) -> str:
    """The floors in supply, and behind a screen that the viewer sees the waiting floors and the bards."""
    floors = f"{view['floors'][colour]}{REWARD_SIGNS['floors']}"
    if screen is None:
        return floors
    waiting = f"+{screen['waiting']}" if screen["waiting"] else ""
    return f"{floors}{waiting} {screen['bards']}{REWARD_SIGNS['bards']}"


def units_of(words: Speech, screen: View) -> str:
    """The units behind a screen."""
    return counted(words, {unit: number for unit, number in screen["units"].items() if number}) or NONE


def orders_of(words: Speech, view: View, colour: str) -> Text:
    """The Orders of a seat, those carried out dimmed."""
    orders = view["plans"].get(colour, [])
    seats = view["seats"]
    last = (seats.index(colour) - seats.index(view["first"])) % len(seats)
    ahead = bool(view["turn"]) and last > (seats.index(view["turn"]) - seats.index(view["first"])) % len(seats)
    done = view["order"] - 1 if ahead else view["order"]
    text = Text(planned(words, orders[:done]), style="dim")
    return text.append(" " if done and orders[done:] else "").append(planned(words, orders[done:]), style="not dim")


def value(view: View, criterion: str, participant: str) -> str:
    """What a participant has in a criterion, if the viewer may know it."""
    if criterion in view["results"]:
        return str(view["results"][criterion][participant])
    if participant == "virtual":
        return str(view["virtual"][criterion])
    if criterion == "influence":
        return str(sum(guild["floors"] for guild in view["guilds"].values() if guild["seat"] == participant))
    if criterion == "wealth" and participant in view["screens"]:
        return str(view["screens"][participant]["gold"])
    return "?"


def sign(g: State, seat: int) -> Text:
    """The sign of a seat in its colours."""
    assert isinstance(g, Xidit)
    colour = COLOURS[g.colour[seat]]
    return Text(f" {SIGNS[colour]} ", style=SEAT_STYLES[colour])


def look(g: State, speech: Speech, place: str) -> str | None:
    """What is in a city, called by its number, or in a region, called by its letters."""
    assert isinstance(g, Xidit)
    words, view = speech.of(g.game.name), seen_by(g, -1)
    if place.upper() in KINGDOM.regions:
        number = KINGDOM.regions.index(place.upper())
        key = f"region-{place.upper()}"
        if g.setup.wasteland[number]:
            return words.say("look-wasteland", region=key)
        return words.say("look-region", region=key, larger=KINGDOM.larger[number], smaller=KINGDOM.smaller[number])
    if not place.isdecimal() or not 1 <= int(place) <= CITIES:
        return None
    city = int(place) - 1
    parts = [lying_there(g, words, view["tokens"].get(place), city)]
    guild = view["guilds"].get(place)
    if guild:
        parts.append(words.say("look-guild", seat=f"colour-{guild['seat']}", floors=guild["floors"]))
    guests = [f"colour-{colour}" for colour, stands in view["idrakis"].items() if stands == city + 1]
    if guests:
        parts.append(words.say("look-idrakis", seat="+".join(guests), count=len(guests)))
    roads = [f"{words.say(f'plan-{name}')} → {led(city, road)}" for road, name in enumerate(ROADS)]
    parts.append(words.say("look-roads", roads=", ".join(roads)))
    return words.say("look-city", city=place, parts="; ".join(parts))


def lying_there(g: Xidit, words: Speech, lying: View | None, city: int) -> str:
    """The token of a city in words."""
    if lying is None:
        return words.say("look-no-token")
    if lying["side"] == "recruitment":
        units = called(words, lying["units"])
        return words.say("look-recruitment", units=units) if units else words.say("look-recruitment-empty")
    asked = called(words, dict(zip(UNITS, g.setup.requires[city], strict=True)))
    rewards = dict(zip(REWARD_SIGNS, g.setup.rewards[city], strict=True))
    return words.say("look-threat", units=asked, rewards=words.say("look-rewards", **rewards))


def called(words: Speech, units: dict[str, int]) -> str:
    """Units by their names."""
    held = [(words.say(f"unit-{unit}"), units.get(unit, 0)) for unit in UNITS]
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in held if number)
