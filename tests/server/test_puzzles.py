"""Puzzles that people make from positions of finished games: what is right, what is shown, and who may play them."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import krainy
from krainy.play.lessons.own import OwnPuzzle, after, choices, equal
from krainy.play.playthrough import PERSON, Playthrough
from krainy.play.solving import FEWEST, Solution, Tried, solution_of
from krainy.server.wire.lessons import LessonFrame
from tests.server.running import Frame, Person, RunningServer, quick_settings, serving

SEED = 5
LONG = 60
"""Plies of the games here."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("puzzles"))) as running:
        yield running


def played(game: str, seats: int) -> Playthrough:
    """A game that bots have begun."""
    playthrough = Playthrough(krainy.load(game), ["easy"] * seats, SEED)
    while len(playthrough.moves) < LONG and playthrough.bot_move():
        pass
    return playthrough


class Solver(Person):
    """Somebody at a puzzle, who keeps the choices as a page does."""

    def __init__(self, person: Person, table: str, ply: int, seat: int) -> None:
        self.http = person.http
        self.path, self.of = f"/api/tables/{table}/puzzle", {"ply": ply, "seat": seat}
        self.choices: list[int] = []

    def ask(self, call: str = "", **body: Any) -> httpx.Response:
        body = {"lang": "en", "choices": self.choices, **body}
        return self.http.post(self.path + call, params=self.of, json=body)

    def do(self, do: str = "look", action: int = 0) -> Frame:
        answer = self.ask(do=do, action=action)
        assert answer.status_code == 200, answer.text
        frame: Frame = answer.json()
        msgspec.convert(frame, LessonFrame)
        self.choices = frame["choices"]
        return frame


@pytest.mark.parametrize(("game", "seats"), [("eko", 2), ("oath", 3)])
def test_a_position_becomes_a_puzzle(server: RunningServer, game: str, seats: int) -> None:
    person, playthrough = server.guest(), played(game, seats)
    record = json.loads(playthrough.record().dumps())
    table = person.http.post("/api/records", json=record).json()["table"]
    for ply in range(LONG // 2, LONG):
        seat = playthrough.moves[ply][0]
        solver = Solver(person, table, ply, seat)
        answer = solver.ask()
        if answer.status_code == 200:
            break
        assert answer.json()["error"] in ("no-choice", "no-puzzle"), answer.text
    opening = solver.do()
    assert (opening["status"], opening["steps"], opening["glow"]) == ("going", 1, [])
    assert [offer["action"] for offer in opening["actions"]] == playthrough.at(ply).actions(seat)
    then = person.http.get(f"/api/tables/{table}/replay", params={"ply": ply, "seat": seat, "lang": "en"}).json()
    assert opening["view"] == then["view"], "it shows what the seat could see"

    hints = [solver.ask("/hint", number=number).json() for number in range(opening["hints"] + 1)]
    assert [bool(one["text"]) for one in hints] == [True] * opening["hints"] + [False]
    best = hints[-1]["shows"]["action"]
    solved = solver.do("take", best)
    assert (solved["status"], solved["actions"]) == ("finished", [])
    assert "Right!" in solved["success"]
    assert solver.do("restart")["choices"] == []
    outcomes = {}
    for offer in opening["actions"]:
        tried = solver.do("take", offer["action"])
        outcomes[offer["action"]] = tried["status"]
        if tried["status"] == "missed":
            assert "better move" in tried["said"]
        solver.do("restart")
    right = [action for action, outcome in outcomes.items() if outcome == "finished"]
    assert best in right
    assert 2 * len(right) <= len(outcomes)
    assert solver.do("skip")["choices"] == [best]

    fresh = person.http.post("/api/records", json=record).json()["table"]
    again = Solver(person, fresh, ply, seat)
    assert again.ask("/hint", number=9).json()["shows"]["action"] == best, "it is always the same"
    assert again.ask("/foresight", action=best).json()["type"] == "foresight"


def test_what_makes_no_puzzle_is_refused(server: RunningServer) -> None:
    person, playthrough = server.guest(), played("eko", 2)
    table = person.http.post("/api/records", json=json.loads(playthrough.record().dumps())).json()["table"]
    asked = playthrough.moves[20][0]
    assert Solver(person, table, 20, 1 - asked).ask().json()["error"] == "no-choice"
    assert Solver(person, table, LONG + 1, 0).ask().json()["error"] == "ply"
    assert Solver(person, table, 20, 5).ask().json()["error"] == "ply"
    assert Solver(server.guest(), table, 20, asked).ask().status_code == 404, "only for those who may see the game"
    assert Solver(Person(server), table, 20, asked).ask().status_code == 404
    running = person.make("me", "greedy")["table"]
    assert Solver(person, running, 0, 0).ask().json()["error"] == "not-over"


def test_all_choices_that_are_nearly_as_good_are_right() -> None:
    ideas = [Tried(1, 90, 0.5), Tried(2, 40, 0.48), Tried(3, 10, 0.4), Tried(4, 0, 0.6), Tried(5, 3, 0.1)]
    assert solution_of(ideas) == Solution([1, 2], {1: 0.5, 2: 0.48, 3: 0.4, 5: 0.1})
    assert solution_of(ideas[:3]) is None, "then there is little to find"
    assert solution_of([Tried(1, 90, 0.5), Tried(2, 90, 0.1)]) is None


def test_what_leads_to_the_same_position_is_as_right() -> None:
    """In Xidit the last Order may be one with which nothing can be done: then it is as good as to wait."""
    g, draw = krainy.load("xidit").new(3, 0), Random(0)
    while True:
        seat = g.actors()[0]
        menu = choices(g, seat)
        for first in menu if len(menu) >= FEWEST else []:
            same = equal(g, seat, [first])
            assert OwnPuzzle(g, seat, Solution([first], {first: 0.5}), [PERSON] * 3).right == same
            if len(same) > 1:
                assert {after(g, seat, action) for action in same} == {after(g, seat, first)}
                return
        g.apply(seat, draw.choice(menu))
