"""OpenSpiel's information-set Monte Carlo tree search plays Mysthea against a bot of ours.

`python examples/openspiel_ismcts.py --bot greedy --simulations 50`. Theirs imagines what it cannot see with `imagine`,
as ours does; both get the same rules and the same view.
"""

import argparse
from itertools import count

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from krainy.bots import make
from krainy.engine.sight import Sight
from krainy.lab.spiel import SpielState


class Judge:
    """Judges a position as the game's own sense does, and all moves alike."""

    def evaluate(self, state: SpielState) -> list[float]:
        g = state.position.g
        return [2 * chance - 1 for chance in g.game.chances(g)]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("--bot", default="greedy")
    wish.add_argument("--simulations", type=int, default=50)
    wish.add_argument("--moves", type=int, default=10_000, help="stop after so many moves")
    wish.add_argument("--seed", type=int, default=1)
    chosen = wish.parse_args()
    game = pyspiel.load_game("krainy_mysthea_turns")
    state = game.new_initial_state()
    state.apply_action(chosen.seed)
    theirs = ismcts.ISMCTSBot(
        game=game,
        evaluator=Judge(),
        uct_c=1.0,
        max_simulations=chosen.simulations,
        max_world_samples=-1,
        random_state=np.random.RandomState(chosen.seed),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    seeds = count()
    theirs.set_resampler(lambda state, player: state.imagine(player, next(seeds)))
    ours = make(chosen.bot, chosen.seed)
    while not state.is_terminal() and state.move_number() <= chosen.moves:
        player = state.current_player()
        g = state.position.g
        action = theirs.step(state) if player == 0 else ours.choose(Sight(g, player))
        print(f"{'theirs' if player == 0 else 'ours':7}{state.action_to_string(player, int(action))}")
        state.apply_action(int(action))
    print(f"worth {state.returns()}, glory {state.position.g.scores()}")


if __name__ == "__main__":
    main()
