"""What the activation of an area promises before it is made: who can come, and what stands there.
[runewars.mobilize]"""

from krainy.engine.prospect import Prospect

from ..battle.strength import CONQUER_BONUS
from ..control import enemy, neutral
from ..features.clash import tenths_won
from ..features.prospects import standing_on
from ..map.tiles import NUMBER
from ..orders.mobilize import Muster, Ways, callable_units
from ..pieces import CONQUER, DAMAGED_STRENGTH, HEALTH, INTACT_STRENGTH, LIMIT, TYPES
from ..state import NOBODY, Runewars, has_supremacy
from ..vocabulary import ACTIVATE


def march_prospect(g: Runewars, seat: int, action: int) -> Prospect | None:
    """How many units can come to an area and what they meet; the game is a copy, in which the area is activated.
    [runewars.mobilize.1, runewars.mobilize.2, runewars.mobilize.3]"""
    if action not in ACTIVATE or g.asked_name() != "Activate":
        return None
    area = action - ACTIVATE.base
    g.do(seat, action)
    if not isinstance(g.asked, Muster):
        return None
    ways = Ways(g, seat, area)
    army: list[int] = []
    for frm in range(NUMBER):
        if g.lord[frm] == seat:
            for unit in callable_units(g, seat, ways, frm):
                army += [unit] * g.rows[frm][2 * unit]
    army.sort(key=lambda unit: (-HEALTH[unit], unit))  # the strongest come, if there are too many
    army = army[:LIMIT]
    numbers = {"army": len(army), "against": standing_on(g, area), "walls": walls(g, seat, area)}
    if not army:
        return Prospect("nobody", numbers)
    fights = enemy(g, seat, area)
    if fights or neutral(g, area):
        guard = [unit for unit in range(TYPES) for _ in range(g.rows[area][2 * unit])]
        numbers["tenths"] = tenths_won(army, guard, numbers["walls"])
        return Prospect("fight" if fights else "neutral", numbers)
    return Prospect("own" if g.lord[area] == seat else "open", numbers)


def walls(g: Runewars, seat: int, area: int) -> int:
    """What a stronghold would add to the strength against this seat. [runewars.battle.10, runewars.conquer.2]"""
    if g.castle[area] == NOBODY:
        return 0
    strength = DAMAGED_STRENGTH if g.ruined >> area & 1 else INTACT_STRENGTH
    siege = CONQUER_BONUS if g.active[seat] == CONQUER and has_supremacy(g, seat) else 0
    return max(0, strength - siege)
