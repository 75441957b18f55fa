"""A position of Oath in numbers, for those who learn: what all see, and what the observing seat has seen.

Players are told in the order of the table from the observing seat on; players that no seat of their own drives come
last: the Clockwork Prince, the fourth of a learning game of three. A card that lies face up, or whose front the seat
has seen, is told by its place; every other card is at place 0.
"""

from typing import Final

from krainy.engine.knowledge import EVERYTHING
from krainy.engine.observation import Observation

from ..board import BANDITS, BANKS, LAST_ROUND, MAX_PLAYERS, MOST_SUPPLY, OATHS, REGIONS, SLOTS
from ..campaign.plans import plan_card
from ..campaign.pools import attack_force, defense_force
from ..cards import CARDS, DENIZEN_NUMBERS, RELIC_NUMBERS, VISIONS
from ..deals.offer import Propose
from ..oathkeeper import successor
from ..prince.sheet import NODES
from ..ruling import ruler
from ..state import Oath
from ..table import back, front
from ..view.sight import card_in_question, drawer, modifiers_in_use, public
from ..vocabulary import CARD, EDIFICE, RELIC, VOCABULARY

# Where a card lies; those of players have a place for each of six players.
SITE: Final = 1
ADVISER: Final = SITE + SLOTS
HELD: Final = ADVISER + MAX_PLAYERS
REVEALED: Final = HELD + MAX_PLAYERS
FACEDOWN: Final = REVEALED + MAX_PLAYERS
AT_SITE: Final = FACEDOWN + MAX_PLAYERS
"""A facedown relic at a site."""
IN_PILE: Final = AT_SITE + SLOTS
HAND: Final = IN_PILE + len(REGIONS)
DECK: Final = HAND + 1
IN_RELIQUARY: Final = DECK + 1
RELIC_DECK: Final = IN_RELIQUARY + 1
ELSEWHERE: Final = RELIC_DECK + 1
"""Among the Dispossessed or in the Archive."""
MOST: Final = 99
GOODS: Final = 16
"""How many goods of a deal are told."""


def observe(g: Oath, o: Observation) -> None:
    """What the observing seat may know."""
    order = [*o.round, *range(g.seats, g.players)]
    o.number("round", g.round, 1, LAST_ROUND, "the round")
    o.number("visions-drawn", g.visions, 0, VISIONS, "Visions drawn")
    o.one_of("oath", g.oath, len(OATHS), "the oath")
    player_of(o, order, "title", g.title, "who has the title")
    o.number("usurper", int(g.usurper), 0, 1, "the title shows its Usurper side")
    player_of(o, order, "successor", successor(g), "who would win for the Empire")
    player_of(o, order, "turn", g.turn, "whose turn it is")
    o.number("act-over", int(g.act_over), 0, 1, "the Act phase ends after what is being done now")
    o.number("refused", min(len(g.refused), MOST), 0, MOST, "offers refused since something was last paid or dealt")

    by_player(o, order, "present", [1] * g.players, 1, "who plays")
    by_player(o, order, "role", [role + 1 for role in g.role], 3, "1 Exile, 2 Citizen, 3 Chancellor")
    by_player(o, order, "rank", [g.order.index(p) for p in range(g.players)], MAX_PLAYERS - 1, "place in turn order")
    by_player(o, order, "supply", list(g.supply), MOST_SUPPLY, "Supply")
    by_player(o, order, "favor", list(g.favor), MOST, "favor on the boards")
    by_player(o, order, "secrets", list(g.secrets), MOST, "secrets on the boards, face up")
    by_player(o, order, "dark-secrets", list(g.dark), MOST, "secrets on the boards, face down")
    by_player(o, order, "warbands", list(g.board), MOST, "warbands on the boards")
    by_player(o, order, "bank", list(g.bank), MOST, "unused warbands by colour")
    by_player(o, order, "pawn", [spot + 1 for spot in g.pawn], SLOTS, "the place of each pawn, from 1")
    by_player(o, order, "caged", g.caged, MOST, "warbands locked up, by colour")
    by_player(o, order, "prophet", [seen_from(order, p) for p in g.prophet], MAX_PLAYERS, "whose Vision is shared")
    for number, name in enumerate(("denizens", "visions")):
        backs = [count_backs(g.advisers[player], number) for player in range(g.players)]
        by_player(o, order, f"facedown-{name}", backs, MOST, "facedown advisers with this back")

    o.put("favor-banks", list(g.favor_bank), 0, MOST, "favor by bank")
    o.number("shared-favor", g.box, 0, MOST, "favor in the shared bank")
    o.put("up", [int(site > 0) for site in g.site], 0, 1, "places of the map whose site lies face up")
    o.put("site-favor", g.site_favor, 0, MOST, "favor on the sites")
    o.put("site-secrets", capped(g.site_secrets), 0, MOST, "secrets on the sites")
    o.put("army", list(g.army), 0, MOST, "warbands at the sites")
    o.put("army-of", [seen_from(order, who) for who in g.army_of], 0, MAX_PLAYERS, "whose they are, the own seat is 1")
    o.put("ruler", [ruled_by(g, order, spot) for spot in range(SLOTS)], 0, MAX_PLAYERS + 1, "rulers; the last: bandits")
    o.put("site-relics", [len(relics) for relics in g.site_relics], 0, MOST, "facedown relics at the sites")
    o.put("banner-of", [seen_from(order, who) for who in g.banner_of], 0, MAX_PLAYERS, "who has each banner")
    o.put("banner-tokens", capped(list(g.banner_tokens)), 0, MOST, "tokens on the banners")
    o.number("mob", int(g.mob), 0, 1, "the People's Favor shows its Mob side")
    o.put("reliquary", [int(slot >= 0) for slot in g.reliquary], 0, 1, "covered spaces of the Reliquary")

    o.put("places", places(g, o.viewer, order), 0, ELSEWHERE, "where each card lies, as far as it is known", CARD)
    o.by_place("favor-on", g.favor_on, CARDS, MOST, "favor on each card", CARD)
    o.by_place("secrets-on", g.secret_on, CARDS, MOST, "secrets on each card", CARD)
    for number, name in enumerate(("denizens", "visions")):
        sizes = [sum(1 for slot in pile if back(slot) == number) for pile in g.piles]
        o.put(f"pile-{name}", sizes, 0, 198, "cards of the discard piles with this back")
    o.number("deck-top", back(g.deck[0]) + 1 if g.deck else 0, 0, 2, "the back on top of the world deck")
    o.number("relic-deck", len(g.relic_deck), 0, len(RELIC_NUMBERS) - 1, "relics in their deck")
    o.number("archive", len(g.archive), 0, len(DENIZEN_NUMBERS), "denizens in the Archive")
    o.number("dispossessed", len(g.dispossessed), 0, len(DENIZEN_NUMBERS), "the Dispossessed")
    o.mask("edifices", g.edifices, EDIFICE.size, "edifices in the Archive", EDIFICE)
    o.number("hand-size", min(MOST, len(g.hand) + sum(len(row) for row in g.set_up_hands)), 0, MOST, "cards drawn now")

    o.one_of("card", card_in_question(g), CARDS, "the card whose power asks; place 0 is none", CARD)
    o.some_of("modifiers", modifiers_in_use(g), CARDS, "modifiers of the action under way", CARD)
    observe_campaign(g, o, order)
    observe_deal(g, o, order)
    mind = g.mind.spelled() if g.prince >= 0 else [0] * (3 + BANKS)
    o.put("mind", mind, -len(NODES), len(NODES), "of the Prince: node, Tactics, Caution, six relationships")


def observe_campaign(g: Oath, o: Observation, order: list[int]) -> None:
    """The campaign that is on, all public."""
    war = g.war
    player_of(o, order, "attacker", war.attacker, "who attacks")
    player_of(o, order, "defender", war.defender, "who defends; nobody for bandits")
    by_player(o, order, "allies", [int(war.has_ally(p)) for p in range(g.players)], 1, "Allies")
    o.mask("target-sites", war.sites, SLOTS, "targeted sites")
    o.mask("target-banners", war.banners, 2, "targeted banners")
    o.number("target-pawn", int(war.pawn), 0, 1, "the pawn with favor is targeted")
    relics = [0] * RELIC.size
    for item in g.spoils:
        if item > 0:
            relics[RELIC_NUMBERS.index(item)] = 1
    o.put("target-relics", relics, 0, 1, "targeted relics", RELIC)
    numbers = [0] * 7
    if war.on:
        numbers = [
            war.attack_pool,
            war.defense_pool,
            attack_force(g),
            defense_force(g),
            war.swords,
            war.shields,
            war.outcome,
        ]
    o.put("battle", capped(numbers), 0, MOST, "dice, forces, totals of both sides; the outcome: 1 attacker, 2 defender")
    plans = dict.fromkeys([plan_card(plan) for plan in g.plans], 1)
    o.by_place("plans", plans, CARDS, 1, "battle plans used", CARD)


def observe_deal(g: Oath, o: Observation, order: list[int]) -> None:
    """The deal that is being made; others see its goods only when it is put."""
    deal = g.deal
    player_of(o, order, "proposer", deal.proposer, "who proposes a deal")
    player_of(o, order, "partner", deal.partner, "to whom")
    goods: list[int] = []
    if deal.on and (not isinstance(g.asked, Propose) or o.viewer in (g.driver[deal.proposer], EVERYTHING)):
        goods = [VOCABULARY.number_of(action) + 1 for action in deal.goods][:GOODS]
    o.put("goods", goods + [0] * (GOODS - len(goods)), 0, (1 << 15) - 1, "its goods, as actions plus 1")


# -- players -----------------------------------------------------------------------------------------------------------


def seen_from(order: list[int], player: int) -> int:
    """The place of a player, the observing seat being 1; 0 for nobody."""
    return order.index(player) + 1 if player >= 0 else 0


def player_of(o: Observation, order: list[int], name: str, player: int, what: str) -> None:
    """One of the players, or nobody."""
    o.one_of(name, seen_from(order, player) - 1, MAX_PLAYERS, what)


def by_player(o: Observation, order: list[int], name: str, values: list[int], high: int, what: str) -> None:
    """A number of every player; zeros for those who do not play."""
    place = o.open(name, MAX_PLAYERS, 0, high, what)
    for player in order:
        value = values[player]
        o.set(place, value if value < high else high)
        place += 1


def ruled_by(g: Oath, order: list[int], spot: int) -> int:
    """Who rules a site: a player, the bandits after the last one, nobody a facedown one."""
    who = ruler(g, spot)
    return MAX_PLAYERS + 1 if who == BANDITS else seen_from(order, who)


# -- cards -------------------------------------------------------------------------------------------------------------


def places(g: Oath, viewer: int, order: list[int]) -> list[int]:
    """The place of every card."""
    found = [0] * CARDS
    for spot in range(SLOTS):
        if g.sites.shown_to(viewer, spot):
            found[g.sites.content[spot]] = SITE + spot
        for card in g.denizens[spot]:
            found[card] = SITE + spot
        put_relics(g, viewer, found, g.site_relics[spot], AT_SITE + spot)
    for number, player in enumerate(order):
        for entry in g.advisers[player]:
            if entry > 0:
                found[entry] = ADVISER + number
            else:
                put(g, viewer, found, [-1 - entry], FACEDOWN + number)
        for card in g.held[player]:
            found[card] = HELD + number
        if g.vision[player]:
            found[g.vision[player]] = REVEALED + number
    for region in range(len(REGIONS)):
        put(g, viewer, found, g.piles[region], IN_PILE + region)
    put(g, viewer, found, g.deck, DECK)
    put(g, viewer, found, g.dispossessed, ELSEWHERE)
    put(g, viewer, found, g.archive, ELSEWHERE)
    put_relics(g, viewer, found, [slot for slot in g.reliquary if slot >= 0], IN_RELIQUARY)
    put_relics(g, viewer, found, g.relic_deck, RELIC_DECK)
    drawn = g.hand.copy()
    for row in g.set_up_hands:
        drawn += row
    looked_at = [slot for slot in drawn if viewer in (drawer(g, slot), EVERYTHING) or public(g, slot)]
    put(g, viewer, found, looked_at, HAND)
    return found


def put(g: Oath, viewer: int, found: list[int], slots: list[int], place: int) -> None:
    """Denizens and Visions that the viewer has seen lie there."""
    for slot in slots:
        if g.cards.shown_to(viewer, slot):
            found[front(g, slot)] = place


def put_relics(g: Oath, viewer: int, found: list[int], slots: list[int], place: int) -> None:
    """Relics that the viewer has seen lie there."""
    for slot in slots:
        if g.relics.shown_to(viewer, slot):
            found[g.relics.content[slot]] = place


def count_backs(entries: list[int], kind: int) -> int:
    """How many facedown advisers show this back."""
    found = 0
    for entry in entries:
        if entry < 0 and back(-1 - entry) == kind:
            found += 1
    return found


def capped(values: list[int]) -> list[int]:
    """Numbers that have no limit in the rules."""
    return [min(value, MOST) for value in values]
