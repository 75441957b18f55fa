"""Stakes: who has something to lose at a table. Rights follow from this, never from who plays at the moment.

A person whose clock ran out is replaced by a bot and may come back. Until then the seat keeps its secrets and its
moves: nobody may look into its hand, take its moves back or get advice as if alone.
"""

from collections.abc import Collection, Sequence


def stakes(sitters: Sequence[str], resigned: Collection[int]) -> dict[int, str]:
    """The seats at which somebody has a stake, each with its guest: who sat down there and has not resigned, whether or
    not a bot sits in now."""
    return {seat: guest for seat, guest in enumerate(sitters) if guest and seat not in resigned}
