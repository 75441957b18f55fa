"""Runs Krainy from its sources, even where compiled modules lie next to them (KRAINY_PURE=1)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _Sources:
    """Finds the modules of Krainy as Python's own finder does, but only as `.py` files.

    Not called a `MetaPathFinder`: importing only that name would cost every command 20 ms.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("krainy."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def use_sources() -> None:
    """From here on, import every module of Krainy from its source."""
    if not any(isinstance(finder, _Sources) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Sources())
