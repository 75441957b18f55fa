"""Plays fixed games and prints what became of them; the compile runs it interpreted and compiled to compare."""

from importlib import import_module

import krainy
from krainy._native import CompiledFinder, find_tree, pure
from krainy.bots import make
from krainy.engine.anatomy import fingerprint
from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

SEEDS = (1, 2)
RANDOM_PLIES = 400
BOT_PLIES = 12
REFUSALS = 3
"""Of how many actions, legal or not, the rule that forbids them is asked at every position."""


def main() -> None:
    if not pure():
        for module in CompiledFinder(find_tree()).modules:
            import_module(module)
    for name in krainy.names():
        game = krainy.load(name)
        for seed in SEEDS:
            dice = Dice(seed)
            seats = game.seats[seed % len(game.seats)]
            g = game.new(seats, seed)
            refused: list[str] = []
            while not g.over and g.ply < RANDOM_PLIES:
                seat = g.actors()[0]
                actions = g.actions(seat)
                refused += [g.why(seat, dice.below(len(game.vocabulary))) for _ in range(REFUSALS)]
                g.apply(seat, actions[dice.below(len(actions))])
            print(name, seed, g.ply, fingerprint(g), fingerprint(g.determinize(0, seed)), *sorted(refused))
        g = game.new(game.seats[0], 3)
        bots = [make("search:16", seat) for seat in range(g.seats)]
        while not g.over and g.ply < BOT_PLIES:
            seat = g.actors()[0]
            g.apply(seat, bots[seat].choose(Sight(g, seat)))
        print(name, "searched", g.ply, fingerprint(g))


if __name__ == "__main__":
    main()
