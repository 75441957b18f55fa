"""What the tests of secrets share: people and a spectator at a table, and worlds that a seat cannot tell apart."""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from krainy.server.tables.game_log import GameLog
from krainy.server.tables.loaded import LoadedTable
from tests.server.running import Frame, Person, Place, RunningServer

Offer = dict[str, Any]


def seated(server: RunningServer, game: str, persons: int, *bots: str, **wishes: Any) -> tuple[list[Place], str]:
    """Some persons (and bots after them) at a started table, and a spectator, who comes last; the table."""
    people = [server.guest(name) for name in ("Ala", "Ola", "Iga")[:persons]]
    chairs = ("me", *["person"] * (persons - 1), *bots)
    table = people[0].make(*chairs, game=game, watch="open", **wishes)
    for seat, person in enumerate(people[1:], 1):
        person.join(table["invitations"][str(seat)])
    assert people[0].http.post(f"/api/tables/{table['table']}/start").status_code == 200
    return [one.sit(table["table"]) for one in (*people, Person(server))], table["table"]


def heard_by(places: list[Place]) -> list[tuple[int, Frame]]:
    """Every snapshot of a running game that anybody got, and every step on the way to it, as a snapshot in which nobody
    may do anything; with the seat that got it, -1 is the spectator."""
    return [
        (seat if place is not places[-1] else -1, step)
        for seat, place in enumerate(places)
        for frame in place.frames
        if frame["type"] == "snapshot" and frame["status"] == "playing"
        for step in [*shown_before(frame), frame]
    ]


def shown_before(frame: Frame) -> list[Frame]:
    """What a page shows on the way to a snapshot, line by line."""
    views = frame.get("steps", [])[:-1]
    log = frame["log"]
    return [
        {**frame, "view": view, "log": log[: len(log) - len(views) + place], "actions": [], "unfinished": True}
        for place, view in enumerate(views)
    ]


def check_log(frame: Frame, events: Counter[str]) -> None:
    """A seat hears of all events that it may hear of, and of no others. On the way to a snapshot it hears of the first
    of them, so only the snapshot is counted."""
    if "unfinished" not in frame:
        assert Counter(line["event"] for line in frame["log"]) == events


def play(places: list[Place], chance: Random, choose: Callable[[Random, list[Offer]], Offer]) -> bool:
    """One of the persons who are asked makes a move, and all the others see it; false when the game is over."""
    latest = max(place.last["ply"] for place in places)
    for place in places:
        place.await_snapshot(lambda last: last["ply"] >= latest)
    if places[0].last["status"] != "playing":
        return False
    mover = chance.choice([place for place in places[:-1] if place.last["actions"]])
    assert mover.move(choose(chance, mover.last["actions"])["action"])["type"] == "done"
    for place in places:
        place.await_snapshot(lambda last: last["ply"] >= mover.last["ply"])
    return True


def check_twins(loaded: LoadedTable, places: list[Place], seats: int) -> int:
    """Every seat and the spectator, who sit at `places`, get equal frames in a world that they cannot tell from the
    real one. How many of these worlds looked different to another seat."""
    table = loaded.table
    real = table.playthrough.g
    differed = 0
    for seat, place in zip((*range(seats), -1), places, strict=True):
        place.hello(seat=seat)
        before, logs = place.raw, dict(table.game_logs)
        world = real.determinize(seat, 1)
        table.playthrough.g = world
        for lang, log in logs.items():
            table.game_logs[lang] = without_last(log, seat)
        place.hello(seat=seat)
        assert place.raw == before
        other = (seat + 1) % seats
        differed += json.dumps(world.view(other)) != json.dumps(real.view(other))
        table.playthrough.g = real
        table.game_logs.clear()
        table.game_logs.update(logs)
    return differed


def without_last(log: GameLog, seat: int) -> GameLog:
    """The log of a seat, in which the lines of the last ply must be told anew. Those before were told of the positions
    before, which are the same in all worlds, because they are replayed from the moves."""
    copied = log.of(log.playthrough)
    copied.seats = {seat: copied.seats[seat]}
    copied.take_back(len(copied.plies) - 1)
    return copied
