"""What is promised of a campaign or a march before it is declared is what the rules then do."""

from collections.abc import Iterator

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.engine.state import State
from krainy.games.oath.view.campaigns import win_share
from krainy.games.runewars.features.clash import tenths_won
from krainy.games.runewars.pieces import UNITS
from krainy.play import laws
from krainy.play.foresight import Effort, foresee
from krainy.play.foretelling import foretell
from krainy.play.words import LANGUAGES, speak

pytestmark = pytest.mark.once
FEW = Effort(worlds=1, samples=1)
ENOUGH = 25


def offered(name: str, block: str, most: int, **options: object) -> Iterator[tuple[State, int, int]]:
    """Actions of a kind as random games offer them: the position, who is asked, and the action."""
    game, found = krainy.load(name), 0
    for seed in range(1, 10):
        g, dice = game.new(3, seed, **options), Dice(seed)
        while not g.over and g.ply < 500 and found < most:
            seat = g.actors()[0]
            some = [action for action in g.actions(seat) if game.vocabulary.find(action).name == block]
            if some:
                found += 1
                yield g, seat, some[dice.below(len(some))]
            g.apply(*laws.any_move(g, dice))


def test_the_odds_of_dice_are_exact() -> None:
    assert win_share(1, 0, 0) == pytest.approx(1 / 2)  # a hollow sword alone is nothing
    assert win_share(2, 0, 0) == pytest.approx(1)
    assert win_share(1, 1, 0) == pytest.approx(11 / 36)
    assert win_share(0, 0, 0) == 0


def test_a_campaign_has_the_dice_that_were_promised() -> None:
    told = 0
    for g, seat, action in offered("oath", "campaign", ENOUGH):
        prospect = foresee(g, seat, action, effort=FEW).prospect
        if prospect is None:
            continue
        after = g.clone()
        after.do(seat, action)
        while after.asked_name() == "Targets":
            menu = after.menu[seat]
            at = (
                menu.index(after.game.parse(after, "pass")) if after.legal(seat, after.game.parse(after, "pass")) else 0
            )
            if menu[at] != after.game.parse(after, "pass") and len(menu) > 1:
                break  # which of them is the weakest is not asked here
            after.do(seat, menu[at])
        if after.asked_name() != "Pool":
            continue
        after.listen()
        after.do(seat, after.menu[seat][-1])
        pools = [event.args for event in after.heard(seat) if after.game.events.kinds[event.kind].name == "pools"]
        assert pools[0] == [prospect.numbers["attack"], prospect.numbers["defense"]]
        told += 1
    assert told > 3


def test_as_many_units_come_as_were_promised() -> None:
    told = set()
    for g, seat, action in offered("runewars", "activate", 2 * ENOUGH, board="random"):
        prospect = foresee(g, seat, action, effort=FEW).prospect
        if prospect is None:
            continue  # the order lets an area be activated without a march
        told.add(prospect.key)
        after, came = g.clone(), 0
        after.listen()
        after.do(seat, action)
        while after.asked_name() == "Muster":
            calls = [one for one in after.menu[seat] if after.game.vocabulary.find(one).name == "call-all"]
            if not calls:
                break
            after.listen()
            after.do(seat, calls[0])
            kinds = after.game.events.kinds
            came += sum(kinds[event.kind].name == "moved" for event in after.heard(seat))
        assert min(came, 8) >= prospect.numbers["army"]
    assert {"nobody", "open", "neutral"} <= told


def test_a_battle_is_the_likelier_won_the_more_come_and_a_tie_is_the_defenders() -> None:
    bowman, footman = UNITS.index("bowman"), UNITS.index("footman")
    odds = [tenths_won([footman] * army, [bowman] * 4, 0) for army in (1, 4, 8)]
    assert odds == sorted(odds)
    assert (odds[0], odds[2]) == (0, 10)
    assert tenths_won([footman], [], 0) == 10
    assert tenths_won([footman], [], 1) == 0
    assert tenths_won([footman] * 4, [footman] * 4, 0) < 5
    assert tenths_won([footman] * 4, [bowman] * 4, 3) <= odds[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prospects_are_said(lang: str) -> None:
    for name, block in (("oath", "campaign"), ("runewars", "activate")):
        for g, seat, action in offered(name, block, 5):
            seen = foresee(g, seat, action, effort=FEW)
            said = foretell(speak(lang, name), seat, seen).lines
            if seen.prospect is not None and seen.prospect.key != "nobody":
                assert any(str(seen.prospect.numbers[number]) in said[-1] for number in seen.prospect.numbers)
    speech = speak(lang, "runewars")
    for walls in (0, 5):
        assert "7" in speech.say("prospect-fight", army=2, against=3, walls=walls, tenths=7)
    for key in ("nobody", "own", "open", "neutral"):
        assert speech.say(f"prospect-{key}", army=2, against=3, walls=0, tenths=7)
