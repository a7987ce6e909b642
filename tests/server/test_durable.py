"""What the server has acknowledged outlives it: killed at any moment, stopped, or started from a backup."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import psutil  # type: ignore[import-untyped]  # ships no types
import pytest
from websockets.exceptions import ConnectionClosed

from tests.seeds import SOAK, seeds
from tests.server.matches import FIXED, Match, against_bots, hot_seat, stored
from tests.server.recorders import Recorder, Stopwatch, Stored, check_stored, finish
from tests.server.served import PATIENCE, Guest, Json, Served, new_game
from tests.server.services import wait_until_gone

KILLS = 50 if SOAK else 5  # for each seed, and as many games
GAMES = 4 if SOAK else 2  # played at once; with each kill one of them begins
READY = 5.0  # seconds after a start
RESUMED = 2.0  # seconds after that
DUEL = ("gift", "blade", "foe_reroll", "epic_for_duel")  # what is asked between the cards and the dice of a duel


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that tests may kill or stop, and start again."""
    with Served(tmp_path_factory.mktemp("durable")) as server:
        yield server


# --- kill -9 ----------------------------------------------------------------------------------------


class Killer:
    """Kills the server when so many messages were sent: at once, or a moment after the last."""

    def __init__(self, served: Served, rng: Random) -> None:
        assert served.process is not None
        self.process = served.process
        self.left = rng.randrange(1, 60)
        self.after = rng.choice((0.0, rng.random() / 100))

    def sent(self, _message: Json) -> None:
        self.left -= 1
        if self.left == 0:
            asyncio.get_running_loop().call_later(self.after, self.kill) if self.after else self.kill()

    def kill(self) -> None:
        self.process.kill()


async def until_killed(served: Served, matches: list[Match], rng: Random) -> None:
    """All play until the server is gone. A game that ends is followed by another."""
    killer = Killer(served, rng)
    assert served.process is not None
    workers = [child.pid for child in psutil.Process(served.process.pid).children(recursive=True)]

    async def play(recorder: Recorder) -> None:
        recorder.sent = killer.sent
        try:
            await recorder.play()
        except ConnectionClosed:
            return
        finally:
            recorder.wire = None

    async with AsyncExitStack() as stack:
        watch = Stopwatch(served.process.pid)
        recorders = [recorder for match in matches for recorder in match.recorders]
        before = {recorder: (recorder.version, recorder.prompt, recorder.view) for recorder in recorders}
        hellos = await asyncio.gather(*(recorder.enter(stack) for recorder in recorders))
        watch.check(RESUMED)
        for match in matches:
            found = stored(served, match.table)
            check_stored(found, match.recorders)
            for recorder in match.recorders:
                check_hello(found, recorder, hellos[recorders.index(recorder)], before[recorder])
        await asyncio.gather(*(play(recorder) for recorder in recorders))
    killer.kill()  # every game was over before its time had come
    await asyncio.to_thread(served.kill)
    await asyncio.to_thread(wait_until_gone, workers)  # nobody thinks on for a server that is gone


def check_hello(found: Stored, recorder: Recorder, hello: Json, before: tuple[int | None, Json | None, Json]) -> None:
    """The prompt is the one that the log tells of; if nothing happened meanwhile, everything is as it was."""
    version, prompt, view = before
    assert hello["version"] >= (version or 0)
    assert hello["prompt"] == found.prompt(recorder.seat, hello["version"])
    if hello["version"] == version:
        assert (hello["prompt"], hello["view"]) == (prompt, view)


@pytest.mark.parametrize("seed", seeds(FIXED))
def test_killed_at_any_moment_the_server_has_every_acknowledged_input_and_asks_the_same_again(
    tmp_path: Path, seed: int
) -> None:
    """The seed is that of the moves and of the moments."""
    rng = Random(seed)
    served = Served(tmp_path)

    async def story() -> None:
        matches: list[Match] = []
        killed: list[Match] = []
        for _ in range(KILLS):
            served.launch()
            assert served.process is not None
            watch = Stopwatch(served.process.pid)
            await asyncio.to_thread(served.wait_ready)
            watch.check(READY)
            if len(matches) == GAMES:
                matches.remove(rng.choice(matches))  # so that some games are killed late, and often
            matches.append(await (hot_seat if len(killed) % 2 else against_bots)(served, rng))
            killed.append(matches[-1])
            await until_killed(served, matches, rng)
            matches = [match for match in matches if not match.over]
        print(f"{len({match.table for match in killed})} games")
        assert len({match.table for match in killed}) == KILLS
        served.start()
        for match in killed:
            await finish(match.recorders)
            check_stored(stored(served, match.table), match.recorders)

    try:
        asyncio.run(story())
    finally:
        if served.process is not None and served.process.poll() is None:
            served.stop()
    assert [line for line in served.log_lines() if line["level"] in ("error", "critical")] == []


def test_a_game_killed_in_the_middle_of_a_duel_goes_on_there(served: Served) -> None:
    async def into_a_duel(match: Match) -> Recorder | None:
        """Play until something is asked inside a duel; whom."""
        async with AsyncExitStack() as stack:
            milady, team = match.recorders
            await asyncio.gather(milady.enter(stack), team.enter(stack))
            kind = ""
            while not team.over:
                for recorder in match.recorders:
                    while recorder.version != max(one.version or 0 for one in match.recorders):
                        await recorder.hear()
                asked = next(
                    recorder for recorder in match.recorders if recorder.prompt is not None and recorder.prompt["mine"]
                )
                assert asked.prompt is not None
                if kind == "combat_cards" and asked.prompt["kind"] in DUEL:
                    return asked
                kind = asked.prompt["kind"]
                assert await asked.play(1) == 1
        return None

    async def story() -> None:
        rng = Random(FIXED)
        asked = None
        while asked is None:
            match = await hot_seat(served, rng)
            for recorder in match.recorders:
                recorder.chatty = False
            asked = await into_a_duel(match)
        before = (asked.version, asked.prompt, asked.view)
        served.kill()
        served.start()
        async with AsyncExitStack() as stack:
            hello = await asked.enter(stack)
            assert (hello["version"], hello["prompt"], hello["view"]) == before
            assert hello["missed"] == []
        await finish(match.recorders)

    asyncio.run(story())


# --- what fails on the way --------------------------------------------------------------------------


def test_who_hangs_up_with_his_last_word_has_it_done_and_everybody_hears_of_it(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (0, 1), 2, open=True)
        other = Recorder(host, 1, Random(FIXED))
        async with AsyncExitStack() as stack:
            await other.enter(stack)
            for number in range(30):
                async with host.look(0) as seat:
                    await seat.hear()
                    await seat.say("say", text=f"{number}", mark=f"mark {number}")
                    seat.wire.transport.abort()
            newest = 0
            while (other.version or 0) < (newest := stored(served, host.table).log[-1][0]):
                await other.hear()
            assert (await other.say({"type": "say", "mark": "last", "text": "Adieu"}))["version"] == newest + 1
        check_stored(stored(served, host.table), [other])

    asyncio.run(story())


# --- stopping ---------------------------------------------------------------------------------------


async def last_line(host: Guest, url: str) -> Json:
    """Listen to a bot's stream until it ends; its last line."""
    headers, last = host.headers, ""
    async with (
        httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as client,
        client.stream("GET", f"/api/tables/{host.table}/seats/1/stream", headers=headers) as stream,
    ):
        async for line in stream.aiter_lines():
            last = line or last
    found: Json = json.loads(last)
    return found


async def play_and_stay(recorder: Recorder, moves: int) -> None:
    """Too few moves to end a game; then listen as long as the line holds."""
    await recorder.play(moves)
    while True:
        await recorder.hear()


def test_a_server_that_is_stopped_says_goodbye_and_loses_nothing(served: Served) -> None:
    async def story() -> None:
        match = await against_bots(served, Random(FIXED))
        (recorder,) = match.recorders
        assert served.process is not None
        async with AsyncExitStack() as stack:
            await recorder.enter(stack)
            line = asyncio.create_task(last_line(recorder.guest, served.url))
            await recorder.play(5)
            playing = asyncio.create_task(play_and_stay(recorder, 20))
            while len(recorder.acknowledged) < 10:
                await asyncio.sleep(0)
            watch = Stopwatch(served.process.pid)
            assert await asyncio.to_thread(served.stop) == 0
            watch.check(READY)  # open connections do not keep it
            with pytest.raises(ConnectionClosed) as closed:
                await playing
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "server-stopping")
            assert await line == {"type": "bye", "reason": "server-stopping"}
        served.start()
        await finish(match.recorders)
        check_stored(stored(served, match.table), match.recorders)

    asyncio.run(story())
    assert [line for line in served.log_lines() if line["level"] in ("error", "critical")] == []


def test_a_server_that_is_told_to_stop_while_it_starts_does_so(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.launch()
    while not (tmp_path / "games.sqlite3").exists():  # it has begun, and does not listen yet
        time.sleep(0.001)
    assert served.stop() == 0


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(served: Served) -> None:
    command = [sys.executable, "-m", "mousquetaires", "serve", "--port", "0", "--database", served.database]
    second = subprocess.run(command, capture_output=True, text=True, check=False, cwd=served.folder, timeout=PATIENCE)
    assert second.returncode == 2
    assert second.stderr.startswith(f"Another server is using the database {served.folder / 'games.sqlite3'}")
    assert second.stderr.count("\n") == 1
    asyncio.run(new_game(served.url))  # the first one does not mind


# --- backups ----------------------------------------------------------------------------------------


def test_a_backup_made_during_play_is_a_server_where_the_game_goes_on(served: Served, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "games.sqlite3"
    copy.parent.mkdir()
    command = [sys.executable, "-m", "mousquetaires", "backup", str(copy), "--database", served.database]

    async def story() -> None:
        matches = [await hot_seat(served, Random(FIXED)), await against_bots(served, Random(FIXED))]
        recorders = [recorder for match in matches for recorder in match.recorders]
        async with AsyncExitStack() as stack:
            for recorder in recorders:
                await recorder.enter(stack)
            await matches[1].recorders[0].play(3)
            playing = [asyncio.create_task(recorder.play()) for recorder in matches[0].recorders]
            acknowledged = [dict(recorder.acknowledged) for recorder in recorders]
            done = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL)
            assert await done.wait() == 0
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        twins: list[Recorder] = []
        again = Served(copy.parent)
        for match in matches:  # before a server starts on the copy: it may store that clocks run again
            found = stored(again, match.table)
            assert found.log == stored(served, match.table).log[: len(found.log)]
        with again:
            for recorder, before in zip(recorders, acknowledged, strict=True):
                guest = recorder.guest
                twin = Recorder(Guest(again.url, guest.table, guest.secret, guest.person), recorder.seat, recorder.rng)
                twin.acknowledged = before  # what came later may be in it, or not
                check_stored(stored(again, guest.table), [twin])
                twins.append(twin)
            for match in matches:
                await finish([twin for twin in twins if twin.guest.table == match.table])

    asyncio.run(story())
