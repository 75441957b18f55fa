"""Games in which everybody likes to march, fight, challenge and play cards: where random play seldom goes."""

from krainy.engine.chance import Dice
from krainy.engine.state import State
from krainy.games.runewars.control import neutrals_on
from krainy.games.runewars.state import NOBODY, Runewars
from krainy.games.runewars.vocabulary import ACTIVATE, VOCABULARY

LIKED = {
    "call-all",
    "hero",
    "fight",
    "talk",
    "support",
    "play",
    "use",
    "go",
    "quest",
    "challenge",
    "objective",
    "victory",
    "pick-up",
    "office",
    "claim",
    "portal",
    "yes",
    "rune",
}
ORDERS = {"conquer", "mobilize", "recruit", "rally-support"}


def warlike_move(g: State, dice: Dice) -> tuple[int, int]:
    """Mostly an action that leads to battles, duels and cards."""
    assert isinstance(g, Runewars)
    actors = g.actors()
    seat = actors[dice.below(len(actors))]
    actions = g.actions(seat)
    if dice.below(5):
        liked = [action for action in actions if wanted(g, seat, action)]
        actions = liked or actions
    return seat, actions[dice.below(len(actions))]


def wanted(g: Runewars, seat: int, action: int) -> bool:
    """Whether an action leads somewhere interesting."""
    name = VOCABULARY.find(action).name
    if name == "order":
        return g.game.phrase(g, action).split()[1] in ORDERS
    if name == "activate":
        area = action - ACTIVATE.base
        defended = g.lord[area] not in (seat, NOBODY) or neutrals_on(g, area) > 0
        return defended and any(g.lord[near] == seat and sum(g.rows[near]) > 1 for near in g.board.near[area])
    return name in LIKED
