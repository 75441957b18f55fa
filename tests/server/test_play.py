"""Games over the real socket: against bots, between persons, taken back, paused, resigned, recorded."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from krainy.cli.main import run
from krainy.games.eko.vocabulary import MOVE
from krainy.play.fairness import sealed
from krainy.server.bots.pool import BotPool
from krainy.server.bots.worker import Choose
from krainy.server.clock import Clock
from tests.server.failing import cheat, crash, dawdle
from tests.server.running import Person, Place, RunningServer, quick_settings, serving, until

DAY = 24 * 3600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server at which every game has the same seed, so that a test that passes once passes always."""
    with serving(quick_settings(tmp_path_factory.mktemp("data"), seed=7)) as server:
        yield server


def two_persons(server: RunningServer, *bots: str) -> tuple[Place, Place, str]:
    """A started table of two persons, the first of them at seat 0, and of some bots."""
    ala, ola = server.guest("Ala"), server.guest("Ola")
    table = ala.make("me", "person", *bots)
    ola.join(table["invitations"]["1"])
    assert ala.http.post(f"/api/tables/{table['table']}/start").status_code == 200
    return ala.sit(table["table"]), ola.sit(table["table"]), table["table"]


def in_turn(one: Place, other: Place) -> tuple[Place, Place]:
    """Who is asked, and who is not."""
    return (one, other) if one.last["actions"] else (other, one)


def finish(place: Place) -> None:
    """Play on until the game is over; the last action builds or arms where it can, so that the game moves on."""
    while place.my_turn()["status"] == "playing":
        assert place.move(place.last["actions"][-1]["action"])["type"] == "done"


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> tuple[Person, Place]:
    """A game that a person has played against bots to its end."""
    person = server.guest()
    table = person.make("me", "greedy", "random", watch="open", listed=True)
    assert table["status"] == "playing"
    place = person.sit(table["table"], lang="pl")
    finish(place)
    return person, place


def test_a_person_plays_against_bots_to_the_end(finished: tuple[Person, Place]) -> None:
    _, place = finished
    assert place.last["view"]["over"]
    assert place.last["status"] == "over"
    assert not place.last["practice"]
    assert "Punkty" in place.last["prompt"]
    assert len(place.last["log"]) > 20
    assert len({frame["ply"] for frame in place.frames if frame["type"] == "snapshot"}) > 20


def test_the_log_comes_line_by_line_and_an_undo_takes_lines_back(server: RunningServer) -> None:
    person = server.guest()
    table = person.make("me", "random")["table"]
    place = person.sit(table, lang="en")
    for _ in range(3):
        place.my_turn()
        place.move(place.last["actions"][-1]["action"])
    place.my_turn()
    partly = [frame["since"] for frame in place.frames if frame["type"] == "snapshot"]
    assert partly[0] == 0
    assert partly == sorted(partly)
    assert partly[-1] > 0
    assert place.last["log"] == person.sit(table, lang="en").last["log"]
    lines = len(place.last["log"])
    assert place.ask("undo")["type"] == "done"
    assert len(place.last["log"]) < lines
    assert place.last["log"] == person.sit(table, lang="en").last["log"]


def test_a_table_tells_how_far_it_has_come_to_those_who_may_know(server: RunningServer) -> None:
    person = server.guest("Ala")
    table = person.make("me", "person", watch="delayed", listed=True)
    other = server.guest("Ola")
    code = table["invitations"]["1"]
    assert [seat["name"] for seat in person.http.get(f"/api/invitations/{code}").json()["players"]] == ["Ala", ""]
    other.join(code)
    where = f"/api/tables/{table['table']}"
    assert person.http.post(f"{where}/start").status_code == 200
    place = person.sit(table["table"], seat=0)
    asked = place.last["view"]["actors"]
    told = other.http.get(where).json()
    assert (told["asked"], told["moves"], told["winners"]) == (asked, 0, [])
    hidden = server.guest("Iga").http.get(where).json()
    assert (hidden["asked"], hidden["moves"]) == ([], 0)


def test_one_without_a_name_has_no_seat_not_even_a_bots(server: RunningServer) -> None:
    table = server.guest().make("me", "random", "random", watch="open")["table"]
    stranger = Person(server).sit(table)
    assert stranger.last["seat"] == -1
    assert stranger.last["actions"] == []
    for seat in (1, 2):
        assert stranger.ask("move", seat=seat, action=0)["code"] == "not-yours"
        assert stranger.ask("resign", seat=seat)["code"] == "not-yours"


def test_who_is_replaced_by_a_bot_is_not_asked_and_cannot_move(server: RunningServer) -> None:
    person = server.guest()
    table = person.make("me", "person", "person")
    others = [server.guest(), server.guest()]
    for seat, other in enumerate(others, 1):
        other.join(table["invitations"][str(seat)])
    assert person.http.post(f"/api/tables/{table['table']}/start").status_code == 200
    places = [one.sit(table["table"]) for one in (person, *others)]
    mover = next(place for place in places if place.last["actions"])
    seat, action = mover.last["seat"], mover.last["actions"][0]["action"]
    waiting = next(place for place in places if place is not mover)
    assert waiting.ask("resign")["type"] == "done"
    assert waiting.last["actions"] == []
    assert waiting.ask("move", action=action)["code"] == "seat"
    assert mover.last["seat"] == seat


def test_seed_and_salt_are_shown_only_after_the_end(finished: tuple[Person, Place]) -> None:
    _, place = finished
    during = [f["fairness"] for f in place.frames if f["type"] == "snapshot" and f["status"] == "playing"]
    fairness = place.last["fairness"]
    assert all(shown == {"commitment": fairness["commitment"]} for shown in during)
    assert sealed(int(fairness["seed"], 16), fairness["salt"]) == fairness["commitment"]
    before = json.dumps([frame for frame in place.frames if frame.get("status") != "over"])
    assert fairness["seed"] not in before
    assert fairness["salt"] not in before


def test_a_record_is_downloaded_verified_uploaded_replayed_and_forked(
    finished: tuple[Person, Place], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    person, place = finished
    table = f"/api/tables/{place.last['table']}"
    record = person.http.get(f"{table}/record").json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run(["record", "verify", str(file), "--lang", "en"]) == 0
    assert "chance was fair" in capsys.readouterr().out
    upload = person.http.post("/api/records", json=record).json()
    assert upload["status"] == "record"
    last = len(record["moves"])
    replay = person.http.get(f"/api/tables/{upload['table']}/replay", params={"ply": last, "lang": "pl"}).json()
    assert replay["view"] == {**place.last["view"], "seat": -1}
    assert replay["log"][0]["text"] == place.last["log"][0]["text"]
    fork = person.http.post(f"{table}/fork", json={"ply": 6, "seat": 1}).json()
    assert (fork["practice"], fork["mine"]) == (True, [1])
    again = person.sit(fork["table"])
    again.my_turn()
    assert again.last["view"]["ply"] >= 6
    rematch = person.http.post(f"{table}/rematch").json()
    assert (rematch["status"], rematch["commitment"] != place.last["fairness"]["commitment"]) == ("playing", True)
    report = person.http.get(f"{table}/report", params={"seat": 0}).json()
    assert report["record"]["moves"] == record["moves"]


def test_a_record_that_breaks_its_promise_is_found_out(finished: tuple[Person, Place], tmp_path: Path) -> None:
    person, place = finished
    record = person.http.get(f"/api/tables/{place.last['table']}/record").json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "salt": "00" * 16}), encoding="utf-8")
    with pytest.raises(Exception, match="seed is not the one"):
        run(["record", "verify", str(file), "--lang", "en"])
    record["moves"][3][1] += 1
    answer = person.http.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["error"]) == (422, "wrong")


def test_lists(finished: tuple[Person, Place]) -> None:
    person, place = finished
    for which in ("mine", "finished"):
        found = person.http.get("/api/tables", params={"which": which}).json()
        assert place.last["table"] in [table["table"] for table in found]
    listed = person.http.get("/api/tables", params={"which": "listed"}).json()
    assert place.last["table"] not in [table["table"] for table in listed]


def test_a_listed_game_that_is_over_is_there_for_everybody(
    server: RunningServer, finished: tuple[Person, Place]
) -> None:
    _, place = finished
    table = place.last["table"]
    stranger, hidden = Person(server), server.guest()
    own = hidden.make("screen", "screen")["table"]
    found = stranger.http.get("/api/tables", params={"which": "finished"}).json()
    assert table in [one["table"] for one in found]
    assert own not in [one["table"] for one in found]
    assert all(one["listed"] and one["status"] == "over" for one in found)
    assert stranger.http.get(f"/api/tables/{table}/replay", params={"ply": 3}).json()["ply"] == 3


def test_what_a_move_does_is_told_before_it_is_made(server: RunningServer) -> None:
    """Nothing is hidden in Ekö: all that is foreseen happens, and the log tells it in the same words."""
    ala, ola, _ = two_persons(server)
    answers: set[bool] = set()
    for _ in range(40):
        mover, other = in_turn(ala, ola)
        before = mover.last
        seat, action = before["seat"], before["actions"][-1]["action"]
        mover.send("foresee", seat=seat, action=action)
        seen = mover.await_frame("foresight")
        mover.move(action)
        other.await_snapshot(partial(lambda ply, last: last["ply"] >= ply, mover.last["ply"]))
        told = [line["text"] for line in other.hello()["log"] if line["ply"] > before["view"]["ply"]]
        assert (seen["seat"], seen["action"], seen["ply"]) == (seat, action, before["ply"])
        assert seen["lines"][: len(told)] == told
        assert seen["final"] == (mover.last["undo"] is None)
        answers.add(seen["final"])
    assert answers == {True, False}


def test_only_who_decides_foresees_anything(server: RunningServer) -> None:
    ala, ola, _ = two_persons(server)
    mover, other = in_turn(ala, ola)
    action = mover.last["actions"][0]["action"]
    other.send("foresee", seat=mover.last["seat"], action=action)
    assert other.await_frame("error")["code"] == "not-yours"
    other.send("foresee", seat=other.last["seat"], action=action)
    assert other.await_frame("error")["code"] == "not-asked"
    mover.send("foresee", seat=mover.last["seat"], action=1 << 30)
    assert mover.await_frame("error")["code"] == "illegal"


def test_two_persons_meet_by_invitation_and_talk(server: RunningServer) -> None:
    ala, ola, _ = two_persons(server)
    for _ in range(12):
        mover, other = in_turn(ala, ola)
        label = mover.last["actions"][0]["label"]
        assert label
        answer = mover.move(mover.last["actions"][0]["action"])
        other.await_snapshot(partial(lambda ply, last: last["ply"] > ply, answer["ply"]))
        assert other.last["view"] == {**mover.last["view"], "seat": other.last["seat"]}
    assert [player["name"] for player in ala.last["players"]] == ["Ala", "Ola"]
    assert all(player["present"] for player in ala.last["players"])
    ola.send("chat", key="chat-key-1", text="<b>hej</b>\n")
    ola.send("chat", key="chat-key-1", text="again")
    said = ala.await_frame("chat")
    assert (said["name"], said["text"], said["seat"]) == ("Ola", "<b>hej</b>", 1)
    ola.close()
    while ala.await_frame("presence")["seats"] != [0]:
        pass


def test_undo_goes_to_the_horizon_and_no_further(server: RunningServer) -> None:
    ala, ola, _ = two_persons(server)
    for _ in range(60):
        mover, other = in_turn(ala, ola)
        before = mover.last
        mover.move(mover.last["actions"][0]["action"])
        other.await_snapshot(partial(lambda ply, last: last["ply"] >= ply, mover.last["ply"]))
        preview = mover.last["undo"]
        if mover.last["actions"] and preview:  # the same seat is asked again
            assert preview["moves"] == 1
            assert mover.ask("undo")["type"] == "done"
            mover.await_snapshot(partial(lambda ply, last: last["ply"] == ply + 2, before["ply"]))
            assert mover.last["view"] == before["view"]
            assert not mover.last["practice"]
            break
        assert other.ask("undo")["code"] == "no-undo"
    else:
        pytest.fail("nobody was asked twice in a row")


def test_free_take_back_against_bots_is_marked_as_practice(server: RunningServer) -> None:
    person = server.guest()
    place = person.sit(person.make("me", "random")["table"])
    for _ in range(4):
        place.my_turn()
        place.move(place.last["actions"][-1]["action"])
    place.my_turn()
    ply = place.last["view"]["ply"]
    assert place.ask("undo", to=0)["type"] == "done"
    place.await_snapshot(lambda last: last["practice"])
    assert place.last["view"]["ply"] < ply
    place.my_turn()
    assert place.move(place.last["actions"][-1]["action"])["type"] == "done"
    assert place.last["practice"]


def test_why_names_the_rule(server: RunningServer) -> None:
    ala, ola, _ = two_persons(server)
    mover, other = in_turn(ala, ola)
    other.send("why", seat=other.last["seat"], action=0)
    assert other.await_frame("why")["rule"] == "eko.turn.4"
    legal = {one["action"] for one in mover.last["actions"]}
    illegal = next(action for action in range(1000) if action not in legal)
    mover.send("why", seat=mover.last["seat"], action=illegal)
    why = mover.await_frame("why")
    assert why["rule"].startswith("eko.")
    assert why["title"]
    refused = mover.ask("move", action=illegal)
    assert (refused["code"], refused["rule"], refused["title"]) == ("illegal", why["rule"], why["title"])
    mover.send("why", seat=mover.last["seat"], action=min(legal))
    assert mover.await_frame("why")["rule"] == ""


def test_a_click_that_leads_nowhere_is_answered_with_the_place_and_what_to_do(server: RunningServer) -> None:
    """A page tells what was clicked, and knows nothing of rules."""
    ala, ola, _ = two_persons(server)
    for _ in range(2):
        mover, other = in_turn(ala, ola)
        assert mover.move(0)["type"] == "done"  # both Emperors stay where they are
        other.await_snapshot(partial(at_ply, mover.last["view"]["ply"]))
    mover, _ = in_turn(ala, ola)
    seat, (stack, to) = mover.last["seat"], mover.last["actions"][0]["targets"]
    mover.send("why", seat=seat, picked=[], clicked=[to])
    first = mover.await_frame("why")
    assert (first["clicked"], first["rule"]) == ("first", "eko.turn.2")
    assert stack in first["about"]
    assert first["place"]
    assert len(first["names"]) == len(first["about"])
    mover.send("why", seat=seat, picked=[stack], clicked=[stack.replace("stack", "hex")])
    forbidden = mover.await_frame("why")
    assert (forbidden["clicked"], forbidden["rule"]) == ("forbidden", "eko.move.5")
    assert forbidden["about"] == [stack.replace("stack", "hex")]
    for clicked in ([], ["moon:1"], ["space:9999"]):
        mover.send("why", seat=seat, clicked=clicked)
        assert mover.await_frame("error")["code"] == "malformed"


def test_why_points_at_the_things_of_which_the_rule_speaks(server: RunningServer) -> None:
    ala, ola, table = two_persons(server)
    for _ in range(2):
        mover, other = in_turn(ala, ola)
        assert mover.move(0)["type"] == "done"  # both Emperors stay where they are
        other.await_snapshot(partial(at_ply, mover.last["view"]["ply"]))
    mover, _ = in_turn(ala, ola)
    hexes = mover.person.http.get(f"/api/tables/{table}/picture").json()["ground"]["hexes"]
    view = mover.last["view"]
    warriors = {place: row["seat"] for place, row in view["stacks"].items() if not row["emperor"]}
    mine = [(frm, one) for frm, one in enumerate(hexes) if warriors.get(one["name"]) == view["turn"]]
    theirs = [(to, one) for to, one in enumerate(hexes) if warriors.get(one["name"], view["turn"]) != view["turn"]]
    frm, to = next((frm, to) for frm, one in mine for to, other_one in theirs if beside(one, other_one))
    mover.send("why", seat=mover.last["seat"], action=MOVE(frm, to))
    why = mover.await_frame("why")
    assert (why["rule"], why["about"]) == ("eko.move.8", [f"stack:{to}"])  # one disc does not beat one disc
    assert why["names"] == [hexes[to]["name"]]
    mover.send("why", seat=mover.last["seat"], action=0)
    assert "about" not in mover.await_frame("why")


def at_ply(ply: int, last: dict[str, Any]) -> bool:
    return bool(last["view"]["ply"] == ply)


def beside(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two hexes touch."""
    step = (other["q"] - one["q"], other["r"] - one["r"])
    return step in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def test_a_pause_needs_everybody_and_a_resigned_seat_goes_to_a_bot(server: RunningServer) -> None:
    ala, ola, _ = two_persons(server, "random")
    assert ala.ask("pause")["type"] == "done"
    ola.await_snapshot(lambda last: last["players"][0]["resting"])
    assert ola.last["status"] == "playing"
    assert ola.ask("pause")["type"] == "done"
    ala.await_snapshot(lambda last: last["status"] == "paused")
    assert ala.last["actions"] == []
    assert ala.ask("move", action=0)["code"] == "paused"
    assert ala.ask("resume")["type"] == "done"
    ola.await_snapshot(lambda last: last["status"] == "playing" and not last["players"][0]["resting"])
    assert ola.ask("resign")["type"] == "done"
    ala.await_snapshot(lambda last: last["players"][1]["resigned"])
    finish(ala)


def test_a_hard_clock_lets_a_bot_play_until_the_person_is_back(tmp_path: Path, clock: Clock) -> None:
    with serving(quick_settings(tmp_path, seed=1)) as server:
        person = server.guest()
        place = person.sit(person.make("me", "random", clock="hard", seconds=3 * DAY)["table"])
        place.my_turn()
        clock.ahead += 2 * DAY
        place.send("hello")
        place.await_snapshot(lambda last: last["clock"]["now"] - last["clock"]["since"] >= 2 * DAY)
        assert place.last["players"][0]["player"] == "person"
        clock.ahead += DAY
        place.await_snapshot(lambda last: last["players"][0]["player"] != "person")
        place.await_snapshot(lambda last: last["ply"] > 10)
        if place.ask("back")["type"] == "error":  # the bots moved meanwhile
            until(lambda: place.ask("back").get("type") == "done" or place.last["status"] == "over", "the seat")


def test_several_people_share_one_screen(server: RunningServer) -> None:
    person = server.guest()
    table = person.make("screen", "screen")
    assert table["mine"] == [0, 1]
    place = person.sit(table["table"])
    for _ in range(10):
        seat = place.last["view"]["actors"][0]
        place.send("hello", seat=seat)
        place.await_snapshot(partial(lambda seat, last: last["seat"] == seat, seat))
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"


# -- bots that fail --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choose", [crash, cheat, dawdle])
def test_a_bot_that_fails_never_loses_the_table(choose: Choose, tmp_path: Path) -> None:
    settings = replace(quick_settings(tmp_path, seed=1), bot_seconds=0.3)
    with serving(settings, BotPool(1, settings.bot_seconds, choose)) as server:
        person = server.guest()
        place = person.sit(person.make("me", "greedy")["table"])
        for _ in range(2):
            place.my_turn()
            place.move(place.last["actions"][0]["action"])
        place.await_snapshot(lambda last: last["view"]["ply"] > 3)
