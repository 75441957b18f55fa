"""How a card gets its power; powers that let one choose, and the lists from which they do. [oath.power.2]"""

from ...asking import Pick
from ...board import BANKS
from ...cards import ACTION, ENTRIES, LOCKED, MODIFIER, MODIFIES, NUMBER
from ...hooks import Power, register
from ...state import Oath
from ...vocabulary import BANK, PICK, SEAT


def power(name: str, what: Power) -> None:
    """A card of this name gets its power."""
    register(NUMBER[name], what)


def offer_modifier(name: str, kind: int) -> None:
    """A card's power, always at work, is also offered as a modifier of a major action."""
    ENTRIES[NUMBER[name]] |= MODIFIER
    MODIFIES[NUMBER[name]] = kind


def offer_action(name: str) -> None:
    """A site has an "Action:" power."""
    ENTRIES[NUMBER[name]] |= ACTION


class Choice(Power):
    """A power whose user chooses among its options, and which is of use only while there are some."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])


def banks(g: Oath) -> list[int]:
    """The banks that have favor, as actions."""
    return [BANK.base + suit for suit in range(BANKS) if g.favor_bank[suit] > 0]


def seats(players: list[int]) -> list[int]:
    """Players as actions."""
    return [SEAT.base + player for player in sorted(players)]


def picks(cards: list[int]) -> list[int]:
    """Cards as actions."""
    return [PICK.base + card for card in sorted(cards)]


def others(g: Oath, player: int) -> list[int]:
    """All other players."""
    return [other for other in range(g.players) if other != player]


def face_up(g: Oath, player: int) -> list[int]:
    """The face-up advisers of a player that are not locked."""
    return [card for card in g.advisers[player] if card > 0 and not LOCKED[card]]
