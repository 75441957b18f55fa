"""Ways by which people come back without their device, tickets that are good for one thing once, letters to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005_e"


def upgrade() -> None:
    """Add them; nobody has an account so far."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("rp", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("mail", sa.Text, nullable=False, unique=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
