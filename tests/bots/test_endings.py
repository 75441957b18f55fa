"""Bots end their games: at every level, in every game, within twice the usual number of decisions."""

from functools import cache

import pytest

import krainy
from krainy.bots import LEVELS, make
from krainy.engine.sight import Sight
from krainy.engine.state import State

SEATS = {"eko": 2, "xidit": 3, "mysthea": 3, "oath": 3, "runewars": 3}
SEED = 4
LAST = {"easy": 10_000, "normal": 30, "hard": 15, "master": 3}
"""By level, how many decisions it has left of a game that greedy bots began: who thinks long plays only the end."""


def play(g: State, bot: str, until: float) -> None:
    """Let bots of one kind play on, until a game is over or has so many decisions."""
    bots = [make(bot, 1000 + seat) for seat in range(g.seats)]
    while not g.over and g.ply < until:
        seat = g.actors()[0]
        g.apply(seat, bots[seat].choose(Sight(g, seat)))


@cache
def greedy_game(game: str) -> list[tuple[int, int]]:
    """The moves of a whole game of greedy bots."""
    g = krainy.load(game).new(SEATS[game], SEED)
    bots = [make("greedy", 1000 + seat) for seat in range(g.seats)]
    moves: list[tuple[int, int]] = []
    while not g.over and g.ply < 2 * g.game.usual[g.seats]:
        seat = g.actors()[0]
        moves.append((seat, bots[seat].choose(Sight(g, seat))))
        g.apply(*moves[-1])
    return moves


def test_every_game_and_level_is_here() -> None:
    assert list(SEATS) == list(krainy.names())
    assert list(LAST) == list(LEVELS)


@pytest.mark.once
@pytest.mark.parametrize("level", ["greedy", *LAST])
@pytest.mark.parametrize("game", SEATS)
def test_bots_end_their_games(game: str, level: str) -> None:
    moves = greedy_game(game)
    g = krainy.load(game).new(SEATS[game], SEED)
    usual = g.game.usual[g.seats]
    for seat, action in moves[: max(0, len(moves) - LAST.get(level, 0))]:
        g.apply(seat, action)
    play(g, level, 2 * usual)
    assert g.over, f"{g.ply} decisions, and {usual} are usual"


@pytest.mark.once
def test_bots_do_not_move_to_and_fro_for_ever() -> None:
    """Two easy bots of Ekö once moved a stack to and fro from here to the cap of 6,000 decisions."""
    g = krainy.load("eko").new(2, 1)
    bots = [make("easy", 100 + seat) for seat in range(2)]
    while not g.over and g.ply < 3 * g.game.usual[2]:
        seat = g.actors()[0]
        g.apply(seat, bots[seat].choose(Sight(g, seat)))
    assert g.over
