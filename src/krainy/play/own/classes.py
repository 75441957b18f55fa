"""Bots that are classes of Python: in a file, `my_bot.py:MyBot`, or installed, by an entry point."""

import importlib.util
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from krainy.bots import NAMES
from krainy.engine.errors import BadInput

from .substitution import Player, where

FILE = ".py:"
"""What the name of a class in a file has inside."""
GROUP = "krainy.bots"
"""The group of entry points by which installed packages name their bots."""


def loaded(name: str, seed: int) -> Player:
    """A bot of a class in a file."""
    file, _, kind = name.rpartition(":")
    path = Path(file)
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        raise BadInput(f"'{name}': there is no file {file}") from None
    module = module_of(path, changed)
    if not hasattr(module, kind):
        raise BadInput(f"'{name}': {path.name} has no class {kind}")
    return begun(name, getattr(module, kind), seed)


def text_of(name: str) -> bytes:
    """What is written in the file of a bot, so that it can be told whether it has changed; nothing for other bots."""
    path = Path(name.rpartition(":")[0])
    return path.read_bytes() if FILE in name and path.exists() else b""


@cache
def module_of(path: Path, changed: int) -> Any:
    """The module in a file, read anew when the file has changed."""
    name = f"krainy_own_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as mistake:
        raise BadInput(f"{path}: {where(mistake)}") from None
    return module


def installed_names() -> list[str]:
    """The bots that installed packages bring."""
    return sorted(entry_points(group=GROUP).names)


def installed(name: str, seed: int) -> Player:
    """A bot that an installed package brings."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in found:
        known = ", ".join([*NAMES, *sorted(found)])
        raise BadInput(
            f"there is no bot '{name}'; there are: {known}, search:1000, search:500ms, my_bot.py:MyBot, program:COMMAND"
        )
    try:
        kind = found[name].load()
    except Exception as mistake:
        raise BadInput(f"bot '{name}': {where(mistake)}") from None
    return begun(name, kind, seed)


def begun(name: str, kind: Any, seed: int) -> Player:
    """A bot of a class, made with its seed."""
    if not callable(getattr(kind, "choose", None)):
        raise BadInput(f"'{name}' is no bot: a bot is a class with choose(self, sight), made with a seed")
    try:
        player: Player = kind(seed)
    except Exception as mistake:
        raise BadInput(f"bot '{name}': {where(mistake)}") from None
    return player
