"""Standing answers: what a person has answered once for all is answered by the server, and nobody else can tell."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

import krainy
from krainy.server.notifications.noticing import wanted_at
from krainy.server.storage.maintenance import Maintenance
from krainy.server.tables import standing
from krainy.server.tables.loaded import LoadedTable
from tests.games.decisions import decisions
from tests.server.running import Frame, Person, Place, RunningServer, open_registries, quick_settings, serving, until

GAME = krainy.load("runewars")
NO = GAME.vocabulary.number_of(GAME.declines)


def rows(data: Path) -> list[tuple[str, int, int, str]]:
    with contextlib.closing(sqlite3.connect(data / "krainy.sqlite")) as database:
        return list(database.execute("SELECT kind, seat, action, guest FROM moves ORDER BY ply"))


def asked(place: Place) -> str:
    """The standing question that the seat of this place is asked; empty if it is another one."""
    return GAME.standing_question(place.last["view"]["asked"]) if place.last["actions"] else ""


def begin(server: RunningServer) -> tuple[str, list[Person]]:
    """A game of two people."""
    people = [server.guest(), server.guest()]
    made = people[0].make("me", "person", game="runewars", options={"board": "random"})
    people[1].join(made["invitations"]["1"])
    assert people[0].http.post(f"/api/tables/{made['table']}/start").status_code == 200
    return made["table"], people


def play_until_asked(places: list[Place]) -> Place:
    """Whoever is asked takes the first action, until somebody is asked a standing question; their place."""
    while True:
        for place in places:
            place.hello()
        mover = next(place for place in places if place.last["actions"])
        if asked(mover):
            return mover
        assert mover.move(mover.last["actions"][0]["action"])["type"] == "done"


def settle(place: Place, question: str, answered: bool) -> Frame:
    return place.ask("standing", question=question, answered=answered)


def test_the_questions_of_a_game_can_be_declined() -> None:
    for game in krainy.names():
        loaded = krainy.load(game)
        named = {one.name for one in decisions(game)}
        for question, names in loaded.standing.items():
            assert question != standing.ONLY
            assert set(names) <= named
            assert loaded.declines >= 0


def test_who_has_said_no_once_for_all_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path, seed=7)) as server:
        table, people = begin(server)
        places = [person.sit(table) for person in people]
        away = play_until_asked(places)
        other = next(place for place in places if place is not away)
        seat, question, person = away.last["seat"], asked(away), people[places.index(away)]
        ply = away.last["ply"]
        # Only one's own seats, only what this game asks, and only one's own devices hear of it.
        assert settle(away, "weather", True)["code"] == "no-question"
        assert other.ask("standing", seat=seat, question=question, answered=True)["code"] == "not-yours"
        second = person.sit(table)
        assert settle(away, question, True)["type"] == "done"
        assert second.await_frame("standing")["standing"] == [{"seat": seat, "questions": [question]}]
        away.await_snapshot(lambda last: last["ply"] > ply)
        assert rows(tmp_path)[ply][:3] == ("move", seat, NO)
        assert other.hello()["ply"] > ply
        assert not [frame for frame in other.frames if frame["type"] == "standing" or frame.get("standing")]
        # It can be stopped while it is pending, by taking it back. Until then nobody is called.
        assert settle(away, question, False)["type"] == "done"
        monkeypatch.setattr(standing, "SOONEST", 3600.0)
        monkeypatch.setattr(standing, "LATEST", 3600.0)
        slow = play_until_asked(places)
        seat, question, person = slow.last["seat"], asked(slow), people[places.index(slow)]
        other = next(place for place in places if place is not slow)
        loaded = registries[-1].loaded[table]
        guest = loaded.table.sitters[seat]
        assert called(loaded, guest)
        assert settle(slow, question, True)["type"] == "done"
        assert not called(loaded, guest)
        # Whoever is offered a draw would refuse it by playing on, so the answer waits.
        assert other.insist("offer")["type"] == "done"
        assert called(loaded, guest)
        assert other.insist("decline")["type"] == "done"
        assert not called(loaded, guest)
        ply = other.hello()["ply"]
        assert loaded.pauses
        assert settle(slow, question, False)["type"] == "done"
        until(lambda: not loaded.pauses, "the answer to be stopped")
        assert settle(slow, question, True)["type"] == "done"
    monkeypatch.undo()
    before = rows(tmp_path)
    with serving(quick_settings(tmp_path, seed=7)):  # nobody comes to the table
        until(lambda: len(rows(tmp_path)) > ply, "the answer")
    after = rows(tmp_path)
    assert (after[: len(before)], after[ply][:3]) == (before, ("move", seat, NO))
    with contextlib.closing(Maintenance(tmp_path)) as maintenance:
        kept = {"table": table, "seat": seat, "question": question}
        assert kept in maintenance.export(after[ply][3])["standing"]
        maintenance.erase(after[ply][3])
        assert not maintenance.rows("SELECT * FROM standing_answers WHERE guest = ?", after[ply][3])


def called(loaded: LoadedTable, guest: str) -> bool:
    """Whether somebody would be notified that it is their turn."""
    return any((one.guest, one.kind) == (guest, "turn") for one in wanted_at(loaded))


def test_what_has_one_answer_that_all_can_see_is_answered_while_its_person_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path, seed=7)) as server:
        people = [server.guest() for _ in range(3)]
        made = people[0].make("me", "person", "person", game="oath")
        for person, code in zip(people[1:], made["invitations"].values(), strict=True):
            person.join(code)
        assert people[0].http.post(f"/api/tables/{made['table']}/start").status_code == 200
        loaded = registries[-1].loaded[made["table"]]
        [seat] = loaded.table.actors
        place = people[seat].sit(made["table"])
        [offer] = place.last["actions"]
        assert settle(place, standing.ONLY, True)["type"] == "done"
        assert standing.answer(loaded, seat) == standing.NO_ACTION  # whoever looks sees what is asked
        ply = place.last["ply"]
        place.close()
        until(lambda: len(rows(tmp_path)) > ply, "the answer")
        assert rows(tmp_path)[ply][:3] == ("move", seat, offer["action"])
