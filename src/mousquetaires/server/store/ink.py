"""Whether the database takes what is written: one that answers questions may have no room for anything new."""

from collections.abc import Iterator
from contextlib import contextmanager

from ..logs import log
from .reach import StoreDown, cause_of


class Ink:
    """What became of what was last written; the log tells when that changes."""

    def __init__(self) -> None:
        self.dry = False

    def flows(self) -> None:
        if self.dry:
            self.dry = False
            log.info("store_takes_again")

    def fails(self, error: Exception) -> None:
        if not self.dry:
            self.dry = True
            log.warning("store_takes_nothing", why=cause_of(error))

    @contextmanager
    def writing(self) -> Iterator[None]:
        try:
            yield
        except StoreDown as down:
            self.fails(down)
            raise
        self.flows()
