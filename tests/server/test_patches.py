"""Patches over the real socket: applied one by one they show every event, and they end in the view that all get."""

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from krainy.server.tables.registry import Tables
from krainy.server.tables.table import Table
from krainy.server.websocket.patches import Comparison, edited
from krainy.server.wire.frames import Snapshot
from tests.server.running import Frame, Place, open_registries, quick_settings, serving
from tests.server.watching import seated

SIMPLE = (None, False, True, 0, 1, 2, 3, "", "a", "b")
PAIRS = 3000
"""So many pairs of views are compared."""


@pytest.mark.parametrize("part", range(3))
def test_edits_lead_from_one_view_to_the_other(part: int) -> None:
    for seed in range(part, PAIRS, 3):
        dice = Random(seed)
        before = drawn_dictionary(dice, 6, 4)
        after = altered(dice, before) if seed % 2 else drawn_dictionary(dice, 6, 4)
        known: dict[str, Any] = {}
        before, after = in_one_order(before, known), in_one_order(after, known)
        kept, wanted = json.dumps(before), typed(after)
        comparison = Comparison()
        found = typed(edited(before, comparison.edits(before, typed(after))))
        assert json.dumps(found) == json.dumps(wanted), f"seed {seed}"
        assert json.dumps(before) == kept, f"seed {seed}: the view before must stay as it is"
        assert comparison.edits(before, before) == [], f"seed {seed}"


def drawn(dice: Random, depth: int) -> Any:
    """Anything that a view may have in it."""
    kind = dice.randrange(4) if depth else 0
    if kind == 2:
        return [drawn(dice, depth - 1) for _ in range(dice.randrange(5))]
    return drawn_dictionary(dice, 5, depth - 1) if kind == 3 else dice.choice(SIMPLE)


def drawn_dictionary(dice: Random, most: int, depth: int) -> dict[str, Any]:
    names = dice.sample("abcdef", dice.randrange(most + 1))
    return {name: drawn(dice, depth) for name in names}


def in_one_order(thing: Any, known: dict[str, Any]) -> Any:
    """The same with equal objects in the same order, as a game writes them: an order alone is no difference."""
    if isinstance(thing, list):
        return [in_one_order(part, known) for part in thing]
    if not isinstance(thing, dict):
        return thing
    thing = {name: in_one_order(part, known) for name, part in thing.items()}
    return known.setdefault(json.dumps(typed(thing), sort_keys=True), thing)


def altered(dice: Random, thing: Any) -> Any:
    """Something much like another thing, as the next view is much like the one before."""
    if isinstance(thing, dict):
        parts = [(name, altered(dice, part)) for name, part in thing.items() if dice.randrange(10)]
        if dice.randrange(10) == 0:
            dice.shuffle(parts)
        return dict(parts)
    if isinstance(thing, list):
        parts = [altered(dice, part) for part in thing if dice.randrange(10)]
        if dice.randrange(5) == 0:
            parts.insert(dice.randrange(len(parts) + 1), drawn(dice, 1))
        return parts
    return drawn(dice, 2) if dice.randrange(4) == 0 else thing


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
        since: dict[int, int] = {}
        """How much had been told before a frame that is still to come, by place, where it tells several rows."""
        for row in rows:
            length = len(table.playthrough.told)
            table.add(row)
            table.playthrough.moments.viewers = [-1, 0, 1]  # at the start another table is laid
            expected = table.length
            if row.kind not in ("move", "undo"):
                continue
            for number, place in enumerate(places):
                before = since.setdefault(number, length)
                frame = at(place, expected)
                if frame is None:  # the bot was so quick that it was told together with its move
                    continue
                del since[number]
                assert same(frame["view"], table.g.view(place.last["seat"]))
                if row.kind == "undo" or len(table.playthrough.told) <= before:
                    assert "patches" not in frame
                    continue
                seen = table.playthrough.moments.since(table.playthrough.told, before - 1, place.last["seat"])
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
    """A connection that has listened to everything knows all that one is told who has just come."""
    found = other.hello(seat=place.last["seat"])
    while (heard := at(place, found["ply"])) is None:
        found = other.hello(seat=place.last["seat"])
    assert set(found) == {*Snapshot.__struct_fields__, "type"} - {"patches"} == set(json.loads(other.raw))
    assert same(heard["view"], found["view"])
    assert all(heard[name] == found[name] for name in set(found) - {"view", "since"})
    assert "players" not in json.loads(place.raw)


def at(place: Place, ply: int) -> Frame | None:
    """The snapshot with which a connection first heard of a ply; none if it heard of a later one at once."""
    place.await_snapshot(lambda last: bool(last["ply"] >= ply))
    return next((frame for frame in place.frames if frame["type"] == "snapshot" and frame["ply"] == ply), None)


def same(one: Any, other: Any) -> bool:
    """Whether two views are equal, also in the order of their parts, by which boards draw them."""
    return json.dumps(one) == json.dumps(other)
