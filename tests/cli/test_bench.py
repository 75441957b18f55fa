"""The benchmark: real contestants that measure when they are told to, and what is told of them. No figure is judged."""

import json
import sys
from pathlib import Path

import pytest

import krainy
from krainy.cli import peers
from krainy.cli.main import main
from krainy.cli.peers import BEGIN, END, Contestant, Ratio, markdown, mixed, ratio, short, write_between
from krainy.engine.errors import BadInput

ROOT = Path(__file__).parents[2]


def ours(*args: str) -> Contestant:
    return Contestant(Path(sys.executable), ("ours.py", *args), True)


def run(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setenv("KRAINY_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["krainy", "bench", *args])
    return main()


def test_all_games_are_measured_in_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two of them in every kit, the others by our engine alone: tests of the lab play all of them in its kits."""
    some = ("eko", "oath")
    for name in set(krainy.names()) - set(some):
        other = ours(name, str(peers.SEATS))
        try:
            other.begin()
            other.measure(0.01)
        finally:
            other.end()
        assert list(other.rates) == ["decisions", "games", "clones", "worlds"]
        assert min(rate for [rate] in other.rates.values()) > 0
    monkeypatch.setattr(krainy, "names", lambda: some)
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    assert run(monkeypatch, "--all", "--rounds", "2", "--window", "0.01", "--json", "--into", str(page)) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    games = dict.fromkeys(row["game"] for row in rows)
    assert len(games) == (1 + len(peers.LAB)) * len(some) + 1
    for game in list(games)[:-1]:
        mine = {row["quantity"]: row for row in rows if row["game"] == game}
        engine = [] if "in PettingZoo" in game or "in Gymnasium" in game else ["clones", "worlds"]
        assert list(mine) == ["decisions", "games", *engine, "memory"]
        assert all(len(mine[quantity]["rounds"]) == 2 for quantity in ("decisions", "games", *engine))
        assert all(row["legal"] >= 1 and 0 <= row["forced"] <= 1 for row in mine.values())
        # Of many games that go on beside one another none may end in so short a window.
        counted = [row for name, row in mine.items() if name != "games" or "in Gymnasium" not in game]
        assert all(row["median"] > 0 for row in counted)
    assert rows[-1]["game"] == "all"
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n\n2 rounds in turns")
    assert text.endswith(f"\n\n{END}\nafter\n")
    assert "| Ekö, 3 seats |" in text
    assert "old" not in text


def test_the_ratio_is_the_median_of_the_rounds() -> None:
    one, other = ours("all"), ours("all")
    try:
        one.rates, other.rates = {"clones": [10.0, 40.0, 90.0]}, {"clones": [10.0, 20.0, 30.0], "decisions": [1.0] * 3}
        assert ratio(one, other, "clones") == Ratio(2.0, 1.5, 2.5)
        assert ratio(one, other, "clones", "decisions") == Ratio(40.0, 25.0, 65.0)
        assert str(ratio(one, other, "clones")) == "2.00 (1.50 to 2.50)"
    finally:
        one.end()
        other.end()


def test_tables_compare_ours_with_theirs() -> None:
    mine, theirs = ours("all"), Contestant(Path(sys.executable), peers.YARDSTICK, False)
    for one, system in ((mine, "Krainy"), (theirs, "catanatron")):
        one.end()
        one.about = {"system": system, "game": f"{system}'s", "version": "1", "legal": 4, "forced": 0.5, "length": 9}
        one.rates = {"decisions": [1234.0 if one is mine else 100.0], "games": [1.0], "clones": [500.0]}
    text = markdown([theirs, mine], 33.0, 1, 0.5)
    assert "| Krainy's | 1,230 | 1.00 | 500 | – | 4 | 0.5 | 9 | 0 |" in text
    assert "| all our games loaded | – | – | – | – | – | – | – | 33 |" in text
    assert "| catanatron: catanatron's | 12.3 (12.3 to 12.3) |" in text
    assert "| catanatron: catanatron's, its decisions | 5.00 (5.00 to 5.00) |" in text


def test_figures_have_three_digits() -> None:
    assert [short(value) for value in (0.567, 5.678, 56.78, 567.8, 56789.0)] == [
        "0.57",
        "5.68",
        "56.8",
        "568",
        "56,800",
    ]


def test_ours_are_spread_among_theirs() -> None:
    assert mixed(["a", "b"], [1, 2, 3]) == ["a", 1, 2, "b", 3]
    assert mixed(["a"], [1, 2]) == ["a", 1, 2]
    assert mixed(["a", "b"], []) == ["a", "b"]


def test_a_contestant_that_dies_is_named() -> None:
    dead = ours("chess", "3")
    with pytest.raises(BadInput, match=r"bench/ours\.py chess 3 failed: .*there is no game 'chess'"):
        dead.begin()
    dead.end()


def test_phases_tell_what_each_kind_of_decision_costs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ANCHOR_WINDOW", "0.02")
    assert run(monkeypatch, "eko", "--phases", "--json") == 0
    rows = {row["decision"]: row for row in map(json.loads, capsys.readouterr().out.splitlines())}
    assert {"(set-up)", "Action", "Arming", "Swap"} <= set(rows)
    assert sum(row["share"] for row in rows.values()) == pytest.approx(1.0, abs=0.01)
    assert rows["Action"]["branching_mean"] > rows["Arming"]["branching_mean"] > 1
    assert all(ns > 0 for ns in rows["Action"]["ns"].values())
    assert run(monkeypatch, "eko", "--phases") == 0
    assert "applying" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "name one game or give --all"),
        ("eko --all", "name one game or give --all"),
        ("chess --peers", "there are: eko"),
        ("--all --seats 4", "--seats"),
        ("--all --phases", "--phases"),
        ("--all --modules portals", "--modules"),
        ("--all --rounds 0", "--rounds"),
        ("--all --window 0", "--window"),
        ("--all --into /proc/nowhere.md", "cannot be read"),
        (f"--all --into {ROOT / 'LICENSE'}", "there is no place for the tables"),
    ],
)
def test_wrong_input_is_answered_in_one_line(
    line: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, *line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    [said] = err.splitlines()
    assert complaint in said


def test_the_page_of_figures_has_a_place_for_the_tables(tmp_path: Path) -> None:
    page = ROOT / "docs" / "performance.md"
    peers.check_place(page)
    copy = tmp_path / "copy.md"
    copy.write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
    write_between(copy, "one")
    write_between(copy, "two")
    assert f"{BEGIN}\n\ntwo\n\n{END}" in copy.read_text(encoding="utf-8")


def test_the_scripts_of_the_peers_are_whole() -> None:
    for script in sorted({script[0] for script in peers.PEERS}):
        compile((peers.SCRIPTS / script).read_text(encoding="utf-8"), script, "exec")
    pinned = {line.partition("==")[0].lower() for line in peers.LOCK.read_text().splitlines() if "==" in line}
    assert {"catanatron", "open-spiel", "pettingzoo", "rlcard"} <= pinned


def test_games_that_end_before_a_hundred_decisions_are_measured_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ANCHOR_REPEATS", "1")
    monkeypatch.setenv("ANCHOR_WINDOW", "0.01")
    assert run(monkeypatch, "oath", "--seats", "1", "--json") == 0
    rows = {row["quantity"]: row["median"] for row in map(json.loads, capsys.readouterr().out.splitlines())}
    assert rows["clone"] > 0
    assert rows["determinize"] > 0
