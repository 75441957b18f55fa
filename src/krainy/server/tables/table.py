"""A table: what its rows amount to. No network, no database: equal rows make equal tables."""

import copy
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Self

import krainy
from krainy.engine.errors import IllegalAction
from krainy.engine.state import State
from krainy.play.endings import ABANDONED, AGREED, ENDLESS, Ending, playing, resigned
from krainy.play.fairness import Share, draw
from krainy.play.playthrough import PERSON, NoUndo, Playthrough, Tried
from krainy.play.words import speak

from ..errors import Refused
from ..process.background import give_way
from ..storage.database import Head, Row
from ..wire.frames import Fairness
from ..wire.parts import Line, Status
from .checks import check, check_ply
from .deadlines import SPAN, day_of, days_off
from .game_log import GameLog
from .notes import Note, with_notes
from .proposals import ABANDON, Proposal, by_agreement, completes, proposed
from .stake import SCREEN, first_sitters, stakes

SUBSTITUTE = "greedy"
"""The bot that takes the seat of a person who resigns or is out of time."""


FINAL = 1
"""The number of a resignation that ends the game; in rows of older versions a bot always played on."""


class Undo(NamedTuple):
    """What an undo would take back: all moves since a ply of the game; `free` if it makes the game a practice."""

    ply: int
    free: bool


class Outcome(NamedTuple):
    """What a row leads to, found out before it is written and adopted afterwards."""

    status: str | None = None
    """Where the table stands then, if that is new."""
    tried: Tried | None = None
    """The move of the row, made on a copy of the position."""


NO_OUTCOMES: Mapping[int, Outcome] = MappingProxyType({})


class Table:
    """One table with everything that has happened at it."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.playthrough = self.lay(head, head.seed or 0)
        """Its game; until the seed is drawn this is any game with these options, which nobody is shown."""
        self.players: list[str] = [PERSON if chair == SCREEN else chair for chair in head.chairs]
        """Who chooses for each seat now: 'person' or the name of a bot."""
        self.sitters: list[str] = first_sitters(head)
        """The guest of each seat; nobody at a bot's seat or at one not yet taken."""
        self.resigned: dict[int, int] = {}
        """The seats whose persons have resigned, each with the number of rows that there were then."""
        self.ending: Ending | None = Ending.read(head.terms["ending"]) if "ending" in head.terms else None
        """How people have ended the game, before its rules did; nothing brings it back."""
        self.offers: set[int] = set()
        """The seats that offer a draw or have agreed to one."""
        self.offered_at = 0
        """How many rows there were when the offers last changed."""
        self.proposal: Proposal | None = None
        """What somebody asks of all others: to take moves back, or to abandon the game."""
        self.turned_down: set[str] = set()
        """The guests whose proposal came to nothing; they can propose again when somebody else has played."""
        self.retracted = False
        """Whether moves were taken back by agreement: somebody knows what they could not know then."""
        self.barred: set[str] = set()
        """The guests whose offer came to nothing; they can offer again when somebody else has played."""
        self.last_lines: dict[str, Line] = {}
        """By language, the line of the log that tells how people ended the game."""
        self.resting: set[int] = set()
        """The seats that have asked for a pause."""
        self.commitments: dict[str, str] = {}
        """By guest, the hash of a salt that is promised for the seed."""
        self.salts: dict[str, str] = {}
        """By guest, a salt that has been revealed."""
        self.drawing = 0.0
        """Since when the seed is being drawn; 0 before."""
        self.started = False
        self.cancelled = False
        self.kicked: set[str] = set()
        """The guests whom the host does not want here, and the addresses from which they came."""
        self.addresses: dict[int, str] = {}
        """By seat, from where its person sat down, as a code that means nothing elsewhere; of listed tables only."""
        self.practice = head.origin != "new"
        self.length = 0
        """How many rows there are: the ply that the next one gets."""
        self.keys: dict[tuple[str, str], int] = {}
        self.since: list[int] = [0] * len(head.chairs)
        """From which ply on each seat has been asked what it is asked now."""
        self.asked_at = head.time
        """When the decision now asked was first asked."""
        self.turns: dict[str, int] = {}
        """The guests who have to decide, each with the ply from which on that has been so without a break."""
        self.resting_from = 0.0
        self.holidays: dict[str, frozenset[int]] = {}
        """By guest, the days on which the clock stands still for them."""
        self.extensions: dict[int, int] = {}
        """By seat, the seconds that others have added to its time for what is asked now."""
        self.extenders: set[tuple[int, str]] = set()
        """For which seats who has done so."""
        self.notes: list[Note] = []
        """What people did beside the game, as the log tells it."""
        self.note_lines: dict[tuple[str, int], Line] = {}
        """By language and number, the lines that tell it."""
        self.substituted: list[int] = []
        """The plies of the game at which a bot played for a person who was away."""
        self.game_logs: dict[str, GameLog] = {}
        """The log in every language that somebody reads."""
        self.renewed = 0
        """The rules version under which the game was begun, if it is played on under another; else 0."""
        self.open_options = open_options(head)
        self.proof: tuple[bool, Fairness] | None = None
        """How fair chance is here, as frames last told it, and whether nothing was secret then."""
        self.common: dict[str, object] = {}
        """What the last snapshots told everybody in the same words."""
        self.left: dict[int, Table] = {}
        """By seat, the table as it was when the seat's person resigned: that is what this person still sees."""

    def lay(self, head: Head, seed: int) -> Playthrough:
        """The game of this table; one of other rules is read elsewhere."""
        game = krainy.load(head.game)
        if game.version != head.rules:
            raise Refused("rules", f"this table was made under rules version {head.rules} of {head.game}")
        return Playthrough.begun(game, [PERSON] * len(head.chairs), seed, head.options)

    @property
    def names_at_screen(self) -> list[str]:
        """By seat, what those who play at the screen of the host are called; nothing for all others."""
        return list(self.head.terms.get("names", [])) or [""] * len(self.head.chairs)

    @property
    def g(self) -> State:
        """The position."""
        return self.playthrough.g

    @property
    def persons(self) -> list[int]:
        """The seats that persons play now."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    @property
    def paused(self) -> bool:
        """A pause begins when all persons have asked for it."""
        return bool(self.resting) and set(self.persons) <= self.resting

    @property
    def status(self) -> Status:
        """Where the table stands, in one word."""
        if self.head.origin == "upload":
            return "record"
        if self.cancelled:
            return "cancelled"
        if not self.started:
            return "open"
        return "over" if self.over else "paused" if self.paused else "playing"

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by those who played."""
        return self.g.over or self.ending is not None

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        if self.ending is not None:
            return list(self.ending.winners)
        return [seat for seat in range(self.g.seats) if self.g.winners >> seat & 1]

    @property
    def endless(self) -> int:
        """After how many moves those who play may end the game as an endless one; 0 if they cannot."""
        return int(self.head.terms.get("endless", 0))

    @property
    def free_seats(self) -> list[int]:
        """The seats that wait for a person."""
        return [] if self.cancelled else [seat for seat in self.persons if not self.sitters[seat]]

    @property
    def stakes(self) -> dict[int, str]:
        """The seats at which somebody has a stake, each with its guest."""
        return stakes(self.sitters, self.resigned)

    def has_stake(self, seat: int, guest: str) -> bool:
        """Whether this guest has a stake at a seat."""
        return bool(guest) and self.sitters[seat] == guest and seat not in self.resigned

    @property
    def voters(self) -> dict[int, str]:
        """The seats that must agree to a draw, each with its guest: those with a stake that are still in the game."""
        still = playing(self.g)
        return {seat: guest for seat, guest in self.stakes.items() if seat in still}

    @property
    def closed(self) -> bool:
        """Whether nothing of this table is secret any more."""
        return self.status in ("over", "record")

    @property
    def playable(self) -> bool:
        """Whether the rules of this game are here."""
        return True

    @property
    def unfinished(self) -> bool:
        """Whether the game has ended without an end of its own."""
        return self.g.unfinished

    @property
    def actors(self) -> list[int]:
        """The seats that have to decide."""
        return self.g.actors() if self.started else []

    @property
    def shown(self) -> bool:
        """Whether there is a position to see: nobody gets one before the start."""
        return self.started or self.head.origin == "upload"

    def alone(self, guest: str) -> bool:
        """Whether nobody but this guest has a stake here; a game of a tournament concerns others, too."""
        return set(self.stakes.values()) == {guest} and not self.contested

    @property
    def contested(self) -> bool:
        """Whether the game belongs to a tournament."""
        return "tournament" in self.head.terms

    def follows(self, guest: str) -> bool:
        """Whether this visitor ('' has no name) hears at once what everybody may hear of the game: who has a stake, and
        all where the table is open; who made a table without spectators and has no seat there watches it too."""
        watch = self.head.terms["watch"]
        made = watch == "none" and guest == self.head.host and guest not in self.sitters
        return self.closed or watch == "open" or made or (bool(guest) and guest in self.stakes.values())

    @property
    def shares(self) -> list[Share]:
        """What each person who sits here puts into the seed, by the person's first seat."""
        people = {guest: seat for seat, guest in reversed(list(enumerate(self.sitters))) if guest}
        return sorted(
            Share(seat, self.commitments.get(guest, ""), self.salts.get(guest, "")) for guest, seat in people.items()
        )

    @property
    def revealed(self) -> bool:
        """Whether everybody who has promised a salt has revealed it."""
        return all(share.salt for share in self.shares if share.commitment)

    def game_log(self, lang: str) -> GameLog:
        """The log in a language."""
        if lang not in self.game_logs:
            self.game_logs[lang] = GameLog(self.playthrough, speak(lang, self.head.game))
        return self.game_logs[lang]

    def log(self, lang: str, seat: int) -> list[Line]:
        """What a seat may hear of what has happened, in a language; the list may grow with the game."""
        if not self.shown:
            return []
        lines = self.game_log(lang).log(seat)
        if self.notes:
            lines = with_notes(lines, [self.note_line(lang, number) for number in range(len(self.notes))])
        return lines if self.ending is None else [*lines, self.last_line(lang, self.ending)]

    def note_line(self, lang: str, number: int) -> Line:
        """The line that tells what people did beside the game; made once, as the others are."""
        note = self.notes[number]
        if (lang, number) not in self.note_lines:
            text = speak(lang, self.head.game).note(self.g, note.kind, note.seat, note.other)
            self.note_lines[lang, number] = Line(note.ply, note.kind, {}, text)
        return self.note_lines[lang, number]

    def note(self, kind: str, seat: int, other: int = -1) -> None:
        """The log tells of this from now on."""
        self.notes.append(Note(len(self.playthrough.moves), kind, seat, seat if other < 0 else other))

    def last_line(self, lang: str, ending: Ending) -> Line:
        """The line that tells how people ended the game; made once, as the others are."""
        if lang not in self.last_lines:
            text = speak(lang, self.head.game).ending(self.g, ending)
            self.last_lines[lang] = Line(len(self.playthrough.moves), "ended", {}, text)
        return self.last_lines[lang]

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest, also those that a bot plays for now; who has no name here ('') has none."""
        return [seat for seat, sitter in enumerate(self.sitters) if guest and sitter == guest]

    def alone_at(self, seat: int) -> bool:
        """Whether whoever plays this seat plays no other one."""
        return self.sitters.count(self.sitters[seat]) == 1

    def undo_of(self, seat: int) -> Undo | None:
        """What a seat could take back now."""
        moves = self.playthrough.moves
        last = len(moves) - 1
        own_last = bool(moves) and moves[last][0] == seat and last >= self.g.horizon and not self.g.over
        if not own_last and (self.contested or list(self.stakes) != [seat]):
            return None
        if self.players[seat] != PERSON or self.status not in ("playing", "over") or self.ending is not None:
            return None
        if own_last:
            return Undo(last, False)
        own = next((ply for ply in range(last, -1, -1) if moves[ply][0] == seat), -1)
        return Undo(own, True) if own >= 0 else None

    # -- what happens ------------------------------------------------------------------------------------------------

    def check(self, row: Row) -> None:
        """Whether this row may come next; a refusal says why."""
        check(self, row)

    def check_ply(self, row: Row, ply: int) -> None:
        """Whether one who has seen this ply may ask for the row."""
        check_ply(self, row, ply)

    def outcome(self, row: Row) -> Outcome:
        """What a row that may come next leads to; nothing is changed."""
        if row.kind == "move":
            tried = self.tried(row)
            return Outcome("over" if tried.g.over else None, tried)
        if row.kind == "start":
            return Outcome("playing")
        if row.kind == "cancel":
            return Outcome("cancelled")
        if row.kind == "undo" and self.g.over:
            return Outcome("playing")
        return Outcome("over" if self.ending_by(row) is not None else None)

    def add(self, row: Row, outcome: Outcome | None = None) -> None:
        """One more row; it has been checked or comes from the database. A move whose outcome is known is not made
        again."""
        asked, menus = self.standing()
        ending = self.ending_by(row)
        agreed, proposal = by_agreement(self, row), proposed(self, row)
        if row.kind == "sit":
            self.sitters[row.seat] = row.guest
            if row.key:
                self.addresses[row.seat] = row.key
        elif row.kind in ("leave", "kick"):
            self.part(row)
        elif row.kind == "cancel":
            self.cancelled = True
        elif row.kind == "commit":
            self.commitments[row.guest] = row.key
        elif row.kind == "draw":
            self.drawing = row.time
        elif row.kind == "reveal":
            self.salts[row.guest] = row.key
        elif row.kind == "start":
            self.start()
        elif row.kind == "move":
            self.move(row, outcome.tried if outcome else None)
            self.play_on(row)
        elif row.kind == "undo":
            self.undo(row)
            if agreed:
                self.note("taken-back", row.seat)
        elif row.kind == "resign":
            self.resign(row)
        elif row.kind == "bot":
            self.substitute(row.seat)
            self.note("substituted", row.seat)
        elif row.kind == "back":
            self.players[row.seat] = PERSON
            self.note("returned", row.seat)
        elif row.kind == "holiday":
            first, days = divmod(row.action, SPAN)
            self.holidays[row.guest] = days_off(self, row.guest, first, days, day_of(self, row.time))
        elif row.kind == "extend":
            self.extensions[row.action] = self.extensions.get(row.action, 0) + self.head.terms["seconds"]
            self.extenders.add((row.action, row.guest))
            self.note("extended", row.seat, row.action)
        elif row.kind == "pause":
            self.resting.add(row.seat)
            self.resting_from = row.time
        elif row.kind == "resume":
            if self.paused:
                self.asked_at += row.time - self.resting_from
            self.resting.clear()
        elif row.kind == "offer":
            self.offers |= self.seats_with(row)
            self.offered_at = row.ply + 1
        elif row.kind == "decline":
            self.drop_offers(row)
        elif row.kind == "rules":
            self.renewed = row.action if self.shown else 0
        if self.proposal is not None and proposal is None and not agreed:
            self.turned_down.add(self.sitters[self.proposal.seat])
        elif row.kind == "move" and row.guest:
            self.turned_down &= {row.guest}
        self.proposal = proposal
        self.ending = self.ending or ending
        self.length = row.ply + 1
        if row.key and row.kind != "sit":
            self.keys[row.guest, row.key] = row.ply
        self.note_asked(row, asked, menus)
        if row.kind == "resign":
            self.left[row.seat] = self.frozen()

    def frozen(self) -> Self:
        """The table as it is now, to be looked at or to go on with other rows while this one goes on."""
        copied = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, (dict, list, set)):
                setattr(copied, name, value.copy())
        copied.playthrough = self.playthrough.frozen()
        copied.game_logs = {lang: log.of(copied.playthrough) for lang, log in self.game_logs.items()}
        return copied

    def part(self, row: Row) -> None:
        """A seat is free again; whoever was asked to leave does not get it back."""
        self.sitters[row.seat] = ""
        address = self.addresses.pop(row.seat, "")
        if row.kind == "kick":
            self.kicked |= {row.guest, address} - {""}
        self.commitments.pop(row.guest, None)

    def substitute(self, seat: int) -> None:
        """A bot takes a seat."""
        self.players[seat] = SUBSTITUTE
        self.resting.discard(seat)

    def resign(self, row: Row) -> None:
        """A person gives up: the other one has won, or a bot takes the seat and the others play on."""
        self.resigned[row.seat] = row.ply + 1
        if row.action != FINAL:
            self.substitute(row.seat)
        self.offers.discard(row.seat)
        if self.offers and len(self.voters) < 2:
            self.drop_offers(row)

    def ending_by(self, row: Row) -> Ending | None:
        """How this row would end the game, if it does so without the rules."""
        if row.kind == "claim":
            return Ending(ENDLESS)
        if row.kind == "resign" and row.action == FINAL:
            return resigned(self.g, row.seat)
        if row.kind == "agree" and self.proposal and self.proposal.kind == ABANDON:
            return Ending(ABANDONED) if completes(self, row.guest) else None
        if row.kind not in ("offer", "resign"):
            return None
        left = set(self.voters) - ({row.seat} if row.kind == "resign" else set())
        agreed = self.offers | (self.seats_with(row) if row.kind == "offer" else set())
        return Ending(AGREED) if len(left) > 1 and left <= agreed else None

    def seats_with(self, row: Row) -> set[int]:
        """All seats of the person who speaks from one of them."""
        return {seat for seat, guest in self.voters.items() if guest == row.guest}

    def play_on(self, row: Row) -> None:
        """A move was made: a person who is offered a draw and plays on has declined it, and one who has dropped out of
        the game cannot agree any more."""
        declined = row.guest and row.seat not in self.offers
        if self.offers and (declined or not self.offers < set(self.voters)):
            self.drop_offers(row)
        elif row.guest:
            self.barred &= {row.guest}

    def drop_offers(self, row: Row) -> None:
        """No draw came of what was offered."""
        self.barred |= {self.sitters[seat] for seat in self.offers}
        self.offers = set()
        self.offered_at = row.ply + 1

    def start(self) -> None:
        """The seed is drawn and the game begins."""
        if self.head.seed is None:
            seed = draw(self.head.salt, self.shares)
            self.playthrough = self.lay(self.head, seed)
            self.game_logs.clear()
        self.started = True

    def tried(self, row: Row) -> Tried:
        """Where a move leads."""
        try:
            return self.playthrough.tried(row.seat, row.action)
        except IllegalAction as error:
            raise Refused("illegal", "this is not allowed now", error.rule) from None

    def move(self, row: Row, tried: Tried | None) -> None:
        if self.stands_in(row.seat):
            self.substituted.append(len(self.playthrough.moves) + 1)
        self.playthrough.adopt(tried or self.tried(row))

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays a seat for a person who may come back."""
        return self.players[seat] != PERSON and seat in self.stakes

    def undo(self, row: Row) -> None:
        """Within the horizon an undo is everybody's right; beyond it all others must agree, or the game becomes a
        practice."""
        try:
            self.playthrough.undo(row.seat, row.action)
        except NoUndo:
            if by_agreement(self, row):
                self.retracted = True
            else:
                self.practice = True
            self.playthrough.rewind(row.action)
        self.substituted = [ply for ply in self.substituted if ply <= row.action]
        self.notes = [note._replace(ply=min(note.ply, row.action)) for note in self.notes]
        self.note_lines.clear()

    def standing(self) -> tuple[object, list[list[int]]]:
        """What is asked now, and what each seat may choose."""
        return self.g.asked, self.g.menu

    def note_asked(self, row: Row, asked: object, menus: list[list[int]]) -> None:
        """Whose question is a new one: in a joint decision others may choose meanwhile."""
        same = self.g.asked is asked and row.kind != "undo"
        for seat in range(len(self.players)):
            if not same or self.g.menu[seat] != menus[seat]:
                self.since[seat] = self.length
        if not same or row.kind in ("start", "back"):
            self.asked_at = row.time
            self.extensions.clear()
            self.extenders.clear()
        if self.started:
            waits = not self.over and not self.paused
            people = [self.sitters[seat] for seat in self.g.actors() if self.players[seat] == PERSON] if waits else []
            self.turns = {guest: self.turns.get(guest, self.length) for guest in people}


def open_options(head: Head) -> dict[str, object]:
    """The options of a table as everybody may read them: a world tells what lies face down in it."""
    hidden = krainy.load(head.game).world_option()
    return {name: value for name, value in head.options.items() if name != hidden}


def fold(head: Head, rows: list[Row]) -> Table:
    """The table that these rows amount to."""
    table = Table(head)
    add_all(table, rows)
    return table


def add_all(table: Table, rows: list[Row], outcomes: Mapping[int, Outcome] = NO_OUTCOMES) -> None:
    """Add rows to a table, in their order; by ply, the outcomes that are known."""
    for row in rows:
        table.add(row, outcomes.get(row.ply))
        give_way()
