"""Serves the browser client: the files that ``make web`` built into the package, from memory."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from litestar import Response, get

from .cached_content import IMMUTABLE, REVALIDATE, CachedContent, cached_content, gzipped
from .html_pages import not_built_page
from .requests import ApiRequest, language_of

WEB: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "index.html"
# Routes inside the client.
PAGES: Final = (
    "/",
    "/lobby",
    "/new",
    "/table/{table:str}",
    "/table/{table:str}/story",
    "/games",
    "/replay",
    "/replay/{table:str}",
    "/rules",
    "/rules/{page:str}",
    "/lessons",
    "/credits",
)
ASSETS: Final = "/assets/"  # file names here contain a hash of the content
# fmt: off
MEDIA_TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".webp": "image/webp", ".avif": "image/avif", ".woff2": "font/woff2", ".woff": "font/woff", ".txt": "text/plain",
    ".ogg": "audio/ogg", ".mp3": "audio/mpeg", ".wav": "audio/wav",
}
# fmt: on
COMPRESSED: Final = frozenset((".png", ".webp", ".avif", ".woff2", ".woff", ".ogg", ".mp3", ".ico"))
UNKNOWN_TYPE: Final = "application/octet-stream"


def load_file(file: Path, address: str) -> CachedContent:
    """A file of the build with its compressed forms."""
    plain = file.read_bytes()
    encoded = {} if file.suffix in COMPRESSED else _compressed_forms(file, plain)
    cache_control = IMMUTABLE if address.startswith(ASSETS) else REVALIDATE
    return cached_content(MEDIA_TYPES.get(file.suffix, UNKNOWN_TYPE), plain, cache_control, encoded)


def _compressed_forms(file: Path, plain: bytes) -> dict[str, bytes]:
    """The forms that the build made (``.br``, ``.gz``). A missing gzip is made here."""
    built = {"br": file.with_name(f"{file.name}.br"), "gzip": file.with_name(f"{file.name}.gz")}
    found = {encoding: other.read_bytes() for encoding, other in built.items() if other.is_file()}
    return found if "gzip" in found else {**gzipped(plain), **found}


def load_build(folder: Path) -> dict[str, CachedContent]:
    """Every file of a build by its address. Empty if there is no build."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and _is_served(file.relative_to(folder))]
    addresses = {f"/{file.relative_to(folder).as_posix()}": file for file in files}
    return {address: load_file(file, address) for address, file in addresses.items()}


def _is_served(file: Path) -> bool:
    """Not the compressed forms of other files, source maps and hidden files."""
    return file.suffix not in (".gz", ".br", ".map") and not any(part.startswith(".") for part in file.parts)


def client_page(folder: Path) -> bytes | None:
    """The client's one page, which finds out by its address what to show. None if there is no build."""
    index = folder / INDEX
    return index.read_bytes() if index.is_file() else None


def client_routes(folder: Path) -> list[Callable[..., Any]]:
    """The routes of the client. Without a build, its pages explain how to make one."""
    files = load_build(folder)
    index = files.pop(f"/{INDEX}", None)

    @get(list(PAGES), include_in_schema=False)
    async def pages(request: ApiRequest) -> Response[bytes]:
        if index is not None:
            return index.respond(request)
        return Response(not_built_page(language_of(request)).encode(), media_type="text/html")

    if index is None:
        return [pages]

    @get(sorted(files), include_in_schema=False)
    async def file(request: ApiRequest) -> Response[bytes]:
        return files[request.url.path].respond(request)

    return [pages, file]
