"""Company: results, ratings, profiles and leaderboards.

A person is told to others by the id of a profile, by which nothing else can be asked.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Outcome = Literal["won", "lost", "drawn", "left", "played"]
Points = Annotated[int, Meta(description="the rating as people read it; a newcomer begins with 1000")]
Provisional = Annotated[bool, Meta(description="whether fewer than ten rated games stand behind it")]


class Rated(Struct):
    """A rating: of a game with so many seats, among people."""

    points: Points
    games: int
    provisional: Provisional


class Figures(Struct):
    """What became of somebody's games of one kind."""

    game: str
    seats: int
    kind: Annotated[Literal["people", "bots"], Meta(description="with people alone, or with bots at the table")]
    played: int
    won: int
    drawn: int
    left: int
    moves: Annotated[int, Meta(description="how many moves these games had, on average")]
    rating: Rated | None


class EarnedAchievement(Struct):
    """An achievement that somebody has earned in finished games, in words."""

    game: str
    name: str
    title: str
    text: Annotated[str, Meta(description="what it takes")]
    times: Annotated[int, Meta(description="in how many games until now")]


class Profile(Struct):
    """What is known of a person: to all, or to the person."""

    profile: Annotated[str, Meta(description="the id by which others may read it; empty before the first result")]
    name: str
    mine: bool
    hidden: Annotated[bool, Meta(description="whether nobody else may read it, and no leaderboard names it")]
    beside: Annotated[bool, Meta(description="whether the rating stands beside the name at tables")]
    invited: Annotated[bool, Meta(description="whether people with whom I have played may notify me of a seat")]
    figures: list[Figures]
    achievements: Annotated[list[EarnedAchievement], Meta(description="to others only those of listed games")]


class Finisher(Struct):
    """Somebody who played a finished game."""

    seat: int
    name: Annotated[str, Meta(description="empty for somebody who has been erased")]
    profile: Annotated[str, Meta(description="empty where it may not be read")]
    outcome: Outcome


class Finished(Struct):
    """A finished game in a history."""

    table: str
    there: Annotated[bool, Meta(description="whether the table is still kept")]
    game: str
    seats: int
    kind: Literal["people", "bots", "screen"]
    rated: bool
    moves: int
    began: float
    ended: float
    outcome: Annotated[Outcome, Meta(description="what became of the person whose history it is")]
    players: Annotated[list[Finisher], Meta(description="the people, by their seats; bots are not named")]


class History(Struct):
    """A page of finished games, the last first."""

    games: list[Finished]
    more: Annotated[bool, Meta(description="whether there is another page")]


class Ranked(Struct):
    """A line of a leaderboard."""

    rank: Annotated[int, Meta(description="0 while the rating is provisional")]
    name: str
    profile: str
    rating: Rated
    mine: bool


class Leaderboard(Struct):
    """The best in a game with so many seats: those with a settled rating, then those whose rating is provisional."""

    game: str
    seats: int
    season: Annotated[str, Meta(description="a quarter of a year in UTC, as '2026-4'; empty for all time")]
    seasons: Annotated[list[str], Meta(description="those in which rated games ended, the last first")]
    lines: list[Ranked]


class SeatRating(Struct):
    """The rating of somebody at a table who wishes it to be seen."""

    seat: int
    profile: str
    rating: Rated


class Match(Struct):
    """Somebody's wish to play with whoever wants the same, and how it stands."""

    game: str
    seats: int
    pace: Annotated[Literal["live", "days"], Meta(description="all at once, or over days")]
    fill: Annotated[bool, Meta(description="whether bots take the free seats when the wait is over")]
    since: float
    waited: Annotated[float, Meta(description="for how many seconds now")]
    wait: Annotated[float, Meta(description="after how many seconds bots may take the free seats")]
    waiting: Annotated[int, Meta(description="how many want the same now, with whoever asks")]
    table: Annotated[str, Meta(description="the table that was found; empty as long as there is none")]


class Opponent(Struct):
    """Somebody with whom I have finished games, and the last of these."""

    profile: str
    name: str
    game: str
    seats: int
    ended: float
    games: Annotated[int, Meta(description="how many they are")]


class Blocked(Struct):
    """Somebody whom I have blocked."""

    block: Annotated[str, Meta(description="the id of the block, by which it is taken back")]
    name: str
    made: float
