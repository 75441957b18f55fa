"""The log of a game: what happened, as data and as sentences; a line is made once, however often it is sent."""

from bisect import bisect_left
from collections.abc import Iterable

from msgspec import UNSET

from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.play.playthrough import Playthrough
from krainy.play.sentences import NamedEvent, Sentence
from krainy.play.story import Story
from krainy.play.words import PointedAt, Speech

from ..process.background import give_way
from ..wire.frames import Offer
from ..wire.parts import Counted, Line, Round


class SeatLog:
    """What one seat has been told, or several."""

    def __init__(self, story: Story) -> None:
        self.plies = 0
        """So many plies have been told."""
        self.lines: list[Line] = []
        self.told: list[NamedEvent] = []
        """The events of the lines."""
        self.story = story

    def add(self, speech: Speech, g: State, told: NamedEvent, line: Line) -> None:
        """Hear one more event. Its line is as it is, or tells those before it, too, or ends a round."""
        heard = self.story.hear(told.event)
        self.told.append(told)
        if heard.joins or heard.counted:
            sentence = speech.sentence(g.game, heard.kind, self.told[-len(heard.events) :])
            line = told_line(line.ply, line.event, line.args, sentence)
        if heard.joins:
            line.joins = heard.joins
        if heard.counted:
            seats = [Counted(one[0], speech.tell_counts(g, one)) for one in heard.counted]
            line.round = Round(speech.of(g.game.name).say("counts-title"), seats)
        self.lines.append(line)

    def copy(self) -> "SeatLog":
        """The same, to go another way."""
        copied = SeatLog(self.story.copy())
        copied.plies, copied.lines, copied.told = self.plies, self.lines.copy(), self.told.copy()
        return copied


class GameLog:
    """The log of one table in one language."""

    def __init__(self, playthrough: Playthrough, speech: Speech) -> None:
        self.playthrough = playthrough
        self.speech = speech
        self.plies: list[list[tuple[NamedEvent, Line]]] = []
        """The events of each ply, each with its line as it is if nothing is told with it."""
        self.events: list[object] = []
        """The lists of events from which they were made, as the table keeps them."""
        self.seats: dict[int, SeatLog] = {}
        """What was told, by seat; one object for those who have been told the same."""
        self.pointed_at: PointedAt | None = None
        """What the things of the position were called when somebody last asked."""
        self.offers: dict[str, dict[int, Offer]] = {}
        """By the decision that is asked and by action, the offers in which nothing can be called otherwise later."""

    def of(self, playthrough: Playthrough) -> "GameLog":
        """The same log for a copy of the table: what has been told is not told again."""
        copied = GameLog(playthrough, self.speech)
        copied.plies, copied.events = self.plies.copy(), self.events.copy()
        copies = {id(one): one.copy() for one in self.seats.values()}
        copied.seats = {seat: copies[id(one)] for seat, one in self.seats.items()}
        return copied

    def log(self, seat: int) -> list[Line]:
        """What a seat (or -1, who only watches) may hear of what happened. The list grows with the game, and is another
        one when moves were taken back."""
        self.catch_up()
        if seat not in self.seats:
            self.seats[seat] = self.known_as(seat) or SeatLog(Story(self.playthrough.game.events))
        one = self.seats[seat]
        if one.plies < len(self.plies):
            self.go_on(seat, one)
        return one.lines

    def known_as(self, seat: int) -> SeatLog | None:
        """What another seat was told, if this one may hear the same of all of it."""
        for other, one in self.seats.items():
            if all(hear_alike(seat, other, ply) for ply in self.plies[: one.plies]):
                return one
        return None

    def go_on(self, seat: int, one: SeatLog) -> None:
        """Tell a seat what is new, together with those who have been told the same; whoever hears something else from
        here on gets a copy, which goes its own way."""
        others = [other for other, same in self.seats.items() if same is one and other != seat]
        for ply in self.plies[one.plies :]:
            parted = [other for other in others if not hear_alike(seat, other, ply)]
            if parted:
                apart = one.copy()
                self.seats.update(dict.fromkeys(parted, apart))
                others = [other for other in others if other not in parted]
            for told, line in heard_by(seat, [ply]):
                one.add(self.speech, self.playthrough.g, told, line)
            one.plies += 1

    def since(self, seat: int, ply: int) -> list[str]:
        """What a seat may hear of what happened from a ply on, in sentences."""
        self.catch_up()
        some = [told for told, _ in heard_by(seat, self.plies[ply:])]
        said: list[str] = []
        done = 0
        for heard in Story(self.playthrough.game.events).tell([told.event for told in some]):
            together = some[done : done + len(heard.events)]
            done += len(heard.events)
            said.append(self.speech.sentence(self.playthrough.game, heard.kind, together).text)
        return said

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
        while kept and self.events[kept - 1] is not told[kept - 1]:
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
            self.plies.append([plain_line(self.speech, things, ply, event) for event in told[ply]])
            self.events.append(told[ply])
            give_way()

    @property
    def things(self) -> PointedAt:
        """What the things of the position as it is now are called."""
        if self.pointed_at is None:
            self.pointed_at = PointedAt(self.speech, self.playthrough.g)
        elif self.pointed_at.g is not self.playthrough.g:
            self.pointed_at.go_on(self.playthrough.g)
        return self.pointed_at

    def take_back(self, ply: int) -> None:
        """Forget what was told from a ply on."""
        del self.plies[ply:]
        del self.events[ply:]
        shorter = {id(one): self.shortened(one, ply) for one in self.seats.values()}
        self.seats = {seat: shorter[id(one)] for seat, one in self.seats.items()}

    def shortened(self, before: SeatLog, ply: int) -> SeatLog:
        """What was told before a ply."""
        kept = bisect_left(before.lines, ply, key=lambda line: line.ply)
        now = SeatLog(Story(self.playthrough.game.events))
        now.plies, now.lines, now.told = min(before.plies, ply), before.lines[:kept], before.told[:kept]
        for one in now.told:
            now.story.hear(one.event)
        return now


def plain_line(speech: Speech, things: PointedAt, ply: int, event: Event) -> tuple[NamedEvent, Line]:
    """An event, and its line if nothing is told with it."""
    g = things.g
    kind, told = g.game.events.kinds[event.kind], speech.told_event(g, event, things)
    args = dict(zip(kind.fields, event.args, strict=True))
    return told, told_line(ply, kind.name, args, speech.sentence(g.game, event.kind, [told]))


def heard_by(seat: int, plies: Iterable[list[tuple[NamedEvent, Line]]]) -> Iterable[tuple[NamedEvent, Line]]:
    """What a seat may hear."""
    return (one for ply in plies for one in ply if one[0].event.heard_by(seat))


def hear_alike(seat: int, other: int, ply: list[tuple[NamedEvent, Line]]) -> bool:
    """Whether two seats may hear the same of a ply."""
    return all(told.event.heard_by(seat) == told.event.heard_by(other) for told, _ in ply)


def told_line(ply: int, event: str, args: dict[str, int], sentence: Sentence) -> Line:
    """A line of the log."""
    return Line(ply, event, args, sentence.text, sentence.names or UNSET)
