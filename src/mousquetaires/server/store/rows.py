"""Rows of the database as named tuples."""

from typing import NamedTuple


class TableRow(NamedTuple):
    """A game table's own row: what is needed without reading its log."""

    id: str
    opened_at: int
    touched_at: int
    address: str
    status: str
    listed: bool
    info: str
    secret: bytes
    engine: str
    lease_owner: str = ""
    lease_until: int = 0
    chat_forgotten: int = 0


class TableUpdate(NamedTuple):
    """New values for a table's own row."""

    touched_at: int
    status: str
    listed: bool
    info: str


class KeyRow(NamedTuple):
    """A hashed secret that identifies a person at a table."""

    hash: str
    table_id: str
    person: int
    kind: str
    scope: str
    made_at: int


class EntryRow(NamedTuple):
    """A log entry to be stored, with everything that is stored in the same transaction."""

    table: str
    version: int
    body: bytes
    update: TableUpdate | None = None
    keys: tuple[KeyRow, ...] = ()
    finished: bytes | None = None  # with a game's last entry: the record that is kept
    owner: str = ""  # if given, the entry is stored only while this process holds the table's lease


class SnapshotRow(NamedTuple):
    """A game's position at a version."""

    table_id: str
    version: int
    engine: str
    body: bytes


class SubscriptionRow(NamedTuple):
    """Where a person wants to receive notifications."""

    id: str
    table_id: str
    person: int
    body: str


class NoticeRow(NamedTuple):
    """A notification that was due. ``sent``: it was also sent to the person's subscriptions."""

    table_id: str
    person: int
    version: int
    at: int
    kind: str
    seat: int
    sent: bool = False
