"""What people agree on beside a draw: moves taken back past the horizon, and games that are abandoned."""

from pathlib import Path

import pytest

from krainy.cli.main import run
from krainy.play.endings import ABANDONED, Ending
from krainy.play.playthrough import PERSON
from krainy.server.tables.proposals import by_agreement
from krainy.server.tables.table import fold
from tests.server.running import Place, quick_settings, serving
from tests.server.test_endings import TableInMemory
from tests.server.test_slow_play import play


def after_moves(count: int, *chairs: str) -> tuple[TableInMemory, int]:
    """A table at which so many moves were made, and the seat that made the first of them."""
    one = TableInMemory(*chairs)
    movers = [one.move() for _ in range(count)]
    return one, movers[0]


def test_moves_are_taken_back_when_everybody_agrees() -> None:
    one, first = after_moves(1, PERSON, PERSON, PERSON)
    while one.table.actors == [first]:
        one.move()
    one.move()
    to = max(ply for ply, (seat, _) in enumerate(one.table.playthrough.moves) if seat == first)
    others = [seat for seat in range(3) if seat != first]
    assert one.refused("undo", first, to) == "no-undo"
    assert one.refused("take-back", first, to - 1 if to else 1) == "stale"
    assert one.refused("agree", others[0]) == "no-proposal"
    one.do("take-back", first, to)
    assert one.refused("abandon", others[0]) == "proposal-stands"
    assert one.refused("agree", first) == "agreed"
    one.do("agree", others[0])
    assert one.refused("agree", others[1]) == "stale"  # the last one does not agree alone: the move goes back with it
    granted = one.row("undo", first, to)._replace(guest=one.table.sitters[others[1]])
    assert by_agreement(one.table, granted)
    assert not by_agreement(one.table, granted._replace(guest=one.table.sitters[others[0]]))
    one.table.check(granted)
    one.table.add(granted)
    one.rows.append(granted)
    table = fold(one.head, one.rows)
    for same in (one.table, table):
        assert len(same.playthrough.moves) == to
        assert (same.retracted, same.practice, same.proposal) == (True, False, None)
        assert same.actors == [first]
        assert same.log("en", -1)[-1].event == "taken-back"
        assert "cofa" in same.log("pl", others[0])[-1].text


def test_whoever_plays_on_has_refused_and_nobody_is_nagged() -> None:
    one, first = after_moves(1, PERSON, PERSON)
    while one.table.actors == [first]:
        one.move()
    to = len(one.table.playthrough.moves) - 1
    one.do("take-back", first, to)
    one.move()
    assert one.table.proposal is None
    assert one.refused("abandon", first) == "no-proposal-yet"
    one.do("abandon", 1 - first)  # another person may
    one.do("refuse", first)
    assert one.refused("abandon", 1 - first) == "no-proposal-yet"
    # Nobody takes a move of somebody else back with an answer that comes too late.
    late = one.row("undo", 1 - first, len(one.table.playthrough.moves) - 1)
    late = late._replace(guest=one.table.sitters[first])
    assert not by_agreement(one.table, late)
    one_more = one.rows[:]
    with pytest.raises(Exception, match="no longer proposed"):
        one.table.check(late)
    assert one.rows == one_more


def test_an_abandoned_game_has_no_winner_and_needs_everybody() -> None:
    one, _ = after_moves(2, PERSON, PERSON, PERSON)
    one.do("bot", 2)
    one.do("abandon", 0)
    assert one.do("agree", 1) is None
    assert one.do("agree", 2) == "over"  # also for whom a bot sits in
    assert one.table.ending == Ending(ABANDONED)
    assert (one.table.winners, one.table.closed) == ([], True)
    assert one.table.log("en", 0)[-1].text == "The players have agreed to abandon the game: it has no result."
    assert one.refused("undo", 0, 0) == "not-playing"
    assert fold(one.head, one.rows).ending == one.table.ending
    for chairs in ((PERSON, "random"), ("screen", "screen")):
        assert TableInMemory(*chairs).refused("abandon", 0) == "nobody-else"


def test_a_resignation_ends_what_was_proposed() -> None:
    one, _ = after_moves(1, PERSON, PERSON, PERSON)
    one.do("abandon", 0)
    one.do("resign", 2)
    assert one.table.proposal is None


def test_people_agree_over_sockets_and_the_record_tells_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(quick_settings(tmp_path / "data", seed=1)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        made = ala.make("me", "person", watch="open")
        ola.join(next(iter(made["invitations"].values())))
        assert ala.http.post(f"/api/tables/{made['table']}/start").status_code == 200
        places = [ala.sit(made["table"]), ola.sit(made["table"])]
        watcher = server.guest().sit(made["table"])
        first = play(places)
        while (last := play(places)) is first:
            pass
        asker, other = first, last
        assert asker.hello()["asks"] == ["take-back", "abandon"]
        assert asker.ask("take-back")["type"] == "done"
        other.await_snapshot(lambda now: now["proposal"] is not None)
        assert other.last["proposal"] == {
            "kind": "take-back",
            "seat": asker.last["seat"],
            "agreed": [asker.last["seat"]],
        }
        assert other.last["asks"] == ["agree", "refuse"]
        assert other.last["takes"]
        assert watcher.hello()["asks"] == []
        assert watcher.ask("agree")["code"] == "not-yours"
        agreed_by(other)
        for place in (asker, other, watcher):
            place.await_snapshot(lambda now: now["retracted"])
            assert place.last["log"][-1]["event"] == "taken-back"
            assert (place.last["proposal"], place.last["practice"]) == (None, False)
        assert asker.hello()["actions"]
        assert asker.ask("abandon")["type"] == "done"
        other.await_snapshot(lambda now: now["proposal"] is not None)
        agreed_by(other)
        for place in (asker, other, watcher):
            place.await_snapshot(lambda now: now["status"] == "over")
            assert place.last["ended"] == {"how": "abandoned", "winners": []}
        file = tmp_path / "game.krainy"
        file.write_text(ala.http.get(f"/api/tables/{made['table']}/record").text)
        assert run(["record", "verify", str(file)]) == 0
        capsys.readouterr()


def agreed_by(place: Place) -> None:
    place.hello()
    assert place.ask("agree")["type"] == "done"
