"""`krainy play GAME`: a person against bots, choosing step by step; a refusal names its rule."""

import copy
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Protocol

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.play.boards import drawing_of
from krainy.play.choosing import Choice, Choosing, NotAllowed, NotUnderstood
from krainy.play.foresight import foresee
from krainy.play.foretelling import foretell
from krainy.play.goals import told_goals
from krainy.play.playthrough import NoUndo, Playthrough
from krainy.play.reference import lookup
from krainy.play.words import Speech, fold

from .opening import (
    DEFAULT_BOT,
    Bots,
    GameName,
    Modules,
    Options,
    RecordFile,
    Seats,
    Seed,
    open_playthrough,
)
from .terminal import Lang, check_writable, log_lines, open_console, speech_of, write_record

COMMANDS = ("back", "undo", "log", "board", "goals", "rules", "quit")
LOG = 20
"""How many lines of the log are told at once."""


def play_command(
    game: GameName,
    seat: Annotated[int, typer.Option(help="Where you sit, from 1.")] = 1,
    seats: Seats = None,
    seed: Seed = None,
    bots: Bots = DEFAULT_BOT,
    option: Options = None,
    modules: Modules = None,
    lang: Lang = "",
    record: RecordFile = None,
) -> None:
    """Play a game against bots."""
    speech = speech_of(lang)
    check_writable(record, speech)
    playthrough = open_playthrough(speech, game, seats, seed, bots, option, modules, person=seat)
    terminal = TerminalGame(playthrough, seat - 1, speech.of(game), open_console())
    try:
        heard_out = terminal.run()
        if record is None and heard_out:
            record = terminal.ask_record()
    finally:
        if record is not None:
            write_record(record, playthrough.record(), speech)
    if record is not None:
        terminal.say("kept", path=str(record))
    if not playthrough.g.over:
        terminal.say("bye" if heard_out else "input-ended")


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


class Leave(Exception):
    """The person leaves the table."""


class Played(Protocol):
    """A game in which a person chooses: a table, or a lesson."""

    g: State
    moves: list[tuple[int, int]]

    @property
    def game(self) -> AnyGame:
        """The game that is played."""

    def actions(self, seat: int) -> list[int]:
        """What a seat is offered."""

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """What a seat may hear of what happened, with the plies."""


class Person:
    """A person who chooses at one seat, in the terminal."""

    def __init__(self, played: Played, seat: int, speech: Speech, console: Console) -> None:
        self.played = played
        self.seat = seat
        self.speech = speech
        self.console = console
        self.drawing = drawing_of(played.game.name)
        self.told = 0
        """The plies whose log has been told."""

    def undo(self) -> None:
        """Back to the person's last choice."""
        raise NotImplementedError

    def choosing(self) -> Choosing:
        """The person begins to choose."""
        return Choosing(self.speech, self.played.g, self.seat, self.played.actions(self.seat))

    def answer(self, choosing: Choosing, line: str) -> Choosing:
        """Do what a line says; the choosing goes on from what is returned."""
        word, _, rest = line.partition(" ")
        command = self.command(word)
        if line.startswith("?"):
            self.explain(choosing, line[1:].strip())
        elif command == "back":
            return self.choosing()
        elif command == "undo":
            self.undo()
        elif command == "log":
            self.tell(self.log(0)[-LOG:])
        elif command == "board":
            self.show(choosing.targets)
        elif command == "goals":
            self.goals()
        elif command == "rules":
            self.rule(rest)
        elif command == "quit":
            raise Leave
        elif line and self.enter(choosing, line):
            self.narrowed(choosing)
        return choosing

    def narrowed(self, choosing: Choosing) -> None:
        """Where a person looks at the screen, mark on the board what can be chosen next."""
        if choosing.chosen is None and self.console.is_terminal:
            self.show(choosing.targets)

    def command(self, word: str, names: Sequence[str] = COMMANDS) -> str:
        """The command that a word names, in English or in the person's language; else nothing."""
        for name in names:
            if fold(word) in (name, fold(self.speech.say(f"command-{name}"))):
                return name
        return ""

    # -- asking and explaining ---------------------------------------------------------------------

    def ask(self, choosing: Choosing) -> None:
        """The question and the choices; first of all, what the decision is about."""
        if choosing.step > 0 and not choosing.entered:
            self.console.print(self.speech.prompt(self.played.g, self.seat), style="bold")
        self.console.print(choosing.question, style="bold")
        self.console.print(self.listed(choosing.choices(), choosing.step == 0))

    def listed(self, choices: list[Choice], first: bool) -> Text:
        """The choices: sentences one below the other, names side by side."""
        items = []
        for choice in choices:
            name = choice.name
            if first and len(choice.actions) > 1:
                name = self.speech.say("choice-count", name=name, count=len(choice.actions))
            items.append(f"{choice.number} {name}" if choice.number != name else name)
        width = max(cell_len(item) for item in items) + 3
        columns = 1 if first or width > 20 else max(1, (self.console.width - 2) // width)
        text = Text()
        for place, item in enumerate(items):
            if place % columns == 0:
                text.append("\n  " if place else "  ")
            text.append(item + " " * (width - cell_len(item)))
        return text

    def enter(self, choosing: Choosing, line: str) -> bool:
        """Whether what was typed is a legal choice; if not, say why."""
        try:
            choosing.enter(line)
        except NotAllowed as refusal:
            self.refuse(refusal)
            return False
        except NotUnderstood as refusal:
            seen = self.drawing.look(self.played.g, self.speech, refusal.word)
            if seen is None:
                self.say("not-understood", word=refusal.word)
            else:
                self.say("not-here", seen=seen)
            return False
        return True

    def refuse(self, refusal: NotAllowed) -> None:
        """Say which rule forbids what was typed."""
        rule = lookup(self.played.game.name, refusal.rule, self.speech.lang)
        self.say("not-allowed", title=rule.title, rule=rule.id, text=rule.text)

    def explain(self, choosing: Choosing, about: str) -> None:
        """What is asked; or what lies at a place; or a rule; or what a choice does, if it is allowed."""
        g = self.played.g
        if not about:
            phrase = g.game.phrase(g, choosing.actions[-1]).split()
            phrase[0] = self.speech.say(f"action-{phrase[0]}.word").split()[0]
            self.console.print(self.speech.prompt(g, self.seat), style="bold")
            self.console.print(self.speech.help(g))
            self.say("help", example=" ".join(phrase))
            return
        seen = self.drawing.look(g, self.speech, about)
        if seen is not None:
            self.console.print(seen)
        elif "." in about:
            self.rule(about)
        else:
            trial = copy.copy(choosing)
            if self.enter(trial, about):
                if trial.chosen is None:
                    self.say("allowed")
                else:
                    self.foretell(trial.chosen)

    def foretell(self, action: int) -> None:
        """What a choice does: what is certain, what it costs and brings, what may follow."""
        told = foretell(self.speech, self.seat, foresee(self.played.g, self.seat, action))
        for line in told.lines:
            self.console.print(line)
        if told.changes:
            self.console.print(", ".join(f"{one.label} {signed(one.by)}" for one in told.changes), style="bold")
        if any(one.dear for one in told.changes):
            self.say("foreseen-dear")
        for chance in told.odds:
            self.say("foreseen-odds", percent=round(100 * chance.share), what=chance.text)
        for one in told.spans:
            bounds = signed(one.low) if one.low == one.high else f"{signed(one.low)} … {signed(one.high)}"
            self.say("foreseen-span", what=f"{one.label} {bounds}")
        self.console.print(told.then, style="dim")

    def goals(self) -> None:
        """How the person can win now, and who else is near."""
        for goal in told_goals(self.played.g, self.seat, self.speech):
            self.console.print(goal.text, style="bold" if goal.urgent else "")

    def rule(self, id: str) -> None:
        """One rule in full."""
        try:
            rule = lookup(self.played.game.name, id, self.speech.lang)
        except BadInput as error:
            self.console.print(str(error))
            return
        self.console.print(f"{rule.title} ({rule.id})", style="bold")
        self.console.print(rule.text)

    # -- showing -----------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> None:
        """A sentence of the command line."""
        self.console.print(self.speech.say(key, **args))

    def show(self, marked: list[str]) -> None:
        """Board and seats."""
        g, width = self.played.g, self.console.width
        self.console.print()
        self.console.print(self.drawing.board(g, self.speech, self.seat, width, marked))
        self.console.print()
        self.console.print(self.drawing.panels(g, self.speech, self.seat, width))
        self.console.print()

    def log(self, since: int) -> list[Text]:
        """What the person may hear of what happened."""
        return log_lines(self.played.g, self.speech, self.drawing, self.played.heard(self.seat, since))

    def news(self) -> None:
        """Tell what has not been told yet."""
        self.tell(self.log(self.told))
        self.told = len(self.played.moves) + 1

    def tell(self, lines: list[Text]) -> None:
        """Some lines of the log."""
        for line in lines:
            self.console.print(line)

    def read(self, prompt: str) -> str:
        """A line from the person; what comes from a pipe is shown as if it had been typed."""
        if sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(prompt + line.strip())
        return line.strip()


class TerminalGame(Person):
    """A game that a person plays at the terminal."""

    def __init__(self, playthrough: Playthrough, seat: int, speech: Speech, console: Console) -> None:
        super().__init__(playthrough, seat, speech, console)
        self.playthrough = playthrough
        self.chosen: list[int] = []
        """The plies at which the person had a choice and made it."""

    def run(self) -> bool:
        """Play until the end, or until the person leaves; false if the input just stopped."""
        g = self.playthrough.g
        title = self.speech.say("game-title")
        self.say("opening", title=title, seats=g.seats, seed=str(g.seed))
        self.say("you-are", seat=self.speech.seats(g, [self.seat]), number=self.seat + 1)
        try:
            while not self.playthrough.g.over:
                self.news()
                if not self.playthrough.bot_move():
                    self.decide()
            self.news()
            self.show([])
            self.console.print(self.speech.result(self.playthrough.g), style="bold")
        except Leave:
            return True
        except EOFError:
            return False
        return True

    def decide(self) -> None:
        """The person's decision; taken at once if there is nothing to choose."""
        only = self.playthrough.forced(self.seat)
        if only is not None:
            sentence = self.speech.name_action(self.playthrough.g, only)
            self.console.print(f"{sentence} {self.speech.say('only-choice')}", style="dim")
            self.playthrough.apply(self.seat, only)
            return
        choosing = self.choosing()
        self.show(choosing.targets)
        ply = len(self.playthrough.moves)
        while choosing.chosen is None:
            self.ask(choosing)
            choosing = self.answer(choosing, self.read("> "))
            if len(self.playthrough.moves) != ply:
                return
        if self.playthrough.cancels(self.seat, choosing.chosen):
            self.undo()
            return
        self.chosen.append(ply)
        self.playthrough.apply(self.seat, choosing.chosen)

    def show(self, marked: list[str]) -> None:
        """Board, seats, and the goal that matters most."""
        super().show(marked)
        for goal in told_goals(self.playthrough.g, self.seat, self.speech)[:1]:
            self.console.print(goal.text, style="italic")
            self.console.print()

    def undo(self) -> None:
        """Back to the person's last choice."""
        try:
            self.playthrough.undo(self.seat, self.chosen[-1] if self.chosen else len(self.playthrough.moves))
        except NoUndo as refusal:
            self.say(f"no-undo-{refusal.reason}")
            return
        self.chosen.pop()
        self.told = len(self.playthrough.moves) + 1
        self.say("undone")

    def ask_record(self) -> Path | None:
        """Where to keep the record, if the person wants to; asked until it can be written."""
        while True:
            self.say("ask-record")
            try:
                name = self.read("> ")
            except EOFError:
                return None
            if not name:
                return None
            try:
                check_writable(Path(name), self.speech)
            except BadInput as error:
                self.console.print(str(error))
            else:
                return Path(name)
