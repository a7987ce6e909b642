"""The lock on a SQLite file. Only one server may use a file: a second one would not learn of the first one's moves."""

import fcntl
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from mousquetaires.i18n.errors import system_message

from .errors import StoreError
from .sqlalchemy_engines import is_sqlite

PRIVATE: Final = 0o600  # the file holds the seeds of running games


class FileLock:
    """Holds a database file for this process.

    There are two locks. The one on ``FILE.lock`` keeps out older versions of this program. The one on the file itself
    goes by device and inode, so it also keeps out servers that use another path to the same file.
    """

    def __init__(self, path: Path) -> None:
        self._descriptors = [_open_locked(Path(f"{path}.lock"), path)]
        try:
            _write_process_id(self._descriptors[0])
            if sys.platform == "linux":  # on other systems this lock would conflict with SQLite's own
                self._descriptors.append(_open_locked(path, path))
            else:
                path.touch(mode=PRIVATE)
            if path.stat().st_nlink > 1:  # SQLite finds the newest moves (-wal) by name: a second name misses them
                raise StoreError("store-linked", file=str(path))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for descriptor in self._descriptors:
            os.close(descriptor)
        self._descriptors.clear()


def lock_file(url: URL) -> FileLock | None:
    """Lock the file of a SQLite database. None for PostgreSQL and for a database in memory."""
    if not is_sqlite(url) or not url.database or url.database == ":memory:":
        return None
    path = Path(url.database)
    if path.is_dir():
        raise StoreError("store-folder", file=str(path))
    try:
        real = path.resolve()  # SQLite follows symbolic links, too
        real.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(real)
    except (OSError, RuntimeError) as error:  # RuntimeError: a symbolic link to itself
        raise StoreError("store-unwritable", file=str(path), why=system_message(error)) from error


def _open_locked(file: Path, database: Path) -> int:
    """Open or create a file that only this user may read, and lock it."""
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise StoreError("store-in-use", file=str(database)) from error
    return descriptor


def _write_process_id(descriptor: int) -> None:
    """For operators who look into the lock file. On a full disk it stays empty."""
    os.ftruncate(descriptor, 0)
    with suppress(OSError):
        os.write(descriptor, str(os.getpid()).encode())
