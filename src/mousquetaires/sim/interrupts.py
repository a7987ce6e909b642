"""Ctrl-C at the right moment: between two games, and only for the process that wanted them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, Final

IGNORED: Final = signal.SIG_IGN


@contextmanager
def deaf() -> Iterator[None]:
    """Whoever is started meanwhile does not hear Ctrl-C, not even before it can say so itself."""
    with _listening(IGNORED):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is done here is done as a whole: a Ctrl-C meanwhile is heard at the end."""
    heard = []
    with _listening(lambda *_: heard.append(True)):
        yield
    if heard:
        raise KeyboardInterrupt


@contextmanager
def _listening(listener: Any) -> Iterator[None]:
    if current_thread() is not main_thread():  # only the main thread may say what signals do, and only it hears them
        yield
        return
    before = signal.signal(signal.SIGINT, listener)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
