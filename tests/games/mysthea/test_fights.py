"""Battles and monsters: rare cases, Chosen, behaviours."""

import pytest

from .table import Table

rule = pytest.mark.rule


@rule("mysthea.battle.3")
@rule("mysthea.chosen.4")
def test_a_battle_without_an_own_unit() -> None:
    """C004 from afar: total 2, nothing to lose, no card to lay; Leheir counts the loss too. (rulings R01, R04)"""
    table = Table(
        hands={"varorin": "C004 C001", "lusma": "C026"},
        energy={"varorin": 2},
        chosen={"varorin": "H03"},
        units={"tree-forest": {"lusma": "construct"}, "sphere-mist": {"lusma": "chosen", "varorin": "chosen"}},
    )
    table.do("play C004", "effect")
    assert table.actions() == ["battle tree-forest", "battle sphere-mist"]
    table.do("battle tree-forest")
    assert table.asked() == ["BattleCards", "lusma"]
    table.do("pass")
    assert table.at("glory.varorin") == 3
    assert table.at("created.lusma.construct") == 1
    assert table.at("artefacts.varorin.charged") is True
    table = Table(
        options={"battle_requires_own_unit": "on"},
        hands={"varorin": "C004"},
        energy={"varorin": 2},
        units={"tree-forest": {"lusma": "construct"}, "sphere-mist": {"lusma": "chosen", "varorin": "chosen"}},
    )
    table.do("play C004", "effect")
    assert table.actions() == ["battle sphere-mist"]


@rule("mysthea.chosen.2")
def test_anuths_bonus_leaves_with_him() -> None:
    scene = {
        "hands": {"varorin": "C026"},
        "chosen": {"varorin": "H01"},
        "units": {
            "tree-forest": {"varorin": "chosen construct", "lusma": "2 golem construct"},
            "sphere-mist": {"lusma": "chosen"},
        },
    }
    table = Table(**scene)
    table.do("battle tree-forest", "pass")
    assert "fought varorin 6" in table.told()
    table = Table(**scene)
    table.do("battle tree-forest", "lay C026", "step chosen tree-forest tree-mountain")
    assert "fought varorin 1" in table.told()
    assert table.at("glory.lusma") == 4  # one retreated, one lost


@rule("mysthea.chosen.7")
def test_sanya_draws_before_cards_are_laid() -> None:
    table = Table(
        chosen={"varorin": "H06"},
        deck="C040",
        row="",
        units={"tree-forest": {"varorin": "chosen", "lusma": "chosen"}},
    )
    table.do("battle tree-forest")
    assert table.actions() == ["pass", "use H06"]
    table.do("use H06")
    assert table.actions() == ["pass", "lay C040"]


def test_a_chosen_that_comes_back_has_not_retreated() -> None:
    """(ruling R06)"""
    table = Table(
        hands={"varorin": "C047"},
        units={"tree-forest": {"varorin": "chosen", "lusma": "2 golem construct chosen"}},
    )
    table.do("battle tree-forest", "lay C047")
    table.do("step chosen tree-forest tree-mountain", "step chosen tree-mountain tree-forest")
    assert table.at("wounded") == ["varorin"]
    assert table.at("glory.lusma") == 2


@rule("mysthea.wound.2")
def test_a_wounded_chosen_keeps_its_upgrade() -> None:
    table = Table(upgrades={"varorin": "C019"}, wounded=["varorin"], units={"tree-forest": {"varorin": "chosen"}})
    assert table.at("regions.tree-forest.varorin.strength") == 3


# -- monsters ----------------------------------------------------------------------------------------------------------


@rule("mysthea.monster.3")
@rule("mysthea.monster.7")
@rule("mysthea.chosen.3")
def test_celethe_is_rewarded_twice() -> None:
    table = Table(
        phase="end",
        track="utcoro",
        chosen={"varorin": "H02"},
        units={"tree-forest": {"varorin": "chosen 4 golem", "lusma": "chosen"}},
    )
    assert table.at("glory") == {"varorin": 6, "lusma": 0}
    assert table.asked() == ["FreeEncounter", "varorin"]
    table.do("pass", "pass")
    assert table.at("glory") == {"varorin": 6, "lusma": 2}
    assert table.asked() == ["FreeEncounter", "lusma"]


@rule("mysthea.behaviour.2")
def test_utcoro_spites_the_absent() -> None:
    table = Table(
        phase="end",
        track="utcoro",
        glory={"varorin": 9, "lusma": 3},
        units={"sphere-mist": {"varorin": "chosen", "lusma": "chosen"}},
    )
    assert table.at("glory") == {"varorin": 4, "lusma": 0}


@rule("mysthea.behaviour.5")
def test_caerulas_rages_and_then_stays() -> None:
    table = Table(
        phase="end",
        monsters="caerulas utcoro onygauros",
        track="caerulas",
        units={
            "sphere-mist": {"varorin": "construct"},
            "sphere-river": {"varorin": "construct"},
            "volcano-river": {"varorin": "chosen", "lusma": "golem"},
            "tree-forest": {"lusma": "chosen"},
        },
    )
    assert table.actions() == ["abandon sphere-mist", "abandon sphere-river"]
    table.do("abandon sphere-mist")
    assert table.asked() == ["Flight", "varorin"]
    table.do("abandon volcano-river", "abandon volcano-river")
    assert [line for line in table.told() if line.startswith("monster-moved caerulas")] == []
    assert table.state.lair[3] == 4


@rule("mysthea.behaviour.4")
def test_onygauros_takes_a_card_or_glory() -> None:
    """The card that called it lies on the table and is safe. (rulings R28, R51)"""
    table = Table(
        hands={"varorin": "C063"},
        energy={"varorin": 3},
        glory={"varorin": 3, "lusma": 7},
        discards={"varorin": "C001"},
        monsters="onygauros utcoro cannibarok",
        track="forest onygauros",
        units={"tree-forest": {"varorin": "chosen", "lusma": "chosen"}},
    )
    table.do("play C063", "effect", "summon onygauros")
    assert table.actions() == ["give-card", "give-glory"]
    table.do("give-card")
    assert table.at("removed") == ["C001"]
    table.do("give-glory")
    assert table.at("glory") == {"varorin": 3, "lusma": 2}
    assert table.at("monsters.onygauros.island") == "rupture"
    assert table.asked() == ["Operate", "varorin"]


@rule("mysthea.endera.3")
def test_the_storm_moves_every_monster() -> None:
    table = Table(era=2, phase="end", track="storm", units={"tree-forest": {"varorin": "chosen", "lusma": "chosen"}})
    assert table.at("monsters.utcoro.island") == "sphere"
    assert table.at("monsters.cannibarok.island") == "tree"
    assert table.at("monsters.onygauros.island") == "volcano"  # the next Era has begun
