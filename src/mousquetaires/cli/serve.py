"""``serve``: runs the game server for browsers, on this machine or for a network."""

import errno
import os
import socket
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from mousquetaires.i18n import Texts

from .errors import CliError
from .memory_limits import check_memory
from .options import BoxOption, LangOption, box_of, needs_server, texts_of
from .standard_streams import print_if_possible

if TYPE_CHECKING:
    from mousquetaires.server.settings import FoundSetting, Settings

    FoundSettings = Mapping[str, FoundSetting]

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # the address to open on this machine

ConfigOption = Annotated[Path | None, typer.Option("--config", metavar="FILE")]
DatabaseOption = Annotated[str | None, typer.Option("--database", metavar="URL")]


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N")] = None,
    database: DatabaseOption = None,
    channels: Annotated[str | None, typer.Option("--channels", metavar="URL")] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N")] = None,
    config: ConfigOption = None,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", metavar="LEVEL")] = None,
    log_format: Annotated[str | None, typer.Option("--log-format", metavar="FORM")] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    show_settings: Annotated[bool, typer.Option("--show-settings")] = False,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    with needs_server():  # imported here because the other commands start faster without the server
        from mousquetaires.server.settings import find_settings

    texts = texts_of(context, lang)
    check_memory()
    found = find_settings(
        config,
        os.environ,
        host=host,
        port=port,
        database=database,
        channels=channels,
        workers=workers,
        public_url=public_url,
        origins=origin,
        trusted_proxies=trusted_proxy,
        log_level=log_level,
        log_format=log_format,
    )
    if show_settings:
        return _show_settings(found)
    return _run(texts, found, box, open_browser)


def _show_settings(found: "FoundSettings") -> None:
    from mousquetaires.server.settings import describe, settings_of

    typer.echo("\n".join(describe(settings_of(found, os.environ), found)))


def _run(texts: Texts, found: "FoundSettings", box: Path | None, open_browser: bool) -> None:
    with needs_server():
        from mousquetaires.server.run import run
        from mousquetaires.server.settings import prepare_folder, settings_of

    settings = at_free_port(settings_of(found, os.environ))
    components = box_of(box)
    prepare_folder(settings.database)
    run(settings, components, lambda: announce_ready(texts, address(settings), open_browser))


def address(settings: "Settings") -> str:
    """The address to open in a browser."""
    if settings.public_url:
        return settings.public_url
    host = EVERYWHERE.get(settings.host, settings.host)
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def announce_ready(texts: Texts, page: str, browse: bool) -> None:
    """The server is ready: print its address, and open the page if the user asked for it."""
    print_if_possible(texts.say("cli-serve-open", address=page))
    if browse:  # in a thread, because it may be slow
        threading.Thread(target=show, args=(texts, page), daemon=True, name="browser").start()


def show(texts: Texts, page: str) -> None:
    """Open a page in the browser, or print its address."""
    found = browser()
    if found is None or not found.open(page):
        print_if_possible(texts.say("cli-serve-no-browser", address=page))


def browser() -> webbrowser.BaseBrowser | None:
    """The system's browser. A text browser only if BROWSER asks for it, because it would take over the terminal."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    return found if "BROWSER" in os.environ or type(found) is not webbrowser.GenericBrowser else None


def at_free_port(settings: "Settings") -> "Settings":
    """Check that we can listen at this address. Port 0 becomes a free port."""
    from msgspec.structs import replace

    host, port = settings.host, settings.port
    for family, *_, place in _socket_addresses(host, port):
        try:
            port = _try_listening(family, (place[0], port, *place[2:]))
        except OSError as error:
            if error.errno != errno.EAFNOSUPPORT:  # the server skips such addresses too
                raise _listen_error(host, port, error) from error
    return replace(settings, port=port)


def _socket_addresses(host: str, port: int) -> list[tuple[Any, ...]]:
    """All socket addresses of a host name."""
    try:
        return list(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE))
    except (OSError, UnicodeError) as error:
        raise CliError("cli-serve-no-address", host=host) from error


def _try_listening(family: int, place: tuple[Any, ...]) -> int:
    """Listen for a moment, as the server will. Raises OSError if the port is in use or not allowed."""
    with closing(socket.socket(family, socket.SOCK_STREAM)) as door:
        if os.name == "posix":  # on other systems this would allow taking a port from another program
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(place)
        door.listen()
        return int(door.getsockname()[1])


def _listen_error(host: str, port: int, error: OSError) -> CliError:
    if error.errno == errno.EADDRINUSE:
        return CliError("cli-serve-in-use", host=host, port=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return CliError("cli-serve-not-permitted", host=host, port=str(port))
    if error.errno == errno.EADDRNOTAVAIL:
        return CliError("cli-serve-no-address", host=host)
    return CliError("cli-serve-refused", host=host, port=str(port), why=error.strerror or str(error))
