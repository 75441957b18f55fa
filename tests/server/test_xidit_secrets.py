"""Lords of Xidit over the real socket: no plan, screen, bid or Bastion is in a frame of one who may not know it."""

import json
from pathlib import Path
from random import Random

import pytest

from krainy.games.xidit.board import CENTRE, KINGDOM
from krainy.server.room import Room
from tests.server.house import House, Person, Place, open_rooms, quick_settings, serving

COLOURS = ["blue", "red", "green"]


@pytest.fixture
def rooms(monkeypatch: pytest.MonkeyPatch) -> list[Room]:
    return open_rooms(monkeypatch)


def seated(house: House, *chairs: str) -> tuple[list[Place], str]:
    """Two persons (and whoever else) at a short game, and a spectator, who comes last."""
    ala, ola = house.guest("Ala"), house.guest("Ola")
    table = ala.make("me", "person", *chairs, game="xidit", watch="open", options={"length": "short"}, pace=0)
    people = [ala, ola]
    for seat, code in sorted(table["invitations"].items()):
        if seat != "1":
            people.append(house.guest("Iga"))
        people[-1].join(code)
    assert ala.http.post(f"/api/tables/{table['table']}/start").status_code == 200
    return [one.sit(table["table"]) for one in (*people, Person(house))], table["table"]


def move(place: Place, chance: Random) -> None:
    """One random move, if this seat is asked."""
    if place.hello()["actions"]:
        place.move(chance.choice(place.last["actions"])["action"])


def test_a_whole_game_tells_nobody_what_is_secret(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as house:
        places, _ = seated(house, "random")
        chance = Random(3)
        while places[0].last["status"] == "playing":
            for place in places[:2]:
                move(place, chance)
        places[2].hello()
        for seat, place in zip((0, 1, -1), places, strict=True):
            frames = [frame for frame in place.frames if frame["type"] == "snapshot" and frame["status"] == "playing"]
            assert len(frames) > 50
            for frame in frames:
                check(frame, seat)


def check(frame: dict[str, object], seat: int) -> None:
    """What one snapshot shows while the game runs."""
    view, log = frame["view"], frame["log"]
    assert isinstance(view, dict)
    assert isinstance(log, list)
    own = [COLOURS[seat]] if seat >= 0 else []
    assert list(view["screens"]) == own
    assert list(view["bards"][KINGDOM.regions[CENTRE]]) == own
    assert not frame["actions"] or seat in view["actors"]
    assert len(view["sealed"]) <= (6 if seat >= 0 else 0)
    if view["asked"] == "Plan":
        assert view["plans"] == {}
        assert sum(line["event"] == "planned" for line in log) == 3 * (view["year"] - 1)
    if view["asked"] == "ShowUnits":
        censuses = view["censuses"].index(view["year"])
        kinds = ["militia", "archer", "infantry", "cleric", "battle_mage"].index(view["matter"]["unit"])
        assert sum(line["event"] == "census-shown" for line in log) == 3 * (5 * censuses + kinds)


def test_a_seat_gets_equal_frames_in_worlds_that_it_cannot_tell_apart(tmp_path: Path, rooms: list[Room]) -> None:
    with serving(quick_settings(tmp_path)) as house:
        places, table = seated(house, "person")
        differed = 0
        chance = Random(4)
        for _ in range(12):
            for place in places[:-1]:
                move(place, chance)
            live = rooms[0].tables[table]
            real = live.sitting.table.g
            for seat, place in zip((0, 1, 2, -1), places, strict=True):
                place.hello(seat=seat)
                before = place.raw
                for seed in (1, 2):
                    world = real.determinize(seat, seed)
                    live.sitting.table.g = world
                    live.sitting.tellings.clear()
                    place.hello(seat=seat)
                    assert place.raw == before
                    differed += json.dumps(world.view((seat + 1) % 3)) != json.dumps(real.view((seat + 1) % 3))
                    live.sitting.table.g = real
                    live.sitting.tellings.clear()
        assert differed > 20
