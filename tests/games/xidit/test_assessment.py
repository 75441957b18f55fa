"""The three assessments: ties, eliminations, the Virtual Player."""

from typing import Any

import pytest

from krainy.games.xidit.state import Xidit
from krainy.games.xidit.view.naming import CRITERIA
from tests.games.xidit.scenes import at, scene


def end(seats: int, gold: list[int], units: list[int] | None = None, **words: Any) -> Xidit:
    """The end of a game in which only gold differs; wealth is assessed first."""
    colours = ["blue", "red", "green", "yellow", "black"][:seats]
    screens = {
        colour: {"gold": gold[seat], "units": {"militia": units[seat] if units else 0}}
        for seat, colour in enumerate(colours)
    }
    return scene(seats=seats, year=12, phase="end", assessments=CRITERIA, screens=screens, **words)


@pytest.mark.rule("xidit.end.9")
def test_a_tie_goes_to_the_larger_army() -> None:
    assert at(end(4, [18, 18, 20, 30], [2, 4, 0, 0]), "eliminated")[0] == "blue"


@pytest.mark.rule("xidit.ruling.17")
@pytest.mark.parametrize(("first", "out"), [("blue", "blue"), ("red", "red"), ("yellow", "yellow")])
def test_the_first_player_loses_the_last_tie(first: str, out: str) -> None:
    g = end(4, [9, 9, 9, 9], first=first)
    assert at(g, "eliminated")[0] == out
    left = {"blue": "red", "red": "green", "yellow": "blue"}[first]
    assert at(g, "winners") == [left], "the player on the First Player's left wins every such tie"


@pytest.mark.rule("xidit.end.10")
def test_with_five_the_first_assessment_eliminates_two() -> None:
    g = end(
        5, [1, 2, 3, 4, 5], guilds={1: "blue 4", 2: "green 1", 3: "yellow 2", 4: "black 3"}, bards={"C": {"yellow": 1}}
    )
    assert at(g, "eliminated") == ["blue", "red", "green", "black"]
    assert at(g, "winners") == ["yellow"]
    assert at(g, "standings") == ["yellow", "black", "green", "red", "blue"]
    assert g.scores() == [0, 0, 1, 3, 2]


@pytest.mark.rule("xidit.end.8")
@pytest.mark.rule("xidit.end.11")
def test_who_is_out_is_ranked_but_passed_over() -> None:
    g = end(
        4,
        [1, 2, 3, 4],
        guilds={1: "red 1", 2: "green 3", 3: "yellow 2"},
        bards={"N": {"blue": 3, "green": 2, "yellow": 1}, "S": {"red": 1}},
    )
    assert at(g, "results.influence") == {"blue": 0, "red": 1, "green": 3, "yellow": 2}
    assert at(g, "results.reputation") == {"blue": 5, "red": 4, "green": 3, "yellow": 0}, "blue still counts in N"
    assert at(g, "eliminated") == ["blue", "red", "yellow"]


@pytest.mark.rule("xidit.end.5")
@pytest.mark.rule("xidit.end.6")
@pytest.mark.rule("xidit.end.7")
def test_ties_in_a_region() -> None:
    bards = {"N": {"blue": 2, "red": 2, "green": 1}, "C": {"blue": 3, "green": 1, "yellow": 1}}
    g = end(4, [1, 2, 3, 4], bards=bards)
    assert at(g, "results.reputation") == {"blue": 11, "red": 5, "green": 4, "yellow": 4}


@pytest.mark.rule("xidit.end.3")
def test_waiting_floors_have_no_influence() -> None:
    g = scene(
        year=12, phase="end", guilds={1: "blue 4", 2: "blue 4"}, screens={"blue": {"waiting": 2}, "red": {"gold": 1}}
    )
    assert at(g, "results.influence.blue") == 8


@pytest.mark.rule("xidit.three.10")
@pytest.mark.rule("xidit.ruling.27")
def test_the_virtual_player_loses_every_tie() -> None:
    g = end(3, [5, 6, 7], virtual={"wealth": 5, "influence": 0, "reputation": 0})
    assert at(g, "eliminated")[0] == "virtual"
    assert len(g.fallen) == 3


@pytest.mark.rule("xidit.ruling.21")
def test_the_virtual_player_may_outlast_all() -> None:
    g = end(3, [5, 6, 7], virtual={"wealth": 8, "influence": 1, "reputation": 1})
    assert g.over
    assert g.winners == 0
    assert at(g, "standings")[0] == "virtual"
