"""Data packs: a folder of a game's data files, with which the owner of a box replaces what had to be reconstructed.

Ids and their order stay, because actions, words and records count on them; what else may differ the game declares in
its `pack.py`. Whether a pack can be played with is found out by loading the game with it, in a process of its own, and
playing.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.facts import facts
from krainy.engine.pack import Pack

from .words import LANGUAGES

Words = dict[tuple[str, str], set[object]]
"""By operation and parameter: the words and numbers that our own files have there."""
SOURCES = "field_sources"
"""Where the facts of a record come from, field by field."""
REMARKS = ("note", "known", "uncertain", "constraints", "assembly", SOURCES)
"""What is said for people, and may be left out."""
KEYS = ("id", "number", "city")
"""The fields by which a record is known."""
TRIAL = """
import krainy
from krainy.engine.chance import Dice
from krainy.play.trial import random_setting
from krainy.play.words import LANGUAGES, speak
game = krainy.load({game!r})
speeches = [speak(lang, game.name) for lang in LANGUAGES]
for seed in range({games}):
    dice = Dice(seed)
    seats, options = random_setting(game, dice) if seed else (game.seats[0], {{}})
    g = game.new(seats, seed, **options)
    while not g.over and g.ply < 5000:
        seat = g.actors()[0]
        actions = g.actions(seat)
        action = actions[dice.below(len(actions))]
        for speech in speeches:
            speech.prompt(g)
            speech.name_action(g, action)
        g.forget()
        before = g.clone()
        g.apply(seat, action)
        broken = game.broken(before, g)
        if broken:
            raise SystemExit(broken[0])
for item in game.catalogue().items:
    for speech in speeches:
        speech.say(item.name, called=item.called)
print(next(option.default for option in game.options if option.name == "pack"))
"""


def pack_of(game: str) -> Pack:
    """What a game declares of its packs."""
    if game not in krainy.names():
        krainy.load(game)  # says that there is no such game
    found: Pack = import_module(f"krainy.games.{game}.pack").PACK
    return found


def check_pack(game: str, folder: Path, games: int) -> str:
    """The mark of a pack that can be played with; otherwise an error that names the file and what is wrong."""
    pack = pack_of(game)
    if not folder.is_dir():
        raise BadInput(f"there is no folder '{folder}'")
    words = [f"{lang}.ftl" for lang in LANGUAGES]
    known = [f"{name}.toml" for name in (*pack.files, pack.names) if name]
    files = sorted(path for path in folder.iterdir() if path.suffix in (".toml", ".ftl"))
    if not files:
        raise BadInput(f"{folder}: there is no data file; a pack has some of: {', '.join(known + words)}")
    for path in files:
        if path.name not in known + words:
            raise BadInput(f"{path}: a pack has no such file; it has: {', '.join(known + words)}")
        if path.suffix == ".toml":
            Comparison(pack, path).whole()
    return try_out(game, folder, games)


class Comparison:
    """One file of a pack beside ours."""

    def __init__(self, pack: Pack, path: Path) -> None:
        self.pack = pack
        self.path = path
        self.free = [fact.split(".") for fact in pack.files.get(path.stem, [])]
        self.ours = facts(pack.game, path.stem)
        try:
            self.theirs = tomllib.loads(path.read_text(encoding="utf-8"))
        except (ValueError, OSError) as error:
            raise self.wrong(str(error)) from None

    def wrong(self, what: str) -> BadInput:
        """An error in this file, in one line."""
        return BadInput(f"{self.path}: {what}".replace("\n", " "))

    def whole(self) -> None:
        """The ids that ours has, in its order, and nothing otherwise but what may be otherwise."""
        if self.path.stem == self.pack.names:
            return
        self.table([], "", self.ours, self.theirs, self.ours)
        self.words()
        self.operations()

    def compare(self, keys: list[str], where: str, ours: object, theirs: object) -> None:
        """A fact, or several in a table or in records."""
        if self.is_free(keys):
            self.same_kind(where, ours, theirs)
        elif isinstance(ours, dict) and isinstance(theirs, dict):
            self.table(keys, where.replace("'", ""), ours, theirs, ours)
        elif isinstance(ours, list) and ours and isinstance(ours[0], dict):
            self.records(keys, where, ours, theirs)
        elif theirs != ours:
            raise self.wrong(f"{where} is {theirs!r}; it is {ours!r} in every pack")

    def same_kind(self, where: str, ours: object, theirs: object) -> None:
        """A fact that may differ is of the kind of ours; the parts of a list are as well."""
        if type(theirs) is not type(ours):
            raise self.wrong(f"{where} is missing or not of kind {type(ours).__name__}")
        if isinstance(ours, list) and isinstance(theirs, list) and ours:
            kinds = {type(part) for part in ours}
            for part in theirs:
                if type(part) not in kinds:
                    raise self.wrong(
                        f"{where}: {part!r} is not of kind {' or '.join(sorted(k.__name__ for k in kinds))}"
                    )

    def records(self, keys: list[str], where: str, ours: list[dict[str, Any]], theirs: object) -> None:
        """The records of one kind: the same ids in the same order; those without an id may be more or fewer if all
        that they say may differ."""
        if not isinstance(theirs, list) or not all(isinstance(row, dict) for row in theirs):
            raise self.wrong(f"{where} is not a list of records")
        every: dict[str, Any] = {}
        for row in ours:
            every = {**row, **every}
        if known_as(ours[0]) is None and self.is_free([*keys, "*"]):
            for number, row in enumerate(theirs):
                self.table(keys, f"number {number + 1} of {where}", ours[0], row, every)
            return
        ids, found = [known_as(row) for row in ours], [known_as(row) for row in theirs]
        if found != ids:
            first = next((one for one, other in zip(found, ids, strict=False) if one != other), "too few")
            raise self.wrong(f"{where}: {len(found)} records instead of {len(ids)}, or not in our order: {first}")
        for mine, other in zip(ours, theirs, strict=True):
            self.table(keys, str(known_as(mine) or where), mine, other, every)

    def table(
        self, keys: list[str], where: str, ours: dict[str, Any], theirs: dict[str, Any], every: dict[str, Any]
    ) -> None:
        """The facts of a table; `every` has those that any of our tables of this kind has."""
        of = f" of {where}" if where else ""
        for name in ours:
            if name not in theirs and not is_remark(name):
                kind = "" if isinstance(ours[name], (dict, list)) else f" or not of kind {type(ours[name]).__name__}"
                raise self.wrong(f"'{name}'{of} is missing{kind}")
        for name, value in theirs.items():
            if is_remark(name) or name == "source":
                continue
            inner = [*keys, name]
            if name not in every or (name not in ours and not self.is_free(inner)):
                raise self.wrong(f"there is no '{name}'{of}")
            self.compare(inner, f"'{name}'{of}", ours.get(name, every[name]), value)

    def is_free(self, keys: list[str]) -> bool:
        """Whether a fact may differ."""
        return any(
            len(fact) == len(keys) and all(part in (key, "*") for part, key in zip(fact, keys, strict=True))
            for fact in self.free
        )

    def words(self) -> None:
        """A word of the rules in a record, as its moment or its base, must be one that our own file has somewhere."""
        known: dict[str, set[str]] = {}
        for key, word in rule_words(self.pack.words, self.ours):
            known.setdefault(key, set()).add(word)
        for key, word in rule_words(self.pack.words, self.theirs):
            if word not in known.get(key, set()):
                ours = ", ".join(sorted(known.get(key, [])))
                raise self.wrong(f"there is no {key} '{word}'; our file has: {ours}")

    def operations(self) -> None:
        """Whatever an operation is told must be something that our own files tell it, but for the numbers that it
        reads: the rules would pass over anything else without a word."""
        known = known_words(self.pack)
        for operation in operations(self.theirs):
            name = operation["op"]
            if (name, "op") not in known:
                continue  # the game itself says so when it is loaded
            for key, value in operation.items():
                if (name, key) not in known:
                    raise self.wrong(f"'{name}' takes no '{key}'")
                for word in scalars(value):
                    number = isinstance(word, int) and not isinstance(word, bool)
                    if not (number and key in self.pack.numbers.get(name, [])) and word not in known[name, key]:
                        ours = ", ".join(sorted(str(one) for one in known[name, key]))
                        raise self.wrong(f"'{name}' cannot do {key} = {word}; our files have: {ours}")


def known_as(row: dict[str, Any]) -> object:
    """What a record is known by."""
    return next((row[key] for key in KEYS if key in row), None)


def is_remark(name: str) -> bool:
    """Whether a field only says something for people."""
    return name in REMARKS or name.startswith("source_of_")


def rule_words(fields: list[str], value: object) -> Iterator[tuple[str, str]]:
    """The words of the rules in some facts, with their fields; not those of operations, nor what is said of sources."""
    if isinstance(value, dict) and "op" not in value:
        for key, part in value.items():
            if key in fields and not isinstance(part, dict):
                for word in scalars(part):
                    if isinstance(word, str):
                        yield key, word
            elif key not in (SOURCES, "source"):
                yield from rule_words(fields, part)
    elif isinstance(value, list):
        for part in value:
            yield from rule_words(fields, part)


def known_words(pack: Pack) -> Words:
    """What our own files tell each operation."""
    known: Words = {}
    for name in pack.files:
        for operation in operations(facts(pack.game, name)):
            for key, value in operation.items():
                known.setdefault((operation["op"], key), set()).update(scalars(value))
    return known


def operations(value: object) -> Iterator[dict[str, Any]]:
    """All operations in some facts, also those inside others."""
    if isinstance(value, dict):
        if isinstance(value.get("op"), str):
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from operations(part)


def scalars(value: object) -> Iterator[object]:
    """The words and numbers of one parameter, without those of operations inside it."""
    if isinstance(value, dict):
        if "op" not in value:
            for part in value.values():
                yield from scalars(part)
    elif isinstance(value, list):
        for part in value:
            yield from scalars(part)
    else:
        yield value


def try_out(game: str, folder: Path, games: int) -> str:
    """Load the game with the pack and play it at random; the mark by which records will know the pack."""
    known = {**os.environ, f"KRAINY_PACK_{game.upper()}": str(folder)}
    code = TRIAL.format(game=game, games=games)
    done = subprocess.run([sys.executable, "-P", "-c", code], env=known, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        why = said[-1].rpartition("BadInput: ")[2] if said else "no word why"
        raise BadInput(why if why.startswith(str(folder)) else f"{folder}: the game cannot be played with it: {why}")
    return done.stdout.strip()
