"""The player aid of Lords of Xidit."""

from typing import Final

from krainy.engine.aid import AidPart, AidRow, spelled

from ..census import PRIZES
from ..tokens import HIGHEST_GUILD, REWARD_NAMES, STRENGTH, UNIT_NAMES, setup_for


def aid() -> list[AidPart]:
    """A Year, what an Action does, the census, how one wins, and the signs. [xidit.year]"""
    long, short = setup_for(4, "long"), setup_for(4, "short")
    return [
        AidPart(
            "turn",
            [
                AidRow("plan", "xidit.plan.1", actions=["order"]),
                AidRow("exec", "xidit.exec.2"),
                AidRow(
                    "years",
                    "xidit.year.1",
                    numbers={"years": long.years, "short": short.years},
                    words={"census": spelled(long.census_years), "short_census": spelled(short.census_years)},
                ),
            ],
        ),
        AidPart(
            "actions",
            [
                AidRow("recruit", "xidit.recruit.1", "action"),
                AidRow("threat", "xidit.threat.5", "action", ["rewards", "bard", "floor"]),
                AidRow(
                    "titan", "xidit.titan.4", "action", ["titan", "pay"], words={"strength": spelled(STRENGTH, "/")}
                ),
                AidRow("guild", "xidit.guild.2", "floors", ["floor"], numbers={"most": HIGHEST_GUILD}),
                AidRow("bards", "xidit.bard.1", "bards", ["bard"]),
            ],
        ),
        AidPart("end", [census(kind) for kind in range(len(UNIT_NAMES))]),
        AidPart("win", [AidRow("assessments", "xidit.end.1"), AidRow("saviour", "xidit.end.12")]),
        AidPart("signs", [AidRow(f"sign-{sign}", sign=sign) for sign in SIGNS]),
    ]


SIGNS: Final = ["black", "red", "blue", "action", "wait", "gold", "bards", "floors"]
"""What the board draws without a word."""


def census(kind: int) -> AidRow:
    """What the most of a kind is worth, and what every one of those who tie gets. [xidit.census.3, xidit.census.4]"""
    prize, unit = PRIZES[kind], UNIT_NAMES[kind]
    reward = REWARD_NAMES[prize.reward]
    numbers, words = {"most": prize.most, "tied": prize.tied}, {"unit": f"holding-{unit}", "reward": reward}
    return AidRow("census", "xidit.census.3", unit, numbers=numbers, words=words)
