"""The land of Runewars in the terminal shows what a seat may see, and no more."""

import random
from io import StringIO

import pytest
from rich.console import Console

import krainy
from krainy.games.runewars.map.tiles import AREAS
from krainy.games.runewars.pieces import HEROES, QUESTS, TACTICS, UNITS
from krainy.games.runewars.state import Runewars
from krainy.play.boards import runewars as drawing
from krainy.play.words import LANGUAGES, speak

WIDTHS = (80, 100, 140)


def played(seats: int, decisions: int, **options: str) -> Runewars:
    """A game after so many decisions at random."""
    g = krainy.load("runewars").new(seats=seats, seed=5, **options)
    dice = random.Random(7)
    for _ in range(decisions):
        if not g.over:
            seat = dice.choice(g.actors())
            g.apply(seat, dice.choice(g.actions(seat)))
    assert isinstance(g, Runewars)
    return g


def drawn(g: Runewars, viewer: int, lang: str, width: int) -> str:
    """Everything that the terminal shows of a position."""
    page = StringIO()
    console = Console(file=page, width=width, color_system=None, markup=False, highlight=False)
    speech = speak(lang, "runewars")
    marked = [target for seat in g.actors() for action in g.actions(seat) for target in targets(g, action)]
    console.print(drawing.board(g, speech, viewer, width, marked))
    console.print(drawing.legend(g, speech, width))
    console.print(drawing.panels(g, speech, viewer, width))
    return page.getvalue()


def targets(g: Runewars, action: int) -> list[str]:
    return g.game.vocabulary.targets(action)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_of_the_board_is_cut_off(seats: int, width: int, lang: str) -> None:
    g = played(seats, 300, board="random")
    for viewer in (-1, 0):
        page = drawn(g, viewer, lang, width)
        assert "…" not in page
        assert max(map(len, page.splitlines())) <= width
        view = drawing.seen_by(g, viewer)
        land = drawing.land(g, view, width, []).plain
        assert [name for name in AREAS if name in land] == list(view["board"])


@pytest.mark.parametrize("decisions", range(0, 900, 60))
def test_every_moment_can_be_drawn(decisions: int) -> None:
    g = played(3, decisions, exploration="on")
    for lang in LANGUAGES:
        for viewer in (-1, 0):
            assert drawn(g, viewer, lang, 100)


def test_other_hands_stay_closed() -> None:
    g = played(3, 250, board="random")
    other = g.determinize(0, 99)
    assert isinstance(other, Runewars)
    assert drawn(g, 0, "en", 100) == drawn(other, 0, "en", 100)
    speech = speak("en", "runewars")
    own = [f"tactics-{TACTICS[g.tactics.content[slot]]}" for slot in g.hands[0]]
    own += [f"quest-{QUESTS[g.quests.content[slot]]}" for slot in g.quest_hands[0]]
    assert own
    assert all(speech.say(card) in drawn(g, 0, "en", 140) for card in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_at(lang: str) -> None:
    g, speech = played(3, 200, board="random"), speak(lang, "runewars")
    for place in [*AREAS, *TACTICS[1:], *QUESTS[1:], *HEROES, *UNITS, "4a", speech.say("unit-giant")]:
        said = drawing.look(g, speech, place)
        assert said is not None
        assert said.endswith(".")
    assert drawing.look(g, speech, "F4") is None
