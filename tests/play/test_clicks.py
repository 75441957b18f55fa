"""What a click means that leads nowhere: the examples that players stumbled over."""

from typing import Any

import krainy
from krainy.engine.state import State
from krainy.play.clicks import FIRST, FORBIDDEN, OTHER, Answer, Clicks


def arranged(game: str, scene: dict[str, Any]) -> State:
    return krainy.load(game).arrange(scene)


def target(g: State, domain: str, name: str) -> str:
    return f"{domain}:{g.game.find(g, domain, name)}"


def click(g: State, *clicked: str, picked: list[str] | None = None) -> Answer:
    return Clicks(g, g.actors()[0]).answer(picked or [], list(clicked))


def eko() -> State:
    """Light blue stands at a; b is empty; navy stands at c, out of reach and too strong at e; k and m are mountains."""
    board = {"spaces": ["a b c d", "a e"], "terrains": {"k": "mountain a", "m": "mountain d"}}
    stacks = {"a": "light_blue 2", "c": "navy 1", "d": "navy 2", "e": "navy 3"}
    return arranged("eko", {"board": board, "stacks": stacks})


def space(g: State, name: str) -> list[str]:
    """All that actions can call a space of Ekö."""
    return [target(g, domain, name) for domain in ("space", "stack", "hex")]


def test_an_enemy_stack_that_can_be_attacked_asks_for_the_own_one_first() -> None:
    g = eko()
    found = click(g, *space(g, "c"))
    assert (found.kind, found.about) == (FIRST, [target(g, "stack", "a")])
    found = click(g, *space(g, "b"))
    assert (found.kind, found.about) == (FIRST, [target(g, "stack", "a")])


def test_a_stack_that_nobody_can_attack_is_not_an_own_one() -> None:
    g = eko()
    found = click(g, *space(g, "e"))
    assert (found.kind, found.rule, found.about) == (FORBIDDEN, "eko.move.1", [target(g, "stack", "e")])
    found = click(g, *space(g, "e"), picked=[target(g, "stack", "a")])
    assert (found.kind, found.rule, found.about) == (FORBIDDEN, "eko.move.8", [target(g, "stack", "e")])


def test_a_far_mountain_is_too_far_and_nothing_blocks_the_way() -> None:
    g = eko()
    far = [target(g, "terrain", "m"), target(g, "hex", "m")]
    for picked in ([], [target(g, "stack", "a")]):
        found = click(g, *far, picked=picked)
        assert (found.kind, found.rule, found.about) == (FORBIDDEN, "eko.build.1", far[:1])
    near = click(g, target(g, "terrain", "k"), target(g, "hex", "k"))
    assert (near.kind, near.about) == (FIRST, [target(g, "stack", "a")])


def test_an_own_building_that_cannot_grow_says_what_is_lacking() -> None:
    """Not that buildings grow step by step: the next step costs too much."""
    board = {"spaces": ["a b", "d"], "terrains": {"k": "mountain a"}}
    stacks = {"a": "light_blue 1", "d": "navy 1"}
    g = arranged("eko", {"board": board, "stacks": stacks, "buildings": {"k": "light_blue camp"}})
    found = click(g, target(g, "terrain", "k"), target(g, "hex", "k"))
    assert (found.kind, found.rule) == (FORBIDDEN, "eko.build.8")
    assert target(g, "terrain", "k") in found.about


def test_a_city_to_which_no_order_leads_is_told_about_the_roads() -> None:
    g = arranged("xidit", {"seats": 3, "idrakis": {"blue": 5, "red": 7, "green": 16}})
    far = target(g, "city", "20")
    found = click(g, far)
    assert (found.kind, found.rule, found.about) == (FORBIDDEN, "xidit.move.1", [far])


def test_an_area_is_no_matter_of_order_cards() -> None:
    """Nor of fallen heroes, which lie nowhere, while cards may be played."""
    g = arranged("runewars", {"order": "recruit", "units": {"1A": "footman", "9A": "berserker"}})
    found = click(g, target(g, "area", "9A"))
    assert (found.kind, found.rule) == (OTHER, g.asked.rule if g.asked is not None else "")


def test_an_area_without_own_figures_is_none_to_start_from() -> None:
    g = arranged("runewars", {"order": "strategize", "units": {"1A": "footman", "9A": "berserker"}})
    foreign = target(g, "area", "9A")
    found = click(g, foreign)
    assert (found.kind, found.rule, found.about) == (FORBIDDEN, "runewars.strategize.1", [foreign])


def test_the_discards_of_a_search_go_in_the_order_of_the_draw_unless_somebody_wants_to_choose() -> None:
    scene = {"turn": "red", "deck": "elders wolves longbows"}
    g = arranged("oath", scene)
    for line in ("search deck", "keep longbows"):
        seat = g.actors()[0]
        g.apply(seat, g.game.parse(g, line))
    assert g.asked_name() == "Discards"
    assert g.usual(seat) == g.game.parse(g, "discard elders")
