"""The boxes of earlier releases. A game is replayed with the box that its record or log names by digest.

``released/DIGEST.json`` has all values of one box. These files are never changed or deleted.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from mousquetaires.engine.component_table_parser import ComponentError, parse_values, parse_written
from mousquetaires.engine.components import Components

FOLDER: Final = "released"
SUFFIX: Final = ".json"


@cache
def released_digests() -> frozenset[str]:
    """The digests of all released boxes."""
    names = [file.name for file in files(__package__).joinpath(FOLDER).iterdir()]
    return frozenset(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))


@cache
def released_box(digest: str) -> Components:
    """A released box. ``digest`` must be one of ``released_digests``."""
    return parse_values(files(__package__).joinpath(FOLDER, digest + SUFFIX).read_text("utf-8"))


def find_box(digest: str, current: Components) -> Components | None:
    """The box with this digest: the current one or a released one. None if there is none."""
    if digest == current.digest:
        return current
    return released_box(digest) if digest in released_digests() else None


def box_of_record(record: object, current: Components) -> Components:
    """The box to replay a record with. If its box is unknown, the current one: replaying then says what is wrong."""
    digest = record.get("components") if isinstance(record, dict) else None
    if not isinstance(record, dict) or not isinstance(digest, str):
        return current
    return find_box(digest, current) or _own_box(record.get("box"), digest) or current


def _own_box(values: object, digest: str) -> Components | None:
    """The box whose values a record contains, if they have the digest of the game."""
    if not isinstance(values, dict):
        return None
    try:
        found = parse_written(values)
    except ComponentError:
        return None
    return found if found.digest == digest else None
