"""Prompts say what is asked, and for which card or encounter."""

import pytest

from krainy.play.words import speak

from .table import Table

STANDING = {"tree-forest": {"varorin": "chosen construct golem"}, "sphere-mist": {"lusma": "chosen golem"}}


def prompt(table: Table, lang: str = "en") -> str:
    return speak(lang, "mysthea").prompt(table.g)


def test_a_card_on_the_table_is_named_with_its_points() -> None:
    table = Table(hands={"varorin": "C016"}, energy={"varorin": 2}, units=STANDING)
    table.do("play C016")
    assert prompt(table) == "Varorin uses upgrade “Garrison Hearth”: 2 command points to spend."
    assert prompt(table, "pl") == "Varorin używa ulepszenia „Ognisko załogi”: 2 punkty dowodzenia do wydania."
    table.do("energy", "energy")
    assert prompt(table) == "Varorin may still use upgrade “Garrison Hearth”: its points are spent."


@pytest.mark.parametrize(
    ("card", "moves", "said"),
    [
        ("C004", ["effect"], "Varorin chooses where the battle takes place (tactic “First Strike”)."),
        ("C001", ["effect"], "Varorin sends the Chosen travelling (tactic “Lone Stride”)."),
        ("C062", ["effect"], "Varorin chooses a region where every opponent loses a golem (tactic “Shattered Stone”)."),
        (
            "C064",
            ["effect"],
            "Varorin chooses a region where the Chosen of opponents are wounded (tactic “Marked Foe”).",
        ),
        ("C050", ["effect"], "Varorin chooses one of two effects (goal “Quiet Hour”)."),
        ("C041", ["effect"], "Varorin may draw a card from the Era deck (tactic “Scouts’ Report”)."),
    ],
)
def test_an_effect_names_its_card(card: str, moves: list[str], said: str) -> None:
    table = Table(hands={"varorin": card}, energy={"varorin": 9}, units=STANDING, deck="C070 C071")
    table.do(f"play {card}", *moves)
    assert prompt(table) == said
    assert table.at("card") == card


def test_equipment_names_itself_from_the_price_to_the_step() -> None:
    table = Table(equipment={"varorin": "C034"}, energy={"varorin": 1}, units=STANDING)
    table.do("use C034")
    assert prompt(table) == "Varorin chooses one of two effects (equipment “Tinker’s Bench”)."
    table.do("option step-construct")
    assert prompt(table) == "Varorin moves a construct a step (equipment “Tinker’s Bench”)."
    table = Table(equipment={"varorin": "C014"}, hands={"varorin": "C016"}, discharged="varorin", units=STANDING)
    table.do("use C014")
    assert prompt(table, "pl") == "Varorin wybiera kartę z ręki, którą płaci (wyposażenie „Kamerton”)."


def test_an_upgrade_that_may_act_is_named() -> None:
    table = Table(hands={"varorin": "C016"}, upgrades={"varorin": "C037"}, created={"varorin": "golem"}, units=STANDING)
    table.do("play C016", "deploy golem")
    assert prompt(table) == "Varorin may use upgrade “Golem Parade” now."
    assert prompt(table, "pl") == "Varorin może teraz użyć ulepszenia „Parada golemów”."


def test_an_encounter_names_itself() -> None:
    scene = {"experience": {"varorin": 1}, "tokens": {"varorin": "tree"}, "units": STANDING}
    table = Table(encounters="EN11", **scene)
    table.do("face", "choose axe")
    assert prompt(table) == "Varorin chooses where Lusma loses a golem (encounter 11)."
    assert table.at("reward") == {"encounter": "EN11", "symbol": "axe"}
    table = Table(encounters="EN16", energy={"varorin": 1}, **scene)
    table.do("face", "choose chest")
    assert prompt(table) == "Varorin may pay for the reward (encounter 16)."
    table = Table(encounters="EN03", **scene)
    table.do("face", "choose boot")
    assert prompt(table) == "Varorin may use this part of the reward (encounter 3)."


def test_an_island_hangs_in_the_centre_until_it_is_put_back() -> None:
    table = Table(units=STANDING)
    table.do("shift")
    assert (table.asked()[0], table.at("centre")) == ("Attune", "tree")
    table.do("pass")
    assert (table.asked()[0], table.at("centre")) == ("Insert", "tree")
    table.do(table.actions()[0])
    assert table.at("centre") == ""


def test_a_turn_says_which_actions_are_left() -> None:
    table = Table(hands={"varorin": "C024"}, units=STANDING)
    assert prompt(table) == "Varorin plays a card, develops or meditates."
    assert prompt(table, "pl") == "Varorin zagrywa kartę, rozwija się albo medytuje."
    table.do("play C024", "pass")
    assert prompt(table) == "Varorin may still take a special action, or ends the turn."


def test_a_shifted_island_is_named_until_it_is_back() -> None:
    table = Table(units=STANDING)
    table.do("shift")
    while table.at("asked") != "Insert":
        table.do("pass")
    assert prompt(table) == "Varorin chooses where the Tree returns to the ring."
    assert prompt(table, "pl") == "Varorin wybiera, gdzie wróci do kręgu Wyspa Drzewa."
