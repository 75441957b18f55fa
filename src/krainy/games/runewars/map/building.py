"""Building the board: tiles, markers, runes, realms, neutral units, cities. [runewars.map]

With the option of a random board the same decisions are made by chance, except for the runes.
"""

from typing import Final

from krainy.engine.flow import Decision, Step, replaced
from krainy.engine.vocabulary import Reason, Thing

from ..control import put, settle_area
from ..pieces import CITIES, NEUTRALS, QUEST_FACTS
from ..runes import has_rune, lay_pair, take_rune
from ..state import RANDOM_BOARD, Runewars
from ..vocabulary import (
    AT,
    BOARD_FAILED,
    BOARD_LOT,
    CITY_LAID,
    CITY_LOT,
    DEALT_LOT,
    DEALT_QUEST,
    LAID_REALM,
    LAID_RUNES,
    LAID_TILE,
    MARK,
    MARKED,
    NEUTRALS_PLACED,
    NUMBER_OF,
    REALM,
    RUNES,
    TILE,
    TILE_A,
    TOOK_TILE,
)
from .exploring import lay_tokens
from .places import (
    covers_marker,
    fits_anywhere,
    legal_markers,
    marker_cells,
    places,
    realm_cell,
    rune_places,
    touches_realm,
    why_not_lay,
    why_not_mark,
    why_not_realm,
)
from .tiles import AREAS, AREAS_OF, BARE, CENTRE, DWELLERS, HAS_CITY, MAP_TILES, NUMBER, OFF, REALMS, STEP, TILE_OF

STARTING: Final[list[int]] = [number + 1 for number, quest in enumerate(QUEST_FACTS) if quest["starting"]]
"""The starting quests, one for each map tile."""
QUEST_AREA: Final[list[int]] = [-1, *[AREAS.index(q["area"]) if "area" in q else -1 for q in QUEST_FACTS]]


class Chosen(Decision[Runewars]):
    """A decision of building that chance makes instead, if the board is random."""

    def enter(self, g: Runewars) -> bool:
        if not g.rules & RANDOM_BOARD:
            return super().enter(g)
        actions = self.actions(g, self.seat)
        g.flow.pop()
        if actions:
            g.learned()
            self.take(g, self.seat, g.pick(actions, BOARD_LOT))
        else:
            self.lapse(g)
        return False


# -- tiles -------------------------------------------------------------------------------------------------------------


class DealQuests(Step[Runewars]):
    """Two starting quests to each player, and the tiles that they name. [runewars.map.1, runewars.map.2]"""

    def run(self, g: Runewars) -> None:
        quests = STARTING.copy()
        g.shuffle(quests, DEALT_LOT)
        g.learned()
        dealt: list[list[int]] = []
        for seat in range(g.seats):
            dealt.append(quests[2 * seat : 2 * seat + 2])
            for quest in dealt[seat]:
                g.tell(DEALT_QUEST, seat, quest)
        g.dealt = dealt
        g.then([LayTiles()])


class LayTiles(Step[Runewars]):
    """Everybody lays one tile, and then another. [runewars.map.3]"""

    def run(self, g: Runewars) -> None:
        g.board = BARE
        g.markers = []
        g.unlaid = [sum(1 << TILE_OF[QUEST_AREA[quest]] for quest in g.dealt[seat]) for seat in range(g.seats)]
        order = clockwise(g, g.first)
        g.then([*[LayTile(seat) for seat in order], *[LayTile(seat) for seat in order], LayMarkers()])


def clockwise(g: Runewars, first: int) -> list[int]:
    """All seats from one on."""
    return [(first + step) % g.seats for step in range(g.seats)]


class LayTile(Chosen):
    """Choose one of the own tiles and how it is turned. [runewars.map.3]"""

    name = "LayTile"
    rule = "runewars.map.3"
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [
            TILE_A(tile, turns)
            for tile in MAP_TILES
            if g.unlaid[seat] >> tile & 1
            for turns in range(6)
            if fits_anywhere(g.board, tile, turns)
        ]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        tile, turns = TILE_A.decode(action)
        g.unlaid = replaced(g.unlaid, seat, g.unlaid[seat] & ~(1 << tile))
        g.tell(TOOK_TILE, seat, tile, turns)
        if not g.board.on:
            lay(g, seat, tile, turns, CENTRE)
        else:
            g.then([LayAt(seat, tile, turns)])

    def lapse(self, g: Runewars) -> None:
        g.unwind(LayMarkers)  # no tile fits anywhere: begin again
        g.flow.pop()
        fail(g)
        g.then([LayTiles()])


def lay(g: Runewars, seat: int, tile: int, turns: int, cell: int) -> None:
    """A tile is laid."""
    g.board = g.board.with_tile(tile, turns, cell)
    g.tell(LAID_TILE, seat, tile, cell)


class LayAt(Chosen):
    """Where the tile goes. [runewars.map.4, runewars.map.5, runewars.map.6]"""

    name = "LayAt"
    rule = "runewars.map.4"
    answers = (AT,)

    def __init__(self, seat: int, tile: int, turns: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.turns: Final = turns

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"source": (TILE, self.tile), "turns": (NUMBER_OF, self.turns)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [AT.base + cell for cell in places(g.board, self.tile, self.turns)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        lay(g, seat, self.tile, self.turns, action - AT.base)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_lay(g, self.tile, self.turns, action - AT.base) if action in AT else Reason(self.rule)


def fail(g: Runewars) -> None:
    """Something could not be laid; what follows is begun anew."""
    g.failures += 1
    g.tell(BOARD_FAILED)


class LayMarkers(Step[Runewars]):
    """The first player lays the markers; if they find no place the tiles are laid anew.
    [runewars.map.7, runewars.map.8, runewars.map.9, runewars.map.10]"""

    def run(self, g: Runewars) -> None:
        g.markers = []
        g.then([*[LayMarker(g.first) for _ in range(g.seats)], LayRunes()])


class LayMarker(Chosen):
    """One marker per player at the edge of the board. [runewars.map.7, runewars.map.8, runewars.map.9]"""

    name = "LayMarker"
    rule = "runewars.map.8"
    answers = (MARK,)
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [MARK(one, side) for one, side in legal_markers(g)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        one, side = MARK.decode(action)
        g.markers = [*g.markers, one, one + STEP[side]]
        g.tell(MARKED, seat, one, one + STEP[side])

    def lapse(self, g: Runewars) -> None:
        g.unwind(LayRunes)
        g.flow.pop()
        fail(g)
        g.then([LayTiles()])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action not in MARK:
            return Reason(self.rule)
        cell, side = MARK.decode(action)
        return why_not_mark(g, cell, cell + STEP[side])


class LayRunes(Step[Runewars]):
    """The first player, then counter-clockwise, everybody lays a dragon and a false rune. [runewars.map.11]"""

    def run(self, g: Runewars) -> None:
        if len(rune_places(g)) < 2 * g.seats:  # [runewars.ruling.5]
            fail(g)
            g.then([LayMarkers() if g.failures % 3 else LayTiles()])
            return
        order = [(g.first - step) % g.seats for step in range(g.seats)]
        g.then([*[LayRune(seat) for seat in order], LayRealms()])


class LayRune(Decision[Runewars]):
    """Where the own dragon rune goes, and where the false one. [runewars.map.11, runewars.map.12]"""

    name = "LayRune"
    rule = "runewars.map.12"
    answers = (RUNES,)
    secret = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        free = rune_places(g)
        return [RUNES.base + one * NUMBER + other for one in free for other in free if one != other]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        dragon, other = divmod(action - RUNES.base, NUMBER)
        lay_pair(g, seat, dragon, other)
        g.tell(LAID_RUNES, seat, min(dragon, other), max(dragon, other))

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in RUNES:
            one, other = RUNES.decode(action)
            return Reason("runewars.map.11" if one == other else self.rule)
        return Reason(self.rule)


# -- realms ------------------------------------------------------------------------------------------------------------


class LayRealms(Step[Runewars]):
    """From the first player's left everybody replaces a marker by the own realm. [runewars.map.13]"""

    def run(self, g: Runewars) -> None:
        order = clockwise(g, (g.first + 1) % g.seats)
        g.then([*[LayRealm(seat) for seat in order], Populate()])


class LayRealm(Chosen):
    """Which marker, and how the realm is turned.
    [runewars.map.13, runewars.map.14, runewars.map.15, runewars.ruling.6]"""

    name = "LayRealm"
    rule = "runewars.map.13"
    answers = (REALM,)
    lapses = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        tile = REALMS[g.faction[seat]]
        found: list[int] = []
        for marker in range(len(g.markers) // 2):
            one, other = marker_cells(g, marker)
            for turns in range(6):
                cell = realm_cell(tile, turns, one, other)
                if (
                    cell != OFF
                    and g.board.fits(tile, turns, cell)
                    and not touches_realm(g, tile, turns, cell)
                    and not covers_marker(g, tile, turns, cell, marker)
                ):
                    found.append(REALM(marker, turns))
        return found

    def take(self, g: Runewars, seat: int, action: int) -> None:
        marker, turns = REALM.decode(action)
        tile = REALMS[g.faction[seat]]
        one, other = marker_cells(g, marker)
        cell = realm_cell(tile, turns, one, other)
        g.board = g.board.with_tile(tile, turns, cell)
        g.markers = g.markers[: 2 * marker] + g.markers[2 * marker + 2 :]
        g.tell(LAID_REALM, seat, cell, turns)

    def lapse(self, g: Runewars) -> None:
        """No place without touching another realm: markers, runes and realms are laid anew. [runewars.map.15]"""
        g.unwind(Populate)
        g.flow.pop()
        fail(g)
        for area in range(NUMBER):
            if has_rune(g, area):
                take_rune(g, area)
        g.board = g.board.without_realms()
        g.then([LayMarkers() if g.failures % 3 else LayTiles()])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action not in REALM:
            return Reason(self.rule)
        marker, turns = REALM.decode(action)
        return why_not_realm(g, seat, marker, turns)


class Populate(Step[Runewars]):
    """Neutral units, cities and exploration tokens come onto the board.
    [runewars.map.16, runewars.map.17, runewars.explore.1]"""

    def run(self, g: Runewars) -> None:
        g.markers = []
        g.dealt = [[] for _ in range(g.seats)]
        assert NEUTRALS
        tokens = list(range(len(CITIES)))
        g.shuffle(tokens, CITY_LOT, True)
        g.learned()
        for tile in range(len(AREAS_OF)):
            for area in AREAS_OF[tile]:
                if not g.board.on >> area & 1:
                    continue
                for unit, number in DWELLERS[area]:
                    put(g, area, 2 * unit, number)
                    g.stock[unit] -= number
                    g.tell(NEUTRALS_PLACED, unit, area, number)
                if HAS_CITY[area]:
                    g.city = replaced(g.city, area, tokens.pop())
                    g.tell(CITY_LAID, g.city[area], area)
                settle_area(g, area)
        lay_tokens(g)
