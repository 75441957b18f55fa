"""Moves found by the engine's bit masks against moves found by walking step by step, as the rulebook tells it."""

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.games.eko.move import paid_before, storm_routes
from krainy.games.eko.state import Eko, ignores_storms, leads
from krainy.games.eko.tiles import MODULES
from krainy.games.eko.vocabulary import MOVE, ROUTE, VOCABULARY
from krainy.games.eko.weather import COUNT

Trip = tuple[int, frozenset[int]]


def walk(g: Eko, seat: int, start: int) -> dict[int, set[frozenset[int]]]:
    """Every space a stack can stop on, with the sets of storm zones paid on some path there."""
    board = g.board
    size, led = g.size[start], leads(g, start)
    calm = ignores_storms(g, seat)
    free = {zone for zone in range(board.zones) if paid_before(g, start) >> zone & 1}

    def enter(space: int, paid: frozenset[int]) -> frozenset[int]:
        zone = board.zone[space]
        return paid if calm or zone < 0 or zone in free else paid | {zone}

    begin: Trip = (start, enter(start, frozenset()))
    if len(begin[1]) >= size:
        return {}
    stops: dict[int, set[frozenset[int]]] = {}
    seen = {begin}
    trips = [begin]
    for space, paid in trips:
        for there in steps(g, space):
            cost = enter(there, paid)
            left = size - len(cost)
            if left < 1:
                continue
            if there != start and g.owner[there] >= 0:
                if may_stop(g, seat, there, left, led):
                    stops.setdefault(there, set()).add(cost)
                continue
            if there != start:
                stops.setdefault(there, set()).add(cost)
            if (there, cost) not in seen:
                seen.add((there, cost))
                trips.append((there, cost))
    return stops


def steps(g: Eko, space: int) -> list[int]:
    """The spaces one step away: next door, or out of the other portal."""
    found = list(g.board.near[space])
    for portal in g.board.portals:
        if space in g.board.shore[portal]:
            for other in g.board.portals:
                if other != portal:
                    found += g.board.shore[other]
    return found


def may_stop(g: Eko, seat: int, there: int, left: int, led: bool) -> bool:
    """Regroup up to four discs; attack fewer, as many with the Emperor, or four with one."""
    discs = g.size[there]
    if g.owner[there] == seat:
        return left + discs <= 4
    return discs < left or (discs == left and led) or (left == 1 and discs == 4)


@pytest.mark.once
@pytest.mark.rule("eko.move.2")
@pytest.mark.rule("eko.move.3")
@pytest.mark.rule("eko.move.8")
@pytest.mark.rule("eko.storm.3")
@pytest.mark.rule("eko.portal.4")
@pytest.mark.parametrize("modules", [[], ["portals"], ["storm_labyrinth", "pyramids"], MODULES])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_moves_are_found_by_walking(seats: int, modules: list[str]) -> None:
    dice = Dice(seats)
    checked = 0
    for seed in range(3):
        g = krainy.load("eko").new(seats, seed, modules=modules, storms=6)
        assert isinstance(g, Eko)
        while not g.over and g.ply < 160:
            seat = g.actors()[0]
            actions = g.actions(seat)
            if g.asked_name() == "Action":
                checked += compare(g, seat, actions)
            elif g.asked_name() == "Route":
                prices = [COUNT[action - ROUTE.base] for action in actions]
                assert prices[actions.index(g.usual(seat))] == min(prices), "the usual way is the cheapest"
            g.apply(seat, actions[dice.below(len(actions))])
    assert checked > 100


def compare(g: Eko, seat: int, actions: list[int]) -> int:
    """One position: the legal Moves and, where storms are paid for, the routes."""
    found: dict[int, set[int]] = {}
    for action in actions:
        if MOVE.base <= action < MOVE.base + MOVE.size:
            _, start, to = VOCABULARY.decode(action)
            found.setdefault(int(start), set()).add(int(to))
    for start in range(g.board.spaces):
        if g.owner[start] != seat:
            continue
        stops = walk(g, seat, start)
        assert found.get(start, set()) == set(stops), g.board.names[start]
        if g.board.zones and not ignores_storms(g, seat):
            for to in sorted(stops)[g.ply % 5 :: 5]:
                masks = sorted(sum(1 << zone for zone in zones) for zones in stops[to])
                assert storm_routes(g, seat, start, to) == masks
    return 1
