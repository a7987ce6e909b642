"""An MCP server with which a language model plays one seat against and with bots.

It speaks over standard input and output: ``mousquetaires mcp --players 3 --seat 1``.
"""

from typing import Any

from mcp.server import MCPServer

from mousquetaires import __version__

from .seat_tools import Answer, SeatTools


def mcp_server(table: SeatTools) -> Any:
    """A server with the four tools, for one seat of one game."""
    say = table.texts.say
    server = MCPServer("mousquetaires", instructions=say("mcp-instructions"), version=__version__)

    def list_actions() -> Answer:
        return table.list_actions()

    def look() -> Answer:
        return table.look()

    def act(action: str) -> Answer:
        return table.act(action)

    def explain(about: str) -> Answer:
        return table.explain(about)

    server.add_tool(list_actions, name="list", description=say("mcp-tool-list"))
    server.add_tool(look, name="look", description=say("mcp-tool-look"))
    server.add_tool(act, name="act", description=say("mcp-tool-act"))
    server.add_tool(explain, name="explain", description=say("mcp-tool-explain"))
    return server
