"""Knowledge: what lies face down, and who can tell what it is.

A slot is a place where something hidden lies: a card in a deck or hand, a token on an area. For every seat a slot is
either seen, or it belongs to a group of slots whose contents that seat cannot tell apart. Groups hold what backs and
history tell ("one of these two is the dragon"); mixing merges them for those who did not look. That forgets a
little and never excludes the truth. The last row of groups (-1) is of somebody who only watches.
"""

from typing import TYPE_CHECKING, Final

from .flow import NOTHING
from .state import EVERYBODY

if TYPE_CHECKING:
    from .state import State

SEEN: Final = -1
EVERYTHING: Final = -2
"""A viewer from whom nothing is hidden; no seat, and not somebody who only watches."""
UNKNOWN: Final = "?"
"""What a view calls a thing that the viewer cannot tell."""


class Hidden:
    """Contents of slots and, per seat, the group inside which the contents cannot be told apart.

    Rows of groups are replaced, never changed: copies share them.
    """

    def __init__(self, seats: int, contents: list[int], groups: list[int]) -> None:
        self.content = contents
        self.group = [groups.copy() for _ in range(seats + 1)]
        self.next_group = max(groups, default=-1) + 1
        self._mixed: dict[int, list[list[int]]] = {}
        """By seat, the slots it cannot tell apart, group by group; follows from the rest."""

    def copy(self) -> "Hidden":
        """An independent copy."""
        other = Hidden(-1, self.content.copy(), NOTHING)
        other.group = self.group.copy()
        other.next_group = self.next_group
        return other

    def knows(self, seat: int, slot: int) -> bool:
        """Whether the seat has seen what lies there; who only watches (-1) saw what all saw."""
        return self.group[seat][slot] == SEEN

    def shown_to(self, viewer: int, slot: int) -> bool:
        """Whether a view may tell what lies there; EVERYTHING may know it all."""
        return viewer == EVERYTHING or self.group[viewer][slot] == SEEN

    def told(self, viewer: int, slots: list[int], names: list[str], mixed: bool = False) -> list[str]:
        """What lies in these slots, by name, as far as the viewer knows it; where the slots lie `mixed`, as in a hand,
        nobody can tell which unknown thing is which, so they come last."""
        found = [names[self.content[slot]] if self.shown_to(viewer, slot) else UNKNOWN for slot in slots]
        if mixed:
            known = [name for name in found if name != UNKNOWN]
            known.sort()
            found = known + [UNKNOWN] * (len(found) - len(known))
        return found

    def see(self, g: "State", seat: int, slot: int) -> bool:
        """The seat looks; true if that was news to it."""
        if self.group[seat][slot] == SEEN:
            return False
        self.assign(seat, slot, SEEN)
        g.learned(1 << seat if seat >= 0 else EVERYBODY)
        return True

    def assign(self, seat: int, slot: int, group: int) -> None:
        """For a seat, a slot belongs to this group now, whatever happened."""
        self._mixed = {}
        row = self.group[seat].copy()
        row[slot] = group
        self.group[seat] = row

    def reveal(self, g: "State", slot: int) -> None:
        """All look, also who only watches."""
        for seat in range(-1, len(self.group) - 1):
            self.see(g, seat, slot)

    def swap(self, one: int, other: int) -> None:
        """Two contents change places in the open: all keep track of which is where."""
        self._mixed = {}
        self.content[one], self.content[other] = self.content[other], self.content[one]
        for seat, old in enumerate(self.group):
            row = old.copy()
            row[one], row[other] = old[other], old[one]
            self.group[seat] = row

    def mix(self, g: "State", slots: list[int], knowing: int = 0, lot: str = "") -> None:
        """Shuffle what lies in these slots; only the seats of the mask `knowing` can follow where each went."""
        order = list(range(len(slots)))
        g.shuffle(order)
        if g.fixed_chance is not None:
            g.fixed_chance.lay(g, lot, order, [slots[place] for place in order], False)
        self.rearrange(slots, order, knowing)

    def rearrange(self, slots: list[int], order: list[int], knowing: int) -> None:
        """What lay in `slots[order[i]]` comes to `slots[i]`; only seats in `knowing` can follow."""
        self._mixed = {}
        contents = [self.content[slot] for slot in slots]
        for place, slot in enumerate(slots):
            self.content[slot] = contents[order[place]]
        for seat, old in enumerate(self.group):
            if knowing >> seat & 1:
                row = old.copy()
                for place, slot in enumerate(slots):
                    row[slot] = old[slots[order[place]]]
                self.group[seat] = row
            else:
                self.group[seat] = self.merged(old, slots)

    def merged(self, row: list[int], slots: list[int]) -> list[int]:
        """The row of a seat that can no longer tell these slots apart, nor from what it already confused them with."""
        old: list[int] = []
        for slot in slots:
            group = row[slot]
            if group != SEEN and group not in old:
                old.append(group)
        fresh = self.next_group
        self.next_group += 1
        if len(old) == 1:
            only = old[0]
            new = [fresh if group == only else group for group in row]
        elif old:
            new = [fresh if group in old else group for group in row]
        else:
            new = row.copy()
        for slot in slots:
            new[slot] = fresh
        return new

    def sample(self, g: "State", seat: int) -> None:
        """Deal anew, by the state's chance, everything the seat cannot tell apart."""
        for slots in self.mixed(seat):
            contents = [self.content[slot] for slot in slots]
            contents.sort()  # so that what comes out cannot hang on the truth
            g.shuffle(contents)
            for slot, content in zip(slots, contents):
                self.content[slot] = content

    def dealt(self, g: "State", seat: int) -> "Hidden":
        """The same with everything dealt anew that the seat cannot tell apart. It shares what is known with this one:
        for games that replace what is hidden and never change it."""
        other = Hidden(-1, self.content.copy(), NOTHING)
        other.group = self.group
        other.next_group = self.next_group
        other._mixed = self._mixed
        other.sample(g, seat)
        return other

    def mixed(self, seat: int) -> list[list[int]]:
        """The slots that a seat cannot tell apart, group by group."""
        found = self._mixed.get(seat)
        if found is None:
            slots_of: dict[int, list[int]] = {}
            for slot, group in enumerate(self.group[seat]):
                if group != SEEN:
                    slots_of.setdefault(group, []).append(slot)
            found = list(slots_of.values())
            self._mixed[seat] = found
        return found
