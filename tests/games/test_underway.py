"""Records of what is under way (a battle, a duel): fingerprints tell whatever changes in one, and clones have it."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

import krainy
from krainy.engine.anatomy import dump, fields
from krainy.engine.state import State
from krainy.engine.underway import Underway

FOUND = {"mysthea": {"Battle"}, "runewars": {"Battle", "Duel"}}
"""The records that the games below come upon."""
LONGEST = 2500


def changed(value: object) -> object:
    """Another value of the same kind; nothing for what is no number or list of numbers."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value and isinstance(value[-1], int):
        return [*value[:-1], value[-1] + 1]
    return None


def parts(record: object) -> Iterator[tuple[str, Callable[[object], None], object]]:
    """Every number in a record, also in its parts: where it is, how to set it, and what it is."""
    for name, value in fields(record).items():
        if isinstance(value, list) and value and not isinstance(value[0], int):
            for part in value:
                yield from parts(part)
        else:
            yield f"{type(record).__name__}.{name}", partial(setattr, record, name), value


def seen_at(g: State) -> dict[str, Underway]:
    return {type(v).__name__: v for v in fields(g).values() if isinstance(v, Underway) and getattr(v, "on", False)}


def check(g: State, record: Underway) -> None:
    before = dump(g)
    for where, put, value in parts(record):
        new = changed(value)
        if new is None:
            continue
        try:
            put(new)
        except AttributeError:  # final, and the compiled engine keeps it so
            continue
        assert dump(g) != before, f"fingerprints do not tell {where}"
        assert dump(g.clone()) == dump(g), f"a clone forgets {where}"
        put(value)
    assert dump(g) == before


@pytest.mark.once
@pytest.mark.parametrize("name", FOUND)
def test_every_number_of_a_record_is_told_and_copied(name: str) -> None:
    game = krainy.load(name)
    checked: set[str] = set()
    for seed in range(40):
        g, dice = game.new(seats=3, seed=seed), Random(seed)
        while not g.over and g.ply < LONGEST and checked != FOUND[name]:
            for kind, record in seen_at(g).items():
                if kind not in checked:
                    checked.add(kind)
                    check(g, record)
            seat = g.actors()[0]
            g.apply(seat, dice.choice(g.actions(seat)))
        if checked == FOUND[name]:
            return
    pytest.fail(f"no game came upon {FOUND[name] - checked}")
