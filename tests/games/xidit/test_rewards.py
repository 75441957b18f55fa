"""Rewards: guilds, bards, the Virtual Player, waiting floors."""

from typing import Any

import pytest

from krainy.games.xidit.state import Xidit
from tests.games.xidit.scenes import FAR, GAME, at, do, menu, scene


def liberate(city: int, units: str, **words: Any) -> Xidit:
    """Blue removes the threat of a city."""
    screens = {"blue": {"units": units, **words.pop("screen", {})}}
    return scene(
        idrakis={**FAR, "blue": city}, tokens={city: "threat"}, screens=screens, plans={"blue": "action"}, **words
    )


@pytest.mark.rule("xidit.guild.2")
def test_a_guild_has_four_floors() -> None:
    g = liberate(10, "archer battle_mage", guilds={10: "blue 2"})
    do(g, "rewards gold+floors")
    assert at(g, "guilds.10.floors") == 4
    assert at(g, "floors.blue") == 11


@pytest.mark.rule("xidit.guild.6")
@pytest.mark.rule("xidit.reward.2")
@pytest.mark.parametrize("guild", ["red 1", "blue 4"])
def test_a_foreign_or_full_guild_leaves_gold_and_bards(guild: str) -> None:
    g = liberate(10, "archer battle_mage", guilds={10: guild})
    assert at(g, "screens.blue.gold") == 3
    assert menu(g) == ["bard W", "bard NW"]


@pytest.mark.rule("xidit.bard.4")
def test_without_bards_gold_and_floors_are_taken() -> None:
    g = liberate(10, "archer battle_mage", screen={"bards": 0})
    assert at(g, "screens.blue.gold") == 3
    assert at(g, "guilds.10") == {"seat": "blue", "floors": 4}


@pytest.mark.rule("xidit.bard.4")
@pytest.mark.rule("xidit.ruling.8")
def test_the_last_bards_are_placed() -> None:
    g = liberate(12, "archer infantry infantry cleric", screen={"bards": 2})
    do(g, "rewards gold+bards", "bard E", "bard SE")
    assert at(g, "screens.blue.bards") == 0
    assert at(g, "year") == 2


@pytest.mark.rule("xidit.bard.5")
@pytest.mark.rule("xidit.three.1")
def test_bards_avoid_the_wasteland() -> None:
    g = scene(
        seats=3,
        idrakis={"blue": 12, "red": 1, "green": 2},
        tokens={12: "threat"},
        screens={"blue": {"units": "archer infantry infantry cleric"}},
        plans={"blue": "action"},
    )
    do(g, "rewards gold+bards")  # only one region is open: all four go there
    assert at(g, "bards.SE.blue") == 4
    assert at(g, "phase") == "RaiseVirtual"


@pytest.mark.rule("xidit.ruling.10")
def test_where_all_is_wasteland_the_bard_reward_is_impossible() -> None:
    g = scene(
        seats=3,
        idrakis={"blue": 20, "red": 1, "green": 2},
        titans={3: "T3a raging"},
        screens={"blue": {"units": "militia militia militia"}},
        plans={"blue": "action"},
    )
    do(g, "titan 3")
    assert at(g, "screens.blue.gold") == 3
    assert at(g, "guilds.20.floors") == 2


@pytest.mark.rule("xidit.three.8")
def test_every_removal_raises_the_virtual_player() -> None:
    g = scene(
        seats=3,
        idrakis={"blue": 8, "red": 1, "green": 2},
        tokens={8: "threat"},
        virtual={"wealth": 5},
        screens={"blue": {"units": "militia infantry"}},
        plans={"blue": "action"},
    )
    do(g, "rewards gold+floors")
    assert g.why(0, GAME.parse(g, "pass")) == "xidit.three.8"
    do(g, "raise wealth")
    assert at(g, "virtual.wealth") == 6


@pytest.mark.rule("xidit.census.8")
@pytest.mark.rule("xidit.ruling.16")
def test_waiting_floors_follow_the_floors_of_a_reward() -> None:
    g = liberate(14, "archer infantry", screen={"waiting": 2}, guilds={5: "blue 4"})
    do(g, "rewards gold+floors")
    assert at(g, "guilds.14.floors") == 3, "one of the reward, two that waited"
    assert at(g, "screens.blue.waiting") == 0
    assert at(g, "floors.blue") == 15 - 4 - 3


@pytest.mark.rule("xidit.ruling.16")
def test_the_owner_chooses_where_waiting_floors_go() -> None:
    g = scene(screens={"blue": {"waiting": 3}}, guilds={4: "blue 2", 5: "blue 3", 6: "red 1"})
    assert menu(g) == ["floor 4", "floor 5"]
    assert g.why(0, GAME.parse(g, "floor 6")) == "xidit.ruling.16"
    assert g.why(0, GAME.parse(g, "pass")) == "xidit.census.8"
    do(g, "floor 4")
    do(g, "floor 4")
    assert (at(g, "guilds.4.floors"), at(g, "guilds.5.floors")) == (4, 4)
    assert at(g, "phase") == "Plan"
