"""The invariants of Runewars have teeth: a position that breaks one is told."""

from collections.abc import Callable

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.engine.flow import replaced, replaced_row
from krainy.games.runewars.map.tiles import AREAS
from krainy.games.runewars.positions.invariants import broken
from krainy.games.runewars.state import Runewars
from krainy.games.runewars.windows import Window

from .warlike import warlike_move


def position() -> Runewars:
    """A position in the middle of a game of three."""
    g = krainy.load("runewars").new(3, 8, board="random")
    dice = Dice(1)
    while g.ply < 300 or not isinstance(g.asked, Window):
        g.apply(*warlike_move(g, dice))
    assert isinstance(g, Runewars)
    return g


MIDDLE = position()


def lose_a_figure(g: Runewars) -> None:
    g.stock[0] += 1


def overfill(g: Runewars) -> None:
    area = next(a for a in range(len(AREAS)) if g.lord[a] >= 0)
    row = g.rows[area].copy()
    row[2 * 16] += 9
    g.rows = replaced_row(g.rows, area, row)


def forget_control(g: Runewars) -> None:
    area = next(a for a in range(len(AREAS)) if g.lord[a] >= 0)
    g.lord[area] = -1


def lose_a_rune(g: Runewars) -> None:
    g.dragons -= 1


def stronghold_in_a_city(g: Runewars) -> None:
    area = next(a for a in range(len(AREAS)) if g.castle[a] >= 0)
    g.city = [0 if a == area else city for a, city in enumerate(g.city)]


def turn_a_dial_too_far(g: Runewars) -> None:
    g.dials[0] = 9


def overdraw(g: Runewars) -> None:
    g.influence[0] = -1


def fifth_order(g: Runewars) -> None:
    g.used = replaced(g.used, 0, 0b111110)


def lose_a_card(g: Runewars) -> None:
    g.tactics_deck = g.tactics_deck[1:]


def two_fates(g: Runewars) -> None:
    g.fate_discard = [*g.fate_discard, g.fate_deck[0]]


def dead_man_walking(g: Runewars) -> None:
    hero = next(h for h in range(len(g.hero_seat)) if g.hero_seat[h] >= 0)
    g.hurt[hero] = 9


def hero_twice(g: Runewars) -> None:
    hero = next(h for h in range(len(g.hero_seat)) if g.hero_seat[h] >= 0)
    g.hero_deck |= 1 << hero


def overtrain(g: Runewars) -> None:
    g.training = [3, *g.training[1:]]


def two_victory_cards(g: Runewars) -> None:
    g.victory_on = [0, 0, -1, -1]


BREAKS: list[tuple[Callable[[Runewars], None], str]] = [
    (lose_a_figure, "1:"),
    (overfill, "1:"),
    (forget_control, "5:"),
    (lose_a_rune, "6:"),
    (stronghold_in_a_city, "7:"),
    (turn_a_dial_too_far, "8:"),
    (overdraw, "11:"),
    (fifth_order, "9:"),
    (lose_a_card, "13, 16:"),
    (two_fates, "13, 16:"),
    (dead_man_walking, "15:"),
    (hero_twice, "14:"),
    (overtrain, "15:"),
    (two_victory_cards, "19:"),
]


@pytest.mark.parametrize(("spoil", "number"), BREAKS, ids=[spoil.__name__ for spoil, _ in BREAKS])
def test_a_broken_invariant_is_told(spoil: Callable[[Runewars], None], number: str) -> None:
    g = MIDDLE.clone()
    assert broken(None, g) == []
    spoil(g)
    assert [line for line in broken(None, g) if line.startswith(number)]
