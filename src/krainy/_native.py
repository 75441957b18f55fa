"""Finds the compiled engine and imports its modules from there; every other module comes from its source.

`tools/compile.py` compiles the engine into a folder of shared libraries, a tree. A tree is named by the hash of all
that it was made from, so that one that is older than the sources is never found. KRAINY_PURE=1 runs the sources alone,
KRAINY_NATIVE names a tree to use, whatever its hash.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any, NamedTuple, cast

PACKAGE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.dirname(os.path.dirname(PACKAGE))
TREES = os.path.join(PROJECT, "build", "native")
SHIPPED = os.path.join(PACKAGE, "compiled")
"""Where a wheel has its tree."""
BUILDERS = ("tools/compile.py", "tools/standalone.py", "tools/module_start.c", "requirements-build.lock")
ROOMS = ("engine", "games", "bots")
CONTENTS = "tree.json"
STATUS = os.path.join(TREES, "status.json")
"""What the compile says about itself."""
LOCK = os.path.join(TREES, "lock")
"""Held by whoever compiles, as long as it does."""
STARTER = "krainy_module_start"


def pure() -> bool:
    """Whether the person asked for the sources alone."""
    return os.environ.get("KRAINY_PURE", "") not in ("", "0")


def sources() -> list[str]:
    """Every module from which the compiled engine is made, in a fixed order."""
    found: list[str] = []
    for room in ROOMS:
        for folder, _, files in os.walk(os.path.join(PACKAGE, room)):
            found += [os.path.join(folder, name) for name in files if name.endswith(".py")]
    return sorted(found)


@cache
def key() -> str:
    """The name of the tree that belongs to these sources, this Python and this platform."""
    whole = blake2b(digest_size=12)
    for path in [*sources(), *[os.path.join(PROJECT, name) for name in BUILDERS]]:
        with open(path, "rb") as file:
            content = file.read()
        whole.update(f"{os.path.relpath(path, PROJECT)} {len(content)}\n".encode())
        whole.update(content)
    whole.update(f"{sys.version} {sysconfig.get_platform()} {sysconfig.get_config_var('EXT_SUFFIX')}".encode())
    return whole.hexdigest()


def is_clone() -> bool:
    """Whether the engine can be compiled here: a clone has the tools for it, an installed package has not."""
    return all(os.path.exists(os.path.join(PROJECT, name)) for name in BUILDERS)


def may_be_compiled() -> bool:
    """Whether a compiled engine may come while this process runs the sources."""
    return is_clone() and not pure()


def find_tree() -> str:
    """The compiled engine that belongs to these sources, or nothing."""
    named = os.environ.get("KRAINY_NATIVE", "")
    if named:
        if not os.path.exists(os.path.join(named, CONTENTS)):
            raise ImportError(f"KRAINY_NATIVE: there is no compiled engine in {named}")
        return named
    tree = os.path.join(TREES, key()) if is_clone() else SHIPPED
    return tree if os.path.exists(os.path.join(tree, CONTENTS)) else ""


def compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)


class Progress(NamedTuple):
    """How far the compiled engine is."""

    state: str
    """`compiled`: this process runs it. `ready`: the next process will. `compiling`: it is being made. `stopped`: the
    compile was interrupted. `failed`, `no-compiler`: it cannot be had. `interpreted`: it is not wanted here, or nobody
    has begun to compile it."""
    percent: int = 0
    text: str = ""
    """Why it failed."""


def progress() -> Progress:
    """How far the compiled engine is, as the compile tells in its status file."""
    if compiled():
        return Progress("compiled", 100)
    if not may_be_compiled():
        return Progress("interpreted")
    if os.path.exists(os.path.join(TREES, key(), CONTENTS)):
        return Progress("ready", 100)
    status: dict[str, Any] = {}
    with contextlib.suppress(OSError, ValueError), open(STATUS, encoding="utf-8") as file:
        status = json.load(file)
    if status.get("key") != key():
        return Progress("compiling" if being_compiled() else "interpreted")
    if status["state"] in ("failed", "no-compiler"):
        return Progress(status["state"], 0, status["text"])
    percent = 100 * status["done"] // status["total"] if status["total"] else 0
    return Progress("compiling" if being_compiled() else "stopped", percent)


def being_compiled() -> bool:
    """Whether a process holds the lock of the compile; one that was killed has given it back."""
    if sys.platform == "win32":  # the engine cannot be compiled there yet
        return False
    import fcntl

    try:
        with open(LOCK) as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


class CompiledFinder:
    """Imports the modules of one tree.

    Not called a `MetaPathFinder`: importing only that name would cost every command 20 ms.
    """

    def __init__(self, tree: str) -> None:
        with open(os.path.join(tree, CONTENTS), encoding="utf-8") as file:
            contents: dict[str, Any] = json.load(file)
        self.libraries = {name: os.path.join(tree, path) for name, path in contents["libraries"].items()}
        self.modules: dict[str, str] = contents["modules"]
        """Every compiled module with the library that holds it."""
        self.packages = frozenset(contents["packages"])

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.libraries.get(fullname)
        if library is not None:
            return spec_from_file_location(fullname, library, loader=ExtensionFileLoader(fullname, library))
        if fullname in self.modules:
            spec = ModuleSpec(fullname, cast(Any, self), origin=self.libraries[self.modules[fullname]])
            spec.has_location = True
            if fullname in self.packages:
                spec.submodule_search_locations = [source_folder(fullname)]
            return spec
        parent = fullname.rpartition(".")[0]
        if parent in self.modules:
            # An interpreted module of a compiled package, which knows the place of its library, not of its source.
            return FileFinder(source_folder(parent), (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Let the library run the module's code, as the small extension modules that mypyc can make would do."""
        library = import_module(self.modules[spec.name])
        starter = import_module(STARTER)
        if hasattr(library, "ensure_deps"):
            starter.check(library.ensure_deps)
        module: ModuleType = starter.create(getattr(library, "init_" + spec.name.replace(".", "___")))
        return module

    def exec_module(self, module: ModuleType) -> None:
        """The module's code has run when it was created."""


def source_folder(package: str) -> str:
    """Where the sources of one of our packages lie."""
    return os.path.join(PACKAGE, *package.split(".")[1:])


def use_compiled() -> None:
    """From here on, import compiled modules from the tree that belongs to the sources, if there is one."""
    tree = find_tree()
    if tree and not compiled():
        sys.meta_path.insert(0, CompiledFinder(tree))
