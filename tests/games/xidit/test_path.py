"""The path of destiny: how tokens leave, enter and are filled up, awakenings and reinforcements."""

from typing import Any

import pytest

from krainy.games.xidit.state import Xidit
from tests.games.xidit.scenes import FAR, at, do, scene, told


def last_unit(**words: Any) -> Xidit:
    """Blue takes the last unit of token 8; `path` says what may enter."""
    return scene(
        idrakis={**FAR, "blue": 8}, tokens={8: "recruitment cleric", 9: "threat"}, plans={"blue": "action"}, **words
    )


def last_threat(**words: Any) -> Xidit:
    """Blue removes threat 8 for gold and floors; `path` says what may enter."""
    g = scene(
        idrakis={**FAR, "blue": 8},
        screens={"blue": {"units": "militia infantry"}},
        tokens={8: "threat", 9: "recruitment"},
        plans={"blue": "action"},
        **words,
    )
    do(g, "rewards gold+floors")
    return g


@pytest.mark.rule("xidit.flow.1")
@pytest.mark.rule("xidit.flow.3")
@pytest.mark.rule("xidit.flow.5")
def test_the_next_token_enters_with_its_units() -> None:
    g = last_unit(path={"NR": 5, "R": [6, 7], "NT": 10, "T": [11]})
    assert at(g, "path") == {"R": [7], "NR": 6, "DT": [], "T": [11], "NT": 10, "DR": [8]}
    assert at(g, "tokens.5") == {"side": "recruitment", "units": {"militia": 2, "infantry": 2, "cleric": 1}}
    assert at(g, "screens.blue.units.cleric") == 1


@pytest.mark.rule("xidit.flow.4")
def test_units_that_the_barracks_lack_are_missing() -> None:
    g = last_unit(path={"NR": 5, "R": [6, 7], "NT": 10, "T": [11]}, barracks={"militia": 1, "infantry": 0})
    assert at(g, "tokens.5.units") == {"militia": 1, "cleric": 1}


@pytest.mark.rule("xidit.flow.6")
@pytest.mark.rule("xidit.flow.8")
def test_the_discarded_threats_become_the_recruitment_stack_as_a_block() -> None:
    g = last_unit(path={"NR": 5, "R": [6], "DT": [3, 1, 2], "NT": 10, "T": [11]})
    assert at(g, "path") == {"R": [3, 1, 2], "NR": 6, "DT": [], "T": [11], "NT": 10, "DR": [8]}
    assert all(g.path.knows(seat, slot) for seat in range(-1, 4) for slot in g.stack[0]), "all saw the discards"


@pytest.mark.rule("xidit.flow.6")
def test_a_threat_discarded_beside_an_empty_stack_becomes_it_at_once() -> None:
    g = last_threat(path={"NR": 5, "R": [], "NT": 10, "T": [11, 12]})
    assert at(g, "path") == {"R": [8], "NR": 5, "DT": [], "T": [12], "NT": 11, "DR": []}


@pytest.mark.rule("xidit.flow.7")
def test_the_discarded_recruitments_become_the_threat_stack() -> None:
    g = last_threat(path={"NR": 5, "R": [6], "NT": 10, "T": [11], "DR": [4, 2]})
    assert at(g, "path") == {"R": [6], "NR": 5, "DT": [8], "T": [4, 2], "NT": 11, "DR": []}


@pytest.mark.rule("xidit.flow.9")
def test_a_stack_without_discards_stays_empty() -> None:
    g = last_unit(path={"NR": 5, "R": [6], "NT": 10, "T": [11]})
    assert at(g, "path") == {"R": [], "NR": 6, "DT": [], "T": [11], "NT": 10, "DR": [8]}


@pytest.mark.rule("xidit.flow.10")
def test_without_any_recruitment_token_the_top_threat_turns_over() -> None:
    g = last_unit(path={"NR": 5, "R": [], "NT": 10, "T": [11, 12]})
    assert at(g, "path") == {"R": [], "NR": 11, "DT": [], "T": [12], "NT": 10, "DR": [8]}
    assert "threat-turned" in told(g)


@pytest.mark.rule("xidit.flow.10")
@pytest.mark.rule("xidit.flow.7")
def test_the_last_threat_turns_over_and_the_discards_take_its_place() -> None:
    g = last_unit(path={"NR": 5, "R": [], "NT": 10, "T": [11], "DR": [1]})
    assert at(g, "path") == {"R": [], "NR": 11, "DT": [], "T": [1, 8], "NT": 10, "DR": []}


@pytest.mark.rule("xidit.flow.11")
@pytest.mark.rule("xidit.titan.2")
@pytest.mark.rule("xidit.reinf.1")
@pytest.mark.rule("xidit.reinf.2")
@pytest.mark.rule("xidit.reinf.3")
@pytest.mark.rule("xidit.reinf.4")
def test_titans_wake_and_reinforcements_arrive() -> None:
    g = last_threat(
        path={"NR": 5, "R": [6], "NT": 10, "T": [], "DT": [1, 2, 3, 4]},
        titans={3: "T3a T3b", 4: "T4b raging", 5: "none"},
    )
    assert at(g, "path.NR") == 5
    assert at(g, "path.R") == [6, 1]
    assert at(g, "path.DT") == at(g, "path.DR") == []
    assert sorted([*at(g, "path.T"), at(g, "path.NT")]) == [2, 3, 4, 8]
    assert at(g, "tokens.10.side") == "threat", "the last announced threat enters first"
    assert at(g, "titans.3") == {"titans": ["T3a", "T3b"], "raging": True, "gold": 3, "bards": 2, "floors": 2}
    assert at(g, "titans.4.titans") == ["T4b"]
    assert at(g, "titans.5") == {"titans": [], "raging": False}
    assert told(g).count("titan-wakes") == 1
    for seat in range(-1, 4):
        view = g.view(seat)["path"]
        assert isinstance(view, dict)
        assert view["R"] == [6, 1], "the discards were open"
        assert view["T"][0] > 0, "all see the top"
        assert view["T"][1:] == [0, 0], "what was shuffled nobody knows"


@pytest.mark.rule("xidit.titan.3")
def test_reinforcements_arrive_even_if_no_titan_wakes() -> None:
    nobody = {3: "none", 4: "none", 5: "T5a raging"}
    g = last_threat(path={"NR": 5, "R": [6, 7], "NT": 10, "T": [], "DT": [1, 2]}, titans=nobody)
    assert "titan-wakes" not in told(g)
    assert at(g, "path.R") == [6, 7]
    assert len(at(g, "path.T")) == 2


@pytest.mark.rule("xidit.ruling.7")
def test_a_token_without_units_stays_for_the_year() -> None:
    g = scene(
        idrakis={**FAR, "blue": 8, "red": 5},
        tokens={8: "recruitment cleric", 9: "threat"},
        plans={"blue": "action", "red": "wait action"},
        path={"NR": 5, "R": [6, 7], "NT": 10, "T": [11]},
        barracks={"militia": 0, "infantry": 0, "cleric": 0},
        titans={3: "T3a raging"},
        screens={"red": {"units": "archer archer archer"}},
    )
    assert at(g, "year") == 2, "nobody was asked: the token bars titans, and an Action there does nothing"
    assert "entered" in told(g)
    assert at(g, "path.DR") == [8, 5]
    assert at(g, "tokens.5") is None
    assert at(g, "tokens.6.units") == {"archer": 2, "battle_mage": 1}
