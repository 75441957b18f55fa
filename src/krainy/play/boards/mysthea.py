"""The islands of Mysthea in the terminal: the ring as a table, the events, cards with their texts, the seats.

Everything is drawn from what the viewer may see: the own hand, never another. Seats are told apart by sign as well as
by colour, units by signs.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from krainy.engine.state import State
from krainy.games.mysthea.actions.encounter import ChooseSymbol, Reward
from krainy.games.mysthea.board import GUILDS, ISLANDS, MONSTER_STRENGTH, MONSTERS, ON_ISLAND, REGION_NAMES, UNITS
from krainy.games.mysthea.cards import (
    ATTUNEMENTS,
    COMMAND_FACTS,
    DRAFT_KINDS,
    ENCOUNTER_FACTS,
    ENCOUNTERS,
    FIRST_CHOSEN,
    NAMES,
)
from krainy.games.mysthea.effects.effect import Wish
from krainy.games.mysthea.state import Mysthea
from krainy.play.words import Speech, fold

from .legend import in_lines
from .tables import plain_table, pointer, seat_table

SIGNS = {"varorin": "●", "lusma": "◆", "volarees": "▲", "magista": "■", "kaetur": "★"}
SEAT_STYLES = {
    "varorin": Style(color="#ffffff", bgcolor="#b03a2e", bold=True),
    "lusma": Style(color="#2a2200", bgcolor="#e8c547", bold=True),
    "volarees": Style(color="#ffffff", bgcolor="#2b5fb4", bold=True),
    "magista": Style(color="#ffffff", bgcolor="#2f7d3b", bold=True),
    "kaetur": Style(color="#f0ead8", bgcolor="#2b2b2b", bold=True),
}
UNIT_SIGNS = {"chosen": "♛", "construct": "♙", "golem": "♜", "fortification": "⌂"}
WOUNDED = "♕"
TYPE_STYLES = {"tactic": "#e0604f", "goal": "#e8c547", "equipment": "#63b56b", "upgrade": "#6fa8ee"}
ASK = Style(color="#1d1400", bgcolor="#f0b23c", bold=True)
CHARGED, DISCHARGED = "◉", "○"
MONSTER = "☠"
TOKEN = "?"
MIRAGE = "▒"
NONE = "·"
ROMAN = ["0", "I", "II", "III"]
ISLAND_WIDE = 28
"""The columns for an island's name, and for its monsters and tokens."""

View = Mapping[str, Any]


def board(g: State, speech: Speech, viewer: int, width: int, marked: list[str]) -> RenderableType:
    """The ring, the events, and the cards that matter now."""
    assert isinstance(g, Mysthea)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    parts: list[RenderableType] = [ring(words, view, marked), Text(), around(words, view)]
    parts += cards_in_reach(g, words, view, viewer, marked)
    return Group(*parts)


def seen_by(g: Mysthea, viewer: int) -> View:
    """The position as far as the viewer may know it."""
    return g.sight(viewer)


# -- the islands -------------------------------------------------------------------------------------------------------


def ring(words: Speech, view: View, marked: list[str]) -> Table:
    """The islands clockwise, three lines each: their regions with all units, attunement card, monsters, tokens."""
    table = plain_table()
    table.add_column(words.say("board-island"), max_width=ISLAND_WIDE)
    table.add_column(words.say("board-region"), no_wrap=True)
    table.add_column(words.say("board-units"))
    for island in view["ring"]:
        number = ISLANDS.index(island)
        title = Text(words.say(f"island-{island}"), style=ASK if f"island:{number}" in marked else "bold")
        notes = [title, attunement(words, view, island), guests(words, view, island, marked)]
        for note, region in zip(notes, ON_ISLAND[number], strict=True):
            name = REGION_NAMES[region]
            label = Text(words.say(f"region-{name}"), style=ASK if f"region:{region}" in marked else "")
            if name in view["mirages"]:
                label.append(f" {MIRAGE}", style="dim")
            table.add_row(note, label, standing(view, name))
    return table


def attunement(words: Speech, view: View, island: str) -> Text:
    """The attunement card of an island, and who has taken it."""
    text = Text(f"  {view['attunements'][island]}")
    for guild, taken in view["attuned"].items():
        if taken == island:
            text.append(" ").append_text(coloured(guild, SIGNS[guild]))
    return text


def guests(words: Speech, view: View, island: str, marked: list[str]) -> Text:
    """The monsters and encounter tokens on an island."""
    text = Text("  ")
    for monster, facts in view["monsters"].items():
        if facts["island"] == island:
            number = MONSTERS.index(monster)
            style = ASK if f"monster:{number}" in marked else ""
            text.append(f"{MONSTER}{words.say(f'monster-{monster}')} {MONSTER_STRENGTH[number]} ", style=style)
    for guild, where in view["tokens"].items():
        if where == island:
            text.append_text(coloured(guild, f"{SIGNS[guild]}{TOKEN}")).append(" ")
    return text


def standing(view: View, region: str) -> Text:
    """All units in a region, whoever controls it first."""
    there = view["regions"].get(region, {})
    text = Text()
    for guild in sorted((name for name in there if name != "control"), key=lambda name: name != there["control"]):
        units = there[guild]
        text.append_text(coloured(guild, SIGNS[guild])).append(" ")
        for unit in UNITS:
            if units.get(unit):
                sign = WOUNDED if unit == "chosen" and guild in view["wounded"] else UNIT_SIGNS[unit]
                text.append(sign if units[unit] == 1 else f"{units[unit]}{sign}")
        text.append(f" {units['strength']}  ", style="dim")
    return text


def coloured(guild: str, text: str) -> Text:
    """A text in the colours of a seat."""
    return Text(text, style=SEAT_STYLES[guild])


# -- around the islands ------------------------------------------------------------------------------------------------


def around(words: Speech, view: View) -> Text:
    """The Era, the event track, the monsters to come, the encounter deck, and the battle that is on."""
    lines: list[str] = []
    if view["era"]:
        lines.append(words.say("board-era", era=ROMAN[view["era"]], phase=words.say(f"phase-{view['phase']}")))
        laid = [f"{space['glory']} {event(words, space['event'])}" for space in view["track"]]
        lines.append(words.say("board-track", cards=", ".join(laid) or NONE))
        if view["events"]:
            top = view["events"][0]
            shown = "?" if top == "?" else event(words, top)
            lines.append(words.say("board-events", card=shown, left=len(view["events"])))
    coming = [
        f"{ROMAN[facts['era']]} {words.say(f'monster-{monster}')}"
        for monster, facts in view["monsters"].items()
        if not facts["island"]
    ]
    if coming:
        lines.append(words.say("board-coming", monsters=", ".join(coming)))
    front = view["encounter"]
    if front:
        one, other = (f"symbol-{symbol}" for symbol in front["symbols"])
        lines.append(words.say("board-encounter", glory=front["glory"], one=one, other=other, left=view["encounters"]))
    text = Text("\n".join(lines))
    for line in battle(words, view):
        text.append("\n").append_text(line)
    return text


def event(words: Speech, card: str) -> str:
    """An event card in short."""
    if card in MONSTERS:
        return words.say(f"monster-{card}")
    return words.say("board-storm") if card == "storm" else words.say(f"terrain-{card}")


def battle(words: Speech, view: View) -> list[Text]:
    """The battle that is on, fighter by fighter."""
    if not view["battle"]:
        return []
    lines = [Text(words.say("board-battle", region=f"region-{view['battle']['region']}"), style="bold")]
    for guild, facts in view["battle"]["fighters"].items():
        line = coloured(guild, SIGNS[guild])
        said = words.say("board-fighter", strength=facts["strength"], retreated=facts["retreated"], lost=facts["lost"])
        lines.append(line.append(f" {said}", style="default on default not bold"))
    return lines


# -- cards -------------------------------------------------------------------------------------------------------------


def cards_in_reach(g: Mysthea, words: Speech, view: View, viewer: int, marked: list[str]) -> list[RenderableType]:
    """The open cards, the own ones and what the present decision is about, each with its text."""
    offer = [view["offer"][kind] for kind in DRAFT_KINDS if kind in view["offer"]]
    lists = [("offer", offer), ("row", view["row"])]
    if 0 <= viewer < g.seats:
        guild = GUILDS[viewer]
        own = [view["chosen"][guild]] if guild in view["chosen"] else []
        own += [*view["equipment"][guild], *view["upgrades"][guild].values()]
        lists += [("own", own), ("hand", view["hands"][guild])]
    lists.append(("played", view["played"]))
    parts: list[RenderableType] = []
    for name, cards in lists:
        if cards:
            parts += [Text(), Text(words.say(f"board-{name}"), style="dim"), listing(words, cards, marked)]
    about = matter(g, words, view, viewer)
    if about:
        parts += [Text(), Text(about, style="bold")]
    return parts


def listing(words: Speech, cards: Iterable[str], marked: list[str]) -> Table:
    """Cards with their points, their type and their text."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for wrap in (False, False, True):
        table.add_column(no_wrap=not wrap)
    for card in cards:
        number = NAMES.index(card)
        asked = f"card:{number}" in marked
        if number >= FIRST_CHOSEN:
            table.add_row(Text(words.say(f"card-{card}"), style=ASK if asked else "bold"), "", text_of(words, card))
            continue
        fact = COMMAND_FACTS[number - 1]
        kind = str(fact["type"])
        slot = f" ({words.say('slot-' + fact['slot'])})" if "slot" in fact else ""
        table.add_row(
            Text(card, style=ASK if asked else "bold"),
            Text(f"{words.say(f'type-{kind}')} {fact['points']}{slot}", style=TYPE_STYLES[kind]),
            text_of(words, card),
        )
    return table


def text_of(words: Speech, card: str) -> str:
    """What a card does."""
    return words.say(f"card-{card}.text")


def matter(g: Mysthea, words: Speech, view: View, viewer: int) -> str:
    """What the present decision is about: points, steps or losses left, the card asked about, the encounter."""
    lines: list[str] = []
    if view["points"]:
        lines.append(words.say("board-points", points=view["points"]))
    if view["left"]:
        lines.append(words.say("board-left", left=view["left"]))
    card = view["card"]
    if card != "none" and card not in view["played"]:
        lines.append(f"{words.say(f'card-{card}')}: {text_of(words, card)}")
    asked = [seat for seat in range(g.seats) if g.shown(viewer) >> seat & 1]
    if isinstance(g.asked, (ChooseSymbol, Reward, Wish)) and asked:
        faced = view["faced"][GUILDS[asked[0]]]
        if faced and faced[-1] != "?":
            lines.append(encounter(words, faced[-1]))
    return "\n".join(lines)


def encounter(words: Speech, name: str) -> str:
    """What both symbols of an encounter bring."""
    options = ENCOUNTER_FACTS[ENCOUNTERS.index(name)]["option"]
    said = [f"{words.say('symbol-' + o['symbol'])}: {words.say(f'encounter-{name}.' + o['symbol'])}" for o in options]
    return f"{name}. " + " ".join(said)


# -- the seats ---------------------------------------------------------------------------------------------------------


def legend(g: State, speech: Speech, width: int) -> RenderableType | None:
    """What the signs mean."""
    words = speech.of(g.game.name)
    items = [f"{sign} {words.say(f'unit-{unit}')}" for unit, sign in UNIT_SIGNS.items()]
    items += [f"{WOUNDED} {words.say('sign-wounded')}", f"{MONSTER} {words.say('sign-monster')}"]
    items += [f"{SIGNS[GUILDS[0]]}{TOKEN} {words.say('sign-token')}", f"{CHARGED} {words.say('sign-charged')}"]
    if g.seats == 2:
        items.append(f"{MIRAGE} {words.say('sign-mirage')}")
    return in_lines(items, width)


def panels(g: State, speech: Speech, viewer: int, width: int) -> RenderableType:
    """Every seat in player order: artefact, tracks, Chosen, pools, cards."""
    assert isinstance(g, Mysthea)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    table = seat_table(words, width > 100)
    for name in ("artefact", "glory", "energy", "experience", "encounters"):
        table.add_column(words.say(f"panel-{name}"), justify="right", no_wrap=True)
    for name in ("created", "beside", "hand", "board"):
        table.add_column(words.say(f"panel-{name}"), no_wrap=name != "board")
    for guild in view["order"]:
        seat = GUILDS.index(guild)
        artefact = view["artefacts"][guild]
        table.add_row(
            pointer(g, viewer, seat),
            sign(g, seat).append(f" {speech.called(g, 'seat', seat)}"),
            f"{artefact['number']}{CHARGED if artefact['charged'] else DISCHARGED}",
            Text(str(view["glory"][guild]), style="bold"),
            str(view["energy"][guild]),
            str(view["experience"][guild]),
            str(len(view["faced"][guild])),
            pool(view["created"][guild]),
            pool(view["beside"][guild]),
            f"{len(view['hands'][guild])}/{len(view['discards'][guild])}",
            laid_down(words, view, guild),
        )
    return table


def pool(units: dict[str, int]) -> str:
    """Units in a pool as numbers with signs."""
    return " ".join(f"{number}{UNIT_SIGNS[unit]}" for unit, number in units.items() if number) or NONE


def laid_down(words: Speech, view: View, guild: str) -> str:
    """The Chosen and the cards on a player board."""
    chosen = view["chosen"].get(guild)
    names = [words.say(f"card-{chosen}") + (WOUNDED if guild in view["wounded"] else "")] if chosen else []
    return " ".join([*names, *view["equipment"][guild], *view["upgrades"][guild].values()]) or NONE


def sign(g: State, seat: int) -> Text:
    """The sign of a seat in its colours."""
    guild = GUILDS[seat]
    return Text(f" {SIGNS[guild]} ", style=SEAT_STYLES[guild])


# -- looking -----------------------------------------------------------------------------------------------------------


def look(g: State, speech: Speech, place: str) -> str | None:
    """What a card, an attunement, a monster or an encounter does, or who stands in a region."""
    assert isinstance(g, Mysthea)
    words, view = speech.of(g.game.name), seen_by(g, -1)
    wanted = place.upper()
    if wanted in NAMES:
        return f"{words.say(f'card-{wanted}')}: {text_of(words, wanted)}"
    if wanted in ATTUNEMENTS:
        return f"{wanted}: {words.say(f'attunement-{wanted}.text')}"
    if any(wanted in faced for faced in view["faced"].values()):
        return encounter(words, wanted)
    for number, monster in enumerate(MONSTERS):
        if fold(place) == monster:
            rewards = {medal: words.say(f"monster-{monster}.{medal}") for medal in ("gold", "silver", "bronze")}
            behaviour = words.say(f"monster-{monster}.behaviour")
            strength = MONSTER_STRENGTH[number]
            name = f"monster-{monster}"
            return words.say("look-monster", monster=name, strength=strength, behaviour=behaviour, **rewards)
    for region in REGION_NAMES:
        if fold(place) in (region, *[fold(form) for form in words.forms(f"region-{region}")]):
            return words.say("look-region", region=f"region-{region}", units=told(words, view, region))
    return None


def told(words: Speech, view: View, region: str) -> str:
    """The units of a region in words."""
    there = view["regions"].get(region, {})
    if not there:
        return words.say("look-nobody")
    parts = []
    for guild, units in there.items():
        if guild != "control":
            held = [(words.say(f"unit-{unit}"), units.get(unit, 0)) for unit in UNITS]
            listed = ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in held if number)
            said = words.say("look-units", seat=f"colour-{guild}", units=listed, strength=units["strength"])
            parts.append(said)
    return "; ".join(parts)
