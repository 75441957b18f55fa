"""Whoever goes takes everything of theirs along and breaks nobody's game, and is told before what would happen."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.oath.worlds import any_world
from tests.server.running import Frame, Person, RunningServer, open_registries, quick_settings, run_out, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path)) as server:
        yield server


def together(host: Person, *others: Person, **wishes: Any) -> Frame:
    """A running game of these people."""
    table = host.make("me", *["person"] * len(others), **wishes)
    for code, other in zip(table["invitations"].values(), others, strict=True):
        other.join(code)
    assert host.http.post(f"/api/tables/{table['table']}/start").status_code == 200
    return table


def status(person: Person, table: Frame) -> str:
    return str(person.http.get(f"/api/tables/{table['table']}").json()["status"])


def test_everything_of_a_person_goes_and_the_games_of_others_stay(server: RunningServer, tmp_path: Path) -> None:
    ala, ola, iga = server.guest("Ala"), server.guest("Ola"), server.guest("Iga")
    own_open, foreign_open = ala.make("me", "person"), ola.make("me", "person")
    ola.join(own_open["invitations"]["1"])
    ala.join(foreign_open["invitations"]["1"])
    duel, three, over = together(ala, ola), together(ala, ola, iga), together(ola, ala)
    alone = ala.make("screen", "screen")
    ola.sit(over["table"]).ask("resign")
    said = ala.sit(over["table"])
    said.send("chat", key="chat-key-1", text="well played, said Ala")
    said.await_frame("chat")
    ala.http.post("/api/worlds", json={"text": any_world(1), "game": "oath"})
    played = ala.http.post("/api/worlds", json={"text": any_world(2), "game": "oath"}).json()["world"]
    wish = {"game": "oath", "chairs": ["me", "person", "person"], "world": played}
    oath = ala.http.post("/api/tables", json=wish).json()
    ola.join(oath["invitations"]["1"])
    link = ala.http.post("/api/guest/link").json()["link"]
    ala.http.post("/api/account/codes")

    told = ala.http.get("/api/guest/parting").json()
    assert told == {"cancels": 2, "leaves": 1, "resigns": 2, "deletes": 1, "stays": 1, "worlds": 1}
    found = ala.http.get("/api/guest/export")
    assert 'filename="krainy.json"' in found.headers["content-disposition"]
    mine = found.json()
    assert mine["guest"]["name"] == "Ala"
    assert [line["text"] for line in mine["chat"]] == ["well played, said Ala"]
    assert {row["id"] for row in mine["tables"]} >= {duel["table"], three["table"], over["table"], alone["table"]}
    assert [bool(world["document"]) for world in mine["worlds"]] == [True, True]
    assert [len(mine["devices"]), mine["codes"], mine["mails"], mine["passkeys"]] == [1, 8, [], []]

    here, there = ola.sit(duel["table"]), iga.sit(three["table"])
    answer = ala.http.delete("/api/guest")
    assert answer.status_code == 204, answer.text
    assert 'krainy=""' in answer.headers["set-cookie"]
    assert ala.http.get("/api/guest").json() is None
    assert Person(server).http.post("/api/guest/return", json={"link": link}).status_code == 404

    assert here.await_snapshot(lambda last: last["status"] == "over")["ended"]["winners"] == [1]
    last = there.await_snapshot(lambda last: last["players"][0]["player"] != "person")
    assert [last["status"], last["players"][0]["resigned"]] == ["playing", True]
    assert [status(ola, table) for table in (own_open, oath, foreign_open)] == ["cancelled", "cancelled", "open"]
    left = ola.http.get(f"/api/tables/{foreign_open['table']}").json()
    assert [one["taken"] for one in left["players"]] == [True, False]
    shown = ola.http.get(f"/api/tables/{over['table']}").json()
    assert [shown["status"], [one["name"] for one in shown["players"]]] == ["over", ["Ola", "?"]]
    assert "well played" not in json.dumps(ola.sit(over["table"]).frames)
    with sqlite3.connect(tmp_path / "krainy.sqlite") as database:
        # As a word: by chance a token may have these letters in it.
        assert not re.search(r"(?<![\w-])Ala(?![\w-])", "\n".join(database.iterdump()))
        assert database.execute("SELECT count(*) FROM tables WHERE id = ?", (alone["table"],)).fetchone() == (0,)
        assert database.execute("SELECT id FROM worlds").fetchall() == [(played,)], "a table of others began from it"


def test_a_seat_where_a_bot_sits_in_is_resigned_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path)) as server:
        ala, ola, iga = server.guest(), server.guest(), server.guest()
        table = together(ala, ola, iga, clock="hard", seconds=100_000)["table"]
        place = ola.sit(table)
        seat = place.last["view"]["actors"][0]
        run_out(registries[0], table)
        place.await_snapshot(lambda last: last["players"][seat]["player"] != "person")
        assert [ala, ola, iga][seat].http.delete("/api/guest").status_code == 204
        left = [ala, ola, iga][seat - 1].sit(table)
        left.await_snapshot(lambda last: last["players"][seat]["resigned"])


def test_what_lies_face_down_in_a_running_game_is_in_no_export(server: RunningServer) -> None:
    ala, ola, iga = server.guest(), server.guest(), server.guest()
    world = ala.http.post("/api/worlds", json={"text": any_world(1), "game": "oath"}).json()["world"]
    wish = {"game": "oath", "chairs": ["me", "person", "person"], "world": world}
    table = ala.http.post("/api/tables", json=wish).json()
    for code, person in zip(table["invitations"].values(), (ola, iga), strict=True):
        person.join(code)
    assert ala.http.post(f"/api/tables/{table['table']}/start").status_code == 200
    (kept,) = ala.http.get("/api/guest/export").json()["worlds"]
    assert (kept["id"], kept["document"]) == (world, "")
    for person in (ala, ola):
        assert "deck" not in person.http.get("/api/guest/export").text


def test_a_newcomer_has_nothing_to_take_along_or_to_erase(server: RunningServer) -> None:
    calls = [("GET", "/api/guest/export"), ("GET", "/api/guest/parting"), ("DELETE", "/api/guest")]
    assert [Person(server).http.request(*call).status_code for call in calls] == [401, 401, 401]
    assert server.guest().http.delete("/api/guest").status_code == 204
