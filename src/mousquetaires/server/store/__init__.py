"""Where tables are kept: SQLite in a file by default, PostgreSQL when its address is given."""

from .journal import Conflict, Journal, LeaseLost
from .store import SnapshotRow, Store, StoreDown, TableRow, open_store
from .writers import KeyRow, Row, Touch

# fmt: off
__all__ = [
    "Conflict", "Journal", "KeyRow", "LeaseLost", "Row", "SnapshotRow", "Store", "StoreDown", "TableRow", "Touch",
    "open_store",
]
# fmt: on
