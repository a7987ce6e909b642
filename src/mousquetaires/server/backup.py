"""A copy of everything the server keeps, made while it goes on playing."""

import os
import shlex
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from mousquetaires.i18n.errors import KeyedError, system_message

from .settings import HIDDEN, masked, sqlite_file

PATIENCE: Final = 30.0  # seconds to wait for a lock
SOUND: Final = "ok"
BESIDE: Final = ("", "-journal", "-wal", "-shm")  # what SQLite may leave for a file


class BackupError(KeyedError):
    """A backup that cannot be made: a text key with what is in the way."""


def backup(database_url: str, target: Path, force: bool) -> None:
    """Copy the database to a file of its own, as it stands at one moment; a PostgreSQL database has its own tool."""
    source = sqlite_file(database_url)
    if source is None:
        raise BackupError("backup-pg-dump", why=pg_dump(database_url, target))
    if not source.is_file():
        raise BackupError("backup-no-database", file=str(source))
    if source.stat().st_nlink > 1:  # beside which name the newest moves are is not known
        raise BackupError("store-linked", file=str(source))
    _check_target(source, target, force)
    with _draft(target) as draft:
        _copy(source, draft)
        _check_copy(source, draft)
        _check_target(source, target, force)  # somebody may have written it in the meantime
        _publish(draft, target)


def pg_dump(database_url: str, target: Path) -> str:
    """The command that copies a PostgreSQL database; the password is asked for, not written down."""
    address, _, query = masked(database_url).partition("?")
    shown = "&".join(part for part in query.split("&") if not part.endswith(f"={HIDDEN}"))
    url = address.replace(f":{HIDDEN}@", "@") + (f"?{shown}" if shown else "")
    return shlex.join(["pg_dump", "--format=custom", f"--file={target}", url])


def _check_target(source: Path, target: Path, force: bool) -> None:
    if not target.exists():
        return
    if target.samefile(source) or target.resolve() in {Path(f"{source.resolve()}{ending}") for ending in BESIDE}:
        raise BackupError("backup-same", file=str(target))
    if target.is_dir():
        raise BackupError("backup-folder", file=str(target))
    if not force:
        raise BackupError("backup-exists", file=str(target))


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """An empty file beside the target, for this user's eyes alone, gone at the end unless it was renamed."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except (OSError, ValueError) as error:
        raise BackupError("backup-unwritable", file=str(target), why=system_message(error)) from error
    os.close(number)
    try:
        yield Path(name)
    finally:
        for ending in BESIDE:
            with suppress(FileNotFoundError):
                os.unlink(name + ending)


def _copy(source: Path, draft: Path) -> None:
    """Copy all pages in one step: in smaller ones each of the server's commits would make it begin again."""
    try:
        with closing(_open(source, "ro")) as old, closing(_open(draft, "rw")) as new:
            new.execute("PRAGMA synchronous = FULL")
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, and none beside it; the server makes it WAL again
    except sqlite3.Error as error:
        raise BackupError("backup-failed", file=str(source), why=str(error)) from error


def _open(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None)


def _check_copy(source: Path, draft: Path) -> None:
    """A copy of a damaged database is damaged: say so today, not when it is needed."""
    try:
        with closing(_open(draft, "ro")) as copy:
            found = str(copy.execute("PRAGMA integrity_check").fetchone()[0])
    except sqlite3.Error as error:
        found = str(error)
    if found != SOUND:
        raise BackupError("backup-damaged", file=str(source), why=" ".join(found.split()))


def _publish(draft: Path, target: Path) -> None:
    """Give the copy its name, and have both on disk before we say that it is there."""
    try:
        _flush(draft)
        draft.replace(target)
        if os.name == "posix":  # elsewhere a folder cannot be opened
            _flush(target.parent)
    except OSError as error:
        raise BackupError("backup-unwritable", file=str(target), why=system_message(error)) from error


def _flush(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
