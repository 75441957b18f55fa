"""What a position of Mysthea is, how it is copied, and the smallest moves of markers and cards.

Lists, rows of lists and whatever lies face down are replaced and never changed, so that copies share them; only packed
rows are changed in place, and copied.
"""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.additions import shorten
from krainy.engine.flow import NO_ROWS, NOTHING, replaced_row
from krainy.engine.knowledge import Hidden
from krainy.engine.state import State

from .battle.record import NO_BATTLE
from .board import (
    ENERGY,
    EQUIPMENT_SPACES,
    EXPERIENCE,
    GLORY,
    KINDS,
    MOST_ENERGY,
    MOST_EXPERIENCE,
    ON_ISLAND,
    RECHARGE_SPACE,
    REGIONS,
    UPGRADE_SLOTS,
)
from .cards import monsters_dealt
from .vocabulary import DISCARDED, DISCHARGED, DREW, GAINED, GOT_CARD, LOST, RECHARGED, REMOVED

# Options, as bits of `Mysthea.rules`.
ABILITIES: Final = 1
BEHAVIOURS: Final = 2
FORESIGHT: Final = 4
BATTLE_REQUIRES_OWN_UNIT: Final = 8
ENCOUNTER_BATTLE_DISCHARGES: Final = 16

# Phases of an Era. [mysthea.flow.1]
SETUP: Final = 0
BEGINNING: Final = 1
COURSE: Final = 2
END: Final = 3
Phase = Literal["setup", "beginning", "course", "end"]
PHASES: Final[list[Phase]] = list(get_args(Phase))


class Mysthea(State):
    """One game of Mysthea."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 0
        """The options that are on, as bits."""
        self.night = 0
        """The islands whose attunement card lies night side up, as a mask."""
        self.era = 0
        self.phase = SETUP
        self.turn = -1
        """The seat whose turn it is; -1 outside turns."""
        self.base_done = False
        """The base action of this turn was taken."""
        self.special_done = False
        """The special action of this turn was taken."""

        self.ring = 0
        """How the islands lie, see `board.RINGS`."""
        self.mirages = 0
        """The regions with a mirage, as a mask."""
        self.units = NOTHING
        """How many units stand where: at `spot(seat, kind, region)`; written by `put` alone."""
        self.moved = NOTHING
        """How many of them have moved this turn; of a Chosen, whether it has; written by `tire` alone."""
        self.home = NOTHING
        """The region of each Chosen; -1 before it is placed."""
        self.created = vec[i64]()
        """The created pools: at 4 seat + kind."""
        self.beside = vec[i64]()
        """Units beside the boards: at 4 seat + kind."""
        self.wounded = 0
        """The seats whose Chosen is wounded, as a mask."""
        self.token = NOTHING
        """The island of each encounter token; -1 before it is put."""

        self.number = NOTHING
        """The artefact of each seat, from 0; replaced, never changed."""
        self.order = NOTHING
        """The seats in player order; replaced, never changed."""
        self.charged = 0
        """The seats whose artefact is charged, as a mask."""
        self.energy = vec[i64]()
        self.experience = vec[i64]()
        self.glory = vec[i64]()
        self.attuned = NOTHING
        """The island whose attunement card each seat took this Era, or -1."""
        self.faced = NO_ROWS
        """The encounters each seat has faced; an encounter not yet turned is -1."""

        self.monsters = NOTHING
        """The monsters of Eras I, II and III."""
        self.lair = NOTHING
        """The island of each monster, or -1."""
        self.defeated = 0
        """The monsters defeated this Era, as a mask."""

        self.hero = NOTHING
        """The Chosen of each seat, by its card; 0 before the draft has given one."""
        self.upgrades = NOTHING
        """The upgrade cards: at 5 seat + slot; 0 for none."""
        self.equipment = NOTHING
        """The equipment cards: at 3 seat + place; 0 for none, the empty places last."""
        self.cards: Hidden
        """Every command card that came into the game has a slot of its own. A slot is a card's back: it wanders from
        the deck to a hand in the open; which card it is, not everybody knows."""
        self.deck = NOTHING
        """The slots of the Era deck, the top first."""
        self.row = NOTHING
        """The slots of the face-up cards of the development area."""
        self.hands = NO_ROWS
        """The slots in each hand."""
        self.discards = NO_ROWS
        """The cards of each discard pile."""
        self.removed = NOTHING
        """The cards that players removed from the game."""
        self.played = NOTHING
        """The cards on the table: being played, the innermost last. [mysthea.ruling.51]"""

        self.events: Hidden
        """The event cards of this Era: those on the track, the open one on top of the deck, the rest."""
        self.laid = 0
        """How many of them lie on the track."""
        self.encounters: Hidden
        """A slot for each card in the order of the fronts; then, front by front, the cards that share it in the order
        in which they turn up. So the open front of the top card tells its back to nobody."""
        self.seen_through = -1
        """The encounter that foresight has turned over already, or -1. [mysthea.opt.1]"""
        self.offer = NOTHING
        """The draft: the open card of each kind, 0 for none; empty when there is no draft."""

        self.script = 0
        """The list of effects that was carried out last, so that what it asks can be put into words; see effects/."""
        self.battle = NO_BATTLE

    def clone(self) -> "Mysthea":
        g = Mysthea()
        g.inherit(self)
        g.rules = self.rules
        g.night = self.night
        g.era = self.era
        g.phase = self.phase
        g.turn = self.turn
        g.base_done = self.base_done
        g.special_done = self.special_done
        g.ring = self.ring
        g.mirages = self.mirages
        g.units = self.units
        g.moved = self.moved
        g.home = self.home
        g.created = self.created[:]
        g.beside = self.beside[:]
        g.wounded = self.wounded
        g.token = self.token
        g.number = self.number
        g.order = self.order
        g.charged = self.charged
        g.energy = self.energy[:]
        g.experience = self.experience[:]
        g.glory = self.glory[:]
        g.attuned = self.attuned
        g.faced = self.faced
        g.monsters = self.monsters
        g.lair = self.lair
        g.defeated = self.defeated
        g.hero = self.hero
        g.upgrades = self.upgrades
        g.equipment = self.equipment
        g.cards = self.cards
        g.deck = self.deck
        g.row = self.row
        g.hands = self.hands
        g.discards = self.discards
        g.removed = self.removed
        g.played = self.played
        g.events = self.events
        g.laid = self.laid
        g.encounters = self.encounters
        g.seen_through = self.seen_through
        g.offer = self.offer
        g.script = self.script
        g.battle = self.battle.copy()
        return g

    def respell(self, told: dict[str, object]) -> None:
        told["field"] = self.battle.region
        told["starter"] = self.battle.starter
        told["zeal"] = self.battle.zeal
        shorten(told, ["lair"], monsters_dealt(self.expansions)[-1] + 1)

    def scores(self) -> list[int]:
        return list(self.glory)


# -- units ---------------------------------------------------------------------------------------------------------


def spot(seat: int, kind: int, region: int) -> int:
    """Where the lists `units` and `moved` keep the units of this seat and kind in a region."""
    return (seat * KINDS + kind) * REGIONS + region


def count(g: Mysthea, seat: int, region: int) -> int:
    """All units of a seat in a region, its Chosen included. [mysthea.ruling.40]"""
    at = seat * KINDS * REGIONS + region
    units = g.units
    return units[at] + units[at + REGIONS] + units[at + 2 * REGIONS] + units[at + 3 * REGIONS]


def on_island(g: Mysthea, seat: int, island: int) -> bool:
    """Whether the seat has a unit on the island."""
    for region in ON_ISLAND[island]:
        if count(g, seat, region) > 0:
            return True
    return False


def unmoved(g: Mysthea, seat: int, kind: int, region: int) -> int:
    """How many of the units there may still be moved this turn, or carried. [mysthea.move.2]"""
    at = spot(seat, kind, region)
    return g.units[at] - g.moved[at]


def rivals_in(g: Mysthea, seat: int, region: int) -> bool:
    """Whether another player has a unit in the region."""
    for other in range(g.seats):
        if other != seat and count(g, other, region) > 0:
            return True
    return False


def put(g: Mysthea, seat: int, kind: int, region: int, number: int) -> None:
    """Units come into a region, or (below 0) leave it."""
    units = g.units.copy()
    units[spot(seat, kind, region)] += number
    g.units = units


def created(g: Mysthea, seat: int, kind: int) -> int:
    """Units of a kind in the created pool. [mysthea.cp.2]"""
    return g.created[seat * KINDS + kind]


def add_created(g: Mysthea, seat: int, kind: int, number: int) -> None:
    """Units come into the created pool, or (below 0) leave it."""
    g.created[seat * KINDS + kind] += number


def beside(g: Mysthea, seat: int, kind: int) -> int:
    """Units of a kind beside the board."""
    return g.beside[seat * KINDS + kind]


def add_beside(g: Mysthea, seat: int, kind: int, number: int) -> None:
    """Units are laid beside the board, or (below 0) taken from there."""
    g.beside[seat * KINDS + kind] += number


def tire(g: Mysthea, seat: int, kind: int, region: int, number: int) -> None:
    """More of the units there, or (below 0) fewer, have moved this turn."""
    moved = g.moved.copy()
    moved[spot(seat, kind, region)] += number
    g.moved = moved


def forget_moves(g: Mysthea) -> None:
    """Every unit may move again. [mysthea.ruling.6]"""
    g.moved = [0] * len(g.moved)


def mobile(g: Mysthea, seat: int, region: int) -> int:
    """The units of a seat in a region that are no fortifications."""
    at = seat * KINDS * REGIONS + region
    return g.units[at] + g.units[at + REGIONS] + g.units[at + 2 * REGIONS]


# -- markers -------------------------------------------------------------------------------------------------------


def gain(g: Mysthea, seat: int, resource: int, amount: int) -> None:
    """Gain glory, energy or experience; what goes beyond the limit is cut off. [mysthea.limit.1, mysthea.limit.2]"""
    if resource == GLORY:
        g.glory[seat] += amount
    elif resource == ENERGY:
        amount = min(amount, MOST_ENERGY - g.energy[seat])
        g.energy[seat] += amount
    else:
        amount = min(amount, MOST_EXPERIENCE - g.experience[seat])
        g.experience[seat] += amount
    if amount > 0:
        g.tell(GAINED, seat, resource, amount)


def lose(g: Mysthea, seat: int, resource: int, amount: int) -> None:
    """Pay or lose; glory never falls below 0. [mysthea.limit.2]"""
    if resource == GLORY:
        amount = min(amount, g.glory[seat])
        g.glory[seat] -= amount
    elif resource == ENERGY:
        g.energy[seat] -= amount
    elif resource == EXPERIENCE:
        g.experience[seat] -= amount
    if amount > 0:
        g.tell(LOST, seat, resource, amount)


def recharge(g: Mysthea, seat: int) -> None:
    """Turn the artefact to its charged side."""
    if not g.charged >> seat & 1:
        g.charged |= 1 << seat
        g.tell(RECHARGED, seat)


def discharge(g: Mysthea, seat: int) -> None:
    """Turn the artefact to its discharged side."""
    if g.charged >> seat & 1:
        g.charged &= ~(1 << seat)
        g.tell(DISCHARGED, seat)


def ability(g: Mysthea, seat: int) -> int:
    """The Chosen as a card, if its ability works now; else 0. [mysthea.chosen.1, mysthea.wound.2]"""
    if g.rules & ABILITIES and not g.wounded >> seat & 1:
        return g.hero[seat]
    return 0


# -- command cards -------------------------------------------------------------------------------------------------


def hand(g: Mysthea, seat: int) -> list[int]:
    """The cards in a hand, sorted."""
    content = g.cards.content
    found = [content[slot] for slot in g.hands[seat]]
    found.sort()
    return found


def leave_hand(g: Mysthea, seat: int, card: int) -> None:
    """A card of a hand is shown to all and leaves it."""
    slot = g.cards.slot_of(card)
    g.cards = g.cards.copy()
    g.cards.reveal(g, slot)
    g.hands = replaced_row(g.hands, seat, [other for other in g.hands[seat] if other != slot])


def discard(g: Mysthea, seat: int, card: int) -> None:
    """A card comes to the own discard pile. [mysthea.card.6]"""
    g.discards = replaced_row(g.discards, seat, [*g.discards[seat], card])
    g.tell(DISCARDED, seat, card)


def remove(g: Mysthea, seat: int, card: int) -> None:
    """A card leaves the game for good. [mysthea.card.6]"""
    g.removed = [*g.removed, card]
    g.tell(REMOVED, seat, card)


def draw_card(g: Mysthea, seat: int) -> None:
    """The top card of the Era deck comes to a hand; only its owner looks. An empty deck gives nothing.
    [mysthea.ruling.36]"""
    if not g.deck:
        return
    slot = g.deck[0]
    g.deck = g.deck[1:]
    g.hands = replaced_row(g.hands, seat, [*g.hands[seat], slot])
    g.tell(DREW, seat)
    g.cards = g.cards.copy()
    g.cards.see(g, seat, slot)
    g.whisper(1 << seat, GOT_CARD, seat, g.cards.content[slot])


def upgrade(g: Mysthea, seat: int, slot: int) -> int:
    """The upgrade card in a slot; 0 for none. The first slots are those of the kinds of units."""
    return g.upgrades[seat * UPGRADE_SLOTS + slot]


def upgrades_of(g: Mysthea, seat: int) -> list[int]:
    """The upgrade cards on a player board, slot by slot."""
    return [card for card in g.upgrades[seat * UPGRADE_SLOTS : (seat + 1) * UPGRADE_SLOTS] if card]


def equipment_of(g: Mysthea, seat: int) -> list[int]:
    """The equipment cards on a player board."""
    return [card for card in g.equipment[seat * EQUIPMENT_SPACES : (seat + 1) * EQUIPMENT_SPACES] if card]


# -- events and encounters -----------------------------------------------------------------------------------------


def track(g: Mysthea) -> list[int]:
    """The event cards on the track, the one worth least first."""
    return list(g.events.content[: g.laid])


def recharge_round(g: Mysthea) -> bool:
    """Whether the card just laid lies on the space at which artefacts may be recharged. [mysthea.round.3]"""
    return g.laid == RECHARGE_SPACE + 1


def all_encounters(g: Mysthea) -> int:
    """How many encounter cards there are; each has a slot for its front and one for its back."""
    return len(g.encounters.content) // 2


def gone_encounters(g: Mysthea) -> int:
    """How many encounter cards have been taken."""
    total = 0
    for row in g.faced:
        total += len(row)
    return total


def top_front(g: Mysthea) -> int:
    """The front of the top encounter card; -1 when the deck is empty."""
    gone = gone_encounters(g)
    return g.encounters.content[gone] if gone < all_encounters(g) else -1


def back_slot(g: Mysthea, place: int) -> int:
    """The slot in which the back of the encounter card at this place of the deck lies."""
    content = g.encounters.content
    front = content[place]
    slot = all_encounters(g)
    for other in range(all_encounters(g)):
        if content[other] < front or (other < place and content[other] == front):
            slot += 1
    return slot
