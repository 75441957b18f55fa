"""Story: what one listener hears of a game, with the events in a row that are told as one and the counts of a round.

A game declares both beside its events (`Events.row`, `join`, `instead`, `implies`, `count`), so that the page, the
terminal and transcripts tell the same. Every event stays an event with a line of its own; a line that is told together
with those before it says so.

>>> import krainy
>>> runewars = krainy.load("runewars")
>>> story = Story(runewars.events)
>>> numbers = {kind.name: kind.number for kind in runewars.events.kinds}
>>> drew, got = numbers["drew-quest"], numbers["got-quest"]
>>> [len(story.hear(Event(-1, kind, args)).events) for kind, args in ((drew, [0]), (got, [0, 3]), (drew, [1]))]
[1, 2, 1]
"""

from collections.abc import Iterable
from typing import NamedTuple

from krainy.engine.vocabulary import Event, Events

MOST_SEATS = 16
"""More than sit at any table; seats before the first one come after all others."""
Counted = tuple[int, list[tuple[str, int]]]
"""A seat, and what it is counted: names and numbers."""


class Heard(NamedTuple):
    """A line of a story: events in a row that are told as one, the last of them just heard."""

    kind: int
    """The kind as which they are told."""
    events: list[Event]
    counted: list[Counted]
    """What was counted of the round that has just ended; nothing at any other event."""

    @property
    def joins(self) -> int:
        """How many events before the last one are told with it."""
        return len(self.events) - 1


class Story:
    """What one listener has heard so far."""

    def __init__(self, events: Events) -> None:
        self.declared = events
        self.heard: list[Event] = []
        self.firsts: list[int] = []
        """For each event the first of those with which it is told as one."""
        self.leads: list[int] = []
        """For each event the kind as which they are told."""
        self.needless_before: list[set[int]] = []
        """For each event the kinds instead of which it and those told with it are told."""
        self.counts: dict[tuple[int, str], int] = {}
        """By seat and name, what was counted since the last round ended."""
        self.rounds = 0
        """How many rounds have begun."""
        self.first = 0
        """The seat that began the game, where rounds follow from who takes turns."""
        self.turn = 0
        """How far from it, around the table, the last turn was taken."""
        self.circles = 0
        """How often the turn has come around since then."""

    def copy(self) -> "Story":
        """The same story, to go another way."""
        copied = Story(self.declared)
        copied.heard, copied.firsts, copied.leads = self.heard.copy(), self.firsts.copy(), self.leads.copy()
        copied.needless_before = self.needless_before.copy()
        copied.counts, copied.rounds = self.counts.copy(), self.rounds
        copied.first, copied.turn, copied.circles = self.first, self.turn, self.circles
        return copied

    def hear(self, event: Event) -> Heard:
        """Hear one more event."""
        kind = self.declared.kinds[event.kind]
        lead = event.kind if kind.row < 0 else kind.row
        first = len(self.heard)
        needless: set[int] = set()
        while first and self.leads[first - 1] not in needless and self.needless(event, first - 1):
            needless.add(self.leads[first - 1])
            first = self.firsts[first - 1]
        row = first and kind.row >= 0 and self.leads[first - 1] == lead and self.alike(event, first - 1)
        if row and needless <= self.needless_before[first - 1]:
            needless = self.needless_before[first - 1]
            first = self.firsts[first - 1]
        elif first and first == len(self.heard) and self.implied(event, first - 1):
            first, lead = self.firsts[first - 1], self.leads[first - 1]
        self.heard.append(event)
        self.firsts.append(first)
        self.leads.append(lead)
        self.needless_before.append(needless)
        return Heard(lead, self.heard[first:], self.count(event))

    def tell(self, events: Iterable[Event]) -> list[Heard]:
        """What is told of these events when all of them are heard, each once."""
        told: list[Heard] = []
        rows: list[int] = []
        for event in events:
            heard = self.hear(event)
            while rows and rows[-1] >= self.firsts[-1]:
                rows.pop()
                told.pop()
            rows.append(len(self.heard) - 1)
            told.append(heard)
        return told

    def needless(self, event: Event, place: int) -> bool:
        """Whether an event is told instead of an earlier one and those told with it."""
        earlier, lead = self.heard[place], self.leads[place]
        same = self.declared.kinds[event.kind].instead.get(earlier.kind)
        if lead not in (earlier.kind, self.declared.kinds[earlier.kind].row):
            return False
        return same is not None and all(earlier.args[theirs] == event.args[own] for theirs, own in same)

    def alike(self, event: Event, place: int) -> bool:
        """Whether an event continues the row to which an earlier one belongs."""
        kinds = self.declared.kinds
        last = self.leader(place)
        if last is None:
            return False
        kind, before = kinds[event.kind], kinds[last.kind]
        pairs = zip(kind.same, before.same, strict=True)
        return all(event.args[own] == last.args[theirs] for own, theirs in pairs)

    def implied(self, event: Event, place: int) -> bool:
        """Whether an earlier event says what this one says."""
        last = self.leader(place)
        if last is None:
            return False
        same = self.declared.kinds[last.kind].implied.get(event.kind)
        return same is not None and all(event.args[theirs] == last.args[own] for theirs, own in same)

    def leader(self, place: int) -> Event | None:
        """The last event of a row that is told, not merely implied."""
        kinds, lead = self.declared.kinds, self.leads[place]
        for event in reversed(self.heard[self.firsts[place] : place + 1]):
            if event.kind == lead or kinds[event.kind].row == lead:
                return event
        return None

    def count(self, event: Event) -> list[Counted]:
        """Count an event; with the end of a round, all that was counted in it."""
        ended = self.end_round() if self.comes_around(event) else []
        for one in self.declared.counts:
            if event.kind == one.kind and all(event.args[place] == wanted for place, wanted in one.where):
                what = event.args[one.seat], one.name
                amount = 1 if one.amount < 0 else event.args[one.amount]
                self.counts[what] = self.counts.get(what, 0) + amount
        return self.end_round() if event.kind in self.declared.rounds else ended

    def comes_around(self, event: Event) -> bool:
        """Whether the turn has come around as often as makes a round: to the first seat or the one after it."""
        place = self.declared.turns.get(event.kind)
        if place is None:
            return False
        seat = event.args[place]
        if event.kind == self.declared.opener:
            self.first, self.turn, self.circles = seat, 0, 0
            return False
        before, self.turn = self.turn, (seat - self.first) % MOST_SEATS
        self.circles += self.turn < before
        return self.turn < before and self.circles % self.declared.circles == 0

    def end_round(self) -> list[Counted]:
        """What was counted in the round that ends here."""
        counts, self.counts = self.counts if self.rounds else {}, {}
        self.rounds += 1
        names = list(dict.fromkeys(one.name for one in self.declared.counts))
        return [
            (seat, [(name, counts[seat, name]) for name in names if counts.get((seat, name), 0)])
            for seat in sorted({seat for (seat, _), number in counts.items() if number and seat >= 0})
        ]
