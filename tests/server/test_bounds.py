"""What one caller can ask for is bounded, what is kept is private, and what goes wrong is said in one line."""

import asyncio
import json
import logging
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from krainy.play import reference
from krainy.server.app import Server
from krainy.server.http import api, precomputed
from krainy.server.http.descriptions import reference_of
from krainy.server.settings import DATABASE
from tests.server.running import PATIENCE, Person, RunningServer, fetch, quick_settings, serving

HALF_LETTER = "\\ud800"
"""Half of a surrogate pair, as JSON writes it; no encoding has it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


# -- searches ----------------------------------------------------------------------------------------------------------


def test_a_search_folds_every_text_once_and_every_word_once(
    monkeypatch: pytest.MonkeyPatch, server: RunningServer
) -> None:
    reference.folded.cache_clear()
    folded: list[str] = []
    fold = reference.fold

    def count(text: str) -> str:
        folded.append(text)
        return fold(text)

    monkeypatch.setattr(reference, "fold", count)
    words = " ".join(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] * 5)
    assert len(words) < 100
    for _ in range(3):
        found = fetch(f"{server.address}/api/games/runewars/rules", params={"words": words, "lang": "pl"})
        assert found.status_code == 200
    assert len(folded) == len(reference.rules("runewars", "pl")) + 3 * 50


def test_words_beyond_the_eighth_are_not_looked_for() -> None:
    eight = "a e i o u r s t"
    assert reference.search("eko", f"{eight} xyzzy", "en") == reference.search("eko", eight, "en") != []
    assert reference.search("eko", "stack stack xyzzy", "en") == []


# -- half letters ------------------------------------------------------------------------------------------------------

WISH = {"game": "eko", "chairs": ["me", "greedy"]}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guest", '{"name": "HALF"}'),
        ("PUT", "/api/guest", '{"name": "HALF"}'),
        ("PUT", "/api/guest", '{"HALF": "Ala"}'),
        ("POST", "/api/guest/return", '{"link": "HALF"}'),
        ("POST", "/api/tables", json.dumps({**WISH, "game": "HALF"})),
        ("POST", "/api/tables", json.dumps({**WISH, "chairs": ["me", "HALF"]})),
        ("POST", "/api/tables", json.dumps({**WISH, "options": {"board": "HALF"}})),
        ("POST", "/api/tables", json.dumps({**WISH, "options": {"HALF": "HALF"}})),
        ("POST", "/api/tables", json.dumps({**WISH, "world": "HALF"})),
        ("POST", "/api/worlds", '{"text": "HALF"}'),
        ("POST", "/api/worlds", '{"text": "{\\"format\\": \\"HALF\\"}"}'),
        ("POST", "/api/worlds", '{"text": "x", "game": "HALF"}'),
        ("POST", "/api/records", '{"format": "HALF"}'),
        (
            "POST",
            "/api/records",
            '{"format":"krainy-record-1","game":"HALF","rules":1,"seats":2,"options":{},"seed":"1","moves":[],"end":""}',
        ),
        (
            "POST",
            "/api/records",
            '{"format":"krainy-record-1","game":"eko","rules":1,"seats":2,"options":{"HALF":"HALF"},"seed":"1",'
            '"moves":[],"end":""}',
        ),
    ],
)
def test_half_a_letter_is_wrong_input(server: RunningServer, method: str, path: str, body: str) -> None:
    person = server.guest()
    before = person.http.get("/api/guest").json()
    content = body.replace("HALF", HALF_LETTER).encode()
    answer = person.http.request(method, path, content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, set(answer.json())) == (422, {"error", "text"}), answer.text
    assert person.http.get("/api/guest").json() == before
    assert person.http.get("/api/tables").json() == person.http.get("/api/worlds").json() == []


# -- long worlds -------------------------------------------------------------------------------------------------------


def world_file(server: RunningServer) -> tuple[Person, dict[str, Any]]:
    """Somebody with the file of a world that has one chapter."""
    person = server.guest()
    table = person.make("random", "random", game="oath")["table"]
    place = person.sit(table)
    place.await_snapshot(lambda last: bool(last["status"] == "over"))
    return person, dict(person.http.get(f"/api/worlds/{table}/file").json())


def test_the_lines_of_a_world_are_bounded(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    person, world = world_file(server)
    [note] = [note for note in world["chapters"][0]["notes"] if note["name"] == "won"]
    [line] = note["lines"]

    def bring() -> httpx.Response:
        return person.http.post("/api/worlds", json={"text": json.dumps(world)})

    note["lines"] = [line] * 50
    assert bring().status_code == 201
    note["lines"] = [line] * 51
    assert (bring().status_code, bring().json()["text"]) == (422, "this world is damaged: chapter 1 cannot be read")
    note["lines"] = [line] * 40
    chapter = {**world["chapters"][0], "notes": [note] * 50}
    world |= {"games": 500, "chapters": [chapter] * 4}
    monkeypatch.setattr("krainy.play.worldfile.read_chapter", lambda *_: pytest.fail("nothing is told of such a file"))
    assert (bring().status_code, bring().json()["text"]) == (
        422,
        "this world is damaged: its chapters have more than 6000 lines",
    )


# -- folders -----------------------------------------------------------------------------------------------------------


def serve(data: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """`krainy serve` with a folder in which it cannot start; it sets up the logs of a process that is ours."""
    from krainy.cli.main import main

    monkeypatch.setattr("sys.argv", ["krainy", "serve", "--port", "0", "--data", str(data)])
    monkeypatch.setattr(Server, "run", lambda self: pytest.fail("the server has started"))
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    try:
        return int(main())
    finally:
        root.handlers = handlers
        root.setLevel(level)


def test_a_database_of_a_newer_version_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(quick_settings(tmp_path)):
        pass
    database = sqlite3.connect(tmp_path / DATABASE)
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert serve(tmp_path, monkeypatch) == 2
    said = capsys.readouterr().err
    assert "was written by a newer version of Krainy" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"short"])
def test_a_key_that_can_be_guessed_is_refused_in_one_line(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "key").write_bytes(content)
    assert serve(tmp_path, monkeypatch) == 2
    said = capsys.readouterr().err
    assert f"the key in {tmp_path / 'key'} has {len(content)} bytes instead of 32" in said
    assert said.count("\n") == 1
    assert (tmp_path / "key").read_bytes() == content


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    with serving(quick_settings(data)) as server:
        server.guest().make("me", "greedy")
        assert {path.name for path in data.iterdir()} >= {"key", DATABASE, f"{DATABASE}-wal"}
        for path in [data, *data.iterdir()]:
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    for path in (data, data / DATABASE):
        path.chmod(0o755)
    (data / "letters").touch(mode=0o644)
    with serving(quick_settings(data)):
        assert stat.S_IMODE((data / DATABASE).stat().st_mode) == 0o600
        assert stat.S_IMODE(data.stat().st_mode) == 0o755, "a folder with other things in it is not ours to close"


def test_errors_of_the_database_are_logged_without_what_people_wrote(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A handler that a library left behind in an earlier test would fail and print this test's own lines.
    monkeypatch.setattr(logging.getLogger(), "handlers", [caplog.handler])
    with serving(quick_settings(tmp_path)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        database = sqlite3.connect(tmp_path / DATABASE)
        with database:
            database.execute("ALTER TABLE moves RENAME TO gone")
            database.execute("ALTER TABLE guests RENAME TO gone_too")
        database.close()
        with caplog.at_level(logging.INFO):
            action = place.last["actions"][0]["action"]
            assert place.ask("move", action=action, key="a-secret-key")["code"] == "busy"
            assert Person(server).http.post("/api/guest", json={"name": "Genowefa"}).status_code == 500
    logged = caplog.text + capfd.readouterr().err
    assert "no such table: main.moves" in logged or "no such table: moves" in logged
    assert "no such table: guests" in logged
    assert "Traceback" not in caplog.text
    assert "a-secret-key" not in logged
    assert "Genowefa" not in logged


# -- patience ----------------------------------------------------------------------------------------------------------


def test_who_calls_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), calls_a_second=0.25)) as server:
        answers = [fetch(f"{server.address}/api/guest") for _ in range(20)]
        [*_, last] = answers
        assert (last.status_code, last.json()["error"]) == (429, "too-many")
        assert 1 <= int(last.headers["retry-after"]) <= 4
        assert "retry-after" not in answers[0].headers


def test_presence_is_told_when_it_changes_and_not_for_every_socket(server: RunningServer) -> None:
    ala, ola = server.guest("Ala"), server.guest("Ola")
    table = ala.make("me", "person", watch="open")
    ola.join(table["invitations"]["1"])
    here = ala.sit(table["table"])
    first = ola.sit(table["table"])
    while here.await_frame("presence")["seats"] != [0, 1]:
        pass
    before = len(here.frames)
    for _ in range(5):
        ola.sit(table["table"]).close()
        Person(server).sit(table["table"]).close()
    first.close()
    while here.await_frame("presence")["seats"] != [0]:
        pass
    assert [frame["type"] for frame in here.frames[before:]].count("presence") == 1


def test_whoever_has_not_said_hello_is_not_there(server: RunningServer) -> None:
    ala, ola = server.guest("Ala"), server.guest("Ola")
    table = ala.make("me", "person")
    ola.join(table["invitations"]["1"])
    here = ala.sit(table["table"])
    headers = {"cookie": f"krainy={ola.http.cookies['krainy']}"}
    with connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/socket",
        origin=Origin(server.address),
        additional_headers=headers,
        open_timeout=PATIENCE,
        legacy=True,
    ):
        assert [player["present"] for player in here.hello()["players"]] == [True, False]


# -- answers about games -----------------------------------------------------------------------------------------------


def test_the_pack_of_one_game_leaves_the_answers_of_others_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KRAINY_PACK_RUNEWARS", str(tmp_path))
    precomputed.folder.cache_clear()
    precomputed.answer.cache_clear()
    computed: list[str] = []
    content = precomputed.content

    def note(kind: str, game: str, lang: str) -> object:
        computed.append(game)
        return content(kind, game, lang)

    monkeypatch.setattr(precomputed, "content", note)
    try:
        assert len(precomputed.answer("cards", "oath", "en").plain) > 10_000
        assert computed == []
        assert len(precomputed.answer("words", "runewars", "en").plain) > 10_000
        assert computed == ["runewars"]
    finally:
        precomputed.folder.cache_clear()
        precomputed.answer.cache_clear()


def test_answers_about_games_and_rules_are_made_beside_the_event_loop(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_loop: dict[str, bool] = {}

    def spied(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any) -> Any:
            try:
                asyncio.get_running_loop()
                on_the_loop[name] = True
            except RuntimeError:
                on_the_loop.setdefault(name, False)
            return function(*args)

        return noted

    monkeypatch.setattr(precomputed, "answer", spied("answer", precomputed.answer))
    monkeypatch.setattr(api, "reference_of", spied("rules", reference_of))
    for path in ("games", "games/oath/cards", "games/oath/words", "games/oath/rules?words=relic"):
        assert Person(server).http.get(f"/api/{path}").status_code == 200
    assert on_the_loop == {"answer": False, "rules": False}
