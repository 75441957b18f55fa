"""Worlds that games leave behind, each with the one it came from; tables know from which world they began."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the worlds; the tables there are so far began from none."""
    op.create_table(
        "worlds",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("parent", sa.Text, nullable=False, index=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ruler", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("chapters", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("world", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("turned", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_world", "tables", ["world"])
