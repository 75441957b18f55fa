"""Results of finished games, ratings that follow from them, and profiles by which others may read of a person."""

import sqlalchemy as sa
from alembic import op

revision = "0008_company"
down_revision = "0007_n"


def upgrade() -> None:
    """Add them; the games that are over get their results when the server runs."""
    op.create_table(
        "results",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_results_pool", "results", ["game", "seats", "rated", "ended"])
    op.create_table(
        "standings",
        sa.Column("table", sa.Text, sa.ForeignKey("results.table"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False, index=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False, index=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "season", "guest"),
    )
    op.create_table(
        "profiles",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("beside", sa.Boolean, nullable=False),
    )
