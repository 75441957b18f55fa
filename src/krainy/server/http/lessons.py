"""The calls of lessons and puzzles: which there are, and attempts at them.

Playing a lesson again takes milliseconds, and a quota bounds how often somebody may ask for it.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec
from fastapi import APIRouter, Request, Response

import krainy
from krainy.engine.errors import BadInput
from krainy.play.languages import DEFAULT
from krainy.play.lessons import Lesson, Shown, Telling, all_of, chosen
from krainy.play.lessons.telling import base
from krainy.play.picture import picture

from ..errors import Refused
from ..storage.database import Guest
from ..wire.answers import Picture
from ..wire.bodies import LessonDeed, LessonHelp, LessonOption, LessonState
from ..wire.frames import Foresight
from ..wire.lessons import LessonFrame, LessonHint, LessonLine
from ..wire.parts import Language
from . import attempts
from . import precomputed as prepared
from .dependencies import Absent, Services, ServicesDep, Visitor, address_in
from .routes import Route

Body = TypeVar("Body", bound=LessonState)
Made = TypeVar("Made")
lessons = APIRouter(prefix="/games/{game}/lessons", route_class=Route)


@lessons.get("", response_model=list[LessonLine])
def list_lessons(game: str, request: Request, lang: Language = DEFAULT) -> Response:
    """The lessons of a game in their order, then its puzzles."""
    if game not in krainy.names():
        raise Absent
    return prepared.answer("lessons", game, lang).answer(request.headers)


@lessons.get("/{lesson}/picture")
def show_ground(game: str, lesson: str) -> Picture:
    """What never changes during a lesson, for drawing it."""
    return msgspec.convert(picture(Shown(find(game, lesson)).g), Picture)


@lessons.post("/{lesson}")
async def go_on(
    game: str, lesson: str, body: LessonDeed, services: ServicesDep, guest: Visitor, request: Request
) -> LessonFrame:
    """Look at an attempt, try something, or take something back; begins one where nothing was chosen yet."""
    count(services, guest, request, "lessons")
    return await answered(services, find(game, lesson), attempts.frame, body)


@lessons.post("/{lesson}/hint")
async def give_hint(
    game: str, lesson: str, body: LessonHelp, services: ServicesDep, guest: Visitor, request: Request
) -> LessonHint:
    """A hint of the step; after the last one, what the lesson would do."""
    count(services, guest, request, "lessons")
    return await answered(services, find(game, lesson), attempts.hint, body)


@lessons.post("/{lesson}/foresight")
async def look_ahead(
    game: str, lesson: str, body: LessonOption, services: ServicesDep, guest: Visitor, request: Request
) -> Foresight:
    """What an action would do, as far as the learner may know; chance that the lesson gives is not told."""
    count(services, guest, request, "foresights")
    return await answered(services, find(game, lesson), attempts.foresight, body)


def find(game: str, id: str) -> Lesson:
    """A lesson or a puzzle of a game."""
    if game in krainy.names():
        for lesson in all_of(game):
            if base(lesson) == id:
                return lesson
    raise Absent


def count(services: Services, guest: Guest | None, request: Request, quota: str) -> None:
    """One more call of this visitor."""
    services.tables.quotas.take(quota, guest.id if guest else "", address_in(request))


async def answered(
    services: Services, lesson: Lesson, answer: Callable[[Shown, Telling, Body], Made], body: Body
) -> Made:
    """An answer about the attempt of somebody who has made these choices."""
    return await services.tables.background.run(
        0, lambda: answer(replayed(Shown(lesson), body), Telling(lesson, body.lang), body)
    )


def replayed(shown: Shown, body: LessonState) -> Shown:
    """An attempt after these choices; a lesson may have changed since."""
    try:
        return chosen(shown, body.choices)
    except BadInput as error:
        raise Refused("lesson-changed", "these choices do not lead through this lesson; begin anew") from error
