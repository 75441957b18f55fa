"""Orders, and titans met by an Action."""

from typing import Any

import pytest

from krainy.games.xidit.state import Xidit
from tests.games.xidit.scenes import FAR, GAME, at, do, menu, scene, told


@pytest.mark.rule("xidit.recruit.4")
@pytest.mark.rule("xidit.ruling.26")
def test_a_city_gives_a_seat_one_unit_a_year() -> None:
    g = scene(
        idrakis={**FAR, "blue": 7},
        tokens={7: "recruitment"},
        plans={"blue": "action action red red action"},
        titans={3: "T3a raging"},
        screens={"blue": {"units": "archer archer archer"}},
    )
    assert at(g, "screens.blue.units.militia") == 1
    assert told(g).count("ignored") == 2


@pytest.mark.rule("xidit.move.3")
def test_a_road_that_is_not_there_loses_the_order() -> None:
    g = scene(idrakis={**FAR, "blue": 2}, plans={"blue": "blue"})
    assert at(g, "idrakis.blue") == 2
    assert "no-road" in told(g)


@pytest.mark.rule("xidit.exec.4")
def test_the_marker_lies_on_the_last_order() -> None:
    g = scene(
        idrakis={**FAR, "red": 8},
        tokens={8: "threat"},
        screens={"red": {"units": "militia infantry"}},
        plans={"red": "wait action"},
    )
    assert at(g, "markers") == {"blue": 2, "red": 2, "green": 1, "yellow": 1}


TITANS = {3: "T3a raging", 4: "T4a T4b", 5: "T5a raging"}


def hunt(plan: str, **words: Any) -> Xidit:
    """Blue carries out a plan in city 4, with titans about."""
    screens = {"blue": {"units": {"militia": 4, "archer": 3, "cleric": 1, "battle_mage": 1}}}
    return scene(idrakis={**FAR, "blue": 4}, titans=TITANS, screens=screens, plans={"blue": plan}, **words)


@pytest.mark.rule("xidit.titan.4")
@pytest.mark.rule("xidit.titan.5")
def test_a_titan_may_be_declined() -> None:
    g = hunt("action")
    assert menu(g) == ["pass", "titan 3", "titan 5"]
    assert g.why(0, GAME.parse(g, "titan 4")) == "xidit.titan.1"
    do(g, "pass")
    assert at(g, "year") == 2


@pytest.mark.rule("xidit.titan.6")
def test_without_enough_units_a_titan_is_not_offered() -> None:
    g = scene(
        idrakis={**FAR, "blue": 4, "red": 2},
        titans=TITANS,
        screens={"blue": {"units": "militia archer"}, "red": {"units": "militia archer cleric"}},
        plans={"blue": "action", "red": "action"},
    )
    assert g.actors() == [1]
    assert menu(g) == ["pass", "titan 3"]
    do(g, "titan 3")  # all three units must go
    assert at(g, "screens.red.units") == dict.fromkeys(at(g, "barracks"), 0)
    assert menu(g) == ["rewards gold+bards", "rewards gold+floors", "rewards bards+floors"]


@pytest.mark.rule("xidit.titan.9")
def test_one_titan_a_year_in_a_city() -> None:
    g = hunt("action action black blue action")  # to 8 and 9
    do(g, "titan 3", "pay militia", "pay militia", "pay militia", "rewards gold+floors")
    assert at(g, "idrakis.blue") == 9, "the second Action in city 4 was ignored"
    assert menu(g) == ["pass", "titan 5"]


@pytest.mark.rule("xidit.titan.9")
def test_no_titan_where_a_threat_was_removed() -> None:
    g = hunt("action action", tokens={4: "threat"}, path={"NT": 10})
    do(g, "rewards gold+floors")
    assert at(g, "year") == 2
    assert "titan-faced" not in told(g)


@pytest.mark.rule("xidit.titan.9")
def test_no_threat_where_a_titan_was_removed() -> None:
    g = hunt("action", tokens={4: "threat"}, slain={"blue": [4]})
    assert at(g, "year") == 2
    assert "threat-faced" not in told(g)


@pytest.mark.rule("xidit.titan.8")
def test_the_titan_below_sleeps_on() -> None:
    g = scene(
        idrakis={**FAR, "blue": 4},
        titans={3: "T3b T3a raging"},
        screens={"blue": {"units": "militia militia militia"}},
        plans={"blue": "action"},
    )
    do(g, "titan 3", "rewards gold+floors")
    assert at(g, "titans.3") == {"titans": ["T3a"], "raging": False}
    assert at(g, "screens.blue.gold") == 4
