"""Handles Ctrl-C: it takes effect between two games, and only in the main process."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, Final

IGNORED: Final = signal.SIG_IGN


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started inside this block ignore Ctrl-C from their first moment."""
    with _listening(IGNORED):
        yield


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """This block always completes. A Ctrl-C inside it takes effect at its end."""
    heard = []
    with _listening(lambda *_: heard.append(True)):
        yield
    if heard:
        raise KeyboardInterrupt


@contextmanager
def _listening(listener: Any) -> Iterator[None]:
    if current_thread() is not main_thread():  # only the main thread may set and receive signals
        yield
        return
    before = signal.signal(signal.SIGINT, listener)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
