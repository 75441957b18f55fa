"""PettingZoo: `Aec("eko", seats=3)` asks one seat after another, `Parallel("xidit", seats=4)` all at once.

Every agent gets a dict: `observation` (numbers, see `Episode.layout`) and `action_mask`. An action that is not legal
is replaced by the first legal one, and `info["illegal"]` says so; the action of a seat that is not asked is ignored.
Rewards come at the end: see `episode.returns`. A game that stops without a result is truncated. `state()` is perfect
information, for critics that see more than the agents: never hand it to an agent that plays.
"""

from typing import Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from .episode import MODES, Episode, Seen

Agent = str


class Chairs:
    """What both kinds of environment share: seats as agents, spaces, seeds, drawing."""

    def __init__(
        self, game: str, seats: int = 0, render_mode: str | None = None, limit: int | None = None, **options: object
    ) -> None:
        self.episode = Episode(game, seats, limit, **options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"krainy_{game}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents: list[Agent] = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.episode.observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.episode.action_space)
        self.state_space = self.episode.numbers(perfect=True)
        self.random, _ = seeding.np_random()

    def observation_space(self, agent: Agent) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.episode.begin(int(self.random.integers(1 << 62)))

    def state(self) -> Any:
        """Perfect information, from the chair of the first seat: what no agent may know."""
        return self.episode.perfect_information(0)

    def render(self) -> str | None:
        return self.episode.draw(self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


class Aec(Chairs, AECEnv):
    """One agent a step. Those who choose in secret are asked in the order of seats and see nothing of each other's."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> Agent:
        owing = self.episode.g.owing
        return self.possible_agents[(owing & -owing).bit_length() - 1]

    def observe(self, agent: Agent) -> Seen:
        return self.episode.see(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.episode.act(self.possible_agents.index(agent), int(action))
        self.infos[agent] = {"illegal": not legal}
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, not self.episode.cut)
            self.truncations = dict.fromkeys(self.agents, self.episode.cut)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()  # until now there were none
        else:
            self.agent_selection = self.asked()


class Parallel(Chairs, ParallelEnv):
    """All agents a step; only those that are asked choose, and they cannot see each other's choice."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        self.begin(seed)
        self.agents = self.possible_agents.copy()
        return self.seen(), {agent: {"illegal": False} for agent in self.agents}

    def seen(self) -> dict[Agent, Seen]:
        return {agent: self.episode.see(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[
        dict[Agent, Seen], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        infos = {agent: {"illegal": False} for agent in self.agents}
        for seat in self.episode.g.actors():
            agent = self.possible_agents[seat]
            infos[agent] = {"illegal": not self.episode.act(seat, int(actions[agent]))}
        over, cut = self.episode.over, self.episode.cut
        rewards = self.episode.returns() if over else [0.0] * len(self.agents)
        found = (
            self.seen(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over and not cut),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over:
            self.agents = []
        return found
