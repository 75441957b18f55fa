"""A thought: what a search thinks of the actions of a seat and of everybody's chances."""

from typing import Final

from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

from .search import Search
from .tree import ONE

GUESSES: Final = 16
"""How many games are imagined for an estimate without a search."""


class Idea:
    """One action: how often it was tried, and the chance to win that it has shown."""

    def __init__(self, action: int, tries: int, chance: float) -> None:
        self.action: Final = action
        self.tries: Final = tries
        self.chance: Final = chance


class Thought:
    """The actions from the best to the worst, and the chances of all seats."""

    def __init__(self, ideas: list[Idea], chances: list[float], iterations: int) -> None:
        self.ideas: Final = ideas
        self.chances: Final = chances
        self.iterations: Final = iterations


def thought_of(search: Search, sight: Sight) -> Thought:
    """What a search thinks so far. What was never tried is taken at first sight."""
    node = search.decision(sight)
    ideas: list[Idea] = []
    for action in sight.actions:
        place = node.place_of.get(action, -1)
        if place < 0:
            ideas.append(Idea(action, 0, 0.0))
        else:
            tries = node.tries[place]
            ideas.append(Idea(action, tries, (node.gains[place] / tries if tries else node.hopes[place]) / ONE))
    ideas.sort(key=best_first)
    return Thought(ideas, [total / (search.iterations * ONE) for total in search.sums], search.iterations)


def best_first(idea: Idea) -> tuple[int, float, int]:
    """What was tried most is best: the search comes back to what holds good."""
    return (-idea.tries, -idea.chance, idea.action)


def merged(thoughts: list[Thought]) -> Thought:
    """What several searches think together that were grown apart from each other about one decision."""
    ideas: list[Idea] = []
    for first in thoughts[0].ideas:
        tries, gains = 0, 0.0
        for thought in thoughts:
            for idea in thought.ideas:
                if idea.action == first.action:
                    tries += idea.tries
                    gains += idea.tries * idea.chance
        ideas.append(Idea(first.action, tries, gains / tries if tries else first.chance))
    ideas.sort(key=best_first)
    iterations = sum([thought.iterations for thought in thoughts])
    chances: list[float] = []
    for seat in range(len(thoughts[0].chances)):
        total = sum([thought.chances[seat] * thought.iterations for thought in thoughts])
        chances.append(total / iterations)
    return Thought(ideas, chances, iterations)


def estimate(sight: Sight, seed: int, guesses: int = GUESSES) -> list[float]:
    """How likely each seat is to win, as far as this seat can tell (-1: who only watches); without any search."""
    search = Search(seed)
    dice = Dice(seed)
    totals: list[int] = []
    for _ in range(guesses):
        values = search.judge(sight.imagine(dice.seed(), False))
        totals = [total + value for total, value in zip(totals, values)] if totals else values
    return [total / (guesses * ONE) for total in totals]
