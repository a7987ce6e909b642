"""The measurements themselves: saturation, a steady pace, and memory over time."""

import asyncio
import gc
import os
import time
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

import psutil  # type: ignore[import-untyped]  # ships no types

from .echo_clients import EchoClients
from .game_tables import GameTables
from .load_clients import LoadClients
from .servers import Deployment, Process, figures
from .table_clients import VIEWERS

WARM: Final = 0.5  # seconds until everybody is on his way
MEMORY_EVERY: Final = 10.0  # seconds


class Plan(NamedTuple):
    """How much is measured."""

    tables: int = 200
    pairs: int = 5
    saturated: float = 5.0  # seconds
    steady: float = 10.0
    moves: float = 200.0  # a second, at a steady pace


class Flood(NamedTuple):
    """What was delivered at saturation."""

    rate: float  # messages a second
    updates: float  # those of them that told a viewer of a move
    busy: float  # processors the servers kept busy
    client: float  # and we ourselves


class Delay(NamedTuple):
    """From sending to the last delivery, in seconds."""

    median: float
    p99: float
    busy: float = 0.0  # processors the servers kept busy meanwhile


class Pair(NamedTuple):
    """The server and the echo, one after the other."""

    ours: Flood
    echo: Flood
    delay: Delay
    round_trip: Delay


class Memory(NamedTuple):
    """The servers' memory at a moment."""

    minute: float
    megabytes: float
    games: int  # that were over by then


async def saturate(clients: LoadClients[Any], servers: list[Process], seconds: float) -> Flood:
    """How much is delivered when everybody acts as soon as he was answered."""
    clients.start_flood()
    await asyncio.sleep(WARM)
    before, moved = clients.messages, clients.updates
    used, own, began = figures(servers).seconds, own_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    busy, client = (figures(servers).seconds - used) / took, (own_seconds() - own) / took
    rate, updates = (clients.messages - before) / took, (clients.updates - moved) / took
    clients.stop_flood()
    await clients.wait_until_idle()
    return Flood(rate, updates, busy, client)


def own_seconds() -> float:
    times = psutil.Process(os.getpid()).cpu_times()
    return float(times.user + times.system)


async def pace(clients: LoadClients[Any], rate: float, seconds: float) -> None:
    """Let somebody act at random moments, so many a second (Poisson)."""
    now = time.perf_counter
    due = now()
    end = due + seconds
    while (due := due + clients.rng.expovariate(rate)) < end:
        if due > now():
            await asyncio.sleep(due - now())
        clients.act_now()
        clients.check()


async def steady(clients: LoadClients[Any], servers: list[Process], rate: float, seconds: float) -> Delay:
    """How long it takes when so many act in a second."""
    clients.delays.clear()
    used, began = figures(servers).seconds, time.perf_counter()
    await pace(clients, rate, seconds)
    await clients.wait_until_idle()
    busy = (figures(servers).seconds - used) / (time.perf_counter() - began)
    return delay_of(clients.delays)._replace(busy=busy)


def delay_of(delays: list[float]) -> Delay:
    """Median and 99th percentile."""
    return Delay(median(delays), quantiles(delays, n=100, method="inclusive")[98])


async def measure_pairs(
    deployment: Deployment, game_tables: GameTables, plan: Plan, note: Callable[[str], None]
) -> list[Pair]:
    """The server and the echo in turn, both open all the time."""
    servers, echoes = deployment.servers, deployment.echoes
    sizes, heard = game_tables.bytes, game_tables.messages
    await saturate(game_tables, servers, WARM)  # until all code was run once, and to learn how long a message is
    pairs = []
    async with EchoClients(
        [echo.address for echo in echoes], plan.tables * len(VIEWERS), game_tables.rng
    ) as echo_clients:
        echo_clients.set_length(round((game_tables.bytes - sizes) / (game_tables.messages - heard)))
        await saturate(echo_clients, echoes, WARM)
        for number in range(1, plan.pairs + 1):
            note(f"pair {number} of {plan.pairs}")
            await game_tables.renew()
            pair = Pair(
                await saturate(game_tables, servers, plan.saturated),
                await saturate(echo_clients, echoes, plan.saturated),
                await steady(game_tables, servers, plan.moves, plan.steady),
                await steady(echo_clients, echoes, plan.moves * len(VIEWERS), plan.steady),
            )
            pairs.append(pair)
            gc.collect()
    return pairs


async def measure_memory(deployment: Deployment, game_tables: GameTables, moves: float, minutes: float) -> list[Memory]:
    """The servers' memory over so many minutes at a steady pace."""
    began = time.monotonic()
    seen = []
    while (passed := time.monotonic() - began) < 60 * minutes:
        await pace(game_tables, moves, min(MEMORY_EVERY, 60 * minutes - passed))
        game_tables.delays.clear()
        seen.append(Memory((time.monotonic() - began) / 60, figures(deployment.servers).megabytes, game_tables.games))
    await game_tables.wait_until_idle()
    return seen
