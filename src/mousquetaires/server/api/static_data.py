"""Data that never changes while the server runs: names, texts, printed values, descriptions. Browsers cache it."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import convert
from msgspec.json import encode

from mousquetaires.data import find_box
from mousquetaires.engine import actions, ids
from mousquetaires.engine.components import Components
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.i18n import languages, sources, texts
from mousquetaires.i18n.descriptions import about_everything
from mousquetaires.i18n.sentences import NAMES

from ..refusals import Denied
from ..rules_fingerprint import RELEASE
from .box_contents import Box, box_of
from .cached_content import REVALIDATE, CachedContent, cached_content, gzipped
from .requests import ApiRequest, server_of
from .responses import About, Names, PromptForm, SpecialSeats

Language = Annotated[str, Parameter(max_length=20)]
BoxDigest = Annotated[
    str, Parameter(max_length=64, description="a table's `box`; without it, or if it is unknown, the server's own box")
]

BoxTable = Annotated[str, Parameter(max_length=64, description="a table whose host has brought their own box")]
BOXES: Final = 60  # whose descriptions are kept


def cached_json(value: object) -> CachedContent:
    plain = encode(value)
    return cached_content(MediaType.JSON, plain, REVALIDATE, gzipped(plain))


def response_specs(type_: Any) -> dict[int, ResponseSpec]:
    return {
        200: ResponseSpec(type_, generate_examples=False, description="the data"),
        304: ResponseSpec(None, generate_examples=False, description="as the ETag says that you have it"),
    }


def known_language(language: str) -> str:
    if language not in languages():
        raise Denied("cli-language", 404, language=language, known=", ".join(languages()))
    return language


@cache
def names_json() -> CachedContent:
    forms = {kind: convert({"shape": shape, "rule": rule}, PromptForm) for kind, (shape, rule) in PROMPTS.items()}
    verbs = dict(zip(actions.VERB_NAMES, actions.VERB_FIELDS, strict=True))
    seats = SpecialSeats(ids.MILADY, ids.SPECTATOR)
    return cached_json(Names(RELEASE, NAMES, EVENT_FIELDS, verbs, forms, seats, languages()))


@get("/api/names", tags=["bots"], summary="What the numbers in views and events mean", responses=response_specs(Names))
async def names(request: ApiRequest) -> Response[bytes]:
    return names_json().respond(request)


@cache
def texts_json(language: str) -> CachedContent:
    return cached_json(sources(language))


@get(
    "/api/texts/{language:str}",
    tags=["bots"],
    summary="The Fluent files of a language",
    responses=response_specs(dict[str, str]),
)
async def texts_of(request: ApiRequest, language: Language) -> Response[bytes]:
    return texts_json(known_language(language)).respond(request)


@lru_cache(BOXES)
def box_json(components: Components) -> CachedContent:
    return cached_json(box_of(components))


async def components_for(request: ApiRequest, digest: str, table: str) -> Components:
    """The box of a table; the server's own if there is none with this digest."""
    server = server_of(request)
    found = find_box(digest, server.components)
    if found is not None or not table:
        return server.components if found is None else found
    here = (await server.registry.current(table)).state.components
    return here if here.digest == digest else server.components


@get("/api/box", tags=["bots"], summary="What is printed on the components", responses=response_specs(Box))
async def box(request: ApiRequest, digest: BoxDigest = "", table: BoxTable = "") -> Response[bytes]:
    return box_json(await components_for(request, digest, table)).respond(request)


@lru_cache(BOXES)
def about_json(components: Components, language: str) -> CachedContent:
    return cached_json(About(language, about_everything(texts(language), components)))


@get(
    "/api/about/{language:str}",
    tags=["bots"],
    summary="What cards, foes, tokens, items and places do, in sentences",
    responses=response_specs(About),
)
async def about(
    request: ApiRequest, language: Language, digest: BoxDigest = "", table: BoxTable = ""
) -> Response[bytes]:
    return about_json(await components_for(request, digest, table), known_language(language)).respond(request)


ROUTES: Final[tuple[Callable[..., Any], ...]] = (names, texts_of, box, about)
