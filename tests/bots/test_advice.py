"""Advice: the same in all worlds that a seat cannot tell apart, with reasons, and plans that can be played."""

import pytest

import krainy
from krainy.bots import make
from krainy.bots.advice import EVEN, LEADS, NEAR, ONLY, REASONS, WINS, Advice, Limit, advice, compare, read_advice
from krainy.bots.thinker import SearchBot
from krainy.bots.thought import Idea, Thought
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play.hinting import told
from krainy.play.languages import LANGUAGES
from krainy.play.words import speak
from tests.bots.test_search import chooser, positions

ENDLESS = Limit(None, 0.0)
BLUNDER = 0.1
"""So much of the chance to win nobody may lose by what is advised."""


def think(g: State, seat: int, iterations: int) -> Thought:
    bot = make(f"search:{iterations}", 5)
    assert isinstance(bot, SearchBot)
    return bot.think(Sight(g, seat))


def advise(g: State, seat: int, thought: Thought, iterations: int = 16, played: int = -1) -> Advice:
    sight = Sight(g, seat)
    compared = compare(sight, thought, 9, iterations, ENDLESS, played)
    return advice(sight, thought, compared, 11, 16, ENDLESS, played)


@pytest.mark.once
def test_it_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart_and_its_words_are_too() -> None:
    for g in positions((9,)):
        seat = chooser(g)
        twin = g.determinize(seat, 77)
        one, other = (advise(world, seat, think(world, seat, 12)) for world in (g, twin))
        assert one.plain() == other.plain()
        assert read_advice(one.plain()).plain() == one.plain()
        assert one.lead in LEADS
        assert {reason.kind for reason in one.reasons} <= set(REASONS)
        assert len(one.ideas) == 1 or one.lead not in (ONLY, EVEN)
        for mover, action in one.line:  # the plan can be played as it is told
            if mover != seat:
                break
            twin.apply(seat, action)
        if g.game.name not in krainy.names():
            continue
        twin = g.determinize(seat, 77)
        for lang in LANGUAGES:
            speech = speak(lang, g.game.name)
            hinted = told(speech, g, seat, one)
            assert hinted == told(speech, twin, seat, one)
            assert hinted.ideas[0] == hinted.plan[0].label == speech.name_action(g, one.ideas[0].action)
            assert all(hinted.why)


@pytest.mark.once
def test_what_is_advised_is_no_blunder_to_one_who_thinks_four_times_as_long() -> None:
    for g in positions((9, 21)):
        seat = chooser(g)
        advised = advise(g, seat, think(g, seat, 24), 8).ideas[0]
        above = think(g, seat, 96)
        best = above.ideas[0]
        both = compare(Sight(g, seat), Thought([best, advised], above.chances, above.iterations), 5, 32, ENDLESS)
        means = {one.idea.action: one.mean for one in both}
        assert means[best.action] - means[advised.action] < BLUNDER, g.game.name


@pytest.mark.once
def test_six_orders_are_one_plan() -> None:
    g = krainy.load("xidit").new(3, 7)
    while g.asked_name() != "Plan":
        seat = g.actors()[0]
        g.apply(seat, g.actions(seat)[0])
    found = advise(g, 1, think(g, 1, 20), 8)
    assert [seat for seat, _ in found.line] == [1] * 6
    hinted = told(speak("en", "xidit"), g, 1, found)
    assert len(hinted.plan) == 6
    assert not hinted.replies


def oath(warbands: int) -> State:
    """Red could attack the site where it stands: two warbands hold it, a relic is there to be taken."""
    return krainy.load("oath").arrange(
        {
            "turn": "red",
            "title": "blue",
            "usurper": False,
            "sites": {"mountain": {"warbands": "blue 2"}},
            "relics": {"blue": "map"},
            "boards": {"red": {"warbands": warbands, "supply": 2}, "blue": {"warbands": 0}},
        }
    )


def with_campaign_first(g: State) -> Thought:
    """What a search thinks that has hardly looked: at first sight a campaign promises most."""
    seat = g.actors()[0]
    actions = Sight(g, seat).actions
    hopes = g.game.promises(g, seat, actions)
    ranked = sorted(zip(hopes, actions, strict=True), reverse=True)
    ideas = [Idea(action, 1, hope) for hope, action in ranked]
    assert g.game.phrase(g, ideas[0].action) == "campaign blue"
    return Thought(ideas, [0.25] * 4, len(ideas))


def test_a_campaign_without_dice_is_not_advised_though_it_looks_best_at_first_sight() -> None:
    g = oath(0)
    found = advise(g, 1, with_campaign_first(g), 48)
    assert "campaign" not in [g.game.phrase(g, idea.action).split()[0] for idea in found.ideas[:1]]


def test_a_campaign_tells_its_odds_and_one_that_cannot_be_won_gives_way_to_its_equals() -> None:
    for warbands, hopeless in ((0, True), (8, False)):
        g = oath(warbands)
        campaign = g.game.parse(g, "campaign blue")
        thought = Thought([Idea(campaign, 9, 0.5), Idea(g.game.parse(g, "pass"), 1, 0.5)], [0.25] * 4, 10)
        found = advise(g, 1, thought, 48)
        advised = found.ideas[0].action == campaign
        assert advised != hopeless
        if advised:
            assert any("Red wins the campaign" in sentence for sentence in told(speak("en", "oath"), g, 1, found).why)


def test_a_win_is_its_own_reason_and_what_was_played_is_weighed_against_it() -> None:
    g = krainy.load("eko").new(2, 7)
    bots = [make("greedy", seat) for seat in range(2)]
    before = g.clone()
    while not g.over:
        before = g.clone()
        seat = g.actors()[0]
        g.apply(seat, bots[seat].choose(Sight(g, seat)))
    seat = before.actors()[0]
    found = advise(before, seat, think(before, seat, 30))
    assert [reason.kind for reason in found.reasons][:1] == [WINS]
    other = next(action for action in before.actions(seat) if action != found.ideas[0].action)
    against = advise(before, seat, think(before, seat, 30), played=other)
    assert [idea.action for idea in against.ideas][1:] in ([other], [])
    alone = advise(before, seat, think(before, seat, 30), played=found.ideas[0].action)
    assert (alone.lead, len(alone.ideas)) == (EVEN, 1)


def test_what_is_as_good_is_not_told_as_a_list() -> None:
    g = krainy.load("xidit").new(3, 7)
    seat = chooser(g)
    found = advise(g, seat, think(g, seat, 40))
    assert found.lead in (EVEN, NEAR)
    assert len(found.ideas) <= 2
