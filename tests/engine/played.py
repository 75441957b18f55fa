"""Plays fixed games and prints what they were like on the way; run interpreted and compiled to compare."""

import krainy
from krainy.bots import make
from krainy.engine import state
from krainy.engine.anatomy import fingerprint
from krainy.engine.chance import Dice
from krainy.engine.game import AnyGame
from krainy.engine.sight import Sight
from krainy.play.laws import any_move
from krainy.play.trial import random_setting

from .market import GAME

EVERY = 40
"""How many plies lie between two fingerprints."""


def play(game: AnyGame, seed: int, bot: str = "", longest: int = 600) -> None:
    """One game: by chance, or by a bot at every seat."""
    dice = Dice(seed)
    seats, options = random_setting(game, dice)
    g = game.new(seats, dice.seed(), **options)
    bots = [make(bot, seed + seat) for seat in range(seats)] if bot else []
    while not g.over and g.ply < longest:
        if g.ply % EVERY == 0:
            imagined = g.determinize(0, seed)
            print(game.name, seed, g.ply, fingerprint(g)[:16], fingerprint(imagined)[:16])
        if bots:
            seat = g.actors()[0]
            g.apply(seat, bots[seat].choose(Sight(g, seat)))
        else:
            g.apply(*any_move(g, dice))
    print(game.name, seed, "end", g.ply, g.winners, fingerprint(g), len(g.told or []))


if __name__ == "__main__":
    print("compiled" if not str(state.__file__).endswith(".py") else "interpreted")
    for name in krainy.names():
        play(krainy.load(name), 0)
        play(krainy.load(name), 7, "greedy", 80)
        play(krainy.load(name), 8, "search:16", 30)
    for number in range(6):
        play(GAME, number)
    play(GAME, 8, "search:16")
