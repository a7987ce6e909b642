"""Whether the database takes what is written: one that answers questions may have no room for anything new."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from ..logs import log
from .errors import StoreDown, cause_of

LONG_AGO: Final = 10.0  # seconds since something was written, after which readiness is tried again


class Ink:
    """What became of what was last written; the log tells when that changes."""

    def __init__(self) -> None:
        self.dry = False
        self._written_at: float | None = None

    def needs_trying(self) -> bool:
        """Whether only a write can tell: the last one failed, or was long ago, or there was none."""
        return self.dry or self._written_at is None or monotonic() - self._written_at > LONG_AGO

    def flows(self) -> None:
        self._written_at = monotonic()
        if self.dry:
            self.dry = False
            log.info("store_takes_again")

    def fails(self, error: Exception) -> None:
        if not self.dry:
            self.dry = True
            log.warning("store_takes_nothing", why=cause_of(error))

    @contextmanager
    def writing(self) -> Iterator[None]:
        """A transaction. That it succeeds says nothing: one that changes no row needs no room."""
        try:
            yield
        except StoreDown as down:
            self.fails(down)
            raise
