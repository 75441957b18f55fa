"""The rules of turns, Eras, islands, encounters and Chosen, each at its edge."""

from typing import Any

import pytest

from .table import Table

rule = pytest.mark.rule

APART: dict[str, Any] = {"tree-forest": {"varorin": "chosen"}, "sphere-mist": {"lusma": "chosen"}}


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("mysthea.turn.1")
@rule("mysthea.turn.2")
@rule("mysthea.round.4")
def test_one_base_action_and_one_special_action() -> None:
    table = Table(hands={"varorin": "C001"}, energy={"varorin": 1}, equipment={"varorin": "C031"}, units=APART)
    assert table.why("pass") == "mysthea.turn.1"
    assert table.why("meditate", by="lusma") == "mysthea.round.4"
    table.do("use C031")
    assert table.why("shift") == "mysthea.turn.2"
    table.do("meditate")
    assert table.actions() == ["pass"]
    assert table.why("play C001") == "mysthea.turn.1"
    table.do("pass")
    assert table.asked() == ["Turn", "lusma"]


@rule("mysthea.cp.1")
@rule("mysthea.cp.3")
@rule("mysthea.cp.6")
@rule("mysthea.limit.1")
def test_points_are_divided_and_the_rest_is_lost() -> None:
    table = Table(hands={"varorin": "C001"}, energy={"varorin": 12}, created={"varorin": "golem"}, units=APART)
    table.do("play C001", "energy")
    assert table.at("energy.varorin") == 12
    assert table.why("deploy golem") == "mysthea.cp.3"  # it costs two points
    assert table.why("create construct") == ""
    table.do("pass")
    assert table.at("points") == 0
    assert table.at("discards.varorin") == ["C001"]


@rule("mysthea.develop.1")
@rule("mysthea.develop.5")
def test_development_needs_energy_and_a_card() -> None:
    assert Table(units=APART).why("develop") == "mysthea.develop.1"
    table = Table(energy={"varorin": 9}, deck="", row="", units=APART)
    assert table.why("develop") == "mysthea.develop.5"
    table = Table(energy={"varorin": 9}, deck="", row="C021 C022", units=APART)
    table.do("develop", "take C022", "take C021")
    assert table.at("energy.varorin") == 6
    assert table.asked() == ["Turn", "varorin"]


@rule("mysthea.meditate.1")
@rule("mysthea.meditate.3")
@rule("mysthea.meditate.5")
def test_crystals_pool_their_points() -> None:
    units = {
        "tree-crystal": {"varorin": "chosen"},
        "volcano-crystal": {"varorin": "fortification"},
        "volcano-river": {"varorin": "construct"},
        "rupture-mist": {"varorin": "construct"},
        "sphere-mist": {"lusma": "chosen"},
    }
    table = Table(units=units)
    table.do("meditate")
    assert [table.at(f"{track}.varorin") for track in ("energy", "glory", "experience")] == [3, 2, 1]
    assert table.at("points") == 2
    assert table.why("energy") == "mysthea.meditate.5"
    table.do("create golem")
    assert table.asked() == ["Turn", "varorin"]


# -- Eras --------------------------------------------------------------------------------------------------------------


@rule("mysthea.era.1")
@rule("mysthea.era.7")
@rule("mysthea.chosen.5")
@rule("mysthea.wound.4")
@rule("mysthea.chosen.1")
def test_telron_gains_energy_only_if_he_was_not_wounded() -> None:
    scene = {"era": 2, "phase": "beginning", "chosen": {"varorin": "H04"}, "glory": {"varorin": 1}}
    assert Table(**scene).at("energy.varorin") == 7
    hurt = Table(**scene, wounded=["varorin"])
    assert hurt.at("energy.varorin") == 3
    assert hurt.at("wounded") == []
    assert Table(**scene, options={"abilities": "off"}).at("energy.varorin") == 3


@rule("mysthea.era.3")
@rule("mysthea.era.4")
@rule("mysthea.era.6")
@rule("mysthea.era.8")
@rule("mysthea.era.9")
@rule("mysthea.card.6")
def test_what_a_new_era_brings_back() -> None:
    table = Table(
        era=2,
        phase="beginning",
        attuned={"varorin": "tree"},
        lairs={"utcoro": "rupture"},
        discards={"varorin": "C001"},
        removed=["C002"],
        equipment={"varorin": "C011"},
        units={"tree-forest": {"varorin": "chosen fortification golem"}, "sphere-mist": {"lusma": "chosen"}},
    )
    assert table.at("attuned") == {}
    assert table.at("hands.varorin") == ["C001"]
    assert table.at("removed") == ["C002"]
    assert table.at("equipment.varorin") == ["C011"]
    assert table.at("monsters.utcoro.island") == "rupture"
    assert table.at("regions.tree-forest.varorin") == {"chosen": 1, "golem": 1, "strength": 5}
    assert table.at("beside.varorin.fortification") == 4
    assert len(table.at("row")) == 3


@rule("mysthea.round.1")
@rule("mysthea.round.3")
def test_artefacts_may_be_recharged_when_the_fifth_card_is_laid() -> None:
    table = Table(seats=3, phase="round", track="forest river mist storm", discharged=["lusma"])
    assert table.asked() == ["RechargeArtefact", "lusma"]
    table.do("recharge")
    assert table.at("artefacts.lusma.charged") is True
    assert table.asked() == ["Turn", "varorin"]
    table = Table(seats=3, phase="round", track="forest river mist", discharged=["lusma"])
    assert table.asked() == ["Turn", "varorin"]


@rule("mysthea.flow.2")
@rule("mysthea.endera.6")
def test_a_tie_goes_to_the_lower_artefact() -> None:
    table = Table(era=3, phase="end", order=["lusma", "varorin"], glory={"varorin": 9, "lusma": 9}, units=APART)
    assert table.at("winners") == ["lusma"]


@rule("mysthea.endera.5")
@rule("mysthea.chosen.6")
@rule("mysthea.attune.4")
def test_what_scores_at_the_end_of_an_era() -> None:
    units = {
        "tree-forest": {"varorin": "chosen"},
        "rupture-forest": {"varorin": "construct"},
        "volcano-forest": {"varorin": "construct"},
        "sphere-mist": {"lusma": "chosen"},
    }
    scene = {
        "era": 3,
        "phase": "end",
        "options": {"night": "volcano"},
        "attuned": {"lusma": "volcano"},
        "defeated": "utcoro onygauros",
        "chosen": {"varorin": "H05"},
        "units": units,
    }
    assert Table(**scene).at("glory") == {"varorin": 3, "lusma": 16}
    assert Table(**scene, wounded=["varorin"]).at("glory") == {"varorin": 0, "lusma": 16}


# -- islands -----------------------------------------------------------------------------------------------------------

SCORINGS = [
    ("monolith", "", {"upgrades": {"varorin": "C016 C017"}}, 6),
    ("rupture", "", {"faced": {"varorin": "EN01 EN02 EN03"}}, 12),
    ("tree", "", {}, 9),
    ("sphere", "", {}, 4),
    ("volcano", "", {"discards": {"varorin": "C001 C002"}}, 4),
    ("monolith", "monolith", {"equipment": {"varorin": "C011"}}, 4),
    ("rupture", "rupture", {"experience": {"varorin": 5}}, 10),
    ("tree", "tree", {}, 3),
    ("sphere", "sphere", {}, 3),
    ("volcano", "volcano", {"defeated": "utcoro"}, 0),
]


@rule("mysthea.attune.3")
@rule("mysthea.attune.4")
@rule("mysthea.setup.7")
@pytest.mark.parametrize(("island", "night", "more", "glory"), SCORINGS)
def test_every_attunement_scores(island: str, night: str, more: dict[str, Any], glory: int) -> None:
    """In three regions: a Chosen, two constructs, a golem. Kolbor and Malabor may take any card."""
    units = {
        "tree-forest": {"varorin": "chosen construct"},
        "sphere-river": {"varorin": "construct"},
        "volcano-river": {"varorin": "golem"},
        "rupture-mist": {"lusma": "chosen"},
    }
    table = Table(units=units, chosen={"varorin": "H07"}, options={"night": night}, **more)
    table.do("shift", f"attune {island}")
    assert table.at("glory.varorin") == glory


@rule("mysthea.attune.2")
@rule("mysthea.chosen.8")
@rule("mysthea.shift.2")
def test_once_an_era_and_every_card_once() -> None:
    table = Table(units=APART, attuned={"lusma": "tree"})
    table.do("shift")
    assert table.asked() == ["Insert", "varorin"]
    table = Table(units=APART, attuned={"lusma": "tree"}, chosen={"varorin": "H07"})
    table.do("shift")
    assert table.actions() == ["pass", "attune monolith", "attune rupture", "attune sphere", "attune volcano"]
    assert table.why("attune tree") == "mysthea.attune.2"
    table = Table(units=APART, chosen={"varorin": "H07"}, wounded=["varorin"])
    table.do("shift")
    assert table.actions() == ["pass", "attune tree"]
    assert table.why("attune monolith") == "mysthea.attune.1"


# -- encounters --------------------------------------------------------------------------------------------------------


@rule("mysthea.encounter.1")
@rule("mysthea.encounter.2")
def test_who_may_face_an_encounter() -> None:
    assert Table(units=APART, experience={"varorin": 9}).why("face") == "mysthea.encounter.1"
    assert Table(units=APART, tokens={"varorin": "tree"}).why("face") == "mysthea.encounter.2"
    six = {"varorin": "EN01 EN02 EN03 EN04 EN05 EN06"}
    table = Table(units=APART, tokens={"varorin": "tree"}, experience={"varorin": 9}, faced=six)
    assert table.why("face") == "mysthea.encounter.2"


@rule("mysthea.encounter.5")
@rule("mysthea.encounter.7")
def test_a_reward_may_be_left() -> None:
    table = Table(
        units=APART, tokens={"varorin": "tree"}, experience={"varorin": 1}, encounters="EN30", hands={"varorin": "C001"}
    )
    table.do("face", "choose dialogue")
    assert table.actions() == ["pass", "play C001"]
    table.do("pass")
    assert table.at("tokens.varorin") == "rupture"
    assert table.at("faced.varorin") == ["EN30"]


def test_energy_for_facing_it_may_pay_for_the_reward() -> None:
    """(ruling R46)"""
    table = Table(
        units=APART,
        tokens={"varorin": "tree"},
        experience={"varorin": 1},
        encounters="EN16",
        upgrades={"varorin": "C056"},
    )
    table.do("face", "use C056", "choose chest", "effect")
    assert table.at("energy.varorin") == 2


# -- monsters and control ----------------------------------------------------------------------------------------------


@rule("mysthea.monster.2")
@rule("mysthea.monster.4")
@rule("mysthea.wound.1")
@rule("mysthea.endera.1")
@rule("mysthea.endera.4")
def test_a_monster_takes_one_region() -> None:
    table = Table(
        phase="end",
        track="forest utcoro",
        units={
            "tree-forest": {"varorin": "chosen construct fortification"},
            "tree-mountain": {"varorin": "golem"},
            "sphere-mist": {"lusma": "chosen"},
        },
    )
    assert table.at("glory.varorin") == 2  # the forest came first
    assert table.actions() == ["abandon tree-forest", "abandon tree-mountain"]
    before = table.state.clone()
    table.do("abandon tree-forest")
    assert before.created[1] + 1 == table.state.created[1]
    assert "wounded varorin tree-forest" in table.told()
    assert "monster-moved utcoro tree sphere" in table.told()


@rule("mysthea.behaviour.1")
@rule("mysthea.behaviour.3")
@rule("mysthea.monster.1")
def test_cannibarok_likes_crystals() -> None:
    """Strength 13 against 12, or against 14 on an island with a crystal field."""
    units = {"monolith-mist": {"varorin": "4 golem chosen", "lusma": "golem"}, "sphere-mist": {"lusma": "chosen"}}
    scene = {"era": 3, "monsters": "cannibarok utcoro onygauros", "phase": "end", "track": "cannibarok", "units": units}
    assert Table(**scene).asked() == ["Flight", "varorin"]
    assert Table(**scene, lairs={"cannibarok": "rupture"}).at("glory.varorin") == 0
    assert Table(**scene, options={"behaviours": "off"}).at("glory") == {"varorin": 6, "lusma": 4}


@rule("mysthea.monster.8")
def test_only_a_monster_on_the_track_can_be_called() -> None:
    table = Table(era=3, hands={"varorin": "C063"}, energy={"varorin": 3}, track="forest cannibarok", units=APART)
    table.do("play C063", "effect")
    assert table.actions() == ["summon cannibarok"]
    assert table.why("summon utcoro") == "mysthea.monster.8"


@rule("mysthea.control.2")
@rule("mysthea.battle.11")
@rule("mysthea.wound.3")
def test_strength_and_control() -> None:
    table = Table(
        upgrades={"varorin": "C080 C058 C060 C076"},
        wounded=["varorin"],
        units={"tree-forest": {"varorin": "chosen construct golem fortification", "lusma": "chosen golem"}},
    )
    assert table.at("regions.tree-forest.varorin.strength") == 4 + 2 + 3 + 3
    assert table.at("regions.tree-forest.control") == "varorin"
    assert table.at("regions.tree-mountain") is None
