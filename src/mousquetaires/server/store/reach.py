"""Telling "the database is not there" from everything else that can go wrong."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class StoreDown(Exception):
    """The database cannot be reached now; whether the last thing was stored is not known."""


@contextmanager
def reaching() -> Iterator[None]:
    """Whatever a lost connection raises, in one word."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError, TimeoutError) as error:
        raise StoreDown(type(error).__name__) from error
