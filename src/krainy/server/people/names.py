"""Names: what a guest may be called, and when two names look alike.

Nobody owns a name on the whole server, or one guest could take them all. Names must differ where people see each other:
at one table. There a name is refused that looks like another's, whatever letters it is made of.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from confusable_homoglyphs.confusables import confusables_data

from krainy.engine.errors import KrainyError

LONGEST_NAME = 40
MARKS = 2
"""So many marks may stand on one letter; more would be drawn over the lines above and below."""
UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that show nothing although they are no signs for formatting."""
STYLES = "\ufe0e\ufe0f"
"""Signs that say how an emoji is drawn; keyboards add them unasked, so that they are left out and not refused."""
MARK = "\u200e"
"""In the library's data some entries are wrapped in this sign."""


class BadName(KrainyError):
    """A name that nobody may have; `code` says why in one word."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def tidy(name: str) -> str:
    """A name with single spaces and composed letters; refuses what cannot be seen or read."""
    plain = unicodedata.normalize("NFC", "".join(letter for letter in name if letter not in STYLES))
    plain = " ".join(plain.split())
    if any(unseen(letter) for letter in plain):
        raise BadName("name-unseen", "this name has signs in it that cannot be seen; leave them out")
    marks = 0
    for letter in plain:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MARKS:
            raise BadName("name-marks", "this name has too many marks on one letter; leave them out")
    if not any(letter.isalnum() or unicodedata.category(letter) == "So" for letter in plain):
        raise BadName("name-empty", "this name has no letter in it; choose one that can be read")
    return plain[:LONGEST_NAME].rstrip()


def unseen(letter: str) -> bool:
    """Whether a sign shows nothing: controls of direction and layout, fillers, unassigned and private ones."""
    hidden = letter != " " and unicodedata.category(letter)[0] in "CZ"
    return hidden or letter in UNSEEN or 0xFE00 <= ord(letter) <= 0xFE0F or 0xE0100 <= ord(letter) <= 0xE01EF


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of these."""
    own = looks(name)
    return any(mine == theirs for other in others for mine, theirs in zip(own, looks(other), strict=True))


@lru_cache(10_000)
def looks(name: str) -> tuple[str, str]:
    """How a name looks, without regard to spaces and capitals; twice, because a capital I looks like a small l."""
    packed = "".join(unicodedata.normalize("NFKC", name).split())
    return skeleton(packed).casefold(), skeleton(packed.casefold())


def skeleton(text: str) -> str:
    """The same for texts that look the same, by the confusable letters of Unicode (UTS 39)."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(shapes().get(letter, letter) for letter in letters)


@cache
def shapes() -> dict[str, str]:
    """For every confusable letter what stands for its shape: the letters it looks like together, as 'rn' for 'm', or
    the first of those that look the same."""
    alone: dict[str, list[str]] = {}
    several: dict[str, str] = {}
    for raw, entries in confusables_data.items():
        letter = raw.strip(MARK)
        if len(letter) != 1:
            continue
        others = [entry["c"].strip(MARK) for entry in entries]
        longer = [other for other in others if len(other) > 1]
        if longer:
            several[letter] = longer[0]
        else:
            alone[letter] = [other for other in others if other]
    first: dict[str, str] = {}
    for letter in sorted(alone):
        if letter not in first:
            group, waiting = {letter}, [letter]
            while waiting:
                near = [other for other in alone.get(waiting.pop(), []) if other not in group]
                group.update(near)
                waiting += near
            first |= dict.fromkeys(group, min(group))
    return first | {letter: "".join(first.get(one, one) for one in text) for letter, text in several.items()}
