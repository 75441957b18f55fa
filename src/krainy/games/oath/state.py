"""What a position of Oath is, and how it is copied.

What changes all the time is in packed rows, which copies copy. Lists, tokens on cards and whatever lies face down are
replaced and never changed, so that copies share them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import NO_ROWS, NOTHING
from krainy.engine.knowledge import Hidden
from krainy.engine.state import State

from .board import CHANCELLOR, EXILE
from .campaign.war import NO_WAR
from .deals.bargain import NO_BARGAIN
from .prince.mind import Mind

# How the winner won, as bits of `Oath.victory`. [oath.chron.1]
BY_TITLE: Final = 1
BY_VISION: Final = 2
BY_EMPIRE: Final = 4
FIRST_OATH: Final = 8
"""FIRST_OATH << oath: the oath that mirrors the Vision that won."""

# Options, as bits of `Oath.rules`.
CITIZENS_BY_BANK: Final = 1
"""A Citizen's Supply by the purple bank instead of the Chancellor's marker. [oath.ruling.3]"""
EXPANDED: Final = 4
"""A player decides at discretion what battle plans the Prince uses. [oath.prince.19]"""

# Where a face-up card lies, beside the eight sites.
ADVISER: Final = 8
HELD: Final = 16
TRAIT: Final = 24
CARD_BITS: Final = 9
CARD_MASK: Final = 511


NO_MIND: Final = Mind(0, 0, 0, [])
NO_TOKENS: Final[dict[int, int]] = {}
"""No card carries tokens; never changed."""


class Oath(State):
    """One game of Oath. A player is a seat, or the Clockwork Prince after the last seat."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 0
        self.players = 0
        self.prince = -1
        """The player who is the Clockwork Prince, or -1."""
        self.chancellor = 0
        self.order = NOTHING
        """The players in turn order, the Chancellor first; replaced, never changed."""
        self.driver = NOTHING
        """The seat that decides for each player; -1 for the Prince; replaced, never changed."""
        self.colour = NOTHING
        self.role = vec[i64]()

        self.round = 1  # [oath.setup.5, oath.next.2]
        self.visions = 0
        """Visions drawn."""
        self.oath = 0
        self.title = 0
        """The player with the Oathkeeper title."""
        self.usurper = False
        self.turn = -1
        """The player whose turn it is, or -1."""
        self.unsettled = False
        """Sites, relics or banners have changed hands since the title was last looked at. [oath.title.5]"""

        self.supply = vec[i64]()
        self.favor = vec[i64]()
        self.secrets = vec[i64]()
        self.dark = vec[i64]()
        """Secrets that lie face down on the boards."""
        self.board = vec[i64]()
        """Warbands on the boards: an Exile's own, purple ones of Chancellor and Citizens."""
        self.bank = vec[i64]()
        """Unused warbands by colour of the player; the Chancellor's are the purple ones."""
        self.pawn = vec[i64]()
        """The site of each pawn; -1 before it is placed."""
        self.favor_bank = vec[i64]()
        self.box = 0
        """Favor in the shared bank."""

        self.sites: Hidden
        """The eight sites of the map, then the site deck."""
        self.site = vec[i64]()
        """The face-up sites; 0 for a facedown one."""
        self.site_favor = NOTHING
        self.site_secrets = NOTHING
        self.army = vec[i64]()
        self.army_of = vec[i64]()
        """Whose warbands they are, the Chancellor for purple ones; -1 for none."""
        self.denizens = NO_ROWS
        """The denizens and edifices at each site."""
        self.site_relics = NO_ROWS
        """The slots of the facedown relics at each site."""

        self.advisers = NO_ROWS
        """Face-up advisers by their number, facedown ones as -1 - slot."""
        self.vision = NOTHING
        """The revealed Vision of each player, 0 for none."""
        self.held = NO_ROWS
        """The relics of each player."""
        self.banner_of = NOTHING
        self.banner_tokens = vec[i64]()
        self.mob = False
        self.reliquary = NOTHING
        """The slots of the relics in the Reliquary, -1 for an uncovered space. [oath.reliquary.1]"""

        self.cards: Hidden
        """Every denizen and Vision has a slot of its own: its back. Denizens have the first slots, then come
        Visions."""
        self.deck = NOTHING
        """The slots of the world deck, the top first."""
        self.zones = NOTHING
        """How many of its cards belong to each of the piles it was stacked from, the top one first. [oath.chron.26]"""
        self.piles = NO_ROWS
        """The slots of each region's discard pile, the top last."""
        self.hand = NOTHING
        """The slots that were drawn and not yet played or discarded."""
        self.set_up_hands = NO_ROWS
        """The cards drawn before the first turn. [oath.next.12]"""
        self.relics: Hidden
        self.relic_deck = NOTHING
        """Slots, the top first."""
        self.dispossessed = NOTHING
        self.archive = NOTHING
        self.edifices = 0
        """The edifices in the Archive, as a mask."""
        self.boxed = False
        """The Conspiracy has left the game."""

        self.favor_on = NO_TOKENS
        self.secret_on = NO_TOKENS
        """Tokens on face-up cards; replaced, never changed."""
        self.live = NO_ROWS
        """For every hook the face-up cards that answer it, each with its place; see hooks.py."""

        self.gone_suits = NOTHING
        """The suits discarded from each site this turn, as a mask. [oath.site.2]"""
        self.scepter_taken = False
        self.act_over = False
        """The Act phase ends after what is being done now."""
        self.refused = NO_ROWS
        """Offers refused since something was last paid or dealt: deals as they are spelled, or one action that moves
        warbands between boards; replaced, never changed. [oath.citizen.2, oath.ruling.31]"""
        self.tired = 0
        """Free moves done since something was last paid, as a mask. [oath.ruling.31]"""
        self.camps = NOTHING
        """Where warbands were before each free move since something was last paid or learned, see actions/minor.py;
        replaced, never changed. [oath.ruling.31]"""
        self.using = NOTHING
        """Modifiers in use while a card that was played acts; replaced, never changed. [oath.power.7]"""
        self.worn = NOTHING
        """Free powers used since something was last paid; replaced, never changed."""

        self.war = NO_WAR
        """The campaign that is on."""
        self.spoils = NOTHING
        """The relics targeted: cards of players, and -1 - slot of facedown ones."""
        self.plans = NOTHING
        """The battle plans used: 8 * card + player, 7 for bandits; replaced, never changed."""
        self.deal = NO_BARGAIN
        """The deal being made; replaced, never changed."""

        self.prophet = NOTHING
        """For each player, whose revealed Vision it shares; -1 for none."""
        self.caged = NOTHING
        """Warbands locked up on a relic, by colour of the player."""
        self.mind = NO_MIND
        """What the Prince has in mind; without a Prince nobody changes it."""
        self.victory = 0
        """How the winner won, as bits."""
        self.flipped = 0
        """The players whose Citizen board was just turned to Exile in the Chronicle, as a mask."""
        self.citizen_boards = 0
        """The boards that lie on their Citizen side, by colour, as a mask."""
        self.heirlooms = 0
        """After the Chronicle: how many relics lie on top of the deck in their own pile. [oath.chron.23]"""

    def clone(self) -> "Oath":
        g = Oath()
        g.inherit(self)
        g.rules = self.rules
        g.players = self.players
        g.prince = self.prince
        g.chancellor = self.chancellor
        g.order = self.order
        g.driver = self.driver
        g.colour = self.colour
        g.role = self.role[:]
        g.round = self.round
        g.visions = self.visions
        g.oath = self.oath
        g.title = self.title
        g.usurper = self.usurper
        g.turn = self.turn
        g.unsettled = self.unsettled
        g.supply = self.supply[:]
        g.favor = self.favor[:]
        g.secrets = self.secrets[:]
        g.dark = self.dark[:]
        g.board = self.board[:]
        g.bank = self.bank[:]
        g.pawn = self.pawn[:]
        g.favor_bank = self.favor_bank[:]
        g.box = self.box
        g.sites = self.sites
        g.site = self.site[:]
        g.site_favor = self.site_favor
        g.site_secrets = self.site_secrets
        g.army = self.army[:]
        g.army_of = self.army_of[:]
        g.denizens = self.denizens
        g.site_relics = self.site_relics
        g.advisers = self.advisers
        g.vision = self.vision
        g.held = self.held
        g.banner_of = self.banner_of
        g.banner_tokens = self.banner_tokens[:]
        g.mob = self.mob
        g.reliquary = self.reliquary
        g.cards = self.cards
        g.deck = self.deck
        g.zones = self.zones
        g.piles = self.piles
        g.hand = self.hand
        g.set_up_hands = self.set_up_hands
        g.relics = self.relics
        g.relic_deck = self.relic_deck
        g.dispossessed = self.dispossessed
        g.archive = self.archive
        g.edifices = self.edifices
        g.boxed = self.boxed
        g.favor_on = self.favor_on
        g.secret_on = self.secret_on
        g.live = self.live
        g.gone_suits = self.gone_suits
        g.scepter_taken = self.scepter_taken
        g.act_over = self.act_over
        g.refused = self.refused
        g.tired = self.tired
        g.camps = self.camps
        g.using = self.using
        g.worn = self.worn
        g.war = self.war.copy() if self.war.on else NO_WAR
        g.spoils = self.spoils
        g.plans = self.plans
        g.deal = self.deal
        g.prophet = self.prophet
        g.caged = self.caged
        g.mind = self.mind.copy() if self.prince >= 0 else self.mind
        g.victory = self.victory
        g.flipped = self.flipped
        g.citizen_boards = self.citizen_boards
        g.heirlooms = self.heirlooms
        return g


def home(g: Oath, player: int) -> int:
    """The colour of a player's warbands, as the player it belongs to: purple for the Chancellor and Citizens."""
    return g.chancellor if g.role[player] != EXILE else player


def imperial(g: Oath, player: int) -> bool:
    """The Chancellor and every Citizen. [oath.term.11]"""
    return g.role[player] != EXILE


def is_chancellor(g: Oath, player: int) -> bool:
    """Whether the player is the Chancellor."""
    return g.role[player] == CHANCELLOR


def mask_of(g: Oath, player: int) -> int:
    """The seat that decides for a player, as a mask; nothing for the Prince."""
    seat = g.driver[player]
    return 1 << seat if seat >= 0 else 0
