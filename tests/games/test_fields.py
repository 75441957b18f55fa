"""No field of a state is forgotten: a copy has it, a comparison sees it, a fingerprint hangs on it. What copies share
is never changed."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import krainy
from krainy.engine.anatomy import LISTENING, fields, fingerprint, own
from krainy.engine.chance import Dice
from krainy.engine.packed import PACKED
from krainy.engine.state import State
from krainy.play.laws import any_move, difference

ROOT = Path(__file__).parents[2]
PLIES = (0, 40, 160)


def position(name: str, plies: int) -> State:
    g = krainy.load(name).new(0, 3)
    dice = Dice(plies)
    while g.ply < plies and not g.over:
        g.apply(*any_move(g, dice))
    g.told = None
    return g


def alternatives(value: Any) -> list[Any]:
    """Other values of the same kind; none for a thing of which a position has only one, as a board."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, str):
        return [value + "x"]
    if isinstance(value, PACKED):
        return [packed_with_one_more(value)]
    if isinstance(value, list) and value and isinstance(value[0], (int, list, PACKED)):
        return [[other, *value[1:]] for other in alternatives(value[0])]
    if isinstance(value, dict) and value:
        key = next(iter(value))
        return [{**value, key: other} for other in alternatives(value[key])]
    if hasattr(value, "copy") and not isinstance(value, (list, dict)):
        return alternative_records(value)
    return []


def alternative_records(record: Any) -> list[Any]:
    """A record of something under way, with each of its fields altered; none if nothing is under way."""
    if not getattr(record, "on", True):
        return []
    found = []
    for field, value in fields(record).items():
        for other in alternatives(value) if own(field) and field != "on" else []:
            copy = record.copy()
            with suppress(AttributeError):  # compiled, a field that never changes cannot be changed
                setattr(copy, field, other)
                found.append(copy)
    assert found
    return found


def packed_with_one_more(row: Any) -> vec[i64]:
    """One more in the first place; the last ones may be of expansions, which do not count where they are not played."""
    found = vec[i64]()
    for number in row or [6]:
        found = append(found, number)
    found[0] += 1
    return found


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("name", krainy.names())
def test_a_field_is_copied_compared_and_counted(name: str, plies: int) -> None:
    g = position(name, plies)
    mark = fingerprint(g)
    tried = 0
    for field, value in fields(g).items():
        if field in LISTENING:
            continue
        others = alternatives(value)
        if not others:
            assert getattr(g.clone(), field) == value, f"{field} is not copied"
        for other in others:
            changed = g.clone()
            setattr(changed, field, other)
            assert not difference(getattr(changed.clone(), field), other), f"{field} is not copied"
            if own(field):
                assert difference(g, changed), f"{field} is not compared"
                assert fingerprint(changed) != mark, f"the fingerprint does not hang on {field}"
            tried += 1
    assert tried > 20


@pytest.mark.once
def test_no_rule_changes_what_clones_share() -> None:
    paths = [str(ROOT / "src"), str(ROOT)]
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.frozen"],
        cwd=ROOT,
        env={**os.environ, "KRAINY_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
