"""Builds Krainy as a package: the page, and the compiled engine where there is a C compiler.

KRAINY_PURE=1 leaves the engine to the interpreter; such a wheel runs on every platform.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
UNPACKED = ROOT / "PKG-INFO"
"""Every sdist has this file. It has the built page too, so that nobody needs Node to install from it."""

sys.path.insert(0, str(ROOT))


def can_have_engine() -> bool:
    """Whether the wheel gets a compiled engine; one without it is for every platform and runs interpreted."""
    if sys.platform == "win32":
        return False
    from tools import compile
    from tools.engine import native

    return not native.pure() and bool(native.find_tree() or compile.compiler())


def build_page() -> None:
    """Build the page, unless it is built or came with an sdist."""
    if UNPACKED.exists():
        return
    from tools import page
    from tools.paths import SetupError

    try:
        page.ensure()
    except SetupError as error:
        sys.exit(f"Krainy: {error}")


class WithEngine(Distribution):
    """A package that belongs to one platform, because it has compiled parts."""

    def has_ext_modules(self) -> bool:
        return True


class BuildSource(sdist):
    """Makes an sdist that has the built page."""

    def run(self) -> None:
        build_page()
        super().run()


class BuildPackage(build_py):
    """Collects the modules and the page."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)  # nothing of an older build may come along
        build_page()
        super().run()


class BuildEngine(build_ext):
    """Puts the compiled engine into the folder of the package in which `krainy._native` looks for it."""

    def run(self) -> None:
        if self.editable_mode:  # whoever works on the sources finds the engine in build/native, as ./krainy does
            return
        from tools import compile
        from tools.engine import native
        from tools.paths import SetupError

        tree = Path(self.build_lib).resolve() / "krainy" / "compiled"
        made = native.find_tree()
        if made:
            shutil.copytree(made, tree)
            return
        try:
            compile.make(tree, compile.compiler())
        except SetupError as error:
            sys.exit(f"Krainy: {error}; KRAINY_PURE=1 builds without a compiled engine")


if __name__ == "__main__":
    commands = {"sdist": BuildSource, "build_py": BuildPackage}
    if can_have_engine():
        setup(distclass=WithEngine, cmdclass={**commands, "build_ext": BuildEngine})
    else:
        setup(cmdclass=commands)
