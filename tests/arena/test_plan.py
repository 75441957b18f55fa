"""The plan of a match: every order of seats equally often, rotations with one seed, nothing left to chance."""

import doctest
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import krainy
from krainy.arena import plan
from krainy.arena.plan import Match, arrange, cycle_length, pair, values
from krainy.engine.errors import BadInput
from krainy.engine.game import Option

NAMES = ("random", "greedy", "search:100", "search:1000", "master")
matches = st.builds(
    lambda bots, seats, vary, seed: Match(
        game="eko", rules=1, krainy="0", bots=tuple(bots), seats=seats, vary=vary, seed=seed
    ),
    bots=st.lists(st.sampled_from(NAMES), min_size=1, max_size=5),
    seats=st.integers(2, 5),
    vary=st.dictionaries(
        st.sampled_from(["storms", "pyramids"]), st.lists(st.integers(0, 9), min_size=1, max_size=2, unique=True)
    ),
    seed=st.integers(0, 2**64),
)


@given(matches, st.integers(1, 3))
def test_a_cycle_plays_every_order_with_every_variant_once(match: Match, cycles: int) -> None:
    cycle = cycle_length(match)
    games = [pair(match, number) for number in range(cycles * cycle)]
    times = Counter((game.seating, tuple(game.varied.items())) for game in games)
    assert set(times.values()) == {cycles}
    wanted = {order for game in games for order in permutations(game.seating)}
    assert {game.seating for game in games} == wanted


@given(matches, st.integers(1, 400))
def test_wherever_a_match_stops_orders_differ_by_one_game_at_most(match: Match, games: int) -> None:
    times = Counter((g.seating, tuple(g.varied.items())) for g in (pair(match, n) for n in range(games)))
    assert max(times.values()) - min(times.values()) <= 1
    assert len(times) == min(games, cycle_length(match))


@given(matches)
def test_a_block_is_one_deal_played_from_every_seat(match: Match) -> None:
    games = [pair(match, number) for number in range(min(300, cycle_length(match)))]
    seeds = Counter(game.block for game in games)
    assert len({game.seed for game in games}) == len(seeds), "blocks have seeds of their own"
    for block in list(seeds)[:-1]:  # the last one may have been cut off
        same = [game for game in games if game.block == block]
        assert len({(game.seed, tuple(game.varied.items())) for game in same}) == 1
        for bot in set(same[0].seating):
            sat = Counter(seat for game in same for seat, name in enumerate(game.seating) if name == bot)
            assert len(sat) == match.seats, "everybody sits everywhere"
            assert len(set(sat.values())) == 1, "equally often"


@given(matches, st.integers(0, 10**9))
def test_a_game_follows_from_the_match_and_its_number_alone(match: Match, number: int) -> None:
    again = Match(**{name: getattr(match, name) for name in Match.__struct_fields__})
    assert pair(match, number) == pair(again, number)


def seatings(bots: str, seats: int, games: int) -> list[tuple[str, ...]]:
    match = arrange(krainy.load("eko"), bots.split(","), seats, {}, {}, 1, 100)
    return [pair(match, number).seating for number in range(games)]


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    seen = seatings("greedy,random", 4, 4)
    assert all(order.count("greedy") == 1 and order.count("random") == 3 for order in seen)
    assert {order.index("greedy") for order in seen} == {0, 1, 2, 3}
    assert seatings("random", 3, 2) == [("random",) * 3] * 2


def test_more_bots_than_seats_take_turns() -> None:
    match = Match(game="eko", rules=1, krainy="0", bots=("a", "b", "c"), seats=2)
    assert cycle_length(match) == 6
    met = Counter(frozenset(pair(match, number).seating) for number in range(6))
    assert met == {frozenset("ab"): 2, frozenset("ac"): 2, frozenset("bc"): 2}


def test_seats_are_as_many_as_bots_unless_said() -> None:
    match = arrange(krainy.load("eko"), ["greedy", "random"], None, {}, {}, 1, 100)
    assert match.seats == 2


def test_an_option_that_varies_takes_every_value() -> None:
    assert values(Option("length", "choice", "long", choices=["long", "short"])) == ["long", "short"]
    assert values(Option("storms", "number", 3, low=1, high=3)) == [1, 2, 3]
    assert values(Option("modules", "several", [], choices=["a", "b"])) == [[], ["a"], ["b"], ["a", "b"]]
    with pytest.raises(BadInput, match="name the values"):
        values(Option("board", "text", ""))


def test_the_examples_are_true() -> None:
    result = doctest.testmod(plan)
    assert result.attempted > 0
    assert result.failed == 0
