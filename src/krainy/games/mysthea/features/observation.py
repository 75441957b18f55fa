"""A position of Mysthea in numbers, for those who learn: the own hand, what all see, and what one has seen."""

from typing import Final

from krainy.engine.knowledge import Hidden
from krainy.engine.observation import Observation

from ..actions.islands import attunement
from ..battle.record import Fighter
from ..board import (
    ARTEFACTS,
    EVENT_CARDS,
    ISLANDS,
    MONSTERS,
    MOST_ENERGY,
    MOST_EXPERIENCE,
    PIECES,
    REGIONS,
    RINGS,
    TRACK,
)
from ..cards import ATTUNEMENTS, CARDS, DRAFT_KINDS, ENCOUNTERS, FRONTS, SYMBOLS
from ..state import PHASES, Mysthea, all_encounters, gone_encounters, top_front
from ..view.sight import card_in_question
from ..vocabulary import CARD, ENCOUNTER, MONSTER

MOST_GLORY: Final = 500
MOST_LEFT: Final = 99
EVENT_SLOTS: Final = 9


def observe(g: Mysthea, o: Observation) -> None:
    """What the observing seat may know."""
    own = o.seat
    seats = range(g.seats)
    o.number("era", g.era, 0, 3, "the Era")
    o.one_of("phase", g.phase, len(PHASES), "set-up, beginning, course or end of the Era")
    o.seat_of("turn", g.turn, "whose turn it is")
    o.put(
        "acted", [int(g.base_done), int(g.special_done)], 0, 1, "the base and the special action of this turn are done"
    )
    about = g.about()
    points = about["points"][1] if "points" in about else 0
    left = about["left"][1] if "left" in about else 0
    o.number("points-left", points, 0, MOST_LEFT, "command points, or the like, that are still to be spent")
    o.number("left", left, 0, MOST_LEFT, "steps, losses or cards that are still to be named")
    o.one_of("card", card_in_question(g), CARDS, "the card that is asked about; place 0 is no card", CARD)
    o.by_seat("rank", [g.order.index(s) if s in g.order else 0 for s in seats], 0, 4, "place in player order")
    o.by_seat("artefact", [g.number[s] for s in seats], 0, len(ARTEFACTS), "the artefact of each seat")
    o.seats("charged", g.charged, "whose artefact is charged")
    o.by_seat("energy", list(g.energy), 0, MOST_ENERGY, "energy")
    o.by_seat("experience", list(g.experience), 0, MOST_EXPERIENCE, "experience")
    o.by_seat("glory", list(g.glory), 0, MOST_GLORY, "glory")

    o.put("ring", RINGS[g.ring].order, 0, len(ISLANDS) - 1, "the islands clockwise")
    o.mask("mirages", g.mirages, REGIONS, "regions with a mirage")
    o.by_seat("units", g.units, 0, max(PIECES), "units of each seat by kind and region")
    o.by_seat("moved", g.moved, 0, max(PIECES), "those that have moved this turn")
    o.seats("wounded", g.wounded, "whose Chosen is wounded")
    o.by_seat("created", list(g.created), 0, max(PIECES), "units in the created pools, by kind")
    o.by_seat("beside", list(g.beside), 0, max(PIECES), "units beside the boards, by kind")
    o.by_seat(
        "token", [island + 1 for island in g.token], 0, len(ISLANDS), "the island of each encounter token, from 1"
    )
    eras = [g.monsters.index(m) + 1 if m in g.monsters else 0 for m in range(len(MONSTERS))]
    o.put("monster-eras", eras, 0, 3, "the Era of each monster; 0 for the one that stays away", MONSTER)
    o.put("monsters", [island + 1 for island in g.lair], 0, len(ISLANDS), "the island of each monster, from 1", MONSTER)
    o.mask("defeated", g.defeated, len(MONSTERS), "monsters defeated this Era", MONSTER)

    o.number("laid", g.laid, 0, len(TRACK), "event cards on the track")
    o.put(
        "events", known(g.events, own, EVENT_SLOTS), 0, len(EVENT_CARDS), "event cards of this Era, from 1; 0 unknown"
    )
    o.put(
        "attunements", [attunement(g, i) for i in range(len(ISLANDS))], 0, len(ATTUNEMENTS), "attunement of each island"
    )
    o.by_seat(
        "attuned", [island + 1 for island in g.attuned], 0, len(ISLANDS), "the attunement each took this Era, from 1"
    )
    front = top_front(g)
    symbols = [FRONTS[front][1], FRONTS[front][2]] if front >= 0 else []
    o.number("encounter-glory", FRONTS[front][0] if front >= 0 else 0, 0, 20, "glory on the open encounter")
    o.some_of("encounter-symbols", symbols, len(SYMBOLS), "symbols on the open encounter")
    o.number("encounters-left", all_encounters(g) - gone_encounters(g), 0, len(ENCOUNTERS), "encounters in the deck")
    o.by_seat("faced", faced(g), 0, 1, "the encounters each seat has faced", ENCOUNTER)

    o.by_seat("chosen", g.hero, 0, CARDS, "the Chosen of each seat, as a card")
    o.by_seat("upgrades", g.upgrades, 0, CARDS, "upgrade cards by slot")
    o.by_seat("equipment", g.equipment, 0, CARDS, "equipment cards")
    o.by_seat("hand-size", [len(g.hands[s]) for s in seats], 0, CARDS, "cards in the hands")
    hands: list[int] = []
    for seat in seats:
        hands += seen(g.cards, own, g.hands[seat])
    o.by_seat("hands", hands, 0, 1, "the cards in the hands as far as they are known", CARD)
    discards: list[int] = []
    for seat in seats:
        discards += bits(g.discards[seat])
    o.by_seat("discards", discards, 0, 1, "the cards in the discard piles", CARD)
    o.put("removed", bits(g.removed), 0, 1, "cards out of the game", CARD)
    o.put("played", bits(g.played), 0, 1, "cards being played", CARD)
    o.put("row", seen(g.cards, own, g.row), 0, 1, "cards of the development area", CARD)
    o.number("deck-size", len(g.deck), 0, CARDS, "cards in the Era deck")
    o.put("deck", seen(g.cards, own, g.deck), 0, 1, "cards that are known to lie in the Era deck", CARD)
    o.put("offer", g.offer if g.offer else [0] * len(DRAFT_KINDS), 0, CARDS, "the open cards of the draft, by kind")

    o.one_of("field", g.battle.region, REGIONS, "the region of the battle")
    o.seat_of("starter", g.battle.starter, "who started the battle")
    fights: list[int] = []
    for one in g.battle.by_seat or [Fighter() for _ in range(g.seats)]:
        fights += [one.card, one.bonus, one.retreated, one.lost]
    o.by_seat("battle", fights, -MOST_LEFT, CARDS, "in the battle: the card laid, added strength, retreated, losses")


def known(hidden: Hidden, seat: int, size: int) -> list[int]:
    """What lies in the slots, plus 1, as far as the seat has seen it; filled up with zeros."""
    content = hidden.content
    found = [content[slot] + 1 if hidden.knows(seat, slot) else 0 for slot in range(len(content))]
    return found + [0] * (size - len(content))


def seen(hidden: Hidden, seat: int, slots: list[int]) -> list[int]:
    """The cards in these slots that the seat has seen, as a row of bits."""
    return bits([hidden.content[slot] for slot in slots if hidden.knows(seat, slot)])


def bits(cards: list[int]) -> list[int]:
    """Cards as a row of bits."""
    found = [0] * CARDS
    for card in cards:
        found[card] = 1
    return found


def faced(g: Mysthea) -> list[int]:
    """The encounters each seat has faced, as rows of bits; the one that is not turned yet is left out."""
    found = [0] * (g.seats * len(ENCOUNTERS))
    for seat in range(g.seats):
        for encounter in g.faced[seat]:
            if encounter >= 0:
                found[seat * len(ENCOUNTERS) + encounter] = 1
    return found
