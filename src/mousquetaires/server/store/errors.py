"""Telling "the database is not there" from everything else that can go wrong."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from os import strerror
from socket import gaierror
from typing import Final

from asyncpg import ClientConfigurationError, IntegrityConstraintViolationError, InterfaceError, PostgresError
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidRequestError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# Not everything that a dying connection raises comes wrapped: what fails while one is opened or put back does not.
LOST: Final = (DBAPIError, PoolTimeout, InvalidRequestError, PostgresError, InterfaceError, OSError, TimeoutError)

ERROR_NUMBER: Final = re.compile(r"\[Errno (\d+)\]")


class StoreDown(Exception):
    """The database cannot be reached now; whether the last thing was stored is not known."""


@contextmanager
def reaching() -> Iterator[None]:
    """Whatever a lost connection raises, in one word."""
    try:
        yield
    except (IntegrityError, IntegrityConstraintViolationError):
        raise
    except LOST as error:
        raise StoreDown(type(error).__name__) from error  # which is logged: a database's words may hold what is in it


def words_of(error: BaseException | None) -> str:
    """What the system, the database or its driver says is wrong; nothing when it just does not answer."""
    while error is not None:
        if isinstance(error, gaierror):  # its number is none of the system's
            return error.strerror or ""
        if isinstance(error, OSError) and (number := error.errno or _number_in(error)):
            return strerror(number)
        if isinstance(error, ConnectionError | PostgresError | ClientConfigurationError | sqlite3.Error):
            return str(error)
        error = error.__cause__ or error.__context__
    return ""


def cause_of(error: BaseException | None) -> str:
    """What is wrong, by its name alone, for the log: a database's words may hold what is in it."""
    name = type(error).__name__
    while error is not None:
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        error = error.__cause__ or error.__context__
    return name


def _number_in(error: OSError) -> int:
    """Where a name has several addresses, the numbers of what happened at each are in its words alone."""
    found = ERROR_NUMBER.search(str(error))
    return int(found[1]) if found else 0
