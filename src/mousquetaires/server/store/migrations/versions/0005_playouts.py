"""Playouts of analysed games, and analyses of games of bots that no table has."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

COPY = """
INSERT INTO analyses
SELECT table_id, table_id, :none, status, asked_at, address, lease_owner, lease_until, percent, body, :none
FROM old_analyses
"""


def upgrade() -> None:
    """Analyses that are done go back into the queue: their playouts are still to be made."""
    op.rename_table("analyses", "old_analyses")
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
        sa.Column("bots", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("lease_owner", sa.String(32), nullable=False),
        sa.Column("lease_until", sa.BigInteger, nullable=False),
        sa.Column("percent", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("playouts", sa.LargeBinary, nullable=False),
    )
    op.execute(sa.text(COPY).bindparams(sa.bindparam("none", b"", sa.LargeBinary)))
    op.drop_table("old_analyses")
    op.execute("UPDATE analyses SET status = 'waiting', percent = 0 WHERE status = 'done'")
