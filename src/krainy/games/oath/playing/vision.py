"""Visions that are revealed and discarded. [oath.vision]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step, replaced, replaced_row

from ..cards import CONSPIRACY
from ..hooks import POWERS
from ..state import ADVISER, Oath
from ..table import discard_region, open_card, slot_of
from ..vocabulary import DISCARDED_CARD, REVEALED_VISION
from .conspiracy import Conspire
from .discards import AS_USUAL, put_away_open
from .placing import AfterPlay, leave_hand


class RevealVision(Step[Oath]):
    """A Vision is revealed and replaces an older one; the Conspiracy acts and leaves the game. [oath.vision.2,
    oath.conspiracy.1]"""

    def __init__(self, seat: int, slot: int, goes: int, mods: list[int]) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.goes: Final = goes
        self.mods: Final = mods

    def run(self, g: Oath) -> None:
        player = self.seat
        leave_hand(g, player, self.slot)
        card = open_card(g, self.slot)
        steps: list[AnyStep] = []
        if card == CONSPIRACY:
            g.boxed = True
        else:
            if g.vision[player]:
                steps.append(DropVision(player, g.vision[player], True, self.goes))
            g.vision = replaced(g.vision, player, card)
        g.tell(REVEALED_VISION, player, card)
        steps.append(AfterPlay(player, card, ADVISER + player, False, self.mods))
        if card == CONSPIRACY:
            steps.append(Conspire(player))
        g.then(steps)


class DropVision(Step[Oath]):
    """A revealed Vision is discarded; who shares it plays or discards it instead. [oath.vision.2]"""

    def __init__(self, seat: int, card: int, gone: bool, goes: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.gone: Final = gone
        """It has already left the space."""
        self.goes: Final = goes

    def run(self, g: Oath) -> None:
        owner = self.seat
        if not self.gone:
            g.vision = replaced(g.vision, owner, 0)
        slot = slot_of(g, self.card)
        for player in g.order:
            if g.prophet[player] == owner:
                g.prophet = replaced(g.prophet, player, -1)
                g.bank[player] += 1  # the warband that marked it dies
                for power in POWERS:
                    if power.inherit(g, player, slot):
                        return
        if self.goes != AS_USUAL:
            put_away_open(g, owner, self.card, self.goes)
            return
        region = discard_region(g, owner, -1)
        g.piles = replaced_row(g.piles, region, [*g.piles[region], slot])
        g.tell(DISCARDED_CARD, owner, self.card, region)


def drop_vision(g: Oath, player: int) -> list[AnyStep]:
    """What happens to the revealed Vision of a player who must discard it."""
    return [DropVision(player, g.vision[player], False, AS_USUAL)] if g.vision[player] else []
