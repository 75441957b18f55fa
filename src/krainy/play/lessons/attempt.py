"""A lesson in progress: what the learner does, what it leads to, and the way back.

Everything in it is deterministic: the same choices lead to the same position, also after moves were taken back. What
everybody has done (`Attempt.moves`) is enough to come back to it later (`resumed`).

>>> from krainy.play.lessons import find
>>> attempt = Attempt(find("eko", "1"))
>>> attempt.take_text("build D3 E3 castle").kind
'refused'
>>> attempt.skip()
>>> attempt.step
1
"""

import hashlib
from dataclasses import dataclass
from typing import Final, NamedTuple

from krainy.bots import make
from krainy.engine.errors import BadInput
from krainy.engine.given import Given
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.games import load

from ..course import Course, Failure, Lots, action_of, check_lots, set_up
from ..playthrough import NoUndo
from ..verbs import Refuted, check_claims
from .reading import ANY, Lesson, LessonStep, Scene, WrongTry

GOING: Final = "going"
"""The learner is asked, and the goal of the step is still to be met."""
MISSED: Final = "missed"
"""What the learner did was possible, but misses the goal: it is taken back before something else is done."""
DONE: Final = "done"
"""The goal of the step is met, and the next step has begun."""
FINISHED: Final = "finished"
"""The goal of the last step is met."""
REFUSED: Final = "refused"
"""The rules forbid it; nothing has changed."""

FALLBACK: Final = "easy"
"""The bot that acts for a seat of which nothing is said."""
MOST_IN_A_ROW: Final = 2000
"""So many actions may follow from one choice of the learner."""

Lines = dict[int, str | list[str]]
"""By seat, what it does by itself: a text whenever that is possible, a list one by one."""


class Outcome(NamedTuple):
    """What became of a learner's try."""

    kind: str
    """One of the words above."""
    answer: str = ""
    """The name of the lesson's own answer (an attribute of the words of its step), or nothing."""
    step: int = 0
    """The step in which it was tried."""
    rule: str = ""
    """The rule that forbids it."""
    about: tuple[str, ...] = ()
    """The things of which that rule speaks, as 'space:3'."""


@dataclass(frozen=True)
class Snapshot:
    """All that is brought back when moves are taken back; a state alone knows nothing of given chance and scripts."""

    g: State
    given: Lots
    told: list[Event]
    step: int
    path: list[str]
    lesson_lines: Lines
    step_lines: Lines
    plies: int


class Attempt:
    """One learner's way through a lesson."""

    def __init__(self, lesson: Lesson, recorded: list[tuple[int, int]] | None = None) -> None:
        self.lesson: Final = lesson
        self.recorded = recorded or []
        """What bots are known to have done, see `resumed`."""
        self.game: Final = load(lesson.game)
        self.g = self.set_up(lesson.scene, lesson.given)
        self.seat: Final = self.game.find(self.g, "seat", lesson.seat)
        self.bots: Final = {self.game.find(self.g, "seat", seat): name for seat, name in lesson.bots.items()}
        self.status = GOING
        self.step = 0
        self.path: list[str] = []
        """What the learner has chosen in this step, in plain words."""
        self.moves: list[tuple[int, int]] = []
        """What everybody has done, with the seats."""
        self.told: list[list[Event]] = [list(self.g.told or [])]
        """The events of every ply; those of ply 0 set the lesson up."""
        self.history: list[Snapshot] = []
        self.lesson_lines = self.lines(lesson.script)
        self.step_lines: Lines = {}
        self.refutation: list[tuple[int, int]] = []
        """How the others answer a move that misses a goal of all their answers."""
        self.wasted = ""
        """What was given and could not come any more when a step began with a position of its own."""
        self.enter(0)
        self.go_on()

    # -- what the learner does -------------------------------------------------------------------------------------

    @property
    def current(self) -> LessonStep:
        """The step that the learner is at; after the end the last one."""
        return self.lesson.steps[min(self.step, len(self.lesson.steps) - 1)]

    def actions(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return self.g.actions(seat)

    def take_text(self, text: str) -> Outcome:
        """The learner tries what a text says."""
        return self.take(action_of(self.game, self.g, text))

    def take(self, action: int) -> Outcome:
        """The learner tries an action: it is refused, or done, with all that follows until the learner has a choice."""
        if not self.g.legal(self.seat, action):
            return self.refuse(action)
        if self.status == MISSED:
            raise BadInput("this step is missed: take the last move back, or try the step again")
        if self.status == FINISHED and not self.lesson.plays_on:
            raise BadInput("this lesson is over")
        if self.cancels(action):
            self.undo()
            return Outcome(GOING, step=self.step)
        self.remember()
        self.path.append(self.game.phrase(self.g, action))
        self.apply(self.seat, action)
        if self.status == FINISHED:
            self.go_on()
            return Outcome(GOING, step=self.step)
        return self.judge()

    def refuse(self, action: int) -> Outcome:
        """What is said to a try that the rules forbid."""
        reason = self.g.reason(self.seat, action)
        about = tuple(reason.targets())
        phrase = self.game.phrase(self.g, action) if 0 <= action < len(self.game.vocabulary) else ""
        fitting = [wrong for wrong in self.current.wrong if wrong.rule and wrong.rule == reason.rule]
        by_rule = [wrong for wrong in fitting if not wrong.tries]
        for wrong in [wrong for wrong in fitting if begins(phrase, wrong.tries)] + by_rule:
            if wrong.after in (None, self.path):
                return Outcome(REFUSED, wrong.answer, self.step, reason.rule, about)
        return Outcome(REFUSED, "", self.step, reason.rule, about)

    def judge(self) -> Outcome:
        """What a choice that was just made leads to."""
        step, tried = self.step, self.path.copy()
        wrong = self.miss(tried)
        ends = wrong is not None or (self.current.moves != ANY and len(tried) >= self.current.moves)
        if self.pursue(bots=not ends):
            answer = next((way.answer for way in self.current.ways if way.do == tried), "")
            if step < len(self.lesson.steps) - 1 or self.lesson.plays_on:
                self.go_on()  # else the lesson ends at its goal
            self.advance()
            return Outcome(FINISHED if self.status == FINISHED else DONE, answer, step)
        if ends or self.refutation or self.g.over or self.over():
            self.status = MISSED
            return Outcome(MISSED, "" if wrong is None else wrong.answer, step)
        return Outcome(GOING, step=step)

    def miss(self, path: list[str]) -> WrongTry | None:
        """The wrong try that a possible action is, if it is one."""
        for wrong in self.current.wrong:
            if not wrong.rule and begins(path[-1], wrong.tries) and wrong.after in (None, path[:-1]):
                return wrong
        return None

    def over(self) -> bool:
        """Whether the step has come to an end without its goal."""
        if not self.current.ends:
            return False
        try:
            check_claims(Course(self.game, self.g, {}), self.current.ends)
        except Failure:
            return False
        return True

    def cancels(self, action: int) -> bool:
        """Whether an action only leaves what the learner has just begun: then undo is meant."""
        return bool(self.path) and self.moves[-1][0] == self.seat and self.g.cancels(action)

    # -- what follows ----------------------------------------------------------------------------------------------

    def pursue(self, bots: bool) -> bool:
        """Let the others act, and the learner where there is no choice, until the goal is met; whether it is. Without
        bots only those act whose script says how: nobody else needs to move when the step is over in any case."""
        for _ in range(MOST_IN_A_ROW):
            if self.met():
                return True
            if self.refutation:
                for seat, action in self.refutation:
                    self.apply(seat, action)
                return False
            if not self.act(bots):
                return False
        raise BadInput(f"{self.lesson.file}: the others do not come to an end")

    def go_on(self) -> None:
        """Let the others act, and the learner where there is no choice, until the learner has one."""
        for _ in range(MOST_IN_A_ROW):
            if not self.act():
                return
        raise BadInput(f"{self.lesson.file}: the others do not come to an end")

    def act(self, bots: bool = True) -> bool:
        """One action of somebody else, or the only one that the learner has; false if nobody acts, or not without bots.

        Others wait as long as the learner is asked: what is chosen in secret they choose last."""
        if self.g.owing >> self.seat & 1:
            only = self.g.actions(self.seat)
            if len(only) == 1:
                self.apply(self.seat, only[0])
            return len(only) == 1
        for seat in self.g.actors():
            action = self.scripted(seat)
            if action < 0 and bots:
                action = self.chosen_by_bot(seat)
            if action >= 0:
                self.apply(seat, action)
                return True
        return False

    def scripted(self, seat: int) -> int:
        """The next line of a seat's script that is possible, or -1; those before it are left out."""
        for lines in (self.step_lines, self.lesson_lines):
            what = lines.get(seat, [])
            if isinstance(what, str):
                action = action_of(self.game, self.g, what)
                if self.g.legal(seat, action):
                    return action
                continue
            while what:
                action = action_of(self.game, self.g, what.pop(0))
                if self.g.legal(seat, action):
                    return action
        return -1

    def chosen_by_bot(self, seat: int) -> int:
        """What a bot chooses: it knows only what its seat may, and its randomness hangs on lesson and ply alone."""
        if len(self.moves) < len(self.recorded):
            known, action = self.recorded[len(self.moves)]
            if known == seat and self.g.legal(seat, action):
                return action
        key = f"lesson {self.lesson.game} {self.lesson.name} {seat} {len(self.moves)}"
        seed = int.from_bytes(hashlib.sha256(key.encode()).digest()[:16], "big")
        return make(self.bots.get(seat, FALLBACK), seed).choose(Sight(self.g, seat))

    def apply(self, seat: int, action: int) -> None:
        """A seat does something. If given chance cannot come, because the learner goes another way, chance decides."""
        before, told = self.g.clone(), list(self.g.told or [])
        try:
            self.g.apply(seat, action)
        except BadInput:
            self.g = before
            self.g.told = told.copy()
            self.g.apply(seat, action)
        self.moves.append((seat, action))
        self.told.append((self.g.told or [])[len(told) :])

    def met(self) -> bool:
        """Whether the goal of the step is met now; events are those since the step began."""
        self.refutation = []
        try:
            check_claims(Course(self.game, self.g, {}), self.current.goal)
        except Refuted as refuted:
            self.refutation = refuted.line
            return False
        except Failure:
            return False
        return True

    # -- steps -----------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go to the next step whose goal is not met already."""
        while True:
            if self.step == len(self.lesson.steps) - 1:
                self.step += 1
                self.status = FINISHED
                return
            self.enter(self.step + 1)
            if self.current.scene is not None:
                self.go_on()
            if not self.met():
                return

    def enter(self, number: int) -> None:
        """Begin a step: with a position of its own if it has one, with its given chance and its script."""
        self.step, self.path = number, []
        step = self.current
        if step.scene is not None:
            self.wasted = self.wasted or self.unused()
            self.g = self.set_up(step.scene, step.given)
        else:
            check_lots(self.game, step.given)
            self.g.fixed_chance = self.g.fixed_chance or Given({})
            self.g.fixed_chance.add(step.given)
        self.g.told = []
        self.step_lines = self.lines(step.script)

    def set_up(self, scene: Scene, given: Lots) -> State:
        """The state of a scene; an impossible position is refused."""
        return set_up(self.game, scene.position, scene.new, given)

    def lines(self, script: dict[str, str | list[str]]) -> Lines:
        """A script by the numbers of seats."""
        return {
            self.game.find(self.g, "seat", seat): what if isinstance(what, str) else what.copy()
            for seat, what in script.items()
        }

    def skip(self) -> None:
        """Do this step as the lesson has it, and go to the next one."""
        target = self.step + 1
        if self.status == FINISHED:
            return
        self.retry()
        if not self.follow(target):
            self.restart()  # the learner came here by another way, on which the lesson's own is not possible
            while self.step < target and self.follow(self.step + 1):
                pass

    def follow(self, target: int) -> bool:
        """Do what the lesson has for this step; whether that leads to the step `target`."""
        for text in self.current.way.do:
            action = action_of(self.game, self.g, text)
            if not self.g.legal(self.seat, action) or self.take(action).kind not in (GOING, DONE, FINISHED):
                return False
            if self.step >= target:
                return True
        return False

    # -- the way back ----------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Keep what is needed to come back here."""
        given = {} if self.g.fixed_chance is None else self.g.fixed_chance.words
        self.history.append(
            Snapshot(
                self.g.clone(),
                {lot: row.copy() for lot, row in given.items()},
                list(self.g.told or []),
                self.step,
                self.path.copy(),
                copied(self.lesson_lines),
                copied(self.step_lines),
                len(self.moves),
            )
        )

    def restore(self, kept: Snapshot) -> None:
        """Come back to a moment; what chance had been given then is given anew."""
        self.g = kept.g.clone()
        self.g.told = kept.told.copy()
        self.g.fixed_chance = Given(kept.given)
        self.step, self.path = kept.step, kept.path.copy()
        self.lesson_lines, self.step_lines = copied(kept.lesson_lines), copied(kept.step_lines)
        self.moves = self.moves[: kept.plies]
        self.told = self.told[: kept.plies + 1]
        self.status = FINISHED if self.step == len(self.lesson.steps) else GOING

    def undo(self) -> None:
        """Take back the learner's last choice, and all that came of it."""
        if not self.history:
            raise NoUndo("first", "there is no move to take back")
        self.restore(self.history.pop())

    def retry(self) -> None:
        """Back to the beginning of the step."""
        while self.path and self.history:
            self.restore(self.history.pop())

    def restart(self) -> None:
        """Back to the beginning of the lesson."""
        while self.history:
            self.restore(self.history.pop())

    # -- what is shown ---------------------------------------------------------------------------------------------

    def next_action(self) -> int:
        """What the lesson itself would do now, for who asks to be shown; -1 off its way."""
        done, way = len(self.path), self.current.way.do
        if self.status != GOING or self.path != way[:done] or done == len(way):
            return -1
        action = action_of(self.game, self.g, way[done])
        return action if self.g.legal(self.seat, action) else -1

    def glows(self) -> list[str]:
        """What deserves the learner's eye, as 'space:3', 'action:march', 'part:track' or 'do:57' (one action): what the
        step names, until something is chosen; else the next action of a lesson's own way and what it points at."""
        named = [self.target(text) for text in self.current.glow]
        action = self.next_action()
        if action < 0 or (named and (self.lesson.puzzle or not self.path)):
            return named
        return [f"do:{action}", *self.game.vocabulary.targets(action)]

    def target(self, text: str) -> str:
        """A thing that a step names: `space F4`, `action march` (a kind of action), `part track` (of the position)."""
        kind, _, name = text.partition(" ")
        if kind == "action":
            return f"action:{self.game.vocabulary.named(name).name}"
        if kind == "part":
            parts = {**self.game.position(self.g), **self.game.details(self.g)}
            if name not in parts:
                raise BadInput(f"a position has no '{name}'; it has: {', '.join(parts)}")
            return f"part:{name}"
        return f"{kind}:{self.game.find(self.g, kind, name)}"

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """What a seat may hear of what happened, with the plies."""
        return [
            (ply, event) for ply in range(since, len(self.told)) for event in self.told[ply] if event.heard_by(seat)
        ]

    def unused(self) -> str:
        """What was given and has not come; nothing if all has."""
        return Course(self.game, self.g, {}).unused()


def begins(phrase: str, starts: list[str]) -> bool:
    """Whether an action begins with one of these texts, word by word."""
    words = phrase.split()
    return any(words[: len(start.split())] == start.split() for start in starts)


def copied(lines: Lines) -> Lines:
    """Scripts that can be used up without using up these."""
    return {seat: what if isinstance(what, str) else what.copy() for seat, what in lines.items()}


def resumed(lesson: Lesson, moves: list[tuple[int, int]]) -> Attempt:
    """The lesson after these moves of everybody; those that do not lead through it are refused. No bot thinks again."""
    attempt = Attempt(lesson, moves)
    while attempt.moves == moves[: len(attempt.moves)] and len(attempt.moves) < len(moves):
        seat, action = moves[len(attempt.moves)]
        if seat != attempt.seat or attempt.status == MISSED or attempt.take(action).kind == REFUSED:
            break
    if attempt.moves != moves:
        raise BadInput(f"{lesson.game}, {lesson.name}: these moves do not lead through this lesson")
    attempt.recorded = []
    return attempt
