"""What the security tests send: requests and sockets with chosen keys, headers and addresses."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server import plain_http
from tests.server.served import PATIENCE, Guest, Json, Served

FOREIGN = "https://rochefort.example"
FRIEND = "https://friends.example"
PUBLIC = "https://game.example"
OPERATOR = "m" * 31  # the operator's token


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def tell() -> None:
        await story()

    asyncio.run(tell())


async def knock(guest: Guest, seat: int, query: str = "", **headers: str) -> tuple[str, int]:
    """The first message on a new socket, and the code with which it is closed, if it is."""
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{guest.table}/seats/{seat}/socket{query}"
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    async with connect(address, additional_headers={**guest.headers, **more}, open_timeout=PATIENCE) as wire:
        first = json.loads(await asyncio.wait_for(wire.recv(), PATIENCE))
        if first["type"] != "refused":
            return first["type"], 0
        await wire.wait_closed()
        return first["reason"]["key"], wire.close_code or 0


async def key_of(answer: Awaitable[httpx.Response]) -> tuple[int, str]:
    """The status and the text key of a refusal."""
    said = await answer
    return said.status_code, said.json().get("key", "") if said.content else ""


def operations(served: Served) -> list[tuple[str, str, Json]]:
    """Everything the OpenAPI document offers: method, path, and how it is described."""
    paths = plain_http.get(f"{served.url}/schema/openapi.json").json()["paths"]
    return [(method.upper(), path, about) for path, methods in paths.items() for method, about in methods.items()]


def at_a_table(served: Served) -> list[tuple[str, str, Json]]:
    """Those of one table, their paths from its name on, for seat 1."""
    start = "/api/tables/{table}"
    return [
        (method, path[len(start) :].replace("{seat}", "1").replace("{notice}", "x"), about)
        for method, path, about in operations(served)
        if path.startswith(start) and not path.endswith("/stream")
    ]


GOOD: dict[str, Json] = {  # a body that can be read, for those that need one
    "/people": {"nickname": "Grimaud"},
    "/seats": {"seats": [1], "nonce": "0" * 32},
    "/seats/1/bot": {"bot": "novice"},
    "/seats/1/offer": {"person": 1},
    "/clock": {"move_seconds": 60},
    "/verdicts": {"person": 2, "what": "mute"},
    "/resume": {"secret": "x"},
    "/notices": {"to": {"type": "webhook", "url": "https://a.example/", "secret": "x"}},
    "/tokens": {"scope": "watch:6"},
    "/seats/1/moves": {"type": "say", "mark": "x", "text": "x"},
}


async def ask_all(guest: Guest, wanted: list[tuple[str, str, Json]], **headers: str) -> dict[str, tuple[int, str]]:
    """The answer of each operation to a person."""
    said = {}
    for method, path, _ in wanted:
        body = GOOD.get(path) if method == "POST" else None
        more = {"X-Token": "x"} if path == "/tokens" and method == "DELETE" else {}
        said[f"{method} {path}"] = await key_of(guest.ask(method, path, body, headers={**more, **headers}))
    return said


# --- sessions -----------------------------------------------------------------------------------------


async def goodbye(wire: Any) -> tuple[int, str]:
    """Listen until the socket is closed; the code and the reason."""
    try:
        while True:
            await asyncio.wait_for(wire.recv(), PATIENCE)
    except ConnectionClosed:
        return wire.close_code, wire.close_reason


def change_store(served: Served, statement: str, *values: object) -> None:
    """As another process would do, or an operator."""
    with closing(sqlite3.connect(served.folder / "games.sqlite3")) as store, store:
        store.execute(statement, values)


# --- limits -------------------------------------------------------------------------------------------


def from_address(server: Served, address: str) -> httpx.Client:
    """A client with a loopback address of its own: limits are counted by address."""
    transport = httpx.HTTPTransport(local_address=address, verify=plain_http.NO_CERTIFICATES)
    return httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE)


async def to_the_end(guest: Guest) -> None:
    """Look on until the game is over."""
    async with guest.look(6) as gallery:
        while not ((await gallery.hear()).get("view") or {}).get("ending"):
            pass
