"""What the file of a lesson says: `docs/lessons.md` explains it. The words of a lesson lie beside it, see `telling`."""

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from krainy.bots import NAMES
from krainy.engine.errors import BadInput

from ..course import Lots, Script
from ..scenario import beginning_of, rules_of, script_of
from ..strict_yaml import Block, documents
from ..verbs import RULE_ID, SEATED, Step, claims, lots, texts, truth

KEYS: Final = (
    "game",
    "puzzle",
    "difficulty",
    "seat",
    "rules",
    "position",
    "new",
    "given",
    "script",
    "bots",
    "plays_on",
    "steps",
)
STEP_KEYS: Final = (
    "name",
    "position",
    "given",
    "script",
    "do",
    "also",
    "goal",
    "ends",
    "glow",
    "moves",
    "hints",
    "wrong",
)
WRONG_KEYS: Final = ("try", "after", "rule", "example", "answer", "shows")
ALSO_KEYS: Final = ("do", "answer")
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ANY: Final = 0
"""As many moves as the learner likes."""
HARDEST: Final = 5


@dataclass(frozen=True)
class Scene:
    """Where a lesson, or a step of it, begins."""

    position: dict[str, Any] | None
    new: dict[str, Any]


@dataclass(frozen=True)
class WrongTry:
    """Something that a learner may try, and the answer to it."""

    tries: list[str]
    """Actions, or their beginnings; none for whatever a rule forbids."""
    after: list[str] | None
    """What the learner has done before in this step; without it the try is answered at any moment of the step."""
    rule: str
    """The rule by which the engine refuses it; nothing if it is possible, but misses the goal."""
    example: str
    answer: str
    shows: list[Step]
    """What is true after it: it proves that the answer is right."""
    line: int


@dataclass(frozen=True)
class Way:
    """A way to the goal, and perhaps what is said to who takes it."""

    do: list[str]
    answer: str = ""


@dataclass(frozen=True)
class LessonStep:
    """One thing that the learner does, in one or several moves."""

    name: str
    scene: Scene | None
    given: Lots
    script: Script
    way: Way
    also: list[Way]
    """Other ways to the goal: examples, for whatever meets the goal is right."""
    goal: list[Step]
    ends: list[Step]
    """The step is missed as soon as this is true."""
    glow: list[str]
    moves: int
    hints: int
    wrong: list[WrongTry]
    line: int

    @property
    def ways(self) -> list[Way]:
        """All ways that are written down."""
        return [self.way, *self.also]

    @property
    def answers(self) -> list[str]:
        """The names of all answers, each once."""
        return list(dict.fromkeys([w.answer for w in self.wrong] + [way.answer for way in self.ways if way.answer]))


@dataclass(frozen=True)
class Lesson:
    """A lesson or a puzzle: where it begins, who else acts, and its steps."""

    file: str
    game: str
    name: str
    number: int
    puzzle: bool
    difficulty: int
    seat: str
    """The learner's seat."""
    rules: list[str]
    scene: Scene
    given: Lots
    script: Script
    bots: dict[str, str]
    steps: list[LessonStep]
    plays_on: bool
    """Whether the learner may play on with the bots after the last step: it is a whole game."""


def lesson_of(text: str, file: str, name: str, number: int) -> Lesson:
    """The lesson in a text; whatever is malformed is an error that names the file, the line and the key."""
    blocks = documents(text, file)
    if len(blocks) != 1 or not isinstance(blocks[0], Block):
        raise BadInput(f"{file}: a lesson is one mapping with the keys {', '.join(KEYS)}")
    block = blocks[0]
    here = f"{file}, line {block.line}"
    check_keys(block, KEYS, here)
    puzzle = truth(block.get("puzzle", False), here, "puzzle")
    difficulty = block.get("difficulty", 0)
    if type(difficulty) is not int or puzzle != (1 <= difficulty <= HARDEST):
        raise BadInput(f"{here}: 'difficulty' of a puzzle is 1 to {HARDEST}; a lesson has none")
    for key in ("game", "seat"):
        if not isinstance(block.get(key), str):
            raise BadInput(f"{here}: '{key}' must be a text")
    if not isinstance(block.get("steps"), list) or not block["steps"]:
        raise BadInput(f"{here}: 'steps' must be a list of steps")
    steps = [lesson_step(step, block["seat"], here) for step in block["steps"]]
    names = [step.name for step in steps]
    if len(set(names)) < len(names):
        raise BadInput(f"{here}: 'steps': two steps have one name")
    return Lesson(
        file,
        block["game"],
        name,
        number,
        puzzle,
        difficulty,
        block["seat"],
        rules_of(block, here),
        Scene(*beginning_of(block, here)),
        lots(block.get("given", {}), here, "given"),
        script_of(block.get("script", {}), here),
        bots_of(block.get("bots", {}), here),
        steps,
        truth(block.get("plays_on", False), here, "plays_on"),
    )


def lesson_step(block: object, seat: str, here: str) -> LessonStep:
    """One step of whoever sits there."""
    if not isinstance(block, Block):
        raise BadInput(f"{here}: 'steps': a step is a mapping with the keys {', '.join(STEP_KEYS)}")
    here = f"{here.rpartition(',')[0]}, line {block.line}"
    check_keys(block, STEP_KEYS, here)
    if not isinstance(block.get("name"), str) or not NAME.fullmatch(block["name"]):
        raise BadInput(f"{here}: 'name' must be a word in small letters")
    for key in ("do", "goal"):
        if key not in block:
            raise BadInput(f"{here}: the step '{block['name']}' has no '{key}'")
    way = Way(texts(block["do"], here, "do"))
    also = block.get("also", [])
    wrong = block.get("wrong", [])
    if not isinstance(also, list) or not isinstance(wrong, list):
        raise BadInput(f"{here}: 'also' and 'wrong' must be lists")
    moves = block.get("moves", len(way.do))
    hints = block.get("hints", 0)
    if moves != "any" and (type(moves) is not int or moves < len(way.do)):
        raise BadInput(f"{here}: 'moves' is a number, not smaller than that of 'do', or 'any'")
    if type(hints) is not int or hints < 0:
        raise BadInput(f"{here}: 'hints' is the number of hints")
    return LessonStep(
        block["name"],
        Scene(*beginning_of(block, here)) if "position" in block else None,
        lots(block.get("given", {}), here, "given"),
        script_of(block.get("script", {}), here),
        way,
        [way_of(item, here) for item in also],
        claims_of(block["goal"], seat, here, "goal"),
        claims_of(block["ends"], seat, here, "ends") if "ends" in block else [],
        texts(block.get("glow", []), here, "glow"),
        ANY if moves == "any" else moves,
        hints,
        [wrong_try(item, seat, here) for item in wrong],
        block.line,
    )


def claims_of(what: object, seat: str, here: str, key: str) -> list[Step]:
    """What must be true; what is about a seat is about the learner unless it names another."""
    return [seated(claim, seat) for claim in claims(what, here, key)]


def seated(claim: Step, seat: str) -> Step:
    """A claim that is about this seat unless it names another, and so are the claims in it."""
    what = claim.what
    if claim.verb == "replies":
        what = [seated(inner, seat) for inner in what]
    elif claim.verb == "either":
        what = [[seated(inner, seat) for inner in row] for row in what]
    return replace(claim, what=what, seat=claim.seat or (seat if claim.verb in SEATED else ""))


def way_of(block: object, here: str) -> Way:
    """Another way to the goal."""
    if not isinstance(block, Block) or "do" not in block:
        raise BadInput(f"{here}: 'also' is a list of mappings with the keys {', '.join(ALSO_KEYS)}")
    check_keys(block, ALSO_KEYS, here)
    return Way(texts(block["do"], here, "do"), answer_of(block, here) if "answer" in block else "")


def wrong_try(block: object, seat: str, here: str) -> WrongTry:
    """A wrong try: possible actions that miss the goal, refused actions, or all that a rule refuses."""
    if not isinstance(block, Block):
        raise BadInput(f"{here}: 'wrong' is a list of mappings with the keys {', '.join(WRONG_KEYS)}")
    here = f"{here.rpartition(',')[0]}, line {block.line}"
    check_keys(block, WRONG_KEYS, here)
    rule, example = block.get("rule", ""), block.get("example", "")
    if rule and (not isinstance(rule, str) or not RULE_ID.fullmatch(rule)):
        raise BadInput(f"{here}: 'rule' must be the id of a rule")
    if ("try" in block) == ("example" in block) or ("example" in block and not rule):
        raise BadInput(f"{here}: give either 'try', or 'rule' and an 'example' of what it refuses")
    if not isinstance(example, str):
        raise BadInput(f"{here}: 'example' must be an action")
    if rule and "shows" in block:
        raise BadInput(f"{here}: what is refused shows nothing; 'shows' goes with what is possible")
    return WrongTry(
        texts(block.get("try", []), here, "try"),
        texts(block["after"], here, "after") if "after" in block else None,
        rule,
        example,
        answer_of(block, here),
        claims_of(block["shows"], seat, here, "shows") if "shows" in block else [],
        block.line,
    )


def answer_of(block: Block, here: str) -> str:
    """The name of an answer."""
    answer = block.get("answer")
    if not isinstance(answer, str) or not NAME.fullmatch(answer):
        raise BadInput(f"{here}: 'answer' must be a word in small letters, under which its words are found")
    return answer


def bots_of(block: object, here: str) -> dict[str, str]:
    """By seat, the bot that plays it."""
    if not isinstance(block, dict) or not all(name in NAMES for name in block.values()):
        raise BadInput(f"{here}: 'bots' is a mapping from seats to bots; there are: {', '.join(NAMES)}")
    return {str(seat): name for seat, name in block.items()}


def check_keys(block: Block, known: tuple[str, ...], here: str) -> None:
    """A key that there is not is an error that names those that there are."""
    for key in block:
        if key not in known:
            raise BadInput(f"{here}: there is no key '{key}'; there are: {', '.join(known)}")
