"""What every game shows is as its `view/shape.py` declares it, and nothing more: the published schemas hold."""

import copy
from collections.abc import Mapping
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import krainy
from tools.shapes import POSITION, schemas

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("eko", 2, {}),
    ("eko", 4, {"modules": ["portals", "pyramids", "temple_of_moon"]}),
    ("xidit", 3, {}),
    ("xidit", 5, {"length": "short"}),
    ("mysthea", 2, {"draft": "on"}),
    ("mysthea", 5, {}),
    ("oath", 2, {"prince": "chancellor"}),
    ("oath", 4, {"start": "learning"}),
    ("oath", 6, {}),
    ("runewars", 2, {}),
    ("runewars", 3, {"board": "random", "exploration": "on"}),
    ("runewars", 4, {"board": "random"}),
]
LONGEST = 400
"""So many moves of a game are played at most."""
EVERY = 7
"""After so many moves everybody looks, those who only watch too."""


class Declared:
    """What a game declares to show."""

    def __init__(self, game: str, name: str) -> None:
        self.schema = jsonschema_rs.validator_for({**schemas(game), "$ref": f"#/$defs/{name}"})

    def faults(self, shown: Mapping[str, object]) -> list[str]:
        """Where something is not as it is declared, once it is sent."""
        sent: Any = msgspec.json.decode(msgspec.json.encode(shown))
        return [f"{'.'.join(map(str, one.instance_path))}: {one.message}" for one in self.schema.iter_errors(sent)]


def check(name: str, seats: int, options: dict[str, object]) -> None:
    """Play a game at random and hold it to its declaration."""
    game = krainy.load(name)
    g = game.new(seats, 5, **options)
    assert Declared(name, "Ground").faults(game.ground(g)) == []
    position, dice = Declared(name, POSITION), Random(seats)
    while not g.over and g.ply < LONGEST:
        if g.ply % EVERY == 0:
            for seat in range(-1, seats):
                assert position.faults(g.view(seat)) == []
        seat = dice.choice(g.actors())
        g.apply(seat, dice.choice(g.actions(seat)))
    assert position.faults(g.view(-1)) == []


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_views_and_grounds_are_as_declared(name: str, seats: int, options: dict[str, object]) -> None:
    check(name, seats, options)


def test_no_game_is_left_out() -> None:
    assert {name for name, _, _ in TABLES} == set(krainy.names())


@pytest.mark.parametrize("name", krainy.names())
def test_a_field_that_is_not_declared_is_found(name: str) -> None:
    view = krainy.load(name).new(seed=5).view(0)
    assert Declared(name, POSITION).faults({**view, "hint": 1}) != []


def test_a_wrong_word_or_type_is_found_wherever_it_is() -> None:
    view: dict[str, Any] = krainy.load("eko").new(2, 5).view(0)
    declared = Declared("eko", POSITION)
    assert declared.faults(view) == []
    for place, value in (("turn", "pink"), ("box", {"navy": "6"}), ("alive", ["navy", 1])):
        assert declared.faults({**view, place: value}) != []
    deep = copy.deepcopy(view)
    next(iter(deep["stacks"].values()))["height"] = 2
    assert declared.faults(deep) != []
    del deep["reserve"]
    assert len(declared.faults(deep)) == 2
