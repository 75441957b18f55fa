"""Builds Krainy as a package; where there is a C compiler, the wheel carries the compiled engine."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))


def c_compiler() -> str:
    """The C compiler to use, or nothing: then the wheel is for every platform and runs interpreted."""
    if sys.platform == "win32":
        return ""
    from tools import compile
    from tools.engine import native

    return "" if native.pure() else compile.compiler()


class WithEngine(Distribution):
    """A package that belongs to one platform, because it has compiled parts."""

    def has_ext_modules(self) -> bool:
        return True


class BuildEngine(build_ext):
    """Compiles the engine into the folder of the package in which `krainy._native` looks for it."""

    def run(self) -> None:
        from tools import compile

        tree = Path(self.build_lib).resolve() / "krainy" / "compiled"
        shutil.rmtree(tree, ignore_errors=True)
        compile.make(tree, c_compiler())


if __name__ == "__main__":
    if c_compiler():
        setup(distclass=WithEngine, cmdclass={"build_ext": BuildEngine})
    else:
        setup()
