"""An operator looks after a running server: closes, bans, deletes, exports, erases, backs up, restores, forgets."""

import contextlib
import io
import json
import secrets
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from krainy.cli.main import main
from krainy.server.people.secret import token
from krainy.server.settings import Settings
from krainy.server.storage.maintenance import DAY, Forgotten, Maintenance
from tests.server.running import Person, quick_settings, serving, until


class Admin:
    """The commands of an operator on one data folder."""

    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.data, self.monkeypatch, self.capsys = data, monkeypatch, capsys

    def run(self, *arguments: str, code: int = 0) -> str:
        self.monkeypatch.setattr("sys.argv", ["krainy", "admin", *arguments, "--data", str(self.data)])
        self.monkeypatch.setenv("KRAINY_LANG", "en")
        assert main() == code
        told = self.capsys.readouterr()
        return told.out if code == 0 else told.out + told.err

    def list(self, what: str) -> list[dict[str, Any]]:
        return list(json.loads(self.run(what, "--json")))


@pytest.fixture
def admin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(tmp_path / "data", monkeypatch, capsys)


def count(data: Path, table: str, where: str = "1") -> int:
    with contextlib.closing(sqlite3.connect(data / "krainy.sqlite")) as database:
        return int(database.execute(f"SELECT count(*) FROM {table} WHERE {where}").fetchone()[0])


def age(data: Path, days: float) -> None:
    """Let everything have happened so much earlier."""
    with contextlib.closing(sqlite3.connect(data / "krainy.sqlite")) as database, database:
        for table, column in (("guests", "time"), ("tables", "time"), ("moves", "time"), ("chat", "time")):
            database.execute(f"UPDATE {table} SET {column} = {column} - ?", (days * DAY,))
        database.execute("UPDATE sessions SET made = made - ?, seen = seen - ?", (days * DAY, days * DAY))


def test_an_id_never_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-h1", "--all", "_ok"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert token() == "_ok"


def test_tables_and_people_are_listed_closed_and_deleted_while_the_server_runs(admin: Admin) -> None:
    with serving(quick_settings(admin.data)) as server:
        ala = server.guest("Ala")
        closed, deleted = (ala.make("screen", "screen")["table"] for _ in range(2))
        here, there = ala.sit(closed), ala.sit(deleted)
        assert {row["id"] for row in admin.list("tables")} == {closed, deleted}
        assert [(row["name"], row["devices"]) for row in admin.list("people")] == [("Ala", 1)]
        admin.run("close", closed[:12], "--yes")
        here.await_snapshot(lambda last: last["status"] == "cancelled")
        assert "it is: cancelled" in admin.run("close", closed, "--yes", code=2)
        admin.run("delete", deleted, "--yes")
        assert there.await_frame("bye")["why"] == "gone"
        assert ala.http.get(f"/api/tables/{deleted}").status_code == 404
        assert count(admin.data, "moves", f"\"table\" = '{deleted}'") == 0
        assert "0 ids of a table begin with" in admin.run("delete", deleted, "--yes", code=2)


def test_nothing_is_done_that_is_not_meant(admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quick_settings(admin.data)) as server:
        table = server.guest().make("screen", "screen")["table"]
        monkeypatch.setattr("sys.stdin", io.StringIO())
        admin.run("delete", table, code=130)
        assert count(admin.data, "tables") == 1


def test_a_person_is_shut_out_and_let_in_again(admin: Admin) -> None:
    with serving(quick_settings(admin.data)) as server:
        ala = server.guest("Ala")
        place = ala.sit(ala.make("screen", "screen")["table"])
        (person,) = admin.list("people")
        admin.run("ban", person["id"], "--yes")
        assert place.await_frame("bye")["why"] == "logged-out"
        assert ala.http.get("/api/guest").json() is None
        link = admin.run("link", person["id"]).strip()
        assert ala.http.post("/api/guest/return", json={"link": link}).json() == {"name": "Ala"}


def test_a_person_gets_what_is_kept_and_is_erased(admin: Admin) -> None:
    with serving(quick_settings(admin.data)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        shared, own = ala.make("me", "person"), ola.make("screen", "screen")["table"]
        ola.join(shared["invitations"]["1"])
        watching, place = ala.sit(shared["table"]), ola.sit(shared["table"])
        place.send("chat", key="chat-key-1", text="a secret of Ola")
        place.await_frame("done")
        person = next(row["id"] for row in admin.list("people") if row["name"] == "Ola")
        kept = json.loads(admin.run("export", person))
        assert kept["guest"]["name"] == "Ola"
        assert [line["text"] for line in kept["chat"]] == ["a secret of Ola"]
        assert {table["id"] for table in kept["tables"]} == {shared["table"], own}
        assert len(kept["devices"]) == 1
        admin.run("erase", person, "--yes")
        assert place.await_frame("bye")["why"] == "logged-out"
        watching.await_snapshot(lambda last: last["players"][1]["name"] == "?")
        assert (count(admin.data, "chat"), count(admin.data, "guests", "name = 'Ola'")) == (0, 0)
        assert {row["id"] for row in admin.list("tables")} == {shared["table"]}


def test_a_backup_holds_what_lies_in_the_log_and_comes_back_while_the_server_runs(admin: Admin, tmp_path: Path) -> None:
    with serving(quick_settings(admin.data)) as server:
        ala = server.guest("Ala")
        table = ala.make("screen", "screen")["table"]
        place = ala.sit(table)
        place.move(place.last["actions"][0]["action"])
        backed_up = place.last["ply"]
        assert (admin.data / "krainy.sqlite-wal").stat().st_size > 0
        admin.run("backup", str(tmp_path / "backup"))
        assert "is not empty" in admin.run("backup", str(tmp_path / "backup"), code=2)
        assert (tmp_path / "backup" / "key").read_bytes() == (admin.data / "key").read_bytes()
        assert count(tmp_path / "backup", "moves") == backed_up
        for _ in range(2):
            place.hello()
            place.move(place.last["actions"][0]["action"])
        server.guest("Ola")
        assert "dropped" in admin.run("restore", str(tmp_path / "backup"), "--yes")
        assert place.await_frame("bye")["why"] == "restored"
        assert count(admin.data, "guests") == 1
        again = ala.sit(table)
        assert again.last["ply"] == backed_up
        assert again.move(again.last["actions"][0]["action"])["type"] == "done"
        assert admin.run("check") == "The database is sound.\n"


def test_a_restored_key_asks_for_a_restart(admin: Admin, tmp_path: Path) -> None:
    with serving(quick_settings(admin.data)) as server:
        cookies = dict(server.guest("Ala").http.cookies)
    admin.run("backup", str(tmp_path / "backup"))
    other = Admin(tmp_path / "other", admin.monkeypatch, admin.capsys)
    assert "restart" in other.run("restore", str(tmp_path / "backup"), "--yes")
    with serving(quick_settings(other.data)) as server:
        again = Person(server)
        again.http.cookies.update(cookies)
        assert again.http.get("/api/guest").json() == {"name": "Ala"}


def test_damage_is_found(admin: Admin) -> None:
    with serving(quick_settings(admin.data)) as server:
        ala = server.guest()
        place = ala.sit(ala.make("screen", "screen")["table"])
        for _ in range(3):
            place.hello()
            place.move(place.last["actions"][0]["action"])
    with contextlib.closing(sqlite3.connect(admin.data / "krainy.sqlite")) as database, database:
        database.execute("DELETE FROM moves WHERE ply = 1")
    assert "has a gap in its rows" in admin.run("check", code=1)


def test_abandoned_tables_and_guests_never_seen_again_are_forgotten(admin: Admin) -> None:
    settings = quick_settings(admin.data)
    with serving(settings) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        server.guest("Iga")
        place = ala.sit(ala.make("me", "person")["table"])
        place.send("chat", key="chat-key-1", text="hello")
        place.await_frame("done")
        cancelled = ola.make("me", "person")["table"]
        ola.http.post(f"/api/tables/{cancelled}/cancel")
    age(admin.data, 2)
    forgotten = forget(settings)
    assert forgotten == (1, 0, 0)  # the cancelled table; people are kept for longer
    age(admin.data, 50)
    assert forget(replace(settings, forget_chat_days=30.0)) == (0, 0, 1)
    age(admin.data, 50)
    with serving(settings) as server:
        again = Person(server)
        again.http.cookies.update(dict(ola.http.cookies))
        assert again.http.get("/api/guest").json() == {"name": "Ola"}  # she is seen again and stays
    assert forget(settings) == (1, 2, 0)
    assert count(admin.data, "guests") == 1
    assert forget(replace(settings, forget_guests_days=0.0), time.time() + 1000 * DAY) == (0, 0, 0)


def test_finished_games_and_the_people_in_them_stay(admin: Admin) -> None:
    settings = quick_settings(admin.data)
    with serving(settings) as server:
        server.guest("Ala").make("random", "random")
        until(lambda: count(admin.data, "tables", "status = 'over'") == 1, "the game to end")
    later = time.time() + 1000 * DAY
    assert forget(settings, later) == (0, 0, 0)
    assert forget(replace(settings, forget_games_days=30.0), later) == (1, 1, 0)


def test_a_running_server_forgets_by_itself(admin: Admin) -> None:
    settings = quick_settings(admin.data)
    with serving(settings) as server:
        for _ in range(60):  # more than go into one transaction
            server.guest()
    age(admin.data, 100)
    with serving(replace(settings, retention_seconds=0.05)):
        until(lambda: count(admin.data, "guests") == 0, "the guests to be forgotten")


def forget(settings: Settings, now: float = 0.0) -> Forgotten:
    with contextlib.closing(Maintenance(settings.data)) as maintenance:
        return maintenance.forget(settings, now or time.time())
