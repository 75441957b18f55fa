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
    viewer = o.viewer
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
    events = known(g.events, viewer, EVENT_SLOTS)
    o.put("events", events, 0, len(EVENT_CARDS), "event cards of this Era, from 1; 0 unknown")
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
    faced = [[encounter for encounter in g.faced[s] if encounter >= 0] for s in seats]  # one is not turned yet
    o.counts_by_seat("faced", faced, len(ENCOUNTERS), 1, "the encounters each seat has faced", ENCOUNTER)

    o.by_seat("chosen", g.hero, 0, CARDS, "the Chosen of each seat, as a card")
    o.by_seat("upgrades", g.upgrades, 0, CARDS, "upgrade cards by slot")
    o.by_seat("equipment", g.equipment, 0, CARDS, "equipment cards")
    o.by_seat("hand-size", [len(g.hands[s]) for s in seats], 0, CARDS, "cards in the hands")
    hands = [seen(g.cards, viewer, g.hands[s]) for s in seats]
    o.counts_by_seat("hands", hands, CARDS, 1, "the cards in the hands as far as they are known", CARD)
    o.counts_by_seat("discards", g.discards, CARDS, 1, "the cards in the discard piles", CARD)
    o.counts("removed", [g.removed], CARDS, 1, "cards out of the game", CARD)
    o.counts("played", [g.played], CARDS, 1, "cards being played", CARD)
    o.counts("row", [seen(g.cards, viewer, g.row)], CARDS, 1, "cards of the development area", CARD)
    o.number("deck-size", len(g.deck), 0, CARDS, "cards in the Era deck")
    o.counts("deck", [seen(g.cards, viewer, g.deck)], CARDS, 1, "cards that are known to lie in the Era deck", CARD)
    o.put("offer", g.offer if g.offer else [0] * len(DRAFT_KINDS), 0, CARDS, "the open cards of the draft, by kind")

    o.one_of("field", g.battle.region, REGIONS, "the region of the battle")
    o.seat_of("starter", g.battle.starter, "who started the battle")
    fights: list[int] = []
    for one in g.battle.by_seat or [Fighter() for _ in range(g.seats)]:
        fights += [one.card, one.bonus, one.retreated, one.lost]
    o.by_seat("battle", fights, -MOST_LEFT, CARDS, "in the battle: the card laid, added strength, retreated, losses")


def known(hidden: Hidden, viewer: int, size: int) -> list[int]:
    """What lies in the slots, plus 1, as far as the viewer has seen it; filled up with zeros."""
    content = hidden.content
    found = [int(content[slot]) + 1 if hidden.shown_to(viewer, slot) else 0 for slot in range(len(content))]
    return found + [0] * (size - len(content))


def seen(hidden: Hidden, viewer: int, slots: list[int]) -> list[int]:
    """The cards in these slots that the viewer has seen."""
    return [int(hidden.content[slot]) for slot in slots if hidden.shown_to(viewer, slot)]
