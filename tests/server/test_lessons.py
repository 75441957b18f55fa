"""Lessons over the net: played to their end, resumed from the learner's choices alone, and nothing given away."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import krainy
from krainy.play.course import action_of
from krainy.play.lessons import FINISHED, Lesson, Shown, Telling, all_of, find
from krainy.play.lessons.telling import base, keys_of
from krainy.play.picture import picture
from krainy.server.people.limits import NONE, Quota
from krainy.server.wire.bodies import MOST_CHOICES
from krainy.server.wire.lessons import LessonFrame, LessonLine
from krainy.server.wire.messages import ENCODER
from tests.server.running import Frame, Person, RunningServer, quick_settings, serving, steps


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("lessons"))) as running:
        yield running


class Learner(Person):
    """Somebody at a lesson, who keeps what a page keeps: the choices, and what is on the board."""

    def __init__(self, server: RunningServer, lesson: Lesson, lang: str = "en") -> None:
        super().__init__(server)
        self.path = f"/api/games/{lesson.game}/lessons/{base(lesson)}"
        self.lang = lang
        self.choices: list[int] = []
        self.view: Any = None
        self.log: list[Any] = []

    def ask(self, call: str = "", **body: Any) -> httpx.Response:
        return self.http.post(self.path + call, json={"lang": self.lang, "choices": self.choices, **body})

    def do(self, do: str = "look", action: int = 0) -> Frame:
        answer = self.ask(do=do, action=action)
        assert answer.status_code == 200, answer.text
        frame: Frame = answer.json()
        msgspec.convert(frame, LessonFrame)
        self.choices = frame["choices"]
        self.view = steps(self.view, frame["patches"])[-1] if "patches" in frame else frame["view"]
        self.log = self.log[: frame["since"]] + frame["log"]
        return frame


def model(lesson: Lesson) -> Iterator[int]:
    """The choices of a lesson's own way."""
    shown = Shown(lesson)
    while shown.status != FINISHED:
        step = shown.step
        for text in shown.current.way.do:
            action = action_of(shown.game, shown.g, text)
            yield action
            shown.take(action)
            if shown.step != step:
                break


@pytest.mark.parametrize("game", krainy.names())
def test_every_lesson_is_played_to_its_end_in_both_languages(server: RunningServer, game: str) -> None:
    """What patches lead to is what somebody sees who comes back with the choices alone."""
    for lang in ("pl", "en"):
        listed = Person(server).http.get(f"/api/games/{game}/lessons", params={"lang": lang}).json()
        lines = msgspec.convert(listed, list[LessonLine])
        assert [line.id for line in lines] == [base(lesson) for lesson in all_of(game)]
        assert [line.title for line in lines] == [Telling(lesson, lang).title for lesson in all_of(game)]
    for number, lesson in enumerate(all_of(game)):
        lang = ("pl", "en")[number % 2]
        learner = Learner(server, lesson, lang)
        frame = learner.do()
        for action in model(lesson):
            assert frame["status"] == "going"
            assert frame["text"] == Telling(lesson, lang).before(lesson.steps[frame["step"]])
            assert action in [offer["action"] for offer in frame["actions"]]
            frame = learner.do("take", action)
        assert (frame["status"], frame["outcome"], frame["actions"]) == ("finished", "finished", [])
        assert frame["success"] == Telling(lesson, lang).success
        back = Learner(server, lesson, lang)
        back.choices = learner.choices
        again = back.do()
        assert (back.view, back.log, again["success"]) == (learner.view, learner.log, frame["success"])


@pytest.mark.parametrize("game", krainy.names())
def test_an_answer_has_nothing_of_the_solution(server: RunningServer, game: str) -> None:
    """Hints, answers and the end come when it is time for them; of what others choose, only what the learner hears."""
    for lesson in all_of(game):
        learner = Learner(server, lesson)
        telling = Telling(lesson, "en")
        opening = learner.do()
        secret = [key for key in keys_of(lesson) if "." in key and not key.endswith(".idea")]
        told = json.dumps(opening, ensure_ascii=False)
        assert [key for key in secret if telling.speech.say(key) in told] == []
        for action in model(lesson):
            learner.do("take", action)
        shown = Shown(lesson)
        for action in learner.choices:
            shown.take(action)
        assert learner.choices == list(model(lesson))
        assert learner.view == json.loads(ENCODER.encode(shown.g.view(shown.seat)))
        assert len(learner.log) == len([1 for events in shown.told[1:] for one in events if one.heard_by(shown.seat)])


def test_the_ground_stays_the_same_through_a_lesson() -> None:
    """A step may have a position of its own; a page fetches the ground once."""
    for game in krainy.names():
        for lesson in all_of(game):
            shown = Shown(lesson)
            ground = picture(shown.g)["ground"]
            while shown.status != FINISHED:
                shown.skip()
                assert picture(shown.g)["ground"] == ground, lesson.file


def test_wrong_tries_are_answered_and_taken_back(server: RunningServer) -> None:
    lesson = find("eko", "walk")
    shown = Shown(lesson)
    for lang in ("pl", "en"):
        telling = Telling(lesson, lang)
        learner = Learner(server, lesson, lang)
        learner.do()
        refused = learner.do("take", action_of(shown.game, shown.g, "move C4 E3"))
        assert (refused["outcome"], refused["status"], learner.choices) == ("refused", "going", [])
        assert refused["said"] == telling.speech.say("lesson-walk-join.mountain")
        assert refused["why"]["rule"] == "eko.move.3"
        assert refused["why"]["title"]
        first = learner.view
        missed = learner.do("take", action_of(shown.game, shown.g, "move C4 D4"))
        assert (missed["outcome"], missed["actions"]) == ("missed", [])
        assert missed["said"] == telling.speech.say("lesson-walk-join.otherwise")
        assert learner.do()["said"] == missed["said"], "who comes back reads it again"
        assert learner.ask(do="take", action=missed["choices"][0]).status_code == 409
        assert learner.do("undo")["status"] == "going"
        assert learner.view == first
        assert learner.ask(do="undo").json()["error"] == "no-undo"


def test_a_step_is_skipped_tried_again_and_begun_anew(server: RunningServer) -> None:
    learner = Learner(server, find("eko", "build"))
    first = learner.do()
    skipped = learner.do("skip")
    assert (first["step"], skipped["step"], skipped["outcome"]) == (0, 1, "done")
    assert "patches" in skipped, "what the lesson did is played"
    assert learner.do("retry")["step"] == 1
    while learner.do("skip")["status"] != "finished":
        pass
    assert learner.do("restart")["step"] == 0
    assert learner.choices == []


def test_hints_come_one_by_one_and_then_the_move(server: RunningServer) -> None:
    lesson = next(one for one in all_of("eko") if one.puzzle)
    learner, telling = Learner(server, lesson, "pl"), Telling(lesson, "pl")
    hints = lesson.steps[0].hints
    for number in range(hints):
        told = learner.ask("/hint", number=number).json()
        assert told == {"text": telling.hint(lesson.steps[0], number), "shows": None}
    shows = learner.ask("/hint", number=hints).json()["shows"]
    assert shows["action"] == next(model(lesson))
    told = learner.ask("/foresight", action=shows["action"])
    assert told.json()["type"] == "foresight", told.text
    assert learner.ask("/foresight", action=1 << 30).json()["error"] == "illegal"


def test_what_is_not_there_is_refused(server: RunningServer) -> None:
    learner = Learner(server, find("eko", "walk"))
    for path in ("/api/games/eko/lessons/lesson-none", "/api/games/chess/lessons/lesson-walk"):
        assert learner.http.post(path, json={}).status_code == 404
        assert learner.http.get(f"{path}/picture").status_code == 404
    assert learner.http.get("/api/games/chess/lessons", params={"lang": "en"}).status_code == 404
    learner.choices = [7, 7]
    assert learner.ask().json()["error"] == "lesson-changed"
    learner.choices = [7] * (MOST_CHOICES + 1)
    assert learner.ask().status_code == 422
    learner.choices = []
    assert learner.ask(do="solve").status_code == 422
    assert learner.ask(do="take", action=1 << 41).status_code == 422


def test_nobody_can_ask_without_end(tmp_path: Path) -> None:
    few = replace(NONE, address={"lessons": Quota(3, 3600.0), "foresights": Quota(1, 3600.0)})
    with serving(replace(quick_settings(tmp_path), limits=few)) as server:
        learner = Learner(server, find("eko", "walk"))
        assert [learner.ask().status_code for _ in range(4)] == [200, 200, 200, 429]
        refused = learner.ask("/hint")
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-lessons")
        assert int(refused.headers["retry-after"]) > 0
        action = next(model(find("eko", "walk")))
        assert [learner.ask("/foresight", action=action).status_code for _ in range(2)] == [200, 429]
