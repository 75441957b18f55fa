"""`krainy world`: the history of a world in both languages, and every form of it from every other."""

import json
from pathlib import Path

import pytest

import krainy
from krainy.cli.main import main
from krainy.play.playthrough import Playthrough


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that has left a world."""
    playthrough = Playthrough(krainy.load("oath"), ["random"] * 3, 8)
    while playthrough.bot_move():
        pass
    path = tmp_path_factory.mktemp("worlds") / "game.json"
    path.write_text(playthrough.record().dumps(), encoding="utf-8")
    return path


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.argv", ["krainy", "world", *args])
    code = main()
    return code, *capsys.readouterr()


def test_a_world_is_told_and_turned_into_every_form(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, polish, _ = run(monkeypatch, capsys, str(record), "--lang", "pl")
    assert code == 0
    assert "Gra 1" in polish
    assert "wygrywa" in polish
    _, english, _ = run(monkeypatch, capsys, str(record), "--lang", "en")
    assert "In the world deck" not in english
    assert "In the world deck" in run(monkeypatch, capsys, str(record), "--secrets", "--lang", "en")[1]
    forms: dict[str, str] = {}
    for form in ("file", "document", "string"):
        code, forms[form], _ = run(monkeypatch, capsys, str(record), "--as", form)
        assert code == 0
        (tmp_path / form).write_text(forms[form], encoding="utf-8")
        told = run(monkeypatch, capsys, str(tmp_path / form), "--lang", "en")[1]
        assert told.splitlines()[-6:] == english.splitlines()[-6:], "the same map"
    assert json.loads(forms["file"])["world"] == json.loads(forms["document"])
    assert run(monkeypatch, capsys, str(tmp_path / "file"), "--as", "document")[1] == forms["document"]


def test_what_is_no_world_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KRAINY_LANG", "en")
    wrong = tmp_path / "wrong"
    unfinished = Playthrough(krainy.load("oath"), ["random"] * 3, 8).record().dumps()
    for text, said in (
        ("", "it ends before the version"),
        ("{}", "its format is not"),
        ("[1]", "is not a hexadecimal number"),
        ('{"format": "krainy-record-1"}', "this record is damaged"),
        (unfinished, "this game has left no world"),
    ):
        wrong.write_text(text, encoding="utf-8")
        code, _, error = run(monkeypatch, capsys, str(wrong))
        assert code == 2
        assert said in error
        assert error.count("\n") == 1
    assert run(monkeypatch, capsys, str(tmp_path / "nothing"))[0] == 2
    assert run(monkeypatch, capsys, str(wrong), "--as", "picture")[0] == 2
