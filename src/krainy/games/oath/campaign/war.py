"""The record of a campaign. [oath.campaign]"""

from typing import Final

from ..asking import QUIET
from ..ruling import RENEGADE

# The record of a campaign.
ALLIES: Final = 2
assert RENEGADE == 3
SPOT: Final = 4
"""Where the attacker is, or acts as if."""
SITES: Final = 5
"""The targeted sites, as a mask. [oath.campaign.25]"""
BANNERS: Final = 6
PAWN: Final = 7
ATTACK: Final = 8
"""Dice in the attack pool."""
DEFENSE: Final = 9
JOINING: Final = 10
"""The sites whose warbands join the attacker's force, as a mask."""
FLAGS: Final = 11
"""What plans have done to the attacker's roll and losses; the next place is the defender's."""
WORTH: Final = 13
"""What a sacrificed warband counts."""
BANNED: Final = 14
"""Who may use no more battle plans: 1 the attacker, 2 the defender."""
OUTCOME: Final = 15
"""Who has won: 1 the attacker, 2 the defender, 0 not decided."""
DEAD: Final = 16
"""Warbands of the attacker that were killed; the next place counts the defender's."""
SWORDS: Final = 18
SHIELDS: Final = 19
"""The defense in full, warbands included."""
INVOLVED: Final = 20
"""The defending players whose boards belonged to the beaten force, as a mask."""
PAID: Final = 21
"""The sites for which a secret was turned, as a mask. [oath.site.10]"""
WARD: Final = 22
"""1 + the site to which the attacker's casualties go instead; the next place is the defender's."""
SAVED: Final = 24
"""How many were saved so; the next place is the defender's."""
SLANDER: Final = 26
"""All favor is burnt instead of half."""
HUNTED: Final = 27
"""Relics taken may be buried."""
CAPTIVES: Final = 28
"""Survivors of the loser's force."""
WIND: Final = 29
"""A further travel and campaign follow."""
assert QUIET == 30
ROLLED: Final = 32
"""The attacker's roll: hollow, swords and skulls, eight bits each; the next place is the defender's: ones, twos and
doubles."""
EXILES: Final = 34
"""Who was an Exile when it began: 1 the attacker, 2 the defender; a plan may make a Citizen of it."""

# Flags of a side.
NO_SKULLS: Final = 1
NO_HOLLOW: Final = 2
NO_ONES: Final = 4
TWICE: Final = 8
HALF: Final = 16
NO_BEST: Final = 32
SAFE: Final = 64
DOOMED: Final = 128
PEACE: Final = 512
