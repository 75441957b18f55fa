"""What cards do with runes: gain, lay, steal, show, look."""

from typing import Final

from krainy.engine.vocabulary import Thing

from ..control import areas, lands, own_heroes
from ..map.exploring import look_at_token
from ..map.tiles import HOME_OF
from ..runegain import GainRunes
from ..runes import has_rune, lay_pair, look, lookers, reveal_rune
from ..spend import gain
from ..state import NOBODY, Runewars
from ..victory import covered_dragons
from ..vocabulary import HERO, LAID_RUNES, LOOKED, NUMBER_OF, PASS, PLACE, RUNE, RUNE_LOT, RUNE_MOVED
from .effect import Effect, Scripted


class GainRune(Effect):
    """Gain dragon runes. [runewars.rune.3]"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([GainRunes(seat, self.number)])


class ScatterRunes(Effect):
    """A dragon and a false rune are laid unseen on two areas that nobody controls, far from the realms if possible.
    [runewars.rune.5]"""

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        if g.dragons and g.falses and len(wilds(g)) >= 2:
            g.then([Bury(seat, -1)])


def wilds(g: Runewars) -> list[int]:
    """The areas that nobody controls, without a rune."""
    return [area for area in areas(g) if g.lord[area] == NOBODY and HOME_OF[area] < 0 and not has_rune(g, area)]


class Bury(Scripted):
    """Where the two runes go; nobody looks at them."""

    name = "Bury"
    rule = "runewars.rune.2"

    def __init__(self, seat: int, one: int) -> None:
        super().__init__(seat)
        self.one: Final = one

    def actions(self, g: Runewars, seat: int) -> list[int]:
        free = [area for area in wilds(g) if area != self.one]
        far = [area for area in free if not g.board.near_homes >> area & 1]
        return [RUNE.base + area for area in far or free]  # next to a realm only if there is no other

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - RUNE.base
        if self.one < 0:
            g.then([Bury(seat, area)])
        elif g.below(2, RUNE_LOT):
            lay_pair(g, -1, area, self.one)
            g.tell(LAID_RUNES, seat, min(area, self.one), max(area, self.one))
        else:
            lay_pair(g, -1, self.one, area)
            g.tell(LAID_RUNES, seat, min(area, self.one), max(area, self.one))


class StealRune(Effect):
    """A rune of an enemy area with an own hero goes to an own area without one; its side stays. [runewars.rune.5]"""

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(prizes(g, seat)) > 0 and len(vaults(g, seat)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Smuggle(seat, -1)])


def prizes(g: Runewars, seat: int) -> list[int]:
    """The enemy areas with a rune and an own hero."""
    found: list[int] = []
    for hero in own_heroes(g, seat):
        area = g.hero_at[hero]
        if g.lord[area] not in (seat, NOBODY) and has_rune(g, area) and area not in found:
            found.append(area)
    found.sort()
    return found


def vaults(g: Runewars, seat: int) -> list[int]:
    """The own areas without a rune."""
    return [area for area in lands(g, seat) if not has_rune(g, area)]


class Smuggle(Scripted):
    """Which rune, then where to."""

    name = "Smuggle"
    rule = "runewars.rune.5"
    lapses = True

    def __init__(self, seat: int, frm: int) -> None:
        super().__init__(seat)
        self.frm: Final = frm

    def actions(self, g: Runewars, seat: int) -> list[int]:
        places = prizes(g, seat) if self.frm < 0 else vaults(g, seat)
        return [RUNE.base + area for area in places]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        area = action - RUNE.base
        if self.frm < 0:
            g.then([Smuggle(seat, area)])
            return
        g.runes = g.runes.copy()
        g.runes.swap(self.frm, area)
        if g.rune_up >> self.frm & 1:
            g.rune_up = g.rune_up & ~(1 << self.frm) | 1 << area
        g.tell(RUNE_MOVED, seat, self.frm, area)
        lookers(g, area)


class RevealForInfluence(Effect):
    """A player may turn up a dragon rune of his for influence. [runewars.rune.8]"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Boast(seat, self.amount)])


class Boast(Scripted):
    """Which rune is turned up, if any. Others cannot know whether there is one; the decision is asked of whoever
    controls a covered rune."""

    name = "Boast"
    rule = "runewars.rune.8"
    secret = True
    lapses = True

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def actions(self, g: Runewars, seat: int) -> list[int]:
        covered = [area for area in lands(g, seat) if has_rune(g, area) and not g.rune_up >> area & 1]
        if not covered:
            return []
        return [PASS.base, *[RUNE.base + area for area in covered_dragons(g, seat)]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            reveal_rune(g, action - RUNE.base)
            gain(g, seat, self.amount)


class Peek(Effect):
    """Look at the runes (and tokens) of so many areas: any, or near the bearer."""

    def __init__(self, number: int, near: bool, tokens: bool) -> None:
        self.number: Final = number
        self.near: Final = near
        self.tokens: Final = tokens

    def can(self, g: Runewars, seat: int, hero: int) -> bool:
        return len(curiosities(g, seat, hero if self.near else -1, self.tokens)) > 0

    def do(self, g: Runewars, seat: int, hero: int, x: int) -> None:
        g.then([Spy(seat, hero if self.near else -1, self.number, self.tokens)])


def curiosities(g: Runewars, seat: int, hero: int, tokens: bool) -> list[int]:
    """The areas with something that the seat has not seen."""
    places = areas(g) if hero < 0 else sorted([g.hero_at[hero], *g.board.near[g.hero_at[hero]]])
    return [
        area
        for area in places
        if (has_rune(g, area) and not g.runes.knows(seat, area))
        or (tokens and g.token_at[area] >= 0 and not g.tokens.knows(seat, g.token_at[area]))
    ]


class Spy(Scripted):
    """Which area is looked at."""

    name = "Spy"
    rule = "runewars.effect.2"
    lapses = True

    def __init__(self, seat: int, hero: int, left: int, tokens: bool) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.left: Final = left
        self.tokens: Final = tokens

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {**super().about(g), "hero": (HERO, self.hero), "left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.left == 0:
            return []
        found = curiosities(g, seat, self.hero, self.tokens)
        return [PASS.base, *[PLACE.base + area for area in found]] if found else []

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        area = action - PLACE.base
        g.tell(LOOKED, seat, area)
        look(g, seat, area)
        if self.tokens:
            look_at_token(g, seat, area)
        g.then([Spy(seat, self.hero, self.left - 1, self.tokens)])
