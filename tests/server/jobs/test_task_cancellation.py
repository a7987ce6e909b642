"""Background tasks end when they are told to, even if the database is going away at that moment."""

import asyncio

from mousquetaires.server.jobs.task_cancellation import cancel_until_done, running_tasks
from tests.server.served import PATIENCE


async def forgetful(times: int) -> None:
    """A job that takes so many cancellations for one more time that the database is away."""
    while times:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            times -= 1
    await asyncio.Event().wait()


def test_a_job_that_takes_a_cancellation_for_an_error_of_its_database_ends_all_the_same() -> None:
    async def scenario() -> list[bool]:
        jobs = [asyncio.create_task(forgetful(times)) for times in (0, 1, 2)]
        await asyncio.sleep(0)
        await asyncio.wait_for(cancel_until_done(jobs), PATIENCE)
        return [job.cancelled() for job in jobs]

    assert asyncio.run(scenario()) == [True, True, True]


def test_the_log_says_what_has_not_ended() -> None:
    async def scenario() -> list[str]:
        job = asyncio.create_task(forgetful(0), name="scheduler")
        left = running_tasks()
        await cancel_until_done([job])
        return left

    assert asyncio.run(scenario()) == ["scheduler forgetful"]
