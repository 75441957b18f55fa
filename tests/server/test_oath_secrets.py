"""Oath over the real socket: no facedown card is in a frame of one who may not know it."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from krainy.engine.record import Record
from krainy.engine.state import EVERYBODY, State
from krainy.games.oath.cards import NAMES, NUMBER
from krainy.games.oath.state import Oath
from krainy.server.tables.registry import Tables
from tests.games.oath.table import GAME
from tests.server.running import Frame, open_registries, quick_settings, serving
from tests.server.watching import Offer, check_log, check_twins, heard_by, play, seated

TABLES = pytest.mark.parametrize(
    ("seats", "options"), [(2, {"prince": "chancellor"}), (3, {})], ids=["two-with-prince", "three"]
)
TOLD_TO_ALL = {
    "paid-favor",
    "paid-secrets",
    "showed",
    "discarded-card",
    "played-to-site",
    "played-adviser",
    "revealed-vision",
    "used",
    "moved-card",
    "swapped",
    "turned-card",
    "got-adviser",
    "found-site",
    "got-relic",
    "buried-relic",
    "uncovered-trait",
    "targeted-card",
    "planned",
    "built",
    "became-ruin",
}
"""The events that may show a card to everybody; all others with a card are for one seat."""
WORD = re.compile(r'"([a-z][a-z-]*)"|\bcard:(\d+)')
OPEN = ("sites", "visions", "relics", "tokens", "edifices", "traits", "campaign")
MOVES = 90
"""Some three rounds; whole games are played by the laws, without a socket."""
LIKED = {"search", "keep", "facedown", "peek", "recover-relic", "travel", "use", "uncover", "offer", "yes", "plan"}


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    return open_registries(monkeypatch)


def eager(chance: Random, offers: list[Offer]) -> Offer:
    """Mostly what brings cards to light, or keeps them in the dark."""
    liked = [offer for offer in offers if offer["block"] in LIKED]
    return chance.choice(liked if liked and chance.random() < 0.7 else offers)


def ids(thing: object) -> set[str]:
    """The cards that a piece of a frame names, by id or by number."""
    found = set()
    for word, number in WORD.findall(json.dumps(thing)):
        name = NAMES[int(number)] if number else word
        if name in NUMBER and name != "none":
            found.add(name)
    return found


class Memory:
    """What everybody may have seen by each ply, found by playing the record again with all cards open."""

    def __init__(self, record: Record) -> None:
        g = GAME.new(record.seats, record.seed, **record.options)
        self.seen: dict[int, list[set[str]]] = {seat: [] for seat in range(-1, g.seats)}
        self.events: dict[int, list[Counter[str]]] = {seat: [] for seat in range(-1, g.seats)}
        self.look(g)
        for seat, action in record.moves:
            g.apply(seat, action)
            self.look(g)

    def look(self, g: State) -> None:
        """Note what the next ply shows to whom: what lies face up, own cards, and what events tell."""
        assert isinstance(g, Oath)
        scene: Mapping[str, Any] = g.sight(-1)
        shared = set().union(*[ids(scene[zone]) for zone in OPEN])
        shared |= {card for row in scene["advisers"].values() for card in row if isinstance(card, str)}
        for seat, met in self.seen.items():
            own = own_cards(g, seat) if seat >= 0 else set()
            met.append((met[-1] if met else set()) | shared | own)
            self.events[seat].append(Counter(self.events[seat][-1] if self.events[seat] else ()))
        for event in g.told or []:
            kind = GAME.events.kinds[event.kind]
            hearers = [seat for seat in self.seen if event.to == EVERYBODY or (seat >= 0 and event.to >> seat & 1)]
            shown = {
                NAMES[n] for domain, n in zip(kind.domains, event.args, strict=True) if domain.name == "card" and n > 0
            }
            assert not shown or kind.name in TOLD_TO_ALL or len(hearers) == 1, f"everybody is told of '{kind.name}'"
            for seat in hearers:
                self.events[seat][-1][kind.name] += 1
                self.seen[seat][-1] |= shown
        g.forget()

    def check(self, seat: int, frame: Frame) -> None:
        """Nothing in a frame is news to who may not know it."""
        view = frame["view"]
        met = self.seen[seat][view["ply"]]
        told = ids({"view": view, "actions": [offer["targets"] for offer in frame["actions"]]})
        assert told <= met, f"seat {seat} reads {told - met} at ply {view['ply']}"
        assert not frame["actions"] or seat in view["actors"]
        check_log(frame, self.events[seat][view["ply"]])
        assert not {"deck", "pile_cards", "relic_cards", "dispossessed_cards"} & view.keys()


def own_cards(g: Oath, seat: int) -> set[str]:
    """What a seat holds face down or has drawn itself, read from the state and not from its view."""
    found: set[str] = set()
    for player in range(g.players):
        if g.driver[player] == seat:
            found |= {NAMES[g.cards.content[-1 - entry]] for entry in g.advisers[player] if entry < 0}
            if player < len(g.set_up_hands):
                found |= {NAMES[g.cards.content[slot]] for slot in g.set_up_hands[player]}
    if g.owing == 1 << seat:
        found |= {NAMES[g.cards.content[slot]] for slot in g.hand}
    return found


@TABLES
def test_a_game_tells_nobody_what_is_secret(
    tmp_path: Path, registries: list[Tables], seats: int, options: dict[str, str]
) -> None:
    """Nothing that anybody hears is news to who may not know it; and at every kind of decision, once in every round, a
    seat gets equal frames in worlds that it cannot tell apart."""
    with serving(quick_settings(tmp_path, seed=1)) as server:
        places, table = seated(server, "oath", seats, options=options)
        chance = Random(seats)
        met: set[tuple[int, str]] = set()
        differed = 0
        for _ in range(MOVES):
            play(places, chance, eager)
            view = places[-1].last["view"]
            moment = (view["round"], view["asked"])
            if moment not in met and places[-1].last["status"] == "playing":
                differed += check_twins(registries[0].loaded[table], places, seats)
            met.add(moment)
        assert differed > 1
        assert {"Act", "Keep", "PlayCard"} <= {asked for _, asked in met}
        memory = Memory(registries[0].loaded[table].table.playthrough.record())
        heard = heard_by(places)
        assert all(sum(seat == one for one, _ in heard) > 50 for seat in range(-1, seats))
        for seat, frame in heard:
            memory.check(seat, frame)
        # There was something to hide: facedown advisers, drawn cards, relics.
        hidden = [row for _, frame in heard for row in frame["view"]["advisers"].values()]
        assert sum(isinstance(one, dict) and "card" not in one for row in hidden for one in row) > 30
        assert sum("denizen" in frame["view"]["hand"] for _, frame in heard) > 10


def test_a_planted_leak_is_found(tmp_path: Path, registries: list[Tables]) -> None:
    """One card too many, in the view or among the actions, and the check above says so."""
    with serving(quick_settings(tmp_path, seed=1)) as server:
        places, table = seated(server, "oath", 2)
        chance = Random(3)
        for _ in range(20):
            play(places, chance, eager)
        memory = Memory(registries[0].loaded[table].table.playthrough.record())
        seat, frame = next((seat, frame) for seat, frame in heard_by(places)[::-1] if frame["actions"])
        memory.check(seat, frame)
        secret = next(name for name in NAMES[1:] if name not in memory.seen[seat][frame["view"]["ply"]])
        for leak in (
            {**frame, "view": {**frame["view"], "hand": [secret]}},
            {**frame, "actions": [{"targets": [f"card:{NUMBER[secret]}"]}]},
            {**frame, "log": [*frame["log"], {"event": "saw"}]},
        ):
            with pytest.raises(AssertionError):
                memory.check(seat, leak)
