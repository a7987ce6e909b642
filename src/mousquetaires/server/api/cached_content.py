"""Answers that a browser caches: content with an ETag, compressed once and served from memory."""

from collections.abc import Mapping
from gzip import compress
from hashlib import sha256
from typing import Final

from litestar import Response
from msgspec import Struct

from .requests import ApiRequest

REVALIDATE: Final = "no-cache"  # the browser stores it, and asks each time whether it has changed
IMMUTABLE: Final = "public, max-age=31536000, immutable"


class CachedContent(Struct, frozen=True):
    """Content in all its encodings."""

    media_type: str
    etag: str
    cache_control: str
    bodies: dict[str, bytes]  # by content encoding, the smallest first; "" is the content itself

    def respond(self, request: ApiRequest) -> Response[bytes]:
        """The content in the best encoding the client accepts, or 304 if it has the content already."""
        headers = {"ETag": self.etag, "Cache-Control": self.cache_control, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        accepted = request.headers.get("accept-encoding", "")
        encoding = next(encoding for encoding in self.bodies if encoding in accepted)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.media_type)


def cached_content(media_type: str, plain: bytes, cache_control: str, encoded: Mapping[str, bytes]) -> CachedContent:
    """Content with its encoded forms, smallest first."""
    return CachedContent(media_type, f'"{sha256(plain).hexdigest()[:32]}"', cache_control, {**encoded, "": plain})


def gzipped(plain: bytes) -> dict[str, bytes]:
    """The gzip form. It is the same for the same content."""
    return {"gzip": compress(plain, mtime=0)}
