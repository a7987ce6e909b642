"""Several server processes on one PostgreSQL and one Redis: any player anywhere, one winner, one owner, no loss."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from mousquetaires.server import service as server
from mousquetaires.server.live.pubsub import Hint
from mousquetaires.server.table.entries import Played, Resumed, Said, decode
from tests.seeds import SOAK
from tests.server.cluster.processes import (
    GALLERY,
    MOVE,
    PACE,
    Two,
    at_both,
    bots_only,
    gaps,
    hot_seat,
    owned_by_one,
    owner_of,
    pids,
    process_of,
    stored,
    together,
    until_ready,
)
from tests.server.in_process import running_server
from tests.server.recorders import OVER, STALE, STORE_DOWN, Log, Recorder, Stopwatch, check_stored, finish
from tests.server.served import Guest, Json, Served, come, new_mark, open_table
from tests.server.services import Postgres, Redis
from tests.server.steps import TALKER, talk

OUTAGE = 30.0 if SOAK else 3.0  # seconds
TAKEN_OVER = 5.0
SOON = 2.0  # seconds until a hint has come


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.fresh_database("cluster")


@pytest.fixture(scope="module")
def two(database: str, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folder: Path = tmp_path_factory.mktemp("cluster")
    settings = {"MOUSQUETAIRES_CHANNELS": redis.url, "MOUSQUETAIRES_BOT_PACE_MS": str(PACE)}
    one, other = (Served(folder, database, settings, name) for name in ("one", "other"))
    one.module = other.module = "tests.server.cluster.hints_only"
    try:
        for served in (one, other):
            served.launch()  # together, on an empty database
        for served in (one, other):
            served.wait_ready()
        yield one, other
    finally:
        for served in (one, other):
            served.stop()


@pytest.fixture(autouse=True)
def no_errors(two: Two) -> Iterator[None]:
    """Whatever goes away, nothing fails that was not meant to."""
    before = [len(served.log_lines()) for served in two]
    yield
    for served, seen in zip(two, before, strict=True):
        assert [line for line in served.log_lines()[seen:] if line["level"] in ("error", "critical")] == []


def test_players_and_onlookers_split_over_two_processes_play_a_game_to_its_end(two: Two, database: str) -> None:
    async def story() -> None:
        one, other = two
        milady = await open_table(one.url, "Milady", players=3)
        athos = await come(other.url, milady.table, "Athos")
        aramis = await come(one.url, milady.table, "Aramis")
        await asyncio.gather(milady.sit(0), athos.sit(1), aramis.sit(2))  # all three at the same moment
        await milady.start()
        players = [Recorder(guest, seat, Random(seat)) for seat, guest in enumerate((milady, athos, aramis))]
        for player in players:
            player.bears = frozenset((STALE, OVER))  # two Musketeers may answer the same question, the last one too
        lookers = [Recorder(Guest(served.url, milady.table, "", 0), GALLERY, Random(0)) for served in two]
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(recorder.enter(stack) for recorder in (*players, *lookers)))
            await together(*(player.play() for player in players), *(looker.watch() for looker in lookers))
            newest = (await stored(database, milady.table)).log[-1][0]  # there may be chat after the end
            await together(*(looker.until(newest) for looker in lookers))
        assert {looker.version for looker in lookers} == {newest}
        await finish(players, other.url)  # all at the other process: nothing new, and the record is genuine
        check_stored(await stored(database, milady.table), [*players, *lookers])
        hosts = (milady, Guest(other.url, milady.table, milady.secret, milady.person))
        rematch = await asyncio.gather(*(host.must("POST", "/rematch") for host in hosts))
        assert rematch[0] == rematch[1]  # laid once, though both processes were asked at the same moment

    asyncio.run(story())


def test_of_two_answers_to_a_prompt_at_two_processes_one_is_done_and_the_other_is_stale(
    two: Two, database: str
) -> None:
    async def story() -> None:
        host, twin = await hot_seat(two)
        recorders = [Recorder(guest, seat, Random(seat)) for seat in (0, 1) for guest in (host, twin)]
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(recorder.enter(stack) for recorder in recorders))
            for _ in range(30):
                if recorders[0].over:
                    break
                await answer_twice(recorders)
        check_stored(await stored(database, host.table), recorders)

    async def answer_twice(recorders: list[Recorder]) -> None:
        newest = max(recorder.version or 0 for recorder in recorders)
        await together(*(recorder.until(newest) for recorder in recorders))
        asked = [recorder for recorder in recorders if recorder.prompt is not None and recorder.prompt["mine"]]
        assert len(asked) == 2
        answers = await asyncio.gather(*(recorder.say(act(recorder)) for recorder in asked))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        (refused,) = [answer for answer in answers if answer["type"] == "refused"]
        assert refused["reason"]["key"] == STALE

    def act(recorder: Recorder) -> Json:
        assert recorder.prompt is not None
        assert recorder.wire is not None
        return {
            "type": "act",
            "mark": new_mark(),
            "prompt": recorder.prompt["id"],
            "action": recorder.wire.choice(recorder.rng),
        }

    asyncio.run(story())


def test_a_message_that_is_sent_to_both_processes_is_done_once(two: Two, database: str) -> None:
    async def story() -> None:
        host, twin = await hot_seat(two)
        for number in range(10):
            message = {"type": "say", "mark": f"mark {number}", "text": "One for all!"}
            answers = await asyncio.gather(*(one.must("POST", "/seats/0/moves", message) for one in (host, twin)))
            assert answers[0] == answers[1]
        check_stored(await stored(database, host.table), [])

    asyncio.run(story())


def test_who_reads_a_table_slowly_at_which_others_go_on_has_his_word_all_the_same(two: Two, database: str) -> None:
    async def story() -> None:
        host, _ = await hot_seat(two)
        async with running_server(database) as slow:
            await slow.registry.live(host.table)
            honest = slow.store.entries.read

            async def log(table: str, *since: int) -> Log:
                """What was stored before a player wrote in the chat at another process."""
                found = await honest(table, *since)
                await speak()
                return found

            async def speak() -> None:
                await host.must("POST", "/seats/0/moves", {"type": "say", "mark": new_mark(), "text": "En garde!"})

            await speak()
            slow.store.entries.read = log  # type: ignore[method-assign, assignment]
            version, _ = await slow.registry.apply(host.table, talk("At last"), TALKER)
        told = decode((await stored(database, host.table)).log[version - 1][1])
        assert isinstance(told, Said)
        assert told.text == "At last"

    asyncio.run(story())


async def spoken(host: Guest, database: str) -> Hint:
    """A player writes in the chat at another process. Returns what the others are sent."""
    await host.must("POST", "/seats/0/moves", {"type": "say", "mark": new_mark(), "text": "En garde!"})
    version, body = (await stored(database, host.table)).log[-1]
    return Hint(table=host.table, version=version, body=body)


def test_who_is_one_behind_is_told_all_by_a_hint_and_need_not_ask_the_store(
    two: Two, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "CHECK_SECONDS_WITHOUT_HINTS", 3600.0)  # it must not check the store by itself

    async def story() -> None:
        host, _ = await hot_seat(two)
        async with running_server(database) as third:
            live = await third.registry.live(host.table)
            hint = await spoken(host, database)
            third.store.entries.read_new = None  # type: ignore[method-assign, assignment]  # nobody asks
            await third.registry.sync.on_hint(hint)
            assert live.state.version == live.sent_version == hint.version
            assert live.recent[-1] == (hint.version, hint.body)

    asyncio.run(story())


def test_a_hint_that_makes_no_sense_is_looked_up_in_the_store(two: Two, database: str) -> None:
    async def story() -> None:
        host, _ = await hot_seat(two)
        async with running_server(database) as third:
            hint = await spoken(host, database)
            live = await third.registry.live(host.table)
            await third.registry.sync.on_hint(Hint(table=host.table, version=hint.version + 1, body=b"En garde!"))
            await third.registry.finish_jobs()
            assert live.state.version == live.sent_version == hint.version
            assert not live.state.frozen

    asyncio.run(story())


def test_a_table_deleted_at_one_process_is_gone_at_the_other(two: Two, database: str) -> None:
    async def story() -> None:
        host, twin = await hot_seat(two)
        async with twin.look(1) as seat:
            await seat.hear()
            watch = Stopwatch(*pids(two))
            await host.must("DELETE", "")
            with pytest.raises(ConnectionClosed) as closed:
                await seat.until("nothing more")
            watch.check(SOON)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "server-table-deleted")
        assert (await twin.ask("GET", "")).status_code == 404

    asyncio.run(story())


# --- what goes away ---------------------------------------------------------------------------------


def test_while_redis_is_away_rooms_ask_the_store_and_hints_resume_when_it_is_back(
    two: Two, database: str, redis: Redis
) -> None:
    async def story() -> None:
        host, twin = await hot_seat(two)
        milady, team, looker = recorders = at_both(host, twin, 7)
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(recorder.enter(stack) for recorder in recorders))
            await asyncio.to_thread(redis.stop)
            await together(until_ready(two, 503, channels=False, store=True))
            ends = time.monotonic() + OUTAGE
            made = await play_until(ends, recorders)
            assert made > 2  # each had to hear of the other's moves by asking
            while time.monotonic() < ends:  # that game was over
                await another_game(ends)
            await asyncio.to_thread(redis.start)
            await together(until_ready(two, 200, channels=True, store=True))
            await check_hints(milady, looker)
        await finish([milady, team])
        check_stored(await stored(database, host.table), recorders)

    async def another_game(ends: float) -> None:
        host, twin = await hot_seat(two)
        recorders = at_both(host, twin, 9)
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(recorder.enter(stack) for recorder in recorders))
            await play_until(ends, recorders)
        check_stored(await stored(database, host.table), recorders)

    async def check_hints(speaker: Recorder, listener: Recorder) -> None:
        """What is said at one process is heard at the other at once."""
        for _ in range(5):
            watch = Stopwatch(*pids(two))
            done = await speaker.say({"type": "say", "mark": new_mark(), "text": "Back again"})
            await listener.until(done["version"])
            watch.check(SOON)

    try:
        asyncio.run(story())
    finally:
        redis.start()


async def play_until(ends: float, recorders: list[Recorder]) -> int:
    """All play or listen for a while. Returns the number of messages."""
    before = sum(len(recorder.acknowledged) for recorder in recorders)

    async def play(recorder: Recorder) -> None:
        while time.monotonic() < ends and not recorder.over:
            message = recorder.message()
            if message is not None:
                assert (await recorder.say(message))["type"] == "done"
            else:
                await listen(recorder, ends)

    await asyncio.gather(*(play(recorder) for recorder in recorders))
    return sum(len(recorder.acknowledged) for recorder in recorders) - before


async def listen(recorder: Recorder, ends: float) -> None:
    try:
        async with asyncio.timeout(max(0.0, ends - time.monotonic())):
            await recorder.hear()
    except TimeoutError:
        return


def test_while_postgresql_is_away_moves_are_refused_and_play_goes_on_when_it_is_back(
    two: Two, database: str, postgres: Postgres
) -> None:
    async def story() -> None:
        host, twin = await hot_seat(two)
        milady, team, looker = recorders = at_both(host, twin, 8)
        bots = await bots_only(two[0])
        watcher = Recorder(Guest(two[1].url, bots.table, "", 0), GALLERY, Random(0))
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(recorder.enter(stack) for recorder in (*recorders, watcher)))
            listening = asyncio.create_task(watcher.watch())
            await play_until(time.monotonic() + 0.3, recorders)
            await asyncio.to_thread(postgres.kill)
            await together(*(refused(recorder) for recorder in (milady, team)))
            await together(until_ready(two, 503, store=False, channels=True))
            ends = time.monotonic() + OUTAGE
            while time.monotonic() < ends:  # they try and try again, with the same mark
                await together(*(refused(recorder) for recorder in (milady, team)))
            await asyncio.to_thread(postgres.start)
            await together(until_ready(two, 200, store=True, channels=True))
            seen = watcher.version or 0
            await together(*(recorder.play() for recorder in (milady, team)), looker.watch())
            while (watcher.version or 0) < seen + 3:  # a process runs the bots again
                await asyncio.sleep(0.02)
            listening.cancel()
        record = await host.must("GET", "/record")
        assert record["ending"] != "none"
        check_stored(await stored(database, host.table), recorders)
        check_stored(await stored(database, bots.table), [watcher])
        (await stored(database, bots.table)).state()  # every move replays

    async def refused(recorder: Recorder) -> None:
        """Over the socket and by post; the socket stays open."""
        message = recorder.pending or {"type": "say", "mark": new_mark(), "text": "Is anybody there?"}
        answer = await recorder.say(message)
        assert (answer["type"], answer["reason"]["key"]) == ("refused", STORE_DOWN)
        recorder.pending, recorder.bears = message, frozenset((STORE_DOWN,))
        posted = await recorder.guest.ask("POST", f"/seats/{recorder.seat}/moves", message)
        assert (posted.status_code, posted.json()["key"]) == (503, STORE_DOWN)

    try:
        asyncio.run(story())
    finally:
        postgres.start()


# --- the owner of a game ----------------------------------------------------------------------------


def test_when_the_owner_of_a_game_is_killed_another_process_takes_over_and_nothing_is_done_twice(
    two: Two, database: str
) -> None:
    async def clocked() -> Guest:
        host, _ = await hot_seat(two, clock={"move_seconds": MOVE, "on_timeout": "default"})
        return host

    async def story() -> None:
        slow, killed = await owned_by_one(two, database, clocked)
        quick, owner = await owned_by_one(two, database, lambda: bots_only(killed))
        while owner is not killed:  # the first process that asked got the lease
            quick, owner = await owned_by_one(two, database, lambda: bots_only(killed))
        survivor = next(served for served in two if served is not killed)
        watcher, waiter = (
            Recorder(Guest(survivor.url, host.table, "", 0), GALLERY, Random(0)) for host in (quick, slow)
        )
        async with AsyncExitStack() as stack:
            await asyncio.gather(watcher.enter(stack), waiter.enter(stack))
            await watcher.until((watcher.version or 0) + 5)
            watch = Stopwatch(*pids((survivor,)))
            await asyncio.to_thread(killed.kill)
            before = await stored(database, slow.table)
            await listen_dry(watcher)
            await together(watcher.until((watcher.version or 0) + 1))
            watch.check(TAKEN_OVER)
            await owner_of(database, slow.table, but=process_of(killed))
            watch.check(TAKEN_OVER)
            await together(waiter_hears(waiter, "timeout"))
            await together(watcher.until((watcher.version or 0) + 5))
        await check_done_once(slow, quick, len(before.log))

    async def listen_dry(recorder: Recorder) -> None:
        """What the dead process had stored before it died, and nobody has heard of yet."""
        newest = (await stored(database, recorder.guest.table)).log[-1][0]
        await together(recorder.until(newest))

    async def waiter_hears(recorder: Recorder, cause: str) -> None:
        while not any(entry.get("cause") == cause for entry in recorder.heard.values()):
            await recorder.hear()

    async def check_done_once(slow: Guest, quick: Guest, first: int) -> None:
        timed, played = await stored(database, slow.table), await stored(database, quick.table)
        resumed, *rest = [decode(body) for _, body in timed.log[first:]]
        assert isinstance(resumed, Resumed)  # the new owner set the clock right, and from then on it ran
        assert {(type(entry), entry.cause) for entry in rest if isinstance(entry, Played)} == {(Played, "timeout")}
        before, after = (timed.state(version).move_deadline() or 0 for version in (first, first + 1))
        assert 0 < after - before <= (resumed.away or 0)  # by the time that nobody looked after it, and no more
        assert rest[0].at >= after
        assert min(gaps(rest), default=1000 * MOVE) >= 1000 * MOVE
        moves = [entry for asked, entry in played.answered() if entry.cause == "bot"]
        assert min(gaps(moves)) >= PACE, gaps(moves)
        assert timed.state().version == len(timed.log)
        assert played.state().version == len(played.log)

    try:
        asyncio.run(story())
    finally:
        for served in two:
            if served.process is not None and served.process.poll() is not None:
                served.start()
