"""An attempt at a lesson or a puzzle: what a page is told of it. The server keeps none; a page brings the learner's
choices, from which all else follows.

Only what the learner's seat may know goes out; ways, wrong tries, scripts and what others have chosen stay here.
"""

from itertools import pairwise
from typing import cast

from msgspec import UNSET, structs

from krainy.play.lessons import DONE, FINISHED, GOING, MISSED, REFUSED, Outcome, Shown, Telling
from krainy.play.lessons.attempt import FALLBACK
from krainy.play.playthrough import PERSON
from krainy.play.story import Story
from krainy.play.words import PointedAt, Speech

from ..bots.foresight import Question
from ..errors import Refused
from ..tables.faults import LOGGER, reason
from ..tables.game_log import SeatLog, plain_line
from ..websocket.patches import Comparison, Seen
from ..websocket.snapshots import offer, position, why
from ..wire.bodies import MOST_CHOICES, LessonDeed, LessonHelp, LessonOption
from ..wire.frames import Foresight
from ..wire.lessons import LessonFrame, LessonHint, LessonOutcome, LessonStatus
from ..wire.parts import Line, Player, View


def frame(shown: Shown, telling: Telling, body: LessonDeed) -> LessonFrame:
    """What the learner has before them after a deed."""
    before, plies = cast(Seen, shown.g.view(shown.seat)), len(shown.moves)
    outcome = act(shown, body)
    shows = position(shown, shown.seat, telling.speech)
    goes_on = body.do != "look" and shown.choices[: len(body.choices)] == body.choices and len(shown.moves) >= plies
    known = [] if not goes_on else [one for one in shown.story() if one.ply <= plies]
    new = shown.story(plies if goes_on else 0)
    found = LessonFrame(
        seat=shown.seat,
        lang=body.lang,
        actions=[structs.replace(one, usual=UNSET) for one in shows.actions] if shown.status == GOING else [],
        prompt=shows.prompt,
        help=shows.help,
        goals=[],
        choices=shown.choices,
        since=len(known),
        log=lines(shown, telling.speech, plies if goes_on else 0),
        players=players(shown),
        status=cast(LessonStatus, shown.status),
        outcome=cast(LessonOutcome, outcome.kind),
        said=telling.answer(outcome),
        why=why(shown.g, shown.seat, body.action, body.lang, 0) if outcome.kind == REFUSED else None,
        step=shown.step,
        steps=len(shown.lesson.steps),
        text=telling.before(shown.current),
        success=telling.success if shown.status == FINISHED else "",
        begun=bool(shown.path),
        glow=shown.glows() if shown.status == GOING and (shown.current.glow or not shown.lesson.puzzle) else [],
        hints=shown.current.hints,
    )
    if goes_on and all(one.view is not None for one in new):
        on_the_way = [cast(Seen, one.view) for one in new[:-1]]
        views = [before, *on_the_way, cast(Seen, shows.view)]
        comparison = Comparison()
        found.patches = [comparison.edits(one, other) for one, other in pairwise(views)]
    else:
        found.view = cast(View, shows.view)
    return found


def lines(shown: Shown, speech: Speech, plies: int) -> list[Line]:
    """What the learner heard of the plies after the first so many, and, as its last lines say, before."""
    log = SeatLog(Story(shown.game.events))
    for one in shown.story():
        log.add(speech, one.g, *plain_line(speech, PointedAt(speech, one.g), one.ply, one.event))
    return [line for line in log.lines if line.ply > plies]


def act(shown: Shown, body: LessonDeed) -> Outcome:
    """Do what the learner wants, and say what became of it."""
    step = shown.step
    if body.do == "take":
        if shown.status != GOING:
            raise Refused("not-asked", "nothing is asked here; take the last move back, or begin anew")
        if len(body.choices) == MOST_CHOICES:
            raise Refused("lesson-long", "this attempt has become too long; begin the step anew")
        return shown.take(body.action)
    if body.do == "undo" and not shown.choices:
        raise Refused("no-undo", "there is no move to take back")
    if body.do != "look":
        {"undo": shown.undo, "retry": shown.retry, "restart": shown.restart, "skip": shown.skip}[body.do]()
    if shown.status == MISSED:
        return shown.last
    if shown.status == FINISHED:
        return Outcome(FINISHED, "", min(step, len(shown.lesson.steps) - 1))
    return Outcome(DONE if shown.step > step else GOING, "", shown.step)


def players(shown: Shown) -> list[Player]:
    """Who sits where: the learner, and bots, also where a script speaks for them."""
    return [
        Player(
            seat=seat,
            name="",
            player=PERSON if seat == shown.seat else shown.bots.get(seat, FALLBACK),
            taken=True,
            present=True,
            resigned=False,
            resting=False,
            offers=False,
        )
        for seat in range(shown.g.seats)
    ]


def hint(shown: Shown, telling: Telling, body: LessonHelp) -> LessonHint:
    """A hint in words, or what to do."""
    if body.number < shown.current.hints:
        return LessonHint(telling.hint(shown.current, body.number), None)
    action = shown.next_action()
    if action < 0:
        return LessonHint("", None)
    label = telling.speech.name_action(shown.g, action)
    return LessonHint("", offer(shown.game.vocabulary, action, label))


def foresight(shown: Shown, telling: Telling, body: LessonOption) -> Foresight:
    """What an action would do."""
    if shown.status != GOING or body.action not in shown.actions(shown.seat):
        raise Refused("illegal", "this is not allowed now")
    asked = Question(shown.g.clone(), shown.seat, body.action, body.lang, 0, shown.cancels(body.action))
    try:
        return asked.answer()
    except Exception as error:
        LOGGER.error("what %s %s does cannot be foreseen: %s", shown.lesson.game, body.action, reason(error))
        raise Refused("unforeseen", "what this does cannot be told beforehand") from error
