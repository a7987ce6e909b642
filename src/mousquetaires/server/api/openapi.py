"""The OpenAPI document, made from the same types that requests are checked against."""

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

from ..access.secret_tokens import COOKIE, SECURE_COOKIE
from ..rules_fingerprint import RELEASE
from .error_responses import PROBLEMS

if TYPE_CHECKING:  # a private module, needed for an annotation only
    from litestar._openapi.schema_generation import SchemaCreator

COOKIE_DESCRIPTION: Final = f"a browser's; over HTTPS it is called {SECURE_COOKIE}"
SCHEMA_REF: Final = "#/components/schemas/{name}"


class StructSchemas(OpenAPISchemaPlugin):
    """Describes our messages with msgspec. Litestar's own description of structs is incomplete."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        struct: Any = field_definition.annotation
        _, schemas = schema_components([struct], ref_template=SCHEMA_REF)
        own = schemas[struct.__name__]
        made = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        made.type = OpenAPIType.OBJECT
        made.title = own["title"]
        made.description = own.get("description")
        made.properties = own["properties"]
        made.required = own["required"]
        made.additional_properties = own.get("additionalProperties")
        for hint in field_definition.get_type_hints(include_extras=True).values():
            schema_creator.for_field_definition(FieldDefinition.from_annotation(hint))  # the types it refers to
        return made


@dataclass
class OptionalBody(Operation):
    """An operation whose body may be missing. Litestar describes every body as required."""

    def __post_init__(self) -> None:
        if isinstance(self.request_body, RequestBody):
            self.request_body.required = False


def document_errors(app: Litestar) -> None:
    """Add the error responses to every operation: they all have the same form."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = {**PROBLEMS, **(handler.responses or {})}


def openapi_config() -> OpenAPIConfig:
    """Where the document is served, and how clients authenticate."""
    schemes = {
        "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description=COOKIE_DESCRIPTION),
        "token": SecurityScheme("http", scheme="bearer", description="a bot's"),
    }
    return OpenAPIConfig(
        title="Mousquetaires",
        version=RELEASE,
        path="/schema",
        components=Components(security_schemes=dict(schemes)),
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
