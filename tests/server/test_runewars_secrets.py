"""Runewars over the real socket: no hand, rune, reward, objective or token is in a frame of one who may not know it."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from krainy.engine.knowledge import UNKNOWN
from krainy.engine.state import EVERYBODY, State
from krainy.engine.vocabulary import Event
from krainy.server.tables.loaded import LoadedTable
from krainy.server.tables.registry import Tables
from krainy.server.tables.table import Table
from tests.games.runewars.table import GAME
from tests.games.runewars.warlike import LIKED
from tests.server.running import Frame, open_registries, quick_settings, serving
from tests.server.watching import Offer, check_log, check_twins, heard_by, play, seated

MOVES = 320
"""How far a game is played: into the second or third year."""
OPTIONS = {"board": "random", "exploration": "on"}
HIDDEN = {"tactics": "tactics", "quests": "quest", "objectives": "objective"}
"""Cards before a player that others do not see, and the domain of each."""
OPEN = {
    "tactics": ["tactics_discard", "played"],
    "quest": ["quest_discard"],
    "objective": ["fulfilled"],
    "reward": ["reward_discard"],
}
"""Where everybody sees what lies."""


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    return open_registries(monkeypatch)


def eager(chance: Random, offers: list[Offer]) -> Offer:
    """Mostly what leads to battles, duels and cards."""
    liked = [offer for offer in offers if offer["block"] in LIKED]
    return chance.choice(liked if liked and chance.random() < 0.7 else offers)


class Memory:
    """What everybody may have learned by each ply: the cards that events named to it, the own ones, the open ones."""

    def __init__(self, loaded: LoadedTable) -> None:
        seats = range(-1, len(loaded.head.chairs))
        self.met: dict[int, list[set[tuple[str, str]]]] = {seat: [] for seat in seats}
        """By seat and ply: domain and name of everything it has met; runes as 'rune' and their area."""
        self.events: dict[int, list[Counter[str]]] = {seat: [] for seat in seats}
        """By seat and ply: how often it has been told of each kind of event."""
        self.known: dict[int, dict[int, tuple[set[tuple[str, str]], Counter[str]]]] = {}
        """The same by the length of the table's log and seat: an undo brings a ply back, and then another move."""
        table = Table(loaded.head)
        for row in loaded.rows:
            table.add(row)
            if row.kind == "undo":
                for seat in seats:
                    del self.met[seat][table.g.ply + 1 :], self.events[seat][table.g.ply + 1 :]
            elif row.kind in ("start", "move"):
                self.look(table.g, table.playthrough.told[-1])
            if table.started:
                self.known[table.length] = {seat: (self.met[seat][-1], self.events[seat][-1]) for seat in seats}

    def look(self, g: State, told: list[Event]) -> None:
        """Note what this ply shows to whom."""
        scene: Mapping[str, Any] = GAME.position(g)
        shared = {(domain, name) for domain, zones in OPEN.items() for zone in zones for name in scene[zone]}
        for seat, met in self.met.items():
            met.append(
                (met[-1] if met else set()) | shared | (self.own(scene, scene["seats"][seat]) if seat >= 0 else set())
            )
            self.events[seat].append(Counter(self.events[seat][-1] if self.events[seat] else ()))
        for event in told:
            kind = GAME.events.kinds[event.kind]
            named = list(zip(kind.domains, event.args, strict=True))
            things = {(domain.name, GAME.label(g, domain.name, number)) for domain, number in named}
            if kind.name in ("saw-rune", "revealed-rune"):
                things |= {("rune", name) for domain, name in things if domain == "area"}
            for seat in self.met:
                if event.to == EVERYBODY or (seat >= 0 and event.to >> seat & 1):
                    self.events[seat][-1][kind.name] += 1
                    self.met[seat][-1] |= things
                    if kind.name == "rune-moved":
                        self.carry(self.met[seat][-1], *[GAME.label(g, "area", area) for area in event.args[1:]])

    def carry(self, met: set[tuple[str, str]], frm: str, to: str) -> None:
        """A rune is carried in the open: who knows it knows it at its new place, and no longer what lies at the old."""
        if ("rune", frm) in met:
            met.discard(("rune", frm))
            met.add(("rune", to))

    def own(self, scene: Mapping[str, Any], name: str) -> set[tuple[str, str]]:
        """What lies before a player, and the runes of the areas that he controls."""
        found = {(HIDDEN[zone], card) for zone in ("tactics", "quests") for card in scene[zone][name]}
        found |= {("objective", scene["objectives"][name])} if name in scene["objectives"] else set()
        found |= {("reward", c) for hero in scene["heroes"].values() if hero["seat"] == name for c in hero["rewards"]}
        return found | {("rune", area) for area, facts in scene["areas"].items() if facts["seat"] == name}

    def check(self, seat: int, frame: Frame) -> int:
        """Nothing in a frame is news to who may not know it; how much of it is hidden."""
        view = frame["view"]
        met, events = self.known[frame["ply"]][seat]
        shown = {("rune", area) for area, rune in view["runes"].items() if rune["face"] != UNKNOWN}
        shown |= {("exp", token["token"]) for token in view["tokens"].values()}
        for zone, domain in HIDDEN.items():
            held = [[card] if isinstance(card, str) else card for card in view[zone].values()]
            shown |= {(domain, name) for cards in held for name in cards}
        shown |= {("reward", name) for hero in view["heroes"].values() for name in hero["rewards"]}
        shown |= {("reward", name) for marker in view["fallen"] for name in marker["rewards"]}
        shown |= {("fate", card) for hand in view["fate"] for card in hand}
        shown |= {("hero", hero) for hero in view["hero_offer"]}
        news = {one for one in shown if one[1] != UNKNOWN} - met
        assert not news, f"seat {seat} reads {news} at ply {view['ply']}"
        assert not frame["actions"] or seat in view["actors"]
        assert len(view["sealed"]) <= (1 if seat >= 0 else 0)
        check_log(frame, events)
        return sum(name == UNKNOWN for _, name in shown)


def test_a_game_tells_nobody_what_is_secret(tmp_path: Path, registries: list[Tables]) -> None:
    """Nothing that anybody hears is news to who may not know it; and at every kind of decision, once in every year, a
    seat gets equal frames in worlds that it cannot tell apart."""
    with serving(quick_settings(tmp_path, seed=1)) as server:
        places, table = seated(server, "runewars", 2, options=OPTIONS)
        chance = Random(4)
        met: set[tuple[int, str]] = set()
        differed = 0
        for _ in range(MOVES):
            if not play(places, chance, eager):
                break
            view = places[-1].last["view"]
            moment = (view["year"], view["asked"])
            if moment not in met and places[-1].last["status"] == "playing":
                differed += check_twins(registries[0].loaded[table], places, 2)
            met.add(moment)
        assert differed > 10
        assert {(1, "ChooseOrders"), (2, "ChooseOrders")} <= met
        memory = Memory(registries[0].loaded[table])
        heard = heard_by(places)
        assert all(sum(seat == one for one, _ in heard) > 150 for seat in (-1, 0, 1))
        hidden = [memory.check(seat, frame) for seat, frame in heard]
        assert sum(number > 1 for number in hidden) > len(hidden) / 2  # there was something to hide
