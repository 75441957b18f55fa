"""What a position of Runewars is and how it is copied.

Lists, rows of lists and whatever lies face down are replaced and never changed, so that copies share them; only packed
rows are changed in place, and copied.
"""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.additions import shorten
from krainy.engine.flow import NO_ROWS, NOTHING
from krainy.engine.knowledge import Hidden
from krainy.engine.state import State

from .battle.record import NO_BATTLE
from .duel.record import NO_DUEL
from .heroes.marker import DefeatMarker
from .map.tiles import BARE, Board
from .pieces import ATTRIBUTES, KINDS, heroes_dealt

# Options, as bits of `Runewars.rules`.
EXPLORATION: Final = 1
RANDOM_BOARD: Final = 2

NO_RUNE_THERE: Final = 0
FALSE_RUNE: Final = 1
DRAGON_RUNE: Final = 2
RuneFace = Literal["none", "false", "dragon"]
FACES: Final[list[RuneFace]] = list(get_args(RuneFace))

NOBODY: Final = -1
EMPTY_ROW: Final = [0] * KINDS
"""An area without units; never changed."""


class Runewars(State):
    """One game of Runewars."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 0
        """The options that are on, as bits."""
        self.faction = NOTHING
        """The faction of each seat; -1 before it is chosen."""
        self.seat_of = NOTHING
        """The seat of each faction, or NOBODY."""
        self.first = 0
        """The first player."""
        self.year = 0
        self.season = -1
        self.clock = 0
        """How many seasons have begun."""
        self.turn = NOBODY
        """The active player. [runewars.term.11]"""
        self.sequence = NOTHING
        """The order of play, fixed at the start of a step; replaced, never changed. [runewars.ruling.7]"""

        # The board.
        self.board: Board = BARE
        self.markers = NOTHING
        """The two cells of each home realm setup marker that still lies there."""
        self.failures = 0
        """How often realms could not be laid. [runewars.ruling.6]"""
        self.dealt = NO_ROWS
        """The starting quests of each seat, while the board is built; replaced, never changed."""
        self.unlaid = NOTHING
        """The tiles that each seat has still to lay, as masks."""
        self.rows = NO_ROWS
        """By area: how many units of each kind. [runewars.term.2]"""
        self.lord = vec[i64]()
        """Who controls each area, or NOBODY. Stays as it was while figures move.
        [runewars.ruling.13, runewars.term.9]"""
        self.stock = vec[i64]()
        """Unit figures not on the board, by type."""
        self.castle = NOTHING
        """The seat whose stronghold stands on each area, or NOBODY."""
        self.ruined = 0
        """The areas whose stronghold is damaged, as a mask."""
        self.development = NOTHING
        self.activated = NOTHING
        """By seat: the areas with its activation token, as a mask."""
        self.city = NOTHING
        """By area: the city token, or -1."""
        self.runes: Hidden
        """By area: the rune token there."""
        self.rune_up = 0
        """The areas whose rune lies face up, as a mask."""
        self.dragons = 0
        """Dragon runes in the supply."""
        self.falses = 0
        self.tokens: Hidden
        """Exploration tokens, each in a slot of its own."""
        self.token_at = NOTHING
        """By area: the slot of its exploration token, or -1; replaced, never changed."""
        self.explored = 0
        """The areas whose token lies face up, as a mask."""
        self.pending = NO_ROWS
        """Strategize: by area, the units that have come there; empty otherwise."""
        self.guests = NOTHING
        """The units that entered the activated area, before it is settled whose it is; replaced, never changed."""
        self.contest = -1
        """The area activated last in this order."""
        self.fleeing = NOTHING
        """The units that are retreating now, by kind; replaced, never changed."""
        self.extra_fate = 0
        """Fate cards that a card adds to the diplomacy or test under way."""

        # Players.
        self.influence = vec[i64]()
        self.dials = vec[i64]()
        """Food, wood, ore at 3 seat + resource. [runewars.dial.1]"""
        self.used = NOTHING
        """By seat: the order cards in the play area, as a mask of their numbers."""
        self.active = NOTHING
        """By seat: the order card revealed last; 0 before the first."""
        self.titles = NOTHING
        """The holder of each title, or NOBODY. [runewars.title.1]"""
        self.title_influence = NOTHING
        self.victory_on = NOTHING
        """By season: whose victory card lies on its deck, or NOBODY."""
        self.seasons_left = 0
        """The season cards still in their decks, as a mask."""
        self.season_card = 0
        self.bids = NOTHING
        """The bids of the last influence bid, -1 for who took no part."""

        # Cards; a slot is a card's back, which wanders in the open.
        self.tactics: Hidden
        self.tactics_deck = NOTHING
        self.tactics_discard = NOTHING
        self.hands = NO_ROWS
        self.drawn_in = NOTHING
        """By slot: the season in which the card was drawn, counted from 1; replaced, never changed."""
        self.table = NOTHING
        """Tactics cards being played, the innermost last."""
        self.cancelled = False
        """The card just played was cancelled."""
        self.script = 0
        """The script carried out last: whatever it asks is asked for what the script belongs to."""
        self.quests: Hidden
        self.quest_deck = NOTHING
        self.quest_discard = NOTHING
        self.quest_hands = NO_ROWS
        self.objectives: Hidden
        self.objective_deck = NOTHING
        """The slots still in the decks, both alignments together."""
        self.objective = NOTHING
        """The slot of each seat's objective, or -1."""
        self.fulfilled = NOTHING
        """The slots of objectives fulfilled."""
        self.fate: Hidden
        self.fate_deck = NOTHING
        self.fate_discard = NOTHING
        self.fate_hands = NO_ROWS
        """Fate cards drawn and not yet discarded: of an attacker, of a defender, for a test or diplomacy."""

        # Heroes.
        self.hero_at = NOTHING
        """By hero: the area, or -1."""
        self.hero_seat = NOTHING
        """By hero: who controls it, or NOBODY."""
        self.hero_deck = 0
        """The heroes in the deck, as a mask; they are drawn at random, so it needs no order."""
        self.hero_offer = NOTHING
        """Heroes drawn for a choice; only the drawer knows them."""
        self.hero_chooser = NOBODY
        self.hurt = vec[i64]()
        """Damage on each hero."""
        self.heroes_routed = 0
        """As a mask."""
        self.training = NOTHING
        """At 3 hero + attribute."""
        self.rewards: Hidden
        self.reward_deck = NOTHING
        self.reward_discard = NOTHING
        self.reward_of = NO_ROWS
        """By hero: the slots of its rewards."""
        self.reward_up = 0
        """The reward slots that lie face up, as a mask."""
        self.fallen: list[DefeatMarker] = []
        """Replaced, never changed."""
        self.given = 0
        """The reward slots handed on since a hero moved, as a mask: each goes once."""
        self.acted = 0
        """The heroes that have acted in this quest phase, as a mask."""
        self.rewarded = False
        """The quest under way has brought a reward. [runewars.quest.10]"""
        self.chilled = 0
        """Heroes routed by the season card, as a mask."""

        # Of a season, of a turn.
        self.stormbound = 0
        """The seats whose units may not move by order this season, as a mask."""
        self.truce = False
        """No enemy area may be activated this season."""
        self.bitter = 0
        """What is taken from the food dials for the winter limit."""
        self.frozen = False
        """Water borders are open. [runewars.season.11]"""
        self.open_borders = 0
        """Mountain and water as bits: what the active player's figures ignore this turn."""
        self.reach = 0
        """How many areas further figures may come in this activation."""
        self.fought = False
        """The one battle of this order was fought. [runewars.mobilize.6]"""
        self.portal_paid = False
        self.offices = 0
        """Titles used this turn, as a mask."""
        self.spent_rewards = 0
        """Reward slots used this turn that may be used once a turn, as a mask."""
        self.recruited = -1
        """The resource of this order's first recruitment."""
        self.slaughter = 0
        """The most units of one other player destroyed in one battle of this turn."""
        self.stormed = False
        """An enemy stronghold was taken this turn."""
        self.held = NOTHING
        """By seat: the areas it has defended with success since its last turn ended, as a mask."""
        self.duels_won = 0
        """The seats whose hero defeated another since their last turn ended, as a mask."""
        self.neutral_kills = NOTHING
        """By seat: neutral units destroyed in battles won."""

        # What is under way.
        self.battle = NO_BATTLE
        self.duel = NO_DUEL

    def clone(self) -> "Runewars":
        g = Runewars()
        g.inherit(self)
        g.rules = self.rules
        g.faction = self.faction
        g.seat_of = self.seat_of
        g.first = self.first
        g.year = self.year
        g.season = self.season
        g.clock = self.clock
        g.turn = self.turn
        g.sequence = self.sequence
        g.board = self.board
        g.markers = self.markers
        g.failures = self.failures
        g.dealt = self.dealt
        g.unlaid = self.unlaid
        g.rows = self.rows
        g.lord = self.lord[:]
        g.stock = self.stock[:]
        g.castle = self.castle
        g.ruined = self.ruined
        g.development = self.development
        g.activated = self.activated
        g.city = self.city
        g.runes = self.runes
        g.rune_up = self.rune_up
        g.dragons = self.dragons
        g.falses = self.falses
        g.tokens = self.tokens
        g.token_at = self.token_at
        g.explored = self.explored
        g.pending = self.pending
        g.guests = self.guests
        g.contest = self.contest
        g.fleeing = self.fleeing
        g.extra_fate = self.extra_fate
        g.influence = self.influence[:]
        g.dials = self.dials[:]
        g.used = self.used
        g.active = self.active
        g.titles = self.titles
        g.title_influence = self.title_influence
        g.victory_on = self.victory_on
        g.seasons_left = self.seasons_left
        g.season_card = self.season_card
        g.bids = self.bids
        g.tactics = self.tactics
        g.tactics_deck = self.tactics_deck
        g.tactics_discard = self.tactics_discard
        g.hands = self.hands
        g.drawn_in = self.drawn_in
        g.table = self.table
        g.cancelled = self.cancelled
        g.script = self.script
        g.quests = self.quests
        g.quest_deck = self.quest_deck
        g.quest_discard = self.quest_discard
        g.quest_hands = self.quest_hands
        g.objectives = self.objectives
        g.objective_deck = self.objective_deck
        g.objective = self.objective
        g.fulfilled = self.fulfilled
        g.fate = self.fate
        g.fate_deck = self.fate_deck
        g.fate_discard = self.fate_discard
        g.fate_hands = self.fate_hands
        g.hero_at = self.hero_at
        g.hero_seat = self.hero_seat
        g.hero_deck = self.hero_deck
        g.hero_offer = self.hero_offer
        g.hero_chooser = self.hero_chooser
        g.hurt = self.hurt[:]
        g.heroes_routed = self.heroes_routed
        g.training = self.training
        g.rewards = self.rewards
        g.reward_deck = self.reward_deck
        g.reward_discard = self.reward_discard
        g.reward_of = self.reward_of
        g.reward_up = self.reward_up
        g.fallen = self.fallen
        g.given = self.given
        g.acted = self.acted
        g.rewarded = self.rewarded
        g.chilled = self.chilled
        g.stormbound = self.stormbound
        g.truce = self.truce
        g.bitter = self.bitter
        g.frozen = self.frozen
        g.open_borders = self.open_borders
        g.reach = self.reach
        g.fought = self.fought
        g.portal_paid = self.portal_paid
        g.offices = self.offices
        g.spent_rewards = self.spent_rewards
        g.recruited = self.recruited
        g.slaughter = self.slaughter
        g.stormed = self.stormed
        g.held = self.held
        g.duels_won = self.duels_won
        g.neutral_kills = self.neutral_kills
        g.battle = self.battle.copy()
        g.duel = self.duel.copy()
        return g

    def respell(self, told: dict[str, object]) -> None:
        battle = self.battle
        told["lines"] = [side.line for side in battle.sides] if battle.on else []
        told["supporters"] = [number for each in battle.supporters for number in (each.hero, each.side, each.unit)]
        told["extra_draws"] = [number for each in battle.extra_draws for number in (each.side, each.unit, each.number)]
        shorten(told, ["hero_at", "hero_seat", "hurt", "reward_of"], heroes_dealt(self.expansions).bit_length())
        shorten(told, ["training"], heroes_dealt(self.expansions).bit_length() * len(ATTRIBUTES))


def without(items: list[int], item: int) -> list[int]:
    """A list without the first such item."""
    made = items.copy()
    made.remove(item)
    return made


def has_supremacy(g: Runewars, seat: int) -> bool:
    """Whether the active order is the highest card in its owner's play area. [runewars.orders.5, runewars.orders.6]"""
    return g.used[seat] >> (g.active[seat] + 1) == 0
