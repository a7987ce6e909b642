"""Where builds of the engine lie: beside the package that was installed with one, or in the user's cache.

A build is a library in a folder, all modules in one. It is named after the hash of the sources (``library_name``), and
that name is compiled into it: a library of other sources cannot be loaded by renaming its file.
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

SUFFIX: Final[str] = get_config_var("EXT_SUFFIX") or EXTENSION_SUFFIXES[0]  # names this very Python
INSTALLED: Final = PACKAGE / "_compiled"  # what a wheel brings along; never there in the source tree
LIBRARY: Final = re.compile(r"mousquetaires_([0-9a-f]{16})__mypyc" + re.escape(SUFFIX))
NO_HOME: Final = Path(os.path.abspath(os.sep), "nonexistent")
QUICK: Final = 0  # for tests: the C compiler does not optimise, and is soon done
FULL: Final = 1  # more takes the C compiler twice as long and plays hardly faster
LEVELS: Final = (FULL, QUICK)  # the better first


def library_name(source_hash: str) -> str:
    """The library that holds all modules of a build."""
    return f"mousquetaires_{source_hash}__mypyc"


def symbol_name(module: str) -> str:
    """A module's name inside the library. It is the full name because modules such as ``siege`` exist several times.

    >>> symbol_name("mousquetaires.bots.novice.siege")
    'mousquetaires__bots__novice__siege'
    """
    return module.replace(".", "__")


def cache_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this user's builds are kept; a program without a home of its own finds none."""
    said = environment.get("XDG_CACHE_HOME") or (environment.get("LOCALAPPDATA") if sys.platform == "win32" else "")
    if said and Path(said).is_absolute():
        return Path(said, "mousquetaires")
    home = Path(os.path.expanduser("~"))
    if not home.is_absolute():
        home = NO_HOME
    return (home / "Library" / "Caches" if sys.platform == "darwin" else home / ".cache") / "mousquetaires"


def build_folder(source_hash: str, level: int) -> Path:
    """Where a build of these sources for this Python belongs in the cache."""
    return cache_folder() / f"{source_hash}{SUFFIX.rpartition('.')[0]}-O{level}"


def hash_carried(folder: Path) -> str | None:
    """The hash of the sources that a build was made of, or None where there is no build for this Python."""
    try:
        names = os.listdir(folder)
    except OSError:  # it is not there, or somebody else's
        return None
    found = [match[1] for name in names if (match := LIBRARY.fullmatch(name))]
    return found[0] if len(found) == 1 else None


def candidates(source_hash: str) -> list[Path]:
    """The folders where a build of these sources may lie, the best first."""
    return [INSTALLED, *(build_folder(source_hash, level) for level in LEVELS)]
