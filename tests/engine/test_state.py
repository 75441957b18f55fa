"""The interface of a state: what everybody outside the rules may ask of a game in progress."""

import pytest

import krainy
from krainy.engine.anatomy import dump, fingerprint
from krainy.engine.errors import IllegalAction
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.engine.vocabulary import Reason

from .market import GAME
from .market.deal import Deal, Loot
from .market.round import Porters
from .market.state import Market
from .market.words import BID, DRAW, DREW, GOT, PASS, RAID, SEAT, SEND, TAKE_CARD, TAKE_COIN

EKO = krainy.load("eko")


@pytest.fixture
def g() -> State:
    return GAME.new(3, 11)


def test_a_new_game_waits_for_somebody(g: State) -> None:
    assert (g.seats, g.ply, g.over, g.winners) == (3, 0, False, 0)
    assert g.actors() == [0, 1, 2]
    assert g.actions(0) == [SEND(0), SEND(1), SEND(2)]


def test_what_is_handed_out_is_a_copy(g: State) -> None:
    before = fingerprint(g)
    g.actions(0).clear()
    for part in g.view(0).values():
        if isinstance(part, list):
            part.clear()
    assert fingerprint(g) == before
    assert g.actions(0)


@pytest.mark.parametrize("seat", [-1, 3, 99, -(2**70), 2**70])
def test_a_seat_that_does_not_exist_may_nothing(g: State, seat: int) -> None:
    assert g.actions(seat) == []
    assert not g.legal(seat, SEND(0))
    with pytest.raises(IllegalAction) as refused:
        g.apply(seat, SEND(0))
    assert refused.value.rule == "market.1"


@pytest.mark.parametrize("action", [-1, len(GAME.vocabulary), 2**31, 2**70, -(2**70)])
def test_a_number_that_is_no_action_has_one_answer(g: State, action: int) -> None:
    assert g.why(0, action) == "market.3"
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, action)
    assert (refused.value.seat, refused.value.action) == (0, action)


def test_why_is_empty_for_what_is_legal_only(g: State) -> None:
    assert g.why(0, SEND(0)) == ""
    assert g.why(0, PASS()) == "market.5"
    g.apply(0, SEND(0))
    assert g.why(0, SEND(0)) == "market.5"
    g.apply(0, SEND(1))
    assert g.why(0, SEND(2)) == "market.1"


def test_after_the_end_everything_is_refused_by_the_end() -> None:
    g = EKO.new(2, 1)
    while not g.over:
        seat = g.actors()[0]
        g.apply(seat, g.actions(seat)[-1])
    assert g.actors() == []
    assert g.why(0, 0) == "eko.end.2"
    with pytest.raises(IllegalAction, match=r"eko\.end\.2"):
        g.apply(0, 0)


def test_what_is_whispered_is_heard_by_its_seats_only(g: State) -> None:
    kinds = {seat: [event.kind for event in g.heard(seat)] for seat in range(-1, 3)}
    assert kinds[-1].count(DREW) == 6
    assert GOT not in kinds[-1]
    assert [kinds[seat].count(GOT) for seat in range(3)] == [2, 2, 2]
    assert {event.args[0] for event in g.heard(1) if event.kind == GOT} == {1}


def test_nobody_listens_to_a_clone(g: State) -> None:
    copy = g.clone()
    copy.apply(0, SEND(0))
    assert copy.heard(0) == []
    assert fingerprint(copy) != fingerprint(g)


def test_forgotten_events_are_gone_and_new_ones_come(g: State) -> None:
    g.forget()
    assert g.heard(0) == []
    for seat in range(3):
        g.apply(seat, SEND(0))
        g.apply(seat, SEND(1))
    assert g.heard(0)


def test_a_view_shows_own_cards_and_hides_the_others(g: State) -> None:
    hands = g.view(1)["hands"]
    assert isinstance(hands, list)
    assert 0 not in hands[1]
    assert hands[0] == hands[2] == [0, 0]
    assert g.view(-1)["hands"] == [[0, 0]] * 3


def test_what_is_sealed_is_seen_by_its_seat_only(g: State) -> None:
    g.apply(0, SEND(2))
    assert g.view(0)["sealed"] == [SEND(2)]
    assert g.view(1)["sealed"] == g.view(-1)["sealed"] == []


def test_an_imagined_game_can_be_played_to_its_end_and_leaves_the_real_one_be(g: State) -> None:
    before = dump(g)
    world = Sight(g, 2).imagine(5)
    while not world.over:
        seat = world.actors()[0]
        world.apply(seat, world.actions(seat)[0])
    assert dump(g) == before


def test_a_bot_gets_a_sight_and_not_a_state(g: State) -> None:
    sight = Sight(g, 0)
    assert sight.actions == g.actions(0)
    assert sight.view == g.view(0)
    assert {name for name in dir(sight) if not name.startswith("_")} == {
        "actions",
        "imagine",
        "overlong",
        "pass_action",
        "ply",
        "seat",
        "sealed",
        "together",
        "veiled",
        "view",
    }


def test_a_fingerprint_hangs_on_everything_that_is_true(g: State) -> None:
    marks = {fingerprint(g)}
    for field in ("ply", "horizon", "alive", "drawn", "news", "winners", "round", "caravans"):
        copy = g.clone()
        setattr(copy, field, getattr(copy, field) + 1)
        marks.add(fingerprint(copy))
    copy = g.clone()
    assert isinstance(copy, Market)
    copy.cards.content[0] += 1
    marks.add(fingerprint(copy))
    copy = g.clone()
    copy.flow = copy.flow[1:]
    marks.add(fingerprint(copy))
    assert len(marks) == 11


class Stern(Deal):
    """A deal with an answer of its own."""

    def why(self, g: Market, seat: int, action: int) -> Reason:
        return Reason("market.3", [(SEAT, seat)])


def test_why_not_answers_what_the_seat_wanted() -> None:
    g = GAME.blank()
    g.game, g.seats, g.alive, g.sealed = GAME, 2, 3, [[], []]
    GAME.begin(g, {"rounds": 3, "purse": "light", "gifts": []})
    g.coins = [0, 1]
    g.flow = [Stern(0)]
    g.settle()
    assert g.asked_name() == "Deal"
    assert not g.offers(0, DRAW)
    drawn = g.reason(0, DRAW())
    assert (drawn.rule, drawn.targets()) == ("market.3", ["seat:0"])  # the decision answers for it
    assert g.why(0, RAID(0)) == "market.3"  # another of the kind is offered
    assert g.why(0, BID(1)) == "market.6"  # it belongs to another moment
    assert g.reason(0, BID(1)).targets() == []
    assert g.why(0, TAKE_COIN()) == "market.9"
    g.flow = [Loot(0, 1)]
    g.settle()
    assert g.asked_name() == "Loot"
    assert g.about() == {"victim": (SEAT, 1)}
    assert g.why(0, TAKE_CARD(3)) == "market.9"
    g.flow = [Porters()]
    g.settle()
    assert g.why(0, PASS()) == "market.5"  # a word of many decisions is answered by the one that is asked


def test_a_bid_above_the_purse_is_refused() -> None:
    g = GAME.new(2, 4)
    for seat in (0, 1):
        g.apply(seat, SEND(0))
        g.apply(seat, SEND(1))
    assert isinstance(g, Market)
    most = min(3, g.coins[0])
    assert g.actions(0) == [BID(coins) for coins in range(most + 1)]
    if most < 3:
        assert g.why(0, BID(3)) == "market.6"
