"""Long games cost those who look at them, not everybody: nothing long runs on the event loop, and nothing twice."""

import json
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.engine import record as record_module
from krainy.engine.record import Record, loads, replay
from krainy.play import older
from krainy.play.table import Table
from krainy.server import frames, making, room, telling, thinking
from krainy.server.apart import SHORT
from krainy.server.sitting import Sitting
from krainy.server.thinking import Positions
from tests.server.house import Person, open_rooms, quick_settings, serving, until


def long_record() -> Record:
    """A game that is longer than what is done at once."""
    table = Table(krainy.load("eko"), ["random"] * 4, seed=5)
    while table.bot_move():
        pass
    assert len(table.moves) > SHORT
    return table.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return long_record()


def spy(monkeypatch: pytest.MonkeyPatch, place: Any, name: str, threads: dict[str, set[str]]) -> None:
    """Note in which threads a function runs."""
    function: Callable[..., Any] = getattr(place, name)

    def noted(*args: Any, **named: Any) -> Any:
        threads.setdefault(name, set()).add(threading.current_thread().name)
        return function(*args, **named)

    monkeypatch.setattr(place, name, noted)


def test_replays_forks_uploads_and_logs_of_a_long_game_run_beside_the_event_loop(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: dict[str, set[str]] = {}
    spy(monkeypatch, older, "verify", threads)
    spy(monkeypatch, making, "loads", threads)
    spy(monkeypatch, making, "rows_of", threads)
    spy(monkeypatch, room, "fold", threads)
    spy(monkeypatch, frames, "position", threads)
    spy(monkeypatch, telling.Telling, "line", threads)
    with serving(quick_settings(tmp_path)) as house:
        person = house.guest()
        kept = person.http.post("/api/records", content=record.dumps()).json()["table"]
        middle = len(record.moves) // 2
        seen = person.http.get(f"/api/tables/{kept}/replay", params={"ply": middle, "seat": 1}).json()
        past = replay(krainy.load("eko"), record, middle)
        assert (seen["view"]["ply"], seen["last"]) == (middle, len(record.moves))
        assert seen["view"] == as_sent(past.view(1))
        assert seen["log"][-1]["ply"] <= middle
        forked = person.http.post(f"/api/tables/{kept}/fork", json={"ply": middle, "seat": 0}).json()
        assert forked["moves"] == middle
        assert person.http.get(f"/api/tables/{kept}/record").json()["moves"] == [list(move) for move in record.moves]
    assert threads["verify"] == threads["loads"] == {"long_0"}
    assert threads["fold"] <= {"long_0", "short_0"}  # the fork is short
    assert threads["position"] <= {"long_0", "short_0"}
    assert threads["line"] <= {"long_0", "short_0"}
    loop = {name for names in threads.values() for name in names if name.startswith("Thread-")}
    assert not loop, threads


def as_sent(view: object) -> object:
    """A view as it comes over the net."""
    return json.loads(json.dumps(view))


def test_a_short_game_does_not_wait_for_a_long_one(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, go_on = threading.Event(), threading.Event()
    verify = record_module.verify

    def slow(game: Any, which: Record) -> Any:
        reached.set()
        go_on.wait()
        return verify(game, which)

    monkeypatch.setattr(older, "verify", slow)
    with serving(quick_settings(tmp_path)) as house:
        ala, ola = house.guest("Ala"), house.guest("Ola")
        upload = threading.Thread(target=lambda: ala.http.post("/api/records", content=record.dumps()))
        upload.start()
        reached.wait()
        try:
            place = ola.sit(ola.make("screen", "screen")["table"])
            assert place.move(place.last["actions"][0]["action"])["type"] == "done"
            replayed = ola.http.get(f"/api/tables/{place.last['table']}/replay", params={"seat": 0, "ply": 1})
            assert replayed.json()["view"]["ply"] == 1
        finally:
            go_on.set()
            upload.join()


def test_delayed_spectators_share_one_state_that_moves_forward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = open_rooms(monkeypatch)
    added: list[int] = []
    add = Sitting.add

    def count(self: Sitting, row: Any) -> None:
        added.append(row.ply)
        add(self, row)

    with serving(replace(quick_settings(tmp_path), watch_delay=0.4)) as house:
        person = house.guest()
        table = person.make("screen", "screen", watch="delayed")["table"]
        place = person.sit(table)
        watchers = [Person(house).sit(table) for _ in range(6)]
        monkeypatch.setattr(Sitting, "add", count)
        for _ in range(12):
            assert place.move(place.hello()["actions"][0]["action"])["type"] == "done"
        last = place.last["ply"]
        for watcher in watchers:
            watcher.await_snapshot(partial(lambda ply, seen: bool(seen["ply"] == ply), last))
        late = Person(house).sit(table)
        assert late.last["ply"] == last
        assert late.last["view"] == watchers[0].last["view"] == {**place.last["view"], "seat": -1, "sealed": []}
        assert late.last["log"] == watchers[0].last["log"]
        assert max(Counter(added).values()) == 2, "once for those who play, once for all who watch later"
        live = rooms[0].tables[table]
        assert live.late is not None
        assert live.late.length == last


def test_an_undo_is_seen_later_by_delayed_spectators(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), watch_delay=0.4)) as house:
        person = house.guest()
        table = person.make("me", "random", watch="delayed")["table"]
        place = person.sit(table)
        watcher = Person(house).sit(table)
        place.my_turn()
        for _ in range(3):
            place.move(place.my_turn()["actions"][0]["action"])
        place.my_turn()
        assert place.ask("undo", to=0)["type"] == "done"
        place.my_turn()
        until(lambda: watcher.hello()["ply"] >= place.last["ply"], "the undo to be seen")
        assert watcher.last["practice"]


def test_a_worker_goes_on_from_the_last_position_of_a_game(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    start = record_module.start

    def note(game: Any, which: Record) -> Any:
        started.append(game.name)
        return start(game, which)

    monkeypatch.setattr(thinking, "start", note)
    positions = Positions()
    game = krainy.load("eko")
    for ply in (0, 1, 2, 50, 51, 300):
        part = loads(record.dumps())
        part.moves = part.moves[:ply]
        there = positions.find(part)
        assert there.view(0) == replay(game, part).view(0)
        there.apply(*record.moves[ply])  # what a bot does with it changes nothing
    assert started == ["eko"]
    part.moves = part.moves[:40]
    assert positions.find(part).view(1) == replay(game, part).view(1), "moves were taken back"
    assert started == ["eko"] * 2
