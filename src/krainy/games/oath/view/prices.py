"""What the major actions that are offered now would cost in Supply, for those who look at a board. [oath.act.2]"""

from ..actions.act import Act, Intend
from ..actions.costs import supply_needed
from ..actions.search import search_cost
from ..actions.travel import travel_cost
from ..cards import CAMPAIGN as CAMPAIGNING
from ..cards import MUSTER as MUSTERING
from ..cards import RECOVER as RECOVERING
from ..cards import TRADE as TRADING
from ..state import Oath
from ..vocabulary import (
    CAMPAIGN,
    MUSTER,
    RECOVER_BANNER,
    RECOVER_RELIC,
    SEARCH,
    TRADE_FAVOR,
    TRADE_SECRETS,
    TRAVEL,
    VOCABULARY,
    WITH,
)


def prices(g: Oath) -> dict[str, dict[str, int]]:
    """By block and target of each action that the asked player may take."""
    asked = g.asked
    if not isinstance(asked, (Act, Intend)):
        return {}
    mods = asked.mods if isinstance(asked, Intend) else []
    found: dict[str, dict[str, int]] = {}
    for number in g.menu[g.driver[asked.seat]]:
        cost = price(g, asked.seat, VOCABULARY.action(number), mods)
        if cost >= 0:
            found.setdefault(VOCABULARY.find(number).name, {})[VOCABULARY.targets(number)[0]] = cost
    return found


def price(g: Oath, player: int, action: int, mods: list[int]) -> int:
    """The Supply that a major action costs; -1 if it is none."""
    if action < SEARCH.base or action >= WITH.base:
        return -1
    if action < MUSTER.base:
        return search_cost(g, player, action - SEARCH.base, mods)
    if action < TRADE_FAVOR.base:
        return supply_needed(g, player, MUSTERING, action - MUSTER.base, 1, mods)
    if action < TRADE_SECRETS.base:
        return supply_needed(g, player, TRADING, action - TRADE_FAVOR.base, 1, mods)
    if action < RECOVER_RELIC.base:
        return supply_needed(g, player, TRADING, action - TRADE_SECRETS.base, 1, mods)
    if action < RECOVER_BANNER.base:
        return supply_needed(g, player, RECOVERING, 0, 1, mods)
    if action < TRAVEL.base:
        return supply_needed(g, player, RECOVERING, action - RECOVER_BANNER.base, 1, mods)
    if action < CAMPAIGN.base:
        to = action - TRAVEL.base
        return travel_cost(g, player, to, mods) if to != g.pawn[player] else -1  # another chooses where it goes
    return supply_needed(g, player, CAMPAIGNING, 0, 2, mods)
