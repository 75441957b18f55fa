"""An episode: one game as learners see it, whatever kit they come with: numbers in, numbers out, rewards at the end."""

from io import StringIO
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console, Group

import krainy
from krainy.engine.observation import Slice, observe
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
        self.observation_space = spaces.Dict({"observation": self.numbers(), "action_mask": self.choices()})
        self.action_space = spaces.Discrete(len(self.game.vocabulary))

    def numbers(self) -> spaces.Box:
        """The bounds of every number."""
        low = np.concatenate([np.full(part.size, part.low, DTYPE) for part in self.layout])
        high = np.concatenate([np.full(part.size, part.high, DTYPE) for part in self.layout])
        return spaces.Box(low, high, dtype=DTYPE)

    def choices(self) -> spaces.Box:
        return spaces.Box(0, 1, (len(self.game.vocabulary),), np.int8)

    def begin(self, seed: int) -> None:
        self.g = self.game.new(self.seats, seed, **self.options)

    def see(self, seat: int) -> Seen:
        """What a seat sees and may do; it may do nothing while it is not asked."""
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        mask[self.g.actions(seat)] = 1
        return {"observation": np.array(observe(self.g, seat).values, DTYPE), "action_mask": mask}

    def act(self, seat: int, action: int) -> bool:
        """Take an action; if it is not legal, the first legal one instead. Whether it was legal."""
        legal = self.g.legal(seat, action)
        self.g.do(seat, action if legal else self.g.actions(seat)[0])
        return legal

    @property
    def cut(self) -> bool:
        """It ended without a result: the rules name none, or the limit was reached."""
        return self.g.unfinished or (self.limit is not None and self.g.ply >= self.limit and not self.g.over)

    @property
    def over(self) -> bool:
        return self.g.over or self.cut

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


def returns(g: State) -> list[float]:
    """The worth of a finished game: winners share alike what the others lose; without a winner all get 0."""
    winners = g.winners.bit_count()
    if not winners:
        return [0.0] * g.seats
    if g.seats == 1:
        return [1.0]
    won, lost = (g.seats / winners - 1) / (g.seats - 1), -1 / (g.seats - 1)
    return [won if g.winners >> seat & 1 else lost for seat in range(g.seats)]
