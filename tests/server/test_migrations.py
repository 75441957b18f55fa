"""A database of every schema that there was is brought up to date, with everything in it."""

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

import krainy
from krainy.server.people.guests import People, signing_key
from krainy.server.people.secret import digest
from krainy.server.storage import database as storage
from krainy.server.storage.database import Storage
from krainy.server.storage.migrate import migrate
from tests.server.running import Person, quick_settings, serving

SCHEMAS = (
    *("0001", "0002", "0003", "0004_b", "0005_e", "0006", "0007_n", "0008_company", "0009_achievements"),
    *("0010_standing", "0011_meeting", "0012_tournaments"),
)
"""Every schema in their order; the last is today's."""
GUESTS = [("ala", "Ala", 1700000000.0), ("ola", "Ola", 1700000001.0)]
TERMS = {"watch": "none", "clock": "none", "seconds": 120, "pace": 0}
SECRET, LINK = "a-secret-of-a-cookie", "a-private-link"


def revisions() -> list[str]:
    """The migrations, the oldest first."""
    config = Config()
    config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def test_every_schema_is_tried() -> None:
    assert revisions() == list(SCHEMAS)


def add(database: sqlite3.Connection, into: str, /, **values: Any) -> None:
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join("?" for _ in values)
    database.execute(f"INSERT INTO {into} ({names}) VALUES ({marks})", list(values.values()))


def old_database(data: Path, schema: str) -> None:
    """The database of a server of that schema: two guests, a running table, one with a seat free, chat, a link."""
    data.mkdir()
    migrate(data / "krainy.sqlite", schema)
    with contextlib.closing(sqlite3.connect(data / "krainy.sqlite")) as database, database:
        for id, name, time in GUESTS:
            add(database, "guests", id=id, name=name, time=time)
        if schema < "0004":
            add(database, "secrets", hash=digest(SECRET), kind="cookie", guest="ala")
        else:
            device = {"browser": "Firefox", "system": "Linux", "made": 1700000000.0, "seen": 1700000000.0}
            add(database, "sessions", hash=digest(SECRET), id="session", guest="ala", **device)
        add(database, "secrets", hash=digest(LINK), kind="link", guest="ola")
        table = {
            "host": "ala",
            "game": "eko",
            "rules": krainy.load("eko").version,
            "options": "{}",
            "seed": f"{7:032x}",
            "salt": "00" * 16,
            "terms": json.dumps(TERMS),
            "listed": False,
            "origin": "new",
            "time": 1700000002.0,
        }
        later = {"0001": {}, "0002": {"rematch_of": ""}}.get(schema, {"rematch_of": "", "world": "", "turned": 0})
        chairs = json.dumps(["person", "person"])
        add(database, "tables", id="running", chairs=chairs, status="playing", **table, **later)
        add(database, "tables", id="open", chairs=chairs, status="open", **table, **later)
        for name, sitters in (("running", ("ala", "ola")), ("open", ("ala",))):
            for seat, guest in enumerate(sitters):
                add(database, "sitters", table=name, guest=guest)
                row = {"kind": "sit", "seat": seat, "action": -1, "guest": guest, "key": "", "time": 1700000003.0}
                add(database, "moves", table=name, ply=seat, **row)
        started = {"kind": "start", "seat": -1, "action": -1, "guest": "ala", "key": "", "time": 1700000004.0}
        add(database, "moves", table="running", ply=2, **started)
        add(database, "invitations", code="an-invitation", table="open", seat=1)
        line = {"guest": "ola", "key": "chat-key-1", "seat": 1, "text": "hello", "time": 1700000005.0}
        add(database, "chat", table="running", **line)
        if schema >= "0003":
            world = {"parent": "", "guest": "ala", "ply": 0, "games": 1, "ruler": "Ala", "document": "{}"}
            add(database, "worlds", id="world", game="oath", name="Isles", chapters="[]", time=1700000006.0, **world)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_database_of_an_older_schema_goes_on(tmp_path: Path, schema: str) -> None:
    data = tmp_path / "data"
    old_database(data, schema)
    cookie = People(Storage(data / "unused"), signing_key(data)).signed(SECRET)
    with serving(quick_settings(data)) as server:
        ala = Person(server)
        ala.http.cookies.set("krainy", cookie)
        assert ala.http.get("/api/guest").json() == {"name": "Ala"}
        assert len(ala.http.get("/api/guest/devices").json()) == 1
        assert {one["table"] for one in ala.http.get("/api/tables").json()} == {"running", "open"}
        ola = Person(server)
        assert ola.http.post("/api/guest/return", json={"link": LINK}).json() == {"name": "Ola"}
        places = [ala.sit("running"), ola.sit("running")]
        talk = next(frame for frame in places[0].frames if frame["type"] == "talk")
        assert [line["text"] for line in talk["lines"]] == ["hello"]
        actor = next(place for place in places if place.last["actions"])
        assert actor.move(actor.last["actions"][0]["action"])["type"] == "done"
        assert ola.join("an-invitation")["mine"] == [1]
        assert ola.http.post("/api/tables/open/leave").status_code == 204
        worlds = [one["name"] for one in ala.http.get("/api/worlds").json()]
        assert worlds == (["Isles"] if schema >= "0003" else [])
    with contextlib.closing(sqlite3.connect(data / "krainy.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (SCHEMAS[-1],)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_database_has_the_same_tables_however_it_came_about(tmp_path: Path, schema: str) -> None:
    old_database(tmp_path / "data", schema)
    migrate(tmp_path / "data" / "krainy.sqlite")
    migrate(tmp_path / "new")
    assert tables(tmp_path / "data" / "krainy.sqlite") == tables(tmp_path / "new")


def tables(path: Path) -> list[tuple[str, str, str]]:
    with contextlib.closing(sqlite3.connect(path)) as database:
        return list(database.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name"))
