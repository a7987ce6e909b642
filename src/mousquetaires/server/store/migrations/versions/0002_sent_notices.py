"""Which notices were sent, and when chat was erased."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Until now notices were sent when they were stored, and no chat was erased."""
    op.add_column("notices", sa.Column("sent", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("chat_forgotten", sa.BigInteger, nullable=False, server_default="0"))
