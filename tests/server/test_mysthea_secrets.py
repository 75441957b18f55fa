"""Mysthea over the real socket: no hand, deck, back or laid card is in a frame of one who may not know it."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from krainy.engine.knowledge import UNKNOWN
from krainy.engine.record import Record
from krainy.engine.state import EVERYBODY, State
from krainy.games.mysthea.cards import NAMES
from krainy.server.tables.registry import Tables
from tests.games.mysthea.table import GAME, LIKED
from tests.server.running import Frame, open_registries, quick_settings, serving
from tests.server.watching import Offer, check_log, check_twins, heard_by, play, seated

TABLES = pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"draft": "on", "foresight": "on"})],
    ids=["two", "three-with-draft"],
)
OPEN = (
    "row",
    "removed",
    "played",
    "offer",
    "discards",
    "equipment",
    "upgrades",
    "chosen",
    "faced",
    "battle",
    "attunements",
)
"""Where everybody sees what lies. [mysthea.ruling.29]"""
TOLD_TO_ALL = {
    "got-chosen",
    "laid-out",
    "drafted",
    "played",
    "bought",
    "placed",
    "discarded",
    "removed",
    "used",
    "acted",
    "uncovered",
    "took",
    "laid",
}
"""The events that may show a card to everybody; all others with a card are for one seat."""
ID = re.compile(r"\b(?:C\d{3}|H\d\d|EN\d\d)\b")


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    return open_registries(monkeypatch)


def eager(chance: Random, offers: list[Offer]) -> Offer:
    """Mostly what leads further into effects, battles and encounters."""
    liked = [offer for offer in offers if offer["block"] in LIKED]
    return chance.choice(liked if liked and chance.random() < 0.75 else offers)


def ids(thing: object) -> set[str]:
    """The cards and encounters that a text or a piece of a frame names."""
    return set(ID.findall(thing if isinstance(thing, str) else msgspec.json.encode(thing).decode()))


# -- recorded traffic --------------------------------------------------------------------------------------------------


class Memory:
    """What everybody may have seen by each ply, found by playing the record again with all cards open."""

    def __init__(self, record: Record) -> None:
        g = GAME.new(record.seats, record.seed, **record.options)
        self.guilds: list[str] = [GAME.label(g, "seat", seat) for seat in range(g.seats)]
        self.seen: dict[int, list[set[str]]] = {seat: [] for seat in range(-1, g.seats)}
        """By seat and ply: the cards that the seat has met."""
        self.buried: list[list[str]] = [[] for _ in range(g.seats)]
        """By seat: what it has put under a deck itself."""
        self.events: dict[int, list[Counter[str]]] = {seat: [] for seat in range(-1, g.seats)}
        """By seat and ply: how often it has been told of each kind of event."""
        self.look(g)
        for seat, action in record.moves:
            g.apply(seat, action)
            self.look(g)

    def look(self, g: State) -> None:
        """Note what the next ply shows to whom."""
        scene: Mapping[str, Any] = GAME.position(g)
        shared = set().union(*[ids(scene[zone]) for zone in OPEN])
        for seat, met in self.seen.items():
            own = ids(scene["hands"][self.guilds[seat]]) if seat >= 0 else set()
            met.append((met[-1] if met else set()) | shared | own)
            self.events[seat].append(Counter(self.events[seat][-1] if self.events[seat] else ()))
        for event in g.told or []:
            kind = GAME.events.kinds[event.kind]
            hearers = [seat for seat in self.seen if event.to == EVERYBODY or (seat >= 0 and event.to >> seat & 1)]
            shown = [NAMES[n] for domain, n in zip(kind.domains, event.args, strict=True) if domain.name == "card"]
            assert not shown or kind.name in TOLD_TO_ALL or len(hearers) == 1, f"everybody is told of '{kind.name}'"
            for seat in hearers:
                self.events[seat][-1][kind.name] += 1
                self.seen[seat][-1] |= ids(shown)
                if kind.name == "put-under":
                    self.buried[seat] += shown
        g.forget()

    def check(self, seat: int, frame: Frame) -> None:
        """Nothing in a frame is news to who may not know it."""
        view = frame["view"]
        met = self.seen[seat][view["ply"]]
        fresh = frame["log"][frame["since"] :]
        told = ids({"view": view, "prompt": frame["prompt"], "actions": frame["actions"], "undo": frame["undo"]})
        assert told | ids(fresh) <= met, f"seat {seat} reads {(told | ids(fresh)) - met} at ply {view['ply']}"
        targets = [target for offer in frame["actions"] for target in offer["targets"] if target.startswith("card:")]
        assert {NAMES[int(target.removeprefix("card:"))] for target in targets} <= met
        assert not frame["actions"] or seat in view["actors"]
        check_log(frame, self.events[seat][view["ply"]])
        mine = self.buried[seat] if seat >= 0 else []
        assert set(view["deck"]) <= {UNKNOWN, *mine}
        assert "id" not in view["encounter"]
        if view["asked"] == "BattleCards":
            assert {fighter["card"] for fighter in view["battle"]["fighters"].values()} == {"none"}
            assert len(view["sealed"]) <= (1 if seat >= 0 else 0)


# -- a game at a server ------------------------------------------------------------------------------------------------


@TABLES
def test_a_whole_game_tells_nobody_what_is_secret(
    tmp_path: Path, registries: list[Tables], seats: int, options: dict[str, str]
) -> None:
    """Nothing that anybody hears is news to who may not know it; and at every kind of decision, once in every Era, a
    seat gets equal frames in worlds that it cannot tell apart."""
    with serving(quick_settings(tmp_path, seed=1)) as server:
        chance = Random(seats)
        met: set[tuple[int, str]] = set()
        differed = games = 0
        while differed <= 10 and games < 3:  # where twins differ too seldom, one more game is played
            places, table = seated(server, "mysthea", seats, options=options)
            games += 1
            seen: set[tuple[int, str]] = set()
            while play(places, chance, eager):
                view = places[-1].last["view"]
                moment = (view["era"], view["asked"])
                if moment not in seen and places[-1].last["status"] == "playing":
                    differed += check_twins(registries[0].loaded[table], places, seats)
                seen.add(moment)
            met |= seen
            check_all(Memory(registries[0].loaded[table].table.playthrough.record()), heard_by(places), seats, options)
        assert differed > 10
        assert {(era, asked) for era in (1, 2, 3) for asked in ("Turn", "Operate")} <= met


def check_all(memory: Memory, heard: list[tuple[int, Frame]], seats: int, options: dict[str, str]) -> None:
    """Nothing in all that was heard in a game was news to who may not know it, and there was something to hide."""
    assert all(sum(seat == one for one, _ in heard) > 150 for seat in range(-1, seats))
    for seat, frame in heard:
        memory.check(seat, frame)
    # Decks, and hands, unless all have drafted theirs openly. [mysthea.draft.3]
    assert sum(UNKNOWN in frame["view"]["deck"] for _, frame in heard) > 100
    for seat, frame in heard:
        hands = dict(frame["view"]["hands"])
        assert UNKNOWN not in hands.pop(memory.guilds[seat] if seat >= 0 else "", [])
        if "draft" not in options and frame["view"]["phase"] == "setup":
            assert {card for hand in hands.values() for card in hand} == {UNKNOWN}
