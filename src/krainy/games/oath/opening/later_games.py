"""How a game with shuffled cards is laid out: tokens, warbands, cards, boards, pawns. [oath.next]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step, replaced, replaced_row
from krainy.engine.vocabulary import Thing

from ..actions.search import Discards
from ..asking import Asking
from ..board import CITIZEN, DARKEST_SECRET, DEVOTION, MAX_PLAYERS, PEOPLE, PEOPLES_FAVOR, REGIONS, RELIQUARY, SLOTS
from ..cards import SITE_FAVOR, is_ruin
from ..playing.discards import AS_USUAL
from ..playing.placing import Hide
from ..prince.sheet import OCTAGON
from ..state import Oath, mask_of
from ..table import back, confuse, front, see, shrink, stock_site, tell_top
from ..turn import Round
from ..vocabulary import AT, BOARD, CHOSE_BOARD, KEEP, NUM, SITE, TRAVELED
from .new_table import crown_chancellor, fill_banks, give_tokens, give_warbands, purple_at


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
        g.banner_of = replaced(g.banner_of, DARKEST_SECRET, g.chancellor)
    if g.oath == PEOPLE:
        g.banner_of = replaced(g.banner_of, PEOPLES_FAVOR, g.chancellor)
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
        g.mind.node = OCTAGON[g.oath]  # [oath.prince.2]
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
        g.site_favor = replaced(g.site_favor, self.spot, number)
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
                g.colour = replaced(g.colour, other, g.colour[seat])
        g.colour = replaced(g.colour, seat, colour)
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
            g.piles = replaced_row(g.piles, region, [drawn[-1]])
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
        slot = g.cards.slot_of(action - KEEP.base)
        confuse(g, g.hand, mask_of(g, seat))
        g.then([Discards(seat, [slot], AS_USUAL), Hide(seat, slot)])
