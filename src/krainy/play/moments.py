"""Moments: what the seats of those who look at a table saw at each event of its last plies, so that it can be shown."""

from krainy.engine.vocabulary import Event

MOST = 8
"""Plies that are kept: nobody is shown more than these one after another."""
View = dict[str, object]


class Moments:
    """The moments of one table, until everybody has been shown them."""

    def __init__(self) -> None:
        self.viewers: list[int] = []
        """The seats from which somebody looks now, -1 for those who only watch; nothing is kept for others."""
        self.kept: dict[int, list[dict[int, View]]] = {}
        """By ply and event, what each of them saw that heard it."""
        self.earlier: View = {}
        """What one of them was shown last; the next views are made beside it."""

    def add(self, ply: int, seen: list[dict[int, View]]) -> None:
        """Keep what was seen at the events of one more ply; nothing if nobody looked."""
        if seen:
            self.kept[ply] = seen
        self.kept.pop(ply - MOST, None)

    def since(self, told: list[list[Event]], ply: int, seat: int) -> list[View]:
        """What a seat saw at each event that it heard after a ply; nothing if not all of it was kept."""
        found: list[View] = []
        for number in range(ply + 1, len(told)):
            seen = self.kept.get(number, [{}] * len(told[number]))
            for event, views in zip(told[number], seen, strict=True):
                if event.heard_by(seat):
                    if seat not in views:
                        return []
                    found.append(views[seat])
        return found

    def clear(self) -> None:
        """Everybody has been shown what happened, or it was taken back."""
        self.kept = {}
