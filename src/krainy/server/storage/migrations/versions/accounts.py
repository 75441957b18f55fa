"""Accounts of games: what was seen and told, so that they can be read when the rules are others."""

import sqlalchemy as sa
from alembic import op

revision = "0005_e"
down_revision = "0004_b"


def upgrade() -> None:
    """Add the parts of accounts, and to every table the number of rows that its account tells of."""
    op.create_table(
        "accounts",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "part"),
    )
    op.add_column("tables", sa.Column("kept", sa.Integer, nullable=False, server_default="0"))
