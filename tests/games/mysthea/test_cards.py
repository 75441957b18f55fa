"""Command cards: costs, placing, what upgrades change, effects inside effects."""

import pytest

from krainy.games.mysthea.actions.operate import EFFECT_OF
from krainy.games.mysthea.cards import COMMANDS, KIND, NAMES, UPGRADE
from krainy.games.mysthea.effects.effect import SCRIPTS
from krainy.games.mysthea.hooks import CARRIES, FREE_EFFECT, FREE_PLACING, ON, STRENGTH_BONUS

from .table import Table

rule = pytest.mark.rule

APART = {"tree-forest": {"varorin": "chosen"}, "sphere-mist": {"lusma": "chosen"}}


@pytest.mark.parametrize("card", range(1, COMMANDS + 1), ids=NAMES[1 : COMMANDS + 1])
def test_every_card_does_something(card: int) -> None:
    if KIND[card] == UPGRADE:
        asked = STRENGTH_BONUS[card] or CARRIES[card] or FREE_EFFECT[card] >= 0 or FREE_PLACING[card] >= 0
        assert asked or any(scripts[card] for scripts in ON)
    else:
        assert SCRIPTS[EFFECT_OF[card]].effects


@rule("mysthea.operate.3")
@rule("mysthea.operate.4")
def test_a_free_effect_still_costs_its_cards() -> None:
    """C078 waives the energy of a goal, not the tactic card that C027 removes. (ruling R20)"""
    table = Table(hands={"varorin": "C027 C005"}, upgrades={"varorin": "C078"}, units=APART)
    table.do("play C027", "effect")
    assert table.actions() == ["pay C005"]
    table.do("pay C005")
    assert table.asked() == ["Spend", "varorin"]
    assert table.at("points") == 2
    table.do("energy", "pass")
    assert table.at("removed") == ["C005"]
    assert table.at("experience.varorin") == 2
    assert table.asked() == ["Operate", "varorin"]
    assert table.why("effect") == "mysthea.operate.3"


@rule("mysthea.operate.3")
def test_a_card_cannot_pay_for_itself() -> None:
    table = Table(hands={"varorin": "C046"}, energy={"varorin": 5}, units=APART)
    table.do("play C046")
    assert "effect" not in table.actions()


@rule("mysthea.place.1")
@rule("mysthea.card.5")
def test_an_upgrade_replaces_another_while_its_help_still_counts() -> None:
    """C020 makes C040 free and then makes room for it. (ruling R21)"""
    table = Table(hands={"varorin": "C040"}, upgrades={"varorin": "C020"}, units=APART)
    table.do("play C040", "place")
    assert table.at("upgrades.varorin") == {"cards": "C040"}
    assert table.at("discards.varorin") == ["C020"]


@rule("mysthea.card.3")
@rule("mysthea.place.2")
def test_a_fourth_equipment_displaces_one_and_may_be_used_at_once() -> None:
    table = Table(
        hands={"varorin": "C031"},
        equipment={"varorin": "C011 C012 C013"},
        energy={"varorin": 2},
        units=APART,
    )
    table.do("play C031", "place")
    assert table.actions() == ["replace C011", "replace C012", "replace C013"]
    table.do("replace C012", "pass")
    assert table.at("equipment.varorin") == ["C011", "C013", "C031"]
    table.do("use C031")
    assert table.at("energy.varorin") == 2
    assert table.why("use C031") == "mysthea.turn.2"


@rule("mysthea.turn.3")
def test_an_operate_inside_an_operate() -> None:
    """C003 in C003's place: the outer card waits on the table, its points too. (ruling R51)"""
    table = Table(hands={"varorin": "C003 C021 C006"}, energy={"varorin": 4}, units=APART)
    table.do("play C003", "energy", "effect")
    assert table.asked() == ["ExtraOperate", "varorin"]
    assert table.actions() == ["play C006", "play C021"]
    table.do("play C021")
    assert table.at("played") == ["C003", "C021"]
    table.do("pass")
    assert table.asked() == ["Operate", "varorin"]
    assert (table.at("played"), table.at("points")) == (["C003"], 1)
    table.do("pass")
    assert table.at("discards.varorin") == ["C003", "C021"]


@rule("mysthea.equip.1")
def test_an_extra_operate_needs_a_card_that_is_not_spent_on_it() -> None:
    table = Table(hands={"varorin": "C001"}, equipment={"varorin": "C011"}, units=APART)
    assert table.why("use C011") == "mysthea.equip.1"
    table = Table(hands={"varorin": "C001 C002"}, equipment={"varorin": "C011"}, units=APART)
    table.do("use C011", "pay C001", "play C002", "pass")
    assert table.asked() == ["Turn", "varorin"]
    assert "meditate" in table.actions()


@rule("mysthea.cp.2")
def test_a_created_golem_may_be_deployed_at_once_and_then_scores() -> None:
    table = Table(hands={"varorin": "C024"}, upgrades={"varorin": "C018"}, units=APART)
    table.do("play C024", "create golem")
    assert table.actions() == ["pass", "use C018"]
    table.do("use C018")
    assert table.at("regions.tree-forest.varorin.golem") == 1
    assert table.at("points") == 1


@rule("mysthea.move.5")
@rule("mysthea.move.6")
def test_a_chosen_carries_a_different_unit_on_every_step() -> None:
    table = Table(
        hands={"varorin": "C001"},
        upgrades={"varorin": "C038"},
        units={"tree-forest": {"varorin": "chosen construct golem"}, "sphere-mist": {"lusma": "chosen"}},
    )
    table.do("play C001", "step chosen tree-forest tree-mountain")
    assert table.actions() == ["pass", "carry construct", "carry golem"]
    table.do("carry construct", "step chosen tree-mountain tree-forest")
    assert table.asked() == ["Turn", "varorin"]  # the construct has moved, so nothing more to carry
    assert table.at("regions.tree-mountain.varorin.moved_construct") == 1


@rule("mysthea.move.5")
def test_a_chosen_that_moved_is_not_carried() -> None:
    table = Table(
        hands={"varorin": "C002"},
        upgrades={"varorin": "C059"},
        units={"tree-forest": {"varorin": "construct"}, "tree-mountain": {"varorin": "chosen"}},
    )
    table.do("play C002", "step chosen tree-mountain tree-forest", "step construct tree-forest tree-crystal")
    assert table.asked() == ["Turn", "varorin"]


@rule("mysthea.move.4")
def test_a_group_leaves_behind_who_moved() -> None:
    """C045: the Chosen and one of two constructs have moved. (ruling R44)"""
    table = Table(
        hands={"varorin": "C045"},
        energy={"varorin": 4},
        units={"tree-forest": {"varorin": "chosen 2 construct golem"}, "sphere-mist": {"lusma": "chosen"}},
        moved={"tree-forest": {"varorin": "chosen construct"}},
    )
    table.do("play C045", "effect", "lead tree-forest volcano-river")
    assert table.at("regions.tree-forest.varorin") == {
        "chosen": 1,
        "moved_chosen": 1,
        "construct": 1,
        "moved_construct": 1,
        "strength": 4,
    }
    assert table.at("regions.volcano-river.varorin.golem") == 1


def test_and_or_lets_one_stop_after_the_first() -> None:
    table = Table(
        hands={"varorin": "C004"},
        equipment={"varorin": "C014"},
        discharged=["varorin"],
        units=APART,
    )
    assert "use C014" not in table.actions()  # no upgrade card to discard
    table = Table(hands={"varorin": "C016"}, equipment={"varorin": "C014"}, discharged=["varorin"], units=APART)
    table.do("use C014", "pay C016")
    assert table.actions() == ["option recharge", "option gain-glory"]
    table.do("option second")
    assert table.actions() == ["pass", "option recharge"]
    table.do("option recharge")
    assert table.at("artefacts.varorin.charged") is True
    assert table.at("glory.varorin") == 4


def test_an_effect_of_which_nothing_can_be_done_cannot_be_bought() -> None:
    """No monster on the track, no golem to travel. (ruling R49)"""
    table = Table(hands={"varorin": "C063 C022"}, energy={"varorin": 9}, units=APART, era=3)
    table.do("play C063")
    assert table.why("effect") == "mysthea.operate.3"


@rule("mysthea.cp.4")
def test_fortifications_are_not_for_points() -> None:
    table = Table(hands={"varorin": "C001"}, units=APART)
    table.do("play C001")
    assert table.why("create fortification") == "mysthea.cp.4"
    assert table.why("deploy fortification") == "mysthea.cp.4"


@rule("mysthea.two.4")
def test_nothing_enters_a_mirage() -> None:
    table = Table(hands={"varorin": "C001"}, energy={"varorin": 2}, mirages=["tree-mountain"], units=APART)
    table.do("play C001")
    assert table.why("step chosen tree-forest tree-mountain") == "mysthea.two.4"
    table.do("effect")
    assert "tree-mountain" not in table.actions("travel chosen tree-forest")
    assert len(table.actions("travel chosen tree-forest")) == 13
