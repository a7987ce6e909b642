"""Where tables are kept: SQLite in a file by default, PostgreSQL when its address is given."""

from .journal import Conflict, Journal, Row
from .store import Store, StoreDown, TableRow, open_store

__all__ = ["Conflict", "Journal", "Row", "Store", "StoreDown", "TableRow", "open_store"]
