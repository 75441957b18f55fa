"""Nothing that was acknowledged is lost: servers are killed, restarted, and share a database."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from krainy.server.storage.database import CHECKPOINT, Guest, Storage
from krainy.server.storage.migrate import migrate
from tests.server.running import (
    PATIENCE,
    Person,
    Place,
    RunningServer,
    free_port,
    kill,
    open_registries,
    quick_settings,
    serving,
    start_process,
    until,
)


def test_kill_in_mid_game_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Once and with a move on its way; what comes of many kills, `test_kills` tells."""
    port = free_port()
    process = start_process(tmp_path, port)
    acknowledged: list[int] = []
    try:
        server = RunningServer(port)
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        for _ in range(6):
            seat = place.hello()["seat"]
            action = place.last["actions"][-1]["action"]
            assert place.move(action)["type"] == "done"
            acknowledged.append(action)
        # One more is on its way when the power goes.
        place.send("move", ply=place.last["ply"], key="the-last-key", seat=seat, action=action)
        kill(process)
        process = start_process(tmp_path, port)
        place = person.sit(place.last["table"])
        assert [row[2] for row in rows(tmp_path) if row[1] == "move"][: len(acknowledged)] == acknowledged
        assert [row[0] for row in rows(tmp_path)] == list(range(place.last["ply"]))
        server.guests.close()
    finally:
        kill(process)


def rows(data: Path) -> list[tuple[int, str, int]]:
    """What the database holds of the only table."""
    database = sqlite3.connect(data / "krainy.sqlite")
    try:
        return list(database.execute("SELECT ply, kind, action FROM moves ORDER BY ply"))
    finally:
        database.close()


def test_two_servers_on_one_database_never_both_write_a_ply(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path, seed=1)) as one, serving(quick_settings(tmp_path)) as other:
        person = one.guest()
        there = Person(other)
        there.http.cookies.update(person.http.cookies)
        table = person.make("screen", "screen")["table"]
        places = [person.sit(table), there.sit(table)]
        for turn in range(8):
            for place in places:
                place.hello()
            assert places[0].last["view"] == places[1].last["view"]
            both: list[str] = []

            threads = [threading.Thread(target=race, args=(place, turn, both)) for place in places]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert both.count("done") == 1, both
            for place in places:
                place.await_snapshot(partial(lambda ply, last: last["view"]["ply"] > ply, turn))
        kept = rows(tmp_path)
        assert [ply for ply, _, _ in kept] == list(range(9))
        places[1].send("chat", key="chat-key-1", text="hello there")
        assert places[0].await_frame("chat")["text"] == "hello there"


def race(place: Place, turn: int, both: list[str]) -> None:
    """Try to make the next move."""
    action = place.last["actions"][-1]["action"]
    both.append(place.ask("move", action=action, key=f"race-key-{turn}-{id(place)}")["type"])


def test_a_message_repeated_to_another_server_is_done_once(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path, seed=1)) as one, serving(quick_settings(tmp_path)) as other:
        person = one.guest()
        there = Person(other)
        there.http.cookies.update(person.http.cookies)
        table = person.make("screen", "screen")["table"]
        first, second = person.sit(table), there.sit(table)
        message = {"key": "the-same-key", "ply": 1, "seat": first.last["view"]["actors"][0]}
        action = first.last["actions"][0]["action"]
        answers = [place.ask("move", action=action, **message) for place in (first, second)]
        assert [answer["ply"] for answer in answers] == [1, 1]
        assert len(rows(tmp_path)) == 2


def test_a_rematch_is_heard_at_another_server(tmp_path: Path) -> None:
    settings = [quick_settings(tmp_path, seed=5) for _ in range(2)]
    with serving(settings[0]) as one, serving(settings[1]) as other:
        ala, ola = one.guest("Ala"), other.guest("Ola")
        table = ala.make("me", "person")
        ola.join(table["invitations"]["1"])
        assert ala.http.post(f"/api/tables/{table['table']}/start").status_code == 200
        places = [ala.sit(table["table"]), ola.sit(table["table"])]
        places[1].await_snapshot(lambda last: last["status"] == "playing")  # the other server hears of the start
        assert places[1].ask("resign")["type"] == "done"
        places[0].await_snapshot(lambda last: last["status"] == "over")
        rematch = ala.http.post(f"/api/tables/{table['table']}/rematch").json()
        code = places[1].await_frame("rematch")["invitation"]
        assert ola.join(code)["table"] == rematch["table"]
        late = ola.sit(table["table"])  # whoever comes later hears of it too
        assert late.await_frame("rematch")["invitation"] == code
        assert not [frame for frame in places[0].frames if frame["type"] == "rematch"]
        assert ala.http.post(f"/api/tables/{rematch['table']}/cancel").status_code == 200
        assert asyncio.run(rematches(tmp_path, table["table"])) == {}


async def rematches(data: Path, table: str) -> dict[str, dict[int, str]]:
    """The invitations to the rematch of a table."""
    storage = Storage(data / "krainy.sqlite")
    try:
        return await storage.rematches([table])
    finally:
        await storage.close()


def test_the_log_of_the_database_begins_anew_when_it_is_merged(tmp_path: Path) -> None:
    path = tmp_path / "krainy.sqlite"
    migrate(path)

    def begun() -> int:
        """How often the log has begun anew, as its header counts it."""
        return int.from_bytes(path.with_name("krainy.sqlite-wal").read_bytes()[12:16], "big")

    async def write() -> None:
        storage = Storage(path)
        try:
            guests = [Guest(f"guest-{number}", "Ala") for number in range(CHECKPOINT + 1)]
            for guest in guests[:CHECKPOINT]:
                await storage.add_guest(guest, 0.0)
            storage.checkpointer.submit(bool).result()  # after what waits there
            assert begun() == 0
            await storage.add_guest(guests[CHECKPOINT], 0.0)
            assert begun() == 1
            assert len(await storage.names([guest.id for guest in guests])) == CHECKPOINT + 1
        finally:
            await storage.close()

    asyncio.run(write())


def test_somebody_who_reads_for_long_keeps_nobody_from_writing(tmp_path: Path) -> None:
    path = tmp_path / "krainy.sqlite"
    migrate(path)

    async def write() -> None:
        storage = Storage(path, lock_seconds=10 * PATIENCE)
        await storage.add_guest(Guest("guest-1", "Ala"), 0.0)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM guests").fetchone() == (1,)
            await storage.add_guest(Guest("guest-2", "Ola"), 0.0)
            async with asyncio.timeout(PATIENCE):  # in vain it would wait ten times as long
                await asyncio.to_thread(storage.checkpoint)
            await storage.add_guest(Guest("guest-3", "Ela"), 0.0)
            assert reader.execute("SELECT count(*) FROM guests").fetchone() == (1,)
        await storage.close()

    asyncio.run(write())


def test_a_task_that_is_cancelled_leaves_no_transaction_open(tmp_path: Path) -> None:
    path = tmp_path / "krainy.sqlite"
    migrate(path)

    async def cancel(work: Coroutine[Any, Any, Any], turns: int) -> None:
        """Cancel something after so many turns of the event loop."""
        task = asyncio.create_task(work)
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def write() -> None:
        storage = Storage(path)
        for turns in range(400):
            await cancel(storage.names(["guest-1"]), turns)
            await cancel(storage.add_guest(Guest(f"guest-{turns}", "Ala"), 0.0), turns)
        await storage.add_guest(Guest("last", "Ola"), 0.0)
        with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as other:
            busy, pages, merged = other.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
            assert (busy, merged) == (0, pages)
        await storage.close()

    asyncio.run(write())


def test_whoever_comes_while_a_table_is_dropped_finds_the_one_that_others_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    with serving(replace(quick_settings(tmp_path, seed=1), refresh_seconds=PATIENCE)) as server:
        table = server.guest().make("screen", "screen")["table"]
        (tables,) = registries

        async def come() -> bool:
            tables.drop([table], "gone")
            coming = asyncio.create_task(tables.find(table))
            while table not in tables.loading:
                await asyncio.sleep(0)
            # As a refresh does that comes before those who wait for the table.
            tables.loading[table].add_done_callback(lambda _: tables.drop([table], "gone"))
            found = await coming
            return found is not None and found is tables.loaded[table]

        loop = tables.own_tasks[0].get_loop()
        assert asyncio.run_coroutine_threadsafe(come(), loop).result(PATIENCE)


def test_bots_go_on_after_a_restart_when_nobody_is_there(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, seed=1)
    with serving(settings) as server:
        person = server.guest()
        table = person.make("greedy", "random", pace=0.3)["table"]
        stood = len(rows(tmp_path))
    assert len(rows(tmp_path)) < stood + 50
    stood = len(rows(tmp_path))
    with serving(settings):
        until(lambda: len(rows(tmp_path)) > stood + 1, f"the bots at {table}")


def test_a_damaged_row_spoils_only_its_own_table(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, seed=1)
    with serving(settings) as server:
        person = server.guest()
        broken, sound = (person.make("screen", "screen")["table"] for _ in range(2))
    database = sqlite3.connect(tmp_path / "krainy.sqlite")
    with database:
        database.execute("UPDATE tables SET chairs = '[' WHERE id = ?", (broken,))
    database.close()
    with serving(settings) as server:
        again = Person(server)
        again.http.cookies.update(person.http.cookies)
        assert again.http.get(f"/api/tables/{broken}").json()["error"] == "broken"
        assert again.sit(sound).last["status"] == "playing"


@pytest.mark.parametrize("arguments", [["--port", "65536"], ["--host", "203.0.113.1"]])
def test_an_address_that_cannot_be_had_is_said_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from krainy.cli.main import main

    monkeypatch.setattr("sys.argv", ["krainy", "serve", *arguments])
    assert main() == 2
    assert capsys.readouterr().err.count("\n") == 1
