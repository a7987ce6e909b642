"""A fingerprint of the program. Games played by different programs must not be counted together."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

PLAYERS: Final = ("engine", "bots")  # what decides how a game goes, besides the component tables
LEFT_OUT: Final = (".pyc", ".so", ".pyd")  # compiled from files that are read here


@cache
def fingerprint(components: str) -> str:
    """A short hash of all files of the rules and bots, and of the component tables."""
    hashed = blake2b(components.encode(), digest_size=8)
    for part in PLAYERS:
        _read(files("mousquetaires").joinpath(part), part, hashed)
    return hashed.hexdigest()


def _read(folder: Traversable, name: str, hashed: blake2b) -> None:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            _read(one, f"{name}/{one.name}", hashed)
        elif not one.name.endswith(LEFT_OUT):
            hashed.update(f"{name}/{one.name}\0".encode() + one.read_bytes())
