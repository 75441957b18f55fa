"""What a bot should notice in a position of Oath. What each feature counts for stands in data/weights.toml.

A row belongs to a player, for the Clockwork Prince can win too. What a turn only lends is counted as it will be after
Rest: secrets on cards come back, unspent Supply is kept; so that ending the turn is no gain by itself. A campaign that
is on counts for what it will probably bring.
"""

import math
from typing import Final

from krainy.engine.game import aspect_of_each

from ..actions.act import Act
from ..board import CITIZEN, EXILE, MOST_SUPPLY, NO_SUIT, PROTECTION, SLOTS, SUPREMACY, VISIONS_NEEDED
from ..campaign.pools import attack_force, defense_force
from ..campaign.sacrifice import Sacrifice
from ..campaign.war import ATTACKER_WON, DEFENDER_WON
from ..cards import FIRST_VISION, OATH_OF, PRICE_FAVOR, PRICE_SECRET, SUIT, is_vision
from ..oathkeeper import fulfilled, measure, shown_vision, succeeds, successor
from ..rest import RestPowers, base_supply
from ..ruling import advisers_of_suit, goods_held, ruled_sites, ruler, side
from ..state import Oath, home
from ..table import front

FEATURES: Final = [
    "won",
    # How near a win is.
    "usurper",
    "keeper",  # an Exile with the title on its first side
    "vision",  # a fulfilled Vision wins at the next Wake
    "vision_waits",  # its goal is met, Visions drawn are missing
    "vision_lead",
    "hidden_vision",  # a facedown Vision whose goal is met
    "heir",  # whoever would win for the Empire, growing with the rounds
    "court",  # the others of an Empire that has the title
    "heir_lead",  # ahead of the other Imperial players in the Successor's goal, or behind, growing with the rounds
    "lead",  # ahead in the goal of the oath, or behind
    # What one has.
    "sites",
    "goods",
    "favor",
    "secrets",
    "warbands",
    "garrisons",
    "supply",
    "advisers",
    "facedown",
    "kinship",  # advisers of one suit make trades pay
    # Where the pawn stands.
    "relic_here",  # a relic that can be paid for
    "prey_here",  # a site of somebody else's that the warbands of the board could take
    "loot_here",  # relics and banners of a weaker enemy
    "trade_here",  # cards with the suits of advisers
    # What lies in the middle of an action.
    "drawn",
    "losses",
    "under_way",
]
ASPECTS: Final = aspect_of_each(
    FEATURES,
    {
        "win": ["won"],
        "title": ["usurper", "keeper", "heir", "court", "heir_lead", "lead"],
        "vision": ["vision", "vision_waits", "vision_lead", "hidden_vision"],
        "sites": ["sites"],
        "goods": ["goods"],
        "favor": ["favor"],
        "secrets": ["secrets"],
        "warbands": ["warbands", "garrisons", "losses"],
        "supply": ["supply"],
        "advisers": ["advisers", "facedown", "kinship", "drawn"],
        "place": ["relic_here", "prey_here", "loot_here", "trade_here"],
    },
)
"""What people call it."""
WON: Final = 0
SOON: Final = [0.1, 0.12, 0.15, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0]
"""How much of a Stable Regime is already won, by the round."""
SWORDS_EACH: Final = 0.92
SHIELDS_EACH: Final = 0.8
MOST_LEAD: Final = 3.0


def features_of(g: Oath) -> list[list[float]]:
    """By player, the Prince last."""
    rows = [[0.0] * len(FEATURES) for _ in range(g.players)]
    if g.decided:
        for player in range(g.players):
            if player < g.seats and g.winners >> player & 1:
                rows[player][WON] = 1.0
        if g.winners == 0 and g.prince >= 0:
            rows[g.prince][WON] = 1.0
        return rows
    if g.turn < 0 and min(g.pawn) < 0:
        return rows
    sites, goods, lost = prospects(g)
    heir = successor(g)
    ruled = g.role[g.title] != EXILE
    for player in range(g.players):
        row = rows[player]
        if g.role[player] == EXILE:
            row[1:7] = exile_hopes(g, player, sites, goods)
        elif ruled:
            row[7 if player == heir else 8] = SOON[g.round]
        if g.role[player] != EXILE:
            row[9] = SOON[g.round] * heir_lead(g, player, goods)
        row[10] = lead(g, player, g.oath, sites, goods)
        row[11:21] = belongings(g, player, sites[player], goods[player])
        row[21:25] = chances_here(g, player)
        row[26] = -lost[player]
    asked = g.asked
    if asked is not None and 0 <= asked.seat < g.players:
        rows[asked.seat][25] = float(len(g.hand))
        if not isinstance(asked, Act):
            rows[asked.seat][27] = 1.0
    return rows


def exile_hopes(g: Oath, player: int, sites: list[float], goods: list[float]) -> list[float]:
    """The title kept over two Wakes, or a Vision."""
    found = [0.0] * 6
    if g.title == player:
        found[0 if g.usurper else 1] = 1.0
    if fulfilled(g, player):
        found[2] = 1.0
    for card in shown_vision(g, player):
        oath = OATH_OF[card - FIRST_VISION]
        ahead = lead(g, player, oath, sites, goods)
        found[4] = max(found[4], ahead + MOST_LEAD)
        if ahead > 0.0 and g.visions < VISIONS_NEEDED:
            found[3] = (1.0 + g.visions) / (1.0 + VISIONS_NEEDED)
    for entry in g.advisers[player]:
        if entry < 0:
            card = front(g, -1 - entry)
            oath = OATH_OF[card - FIRST_VISION] if is_vision(card) else -1
            if oath >= 0 and lead(g, player, oath, sites, goods) > 0.0:
                found[5] = (1.0 + min(g.visions, VISIONS_NEEDED)) / (1.0 + VISIONS_NEEDED)
    return found


def lead(g: Oath, player: int, oath: int, sites: list[float], goods: list[float]) -> float:
    """How far a player is ahead of the best other one in the goal of an oath; players of one Empire rule together."""
    best = 0.0
    mine = 0.0
    for other in range(g.players):
        value = sites[other] if oath == SUPREMACY else goods[other] if oath == PROTECTION else 0.0
        if oath != SUPREMACY and oath != PROTECTION:
            value = float(measure(g, other, oath))
        if other == player:
            mine = value
        elif value > best and not (oath == SUPREMACY and home(g, other) == home(g, player)):
            best = value
    return max(-MOST_LEAD, min(MOST_LEAD, mine - best))


def heir_lead(g: Oath, player: int, goods: list[float]) -> float:
    """How far an Imperial player is ahead of the others in the goal of the Successor. [oath.win.4]"""
    if g.oath != SUPREMACY:
        mine = player == g.chancellor or succeeds(g, player)
        for other in range(g.players):
            if other != player and g.role[other] == CITIZEN and succeeds(g, other):
                return -1.0
        return 1.0 if mine else 0.0
    best = 0.0
    for other in range(g.players):
        if other != player and g.role[other] != EXILE:
            best = max(best, goods[other])
    return max(-MOST_LEAD, min(MOST_LEAD, goods[player] - best))


def belongings(g: Oath, player: int, sites: float, goods: float) -> list[float]:
    """Sites, goods, tokens, warbands, Supply, advisers."""
    secrets = g.secrets[player] + g.dark[player]
    supply = g.supply[player]
    if player == g.turn:
        for number in g.secret_on.values():
            secrets += number
        if not isinstance(g.asked, RestPowers) and player != g.prince:
            supply = min(MOST_SUPPLY, supply + base_supply(g, player))
    garrisons = 0
    for spot in range(SLOTS):
        if g.army[spot] and g.army_of[spot] == player:
            garrisons += min(3, g.army[spot])
    up = down = kin = 0
    suits = [0] * 7
    for entry in g.advisers[player]:
        if entry > 0:
            up += 1
            suits[SUIT[entry]] += 1
        else:
            down += 1
    for suit in range(6):
        if suits[suit] > 1:
            kin += suits[suit] - 1
    return [
        sites,
        goods,
        math.sqrt(float(g.favor[player])),
        math.sqrt(float(secrets)),
        float(min(g.board[player], 8)),
        float(garrisons),
        float(supply),
        float(up),
        float(down),
        float(kin),
    ]


def chances_here(g: Oath, player: int) -> list[float]:
    """What the site of the pawn promises."""
    spot = g.pawn[player]
    site = g.site[spot]
    relic = prey = loot = trade = 0.0
    if g.site_relics[spot] and g.favor[player] >= PRICE_FAVOR[site] and g.secrets[player] >= PRICE_SECRET[site]:
        relic = 1.0
    force = g.board[player]
    who = ruler(g, spot)
    if who != side(g, player) and force > defended(g, spot, who):
        prey = 1.0
    for other in range(g.players):
        if other != player and g.pawn[other] == spot and force > g.board[other] + defended(g, spot, who):
            loot = max(loot, float(goods_held(g, other)))
    for card in g.denizens[spot]:
        if SUIT[card] != NO_SUIT and advisers_of_suit(g, player, SUIT[card]):
            trade += 1.0
    return [relic, prey, min(loot, 3.0), min(trade, 2.0)]


def defended(g: Oath, spot: int, who: int) -> int:
    """What stands against an attack on a site, with its die."""
    return 1 + (g.army[spot] if who >= 0 else 1)


# -- a campaign that is on ---------------------------------------------------------------------------------------------


def prospects(g: Oath) -> tuple[list[float], list[float], list[float]]:
    """Sites and goods of each player as they will probably be after the campaign, and warbands that it may cost."""
    sites = [float(ruled_sites(g, player)) for player in range(g.players)]
    goods = [float(goods_held(g, player)) for player in range(g.players)]
    lost = [0.0] * g.players
    war = g.war
    if not war.on or war.outcome == ATTACKER_WON:
        return sites, goods, lost
    attacker, defender = war.attacker, war.defender
    chance = winning(g)
    taken = won = 0
    for spot in range(SLOTS):
        taken += int(war.targets(spot))
    won += int(war.targets_banner(0)) + int(war.targets_banner(1)) + len(g.spoils)
    lost[attacker] += (1.0 - chance) * attack_force(g) / 2
    sites[attacker] += chance * taken
    goods[attacker] += chance * won
    if defender >= 0:
        lost[defender] += chance * (defense_force(g) / 2 + (g.favor[defender] / 2 if war.pawn else 0))
        goods[defender] -= chance * won
        for player in range(g.players):
            if side(g, player) == side(g, defender):
                sites[player] -= chance * taken
    return sites, goods, lost


def winning(g: Oath) -> float:
    """How likely the attacker is to win, roughly."""
    war = g.war
    if war.outcome == DEFENDER_WON and not isinstance(g.asked, Sacrifice):
        return 0.0
    force = attack_force(g)
    attack = war.swords if war.swords else SWORDS_EACH * war.attack_pool
    defense = war.shields if war.shields else SHIELDS_EACH * war.defense_pool + defense_force(g)
    return 1.0 / (1.0 + math.exp((defense + 0.5 - attack - 0.6 * force) / 1.5))
