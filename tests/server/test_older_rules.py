"""Tables of other rules: played on where the rules lead through the same game, read for ever where they do not."""

import contextlib
import json
import sqlite3
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.cli.main import main
from krainy.play.transcript import unpacked
from krainy.server.settings import DATABASE
from tests.server.running import Frame, Person, Place, RunningServer, quick_settings, serving, until

Rows = list[tuple[Any, ...]]
Admin = Callable[..., tuple[int, str]]


def ask(data: Path, query: str, *values: object) -> Rows:
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as database, database:
        return database.execute(query, values).fetchall()


def again(server: RunningServer, person: Person) -> Person:
    """The same person at another server."""
    there = Person(server)
    there.http.cookies.update(person.http.cookies)
    return there


@pytest.fixture
def admin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """A command of an operator: its exit code and what it prints."""

    def run(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["krainy", "admin", *arguments, "--data", str(tmp_path)])
        monkeypatch.setenv("KRAINY_LANG", "en")
        capsys.readouterr()
        code = main()
        return code, capsys.readouterr().out

    return run


def made_under(data: Path, table: str, rules: int) -> None:
    """Let a table have been made under another rules version."""
    ask(data, "UPDATE tables SET rules = ? WHERE id = ?", rules, table)


def went_otherwise(data: Path, table: str) -> None:
    """Let a table have been played under rules by which its last move had another effect; its transcript tells so."""
    made_under(data, table, 99)
    [(part, packed)] = ask(data, 'SELECT part, data FROM accounts WHERE "table" = ? ORDER BY part DESC LIMIT 1', table)
    written = unpacked(packed, 1 << 30)[0]
    told = {"pl": "Tak było dawniej.", "en": "So it was once."}
    written["plies"][-1]["lines"].append([-1, "once", {}, told])
    data_now = zlib.compress(json.dumps(written).encode())
    ask(data, 'UPDATE accounts SET data = ? WHERE "table" = ? AND part = ?', data_now, table, part)


def play(places: list[Place], moves: int) -> None:
    """Let whoever is asked take the first action, so many times."""
    for _ in range(moves):
        until(lambda: any(place.hello(seat=place.last["seat"])["actions"] for place in places), "somebody to be asked")
        place = next(place for place in places if place.last["actions"])
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"


def begin(server: RunningServer, game: str = "xidit", **wishes: Any) -> tuple[str, list[Person], list[Place]]:
    """Three people at a table; nobody but them moves."""
    people = [server.guest(name) for name in ("Ala", "Ola", "Ela")]
    made = people[0].make("me", "person", "person", game=game, together=True, **wishes)
    for seat in (1, 2):
        people[seat].join(made["invitations"][str(seat)])
    assert people[0].http.post(f"/api/tables/{made['table']}/start").status_code == 200
    return made["table"], people, [person.sit(made["table"]) for person in people]


def read_alone(log: list[dict[str, Any]], told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A log as a transcript keeps it: a line for each event, and no names. Sentences that `told` tells of several
    events at once are left out: a transcript has one for each."""
    return [
        {**{name: line.get(name) for name in ("ply", "event", "args")}, "text": "" if "joins" in by else line["text"]}
        for line, by in zip(log, told, strict=True)
    ]


def seen(place: Place) -> dict[str, Any]:
    return {name: place.last[name] for name in ("seat", "view", "log", "prompt")}


def test_a_game_that_goes_the_same_way_is_played_on_and_its_people_are_told(tmp_path: Path, admin: Admin) -> None:
    settings = quick_settings(tmp_path, seed=3)
    with serving(settings) as server:
        ala = server.guest("Ala")
        table = ala.make("screen", "screen")["table"]
        place = ala.sit(table)
        for _ in range(5):
            assert place.move(place.my_turn()["actions"][0]["action"])["type"] == "done"
            place.hello()
        before = seen(place)
    assert admin("keep") == (0, "1 game was brought up to date. \n")
    made_under(tmp_path, table, 99)
    assert admin("rules") == (0, "1 game replayed; none differs.\n")
    with serving(settings) as server:
        there = again(server, ala).sit(table)
        assert there.last["rules"] == {"begun": 99, "now": 1, "playable": True, "kept": None, "moves": 5}
        assert seen(there) == before
        assert there.move(there.last["actions"][0]["action"])["type"] == "done"
        there.hello()
        assert there.last["rules"]["moves"] == 6
        assert again(server, ala).http.get(f"/api/tables/{table}").json()["status"] == "playing"
    assert ask(tmp_path, "SELECT rules, status FROM tables") == [(1, "playing")]
    kinds = [row[0] for row in ask(tmp_path, "SELECT kind FROM moves ORDER BY ply")]
    assert kinds[-2:] == ["rules", "move"]
    with serving(settings) as server:
        there = again(server, ala).sit(table)
        assert there.last["rules"]["begun"] == 99
        assert len(ask(tmp_path, "SELECT 1 FROM moves WHERE kind = 'rules'")) == 1, "it is renewed once"


def test_a_game_without_an_account_is_played_on_if_all_its_moves_are_allowed(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, seed=3)
    with serving(settings) as server:
        ala = server.guest()
        tables = [ala.make("screen", "screen")["table"] for _ in range(2)]
        for table in tables:
            place = ala.sit(table)
            assert place.move(place.last["actions"][0]["action"])["type"] == "done"
        waits = ala.make("me", "person")
    for table in (*tables, waits["table"]):
        made_under(tmp_path, table, 99)
    ask(tmp_path, "UPDATE moves SET action = 99999999 WHERE kind = 'move' AND \"table\" = ?", tables[1])
    with serving(settings) as server:
        me = again(server, ala)
        good, bad = (me.sit(table) for table in tables)
        assert good.last["actions"]
        assert (bad.last["status"], bad.last["view"], bad.last["log"]) == ("stopped", None, [])
        assert bad.last["rules"] == {"begun": 99, "now": 1, "playable": False, "kept": -1, "moves": 1}
        assert me.http.get(f"/api/tables/{tables[1]}/picture").json()["error"] == "rules"
        assert me.http.get(f"/api/tables/{tables[1]}/replay", params={"seat": 0}).json()["error"] == "rules"
        ola = server.guest()
        assert ola.join(waits["invitations"]["1"])["mine"] == [1], "a game that has not begun has no history"
        assert me.sit(waits["table"]).last["rules"] is None


def test_a_game_that_would_go_another_way_is_read_and_nobody_learns_more(
    tmp_path: Path, admin: Admin, caplog: pytest.LogCaptureFixture
) -> None:
    settings = quick_settings(tmp_path, seed=3)
    with serving(settings) as server:
        table, people, places = begin(server, watch="open", listed=True)
        play(places, 4)
        places[0].send("chat", key="chat-key-1", text="hello")
        until(lambda: bool(ask(tmp_path, "SELECT 1 FROM chat")), "the line of chat")
        watcher = Person(server).sit(table)
        before = [seen(place) for place in [*places, watcher] if place.hello(seat=place.last["seat"])]
        sound = people[0].make("screen", "screen")["table"]
        code, said = admin("keep")
        assert (code, said) == (0, "2 games were brought up to date. \n"), "also while the server runs"
    went_otherwise(tmp_path, table)
    code, said = admin("rules")
    assert code == 1
    line, summary = said.splitlines()
    facts = dict(part.split("=", 1) for part in line.split("\t"))
    moves = len(before[0]["log"]) and int(facts["moves"])
    assert (facts["table"], facts["game"], facts["rules"], facts["now"]) == (table, "xidit", "99", "1")
    assert facts["kept"] == facts["move"] == str(moves)
    assert facts["why"] == '"less happens"'
    assert summary == "2 games replayed; 1 differs."
    assert ask(tmp_path, "SELECT status FROM tables WHERE id = ?", table) == [("playing",)], "nothing was written"

    with serving(settings) as server:
        here = [again(server, person) for person in people]
        stranger = Person(server)
        late = [person.sit(table) for person in here] + [stranger.sit(table)]
        for then, place in zip(before, late, strict=True):
            assert place.last["status"] == "stopped"
            assert place.last["actions"] == []
            assert place.last["rules"] == {"begun": 99, "now": 1, "playable": False, "kept": moves, "moves": moves}
            now = seen(place)
            assert now["log"].pop()["text"] == "So it was once."
            assert {**now, "log": 0} == {**then, "log": 0}
            assert read_alone(now["log"], then["log"]) == read_alone(then["log"], then["log"])
        talk = next(frame for frame in late[0].frames if frame["type"] == "talk")
        assert [said["text"] for said in talk["lines"]] == ["hello"]
        listed = stranger.http.get("/api/tables", params={"which": "listed"}).json()
        assert [one["table"] for one in listed] == [], "nobody can join or follow it"
        mine = {one["table"]: one["status"] for one in here[0].http.get("/api/tables").json()}
        assert mine == {table: "stopped", sound: "playing"}
        refuses_what_needs_rules(here[0], late[0], table)
        keeps_secrets(here, stranger, table)
        report = here[1].http.get(f"/api/tables/{table}/report", params={"seat": 1}).json()
        assert report["view"] == before[1]["view"]
        assert "record" not in report
    named = [record.getMessage() for record in caplog.records if "cannot be played on" in record.getMessage()]
    assert named == [f"table {table} cannot be played on under the new rules of xidit: at move {moves} less happens"]
    assert not [record for record in caplog.records if record.exc_info]


def refuses_what_needs_rules(person: Person, place: Place, table: str) -> None:
    """Everything that needs the rules is refused with the same sentence and changes nothing."""
    length = place.last["ply"]
    for kind, fields in {
        "move": {"ply": length, "key": "key-of-move", "action": 1},
        "undo": {"ply": length, "key": "key-of-undo"},
        "pause": {"ply": length, "key": "key-of-pause"},
        "why": {"action": 1},
        "foresee": {"action": 1},
    }.items():
        place.send(kind, seat=0, **fields)
        error = place.await_frame("error")
        assert error["code"] == "rules"
        assert "it can be read but not played on" in error["text"]
    place.send("hint", seat=0)
    assert place.await_frame("error")["code"] in ("no-hints", "not-asked")
    place.send("chat", key="chat-key-2", text="what now?")
    assert place.await_frame("done")["key"] == "chat-key-2"
    assert place.hello()["ply"] == length
    assert person.http.post(f"/api/tables/{table}/fork", json={"ply": 0, "seat": 0}).json()["error"] == "not-over"


def keeps_secrets(people: list[Person], stranger: Person, table: str) -> None:
    """What lies in the transcript is shown to whom it was shown, and as long as the game is not over to nobody else."""
    for person, seat, well in (
        (people[0], 0, True),
        (people[0], 1, False),
        (people[1], 1, True),
        (people[1], 0, False),
        (stranger, -1, True),
        (stranger, 0, False),
    ):
        answer = person.http.get(f"/api/tables/{table}/replay", params={"ply": 1, "seat": seat})
        assert (answer.status_code == 200) == well
        assert well or answer.json()["error"] == "not-over"
        assert not well or answer.json()["view"]["ply"] == 1
    for person in (*people, stranger):
        assert person.http.get(f"/api/tables/{table}/record").json()["error"] == "not-over"
    assert stranger.http.get(f"/api/tables/{table}/picture").json()["game"] == "xidit"


def resign(place: Place, seat: int) -> Frame:
    place.send("resign", seat=seat, ply=place.hello(seat=seat)["ply"], key=f"resign-{seat}-key")
    return place.await_frame("done", "error")


def test_a_stopped_game_is_over_when_all_have_resigned_and_then_it_is_open(tmp_path: Path, admin: Admin) -> None:
    settings = quick_settings(tmp_path, seed=3)
    with serving(settings) as server:
        table, people, places = begin(server)
        play(places, 3)
    assert admin("keep")[0] == 0
    went_otherwise(tmp_path, table)
    with serving(settings) as server:
        ala, ola, ela = (again(server, person) for person in people)
        place, other = ala.sit(table), ola.sit(table)
        assert resign(ela.sit(table), 2)["type"] == "done"
        assert resign(place, 0)["type"] == "done"
        assert other.hello()["players"][0]["resigned"]
        assert other.last["status"] == "stopped"
        assert ala.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()["error"] == "not-over"
        assert resign(other, 1)["type"] == "done"
        assert other.hello()["status"] == "over"
        facts = ala.http.get(f"/api/tables/{table}").json()
        assert (facts["status"], facts["winners"], facts["leaves"]) == ("over", [], False)
        assert ask(tmp_path, "SELECT status FROM tables WHERE id = ?", table) == [("over",)]
        assert ala.http.get(f"/api/tables/{table}/replay", params={"seat": 1, "ply": 2}).status_code == 200
        assert ala.http.get(f"/api/tables/{table}/analysis").json()["error"] == "rules"
        assert ala.http.post(f"/api/tables/{table}/fork", json={"ply": 0, "seat": 0}).json()["error"] == "rules"
        record = ala.http.get(f"/api/tables/{table}/record").json()
        assert record["rules"] == 99
        rematch = ala.http.post(f"/api/tables/{table}/rematch")
        assert rematch.status_code == 201, "a new game begins under the rules that are here"
        report = ala.http.get(f"/api/tables/{table}/report").json()
        assert report["record"]["moves"] == record["moves"]
        brought = ola.http.post("/api/records", json=record)
        assert brought.status_code == 201, brought.text
        copy = ola.sit(brought.json()["table"])
        assert copy.last["status"] == "record"
        assert copy.last["log"][-1]["text"] == "So it was once."
        assert ola.http.get(f"/api/tables/{copy.last['table']}/record").json()["account"] == record["account"]
        del record["account"]
        record["end"] = "0" * 64  # other rules end elsewhere
        refused = ola.http.post("/api/records", json=record)
        assert refused.status_code == 422
        assert "A version of Krainy with rules version 99 of xidit can read it" in refused.json()["text"]


def test_a_finished_game_is_kept_by_itself_and_read_for_ever(tmp_path: Path) -> None:
    settings = replace(quick_settings(tmp_path, seed=3), keep_seconds=0.05)
    with serving(settings) as server:
        ala = server.guest("Ala")
        table = ala.make("random", "random", listed=True)["table"]
        count = "SELECT count(*) FROM tables WHERE status = 'over' AND kept = (SELECT count(*) FROM moves)"
        until(lambda: ask(tmp_path, count) == [(1,)], "the finished game to be kept")
        told = ala.http.get(f"/api/tables/{table}/record").json()
        facts = ala.http.get(f"/api/tables/{table}").json()
        last = len(told["moves"])
        wanted = [{"ply": ply, "seat": seat, "lang": "pl"} for ply in (0, last // 2, last) for seat in (-1, 0, 1)]
        replays = [ala.http.get(f"/api/tables/{table}/replay", params=one).json() for one in wanted]
    went_otherwise(tmp_path, table)
    with serving(settings) as server:
        ala = again(server, ala)
        now = ala.http.get(f"/api/tables/{table}").json()
        assert (now["status"], now["winners"]) == ("over", facts["winners"])
        assert now["winners"]
        for one, before in zip(wanted, replays, strict=True):
            after = ala.http.get(f"/api/tables/{table}/replay", params=one).json()
            if one["ply"] == last:
                assert after["log"].pop()["text"] == "Tak było dawniej."
            assert {**after, "help": "", "log": 0} == {**before, "help": "", "log": 0}
            assert read_alone(after["log"], before["log"]) == read_alone(before["log"], before["log"])
        record = ala.http.get(f"/api/tables/{table}/record").json()
        assert {**record, "account": 0} == {**told, "account": 0, "rules": 99}
        listed = ala.http.get("/api/tables", params={"which": "finished"}).json()
        assert [one["table"] for one in listed] == [table]


@pytest.mark.parametrize("how", ["resigned", "agreed"])
def test_how_people_ended_a_game_is_read_too(tmp_path: Path, admin: Admin, how: str) -> None:
    settings = quick_settings(tmp_path, seed=3)
    with serving(settings) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        made = ala.make("me", "person")
        table = made["table"]
        ola.join(made["invitations"]["1"])
        assert ala.http.post(f"/api/tables/{table}/start").status_code == 200
        places = [ala.sit(table), ola.sit(table)]
        play(places, 3)
        if how == "resigned":
            assert resign(places[0], 0)["type"] == "done"
        else:
            for seat, place in enumerate(places):
                place.send("offer", seat=seat, ply=place.hello(seat=seat)["ply"], key=f"offer-key-{seat}")
                assert place.await_frame("done", "error")["type"] == "done"
        before = places[1].hello()
        facts = ala.http.get(f"/api/tables/{table}").json()
        record = ala.http.get(f"/api/tables/{table}/record").json()
        assert before["ended"]["how"] == record["ending"]["how"] == how
        assert before["status"] == "over"
    assert admin("keep")[0] == 0
    went_otherwise(tmp_path, table)
    with serving(settings) as server:
        ala, ola = again(server, ala), again(server, ola)
        after = ola.sit(table).last
        assert after["rules"]["playable"] is False
        assert [after[name] for name in ("status", "ended", "may")] == ["over", before["ended"], []]
        told = [line["text"] for line in after["log"]]
        assert told.pop(-2) == "So it was once."
        assert told == [line["text"] for line in before["log"]]
        assert after["prompt"] == told[-1]
        assert ala.http.get(f"/api/tables/{table}").json()["winners"] == facts["winners"]
        old = ala.http.get(f"/api/tables/{table}/record").json()
        assert old["ending"] == record["ending"]
        copy = ala.http.post("/api/records", json=old).json()["table"]
        assert [line["text"] for line in ala.sit(copy).last["log"]][-1] == told[-1]
        old["ending"]["winners"] = [9]
        assert ala.http.post("/api/records", json=old).status_code == 422


def test_what_was_taken_back_is_not_shown_to_those_who_are_late(tmp_path: Path, admin: Admin) -> None:
    settings = quick_settings(tmp_path, seed=3)
    with serving(settings) as server:
        ala = server.guest("Ala")
        table = ala.make("me", "random", watch="delayed")["table"]
        place = ala.sit(table)
        first, other = place.my_turn()["actions"][:2]
        began = place.last["view"]["ply"]
        assert place.move(first["action"])["type"] == "done"
        place.await_snapshot(lambda last: bool(last["actions"]) and last["view"]["ply"] > began)
        assert place.last["undo"]
        place.send("undo", ply=place.last["ply"], key="undo-key-1", seat=0, to=began)
        assert place.await_frame("done", "error")["type"] == "done"
        assert place.move(other["action"])["type"] == "done"
    assert admin("keep")[0] == 0
    went_otherwise(tmp_path, table)
    rows = ask(tmp_path, "SELECT ply, kind FROM moves ORDER BY ply")
    undone = next(ply for ply, kind in rows if kind == "undo")
    ask(tmp_path, "UPDATE moves SET time = 1 WHERE ply < ?", undone)  # what a delayed spectator sees by now
    with serving(settings) as server:
        watcher = Person(server).sit(table)
        assert watcher.last["ply"] == undone
        assert watcher.last["view"]["ply"] == began, "the moves were taken back: the transcript tells of others"
        assert all(line["ply"] <= began for line in watcher.last["log"])


def test_the_dry_run_reads_a_database_of_an_older_schema_and_names_damaged_tables(tmp_path: Path, admin: Admin) -> None:
    from krainy.server.storage.migrate import migrate
    from tests.server.test_migrations import add

    migrate(tmp_path / DATABASE, "0001")
    head = {"host": "ala", "options": "{}", "seed": f"{7:032x}", "salt": "00", "listed": False, "origin": "new"}
    terms = json.dumps({"watch": "none", "clock": "none", "seconds": 120, "pace": 0})
    chairs = json.dumps(["screen", "screen"])
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        add(database, "guests", id="ala", name="Ala", time=1.0)
        for id, game, status in (("good", "eko", "playing"), ("gone", "chess", "playing"), ("old", "eko", "over")):
            about = {
                "id": id,
                "game": game,
                "status": status,
                "rules": 1,
                "chairs": chairs,
                "terms": terms,
                "time": 1.0,
            }
            add(database, "tables", **about, **head)
            started = {"kind": "start", "seat": -1, "action": -1, "guest": "ala", "key": "", "time": 2.0}
            add(database, "moves", table=id, ply=0, **started)
    code, said = admin("rules")
    assert code == 1
    assert said.splitlines()[0].startswith("table=gone\tgame=chess\trules=1\tnow=-\t")
    assert said.splitlines()[1:] == ["2 games replayed; 1 differs."]
    code, said = admin("rules", "--finished")
    assert "table=old\tgame=eko\trules=1\tnow=1\tmoves=0\tkept=0\tmove=0" in said
    assert "the game is 'playing', it was 'over'" in said
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [("0001",)], "nothing was brought up to date"


def test_a_table_that_cannot_be_told_spoils_no_other(tmp_path: Path, admin: Admin) -> None:
    settings = replace(quick_settings(tmp_path, seed=3), keep_seconds=0.05)
    with serving(quick_settings(tmp_path, seed=3)) as server:
        ala = server.guest()
        tables = [ala.make("screen", "screen")["table"] for _ in range(2)]
        for table in tables:
            place = ala.sit(table)
            assert place.move(place.last["actions"][0]["action"])["type"] == "done"
    ask(tmp_path, "UPDATE moves SET action = 99999999 WHERE kind = 'move' AND \"table\" = ?", tables[0])
    ask(tmp_path, "UPDATE moves SET time = 1")  # both are quiet
    ask(tmp_path, "UPDATE tables SET time = 1 WHERE id = ?", tables[0])  # the first to be kept
    with serving(settings):
        until(lambda: bool(ask(tmp_path, "SELECT 1 FROM tables WHERE kept > 0")), "the other one to be kept")
    assert ask(tmp_path, 'SELECT DISTINCT "table" FROM accounts') == [(tables[1],)]
    code, said = admin("keep")
    assert code == 1
    assert said.startswith(f"table={tables[0]}\twhy=")
    assert "Could not be told: 1." in said
    assert krainy.load("eko").version == 1
