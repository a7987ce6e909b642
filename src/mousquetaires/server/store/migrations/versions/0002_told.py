"""Who was told of what, and whose talk was forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Notices so far were sent as soon as they stood there; no table's talk was looked at yet."""
    op.add_column("notices", sa.Column("sent", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("chat_forgotten", sa.BigInteger, nullable=False, server_default="0"))
