"""A log reads the same whether somebody was there or came later."""

from itertools import chain

import pytest

import krainy
from krainy.play.playthrough import Playthrough
from krainy.play.story import Story
from krainy.play.words import speak
from krainy.server.tables.game_log import GameLog, SeatLog
from krainy.server.wire.parts import Line


@pytest.mark.parametrize("game", krainy.names())
def test_what_is_told_later_is_told_as_it_was_then(game: str) -> None:
    """Sites of Oath are named by what lies there, which the Chronicle changes."""
    playthrough = Playthrough(krainy.load(game), ["random"] * 3, seed=3)
    live = GameLog(playthrough, speak("en", game))
    live.catch_up()
    while len(playthrough.moves) < 400 and playthrough.bot_move():
        live.catch_up()
    assert GameLog(playthrough, speak("en", game)).log(-1) == live.log(-1)


def heard(playthrough: Playthrough, telling: GameLog, seat: int) -> list[Line]:
    """What a seat may hear, looked for from the beginning on."""
    assert len(telling.plies) == len(playthrough.told)
    log = SeatLog(Story(playthrough.game.events))
    for told, line in chain.from_iterable(telling.plies):
        if told.event.heard_by(seat):
            log.add(telling.speech, playthrough.g, told, line)
    return log.lines


@pytest.mark.parametrize("game", ["eko", "oath"])
def test_logs_grow_with_the_game_and_are_others_after_moves_were_taken_back(game: str) -> None:
    playthrough = Playthrough(krainy.load(game), ["random"] * 3, seed=3)
    telling = GameLog(playthrough, speak("en", game))
    known: dict[int, tuple[list[Line], list[Line]]] = {}
    for step in range(120):
        if step % 7 == 6:
            playthrough.rewind(max(0, len(playthrough.moves) - step % 5 - 1))
        else:
            assert playthrough.bot_move()
        if step % 3 == 1:
            continue  # several moves may be told at once
        for seat in (-1, 0, 2):
            log = telling.log(seat)
            assert log == heard(playthrough, telling, seat)
            lines, copied = known.get(seat, ([], []))
            assert lines[: len(copied)] == copied, "whoever has the old list has what was in it"
            kept = GameLog.shared(lines, len(copied), log)
            assert log[:kept] == copied[:kept]
            assert kept in (len(log), len(copied)) or log[kept] is not copied[kept]
            known[seat] = (log, log.copy())
    assert telling.of(playthrough.frozen()).log(0) == telling.log(0)
    assert telling.of(playthrough.frozen()).log(0) is not telling.log(0)
