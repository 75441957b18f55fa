"""What a deal may contain, and the record of one."""

from typing import Final

# The goods that a deal may contain, as bits.
FAVOR: Final = 1
SECRETS: Final = 2
RELICS: Final = 4
ADVISERS: Final = 8
SITES: Final = 16
BANNERS: Final = 32
CITIZENSHIP: Final = 64

# The record of a deal: kind, proposer, partner, space of the Reliquary, then the goods as actions of the proposer.
KIND: Final = 0
PROPOSER: Final = 1
PARTNER: Final = 2
SPACE: Final = 3
FIRST_GOOD: Final = 4

OFFER_OF_CITIZENSHIP: Final = FAVOR | SECRETS | RELICS | BANNERS | CITIZENSHIP
