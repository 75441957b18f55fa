"""The player aid of Oath."""

from typing import Final

from krainy.engine.aid import AidPart, AidRow, spelled

from ..board import (
    CRADLE,
    END_DIE,
    HINTERLAND,
    LAST_ROUND,
    PROVINCES,
    SEARCH_COST,
    TRAVEL_COST,
    VISIONS_NEEDED,
)

SIGNS: Final = [
    "favor",
    "secret",
    "supply",
    "relic",
    "crown",
    "usurper",
    "tree",
    "person",
    "chain",
    "burn",
    "sword",
    "hollow",
    "skull",
    "shield",
]
"""What the board draws without a word."""


def aid() -> list[AidPart]:
    """How one wins by role, a turn, its actions with their prices, and the signs. [oath.turn]"""
    first = LAST_ROUND - len(END_DIE)
    rolls = {f"round{number + 1}": first + number for number in range(len(END_DIE))}
    faces = {f"face{number + 1}": END_DIE[number] for number in range(len(END_DIE))}
    travel = {
        "cradle": TRAVEL_COST[CRADLE][CRADLE],
        "provinces": TRAVEL_COST[PROVINCES][PROVINCES],
        "hinterland": TRAVEL_COST[HINTERLAND][HINTERLAND],
        "next": TRAVEL_COST[CRADLE][PROVINCES],
        "far": TRAVEL_COST[CRADLE][HINTERLAND],
    }
    world = spelled(sorted({*SEARCH_COST}), "/")
    return [
        AidPart(
            "win",
            [
                AidRow("exile", "oath.win.1", "exile", ["reveal"], numbers={"visions": VISIONS_NEEDED}),
                AidRow("chancellor", "oath.win.3", "crown", numbers={**rolls, **faces, "last": LAST_ROUND}),
                AidRow("citizen", "oath.win.4", "laurel"),
            ],
        ),
        AidPart("turn", [AidRow("turn", "oath.turn.1"), AidRow("rest", "oath.rest.3", "supply")]),
        AidPart(
            "actions",
            [
                AidRow("search", "oath.search.1", "search", ["search"], words={"world": world}),
                AidRow("muster", "oath.muster.1", "muster", ["muster"]),
                AidRow("trade", "oath.trade.1", "trade", ["trade-favor", "trade-secrets"]),
                AidRow("recover", "oath.recover.1", "recover", ["recover-relic", "recover-banner"]),
                AidRow("travel", "oath.travel.1", "travel", ["travel"], travel),
                AidRow("campaign", "oath.campaign.19", "campaign", ["campaign"]),
                AidRow("minor", "oath.minor.1", "use", ["uncover", "use", "peek", "garrison", "withdraw"]),
            ],
        ),
        AidPart("signs", [AidRow(f"sign-{sign}", sign=sign) for sign in SIGNS]),
    ]
