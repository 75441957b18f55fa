"""The record of a campaign is opened and closed. [oath.campaign.4]"""

from krainy.engine.flow import NOTHING

from ..board import CITIZEN, EXILE
from ..hooks import FORCE, POWERS, card_at
from ..state import Oath, home, imperial
from .war import NO_WAR, Side, War


def open_war(g: Oath, attacker: int, defender: int, spot: int, joining: int) -> None:
    """Begin the record. [oath.campaign.4]"""
    assert not g.war.on
    attack = Side(attacker, g.role[attacker] == EXILE)
    war = War(True, attack, Side(defender, defender >= 0 and g.role[defender] == EXILE))
    war.spot = spot
    war.joining = joining
    if defender >= 0 and imperial(g, attacker) and imperial(g, defender):
        war.renegade = attacker if g.role[attacker] == CITIZEN else defender
    g.war = war
    g.spoils = NOTHING
    g.plans = NOTHING
    for at in g.live[FORCE]:
        war.joining |= POWERS[card_at(at)].adds_force(g, at, attacker)


def saved_colour(g: Oath, side: Side) -> int:
    """The colour of the warbands that were saved for a side."""
    return side.player if side.exile else g.chancellor


def close_war(g: Oath) -> None:
    """The record is closed."""
    g.war = NO_WAR
    g.spoils = NOTHING
    g.plans = NOTHING


def joins(g: Oath, spot: int) -> bool:
    """Whether the attacker's warbands at this site belong to the force."""
    return g.war.joining >> spot & 1 == 1 and g.army[spot] > 0 and g.army_of[spot] == home(g, g.war.attacker)
