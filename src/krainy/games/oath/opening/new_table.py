"""An empty table, and the first pieces that come on it. [oath.setup, oath.next]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.facts import facts
from krainy.engine.knowledge import Hidden
from krainy.engine.packed import row_of

from ..board import (
    BANK_START,
    BANKS,
    CHANCELLOR,
    EXILE,
    FAVOR,
    MOST_SUPPLY,
    PURPLE,
    REGIONS,
    RELIQUARY,
    SLOTS,
    WARBANDS,
)
from ..cards import (
    DENIZEN_NUMBERS,
    DENIZENS,
    FIRST_GAME,
    FIRST_RELIC,
    FIRST_VISION,
    NUMBER,
    RELIC_NUMBERS,
    SCEPTER,
    VISIONS,
    dealt,
    edifices_dealt,
)
from ..hooks import HOOKS
from ..prince.mind import Mind
from ..state import HELD, Oath
from ..table import enter_site, lay
from ..vocabulary import DECK_LOT, DENIZEN_LOT, TITLE, VISION_LOT

LEARNING: Final = facts("oath", "first_game")
DENIZEN_GROUP: Final = 0
VISION_GROUP: Final = 1
ARCHIVE_GROUP: Final = 2


def clear(g: Oath) -> None:
    """An empty table: nothing on the map, all pieces in their banks, all cards in the box.
    [oath.setup.6, oath.setup.14, oath.next.2]"""
    players = g.players
    g.role = vec[i64]([CHANCELLOR if player == g.chancellor else EXILE for player in range(players)])
    g.title = g.chancellor
    g.supply = row_of(players, MOST_SUPPLY)
    g.favor = row_of(players, 0)
    g.secrets = row_of(players, 0)
    g.dark = row_of(players, 0)
    g.board = row_of(players, 0)
    g.bank = vec[i64]([PURPLE if player == g.chancellor else WARBANDS for player in range(players)])
    g.pawn = row_of(players, -1)
    g.favor_bank = row_of(BANKS, 0)
    g.box = FAVOR
    g.site = row_of(SLOTS, 0)
    g.site_favor = [0] * SLOTS
    g.site_secrets = [0] * SLOTS
    g.army = row_of(SLOTS, 0)
    g.army_of = row_of(SLOTS, -1)
    g.denizens = [[] for _ in range(SLOTS)]
    g.site_relics = [[] for _ in range(SLOTS)]
    g.advisers = [[] for _ in range(players)]
    g.vision = [0] * players
    g.held = [[] for _ in range(players)]
    g.banner_of = [-1, -1]
    g.banner_tokens = row_of(2, 1)
    g.box -= 1
    g.reliquary = [-1] * RELIQUARY
    g.piles = [[] for _ in REGIONS]
    g.zones = [0]
    g.live = [[] for _ in range(HOOKS)]
    g.gone_suits = [0] * SLOTS
    g.prophet = [-1] * players
    g.caged = [0] * players
    g.edifices = edifices_dealt(g.expansions)
    g.mind = Mind(0, 0, 0, [0] * BANKS)


def hide(g: Oath, sites: list[int], secret_archive: bool) -> None:
    """Everything lies face down: the sites in this order, relics and cards in slots of their own."""
    g.sites = Hidden(g.seats, sites, [0] * len(sites))
    relics = [card for card in dealt(RELIC_NUMBERS, g.expansions) if card != SCEPTER]
    g.relics = Hidden(g.seats, relics, [0] * len(relics))
    cards = [1 + number for number in range(DENIZENS)] + [FIRST_VISION + number for number in range(VISIONS)]
    groups = [DENIZEN_GROUP] * DENIZENS + [VISION_GROUP] * VISIONS
    if not secret_archive:
        for number in range(FIRST_GAME, DENIZENS):
            groups[number] = ARCHIVE_GROUP
    added = dealt(DENIZEN_NUMBERS[DENIZENS:], g.expansions)
    groups += [DENIZEN_GROUP if secret_archive else ARCHIVE_GROUP] * len(added)
    g.cards = Hidden(g.seats, cards + added, groups)


def slot_of_name(name: str) -> int:
    """The slot in which a card named in the data begins."""
    card = NUMBER[name.replace("_", "-")]
    return card - 1 if card <= DENIZENS else DENIZENS + card - FIRST_VISION


def later_slots(g: Oath) -> list[int]:
    """The slots of the denizens of expansions; they begin in the Archive."""
    return list(range(DENIZENS + VISIONS, len(g.cards.content)))


def relic_of_name(name: str) -> int:
    """The slot in which a relic named in the data begins."""
    return NUMBER[name.replace("_", "-")] - FIRST_RELIC


def turn_up(g: Oath, spot: int) -> None:
    """A site of the map begins face up."""
    g.sites.reveal(g, spot)
    g.site[spot] = g.sites.content[spot]
    enter_site(g, spot)


def put_denizen(g: Oath, name: str, spot: int) -> None:
    """A denizen begins face up at a site."""
    slot = slot_of_name(name)
    g.cards.reveal(g, slot)
    lay(g, g.cards.content[slot], spot)


def give_tokens(g: Oath, player: int) -> None:
    """The first favor and the first secret of a player. [oath.setup.8, oath.setup.9, oath.next.6]"""
    favor = 2 if player == g.chancellor else 1
    g.favor[player] = favor
    g.box -= favor
    g.secrets[player] = 1


def give_warbands(g: Oath, player: int) -> None:
    """The first warbands of a player; a Citizen's are purple, as many as there are.
    [oath.setup.8, oath.setup.9, oath.next.6, oath.term.14]"""
    bank = g.chancellor if g.role[player] != EXILE else player
    g.board[player] = min(3, g.bank[bank])
    g.bank[bank] -= g.board[player]


def fill_banks(g: Oath) -> None:
    """Favor in every bank. [oath.next.3, oath.setup.7, oath.count.2]"""
    start = BANK_START[0 if g.players <= 4 else 1]
    g.favor_bank = row_of(BANKS, start)
    g.box -= start * BANKS


def purple_at(g: Oath, spot: int, number: int) -> None:
    """Warbands of the Empire begin at a site."""
    g.army[spot] = number
    g.army_of[spot] = g.chancellor
    g.bank[g.chancellor] -= number


def crown_chancellor(g: Oath) -> None:
    """The Chancellor begins with the title and the Grand Scepter. [oath.next.8]"""
    g.title = g.chancellor
    lay(g, SCEPTER, HELD + g.chancellor)
    g.tell(TITLE, g.chancellor)


def stack_deck(g: Oath, denizens: list[int]) -> None:
    """Two Visions in the first twelve cards, three in the next eighteen, the rest below. [oath.chron.26]"""
    g.shuffle(denizens, DENIZEN_LOT)
    visions = [DENIZENS + number for number in range(VISIONS)]
    g.shuffle(visions, VISION_LOT)
    top = denizens[:10] + visions[:2]
    middle = denizens[10:25] + visions[2:]
    g.shuffle(top, DECK_LOT)
    g.shuffle(middle, DECK_LOT)
    rest = denizens[25:]
    g.deck = top + middle + rest
    g.zones = [len(top), len(middle), len(rest)] if rest else [len(top), len(middle)]
