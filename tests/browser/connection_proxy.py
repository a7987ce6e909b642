"""A proxy between a browser and a server that a test can cut, or make one side wait for the other."""

import select
import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

from tests.server.served import free_port

PIECE: Final = 65_536
WAIT: Final = 0.02  # seconds between two checks whether the connection is still open


class ConnectionProxy:
    """A port of its own before a server's, with everything that goes wrong on the way to it."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.port = free_port()
        self.whole = threading.Event()
        self.whole.set()
        self.answers = threading.Event()  # while it is not set, what the server says waits here
        self.answers.set()
        self.requests = threading.Event()  # while it is not set, what the browser says is lost
        self.requests.set()
        self.closing = threading.Event()
        self._cuts = 0
        self._door = socket.create_server(("127.0.0.1", self.port))
        self._porter = threading.Thread(target=self._receive, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Every connection breaks, and none can be made."""
        self.whole.clear()
        self._cuts += 1

    def mend(self) -> None:
        self.answers.set()
        self.requests.set()
        self.whole.set()

    def hold_answers(self) -> None:
        """What the browser says arrives; what the server says does not yet."""
        self.answers.clear()

    def lose_requests(self) -> None:
        """What the browser says never arrives, and it can't know."""
        self.requests.clear()

    def __enter__(self) -> Self:
        self._porter.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.closing.set()
        self._door.close()

    # --- the threads ------------------------------------------------------------------------------------

    def _receive(self) -> None:
        while not self.closing.is_set():
            with suppress(OSError):
                browser, _ = self._door.accept()
                if self.whole.is_set():
                    threading.Thread(target=self._carry, args=(browser, self._cuts), daemon=True).start()
                else:
                    browser.close()

    def _carry(self, browser: socket.socket, cuts: int) -> None:
        with browser, socket.create_connection(("127.0.0.1", self.server)) as server, suppress(OSError):
            while self._cuts == cuts and not self.closing.is_set():
                sources = [browser, server] if self.answers.is_set() else [browser]
                for source in select.select(sources, [], [], WAIT)[0]:
                    if source is server and not self.answers.is_set():
                        continue  # held while we were looking
                    piece = source.recv(PIECE)
                    if not piece:
                        return
                    if source is browser and not self.requests.is_set():
                        continue
                    (server if source is browser else browser).sendall(piece)
