"""The player aid of Mysthea."""

from typing import Final

from krainy.engine.aid import AidPart, AidRow, spelled

from ..battle.clash import SPOILS
from ..board import (
    CHOSEN,
    CONSTRUCT,
    FOREST_ENERGY,
    FORTIFICATION,
    GOLEM,
    MEDITATION_ENERGY,
    MIST_EXPERIENCE,
    NEXT_CARD_ENERGY,
    RIVER_GLORY,
    STRENGTH,
    UNIT_POINTS,
    WOUNDED_STRENGTH,
)
from ..era import LAST_ERA

STRENGTHS: Final = {
    "chosen": STRENGTH[CHOSEN],
    "wounded": WOUNDED_STRENGTH,
    "golem": STRENGTH[GOLEM],
    "fortification": STRENGTH[FORTIFICATION],
    "construct": STRENGTH[CONSTRUCT],
}
SIGNS: Final = [
    "glory",
    "energy",
    "experience",
    "points",
    "charge",
    "attack",
    "defence",
    "sacrifice",
    "retreat",
    "axe",
    "boot",
    "chest",
    "dialogue",
]
"""What the board draws without a word."""


def aid() -> list[AidPart]:
    """A turn, its base and special actions, battle, the end of an Era, how one wins. [mysthea.turn]"""
    prices = [sum(NEXT_CARD_ENERGY[: number + 1]) for number in range(len(NEXT_CARD_ENERGY))]
    meditation = {
        "energy": MEDITATION_ENERGY,
        "forest": FOREST_ENERGY,
        "river": RIVER_GLORY,
        "mist": MIST_EXPERIENCE,
    }
    points = {"construct": UNIT_POINTS[CONSTRUCT], "golem": UNIT_POINTS[GOLEM]}
    return [
        AidPart("turn", [AidRow("turn", "mysthea.turn.1"), AidRow("round", "mysthea.round.1")]),
        AidPart(
            "base",
            [
                AidRow("operate", "mysthea.operate.1", "cards", ["play", "effect", "place"]),
                AidRow("points", "mysthea.cp.1", "points", ["create", "deploy", "step", "energy"], points),
                AidRow("develop", "mysthea.develop.3", "pile", ["develop", "take"], words={"prices": spelled(prices)}),
                AidRow("meditate", "mysthea.meditate.2", "energy", ["meditate"], meditation),
            ],
        ),
        AidPart(
            "special",
            [
                AidRow("equip", "mysthea.equip.1", "points", ["use"]),
                AidRow("battle", "mysthea.battle.1", "attack", ["battle"]),
                AidRow("shift", "mysthea.shift.1", "charge", ["shift"]),
                AidRow("encounter", "mysthea.encounter.2", "token", ["face"]),
            ],
        ),
        AidPart(
            "battle",
            [
                AidRow("strength", "mysthea.battle.11", numbers=STRENGTHS),
                AidRow("orders", "mysthea.battle.5", actions=["lay"]),
                AidRow("spoils", "mysthea.battle.15", "glory", numbers={"glory": SPOILS}),
            ],
        ),
        AidPart("end", [AidRow("era", "mysthea.endera.1"), AidRow("monster", "mysthea.monster.1")]),
        AidPart("win", [AidRow("glory", "mysthea.flow.2", "glory", numbers={"eras": LAST_ERA})]),
        AidPart("signs", [AidRow(f"sign-{sign}", sign=sign) for sign in SIGNS]),
    ]
