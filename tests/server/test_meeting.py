"""Whom people meet again, and whom they do not want to meet: nobody is told that they are blocked."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.server.endpoint import Browser, Endpoint
from tests.server.running import Frame, Person, Place, RunningServer, quick_settings, serving, until
from tests.server.test_notifications import settings_for, subscribe
from tests.server.test_results import duel, games_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("meeting"), seed=7)) as running:
        yield running


def name_of(person: Person) -> str:
    return str(person.http.get("/api/guest").json()["name"])


def opponents(person: Person) -> list[Frame]:
    return list(person.http.get("/api/profile/opponents").json())


def has_result(person: Person) -> bool:
    return bool(games_of(person))


def profile_of(person: Person) -> str:
    return str(person.http.get("/api/profile").json()["profile"])


def block(person: Person, **whom: object) -> str:
    """Block somebody; the id of the block."""
    answer = person.http.post("/api/blocks", json=whom)
    assert answer.status_code == 200, answer.text
    return str(answer.json()[0]["block"])


def said(place: Place) -> list[str]:
    """Every line that somebody hears who comes to the table now."""
    place.frames.clear()
    place.hello()
    return [line["text"] for frame in place.frames if frame["type"] == "talk" for line in frame["lines"]]


def say(place: Place, text: str) -> None:
    place.number += 1
    place.send("chat", key=f"key-{id(place)}-{place.number}", text=text)
    assert place.await_frame("done", "error")["type"] == "done"


def test_opponents_are_those_of_finished_games_and_hear_of_a_seat_if_they_wish(tmp_path: Path) -> None:
    endpoint = Endpoint()
    with serving(replace(settings_for(tmp_path), notify_grace_seconds=0.0)) as server:
        ala, ola, iga = server.guest("Ala"), server.guest("Ola"), server.guest("Iga")
        for other in (iga, ola):
            duel(ala, other)
            until(partial(has_result, other), "the result")
        assert [(one["name"], one["game"], one["seats"], one["games"]) for one in opponents(ala)] == [
            ("Ola", "eko", 2, 1),
            ("Iga", "eko", 2, 1),
        ]
        assert opponents(ola)[0]["profile"] == profile_of(ala)
        browser = Browser(endpoint)
        subscribe(ola, browser)
        made = ala.make("me", "person")

        def invite(whom: str, seat: int = 1, by: Person = ala) -> int:
            wish = {"profile": whom, "seat": seat}
            return by.http.post(f"/api/tables/{made['table']}/invite", json=wish).status_code

        def waiting() -> int:
            with sqlite3.connect(tmp_path / "krainy.sqlite") as database:
                return int(database.execute("SELECT count(*) FROM notifications WHERE kind = 'invite'").fetchone()[0])

        # Who is not notified, does not want to be, or has blocked the host is answered for in the same way.
        assert invite(profile_of(iga)) == 204
        wish = {"hidden": False, "beside": False, "invited": False}
        assert not ola.http.put("/api/profile", json=wish).json()["invited"]
        assert invite(profile_of(ola)) == 204
        ola.http.put("/api/profile", json={**wish, "invited": True})
        id = block(ola, profile=profile_of(ala))
        assert invite(profile_of(ola)) == 204
        assert "Ola" in [one["name"] for one in opponents(ala)]
        assert opponents(ola) == []
        ola.http.delete(f"/api/blocks/{id}")
        assert waiting() == 0

        assert invite("nobody") == 404
        assert invite(profile_of(ola), seat=0) == 409
        assert invite(profile_of(ola)) == invite(profile_of(ola)) == 204
        assert waiting() == 1
        # Others than the host invite nobody, and who hides is nobody's opponent.
        assert invite(profile_of(ala), by=ola) == 404
        iga.http.put("/api/profile", json={**wish, "hidden": True})
        assert [one["name"] for one in opponents(ala)] == ["Ola"]
        assert invite(profile_of(iga)) == 404
        until(lambda: len(endpoint.came) == 1, "the notification")
        message = browser.read(endpoint.came[0].body)
        assert message["link"] == f"#/join/{made['invitations']['1']}"
        assert "Ala" not in str({**message, "link": "", "tag": ""})  # tokens may have these letters in them
        assert ola.join(message["link"].rpartition("/")[2])["mine"] == [1]
    endpoint.close()


def test_who_is_blocked_finds_no_seat_at_a_listed_table_and_is_not_told_why(server: RunningServer) -> None:
    ala, ola, iga = server.guest(), server.guest(), server.guest()
    duel(ala, ola)
    until(lambda: len(games_of(ola)) == 1, "the result")
    id = block(ala, profile=profile_of(ola))
    assert block(ala, profile=profile_of(ola)) == id
    assert [one["name"] for one in ala.http.get("/api/blocks").json()] == [name_of(ola)]
    assert ala.http.post("/api/blocks", json={"profile": profile_of(ala)}).status_code == 404
    made = ala.make("me", "person", listed=True, together=True)
    code, table = made["invitations"]["1"], made["table"]

    def listed(person: Person) -> bool:
        found = person.http.get("/api/tables", params={"which": "listed"}).json()
        return table in [one["table"] for one in found]

    assert listed(iga)
    assert not listed(ola)
    shown = ola.http.get(f"/api/tables/{table}").json()
    assert (shown["invitations"], shown["players"][1]["taken"]) == ({}, True)
    shown = ola.http.get(f"/api/invitations/{code}").json()
    assert (shown["free"], shown["players"][1]["taken"]) == (False, True)
    assert not iga.http.get(f"/api/invitations/{code}").json()["players"][1]["taken"]
    refusal = ola.http.post(f"/api/invitations/{code}")
    taken = iga.join(code)["table"]
    other = server.guest().http.post(f"/api/invitations/{code}")
    assert (refusal.status_code, refusal.json()) == (other.status_code, other.json())
    assert taken == table
    # By invitation the host has asked for them.
    private = ala.make("me", "person")
    assert ola.join(private["invitations"]["1"])["mine"] == [1]
    assert "blocks" in ala.http.get("/api/guest/export").json()
    assert name_of(ola) in str(ala.http.get("/api/guest/export").json()["blocks"])
    assert ola.http.get("/api/guest/export").json()["blocks"] == []
    assert ala.http.delete(f"/api/blocks/{id}").json() == []
    assert ola.http.get(f"/api/tables/{table}").status_code == 200
    block(ala, profile=profile_of(ola))
    assert ola.http.delete("/api/guest").status_code == 204
    assert ala.http.get("/api/blocks").json() == []


def test_neither_hears_the_other_from_then_on(server: RunningServer) -> None:
    ala, ola, iga = server.guest(), server.guest(), server.guest()
    made = ala.make("me", "person", "person")
    for seat, person in (("1", ola), ("2", iga)):
        person.join(made["invitations"][seat])
    table = made["table"]
    places = [person.sit(table) for person in (ala, ola, iga)]
    for place, text in zip(places, ("a1", "o1", "i1"), strict=True):
        say(place, text)
    assert ala.http.post("/api/blocks", json={"table": table, "seat": 0}).status_code == 404
    assert ala.http.post("/api/blocks", json={"table": table, "seat": 7}).status_code == 404
    places[0].frames.clear()
    id = block(ala, table=table, seat=1)
    again = places[0].await_frame("talk")  # at once, without asking
    assert [line["text"] for line in again["lines"]] == ["a1", "i1"]
    for place, text in zip(places, ("a2", "o2", "i2"), strict=True):
        say(place, text)
    assert said(places[0]) == ["a1", "i1", "a2", "i2"]
    assert said(places[1]) == ["a1", "o1", "i1", "o2", "i2"]  # what was heard before does not go away
    assert said(places[2]) == ["a1", "o1", "i1", "a2", "o2", "i2"]
    ala.http.delete(f"/api/blocks/{id}")
    assert said(places[0]) == ["a1", "o1", "i1", "a2", "o2", "i2"]


def react(place: Place, sign: str = "well") -> Frame:
    place.number += 1
    place.send("react", key=f"key-{id(place)}-{place.number}", sign=sign)
    return place.await_frame("done", "error")


def signs(place: Place) -> list[tuple[int, str]]:
    """The signs that have reached somebody, who asks for the table once more so that all of them have come."""
    place.send("hello")
    place.await_frame("talk")
    return [(frame["seat"], frame["sign"]) for frame in place.frames if frame["type"] == "reaction"]


def test_a_sign_reaches_those_who_follow_the_game_but_for_a_block(server: RunningServer) -> None:
    ala, ola, iga = server.guest(), server.guest(), server.guest()
    made = ala.make("me", "person", "person", watch="delayed")
    for seat, person in (("1", ola), ("2", iga)):
        person.join(made["invitations"][seat])
    assert ala.http.post(f"/api/tables/{made['table']}/start").status_code == 200
    block(ala, table=made["table"], seat=1)
    places = [person.sit(made["table"]) for person in (ala, ola, iga, server.guest())]
    for place in places:
        place.frames.clear()
    assert [react(place, sign)["type"] for place, sign in zip(places[:3], ("luck", "wow", "haha"), strict=True)] == [
        "done",
        "done",
        "done",
    ]
    assert react(places[3])["code"] == "not-yours"
    assert react(places[0], "smile")["code"] == "malformed"
    assert signs(places[0]) == [(0, "luck"), (2, "haha")]
    assert signs(places[1]) == [(1, "wow"), (2, "haha")]
    assert signs(places[2]) == [(0, "luck"), (1, "wow"), (2, "haha")]
    assert signs(places[3]) == []
    assert "luck" not in ala.http.get("/api/guest/export").text
