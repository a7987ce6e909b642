"""The baseline: a server on the same stack that only sends back what it receives.

``python -m tools.load.echo PORT`` runs it until it is stopped.
"""

import asyncio
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect

from mousquetaires.data import load
from mousquetaires.server.run import loop_factory, uvicorn_config
from mousquetaires.server.service import Server
from mousquetaires.server.settings import Settings


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


@get("/ready")
async def ready() -> None:
    """Answers as soon as clients can connect."""


def server(port: int) -> uvicorn.Server:
    """A server with the real server's settings and only the echo endpoint."""
    same = uvicorn_config(Server(Settings(port=port, max_connections_per_address=1_000_000), load()))  # never started
    same.app = Litestar([echo, ready], openapi_config=None, logging_config=None)
    return uvicorn.Server(same)


def main(port: int) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(server(port).serve())


if __name__ == "__main__":
    main(int(sys.argv[1]))
