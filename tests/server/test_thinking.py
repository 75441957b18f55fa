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
from krainy.bots.advice import LEADS
from krainy.engine.anatomy import fingerprint
from krainy.play.playthrough import PERSON, Playthrough
from krainy.server.bots import pool, worker
from krainy.server.bots.excerpts import Excerpt, played_at
from krainy.server.bots.pool import BotPool, Failed, Worker, asked_now, bot_seed, quick_choice
from krainy.server.bots.worker import choose
from krainy.server.tables.table import Table
from tests.server.running import Place, RunningServer, open_registries, quick_settings, serving, until

SECONDS = 20.0


def thoughts(test: Callable[[BotPool], Coroutine[Any, Any, None]], workers: int = 1, seconds: float = SECONDS) -> None:
    """Run a test with workers, and end them."""

    async def run() -> None:
        bot_pool = BotPool(workers, seconds)
        try:
            await test(bot_pool)
        finally:
            bot_pool.close()

    asyncio.run(run())


def playthrough(game: str = "eko", moves: int = 6) -> Playthrough:
    """A game that greedy bots have begun and a person goes on with."""
    seats = krainy.load(game).seats[0]
    begun = Playthrough(krainy.load(game), ["greedy"] * seats, seed=3)
    while len(begun.moves) < moves or len(begun.g.actions(begun.g.actors()[0])) < 2:
        begun.bot_move()
    return Playthrough.resume(begun.record(), [PERSON] * seats)


def asked(of: Playthrough) -> tuple[Excerpt, int]:
    """The game as a worker gets it that has nothing of it, and the seat that has to choose."""
    return played_at(of).whole(), of.g.actors()[0]


def test_a_worker_chooses_as_the_bot_does_here() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        game, seat = asked(begun)
        action = await bot_pool.think(begun, seat, "easy", 9)
        assert action == choose(game, seat, "easy", bot_seed(begun.g.seed, seat, 9), SECONDS)
        assert len(bot_pool.rest) == 1

    thoughts(test)


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=worker.work, args=(theirs, choose))
    process.start()
    theirs.close()
    assert ours.recv() == "ready"
    ours.send(("choose", (*asked(playthrough()), "easy", 9, SECONDS)))
    ours.close()
    process.join()
    assert process.exitcode == 0


def test_a_killed_worker_is_noticed_at_once_and_replaced() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        seat = begun.g.actors()[0]
        await bot_pool.think(begun, seat, "random", 1)
        [worker] = bot_pool.rest
        thought = asyncio.create_task(bot_pool.think(begun, seat, "search:1000000", 2))
        while worker not in bot_pool.busy:
            await asyncio.sleep(0.01)
        os.kill(worker.process.pid or 0, signal.SIGKILL)
        action = await thought
        assert action == quick_choice(begun.sight(seat), bot_seed(begun.g.seed, seat, 2))
        assert begun.g.legal(seat, await bot_pool.think(begun, seat, "random", 3))
        assert bot_pool.rest[0] is not worker

    thoughts(test, seconds=3600.0)  # whoever waits for the limit waits for ever


def test_a_stopped_worker_is_killed_when_its_time_is_over() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        seat = begun.g.actors()[0]
        await bot_pool.think(begun, seat, "random", 1)
        [worker] = bot_pool.rest
        os.kill(worker.process.pid or 0, signal.SIGSTOP)
        bot_pool.seconds = 0.5
        action = await bot_pool.think(begun, seat, "random", 2)
        assert action == quick_choice(begun.sight(seat), bot_seed(begun.g.seed, seat, 2))
        assert not worker.process.is_alive()
        bot_pool.seconds = SECONDS
        assert begun.g.legal(seat, await bot_pool.think(begun, seat, "random", 3))

    thoughts(test)


def test_what_is_chosen_without_a_worker_is_chosen_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []

    def note(*args: Any) -> int:
        threads.append(threading.current_thread() is threading.main_thread())
        return quick_choice(*args)

    async def test(own: BotPool) -> None:
        begun = playthrough()
        seat = begun.g.actors()[0]
        expected = quick_choice(begun.sight(seat), bot_seed(begun.g.seed, seat, 6))
        assert await own.think(begun, seat, "no such bot", 6) == expected

    monkeypatch.setattr(pool, "quick_choice", note)
    thoughts(test)
    assert threads == [False]


def test_a_killed_worker_costs_nobody_else_a_thought() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        game, seat = asked(begun)
        both = [bot_pool.think(begun, seat, "random", ply) for ply in (1, 2)]
        await asyncio.gather(*both)
        victim, other = bot_pool.rest
        bot_pool.rest = [other, victim]  # the last one is asked first
        slow = asyncio.create_task(bot_pool.think(begun, seat, "search:1000000", 3))
        while victim not in bot_pool.busy:
            await asyncio.sleep(0.01)
        os.kill(victim.process.pid or 0, signal.SIGKILL)
        action = await bot_pool.think(begun, seat, "easy", 4)
        assert action == choose(game, seat, "easy", bot_seed(begun.g.seed, seat, 4), SECONDS)
        assert begun.g.legal(seat, await slow)
        assert other in bot_pool.rest

    thoughts(test, workers=2)


def test_no_more_workers_than_allowed_however_many_think() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        seat = begun.g.actors()[0]
        many = [bot_pool.think(begun, seat, "easy", ply) for ply in range(6)]
        actions = await asyncio.gather(*many)
        assert all(begun.g.legal(seat, action) for action in actions)
        assert len(bot_pool.rest) <= 2
        assert bot_pool.waiting == 0
        assert not bot_pool.busy

    thoughts(test, workers=2)


def test_the_more_wait_the_quicker_all_must_be() -> None:
    bot_pool = BotPool(2, 10.0)
    alone = bot_pool.patience()
    bot_pool.waiting = 7
    assert alone == 6.0
    assert bot_pool.patience() == 1.5


def test_a_thought_that_is_given_up_leaves_no_answer_behind() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        game, seat = asked(begun)
        await bot_pool.think(begun, seat, "random", 1)
        given_up = asyncio.create_task(bot_pool.think(begun, seat, "search:1000000", 2))
        while not bot_pool.busy:
            await asyncio.sleep(0.01)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        action = await bot_pool.think(begun, seat, "easy", 3)
        assert action == choose(game, seat, "easy", bot_seed(begun.g.seed, seat, 3), SECONDS)

    thoughts(test)


def test_workers_advise_together_and_follow_a_game() -> None:
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough("xidit", 30)
        seat = begun.g.actors()[0]
        before = fingerprint(begun.g)
        advice = await bot_pool.advise(asked_now(begun, seat))
        assert all(begun.g.legal(seat, idea.action) for idea in advice.ideas)
        assert sum(advice.chances) == pytest.approx(1, abs=0.01)
        assert advice.lead in LEADS
        assert advice.line[0] == (seat, advice.ideas[0].action)
        course = await bot_pool.follow(played_at(begun), -1, 5)
        assert [ply for ply, _ in course] == list(range(len(begun.moves) + 1))
        assert all(sum(chances) == pytest.approx(1, abs=0.01) for _, chances in course)
        assert fingerprint(begun.g) == before
        begun.moves.append((seat, -1))  # no such move
        with pytest.raises(Failed):
            await bot_pool.advise(asked_now(begun, seat))
        assert len(bot_pool.rest) == 2  # a mistake costs no worker

    thoughts(test, workers=2, seconds=60.0)


# -- over the socket -------------------------------------------------------------------------------------------------


def hint(place: Place) -> dict[str, Any]:
    place.send("hint", seat=0)
    return place.await_frame("hint")


def test_a_person_alone_against_bots_gets_hints(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), bot_seconds=6.0)) as server:
        place = alone(server)
        told = hint(place)
        legal = {action["action"]: action["label"] for action in place.last["actions"]}
        assert told["ply"] == place.last["ply"]
        assert 1 <= len(told["ideas"]) <= 2
        assert told["lead"] in LEADS
        assert told["why"]
        assert told["plan"][0]["action"] == told["ideas"][0]["action"]
        for idea in told["ideas"]:
            assert legal[idea["action"]] == idea["label"]
            assert 0 <= idea["chance"] <= 1
            assert 0 < idea["share"] <= 1
        assert sum(told["chances"]) == pytest.approx(1, abs=0.02)
        assert told["tries"] > 0
        assert place.move(told["ideas"][0]["action"])["type"] == "done"
        place.send("hint", seat=1)
        assert place.await_frame("error")["code"] == "not-yours"


def alone(server: RunningServer) -> Place:
    person = server.guest()
    place = person.sit(person.make("me", "random")["table"])
    place.my_turn()
    return place


def test_a_hint_that_is_asked_for_while_bots_plan_comes_for_what_its_person_is_asked(tmp_path: Path) -> None:
    """The one worker thinks for the bots first; they seal their orders while the hint waits and is thought of."""
    with serving(replace(quick_settings(tmp_path), bot_seconds=6.0, workers=1)) as server:
        person = server.guest()
        place = person.sit(person.make("me", "easy", "easy", game="xidit")["table"])
        while place.my_turn()["view"]["asked"] != "Plan":
            place.move(place.last["actions"][0]["action"])
        offered = {action["action"] for action in place.last["actions"]}
        before = place.last["ply"]
        place.send("hint", seat=0)
        told = place.await_frame("hint", "error")
        assert told["type"] == "hint"
        assert told["ply"] > before, "others have chosen meanwhile"
        assert {idea["action"] for idea in told["ideas"]} <= offered
        assert place.move(told["plan"][0]["action"])["type"] == "done"


def test_what_would_have_been_better_is_told_of_a_finished_game(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), bot_seconds=60.0)) as server:
        person = server.guest()
        made = person.make("me", "random", "random", pace=0)["table"]
        place = person.sit(made)
        at = f"/api/tables/{made}/better?since=0&ply=6"
        assert person.http.get(at).json()["error"] == "not-over"
        place.my_turn()
        place.ask("resign")
        until(lambda: person.http.get(f"/api/tables/{made}").json()["status"] == "over", "the end")
        told = person.http.get(at).json()
        assert 0 <= told["ply"] < 6
        assert told["played"]
        assert told["right"] or (told["why"] and told["plan"][0]["seat"] == told["seat"])
        assert person.http.get(f"/api/tables/{made}/better?since=0&ply=600").json()["error"] == "ply"


def test_there_are_no_hints_among_people(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        table = ala.make("me", "person")
        ola.join(table["invitations"]["1"])
        ala.http.post(f"/api/tables/{table['table']}/start")
        for place in (ala.sit(table["table"]), ola.sit(table["table"])):
            place.send("hint", seat=place.last["seat"])
            assert place.await_frame("error")["code"] == "no-hints"


def test_people_at_one_screen_get_hints(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), bot_seconds=6.0)) as server:
        person = server.guest()
        place = person.sit(person.make("screen", "screen")["table"])
        asked = place.last["view"]["actors"][0]
        place.send("hint", seat=asked)
        assert place.await_frame("hint")["seat"] == asked
        place.send("hint", seat=1 - asked)
        assert place.await_frame("error")["code"] == "not-asked"


def test_the_chances_along_a_finished_game(tmp_path: Path) -> None:
    with serving(replace(quick_settings(tmp_path), bot_seconds=60.0)) as server:
        person = server.guest()
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
    async def test(bot_pool: BotPool) -> None:
        begun = playthrough()
        game, seat = asked(begun)
        await bot_pool.warm_up()
        [old] = bot_pool.rest
        thought = asyncio.create_task(bot_pool.think(begun, seat, "easy", 9))
        while not bot_pool.busy:
            await asyncio.sleep(0)
        await bot_pool.renew()
        action = await thought  # nobody interrupts a thought
        assert action == choose(game, seat, "easy", bot_seed(begun.g.seed, seat, 9), SECONDS)
        assert old not in bot_pool.rest
        assert not old.process.is_alive()
        [new] = bot_pool.rest
        assert new.process.pid != old.process.pid
        assert await bot_pool.think(begun, seat, "easy", 9) == action
        assert bot_pool.rest == [new]

    thoughts(test)


# -- what a worker is sent -------------------------------------------------------------------------------------------


def note_excerpts(monkeypatch: pytest.MonkeyPatch) -> list[Excerpt]:
    """Everything that workers are sent of games from now on."""
    sent: list[Excerpt] = []
    exchange = Worker.exchange

    def note(self: Worker, task: str, game: Excerpt, args: tuple[Any, ...]) -> tuple[str, Any]:
        sent.append(game)
        return exchange(self, task, game, args)

    monkeypatch.setattr(Worker, "exchange", note)
    return sent


async def think_well(bot_pool: BotPool, begun: Playthrough, ply: int) -> int:
    """What a worker chooses, which is what the bot chooses here, who has the whole game."""
    seat = begun.g.actors()[0]
    action = await bot_pool.think(begun, seat, "easy", ply)
    assert action == choose(played_at(begun).whole(), seat, "easy", bot_seed(begun.g.seed, seat, ply), SECONDS)
    return action


def other_move(begun: Playthrough) -> None:
    """Whoever is asked makes the last of the moves that are possible."""
    seat = begun.g.actors()[0]
    begun.apply(seat, begun.actions(seat)[-1])


def test_a_worker_gets_only_the_moves_since(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = note_excerpts(monkeypatch)

    async def test(bot_pool: BotPool) -> None:
        begun = playthrough(moves=30)
        for ply in range(3):
            begun.apply(begun.g.actors()[0], await think_well(bot_pool, begun, ply))
            other_move(begun)
        await think_well(bot_pool, begun, 3)
        await think_well(bot_pool, begun, 4)
        assert [len(one.moves) for one in sent] == [len(begun.moves) - 6, 2, 2, 2, 0]
        assert [one.opening is None for one in sent] == [False, True, True, True, True]

    thoughts(test)


def test_a_worker_that_lacks_the_game_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = note_excerpts(monkeypatch)

    async def test(bot_pool: BotPool) -> None:
        begun, other = playthrough(moves=30), playthrough(moves=20)
        await bot_pool.warm_up()
        [worker] = bot_pool.rest
        worker.known[played_at(begun).key] = played_at(begun)  # as if it had had the game and forgotten it
        await think_well(bot_pool, begun, 1)
        assert [one.opening is None for one in sent] == [True, False]
        other_move(other)
        worker.known[played_at(other).key] = played_at(other)  # or had gone another way with it
        other_move(other)
        await think_well(bot_pool, other, 2)
        assert [one.opening is None for one in sent[2:]] == [True, False]
        assert bot_pool.rest == [worker]

    thoughts(test)


def test_a_worker_that_takes_the_place_of_another_gets_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = note_excerpts(monkeypatch)

    async def test(bot_pool: BotPool) -> None:
        begun = playthrough(moves=20)
        await think_well(bot_pool, begun, 1)
        await bot_pool.renew()
        other_move(begun)
        await think_well(bot_pool, begun, 2)
        [worker] = bot_pool.rest
        os.kill(worker.process.pid or 0, signal.SIGKILL)
        worker.process.join()
        other_move(begun)
        seat = begun.g.actors()[0]
        assert begun.g.legal(seat, await bot_pool.think(begun, seat, "easy", 3))
        await think_well(bot_pool, begun, 4)
        assert bot_pool.rest[0] is not worker
        assert [one.opening is None for one in sent] == [False, False, True, False]

    thoughts(test)


@pytest.mark.parametrize("game", krainy.names())
def test_a_worker_thinks_about_the_game_as_it_is_after_moves_were_taken_back(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = note_excerpts(monkeypatch)

    async def test(bot_pool: BotPool) -> None:
        begun = playthrough(game, moves=40)
        await think_well(bot_pool, begun, 1)
        for number, ply in enumerate((30, 12, 12, 3), 2):
            begun.rewind(ply)
            other_move(begun)
            other_move(begun)
            await think_well(bot_pool, begun, number)
        assert [one.opening is None for one in sent] == [False, True, True, True, True]
        assert all(one.ply + len(one.moves) == ply + 2 for one, ply in zip(sent[1:], (30, 12, 12, 3), strict=True))

    thoughts(test)


def test_a_bot_at_a_table_chooses_for_the_position_that_is_there_after_an_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = note_excerpts(monkeypatch)
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path, seed=7)) as server:
        person = server.guest()
        place = person.sit(person.make("me", "greedy", "greedy", game="xidit")["table"])
        for back, which in ((-1, 0), (7, -1), (0, 0), (5, -1)):
            if back >= 0:
                assert place.insist("undo", to=max(0, place.last["undo"]["to"] - back))["type"] == "done"
            for _ in range(4):
                place.move(place.my_turn()["actions"][which]["action"])
            place.my_turn()
        loaded = registries[0].loaded[place.last["table"]]
        again, bots = Table(loaded.head), 0
        before = 0
        for row in loaded.rows:
            if row.kind == "move" and not row.guest:
                # The person may have sealed choices while the bot was thinking: then it thought some plies earlier.
                seeds = [bot_seed(again.g.seed, row.seat, ply) for ply in range(before, row.ply + 1)]
                assert row.action in [quick_choice(again.playthrough.sight(row.seat), seed) for seed in seeds]
                bots += 1
            if not row.guest or row.kind != "move":
                before = row.ply + 1
            again.add(row)
        assert bots > 10
        assert again.playthrough.moves == loaded.table.playthrough.moves
    assert [one.opening is None for one in sent] == [False, *[True] * (len(sent) - 1)]
    assert max(len(one.moves) for one in sent[1:]) <= 8
