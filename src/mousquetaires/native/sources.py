"""Lists the modules that are compiled, and computes the hash that identifies a build of them."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
# Folders whose modules are compiled. Bots belong here because playouts call them often, and calls between compiled and
# interpreted code are slow.
INTERPRETED: Final = ("__init__.py", "mypyc_hints.py")
FOLDERS: Final = (
    "engine",
    "engine/effects",
    "engine/rules",
    "bots",
    "bots/novice",
    "bots/adept",
    "bots/belief",
    "bots/master",
)


def module_files(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled, in a fixed order."""
    found = [file for folder in FOLDERS for file in sorted((package / folder).glob("*.py"))]
    return [file for file in found if file.name not in INTERPRETED]


def module_names(package: Path = PACKAGE) -> frozenset[str]:
    """The import names of these modules."""
    return frozenset(".".join(file.relative_to(package.parent).with_suffix("").parts) for file in module_files(package))


def hash_of(package: Path) -> str:
    """A hash of the sources: of their names and contents."""
    hashed = blake2b(digest_size=8)
    for file in module_files(package):
        content = file.read_bytes()
        hashed.update(f"{file.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return hashed.hexdigest()


@cache
def source_hash() -> str:
    """The hash of the installed sources."""
    return hash_of(PACKAGE)
