"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Asked for by a player, made by any process, and stored with the game."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("lease_owner", sa.String(32), nullable=False),
        sa.Column("lease_until", sa.BigInteger, nullable=False),
        sa.Column("percent", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
