"""A battle begins: a region, and cards in secret. [mysthea.battle]"""

from krainy.engine.flow import Joint

from ..board import REGIONS
from ..hooks import BATTLE_STARTS, FIGHT_BONUS, ON, OWN_BATTLE_OVER, fire
from ..state import BATTLE_REQUIRES_OWN_UNIT, Mysthea, ability, count, hand, leave_hand, rivals_in
from ..vocabulary import BATTLE, BATTLE_BEGAN, LAID, LAY, PASS
from .clash import Clash
from .orders import Orders
from .record import Battle, Fighter


def list_battlefields(g: Mysthea, seat: int, granted: bool, found: list[int]) -> None:
    """Add every region in which the seat may start a battle. [mysthea.battle.2, mysthea.battle.3, mysthea.ruling.1]"""
    own_unit = not granted or g.rules & BATTLE_REQUIRES_OWN_UNIT != 0
    for region in range(REGIONS):
        if (not own_unit or count(g, seat, region) > 0) and rivals_in(g, seat, region):
            found.append(BATTLE.base + region)


def start_battle(g: Mysthea, seat: int, region: int, bonus: int) -> None:
    """A battle begins; what the starter's Chosen does in it is judged now. [mysthea.ruling.32]"""
    assert not g.battle.on
    hero = ability(g, seat)
    zeal = hero if ON[OWN_BATTLE_OVER][hero] or (FIGHT_BONUS[hero] and g.home[seat] == region) else 0
    g.battle = Battle(region, seat, zeal, [Fighter() for _ in range(g.seats)])
    g.battle.by_seat[seat].bonus = bonus
    g.tell(BATTLE_BEGAN, seat, region, bonus)
    g.then([BattleCards(), Orders(), Clash()])
    fire(g, BATTLE_STARTS, seat)  # [mysthea.ruling.46]


class BattleCards(Joint[Mysthea]):
    """Everybody with a unit there secretly lays one card of the hand or none. [mysthea.battle.4, mysthea.ruling.5]

    Who has no card in hand, as all can see, is not asked.
    """

    name = "BattleCards"
    rule = "mysthea.battle.4"
    rule_wait = "mysthea.battle.4"

    def asks(self, g: Mysthea) -> int:
        asked = 0
        for seat in range(g.seats):
            if g.hands[seat] and count(g, seat, g.battle.region) > 0:
                asked |= 1 << seat
        return asked

    def actions(self, g: Mysthea, seat: int) -> list[int]:
        return [PASS.base, *[LAY.base + card for card in hand(g, seat)]]

    def reveal(self, g: Mysthea, chosen: list[list[int]]) -> None:
        for seat in g.order:
            if count(g, seat, g.battle.region) == 0:
                continue
            row = chosen[seat]
            card = row[0] - LAY.base if row and row[0] != PASS.base else 0
            if card:
                leave_hand(g, seat, card)
                g.battle.by_seat[seat].card = card
            g.tell(LAID, seat, card)
