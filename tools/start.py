"""`./krainy`: sets up what a command needs and is missing, then runs the command.

Commands with which people play start at once, interpreted, while a child process compiles the engine; commands that
measure or play many games wait for the compiled engine. `test`, `lab`, `compile`, `wire` and `lock` exist only in a
clone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from typing import NoReturn

from . import environment, page
from .compile import LOG
from .engine import native
from .paths import BUILD, PYTHON, ROOT, WRONG, SetupError, exclusive, phase, run, say

AT_ONCE = ("", "serve", "watch", "play")
"""Commands that begin interpreted while the engine is being compiled."""
WAITING = ("arena", "bench", "export", "fuzz", "load")
"""Commands that wait for the compiled engine, unless they are told --interpreted."""
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Browsers for the tests, the lightest first."""
LOCKS = {"test": ["runtime", "build", "tests"], "lab": ["runtime", "tests"]}
"""What commands need installed that need more than the rest; the kits of the lab are among the tools of the tests."""
INTERPRETED = "--interpreted"
INTERRUPTED = 130


def main(arguments: list[str]) -> int:
    """Set up, then become the command; what goes wrong is said without a traceback."""
    command, questions = named(arguments)
    try:
        if command == "lock":
            from .lock import main as lock

            return lock(arguments[1:])
        set_up(command, questions, arguments)
        if command == "compile":
            return compile_now(["--again"])
        if command == "wire":
            os.chdir(ROOT)
            become([str(PYTHON), "-m", "tools.wire"])
        if command == "test":
            run_tests(arguments[1:])
        if not native.pure() and not questions and INTERPRETED not in arguments:
            if command in (*WAITING, "lab"):
                compile_now([])
            elif command in AT_ONCE:
                compile_beside()
        if command == "lab":
            run_lab(arguments[1:])
    except SetupError as error:
        say(str(error))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    return become([str(PYTHON), "-P", "-m", "krainy", *arguments])


def become(command: list[str]) -> NoReturn:
    """Let this process become another, so that signals and the exit code are its own."""
    os.execv(command[0], command)


def named(arguments: list[str]) -> tuple[str, bool]:
    """The command among the arguments, and whether only its help or the version is asked for."""
    rest = iter(arguments)
    command = ""
    for argument in rest:
        if argument == "--lang":
            next(rest, "")
        elif not argument.startswith("-"):
            command = argument
            break
    return command, "--help" in arguments or (not command and "--version" in arguments)


def set_up(command: str, questions: bool, arguments: list[str]) -> None:
    """Install and build what a command needs, one start at a time."""
    locks = LOCKS.get(command, ["runtime"])
    paged = command in ("", "serve", "test") and not questions
    if all(map(environment.installed, locks)) and (not paged or page.built()) and (command != "test" or chromium()):
        return
    with exclusive(BUILD / "lock", "another start is setting up: waiting for it"):
        for lock in locks:
            environment.ensure(lock)
            if command == "test" and lock == "build":
                compile_for_tests(arguments)
        if paged:
            # On the other core, so that the first visitor does not wait for it.
            answers = subprocess.Popen(
                [str(PYTHON), "-P", "-m", "krainy.server.http.precomputed"], stdin=subprocess.DEVNULL
            )
            page.ensure()
            answers.wait()
        if command == "test" and not chromium():
            install_chromium()


# --- the compiled engine --------------------------------------------------------------------------------------------


def compile_now(options: list[str]) -> int:
    """Compile in the foreground, with its progress; whatever comes of it, the command can run."""
    if native.find_tree() or native.pure():
        return 0
    began = time.monotonic()
    what = "the engine is being compiled already: waiting for it" if native.being_compiled() else "compiling the engine"
    say(f"{what} (a few minutes, once; {INTERPRETED} goes on without it)")
    child = start_compile(options)
    shown = sys.stderr.isatty()
    try:
        while child.poll() is None:
            time.sleep(0.3)
            if shown:
                print(f"\rKrainy: {native.progress().percent} %\033[K", end="", file=sys.stderr, flush=True)
    finally:
        if shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        if child.poll() is None:
            say("interrupted; the next start goes on with the compile")
    say(f"compiled in {time.monotonic() - began:.0f} s" if child.returncode == 0 else outcome())
    return child.returncode


def compile_beside() -> None:
    """Compile in the background; the child ends with this process, which becomes the command."""
    if native.find_tree():
        return
    where = "by another start" if native.being_compiled() else "in the background"
    say(f"the engine is compiled {where} (a few minutes, once); until then bots think more slowly")
    start_compile(["--background"])


def start_compile(options: list[str]) -> subprocess.Popen[bytes]:
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        command = [str(PYTHON), "-m", "tools.compile", f"--parent={os.getpid()}", *options]
        # A process group of its own: Ctrl-C reaches us alone, and the compile ends with us, compilers included.
        return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0)


def outcome() -> str:
    """Why there is no compiled engine, in one line."""
    found = native.progress()
    if found.state == "no-compiler":
        return "no C compiler with Python's headers here (Debian: apt install gcc python3-dev): running interpreted"
    return f"the compile failed, running interpreted ({found.text}; ./krainy compile tries again)"


# --- the lab --------------------------------------------------------------------------------------------------------


def run_lab(arguments: list[str]) -> NoReturn:
    """Become the Python of the environment, which runs a script of the user's, or asks for lines if there is none."""
    if INTERPRETED in arguments:
        os.environ["KRAINY_PURE"] = "1"
    become([str(PYTHON), *[argument for argument in arguments if argument != INTERPRETED]])


# --- the tests ------------------------------------------------------------------------------------------------------


def run_tests(arguments: list[str]) -> NoReturn:
    """Become the tests."""
    compile_for_tests(arguments)
    os.environ["CHROMIUM"] = chromium()
    os.environ["PATH"] = page.with_node()["PATH"]
    os.chdir(ROOT)
    become([str(PYTHON), "-m", "tests.all", *arguments])


def compile_for_tests(arguments: list[str]) -> None:
    """Compile beside the set-up and the tests that run interpreted; tests/all.py waits for it before the others."""
    if "--quick" not in arguments and not native.find_tree() and not native.pure() and not native.being_compiled():
        say("the engine is compiled beside what comes next")
        start_compile([])


def chromium() -> str:
    """The browser for the tests, or nothing."""
    wanted = [os.environ.get("CHROMIUM", ""), *CHROMIUM]
    return next((found for name in wanted if name and (found := shutil.which(name))), "")


def install_chromium() -> None:
    """Only where nobody has to be asked; elsewhere the tests say what is missing."""
    if os.getuid() != 0 or not shutil.which("apt-get"):
        return
    log = BUILD / "chromium.log"
    with phase(f"installing Debian's {CHROMIUM[0]} for the tests"):
        try:
            run(["apt-get", "update", "-q"], log)
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            run(["apt-get", "install", "-qy", "--no-install-recommends", CHROMIUM[0]], log, env=quiet)
        except SetupError as error:
            say(f"could not install chromium: {str(error).splitlines()[0]}")
