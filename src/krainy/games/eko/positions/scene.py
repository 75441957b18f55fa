"""A position of Ekö set up from words.

Seats are called by their colours; `docs/scenarios.md` explains the words. What a scene leaves out:
an Emperor that is not named takes no part, warriors that are not named lie in the box, buildings
that are not on the board wait in the reserve.
"""

from typing import Any, Final

from krainy.engine.errors import BadInput
from krainy.engine.flow import AnyStep
from krainy.engine.packed import row_of

from ..board import BUILDINGS, CAPITAL, COLOURS, DISCS, GOAL, MAX_STACK, PIECES, Colour
from ..setup import Swap, clear
from ..state import RESERVE, Eko, in_prison, points, put
from ..turn import PHASES, ForcedMarch, Turn
from ..view.naming import find
from .sketch import names_of, scene_board, words

ABSENT: Final = 1000
"""Where an Emperor is that takes no part: on no space, in no reserve, in no prison."""
IN_RESERVE: Final = ["warriors", "emperor", *BUILDINGS]
PHASE_NAMES: Final = ["sand", "action", "march", "arming"]
KEYS: Final = [
    "seats",
    "modules",
    "board",
    "stacks",
    "buildings",
    "reserve",
    "box",
    "prison",
    "turn",
    "phase",
    "marched",
]


def arrange(g: Eko, scene: dict[str, Any]) -> None:
    """Set a state up as the scene says and push the rest of the turn it names."""
    for key in scene:
        if key not in KEYS:
            raise BadInput(f"a scene of Ekö has no '{key}'; it has: {', '.join(KEYS)}")
    colours = seat_colours(scene.get("seats", 2))
    g.seats = len(colours)
    clear(g, scene_board(g.seats, scene))
    g.colour = [COLOURS.index(colour) for colour in colours]
    g.emperor = row_of(g.seats, ABSENT)
    put_stacks(g, words(scene, "stacks"))
    put_buildings(g, words(scene, "buildings"))
    fill_reserves(g, words(scene, "reserve"), words(scene, "box"), words(scene, "prison"))
    g.alive = 0
    for seat in range(g.seats):
        g.alive |= (1 << seat) if g.discs[seat] else 0
    check_running(g)
    begin_turn(g, scene)


def seat_colours(seats: object) -> list[Colour]:
    """The colours in play, seat by seat."""
    if isinstance(seats, int) and 2 <= seats <= len(COLOURS):
        return COLOURS[:seats]
    if (
        isinstance(seats, list)
        and 2 <= len(seats) <= len(COLOURS)
        and all(colour in COLOURS for colour in seats)
        and len(set(seats)) == len(seats)
    ):
        return list(seats)
    raise BadInput(f"seats: give 2, 3, 4 or a list of different colours of {', '.join(COLOURS)}")


def seat_of(g: Eko, colour: str) -> int:
    """The seat that plays this colour."""
    return find(g, "seat", colour)


def put_stacks(g: Eko, stacks: dict[str, Any]) -> None:
    """Stacks as `light_blue 3` or `navy 2 emperor`."""
    for name, text in stacks.items():
        space, parts = find(g, "space", name), names_of(text)
        if len(parts) not in (2, 3) or not parts[1].isdecimal() or not 1 <= int(parts[1]) <= MAX_STACK:
            raise BadInput(f"stacks: '{name}' must be a colour, 1 to {MAX_STACK} discs, and maybe 'emperor'")
        seat = seat_of(g, parts[0])
        put(g, seat, space, int(parts[1]))
        if len(parts) == 3:
            if parts[2] != "emperor" or g.emperor[seat] != ABSENT:
                raise BadInput(f"stacks: '{name}': every colour has one 'emperor'")
            g.emperor[seat] = space


def put_buildings(g: Eko, buildings: dict[str, Any]) -> None:
    """Buildings as `navy tower`."""
    for name, text in buildings.items():
        terrain, parts = find(g, "terrain", name), names_of(text)
        if len(parts) != 2 or parts[1] not in BUILDINGS:
            raise BadInput(f"buildings: '{name}' must be a colour and one of {', '.join(BUILDINGS)}")
        seat, kind = seat_of(g, parts[0]), BUILDINGS.index(parts[1])
        if kind >= g.board.limit[terrain]:
            raise BadInput(f"buildings: '{name}' does not carry a {parts[1]}")
        if g.pieces[seat * len(PIECES) + kind] == 0:
            raise BadInput(f"buildings: {parts[0]} has only {PIECES[kind]} of {parts[1]}")
        g.holder[terrain] = seat
        g.level[terrain] = kind + 1
        g.pieces[seat * len(PIECES) + kind] -= 1
        g.built[seat] += kind + 1
        g.capitals[seat] += 1 if g.board.kind[terrain] == CAPITAL else 0


def fill_reserves(g: Eko, reserves: dict[str, Any], boxes: dict[str, Any], prisons: dict[str, Any]) -> None:
    """Reserves as `3`, `2 emperor` or a mapping; boxes as numbers; prisons as lists of colours."""
    for colour, captives in prisons.items():
        for captive in names_of(captives):
            move_emperor(g, captive, in_prison(seat_of(g, colour)))
            if captive == colour:
                raise BadInput(f"prison: {colour} cannot hold its own Emperor")
    for colour, text in reserves.items():
        seat = seat_of(g, colour)
        if isinstance(text, dict):
            for key in text:
                if key not in IN_RESERVE:
                    raise BadInput(f"reserve: there is no '{key}'; there are: {', '.join(IN_RESERVE)}")
            parts = [str(text.get("warriors", 0))] + (["emperor"] if text.get("emperor") else [])
            for kind, name in enumerate(BUILDINGS):
                free = g.pieces[seat * len(PIECES) + kind]
                g.pieces[seat * len(PIECES) + kind] = number(text.get(name, free))
                if g.pieces[seat * len(PIECES) + kind] > free:
                    raise BadInput(f"reserve: {colour} has only {PIECES[kind]} of {name}")
        else:
            parts = names_of(text)
        if "emperor" in parts:
            parts.remove("emperor")
            move_emperor(g, colour, RESERVE)
        g.warriors[seat] = number(" ".join(parts)) if parts else 0
    for seat in range(g.seats):
        colour = COLOURS[g.colour[seat]]
        led = 1 if 0 <= g.emperor[seat] < ABSENT else 0
        rest = DISCS - 1 - (g.discs[seat] - led) - g.warriors[seat]
        g.box[seat] = number(boxes[colour]) if colour in boxes else rest
        if rest < 0 or g.box[seat] != rest:
            raise BadInput(f"{colour} has {DISCS - 1} warriors, on the board, in the reserve and in the box")
    for colour in boxes:
        seat_of(g, colour)


def move_emperor(g: Eko, colour: str, place: int) -> None:
    """An Emperor that is nowhere yet comes to its place."""
    seat = seat_of(g, colour)
    if g.emperor[seat] != ABSENT:
        raise BadInput(f"the Emperor of {colour} is in two places")
    g.emperor[seat] = place


def number(value: object) -> int:
    """A small number, however it was written."""
    text = str(value)
    if not text.isdecimal() or len(text) > 2:
        raise BadInput(f"'{value}' is not a small number")
    return int(text)


def check_running(g: Eko) -> None:
    """A game that has already ended is no position to play on from. [eko.end.2, eko.end.3]"""
    if sum(1 for discs in g.discs if discs) < 2:
        raise BadInput("stacks: at least two seats need a stack, or the game is over")
    for seat in range(g.seats):
        if g.discs[seat] and g.capitals[seat] and points(g, seat) >= GOAL:
            name = COLOURS[g.colour[seat]]
            raise BadInput(f"buildings: {name} has {GOAL} points and a capital: the game is over")


def begin_turn(g: Eko, scene: dict[str, Any]) -> None:
    """Whose turn it is and at which phase it goes on."""
    seat = seat_of(g, str(scene.get("turn", COLOURS[g.colour[0]])))
    phase = scene.get("phase", "action")
    marched = scene.get("marched", False)
    if not g.alive >> seat & 1:
        raise BadInput(f"turn: {COLOURS[g.colour[seat]]} has no stack on the board and is out of the game")
    if not isinstance(marched, bool):
        raise BadInput("marched: give true or false")
    g.turn = seat
    g.marched = marched
    steps: list[AnyStep]
    if phase == "swap":
        if not all(0 <= place < ABSENT for place in g.emperor):
            raise BadInput("phase: before the first turn every Emperor is on the board")
        order = [(seat + place) % g.seats for place in range(g.seats)]
        steps = [Swap(other) for other in order]
        steps.append(Turn(seat))
    elif phase in PHASE_NAMES:
        if marched and phase not in ("action", "arming"):
            raise BadInput(f"marched: after a Forced March the phase is action or arming, not {phase}")
        steps = [s for s in PHASES[seat][PHASE_NAMES.index(phase) :] if not (marched and isinstance(s, ForcedMarch))]
    else:
        raise BadInput(f"phase: there is no '{phase}'; there are: swap, {', '.join(PHASE_NAMES)}")
    g.then(steps)
