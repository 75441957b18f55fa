"""Telling: what happened at a table, as data and as sentences; a line is made once, however often it is sent."""

from typing import Any

from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.play.table import Table
from krainy.play.words import Speech

Line = dict[str, Any]


class Telling:
    """The log of one table in one language."""

    def __init__(self, table: Table, speech: Speech) -> None:
        self.table = table
        self.speech = speech
        self.plies: list[tuple[list[Event], list[Line]]] = []
        """The events of each ply, as the table keeps them, with their lines."""

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
        """How many plies have not been told yet, as far as nothing was taken back."""
        return len(self.table.told) - len(self.plies)

    def catch_up(self) -> None:
        """Make the lines that are missing; what has been taken back is gone from the table's events too."""
        told = self.table.told
        kept = min(len(told), len(self.plies))
        while kept and self.plies[kept - 1][0] is not told[kept - 1]:
            kept -= 1
        del self.plies[kept:]
        if kept == len(told):
            return
        for ply, g in enumerate(self.table.positions(kept), kept):
            self.plies.append((told[ply], [self.line(g, ply, event) for event in told[ply]]))

    def line(self, g: State, ply: int, event: Event) -> Line:
        kind = self.table.game.events.kinds[event.kind]
        args = dict(zip(kind.fields, event.args, strict=True))
        return {"ply": ply, "event": kind.name, "args": args, "text": self.speech.tell(g, event)}
