"""Before a game begins people come and go: they leave, are asked to leave, and the host may give the table up."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from krainy.server.settings import Settings
from tests.server.running import Person, RunningServer, quick_settings, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(behind_proxy(tmp_path_factory.mktemp("data"))) as server:
        yield server


def behind_proxy(data: Path) -> Settings:
    """A server that believes its proxy whom a call comes from."""
    return replace(quick_settings(data), origins=("https://play.example.org",))


def from_address(server: RunningServer, name: str, address: str) -> Person:
    """A guest who comes through a proxy on this machine, which names the address."""
    person = Person(server)
    person.http.headers["x-forwarded-for"] = address
    assert person.http.post("/api/guest", json={"name": name}).status_code == 201
    return person


def test_a_person_leaves_and_the_invitation_holds_for_another(server: RunningServer) -> None:
    ala, ola, iga = server.guest("Ala"), server.guest("Ola"), server.guest("Iga")
    made = ala.make("me", "person")
    table, code = f"/api/tables/{made['table']}", made["invitations"]["1"]
    ola.join(code)
    here, there = ala.sit(made["table"]), ola.sit(made["table"])
    assert ola.http.post(f"{table}/leave").status_code == 204
    assert there.await_frame("bye")["why"] == "left"
    with pytest.raises(ConnectionClosed):
        there.await_frame("nothing more")
    here.await_snapshot(lambda last: not last["players"][1]["taken"])
    assert ola.http.get(table).status_code == 404
    assert made["table"] not in [one["table"] for one in ola.http.get("/api/tables").json()]
    assert ala.http.get(table).json()["invitations"] == {"1": code}
    assert ola.http.post(f"{table}/leave").status_code == 404
    assert iga.join(code)["mine"] == [1]
    assert ola.http.post(f"/api/invitations/{code}").json()["error"] == "seat-taken"
    assert iga.http.post(f"{table}/leave").status_code == 204
    assert ola.join(code)["mine"] == [1]
    assert ala.http.post(f"{table}/start").json()["status"] == "playing"
    for call, body in (("leave", None), ("kick", {"seat": 1}), ("cancel", None)):
        person = ola if call == "leave" else ala
        assert person.http.post(f"{table}/{call}", json=body).json()["error"] == "started"


def test_a_host_asks_somebody_to_leave_for_good(server: RunningServer) -> None:
    ala, ola, iga = server.guest("Ala"), server.guest("Ola"), server.guest("Iga")
    made = ala.make("me", "person", "screen")
    table, code = f"/api/tables/{made['table']}", made["invitations"]["1"]
    ola.join(code)
    there = ola.sit(made["table"])
    assert ola.http.post(f"{table}/kick", json={"seat": 0}).json()["error"] == "not-yours"
    assert ala.http.post(f"{table}/leave").json()["error"] == "seat"
    for seat in (0, 2, 7):
        assert ala.http.post(f"{table}/kick", json={"seat": seat}).json()["error"] == "seat"
    assert ala.http.post(f"{table}/kick", json={"seat": 1}).json()["players"][1]["taken"] is False
    assert there.await_frame("bye")["why"] == "kicked"
    with pytest.raises(InvalidStatus):
        ola.sit(made["table"])
    assert ola.http.post(f"/api/invitations/{code}").json()["error"] == "kicked"
    assert iga.join(code)["mine"] == [1]


def test_whoever_is_gone_hears_nothing_more_as_a_spectator_either(server: RunningServer) -> None:
    ala, ola = server.guest("Ala"), server.guest("Ola")
    made = ala.make("me", "person")
    ola.join(made["invitations"]["1"])
    watching = ola.sit(made["table"], seat=-1)
    assert ala.http.post(f"/api/tables/{made['table']}/kick", json={"seat": 1}).status_code == 200
    assert watching.await_frame("bye")["why"] == "kicked"


def test_a_cancelled_table_is_told_to_all_and_gone_from_the_lists(server: RunningServer) -> None:
    ala, ola = server.guest("Ala"), server.guest("Ola")
    made = ala.make("me", "person", "person", listed=True)
    table, codes = f"/api/tables/{made['table']}", made["invitations"]
    ola.join(codes["1"])
    here, there = ala.sit(made["table"]), ola.sit(made["table"])
    assert ola.http.post(f"{table}/cancel").json()["error"] == "not-yours"
    assert ala.http.post(f"{table}/cancel").json()["status"] == "cancelled"
    for place in (here, there):
        place.await_snapshot(lambda last: last["status"] == "cancelled")
    for person in (ala, ola):
        for which in ("mine", "listed", "finished"):
            listed = person.http.get("/api/tables", params={"which": which}).json()
            assert made["table"] not in [one["table"] for one in listed]
    iga = server.guest("Iga")
    assert iga.http.get(f"/api/invitations/{codes['2']}").json()["free"] is False
    assert iga.http.post(f"/api/invitations/{codes['2']}").json()["error"] == "cancelled"
    assert iga.http.get(table).status_code == 404
    for call in ("start", "cancel"):
        assert ala.http.post(f"{table}/{call}").json()["error"] == "cancelled"
    assert here.ask("move", action=0, seat=0)["code"] == "cancelled"


def test_coming_and_going_is_seen_at_another_server_and_after_a_restart(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    with serving(settings) as one, serving(quick_settings(tmp_path)) as other:
        ala, ola = one.guest("Ala"), other.guest("Ola")
        made = ala.make("me", "person")
        ola.join(made["invitations"]["1"])
        place, cookies = ola.sit(made["table"]), dict(ola.http.cookies)
        assert ala.http.post(f"/api/tables/{made['table']}/kick", json={"seat": 1}).status_code == 200
        assert place.await_frame("bye")["why"] == "kicked"
    with serving(settings) as server:
        again = Person(server)
        again.http.cookies.update(cookies)
        assert again.http.post(f"/api/invitations/{made['invitations']['1']}").json()["error"] == "kicked"


def test_one_network_takes_one_seat_of_a_listed_table(tmp_path: Path) -> None:
    with serving(behind_proxy(tmp_path)) as server:
        host = from_address(server, "Ala", "203.0.113.9")
        made = host.make("me", "person", "person", listed=True)
        table, codes = f"/api/tables/{made['table']}", made["invitations"]
        ola, second = from_address(server, "Ola", "203.0.113.7"), from_address(server, "Ula", "203.0.113.7")
        ola.join(codes["1"])
        assert second.http.post(f"/api/invitations/{codes['2']}").json()["error"] == "one-seat"
        assert kept_keys(tmp_path) == 1
        assert ola.http.post(f"{table}/leave").status_code == 204
        assert second.join(codes["2"])["mine"] == [2]
        assert host.http.post(f"{table}/kick", json={"seat": 2}).status_code == 200
        third = from_address(server, "Ela", "203.0.113.7")  # another guest, but the same unwanted visitor
        assert third.http.post(f"/api/invitations/{codes['2']}").json()["error"] == "kicked"
        for seat, address in (("1", "2001:db8:1:1::1"), ("2", "203.0.113.9")):  # the second comes from the host's own
            from_address(server, f"Guest {seat}", address).join(codes[seat])
        assert host.http.post(f"{table}/start").status_code == 200
        assert kept_keys(tmp_path) == 0


def test_a_network_of_the_new_kind_is_known_by_its_first_half(server: RunningServer) -> None:
    made = server.guest("Ala").make("me", "person", "person", listed=True)
    one, other = (from_address(server, f"Guest {last}", f"2001:db8:7:7::{last}") for last in (1, 2))
    one.join(made["invitations"]["1"])
    assert other.http.post(f"/api/invitations/{made['invitations']['2']}").json()["error"] == "one-seat"


@pytest.mark.parametrize("wish", [{"listed": True, "together": True}, {"listed": False}])
def test_a_host_may_allow_several_people_of_one_network(server: RunningServer, wish: dict[str, bool]) -> None:
    made = server.guest("Ala").make("me", "person", "person", **wish)
    assert made["together"] is wish.get("together", False)
    for seat in ("1", "2"):
        from_address(server, f"Guest {seat}", "203.0.113.7").join(made["invitations"][seat])


def kept_keys(data: Path) -> int:
    """How many rows hold the code of an address."""
    database = sqlite3.connect(data / "krainy.sqlite")
    try:
        return int(database.execute("SELECT count(*) FROM moves WHERE kind = 'sit' AND key != ''").fetchone()[0])
    finally:
        database.close()
