"""Positions in words: what a scene leaves out, and what it may not say."""

import json
from typing import Any

import pytest

from krainy.engine.errors import BadInput
from krainy.games.runewars.pieces import HEROES, QUESTS, TACTICS

from .table import GAME, Table

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "seats: give 2 to 4 of"),
    ({"seats": ["daqan", "orcs"]}, "seats: give 2 to 4 of"),
    ({"chairs": 2}, "has no 'chairs'"),
    ({"board": "1@x"}, "'1@x' is not a tile with its place"),
    ({"board": "17@0,0"}, "tiles are"),
    ({"board": "1@0,0 2@0,0"}, "lies on another tile"),
    ({"season": "monsoon"}, "no 'monsoon'"),
    ({"season_card": "spring-sunshine"}, "no season 'spring-sunshine'"),
    ({"units": {"1Z": "footman"}}, "no area '1Z'"),
    ({"units": {"LA": "footman"}}, "LA is not on the board"),
    ({"units": {"1A": "hobbit"}}, "no unit 'hobbit'"),
    ({"units": {"1A": "archer"}}, "nobody plays the faction of 'archer'"),
    ({"units": {"1A": "5 siege-tower"}}, "too few figures of 'siege-tower'"),
    ({"influence": {"latari": 1}}, "no seat 'latari'"),
    ({"influence": {"daqan": -1}}, "influence: '-1' is not a number from 0 to 99"),
    ({"dials": {"daqan": "3 2"}}, "dials: give food, wood and ore"),
    ({"strongholds": dict.fromkeys(("1A", "1B", "1C", "2A", "2B"), "daqan")}, "a faction has only 4"),
    ({"developments": {"1A": "diplomat"}}, "there is no stronghold on 1A"),
    ({"tactics": {"daqan": ["counter-plot", "counter-plot"]}}, "no further 'counter-plot'"),
    ({"runes": {"1A": "elvish"}}, "runes: give 'dragon' or 'false'"),
    ({"heroes": {"sir-valadir": "daqan"}}, "heroes: give a faction and an area"),
    ({"heroes": {"sir-valadir": "daqan 1A asleep"}}, "'asleep' is neither"),
    ({"rewards": {"sir-valadir": ["rune-plate"]}}, "nobody has the hero sir-valadir"),
    ({"tokens": {"1A": "dragon-throne", "1B": "dragon-throne"}}, "no further 'dragon-throne'"),
    ({"phase": "brunch"}, "phase: there is no 'brunch'"),
    ({"phase": "turn"}, "order: which order does daqan resolve?"),
    ({"victory_cards": {"monsoon": "daqan"}}, "there is no season 'monsoon'"),
    ({"units": {"7A": "footman berserker"}}, "units: daqan and uthuk cannot both have units on 7A"),
    ({"units": {"7A": "9 footman"}}, "units: 9 units are on 7A, more than 8"),
    (
        {"units": {"7A": "footman"}, "strongholds": {"7A": "uthuk"}},
        "daqan has units on 7A, where uthuk has a stronghold",
    ),
    ({"runes": {"LA": "dragon"}}, "LA is not on the board, so nothing lies there"),
    ({"strongholds": {"LA": "daqan"}}, "LA is not on the board"),
    ({"heroes": {"sir-valadir": "daqan LA"}}, "sir-valadir is on LA, which is not on the board"),
    ({"activated": {"daqan": "LA"}}, "activated: LA is not on the board"),
    ({"fallen": {"LA": ["rune-plate"]}}, "fallen: LA is not on the board"),
    ({"strongholds": {"1A": "daqan"}, "cities": {"1A": "tamalir"}}, "there is a stronghold on 1A, so no city"),
    ({"cities": {"1A": "tamalir", "1B": "tamalir"}}, "cities: tamalir lies on two areas"),
    ({"tokens": {"DA": "temple"}}, "tokens: DA belongs to a realm"),
    (
        {"strongholds": {"1A": "daqan"}, "developments": {"1A": "cursed-tomb"}},
        "daqan has not so many tokens of cursed-tomb",
    ),
    ({"tactics": {"daqan": TACTICS[1:9]}, "drawn": {"daqan": TACTICS[9:12]}}, "daqan has 11 cards, more than 10"),
    ({"quests": {"daqan": QUESTS[1:5]}}, "more than 3"),
    ({"heroes": dict.fromkeys(HEROES[:4], "daqan 7A")}, "heroes: daqan has 4 heroes, more than 3"),
    ({"objectives": {"daqan": "peacemaker", "uthuk": "peacemaker"}}, "two players have 'peacemaker'"),
    ({"objectives": {"uthuk": "peacemaker"}}, "'peacemaker' is of another alignment than uthuk"),
    ({"used": {"daqan": "strategize mobilize conquer harvest recruit"}}, "used: daqan has used 5 orders"),
    ({"victory_cards": {"spring": "daqan", "fall": "daqan"}}, "daqan has one, not a second for fall"),
]


@pytest.mark.parametrize(("scene", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_a_contradiction_is_refused_in_one_line(scene: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.arrange(scene)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_an_empty_scene_is_a_position() -> None:
    table = Table()
    assert table.asked() == ["ChooseOrders", "daqan", "uthuk"]
    assert table.at("areas.DA") == {"seat": "daqan", "units": {}}
    assert table.at("stock.footman") == 16
    assert table.at("tactics_deck") == 50
    assert table.at("rune_supply") == {"dragon": 21, "false": 17}


def test_a_position_is_plain_data() -> None:
    told = GAME.position(Table(heroes={"sir-valadir": "daqan 1A"}).g)
    assert json.loads(json.dumps(told)) == told


def test_the_ground_and_the_view_together_draw_the_board() -> None:
    """Each area's cell follows from where its tile lies and how often it is turned."""
    table = Table()
    tiles: Any = GAME.ground(table.g)["tiles"]
    assert tiles["1"]["1B"]["produce"] == {"food": 1, "wood": 1}
    assert tiles["2"]["2B"]["city"]
    for name, (q, r, turns) in table.at("tiles").items():
        first = next(iter(tiles[name].values()))["at"]
        for area, printed in tiles[name].items():
            x, y = printed["at"][0] - first[0], printed["at"][1] - first[1]
            for _ in range(turns):
                x, y = -y, x + y
            assert table.at("board")[area] == [q + x, r + y]
