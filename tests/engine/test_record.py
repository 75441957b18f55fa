"""Records: they come back as they were written; whatever is damaged is refused in one line."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.engine.record import LONGEST, Record, loads, replay, start, verify
from krainy.engine.state import State
from krainy.play.laws import any_move

from .market import GAME

EKO = krainy.load("eko")


def played(plies: int = 30, seed: int = 3) -> tuple[Record, State]:
    record = Record("market", GAME.version, 3, seed, {"rounds": 3, "gifts": ["coin"]})
    g = start(GAME, record)
    dice = Dice(seed)
    while not g.over and g.ply < plies:
        record.moves.append(any_move(g, dice))
        g.apply(*record.moves[-1])
    record.end = fingerprint(g)
    return record, g


def damaged(change: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(played()[0].dumps())
    change(data)
    return json.dumps(data)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**128 - 1), st.integers(0, 40))
def test_a_record_comes_back_and_leads_to_the_same_position(seed: int, plies: int) -> None:
    record, g = played(plies, seed)
    again = loads(record.dumps())
    assert again.dumps() == record.dumps()
    assert fingerprint(verify(GAME, again)) == fingerprint(g)
    half = len(record.moves) // 2
    assert replay(GAME, again, half).ply == half


@pytest.mark.parametrize(
    "text",
    ["", "[]", "null", "{", '{"format":"krainy-record-2"}', "[" * 100_000, "9" * 5000, "\x00", "NaN"],
    ids=["empty", "list", "null", "cut", "other format", "deep", "long number", "nul", "nan"],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="this is not a record"):
        loads(text)


@pytest.mark.parametrize("key", ["game", "rules", "seats", "options", "seed", "moves", "end"])
@pytest.mark.parametrize("value", [None, True, 1.5, [1], {"a": 1}, "zz"])
def test_a_field_of_another_kind_is_refused(key: str, value: object) -> None:
    fits = (key in ("game", "end") and value == "zz") or (key == "options" and value == {"a": 1})
    if not fits:
        with pytest.raises(BadInput, match="this record is damaged"):
            loads(damaged(lambda data: data.update({key: value})))


@pytest.mark.parametrize("move", [1, [1], [1, 2, 3], ["0", 1], [True, 1], [0, 1.0], [None, 1]])
def test_a_move_that_is_no_pair_of_numbers_is_refused(move: object) -> None:
    with pytest.raises(BadInput, match="move 0 is not a pair"):
        loads(damaged(lambda data: data["moves"].__setitem__(0, move)))


@pytest.mark.parametrize("seed", ["", "xyz", "-1", f"{2**128:x}", "f" * 4000])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(BadInput, match="this record is damaged: 'seed'"):
        loads(damaged(lambda data: data.update(seed=seed)))


@pytest.mark.once
def test_a_record_that_is_too_long_is_refused() -> None:
    text = damaged(lambda data: data.update(moves=[])).replace("[]", f"[{'[],' * LONGEST}[]]")
    with pytest.raises(BadInput, match=f"more than {LONGEST} moves"):
        loads(text)


def test_a_record_of_other_rules_is_refused() -> None:
    record, _ = played()
    record.version += 1
    with pytest.raises(BadInput, match="will not guess"):
        replay(GAME, record)


@pytest.mark.parametrize("move", [(9, 0), (-1, 0), (0, -1), (0, 10**30), (10**30, 0), (0, 10**6)])
def test_an_illegal_move_is_refused_with_its_number(move: tuple[int, int]) -> None:
    record, _ = played()
    record.moves[5] = move
    with pytest.raises(BadInput, match="this record is damaged: at move 5"):
        replay(GAME, record)


def test_moves_after_the_end_are_refused() -> None:
    record, g = played(1000)
    assert g.over
    record.moves.append((0, 0))
    with pytest.raises(BadInput, match=f"at move {len(record.moves) - 1}"):
        replay(GAME, record)


def test_a_changed_record_is_noticed() -> None:
    record, _ = played()
    record.moves.pop()
    with pytest.raises(BadInput, match="this record was changed"):
        verify(GAME, record)
    record.end = ""
    verify(GAME, record)


@pytest.mark.parametrize("name", ["seats", "seed", "self", "options", "colour", ""])
def test_an_option_that_does_not_exist_is_refused(name: str) -> None:
    text = damaged(lambda data: data["options"].update({name: 3}))
    with pytest.raises(BadInput, match=re.escape(f"market has no option '{name}'")):
        replay(GAME, loads(text))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"modules": 3}, "modules: give a list"),
        ({"modules": ["portals", "moats"]}, "modules: there is no 'moats'"),
        ({"modules": [["portals"]]}, "modules: there is no"),
        ({"storms": 7}, "storms: 7 is not a number from 1 to 6"),
        ({"storms": True}, "storms: True is not a number"),
        ({"storms": 10**50}, "is not a number from 1 to 6"),
        ({"board": 5}, "board: 5 is not a text"),
        ({"board": "A9 \ud800"}, "board: "),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, object], message: str) -> None:
    record = Record("eko", EKO.version, 2, 1, options)
    with pytest.raises(BadInput, match=re.escape(message)):
        replay(EKO, loads(json.dumps(json.loads(record.dumps()))))


@pytest.mark.parametrize("seats", [1, 5, -2, 10**30])
def test_wrong_seats_are_refused(seats: int) -> None:
    record, _ = played()
    record.seats = seats
    with pytest.raises(BadInput, match=f"market is not played with {seats} seats"):
        replay(GAME, record)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_record_with_any_character_changed_is_refused_or_still_a_record(data: st.DataObject) -> None:
    text = played()[0].dumps()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(exclude_categories=["Cs"]))
    with suppress(BadInput):
        verify(GAME, loads(text[:place] + letter + text[place + 1 :]))
