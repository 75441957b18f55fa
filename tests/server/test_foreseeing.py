"""Foreseeing at a table: only the last question matters, and no answer is about a position that is gone."""

import asyncio
import threading
from pathlib import Path

import pytest

import krainy
from krainy.play.playthrough import Playthrough
from krainy.server.bots.foresight import MOMENT, Estimates, ForesightService, Question
from krainy.server.bots.foresight import question as question_of
from krainy.server.process.background import Background
from krainy.server.wire.frames import Foresight
from tests.server.running import PATIENCE, open_registries, quick_settings, serving


class Standing:
    """As much of a table as a question needs."""

    def __init__(self) -> None:
        self.playthrough = Playthrough(krainy.load("eko"), ["person", "person"], 7)
        self.length = 3

    @property
    def g(self) -> object:
        return self.playthrough.g


def questions(number: int) -> list[Question]:
    """Questions about different actions of one position."""
    table = Standing()
    seat = table.playthrough.g.actors()[0]
    actions = table.playthrough.actions(seat)
    assert len(actions) >= number
    return [question_of(table, seat, action, "en") for action in actions[:number]]  # type: ignore[arg-type]


def test_while_one_is_answered_only_the_last_one_waits() -> None:
    asked = questions(4)
    answered: list[int] = []

    async def ask_all() -> None:
        background, free, last = Background(), threading.Event(), asyncio.Event()

        def send(question: Question, foresight: Foresight | None) -> None:
            assert foresight is not None
            assert foresight.action == question.action
            answered.append(question.action)
            if question is asked[-1]:
                last.set()

        foreseeing = ForesightService(background, Estimates(), send)
        background.short.submit(free.wait, PATIENCE)  # somebody else is busy there
        for question in asked:
            foreseeing.ask(question)
            await asyncio.sleep(0)
        assert answered == []
        free.set()
        async with asyncio.timeout(PATIENCE):
            await last.wait()
        background.close()

    asyncio.run(ask_all())
    assert answered == [asked[0].action, asked[-1].action]


def test_what_is_known_to_be_quick_is_answered_at_once() -> None:
    first, second = questions(2)
    answered: list[int] = []

    async def ask() -> None:
        background = Background()
        estimates = Estimates()
        foreseeing = ForesightService(background, estimates, lambda question, _: answered.append(question.action))
        assert not estimates.quick(first.kind)  # nobody knows yet
        estimates.note(first.kind, MOMENT / 2)
        foreseeing.ask(first)
        assert answered == [first.action]
        estimates.note(second.kind, MOMENT * 2)
        foreseeing.ask(second)
        assert answered == [first.action]
        assert foreseeing.task is not None
        await foreseeing.task
        background.close()

    asyncio.run(ask())
    assert answered == [first.action, second.action]


def test_a_slow_answer_is_remembered_for_a_while() -> None:
    estimates, kind = Estimates(), ("eko", "Action")
    estimates.note(kind, MOMENT * 1.05)
    estimates.note(kind, MOMENT / 10)
    assert estimates.quick(kind)
    estimates.note(kind, MOMENT * 4)
    estimates.note(kind, MOMENT / 10)
    assert not estimates.quick(kind)


def test_an_answer_about_a_position_that_is_gone_is_not_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path)) as server:
        ala = server.guest("Ala")
        place = ala.sit(ala.make("me", "screen")["table"])
        tables, free = registries[0], threading.Event()
        tables.background.short.submit(free.wait, PATIENCE)
        seat, action = place.last["seat"], place.last["actions"][0]["action"]
        place.send("foresee", seat=seat, action=action)
        place.move(action)
        free.set()
        tables.background.short.submit(int).result(PATIENCE)  # what was asked before has been answered, if it is
        place.hello()
        assert [frame for frame in place.frames if frame["type"] == "foresight"] == []
        asked = place.last["view"]["actors"][0]
        place.hello(seat=asked)
        place.send("foresee", seat=asked, action=place.last["actions"][0]["action"])
        assert place.await_frame("foresight", "error")["ply"] == place.last["ply"]
