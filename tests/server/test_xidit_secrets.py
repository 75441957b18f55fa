"""Lords of Xidit over the real socket: no plan, screen, bid or Bastion is in a frame of one who may not know it."""

from pathlib import Path
from random import Random

import pytest

from krainy.games.xidit.board import CENTRE, KINGDOM
from krainy.server.tables.registry import Tables
from tests.server.running import Place, open_registries, quick_settings, serving
from tests.server.watching import check_twins, heard_by, seated

COLOURS = ["blue", "red", "green"]


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    return open_registries(monkeypatch)


def move(place: Place, chance: Random) -> None:
    """One random move, if this seat is asked."""
    if place.hello()["actions"]:
        place.move(chance.choice(place.last["actions"])["action"])


def test_a_whole_game_tells_nobody_what_is_secret(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path, seed=1)) as server:
        places, _ = seated(server, "xidit", 2, "random", options={"length": "short"})
        chance = Random(3)
        while places[0].last["status"] == "playing":
            for place in places[:2]:
                move(place, chance)
        places[2].hello()
        heard = heard_by(places)
        assert all(sum(seat == one for one, _ in heard) > 50 for seat in (0, 1, -1))
        for seat, frame in heard:
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


def test_a_seat_gets_equal_frames_in_worlds_that_it_cannot_tell_apart(tmp_path: Path, registries: list[Tables]) -> None:
    with serving(quick_settings(tmp_path, seed=1)) as server:
        places, table = seated(server, "xidit", 3, options={"length": "short"})
        differed = 0
        chance = Random(4)
        for _ in range(12):
            for place in places[:-1]:
                move(place, chance)
            differed += check_twins(registries[0].loaded[table], places, 3)
        assert differed > 10
