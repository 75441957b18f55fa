"""One person and one address may have so much and no more, each with a clear word; others do not notice."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import krainy
from krainy.play.playthrough import Playthrough
from krainy.server.bots.excerpts import Played
from krainy.server.bots.pool import LOOKING_BACK, PEOPLE, UNWATCHED, BotPool, Queue
from krainy.server.people import quotas
from krainy.server.people.limits import NONE, Limits, Quota
from krainy.server.settings import Settings
from tests.server.running import Person, RunningServer, quick_settings, serving
from tests.server.test_thinking import playthrough, thoughts

LONG = 3600.0


def limited(data: Path, **limits: Any) -> Settings:
    """Settings with these limits and no others."""
    return replace(quick_settings(data), limits=replace(NONE, **limits))


def refused(answer: httpx.Response, code: str) -> bool:
    """Whether a call was refused for this reason, with the time to come again."""
    assert (answer.status_code, answer.json()["error"]) == (429, code), answer.text
    return 1 <= int(answer.headers["retry-after"]) <= LONG


def wish(*chairs: str) -> dict[str, Any]:
    return {"game": "eko", "chairs": chairs, "pace": 0}


def test_a_person_has_so_many_tables_and_bots_under_way(tmp_path: Path) -> None:
    with serving(limited(tmp_path, tables_under_way=3, bots_under_way=4)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        made = [ala.make("me", "greedy", "greedy")["table"] for _ in range(2)]
        assert refused(ala.http.post("/api/tables", json=wish("me", "greedy")), "too-many-bots")
        ala.make("me", "person")
        last = ala.http.post("/api/tables", json=wish("me", "person"))
        assert refused(last, "too-many-tables")
        assert last.json()["text"].startswith("you have 3 tables under way")
        ola.make("me", "greedy")
        place = ala.sit(made[0])
        place.my_turn()
        place.ask("resign")
        place.await_snapshot(lambda last: bool(last["status"] == "over"))
        ala.make("me", "greedy")
        assert refused(ala.http.post(f"/api/tables/{made[0]}/fork", json={"ply": 1}), "too-many-tables")
        assert refused(ala.http.post(f"/api/tables/{made[0]}/rematch"), "too-many-tables")


def make_guest(server: RunningServer, person: Person) -> httpx.Response:
    return Person(server).http.post("/api/guest", json={"name": "Ela"})


def make_table(server: RunningServer, person: Person) -> httpx.Response:
    return person.http.post("/api/tables", json=wish("screen", "screen"))


def upload(server: RunningServer, person: Person) -> httpx.Response:
    return person.http.post("/api/records", json={})


def bring(server: RunningServer, person: Person) -> httpx.Response:
    return person.http.post("/api/worlds", json={"text": "{"})


CALLS: dict[str, tuple[str, Callable[[RunningServer, Person], httpx.Response], int]] = {
    "guests": ("guests", make_guest, 201),
    "tables": ("tables", make_table, 201),
    "records": ("uploads", upload, 422),
    "worlds": ("uploads", bring, 422),
}


# Who is no guest yet is known by the address alone.
COUNTED = [(kind, whom) for kind in CALLS for whom in ("person", "address") if (kind, whom) != ("guests", "person")]


@pytest.mark.parametrize(("kind", "whom"), COUNTED)
def test_a_person_and_an_address_may_do_so_much_in_a_time(kind: str, whom: str, tmp_path: Path) -> None:
    name, call, well = CALLS[kind]
    before = 1 if name == "guests" else 0
    with serving(limited(tmp_path, **{whom: {name: Quota(2 + before, LONG)}})) as server:
        ala = server.guest("Ala")
        ola = ala if name == "guests" else server.guest("Ola")
        assert [call(server, ala).status_code for _ in range(2)] == [well] * 2
        assert refused(call(server, ala), f"too-many-{name}")
        if whom == "person":
            assert call(server, ola).status_code == well
        else:
            assert refused(call(server, ola), f"too-many-{name}")


def test_a_long_game_counts_as_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOVES_FOR_ONE", 10)
    limits = {"uploads": Quota(2, LONG), "tables": Quota(3, LONG)}
    playthrough = Playthrough(krainy.load("eko"), ["random"] * 2, seed=1)
    for _ in range(20):
        playthrough.bot_move()
    with serving(limited(tmp_path, person=limits)) as server:
        ala = server.guest("Ala")
        kept = ala.http.post("/api/records", content=playthrough.record().dumps())
        assert kept.status_code == 201
        late = ala.http.post("/api/records", content=playthrough.record().dumps())
        assert refused(late, "too-many-uploads")
        assert int(late.headers["retry-after"]) > LONG / 2, "it has to wait for two uploads, not for one"
        path = f"/api/tables/{kept.json()['table']}/fork"
        assert ala.http.post(path, json={"ply": 1_000_000, "seat": 0}).status_code == 409, "it has no such ply"
        assert ala.http.post(path, json={"ply": 20, "seat": 0}).status_code == 201
        assert refused(ala.http.post(path, json={"ply": 1, "seat": 0}), "too-many-tables")


def test_whoever_has_had_much_thinking_waits_for_more(tmp_path: Path) -> None:
    with serving(limited(tmp_path, thinking=1e-9)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        place = ala.sit(ala.make("screen", "screen")["table"])
        bots = ala.sit(ala.make("greedy", "greedy")["table"], seat=-1)
        bots.await_snapshot(lambda last: bool(last["view"]["ply"] > 0))
        place.send("hint", seat=place.last["seat"])
        assert place.await_frame("error")["code"] == "too-many-thoughts"
        assert refused(ala.http.post("/api/tables", json=wish("screen", "easy")), "too-many-thoughts")
        assert ala.http.post("/api/tables", json=wish("screen", "screen")).status_code == 201
        assert ola.http.post("/api/tables", json=wish("screen", "easy")).status_code == 201


def test_who_says_too_much_waits_and_is_told_how_long(tmp_path: Path) -> None:
    with serving(limited(tmp_path, person={"chat": Quota(2, LONG), "hints": Quota(0.5, LONG)})) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        for number in range(3):
            place.send("chat", key=f"chat-key-{number}", text="hello")
        error = place.await_frame("error")
        assert (error["code"], error["key"]) == ("too-many-chat", "chat-key-2")
        assert 1 <= error["wait"] <= LONG
        place.send("hint", seat=place.last["seat"])
        assert place.await_frame("error")["code"] == "too-many-hints"
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"


def handshake(person: Person, table: str) -> httpx.Headers:
    """The headers of a refusal of a socket."""
    with pytest.raises(InvalidStatus) as error:
        person.sit(table)
    assert error.value.response.status_code == 429
    return httpx.Headers(list(error.value.response.headers.raw_items()))


def test_sockets_and_handshakes_are_counted(tmp_path: Path) -> None:
    limits = {"sockets_a_person": 2, "person": {"handshakes": Quota(6, LONG)}}
    with serving(limited(tmp_path, **limits)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        table = ala.make("me", "person", watch="open")["table"]
        places = [ala.sit(table) for _ in range(2)]
        assert handshake(ala, table)["retry-after"] == "60"
        ola.sit(table)
        places[0].close()
        again(ala, table)
        assert int(handshake_when_out(ala, table)["retry-after"]) > 60
        ola.sit(table)


def again(person: Person, table: str) -> None:
    """Sit down as soon as the place is free again; the server hears of a closed socket a moment later."""
    while True:
        try:
            person.sit(table).close()
        except InvalidStatus:
            continue
        return


def handshake_when_out(person: Person, table: str) -> httpx.Headers:
    """What is said when all handshakes are used up."""
    while True:
        try:
            person.sit(table).close()
        except InvalidStatus as error:
            headers = httpx.Headers(list(error.response.headers.raw_items()))
            if headers["retry-after"] != "60":
                return headers


def test_the_lobby_shows_three_tables_of_one_person(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), limits=replace(NONE, listed=3))) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        hers = ola.make("me", "person", listed=True)["table"]
        many = [ala.make("me", "person", listed=True)["table"] for _ in range(5)]
        shown = [line["table"] for line in ola.http.get("/api/tables?which=listed").json()]
        assert shown == [*many[:1:-1], hers]
        assert len(ala.http.get("/api/tables").json()) == 5


def test_limits_that_are_not_set_off_by_hand_let_people_play(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), limits=Limits())) as server:
        ala = server.guest()
        for _ in range(5):
            table = ala.make("me", "greedy")["table"]
            place = ala.sit(table)
            place.my_turn()
            place.send("chat", key=f"chat-{table}", text="hello")
            assert place.ask("resign")["type"] == "done"


# -- analyses ----------------------------------------------------------------------------------------------------------


def test_equal_analyses_are_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    follow = BotPool.follow

    async def count(self: BotPool, game: Played, seat: int, seed: int, who: str = "") -> Any:
        made.append(seat)
        return await follow(self, game, seat, seed, who)

    monkeypatch.setattr(BotPool, "follow", count)
    settings = replace(quick_settings(tmp_path), bot_seconds=60.0)
    with serving(replace(settings, limits=replace(NONE, person={"analyses": Quota(2, LONG)}))) as server:
        ala = server.guest()
        table = ala.make("random", "random")["table"]
        place = ala.sit(table, seat=-1)
        place.await_snapshot(lambda last: bool(last["status"] == "over"))
        place.close()

        async def ask_all() -> list[httpx.Response]:
            async with httpx.AsyncClient(base_url=server.address, cookies=ala.http.cookies, timeout=120) as browser:
                return await asyncio.gather(*[browser.get(f"/api/tables/{table}/analysis") for _ in range(6)])

        answers = asyncio.run(ask_all())
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert ala.http.get(f"/api/tables/{table}/analysis").status_code == 200
        assert made == [-1]
        assert ala.http.get(f"/api/tables/{table}/analysis?seat=0").status_code == 200
        assert refused(ala.http.get(f"/api/tables/{table}/analysis?seat=1"), "too-many-analyses")


# -- whose turn it is to be thought for --------------------------------------------------------------------------------


def test_people_come_first_and_among_them_who_has_had_least() -> None:
    async def run() -> list[str]:
        queue, order = Queue(1), list[str]()
        queue.used = {"greedy one": (100.0, asyncio.get_running_loop().time())}

        async def think(name: str, who: str, rank: int) -> None:
            async with queue.place(who, rank):
                order.append(name)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group, queue.place("first", PEOPLE):
            for number in range(3):
                group.create_task(think(f"greedy {number}", "greedy one", PEOPLE))
            group.create_task(think("analysis", "somebody", LOOKING_BACK))
            group.create_task(think("unwatched", "somebody", UNWATCHED))
            group.create_task(think("modest", "another", PEOPLE))
            given_up = group.create_task(think("given up", "another", PEOPLE))
            await asyncio.sleep(0)
            given_up.cancel()
        return order

    order = asyncio.run(run())
    assert order == ["modest", "greedy 0", "greedy 1", "greedy 2", "unwatched", "analysis"]


def test_many_thoughts_of_one_person_leave_another_their_time() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        seat = begun.g.actors()[0]
        crowd = [asyncio.create_task(bot_pool.think(begun, seat, "random", ply, "crowd")) for ply in range(8)]
        while bot_pool.waiting < 8:
            await asyncio.sleep(0)
        alone, among = bot_pool.patience("another"), bot_pool.patience("crowd")
        assert alone == pytest.approx(among * 9 / 2), "eight thoughts of one person count once for another"
        await bot_pool.think(begun, seat, "random", 9, "another")
        done = [task.done() for task in crowd]
        assert not all(done), "the other one did not wait for all of them"
        await asyncio.gather(*crowd)
        assert not bot_pool.waiting_of

    thoughts(test)
