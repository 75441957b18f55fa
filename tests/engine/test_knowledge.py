"""Knowledge: whatever is seen, swapped, mixed and moved, the truth stays possible for everybody."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from krainy.engine.knowledge import SEEN, Hidden
from krainy.engine.state import EVERYBODY

from .market import GAME
from .market.state import Market

SEATS = 3
SLOTS = st.integers(0, 7)
WATCHER = -1


def blank() -> Market:
    """A state to draw chance from."""
    g = Market()
    g.game = GAME
    g.seats = SEATS
    g.rekey(7)
    return g


def held(hidden: Hidden, seat: int) -> Counter[tuple[int, int]]:
    """What each group of a seat holds."""
    return Counter(zip(hidden.group[seat], hidden.content, strict=True))


class Handling(RuleBasedStateMachine):
    """Anything that may be done with hidden things, in any order; `where` is where each really is."""

    @initialize(backs=st.lists(st.integers(0, 2), min_size=8, max_size=8))
    def lay_out(self, backs: list[int]) -> None:
        self.g = blank()
        self.hidden = Hidden(SEATS, [10 * slot for slot in range(8)], backs.copy())

    @rule(seat=st.integers(WATCHER, SEATS - 1), slot=SLOTS)
    def see(self, seat: int, slot: int) -> None:
        self.g.news = 0
        known = self.hidden.knows(seat, slot)
        assert self.hidden.see(self.g, seat, slot) != known
        assert self.hidden.knows(seat, slot)
        learned = EVERYBODY if seat == WATCHER else 1 << seat
        assert self.g.news == (0 if known else learned)

    @rule(slot=SLOTS)
    def reveal(self, slot: int) -> None:
        self.hidden.reveal(self.g, slot)
        assert all(self.hidden.knows(seat, slot) for seat in range(WATCHER, SEATS))

    @rule(one=SLOTS, other=SLOTS)
    def swap(self, one: int, other: int) -> None:
        before = self.hidden.copy()
        self.hidden.swap(one, other)
        for seat in range(WATCHER, SEATS):
            assert held(self.hidden, seat) == held(before, seat)
            assert self.hidden.knows(seat, one) == before.knows(seat, other)
        assert self.hidden.content[one] == before.content[other]

    @rule(slots=st.lists(SLOTS, unique=True, min_size=1), knowing=st.integers(0, 7))
    def mix(self, slots: list[int], knowing: int) -> None:
        self.g.news = 0
        before = self.hidden.copy()
        self.hidden.mix(self.g, slots, knowing)
        assert self.g.news == 0
        self.moved(before, slots, knowing)

    @rule(data=st.data(), slots=st.lists(SLOTS, unique=True, min_size=1), knowing=st.integers(0, 7))
    def rearrange(self, data: st.DataObject, slots: list[int], knowing: int) -> None:
        order = data.draw(st.permutations(range(len(slots))))
        before = self.hidden.copy()
        self.hidden.rearrange(slots, order, knowing)
        assert [self.hidden.content[slot] for slot in slots] == [before.content[slots[i]] for i in order]
        self.moved(before, slots, knowing)

    def moved(self, before: Hidden, slots: list[int], knowing: int) -> None:
        for seat in range(WATCHER, SEATS):
            if seat >= 0 and knowing >> seat & 1:
                assert held(self.hidden, seat) == held(before, seat)
            else:
                groups = {self.hidden.group[seat][slot] for slot in slots}
                assert len(groups) == 1
                assert SEEN not in groups
        others = set(range(8)) - set(slots)
        assert all(self.hidden.content[slot] == before.content[slot] for slot in others)

    @precondition(lambda self: hasattr(self, "hidden"))
    @invariant()
    def nothing_is_lost_and_the_truth_stays_possible(self) -> None:
        assert sorted(self.hidden.content) == [10 * slot for slot in range(8)]
        for seat in range(WATCHER, SEATS):
            sampled = self.hidden.copy()
            sampled.sample(self.g, seat)
            for world in (sampled, self.hidden.dealt(self.g, seat)):
                assert held(world, seat) == held(self.hidden, seat)
                assert world.group == self.hidden.group
                for slot in range(8):
                    if self.hidden.knows(seat, slot):
                        assert world.content[slot] == self.hidden.content[slot]


TestHandling = Handling.TestCase
TestHandling.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)


@given(st.permutations([1, 1, 2, 3]))
def test_a_sample_hangs_on_the_groups_and_on_chance_alone(contents: list[int]) -> None:
    one, other = Hidden(1, [1, 1, 2, 3], [0] * 4), Hidden(1, list(contents), [0] * 4)
    one.sample(blank(), 0)
    other.sample(blank(), 0)
    assert one.content == other.content


def test_a_sample_reaches_every_deal_and_no_other() -> None:
    g = blank()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(1200):
        hidden = Hidden(1, [1, 1, 2, 9], [0, 0, 0, 1])
        hidden.sample(g, 0)
        seen[tuple(hidden.content)] += 1
    assert set(seen) == {(1, 1, 2, 9), (1, 2, 1, 9), (2, 1, 1, 9)}
    assert all(320 < count < 480 for count in seen.values())


def test_what_was_mixed_with_something_confused_is_confused_with_all_of_it() -> None:
    hidden = Hidden(1, [1, 2, 3, 4], [5, 5, 6, 6])
    hidden.mix(blank(), [1, 2])
    assert len(set(hidden.group[0])) == 1


def test_who_looked_before_a_mix_forgets_unless_it_can_follow() -> None:
    hidden = Hidden(2, [1, 2], [0, 0])
    for seat in (0, 1):
        hidden.see(blank(), seat, 0)
        hidden.see(blank(), seat, 1)
    hidden.mix(blank(), [0, 1], knowing=0b01)
    assert [hidden.knows(0, slot) for slot in (0, 1)] == [True, True]
    assert [hidden.knows(1, slot) for slot in (0, 1)] == [False, False]


def test_who_only_watches_sees_what_is_revealed_and_nothing_else() -> None:
    hidden = Hidden(2, [1, 2], [0, 0])
    hidden.see(blank(), 0, 0)
    hidden.see(blank(), 1, 0)
    assert not hidden.knows(WATCHER, 0)
    hidden.reveal(blank(), 1)
    assert hidden.knows(WATCHER, 1)


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_copy_is_independent(seat: int) -> None:
    hidden = Hidden(2, [1, 2, 3], [0, 0, 0])
    copy = hidden.copy()
    copy.see(blank(), seat, 0)
    copy.swap(1, 2)
    copy.mix(blank(), [0, 1])
    assert list(hidden.content) == [1, 2, 3]
    assert [list(row) for row in hidden.group] == [[0, 0, 0]] * 3
    assert hidden.next_group == 1
