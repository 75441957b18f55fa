"""Every achievement: what earns it, what does not yet, and its words in every language."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import krainy
from krainy.engine.achievement import Deeds
from krainy.engine.vocabulary import Event
from krainy.games.eko.state import in_prison
from krainy.games.oath.state import BY_EMPIRE, BY_VISION
from krainy.play.words import LANGUAGES, speak

GAMES = krainy.names()
pytestmark = pytest.mark.once
Change = Callable[[Any], None]


def victory(g: Any) -> None:
    g.winners = 1


def all_of(*changes: Change) -> Change:
    def change(g: Any) -> None:
        for each in changes:
            each(g)

    return change


def put(name: str, value: object, place: int = -1) -> Change:
    """Change a field of the position, or one place of it."""

    def change(g: Any) -> None:
        if place < 0:
            setattr(g, name, value)
        else:
            getattr(g, name)[place] = value

    return change


def nothing(g: Any) -> None:
    pass


CASES: list[tuple[str, str, Change, dict[str, int], Change, dict[str, int]]] = [
    ("eko", "audience", all_of(victory, put("emperor", in_prison(0), 1)), {}, put("emperor", in_prison(0), 1), {}),
    ("eko", "headless", all_of(victory, put("emperor", in_prison(1), 0)), {}, victory, {}),
    ("eko", "arithmetic", victory, {"kamikaze": 5}, victory, {"kamikaze": 4}),
    ("eko", "silence", victory, {"won-alone": 1}, victory, {"won-by-points": 1}),
    ("xidit", "giants", nothing, {"titan-removed": 1}, nothing, {"titan-faced": 1}),
    ("xidit", "patience", victory, {"waited": 12}, victory, {"waited": 11}),
    ("xidit", "whisker", victory, {"tie-broken": 1}, nothing, {"tie-broken": 1}),
    ("xidit", "musters", nothing, {"census-won": 4}, nothing, {"census-won": 3, "census-tied": 3}),
    ("mysthea", "beasts", nothing, {"rewarded": 2}, nothing, {"rewarded": 1}),
    ("mysthea", "courtesy", victory, {"won-battle": 1}, victory, {"battle-began": 1}),
    ("mysthea", "removals", nothing, {"shifted": 4}, nothing, {"shifted": 3}),
    ("mysthea", "strangers", nothing, {"faced": 4}, nothing, {"faced": 3}),
    (
        "oath",
        "prophecy",
        all_of(victory, put("victory", BY_VISION)),
        {},
        all_of(victory, put("victory", BY_EMPIRE)),
        {},
    ),
    (
        "oath",
        "heir",
        all_of(victory, put("victory", BY_EMPIRE), put("chancellor", 1)),
        {},
        all_of(victory, put("victory", BY_EMPIRE), put("chancellor", 0)),
        {},
    ),
    ("oath", "pen", victory, {}, victory, {"campaign-began": 1}),
    ("oath", "museum", nothing, {"got-relic": 4}, nothing, {"got-relic": 3}),
    ("runewars", "errands", nothing, {"quest-done": 2}, nothing, {"quest-done": 1}),
    ("runewars", "charm", nothing, {"allied": 2}, nothing, {"allied": 1}),
    ("runewars", "cabinet", put("titles", [0, 0, 0]), {}, put("titles", [0, 0, 1]), {}),
    ("runewars", "dove", victory, {}, victory, {"battle-won": 1}),
]


def earned(game: str, key: str, change: Change, happened: dict[str, int]) -> bool:
    """Whether seat 0 has earned it in a position that was changed so, after so many events that name it first."""
    found = krainy.load(game)
    g = found.new(seats=max(found.seats[0], 2), seed=1)
    change(g)
    kinds = {kind.name: (number, len(kind.fields)) for number, kind in enumerate(found.events.kinds)}
    events = [Event(-1, kinds[name][0], [0] * kinds[name][1]) for name, count in happened.items() for _ in range(count)]
    [one] = [one for one in found.achievements if one.key == key]
    assert not one.earned(g, Deeds(1, [])), "nothing has happened to seat 1"
    return one.earned(g, Deeds(0, events))


@pytest.mark.parametrize(("game", "key", "change", "happened", "nearly", "less"), CASES, ids=[one[1] for one in CASES])
def test_an_achievement_is_earned_by_what_it_says_and_no_less(
    game: str, key: str, change: Change, happened: dict[str, int], nearly: Change, less: dict[str, int]
) -> None:
    assert earned(game, key, change, happened)
    assert not earned(game, key, nearly, less)


@pytest.mark.parametrize(("game", "lang"), list(itertools.product(GAMES, LANGUAGES)))
def test_every_achievement_has_its_case_and_its_words(game: str, lang: str) -> None:
    keys = [one.key for one in krainy.load(game).achievements]
    assert keys == [case[1] for case in CASES if case[0] == game]
    assert 3 <= len(set(keys)) == len(keys) <= 4
    speech = speak(lang, game)
    titles = [speech.say(f"achievement-{key}") for key in keys]
    texts = [speech.say(f"achievement-{key}.text") for key in keys]
    assert len(set(titles)) == len(set(texts)) == len(keys)
    assert all(text.endswith(".") for text in texts)


def test_what_a_seat_may_not_hear_is_no_deed_of_its() -> None:
    assert Deeds(0, [Event(0b10, 3, [0]), Event(0b01, 4, [0]), Event(-1, 5, [1]), Event(-1, 6, [])]).found == {4: [[0]]}
