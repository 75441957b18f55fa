"""The worked examples of the specification."""

import pytest

from .table import Table

rule = pytest.mark.rule


@rule("mysthea.era.10")
def test_artefacts_are_dealt_anew_by_glory() -> None:
    glory = {"lusma": 30, "varorin": 20, "volarees": 20}
    table = Table(seats=3, era=2, phase="beginning", glory=glory)
    assert table.at("order") == ["lusma", "varorin", "volarees"]


@rule("mysthea.era.11")
def test_artefacts_bring_energy() -> None:
    table = Table(seats=3, era=1, phase="beginning")
    assert table.at("energy") == {"varorin": 3, "lusma": 4, "volarees": 5}


@rule("mysthea.operate.1")
@rule("mysthea.cp.5")
@rule("mysthea.move.2")
def test_five_points_divided() -> None:
    table = Table(
        hands={"varorin": "C065"},
        units={"tree-forest": {"varorin": "chosen golem"}, "sphere-mist": {"lusma": "chosen"}},
    )
    table.do("play C065", "create construct", "deploy construct")
    table.do("step chosen tree-forest tree-mountain", "step chosen tree-mountain tree-crystal")
    table.do("step golem tree-forest tree-mountain")
    assert table.asked() == ["Turn", "varorin"]
    assert table.at("discards.varorin") == ["C065"]
    assert table.at("regions.tree-forest.varorin.construct") == 1
    assert table.at("regions.tree-mountain.varorin") == {"golem": 1, "moved_golem": 1, "strength": 2}


@rule("mysthea.develop.2")
@rule("mysthea.develop.3")
@rule("mysthea.develop.4")
def test_development_with_a_fourth_card() -> None:
    table = Table(energy={"varorin": 3}, row="C021 C022 C023", deck="C024 C025 C026")
    table.do("develop", "fourth", "take C021", "take C024")
    assert table.at("row") == ["C022", "C023", "C025"]
    assert table.at("energy.varorin") == 0
    assert table.at("hands.varorin") == ["C021", "C024"]


@rule("mysthea.meditate.2")
@rule("mysthea.meditate.4")
def test_meditation_in_two_forests_and_a_mountain() -> None:
    table = Table(
        units={
            "tree-forest": {"varorin": "chosen"},
            "volcano-forest": {"varorin": "construct"},
            "rupture-mountain": {"varorin": "golem"},
            "sphere-mist": {"lusma": "chosen"},
        }
    )
    table.do("meditate")
    assert table.at("energy.varorin") == 5
    assert table.actions() == ["pass", "fortify rupture-mountain", "fortify tree-forest", "fortify volcano-forest"]


@rule("mysthea.battle.1")
@rule("mysthea.battle.5")
@rule("mysthea.battle.6")
@rule("mysthea.battle.7")
@rule("mysthea.battle.9")
@rule("mysthea.battle.12")
@rule("mysthea.battle.13")
@rule("mysthea.battle.15")
def test_a_battle_of_four() -> None:
    """Blue, yellow, red and black are the four guilds in their order; red starts."""
    table = Table(
        seats=4,
        turn="volarees",
        hands={"varorin": "C026", "lusma": "C060", "volarees": "C024", "magista": "C001"},
        units={
            "tree-forest": {
                "varorin": "golem fortification construct",
                "lusma": "chosen 3 construct",
                "volarees": "chosen",
                "magista": "golem chosen",
            },
            "sphere-mist": {"varorin": "chosen"},
        },
    )
    table.do("battle tree-forest")
    assert table.asked() == ["BattleCards", "varorin", "lusma", "volarees", "magista"]
    table.do("lay C026", by="varorin").do("lay C060", by="lusma").do("pass", by="magista")
    table.do("lay C024", by="volarees")
    assert table.asked() == ["Retreat", "varorin"]
    table.do("step golem tree-forest tree-mountain")
    assert table.asked() == ["Loss", "magista"]
    assert table.actions() == ["lose chosen", "lose golem"]
    table.do("lose chosen")
    assert table.at("glory") == {"varorin": 0, "lusma": 16, "volarees": 8, "magista": 0}
    assert table.at("wounded") == ["magista"]
    assert table.at("artefacts.volarees.charged") is False
    assert table.at("regions.tree-forest.varorin") is None
    assert table.at("discards.varorin") == ["C026"]
    assert table.asked() == ["Turn", "volarees"]


@rule("mysthea.shift.1")
@rule("mysthea.shift.3")
@rule("mysthea.attune.1")
def test_an_island_is_shifted() -> None:
    table = Table(units={"tree-forest": {"varorin": "chosen"}, "sphere-mist": {"lusma": "chosen"}})
    table.do("shift")
    assert table.actions() == ["pass", "attune tree"]
    table.do("attune tree")
    assert table.at("glory.varorin") == 3
    assert table.actions() == ["insert rupture", "insert sphere", "insert volcano"]
    table.do("insert sphere")
    assert table.at("ring") == ["monolith", "sphere", "tree", "volcano", "rupture"]
    assert table.at("artefacts.varorin.charged") is False


@rule("mysthea.encounter.2")
@rule("mysthea.encounter.3")
@rule("mysthea.encounter.6")
def test_the_fourth_encounter() -> None:
    table = Table(
        units={"tree-forest": {"varorin": "chosen"}, "sphere-mist": {"lusma": "chosen"}},
        tokens={"varorin": "tree"},
        faced={"varorin": "EN01 EN02 EN03"},
        encounters="EN16",
        experience={"varorin": 5},
        energy={"varorin": 2},
    )
    table.do("face")
    assert (table.at("experience.varorin"), table.at("glory.varorin")) == (1, 6)
    assert table.actions() == ["choose chest", "choose dialogue"]
    table.do("choose chest", "effect")
    assert (table.at("energy.varorin"), table.at("glory.varorin")) == (1, 9)
    assert table.at("tokens.varorin") == "rupture"
    assert table.at("faced.varorin") == ["EN01", "EN02", "EN03", "EN16"]


@rule("mysthea.endera.2")
@rule("mysthea.control.1")
def test_a_region_card_scores() -> None:
    table = Table(
        seats=3,
        phase="end",
        track="forest",
        units={
            "tree-forest": {"varorin": "chosen"},
            "volcano-forest": {"varorin": "golem", "lusma": "golem"},
            "rupture-forest": {"volarees": "chosen"},
            "sphere-mist": {"lusma": "chosen"},
        },
    )
    assert table.at("glory") == {"varorin": 4, "lusma": 0, "volarees": 2}
