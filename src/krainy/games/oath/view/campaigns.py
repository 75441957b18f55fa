"""What a campaign promises before it is declared: forces, dice, and how often they win. [oath.campaign]"""

from functools import cache
from typing import Final

from krainy.engine.prospect import Prospect

from ..board import BLANK_FACES, HOLLOW_FACES, ONE_FACES, SWORD_FACES, TWO_FACE
from ..campaign.pools import Pool, defense_force, fill_pools
from ..campaign.rolls import shields
from ..campaign.targets import Targets, added_dice
from ..state import Oath
from ..vocabulary import CAMPAIGN, PASS

FACES: Final = 6
MOST_DICE: Final = 20
"""More dice than these are not reckoned with."""
FIRST: Final = 1
SECOND: Final = 1 << 8
THIRD: Final = 1 << 16
"""Faces as rolls count them: hollow swords, swords and skulls, or ones, twos and doublings."""


def campaign_prospect(g: Oath, seat: int, action: int) -> Prospect | None:
    """What a campaign against the target that adds fewest dice promises, with all attack dice and before battle plans;
    the game is a copy, in which the campaign is declared. [oath.campaign.9, oath.campaign.14, oath.campaign.17]"""
    if action not in CAMPAIGN:
        return None
    g.do(seat, action)
    while isinstance(g.asked, Targets) and g.owing == 1 << seat:
        g.do(seat, weakest(g, g.menu[seat]))
    if not isinstance(g.asked, Pool) or g.owing != 1 << seat:
        return None
    fill_pools(g, g.asked.seat, len(g.menu[seat]) - 1)
    attack, defense, force = g.war.attack_pool, g.war.defense_pool, defense_force(g)
    share = round(100 * win_share(min(attack, MOST_DICE), min(defense, MOST_DICE), force))
    return Prospect("campaign", {"attack": attack, "defense": defense, "force": force, "share": share})


def weakest(g: Oath, menu: list[int]) -> int:
    """The end of the declaring where that is possible, else the target that adds fewest dice."""
    if menu[0] == PASS.base:
        return menu[0]
    best = menu[0]
    for action in menu:
        if added_dice(g, action) < added_dice(g, best):
            best = action
    return best


@cache
def attack_rolls(number: int) -> dict[int, float]:
    """How often so many attack dice show each number of swords. [oath.campaign.17]"""
    rolls = rolled(number, [(FIRST, HOLLOW_FACES), (SECOND, SWORD_FACES - HOLLOW_FACES), (THIRD, FACES - SWORD_FACES)])
    found: dict[int, float] = {}
    for roll, share in rolls.items():
        swords = (roll >> 8 & 255) + 2 * (roll >> 16) + (roll & 255) // 2
        found[swords] = found.get(swords, 0.0) + share
    return found


@cache
def defense_rolls(number: int) -> dict[int, float]:
    """How often so many defense dice show each number of shields. [oath.campaign.14]"""
    faces = [(0, BLANK_FACES), (FIRST, ONE_FACES - BLANK_FACES), (SECOND, 1), (THIRD, FACES - TWO_FACE - 1)]
    found: dict[int, float] = {}
    for roll, share in rolled(number, faces).items():
        total = shields(roll, False, False)
        found[total] = found.get(total, 0.0) + share
    return found


def rolled(number: int, faces: list[tuple[int, int]]) -> dict[int, float]:
    """How often so many dice show each roll."""
    found = {0: 1.0}
    for _ in range(number):
        more: dict[int, float] = {}
        for roll, share in found.items():
            for face, times in faces:
                more[roll + face] = more.get(roll + face, 0.0) + share * times / FACES
        found = more
    return found


def win_share(attack: int, defense: int, force: int) -> float:
    """How often the swords are more than shields and warbands, without sacrifices. [oath.campaign.18]"""
    total = 0.0
    against = defense_rolls(defense)
    for swords, share in attack_rolls(attack).items():
        for block, other in against.items():
            if swords > block + force:
                total += share * other
    return total
