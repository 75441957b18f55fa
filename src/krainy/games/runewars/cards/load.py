"""Reads all cards, once. Scripts are numbered in the order in which they are read, and records hold these numbers."""

from ..effects.effect import SCRIPTS
from .developments import read_developments
from .heroes import read_heroes
from .objectives import read_objectives
from .quests import read_quests
from .rewards import read_rewards
from .seasons import read_seasons
from .tactics import read_tactics
from .titles import read_titles
from .tokens import read_tokens
from .units import read_units

read_tactics()
read_seasons()
read_units()
read_rewards()
read_heroes()
read_quests()
read_titles()
read_developments()
read_tokens()
read_objectives()
assert all(kept.about for kept in SCRIPTS), "every script belongs to something"
