"""Laying the board of Ekö from its tiles: at random from the game's chance, or as a line of text says.

A line names the large tiles slot by slot with their turns, then the small tiles with place and turns:
`G3 D2 A4 C3 E4 F4 B0 R@-1,-3,2 R@4,0,1`. With modules a large tile may lie anywhere too: `A@2,1,4`. [eko.var.3]
"""

import re
from typing import Any, Final, cast

from krainy.engine.errors import BadInput, Conflict

from .board import DISCS, MAX_SPACES, MAX_TERRAINS, TERRAINS, Board, TerrainKind
from .pack import PACK
from .state import Eko

MODULES: Final = [
    "portals",
    "pyramids",
    "temple_of_wind",
    "storm_labyrinth",
    "temple_of_moon",
    "temple_of_sand",
    "lighthouse",
]
FLOWER: Final = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
TRIANGLE: Final = [(0, 0), (1, 0), (0, 1)]  # the shape of every small tile, the Lighthouse included [eko.ruling.3]
SIDES: Final = FLOWER[1:]
ATTEMPTS: Final = 1000

Cells = dict[tuple[int, int], str]


class Tiles:
    """The tiles of the box and the layouts, as the data files tell."""

    def __init__(self) -> None:
        tiles = PACK.facts("tiles")
        self.backs: dict[str, list[str]] = {}
        self.large: dict[str, list[str]] = {}
        for tile in tiles["large"]:
            self.backs.setdefault(tile["back"], []).append(tile["id"])
            self.large[tile["id"]] = tile["hexes"]
        self.replaces: dict[str, str] = {}
        """The tile that each temple takes the place of; the other one's where a temple has taken it already."""
        for tile in tiles["temple"]:
            self.large[tile["id"]] = tile["hexes"]
            self.replaces[tile["id"]] = tile["replaces"]
        self.instead: str = tiles["temple"][-1]["replaces_if_moon_in_play"]
        self.small: dict[str, list[str]] = {tile["id"]: tile["hexes"] for tile in tiles["small"]}
        self.landmark: dict[str, str] = {tile["id"]: tile.get("landmark", "") for tile in tiles["small"]}
        self.count: dict[str, int] = {tile["id"]: tile["count"] for tile in tiles["small"]}
        layouts = PACK.facts("layouts")
        self.layouts: dict[str, Any] = layouts["seats"]
        self.contacts: int = layouts["small_tiles"]["contacts"]
        """The sides that a storm tile must share with ordinary spaces."""

    def wanted(self, seats: int, options: dict[str, Any]) -> tuple[list[str], list[str]]:
        """The large and the small tiles of a game, in the order of their letters.
        [eko.setup.1, eko.setup.2, eko.var.1, eko.var.2]"""
        modules = options["modules"]
        large = [tile for back in self.layouts[str(seats)]["backs"] for tile in self.backs[back]]
        moon, sand = "temple_of_moon" in modules, "temple_of_sand" in modules
        if moon:  # [eko.moon.1]
            large[large.index(self.replaces["MOON"])] = "MOON"
        if sand:  # [eko.sand.1, eko.ruling.2]
            large[large.index(self.instead if moon else self.replaces["SAND"])] = "SAND"
        small: list[str] = []
        if "portals" in modules:
            small += ["R", "R"]
        if "temple_of_wind" in modules:
            small += ["T"]
        if "pyramids" in modules:  # [eko.pyr.4]
            small += ["S"] * (options["pyramids"] or (1 if seats == 2 else 2))
        if "lighthouse" in modules:
            small += ["U"]
        if "storm_labyrinth" in modules:
            small += self.storms()[: options["storms"]]
        return large, small

    def storms(self) -> list[str]:
        """The tiles of the storm labyrinth, by turns."""
        pairs = min(self.count["P"], self.count["Q"])
        return ["P", "Q"] * pairs + ["P"] * (self.count["P"] - pairs) + ["Q"] * (self.count["Q"] - pairs)


TILES: Final = Tiles()
MODULE_OF: Final = {"pyramids": "pyramids", "storms": "storm_labyrinth"}
"""The module without which an option means nothing."""


def check_modules(modules: list[str]) -> None:
    """The Lighthouse needs storms to light. [eko.light.1]"""
    if "lighthouse" in modules and "storm_labyrinth" not in modules and "pyramids" not in modules:
        text = "modules: the lighthouse is used with storm_labyrinth or pyramids; add one of them"
        raise Conflict("lighthouse", text)


def check_together(seats: int, options: dict[str, Any]) -> None:
    """Modules that need others, and the example boards, which have no place for any."""
    check_modules(options["modules"])
    if options["board"] == "example":
        large, small = TILES.wanted(seats, options)
        if [tile for tile in large if tile in ("MOON", "SAND")] or small:
            raise Conflict("example", "board: the example boards are for games without modules; leave the board out")


def lay(g: Eko, options: dict[str, Any]) -> Board:
    """The board of a new game: the one asked for, or a random legal one. [eko.setup.3, eko.setup.4, eko.setup.5]"""
    large, small = TILES.wanted(g.seats, options)
    text = options["board"]
    if text == "example":
        text = TILES.layouts[str(g.seats)]["example"]
    if text:
        return given(g.seats, text, large, small)
    for _ in range(ATTEMPTS):
        tokens = random_large(g, large)
        if scatter(g, small, tokens):
            board = build_board(tokens, g.seats)
            if board.connected():
                return board
    raise BadInput("modules: these tiles find no place on the board; choose fewer storms")


def random_large(g: Eko, tiles: list[str]) -> list[str]:
    """The large tiles shuffled over the slots, each turned at random. [eko.setup.3, eko.setup.4]"""
    order = list(range(len(tiles)))
    g.shuffle(order)
    return [f"{tiles[number]}{g.below(6)}" for number in order]


def scatter(g: Eko, tiles: list[str], tokens: list[str]) -> bool:
    """Put each small tile on a recommended site, or anywhere it fits; adds them to the tokens. [eko.var.3]"""
    if not tiles:
        return True
    cells = large_cells(g.seats, tokens)
    sites = [site_token(site) for site in TILES.layouts[str(g.seats)]["sites"]]
    for tile in tiles:
        spots = [spot for spot in sites if fits(tile, spot, cells)]
        if not spots:
            spots = [spot for spot in around(cells) if fits(tile, spot, cells)]
        if not spots:
            return False
        q, r, turns = spots[g.below(len(spots))]
        cells.update(placed(TILES.small[tile], TRIANGLE, q, r, turns))
        tokens.append(f"{tile}@{q},{r},{turns}")
    return True


def site_token(site: list[list[int]]) -> tuple[int, int, int]:
    """A site of the data as place and turns of the tile on it."""
    q, r = site[0]
    wanted = {(site[1][0], site[1][1]), (site[2][0], site[2][1])}
    for turns in range(6):
        if {turned(1, 0, q, r, turns), turned(0, 1, q, r, turns)} == wanted:
            return q, r, turns
    raise PACK.wrong("layouts", f"the hexes of the site {site} do not touch as those of a small tile do")


def around(cells: Cells) -> list[tuple[int, int, int]]:
    """Every place and turn of a small tile that touches the board, in a fixed order."""
    edge = sorted({(q + dq, r + dr) for q, r in cells for dq, dr in SIDES} - set(cells))
    return [(q, r, turns) for q, r in edge for turns in range(6)]


def fits(tile: str, spot: tuple[int, int, int], cells: Cells) -> bool:
    """Whether a small tile may lie there: it overlaps nothing and what matters on it touches spaces. [eko.portal.1]"""
    new = placed(TILES.small[tile], TRIANGLE, *spot)
    if any(place in cells for place in new):
        return False
    if "storm" in new.values():
        contacts = sum(cells.get((q + dq, r + dr)) == "space" for q, r in new for dq, dr in SIDES)
        return contacts >= TILES.contacts
    q, r, _ = spot
    return any(cells.get((q + dq, r + dr)) in ("space", "storm") for dq, dr in SIDES)


def given(seats: int, text: str, large: list[str], small: list[str]) -> Board:
    """The board that a line of text describes; an illegal one is refused with the reason."""
    tokens = text.split()
    for token in tokens:
        if not re.fullmatch(r"[A-Z]+([0-5]|@-?\d{1,2},-?\d{1,2},[0-5])", token):
            raise BadInput(f"board: '{token}' is neither a large tile like 'A3' nor a placed one like 'R@-1,-3,2'")
    names = [tile_of(token) for token in tokens]
    if sorted(names) != sorted(large + small):
        raise BadInput(f"board: this game needs exactly the tiles {' '.join(sorted(large) + sorted(small))}")
    free = any(token != tile_of(token) + token[-1] for token in tokens if tile_of(token) in large)
    if free and not small and "MOON" not in large and "SAND" not in large:
        raise BadInput("board: without modules the large tiles lie in the slots of the layout (eko.setup.3)")
    cells = large_cells(seats, tokens)
    if len(cells) != len(FLOWER) * len(large):
        raise BadInput("board: two large tiles overlap")
    for token in tokens:
        if tile_of(token) in small:
            if "@" not in token or not fits(token[0], spot_of(token), cells):
                raise BadInput(f"board: the small tile '{token}' overlaps another or touches too few spaces")
            cells.update(placed(TILES.small[token[0]], TRIANGLE, *spot_of(token)))
    board = build_board(tokens, seats)
    if not board.connected():
        raise BadInput("board: its spaces do not form one connected area (eko.setup.5)")
    return board


def tile_of(token: str) -> str:
    """The tile a word of a line names."""
    return token.partition("@")[0] if "@" in token else token[:-1]


def spot_of(token: str) -> tuple[int, int, int]:
    """Place and turns of a tile that is named with them."""
    q, r, turns = token.partition("@")[2].split(",")
    return int(q), int(r), int(turns)


def large_cells(seats: int, tokens: list[str]) -> Cells:
    """The hexes of the large tiles: those with a place lie there, the others slot by slot."""
    cells: Cells = {}
    slots = list(TILES.layouts[str(seats)]["slots"])
    for token in tokens:
        if tile_of(token) in TILES.large:
            q, r, turns = spot_of(token) if "@" in token else (*slots.pop(0), int(token[-1]))
            cells.update(placed(TILES.large[tile_of(token)], FLOWER, q, r, turns))
    return cells


def placed(kinds: list[str], shape: list[tuple[int, int]], q: int, r: int, turns: int) -> Cells:
    """The hexes of one tile where it lies."""
    return {turned(dq, dr, q, r, turns): kind for (dq, dr), kind in zip(shape, kinds)}


def turned(dq: int, dr: int, q: int, r: int, turns: int) -> tuple[int, int]:
    """A hex of a tile at (q, r) after some turns of 60 degrees."""
    for _ in range(turns):
        dq, dr = -dr, dq + dr
    return q + dq, r + dr


def build_board(tokens: list[str], seats: int) -> Board:
    """The board that these tiles make; rows are named by letters from the top, hexes in a row by numbers."""
    cells = large_cells(seats, tokens)
    landmarks: list[tuple[str, list[tuple[int, int]]]] = []
    for token in tokens:
        if tile_of(token) in TILES.small:
            new = placed(TILES.small[token[0]], TRIANGLE, *spot_of(token))
            cells.update(new)
            landmarks.append((TILES.landmark[token[0]], sorted(new)))
    ground = ground_of(tokens, seats, cells)
    kinds = [cells[place] for place in ground.order]
    spaces = [at for at, kind in enumerate(kinds) if kind == "space"]
    spaces += [at for at, kind in enumerate(kinds) if kind == "storm"]
    terrains = [at for at, kind in enumerate(kinds) if kind not in ("space", "storm")]
    board = Board(
        [ground.names[at] for at in spaces],
        [kinds[at] == "storm" for at in spaces],
        [ground.names[at] for at in terrains],
        [TERRAINS.index(cast(TerrainKind, kinds[at])) for at in terrains],
    )
    board.places = [ground.order[at] for at in spaces + terrains]
    board.text = " ".join(tokens)
    number = [0] * len(kinds)
    for index, at in enumerate(spaces + terrains):
        number[at] = index
    for one, other in ground.touching:
        board.touch(number[one], number[other])
    for kind, around_it in landmarks:
        if kind == "pyramid":
            board.pyramids.append([board.places.index(place) for place in around_it])
        elif kind == "lighthouse":
            board.lighthouse = [board.places.index(place) for place in around_it]
    board.finish()
    return board


def by_row(place: tuple[int, int]) -> tuple[int, int]:
    """Reading order: rows from the top, then from the left."""
    return place[1], place[0]


class Ground:
    """Where hexes lie, whatever is on them."""

    def __init__(self, cells: Cells) -> None:
        self.order: Final = sorted(cells, key=by_row)
        self.names: Final = name_hexes(self.order)
        self.touching: Final[list[tuple[int, int]]] = []
        """The pairs of hexes that share a side, as places in the order."""
        place_of = {place: at for at, place in enumerate(self.order)}
        for at, (q, r) in enumerate(self.order):
            for dq, dr in SIDES[:3]:  # half of the six sides: every pair is met once
                other = place_of.get((q + dq, r + dr), -1)
                if other >= 0:
                    self.touching.append((at, other))


SLOTS_GROUND: Final[dict[int, Ground]] = {}
"""By seats, the ground of the boards whose tiles lie in the slots of the layout: it is always the same."""


def ground_of(tokens: list[str], seats: int, cells: Cells) -> Ground:
    """The ground of a board; found once where all its tiles lie in slots."""
    for token in tokens:
        if "@" in token:
            return Ground(cells)
    if seats not in SLOTS_GROUND:
        SLOTS_GROUND[seats] = Ground(cells)
    return SLOTS_GROUND[seats]


def name_hexes(order: list[tuple[int, int]]) -> list[str]:
    """A name for every hex: the letter of its row and its number in the row."""
    names: list[str] = []
    top = order[0][1]
    row, number = top, 0
    for place in order:
        if place[1] != row:
            row, number = place[1], 0
        number += 1
        names.append(f"{letters(row - top)}{number}")
    return names


def letters(row: int) -> str:
    """A to Z, then AA, AB …"""
    return (letters(row // 26 - 1) if row >= 26 else "") + chr(ord("A") + row % 26)


# -- a pack may have tiles with which no game can begin ----------------------------------------------------------------

FIXED_COUNTS: Final = {"R": 2, "T": 1, "S": 2, "U": 1}
"""Small tiles of which the rulebook tells how many there are."""
SEAT_COUNTS: Final = [2, 3, 4]
MOST_STORM_SPACES: Final = MAX_SPACES - DISCS * SEAT_COUNTS[-1]
MOST_SMALL_TERRAINS: Final = MAX_TERRAINS + DISCS * SEAT_COUNTS[-1] - len(FLOWER) * 13
LEAST_STORMS: Final = 3
"""So many tiles of the storm labyrinth are used unless somebody chooses otherwise."""


def check_tiles() -> None:
    """Every tile has its shape, and every number of seats a board. [eko.setup.2, eko.setup.5, eko.setup.7]"""
    for tiles, shape in ((TILES.large, FLOWER), (TILES.small, TRIANGLE)):
        for tile, hexes in tiles.items():
            if len(hexes) != len(shape):
                raise PACK.wrong("tiles", f"tile {tile} has {len(hexes)} hexes; it has the room for {len(shape)}")
    for tile, number in FIXED_COUNTS.items():
        if TILES.count[tile] != number:
            raise PACK.wrong("tiles", f"there are {number} tiles {tile}, not {TILES.count[tile]}")
    small = [kind for tile, number in TILES.count.items() for kind in TILES.small[tile] * number]
    storms = small.count("storm")
    if "space" in small or storms > MOST_STORM_SPACES or len(small) - storms > MOST_SMALL_TERRAINS:
        most = f"at most {MOST_STORM_SPACES} storm spaces and {MOST_SMALL_TERRAINS} terrains"
        raise PACK.wrong("tiles", f"all small tiles together have no ordinary space, {most}")
    if len(TILES.storms()) < LEAST_STORMS:
        raise PACK.wrong("tiles", f"there are at least {LEAST_STORMS} tiles P and Q")
    for seats in SEAT_COUNTS:
        check_layout(seats)


def check_layout(seats: int) -> None:
    """The board of a number of seats: as many slots as tiles, a space for every disc, one connected area."""
    layout = TILES.layouts[str(seats)]
    options: dict[str, Any] = {"pyramids": 0, "storms": 0, "board": ""}
    for modules in ([], ["temple_of_moon"], ["temple_of_sand"], ["temple_of_moon", "temple_of_sand"]):
        large, _ = TILES.wanted(seats, {**options, "modules": modules})
        if len(large) != layout["large_tiles"] or len(large) != len(layout["slots"]):
            raise PACK.wrong("layouts", f"{seats} players lay {len(large)} large tiles, not {len(layout['slots'])}")
        kinds = [kind for tile in large for kind in TILES.large[tile]]
        spaces = kinds.count("space")
        if spaces != DISCS * seats:
            with_them = f" with {' and '.join(modules)}" if modules else ""
            raise PACK.wrong(
                "tiles", f"{seats} players need {DISCS * seats} spaces{with_them}; their tiles have {spaces}"
            )
        if "capital" not in kinds:
            raise PACK.wrong("tiles", f"the tiles of {seats} players have no capital")
        if "storm" in kinds or "portal" in kinds or "temple_wind" in kinds:
            raise PACK.wrong("tiles", "storms, portals and the Temple of the Wind lie on small tiles")
    for site in layout["sites"]:
        site_token(site)
    try:
        given(seats, layout["example"], TILES.wanted(seats, {**options, "modules": []})[0], [])
    except BadInput as error:
        raise PACK.wrong("layouts", f"the example for {seats} players: {error}") from None


if PACK.folder:
    check_tiles()
