"""Who may know what. The laws check it everywhere; here are the cases of the table in words."""

from typing import Any

import pytest

from krainy.engine.chance import Dice

from .table import GAME, Table


def view(table: Table, seat: int) -> dict[str, Any]:
    return table.g.view(seat)


@pytest.mark.rule("oath.opt.1", "oath.opt.2")
def test_a_draw_is_seen_by_the_searcher_alone_and_piles_by_their_backs() -> None:
    table = Table(turn="red", deck="longbows keep vision-of-faith", piles={"provinces": "elders vision-of-conquest"})
    table.do("search deck")
    assert view(table, 1)["hand"] == ["keep", "longbows", "vision-of-faith"]
    for seat in (-1, 0, 2, 3):
        assert view(table, seat)["hand"] == ["denizen", "denizen", "vision"]
    for seat in range(-1, 4):
        assert view(table, seat)["piles"]["provinces"] == ["denizen", "vision"]
        assert "deck" not in view(table, seat)
        assert "pile_cards" not in view(table, seat)
    table.do("keep longbows", "discard vision-of-faith", "facedown")
    assert view(table, 1)["advisers"]["red"] == [{"back": "denizen", "card": "longbows"}]
    assert view(table, 0)["advisers"]["red"] == [{"back": "denizen"}]


@pytest.mark.rule("oath.opt.3", "oath.ruling.22")
def test_the_chronicle_announces_suits_not_cards() -> None:
    table = Table(phase="chronicle", advisers={"purple": "longbows"}, piles={"cradle": "elders keep tents wolves"})
    table.do("swear people", "bank order")
    told = table.told()
    assert "came-in order 3" in told
    assert "came-in hearth 2" in told
    assert "came-in beast 1" in told
    assert sum(int(line.split()[-1]) for line in told if line.startswith("went-out")) == 4


@pytest.mark.rule("oath.opt.4")
def test_undo_goes_back_until_something_new_is_known() -> None:
    table = Table(
        turn="red", sites={"mountain": {"warbands": "red 2", "relics": "map"}}, boards={"red": {"warbands": 1}}
    )
    table.do("garrison 1")
    assert table.g.horizon < table.g.ply
    table.do("peek mountain first")
    assert table.g.horizon == table.g.ply
    table.do("withdraw 1")
    assert table.g.horizon == table.g.ply - 1
    table.do("travel cradle-2")
    assert table.g.horizon == table.g.ply


@pytest.mark.rule("oath.opt.4", "oath.minor.1")
def test_which_of_several_facedown_advisers_is_uncovered_everybody_sees() -> None:
    two = Table(turn="red", facedown={"red": "tents wolves"}).do("uncover wolves")
    assert "uncovered red second" in two.told()
    assert two.g.horizon == two.g.ply
    one = Table(turn="red", facedown={"red": "wolves"}).do("uncover wolves")
    assert "uncovered red first" in one.told()
    assert one.g.horizon < one.g.ply


@pytest.mark.rule("oath.opt.5")
def test_players_are_called_by_the_colours_of_their_boards() -> None:
    assert Table(new={"seats": 3, "seed": 1}).at("seats") == ["purple", "red", "blue"]
    assert Table(new={"seats": 2, "seed": 1, "prince": "chancellor"}).at("seats") == ["red", "blue", "purple"]


def test_relics_are_known_to_who_peeked() -> None:
    table = Table(turn="red", sites={"mountain": {"relics": "map"}})
    assert view(table, 1)["sites"]["mountain"]["relics"] == ["?"]
    table.do("peek mountain first", "travel plains")
    assert view(table, 1)["sites"]["mountain"]["relics"] == ["map"]
    assert view(table, 2)["sites"]["mountain"]["relics"] == ["?"]


def test_the_scepters_holder_remembers_the_reliquary() -> None:
    table = Table(turn="purple", reliquary="map whistle brass-horse ivory-eye")
    table.do("peek-reliquary")
    assert view(table, 0)["reliquary"] == ["map", "whistle", "brass-horse", "ivory-eye"]
    assert view(table, 1)["reliquary"] == ["?", "?", "?", "?"]


def test_the_harp_shows_all_cards_to_all() -> None:
    table = Table(turn="red", relics={"red": "truthful-harp"}, deck="longbows keep elders tents wolves")
    table.do("with truthful-harp", "search deck")
    assert view(table, 0)["hand"] == ["elders", "keep", "longbows", "tents", "wolves"]


def test_an_imagined_world_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    table = Table(turn="red", facedown={"red": "longbows", "blue": "keep"})
    seen = set()
    dice = Dice(1)
    for _ in range(20):
        other = GAME.position(table.g.determinize(1, dice.seed()))
        advisers: Any = other["advisers"]
        assert advisers["red"][0]["card"] == "longbows"
        seen.add(advisers["blue"][0]["card"])
    assert len(seen) > 5


def test_a_swap_of_facedown_advisers_tells_both_owners_what_they_got() -> None:
    table = Table(
        turn="red",
        sites={"mountain": {"cards": "dream-thief"}},
        facedown={"red": "longbows", "blue": "keep"},
        boards={"red": {"favor": 2}},
    )
    table.do("use dream-thief", "adviser red first", "adviser blue first")
    assert view(table, 1)["advisers"]["red"] == [{"back": "denizen", "card": "keep"}]
    assert view(table, 2)["advisers"]["blue"] == [{"back": "denizen", "card": "longbows"}]
    assert view(table, 3)["advisers"]["blue"] == [{"back": "denizen"}]
