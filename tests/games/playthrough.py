"""Golden playthroughs: everything that a game answered along a fixed game, as text that people can read.

Any change of the rules shows up in them as a difference. When it is wanted, write them anew:

    KRAINY_PURE=1 .venv/bin/python -m tests.games.playthrough --write

and read the difference before you keep it. Without `--write` it only says which files differ.
"""

import sys
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.chance import Dice
from krainy.engine.state import State
from krainy.games.eko.tiles import MODULES

from .runewars.warlike import warlike_move
from .xidit.busy import busy_move

HERE = Path(__file__).parent
WHOLE = 20
"""After so many plies the complete position is told."""
SHOWN = 4
"""So many of the legal actions are told."""
LONGEST = 1000
WIDTH = 110


class Playthrough(NamedTuple):
    """A game that is always played the same way."""

    game: str
    name: str
    seats: int
    seed: int
    options: dict[str, Any]

    @property
    def path(self) -> Path:
        return HERE / self.game / "golden" / f"{self.name}.txt"


PLAYTHROUGHS = [
    Playthrough("eko", "two-seats", 2, 127, {}),
    Playthrough("eko", "three-seats", 3, 216, {}),
    Playthrough("eko", "four-seats", 4, 155, {}),
    Playthrough("eko", "all-modules", 3, 157, {"modules": MODULES}),
    Playthrough("xidit", "three-with-virtual", 3, 11, {"virtual": "hard"}),
    Playthrough("xidit", "four-seats", 4, 12, {}),
    Playthrough("xidit", "five-seats", 5, 13, {}),
    Playthrough("xidit", "short", 4, 14, {"length": "short"}),
    Playthrough("mysthea", "two-with-mirages", 2, 21, {}),
    Playthrough("mysthea", "three-draft", 3, 22, {"draft": "on", "foresight": "on", "night": ["tree", "volcano"]}),
    Playthrough("mysthea", "five-seats", 5, 23, {}),
    Playthrough("oath", "learning-game", 4, 31, {"start": "learning"}),
    Playthrough("oath", "two-with-prince", 2, 32, {"prince": "chancellor"}),
    Playthrough("oath", "first-game", 4, 33, {}),
    Playthrough("oath", "six-seats", 6, 34, {}),
    Playthrough("runewars", "two-built", 2, 31, {}),
    Playthrough("runewars", "three-exploration", 3, 32, {"board": "random", "exploration": "on"}),
    Playthrough("runewars", "four-seats", 4, 33, {"board": "random"}),
]
ESSENTIALS = {
    "eko": ["points", "capitals", "discs", "reserve", "box", "prison"],
    "xidit": ["screens", "virtual"],
    "mysthea": ["glory", "energy", "experience"],
    "oath": ["boards", "advisers", "relics", "banners"],
    "runewars": ["rune_supply", "titles"],
}
"""What of the position is told after every action if it changed, by game; nothing for a game that is not here."""


def tell(one: Playthrough) -> Iterator[str]:
    """The lines of a playthrough."""
    game = krainy.load(one.game)
    g = game.new(one.seats, one.seed, **one.options)
    dice = Dice(one.seed)
    yield f"{one.game}, {one.seats} seats, seed {one.seed}"
    yield from (f"{name}: {short(value)}" for name, value in one.options.items())
    yield from events(g)
    before = game.position(g)
    while not g.over and g.ply < LONGEST:
        if g.ply % WHOLE == 0:
            yield from ["", "the position", *lines(before)]
        seat, action = choose(g, dice)
        yield ""
        yield f"{g.ply}. {game.label(g, 'seat', seat)}: {g.asked_name()}, {menu(g, seat)}"
        yield f"  > {game.phrase(g, action)}"
        g.forget()
        g.apply(seat, action)
        yield from events(g)
        after = game.position(g)
        yield from changed(before, after, ESSENTIALS.get(one.game, []))
        before = after
    yield from ["", "the last position", *lines(before), ""]
    winners = [game.label(g, "seat", seat) for seat in range(g.seats) if g.winners >> seat & 1]
    yield f"over {g.over}, unfinished {g.unfinished}, winners {', '.join(winners) or 'none'}"
    yield f"fingerprint {fingerprint(g)}"


def choose(g: State, dice: Dice) -> tuple[int, int]:
    """Every kind of action is as likely as another, so that rare ones happen in a short game."""
    if g.game.name == "xidit":
        return busy_move(g, dice)
    if g.game.name == "runewars":
        return warlike_move(g, dice)
    actors = g.actors()
    seat = actors[dice.below(len(actors))]
    by_kind: dict[str, list[int]] = {}
    for action in g.actions(seat):
        by_kind.setdefault(g.game.vocabulary.find(action).name, []).append(action)
    actions = list(by_kind.values())[dice.below(len(by_kind))]
    return seat, actions[dice.below(len(actions))]


def menu(g: State, seat: int) -> str:
    """How many actions are legal, and some of them."""
    actions = g.actions(seat)
    some = actions
    if len(actions) > SHOWN:
        some = [actions[number * (len(actions) - 1) // (SHOWN - 1)] for number in range(SHOWN)]
    more = " | …" if len(some) < len(actions) else ""
    return f"{len(actions)} legal: " + " | ".join(g.game.phrase(g, action) for action in some) + more


def events(g: State) -> Iterator[str]:
    """What was told, one line each."""
    for event in g.told or []:
        kind = g.game.events.kinds[event.kind]
        parts = zip(kind.fields, kind.domains, event.args, strict=True)
        labels = [(field, g.game.label(g, domain.name, arg)) for field, domain, arg in parts]
        told = ", ".join(f"{field} {label}" for field, label in labels if label)
        yield f"  * {kind.name} {told}".rstrip()


def short(thing: object) -> str:
    """A part of a position in few words: what is true is named, what is false is left out."""
    if isinstance(thing, dict):
        parts = [(str(key), value) for key, value in thing.items() if value is not False]
        return " ".join(
            key if value is True else short(value) if isinstance(value, str) else f"{key} {short(value)}"
            for key, value in parts
        )
    if isinstance(thing, list):
        return "+".join(short(part) for part in thing) or "-"
    return str(thing).lower() if isinstance(thing, bool) else str(thing)


def changed(before: Mapping[str, Any], after: Mapping[str, Any], keys: list[str]) -> Iterator[str]:
    """What became of the essentials, in one line; nothing if they stayed."""
    found = []
    for key in keys:
        parts = [name for name in after[key] if after[key][name] != before[key][name]]
        if parts:
            found.append(f"{key} " + "; ".join(f"{name} {short(after[key][name])}" for name in parts))
    if found:
        yield "  = " + " · ".join(found)


def lines(position: Mapping[str, Any]) -> Iterator[str]:
    """A position, part by part."""
    for key, value in position.items():
        if isinstance(value, dict):
            told = "; ".join(f"{name} {short(part)}" for name, part in value.items())
        else:
            told = short(value)
        told = f"  {key}: {told or '-'}"
        yield from wrap(told, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def text(one: Playthrough) -> str:
    """A playthrough as its file holds it."""
    return "".join(f"{line}\n" for line in tell(one))


def changes(one: Playthrough) -> list[str]:
    """The difference between the file and the game as it is played now."""
    written = one.path.read_text(encoding="utf-8") if one.path.exists() else ""
    names = (f"{one.path.name} as written", f"{one.path.name} as played")
    return list(unified_diff(written.splitlines(), text(one).splitlines(), *names, lineterm=""))


def main(arguments: list[str]) -> int:
    different = [one for one in PLAYTHROUGHS if changes(one)]
    for one in different:
        if "--write" in arguments:
            one.path.parent.mkdir(parents=True, exist_ok=True)
            one.path.write_text(text(one), encoding="utf-8")
        print("wrote" if "--write" in arguments else "differs:", one.path)
    return 1 if different and "--write" not in arguments else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
