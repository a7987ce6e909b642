"""Errors of the machine, in one sentence each: an optional package that is missing, a file that cannot be written."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from mousquetaires.i18n.errors import system_message

from .play import SimulationError


def extra(module: str, package: str, wanted: str) -> Any:
    """Import a module of an optional package, or say what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise SimulationError("sim-extra", package=package, extra=wanted) from error


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Around writes to a file: the disk may be full after hours."""
    try:
        yield
    except OSError as error:
        raise SimulationError("cli-unwritable", file=str(file), why=system_message(error)) from error
