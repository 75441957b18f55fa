"""Tournaments: who takes part, the rounds, and the table of results."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

TournamentStatus = Literal["open", "playing", "over", "cancelled"]
TournamentFormat = Literal["round-robin", "swiss", "knock-out"]
Points = Annotated[float, Meta(description="rounded to three decimals")]


class TournamentLine(Struct):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    seats: int
    format: TournamentFormat
    status: TournamentStatus
    begins: float
    players: Annotated[int, Meta(description="how many take part")]


class Entrant(Struct):
    """Somebody who takes part."""

    name: Annotated[str, Meta(description="empty for a bot, and for somebody who has been erased")]
    bot: Annotated[str, Meta(description="the kind of the bot; empty for a person")]
    withdrawn: bool
    mine: bool


class Pairing(Struct):
    """A game of a round."""

    table: Annotated[str, Meta(description="empty for a game that is won without playing")]
    players: Annotated[list[int], Meta(description="by seat, the numbers of those who take part")]
    places: Annotated[list[int], Meta(description="by seat, 1 for the best, shared if need be; empty while it runs")]


class TournamentRound(Struct):
    """A round."""

    games: list[Pairing]
    byes: list[int]


class TournamentStanding(Struct):
    """A line of the table of results."""

    rank: int
    player: int
    points: Points
    direct: Annotated[Points | None, Meta(description="against those with equal points, if all of them have met")]
    berger: Annotated[Points, Meta(description="Sonneborn-Berger")]
    wins: int
    games: int
    byes: int
    reached: Annotated[int, Meta(description="of a knock-out, the last round; one more for the winner; else 0")]


class Tournament(Struct):
    """A tournament."""

    tournament: str
    name: str
    game: str
    seats: int
    format: TournamentFormat
    planned: Annotated[int, Meta(description="how many rounds a Swiss tournament has; else 0")]
    listed: bool
    status: TournamentStatus
    begins: Annotated[float, Meta(description="when it starts by itself; 0: its host starts it")]
    seconds: Annotated[int, Meta(description="the time for one decision")]
    host: Annotated[bool, Meta(description="whether it is mine")]
    players: list[Entrant]
    rounds: list[TournamentRound]
    standings: Annotated[list[TournamentStanding], Meta(description="the first one first; empty while it is open")]
    next: Annotated[str, Meta(description="my table that is being played; empty without one")]
