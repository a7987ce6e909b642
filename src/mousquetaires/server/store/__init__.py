"""Where tables are stored: a SQLite file by default, PostgreSQL if its address is given."""

from .errors import StoreDown, StoreError
from .journal import Conflict, Journal, LeaseLost
from .rows import EntryRow, KeyRow, NoticeRow, SnapshotRow, SubscriptionRow, TableRow, TableUpdate
from .store import Store, open_store

# fmt: off
__all__ = [
    "Conflict", "EntryRow", "Journal", "KeyRow", "LeaseLost", "NoticeRow", "SnapshotRow", "Store", "StoreDown",
    "StoreError", "SubscriptionRow", "TableRow", "TableUpdate", "open_store",
]
# fmt: on
