"""Clicks: what a person meant who clicked something that cannot be chosen now, and why it cannot.

A page knows places, not rules: it tells which things it has picked so far on the way to an action, and as what the
place that was clicked can be pointed at ('space:3', 'stack:3', 'hex:3'). The answer always speaks of that place.
"""

from typing import Final

from krainy.engine.state import State
from krainy.engine.vocabulary import Block

FORBIDDEN: Final = "forbidden"
"""A rule forbids it; the things are those of which the rule speaks."""
FIRST: Final = "first"
"""It can be chosen, but another thing has to be picked before; these are the things."""
OTHER: Final = "other"
"""Something else is asked; the things are those that can be chosen instead, where they can be pointed at."""
TRIES: Final = 8
"""An action points at more than was clicked: so many of the ways to complete it are looked at."""


class Answer:
    """Why a place cannot be chosen: in which way not, the rule, and the things to look at, as targets."""

    def __init__(self, kind: str, rule: str, about: list[str], meant: str = "") -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.about: Final = about
        self.meant: Final = meant
        """The name of the action that the rule forbids."""


class Clicks:
    """The answers for one seat in one position."""

    def __init__(self, g: State, seat: int) -> None:
        words = g.game.vocabulary
        actions = g.actions(seat)
        self.g: Final = g
        self.seat: Final = seat
        self.paths: Final = [words.targets(action) for action in actions]
        self.blocks: Final = [words.find(action) for action in actions]

    def answer(self, picked: list[str], clicked: list[str]) -> Answer:
        """Why nothing follows a click; the rule is empty if something does."""
        g, seat = self.g, self.seat
        asked = g.asked
        if asked is None or not 0 <= seat < g.seats or not g.owing >> seat & 1:
            return Answer(OTHER, g.reason(seat, 0).rule, [])
        depth = len(picked)
        ways = [path for path in self.paths if path[:depth] == picked]
        if any(path[depth] in clicked for path in ways if len(path) > depth):
            return Answer(FORBIDDEN, "", [])
        before = distinct([path[depth] for path in ways if any(one in clicked for one in path[depth + 1 :])])
        if before:
            return Answer(FIRST, asked.rule, before)
        for target, block in self.likely(picked, clicked):
            found = self.in_block(block, picked, target)
            if found is not None:
                return found
        if picked:
            return self.answer([], clicked)
        return Answer(OTHER, asked.rule, distinct([path[0] for path in self.paths if path]))

    def likely(self, picked: list[str], clicked: list[str]) -> list[tuple[str, Block]]:
        """What a click may be about, the likeliest first: what the game says of such a place, then what is possible now
        after what was picked, then whatever else the decision is concerned with."""
        asked = self.g.asked
        assert asked is not None
        words = self.g.game.vocabulary.blocks
        offered = [block for path, block in zip(self.paths, self.blocks, strict=True) if path[: len(picked)] == picked]
        open_now = [block for block in words if block in offered]
        concerned = [block for block in words if block in asked.answers or block.rule == asked.rule]
        named = [(target, self.g.game.clicks.get(kind_of(target))) for target in clicked]
        first = [(target, block) for target, block in named if block in open_now or block in concerned]
        others = [(target, block) for blocks in (open_now, concerned) for target in clicked for block in blocks]
        return [(target, block) for target, block in [*first, *others] if block is not None]

    def in_block(self, block: Block, picked: list[str], target: str) -> Answer | None:
        """Why no action of this kind points at the target after what was picked; nothing if none ever does, or if
        there is nothing to say of it but that such actions belong to other moments."""
        names = [domain.name for domain in block.domains]
        depth = len(picked)
        if names[:depth] != [kind_of(one) for one in picked]:
            return None
        for place in range(depth, len(names)):
            if names[place] == kind_of(target) and 0 <= number_of(target) < block.domains[place].size:
                break
        else:
            return None
        given = [-1] * len(names)
        given[:depth] = [number_of(one) for one in picked]
        given[place] = number_of(target)
        best: Answer | None = None
        for action in self.completions(block, given):
            reason = self.g.reason(self.seat, self.g.game.vocabulary.number_of(action))
            about = reason.targets()
            if not reason.rule or (reason.rule == block.rule and not about and block not in self.blocks):
                continue
            found = Answer(FORBIDDEN, reason.rule, about or [target], block.name)
            if target in about:
                return found
            best = best or found
        return best

    def completions(self, block: Block, given: list[int]) -> list[int]:
        """Some actions that point at these things; what is open (-1) is as in actions that are possible now."""
        asked = self.g.asked
        assert asked is not None
        meant = asked.completed(self.g, self.seat, block, given)
        if meant >= 0:
            return [meant]
        found: list[list[int]] = []
        for path, one in zip(self.paths, self.blocks, strict=True):
            if one is block and len(found) < TRIES:
                numbers = [number_of(old) if new < 0 else new for old, new in zip(path, given, strict=True)]
                if numbers not in found:
                    found.append(numbers)
        return [block.encode(numbers) for numbers in found or [[max(number, 0) for number in given]]]


def exists(g: State, target: str) -> bool:
    """Whether actions of this game can point at such a thing."""
    for block in g.game.vocabulary.blocks:
        for domain in block.domains:
            if domain.name == kind_of(target):
                return 0 <= number_of(target) < domain.size
    return False


def distinct(targets: list[str]) -> list[str]:
    """Every target once, in the order in which they first stand."""
    return list(dict.fromkeys(targets))


def kind_of(target: str) -> str:
    """What kind of thing a target is: 'stack' of 'stack:12'."""
    return target.split(":")[0]


def number_of(target: str) -> int:
    """The number of a thing: 12 of 'stack:12'."""
    return int(target.split(":")[1])
