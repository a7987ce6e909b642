"""Which modules are compiled, and the hash that a build of them carries."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
# Folders of the package whose modules are compiled; playouts and the bots in them belong inside, because every step
# across the border costs more than the step. What a package's own ``__init__.py`` says stays interpreted.
FOLDERS: Final = ("engine", "engine/rules", "bots", "bots/novice", "bots/adept", "bots/master")


def module_files(package: Path = PACKAGE) -> list[Path]:
    """The files that are compiled, in an order of their own."""
    found = [file for folder in FOLDERS for file in sorted((package / folder).glob("*.py"))]
    return [file for file in found if file.name != "__init__.py"]


def module_names(package: Path = PACKAGE) -> frozenset[str]:
    """The same, as one imports them."""
    return frozenset(".".join(file.relative_to(package.parent).with_suffix("").parts) for file in module_files(package))


def hash_of(package: Path) -> str:
    """What these sources are, in sixteen letters: names and every byte."""
    hashed = blake2b(digest_size=8)
    for file in module_files(package):
        content = file.read_bytes()
        hashed.update(f"{file.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return hashed.hexdigest()


@cache
def source_hash() -> str:
    """The hash of the sources that are installed here."""
    return hash_of(PACKAGE)
