"""What must always hold in Mysthea: the invariants of the specification, for the fuzzer; told in words."""

from krainy.engine.knowledge import SEEN

from ..board import (
    CHOSEN,
    EQUIPMENT_SPACES,
    FORTIFICATION,
    GOLEM,
    ISLANDS,
    KINDS,
    MOST_ENCOUNTERS,
    MOST_ENERGY,
    MOST_EXPERIENCE,
    PIECES,
    PLACES,
    REGIONS,
    RINGS,
    STORM,
    UNITS,
    UPGRADE_SLOTS,
)
from ..cards import EQUIPMENT as EQUIPMENT_TYPE
from ..cards import ERA, KIND, NAMES, OF_ERA, SLOT, UPGRADE, is_command
from ..state import (
    COURSE,
    SETUP,
    Mysthea,
    all_encounters,
    beside,
    created,
    equipment_of,
    gone_encounters,
    spot,
    track,
    upgrades_of,
)


def broken(before: Mysthea | None, after: Mysthea) -> list[str]:
    """The invariants that a position breaks; with the position one action before, of change too."""
    found = wrong_units(after) + wrong_cards(after) + wrong_markers(after) + wrong_events(after) + wrong_islands(after)
    if before is None:
        return found
    return found + wrong_changes(before, after)


# -- of a position -----------------------------------------------------------------------------------------------------


def wrong_units(g: Mysthea) -> list[str]:
    """Nobody has more or fewer units than there are; one Chosen stands on the islands; no unit in a mirage."""
    found: list[str] = []
    for seat in range(g.seats):
        for kind in range(KINDS):
            there = [g.units[spot(seat, kind, region)] for region in range(REGIONS)]
            total = sum(there) + created(g, seat, kind) + beside(g, seat, kind)
            if total != PIECES[kind]:
                found.append(f"seat {seat} has {total} of {UNITS[kind]}")
            if min(*there, created(g, seat, kind), beside(g, seat, kind)) < 0:
                found.append(f"seat {seat} owes a {UNITS[kind]}")
            for region in range(REGIONS):
                if not 0 <= g.moved[spot(seat, kind, region)] <= there[region]:
                    found.append(f"of {there[region]} {UNITS[kind]}s in {region} more have moved")
                if there[region] and g.mirages >> region & 1:
                    found.append(f"a {UNITS[kind]} of seat {seat} stands in a mirage")
        if created(g, seat, FORTIFICATION):
            found.append(f"seat {seat} has created a fortification")
        if g.phase != SETUP and g.units[spot(seat, CHOSEN, g.home[seat])] != 1:
            found.append(f"the Chosen of seat {seat} is not where it is said to be")
    if g.phase != SETUP and g.seats > 2 and g.mirages:
        found.append("there are mirages among more than two players")
    return found


def wrong_cards(g: Mysthea) -> list[str]:
    """Every command card is in one place at most; boards hold what belongs there; nobody's own hand is secret to it."""
    found: list[str] = []
    content = g.cards.content
    if (
        len(set(content)) < len(content)
        or len(content) < len(OF_ERA[0])
        or not all(is_command(card) for card in content)
    ):
        found.append("the slots do not hold different cards")
    places = [content[slot] for slot in [*g.deck, *g.row]] + g.removed + g.played
    for seat in range(g.seats):
        places += [content[slot] for slot in g.hands[seat]]
        places += g.discards[seat] + upgrades_of(g, seat) + equipment_of(g, seat)
        if g.battle.on and g.battle.by_seat[seat].card:
            places.append(g.battle.by_seat[seat].card)
        for slot in g.hands[seat]:
            if g.cards.group[seat][slot] != SEEN:
                found.append(f"seat {seat} does not know its own card in slot {slot}")
        for slot, card in enumerate(g.upgrades[seat * UPGRADE_SLOTS : (seat + 1) * UPGRADE_SLOTS]):
            if card and (KIND[card] != UPGRADE or SLOT[card] != slot):
                found.append(f"{NAMES[card]} lies in upgrade slot {slot}")
        spaces = g.equipment[seat * EQUIPMENT_SPACES : (seat + 1) * EQUIPMENT_SPACES]
        for card in spaces:
            if card and KIND[card] != EQUIPMENT_TYPE:
                found.append(f"{NAMES[card]} lies among the equipment")
        if equipment_of(g, seat) != spaces[: len(equipment_of(g, seat))]:
            found.append(f"seat {seat} has a gap in its equipment")
    if len(set(places)) < len(places):
        twice = sorted({NAMES[card] for card in places if places.count(card) > 1})
        found.append(f"{', '.join(twice)} lie in two places")
    for card in places:
        if card not in content:
            found.append(f"{NAMES[card]} is in play before its Era")
    for slot in [*g.deck, *g.row]:
        if ERA[content[slot]] != g.era:
            found.append(f"{NAMES[content[slot]]} lies in the development area of Era {g.era}")
    for slot in g.row:
        for row in g.cards.group:
            if row[slot] != SEEN:
                found.append(f"{NAMES[content[slot]]} lies open, and somebody has not seen it")
    return found


def wrong_markers(g: Mysthea) -> list[str]:
    """Energy, experience, glory and encounters within their limits; artefacts are I to n."""
    found: list[str] = []
    for seat in range(g.seats):
        if not 0 <= g.energy[seat] <= MOST_ENERGY or not 0 <= g.experience[seat] <= MOST_EXPERIENCE:
            found.append(f"seat {seat} has {g.energy[seat]} energy and {g.experience[seat]} experience")
        if g.glory[seat] < 0:
            found.append(f"seat {seat} has {g.glory[seat]} glory")
        if len(g.faced[seat]) > MOST_ENCOUNTERS:
            found.append(f"seat {seat} has faced {len(g.faced[seat])} encounters")
        if g.number[g.order[seat]] != seat:
            found.append(f"the artefacts are {g.number}, the player order {g.order}")
    if gone_encounters(g) > all_encounters(g):
        found.append(f"{gone_encounters(g)} encounters have gone")
    return found


def wrong_events(g: Mysthea) -> list[str]:
    """The event deck has its 7, 8 or 9 cards, and no round began after the fifth region card."""
    if g.era == 0:
        return []
    found: list[str] = []
    if len(set(g.events.content)) != STORM + 1 + g.era:
        found.append(f"there are {g.events.content} events in Era {g.era}")
    if g.phase == COURSE:
        regions = [event for event in track(g)[:-1] if event < STORM]
        if not g.laid or len(regions) >= STORM:
            found.append(f"a round goes on with {track(g)} on the track")
    return found


def wrong_islands(g: Mysthea) -> list[str]:
    """The ring has five islands; monsters, tokens and attunement cards are where they can be."""
    found: list[str] = []
    if sorted(RINGS[g.ring].order) != list(range(len(ISLANDS))):
        found.append("the ring is broken")
    roaming = [monster for monster, island in enumerate(g.lair) if island >= 0]
    if sorted(roaming) != sorted(g.monsters[: g.era]):
        found.append(f"monsters {roaming} roam in Era {g.era}, not {g.monsters}")
    taken = [island for island in g.attuned if island >= 0]
    if len(set(taken)) < len(taken):
        found.append(f"attunement cards were taken twice: {g.attuned}")
    if g.phase != SETUP:
        for seat in range(g.seats):
            if not 0 <= g.token[seat] < len(ISLANDS) or not 0 <= g.home[seat] // PLACES < len(ISLANDS):
                found.append(f"token or Chosen of seat {seat} is lost")
    return found


# -- of an action ------------------------------------------------------------------------------------------------------


def wrong_changes(before: Mysthea, after: Mysthea) -> list[str]:
    """Within an Era a wound does not heal and nothing comes back from out of the game; in a turn no unit moves twice
    and no fortification changes region."""
    found: list[str] = []
    if before.era == after.era and before.wounded & ~after.wounded:
        found.append("a Chosen healed during an Era")
    for card in before.removed:
        if card not in after.removed:
            found.append(f"{NAMES[card]} came back from out of the game")
    if before.phase == SETUP or before.turn != after.turn or before.turn < 0 or before.era != after.era:
        return found
    for seat in range(after.seats):
        for kind in range(CHOSEN + 1, GOLEM + 1):
            for region in range(REGIONS):
                at = spot(seat, kind, region)
                left = before.units[at] - after.units[at]
                rested = before.units[at] - before.moved[at]
                gained = created(after, seat, kind) - created(before, seat, kind)
                if left > rested and gained <= 0:
                    found.append(f"a {UNITS[kind]} of seat {seat} moved twice in a turn")
        for region in range(REGIONS):
            at = spot(seat, FORTIFICATION, region)
            more = after.units[at] - before.units[at]
            if more > beside(before, seat, FORTIFICATION):
                found.append(f"a fortification of seat {seat} walked")
    return found
