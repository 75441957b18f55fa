"""How a battle would end in the plainest way: fate cards alone, without tactics cards, heroes and special abilities.
[runewars.battle, runewars.round]"""

from typing import Final

from krainy.engine.chance import Dice

from ..pieces import AMOUNT, DAMAGE, FATES, HEALTH, HEXAGON, INITIATIVE, QUARTER, ROUNDS, ROUT, SHAPE

BATTLES: Final = 200
TENTHS: Final = 10


class Figure:
    """A unit in an imagined battle."""

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit
        self.damage = 0
        self.stands = True
        self.drew = False


def tenths_won(attackers: list[int], defenders: list[int], walls: int) -> int:
    """Of ten battles between these types of units, how many the attacker would win; always the same for the same."""
    dice, won = Dice(0), 0
    for _ in range(BATTLES):
        won += attacker_wins(attackers, defenders, walls, dice)
    return (won * TENTHS + BATTLES // 2) // BATTLES


def attacker_wins(attackers: list[int], defenders: list[int], walls: int, dice: Dice) -> bool:
    """One battle: both sides draw for one type after the other, and suffer what the cards show at the same time."""
    sides = [[Figure(unit) for unit in attackers], [Figure(unit) for unit in defenders]]
    deck = list(range(1, len(FATES)))
    for number in range(1, ROUNDS + 1):
        drawing = [next_type(side, number) for side in sides]
        while drawing[0] >= 0 or drawing[1] >= 0:
            routs, damages = [0, 0], [0, 0]
            for place in range(2):
                for figure in sides[place]:
                    if figure.unit == drawing[place] and figure.stands:
                        figure.drew = True
                        if not deck:
                            deck = list(range(1, len(FATES)))
                        card, shape = deck.pop(dice.below(len(deck))), SHAPE[figure.unit]
                        if QUARTER[card][shape] == ROUT:
                            routs[1 - place] += AMOUNT[card][shape]
                        elif QUARTER[card][shape] == DAMAGE:
                            damages[1 - place] += AMOUNT[card][shape]
            for place in range(2):
                suffer_routs(sides[place], routs[place])
                suffer_damage(sides[place], damages[place])
            drawing = [next_type(side, number) for side in sides]
    return strength(sides[0]) > strength(sides[1]) + walls


def next_type(side: list[Figure], number: int) -> int:
    """A type of this initiative that has not drawn yet, or -1."""
    for figure in side:
        if figure.stands and not figure.drew and INITIATIVE[figure.unit] == number:
            return figure.unit
    return -1


def suffer_routs(side: list[Figure], number: int) -> None:
    """Rout undamaged units first; of these hexagons, which count all the same, then those that have drawn already.
    [runewars.rout.1]"""
    for _ in range(number):
        best, least = -1, 0
        for place, figure in enumerate(side):
            worth = (
                (4 if figure.damage else 0) + (0 if SHAPE[figure.unit] == HEXAGON else 2) + (0 if figure.drew else 1)
            )
            if figure.stands and (best < 0 or worth < least):
                best, least = place, worth
        if best >= 0:
            side[best].stands = False


def suffer_damage(side: list[Figure], number: int) -> None:
    """Damage goes to damaged units, else to standing ones, else to routed ones. [runewars.damage.2]"""
    for _ in range(number):
        best, least = -1, 0
        for place, figure in enumerate(side):
            worth = (0 if figure.damage else 4) + (0 if figure.stands else 2) + (0 if figure.drew else 1)
            if best < 0 or worth < least:
                best, least = place, worth
        if best >= 0:
            side[best].damage += 1
            if side[best].damage >= HEALTH[side[best].unit]:
                del side[best]


def strength(side: list[Figure]) -> int:
    """Standing units and routed hexagons. [runewars.battle.9]"""
    total = 0
    for figure in side:
        total += figure.stands or SHAPE[figure.unit] == HEXAGON
    return total
