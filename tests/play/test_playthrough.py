"""A playthrough goes on, remembers, takes back, and goes on from its record."""

from typing import Any

import pytest

import krainy
from krainy.bots.bot import Bot
from krainy.engine.anatomy import fingerprint
from krainy.engine.errors import BadInput, IllegalAction
from krainy.engine.flow import Decision
from krainy.engine.record import loads, verify
from krainy.engine.sight import Sight
from krainy.engine.vocabulary import Event
from krainy.play.playthrough import PERSON, NoUndo, Playthrough

EKO = krainy.load("eko")


def persons(seed: int = 7) -> Playthrough:
    return Playthrough(EKO, [PERSON, PERSON], seed)


def play(playthrough: Playthrough, name: str = "") -> int:
    """Whoever is asked takes the first action of this name, or the first at all; returns the seat."""
    seat = playthrough.g.actors()[0]
    actions = playthrough.g.actions(seat)
    named = [a for a in actions if EKO.vocabulary.find(a).name == name]
    playthrough.apply(seat, (named or actions)[0])
    return seat


def test_bots_play_to_the_end_and_the_record_proves_it() -> None:
    playthrough = Playthrough(EKO, ["greedy", "random"], seed=5, options={"modules": ["portals"]})
    while playthrough.bot_move():
        pass
    assert playthrough.g.over
    record = loads(playthrough.record().dumps())
    assert record.options["modules"] == ["portals"]
    assert verify(EKO, record).winners == playthrough.g.winners
    again = Playthrough(EKO, ["greedy", "random"], seed=5, options={"modules": ["portals"]})
    while again.bot_move():
        pass
    assert again.moves == playthrough.moves


def test_a_bot_never_moves_for_a_person() -> None:
    playthrough = Playthrough(EKO, [PERSON, "greedy"], seed=7)
    while playthrough.bot_move():
        pass
    assert playthrough.g.actors() == [0]
    assert all(seat == 1 for seat, _ in playthrough.moves)


class Watcher(Bot):
    """A bot that keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[object] = []

    def choose(self, sight: Sight) -> int:
        self.given.append(sight)
        return sight.actions[0]


def test_bots_get_a_sight_and_not_the_game() -> None:
    playthrough = persons()
    watcher = Watcher()
    playthrough.bots = [watcher, watcher]
    assert playthrough.bot_move()
    assert [type(given) for given in watcher.given] == [Sight]


def test_what_happened_is_kept_ply_by_ply_and_only_for_those_who_may_hear() -> None:
    playthrough = persons()
    assert {ply for ply, _ in playthrough.heard(-1)} == {0}
    play(playthrough)
    assert playthrough.heard(-1, since=1) == playthrough.heard(0, since=1)
    playthrough.told[1].append(Event(0b01, 0, [0, 0]))
    assert len(playthrough.heard(0, since=1)) == len(playthrough.heard(1, since=1)) + 1
    assert playthrough.heard(1, since=1) == playthrough.heard(-1, since=1)


def test_undo_goes_back_to_the_last_moment_at_which_others_were_asked() -> None:
    playthrough = persons()
    play(playthrough)
    play(playthrough)
    start, told = playthrough.record().dumps(), playthrough.heard(-1)
    seat = play(playthrough, "build")
    assert playthrough.g.actors() == [seat], "the one disc that paid waits to be armed"
    playthrough.undo(seat)
    assert playthrough.record().dumps() == start
    assert [event.key() for _, event in playthrough.heard(-1)] == [event.key() for _, event in told]
    play(playthrough, "build")
    play(playthrough)
    with pytest.raises(NoUndo):
        playthrough.undo(seat)


@pytest.mark.parametrize(("seat_offset", "plies", "reason"), [(0, 0, "first"), (1, 1, "other"), (0, 1, "known")])
def test_undo_is_refused_with_a_reason(seat_offset: int, plies: int, reason: str) -> None:
    playthrough = persons()
    seat = playthrough.g.actors()[0]
    for _ in range(plies):
        play(playthrough)
    moves = playthrough.moves.copy()
    with pytest.raises(NoUndo) as refusal:
        playthrough.undo((seat + seat_offset) % 2)
    assert refusal.value.reason == reason
    assert "\n" not in str(refusal.value)
    assert playthrough.moves == moves


def test_an_illegal_action_changes_nothing() -> None:
    playthrough = persons()
    before = playthrough.record().dumps()
    with pytest.raises(IllegalAction):
        playthrough.apply(playthrough.g.actors()[0], EKO.vocabulary.named("march")())
    assert playthrough.record().dumps() == before


class Sealed(Decision[Any]):
    """A decision whose options others cannot know."""

    secret = True


def test_only_a_choice_that_tells_nothing_is_taken_for_a_person() -> None:
    playthrough = persons()
    seat = playthrough.g.actors()[0]
    assert playthrough.forced(seat) is None
    [first, *_] = playthrough.g.actions(seat)
    playthrough.g.menu = [[first], [first]]
    assert playthrough.forced(seat) == first
    playthrough.g.asked = Sealed(seat)
    assert playthrough.forced(seat) is None


def test_a_game_goes_on_from_its_record() -> None:
    playthrough = persons()
    for _ in range(5):
        play(playthrough)
    record = loads(playthrough.record().dumps())
    again = Playthrough.resume(record, ["greedy", PERSON])
    assert again.record().dumps() == playthrough.record().dumps()
    assert [len(told) for told in again.told] == [len(told) for told in playthrough.told]
    with pytest.raises(BadInput, match="2 seats, not 3"):
        Playthrough.resume(record, [PERSON] * 3)
    record.moves[0] = (0, 10**6)
    with pytest.raises(BadInput, match="damaged"):
        Playthrough.resume(record, [PERSON] * 2)


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(BadInput, match="2, 3, 4 seats, not 1"):
        Playthrough(EKO, [PERSON])
    with pytest.raises(BadInput, match="seats, not 0"):
        Playthrough(EKO, [])
    with pytest.raises(BadInput, match="there is no bot 'deep'"):
        Playthrough(EKO, [PERSON, "deep"])
    with pytest.raises(BadInput, match="no option 'fog'"):
        Playthrough(EKO, [PERSON, PERSON], options={"fog": 1})


@pytest.mark.parametrize("game", krainy.names())
def test_a_move_that_is_tried_changes_nothing_until_it_is_adopted(game: str) -> None:
    playthrough, other = [Playthrough(krainy.load(game), ["random"] * 3, seed=4) for _ in range(2)]
    for _ in range(60):
        seat = playthrough.g.actors()[0]
        action = playthrough.actions(seat)[-1]
        position, before = playthrough.g, playthrough.record().dumps()
        tried = playthrough.tried(seat, action)
        assert playthrough.g is position
        assert playthrough.record().dumps() == before
        playthrough.adopt(tried)
        assert playthrough.g is tried.g
        other.apply(seat, action)
        assert playthrough.record().dumps() == other.record().dumps()
        assert [event.key() for event in playthrough.told[-1]] == [event.key() for event in other.told[-1]]
        assert fingerprint(position) == loads(before).end, "the position before it stays as it was"
        if playthrough.g.over:
            return


def test_a_move_that_was_tried_elsewhere_is_not_adopted() -> None:
    playthrough = persons()
    seat = playthrough.g.actors()[0]
    tried = playthrough.tried(seat, playthrough.actions(seat)[0])
    playthrough.adopt(tried)
    before = playthrough.record().dumps()
    with pytest.raises(ValueError, match="cannot follow ply 1"):
        playthrough.adopt(tried)
    assert playthrough.record().dumps() == before
