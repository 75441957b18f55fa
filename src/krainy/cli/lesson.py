"""`krainy lesson GAME NUMBER` and `krainy puzzle GAME NUMBER`: learn a game step by step on the terminal board."""

from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import krainy
from krainy.play.choosing import Choosing, NotAllowed
from krainy.play.lessons import FINISHED, MISSED, Attempt, Lesson, Outcome, Telling, find, lessons, puzzles
from krainy.play.lessons.checking import cases, fault, missing_words
from krainy.play.playthrough import NoUndo
from krainy.play.words import Speech

from .learned import finished, name_of, remember
from .play import Leave, Person
from .terminal import Lang, open_console, speech_of

COMMANDS = ("hint", "retry", "restart", "skip")
"""What a lesson understands besides the commands of a game."""
HARDEST = 5

Game = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(krainy.names())}.")]
Which = Annotated[str, typer.Argument(metavar="NUMBER", help="Its number in the list, or its name.")]
Check = Annotated[bool, typer.Option("--check", help="Play every step and every wrong try in the engine.")]


def lesson_command(game: Game = "", which: Which = "", check: Check = False, lang: Lang = "") -> None:
    """Learn a game by lessons; without a number, list them."""
    begin(game, which, check, lang, puzzle=False)


def puzzle_command(game: Game = "", which: Which = "", check: Check = False, lang: Lang = "") -> None:
    """Solve a puzzle; without a number, list them."""
    begin(game, which, check, lang, puzzle=True)


def begin(game: str, which: str, check: bool, lang: str, puzzle: bool) -> None:
    """List, check or play."""
    speech = speech_of(lang)
    games = [krainy.load(game).name] if game else krainy.names()
    there = [lesson for name in games for lesson in (puzzles(name) if puzzle else lessons(name))]
    chosen = [find(game, which, puzzle)] if which else there
    if check:
        check_lessons(chosen, speech)
    elif which:
        TerminalLesson(Attempt(chosen[0]), Telling(chosen[0], speech.lang), open_console()).run()
    else:
        list_lessons(chosen, speech, puzzle)


def list_lessons(there: list[Lesson], speech: Speech, puzzle: bool) -> None:
    """All lessons or puzzles, game by game; what is finished has a mark."""
    console, done = open_console(), finished()
    game = ""
    for lesson in there:
        if lesson.game != game:
            game = lesson.game
            console.print(Text(speech.of(game).say("game-title"), style="bold"))
        telling = Telling(lesson, speech.lang)
        mark = "✓" if name_of(lesson) in done else " "
        stars = "●" * lesson.difficulty + "○" * (HARDEST - lesson.difficulty) + "  " if puzzle else ""
        line = Text(f" {mark}{lesson.number:>3}  {stars}{telling.title}")
        console.print(line.append(f"  {telling.idea}", "dim") if telling.idea else line)
    console.print()
    console.print(speech.say("learn-list-puzzles" if puzzle else "learn-list-lessons"))


def check_lessons(there: list[Lesson], speech: Speech) -> None:
    """Say what is wrong with lessons, for those who write them."""
    console = Console(soft_wrap=True)
    right = wrong = 0
    for lesson in there:
        faults = [f"{case}: {found}" for case in cases(lesson) if (found := fault(case))]
        faults += [f"{lesson.file}: {found}" for found in missing_words(lesson)]
        for found in faults:
            console.print(Text(found, style="red"))
        right, wrong = (right, wrong + 1) if faults else (right + 1, wrong)
    console.print(Text(speech.say("learn-checked", right=right, wrong=wrong), style="red" if wrong else "green"))
    if wrong:
        raise typer.Exit(1)


def things(targets: list[str]) -> list[str]:
    """Those targets that lie on a board: things with numbers, not actions or parts of the position."""
    return [one for one in targets if one.partition(":")[2].isdecimal() and not one.startswith("do:")]


class TerminalLesson(Person):
    """A learner in a lesson."""

    def __init__(self, attempt: Attempt, telling: Telling, console: Console) -> None:
        super().__init__(attempt, attempt.seat, telling.speech, console)
        self.attempt = attempt
        self.telling = telling
        self.lesson = attempt.lesson
        self.introduced = -1
        """The step whose words have been said."""
        self.hints = 0
        """How many hints of this step have been given."""
        self.changed = False
        """Whether a command has led to another position."""

    def run(self) -> None:
        """Go through the lesson, until its end or until the learner leaves."""
        key = "learn-puzzle-title" if self.lesson.puzzle else "learn-lesson-title"
        title = self.speech.say(key, number=self.lesson.number, title=self.telling.title)
        self.console.print(title, style="bold")
        if self.telling.idea:
            self.console.print(self.telling.idea)
        self.say("learn-seat", seat=self.speech.seats(self.attempt.g, [self.seat]))
        self.say("learn-help")
        try:
            while self.attempt.status != FINISHED:
                self.news()
                self.introduce()
                self.decide()
            self.finish()
            while self.lesson.plays_on and not self.attempt.g.over:
                self.show([])
                self.decide()
            if self.lesson.plays_on:
                self.show([])
                self.console.print(self.speech.result(self.attempt.g), style="bold")
        except Leave:
            self.say("learn-bye")
        except EOFError:
            self.say("input-ended")

    def introduce(self) -> None:
        """Say what a step asks for, once, and show where."""
        if self.attempt.step == self.introduced:
            return
        self.introduced, self.hints = self.attempt.step, 0
        self.show(things(self.attempt.glows()))
        step = self.speech.say("learn-step", step=self.attempt.step + 1, steps=len(self.lesson.steps))
        said = self.telling.before(self.attempt.current)
        self.console.print(Text.assemble((said if self.lesson.puzzle else f"{step} {said}", "bold")))
        self.console.print()

    def decide(self) -> None:
        """The learner's next choice, and what becomes of it."""
        self.changed = False
        choosing = self.choosing()
        while choosing.chosen is None:
            self.ask(choosing)
            choosing = self.answer(choosing, self.read("> "))
            if self.changed:
                return
        outcome = self.attempt.take(choosing.chosen)
        self.told = min(self.told, len(self.attempt.moves) + 1)
        self.news()
        if outcome.kind == MISSED:
            self.missed(outcome)
        elif self.telling.answer(outcome):
            self.console.print(self.telling.answer(outcome), style="italic")

    def missed(self, outcome: Outcome) -> None:
        """Say why the goal is missed; then take back the step, or only the last move."""
        self.console.print(self.telling.answer(outcome), style="italic")
        self.say("learn-again")
        while self.attempt.status == MISSED:
            line = self.read("> ")
            if self.command(line) == "quit":
                raise Leave
            if self.command(line) == "undo":
                self.undo()
            elif not self.steer(line):
                self.go_back(self.attempt.retry)

    def finish(self) -> None:
        """The lesson is over: say so, and remember it."""
        self.news()
        self.show([])
        self.console.print(self.telling.success, style="bold")
        remember(self.lesson)
        there = puzzles(self.lesson.game) if self.lesson.puzzle else lessons(self.lesson.game)
        if self.lesson.plays_on and not self.attempt.g.over:
            self.say("learn-plays-on")
        elif self.lesson.number < len(there):
            kind = "puzzle" if self.lesson.puzzle else "lesson"
            self.say("learn-next", command=f"krainy {kind} {self.lesson.game} {self.lesson.number + 1}")

    # -- what a learner may say besides choices --------------------------------------------------------------------

    def answer(self, choosing: Choosing, line: str) -> Choosing:
        """Do what a line says; a lesson knows more commands than a game."""
        return choosing if self.steer(line) else super().answer(choosing, line)

    def steer(self, line: str) -> bool:
        """Whether a line is a command of lessons; it is then carried out."""
        command = self.command(line, COMMANDS)
        if command == "hint":
            self.hint()
        elif command == "retry":
            self.go_back(self.attempt.retry)
        elif command == "restart":
            self.go_back(self.attempt.restart)
        elif command == "skip":
            self.attempt.skip()
            self.moved()
        return bool(command)

    def hint(self) -> None:
        """The next hint of the step; after the last one, what the lesson itself would do."""
        step = self.attempt.current
        if self.hints < step.hints:
            self.console.print(self.telling.hint(step, self.hints), style="italic")
        else:
            action = self.attempt.next_action()
            if action < 0:
                self.say("learn-no-hint")
            else:
                self.say("learn-would", action=self.speech.name_action(self.attempt.g, action))
        self.hints += 1

    def go_back(self, back: Callable[[], None]) -> None:
        """Take back, and begin the step anew."""
        back()
        self.introduced = -1
        self.moved()

    def undo(self) -> None:
        """Take back the last choice."""
        try:
            self.attempt.undo()
        except NoUndo as refusal:
            self.say(f"no-undo-{refusal.reason}")
            return
        self.say("undone")
        self.moved()

    def moved(self) -> None:
        """The position is another one; what led to it needs not be told."""
        self.told = len(self.attempt.moves) + 1
        self.changed = True

    def refuse(self, refusal: NotAllowed) -> None:
        """The lesson's own answer to what the rules forbid, or the rule."""
        outcome = self.attempt.refuse(refusal.action)
        rule = self.telling.rule(outcome)
        if not outcome.answer or rule is None:
            super().refuse(refusal)
            return
        self.console.print(self.telling.answer(outcome), style="italic")
        self.console.print(f"{rule.title} ({rule.id})", style="dim")
