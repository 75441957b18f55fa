"""Cards and tables: every card of the data does something, and the rules that only code can show."""

from typing import Any

import pytest

import krainy
from krainy.engine.facts import facts
from krainy.games.runewars import hooks
from krainy.games.runewars.decks import TESTING, draw_fate
from krainy.games.runewars.effects.effect import SCRIPTS
from krainy.games.runewars.map.exploring import IS_PORTAL, ON_ACTION_END, ON_REVEAL, STOPS, THRONE, VILLAGE
from krainy.games.runewars.pieces import HEROES, OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS, TOKENS, UNITS
from krainy.games.runewars.victory import met
from krainy.games.runewars.vocabulary import VOCABULARY
from krainy.games.runewars.year import DrawSeasonCard

from .table import Table

GAME = krainy.load("runewars")


@pytest.mark.parametrize("card", range(1, len(TACTICS)), ids=TACTICS[1:])
def test_every_tactics_card_has_a_moment_and_a_script(card: int) -> None:
    assert hooks.TACTICS_HOOK[card]
    assert SCRIPTS[hooks.TACTICS_SCRIPT[card]].effects


@pytest.mark.parametrize("card", range(1, len(SEASON_CARDS)), ids=SEASON_CARDS[1:])
def test_every_season_card_does_something(card: int) -> None:
    assert SCRIPTS[hooks.SEASON_SCRIPT[card]].effects


@pytest.mark.parametrize("reward", range(1, len(REWARDS)), ids=REWARDS[1:])
def test_every_reward_does_something(reward: int) -> None:
    lasting = any(hooks.ATTRIBUTE_BONUS[reward]) or hooks.REWARD_MOVE[reward] or hooks.REWARD_SUPPORT[reward]
    assert lasting or SCRIPTS[hooks.REWARD_SCRIPT[reward]].effects


@pytest.mark.parametrize("unit", range(len(UNITS)), ids=UNITS)
def test_every_unit_has_an_ability(unit: int) -> None:
    assert SCRIPTS[hooks.UNIT_SCRIPT[unit]].effects


@pytest.mark.parametrize("hero", range(len(HEROES)), ids=HEROES)
def test_every_hero_has_an_ability(hero: int) -> None:
    tables: list[Any] = [
        hooks.HERO_MOVE,
        hooks.HERO_SUPPORT,
        hooks.DUEL_START,
        hooks.VICTORY_SCRIPT,
        hooks.PHASE_SCRIPT,
        hooks.HEAL_SCRIPT,
        hooks.STUNS,
        hooks.TALK_BONUS,
    ]
    assert any(table[hero] for table in tables) or any(hooks.TEST_BONUS[hero]) or any(hooks.TEST_AGAIN[hero])


@pytest.mark.parametrize("quest", range(1, len(QUESTS)), ids=QUESTS[1:])
def test_every_quest_can_bring_a_reward(quest: int) -> None:
    assert hooks.QUEST_WON[quest] or hooks.QUEST_RESULTS[quest][0]


@pytest.mark.parametrize("card", range(1, len(OBJECTIVES)), ids=OBJECTIVES[1:])
def test_every_objective_can_be_judged_in_any_position(card: int) -> None:
    table = Table(units={"1A": "footman beastman", "9A": "berserker"})
    assert met(table.state, 0, card) in (True, False)


@pytest.mark.parametrize("token", range(1, len(TOKENS)), ids=TOKENS[1:])
def test_every_token_does_something(token: int) -> None:
    place = THRONE[token] or IS_PORTAL[token] or STOPS[token] or VILLAGE[token] >= 0
    assert place or ON_REVEAL[token] or ON_ACTION_END[token]


def test_reconstructed_facts_are_marked() -> None:
    for name, record in (("tactics", "card"), ("seasons", "card"), ("rewards", "reward"), ("quests", "quest")):
        assert all(fact.get("source") for fact in facts("runewars", name)[record])


@pytest.mark.rule("runewars.ruling.33")
def test_a_draw_from_too_small_a_deck_gives_what_there_is() -> None:
    table = Table(fate_discard=list(range(1, 29)))
    g = table.state
    g.fate_deck, g.fate_discard = g.fate_deck[:1], []
    draw_fate(g, 0, TESTING, 4)
    assert len(g.fate_hands[TESTING]) == 1


@pytest.mark.rule("runewars.ruling.46")
def test_no_action_hands_anything_to_another_player() -> None:
    heroes = {"andira-runehand": "daqan 7A", "sir-valadir": "daqan 7A", "mad-carthos": "uthuk 7A"}
    table = Table(order="fortify", heroes=heroes, rewards={"andira-runehand": ["rune-plate"]})
    assert table.actions("give") == ["rune-plate andira-runehand sir-valadir"]
    assert [block.name for block in VOCABULARY.blocks if "give" in block.name] == ["give"]


@pytest.mark.rule("runewars.title.3")
def test_the_primarch_is_paid_for_a_council_card() -> None:
    marked = {card["id"]: card["wizards_council"] for card in facts("runewars", "seasons")["card"]}
    paid = set()
    for seed in range(30):
        g = GAME.arrange({"season": "fall", "titles": {"primarch": "daqan 1"}})
        g.rekey(seed)
        g.flow = [DrawSeasonCard()]
        g.flow[0].enter(g)
        told: Any = GAME.position(g)
        season, _, name = told["season_card"].partition("-")
        council = marked[f"season.{season}.{name.replace('-', '_')}"]
        assert told["influence"]["daqan"] == (1 if council else 0)
        paid.add(council)
    assert paid == {True, False}
