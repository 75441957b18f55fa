"""What a coach says to a newcomer, and when."""

from typing import Final

from krainy.engine.tip import Named, Tip, now_if, offered

from ..actions.operate import Operate
from ..board import FIRST_MONSTER, OF_TYPE, PLACES, REGIONS, TYPE
from ..era import regions_laid
from ..features.sense import attunement_worth
from ..state import Mysthea, count, on_island, track
from ..vocabulary import FACE, MEDITATE, MONSTER, PASS, SHIFT

WORTH: Final = 6
"""From so much glory on, an attunement should not wait."""
POOR: Final = 2
"""With so little energy most effects are out of reach."""
MANY: Final = 4
"""Meditation pays well in so many kinds of regions."""


def acting(g: Mysthea) -> bool:
    """Whether somebody chooses the next action of a turn."""
    return g.asked_name() == "Turn"


def last_round(g: Mysthea, seat: int) -> Named | None:
    """The fifth region card lies on the track: the Era ends after this round."""
    return now_if(acting(g) and not g.base_done and regions_laid(g) == len(OF_TYPE))


def monster(g: Mysthea, seat: int) -> Named | None:
    """A monster will attack, and own units stand on its island."""
    if acting(g):
        for event in track(g):
            who = event - FIRST_MONSTER
            if who >= 0 and not g.defeated >> who & 1 and g.lair[who] >= 0 and on_island(g, seat, g.lair[who]):
                return {"monster": (MONSTER, who)}
    return None


def encounter(g: Mysthea, seat: int) -> Named | None:
    """An encounter can be faced."""
    return now_if(acting(g) and offered(g, seat, FACE))


def attune(g: Mysthea, seat: int) -> Named | None:
    """The attunement of the own island is open and worth a lot."""
    island = g.home[seat] // PLACES
    free = acting(g) and offered(g, seat, SHIFT) and g.attuned[seat] < 0 and island not in g.attuned
    return now_if(free and attunement_worth(g, seat, island) >= WORTH)


def meditate(g: Mysthea, seat: int) -> Named | None:
    """Little energy, and units in many kinds of regions."""
    if not acting(g) or not offered(g, seat, MEDITATE) or g.energy[seat] > POOR:
        return None
    kinds = 0
    for region in range(REGIONS):
        if count(g, seat, region):
            kinds |= 1 << TYPE[region]
    return now_if(kinds.bit_count() >= MANY)


def points_left(g: Mysthea, seat: int) -> Named | None:
    """The action could be ended with command points left."""
    asked = g.asked
    return now_if(isinstance(asked, Operate) and asked.points > 0 and offered(g, seat, PASS))


def battle(g: Mysthea, seat: int) -> Named | None:
    """Cards are chosen for a battle."""
    return now_if(g.asked_name() == "BattleCards")


def chosen(g: Mysthea, seat: int) -> Named | None:
    """The Chosen is placed."""
    return now_if(g.asked_name() == "PlaceChosen")


def turn(g: Mysthea, seat: int) -> Named | None:
    """The first turn."""
    return now_if(acting(g) and g.era == 1 and g.laid == 1 and not g.base_done)


TIPS: Final = [
    Tip("battle", "mysthea.battle.4", battle),
    Tip("last-round", "mysthea.round.5", last_round),
    Tip("monster", "mysthea.monster.1", monster),
    Tip("encounter", "mysthea.encounter.1", encounter),
    Tip("attune", "mysthea.attune.1", attune),
    Tip("meditate", "mysthea.meditate.1", meditate),
    Tip("points", "mysthea.cp.1", points_left),
    Tip("turn", "mysthea.turn.1", turn),
    Tip("chosen", "mysthea.setup.13", chosen),
]
