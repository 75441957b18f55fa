"""Checks: whether something may happen at a table now; a refusal says why not."""

from typing import TYPE_CHECKING

from krainy.play.endings import resigned
from krainy.play.fairness import commitment
from krainy.play.playthrough import PERSON

from ..errors import Against, Refused
from ..storage.database import Row
from ..wire.frames import Way
from .deadlines import FAR, SPAN, allowed, day_of, days_off
from .proposals import ASKS, by_agreement, check_proposal

if TYPE_CHECKING:
    from .table import Table

ENDINGS: tuple[Way, ...] = ("offer", "decline", "claim")


def check(table: "Table", row: Row) -> None:
    """Whether this row may come next; a refusal says why."""
    if table.cancelled:
        raise Refused("cancelled", "this table was cancelled")
    if row.kind == "sit":
        check_sit(table, row)
    elif row.kind in ("leave", "kick", "cancel"):
        check_parting(table, row)
    elif row.kind in ("draw", "start"):
        if table.started or table.head.origin == "upload" or (table.drawing and row.kind == "draw"):
            raise Refused("started", "this game has already been started")
        if table.free_seats:
            raise Refused("seats", "not all seats are taken")
        if row.kind == "start" and table.commitments and not table.drawing:
            raise Refused("stale", "somebody has promised a salt meanwhile; start again")
    elif row.kind in ("commit", "reveal"):
        check_salt(table, row)
    elif row.seat not in range(len(table.players)):
        raise Refused("seat", "there is no such seat")
    elif not table.started or table.ending is not None or (table.g.over and row.kind != "undo"):
        raise Refused("not-playing", "this game is not being played")
    else:
        check_play(table, row)


def check_ply(table: "Table", row: Row, ply: int) -> None:
    """Whether one who has seen this ply may ask for the row; a move may be older if its question is the same, and
    an answer to an offer if the offers are."""
    known = row.kind == "move" and row.seat in range(len(table.since)) and table.since[row.seat] <= ply
    known |= row.kind == "holiday" or (row.kind == "extend" and known_question(table, row.action, ply))
    known |= (
        (row.kind in ("agree", "refuse") or by_agreement(table, row))
        and table.proposal is not None
        and table.proposal.since <= ply
    )
    known |= row.kind == "claim" or (row.kind in ("offer", "decline") and table.offered_at <= ply)
    if ply != table.length and not (known and ply < table.length):
        raise Refused("stale", "the table has moved on; look at it again")


def known_question(table: "Table", seat: int, ply: int) -> bool:
    """Whether a seat was asked at this ply what it is asked now."""
    return seat in range(len(table.since)) and table.since[seat] <= ply


def check_sit(table: "Table", row: Row) -> None:
    if table.started or table.drawing or row.seat not in table.free_seats:
        raise Refused("seat-taken", "this seat is taken")
    if row.guest in table.kicked or row.key in table.kicked:
        raise Refused("kicked", "the host does not want you at this table")
    if row.key and row.key in table.addresses.values():
        raise Refused("one-seat", "somebody from your network sits here already, and the host allows only one")


def check_parting(table: "Table", row: Row) -> None:
    """A person leaves, or is asked to, or the host gives the table up: only before the game."""
    if table.started or table.drawing or table.head.origin == "upload":
        raise Refused("started", "this game has been started; one who plays can resign")
    if row.kind != "cancel" and (row.guest == table.head.host or table.sitters[row.seat] != row.guest):
        raise Refused("seat", "nobody can go from this seat; who made the table can cancel it")


def check_salt(table: "Table", row: Row) -> None:
    """A salt is promised before the draw begins and revealed after, once each."""
    promised = table.commitments.get(row.guest)
    if table.head.seed is not None:
        raise Refused("no-salt", "the seed of this table is not drawn from salts")
    if table.started or (row.kind == "commit" and table.drawing):
        raise Refused("started", "this game has already been started")
    if row.kind == "commit" and promised:
        raise Refused("salt", "you have already promised a salt")
    if row.kind == "reveal" and not table.drawing:
        raise Refused("not-drawing", "salts are revealed when the game is started")
    if row.kind == "reveal" and commitment(row.key) != promised:
        raise Refused("salt", "this is not the salt that you have promised")


def check_play(table: "Table", row: Row) -> None:
    """What needs a running game."""
    person = table.players[row.seat] == PERSON
    if by_agreement(table, row):
        return
    if row.kind == "holiday":
        check_holiday(table, row)
    elif row.kind == "extend":
        check_extension(table, row)
    elif row.kind in ASKS:
        check_proposal(table, row)
    elif row.kind == "back":
        if person or not table.sitters[row.seat] or row.seat in table.resigned:
            raise Refused("seat", "this seat cannot be taken back")
    elif row.kind == "resume":
        if not table.resting:
            raise Refused("not-paused", "nobody has asked for a pause")
    elif row.kind in ("pause", "resign", "bot"):
        if not person:
            raise Refused("seat", "a bot plays this seat")
        if row.kind == "pause" and table.contested:
            raise Refused("no-pause", "the others of the tournament wait for this game; it cannot be paused")
    elif row.kind in ("offer", "decline", "claim"):
        check_ending(table, row)
    elif table.paused:
        raise Refused("paused", "the game is paused")
    elif row.kind == "undo":
        check_undo(table, row)
    elif row.guest and not person:
        raise Refused("seat", "a bot plays this seat")
    elif not table.g.legal(row.seat, row.action):
        raise Refused("illegal", "this is not allowed now", table.g.why(row.seat, row.action))
    elif row.action not in table.playthrough.actions(row.seat):
        raise Refused("repeated", "you have been here before and chose this; choose something else")


def check_holiday(table: "Table", row: Row) -> None:
    """Days off are taken from today on, as many as the table allows; whoever has a stake may."""
    first, days = divmod(row.action, SPAN)
    if not allowed(table):
        raise Refused("no-holidays", "this table was made without holidays")
    if not table.has_stake(row.seat, row.guest):
        raise Refused("seat", "you have resigned; a bot plays this seat")
    if not day_of(table, row.time) <= first <= day_of(table, row.time) + FAR:
        raise Refused("no-such-days", "days off begin today or in the year to come")
    if len(days_off(table, row.guest, first, days, day_of(table, row.time))) > allowed(table):
        raise Refused("holidays-spent", f"each person has {allowed(table)} days off at this table")


def check_extension(table: "Table", row: Row) -> None:
    """Any other person may give somebody who is asked more time, once for each decision."""
    against = against_extension(table, row.seat, row.guest, row.action)
    if against is not None:
        raise Refused(*against)


def against_extension(table: "Table", seat: int, guest: str, other: int) -> Against | None:
    """What speaks against it. Who is asked in secret is not told from who is not asked."""
    if table.head.terms["clock"] == "none":
        return Against("no-clock", "no clock runs at this table")
    if table.paused:
        return Against("paused", "the game is paused")
    if not table.has_stake(seat, guest) or other not in range(len(table.players)):
        return Against("seat", "there is no such seat")
    if table.sitters[other] == guest:
        return Against("own-time", "only others can give you more time")
    if table.players[other] != PERSON or not table.g.shown(seat) >> other & 1:
        return Against("not-waited-for", "nobody waits for this person now")
    if (other, guest) in table.extenders:
        return Against("extended", "you have given more time for this decision already")
    return None


def may_extend(table: "Table", seat: int) -> list[int]:
    """To whom a seat could give more time now."""
    if seat < 0 or table.head.terms["clock"] == "none" or not table.playable or table.status != "playing":
        return []
    guest = table.sitters[seat]
    return [other for other in range(len(table.players)) if against_extension(table, seat, guest, other) is None]


def check_ending(table: "Table", row: Row) -> None:
    """Whether somebody may offer a draw, refuse one, or call the game endless."""
    against = against_ending(table, row.kind, row.seat, row.guest, table.voters)
    if against is not None:
        raise Refused(*against)


def against_ending(table: "Table", kind: str, seat: int, guest: str, voters: dict[int, str]) -> Against | None:
    """What speaks against it, where a game is being played."""
    if seat not in voters:
        return Against("out", "you are out of this game; those who still play decide about it")
    if table.g.decided:
        return Against("decided", "this game is won already; only what follows from that is still chosen")
    if kind == "offer":
        if len(voters) < 2:
            return Against("no-draw", "a draw needs another person who agrees to it; you can resign")
        if seat in table.offers:
            return Against("offered", "you have already offered a draw or agreed to one")
        if not table.offers and guest in table.barred:
            return Against("no-offer-yet", "your last offer came to nothing; offer again when another has played")
    elif kind == "decline":
        if not table.offers:
            return Against("no-offer", "nobody offers a draw")
    elif not table.endless:
        return Against("no-claim", "this table was made without a rule for endless games")
    elif len(table.playthrough.moves) < table.endless:
        return Against("no-claim-yet", f"this game can be called endless after {table.endless} moves")
    return None


def ways_to_end(table: "Table", seat: int, voters: dict[int, str]) -> list[Way]:
    """By what a seat may end the game now, alone or with these voters; by resigning only in a duel."""
    if seat < 0 or not table.playable or not table.started or table.over or table.cancelled:
        return []
    guest = voters.get(seat, "")
    if not guest or table.g.decided:
        return []
    claims = 0 < table.endless <= len(table.playthrough.moves)
    kinds = [kind for kind in ENDINGS if kind == "offer" or (table.offers if kind == "decline" else claims)]
    ways = [kind for kind in kinds if against_ending(table, kind, seat, guest, voters) is None]
    return [*ways, "resign"] if table.players[seat] == PERSON and resigned(table.g, seat) else ways


def check_undo(table: "Table", row: Row) -> None:
    if table.sitters[row.seat] != row.guest:
        raise Refused("stale", "this is no longer proposed; look at the table again")
    undo = table.undo_of(row.seat)
    if undo is None or not 0 <= row.action <= undo.ply:
        raise Refused("no-undo", "this cannot be taken back")
    if table.contested or list(table.stakes) != [row.seat]:
        moves = table.playthrough.moves[row.action :]
        if row.action < table.g.horizon or any(mover != row.seat for mover, _ in moves):
            raise Refused("no-undo", "others have been asked or have learned something since")
