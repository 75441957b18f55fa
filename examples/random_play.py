"""Random play in a PettingZoo environment: `python examples/random_play.py mysthea 3`."""

import sys
import time

from krainy.lab.zoo import Aec


def main(game: str = "eko", seats: int = 2, games: int = 5) -> None:
    env = Aec(game, seats)
    steps, began = 0, time.perf_counter()
    for number in range(games):
        env.reset(seed=number)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                steps += 1
        print(f"game {number + 1}: {env.episode.g.ply} decisions, worth {env.episode.returns()}")
    print(f"{steps / (time.perf_counter() - began):,.0f} steps a second")


if __name__ == "__main__":
    main(*sys.argv[1:2], *(int(number) for number in sys.argv[2:]))
