"""What a bot should notice in a position of Ekö. What each feature counts for was fitted, see data/weights.toml."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.game import aspect_of_each

from ..arming import watched
from ..board import GOAL, MAX_STACK
from ..build import enemy
from ..move import Survey, calm_stops
from ..spaces import flood, members_of
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
ASPECTS: Final = aspect_of_each(
    FEATURES,
    {
        "points": ["points", "capital", "close", "growth", "winning"],
        "discs": ["discs", "reserve", "boxed", "stacks", "fours", "armable"],
        "safety": ["exposed", "exposed_now", "besieged", "besieged_now"],
        "emperor": ["captive", "enthroned", "emperor", "emperor_now"],
        "attack": ["prey"],
    },
)
"""What people call it."""


def features_of(g: Eko) -> list[list[float]]:
    """By seat: what it has, what it threatens, what threatens it."""
    asked = g.asked
    mover = -1 if asked is None else asked.seat
    acting = isinstance(asked, Action)
    now = 1 << mover if acting else 0
    struck = strikes(g)
    rows: list[list[float]] = []
    for seat in range(g.seats):
        soon, later = now & ~(1 << seat), ~now & ~(1 << seat)
        mine: list[int] = []
        fours = exposed = exposed_now = prey = 0
        for space in range(g.board.spaces):
            by, discs = struck[space], int(g.size[space])
            if g.owner[space] == seat:
                mine.append(space)
                if discs == MAX_STACK:
                    fours += 1
                if by & later:
                    exposed += discs
                if by & soon:
                    exposed_now += discs
            elif by >> seat & 1:
                prey += discs
        score = points(g, seat)
        capital = 1.0 if g.capitals[seat] > 0 else 0.0
        emperor = g.emperor[seat]
        enthroned = RESERVE < emperor < g.board.spaces  # a scene may leave it out
        threats = struck[emperor] if enthroned else 0
        gain = growth(g, seat, mine)
        rows.append(
            [
                float(score),
                capital,
                capital * max(0, score - GOAL + 4),
                float(int(g.discs[seat])),
                float(min(int(g.warriors[seat]), 6)),
                float(int(g.box[seat])),
                float(len(mine)),
                float(fours),
                1.0 if jailer_of(g, seat) >= 0 else 0.0,
                1.0 if enthroned else 0.0,
                float(armable(g, seat, mine)),
                float(gain),
                1.0 if capital > 0.0 and score + gain >= GOAL else 0.0,
                float(prey),
                float(exposed),
                float(exposed_now),
                1.0 if threats & later else 0.0,
                1.0 if threats & soon else 0.0,
                1.0 if exposed == g.discs[seat] else 0.0,
                1.0 if exposed_now == g.discs[seat] else 0.0,
                1.0 if acting and mover == seat else 0.0,
                1.0 if isinstance(asked, ForcedMarch) and mover == seat else 0.0,
                1.0 if isinstance(asked, Arming) and mover == seat else 0.0,
            ]
        )
    return rows


def strikes(g: Eko) -> list[int]:
    """By space, the seats that could stop there next, as a mask; storms are not counted."""
    found = [0] * g.board.spaces
    regions = vec[i64]()
    for seat in range(g.seats):
        if not g.alive >> seat & 1:
            continue
        survey = Survey(g, seat)
        if not regions:
            regions = flood(survey.empty, survey.empty_second, g.board._way_sets, regions)
        first: i64 = 0
        second: i64 = 0
        for start in survey.mine:
            stops, stops_second = calm_stops(g, seat, survey, regions, start)
            first |= stops
            second |= stops_second
        for space in members_of(first, second):
            found[space] |= 1 << seat
    return found


def armable(g: Eko, seat: int, mine: list[int]) -> int:
    """How many stacks can be armed; more than four are as good as four."""
    found = 0
    for space in mine:
        if g.size[space] < MAX_STACK and not g.board.storm[space] and not watched(g, seat, space):
            found += 1
    return min(found, 4)


def growth(g: Eko, seat: int, mine: list[int]) -> int:
    """The most points by which one building could at once bring a seat ahead, its own and those it takes away."""
    best = 0
    for space in mine:
        for terrain in g.board.plots[space]:
            holder, level = g.holder[terrain], int(g.level[terrain])
            taken = enemy(g, seat, terrain)
            for raised in range(max(1, level if taken else level + 1), min(level + 1, g.board.limit[terrain]) + 1):
                price = raised + 1 if taken else raised
                if price <= g.size[space] and g.pieces[seat * 3 + raised - 1] > 0:
                    best = max(best, raised if holder < 0 or taken else raised - level)
    return best
