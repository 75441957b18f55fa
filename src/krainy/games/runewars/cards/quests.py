"""Quest cards."""

from krainy.engine.additions import edition

from ..effects.effect import belongs
from ..effects.reading import read
from ..hooks import (
    ANYWHERE_ELSE,
    DUEL,
    PAY,
    QUEST_ATTRIBUTE,
    QUEST_COST,
    QUEST_KIND,
    QUEST_LOST,
    QUEST_NOT_WON,
    QUEST_RESULTS,
    QUEST_UNIT,
    QUEST_WHERE,
    QUEST_WON,
    TEST,
)
from ..pieces import ATTRIBUTES, DESTINIES, QUEST_FACTS, unit_number
from ..vocabulary import QUEST


def read_quests(added: int) -> None:
    """What a quest asks for and brings."""
    for number, fact in edition(QUEST_FACTS, added):
        quest, attempt = number + 1, fact["attempt"]
        QUEST_WHERE[quest] = ANYWHERE_ELSE.index(fact.get("where", ""))
        QUEST_LOST[quest] = fact["discard_on_failure"]
        if attempt["type"] == "test":
            QUEST_KIND[quest] = TEST
            QUEST_ATTRIBUTE[quest] = ATTRIBUTES.index(attempt["attribute"])
            QUEST_RESULTS[quest] = [read(attempt["results"][destiny]) for destiny in DESTINIES]
        elif attempt["type"] == "duel":
            QUEST_KIND[quest] = DUEL
            QUEST_UNIT[quest] = unit_number(attempt["unit"])
            QUEST_WON[quest] = read(attempt["on_win"])
            QUEST_NOT_WON[quest] = read(attempt.get("on_not_win", []))
        else:
            QUEST_KIND[quest] = PAY
            QUEST_COST[quest] = attempt["cost"][0]["n"]
            QUEST_WON[quest] = read(attempt["on_pay"])
        belongs(QUEST, quest)
