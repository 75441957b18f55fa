"""Reward cards."""

from krainy.engine.additions import edition

from ..effects.effect import belongs
from ..effects.reading import read
from ..hooks import (
    ARMOUR,
    ATTRIBUTE_BONUS,
    HOOKS,
    NEEDS_CITY,
    NEEDS_STRONGHOLD,
    NOT_IN_BATTLE,
    ONCE_A_ROUND,
    REWARD_HOOK,
    REWARD_MOVE,
    REWARD_ONCE,
    REWARD_SCRIPT,
    REWARD_SPENT,
    REWARD_SUPPORT,
    TRAIT,
    WEAPON,
)
from ..pieces import ATTRIBUTES, REWARD_FACTS
from ..vocabulary import REWARD


def read_rewards(added: int) -> None:
    """When a reward may be used, and what it does or changes."""
    for number, fact in edition(REWARD_FACTS, added):
        reward = number + 1
        REWARD_HOOK[reward] = HOOKS.index(fact["hook"])
        REWARD_SPENT[reward] = fact["discard_to_use"]
        TRAIT[reward] = {"weapon": WEAPON, "armor": ARMOUR}.get(fact.get("trait", ""), 0)
        NEEDS_STRONGHOLD[reward] = fact.get("at", "") == "own_stronghold"
        NEEDS_CITY[reward] = fact.get("at", "") == "city"
        NOT_IN_BATTLE[reward] = fact.get("peace", False)
        first = fact["ops"][0]
        limit = first.get("limit", "")
        ONCE_A_ROUND[reward] = limit == "once_per_duel_round"
        REWARD_ONCE[reward] = limit in ("once_per_turn", "once_per_duel")
        if first["op"] == "attribute":
            ATTRIBUTE_BONUS[reward][ATTRIBUTES.index(first["which"])] = first["n"]
        elif first["op"] == "quest_move_range":
            REWARD_MOVE[reward] = first["n"]
        elif first["op"] == "support_draw":
            REWARD_SUPPORT[reward] = first["extra"]
        else:
            REWARD_SCRIPT[reward] = read(fact["ops"])
        belongs(REWARD, reward)
