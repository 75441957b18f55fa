"""Scenarios: positions with what must follow, written as YAML that a player can read.

`docs/scenarios.md` explains them.

>>> text = "{title: A new game, game: eko, new: {seats: 4}, play: [{holds: {box: {navy: 0}}}]}"
>>> [run(scenario).failure for scenario in reads(text, "example")]
['']
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from krainy.engine.errors import BadInput, DeadEnd
from krainy.engine.game import AnyGame
from krainy.engine.state import State
from krainy.games import load

from .course import Course, Failure, Lots, Script, set_up
from .strict_yaml import Block, documents, file_text
from .verbs import RULE_ID, VERBS, Step, lots, step_of, texts

KEYS: Final = ("title", "game", "rules", "position", "new", "given", "script", "refused", "play")


@dataclass(frozen=True)
class Scenario:
    """A position and what must follow."""

    file: str
    line: int
    title: str
    game: str
    rules: list[str]
    position: dict[str, Any] | None
    new: dict[str, Any]
    given: Lots
    script: Script
    refused: str
    play: list[Step]

    @property
    def answers(self) -> list[str]:
        """The rule ids that the scenario expects as answers to 'why not?'."""
        found = [step.what.values() for step in self.play if step.verb == "illegal"]
        return [rule for rules in found for rule in rules]


@dataclass(frozen=True)
class Result:
    """How a scenario ended; `failure` is empty if everything held."""

    scenario: Scenario
    failure: str = ""

    @property
    def passed(self) -> bool:
        return not self.failure


# -- reading ---------------------------------------------------------------------------------------


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and all .yaml files in the directories named."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not inside:
            raise BadInput(f"{path}: there are no .yaml files in this directory")
        found += inside
    return found


def read(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    return reads(file_text(path), str(path))


def reads(text: str, file: str) -> list[Scenario]:
    """The scenarios of a text: one mapping, a list of them, or several YAML documents of either."""
    found: list[Scenario] = []
    for document in documents(text, file):
        for block in document if isinstance(document, list) else [document]:
            if not isinstance(block, Block):
                raise BadInput(f"{file}: a scenario is a mapping with the keys {', '.join(KEYS)}")
            found.append(scenario_of(file, block))
    if not found:
        raise BadInput(f"{file}: there is no scenario in this file")
    return found


def scenario_of(file: str, block: Block) -> Scenario:
    """One scenario; whatever is malformed is an error that names the file, the line and the key."""
    here = f"{file}, line {block.line}"
    for key in block:
        if key not in KEYS:
            raise BadInput(f"{here}: there is no key '{key}'; there are: {', '.join(KEYS)}")
    for key in ("title", "game"):
        if not isinstance(block.get(key), str):
            raise BadInput(f"{here}: '{key}' must be a text")
    position, new = beginning_of(block, here)
    refused = block.get("refused", "")
    play = block.get("play", [])
    if not isinstance(refused, str) or not isinstance(play, list) or bool(refused) == bool(play):
        raise BadInput(f"{here}: give either 'play', a list of steps, or 'refused', a text")
    return Scenario(
        file,
        block.line,
        block["title"],
        block["game"],
        rules_of(block, here),
        position,
        new,
        lots(block.get("given", {}), here, "given"),
        script_of(block.get("script", {}), here),
        refused,
        [step_of(here, step) for step in play],
    )


def beginning_of(block: Block, here: str) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """Where it begins: a position, or nothing and the options of a new game."""
    if ("position" in block) == ("new" in block):
        raise BadInput(f"{here}: give either 'position' or 'new'")
    begins = block.get("position", block.get("new"))
    if not isinstance(begins, dict):
        raise BadInput(f"{here}: 'position' and 'new' must be mappings")
    return (begins, {}) if "position" in block else (None, begins)


def rules_of(block: Block, here: str) -> list[str]:
    """The ids of the rules that a case names."""
    rules = texts(block.get("rules", []), here, "rules")
    for rule in rules:
        if not RULE_ID.fullmatch(rule):
            raise BadInput(f"{here}: 'rules': '{rule}' is not a rule id")
    return rules


def script_of(script: object, here: str) -> Script:
    """By seat, what it does by itself: a text whenever it can, a list one by one."""
    if not isinstance(script, dict):
        raise BadInput(f"{here}: 'script' must be a mapping from seats to what they do")
    return {
        str(seat): texts(what, here, "script") if isinstance(what, list) else texts(what, here, "script")[0]
        for seat, what in script.items()
    }


# -- running ---------------------------------------------------------------------------------------


def run(scenario: Scenario) -> Result:
    """Set the position up and go through the steps."""
    game = load(scenario.game)
    here = f"{scenario.file}, line {scenario.line}"
    try:
        g = begin(game, scenario)
    except BadInput as error:
        if not scenario.refused:
            raise BadInput(f"{here}: {error}") from None
        if scenario.refused in str(error):
            return Result(scenario)
        return Result(scenario, f"refused as expected, but not with '{scenario.refused}': {error}")
    if scenario.refused:
        return Result(scenario, f"this should be refused with '{scenario.refused}', but is not")
    try:
        course = Course(game, g, scenario.script)
        course.follow_script()
    except BadInput as error:
        raise BadInput(f"{here}: {error}") from None
    except Failure as error:
        return Result(scenario, f"the beginning: {error}")
    for number, step in enumerate(scenario.play, 1):
        try:
            VERBS[step.verb][1](course, step)
        except BadInput as error:
            raise BadInput(f"{scenario.file}, line {step.line}: '{step.verb}': {error}") from None
        except (Failure, DeadEnd) as error:
            return Result(scenario, f"step {number} (line {step.line}), {step.verb}: {error}")
    unused = course.unused()
    return Result(scenario, f"given, but never drawn: {unused}" if unused else "")


def begin(game: AnyGame, scenario: Scenario) -> State:
    """The state in which the scenario begins."""
    return set_up(game, scenario.position, scenario.new, scenario.given)
