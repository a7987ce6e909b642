"""Reads component tables. Every mistake is refused with its file, key and reason."""

import tomllib
from dataclasses import dataclass
from typing import Final

from mousquetaires.engine.component_table_schema import (
    FACE_LIST,
    NAME,
    NUMBER,
    NUMBERS,
    SCHEMA,
    SOURCE,
    SOURCES,
    Field,
    Row,
)

# Text keys of everything that can be wrong with a table. The comments name the values of each.
BAD_FILE: Final = "component-bad-file"
BAD_TOML: Final = "component-bad-toml"  # line
CONTRADICTION: Final = "component-contradiction"  # other
IMPOSSIBLE_FACE: Final = "component-impossible-face"  # face
MISSING_FILE: Final = "component-missing-file"
MISSING_FOLDER: Final = "component-missing-folder"
MISSING_KEY: Final = "component-missing-key"
MISSING_SOURCE: Final = "component-missing-source"
NO_TABLE: Final = "component-no-table"  # known
NOT_ODD: Final = "component-not-odd"  # value
NOT_UTF8: Final = "component-not-utf8"  # line
OUT_OF_RANGE: Final = "component-out-of-range"  # value, low, high
UNKNOWN_FILE: Final = "component-unknown-file"  # known
UNKNOWN_KEY: Final = "component-unknown-key"  # known
UNKNOWN_NAME: Final = "component-unknown-name"  # value, known
UNREADABLE: Final = "component-unreadable"  # code
WRONG_FACES: Final = "component-wrong-faces"  # total, expected
WRONG_LENGTH: Final = "component-wrong-length"  # length, expected
WRONG_TOTAL: Final = "component-wrong-total"  # total, expected, rows
WRONG_TYPE: Final = "component-wrong-type"  # expected, found
# fmt: off
REASONS: Final = (
    BAD_FILE, BAD_TOML, CONTRADICTION, IMPOSSIBLE_FACE, MISSING_FILE, MISSING_FOLDER, MISSING_KEY, MISSING_SOURCE,
    NO_TABLE, NOT_ODD, NOT_UTF8, OUT_OF_RANGE, UNKNOWN_FILE, UNKNOWN_KEY, UNKNOWN_NAME, UNREADABLE,
    WRONG_FACES, WRONG_LENGTH, WRONG_TOTAL, WRONG_TYPE,
)
# fmt: on

Written = int | str | list[int] | list[str]  # a value as in a table
SUFFIX: Final = ".toml"
FILES: Final = tuple(table + SUFFIX for table in SCHEMA)


class ComponentError(ValueError):
    """A component table that cannot be used: which file, which key, and why."""

    def __init__(self, file: str, key: str, reason: str, values: dict[str, str | int]) -> None:
        super().__init__(file, key, reason, values)
        self.file = file
        self.key = key
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        place = ": ".join(part for part in (self.file, self.key, self.reason) if part)
        return f"{place} ({details})" if details else place


@dataclass(frozen=True)
class Tables:
    """All tables, each value under its dotted key: as ints, as written, and with its source."""

    ints: dict[str, tuple[int, ...]]  # a name is its index, faces are counts
    written: dict[str, Written]  # faces in the order of the ids
    sources: dict[str, str]

    def number(self, key: str) -> int:
        """The number, or the index of the name, behind a key."""
        return self.ints[key][0]

    def counts(self, key: str) -> tuple[int, int, int]:
        """The faces behind a key as counts; a key that a row does not have counts nothing."""
        found = self.ints.get(key, (0, 0, 0))
        return found[0], found[1], found[2]


def refuse(key: str, reason: str, values: dict[str, str | int]) -> ComponentError:
    """The error for a dotted key, whose first part names the file."""
    return ComponentError(key.partition(".")[0] + SUFFIX, key, reason, values)


def read(texts: dict[str, str]) -> Tables:
    """Every table of the box, each value of the right type and in its range, each with a source."""
    for file in texts:
        if file not in FILES:
            raise ComponentError(file, "", UNKNOWN_FILE, {"known": ", ".join(FILES)})
    tables = Tables({}, {}, {})
    for table, rows in SCHEMA.items():
        file = table + SUFFIX
        if file not in texts:
            raise ComponentError(file, "", MISSING_FILE, {})
        _read_table(tables, table, rows, _toml(file, texts[file]))
    return tables


def read_values(values: dict[str, object]) -> Tables:
    """The tables of a released box: every value under its dotted key, without sources."""
    tables = Tables({}, {}, {})
    for table, rows in SCHEMA.items():
        for row, fields in rows.items():
            for name, field in fields.items():
                key = f"{table}.{row}.{name}"
                if key not in values:
                    raise refuse(key, MISSING_KEY, {})
                _read_value(tables, key, field, values[key])
    return tables


def read_one(key: str, field: Field, value: object) -> None:
    """Refuse a value that its key does not accept."""
    _read_value(Tables({}, {}, {}), key, field, value)


def _toml(file: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # raised also for very long numbers and deep lists
        raise ComponentError(file, "", BAD_TOML, {"line": _line(str(error), text)}) from error


def _line(message: str, text: str) -> int:
    """The line of a TOML error. It is the last line if the text ended too early."""
    digits = message.rpartition("(at line ")[2].partition(",")[0]
    return int(digits) if digits.isdecimal() else max(1, len(text.splitlines()))


def _read_table(tables: Tables, table: str, rows: dict[str, Row], found: dict[str, object]) -> None:
    file = table + SUFFIX
    _same_keys(file, found, (table,), "")
    row_tables = _mapping(found[table], table)
    _same_keys(file, row_tables, tuple(rows), table + ".")
    for row, fields in rows.items():
        key = f"{table}.{row}"
        _read_row(tables, key, fields, _mapping(row_tables[row], key))


def _read_row(tables: Tables, key: str, fields: Row, found: dict[str, object]) -> None:
    for name in found:
        if name not in fields and name != SOURCE:
            raise refuse(f"{key}.{name}", UNKNOWN_KEY, {"known": ", ".join(fields)})
    sources = _mapping(found.get(SOURCE, {}), f"{key}.{SOURCE}")
    for name in sources:
        if name not in fields:
            raise refuse(f"{key}.{SOURCE}.{name}", UNKNOWN_KEY, {"known": ", ".join(fields)})
    for name, field in fields.items():
        place = f"{key}.{name}"
        if name not in found:
            raise refuse(place, MISSING_KEY, {})
        if name not in sources:
            raise refuse(place, MISSING_SOURCE, {})
        _read_value(tables, place, field, found[name])
        _read_source(tables, place, field, f"{key}.{SOURCE}.{name}", sources[name])


def _same_keys(file: str, found: dict[str, object], known: tuple[str, ...], prefix: str) -> None:
    for name in found:
        if name not in known:
            raise ComponentError(file, prefix + name, UNKNOWN_KEY, {"known": ", ".join(known)})
    for name in known:
        if name not in found:
            raise ComponentError(file, prefix + name, MISSING_KEY, {})


def _read_value(tables: Tables, key: str, field: Field, value: object) -> None:
    if field.kind == NUMBER:
        number = _ranged(value, key, field)
        tables.ints[key] = (number,)
        tables.written[key] = number
    elif field.kind == NAME:
        name = _named(value, key, field)
        tables.ints[key] = (field.names.index(name),)
        tables.written[key] = name
    elif field.kind == FACE_LIST:
        faces = [_named(item, key, field) for item in _listed(value, key, field)]
        tables.ints[key] = tuple(faces.count(face) for face in field.names)
        tables.written[key] = sorted(faces, key=field.names.index)
    else:
        items = _listed(value, key, field)
        numbers = [_ranged(item, f"{key}.{place}", field) for place, item in enumerate(items, 1)]
        tables.ints[key] = tuple(numbers)
        tables.written[key] = numbers


def _read_source(tables: Tables, key: str, field: Field, place: str, source: object) -> None:
    """Read the source of a value. A list of numbers may have a source for each number, counted from 1."""
    if field.kind != NUMBERS or not isinstance(source, list):
        tables.sources[key] = _source(source, place)
        return
    for number, item in enumerate(_listed(source, place, field), 1):
        tables.sources[f"{key}.{number}"] = _source(item, f"{place}.{number}")


def _source(value: object, key: str) -> str:
    source = _text(value, key)
    if source not in SOURCES:
        raise refuse(key, UNKNOWN_NAME, {"value": source, "known": ", ".join(SOURCES)})
    return source


def _ranged(value: object, key: str, field: Field) -> int:
    if isinstance(value, bool) or not isinstance(value, int):  # ``true`` is not a number
        raise _wrong_type(key, "integer", value)
    within(value, key, field.low, field.high)
    return value


def within(value: int, key: str, low: int, high: int) -> None:
    """Refuse a number that is out of range."""
    if not low <= value <= high:
        raise refuse(key, OUT_OF_RANGE, {"value": value, "low": low, "high": high})


def _named(value: object, key: str, field: Field) -> str:
    text = _text(value, key)
    if text not in field.allowed:
        raise refuse(key, UNKNOWN_NAME, {"value": text, "known": ", ".join(field.allowed)})
    return text


def _text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise _wrong_type(key, "string", value)
    return value


def _listed(value: object, key: str, field: Field) -> list[object]:
    if not isinstance(value, list):
        raise _wrong_type(key, "array", value)
    if len(value) not in field.lengths:
        expected = ", ".join(str(length) for length in field.lengths)
        raise refuse(key, WRONG_LENGTH, {"length": len(value), "expected": expected})
    return value


def _mapping(value: object, key: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _wrong_type(key, "table", value)
    return value


def _wrong_type(key: str, expected: str, value: object) -> ComponentError:
    return refuse(key, WRONG_TYPE, {"expected": expected, "found": _type_name(value)})


def _type_name(value: object) -> str:
    """TOML's name for the type of a value."""
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "integer"
    if isinstance(value, float):
        return "float"
    if isinstance(value, str):
        return "string"
    if isinstance(value, list):
        return "array"
    return "table" if isinstance(value, dict) else "date-time"
