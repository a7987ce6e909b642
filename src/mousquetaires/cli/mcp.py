"""``mcp``: a language model plays one seat, by the Model Context Protocol."""

from secrets import randbits
from typing import Annotated

import typer

from mousquetaires.bots import bot as bot_named
from mousquetaires.engine.config import Table
from mousquetaires.env.seat_tools import SeatTools
from mousquetaires.env.seeded_play import SeededPlay
from mousquetaires.env.table_setup import SEED_BITS, seats_of
from mousquetaires.sim.optional_packages import import_optional

from .errors import CliError
from .options import BoxOption, LangOption, box_of, texts_of
from .table_options import make_setup


def mcp(
    context: typer.Context,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 3,
    mcp_seat: Annotated[int, typer.Option("--seat", metavar="N")] = 1,
    mcp_bots: Annotated[str, typer.Option("--bots", metavar="BOT")] = "novice",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    table = Table(make_setup(players, True, None, None, True, False, False), box_of(box))
    seats = seats_of(table)
    if mcp_seat not in seats:
        raise CliError("cli-range", option="--seat", value=mcp_seat, low=seats[0], high=seats[-1])
    bots = {seat: bot_named(mcp_bots) for seat in seats if seat != mcp_seat}
    drawn = seed if seed is not None else randbits(SEED_BITS)
    mcp_server = import_optional("mousquetaires.env.mcp_server", "mcp", "research").mcp_server
    mcp_server(SeatTools(SeededPlay(table, drawn, bots), mcp_seat, texts)).run("stdio")
