"""The version of the rules. A game is replayed and checked when another version takes it over."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from mousquetaires import __version__
from mousquetaires.engine.record import ENGINE_VERSION

RELEASE: Final = __version__


@cache
def fingerprint(components: str) -> str:
    """Identifies the rules: release, engine version, and a hash of the rules' source and of the printed values."""
    hashed = blake2b(components.encode(), digest_size=8)
    engine = files("mousquetaires.engine")
    folders = [engine, engine.joinpath("rules")]
    for folder in folders:
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".py"):
                hashed.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{RELEASE}/{ENGINE_VERSION}/{hashed.hexdigest()}"
