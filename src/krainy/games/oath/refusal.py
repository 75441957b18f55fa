"""Why not? For every action of Oath that is not legal now, the id of the rule that forbids it.

An action that belongs to the decision now asked is measured by its own rules; any other is answered by the rule of the
decision, or by the rule of its own moment. Only what the player knows is looked at.
"""

from typing import Final

from .board import DARKEST_SECRET, EXILE, REGION_OF
from .campaign import DEFENDER, SITES, SPOT, needs_secret, rules_in_war, site_allowed, targets_here
from .cards import ADVISER_ONLY, PLACE, PRICE_FAVOR, PRICE_SECRET, SCEPTER, SITE_ONLY, is_ruin, is_vision
from .cards import CAMPAIGN as CAMPAIGNING
from .cards import RECOVER as RECOVERING
from .cards import TRADE as TRADING
from .cards import TRAVEL as TRAVELING
from .costs import supply_needed
from .deals import CITIZENSHIP, KIND
from .hooks import POWERS, TO_CAMPAIGN, TO_LEAVE, TO_PLAY_DOWN, TO_PLAY_UP, lying
from .play import FROM_ADVISERS, PlayCard, has_room
from .recover import BannerPrice, secured
from .ruling import accessible, at_your_site, forbidden, holder_of, place_of, purse, rules, tokenless, tolls
from .search import search_cost
from .state import Oath, imperial
from .table import front
from .travel import BLOCKED, SECRET, circles, hindrance, travel_cost
from .turn import DENIED, Intend, pile, was_there
from .vocabulary import VOCABULARY

OF_DECISION: Final = {
    "Keeper": "oath.title.2",
    "MakeRoom": "oath.site.5",
    "MakeSeat": "oath.play.4",
    "Exchange": "oath.search.4",
    "DiscardWhere": "oath.term.8",
    "AsSearch": "oath.search.8",
    "Keep": "oath.search.4",
    "Discards": "oath.search.4",
    "Borrow": "oath.trade.2",
    "Pose": "oath.trade.2",
    "FreeRelic": "oath.site.2",
    "BannerPrice": "oath.recover.4",
    "Scatter": "oath.recover.5",
    "Divert": "oath.site.7",
    "SendElsewhere": "oath.site.7",
    "Consent": "oath.travel.5",
    "FreeTravel": "oath.travel.2",
    "FreeCampaign": "oath.campaign.1",
    "Pool": "oath.campaign.9",
    "Join": "oath.campaign.11",
    "Admit": "oath.campaign.11",
    "Plans": "oath.power.8",
    "Reroll": "oath.campaign.14",
    "Sacrifice": "oath.campaign.18",
    "Losses": "oath.campaign.20",
    "Occupy": "oath.campaign.22",
    "BuryLoot": "oath.campaign.22",
    "Banish": "oath.campaign.22",
    "BurnHalf": "oath.campaign.22",
    "SavePlans": "oath.campaign.24",
    "Conspire": "oath.conspiracy.2",
    "Propose": "oath.power.11",
    "Answer": "oath.power.11",
    "Deed": "oath.power.11",
    "Recolour": "oath.citizen.3",
    "Upkeep": "oath.wake.1",
    "Opportunity": "oath.wake.6",
    "Permit": "oath.minor.6",
    "Lending": "oath.minor.7",
    "RestPowers": "oath.rest.6",
    "ShiftDie": "oath.win.3",
    "PickBoard": "oath.next.5",
    "FirstPawn": "oath.next.14",
    "FirstAdviser": "oath.next.14",
    "Swear": "oath.chron.1",
    "Invitations": "oath.chron.2",
    "Accept": "oath.chron.3",
    "Build": "oath.chron.5",
    "ChooseSuit": "oath.chron.17",
    "TakeLure": "oath.prince.20",
    "Pick": "oath.power.2",
    "SecretPick": "oath.power.2",
}
"""What a decision asks for, and nothing else. Act, Intend, PlayCard and Targets answer action by action."""

MAJOR: Final = [
    "search",
    "muster",
    "trade-favor",
    "trade-secrets",
    "recover-relic",
    "recover-banner",
    "travel",
    "campaign",
]

DEAL: Final = [
    "pass",
    "yes",
    "space",
    "give",
    "ask",
    "give-card",
    "ask-card",
    "give-adviser",
    "ask-adviser",
    "give-banner",
    "ask-banner",
    "give-site",
    "ask-site",
]
BELONGS: Final = {
    "PlayCard": ["pass", "yes", "discard", "to-site", "to-advisers", "facedown", "reveal"],
    "Targets": ["pass", "yes", "at", "pick", "relic", "banner", "pawn"],
    "BannerPrice": ["pass", "yes", "number"],
    "Propose": DEAL,
    "Answer": DEAL,
}
"""What may be meant by an answer to a decision that explains itself action by action."""

OF_ACTION: Final = {
    "pass": "oath.act.1",
    "yes": "oath.act.1",
    "keep": "oath.search.4",
    "discard": "oath.play.3",
    "to-site": "oath.play.1",
    "to-advisers": "oath.play.4",
    "facedown": "oath.play.5",
    "reveal": "oath.vision.1",
    "plan": "oath.campaign.12",
    "counter": "oath.campaign.12",
    "pick": "oath.power.2",
    "seat": "oath.power.2",
    "at": "oath.power.2",
    "bank": "oath.power.2",
    "number": "oath.power.2",
    "adviser": "oath.power.2",
    "relic": "oath.power.2",
    "space": "oath.power.2",
    "pile": "oath.power.2",
    "swear": "oath.chron.1",
    "board": "oath.next.5",
    "banner": "oath.campaign.5",
    "pawn": "oath.campaign.5",
    "give": "oath.power.11",
    "ask": "oath.power.11",
    "give-card": "oath.power.11",
    "ask-card": "oath.power.11",
    "give-adviser": "oath.power.11",
    "ask-adviser": "oath.power.11",
    "give-banner": "oath.power.11",
    "ask-banner": "oath.power.11",
    "give-site": "oath.power.11",
    "ask-site": "oath.power.11",
    "with": "oath.power.6",
    "search": "oath.search.1",
    "muster": "oath.muster.1",
    "trade-favor": "oath.trade.1",
    "trade-secrets": "oath.trade.1",
    "recover-relic": "oath.recover.1",
    "recover-banner": "oath.recover.4",
    "travel": "oath.travel.1",
    "campaign": "oath.campaign.1",
    "uncover": "oath.minor.1",
    "use": "oath.minor.2",
    "peek": "oath.minor.3",
    "peek-reliquary": "oath.minor.4",
    "garrison": "oath.minor.5",
    "withdraw": "oath.minor.5",
    "lend": "oath.minor.7",
    "borrow": "oath.minor.7",
    "offer": "oath.citizen.1",
    "exile": "oath.exile.1",
}
"""The moment to which an action belongs."""


def why_not_now(g: Oath, player: int, action: int) -> str:
    """The rule that forbids this action, told at the decision now asked."""
    block = VOCABULARY.find(action)
    name, args = block.name, block.decode(action)
    asked = g.asked
    now = type(asked).__name__
    if now == "Act":
        return why_not_act(g, player, name, args, [])
    if isinstance(asked, Intend):
        major = name in MAJOR or name == "uncover"
        return why_not_act(g, player, name, args, asked.mods) if major else "oath.power.6"
    if name in OF_ACTION and name not in BELONGS.get(now, [name]):
        return OF_ACTION[name]
    if isinstance(asked, PlayCard):
        return why_not_play(g, player, asked, name, args)
    if now == "Targets":
        return why_not_target(g, name, args)
    if isinstance(asked, BannerPrice) and asked.banner == DARKEST_SECRET:
        return "oath.recover.6"
    if now in ("Propose", "Answer") and (g.deal[KIND] & CITIZENSHIP or (name == "pass" and g.deal in g.refused)):
        return "oath.citizen.2"
    if name in ("pass", "yes") or g.offers_like(g.driver[player], action):
        return OF_DECISION[now]
    return OF_ACTION[name]


def why_not_target(g: Oath, name: str, args: list[int]) -> str:
    """The rule that forbids a target. [oath.campaign.5-6]"""
    if name == "pass":
        return "oath.term.16" if targets_here(g) else "oath.campaign.6"
    defender = g.war[DEFENDER]
    if name == "at":
        if g.war[SITES] >> args[0] & 1 or not rules_in_war(g, args[0]):
            return "oath.campaign.5"
        if not site_allowed(g, args[0]):
            return "oath.site.8"
        return "oath.site.10" if needs_secret(g, args[0]) else "oath.term.16"
    if name == "pick" and defender >= 0 and g.pawn[defender] == g.war[SPOT] and args[0] in g.held[defender]:
        return "oath.campaign.5" if args[0] in g.spoils else "oath.term.20"
    return "oath.campaign.5"


def why_not_act(g: Oath, player: int, name: str, args: list[int], mods: list[int]) -> str:
    """The rule that forbids an action of the Act phase."""
    if name == "search":
        return why_not_search(g, player, args[0], mods)
    if name == "muster":
        return why_not_muster(g, player, args[0])
    if name in ("trade-favor", "trade-secrets"):
        return why_not_trade(g, player, args[0], name == "trade-secrets")
    if name == "recover-relic":
        return why_not_relic(g, player, args[0])
    if name == "recover-banner":
        return why_not_banner(g, player, args[0])
    if name == "travel":
        return why_not_travel(g, player, args[0], mods)
    if name == "campaign":
        if supply_needed(g, player, CAMPAIGNING, 0, 2, mods) > g.supply[player]:
            return "oath.act.2"
        return "oath.term.16" if forbidden(g, player, TO_CAMPAIGN, 0) else "oath.campaign.1"
    if name == "uncover":
        return "oath.minor.1"
    if name == "use":
        return why_not_use(g, player, args[0])
    if name == "peek":
        row = g.site_relics[args[0]]
        known = args[1] < len(row) and g.relics.knows(g.driver[player], row[args[1]])
        return "oath.ruling.31" if known else "oath.minor.3"
    if name == "peek-reliquary":
        if holder_of(g, SCEPTER) != player:
            return "oath.minor.4"
        return "oath.citizen.1" if g.scepter_taken else "oath.ruling.31"
    if name in ("garrison", "withdraw"):
        return why_not_move(g, player, args[0] if name == "garrison" else -args[0])
    if name in ("lend", "borrow"):
        return why_not_transfer(g, player, args[0], args[1] if name == "lend" else -args[1])
    if name == "offer":
        if holder_of(g, SCEPTER) != player or g.scepter_taken:
            return "oath.citizen.1"
        if args[0] >= g.players or g.role[args[0]] != EXILE:
            return "oath.citizen.1"
        return "oath.citizen.2"
    if name == "exile":
        return "oath.exile.3" if args[0] == player else "oath.exile.1"
    return OF_ACTION[name]


def why_not_move(g: Oath, player: int, number: int) -> str:
    """The rule that forbids to move so many warbands to the site, or from it. [oath.minor.5-6]"""
    spot = g.pawn[player]
    if not rules(g, player, spot):
        return "oath.minor.5"
    if number < 0 and g.tired & DENIED:
        return "oath.minor.6"
    army = g.army[spot] + number
    back = army > 0 and number <= g.board[player] and was_there(g, player, number * (1 - pile(player)))
    return "oath.ruling.31" if back else "oath.minor.5"


def why_not_transfer(g: Oath, player: int, other: int, number: int) -> str:
    """The rule that forbids to lend an Imperial player so many warbands, or to borrow them. [oath.minor.7]"""
    if not imperial(g, player) or other not in at_your_site(g, player) or not imperial(g, other):
        return "oath.minor.7"
    return "oath.ruling.31" if -g.board[other] <= number <= g.board[player] else "oath.minor.7"


def why_not_search(g: Oath, player: int, source: int, mods: list[int]) -> str:
    """The rule that forbids a Search. [oath.search.1-6]"""
    if source > 0 and source - 1 != REGION_OF[g.pawn[player]]:
        return "oath.search.1"
    if not (g.deck if source == 0 else g.piles[source - 1]):
        return "oath.search.6"
    if search_cost(g, player, source, mods) > g.supply[player]:
        return "oath.act.2"
    if len(tolls(g, player, 0, g.pawn[player])) > purse(g, player):
        return "oath.power.14"
    return "oath.term.16"


def why_not_muster(g: Oath, player: int, card: int) -> str:
    """The rule that forbids a Muster. [oath.muster.1]"""
    if card not in g.denizens[g.pawn[player]] or not tokenless(g, card):
        return "oath.muster.1"
    if is_ruin(card):
        return "oath.power.13"
    if supply_needed(g, player, 1, card, 1, []) > g.supply[player]:
        return "oath.act.2"
    return "oath.muster.1" if purse(g, player) < 1 else "oath.term.16"


def why_not_trade(g: Oath, player: int, card: int, secrets: bool) -> str:
    """The rule that forbids a Trade. [oath.trade.1-3]"""
    if card not in g.denizens[g.pawn[player]] or not tokenless(g, card):
        return "oath.trade.1"
    if is_ruin(card):
        return "oath.power.13"
    if supply_needed(g, player, 2, card, 1, []) > g.supply[player]:
        return "oath.act.2"
    due = len(tolls(g, player, TRADING, card))
    if secrets:
        if purse(g, player) < 2:
            return "oath.trade.3"
        return "oath.power.14" if purse(g, player) < 2 + due else "oath.term.16"
    lack = lacking(g, player, 1, "oath.trade.2")
    if lack:
        return lack
    return "oath.power.14" if purse(g, player) < due else "oath.term.16"


def lacking(g: Oath, player: int, secrets: int, rule: str) -> str:
    """The rule that asks for so many secrets, if the player lacks them; facedown ones cannot pay. [oath.power.4]"""
    if g.secrets[player] >= secrets:
        return ""
    return "oath.power.4" if g.secrets[player] + g.dark[player] >= secrets else rule


def why_not_relic(g: Oath, player: int, place: int) -> str:
    """The rule that forbids to recover a relic. [oath.recover.1-2]"""
    spot = g.pawn[player]
    if place >= len(g.site_relics[spot]):
        return "oath.recover.1"
    if supply_needed(g, player, RECOVERING, 0, 1, []) > g.supply[player]:
        return "oath.act.2"
    if purse(g, player) < PRICE_FAVOR[g.site[spot]]:
        return "oath.recover.2"
    return lacking(g, player, PRICE_SECRET[g.site[spot]], "oath.recover.2") or "oath.term.20"


def why_not_banner(g: Oath, player: int, banner: int) -> str:
    """The rule that forbids to recover a banner. [oath.recover.4-7]"""
    if supply_needed(g, player, RECOVERING, banner, 1, []) > g.supply[player]:
        return "oath.act.2"
    holder = g.banner_of[banner]
    if banner == DARKEST_SECRET:
        if holder >= 0 and holder != player and secured(g, holder):
            return "oath.recover.7"
        return lacking(g, player, g.banner_tokens[banner] + 1, "oath.recover.6") or "oath.term.20"
    return "oath.recover.4" if purse(g, player) <= g.banner_tokens[banner] else "oath.term.20"


def why_not_travel(g: Oath, player: int, to: int, mods: list[int]) -> str:
    """The rule that forbids a Travel. [oath.travel.1-2, oath.site.7-10]"""
    if to == g.pawn[player]:
        return "oath.travel.2"
    if forbidden(g, player, TO_LEAVE, g.pawn[player]):
        return "oath.term.16"
    way = hindrance(g, player, g.pawn[player], to, mods)
    if way & BLOCKED:
        return "oath.site.8"
    if way & SECRET and g.secrets[player] < 1:
        return "oath.site.10"
    if travel_cost(g, player, to, mods) > g.supply[player]:
        return "oath.act.2"
    if len(tolls(g, player, TRAVELING, to)) > purse(g, player):
        return "oath.power.14"
    if circles(g, player, to, mods):
        return "oath.ruling.31"
    return "oath.site.7" if not mods else "oath.power.6"


def why_not_use(g: Oath, player: int, card: int) -> str:
    """The rule that forbids to use a card's power. [oath.power.1-2]"""
    place = g.site.index(card) if card in g.site else place_of(g, card)
    if place < 0 or not accessible(g, player, lying(card, place)):
        return "oath.power.1"
    if card in g.worn:
        return "oath.ruling.31"
    if g.refused and not POWERS[card].wears:
        return "oath.citizen.2"
    return lacking(g, player, POWERS[card].price(card) >> 3, "oath.power.2") or "oath.power.2"


def why_not_play(g: Oath, player: int, asked: PlayCard, name: str, args: list[int]) -> str:
    """The rule that forbids where a card is to go. [oath.play, oath.vision.1]"""
    card = front(g, asked.slot)
    if asked.cleared and name in ("pass", "to-advisers", "facedown", "reveal"):
        return "oath.play.3"
    if name == "to-site":
        if is_vision(card):
            return "oath.vision.1"
        if PLACE[card] == ADVISER_ONLY:
            return "oath.play.6"
        if forbidden(g, player, TO_PLAY_UP, card):
            return "oath.term.16"
        if g.site[args[0]] and not has_room(g, args[0]):
            return "oath.play.1"
        return "oath.play.3" if args[0] != g.pawn[player] else "oath.play.1"
    if name == "to-advisers":
        if is_vision(card):
            return "oath.vision.2"
        return "oath.play.6" if PLACE[card] == SITE_ONLY else "oath.play.4"
    if name == "facedown":
        if asked.origin == FROM_ADVISERS:
            return "oath.minor.1"
        return "oath.term.16" if forbidden(g, player, TO_PLAY_DOWN, 0) else "oath.play.4"
    if name == "reveal":
        return "oath.vision.1"
    if name == "discard":
        return "oath.play.3"
    return "oath.search.4"
