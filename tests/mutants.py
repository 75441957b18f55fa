"""Mutants: a rule's file broken in one small place, over and over - does any test of the game notice?

    KRAINY_PURE=1 .venv/bin/python -m tests.mutants eko turn move

runs the game's scenarios, then its tests, against each of them, and lists those that lived; with `--quick` only the
scenarios. A mutant that lives shows a case that no test tells, or a difference that nobody could see.
"""

from __future__ import annotations

import ast
import os
import resource
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import pytest

from krainy.play.scenario import Scenario, read, run, scenario_files

ROOT = Path(__file__).parents[1]
SECONDS = 60
"""Of the processor: a mutant that plays longer than this goes on for ever."""
MEMORY = 2 << 30
LIVED, BY_SCENARIO, BY_TEST, WRONG, ENDLESS = "lived", "killed by a scenario", "killed by a test", "crashed", "endless"
OUTCOMES = [LIVED, BY_SCENARIO, BY_TEST]
OTHERWISE: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}


class Mutant(NamedTuple):
    """A module with one difference."""

    line: int
    before: str
    after: str
    code: CodeType


# -- breeding --------------------------------------------------------------------------------------


def others(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in the place of a node."""
    if isinstance(node, ast.Compare):
        for number, op in enumerate(node.ops):
            if type(op) in OTHERWISE:
                yield ast.Compare(node.left, [*node.ops[:number], other(op), *node.ops[number + 1 :]], node.comparators)
    elif isinstance(node, (ast.BinOp, ast.AugAssign)):
        if type(node.op) in OTHERWISE:
            twin = copy(node)
            twin.op = other(node.op)
            yield twin
        if isinstance(node, ast.AugAssign):
            yield ast.Pass()
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(other(node.op), node.values)
        yield from node.values  # one condition alone
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
        elif isinstance(node.value, str):
            yield ast.Constant(f"not {node.value}")
    elif isinstance(node, (ast.If, ast.IfExp)):
        twin_if = copy(node)
        twin_if.test = ast.UnaryOp(ast.Not(), node.test)
        yield twin_if
    elif isinstance(node, (ast.Break, ast.Continue)):
        yield other(node)
    elif is_deed(node):
        yield ast.Pass()


def is_deed(node: ast.AST) -> bool:
    """Whether a line does something by itself: a call, or an assignment to a part of something."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Attribute, ast.Subscript))


def other(node: ast.AST) -> Any:
    return OTHERWISE[type(node)]()


def slots(node: ast.AST) -> Iterator[tuple[ast.AST, str, int, ast.AST]]:
    """Every place of a tree that a mutant may change: not what only people or the type checker read."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "names"):
            continue
        for number, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            if isinstance(child, ast.AST):
                yield node, field, number if isinstance(value, list) else -1, child
                yield from slots(child)


def put(parent: ast.AST, field: str, number: int, child: ast.AST) -> None:
    if number < 0:
        setattr(parent, field, child)
    else:
        getattr(parent, field)[number] = child


def mutants(file: Path) -> Iterator[Mutant]:
    """All mutants of a file."""
    tree = ast.parse(file.read_text("utf-8"))
    for parent, field, number, child in slots(tree):
        for stranger in others(child):
            put(parent, field, number, ast.copy_location(stranger, child))
            yield Mutant(
                getattr(child, "lineno", 0), first(child), first(stranger), compile(repaired(tree), str(file), "exec")
            )
            put(parent, field, number, child)


def first(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]


def repaired(tree: ast.Module) -> ast.Module:
    return ast.fix_missing_locations(tree)


# -- hunting ---------------------------------------------------------------------------------------


class Stranger(MetaPathFinder, Loader):
    """Imports a mutant in place of the module."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name = name
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def noticed(game: str, scenarios: list[Scenario], quick: bool) -> tuple[int, int]:
    """What this process finds: 1 if a scenario fails, and which; 2 if a test does; else 0."""
    for number, scenario in enumerate(scenarios):
        try:
            failed = bool(run(scenario).failure)
        except Exception:
            failed = True
        if failed:
            return 1, number
    if quick:
        return 0, 0
    tests = ["tests/games/test_playthrough.py", f"tests/games/{game}"]
    return (2 if pytest.main([*tests, "-x", "-p", "no:cacheprovider", "--hypothesis-seed=0", "-k", game]) else 0), 0


def hunt(game: str, module: str, mutant: Mutant, scenarios: list[Scenario], quick: bool) -> str:
    """What became of a mutant, in a process of its own. The scenario that killed it will be the next one's first."""
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        seconds = SECONDS // 10 if quick else SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        sys.meta_path.insert(0, Stranger(module, mutant.code))
        try:
            found, killer = noticed(game, scenarios, quick)
            os.write(tell, killer.to_bytes(4))
            os._exit(found)
        finally:
            os._exit(3)
    os.close(tell)
    status = os.waitpid(child, 0)[1]
    killer = int.from_bytes(os.read(told, 4))
    os.close(told)
    if os.WIFSIGNALED(status):
        return ENDLESS if os.WTERMSIG(status) == signal.SIGXCPU else WRONG
    code = os.WEXITSTATUS(status)
    if code == 1:
        scenarios.insert(0, scenarios.pop(killer))
    return OUTCOMES[code] if code < len(OUTCOMES) else WRONG


def main(arguments: list[str]) -> int:
    quick = "--quick" in arguments
    game, *files = [argument for argument in arguments if argument != "--quick"]
    os.chdir(ROOT)
    scenarios = [s for path in scenario_files([ROOT / "tests" / "scenarios" / game]) for s in read(path)]
    for file in files:
        source = ROOT / "src" / "krainy" / "games" / game / f"{file}.py"
        module = f"krainy.games.{game}.{file.replace('/', '.')}"
        tally: Counter[str] = Counter()
        for mutant in mutants(source):
            outcome = hunt(game, module, mutant, scenarios, quick)
            tally[outcome] += 1
            if outcome == LIVED:
                print(f"{game}/{file}.py:{mutant.line}: {mutant.before}  ->  {mutant.after}", flush=True)
        killed = tally.total() - tally[LIVED]
        share = f"{100 * killed / max(1, tally.total()):.0f} %"
        print(f"{game}/{file}.py: {killed} of {tally.total()} killed, {share}", dict(tally), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
