"""The Path of Destiny: how tokens leave the cities, enter them, and fill the two tracks again.
[xidit.flow, xidit.reinf]

Both tracks work alike, so everything is told by the side of the token: RECRUITMENT or THREAT.
"""

from typing import Final

from krainy.engine.flow import replaced
from krainy.engine.knowledge import SEEN

from .state import EMPTY, NO_CITY, Xidit, put_token
from .titans import awaken
from .tokens import BAND_BITS, NO_TOKEN, RECRUITMENT, THREAT
from .vocabulary import (
    DISCARDED,
    ENTERED,
    KINDS,
    NEXT_SHOWN,
    REINFORCEMENT_LOT,
    REINFORCEMENTS,
    STACK_FLIPPED,
    THREAT_TURNED,
    TOP_SHOWN,
    UNITS_MISSING,
)

KEPT: Final = 2
"""The tokens that stay in the Recruitment stack when reinforcements arrive. [xidit.reinf.2]"""


def replace(g: Xidit, city: int) -> None:
    """The token of a city is used up, and the next of the same kind enters at once.
    [xidit.flow.1, xidit.flow.2, xidit.flow.3]"""
    side = g.token[city]
    discard(g, city)
    enter(g, side)
    refill(g)


def discard(g: Xidit, city: int) -> None:
    """A token leaves its city for the pile beside the other track. [xidit.flow.1, xidit.flow.2]"""
    side = g.token[city]
    put_token(g, city, NO_TOKEN)
    beside = THREAT if side == RECRUITMENT else RECRUITMENT
    put_on_pile(g, beside, [*g.pile[beside], city])
    g.tell(DISCARDED, city, side)


def enter(g: Xidit, side: int) -> None:
    """The announced token comes to the city of its number. [xidit.flow.3, xidit.flow.14]"""
    city = g.next[side]
    if city == NO_CITY:  # only where a scene has left the path empty
        return
    g.next = replaced(g.next, side, NO_CITY)
    occupy(g, city, side)


def occupy(g: Xidit, city: int, side: int) -> None:
    """A token lies on its city, with the units that it shows if they are to be recruited. [xidit.setup.7]"""
    put_token(g, city, side)
    missing = muster(g, city) if side == RECRUITMENT else []
    g.tell(ENTERED, city, side)
    for kind, number in enumerate(missing):
        if number > 0:
            g.tell(UNITS_MISSING, city, kind, number)


def muster(g: Xidit, city: int) -> list[int]:
    """The units that a token shows come from the Barracks, as far as there are any; how many of each kind there are
    not. [xidit.setup.6, xidit.flow.4]"""
    band = 0
    missing = [0] * KINDS
    shown = g.setup.recruits[city]
    for kind in range(KINDS):
        number = min(shown[kind], g.barracks[kind])
        g.barracks[kind] -= number
        band |= number << (kind * BAND_BITS)
        missing[kind] = shown[kind] - number
    g.bands[city] = band
    return missing


def refill(g: Xidit) -> None:
    """Fill both tracks, over and over until nothing more applies. [xidit.flow.12, xidit.ruling.3]"""
    while flip(g, RECRUITMENT) or flip(g, THREAT) or announce_recruitment(g) or announce_threat(g):
        pass


def flip(g: Xidit, side: int) -> bool:
    """An empty stack becomes the pile beside it, turned over as a block: first discarded, first out.
    [xidit.flow.6, xidit.flow.7, xidit.flow.8, xidit.flow.9, xidit.ruling.2]"""
    if g.stack[side] or not g.pile[side]:
        return False
    g.path = g.path.copy()
    put_stack(g, side, [lay_open(g, token) for token in g.pile[side]])
    put_on_pile(g, side, [])
    g.tell(STACK_FLIPPED, side, len(g.stack[side]))
    show_top(g, side)
    return True


def announce_recruitment(g: Xidit) -> bool:
    """The top of the Recruitment stack moves to the empty Next field; if there is none, the top Threat token turns
    over. [xidit.flow.5, xidit.flow.10]"""
    if g.next[RECRUITMENT] != NO_CITY:
        return False
    if g.stack[RECRUITMENT]:
        announce(g, RECRUITMENT, RECRUITMENT)
        return True
    if g.stack[THREAT]:
        g.tell(THREAT_TURNED, g.path.content[g.stack[THREAT][0]])
        announce(g, THREAT, RECRUITMENT)
        return True
    return False


def announce_threat(g: Xidit) -> bool:
    """The top of the Threat stack moves to the empty Next field; if there is none, the titans wake and reinforcements
    arrive. [xidit.flow.5, xidit.flow.11, xidit.ruling.5, xidit.reinf.4]"""
    if g.next[THREAT] != NO_CITY:
        return False
    if not g.stack[THREAT]:
        awaken(g)
        reinforce(g)
        if not g.stack[THREAT]:  # only where a scene has left the path empty
            return False
    announce(g, THREAT, THREAT)
    return True


def announce(g: Xidit, stack: int, side: int) -> None:
    """The top token of a stack moves to a Next field, and all see the token below it. [xidit.setup.9]"""
    g.path = g.path.copy()
    slot = g.stack[stack][0]
    token = g.path.content[slot]
    g.path.reveal(g, slot)
    g.path.content[slot] = EMPTY
    put_stack(g, stack, g.stack[stack][1:])
    g.next = replaced(g.next, side, token)
    g.tell(NEXT_SHOWN, token, side)
    show_top(g, stack)


def reinforce(g: Xidit) -> None:
    """The Recruitment stack on the turned discards: the first two tokens stay, the others are shuffled and become the
    Threat stack. [xidit.titan.3, xidit.reinf.1, xidit.reinf.2, xidit.reinf.3]"""
    g.path = g.path.copy()
    tokens = g.stack[RECRUITMENT] + [lay_open(g, token) for token in g.pile[RECRUITMENT]]
    put_on_pile(g, RECRUITMENT, [])
    put_stack(g, RECRUITMENT, tokens[:KEPT])
    put_stack(g, THREAT, tokens[KEPT:])
    g.path.mix(g, g.stack[THREAT], lot=REINFORCEMENT_LOT)
    g.tell(REINFORCEMENTS, len(g.stack[THREAT]))
    show_top(g, RECRUITMENT)


# -- stacks and piles: clones share them, so they are replaced, never changed ---------------------------------------


def put_stack(g: Xidit, side: int, slots: list[int]) -> None:
    """A stack becomes this one."""
    g.stack = [slots, g.stack[THREAT]] if side == RECRUITMENT else [g.stack[RECRUITMENT], slots]


def put_on_pile(g: Xidit, side: int, tokens: list[int]) -> None:
    """A pile becomes this one."""
    g.pile = [tokens, g.pile[THREAT]] if side == RECRUITMENT else [g.pile[RECRUITMENT], tokens]


def lay_open(g: Xidit, token: int) -> int:
    """A token that all know comes to a free slot of a path already copied; returns the slot."""
    slot = g.path.slot_of(EMPTY)
    g.path.content[slot] = token
    for viewer in range(-1, g.seats):
        g.path.assign(viewer, slot, SEEN)
    return slot


def show_top(g: Xidit, side: int) -> None:
    """All see the top of a stack."""
    if g.stack[side]:
        slot = g.stack[side][0]
        g.path.reveal(g, slot)
        g.tell(TOP_SHOWN, g.path.content[slot], side)
