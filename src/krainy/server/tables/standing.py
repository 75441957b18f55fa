"""Standing answers: what the server answers in the place of a person who has said so once for all.

Nobody else can tell such an answer from one that the person gives: it is a row like any other, and comes after a pause
that chance alone decides.
"""

from random import SystemRandom
from typing import TYPE_CHECKING

from krainy.play.playthrough import PERSON

from ..clock import now
from .table import Table

if TYPE_CHECKING:
    from .loaded import LoadedTable

ONLY = "only"
"""Questions of all games that have one possible answer, which is no secret. They are answered while their person does
not look; whoever looks sees what is asked."""
SOONEST, LATEST = 0.5, 1.5
"""Seconds after which an answer is given."""
NO_ACTION = -1
CHANCE = SystemRandom()


def pause() -> float:
    """How many seconds an answer takes: by chance alone, and never by what is in a hand."""
    return CHANCE.uniform(SOONEST, LATEST)


def questions(table: Table) -> list[str]:
    """The questions that can be answered once for all at a table."""
    return [*table.playthrough.game.standing, ONLY]


def answer(loaded: "LoadedTable", seat: int) -> int:
    """What the server answers for a seat that is asked now; -1 if its person has to.

    Whoever has just taken a move back wants to answer anew, and whoever is asked for a draw or a proposal would refuse
    it by playing on.
    """
    table = loaded.table
    guest = table.sitters[seat]
    settled = loaded.standing.get((seat, guest), frozenset())
    if not settled or not table.playable or table.status != "playing" or not table.has_stake(seat, guest):
        return NO_ACTION
    if table.players[seat] != PERSON or seat not in table.actors or loaded.rows[-1].kind == "undo":
        return NO_ACTION
    if table.proposal is not None or (table.offers and seat in table.voters and seat not in table.offers):
        return NO_ACTION
    actions, game = table.playthrough.actions(seat), table.g.game
    if game.standing_question(table.g.asked_name()) in settled:
        no = game.vocabulary.number_of(game.declines)
        return no if no in actions else NO_ACTION
    alone = ONLY in settled and not loaded.looks(guest)
    return actions[0] if alone and only_openly(table, seat) else NO_ACTION


def only_openly(table: Table, seat: int) -> bool:
    """Whether a seat has one possible action, as everybody can see, and takes no earlier move out of its own reach."""
    undo = table.undo_of(seat)
    return table.playthrough.forced(seat) is not None and (undo is None or undo.free)


def answered(loaded: "LoadedTable", guest: str) -> bool:
    """Whether the server answers all that this guest is asked now, so that nobody has to call them."""
    seats = [seat for seat in loaded.table.actors if loaded.table.sitters[seat] == guest]
    return bool(seats) and all(answer(loaded, seat) != NO_ACTION for seat in seats)


def due(loaded: "LoadedTable") -> tuple[float, int, int] | None:
    """The next answer of the server: when it is due, for which seat, and the action."""
    table, before = loaded.table, loaded.pauses
    found = [(seat, action) for seat in table.actors if (action := answer(loaded, seat)) != NO_ACTION]
    asked = [(seat, table.since[seat]) for seat, _ in found]
    loaded.pauses = {one: before[one] if one in before else now() + pause() for one in asked}
    return min(((loaded.pauses[seat, table.since[seat]], seat, action) for seat, action in found), default=None)
