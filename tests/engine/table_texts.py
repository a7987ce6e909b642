"""The component tables as text, and functions that change one value."""

import json
import tomllib
from functools import cache
from typing import Any

import pytest

from mousquetaires.data import load, texts
from mousquetaires.engine.component_table_parser import REASONS, ComponentError, parse
from mousquetaires.engine.components import (
    Components,
)

Data = dict[str, Any]
Texts = dict[str, str]
TEXTS = texts()


@cache
def our_box() -> Components:
    """The shipped box. Loaded inside the tests, so that a table with errors fails tests instead of their collection."""
    return load()


def toml_value(value: Any) -> str:
    return json.dumps(value)  # JSON and TOML are equal for all values in our tables


def dump(data: Data) -> str:
    """Tables as TOML: each row's values, then its sources."""
    lines: list[str] = []
    for table, rows in data.items():
        if not isinstance(rows, dict):
            lines.append(f"{table} = {toml_value(rows)}")
            continue
        lines.extend(f"{table}.{row} = {toml_value(v)}" for row, v in rows.items() if not isinstance(v, dict))
        for row, values in rows.items():
            if isinstance(values, dict):
                lines += dump_row(f"{table}.{row}", values)
    return "\n".join(lines) + "\n"


def dump_row(head: str, values: Data) -> list[str]:
    lines = [f"[{head}]", *(f"{k} = {toml_value(v)}" for k, v in values.items() if not isinstance(v, dict))]
    for key, inner in values.items():
        if isinstance(inner, dict):
            lines += dump_row(f"{head}.{key}", inner)
    return lines


def edited(file: str, path: str, value: Any) -> Texts:
    """The shipped tables with one value changed, or removed (``None``)."""
    data = tomllib.loads(TEXTS[file])
    *parents, last = path.split(".")
    place = data
    for parent in parents:
        place = place[parent]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return {**TEXTS, file: dump(data)}


def refused(tables: Texts) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        parse(tables)
    assert caught.value.reason in REASONS
    return caught.value


def flat(data: Data, prefix: str = "") -> list[str]:
    keys: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict):
            keys += [] if key == "source" else flat(value, f"{prefix}{key}.")
        else:
            keys.append(prefix + key)
    return keys
