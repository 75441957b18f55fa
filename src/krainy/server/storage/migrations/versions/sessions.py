"""Every device has a session of its own, which can be ended; notices tell all servers what one of them has changed."""

import sqlalchemy as sa
from alembic import op

revision = "0004_b"
down_revision = "0003"


def upgrade() -> None:
    """Turn the cookies there are into sessions: they stay valid, and their devices are named at their next call."""
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.execute(
        "INSERT INTO sessions (hash, id, guest, browser, system, made, seen) "
        "SELECT secrets.hash, substr(secrets.hash, 1, 16), secrets.guest, '', '', guests.time, guests.time "
        "FROM secrets JOIN guests ON guests.id = secrets.guest WHERE secrets.kind = 'cookie'"
    )
    op.execute("DELETE FROM secrets WHERE kind = 'cookie'")
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sqlite_autoincrement=True,  # a number is never used twice, even after old notices were deleted
    )
