"""How a game begins, and who may know what."""

from typing import Any

import pytest

from krainy.games.xidit.state import Xidit
from krainy.games.xidit.view.naming import orders_of, plan_of
from tests.games.xidit.scenes import GAME, at, scene


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
