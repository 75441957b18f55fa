"""Whoever wants to play now comes at once to a decision of the game itself, with a sentence of the coach."""

from pathlib import Path

import pytest

import krainy
from krainy.bots import make
from krainy.engine.sight import Sight
from krainy.games import NAMES
from krainy.play.coach import due
from krainy.play.words import speak
from krainy.server.http.descriptions import describe
from tests.server.running import quick_settings, serving

FIRST = {"eko": "Swap", "xidit": "PlaceIdrakis", "mysthea": "PlaceChosen", "oath": "Act", "runewars": "ChooseOrders"}
"""The first decision of each game: the own leader on a board that is ready, an order, a turn; no set-up."""


@pytest.mark.parametrize("name", NAMES)
def test_the_first_question_is_one_of_the_game(name: str) -> None:
    first = describe(name).first
    me = 0
    assert first.chairs == ["me", *["normal"] * (len(first.chairs) - 1)]
    for seed in range(4):
        g = krainy.load(name).new(len(first.chairs), seed, **first.options)
        while me not in g.actors():
            seat = g.actors()[0]
            g.do(seat, make("greedy", seed).choose(Sight(g, seat)))
        assert g.asked_name() == FIRST[name]
        assert len(g.actions(me)) > 1
        assert due(g, me), "the coach is silent"


def test_the_coach_speaks_to_one_person_among_bots_and_to_nobody_else(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as server:
        person = server.guest("Ala")
        first = describe("runewars").first
        made = person.make(*first.chairs, game="runewars", options=first.options)  # as the page does
        now = person.sit(made["table"], lang="pl").my_turn()
        assert now["tips"][0] == {
            "key": "order",
            "rule": "runewars.orders.2",
            "text": speak("pl", "runewars").say("coach-order"),
        }
        table = person.make("me", "person")
        other = server.guest("Ola")
        other.join(next(iter(table["invitations"].values())))
        assert person.http.post(f"/api/tables/{table['table']}/start").status_code == 200
        seen = [one.sit(table["table"]).last for one in (person, other)]
        assert any(now["actions"] for now in seen)
        assert not any(now["tips"] for now in seen), "people play here"
