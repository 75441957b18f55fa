"""The log of a game: what happened, as data and as sentences; a line is made once, however often it is sent."""

from bisect import bisect_left

from krainy.engine.vocabulary import Event
from krainy.play.playthrough import Playthrough
from krainy.play.words import PointedAt, Speech

from ..process.background import give_way
from ..wire.parts import Line


class GameLog:
    """The log of one table in one language."""

    def __init__(self, playthrough: Playthrough, speech: Speech) -> None:
        self.playthrough = playthrough
        self.speech = speech
        self.plies: list[tuple[list[Event], list[Line]]] = []
        """The events of each ply, as the table keeps them, with their lines."""
        self.heard: dict[int, tuple[int, list[Line]]] = {}
        """By seat, for how many plies its log was made, and the log."""
        self.pointed_at: PointedAt | None = None
        """What the things of the position were called when somebody last asked."""

    def of(self, playthrough: Playthrough) -> "GameLog":
        """The same log for a copy of the table: what has been told is not told again."""
        copied = GameLog(playthrough, self.speech)
        copied.plies = self.plies.copy()
        copied.heard = {seat: (plies, lines.copy()) for seat, (plies, lines) in self.heard.items()}
        return copied

    def log(self, seat: int) -> list[Line]:
        """What a seat (or -1, who only watches) may hear of what happened. The list grows with the game, and is another
        one when moves were taken back."""
        self.catch_up()
        plies, lines = self.heard.get(seat, (0, []))
        if plies < len(self.plies):
            lines += self.heard_by(seat, plies)
            self.heard[seat] = (len(self.plies), lines)
        return lines

    def since(self, seat: int, ply: int) -> list[Line]:
        """What a seat may hear of what happened from a ply on."""
        self.catch_up()
        return self.heard_by(seat, ply)

    def heard_by(self, seat: int, ply: int) -> list[Line]:
        return [
            line
            for events, lines in self.plies[ply:]
            for event, line in zip(events, lines, strict=True)
            if event.heard_by(seat)
        ]

    @staticmethod
    def shared(one: list[Line], known: int, other: list[Line]) -> int:
        """How many of the first lines of a log that somebody knows are the first ones of another; a line is made once,
        so it is one object."""
        kept = min(known, len(other))
        while kept and one is not other and one[kept - 1] is not other[kept - 1]:
            kept -= 1
        return kept

    @property
    def behind(self) -> int:
        """How many plies have not been told yet."""
        return len(self.playthrough.told) - self.kept

    @property
    def kept(self) -> int:
        """How many plies have been told and not been taken back: a table forgets the events of what is taken back."""
        told = self.playthrough.told
        kept = min(len(told), len(self.plies))
        while kept and self.plies[kept - 1][0] is not told[kept - 1]:
            kept -= 1
        return kept

    @property
    def steps(self) -> int:
        """How many moves are made again to tell what is missing; the position after the last one is there anyway."""
        kept = self.kept
        return (
            len(self.playthrough.moves) - kept + self.playthrough.steps_to(kept)
            if kept < len(self.playthrough.moves)
            else 0
        )

    def catch_up(self) -> None:
        """Make the lines that are missing."""
        told, kept = self.playthrough.told, self.kept
        if kept < len(self.plies):
            self.take_back(kept)
        if kept == len(told):
            return
        for ply, g in enumerate(self.playthrough.positions(kept), kept):
            things = self.things if g is self.playthrough.g else PointedAt(self.speech, g)
            self.plies.append((told[ply], [self.line(things, ply, event) for event in told[ply]]))
            give_way()

    @property
    def things(self) -> PointedAt:
        """What the things of the position as it is now are called."""
        if self.pointed_at is None or self.pointed_at.g is not self.playthrough.g:
            self.pointed_at = PointedAt(self.speech, self.playthrough.g)
        return self.pointed_at

    def take_back(self, ply: int) -> None:
        """Forget what was told from a ply on."""
        del self.plies[ply:]
        for seat, (plies, lines) in self.heard.items():
            self.heard[seat] = (min(plies, ply), lines[: bisect_left(lines, ply, key=lambda line: line.ply)])

    def line(self, things: PointedAt, ply: int, event: Event) -> Line:
        kind = self.playthrough.game.events.kinds[event.kind]
        args = dict(zip(kind.fields, event.args, strict=True))
        return Line(ply, kind.name, args, self.speech.tell(things.g, event, things))
