"""Positions in words: what a scene leaves out, and what it may not say."""

import json
from typing import Any

import pytest

from krainy.engine.errors import BadInput

from .table import GAME, Table

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": 6}, "seats: give a number from 2 to 5"),
    ({"chairs": 2}, "has no 'chairs'"),
    ({"units": {"tree-river": {"varorin": "chosen"}}}, "no region 'tree-river'"),
    ({"units": {"tree-forest": {"kaetur": "chosen"}}}, "no seat 'kaetur'"),
    ({"units": {"tree-forest": {"varorin": "2 chosen"}}}, "has one Chosen"),
    ({"units": {"tree-forest": {"varorin": "5 golem"}}}, "has 4 of golem"),
    ({"units": {"tree-forest": {"varorin": "dragon"}}}, "no unit 'dragon'"),
    ({"mirages": ["tree-forest"], "units": {"tree-forest": {"varorin": "chosen"}}}, "mirage in tree-forest"),
    ({"created": {"varorin": "fortification"}}, "never in a created pool"),
    ({"created": {"varorin": "construct"}, "beside": {"varorin": "3 construct"}}, "has 8 of construct"),
    ({"hands": {"varorin": "C001", "lusma": "C001"}}, "C001 is in two places"),
    ({"hands": {"varorin": "H01"}}, "'H01' is no command card"),
    ({"upgrades": {"varorin": "C019 C038"}}, "C038 is no upgrade, or its slot is full"),
    ({"equipment": {"varorin": "C001"}}, "C001 is no equipment"),
    ({"era": 1, "hands": {"varorin": "C045"}}, "a card of Era 2 is in play"),
    ({"energy": {"varorin": 13}}, "energy: '13' is not a number from 0 to 12"),
    ({"ring": "tree tree sphere volcano rupture"}, "ring: name each of"),
    ({"order": ["varorin"]}, "order: name every guild"),
    ({"track": "caerulas"}, "caerulas is twice there, or not at all"),
    ({"phase": "dusk"}, "phase: there is no 'dusk'"),
    ({"phase": "end", "turn": "lusma"}, "'turn' and 'done' speak of a turn"),
    ({"phase": "round", "track": "forest river mist mountain crystal"}, "no further round begins"),
    ({"track": []}, "every round lays a card"),
    ({"done": "everything"}, "done: there is no 'everything'"),
    ({"faced": {"varorin": "EN01"}, "encounters": "EN01"}, "faced twice, or still in the deck"),
    ({"attuned": {"varorin": "tree", "lusma": "tree"}}, "taken twice"),
    ({"chosen": {"varorin": "C001"}}, "is no Chosen"),
    ({"options": {"magic": "on"}}, "options: 'magic: on'"),
    ({"seats": 3, "mirages": "tree-forest"}, "mirages: there are some with two players only"),
    ({"mirages": "tree-forest sphere-mist volcano-river"}, "mirages: 2 stay after the set-up, not 3"),
    ({"mirages": "tree-forest tree-crystal"}, "mirages: there is one on tree at most"),
    ({"defeated": "onygauros"}, "defeated: onygauros is not on the islands in Era 1"),
    ({"era": 2, "phase": "beginning", "hands": {"varorin": "C041"}}, "C041 comes with Era 2"),
]


@pytest.mark.parametrize(("scene", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_a_contradiction_is_refused_in_one_line(scene: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.arrange(scene)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_an_empty_scene_is_a_position() -> None:
    table = Table()
    assert table.asked() == ["Turn", "varorin"]
    assert table.at("track") == [{"event": "forest", "glory": 2}]
    assert table.at("row") == ["C021", "C022", "C023"]
    assert table.at("regions.monolith-mist.varorin.chosen") == 1
    assert table.at("tokens") == {"varorin": "tree", "lusma": "sphere"}
    assert table.at("beside.varorin") == {"construct": 8, "golem": 4, "fortification": 4}


@pytest.mark.parametrize("phase", ["beginning", "round", "turn", "end"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_scene_can_be_played_to_the_end(seats: int, phase: str) -> None:
    g = Table(seats=seats, era=3, phase=phase).g
    while not g.over:
        seat = g.actors()[0]
        g.apply(seat, g.actions(seat)[0])
        assert GAME.broken(None, g) == []


def test_position_and_ground_are_plain_data() -> None:
    g = Table(seats=3).g
    for told in (GAME.position(g), GAME.ground(g)):
        assert json.loads(json.dumps(told)) == told


def test_every_action_can_be_said_and_understood() -> None:
    g = Table(seats=5).g
    for action in range(len(GAME.vocabulary)):
        assert GAME.parse(g, GAME.phrase(g, action)) == action
