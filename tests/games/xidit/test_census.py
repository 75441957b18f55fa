"""The military census."""

import pytest

from tests.games.xidit.scenes import GAME, at, do, menu, scene, show, told


@pytest.mark.rule("xidit.census.2")
@pytest.mark.rule("xidit.census.9")
def test_all_show_in_secret() -> None:
    g = scene(year=4, census="cleric", screens={"red": {"units": "cleric cleric"}})
    assert g.actors() == [0, 1, 2, 3], "also who has none"
    assert [len(g.actions(seat)) for seat in range(4)] == [1, 3, 1, 1]
    assert g.why(1, GAME.parse(g, "show 3")) == "xidit.census.2"
    g.apply(1, GAME.parse(g, "show 2"))
    assert g.view(0)["sealed"] == []
    g.apply(0, GAME.parse(g, "show 0"))
    g.apply(2, GAME.parse(g, "show 0"))
    g.apply(3, GAME.parse(g, "show 0"))
    assert g.actors() == [1]
    assert at(g, "screens.red.units.cleric") == 2


@pytest.mark.rule("xidit.census.3")
@pytest.mark.rule("xidit.census.4")
@pytest.mark.rule("xidit.census.6")
@pytest.mark.rule("xidit.census.10")
def test_rewards_of_the_census() -> None:
    g = scene(
        year=4,
        first="green",
        census="militia",
        idrakis={"blue": 1, "red": 2, "green": 3, "yellow": 4},
        screens={
            "blue": {"units": "militia archer infantry"},
            "red": {"units": "militia archer archer infantry cleric battle_mage"},
            "green": {"units": "infantry cleric battle_mage"},
        },
        guilds={9: "red 3", 10: "green 4"},
    )
    show(g, 1, 1, 0, 0)
    assert [at(g, f"screens.{colour}.gold") for colour in ("blue", "red")] == [1, 1], "a tie"
    show(g, 1, 2, 0, 0)
    assert at(g, "screens.red.gold") == 3
    show(g, 1, 1, 1, 0)
    assert g.actors() == [2], "the First Player is green"
    do(g, "bard SW", "bard S", "pass")
    assert [at(g, "bards.SW.green"), at(g, "bards.S.blue"), at(g, "screens.red.bards")] == [1, 1, 20]
    show(g, 0, 1, 0, 0)
    do(g, "bard SE", "pass")
    show(g, 0, 1, 1, 0)
    assert at(g, "screens.green.waiting") == 1, "no guild of green has room"
    assert menu(g) == ["pass", "floor 9"]
    assert g.why(1, GAME.parse(g, "floor 10")) == "xidit.census.7"
    do(g, "floor 9")
    assert at(g, "guilds.9.floors") == 4
    assert at(g, "year") == 5


@pytest.mark.rule("xidit.census.10")
@pytest.mark.rule("xidit.ruling.15")
def test_nobody_wins_with_nothing() -> None:
    g = scene(year=4, census="battle_mage")
    show(g, 0, 0, 0, 0)
    assert "census-empty" in told(g)
    assert at(g, "floors.blue") == 15


@pytest.mark.rule("xidit.ruling.16")
def test_without_a_floor_in_supply_the_census_gives_none() -> None:
    full = {1: "blue 4", 2: "blue 4", 3: "blue 4", 4: "blue 3"}
    g = scene(year=4, census="battle_mage", screens={"blue": {"units": "battle_mage"}}, guilds=full)
    show(g, 1, 0, 0, 0)
    assert "census-lost" in told(g)
    assert at(g, "guilds.4.floors") == 3


@pytest.mark.rule("xidit.census.1")
@pytest.mark.rule("xidit.short.1")
@pytest.mark.parametrize(("length", "year", "asked"), [("long", 4, True), ("long", 3, False), ("short", 3, True)])
def test_census_years(length: str, year: int, asked: bool) -> None:
    g = scene(length=length, year=year, phase="census")
    assert (at(g, "phase") == "ShowUnits") == asked
