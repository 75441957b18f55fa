"""The types of what people are shown of a game of Ekö."""

from typing import TypedDict

from ..board import Building, Colour, SpaceKind, TerrainKind


class Stack(TypedDict):
    """A stack of discs on a space."""

    seat: Colour
    discs: int
    emperor: bool


class Raised(TypedDict):
    """A building on a terrain."""

    seat: Colour
    kind: Building


class Reserve(TypedDict):
    """What a seat can still put on the board."""

    warriors: int
    emperor: bool
    camp: int
    tower: int
    castle: int


class Position(TypedDict):
    """A position of Ekö. Nothing is hidden, so everybody sees the same."""

    seats: list[Colour]
    turn: Colour
    phase: str
    """The name of the decision that is asked."""
    stacks: dict[str, Stack]
    """By the name of the space."""
    buildings: dict[str, Raised]
    """By the name of the terrain."""
    reserve: dict[str, Reserve]
    """By colour, as everything from here on."""
    box: dict[str, int]
    """Discs that are out of the game."""
    prison: dict[str, list[Colour]]
    """Whose Emperors a seat holds captive."""
    points: dict[str, int]
    capitals: dict[str, int]
    discs: dict[str, int]
    """Discs on the board."""
    alive: list[Colour]
    over: bool
    marched: bool
    """Whether a Forced March was bought this turn."""


class Hex(TypedDict):
    """A hex of the board, a space or a terrain."""

    name: str
    q: int
    r: int
    kind: SpaceKind | TerrainKind
    space: bool
    targets: list[str]
    """What an action may call it."""


class Ground(TypedDict):
    """The board, which never changes."""

    hexes: list[Hex]
    """The spaces first."""
    pyramids: list[list[int]]
    """The spaces around each pyramid."""
    lighthouse: list[int]
    """The spaces around the Lighthouse; none without one."""
