"""Explains why a message could not be decoded: the field, and the values it accepts.

msgspec says so in English sentences of a few forms. They are parsed here, so that clients are told in their language.

>>> misread("Expected `int`, got `str` - at `$.table.players`").values
{'field': 'table.players', 'type': 'int', 'found': 'str'}
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.inspect import DictType, ListType, LiteralType, StructType, Type, UnionType, type_info

from ..refusals import Denied

MISSING: Final = re.compile(r"Object missing required field `(.*)`|Missing required \w+ parameter '(.*?)'.*", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
CHOICE: Final = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
BOUND: Final = re.compile(r"Expected `(\w+)`(?: of length)? (>=|<=) (\d+)")
TYPE: Final = re.compile(r"Expected `(\w+)(?: \| null)?`(?:, got `(\w+)`)?")
PLACE: Final = re.compile(r"(.*) - at (`key` in )?`\$\.?(.*)`", re.DOTALL)
STEP: Final = re.compile(r"[^.\[\]]+|\[[^\]]*\]")
SHOWN: Final = 40  # letters of what was sent
LAST_SEAT: Final = 5


def read(body: bytes | str, form: Any, decoder: msgspec.json.Decoder[Any] | None = None) -> Any:
    """Decode a message; if that fails, refuse it with the field that was wrong."""
    try:
        return _read(body, form, decoder or msgspec.json.Decoder(form))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied("server-not-json", 400) from error


def _read(body: bytes | str, form: Any, decoder: msgspec.json.Decoder[Any]) -> Any:
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as error:
        raise misread(str(error), form, body) from error  # what follows the mistake may be no JSON at all


def misread(words: str, form: Any = None, body: bytes | str = b"", field: str = "") -> Denied:
    """The refusal for an error message of msgspec; ``field`` is used where the message names none."""
    at = PLACE.fullmatch(words)
    words, key, path = (at[1], bool(at[2]), at[3]) if at else (words, False, "")
    place = re.sub(r"\[[^\]]*\]", "", path) or field
    if found := MISSING.fullmatch(words):
        return Denied("server-field-missing", 400, field=_dotted(place, found[1] or found[2]))
    if found := UNKNOWN.fullmatch(words):
        return Denied("server-field-unknown", 400, field=_dotted(place, found[1]), known=_known(form, body, path))
    if found := CHOICE.fullmatch(words):
        read = found[1].strip("'")[:SHOWN]
        return Denied("server-field-choice", 400, field=place, read=read, known=_known(form, body, path))
    if key or (path.startswith("seats[") and BOUND.fullmatch(words)):
        return no_seat(LAST_SEAT)
    if found := BOUND.fullmatch(words):
        return _out_of_bounds(place, found[1], found[2], int(found[3]))
    if found := TYPE.fullmatch(words):
        return _wrong_type(place, found[1], found[2] or "")
    return Denied("server-bad-request", 400, why=words[:200])


def no_seat(last: int) -> Denied:
    return Denied("server-no-seat", 404, seat="", known=", ".join(str(seat) for seat in range(last + 1)))


def _dotted(place: str, name: str) -> str:
    return f"{place}.{name}".strip(".")[:SHOWN]


def _out_of_bounds(field: str, kind: str, sign: str, bound: int) -> Denied:
    if sign == ">=":
        return Denied("server-field-least", 400, field=field, type=kind, least=bound)
    return Denied("server-field-most", 400, field=field, type=kind, most=bound)


def _wrong_type(field: str, kind: str, found: str) -> Denied:
    if not field:
        return Denied("server-not-object", 400)
    return Denied("server-field-type", 400, field=field, type=kind, found=found)


# --- what would be possible -----------------------------------------------------------------------


def _known(form: Any, body: bytes | str, path: str) -> str:
    """What is accepted at a path: the fields of an object, or the values of a choice."""
    kind, sent = type_info(form), msgspec.json.decode(body)
    for step in STEP.findall(path):
        struct = _struct(kind, sent)
        if struct is not None and step == struct.tag_field:
            return ", ".join(sorted(str(one.tag) for one in _structs(kind)))
        kind, sent = _inside(struct or kind, step), _part(sent, step)
    struct = _struct(kind, sent)
    if struct is not None:
        tag = [struct.tag_field] if struct.tag_field else []
        return ", ".join([*tag, *(one.encode_name for one in struct.fields)])
    return ", ".join(str(one) for one in kind.values) if isinstance(kind, LiteralType) else ""


def _structs(kind: Type) -> Sequence[StructType]:
    kinds = kind.types if isinstance(kind, UnionType) else (kind,)
    return [one for one in kinds if isinstance(one, StructType)]


def _struct(kind: Type, sent: Any) -> StructType | None:
    """The type of an object; of a union the one whose tag was sent, else the first."""
    found = _structs(kind)
    named = [one for one in found if isinstance(sent, dict) and sent.get(str(one.tag_field)) == one.tag]
    return next(iter(named or found), None)


def _inside(kind: Type, step: str) -> Type:
    if isinstance(kind, StructType):
        return next(one.type for one in kind.fields if one.encode_name == step)
    if isinstance(kind, ListType):
        return kind.item_type
    assert isinstance(kind, DictType)
    return kind.value_type


def _part(sent: Any, step: str) -> Any:
    """What was sent at the next step of the path; nothing inside a list or a mapping."""
    return sent.get(step) if isinstance(sent, dict) else None
