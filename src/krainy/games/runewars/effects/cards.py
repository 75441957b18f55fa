"""Reads the cards of data/, group by group, and fills the tables that the rules look them up in."""

from typing import Any, Final

from ..hooks import (
    ANYWHERE_ELSE,
    ARMOUR,
    ATTRIBUTE_BONUS,
    COLLECTS,
    COUNCIL_PAY,
    DECIDES_TIES,
    DEVELOPMENT_SCRIPT,
    DUEL,
    DUEL_SCRIPT,
    DUEL_START,
    DUEL_START_MAY,
    HEAL_SCRIPT,
    HERO_MOVE,
    HERO_SUPPORT,
    HOOKS,
    KEEPS_HEROES,
    LOST_BY_USE,
    NEEDS_CITY,
    NEEDS_DEFENDER,
    NEEDS_STRONGHOLD,
    NEEDS_SUPPORT,
    NOT_IN_BATTLE,
    OBJECTIVE_ASKS,
    OBJECTIVE_NUMBER,
    OBJECTIVE_OF,
    OBJECTIVE_REWARD,
    OBJECTIVE_SWAPS,
    ONCE_A_ROUND,
    PAY,
    PHASE_SCRIPT,
    QUEST_ATTRIBUTE,
    QUEST_COST,
    QUEST_KIND,
    QUEST_LOST,
    QUEST_NOT_WON,
    QUEST_RESULTS,
    QUEST_UNIT,
    QUEST_WHERE,
    QUEST_WON,
    REWARD_HOOK,
    REWARD_MOVE,
    REWARD_ONCE,
    REWARD_SCRIPT,
    REWARD_SPENT,
    REWARD_SUPPORT,
    SEASON_SCRIPT,
    STUNS,
    TACTICS_HOOK,
    TACTICS_SCRIPT,
    TALK_BONUS,
    TEST,
    TEST_AGAIN,
    TEST_BONUS,
    TITLE_SCRIPT,
    TRAIT,
    UNIT_SCRIPT,
    VICTOR_DRAWS,
    VICTORY_SCRIPT,
    WEAPON,
)
from ..map.exploring import IS_PORTAL, ON_ACTION_END, ON_REVEAL, STOPS, THRONE, VILLAGE
from ..pieces import (
    ATTRIBUTES,
    DESTINIES,
    DEVELOPMENT_FACTS,
    EXPLORATION_FACTS,
    HERO_FACTS,
    MOST_HEROES,
    OBJECTIVE_FACTS,
    QUEST_FACTS,
    RESOURCES,
    REWARD_FACTS,
    SEASON_FACTS,
    SHAPES,
    TACTICS_FACTS,
    TITLE_FACTS,
    UNIT_FACTS,
    unit_number,
)
from ..vocabulary import DEVELOPMENT, HERO, OBJECTIVE, QUEST, REWARD, SEASON_CARD, TACTIC, TITLE, TOKEN, UNIT
from . import choices, heroes
from .effect import SCRIPTS, belongs, script
from .reading import effect_of, read


def read_tactics() -> None:
    """When a tactics card may be played, and what it does."""
    for number, fact in enumerate(TACTICS_FACTS):
        card = number + 1
        TACTICS_HOOK[card] = HOOKS.index(fact["hook"])
        TACTICS_SCRIPT[card] = read(fact["ops"])
        NEEDS_DEFENDER[card] = fact.get("only", "") == "defender"
        NEEDS_SUPPORT[card] = fact.get("only", "") == "supported"
        belongs(TACTIC, card)


def read_seasons() -> None:
    """The basic effects of the season cards."""
    for number, fact in enumerate(SEASON_FACTS):
        SEASON_SCRIPT[number + 1] = read(fact["ops"])
        belongs(SEASON_CARD, number + 1)


def read_units() -> None:
    """What the special symbol does, in a battle and in a quest duel."""
    for unit, fact in enumerate(UNIT_FACTS):
        UNIT_SCRIPT[unit] = read(fact["ability"]["ops"])
        if "duel" in fact:
            DUEL_SCRIPT[unit] = script(
                [
                    heroes.ExtraDuelCard(SHAPES.index(op["shape"]))
                    if op["op"] == "draw_fate_and_resolve"
                    else effect_of(op, False)
                    for op in fact["duel"]["ops"]
                ]
            )
        belongs(UNIT, unit)


def read_rewards() -> None:
    """When a reward may be used, and what it does or changes."""
    for number, fact in enumerate(REWARD_FACTS):
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


def read_heroes() -> None:
    """What a hero can do that others cannot."""
    for hero, fact in enumerate(HERO_FACTS):
        ability = fact["ability"]
        hook, ops = ability["hook"], ability["ops"]
        first = ops[0]
        if hook == "quest.heal":
            HEAL_SCRIPT[hero] = read(ops)
        elif hook == "quest.move":
            HERO_MOVE[hero] = first["n"]
        elif hook == "battle.support":
            HERO_SUPPORT[hero] = first["extra"]
        elif hook == "diplomacy.draw":
            TALK_BONUS[hero] = first["n"]
        elif hook == "quest.test":
            which = ATTRIBUTES.index(first["attribute"])
            if first["op"] == "extra_fate":
                TEST_BONUS[hero][which] = first["n"]
            else:
                TEST_AGAIN[hero][which] = True
        elif hook == "duel.start":
            DUEL_START_MAY[hero] = first["op"] == "may"
            if first["op"] == "may":
                price = heroes.HeroDamage(heroes.THIS, first["cost"][0]["n"], True, False)
                DUEL_START[hero] = script([price, effect_of(first["effect"][0], False)])
            else:
                DUEL_START[hero] = read(ops)
        elif hook == "quest.phase_start":
            PHASE_SCRIPT[hero] = read(ops)
        elif hook == "duel.round":
            STUNS[hero] = True
        else:
            assert hook == "duel.victory", hook
            VICTORY_SCRIPT[hero] = read(ops)
        belongs(HERO, hero)


def read_quests() -> None:
    """What a quest asks for and brings."""
    for number, fact in enumerate(QUEST_FACTS):
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


def read_titles() -> None:
    """What a title gives its holder."""
    for title, fact in enumerate(TITLE_FACTS):
        for effect in fact["effect"]:
            first = effect["ops"][0]
            if effect["hook"] == "bid.tie":
                DECIDES_TIES[title] = True
            elif effect["hook"] == "season.drawn":
                COUNCIL_PAY[title] = first["n"]
            elif effect["hook"] == "hero.leave":
                KEEPS_HEROES[title] = True
            elif effect["hook"] == "battle.end":
                VICTOR_DRAWS[title] = first["n"]
            else:
                assert effect["hook"] == "turn.any", effect["hook"]
                TITLE_SCRIPT[title] = script([choices.Office(read(first["cost"], True), read(first["effect"]))])
        belongs(TITLE, title)


def read_developments() -> None:
    """What developments give, and what fortifications do."""
    for number, fact in enumerate(DEVELOPMENT_FACTS):
        COLLECTS[number + 1] = fact["hook"] == "harvest.collect"
        LOST_BY_USE[number + 1] = fact.get("discard_after_use", False)
        DEVELOPMENT_SCRIPT[number + 1] = read(fact["ops"])
        belongs(DEVELOPMENT, number + 1)


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


PREDICATES: Final[dict[str, str]] = {
    "all_neutral_units_allied": "all_allied",
    "allied_unit_in": "ally_at_stronghold",
    "influence_min": "influence",
    "cities_controlled_min": "cities",
    "allied_neutral_types_min": "ally_types",
    "heroes_min": "heroes_and_rewards",
    "titles_min": "titles",
    "won_as_defender_since_last_turn": "held",
    "enemy_player_units_destroyed_in_one_battle_this_turn": "slaughter",
    "enemy_stronghold_taken_this_turn": "stormed",
    "enemy_home_areas_controlled_min": "enemy_home",
    "enemy_hero_defeated_in_duel_since_last_turn": "duel",
    "areas_controlled_min": "areas",
    "units_on_board_min": "units",
    "neutral_units_destroyed_in_won_battles": "neutral_kills",
}
"""The conditions of the data, and what the rules call them."""


def read_objectives() -> None:
    """The conditions of the objective cards."""
    for number, fact in enumerate(OBJECTIVE_FACTS):
        card = number + 1
        name, value = next(iter(fact["predicate"].items()))
        if name in ("flag", "counter"):
            name = value["name"]
        OBJECTIVE_ASKS[card] = PREDICATES[name]
        least: Any = value
        if isinstance(value, dict):
            least = value.get("min", value.get("n", value.get("default", 1)))
        numbers = [least] * 3
        if isinstance(value, dict):
            for place, seats in enumerate((2, 3, 4)):
                numbers[place] = value.get(f"players_{seats}", least)
            if "shape" in value:
                OBJECTIVE_OF[card] = SHAPES.index(value["shape"])
            if "unit" in value:
                OBJECTIVE_OF[card] = unit_number(value["unit"])
        OBJECTIVE_NUMBER[card] = numbers
        OBJECTIVE_REWARD[card] = read(fact["reward"])
        OBJECTIVE_SWAPS[card] = "fallback" in fact
        belongs(OBJECTIVE, card)
        if name == "heroes_min":
            assert fact["predicate"]["rewards_min"] == value == MOST_HEROES, "one number serves for both"


read_tactics()
read_seasons()
read_units()
read_rewards()
read_heroes()
read_quests()
read_titles()
read_developments()
read_tokens()
read_objectives()
assert all(kept.about for kept in SCRIPTS), "every script belongs to something"
