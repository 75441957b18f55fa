"""Worlds that live from game to game: what a finished game leaves to the next, its history, and both in words.

A chapter is kept for years, so it has names and keys of words in it, never numbers of one version.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import krainy
from krainy.engine.legacy import Legacy, Note
from krainy.engine.record import Record, start
from krainy.engine.state import State

from .playthrough import Playthrough
from .words import Speech, Thing

UNSEATED = "unseated"
"""Who plays for a player that has no seat: the rules."""


@dataclass(frozen=True)
class Player:
    """Who took part in a game."""

    called: str
    """The key of what the player was called at the table."""
    name: str
    """What the person is called; nothing for a bot."""
    player: str
    """'person', the name of a bot, or 'unseated'."""


@dataclass(frozen=True)
class Written:
    """A note: its name, its sentences as keys with what they get, and whether it is better not read before the next
    game."""

    name: str
    lines: list[tuple[str, dict[str, Thing]]]
    secret: bool = False


@dataclass(frozen=True)
class Chapter:
    """What one game wrote into the history of its world."""

    time: float
    players: list[Player]
    ruler: int
    notes: list[Written]


@dataclass(frozen=True)
class World:
    """A world with its history."""

    game: str
    name: str
    document: str
    """What the next game starts from."""
    games: int
    """How many games it has seen; more than it has chapters if it came from elsewhere."""
    ruler: str = ""
    """What the person is called who won the last of them, as far as anybody knows."""
    chapters: list[Chapter] = field(default_factory=list)


# -- what a game leaves ------------------------------------------------------------------------------------------------


def bequeath(record: Record) -> Legacy | None:
    """What a recorded game leaves to the next one, or nothing."""
    game = krainy.load(record.game)
    if not game.world_option():
        return None
    g = start(game, record)
    g.told = None
    return left_by(g, record.moves)


def bequeathed(playthrough: Playthrough) -> Legacy | None:
    """The same for a game at a table, from the last checkpoint at which its winner was not known."""
    if not playthrough.game.world_option():
        return None
    g = playthrough.checkpoints.undecided()
    return left_by(g, playthrough.moves[g.ply :])


def left_by(g: State, moves: Sequence[tuple[int, int]]) -> Legacy | None:
    """What a game leaves that goes on with these moves from a position at which its winner was not known."""
    decided: State = g
    for seat, action in moves:
        if not g.decided:
            decided = g.clone()
        g.apply(seat, action)
        if g.decided and not g.over and not decided.decided:
            decided = g.clone()
    return g.game.legacy(decided, g)


def chapter_of(legacy: Legacy, seats: Sequence[tuple[str, str]], time: float) -> Chapter:
    """The chapter of a game; `seats` tells of every seat the person's name and who played it."""
    people = [*seats, *[("", UNSEATED)] * (len(legacy.players) - len(seats))]
    players = [Player(called, *who) for called, who in zip(legacy.players, people, strict=True)]
    return Chapter(time, players, legacy.ruler, [written(note) for note in legacy.notes])


def written(note: Note) -> Written:
    """A note as it is kept."""
    return Written(note.name, [(line.key, dict(line.args)) for line in note.lines], note.secret)


# -- in words ----------------------------------------------------------------------------------------------------------


def tell_chapter(chapter: Chapter, number: int, speech: Speech, secrets: bool) -> dict[str, Any]:
    """A chapter as a reader of a language finds it."""
    players = [
        {
            "called": str(speech.name(one.called)),
            "name": speech.say("annal-unseated") if one.player == UNSEATED else one.name,
            "player": one.player,
        }
        for one in chapter.players
    ]
    notes = tell_notes(chapter.notes, speech, secrets)
    return {"number": number, "time": chapter.time, "ruler": chapter.ruler, "players": players, "notes": notes}


def tell_survey(world: World, speech: Speech, secrets: bool) -> list[dict[str, Any]]:
    """What may be known of a world before its next game."""
    notes = krainy.load(world.game).survey(world.document)
    return tell_notes([written(note) for note in notes], speech, secrets)


def tell_notes(notes: Sequence[Written], speech: Speech, secrets: bool) -> list[dict[str, Any]]:
    """Notes with their labels; the secret ones only for those who want them."""
    return [
        {
            "name": note.name,
            "label": speech.say(f"annal-{note.name}"),
            "secret": note.secret,
            "lines": [upper(speech.say(key, **args)) for key, args in note.lines],
        }
        for note in notes
        if secrets or not note.secret
    ]


def upper(text: str) -> str:
    """A line of its own begins with a capital letter."""
    return text[:1].upper() + text[1:]


def history(world: World, speech: Speech, secrets: bool = False) -> list[dict[str, Any]]:
    """The chapters of a world in words, the first one first."""
    first = world.games - len(world.chapters) + 1
    return [tell_chapter(chapter, first + place, speech, secrets) for place, chapter in enumerate(world.chapters)]
