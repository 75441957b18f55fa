"""Season cards."""

from krainy.engine.additions import edition

from ..effects.effect import belongs
from ..effects.reading import read
from ..hooks import SEASON_SCRIPT
from ..pieces import SEASON_FACTS
from ..vocabulary import SEASON_CARD


def read_seasons(added: int) -> None:
    """The basic effects of the season cards."""
    for number, fact in edition(SEASON_FACTS, added):
        SEASON_SCRIPT[number + 1] = read(fact["ops"])
        belongs(SEASON_CARD, number + 1)
