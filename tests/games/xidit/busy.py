"""A player who walks to where something can be done: random plans alone hardly ever wake a titan."""

from krainy.engine.chance import Dice
from krainy.engine.state import State
from krainy.games.xidit.board import COLOURS_OF_ROADS, KINGDOM, NOWHERE
from krainy.games.xidit.orders import ACTION, WAIT
from krainy.games.xidit.state import Xidit, army
from krainy.games.xidit.tokens import NO_TOKEN, RECRUITMENT, in_band
from krainy.games.xidit.vocabulary import KINDS, ORDER, SYMBOLS
from krainy.games.xidit.year import Plan


def busy_move(g: State, dice: Dice) -> tuple[int, int]:
    """A random move of a random seat, but a plan that mostly acts where it can and moves where roads are."""
    actors = g.actors()
    seat = actors[dice.below(len(actors))]
    if isinstance(g, Xidit) and isinstance(g.asked, Plan):
        return seat, ORDER.base + busy_order(g, seat, dice)
    actions = g.actions(seat)
    return seat, actions[dice.below(len(actions))]


def busy_order(g: Xidit, seat: int, dice: Dice) -> int:
    """The next Order of a plan, as things stand now."""
    city, acted = g.idrakis[seat], 0
    for action in g.sealed[seat]:
        order = action - ORDER.base
        if order == ACTION:
            acted |= 1 << city
        elif order < ACTION and KINGDOM.roads[city * COLOURS_OF_ROADS + order] != NOWHERE:
            city = KINGDOM.roads[city * COLOURS_OF_ROADS + order]
    if dice.below(8) == 0:
        return dice.below(SYMBOLS)
    return first_step(g, seat, city, acted)


def first_step(g: Xidit, seat: int, start: int, acted: int) -> int:
    """An Action here if there is something to do, else the road to the nearest such city: threats and titans first,
    then tokens with units to spare, for a token used up puts the titans' awakening off."""
    ways = [(start, WAIT)]
    for city, _ in ways:
        for colour in range(COLOURS_OF_ROADS):
            to = KINGDOM.roads[city * COLOURS_OF_ROADS + colour]
            if to != NOWHERE and all(to != known for known, _ in ways):
                ways.append((to, colour if city == start else dict(ways)[city]))
    for enough in (0, 2, 1):
        for city, step in ways:
            if not acted >> city & 1 and worthwhile(g, seat, city, enough):
                return ACTION if city == start else step
    return WAIT


def worthwhile(g: Xidit, seat: int, city: int, enough: int) -> bool:
    """Whether an Action in the city would do something now; `enough` units must be there to recruit, 0 is never."""
    if g.token[city] == RECRUITMENT:
        units = sum(in_band(g.bands[city], kind) for kind in range(KINDS))
        return 0 < enough <= units
    if enough:
        return False
    if g.token[city] == NO_TOKEN:
        return g.raging > 0 and army(g, seat) > 4
    return all(g.units[seat * KINDS + kind] >= g.setup.requires[city][kind] for kind in range(KINDS))
