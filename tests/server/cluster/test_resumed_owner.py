"""A process that was suspended while it owned a game, and resumes after another process has taken the game over."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest

from mousquetaires.engine.ids import HERO_NAMES
from mousquetaires.server.table.entries import Played, decode
from tests.seeds import SOAK
from tests.server.cluster.processes import (
    GALLERY,
    PACE,
    Two,
    bots_only,
    owned_by_one,
    owner_of,
    process_of,
    stored,
    together,
)
from tests.server.recorders import Recorder, check_stored
from tests.server.served import Guest, Served, new_game, new_mark
from tests.server.services import Postgres, Redis

ROUNDS = 50 if SOAK else 3
BOT_MOVES = 5  # an answer that a woken process has ready comes within two paces
PERSON = 1  # the seat of the only person; bots play Milady and the other Musketeers
BOT = 2


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.fresh_database("woken")


@pytest.fixture(scope="module")
def two(database: str, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folder: Path = tmp_path_factory.mktemp("woken")
    settings = {
        "MOUSQUETAIRES_CHANNELS": redis.url,
        "MOUSQUETAIRES_BOT_PACE_MS": str(PACE),
        "MOUSQUETAIRES_LEASE_SECONDS": "1",
    }
    with Served(folder, database, settings, "one") as one, Served(folder, database, settings, "other") as other:
        yield one, other


@contextmanager
def stopped(served: Served) -> Iterator[None]:
    """A process that does nothing for a while, and then goes on as if nothing had happened."""
    assert served.process is not None
    os.kill(served.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(served.process.pid, signal.SIGCONT)


def asked_for_the_next(person: Recorder) -> bool:
    """Whether the person is asked which Musketeer is next; any Musketeer's player could answer that."""
    return person.prompt is not None and person.prompt["mine"] and person.prompt["kind"] == "next_musketeer"


async def until_asked_for_the_next(person: Recorder) -> bool:
    """Play until the person is asked which Musketeer is next; False when the game was over first."""
    while not person.over and not asked_for_the_next(person):
        message = person.message()
        await (person.hear() if message is None else person.say(message))
    return not person.over


async def turn_a_musketeer_of_the_bot(person: Recorder, database: str) -> None:
    """The person answers with a Musketeer of the bot, which then moves several times."""
    game = (await stored(database, person.guest.table)).state().game
    assert person.prompt is not None
    theirs = [f"turn {name}" for name, seat in zip(HERO_NAMES, game.table.seat_of, strict=True) if seat == BOT]
    action = next(option for option in person.prompt["options"] if option in theirs)
    done = await person.say({"type": "act", "mark": new_mark(), "prompt": person.prompt["id"], "action": action})
    assert done["type"] == "done"


async def until_caught_up(served: Served, table: str, version: int) -> None:
    """Until a process shows a table at a version."""
    async with AsyncExitStack() as stack:
        looker = Recorder(Guest(served.url, table, "", 0), GALLERY, Random(0))
        await looker.enter(stack)
        await together(looker.until(version))


async def until_bots_have_moved(served: Served, database: str) -> None:
    """Until bots of a new game at a process have moved: it had the time to make any move that it had ready."""
    while True:
        host = await bots_only(served)
        if await owner_of(database, host.table) == process_of(served):
            break
        await host.must("DELETE", "")  # the other process was first
    async with AsyncExitStack() as stack:
        looker = Recorder(Guest(served.url, host.table, "", 0), GALLERY, Random(0))
        await looker.enter(stack)
        await together(looker.until((looker.version or 0) + BOT_MOVES))
    await host.must("DELETE", "")


async def wake_an_owner(two: Two, database: str, seed: int) -> bool:
    """One round; whether the person was asked again before the game was over."""
    host, owner = await owned_by_one(two, database, lambda: new_game(two[seed % 2].url, (PERSON,), 3))
    other = next(served for served in two if served is not owner)
    person = Recorder(Guest(other.url, host.table, host.secret, host.person), PERSON, Random(seed))
    person.chatty = False
    async with AsyncExitStack() as stack:
        await person.enter(stack)
        assert await until_asked_for_the_next(person)
        await until_caught_up(owner, host.table, person.version or 0)
        with stopped(owner):
            await together(owner_of(database, host.table, but=process_of(owner)))
            await turn_a_musketeer_of_the_bot(person, database)
            found = await until_asked_for_the_next(person)
        await until_caught_up(owner, host.table, person.version or 0)
        await until_bots_have_moved(owner, database)
    await check_nobody_answered(database, person)
    await host.must("DELETE", "")
    return found


async def check_nobody_answered(database: str, person: Recorder) -> None:
    after = await stored(database, person.guest.table)
    check_stored(after, [person])
    answers = [decode(body) for version, body in after.log if version > (person.version or 0)]
    assert [entry for entry in answers if isinstance(entry, Played)] == []


def test_a_woken_owner_lets_no_bot_answer_for_a_person(two: Two, database: str) -> None:
    async def story() -> None:
        seeds = iter(range(1000))
        for _ in range(ROUNDS):
            while not await wake_an_owner(two, database, next(seeds)):
                pass  # that game was over first

    asyncio.run(story())
