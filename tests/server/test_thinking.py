"""Bots think in few workers and in time; a worker that is killed, stopped or late never costs a table its move."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.play.table import PERSON, Table
from krainy.server import thinking
from krainy.server.thinking import Failed, Thinking, bot_seed, choose, quick_choice
from tests.server.house import House, Place, quick_settings, serving, until

SECONDS = 20.0


def thoughts(test: Callable[[Thinking], Coroutine[Any, Any, None]], workers: int = 1, seconds: float = SECONDS) -> None:
    """Run a test with workers, and end them."""

    async def run() -> None:
        thinking = Thinking(workers, seconds)
        try:
            await test(thinking)
        finally:
            thinking.close()

    asyncio.run(run())


def table(game: str = "eko", moves: int = 6) -> Table:
    """A game that greedy bots have begun and a person goes on with."""
    seats = krainy.load(game).seats[0]
    begun = Table(krainy.load(game), ["greedy"] * seats, seed=3)
    while len(begun.moves) < moves or len(begun.g.actions(begun.g.actors()[0])) < 2:
        begun.bot_move()
    return Table.resume(begun.record(), [PERSON] * seats)


def asked(of: Table) -> tuple[str, int]:
    return of.record_of(of.moves).dumps(), of.g.actors()[0]


def test_a_worker_chooses_as_the_bot_does_here() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table()
        record, seat = asked(begun)
        action = await thinking.think(begun, record, seat, "easy", 9)
        assert action == choose(record, seat, "easy", bot_seed(begun.g.seed, seat, 9), SECONDS)
        assert len(thinking.rest) == 1

    thoughts(test)


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    worker = spawn.Process(target=thinking.work, args=(theirs, choose))
    worker.start()
    theirs.close()
    assert ours.recv() == "ready"
    ours.send(("choose", (*asked(table()), "easy", 9, SECONDS)))
    ours.close()
    worker.join()
    assert worker.exitcode == 0


def test_a_killed_worker_is_noticed_at_once_and_replaced() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table()
        record, seat = asked(begun)
        await thinking.think(begun, record, seat, "random", 1)
        [worker] = thinking.rest
        thought = asyncio.create_task(thinking.think(begun, record, seat, "search:1000000", 2))
        while worker not in thinking.busy:
            await asyncio.sleep(0.01)
        os.kill(worker.process.pid or 0, signal.SIGKILL)
        action = await thought
        assert action == quick_choice(begun.sight(seat), bot_seed(begun.g.seed, seat, 2))
        assert begun.g.legal(seat, await thinking.think(begun, record, seat, "random", 3))
        assert thinking.rest[0] is not worker

    thoughts(test, seconds=3600.0)  # whoever waits for the limit waits for ever


def test_a_stopped_worker_is_killed_when_its_time_is_over() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table()
        record, seat = asked(begun)
        await thinking.think(begun, record, seat, "random", 1)
        [worker] = thinking.rest
        os.kill(worker.process.pid or 0, signal.SIGSTOP)
        thinking.seconds = 0.5
        action = await thinking.think(begun, record, seat, "random", 2)
        assert action == quick_choice(begun.sight(seat), bot_seed(begun.g.seed, seat, 2))
        assert not worker.process.is_alive()
        thinking.seconds = SECONDS
        assert begun.g.legal(seat, await thinking.think(begun, record, seat, "random", 3))

    thoughts(test)


def test_what_is_chosen_without_a_worker_is_chosen_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []

    def note(*args: Any) -> int:
        threads.append(threading.current_thread() is threading.main_thread())
        return quick_choice(*args)

    async def test(own: Thinking) -> None:
        begun = table()
        _, seat = asked(begun)
        expected = quick_choice(begun.sight(seat), bot_seed(begun.g.seed, seat, 6))
        assert await own.think(begun, "no record", seat, "greedy", 6) == expected

    monkeypatch.setattr(thinking, "quick_choice", note)
    thoughts(test)
    assert threads == [False]


def test_a_killed_worker_costs_nobody_else_a_thought() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table()
        record, seat = asked(begun)
        both = [thinking.think(begun, record, seat, "random", ply) for ply in (1, 2)]
        await asyncio.gather(*both)
        victim, other = thinking.rest
        thinking.rest = [other, victim]  # the last one is asked first
        slow = asyncio.create_task(thinking.think(begun, record, seat, "search:1000000", 3))
        while victim not in thinking.busy:
            await asyncio.sleep(0.01)
        os.kill(victim.process.pid or 0, signal.SIGKILL)
        action = await thinking.think(begun, record, seat, "easy", 4)
        assert action == choose(record, seat, "easy", bot_seed(begun.g.seed, seat, 4), SECONDS)
        assert begun.g.legal(seat, await slow)
        assert other in thinking.rest

    thoughts(test, workers=2)


def test_no_more_workers_than_allowed_however_many_think() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table()
        record, seat = asked(begun)
        many = [thinking.think(begun, record, seat, "easy", ply) for ply in range(6)]
        actions = await asyncio.gather(*many)
        assert all(begun.g.legal(seat, action) for action in actions)
        assert len(thinking.rest) <= 2
        assert thinking.waiting == 0
        assert not thinking.busy

    thoughts(test, workers=2)


def test_the_more_wait_the_quicker_all_must_be() -> None:
    thinking = Thinking(2, 10.0)
    alone = thinking.patience()
    thinking.waiting = 7
    assert alone == 6.0
    assert thinking.patience() == 1.5


def test_a_thought_that_is_given_up_leaves_no_answer_behind() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table()
        record, seat = asked(begun)
        await thinking.think(begun, record, seat, "random", 1)
        given_up = asyncio.create_task(thinking.think(begun, record, seat, "search:1000000", 2))
        while not thinking.busy:
            await asyncio.sleep(0.01)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        action = await thinking.think(begun, record, seat, "easy", 3)
        assert action == choose(record, seat, "easy", bot_seed(begun.g.seed, seat, 3), SECONDS)

    thoughts(test)


def test_workers_advise_together_and_follow_a_game() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table("xidit", 30)
        record, seat = asked(begun)
        before = fingerprint(begun.g)
        thought = await thinking.advise(begun.g, record, seat, 4)
        assert sorted(idea.action for idea in thought.ideas) == begun.g.actions(seat)
        assert sum(thought.chances) == pytest.approx(1, abs=0.01)
        course = await thinking.follow(record, -1, 5)
        assert [ply for ply, _ in course] == list(range(len(begun.moves) + 1))
        assert all(sum(chances) == pytest.approx(1, abs=0.01) for _, chances in course)
        assert fingerprint(begun.g) == before
        with pytest.raises(Failed):
            await thinking.advise(begun.g, "no record", seat, 4)
        assert len(thinking.rest) == 2  # a mistake costs no worker

    thoughts(test, workers=2, seconds=60.0)


# -- over the socket -------------------------------------------------------------------------------------------------


def hint(place: Place) -> dict[str, Any]:
    place.send("hint", seat=0)
    return place.await_frame("hint")


def test_a_person_alone_against_bots_gets_hints(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), bot_seconds=6.0)) as house:
        place = alone(house)
        told = hint(place)
        legal = {action["action"]: action["label"] for action in place.last["actions"]}
        assert told["ply"] == place.last["ply"]
        assert 1 <= len(told["ideas"]) <= 4
        for idea in told["ideas"]:
            assert legal[idea["action"]] == idea["label"]
            assert 0 <= idea["chance"] <= 1
            assert 0 < idea["share"] <= 1
        assert sum(told["chances"]) == pytest.approx(1, abs=0.02)
        assert told["tries"] > 0
        assert place.move(told["ideas"][0]["action"])["type"] == "done"
        place.send("hint", seat=1)
        assert place.await_frame("error")["code"] == "not-yours"


def alone(house: House) -> Place:
    person = house.guest()
    place = person.sit(person.make("me", "random")["table"])
    place.my_turn()
    return place


def test_there_are_no_hints_among_people(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as house:
        ala, ola = house.guest("Ala"), house.guest("Ola")
        table = ala.make("me", "person")
        ola.join(table["invitations"]["1"])
        ala.http.post(f"/api/tables/{table['table']}/start")
        for place in (ala.sit(table["table"]), ola.sit(table["table"])):
            place.send("hint", seat=place.last["seat"])
            assert place.await_frame("error")["code"] == "no-hints"


def test_people_at_one_screen_get_hints(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), bot_seconds=6.0)) as house:
        person = house.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        asked = place.last["view"]["actors"][0]
        place.send("hint", seat=asked)
        assert place.await_frame("hint")["seat"] == asked
        place.send("hint", seat=1 - asked)
        assert place.await_frame("error")["code"] == "not-asked"


def test_the_chances_along_a_finished_game(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), bot_seconds=60.0)) as house:
        person = house.guest()
        made = person.make("me", "random", "random", pace=0)["table"]
        place = person.sit(made)
        assert person.http.get(f"/api/tables/{made}/analysis").json()["error"] == "not-over"
        place.my_turn()
        place.ask("resign")
        until(lambda: person.http.get(f"/api/tables/{made}").json()["status"] == "over", "the end")
        told = person.http.get(f"/api/tables/{made}/analysis").json()
        moves = person.http.get(f"/api/tables/{made}").json()["moves"]
        winners = person.http.get(f"/api/tables/{made}").json()["winners"]
        assert told["points"][0]["ply"] == 0
        assert told["points"][-1]["ply"] == moves
        assert told["points"][-1]["chances"] == [1.0 if seat in winners else 0.0 for seat in range(3)]
        assert person.http.get(f"/api/tables/{made}/analysis?seat=7").json()["error"] == "ply"


def test_workers_are_replaced_while_one_of_them_thinks() -> None:
    async def test(thinking: Thinking) -> None:
        begun = table()
        record, seat = asked(begun)
        await thinking.warm_up()
        [old] = thinking.rest
        thought = asyncio.create_task(thinking.think(begun, record, seat, "easy", 9))
        while not thinking.busy:
            await asyncio.sleep(0)
        await thinking.renew()
        action = await thought  # nobody interrupts a thought
        assert action == choose(record, seat, "easy", bot_seed(begun.g.seed, seat, 9), SECONDS)
        assert old not in thinking.rest
        assert not old.process.is_alive()
        [new] = thinking.rest
        assert new.process.pid != old.process.pid
        assert await thinking.think(begun, record, seat, "easy", 9) == action
        assert thinking.rest == [new]

    thoughts(test)
