"""Hooks: the questions and moments at which face-up cards answer. No rule knows a card by its name.

Every card has a `Power`, found by its number; number 0 and cards that only give points answer nothing. Per hook a state
holds the face-up cards that answer there (`Oath.live`), each as one int: its place and its number. They are kept
current where cards come and go (`enter`, `leave`). What an optional modifier answers is asked only while it is in use.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import replaced_row

from .board import NO_SUIT
from .cards import (
    ACTION,
    BURN_FAVOR,
    BURN_SECRET,
    CARDS,
    ENTRIES,
    MODIFIER,
    MODIFIES,
    PLACE_FAVOR,
    PLACE_SECRET,
    PLAN,
    REST,
)
from .state import ADVISER, CARD_BITS, CARD_MASK, HELD, TRAIT, Oath

# -- hooks ---------------------------------------------------------------------------------------------------------

ON_ACTION: Final = 0
ON_MODIFIER: Final = 1
ON_PLAN: Final = 2
ON_REST: Final = 3
TRAVEL_SUPPLY: Final = 4
VETO: Final = 5
TOLL: Final = 6
AMOUNT: Final = 7
LOCK: Final = 8
CROWN: Final = 9
MASK: Final = 10
KIN: Final = 11
RENEWAL: Final = 12
PLAYED: Final = 13
TRAVELED: Final = 14
TAKEN: Final = 15
WAR_DONE: Final = 16
TITLE_MOVED: Final = 17
DIE_ROLLED: Final = 18
REROLL: Final = 19
PLAN_COST: Final = 20
PLAN_VETO: Final = 21
TARGETS: Final = 22
FORCE: Final = 23
PRIZE: Final = 24
ROUTE: Final = 25
DOUBLE: Final = 26
COIN: Final = 27
HOOKS: Final = 28

# -- what amounts are asked for --------------------------------------------------------------------------------------

DRAWN: Final = 0
MUSTERED: Final = 1
TRADED_FAVOR: Final = 2
TRADED_SECRETS: Final = 3
SITE_DICE: Final = 4
RELIC_DICE: Final = 5
PAWN_DICE: Final = 6
BANDIT_COUNT: Final = 7
ATTACK_DICE: Final = 8

# -- what can be forbidden -------------------------------------------------------------------------------------------

TO_SEARCH: Final = 0
TO_PLAY_UP: Final = 1
TO_PLAY_DOWN: Final = 2
TO_MUSTER_ON: Final = 3
TO_TRADE_WITH: Final = 4
TO_RECOVER_BANNER: Final = 5
TO_RECOVER_RELIC: Final = 6
TO_TARGET_RELIC: Final = 7
TO_TARGET_BANNER: Final = 8
TO_TAKE_RELIC: Final = 9
TO_TAKE_BANNER: Final = 10
TO_CAMPAIGN: Final = 11
TO_LEAVE: Final = 12
TO_GIVE_SECRETS: Final = 13
TO_GARRISON: Final = 14
TO_BE_EXILED: Final = 15
TO_USE_SECRETS: Final = 16
TO_PLAY_TO: Final = 17
TO_TRADE_FAVOR: Final = 19
TO_PLAY_VISION: Final = 20
TO_MOVE: Final = 21

# -- what a supply answer says ---------------------------------------------------------------------------------------

FREE: Final = 1000
"""Spend no Supply; it beats everything else. [oath.travel.4]"""
SET: Final = 100
"""SET + n: the cost is n instead; a small number is added to it."""


class Power:
    """What one card does; every method answers nothing unless the card says otherwise.

    `at` is the card with its place, `player` whom the question is about.
    """

    hooks: ClassVar[list[int]] = []
    limit: ClassVar[int] = 3
    """The adviser limit that it sets. [oath.power.9]"""
    free_suit: ClassVar[int] = NO_SUIT
    """Advisers of this suit do not count against the limit."""
    squeezes: ClassVar[bool] = False
    """It comes to the advisers whatever the limit."""
    room: ClassVar[int] = -1
    """The capacity of its site while it lies there."""
    fits: ClassVar[bool] = False
    """It can be played to a full site."""
    frames: ClassVar[bool] = False
    """A modifier of a Search that also serves a facedown adviser. [oath.search.8]"""
    open_to_all: ClassVar[bool] = False
    """A modifier that anybody may use, whatever the access."""
    borrows: ClassVar[bool] = False
    """A modifier of a Trade that counts another player's advisers."""
    poses: ClassVar[list[int]] = []
    """A modifier of a Trade that takes the card as one of these suits."""
    doubles: ClassVar[bool] = False
    """A modifier of a Trade that makes two of a single favor."""
    ignores: ClassVar[int] = 0
    """The powers of sites that a Travel with it ignores, see actions/travel.py."""
    strolls: ClassVar[bool] = False
    """A free modifier of Travel that also serves a Travel that a power grants or forces."""
    asks: ClassVar[bool] = False
    """A battle plan with a choice, which bandits and the Prince leave."""
    alone: ClassVar[bool] = False
    """A battle plan beside which its side uses no other."""
    last: ClassVar[bool] = False
    """A battle plan whose result waits for all others. [oath.ruling.37]"""
    saves: ClassVar[bool] = False
    """A battle plan that spares others their discard."""
    keeps: ClassVar[int] = NO_SUIT
    """In the Chronicle no site with a card of this suit is discarded. [oath.chron.27]"""
    royal: ClassVar[bool] = False
    """The Grand Scepter."""
    wears: ClassVar[bool] = True
    """A free power that is used once until something is paid; what is offered to others wears with what they refuse.
    [oath.ruling.31]"""
    cages: ClassVar[bool] = False
    """Warbands may be locked up on it."""
    grants: ClassVar[int] = 0
    """Other things that a modifier changes, as bits: see the major actions."""

    def __init__(self) -> None:
        self.card = 0
        """The card that has this power; set when it is registered."""

    # questions

    def supply(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        """What it changes in the Supply that a major action costs: FREE, SET + n, or what is added. A modifier in use
        is asked of any, a face-up card only of Travel."""
        return 0

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        """Whether the player may not do this now. [oath.term.16]"""
        return False

    def toll(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        """The favor that the player must first give to this card's ruler."""
        return 0

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        """What it adds to a number of the rules."""
        return 0

    def route(self, g: Oath, at: int, player: int, frm: int, to: int) -> int:
        """What it does to a way: bits that hinder it, and 16 times those that it lets ignore; see actions/travel.py."""
        return 0

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        """Whether an optional modifier may be used for this completion of the action."""
        return True

    def pays(self, g: Oath, player: int) -> bool:
        """Pay for using the card in a way of its own; false if it costs the tokens that are printed on it."""
        return False

    def price(self, card: int) -> int:
        """What using the card costs; asked once, when it is registered, see PRICE."""
        return PLACE_FAVOR[card] + BURN_FAVOR[card] + 8 * (PLACE_SECRET[card] + BURN_SECRET[card])

    def needs(self, target: int) -> int:
        """The suit that must be among the advisers for a modifier of this Trade, or NO_SUIT."""
        return NO_SUIT

    def may_target(self, g: Oath, at: int, attacker: int, spot: int) -> bool:
        """Whether a site may be added to the targets so far. [oath.site.8]"""
        return True

    def even_only(self, g: Oath, at: int) -> bool:
        """Whether the defense dice of all targets together must be an even number."""
        return False

    def bars_plan(self, g: Oath, at: int, user: int, attacking: bool, card: int) -> bool:
        """Whether a battle plan is unusable for this user in the campaign that is on."""
        return False

    def adds_force(self, g: Oath, at: int, attacker: int) -> int:
        """The sites, as a mask, whose warbands join the attacker's force. [oath.campaign.30]"""
        return 0

    def plan_cost(self, g: Oath, at: int, user: int, card: int) -> int:
        """What it adds to the cost of an enemy's battle plan: favor burnt, plus 8 for each secret placed."""
        return 0

    # a power that is used: an Action, a Rest power, a battle plan, when it is played

    def can(self, g: Oath, player: int) -> bool:
        """Whether the power would do anything, beyond its cost."""
        return True

    def use(self, g: Oath, player: int) -> None:
        """Do it, and push what it asks. A last line."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        """The actions among which the player chooses, sorted."""
        return []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        """Do what was chosen. A last line."""

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        """How a battle plan may be used now: 1 to add or do, 2 to remove, 3 both, 0 not at all."""
        return 1

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        """Write into the campaign what the plan does. A last line."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        """What the plan does when the campaign is decided. A last line."""

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        """Whether the plan is discarded at the end."""
        return False

    def saves_plan(self, g: Oath, card: int) -> bool:
        """Whether it spares this battle plan its discard."""
        return False

    def bandits_save(self, g: Oath) -> bool:
        """Whether bandits spared their plans by it; it has then discarded what they gave up."""
        return False

    # moments

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        """A card was played face up. Pushes."""

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        """A player has traveled. Pushes."""

    def taken(self, g: Oath, at: int, player: int, items: int) -> None:
        """Relics (a number) or a banner (100 + banner) were taken or recovered. Pushes."""

    def relics_taken(self, g: Oath, at: int, player: int, cards: list[int]) -> None:
        """These relics were taken by a player. Pushes."""

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        """A campaign is over. Pushes."""

    def inherit(self, g: Oath, player: int, slot: int) -> bool:
        """A Vision that this power let a player share is discarded: whether they have it now instead."""
        return False

    def title_moved(self, g: Oath, at: int, player: int) -> None:
        """The title went to a player."""

    def die_shifter(self, g: Oath, at: int) -> int:
        """The player who may shift the end die, or -1."""
        return -1

    def kind(self, card: int) -> int:
        """The major action that its optional modifier changes."""
        return MODIFIES[card]


NOTHING: Final = Power()
POWERS: Final = vec[Power]([NOTHING] * CARDS)
"""What each card does."""
PRICE: Final = vec[i64]([NOTHING.price(card) for card in range(CARDS)])
"""What using each card costs: favor, plus 8 for each secret."""
HOOKS_OF: Final[list[list[int]]] = [[] for _ in range(CARDS)]
"""The hooks at which each card answers while it lies face up."""


def register(card: int, power: Power) -> None:
    """A card gets its power."""
    POWERS[card] = power
    PRICE[card] = power.price(card)
    power.card = card
    hooks = list(power.hooks)
    for bit, hook in ((ACTION, ON_ACTION), (MODIFIER, ON_MODIFIER), (PLAN, ON_PLAN), (REST, ON_REST)):
        if ENTRIES[card] & bit and (bit != MODIFIER or hook not in hooks):
            hooks.append(hook)
    HOOKS_OF[card] = hooks


# -- cards that come and go --------------------------------------------------------------------------------------------


def enter(g: Oath, card: int, place: int) -> None:
    """A card lies face up from now on."""
    at = lying(card, place)
    for hook in HOOKS_OF[card]:
        g.live = replaced_row(g.live, hook, [*g.live[hook], at])


def leave(g: Oath, card: int, place: int) -> None:
    """A card no longer lies there face up."""
    at = lying(card, place)
    for hook in HOOKS_OF[card]:
        g.live = replaced_row(g.live, hook, [other for other in g.live[hook] if other != at])


def lying(card: int, place: int) -> int:
    """A card with its place, as one int."""
    return place << CARD_BITS | card


def card_at(at: int) -> int:
    """The card of an entry."""
    return at & CARD_MASK


def place_at(at: int) -> int:
    """The place of an entry: a site, ADVISER + player, HELD + player or TRAIT."""
    return at >> CARD_BITS


def owner_at(g: Oath, at: int) -> int:
    """The player who has an adviser or relic; of a trait the Chancellor; of a card at a site -1."""
    place = at >> CARD_BITS
    if place < ADVISER:
        return -1
    if place >= TRAIT:
        return g.chancellor
    return place - HELD if place >= HELD else place - ADVISER
