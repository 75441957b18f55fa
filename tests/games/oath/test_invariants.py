"""The invariants of Oath have teeth: a position that breaks one is told."""

from collections.abc import Callable

import pytest

from krainy.engine.chance import Dice
from krainy.engine.flow import replaced_row
from krainy.games.oath.actions.act import Act
from krainy.games.oath.positions.invariants import broken
from krainy.games.oath.state import Oath
from krainy.play.laws import any_move

from .table import GAME


def position() -> Oath:
    """A position in the middle of a game of four."""
    g = GAME.new(4, 8)
    dice = Dice(2)
    while g.ply < 120 or not isinstance(g.asked, Act):
        g.apply(*any_move(g, dice))
    assert isinstance(g, Oath)
    return g


def lose_a_favor(g: Oath) -> None:
    g.favor_bank[2] += 1


def owe_a_secret(g: Oath) -> None:
    g.secrets[1] = -1


def lose_a_warband(g: Oath) -> None:
    g.bank[2] -= 1


def leave_an_owner(g: Oath) -> None:
    spot = next(spot for spot in range(8) if g.army[spot] == 0)
    g.army_of[spot] = 1


def copy_a_card(g: Oath) -> None:
    g.piles = replaced_row(g.piles, 0, [*g.piles[0], g.deck[0]])


def lose_a_card(g: Oath) -> None:
    g.archive = g.archive[1:]


def copy_a_relic(g: Oath) -> None:
    g.relic_deck = [*g.relic_deck, g.relic_deck[0]]


def drop_the_scepter(g: Oath) -> None:
    g.held = [[card for card in row if card != 231] for row in g.held]


def overfill_a_site(g: Oath) -> None:
    spot = g.pawn[0]
    g.denizens = replaced_row(g.denizens, spot, [*g.denizens[spot], 199, 200, 201, 202])


def empty_a_banner(g: Oath) -> None:
    g.banner_tokens[1] = 0


def overcharge(g: Oath) -> None:
    g.supply[0] = 8


def crown_a_citizen(g: Oath) -> None:
    g.title, g.usurper = 0, True


def forget_a_hook(g: Oath) -> None:
    hook = next(hook for hook, row in enumerate(g.live) if row)
    g.live = replaced_row(g.live, hook, g.live[hook][1:])


def stand_nowhere(g: Oath) -> None:
    g.pawn[1] = next(spot for spot in range(8) if g.site[spot] == 0)


def break_the_zones(g: Oath) -> None:
    g.zones = [*g.zones, 1]


DAMAGES = [
    (lose_a_favor, "1:"),
    (owe_a_secret, "1:"),
    (lose_a_warband, "2:"),
    (leave_an_owner, "3:"),
    (copy_a_card, "4:"),
    (lose_a_card, "4:"),
    (copy_a_relic, "5:"),
    (drop_the_scepter, "5:"),
    (overfill_a_site, "7:"),
    (empty_a_banner, "9:"),
    (overcharge, "6:"),
    (crown_a_citizen, "10:"),
    (forget_a_hook, "hook"),
    (stand_nowhere, "13:"),
    (break_the_zones, "piles"),
]


@pytest.mark.parametrize(("damage", "number"), DAMAGES, ids=[damage.__name__ for damage, _ in DAMAGES])
def test_a_damaged_position_is_told(damage: Callable[[Oath], None], number: str) -> None:
    g = position()
    assert broken(None, g) == []
    damage(g)
    assert any(number in line for line in broken(None, g))


def test_markers_never_go_back() -> None:
    before, after = position(), position()
    before.visions, before.round = 5, 8
    assert len(broken(before, after)) == 2
