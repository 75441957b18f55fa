"""A hero on the way to the activated area: what he looks at and does in passing.
[runewars.reward.3, runewars.ruling.24]"""

from typing import Final

from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Thing

from ..control import own_heroes
from ..heroes.heroes import move_hero
from ..heroes.rewards import give_reward, take_fallen
from ..map.tiles import NUMBER
from ..pieces import HERO_FLYING
from ..runes import has_rune, look
from ..state import Runewars
from ..vocabulary import GIVE, HERO, PASS, PICK_UP, PLACE
from ..windows import list_gifts
from .movement import closed_to, distances, linked


class Lead(Decision[Runewars]):
    """He goes on, or by an area where a rune can be looked at, or rewards taken up or handed on; there he may do so."""

    name = "Lead"
    rule = "runewars.reward.3"
    may_offer = (GIVE, PICK_UP)
    secret = True
    lapses = True

    def __init__(self, seat: int, hero: int, left: int) -> None:
        super().__init__(seat)
        self.hero: Final = hero
        self.left: Final = left
        """How many steps he has left."""

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"hero": (HERO, self.hero)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [PLACE.base + area for area in self.stops(g)]
        at = g.hero_at[self.hero]
        here = [hero for hero in own_heroes(g, seat) if g.hero_at[hero] == at]
        gifts: list[int] = []
        list_gifts(g, here, gifts)
        gifts.sort()
        found += gifts
        if fallen_on(g, at):
            found.append(PICK_UP.base + at)
        return [PASS.base, *found] if found else []

    def stops(self, g: Runewars) -> list[int]:
        """The areas on some way to the activated one where he may do something in passing."""
        at, closed = g.hero_at[self.hero], closed_to(g, self.seat, HERO_FLYING[self.hero])
        ahead = distances(g, self.seat, g.contest, closed, self.left, False)
        behind = distances(g, self.seat, at, closed, self.left, False)
        return [
            area
            for area in range(NUMBER)
            if area not in (at, g.contest)
            and ahead[area] + behind[area] <= self.left
            and (fallen_on(g, area) or self.company(g, area) or unseen_rune(g, self.seat, area))
        ]

    def company(self, g: Runewars, area: int) -> bool:
        """Whether another own hero is there and one of the two has a reward that may still change hands."""
        for other in own_heroes(g, self.seat):
            if other != self.hero and g.hero_at[other] == area:
                for slot in g.reward_of[other] + g.reward_of[self.hero]:
                    if not g.given >> slot & 1:
                        return True
        return False

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == PASS.base:
            self.arrive(g)
        elif action >= PICK_UP.base:
            take_fallen(g, self.hero, action - PICK_UP.base)
            g.then([self])
        elif action >= GIVE.base:
            reward, hero, other = GIVE.decode(action)
            give_reward(g, reward, hero, other)
            g.then([self])
        else:
            area = action - PLACE.base
            steps = self.go(g, area)
            g.then([Lead(seat, self.hero, self.left - steps)])

    def lapse(self, g: Runewars) -> None:
        self.arrive(g)

    def arrive(self, g: Runewars) -> None:
        """He goes to the activated area."""
        self.go(g, g.contest)

    def go(self, g: Runewars, target: int) -> int:
        """He goes somewhere by a shortest way, by runes he does not know if he can, and looks at those he passes.
        [runewars.rune.6] How many steps it took."""
        seat, closed = self.seat, closed_to(g, self.seat, HERO_FLYING[self.hero])
        steps = distances(g, seat, target, closed, self.left, False)
        at = g.hero_at[self.hero]
        taken = steps[at]
        while steps[at] > 1:
            nearer = [area for area in linked(g, at, closed) if steps[area] == steps[at] - 1]
            curious = [area for area in nearer if unseen_rune(g, seat, area)]
            at = (curious or nearer)[0]
            look(g, seat, at)
        move_hero(g, self.hero, target)
        return taken


def unseen_rune(g: Runewars, seat: int, area: int) -> bool:
    """Whether a rune lies there that a seat does not know."""
    return has_rune(g, area) and not g.runes.knows(seat, area)


def fallen_on(g: Runewars, area: int) -> bool:
    """Whether the rewards of a defeated hero lie there."""
    for marker in g.fallen:
        if marker.area == area:
            return True
    return False
