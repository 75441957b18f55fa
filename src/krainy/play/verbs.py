"""The verbs of a scenario: how each is written, and what it does or checks in a game."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.state import State
from krainy.engine.vocabulary import Block

from .comparing import compare
from .course import Course, Failure, Lots, action_of

RULE_ID: Final = re.compile(r"[a-z]+(\.[a-z0-9]+)+")


@dataclass(frozen=True)
class Step:
    """One line of a scenario: something done, or something that must be true now."""

    verb: str
    what: Any
    seat: str
    line: int


# -- what may be written ---------------------------------------------------------------------------


def texts(what: object, here: str, key: str) -> list[str]:
    """A list of texts, or a single one."""
    items = what if isinstance(what, list) else [what]
    if not all(isinstance(item, (str, int)) for item in items):
        raise BadInput(f"{here}: '{key}' must be a text or a list of texts")
    return [str(item) for item in items]


def truth(what: object, here: str, key: str) -> bool:
    """True or false."""
    if not isinstance(what, bool):
        raise BadInput(f"{here}: '{key}' must be true or false")
    return what


def mapping(what: object, here: str, key: str) -> dict[str, Any]:
    """A mapping with something in it."""
    if not isinstance(what, dict) or not what:
        raise BadInput(f"{here}: '{key}' must be a mapping")
    return what


def refusals(what: object, here: str, key: str) -> dict[str, str]:
    """Actions, each with the rule that forbids it."""
    for action, rule in mapping(what, here, key).items():
        if not isinstance(rule, str) or not RULE_ID.fullmatch(rule):
            raise BadInput(f"{here}: '{key}': '{action}' needs the id of the rule that forbids it")
    return mapping(what, here, key)


def menu(what: object, here: str, key: str) -> dict[str, list[str]]:
    """Beginnings of actions, each with all its endings, or actions, each with its events; a list is of all."""
    if not isinstance(what, dict):
        return {"": texts(what, here, key)}
    return {str(start): texts(ends, here, key) for start, ends in mapping(what, here, key).items()}


def lots(what: object, here: str, key: str) -> Lots:
    """What chance brings, by lot: a list, or a text of words."""
    if not isinstance(what, dict):
        raise BadInput(f"{here}: '{key}' must be a mapping, such as 'end-die: 6'")
    return {
        str(lot): texts(row, here, key) if isinstance(row, list) else texts(row, here, key)[0].split()
        for lot, row in what.items()
    }


def options(what: object, here: str, key: str) -> dict[str, Any]:
    """A mapping that may be empty."""
    if not isinstance(what, dict):
        raise BadInput(f"{here}: '{key}' must be a mapping, such as {{seed: 7}}")
    return what


# -- what it means ---------------------------------------------------------------------------------


def seat_of(game: AnyGame, g: State, step: Step) -> int:
    """The seat that a step is about: the one it names, or whoever is asked."""
    asked = g.actors()
    if step.seat:
        return game.find(g, "seat", step.seat)
    if len(asked) > 1:
        raise BadInput(f"{seat_names(game, g, asked)} are asked; say which one with 'seat'")
    return asked[0] if asked else 0


def seat_names(game: AnyGame, g: State, seats: list[int]) -> str:
    """Seats as a person calls them."""
    return ", ".join(game.label(g, "seat", seat) for seat in seats) or "nobody"


def do(course: Course, step: Step) -> None:
    """Take actions, one after the other."""
    course.forget()
    for text in step.what:
        course.take(seat_of(course.game, course.g, step), text)


def given(course: Course, step: Step) -> None:
    """Chance brings this next."""
    course.give(step.what)


def next_game(course: Course, step: Step) -> None:
    """The next game of the same world begins."""
    course.go_on(step.what)


def legal(course: Course, step: Step) -> None:
    """These actions are possible."""
    game, g = course.game, course.g
    for text in step.what:
        seat, action = seat_of(game, g, step), action_of(game, g, text)
        if not g.legal(seat, action):
            raise Failure(f"'{text}' should be possible, but {g.why(seat, action)} forbids it")


def illegal(course: Course, step: Step) -> None:
    """These actions are forbidden, each by the rule named."""
    game, g = course.game, course.g
    for text, rule in step.what.items():
        seat, action = seat_of(game, g, step), action_of(game, g, text)
        if g.legal(seat, action):
            raise Failure(f"'{text}' should be forbidden by {rule}, but is possible")
        named = g.why(seat, action)
        if named != rule:
            raise Failure(f"'{text}' should be forbidden by {rule}, but {named} is named")


def check_moment(game: AnyGame, g: State, seat: int, block: Block) -> None:
    """That there is no action of a name shows nothing while something else is asked."""
    if g.asked is None or not g.owing >> seat & 1:
        raise Failure(f"that there is no '{block.name}' shows nothing: {game.label(g, 'seat', seat)} is not asked")
    if not g.asked.concerns(g, seat, block):
        raise Failure(f"that there is no '{block.name}' shows nothing: {g.asked_name()} is asked")


def exactly(course: Course, step: Step) -> None:
    """Of the actions that begin so, these are possible and no others."""
    game, g = course.game, course.g
    seat = seat_of(game, g, step)
    for start, ends in step.what.items():
        words = start.split()
        if words:
            block = game.vocabulary.named(words[0])
            if not ends:
                check_moment(game, g, seat, block)
        phrases = {action: game.phrase(g, action) for action in g.actions(seat)}
        have = {a for a, phrase in phrases.items() if phrase.split()[: len(words)] == words}
        want = {action_of(game, g, f"{start} {end}") for end in ends}
        missing = ", ".join(sorted(f"'{game.phrase(g, a)}'" for a in want - have))
        extra = ", ".join(sorted(f"'{phrases[a]}'" for a in have - want))
        parts = [f"{missing} should be possible"] if missing else []
        parts += [f"{extra} should not be possible"] if extra else []
        if parts:
            raise Failure("; ".join(parts))


def holds(course: Course, step: Step) -> None:
    """These things are so in the position."""
    check_paths(step, {**course.game.position(course.g), **course.game.details(course.g)})


def sees(course: Course, step: Step) -> None:
    """A seat may know this; what it may not is '?' or not there."""
    check_paths(step, course.g.view(seat_of(course.game, course.g, step)))


def check_paths(step: Step, position: dict[str, object]) -> None:
    """What a step says of a position, path by path."""
    for path, value in step.what.items():
        if path.split(".")[0] not in position:
            known = ", ".join(position)
            raise BadInput(f"a position has no '{path.split('.')[0]}'; it has: {known}")
        compare(path, value, position)


def asked(course: Course, step: Step) -> None:
    """These seats are asked now, and no others."""
    game, g = course.game, course.g
    want = sorted(game.find(g, "seat", text) for text in step.what)
    if want != g.actors():
        names = seat_names(game, g, want)
        raise Failure(f"{names} should be asked, but it is {seat_names(game, g, g.actors())}")


def winners(course: Course, step: Step) -> None:
    """The game is over and these seats have won."""
    game, g = course.game, course.g
    want = sorted(game.find(g, "seat", text) for text in step.what)
    have = [seat for seat in range(g.seats) if g.winners >> seat & 1]
    if not g.over:
        raise Failure(f"{seat_names(game, g, want)} should have won, but the game goes on")
    if want != have or g.unfinished:
        result = "unfinished" if g.unfinished else f"won by {seat_names(game, g, have)}"
        raise Failure(f"{seat_names(game, g, want)} should have won, but the game is {result}")


def over(course: Course, step: Step) -> None:
    """Whether the game has ended."""
    if course.g.over != step.what:
        raise Failure("the game is over" if course.g.over else "the game goes on")


def unfinished(course: Course, step: Step) -> None:
    """Whether the game has stopped without a result."""
    if course.g.unfinished != step.what:
        raise Failure("the game stopped without a result" if course.g.unfinished else "it did not stop")


def tells(line: str, event: str) -> bool:
    """Whether a told event is the one meant: its name, or its name and the first of its words."""
    return line.split()[: len(event.split())] == event.split()


def check_events(game: AnyGame, step: Step) -> None:
    """Only events that the game knows can be expected."""
    known = [kind.name for kind in game.events.kinds]
    for event in [event for expected in step.what.values() for event in expected]:
        if not event.split() or event.split()[0] not in known:
            raise BadInput(f"there is no event '{event}'; there are: {', '.join(known)}")


def events(course: Course, step: Step) -> None:
    """The last `do`, or one action of it, told these events, in this order, perhaps among others."""
    check_events(course.game, step)
    for which, expected in step.what.items():
        lines = course.told(which)
        rest = iter(lines)
        for event in expected:
            if not any(tells(line, event) for line in rest):
                heard = ", ".join(lines) or "nothing"
                raise Failure(f"'{event}' should have been told; told was: {heard}")


def untold(course: Course, step: Step) -> None:
    """The last `do`, or one action of it, told none of these events."""
    check_events(course.game, step)
    for which, unexpected in step.what.items():
        for event in unexpected:
            for line in course.told(which):
                if tells(line, event):
                    raise Failure(f"'{line}' should not have been told")


Reading = Callable[[Any, str, str], Any]
Checking = Callable[[Course, Step], None]
VERBS: Final[dict[str, tuple[Reading, Checking]]] = {
    "do": (texts, do),
    "given": (lots, given),
    "next": (options, next_game),
    "legal": (texts, legal),
    "illegal": (refusals, illegal),
    "exactly": (menu, exactly),
    "holds": (mapping, holds),
    "sees": (mapping, sees),
    "asked": (texts, asked),
    "winners": (texts, winners),
    "over": (truth, over),
    "unfinished": (truth, unfinished),
    "events": (menu, events),
    "untold": (menu, untold),
}
SEATED: Final = ("do", "legal", "illegal", "exactly", "sees")
