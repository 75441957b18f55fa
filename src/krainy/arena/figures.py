"""What the games of a match tell: shares of wins with their intervals, lengths, times, what options and seats do."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median, stdev
from typing import NamedTuple

from .plan import Match
from .playing import Result
from .rating import DOUBT, Rating, rate, wilson


class Share(NamedTuple):
    """How much of what could be won was won. A win shared by two is half a win for each."""

    wins: float
    games: int
    fair: float
    """The share that would be expected if all played alike; 0 where nobody else plays."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return wilson(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        return wilson(self.wins, self.games)[1]

    @property
    def times(self) -> float:
        """How many times its fair share it won."""
        return self.share / self.fair if self.fair else 0.0

    @property
    def clear(self) -> bool:
        """Whether the interval excludes that it was only luck."""
        return self.fair > 0 and not self.low <= self.fair <= self.high


class Mean(NamedTuple):
    """A mean with the half width of its 95 % interval, and how the values lie."""

    mean: float
    half: float
    median: float
    least: float
    most: float


class BotFigures(NamedTuple):
    """One bot in all its games."""

    bot: str
    games: int
    share: Share
    by_seat: list[Share]
    rating: Rating | None
    """None where there was nobody to be compared with."""
    decisions: float
    """Decisions per game and seat."""
    per_choice: float
    """Mean seconds for a decision that leaves a choice."""
    slowest: float


class OptionFigures(NamedTuple):
    """The games with one value of an option that varies."""

    option: str
    value: str
    games: int
    unfinished: int
    plies: Mean
    first: Share
    bots: dict[str, Share]


class TraitFigures(NamedTuple):
    """How seats with one trait did: a colour, a faction, a Chosen."""

    domain: str
    label: str
    share: Share


class Figures(NamedTuple):
    """Everything that a report shows."""

    games: int
    decided: int
    endings: dict[str, int]
    rules: dict[str, int]
    """How often each rule ended a game."""
    bots: list[BotFigures]
    seats: list[Share]
    first: Share
    """The seat that begins."""
    plies: Mean
    lengths: list[int]
    forced: float
    """The share of decisions that leave no choice."""
    options: list[OptionFigures]
    traits: list[TraitFigures]


def work_out(match: Match, results: Sequence[Result]) -> Figures:
    """The figures of a match from at least one game."""
    ratings = rate(results)
    seats = range(match.seats)
    decisions = sum(result.plies for result in results)
    return Figures(
        games=len(results),
        decided=sum(result.decided for result in results),
        endings=dict(Counter(result.ending for result in results).most_common()),
        rules=dict(Counter(result.rule for result in results if result.rule).most_common()),
        bots=[bot_figures(bot, results, seats, ratings.get(bot)) for bot in ranked(results, ratings)],
        seats=[seat_share(results, match.seats, sits_at(seat)) for seat in seats],
        first=first_share(results, match.seats),
        plies=spread([result.plies for result in results]),
        lengths=[result.plies for result in results],
        forced=1 - sum(sum(result.choices) for result in results) / max(1, decisions),
        options=option_figures(match, results),
        traits=trait_figures(results, match.seats),
    )


def ranked(results: Sequence[Result], ratings: dict[str, Rating]) -> list[str]:
    """The bots that have played, the best first; where none is rated, as they came."""
    bots = list(dict.fromkeys(bot for result in results for bot in result.seating))
    return sorted(bots, key=lambda bot: -ratings[bot].worth) if ratings else bots


def fair_share(places: int, seats: int) -> float:
    """What so many of the seats would win if all played alike; 0 for a single seat, which plays against nobody."""
    return places / seats if seats > 1 else 0.0


def won(result: Result, seat: int) -> float:
    """What a seat has won."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def bot_share(bot: str, results: Iterable[Result]) -> Share:
    """The games that a bot has won, at whichever of its seats."""
    wins, fair, games = 0.0, 0.0, 0
    for result in results:
        if bot in result.seating and result.decided:
            wins += sum(won(result, seat) for seat, name in enumerate(result.seating) if name == bot)
            fair += fair_share(result.seating.count(bot), len(result.seating))
            games += 1
    return Share(wins, games, fair / games if games else 0.0)


def seat_share(results: Iterable[Result], seats: int, counts: Callable[[Result, int], bool]) -> Share:
    """What those seats have won that count; each of them in each game is one chance."""
    chances = [won(r, seat) for r in results if r.decided for seat in range(seats) if counts(r, seat)]
    return Share(math.fsum(chances), len(chances), fair_share(1, seats))


def first_share(results: Iterable[Result], seats: int) -> Share:
    """What the seat has won that began."""
    return seat_share(results, seats, lambda result, seat: result.begins == seat)


def sits_at(place: int, bot: str = "") -> Callable[[Result, int], bool]:
    """Whether a seat is this one, and this bot sits there if one is named."""
    return lambda result, seat: seat == place and (not bot or result.seating[seat] == bot)


def bot_figures(bot: str, results: Sequence[Result], seats: range, rating: Rating | None) -> BotFigures:
    mine = [(r, seat) for r in results for seat, name in enumerate(r.seating) if name == bot]
    choices = sum(result.choices[seat] for result, seat in mine)
    return BotFigures(
        bot=bot,
        games=sum(bot in result.seating for result in results),
        share=bot_share(bot, results),
        by_seat=[seat_share(results, len(seats), sits_at(seat, bot)) for seat in seats],
        rating=rating,
        decisions=fmean(result.decisions[seat] for result, seat in mine),
        per_choice=math.fsum(result.seconds[seat] for result, seat in mine) / max(1, choices),
        slowest=max(result.slowest[seat] for result, seat in mine),
    )


def spread(values: Sequence[float]) -> Mean:
    """Mean, its interval, and how the values lie."""
    half = DOUBT * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(fmean(values), half, median(values), min(values), max(values))


def option_figures(match: Match, results: Sequence[Result]) -> list[OptionFigures]:
    """What each value of each option that varies does."""
    rows = []
    for option, values in match.vary.items():
        for value in values:
            some = [result for result in results if result.varied[option] == value]
            if some:
                bots = {bot: bot_share(bot, some) for bot in dict.fromkeys(match.bots)}
                rows.append(
                    OptionFigures(
                        option=option,
                        value=told(value),
                        games=len(some),
                        unfinished=sum(not result.decided for result in some),
                        plies=spread([result.plies for result in some]),
                        first=first_share(some, match.seats),
                        bots=bots,
                    )
                )
    return rows


def told(value: object) -> str:
    """The value of an option in one word."""
    if isinstance(value, list):
        return "+".join(str(part) for part in value)
    return str(value)


def trait_figures(results: Sequence[Result], seats: int) -> list[TraitFigures]:
    """What seats of each trait have won, trait by trait."""
    found = dict.fromkeys((d, label) for r in results for traits in r.traits for d, label in traits.items() if label)

    def has(domain: str, label: str) -> Callable[[Result, int], bool]:
        return lambda result, seat: result.traits[seat].get(domain) == label

    return [
        TraitFigures(domain, label, seat_share(results, seats, has(domain, label))) for domain, label in sorted(found)
    ]
