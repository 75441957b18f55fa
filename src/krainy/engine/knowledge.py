"""Knowledge: what lies face down, and who can tell what it is.

A slot is a place where something hidden lies: a card in a deck or hand, a token on an area. For every seat a slot is
either seen, or it belongs to a group of slots whose contents that seat cannot tell apart. Groups hold what backs and
history tell ("one of these two is the dragon"); mixing merges them for those who did not look. That forgets a
little and never excludes the truth. The last row of groups (-1) is of somebody who only watches.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from .flow import NOTHING
from .packed import lengthened, packed, place_in
from .state import EVERYBODY

if TYPE_CHECKING:
    from .state import State

SEEN: Final = -1
EVERYTHING: Final = -2
"""A viewer from whom nothing is hidden; no seat, and not somebody who only watches."""
UNKNOWN: Final = "?"
"""What a view calls a thing that the viewer cannot tell."""
NOTHING_MIXED: Final[dict[int, list[vec[i64]]]] = {}
"""Nobody has asked yet what is mixed; never changed."""


class Hidden:
    """Contents of slots and, per seat, the group inside which the contents cannot be told apart.

    Rows of groups are replaced, never changed: copies share them.
    """

    def __init__(self, seats: int, contents: list[int], groups: list[int]) -> None:
        self.content = packed(contents)
        self.group = [packed(groups) for _ in range(seats + 1)]
        self.next_group = max(groups) + 1 if groups else 0
        self._mixed = NOTHING_MIXED
        """By seat, the slots it cannot tell apart, group by group; follows from the rest. Replaced, never changed."""
        self._heaps = NOTHING_MIXED
        """By seat, what lies there, for `dealt`; likewise."""

    def copy(self) -> "Hidden":
        """An independent copy."""
        other = Hidden(-1, NOTHING, NOTHING)
        other.content = self.content[:]
        other.group = self.group.copy()
        other.next_group = self.next_group
        return other

    def extended(self, contents: list[int]) -> "Hidden":
        """A copy with one more slot for each of these contents; nobody can tell which of them is where."""
        other = Hidden(-1, NOTHING, NOTHING)
        new_groups = [self.next_group] * len(contents)
        other.content = lengthened(self.content, contents)
        other.group = [lengthened(row, new_groups) for row in self.group]
        other.next_group = self.next_group + 1
        return other

    def slot_of(self, content: int) -> int:
        """The first slot with this content, which must be there."""
        return place_in(self.content, content)

    def knows(self, seat: int, slot: int) -> bool:
        """Whether the seat has seen what lies there; who only watches (-1) saw what all saw."""
        return self.group[seat][slot] == SEEN

    def knowing(self, slot: int) -> int:
        """The seats that have seen what lies there, as a mask."""
        mask = 0
        for seat in range(len(self.group) - 1):
            if self.group[seat][slot] == SEEN:
                mask |= 1 << seat
        return mask

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
        if seat >= 0:
            g.learned(1 << seat)
        else:
            g.learned(EVERYBODY, EVERYBODY)  # every seat that has not seen it is told so by itself
        self.assign(seat, slot, SEEN)
        return True

    def assign(self, seat: int, slot: int, group: int) -> None:
        """For a seat, a slot belongs to this group now, whatever happened."""
        self._changed()
        row = self.group[seat][:]
        row[slot] = group
        self.group[seat] = row

    def _changed(self) -> None:
        """What followed from the slots as they were is found anew when it is asked for."""
        self._mixed = NOTHING_MIXED
        self._heaps = NOTHING_MIXED

    def reveal(self, g: "State", slot: int) -> None:
        """All look, also who only watches."""
        for seat in range(-1, len(self.group) - 1):
            self.see(g, seat, slot)

    def swap(self, one: int, other: int) -> None:
        """Two contents change places in the open: all keep track of which is where."""
        self._changed()
        self.content[one], self.content[other] = self.content[other], self.content[one]
        for seat, old in enumerate(self.group):
            row = old[:]
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
        self._changed()
        before = self.content[:]
        for place, slot in enumerate(slots):
            self.content[slot] = before[slots[order[place]]]
        for seat, old in enumerate(self.group):
            if knowing >> seat & 1:
                row = old[:]
                for place, slot in enumerate(slots):
                    row[slot] = old[slots[order[place]]]
                self.group[seat] = row
            else:
                self.group[seat] = self.merged(old, slots)

    def merged(self, row: vec[i64], slots: list[int]) -> vec[i64]:
        """The row of a seat that can no longer tell these slots apart, nor from what it already confused them with."""
        fresh: i64 = self.next_group
        self.next_group += 1
        size: i64 = len(row)
        new = row[:]
        for slot in slots:
            group = row[slot]
            if group != SEEN and new[slot] != fresh:  # a group that was not yet merged
                for place in range(size):
                    if row[place] == group:
                        new[place] = fresh
            new[slot] = fresh
        return new

    def sample(self, g: "State", seat: int) -> None:
        """Deal anew, by the state's chance, everything the seat cannot tell apart."""
        self.deal(g, self.mixed(seat), self.heaps(seat))

    def dealt(self, g: "State", seat: int) -> "Hidden":
        """The same with everything dealt anew that the seat cannot tell apart. It shares what is known with this one:
        for games that replace what is hidden and never change it."""
        slots = self.mixed(seat)
        heaps = self._heaps.get(seat)
        if heaps is None:
            heaps = self.heaps(seat)
            self._heaps = {**self._heaps, seat: heaps}
        other = Hidden(-1, NOTHING, NOTHING)
        other.content = self.content[:]
        other.group = self.group
        other.next_group = self.next_group
        other._mixed = self._mixed
        other.deal(g, slots, heaps)
        return other

    def deal(self, g: "State", groups: list[vec[i64]], heaps: list[vec[i64]]) -> None:
        """Put the contents of each heap, shuffled, into the slots of its group."""
        for number in range(len(groups)):
            slots, contents = groups[number], heaps[number][:]
            g.shuffle_row(contents)
            for place in range(len(slots)):
                self.content[slots[place]] = contents[place]

    def heaps(self, seat: int) -> list[vec[i64]]:
        """What a seat cannot tell apart, group by group; in order, so that a deal cannot hang on the truth."""
        found: list[vec[i64]] = []
        for slots in self.mixed(seat):
            contents = [self.content[slot] for slot in slots]
            contents.sort()
            found.append(packed(contents))
        return found

    def mixed(self, seat: int) -> list[vec[i64]]:
        """The slots that a seat cannot tell apart, group by group."""
        found = self._mixed.get(seat)
        if found is None:
            slots_of: dict[int, list[int]] = {}
            for slot, group in enumerate(self.group[seat]):
                if group != SEEN:
                    slots_of.setdefault(group, []).append(slot)
            found = [packed(slots) for slots in slots_of.values()]
            self._mixed = {**self._mixed, seat: found}
        return found
