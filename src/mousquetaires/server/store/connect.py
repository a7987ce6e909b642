"""Opening a database: its address, its settings, its migrations, and nobody else in our file."""

import fcntl
import os
import sqlite3
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mousquetaires.i18n.errors import KeyedError, system_message

from .errors import StoreDown, words_of

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
SQLITE_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
VERSIONS: Final = "alembic_version"  # the table that tells which migrations were made
MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = max(file.name for file in (MIGRATIONS / "versions").glob("0*.py"))[:4]  # they are numbered
MIGRATION_LOCK: Final = 1625_1628  # two processes that start together upgrade once
PRIVATE: Final = 0o600  # the mode of files that hold the seeds of running games
POOL: Final = 10
KEPT: Final = 2  # connections that the journal and the reader keep for themselves
PATIENCE: Final = 5.0  # seconds until a database that does not answer is held to be away
# A process that is stopped in the middle of a transaction keeps its locks: after this time PostgreSQL takes them back.
SERVER_SETTING: Final = f"SET idle_in_transaction_session_timeout = {int(1000 * PATIENCE)}"


class StoreError(KeyedError):
    """A database that cannot be used: a text key and values."""


def driver_url(address: str) -> URL:
    """The address as our drivers want it."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise StoreError("store-address", known=", ".join(("sqlite:///FILE", "postgresql://..."))) from error
    if url.drivername not in DRIVERS:
        raise StoreError("store-address", known=", ".join(("sqlite:///FILE", "postgresql://...")))
    return url.set(drivername=DRIVERS[url.drivername])


def server_engine(url: URL) -> AsyncEngine:
    """A PostgreSQL database; what follows a ``?`` in its address (``sslmode`` and the like) is read by the driver."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    engine = create_async_engine(
        url.set(query={}),
        pool_size=2 * POOL + KEPT,
        max_overflow=0,
        pool_timeout=PATIENCE,
        hide_parameters=True,
        connect_args={
            "timeout": PATIENCE,
            "command_timeout": PATIENCE,
            "async_creator_fn": partial(asyncpg.connect, address),
        },
    )
    event.listen(engine.sync_engine, "connect", _server_settings)
    event.listen(engine.sync_engine, "checkout", _still_open)
    return engine


def _server_settings(connection: Any, _record: object) -> None:
    connection.run_async(lambda driver: driver.execute(SERVER_SETTING))


def _still_open(connection: Any, _record: object, _proxy: object) -> None:
    """A connection that died in the pool is replaced; its driver knows, and need not ask the database each time."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def file_engine(url: URL, begin: str) -> Engine:
    """An embedded file, whose transactions begin in so many words and nowhere else."""
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _sqlite_settings)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _sqlite_settings(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver begins by itself only before rows are written, else not at all
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class FileLock:
    """A database file that belongs to us, whatever it is called.

    The lock beside the file keeps out older versions of this program. The lock of the file itself, which the system
    knows by device and inode, keeps out servers that use another name of it.
    """

    def __init__(self, path: Path) -> None:
        self._held = [_locked(Path(f"{path}.lock"), path)]
        try:
            _note_owner(self._held[0])
            if sys.platform == "linux":  # elsewhere this kind of lock would shut out SQLite's own
                self._held.append(_locked(path, path))
            else:
                path.touch(mode=PRIVATE)
            if path.stat().st_nlink > 1:  # the newest moves are in -wal, which SQLite finds by the file's name
                raise StoreError("store-linked", file=str(path))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for number in self._held:
            os.close(number)
        self._held.clear()


def lock_file(url: URL) -> FileLock | None:
    """An embedded file belongs to one server: a second one would not hear of the first one's moves."""
    if not url.drivername.startswith("sqlite") or not url.database or url.database == ":memory:":
        return None
    path = Path(url.database)
    if path.is_dir():
        raise StoreError("store-folder", file=str(path))
    try:
        real = path.resolve()  # SQLite, too, follows a symbolic link
        real.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(real)
    except (OSError, RuntimeError) as error:  # a link that leads to itself is a RuntimeError
        raise StoreError("store-unwritable", file=str(path), why=system_message(error)) from error


def _locked(file: Path, database: Path) -> int:
    """Open a file, or make it for this user's eyes alone, and lock it."""
    number = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(number)
        raise StoreError("store-in-use", file=str(database)) from error
    return number


def _note_owner(number: int) -> None:
    """For an operator who looks into the lock file; on a full disk it stays empty."""
    os.ftruncate(number, 0)
    with suppress(OSError):
        os.write(number, str(os.getpid()).encode())


def unreachable(address: str, down: StoreDown) -> StoreError:
    """Why a database cannot be used, in the words of whoever knows it best."""
    url, why = driver_url(address), words_of(down.__cause__)
    if url.drivername.startswith("sqlite"):
        if isinstance(cause := getattr(down.__cause__, "orig", None), sqlite3.Error) and _no_database(cause):
            return StoreError("store-not-ours", file=str(url.database))
        return StoreError("store-unwritable", file=str(url.database), why=why or str(down))
    host = f"{url.host or 'localhost'}:{url.port}" if url.port else url.host or "localhost"
    return StoreError("store-unreachable", host=host, why=why) if why else StoreError("store-silent", host=host)


def _no_database(error: sqlite3.Error) -> bool:
    return error.sqlite_errorcode == sqlite3.SQLITE_NOTADB


def migrate(connection: Connection) -> None:
    """Bring the database up to this version of the program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    known = inspect(connection).get_table_names()
    if known and VERSIONS not in known and connection.dialect.name == "sqlite":
        raise StoreError("store-not-ours", file=str(connection.engine.url.database))
    if VERSIONS not in known or connection.scalar(text(f"SELECT version_num FROM {VERSIONS}")) != NEWEST:
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    from alembic import command  # a tenth of the time it takes to start, and mostly there is nothing to do
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError("store-newer") from error
