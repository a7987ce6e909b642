"""The measurements themselves: saturation, a steady pace, and memory over time."""

import asyncio
import gc
import os
import time
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

import psutil  # type: ignore[import-untyped]  # ships no types

from .chorus import Chorus
from .crowd import Crowd
from .hall import Hall
from .servers import House, Process, figures
from .tables import EYES

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


async def saturate(crowd: Crowd[Any], servers: list[Process], seconds: float) -> Flood:
    """How much is delivered when everybody acts as soon as he was answered."""
    crowd.hurry()
    await asyncio.sleep(WARM)
    before, moved = crowd.messages, crowd.updates
    used, own, began = figures(servers).seconds, own_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    busy, client = (figures(servers).seconds - used) / took, (own_seconds() - own) / took
    rate, updates = (crowd.messages - before) / took, (crowd.updates - moved) / took
    crowd.relax()
    await crowd.rest()
    return Flood(rate, updates, busy, client)


def own_seconds() -> float:
    times = psutil.Process(os.getpid()).cpu_times()
    return float(times.user + times.system)


async def pace(crowd: Crowd[Any], rate: float, seconds: float) -> None:
    """Let somebody act at random moments, so many a second (Poisson)."""
    now = time.perf_counter
    due = now()
    end = due + seconds
    while (due := due + crowd.rng.expovariate(rate)) < end:
        if due > now():
            await asyncio.sleep(due - now())
        crowd.stir()
        crowd.check()


async def steady(crowd: Crowd[Any], servers: list[Process], rate: float, seconds: float) -> Delay:
    """How long it takes when so many act in a second."""
    crowd.delays.clear()
    used, began = figures(servers).seconds, time.perf_counter()
    await pace(crowd, rate, seconds)
    await crowd.rest()
    busy = (figures(servers).seconds - used) / (time.perf_counter() - began)
    return delay_of(crowd.delays)._replace(busy=busy)


def delay_of(delays: list[float]) -> Delay:
    """Median and 99th percentile."""
    return Delay(median(delays), quantiles(delays, n=100, method="inclusive")[98])


async def measure_pairs(house: House, hall: Hall, plan: Plan, note: Callable[[str], None]) -> list[Pair]:
    """The server and the echo in turn, both open all the time."""
    servers, echoes = house.servers, house.echoes
    sizes, heard = hall.bytes, hall.messages
    await saturate(hall, servers, WARM)  # until all code was run once, and to learn how long a message is
    pairs = []
    async with Chorus([echo.address for echo in echoes], plan.tables * len(EYES), hall.rng) as chorus:
        chorus.speak(round((hall.bytes - sizes) / (hall.messages - heard)))
        await saturate(chorus, echoes, WARM)
        for number in range(1, plan.pairs + 1):
            note(f"pair {number} of {plan.pairs}")
            await hall.renew()
            pair = Pair(
                await saturate(hall, servers, plan.saturated),
                await saturate(chorus, echoes, plan.saturated),
                await steady(hall, servers, plan.moves, plan.steady),
                await steady(chorus, echoes, plan.moves * len(EYES), plan.steady),
            )
            pairs.append(pair)
            gc.collect()
    return pairs


async def measure_memory(house: House, hall: Hall, moves: float, minutes: float) -> list[Memory]:
    """The servers' memory over so many minutes at a steady pace."""
    began = time.monotonic()
    seen = []
    while (passed := time.monotonic() - began) < 60 * minutes:
        await pace(hall, moves, min(MEMORY_EVERY, 60 * minutes - passed))
        hall.delays.clear()
        seen.append(Memory((time.monotonic() - began) / 60, figures(house.servers).megabytes, hall.games))
    await hall.rest()
    return seen
