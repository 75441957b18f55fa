"""Patches over the real socket: applied one by one they show every event, and they end in the view that all get."""

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krainy.server.tables.registry import Tables
from krainy.server.tables.table import Table
from krainy.server.websocket.patches import Comparison, edited
from tests.server.running import Frame, Place, open_registries, quick_settings, serving
from tests.server.watching import seated

SIMPLE = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", "b"])
THINGS = st.recursive(
    SIMPLE, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcdef"), inner, max_size=5)
)
VIEWS = st.dictionaries(st.sampled_from("abcdef"), THINGS, min_size=1, max_size=6)


@settings(deadline=None, database=None, max_examples=400)
@given(VIEWS, VIEWS)
def test_edits_lead_from_one_view_to_the_other(before: Any, after: Any) -> None:
    kept, wanted = json.dumps(before), typed(after)
    comparison = Comparison()
    assert json.dumps(typed(edited(before, comparison.edits(before, typed(after))))) == json.dumps(wanted)
    assert json.dumps(before) == kept, "the view before must stay as it is"
    assert comparison.edits(before, before) == []


def typed(thing: Any) -> Any:
    """The same without truth values, which Python takes for numbers; no field of a view is sometimes this or that."""
    if isinstance(thing, dict):
        return {name: typed(part) for name, part in thing.items()}
    if isinstance(thing, list):
        return [typed(part) for part in thing]
    return int(thing) if isinstance(thing, bool) else thing


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    return open_registries(monkeypatch)


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("eko", {"modules": ["portals", "temple_of_sand"]}),
    ("xidit", {"length": "short"}),
    ("mysthea", {}),
    ("oath", {}),
    ("runewars", {"board": "random", "exploration": "on"}),
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_patches_show_every_event_and_end_in_the_view(
    tmp_path: Path, registries: list[Tables], game: str, options: dict[str, Any]
) -> None:
    """Two persons, a bot and a spectator, each with a second connection that has not listened."""
    with serving(quick_settings(tmp_path, seed=5)) as server:
        places, id = seated(server, game, 2, "random", options=options)
        fresh = [place.person.sit(id, seat=place.last["seat"]) for place in places]
        chance = Random(7)
        undone = sum(play_one(places, chance, number % 6 == 0) for number in range(90))
        assert undone
        for place, other in zip(places, fresh, strict=True):
            compare(place, other)
        rows = list(registries[0].loaded[id].rows)
        table = Table(registries[0].loaded[id].head)
        table.playthrough.moments.viewers = [-1, 0, 1]
        whole, steps = 0, 0
        for row in rows:
            length = len(table.playthrough.told)
            table.add(row)
            table.playthrough.moments.viewers = [-1, 0, 1]  # at the start another table is laid
            expected = table.length
            if row.kind not in ("move", "undo"):
                continue
            for place in places:
                frame = at(place, expected)
                assert same(frame["view"], table.g.view(place.last["seat"]))
                if row.kind == "undo" or len(table.playthrough.told) <= length:
                    assert "patches" not in frame
                    continue
                seen = table.playthrough.moments.since(table.playthrough.told, length - 1, place.last["seat"])
                wanted = [*seen[:-1], table.g.view(place.last["seat"])]
                if "patches" in frame:  # else a new one was shown the whole
                    whole += 1
                    steps += len(wanted) - 1
                    assert len(frame["steps"]) == len(wanted)
                    assert all(same(one, other) for one, other in zip(frame["steps"], wanted, strict=True))
        assert whole > 200
        assert steps > 5


def play_one(places: list[Place], chance: Random, undo: bool) -> bool:
    """One of the persons moves, when it is asked; whether it then has taken the move back."""
    movers: list[Place] = []
    while not movers:
        latest = max(place.last["ply"] for place in places)
        for place in places:
            place.await_snapshot(partial(lambda ply, last: bool(last["ply"] >= ply), latest))
        movers = [place for place in places[:-1] if place.last["actions"]]
        if not movers:
            places[0].next()
    mover = chance.choice(movers)
    if mover.move(chance.choice(mover.last["actions"])["action"])["type"] == "error":
        return False  # the bot was faster
    found = mover.last["undo"]
    return bool(undo and found and not found["practice"] and mover.ask("undo")["type"] == "done")


def compare(place: Place, other: Place) -> None:
    """A connection that has listened to everything sees what one sees that has just come."""
    found = other.hello(seat=place.last["seat"])
    assert same(at(place, found["ply"])["view"], found["view"])


def at(place: Place, ply: int) -> Frame:
    """The snapshot with which a connection first heard of a ply."""
    place.await_snapshot(lambda last: bool(last["ply"] >= ply))
    return next(frame for frame in place.frames if frame["type"] == "snapshot" and frame["ply"] == ply)


def same(one: Any, other: Any) -> bool:
    """Whether two views are equal, also in the order of their parts, by which boards draw them."""
    return json.dumps(one) == json.dumps(other)
