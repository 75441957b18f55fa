"""How a game begins: the fixed first game, a first game in random order, or the next game of a world. [oath.setup,
oath.next]"""

from typing import Any, Final

from krainy.engine.errors import BadInput
from krainy.engine.facts import facts
from krainy.engine.flow import AnyStep, Step
from krainy.engine.knowledge import Hidden
from krainy.engine.vocabulary import Thing

from .asking import Asking
from .battle import bury_held
from .board import (
    BANK_START,
    BANKS,
    CHANCELLOR,
    CITIZEN,
    COLOURS,
    DARKEST_SECRET,
    DEVOTION,
    EXILE,
    FAVOR,
    MAX_PLAYERS,
    MOST_SUPPLY,
    PEOPLE,
    PEOPLES_FAVOR,
    PURPLE,
    REGIONS,
    RELIQUARY,
    SLOTS,
    WARBANDS,
)
from .cards import (
    DENIZENS,
    FIRST_GAME,
    FIRST_RELIC,
    FIRST_SITE,
    FIRST_VISION,
    NUMBER,
    RELICS,
    SCEPTER,
    SITE_FAVOR,
    SITE_RELICS,
    SITES,
    VISIONS,
    is_ruin,
)
from .hooks import HOOKS
from .play import AS_USUAL, Hide
from .search import Discards
from .state import ADVISER, CITIZENS_BY_BANK, EXPANDED, HELD, Oath, mask_of
from .table import (
    back,
    confuse,
    discard_region,
    discard_up,
    discard_vision,
    drop_adviser,
    enter_site,
    front,
    lay,
    pass_relic,
    see,
    shrink,
    stock_site,
    tell_top,
    to_pile,
)
from .turn import Round
from .vocabulary import AT, BOARD, CHOSE_BOARD, KEEP, LEFT_GAME, NUM, SITE, TITLE, TRAVELED

LEARNING: Final = facts("oath", "first_game")
BORROWED: Final = 2
"""One person plays two colours in round 1; a bit of `Oath.rules`. [oath.setup.19]"""
DENIZEN_GROUP: Final = 0
VISION_GROUP: Final = 1
ARCHIVE_GROUP: Final = 2
PRINCES: Final = ["auto", "off", "chancellor", "exile"]
LEAVERS: Final = COLOURS[1:4]
"""The Exiles of the learning game; one of them leaves when three play it. [oath.setup.19]"""


def begin(g: Oath, options: dict[str, Any]) -> None:
    """Set a new game up as the options say. [oath.count.1]"""
    prince = options["prince"]
    world = options["world"]
    if prince == "auto":
        prince = "chancellor" if g.seats == 1 else "off"
    if options["citizens"] == "bank":
        g.rules |= CITIZENS_BY_BANK
    if options["powers"] == "expanded":
        g.rules |= EXPANDED
    if options["start"] == "learning" and not world:
        if g.seats not in (3, 4) or prince != "off":
            raise BadInput("start: the learning game is for 3 or 4 players without the Prince")
        seat_players(g, "off")
        if g.seats == 3:
            borrow(g, LEAVERS.index(options["leaves"]) + 1)
        clear(g)
        learning(g)
        return
    if g.seats == 1 and prince == "off":
        raise BadInput("prince: a single player plays with the Clockwork Prince")
    if g.seats == MAX_PLAYERS and prince != "off":
        raise BadInput("prince: with six players there is no board left for the Prince")
    seat_players(g, prince)
    clear(g)
    if world:
        from .world import load_world

        load_world(g, world)
    else:
        first_game(g)


def seat_players(g: Oath, prince: str) -> None:
    """Who sits where: the Chancellor has the first seat unless the Prince is the Chancellor. [oath.next.4]"""
    g.players = g.seats + (0 if prince == "off" else 1)
    g.driver = [player if player < g.seats else -1 for player in range(g.players)]
    g.colour = list(range(g.players))
    g.prince = -1
    g.chancellor = 0
    if prince != "off":
        g.prince = g.seats
        if prince == "chancellor":
            g.chancellor = g.prince
            g.colour = [*range(1, g.players), 0]
    g.order = [g.chancellor, *[player for player in range(g.players) if player != g.chancellor]]


def borrow(g: Oath, leaver: int) -> None:
    """A fourth player of this colour joins for round 1; the person of the last seat plays two. [oath.setup.19]"""
    g.players = 4
    g.driver = [0, 1, 2, 2]
    g.colour = [*[colour for colour in range(4) if colour != leaver], leaver]
    g.order = [g.colour.index(colour) for colour in range(4)]
    g.rules |= BORROWED


def clear(g: Oath) -> None:
    """An empty table: nothing on the map, all pieces in their banks, all cards in the box.
    [oath.setup.6, oath.setup.14, oath.next.2]"""
    players = g.players
    g.role = [CHANCELLOR if player == g.chancellor else EXILE for player in range(players)]
    g.title = g.chancellor
    g.supply = [MOST_SUPPLY] * players
    g.favor = [0] * players
    g.secrets = [0] * players
    g.dark = [0] * players
    g.board = [0] * players
    g.bank = [PURPLE if player == g.chancellor else WARBANDS for player in range(players)]
    g.pawn = [-1] * players
    g.favor_bank = [0] * BANKS
    g.box = FAVOR
    g.site = [0] * SLOTS
    g.site_favor = [0] * SLOTS
    g.site_secrets = [0] * SLOTS
    g.army = [0] * SLOTS
    g.army_of = [-1] * SLOTS
    g.denizens = [[] for _ in range(SLOTS)]
    g.site_relics = [[] for _ in range(SLOTS)]
    g.advisers = [[] for _ in range(players)]
    g.vision = [0] * players
    g.held = [[] for _ in range(players)]
    g.banner_of = [-1, -1]
    g.banner_tokens = [1, 1]
    g.box -= 1
    g.reliquary = [-1] * RELIQUARY
    g.piles = [[] for _ in REGIONS]
    g.zones = [0]
    g.live = [[] for _ in range(HOOKS)]
    g.gone_suits = [0] * SLOTS
    g.prophet = [-1] * players
    g.caged = [0] * players
    g.edifices = (1 << BANKS) - 1
    g.mind = [0] * 9


def hide(g: Oath, sites: list[int], secret_archive: bool) -> None:
    """Everything lies face down: the sites in this order, relics and cards in slots of their own."""
    g.sites = Hidden(g.seats, sites, [0] * SITES)
    relics = [FIRST_RELIC + number for number in range(RELICS)]
    g.relics = Hidden(g.seats, relics, [0] * RELICS)
    cards = [1 + number for number in range(DENIZENS)] + [FIRST_VISION + number for number in range(VISIONS)]
    groups = [DENIZEN_GROUP] * DENIZENS + [VISION_GROUP] * VISIONS
    if not secret_archive:
        for number in range(FIRST_GAME, DENIZENS):
            groups[number] = ARCHIVE_GROUP
    g.cards = Hidden(g.seats, cards, groups)


def slot_of_name(name: str) -> int:
    """The slot in which a card named in the data begins."""
    card = NUMBER[name.replace("_", "-")]
    return card - 1 if card <= DENIZENS else DENIZENS + card - FIRST_VISION


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
    g.favor_bank = [start] * BANKS
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


# -- the fixed first game ----------------------------------------------------------------------------------------------


def learning(g: Oath) -> None:
    """The learning game of the rulebook.
    [oath.setup.1, oath.setup.2, oath.setup.3, oath.setup.4, oath.setup.10, oath.setup.11, oath.setup.12, oath.setup.13,
    oath.setup.15, oath.setup.16, oath.setup.17, oath.setup.20]"""
    places: list[dict[str, Any]] = LEARNING["sites"]
    named = [NUMBER[place["id"].replace("_", "-")] for place in places]
    hide(g, named + [card for card in range(FIRST_SITE, FIRST_SITE + SITES) if card not in named], False)
    fill_banks(g)
    for player in range(g.players):
        give_tokens(g, player)
        give_warbands(g, player)
    crown_chancellor(g)
    for spot, place in enumerate(places):
        if place["up"]:
            turn_up(g, spot)
            put_denizen(g, place["denizen"], spot)
            purple_at(g, spot, place["warbands"])
        if "relic" in place:
            g.site_relics[spot] = [relic_of_name(place["relic"])]
    g.pawn = [LEARNING["pawns"][colour] for colour in g.colour]
    for player, colour in enumerate(g.colour):
        slot = slot_of_name(LEARNING["advisers"][colour])
        g.advisers[player] = [-1 - slot]
        see(g, player, slot)
    g.piles = [[slot_of_name(name) for name in LEARNING[region]] for region in REGIONS]
    g.deck = [slot_of_name(name) for name in LEARNING["deck"]]
    g.zones = [12, 18, len(g.deck) - 30]
    g.archive = list(range(FIRST_GAME, DENIZENS))
    g.relic_deck = [relic_of_name(name) for name in LEARNING["relics"]]
    g.reliquary = [relic_of_name(name) for name in LEARNING["reliquary"]]
    tell_top(g)
    g.unsettled = True
    g.then([Round()])


def drop_borrowed(g: Oath) -> None:
    """After round 1 of a learning game of three the Exile whom the group has chosen leaves. [oath.setup.19]"""
    player = g.players - 1
    g.tell(LEFT_GAME, player)
    leave_game(g, player)


def leave_game(g: Oath, player: int) -> None:
    """All pieces of the last player are taken off: tokens to the shared bank, cards to the piles, relics buried."""
    g.box += g.favor[player]
    if g.role[player] == CITIZEN:
        g.bank[g.chancellor] += g.board[player]
    for card in [card for card in g.advisers[player] if card > 0]:
        discard_up(g, player, card, ADVISER + player)
    while g.advisers[player]:
        slot = -1 - g.advisers[player][0]
        drop_adviser(g, player, 0)
        to_pile(g, player, slot, discard_region(g, player, -1))
    if g.vision[player]:
        discard_vision(g, player, player)
    for card in list(g.held[player]):
        if card == SCEPTER:
            pass_relic(g, card, player, g.chancellor)
        else:
            bury_held(g, player, card)
    for banner in range(2):
        if g.banner_of[banner] == player:
            g.banner_of[banner] = -1
    for spot in range(SLOTS):
        if g.army_of[spot] == player:
            g.army[spot] = 0
            g.army_of[spot] = -1
    if g.title == player:
        g.title = g.chancellor
        g.usurper = False
        g.tell(TITLE, g.chancellor)
    g.players -= 1
    for row in (g.supply, g.favor, g.secrets, g.dark, g.board, g.bank, g.pawn, g.vision, g.prophet, g.caged):
        row.pop()
    g.role.pop()
    g.advisers.pop()
    g.held.pop()
    g.order = [other for other in g.order if other != player]
    g.driver = g.driver[: g.players]
    g.rules &= ~BORROWED
    g.unsettled = True


# -- a first game in random order --------------------------------------------------------------------------------------


def first_game(g: Oath) -> None:
    """The same sites and cards as in the learning game, but everything hidden is shuffled.
    [oath.setup.18, oath.setup.20]"""
    places: list[dict[str, Any]] = LEARNING["sites"]
    up = {spot: NUMBER[place["id"].replace("_", "-")] for spot, place in enumerate(places) if place["up"]}
    rest = [card for card in range(FIRST_SITE, FIRST_SITE + SITES) if card not in up.values()]
    g.shuffle(rest)
    sites: list[int] = []
    for spot in range(SLOTS):
        sites.append(up[spot] if spot in up else rest.pop())
    hide(g, sites + rest, False)
    for spot in up:
        turn_up(g, spot)
        put_denizen(g, places[spot]["denizen"], spot)
    on_map = [card - 1 for row in g.denizens for card in row]
    denizens = [slot for slot in range(FIRST_GAME) if slot not in on_map]
    g.archive = list(range(FIRST_GAME, DENIZENS))
    g.relic_deck = list(range(RELICS))
    g.shuffle(g.relic_deck)
    stack_deck(g, denizens)
    for spot in range(SLOTS):
        if g.site[spot]:
            number = SITE_RELICS[g.site[spot]]
            g.site_relics[spot] = g.relic_deck[:number]
            g.relic_deck = g.relic_deck[number:]
    open_game(g, [])


def stack_deck(g: Oath, denizens: list[int]) -> None:
    """Two Visions in the first twelve cards, three in the next eighteen, the rest below. [oath.chron.26]"""
    g.shuffle(denizens)
    visions = [DENIZENS + number for number in range(VISIONS)]
    g.shuffle(visions)
    top = denizens[:10] + visions[:2]
    middle = denizens[10:25] + visions[2:]
    g.shuffle(top)
    g.shuffle(middle)
    rest = denizens[25:]
    g.deck = top + middle + rest
    g.zones = [len(top), len(middle), len(rest)] if rest else [len(top), len(middle)]


def open_game(g: Oath, boards: list[int]) -> None:
    """Tokens, warbands, banners, Reliquary; then cards from the bottom of the deck and the first pawns.
    [oath.next.7, oath.next.8, oath.next.9, oath.next.10]"""
    fill_banks(g)
    for player in range(g.players):
        give_tokens(g, player)
    g.reliquary = g.relic_deck[:RELIQUARY]
    g.relic_deck = g.relic_deck[RELIQUARY:]
    crown_chancellor(g)
    if g.oath == DEVOTION:
        g.banner_of[DARKEST_SECRET] = g.chancellor
    if g.oath == PEOPLE:
        g.banner_of[PEOPLES_FAVOR] = g.chancellor
    short = favor_shown(g) > g.box
    for spot in range(SLOTS):
        if g.site[spot]:
            stock_site(g, spot, not short)
    first = True
    for spot in range(SLOTS):
        if g.site[spot] and (first or any(not is_ruin(card) for card in g.denizens[spot])):
            purple_at(g, spot, 2 if first else 1)
            first = False
    if g.prince >= 0:
        from .prince import NODE, OCTAGON

        g.mind[NODE] = OCTAGON[g.oath]  # [oath.prince.2]
    picks: list[AnyStep] = [Split(g.chancellor, 0)] if short else []
    if boards:
        picks += [PickBoard(player) for player in g.order if g.driver[player] >= 0 and player != g.chancellor]
    g.then([*picks, Deal(), *[FirstPawn(player) for player in g.order], Round()])


def favor_shown(g: Oath) -> int:
    """The favor that the face-up sites ask for."""
    return sum(SITE_FAVOR[card] for card in g.site if card)


class Split(Asking):
    """There is too little favor for all sites: the Chancellor decides how much each gets. [oath.next.9]"""

    name = "Split"
    rule = "oath.next.9"
    lapses = True

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, self.spot)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        later = sum(SITE_FAVOR[card] for card in g.site[self.spot + 1 :] if card)
        most = min(g.box, SITE_FAVOR[g.site[self.spot]])
        least = max(0, min(most, g.box - later))
        return [NUM.base + number for number in range(least, most + 1)] if most > least else []

    def automatic(self, g: Oath, found: list[int]) -> int:
        return found[-1]  # the topmost site first [oath.prince.3]

    def lapse(self, g: Oath) -> None:
        self.put(g, min(g.box, SITE_FAVOR[g.site[self.spot]]))

    def take(self, g: Oath, seat: int, action: int) -> None:
        self.put(g, action - NUM.base)

    def put(self, g: Oath, number: int) -> None:
        """So much comes on this site; then the next one."""
        g.box -= number
        g.site_favor[self.spot] = number
        if self.spot + 1 < SLOTS:
            g.then([Split(self.seat, self.spot + 1)])


class PickBoard(Asking):
    """Each player takes a board on the side on which it was stored. [oath.next.5]"""

    name = "PickBoard"
    rule = "oath.next.5"

    def actions(self, g: Oath, seat: int) -> list[int]:
        taken = 0
        for other in g.order:
            if other == seat:
                break
            taken |= 1 << g.colour[other]
        if g.prince >= 0:
            taken |= 1 << g.colour[g.prince]
        return [BOARD.base + colour for colour in range(1, MAX_PLAYERS) if not taken >> colour & 1]

    def take(self, g: Oath, seat: int, action: int) -> None:
        colour = action - BOARD.base
        for other in range(g.players):
            if g.colour[other] == colour:
                g.colour[other] = g.colour[seat]
        g.colour[seat] = colour
        if g.citizen_boards >> colour & 1:
            g.role[seat] = CITIZEN
        g.tell(CHOSE_BOARD, seat, colour)


class Deal(Step[Oath]):
    """The first tokens; a card to each pile and three to each player, all from the bottom. [oath.next.6,
    oath.next.11, oath.next.12, oath.next.13]"""

    def run(self, g: Oath) -> None:
        for player in g.order:
            give_warbands(g, player)
        drawn: list[int] = []
        for region in range(len(REGIONS)):
            drawn.append(from_bottom(g))
            g.piles[region] = [drawn[-1]]
        hands: list[list[int]] = [[] for _ in range(g.players)]
        for player in g.order:
            if player != g.prince:
                hands[player] = [from_bottom(g) for _ in range(3)]
                drawn += hands[player]
        g.set_up_hands = hands
        for player in g.order:
            for slot in hands[player]:
                see(g, player, slot)
        for slot in drawn:
            if back(slot):
                g.visions += 1
        tell_top(g)
        g.learned()
        g.unsettled = True


def from_bottom(g: Oath) -> int:
    """The bottom card of the world deck."""
    slot = g.deck[-1]
    shrink(g, len(g.deck) - 1)
    g.deck = g.deck[:-1]
    return slot


class FirstPawn(Asking):
    """Where a pawn begins; the Chancellor's at the top of the Cradle. [oath.next.14, oath.next.16]"""

    name = "FirstPawn"
    rule = "oath.next.14"

    def actions(self, g: Oath, seat: int) -> list[int]:
        if seat == g.chancellor:
            return [AT.base + next(spot for spot in range(SLOTS) if g.site[spot])]
        return [AT.base + spot for spot in range(SLOTS) if g.site[spot]]

    def take(self, g: Oath, seat: int, action: int) -> None:
        g.pawn[seat] = action - AT.base
        g.tell(TRAVELED, seat, g.pawn[seat])
        if seat != g.prince:
            g.hand = g.set_up_hands[seat]
            g.set_up_hands = [[] if other == seat else row for other, row in enumerate(g.set_up_hands)]
            g.then([FirstAdviser(seat)])


class FirstAdviser(Asking):
    """One of three cards becomes a facedown adviser, the others are discarded. [oath.next.14, oath.next.15]"""

    name = "FirstAdviser"
    rule = "oath.next.14"
    secret = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [KEEP.base + front(g, slot) for slot in g.hand]
        found.sort()
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        slot = g.cards.content.index(action - KEEP.base)
        confuse(g, g.hand, mask_of(g, seat))
        g.then([Discards(seat, [slot], AS_USUAL), Hide(seat, slot)])
