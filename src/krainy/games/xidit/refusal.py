"""Why not? For every action of Lords of Xidit that is not legal now, the id of the rule that forbids it.

An action that belongs to the decision asked is measured by its own rules; one that belongs to another moment is
answered by the rule of that moment; who would rather pass hears what is compulsory.
"""

from typing import ClassVar, Final

from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Reason

from .board import KINGDOM
from .state import Xidit
from .vocabulary import VOCABULARY

COMPULSORY: Final = {
    "PlaceIdrakis": "xidit.setup.12",
    "Plan": "xidit.plan.2",
    "ChooseRewards": "xidit.reward.1",
    "PlaceBards": "xidit.bard.1",
    "PayUnits": "xidit.titan.6",
    "RaiseVirtual": "xidit.three.8",
    "ShowUnits": "xidit.census.2",
    "WaitingFloor": "xidit.census.8",
}
"""By decision, the rule that forbids to pass."""
MOMENTS: Final = {
    "place": "xidit.setup.12",
    "order": "xidit.exec.4",
    "rewards": "xidit.reward.1",
    "bard": "xidit.bard.1",
    "titan": "xidit.titan.4",
    "pay": "xidit.titan.6",
    "raise": "xidit.three.8",
    "show": "xidit.census.2",
    "floor": "xidit.guild.1",
}
"""By action, the rule that says when it can be taken."""


class Choice(Decision[Xidit]):
    """A decision of one seat that is not asked where nothing can be chosen: then `lapse` does what is forced."""

    lapses: ClassVar[bool] = True

    def why(self, g: Xidit, seat: int, action: int) -> Reason:
        return Reason(why_not_now(g, seat, action))


def why_not_now(g: Xidit, seat: int, action: int) -> str:
    """The rule that forbids this action, told at the decision now asked."""
    now = type(g.asked).__name__
    block = VOCABULARY.find(action)
    name = block.name
    if name == "pass":
        return COMPULSORY[now]
    if name == "order" and now == "PlaceIdrakis":
        return "xidit.plan.1"
    if name == "place" and now != "PlaceIdrakis":
        return "xidit.move.1"  # from now on it goes along roads
    index = block.decode(action)[0]
    if name == "bard" and now in ["PlaceBards", "CensusBards"]:
        return why_not_there(g, seat, index, now)
    if name == "titan" and now == "FaceTitan":
        return why_not_titan(g, index)
    if name == "floor" and now in ["CensusFloor", "WaitingFloor"]:
        return why_not_floor(g, seat, index, now)
    return MOMENTS[name]


def why_not_there(g: Xidit, seat: int, region: int, now: str) -> str:
    """The rule that keeps a bard out of a region."""
    if region in KINGDOM.borders[g.idrakis[seat]]:
        return "xidit.bard.5"  # it borders the city, so it can only be wasteland
    return "xidit.bard.1" if now == "PlaceBards" else "xidit.census.5"


def why_not_titan(g: Xidit, stack: int) -> str:
    """The rule that saves a titan: it sleeps, it is gone, or it is too strong."""
    if g.lair[stack] > 0 and not g.raging >> stack & 1:
        return "xidit.titan.1"
    return "xidit.titan.6"


def why_not_floor(g: Xidit, seat: int, city: int, now: str) -> str:
    """The rule that keeps a floor off a city: no guild of one's own there, or one that is full."""
    if now == "CensusFloor":
        return "xidit.census.7"
    return "xidit.guild.2" if g.guild[city] == seat else "xidit.ruling.16"
