"""Writes the browser's types of all messages, derived from the server's types.

python -m tools.webtypes          writes web/src/wire/types.gen.ts
python -m tools.webtypes --check  fails if that file is out of date
"""

import sys
from pathlib import Path
from typing import Any, Final

from msgspec.json import schema_components

from mousquetaires.server.api import analyses, client_messages, own_boxes, request_bodies, responses
from mousquetaires.server.api.box_contents import Box
from mousquetaires.server.notify.subscriptions import NewSubscription
from mousquetaires.server.table import replay_messages, server_messages, story_messages
from mousquetaires.server.table.frame_messages import Frame

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "wire" / "types.gen.ts"
HEAD: Final = "// Made by tools/webtypes.py from the server's types; not to be edited.\n"
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Json = dict[str, Any]

# Unions have no name in a schema. These are their names.
# fmt: off
UNIONS: Final[dict[str, Any]] = {
    "FromServer": server_messages.AnySent, "ToServer": client_messages.AnyMessage, "Entry": server_messages.Entry,
    "StoryLine": server_messages.StoryLine, "Status": server_messages.Status, "Shape": server_messages.Shape,
    "Frame": Frame, "GameEvent": server_messages.Event, "ReplayLine": replay_messages.AnyReplayLine,
}
# fmt: on
# fmt: off
BODIES: Final[tuple[Any, ...]] = (
    request_bodies.NewTable, request_bodies.Newcomer, request_bodies.Sitting, request_bodies.Following,
    request_bodies.StandIn, request_bodies.Offer, request_bodies.Verdict, request_bodies.Link,
    request_bodies.NewToken, request_bodies.NewBranch, NewSubscription,
)
# fmt: on
# fmt: off
ANSWERS: Final[tuple[Any, ...]] = (
    responses.Problem, responses.Alive, responses.Readiness, responses.PushKey, responses.Names, responses.LobbyLine,
    responses.OpenedTable, responses.Person, responses.Me, responses.Version, responses.OtherTable,
    responses.FollowedTable, responses.Secret, responses.Token, responses.Dropped, responses.Subscribed,
    responses.Because, responses.About, responses.LessonLine, Box,
    own_boxes.PrintedFields, own_boxes.CheckedBox, analyses.AnalysisState, analyses.PlayoutState,
    story_messages.StoryMessage,
)
# fmt: on


def typescript() -> str:
    """The whole file."""
    named, parts = schema_components([*UNIONS.values(), *BODIES, *ANSWERS], ref_template="{name}")
    aliases = dict(zip(UNIONS, named, strict=False))
    known = {_key(schema): name for name, schema in aliases.items()}
    made = [_alias(name, schema, known) for name, schema in aliases.items()]
    return HEAD + "".join([*made, *(_part(name, parts[name], known) for name in sorted(parts))])


def _alias(name: str, schema: Json, known: dict[str, str]) -> str:
    others = {key: other for key, other in known.items() if other != name}
    return f"\nexport type {name} = {_type(schema, others)};\n"


def _part(name: str, schema: Json, known: dict[str, str]) -> str:
    """An object with its fields, where optional ones have a question mark, or a tuple with a name."""
    if schema["type"] == "array":
        return f"\n/** {schema['description']} */\nexport type {name} = {_array(schema, known)};\n"
    needed = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_type(kind, known)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"\n/** {schema.get('description', name)} */\nexport interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: Json, known: dict[str, str]) -> str:
    if _key(schema) in known:
        return known[_key(schema)]
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(one, known) for one in schema["anyOf"])
    if "type" not in schema:
        return "unknown"  # any JSON
    if schema["type"] == "array":
        return _array(schema, known)
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'], known)}>"
    return PLAIN[schema["type"]]


def _array(schema: Json, known: dict[str, str]) -> str:
    """A list, or a tuple of fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one, known) for one in schema['prefixItems'])}]"
    item = _type(schema["items"], known)
    return f"({item})[]" if "|" in item and not item.endswith("]") else f"{item}[]"


def _key(schema: Json) -> str:
    """A schema by what it allows, without its default."""
    return repr(sorted((name, value) for name, value in schema.items() if name not in ("default", "description")))


def main(words: list[str]) -> int:
    made = typescript()
    if "--check" not in words:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(made, "utf-8")
        return 0
    if FILE.exists() and FILE.read_text("utf-8") == made:
        return 0
    print(f"{FILE.name} is not what the server's types make: python -m tools.webtypes", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
