"""Which rules of a game are carried by a scenario or a test, and which by none."""

import ast
from functools import cache
from pathlib import Path
from typing import Final

import krainy
from krainy.engine.errors import BadInput

from .languages import DEFAULT
from .reference import rules
from .scenario import read, scenario_files

ROOT: Final = Path(str(krainy.__file__)).parents[2]


def coverage(game: str) -> tuple[list[str], list[str]]:
    """All rule ids of a game in the order of its rules, and those that nothing carries.

    Rulings are not counted; `rulings` answers for them.
    """
    found = carried(game)
    ids = [rule for rule in rule_ids(game) if not is_ruling(rule)]
    return ids, [rule for rule in ids if rule not in found]


def rulings(game: str) -> tuple[list[str], list[str]]:
    """All rulings of a game, and those that nothing carries."""
    found = carried(game)
    ids = [rule for rule in rule_ids(game) if is_ruling(rule)]
    return ids, [rule for rule in ids if rule not in found]


def rule_ids(game: str) -> list[str]:
    """Every id of a game's rules reference, rulings included, sections not."""
    return [rule.id for rule in rules(game, DEFAULT) if not rule.section]


def is_ruling(rule: str) -> bool:
    """Whether the id names a ruling instead of a rule."""
    return rule.split(".")[1] == "ruling"


@cache
def carried(game: str, tests: Path = ROOT / "tests") -> dict[str, list[str]]:
    """The ids that scenarios and tests of this game carry, each with the places that carry it."""
    if not tests.is_dir():
        raise BadInput(f"{tests}: there are no tests here; coverage needs the project's sources")
    found: dict[str, list[str]] = {}
    scenarios = tests / "scenarios" / game
    for path in scenario_files([scenarios]) if scenarios.is_dir() else []:
        for scenario in read(path):
            for rule in scenario.rules:
                found.setdefault(rule, []).append(f"{path}:{scenario.line}")
    for path in sorted(tests.rglob("test_*.py")):
        for rule, line in marks(path):
            if rule.startswith(f"{game}."):
                found.setdefault(rule, []).append(f"{path}:{line}")
    return found


@cache
def marks(path: Path) -> list[tuple[str, int]]:
    """Every `pytest.mark.rule("…")` in a file, with its line."""
    text = path.read_text(encoding="utf-8")
    if "mark.rule" not in text:
        return []
    return [
        (str(argument.value), node.lineno)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    ]
