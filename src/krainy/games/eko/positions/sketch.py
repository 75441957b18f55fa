"""The board of a position in words: a line of tiles, or a sketch of which spaces and terrains touch."""

from itertools import pairwise
from typing import Any, Final

from krainy.engine.errors import BadInput

from ..board import MAX_SPACES, MAX_TERRAINS, PORTAL, TERRAINS, Board
from ..tiles import MODULES, TILES, check_modules, given
from ..vocabulary import ZONES

PARTS: Final = ["spaces", "storms", "terrains", "pyramids", "lighthouse"]


def scene_board(seats: int, scene: dict[str, Any]) -> Board:
    """The board of a scene: a line of tiles, or a sketch."""
    board = scene.get("board", "")
    modules = scene.get("modules", [])
    if isinstance(board, str):
        if not isinstance(modules, list) or any(module not in MODULES for module in modules):
            raise BadInput(f"modules: give a list of {', '.join(MODULES)}")
        check_modules(modules)
        pieces = [token[0] for token in board.split() if "@" in token]
        large, small = TILES.wanted(
            seats,
            {
                "modules": modules,
                "pyramids": pieces.count("S"),
                "storms": pieces.count("P") + pieces.count("Q"),
            },
        )
        return given(seats, board or TILES.layouts[str(seats)]["example"], large, small)
    if not isinstance(board, dict):
        raise BadInput("board: give a line of tiles or a mapping with spaces and terrains")
    if modules:
        raise BadInput("modules: they go with a line of tiles; a sketch says itself what it has")
    return sketch({str(name): part for name, part in board.items()})


def sketch(spec: dict[str, Any]) -> Board:
    """A board told by what touches: chains of touching spaces, terrains with the spaces they touch."""
    for key in spec:
        if key not in PARTS:
            raise BadInput(f"board: there is no '{key}'; there are: {', '.join(PARTS)}")
    chains = [names_of(chain) for chain in listed(spec.get("spaces"))]
    spaces: list[str] = []
    for chain in chains:
        spaces += [name for name in chain if name not in spaces]
    storms = names_of(spec.get("storms"))
    terrains = {name: names_of(text) for name, text in words(spec, "terrains").items()}
    kinds: list[int] = []
    for name, parts in terrains.items():
        if not parts or parts[0] not in TERRAINS:
            raise BadInput(f"terrains: '{name}' must begin with one of {', '.join(TERRAINS)}")
        if name in spaces or len(set(parts)) < len(parts):
            raise BadInput(f"terrains: '{name}' is a space already, or names a space twice")
        kinds.append(TERRAINS.index(parts[0]))
    if not spaces or len(spaces) > MAX_SPACES or len(terrains) > MAX_TERRAINS:
        raise BadInput(f"board: it needs 1 to {MAX_SPACES} spaces and at most {MAX_TERRAINS} terrains")
    if kinds.count(PORTAL) not in (0, 2):
        raise BadInput("terrains: portals come in twos")
    board = Board(spaces, [name in storms for name in spaces], list(terrains), kinds)
    for chain in chains:
        for one, other in pairwise(chain):
            a, b = spaces.index(one), spaces.index(other)
            if a != b and b not in board.near[a]:
                board.touch(a, b)
    for number, parts in enumerate(terrains.values()):
        for name in parts[1:]:
            board.touch(space_of(spaces, name), board.spaces + number)
    for name in storms:
        space_of(spaces, name)
    board.pyramids = [three_storms(board, "pyramids", names_of(group)) for group in listed(spec.get("pyramids"))]
    if spec.get("lighthouse"):
        board.lighthouse = three_storms(board, "lighthouse", names_of(spec["lighthouse"]))
    board.finish()
    if 1 << board.zones > ZONES.size:
        raise BadInput("storms: there are too many storm zones")
    return board


def three_storms(board: Board, key: str, names: list[str]) -> list[int]:
    """The three storm spaces around a pyramid or the Lighthouse. [eko.pyr.1, eko.light.1]"""
    spaces = [space_of(board.names[: board.spaces], name) for name in names]
    if len(set(spaces)) != 3 or not all(board.storm[space] for space in spaces):
        raise BadInput(f"{key}: give three storm spaces, not '{' '.join(names)}'")
    return spaces


def words(scene: dict[str, Any], key: str) -> dict[str, Any]:
    """A part of the scene that must be a mapping."""
    part = scene.get(key) or {}
    if not isinstance(part, dict):
        raise BadInput(f"{key}: this must be a mapping of names")
    return {str(name): value for name, value in part.items()}


def listed(part: object) -> list[Any]:
    """A list, or a single thing as a list of one."""
    if part is None:
        return []
    return part if isinstance(part, list) else [part]


def names_of(part: object) -> list[str]:
    """Names written in one line or as a list."""
    if part is None:
        return []
    return [str(name) for name in part] if isinstance(part, list) else str(part).split()


def space_of(spaces: list[str], name: str) -> int:
    """The number of a space."""
    if name not in spaces:
        raise BadInput(f"board: there is no space '{name}'")
    return spaces.index(name)
