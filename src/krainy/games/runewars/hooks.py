"""Hooks: where cards answer. No rule knows a card by its name; a rule asks a table by the card's number.

All tables are filled from data/ by cards/; 0 answers nothing.
"""

from typing import Final

from .pieces import DEVELOPMENTS, HEROES, OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS, TITLES, TYPES

# Moments at which a tactics card may be played, or a reward used.
HOOKS: Final = [
    "none",
    "turn.any",
    "tactics.played",
    "move.borders",
    "move.range",
    "diplomacy.draw",
    "battle.start",
    "battle.any",
    "battle.fate_drawn",
    "battle.damage",
    "battle.strength",
    "duel.start",
    "duel.defeat",
    "duel.challenged",
    "duel.orb",
    "duel.damage",
    "hero.any",
    "hero.attributes",
    "quest.move",
    "battle.support",
]
ON_TURN: Final = 1
ON_PLAYED: Final = 2
ON_BORDERS: Final = 3
ON_RANGE: Final = 4
ON_DIPLOMACY: Final = 5
ON_BATTLE_START: Final = 6
ON_BATTLE: Final = 7
ON_FATE: Final = 8
ON_DAMAGE: Final = 9
ON_STRENGTH: Final = 10
ON_DUEL_START: Final = 11
ON_DEFEAT: Final = 12
ON_CHALLENGE: Final = 13
ON_DUEL_SPECIAL: Final = 14
ON_DUEL_DAMAGE: Final = 15
ON_HERO: Final = 16

TACTICS_HOOK: Final[list[int]] = [0] * len(TACTICS)
TACTICS_SCRIPT: Final[list[int]] = [0] * len(TACTICS)
NEEDS_DEFENDER: Final[list[bool]] = [False] * len(TACTICS)
"""Only who defends may play it."""
NEEDS_SUPPORT: Final[list[bool]] = [False] * len(TACTICS)
"""Only who has a supporting hero may play it."""

REWARD_HOOK: Final[list[int]] = [0] * len(REWARDS)
REWARD_SCRIPT: Final[list[int]] = [0] * len(REWARDS)
REWARD_SPENT: Final[list[bool]] = [False] * len(REWARDS)
"""Discarded by its use."""
REWARD_ONCE: Final[list[bool]] = [False] * len(REWARDS)
"""Usable once a turn, or once a duel or round of it."""
ONCE_A_ROUND: Final[list[bool]] = [False] * len(REWARDS)
WEAPON: Final = 1
ARMOUR: Final = 2
TRAIT: Final[list[int]] = [0] * len(REWARDS)
NEEDS_STRONGHOLD: Final[list[bool]] = [False] * len(REWARDS)
"""The hero must stand on an area with an own stronghold."""
NEEDS_CITY: Final[list[bool]] = [False] * len(REWARDS)
NOT_IN_BATTLE: Final[list[bool]] = [False] * len(REWARDS)
ATTRIBUTE_BONUS: Final[list[list[int]]] = [[0, 0, 0] for _ in REWARDS]
REWARD_MOVE: Final[list[int]] = [0] * len(REWARDS)
"""How far its bearer may move in the quest phase."""
REWARD_SUPPORT: Final[list[int]] = [0] * len(REWARDS)
"""How many cards more its bearer's support draws and discards."""

SEASON_SCRIPT: Final[list[int]] = [0] * len(SEASON_CARDS)
UNIT_SCRIPT: Final[list[int]] = [0] * TYPES
"""What the special symbol does in a battle. [runewars.round.3]"""
DUEL_SCRIPT: Final[list[int]] = [0] * TYPES
"""What the special symbol of a neutral unit does in a quest duel. [runewars.duel.10]"""
RAISED_HEALTH: Final[list[int]] = [0] * TYPES
"""The health to which an ability raises a type."""
DEVELOPMENT_SCRIPT: Final[list[int]] = [0] * len(DEVELOPMENTS)
COLLECTS: Final[list[bool]] = [False] * len(DEVELOPMENTS)
"""Gives something at the supremacy of Harvest; the others are fortifications."""
LOST_BY_USE: Final[list[bool]] = [False] * len(DEVELOPMENTS)
TITLE_SCRIPT: Final[list[int]] = [0] * len(TITLES)
"""What the holder may do once a turn."""
DECIDES_TIES: Final[list[bool]] = [False] * len(TITLES)
COUNCIL_PAY: Final[list[int]] = [0] * len(TITLES)
VICTOR_DRAWS: Final[list[int]] = [0] * len(TITLES)
KEEPS_HEROES: Final[list[bool]] = [False] * len(TITLES)

# Heroes.
HERO_MOVE: Final[list[int]] = [0] * len(HEROES)
HERO_SUPPORT: Final[list[int]] = [0] * len(HEROES)
DUEL_START: Final[list[int]] = [0] * len(HEROES)
"""The script at the start of his duels."""
DUEL_START_MAY: Final[list[bool]] = [False] * len(HEROES)
VICTORY_SCRIPT: Final[list[int]] = [0] * len(HEROES)
PHASE_SCRIPT: Final[list[int]] = [0] * len(HEROES)
HEAL_SCRIPT: Final[list[int]] = [0] * len(HEROES)
STUNS: Final[list[bool]] = [False] * len(HEROES)
"""Whom he attacks draws no card in the first round of the duel."""
TALK_BONUS: Final[list[int]] = [0] * len(HEROES)
TEST_BONUS: Final[list[list[int]]] = [[0, 0, 0] for _ in HEROES]
TEST_AGAIN: Final[list[list[bool]]] = [[False, False, False] for _ in HEROES]

# Quests: a test, a duel, or a payment.
TEST: Final = 1
DUEL: Final = 2
PAY: Final = 3
QUEST_KIND: Final[list[int]] = [0] * len(QUESTS)
QUEST_ATTRIBUTE: Final[list[int]] = [0] * len(QUESTS)
QUEST_RESULTS: Final[list[list[int]]] = [[0, 0, 0] for _ in QUESTS]
"""The scripts by destiny."""
QUEST_UNIT: Final[list[int]] = [-1] * len(QUESTS)
QUEST_WON: Final[list[int]] = [0] * len(QUESTS)
QUEST_COST: Final[list[int]] = [0] * len(QUESTS)
QUEST_NOT_WON: Final[list[int]] = [0] * len(QUESTS)
"""The script of a quest duel that is not won."""
QUEST_LOST: Final[list[bool]] = [False] * len(QUESTS)
"""Discarded when the attempt fails. [runewars.quest.11]"""
ANYWHERE_ELSE: Final = ["", "enemy_area", "city", "neutral_area", "enemy_home_area", "own_stronghold_area"]
QUEST_WHERE: Final[list[int]] = [0] * len(QUESTS)

# Objectives: what is asked, and a number.
OBJECTIVE_ASKS: Final[list[str]] = [""] * len(OBJECTIVES)
OBJECTIVE_NUMBER: Final[list[list[int]]] = [[] for _ in OBJECTIVES]
"""The number needed with two, three and four seats."""
OBJECTIVE_OF: Final[list[int]] = [-1] * len(OBJECTIVES)
"""A type of unit or a base that the condition names."""
OBJECTIVE_REWARD: Final[list[int]] = [0] * len(OBJECTIVES)
OBJECTIVE_SWAPS: Final[list[bool]] = [False] * len(OBJECTIVES)
"""May be exchanged when no such unit is on the board."""

DELAYED: Final[list[int]] = []
"""Scripts that a battle keeps for its winner."""
