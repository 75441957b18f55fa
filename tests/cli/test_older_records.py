"""Records of other rules on the command line: told, and true where the rules lead through the same game."""

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.cli.main import main
from krainy.play.playthrough import Playthrough
from krainy.play.transcript import as_field, from_field, unpacked, with_transcript

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """A command about a record: its exit code and what it says."""

    def run(*arguments: str, lang: str = "en") -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["krainy", "record", *arguments])
        monkeypatch.setenv("KRAINY_LANG", lang)
        code = main()
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """A record as Krainy writes it."""
    playthrough = Playthrough(krainy.load("eko"), ["random", "random"], 3)
    while playthrough.bot_move():
        pass
    return dict(json.loads(with_transcript(playthrough.record())))


def file_of(tmp_path: Path, record: dict[str, Any]) -> str:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def otherwise(record: dict[str, Any]) -> dict[str, Any]:
    """The record of a game in which, under other rules, something else happened at the end."""
    parts = from_field(record["account"])
    last = unpacked(parts[-1], 1 << 30)[0]
    last["plies"][-1]["lines"].append([-1, "once", {}, {"pl": "Tak było dawniej.", "en": "So it was once."}])
    told = as_field([*parts[:-1], zlib.compress(json.dumps(last).encode())])
    return {**record, "rules": 99, "account": told, "end": "0" * 64}


def test_one_that_goes_the_same_way_is_true(tmp_path: Path, command: Command, written: dict[str, Any]) -> None:
    for record in ({**written, "rules": 99}, {**written, "rules": 99, "account": None}):
        code, said = command("verify", file_of(tmp_path, record))
        assert code == 0
        assert "This record is true: Ekö" in said
        assert "It was played under rules version 99; the rules of version 1 lead through the same game." in said
    code, said = command("show", file_of(tmp_path, {**written, "rules": 99}), lang="pl")
    assert code == 0
    assert "Grano według wersji 99 zasad; zasady w wersji 1 prowadzą przez tę samą grę." in said
    assert "zaczyna." in said


def test_one_that_goes_another_way_is_told_from_its_transcript(
    tmp_path: Path, command: Command, written: dict[str, Any]
) -> None:
    path = file_of(tmp_path, otherwise(written))
    code, said = command("show", path)
    assert code == 0
    assert "under version 1 it would have gone another way" in said
    assert "begins." in said
    assert "So it was once." in said
    assert "Tak było dawniej." in command("show", path, lang="pl")[1]
    code, said = command("show", path, "--ply", "0")
    assert code == 0
    assert "So it was once." not in said
    code, said = command("verify", path)
    assert code == 2
    assert said.count("\n") == 1
    assert f"its moves cannot be checked here; Krainy {krainy.__version__} wrote it and can" in said


def test_one_without_an_account_says_who_can_read_it(tmp_path: Path, command: Command, written: dict[str, Any]) -> None:
    bare = {name: value for name, value in otherwise(written).items() if name != "account"}
    for action in ("show", "verify"):
        code, said = command(action, file_of(tmp_path, bare))
        assert code == 2
        assert "A version of Krainy with rules version 99 of eko can read it" in said


def test_an_account_is_added_to_a_record_that_has_none(
    tmp_path: Path, command: Command, written: dict[str, Any]
) -> None:
    bare = {name: value for name, value in written.items() if name != "account"}
    path = file_of(tmp_path, {**bare, "salt": "kept"})
    assert command("keep", path) == (0, f"The record is in {path}.\n")
    assert json.loads(Path(path).read_text("utf-8")) == {**written, "salt": "kept"}
    assert command("keep", file_of(tmp_path, {**bare, "rules": 99}))[0] == 2
