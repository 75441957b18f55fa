"""The rules reference of a game: its rules by id, in reading order, and a search through them."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

import krainy
from krainy.engine.errors import BadInput

HEADING = re.compile(r"^(#{2,3}) (.+) \{#([a-z0-9_.]+)\}$")
MOST_WORDS = 8
"""So many different words of a search count; further ones are not looked for."""


class Rule(NamedTuple):
    """A rule, or the section that holds rules."""

    id: str
    title: str
    text: str
    section: bool


@cache
def rules(game: str, lang: str) -> tuple[Rule, ...]:
    """Every section and rule, in the order of the reference."""
    found: list[Rule] = []
    lines: list[str] = []
    for line in reference(game, lang).splitlines():
        heading = HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        close(found, lines)
        found.append(Rule(heading[3], heading[2], "", heading[1] == "##"))
    close(found, lines)
    return tuple(found)


def close(found: list[Rule], lines: list[str]) -> None:
    """The lines read so far are the text of the last rule."""
    if found:
        found[-1] = found[-1]._replace(text="\n".join(lines).strip())
    lines.clear()


def reference(game: str, lang: str) -> str:
    """The whole reference as it is written."""
    path = Path(krainy.__file__).parent / "games" / game / "rules" / f"{lang}.md"
    if not path.exists():
        raise BadInput(f"there is no rules reference of '{game}' in '{lang}'")
    return path.read_text(encoding="utf-8")


def rule(game: str, id: str, lang: str) -> tuple[str, str]:
    """Title and text of one rule; an id nobody wrote is an error that names the nearest."""
    found = lookup(game, id, lang)
    return found.title, found.text


def lookup(game: str, id: str, lang: str) -> Rule:
    """The rule with this id; `move.3` will do for `eko.move.3`."""
    wanted = id.strip().strip("[]").lower()
    for one in rules(game, lang):
        if one.id in (wanted, f"{game}.{wanted}"):
            return one
    from difflib import get_close_matches

    near = get_close_matches(wanted, [one.id for one in rules(game, lang)], 3)
    hint = f"; did you mean {', '.join(near)}?" if near else f"; rules are called like {rules(game, lang)[1].id}"
    raise BadInput(f"{game} has no rule '{id}'{hint}")


def parts(game: str, id: str, lang: str) -> list[Rule]:
    """A section with all its rules, or one rule alone."""
    first = lookup(game, id, lang)
    if not first.section:
        return [first]
    return [one for one in rules(game, lang) if one.id == first.id or one.id.startswith(first.id + ".")]


def search(game: str, words: str, lang: str) -> list[Rule]:
    """The rules in whose id, title or text every one of the words occurs, whatever its ending."""
    wanted = list(dict.fromkeys(stem(fold(word)) for word in words.split()))[:MOST_WORDS]
    return [one for one, text in folded(game, lang) if wanted and all(word in text for word in wanted)]


@cache
def folded(game: str, lang: str) -> tuple[tuple[Rule, str], ...]:
    """Every rule with what a search compares."""
    return tuple((one, fold(f"{one.id} {one.title} {one.text}")) for one in rules(game, lang))


def stem(word: str) -> str:
    """A word without its ending, roughly: 'wymiana' finds 'wymianę', 'emperors' finds 'emperor'."""
    return word[:-2] if len(word) > 8 else word[:-1] if len(word) > 4 else word


def fold(text: str) -> str:
    """A text without case and without marks on letters, as keyboards type it, to compare: 'Wieżę' is 'wieze'."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
