"""A dry run of an upgrade: the games of a database are replayed under the rules that are here; nothing is written.

The database may belong to an older version that is running: it is opened for reading only, and its schema may be older.
"""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import krainy
from krainy.engine.errors import BadInput
from krainy.play.older import Difference

from ..settings import DATABASE
from ..tables.faults import reason
from ..tables.upgrade import judge
from .database import Head, Row, head_of

RUNNING = ("open", "playing", "stopped")
FINISHED = ("over", "record")


class Finding(NamedTuple):
    """A table as it went in the dry run."""

    table: str
    game: str
    rules: int
    """The rules version under which it is played."""
    moves: int
    kept: int
    """How many of its moves could still be read after the upgrade; -1 if nothing could."""
    difference: Difference | None


def rehearse(data: Path, finished: bool = False) -> Iterator[Finding]:
    """Every running game, and every finished one if they are wanted, as it goes under the rules that are here."""
    path = data / DATABASE
    if not path.is_file():
        raise BadInput(f"there are no tables in {data}; name the server's folder with --data")
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as db:
        db.row_factory = sqlite3.Row
        wanted = RUNNING + FINISHED if finished else RUNNING
        marks = ", ".join("?" for _ in wanted)
        tables = [
            dict(row) for row in db.execute(f"SELECT * FROM tables WHERE status IN ({marks}) ORDER BY time", wanted)
        ]
        transcripts = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'accounts'").fetchone() is not None
        for table in tables:
            yield try_table(db, table, transcripts)


def try_table(db: sqlite3.Connection, table: dict[str, Any], transcripts: bool) -> Finding:
    """One game; whatever is wrong with its rows is its own."""
    about = (table["id"], table["game"], table["rules"])
    try:
        head = read_head(table)
        rows = [Row(*row) for row in db.execute('SELECT * FROM moves WHERE "table" = ? ORDER BY ply', (head.id,))]
        query = 'SELECT data FROM accounts WHERE "table" = ? ORDER BY part'
        parts = [row[0] for row in db.execute(query, (head.id,))] if transcripts else []
        past, found = judge(head, rows, parts, table["status"])
    except Exception as error:
        return Finding(*about, 0, -1, Difference(0, f"the table is damaged: {reason(error)}"))
    return Finding(*about, len(past.playthrough.moves), past.kept, found)


def read_head(table: dict[str, Any]) -> Head:
    """A table's head; an older schema may not have all of it."""
    return head_of(SimpleNamespace(**{"rematch_of": "", "world": "", "turned": 0, **table}))


def line(found: Finding) -> str:
    """A table that differs, in one line."""
    assert found.difference is not None
    parts = {
        "table": found.table,
        "game": found.game,
        "rules": found.rules,
        "now": version(found.game),
        "moves": found.moves,
        "kept": max(0, found.kept),
        "move": found.difference.ply,
        "why": json.dumps(found.difference.why, ensure_ascii=False),
    }
    return "\t".join(f"{name}={value}" for name, value in parts.items())


def version(game: str) -> str:
    """The rules version of a game that is here; '-' if the game is not."""
    return str(krainy.load(game).version) if game in krainy.names() else "-"
