"""Tries an installed Krainy on any system: it serves, a guest opens the page and plays against a bot.

Needs `krainy[server]` and nothing of this clone: `python tests/start/smoke.py`. Ends with an error if anything fails.
"""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

MOVES = 10
PATIENCE = 300.0
"""Seconds within which an answer must come; a busy machine is slow, not wrong."""


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        command = [sys.executable, "-P", "-m", "krainy", "--lang", "en", "serve", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
            assert server.stdout is not None
            try:
                address = re.search(r"http://[\d.:]+", server.stdout.readline())
                assert address, "the server told no address"
                play(address[0])
            finally:
                server.terminate()
    print(f"The page was served, and {MOVES} moves were made against a bot.")


def play(address: str) -> None:
    """What a browser does: load the page, become a guest, make a table, play."""
    page, _ = call(f"{address}/")
    assert '<script type="module"' in page
    _, cookie = call(f"{address}/api/guest", {"name": "Ala"})
    table, _ = call(f"{address}/api/tables", {"game": "eko", "chairs": ["me", "greedy"], "pace": 0}, cookie)
    place = f"ws{address.removeprefix('http')}/api/tables/{json.loads(table)['table']}/socket"
    with connect(place, additional_headers={"cookie": cookie, "origin": address}, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        ply, seen = -1, dict[str, Any]()
        for number in range(MOVES):
            seen = hear(socket, ply, seen)
            ply, action = seen["ply"], seen["actions"][0]["action"]
            move = {"type": "move", "action": action, "ply": ply, "seat": seen["seat"], "key": f"smoke-key-{number}"}
            socket.send(json.dumps(move))
        hear(socket, ply, seen)


def call(address: str, body: dict[str, Any] | None = None, cookie: str = "") -> tuple[str, str]:
    """The text of an answer, and the cookie that came with it."""
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=PATIENCE) as answer:
        return answer.read().decode(), (answer.headers["set-cookie"] or "").partition(";")[0]


def hear(socket: ClientConnection, ply: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The next snapshot after a ply in which this seat may choose, laid over the last one."""
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        assert frame["type"] != "error", frame
        if frame["type"] == "snapshot":
            seen = seen | frame
            if seen["ply"] > ply and seen["actions"]:
                return seen


if __name__ == "__main__":
    main()
