"""Whether the database accepts writes. A database can answer queries and still have no space for new rows."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from ..logs import log
from .errors import StoreDown, root_error_name

TEST_AFTER: Final = 10.0  # seconds after the last write until the readiness check makes a test write


class WriteHealth:
    """Whether the last write succeeded. Each change is logged."""

    def __init__(self) -> None:
        self.failing = False
        self.written_at: float | None = None  # by the monotonic clock

    def needs_test_write(self) -> bool:
        """True if the last write failed, was long ago, or there was none."""
        return self.failing or self.written_at is None or monotonic() - self.written_at > TEST_AFTER

    def succeeded(self) -> None:
        self.written_at = monotonic()
        if self.failing:
            self.failing = False
            log.info("store_takes_again")

    def failed(self, error: Exception) -> None:
        if not self.failing:
            self.failing = True
            log.warning("store_takes_nothing", why=root_error_name(error))

    @contextmanager
    def notice_failure(self) -> Iterator[None]:
        """Note if a transaction fails. Success is not noted: a transaction that changes no row needs no space."""
        try:
            yield
        except StoreDown as down:
            self.failed(down)
            raise
