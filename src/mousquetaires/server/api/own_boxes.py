"""Printed values with their sources, and the check of a box of your own while it is edited. Nothing is stored."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from litestar import Response, get, post
from msgspec import Struct

from mousquetaires.data import ComponentError, sources, texts
from mousquetaires.data.box_file import FORMAT, VERSION, box_mistakes, changed_values, our_box, our_values, own_box
from mousquetaires.engine.component_table_schema import FACE_LIST, NAME, NUMBER, SCHEMA, Field

from ..box_odds_changes import OddsChange, odds_changes
from ..table.options import PrintedValue, PrintedValues, mistake_values
from .cached_content import CachedContent
from .requests import ApiRequest
from .static_data import cached_json, response_specs

KINDS: Final = {NUMBER: "number", NAME: "name", FACE_LIST: "faces"}


class PrintedField(Struct):
    """A printed value of the release, where it comes from, and what may be there instead.

    ``kind`` is number, numbers, name or faces. A list of numbers may have a source for each number.
    """

    key: str
    value: PrintedValue
    sources: list[str]
    kind: str
    low: int
    high: int
    names: list[str]
    lengths: list[int]


class PrintedFields(Struct):
    """All printed values of the release, in the order of the component tables."""

    format: str
    version: int
    digest: str
    fields: list[PrintedField]


class OwnValues(Struct, forbid_unknown_fields=True):
    """The values of a box file, all or only those that differ from ours."""

    values: PrintedValues


class Mistake(Struct):
    """A value that is not possible: its key, and the sentence that says why."""

    key: str
    reason: str
    values: dict[str, int | str]


class CheckedBox(Struct):
    """A checked box: its mistakes; without any, its digest, its changes and how they change the odds."""

    mistakes: list[Mistake]
    digest: str
    changed: list[str]
    odds: list[OddsChange]


@cache
def printed_fields_json() -> CachedContent:
    from_where = sources(texts())
    fields = [
        printed_field(f"{table}.{row}.{name}", field, from_where)
        for table, rows in SCHEMA.items()
        for row, names in rows.items()
        for name, field in names.items()
    ]
    return cached_json(PrintedFields(FORMAT, VERSION, our_box().digest, fields))


def printed_field(key: str, field: Field, from_where: dict[str, str]) -> PrintedField:
    value: Any = our_values()[key]
    found = [source for place, source in from_where.items() if place == key or place.startswith(f"{key}.")]
    kind = KINDS.get(field.kind, "numbers")
    return PrintedField(key, value, found, kind, field.low, field.high, list(field.allowed), list(field.lengths))


@get(
    "/api/box/values",
    tags=["bots"],
    summary="Every printed value of the release, its source, and the values it may have",
    responses=response_specs(PrintedFields),
)
async def printed_values(request: ApiRequest) -> Response[bytes]:
    return printed_fields_json().respond(request)


@post(
    "/api/box/check",
    status_code=200,
    tags=["bots"],
    sync_to_thread=True,
    summary="Whether these values make a possible box, and how they change the odds",
)
def check_values(data: OwnValues) -> CheckedBox:
    values: dict[str, object] = dict(data.values)
    mistakes = box_mistakes(values)
    if mistakes:
        return CheckedBox([mistake(error) for error in mistakes], "", [], [])
    box = own_box(values)
    return CheckedBox([], box.digest, list(changed_values(box)), odds_changes(our_box(), box))


def mistake(error: ComponentError) -> Mistake:
    return Mistake(error.key, error.reason, mistake_values(error))


ROUTES: Final[tuple[Callable[..., Any], ...]] = (printed_values, check_values)
