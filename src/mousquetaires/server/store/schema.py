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

# One row per game table: what is needed without reading its log. ``status`` and ``info`` follow from the log.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),  # the last change of status; retention periods start here
    Column("address", String(64), nullable=False),  # a keyed hash, to limit how many tables one address opens
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("info", Text, nullable=False),  # JSON: what the lobby shows
    Column("secret", LargeBinary(32), nullable=False),  # the seed of the dice; published at the end
    Column("engine", String(64), nullable=False),  # the version that last replayed the log without a difference
    Column("lease_owner", String(32), nullable=False, default=""),
    Column("lease_until", BigInteger, nullable=False, default=0),
    Column("chat_forgotten", BigInteger, nullable=False, default=0),  # when chat was erased; later chat is still there
    Index("tables_by_status", "status", "listed", "touched_at"),
    Index("tables_by_address", "address", "status"),
)

# The log. The primary key decides which writer wins a version. The foreign key stops writes to a deleted table, which
# another process may still have in memory.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Hashed secrets that identify people: sessions, resume links, bot tokens, feeds.
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

# Finished games as they were at their end. A later version may replay a log differently.
finished: Final = Table(
    "finished",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON: the record, every viewer's last view
)

# Analyses of finished games: waiting, being made, or done. Any process may take one that waits.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("game", String(64), primary_key=True),  # the table's id, or a hash of the game of bots
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("bots", LargeBinary, nullable=False),  # JSON of a game of bots; empty for a table's game
    Column("status", String(16), nullable=False),  # waiting, running, done or failed
    Column("asked_at", BigInteger, nullable=False),
    Column("address", String(64), nullable=False),  # a keyed hash, to limit how many wait for one address
    Column("lease_owner", String(32), nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("percent", Integer, nullable=False),  # of the ledger, then of the playouts
    Column("body", LargeBinary, nullable=False),  # compressed JSON; empty until the ledger is made
    Column("playouts", LargeBinary, nullable=False),  # compressed JSON: the bands that are made so far
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

# Notifications that were due, one per prompt (identified by the version that asked). Feeds list them; ``sent`` says
# whether one also went to the person's subscriptions.
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

# Values that the server stores about itself: its push key, the salt for addresses.
server_values: Final = Table(
    "belongings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
