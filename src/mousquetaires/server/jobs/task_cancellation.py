"""Stopping background tasks."""

import asyncio
from collections.abc import Iterable
from typing import Final

CANCEL_AGAIN: Final = 0.5  # seconds


async def cancel_until_done(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended.

    Cancelling once is not enough. A database driver that is losing its connection may replace the cancellation by an
    error of its own. The task takes that for another outage and goes on.
    """
    running = {task for task in tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN)


def running_tasks() -> list[str]:
    """The other tasks that have not ended, by name and function, for the log."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    return sorted(f"{task.get_name()} {getattr(task.get_coro(), '__qualname__', '')}" for task in others)
