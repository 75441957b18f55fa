"""The player aid of Runewars."""

from typing import Final

from krainy.engine.aid import AidPart, AidRow

from ..battle.strength import CONQUER_BONUS
from ..orders.contest import MOST_SPENT
from ..orders.mobilize import ORDER_RANGE
from ..pieces import DAMAGED_STRENGTH, INTACT_STRENGTH, LIMIT, ORDERS, TO_WIN, YEARS

RULES: Final = [
    "runewars.strategize.1",
    "runewars.mobilize.1",
    "runewars.conquer.1",
    "runewars.harvest.1",
    "runewars.recruit.1",
    "runewars.rally.1",
    "runewars.acquire.1",
    "runewars.fortify.1",
]
"""By the number of the order. [runewars.orders.1]"""
SIGNS: Final = [
    "triangle",
    "rectangle",
    "hexagon",
    "circle",
    "damage",
    "rout",
    "special",
    "gold",
    "grey",
    "red",
    "rune",
    "food",
    "wood",
    "ore",
    "influence",
]
"""What the board draws without a word."""


def aid() -> list[AidPart]:
    """A season, the orders, battle and diplomacy, the seasons of the year, how one wins. [runewars.season]"""
    return [
        AidPart(
            "turn",
            [
                AidRow("season", "runewars.season.2", actions=["order"]),
                AidRow("supremacy", "runewars.orders.5"),
                AidRow("limit", "runewars.limit.1", numbers={"limit": LIMIT}),
            ],
        ),
        AidPart("orders", [order(number) for number in range(1, len(ORDERS))]),
        AidPart(
            "battle",
            [
                AidRow("rounds", "runewars.battle.7", "triangle", ["fight"]),
                AidRow(
                    "strength",
                    "runewars.battle.8",
                    "shield",
                    numbers={"whole": INTACT_STRENGTH, "damaged": DAMAGED_STRENGTH},
                ),
                AidRow("talk", "runewars.diplomacy.3", "influence", ["talk"], {"most": MOST_SPENT}),
            ],
        ),
        AidPart("seasons", [AidRow(season, rule, season) for season, rule in SEASONS]),
        AidPart(
            "win",
            [
                AidRow("victory", "runewars.victory.2", "rune", ["victory"], {"runes": TO_WIN}),
                AidRow("count", "runewars.victory.9", numbers={"years": YEARS}),
            ],
        ),
        AidPart("signs", [AidRow(f"sign-{sign}", sign=sign) for sign in SIGNS]),
    ]


SEASONS: Final = [
    ("spring", "runewars.season.6"),
    ("summer", "runewars.season.7"),
    ("fall", "runewars.season.8"),
    ("winter", "runewars.season.9"),
]


def order(number: int) -> AidRow:
    """An order by its number: the basic effect, then what supremacy adds."""
    name = ORDERS[number]
    numbers = {"number": number, "range": ORDER_RANGE, "siege": CONQUER_BONUS}
    return AidRow(name, RULES[number - 1], name, numbers=numbers, words={"order": f"order-{name}"})
