"""What a bot notices in Oath: who is near to winning, and that ending a turn gains nothing by itself."""

import pytest

from krainy.games.oath.features.sense import FEATURES

from .table import GAME, Table


def feature(table: Table, seat: int, name: str) -> float:
    return GAME.features(table.g)[seat][FEATURES.index(name)]


def chances(table: Table) -> list[float]:
    return GAME.chances(table.g)


def test_every_feature_has_a_weight_for_every_number_of_seats() -> None:
    assert GAME.notices == FEATURES
    assert all(len(GAME.weights[seats]) == len(FEATURES) for seats in GAME.seats)
    assert all(len(row) == len(FEATURES) for row in GAME.features(GAME.new(4, 1)))


def test_who_wins_at_the_next_wake_is_likeliest_to_win() -> None:
    usurper = Table(turn="yellow", title="red", usurper=True, sites={"mountain": {"warbands": "red 1"}})
    assert max(chances(usurper)) == chances(usurper)[1]
    vision = Table(
        turn="yellow",
        visions_drawn=3,
        visions={"blue": "vision-of-faith"},
        banners={"darkest-secret": "blue 1"},
        sites={"plains": {"warbands": "purple 1"}},
    )
    assert max(chances(vision)) == chances(vision)[2]
    late = Table(turn="yellow", round=8, roles={"red": "citizen"}, relics={"red": "map whistle"})
    assert max(chances(late)) == chances(late)[1]


def test_the_prince_has_his_share() -> None:
    table = Table(seats=1, prince="chancellor", turn="red", round=8, sites={"plains": {"warbands": "purple 2"}})
    assert len(chances(table)) == 1
    assert chances(table)[0] < 0.5
    assert sum(chances(Table())) == pytest.approx(1)


def test_secrets_on_cards_and_unspent_supply_count_as_after_rest() -> None:
    table = Table(turn="red", sites={"mountain": {"cards": "elders"}}, boards={"red": {"secrets": 2, "supply": 3}})
    before = feature(table, 1, "secrets")
    table.do("trade-favor elders")
    assert feature(table, 1, "secrets") == before
    expected = feature(table, 1, "supply")
    table.do("pass")
    assert feature(table, 1, "supply") == expected


def test_a_campaign_counts_for_what_it_will_probably_bring() -> None:
    scene = {"turn": "red", "sites": {"mountain": {"warbands": "blue 1"}}}
    strong = Table(**scene, boards={"red": {"warbands": 9}}).do("campaign blue", "pass", "number 9")
    weak = Table(**scene, boards={"red": {"warbands": 1}, "blue": {"warbands": 6}}).do("campaign blue", "pass")
    assert not GAME.quiet(weak.g)
    assert strong.at("sites.mountain.ruler") != "blue" or feature(strong, 1, "sites") > 0.5
    assert feature(weak, 1, "sites") < 0.5
    assert GAME.quiet(Table(turn="red").g)


def test_traits_tell_colour_and_role() -> None:
    assert GAME.traits(Table(roles={"red": "citizen"}).g, 1) == {"seat": "red", "term": "citizen"}
