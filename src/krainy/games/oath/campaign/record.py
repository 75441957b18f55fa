"""The record of a campaign is opened and closed. [oath.campaign.4]"""

from ..asking import ATTACKER, DEFENDER
from ..board import CITIZEN, EXILE
from ..hooks import FORCE, POWERS, card_at
from ..ruling import RENEGADE
from ..state import WAR_ROW, Oath, home, imperial
from .war import EXILES, JOINING, SPOT, WORTH


def open_war(g: Oath, attacker: int, defender: int, spot: int, joining: int) -> None:
    """Begin the record. [oath.campaign.4]"""
    assert not g.war
    war = [0] * WAR_ROW
    war[ATTACKER] = attacker
    war[DEFENDER] = defender
    war[SPOT] = spot
    war[JOINING] = joining
    war[WORTH] = 1
    war[RENEGADE] = -1
    if defender >= 0 and imperial(g, attacker) and imperial(g, defender):
        war[RENEGADE] = attacker if g.role[attacker] == CITIZEN else defender
    war[EXILES] = (g.role[attacker] == EXILE) + 2 * (defender >= 0 and g.role[defender] == EXILE)
    g.war = war
    g.spoils = []
    g.plans = []
    for at in g.live[FORCE]:
        war[JOINING] |= POWERS[card_at(at)].adds_force(g, at, attacker)


def saved_colour(g: Oath, place: int) -> int:
    """The colour of the warbands that were saved for a side: the attacker's (0) or the defender's (1)."""
    return g.war[ATTACKER + place] if g.war[EXILES] >> place & 1 else g.chancellor


def close_war(g: Oath) -> None:
    """The record is closed."""
    g.war = []
    g.spoils = []
    g.plans = []


def joins(g: Oath, spot: int) -> bool:
    """Whether the attacker's warbands at this site belong to the force."""
    return g.war[JOINING] >> spot & 1 == 1 and g.army[spot] > 0 and g.army_of[spot] == home(g, g.war[ATTACKER])
