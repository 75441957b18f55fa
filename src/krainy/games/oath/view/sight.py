"""What a seat may know of a position, in the words of the game; and everything, for those who may know it all.

Backs are public, fronts of facedown cards are not; the size of the world deck is told to nobody. What somebody cannot
tell is a "?". Facedown sites have no name. scene.py lists the fields.
"""

from typing import Final, TypeVar, get_args

from krainy.engine.knowledge import EVERYTHING, UNKNOWN
from krainy.engine.packed import packed
from krainy.engine.shape import Nothing

from ..asking import Asking, Pick
from ..board import BANDITS, COLOURS, OATHS, REGIONS, ROLES, SLOTS, SPOT_NAMES, SUITS, Colour, RegionName
from ..campaign.plans import ANOTHER_WAY, BY_BANDITS, plan_card, plan_user
from ..campaign.pools import Pool, attack_force, defense_force
from ..campaign.rolls import RollAttack, RollDefense
from ..campaign.sacrifice import Decide, Sacrifice
from ..campaign.steps import Battle
from ..campaign.targets import Targets
from ..campaign.war import UNDECIDED
from ..cards import EDIFICE_NUMBERS, FIRST_TRAIT, NAMES
from ..deals.bargain import CITIZENSHIP
from ..deals.offer import Propose
from ..oathkeeper import successor
from ..playing.card import PlayCard
from ..playing.room import capacity
from ..ruling import goods_held, ruled_sites, ruler
from ..state import Oath
from ..table import back, front
from ..vocabulary import VOCABULARY
from .naming import ATTACK_FACES, BACKS, BANDIT_NAME, BANNER_NAMES, DEFENSE_FACES, BannerName, Party, label
from .prices import prices
from .prospects import prospects
from .shape import Banner, Board, Deal, Facedown, Outcome, Personal, Plan, Position, Site, Stage, Tokens, War

Face = TypeVar("Face", bound=str)
OUTCOMES: Final[list[Outcome]] = list(get_args(Outcome))


def sight(g: Oath, viewer: int) -> Position:
    """All that a seat may know; -1 is somebody who only watches."""
    players = range(g.players)
    names = [COLOURS[g.colour[player]] for player in players]
    own = personal(g, viewer)
    return {
        "seats": names,
        "prince": names[g.prince] if g.prince >= 0 else "",
        "order": [names[player] for player in g.order],
        "roles": {names[player]: ROLES[g.role[player]] for player in players},
        "round": g.round,
        "visions_drawn": g.visions,
        "oath": OATHS[g.oath],
        "title": names[g.title],
        "usurper": g.usurper,
        "successor": names[successor(g)],
        "standing": {names[p]: {"sites": ruled_sites(g, p), "goods": goods_held(g, p)} for p in players},
        "prospects": prospects(g, names),
        "turn": names[g.turn] if g.turn >= 0 else "",
        "boards": {names[player]: board(g, player) for player in players},
        "banks": {SUITS[suit]: g.favor_bank[suit] for suit in range(len(SUITS))},
        "shared_favor": g.box,
        "sites": own["sites"],
        "advisers": own["advisers"],
        "visions": {names[player]: NAMES[g.vision[player]] for player in players if g.vision[player]},
        "shared_visions": {names[p]: names[g.prophet[p]] for p in players if g.prophet[p] >= 0},
        "relics": {names[player]: [NAMES[card] for card in g.held[player]] for player in players},
        "banners": banners(g, names),
        "reliquary": own["reliquary"],
        "traits": traits(g),
        # backs and numbers of the discards, no more [oath.opt.2]
        "piles": {REGIONS[region]: [BACKS[back(slot)] for slot in g.piles[region]] for region in range(len(REGIONS))},
        "deck_top": BACKS[back(g.deck[0])] if g.deck else "",
        "relic_deck": len(g.relic_deck),
        "archive": len(g.archive),
        "dispossessed": len(g.dispossessed),
        "edifices": [NAMES[card] for number, card in enumerate(EDIFICE_NUMBERS) if g.edifices >> number & 1],
        "hand": own["hand"],
        "tokens": tokens(g),
        "caged": {names[player]: g.caged[player] for player in players if g.caged[player]},
        "campaign": campaign(g, names),
        "deal": own["deal"],
        "card": own["card"],
        "costs": own["costs"],
        "modifiers": [NAMES[card] for card in modifiers_in_use(g)],
        "mind": g.mind.spelled() if g.prince >= 0 else [],
        "act_over": g.act_over,
    }


def personal(g: Oath, viewer: int) -> Personal:
    """What of it is not the same for all who look."""
    players = range(g.players)
    names = [COLOURS[g.colour[player]] for player in players]
    return {
        "sites": {site_name(g, spot): site(g, spot, viewer, names) for spot in range(SLOTS)},
        "advisers": {names[player]: advisers(g, player, viewer) for player in players},
        "reliquary": [relic(g, slot, viewer) if slot >= 0 else "" for slot in g.reliquary],
        "hand": hand(g, viewer),
        "deal": deal(g, viewer, names),
        "card": NAMES[card_shown(g, viewer)],
        "costs": prices(g) if asks(g, viewer) else {},
    }


def fronts(g: Oath) -> dict[str, list[str] | dict[RegionName, list[str]]]:
    """What only a complete position has: the fronts of all that lies in decks and piles."""
    return {
        "deck": [NAMES[front(g, slot)] for slot in g.deck],
        "pile_cards": {
            region: [NAMES[front(g, slot)] for slot in g.piles[number]] for number, region in enumerate(REGIONS)
        },
        "relic_cards": [NAMES[g.relics.content[slot]] for slot in g.relic_deck],
        "dispossessed_cards": [NAMES[front(g, slot)] for slot in g.dispossessed],
    }


def site_name(g: Oath, spot: int) -> str:
    """A site by its name, or by its place on the map while it is facedown."""
    return NAMES[g.site[spot]] if g.site[spot] else SPOT_NAMES[spot]


def traits(g: Oath) -> list[str]:
    """What the uncovered spaces of the Reliquary do; those of the Prince's do nothing. [oath.prince.21]"""
    if g.prince == g.chancellor:
        return []
    return [NAMES[FIRST_TRAIT + space] for space in range(len(g.reliquary)) if g.reliquary[space] < 0]


def knows_site(g: Oath, viewer: int, spot: int) -> bool:
    """Whether the viewer knows the site there."""
    return viewer == EVERYTHING or g.sites.knows(viewer, spot)


def site(g: Oath, spot: int, viewer: int, names: list[Colour]) -> Site:
    """One site with all that lies there."""
    told: Site = {"place": SPOT_NAMES[spot], "up": g.site[spot] > 0}
    if g.site[spot] == 0:
        told["card"] = NAMES[g.sites.content[spot]] if knows_site(g, viewer, spot) else UNKNOWN
        return told
    who = ruler(g, spot)
    told["ruler"] = BANDIT_NAME if who == BANDITS else names[who] if who >= 0 else ""
    told["capacity"] = capacity(g, spot)
    told["cards"] = [NAMES[card] for card in g.denizens[spot]]
    told["warbands"] = {names[g.army_of[spot]]: g.army[spot]} if g.army[spot] else {}
    told["pawns"] = [names[player] for player in range(g.players) if g.pawn[player] == spot]
    told["favor"] = g.site_favor[spot]
    told["secrets"] = g.site_secrets[spot]
    told["relics"] = [relic(g, slot, viewer) for slot in g.site_relics[spot]]
    return told


def relic(g: Oath, slot: int, viewer: int) -> str:
    """A facedown relic, as far as the viewer knows it."""
    if viewer == EVERYTHING or g.relics.knows(viewer, slot):
        return NAMES[g.relics.content[slot]]
    return UNKNOWN


def board(g: Oath, player: int) -> Board:
    """What lies on a board, and the bank of its colour. [oath.term.5]"""
    return {
        "supply": g.supply[player],
        "favor": g.favor[player],
        "secrets": g.secrets[player],
        "facedown_secrets": g.dark[player],
        "warbands": g.board[player],
        "bank": g.bank[player],
    }


def owns(g: Oath, viewer: int, player: int) -> bool:
    """Whether the viewer decides for this player, and so may look at its cards."""
    return viewer == EVERYTHING or (viewer >= 0 and g.driver[player] == viewer)


def asks(g: Oath, viewer: int) -> bool:
    """Whether the viewer is the one who is asked."""
    return g.asked is not None and owns(g, viewer, g.asked.seat)


def card_shown(g: Oath, viewer: int) -> int:
    """The card that asks or is being played, as far as the viewer may see it."""
    asked = g.asked
    if isinstance(asked, PlayCard) and (asks(g, viewer) or public(g, asked.slot)):
        return front(g, asked.slot)
    return card_in_question(g)


def card_in_question(g: Oath) -> int:
    """The card whose power asks now; 0 for none."""
    asked = g.asked
    return asked.card if isinstance(asked, Pick) else 0


def modifiers_in_use(g: Oath) -> list[int]:
    """The modifiers of the action that is being taken."""
    asked = g.asked
    return asked.modifiers() if isinstance(asked, Asking) else []


def advisers(g: Oath, player: int, viewer: int) -> list[str | Facedown]:
    """Advisers in their row: face-up ones by name, facedown ones by their back, and by their front for the owner."""
    row: list[str | Facedown] = []
    for entry in g.advisers[player]:
        if entry > 0:
            row.append(NAMES[entry])
        else:
            shown: Facedown = {"back": BACKS[back(-1 - entry)]}
            if viewer == EVERYTHING or (owns(g, viewer, player) and g.cards.knows(viewer, -1 - entry)):
                shown["card"] = NAMES[front(g, -1 - entry)]
            row.append(shown)
    return row


def banners(g: Oath, names: list[Colour]) -> dict[BannerName, Banner]:
    """Both banners."""
    return {
        BANNER_NAMES[banner]: {
            "holder": names[g.banner_of[banner]] if g.banner_of[banner] >= 0 else "",
            "tokens": g.banner_tokens[banner],
            "mob": g.mob and banner == 0,
        }
        for banner in range(2)
    }


def hand(g: Oath, viewer: int) -> list[str]:
    """The cards drawn now: whoever drew them sees them, others the backs. [oath.opt.1]"""
    found: list[str] = []
    slots = list(g.hand)
    for row in g.set_up_hands:
        slots += row
    for slot in slots:
        if viewer == EVERYTHING or (g.cards.knows(viewer, slot) and drawer(g, slot) == viewer) or public(g, slot):
            found.append(NAMES[front(g, slot)])
        else:
            found.append(BACKS[back(slot)])
    found.sort()
    return found


def public(g: Oath, slot: int) -> bool:
    """Whether all have seen a card."""
    return g.cards.knows(-1, slot)


def drawer(g: Oath, slot: int) -> int:
    """The seat that holds a drawn card."""
    for player in range(g.players):
        if player < len(g.set_up_hands) and slot in g.set_up_hands[player]:
            return g.driver[player]
    asked = g.flow[-1] if g.flow else None
    if asked is not None and hasattr(asked, "seat"):
        player = asked.seat
        return g.driver[player] if 0 <= player < g.players else -3
    return -3


def tokens(g: Oath) -> dict[str, Tokens]:
    """Favor and secrets on cards."""
    found: dict[str, Tokens] = {}
    for card in sorted([*g.favor_on, *g.secret_on]):
        found[NAMES[card]] = {"favor": g.favor_on.get(card, 0), "secrets": g.secret_on.get(card, 0)}
    return found


def campaign(g: Oath, names: list[Colour]) -> War | Nothing:
    """The campaign that is on."""
    war = g.war
    if not war.on:
        return {}
    return {
        "attacker": names[war.attacker],
        "defender": names[war.defender] if war.defender >= 0 else BANDIT_NAME,
        "allies": [names[player] for player in range(g.players) if war.has_ally(player)],
        "at": site_name(g, war.spot),
        "sites": [site_name(g, spot) for spot in range(SLOTS) if war.targets(spot)],
        "relics": [NAMES[item] if item > 0 else UNKNOWN for item in g.spoils],
        "banners": [BANNER_NAMES[b] for b in range(2) if war.targets_banner(b)],
        "pawn": war.pawn,
        "attack": war.attack_pool,
        "defense": war.defense_pool,
        "force": attack_force(g),
        "defenders": defense_force(g),
        "swords": war.swords,
        "shields": war.shields,
        "attack_roll": faces(war.attack.rolled, ATTACK_FACES),
        "defense_roll": faces(war.defense.rolled, DEFENSE_FACES),
        "plans": [plan(p, names) for p in g.plans],
        "outcome": OUTCOMES[war.outcome],
        "stage": stage(g),
    }


def plan(used: int, names: list[Colour]) -> Plan:
    """A battle plan, who used it, and whether in the second of its two ways."""
    by: Party = BANDIT_NAME if plan_user(used) == BY_BANDITS else names[plan_user(used)]
    return {"card": NAMES[plan_card(used)], "by": by, "counter": used & ANOTHER_WAY > 0}


def faces(roll: int, kinds: list[Face]) -> dict[Face, int]:
    """How many dice of a roll show what."""
    return {kind: roll >> 8 * place & 255 for place, kind in enumerate(kinds)}


def stage(g: Oath) -> Stage:
    """What the campaign has come to, told by the steps that are still to come."""
    if isinstance(g.asked, Sacrifice):
        return "sacrifice"
    for step in g.flow[::-1]:
        if isinstance(step, (Targets, Pool)):
            return "forces" if isinstance(g.asked, Pool) else "targets"
        if isinstance(step, Battle):
            return "forces"
        if isinstance(step, RollDefense):
            return "plans"
        if isinstance(step, RollAttack):
            return "defense"
        if isinstance(step, Decide):
            return "attack"
    return "aftermath" if g.war.outcome != UNDECIDED else "targets"


def deal(g: Oath, viewer: int, names: list[Colour]) -> Deal | Nothing:
    """The deal that is being made; its goods are seen by those who make it until it is put."""
    if not g.deal.on:
        return {}
    told: Deal = {"proposer": names[g.deal.proposer], "partner": names[g.deal.partner]}
    if viewer == EVERYTHING or not proposing(g) or owns(g, viewer, g.deal.proposer):
        goods: list[str] = []
        for action in g.deal.goods:
            block = VOCABULARY.block_of(action)
            parts = [label(g, d.name, a) for d, a in zip(block.domains, block.decode(action))]
            goods.append(" ".join([block.name, *parts]))
        told["goods"] = goods
        if g.deal.kind & CITIZENSHIP:
            told["citizenship"] = relic(g, g.reliquary[g.deal.space], viewer)
            told["space"] = g.deal.space
    return told


def proposing(g: Oath) -> bool:
    """Whether somebody is still naming what a deal contains."""
    for step in g.flow:
        if isinstance(step, Propose):
            return True
    return False


# -- imagining ---------------------------------------------------------------------------------------------------------


def resample(g: Oath, seat: int) -> None:
    """Deal anew all that the seat cannot tell: fronts, relics, sites, and where in the world deck the Visions lie."""
    g.sites = g.sites.dealt(g, seat)
    g.relics = g.relics.dealt(g, seat)
    g.cards = g.cards.dealt(g, seat)
    shuffle_deck(g, seat)


def shuffle_deck(g: Oath, seat: int) -> None:
    """Which backs lie where in the world deck is known only of its top, and of cards the seat has seen there."""
    row = g.cards.group[seat]
    deck = g.deck.copy()
    start = 0
    for size in g.zones:
        places = [place for place in range(start, start + size) if row[deck[place]] >= 0]
        known = [deck[place] for place in places]
        known.sort()
        slots = packed(known)
        g.shuffle_row(slots)
        if places and places[0] == 0:
            kind = back(deck[0])
            for number, slot in enumerate(slots):
                if back(slot) == kind:
                    slots[0], slots[number] = slots[number], slots[0]
                    break
        for number, place in enumerate(places):
            deck[place] = slots[number]
        start += size
    g.deck = deck
