"""A record: a game as its rules version, seats, options, seed and moves. Everything else follows from these."""

import json
from collections.abc import Callable
from typing import Final

from .anatomy import fingerprint
from .chance import SEED_BITS
from .errors import BadInput, IllegalAction
from .game import AnyGame
from .pack import stored_options
from .state import State

FORMAT: Final = "krainy-record-1"
LONGEST: Final = 1_000_000  # moves; a longer file is not a game of ours


class Record:
    """A finished or running game, small enough to send by mail."""

    def __init__(self, game: str, version: int, seats: int, seed: int, options: dict[str, object]) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.seed = seed
        self.options = options
        self.moves: list[tuple[int, int]] = []
        self.end = ""
        """The fingerprint of the last position, so that a changed record is noticed."""

    def dumps(self) -> str:
        """The record as JSON text."""
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game,
                "rules": self.version,
                "seats": self.seats,
                "options": self.options,
                "seed": f"{self.seed:032x}",
                "moves": [[seat, action] for seat, action in self.moves],
                "end": self.end,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )


def loads(text: str) -> Record:
    """The record in this JSON text; anything malformed is an error that says where."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"this is not a record: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f"this is not a record: its format is not '{FORMAT}'")
    wanted: dict[str, type] = {
        "game": str,
        "rules": int,
        "seats": int,
        "options": dict,
        "seed": str,
        "moves": list,
        "end": str,
    }
    for name, kind in wanted.items():
        if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
            raise BadInput(f"this record is damaged: '{name}' is missing or not of kind {kind.__name__}")
    if len(data["moves"]) > LONGEST:
        raise BadInput(f"this record is damaged: it has more than {LONGEST} moves")
    try:
        seed = int(data["seed"], 16)
    except ValueError:
        raise BadInput("this record is damaged: 'seed' is not a hexadecimal number") from None
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadInput(f"this record is damaged: 'seed' has more than {SEED_BITS} bits")
    record = Record(data["game"], data["rules"], data["seats"], seed, data["options"])
    for number, move in enumerate(data["moves"]):
        if not (isinstance(move, list) and len(move) == 2 and type(move[0]) is int and type(move[1]) is int):
            raise BadInput(f"this record is damaged: move {number} is not a pair of seat and action")
        record.moves.append((move[0], move[1]))
    record.end = data["end"]
    return record


def start(game: AnyGame, record: Record) -> State:
    """The position before the first move; a record of other rules is refused."""
    if record.version != game.version:
        raise BadInput(
            f"this record was played under rules version {record.version} of {game.name}; "
            f"this program knows version {game.version} and will not guess"
        )
    options = game.check(stored_options(game, record.options))  # an option "seats" is an error here, below a crash
    if record.seats not in game.seats:
        raise BadInput(f"this record is damaged: {game.name} is not played with {record.seats} seats")
    return game.new(record.seats, record.seed, **options)


def replay(game: AnyGame, record: Record, ply: int = -1, between: Callable[[], None] | None = None) -> State:
    """The position after `ply` moves (all of them by default), with every event told on the way.

    `between` is called after every move: a compiled loop lets no other thread run, unless it calls something.
    """
    g = start(game, record)
    for number, (seat, action) in enumerate(record.moves if ply < 0 else record.moves[:ply]):
        try:
            g.apply(seat, action)
        except IllegalAction as error:
            raise BadInput(f"this record is damaged: at move {number} {error}") from None
        if between is not None:
            between()
    return g


def verify(game: AnyGame, record: Record, between: Callable[[], None] | None = None) -> State:
    """Replay a record and check that it ends where it says."""
    g = replay(game, record, -1, between)
    if record.end and fingerprint(g) != record.end:
        raise BadInput("this record was changed: its moves do not lead to the position it claims")
    return g
