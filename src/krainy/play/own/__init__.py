"""Bots that others have written: a class in a file, an installed one, or a program in any language.

`make` takes every name that `krainy.bots.make` takes, and `my_bot.py:MyBot`, the name of an entry point of the group
`krainy.bots`, and `program:COMMAND`. docs/bots.md tells how such bots are written. They get a veiled sight, so that
nothing reaches them that their seat may not know; whatever goes wrong costs a move, which greedy makes instead, and is
told in one line.
"""

from krainy.bots import NAMES, SEARCH
from krainy.bots import make as make_ours
from krainy.bots.bot import Bot
from krainy.bots.thinker import Clock

from .classes import FILE, installed, installed_names, loaded, text_of
from .program import PROGRAM, Program, words_of
from .substitution import Player, Substituted

__all__ = ["OTHERS", "check", "known", "make", "text_of"]

OTHERS = ("my_bot.py:MyBot", "program:COMMAND")
"""How bots of others are named, for whoever looks for a name."""


def make(name: str, seed: int, clock: Clock | None = None, seconds: float = 0.0) -> Bot:
    """A bot of this name; `seconds` limit how long it thinks about one choice."""
    player = player_of(name, seed, seconds)
    return make_ours(name, seed, clock, seconds) if player is None else Substituted(name, seed, player)


def known(name: str) -> bool:
    """Whether a name says who plays; whether they can is found out when they are made."""
    ours = name in NAMES or name.startswith(SEARCH)
    return ours or name.startswith(PROGRAM) or FILE in name or name in installed_names()


def check(name: str, clock: Clock | None = None) -> None:
    """Refuse a name of which no bot can be made."""
    make(name, 0, clock)


def player_of(name: str, seed: int, seconds: float) -> Player | None:
    """Whoever plays under this name, or None for a bot of ours."""
    if name.startswith(PROGRAM):
        return Program(words_of(name), seed, seconds)
    if FILE in name:
        return loaded(name, seed)
    if name in NAMES or name.startswith(SEARCH):
        return None
    return installed(name, seed)
