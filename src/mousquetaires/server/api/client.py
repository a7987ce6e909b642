"""The browser client: the files that ``make web`` has built into the package, handed out from memory."""

from collections.abc import Callable
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from msgspec import Struct

from .common import Ask, language_of
from .pages import front_page

WEB: Final = Path(__file__).parents[2] / "web"
PAGE: Final = "index.html"
PAGES: Final = ("/", "/lobby", "/new", "/table/{table:str}", "/rules", "/credits")  # the client's own addresses
ASSETS: Final = "/assets/"  # whose names change with what is in them
FOR_EVER: Final = "public, max-age=31536000, immutable"
AGAIN: Final = "no-cache"
# fmt: off
TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".webp": "image/webp", ".avif": "image/avif", ".woff2": "font/woff2", ".woff": "font/woff", ".txt": "text/plain",
    ".ogg": "audio/ogg", ".mp3": "audio/mpeg", ".wav": "audio/wav",
}
# fmt: on
PACKED: Final = frozenset((".png", ".webp", ".avif", ".woff2", ".woff", ".ogg", ".mp3", ".ico"))  # small already
UNKNOWN: Final = "application/octet-stream"


class Leaf(Struct, frozen=True):
    """A file as it is sent: plain, and as small as each encoding makes it."""

    kind: str
    tag: str
    keep: str
    bodies: dict[str, bytes]  # by content encoding, the smallest first; "" is the file itself

    def answer(self, request: Ask) -> Response[bytes]:
        headers = {"ETag": self.tag, "Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        accepted = request.headers.get("accept-encoding", "")
        encoding = next(one for one in self.bodies if one in accepted)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)


def leaf(file: Path, address: str) -> Leaf:
    """A file of the build, with its small forms: those made at build time, or else a gzip of our own."""
    plain = file.read_bytes()
    kind = TYPES.get(file.suffix, UNKNOWN)
    small = {} if file.suffix in PACKED else _small(file, plain)
    keep = FOR_EVER if address.startswith(ASSETS) else AGAIN
    return Leaf(kind, f'"{sha256(plain).hexdigest()[:32]}"', keep, {**small, "": plain})


def _small(file: Path, plain: bytes) -> dict[str, bytes]:
    made = {"br": file.with_name(f"{file.name}.br"), "gzip": file.with_name(f"{file.name}.gz")}
    found = {encoding: other.read_bytes() for encoding, other in made.items() if other.is_file()}
    return {"gzip": compress(plain, mtime=0), **found} if "gzip" not in found else found


def built_files(folder: Path) -> dict[str, Leaf]:
    """Everything of a build by its address; nothing where none was made."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and not _aside(file.relative_to(folder))]
    named = {f"/{file.relative_to(folder).as_posix()}": file for file in files}
    return {address: leaf(file, address) for address, file in named.items()}


def _aside(file: Path) -> bool:
    """What is for the build itself, or another form of a file that is there."""
    return file.suffix in (".gz", ".br", ".map") or any(part.startswith(".") for part in file.parts)


def client_routes(folder: Path) -> list[Callable[..., Any]]:
    """The client's pages and files; without a build its pages say how to make one."""
    files = built_files(folder)
    page = files.pop(f"/{PAGE}", None)

    @get(list(PAGES), include_in_schema=False)
    async def pages(request: Ask) -> Response[bytes]:
        if page is not None:
            return page.answer(request)
        body = front_page(language_of(request))
        return Response(body.encode(), media_type="text/html")

    if page is None:
        return [pages]

    @get(sorted(files), include_in_schema=False)
    async def file(request: Ask) -> Response[bytes]:
        return files[request.url.path].answer(request)

    return [pages, file]
