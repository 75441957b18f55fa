"""Long games cost those who look at them, not everybody: nothing long runs on the event loop, and nothing twice."""

import asyncio
import contextlib
import json
import threading
import time
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
from krainy.play.checkpoints import EVERY
from krainy.play.playthrough import Playthrough
from krainy.play.words import speak
from krainy.server.app import prepare
from krainy.server.bots import pool, worker
from krainy.server.bots.excerpts import Excerpt, played_in
from krainy.server.bots.worker import POINTS, Positions
from krainy.server.http import api
from krainy.server.process import background
from krainy.server.process.background import SHORT
from krainy.server.settings import DATABASE
from krainy.server.storage.database import PORTION, Guest, Head, Row, Storage
from krainy.server.storage.maintenance import DAY, Maintenance
from krainy.server.storage.transcribing import Transcriber
from krainy.server.tables import creation, game_log, loaded, registry
from krainy.server.tables.table import Table
from krainy.server.websocket import snapshots
from tests.server.running import PATIENCE, Person, Place, open_registries, quick_settings, serving, until


def long_record() -> Record:
    """A game that is longer than what is done at once."""
    playthrough = Playthrough(krainy.load("eko"), ["random"] * 4, seed=5)
    while playthrough.bot_move():
        pass
    assert len(playthrough.moves) > SHORT
    return playthrough.record()


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
    spy(monkeypatch, creation, "loads", threads)
    spy(monkeypatch, creation, "rows_of", threads)
    spy(monkeypatch, loaded, "fold", threads)
    spy(monkeypatch, snapshots, "position", threads)
    spy(monkeypatch, game_log, "plain_line", threads)
    with serving(quick_settings(tmp_path, seed=1)) as server:
        person = server.guest()
        kept = person.http.post("/api/records", content=record.dumps()).json()["table"]
        middle = len(record.moves) // 2
        seen = person.http.get(f"/api/tables/{kept}/replay", params={"ply": middle, "seat": 1}).json()
        past = replay(krainy.load("eko"), record, middle)
        assert (seen["view"]["ply"], seen["last"]) == (middle, len(record.moves))
        assert seen["view"] == as_sent(past.view(1))
        assert seen["log"][-1]["ply"] <= middle
        asked = next(seat for seat in range(past.seats) if past.owing >> seat & 1)  # of others, by whoever looks back
        page = {"ply": middle, "seat": asked}
        prompt = person.http.get(f"/api/tables/{kept}/replay", params=page).json()["prompt"]
        assert prompt == speak("en", "eko").prompt(past) != speak("en", "eko").prompt(past, asked)
        forked = person.http.post(f"/api/tables/{kept}/fork", json={"ply": middle, "seat": 0}).json()
        assert forked["moves"] == middle
        assert person.http.get(f"/api/tables/{kept}/record").json()["moves"] == [list(move) for move in record.moves]
    assert threads["verify"] == threads["loads"] == {"long_0"}
    assert threads["fold"] <= {"long_0", "short_0"}  # the fork is short
    assert threads["position"] <= {"long_0", "short_0"}
    assert threads["plain_line"] <= {"long_0", "short_0"}
    loop = {name for names in threads.values() for name in names if name.startswith("Thread-")}
    assert not loop, threads


def test_a_long_game_gives_way_after_every_move_and_only_in_the_long_lane(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks: Counter[str] = Counter()
    sleep = time.sleep

    def note(seconds: float) -> None:
        breaks[threading.current_thread().name] += 1
        sleep(0)

    monkeypatch.setattr(time, "sleep", note)
    monkeypatch.setattr(background, "WORK", 0.0)  # every stretch is over as soon as it begins
    monkeypatch.setattr(background, "BURST", 0.0)
    with serving(quick_settings(tmp_path, seed=1)) as server:
        person = server.guest()
        kept = person.http.post("/api/records", content=record.dumps()).json()["table"]
        assert breaks["long_0"] == len(record.moves)
        breaks.clear()
        assert person.http.get(f"/api/tables/{kept}/replay", params={"ply": 9}).status_code == 200
        assert breaks["long_0"] >= 2 * len(record.moves), "to lead the table through its rows, and to tell of each"
        assert set(breaks) == {"long_0"}


async def begun(storage: Storage, head: Head) -> None:
    """Wait until the first rows of a table are written."""
    while not await storage.lengths([head.id]):
        await asyncio.sleep(0)


def test_a_long_game_is_kept_in_portions_between_which_others_move(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path)

    async def keep() -> None:
        storage = Storage(tmp_path / DATABASE)
        guest = Guest("g", "Ala")
        await storage.add_guest(guest, 0.0)
        game = krainy.load("eko")
        short, long, broken = [
            creation.make_head(
                guest.id, game, game.check({}), 1, ["person"] * 4, creation.PRACTICE_TERMS, False, "upload"
            )
            for _ in range(3)
        ]
        await storage.add_table(short, "playing", {}, [])
        rows = creation.rows_with(long, [], record.moves * 10)
        assert len(rows) > 10 * PORTION
        keeping = asyncio.create_task(storage.add_table(long, "record", {}, rows))
        await begun(storage, long)
        await storage.append([(Row(short.id, 0, "move", 0, 1, guest.id, "", 0.0), None)])
        assert (await storage.lengths([long.id]))[long.id] < len(rows), "a move waits for a portion only"
        assert [head.id for head, _ in await storage.mine(guest.id)] == [short.id], "a part of a game is not shown"
        await keeping
        assert await storage.rows(long.id) == rows
        assert [head.id for head, _ in await storage.finished(guest.id)] == [long.id]
        change = storage.change

        async def wait_after_the_first(portion: Any, in_order: bool) -> None:
            if isinstance(portion, partial):
                await asyncio.Event().wait()
            await change(portion, in_order=in_order)

        monkeypatch.setattr(storage, "change", wait_after_the_first)
        stopped = storage.add_table(broken, "record", {}, [row._replace(table=broken.id) for row in rows])
        interrupted = asyncio.create_task(stopped)
        await begun(storage, broken)
        interrupted.cancel()
        with pytest.raises(asyncio.CancelledError):
            await interrupted
        assert [head.id for head, _ in await storage.finished(guest.id)] == [long.id]
        monkeypatch.undo()
        await storage.close()
        with contextlib.closing(Maintenance(tmp_path)) as maintenance:
            maintenance.forget(
                replace(quick_settings(tmp_path, seed=1), forget_cancelled_days=1), time.time() + 2 * DAY
            )
            assert {row["id"] for row in maintenance.tables()} == {short.id, long.id}, (
                "what was interrupted is forgotten"
            )

    asyncio.run(keep())


def as_sent(view: object) -> object:
    """A view as it comes over the net."""
    return json.loads(json.dumps(view))


def test_the_account_of_a_record_is_made_once_for_all_who_want_it_and_nobody_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    go_on = threading.Event()
    ask = pool.BotPool.ask

    async def hold(self: pool.BotPool, task: str, *args: Any, **named: Any) -> Any:
        if task == "transcript":
            asked.append(args[1])
            await asyncio.to_thread(go_on.wait, PATIENCE)
        return await ask(self, task, *args, **named)

    wanted: list[str] = []
    bring = Transcriber.bring

    async def count(self: Transcriber, table: str) -> list[bytes]:
        wanted.append(table)
        return await bring(self, table)

    threads: dict[str, set[str]] = {}
    spy(monkeypatch, api, "as_field", threads)
    monkeypatch.setattr(pool.BotPool, "ask", hold)
    monkeypatch.setattr(Transcriber, "bring", count)
    with serving(replace(quick_settings(tmp_path, seed=1), keep_seconds=0.0)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        place = ala.sit(ala.make("me", "random")["table"])
        for _ in range(3):
            place.move(place.my_turn()["actions"][0]["action"])
        assert place.insist("resign")["type"] == "done"
        path = f"/api/tables/{place.last['table']}/record"
        got: list[Any] = []
        loads = [threading.Thread(target=lambda: got.append(ala.http.get(path).json())) for _ in range(3)]
        for load in loads:
            load.start()
        try:
            until(lambda: bool(asked) and len(wanted) == len(loads), "all to wait for the transcript")
            other = ola.sit(ola.make("screen", "screen")["table"])
            assert other.move(other.last["actions"][0]["action"])["type"] == "done"
            assert not got
        finally:
            go_on.set()
            for load in loads:
                load.join()
        assert got[0] == got[1] == got[2]
        assert got[0]["account"]
    assert len(asked) == len(set(asked)) == 1
    assert threads["as_field"] == {"short_0"}


def test_a_record_comes_with_its_account_however_busy_the_server_is(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path, seed=1), keep_seconds=0.0, bot_seconds=0.0001)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        place.move(place.last["actions"][0]["action"])
        assert place.insist("resign")["type"] == "done"
        assert person.http.get(f"/api/tables/{place.last['table']}/record").json()["account"]


def test_a_short_game_does_not_wait_for_a_long_one(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, go_on = threading.Event(), threading.Event()
    verify = record_module.verify

    def slow(game: Any, which: Record, between: Callable[[], None]) -> Any:
        reached.set()
        go_on.wait()
        return verify(game, which, between)

    monkeypatch.setattr(older, "verify", slow)
    with serving(quick_settings(tmp_path, seed=1)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
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
    registries = open_registries(monkeypatch)
    added: list[int] = []
    add = Table.add

    def count(self: Table, row: Any, *known: Any) -> None:
        added.append(row.ply)
        add(self, row, *known)

    with serving(replace(quick_settings(tmp_path, seed=1), watch_delay=0.4)) as server:
        person = server.guest()
        table = person.make("screen", "screen", watch="delayed")["table"]
        place = person.sit(table)
        watchers = [Person(server).sit(table) for _ in range(6)]
        monkeypatch.setattr(Table, "add", count)
        for _ in range(12):
            assert place.move(place.hello()["actions"][0]["action"])["type"] == "done"
        last = place.last["ply"]
        for watcher in watchers:
            watcher.await_snapshot(partial(lambda ply, seen: bool(seen["ply"] == ply), last))
        late = Person(server).sit(table)
        assert late.last["ply"] == last
        assert late.last["view"] == watchers[0].last["view"] == {**place.last["view"], "seat": -1, "sealed": []}
        assert late.last["log"] == watchers[0].last["log"]
        assert max(Counter(added).values()) == 2, "once for those who play, once for all who watch later"
        loaded = registries[0].loaded[table]
        assert loaded.late is not None
        assert loaded.late.length == last


def test_an_undo_is_seen_later_by_delayed_spectators(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path, seed=1), watch_delay=0.4)) as server:
        person = server.guest()
        table = person.make("me", "random", watch="delayed")["table"]
        place = person.sit(table)
        watcher = Person(server).sit(table)
        place.my_turn()
        for _ in range(3):
            place.move(place.my_turn()["actions"][0]["action"])
        place.my_turn()
        assert place.ask("undo", to=0)["type"] == "done"
        place.my_turn()
        until(lambda: watcher.hello()["ply"] >= place.last["ply"], "the undo to be seen")
        assert watcher.last["practice"]


class Counted:
    """A position that counts the moves that are made."""

    made = 0

    def __init__(self, g: Any) -> None:
        self.g = g

    def __getattr__(self, name: str) -> Any:
        return getattr(self.g, name)

    def clone(self) -> "Counted":
        return Counted(self.g.clone())

    def apply(self, seat: int, action: int) -> None:
        Counted.made += 1
        self.g.apply(seat, action)


@pytest.fixture
def positions(monkeypatch: pytest.MonkeyPatch) -> Positions:
    """What a worker remembers, with all moves that it makes counted."""
    start = record_module.start
    monkeypatch.setattr(worker, "start", lambda game, record: Counted(start(game, record)))
    monkeypatch.setattr(Counted, "made", 0)
    return Positions()


def whole(record: Record) -> Excerpt:
    """A game as a worker gets it that has nothing of it."""
    return played_in(record).whole()


def first_moves(record: Record, count: int) -> Record:
    part = loads(record.dumps())
    part.moves = part.moves[:count]
    return part


def test_a_worker_goes_on_from_the_last_position_of_a_game(record: Record, positions: Positions) -> None:
    game = krainy.load("eko")
    for ply in (0, 1, 2, 50, 51, 300):
        part = first_moves(record, ply)
        there = positions.find(whole(part))
        assert there.view(0) == replay(game, part).view(0)
        there.apply(*record.moves[ply])  # what a bot does with it changes nothing
    assert Counted.made == 300 + 6


def test_a_worker_finds_a_game_that_went_back_from_a_checkpoint(record: Record, positions: Positions) -> None:
    game = krainy.load("eko")
    positions.find(whole(first_moves(record, 300)))
    Counted.made = 0
    for ply in (40, 299, 300, 150):
        part = first_moves(record, ply)
        assert positions.find(whole(part)).view(1) == replay(game, part).view(1)
    assert Counted.made < 4 * EVERY, "moves were taken back"
    other = first_moves(record, 250)
    g = replay(game, other)
    seat = g.actors()[0]
    action = next(action for action in g.actions(seat) if (seat, action) != record.moves[250])
    other.moves.append((seat, action))
    Counted.made = 0
    assert positions.find(whole(other)).view(1) == replay(game, other).view(1)
    assert Counted.made <= EVERY + 1, "another way was gone then"
    assert positions.find(whole(first_moves(record, 251))).view(1) == replay(game, record, 251).view(1)


def test_all_seats_of_a_long_game_are_followed_by_one_replay(record: Record, positions: Positions) -> None:
    game, last = krainy.load("eko"), len(record.moves)
    found = positions.along(whole(record))
    assert Counted.made == last
    assert [g.ply for g in found] == [last * point // POINTS for point in range(POINTS + 1)]
    assert [g.view(0) for g in found[::40]] == [replay(game, record, g.ply).view(0) for g in found[::40]]
    again = positions.along(whole(loads(record.dumps())))
    assert [one.view(2) for one in again] == [one.view(2) for one in found]
    assert Counted.made == last
    assert [g.ply for g in positions.along(whole(first_moves(record, 100)))] == list(range(101)), (
        "a game that was taken back"
    )
    assert Counted.made <= last + 100


def note_adds(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Table, int, str]]:
    """Every row that is added to a table from now on: to which, its ply, and in which thread."""
    added: list[tuple[Table, int, str]] = []
    add = Table.add

    def note(self: Table, row: Any, *known: Any) -> None:
        added.append((self, row.ply, threading.current_thread().name))
        add(self, row, *known)

    monkeypatch.setattr(Table, "add", note)
    return added


def play_on(place: Place, moves: int) -> None:
    """Play at a screen for all who are asked."""
    for _ in range(moves):
        assert place.move(place.hello()["actions"][0]["action"])["type"] == "done"


def test_what_delayed_spectators_see_is_brought_forward_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    added = note_adds(monkeypatch)
    threads: dict[str, set[str]] = {}
    with serving(replace(quick_settings(tmp_path, seed=1), watch_delay=0.4)) as server:
        person = server.guest()
        table = person.make("screen", "screen", watch="delayed")["table"]
        place = person.sit(table)
        play_on(place, 2 * background.STEPS)
        last = place.last["ply"]
        spy(monkeypatch, game_log, "plain_line", threads)
        until(lambda: registries[0].broadcaster.visible(registries[0].loaded[table]) == last, "all moves to be visible")
        watcher = Person(server).sit(table)
        assert watcher.last["ply"] == last
        late = registries[0].loaded[table].late
    assert {thread for table, _, thread in added if table is late} == {"short_0"}
    assert threads["plain_line"] == {"short_0"}


def test_a_delayed_table_is_led_through_its_rows_once_when_it_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(quick_settings(tmp_path, seed=1), watch_delay=0.4)
    with serving(settings) as server:
        person = server.guest()
        table = person.make("screen", "screen", watch="delayed")["table"]
        place = person.sit(table)
        play_on(place, 6)
        last = place.last
        cookies = dict(person.http.cookies)
    registries, added = open_registries(monkeypatch), note_adds(monkeypatch)
    with serving(settings) as server:
        person = Person(server)
        person.http.cookies.update(cookies)
        place = person.sit(table, seat=last["seat"])
        assert (place.last["ply"], place.last["view"]) == (last["ply"], last["view"])
        loaded = registries[0].loaded[table]
        # A table that nobody is at is forgotten and may have been loaded before: only this time counts.
        plies = Counter(ply for table, ply, _ in added if table in (loaded.table, loaded.late))
        assert set(plies.values()) == {1}
        assert loaded.late is not None
        play_on(place, 3)
        watcher = Person(server).sit(table)
        watcher.await_snapshot(lambda seen: bool(seen["ply"] == place.last["ply"]))
        assert watcher.last["view"] == {**place.last["view"], "seat": -1, "sealed": []}
        assert watcher.last["log"] == place.last["log"]


def test_what_somebody_saw_who_has_resigned_is_not_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quick_settings(tmp_path, seed=1)) as server:
        host, guest = server.guest(), server.guest()
        made = host.make("screen", "screen", "person")
        guest.join(made["invitations"]["2"])
        assert host.http.post(f"/api/tables/{made['table']}/start").status_code == 200
        place, other = host.sit(made["table"]), guest.sit(made["table"])
        place.hello()
        for _ in range(6):
            for one in (place, other):
                while one.hello()["actions"]:
                    assert one.move(one.last["actions"][0]["action"])["type"] == "done"
        assert other.insist("resign")["type"] == "done"
        resigned = other.hello()
        while place.last["ply"] <= resigned["ply"]:
            until(lambda: bool(place.hello()["actions"]), "the host to be asked")
            assert place.move(place.last["actions"][0]["action"])["type"] == "done"
        added = note_adds(monkeypatch)
        again = guest.sit(made["table"])
        assert {**again.last, "players": []} == {**resigned, "players": []}
        assert not added
        page = {"ply": 1, "seat": 2}
        assert guest.http.get(f"/api/tables/{made['table']}/replay", params=page).json()["view"]["ply"] == 1
        assert not [ply for _, ply, _ in added if ply < resigned["ply"]]


def test_a_long_way_back_is_gone_beside_the_event_loop(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[tuple[int, str]] = []
    at = Playthrough.at

    def note(self: Playthrough, ply: int) -> Any:
        ways.append((self.steps_to(ply), threading.current_thread().name))
        return at(self, ply)

    monkeypatch.setattr(registry, "STEPS", 3)
    with serving(quick_settings(tmp_path, seed=1)) as server:
        person = server.guest()
        kept = person.http.post("/api/records", content=record.dumps()).json()["table"]
        ply = next(ply for ply, (seat, _) in enumerate(record.moves) if ply > SHORT and seat == 0) + 1
        forked = person.http.post(f"/api/tables/{kept}/fork", json={"ply": ply, "seat": 0}).json()
        place = person.sit(forked["table"])
        monkeypatch.setattr(Playthrough, "at", note)
        far = next(back for back in range(SHORT // 2, ply) if record.moves[back][0] == 0 and back % 8 == 7)
        assert place.insist("undo", to=far)["type"] == "done"
        assert place.my_turn()["practice"]
    long = {thread for steps, thread in ways if steps > 3}
    assert long == {"short_0"}, ways


def test_a_log_is_told_once_in_every_language_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, int, int, str]] = []
    plain_line = game_log.plain_line

    def note(speech: Any, things: Any, ply: int, event: Any) -> Any:
        told.append((speech.lang, ply, id(event), threading.current_thread().name))
        return plain_line(speech, things, ply, event)

    monkeypatch.setattr(game_log, "plain_line", note)
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path, seed=1)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        play_on(place, 2 * background.STEPS)
        for _ in range(2):
            other = person.sit(place.last["table"], lang="pl")
            assert [one["ply"] for one in other.last["log"]] == [one["ply"] for one in place.last["log"]]
            other.close()
            until(lambda: len(registries[0].loaded[place.last["table"]].listeners) == 1, "the other to be gone")
            play_on(place, 2 * background.STEPS)
    polish = [one for one in told if one[0] == "pl"]
    assert {thread for *_, thread in polish} == {"short_0"}
    assert max(Counter(one[:3] for one in polish).values()) == 1
