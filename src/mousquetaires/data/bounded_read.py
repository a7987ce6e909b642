"""Reads a file with a size limit, and without waiting if it is a named pipe."""

import errno
import os
from pathlib import Path


def read_bounded(file: str | Path, most: int) -> bytes:
    """The content of a file. Raises ``OSError`` with ``EFBIG`` if it has more than ``most`` bytes."""
    with open(file, "rb", opener=_open_without_waiting) as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return content


def _open_without_waiting(name: str, flags: int) -> int:
    """Open a file without blocking. A named pipe that no program writes to counts as empty."""
    if os.name != "posix":
        return os.open(name, flags)
    number = os.open(name, flags | os.O_NONBLOCK)
    os.set_blocking(number, True)
    return number
