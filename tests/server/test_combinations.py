"""The law of combinations, as far as a short run goes; `python -m tests.server.combinations --minutes 10` goes on."""

import os
import re
import subprocess
import sys
from pathlib import Path

from krainy.server.wire import messages
from tests.server.random_requests import CONSTANT, MESSAGES, ROUTES
from tests.server.running import PATIENCE, ROOT, fetch, quick_settings, serving

PATHS = os.pathsep.join([str(ROOT / "src"), str(ROOT)])


def test_nobody_learns_what_they_may_not_know_in_whatever_order() -> None:
    """In a process of its own, because the law changes how games begin."""
    command = [sys.executable, "-m", "tests.server.combinations", "--runs", "4", "--steps", "20", "--seed", "3"]
    environment = {**os.environ, "PYTHONPATH": PATHS, "KRAINY_PURE": "1"}
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=10 * PATIENCE)
    assert found.returncode == 0, found.stdout + found.stderr
    received = re.search(r"(\d+) things received in worlds that differed, no leak", found.stdout)
    assert received is not None
    assert int(received[1]) > 50


def test_every_call_and_message_has_its_place_in_the_law(tmp_path: Path) -> None:
    """Whoever adds a call puts it into ROUTES, and a message into MESSAGES; CONSTANT is for what is equal for all."""
    with serving(quick_settings(tmp_path)) as server:
        paths = fetch(f"{server.address}/api/openapi.json").json()["paths"]
    calls = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert calls == ROUTES.keys() | CONSTANT
    assert {kind.__struct_config__.tag for kind in messages.Message.__args__} == MESSAGES.keys()
