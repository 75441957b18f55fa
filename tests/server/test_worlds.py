"""Worlds that outlive their games: kept with their history, exported, brought back, shut while one plays in them."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from krainy.engine.state import State
from krainy.play import chronicle
from tests.server.running import Frame, Person, RunningServer, quick_settings, serving, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("data"), seed=1)) as server:
        yield server


@pytest.fixture(scope="module")
def ala(server: RunningServer) -> Person:
    return server.guest("Ala")


@pytest.fixture(scope="module")
def ended(ala: Person) -> str:
    """A private table at which Ala has played a game to its end."""
    return str(played(ala, "me", "random")["table"])


def over(person: Person, table: str) -> Frame:
    """A table when its game is over."""
    until(lambda: bool(person.http.get(f"/api/tables/{table}").json()["status"] == "over"), "the game to end")
    return dict(person.http.get(f"/api/tables/{table}").json())


def played(person: Person, *chairs: str, **wishes: Any) -> Frame:
    """A finished game in which a person chose at random."""
    made = person.make(*chairs, game="oath", **wishes)
    play_on(person, made["table"])
    return over(person, made["table"])


def play_on(person: Person, table: str, seed: int = 1) -> None:
    """A person plays a game to its end."""
    choice = Random(seed)
    place = person.sit(table)
    while place.my_turn()["status"] == "playing":
        assert place.move(choice.choice(place.last["actions"])["action"])["type"] == "done"
    place.close()


def world_of(person: Person, world: str, **query: Any) -> Frame:
    answer = person.http.get(f"/api/worlds/{world}", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_three_games_of_one_world_with_a_restart_between(tmp_path: Path) -> None:
    cookies = {}
    told: list[Frame] = []
    with serving(quick_settings(tmp_path, seed=1)) as server:
        ala = server.guest("Ala")
        first = played(ala, "me", "random")
        assert (first["leaves"], first["world"]) == (True, "")
        assert (
            ala.http.put(f"/api/worlds/{first['table']}", json={"name": " Wyspy  Mgieł "}).json()["name"]
            == "Wyspy Mgieł"
        )
        second = ala.http.post(f"/api/tables/{first['table']}/rematch").json()
        assert second["world"] == first["table"]
        play_on(ala, second["table"])
        told = world_of(ala, second["table"])["chapters"]
        cookies = dict(ala.http.cookies)
    with serving(quick_settings(tmp_path, seed=1)) as server:
        ala = Person(server)
        ala.http.cookies.update(cookies)
        third = ala.http.post(f"/api/tables/{second['table']}/rematch").json()
        play_on(ala, third["table"])
        world = world_of(ala, third["table"])
        assert (world["games"], world["name"], world["table"]) == (3, "Wyspy Mgieł", third["table"])
        assert [chapter["number"] for chapter in world["chapters"]] == [1, 2, 3]
        assert world["chapters"][:2] == told
        for chapter in world["chapters"]:
            names = [note["name"] for note in chapter["notes"]]
            assert names[:2] == ["won", "oath"]
            assert {"came", "left"} <= set(names)
            assert not any(note["secret"] for note in chapter["notes"])
            assert "Ala" in [player["name"] for player in chapter["players"]]
            assert chapter["players"][chapter["ruler"]]["called"] in chapter["notes"][0]["lines"][0]
        assert [line["world"] for line in ala.http.get("/api/worlds").json()] == [third["table"]], "only the last"
        polish = world_of(ala, third["table"], lang="pl")
        assert "wygrywa" in polish["chapters"][0]["notes"][0]["lines"][0]


def test_the_next_game_begins_from_the_world_and_its_ruler_sits_first(ala: Person, ended: str) -> None:
    world = world_of(ala, ended)
    ruler = world["chapters"][0]["ruler"]
    following = ala.http.post(f"/api/tables/{ended}/rematch").json()
    assert following["mine"] == [(0 - ruler) % 2]
    place = ala.sit(following["table"], lang="en")
    sites = [name for note in world["survey"] for name in note["lines"] if note["name"] == "cradle"]
    assert place.last["view"]["round"] == 1
    shown = json.dumps(place.last["log"]) + json.dumps(place.last["view"])
    assert sites[0].split(":")[0].split(" with")[0].lower().replace(" ", "-") in shown


def test_the_world_of_a_game_is_found_from_a_checkpoint(ala: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[int] = []
    left_by = chronicle.left_by

    def note(g: State, moves: Sequence[tuple[int, int]]) -> Any:
        ways.append(len(moves))
        return left_by(g, moves)

    monkeypatch.setattr(chronicle, "left_by", note)
    table = played(ala, "me", "random")
    assert world_of(ala, table["table"])["games"] == 1
    assert 0 < max(ways) < table["moves"] // 2


def test_people_who_sat_elsewhere_are_invited_to_their_turned_seats(server: RunningServer, ala: Person) -> None:
    ola = server.guest("Ola")
    made = ala.make("me", "person", game="oath")
    ola.join(made["invitations"]["1"])
    ala.http.post(f"/api/tables/{made['table']}/start")
    places = [ala.sit(made["table"]), ola.sit(made["table"])]
    choice = Random(3)
    while True:
        now = [place.hello() for place in places]
        if now[0]["status"] == "over":
            break
        place = places[0] if now[0]["actions"] else places[1]
        assert place.move(choice.choice(place.last["actions"])["action"])["type"] == "done"
    ruler = world_of(ala, made["table"])["chapters"][0]["ruler"]
    following = ala.http.post(f"/api/tables/{made['table']}/rematch").json()
    code = places[1].await_frame("rematch")["invitation"]
    assert ola.join(code)["table"] == following["table"]
    assert (following["mine"], ala.http.get(f"/api/invitations/{code}").json()["seat"]) == (
        ([0], 1) if ruler == 0 else ([1], 0)
    )


def test_a_world_goes_out_as_file_and_string_and_comes_back(server: RunningServer) -> None:
    ala, ola = server.guest("Ala"), server.guest("Ola")
    table = over(ala, ala.make("random", "random", game="oath")["table"])["table"]
    ala.http.put(f"/api/worlds/{table}", json={"name": "Wyspy"})
    file = ala.http.get(f"/api/worlds/{table}/file")
    assert "oath-world.json" in file.headers["content-disposition"]
    brought = ola.http.post("/api/worlds", json={"text": file.text})
    assert brought.status_code == 201, brought.text
    mine, theirs = world_of(ala, table), brought.json()
    for part in ("name", "games", "ruler", "survey", "chapters"):
        assert theirs[part] == mine[part]
    assert (theirs["table"], theirs["mine"], theirs["closed"]) == ("", True, False)
    string = ola.http.get(f"/api/worlds/{theirs['world']}/string").json()["text"]
    assert string.startswith("030303000205Wyspy")
    again = ala.http.post("/api/worlds", json={"text": string, "game": "oath"}).json()
    assert (again["name"], again["games"], again["chapters"]) == ("Wyspy", 1, [])
    assert [note for note in again["survey"] if note["name"] != "decks"] == [
        note for note in mine["survey"] if note["name"] != "decks"
    ]
    made = ola.make("random", "random", game="oath", world=theirs["world"])
    over(ola, made["table"])
    assert [chapter["number"] for chapter in world_of(ola, made["table"])["chapters"]] == [1, 2]


def test_what_lies_face_down_is_shown_to_nobody_who_plays(server: RunningServer) -> None:
    ala = server.guest("Ala")
    table = played(ala, "me", "random")["table"]
    before = world_of(ala, table, secrets=True)
    assert any(note["secret"] for note in before["survey"])
    following = ala.http.post(f"/api/tables/{table}/rematch").json()
    assert "world" not in following["options"]
    place = ala.sit(following["table"])
    assert "krainy-oath-world" not in place.raw
    assert "krainy-oath-world" not in ala.http.get("/api/tables").text
    assert world_of(ala, table)["closed"]
    for call in (f"/api/worlds/{table}?secrets=true", f"/api/worlds/{table}/file", f"/api/worlds/{table}/string"):
        refused = ala.http.get(call)
        assert (refused.status_code, refused.json()["error"]) == (409, "in-play")
    place.close()
    play_on(ala, following["table"])
    assert ala.http.get(f"/api/worlds/{table}/file").status_code == 200


def test_a_private_world_does_not_exist_for_others(server: RunningServer, ala: Person, ended: str) -> None:
    ola, private = server.guest("Ola"), ended
    shown = over(ala, ala.make("random", "random", game="oath", watch="open")["table"])["table"]
    for call in ("", "/file", "/string", "?secrets=true"):
        assert ola.http.get(f"/api/worlds/{private}{call}").status_code == 404
    assert (
        ola.http.post("/api/tables", json={"game": "oath", "chairs": ["me", "random"], "world": private}).status_code
        == 404
    )
    assert ola.http.put(f"/api/worlds/{private}", json={"name": "x"}).status_code == 404
    seen = world_of(ola, shown)
    assert (seen["mine"], seen["closed"]) == (False, True)
    assert ola.http.get(f"/api/worlds/{shown}/file").status_code == 404
    assert Person(server).http.get("/api/worlds").json() == []


# -- who may read and name a world -------------------------------------------------------------------------------------


def play_together(people: list[Person], table: str, seed: int = 3) -> None:
    """Persons play a game to its end."""
    places = [person.sit(table) for person in people]
    choice = Random(seed)
    while places[0].hello()["status"] == "playing":
        for place in places:
            if place.hello()["actions"]:
                place.move(choice.choice(place.last["actions"])["action"])
    for place in places:
        place.close()


def begun(people: list[Person], made: Frame) -> str:
    """A table at which all have sat down, started; the first of them made it."""
    for person, code in zip(people[1:], made["invitations"].values(), strict=True):
        person.join(code)
    assert people[0].http.post(f"/api/tables/{made['table']}/start").status_code == 200
    return str(made["table"])


def code_of(answer: httpx.Response) -> str:
    """What a call was refused for, or nothing."""
    return str(answer.json()["error"]) if answer.status_code >= 400 else ""


def secrets_of(person: Person, world: str) -> set[str]:
    """What the calls for secrets and for a name answer."""
    path = f"/api/worlds/{world}"
    calls = [person.http.get(f"{path}{call}") for call in ("/file", "/string", "?secrets=true")]
    return {code_of(answer) for answer in [*calls, person.http.put(path, json={"name": "x"})]}


def begin_from(person: Person, world: str, *chairs: str) -> httpx.Response:
    return person.http.post("/api/tables", json={"game": "oath", "chairs": chairs, "world": world, "pace": 0})


@pytest.fixture
def shared(server: RunningServer) -> tuple[Person, Person, str]:
    """Two people and the world that their listed game has left."""
    ala, ola = server.guest("Ala"), server.guest("Ola")
    table = begun([ala, ola], ala.make("me", "person", game="oath", listed=True))
    play_together([ala, ola], table)
    assert over(ala, table)["leaves"]
    return ala, ola, table


def test_a_world_belongs_to_those_who_played_the_game_that_left_it(
    server: RunningServer, shared: tuple[Person, Person, str]
) -> None:
    ala, ola, world = shared
    stranger = server.guest("Iga")
    for person in (ala, ola):
        assert secrets_of(person, world) == {""}
        assert world_of(person, world)["mine"]
    assert not world_of(stranger, world)["mine"]
    assert secrets_of(stranger, world) == {"absent"}
    assert code_of(begin_from(stranger, world, "me", "random")) == "not-owner"
    assert secrets_of(stranger, world) == {"absent"}


def test_no_decoy_opens_a_world_in_which_others_play(server: RunningServer, shared: tuple[Person, Person, str]) -> None:
    ala, ola, world = shared
    second = server.guest("Ela")
    alone = begin_from(ala, world, "me", "random").json()["table"]  # begun before, to be finished meanwhile
    decoy = begun([ala, second], begin_from(ala, world, "me", "person").json())
    assert secrets_of(ola, world) == {"in-play"}  # for all one can know, somebody plays seriously there
    assert second.sit(decoy).insist("resign")["type"] == "done"
    assert not over(ala, decoy)["leaves"], "a game that people ended before its rules did leaves no world"
    assert secrets_of(ola, world) == {""}
    game = begun([ola, ala], begin_from(ola, world, "me", "person", "random").json())
    play_on(ala, alone)
    child = over(ala, alone)
    assert child["leaves"]
    for person in (ala, ola):
        assert secrets_of(person, world) == {"in-play"}
        assert world_of(person, world)["closed"]
        assert code_of(begin_from(person, world, "me", "random")) == "in-play"
    assert secrets_of(ala, alone) == {"in-play"}, "a branch tells of the same cards"
    assert secrets_of(second, decoy) == {"absent"}
    assert world_of(second, world)["chapters"], "what all may read is there for those who sat in it"
    for table in (world, alone, decoy):
        path = f"/api/tables/{table}"
        assert code_of(ala.http.get(f"{path}/record")) == "in-play"
        assert code_of(ala.http.post(f"{path}/fork", json={"ply": 0})) == "in-play"
        assert "record" not in ala.http.get(f"{path}/report").json()
    assert code_of(ala.http.post(f"/api/tables/{world}/rematch")) == "in-play"
    assert ola.sit(game).insist("resign")["type"] == "done"
    assert secrets_of(ola, world) == {""}, "who has resigned spoils nobody's game: the other one plays alone"
    assert secrets_of(ala, world) == {"in-play"}
    assert code_of(ala.http.get(f"/api/tables/{world}/record")) == "", "one who plays alone spoils only the own game"


def test_who_has_resigned_owns_nothing_of_what_the_game_leaves(server: RunningServer) -> None:
    ala, ola = server.guest("Ala"), server.guest("Ola")
    table = begun([ala, ola], ala.make("me", "person", "random", game="oath"))
    assert ola.sit(table).insist("resign")["type"] == "done"
    play_on(ala, table)
    assert over(ala, table)["leaves"]
    assert (secrets_of(ala, table), secrets_of(ola, table)) == ({""}, {"absent"})
    assert not world_of(ola, table)["mine"]
    assert code_of(ola.http.post(f"/api/tables/{table}/rematch")) == "not-owner"
    assert ala.http.post(f"/api/tables/{table}/rematch").status_code == 201


def test_practice_and_games_without_worlds_leave_nothing(ala: Person, ended: str) -> None:
    table = ended
    moves = ala.http.get(f"/api/tables/{table}").json()["moves"]
    fork = ala.http.post(f"/api/tables/{table}/fork", json={"ply": moves - 5}).json()
    play_on(ala, fork["table"])
    assert over(ala, fork["table"])["leaves"] is False
    assert ala.http.get(f"/api/worlds/{fork['table']}").status_code == 404
    refused = ala.http.post("/api/tables", json={"game": "eko", "chairs": ["me", "random"], "world": table})
    assert (refused.status_code, refused.json()["text"]) == (422, "this is a world of oath, not of eko")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "this is not a world: the file cannot be read"),
        ("hello", "save string: the version: 'he' is not a hexadecimal number"),
        ("0303", "save string: it ends before the version"),
        ('{"format": "krainy-world-1"}', "this is a world of None, not of 'a game we have'"),
        ('{"format": "krainy-world-1", "game": "eko"}', "eko leaves no world behind; these games do: oath"),
        ('{"format": "krainy-oath-world-1", "oath": "silence"}', "world: there is no oath 'silence'"),
    ],
)
def test_garbage_is_refused_in_one_line(server: RunningServer, text: str, said: str) -> None:
    refused = server.guest().http.post("/api/worlds", json={"text": text})
    assert (refused.status_code, refused.json()["text"]) == (422, said)
