"""Records of what is under way: copies forget nothing, fingerprints read everything, nobody changes the shared ones."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from krainy.engine.anatomy import fields, fingerprint, plain
from krainy.games.oath.campaign.war import NO_WAR, Side, War
from krainy.games.oath.deals.bargain import NO_BARGAIN, Bargain
from krainy.games.oath.prince.mind import Mind
from krainy.games.oath.state import NO_MIND, Oath
from krainy.play.laws import difference
from tests.games.oath.table import GAME

FIXED = {"player", "exile", "on", "attack", "defense", "attacker", "defender"}


def open_fields(record: War | Side) -> list[str]:
    """The fields that a campaign changes."""
    return [name for name in fields(record) if name not in FIXED]


def full_war() -> War:
    """A campaign in which every field has a number of its own."""
    war = War(True, Side(1, True), Side(2, False))
    number = 10
    for record in (war, war.attack, war.defense):
        for name in open_fields(record):
            number += 1
            setattr(record, name, True if isinstance(getattr(record, name), bool) else number)
    return war


def test_a_copy_of_a_campaign_forgets_nothing() -> None:
    war = full_war()
    assert difference(war, war.copy()) == ""
    for name in open_fields(war):
        copy = war.copy()
        setattr(copy, name, False if isinstance(getattr(copy, name), bool) else 0)
        assert getattr(war, name), f"{name} is shared"
    copy = war.copy()
    copy.attack.dead = copy.defense.dead = 0
    assert war.attack.dead
    assert war.defense.dead


def changed(war: War) -> Iterator[tuple[str, War]]:
    """The same campaign with one field changed."""
    for place in ("", "attack", "defense"):
        for name in open_fields(getattr(war, place) if place else war):
            other = war.copy()
            record = getattr(other, place) if place else other
            value = getattr(record, name)
            setattr(record, name, False if isinstance(value, bool) else value + 1)
            yield f"{place} {name}", other


def test_a_fingerprint_reads_every_field_of_a_campaign() -> None:
    war = full_war()
    for name, other in changed(war):
        assert plain(other) != plain(war), f"{name} is not spelled"


def test_what_is_not_under_way_is_spelled_as_before() -> None:
    """Old records end with fingerprints of lists: an empty one between campaigns and between deals."""
    assert plain(NO_WAR) == plain(NO_BARGAIN) == []
    assert len(War(True, Side(0, False), Side(-1, False)).spelled()) == 35
    assert plain(Bargain(3, 0, 1, -1, [7]).adding(9)) == [3, 0, 1, -1, 7, 9]
    assert plain(Mind(4, 1, -2, [0, 0, 3, 0, 0, 0])) == [4, 1, -2, 0, 0, 3, 0, 0, 0]


def shared() -> list[dict[str, Any]]:
    return [fields(NO_WAR.attack), fields(NO_WAR.defense), {k: v for k, v in fields(NO_WAR).items() if k not in FIXED}]


@pytest.mark.parametrize("seats", [1, 3])
def test_nobody_changes_the_shared_records(seats: int) -> None:
    before = shared(), plain(NO_MIND)
    wars = 0
    for seed in range(6):
        g = GAME.new(seats, seed)
        dice = Random(seed)
        while not g.over:
            assert isinstance(g, Oath)
            wars += g.war.on
            seat = g.actors()[0]
            g.apply(seat, dice.choice(g.actions(seat)))
        assert fingerprint(g) == fingerprint(g.clone())
        assert (shared(), plain(NO_MIND)) == before
    assert wars > 0
