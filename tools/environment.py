"""The Python environment in .venv: uv installs the locked packages, pip does where uv cannot be had.

Every lock lists each package with its hashes, so that nothing can come in that was not chosen. `./krainy lock` renews
them. Which package index is asked is pip's configuration; no address of one is written here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

from .paths import BUILD, PYTHON, ROOT, VENV, SetupError, digest, phase, run, say, stamp, stamped

LOCKS = {
    "runtime": ROOT / "requirements.lock",
    "build": ROOT / "requirements-build.lock",
    "tests": ROOT / "requirements-test.lock",
}
TOOLS = BUILD / "tools"
LOG = BUILD / "install.log"
UV_LOCK = ROOT / "requirements-uv.lock"
UV = TOOLS / "uv" / "uv"
BASE = getattr(sys, "_base_executable", sys.executable)
"""The Python from which .venv is made, also when this process runs the one in .venv."""


def inputs(lock: str) -> str:
    """What an installation is made from: the locked packages and the Python, which an upgrade may change."""
    return digest([LOCKS[lock]], python_version())


def python_version() -> str:
    """The version of the Python in .venv, from its own description rather than by starting it."""
    try:
        lines = (VENV / "pyvenv.cfg").read_text().splitlines()
    except OSError:
        return ""
    found = [line.partition("=")[2].strip() for line in lines if line.startswith("version")]
    # The link to the system's Python is broken by an upgrade that removes the old one.
    return found[0] if found and PYTHON.exists() else ""


def installed(lock: str) -> bool:
    return python_version() != "" and stamped(lock, inputs(lock))


def ensure(lock: str) -> None:
    """Install what a lock names, unless it is installed."""
    if installed(lock):
        return
    BUILD.mkdir(exist_ok=True)
    with phase({"runtime": "installing packages", "build": "installing mypyc", "tests": "installing test tools"}[lock]):
        if lock == "runtime":
            make_venv()
        install(LOCKS[lock])
        stamp(lock, inputs(lock))


def make_venv() -> None:
    """An empty environment that finds our sources; from scratch, so that nothing of an older one stays."""
    shutil.rmtree(VENV, ignore_errors=True)
    LOG.unlink(missing_ok=True)
    uv = get_uv()
    if uv is not None:
        run([uv, "venv", "--quiet", "--no-project", "--python", BASE, VENV], LOG, env=uv_settings())
    else:
        try:
            run([BASE, "-m", "venv", VENV], LOG)
        except SetupError:
            raise SetupError(
                f"{BASE} can make no environment: install its venv module (Debian: apt install python3-venv)"
            ) from None
    [site] = VENV.glob("lib/python3*/site-packages")
    # A relative path, so that the project's folder may be moved.
    (site / "krainy.pth").write_text("../../../../src\n")
    # An older Krainy compiled its modules among the sources, where they would be imported instead of them.
    for stale in (ROOT / "src").rglob("*.so"):
        stale.unlink()


def install(lock: Path) -> None:
    """Install what a lock names. Dependencies are not resolved: the lock has them all."""
    uv = get_uv()
    if uv is not None:
        try:
            options = ["--quiet", "--no-deps", "--require-hashes"]
            run([uv, "pip", "install", *options, "--python", PYTHON, "-r", lock], LOG, env=uv_settings())
            return
        except SetupError:
            say("uv could not install the packages, trying pip")
    if subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True).returncode != 0:
        run([PYTHON, "-m", "ensurepip"], LOG)
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-deps", "--require-hashes"]
    run([PYTHON, "-m", "pip", "install", *options, "-r", lock], LOG)


def download(lock: Path, folder: Path) -> Path:
    """The one wheel that a lock names, by pip, which checks its hash."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-deps", "--require-hashes"]
    run([BASE, "-m", "pip", "download", *options, "--only-binary", ":all:", "-d", folder, "-r", lock], LOG)
    [wheel] = folder.glob("*.whl")
    return wheel


@cache
def get_uv() -> Path | None:
    """The pinned uv, downloaded once; nothing where this machine has no pip or uv has no wheel for it."""
    pinned = digest([UV_LOCK])
    marker = TOOLS / "uv.stamp"
    if UV.exists() and marker.exists() and marker.read_text() == pinned:
        return UV
    try:
        wheel = download(UV_LOCK, TOOLS / "uv")
        with zipfile.ZipFile(wheel) as archive:
            [name] = [name for name in archive.namelist() if name.endswith(".data/scripts/uv")]
            UV.write_bytes(archive.read(name))
        UV.chmod(0o755)
        wheel.unlink()
    except (SetupError, OSError, ValueError, zipfile.BadZipFile):
        say("uv cannot be had here, so pip installs the packages, which takes longer")
        return None
    marker.write_text(pinned)
    return UV


def uv_settings() -> dict[str, str]:
    """The environment for uv: it asks the index that pip is configured to ask, and trusts what pip trusts."""
    asked = subprocess.run([BASE, "-m", "pip", "config", "list"], capture_output=True, text=True).stdout
    known = {}
    for line in asked.splitlines():
        name, sign, value = line.partition("=")
        if sign:
            known[name.rpartition(".")[2]] = value.strip("'\"")
    found = {
        "UV_DEFAULT_INDEX": known.get("index-url", ""),
        "UV_INDEX": known.get("extra-index-url", ""),
        "UV_FIND_LINKS": known.get("find-links", ""),
        "SSL_CERT_FILE": known.get("cert", ""),
    }
    # Whichever index has the locked version may give it: its hash is checked.
    own = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_NO_CONFIG": "1"}
    return {**own, **{name: value for name, value in found.items() if value}, **os.environ}
