"""Telling "the database is not there" from everything else that can go wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from asyncpg import IntegrityConstraintViolationError, InterfaceError, PostgresError
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidRequestError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# Not everything that a dying connection raises comes wrapped: what fails while one is opened or put back does not.
LOST: Final = (DBAPIError, PoolTimeout, InvalidRequestError, PostgresError, InterfaceError, OSError, TimeoutError)


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
        raise StoreDown(type(error).__name__) from error
