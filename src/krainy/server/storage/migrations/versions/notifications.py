"""Notifications: where people are notified, when they want to be, what waits for them, and what is being sent."""

import sqlalchemy as sa
from alembic import op

revision = "0007_n"
down_revision = "0006"


def upgrade() -> None:
    """Add them; nobody is notified of anything so far."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
    )
    op.create_table(
        "notifying",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("snoozed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table"),
    )
    op.create_table(
        "notifications",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table", "kind", "ply"),
    )
    op.create_index("ix_notifications_table", "notifications", ["table"])
    op.create_index("ix_notifications_waiting", "notifications", ["due"], sqlite_where=sa.text("waiting = 1"))
    op.create_table(
        "watermarks",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id"), nullable=False, index=True),
        sa.Column("items", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
