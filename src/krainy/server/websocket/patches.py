"""Patches: how a seat's view changes with each new line of its log.

A listener who was shown a view gets the edits that lead to the next one, not the next one itself: a list of edits for
every new line, so that a page shows one thing after another without knowing a rule. The last list leads to the view as
it is now, with whoever is asked.
"""

from itertools import pairwise
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


def patches(playthrough: Playthrough, before: Shown | None, now: Shown | None, lines: int) -> list[Patch] | None:
    """The patches from one view to another, one for each of so many new lines, at least one; nothing if the whole view
    must be sent, because it is another seat's, moves were taken back, or the moments on the way were not kept."""
    if before is None or now is None or before.seat != now.seat or not goes_on(playthrough, before):
        return None
    steps = playthrough.moments.since(playthrough.told, before.ply, now.seat)
    if len(steps) < lines - 1:
        return None
    views = [before.view, *steps[: max(0, lines - 1)], now.view]
    return [edits(one, other) for one, other in pairwise(views)]


def goes_on(playthrough: Playthrough, before: Shown) -> bool:
    """Whether the game of a table has gone on from a position, or still stands there."""
    return before.ply < len(playthrough.told) and playthrough.told[before.ply] is before.told


# -- edits -------------------------------------------------------------------------------------------------------------


def edits(before: Seen, after: Seen) -> Patch:
    """The edits, to be made in this order, that turn one view into another; the names of objects keep their order."""
    found: Patch = []
    if before != after:
        compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, path: Path, found: Patch) -> None:
    """Find the edits of two things that differ; if hardly anything stays, the whole is set."""
    inner: Patch = []
    if isinstance(before, dict) and isinstance(after, dict) and not scalars(before, after):
        compare_objects(before, after, path, inner)
    elif isinstance(before, list) and isinstance(after, list):
        compare_lists(before, after, path, inner)
    found += inner or [Edit(path, after)]


def scalars(before: Seen, after: Seen) -> bool:
    """Whether most of an object are simple values that have changed."""
    changed = [one for name, one in after.items() if before.get(name, before) != one]
    return len(changed) * 2 > len(after) and not any(isinstance(one, (dict, list)) for one in changed)


def compare_objects(before: Seen, after: Seen, path: Path, found: Patch) -> None:
    """Find the edits of two objects; none if their names are in another order, or none of them stays."""
    kept = [name for name in before if name in after]
    if not kept or kept != [name for name in after if name in before]:
        return
    found += [Edit([*path, name]) for name in before if name not in after]
    follows: Any = UNSET
    for name in reversed(after):
        if name not in before:
            found.append(Edit([*path, name], after[name], follows))
        follows = name
    for name in kept:
        if before[name] != after[name]:
            compare(before[name], after[name], [*path, name], found)


def compare_lists(before: list[Any], after: list[Any], path: Path, found: Patch) -> None:
    """The same of two lists: what they have in common at both ends stays, the rest is changed, inserted or removed."""
    most = min(len(before), len(after))
    first = 0
    while first < most and before[first] == after[first]:
        first += 1
    last = 0
    while last < most - first and before[-1 - last] == after[-1 - last]:
        last += 1
    if not first and not last and (len(before) != len(after) or not isinstance(after[0], dict)):
        return
    both = most - last
    for place in range(first, both):
        if before[place] != after[place]:
            compare(before[place], after[place], [*path, place], found)
    found += [Edit([*path, place]) for place in range(len(before) - last - 1, both - 1, -1)]
    found += [Edit([*path, place], after[place], place) for place in range(both, len(after) - last)]


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
