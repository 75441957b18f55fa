"""The Chronicle: what the winner decides and how the world changes after a game. [oath.chron]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import AnyStep, Step, replaced_row
from krainy.engine.knowledge import Hidden
from krainy.engine.packed import row_of
from krainy.engine.vocabulary import Thing

from .asking import NO_YES, Asking
from .board import BANKS, CITIZEN, EXILE, FAVOR, NO_SUIT, OATHS, PROVINCES, PURPLE, REGION_OF, REGIONS, SLOTS, WARBANDS
from .cards import (
    CAPACITY,
    EDIFICE_NUMBERS,
    RUIN_NUMBERS,
    SCEPTER,
    SITE_RELICS,
    SUIT,
    edifice_number,
    is_edifice,
    is_ruin,
)
from .hooks import HOOKS, POWERS
from .ruling import advisers_of_suit, ruler, rules, side
from .state import BY_EMPIRE, BY_TITLE, FIRST_OATH, Oath
from .table import back, edifice_at, relic_slot, slot_of
from .vocabulary import (
    ARCHIVE_LOT,
    BANK,
    BECAME_CITIZEN,
    BECAME_EXILE,
    BECAME_RUIN,
    BUILT,
    CAME_IN,
    CHRONICLED,
    DISPOSSESSED_LOT,
    FOUND_SITE,
    OUTCAST_LOT,
    PASS,
    PICK,
    PLAYER,
    RELIC_LOT,
    SEAT,
    SITE_LOT,
    SUIT_LOT,
    SWEAR,
    SWORE,
    WENT_OUT,
    YES,
)


class Chronicle(Step[Oath]):
    """The winner's choices in their order, then all that follows. [oath.chron]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        winner = self.seat
        g.turn = -1
        g.act_over = False
        g.unsettled = False
        g.hand = []
        steps: list[AnyStep] = [Swear(winner)]
        if g.role[winner] == EXILE:
            steps += [TurnBoards(winner), Invitations(winner)]
        else:
            steps += [KeepBoards(), Build(winner)]
        g.then([*steps, ChooseSuit(winner)])


class Swear(Asking):
    """The oath of the next game: the Vision's own, or any but the present one. [oath.chron.1]"""

    name = "Swear"
    rule = "oath.chron.1"

    def actions(self, g: Oath, seat: int) -> list[int]:
        if not g.victory & (BY_TITLE | BY_EMPIRE):
            for oath in range(len(OATHS)):
                if g.victory & FIRST_OATH << oath:
                    return [SWEAR.base + oath]
        return [SWEAR.base + oath for oath in range(len(OATHS)) if oath != g.oath]

    def take(self, g: Oath, seat: int, action: int) -> None:
        g.oath = action - SWEAR.base
        g.unsettled = False
        g.tell(SWORE, seat, g.oath)


# -- Citizens ----------------------------------------------------------------------------------------------------------


class KeepBoards(Step[Oath]):
    """After a win of the Empire all boards keep their sides. [oath.chron.4]"""

    def run(self, g: Oath) -> None:
        for player in range(g.players):
            bit = 1 << g.colour[player]
            if g.role[player] == CITIZEN:
                g.citizen_boards |= bit
            else:
                g.citizen_boards &= ~bit


class TurnBoards(Step[Oath]):
    """After a win of an Exile all Citizen boards turn to Exile. [oath.chron.2]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        g.citizen_boards = 0
        for player in range(g.players):
            if g.role[player] == CITIZEN:
                g.flipped |= 1 << player
                g.bank[g.chancellor] += g.board[player]
                g.board[player] = 0
                g.role[player] = EXILE
                g.tell(BECAME_EXILE, player)
        g.unsettled = False


class Invitations(Asking):
    """The winner may offer Citizenship to Exiles who were not just turned. [oath.chron.2]"""

    name = "Invitations"
    rule = "oath.chron.2"
    lapses = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [
            SEAT.base + player
            for player in range(g.players)
            if player not in (seat, g.chancellor, g.prince) and not g.flipped >> player & 1
        ]
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        player = action - SEAT.base
        g.flipped |= 1 << player
        g.then([Accept(player, seat), self])


class Accept(Asking):
    """An Exile becomes a Citizen of the winner; its sites become the winner's. [oath.chron.3]"""

    name = "Accept"
    rule = "oath.chron.3"

    def __init__(self, seat: int, winner: int) -> None:
        super().__init__(seat)
        self.winner: Final = winner

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.winner)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action != YES.base:
            return
        g.citizen_boards |= 1 << g.colour[seat]
        g.tell(BECAME_CITIZEN, seat)
        for spot in range(SLOTS):
            if g.army_of[spot] == seat:
                if g.bank[self.winner] > 0:
                    g.bank[self.winner] -= 1
                elif g.board[self.winner] > 0:
                    g.board[self.winner] -= 1
                else:
                    return  # the site counts as the winner's all the same [oath.chron.6]
                g.bank[seat] += g.army[spot]
                g.army[spot] = 1
                g.army_of[spot] = self.winner


def winner_rules(g: Oath, winner: int, spot: int) -> bool:
    """Whether a site is the winner's: ruled by it, its Empire, or an Exile who has just become its Citizen.
    [oath.chron.6]"""
    who = ruler(g, spot)
    if who == side(g, winner):
        return True
    return who >= 0 and g.role[winner] == EXILE and g.citizen_boards >> g.colour[who] & 1 == 1


# -- edifices ----------------------------------------------------------------------------------------------------------


class Build(Asking):
    """A denizen becomes the edifice of its suit, or a ruin is rebuilt, at a site that the winner rules.
    [oath.chron.5]"""

    name = "Build"
    rule = "oath.chron.5"
    lapses = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for spot in range(SLOTS):
            if g.site[spot] == 0 or not rules(g, seat, spot):
                continue
            edifice = edifice_at(g, spot)
            if edifice:
                if is_ruin(edifice):
                    found.append(PICK.base + edifice)
                continue
            for card in g.denizens[spot]:
                if edifice_of(g, SUIT[card]) >= 0 and CAPACITY[g.site[spot]] > 0:
                    found.append(PICK.base + card)
        found.sort()
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        card = action - PICK.base
        for spot in range(SLOTS):
            if card in g.denizens[spot]:
                if is_ruin(card):
                    new = EDIFICE_NUMBERS[edifice_number(card)]
                else:
                    number = edifice_of(g, SUIT[card])
                    new = EDIFICE_NUMBERS[number]
                    g.edifices &= ~(1 << number)
                    g.deck = [*g.deck, slot_of(g, card)]
                row = [new if other == card else other for other in g.denizens[spot]]
                g.denizens = replaced_row(g.denizens, spot, row)
                g.tell(BUILT, seat, new, spot)


def edifice_of(g: Oath, suit: int) -> int:
    """Which edifice of the Archive has a suit; the first one if expansions have others of it; -1 for none."""
    for number, card in enumerate(EDIFICE_NUMBERS):
        if SUIT[card] == suit and g.edifices >> number & 1:
            return number
    return -1


# -- the suit of the new cards, then everything else -------------------------------------------------------------------


class ChooseSuit(Asking):
    """The most common suit among the winner's face-up advisers; in a tie the winner chooses.
    [oath.chron.17, oath.ruling.13]"""

    name = "ChooseSuit"
    rule = "oath.chron.17"

    def actions(self, g: Oath, seat: int) -> list[int]:
        counts = [advisers_of_suit(g, seat, suit) for suit in range(BANKS)]
        most = max(counts)
        return [BANK.base + suit for suit in range(BANKS) if counts[suit] == most]

    def take(self, g: Oath, seat: int, action: int) -> None:
        suit = action - BANK.base
        g.tell(CHRONICLED, seat, suit)
        write(g, seat, suit)
        g.over = True


def write(g: Oath, winner: int, suit: int) -> None:
    """All that changes without a choice."""
    gather_visions(g)
    keep = [stays(g, winner, spot) for spot in range(SLOTS)]
    loose: list[int] = []
    spare_relics: list[int] = []
    for spot in range(SLOTS):
        if not keep[spot]:
            abandon(g, spot, loose, spare_relics)
        else:
            decay(g, winner, spot, loose)
    arrange_sites(g, keep)
    add_six(g, suit)
    remove_six(g, winner, loose)
    store_relics(g, winner, spare_relics)
    clear_table(g)


def gather_visions(g: Oath) -> None:
    """All five Visions are set aside. [oath.chron.19]"""
    g.vision = [0] * g.players
    g.advisers = [[entry for entry in row if entry > 0 or not back(-1 - entry)] for row in g.advisers]
    g.piles = [[slot for slot in pile if not back(slot)] for pile in g.piles]
    g.deck = [slot for slot in g.deck if not back(slot)]
    g.boxed = False


def stays(g: Oath, winner: int, spot: int) -> bool:
    """Whether a site is kept: ruled by the winner, or with an intact edifice; a temple keeps sites of its suit.
    [oath.chron.6, oath.chron.7, oath.chron.27]"""
    if g.site[spot] == 0:
        return False
    if winner_rules(g, winner, spot):
        return True
    edifice = edifice_at(g, spot)
    if edifice and not is_ruin(edifice):
        return True
    for other in range(SLOTS):
        temple = edifice_at(g, other)
        if temple and POWERS[temple].keeps != NO_SUIT:
            for card in g.denizens[spot]:
                if SUIT[card] == POWERS[temple].keeps:
                    return True
    return False


def abandon(g: Oath, spot: int, loose: list[int], spare_relics: list[int]) -> None:
    """A discarded site gives up its denizens, relics and ruin. [oath.chron.8]"""
    for card in g.denizens[spot]:
        if is_edifice(card):
            g.edifices |= 1 << edifice_number(card)
        else:
            loose.append(slot_of(g, card))
    spare_relics += g.site_relics[spot]
    g.denizens = replaced_row(g.denizens, spot, [])
    g.site_relics = replaced_row(g.site_relics, spot, [])


def decay(g: Oath, winner: int, spot: int, loose: list[int]) -> None:
    """An intact edifice at a site that the winner does not rule becomes a ruin, and its neighbours leave.
    [oath.chron.9]"""
    edifice = edifice_at(g, spot)
    if not edifice or is_ruin(edifice) or winner_rules(g, winner, spot):
        return
    ruin = RUIN_NUMBERS[edifice_number(edifice)]
    loose += [slot_of(g, card) for card in g.denizens[spot] if card != edifice]
    g.denizens = replaced_row(g.denizens, spot, [ruin])
    g.tell(BECAME_RUIN, ruin)


def arrange_sites(g: Oath, keep: list[bool]) -> None:
    """Kept sites are pushed towards the Cradle, those with ruins towards the Hinterland; the rest is filled facedown.
    [oath.chron.10, oath.chron.12, oath.chron.13, oath.chron.14, oath.chron.15, oath.chron.16]"""
    sound = [spot for spot in range(SLOTS) if keep[spot] and not is_ruin(edifice_at(g, spot))]
    ruined = [spot for spot in range(SLOTS) if keep[spot] and is_ruin(edifice_at(g, spot))]
    places = [-1] * SLOTS
    for region in range(len(REGIONS)):
        slots = [spot for spot in range(SLOTS) if REGION_OF[spot] == region]
        coming = [spot for spot in sound if REGION_OF[spot] >= region or region == 2]
        for slot in slots:
            if coming:
                places[slot] = coming[0]
                sound.remove(coming[0])
                coming = coming[1:]
    for region in (2, PROVINCES):
        for slot in range(SLOTS - 1, -1, -1):
            if REGION_OF[slot] == region and places[slot] < 0 and ruined:
                places[slot] = ruined.pop()
    sites = [g.site[spot] if keep[spot] else 0 for spot in range(SLOTS)]
    cards, relics = g.denizens, g.site_relics
    lying = [sites[spot] for spot in places if spot >= 0]
    deck = [card for card in g.sites.content if card not in lying]
    g.shuffle(deck, SITE_LOT, True)
    content: list[int] = []
    up: list[int] = []
    g.denizens = [[] for _ in range(SLOTS)]
    g.site_relics = [[] for _ in range(SLOTS)]
    for slot in range(SLOTS):
        if places[slot] >= 0:
            content.append(sites[places[slot]])
            g.denizens[slot] = cards[places[slot]]
            g.site_relics[slot] = relics[places[slot]]
            up.append(slot)
        else:
            content.append(deck.pop())
    g.learned()
    g.sites = Hidden(g.seats, content + deck, [0] * len(g.sites.content))
    g.site = row_of(SLOTS, 0)
    for slot in up:
        turn_up(g, slot)
    for region in range(len(REGIONS)):
        slots = [slot for slot in range(SLOTS) if REGION_OF[slot] == region]
        if not [slot for slot in slots if slot in up]:
            turn_up(g, slots[0])
            g.tell(FOUND_SITE, slots[0], content[slots[0]])


def turn_up(g: Oath, slot: int) -> None:
    """A site of the next game lies face up."""
    g.sites.reveal(g, slot)
    g.site[slot] = g.sites.content[slot]


def add_six(g: Oath, suit: int) -> None:
    """Three cards of a suit, two of the next, one of the one after, at random from the Archive.
    [oath.chron.17, oath.chron.18]"""
    chosen: list[int] = []
    for number, wanted in ((3, suit), (2, (suit + 1) % BANKS), (1, (suit + 2) % BANKS)):
        some = [slot for slot in g.archive if SUIT[g.cards.content[slot]] == wanted]
        g.shuffle(some, ARCHIVE_LOT)
        chosen += some[:number]
    if len(chosen) == 6:
        g.archive = [slot for slot in g.archive if slot not in chosen]
    else:
        stacks: list[list[int]] = [[] for _ in range(BANKS)]
        for slot in g.dispossessed:
            stacks[SUIT[g.cards.content[slot]]].append(slot)
        most = max(len(stack) for stack in stacks)
        largest = [number for number in range(BANKS) if len(stacks[number]) == most]
        stack = stacks[g.pick(largest, SUIT_LOT)]
        g.shuffle(stack, DISPOSSESSED_LOT)
        chosen = stack[:6]  # [oath.ruling.22]
        g.archive = [*g.archive, *[slot for slot in g.dispossessed if slot not in chosen]]
        g.dispossessed = []
    announce(g, chosen, CAME_IN)
    g.deck = [*g.deck, *chosen]


def announce(g: Oath, slots: list[int], kind: int) -> None:
    """How many cards of each suit come into the world, or leave it; which ones is not told. [oath.opt.3]"""
    counts = [0] * BANKS
    for slot in slots:
        counts[SUIT[g.cards.content[slot]]] += 1
    g.learned()
    for suit in range(BANKS):
        if counts[suit]:
            g.tell(kind, suit, counts[suit])


def remove_six(g: Oath, winner: int, loose: list[int]) -> None:
    """Six random cards of the piles and of the losers' advisers are dispossessed; all others form the next deck.
    [oath.chron.19, oath.chron.25]"""
    pool = list(loose)
    for pile in g.piles:
        pool += pile
    for player in range(g.players):
        slots = [slot_of(g, entry) if entry > 0 else -1 - entry for entry in g.advisers[player]]
        if player == winner:
            g.deck = [*g.deck, *slots]
        else:
            pool += slots
    g.shuffle(pool, OUTCAST_LOT)
    announce(g, pool[:6], WENT_OUT)
    g.dispossessed = [*g.dispossessed, *pool[:6]]
    g.deck = [*g.deck, *pool[6:]]
    g.piles = [[] for _ in REGIONS]
    g.advisers = [[] for _ in range(g.players)]
    g.zones = [len(g.deck)]


def store_relics(g: Oath, winner: int, spare_relics: list[int]) -> None:
    """Losers' relics return, sites are filled up, the winner's and the Reliquary's lie on top.
    [oath.chron.20, oath.chron.21, oath.chron.22, oath.chron.23]"""
    rest = [*g.relic_deck, *spare_relics]
    first = [slot for slot in g.reliquary if slot >= 0]
    for player in range(g.players):
        slots = [relic_slot(g, card) for card in g.held[player] if card != SCEPTER]
        if player == winner:
            first += slots
        else:
            rest += slots
    g.relics = g.relics.copy()
    g.relics.mix(g, rest, lot=RELIC_LOT)
    g.relics.mix(g, first, lot=RELIC_LOT)
    for spot in range(SLOTS):
        if g.site[spot]:
            while len(g.site_relics[spot]) < SITE_RELICS[g.site[spot]] and rest:
                g.site_relics = replaced_row(g.site_relics, spot, [*g.site_relics[spot], rest.pop()])
    g.relic_deck = first + rest
    g.heirlooms = len(first)
    g.reliquary = [-1] * 4
    g.held = [[SCEPTER] if player == g.chancellor else [] for player in range(g.players)]


def clear_table(g: Oath) -> None:
    """Pawns, tokens and warbands leave the table. [oath.chron.11]"""
    players = g.players
    g.pawn = row_of(players, -1)
    g.favor = row_of(players, 0)
    g.secrets = row_of(players, 0)
    g.dark = row_of(players, 0)
    g.favor_bank = row_of(BANKS, 0)
    g.favor_on = {}
    g.secret_on = {}
    g.site_favor = [0] * SLOTS
    g.site_secrets = [0] * SLOTS
    g.banner_of = [-1, -1]
    g.banner_tokens = row_of(2, 1)
    g.mob = False
    g.box = FAVOR - 1
    g.army = row_of(SLOTS, 0)
    g.army_of = row_of(SLOTS, -1)
    g.board = row_of(players, 0)
    g.caged = [0] * players
    g.prophet = [-1] * players
    g.bank = vec[i64]([PURPLE if player == g.chancellor else WARBANDS for player in range(players)])
    g.live = [[] for _ in range(HOOKS)]
    g.usurper = False
