"""Standing answers: questions that a person at a table answers with no once for all."""

import sqlalchemy as sa
from alembic import op

revision = "0010_standing"
down_revision = "0009_achievements"


def upgrade() -> None:
    """Add them; nobody has given one so far."""
    op.create_table(
        "standing_answers",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("question", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "guest", "question"),
    )
