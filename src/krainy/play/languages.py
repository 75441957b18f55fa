"""The languages that Krainy speaks: the one list that the texts, the server, the page and the tests follow.

CONTRIBUTING.md tells which texts a language needs.
"""

from typing import NamedTuple


class Language(NamedTuple):
    """A language."""

    code: str
    """What its files are named after."""
    name: str
    """What those who speak it call it."""
    locale: str
    """How dates and numbers are written in it on the page: a BCP 47 tag."""


SPOKEN = (
    Language("pl", "Polski", "pl-PL"),
    Language("en", "English", "en-GB"),
)
LANGUAGES = tuple(language.code for language in SPOKEN)
DEFAULT = "en"
"""For those who ask for none, and for whose own language there are no texts."""


def nearest(tag: str) -> str:
    """The language of a locale of the system, like `pl_PL.UTF-8`; the default if we do not speak it."""
    whole = tag.partition(".")[0].replace("_", "-")
    return next((code for code in (whole, whole.partition("-")[0]) if code in LANGUAGES), DEFAULT)
