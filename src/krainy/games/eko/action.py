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
    ways, outside = g.board._way_sets, g.board._outside
    calm, calm_second = survey.empty & outside.first[0], survey.empty_second & outside.second[0]
    for space in survey.mine:
        if (ways.first[space] & calm) | (ways.second[space] & calm_second) and not g.board.storm[space]:
            return True
    return len(acts(g, seat)) > 0
