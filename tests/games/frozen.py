"""Plays games in which whatever clones share cannot be changed; `test_fields.py` runs it on the interpreted engine.

Scenarios are run in the same way, wherever they are run interpreted.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import krainy
from krainy.engine.anatomy import fields, hidden_in
from krainy.engine.chance import Dice
from krainy.engine.knowledge import Hidden
from krainy.engine.state import State
from krainy.play.laws import any_move
from krainy.play.trial import random_setting

GAMES = 6
PLIES = 500


def refuse(shared: "Frozen | FrozenDict", *_: object, **__: object) -> NoReturn:
    raise AssertionError(f"what clones share is changed: {shared!r}")


class Frozen(list[Any]):
    """A list that nobody may change."""

    append = extend = insert = pop = remove = clear = sort = reverse = refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse


class FrozenDict(dict[Any, Any]):
    """Likewise."""

    pop = popitem = clear = update = setdefault = refuse
    __setitem__ = __delitem__ = __ior__ = refuse


def freeze(g: State) -> None:
    """Freeze every list and dictionary that a clone of this state would share with it, and the rows inside lists."""
    twin = fields(g.clone())
    for name, mine in fields(g).items():
        if isinstance(mine, dict) and mine is twin[name]:
            setattr(g, name, FrozenDict(mine))
        if not isinstance(mine, list) or name in ("flow", "told"):
            continue
        if mine is twin[name]:
            setattr(g, name, Frozen(Frozen(row) if isinstance(row, list) else row for row in mine))
        else:
            for place, (row, other) in enumerate(zip(mine, twin[name], strict=True)):
                if isinstance(row, list) and row is other:
                    mine[place] = Frozen(row)


def shared_secrets(g: State) -> list[Hidden]:
    """What lies face down and would be shared by a clone of this state."""
    twin = hidden_in(g.clone())
    return [mine for name, mine in hidden_in(g).items() if mine is twin[name]]


def spelled(hidden: Hidden) -> list[list[int]]:
    """All that is to say of something that lies face down, as a copy."""
    return [[hidden.next_group], list(hidden.content), *[list(row) for row in hidden.group]]


@contextmanager
def freezing() -> Iterator[None]:
    """Before every move of the interpreted engine, whatever clones share is frozen."""
    done = State.do

    def do(g: State, seat: int, action: int) -> None:
        freeze(g)
        before = [(hidden, spelled(hidden)) for hidden in shared_secrets(g)]
        done(g, seat, action)
        assert all(spelled(hidden) == was for hidden, was in before), "something face down is changed in place"

    setattr(State, "do", do)  # noqa: B010 - mypy does not want a method to be replaced
    try:
        yield
    finally:
        setattr(State, "do", done)  # noqa: B010


def main() -> None:
    for name in krainy.names():
        game = krainy.load(name)
        for seed in range(GAMES):
            dice = Dice(seed)
            seats, options = random_setting(game, dice)
            g = game.new(seats, dice.seed(), **options)
            while not g.over and g.ply < PLIES:
                g.apply(*any_move(g, dice))


if __name__ == "__main__":
    with freezing():
        main()
