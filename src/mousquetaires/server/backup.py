"""Backs up the database while the server runs."""

import os
import shlex
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from mousquetaires.i18n.errors import KeyedError, system_message

from .settings import sqlite_file
from .url_masking import MASK, masked

LOCK_TIMEOUT: Final = 30.0  # seconds
INTACT: Final = "ok"  # SQLite's answer to an integrity check
SQLITE_SUFFIXES: Final = ("", "-journal", "-wal", "-shm")  # of the files that belong to a database


class BackupError(KeyedError):
    """The backup cannot be made: a text key and its values."""


def backup(database_url: str, target: Path, force: bool) -> None:
    """Copy a SQLite database to a file, as it is at one moment. For PostgreSQL, refuse and name the right command."""
    source = sqlite_file(database_url)
    if source is None:
        raise BackupError("backup-pg-dump", why=pg_dump(database_url, target))
    if not source.is_file():
        raise BackupError("backup-no-database", file=str(source))
    if source.stat().st_nlink > 1:  # the newest moves are in a file beside one of its names, and we cannot know which
        raise BackupError("store-linked", file=str(source))
    _check_target(source, target, force)
    with _temporary_file(target) as copy:
        _copy(source, copy)
        _check_copy(source, copy)
        _check_target(source, target, force)  # another program may have written it meanwhile
        _rename(copy, target)


def pg_dump(database_url: str, target: Path) -> str:
    """The command that backs up a PostgreSQL database. It asks for the password."""
    address, _, query = masked(database_url).partition("?")
    shown = "&".join(part for part in query.split("&") if not part.endswith(f"={MASK}"))
    url = address.replace(f":{MASK}@", "@") + (f"?{shown}" if shown else "")
    return shlex.join(["pg_dump", "--format=custom", f"--file={target}", url])


def _check_target(source: Path, target: Path, force: bool) -> None:
    if not target.exists():
        return
    if target.samefile(source) or target.resolve() in {
        Path(f"{source.resolve()}{suffix}") for suffix in SQLITE_SUFFIXES
    }:
        raise BackupError("backup-same", file=str(target))
    if target.is_dir():
        raise BackupError("backup-folder", file=str(target))
    if not force:
        raise BackupError("backup-exists", file=str(target))


@contextmanager
def _temporary_file(target: Path) -> Iterator[Path]:
    """An empty file beside the target that only this user can read. It is deleted at the end unless it was renamed."""
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except (OSError, ValueError) as error:
        raise BackupError("backup-unwritable", file=str(target), why=system_message(error)) from error
    os.close(descriptor)
    try:
        yield Path(name)
    finally:
        for suffix in SQLITE_SUFFIXES:
            with suppress(FileNotFoundError):
                os.unlink(name + suffix)


def _copy(source: Path, copy: Path) -> None:
    """Copy all pages in one step. With smaller steps, each commit of the server would restart the copy."""
    try:
        with closing(_open(source, "ro")) as old, closing(_open(copy, "rw")) as new:
            new.execute("PRAGMA synchronous = FULL")
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # a single file; the server switches back to WAL
    except sqlite3.Error as error:
        raise BackupError("backup-failed", file=str(source), why=str(error)) from error


def _open(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=LOCK_TIMEOUT, isolation_level=None
    )


def _check_copy(source: Path, copy: Path) -> None:
    """Refuse the copy of a damaged database now, not when it is needed."""
    try:
        with closing(_open(copy, "ro")) as database:
            found = str(database.execute("PRAGMA integrity_check").fetchone()[0])
    except sqlite3.Error as error:
        found = str(error)
    if found != INTACT:
        raise BackupError("backup-damaged", file=str(source), why=" ".join(found.split()))


def _rename(copy: Path, target: Path) -> None:
    """Give the copy its name, and flush both to disk."""
    try:
        _flush(copy)
        copy.replace(target)
        if os.name == "posix":  # other systems cannot open a folder
            _flush(target.parent)
    except OSError as error:
        raise BackupError("backup-unwritable", file=str(target), why=system_message(error)) from error


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
