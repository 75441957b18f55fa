"""`krainy doctor`: what Krainy runs on here, what is missing, and how to get it."""

import os
import platform
import re
import shutil
import sqlite3
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import krainy
from krainy import _native
from krainy.play.words import Speech
from krainy.server.settings import DATABASE, PAGE, data_folder

from .compiling import describe
from .terminal import Lang, speech_of

NEEDED = (
    *("alembic", "confusable-homoglyphs", "cryptography", "fastapi", "fido2", "fluent.runtime", "fluent.syntax"),
    *("librt", "msgspec", "mypy-extensions", "openskill", "prometheus-client", "PyYAML", "rich"),
    *("SQLAlchemy", "starlette", "typer", "uvicorn", "websockets"),
)
"""What `krainy[server]` brings."""
EXTRAS = {"krainy[lab]": ("gymnasium", "numpy", "pettingzoo", "open_spiel", "pyarrow"), "krainy[arena-ray]": ("ray",)}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
OLDEST_NODE = 20


def doctor_command(lang: Lang = "") -> int:
    """Say what is compiled and installed, what is missing, and how to get it."""
    speech = speech_of(lang)
    lines, missing = examine(speech)
    lines.append(speech.say("doctor-unwell", count=missing) if missing else speech.say("doctor-well"))
    print("\n".join(lines))
    return 1 if missing else 0


def examine(speech: Speech) -> tuple[list[str], int]:
    """Every finding in one line, and how many things that play needs are missing."""
    clone = _native.is_clone()
    place = speech.say(
        "doctor-clone" if clone else "doctor-package", path=_native.PROJECT if clone else _native.PACKAGE
    )
    lines = [
        speech.say("doctor-version", version=krainy.__version__, place=place),
        speech.say("doctor-python", version=platform.python_version(), platform=platform.platform()),
        speech.say("doctor-engine", text=engine(speech, clone)),
    ]
    if clone:
        lines += [found(speech, "compiler", compiler()), node(speech)]
    lines.append(found(speech, "page", str(PAGE) if (PAGE / "index.html").exists() else ""))
    if clone:
        wanted = [os.environ.get("CHROMIUM", ""), *BROWSERS]
        lines.append(found(speech, "browser", next((path for name in wanted if name and (path := which(name))), "")))
    lines.append(database(speech))
    there, lacking = packages()
    if there:
        lines.append(speech.say("doctor-packages", list=", ".join(there)))
    if lacking:
        how = "./krainy" if clone else 'pip install "krainy[server]"'
        lines.append(speech.say("doctor-lacks", names=", ".join(lacking), how=how))
    missing = len(lacking) + (not (PAGE / "index.html").exists())
    return [*lines, *extras(speech)], missing


def engine(speech: Speech, clone: bool) -> str:
    now = _native.progress()
    if now.state == "compiled":
        return f"{describe(speech, now)} {_native.find_tree()}"
    if now.state == "interpreted" and not _native.pure():
        return speech.say("doctor-not-compiled" if clone else "doctor-no-wheel")
    return describe(speech, now)


def found(speech: Speech, what: str, path: str) -> str:
    return speech.say(f"doctor-{what}", path=path) if path else speech.say(f"doctor-no-{what}")


def which(name: str) -> str:
    return shutil.which(name) or ""


def compiler() -> str:
    return next(
        (path for name in (os.environ.get("CC", ""), "cc", "gcc", "clang") if name and (path := which(name))), ""
    )


def node(speech: Speech) -> str:
    """The Node of the machine, or the downloaded one."""
    downloaded = Path(_native.PROJECT) / "build" / "tools" / "node" / "bin" / "node"
    for path in (which("node"), str(downloaded)):
        if not path or not Path(path).exists():
            continue
        said = subprocess.run([path, "--version"], capture_output=True, text=True).stdout.strip()
        number = re.match(r"v(\d+)\.", said)
        if number and int(number[1]) >= OLDEST_NODE:
            return speech.say("doctor-node", version=said, path=path)
    return speech.say("doctor-no-node")


def database(speech: Speech) -> str:
    path = data_folder() / DATABASE
    if not path.exists():
        return speech.say("doctor-no-database", path=str(path.parent), version=sqlite3.sqlite_version)
    size = path.stat().st_size // 1024
    return speech.say("doctor-database", path=str(path), version=sqlite3.sqlite_version, size=size)


def packages() -> tuple[list[str], list[str]]:
    """The packages that play needs: those that are there, with their versions, and those that are not."""
    there, lacking = [], []
    for name in NEEDED:
        try:
            there.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            lacking.append(name)
    return there, lacking


def extras(speech: Speech) -> list[str]:
    lines = []
    for extra, names in EXTRAS.items():
        lacking = [name for name in names if not installed(name)]
        if lacking:
            lines.append(speech.say("doctor-extra", name=", ".join(lacking), how=f'pip install "{extra}"'))
    return lines


def installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
