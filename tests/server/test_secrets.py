"""What a seat may not know is in no frame: proved on Market, the made-up game with secrets, over the real socket."""

import json
import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.play import words
from krainy.play.words import Speech, Thing
from krainy.server.tables.loaded import LoadedTable
from krainy.server.tables.registry import Tables
from tests.engine.market import GAME
from tests.server.running import Person, Place, RunningServer, open_registries, quick_settings, serving
from tests.server.watching import check_twins

SEED = 0x5EED_C0DE_2026_1119_DEAD_BEEF_0BAD_F00D
"""Of all games here; none of the numbers that a frame has by chance."""


class PlainSpeech(Speech):
    """Market has no texts: a sentence is its key and what it is told of."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, "")
        self.game = game

    def knows(self, key: str) -> bool:
        return "." not in key  # its sentences have no parts

    def put(self, key: str, args: tuple[tuple[str, Thing], ...]) -> str:
        return " ".join([key, *[f"{name}={thing}" for name, thing in sorted(args)]])


def load(name: str) -> AnyGame:
    if name != "market":
        raise BadInput(f"there is no game '{name}'")
    return GAME


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    """The server knows Market and nothing else; its rooms, once they are open."""
    monkeypatch.setattr(krainy, "load", load)
    monkeypatch.setattr(krainy, "names", lambda: ("market",))
    monkeypatch.setattr(words, "learn", cache(PlainSpeech))
    return open_registries(monkeypatch)


def seated(server: RunningServer, watch: str = "open") -> tuple[list[Person], str]:
    """Three persons at a started table of Market."""
    people = [server.guest(name) for name in ("Ala", "Ela", "Ola")]
    table = people[0].make("me", "person", "person", game="market", watch=watch)
    for seat in (1, 2):
        people[seat].join(table["invitations"][str(seat)])
    assert people[0].http.post(f"/api/tables/{table['table']}/start").status_code == 200
    return people, table["table"]


def everybody(server: RunningServer, people: list[Person], table: str) -> list[Place]:
    """All persons and a spectator, the spectator last."""
    return [*[person.sit(table) for person in people], Person(server).sit(table)]


def play(places: list[Place], moves: int, pick: int) -> None:
    """Play some moves, the same for the same `pick`."""
    for _ in range(moves):
        mover = next((place for place in places[:3] if place.hello()["actions"]), None)
        if mover is None:
            return
        actions = mover.last["actions"]
        assert mover.move(actions[pick % len(actions)]["action"])["type"] == "done"


def test_a_seat_gets_equal_frames_in_worlds_that_it_cannot_tell_apart(tmp_path: Path, market: list[Tables]) -> None:
    with serving(quick_settings(tmp_path, seed=SEED)) as server:
        people, table = seated(server)
        places = everybody(server, people, table)
        differed = 0
        for turn in range(25):
            play(places, 1, turn * 7)
            loaded: LoadedTable = market[0].loaded[table]
            if loaded.table.playthrough.g.over:
                break
            differed += check_twins(loaded, places, 3)
        assert differed > 10  # the worlds were others indeed


def test_a_sealed_choice_shows_in_no_frame_of_another(tmp_path: Path, market: list[Tables]) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    settings = quick_settings(first, seed=SEED)
    with serving(settings) as server:
        people, table = seated(server)
        cookies = [dict(person.http.cookies) for person in people]
    shutil.copytree(first, second)
    heard: list[list[str]] = []
    for data, choice in ((first, 0), (second, 1)):
        with serving(replace(settings, data=data)) as server:
            again = []
            for cookie in cookies:
                person = Person(server)
                person.http.cookies.update(cookie)
                again.append(person)
            places = everybody(server, again, table)
            mover = places[1]
            assert mover.move(mover.last["actions"][choice]["action"])["type"] == "done"
            others = [places[0], places[2], places[3]]
            for place in others:
                place.await_snapshot(lambda last: last["view"]["ply"] == 1)
            heard.append([place.raw for place in others])
            assert mover.last["view"]["sealed"]
    assert heard[0] == heard[1]


def test_a_spectator_hears_only_what_all_may_hear(tmp_path: Path, market: list[Tables]) -> None:
    with serving(quick_settings(tmp_path, seed=SEED)) as server:
        people, table = seated(server)
        places = everybody(server, people, table)
        play(places, 12, 3)
        spectator = places[-1]
        spectator.hello()
        loaded = market[0].loaded[table]
        assert spectator.last["view"] == loaded.table.g.view(-1)
        assert spectator.last["actions"] == []
        kinds = {line["event"] for line in spectator.last["log"]}
        assert "drew" in kinds
        assert not kinds & {"saw", "got"}
        assert "got" in {line["event"] for line in places[0].hello()["log"]}
        secrets = (loaded.head.salt, f"{loaded.table.playthrough.seed:032x}")
        heard = json.dumps([place.frames for place in places])
        assert not [secret for secret in secrets if secret in heard]


@pytest.mark.parametrize("delay", [3600.0, 0.2])
def test_a_delayed_spectator_sees_what_was(tmp_path: Path, market: list[Tables], delay: float) -> None:
    with serving(replace(quick_settings(tmp_path, seed=SEED), watch_delay=delay)) as server:
        people, table = seated(server, "delayed")
        places = everybody(server, people, table)
        play(places, 4, 0)
        spectator = places[-1]
        if delay > 60:
            assert spectator.hello()["ply"] == 0
            assert Person(server).http.get(f"/api/tables/{table}/replay").json()["error"] == "not-over"
        else:
            latest: Any = places[0].hello()["ply"]
            spectator.await_snapshot(lambda last: last["ply"] == latest)


def talk(place: Place, **hello: Any) -> list[str]:
    """What has been said, as far as somebody hears it who comes now."""
    place.hello(**hello)
    return [line["text"] for line in [frame for frame in place.frames if frame["type"] == "talk"][-1]["lines"]]


@pytest.mark.parametrize("delay", [3600.0, 0.2])
def test_who_sees_the_game_later_hears_the_chat_later(tmp_path: Path, market: list[Tables], delay: float) -> None:
    with serving(replace(quick_settings(tmp_path, seed=SEED), watch_delay=delay)) as server:
        people, table = seated(server, "delayed")
        places = everybody(server, people, table)
        spectator, resigned = places[-1], places[2]
        assert resigned.ask("resign")["type"] == "done"
        places[0].send("chat", key="chat-key-1", text="I hold the guard")
        assert places[1].await_frame("chat")["text"] == "I hold the guard"
        if delay > 60:
            assert talk(places[1]) == ["I hold the guard"]
            for late in (spectator, resigned, Person(server).sit(table)):
                assert talk(late) == []
                assert not [frame for frame in late.frames if frame["type"] == "chat"]
        else:
            assert spectator.await_frame("chat")["text"] == "I hold the guard"
            assert resigned.await_frame("chat")["text"] == "I hold the guard"
            assert talk(spectator) == ["I hold the guard"]


def test_no_spectators_where_none_are_wanted(tmp_path: Path, market: list[Tables]) -> None:
    with serving(quick_settings(tmp_path, seed=SEED)) as server:
        people, table = seated(server, "none")
        with pytest.raises(Exception, match="403"):
            Person(server).sit(table)
        place = people[1].sit(table)
        place.send("hello", seat=2)
        assert place.await_frame("error")["code"] == "not-yours"
