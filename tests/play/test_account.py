"""Accounts tell a game without its rules exactly as the rules told it, and never more to anybody."""

import json
import zlib
from typing import Any

import pytest

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.record import Record
from krainy.play import account as accounts
from krainy.play.account import Account, apply, as_field, delta, from_field, unpacked, write_parts, write_whole
from krainy.play.older import compare, read
from krainy.play.table import Table
from krainy.play.words import speak

SEATS = {"eko": 3, "xidit": 4, "mysthea": 3, "oath": 4, "runewars": 2}
MOVES = 120


def played(name: str, moves: int = MOVES, seed: int = 5) -> Table:
    table = Table(krainy.load(name), ["greedy"] * SEATS[name], seed)
    while len(table.moves) < moves and table.bot_move():
        pass
    return table


@pytest.fixture(scope="module")
def eko() -> Table:
    return played("eko", 70)


@pytest.mark.parametrize("name", SEATS)
def test_every_seat_reads_what_it_saw_and_heard(name: str) -> None:
    table = played(name)
    record = table.record()
    account = Account(record, write_whole(record))
    assert account.whole
    assert account.end == record.end
    for ply in (0, 1, 31, 32, 33, 64, len(record.moves)):
        g = table.at(ply) if ply < len(record.moves) else table.g
        for seat in range(-1, g.seats):
            assert account.view(ply, seat) == json.loads(json.dumps(g.view(seat)))
            assert account.prompt(ply, seat, "pl") == speak("pl", name).prompt(g, seat)
    for lang in ("pl", "en"):
        told = [
            [
                (to, {"ply": ply, "text": speak(lang, name).tell(g, event)})
                for event in table.told[ply]
                for to in [event]
            ]
            for ply, g in enumerate(table.positions(0))
        ]
        for seat in range(-1, table.g.seats):
            mine = [line for lines in told for event, line in lines if event.heard_by(seat)]
            log = account.log(lang, seat, len(record.moves))
            assert [{"ply": line["ply"], "text": line["text"]} for line in log] == mine
    assert compare(record, account)[1] is None


def test_a_part_is_the_same_however_it_is_made(eko: Table) -> None:
    record = eko.record()
    parts = write_whole(record)
    assert len(parts) == 3
    assert list(write_parts(record, [2])) == parts[2:]
    assert list(write_parts(record, [0, 2])) == [parts[0], parts[2]]


def test_an_account_is_that_of_its_own_moves(eko: Table) -> None:
    record = eko.record()
    parts = write_whole(record)
    earlier = eko.record_of(record.moves[:40])
    assert Account(record, write_whole(earlier)).kept == 40, "moves that followed do not make it untrue"
    assert Account(earlier, parts).kept == 31, "a part that tells of moves taken back is not read"
    other = eko.record_of([*record.moves[:10], (0, 0)])
    assert Account(other, parts).kept == -1
    assert Account(record, [parts[0], parts[2]]).kept == 31


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, {"a": 1}),
        ({"a": {"b": [1], "c": 2}}, {"a": {"b": [1, 2], "c": 2}}),
        ({"a": 1, "b": None}, {"b": None, "c": None}),
        ({"a": {"b": 1}}, {"a": [1]}),
        ({"a": None}, {"a": {"b": {}}}),
        ({"a": 1}, {}),
    ],
)
def test_changes_lead_from_one_view_to_the_next(before: Any, after: Any) -> None:
    assert apply(before, delta(before, after)) == after


def altered(parts: list[bytes], change: Any) -> list[bytes]:
    """An account of which the last part was written by somebody else."""
    part = unpacked(parts[-1], 1 << 30)[0]
    change(part)
    return [*parts[:-1], zlib.compress(json.dumps(part).encode())]


def lose_view(part: Any) -> None:
    part["plies"][0]["seen"][0]["0"] = [{"view": 3, "prompt": {"pl": "", "en": ""}}]


def lose_text(part: Any) -> None:
    part["plies"][-1]["lines"] = [[-1, "moved", {}, {"pl": "x"}]]


def wrong_winner(part: Any) -> None:
    part["plies"][-1]["seen"] = [{"ended": [{"winners": [9], "unfinished": False}]}, []]


def no_change(part: Any) -> None:
    part["plies"][-1]["seen"] = 7


def no_plies(part: Any) -> None:
    part["plies"] = []


@pytest.mark.parametrize("change", [lose_view, lose_text, wrong_winner, no_change, no_plies])
def test_a_damaged_account_is_refused_in_one_line(eko: Table, change: Any) -> None:
    record = eko.record()
    with pytest.raises(BadInput, match="the account of this game is damaged"):
        Account(record, altered(write_whole(record), change))


@pytest.mark.parametrize("field", ["x", [3], ["no base64!"], {"a": 1}])
def test_a_field_that_is_no_account_is_refused(field: object) -> None:
    with pytest.raises(BadInput):
        from_field(field)


def test_an_account_cannot_fill_the_memory(eko: Table) -> None:
    record = eko.record()
    with pytest.raises(BadInput):
        Account(record, [zlib.compress(b"[" * accounts.LARGEST * 2)])
    assert as_field([b"x" * accounts.LONGEST_FIELD]) == []


# -- records of other rules --------------------------------------------------------------------------------------------


def text_of(record: Record, parts: list[bytes], rules: int) -> str:
    written = {**json.loads(record.dumps()), "rules": rules}
    return json.dumps({**written, "account": as_field(parts)} if parts else written)


def other_event(part: Any) -> None:
    """Under the other rules something else happened at the last move."""
    part["plies"][-1]["lines"] = [[-1, "moved", {"seat": 0}, {"pl": "Coś innego.", "en": "Something else."}]]


def test_a_record_of_other_rules_is_read_if_the_rules_lead_through_the_same_game(eko: Table) -> None:
    record = eko.record()
    found = read(text_of(record, write_whole(record), 99))
    assert (found.rules, found.record.version) == (99, eko.game.version)
    assert found.last is not None
    by_fingerprint = read(text_of(record, [], 99))
    assert by_fingerprint.last is not None, "a record without an account has the fingerprint of its end"


def test_a_record_of_other_rules_is_told_if_it_carries_its_account(eko: Table) -> None:
    record = eko.record()
    found = read(text_of(record, altered(write_whole(record), other_event), 99))
    assert found.last is None
    assert found.record.version == 99
    assert found.account is not None
    assert found.account.log("en", -1, 70)[-1]["text"] == "Something else."
    difference = compare(record, found.account)[1]
    assert difference is not None
    assert difference.ply == 70


def test_another_view_is_found_at_its_ply(eko: Table) -> None:
    def other_view(part: Any) -> None:
        plies = part["plies"]
        seen = plies[2]["seen"][0]
        seen.setdefault("1", [{}, []])[0].setdefault("view", [{}, []])[0]["seat"] = [77]

    record = eko.record()
    difference = compare(record, Account(record, altered(write_whole(record), other_view)))[1]
    assert difference is not None
    assert (difference.ply, difference.why) == (66, "seat 2 sees another 'seat'")


def test_a_record_that_nobody_can_read_says_who_can(eko: Table) -> None:
    record = eko.record()
    record.moves[-1] = (record.moves[-1][0], 99_999_999)
    with pytest.raises(BadInput, match=r"rules version 99 of eko.*at move 70 the move is not allowed.*CHANGELOG"):
        read(text_of(record, [], 99))
    record = eko.record()
    record.end = "0" * 64
    with pytest.raises(BadInput, match="nothing in it tells whether they lead to the same end"):
        read(text_of(record, [], 99))
    with pytest.raises(BadInput, match="its account does not tell of its moves"):
        read(text_of(record, write_whole(eko.record_of(record.moves[:-1])), 99))
