"""One seat learns Ekö by proximal policy optimisation with masked actions, in NumPy alone.

`python examples/masked_ppo.py --minutes 3` plays against a random opponent and prints how often the learner wins. The
network has one hidden layer, a policy and a value on top of it; what is not legal never gets any probability.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from krainy.lab.gym import Chair

Numbers = NDArray[np.float32]
Places = NDArray[np.int64]

HIDDEN = 64
STEPS = 1024
EPOCHS, BATCH = 3, 128
DISCOUNT, SMOOTHING = 0.997, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 5e-4


class Network:
    """A hidden layer, a policy, a value, and Adam. Only legal actions get scores: a few dozen of thousands."""

    def __init__(self, seen: int, actions: int, chance: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Numbers:
            return (chance.standard_normal((rows, columns)) * scale / np.sqrt(columns)).astype(np.float32)

        self.weights = {
            "hidden": layer(HIDDEN, seen, 1.0),
            "hidden0": np.zeros(HIDDEN, np.float32),
            "policy": layer(actions + 1, HIDDEN, 0.01),
            "policy0": np.zeros(actions + 1, np.float32),
            "value": layer(1, HIDDEN, 0.1),
            "value0": np.zeros(1, np.float32),
        }
        self.weights["policy0"][-1] = -1e9  # the action that fills up short rows of legal ones
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.time = 0

    def forward(self, seen: Numbers, legal: Places) -> tuple[Numbers, Numbers, Numbers]:
        """The hidden layer, the probabilities of the legal actions, the values."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"].T + w["hidden0"])
        scores = np.einsum("bah,bh->ba", w["policy"][legal], hidden) + w["policy0"][legal]
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"].T + w["value0"])[:, 0]

    def learn(self, seen: Numbers, legal: Places, hidden: Numbers, by_score: Numbers, by_value: Numbers) -> None:
        """One step of Adam down these gradients of the loss by scores and values."""
        w = self.weights
        by_hidden = np.einsum("ba,bah->bh", by_score, w["policy"][legal]) + by_value[:, None] @ w["value"]
        by_hidden *= 1 - hidden**2
        policy, policy0 = np.zeros_like(w["policy"]), np.zeros_like(w["policy0"])
        np.add.at(policy, legal, by_score[:, :, None] * hidden[:, None, :])
        np.add.at(policy0, legal, by_score)
        slopes = {
            "hidden": by_hidden.T @ seen,
            "hidden0": by_hidden.sum(axis=0),
            "policy": policy,
            "policy0": policy0,
            "value": by_value[None] @ hidden,
            "value0": by_value.sum(keepdims=True),
        }
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        self.time += 1
        for name, slope in slopes.items():
            slope /= max(1.0, length / 0.5)
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            corrected = self.first[name] / (1 - 0.9**self.time)
            w[name] -= RATE * corrected / (np.sqrt(self.second[name] / (1 - 0.999**self.time)) + 1e-8)
        w["policy0"][-1] = -1e9


class Learner:
    """Plays a while, then learns from what it played, again and again."""

    def __init__(self, env: Chair, seed: int) -> None:
        self.env = env
        self.chance = np.random.default_rng(seed)
        self.actions = int(env.episode.action_space.n)
        self.scale = np.maximum(1, np.abs(env.episode.numbers().high)).astype(np.float32)
        self.network = Network(len(self.scale), self.actions, self.chance)
        self.now, _ = env.reset(seed=seed)
        self.results: list[float] = []

    def look(self) -> tuple[Numbers, Places]:
        """What is seen now, each number at most about 1, and what is legal."""
        return (self.now["observation"] / self.scale).astype(np.float32), np.flatnonzero(self.now["action_mask"])

    def play(self) -> None:
        """Collect some steps and learn from them."""
        seen = np.zeros((STEPS, len(self.scale)), np.float32)
        offers: list[Places] = []
        taken = np.zeros(STEPS, np.int64)
        rewards, values, chances, ends = (np.zeros(STEPS, np.float32) for _ in range(4))
        for step in range(STEPS):
            seen[step], legal = self.look()
            offers.append(legal)
            _, offered, value = self.network.forward(seen[step][None], legal[None])
            taken[step] = self.chance.choice(len(legal), p=offered[0] / offered[0].sum(dtype=np.float64))
            values[step], chances[step] = value[0], offered[0, taken[step]]
            self.now, rewards[step], over, cut, _ = self.env.step(legal[taken[step]])
            if over or cut:
                ends[step] = 1
                self.results.append(float(rewards[step]))
                self.now, _ = self.env.reset()
        legal = np.full((STEPS, max(map(len, offers))), self.actions)
        for row, offer in zip(legal, offers, strict=True):
            row[: len(offer)] = offer
        self.learn(seen, legal, taken, chances, *self.worth(rewards, values, ends))

    def worth(self, rewards: Numbers, values: Numbers, ends: Numbers) -> tuple[Numbers, Numbers]:
        """What each action was worth beyond what was expected, and what was really got."""
        last, legal = self.look()
        ahead, surplus = float(self.network.forward(last[None], legal[None])[2][0]), 0.0
        surpluses = np.zeros_like(rewards)
        for step in range(STEPS - 1, -1, -1):
            goes_on = 1 - ends[step]
            error = rewards[step] + DISCOUNT * goes_on * ahead - values[step]
            surplus = error + DISCOUNT * SMOOTHING * goes_on * surplus
            surpluses[step], ahead = surplus, values[step]
        return surpluses, surpluses + values

    def learn(
        self, seen: Numbers, legal: Places, taken: Places, before: Numbers, surpluses: Numbers, got: Numbers
    ) -> None:
        surpluses = (surpluses - surpluses.mean()) / (surpluses.std() + 1e-8)
        for _ in range(EPOCHS):
            for rows in np.split(self.chance.permutation(STEPS), STEPS // BATCH):
                hidden, chances, values = self.network.forward(seen[rows], legal[rows])
                each = np.arange(BATCH), taken[rows]
                ratio = chances[each] / before[rows]
                free = np.where(surpluses[rows] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                pull = np.where(free, ratio * surpluses[rows], 0)
                by_score = chances * pull[:, None]
                by_score[each] -= pull
                logs = np.log(np.maximum(chances, 1e-12))
                by_score += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
                by_value = 0.5 * (values - got[rows])
                self.network.learn(seen[rows], legal[rows], hidden, by_score / BATCH, by_value / BATCH)


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("--minutes", type=float, default=3)
    wish.add_argument("--opponents", default="random")
    wish.add_argument("--seed", type=int, default=1)
    chosen = wish.parse_args()
    learner = Learner(Chair("eko", 2, opponents=chosen.opponents, limit=400), chosen.seed)
    began = time.monotonic()
    while time.monotonic() - began < chosen.minutes * 60:
        learner.play()
        latest = learner.results[-100:]
        won = sum(result > 0 for result in latest) / max(1, len(latest))
        games = len(learner.results)
        print(f"{time.monotonic() - began:5.0f} s  {games:5} games  won {won:.0%} of the last {len(latest)}")


if __name__ == "__main__":
    main()
