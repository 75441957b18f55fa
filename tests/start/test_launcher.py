"""The script `krainy`, which finds a Python for tools/start.py."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.start.clone import ROOT

STARTER = """
import sys
def main(arguments):
    print(sys.dont_write_bytecode, *arguments)
"""


def test_bytecode_is_kept_where_the_environment_forbids_it(tmp_path: Path) -> None:
    shutil.copy(ROOT / "krainy", tmp_path)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "start.py").write_text(STARTER)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([tmp_path / "krainy", "serve"], env=environment, capture_output=True, text=True)
    assert done.stdout == "False serve\n", done.stderr
