"""Forces, and the pools of dice. [oath.campaign.7, oath.campaign.9, oath.term.13]"""

from krainy.engine.vocabulary import Thing

from ..asking import Asking
from ..board import SLOTS
from ..hooks import ATTACK_DICE, CROWN, owner_at
from ..prince.sheet import tactics_dice
from ..ruling import amount, bandits_at, ruler, side
from ..state import Oath
from ..vocabulary import NUM, NUMBER, POOLS
from .record import joins
from .targets import defense_dice, target_spots


def attack_force(g: Oath) -> int:
    """The attacker's warbands: on the board and at the sites that join. [oath.term.13]"""
    attacker = g.war.attacker
    total = g.board[attacker]
    for spot in range(SLOTS):
        if joins(g, spot):
            total += g.army[spot]
    return total


def loose_bandits(g: Oath, attacking: bool) -> int:
    """Bandits that a crown adds to a force: they count, and never die. [oath.power.10]"""
    crown = g.live[CROWN]
    if not crown:
        return 0
    war = g.war
    owner = side(g, owner_at(g, crown[0]))
    total = 0
    if attacking:
        if owner != side(g, war.attacker):
            return 0
        for spot in range(SLOTS):
            if war.joining >> spot & 1 and ruler(g, spot) == owner:
                total += bandits_at(g, spot)
        return total
    if war.defender < 0 or owner != side(g, war.defender):
        return 0
    for spot in range(SLOTS):
        if war.targets(spot) and ruler(g, spot) == owner:
            total += bandits_at(g, spot)
    return total


def near(g: Oath, player: int) -> bool:
    """Whether a player's pawn is where it adds the board's warbands to the defense. [oath.campaign.14,
    oath.campaign.16]"""
    spot = g.pawn[player]
    return spot == g.war.spot or g.war.targets(spot)


def defending(g: Oath) -> list[int]:
    """The defending players whose boards belong to the force."""
    if g.war.defender < 0:
        return []
    return [player for player in g.order if (player == g.war.defender or g.war.has_ally(player)) and near(g, player)]


def defense_force(g: Oath) -> int:
    """The warbands that add to the defense; the bandits at targeted sites.
    [oath.term.13, oath.campaign.14, oath.campaign.15, oath.campaign.16]"""
    total = 0
    for spot in range(SLOTS):
        if g.war.targets(spot):
            if g.war.defender < 0:
                total += bandits_at(g, spot)
            elif not joins(g, spot):
                total += g.army[spot]
    for player in defending(g):
        total += g.board[player]
    return total + loose_bandits(g, False)


def add_attack(g: Oath, number: int) -> None:
    """Dice come into the attack pool."""
    g.war.attack_pool += number


def cut_attack(g: Oath, number: int) -> None:
    """Dice leave the attack pool; what it lacks becomes defense dice. [oath.campaign.13, oath.ruling.12]"""
    cut = min(number, g.war.attack_pool)
    g.war.attack_pool -= cut
    g.war.defense_pool += number - cut


class Pool(Asking):
    """How many attack dice are taken.
    [oath.campaign.2, oath.campaign.7, oath.campaign.8, oath.campaign.9, oath.campaign.10, oath.ruling.29]"""

    name = "Pool"
    rule = "oath.campaign.9"

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, defense_dice(g))}

    def actions(self, g: Oath, seat: int) -> list[int]:
        force = min(40, attack_force(g) + loose_bandits(g, True))
        return [NUM.base + number for number in range(force + 1)]

    def automatic(self, g: Oath, found: list[int]) -> int:
        return found[-1]

    def take(self, g: Oath, seat: int, action: int) -> None:
        fill_pools(g, seat, action - NUM.base)
        g.tell(POOLS, g.war.attack_pool, g.war.defense_pool)


def fill_pools(g: Oath, player: int, number: int) -> None:
    """So many attack dice are taken; what targets, sites and the Prince change. [oath.campaign.7, oath.campaign.9]"""
    war = g.war
    war.attack_pool = number
    war.defense_pool = defense_dice(g)
    spots = target_spots(g)
    change = 0  # all together: what one site adds another may take away
    for spot in range(SLOTS):
        if spots >> spot & 1:
            change += amount(g, player, ATTACK_DICE, spot, [])
    if change > 0:
        add_attack(g, change)
    else:
        cut_attack(g, -change)
    if g.prince >= 0 and g.prince in (player, war.defender):  # [oath.prince.17]
        if player == g.prince:
            add_attack(g, tactics_dice(g))
        else:
            cut_attack(g, tactics_dice(g))
