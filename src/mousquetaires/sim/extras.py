"""Packages that only some runs need, and that are installed on demand."""

from importlib import import_module
from typing import Any

from .play import SimulationError


def extra(module: str, package: str, wanted: str) -> Any:
    """A module of a package that may not be there; who asks is told what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise SimulationError("sim-extra", package=package, extra=wanted) from error
