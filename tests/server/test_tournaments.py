"""Tournaments on a server: people and bots play to the table of results, over restarts, and nobody gets more than is
theirs."""

from pathlib import Path
from typing import Any

import pytest

from krainy.server.clock import Clock
from tests.server.running import Frame, Person, RunningServer, quick_settings, serving, until


def make(host: Person, **wishes: Any) -> str:
    wish = {"name": "Cup", "game": "eko", "seats": 2, "format": "swiss", "pace": 0, "seconds": 86_400, **wishes}
    answer = host.http.post("/api/tournaments", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


def call(person: Person, id: str, what: str = "", status: int = 200) -> Frame:
    path = f"/api/tournaments/{id}"
    answer = person.http.post(f"{path}/{what}") if what else person.http.get(path)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def resign(person: Person, id: str) -> None:
    """Give up the game that this person should play in a tournament, if there is one."""
    table = call(person, id)["next"]
    if table and person.http.get(f"/api/tables/{table}").json()["status"] == "playing":
        place = person.sit(table)
        place.insist("resign")
        place.close()


def play_to_the_end(people: list[Person], id: str, rounds: int = 99) -> Frame:
    """The people resign, whoever is asked first, until so many rounds have been made or the tournament is over."""

    def over() -> bool:
        told = call(people[0], id)
        if told["status"] == "over" or len(told["rounds"]) >= rounds:
            return True
        for person in people:
            resign(person, id)
        return False

    until(over, "the end of the tournament")
    return call(people[0], id)


def back(server: RunningServer, person: Person) -> Person:
    """The same person at the server after a restart."""
    again = Person(server)
    again.http.cookies.update(person.http.cookies)
    return again


@pytest.mark.once
def test_sixteen_people_and_bots_play_to_the_table_of_results(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path / "data", seed=7)
    with serving(settings) as server:
        people = [server.guest() for _ in range(10)]
        id = make(people[0], bots=["random"] * 6, options={})
        for person in people[1:]:
            call(person, id, "join")
        assert len(call(people[0], id)["players"]) == 16
        call(people[1], id, "start", 409)
        assert call(people[0], id, "start")["status"] == "playing"
        before = play_to_the_end(people, id, rounds=2)
    with serving(quick_settings(tmp_path / "data", seed=7)) as server:
        people = [back(server, person) for person in people]
        told = play_to_the_end(people, id)
        assert told["rounds"][0] == before["rounds"][0]
        assert len(told["rounds"]) == 4
        met = [frozenset(game["players"]) for one in told["rounds"] for game in one["games"]]
        assert len(met) == len(set(met)) == 32
        tables = [game["table"] for one in told["rounds"] for game in one["games"]]
        assert len(set(tables)) == 32
        standings = told["standings"]
        assert [line["rank"] for line in standings] == list(range(1, 17))
        assert sum(line["points"] for line in standings) == 32
        assert {line["games"] for line in standings} == {4}
        points = [line["points"] for line in standings]
        assert points == sorted(points, reverse=True)
        assert not any(call(person, id)["next"] for person in people)


def test_who_withdraws_loses_and_who_is_not_the_host_decides_nothing(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path / "data", seed=7)) as server:
        ala, ola, iga, eva = (server.guest(name) for name in ("Ala", "Ola", "Iga", "Eva"))
        id = make(ala, format="round-robin", listed=True)
        lines = eva.http.get("/api/tournaments").json()
        assert [(one["tournament"], one["players"]) for one in lines] == [(id, 1)]
        assert call(ala, id, "start", 409)["error"] == "tournament-small"
        for person in (ola, iga, ola):
            call(person, id, "join")
        assert call(server.guest("Ola"), id, "join", 409)["error"] == "name-taken"
        assert call(eva, id, "cancel", 409)["error"] == "not-yours"
        assert call(eva, id, "withdraw", 409)["error"] == "not-yours"
        call(ala, id, "start")
        assert call(eva, id, "join", 409)["error"] == "tournament-started"
        assert call(eva, id)["next"] == ""
        call(ola, id, "withdraw")
        told = play_to_the_end([ala, iga], id)
        assert [one["withdrawn"] for one in told["players"]].count(True) == 1
        by_name = {told["players"][line["player"]]["name"]: line for line in told["standings"]}
        assert (by_name["Ola"]["points"], by_name["Ola"]["rank"]) == (0, 3)
        assert told["host"]
        assert eva.http.get("/api/tournaments", params={"which": "mine"}).json() == []
        assert len(iga.http.get("/api/tournaments", params={"which": "mine"}).json()) == 1


def test_a_tournament_goes_on_when_its_host_is_erased(tmp_path: Path) -> None:
    """Games between bots are at tables of the host, who must stay known for that."""
    with serving(quick_settings(tmp_path / "data", seed=7)) as server:
        ala, ola, iga = (server.guest(name) for name in ("Ala", "Ola", "Iga"))
        id = make(ala, format="swiss", rounds=3, plays=False, bots=["random", "random"])
        for person in (ola, iga):
            call(person, id, "join")
        call(ala, id, "start")
        assert ala.http.delete("/api/guest").status_code == 204
        told = play_to_the_end([ola, iga], id)
        assert (told["status"], len(told["rounds"])) == ("over", 3)


def test_a_person_alone_with_bots_takes_nothing_back_and_has_no_hints(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path / "data", seed=7)) as server:
        ala = server.guest("Ala")
        id = make(ala, bots=["random"], format="knock-out")
        place = ala.sit(call(ala, id, "start")["next"])
        place.my_turn()
        place.send("hint", seat=place.last["seat"])
        assert place.await_frame("hint", "error")["code"] == "no-hints"
        assert place.insist("pause")["code"] == "no-pause", "the others wait for this game"
        moves = len(place.last["log"])
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"
        place.my_turn()
        assert place.insist("undo", to=0)["code"] == "no-undo"
        assert moves <= len(place.last["log"])
        assert place.insist("resign")["type"] == "done"
        table = place.last["table"] if "table" in place.last else call(ala, id)["rounds"][0]["games"][0]["table"]
        assert place.insist("undo", to=0)["type"] == "error"
        until(lambda: call(ala, id)["status"] == "over", "the end")
        assert call(ala, id)["standings"][1]["points"] == 0
        assert ala.http.post(f"/api/tables/{table}/rematch").status_code == 201


def test_a_tournament_begins_in_time_and_whoever_never_comes_loses(tmp_path: Path, clock: Clock) -> None:
    with serving(quick_settings(tmp_path / "data", seed=7)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        begins = clock.now() + 3600
        id, alone = make(ala, begins=begins, format="knock-out"), make(ala, begins=begins)
        call(ola, id, "join")
        assert call(ala, id)["status"] == "open"
        clock.ahead += 3601
        until(lambda: call(ala, id)["status"] == "playing" and bool(call(ala, id)["next"]), "the first round")
        until(lambda: call(ala, alone)["status"] == "cancelled", "the end of a tournament to which nobody came")
        asked = ala.http.get(f"/api/tables/{call(ala, id)['next']}").json()["asked"]
        clock.ahead += 86_401
        until(lambda: call(ala, id)["status"] == "over" or not waits(ala, id, asked), "the bot that sits in")
        for person in (ala, ola):
            resign(person, id)
        until(lambda: call(ala, id)["status"] == "over", "the end")


def waits(person: Person, id: str, asked: list[int]) -> bool:
    """Whether a person is still waited for."""
    table = call(person, id)["next"]
    return bool(table) and person.http.get(f"/api/tables/{table}").json()["asked"] == asked
