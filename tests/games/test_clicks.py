"""Every click on the board is answered: along random games everything that the board shows is clicked, as the page does
it, and the answer must name a rule of the game, speak of what was clicked, and point somewhere."""

from collections.abc import Iterator

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.engine.state import State
from krainy.play import words
from krainy.play.clicks import FIRST, FORBIDDEN, OTHER, Answer, Clicks
from krainy.play.languages import LANGUAGES
from krainy.play.laws import any_move
from tests.games.test_reasons import OPTIONS, SPEAKS, speaks

PLIES = 400
EVERY = {"eko": 20}
"""After so many plies everything is clicked; else after five."""

PLACES: dict[str, list[str]] = {
    "xidit": ["city", "region", "titan", "criterion", "unit"],
    "mysthea": ["region", "island"],
    "oath": ["site", "source", "banner"],
    "runewars": ["area"],
}
"""The things with which boards ask; Ekö names its own for every hex."""

BESIDE = {
    "oath": {"at": "site", "give-site": "citizen", "give-banner": "citizen"},
    "runewars": {"place": "border", "activate": "term"},
}
"""By game and action of many moments: a section of rules that speaks of it besides that of the question."""


def places(g: State) -> list[list[str]]:
    """Every place of the board, each as all that actions can call it."""
    if g.game.name == "eko":
        return [list(one["targets"]) for one in g.game.ground(g)["hexes"]]  # type: ignore[attr-defined]
    sizes = {domain.name: domain.size for block in g.game.vocabulary.blocks for domain in block.domains}
    found = [[f"{kind}:{number}"] for kind in PLACES[g.game.name] for number in range(sizes[kind])]
    if g.game.name == "runewars":
        return [one for one in found if g.board.on >> int(one[0][5:]) & 1]  # type: ignore[attr-defined]
    return found


def beginnings(clicks: Clicks, dice: Dice) -> Iterator[list[str]]:
    """Nothing picked so far; one thing; two things."""
    yield []
    for length in (1, 2):
        begun = [path[:length] for path in clicks.paths if len(path) > length]
        if begun:
            yield begun[dice.below(len(begun))]


def fault(g: State, clicks: Clicks, picked: list[str], clicked: list[str], answer: Answer, known: set[str]) -> str:
    """What is wrong with an answer; nothing if it is as it should be."""
    game, decision = g.game.name, g.asked
    assert decision is not None
    begins = {path[0] for path in clicks.paths if path}
    after = {path[len(picked)] for path in clicks.paths if path[: len(picked)] == picked and len(path) > len(picked)}
    if answer.rule not in known:
        return "no such rule"
    if answer.kind == FIRST:
        leads = [path for path in clicks.paths if set(path) & set(clicked)]
        there = set(answer.about) and set(answer.about) <= begins | after
        return "" if leads and there else "it does not say what comes first"
    if answer.kind == OTHER:
        named = g.game.clicks.get(clicked[0].split(":")[0])
        if named is not None and g.offers(clicks.seat, named):
            return f"it is about '{named.name}', which is offered"
        return "" if answer.rule == decision.rule and set(answer.about) == begins else "it does not say what is asked"
    block = g.game.vocabulary.named(answer.meant)
    if not {target.split(":")[0] for target in clicked} & {domain.name for domain in block.domains}:
        return "it speaks of another kind of thing"
    if not answer.about:
        return "it points nowhere"
    if block.name in SPEAKS[game]:
        return "" if speaks(game, answer.rule, block.name) else "the rule speaks of something else"
    sections = {rule.rsplit(".", 1)[0] for rule in (decision.rule, block.rule)}
    sections.add(f"{game}.{BESIDE.get(game, {}).get(block.name, '')}")
    return "" if answer.rule.rsplit(".", 1)[0] in sections else "the rule is not that of the question"


@pytest.mark.once
@pytest.mark.parametrize("name", krainy.names())
@pytest.mark.parametrize("seed", [1, 2])
def test_every_click_is_answered_for_what_was_clicked(name: str, seed: int) -> None:
    game = krainy.load(name)
    known = set.intersection(*({one.id for one in words.rules(name, lang) if one.text} for lang in LANGUAGES))
    g = game.new(3, seed, **OPTIONS.get(name, {}))
    g.told = None
    dice = Dice(seed)
    kinds = dict.fromkeys([FORBIDDEN, FIRST, OTHER], 0)
    wrong: list[str] = []
    while not g.over and g.ply < PLIES:
        if g.ply % EVERY.get(name, 5) == 0:
            seats = g.actors()
            seat = seats[dice.below(len(seats))]
            clicks = Clicks(g, seat)
            for picked in beginnings(clicks, dice):
                for clicked in places(g):
                    answer = clicks.answer(picked, clicked)
                    if not answer.rule:  # something follows: the page goes on, or the game
                        continue
                    kinds[answer.kind] += 1
                    found = fault(g, clicks, picked, clicked, answer, known)
                    if found:
                        said = f"{answer.kind} {answer.meant} {answer.rule} {answer.about[:4]}"
                        wrong.append(f"ply {g.ply}, {g.asked_name()}, {picked} {clicked}: {said}: {found}")
        g.apply(*any_move(g, dice))
    assert not wrong, f"{len(wrong)} answers are wrong\n" + "\n".join(wrong[:20])
    assert kinds[FORBIDDEN] > 50
    assert kinds[OTHER] > 20
