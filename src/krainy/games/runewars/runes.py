"""Runes: laying, looking, showing, gaining. [runewars.rune]"""

from .state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE_THERE, NOBODY, Runewars
from .vocabulary import DISCARDED_RUNE, REVEALED_RUNE, SAW_RUNE


def has_rune(g: Runewars, area: int) -> bool:
    """Whether a rune token lies there; all can see that."""
    return g.runes.content[area] != NO_RUNE_THERE


def look(g: Runewars, seat: int, area: int) -> None:
    """The seat looks at the rune of an area that it controls or where it has a hero. [runewars.rune.6]"""
    if has_rune(g, area) and not g.runes.knows(seat, area):
        g.runes = g.runes.copy()
        g.runes.see(g, seat, area)
        g.whisper(1 << seat, SAW_RUNE, seat, area, g.runes.content[area])


def lookers(g: Runewars, area: int) -> None:
    """Whoever may look at this area's rune does so."""
    if g.lord[area] != NOBODY:
        look(g, g.lord[area], area)
    for hero in range(len(g.hero_at)):
        if g.hero_at[hero] == area:
            look(g, g.hero_seat[hero], area)


def reveal_rune(g: Runewars, area: int) -> None:
    """A rune is turned face up and stays so. [runewars.rune.9]"""
    g.runes = g.runes.copy()
    g.runes.reveal(g, area)
    g.rune_up |= 1 << area
    g.tell(REVEALED_RUNE, area, g.runes.content[area])


def lay_pair(g: Runewars, seat: int, dragon: int, other: int) -> None:
    """A dragon and a false rune are laid face down by somebody who knows which is which (or, -1, by nobody)."""
    runes = g.runes.copy()
    runes.content[dragon] = DRAGON_RUNE
    runes.content[other] = FALSE_RUNE
    group = runes.next_group
    runes.next_group += 1
    for viewer in range(-1, g.seats):
        if viewer != seat or seat < 0:
            runes.assign(viewer, dragon, group)
            runes.assign(viewer, other, group)
    g.runes = runes
    g.dragons -= 1
    g.falses -= 1
    for area in (min(dragon, other), max(dragon, other)):
        g.rune_up &= ~(1 << area)
        if seat >= 0:
            g.whisper(1 << seat, SAW_RUNE, seat, area, runes.content[area])
        lookers(g, area)


def lay_one(g: Runewars, seat: int, area: int, face: int) -> None:
    """One rune whose face all know is laid face down: the other of the pair found no place, or there was none."""
    runes = g.runes.copy()
    runes.content[area] = face
    g.runes = runes
    g.rune_up &= ~(1 << area)
    if face == DRAGON_RUNE:
        g.dragons -= 1
    else:
        g.falses -= 1


def take_rune(g: Runewars, area: int) -> None:
    """The rune of an area, seen by all, goes back to its pile."""
    runes = g.runes.copy()
    runes.reveal(g, area)
    if runes.content[area] == DRAGON_RUNE:
        g.dragons += 1
    else:
        g.falses += 1
    runes.content[area] = NO_RUNE_THERE
    g.runes = runes
    g.rune_up &= ~(1 << area)


def discard_false(g: Runewars, seat: int, area: int) -> None:
    """A false rune is shown and discarded. [runewars.rune.3]"""
    take_rune(g, area)
    g.tell(DISCARDED_RUNE, seat, area)
