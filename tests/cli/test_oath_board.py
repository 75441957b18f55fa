"""The map of Oath in the terminal shows what a seat may see, and no more."""

import random
from io import StringIO

import pytest
from rich.console import Console

import krainy
from krainy.games.oath.board import SPOT_NAMES
from krainy.games.oath.cards import NAMES
from krainy.games.oath.state import Oath
from krainy.play.boards import oath as drawing
from krainy.play.words import LANGUAGES, speak

WIDTHS = (80, 100, 140)


def played(seats: int, decisions: int, **options: str) -> Oath:
    """A game after so many decisions at random."""
    g = krainy.load("oath").new(seats=seats, seed=5, **options)
    dice = random.Random(7)
    for _ in range(decisions):
        if not g.over:
            seat = dice.choice(g.actors())
            g.apply(seat, dice.choice(g.actions(seat)))
    assert isinstance(g, Oath)
    return g


def drawn(g: Oath, viewer: int, lang: str, width: int) -> str:
    """Everything that the terminal shows of a position."""
    page = StringIO()
    console = Console(file=page, width=width, color_system=None, markup=False, highlight=False)
    speech = speak(lang, "oath")
    console.print(drawing.board(g, speech, viewer, width, ["site:0", "card:4"]))
    console.print(drawing.legend(g, speech, width))
    console.print(drawing.panels(g, speech, viewer, width))
    return page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [1, 6])
def test_nothing_of_the_board_is_cut_off(seats: int, width: int, lang: str) -> None:
    g = played(seats, 150)
    for viewer in (-1, 0):
        page = drawn(g, viewer, lang, width)
        assert "…" not in page
        assert max(map(len, page.splitlines())) <= width
        for card in g.site:
            assert not card or speak(lang, "oath").say(f"site-{NAMES[card]}") in page


@pytest.mark.parametrize("decisions", range(0, 600, 60))
def test_every_moment_can_be_drawn(decisions: int) -> None:
    g = played(4, decisions)
    for lang in LANGUAGES:
        for viewer in (-1, 0):
            page = drawn(g, viewer, lang, 100)
            assert "board-" not in page
            assert "card-" not in page


def test_a_facedown_adviser_is_shown_to_its_owner_alone() -> None:
    g = krainy.load("oath").arrange({"facedown": {"red": "vision-of-faith longbows"}})
    assert isinstance(g, Oath)
    assert "Vision of Faith" in drawn(g, 1, "en", 140)
    assert "Vision of Faith" not in drawn(g, 0, "en", 140)
    other = g.determinize(0, 99)
    assert isinstance(other, Oath)
    assert drawn(g, 0, "en", 100) == drawn(other, 0, "en", 100)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_at(lang: str) -> None:
    g, speech = played(3, 200), speak(lang, "oath")
    for place in [*NAMES[1:], *SPOT_NAMES]:
        said = drawing.look(g, speech, place)
        assert said is not None
        assert said.endswith(".")
    assert drawing.look(g, speech, "F4") is None
