"""Tournaments of any size and format: every round is legal, fair to all, and the table of results says who won."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from krainy.play.tournaments import Format, Game, Round, Terms, cross_table, next_round, survivors, table_of
from krainy.play.tournaments.matching import maximum_matching
from krainy.play.tournaments.model import points, record_of

HALF = Fraction(1, 2)


@st.composite
def tournaments(draw: st.DrawFn, format: Format, most: int = 40, seats: tuple[int, int] = (2, 6)) -> Terms:
    many = draw(st.integers(*seats))
    players = draw(st.integers(many, most))
    rounds = draw(st.integers(0, 9)) if format == "swiss" else 0
    return Terms(format, many, players, rounds, draw(st.integers(1, many - 1)) if format == "knock-out" else 1)


def play(terms: Terms, number: int, leaving: float = 0.0) -> tuple[list[Round], list[int]]:
    """A tournament with results by lot; now and then somebody withdraws. Also who has withdrawn."""
    lots, rounds, gone = Random(number), list[Round](), list[int]()
    assert terms.check() == ""
    while (found := next_round(terms, rounds, gone)) is not None:
        assert found == next_round(terms, rounds, gone)
        legal(terms, found, gone)
        rounds.append(finished(found, lots))
        gone += [one for one in range(terms.players) if one not in gone and lots.random() < leaving]
        assert len(rounds) < 100
    return rounds, gone


def finished(one: Round, lots: Random) -> Round:
    """A round with results by lot: somebody wins alone, places are shared, or everybody draws."""

    def result(game: Game) -> Game:
        drawn = [lots.choice([1, 1, 2, 2, 3, 4]) for _ in game.players]
        return game if game.places else game._replace(places=tuple(1 + sum(a < b for a in drawn) for b in drawn))

    return one._replace(games=tuple(result(game) for game in one.games))


def legal(terms: Terms, one: Round, gone: Sequence[int]) -> None:
    """Everybody at most once, nobody who has withdrawn but for a game that is lost without being played."""
    assert len(set(one.players)) == len(one.players)
    assert one.games
    for game in one.games:
        assert len(game.players) == terms.seats
        withdrawn = [player in gone for player in game.players]
        if any(withdrawn):
            assert (terms.format, terms.seats, len(game.places)) == ("round-robin", 2, 2)
            assert game.places == tuple(1 + out for out in withdrawn)
            assert not all(withdrawn)
        else:
            assert not game.places
    assert not set(one.byes) & set(gone)
    assert len(one.byes) < terms.seats or terms.format == "knock-out"


def spread(numbers: Sequence[int]) -> int:
    return max(numbers) - min(numbers)


# -- formats -----------------------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 9, 16, 17, 39, 40])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(players: int) -> None:
    terms = Terms("round-robin", 2, players)
    rounds, _ = play(terms, 1)
    record = record_of(terms, rounds)
    assert len(rounds) == players - 1 + players % 2
    assert {record.meets[one][other] for one, other in combinations(range(players), 2)} == {1}
    assert record.byes == [players % 2] * players
    assert max(spread(seats) for seats in record.seated) == 1 - players % 2


@pytest.mark.once
@seed(21)
@settings(max_examples=25, deadline=None, database=None)
@given(tournaments("round-robin", seats=(3, 6)))
def test_in_a_round_robin_of_more_all_meet_about_equally_often(terms: Terms) -> None:
    rounds, _ = play(terms, 2)
    record = record_of(terms, rounds)
    meets = [record.meets[one][other] for one, other in combinations(range(terms.players), 2)]
    assert min(meets) >= 1
    assert spread(meets) <= 4
    assert spread(record.byes) <= 1
    assert max(spread(seats) for seats in record.seated) <= 3
    if terms.players == terms.seats:
        assert record.seated == [[1] * terms.seats] * terms.seats


@pytest.mark.once
@seed(22)
@settings(max_examples=40, deadline=None, database=None)
@given(tournaments("swiss", seats=(2, 2)), st.integers(0, 99), st.sampled_from([0.0, 0.05]))
def test_in_a_swiss_tournament_of_two_nobody_meets_again_where_avoidable(
    terms: Terms, number: int, leaving: float
) -> None:
    rounds, gone = play(terms, number, leaving)
    assert gone or len(rounds) == terms.length
    for many, one in enumerate(rounds):
        record = record_of(terms, rounds[:many])
        assert len(one.byes) == len(one.players) % 2
        for player in one.byes:
            assert record.byes[player] == min(record.byes[other] for other in one.players)
        again = sum(record.meets[game.players[0]][game.players[1]] > 0 for game in one.games)
        unmet = {
            a: [b for b in one.players if b != a and b not in one.byes and not record.meets[a][b]]
            for a in one.players
            if a not in one.byes
        }
        assert again == len(one.games) - len(maximum_matching(unmet)) // 2
    record = record_of(terms, rounds)
    if not gone and terms.length < terms.players:
        assert max(record.byes) <= 1
        assert max(abs(seats[0] - seats[1]) for seats in record.seated) <= 4


@pytest.mark.once
@seed(23)
@settings(max_examples=25, deadline=None, database=None)
@given(tournaments("swiss", seats=(3, 6)), st.integers(0, 99), st.sampled_from([0.0, 0.05]))
def test_in_a_swiss_tournament_of_more_no_exchange_of_two_spares_a_repetition(
    terms: Terms, number: int, leaving: float
) -> None:
    rounds, _ = play(terms, number, leaving)
    for many, one in enumerate(rounds):
        record = record_of(terms, rounds[:many])
        assert len(one.byes) == len(one.players) % terms.seats
        assert all(record.byes[player] == min(map(record.byes.__getitem__, one.players)) for player in one.byes[:1])

        def again(group: Sequence[int], meets: list[list[int]] = record.meets) -> int:
            return sum(meets[a][b] for a, b in combinations(group, 2))

        for here, there in combinations([list(game.players) for game in one.games], 2):
            now = again(here) + again(there)
            for a in here:
                for b in there:
                    assert again([b, *[p for p in here if p != a]]) + again([a, *[p for p in there if p != b]]) >= now


def test_players_with_equal_scores_meet_and_the_upper_half_meets_the_lower() -> None:
    terms = Terms("swiss", 2, 8)
    first = next_round(terms, [])
    assert first is not None
    assert [sorted(game.players) for game in first.games] == [[0, 4], [1, 5], [2, 6], [3, 7]]
    won = [Round(tuple(game._replace(places=(1, 2)) for game in first.games))]
    second = next_round(terms, won)
    assert second is not None
    scores = record_of(terms, won).scores
    assert all(scores[a] == scores[b] for a, b in [game.players for game in second.games])


def test_the_bye_goes_to_the_last_one_who_had_none() -> None:
    terms = Terms("swiss", 2, 5, 5)
    rounds, _ = play(terms, 4)
    assert rounds[0].byes == (4,)
    assert sorted(player for one in rounds for player in one.byes) == [0, 1, 2, 3, 4]


@pytest.mark.once
@seed(24)
@settings(max_examples=60, deadline=None, database=None)
@given(tournaments("knock-out"), st.integers(0, 99))
def test_a_knock_out_ends_with_one_winner(terms: Terms, number: int) -> None:
    rounds, _ = play(terms, number)
    [winner] = survivors(terms, rounds)
    lines = table_of(terms, rounds)
    assert (lines[0].player, lines[0].reached) == (winner, len(rounds) + 1)
    assert winner in rounds[-1].games[0].players
    assert len(rounds[-1].games) == 1
    assert not rounds[-1].byes
    if terms.advance <= terms.seats // 2:
        assert all(len(later.players) < len(sooner.players) for sooner, later in pairwise(rounds))
    if terms.seats == 2:
        assert not any(one.byes for one in rounds[1:])
        assert len(rounds) == (terms.players - 1).bit_length()


def test_the_bracket_of_a_knock_out_keeps_the_best_apart() -> None:
    terms = Terms("knock-out", 2, 6)
    rounds: list[Round] = []
    while (one := next_round(terms, rounds)) is not None:
        best = [game._replace(places=tuple(1 + (p != min(game.players)) for p in game.players)) for game in one.games]
        rounds.append(one._replace(games=tuple(best)))
    assert [sorted(map(sorted, (game.players for game in one.games))) for one in rounds] == [
        [[2, 5], [3, 4]],
        [[0, 3], [1, 2]],
        [[0, 1]],
    ]
    assert rounds[0].byes == (0, 1)
    assert [line.player for line in table_of(terms, rounds)][:2] == [0, 1]


def test_a_tie_in_a_heat_is_broken_by_what_was_won_before_then_by_the_seed() -> None:
    terms = Terms("knock-out", 3, 6, advance=1)
    first = next_round(terms, [])
    assert first is not None
    tied = [first._replace(games=tuple(game._replace(places=(1, 1, 1)) for game in first.games))]
    assert len(survivors(terms, tied)) == 3
    assert set(survivors(terms, tied)) >= {min(game.players) for game in first.games}


@pytest.mark.once
@seed(25)
@settings(max_examples=40, deadline=None, database=None)
@given(
    st.one_of(tournaments("round-robin", 20), tournaments("swiss", 20), tournaments("knock-out", 20)),
    st.integers(0, 99),
)
def test_people_may_withdraw_whenever_they_like(terms: Terms, number: int) -> None:
    rounds, gone = play(terms, number, leaving=0.15)
    lines = table_of(terms, rounds)
    assert sorted(line.player for line in lines) == list(range(terms.players))
    assert [line.rank for line in lines] == list(range(1, terms.players + 1))
    left = [one for one in survivors(terms, rounds) if one not in gone] if terms.format == "knock-out" else []
    assert len(left) < terms.seats


def test_too_few_left_in_a_knock_out_call_back_those_who_went_out_last() -> None:
    terms = Terms("knock-out", 3, 9)
    first = next_round(terms, [])
    assert first is not None
    won = [first._replace(games=tuple(game._replace(places=(1, 2, 3)) for game in first.games))]
    [final] = [one for one in [next_round(terms, won, {survivors(terms, won)[0]})] if one]
    assert len(final.games[0].players) == 3
    assert set(survivors(terms, won)[1:]) < set(final.games[0].players)


# -- the table of results ----------------------------------------------------------------------------------------------


def test_points_are_shared_by_those_who_share_a_place() -> None:
    assert points((1, 2)) == [1, 0]
    assert points((1, 1)) == [HALF, HALF]
    assert points((2, 1, 2, 2)) == [Fraction(1, 3), 1, Fraction(1, 3), Fraction(1, 3)]
    assert points((1, 3, 2)) == [1, 0, HALF]


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
@settings(database=None)
@seed(26)
def test_every_game_is_worth_the_same(places: list[int]) -> None:
    assert sum(points(places)) == Fraction(len(places), 2)


def duels(*results: tuple[int, int, int]) -> list[Round]:
    """Games of two, each a round: who, against whom, and with which place the first of them ended."""
    places = {1: (1, 2), 0: (1, 1), -1: (2, 1)}
    return [Round((Game((one, other), places[result]),)) for one, other, result in results]


def test_head_to_head_comes_before_sonneborn_berger() -> None:
    terms = Terms("round-robin", 2, 4)
    # 1 and 0 have two points each; 0 has beaten the stronger ones, but 1 has beaten 0.
    rounds = duels((1, 0, 1), (0, 2, 1), (0, 3, 1), (1, 3, 1), (2, 1, 1), (2, 3, -1))
    lines = table_of(terms, rounds)
    assert [line.player for line in lines] == [1, 0, 3, 2]
    assert [line.points for line in lines] == [2, 2, 1, 1]
    assert [line.direct for line in lines] == [1, 0, 1, 0]
    assert [line.berger for line in lines] == [3, 2, 1, 2]


def test_sonneborn_berger_then_wins_then_seeds_decide_among_those_who_have_not_met() -> None:
    terms = Terms("swiss", 2, 6)
    rounds = duels((0, 2, 1), (1, 3, 1), (3, 4, 1), (5, 4, 0))
    lines = table_of(terms, rounds)
    assert [(line.player, line.berger) for line in lines] == [
        (1, 1),
        (3, HALF),
        (0, 0),
        (4, Fraction(1, 4)),
        (5, Fraction(1, 4)),
        (2, 0),
    ]
    assert cross_table(rounds)[0, 2] == [1]


def test_sonneborn_berger_of_larger_games_is_a_share_of_the_points_of_those_behind() -> None:
    terms = Terms("round-robin", 3, 3)
    lines = {line.player: line for line in table_of(terms, [Round((Game((0, 1, 2), (1, 2, 3)),))])}
    assert [lines[player].berger for player in range(3)] == [Fraction(1, 4), 0, 0]
    assert (lines[0].wins, lines[1].wins) == (1, 0)


def test_terms_that_lead_to_no_game_are_refused() -> None:
    assert Terms("swiss", 7, 10).check()
    assert Terms("swiss", 3, 2).check()
    assert Terms("knock-out", 2, 4, advance=2).check()
