"""What cannot be played is refused in one line, before anything is written."""

import socket
import sys
from pathlib import Path

import pytest

from krainy.arena.ledger import RESULTS
from krainy.cli.main import main

from .running import told

GOOD = "arena eko --bots greedy,random"

WRONG = {
    "arena eko": "--bots",
    "arena": "GAME",
    "arena chess --bots greedy": "there are: eko",
    "arena eko --bots greedy,deep": "there is no bot 'deep'",
    "arena eko --bots greedy,": "there is no bot ''",
    "arena eko --bots search:many,random": "search:many",
    "arena eko --bots greedy": "2, 3, 4 seats, not 1",
    f"{GOOD} --seats 1": "2, 3, 4 seats, not 1",
    f"{GOOD} --seats 5": "2, 3, 4 seats, not 5",
    f"arena eko --seats 2 --bots {','.join(['random'] * 13)}": "at most 12 bots, not 13",
    f"{GOOD} --games 0": "--games",
    f"{GOOD} --games many": "--games",
    f"{GOOD} --workers 0": "--workers",
    f"{GOOD} --seed -1": "--seed",
    f"{GOOD} --cap 0": "--cap",
    f"{GOOD} --option fog=1": "modules, pyramids",
    f"{GOOD} --option storms": "name=value",
    f"{GOOD} --option storms=7": "1 to 6",
    f"{GOOD} --modules moon": "portals",
    f"{GOOD} --vary fog": "modules, pyramids",
    f"{GOOD} --vary storms=3/9": "1 to 6",
    f"{GOOD} --vary board": "name the values",
    f"{GOOD} --vary storms --option storms=2": "not both",
    f"{GOOD} --lang de": "pl, en",
    f"{GOOD} --out /proc/nowhere": "cannot be written",
    f"{GOOD} --ray nonsense": "HOST:PORT",
    f"{GOOD} --ray 127.0.0.1:99999": "no Ray cluster",
}


def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str) -> str:
    """The one line that says what was wrong."""
    monkeypatch.setenv("KRAINY_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["krainy", *line.split()])
    code = main()
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    [said] = err.splitlines()
    assert said.startswith("krainy: ")
    return said


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_answered_in_one_line_and_leaves_nothing(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert WRONG[line] in refused(capsys, monkeypatch, line)
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_that_does_not_answer_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # bound, but nobody listens
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        assert "no Ray cluster" in refused(capsys, monkeypatch, f"{GOOD} --ray {address}")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of a match of two games."""
    folder = tmp_path_factory.mktemp("match") / "out"
    told(*f"{GOOD} --games 2 --out {folder}".split()[1:])
    return (folder / RESULTS).read_bytes()


DAMAGE = {
    "binary": (b"\xff\xfe\x00\n", "line 1 is damaged"),
    "other": (b'{"hello": 1}\n', "line 1 is damaged"),
    "format": (b'"krainy-arena-1"', "its format is 'krainy-arena-9'"),
    "bots": (b'"greedy"', "another match is kept here (its bots)"),
    "seed": (b'"seed":1', "another match is kept here (its seed)"),
    "line": (b'"number":0', "line 2 is damaged"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_results_that_cannot_be_read_are_left_as_they_are(
    kind: str, match: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    was, complaint = DAMAGE[kind]
    becomes = {"format": b'"krainy-arena-9"', "bots": b'"random"', "seed": b'"seed":2', "line": b'"number":"0"'}
    data = match.replace(was, becomes[kind], 1) if kind in becomes else was
    assert data != match
    (tmp_path / RESULTS).write_bytes(data)
    assert complaint in refused(capsys, monkeypatch, f"{GOOD} --out {tmp_path}")
    assert [path.name for path in tmp_path.iterdir()] == [RESULTS]
    assert (tmp_path / RESULTS).read_bytes() == data


def test_a_folder_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("precious")
    for place in (tmp_path, mine):
        assert "this is no folder of a match" in refused(capsys, monkeypatch, f"{GOOD} --out {place}")
    (tmp_path / "out" / RESULTS).mkdir(parents=True)
    assert "cannot be read and written" in refused(capsys, monkeypatch, f"{GOOD} --out {tmp_path / 'out'}")
    assert mine.read_text() == "precious"
