"""The folders that can hold builds of the engine: inside the installed package, or in the user's cache.

A build is one library with all modules. Its name contains the hash of the sources (``library_name``). The name is also
compiled into it, so renaming the file of an old build does not make it loadable.
"""

import os
import re
import sys
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from sysconfig import get_config_var
from typing import Final

from .sources import PACKAGE

SUFFIX: Final[str] = get_config_var("EXT_SUFFIX") or EXTENSION_SUFFIXES[0]  # specific to this Python version
INSTALLED: Final = PACKAGE / "_compiled"  # part of a wheel, never of the source tree
LIBRARY: Final = re.compile(r"mousquetaires_([0-9a-f]{16})__mypyc" + re.escape(SUFFIX))
NO_HOME: Final = Path(os.path.abspath(os.sep), "nonexistent")
QUICK: Final = 0  # for tests: compiles fast, without optimisation
FULL: Final = 2  # level 1 compiles in half the time and plays 5% slower; level 3 gains nothing
LEVELS: Final = (FULL, QUICK)  # the better first


def library_name(source_hash: str) -> str:
    """The name of the library that holds all modules of a build."""
    return f"mousquetaires_{source_hash}__mypyc"


def symbol_name(module: str) -> str:
    """A module's name inside the library. It is the full name because modules such as ``siege`` exist several times.

    >>> symbol_name("mousquetaires.bots.novice.siege")
    'mousquetaires__bots__novice__siege'
    """
    return module.replace(".", "__")


def cache_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of this user's builds. Without a home folder, a path that does not exist."""
    said = environment.get("XDG_CACHE_HOME") or (environment.get("LOCALAPPDATA") if sys.platform == "win32" else "")
    if said and Path(said).is_absolute():
        return Path(said, "mousquetaires")
    home = Path(os.path.expanduser("~"))
    if not home.is_absolute():
        home = NO_HOME
    return (home / "Library" / "Caches" if sys.platform == "darwin" else home / ".cache") / "mousquetaires"


def build_folder(source_hash: str, level: int) -> Path:
    """The cache folder for a build of these sources with this Python."""
    return cache_folder() / f"{source_hash}{SUFFIX.rpartition('.')[0]}-O{level}"


def hash_carried(folder: Path) -> str | None:
    """The source hash of the build in a folder, or None if it holds no build for this Python."""
    try:
        names = os.listdir(folder)
    except OSError:  # missing, or not readable
        return None
    found = [match[1] for name in names if (match := LIBRARY.fullmatch(name))]
    return found[0] if len(found) == 1 else None


def candidates(source_hash: str) -> list[Path]:
    """The folders that may hold a build of these sources, best first."""
    return [INSTALLED, *(build_folder(source_hash, level) for level in LEVELS)]
