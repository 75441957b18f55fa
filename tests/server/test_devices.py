"""Every device has a session of its own: it is listed, and can be ended at once and everywhere."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from krainy.server.people import sessions
from krainy.server.people.secret import digest
from krainy.server.people.sessions import Device, device_of
from tests.server.running import Person, Place, RunningServer, quick_settings, serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 "
    "Safari/537.36 Edg/126.0.0.0"
)
CHROME = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


def second_device(person: Person, agent: str = IPHONE, server: RunningServer | None = None) -> Person:
    """The same guest on another device, who came there by a private link."""
    other = Person(server or person.server)
    other.http.headers["user-agent"] = agent
    link = person.http.post("/api/guest/link").json()["link"]
    assert other.http.post("/api/guest/return", json={"link": link}).status_code == 200
    return other


def test_devices_are_listed_with_plain_names(server: RunningServer) -> None:
    person = Person(server)
    person.http.headers["user-agent"] = FIREFOX
    assert person.http.get("/api/guest/devices").status_code == 401
    person.http.post("/api/guest", json={"name": "Ala"})
    second_device(person)
    devices = person.http.get("/api/guest/devices").json()
    assert [(one["browser"], one["system"], one["this"]) for one in devices] == [
        ("Safari", "iPhone", False),
        ("Firefox", "Linux", True),
    ]
    assert all(one["seen"] >= one["made"] > 0 for one in devices)
    assert not any(len(one["device"]) < 16 for one in devices)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, Device("Firefox", "Linux")),
        (IPHONE, Device("Safari", "iPhone")),
        (EDGE, Device("Edge", "Windows")),
        (CHROME, Device("Chrome", "Android")),
        ("python-httpx/0.27", Device("", "")),
    ],
)
def test_a_device_is_named_by_what_its_browser_tells(agent: str, device: Device) -> None:
    assert device_of(agent) == device


def test_one_device_is_logged_out_at_once(server: RunningServer) -> None:
    person, stranger = server.guest(), server.guest()
    phone = second_device(person)
    table = person.make("screen", "screen")["table"]
    here, there = person.sit(table), phone.sit(table)
    lost = next(one["device"] for one in person.http.get("/api/guest/devices").json() if not one["this"])
    assert stranger.http.delete(f"/api/guest/devices/{lost}").status_code == 404
    left = person.http.delete(f"/api/guest/devices/{lost}").json()
    assert [one["this"] for one in left] == [True]
    assert there.await_frame("bye")["why"] == "logged-out"
    with pytest.raises(ConnectionClosed):
        there.await_frame("nothing more")
    assert phone.http.get("/api/guest").json() is None
    with pytest.raises(InvalidStatus):
        phone.sit(table)
    assert here.hello()["seat"] >= 0
    assert person.http.delete(f"/api/guest/devices/{lost}").status_code == 404


def test_a_device_that_is_told_goodbye_does_nothing_more(server: RunningServer) -> None:
    person = server.guest()
    phone = second_device(person)
    place = phone.sit(person.make("screen", "screen")["table"])
    ply = place.last["ply"]
    lost = next(one["device"] for one in person.http.get("/api/guest/devices").json() if not one["this"])
    assert person.http.delete(f"/api/guest/devices/{lost}").status_code == 200
    try:
        for number in range(20):
            action = place.last["actions"][0]["action"]
            place.send("move", ply=ply, key=f"too-late-{number}", seat=place.last["seat"], action=action)
        while True:
            place.next()
    except ConnectionClosed:
        pass
    assert person.sit(place.last["table"]).last["ply"] == ply


def test_all_devices_are_logged_out_and_so_is_an_unused_link(server: RunningServer) -> None:
    person = server.guest()
    phone, tablet = second_device(person), second_device(person)
    link = person.http.post("/api/guest/link").json()["link"]
    assert [one["this"] for one in person.http.delete("/api/guest/devices?others=true").json()] == [True]
    assert [one.http.get("/api/guest").json() for one in (phone, tablet)] == [None, None]
    assert phone.http.post("/api/guest/return", json={"link": link}).status_code == 404
    other = second_device(person)
    answer = person.http.delete("/api/guest/devices")
    assert answer.json() == []
    assert 'krainy=""' in answer.headers["set-cookie"]
    assert [one.http.get("/api/guest").json() for one in (person, other)] == [None, None]


def test_a_private_link_is_used_once_and_can_be_renewed(server: RunningServer) -> None:
    person, thief = server.guest("Ala"), Person(server)
    link = person.http.post("/api/guest/link").json()["link"]
    assert Person(server).http.post("/api/guest/return", json={"link": link}).json() == {"name": "Ala"}
    assert thief.http.post("/api/guest/return", json={"link": link}).status_code == 404
    assert thief.http.get("/api/guest").json() is None
    renewed = person.http.post("/api/guest/link").json()["link"]
    assert Person(server).http.post("/api/guest/return", json={"link": renewed}).json() == {"name": "Ala"}


def test_whoever_becomes_another_guest_leaves_no_session_behind(server: RunningServer) -> None:
    person, other = server.guest("Ala"), server.guest("Ola")
    before = dict(other.http.cookies)
    link = person.http.post("/api/guest/link").json()["link"]
    assert other.http.post("/api/guest/return", json={"link": link}).json() == {"name": "Ala"}
    old = Person(server)
    old.http.cookies.update(before)
    assert old.http.get("/api/guest").json() is None


def test_a_log_out_is_heard_at_another_server(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as one, serving(quick_settings(tmp_path)) as other:
        person = one.guest()
        phone = second_device(person, server=other)
        place: Place = phone.sit(person.make("screen", "screen")["table"])
        person.http.delete("/api/guest/devices?others=true")
        assert place.await_frame("bye")["why"] == "logged-out"


def test_a_new_name_is_seen_by_those_at_the_table(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as one, serving(quick_settings(tmp_path)) as other:
        ala, ola = one.guest("Ala"), other.guest("Ola")
        table = ala.make("me", "person")
        ola.join(table["invitations"]["1"])
        place = ola.sit(table["table"])
        assert ala.http.put("/api/guest", json={"name": "Ela"}).status_code == 200
        place.await_snapshot(lambda last: last["players"][0]["name"] == "Ela")


def test_a_cookie_of_before_stays_valid_and_gets_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = quick_settings(tmp_path)
    with serving(settings) as server:
        person = server.guest("Ala")
        cookies = dict(person.http.cookies)
    database = sqlite3.connect(tmp_path / "krainy.sqlite")
    with database:  # as the schema before kept it
        guest = database.execute("SELECT guest FROM sessions").fetchone()[0]
        accounts = ("passkeys", "mails", "codes", "tickets", "letters")
        notified = ("channels", "notifying", "notifications", "watermarks", "deliveries")
        for later in (*accounts, *notified, "standings", "results", "ratings", "profiles", "blocks", "seekers"):
            database.execute(f"DROP TABLE {later}")
        database.execute("DROP TABLE sessions")
        database.execute("DROP TABLE notices")
        database.execute("DROP TABLE accounts")
        database.execute("ALTER TABLE tables DROP COLUMN kept")
        database.execute("UPDATE alembic_version SET version_num = '0003'")
        database.execute("UPDATE guests SET time = 1700000000")
        secret = cookies["krainy"].split(".")[0]
        database.execute("INSERT INTO secrets VALUES (?, 'cookie', ?)", (digest(secret), guest))
    database.close()
    with serving(settings) as server:
        again = Person(server)
        again.http.cookies.update(cookies)
        again.http.headers["user-agent"] = FIREFOX
        assert again.http.get("/api/guest").json() == {"name": "Ala"}
        (device,) = again.http.get("/api/guest/devices").json()
        assert (device["browser"], device["system"], device["made"]) == ("Firefox", "Linux", 1700000000)
        assert device["seen"] > 1700000000
        # What was written a moment ago is not written again at every call.
        monkeypatch.setattr(sessions.Sessions, "see", None)
        assert again.http.get("/api/guest").json() == {"name": "Ala"}
