"""Migrating: the schema of a database is brought up to date before anybody uses it."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from krainy.engine.errors import BadInput


def migrate(path: Path, revision: str = "head") -> None:
    """Run the migrations, alone: a second process that starts at the same time waits and finds them done."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None, "timeout": 30})
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, revision)
            except CommandError:  # it has a migration that is not known here
                newer = f"{path} was written by a newer version of Krainy; start that version, or restore a backup"
                raise BadInput(newer) from None
            connection.exec_driver_sql("COMMIT")
    finally:
        engine.dispose()
