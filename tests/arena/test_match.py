"""A match in real processes: stopped, killed, gone on with, and always the same games."""

import os
import re
import signal
from pathlib import Path

import pytest

import krainy
from krainy.arena.crew import Crew, GameFailed
from krainy.arena.figures import work_out
from krainy.arena.ledger import RESULTS, Ledger
from krainy.arena.plan import Match, pair
from krainy.arena.playing import play
from krainy.cli.main import INTERRUPTED
from krainy.engine.errors import BadInput
from krainy.engine.record import loads, verify

from .running import PATIENCE, cmdline, kept, lines, match_of, start, timeless, told, until, workers

ENDLESS = "1000000"


def test_a_match_is_played_kept_and_told(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    said = told(
        "eko", "--bots", "greedy,random", "--seats", "3", "--games", "6", "--workers", "2", "--out", str(folder)
    )
    assert said.startswith("Ekö, 3 seats, 6 games: greedy, random\n")
    assert "In every 3 games each order of seats comes equally often" in said
    assert re.search(r"\n +greedy +6 +\d+\.\d% +\d+\.\d–\d+\.\d% +33\.3% ", said)
    assert re.search(r"Who begins wins \d+\.\d% of the games \(\d", said)
    assert re.search(r"A game has [\d.]+ ± [\d.]+ decisions", said)
    match = match_of("greedy,random", seats=3)
    results = kept(folder, match, 6)
    assert [(result.number, result.seating, int(result.seed, 16)) for result in results] == [
        (number, pair(match, number).seating, pair(match, number).seed) for number in range(6)
    ]
    records = sorted((folder / "records").iterdir())
    assert len(records) == 6
    for result, path in zip(results, records, strict=True):
        record = loads(path.read_text(encoding="utf-8"))
        g = verify(krainy.load("eko"), record)
        assert record.seed == int(result.seed, 16)
        assert (g.over, [seat for seat in range(3) if g.winners >> seat & 1]) == (True, list(result.winners))
        assert [sum(seat == mover for mover, _ in record.moves) for seat in range(3)] == list(result.decisions)
    assert (folder / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_stopped_and_killed_a_match_goes_on_to_the_same_end(tmp_path: Path) -> None:
    folder, whole = tmp_path / "broken", tmp_path / "whole"
    common = ["eko", "--bots", "random,random", "--workers", "2"]
    with start(*common, "--games", ENDLESS, "--out", str(folder)) as process:
        until(lambda: lines(folder) >= 5, process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (INTERRUPTED, "")
    stopped = lines(folder)
    said = re.search(rf"Stopped with (\d+) games? in {re.escape(str(folder))}; the same command goes on", out)
    assert said is not None
    assert 0 <= stopped - int(said[1]) <= 1, "all that were counted are there"

    with start(*common, "--games", ENDLESS, "--out", str(folder)) as process:
        until(lambda: lines(folder) >= stopped + 5, process)
        crew = workers(process.pid)
        assert len(crew) == 2
        process.kill()
        process.communicate(timeout=PATIENCE)
    until(lambda: not any("spawn_main" in cmdline(worker) for worker in crew))
    with (folder / RESULTS).open("ab") as file:
        file.write(b'{"number":7,"blo')  # as if the kill had come in the middle of a line
    killed = lines(folder)

    games = killed + 20
    end = told(*common, "--games", str(games), "--out", str(folder))
    assert re.search(r"\n\d+ games are there already; the match goes on\.\n", end)
    assert lines(folder) == games, "no game was played twice, none is missing"
    told(*common, "--games", str(games), "--workers", "1", "--out", str(whole))
    match = match_of("random,random")
    broken, unbroken = (timeless(kept(place, match, games)) for place in (folder, whole))
    assert broken == unbroken
    assert work_out(match, broken) == work_out(match, unbroken)
    for number in (0, killed - 1, games - 1):
        name = f"records/{number:06d}.json"
        assert (folder / name).read_bytes() == (whole / name).read_bytes()


def test_a_finished_match_is_only_told_again_and_can_be_made_longer(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    common = ["xidit", "--bots", "random", "--seats", "3", "--out", str(folder)]
    first = told(*common, "--games", "4")
    before = (folder / RESULTS).read_bytes()
    assert told(*common, "--games", "4") == first
    assert (folder / RESULTS).read_bytes() == before
    assert "4 games are there already; the match goes on." in told(*common, "--games", "7")
    assert (folder / RESULTS).read_bytes().startswith(before)
    assert lines(folder) == 7


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    games = 600
    args = ["eko", "--bots", "random,random", "--cap", "100", "--games", str(games), "--workers", "2"]
    with start(*args, "--out", str(folder)) as process:
        until(lambda: lines(folder) >= 1 and len(workers(process.pid)) == 2, process)
        os.kill(workers(process.pid)[0], signal.SIGKILL)
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert lines(folder) == games
    match = match_of("random,random", cap=100)
    alone = [result for result, _ in Crew(1).play(match, iter(range(50)))]
    assert timeless(kept(folder, match, 50)) == timeless(alone)


def test_a_game_that_cannot_be_played_is_named() -> None:
    match = Match(game="eko", rules=1, krainy=krainy.__version__, bots=("nobody",), seats=2)
    with pytest.raises(GameFailed, match=r"game 3 failed: BadInput: there is no bot 'nobody'"):
        list(Crew(1).play(match, iter([3])))


def test_bots_limited_by_time_are_lent_a_clock() -> None:
    match = match_of("search:1ms,random", cap=30)
    result, text = play(match, 0)
    assert result.plies > 0
    assert len(loads(text).moves) == result.plies


def test_a_worker_of_another_version_plays_nothing() -> None:
    match = Match(game="eko", rules=1, krainy="0.0.0", bots=("random",), seats=2)
    with pytest.raises(
        BadInput, match=rf"this is Krainy {re.escape(krainy.__version__)}, the match was made by 0\.0\.0"
    ):
        play(match, 0)


def test_a_game_whose_record_is_lost_is_played_again(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    args = ["eko", "--bots", "random", "--seats", "2", "--games", "3", "--out", str(folder)]
    told(*args)
    lost = folder / "records" / "000001.json"
    content = lost.read_bytes()
    lost.unlink()
    told(*args)
    assert lost.read_bytes() == content


def test_two_arenas_do_not_write_into_one_folder(tmp_path: Path) -> None:
    match = match_of("random,random")
    first = Ledger(tmp_path / "match", match)
    first.open()
    with pytest.raises(BadInput, match="another arena is at work here"):
        Ledger(tmp_path / "match", match)
    first.close()
    Ledger(tmp_path / "match", match).close()
