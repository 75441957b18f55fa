"""One broken table spoils only itself: at the start, in lists, in play and when the server stops."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from krainy.server.bots.pool import BotPool
from krainy.server.settings import DATABASE
from krainy.server.storage.database import Storage
from krainy.server.tables.game_log import GameLog
from krainy.server.wire.parts import Line
from tests.server.running import Person, RunningServer, open_registries, quick_settings, serving, until


def change(data: Path, query: str, *values: object) -> None:
    """Change a row of the database behind the server's back."""
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        assert database.execute(query, values).rowcount > 0


def plies(data: Path, table: str) -> int:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return int(database.execute('SELECT count(*) FROM moves WHERE "table" = ?', (table,)).fetchone()[0])


def again(server: RunningServer, person: Person) -> Person:
    """The same person at another server."""
    there = Person(server)
    there.http.cookies.update(person.http.cookies)
    return there


def named(caplog: pytest.LogCaptureFixture, table: str) -> list[str]:
    """The lines of the log about a broken table."""
    return [line for record in caplog.records if (line := record.getMessage()).startswith(f"table {table} is broken")]


DAMAGES = {
    "pack": ("""UPDATE tables SET options = '{"pack": "gone-1234"}' WHERE id = ?""", "pack"),
    "json": ("UPDATE tables SET chairs = '[\"greedy\"' WHERE id = ?", "JSONDecodeError at"),
    "game": ("UPDATE tables SET game = 'chess' WHERE id = ?", "chess"),
    "move": ("UPDATE moves SET action = 99999999 WHERE kind = 'move' AND \"table\" = ?", "not allowed"),
    "seat": ("UPDATE moves SET seat = 77 WHERE kind = 'move' AND \"table\" = ?", ""),
    "kind": ("UPDATE moves SET kind = 'sit', seat = 9 WHERE kind = 'move' AND \"table\" = ?", "IndexError at"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_stops_no_other_after_a_restart(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick_settings(tmp_path, seed=1)
    with serving(settings) as server:
        person = server.guest()
        wishes: dict[str, Any] = {"game": "runewars" if damage == "pack" else "eko", "listed": True, "watch": "open"}
        broken, sound = (person.make("random", "random", **{**wishes, "pace": 0.2})["table"] for _ in range(2))
        until(lambda: min(plies(tmp_path, broken), plies(tmp_path, sound)) > 3, "the bots to begin")
    query, why = DAMAGES[damage]
    change(tmp_path, "UPDATE tables SET time = 1 WHERE id = ?", broken)  # the first to be found
    change(tmp_path, query, broken)
    stood = plies(tmp_path, sound)
    registries = open_registries(monkeypatch)
    ended: list[str] = []
    for place in (BotPool, Storage):
        note_close(monkeypatch, place, ended)
    with serving(settings) as server:
        until(lambda: plies(tmp_path, sound) > stood + 2, "the sound table to go on")
        until(lambda: broken in registries[0].faults.broken, "the broken one to be found")
        there = again(server, person)
        listed = [line["table"] for line in there.http.get("/api/tables").json()]
        assert sound in listed
        answer = there.http.get(f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["error"]) == (409, "broken")
        with pytest.raises(InvalidStatus):
            there.sit(broken)
        assert there.sit(sound).last["status"] in ("playing", "over")
        [line] = named(caplog, broken)
        assert why in line
        assert "\n" not in line
    assert ended == ["BotPool", "Storage"]
    assert not [record for record in caplog.records if record.exc_info], "a traceback is no line for people"


def note_close(monkeypatch: pytest.MonkeyPatch, place: Any, ended: list[str]) -> None:
    close = place.close

    def noted(self: Any) -> Any:
        ended.append(place.__name__)
        return close(self)

    monkeypatch.setattr(place, "close", noted)


@pytest.fixture
def spoiled(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """A mistake in the words of one table, which can be switched on and off."""
    wrong: dict[str, bool] = {}
    log = GameLog.log

    def stumble(self: GameLog, seat: int) -> list[Line]:
        if wrong.get(f"{self.playthrough.seed}"):
            raise KeyError("the hand of seat 1")
        return log(self, seat)

    monkeypatch.setattr(GameLog, "log", stumble)
    return wrong


def test_a_table_that_breaks_in_play_says_so_and_lets_the_others_play(
    tmp_path: Path, spoiled: dict[str, bool], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    monkeypatch.setattr("krainy.server.tables.faults.AGAIN", 0.0)
    with serving(quick_settings(tmp_path)) as server:
        person = server.guest()
        broken, sound = (person.make("screen", "screen")["table"] for _ in range(2))
        here, there = person.sit(broken), person.sit(sound)
        seed = str(registries[0].loaded[broken].table.playthrough.seed)
        spoiled[seed] = True
        here.send("move", ply=1, key="a-key-of-8", seat=here.last["seat"], action=here.last["actions"][0]["action"])
        assert here.await_frame("error")["code"] == "broken"
        assert there.move(there.last["actions"][0]["action"])["type"] == "done"
        [line] = named(caplog, broken)
        assert "KeyError at test_broken_tables.py" in line
        assert "the hand" not in caplog.text
        spoiled[seed] = False
        assert person.sit(broken).last["ply"] == 2, "the move was kept before it was told"
        assert f"table {broken} is sound again" in caplog.text


def test_a_list_leaves_out_what_it_cannot_tell(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as server:
        person = server.guest()
        tables = [person.make("me", "person", listed=True)["table"] for _ in range(3)]
        change(tmp_path, "UPDATE tables SET game = 'chess' WHERE id = ?", tables[0])
        change(tmp_path, "UPDATE tables SET terms = ? WHERE id = ?", json.dumps({}), tables[1])
        for which in ("mine", "listed"):
            assert [line["table"] for line in person.http.get(f"/api/tables?which={which}").json()] == tables[2:]
