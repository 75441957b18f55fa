"""The examples in the docstrings are true."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import krainy
import krainy.engine

MODULES = ["krainy", *(f"krainy.engine.{module.name}" for module in iter_modules(krainy.engine.__path__))]
WITH_EXAMPLES = {"krainy", "krainy.engine.state", "krainy.engine.vocabulary"}


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.failed == 0
    assert (result.attempted > 0) == (name in WITH_EXAMPLES)
