"""The rooms of a game (decision 027): the same ones everywhere, and none that is too large to be read."""

from pathlib import Path

import pytest

from krainy.games import NAMES

GAMES = Path(__file__).parents[2] / "src" / "krainy" / "games"
TEMPLATE = Path(__file__).parent / "template" / "pebbles"
HOUSES = [*(GAMES / name for name in NAMES), TEMPLATE]
LINES = 500
FILES = 25
SIDE_ROOMS = {
    "view": {"sight.py", "naming.py", "catalogue.py"},
    "features": {"sense.py", "observation.py"},
    "positions": {"scene.py", "invariants.py"},
}


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.name)
def test_the_side_rooms_are_those_of_every_game(house: Path) -> None:
    for room, files in SIDE_ROOMS.items():
        missing = {name for name in files if not (house / room / name).is_file()}
        assert not missing, f"{house.name}/{room}/ lacks {sorted(missing)}"


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.name)
def test_no_file_and_no_room_is_too_large_to_be_read(house: Path) -> None:
    long = {
        path.relative_to(house): count
        for path in house.rglob("*.py")
        if (count := len(path.read_text("utf-8").splitlines())) > LINES
    }
    assert not long, f"files of {house.name} with more than {LINES} lines"
    rooms = [house, *(path for path in house.rglob("*") if path.is_dir())]
    full = {room.relative_to(house): count for room in rooms if (count := len(list(room.glob("*.py")))) > FILES}
    assert not full, f"folders of {house.name} with more than {FILES} files"


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.name)
def test_every_room_says_what_is_in_it(house: Path) -> None:
    for room in {path.parent for path in house.rglob("*.py")}:
        text = (room / "__init__.py").read_text("utf-8")
        assert text.startswith('"""'), f"{room.relative_to(house.parent)}/__init__.py has no docstring"
