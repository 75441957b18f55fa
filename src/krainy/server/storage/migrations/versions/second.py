"""A table knows of which other one it is the rematch, so that every process can tell those who sit there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; the tables there are so far are no rematches."""
    op.add_column("tables", sa.Column("rematch_of", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
