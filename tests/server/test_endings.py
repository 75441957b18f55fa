"""Those who play can end their game: by a draw that all agree to, as an endless one, and a duel by resigning."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import krainy
from krainy.cli.main import run
from krainy.engine.errors import BadInput
from krainy.play.endings import AGREED, ENDLESS, RESIGNED, Ending, endless_from, read_ending
from krainy.play.playthrough import PERSON
from krainy.server.errors import Refused
from krainy.server.storage.database import Head, Row
from krainy.server.tables.table import FINAL, SUBSTITUTE, Table, fold
from tests.server.running import Frame, Person, Place, RunningServer, quick_settings, serving, until

NAMES = ("ala", "ola", "iga", "ela")


class TableInMemory:
    """A table in memory at which rows are checked and added as the server does it."""

    def __init__(self, *chairs: str, **terms: Any) -> None:
        settled = {"watch": "none", "clock": "none", "seconds": 60, "pace": 0.0, **terms}
        self.head = Head(
            "t", "ala", "eko", krainy.load("eko").version, {}, 7, "00", list(chairs), settled, False, "new", 0.0
        )
        self.rows: list[Row] = []
        self.table = Table(self.head)
        for seat, chair in enumerate(chairs):
            if chair == PERSON:
                self.do("sit", seat)
        self.do("start", -1)

    def row(self, kind: str, seat: int, action: int) -> Row:
        table = self.table
        guest = NAMES[seat] if kind == "sit" else table.sitters[seat] if seat >= 0 else "ala"
        if kind == "move" and table.players[seat] != PERSON:
            guest = ""
        return Row("t", len(self.rows), kind, seat, action, guest, "", float(len(self.rows)))

    def do(self, kind: str, seat: int, action: int = -1) -> str | None:
        """Something happens; where the table stands after it, if that is new."""
        row = self.row(kind, seat, action)
        self.table.check(row)
        outcome = self.table.outcome(row)
        self.table.add(row, outcome)
        self.rows.append(row)
        assert outcome.status in (None, self.table.status)
        return outcome.status

    def refused(self, kind: str, seat: int, action: int = -1) -> str:
        """Why something cannot happen."""
        with pytest.raises(Refused) as refusal:
            self.do(kind, seat, action)
        return refusal.value.code

    def move(self) -> int:
        """Whoever is asked takes the first action; the seat."""
        [seat] = self.table.g.actors()
        self.do("move", seat, self.table.playthrough.actions(seat)[0])
        return seat


# -- a draw by agreement ---------------------------------------------------------------------------------------------


def test_a_draw_needs_all_who_have_a_stake_and_is_final() -> None:
    one = TableInMemory(PERSON, PERSON, PERSON)
    one.move()
    for seat in (2, 0):
        assert one.do("offer", seat) is None
    assert one.table.offers == {0, 2}
    assert one.refused("offer", 0) == "offered"
    assert one.do("offer", 1) == "over"
    assert one.table.ending == Ending(AGREED)
    assert (one.table.closed, one.table.winners, one.table.g.over) == (True, [], False)
    for kind in ("move", "undo", "offer", "decline", "claim", "resign", "pause", "back", "bot"):
        assert one.refused(kind, 0, 0) == "not-playing"
    assert fold(one.head, one.rows).ending == one.table.ending


def test_a_bot_that_sits_in_agrees_to_nothing_but_its_person_may() -> None:
    one = TableInMemory(PERSON, PERSON)
    one.do("bot", 1)
    assert one.table.players[1] == SUBSTITUTE
    assert one.do("offer", 0) is None
    assert one.do("offer", 1) == "over"


def test_a_draw_needs_another_person_who_may_sit_at_the_same_screen() -> None:
    assert TableInMemory(PERSON, "random").refused("offer", 0) == "no-draw"
    shared = TableInMemory("screen", "screen", "random")
    assert shared.do("offer", 1) == "over"


def test_who_resigns_is_not_asked_and_who_stays_alone_cannot_draw() -> None:
    one = TableInMemory(PERSON, PERSON, PERSON)
    one.do("offer", 0)
    one.do("offer", 1)
    assert one.do("resign", 2) == "over"
    assert one.table.ending == Ending(AGREED)
    other = TableInMemory(PERSON, PERSON, "random")
    other.do("offer", 0)
    assert other.do("resign", 1) is None
    assert (other.table.offers, other.table.status) == (set(), "playing")


def test_who_is_out_of_the_game_has_no_say_in_it() -> None:
    one = TableInMemory(PERSON, PERSON, PERSON)
    one.table.g.alive = 0b011
    assert one.refused("offer", 2) == "out"
    one.do("offer", 0)
    assert one.do("offer", 1) == "over"


def test_a_refused_offer_comes_again_only_after_another_has_played() -> None:
    one = TableInMemory(PERSON, PERSON)
    [first] = one.table.g.actors()
    second = 1 - first
    assert one.refused("decline", second) == "no-offer"
    one.do("offer", first)
    one.do("decline", second)
    assert one.table.offers == set()
    assert one.refused("offer", first) == "no-offer-yet"
    assert one.move() == first
    assert one.refused("offer", first) == "no-offer-yet"
    assert one.move() == second
    one.do("offer", first)
    one.do("decline", first)
    assert one.refused("offer", first) == "no-offer-yet", "nobody nags by taking offers back"
    one.do("offer", second)
    assert one.do("offer", first) == "over", "who may not offer may still agree"


def test_who_is_offered_a_draw_and_plays_on_has_declined_it() -> None:
    one = TableInMemory(PERSON, PERSON)
    [first] = one.table.g.actors()
    one.do("offer", first)
    assert one.move() == first
    assert one.table.offers == {first}, "who offers a draw may move before the other one answers"
    assert one.move() != first
    assert one.table.offers == set()
    assert one.refused("offer", first) == "no-offer-yet", "the move that declined is not one that came after"


def test_an_answer_to_an_offer_may_be_late_but_not_to_another_offer() -> None:
    one = TableInMemory(PERSON, PERSON, "random")
    one.do("offer", 0)
    ply = one.table.length
    one.do("bot", 1)
    one.table.check_ply(one.row("offer", 1, -1), ply)
    with pytest.raises(Refused, match="moved on"):
        one.table.check_ply(one.row("resign", 1, -1), ply)
    one.do("decline", 0)
    with pytest.raises(Refused, match="moved on"):
        one.table.check_ply(one.row("offer", 1, -1), ply)


def test_a_game_that_is_won_already_is_not_ended_otherwise() -> None:
    one = TableInMemory(PERSON, PERSON, endless=1)
    one.move()
    one.table.g.decided = True
    for kind in ("offer", "claim"):
        assert one.refused(kind, 0) == "decided"


# -- an endless game -------------------------------------------------------------------------------------------------


def test_an_endless_game_can_be_ended_where_the_table_says_so_and_only_then() -> None:
    assert TableInMemory(PERSON, "random").refused("claim", 0) == "no-claim"
    one = TableInMemory(PERSON, "random", endless=4)
    for _ in range(4):
        assert one.refused("claim", 0) == "no-claim-yet"
        one.move()
    assert one.do("claim", 0) == "over"
    assert (one.table.ending, one.table.winners) == (Ending(ENDLESS), [])


@pytest.mark.parametrize("game", krainy.names())
def test_every_game_says_from_when_on_it_may_be_called_endless(game: str) -> None:
    rules = krainy.load(game)
    assert all(endless_from(rules, seats) >= 4 * rules.usual[seats] > 0 for seats in rules.seats)


# -- a duel resigned -------------------------------------------------------------------------------------------------


def test_a_duel_resigned_is_won_by_the_other() -> None:
    for chair in (PERSON, "random"):
        one = TableInMemory(PERSON, chair)
        assert one.do("resign", 0, FINAL) == "over"
        assert (one.table.ending, one.table.winners) == (Ending(RESIGNED, (1,)), [1])
        assert one.table.players[0] == PERSON, "nobody has to play on"


def test_rows_of_older_versions_in_which_a_bot_took_the_seat_mean_what_they_meant() -> None:
    one = TableInMemory(PERSON, PERSON)
    assert one.do("resign", 0) is None
    one.move()
    assert (one.table.status, one.table.players[0]) == ("playing", SUBSTITUTE)


# -- records ---------------------------------------------------------------------------------------------------------


def test_a_record_tells_only_of_endings_that_fit_its_moves() -> None:
    two, three = krainy.load("eko").new(2, 7), krainy.load("eko").new(3, 7)
    assert read_ending(None, two) is None
    assert read_ending({"how": "resigned", "winners": [1]}, two) == Ending(RESIGNED, (1,))
    assert read_ending({"how": "agreed", "winners": []}, three) == Ending(AGREED)
    wrong: list[Any] = [
        "agreed",
        {"how": "agreed"},
        {"how": "agreed", "winners": [0]},
        {"how": "cheated", "winners": []},
        {"how": "endless", "winners": [], "more": 1},
        {"how": "resigned", "winners": [0]},
        {"how": "resigned", "winners": ["0"]},
        {"how": ["agreed"], "winners": []},
    ]
    for found in wrong:
        with pytest.raises(BadInput, match="how people ended its game"):
            read_ending(found, three)
    two.over = True
    with pytest.raises(BadInput, match="how people ended its game"):
        read_ending({"how": "agreed", "winners": []}, two)


# -- over the socket -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("data"), seed=5)) as server:
        yield server


def together(server: RunningServer, *bots: str, **wishes: Any) -> tuple[list[Place], str]:
    """Two persons at a table whose game has begun, and has seen a few moves."""
    ala, ola = server.guest("Ala"), server.guest("Ola")
    made = ala.make("me", "person", *bots, **wishes)
    ola.join(made["invitations"]["1"])
    assert ala.http.post(f"/api/tables/{made['table']}/start").status_code == 200
    places = [ala.sit(made["table"]), ola.sit(made["table"])]
    chance = Random(1)
    for _ in range(5):
        until(lambda: any(place.hello()["actions"] for place in places), "somebody to be asked")
        mover = next(place for place in places if place.last["actions"])
        assert mover.ask("move", action=chance.choice(mover.last["actions"])["action"])["type"] == "done"
    for place in places:
        place.hello()
    return places, made["table"]


def facts(person: Person, table: str) -> Frame:
    return dict(person.http.get(f"/api/tables/{table}").json())


def test_two_people_offer_decline_and_agree(server: RunningServer) -> None:
    (ala, ola), table = together(server, listed=True)
    assert ("offer" in ala.last["may"], "decline" in ala.last["may"]) == (True, False)
    assert ala.ask("offer")["type"] == "done"
    asked = ola.await_snapshot(lambda last: last["players"][0]["offers"])
    assert asked["may"] == ["offer", "decline", "resign"]
    assert ala.last["may"] == ["decline", "resign"]
    assert ola.ask("decline")["type"] == "done"
    assert ala.await_snapshot(lambda last: not last["players"][0]["offers"])["may"] == ["resign"]
    assert ala.ask("offer")["code"] == "no-offer-yet"
    assert ola.ask("offer")["type"] == "done"
    ala.await_snapshot(lambda last: last["players"][1]["offers"])
    assert ala.ask("offer")["type"] == "done"
    for place in (ala, ola):
        last = place.await_snapshot(lambda last: last["status"] == "over")
        assert last["ended"] == {"how": "agreed", "winners": []}
        assert (last["actions"], last["undo"], last["may"]) == ([], None, [])
        assert last["prompt"].startswith("The players have agreed to a draw.")
        assert (last["log"][-1]["event"], last["log"][-1]["text"]) == ("ended", "The players have agreed to a draw.")
        assert "seed" in last["fairness"]
    told = facts(ala.person, table)
    assert (told["status"], told["winners"], told["ended"]["how"]) == ("over", [], "agreed")
    assert table in [line["table"] for line in server.guest().http.get("/api/tables?which=finished").json()]
    assert table not in [line["table"] for line in ala.person.http.get("/api/tables?which=listed").json()]
    assert ola.hello(lang="pl")["log"][-1]["text"] == "Gracze zgodzili się na remis."
    assert ola.person.http.post(f"/api/tables/{table}/rematch").status_code == 201
    forked = ala.person.http.post(f"/api/tables/{table}/fork", json={"ply": told["moves"], "seat": 0}).json()
    assert (forked["status"], forked["ended"], forked["practice"]) == ("playing", None, True)


def test_a_duel_resigned_over_the_socket_is_recorded_verified_and_uploaded(
    server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (ala, ola), table = together(server)
    assert ola.ask("resign")["type"] == "done"
    last = ala.await_snapshot(lambda last: last["status"] == "over")
    assert last["ended"] == {"how": "resigned", "winners": [0]}
    assert last["players"][1]["resigned"]
    assert facts(ola.person, table)["winners"] == [0]
    assert ola.hello()["view"]["seat"] == 1
    assert ola.ask("back")["code"] == "not-playing"
    record = ola.person.http.get(f"/api/tables/{table}/record").json()
    assert record["ending"] == {"how": "resigned", "winners": [0]}
    report = ala.person.http.get(f"/api/tables/{table}/report?seat=0").json()
    assert (report["ended"], report["actions"]) == (record["ending"], [])
    assert report["record"]["ending"] == record["ending"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    for lang, said in (("en", "resigns,"), ("pl", "Grę poddaje")):
        for verb in ("verify", "show"):
            assert run(["record", verb, str(file), "--lang", lang]) == 0
            assert said in capsys.readouterr().out
    brought = ola.person.http.post("/api/records", json=record).json()["table"]
    kept = ola.person.http.get(f"/api/tables/{brought}").json()
    assert (kept["status"], kept["winners"], kept["ended"]) == ("record", [0], record["ending"])
    again = ola.person.http.get(f"/api/tables/{kept['table']}/record").json()
    assert again == {name: value for name, value in record.items() if name in again}
    assert again["ending"] == record["ending"]
    for wrong in ({"how": "resigned", "winners": [0, 1]}, {"how": "won", "winners": [0]}):
        file.write_text(json.dumps({**record, "ending": wrong}), encoding="utf-8")
        with pytest.raises(BadInput, match="how people ended its game"):
            run(["record", "verify", str(file), "--lang", "en"])
        assert ola.person.http.post("/api/records", json={**record, "ending": wrong}).status_code == 422


def test_a_duel_with_a_bot_is_lost_by_resigning_and_nobody_plays_on(server: RunningServer) -> None:
    ala = server.guest("Ala")
    table = ala.make("me", "random")["table"]
    place = ala.sit(table)
    place.my_turn()
    moves = facts(ala, table)["moves"]
    assert place.ask("offer")["code"] == "no-draw"
    assert place.ask("resign")["type"] == "done"
    told = facts(ala, table)
    assert (told["status"], told["winners"], told["moves"]) == ("over", [1], moves)
    assert ala.http.get(f"/api/tables/{table}/analysis").json()["points"][-1]["ply"] == moves


def test_one_who_plays_oath_alone_ends_it_by_resigning(server: RunningServer) -> None:
    ala = server.guest("Ala")
    made = ala.make("me", game="oath")
    place = ala.sit(made["table"])
    place.my_turn()
    assert place.ask("resign")["type"] == "done"
    told = facts(ala, made["table"])
    assert (told["ended"], told["leaves"]) == ({"how": "resigned", "winners": []}, False)


def test_an_endless_game_is_a_term_that_everybody_reads_beforehand(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    described = {game["name"]: game for game in server.guest().http.get("/api/games").json()}
    assert described["eko"]["endless"] == {"2": 300, "3": 440, "4": 400}
    assert all(game["words"][lang]["endless"] for game in described.values() for lang in ("pl", "en"))
    monkeypatch.setitem(krainy.load("eko").usual, 2, 2)
    ala, ola = server.guest("Ala"), server.guest("Ola")
    assert ala.make("me", "person")["endless"] == 0
    made = ala.make("me", "person", endless=True, listed=True)
    code = made["invitations"]["1"]
    assert ola.http.get(f"/api/invitations/{code}").json()["endless"] == 8
    assert {
        line["endless"] for line in ola.http.get("/api/tables?which=listed").json() if line["table"] == made["table"]
    } == {8}
    ola.join(code)
    places = [ala.sit(made["table"]), ola.sit(made["table"])]
    assert places[1].last["endless"] == 8
    assert ala.http.post(f"/api/tables/{made['table']}/start").status_code == 200
    for _ in range(8):
        until(lambda: any(place.hello()["actions"] for place in places), "somebody to be asked")
        assert "claim" not in places[0].last["may"]
        mover = next(place for place in places if place.last["actions"])
        assert mover.move(mover.last["actions"][0]["action"])["type"] == "done"
    assert "claim" in places[0].hello()["may"]
    assert places[1].hello()["type"] == "snapshot"
    assert places[1].ask("claim")["type"] == "done"
    last = places[0].await_snapshot(lambda last: last["status"] == "over")
    assert last["ended"] == {"how": "endless", "winners": []}
    again = ala.http.post(f"/api/tables/{made['table']}/rematch").json()
    assert again["endless"] == 8


def test_an_ending_outlasts_a_restart(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, seed=5)
    with serving(settings) as server:
        (ala, ola), table = together(server, "random", "random")
        assert ala.insist("offer")["type"] == "done"
        assert ola.insist("offer")["type"] == "done"
        cookies = dict(ala.person.http.cookies)
    with serving(settings) as server:
        ala_again = Person(server)
        ala_again.http.cookies.update(cookies)
        told = facts(ala_again, table)
        assert (told["status"], told["ended"]["how"]) == ("over", "agreed")
        assert ala_again.sit(table).last["actions"] == []
        assert ala_again.http.get("/api/tables").json()[0]["status"] == "over"
