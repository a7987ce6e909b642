"""What may be missing on a machine: packages that only some runs need, and room for what is written."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from mousquetaires.i18n.errors import system_message

from .play import SimulationError


def extra(module: str, package: str, wanted: str) -> Any:
    """A module of a package that may not be there; who asks is told what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise SimulationError("sim-extra", package=package, extra=wanted) from error


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """What cannot be written is told in a sentence: a disk may be full after hours."""
    try:
        yield
    except OSError as error:
        raise SimulationError("cli-unwritable", file=str(file), why=system_message(error)) from error
