"""Gives the tools `krainy._native`, which knows how a compiled engine is named and found, without importing Krainy."""

from __future__ import annotations

import importlib.util
from types import ModuleType

from .paths import ROOT


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("krainy_native", ROOT / "src" / "krainy" / "_native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load()
