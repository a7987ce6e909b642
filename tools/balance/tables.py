"""Component tables with some values changed, in their own text: comments and sources stay as they are."""

import re
import tomllib
from collections.abc import Mapping

from mousquetaires.data import sources, texts

Values = dict[str, int | list[int]]


def assumed() -> set[str]:
    """Keys of the values nobody has published."""
    return {key for key, source in sources(texts()).items() if source == "assumed"}


def changed(tables: Mapping[str, str], values: Values) -> dict[str, str]:
    r"""The tables with other values.

    >>> changed({"tracks.toml": "[tracks.honour]\npoints = 10\n"}, {"tracks.honour.points": 12})
    {'tracks.toml': '[tracks.honour]\npoints = 12\n'}
    """
    found = dict(tables)
    for key, value in values.items():
        file, text = _with(found, key, value)
        found[file] = text
    return found


def _with(tables: Mapping[str, str], key: str, value: int | list[int]) -> tuple[str, str]:
    section, name = key.rsplit(".", 1)
    line = re.compile(rf"(^\[{re.escape(section)}\][^\n]*\n(?:(?!\[)[^\n]*\n)*?{name} = )[^\n]*", re.MULTILINE)
    for file, text in tables.items():
        if line.search(text):
            return file, line.sub(lambda match: f"{match[1]}{value}", text, count=1)
    raise KeyError(key)


def value_at(tables: Mapping[str, str], key: str) -> object:
    """What a key says."""
    for text in tables.values():
        found: object = tomllib.loads(text)
        for part in key.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        if found is not None:
            return found
    raise KeyError(key)
