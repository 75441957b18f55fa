"""A playthrough: one game being played by persons and bots, with its record and its undo.

>>> import krainy
>>> playthrough = Playthrough(krainy.load("eko"), ["person", "greedy"], seed=7)
>>> while playthrough.bot_move():
...     pass
>>> playthrough.g.actors()
[0]
"""

import copy
import hashlib
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import krainy
from krainy.bots.bot import Bot
from krainy.engine.anatomy import fingerprint
from krainy.engine.errors import BadInput, KrainyError
from krainy.engine.game import AnyGame
from krainy.engine.pack import stored_options
from krainy.engine.record import Record, replay
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.engine.vocabulary import Event

from .checkpoints import Checkpoints
from .marks import first_mark, mark_on
from .moments import Moments, View
from .own import make
from .repetition import Repetitions

PERSON = "person"


class NoUndo(KrainyError):
    """A move that cannot be taken back; `reason` is 'first', 'other' or 'known'."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class Tried(NamedTuple):
    """A move that was made on a copy of a position, with what it tells; the game itself has not gone on."""

    seat: int
    action: int
    g: State
    """The position after it."""
    events: list[Event]
    moments: list[dict[int, View]]
    """With each event, what the seats saw that are shown one event after another; nothing if nobody is."""


class Playthrough:
    """One game being played; who sits where is told by `players`: 'person' or the name of a bot.

    A position of a playthrough is never changed: a move leads to another one. So positions can be shared, kept and read
    by other threads.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[str],
        seed: int | None = None,
        options: dict[str, object] | None = None,
    ) -> None:
        if len(players) not in game.seats:
            allowed = ", ".join(str(count) for count in game.seats)
            raise BadInput(f"{game.name} is played with {allowed} seats, not {len(players)}")
        self.game = game
        self.players = list(players)
        self.options = game.check(options or {})
        self.g: State = game.new(len(self.players), seed, **self.options)
        self.seed = self.g.seed
        self.moves: list[tuple[int, int]] = []
        self.checkpoints = Checkpoints(self.g)
        self.repetitions = Repetitions()
        self.moments = Moments()
        self.told: list[list[Event]] = [heard_in(self.g)]
        """The events of every ply; those of ply 0 set the game up."""
        self.marks: list[bytes] = []
        """The marks of the plies for which somebody has asked, see `marked`."""
        self.bots: list[Bot | None] = [
            None if name == PERSON else make(name, bot_seed(self.g.seed, seat), time.monotonic)
            for seat, name in enumerate(self.players)
        ]

    @classmethod
    def begun(cls, game: AnyGame, players: Sequence[str], seed: int, options: dict[str, object]) -> "Playthrough":
        """The playthrough of an earlier game; its record names the options that it has named before, and no others."""
        playthrough = cls(game, players, seed, stored_options(game, options))
        playthrough.options = options
        return playthrough

    @classmethod
    def resume(cls, record: Record, players: Sequence[str]) -> "Playthrough":
        """Go on with a recorded game; a record that breaks the rules is refused."""
        if len(players) != record.seats:
            raise BadInput(f"this game has {record.seats} seats, not {len(players)}")
        game = krainy.load(record.game)
        replay(game, record)
        playthrough = cls.begun(game, players, record.seed, record.options)
        for seat, action in record.moves:
            playthrough.apply(seat, action)
        return playthrough

    # -- playing -----------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """A seat takes an action; an illegal one is refused with its rule and changes nothing."""
        self.adopt(self.tried(seat, action))

    def tried(self, seat: int, action: int) -> Tried:
        """Where an action leads, for `adopt`; an illegal one is refused with its rule. Nothing is changed."""
        g = self.g.clone()
        g.listen(self.moments.viewers, self.moments.earlier)
        g.apply(seat, action)
        moments = g.moments
        return Tried(seat, action, g, heard_in(g), moments)

    def adopt(self, tried: Tried) -> None:
        """Go on with a move that was tried here, or in another playthrough with the same moves."""
        before = self.g
        if tried.g.ply != before.ply + 1:
            raise ValueError(f"a move to ply {tried.g.ply} cannot follow ply {before.ply}")
        self.g = tried.g
        self.checkpoints.add(before)
        self.repetitions.add(before, tried.action, self.g)
        self.moves.append((tried.seat, tried.action))
        self.moments.add(len(self.moves), tried.moments)
        self.told.append(tried.events)

    def actions(self, seat: int) -> list[int]:
        """What a seat is offered: every legal action, but none that it has already tried in this very position."""
        actions, withheld = self.g.actions(seat), self.repetitions.withheld(self.g)
        return [action for action in actions if action not in withheld] if withheld else actions

    def views(self, seats: list[int]) -> dict[int, View]:
        """What these seats see now; what is as it was when somebody last looked is the same object."""
        seen = self.g.views(seats, self.moments.earlier)
        for view in seen.values():
            self.moments.earlier = view
        return seen

    def cancels(self, seat: int, action: int) -> bool:
        """Whether an action only leaves what the seat has just begun and may still take back: then undo is meant."""
        asked = self.g.asked
        if asked is None or not self.moves or not self.g.legal(seat, action) or not self.g.cancels(action):
            return False
        return self.moves[-1][0] == seat and len(self.moves) - 1 >= self.g.horizon

    def sight(self, seat: int) -> Sight:
        """What a bot at a seat is given to choose from."""
        return Sight(self.g, seat, self.repetitions.withheld(self.g))

    def bot_move(self) -> bool:
        """One bot that is asked makes its choice; false when no bot is asked."""
        for seat in self.g.actors():
            bot = self.bots[seat]
            if bot is not None:
                self.apply(seat, bot.choose(self.sight(seat)))
                return True
        return False

    def forced(self, seat: int) -> int | None:
        """The only action a seat has, if taking it for the seat gives nothing away."""
        actions = self.actions(seat)
        if len(actions) != 1 or self.g.asked is None or self.g.asked.secret:
            return None
        return actions[0]

    def undo(self, seat: int, ply: int = -1) -> None:
        """Take back a seat's last move, or all since `ply`, if nobody has learned anything."""
        back = len(self.moves) - 1 if ply < 0 else ply
        if not 0 <= back < len(self.moves):
            raise NoUndo("first", "there is no move to take back")
        if any(mover != seat for mover, _ in self.moves[back:]):
            raise NoUndo("other", "only your own moves can be taken back")
        if back < self.g.horizon:
            raise NoUndo("known", "others have been asked or have learned something since")
        self.rewind(back)

    def rewind(self, ply: int) -> None:
        """Go back to a ply, whoever moved since and whatever was learned: for practice."""
        self.g = self.at(ply)
        self.checkpoints.rewind(ply)
        self.repetitions.rewind(ply)
        self.moments.clear()
        self.moves, self.marks = self.moves[:ply], self.marks[: ply + 1]
        self.told = self.told[: ply + 1]

    def at(self, ply: int) -> State:
        """The position after so many moves, to which nobody listens; made from the checkpoint before it."""
        g = self.checkpoints.before(ply)
        for seat, action in self.moves[g.ply : ply]:
            g.apply(seat, action)
        return g

    def steps_to(self, ply: int) -> int:
        """How many moves have to be made again to get to the position after so many."""
        return ply - self.checkpoints.ply_before(ply)

    def marked(self) -> list[bytes]:
        """The mark of every ply. As the moves, the list grows with the game and is another one when moves are taken
        back."""
        if not self.marks:
            self.marks.append(first_mark(self.game.name, self.game.version, self.g.seats, self.seed, self.options))
        mark_on(self.marks, self.moves[len(self.marks) - 1 :])
        return self.marks

    def frozen(self) -> "Playthrough":
        """The game as it is now, to be looked at or to go another way while this one goes on."""
        copied = copy.copy(self)
        copied.moves, copied.told, copied.marks = self.moves.copy(), self.told.copy(), self.marks.copy()
        copied.checkpoints, copied.repetitions = self.checkpoints.copy(), copy.copy(self.repetitions)
        copied.moments = Moments()
        return copied

    # -- telling -----------------------------------------------------------------------------------

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """What a seat (or -1, who only watches) may hear of what happened, with the plies."""
        return [
            (ply, event) for ply in range(since, len(self.told)) for event in self.told[ply] if event.heard_by(seat)
        ]

    def positions(self, since: int) -> Iterator[State]:
        """The positions after the plies from `since` on, to tell what happened there: later a name may be another."""
        if since < len(self.moves):
            g = self.at(since)
            for move in self.moves[since:]:
                yield g
                g.apply(*move)
        yield self.g

    def record(self) -> Record:
        """The game so far, with the fingerprint of where it stands."""
        record = self.record_of(self.moves)
        record.end = fingerprint(self.g)
        return record

    def record_of(self, moves: list[tuple[int, int]]) -> Record:
        """This game with these moves."""
        record = Record(self.game.name, self.game.version, self.g.seats, self.g.seed, self.options)
        record.moves = moves.copy()
        return record


def heard_in(g: State) -> list[Event]:
    """Take over what a position has told; nobody listens to it any more."""
    told = g.told or []
    g.told, g.moments, g.viewers, g.earlier = None, [], [], {}
    return told


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot at a seat, from which nothing about the game's chance can be told."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:16], "big")
