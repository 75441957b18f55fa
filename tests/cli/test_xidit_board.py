"""The kingdom of Xidit in the terminal shows what a seat may see, and no more."""

import pytest

import krainy
from krainy.engine.flow import replaced
from krainy.games.xidit.board import CENTRE
from krainy.games.xidit.state import Xidit
from krainy.games.xidit.vocabulary import CITIES, KINDS, ORDER, REGIONS, WHEELS
from krainy.play.boards import xidit as drawing
from krainy.play.words import LANGUAGES, speak
from tests.cli.screen import WIDTHS, drawn

MARKED = ["city:3", "region:2"]


def begun(seats: int) -> Xidit:
    """A game whose Idrakis stand and whose first Year is being planned."""
    g = krainy.load("xidit").new(seats=seats, seed=5)
    while len(g.actions(g.owing.bit_length() - 1)) > WHEELS:
        seat = g.owing.bit_length() - 1
        g.apply(seat, g.actions(seat)[0])
    assert isinstance(g, Xidit)
    return g


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_of_the_board_is_cut_off(seats: int, width: int, lang: str) -> None:
    g = begun(seats)
    g.plans = [1] * (seats * WHEELS)  # the longest name of a road
    g.units = [4] * (seats * KINDS)
    g.waiting = [1] * seats
    for viewer in (-1, 0):
        page = drawn(g, viewer, lang, width, MARKED)
        assert "…" not in page
        assert max(map(len, page.splitlines())) <= width


def test_another_screen_and_the_bastion_stay_closed() -> None:
    g = begun(4)
    other = g.clone()
    other.units[KINDS] += 3
    other.gold = replaced(other.gold, 1, 9)
    other.unplaced = replaced(other.unplaced, 1, 12)
    other.waiting = replaced(other.waiting, 1, 1)
    other.bards = replaced(other.bards, REGIONS + CENTRE, 2)
    other.ask_again()
    for viewer in (-1, 0):
        assert drawn(g, viewer, "en", 100, MARKED) == drawn(other, viewer, "en", 100, MARKED)
    assert drawn(g, 1, "en", 100, MARKED) != drawn(other, 1, "en", 100, MARKED)


def test_only_the_own_plan_is_shown_while_all_plan() -> None:
    g = begun(3)
    before = [drawn(g, viewer, "en", 100, MARKED) for viewer in (-1, 0, 1)]
    g.apply(1, ORDER.base + 2)
    after = [drawn(g, viewer, "en", 100, MARKED) for viewer in (-1, 0, 1)]
    assert after[:2] == before[:2]
    assert "Planned so far: blue" in after[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_city_and_region_can_be_looked_at(lang: str) -> None:
    g, speech = begun(3), speak(lang, "xidit")
    for place in [*map(str, range(1, CITIES + 1)), "C", "nw", "NE"]:
        said = drawing.look(g, speech, place)
        assert said is not None
        assert said.endswith(".")
    assert drawing.look(g, speech, "22") is None
    assert drawing.look(g, speech, "F4") is None
