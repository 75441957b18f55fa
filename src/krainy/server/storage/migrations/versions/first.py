"""The first tables: people, tables with their append-only moves, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of `krainy.server.storage` as they were at first."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, index=True),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True, index=True),
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "guest", "key"),
    )
