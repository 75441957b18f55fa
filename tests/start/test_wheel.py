"""The packages: built from a copy of the project, installed into empty environments, and played with."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import packages_distributions
from importlib.util import cache_from_source
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import krainy
from krainy.cli.doctor import NEEDED
from tools import environment, page, start
from tools.engine import native
from tools.paths import BUILD, exclusive

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "krainy"
PATIENCE = 600.0
"""Seconds after which a test gives up; a busy machine is slow, not wrong."""
PROJECT = ("src", "tools", "web", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
STORIES = "one click from home|undo takes a move back"
INSTALL = 'pip install "krainy[server]"'
Command = Sequence[str | Path]
IMPORT = re.compile(r"^ *(?:import|from) (\w+)", re.M)
"""The first name of an import, at the top of a file or anywhere else."""
POSIX_ONLY = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios")
"""Modules that Python does not have on Windows."""
PLAY = """
import krainy
from krainy.bots import make
from krainy.engine.sight import Sight
for name in krainy.names():
    g = krainy.load(name).new(seed=7, seats=krainy.load(name).seats[0])
    bots = [make("greedy", seat) for seat in range(g.seats)]
    while not g.over and (name == "eko" or g.ply < 20):
        seat = g.actors()[0]
        g.apply(seat, bots[seat].choose(Sight(g, seat)))
    print(name, g.ply, g.over)
"""
"""Plays a whole game of Ekö and the beginning of every other."""
IMPORT_ALL = f"""
import importlib, pkgutil, sys
import krainy
sys.modules.update(dict.fromkeys({POSIX_ONLY}))
for module in pkgutil.walk_packages(krainy.__path__, "krainy."):
    if not module.name.startswith(("krainy.lab.", "krainy.server.storage.migrations.")):
        importlib.import_module(module.name)
print(len([name for name in sys.modules if name.startswith("krainy.")]))
"""
"""Imports every module but those of the lab, as if this were Windows."""


def test_packages_are_built_installed_and_played_with(tmp_path: Path) -> None:
    """One environment for both wheels: Python compiles the libraries in it once, which takes longest."""
    source = build(copy_project(tmp_path / "copy"), "--sdist")
    assert run(["tar", "-xzf", source, "-C", tmp_path]).returncode == 0
    unpacked = tmp_path / source.name.removesuffix(".tar.gz")
    place = tmp_path / "environment"
    a_pure_wheel_runs_with_what_is_installed_and_says_what_is_missing(unpacked, place)
    a_compiled_wheel_is_played_in_the_browser(unpacked, place)


def a_pure_wheel_runs_with_what_is_installed_and_says_what_is_missing(unpacked: Path, place: Path) -> None:
    wheel = build(unpacked, "--wheel", PATH="", KRAINY_PURE="1")  # without Node and C compiler
    assert wheel.name.endswith("-py3-none-any.whl")
    assert contents(wheel) == sources()

    # Alone: the engine, the games and the bots.
    scripts = install(place, wheel)
    python, command = scripts / "python", scripts / "krainy"
    assert [line.split()[0] for line in told([python, "-P", "-c", PLAY]).splitlines()] == list(krainy.names())
    for lang, words in (("en_GB.UTF-8", "is not installed"), ("pl_PL.UTF-8", "brakuje biblioteki")):
        assert words in refused([command, "watch", "eko"], KRAINY_LANG="", LC_ALL=lang)

    # With the commands of the terminal: everything but the table in the browser.
    install(place, wheel, "cli")
    assert told([command, "--version"]) == f"Krainy {krainy.__version__}\n"
    assert "Points:" in told([command, "watch", "eko", "--seed", "7", "--pace", "0"]).splitlines()[-1]
    for name in ([], ["serve"], ["load"]):
        assert "is not installed" in refused([command, *name])
    assert "only in a clone" in run([command, "bench", "--all"]).stderr
    examined = run([command, "doctor"])
    assert (examined.returncode, examined.stderr) == (1, "")
    assert re.search(rf"Missing packages: .*fastapi.*; get them with {re.escape(INSTALL)}\n", examined.stdout)

    # With all that the table needs, and without what only POSIX has.
    install(place, wheel, "server")
    smoke = run([python, "-P", ROOT / "tests" / "start" / "smoke.py"])
    assert smoke.returncode == 0, smoke.stderr  # which tells of slow calls where the machine is busy
    assert "10 moves were made" in smoke.stdout
    assert int(told([python, "-P", "-c", IMPORT_ALL])) > 300


def a_compiled_wheel_is_played_in_the_browser(unpacked: Path, place: Path) -> None:
    # A tree is named by the hash of its sources, which is the same for the clone and for what was unpacked.
    tree = "" if native.pure() else native.find_tree()
    if tree:
        shutil.copytree(tree, unpacked / "build" / "native" / Path(tree).name)
    shutil.rmtree(unpacked / "dist")
    wheel = build(unpacked, "--wheel", PATH="", KRAINY_PURE="" if tree else "1")
    compiled = {f"krainy/compiled/{file.name}" for file in Path(tree).iterdir()} if tree else set()
    assert contents(wheel) == sources() | compiled
    assert wheel.name.endswith("-py3-none-any.whl") is not bool(tree)

    command = install(place, wheel, "server") / "krainy"
    home = place.parent
    empty = home / "empty"
    empty.mkdir()
    examined = told([command, "doctor"], empty)
    assert f"installed in {place}" in examined
    assert ("The engine is compiled." in examined) is bool(tree)
    assert examined.endswith("Everything that play needs is there.\n")
    with serving(command, empty, home) as address:
        play_in_browser(address, home / "stories")
    assert list(empty.iterdir()) == []


def test_every_library_that_is_imported_is_declared() -> None:
    assert libraries("src/krainy/engine", "src/krainy/games", "src/krainy/bots") == declared()
    terminal = libraries("src/krainy/play", "src/krainy/arena", "src/krainy/cli")
    assert terminal - libraries("src/krainy/arena/cluster.py", "src/krainy/cli/swarm.py") <= declared("cli")
    assert libraries("src/krainy/play", "src/krainy/server", "src/krainy/cli") <= declared("server")
    assert libraries("src/krainy/lab") <= declared("lab")
    assert libraries("src/krainy/arena") <= declared("arena-ray")
    assert libraries("src", "tests", "tools", "setup.py") <= declared("test")
    assert {canonicalize_name(name) for name in NEEDED} == declared("server")


# --- building and installing ----------------------------------------------------------------------------------------


def copy_project(place: Path) -> Path:
    """The files of which packages are made, with the built page; a build leaves its traces in this copy alone."""
    with exclusive(BUILD / "lock"):
        page.ensure()
    place.mkdir()
    unwanted = shutil.ignore_patterns("__pycache__", "node_modules", ".svelte-check", "*.egg-info")
    for name in [*PROJECT, *[lock.name for lock in ROOT.glob("requirements*.lock")]]:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=unwanted)
        else:
            shutil.copy(ROOT / name, place / name)
    (place / ".venv").mkdir()
    shutil.copy(ROOT / ".venv" / "page.stamp", place / ".venv" / "page.stamp")
    return place


def build(project: Path, what: str, **settings: str) -> Path:
    """What `python -m build` makes, by the tools of this environment instead of freshly downloaded ones."""
    done = run([sys.executable, "-m", "build", "--no-isolation", what, project], project, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    [made] = (project / "dist").iterdir()
    return made


def sources() -> set[str]:
    """Every file of the package, the page included."""
    files = [file for file in CODE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return {file.relative_to(CODE.parent).as_posix() for file in files}


def contents(wheel: Path) -> set[str]:
    """Every file that a wheel installs as a part of the package."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def install(place: Path, wheel: Path, extra: str = "") -> Path:
    """Install a wheel, with what an extra declares, into an environment, new or not; where its scripts are."""
    uv = environment.get_uv()
    python = place / "bin" / "python"
    # The versions of the lock; its hashes would be asked of our wheel too.
    constraints = place.with_suffix(".txt")
    constraints.write_text(re.sub(r" \\\n +--hash=\S+", "", (ROOT / "requirements.lock").read_text()))
    wanted: Command = ["--quiet", "-c", constraints, f"krainy[{extra}] @ {wheel.as_uri()}"]
    new: Command = [environment.BASE, "-m", "venv", place]
    ways: list[Command] = [[python, "-m", "pip", "install", "--force-reinstall", *wanted]]
    if uv is not None:
        new = [uv, "venv", "--quiet", "--no-project", "--python", environment.BASE, place]
        online = [uv, "pip", "install", "--python", python, *wanted]
        ways = [[*online, "--offline"], online]  # the network only for what uv has not kept
    if not place.exists():
        assert run(new).returncode == 0
    for way in ways:
        done = subprocess.run(way, env=uv_settings(), capture_output=True, text=True)
        if done.returncode == 0:
            lend_bytecode(place)
            return python.parent
    raise AssertionError(done.stderr)


@cache
def uv_settings() -> dict[str, str]:
    """What pip is configured to, which a process of pip has to tell."""
    return environment.uv_settings()


def lend_bytecode(place: Path) -> None:
    """Give an environment the bytecode of those libraries that are the same here, which Python would compile anew."""
    ours = Path(sysconfig.get_path("purelib"))
    theirs = place / ours.relative_to(sys.prefix)
    for copy in theirs.rglob("*.py"):
        source = ours / copy.relative_to(theirs)
        made, kept = (Path(cache_from_source(str(file))) for file in (copy, source))
        if not made.exists() and kept.exists() and copy.read_bytes() == source.read_bytes():
            made.parent.mkdir(exist_ok=True)
            shutil.copy(kept, made)
            # Python takes bytecode only for a source of the same time.
            os.utime(copy, ns=(source.stat().st_atime_ns, source.stat().st_mtime_ns))


# --- running --------------------------------------------------------------------------------------------------------


def surroundings(settings: Mapping[str, str]) -> dict[str, str]:
    """The variables of a process that knows nothing of this clone."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("KRAINY_", "PYTHON"))}
    return {**clean, "KRAINY_LANG": "en", "KRAINY_CACHE": os.environ["KRAINY_CACHE"], **settings}


def run(command: Command, cwd: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env=surroundings(more), capture_output=True, encoding="utf-8")


def told(command: Command, cwd: Path | None = None) -> str:
    """What a command that ends well prints."""
    done = run(command, cwd)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(command: Command, **settings: str) -> str:
    """The one line in which a command says what to install."""
    done = run(command, None, **settings)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert INSTALL in done.stderr
    return done.stderr


@contextlib.contextmanager
def serving(command: Path, folder: Path, home: Path) -> Iterator[str]:
    """`krainy`, started in a folder as a person starts it; the address that it tells."""
    settings = {"KRAINY_TEST_SEED": "1", "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    with (home / "serve.log").open("w") as log:
        server = subprocess.Popen(
            [command], cwd=folder, env=surroundings(settings), stdout=subprocess.PIPE, stderr=log, text=True
        )
    with server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://[\d.:]+", said)
        assert address, said + (home / "serve.log").read_text()
        yield address[0]
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
    assert "Traceback" not in (home / "serve.log").read_text()


def play_in_browser(address: str, output: Path) -> None:
    """Tell two of the stories of tests/web/ at a server that runs already."""
    cli = ROOT / "web" / "node_modules" / "@playwright" / "test" / "cli.js"
    options: Command = [
        "--config",
        ROOT / "tests" / "web" / "playwright.config.ts",
        "--reporter=line",
        "--output",
        output,
    ]
    settings = {**page.with_node(), "CHROMIUM": start.chromium(), "KRAINY_STORIES_AT": address}
    command: Command = [page.node(), cli, "test", *options, "--workers=1", "--grep", STORIES, "by_mouse"]
    done = subprocess.run(command, cwd=ROOT / "web", env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


# --- what is declared -----------------------------------------------------------------------------------------------


def libraries(*places: str) -> set[str]:
    """The distributions of all that is imported in these files and folders."""
    paths = [ROOT / place for place in places]
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))]
    modules = {module for file in files for module in IMPORT.findall(file.read_text("utf-8"))}
    known = packages_distributions()
    return {canonicalize_name(name) for module in modules - {"krainy"} for name in known.get(module, [])}


def declared(extra: str = "") -> set[str]:
    """What the package needs, with an extra and the extras that this one takes in."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: set[str] = set()
    for text in [*project["dependencies"], *(project["optional-dependencies"][extra] if extra else [])]:
        requirement = Requirement(text)
        if requirement.name == "krainy":
            found.update(*map(declared, requirement.extras))
        else:
            found.add(canonicalize_name(requirement.name))
    return found
