"""What a defeated hero leaves behind."""

from typing import Final

from krainy.engine.underway import Underway


class DefeatMarker(Underway):
    """Where a hero was defeated, with the rewards that lie there. [runewars.defeat.3]"""

    def __init__(self, area: int, rewards: list[int]) -> None:
        self.area: Final = area
        self.rewards: Final = rewards
        """By slot; never changed."""

    def spelled(self) -> list[int]:
        return [self.area, *self.rewards]
