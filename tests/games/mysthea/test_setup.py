"""How a game begins: mirages, the draft, first places, the first Era."""

from itertools import pairwise

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.games.mysthea.board import MIRAGES, OF_TYPE, ON_ISLAND, PLACES, REGIONS, RINGS, TYPE
from krainy.games.mysthea.cards import ERA, FIRST_CHOSEN, KIND
from krainy.games.mysthea.setup import Draft, PlaceChosen
from krainy.games.mysthea.state import Mysthea
from krainy.play.laws import any_move

GAME = krainy.load("mysthea")
rule = pytest.mark.rule


def new(seats: int, seed: int, **options: object) -> Mysthea:
    g = GAME.new(seats, seed, **options)
    assert isinstance(g, Mysthea)
    return g


def play_to(g: Mysthea, era: int) -> None:
    """Play at random until an Era has begun."""
    dice = Dice(g.seed)
    while not g.over and g.era < era:
        g.apply(*any_move(g, dice))


@rule("mysthea.setup.2")
def test_every_type_is_on_three_islands() -> None:
    assert all(len(regions) == 3 for regions in OF_TYPE)
    assert all(len({TYPE[region] for region in island}) == 3 for island in ON_ISLAND)


@rule("mysthea.move.1")
def test_steps_lead_there_and_back() -> None:
    for ring in RINGS:
        for region in range(REGIONS):
            assert all(region in ring.ways[way] for way in ring.ways[region])
            assert all(way // PLACES == region // PLACES or TYPE[way] == TYPE[region] for way in ring.ways[region])


@rule("mysthea.two.1")
def test_there_are_thirteen_patterns_of_mirages() -> None:
    assert len(set(MIRAGES)) == 13


@rule("mysthea.two.2")
@rule("mysthea.two.3")
def test_two_mirages_stay() -> None:
    for seed in range(8):
        g = new(2, seed)
        assert isinstance(g.asked, PlaceChosen)
        assert bin(g.mirages).count("1") == 5
        for action in g.actions(g.actors()[0]):
            region = GAME.vocabulary.decode(action)[1]
            assert isinstance(region, int)
            assert not g.mirages >> region & 1
        play_to(g, 1)
        left = [region for region in range(REGIONS) if g.mirages >> region & 1]
        assert sorted(region // PLACES for region in left) == sorted(home // PLACES for home in g.home)


@rule("mysthea.setup.8")
@rule("mysthea.setup.9")
@rule("mysthea.setup.11")
def test_everybody_gets_a_card_of_each_type() -> None:
    g = new(5, 3)
    for seat in range(5):
        cards = [g.cards.content[slot] for slot in g.hands[seat]]
        assert sorted(KIND[card] for card in cards) == [0, 1, 2, 3]
        assert {ERA[card] for card in cards} == {0}
        assert g.hero[seat] >= FIRST_CHOSEN
    assert len(set(g.hero)) == 5


@rule("mysthea.setup.13")
def test_places_are_chosen_in_reverse_order() -> None:
    g = new(3, 5)
    asked = []
    dice = Dice(1)
    while g.era == 0:
        asked.append(g.actors()[0])
        g.apply(*any_move(g, dice))
    backwards = g.order[::-1]
    assert asked == [seat for seat in backwards for _ in range(2)]
    assert len({home // PLACES for home in g.home}) == 3
    assert all(g.token[seat] != g.home[seat] // PLACES for seat in range(3))


@rule("mysthea.draft.2")
@rule("mysthea.draft.3")
def test_the_draft_gives_everybody_one_of_each_kind() -> None:
    g = new(5, 4, draft="on")
    dice = Dice(2)
    picks = 0
    while isinstance(g.asked, Draft):
        assert sum(1 for card in g.offer if card) >= 1
        g.apply(*any_move(g, dice))
        picks += 1
    assert picks == 25
    for seat in range(5):
        cards = [g.cards.content[slot] for slot in g.hands[seat]]
        assert sorted(KIND[card] for card in cards) == [0, 1, 2, 3]
        assert all(g.cards.knows(-1, slot) for slot in g.hands[seat])
    assert len(set(g.hero)) == 5
    assert g.offer == []


@rule("mysthea.era.2")
@rule("mysthea.era.5")
@rule("mysthea.era.8")
@rule("mysthea.era.9")
def test_the_second_era() -> None:
    g = new(4, 11)
    play_to(g, 2)
    assert len(g.events.content) == 8
    assert len(g.deck) + len(g.row) == 20
    assert {ERA[g.cards.content[slot]] for slot in [*g.deck, *g.row]} == {2}
    assert g.discards == [[], [], [], []]
    assert g.wounded == 0
    assert sum(1 for island in g.lair if island >= 0) == 2


@rule("mysthea.round.5")
def test_an_era_ends_with_the_round_of_the_fifth_region_card() -> None:
    g = new(2, 21)
    dice = Dice(3)
    tracks: list[list[int]] = []
    while not g.over:
        if g.turn >= 0:
            tracks.append(list(g.events.content[: g.laid]))
        g.apply(*any_move(g, dice))
    last = [one for one, other in pairwise([*tracks, []]) if len(other) < len(one)]
    assert len(last) == 3
    assert all(sum(1 for event in track if event < 5) == 5 for track in last)
    assert all(track[-1] < 5 for track in last)
