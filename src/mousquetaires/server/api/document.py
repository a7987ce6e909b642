"""The OpenAPI document: what is asked and answered, in the very forms that are checked."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Operation, RequestBody, Schema, SecurityScheme
from litestar.openapi.spec.enums import OpenAPIType
from litestar.plugins import OpenAPISchemaPlugin
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition
from msgspec import Struct
from msgspec.json import schema_components

from ..access.secrets import COOKIE, SECURE_COOKIE
from ..version import RELEASE
from .common import PROBLEMS

if TYPE_CHECKING:  # not for everybody, and only named here
    from litestar._openapi.schema_generation import SchemaCreator

OVER_HTTPS: Final = f"a browser's; over HTTPS it is called {SECURE_COOKIE}"
PLACE: Final = "#/components/schemas/{name}"


class Structs(OpenAPISchemaPlugin):
    """Our messages as msgspec itself describes them; the framework's own description leaves out half of it."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        form: Any = field_definition.annotation
        _, parts = schema_components([form], ref_template=PLACE)
        own = parts[form.__name__]
        made = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        made.type = OpenAPIType.OBJECT
        made.title = own["title"]
        made.description = own.get("description")
        made.properties = own["properties"]
        made.required = own["required"]
        made.additional_properties = own.get("additionalProperties")
        for hint in field_definition.get_type_hints(include_extras=True).values():
            schema_creator.for_field_definition(FieldDefinition.from_annotation(hint))  # the forms it refers to
        return made


@dataclass
class BodyOrNone(Operation):
    """An operation that needs no body; the framework's own description has every body required."""

    def __post_init__(self) -> None:
        if isinstance(self.request_body, RequestBody):
            self.request_body.required = False


def may_refuse(app: Litestar) -> None:
    """Whatever is asked can be refused, and always in the same form."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = {**PROBLEMS, **(handler.responses or {})}


def document() -> OpenAPIConfig:
    """Where the document is found, and how one proves who one is."""
    keys = {
        "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description=OVER_HTTPS),
        "token": SecurityScheme("http", scheme="bearer", description="a bot's"),
    }
    return OpenAPIConfig(
        title="Mousquetaires",
        version=RELEASE,
        path="/schema",
        components=Components(security_schemes=dict(keys)),
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
