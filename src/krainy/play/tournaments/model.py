"""The parts of a tournament: its terms, its rounds, their games, and the points of a place."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import Literal, NamedTuple

Format = Literal["round-robin", "swiss", "knock-out"]
MOST_SEATS = 6


class Terms(NamedTuple):
    """What is settled about a tournament before its first round. Players are numbers in the order of their seeds."""

    format: Format
    seats: int
    """How many seats each game has."""
    players: int
    rounds: int = 0
    """How many rounds a Swiss tournament has; 0: as many as it takes until one player can be unbeaten."""
    advance: int = 1
    """How many of a heat of a knock-out go on."""

    @property
    def length(self) -> int:
        """How many rounds a Swiss tournament has."""
        return self.rounds or max(1, (self.players - 1).bit_length())

    def check(self) -> str:
        """What is wrong with these terms, or nothing."""
        if not 2 <= self.seats <= MOST_SEATS:
            return f"a game of a tournament has 2 to {MOST_SEATS} seats"
        if self.players < self.seats:
            return f"a tournament of games with {self.seats} seats needs {self.seats} players"
        if not 1 <= self.advance < self.seats:
            return f"of {self.seats} players in a heat, 1 to {self.seats - 1} can go on"
        return ""


class Game(NamedTuple):
    """A game of a round."""

    players: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...] = ()
    """By seat, 1 for the best; whoever shares a result shares the place. Empty until the game is over."""


class Round(NamedTuple):
    """A round: everybody who is still in the tournament plays one game or has a bye."""

    games: tuple[Game, ...]
    byes: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return all(game.places for game in self.games)

    @property
    def players(self) -> list[int]:
        """Everybody in it."""
        return [*[player for game in self.games for player in game.players], *self.byes]


def points(places: Sequence[int]) -> list[Fraction]:
    """What a game is worth to each seat: 1 to the first, 0 to the last, even steps between. Who shares a place shares
    the points of the places that they fill together, so with two seats a draw is ½ to each."""
    last = len(places) - 1
    found: list[Fraction] = []
    for place in places:
        ahead, beside = sum(other < place for other in places), places.count(place)
        shared = sum((Fraction(last - rank, last) for rank in range(ahead, ahead + beside)), Fraction(0))
        found.append(shared / beside)
    return found


def points_of_bye(terms: Terms) -> Fraction:
    """What a bye is worth. Where two meet, it is a win in a Swiss tournament, and nothing in a round robin, where all
    rest equally often; where more meet, it is what a game brings on average."""
    if terms.seats > 2:
        return Fraction(1, 2)
    return Fraction(int(terms.format != "round-robin"))


class Record(NamedTuple):
    """What the rounds so far amount to, for pairing."""

    scores: list[Fraction]
    byes: list[int]
    meets: list[list[int]]
    """How often two have met."""
    seated: list[list[int]]
    """How often each player has had each seat."""


def record_of(terms: Terms, rounds: Sequence[Round]) -> Record:
    """What these rounds amount to."""
    everybody = range(terms.players)
    found = Record(
        [Fraction(0) for _ in everybody],
        [0 for _ in everybody],
        [[0] * terms.players for _ in everybody],
        [[0] * terms.seats for _ in everybody],
    )
    for one in rounds:
        for player in one.byes:
            found.scores[player] += points_of_bye(terms)
            found.byes[player] += 1
        for game in one.games:
            for seat, player in enumerate(game.players):
                found.seated[player][seat] += 1
            for player, earned in zip(game.players, points(game.places), strict=False):
                found.scores[player] += earned
            for player, other in combinations(game.players, 2):
                found.meets[player][other] += 1
                found.meets[other][player] += 1
    return found


def seat(group: Sequence[int], record: Record) -> tuple[int, ...]:
    """The players of a game by seat, so that everybody has had every seat about equally often."""

    def unfairness(order: tuple[int, ...]) -> tuple[int, int]:
        more = [record.seated[player][place] - min(record.seated[player]) for place, player in enumerate(order)]
        return sum(one * one for one in more), max(more)

    return min(permutations(group), key=unfairness)
