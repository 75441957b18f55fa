"""Whom people do not want to meet, and whether they take invitations from those with whom they have played."""

import sqlalchemy as sa
from alembic import op

revision = "0011_meeting"
down_revision = "0010_standing"


def upgrade() -> None:
    """Add them; nobody is blocked yet."""
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("other", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("guest", "other"),
    )
    op.add_column("profiles", sa.Column("invited", sa.Boolean, nullable=False, server_default="1"))
    op.create_table(
        "seekers",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("fill", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
    )
