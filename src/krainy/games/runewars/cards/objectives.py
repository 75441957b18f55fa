"""Objective cards."""

from typing import Any, Final

from krainy.engine.additions import edition

from ..effects.effect import belongs
from ..effects.reading import read
from ..hooks import OBJECTIVE_ASKS, OBJECTIVE_NUMBER, OBJECTIVE_OF, OBJECTIVE_REWARD, OBJECTIVE_SWAPS
from ..pieces import MOST_HEROES, OBJECTIVE_FACTS, SHAPES, unit_number
from ..vocabulary import OBJECTIVE

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


def read_objectives(added: int) -> None:
    """The conditions of the objective cards."""
    for number, fact in edition(OBJECTIVE_FACTS, added):
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
