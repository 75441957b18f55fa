"""A sitting: what the rows of a table amount to. No network, no database: equal rows give equal sittings."""

import copy
from typing import NamedTuple, Self

import krainy
from krainy.engine.errors import IllegalAction, KrainyError
from krainy.engine.state import State
from krainy.play.endings import AGREED, ENDLESS, Ending, playing, resigned
from krainy.play.fairness import Share, commitment, draw
from krainy.play.table import PERSON, NoUndo, Table
from krainy.play.words import speak

from .apart import give_way
from .stake import SCREEN, first_sitters, stakes
from .storage import Head, Row
from .telling import Telling
from .wire.parts import Line, Status

SUBSTITUTE = "greedy"
"""The bot that takes the seat of a person who resigns or is out of time."""


FINAL = 1
"""The number of a resignation that ends the game; in rows of older versions a bot always played on."""


class Refused(KrainyError):
    """A row that cannot follow; `code` says why in one word, `rule` names the rule that forbids a move."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule


NAME_TAKEN = ("name-taken", "somebody at the table has this name, or one that looks like it; choose another")


class Undo(NamedTuple):
    """What an undo would take back: all moves since a ply of the game; `free` if it makes the game a practice."""

    ply: int
    free: bool


class Sitting:
    """One table with everything that has happened at it."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.table = self.lay(head, head.seed or 0)
        """The game; until its seed is drawn this is any game with these options, which nobody is shown."""
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
        self.resting_from = 0.0
        self.tellings: dict[str, Telling] = {}
        """The log in every language that somebody reads."""
        self.renewed = 0
        """The rules version under which the game was begun, if it is played on under another; else 0."""
        self.left: dict[int, Sitting] = {}
        """By seat, the table as it was when the seat's person resigned: that is what this person still sees."""

    def lay(self, head: Head, seed: int) -> Table:
        """The game of this table; one of other rules is read elsewhere."""
        game = krainy.load(head.game)
        if game.version != head.rules:
            raise Refused("rules", f"this table was made under rules version {head.rules} of {head.game}")
        return Table.begun(game, [PERSON] * len(head.chairs), seed, head.options)

    @property
    def g(self) -> State:
        """The position."""
        return self.table.g

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
        """Whether nobody but this guest has a stake here."""
        return set(self.stakes.values()) == {guest}

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

    def telling(self, lang: str) -> Telling:
        """The log in a language."""
        if lang not in self.tellings:
            self.tellings[lang] = Telling(self.table, speak(lang, self.head.game))
        return self.tellings[lang]

    def log(self, lang: str, seat: int) -> list[Line]:
        """What a seat may hear of what has happened, in a language."""
        if not self.shown:
            return []
        lines = self.telling(lang).log(seat)
        return lines if self.ending is None else [*lines, self.last_line(lang, self.ending)]

    def last_line(self, lang: str, ending: Ending) -> Line:
        """The line that tells how people ended the game; made once, as the others are."""
        if lang not in self.last_lines:
            text = speak(lang, self.head.game).ending(self.g, ending)
            self.last_lines[lang] = Line(len(self.table.moves), "ended", {}, text)
        return self.last_lines[lang]

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest, also those that a bot plays for now; who has no name here ('') has none."""
        return [seat for seat, sitter in enumerate(self.sitters) if guest and sitter == guest]

    def undo_of(self, seat: int) -> Undo | None:
        """What a seat could take back now."""
        moves = self.table.moves
        own = [ply for ply, (mover, _) in enumerate(moves) if mover == seat]
        if not own or self.players[seat] != PERSON or self.status not in ("playing", "over") or self.ending is not None:
            return None
        if own[-1] == len(moves) - 1 and own[-1] >= self.g.horizon and not self.g.over:
            return Undo(own[-1], False)
        return Undo(own[-1], True) if list(self.stakes) == [seat] else None

    # -- what happens ------------------------------------------------------------------------------------------------

    def check(self, row: Row) -> None:
        """Whether this row may come next; a refusal says why."""
        if self.cancelled:
            raise Refused("cancelled", "this table was cancelled")
        if row.kind == "sit":
            self.check_sit(row)
        elif row.kind in ("leave", "kick", "cancel"):
            self.check_parting(row)
        elif row.kind in ("draw", "start"):
            if self.started or self.head.origin == "upload" or (self.drawing and row.kind == "draw"):
                raise Refused("started", "this game has already been started")
            if self.free_seats:
                raise Refused("seats", "not all seats are taken")
            if row.kind == "start" and self.commitments and not self.drawing:
                raise Refused("stale", "somebody has promised a salt meanwhile; start again")
        elif row.kind in ("commit", "reveal"):
            self.check_salt(row)
        elif row.seat not in range(len(self.players)):
            raise Refused("seat", "there is no such seat")
        elif not self.started or self.ending is not None or (self.g.over and row.kind != "undo"):
            raise Refused("not-playing", "this game is not being played")
        else:
            self.check_play(row)

    def check_ply(self, row: Row, ply: int) -> None:
        """Whether one who has seen this ply may ask for the row; a move may be older if its question is the same, and
        an answer to an offer if the offers are."""
        known = row.kind == "move" and row.seat in range(len(self.since)) and self.since[row.seat] <= ply
        known |= row.kind == "claim" or (row.kind in ("offer", "decline") and self.offered_at <= ply)
        if ply != self.length and not (known and ply < self.length):
            raise Refused("stale", "the table has moved on; look at it again")

    def check_sit(self, row: Row) -> None:
        if self.started or self.drawing or row.seat not in self.free_seats:
            raise Refused("seat-taken", "this seat is taken")
        if row.guest in self.kicked or row.key in self.kicked:
            raise Refused("kicked", "the host does not want you at this table")
        if row.key and row.key in self.addresses.values():
            raise Refused("one-seat", "somebody from your network sits here already, and the host allows only one")

    def check_parting(self, row: Row) -> None:
        """A person leaves, or is asked to, or the host gives the table up: only before the game."""
        if self.started or self.drawing or self.head.origin == "upload":
            raise Refused("started", "this game has been started; one who plays can resign")
        if row.kind != "cancel" and (row.guest == self.head.host or self.sitters[row.seat] != row.guest):
            raise Refused("seat", "nobody can go from this seat; who made the table can cancel it")

    def check_salt(self, row: Row) -> None:
        """A salt is promised before the draw begins and revealed after, once each."""
        promised = self.commitments.get(row.guest)
        if self.head.seed is not None:
            raise Refused("no-salt", "the seed of this table is not drawn from salts")
        if self.started or (row.kind == "commit" and self.drawing):
            raise Refused("started", "this game has already been started")
        if row.kind == "commit" and promised:
            raise Refused("salt", "you have already promised a salt")
        if row.kind == "reveal" and not self.drawing:
            raise Refused("not-drawing", "salts are revealed when the game is started")
        if row.kind == "reveal" and commitment(row.key) != promised:
            raise Refused("salt", "this is not the salt that you have promised")

    def check_play(self, row: Row) -> None:
        """What needs a running game."""
        person = self.players[row.seat] == PERSON
        if row.kind == "back":
            if person or not self.sitters[row.seat] or row.seat in self.resigned:
                raise Refused("seat", "this seat cannot be taken back")
        elif row.kind == "resume":
            if not self.resting:
                raise Refused("not-paused", "nobody has asked for a pause")
        elif row.kind in ("pause", "resign", "bot"):
            if not person:
                raise Refused("seat", "a bot plays this seat")
        elif row.kind in ("offer", "decline", "claim"):
            self.check_ending(row)
        elif self.paused:
            raise Refused("paused", "the game is paused")
        elif row.kind == "undo":
            self.check_undo(row)
        elif row.guest and not person:
            raise Refused("seat", "a bot plays this seat")
        elif not self.g.legal(row.seat, row.action):
            raise Refused("illegal", "this is not allowed now", self.g.why(row.seat, row.action))
        elif row.action not in self.table.actions(row.seat):
            raise Refused("repeated", "you have been here before and chose this; choose something else")

    def check_ending(self, row: Row) -> None:
        """Whether somebody may offer a draw, refuse one, or call the game endless."""
        if row.seat not in self.voters:
            raise Refused("out", "you are out of this game; those who still play decide about it")
        if self.g.decided:
            raise Refused("decided", "this game is won already; only what follows from that is still chosen")
        if row.kind == "offer":
            if len(self.voters) < 2:
                raise Refused("no-draw", "a draw needs another person who agrees to it; you can resign")
            if row.seat in self.offers:
                raise Refused("offered", "you have already offered a draw or agreed to one")
            if not self.offers and row.guest in self.barred:
                raise Refused("no-offer-yet", "your last offer came to nothing; offer again when another has played")
        elif row.kind == "decline":
            if not self.offers:
                raise Refused("no-offer", "nobody offers a draw")
        elif not self.endless:
            raise Refused("no-claim", "this table was made without a rule for endless games")
        elif len(self.table.moves) < self.endless:
            raise Refused("no-claim-yet", f"this game can be called endless after {self.endless} moves")

    def check_undo(self, row: Row) -> None:
        undo = self.undo_of(row.seat)
        if undo is None or not 0 <= row.action <= undo.ply:
            raise Refused("no-undo", "this cannot be taken back")
        if list(self.stakes) != [row.seat]:
            moves = self.table.moves[row.action :]
            if row.action < self.g.horizon or any(mover != row.seat for mover, _ in moves):
                raise Refused("no-undo", "others have been asked or have learned something since")

    def add(self, row: Row) -> None:
        """One more row; it has been checked or comes from the database."""
        asked, menus = self.standing()
        ending = self.ending_by(row)
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
            self.move(row)
            self.play_on(row)
        elif row.kind == "undo":
            self.undo(row)
        elif row.kind == "resign":
            self.resign(row)
        elif row.kind == "bot":
            self.substitute(row.seat)
        elif row.kind == "back":
            self.players[row.seat] = PERSON
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
        copied.table = self.table.frozen()
        copied.tellings = {lang: telling.of(copied.table) for lang, telling in self.tellings.items()}
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
            self.table = self.lay(self.head, seed)
            self.tellings.clear()
        self.started = True

    def move(self, row: Row) -> None:
        try:
            self.table.apply(row.seat, row.action)
        except IllegalAction as error:
            raise Refused("illegal", "this is not allowed now", error.rule) from None

    def undo(self, row: Row) -> None:
        """Within the horizon an undo is everybody's right; beyond it the game becomes a practice."""
        try:
            self.table.undo(row.seat, row.action)
        except NoUndo:
            self.practice = True
            self.table.rewind(row.action)

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


def fold(head: Head, rows: list[Row]) -> Sitting:
    """The sitting that these rows amount to."""
    sitting = Sitting(head)
    add_all(sitting, rows)
    return sitting


def add_all(sitting: Sitting, rows: list[Row]) -> None:
    """Add rows to a sitting, in their order."""
    for row in rows:
        sitting.add(row)
        give_way()
