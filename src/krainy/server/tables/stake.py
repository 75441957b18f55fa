"""Stakes: who has something to lose at a table. Rights follow from this, never from who plays at the moment.

A person whose clock ran out is replaced by a bot and may come back. Until then the seat keeps its secrets and its
moves: nobody may look into its hand, take its moves back or get advice as if alone.
"""

from collections.abc import Collection, Iterable, Sequence

from ..storage.database import Head, Row

SCREEN = "screen"
"""A seat played on the screen of the one who made the table."""


def stakes(sitters: Sequence[str], resigned: Collection[int]) -> dict[int, str]:
    """The seats at which somebody has a stake, each with its guest: who sat down there and has not resigned, whether or
    not a bot sits in now."""
    return {seat: guest for seat, guest in enumerate(sitters) if guest and seat not in resigned}


def stakes_of(head: Head, rows: Iterable[Row]) -> dict[int, str]:
    """The stakes at a table whose game nobody needs to look at, from those of its rows that are about seats."""
    sitters = first_sitters(head)
    resigned = []
    for row in rows:
        if row.kind == "sit":
            sitters[row.seat] = row.guest
        elif row.kind in ("leave", "kick"):
            sitters[row.seat] = ""
        elif row.kind == "resign":
            resigned.append(row.seat)
    return stakes(sitters, resigned)


def first_sitters(head: Head) -> list[str]:
    """Who sits where when a table is made."""
    return [head.host if chair == SCREEN else "" for chair in head.chairs]
