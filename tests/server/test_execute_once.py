"""A move is made once: it is tried before it is written, and what was tried is adopted when the database has it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.play.playthrough import Playthrough, Tried
from krainy.server.tables.registry import Tables
from tests.server.running import Person, open_registries, quick_settings, serving, until
from tests.server.test_outage import locked

GAMES = krainy.names()


class Count:
    """The moves that tables have made: to go on, and to find an earlier position again."""

    def __init__(self) -> None:
        self.tried: list[int] = []
        self.again = 0


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Count]:
    count = Count()
    tried, at = Playthrough.tried, Playthrough.at

    def note_tried(self: Playthrough, seat: int, action: int) -> Tried:
        count.tried.append(len(self.moves))
        return tried(self, seat, action)

    def note_at(self: Playthrough, ply: int) -> Any:
        count.again += self.steps_to(ply)
        return at(self, ply)

    with monkeypatch.context() as patch:
        patch.setattr(Playthrough, "tried", note_tried)
        patch.setattr(Playthrough, "at", note_at)
        yield count


def standing(tables: Tables, id: str) -> tuple[Any, ...]:
    """Everything that a row may change."""
    loaded = tables.loaded[id]
    table = loaded.table
    played = table.playthrough
    return (
        fingerprint(played.g),
        played.moves.copy(),
        [[event.key() for event in events] for events in played.told],
        [(past.ply, action) for past, action in played.repetitions.chosen],
        [kept.ply for kept in played.checkpoints.kept],
        table.length,
        table.keys.copy(),
        table.since.copy(),
        table.asked_at,
        table.status,
        loaded.rows.copy(),
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_made_once_however_many_see_it(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quick_settings(tmp_path, seed=7)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen", "screen", game=game, watch="open")["table"])
        others = [person.sit(place.last["table"], seat=1, lang="pl"), Person(server).sit(place.last["table"])]
        with counted(monkeypatch) as count:
            for _ in range(20):
                assert place.move(place.hello()["actions"][0]["action"])["type"] == "done"
                for other in others:
                    other.await_snapshot(lambda seen: bool(seen["ply"] == place.last["ply"]))
        assert count.tried == list(range(20))
        assert not count.again


def test_delayed_spectators_see_the_positions_that_were_made_for_those_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    with serving(replace(quick_settings(tmp_path, seed=7), watch_delay=0.3)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen", watch="delayed")["table"])
        watcher = Person(server).sit(place.last["table"])
        with counted(monkeypatch) as count:
            for _ in range(20):
                assert place.move(place.hello()["actions"][0]["action"])["type"] == "done"
            watcher.await_snapshot(lambda seen: bool(seen["ply"] == place.last["ply"]))
        assert watcher.last["view"] == {**place.last["view"], "seat": -1, "sealed": []}
        loaded = registries[0].loaded[place.last["table"]]
        assert loaded.late is not None
        assert loaded.late.g is loaded.table.g
        until(lambda: not loaded.outcomes, "what has been seen to be forgotten")
    assert count.tried == list(range(20))


def test_a_move_that_cannot_be_written_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registries = open_registries(monkeypatch)
    with serving(replace(quick_settings(tmp_path, seed=7), lock_seconds=0.05)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen", game="mysthea")["table"])
        for _ in range(10):
            assert place.move(place.hello()["actions"][0]["action"])["type"] == "done"
        table = place.hello()["table"]
        before, seen = standing(registries[0], table), place.last
        action = seen["actions"][0]["action"]
        with locked(tmp_path):
            refused = place.ask("move", action=action, key="the-same-key")
            assert refused["code"] == "busy"
            assert standing(registries[0], table) == before
            assert place.hello() == seen
        done = place.ask("move", action=action, key="the-same-key")
        assert (done["type"], done["ply"], done["repeated"]) == ("done", seen["ply"], False)
        assert place.ask("move", action=action, key="the-same-key")["repeated"]
        assert place.hello()["ply"] == seen["ply"] + 1
        assert len(standing(registries[0], table)[1]) == 11


def test_a_refused_undo_and_one_that_cannot_be_written_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    with serving(replace(quick_settings(tmp_path, seed=7), lock_seconds=0.05)) as server:
        person = server.guest()
        place = person.sit(person.make("me", "random")["table"])
        for _ in range(10):
            assert place.move(place.my_turn()["actions"][0]["action"])["type"] == "done"
        table = place.my_turn()["table"]
        before = standing(registries[0], table)
        assert place.ask("undo", to=1000)["code"] == "no-undo"
        assert standing(registries[0], table) == before
        with locked(tmp_path):
            assert place.ask("undo", to=9)["code"] == "busy"
            assert standing(registries[0], table) == before
        assert place.ask("undo", to=9)["type"] == "done"
        assert place.my_turn()["practice"]
        assert registries[0].loaded[table].table.playthrough.moves[:9] == before[1][:9]


def test_rules_that_lead_nowhere_refuse_the_move_and_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path, seed=7)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        table = place.hello()["table"]
        g = registries[0].loaded[table].table.g
        g.flow = g.flow[-1:]  # no rule says what follows the decision that is asked
        before = standing(registries[0], table)
        passing = next(one["action"] for one in place.last["actions"] if one["block"] == "pass")
        refused = place.ask("move", action=passing)
        assert refused["code"] == "rules"
        assert standing(registries[0], table) == before
        assert "the rules lead nowhere" in caplog.text
