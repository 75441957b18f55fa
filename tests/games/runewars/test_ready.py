"""Ready maps: each could have been built by the rules, and play begins with an order."""

from itertools import combinations
from typing import Any

import pytest

import krainy
from krainy.engine.errors import Conflict
from krainy.games.runewars.map.building import LayRealm
from krainy.games.runewars.map.places import APART, far_enough, places, possible_markers, realm_cell, rune_places
from krainy.games.runewars.map.ready import MAP_FACTS, MAPS, ready_board
from krainy.games.runewars.map.tiles import AREAS, BARE, HOME_OF, REALMS, STEP, TILE_NAMES, cell_at
from krainy.games.runewars.pieces import FACTION_IDS
from krainy.games.runewars.state import NO_RUNE_THERE, Runewars
from krainy.games.runewars.vocabulary import REALM

GAME = krainy.load("runewars")
TABLES = [pytest.param(one, id=f"{one['id']}-{one['seats']}") for one in MAP_FACTS]


def built(one: dict[str, Any]) -> Runewars:
    """A board under construction, before runes and realms: the tiles of a map, laid one after another."""
    g = GAME.new(one["seats"], 0, board="built")
    assert isinstance(g, Runewars)
    g.faction = [FACTION_IDS.index(name) for name in one["factions"]]
    board = BARE
    for name, q, r, turns in one["tiles"][: 2 * g.seats]:
        tile = TILE_NAMES.index(name)
        assert tile not in REALMS
        if board.on:
            assert cell_at(q, r) in places(board, tile, turns), f"{name} could not be laid"
        board = board.with_tile(tile, turns, cell_at(q, r))
    g.board = board
    return g


def markers_of(one: dict[str, Any], g: Runewars) -> list[int]:
    """Legal places of the markers that the realms have replaced."""
    found: list[list[tuple[int, int]]] = []
    for name, q, r, turns in one["tiles"][2 * g.seats :]:
        tile = TILE_NAMES.index(name)
        at = cell_at(q, r)
        fits = [(a, side) for a, side in possible_markers(g) if realm_cell(tile, turns, a, a + STEP[side]) == at]
        assert fits, f"no marker could lie where {name} lies"
        found.append(fits)

    def chosen(place: int, laid: list[int]) -> list[int]:
        if place == len(found):
            return laid
        for a, side in found[place]:
            if far_enough(a, side, laid, APART) and (rest := chosen(place + 1, [*laid, a, a + STEP[side]])):
                return rest
        return []

    return chosen(0, [])


def test_there_are_three_maps_for_two_three_and_four() -> None:
    assert len(MAPS) == 3
    assert [(one["id"], one["seats"]) for one in MAP_FACTS] == [(name, seats) for name in MAPS for seats in GAME.seats]


@pytest.mark.rule("runewars.map.4", "runewars.map.5", "runewars.map.7", "runewars.map.12", "runewars.map.15")
@pytest.mark.parametrize("one", TABLES)
def test_a_ready_map_could_have_been_built(one: dict[str, Any]) -> None:
    g = built(one)
    g.markers = markers_of(one, g)
    assert len(g.markers) == 2 * g.seats, "the markers lie too near each other"
    free = rune_places(g)
    areas = [AREAS.index(area) for pair in one["runes"] for area in pair]
    assert len(set(areas)) == 2 * g.seats
    assert set(areas) <= set(free)
    for seat, (name, q, r, turns) in enumerate(one["tiles"][2 * g.seats :]):
        tile = TILE_NAMES.index(name)
        assert REALMS[g.faction[seat]] == tile, "the realms lie in the order of the seats"
        cells = [g.markers[i : i + 2] for i in range(0, len(g.markers), 2)]
        marker = next(n for n, (a, b) in enumerate(cells) if realm_cell(tile, turns, a, b) == cell_at(q, r))
        action = REALM(marker, turns)
        assert action in LayRealm(seat).actions(g, seat), f"{name} could not be laid"
        LayRealm(seat).take(g, seat, action)
    assert g.board.area_at == ready_board(one).area_at
    assert [HOME_OF[AREAS.index(area)] for area in one["homes"]] == g.faction


@pytest.mark.parametrize("one", TABLES)
def test_play_begins_with_an_order(one: dict[str, Any]) -> None:
    dragons = set()
    for seed in range(6):
        g = GAME.new(one["seats"], seed, board=one["id"])
        assert isinstance(g, Runewars)
        assert (g.asked_name(), g.actors()) == ("ChooseOrders", list(range(g.seats)))
        assert GAME.broken(None, g) == []
        units = sum(sum(row) for area, row in enumerate(g.rows) if g.lord[area] == 0)
        assert units
        assert all(g.castle[AREAS.index(area)] == seat for seat, area in enumerate(one["homes"]))
        lying = [area for area in range(len(AREAS)) if g.runes.content[area] != NO_RUNE_THERE]
        assert sorted(AREAS[area] for area in lying) == sorted(area for pair in one["runes"] for area in pair)
        for seat, other in combinations(range(g.seats), 2):
            own = AREAS.index(one["runes"][seat][0])
            assert g.runes.knows(seat, own)
            assert not g.runes.knows(other, own)
        dragons.add(g.runes.content[AREAS.index(one["runes"][0][0])])
    assert len(dragons) == 2, "which rune of a pair is the dragon is chance"


def test_tiles_of_a_pack_that_do_not_fit_are_refused() -> None:
    one = {**MAP_FACTS[0], "tiles": [MAP_FACTS[0]["tiles"][0]] * 2}
    with pytest.raises(Conflict):
        ready_board(one)
