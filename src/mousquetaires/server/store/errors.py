"""The store's errors, and which driver errors mean that the database cannot be reached."""

import asyncio
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from os import strerror
from socket import gaierror
from typing import Any, Final

from asyncpg import ClientConfigurationError, IntegrityConstraintViolationError, InterfaceError, PostgresError
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidRequestError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from mousquetaires.i18n.errors import KeyedError

# Errors while a connection is opened or returned to the pool are not wrapped by SQLAlchemy.
CONNECTION_ERRORS: Final = (
    DBAPIError,
    PoolTimeout,
    InvalidRequestError,
    PostgresError,
    InterfaceError,
    OSError,
    TimeoutError,
)
# A constraint was violated, for example by a duplicate key. The connection is still usable.
CONSTRAINT_ERRORS: Final = (IntegrityError, IntegrityConstraintViolationError, sqlite3.IntegrityError)

ERROR_NUMBER: Final = re.compile(r"\[Errno (\d+)\]")


class StoreDown(Exception):
    """The database cannot be reached. The last write may or may not have been stored."""


class StoreError(KeyedError):
    """The database cannot be opened: a text key and its values."""


@contextmanager
def lost_connection_is_store_down() -> Iterator[None]:
    """Raise ``StoreDown`` for every error that a lost connection can cause."""
    try:
        yield
    except CONSTRAINT_ERRORS:
        raise
    except CONNECTION_ERRORS as error:
        # StoreDown is logged, and the driver's message may contain stored data: only its type is passed on.
        raise StoreDown(type(error).__name__) from error


def fail_waiting(futures: Iterable[asyncio.Future[Any]], error: Exception) -> None:
    """Give this error to every future that has no result yet."""
    for future in futures:
        if not future.done():
            future.set_exception(error)


def driver_message(error: BaseException | None) -> str:
    """What the system, the database or its driver says is wrong. Empty if the database just does not answer."""
    while error is not None:
        if isinstance(error, gaierror):  # its number is not a system error number
            return error.strerror or ""
        if isinstance(error, OSError) and (number := error.errno or _number_in_message(error)):
            return strerror(number)
        if isinstance(error, ConnectionError | PostgresError | ClientConfigurationError | sqlite3.Error):
            return str(error)
        error = error.__cause__ or error.__context__
    return ""


def root_error_name(error: BaseException | None) -> str:
    """The name of the first error in the chain, for the log. Messages may contain stored data."""
    name = type(error).__name__
    while error is not None:
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        error = error.__cause__ or error.__context__
    return name


def _number_in_message(error: OSError) -> int:
    """The first error number in the message: if a host has several addresses, the numbers are only there."""
    found = ERROR_NUMBER.search(str(error))
    return int(found[1]) if found else 0
