"""A table of Runewars just before a chosen moment, in the storage of a running server: what stories must not hope for.

`python -m tests.web.runewars_moment DATA GUEST GUEST` prints, for each moment, a table and the choices that lead to it.
The people sit first and second, a bot third. Seeds are tried in order, so that equal rules give equal games.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa

import krainy
from krainy.engine.chance import Dice
from krainy.engine.vocabulary import Event
from krainy.games.runewars.state import Runewars
from krainy.play.playthrough import PERSON
from krainy.server.settings import DATABASE
from krainy.server.storage.database import GUESTS, Storage
from krainy.server.tables.creation import make_head, rows_of
from tests.games.runewars.warlike import warlike_move

GAME = krainy.load("runewars")
PEOPLE = (0, 1)
SEATS = 3
OPTIONS: dict[str, object] = {"board": "random"}
LONGEST = 200
"""Moves after which a game without the moment is given up."""
Move = tuple[int, int]


class Moment(NamedTuple):
    """What shall happen, and with which choice the way to it begins."""

    event: str
    first: str
    fits: Callable[[Runewars, Event], bool]


def between_people(g: Runewars, _: Event) -> bool:
    return {g.battle.attacker, g.battle.defender} == set(PEOPLE)


def with_a_choice(g: Runewars, event: Event) -> bool:
    return event.args[0] in PEOPLE and event.args[2] > 1


def bids_something(g: Runewars, event: Event) -> bool:
    return event.args[0] in PEOPLE and event.args[1] > 0


def heroes_of_people(g: Runewars, event: Event) -> bool:
    return {g.hero_seat[hero] for hero in event.args[:2]} == set(PEOPLE)


MOMENTS = {
    "battle": Moment("battle-began", "activate", between_people),
    "diplomacy": Moment("talked", "activate", with_a_choice),
    "duel": Moment("duel-began", "challenge", heroes_of_people),
    "bid": Moment("bid-shown", "bid", bids_something),
}


def search(moment: Moment) -> tuple[int, list[Move], int]:
    """The first game that comes to the moment by choices of people alone: its seed, its moves, where the way begins."""
    for seed in range(1, 500):
        g = GAME.new(SEATS, seed, **OPTIONS)
        dice = Dice(seed)
        moves: list[Move] = []
        while len(moves) < LONGEST and not g.over:
            g.forget()
            move = warlike_move(g, dice)
            g.apply(*move)
            moves.append(move)
            assert isinstance(g, Runewars)
            if any(GAME.events.kinds[e.kind].name == moment.event and moment.fits(g, e) for e in g.told or []):
                begins = way(moment, moves)
                if begins >= 0:
                    return seed, moves, begins
    raise SystemExit(f"no game comes to {moment.event}")


def way(moment: Moment, moves: list[Move]) -> int:
    """Where the way to the moment begins; -1 if a bot has a part in it or a card is played on it."""
    for place in range(len(moves) - 1, -1, -1):
        seat, action = moves[place]
        name = GAME.vocabulary.find(action).name
        if name in ("play", "use") or (seat not in PEOPLE and name != "bid"):
            return -1
        if name == moment.first and (place == 0 or GAME.vocabulary.find(moves[place - 1][1]).name != "bid"):
            return place
    return -1


def choices(moves: list[Move]) -> list[dict[str, Any]]:
    """What the people choose on the way, as a page gets it."""
    kinds = GAME.vocabulary
    return [
        {"seat": seat, "block": kinds.find(action).name, "targets": kinds.targets(action)}
        for seat, action in moves
        if seat in PEOPLE
    ]


async def lay(data: Path, names: list[str], seed: int, moves: list[Move]) -> str:
    """A table with these moves, at which these guests sit; its id."""
    storage = Storage(data / DATABASE)
    found = await storage.read(lambda db: {row.name: row.id for row in db.execute(sa.select(GUESTS))})
    guests = [found[name] for name in names]
    chairs = [PERSON] * len(guests) + ["random"] * (SEATS - len(guests))
    terms = {"watch": "none", "clock": "none", "seconds": 120, "pace": 0}
    head = make_head(guests[0], GAME, GAME.check(OPTIONS), seed, chairs, terms, False, "new")
    kinds = [*[("sit", seat, -1) for seat in PEOPLE], ("start", -1, -1), *[("move", *move) for move in moves]]
    rows = rows_of(head, kinds)
    rows = [row._replace(guest=guests[row.seat]) if row.kind == "sit" else row for row in rows]
    await storage.add_table(head, "playing", {}, rows)
    await storage.close()
    return head.id


def main(data: str, *names: str) -> None:
    found: dict[str, Any] = {}
    for name, moment in MOMENTS.items():
        seed, moves, begins = search(moment)
        table = asyncio.run(lay(Path(data), list(names), seed, moves[:begins]))
        found[name] = {"table": table, "choices": choices(moves[begins:])}
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
