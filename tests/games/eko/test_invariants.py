"""The invariants of Ekö have teeth: a position that breaks one is told by its number."""

from collections.abc import Callable

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.engine.packed import row_of
from krainy.games.eko.board import CAMP, CASTLE, Board
from krainy.games.eko.positions.invariants import broken
from krainy.games.eko.state import RESERVE, Eko, in_prison
from krainy.games.eko.turn import Action, Arming, ForcedMarch, MoreArming, Sand
from krainy.play.laws import any_move


def position(plies: int) -> Eko:
    """A position in the middle of a game of three."""
    g = krainy.load("eko").new(3, 8)
    dice = Dice(1)
    while g.ply < plies or not isinstance(g.asked, Action):
        g.apply(*any_move(g, dice))
    assert isinstance(g, Eko)
    return g


def stack(g: Eko, seat: int) -> int:
    return list(g.owner).index(seat)


def no_building(g: Eko) -> int:
    return next(t for t in range(g.board.terrains) if g.holder[t] < 0 and g.board.limit[t] == CASTLE)


def lose_a_warrior(g: Eko) -> None:
    g.box[0] -= 1


def copy_an_emperor(g: Eko) -> None:
    g.emperor[0] = stack(g, 1)


def grow_a_stack(g: Eko) -> None:
    g.size[stack(g, 0)] = 5


def leave_a_colour(g: Eko) -> None:
    g.owner[list(g.size).index(0)] = 1


def forget_a_set(g: Eko) -> None:
    g._piles = row_of(len(g._piles), 0)


def lose_a_camp(g: Eko) -> None:
    g.pieces[0] -= 1


def build_on_a_sinkhole(g: Eko) -> None:
    sinkhole = g.board.limit.index(0)
    g.holder[sinkhole], g.level[sinkhole] = 0, CAMP


def hold_oneself(g: Eko) -> None:
    g.emperor[0] = in_prison(0)


def outgrow_all_points(g: Eko) -> None:
    g.built[0] = 40


def forget_to_win(g: Eko) -> None:
    g.capitals[0], g.built[0] = 1, 14


def stay_without_discs(g: Eko) -> None:
    for space in range(g.board.spaces):
        if g.owner[space] == 0:
            g.owner[space] = -1
            g.size[space] = 0
    g.discs[0] = 0


def ask_two(g: Eko) -> None:
    g.owing = 0b11


POSITIONS: list[tuple[int, Callable[[Eko], None]]] = [
    (1, lose_a_warrior),
    (2, copy_an_emperor),
    (3, grow_a_stack),
    (3, leave_a_colour),
    (3, forget_a_set),
    (4, lose_a_camp),
    (4, build_on_a_sinkhole),
    (9, hold_oneself),
    (10, outgrow_all_points),
    (11, forget_to_win),
    (11, stay_without_discs),
    (12, ask_two),
]


@pytest.mark.parametrize(("number", "spoil"), POSITIONS)
def test_a_spoilt_position_is_told(number: int, spoil: Callable[[Eko], None]) -> None:
    g = position(60)
    assert broken(g, g) == []
    spoil(g)
    assert any(line.startswith(f"{number}:") for line in broken(g, g))


def test_a_spoilt_start_is_told() -> None:
    g = krainy.load("eko").new(2, 8)
    assert isinstance(g, Eko)
    assert broken(None, g) == []
    g.size[0] = 2
    assert any(line.startswith("13:") for line in broken(None, g))


def test_a_spoilt_board_is_told() -> None:
    g = krainy.load("eko").new(2, 8)
    assert isinstance(g, Eko)
    names = [f"s{number}" for number in range(g.board.spaces)]
    g.board = Board(names, g.board.storm, [f"t{n}" for n in range(g.board.terrains)], g.board.kind)
    g.board.finish()
    assert any(line.startswith("15:") for line in broken(None, g))


# -- of an action ----------------------------------------------------------------------------------


def castle_at_once(before: Eko, after: Eko) -> None:
    terrain = no_building(after)
    after.holder[terrain], after.level[terrain] = 0, CASTLE


def build_in_arming(before: Eko, after: Eko) -> None:
    before.asked = Arming(before.turn)
    terrain = no_building(after)
    after.holder[terrain], after.level[terrain] = 0, CAMP


def box_one(before: Eko, after: Eko) -> None:
    after.box[after.turn] += 1


def march_for_two(before: Eko, after: Eko) -> None:
    before.asked = ForcedMarch(before.turn)
    after.box[after.turn] += 2


def strike_for_three(before: Eko, after: Eko) -> None:
    before.asked = Sand(before.turn)
    after.box[after.turn] += 3


def box_of_another(before: Eko, after: Eko) -> None:
    after.box[(before.turn + 1) % 3] += 2


def come_from_nowhere(before: Eko, after: Eko) -> None:
    after.discs[before.turn] += 1


def arm_four(before: Eko, after: Eko) -> None:
    before.asked = MoreArming(before.turn)
    after.discs[before.turn] += 4


def lose_by_moving(before: Eko, after: Eko) -> None:
    after.discs[before.turn] -= 1


def strike_two(before: Eko, after: Eko) -> None:
    after.discs[(before.turn + 1) % 3] -= 1
    after.discs[(before.turn + 2) % 3] -= 1


def sand_too_late(before: Eko, after: Eko) -> None:
    before.asked = Sand(before.turn)
    before.turn_ply = before.ply - 1


def act_again(before: Eko, after: Eko) -> None:
    before.turn_ply = before.ply - 2


def march_again(before: Eko, after: Eko) -> None:
    before.asked = ForcedMarch(before.turn)
    before.marched = True


def skip_the_action(before: Eko, after: Eko) -> None:
    before.asked = Arming(before.turn)
    before.turn_ply = before.ply


ACTIONS: list[tuple[int, Callable[[Eko, Eko], None]]] = [
    (5, castle_at_once),
    (5, build_in_arming),
    (6, box_one),
    (6, march_for_two),
    (6, strike_for_three),
    (6, box_of_another),
    (7, come_from_nowhere),
    (7, arm_four),
    (8, lose_by_moving),
    (8, strike_two),
    (14, sand_too_late),
    (14, act_again),
    (14, march_again),
    (14, skip_the_action),
]


@pytest.mark.parametrize(("number", "spoil"), ACTIONS)
def test_a_spoilt_action_is_told(number: int, spoil: Callable[[Eko, Eko], None]) -> None:
    before = position(60)
    after = before.clone()
    spoil(before, after)
    assert any(line.startswith(f"{number}:") for line in broken(before, after))


def test_an_emperor_in_reserve_counts_as_a_disc() -> None:
    g = position(60)
    g.emperor[0] = RESERVE
    assert any(line.startswith("1:") for line in broken(g, g))


@pytest.mark.rule("eko.ruling.25")
def test_one_round_in_which_nobody_can_act_is_enough_to_be_stuck() -> None:
    scene: dict[str, object] = {"board": {"spaces": ["a b"]}, "stacks": {"a": "light_blue 1", "b": "navy 1"}}
    g = krainy.load("eko").arrange(scene)
    kinds = [g.game.events.kinds[event.kind].name for event in g.told or []]
    assert kinds == ["no-action", "no-action", "stuck"]
