"""Tables as an earlier version of the server would have left them, in the storage of a server that does not run.

`python -m tests.web.earlier DATA TABLE CHANGE [TABLE CHANGE …]`: `renewed` (begun under other rules, by which nothing
is different), `stopped` (under rules by which its last move had another effect) or `endless` (it may be called endless
after six moves, not hundreds).
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from tests.server.test_older_rules import ask, made_under, went_otherwise

MOVES = 6


def may_be_ended(data: Path, table: str) -> None:
    """Let a table have been made with a low number of moves, after which the game may be called endless."""
    [(terms,)] = ask(data, "SELECT terms FROM tables WHERE id = ?", table)
    changed = json.loads(terms) | {"endless": MOVES}
    ask(data, "UPDATE tables SET terms = ? WHERE id = ?", json.dumps(changed), table)


CHANGES: dict[str, Callable[[Path, str], None]] = {
    "renewed": lambda data, table: made_under(data, table, 99),
    "stopped": went_otherwise,
    "endless": may_be_ended,
}


def main(folder: str, *changes: str) -> None:
    for table, change in zip(changes[::2], changes[1::2], strict=True):
        CHANGES[change](Path(folder), table)


if __name__ == "__main__":
    main(*sys.argv[1:])
