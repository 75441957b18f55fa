"""The compile of the engine: interrupted, twice at once, failed, impossible: a wrong engine is never used; and a server
that runs beside it changes over when it is done.

Every one of these is told in one line, by the command that waits for the compile or runs beside it.
"""

import os
import re
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.running import RunningServer, free_port
from tests.start.clone import ASK, PATIENCE, Clone, Terminal, children, rewrite, until
from tools.compile import compiler

COMPILING = "Krainy: compiling the engine (a few minutes, once; --interpreted goes on without it)"
WAITING = (
    "Krainy: the engine is being compiled already: waiting for it "
    "(a few minutes, once; --interpreted goes on without it)"
)
LIBRARY = "krainy_base__mypyc"
SCRIPT = f"import sys\n{ASK}\nprint(sys.argv[1:])\nsys.exit(7)\n"
"""Something for the lab to run."""

PLAY = """
import krainy
from krainy.engine import state
from krainy.games.pebbles import turn
from krainy.games.pebbles.positions import scene
g = krainy.load("pebbles").new(seats=2, seed=7)
while not g.over:
    seat = g.actors()[0]
    g.apply(seat, g.actions(seat)[-1])
print(turn.__file__.endswith(".py"), scene.__file__.endswith(".py"), state.__file__.endswith(".py"), g.winners, g.ply)
"""


def test_without_a_compiler_the_engine_runs_interpreted(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    tools = tmp_path / "tools-without-compiler"
    tools.mkdir()
    for name in ("bash", "dirname", "readlink"):
        (tools / name).symlink_to(shutil.which(name) or name)
    without_compiler = {"PATH": str(tools), "CC": ""}
    done = clone.krainy("lab", "-c", ASK, **without_compiler)
    assert (done.returncode, done.stdout) == (0, "False no-compiler\n")
    [waiting, told] = done.stderr.splitlines()
    assert waiting == COMPILING
    assert told.startswith("Krainy: no C compiler with Python's headers here")
    assert told.endswith("running interpreted")

    # The same is said by every command that plays much, before it does anything else.
    for command in ("arena", "bench", "export", "fuzz", "load"):
        assert clone.first_lines(2, command, **without_compiler) == [waiting, told], command
    [refused] = clone.krainy("fuzz", "--no-such-option", "--interpreted", **without_compiler).stderr.splitlines()
    assert "--no-such-option" in refused


def test_a_compile_that_fails_leaves_the_sources_in_use(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    broken = script(tmp_path / "broken-cc", 'case "$*" in *-fsyntax-only*) exit 0;; esac\necho internal error; exit 1')
    assert clone.compile(CC=broken) == 1
    assert clone.status()["state"] == "failed"
    log = tmp_path / "build" / "compile.log"
    assert "internal error" in log.read_text()
    assert clone.ask() == "False failed"

    # It is not tried at every start, only when somebody asks for it.
    log.write_text("")
    done = clone.krainy("lab", "-c", ASK, CC=broken)
    assert (done.returncode, done.stdout) == (0, "False failed\n")
    [waiting, told] = done.stderr.splitlines()
    assert waiting == COMPILING
    assert told.startswith("Krainy: the compile failed, running interpreted (")
    assert told.endswith("see build/compile.log; ./krainy compile tries again)")
    assert log.read_text() == ""

    # What another Python has translated is not used.
    (clone.trees / "c" / "whole").write_text("Python 3.99")
    foreign = clone.trees / "c" / "foreign.h"
    foreign.touch()
    assert clone.krainy("compile", CC=broken).returncode == 1
    assert "internal error" in log.read_text()
    assert not foreign.exists()
    assert clone.finished() == []


def test_the_life_of_a_compile(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    interpreted = clone.ask(PLAY)
    assert interpreted.startswith("True True True")

    # Beside it a server, which tells how far the compile is, and somebody who plays there and notices nothing.
    port = free_port()
    log = tmp_path / "serve.log"
    with log.open("w") as file:
        command = [sys.executable, "-P", "-m", "krainy", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
        process = subprocess.Popen(command, env=clone.environment(), stdout=file, stderr=file, start_new_session=True)
    server = RunningServer(port)
    try:
        until(lambda: engine(port) == "interpreted", "the server to answer")
        player = Player(server, process.pid)
        leave_a_game(clone)
        interrupt(clone, port)
        kill(clone)
        compile_twice_at_once(clone)
        player.changes_over()
    finally:
        server.guests.close()
        os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)
    said = log.read_text()
    assert "Compiling the engine in the background: " in said
    assert "The compile of the engine was interrupted at " in said
    assert "The engine is compiled; bots think at full speed now." in said
    assert said.count("open it in a browser") == 1  # the address is said once
    assert "Traceback" not in said

    # Used: compiled modules from the tree, cold ones from the sources, the same game.
    assert clone.ask() == "True compiled"
    assert clone.ask(PLAY) == interpreted.replace("True True True", "False True False")
    assert clone.ask(PLAY, KRAINY_PURE="1") == interpreted
    assert not list(tmp_path.glob("src/**/*.so"))

    # A changed source is never run by the tree of the old one, and only its own C file is compiled anew.
    turn = tmp_path / "src" / "krainy" / "games" / "pebbles" / "turn.py"
    before = clone.objects()
    turn.write_text(turn.read_text() + '\n\ndef changed() -> str:\n    return "a literal that is nowhere else"\n')
    assert clone.ask() == "False interpreted"
    assert clone.compile() == 0
    assert clone.ask("from krainy.games.pebbles import turn; print(turn.changed(), turn.__file__[-3:])") == (
        "a literal that is nowhere else .so"
    )
    new = {name.partition(".")[0] for name in clone.objects() if name not in before}
    assert new == {"__native_krainy___games___pebbles___turn", "__native_krainy_pebbles"}  # it, and what starts it

    # C that cannot be rewritten, as another mypyc may write it, is compiled as it is. An engine that plays differently
    # is refused.
    rewrite(tmp_path / "tools" / "standalone.py", r"is_initialized = 1", "is_initialized = 2")
    replay = tmp_path / "tools" / "replay.py"
    games = replay.read_text()
    replay.write_text(games + "\n    print(pure())\n")
    assert clone.compile() == 1
    assert "The C files of mypyc are now compiled as they are." in (tmp_path / "build" / "compile.log").read_text()
    assert clone.status()["text"] == "the compiled engine plays differently, see build/compile.log"
    assert clone.ask() == "False failed"
    replay.write_text(games)
    assert clone.compile("--again") == 0
    assert clone.ask(PLAY) == interpreted.replace("True True True", "False True False")


class Player:
    """Plays with a bot at a server that begins interpreted and changes to the compiled engine when it is there."""

    def __init__(self, server: RunningServer, process: int) -> None:
        self.server, self.process = server, process
        self.person = server.guest()
        self.place = self.person.sit(self.person.make("me", "easy", game="pebbles")["table"])
        self.place.my_turn()
        assert self.place.move(self.place.last["actions"][0]["action"])["type"] == "done"
        until(lambda: bool(workers(process)), "a worker")  # on a slow machine there may be a second one
        assert not any(map(compiled, [process, *workers(process)]))

    def changes_over(self) -> None:
        """The compile has ended: the bots change over at once, the server when nobody is there."""
        process, place = self.process, self.place
        until(lambda: any(map(compiled, workers(process))), "a worker with the compiled engine")
        until(lambda: all(map(compiled, workers(process))), "the old workers to end")
        assert not compiled(process)  # somebody sits at a table
        moves = place.my_turn()["ply"]
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"
        assert place.my_turn()["ply"] > moves
        seen = place.last

        place.close()
        until(lambda: compiled(process), "the server to start anew")
        until(lambda: engine(self.server.port) == "compiled", "the new server to answer")
        again = self.person.sit(seen["table"])
        assert again.last["ply"] == seen["ply"]
        assert again.last["log"] == seen["log"]
        while again.my_turn()["status"] == "playing":
            assert again.move(again.last["actions"][0]["action"])["type"] == "done"
        assert again.last["status"] == "over"


def leave_a_game(clone: Clone) -> None:
    """Ctrl-C in a game: the compile beside it, which was humble, ends too, and is said to go on next time."""
    environment = clone.environment(CC=held_compiler(clone, 1))
    terminal = Terminal([str(clone.place / "krainy"), "play", "pebbles"], environment)
    until(lambda: "Which heap?" in terminal.shown, "the game to begin")
    until(lambda: bool(clone.objects()), "the first object file")
    [compiling] = children(terminal.process.pid)
    assert os.getpriority(os.PRIO_PROCESS, compiling) == 19
    assert clone.ask() == "False compiling"
    terminal.press_ctrl_c()
    assert terminal.end() == 130
    assert "the engine is compiled in the background (a few minutes, once)" in terminal.shown
    assert "%; the next start goes on with it." in terminal.shown.splitlines()[-1]
    until(lambda: not running(compiling), "the compile to end")
    assert clone.finished() == []
    assert clone.ask() == "False stopped"


def interrupt(clone: Clone, port: int) -> None:
    """Ctrl-C while a command waits: it says so, the compile ends with it, and what was compiled is kept."""
    kept = clone.objects()
    command = [str(clone.place / "krainy"), "compile"]
    terminal = Terminal(command, clone.environment(CC=held_compiler(clone, len(kept) + 2)))
    until(lambda: bool(re.search(r"Krainy: [1-9]\d? %", terminal.shown)), "a percentage on the terminal")
    until(lambda: engine(port) == "compiling", "the server to notice")
    until(lambda: len(clone.objects()) > len(kept), "more object files")
    [compiling] = children(terminal.process.pid)
    terminal.press_ctrl_c()
    assert terminal.end() == 130
    assert terminal.shown.endswith("Krainy: interrupted; the next start goes on with the compile\r\n")
    until(lambda: not running(compiling), "the compile to end")
    assert clone.finished() == []
    assert clone.ask() == "False stopped"
    until(lambda: engine(port) == "stopped", "the server to notice")
    assert kept.items() <= clone.objects().items()


def kill(clone: Clone) -> None:
    """A command that is killed cannot end its compile, which ends nevertheless."""
    kept = clone.objects()
    environment = clone.environment(CC=held_compiler(clone, len(kept) + 1))
    killed = subprocess.Popen([str(clone.place / "krainy"), "compile"], env=environment, stderr=subprocess.DEVNULL)
    until(lambda: len(clone.objects()) > len(kept), "more object files")
    [compiling] = children(killed.pid)
    killed.kill()
    killed.wait(PATIENCE)
    until(lambda: not running(compiling), "the compile to end")
    assert clone.finished() == []
    assert clone.ask() == "False stopped"
    assert kept.items() <= clone.objects().items()


def compile_twice_at_once(clone: Clone) -> None:
    """Two scripts of the lab: for one the engine is compiled, the other waits for that; a third does not want to."""
    kept = clone.objects()
    file = clone.place / "script.py"
    file.write_text(SCRIPT)
    environment = clone.environment(CC=held_compiler(clone, len(kept) + 1))
    command = [str(clone.place / "krainy"), "lab", str(file)]
    first = Terminal(command, environment)
    until(lambda: len(clone.objects()) > len(kept), "more object files")
    second = Terminal(command, environment)
    until(lambda: WAITING in second.shown, "the second to say that it waits")
    done = clone.krainy("lab", str(file), "--interpreted", "pebbles", "--games", "3")
    assert (done.returncode, done.stderr) == (7, "")
    assert done.stdout == "False interpreted\n['pebbles', '--games', '3']\n"
    (clone.place / "hold").unlink()
    assert [first.end(), second.end()] == [7, 7]
    assert COMPILING in first.shown
    for terminal in (first, second):
        assert "Krainy: compiled in " in terminal.shown
        assert terminal.shown.endswith("True compiled\r\n[]\r\n")
    assert len(clone.finished()) == 1
    assert list(clone.trees.glob("*.tmp")) == []
    assert kept.items() <= clone.objects().items()


def held_compiler(clone: Clone, number: int) -> str:
    """A C compiler that waits when there are so many object files, so that nobody comes too late to stop it."""
    hold = clone.place / "hold"
    hold.touch()
    made = f"$(ls '{clone.trees / 'objects'}' | grep -c '[.]o$')"
    return script(
        clone.place / "held-cc",
        f'case "$*" in *" -c "*) while [ -e \'{hold}\' ] && [ "{made}" -ge {number} ]; do sleep 0.1; done;; esac\n'
        f'exec {compiler()} "$@"',
    )


def script(file: Path, lines: str) -> str:
    """Write a shell script; its path."""
    file.write_text(f"#!/bin/sh\n{lines}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return str(file)


def engine(port: int) -> str:
    """What a server says of its engine, or nothing."""
    try:
        return str(httpx.get(f"http://127.0.0.1:{port}/api/engine", timeout=PATIENCE, verify=False).json()["state"])
    except httpx.TransportError:
        return ""


def workers(server: int) -> list[int]:
    """The processes in which a server's bots think."""
    listed = subprocess.run(["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True)
    lines = [line.split(maxsplit=2) for line in listed.stdout.splitlines() if "spawn_main" in line]
    return [int(process) for process, parent, _ in lines if int(parent) == server]


def compiled(process: int) -> bool:
    """Whether a process has loaded the compiled engine."""
    if sys.platform != "linux":
        return LIBRARY in subprocess.run(["lsof", "-p", str(process)], capture_output=True, text=True).stdout
    try:
        return LIBRARY in Path(f"/proc/{process}/maps").read_text()
    except OSError:
        return False


def running(process: int) -> bool:
    """Whether a process exists, as far as the system tells."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
