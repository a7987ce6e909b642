"""The browser client as the server delivers it: its pages, its files, and the page shown when it was not built."""

import asyncio
import gzip
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import cast

import httpx
import pytest
from httpx._transports.asgi import _ASGIApp

from mousquetaires.i18n import languages, texts
from mousquetaires.server.api.cached_content import IMMUTABLE
from mousquetaires.server.app import HEADERS, create_app
from mousquetaires.server.service import Server
from mousquetaires.server.settings import Settings
from tests.server import plain_http
from tools.random_play import BOX

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

INDEX = b'<!doctype html><html lang="en"><script type="module" src="/assets/index-1a2b.js"></script></html>'
SCRIPT = b"console.log('en garde');" * 100
# fmt: off
FILES = {
    "index.html": INDEX, "assets/index-1a2b.js": SCRIPT, "assets/index-1a2b.js.br": b"as brotli has it",
    "assets/index-1a2b.js.gz": gzip.compress(SCRIPT), "assets/font-3c4d.woff2": b"a font", "sw.js": b"// worker",
    "manifest.webmanifest": b"{}", "icon.svg": b"<svg/>", ".vite/manifest.json": b"{}",
}
# fmt: on
PAGES = (
    "/",
    "/lobby",
    "/new",
    "/table/TheRedDoveOfMeun",
    "/replay",
    "/replay/TheRedDoveOfMeun",
    "/rules",
    "/rules/all",
    "/lessons",
    "/credits",
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as Vite would have left it."""
    folder = tmp_path_factory.mktemp("built")
    for name, body in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    return folder


@cache
def app_with(folder: Path) -> _ASGIApp:
    """A server whose client is in this folder."""
    return cast("_ASGIApp", create_app(Server(Settings(), BOX), folder))


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """One request to a server whose client is in this folder."""

    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(app_with(folder))
        named: Mapping[str, str] = {name.replace("_", "-"): value for name, value in headers.items()}
        async with plain_http.AsyncClient(transport=transport, base_url="http://127.0.0.1:1625") as client:
            return await client.request(method, path, headers=named)

    return asyncio.run(asking())


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_the_client_is_its_one_page(built: Path, path: str) -> None:
    found = ask(built, path, accept_encoding="identity")
    assert (found.status_code, found.content) == (200, INDEX)
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    assert ask(built, path, if_none_match=found.headers["etag"]).status_code == 304


def test_a_file_named_after_what_is_in_it_is_kept_for_ever(built: Path) -> None:
    found = ask(built, "/assets/index-1a2b.js", accept_encoding="identity")
    assert (found.content, found.headers["cache-control"]) == (SCRIPT, IMMUTABLE)
    assert found.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_files_are_sent_as_small_as_the_browser_can_read_them(built: Path, accepted: str, encoding: str | None) -> None:
    async def raw() -> tuple[str | None, bytes]:
        transport = httpx.ASGITransport(app_with(built))
        async with (
            plain_http.AsyncClient(transport=transport, base_url="http://127.0.0.1:1625") as client,
            client.stream("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": accepted}) as answer,
        ):
            return answer.headers.get("content-encoding"), b"".join([part async for part in answer.aiter_raw()])

    sent = {"br": b"as brotli has it", "gzip": gzip.compress(SCRIPT), None: SCRIPT}
    found, body = asyncio.run(raw())
    assert found == encoding
    assert body[10:] == sent[encoding][10:]  # a gzip's first bytes hold the time


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/font-3c4d.woff2", "font/woff2", IMMUTABLE),
    ],
)
def test_what_an_installed_game_needs_is_there(built: Path, path: str, kind: str, keep: str) -> None:
    found = ask(built, path)
    assert (found.status_code, found.headers["content-type"], found.headers["cache-control"]) == (200, kind, keep)


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/sw.js", "/nowhere"])
def test_pages_and_files_have_the_strict_headers(built: Path, path: str) -> None:
    found = ask(built, path, accept="text/html")
    assert {name: found.headers[name] for name in HEADERS} == HEADERS
    policy = found.headers["content-security-policy"]
    for part in ("script", "style", "connect", "manifest", "worker"):
        assert f"{part}-src 'self';" in policy


@pytest.mark.parametrize(
    "path",
    [
        "/.vite/manifest.json",
        "/assets/index-1a2b.js.gz",
        "/index.html/",
        "/assets/",
        "/assets/../index.html/x",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/nowhere",
    ],
)
def test_nothing_else_of_the_folder_is_handed_out(built: Path, path: str) -> None:
    assert ask(built, path).status_code == 404


def test_who_is_lost_is_told_so_by_the_client(built: Path) -> None:
    found = ask(built, "/rulez", accept="text/html,*/*")
    assert (found.status_code, found.content) == (404, INDEX)
    assert found.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("language", languages())
def test_who_is_lost_without_a_build_is_told_so_in_his_language(built: Path, language: str) -> None:
    found = ask(built / "nothing", "/nowhere", accept="text/html,*/*", accept_language=f"{language}-XX,en;q=0.5")
    assert found.status_code == 404
    assert found.headers["content-type"].startswith("text/html")
    said = found.text.replace("&#x27;", "'")
    assert f'<html lang="{language}">' in said
    assert texts(language).say("page-lost") in said


def test_a_program_that_is_lost_is_told_so_in_json(built: Path) -> None:
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
        assert ask(built, path, accept=accept).json()["key"] == "server-no-page"


@pytest.mark.parametrize("language", languages())
def test_without_a_build_the_front_page_says_how_to_make_one(built: Path, language: str) -> None:
    for path in PAGES:
        found = ask(built / "nothing", path, accept_language=language)
        assert found.status_code == 200
        assert "make web" in found.text
        assert f'<html lang="{language}">' in found.text


def test_nothing_can_be_posted_to_a_page(built: Path) -> None:
    assert ask(built, "/", "POST").status_code == 405
