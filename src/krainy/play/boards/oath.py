"""The map of Oath in the terminal: regions and sites as a table, banks and banners, the cards in reach, the players.

Everything is drawn from what the viewer may see: own facedown advisers, never another's. Players are told apart by sign
as well as by colour.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from krainy.engine.state import State
from krainy.games.oath.board import COLOURS, REGIONS, SPOT_NAMES, SUITS
from krainy.games.oath.cards import NAMES, NUMBER
from krainy.games.oath.state import Oath
from krainy.games.oath.view.ground import cards as card_facts
from krainy.play.words import Speech, fold

from .legend import in_lines

SIGNS = {"purple": "♛", "red": "●", "blue": "◆", "yellow": "▲", "white": "■", "black": "★"}
SEAT_STYLES = {
    "purple": Style(color="#ffffff", bgcolor="#6b3fa0", bold=True),
    "red": Style(color="#ffffff", bgcolor="#b03a2e", bold=True),
    "blue": Style(color="#ffffff", bgcolor="#2b5fb4", bold=True),
    "yellow": Style(color="#2a2200", bgcolor="#e8c547", bold=True),
    "white": Style(color="#1c1c1c", bgcolor="#e8e4da", bold=True),
    "black": Style(color="#f0ead8", bgcolor="#2b2b2b", bold=True),
}
SUIT_SIGNS = {"discord": "✶", "arcane": "☾", "order": "⚖", "hearth": "⌂", "beast": "❧", "nomad": "☼"}
ASK = Style(color="#1d1400", bgcolor="#f0b23c", bold=True)
FAVOR, SECRET, WARBAND, RELIC, PAWN = "○", "◈", "⚑", "♦", "♟"
HIDDEN = "▒"
TITLE, USURPER = "♔", "♚"
NONE = "·"
FACTS = card_facts()
"""By the number of a card, less 1."""

View = Mapping[str, Any]


def board(g: State, speech: Speech, viewer: int, width: int, marked: list[str]) -> RenderableType:
    """The map, what lies around it, and the cards that matter now."""
    assert isinstance(g, Oath)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    parts: list[RenderableType] = [the_map(words, view, marked), Text(), Text("\n".join(around(words, view)))]
    parts += [Text(line, style="bold") for line in campaign(words, view)]
    parts += cards_in_reach(g, words, view, viewer, marked)
    return Group(*parts)


def seen_by(g: Oath, viewer: int) -> View:
    """The position as far as the viewer may know it."""
    return g.sight(viewer)


def plain_table() -> Table:
    """A table without lines."""
    return Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")


def coloured(colour: str, text: str) -> Text:
    """A text in the colours of a player."""
    return Text(text, style=SEAT_STYLES[colour])


# -- the map -----------------------------------------------------------------------------------------------------------


def the_map(words: Speech, view: View, marked: list[str]) -> Table:
    """The eight places from the top of the Cradle: site, who rules it, cards, relics, tokens, pawns."""
    table = plain_table()
    for name in ("site", "force", "cards", "pawns"):
        table.add_column(words.say(f"board-{name}"))
    for number, (name, site) in enumerate(view["sites"].items()):
        region = site["place"].rsplit("-", 1)[0]
        if site["place"].endswith("-1"):
            table.add_row(Text(words.say(f"region-{region}"), style="dim"))
        style = ASK if f"site:{number}" in marked else "bold"
        if not site["up"]:
            known = "" if site["card"] == "?" else f" {words.say('card-' + site['card'])}"
            table.add_row(Text(f"{HIDDEN} {words.say(f'site-{name}')}{known}", style=style))
            continue
        row = Text(words.say(f"site-{name}"), style=style)
        table.add_row(row, force(site), lying(words, view, site, marked), pawns(site))
    return table


def force(site: View) -> Text:
    """The warbands at a site."""
    text = Text()
    for colour, number in site["warbands"].items():
        text.append_text(coloured(colour, f"{SIGNS[colour]}{number}"))
    return text if site["warbands"] else Text(NONE)


def lying(words: Speech, view: View, site: View, marked: list[str]) -> Text:
    """The cards of a site with their suits and tokens, free room, relics and tokens of the site."""
    text = Text()
    for card in site["cards"]:
        text.append(named(words, card), style=ASK if f"card:{NUMBER[card]}" in marked else "")
        text.append(f"{on_card(view, card)}, ")
    room = max(0, site["capacity"] - len(site["cards"]))
    notes = [f"+{room}"] if room else []
    notes += [f"{RELIC}{'' if relic == '?' else words.say(f'card-{relic}')}" for relic in site["relics"]]
    notes += [f"{site['favor']}{FAVOR}"] if site["favor"] else []
    notes += [f"{site['secrets']}{SECRET}"] if site["secrets"] else []
    return text.append(" ".join(notes), style="dim")


def named(words: Speech, card: str) -> str:
    """A card with the sign of its suit."""
    suit = FACTS[NUMBER[card] - 1].get("suit", "")
    return f"{SUIT_SIGNS[str(suit)]} {words.say(f'card-{card}')}" if suit else words.say(f"card-{card}")


def on_card(view: View, card: str) -> str:
    """The tokens on a card."""
    found = view["tokens"].get(card, {})
    return FAVOR * int(found.get("favor", 0)) + SECRET * int(found.get("secrets", 0))


def pawns(site: View) -> Text:
    """The pawns at a site."""
    text = Text()
    for colour in site["pawns"]:
        text.append_text(coloured(colour, f"{SIGNS[colour]}{PAWN}")).append(" ")
    return text


# -- around the map ----------------------------------------------------------------------------------------------------


def around(words: Speech, view: View) -> list[str]:
    """Round, oath, Visions drawn, who may win, banks, banners, piles."""
    lines = [
        words.say("board-round", round=view["round"], oath=f"oath-{view['oath']}", visions=view["visions_drawn"]),
        *[prospect(words, one) for one in view["prospects"]],
        words.say("board-banks", banks="  ".join(f"{SUIT_SIGNS[suit]}{view['banks'][suit]}" for suit in SUITS)),
    ]
    for banner, facts in view["banners"].items():
        name = f"banner-{banner}-mob" if facts["mob"] else f"banner-{banner}"
        holder = words.say(f"colour-{facts['holder']}") if facts["holder"] else NONE
        lines.append(words.say("board-banner", banner=name, tokens=facts["tokens"], holder=holder))
    piles = ", ".join(f"{words.say(f'region-{region}')} {len(view['piles'][region])}" for region in REGIONS)
    lines.append(words.say("board-piles", piles=piles))
    covered = [HIDDEN if slot == "?" else words.say(f"card-{slot}") for slot in view["reliquary"] if slot]
    traits = [words.say(f"trait-{trait}") for trait in view["traits"]]
    lines.append(words.say("board-reliquary", spaces=" ".join([*covered, *traits]) or NONE))
    return lines


def prospect(words: Speech, one: View) -> str:
    """Who wins if nothing changes, and when."""
    key = f"board-wins-{one['by']}-{one['when']}"
    card = f"card-{one['card']}" if "card" in one else ""
    return words.say(key, seat=f"colour-{one['seat']}", card=card, die=one.get("die", 0), round=one.get("round", 0))


def campaign(words: Speech, view: View) -> list[str]:
    """The campaign that is on, and the deal that is being made."""
    lines: list[str] = []
    war = view["campaign"]
    if war:
        targets = [words.say(f"site-{site}") for site in war["sites"]]
        targets += [HIDDEN if relic == "?" else words.say(f"card-{relic}") for relic in war["relics"]]
        targets += [words.say(f"banner-{banner}") for banner in war["banners"]]
        if war["pawn"]:
            targets.append(words.say("term-pawn-with-favor"))
        foe = "seat-bandits" if war["defender"] == "bandits" else f"colour-{war['defender']}"
        sides = {"attacker": f"colour-{war['attacker']}", "defender": foe}
        lines.append(words.say("board-campaign", **sides, targets=", ".join(targets) or NONE))
        lines.append(words.say("board-forces", attack=war["attack"], force=war["force"], swords=war["swords"]))
        lines.append(words.say("board-defense", dice=war["defense"], force=war["defenders"], total=war["shields"]))
        if war["plans"]:
            lines.append(", ".join(words.say(f"card-{plan['card']}") for plan in war["plans"]))
    deal = view["deal"]
    if deal:
        goods = ", ".join(deal.get("goods", [])) or NONE
        sides = {"seat": f"colour-{deal['proposer']}", "other": f"colour-{deal['partner']}"}
        lines.append(words.say("board-deal", **sides, goods=goods))
    return lines


# -- cards -------------------------------------------------------------------------------------------------------------


def cards_in_reach(g: Oath, words: Speech, view: View, viewer: int, marked: list[str]) -> list[RenderableType]:
    """Cards drawn, own advisers and relics, cards at the own site, the card that asks: each with its text."""
    lists: list[tuple[str, list[str]]] = [("drawn", [card for card in view["hand"] if card in NUMBER])]
    if 0 <= viewer < g.seats:
        colour = COLOURS[g.colour[viewer]]
        lists.append(("own", [*fronts(view["advisers"][colour]), *view["relics"][colour]]))
        here = [site["cards"] for site in view["sites"].values() if site["up"] and colour in site["pawns"]]
        lists.append(("here", [card for cards in here for card in cards]))
    if view["card"] != "none":
        lists.append(("asks", [view["card"]]))
    parts: list[RenderableType] = []
    for name, cards in lists:
        if cards:
            parts += [Text(), Text(words.say(f"board-{name}"), style="dim"), listing(words, cards, marked)]
    return parts


def fronts(advisers: Iterable[Any]) -> list[str]:
    """Advisers whose fronts are seen."""
    return [one if isinstance(one, str) else one["card"] for one in advisers if isinstance(one, str) or "card" in one]


def listing(words: Speech, cards: Iterable[str], marked: list[str]) -> Table:
    """Cards with their texts."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for card in cards:
        asked = f"card:{NUMBER[card]}" in marked
        table.add_row(Text(named(words, card), style=ASK if asked else "bold"), text_of(words, card))
    return table


def text_of(words: Speech, card: str) -> str:
    """What a card does."""
    name = str(FACTS[NUMBER[card] - 1]["name"])
    said = [words.say(f"{name}.text")]
    for number in (2, 3):
        if words.knows(f"{name}.text{number}"):
            said.append(words.say(f"{name}.text{number}"))
    return " ".join(said)


# -- the players -------------------------------------------------------------------------------------------------------


def legend(g: State, speech: Speech, width: int) -> RenderableType | None:
    """What the signs mean."""
    words = speech.of(g.game.name)
    items = [f"{sign} {words.say(f'suit-{suit}')}" for suit, sign in SUIT_SIGNS.items()]
    signs = {"favor": FAVOR, "secret": SECRET, "warband": WARBAND, "relic": RELIC, "pawn": PAWN}
    items += [f"{sign} {words.say(f'term-{name}')}" for name, sign in signs.items()]
    items += [f"{TITLE} {words.say('term-oathkeeper')}", f"{USURPER} {words.say('term-usurper')}"]
    items.append(f"{HIDDEN} {words.say('sign-hidden')}")
    return in_lines(items, width)


def panels(g: State, speech: Speech, viewer: int, width: int) -> RenderableType:
    """Every player in turn order: role, Supply, favor, secrets, warbands, advisers, relics, Vision."""
    assert isinstance(g, Oath)
    words, view = speech.of(g.game.name), seen_by(g, viewer)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(words.say("panel-player"), no_wrap=True)
    for name in ("supply", "favor", "secrets", "warbands"):
        table.add_column(words.say(f"panel-{name}"), justify="right", no_wrap=True)
    table.add_column(words.say("panel-cards"))
    for player in g.order:
        colour = COLOURS[g.colour[player]]
        facts = view["boards"][colour]
        asked = 0 <= player < g.seats and g.shown(viewer) >> player & 1
        title = (USURPER if view["usurper"] else TITLE) if view["title"] == colour else ""
        dark = f"+{facts['facedown_secrets']}" if facts["facedown_secrets"] else ""
        table.add_row(
            "▸" if asked else " ",
            sign(g, player).append(f" {words.say('term-' + view['roles'][colour])} {title}", style="not bold"),
            str(facts["supply"]),
            str(facts["favor"]),
            f"{facts['secrets']}{dark}",
            f"{facts['warbands']} ({facts['bank']})",
            belongings(words, view, colour),
        )
    return table


def belongings(words: Speech, view: View, colour: str) -> str:
    """Advisers, relics, the revealed Vision."""
    found: list[str] = []
    for adviser in view["advisers"][colour]:
        if isinstance(adviser, str):
            found.append(named(words, adviser))
        else:
            shown = adviser.get("card")
            found.append(f"{HIDDEN}{words.say(f'card-{shown}' if shown else 'back-' + adviser['back'])}")
    found += [f"{RELIC}{words.say(f'card-{relic}')}" for relic in view["relics"][colour]]
    if colour in view["visions"]:
        found.append(words.say(f"card-{view['visions'][colour]}"))
    return ", ".join(found) or NONE


def sign(g: State, seat: int) -> Text:
    """The sign of a player in its colours."""
    assert isinstance(g, Oath)
    colour = COLOURS[g.colour[seat]] if seat < len(g.colour) else COLOURS[0]
    return coloured(colour, f" {SIGNS[colour]} ")


# -- looking -----------------------------------------------------------------------------------------------------------


def look(g: State, speech: Speech, place: str) -> str | None:
    """What a card says, or the site at a place of the map."""
    assert isinstance(g, Oath)
    words = speech.of(g.game.name)
    wanted = fold(place)
    if wanted in SPOT_NAMES:
        site = g.site[SPOT_NAMES.index(wanted)]
        if site == 0:
            return words.say("look-facedown")
        wanted = NAMES[site]
    for card in NAMES[1:]:
        if wanted in (card, *[fold(form) for form in words.forms(f"card-{card}")]):
            return f"{words.say(f'card-{card}')}: {text_of(words, card)}"
    return None
