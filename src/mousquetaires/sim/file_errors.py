"""Errors of files that cannot be written, in one sentence each."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mousquetaires.i18n.errors import system_message

from .play import SimulationError


@contextmanager
def explain_write_errors(file: Path) -> Iterator[None]:
    """Around writes to a file: the disk may be full after hours."""
    try:
        yield
    except OSError as error:
        raise SimulationError("cli-unwritable", file=str(file), why=system_message(error)) from error
