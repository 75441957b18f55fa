"""No rule without a scenario or a test, and no scenario or test that names a rule nobody wrote."""

from pathlib import Path

import pytest

import krainy
from krainy.play.coverage import carried, coverage, is_ruling, marks, rule_ids, rulings
from krainy.play.scenario import read, scenario_files

TESTS = Path(__file__).parents[1]
pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", krainy.names())
def test_every_rule_is_carried(game: str) -> None:
    rules, missing = coverage(game)
    assert rules
    assert not missing


NO_CASE = {
    "eko.ruling.3",  # the size of a tile
    "oath.opt.4",  # undo
    "runewars.fate.5",  # the numbers of the fate cards
    "runewars.map.10",  # markers that cannot be laid
    "runewars.map.15",  # realms that cannot be laid
    "runewars.ruling.6",  # the same
    "runewars.ruling.33",  # a deck of which cards are missing
    "runewars.ruling.53",  # exploration tokens that run out
}
"""What docs/scenarios.md excepts: tests carry it."""


@pytest.mark.parametrize("game", krainy.names())
def test_scenarios_carry_every_rule_but_those_that_no_case_can_show(game: str) -> None:
    scenarios = [scenario for path in scenario_files([TESTS / "scenarios" / game]) for scenario in read(path)]
    told = {rule for scenario in scenarios for rule in scenario.rules}
    assert {rule for rule in rule_ids(game) if rule not in told} == {r for r in NO_CASE if r.startswith(f"{game}.")}


@pytest.mark.parametrize("game", krainy.names())
def test_every_ruling_is_carried(game: str) -> None:
    assert not rulings(game)[1]


@pytest.mark.parametrize("game", krainy.names())
def test_every_id_carried_or_expected_as_an_answer_exists(game: str) -> None:
    known = rule_ids(game)
    assert [rule for rule in carried(game) if rule not in known] == []
    for path in scenario_files([TESTS / "scenarios" / game]):
        for scenario in read(path):
            assert [rule for rule in scenario.answers if rule not in known] == []


CONTRACT = [("eko", 114, 26), ("xidit", 121, 27), ("mysthea", 143, 51), ("oath", 271, 37), ("runewars", 325, 57)]


@pytest.mark.parametrize(("game", "rules", "decided"), CONTRACT)
def test_no_rule_of_the_contract_is_lost(game: str, rules: int, decided: int) -> None:
    found = rule_ids(game)
    assert len([rule for rule in found if is_ruling(rule)]) == decided
    assert len([rule for rule in found if not is_ruling(rule)]) == rules


def test_marks_are_found_without_running_the_tests(tmp_path: Path) -> None:
    path = tmp_path / "test_it.py"
    path.write_text('import pytest\n\n@pytest.mark.rule("eko.move.1")\ndef test() -> None: ...\n')
    assert marks(path) == [("eko.move.1", 3)]
    assert carried("eko", tmp_path) == {"eko.move.1": [f"{path}:3"]}


def test_without_the_tests_there_is_no_coverage(tmp_path: Path) -> None:
    with pytest.raises(krainy.BadInput, match="there are no tests here"):
        carried("eko", tmp_path / "nowhere")
    with pytest.raises(krainy.BadInput, match="chess"):
        coverage("chess")
