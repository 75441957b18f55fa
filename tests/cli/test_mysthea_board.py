"""The islands of Mysthea in the terminal show what a seat may see, and no more."""

import random

import pytest

import krainy
from krainy.games.mysthea.board import ISLANDS, MONSTERS, REGION_NAMES
from krainy.games.mysthea.cards import ATTUNEMENTS, NAMES
from krainy.games.mysthea.state import Mysthea
from krainy.play.boards import mysthea as drawing
from krainy.play.words import LANGUAGES, speak
from tests.cli.screen import WIDTHS, drawn

MARKED = ["region:3", "island:1", "card:6", "monster:0"]


def played(seats: int, decisions: int, **options: str) -> Mysthea:
    """A game after so many decisions at random."""
    g = krainy.load("mysthea").new(seats=seats, seed=5, **options)
    dice = random.Random(7)
    for _ in range(decisions):
        if not g.over:
            seat = dice.choice(g.actors())
            g.apply(seat, dice.choice(g.actions(seat)))
    assert isinstance(g, Mysthea)
    return g


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_of_the_board_is_cut_off(seats: int, width: int, lang: str) -> None:
    g = played(seats, 300)
    g.lair = [0 if monster in g.monsters else lair for monster, lair in enumerate(g.lair)]
    g.token = [0] * seats
    for viewer in (-1, 0):
        page = drawn(g, viewer, lang, width, MARKED)
        assert "…" not in page
        assert max(map(len, page.splitlines())) <= width
        for island in ISLANDS:
            assert speak(lang, "mysthea").say(f"island-{island}") in page


@pytest.mark.parametrize("decisions", range(0, 900, 60))
def test_every_moment_can_be_drawn(decisions: int) -> None:
    g = played(3, decisions, draft="on", foresight="on")
    for lang in LANGUAGES:
        for viewer in (-1, 0):
            assert drawn(g, viewer, lang, 100, MARKED)


def test_another_hand_stays_closed() -> None:
    g = played(3, 40)
    other = g.determinize(0, 99)
    assert isinstance(other, Mysthea)
    assert drawn(g, 0, "en", 100, MARKED) == drawn(other, 0, "en", 100, MARKED)
    own = [NAMES[g.cards.content[slot]] for slot in g.hands[0]]
    assert all(card in drawn(g, 0, "en", 100, MARKED) for card in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_at(lang: str) -> None:
    g, speech = played(3, 200), speak(lang, "mysthea")
    for place in [*NAMES[1:], *ATTUNEMENTS, *MONSTERS, *REGION_NAMES, "c001"]:
        said = drawing.look(g, speech, place)
        assert said is not None
        assert said.endswith(".")
    assert drawing.look(g, speech, "EN31") is None
    assert drawing.look(g, speech, "F4") is None
