"""`krainy` and `python -m krainy`: the command line, or one line that says what to install for it."""

import os
import sys
from pathlib import Path

from krainy.play.languages import nearest

TEXTS = Path(__file__).parent / "cli" / "text"
INSTALL = 'pip install "krainy[server]"'
LANGUAGE_SETTINGS = ("KRAINY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
NOT_INSTALLED = 2


def main() -> int:
    """Run the command line; `import krainy` needs fewer libraries than it does."""
    try:
        from krainy.cli.main import main as run_command

        return run_command()
    except ModuleNotFoundError as error:
        missing = (error.name or "krainy").partition(".")[0]
        if missing == "krainy":
            raise
        print("krainy:", not_installed(missing), file=sys.stderr)
        return NOT_INSTALLED


def not_installed(name: str) -> str:
    """What to do about a missing library, which may be the one that reads our texts: so this one is read by hand."""
    lang = nearest(next(filter(None, map(os.environ.get, LANGUAGE_SETTINGS)), ""))
    lines = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    text = next(line.partition(" = ")[2] for line in lines if line.startswith("not-installed = "))
    return text.replace("{ $name }", name).replace("{ $command }", INSTALL)


if __name__ == "__main__":
    raise SystemExit(main())
