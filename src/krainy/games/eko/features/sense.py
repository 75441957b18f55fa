"""What a bot should notice in a position of Ekö. What each feature counts for was fitted, see data/weights.toml."""

from typing import Final

from ..arming import watched
from ..board import BIT, GOAL, MAX_STACK, places
from ..build import enemy
from ..move import Survey, calm_stops
from ..state import RESERVE, Eko, jailer_of, points
from ..turn import Action, Arming, ForcedMarch

FEATURES: Final = [
    "points",
    "capital",
    "close",  # points above eight, with a capital
    "discs",
    "reserve",
    "boxed",
    "stacks",
    "fours",
    "captive",
    "enthroned",
    "armable",
    "growth",  # what the best building would add that can be raised at once
    "winning",  # that building wins
    "prey",  # enemy discs within reach
    "exposed",  # discs that the others could strike, those of the one whose action is due apart
    "exposed_now",
    "emperor",  # the Emperor among them
    "emperor_now",
    "besieged",  # all discs among them
    "besieged_now",
    "turn",
    "marching",
    "arming",
]


def features_of(g: Eko) -> list[list[float]]:
    """By seat: what it has, what it threatens, what threatens it."""
    asked = g.asked
    mover = -1 if asked is None else asked.seat
    acting = isinstance(asked, Action)
    reach = [attacks(g, seat) for seat in range(g.seats)]
    lands: list[int] = []
    for at in range(0, g.seats * 5, 5):
        lands.append(g.piles[at + 1] | g.piles[at + 2] | g.piles[at + 3] | g.piles[at + 4])
    rows: list[list[float]] = []
    for seat in range(g.seats):
        danger = prey = 0
        for other in range(g.seats):
            if other != seat:
                prey |= lands[other]
                if other != mover or not acting:
                    danger |= reach[other]
        danger_now = reach[mover] if acting and mover != seat else 0
        exposed = discs_on(g, danger & lands[seat])
        exposed_now = discs_on(g, danger_now & lands[seat])
        score = points(g, seat)
        capital = 1.0 if g.capitals[seat] > 0 else 0.0
        emperor = g.emperor[seat]
        throne = BIT[emperor] if RESERVE < emperor < g.board.spaces else 0  # a scene may leave it out
        gain = growth(g, seat, lands[seat])
        rows.append(
            [
                float(score),
                capital,
                capital * max(0, score - GOAL + 4),
                float(g.discs[seat]),
                float(min(g.warriors[seat], 6)),
                float(g.box[seat]),
                float(len(places(lands[seat]))),
                float(len(places(g.piles[seat * 5 + 4]))),
                1.0 if jailer_of(g, seat) >= 0 else 0.0,
                1.0 if throne else 0.0,
                float(armable(g, seat, lands[seat])),
                float(gain),
                1.0 if capital > 0.0 and score + gain >= GOAL else 0.0,
                float(discs_on(g, prey & reach[seat])),
                float(exposed),
                float(exposed_now),
                1.0 if throne & danger else 0.0,
                1.0 if throne & danger_now else 0.0,
                1.0 if exposed == g.discs[seat] else 0.0,
                1.0 if exposed_now == g.discs[seat] else 0.0,
                1.0 if acting and mover == seat else 0.0,
                1.0 if isinstance(asked, ForcedMarch) and mover == seat else 0.0,
                1.0 if isinstance(asked, Arming) and mover == seat else 0.0,
            ]
        )
    return rows


def attacks(g: Eko, seat: int) -> int:
    """Where the seat could strike next, as a bit mask; storms are not counted."""
    if not g.alive >> seat & 1:
        return 0
    struck = 0
    for stops in calm_stops(g, seat, Survey(g, seat)):
        struck |= stops
    return struck


def discs_on(g: Eko, spaces: int) -> int:
    """How many discs stand on these spaces."""
    total = 0
    for space in places(spaces):
        total += g.size[space]
    return total


def armable(g: Eko, seat: int, land: int) -> int:
    """How many stacks can be armed; more than four are as good as four."""
    found = 0
    for space in places(land):
        if g.size[space] < MAX_STACK and not g.board.storm[space] and not watched(g, seat, space):
            found += 1
    return min(found, 4)


def growth(g: Eko, seat: int, land: int) -> int:
    """The most points by which one building could at once bring a seat ahead, its own and those it takes away."""
    best = 0
    for space in places(land):
        for terrain in g.board.plots[space]:
            holder, level = g.holder[terrain], g.level[terrain]
            taken = enemy(g, seat, terrain)
            for raised in range(max(1, level if taken else level + 1), min(level + 1, g.board.limit[terrain]) + 1):
                price = raised + 1 if taken else raised
                if price <= g.size[space] and g.pieces[seat * 3 + raised - 1] > 0:
                    best = max(best, raised if holder < 0 or taken else raised - level)
    return best
