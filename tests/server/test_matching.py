"""Quick matches: who waits for the same sits at one table, the oldest first, and nobody with whom they have blocked."""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from krainy.server.clock import Clock
from krainy.server.company.seekers import GONE, PRESENT, STEPS, first_group, groups, put_together
from krainy.server.company.seekers import Seeker as Waiting
from krainy.server.company.seekers import seek as seek_in
from krainy.server.storage.database import GUESTS
from krainy.server.wire.bodies import MatchWish
from tests.server.endpoint import Browser, Endpoint
from tests.server.running import Frame, Person, RunningServer, kill, quick_settings, serving, start_process, until
from tests.server.test_meeting import block, profile_of
from tests.server.test_notifications import noticed, settings_for, subscribe
from tests.server.test_results import duel, games_of

WAIT = 60.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path / "data", seed=7)) as running:
        yield running


def seek(person: Person, **wish: object) -> Frame:
    answer = person.http.put("/api/match", json={"game": "eko", "seats": 2, **wish})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def standing(person: Person) -> Frame:
    return dict(person.http.get("/api/match").json())


def tables_of(person: Person) -> list[str]:
    return [one["table"] for one in person.http.get("/api/tables").json()]


def waiting(name: str, since: float, fill: bool = False) -> Waiting:
    return Waiting(name, "eko", 3, "live", fill, since, since, name)


def test_many_who_do_not_fit_cost_little() -> None:
    """Who waits under five names that look alike fits four others; six seats are then never filled."""
    tries = 0

    def fits(one: int, other: int) -> bool:
        nonlocal tries
        tries += 1
        return one % 5 != other % 5

    assert first_group(list(range(24)), 6, fits) == []
    assert tries < 6 * STEPS
    assert first_group(list(range(24)), 5, fits) == [0, 1, 2, 3, 4]


def test_who_fits_nobody_does_not_keep_those_behind_them_from_being_looked_at(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path / "data", seed=7)):
        pass  # the database
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'data' / 'krainy.sqlite'}")
    names = ["Anna"] * 30 + ["Ola"]
    with engine.begin() as db:
        db.execute(GUESTS.insert(), [{"id": str(n), "name": name, "time": 0.0} for n, name in enumerate(names)])
        for number in range(len(names)):
            seek_in(db, str(number), MatchWish("eko", 2, "days"), 100.0 + number)
        found = groups(db, 200.0, {"live": 60.0, "days": 86_400.0})
    assert [{one.name for one in group.people} for group in found] == [{"Anna", "Ola"}]


def test_the_oldest_who_fit_are_put_together_and_bots_come_only_to_who_wants_them() -> None:
    apart = {("a", "b"), ("b", "a"), ("c", "d"), ("d", "c")}

    def fits(one: Waiting, other: Waiting) -> bool:
        return (one.name, other.name) not in apart

    ones = [waiting(name, since) for since, name in enumerate("abcde")]
    assert [one.name for one in first_group(ones, 3, fits)] == ["a", "c", "e"]
    assert first_group(ones, 4, fits) == []
    assert [[one.name for one in found] for found in put_together(ones, 3, fits, 100.0)] == [["a", "c", "e"]]
    ones = [waiting("a", 0, True), waiting("b", 1, True), waiting("e", 2, False), waiting("f", 3, True)]
    assert [[one.name for one in found] for found in put_together(ones[:3], 3, fits, -1.0)] == []
    assert [[one.name for one in found] for found in put_together([ones[0], ones[1], ones[3]], 3, fits, 0.0)] == [
        ["a", "f"]
    ]
    assert [[one.name for one in found] for found in put_together(ones[2:3], 3, fits, 100.0)] == []


def test_two_who_want_the_same_play_a_rated_game_that_is_listed_nowhere(server: RunningServer) -> None:
    ala, ola, iga = server.guest(), server.guest(), server.guest()
    assert ala.http.get("/api/match").json() is None
    assert Person(server).http.get("/api/match").json() is None
    assert seek(ala)["waiting"] == 1
    assert seek(iga, pace="days")["waiting"] == 1
    assert seek(ala, fill=True)["fill"]
    table = seek(ola)["table"]
    assert table
    assert standing(ala)["table"] == table
    assert standing(iga)["table"] == ""
    found = ala.http.get(f"/api/tables/{table}").json()
    assert (found["status"], found["listed"], found["watch"], found["clock"]) == ("playing", False, "none", "hard")
    assert tables_of(ala) == tables_of(ola) == [table]
    listed = iga.http.get("/api/tables", params={"which": "listed"}).json()
    assert table not in [one["table"] for one in listed]
    assert iga.http.get(f"/api/tables/{table}").status_code == 404
    assert ola.sit(table).insist("resign")["type"] == "done"
    until(lambda: len(games_of(ala)) == 1, "the result")
    assert games_of(ala)[0]["rated"]
    assert ala.http.delete("/api/match").status_code == 204
    assert ala.http.get("/api/match").json() is None
    assert iga.http.get("/api/guest/export").json()["seeking"][0]["pace"] == "days"
    assert iga.http.delete("/api/match").status_code == 204
    assert seek(ola, pace="days")["table"] == ""  # Iga waits no longer
    assert ala.http.put("/api/match", json={"game": "eko", "seats": 7}).status_code == 422
    assert ala.http.put("/api/match", json={"game": "chess", "seats": 2}).status_code == 422


def test_nobody_is_put_together_with_whom_they_have_blocked_or_whose_name_they_have(server: RunningServer) -> None:
    ala, ola, double = server.guest("Ada"), server.guest("Oda"), server.guest("Ada")
    duel(ala, ola)
    until(lambda: len(games_of(ola)) == 1, "the result")
    block(ala, profile=profile_of(ola))
    assert seek(ala)["table"] == seek(ola)["table"] == ""
    table = seek(double)["table"]
    assert table
    assert standing(ola)["table"] == table
    assert standing(ala)["table"] == ""


def test_bots_fill_the_table_after_the_wait_and_who_has_gone_is_not_waited_for(tmp_path: Path, clock: Clock) -> None:
    settings = replace(quick_settings(tmp_path / "data", seed=7), match_live_seconds=WAIT)
    with serving(settings) as server:
        ala, ola, iga = server.guest(), server.guest(), server.guest()
        assert seek(ala, seats=3, game="mysthea")["table"] == ""
        clock.ahead += WAIT + 1
        assert seek(ola, seats=3, game="mysthea", fill=True)["table"] == ""  # Ala wants no bots, Ola has just come
        assert standing(ala)["waited"] > WAIT
        first = seek(ala, seats=3, game="mysthea", fill=True)["table"]  # now she does, and Ola with her
        assert first
        assert standing(ola)["table"] == first
        chairs = ala.http.get(f"/api/tables/{first}").json()["chairs"]
        assert chairs == ["person", "person", "normal"]

        seek(iga, fill=True)
        clock.ahead += WAIT + 1
        until(lambda: standing(iga)["table"] != "", "bots to fill the table")
        for person in (ala, ola, iga):
            assert len(tables_of(person)) == 1
        # Somebody who has closed the page is put together with nobody until they are back.
        eva, una = server.guest(), server.guest()
        since = seek(eva)["since"]
        clock.ahead += PRESENT + 1
        assert seek(una)["table"] == ""
        assert standing(eva)["since"] == since
        until(lambda: standing(una)["table"] != "", "the one who came back")
        left = server.guest()
        seek(left)
        clock.ahead += GONE["live"] + 1
        seek(server.guest(), pace="days")
        assert left.http.get("/api/match").json() is None


def test_a_place_in_line_outlives_the_server(tmp_path: Path) -> None:
    data = tmp_path / "data"
    settings = quick_settings(data)
    process = start_process(data, settings.port)
    server = RunningServer(settings.port)
    ala, ola = server.guest("Ala"), server.guest("Ola")
    since = seek(ala)["since"]
    cookies = [dict(person.http.cookies) for person in (ala, ola)]
    kill(process)
    server.guests.close()
    with serving(settings) as again:
        back = [Person(again) for _ in cookies]
        for person, cookie in zip(back, cookies, strict=True):
            person.http.cookies.update(cookie)
        assert standing(back[0])["since"] == since
        table = seek(back[1])["table"]
        assert table
        assert standing(back[0])["table"] == table
        assert back[0].sit(table).last["status"] == "playing"
    with contextlib.closing(sqlite3.connect(data / "krainy.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_a_game_over_days_is_announced_to_who_waited(tmp_path: Path) -> None:
    endpoint = Endpoint()
    with serving(settings_for(tmp_path)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        subscribe(ala, Browser(endpoint))
        seek(ala, pace="days")
        assert seek(ola, pace="days")["table"]
        until(lambda: noticed(tmp_path, "turn", 1) or noticed(tmp_path, "start", 1), "the notification")
    endpoint.close()
