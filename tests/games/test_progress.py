"""The law of progress, looked for where something may be done again and again, and along games that bots play."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import krainy
from krainy.bots import make
from krainy.engine.chance import Dice
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play.course import Course
from krainy.play.laws import progress
from krainy.play.scenario import Scenario, begin, read, scenario_files
from krainy.play.verbs import VERBS

SCENARIOS = Path(__file__).parents[1] / "scenarios"
REPEATABLE = (
    "eko.storm.",
    "eko.march.",
    "xidit.plan.",
    "mysthea.move.",
    "mysthea.operate.",
    "oath.ruling.31",
    "oath.minor.",
    "oath.travel.",
    "runewars.strategize.",
    "runewars.mobilize.",
    "runewars.reward.4",
)
"""Rules by which a seat may do something several times in its turn."""
ENOUGH = 12
"""So many positions of one kind of decision are looked at."""
AROUND = 30
"""So many positions that follow from each are looked at with it."""


def repeatable(game: str) -> Iterator[Scenario]:
    """The scenarios of these rules in a game."""
    for path in scenario_files([SCENARIOS / game]):
        for scenario in read(path):
            if not scenario.refused and any(rule.startswith(REPEATABLE) for rule in scenario.rules):
                yield scenario


def positions(scenario: Scenario) -> Iterator[State]:
    """Every position of a scenario."""
    game = krainy.load(scenario.game)
    course = Course(game, begin(game, scenario), scenario.script)
    yield course.g
    for step in scenario.play:
        VERBS[step.verb][1](course, step)
        if step.verb == "do":
            yield course.g


@pytest.mark.once
@pytest.mark.parametrize("game", krainy.names())
def test_nothing_that_may_be_repeated_leads_back(game: str) -> None:
    looked = Counter[str]()
    for scenario in repeatable(game):
        for g in positions(scenario):
            asked = g.asked_name()
            if looked[asked] < ENOUGH:
                progress(g, Dice(looked.total()), AROUND)
                looked[asked] += 1
    assert looked.total() > 5


@pytest.mark.once
@pytest.mark.parametrize("game", krainy.names())
def test_no_choice_of_a_bots_game_leads_back(game: str) -> None:
    """From a position of every kind of decision that a game of greedy bots comes to."""
    g = krainy.load(game).new(seed=3)
    g.told = None
    bots = [make("greedy", seat) for seat in range(g.seats)]
    met: set[str] = set()
    while not g.over:
        asked = g.asked_name()
        if asked not in met:
            met.add(asked)
            progress(g, Dice(g.ply), AROUND)
        seat = g.actors()[0]
        g.apply(seat, bots[seat].choose(Sight(g, seat)))
    assert len(met) > 3
