"""Numbers as a person writes them: 62.3% in English, 62,3% in Polish."""

from krainy.play.words import speak


def number(lang: str, value: float, digits: int = 0) -> str:
    """A number with so many digits after the point, or after the comma."""
    return f"{value:.{digits}f}".replace(".", speak(lang).say("decimal-sign"))


def percent(lang: str, share: float) -> str:
    """A share of 1."""
    return f"{number(lang, 100 * share, 1)}%"


def duration(lang: str, seconds: float) -> str:
    """A time, in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{number(lang, seconds / size, 1)} {unit}"
    return f"{number(lang, seconds / 1e-6, 1)} µs"
