"""Reads all cards, once. Scripts are numbered in the order in which they are read, and records hold these numbers."""

from ..effects.effect import SCRIPTS
from ..pieces import ADDITIONS
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

read_tactics(0)
read_seasons(0)
read_units()
read_rewards(0)
read_heroes(0)
read_quests(0)
read_titles()
read_developments()
read_tokens()
read_objectives(0)
for _added in range(1, ADDITIONS.count + 1):  # last, so that the scripts of the first edition keep their numbers
    read_tactics(_added)
    read_seasons(_added)
    read_rewards(_added)
    read_heroes(_added)
    read_quests(_added)
    read_objectives(_added)
assert all(kept.about for kept in SCRIPTS), "every script belongs to something"
