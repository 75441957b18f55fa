"""What a coach says to a newcomer, and when."""

from typing import Final

from krainy.engine.tip import Named, Tip, now_if, offered, rival_near

from ..board import CHANCELLOR, END_DIE, EXILE, LAST_ROUND
from ..state import Oath
from ..vocabulary import CAMPAIGN, CARD, PASS, PLAYER, RECOVER_RELIC
from .goals import hidden_vision

FEW: Final = 2
"""So little Supply is soon forgotten."""


def acting(g: Oath) -> bool:
    """Whether somebody chooses the next action of a turn."""
    return g.asked_name() == "Act"


def rival(g: Oath, seat: int) -> Named | None:
    """Somebody else is about to win."""
    return rival_near(g, seat, PLAYER) if acting(g) else None


def keeper(g: Oath, seat: int) -> Named | None:
    """An Exile has the title and must keep it."""
    return now_if(acting(g) and g.role[seat] == EXILE and g.title == seat)


def last(g: Oath, seat: int) -> Named | None:
    """The last round."""
    return now_if(acting(g) and g.round == LAST_ROUND)


def die(g: Oath, seat: int) -> Named | None:
    """From now on the end die may end the game for the Empire."""
    return now_if(acting(g) and g.role[seat] == EXILE and g.round == LAST_ROUND - len(END_DIE))


def vision(g: Oath, seat: int) -> Named | None:
    """A Vision lies among the own advisers, face down."""
    card = hidden_vision(g, seat) if acting(g) and g.role[seat] == EXILE else 0
    return {"card": (CARD, card)} if card else None


def relic(g: Oath, seat: int) -> Named | None:
    """A relic can be recovered here."""
    return now_if(acting(g) and offered(g, seat, RECOVER_RELIC))


def targets(g: Oath, seat: int) -> Named | None:
    """The targets of a campaign are chosen."""
    return now_if(g.asked_name() == "Targets")


def supply(g: Oath, seat: int) -> Named | None:
    """The turn could be ended with a little Supply left."""
    return now_if(acting(g) and 0 < g.supply[seat] <= FEW and offered(g, seat, PASS) and len(g.menu[seat]) > 1)


def empire(g: Oath, seat: int) -> Named | None:
    """The first turn of the Chancellor."""
    return now_if(acting(g) and g.round == 1 and g.role[seat] == CHANCELLOR)


def exile(g: Oath, seat: int) -> Named | None:
    """The first turn of an Exile."""
    return now_if(acting(g) and g.round == 1 and g.role[seat] == EXILE)


def army(g: Oath, seat: int) -> Named | None:
    """A campaign is possible with hardly any warbands."""
    return now_if(acting(g) and offered(g, seat, CAMPAIGN) and g.board[seat] <= FEW)


TIPS: Final = [
    Tip("rival", "oath.win.1", rival),
    Tip("keeper", "oath.win.1", keeper),
    Tip("last", "oath.win.5", last),
    Tip("die", "oath.win.3", die),
    Tip("targets", "oath.campaign.5", targets),
    Tip("empire", "oath.win.3", empire),
    Tip("exile", "oath.win.1", exile),
    Tip("vision", "oath.vision.3", vision),
    Tip("relic", "oath.recover.1", relic),
    Tip("army", "oath.campaign.7", army),
    Tip("supply", "oath.rest.3", supply),
]
