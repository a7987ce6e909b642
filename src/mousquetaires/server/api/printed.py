"""What never changes while a server runs: names, texts, printed values. A browser asks for each of them once."""

from collections.abc import Callable
from functools import cache
from gzip import compress
from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct, convert
from msgspec.json import encode

from mousquetaires.engine import actions, ids
from mousquetaires.engine.components import Components
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.i18n import languages, sources, texts
from mousquetaires.i18n.descriptions import about_everything
from mousquetaires.i18n.sentences import NAMES

from ..refusals import Denied
from ..version import RELEASE
from .answers import About, Names, PromptForm, SpecialSeats
from .common import Ask, server_of
from .printed_values import Box, box_of

Language = Annotated[str, Parameter(max_length=20)]
AGAIN: Final = "no-cache"  # kept by the browser, which asks each time whether it is still the same


class Sheet(Struct, frozen=True):
    """An answer as it is sent, small and large, and the name by which a browser knows that it has it."""

    plain: bytes
    small: bytes
    tag: str


def sheet(made: object) -> Sheet:
    plain = encode(made)
    return Sheet(plain, compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:32]}"')


def handed(request: Ask, made: Sheet) -> Response[bytes]:
    """An answer for somebody who may have it already."""
    headers = {"ETag": made.tag, "Cache-Control": AGAIN, "Vary": "Accept-Encoding"}
    if made.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(made.plain, headers=headers, media_type=MediaType.JSON)
    return Response(made.small, headers={**headers, "Content-Encoding": "gzip"}, media_type=MediaType.JSON)


def answers(form: Any) -> dict[int, ResponseSpec]:
    return {
        200: ResponseSpec(form, generate_examples=False, description="the whole of it"),
        304: ResponseSpec(None, generate_examples=False, description="as the ETag says that you have it"),
    }


def spoken(language: str) -> str:
    if language not in languages():
        raise Denied("cli-language", 404, language=language, known=", ".join(languages()))
    return language


# --- names ----------------------------------------------------------------------------------------


@cache
def names_sheet() -> Sheet:
    forms = {kind: convert({"shape": shape, "rule": rule}, PromptForm) for kind, (shape, rule) in PROMPTS.items()}
    verbs = dict(zip(actions.VERB_NAMES, actions.VERB_FIELDS, strict=True))
    seats = SpecialSeats(ids.MILADY, ids.SPECTATOR)
    return sheet(Names(RELEASE, NAMES, EVENT_FIELDS, verbs, forms, seats, languages()))


@get("/api/names", tags=["bots"], summary="What the numbers in views and events mean", responses=answers(Names))
async def names(request: Ask) -> Response[bytes]:
    return handed(request, names_sheet())


# --- texts ----------------------------------------------------------------------------------------


@cache
def texts_sheet(language: str) -> Sheet:
    return sheet(sources(language))


@get(
    "/api/texts/{language:str}",
    tags=["bots"],
    summary="The Fluent files of a language",
    responses=answers(dict[str, str]),
)
async def texts_of(request: Ask, language: Language) -> Response[bytes]:
    return handed(request, texts_sheet(spoken(language)))


# --- the box --------------------------------------------------------------------------------------


@cache
def box_sheet(components: Components) -> Sheet:
    return sheet(box_of(components))


@cache
def about_sheet(components: Components, language: str) -> Sheet:
    return sheet(About(language, about_everything(texts(language), components)))


@get("/api/box", tags=["bots"], summary="What is printed on the components", responses=answers(Box))
async def box(request: Ask) -> Response[bytes]:
    return handed(request, box_sheet(server_of(request).components))


@get(
    "/api/about/{language:str}",
    tags=["bots"],
    summary="What cards, foes, tokens, items and places do, in sentences",
    responses=answers(About),
)
async def about(request: Ask, language: Language) -> Response[bytes]:
    return handed(request, about_sheet(server_of(request).components, spoken(language)))


ROUTES: Final[tuple[Callable[..., Any], ...]] = (names, texts_of, box, about)
