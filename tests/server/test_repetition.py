"""Nobody can hold up a table: what was begun is cancelled by an undo, and what led in a circle is refused."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

import krainy
from krainy.engine.game import AnyGame
from krainy.play import words
from krainy.server.tables.registry import Tables
from tests.engine.leaks import Dawdling, with_deal
from tests.engine.market.words import HIDE, PASS, TRAVEL
from tests.server.running import Place, open_registries, quick_settings, serving
from tests.server.test_secrets import PlainSpeech
from tests.server.watching import play, seated


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    return open_registries(monkeypatch)


def test_a_march_is_cancelled_by_an_undo(tmp_path: Path, registries: list[Tables]) -> None:
    with serving(quick_settings(tmp_path, seed=1)) as server:
        places, table = seated(server, "runewars", 2, options={"board": "random"})
        chance = Random(1)
        while True:
            mover = next(place for place in places[:-1] if place.last["actions"])
            marches = [offer for offer in mover.last["actions"] if offer["block"] == "march"]
            if marches:
                break
            play(places, chance, lambda _, offers: chance.choice(offers))
        offered, moves = mover.last["actions"], len(registries[0].loaded[table].table.playthrough.moves)
        assert mover.move(marches[0]["action"])["type"] == "done"
        mover.await_snapshot(lambda last: last["view"]["asked"] == "Column")
        [cancel] = [offer for offer in mover.last["actions"] if offer["block"] == "pass"]
        assert cancel["label"] == "Cancel"
        assert mover.move(cancel["action"])["type"] == "done"
        mover.await_snapshot(lambda last: last["view"]["asked"] == "Strategize")
        assert mover.last["actions"] == offered
        assert len(registries[0].loaded[table].table.playthrough.moves) == moves
        assert [row.kind for row in registries[0].loaded[table].rows[-2:]] == ["move", "undo"]


def load(name: str) -> AnyGame:
    assert name == "market"
    return DAWDLING


DAWDLING = with_deal(Dawdling)


def hides(place: Place) -> list[int]:
    """The actions by which a card is picked up, only to be put down again."""
    return [offer["action"] for offer in place.last["actions"] if HIDE.base <= offer["action"] < TRAVEL.base]


def test_what_led_in_a_circle_is_not_offered_and_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(krainy, "load", load)
    monkeypatch.setattr(krainy, "names", lambda: ("market",))
    monkeypatch.setattr(words, "learn", cache(PlainSpeech))
    with serving(quick_settings(tmp_path, seed=1)) as server:
        places, _ = seated(server, "market", 2)
        chance = Random(2)
        while True:
            mover = next(place for place in places[:-1] if place.last["actions"])
            if len(mover.last["view"]["actors"]) == 1 and len(hides(mover)) > 1:
                break
            assert play(places, chance, lambda _, offers: chance.choice(offers))
        circling, other = hides(mover)[:2]
        assert mover.move(circling)["type"] == "done"
        assert mover.move(PASS())["type"] == "done"
        assert circling not in hides(mover)
        assert other in hides(mover)
        refused = mover.move(circling)
        assert (refused["type"], refused["code"]) == ("error", "repeated")
        assert mover.move(other)["type"] == "done"
