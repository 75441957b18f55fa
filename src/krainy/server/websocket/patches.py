"""Patches: how a seat's view changes with each new line of its log.

A listener who was shown a view gets the edits that lead to the next one, not the next one itself: a list of edits for
every new line, so that a page shows one thing after another without knowing a rule. The last list leads to the view as
it is now, with whoever is asked.
"""

from itertools import compress, pairwise
from operator import is_not
from typing import Any, NamedTuple

from msgspec import UNSET

from krainy.engine.vocabulary import Event
from krainy.play.playthrough import Playthrough

from ..tables.readonly import ReadOnlyTable
from ..tables.table import Table
from ..wire.frames import Edit, Patch

Path = list[str | int]
Seen = dict[str, Any]


class Shown(NamedTuple):
    """The view that a listener has, and by what a table knows that it has gone on from there."""

    seat: int
    view: Seen
    ply: int
    told: list[Event]
    """The events of the last ply: one object, as long as that ply is not taken back."""


def shown(table: Table, seat: int, view: Any) -> Shown | None:
    """What a listener is shown now; nothing where there is no view, or none of the rules that are here."""
    if view is None or isinstance(table, ReadOnlyTable):
        return None
    playthrough = table.playthrough
    return Shown(seat, view, len(playthrough.moves), playthrough.told[-1])


def patches(
    playthrough: Playthrough, before: Shown | None, now: Shown | None, lines: int, comparison: "Comparison"
) -> list[Patch] | None:
    """The patches from one view to another, one for each of so many new lines, at least one; nothing if the whole view
    must be sent, because it is another seat's, moves were taken back, or the moments on the way were not kept."""
    if before is None or now is None or before.seat != now.seat or not goes_on(playthrough, before):
        return None
    steps = playthrough.moments.since(playthrough.told, before.ply, now.seat)
    if len(steps) < lines - 1:
        return None
    views = [before.view, *steps[: max(0, lines - 1)], now.view]
    return [comparison.edits(one, other) for one, other in pairwise(views)]


def goes_on(playthrough: Playthrough, before: Shown) -> bool:
    """Whether the game of a table has gone on from a position, or still stands there."""
    return before.ply < len(playthrough.told) and playthrough.told[before.ply] is before.told


# -- edits -------------------------------------------------------------------------------------------------------------


class Comparison:
    """Finds the edits between views of one table. What several seats see alike is one object in their views, and is
    compared once."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int], tuple[Any, Any, Patch]] = {}
        """Parts of views by their names and ids: the parts themselves, so that they stay, and how one becomes the
        other."""

    def edits(self, before: Seen, after: Seen) -> Patch:
        """The edits, to be made in this order, that turn one view into another. The names of objects keep their
        order; where nothing but an order differs, nothing is edited."""
        found: Patch = []
        if list(before) != list(after):
            compare(before, after, [], found)
            return found
        for name in compress(after, map(is_not, before.values(), after.values())):
            was, now = before[name], after[name]
            known = self.known.get((name, id(was), id(now)))
            if known is None:
                known = self.known[name, id(was), id(now)] = was, now, part(name, was, now)
            found += known[2]
        return found


def part(name: str, was: Any, now: Any) -> Patch:
    """The edits of a part of a view; none if it is as it was."""
    if was == now:
        return []
    if not isinstance(now, (dict, list)):
        return [Edit([name], now)]
    found: Patch = []
    compare(was, now, [name], found)
    return found


def compare(before: Any, after: Any, path: Path, found: Patch) -> None:
    """Find the edits of two things that differ; if hardly anything stays, the whole is set."""
    if isinstance(after, dict):
        told = isinstance(before, dict) and compare_objects(before, after, path, found)
    elif isinstance(after, list):
        told = isinstance(before, list) and compare_lists(before, after, path, found)
    else:
        told = False
    if not told:
        found.append(Edit(path, after))


def compare_objects(before: Seen, after: Seen, path: Path, found: Patch) -> bool:
    """Find the edits of two objects; false if their names are in another order, if none of them stays, or if most are
    simple values that have changed."""
    names = list(after)
    if names != list(before):
        names = [name for name in before if name in after]
        if not names or names != [name for name in after if name in before]:
            return False
        changed = [name for name in names if before[name] is not after[name] and before[name] != after[name]]
    else:
        pairs = zip(names, before.values(), after.values(), strict=True)
        changed = [name for name, was, now in pairs if was is not now and was != now]
    new = len(after) - len(names)
    if (len(changed) + new) * 2 > len(after) and not any(
        isinstance(one, (dict, list)) for name, one in after.items() if name in changed or name not in before
    ):
        return False
    if new or len(before) > len(names):
        found += [Edit([*path, name]) for name in before if name not in after]
        follows: Any = UNSET
        for name in reversed(after):
            if name not in before:
                found.append(Edit([*path, name], after[name], follows))
            follows = name
    for name in changed:
        compare(before[name], after[name], [*path, name], found)
    return True


def compare_lists(before: list[Any], after: list[Any], path: Path, found: Patch) -> bool:
    """The same of two lists: what they have in common at both ends stays, the rest is changed, inserted or removed;
    false if nothing stays."""
    most = min(len(before), len(after))
    first = 0
    while first < most and before[first] == after[first]:
        first += 1
    last = 0
    while last < most - first and before[-1 - last] == after[-1 - last]:
        last += 1
    if not first and not last and (len(before) != len(after) or not isinstance(after[0], dict)):
        return False
    both = most - last
    for place in range(first, both):
        if before[place] != after[place]:
            compare(before[place], after[place], [*path, place], found)
    found += [Edit([*path, place]) for place in range(len(before) - last - 1, both - 1, -1)]
    found += [Edit([*path, place], after[place], place) for place in range(both, len(after) - last)]
    return True


def edited(view: Any, patch: Patch) -> Any:
    """A view after a patch; what has not changed is shared with the view before."""
    for edit in patch:
        view = edit_at(view, edit.at, edit)
    return view


def edit_at(thing: Any, path: Path, edit: Edit) -> Any:
    """A thing with one edit made at a path."""
    if not path:
        return edit.to
    key, rest = path[0], path[1:]
    copied = thing.copy()
    if rest:
        copied[key] = edit_at(thing[key], rest, edit)
    elif edit.to is UNSET:
        del copied[key]
    elif edit.before is UNSET:
        copied[key] = edit.to
    elif isinstance(copied, list):
        copied.insert(int(key), edit.to)
    else:
        names = list(copied)
        place = names.index(str(edit.before))
        copied = {name: copied[name] for name in names[:place]} | {key: edit.to}
        copied |= {name: thing[name] for name in names[place:]}
    return copied
