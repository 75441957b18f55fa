"""Who knows what: hands, what was put under the deck, encounter backs."""

import pytest

from krainy.engine.knowledge import UNKNOWN

from .table import GAME, Table

rule = pytest.mark.rule

APART = {"tree-forest": {"varorin": "chosen"}, "sphere-mist": {"lusma": "chosen"}}


def view(table: Table, guild: str) -> dict[str, object]:
    return table.g.view(GAME.find(table.g, "seat", guild))


@rule("mysthea.develop.2")
def test_all_know_which_cards_went_under_but_not_their_order() -> None:
    table = Table(energy={"varorin": 1}, row="C021 C022 C023", deck="C024 C025 C026 C027", units=APART)
    table.do("develop", "refresh", "under C022", "under C021")
    assert table.at("deck") == ["C027", "C022", "C021", "C023"]
    assert view(table, "varorin")["deck"] == [UNKNOWN, "C022", "C021", "C023"]
    assert view(table, "lusma")["deck"] == [UNKNOWN] * 4
    assert "put-under varorin C022" in table.told()
    for seed in range(20):
        world = table.g.determinize(GAME.find(table.g, "seat", "lusma"), seed)
        deck = GAME.position(world)["deck"]
        assert isinstance(deck, list)
        assert sorted(deck[1:]) == ["C021", "C022", "C023"]


@rule("mysthea.develop.3")
def test_a_card_taken_openly_stays_known() -> None:
    table = Table(energy={"varorin": 1}, hands={"varorin": "C001"}, row="C021 C022 C023", deck="C024", units=APART)
    table.do("develop", "fourth", "take C024")
    assert view(table, "lusma")["hands"] == {"varorin": ["C024", UNKNOWN], "lusma": []}


@rule("mysthea.encounter.4")
def test_the_back_of_an_encounter_is_unknown_until_the_choice() -> None:
    """EN01, EN17, EN20, EN25 and others may share a front. (ruling R41)"""
    table = Table(units=APART, tokens={"varorin": "tree"}, experience={"varorin": 1}, encounters="EN17 EN02")
    table.do("face")
    assert table.at("faced.varorin") == [UNKNOWN]
    found = set()
    for seed in range(40):
        world = table.g.determinize(0, seed)
        world.do(0, GAME.parse(world, "choose axe"))
        faced = GAME.position(world)["faced"]
        assert isinstance(faced, dict)
        found.add(faced["varorin"][0])
    assert found == {"EN01", "EN17", "EN20", "EN25"}


@rule("mysthea.opt.1")
def test_foresight_turns_the_card_first() -> None:
    table = Table(
        options={"foresight": "on"},
        units=APART,
        tokens={"varorin": "tree"},
        experience={"varorin": 1},
        encounters="EN17",
    )
    table.do("face", "look")
    assert table.at("faced.varorin") == ["EN17"]
    assert table.actions() == ["choose axe", "choose boot"]


@rule("mysthea.battle.4")
def test_even_laying_no_card_stays_hidden() -> None:
    table = Table(
        hands={"varorin": "C001", "lusma": "C002"},
        units={"tree-forest": {"varorin": "chosen", "lusma": "chosen"}},
    )
    table.do("battle tree-forest")
    one, other = table.g.clone(), table.g.clone()
    one.do(0, GAME.parse(one, "pass"))
    other.do(0, GAME.parse(other, "lay C001"))
    assert one.view(1) == other.view(1)
