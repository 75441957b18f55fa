"""What the terminal is told of the compile that runs beside a command."""

import sys

from krainy._native import Progress, progress
from krainy.play.words import Speech


class Teller:
    """Writes one line when something has changed; on a terminal the percentage is redrawn in place."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.last = Progress("")

    def __call__(self, now: Progress) -> None:
        if now == self.last:
            return
        terminal = sys.stderr.isatty()
        if terminal and self.last.state == "compiling":
            print("\r\033[K", end="", file=sys.stderr)
        if now.state == "compiling" and terminal:
            print(describe(self.speech, now), end="", file=sys.stderr, flush=True)
        elif (
            now.state != self.last.state and now.state != "interpreted" and (self.last.state or now.state != "compiled")
        ):
            print(describe(self.speech, now), file=sys.stderr, flush=True)
        self.last = now

    def end(self) -> None:
        """Say at the end of the command what becomes of a compile that is not done: it ends with the command."""
        if self.last.state == "compiling":
            self(self.last._replace(state="unfinished"))


def describe(speech: Speech, now: Progress) -> str:
    """How far the compiled engine is, in one line."""
    return speech.say(f"engine-{now.state}", percent=now.percent, text=now.text)


def tell_afterwards(speech: Speech) -> None:
    """After a game in the terminal: how far the compile beside it came, which ends with the command."""
    now = progress()
    if now.state == "compiling":
        now = now._replace(state="unfinished")
    if now.state not in ("compiled", "interpreted"):
        print(describe(speech, now), file=sys.stderr)
