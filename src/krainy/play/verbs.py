"""The verbs of a scenario: how each is written, and what it does or checks in a game."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.goal import Goal
from krainy.engine.state import State
from krainy.engine.tip import Named
from krainy.engine.vocabulary import Block

from .clicks import FIRST, FORBIDDEN, OTHER, Clicks
from .coach import advice, due
from .comparing import compare
from .course import Course, Failure, Lots, action_of, event_line
from .foresight import Foresight, foresee
from .goals import told_goals
from .strict_yaml import Block as Mapping
from .words import LANGUAGES, speak

RULE_ID: Final = re.compile(r"[a-z]+(\.[a-z0-9]+)+")
OPEN: Final = "open"
"""What a scenario calls a click that can be chosen."""
MOST_ANSWERS: Final = 20_000
"""So many actions of others are tried by `replies`."""


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


def clicked(what: object, here: str, key: str) -> dict[str, str]:
    """Clicks on places, each with its answer: the rule that forbids it, `first` and what comes first, or `other`."""
    for place, answer in mapping(what, here, key).items():
        word = answer.partition(" ")[0] if isinstance(answer, str) else ""
        if not (RULE_ID.fullmatch(word) or word == FIRST or answer in (OTHER, OPEN)):
            raise BadInput(f"{here}: '{key}': '{place}' needs a rule id, 'first …', '{OTHER}' or '{OPEN}'")
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


def claims(what: object, here: str, key: str) -> list[Step]:
    """What must be true: a mapping of verbs that only look, or a list of such mappings."""
    found: list[Step] = []
    for item in what if isinstance(what, list) else [what]:
        if not isinstance(item, Mapping) or not item:
            raise BadInput(f"{here}: '{key}' must be a mapping such as 'holds: …', or a list of them")
        line = f"{here.rpartition(',')[0]}, line {item.line}"
        for verb in item:
            if verb in DOING:
                raise BadInput(f"{line}: '{key}' says what must be true; '{verb}' does something")
        if "seat" in item:
            found.append(step_of(here, item))
        else:
            found += [Step(verb, read_verb(verb, item[verb], line), "", item.line) for verb in item]
    return found


def alternatives(what: object, here: str, key: str) -> list[list[Step]]:
    """Several things of which one must be true."""
    if not isinstance(what, list) or len(what) < 2:
        raise BadInput(f"{here}: '{key}' must be a list of two mappings or more, such as 'holds: …'")
    return [claims(item, here, key) for item in what]


def step_of(here: str, step: object) -> Step:
    """One step: a verb with what it says, and 'seat' if it is not about whoever is asked."""
    if not isinstance(step, Mapping):
        raise BadInput(f"{here}: 'play': a step is a mapping such as 'do: …' or 'holds: …'")
    here = f"{here.rpartition(',')[0]}, line {step.line}"
    verbs = [key for key in step if key != "seat"]
    for verb in verbs:
        check_verb(verb, here)
    if len(verbs) != 1:
        raise BadInput(f"{here}: a step says one thing, not {' and '.join(verbs) or 'nothing'}")
    verb, what, seat = verbs[0], step[verbs[0]], step.get("seat", "")
    if "seat" in step and (verb not in SEATED or not isinstance(seat, (str, int))):
        raise BadInput(f"{here}: 'seat' names one seat and goes with {', '.join(SEATED)}")
    return Step(verb, read_verb(verb, what, here), str(seat), step.line)


def check_verb(verb: str, here: str) -> None:
    """Only what there is can be said."""
    if verb not in VERBS:
        raise BadInput(f"{here}: there is no '{verb}'; there are: {', '.join(VERBS)}, seat")


def read_verb(verb: str, what: object, here: str) -> Any:
    """What a verb says, as its check takes it."""
    check_verb(verb, here)
    return VERBS[verb][0](what, here, verb)


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


def clicks(course: Course, step: Step) -> None:
    """These clicks on places are answered like this, or can be chosen."""
    game, g = course.game, course.g
    seat = seat_of(game, g, step)
    for text, wanted in step.what.items():
        *picked, place = things(game, g, text)
        found = Clicks(g, seat).answer(picked, [place])
        word, _, rest = wanted.partition(" ")
        kind = found.kind if found.rule else OPEN
        said = found.rule if kind == FORBIDDEN else kind
        if said != word or (rest and set(found.about) != set(things(game, g, rest))):
            raise Failure(f"a click on '{text}' should be answered '{wanted}', but is '{said}' with {found.about}")


def things(game: AnyGame, g: State, text: str) -> list[str]:
    """Things by kind and name, 'space a, space b', as the page points at them."""
    found: list[str] = []
    for one in text.split(","):
        kind, _, name = one.strip().partition(" ")
        if kind not in {domain.name for block in game.vocabulary.blocks for domain in block.domains}:
            raise BadInput(f"'{one.strip()}' is no kind of thing and its name, such as 'space a'")
        found.append(f"{kind}:{game.find(g, kind, name)}")
    return found


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


def sealed(course: Course, step: Step) -> None:
    """A seat has chosen this in secret, in this order, and nobody has seen it yet."""
    game, g = course.game, course.g
    have = [game.phrase(g, action) for action in g.chosen(seat_of(game, g, step))]
    if have != [game.phrase(g, action_of(game, g, text)) for text in step.what]:
        raise Failure(f"chosen in secret is {', '.join(have) or 'nothing'}")


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


def goals(course: Course, step: Step) -> None:
    """A seat is told these goals, in this order: first of all the first one, the others perhaps among more."""
    game, g = course.game, course.g
    lines = [goal_line(game, g, goal) for goal in game.goals(g, seat_of(game, g, step))]
    rest = lines[:1] if step.what else []
    for place, goal in enumerate(step.what):
        words = set(goal.split()[1:])
        fits = [n for n, line in enumerate(rest) if line.split()[0] == goal.split()[0] and words <= set(line.split())]
        if not fits:
            raise Failure(f"'{goal}' should be a goal{'' if place else ', and the first'}; told is: {'; '.join(lines)}")
        rest = lines[1:] if place == 0 else rest[fits[0] + 1 :]
    for lang in LANGUAGES:
        told_goals(g, seat_of(game, g, step), speak(lang, game.name))


def goal_line(game: AnyGame, g: State, goal: Goal) -> str:
    """A goal in one line: its name, whose it is, and what it names."""
    parts = [goal.key, game.label(g, "seat", goal.seat) if goal.seat >= 0 else "", "urgent" if goal.urgent else ""]
    parts += [f"{name}={number}" for name, number in goal.numbers.items()]
    things = [(name, domain, number) for name, (domain, number) in goal.things.items()]
    parts += [f"{name}={game.label(g, domain.name, number)}" for name, domain, number in things if number >= 0]
    parts += [f"{name}={word}" for name, word in goal.words.items()]
    return " ".join([part for part in parts if part])


def coach(course: Course, step: Step) -> None:
    """The coach would say these tips to a seat, in this order, perhaps among more; without any it would be silent."""
    game, g, seat = course.game, course.g, seat_of(course.game, course.g, step)
    said = [" ".join([tip.key, *named_line(game, g, named)]) for tip, named in due(g, seat)]
    rest = said.copy() if step.what else []
    for tip in step.what:
        fits = [
            n
            for n, line in enumerate(rest)
            if line.split()[0] == tip.split()[0] and set(tip.split()) <= set(line.split())
        ]
        if not fits:
            raise Failure(f"the coach should say '{tip}'; it says: {', '.join(said) or 'nothing'}")
        rest = rest[fits[0] + 1 :]
    if not step.what and said:
        raise Failure(f"the coach should be silent; it says: {', '.join(said)}")
    for lang in LANGUAGES:
        advice(g, seat, speak(lang, game.name))


def named_line(game: AnyGame, g: State, named: Named) -> list[str]:
    """The things that a sentence names, a word each."""
    return [f"{name}={game.label(g, domain.name, number)}" for name, (domain, number) in named.items()]


def foresees(course: Course, step: Step) -> None:
    """A seat foresees this of an action: events that are certain, what it costs and brings, what follows."""
    game, g = course.game, course.g
    for text, expected in step.what.items():
        lines = foreseen(game, foresee(g, seat_of(game, g, step), action_of(game, g, text)))
        rest = iter(lines)
        for one in expected:
            if not any(tells(line, one) for line in rest):
                raise Failure(f"of '{text}', '{one}' should be foreseen; foreseen is: {', '.join(lines)}")


def foreseen(game: AnyGame, seen: Foresight) -> list[str]:
    """What is foreseen, a line for each thing: events, changes, what is dear, what follows, what may be settled."""
    lines = [event_line(game, seen.stop, event) for event in seen.events]
    lines += [f"{name} {by:+}" for name, by in seen.changes.items()]
    lines += [f"dear {name}" for name in seen.dear]
    lines.append(f"then {seen.opens}")
    lines += [f"perhaps {event_line(game, one.world, one.event)}" for one in seen.odds]
    lines += [f"perhaps {name} {low:+} {high:+}" for name, (low, high) in seen.ranges.items()]
    return [*lines, "final" if seen.final else "undoable"]


class Refuted(Failure):
    """The others have an answer after which something that must be true is not; `line` is what they do."""

    def __init__(self, text: str, line: list[tuple[int, int]]) -> None:
        super().__init__(text)
        self.line = line


def replies(course: Course, step: Step) -> None:
    """Whatever the others answer until the seat is asked again or the game is over, all this is true then. Events are
    those of the answers; chance brings what the seed has."""
    game = course.game
    if not step.seat:
        raise BadInput("say with 'seat' whose move the others answer")
    seat = game.find(course.g, "seat", step.seat)
    if course.g.owing >> seat & 1:
        raise Failure(f"{step.seat} is still asked")
    for line, g in answers(course.g, seat):
        try:
            check_claims(Course(game, g, {}), step.what)
        except Failure as error:
            said = " ".join(f"'{text}'" for text in phrases(course.g, line))
            raise Refuted(f"the others answer {said}, and {error}", line) from None


def either(course: Course, step: Step) -> None:
    """One of these is true, or several."""
    said: list[str] = []
    for claimed in step.what:
        try:
            check_claims(course, claimed)
        except Failure as error:
            said.append(str(error))
        else:
            return
    raise Failure("; ".join(said))


def check_claims(course: Course, claimed: list[Step]) -> None:
    """All this is true; the first thing that is not is a failure."""
    for claim in claimed:
        VERBS[claim.verb][1](course, claim)


def answers(g: State, seat: int) -> Iterator[tuple[list[tuple[int, int]], State]]:
    """Every way in which others act until a seat is asked or the game is over, with the position that it leads to."""
    start = g.clone()
    start.listen()
    waiting: list[tuple[list[tuple[int, int]], State]] = [([], start)]
    count = 0
    while waiting:
        line, now = waiting.pop()
        if not now.owing or now.owing >> seat & 1:
            yield line, now
            continue
        other = now.actors()[0]
        for action in reversed(now.actions(other)):
            count += 1
            if count > MOST_ANSWERS:
                raise BadInput(f"the others have more than {MOST_ANSWERS} ways to act")
            after = now.clone()
            after.told = list(now.told or [])
            after.apply(other, action)
            waiting.append(([*line, (other, action)], after))


def phrases(g: State, line: list[tuple[int, int]]) -> list[str]:
    """Actions in a row in plain words."""
    now, found = g.clone(), []
    for seat, action in line:
        found.append(now.game.phrase(now, action))
        now.apply(seat, action)
    return found


Reading = Callable[[Any, str, str], Any]
Checking = Callable[[Course, Step], None]
VERBS: Final[dict[str, tuple[Reading, Checking]]] = {
    "do": (texts, do),
    "given": (lots, given),
    "next": (options, next_game),
    "legal": (texts, legal),
    "illegal": (refusals, illegal),
    "clicks": (clicked, clicks),
    "exactly": (menu, exactly),
    "holds": (mapping, holds),
    "sees": (mapping, sees),
    "asked": (texts, asked),
    "sealed": (texts, sealed),
    "winners": (texts, winners),
    "over": (truth, over),
    "unfinished": (truth, unfinished),
    "events": (menu, events),
    "untold": (menu, untold),
    "goals": (texts, goals),
    "coach": (texts, coach),
    "foresees": (menu, foresees),
    "either": (alternatives, either),
    "replies": (claims, replies),
}
SEATED: Final = (
    "do",
    "legal",
    "illegal",
    "clicks",
    "exactly",
    "sees",
    "sealed",
    "replies",
    "goals",
    "coach",
    "foresees",
)
DOING: Final = ("do", "given", "next")
"""The verbs that do something; all others only look."""
