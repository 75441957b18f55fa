"""What must hold in every position of Pebbles."""

from ..board import FULL, HANDFUL, HEAP_NAMES
from ..state import Pebbles


def broken(before: Pebbles | None, after: Pebbles) -> list[str]:
    """What does not hold, a line each."""
    found = [
        f"the {name} heap has {after.heaps[heap]} pebbles"
        for heap, name in enumerate(HEAP_NAMES)
        if not 0 <= after.heaps[heap] <= FULL
    ]
    if before is not None and not 1 <= sum(before.heaps) - sum(after.heaps) <= HANDFUL:
        found.append("no handful was taken")
    return found
