"""Ratings by openskill (Plackett-Luce), which knows games of more than two seats."""

import math
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from .playing import Result

DOUBT = 1.96
"""Standard deviations on either side of a 95 % interval."""


class Rating(NamedTuple):
    """What a bot is worth: 25 is the mean of all bots before they have played, half of them lie within 6 of it."""

    worth: float
    spread: float

    @property
    def low(self) -> float:
        return self.worth - DOUBT * self.spread

    @property
    def high(self) -> float:
        return self.worth + DOUBT * self.spread


def rate(results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of every bot after these games in this order.

    Who won shares the first place, all others the second: points below the winner mean something else in every
    game. A bot at several seats moves by the mean of what happened to each of them. A game without a result is no
    game, and a game of one seat (against an automaton) compares nobody: bots that play only such games have no rating.
    """
    results = [result for result in results if len(result.seating) > 1]
    model = PlackettLuce(tau=0.0)  # tau widens the doubt from game to game, for people who learn; bots do not
    known = {bot: model.rating() for result in results for bot in result.seating}
    for result in results:
        if not result.decided:
            continue
        before = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in result.seating]
        ranks = [1.0 if seat in result.winners else 2.0 for seat in range(len(result.seating))]
        after = model.rate(before, ranks=ranks)
        for bot in dict.fromkeys(result.seating):
            places = [after[seat][0] for seat, name in enumerate(result.seating) if name == bot]
            mu, sigma = fmean(place.mu for place in places), fmean(place.sigma for place in places)
            known[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; of nothing, everything is possible."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, DOUBT**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = DOUBT * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    # Of all or of nothing the end is known, and rounding must not move it.
    return 0.0 if wins == 0 else middle - half, 1.0 if wins == games else middle + half
