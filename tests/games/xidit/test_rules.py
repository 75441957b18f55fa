"""The rare cases of Lords of Xidit: refills, titans, waiting floors, censuses and eliminations."""

from typing import Any

import pytest

import krainy
from krainy.engine.state import State
from krainy.games.xidit.labels import CRITERIA, orders_of, plan_of
from krainy.games.xidit.state import Xidit

GAME = krainy.load("xidit")
FAR = {"blue": 20, "red": 21, "green": 19, "yellow": 14}
"""Where nobody is in the way."""


def scene(**words: Any) -> Xidit:
    """A position in words."""
    g = GAME.arrange(words)
    assert isinstance(g, Xidit)
    return g


def do(g: State, *actions: str) -> None:
    """Whoever is asked first takes these actions."""
    for text in actions:
        g.apply(g.actors()[0], GAME.parse(g, text))


def show(g: State, *numbers: int) -> None:
    """The seats show so many units."""
    for seat, number in enumerate(numbers):
        g.apply(seat, GAME.parse(g, f"show {number}"))


def at(g: Xidit, path: str) -> Any:
    """A thing of the position by its path."""
    found: Any = GAME.position(g)
    for word in path.split("."):
        found = found.get(word) if isinstance(found, dict) else None
    return found


def told(g: Xidit) -> list[str]:
    """The names of the events so far."""
    return [GAME.events.kinds[event.kind].name for event in g.told or []]


def menu(g: Xidit) -> list[str]:
    """What the first seat that is asked may do."""
    return [GAME.phrase(g, action) for action in g.actions(g.actors()[0])]


# -- the path of destiny -----------------------------------------------------------------------------------------------


def last_unit(**words: Any) -> Xidit:
    """Blue takes the last unit of token 8; `path` says what may enter."""
    return scene(
        idrakis={**FAR, "blue": 8}, tokens={8: "recruitment cleric", 9: "threat"}, plans={"blue": "action"}, **words
    )


def last_threat(**words: Any) -> Xidit:
    """Blue removes threat 8 for gold and floors; `path` says what may enter."""
    g = scene(
        idrakis={**FAR, "blue": 8},
        screens={"blue": {"units": "militia infantry"}},
        tokens={8: "threat", 9: "recruitment"},
        plans={"blue": "action"},
        **words,
    )
    do(g, "rewards gold+floors")
    return g


@pytest.mark.rule("xidit.flow.1")
@pytest.mark.rule("xidit.flow.3")
@pytest.mark.rule("xidit.flow.5")
def test_the_next_token_enters_with_its_units() -> None:
    g = last_unit(path={"NR": 5, "R": [6, 7], "NT": 10, "T": [11]})
    assert at(g, "path") == {"R": [7], "NR": 6, "DT": [], "T": [11], "NT": 10, "DR": [8]}
    assert at(g, "tokens.5") == {"side": "recruitment", "units": {"militia": 2, "infantry": 2, "cleric": 1}}
    assert at(g, "screens.blue.units.cleric") == 1


@pytest.mark.rule("xidit.flow.4")
def test_units_that_the_barracks_lack_are_missing() -> None:
    g = last_unit(path={"NR": 5, "R": [6, 7], "NT": 10, "T": [11]}, barracks={"militia": 1, "infantry": 0})
    assert at(g, "tokens.5.units") == {"militia": 1, "cleric": 1}


@pytest.mark.rule("xidit.flow.6")
@pytest.mark.rule("xidit.flow.8")
def test_the_discarded_threats_become_the_recruitment_stack_as_a_block() -> None:
    g = last_unit(path={"NR": 5, "R": [6], "DT": [3, 1, 2], "NT": 10, "T": [11]})
    assert at(g, "path") == {"R": [3, 1, 2], "NR": 6, "DT": [], "T": [11], "NT": 10, "DR": [8]}
    assert all(g.path.knows(seat, slot) for seat in range(-1, 4) for slot in g.stack[0]), "all saw the discards"


@pytest.mark.rule("xidit.flow.6")
def test_a_threat_discarded_beside_an_empty_stack_becomes_it_at_once() -> None:
    g = last_threat(path={"NR": 5, "R": [], "NT": 10, "T": [11, 12]})
    assert at(g, "path") == {"R": [8], "NR": 5, "DT": [], "T": [12], "NT": 11, "DR": []}


@pytest.mark.rule("xidit.flow.7")
def test_the_discarded_recruitments_become_the_threat_stack() -> None:
    g = last_threat(path={"NR": 5, "R": [6], "NT": 10, "T": [11], "DR": [4, 2]})
    assert at(g, "path") == {"R": [6], "NR": 5, "DT": [8], "T": [4, 2], "NT": 11, "DR": []}


@pytest.mark.rule("xidit.flow.9")
def test_a_stack_without_discards_stays_empty() -> None:
    g = last_unit(path={"NR": 5, "R": [6], "NT": 10, "T": [11]})
    assert at(g, "path") == {"R": [], "NR": 6, "DT": [], "T": [11], "NT": 10, "DR": [8]}


@pytest.mark.rule("xidit.flow.10")
def test_without_any_recruitment_token_the_top_threat_turns_over() -> None:
    g = last_unit(path={"NR": 5, "R": [], "NT": 10, "T": [11, 12]})
    assert at(g, "path") == {"R": [], "NR": 11, "DT": [], "T": [12], "NT": 10, "DR": [8]}
    assert "threat-turned" in told(g)


@pytest.mark.rule("xidit.flow.10")
@pytest.mark.rule("xidit.flow.7")
def test_the_last_threat_turns_over_and_the_discards_take_its_place() -> None:
    g = last_unit(path={"NR": 5, "R": [], "NT": 10, "T": [11], "DR": [1]})
    assert at(g, "path") == {"R": [], "NR": 11, "DT": [], "T": [1, 8], "NT": 10, "DR": []}


@pytest.mark.rule("xidit.flow.11")
@pytest.mark.rule("xidit.titan.2")
@pytest.mark.rule("xidit.reinf.1")
@pytest.mark.rule("xidit.reinf.2")
@pytest.mark.rule("xidit.reinf.3")
@pytest.mark.rule("xidit.reinf.4")
def test_titans_wake_and_reinforcements_arrive() -> None:
    g = last_threat(
        path={"NR": 5, "R": [6], "NT": 10, "T": [], "DT": [1, 2, 3, 4]},
        titans={3: "T3a T3b", 4: "T4b raging", 5: "none"},
    )
    assert at(g, "path.NR") == 5
    assert at(g, "path.R") == [6, 1]
    assert at(g, "path.DT") == at(g, "path.DR") == []
    assert sorted([*at(g, "path.T"), at(g, "path.NT")]) == [2, 3, 4, 8]
    assert at(g, "tokens.10.side") == "threat", "the last announced threat enters first"
    assert at(g, "titans.3") == {"titans": ["T3a", "T3b"], "raging": True, "gold": 3, "bards": 2, "floors": 2}
    assert at(g, "titans.4.titans") == ["T4b"]
    assert at(g, "titans.5") == {"titans": [], "raging": False}
    assert told(g).count("titan-wakes") == 1
    for seat in range(-1, 4):
        view = g.view(seat)["path"]
        assert isinstance(view, dict)
        assert view["R"] == [6, 1], "the discards were open"
        assert view["T"][0] > 0, "all see the top"
        assert view["T"][1:] == [0, 0], "what was shuffled nobody knows"


@pytest.mark.rule("xidit.titan.3")
def test_reinforcements_arrive_even_if_no_titan_wakes() -> None:
    nobody = {3: "none", 4: "none", 5: "T5a raging"}
    g = last_threat(path={"NR": 5, "R": [6, 7], "NT": 10, "T": [], "DT": [1, 2]}, titans=nobody)
    assert "titan-wakes" not in told(g)
    assert at(g, "path.R") == [6, 7]
    assert len(at(g, "path.T")) == 2


@pytest.mark.rule("xidit.ruling.7")
def test_a_token_without_units_stays_for_the_year() -> None:
    g = scene(
        idrakis={**FAR, "blue": 8, "red": 5},
        tokens={8: "recruitment cleric", 9: "threat"},
        plans={"blue": "action", "red": "wait action"},
        path={"NR": 5, "R": [6, 7], "NT": 10, "T": [11]},
        barracks={"militia": 0, "infantry": 0, "cleric": 0},
        titans={3: "T3a raging"},
        screens={"red": {"units": "archer archer archer"}},
    )
    assert at(g, "year") == 2, "nobody was asked: the token bars titans, and an Action there does nothing"
    assert "entered" in told(g)
    assert at(g, "path.DR") == [8, 5]
    assert at(g, "tokens.5") is None
    assert at(g, "tokens.6.units") == {"archer": 2, "battle_mage": 1}


# -- orders ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("xidit.recruit.4")
@pytest.mark.rule("xidit.ruling.26")
def test_a_city_gives_a_seat_one_unit_a_year() -> None:
    g = scene(
        idrakis={**FAR, "blue": 7},
        tokens={7: "recruitment"},
        plans={"blue": "action action red red action"},
        titans={3: "T3a raging"},
        screens={"blue": {"units": "archer archer archer"}},
    )
    assert at(g, "screens.blue.units.militia") == 1
    assert told(g).count("ignored") == 2


@pytest.mark.rule("xidit.move.3")
def test_a_road_that_is_not_there_loses_the_order() -> None:
    g = scene(idrakis={**FAR, "blue": 2}, plans={"blue": "blue"})
    assert at(g, "idrakis.blue") == 2
    assert "no-road" in told(g)


@pytest.mark.rule("xidit.exec.4")
def test_the_marker_lies_on_the_last_order() -> None:
    g = scene(
        idrakis={**FAR, "red": 8},
        tokens={8: "threat"},
        screens={"red": {"units": "militia infantry"}},
        plans={"red": "wait action"},
    )
    assert at(g, "markers") == {"blue": 2, "red": 2, "green": 1, "yellow": 1}


# -- titans ------------------------------------------------------------------------------------------------------------

TITANS = {3: "T3a raging", 4: "T4a T4b", 5: "T5a raging"}


def hunt(plan: str, **words: Any) -> Xidit:
    """Blue carries out a plan in city 4, with titans about."""
    screens = {"blue": {"units": {"militia": 4, "archer": 3, "cleric": 1, "battle_mage": 1}}}
    return scene(idrakis={**FAR, "blue": 4}, titans=TITANS, screens=screens, plans={"blue": plan}, **words)


@pytest.mark.rule("xidit.titan.4")
@pytest.mark.rule("xidit.titan.5")
def test_a_titan_may_be_declined() -> None:
    g = hunt("action")
    assert menu(g) == ["pass", "titan 3", "titan 5"]
    assert g.why(0, GAME.parse(g, "titan 4")) == "xidit.titan.1"
    do(g, "pass")
    assert at(g, "year") == 2


@pytest.mark.rule("xidit.titan.6")
def test_without_enough_units_a_titan_is_not_offered() -> None:
    g = scene(
        idrakis={**FAR, "blue": 4, "red": 2},
        titans=TITANS,
        screens={"blue": {"units": "militia archer"}, "red": {"units": "militia archer cleric"}},
        plans={"blue": "action", "red": "action"},
    )
    assert g.actors() == [1]
    assert menu(g) == ["pass", "titan 3"]
    do(g, "titan 3")  # all three units must go
    assert at(g, "screens.red.units") == dict.fromkeys(at(g, "barracks"), 0)
    assert menu(g) == ["rewards gold+bards", "rewards gold+floors", "rewards bards+floors"]


@pytest.mark.rule("xidit.titan.9")
def test_one_titan_a_year_in_a_city() -> None:
    g = hunt("action action black blue action")  # to 8 and 9
    do(g, "titan 3", "pay militia", "pay militia", "pay militia", "rewards gold+floors")
    assert at(g, "idrakis.blue") == 9, "the second Action in city 4 was ignored"
    assert menu(g) == ["pass", "titan 5"]


@pytest.mark.rule("xidit.titan.9")
def test_no_titan_where_a_threat_was_removed() -> None:
    g = hunt("action action", tokens={4: "threat"}, path={"NT": 10})
    do(g, "rewards gold+floors")
    assert at(g, "year") == 2
    assert "titan-faced" not in told(g)


@pytest.mark.rule("xidit.titan.9")
def test_no_threat_where_a_titan_was_removed() -> None:
    g = hunt("action", tokens={4: "threat"}, slain={"blue": [4]})
    assert at(g, "year") == 2
    assert "threat-faced" not in told(g)


@pytest.mark.rule("xidit.titan.8")
def test_the_titan_below_sleeps_on() -> None:
    g = scene(
        idrakis={**FAR, "blue": 4},
        titans={3: "T3b T3a raging"},
        screens={"blue": {"units": "militia militia militia"}},
        plans={"blue": "action"},
    )
    do(g, "titan 3", "rewards gold+floors")
    assert at(g, "titans.3") == {"titans": ["T3a"], "raging": False}
    assert at(g, "screens.blue.gold") == 4


# -- rewards -----------------------------------------------------------------------------------------------------------


def liberate(city: int, units: str, **words: Any) -> Xidit:
    """Blue removes the threat of a city."""
    screens = {"blue": {"units": units, **words.pop("screen", {})}}
    return scene(
        idrakis={**FAR, "blue": city}, tokens={city: "threat"}, screens=screens, plans={"blue": "action"}, **words
    )


@pytest.mark.rule("xidit.guild.2")
def test_a_guild_has_four_floors() -> None:
    g = liberate(10, "archer battle_mage", guilds={10: "blue 2"})
    do(g, "rewards gold+floors")
    assert at(g, "guilds.10.floors") == 4
    assert at(g, "floors.blue") == 11


@pytest.mark.rule("xidit.guild.6")
@pytest.mark.rule("xidit.reward.2")
@pytest.mark.parametrize("guild", ["red 1", "blue 4"])
def test_a_foreign_or_full_guild_leaves_gold_and_bards(guild: str) -> None:
    g = liberate(10, "archer battle_mage", guilds={10: guild})
    assert at(g, "screens.blue.gold") == 3
    assert menu(g) == ["bard W", "bard NW"]


@pytest.mark.rule("xidit.bard.4")
def test_without_bards_gold_and_floors_are_taken() -> None:
    g = liberate(10, "archer battle_mage", screen={"bards": 0})
    assert at(g, "screens.blue.gold") == 3
    assert at(g, "guilds.10") == {"seat": "blue", "floors": 4}


@pytest.mark.rule("xidit.bard.4")
@pytest.mark.rule("xidit.ruling.8")
def test_the_last_bards_are_placed() -> None:
    g = liberate(12, "archer infantry infantry cleric", screen={"bards": 2})
    do(g, "rewards gold+bards", "bard E", "bard SE")
    assert at(g, "screens.blue.bards") == 0
    assert at(g, "year") == 2


@pytest.mark.rule("xidit.bard.5")
@pytest.mark.rule("xidit.three.1")
def test_bards_avoid_the_wasteland() -> None:
    g = scene(
        seats=3,
        idrakis={"blue": 12, "red": 1, "green": 2},
        tokens={12: "threat"},
        screens={"blue": {"units": "archer infantry infantry cleric"}},
        plans={"blue": "action"},
    )
    do(g, "rewards gold+bards")  # only one region is open: all four go there
    assert at(g, "bards.SE.blue") == 4
    assert at(g, "phase") == "RaiseVirtual"


@pytest.mark.rule("xidit.ruling.10")
def test_where_all_is_wasteland_the_bard_reward_is_impossible() -> None:
    g = scene(
        seats=3,
        idrakis={"blue": 20, "red": 1, "green": 2},
        titans={3: "T3a raging"},
        screens={"blue": {"units": "militia militia militia"}},
        plans={"blue": "action"},
    )
    do(g, "titan 3")
    assert at(g, "screens.blue.gold") == 3
    assert at(g, "guilds.20.floors") == 2


@pytest.mark.rule("xidit.three.8")
def test_every_removal_raises_the_virtual_player() -> None:
    g = scene(
        seats=3,
        idrakis={"blue": 8, "red": 1, "green": 2},
        tokens={8: "threat"},
        virtual={"wealth": 5},
        screens={"blue": {"units": "militia infantry"}},
        plans={"blue": "action"},
    )
    do(g, "rewards gold+floors")
    assert g.why(0, GAME.parse(g, "pass")) == "xidit.three.8"
    do(g, "raise wealth")
    assert at(g, "virtual.wealth") == 6


@pytest.mark.rule("xidit.census.8")
@pytest.mark.rule("xidit.ruling.16")
def test_waiting_floors_follow_the_floors_of_a_reward() -> None:
    g = liberate(14, "archer infantry", screen={"waiting": 2}, guilds={5: "blue 4"})
    do(g, "rewards gold+floors")
    assert at(g, "guilds.14.floors") == 3, "one of the reward, two that waited"
    assert at(g, "screens.blue.waiting") == 0
    assert at(g, "floors.blue") == 15 - 4 - 3


@pytest.mark.rule("xidit.ruling.16")
def test_the_owner_chooses_where_waiting_floors_go() -> None:
    g = scene(screens={"blue": {"waiting": 3}}, guilds={4: "blue 2", 5: "blue 3", 6: "red 1"})
    assert menu(g) == ["floor 4", "floor 5"]
    assert g.why(0, GAME.parse(g, "floor 6")) == "xidit.ruling.16"
    assert g.why(0, GAME.parse(g, "pass")) == "xidit.census.8"
    do(g, "floor 4")
    do(g, "floor 4")
    assert (at(g, "guilds.4.floors"), at(g, "guilds.5.floors")) == (4, 4)
    assert at(g, "phase") == "Plan"


# -- the census --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("xidit.census.2")
@pytest.mark.rule("xidit.census.9")
def test_all_show_in_secret() -> None:
    g = scene(year=4, census="cleric", screens={"red": {"units": "cleric cleric"}})
    assert g.actors() == [0, 1, 2, 3], "also who has none"
    assert [len(g.actions(seat)) for seat in range(4)] == [1, 3, 1, 1]
    assert g.why(1, GAME.parse(g, "show 3")) == "xidit.census.2"
    g.apply(1, GAME.parse(g, "show 2"))
    assert g.view(0)["sealed"] == []
    g.apply(0, GAME.parse(g, "show 0"))
    g.apply(2, GAME.parse(g, "show 0"))
    g.apply(3, GAME.parse(g, "show 0"))
    assert g.actors() == [1]
    assert at(g, "screens.red.units.cleric") == 2


@pytest.mark.rule("xidit.census.3")
@pytest.mark.rule("xidit.census.4")
@pytest.mark.rule("xidit.census.6")
@pytest.mark.rule("xidit.census.10")
def test_rewards_of_the_census() -> None:
    g = scene(
        year=4,
        first="green",
        census="militia",
        idrakis={"blue": 1, "red": 2, "green": 3, "yellow": 4},
        screens={
            "blue": {"units": "militia archer infantry"},
            "red": {"units": "militia archer archer infantry cleric battle_mage"},
            "green": {"units": "infantry cleric battle_mage"},
        },
        guilds={9: "red 3", 10: "green 4"},
    )
    show(g, 1, 1, 0, 0)
    assert [at(g, f"screens.{colour}.gold") for colour in ("blue", "red")] == [1, 1], "a tie"
    show(g, 1, 2, 0, 0)
    assert at(g, "screens.red.gold") == 3
    show(g, 1, 1, 1, 0)
    assert g.actors() == [2], "the First Player is green"
    do(g, "bard SW", "bard S", "pass")
    assert [at(g, "bards.SW.green"), at(g, "bards.S.blue"), at(g, "screens.red.bards")] == [1, 1, 20]
    show(g, 0, 1, 0, 0)
    do(g, "bard SE", "pass")
    show(g, 0, 1, 1, 0)
    assert at(g, "screens.green.waiting") == 1, "no guild of green has room"
    assert menu(g) == ["pass", "floor 9"]
    assert g.why(1, GAME.parse(g, "floor 10")) == "xidit.census.7"
    do(g, "floor 9")
    assert at(g, "guilds.9.floors") == 4
    assert at(g, "year") == 5


@pytest.mark.rule("xidit.census.10")
@pytest.mark.rule("xidit.ruling.15")
def test_nobody_wins_with_nothing() -> None:
    g = scene(year=4, census="battle_mage")
    show(g, 0, 0, 0, 0)
    assert "census-empty" in told(g)
    assert at(g, "floors.blue") == 15


@pytest.mark.rule("xidit.ruling.16")
def test_without_a_floor_in_supply_the_census_gives_none() -> None:
    full = {1: "blue 4", 2: "blue 4", 3: "blue 4", 4: "blue 3"}
    g = scene(year=4, census="battle_mage", screens={"blue": {"units": "battle_mage"}}, guilds=full)
    show(g, 1, 0, 0, 0)
    assert "census-lost" in told(g)
    assert at(g, "guilds.4.floors") == 3


@pytest.mark.rule("xidit.census.1")
@pytest.mark.rule("xidit.short.1")
@pytest.mark.parametrize(("length", "year", "asked"), [("long", 4, True), ("long", 3, False), ("short", 3, True)])
def test_census_years(length: str, year: int, asked: bool) -> None:
    g = scene(length=length, year=year, phase="census")
    assert (at(g, "phase") == "ShowUnits") == asked


# -- the assessments ---------------------------------------------------------------------------------------------------


def end(seats: int, gold: list[int], units: list[int] | None = None, **words: Any) -> Xidit:
    """The end of a game in which only gold differs; wealth is assessed first."""
    colours = ["blue", "red", "green", "yellow", "black"][:seats]
    screens = {
        colour: {"gold": gold[seat], "units": {"militia": units[seat] if units else 0}}
        for seat, colour in enumerate(colours)
    }
    return scene(seats=seats, year=12, phase="end", assessments=CRITERIA, screens=screens, **words)


@pytest.mark.rule("xidit.end.9")
def test_a_tie_goes_to_the_larger_army() -> None:
    assert at(end(4, [18, 18, 20, 30], [2, 4, 0, 0]), "eliminated")[0] == "blue"


@pytest.mark.rule("xidit.ruling.17")
@pytest.mark.parametrize(("first", "out"), [("blue", "blue"), ("red", "red"), ("yellow", "yellow")])
def test_the_first_player_loses_the_last_tie(first: str, out: str) -> None:
    g = end(4, [9, 9, 9, 9], first=first)
    assert at(g, "eliminated")[0] == out
    left = {"blue": "red", "red": "green", "yellow": "blue"}[first]
    assert at(g, "winners") == [left], "the player on the First Player's left wins every such tie"


@pytest.mark.rule("xidit.end.10")
def test_with_five_the_first_assessment_eliminates_two() -> None:
    g = end(
        5, [1, 2, 3, 4, 5], guilds={1: "blue 4", 2: "green 1", 3: "yellow 2", 4: "black 3"}, bards={"C": {"yellow": 1}}
    )
    assert at(g, "eliminated") == ["blue", "red", "green", "black"]
    assert at(g, "winners") == ["yellow"]
    assert at(g, "standings") == ["yellow", "black", "green", "red", "blue"]
    assert g.scores() == [0, 0, 1, 3, 2]


@pytest.mark.rule("xidit.end.8")
@pytest.mark.rule("xidit.end.11")
def test_who_is_out_is_ranked_but_passed_over() -> None:
    g = end(
        4,
        [1, 2, 3, 4],
        guilds={1: "red 1", 2: "green 3", 3: "yellow 2"},
        bards={"N": {"blue": 3, "green": 2, "yellow": 1}, "S": {"red": 1}},
    )
    assert at(g, "results.influence") == {"blue": 0, "red": 1, "green": 3, "yellow": 2}
    assert at(g, "results.reputation") == {"blue": 5, "red": 4, "green": 3, "yellow": 0}, "blue still counts in N"
    assert at(g, "eliminated") == ["blue", "red", "yellow"]


@pytest.mark.rule("xidit.end.5")
@pytest.mark.rule("xidit.end.6")
@pytest.mark.rule("xidit.end.7")
def test_ties_in_a_region() -> None:
    bards = {"N": {"blue": 2, "red": 2, "green": 1}, "C": {"blue": 3, "green": 1, "yellow": 1}}
    g = end(4, [1, 2, 3, 4], bards=bards)
    assert at(g, "results.reputation") == {"blue": 11, "red": 5, "green": 4, "yellow": 4}


@pytest.mark.rule("xidit.end.3")
def test_waiting_floors_have_no_influence() -> None:
    g = scene(
        year=12, phase="end", guilds={1: "blue 4", 2: "blue 4"}, screens={"blue": {"waiting": 2}, "red": {"gold": 1}}
    )
    assert at(g, "results.influence.blue") == 8


@pytest.mark.rule("xidit.three.10")
@pytest.mark.rule("xidit.ruling.27")
def test_the_virtual_player_loses_every_tie() -> None:
    g = end(3, [5, 6, 7], virtual={"wealth": 5, "influence": 0, "reputation": 0})
    assert at(g, "eliminated")[0] == "virtual"
    assert len(g.fallen) == 3


@pytest.mark.rule("xidit.ruling.21")
def test_the_virtual_player_may_outlast_all() -> None:
    g = end(3, [5, 6, 7], virtual={"wealth": 8, "influence": 1, "reputation": 1})
    assert g.over
    assert g.winners == 0
    assert at(g, "standings")[0] == "virtual"


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "length", "sizes"),
    [
        (3, "long", (4, 4, 4, 4)),
        (3, "short", (4, 4, 4, 2)),
        (4, "long", (5, 5, 4, 5)),
        (4, "short", (5, 5, 4, 2)),
        (5, "long", (5, 5, 4, 5)),
        (5, "short", (5, 5, 4, 3)),
    ],
)
@pytest.mark.rule("xidit.setup.8")
@pytest.mark.rule("xidit.short.5")
@pytest.mark.rule("xidit.three.4")
def test_the_table_of_set_ups(seats: int, length: str, sizes: tuple[int, ...]) -> None:
    g = GAME.new(seats, 5, length=length)
    assert isinstance(g, Xidit)
    path = at(g, "path")
    assert (g.token.count(0), g.token.count(1), len(path["R"]), len(path["T"])) == sizes
    view = g.view(-1)["path"]
    assert isinstance(view, dict)
    assert view["R"] == [path["R"][0]] + [0] * (sizes[2] - 1)


@pytest.mark.rule("xidit.three.6")
@pytest.mark.rule("xidit.three.7")
@pytest.mark.parametrize(("level", "values"), [("normal", [6, 5, 4]), ("hard", [7, 6, 5])])
def test_the_virtual_player_begins(level: str, values: list[int]) -> None:
    g = GAME.new(3, 5, virtual=level)
    assert isinstance(g, Xidit)
    assert [g.virtual[criterion] for criterion in g.assessments] == values


@pytest.mark.rule("xidit.ruling.23")
def test_the_first_player_is_drawn_or_asked_for() -> None:
    assert {GAME.new(4, seed).actors()[0] for seed in range(40)} == {0, 1, 2, 3}
    assert GAME.new(4, 1, first="green").actors() == [2]


def test_a_plan_is_one_number() -> None:
    assert orders_of(plan_of([1, 3, 2, 4, 4, 0])) == [1, 3, 2, 4, 4, 0]


# -- who may know what -------------------------------------------------------------------------------------------------


def test_nobody_looks_behind_a_screen_or_into_the_bastion() -> None:
    g = scene(screens={"blue": {"gold": 7}, "red": {"gold": 8}}, bards={"C": {"blue": 2, "red": 1}, "N": {"red": 1}})
    for seat, colour in ((0, "blue"), (1, "red")):
        view: Any = g.view(seat)
        assert list(view["screens"]) == [colour]
        assert list(view["bards"]["C"]) == [colour]
        assert view["bards"]["N"]["red"] == 1
    watcher: Any = g.view(-1)
    assert watcher["screens"] == {}
    assert watcher["bards"]["C"] == {}
