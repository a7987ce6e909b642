"""Stored times from a wrong clock: what they mean, and when nothing is deleted."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy import text

from mousquetaires.server.jobs.bot_turns import BotTurns
from mousquetaires.server.jobs.bot_workers import BotWorkers
from mousquetaires.server.jobs.cleanup import DAY, HOUR, may_delete
from mousquetaires.server.live.registry import Registry
from mousquetaires.server.monotonic_clock import MonotonicClock, milliseconds
from mousquetaires.server.store import Store
from mousquetaires.server.table.game_commands import ResumeTimers
from mousquetaires.server.table.options import Clock, TableOptions
from mousquetaires.server.table.people_commands import long_away
from tests.server.services import Postgres
from tests.server.steps import does
from tests.server.store.stores import table, with_store
from tests.server.table.timed_tables import SECOND, emergency, room_with

NOON = 2000 * DAY
STEPS = (-2 * HOUR, HOUR, 400 * DAY)


@pytest.mark.parametrize("step", STEPS)
def test_a_running_process_does_not_follow_its_wall_clock(step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = MonotonicClock()
    before, wall = clock(), milliseconds()
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000 * (wall + step))
    assert abs(clock.wall_step() - step) < abs(step) // 2
    assert 0 <= clock() - before < abs(step)


def test_a_bot_waits_for_one_pace_when_it_was_asked_in_the_future(monkeypatch: pytest.MonkeyPatch) -> None:
    state = room_with(TableOptions(players=2, open=True, bots={0: "novice"}), 1)
    state.timers.asked_at += 2 * HOUR
    now, slept = 100 * SECOND, []

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += round(1000 * seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    registry = SimpleNamespace(now=lambda: now, settings=SimpleNamespace(bot_pace_ms=300))
    asyncio.run(BotTurns(cast(Registry, registry), cast(BotWorkers, None))._wait_like_a_person(state, state.asked))
    assert slept == [0.3]


def test_what_was_spent_is_spent_whichever_way_the_clock_was_set() -> None:
    for step in (-2 * HOUR, HOUR, 400 * DAY):
        state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1)
        stopped = 130 * SECOND  # thirty seconds were spent
        at = stopped + 400 * DAY + step  # any time by any clock
        does(state, ResumeTimers(stopped), at=at)
        assert state.move_deadline() == at + 30 * SECOND


def test_no_sand_runs_backwards() -> None:
    state = emergency(2)
    began = state.timers.sand_since
    assert state.sand_left(began - 2 * HOUR) == 120 * SECOND
    state.timers.pour(True, True, began - 2 * HOUR)
    assert state.timers.sand_used == 0


def test_who_acted_in_the_future_is_away_by_what_this_process_has_seen() -> None:
    state = room_with(TableOptions(players=2, open=True), 0, 1)
    state.people[1].seen = 9 * HOUR
    assert long_away(state, 1, {1: 2 * HOUR}, 3 * HOUR)
    assert not long_away(state, 1, {1: 3 * HOUR - SECOND}, 3 * HOUR)


def test_nothing_is_deleted_for_a_week_after_the_clock_was_set(tmp_path: Path) -> None:
    async def trusted(store: Store, *times: int) -> list[bool]:
        return [await may_delete(store, at) for at in times]

    async def work(store: Store) -> None:
        assert await trusted(store, NOON, NOON + HOUR, NOON + 6 * DAY) == [True, True, True]
        ahead = NOON + 406 * DAY
        assert await trusted(store, ahead, ahead + HOUR, ahead + 6 * DAY) == [False, False, False]
        assert await trusted(store, NOON + 7 * DAY, NOON + 8 * DAY) == [False, False]  # it was set right again
        assert await trusted(store, NOON + 13 * DAY, NOON + 15 * DAY) == [False, True]

    with_store(f"sqlite:///{tmp_path / 'games.sqlite3'}", work)


def test_a_database_of_an_older_version_goes_by_its_newest_table(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await table(store, "athos")  # changed at the first millisecond of 1970
        assert not await may_delete(store, NOON)

    with_store(f"sqlite:///{tmp_path / 'games.sqlite3'}", work)


@pytest.mark.parametrize("step", STEPS)
def test_a_lease_is_bounded_when_the_databases_clock_is_set(step: int, postgres: Postgres) -> None:
    """A dead owner's games are taken over at once, and for how long nobody looked after them includes the step."""

    async def work(store: Store) -> None:
        await table(store, "athos")
        await store.leases.claim("dead", 3000, 1)
        await store.database.write(
            lambda base: base.execute(
                text("UPDATE tables SET lease_until = lease_until - :step"), {"step": step + 3000}
            )
        )
        claimed = await store.leases.claim("other", 3000, 1)
        assert list(claimed) == ["athos"]
        assert abs(claimed["athos"] - step - 3000) < HOUR // 2

    with_store(postgres.fresh_database("wrong_clock"), work)
