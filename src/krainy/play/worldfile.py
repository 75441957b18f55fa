"""A world in a file, with its whole history, or as the string by which another program keeps it; and back."""

import json
from dataclasses import asdict
from typing import Any

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.legacy import Save

from .chronicle import Chapter, Player, World, Written, tell_chapter
from .words import LANGUAGES, MissingWords, speak

FORMAT = "krainy-world-1"
LONGEST_NAME = 60
MOST_GAMES = 0xFFFF
MOST_CHAPTERS = 500
MOST_PLAYERS = 16
MOST_NOTES = 100
MOST_NOTE_LINES = 50
MOST_LINES = 6_000
"""A file with more of anything is none of ours. A game writes some 25 lines, so that this is the history of 240."""


def to_file(world: World) -> dict[str, Any]:
    """A world as plain data for a file."""
    about = {"game": world.game, "name": world.name, "games": world.games, "ruler": world.ruler}
    chapters = [asdict(chapter) for chapter in world.chapters]
    return {"format": FORMAT, **about, "world": json.loads(world.document), "chapters": chapters}


def to_string(world: World) -> str:
    """A world as the text by which groups carry it to another program."""
    return krainy.load(world.game).write_save(Save(world.document, world.name, world.games, world.ruler))


def read(text: str, game: str = "") -> World:
    """The world in a text: a file of ours, a bare document, or the string of another program."""
    text = text.strip()
    if not text.startswith("{"):
        found = worldly(game)
        save = found.read_save(text)
        return World(found.name, clean(save.name), save.world, save.games, clean(save.ruler))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("this is not a world: the file cannot be read") from None
    if data.get("format") == FORMAT:
        return read_file(data, game)
    found = worldly(game)
    found.survey(text)
    return World(found.name, "", text, 0)


def worldly(name: str) -> AnyGame:
    """The game of a text that does not say which: the one asked for, or the only one that leaves worlds."""
    names = [one for one in krainy.names() if krainy.load(one).world_option()]
    if name and name not in names:
        raise BadInput(f"{name} leaves no world behind; these games do: {', '.join(names) or 'none'}")
    if not name and len(names) != 1:
        raise BadInput(f"of which game is this world? There are: {', '.join(names) or 'none'}")
    return krainy.load(name or names[0])


def read_file(data: dict[str, Any], game: str) -> World:
    """The world in a file of ours; what is damaged is named."""
    name = data.get("game")
    if not isinstance(name, str) or (game and name != game):
        raise BadInput(f"this is a world of {name!r}, not of '{game or 'a game we have'}'")
    found = worldly(name)
    document = json.dumps(data.get("world"), ensure_ascii=False, separators=(",", ":"))
    found.survey(document)
    games, chapters = data.get("games"), data.get("chapters")
    if type(games) is not int or not 0 <= games <= MOST_GAMES:
        raise damaged("'games' is not how many it has seen")
    if not isinstance(chapters, list) or len(chapters) > min(games, MOST_CHAPTERS):
        raise damaged("'chapters' are not those of its games")
    if count_lines(chapters) > MOST_LINES:
        raise damaged(f"its chapters have more than {MOST_LINES} lines")
    told = [read_chapter(part, number, name) for number, part in enumerate(chapters, games - len(chapters) + 1)]
    return World(name, clean(data.get("name")), document, games, clean(data.get("ruler")), told)


def count_lines(chapters: list[Any]) -> int:
    """How many lines the chapters of a file have; counted before any of them is told."""
    parts = [part["notes"] for part in chapters if isinstance(part, dict) and isinstance(part.get("notes"), list)]
    lines = [note.get("lines") for notes in parts for note in notes if isinstance(note, dict)]
    return sum(len(one) for one in lines if isinstance(one, (list, dict)))


def read_chapter(part: Any, number: int, game: str) -> Chapter:
    """A chapter of a file; whatever it says, the game must have words for it."""
    try:
        players = [Player(one["called"], clean(one["name"]), clean(one["player"])) for one in part["players"]]
        notes = [
            Written(note["name"], [(key, dict(args)) for key, args in note["lines"]], note["secret"] is True)
            for note in part["notes"]
        ]
        chapter = Chapter(float(part["time"]), players, part["ruler"], notes)
        if type(chapter.ruler) is not int or not 0 <= chapter.ruler < len(players) <= MOST_PLAYERS:
            raise ValueError
        if not 0 <= chapter.time < 1 << 40 or len(notes) > MOST_NOTES:
            raise ValueError
        if any(len(note.lines) > MOST_NOTE_LINES for note in notes):
            raise ValueError
        for lang in LANGUAGES:
            tell_chapter(chapter, number, speak(lang, game), True)
    except (ArithmeticError, AttributeError, KeyError, MissingWords, TypeError, ValueError):
        raise damaged(f"chapter {number} cannot be read") from None
    return chapter


def damaged(what: str) -> BadInput:
    """A file of ours that somebody has changed."""
    return BadInput(f"this world is damaged: {what}")


def clean(name: object) -> str:
    """A name as people may read it: one line, and not too long."""
    said = " ".join(name.split()) if isinstance(name, str) else ""
    return "".join(sign for sign in said if sign.isprintable())[:LONGEST_NAME]
