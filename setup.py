"""Builds Krainy; where there is a C compiler, mypyc compiles the engine, the games and the bots."""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PACKAGE = Path("src/krainy")
COMPILED_ROOMS = ("engine", "games", "bots")


def sources() -> list[str]:
    """Every module that is compiled, as a path from the project's root."""
    files = [file for room in COMPILED_ROOMS for file in (PACKAGE / room).rglob("*.py")]
    return sorted(str(file) for file in files if file != PACKAGE / "games" / "__init__.py")


def compiler() -> str | None:
    """The first C compiler that can compile against this Python's headers."""
    # The one that Python was built with may be missing where another is there.
    wanted = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    include = sysconfig.get_path("include")
    for command in filter(None, wanted):
        try:
            trial = subprocess.run(
                [*shlex.split(command), "-I", include, "-x", "c", "-fsyntax-only", "-"],
                input=b"#include <Python.h>\n",
                capture_output=True,
            )
        except OSError:
            continue
        if trial.returncode == 0:
            return str(command)
    return None


def pure() -> bool:
    return os.environ.get("KRAINY_PURE", "") not in ("", "0")


def build() -> None:
    # Imported here, so that `import setup` stays light for those who only have a question.
    from setuptools import setup
    from setuptools.command.build_ext import build_ext
    from setuptools.modified import newer_group

    class BuildSideBySide(build_ext):
        """Compiles the C files on all cores, and only those that changed, unlike setuptools."""

        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> str:
                [made] = self.compiler.object_filenames([source], output_dir=options["output_dir"])
                if newer_group([source, *options["depends"]], made):
                    compile_some([source], **options)
                return str(made)

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(lambda source: compile_one(source, options), sources))

            self.compiler.compile = compile_all
            super().build_extensions()

    command = None if pure() else compiler()
    if command is None:
        setup()
        return

    from mypyc.build import mypycify

    os.environ["CC"] = command
    # One C file per module builds in less than half the time of one for all. It runs as fast,
    # provided that calls between them need not go through the dynamic linker: hence "hidden".
    # Without contraction a float is rounded after every step, as interpreted: a search then finds the same moves.
    extensions = mypycify(sources(), opt_level="3", debug_level="0", multi_file=True, group_name="krainy")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-ffp-contract=off"]
        extension.depends = [*extension.depends, "setup.py"]
    setup(
        ext_modules=extensions,
        cmdclass={"build_ext": BuildSideBySide},
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )


if __name__ == "__main__":
    build()
