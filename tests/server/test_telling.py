"""A log reads the same whether somebody was there or came later."""

import pytest

import krainy
from krainy.play.table import Table
from krainy.play.words import speak
from krainy.server.telling import Telling


@pytest.mark.parametrize("game", krainy.names())
def test_what_is_told_later_is_told_as_it_was_then(game: str) -> None:
    """Sites of Oath are named by what lies there, which the Chronicle changes."""
    table = Table(krainy.load(game), ["random"] * 3, seed=3)
    live = Telling(table, speak("en", game))
    live.catch_up()
    while len(table.moves) < 400 and table.bot_move():
        live.catch_up()
    assert Telling(table, speak("en", game)).log(-1) == live.log(-1)
