"""Seeds are drawn when games start, from the server's secret and a salt of everybody who sits; nobody sees before."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from krainy.cli.main import run
from krainy.engine.errors import BadInput
from krainy.play.fairness import Share, Unfair, commitment, draw, prove, sealed
from tests.server.running import (
    Frame,
    Person,
    Place,
    RunningServer,
    kill,
    quick_settings,
    serving,
    start_process,
    until,
)

SALTS = [f"{number:064x}" for number in (1, 2, 3)]
FOR_EVER = 3600.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that draws seeds as for people, and waits for salts as long as it takes."""
    with serving(replace(quick_settings(tmp_path_factory.mktemp("data")), reveal_seconds=FOR_EVER)) as server:
        yield server


def together(server: RunningServer, **wishes: Any) -> tuple[list[Place], str]:
    """Two persons at a table that has not been started."""
    ala, ola = server.guest("Ala"), server.guest("Ola")
    made = ala.make("me", "person", **wishes)
    ola.join(made["invitations"]["1"])
    return [ala.sit(made["table"]), ola.sit(made["table"])], made["table"]


def put(place: Place, kind: str, key: str) -> Frame:
    """Promise a salt, or reveal it; the answer."""
    place.send(kind, key=key)
    return place.await_frame("done", "error")


def start(person: Person, table: str) -> Frame:
    answer = person.http.post(f"/api/tables/{table}/start")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def finished(person: Person, table: str, tmp_path: Path) -> tuple[Frame, Path]:
    """The record of a table when its game is over, and the file with it."""
    until(lambda: bool(person.http.get(f"/api/tables/{table}").json()["status"] == "over"), "the end")
    record = person.http.get(f"/api/tables/{table}/record").json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return record, file


# -- before the start --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["eko", "mysthea", "oath", "runewars"])
def test_nobody_sees_a_position_before_the_start(server: RunningServer, game: str) -> None:
    """A host who made tables anew until the wanted card came saw it before anybody had joined."""
    ala = server.guest("Ala")
    made = ala.make("me", "person", game=game, watch="open", listed=True)
    table = f"/api/tables/{made['table']}"
    for place in (ala.sit(made["table"]), Person(server).sit(made["table"])):
        assert (place.last["status"], place.last["view"], place.last["actions"]) == ("open", None, [])
        assert (place.last["log"], place.last["prompt"], place.last["undo"]) == ([], "", None)
        assert set(place.last["fairness"]) == {"commitment", "shares", "drawing"}
    place = ala.sit(made["table"])
    for kind in ("why", "foresee"):
        place.send(kind, seat=0, action=0)
        assert place.await_frame("error", "why", "foresight").get("code") == "not-playing"
    place.send("hint", seat=0)
    assert place.await_frame("error", "hint").get("code") == "not-playing"
    for path in ("replay?seat=0", "replay?seat=-1", "picture"):
        refused = ala.http.get(f"{table}/{path}")
        assert (refused.status_code, refused.json()["error"]) == (409, "not-playing")
    report = ala.http.get(f"{table}/report?seat=0").json()
    assert (report["view"], report["log"], report["actions"]) == (None, [], [])
    ola = server.guest("Ola")
    ola.join(made["invitations"]["1"])
    assert start(ala, made["table"])["status"] == "playing"
    assert place.await_snapshot(lambda last: last["status"] == "playing")["view"]["ply"] == 0
    assert ala.http.get(f"{table}/picture").status_code == 200


# -- the draw ----------------------------------------------------------------------------------------------------------


def test_all_promise_then_reveal_and_the_record_proves_it(
    server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places, table = together(server)
    person = server.guest()
    shown = places[0].last["fairness"]["commitment"]
    for place, salt in zip(places, SALTS, strict=False):
        assert put(place, "reveal", salt)["code"] == "not-drawing"
        assert put(place, "commit", commitment(salt))["type"] == "done"
    assert put(places[0], "commit", commitment(SALTS[2]))["code"] == "salt"
    host = places[0].person
    assert start(host, table)["status"] == "open"
    for place in places:
        drawing = place.await_snapshot(lambda last: last["fairness"]["drawing"])
        assert (drawing["status"], drawing["view"]) == ("open", None)
        assert [share["salt"] for share in drawing["fairness"]["shares"]] == ["", ""]
    assert host.http.post(f"/api/tables/{table}/start").json()["error"] == "started"
    assert put(places[0], "commit", commitment(SALTS[2]))["code"] == "started"
    assert put(places[1], "reveal", SALTS[0])["code"] == "salt"
    for place, salt in zip(places, SALTS, strict=False):
        assert put(place, "reveal", salt)["type"] == "done"
    for place in places:
        began = place.await_snapshot(lambda last: last["status"] == "playing")
        assert began["view"]["ply"] == 0
        told = began["fairness"]
        assert told["commitment"] == shown
        assert [share["salt"] for share in told["shares"]] == SALTS[:2]
        assert not {"secret", "seed"} & set(told)
    assert places[0].insist("resign")["type"] == "done"
    record, file = finished(host, table, tmp_path)
    assert record["commitment"] == shown == commitment(record["secret"])
    shares = [Share(**share) for share in record["shares"]]
    assert int(record["seed"], 16) == draw(record["secret"], shares)
    assert run(["record", "verify", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "from the salts of 2 people" in said
    assert "Seat 2: promised a salt and revealed it." in said
    assert run(["record", "verify", str(file), "--lang", "pl"]) == 0
    assert "z soli 2 osób" in capsys.readouterr().out
    for change in ({"secret": "00" * 32}, {"shares": record["shares"][:1]}):
        file.write_text(json.dumps({**record, **change}), encoding="utf-8")
        with pytest.raises(BadInput, match="its seed is not the one"):
            run(["record", "verify", str(file), "--lang", "en"])
    assert person.http.post("/api/records", json=record).status_code == 201


def person_of(place: Place) -> dict[str, str]:
    """The cookies of whoever sits at a place."""
    return dict(place.person.http.cookies)


def test_who_promises_nothing_is_told_in_the_proof(
    server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places, table = together(server)
    assert put(places[1], "commit", commitment(SALTS[1]))["type"] == "done"
    start(places[0].person, table)
    places[1].await_snapshot(lambda last: last["fairness"]["drawing"])
    assert put(places[1], "reveal", SALTS[1])["type"] == "done"
    for place in places:
        place.await_snapshot(lambda last: last["status"] == "playing")
    assert places[0].insist("resign")["type"] == "done"
    _, file = finished(places[0].person, table, tmp_path)
    assert run(["record", "verify", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "from the salt of one person" in said
    assert "Seat 1: promised no salt." in said


def test_who_does_not_reveal_in_time_is_left_out_of_the_seed_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(replace(quick_settings(tmp_path), reveal_seconds=0.2)) as server:
        places, table = together(server)
        for place, salt in zip(places, SALTS, strict=False):
            assert put(place, "commit", commitment(salt))["type"] == "done"
        places[1].close()
        start(places[0].person, table)
        began = places[0].await_snapshot(lambda last: last["status"] == "playing")
        assert [share["salt"] for share in began["fairness"]["shares"]][1] == ""
        back = places[1].person.sit(table)
        assert back.last["fairness"]["shares"][1] == {"seat": 1, "commitment": commitment(SALTS[1]), "salt": ""}
        assert put(back, "reveal", SALTS[1])["code"] == "started"
        assert back.insist("resign")["type"] == "done"
        _, file = finished(places[0].person, table, tmp_path)
        assert run(["record", "verify", str(file), "--lang", "en"]) == 0
        assert "Seat 2: promised a salt but did not reveal it in time" in capsys.readouterr().out


def test_strangers_put_nothing_into_a_seed(server: RunningServer) -> None:
    places, table = together(server, watch="open")
    assert put(server.guest("Iga").sit(table), "commit", commitment(SALTS[2]))["code"] == "not-yours"
    for wrong in ("x" * 64, SALTS[0].upper().replace("0", "A"), SALTS[0][1:], SALTS[0] + "\n"):
        assert put(places[0], "commit", wrong)["code"] == "malformed"


def test_who_plays_alone_sends_a_salt_with_the_wish(server: RunningServer, tmp_path: Path) -> None:
    ala = server.guest("Ala")
    made = ala.make("me", "random", salt=SALTS[0])
    assert made["status"] == "playing"
    place = ala.sit(made["table"])
    assert [share["salt"] for share in place.last["fairness"]["shares"]] == [SALTS[0]]
    assert place.insist("resign")["type"] == "done"
    record, file = finished(ala, made["table"], tmp_path)
    assert [Share(**share).salt for share in record["shares"]] == [SALTS[0]]
    assert run(["record", "verify", str(file), "--lang", "en"]) == 0
    again = ala.http.post(f"/api/tables/{made['table']}/rematch", json={"salt": SALTS[1]}).json()
    assert ala.sit(again["table"]).last["fairness"]["shares"][0]["salt"] == SALTS[1]
    refused = ala.http.post("/api/tables", json={"game": "eko", "chairs": ["me", "person"], "salt": SALTS[0]})
    assert refused.status_code == 422
    assert ala.http.post("/api/tables", json={"game": "eko", "chairs": ["me"], "salt": "x"}).status_code == 422


def test_a_draw_goes_on_after_a_crash_and_gives_the_same_game_in_every_process(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), reveal_seconds=FOR_EVER)) as server:
        places, table = together(server, game="mysthea")
        for place, salt in zip(places, SALTS, strict=False):
            assert put(place, "commit", commitment(salt))["type"] == "done"
        start(places[0].person, table)
        assert put(places[0], "reveal", SALTS[0])["type"] == "done"
        cookies = [person_of(place) for place in places]
    process = start_process(tmp_path, server.port)
    try:
        first = views(RunningServer(server.port), cookies, table)
    finally:
        kill(process)
    with serving(quick_settings(tmp_path)) as server:
        assert views(server, cookies, table) == first


def views(server: RunningServer, cookies: list[dict[str, str]], table: str) -> list[Any]:
    """What the people with these cookies see of a game as soon as it has started."""
    with server.guests:
        people = [Person(server) for _ in cookies]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.update(cookie)
        until(lambda: bool(people[0].http.get(f"/api/tables/{table}").json()["status"] == "playing"), "the start")
        return [person.sit(table).last["view"] for person in people]


# -- the formula -------------------------------------------------------------------------------------------------------


def test_every_salt_and_the_secret_change_the_seed() -> None:
    shares = [Share(seat, commitment(salt), salt) for seat, salt in enumerate(SALTS)]
    seeds = {draw("a", shares), draw("b", shares), draw("a", shares[:2]), draw("a", shares[1:]), draw("a", [])}
    assert len(seeds) == 5
    assert draw("a", shares[::-1]) == draw("a", shares)
    assert draw("a", [*shares[:2], Share(2, commitment(SALTS[2]), "")]) == draw("a", shares[:2])


def test_old_proofs_are_still_proofs_and_changed_ones_are_none() -> None:
    assert prove({"salt": "5a", "commitment": sealed(7, "5a")}, 7) == []
    assert prove({}, 7) is None
    with pytest.raises(Unfair):
        prove({"salt": "5a", "commitment": sealed(7, "5a")}, 8)
    seed = draw("s", [])
    assert prove({"secret": "s", "commitment": commitment("s"), "shares": []}, seed) == []
    false = {"seat": 0, "commitment": commitment(SALTS[0]), "salt": SALTS[1]}
    wrong: list[Any] = [[false], [{}], 7, None]
    for shares in wrong:
        with pytest.raises(Unfair):
            prove({"secret": "s", "commitment": commitment("s"), "shares": shares}, seed)
