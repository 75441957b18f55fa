"""Tournaments: who takes part, and the rounds with their games."""

import sqlalchemy as sa
from alembic import op

revision = "0012_tournaments"
down_revision = "0011_meeting"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False, index=True),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "entry"),
    )
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("byes", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("table", sa.Text, nullable=False, index=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "game"),
    )
