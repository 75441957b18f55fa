"""A game is added as CONTRIBUTING says: its folders, and its name in one line. The template is added so here."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import krainy
from tools.paths import ROOT

TEMPLATE = Path(__file__).parent / "template"
SCENARIOS = TEMPLATE / "pebbles.yaml"
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one game more."""
    place = tmp_path_factory.mktemp("project")
    unwanted = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(Path(krainy.__file__).parent, place / "krainy", ignore=unwanted)
    games = place / "krainy" / "games"
    shutil.copytree(TEMPLATE / "pebbles", games / "pebbles", ignore=unwanted)
    listing = games / "__init__.py"
    named, count = re.subn(r"^NAMES = \((.*)\)$", r'NAMES = (\1, "pebbles")', listing.read_text("utf-8"), flags=re.M)
    assert count == 1
    listing.write_text(named, "utf-8")
    return place


def told(place: Path, *arguments: str) -> str:
    """What a command of the copy says."""
    return run_python(place, "-m", "krainy", *arguments)


def run_python(place: Path, *arguments: str) -> str:
    """What Python says that runs in the copy, with the tools and the tests beside it."""
    paths = os.pathsep.join([str(place), str(ROOT)])
    environment = {**os.environ, "KRAINY_PURE": "1", "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-P", *arguments]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, cwd=place)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_its_scenarios_hold(place: Path) -> None:
    assert "5 passed, 0 failed" in told(place, "scenario", str(SCENARIOS))


def test_it_keeps_all_laws(place: Path) -> None:
    assert "6 passed, 0 failed" in told(place, "fuzz", "pebbles", "--games", "6", "--seed", "1")


def test_what_it_shows_is_as_it_declares(place: Path) -> None:
    run_python(place, "-c", "from tests.games.test_shapes import check; check('pebbles', 3, {})")
    page = run_python(place, "-c", "from tools.shapes import typescript; print(typescript('pebbles'))")
    assert "  heaps: Record<HeapName, number>;\n" in page
    assert "winners" not in page, "who has won is said by the kernel, in seat numbers, for all games alike"


@pytest.mark.parametrize(("lang", "ending"), [("pl", "to zwycięstwo!"), ("en", "victory!")])
def test_bots_play_it(place: Path, lang: str, ending: str) -> None:
    said = told(place, "watch", "pebbles", "--pace", "0", "--seed", "3", "--bots", "greedy", "--lang", lang)
    assert ending in said


def test_its_rules_and_components_are_read(place: Path) -> None:
    assert "pebbles.end.1" in told(place, "rules", "pebbles", "--search", "last pebble")
    assert "Kamyk rzeczny" in told(place, "cards", "pebbles", "--lang", "pl")
