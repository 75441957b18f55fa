"""Proposals: what people at a table may agree on besides a draw. Somebody asks to take their last move back, although
others have learned something since, or to abandon the game; it happens when everybody with a stake agrees."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from ..errors import Against, Refused
from ..storage.database import Row
from ..wire.frames import Ask

if TYPE_CHECKING:
    from .table import Table

ProposalKind = Literal["take-back", "abandon"]
TAKE_BACK: ProposalKind = "take-back"
ABANDON: ProposalKind = "abandon"
ANSWERS: tuple[Ask, ...] = ("agree", "refuse")
ASKS: tuple[Ask, ...] = (TAKE_BACK, ABANDON, *ANSWERS)


class Proposal(NamedTuple):
    """Something that somebody has asked of all others."""

    kind: ProposalKind
    seat: int
    to: int
    """The ply of the game to which a take-back leads; -1 of an abandoned game."""
    agreed: frozenset[str]
    """The guests who have agreed, the one who asked among them."""
    since: int
    """How many rows there were then."""


def needed(table: "Table") -> set[str]:
    """The guests who must agree: all with a stake, also where a bot sits in for them."""
    return set(table.stakes.values())


def last_own(table: "Table", seat: int) -> int:
    """The ply of the game before the last move of a seat; -1 if it has made none."""
    moves = table.playthrough.moves
    ply = len(moves) - 1
    while ply >= 0 and moves[ply][0] != seat:
        ply -= 1
    return ply


def completes(table: "Table", guest: str) -> bool:
    """Whether everybody agrees to what is proposed when this guest does."""
    return table.proposal is not None and needed(table) <= table.proposal.agreed | {guest}


def by_agreement(table: "Table", row: Row) -> bool:
    """Whether an undo is a take-back to which everybody agrees with this row."""
    proposal = table.proposal
    asked = proposal is not None and (proposal.kind, proposal.seat, proposal.to) == (TAKE_BACK, row.seat, row.action)
    return row.kind == "undo" and asked and completes(table, row.guest)


def proposed(table: "Table", row: Row) -> Proposal | None:
    """What is proposed after a row; whoever is asked and plays on has refused."""
    proposal = table.proposal
    if row.kind == TAKE_BACK:
        return Proposal(TAKE_BACK, row.seat, row.action, frozenset([row.guest]), row.ply + 1)
    if row.kind == ABANDON:
        return Proposal(ABANDON, row.seat, -1, frozenset([row.guest]), row.ply + 1)
    if proposal is None or row.kind in ("refuse", "undo", "resign"):
        return None
    if row.kind == "agree":
        return proposal._replace(agreed=proposal.agreed | {row.guest})
    if row.kind == "move" and row.guest and (proposal.kind == TAKE_BACK or row.guest not in proposal.agreed):
        return None
    return proposal


def check_proposal(table: "Table", row: Row) -> None:
    """Whether somebody may propose something, or answer what was proposed."""
    against = against_proposal(table, row.kind, row.seat, row.guest)
    if against is not None:
        raise Refused(*against)
    if row.kind == TAKE_BACK and row.action != last_own(table, row.seat):
        raise Refused("stale", "the table has moved on; look at it again")
    if row.kind == "agree" and table.proposal and table.proposal.kind == TAKE_BACK and completes(table, row.guest):
        raise Refused("stale", "all others have agreed meanwhile; look at it again")


def against_proposal(table: "Table", kind: str, seat: int, guest: str) -> Against | None:
    """What speaks against it, where a game is being played."""
    proposal = table.proposal
    if not table.has_stake(seat, guest):
        return Against("seat", "you have resigned; a bot plays this seat")
    if table.g.decided:
        return Against("decided", "this game is won already; only what follows from that is still chosen")
    if kind in ANSWERS:
        if proposal is None:
            return Against("no-proposal", "nobody proposes anything")
        return Against("agreed", "you have agreed already") if kind == "agree" and guest in proposal.agreed else None
    if len(needed(table)) < 2:
        return Against("nobody-else", "nobody else plays here who could agree")
    if proposal is not None:
        return Against("proposal-stands", "something is proposed already; answer that first")
    if guest in table.turned_down:
        return Against("no-proposal-yet", "your last proposal came to nothing; propose again when another has played")
    if kind == TAKE_BACK and last_own(table, seat) < 0:
        return Against("no-undo", "there is nothing to take back")
    return None


def possible_asks(table: "Table", seat: int) -> list[Ask]:
    """What a seat may propose or answer now."""
    if seat < 0 or not table.playable or table.status not in ("playing", "paused"):
        return []
    guest = table.sitters[seat]
    if table.proposal is not None:
        return [kind for kind in ANSWERS if against_proposal(table, kind, seat, guest) is None]
    if against_proposal(table, ABANDON, seat, guest) is not None:  # then against a take-back, too
        return []
    return [ABANDON] if last_own(table, seat) < 0 else [TAKE_BACK, ABANDON]
