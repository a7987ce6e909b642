"""Imports optional packages, or says which one to install."""

from importlib import import_module
from typing import Any

from .play import SimulationError


def import_optional(module: str, package: str, extra: str) -> Any:
    """Import a module of an optional package. ``extra`` is the extra of our package that installs it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise SimulationError("sim-extra", package=package, extra=extra) from error
