"""Looks at a game, plays it and replays its records, in the sources with which it is started; for `test_additions.py`,
which calls it with our own sources, and starts it as a program with copies whose data have grown."""

import json
import random
import sys
from collections.abc import Mapping
from typing import Any

import krainy
from krainy.engine.anatomy import dump, fingerprint
from krainy.engine.game import AnyGame
from krainy.engine.observation import observe
from krainy.engine.record import Record, loads, verify
from krainy.engine.state import State
from krainy.play.picture import vocabulary
from krainy.play.trial import check_game, spoken
from krainy.play.words import LANGUAGES, speak

PLIES = 400
NAMED = ("card", "tactics", "reward", "quest", "season", "hero", "monster")
"""The kinds of things whose names are compared."""


def play(game: AnyGame, seats: int, seed: int, options: dict[str, object], old: int) -> tuple[State, Record]:
    """A random game in which actions with numbers from `old` on are taken wherever there are some."""
    g = game.new(seats, seed, **options)
    chance = random.Random(seed)
    record = Record(game.name, game.version, seats, seed, game.check(options))
    while not g.over and g.ply < PLIES:
        seat = g.actors()[0]
        menu = g.actions(seat)
        action = chance.choice([n for n in menu if n >= old] or menu)
        record.moves.append((seat, action))
        g.apply(seat, action)
    record.end = fingerprint(g)
    return g, record


def look(name: str) -> dict[str, Any]:
    """The numbers and names of a game, and a game without expansions."""
    game = krainy.load(name)
    words = game.vocabulary
    g, record = play(game, game.seats[1], 3, {}, len(words))
    seen = observe(g, 0, True)
    ground: Mapping[str, Any] = game.ground(g)
    return {
        "actions": [" ".join([words.find(n).name, *words.targets(n)]) for n in range(len(words))],
        "names": {
            d.name: [game.label(g, d.name, thing) for thing in range(d.size)]
            for block in words.blocks
            for d in block.domains
            if d.name in NAMED
        },
        "slices": [[part.name, part.start, part.size] for part in seen.slices],
        "values": list(seen.values),
        "record": record.dumps(),
        "options": [option.name for option in game.options],
        "view": json.loads(json.dumps(g.view(0))),
        "blocks": vocabulary(g),
        "targets": [one["target"] for one in ground.get("cards", [])],
    }


def replay(text: str) -> int | str:
    """How many moves of a record are replayed, or why not."""
    record = loads(text)
    try:
        return verify(krainy.load(record.game), record).ply
    except krainy.BadInput as error:
        return str(error)


def use(name: str, seed: int, old: int) -> dict[str, Any]:
    """A game with the expansion `more`: its record, and what was done that could not be done before."""
    game = krainy.load(name)
    words = game.vocabulary
    _, record = play(game, 2, seed, {"expansions": ["more"]}, old)
    done = [n for _, n in record.moves if n >= old]
    return {"record": record.dumps(), "new": [[words.find(n).name, *words.targets(n)] for n in done]}


def arrange(name: str, scene: dict[str, Any], actions: list[str]) -> dict[str, Any]:
    """What a new thing does in a scene, and that the scene is refused without its expansion."""
    game = krainy.load(name)
    try:
        game.arrange(scene)
        refused = ""
    except krainy.BadInput as error:
        refused = str(error)
    g = game.arrange({**scene, "expansions": ["more"]})
    for action in actions[:-1]:
        g.apply(g.actors()[0], game.parse(g, action))
    number = game.parse(g, actions[-1])
    said = [speak(lang, name).name_action(g, number) for lang in LANGUAGES]
    g.apply(g.actors()[0], number)
    return {"number": number, "said": said, "refused": refused, "position": game.position(g)}


def start(name: str, options: dict[str, object], fields: list[str]) -> dict[str, int] | str:
    """How many things there are in these fields of a new game, or why it cannot begin."""
    try:
        told = dump(krainy.load(name).new(2, 1, **options))
    except krainy.BadInput as error:
        return str(error)
    return {field: size(told[field]) for field in fields}


def drawn(name: str, options: dict[str, object], fields: list[str]) -> dict[str, list[int]]:
    """What lies in these fields of twenty new games, together."""
    seeds = range(20) if fields else []
    told: list[dict[str, Any]] = [dump(krainy.load(name).new(2, seed, **options)) for seed in seeds]
    return {field: sorted({thing for one in told for thing in one[field]}) for field in fields}


def size(part: Any) -> int:
    """How many things lie there: in a list, in a mask, or face down."""
    if isinstance(part, int):
        return part.bit_count()
    return len(part["content"] if isinstance(part, dict) else part)


def laws(name: str, seed: int) -> int:
    """One game with the expansion under all laws."""
    game = krainy.load(name)
    return check_game(game, 2, seed, {"expansions": ["more"]}, words=spoken(game)).plies


def main() -> None:
    """Do what the standard input asks for: lists of a function and its arguments."""
    print(json.dumps([globals()[task[0]](*task[1:]) for task in json.load(sys.stdin)]))


if __name__ == "__main__":
    main()
