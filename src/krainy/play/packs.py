"""Data packs: a folder of a game's data files, with which the owner of a box replaces what had to be reconstructed.

Ids and their order stay, because actions, words and records count on them; everything else may differ. Whether a pack
can be played with is found out by loading the game with it, in a process of its own, and playing.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from krainy.engine.errors import BadInput
from krainy.engine.facts import facts
from krainy.games.runewars.pack import NUMBERS, SECTIONS

from .words import LANGUAGES

GAMES_WITH_PACKS = {"runewars": SECTIONS}
"""The games that can be played with a pack; their files, and what a record of each is called."""
NUMBERS_OF = {"runewars": NUMBERS}
"""By game and operation: the numbers that a pack may change."""
Words = dict[tuple[str, str], set[object]]
"""By operation and parameter: the words and numbers that our own files have there."""
RULE_WORDS = ("hook", "only", "at", "trait", "kind", "shape", "destiny", "alignment", "season", "faction", "where")
"""The fields of a record whose words the rules know."""
SOURCES = "field_sources"
"""Where the facts of a record come from, field by field."""
NAMES = "names"
"""The file that says which names and pieces are ours; of it a pack may leave out what it likes."""
TRIAL = """
import krainy, random
from krainy.play.words import LANGUAGES, speak
game = krainy.load({game!r})
for seed in range({games}):
    g = game.new(game.seats[seed % len(game.seats)], seed)
    chance = random.Random(seed)
    while not g.over and g.ply < 5000:
        for lang in LANGUAGES:
            speak(lang, game.name).prompt(g)
        seat = g.actors()[0]
        g.apply(seat, chance.choice(g.actions(seat)))
        broken = game.broken(None, g)
        if broken:
            raise SystemExit(broken[0])
for item in game.catalogue().items:
    for lang in LANGUAGES:
        speak(lang, game.name).say(item.name)
print(next(option.default for option in game.options if option.name == "pack"))
"""


def check_pack(game: str, folder: Path, games: int) -> str:
    """The mark of a pack that can be played with; otherwise an error that names the file and what is wrong."""
    if game not in GAMES_WITH_PACKS:
        raise BadInput(f"{game} knows no data packs; these do: {', '.join(GAMES_WITH_PACKS)}")
    if not folder.is_dir():
        raise BadInput(f"there is no folder '{folder}'")
    sections = GAMES_WITH_PACKS[game]
    words = [f"{lang}.ftl" for lang in LANGUAGES]
    files = sorted(path for path in folder.iterdir() if path.suffix in (".toml", ".ftl"))
    if not files:
        raise BadInput(f"{folder}: there is no data file; a pack has some of: {', '.join(sections)}.toml, {words[0]}")
    for path in files:
        if path.suffix == ".toml":
            check_file(game, path, sections)
        elif path.name not in words:
            raise BadInput(f"{path}: a pack has no such file; words are in {', '.join(words)}")
    return try_out(game, folder, games)


def check_file(game: str, path: Path, sections: dict[str, str]) -> None:
    """One file of facts: the ids that ours has, in its order, and in every record the fields that ours has."""
    if path.stem not in (*sections, NAMES):
        raise BadInput(f"{path}: a pack has no such file; it has: {', '.join(sections)}, {NAMES}")
    try:
        theirs = tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        raise BadInput(f"{path}: {error}") from None
    ours = facts(game, path.stem) if path.stem != NAMES else {}
    for name in ours:
        if name not in theirs:
            raise BadInput(f"{path}: '{name}' is missing")
        if isinstance(ours[name], list):
            check_records(path, name, ours[name], theirs[name])
    check_words(path, ours, theirs)
    check_operations(path, theirs, known_words(game, sections), NUMBERS_OF[game])


def check_records(path: Path, name: str, ours: list[dict[str, Any]], theirs: object) -> None:
    """The records of one kind."""
    if not isinstance(theirs, list) or not all(isinstance(row, dict) for row in theirs):
        raise BadInput(f"{path}: '{name}' is not a list of records")
    ids, found = [known_as(row) for row in ours], [known_as(row) for row in theirs]
    if found != ids:
        wrong = next((one for one, other in zip(found, ids, strict=False) if one != other), "")
        raise BadInput(f"{path}: {len(found)} records instead of {len(ids)}, or not in our order: {wrong or 'too few'}")
    for mine, other in zip(ours, theirs, strict=True):
        for field, value in mine.items():
            optional = field in ("uncertain", SOURCES)
            if not optional and type(other.get(field)) is not type(value):
                kind = type(value).__name__
                raise BadInput(f"{path}: '{field}' of {known_as(mine)} is missing or not of kind {kind}")


def check_words(path: Path, ours: object, theirs: object) -> None:
    """A word of the rules in a record, as its moment or its base, must be one that our own file has somewhere."""
    known: dict[str, set[str]] = {}
    for key, word in rule_words(ours):
        known.setdefault(key, set()).add(word)
    for key, word in rule_words(theirs):
        if word not in known.get(key, set()):
            raise BadInput(f"{path}: there is no {key} '{word}'; our file has: {', '.join(sorted(known.get(key, [])))}")


def rule_words(value: object) -> Iterator[tuple[str, str]]:
    """The words of the rules in some facts, with their fields; not those of operations, nor what is said of sources."""
    if isinstance(value, dict) and "op" not in value:
        for key, part in value.items():
            if key in RULE_WORDS and isinstance(part, str):
                yield key, part
            elif key != SOURCES:
                yield from rule_words(part)
    elif isinstance(value, list):
        for part in value:
            yield from rule_words(part)


def check_operations(path: Path, theirs: object, known: Words, numbers: dict[str, list[str]]) -> None:
    """Whatever an operation is told must be something that our own files tell it, but for the numbers that it reads:
    the rules would pass over anything else without a word."""
    for operation in operations(theirs):
        name = operation["op"]
        if (name, "op") not in known:
            continue  # the game itself says so when it is loaded
        for key, value in operation.items():
            if (name, key) not in known:
                raise BadInput(f"{path}: '{name}' takes no '{key}'")
            for word in scalars(value):
                number = isinstance(word, int) and not isinstance(word, bool)
                if not (number and key in numbers.get(name, [])) and word not in known[name, key]:
                    ours = ", ".join(sorted(str(one) for one in known[name, key]))
                    raise BadInput(f"{path}: '{name}' cannot do {key} = {word}; our files have: {ours}")


def known_words(game: str, sections: dict[str, str]) -> Words:
    """What our own files tell each operation."""
    known: Words = {}
    for section in sections:
        for operation in operations(facts(game, section)):
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


def known_as(row: dict[str, Any]) -> object:
    """What a record is known by."""
    return row.get("id", row.get("number"))


def try_out(game: str, folder: Path, games: int) -> str:
    """Load the game with the pack and play it at random; the mark by which records will know the pack."""
    known = {**os.environ, f"KRAINY_PACK_{game.upper()}": str(folder)}
    code = TRIAL.format(game=game, games=games)
    done = subprocess.run([sys.executable, "-P", "-c", code], env=known, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        why = said[-1].rpartition("BadInput: ")[2] if said else "no word why"
        raise BadInput(f"{folder}: the game cannot be played with it: {why}")
    return done.stdout.strip()
