"""OpenSpiel: importing this module registers every game, `pyspiel.load_game("krainy_eko(players=3)")`.

Chance has one node, at the root: the seed. All later draws follow from it, so algorithms that enumerate chance see one
wide node and nothing after it; `imagine` draws them anew, for searches that sample. Secret choices are simultaneous
nodes; a game that has them is also registered as `krainy_…_turns`, where they are made one by one, still unseen.
Options are one text: `options=length:short`; several are joined by `;`, the items of a list by `+`.
"""

import json
from typing import Any

import numpy as np
import pyspiel

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.flow import Joint
from krainy.engine.game import AnyGame
from krainy.engine.observation import observe
from krainy.engine.record import Record, loads, replay, start
from krainy.engine.state import State
from krainy.engine.vocabulary import Event

from .episode import returns

SEEDS = 4096
"""How many games the root has; 65,536 would make every simulation ten times slower."""
LONGEST = 20_000
"""After so many decisions a game is cut off without a result, unless `limit` says otherwise."""
TURNS = "_turns"


class Position:
    """A game in progress that can be copied and stored as OpenSpiel copies and stores its states."""

    def __init__(self, record: Record, g: State, told: list[Event]) -> None:
        self.record = record
        self.g = g
        self.told = told
        """What was told before `g` began to listen."""

    def __deepcopy__(self, memo: object) -> "Position":
        return self.successor(self.g.clone(), self.events())

    def __reduce__(self) -> Any:
        return restored, (self.record.dumps(),)

    def imagine(self, seat: int, seed: int) -> "Position":
        """Another game that the seat cannot tell from this one. It can be played on, not stored."""
        return self.successor(self.g.determinize(seat, seed), self.heard(seat))

    def successor(self, g: State, told: list[Event]) -> "Position":
        old = self.record
        record = Record(old.game, old.version, old.seats, old.seed, old.options)
        record.moves = old.moves.copy()
        g.listen()
        return Position(record, g, told)

    def events(self) -> list[Event]:
        return self.told + (self.g.told or [])

    def heard(self, seat: int) -> list[Event]:
        return [event for event in self.events() if event.heard_by(seat)]

    def act(self, seat: int, action: int) -> None:
        self.record.moves.append((seat, action))
        self.g.apply(seat, action)

    def remembered(self, seat: int) -> str:
        """All that a seat has done, heard and now sees: equal texts, one information set."""
        done = [action for actor, action in self.record.moves if actor == seat]
        heard = [[event.kind, *event.args] for event in self.heard(seat)]
        return json.dumps([seat, done, heard, self.g.view(seat)])


def restored(text: str) -> Position:
    """A stored position, played again."""
    record = loads(text)
    return Position(record, replay(krainy.load(record.game), record), [])


class SpielState(pyspiel.State):
    """A position; None before chance has chosen the seed."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.turns = game.turns
        self.limit = game.limit
        self.opening = game.opening()
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        g = self.position.g
        if isinstance(g.asked, Joint) and not self.turns:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return g.actors()[0]

    def is_terminal(self) -> bool:
        return self.position is not None and (self.position.g.over or self.position.g.ply >= self.limit)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or self.is_terminal():
            return []
        if self.turns and player != self.position.g.actors()[0]:
            return []
        return self.position.g.actions(player)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            record = loads(self.opening)
            record.seed = action
            self.position = Position(record, start(krainy.load(record.game), record), [])
        else:
            self.position.act(self.position.g.actors()[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.position is not None
        for seat in self.position.g.actors():
            self.position.act(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"seed {action}"
        g = self.position.g
        return f"{g.game.phrase(g, action)} #{action}"

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * loads(self.opening).seats
        return returns(self.position.g)

    def imagine(self, seat: int, seed: int) -> "SpielState":
        """A state that the seat cannot tell from this one: `bot.set_resampler` of OpenSpiel's IS-MCTS takes it."""
        assert self.position is not None
        other = SpielState(self.get_game())
        other.position = self.position.imagine(seat, seed)
        return other

    def __str__(self) -> str:
        if self.position is None:
            return "before the seed is chosen"
        g = self.position.g
        return json.dumps(
            {
                "ply": g.ply,
                "drawn": g.drawn,
                "sealed": [g.chosen(seat) for seat in range(g.seats)],
                **g.game.position(g),
            }
        )


class Observer:
    """What a player sees, in numbers and as text; as text also what all see, and what only this player sees."""

    def __init__(self, game: "SpielGame", kind: Any) -> None:
        record = loads(game.opening())
        parts = observe(start(krainy.load(record.game), record), 0, describing=True).slices
        self.kind = kind
        self.tensor = np.zeros(parts[-1].start + parts[-1].size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.size] for part in parts}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = np.asarray(observe(state.position.g, player, size=len(self.tensor)).values)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return str(player)
        if self.kind.perfect_recall:
            return state.position.remembered(player)
        public = state.position.g.view(-1)
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return json.dumps(public)
        view = state.position.g.view(player)
        if not self.kind.public_info:
            view = {key: value for key, value in view.items() if value != public[key]}
        return json.dumps(view)


class SpielGame(pyspiel.Game):
    """One game, played with these seats and options. Every registered name has a class of its own below this one."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish = params or {}
        self.name = self.kind.short_name.removeprefix("krainy_").removesuffix(TURNS)
        self.turns = self.kind.short_name.endswith(TURNS)
        game = krainy.load(self.name)
        self.seats = wish.get("players", game.seats[0])
        self.options = chosen(game, wish.get("options", ""))
        self.limit = wish.get("limit", LONGEST)
        super().__init__(self.kind, info(game, self.seats, self.limit), wish)

    def opening(self) -> str:
        """A record without moves."""
        return Record(self.name, krainy.load(self.name).version, self.seats, 0, self.options).dumps()

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


def chosen(game: AnyGame, text: str) -> dict[str, object]:
    """Options from one text; what is wrong with them is said as everywhere."""
    found: dict[str, object] = {}
    for pair in text.split(";") if text else []:
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadInput(f"'{pair}' is not an option: write name:value, several joined by ';'")
        kind = next((option.kind for option in game.options if option.name == name), "")
        found[name] = (
            value.split("+") if kind == "several" else int(value) if kind == "number" and value.isdecimal() else value
        )
    return game.check(found)


def info(game: AnyGame, seats: int, limit: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.vocabulary),
        max_chance_outcomes=SEEDS,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=limit,
    )


def kind_of(name: str, turns: bool) -> pyspiel.GameType:
    game = krainy.load(name)
    simultaneous = game.secrets and not turns
    return pyspiel.GameType(
        short_name=f"krainy_{name}{TURNS if turns else ''}",
        long_name=f"Krainy: {name}",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS if simultaneous else pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "options": "", "limit": LONGEST},
    )


for each in krainy.names():
    for turn_by_turn in (False, True) if krainy.load(each).secrets else (False,):
        kind = kind_of(each, turn_by_turn)
        # A class that can be found by its name: OpenSpiel stores games by it.
        globals()[kind.short_name] = type(kind.short_name, (SpielGame,), {"kind": kind})
        pyspiel.register_game(kind, globals()[kind.short_name])
