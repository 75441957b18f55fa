"""Acquire Power: titles. [runewars.acquire, runewars.title]"""

from krainy.engine.flow import replaced
from krainy.engine.vocabulary import Reason

from ..pieces import TITLES
from ..spend import spend
from ..state import Runewars
from ..vocabulary import CLAIM, PASS, SCALE, TOOK_TITLE
from ..windows import Aside


class ClaimTitle(Aside):
    """Spend more influence than lies on a title to take it.
    [runewars.acquire.2, runewars.acquire.3, runewars.acquire.4, runewars.ruling.38]"""

    name = "ClaimTitle"
    rule = "runewars.acquire.2"
    answers = (*Aside.answers, CLAIM)
    lapses = True

    def choices(self, g: Runewars, seat: int) -> list[int]:
        found = [
            CLAIM.base + title * SCALE + amount
            for title in range(len(TITLES))
            if g.titles[title] != seat
            for amount in range(g.title_influence[title] + 1, min(g.influence[seat], SCALE - 1) + 1)
        ]
        return [PASS.base, *found] if found else []

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            title, amount = divmod(action - CLAIM.base, SCALE)
            spend(g, seat, amount)
            take_title(g, seat, title, amount)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in CLAIM:
            title = CLAIM.decode(action)[0]
            return Reason("runewars.acquire.4" if g.titles[title] == seat else self.rule)
        return super().why(g, seat, action)


def take_title(g: Runewars, seat: int, title: int, amount: int) -> None:
    """A title changes hands, with so much influence on it. [runewars.acquire.3, runewars.title.2]"""
    g.titles = replaced(g.titles, title, seat)
    g.title_influence = replaced(g.title_influence, title, amount)
    g.tell(TOOK_TITLE, seat, title, amount)
