"""For operators and newcomers: health, readiness, figures, names of things, the first page."""

from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import convert

from mousquetaires.engine import actions, ids
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.i18n import languages, sources
from mousquetaires.i18n.face import NAMES

from ..denied import Denied
from ..version import RELEASE
from .answers import Alive, PushKey, Readiness
from .common import Ask, Json, language_of, server_of
from .pages import front_page, privacy_page


@get("/health", tags=["operators"], summary="The process is alive")
async def health() -> Alive:
    return Alive(RELEASE, alive=True)


@get(
    "/ready", tags=["operators"], summary="Everything the server needs is there",
    responses={503: ResponseSpec(Readiness, generate_examples=False, description="something is missing")},
)
async def ready(request: Ask) -> Response[Readiness]:
    parts = await server_of(request).ready()
    return Response(convert(parts, Readiness), status_code=200 if all(parts.values()) else 503)


@get(
    "/metrics", tags=["operators"], summary="Figures for Prometheus", media_type="text/plain",
    responses={200: ResponseSpec(str, generate_examples=False, media_type="text/plain", description="the figures")},
)
async def metrics(request: Ask) -> Response[bytes]:
    server = server_of(request)
    if not server.settings.metrics:
        raise Denied("server-no-page", 404)
    await server.measure()
    body, kind = server.metrics.render()
    return Response(body, media_type=kind)


@get("/api/names", tags=["bots"], summary="What the numbers in views and events mean")
async def names() -> Json:
    return {
        "version": RELEASE, "ids": {group: list(known) for group, known in NAMES.items()},
        "events": {kind: list(fields) for kind, fields in EVENT_FIELDS.items()},
        "verbs": dict(zip(actions.VERB_NAMES, (list(fields) for fields in actions.VERB_FIELDS), strict=True)),
        "prompts": {kind: {"shape": shape, "rule": rule} for kind, (shape, rule) in PROMPTS.items()},
        "seats": {"milady": ids.MILADY, "spectator": ids.SPECTATOR}, "languages": list(languages()),
    }


@get("/api/texts/{language:str}", tags=["bots"], summary="The Fluent files of a language")
async def texts_of(language: Annotated[str, Parameter(max_length=20)]) -> dict[str, str]:
    if language not in languages():
        raise Denied("cli-language", 404, language=language, known=", ".join(languages()))
    return sources(language)


@get("/api/push-key", tags=["tables"], summary="The key browsers need for Web Push")
async def push_key(request: Ask) -> PushKey:
    return PushKey(server_of(request).vapid.public_key)


@get("/", include_in_schema=False)
async def front(request: Ask) -> Response[bytes]:
    return html(front_page(language_of(request)))


@get("/privacy", include_in_schema=False)
async def privacy(request: Ask) -> Response[bytes]:
    return html(privacy_page(server_of(request).settings, language_of(request)))


@get("/table/{table:str}", include_in_schema=False)
async def table_page(request: Ask) -> Response[bytes]:
    """A link to a table, as it is sent to friends."""
    return html(front_page(language_of(request)))


def html(body: str) -> Response[bytes]:
    return Response(body.encode(), media_type="text/html")
