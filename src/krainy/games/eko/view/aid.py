"""The player aid of Ekö."""

from typing import Final

from krainy.engine.aid import AidPart, AidRow

from ..board import (
    BUILDINGS,
    CAMP,
    CAPTIVE_POINTS,
    CASTLE,
    GOAL,
    LIMITS,
    MARCH_PRICE,
    MAX_STACK,
    SURCHARGE,
    TERRAINS,
)

BASIC: Final = 5
"""So many kinds of terrain are in every game; those after them come with variants."""


def aid() -> list[AidPart]:
    """A turn, what can be done in it, how one wins, and what stands on the board. [eko.turn]"""
    signs = [building(rank) for rank in range(CAMP, CASTLE + 1)] + [terrain(kind) for kind in range(BASIC)]
    return [
        AidPart(
            "turn",
            [
                AidRow("action", "eko.turn.2", actions=["move", "build"]),
                AidRow("march", "eko.march.1", actions=["march"], numbers={"price": MARCH_PRICE}),
                AidRow("arming", "eko.arm.2", actions=["arm"], numbers={"most": MAX_STACK}),
            ],
        ),
        AidPart(
            "actions",
            [
                AidRow("move", "eko.move.4", actions=["move"], numbers={"most": MAX_STACK}),
                AidRow("fight", "eko.move.8", numbers={"most": MAX_STACK}),
                AidRow("build", "eko.build.8", actions=["build"], numbers={"surcharge": SURCHARGE}),
                AidRow("emperor", "eko.emp.3", sign="emperor"),
            ],
        ),
        AidPart(
            "win",
            [
                AidRow("points", "eko.end.2", numbers={"goal": GOAL, "captive": CAPTIVE_POINTS}),
                AidRow("alone", "eko.end.3"),
            ],
        ),
        AidPart("signs", signs),
    ]


def building(rank: int) -> AidRow:
    """What a building costs and counts: as many discs and points as its rank. [eko.build.8, eko.end.1]"""
    name = BUILDINGS[rank - 1]
    return AidRow("building", "eko.build.8", name, numbers={"rank": rank}, words={"building": f"building-{name}"})


def terrain(kind: int) -> AidRow:
    """The highest building that a terrain carries. [eko.build.2]"""
    name, limit = TERRAINS[kind], LIMITS[kind]
    words = {"terrain": f"terrain-{name}", "most": f"building-{BUILDINGS[limit - 1]}" if limit else "none"}
    return AidRow("terrain", "eko.build.2", name, numbers={"limit": limit}, words=words)
