"""Telling: what happened at a table, as data and as sentences; a line is made once, however often it is sent."""

from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.play.table import Table
from krainy.play.words import Speech

from .apart import give_way
from .wire.parts import Line


class Telling:
    """The log of one table in one language."""

    def __init__(self, table: Table, speech: Speech) -> None:
        self.table = table
        self.speech = speech
        self.plies: list[tuple[list[Event], list[Line]]] = []
        """The events of each ply, as the table keeps them, with their lines."""

    def of(self, table: Table) -> "Telling":
        """The same log for a copy of the table: what has been told is not told again."""
        copied = Telling(table, self.speech)
        copied.plies = self.plies.copy()
        return copied

    def log(self, seat: int, since: int = 0) -> list[Line]:
        """What a seat (or -1, who only watches) may hear of what happened since a ply."""
        self.catch_up()
        return [
            line
            for events, lines in self.plies[since:]
            for event, line in zip(events, lines, strict=True)
            if event.heard_by(seat)
        ]

    @staticmethod
    def shared(one: list[Line], other: list[Line]) -> int:
        """How many lines two logs have in common from the beginning on; a line is made once, so it is one object."""
        kept = min(len(one), len(other))
        while kept and one[kept - 1] is not other[kept - 1]:
            kept -= 1
        return kept

    @property
    def behind(self) -> int:
        """How many plies have not been told yet."""
        return len(self.table.told) - self.kept

    @property
    def kept(self) -> int:
        """How many plies have been told and not been taken back: a table forgets the events of what is taken back."""
        told = self.table.told
        kept = min(len(told), len(self.plies))
        while kept and self.plies[kept - 1][0] is not told[kept - 1]:
            kept -= 1
        return kept

    @property
    def steps(self) -> int:
        """How many moves are made again to tell what is missing; the position after the last one is there anyway."""
        kept = self.kept
        return len(self.table.moves) - kept + self.table.steps_to(kept) if kept < len(self.table.moves) else 0

    def catch_up(self) -> None:
        """Make the lines that are missing."""
        told, kept = self.table.told, self.kept
        del self.plies[kept:]
        if kept == len(told):
            return
        for ply, g in enumerate(self.table.positions(kept), kept):
            self.plies.append((told[ply], [self.line(g, ply, event) for event in told[ply]]))
            give_way()

    def line(self, g: State, ply: int, event: Event) -> Line:
        kind = self.table.game.events.kinds[event.kind]
        args = dict(zip(kind.fields, event.args, strict=True))
        return Line(ply, kind.name, args, self.speech.tell(g, event))
