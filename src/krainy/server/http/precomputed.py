"""Precomputed answers: what the server says about its games is the same at every start, so it is made once and kept.

The descriptions, words, cards and lists of lessons of all games take some seconds to put together. They are kept as
files in the user's cache folder, named by a hash of all that they are made from. `./krainy` prepares them while the
page is built; where they are missing, a server lets a process of its own prepare them, and calls that come earlier wait
for it.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
import threading
from functools import cache
from hashlib import blake2b
from pathlib import Path

import krainy
from krainy.bots import NAMES
from krainy.play.catalogue import cards
from krainy.play.words import LANGUAGES

from .descriptions import aid_of, describe, lessons_of, words_of
from .static import StaticAnswer

PACKAGE = Path(krainy.__file__).parent
SUFFIXES = (".py", ".ftl", ".toml", ".md", ".yaml")
KEPT = 3
"""So many versions stay in the cache."""
waiting = threading.Lock()


@cache
def answer(kind: str, game: str = "", lang: str = "") -> StaticAnswer:
    """The answer about the games: `games`, or the `words`, `cards`, `aid` or `lessons` of one game in one
    language."""
    if has_pack(game):  # a data pack may change at any time, and with it the words and cards of its game
        return StaticAnswer(content(kind, game, lang))
    file = folder() / file_name(kind, game, lang)
    with waiting:
        if not file.exists():
            subprocess.run([sys.executable, "-P", "-m", "krainy.server.http.precomputed"], capture_output=True)
    try:
        return StaticAnswer.unpacked(file.read_bytes())
    except (OSError, EOFError, gzip.BadGzipFile):  # a cache that cannot be written or read costs time, nothing else
        return StaticAnswer(content(kind, game, lang))


def games(bots: tuple[str, ...]) -> StaticAnswer:
    """The answer about all games, on a server that has these bots."""
    usual = answer("games")
    return usual if bots == NAMES else with_bots(usual, bots)


@cache
def with_bots(usual: StaticAnswer, bots: tuple[str, ...]) -> StaticAnswer:
    """The same with other bots."""
    return StaticAnswer([{**game, "bots": bots} for game in json.loads(usual.plain)])


def content(kind: str, game: str, lang: str) -> object:
    """What an answer says."""
    if kind == "games":
        return [describe(name) for name in krainy.names()]
    if kind == "lessons":
        return lessons_of(game, lang)
    if kind == "aid":
        return aid_of(game, lang)
    return words_of(game, lang) if kind == "words" else cards(game, lang)


def file_name(kind: str, game: str, lang: str) -> str:
    return "-".join(part for part in (kind, game, lang) if part) + ".json.gz"


def has_pack(game: str) -> bool:
    """Whether an answer about a game, or about all if none is named, may be about the cards of a data pack."""
    return any(value for name, value in os.environ.items() if name.startswith(f"KRAINY_PACK_{game.upper()}"))


@cache
def folder() -> Path:
    """Where the answers of this version of Krainy are kept."""
    whole = blake2b(f"{sys.version_info[:2]}".encode(), digest_size=12)
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in SUFFIXES and path.is_file():
            whole.update(f"{path.relative_to(PACKAGE)} {path.stat().st_size}\n".encode())
            whole.update(path.read_bytes())
    return cache_folder() / "answers" / whole.hexdigest()


def cache_folder() -> Path:
    """The user's own folder for what can be computed again, as the system names it."""
    named = os.environ.get("KRAINY_CACHE", "")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "krainy" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "krainy"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "krainy"


def prepare() -> None:
    """Compute every answer and keep it; the folder gets its name when all are there."""
    place = folder()
    if place.exists():
        return
    part = place.with_name(f"{place.name}.{os.getpid()}")
    part.mkdir(parents=True)
    (part / file_name("games", "", "")).write_bytes(StaticAnswer(content("games", "", "")).packed)
    for game in krainy.names():
        for lang in LANGUAGES:
            for kind in ("words", "cards", "aid", "lessons"):
                (part / file_name(kind, game, lang)).write_bytes(StaticAnswer(content(kind, game, lang)).packed)
    try:
        part.rename(place)
    except OSError:  # somebody else was quicker
        shutil.rmtree(part, ignore_errors=True)
    older = sorted(place.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in older[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    for name in [name for name in os.environ if name.startswith("KRAINY_PACK_")]:
        del os.environ[name]  # what is kept is for everybody
    prepare()
