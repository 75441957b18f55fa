"""Transcripts tell a game without its rules exactly as the rules told it, and never more to anybody."""

import json
import zlib
from typing import Any

import pytest

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.record import Record
from krainy.play import transcript as transcripts
from krainy.play.older import compare, read
from krainy.play.playthrough import Playthrough
from krainy.play.transcript import (
    Transcript,
    apply,
    as_field,
    delta,
    from_field,
    last_plies,
    unpacked,
    write_parts,
    write_whole,
)
from krainy.play.words import LANGUAGES, speak

SEATS = {"eko": 3, "xidit": 4, "mysthea": 3, "oath": 4, "runewars": 2}
MOVES = 120


def played(name: str, moves: int = MOVES, seed: int = 5) -> Playthrough:
    playthrough = Playthrough(krainy.load(name), ["greedy"] * SEATS[name], seed)
    while len(playthrough.moves) < moves and playthrough.bot_move():
        pass
    return playthrough


@pytest.fixture(scope="module")
def eko() -> Playthrough:
    return played("eko", 70)


@pytest.mark.once
@pytest.mark.parametrize("name", SEATS)
def test_every_seat_reads_what_it_saw_and_heard(name: str) -> None:
    playthrough = played(name)
    record = playthrough.record()
    transcript = Transcript(record, write_whole(record))
    assert transcript.whole
    assert transcript.end == record.end
    for ply in (0, 1, 31, 32, 33, 64, len(record.moves)):
        g = playthrough.at(ply) if ply < len(record.moves) else playthrough.g
        for seat in range(-1, g.seats):
            assert transcript.view(ply, seat) == json.loads(json.dumps(g.view(seat)))
            assert transcript.prompt(ply, seat, "pl") == speak("pl", name).prompt(g, seat)
    for lang in LANGUAGES:
        told = [
            [
                (to, {"ply": ply, "text": speak(lang, name).tell(g, event)})
                for event in playthrough.told[ply]
                for to in [event]
            ]
            for ply, g in enumerate(playthrough.positions(0))
        ]
        for seat in range(-1, playthrough.g.seats):
            mine = [line for lines in told for event, line in lines if event.heard_by(seat)]
            log = transcript.log(lang, seat, len(record.moves))
            assert [{"ply": line["ply"], "text": line["text"]} for line in log] == mine
    assert compare(record, transcript)[1] is None


def test_a_part_is_the_same_however_it_is_made(eko: Playthrough) -> None:
    record = eko.record()
    parts = write_whole(record)
    assert len(parts) == 3
    assert list(write_parts(record, [2])) == parts[2:]
    assert list(write_parts(record, [0, 2])) == [parts[0], parts[2]]


def test_an_account_is_that_of_its_own_moves(eko: Playthrough) -> None:
    record = eko.record()
    parts = write_whole(record)
    earlier = eko.record_of(record.moves[:40])
    assert Transcript(record, write_whole(earlier)).kept == 40, "moves that followed do not make it untrue"
    assert Transcript(earlier, parts).kept == 31, "a part that tells of moves taken back is not read"
    other = eko.record_of([*record.moves[:10], (0, 0)])
    assert Transcript(other, parts).kept == -1
    assert Transcript(record, [parts[0], parts[2]]).kept == 31


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
    """A transcript of which the last part was written by somebody else."""
    part = unpacked(parts[-1], 1 << 30)[0]
    change(part)
    return [*parts[:-1], zlib.compress(json.dumps(part).encode())]


def lose_view(part: Any) -> None:
    part["plies"][0]["seen"][0]["0"] = [{"view": 3, "prompt": {"pl": "", "en": ""}}]


def lose_text(part: Any) -> None:
    part["plies"][-1]["lines"] = [[-1, "moved", {}, {"pl": "x"}]]


def change_text(part: Any) -> None:
    part["plies"][-1]["lines"] = [[-1, "moved", {}, {"pl": 3, "en": "x"}]]


def wrong_winner(part: Any) -> None:
    part["plies"][-1]["seen"] = [{"ended": [{"winners": [9], "unfinished": False}]}, []]


def no_change(part: Any) -> None:
    part["plies"][-1]["seen"] = 7


def no_plies(part: Any) -> None:
    part["plies"] = []


@pytest.mark.parametrize("change", [lose_view, lose_text, change_text, wrong_winner, no_change, no_plies])
def test_a_damaged_account_is_refused_in_one_line(eko: Playthrough, change: Any) -> None:
    record = eko.record()
    with pytest.raises(BadInput, match="the transcript of this game is damaged"):
        Transcript(record, altered(write_whole(record), change))


def test_an_account_from_before_a_language_is_told_in_the_default_one(eko: Playthrough) -> None:
    def lose_polish(part: Any) -> None:
        part["plies"][-1]["lines"] = [[-1, "moved", {}, {"en": "So it was once."}]]
        for seen in part["plies"][0]["seen"][0].values():
            if isinstance(seen[0], dict):
                seen[0].get("prompt", {}).pop("pl", None)

    record = eko.record()
    transcript = Transcript(record, altered(write_whole(record), lose_polish))
    assert transcript.log("pl", -1, len(record.moves))[-1]["text"] == "So it was once."
    first = (len(last_plies(record)) - 1) * transcripts.PLIES
    assert transcript.prompt(first, 0, "pl") == transcript.prompt(first, 0, "en")


@pytest.mark.parametrize("field", ["x", [3], ["no base64!"], {"a": 1}])
def test_a_field_that_is_no_account_is_refused(field: object) -> None:
    with pytest.raises(BadInput):
        from_field(field)


def test_an_account_cannot_fill_the_memory(eko: Playthrough) -> None:
    record = eko.record()
    with pytest.raises(BadInput):
        Transcript(record, [zlib.compress(b"[" * transcripts.LARGEST * 2)])
    assert as_field([b"x" * transcripts.LONGEST_FIELD]) == []


# -- records of other rules --------------------------------------------------------------------------------------------


def text_of(record: Record, parts: list[bytes], rules: int) -> str:
    written = {**json.loads(record.dumps()), "rules": rules}
    return json.dumps({**written, "account": as_field(parts)} if parts else written)


def other_event(part: Any) -> None:
    """Under the other rules something else happened at the last move."""
    part["plies"][-1]["lines"] = [[-1, "moved", {"seat": 0}, {"pl": "Coś innego.", "en": "Something else."}]]


def test_a_record_of_other_rules_is_read_if_the_rules_lead_through_the_same_game(eko: Playthrough) -> None:
    record = eko.record()
    found = read(text_of(record, write_whole(record), 99))
    assert (found.rules, found.record.version) == (99, eko.game.version)
    assert found.last is not None
    by_fingerprint = read(text_of(record, [], 99))
    assert by_fingerprint.last is not None, "a record without a transcript has the fingerprint of its end"


def test_a_record_of_other_rules_is_told_if_it_carries_its_transcript(eko: Playthrough) -> None:
    record = eko.record()
    found = read(text_of(record, altered(write_whole(record), other_event), 99))
    assert found.last is None
    assert found.record.version == 99
    assert found.transcript is not None
    assert found.transcript.log("en", -1, 70)[-1]["text"] == "Something else."
    difference = compare(record, found.transcript)[1]
    assert difference is not None
    assert difference.ply == 70


def test_another_view_is_found_at_its_ply(eko: Playthrough) -> None:
    def other_view(part: Any) -> None:
        plies = part["plies"]
        seen = plies[2]["seen"][0]
        seen.setdefault("1", [{}, []])[0].setdefault("view", [{}, []])[0]["seat"] = [77]

    record = eko.record()
    difference = compare(record, Transcript(record, altered(write_whole(record), other_view)))[1]
    assert difference is not None
    assert (difference.ply, difference.why) == (66, "seat 2 sees another 'seat'")


def test_a_record_that_nobody_can_read_says_who_can(eko: Playthrough) -> None:
    record = eko.record()
    record.moves[-1] = (record.moves[-1][0], 99_999_999)
    with pytest.raises(BadInput, match=r"rules version 99 of eko.*at move 70 the move is not allowed.*CHANGELOG"):
        read(text_of(record, [], 99))
    record = eko.record()
    record.end = "0" * 64
    with pytest.raises(BadInput, match="nothing in it tells whether they lead to the same end"):
        read(text_of(record, [], 99))
    with pytest.raises(BadInput, match="its transcript does not tell of its moves"):
        read(text_of(record, write_whole(eko.record_of(record.moves[:-1])), 99))
