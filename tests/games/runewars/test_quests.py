"""Every quest card: where it can be attempted, what is tested, and what each destiny brings."""

from typing import Any

import pytest

from krainy.games.runewars.heroes.rewards import drop_rewards, take_fallen
from krainy.games.runewars.pieces import HEROES
from krainy.games.runewars.vocabulary import PICK_UP
from krainy.games.runewars.windows import asides

from .table import Table

GOLD, GREY, RED = [5, 7, 17, 27], [3, 4, 13, 14, 23], [1, 2, 8, 9, 10]
HERO = "red-scorpion"  # 3 in every attribute

TESTS: dict[str, tuple[str, str, str, str]] = {
    # quest: area, what gold, grey and red bring
    "forward-scouting": ("1A", "reward", "reward", "damage"),
    "gathering-storm": ("2C", "reward", "reward", ""),
    "frost-tower": ("3A", "reward", "train", "damage"),
    "bazaar": ("4A", "reward", "buy", ""),
    "foreign-library": ("5B", "reward", "reward", ""),
    "secrets-and-lies": ("6A", "reward", "influence", "lose"),
    "edge-of-the-world": ("9B", "reward", "reward", "damage damage"),
    "sunken-shrine": ("1C", "reward", "quest", "damage"),
    "eagles-nest": ("2A", "reward", "train", "damage"),
    "crossroads-gallows": ("3C", "reward", "train", ""),
    "giants-larder": ("4B", "reward", "reward", "damage damage"),
    "sealed-vault": ("5D", "reward reward", "reward", "damage"),
    "mirror-lake": ("6D", "reward", "look", ""),
    "charmed-herd": ("7A", "reward", "ally", ""),
    "smugglers-trail": ("8D", "reward", "reward", "discard"),
    "ransom": ("UA", "reward", "influence", "damage"),
    "city-intrigue": ("8A", "reward", "tactics", ""),
    "heart-of-the-enemy": ("UB", "reward reward", "reward", "damage damage"),
}
DUELS = {
    "beast-of-the-fells": ("7B", "beastman"),
    "timber-wraith": ("8A", "razorwing"),
    "hounds-of-the-gate": ("5C", "hellhound"),
    "wyrms-hoard": ("9B", "dragon"),
    "champions-oath": ("7A", "sorcerer"),
}

FIGURES = {"beastman": 8, "razorwing": 8, "hellhound": 8, "dragon": 4, "sorcerer": 8}
"""How many there are: the unit of a quest duel is none of them."""


def table(quest: str, area: str, **more: Any) -> Table:
    """A hero of Daqan on an area, with one quest in hand, in the quest phase."""
    scene: dict[str, Any] = {
        "season": "summer",
        "phase": "additional",
        "heroes": {HERO: f"daqan {area}"},
        "quests": {"daqan": [quest]},
        "influence": {"daqan": 2},
        "tactics": {"daqan": ["rally-cry"]},
        "strongholds": {"DA": "daqan"},
        "cities": {"8A": "tamalir"},
        "runes": {"5A": "dragon"},
        "reward_deck": ["rune-plate", "ghost-armor"],
        "quest_deck": ["patrons-errand"],
        "tactics_deck": ["war-chest"],
    }
    scene.update(more)
    made = Table(**scene)
    made.do(f"go {HERO}", "pass")
    return made


@pytest.mark.parametrize("quest", TESTS)
@pytest.mark.parametrize("place", range(3), ids=["gold", "grey", "red"])
def test_a_test_brings_what_the_card_says(quest: str, place: int) -> None:
    area, *outcomes = TESTS[quest]
    cards = [GOLD, GREY, RED][place][:3]
    game = table(quest, area, fate=cards)
    game.do(f"quest {quest}")
    assert game.actions("fate") == [str(card) for card in sorted(cards)], "three cards for an attribute of 3"
    game.do(f"fate {cards[0]}")
    wanted = outcomes[place].split()
    if "train" in wanted:
        assert game.asked()[0] == "Drill"
        game.do(game.actions()[0])
        assert sum(game.at(f"heroes.{HERO}.training").values()) == 1
    if "buy" in wanted:
        game.do("yes")
        assert game.at("influence.daqan") == 0
        wanted = ["reward"]
    if "look" in wanted:
        game.do("place 5A")
        assert "saw-rune daqan 5A dragon" in game.told()
    if "ally" in wanted:
        game.do("place DA", "unit beastman")
        assert game.at("areas.DA.units") == {"beastman": 1}
    if "discard" in wanted:
        game.do("discard rally-cry")
        assert game.at("tactics.daqan") == []
    if "quest" in wanted:
        assert game.at("quests.daqan") == ["patrons-errand", quest]
    if "tactics" in wanted:
        assert game.at("tactics.daqan") == ["rally-cry", "war-chest"]
    rewards = wanted.count("reward")
    assert len(game.at(f"heroes.{HERO}.rewards") or []) == rewards
    assert (game.at(f"heroes.{HERO}.damage") or 0) == wanted.count("damage")
    if rewards:
        assert game.at("quests.daqan") == ["patrons-errand"]
        assert quest in game.at("quest_discard")
    else:
        assert quest in game.at("quests.daqan")
    gained = {"influence": 2, "lose": -1}
    spent = -2 if outcomes[place] == "buy" else 0
    assert game.at("influence.daqan") == 2 + spent + sum(gained.get(word, 0) for word in wanted)


@pytest.mark.parametrize("quest", DUELS)
def test_a_quest_duel_is_won_by_defeating_the_unit(quest: str) -> None:
    area, unit = DUELS[quest]
    units = {"7A": "beastman"} if quest == "champions-oath" else {}
    # damage each round; the unit misses: 15 and 25 show nothing for a rectangle or hexagon, the others for a triangle
    misses = {"beastman": [1, 2], "razorwing": [1, 2], "hellhound": [15, 16], "dragon": [4, 15], "sorcerer": [7, 8]}
    strikes = [5, 6, 25, 26]
    rest = misses[unit] + [24, 19]
    fate = [card for pair in zip(strikes, rest, strict=True) for card in pair]
    game = table(quest, area, fate=fate, units=units)
    game.do(f"quest {quest}")
    while game.asked()[0] not in ("ChooseOrders", "QuestTurn"):
        game.do(game.actions()[0])
    assert game.at("quests.daqan") == ["patrons-errand"]
    assert len(game.at(f"heroes.{HERO}.rewards")) == (2 if unit == "dragon" else 1)
    assert game.at(f"stock.{unit}") == (7 if unit == "beastman" and units else FIGURES[unit])


def test_a_paid_quest() -> None:
    game = table("patrons-errand", "DA", quest_deck=["ransom"])
    assert game.asked()[0] == "Deed"
    assert game.actions() == ["pass"], "3 influence are not there"
    game = table("patrons-errand", "DA", quest_deck=["ransom"], influence={"daqan": 3})
    game.do("quest patrons-errand")
    assert game.at("influence.daqan") == 0
    assert game.at(f"heroes.{HERO}.rewards") == ["rune-plate"]


@pytest.mark.parametrize(
    ("quest", "area"),
    [
        ("ransom", "7A"),
        ("city-intrigue", "8B"),
        ("champions-oath", "7A"),
        ("heart-of-the-enemy", "DB"),
        ("patrons-errand", "DB"),
        ("frost-tower", "3B"),
    ],
)
def test_elsewhere_a_quest_cannot_be_attempted(quest: str, area: str) -> None:
    game = table(quest, area, influence={"daqan": 5}, quest_deck=[])
    assert game.actions("quest") == []
    assert game.why(f"quest {quest}") == "runewars.quest.8"


@pytest.mark.rule("runewars.defeat.4")
def test_rewards_of_two_fallen_heroes_are_picked_up_together() -> None:
    g = Table(order="fortify", heroes={HERO: "daqan 7A"}, fallen={"7A": ["rune-plate"], "7B": ["ghost-armor"]}).state
    one, other = g.fallen
    g.fallen = [one]
    drop_rewards(g, one.area, other.rewards)
    assert asides(g, 0, 0) == [PICK_UP.base + one.area]
    hero = HEROES.index(HERO)
    take_fallen(g, hero, one.area)
    assert g.fallen == []
    assert sorted(g.reward_of[hero]) == sorted(one.rewards + other.rewards)
