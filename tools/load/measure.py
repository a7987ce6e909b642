"""The measurements: saturation, steady rate, and memory over time."""

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

WARM: Final = 0.5  # seconds until all clients are busy
MEMORY_EVERY: Final = 10.0  # seconds


class Plan(NamedTuple):
    """What is measured, and for how long."""

    tables: int = 200
    pairs: int = 5
    saturated: float = 5.0  # seconds
    steady: float = 10.0
    moves: float = 200.0  # per second, at a steady rate


class Flood(NamedTuple):
    """Deliveries at saturation."""

    rate: float  # messages per second
    updates: float  # those that reported a move
    busy: float  # processors used by the servers
    client: float  # processors used by this client


class Delay(NamedTuple):
    """Time from sending to the last delivery, in seconds."""

    median: float
    p99: float
    busy: float = 0.0  # processors used by the servers


class Pair(NamedTuple):
    """The server and the echo, measured one after the other."""

    ours: Flood
    echo: Flood
    delay: Delay
    round_trip: Delay


class Memory(NamedTuple):
    """The servers' memory at one time."""

    minute: float
    megabytes: float
    games: int  # games finished so far


async def saturate(clients: LoadClients[Any], servers: list[Process], seconds: float) -> Flood:
    """Measure deliveries while every client acts as soon as it is answered."""
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
    """Let clients act at random times, at this rate per second (a Poisson process)."""
    now = time.perf_counter
    due = now()
    end = due + seconds
    while (due := due + clients.rng.expovariate(rate)) < end:
        if due > now():
            await asyncio.sleep(due - now())
        clients.act_now()
        clients.check()


async def steady(clients: LoadClients[Any], servers: list[Process], rate: float, seconds: float) -> Delay:
    """Measure delays at a steady rate."""
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
    """Measure the server and the echo alternately. Both keep running."""
    servers, echoes = deployment.servers, deployment.echoes
    sizes, heard = game_tables.bytes, game_tables.messages
    await saturate(game_tables, servers, WARM)  # run all code once, and learn the length of messages
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
    """The servers' memory over this many minutes at a steady rate."""
    began = time.monotonic()
    seen = []
    while (passed := time.monotonic() - began) < 60 * minutes:
        await pace(game_tables, moves, min(MEMORY_EVERY, 60 * minutes - passed))
        game_tables.delays.clear()
        seen.append(Memory((time.monotonic() - began) / 60, figures(deployment.servers).megabytes, game_tables.games))
    await game_tables.wait_until_idle()
    return seen
