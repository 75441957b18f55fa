"""Exploration tokens."""

from ..effects.effect import belongs
from ..effects.reading import read
from ..map.exploring import IS_PORTAL, ON_ACTION_END, ON_REVEAL, STOPS, THRONE, VILLAGE
from ..pieces import EXPLORATION_FACTS, RESOURCES
from ..vocabulary import TOKEN


def read_tokens() -> None:
    """What exploration tokens do. [runewars.explore.11, runewars.explore.14]"""
    for number, fact in enumerate(EXPLORATION_FACTS):
        token, hook, first = number + 1, fact["hook"], fact["ops"][0]
        if hook == "score.runes":
            THRONE[token] = first["n"]
        elif hook == "area.resources":
            VILLAGE[token] = RESOURCES.index(first["resource"])
        elif hook == "move.adjacency":
            IS_PORTAL[token] = True
        elif hook == "quest.move":
            STOPS[token] = True
        elif hook == "quest.action_end":
            ON_ACTION_END[token] = read(fact["ops"])
        else:
            assert hook == "explore.reveal", hook
            ON_REVEAL[token] = read(fact["ops"])
        belongs(TOKEN, token)
