"""Ratings by openskill (Plackett-Luce), for people: equal results in equal order make equal ratings."""

from datetime import UTC, datetime
from typing import NamedTuple

from openskill.models import PlackettLuce

PROVISIONAL = 10
"""So many rated games of a pool must be over before a rating is more than provisional."""
BASE, SCALE = 1000, 40
"""What a newcomer has in points, and how many points one unit of openskill is."""
MODEL = PlackettLuce()
"""With its own tau: people learn, so a little doubt comes back with every game."""


class Rating(NamedTuple):
    """What somebody is worth in a pool: a game, a number of seats, and all seasons or one."""

    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        """The rating as people read it: what somebody is worth at least, with some certainty."""
        return round(BASE + SCALE * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def newcomer() -> Rating:
    fresh = MODEL.rating()
    return Rating(fresh.mu, fresh.sigma, 0)


def after(before: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after a game in which each has come in at this place, 1 being the best."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for team, one in zip(rated, before, strict=True)]


def season_of(time: float) -> str:
    """The season of a moment: a quarter of a year, in UTC, as '2026-4'."""
    day = datetime.fromtimestamp(time, UTC)
    return f"{day.year}-{(day.month - 1) // 3 + 1}"


def span_of(season: str) -> tuple[float, float]:
    """When a season begins and when the next one does."""
    year, quarter = (int(part) for part in season.split("-"))
    begins = datetime(year, 3 * quarter - 2, 1, tzinfo=UTC)
    ends = datetime(year + quarter // 4, 3 * quarter % 12 + 1, 1, tzinfo=UTC)
    return begins.timestamp(), ends.timestamp()
