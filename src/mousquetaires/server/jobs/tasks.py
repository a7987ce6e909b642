"""Ending what runs in the background."""

import asyncio
from collections.abc import Iterable
from typing import Final

AGAIN: Final = 0.5  # seconds


async def ended(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they are done.

    Once is not enough: a driver that is just losing its connection may answer with an error of its own, which its
    task takes for one more time that the database is away, and goes on.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)


def still_running() -> list[str]:
    """What has not ended, by name and function, for the log."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    return sorted(f"{task.get_name()} {getattr(task.get_coro(), '__qualname__', '')}" for task in others)
