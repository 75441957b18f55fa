"""A world as the string by which groups of the Tabletop Simulator module keep their Chronicle, and back.

The parts, in hexadecimal but for names: version (2 digits thrice), number of the next game (4), length (2) and name of
the Chronicle, who played last (2), Citizens (2), oath (2), an unused order of suits (6), eight sites with room for
three cards (2 a number), then world deck, Dispossessed and relic deck, each after its size (2), and of the last game
Citizens at its start (2), colour of the winner (2), length (2) and name of the winner. Lengths count bytes of UTF-8.
The world deck is told from its top, the relic deck from its bottom.
"""

import hashlib
import json
from typing import Any, Final

from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.engine.facts import facts
from krainy.engine.legacy import Save

from ..board import COLOURS, OATHS, SLOTS
from ..cards import DENIZENS, FIRST_RELIC, NAMES, NUMBER, RELICS, is_vision
from ..world import FORMAT, World, read_world

FACTS: Final = facts("oath", "save_string")
VERSION: Final[list[int]] = FACTS["version"]
OLDEST: Final[list[int]] = FACTS["oldest"]
WITH_WINNER: Final[list[int]] = FACTS["with_winner"]
FACEDOWN: Final[int] = FACTS["facedown"]
NONE: Final[int] = FACTS["none"]
OATH_CODES: Final[list[str]] = FACTS["oaths"]
SUIT_DIGITS: Final[int] = FACTS["suits"]
BITS: Final[list[str]] = FACTS["colours"]
PRINCE: Final[int] = FACTS["prince"]
SITE_CARDS: Final[int] = FACTS["site_cards"]
LONGEST_NAME: Final = 255
MOST_GAMES: Final = 0xFFFF
NO_NAME: Final = "Krainy"
UNKNOWN: Final = "UNKNOWN"
"""What the module writes when it does not know the winner's name."""


def numbered(first: int, names: list[str], code: dict[int, int]) -> None:
    """Things that the module numbers one after another."""
    for place, name in enumerate(names):
        code[NUMBER[name.replace("_", "-")]] = first + place


SITE_CODE: Final[dict[int, int]] = {}
numbered(0, FACTS["sites"], SITE_CODE)
CARD_CODE: Final = {card: card - 1 for card in range(1, DENIZENS + 1)}
numbered(FACTS["vision"], FACTS["visions"], CARD_CODE)
numbered(FACTS["relic"], FACTS["relics"], CARD_CODE)
for _place, _name in enumerate(FACTS["edifices"]):
    CARD_CODE[NUMBER[_name.replace("_", "-")]] = FACTS["edifice"] + 2 * _place
    CARD_CODE[NUMBER[_name.replace("_", "-") + "-ruined"]] = FACTS["edifice"] + 2 * _place + 1
SITE_OF: Final = {code: site for site, code in SITE_CODE.items()}
CARD_OF: Final = {code: card for card, code in CARD_CODE.items()}


# -- writing -----------------------------------------------------------------------------------------------------------


def write_save(save: Save) -> str:
    """The string of a world."""
    world = read_world(save.world)
    dice = Dice(int.from_bytes(hashlib.sha256(save.world.encode()).digest()[:16], "big"))
    last = world.data.get("last")
    played: dict[str, Any] = last if isinstance(last, dict) else {}
    parts = [f"{number:02X}" for number in VERSION]
    parts.append(f"{min(save.games + 1, MOST_GAMES):04X}")
    parts.append(name_part(save.name or NO_NAME))
    active = bits(played.get("players")) | (PRINCE if played.get("prince") is True else 0)
    parts.append(f"{active:02X}{citizens_of(world):02X}{OATH_CODES.index(OATHS[world.oath]):02X}")
    parts.append("".join(str(suit) for suit in range(SUIT_DIGITS)))
    parts += site_parts(world, dice)
    parts.append(deck_part(stacked(world, dice)))
    parts.append(deck_part(mixed(dice, world.dispossessed)))
    relics = [card for pile in world.relic_deck for card in mixed(dice, pile)]
    relics.reverse()
    parts.append(deck_part(relics))
    winner = bits([played.get("winner")]) or bits([COLOURS[0]])
    parts.append(f"{bits(played.get('citizens')):02X}{winner:02X}{name_part(save.ruler or UNKNOWN)}")
    return "".join(parts)


def name_part(name: str) -> str:
    """A name after its length; one that is too long is cut between two letters."""
    said = name.encode("utf-8")[:LONGEST_NAME].decode("utf-8", "ignore")
    return f"{len(said.encode('utf-8')):02X}{said}"


def bits(colours: object) -> int:
    """Colours as the module's bits."""
    mask = 0
    if isinstance(colours, list):
        for colour in colours:
            if isinstance(colour, str) and colour in BITS:
                mask |= 1 << BITS.index(colour)
    return mask


def citizens_of(world: World) -> int:
    """The boards on their Citizen side."""
    return bits([COLOURS[colour] for colour in range(len(COLOURS)) if world.citizens >> colour & 1])


def site_parts(world: World, dice: Dice) -> list[str]:
    """The eight sites; a facedown one that nobody knows is drawn here, as the module would have drawn it."""
    rest = mixed(dice, [site for site in sorted(SITE_CODE) if site not in world.sites])
    parts: list[str] = []
    for spot in range(SLOTS):
        site = world.sites[spot] or rest.pop()
        here = [code_of(card) for card in world.cards[spot]]
        relics = [code_of(card) for card in world.relics[spot]]
        room = SITE_CARDS - len(here) - len(relics)
        if room < 0:
            raise BadInput(f"save string: it has no room for more than {SITE_CARDS} cards and relics at {NAMES[site]}")
        code = code_of(site) if world.up[spot] else code_of(site) + FACEDOWN
        parts += [f"{number:02X}" for number in [code, *here, *[NONE] * room, *relics]]
    return parts


def stacked(world: World, dice: Dice) -> list[int]:
    """The world deck in an order in which it may lie: two Visions in the first twelve cards, three in the next
    eighteen. [oath.chron.26]"""
    denizens = mixed(dice, world.deck)
    visions = mixed(dice, [card for card in range(len(NAMES)) if is_vision(card)])
    top = mixed(dice, denizens[:10] + visions[:2])
    middle = mixed(dice, denizens[10:25] + visions[2:])
    return top + middle + denizens[25:]


def mixed(dice: Dice, cards: list[int]) -> list[int]:
    """Cards in a random order."""
    rest = cards.copy()
    found: list[int] = []
    while rest:
        found.append(rest.pop(dice.below(len(rest))))
    return found


def code_of(card: int) -> int:
    """The module's number of a card or site; it does not know those of expansions."""
    code = SITE_CODE.get(card, CARD_CODE.get(card, -1))
    if code < 0:
        raise BadInput(f"save string: the module knows no {NAMES[card]}")
    return code


def deck_part(cards: list[int]) -> str:
    """The cards of a deck after their number."""
    return f"{len(cards):02X}" + "".join(f"{code_of(card):02X}" for card in cards)


# -- reading -----------------------------------------------------------------------------------------------------------


class Reader:
    """Goes through a string from part to part."""

    def __init__(self, text: str) -> None:
        self.bytes: Final = text.strip().encode("utf-8", "replace")
        self.place = 0

    def take(self, length: int, what: str) -> str:
        """The next bytes as a text."""
        part = self.bytes[self.place : self.place + length]
        if len(part) < length:
            raise wrong(f"it ends before {what}")
        self.place += length
        return part.decode("utf-8", "replace")

    def number(self, digits: int, what: str) -> int:
        """The next hexadecimal number."""
        part = self.take(digits, what)
        for digit in part:
            if digit not in "0123456789ABCDEFabcdef":
                raise wrong(f"{what}: '{part}' is not a hexadecimal number")
        return int(part, 16)

    def name(self, what: str) -> str:
        """The next name after its length."""
        return self.take(self.number(2, what), what)

    def deck(self, what: str) -> list[int]:
        """The next deck, as card numbers of the module."""
        return [self.number(2, what) for _ in range(self.number(2, what))]


def wrong(what: str) -> BadInput:
    """A text that is no save string."""
    return BadInput(f"save string: {what}")


def read_save(text: str) -> Save:
    """The world in a string, whatever version of the module from 3.1.0 on wrote it."""
    reader = Reader(text)
    version = [reader.number(2, "the version") for _ in range(3)]
    if version < OLDEST or version[0] > VERSION[0]:
        raise wrong(f"version {'.'.join(str(n) for n in version)} is not known; 3.1.0 and later are")
    games = reader.number(4, "the number of the game") - 1
    name = reader.name("the name")
    active = reader.number(2, "the players")
    citizens = reader.number(2, "the Citizens")
    oath = reader.number(2, "the oath")
    if oath >= len(OATH_CODES):
        raise wrong(f"there is no oath {oath}")
    reader.take(SUIT_DIGITS, "the suits")
    sites = [read_site(reader) for _ in range(SLOTS)]
    deck = [card for card in named(reader.deck("the world deck")) if not is_vision(card)]
    if not deck:
        raise wrong("this Chronicle has seen no game yet; begin with a first game instead")
    dispossessed = named(reader.deck("the Dispossessed"))
    relics = named(reader.deck("the relics"))
    relics.reverse()
    last: dict[str, object] = {"players": colours(active), "prince": bool(active & PRINCE)}
    ruler = ""
    if version >= WITH_WINNER:
        last["citizens"] = colours(reader.number(2, "the last Citizens"))
        winner = colours(reader.number(2, "the winner"))
        last["winner"] = winner[-1] if winner else COLOURS[0]
        ruler = reader.name("the winner's name")
    lying = relics + [NUMBER[relic] for site in sites for relic in relics_at(site)]
    # Older strings may lack relics; the module puts them into the deck as well.
    lost = [card for card in range(FIRST_RELIC, FIRST_RELIC + RELICS) if card not in lying]
    document = {
        "format": FORMAT,
        "oath": OATH_CODES[oath],
        "citizens": [colour for colour in COLOURS[1:] if colour in colours(citizens)],
        "sites": sites,
        "deck": sorted_names(deck),
        "dispossessed": sorted_names(dispossessed),
        "relics": [[NAMES[card]] for card in relics] + ([[NAMES[card] for card in lost]] if lost else []),
        "last": last,
    }
    text = json.dumps(document, separators=(",", ":"))
    read_world(text)
    return Save(text, name, max(games, 0), "" if ruler == UNKNOWN else ruler)


def read_site(reader: Reader) -> dict[str, object] | None:
    """One site with its cards."""
    code = reader.number(2, "a site")
    cards = named([n for n in [reader.number(2, "a card of a site") for _ in range(SITE_CARDS)] if n != NONE])
    if code == NONE:
        return None
    if code - FACEDOWN in SITE_OF:
        return {"site": NAMES[SITE_OF[code - FACEDOWN]], "facedown": True}
    if code not in SITE_OF:
        raise wrong(f"there is no site {code}")
    return {
        "site": NAMES[SITE_OF[code]],
        "cards": [NAMES[card] for card in cards if card < FIRST_RELIC],
        "relics": [NAMES[card] for card in cards if card >= FIRST_RELIC],
    }


def relics_at(site: dict[str, object] | None) -> list[str]:
    """The relics at a site that was read."""
    relics = site.get("relics") if site else None
    return relics if isinstance(relics, list) else []


def named(codes: list[int]) -> list[int]:
    """The cards of the module's numbers."""
    for code in codes:
        if code not in CARD_OF:
            raise wrong(f"there is no card {code}")
    return [CARD_OF[code] for code in codes]


def colours(mask: int) -> list[str]:
    """The colours of the module's bits."""
    return [BITS[bit] for bit in range(len(BITS)) if mask >> bit & 1]


def sorted_names(cards: list[int]) -> list[str]:
    """Cards by their names, in the order of their numbers."""
    return [NAMES[card] for card in sorted(cards)]
