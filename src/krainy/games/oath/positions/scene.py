"""A position of Oath in words: told as plain data, and set up from it. `docs/scenarios.md` explains the words.

What a scene leaves out: the map of the learning game without cards and warbands, pawns as in the learning game, empty
boards with 7 Supply, 3 favor in each bank, banners held by nobody, the Chancellor with title and Scepter.

A position is `sight` with nothing hidden. Field by field, players by colour, cards by their ids:
  seats, prince, order, roles; round, visions_drawn, oath, turn, act_over
  title, usurper, successor; standing: sites and goods of each; prospects: who wins if nothing changes, and when
  boards: supply, favor, secrets, facedown_secrets, warbands, bank; banks, shared_favor
  sites, eight in the order of the map: place, up, ruler, capacity, cards, warbands, pawns, favor, secrets, relics
  advisers, visions, shared_visions, relics, banners, reliquary, traits; tokens on cards; caged
  piles (backs), deck_top, relic_deck, archive, dispossessed, edifices, hand; whoever sees all: the cards in them too
  campaign: sides, targets, pools, forces, rolls, plans, stage, outcome; deal: sides and goods
  card, costs, modifiers: of what is asked now; mind of the Prince
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.additions import in_play
from krainy.engine.errors import BadInput
from krainy.engine.flow import AnyStep, replaced_row
from krainy.engine.knowledge import EVERYTHING
from krainy.engine.packed import row_of
from krainy.engine.scene import listing, mapping, number

from ..actions.act import Act
from ..asking import SettleTitle
from ..board import (
    BANKS,
    CITIZEN,
    COLOURS,
    EXILE,
    LAST_ROUND,
    MAX_PLAYERS,
    MOST_SUPPLY,
    OATHS,
    REGIONS,
    RELIQUARY,
    ROLES,
    SLOTS,
    SPOT_NAMES,
    SUITS,
)
from ..cards import (
    CONSPIRACY,
    DENIZENS,
    EXPANSION,
    FIRST_GAME,
    FIRST_TRAIT,
    NAMES,
    SCEPTER,
    SITE_NUMBERS,
    VISIONS,
    dealt,
    edifice_number,
    is_edifice,
    is_vision,
)
from ..chronicle import Chronicle
from ..hooks import enter
from ..opening.new_table import LEARNING, clear, hide, later_slots, turn_up
from ..playing.room import surplus
from ..rest import Rest
from ..setup import seat_players
from ..state import (
    ADVISER,
    BY_EMPIRE,
    BY_TITLE,
    BY_VISION,
    CITIZENS_BY_BANK,
    EXPANDED,
    FIRST_OATH,
    HELD,
    TRAIT,
    Oath,
    home,
)
from ..table import back, lay, relic_slot, slot_of
from ..tokens import put_favor_on, put_secrets_on
from ..turn import EndRound, Turn
from ..view.naming import card_named, find
from ..view.sight import fronts, sight
from .princely import set_mind

KEYS: Final = [
    "seats",
    "prince",
    "options",
    "round",
    "turn",
    "phase",
    "oath",
    "title",
    "usurper",
    "visions_drawn",
    "roles",
    "sites",
    "pawns",
    "boards",
    "banks",
    "advisers",
    "facedown",
    "visions",
    "shared_visions",
    "relics",
    "banners",
    "reliquary",
    "deck",
    "piles",
    "relic_deck",
    "archive",
    "dispossessed",
    "tokens",
    "caged",
    "scepter_taken",
    "winner",
    "won_by",
    "mind",
    "seed",
]
PHASES: Final = ["wake", "act", "rest", "end", "chronicle"]
SITE_KEYS: Final = ["site", "up", "cards", "warbands", "relics", "favor", "secrets"]
BOARD_KEYS: Final = ["favor", "secrets", "facedown_secrets", "warbands", "supply"]
PAWNS: Final = [0, 2, 2, 5, 2, 5]
VICTORIES: Final = ["empire", "title", "vision"]


def position(g: Oath) -> dict[str, object]:
    """The complete position."""
    told: dict[str, object] = {**sight(g, EVERYTHING), **fronts(g)}
    told["asked"] = g.asked_name()
    told["over"] = g.over
    told["winners"] = [COLOURS[g.colour[seat]] for seat in range(g.seats) if g.winners >> seat & 1]
    return told


def arrange(g: Oath, scene: dict[str, Any]) -> None:
    """Set a state up as the scene says and push what comes next."""
    for key in scene:
        if key not in KEYS:
            raise BadInput(f"a scene of Oath has no '{key}'; it has: {', '.join(KEYS)}")
    seats = scene.get("seats", 4)
    prince = scene.get("prince", "off")
    if not isinstance(seats, int) or not 1 <= seats <= MAX_PLAYERS:
        raise BadInput("seats: give a number from 1 to 6")
    if prince not in ("off", "chancellor", "exile") or (prince != "off") + seats > MAX_PLAYERS:
        raise BadInput("prince: give off, chancellor or exile, and seats for all")
    if seats == 1 and prince == "off":
        raise BadInput("seats: a single player plays with the Prince")
    g.seats = seats
    g.alive = (1 << seats) - 1
    g.rekey(number(scene.get("seed", 0), "seed", 1 << 40))
    seat_players(g, prince)
    clear(g)
    set_markers(g, scene)
    set_sites(g, scene)
    named = set_cards(g, scene)
    set_relics(g, scene)
    set_deck(g, scene, named)
    set_boards(g, scene)
    set_banners(g, scene)
    g.unsettled = False
    begin_at(g, scene)


def player_named(g: Oath, text: object, key: str) -> int:
    """The player of this colour."""
    for player in range(g.players):
        if COLOURS[g.colour[player]] == text:
            return player
    raise BadInput(f"{key}: nobody plays '{text}'")


def by_player(g: Oath, scene: dict[str, Any], key: str) -> dict[int, Any]:
    """A part of a scene that is a mapping from colours."""
    return {player_named(g, colour, key): value for colour, value in mapping(scene, key).items()}


def set_markers(g: Oath, scene: dict[str, Any]) -> None:
    """Rounds, oath, roles, title, options."""
    g.round = number(scene.get("round", 1), "round", LAST_ROUND)
    g.visions = number(scene.get("visions_drawn", 0), "visions_drawn", VISIONS)
    oath = scene.get("oath", OATHS[0])
    if oath not in OATHS:
        raise BadInput(f"oath: there is no '{oath}'; there are: {', '.join(OATHS)}")
    g.oath = OATHS.index(oath)
    for player, role in by_player(g, scene, "roles").items():
        if role not in ROLES[:2] or player == g.chancellor:
            raise BadInput("roles: the others are exile or citizen")
        g.role[player] = CITIZEN if role == "citizen" else EXILE
    if "title" in scene:
        g.title = player_named(g, scene["title"], "title")
    g.usurper = scene.get("usurper", False) is True
    if g.usurper and g.role[g.title] != EXILE:
        raise BadInput("usurper: only an Exile is the Usurper")
    if mapping(scene, "options").get("citizens", "marker") == "bank":
        g.rules |= CITIZENS_BY_BANK
    if mapping(scene, "options").get("powers", "limited") == "expanded":
        g.rules |= EXPANDED
    g.scepter_taken = scene.get("scepter_taken", False) is True
    g.favor_bank = row_of(BANKS, 3)
    for suit, amount in mapping(scene, "banks").items():
        if suit not in SUITS:
            raise BadInput(f"banks: there is no suit '{suit}'")
        g.favor_bank[SUITS.index(suit)] = number(amount, "banks", 36)
    g.mind = set_mind(scene.get("mind", {}))


# -- the map -----------------------------------------------------------------------------------------------------------


def set_sites(g: Oath, scene: dict[str, Any]) -> None:
    """Eight sites: those of the learning game, unless a place is given another."""
    names = [place["id"].replace("_", "-") for place in LEARNING["sites"]]
    up = [place["up"] for place in LEARNING["sites"]]
    parts: dict[int, dict[str, Any]] = {}
    for key, part in mapping(scene, "sites").items():
        if not isinstance(part, dict):
            raise BadInput(f"sites: say what lies at {key} as a mapping")
        for word in part:
            if word not in SITE_KEYS:
                raise BadInput(f"sites: a site has no '{word}'; it has: {', '.join(SITE_KEYS)}")
        if key in SPOT_NAMES:
            spot = SPOT_NAMES.index(key)
        elif key in names:
            spot = names.index(key)
        else:
            raise BadInput(f"sites: there is no '{key}' here; places are called {', '.join(SPOT_NAMES)}")
        if "site" in part:
            names[spot] = str(part["site"])
        up[spot] = part.get("up", True) is True
        parts[spot] = part
    sites = [card_named(name, "sites") for name in names]
    known = dealt(SITE_NUMBERS, g.expansions)
    if len(set(sites)) < SLOTS or any(site not in known for site in sites):
        raise BadInput("sites: eight different sites lie on the map, none of an expansion that is not in play")
    hide(g, sites + [card for card in known if card not in sites], False)
    backs = vec[i64]([back(slot) for slot in range(len(g.cards.content))])
    g.cards.group = [backs] * (g.seats + 1)
    for spot in range(SLOTS):
        if up[spot]:
            turn_up(g, spot)
    for spot, part in parts.items():
        fill_site(g, spot, part)
    for player in range(g.players):
        g.pawn[player] = PAWNS[g.colour[player]]
    for player, place in by_player(g, scene, "pawns").items():
        g.pawn[player] = find(g, "site", str(place))
    for player in range(g.players):
        if g.site[g.pawn[player]] == 0:
            raise BadInput("pawns: a pawn stands at a face-up site; say where")


def fill_site(g: Oath, spot: int, part: dict[str, Any]) -> None:
    """What lies at one site, but for cards and relics."""
    g.site_favor[spot] = number(part.get("favor", 0), "favor", 36)
    g.site_secrets[spot] = number(part.get("secrets", 0), "secrets", 40)
    words = listing(part.get("warbands", []), "warbands")
    if words:
        if len(words) != 2 or not words[1].isdecimal():
            raise BadInput("warbands: write a colour and a number, as in 'red 2'")
        owner = player_named(g, words[0], "warbands")
        amount = int(words[1])
        colour = home(g, owner)
        g.army[spot] = number(amount, "warbands", g.bank[colour])
        g.army_of[spot] = colour
        g.bank[colour] -= amount


# -- cards -------------------------------------------------------------------------------------------------------------


def set_cards(g: Oath, scene: dict[str, Any]) -> list[int]:
    """Cards at sites, advisers, Visions, piles, the Dispossessed; the slots that are taken."""
    named: list[int] = []
    for key, part in mapping(scene, "sites").items():
        spot = find(g, "site", key) if key not in SPOT_NAMES else SPOT_NAMES.index(key)
        for name in listing(part.get("cards", []), "cards"):
            card = card_named(name, "cards")
            if is_edifice(card):
                if not in_play(EXPANSION[card], g.expansions):
                    raise BadInput(f"cards: the expansion of '{name}' is not in play")
                g.edifices &= ~(1 << edifice_number(card))
            else:
                open_slot(g, named, card)
            lay(g, card, spot)
    for player, value in by_player(g, scene, "advisers").items():
        for name in listing(value, "advisers"):
            card = card_named(name, "advisers")
            open_slot(g, named, card)
            lay(g, card, ADVISER + player)
    for player, value in by_player(g, scene, "facedown").items():
        for name in listing(value, "facedown"):
            slot = take_slot(g, named, card_named(name, "facedown"))
            g.advisers = replaced_row(g.advisers, player, [*g.advisers[player], -1 - slot])
            if g.driver[player] >= 0:
                g.cards.see(g, g.driver[player], slot)
    for player in range(g.players):
        if surplus(g.advisers[player]) > 0:
            raise BadInput(f"advisers: {COLOURS[g.colour[player]]} has too many")
    for player, value in by_player(g, scene, "visions").items():
        card = card_named(value, "visions")
        if not is_vision(card) or card == CONSPIRACY or g.role[player] != EXILE:
            raise BadInput("visions: an Exile has one of the four Visions")
        open_slot(g, named, card)
        g.vision[player] = card
    for player, value in by_player(g, scene, "shared_visions").items():
        g.prophet[player] = player_named(g, value, "shared_visions")
        g.bank[player] -= 1
    for region, value in mapping(scene, "piles").items():
        if region not in REGIONS:
            raise BadInput(f"piles: there is no region '{region}'")
        pile = [take_slot(g, named, card_named(name, "piles")) for name in listing(value, "piles")]
        g.piles = replaced_row(g.piles, REGIONS.index(region), pile)
    g.dispossessed = [
        take_slot(g, named, card_named(n, "dispossessed")) for n in listing(scene.get("dispossessed", []), "")
    ]
    for name, value in mapping(scene, "tokens").items():
        card = card_named(name, "tokens")
        words = value if isinstance(value, dict) else {}
        favor = number(words.get("favor", 0), "tokens", 36)
        secrets = number(words.get("secrets", 0), "tokens", 40)
        if favor:
            put_favor_on(g, card, favor)
        if secrets:
            put_secrets_on(g, card, secrets)
    return named


def take_slot(g: Oath, named: list[int], card: int) -> int:
    """The slot of a denizen or Vision that the scene puts somewhere."""
    if card not in g.cards.content:
        raise BadInput(f"'{NAMES[card]}' is neither a denizen nor a Vision, or its expansion is not in play")
    slot = slot_of(g, card)
    if slot in named:
        raise BadInput(f"'{NAMES[card]}' lies in two places")
    named.append(slot)
    return slot


def open_slot(g: Oath, named: list[int], card: int) -> None:
    """A denizen or Vision that lies face up."""
    g.cards.reveal(g, take_slot(g, named, card))


def set_deck(g: Oath, scene: dict[str, Any], named: list[int]) -> None:
    """The world deck from the top; below follow the other cards of the first game by number, then the Visions."""
    deck = [take_slot(g, named, card_named(name, "deck")) for name in listing(scene.get("deck", []), "deck")]
    rest = [slot for slot in range(FIRST_GAME) if slot not in named]
    rest += [DENIZENS + vision for vision in range(VISIONS) if DENIZENS + vision not in named]
    g.deck = deck + rest
    g.zones = [len(g.deck)]
    others = [slot for slot in [*range(FIRST_GAME, DENIZENS), *later_slots(g)] if slot not in named]
    if "archive" not in scene:
        g.archive = others
        return
    g.archive = [take_slot(g, named, card_named(name, "archive")) for name in listing(scene["archive"], "archive")]
    g.deck = [slot for slot in g.deck if slot not in g.archive]
    g.zones = [len(g.deck)]
    g.dispossessed = [*g.dispossessed, *[slot for slot in others if slot not in g.archive]]


def set_relics(g: Oath, scene: dict[str, Any]) -> None:
    """Relics of players, at sites, in the Reliquary; the rest is the relic deck."""
    named: list[int] = []
    holder = -1
    for player, value in by_player(g, scene, "relics").items():
        for name in listing(value, "relics"):
            card = card_named(name, "relics")
            if card == SCEPTER:
                holder = player
                lay(g, card, HELD + player)
                continue
            slot = relic_slot_of(g, named, card)
            g.relics.reveal(g, slot)
            lay(g, card, HELD + player)
    if holder < 0:
        lay(g, SCEPTER, HELD + g.chancellor)
    for key, part in mapping(scene, "sites").items():
        spot = find(g, "site", key) if key not in SPOT_NAMES else SPOT_NAMES.index(key)
        relics = listing(part.get("relics", []), "relics")
        slots = [relic_slot_of(g, named, card_named(name, "relics")) for name in relics]
        g.site_relics = replaced_row(g.site_relics, spot, slots)
    spaces: list[int] = []
    for name in listing(scene.get("reliquary", []), "reliquary"):
        spaces.append(-1 if name == "none" else relic_slot_of(g, named, card_named(name, "reliquary")))
    listed = listing(scene.get("relic_deck", []), "")
    deck = [relic_slot_of(g, named, card_named(name, "relic_deck")) for name in listed]
    deck += [slot for slot in range(len(g.relics.content)) if slot not in named]
    while len(spaces) < RELIQUARY:
        spaces.append(deck.pop())
    g.reliquary = spaces[:RELIQUARY]
    g.relic_deck = deck
    if g.prince != g.chancellor:
        for space in range(RELIQUARY):
            if g.reliquary[space] < 0:
                enter(g, FIRST_TRAIT + space, TRAIT)


def relic_slot_of(g: Oath, named: list[int], card: int) -> int:
    """The slot of a relic that the scene puts somewhere."""
    if card not in g.relics.content:
        raise BadInput(f"relics: '{NAMES[card]}' is no relic, or its expansion is not in play")
    slot = relic_slot(g, card)
    if slot in named:
        raise BadInput(f"relics: '{NAMES[card]}' lies in two places")
    named.append(slot)
    return slot


# -- boards and banners ------------------------------------------------------------------------------------------------


def set_boards(g: Oath, scene: dict[str, Any]) -> None:
    """Tokens and warbands on the boards; what is left of the favor is in the shared bank."""
    for player, part in by_player(g, scene, "boards").items():
        for word in part:
            if word not in BOARD_KEYS:
                raise BadInput(f"boards: a board has no '{word}'; it has: {', '.join(BOARD_KEYS)}")
        g.favor[player] = number(part.get("favor", 0), "favor", 36)
        g.secrets[player] = number(part.get("secrets", 0), "secrets", 40)
        g.dark[player] = number(part.get("facedown_secrets", 0), "facedown_secrets", 40)
        g.supply[player] = number(part.get("supply", MOST_SUPPLY), "supply", MOST_SUPPLY)
        colour = home(g, player)
        amount = number(part.get("warbands", 0), "warbands", g.bank[colour])
        g.board[player] = amount
        g.bank[colour] -= amount
    for player, value in by_player(g, scene, "caged").items():
        g.caged[player] = number(value, "caged", g.bank[player])
        g.bank[player] -= g.caged[player]


def set_banners(g: Oath, scene: dict[str, Any]) -> None:
    """Who holds the banners, with how many tokens, and whether the Mob shows: `red 3 mob`."""
    for name, value in mapping(scene, "banners").items():
        banner = find(g, "banner", name)
        for word in listing(value, "banners"):
            if word == "mob" and banner == 0:
                g.mob = True
            elif word.isdecimal():
                g.banner_tokens[banner] = max(1, int(word))
            else:
                g.banner_of[banner] = player_named(g, word, "banners")
    used = sum(g.favor) + sum(g.favor_bank) + sum(g.favor_on.values()) + sum(g.site_favor) + g.banner_tokens[0]
    g.box = 36 - used
    if g.box < 0:
        raise BadInput(f"there are 36 favor, and the scene has {used}")


# -- what comes next ---------------------------------------------------------------------------------------------------


def begin_at(g: Oath, scene: dict[str, Any]) -> None:
    """Whose turn it is and which part of it; or the end of the round, or the Chronicle."""
    phase = scene.get("phase", "act")
    if phase not in PHASES:
        raise BadInput(f"phase: there is no '{phase}'; there are: {', '.join(PHASES)}")
    if phase == "end":
        g.then([SettleTitle(), EndRound()])
        return
    if phase == "chronicle":
        winner = player_named(g, scene.get("winner", COLOURS[g.colour[g.chancellor]]), "winner")
        begin_chronicle(g, winner, listing(scene.get("won_by", "empire"), "won_by"))
        return
    player = player_named(g, scene.get("turn", COLOURS[g.colour[g.chancellor]]), "turn")
    later = [Turn(other) for other in g.order[g.order.index(player) + 1 :]]
    tail: list[AnyStep] = [*later, SettleTitle(), EndRound()]
    if phase == "wake":
        g.then([Turn(player), *tail])
        return
    g.turn = player
    if phase == "rest":
        g.then([Rest(player), *tail])
    else:
        g.then([Act(player), Rest(player), *tail])


def begin_chronicle(g: Oath, winner: int, ways: list[str]) -> None:
    """A player has just won, in one or two ways."""
    for way in ways:
        if way in OATHS:
            g.victory |= BY_VISION | FIRST_OATH << OATHS.index(way)
        elif way in VICTORIES:
            g.victory |= [BY_EMPIRE, BY_TITLE, BY_VISION][VICTORIES.index(way)]
        else:
            raise BadInput(f"won_by: there is no '{way}'; there are empire, title, and a Vision's oath")
    g.winners = 1 << winner if g.driver[winner] >= 0 else 0
    g.decided = True
    g.end_rule = "oath.win.1"
    g.then([Chronicle(winner)])
