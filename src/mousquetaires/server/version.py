"""Which program plays: games are replayed when another one takes them over."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from mousquetaires import __version__
from mousquetaires.engine.record import ENGINE_VERSION

RELEASE: Final = __version__


@cache
def fingerprint(components: str) -> str:
    """A short name for the game as this program plays it: the rules' version and very text, the tables' digest."""
    hashed = blake2b(components.encode(), digest_size=8)
    engine = files("mousquetaires.engine")
    folders = [engine, engine.joinpath("rules")]
    for folder in folders:
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".py"):
                hashed.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{RELEASE}/{ENGINE_VERSION}/{hashed.hexdigest()}"
