"""`./krainy lock`: resolves the dependencies of pyproject.toml and writes the locks, every package with its hashes."""

from __future__ import annotations

import sys

from .environment import LOCKS, UV_LOCK, get_uv, uv_settings
from .page import NODE_LOCK
from .paths import BUILD, ROOT, SetupError, phase, run

HEAD = "# {what}: every package with its version and hashes. Written by `./krainy lock`; do not edit.\n"
PROJECT = str(ROOT / "pyproject.toml")
LOCKED = [
    (LOCKS["runtime"], "What Krainy runs on", [PROJECT, "--extra", "server"]),
    (LOCKS["build"], "What compiles the engine, on top of requirements.lock", ["--group", f"{PROJECT}:build"]),
    (LOCKS["tests"], "What Krainy and its tests run on", [PROJECT, "--extra", "test"]),
    (UV_LOCK, "The installer", ["--group", f"{PROJECT}:uv"]),
    (NODE_LOCK, "Node, where the machine has none", ["--group", f"{PROJECT}:node"]),
]


def main(arguments: list[str]) -> int:
    """Renew the locks; `--upgrade` also takes newer versions where a lock has one that still fits."""
    uv = get_uv()
    if uv is None:
        raise SetupError("locks are written by uv, which cannot be had here")
    options = [
        "--quiet",
        "--universal",
        "--python-version",
        "3.11",
        "--generate-hashes",
        "--no-header",
        "--no-annotate",
    ]
    options += ["--upgrade"] if "--upgrade" in arguments else []
    constraints: list[str] = []
    for lock, what, sources in LOCKED:
        with phase(f"resolving {lock.name}"):
            given = [str(uv), "pip", "compile", *options, *constraints, *sources, "-o", str(lock)]
            run(given, BUILD / "lock.log", env=uv_settings())
            lock.write_text(HEAD.format(what=what) + lock.read_text())
        # One version of a package in all locks: they are installed into one environment.
        constraints += ["--constraint", str(lock)]
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
