"""Made-up worlds with any cards anywhere, so that games meet all of them and not only those of the first game."""

import json

from krainy.engine.chance import Dice
from krainy.games.oath.board import COLOURS, OATHS, SLOTS
from krainy.games.oath.cards import (
    ADVISER_ONLY,
    CAPACITY,
    DENIZENS,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_RUIN,
    FIRST_SITE,
    NAMES,
    PLACE,
    RELICS,
    SITE_RELICS,
    SITES,
)
from krainy.games.oath.hooks import POWERS

UP = (0, 2, 5)
"""One site of every region is face up."""


def mixed(dice: Dice, items: list[int]) -> list[int]:
    """The items in random order."""
    rest, found = list(items), []
    while rest:
        found.append(rest.pop(dice.below(len(rest))))
    return found


def any_world(seed: int) -> str:
    """The document of a random world."""
    dice = Dice(seed)
    sites = mixed(dice, list(range(FIRST_SITE, FIRST_SITE + SITES)))
    denizens = mixed(dice, list(range(1, DENIZENS + 1)))
    relics = mixed(dice, list(range(FIRST_RELIC, FIRST_RELIC + RELICS)))
    edifices = mixed(dice, list(range(6)))
    places: list[object] = []
    for spot in range(SLOTS):
        if spot not in UP and dice.below(2):
            places.append(None)
            continue
        site = sites.pop()
        cards: list[int] = []
        if CAPACITY[site] and dice.below(3) == 0:
            ruined = spot > 1 and dice.below(2)
            cards.append((FIRST_RUIN if ruined else FIRST_EDIFICE) + edifices.pop())
        while len(cards) < CAPACITY[site] and dice.below(3):
            card = next(c for c in denizens if PLACE[c] != ADVISER_ONLY and POWERS[c].room < 0)
            denizens.remove(card)
            cards.append(card)
        lying = [relics.pop() for _ in range(SITE_RELICS[site])]
        places.append(
            {"site": NAMES[site], "cards": [NAMES[c] for c in cards], "relics": [NAMES[c] for c in lying]},
        )
    gone = dice.below(12)
    return json.dumps(
        {
            "format": "krainy-oath-world-1",
            "oath": OATHS[dice.below(4)],
            "citizens": [colour for colour in COLOURS[1:] if dice.below(3) == 0],
            "sites": places,
            "deck": [NAMES[card] for card in denizens[:54]],
            "dispossessed": [NAMES[card] for card in denizens[54 : 54 + gone]],
            "relics": [[NAMES[card] for card in relics[:3]], [NAMES[card] for card in relics[3:]]],
        }
    )
