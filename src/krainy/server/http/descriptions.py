"""Descriptions: a game in every language, as a form can be made from it, its rules reference, its player aid, its
components and its lessons."""

from functools import cache

from fluent.syntax import ast

import krainy
from krainy.bots import NAMES
from krainy.engine.errors import BadInput, Conflict
from krainy.play.endings import endless_from
from krainy.play.languages import LANGUAGES
from krainy.play.lessons import Telling, all_of
from krainy.play.lessons.telling import base
from krainy.play.reference import rules, search
from krainy.play.words import Speech, speak

from ..tables.creation import ME, USUAL_BOT
from ..wire.answers import (
    AidLine,
    AidPart,
    FirstTable,
    Game,
    GameAction,
    GameOption,
    GameWords,
    Judged,
    OptionChoice,
    Rule,
    Titled,
)
from ..wire.lessons import LessonLine
from ..wire.parts import Language

Speeches = dict[Language, Speech]

MARK = "option"
UNREAD = "?"
"""Stands for a world that somebody will begin from, where only that it is one matters."""
TOLD_ELSEWHERE = ("action", "aid", "conflict", "game", "option", "prompt")
"""Messages that reach a page with what they belong to."""


@cache
def describe(name: str) -> Game:
    """A game: its seats, options, bots and words."""
    game = krainy.load(name)
    speeches: Speeches = {lang: speak(lang, name) for lang in LANGUAGES}
    words = {
        lang: GameWords(*[said(speech, f"game-{key}") for key in ("title", "facts", "about", "endless")])
        for lang, speech in speeches.items()
    }
    options = [
        GameOption(
            option.name,
            option.kind,
            option.default,
            option.low,
            option.high,
            named(speeches, f"option-{option.name}"),
            [OptionChoice(one, named(speeches, f"option-{option.name}-{one or 'none'}")) for one in option.choices],
        )
        for option in game.options
        if option.kind != "choice" or len(option.choices) > 1  # what leaves no choice is asked of nobody
    ]
    blocks = [
        GameAction(
            block.name,
            list(block.fields),
            [domain.name for domain in block.domains],
            {lang: said(speech, f"action-{block.name}.verb") for lang, speech in speeches.items()},
            {
                lang: [said(speech, f"action-{block.name}.{field}") for field in block.fields]
                for lang, speech in speeches.items()
            },
        )
        for block in game.vocabulary.blocks
    ]
    endless = {str(seats): endless_from(game, seats) for seats in game.seats}
    seats = list(game.seats)
    first = FirstTable([ME, *[USUAL_BOT] * (game.first_seats - 1)], dict(game.first_options))
    return Game(name, game.version, seats, game.secrets, endless, list(NAMES), first, words, options, blocks)


def judge(name: str, seats: int, options: dict[str, object], world: bool) -> Judged:
    """Which options matter with these, and what of them does not go together, in every language."""
    game = krainy.load(name)
    if seats not in game.seats:
        raise BadInput(f"{name} is not played with {seats} seats")
    chosen = game.check({**options, game.world_option(): UNREAD} if world and game.world_option() else options)
    matter = [option.name for option in game.options if game.matters(option.name, seats, chosen)]
    try:
        game.check_together(seats, chosen)
    except Conflict as found:
        said: dict[Language, str] = {
            lang: speak(lang, name).say(f"conflict-{found.key}", **found.words) for lang in LANGUAGES
        }
        return Judged(matter, said)
    return Judged(matter, None)


def named(speeches: Speeches, key: str) -> dict[Language, Titled]:
    """A title and an explanation in every language."""
    return {lang: Titled(said(one, key), said(one, f"{key}.help")) for lang, one in speeches.items()}


def said(speech: Speech, key: str) -> str:
    """A text, or nothing where a game has none."""
    return speech.say(key) if speech.knows(key) else ""


@cache
def words_of(game: str, lang: str) -> dict[str, str]:
    """The words of a game that stand by themselves, by their keys: names of things, texts of cards."""
    krainy.load(game)
    speech, shared = speak(lang, game), speak(lang).messages
    found: dict[str, str] = {}
    for name, entry in speech.messages.items():
        if name in shared or name.partition("-")[0] in TOLD_ELSEWHERE:
            continue
        message = entry.parsed
        parts = {name: message.value} | {f"{name}.{one.id.name}": one.value for one in message.attributes}
        if all(pattern and plain(pattern) for pattern in parts.values()):
            found |= {key: speech.say(key) for key in parts}
    return found


def plain(pattern: ast.Pattern) -> bool:
    """Whether a text needs nothing to be put into it."""
    return all(isinstance(element, ast.TextElement) for element in pattern.elements)


def reference_of(game: str, lang: str, words: str) -> list[Rule]:
    """The rules of a game in their order, or those with all these words."""
    krainy.load(game)
    return [Rule(*one) for one in (search(game, words, lang) if words else rules(game, lang))]


def aid_of(game: str, lang: str) -> list[AidPart]:
    """The player aid of a game, part by part."""
    speech = speak(lang, game)
    return [
        AidPart(
            part.key,
            speech.say(f"aid-part-{part.key}"),
            [
                AidLine(
                    upper(speech.say(f"aid-{row.key}", **row.numbers, **row.words)),
                    speech.say(f"aid-{row.key}.text", **row.numbers, **row.words)
                    if speech.knows(f"aid-{row.key}.text")
                    else "",
                    row.rule,
                    row.sign,
                    row.actions,
                )
                for row in part.rows
            ],
        )
        for part in krainy.load(game).aid()
    ]


def upper(text: str) -> str:
    """A line begins with a large letter, also if a name does that is written small in a sentence."""
    return text[:1].upper() + text[1:]


def lessons_of(game: str, lang: str) -> list[LessonLine]:
    """The lessons of a game in their order, then its puzzles."""
    return [
        LessonLine(
            base(lesson),
            lesson.puzzle,
            lesson.number,
            lesson.difficulty,
            telling.title,
            telling.idea,
            len(lesson.steps),
            lesson.plays_on,
        )
        for lesson in all_of(game)
        for telling in [Telling(lesson, lang)]
    ]
