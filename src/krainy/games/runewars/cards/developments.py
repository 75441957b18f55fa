"""Developments of strongholds."""

from ..effects.effect import belongs
from ..effects.reading import read
from ..hooks import COLLECTS, DEVELOPMENT_SCRIPT, LOST_BY_USE
from ..pieces import DEVELOPMENT_FACTS
from ..vocabulary import DEVELOPMENT


def read_developments() -> None:
    """What developments give, and what fortifications do."""
    for number, fact in enumerate(DEVELOPMENT_FACTS):
        COLLECTS[number + 1] = fact["hook"] == "harvest.collect"
        LOST_BY_USE[number + 1] = fact.get("discard_after_use", False)
        DEVELOPMENT_SCRIPT[number + 1] = read(fact["ops"])
        belongs(DEVELOPMENT, number + 1)
