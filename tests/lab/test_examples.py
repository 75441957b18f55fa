"""The examples run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["random_play.py", "xidit", "3", "1"], "steps a second"),
        (["masked_ppo.py", "--minutes", "0.01"], "games  won"),
        (["openspiel_ismcts.py", "--moves", "3", "--simulations", "4"], "glory"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_it_runs(arguments: list[str], told: str) -> None:
    script, *rest = arguments
    ran = subprocess.run([sys.executable, FOLDER / script, *rest], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert told in ran.stdout


def test_what_the_page_shows_runs() -> None:
    blocks = re.findall(
        r"```python\n(.*?)```", (FOLDER.parent / "docs" / "lab.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert blocks
    for block in blocks:
        exec(compile(block, "docs/lab.md", "exec"), {})


def test_every_example_is_tried() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} == {
        "random_play.py",
        "masked_ppo.py",
        "openspiel_ismcts.py",
        "own_bot.py",
    }
