"""Titles."""

from ..effects import choices
from ..effects.effect import belongs, script
from ..effects.reading import read
from ..hooks import COUNCIL_PAY, DECIDES_TIES, KEEPS_HEROES, TITLE_SCRIPT, VICTOR_DRAWS
from ..pieces import TITLE_FACTS
from ..vocabulary import TITLE


def read_titles() -> None:
    """What a title gives its holder."""
    for title, fact in enumerate(TITLE_FACTS):
        for effect in fact["effect"]:
            first = effect["ops"][0]
            if effect["hook"] == "bid.tie":
                DECIDES_TIES[title] = True
            elif effect["hook"] == "season.drawn":
                COUNCIL_PAY[title] = first["n"]
            elif effect["hook"] == "hero.leave":
                KEEPS_HEROES[title] = True
            elif effect["hook"] == "battle.end":
                VICTOR_DRAWS[title] = first["n"]
            else:
                assert effect["hook"] == "turn.any", effect["hook"]
                TITLE_SCRIPT[title] = script([choices.Office(read(first["cost"], True), read(first["effect"]))])
        belongs(TITLE, title)
