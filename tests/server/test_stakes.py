"""Rights follow from stakes: a bot that sits in for a person opens nothing, and one who resigns learns nothing more."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from krainy.server.tables.registry import Tables
from krainy.server.tables.stake import stakes
from tests.server.running import (
    Frame,
    Person,
    Place,
    RunningServer,
    open_registries,
    quick_settings,
    run_out,
    serving,
    until,
)

GAMES = ("eko", "mysthea", "oath", "runewars", "xidit")


@pytest.fixture(scope="module")
def registries() -> Iterator[list[Tables]]:
    with pytest.MonkeyPatch.context() as patch:
        yield open_registries(patch)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, registries: list[Tables]) -> Iterator[RunningServer]:
    with serving(replace(quick_settings(tmp_path_factory.mktemp("data"), seed=3), watch_delay=3600.0)) as server:
        yield server


class Slow(NamedTuple):
    """A game of two persons in which a bot sits in for the second, who was too slow once."""

    host: Person
    here: Place
    away: Place
    table: str


def started(server: RunningServer, persons: int, *bots: str, **wishes: Any) -> tuple[list[Person], str]:
    """Some persons at a table whose game has begun."""
    people = [server.guest(name) for name in ("Ala", "Ola", "Iga")[:persons]]
    made = people[0].make("me", *["person"] * (persons - 1), *bots, **wishes)
    for seat, person in enumerate(people[1:], 1):
        person.join(made["invitations"][str(seat)])
    assert people[0].http.post(f"/api/tables/{made['table']}/start").status_code == 200
    return people, made["table"]


def play_at(place: Place, choice: Random) -> None:
    place.ask("move", action=choice.choice(place.last["actions"])["action"])


def slow(server: RunningServer, tables: Tables, game: str) -> Slow:
    """Such a game, in which the first of the two is asked."""
    bots = ["random"] if game == "xidit" else []
    people, table = started(server, 2, *bots, game=game, clock="hard", seconds=3600)
    one = Slow(people[0], people[0].sit(table), people[1].sit(table), table)
    choice = Random(1)
    while one.away.hello()["players"][1]["player"] == "person":
        if one.away.last["actions"]:
            for place in (one.here, one.away):  # in a joint decision the clock takes the first seat that still owes one
                if place.hello()["actions"] and place is one.here:
                    play_at(place, choice)
            run_out(tables, table)
            one.away.await_snapshot(lambda last: last["players"][1]["player"] != "person")
        elif one.here.hello()["actions"]:
            play_at(one.here, choice)
    until(lambda: bool(one.here.hello()["actions"]), "the first seat to be asked")
    return one


def test_a_stake_is_lost_by_resigning_alone() -> None:
    assert stakes(["a", "", "b", "a"], {2: 7}) == {0: "a", 3: "a"}


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_sits_in_opens_neither_the_seats_secrets_nor_its_moves(
    server: RunningServer, registries: list[Tables], game: str
) -> None:
    one = slow(server, registries[0], game)
    last = one.here.last
    assert not last["practice"]
    assert last["undo"] is None or not last["undo"]["practice"]
    assert one.here.insist("undo", to=0).get("code") == "no-undo"
    one.here.send("hint", seat=0)
    assert one.here.await_frame("error", "hint").get("code") == "no-hints"
    table = f"/api/tables/{one.table}"
    moves = one.host.http.get(table).json()["moves"]
    for seat in (0, 1):
        forked = one.host.http.post(f"{table}/fork", json={"ply": moves, "seat": seat})
        assert (forked.status_code, forked.json()["error"]) == (409, "not-over")
    assert one.host.http.get(f"{table}/replay", params={"seat": 1}).json()["error"] == "not-over"
    assert one.host.http.get(f"{table}/report", params={"seat": 1}).status_code == 404
    assert one.host.http.get(f"{table}/record").json()["error"] == "not-over"
    assert one.host.http.get(f"{table}/analysis").json()["error"] == "not-over"
    assert one.away.hello()["view"]["seat"] == 1
    assert one.away.insist("back")["type"] == "done"
    assert one.away.hello()["players"][1]["player"] == "person"


# -- resigned ----------------------------------------------------------------------------------------------------------


def left(server: RunningServer, watch: str) -> tuple[list[Person], str, list[Place], Frame]:
    """Three persons have begun a game of Mysthea, the last has resigned and others have moved on since; what the last
    one saw then."""
    people, table = started(server, 3, game="mysthea", watch=watch)
    places = [person.sit(table) for person in people]
    choice = Random(2)
    for _ in range(6):
        play_at(next(place for place in places if place.hello()["actions"]), choice)
    assert places[2].insist("resign")["type"] == "done"
    then = places[2].last
    assert then["players"][2]["resigned"]
    for _ in range(6):
        until(lambda: any(place.hello()["actions"] for place in places[:2]), "somebody to be asked")
        play_at(next(place for place in places[:2] if place.last["actions"]), choice)
    assert places[0].hello()["ply"] > then["ply"] + 5
    return people, table, places, then


def same(one: Frame, other: Frame) -> bool:
    """Whether two snapshots show the same position and log."""
    return all(one[part] == other[part] for part in ("view", "log", "actions", "prompt", "ply"))


@pytest.mark.parametrize("watch", ["none", "delayed", "open"])
def test_who_has_resigned_keeps_what_was_known_then_and_learns_nothing_more(server: RunningServer, watch: str) -> None:
    people, table, places, then = left(server, watch)
    place, person, path = places[2], people[2], f"/api/tables/{table}"
    assert len([frame for frame in place.frames if frame["type"] == "snapshot" and frame["ply"] > then["ply"]]) == 0
    assert same(place.hello(), then)
    assert same(person.sit(table).last, then)
    ply = then["view"]["ply"]
    again = person.http.get(f"{path}/replay", params={"seat": 2, "ply": ply}).json()
    assert (again["view"], again["last"]) == (then["view"], ply)
    assert person.http.get(f"{path}/replay", params={"seat": 2, "ply": ply + 1}).json()["error"] == "ply"
    assert person.http.get(f"{path}/report", params={"seat": 2}).json()["view"] == then["view"]
    for kind in ("why", "foresee"):
        place.send(kind, seat=2, action=0)
        assert place.await_frame("error", "why", "foresight").get("code") == "seat"
    place.send("hint", seat=2)
    assert place.await_frame("error", "hint").get("code") == "seat"
    assert place.ask("back")["code"] == "seat"
    place.send("hello", seat=-1)
    told = person.http.get(path).json()
    if watch == "none":
        assert place.await_frame("error", "snapshot").get("code") == "not-yours"
        assert (told["moves"], told["asked"]) == (0, [])
    elif watch == "delayed":
        assert place.await_frame("error", "snapshot")["ply"] == 0
        assert (told["moves"], told["asked"]) == (0, [])
    else:
        assert place.await_frame("error", "snapshot")["view"] == {**places[0].hello()["view"], **place.last["view"]}
        assert told["moves"] > ply
        assert person.http.get(f"{path}/replay", params={"ply": ply + 2}).json()["ply"] == ply + 2


def test_after_the_end_everybody_sees_everything_again(server: RunningServer) -> None:
    people, table = started(server, 2, "random")
    places = [person.sit(table) for person in people]
    assert places[1].insist("resign")["type"] == "done"
    then = places[1].last
    assert places[0].hello()["ply"] >= then["ply"]
    assert places[0].insist("resign")["type"] == "done"
    over = places[1].await_snapshot(lambda last: last["status"] == "over")
    assert over["view"]["ply"] > then["view"]["ply"]
    assert people[1].http.get(f"/api/tables/{table}/record").status_code == 200


def test_who_is_left_alone_may_practise(server: RunningServer) -> None:
    people, table = started(server, 2, "random")
    places = [person.sit(table) for person in people]
    choice = Random(4)
    for _ in range(4):
        until(lambda: any(place.hello()["actions"] for place in places), "somebody to be asked")
        play_at(next(place for place in places if place.last["actions"]), choice)
    assert places[0].insist("resign")["type"] == "done"  # the host goes; who is left need not have made the table
    alone = places[1]
    until(lambda: bool(alone.hello()["actions"]), "the last person to be asked")
    play_at(alone, choice)
    until(lambda: bool(alone.hello()["actions"]), "the bots to have moved")
    alone.send("hint", seat=1)
    assert alone.await_frame("hint", "error")["type"] == "hint"
    assert alone.last["undo"]["practice"]
    assert alone.ask("undo", to=0)["type"] == "done"
    assert people[1].http.post(f"/api/tables/{table}/fork", json={"ply": 0, "seat": 0}).status_code == 201
    assert people[0].http.post(f"/api/tables/{table}/fork", json={"ply": 0, "seat": 0}).status_code == 409
