"""A sentence with labels filled in is the sentence that Fluent makes of these labels."""

import random
from itertools import pairwise

import pytest

import krainy
from krainy.play.fluent import MissingWords
from krainy.play.languages import LANGUAGES
from krainy.play.naming import Named
from krainy.play.playthrough import Playthrough
from krainy.play.templates import BLANKS, Templates
from krainy.play.words import Speech

pytestmark = pytest.mark.once
MOVES = 40


def without_templates(lang: str, game: str) -> Speech:
    """A language in which Fluent makes every sentence anew."""
    speech = Speech(lang, game)
    speech.templates.longest = -1
    return speech


@pytest.mark.parametrize("game", krainy.names())
def test_sentences_are_what_fluent_makes_of_them(game: str) -> None:
    rules, dice = krainy.load(game), random.Random(5)
    pairs = [(Speech(lang, game), without_templates(lang, game)) for lang in LANGUAGES]
    for seed in (1, 2, 3):  # what the first table has made is filled in at the others
        playthrough = Playthrough(rules, ["person"] * rules.seats[-1], seed)
        for _ in range(MOVES):
            g = playthrough.g
            seat = dice.choice(g.actors())
            actions = g.actions(seat)
            for quick, plain in pairs:
                assert quick.name_actions(g, actions) == [plain.name_action(g, action) for action in actions]
            playthrough.apply(seat, dice.choice(actions))
            events = [[quick.told_event(playthrough.g, event) for event in playthrough.told[-1]] for quick, _ in pairs]
            for (quick, plain), told in zip(pairs, events, strict=True):
                for one in told:
                    kind = one.event.kind
                    assert quick.sentence(rules, kind, [one]) == plain.put_together(rules, kind, [one])
                for one, other in pairwise(told):
                    if one.event.kind == other.event.kind:
                        some, kind = [one, other], one.event.kind
                        assert quick.sentence(rules, kind, some) == plain.sentence(rules, kind, some)
    assert any(quick.templates.made for quick, _ in pairs) or game == "xidit", "no label was filled in"


def test_only_labels_are_filled_in() -> None:
    made: list[str] = []

    def make(key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        made.append(key)
        return "{}: {}".format(key, ", ".join(f"{name} {str(thing).upper()}" for name, thing in args))

    texts = Speech("en", "eko").messages
    templates = Templates(texts, make, longest=10, most=3)
    assert [templates.say("at", (("space", label),)) for label in ("F4", "100 %", "%s")] == [
        "at: space F4",
        "at: space 100 %",
        "at: space %s",
    ]
    assert made == ["at"], "one sentence serves all labels"
    assert templates.say("at", (("space", "F4+G5+F4"),)) == "at: space F4+G5+F4"
    assert templates.say("two", (("a", "x"), ("b", "x"))) == "two: a x, b x"
    assert templates.say("two", (("a", "x"), ("b", "y"))) == "two: a x, b y", "equal things are not different ones"
    assert templates.say("nested", (("a", f"{BLANKS[1]}{BLANKS[0]}"), ("b", "y"))).endswith(
        f"a {BLANKS[1]}{BLANKS[0]}, b y"
    )
    for known in ("colour-navy", "one", "none", "stack-none", "a text that is cut"):
        assert templates.say("known", (("thing", known),)) == f"known: thing {known.upper()}", "Fluent is given this"
    assert len(templates.made) <= templates.most
    assert templates.say("a", (("thing", Named("F4", 1, False)),)) == "a: thing F4", "names keep what they are"
    with pytest.raises(MissingWords):
        Speech("en", "eko").say("no-such-message", space="F4")
