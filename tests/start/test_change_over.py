"""A server that begins interpreted changes to the compiled engine when it is there, and no table notices."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.house import House, free_port
from tests.start.clone import PATIENCE, Clone, until

LIBRARY = "krainy_base__mypyc"


def test_a_server_changes_over_and_no_table_notices(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    assert clone.compile() == 0
    [tree] = clone.finished()
    aside = tmp_path / "aside"
    tree.rename(aside)
    port = free_port()
    log = tmp_path / "serve.log"
    with log.open("w") as file:
        server = subprocess.Popen(
            [sys.executable, "-P", "-m", "krainy", "serve", "--port", str(port), "--data", str(tmp_path / "data")],
            env=clone.environment(),
            stdout=file,
            stderr=file,
            start_new_session=True,
        )
    house = House(port)
    try:
        until(lambda: state(house) == "stopped", "the server to answer")
        person = house.guest()
        table = person.make("me", "easy", game="pebbles")["table"]
        place = person.sit(table)
        place.my_turn()
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"
        until(lambda: bool(workers(server.pid)), "a worker")  # on a slow machine there may be a second one
        assert not any(map(compiled, [server.pid, *workers(server.pid)]))

        aside.rename(tree)  # the compile ends
        until(lambda: any(map(compiled, workers(server.pid))), "a worker with the compiled engine")
        until(lambda: all(map(compiled, workers(server.pid))), "the old workers to end")
        assert not compiled(server.pid)  # somebody sits at a table
        moves = place.my_turn()["ply"]
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"
        assert place.my_turn()["ply"] > moves
        seen = place.last

        place.close()
        until(lambda: compiled(server.pid), "the server to start anew")
        until(lambda: state(house) == "compiled", "the new server to answer")
        again = person.sit(table)
        assert again.last["ply"] == seen["ply"]
        assert again.last["log"] == seen["log"]
        while again.my_turn()["status"] == "playing":
            assert again.move(again.last["actions"][0]["action"])["type"] == "done"
        assert again.last["status"] == "over"
    finally:
        house.guests.close()
        os.killpg(server.pid, signal.SIGINT)
        server.wait(PATIENCE)
    said = log.read_text()
    assert said.count("open it in a browser") == 1  # the address is said once
    assert "The engine is compiled; bots think at full speed now." in said
    assert "Traceback" not in said


def state(house: House) -> str:
    """What the server says of its engine, or nothing."""
    try:
        return str(httpx.get(f"{house.address}/api/engine", timeout=PATIENCE).json()["state"])
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
