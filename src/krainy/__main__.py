"""`krainy` and `python -m krainy`: the command line, or one line that says what to install for it."""

import os
import sys

NEEDED = {
    "en": "{name} is not installed; this command installs it with everything else that the table needs: {command}",
    "pl": "brakuje biblioteki {name}; to polecenie zainstaluje ją i wszystko inne, czego potrzebuje stół: {command}",
}
"""Here and not with the other words, because the library that reads those may be what is missing."""
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
        asked = next(filter(None, map(os.environ.get, LANGUAGE_SETTINGS)), "en")
        text = NEEDED["pl" if asked.startswith("pl") else "en"]
        print("krainy:", text.format(name=missing, command=INSTALL), file=sys.stderr)
        return NOT_INSTALLED


if __name__ == "__main__":
    raise SystemExit(main())
