"""HTTP connections with limits: size of headers, time for headers and bodies, idle time, number per address.

uvicorn's fast HTTP protocol has a timeout between two requests and no other limit.
"""

import asyncio
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from mousquetaires.i18n import ENGLISH

from ..app import HEADERS
from ..refusals import Denied
from ..service import Server
from .connection_counts import too_many_connections
from .error_responses import problem_of
from .requests import JSON

CHUNK: Final = 4096  # bytes given to the parser at once: it does not say how many it buffers
LINGER: Final = 2.0  # seconds to keep reading after a refusal: if we closed at once, the client could lose our answer
GRACE: Final = 0.05  # seconds to read what arrived while the process was suspended, before a timeout counts


class HeadersTooLarge(Exception):
    """The headers are larger than allowed."""


class Stage(Enum):
    """What a connection waits for."""

    IDLE = auto()  # the first byte of a request
    HEADERS = auto()
    BODY = auto()
    ANSWER = auto()  # ours
    REFUSED = auto()  # nothing: further input is discarded


class LimitedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection, until it is closed or becomes a WebSocket."""

    def __init__(self, server: Server, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.game_server = server
        self.settings = settings = server.settings
        self.stage = Stage.IDLE
        self._timeouts = {
            Stage.IDLE: settings.idle_seconds,
            Stage.HEADERS: settings.header_seconds,
            Stage.BODY: settings.body_seconds,
        }
        self._timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        self._counted_address = ""  # empty if not counted
        self._header_bytes = 0  # of the request being read
        self._unparsed_bytes = 0  # since the parser last produced something

    # --- the connection -------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.game_server.open_files.on_connection(transport.get_extra_info("socket").fileno())
        address = self.client[0] if self.client else ""
        if not self.game_server.connections.enter(address):
            self._answer(too_many_connections(self.game_server.connections.limit))
            transport.close()  # without lingering: open files are what is limited
            return
        self._counted_address = address
        self._wait_for(Stage.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._uncount()
        super().connection_lost(exc)

    def _uncount(self) -> None:
        if self._counted_address:
            self.game_server.connections.leave(self._counted_address)
            self._counted_address = ""

    def handle_websocket_upgrade(self) -> None:
        """The WebSocket counts the connection from now on. It needs no timers: it sends pings."""
        self._stop_timers()
        self._uncount()
        super().handle_websocket_upgrade()

    # --- what arrives ---------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK):
            if self.stage is Stage.REFUSED or self._is_finished():
                return
            self._parse(data[start : start + CHUNK])

    def _is_finished(self) -> bool:
        """Whether the connection is being closed, or a WebSocket has taken it."""
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def _parse(self, data: bytes) -> None:
        if self.stage is Stage.IDLE:
            self._wait_for(Stage.HEADERS)
        self._unparsed_bytes += len(data)
        super().data_received(data)
        if self._unparsed_bytes > self.settings.max_header_bytes and self.stage is not Stage.REFUSED:
            self._refuse_headers()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes = 0
        self._wait_for(Stage.HEADERS)

    def on_url(self, url: bytes) -> None:
        self._count_header(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_header(len(name) + len(value) + len(": \r\n"))
        super().on_header(name, value)

    def _count_header(self, number: int) -> None:
        self._unparsed_bytes = 0
        self._header_bytes += number
        if self._header_bytes > self.settings.max_header_bytes:
            raise HeadersTooLarge

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait_for(Stage.BODY)

    def on_body(self, body: bytes) -> None:
        self._unparsed_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed_bytes = 0
        super().on_message_complete()
        self._wait_for(Stage.ANSWER)
        self._idle_if_answered()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._idle_if_answered()

    def _idle_if_answered(self) -> None:
        """When a request has been read and answered, the connection is idle again."""
        request = self._last_request()
        if self.stage is Stage.ANSWER and request is not None and request.response_complete:
            self._wait_for(Stage.IDLE)

    def _last_request(self) -> RequestResponseCycle | None:
        return self.cycle  # None before the first request, although uvicorn's annotation says otherwise

    # --- timeouts -------------------------------------------------------------------------------------
    def _wait_for(self, stage: Stage) -> None:
        self.stage = stage
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if stage in self._timeouts:
            self._timer = self.loop.call_later(self._timeouts[stage], self._start_grace)

    def _start_grace(self) -> None:
        self._timer = self.loop.call_later(GRACE, self._timed_out)

    def _timed_out(self) -> None:
        if self.stage is Stage.IDLE:
            self.transport.abort()
        elif self.pipeline:  # the body is not read before earlier requests are answered
            self._wait_for(self.stage)
        else:
            self._refuse(Denied("server-request-timeout", 408))

    def timeout_keep_alive_handler(self) -> None:
        """Switches off uvicorn's own timeout between two requests: ours is used."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timer = self.loop.call_later(self.settings.idle_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._write_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._write_timer = None

    # --- refusals -------------------------------------------------------------------------------------
    def send_400_response(self, msg: str) -> None:
        """Called when parsing failed, or a limit stopped it."""
        if self._header_bytes > self.settings.max_header_bytes:
            self._refuse_headers()
        else:
            super().send_400_response(msg)

    def _refuse_headers(self) -> None:
        self._refuse(Denied("server-headers-too-large", 431, most=self.settings.max_header_bytes))

    def _refuse(self, denied: Denied) -> None:
        """Send the reason and close. While another answer is being sent, just close."""
        self._wait_for(Stage.REFUSED)
        request = self._last_request()
        if request is not None and not request.response_complete:
            if request.response_started or self.pipeline:
                self.transport.abort()
                return
            request.disconnected = True
            request.message_event.set()
        self._answer(denied)
        self.transport.write_eof()
        self._timer = self.loop.call_later(LINGER, self.transport.abort)

    def _answer(self, denied: Denied) -> None:
        self.game_server.metrics.refusals.labels(key=denied.label).inc()
        body = msgspec.json.encode(problem_of(denied, ENGLISH))
        headers = {**HEADERS, "Content-Type": JSON, "Content-Length": str(len(body)), "Connection": "close"}
        head = [f"HTTP/1.1 {denied.status} {HTTPStatus(denied.status).phrase}"]
        head += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
