"""Ready maps: boards that are laid already, by the rules of building, with a place for every realm. [runewars.map]

A map says which faction each seat plays, where each seat's pair of runes lies and where its forces begin. Which rune of
a pair is the dragon is chance, and only its seat knows; so nobody learns by heart what lies face down.
"""

from typing import Any, Final

from krainy.engine.errors import Conflict
from krainy.engine.facts import facts
from krainy.engine.flow import Step, replaced

from ..pieces import FACTION_IDS, SEASON_CARDS
from ..runes import lay_pair
from ..state import Runewars
from ..vocabulary import CHOSE_FACTION, LAID_RUNES, RUNE_LOT
from .tiles import AREAS, BARE, TILE_NAMES, Board, cell_at

DATA: Final[dict[str, Any]] = facts("runewars", "maps")
MAP_FACTS: Final[list[dict[str, Any]]] = DATA["map"]
"""Each map as often as there are numbers of seats."""
MAPS: Final[list[str]] = [m["id"] for m in MAP_FACTS if m["seats"] == 2]
"""The names of the maps."""


FIRST_CARD: Final[int] = SEASON_CARDS.index(DATA["first_card"]) if DATA["first_card"] in SEASON_CARDS else 0
"""The season card of the first spring on these maps."""


def ready_map(name: str, seats: int) -> dict[str, Any]:
    """What is known of a map for so many seats."""
    for one in MAP_FACTS:
        if one["id"] == name and one["seats"] == seats:
            return one
    raise KeyError(name)


def ready_board(facts_of: dict[str, Any]) -> Board:
    """The tiles of a map. With a data pack tiles may be others, so that they no longer lie so."""
    board = BARE
    for name, q, r, turns in facts_of["tiles"]:
        tile = TILE_NAMES.index(str(name))
        if board.contact(tile, int(turns), cell_at(int(q), int(r))) < 0:
            raise Conflict("map", f"board: the tiles of the map '{facts_of['id']}' do not fit")
        board = board.with_tile(tile, int(turns), cell_at(int(q), int(r)))
    return board


def home_of(g: Runewars, name: str, seat: int) -> int:
    """The area of its realm where the forces of a seat begin."""
    return AREAS.index(ready_map(name, g.seats)["homes"][seat])


class LayMap(Step[Runewars]):
    """The board and its runes; every seat gets the faction of its realm. [runewars.map.11]"""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, g: Runewars) -> None:
        chosen = ready_map(self.name, g.seats)
        for seat in range(g.seats):
            faction = FACTION_IDS.index(chosen["factions"][seat])
            g.faction = replaced(g.faction, seat, faction)
            g.seat_of = replaced(g.seat_of, faction, seat)
            g.tell(CHOSE_FACTION, seat + 1, faction)
        g.board = ready_board(chosen)
        for seat in range(g.seats):
            pair = [AREAS.index(area) for area in chosen["runes"][seat]]
            g.learned(1 << seat)
            dragon = g.below(2, RUNE_LOT)
            lay_pair(g, seat, pair[dragon], pair[1 - dragon])
            g.tell(LAID_RUNES, seat, min(pair), max(pair))
