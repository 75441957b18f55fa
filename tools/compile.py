"""Compiles the engine, the games and the bots with mypyc into build/native/, beside the sources and never among them.

A tree is built in a folder whose name ends in `.tmp`, its modules are imported, and fixed games are played interpreted
and compiled. If both are the same, the folder is renamed; that is the only moment at which the tree comes into being,
so an interrupted compile leaves nothing that could be used by mistake. Object files are kept by the hash of what they
were made from, so that the next compile goes on where this one stopped.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import traceback
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import blake2b
from importlib import metadata
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from . import environment
from .engine import native
from .paths import BUILD, ROOT, SetupError, exclusive
from .standalone import COMMON, stand_alone

TREES = BUILD / "native"
STATUS = Path(native.STATUS)
LOCK = Path(native.LOCK)
LOG = BUILD / "compile.log"
GENERATED = TREES / "c"
STANDALONE = GENERATED / "standalone"
OBJECTS = TREES / "objects"
STARTER_SOURCE = ROOT / "tools" / "module_start.c"
KEPT_TREES = 3
PARENT = "--parent="

COLD = frozenset({"annals", "catalogue", "save_string", "scene", "shape", "sketch"})
"""Modules that neither a search nor a move of play runs; they are interpreted. None may define a class that a compiled
class inherits from: mypyc calls the methods of such a class past it, and silently."""
HOT = frozenset(
    {"chance", "control", "costs", "eko.move", "engine.state", "greedy", "knowledge", "map.tiles", "movement"}
    | {"mysthea.state", "prospects", "ruling", "sense", "spaces", "travel", "tree", "victory", "year"}
)
"""Modules that are compiled with `-O2`: the first ones in a profile. The figures are in docs/performance.md."""
WARM = frozenset(
    {"act", "arming", "asking", "assessment", "build", "decks", "engine.game", "engine.vocabulary", "flow", "hooks"}
    | {"minor", "mobilize", "operate", "orders", "packed", "places", "search", "sites", "state", "support", "targets"}
    | {"traits", "turn", "windows"}
)
"""Modules that are compiled with `-O1`: the next ones of the profile."""
RARE = frozenset({"opening", "positions", "prince", "vocabulary"})
"""Packages and modules that are compiled with `-O0`: hardly anything of them runs after the start. All others are
compiled with `-Og`."""
BASE = "krainy_base"
OPTIMIZE = "g"
RARE_OPTIMIZE = "0"
WARM_OPTIMIZE = "1"
HOT_OPTIMIZE = "2"
RUNTIME_OPTIMIZE = "3"
FLAGS = [
    "-fvisibility=hidden",  # calls between the C files of a library need not go through the dynamic linker
    "-ffp-contract=off",  # a float is rounded after every step, as interpreted: a search then finds the same moves
    "-fcommon",  # mypyc defines the table of a library's exports in each of its C files
    "-g0",  # Python's own flags ask for debug information, which takes the compiler a quarter of its time
    "-w",  # C written by mypyc is not mended by hand, and looking for what to warn of takes time
    "-fno-asynchronous-unwind-tables",  # no C++ exception passes through the engine; debuggers alone would read them
]


@dataclass(frozen=True)
class Library:
    """What mypyc has written of one library."""

    name: str
    sources: list[Path]
    headers: list[Path]
    include: list[str]
    """The folders of headers that mypyc did not write."""
    flags: list[str]


@dataclass(frozen=True)
class Unit:
    """One C file and how it is compiled."""

    source: Path
    flags: list[str]
    object: Path

    @property
    def size(self) -> int:
        return self.source.stat().st_size


def main(arguments: list[str]) -> int:
    """Compile, unless it is done; with `--background` at low priority, with `--parent` only as long as it runs."""
    if "--background" in arguments:
        os.nice(19)
    for argument in arguments:
        if argument.startswith(PARENT):
            end_with(int(argument.removeprefix(PARENT)))
    forced = "--again" in arguments
    try:
        with exclusive(LOCK):
            return build(forced)
    except SetupError as error:
        report("failed", text=str(error).splitlines()[0])
        return 1
    except Exception as error:
        with LOG.open("a", encoding="utf-8") as log:
            traceback.print_exc(file=log)
        report("failed", text=f"{type(error).__name__}: {error}".splitlines()[0])
        return 1


def end_with(parent: int) -> None:
    """End, compilers included, when the process that started us has ended; what is compiled by then is kept."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()


def report(state: str, done: int = 0, total: int = 0, text: str = "") -> None:
    """Tell everybody who reads the status how far we are."""
    TREES.mkdir(parents=True, exist_ok=True)
    part = STATUS.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps({"key": native.key(), "state": state, "done": done, "total": total, "text": text}))
    part.replace(STATUS)


def compiler() -> str:
    """The first C compiler that can compile against this Python's headers, or nothing."""
    # The one that Python was built with may be missing where another is there.
    wanted = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    include = sysconfig.get_path("include")
    for command in filter(None, wanted):
        test = [*shlex.split(command), "-I", include, "-x", "c", "-fsyntax-only", "-"]
        try:
            done = subprocess.run(test, input=b"#include <Python.h>\n", capture_output=True)
        except OSError:
            continue
        if done.returncode == 0:
            return str(command)
    return ""


def build(forced: bool = False) -> int:
    """Make the tree that belongs to the sources; we hold the lock."""
    key = native.key()
    tree = TREES / key
    failed = TREES / f"{key}.failed"
    if tree.exists():
        report("ready")
        return 0
    if failed.exists() and not forced:
        report("failed", text=failed.read_text())
        return 1
    failed.unlink(missing_ok=True)
    command = compiler()
    if not command:
        report("no-compiler")
        return 1
    LOG.write_text("")
    report("compiling")
    if not environment.installed("build"):
        with exclusive(BUILD / "lock"):
            environment.ensure("build")  # a failure here, as without a network, is no reason not to try again
    try:
        make(tree, command)
    except SetupError as error:
        failed.write_text(str(error).splitlines()[0])
        raise
    report("ready")
    prune(tree)
    return 0


def make(tree: Path, command: str) -> None:
    """Translate, compile, link, check, and only then give the tree its name."""
    os.environ["CC"] = command
    with ThreadPoolExecutor(1) as pool:
        interpreted = pool.submit(replay, {"KRAINY_PURE": "1", "KRAINY_NATIVE": ""})
        libraries = translate()
        try:
            part = assemble(tree, libraries, interpreted, rewritten=True)
        except Exception as error:
            # Nobody knows what the C of another mypyc looks like. Compiled as it is, it only takes longer after a
            # change.
            with LOG.open("a", encoding="utf-8") as log:
                log.write(f"{type(error).__name__}: {error}\nThe C files of mypyc are now compiled as they are.\n")
            part = assemble(tree, libraries, interpreted, rewritten=False)
    part.replace(tree)


def assemble(tree: Path, libraries: list[Library], interpreted: Future[str], rewritten: bool) -> Path:
    """Compile and link the libraries into a tree that has no name yet, and check that it plays as interpreted."""
    part = tree.with_name(tree.name + ".tmp")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    linked = compile_all(libraries, rewritten)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for name, objects in linked.items():
        link(part / f"{name}{suffix}", objects)
    modules = {module: f"{group}__mypyc" for group, files in groups().items() for module in map(module_name, files)}
    contents = {
        "libraries": {name: f"{name}{suffix}" for name in linked},
        "modules": modules,
        "packages": [module_name(file) for files in groups().values() for file in files if file.name == "__init__.py"],
    }
    (part / native.CONTENTS).write_text(json.dumps(contents, indent=1))
    report("checking", 1, 1)
    # every module of the tree is imported, and the same games are played
    if replay({"KRAINY_PURE": "", "KRAINY_NATIVE": str(part)}) != interpreted.result():
        raise SetupError(f"the compiled engine plays differently, see {LOG.relative_to(ROOT)}")
    return part


# --- what is compiled -----------------------------------------------------------------------------------------------


def groups() -> dict[str, list[Path]]:
    """The libraries with the modules in them: a change in one compiles only this library anew."""
    found: dict[str, list[Path]] = {}
    for path in map(Path, native.sources()):
        inside = path.relative_to(native.PACKAGE).parts
        if path.stem in COLD or inside == ("games", "__init__.py"):
            continue
        found.setdefault(group_of(inside), []).append(path)
    return found


def group_of(inside: tuple[str, ...]) -> str:
    """The library of a module: one for each game, one for all that every game needs."""
    return f"krainy_{inside[1]}" if inside[0] == "games" else BASE


def module_name(path: Path) -> str:
    parts = path.with_suffix("").relative_to(Path(native.PACKAGE).parent).parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def translate() -> list[Library]:
    """Let mypyc write the C files of all libraries, several games at once; what did not change is not written anew."""
    importlib.invalidate_caches()  # mypyc may have been installed since this process began
    whole = GENERATED / "whole"
    if not whole.exists() or whole.read_text() != versions():
        # An interrupted translation may have left half a file; what another Python or mypyc wrote is of no use here.
        shutil.rmtree(GENERATED, ignore_errors=True)
    GENERATED.mkdir(parents=True, exist_ok=True)
    whole.unlink(missing_ok=True)
    sizes = {name: sum(file.stat().st_size for file in files) for name, files in groups().items()}
    del sizes[BASE]
    # The base first: mypyc translates a class a little differently if it finds the class above it in its cache. With
    # the base always found there, a game becomes the same C whether it is translated with all others or alone.
    base = run_mypyc(BASE)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        games = list(pool.map(run_mypyc, sorted(sizes, key=lambda name: -sizes[name])))
    whole.write_text(versions())
    return [base, *games]


def versions() -> str:
    """On what the C files depend beside the sources, and on whose headers."""
    return f"Python {sys.version}, mypy {metadata.version('mypy')}"


def run_mypyc(name: str) -> Library:
    """Translate the modules of a library, those of a game beside the base, which is translated already."""
    from mypyc.build import include_dir, mypycify

    os.chdir(ROOT)
    modules = groups()
    wanted = {group: [str(file.relative_to(ROOT)) for file in modules[group]] for group in dict.fromkeys([BASE, name])}
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            extensions: list[Any] = mypycify(
                [f"--cache-dir={cache(name)}", *[file for files in wanted.values() for file in files]],
                opt_level=OPTIMIZE,
                debug_level="0",
                multi_file=True,
                separate=[(files, group) for group, files in wanted.items()],
                target_dir=str(GENERATED),
            )
    except SystemExit:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(said.getvalue())
        raise SetupError(f"mypyc refuses the sources, see {LOG.relative_to(ROOT)}") from None
    # Beside each library mypyc offers one small extension for every module in it; module_start.c serves them all.
    made = next(extension for extension in extensions if extension.name == f"{name}__mypyc")
    sources, include = list(map(Path, made.sources)), list(made.include_dirs)
    # Packed rows need a C file of mypyc's runtime, which mypyc leaves out if nothing had to be translated anew.
    rows = Path(include_dir()) / "vecs" / "librt_vecs_api.c"
    if all(source.name != rows.name for source in sources):
        sources.append(rows)
        include.append(str(rows.parent))
    return Library(made.name, sources, sorted(map(Path, made.depends)), include, list(made.extra_compile_args))


def cache(name: str) -> Path:
    """The folder in which mypyc keeps what it knows of a library. That of a game begins as a copy of the base's, and
    does so again when the base has changed."""
    folder = GENERATED / "mypy" / name
    if name == BASE:
        return folder
    content = blake2b(digest_size=16)
    for file in groups()[BASE]:
        content.update(blake2b(file.read_bytes()).digest())
    stamp = folder / "base"
    if not stamp.exists() or stamp.read_text() != content.hexdigest():
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(GENERATED / "mypy" / BASE, folder)
        stamp.write_text(content.hexdigest())
    return folder


# --- the C compiler -------------------------------------------------------------------------------------------------


def tools() -> Any:
    """setuptools' idea of how this Python's extension modules are compiled and linked."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    found = new_compiler()
    customize_compiler(found)
    return found


def compile_all(libraries: list[Library], rewritten: bool) -> dict[str, list[Path]]:
    """Compile every C file on all cores, the largest first; the object files of each library."""
    base = tools().compiler_so
    version = subprocess.run([base[0], "--version"], capture_output=True, text=True).stdout + versions()
    include = ["-I", sysconfig.get_path("include")]
    linked: dict[str, list[Path]] = {}
    units: dict[Path, Unit] = {}
    levels: dict[Path, list[str]] = {}
    for library in libraries:
        includes = [part for folder in library.include for part in ("-I", folder)]
        sources = library.sources
        headers = b""
        if rewritten:
            sources = stand_alone(library.name.removesuffix("__mypyc"), sources, STANDALONE)
        else:
            headers = b"".join(header.read_bytes() for header in library.headers)
        for source in sources:
            level = f"O{optimization(source)}"
            common = STANDALONE / level
            flags = [*base[1:], "-I", str(common), *includes, *include, *library.flags, f"-{level}", *FLAGS]
            if source.parent == STANDALONE:
                levels[common] = flags
            unit = prepared(source, flags, version, headers if made_by_mypyc(source) else b"")
            units[unit.object] = unit
            linked.setdefault(library.name, []).append(unit.object)
    starter = prepared(STARTER_SOURCE, [*base[1:], *include, *FLAGS], version)
    units[starter.object] = starter
    linked[native.STARTER] = [starter.object]
    OBJECTS.mkdir(parents=True, exist_ok=True)
    total = sum(unit.size for unit in units.values())
    missing = sorted((unit for unit in units.values() if not unit.object.exists()), key=lambda unit: -unit.size)
    done = total - sum(unit.size for unit in missing)
    report("compiling", done, total)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        if missing:
            list(pool.map(lambda folder: precompile(folder, [base[0], *levels[folder]]), levels))
        running = {pool.submit(compile_one, base[0], unit): unit for unit in missing}
        try:
            for ended in as_completed(running):
                ended.result()
                done += running[ended].size
                report("compiling", done, total)
        except SetupError:
            pool.shutdown(cancel_futures=True)
            raise
    return linked


def precompile(folder: Path, command: list[str]) -> None:
    """Put the headers of Python and mypyc into a folder, read once for all C files with the same level. GCC looks for
    what it has read beside a header; without it, or with another compiler, a compile only takes longer."""
    folder.mkdir(parents=True, exist_ok=True)
    for header in STANDALONE.glob(COMMON.format("*")):
        copy = shutil.copy(header, folder)
        subprocess.run([*command, "-x", "c-header", copy, "-o", f"{copy}.gch"], capture_output=True)


def made_by_mypyc(source: Path) -> bool:
    """Whether a C file is one of our modules; all others are mypyc's runtime, the same in every library."""
    return source.name.startswith("__native_")


def optimization(source: Path) -> str:
    """How much the C compiler is asked to do for a C file."""
    if not made_by_mypyc(source):
        return RUNTIME_OPTIMIZE
    path = source.stem.split("___")
    names = {path[-1], ".".join(path[-2:])}
    if names & HOT:
        return HOT_OPTIMIZE
    if names & WARM:
        return WARM_OPTIMIZE
    return RARE_OPTIMIZE if RARE.intersection(path) else OPTIMIZE


def prepared(source: Path, flags: list[str], version: str, headers: bytes = b"") -> Unit:
    """A C file with the place of its object file, which is named by everything that it is made from."""
    whole = blake2b(digest_size=16)
    for part in (source.read_bytes(), headers, "\0".join([version, *flags]).encode()):
        whole.update(blake2b(part).digest())
    return Unit(source, flags, OBJECTS / f"{source.stem}.{whole.hexdigest()}.o")


def compile_one(command: str, unit: Unit) -> None:
    part = unit.object.with_suffix(f".{os.getpid()}.part")
    call([command, *unit.flags, "-c", str(unit.source), "-o", str(part)], f"compiling {unit.source.name}")
    part.replace(unit.object)


def link(library: Path, objects: list[Path]) -> None:
    call([*tools().linker_so, *map(str, objects), "-o", str(library)], f"linking {library.name}")


def call(command: list[str], what: str) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode != 0:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"{shlex.join(command)}\n{done.stdout}\n")
        raise SetupError(f"{what} failed, see {LOG.relative_to(ROOT)}")


# --- the check, and tidying up --------------------------------------------------------------------------------------


def replay(settings: dict[str, str]) -> str:
    command = [sys.executable, "-P", str(ROOT / "tools" / "replay.py")]
    settings = {**settings, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"{settings}\n{done.stdout}{done.stderr}\n")
    if done.returncode != 0:
        raise SetupError(f"the compiled engine does not start, see {LOG.relative_to(ROOT)}")
    return done.stdout


def prune(tree: Path) -> None:
    """Remove old trees but the newest few, unfinished ones, and object files that are two weeks old."""
    trees = [path for path in TREES.iterdir() if (path / native.CONTENTS).exists() and path.suffix != ".tmp"]
    for old in sorted(trees, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_TREES:]:
        if old != tree:
            shutil.rmtree(old, ignore_errors=True)
    for left in [*TREES.glob("*.tmp"), *TREES.glob("*.failed")]:
        shutil.rmtree(left, ignore_errors=True) if left.is_dir() else left.unlink(missing_ok=True)
    long_ago = time.time() - 14 * 24 * 3600
    for file in OBJECTS.iterdir():
        if file.suffix == ".part" or file.stat().st_mtime < long_ago:
            file.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
