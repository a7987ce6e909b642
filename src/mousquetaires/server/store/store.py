"""The store: everything that outlives a process, in one database."""

from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.engine import URL

from .access_keys import Keys
from .analyses import Analyses
from .databases import Database, PostgresDatabase, SqliteDatabase
from .entry_reader import EntryReader
from .errors import StoreDown
from .file_lock import FileLock, lock_file
from .journal import Journal
from .journal_writers import journal_writer
from .leases import Leases
from .migrate import upgrade
from .new_entries_reader import NewEntriesReader
from .notifications import Notices, Subscriptions
from .server_values import ServerValues
from .snapshots import Snapshots
from .sqlalchemy_engines import driver_url, is_sqlite, unusable_database
from .tables import Tables

Measure = Callable[[int, float], None]


class Store:
    """The parts of the store, and opening and closing them together."""

    def __init__(self, database: Database, lock: FileLock | None, measure: Measure) -> None:
        self.database = database
        self.shared = database.shared  # other processes may write to it
        self._lock = lock
        self._writer = journal_writer(database)
        self._new_entries_reader = NewEntriesReader(database.engine) if isinstance(database, PostgresDatabase) else None
        self.journal = Journal(self._writer, database.health, measure)
        self.tables = Tables(database)
        self.entries = EntryReader(database, self._new_entries_reader)
        self.leases = Leases(database)
        self.keys = Keys(database)
        self.snapshots = Snapshots(database)
        self.subscriptions = Subscriptions(database)
        self.notices = Notices(database)
        self.values = ServerValues(database)
        self.analyses = Analyses(database)

    async def ping(self) -> None:
        """Check that the database answers and accepts writes. Raises ``StoreDown`` if not."""
        await self.database.rows(select(1))
        if self.database.health.needs_test_write():
            await self.values.set("tried", "")
            self.database.health.succeeded()

    async def close(self) -> None:
        await self._writer.close()
        if self._new_entries_reader:
            await self._new_entries_reader.close()
        await self.database.close()
        if self._lock is not None:
            self._lock.close()


def ignore(_rows: int, _seconds: float) -> None:
    """The default for ``measure``."""


async def open_store(address: str, measure: Measure = ignore) -> Store:
    """Open the store at an address, and create or upgrade its database. Raises ``StoreError`` if it cannot be used.

    ``measure`` is called after each commit of the journal, with the number of entries and the seconds it took.
    """
    url = driver_url(address)
    lock = lock_file(url)
    database = _database(url)
    try:
        await database.transaction(upgrade)
    except BaseException as error:
        await database.close()
        if lock is not None:
            lock.close()
        if isinstance(error, StoreDown):
            raise unusable_database(address, error) from error
        raise
    return Store(database, lock, measure)


def _database(url: URL) -> Database:
    return SqliteDatabase(url) if is_sqlite(url) else PostgresDatabase(url)
