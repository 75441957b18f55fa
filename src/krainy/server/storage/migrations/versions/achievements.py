"""Achievements in finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0009_achievements"
down_revision = "0008_company"


def upgrade() -> None:
    """Add them; games that are over already have none until `krainy admin ratings` works everything out anew."""
    op.create_table(
        "achievements",
        sa.Column("table", sa.Text, sa.ForeignKey("results.table"), nullable=False),
        sa.Column("guest", sa.Text, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", "name"),
    )
