"""What a bot should notice in a position of Mysthea. What each feature counts for was fitted, see data/weights.toml.

Features also count what lies in the middle of an action, so that a bot that looks one step ahead begins what pays only
later.
"""

from typing import Final

from krainy.engine.game import aspect_of_each

from ..actions.encounter import next_cost
from ..actions.islands import SCORING, Attune, attunement
from ..actions.meditate import Crystals
from ..actions.operate import Operate, open_to_all
from ..actions.spend import Spend
from ..battle.clash import battle_strength, fighters
from ..board import CONSTRUCT, GOLEM, MOST_ENCOUNTERS, OF_TYPE, PLACES, REGIONS, RINGS, TRACK, UNIT_POINTS
from ..cards import POINTS_OF
from ..control import strength
from ..effects.effect import SCRIPTS
from ..effects.gains import Gain
from ..state import Mysthea, count, created, equipment_of, mobile, spot, track, upgrades_of
from ..turn import Turn

FEATURES: Final = [
    "glory",
    "glory_late",  # the same, growing with the game: a lead is worth more the less can follow
    "control",  # the glory of the region cards as control is now
    "control_late",
    # What follows is worth nothing at the end of the game and fades with its last rounds.
    "energy",
    "experience",
    "hand",  # the points of the cards in hand
    "discards",
    "upgrades",
    "equipment",
    "created",
    "deployed",
    "occupied",
    "charged",
    "attunement",
    "encounter",
    "wound",
    # What is still to be done.
    "turn",
    "special",
    "spoils",
    "points",
    "effect",
    "scoring",
    "under_way",
]
ASPECTS: Final = aspect_of_each(
    FEATURES,
    {
        "glory": ["glory", "glory_late", "scoring"],
        "control": ["control", "control_late"],
        "energy": ["energy", "points"],
        "experience": ["experience", "encounter"],
        "cards": ["hand", "discards", "upgrades", "equipment", "effect"],
        "units": ["created", "deployed", "occupied"],
        "artefact": ["charged", "attunement"],
        "wound": ["wound"],
        "battle": ["spoils"],
    },
)
"""What people call it."""
GLORY: Final = 0
GLORY_LATE: Final = 1
CONTROL: Final = 2
CONTROL_LATE: Final = 3
TURN: Final = 17
SPECIAL: Final = 18
SPOILS: Final = 19
POINTS: Final = 20
EFFECT: Final = 21
SCORES: Final = 22
UNDER_WAY: Final = 23
ERAS: Final = 3


def features_of(g: Mysthea) -> list[list[float]]:
    """By seat: glory, what control should bring, supplies, standing, and what is being done."""
    rows = [[0.0] * len(FEATURES) for _ in range(g.seats)]
    if g.era == 0 or g.home[g.order[0]] < 0:
        return rows
    left, late = time_left(g), progress(g)
    control = controlled(g)
    for seat in range(g.seats):
        rows[seat][GLORY] = float(g.glory[seat])
        rows[seat][GLORY_LATE] = late * rows[seat][GLORY]
        rows[seat][CONTROL] = control[seat]
        rows[seat][CONTROL_LATE] = late * control[seat]
        place = CONTROL_LATE
        for value in supplies(g, seat) + standing(g, seat):
            place += 1
            rows[seat][place] = left * value
    add_battle(g, rows)
    if g.turn >= 0:
        rows[g.turn][TURN] = 0.0 if g.base_done else 1.0
        rows[g.turn][SPECIAL] = 0.0 if g.special_done else 1.0
    add_pending(g, rows)
    return rows


def progress(g: Mysthea) -> float:
    """How much of the game is over, from 0 to 1."""
    return min(1.0, (g.era - 1 + g.laid / len(TRACK)) / ERAS)


def time_left(g: Mysthea) -> float:
    """How much of the game is still to come, from 1 to 0: supplies are worth nothing at its end."""
    rounds = max(0.0, 6.5 - g.laid) / 6.5
    return min(1.0, 3.0 - g.era + rounds)


def controlled(g: Mysthea) -> list[float]:
    """By seat, the glory of the region cards as control is now; a narrow lead may still be lost."""
    values = [0.0] * g.seats
    laid = track(g)
    coming = min(g.laid + 1, len(TRACK) - 2)  # what is not yet laid will be worth more
    for kind, regions in enumerate(OF_TYPE):
        glory = TRACK[laid.index(kind) if kind in laid else coming]
        for region in regions:
            best, most, second = -1, 0, 0
            for seat in g.order:
                power = strength(g, seat, region)
                if power > most:
                    best, second, most = seat, most, power
                elif power > second:
                    second = power
            if best >= 0:
                values[best] += glory * (0.4 + 0.6 * (most - second) / (most - second + 1.0))
    return values


def supplies(g: Mysthea, seat: int) -> list[float]:
    """Energy, experience, cards and units in waiting, cards and units by their points."""
    content = g.cards.content
    held = spent = upgrades = equipment = waiting = 0
    for slot in g.hands[seat]:
        held += POINTS_OF[content[slot]]
    if g.era < ERAS:
        for card in g.discards[seat]:
            spent += POINTS_OF[card]
    for card in upgrades_of(g, seat):
        upgrades += POINTS_OF[card]
    for card in equipment_of(g, seat):
        equipment += POINTS_OF[card]
    for kind in (CONSTRUCT, GOLEM):
        waiting += UNIT_POINTS[kind] * created(g, seat, kind)
    return [
        float(g.energy[seat]),
        float(min(g.experience[seat], 8)),
        float(held),
        float(spent),
        float(upgrades),
        float(equipment),
        float(waiting),
    ]


def standing(g: Mysthea, seat: int) -> list[float]:
    """Units on the islands, the artefact, attunement, the way to the next encounter, a wound."""
    occupied = deployed = 0
    for region in range(REGIONS):
        if count(g, seat, region):
            occupied += 1
    for kind in (CONSTRUCT, GOLEM):
        first = spot(seat, kind, 0)
        for at in range(first, first + REGIONS):
            deployed += UNIT_POINTS[kind] * g.units[at]
    island = g.home[seat] // PLACES
    charged = attuning = 0.0
    if g.charged >> seat & 1:
        charged = 1.0
        if g.attuned[seat] < 0 and island not in g.attuned:
            attuning = float(attunement_worth(g, seat, island))
    near = 0.0
    if len(g.faced[seat]) < MOST_ENCOUNTERS:
        near = min(1.0, g.experience[seat] / next_cost(g, seat)) * (2 - apart(g, island, g.token[seat]))
    return [float(deployed), float(occupied), charged, attuning, near, 1.0 if g.wounded >> seat & 1 else 0.0]


def attunement_worth(g: Mysthea, seat: int, island: int) -> int:
    """What the attunement card of an island would score now."""
    total = 0
    for effect in SCRIPTS[SCORING[attunement(g, island)]].effects:
        if isinstance(effect, Gain):
            total += effect.amount * effect.per.number(g, seat)
    return total


def apart(g: Mysthea, one: int, other: int) -> int:
    """How many islands two islands are apart along the ring."""
    order = RINGS[g.ring].order
    distance = abs(order.index(one) - order.index(other))
    return min(distance, len(order) - distance)


def add_battle(g: Mysthea, rows: list[list[float]]) -> None:
    """Whoever is ahead in a battle should gain by what the others lose."""
    if not g.battle.on:
        return
    seats = fighters(g)
    totals = [battle_strength(g, seat) for seat in seats]
    most = max(totals)
    for place, seat in enumerate(seats):
        if totals[place] < most:
            lost = min(most - totals[place], mobile(g, seat, g.battle.region) + 1)
            rows[seat][SPOILS] -= lost
            for other, total in enumerate(totals):
                if total == most:
                    rows[seats[other]][SPOILS] += lost


def add_pending(g: Mysthea, rows: list[list[float]]) -> None:
    """What lies in the middle of an action is not lost."""
    asked = g.asked
    if asked is None or asked.seat < 0:
        return
    row = rows[asked.seat]
    if isinstance(asked, Operate):
        row[POINTS] = float(asked.points)
        row[EFFECT] = 1.0 if not asked.bought and open_to_all(g, asked.seat, asked.card) else 0.0
    elif isinstance(asked, (Spend, Crystals)):
        row[POINTS] = float(asked.points)
    elif isinstance(asked, Attune):
        row[SCORES] = float(attunement_worth(g, asked.seat, asked.island))
    elif not isinstance(asked, Turn):
        row[UNDER_WAY] = 1.0
