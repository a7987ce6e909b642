"""The MCP server, over its own protocol."""

import asyncio
import json
import os
import sys
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


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
