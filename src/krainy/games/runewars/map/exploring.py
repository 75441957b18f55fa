"""Exploration tokens: the optional rule. [runewars.explore]"""

from typing import Final, Literal, get_args

from krainy.engine.flow import Step, replaced
from krainy.engine.knowledge import Hidden

from ..effects.effect import Perform
from ..pieces import EXPLORATION_FACTS, TOKENS
from ..state import EXPLORATION, Runewars
from ..vocabulary import EXPLORED, PLACE_CLEARED, SAW_TOKEN, TOKEN_LOT
from .tiles import HOME_OF, NUMBER

EVENT: Final = 0
REMOVABLE: Final = 2
KIND_NAMES: Final = ["event", "location", "destructible_location"]
KIND_OF: Final[list[int]] = [-1, *[KIND_NAMES.index(t["kind"]) for t in EXPLORATION_FACTS]]
TokenBack = Literal["1", "2+"]
BACKS: Final[list[TokenBack]] = list(get_args(TokenBack))
# What a face-up token answers; filled by cards/tokens.py.
VILLAGE: Final[list[int]] = [-1] * len(TOKENS)
"""The resource of which the area produces one more."""
THRONE: Final[list[int]] = [0] * len(TOKENS)
"""How many dragon runes more its controller counts."""
IS_PORTAL: Final[list[bool]] = [False] * len(TOKENS)
STOPS: Final[list[bool]] = [False] * len(TOKENS)
"""A hero that enters in the quest phase moves no further."""
ON_REVEAL: Final[list[int]] = [0] * len(TOKENS)
"""The script of an event."""
ON_ACTION_END: Final[list[int]] = [0] * len(TOKENS)
"""The script of a place where a hero ends his action."""
REMOVAL: Final = 6
"""Units with which a player may discard a removable place. [runewars.explore.4]"""


def token_slots() -> tuple[list[int], list[int]]:
    """All tokens, and by their backs the groups in which nobody can tell them apart."""
    contents: list[int] = []
    groups: list[int] = []
    for back, name in enumerate(BACKS):
        for number, fact in enumerate(EXPLORATION_FACTS):
            copies = int(fact["backs"].get(name, 0))
            contents += [number + 1] * copies
            groups += [back] * copies
    return contents, groups


BACK_OF: Final[list[int]] = token_slots()[1]
"""The back of each token, which all see."""


def lay_tokens(g: Runewars) -> None:
    """A token on every area outside the realms, by its back; a back that runs out gives way. [runewars.explore.1,
    runewars.ruling.53]"""
    contents, groups = token_slots()
    if not g.rules & EXPLORATION:
        g.tokens = Hidden(g.seats, [], [])
        return
    g.tokens = Hidden(g.seats, contents, groups)
    free: list[list[int]] = [[], []]
    for back in range(2):
        slots = [slot for slot in range(len(contents)) if groups[slot] == back]
        g.tokens.mix(g, slots, lot=TOKEN_LOT)
        free[back] = slots
    token_at = [-1] * NUMBER
    for area in range(NUMBER):
        if g.board.on >> area & 1 and HOME_OF[area] < 0:
            back = 0 if g.board.near_homes >> area & 1 else 1
            if not free[back]:
                back = 1 - back
            token_at[area] = free[back].pop(0)
    g.token_at = token_at


def face_up(g: Runewars, area: int) -> int:
    """The face-up token of an area, or 0."""
    if not g.explored >> area & 1:
        return 0
    return g.tokens.content[g.token_at[area]]


def village(g: Runewars, area: int, resource: int) -> int:
    """What a Village adds to the area's produce. [runewars.explore.6]"""
    if not g.explored:
        return 0
    token = face_up(g, area)
    return 1 if token and VILLAGE[token] == resource else 0


def thrones(g: Runewars, seat: int) -> int:
    """Dragon runes that tokens add for the controller of their areas. [runewars.explore.5]"""
    total = 0
    if g.explored:
        for area in range(NUMBER):
            if g.lord[area] == seat:
                total += THRONE[face_up(g, area)]
    return total


def portals(g: Runewars) -> list[int]:
    """The areas with a face-up portal. [runewars.explore.7]"""
    if not g.explored:
        return []
    return [area for area in range(NUMBER) if IS_PORTAL[face_up(g, area)]]


def remove_token(g: Runewars, area: int) -> None:
    """The token of an area leaves the board."""
    g.token_at = replaced(g.token_at, area, -1)
    g.explored &= ~(1 << area)


def clear_place(g: Runewars, seat: int, area: int) -> None:
    """A removable place is discarded. [runewars.explore.4, runewars.explore.16]"""
    token = face_up(g, area)
    remove_token(g, area)
    g.tell(PLACE_CLEARED, seat, area, token)


def look_at_token(g: Runewars, seat: int, area: int) -> None:
    """Somebody looks at the face-down token of an area. [runewars.explore.13]"""
    slot = g.token_at[area]
    if slot >= 0 and not g.tokens.knows(seat, slot):
        g.tokens = g.tokens.copy()
        g.tokens.see(g, seat, slot)
        g.whisper(1 << seat, SAW_TOKEN, seat, area, g.tokens.content[slot])


class Explore(Step[Runewars]):
    """A hero that has moved turns up the token of the area where he ends. [runewars.explore.2, runewars.explore.4]"""

    def __init__(self, seat: int, hero: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero

    def run(self, g: Runewars) -> None:
        area = g.hero_at[self.hero]
        if area < 0 or g.token_at[area] < 0 or g.explored >> area & 1:
            return
        slot = g.token_at[area]
        g.tokens = g.tokens.copy()
        g.tokens.reveal(g, slot)
        g.explored |= 1 << area
        token = g.tokens.content[slot]
        g.tell(EXPLORED, self.hero, area, token)
        if KIND_OF[token] == EVENT:
            remove_token(g, area)
        if ON_REVEAL[token]:
            g.then([Perform(self.seat, ON_REVEAL[token], 0, self.hero)])


class EndOfAction(Step[Runewars]):
    """A place pays who ends a hero's action there, unless the hero was defeated.
    [runewars.explore.9, runewars.explore.10, runewars.explore.15]"""

    def __init__(self, seat: int, hero: int) -> None:
        self.seat: Final = seat
        self.hero: Final = hero

    def run(self, g: Runewars) -> None:
        area = g.hero_at[self.hero]
        if area >= 0 and g.hero_seat[self.hero] == self.seat:
            script = ON_ACTION_END[face_up(g, area)]
            if script:
                g.then([Perform(self.seat, script, 0, self.hero)])
