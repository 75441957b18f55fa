"""Tournaments: who meets whom in which round, and what the table of results says; no clock, no input or output."""

from .model import Format, Game, Round, Terms
from .rounds import next_round, survivors
from .standings import Line, cross_table, table_of

__all__ = ["Format", "Game", "Line", "Round", "Terms", "cross_table", "next_round", "survivors", "table_of"]
