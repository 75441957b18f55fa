"""Runs every scenario, those of tests/scenarios and those printed in docs/scenarios.md."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import krainy
from krainy.engine import state
from krainy.play.scenario import Scenario, read, reads, run, scenario_files
from tests.games.frozen import freezing

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
DOCUMENT = ROOT / "docs" / "scenarios.md"
# Every worker names all tests, but runs only some: the titles are looked for as lines, and a file is read when a test
# needs it.
TITLES = {path: re.findall(r"^- title: (.+)$", path.read_text("utf-8"), re.M) for path in scenario_files([SCENARIOS])}
PRINTED = [
    scenario
    for block in re.findall(r"^```yaml\n(title: .*?)^```$", DOCUMENT.read_text("utf-8"), re.M | re.S)
    for scenario in reads(block, str(DOCUMENT))
]
scenarios = cache(read)


@pytest.fixture(scope="module", autouse=True)
def frozen() -> Iterator[None]:
    """Interpreted, no rule of a scenario may change what clones share; compiled, nobody could notice."""
    if str(state.__file__).endswith(".py"):
        with freezing():
            yield
    else:
        yield


def name(path: Path, title: str) -> str:
    """What pytest calls a scenario: its game, its file and its title."""
    words = re.sub(r"[^a-z0-9.]+", "-", title.lower()).strip("-")
    return f"{path.parent.name}-{path.stem}-{words}"


@pytest.mark.parametrize(
    ("path", "number"),
    [
        pytest.param(path, number, id=name(path, title))
        for path, titles in TITLES.items()
        for number, title in enumerate(titles)
    ],
)
def test_scenario(path: Path, number: int) -> None:
    assert len(scenarios(path)) == len(TITLES[path]), f"{path}: a scenario begins with its title, '- title: …'"
    scenario = scenarios(path)[number]
    assert scenario.game == path.parent.name, f"{path} lies in the folder of another game"
    failure = run(scenario).failure
    assert not failure, f"{scenario.file}:{scenario.line}: {scenario.title}\n{failure}"


@pytest.mark.parametrize("scenario", PRINTED, ids=lambda s: name(Path(s.game, DOCUMENT.name), s.title))
def test_the_examples_of_the_document(scenario: Scenario) -> None:
    assert run(scenario).failure == ""


def test_the_document_prints_complete_examples() -> None:
    assert len(PRINTED) >= 2


@pytest.mark.parametrize("game", krainy.names())
def test_the_document_names_every_event_and_lot(game: str) -> None:
    """The section of a game is told by its heading, 'Events of …'; lots stand in the row of the game."""
    text = DOCUMENT.read_text("utf-8")
    title = {"eko": "Ekö", "xidit": "Lords of Xidit", "mysthea": "Mysthea", "oath": "Oath", "runewars": "Runewars"}[
        game
    ]
    (told,) = re.findall(rf"^##+ Events of {title}\n(.*?)(?=^##|\Z)", text, re.M | re.S)
    assert [kind.name for kind in krainy.load(game).events.kinds if f"`{kind.name}`" not in told] == []
    (lots,) = re.findall(rf"^\| {title} \| (.*)$", text, re.M)
    assert [lot for lot in krainy.load(game).lots if f"`{lot}`" not in lots] == []


def test_every_file_has_scenarios() -> None:
    assert [path for path, titles in TITLES.items() if not titles] == []


def test_no_two_scenarios_of_a_file_have_one_title() -> None:
    names = [name(path, title) for path, titles in TITLES.items() for title in titles]
    assert sorted(set(names)) == sorted(names)


def examples(game: str) -> list[Scenario]:
    """The worked examples of a rulebook, in their order."""
    return scenarios(SCENARIOS / game / "examples.yaml")


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
