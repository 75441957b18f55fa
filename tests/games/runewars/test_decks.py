"""Decks that run out are made anew from their discards; cards in hands stay out."""

import pytest

from krainy.games.runewars.decks import draw_quests, draw_tactics
from krainy.games.runewars.heroes.rewards import discard_reward, gain_reward

from .table import GAME, Table


@pytest.mark.rule("runewars.tactics.5")
@pytest.mark.rule("runewars.components.2")
def test_an_exhausted_tactics_deck_is_made_of_its_discards() -> None:
    g = Table(order="fortify", tactics={"daqan": ["war-chest"], "uthuk": ["rally-cry"]}).state
    g.tactics_deck, g.tactics_discard = g.tactics_deck[:1], g.tactics_deck[1:]
    draw_tactics(g, 0, 3)
    assert len(g.hands[0]) == 4
    assert (len(g.tactics_deck), g.tactics_discard) == (45, [])
    assert GAME.broken(None, g) == []


@pytest.mark.rule("runewars.tactics.5")
def test_with_neither_deck_nor_discards_no_tactics_card_is_drawn() -> None:
    g = Table(order="fortify").state
    g.tactics_deck = g.tactics_deck[:2]
    draw_tactics(g, 0, 3)
    assert len(g.hands[0]) == 2


@pytest.mark.rule("runewars.components.2")
def test_an_exhausted_quest_deck_is_made_of_its_discards() -> None:
    g = Table(order="fortify").state
    total = len(g.quest_deck)
    g.quest_deck, g.quest_discard = [], g.quest_deck
    draw_quests(g, 1, 2)
    assert (len(g.quest_hands[1]), len(g.quest_deck), g.quest_discard) == (2, total - 2, [])


@pytest.mark.rule("runewars.components.2")
@pytest.mark.rule("runewars.reward.1")
def test_discarded_rewards_come_back_face_down() -> None:
    g = Table(
        order="fortify",
        heroes={"andira-runehand": "daqan DA", "mad-carthos": "uthuk UA"},
        rewards={"andira-runehand": ["rune-plate", "up"]},
    ).state
    hero = GAME.find(g, "hero", "andira-runehand")
    other = GAME.find(g, "hero", "mad-carthos")
    shown = g.reward_of[hero][0]
    rest = g.reward_deck
    discard_reward(g, hero, shown)
    g.reward_deck = []
    gain_reward(g, other)
    assert len(g.reward_of[other]) == 1
    assert g.reward_of[other] == [shown]
    assert not g.reward_up >> shown & 1
    assert g.reward_discard == []
    g.reward_deck = rest
    assert GAME.broken(None, g) == []
