"""What an action can be: every legal Move and Build of a seat. [eko.turn.2]"""

from .build import list_builds
from .move import Survey, moves
from .state import Eko


def acts(g: Eko, seat: int) -> list[int]:
    """Every legal Move and Build, sorted."""
    survey = Survey(g, seat)
    found = moves(g, seat, survey)
    list_builds(found, g, seat, survey.mine)
    return found


def can_act(g: Eko, seat: int) -> bool:
    """Whether any action is legal; a stack outside storms with an empty space beside it can always move."""
    survey = Survey(g, seat)
    calm = survey.empty & g.board.calm_mask
    for space in survey.mine:
        if g.board.way_masks[space] & calm and not g.board.storm[space]:
            return True
    return len(acts(g, seat)) > 0
