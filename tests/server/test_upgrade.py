"""An upgrade as an operator makes it: a server of one version, the rehearsal by the next, then its server.

Both versions are real: copies of the project with the game of the template, in one of which its rules have changed.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import krainy
from tests.server.running import Frame, Person, RunningServer, answers, free_port, until

TEMPLATE = Path(__file__).parents[1] / "games" / "template"
pytestmark = pytest.mark.once


def project(place: Path, changes: dict[str, tuple[str, str]]) -> Path:
    """A copy of the project with the game of the template alone, in whose files something is another."""
    # Bytecode is copied too, as far as Python has kept any; Python itself sees which of it no longer fits.
    unwanted = shutil.ignore_patterns("page", "*.so", "*.pyd", *krainy.names())
    shutil.copytree(Path(krainy.__file__).parent, place / "krainy", ignore=unwanted)
    pebbles = place / "krainy" / "games" / "pebbles"
    shutil.copytree(TEMPLATE / "pebbles", pebbles, ignore=unwanted)
    names = place / "krainy" / "games" / "__init__.py"
    named, count = re.subn(r"^NAMES = .*$", 'NAMES = ("pebbles",)', names.read_text("utf-8"), flags=re.M)
    assert count == 1
    names.write_text(named, "utf-8")
    for name, (old, new) in changes.items():
        text = (pebbles / name).read_text("utf-8")
        assert old in text
        (pebbles / name).write_text(text.replace(old, new), "utf-8")
    return place


class Version:
    """A version of Krainy on one data folder."""

    def __init__(self, place: Path, data: Path) -> None:
        self.place, self.data = place, data
        self.environment = {**os.environ, "KRAINY_PURE": "1", "PYTHONPATH": str(place), "KRAINY_LANG": "en"}

    def admin(self, *arguments: str) -> tuple[int, list[str]]:
        command = [sys.executable, "-P", "-m", "krainy", "admin", *arguments, "--data", str(self.data)]
        run = subprocess.run(command, capture_output=True, encoding="utf-8", env=self.environment, cwd=self.place)
        assert not run.stderr, run.stderr
        return run.returncode, run.stdout.splitlines()

    def serve(self) -> "tuple[subprocess.Popen[bytes], RunningServer]":
        port = free_port()
        command = [sys.executable, "-P", "-m", "krainy", "serve", "--port", str(port), "--data", str(self.data)]
        process = subprocess.Popen(command, env=self.environment, cwd=self.place, stdout=subprocess.DEVNULL)
        until(lambda: answers(port) or process.poll() is not None, "the process to serve")
        assert process.poll() is None
        return process, RunningServer(port)


def stop(process: "subprocess.Popen[bytes]", server: RunningServer) -> None:
    server.guests.close()
    process.send_signal(signal.SIGINT)
    process.wait(120)


def events(log: list[Frame]) -> list[list[Any]]:
    """What happened; a transcript has a sentence for each event, where a game tells several as one."""
    return [[line[name] for name in ("ply", "event", "args")] for line in log]


def test_an_upgrade_says_what_differs_plays_on_what_it_can_and_reads_the_rest(tmp_path: Path) -> None:
    version = 'super().__init__("pebbles", 1,', 'super().__init__("pebbles", 2,'
    data = tmp_path / "data"
    old = Version(project(tmp_path / "old", {}), data)
    new = Version(  # a handful has two pebbles now, and not three
        project(tmp_path / "new", {"__init__.py": version, "board.py": ("HANDFUL: Final = 3", "HANDFUL: Final = 2")}),
        data,
    )
    process, server = old.serve()
    try:
        ala = server.guest("Ala")
        tables, logs = [], []
        for number in (1, 3):  # pebbles in each handful
            place = ala.sit(ala.make("screen", "screen", game="pebbles")["table"])
            for _ in range(2):
                offers = [one for one in place.last["actions"] if one["targets"][1].endswith(f":{number}")]
                assert place.move(offers[0]["action"])["type"] == "done"
                place.hello()
            tables.append(place.last["table"])
            logs.append(place.last["log"])
        assert old.admin("keep") == (0, ["2 games were brought up to date. "])
        code, said = new.admin("rules")  # while the older server runs
        assert code == 1
        assert said[0].startswith(f"table={tables[1]}\tgame=pebbles\trules=1\tnow=2\tmoves=2\tkept=2\tmove=1\twhy=")
        assert said[1:] == ["2 games replayed; 1 differs."]
        cookies = ala.http.cookies
    finally:
        stop(process, server)
    process, server = new.serve()
    try:
        again = Person(server)
        again.http.cookies.update(cookies)
        same, other = (again.sit(table) for table in tables)
        assert same.last["rules"] == {"begun": 1, "now": 2, "playable": True, "kept": None, "moves": 2}
        assert same.move(same.last["actions"][0]["action"])["type"] == "done"
        assert (other.last["status"], other.last["rules"]["playable"]) == ("stopped", False)
        assert events(other.last["log"]) == events(logs[1])
        other.send("move", ply=other.last["ply"], key="a-late-key", seat=other.last["seat"], action=0)
        assert other.await_frame("error", "done")["code"] == "rules"
        assert new.admin("rules")[0] == 1
    finally:
        stop(process, server)
