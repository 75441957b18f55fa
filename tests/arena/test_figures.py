"""The figures of a match, against numbers worked out by hand."""

import math

import pytest

from krainy.arena.figures import Share, bot_share, first_share, option_figures, spread, trait_figures, work_out
from krainy.arena.plan import Match
from krainy.arena.playing import Ending, Result
from krainy.arena.rating import rate, wilson

MATCH = Match(game="eko", rules=1, krainy="0", bots=("a", "b"), seats=2, vary={"storms": [1, 2]})


def result(
    seating: str,
    winners: tuple[int, ...] = (0,),
    ending: Ending = "won",
    begins: int = 0,
    storms: int = 1,
    decisions: tuple[int, ...] = (10, 10),
) -> Result:
    seats = len(seating)
    return Result(
        number=0,
        block=0,
        seating=tuple(seating),
        varied={"storms": storms},
        seed="0",
        ending=ending,
        rule="eko.end.2",
        winners=winners,
        scores=(0,) * seats,
        begins=begins,
        traits=tuple({"seat": ("navy", "grey", "violet")[(seat + storms) % 3]} for seat in range(seats)),
        decisions=decisions,
        choices=tuple(count - 1 for count in decisions),
        seconds=tuple(count / 1000 for count in decisions),
        slowest=(0.5,) * seats,
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (1, 1, 0.2065, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_share_is_clear_when_its_interval_excludes_the_fair_one() -> None:
    assert not Share(8, 10, 0.5).clear  # from 0.4902
    assert Share(9, 10, 0.5).clear  # from 0.5958
    assert not Share(10, 10, 1.0).clear
    assert Share(8, 10, 0.25).times == pytest.approx(3.2)


def test_wins_are_counted_in_decided_games_and_shared_ones_in_parts() -> None:
    games = [
        result("ab", (0,)),
        result("ba", (0, 1)),
        result("ab", (), "nobody"),
        result("ba", (), "cap"),
        result("ab", (), "stuck"),
    ]
    assert bot_share("a", games) == Share(1.5, 3, 0.5)
    assert bot_share("b", games) == Share(0.5, 3, 0.5)


def test_a_bot_at_several_seats_has_a_larger_fair_share() -> None:
    games = [result("abb", (1,), decisions=(5, 5, 5)), result("bab", (1,), decisions=(5, 5, 5))]
    assert bot_share("a", games) == pytest.approx(Share(1, 2, 1 / 3))
    assert bot_share("b", games) == pytest.approx(Share(1, 2, 2 / 3))


def test_who_begins_is_not_who_sits_first() -> None:
    games = [result("ab", (1,), begins=1), result("ba", (1,), begins=0), result("ab", (1,), begins=-1)]
    assert first_share(games, 2) == Share(1, 2, 0.5)


def test_the_mean_has_an_interval() -> None:
    mean = spread([10, 20, 30])
    assert mean == pytest.approx((20, 1.96 * 10 / math.sqrt(3), 20, 10, 30))
    assert spread([7]) == (7, 0, 7, 7, 7)


def test_traits_are_compared_seat_by_seat() -> None:
    # storms 1: grey sits at 0 and violet at 1; storms 2: violet at 0 and navy at 1
    games = [result("ab", (0,)), result("ab", (1,)), result("ab", (0,), storms=2)]
    assert {t.label: t.share for t in trait_figures(games, 2)} == {
        "grey": Share(1, 2, 0.5),
        "violet": Share(2, 3, 0.5),
        "navy": Share(0, 1, 0.5),
    }


def test_options_are_compared_value_by_value() -> None:
    games = [
        result("ab", (0,)),
        result("ba", (), "cap", decisions=(20, 20)),
        result("ab", (1,), storms=2, decisions=(30, 32)),
    ]
    one, two = option_figures(MATCH, games)
    assert (one.option, one.value, one.games, one.unfinished, one.plies.mean) == ("storms", "1", 2, 1, 30)
    assert (two.value, two.games, two.unfinished, two.plies.mean) == ("2", 1, 0, 62)
    assert one.bots == {"a": Share(1, 1, 0.5), "b": Share(0, 1, 0.5)}
    assert two.bots == {"a": Share(0, 1, 0.5), "b": Share(1, 1, 0.5)}
    assert two.first == Share(0, 1, 0.5)


def test_everything_together() -> None:
    games = [result("ab", (0,)), result("ba", (1,), decisions=(10, 30)), result("ab", (), "cap")]
    figures = work_out(MATCH, games)
    assert (figures.games, figures.decided, figures.endings) == (3, 2, {"won": 2, "cap": 1})
    assert figures.rules == {"eko.end.2": 3}
    assert [bot.bot for bot in figures.bots] == ["a", "b"]
    a, b = figures.bots
    assert a.share == Share(2, 2, 0.5)
    assert a.decisions == pytest.approx(50 / 3)
    assert b.decisions == pytest.approx(10)
    assert a.per_choice == pytest.approx(0.050 / 47)
    assert a.by_seat == [Share(1, 1, 0.5), Share(1, 1, 0.5)]
    assert figures.seats == [Share(1, 2, 0.5), Share(1, 2, 0.5)]
    assert figures.plies.mean == pytest.approx(80 / 3)
    assert figures.forced == pytest.approx(6 / 80)


def test_ratings_of_one_game_of_two() -> None:
    # Plackett-Luce of two equals: mu moves by sigma^2 / c / 2, with c^2 = 2 (sigma^2 + beta^2).
    sigma, beta = 25 / 3, 25 / 6
    step = sigma**2 / math.sqrt(2 * (sigma**2 + beta**2)) / 2
    ratings = rate([result("ab", (0,))])
    assert ratings["a"].worth == pytest.approx(25 + step)
    assert ratings["b"].worth == pytest.approx(25 - step)
    assert ratings["a"].spread < sigma
    assert ratings["a"].low == pytest.approx(ratings["a"].worth - 1.96 * ratings["a"].spread)


def test_a_game_without_result_rates_nobody_and_a_draw_moves_nobody_apart() -> None:
    assert rate([result("ab", (), "cap")])["a"].worth == 25
    drawn = rate([result("ab", (), "nobody")])
    assert drawn["a"].worth == pytest.approx(drawn["b"].worth)


def test_a_bot_against_itself_stays_where_it_is() -> None:
    assert rate([result("aa", (0,))] * 5)["a"].worth == pytest.approx(25)
