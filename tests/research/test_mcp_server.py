"""The MCP server, over its own protocol."""

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from mcp import Client, ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from mousquetaires.env.mcp_server import mcp_server
from mousquetaires.env.seat_tools import Answer, SeatTools
from tests.leaks.sessions import Leak
from tests.leaks.tool_worlds import Asking, look_for_leaks, look_for_one
from tests.seeds import SOAK

MakeServer = Callable[[SeatTools], Any]
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {"look": (), "list": (), "act": ("action",), "explain": ("about",)}


async def play_some() -> tuple[list[str], list[Any]]:
    command = ["-m", "mousquetaires", "mcp", "--players", "3", "--seat", "1", "--seed", "1", "--lang", "en"]
    server = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        await session.initialize()
        tools = [tool.name for tool in (await session.list_tools()).tools]
        answers = [await call(session, "look"), await call(session, "list")]
        for _ in range(5):
            action = answers[-1]["actions"][0]["action"]
            answers.append(await call(session, "act", action=action))
        answers.append(await call(session, "explain", about="DUEL-8"))
        return tools, answers


async def call(session: Any, tool: str, **arguments: str) -> Any:
    result = await session.call_tool(tool, arguments)
    return json.loads(result.content[0].text)


def test_a_client_lists_looks_acts_and_explains() -> None:
    tools, answers = asyncio.run(play_some())
    assert sorted(tools) == ["act", "explain", "list", "look"]
    assert answers[0]["view"]["viewer"] == 1
    assert all(answer["done"] for answer in answers[2:-1])
    assert answers[-1]["rule"] == "DUEL-8"


# --- two worlds -----------------------------------------------------------------------------------


def over_mcp(make_server: MakeServer) -> Asking:
    """Asks through a client and a server in this process."""

    def ask(table: SeatTools, tool: str, text: str) -> tuple[Answer, bytes]:
        return asyncio.run(all_that_is_sent(make_server(table), tool, text))

    return ask


async def all_that_is_sent(server: Any, tool: str, text: str) -> tuple[Answer, bytes]:
    """The answer of a tool; and with it the instructions and the list of tools."""
    async with Client(server, mode="legacy") as client:
        tools = await client.list_tools()
        result = await client.call_tool(tool, dict.fromkeys(ARGUMENTS[tool], text))
        sent = [client.instructions, tools.model_dump(mode="json"), result.model_dump(mode="json")]
        return json.loads(result.content[0].text), json.dumps(sent).encode()


def test_no_message_tells_what_the_seat_may_not_know() -> None:
    tried: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for index in range(4, 34 if SOAK else 5):
        look_for_leaks(over_mcp(mcp_server), index, index, tried, seen)
    assert len(+seen) > 4


def server_that_hints(table: SeatTools) -> Any:
    server = mcp_server(table)
    server.add_tool(table.look, name="hint", description=f"Milady is at {table.playing.play.game.s.destination}.")
    return server


def server_that_shows_the_deck(table: SeatTools) -> Any:
    def explain(about: str) -> Answer:
        return table.explain(about) | {"deck": table.playing.play.game.s.deck}

    server = mcp_server(table)
    server.remove_tool("explain")
    server.add_tool(explain, name="explain", description="")
    return server


@pytest.mark.parametrize(
    ("leaky", "tool", "secret"),
    [(server_that_hints, "look", "place"), (server_that_shows_the_deck, "explain", "hand and deck")],
)
def test_a_deliberate_leak_is_found(leaky: MakeServer, tool: str, secret: str) -> None:
    with pytest.raises(Leak, match=f"^{tool} .* of {secret} at"):
        look_for_one(over_mcp(leaky), secret)
