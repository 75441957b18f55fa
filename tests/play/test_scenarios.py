"""Runs every scenario, those of tests/scenarios and those printed in docs/scenarios.md."""

import re
from pathlib import Path

import pytest

from krainy.play.scenario import Scenario, read, reads, run, scenario_files

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "scenarios.md"
SCENARIOS = [scenario for path in scenario_files([ROOT / "tests" / "scenarios"]) for scenario in read(path)]
PRINTED = [
    scenario
    for block in re.findall(r"^```yaml\n(title: .*?)^```$", DOCUMENT.read_text("utf-8"), re.M | re.S)
    for scenario in reads(block, str(DOCUMENT))
]


def name(scenario: Scenario) -> str:
    """What pytest calls a scenario: its file and its title."""
    title = re.sub(r"[^a-z0-9.]+", "-", scenario.title.lower()).strip("-")
    return f"{scenario.game}-{Path(scenario.file).stem}-{title}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: Scenario) -> None:
    failure = run(scenario).failure
    assert not failure, f"{scenario.file}:{scenario.line}: {scenario.title}\n{failure}"


@pytest.mark.parametrize("scenario", PRINTED, ids=name)
def test_the_examples_of_the_document(scenario: Scenario) -> None:
    assert run(scenario).failure == ""


def test_the_document_prints_complete_examples() -> None:
    assert len(PRINTED) >= 2


def test_no_two_scenarios_of_a_file_have_one_title() -> None:
    names = [name(scenario) for scenario in SCENARIOS]
    assert sorted(set(names)) == sorted(names)


def examples(game: str) -> list[Scenario]:
    """The worked examples of a rulebook, in their order."""
    return [s for s in SCENARIOS if s.game == game and Path(s.file).stem == "examples"]


def test_all_worked_examples_of_eko_are_played() -> None:
    titles = {s.title.split()[0] for s in examples("eko")}
    assert titles == {f"eko.ex.{number}" for number in range(1, 13)}


def test_all_worked_examples_of_xidit_are_played() -> None:
    titles = [s.title.removeprefix("Example ").split(" - ")[0] for s in examples("xidit")]
    assert titles == [
        "Plan",
        "Order marker",
        "Move",
        "Recruit",
        "Threat cost",
        "Gold",
        "Bards",
        "Guild limit",
        "Recruitment token used up",
        "Planning ahead",
        "Awakening",
        "Titan",
        "Census",
        "Influence",
        "Wealth tie",
        "Second assessment",
        "Third assessment",
        "Virtual Player",
        "Sample round",
    ]


def test_all_worked_examples_of_mysthea_are_played() -> None:
    titles = [s.title.removeprefix("Example ").split(" - ")[0] for s in examples("mysthea")]
    assert titles == [
        "Player order",
        "Era energy",
        "Operate",
        "Development",
        "Meditation",
        "Battle",
        "Island shift",
        "Encounter",
        "Region card",
    ]
