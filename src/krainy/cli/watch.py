"""`krainy watch GAME`: bots play; the board is drawn and the log is told."""

import time
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from krainy.engine.errors import BadInput
from krainy.play.boards import Drawing, drawing_of
from krainy.play.playthrough import Playthrough
from krainy.play.words import Speech

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

LEAST_LOG = 4
MOST_LOG = 10
LONGEST_PACE = 60


def watch_command(
    game: GameName,
    seats: Seats = None,
    seed: Seed = None,
    bots: Bots = DEFAULT_BOT,
    option: Options = None,
    modules: Modules = None,
    lang: Lang = "",
    pace: Annotated[float, typer.Option(help="Seconds between moves; 0 prints the log plainly.")] = 0.8,
    record: RecordFile = None,
) -> None:
    """Watch bots play a game."""
    speech = speech_of(lang)
    if not 0 <= pace <= LONGEST_PACE:
        raise BadInput(speech.say("error-pace", pace=str(pace)))
    check_writable(record, speech)
    playthrough = open_playthrough(speech, game, seats, seed, bots, option, modules)
    show = Show(playthrough, speech.of(game), open_console())
    try:
        show.run(pace)
    finally:
        if record is not None:
            write_record(record, playthrough.record(), speech)
    if record is not None:
        show.console.print(speech.say("kept", path=str(record)), style="dim")


class Show:
    """A table shown to somebody who only watches."""

    def __init__(self, playthrough: Playthrough, speech: Speech, console: Console) -> None:
        self.playthrough = playthrough
        self.speech = speech
        self.console = console
        self.drawing: Drawing = drawing_of(playthrough.game.name)
        self.lines = self.log(0)

    def run(self, pace: float) -> None:
        """Play to the end: redrawn in place where there is room for it, else line by line."""
        if self.console.is_terminal and pace > 0 and self.height() + LEAST_LOG <= self.console.height:
            self.redraw(pace)
        else:
            self.scroll(pace if self.console.is_terminal else 0)

    def redraw(self, pace: float) -> None:
        """One picture, redrawn after every move that tells something."""
        with Live(self.picture(), console=self.console, auto_refresh=False) as live:
            time.sleep(pace)
            while self.playthrough.bot_move():
                new = self.log(len(self.playthrough.moves))
                self.lines += new
                live.update(self.picture(), refresh=True)
                time.sleep(pace if new else 0)

    def scroll(self, pace: float) -> None:
        """The log line by line, then the last position."""
        self.console.print(self.heading())
        for line in self.lines:
            self.console.print(line)
        while self.playthrough.bot_move():
            for line in self.log(len(self.playthrough.moves)):
                self.console.print(line)
                time.sleep(pace)
        for part in self.position():
            self.console.print(part)
        self.console.print(self.speech.result(self.playthrough.g), style="bold")

    def log(self, since: int) -> list[Text]:
        """The log from a ply on."""
        return log_lines(self.playthrough.g, self.speech, self.drawing, self.playthrough.heard(-1, since))

    def heading(self) -> Text:
        """Which game this is and how to see it again."""
        g = self.playthrough.g
        title = self.speech.say("game-title")
        return Text(self.speech.say("opening", title=title, seats=g.seats, seed=str(g.seed)), style="bold")

    def position(self, legend: bool = True) -> list[RenderableType]:
        """Board, legend and seats."""
        g, width = self.playthrough.g, self.console.width
        parts: list[RenderableType] = [
            Text(),
            self.drawing.board(g, self.speech, -1, width, []),
            Text(),
        ]
        signs = self.drawing.legend(g, self.speech, width)
        if signs is not None and legend:
            parts += [signs, Text()]
        return [*parts, self.drawing.panels(g, self.speech, -1, width), Text()]

    def height(self, legend: bool = False) -> int:
        """The lines that the picture needs without its log."""
        parts = Group(self.heading(), *self.position(legend))
        return len(self.console.render_lines(parts, pad=False)) + 2

    def picture(self) -> RenderableType:
        """Everything at one glance; the legend only where there is room for it."""
        room = self.console.height - self.height(legend=True)
        legend = room >= LEAST_LOG
        room = room if legend else self.console.height - self.height()
        lines = self.lines[-max(1, min(room, MOST_LOG)) :]
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        asked = Text(self.speech.prompt(self.playthrough.g), style="bold")
        return Group(self.heading(), *self.position(legend), *lines, Text(), asked)
