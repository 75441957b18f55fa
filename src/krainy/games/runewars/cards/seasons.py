"""Season cards."""

from ..effects.effect import belongs
from ..effects.reading import read
from ..hooks import SEASON_SCRIPT
from ..pieces import SEASON_FACTS
from ..vocabulary import SEASON_CARD


def read_seasons() -> None:
    """The basic effects of the season cards."""
    for number, fact in enumerate(SEASON_FACTS):
        SEASON_SCRIPT[number + 1] = read(fact["ops"])
        belongs(SEASON_CARD, number + 1)
