"""Reading a file that somebody named: never more than it may hold, and never waiting for a writer."""

import errno
import os
from pathlib import Path


def read_bounded(file: str | Path, most: int) -> bytes:
    """The content of a file. One with more than ``most`` bytes is an ``OSError`` with ``EFBIG``."""
    with open(file, "rb", opener=_open_at_once) as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return content


def _open_at_once(name: str, flags: int) -> int:
    """Open a file. Opening a named pipe would wait until another program writes to it: such a pipe is empty instead."""
    if os.name != "posix":
        return os.open(name, flags)
    number = os.open(name, flags | os.O_NONBLOCK)
    os.set_blocking(number, True)
    return number
