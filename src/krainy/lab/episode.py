"""An episode: one game as learners see it, whatever kit they come with: numbers in, numbers out, rewards at the end."""

from io import StringIO
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console, Group

import krainy
from krainy.engine.observation import Slice, observe
from krainy.engine.packed import packed
from krainy.engine.state import State
from krainy.play.boards import drawing_of
from krainy.play.languages import DEFAULT
from krainy.play.words import speak

Seen = dict[str, NDArray[Any]]

MODES = ["human", "ansi", "svg"]
"""Ways to draw: printed at once, as text, as a picture."""
WIDTH = 100
DTYPE = np.int16


class Episode:
    """One game after another, of one kind: the same seats, the same options."""

    def __init__(self, game: str, seats: int = 0, limit: int | None = None, **options: object) -> None:
        self.game = krainy.load(game)
        self.seats = seats or self.game.seats[0]
        self.options = options
        self.limit = limit
        """After so many decisions an episode is cut off."""
        self.g: State = self.game.new(self.seats, 0, **options)
        self.layout: list[Slice] = observe(self.g, 0, describing=True).slices
        """What the numbers of an observation mean, part by part."""
        self.perfect_layout: list[Slice] = observe(self.g, 0, describing=True, all_seeing=True).slices
        """The same of a perfect-information observation: the parts of `layout`, then what only it has."""
        self.size = size_of(self.layout)
        self.perfect_size = size_of(self.perfect_layout)
        self.actions = len(self.game.vocabulary)
        self.observation_space = spaces.Dict({"observation": self.numbers(), "action_mask": self.choices()})
        self.action_space = spaces.Discrete(self.actions)

    def numbers(self, perfect: bool = False) -> spaces.Box:
        """The bounds of every number."""
        layout = self.perfect_layout if perfect else self.layout
        low = np.concatenate([np.full(part.size, part.low, DTYPE) for part in layout])
        high = np.concatenate([np.full(part.size, part.high, DTYPE) for part in layout])
        return spaces.Box(low, high, dtype=DTYPE)

    def choices(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def begin(self, seed: int) -> None:
        self.g = self.game.new(self.seats, seed, **self.options)

    def see(self, seat: int) -> Seen:
        """What a seat sees and may do; it may do nothing while it is not asked."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return {"observation": self.look(seat).copy(), "action_mask": mask}

    def look(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, as it lies in the engine's memory: to be read, and copied by whoever keeps it."""
        return np.asarray(observe(self.g, seat, size=self.size).values)

    def legal(self, seat: int) -> NDArray[np.int64]:
        """The legal actions of a seat, likewise."""
        return np.asarray(packed(self.g.actions(seat)))

    def perfect_information(self, seat: int) -> NDArray[np.int16]:
        """What nobody at the table may know: the observation of a seat with nothing hidden, and what all have sealed.
        For teachers and critics while they learn, never for whoever plays."""
        return np.asarray(observe(self.g, seat, size=self.perfect_size, all_seeing=True).values).copy()

    def act(self, seat: int, action: int) -> bool:
        """Take an action; if it is not legal, the first legal one instead. Whether it was legal."""
        g = self.g
        legal = g.legal(seat, action)
        g.do(seat, action if legal else g.actions(seat)[0])
        return legal

    @property
    def cut(self) -> bool:
        """It ended without a result: the rules name none, or the limit was reached."""
        return self.g.unfinished or (self.limit is not None and self.g.ply >= self.limit and not self.g.over)

    @property
    def over(self) -> bool:
        return self.g.over or (self.limit is not None and self.g.ply >= self.limit)

    def returns(self) -> list[float]:
        """What the game was worth to every seat: 1 for winning alone, together 0."""
        return returns(self.g)

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, mode: str | None) -> str | None:
        """The whole position, as somebody who only watches sees it."""
        if mode == "human":
            self.paint(Console(width=WIDTH))
            return None
        console = Console(width=WIDTH, file=StringIO(), record=True)
        self.paint(console)
        if mode == "svg":
            return console.export_svg(title=self.game.name)
        return console.export_text()

    def paint(self, console: Console) -> None:
        speech = speak(DEFAULT, self.game.name)
        drawing = drawing_of(self.game.name)
        board = drawing.board(self.g, speech, -1, WIDTH, [])
        console.print(Group(board, drawing.panels(self.g, speech, -1, WIDTH)))


def size_of(layout: list[Slice]) -> int:
    return layout[-1].start + layout[-1].size


def returns(g: State) -> list[float]:
    """The worth of a finished game: winners share alike what the others lose; without a winner all get 0."""
    winners = g.winners.bit_count()
    if not winners:
        return [0.0] * g.seats
    if g.seats == 1:
        return [1.0]
    won, lost = (g.seats / winners - 1) / (g.seats - 1), -1 / (g.seats - 1)
    return [won if g.winners >> seat & 1 else lost for seat in range(g.seats)]
