"""What does not belong here is turned away, changes nothing, and learns nothing."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from krainy.server.bots.pool import BotPool
from krainy.server.http.page import Page
from krainy.server.storage.database import Head, Storage
from krainy.server.tables.loaded import LoadedTable
from krainy.server.tables.registry import Tables
from krainy.server.websocket.connection import Connection
from tests.server.running import PATIENCE, Person, Place, RunningServer, fetch, quick_settings, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def place(server: RunningServer) -> Place:
    """A person who is asked, at a table with an open seat for nobody else."""
    person = server.guest()
    place = person.sit(person.make("me", "screen", watch="open")["table"])
    seat = place.last["view"]["actors"][0]
    place.hello(seat=seat)
    return place


# -- people and cookies ------------------------------------------------------------------------------------------------


def test_a_guest_has_a_cookie_that_no_script_can_read_and_nobody_can_forge(server: RunningServer) -> None:
    person = Person(server)
    assert (person.http.get("/api/guest").json(), person.http.get("/api/tables").json()) == (None, [])
    assert person.http.put("/api/guest", json={"name": "Ala"}).status_code == 401
    answer = person.http.post("/api/guest", json={"name": " Ala\n<script>  "})
    assert answer.json() == {"name": "Ala <script>"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret, signature = person.http.cookies["krainy"].split(".")
    assert len(secret) >= 22
    for forged in (f"{secret}.{'0' * 64}", f"{secret[:-1]}.{signature}", "", ".", "ż.ż".encode().decode("latin-1")):
        asked = fetch(f"{server.address}/api/guest", headers={b"cookie": f"krainy={forged}".encode("latin-1")})
        assert asked.json() is None


def test_a_private_link_brings_a_guest_to_another_device(server: RunningServer) -> None:
    person, other = server.guest("Ala"), Person(server)
    old = person.http.post("/api/guest/link").json()["link"]
    link = person.http.post("/api/guest/link").json()["link"]
    assert other.http.post("/api/guest/return", json={"link": old}).status_code == 404
    assert other.http.post("/api/guest/return", json={"link": link}).json() == {"name": "Ala"}
    assert other.http.put("/api/guest", json={"name": "Ela"}).json() == {"name": "Ela"}
    assert person.http.get("/api/guest").json() == {"name": "Ela"}


def test_secrets_are_not_in_the_database(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as server:
        person = server.guest()
        link = person.http.post("/api/guest/link").json()["link"]
        secret = person.http.cookies["krainy"].split(".")[0]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert secret.encode() not in kept
    assert link.encode() not in kept


# -- tables one may not see ------------------------------------------------------------------------------------------


def test_what_one_may_not_see_looks_like_what_does_not_exist(server: RunningServer) -> None:
    owner, stranger = server.guest(), server.guest()
    table = owner.make("me", "greedy")["table"]
    calls = [("GET", ""), ("POST", "/start"), ("POST", "/rematch"), ("GET", "/replay"), ("GET", "/record")]
    for method, rest in calls:
        hidden = stranger.http.request(method, f"/api/tables/{table}{rest}")
        absent = stranger.http.request(method, f"/api/tables/{'x' * len(table)}{rest}")
        assert hidden.status_code == absent.status_code == 404
        assert hidden.content == absent.content
    for path in (table, "nothing"):
        with pytest.raises(InvalidStatus):
            stranger.sit(path)
    assert len(table) >= 20


def test_an_invitation_gives_one_seat_to_one_person(server: RunningServer) -> None:
    owner, friend, late = server.guest(), server.guest(), server.guest()
    table = owner.make("me", "person", "person")
    codes = table["invitations"]
    assert min(len(code) for code in codes.values()) >= 20
    assert owner.http.post(f"/api/tables/{table['table']}/start").json()["error"] == "seats"
    assert friend.join(codes["1"])["mine"] == friend.join(codes["1"])["mine"] == [1]
    assert friend.http.post(f"/api/invitations/{codes['2']}").json()["error"] == "seated"
    assert late.http.post(f"/api/invitations/{codes['1']}").json()["error"] == "seat-taken"
    assert late.http.post("/api/invitations/abc").status_code == 404
    assert friend.http.get(f"/api/tables/{table['table']}").json()["invitations"] == {}
    assert late.join(codes["2"])["mine"] == [2]
    assert friend.http.post(f"/api/tables/{table['table']}/start").json()["error"] == "not-yours"
    assert owner.http.post(f"/api/tables/{table['table']}/start").json()["status"] == "playing"


def test_a_running_game_keeps_its_record(server: RunningServer) -> None:
    owner = server.guest()
    table = f"/api/tables/{owner.make('me', 'screen')['table']}"
    assert owner.http.get(f"{table}/record").json()["error"] == "not-over"
    assert owner.http.post(f"{table}/fork", json={"ply": 0}).json()["error"] == "not-over"
    assert "record" not in owner.http.get(f"{table}/report", params={"seat": 0}).json()
    assert owner.http.get(f"{table}/replay", params={"seat": 0}).status_code == 200
    assert owner.http.get(f"{table}/replay", params={"seat": 0, "ply": 9}).status_code == 409


# -- origins, headers, limits ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1:{port}", "{own}.evil.example", "null"])
def test_another_site_is_turned_away(server: RunningServer, origin: str) -> None:
    origin = origin.format(port=server.port, own=server.address)
    person = server.guest()
    table = person.make("me", "screen")["table"]
    with pytest.raises(InvalidStatus):
        Place(person, table, {}, origin)
    answer = person.http.post("/api/guest/link", headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    assert person.http.post("/api/guest/link", headers={"origin": server.address}).status_code == 201
    assert person.http.post("/api/guest/link", headers={"sec-fetch-site": "cross-site"}).status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/openapi.json", "/nothing", "/api/tables/x"])
def test_every_answer_carries_the_headers(server: RunningServer, path: str) -> None:
    headers = fetch(server.address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/api"])
def test_head_is_answered_as_get_without_its_body(server: RunningServer, path: str) -> None:
    answer = httpx.head(server.address + path, timeout=PATIENCE, verify=False)
    assert (answer.status_code, answer.content) == (200, b"")


def test_cards_are_sent_once_and_packed(server: RunningServer) -> None:
    path = "/api/games/mysthea/cards?lang=pl"
    with httpx.Client(
        base_url=server.address, headers={"accept-encoding": "gzip"}, timeout=PATIENCE, verify=False
    ) as browser:
        packed = browser.get(path)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["cache-control"] == "no-cache"
        assert int(packed.headers["content-length"]) < len(packed.content) / 5
        again = browser.get(path, headers={"if-none-match": f'"other", {packed.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == packed.headers["etag"]
        other = browser.get("/api/games/mysthea/cards?lang=en", headers={"if-none-match": packed.headers["etag"]})
        assert other.status_code == 200
        for refused in ("identity", "gzip;q=0, deflate"):
            plain = browser.get(path, headers={"accept-encoding": refused})
            assert "content-encoding" not in plain.headers
            assert plain.json() == packed.json()
    assert fetch(f"{server.address}/api/games/chess/cards").status_code == 404
    assert fetch(f"{server.address}/api/games/eko/cards?lang=de").status_code == 422
    assert fetch(f"{server.address}/api/guest").headers["cache-control"] == "no-store"


async def page_files(folder: Path, *asked: tuple[str, dict[str, str]]) -> list[httpx.Response]:
    """What a browser gets from a built page, called with these paths and headers."""
    door = httpx.ASGITransport(app=Page(directory=folder, html=True))
    async with httpx.AsyncClient(transport=door, base_url="http://krainy", headers={"accept-encoding": "gzip"}) as one:
        return [await one.get(path, headers=headers) for path, headers in asked]


def test_the_page_is_packed_and_kept_by_browsers(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>Krainy</p>" * 100)
    (tmp_path / "assets" / "index-Bx1.js").write_text("let realm = 1;" * 100)
    (tmp_path / "assets" / "letters.woff2").write_bytes(b"wOF2" * 100)
    paths = ("/", "/assets/index-Bx1.js", "/assets/letters.woff2")
    home, script, letters = asyncio.run(page_files(tmp_path, *[(path, {}) for path in paths]))
    assert home.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert "immutable" in letters.headers["cache-control"]
    assert script.headers["content-encoding"] == home.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in letters.headers
    assert script.text == "let realm = 1;" * 100
    assert int(script.headers["content-length"]) < len(script.text) / 5
    known, plain = {"if-none-match": home.headers["etag"]}, {"accept-encoding": "identity"}
    same, unpacked = asyncio.run(page_files(tmp_path, ("/", known), ("/assets/index-Bx1.js", plain)))
    assert (same.status_code, same.content) == (304, b"")
    assert "content-encoding" not in unpacked.headers
    assert unpacked.text == script.text
    (tmp_path / "index.html").write_text("<p>Realms</p>")
    assert asyncio.run(page_files(tmp_path, ("/", known)))[0].text == "<p>Realms</p>"


def test_bodies_that_are_too_large_or_make_no_sense(server: RunningServer) -> None:
    person = server.guest()

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    assert person.http.post("/api/tables", content=b" " * 70_000).status_code == 413
    assert person.http.post("/api/tables", content=pieces()).status_code == 413
    deep = "[" * 20_000
    wrong: list[Any] = [{"game": "eko", "chairs": ["me"]}, {"game": "chess", "chairs": ["me", "me"]}, [], 7]
    wrong += [{"game": "eko", "chairs": ["me", "deep"]}, {"game": "eko", "chairs": ["me", "greedy"], "x": 1}]
    wrong += [{"game": "eko", "chairs": ["me", "greedy"], "options": {"fog": 1}}]
    wrong += [{"game": "eko", "chairs": ["me", "greedy"], "options": {"board": "zzz"}}]
    for body in wrong:
        answer = person.http.post("/api/tables", json=body)
        assert (answer.status_code, set(answer.json())) == (422, {"error", "text"}), answer.text
    for path in ("/api/tables", "/api/records"):
        answer = person.http.post(path, content=deep, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)
        assert set(answer.json()) == {"error", "text"}
    assert person.http.get("/api/tables").json() == []


def test_too_many_calls_have_to_wait(tmp_path: Path) -> None:
    settings = replace(quick_settings(tmp_path), calls_a_second=2.0, frames_a_second=3.0)
    with serving(settings) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        # Many calls, because a busy machine is slow to make them, and what was used up comes back meanwhile.
        assert any(person.http.get("/api/guest").status_code == 429 for _ in range(500))
        for _ in range(10):
            place.send("why", seat=0, action=0)
        while place.next().get("code") != "too-many":
            pass


class Deaf:
    """A socket whose other end has stopped reading."""

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.scope: dict[str, Any] = {}

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int) -> None:
        self.codes.append(code)


def test_a_slow_reader_is_dropped(tmp_path: Path) -> None:
    async def flood() -> list[int]:
        settings = replace(quick_settings(tmp_path), queue_frames=4)
        tables = Tables(settings, Storage(tmp_path / "none"), BotPool(1, 1.0))
        terms = {"watch": "open", "clock": "none", "seconds": 120, "pace": 0}
        head = Head("table", "host", "eko", 1, {}, 7, "00", ["screen", "screen"], terms, False, "new", 0.0)
        loaded, deaf = LoadedTable(head, [], []), Deaf()
        connection = Connection(cast(WebSocket, deaf), tables, loaded, "host")
        connection.ready = True
        running = asyncio.create_task(connection.run())
        while not running.done():
            tables.broadcaster.tell(loaded)
            await asyncio.sleep(0)
        await running
        assert loaded.listeners == set()
        return deaf.codes

    assert asyncio.run(flood()) == [1013]


# -- messages that change nothing --------------------------------------------------------------------------------------


def test_malformed_messages_get_one_error_each_and_change_nothing(server: RunningServer, place: Place) -> None:
    good = {"type": "move", "ply": place.last["ply"], "key": "a-good-key", "seat": place.last["seat"], "action": 0}
    bad: list[Any] = [
        {**good, name: value}
        for name, value in (("ply", -1), ("key", "x"), ("key", "a-good-key\n"), ("action", "1"), ("more", 1))
    ]
    bad += [{**good, "action": 1 << 70}, {**good, "seat": 99}, {**good, "type": "cheat"}, {"type": "move"}, [], 1, None]
    texts = [json.dumps(message) for message in bad] + ["", "{", "[" * 8000, "\x00", '{"type":"hello","lang":"xx"}']
    before = place.last
    for text in [*[text.encode() for text in texts], b"\xff\xfe"]:
        place.socket.send(text)
        assert place.await_frame("error", "snapshot").get("code") == "malformed", text
    place.socket.send(" " * 9000)
    assert place.await_frame("error")["code"] == "too-large"
    assert place.hello(seat=place.last["seat"]) == before


def test_messages_repeated_reordered_or_foreign_change_nothing(server: RunningServer, place: Place) -> None:
    table, seat, ply = place.last["table"], place.last["seat"], place.last["ply"]
    stranger = server.guest().sit(table)
    assert stranger.last["seat"] == -1
    assert stranger.last["actions"] == []
    action = place.last["actions"][0]["action"]
    for kind in ("move", "undo", "resign", "pause"):
        extra = {"action": action} if kind == "move" else {}
        assert stranger.ask(kind, seat=seat, ply=ply, **extra)["code"] == "not-yours"
    stranger.send("why", seat=seat, action=action)
    assert stranger.await_frame("error")["code"] == "not-yours"
    stranger.send("chat", key="chat-key-1", text="hi")
    assert stranger.await_frame("error")["code"] == "not-yours"
    assert place.ask("move", action=action, ply=ply + 1)["code"] == "stale"
    assert place.ask("move", action=action, seat=1 - seat)["code"] == "illegal"
    first = place.ask("move", action=action, key="the-same-key")
    again = place.ask("move", action=action, key="the-same-key", ply=ply)
    assert (first["ply"], again["ply"], again["repeated"]) == (ply, ply, True)
    assert place.ask("move", action=action, ply=ply)["code"] == "stale"
    stranger.await_snapshot(lambda last: last["ply"] == ply + 1)
    place.hello(seat=seat)
    assert (place.last["ply"], place.last["view"]["ply"]) == (ply + 1, 1)


def test_the_openapi_document_and_the_descriptions(server: RunningServer) -> None:
    document = fetch(f"{server.address}/api/openapi.json").json()
    assert len(document["paths"]) > 12
    page = fetch(f"{server.address}/api").text
    assert all(path in page for path in document["paths"])
    game = next(one for one in fetch(f"{server.address}/api/games").json() if one["name"] == "eko")
    assert (game["name"], game["seats"]) == ("eko", [2, 3, 4])
    assert game["words"]["pl"]["title"] == "Ekö"
    assert all(option["words"]["pl"]["title"] for option in game["options"])
    rules = fetch(f"{server.address}/api/games/eko/rules", params={"lang": "pl"}).json()
    assert {"id", "title", "text", "section"} == set(rules[0])
    assert fetch(f"{server.address}/api/games/chess/rules").status_code == 404
    words = fetch(f"{server.address}/api/games/mysthea/words", params={"lang": "pl"}).json()
    assert words["card-C069.text"] == "Zyskujesz 9 punktów chwały."
    assert words["region-tree-forest.in"]
    assert not [key for key, text in words.items() if "{" in text or key.startswith(("prompt-", "action-"))]
    assert fetch(f"{server.address}/api/games/chess/words").status_code == 404
