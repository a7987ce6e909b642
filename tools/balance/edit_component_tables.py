"""Changes values in the text of component tables. Comments and sources stay as they are."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any

Value = int | str | list[int] | list[str]
Values = dict[str, Value]


def changed(tables: Mapping[str, str], values: Values) -> dict[str, str]:
    r"""The tables with changed values.

    >>> changed({"tracks.toml": "[tracks.honour]\npoints = 10\n"}, {"tracks.honour.points": 12})
    {'tracks.toml': '[tracks.honour]\npoints = 12\n'}
    """
    found = dict(tables)
    for key, value in values.items():
        file, text = _with(found, key, value)
        found[file] = text
    return found


def value_of(tables: Mapping[str, str], key: str) -> Value:
    """A value in these tables."""
    found: Any = {kind: table for text in tables.values() for kind, table in tomllib.loads(text).items()}
    for name in key.split("."):
        found = found[name]
    value: Value = found
    return value


def _with(tables: Mapping[str, str], key: str, value: Value) -> tuple[str, str]:
    section, name = key.rsplit(".", 1)
    line = re.compile(rf"(^\[{re.escape(section)}\][^\n]*\n(?:(?!\[)[^\n]*\n)*?{name} = )[^\n]*", re.MULTILINE)
    for file, text in tables.items():
        if line.search(text):
            return file, line.sub(lambda match: f"{match[1]}{_toml(value)}", text, count=1)
    raise KeyError(key)


def _toml(value: Value) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
