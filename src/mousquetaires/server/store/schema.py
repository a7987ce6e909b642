"""The tables of the database. A change here needs a migration in ``migrations/versions``."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

# One row a game table: what is needed without reading its log. ``status`` and ``info`` follow the log.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),  # the last change of status; retention counts from here
    Column("address", String(64), nullable=False),  # a keyed hash: who opens too many tables
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("info", Text, nullable=False),  # JSON: what the lobby shows
    Column("secret", LargeBinary(32), nullable=False),  # the dice; published at the end
    Column("engine", String(64), nullable=False),  # the program that last vouched for the log
    Column("lease_owner", String(32), nullable=False, default=""),
    Column("lease_until", BigInteger, nullable=False, default=0),
    Column("chat_forgotten", BigInteger, nullable=False, default=0),  # when; what was said since is still there
    Index("tables_by_status", "status", "listed", "touched_at"),
    Index("tables_by_address", "address", "status"),
)

# The log. (table, version) is the order of things: who writes a version first has won it. Nobody writes to a table
# that is gone: another process may have it in memory still.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Secrets that prove who somebody is, hashed: sessions, resume links, bots' tokens, feeds.
keys: Final = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("person", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("scope", String(32), nullable=False, default=""),
    Column("made_at", BigInteger, nullable=False),
    Index("keys_by_person", "table_id", "person", "kind"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("engine", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON: the position, its digest, every viewer's view
)

# A finished game is what it was when it ended, whatever a later program makes of its log.
finished: Final = Table(
    "finished",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON: the record, every viewer's last view
)

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("person", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Index("subscriptions_by_person", "table_id", "person"),
)

# Notices that were due, one for each prompt (by the version at which it was asked), for the feeds; and whether its
# person was told of it elsewhere as well.
notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("sent", Boolean, nullable=False, default=False),
)

# What the server keeps about itself: its push keys, the salt for addresses.
belongings: Final = Table(
    "belongings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
