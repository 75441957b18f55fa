"""The folders of a game (decision 027): the same ones everywhere, and none that is too large to be read."""

from pathlib import Path

import pytest

from krainy.games import NAMES

GAMES = Path(__file__).parents[2] / "src" / "krainy" / "games"
TEMPLATE = Path(__file__).parent / "template" / "pebbles"
GAME_FOLDERS = [*(GAMES / name for name in NAMES), TEMPLATE]
LINES = 500
FILES = 25
COMMON_FOLDERS = {
    "view": {"sight.py", "shape.py", "naming.py", "catalogue.py"},
    "features": {"sense.py", "observation.py"},
    "positions": {"scene.py", "invariants.py"},
}


@pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: game.name)
def test_the_common_folders_are_in_every_game(game: Path) -> None:
    for folder, files in COMMON_FOLDERS.items():
        missing = {name for name in files if not (game / folder / name).is_file()}
        assert not missing, f"{game.name}/{folder}/ lacks {sorted(missing)}"


@pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: game.name)
def test_no_file_and_no_folder_is_too_large_to_be_read(game: Path) -> None:
    long = {
        path.relative_to(game): count
        for path in game.rglob("*.py")
        if (count := len(path.read_text("utf-8").splitlines())) > LINES
    }
    assert not long, f"files of {game.name} with more than {LINES} lines"
    folders = [game, *(path for path in game.rglob("*") if path.is_dir())]
    full = {folder.relative_to(game): count for folder in folders if (count := len(list(folder.glob("*.py")))) > FILES}
    assert not full, f"folders of {game.name} with more than {FILES} files"


@pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: game.name)
def test_every_folder_says_what_is_in_it(game: Path) -> None:
    for folder in {path.parent for path in game.rglob("*.py")}:
        text = (folder / "__init__.py").read_text("utf-8")
        assert text.startswith('"""'), f"{folder.relative_to(game.parent)}/__init__.py has no docstring"
