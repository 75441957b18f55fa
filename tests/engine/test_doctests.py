"""The examples in the docstrings are true, also of compiled modules, which carry no docstrings."""

import ast
import doctest
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import krainy
import krainy.engine

MODULES = ["krainy", *(f"krainy.engine.{module.name}" for module in iter_modules(krainy.engine.__path__))]
WITH_EXAMPLES = {"krainy", "krainy.engine.state", "krainy.engine.vocabulary"}


def docstrings(name: str) -> list[str]:
    """Every docstring in the source of a module."""
    path = Path(krainy.__file__).parent.parent / name.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    nodes = ast.walk(ast.parse(source.read_text(encoding="utf-8")))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return [ast.get_docstring(node) or "" for node in nodes if isinstance(node, kinds)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    runner = doctest.DocTestRunner()
    for text in docstrings(name):
        words = dict(vars(import_module(name)))
        runner.run(doctest.DocTestParser().get_doctest(text, words, name, None, None))
    result = runner.summarize(verbose=False)
    assert result.failed == 0
    assert (result.attempted > 0) == (name in WITH_EXAMPLES)


def test_the_examples_of_the_readme() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    result = doctest.testfile(str(readme), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
