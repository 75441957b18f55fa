"""Who will win if nothing changes, and when. [oath.win]"""

from ..board import END_DIE, EXILE, LAST_ROUND, VISIONS_NEEDED
from ..cards import FIRST_VISION, NAMES, OATH_OF
from ..oathkeeper import fulfilled, leads, shown_vision, successor
from ..state import Oath


def prospects(g: Oath, names: list[str]) -> list[dict[str, object]]:
    """Who will win if nothing changes, and when. [oath.win]

    `by` the title, a Vision or the Empire; `when` at the next Wake, the one after (`second-wake`), at the end of the
    round if the die shows at least `die`, in the last round, or only once more Visions are drawn (`more-visions`).
    """
    if g.decided:
        return []
    found: list[dict[str, object]] = []
    for player in g.order:
        if g.role[player] != EXILE:
            continue
        if g.title == player:
            when = "wake" if g.usurper else "second-wake"
            found.append({"seat": names[player], "by": "title", "when": when})
        card = fulfilled(g, player)
        if card:
            found.append({"seat": names[player], "by": "vision", "card": NAMES[card], "when": "wake"})
        elif g.visions < VISIONS_NEEDED:
            for card in shown_vision(g, player):
                if leads(g, player, OATH_OF[card - FIRST_VISION]):
                    found.append({"seat": names[player], "by": "vision", "card": NAMES[card], "when": "more-visions"})
    if g.role[g.title] != EXILE:
        first = LAST_ROUND - len(END_DIE)
        when = "last-round" if g.round == LAST_ROUND else "round-end"
        die = END_DIE[max(0, g.round - first)] if g.round < LAST_ROUND else 0
        told: dict[str, object] = {"seat": names[successor(g)], "by": "empire", "when": when}
        if die:
            told["die"] = die
            told["round"] = max(g.round, first)
        found.append(told)
    return found
