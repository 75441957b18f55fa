"""Standings: the table of results, with its tie-breaks, and who beat whom."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, groupby
from typing import NamedTuple

from .model import Round, Terms, record_of
from .rounds import survivors

HALF = Fraction(1, 2)


class Line(NamedTuple):
    """A line of the table of results."""

    rank: int
    player: int
    points: Fraction
    direct: Fraction | None
    """What was won against those with equal points, where all of them have met."""
    berger: Fraction
    """Sonneborn-Berger: the points of those who were beaten, and half the points of those with whom it was a draw."""
    wins: int
    games: int
    byes: int
    reached: int
    """The round of a knock-out until which the player was in; one more for the winner. 0 in other formats."""


def table_of(terms: Terms, rounds: Sequence[Round]) -> list[Line]:
    """The table of results after these rounds; games that are not over count for nothing."""
    played = [one._replace(games=tuple(game for game in one.games if game.places)) for one in rounds]
    record = record_of(terms, played)
    met = cross_table(played)
    reached = stages(terms, rounds)
    berger = [Fraction(0)] * terms.players
    wins, games = [0] * terms.players, [0] * terms.players
    for one in played:
        for game in one.games:
            rivals = len(game.players) - 1
            for player, place in zip(game.players, game.places, strict=True):
                games[player] += 1
                wins[player] += place == 1 and max(game.places) > 1
                for other, theirs in zip(game.players, game.places, strict=True):
                    if other != player:
                        berger[player] += better(place, theirs) * record.scores[other] / rivals
    order: list[Line] = []
    stage_and_points = [(-reached[player], -record.scores[player]) for player in range(terms.players)]
    ranked = sorted(range(terms.players), key=lambda player: stage_and_points[player])
    for _, equal in groupby(ranked, key=lambda player: stage_and_points[player]):
        tied = list(equal)
        direct = head_to_head(tied, met)
        for player in apart(tied, met, lambda player: (-berger[player], -wins[player], player)):
            settled = (player, record.scores[player], direct.get(player), berger[player], wins[player], games[player])
            order.append(Line(len(order) + 1, *settled, record.byes[player], reached[player]))
    return order


def better(place: int, other: int) -> Fraction:
    """What a game was worth against one of the others: 1, ½ or 0."""
    return HALF if place == other else Fraction(int(place < other))


def cross_table(rounds: Sequence[Round]) -> dict[tuple[int, int], list[Fraction]]:
    """By two players, what the first has won against the second, game by game."""
    found: dict[tuple[int, int], list[Fraction]] = {}
    for one in rounds:
        for game in one.games:
            for (player, place), (other, theirs) in combinations(zip(game.players, game.places, strict=False), 2):
                found.setdefault((player, other), []).append(better(place, theirs))
                found.setdefault((other, player), []).append(better(theirs, place))
    return found


def head_to_head(tied: Sequence[int], met: Mapping[tuple[int, int], list[Fraction]]) -> dict[int, Fraction]:
    """What each has won against the others of these players on average, summed up; nothing unless all have met."""
    if len(tied) < 2 or any(pair not in met for pair in combinations(tied, 2)):
        return {}
    return {
        one: sum(
            (sum(met[one, other], Fraction(0)) / len(met[one, other]) for other in tied if other != one), Fraction(0)
        )
        for one in tied
    }


def apart(
    tied: Sequence[int], met: Mapping[tuple[int, int], list[Fraction]], later: Callable[[int], tuple[object, ...]]
) -> list[int]:
    """Players with equal points in their order: by their games against each other, again among those whom these leave
    equal; then by what comes later."""
    direct = head_to_head(tied, met)
    if not direct or len(set(direct.values())) == 1:
        return sorted(tied, key=later)
    found: list[int] = []
    for _, equal in groupby(sorted(tied, key=lambda player: -direct[player]), key=lambda player: direct[player]):
        found += apart(list(equal), met, later)
    return found


def stages(terms: Terms, rounds: Sequence[Round]) -> list[int]:
    """Until which round of a knock-out each player was in it."""
    reached = [0] * terms.players
    if terms.format != "knock-out":
        return reached
    for number, one in enumerate(rounds, start=1):
        for player in one.players:
            reached[player] = number
    over = [one for one in rounds if one.over]
    if over and len(over) == len(rounds):
        for player in survivors(terms, rounds):
            reached[player] = len(rounds) + 1
    return reached
