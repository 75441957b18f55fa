"""Positions in words: what a scene leaves out, and what it may not say."""

import json
from typing import Any

import pytest

from krainy.engine.errors import BadInput

from .table import GAME, Table

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": 7}, "seats: give a number from 1 to 6"),
    ({"seats": 1}, "with the Prince"),
    ({"seats": 6, "prince": "exile"}, "prince: give off"),
    ({"chairs": 2}, "has no 'chairs'"),
    ({"turn": "white"}, "nobody plays 'white'"),
    ({"oath": "silence"}, "oath: there is no 'silence'"),
    ({"roles": {"purple": "exile"}}, "roles: the others"),
    ({"usurper": True}, "only an Exile"),
    ({"sites": {"atlantis": {}}}, "there is no 'atlantis'"),
    ({"sites": {"plains": {"gold": 1}}}, "a site has no 'gold'"),
    ({"sites": {"plains": {"site": "mountain"}}}, "eight different sites"),
    ({"sites": {"plains": {"warbands": "red"}}}, "a colour and a number"),
    ({"sites": {"plains": {"warbands": "red 15"}}}, "not a number from 0 to 14"),
    ({"sites": {"plains": {"cards": "longbows"}, "mountain": {"cards": "longbows"}}}, "lies in two places"),
    ({"sites": {"plains": {"cards": "map"}}}, "neither a denizen nor a Vision"),
    ({"advisers": {"red": "nobody"}}, "there is no card 'nobody'"),
    ({"advisers": {"red": "longbows elders wolves tents"}}, "red has too many"),
    ({"visions": {"purple": "vision-of-faith"}}, "an Exile has one"),
    ({"relics": {"red": "longbows"}}, "is no relic"),
    ({"boards": {"red": {"gold": 1}}}, "a board has no 'gold'"),
    ({"boards": {"red": {"supply": 8}}}, "not a number from 0 to 7"),
    ({"boards": {"red": {"favor": 30}}}, "there are 36 favor"),
    ({"banks": {"magic": 1}}, "no suit 'magic'"),
    ({"piles": {"moon": "elders"}}, "no region 'moon'"),
    ({"pawns": {"red": "cradle-2"}}, "face-up site"),
    ({"phase": "dusk"}, "phase: there is no 'dusk'"),
    ({"phase": "chronicle", "won_by": "luck"}, "won_by: there is no 'luck'"),
    ({"advisers": {"red": "keep"}}, "'keep' is only played to sites, so red has it facedown at most"),
    ({"advisers": {"red": "vision-of-faith"}}, "'vision-of-faith' is a Vision; red has it facedown, or under visions"),
    ({"sites": {"plains": {"cards": "birdsong"}}}, "'birdsong' is never played to a site"),
    ({"sites": {"plains": {"cards": "vision-of-faith"}}}, "'vision-of-faith' is never played to a site"),
    ({"sites": {"plains": {"cards": "longbows elders wolves tents"}}}, "plains has room for 3 cards, not for 4"),
    ({"sites": {"cradle-2": {"up": False, "warbands": "red 1"}}}, "cradle-2 lies facedown, so nothing is there"),
    ({"sites": {"cradle-1": {"up": False}}, "pawns": {"purple": "mountain"}}, "the first site of the Cradle"),
    ({"sites": {"plains": {"cards": "great-spire forest-temple"}}}, "plains has one edifice at most"),
    (
        {"sites": {"plains": {"cards": "great-spire"}, "mountain": {"cards": "great-spire-ruined"}}},
        "two sides of one card",
    ),
    ({"relics": {"red": "the-grand-scepter", "blue": "the-grand-scepter"}}, "the Grand Scepter is held by one player"),
    ({"relics": {"red": "map", "blue": "map"}}, "lies in two places"),
    ({"shared_visions": {"red": "blue"}}, "red is no Exile, or the other has no Vision"),
    ({"tokens": {"wolves": {"favor": 1}}}, "'wolves' lies nowhere face up"),
    ({"round": 0}, "the first round is 1"),
]


@pytest.mark.parametrize(("scene", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_a_scene_that_cannot_be_is_refused(scene: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.arrange(scene)
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_an_empty_scene_is_a_position() -> None:
    table = Table()
    assert table.asked() == ["Act", "purple"]
    assert table.at("relics.purple") == ["the-grand-scepter"]
    assert table.at("shared_favor") == 36 - 18 - 1


def test_a_position_is_plain_data_in_words() -> None:
    position = GAME.position(Table(facedown={"red": "longbows"}).g)
    assert json.loads(json.dumps(position)) == position


def test_every_action_can_be_said_and_understood() -> None:
    table = Table(turn="red", sites={"mountain": {"cards": "elders", "relics": "map"}}, boards={"red": {"favor": 3}})
    for action in table.g.actions(1):
        assert GAME.parse(table.g, GAME.phrase(table.g, action)) == action
