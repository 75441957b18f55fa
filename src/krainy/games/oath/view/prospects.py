"""Who will win if nothing changes, and when. [oath.win]"""

from ..board import END_DIE, EXILE, LAST_ROUND, VISIONS_NEEDED, Colour
from ..cards import FIRST_VISION, NAMES, OATH_OF
from ..oathkeeper import fulfilled, leads, shown_vision, successor
from ..state import Oath
from .shape import Prospect


def prospects(g: Oath, names: list[Colour]) -> list[Prospect]:
    """Who will win if nothing changes, and when. [oath.win]

    `by` the title, a Vision or the Empire; `when` at the next Wake, the one after (`second-wake`), at the end of the
    round if the die shows at least `die`, in the last round, or only once more Visions are drawn (`more-visions`).
    """
    if g.decided:
        return []
    found: list[Prospect] = []
    for player in g.order:
        if g.role[player] != EXILE:
            continue
        if g.title == player:
            found.append({"seat": names[player], "by": "title", "when": "wake" if g.usurper else "second-wake"})
        card = fulfilled(g, player)
        if card:
            found.append({"seat": names[player], "by": "vision", "card": NAMES[card], "when": "wake"})
        elif g.visions < VISIONS_NEEDED:
            for card in shown_vision(g, player):
                if leads(g, player, OATH_OF[card - FIRST_VISION]):
                    found.append({"seat": names[player], "by": "vision", "card": NAMES[card], "when": "more-visions"})
    if g.role[g.title] != EXILE:
        first = LAST_ROUND - len(END_DIE)
        die = END_DIE[max(0, g.round - first)] if g.round < LAST_ROUND else 0
        told: Prospect = {
            "seat": names[successor(g)],
            "by": "empire",
            "when": "last-round" if g.round == LAST_ROUND else "round-end",
        }
        if die:
            told["die"] = die
            told["round"] = max(g.round, first)
        found.append(told)
    return found
