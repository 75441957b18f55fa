"""The invariants of Mysthea have teeth: a position that breaks one is told."""

from collections.abc import Callable

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.engine.flow import replaced, replaced_row
from krainy.games.mysthea.positions.invariants import broken
from krainy.games.mysthea.state import Mysthea
from krainy.games.mysthea.turn import Turn
from krainy.play.laws import any_move


def position() -> Mysthea:
    """A position in the middle of a game of three."""
    g = krainy.load("mysthea").new(3, 8)
    dice = Dice(1)
    while g.ply < 250 or not isinstance(g.asked, Turn):
        g.apply(*any_move(g, dice))
    assert isinstance(g, Mysthea)
    return g


def lose_a_construct(g: Mysthea) -> None:
    g.beside[1] += 1


def lose_a_chosen(g: Mysthea) -> None:
    g.home = replaced(g.home, 0, (g.home[0] + 1) % 15)


def copy_a_card(g: Mysthea) -> None:
    g.removed = [*g.removed, g.cards.content[g.row[0]]]


def overcharge(g: Mysthea) -> None:
    g.energy[1] = 13


def owe_glory(g: Mysthea) -> None:
    g.glory[2] = -1


def misplace_an_upgrade(g: Mysthea) -> None:
    g.upgrades = replaced(g.upgrades, 0, 16)  # C016 belongs to the fortifications


def lose_an_event(g: Mysthea) -> None:
    g.events = g.events.copy()
    g.events.content = g.events.content[:-1]


def free_a_monster(g: Mysthea) -> None:
    g.lair = replaced(g.lair, g.monsters[0], -1)


def attune_twice(g: Mysthea) -> None:
    g.attuned = [2, 2, -1]


def face_too_many(g: Mysthea) -> None:
    g.faced = replaced_row(g.faced, 0, [0] * 7)


def raise_a_mirage(g: Mysthea) -> None:
    g.mirages = 1


def hide_an_open_card(g: Mysthea) -> None:
    g.cards = g.cards.copy()
    g.cards.group[0][g.row[0]] = 99


DAMAGES = [
    lose_a_construct,
    lose_a_chosen,
    copy_a_card,
    overcharge,
    owe_glory,
    misplace_an_upgrade,
    lose_an_event,
    free_a_monster,
    attune_twice,
    face_too_many,
    raise_a_mirage,
    hide_an_open_card,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_broken_position_is_told(damage: Callable[[Mysthea], None]) -> None:
    g = position()
    assert broken(None, g) == []
    damage(g)
    assert broken(None, g)


def test_a_wound_that_heals_too_early_is_told() -> None:
    before, after = position(), position()
    before.wounded, after.wounded = 7, 0
    assert "a Chosen healed during an Era" in broken(before, after)
