"""Endpoints about the server itself: health, readiness, metrics, the push key, the privacy page."""

from collections.abc import Callable
from typing import Any, Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import convert

from ..refusals import Denied
from ..rules_fingerprint import RELEASE
from .html_pages import privacy_page
from .requests import ApiRequest, language_of, server_of
from .responses import Alive, PushKey, Readiness


@get("/health", tags=["operators"], summary="The process is alive")
async def health() -> Alive:
    return Alive(RELEASE, alive=True)


@get(
    "/ready",
    tags=["operators"],
    summary="Everything the server needs is there",
    responses={503: ResponseSpec(Readiness, generate_examples=False, description="something is missing")},
)
async def ready(request: ApiRequest) -> Response[Readiness]:
    parts = await server_of(request).ready()
    return Response(convert(parts, Readiness), status_code=200 if all(parts.values()) else 503)


@get(
    "/metrics",
    tags=["operators"],
    summary="Figures for Prometheus",
    media_type="text/plain",
    responses={200: ResponseSpec(str, generate_examples=False, media_type="text/plain", description="the figures")},
)
async def metrics(request: ApiRequest) -> Response[bytes]:
    server = server_of(request)
    if not server.settings.metrics:
        raise Denied("server-no-page", 404)
    await server.measure()
    body, kind = server.metrics.render()
    return Response(body, media_type=kind)


@get("/api/push-key", tags=["tables"], summary="The key browsers need for Web Push")
async def push_key(request: ApiRequest) -> PushKey:
    return PushKey(server_of(request).vapid.public_key)


@get("/privacy", include_in_schema=False)
async def privacy(request: ApiRequest) -> Response[bytes]:
    return html_response(privacy_page(server_of(request).settings, language_of(request)))


ROUTES: Final[tuple[Callable[..., Any], ...]] = (health, ready, metrics, push_key, privacy)


def html_response(body: str) -> Response[bytes]:
    return Response(body.encode(), media_type="text/html")
