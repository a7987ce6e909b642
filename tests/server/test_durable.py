"""What the server has acknowledged outlives it: killed at any moment, stopped, upgraded, or started from a backup."""

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]  # ships no types
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from mousquetaires.engine.game import digest
from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.server.access.front_desk import Visitor
from mousquetaires.server.access.secrets import SESSION
from mousquetaires.server.live import registry as house
from mousquetaires.server.live.live_table import Live
from mousquetaires.server.refusals import Denied
from mousquetaires.server.service import Server
from mousquetaires.server.store import Row
from mousquetaires.server.store import connect as opening
from mousquetaires.server.table.entries import AnyEntry, Froze, Played, decode, encode, readable
from mousquetaires.server.table.options import Wish
from mousquetaires.server.table.room import HOST, PLAYING, Room
from mousquetaires.server.table.snapshots import lines_of
from mousquetaires.server.version import fingerprint
from tests.seeds import SOAK, seeds
from tests.server.diaries import BOX, Diary, Log, Stopwatch, Stored, check_stored, finish
from tests.server.home import at_home
from tests.server.served import PATIENCE, Guest, Json, Served, new_game
from tests.server.services import wait_until_gone

KILLS = 50 if SOAK else 5  # for each seed, and as many games
GAMES = 4 if SOAK else 2  # played at once; with each kill one of them begins
READY = 5.0  # seconds after a start
RESUMED = 2.0  # seconds after that
FIXED = 1628
ENGINE = fingerprint(BOX.digest)
PACE = 100  # milliseconds that a bot takes for a move
DUEL = ("gift", "blade", "foe_reroll", "epic_for_duel")  # what is asked between the cards and the dice of a duel


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that tests may kill or stop, and start again."""
    with Served(tmp_path_factory.mktemp("durable")) as server:
        yield server


def stored(served: Served, table: str) -> Stored:
    """A table as the server's file has it, while the server runs."""
    file = served.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=PATIENCE)) as base:
        log = base.execute("SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", (table,)).fetchall()
        (row,) = base.execute("SELECT secret, engine, status FROM tables WHERE id = ?", (table,))
    return Stored(log, *row)


def change(served: Served, statement: str, *values: object) -> None:
    """Change the file of a server that does not run."""
    with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"))) as base:
        assert base.execute(statement, values).rowcount > 0
        base.commit()


@dataclass
class Match:
    """A game and those who play it."""

    table: str
    diaries: list[Diary]

    @property
    def over(self) -> bool:
        return all(diary.over for diary in self.diaries)


async def hot_seat(served: Served, rng: Random) -> Match:
    """Both sides played by one person, with a socket for each."""
    host = await new_game(served.url, (0, 1), 2, open=True)
    return Match(host.table, [Diary(host, seat, Random(rng.random())) for seat in (0, 1)])


async def against_bots(served: Served, rng: Random) -> Match:
    host = await new_game(served.url, (1,), 2)
    return Match(host.table, [Diary(host, 1, Random(rng.random()))])


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
    """Everybody plays until the server is gone; a game that ends is followed by another."""
    killer = Killer(served, rng)
    assert served.process is not None
    workers = [child.pid for child in psutil.Process(served.process.pid).children(recursive=True)]

    async def play(diary: Diary) -> None:
        diary.sent = killer.sent
        try:
            await diary.play()
        except ConnectionClosed:
            return
        finally:
            diary.wire = None

    async with AsyncExitStack() as stack:
        watch = Stopwatch(served.process.pid)
        diaries = [diary for match in matches for diary in match.diaries]
        before = {diary: (diary.version, diary.prompt, diary.view) for diary in diaries}
        hellos = await asyncio.gather(*(diary.enter(stack) for diary in diaries))
        watch.check(RESUMED)
        for match in matches:
            found = stored(served, match.table)
            check_stored(found, match.diaries)
            for diary in match.diaries:
                check_hello(found, diary, hellos[diaries.index(diary)], before[diary])
        await asyncio.gather(*(play(diary) for diary in diaries))
    killer.kill()  # every game was over before its time had come
    await asyncio.to_thread(served.kill)
    await asyncio.to_thread(wait_until_gone, workers)  # nobody thinks on for a server that is gone


def check_hello(found: Stored, diary: Diary, hello: Json, before: tuple[int | None, Json | None, Json]) -> None:
    """The prompt is the one that the log tells of; if nothing happened meanwhile, everything is as it was."""
    version, prompt, view = before
    assert hello["version"] >= (version or 0)
    assert hello["prompt"] == found.prompt(diary.seat, hello["version"])
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
            await finish(match.diaries)
            check_stored(stored(served, match.table), match.diaries)

    try:
        asyncio.run(story())
    finally:
        if served.process is not None and served.process.poll() is None:
            served.stop()
    assert [line for line in served.log_lines() if line["level"] in ("error", "critical")] == []


def test_a_game_killed_in_the_middle_of_a_duel_goes_on_there(served: Served) -> None:
    async def into_a_duel(match: Match) -> Diary | None:
        """Play until something is asked inside a duel; whom."""
        async with AsyncExitStack() as stack:
            milady, team = match.diaries
            await asyncio.gather(milady.enter(stack), team.enter(stack))
            kind = ""
            while not team.over:
                for diary in match.diaries:
                    while diary.version != max(one.version or 0 for one in match.diaries):
                        await diary.hear()
                asked = next(diary for diary in match.diaries if diary.prompt is not None and diary.prompt["mine"])
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
            for diary in match.diaries:
                diary.chatty = False
            asked = await into_a_duel(match)
        before = (asked.version, asked.prompt, asked.view)
        served.kill()
        served.start()
        async with AsyncExitStack() as stack:
            hello = await asked.enter(stack)
            assert (hello["version"], hello["prompt"], hello["view"]) == before
            assert hello["missed"] == []
        await finish(match.diaries)

    asyncio.run(story())


# --- what fails on the way --------------------------------------------------------------------------


def test_who_hangs_up_with_his_last_word_has_it_done_and_everybody_hears_of_it(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (0, 1), 2, open=True)
        other = Diary(host, 1, Random(FIXED))
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


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that hardly waits for a lock."""
    monkeypatch.setattr(opening, "SQLITE_PRAGMAS", (*opening.SQLITE_PRAGMAS, "busy_timeout=50"))


async def bots_only(server: Server) -> str:
    room, _ = await server.desk.open_table(Wish(players=2, bots={0: "novice", 1: "novice"}), "Athos", "")
    await server.desk.begin(room.id, Visitor(HOST, kind=SESSION))
    return room.id


async def further(server: Server, table: str, moves: int = 5) -> None:
    """Until a game has gone on for some moves, or to its end."""
    async with asyncio.timeout(PATIENCE):
        live = await server.house.live(table)
        first = live.room.version
        while live.room.version < first + moves and live.room.status == PLAYING:
            await asyncio.sleep(0.005)


@pytest.mark.usefixtures("hasty")
def test_bots_go_on_when_a_database_that_did_not_answer_does_so_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, bot_pace_ms=PACE) as server:
            table = await bots_only(server)
            await further(server, table)
            file = tmp_path / "games.sqlite3"
            with closing(sqlite3.connect(file, PATIENCE, isolation_level=None, check_same_thread=False)) as base:
                await asyncio.to_thread(base.execute, "BEGIN IMMEDIATE")
                with capture_logs() as logs:
                    async with asyncio.timeout(PATIENCE):
                        while not any(line["event"] == "bot_not_moved" for line in logs):
                            await asyncio.sleep(0.005)
                with pytest.raises(Denied, match="server-store-down"):
                    await server.house.change(table, lambda room, at: room.say(HOST, False, "Now?", at))
                base.execute("ROLLBACK")
            await further(server, table)
            await check_true(server, table)

    asyncio.run(story())


@pytest.mark.usefixtures("hasty")
def test_who_looked_on_while_the_database_did_not_answer_misses_nothing_afterwards(tmp_path: Path) -> None:
    """The room is made anew from the store then, and what changes in it is told as before."""

    async def story() -> None:
        async with at_home(tmp_path, bot_pace_ms=PACE) as server:
            table = await bots_only(server)
            await further(server, table)
            async with server.salon.looking(table, HOST, SPECTATOR, None) as viewer:
                first = json.loads(await viewer.next() or b"")["version"]
                other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None, check_same_thread=False)
                with capture_logs() as logs:
                    with closing(other) as base:
                        await asyncio.to_thread(base.execute, "BEGIN IMMEDIATE")
                        async with asyncio.timeout(PATIENCE):
                            while not any(line["event"] == "bot_not_moved" for line in logs):
                                await asyncio.sleep(0.005)
                        base.execute("ROLLBACK")
                    await further(server, table)
                assert [line for line in logs if line["log_level"] == "error"] == []
                last = (await server.house.live(table)).told
                heard: list[Json] = []
                while not heard or heard[-1].get("version", 0) < last:
                    heard.append(json.loads(await viewer.next() or b""))
                updates = [one["version"] for one in heard if one["type"] == "update"]
                assert updates == list(range(first + 1, updates[-1] + 1))

    asyncio.run(story())


def test_what_cannot_be_told_is_stored_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots go on, and whoever may have missed something is let go, to come back and read it."""

    def speechless(*_: object) -> None:
        raise TypeError

    async def story() -> None:
        async with at_home(tmp_path, bot_pace_ms=PACE) as server:
            table = await bots_only(server)
            async with server.salon.looking(table, HOST, SPECTATOR, None) as viewer:
                monkeypatch.setattr(house, "tell", speechless)
                with capture_logs() as logs:
                    version = await server.house.change(table, lambda room, at: room.say(HOST, False, "Hm?", at))
                    await further(server, table)
                assert "not_told" in [line["event"] for line in logs]
                assert viewer.end == "server-fault"
                assert version in [number for number, _ in await server.store.log(table)]

    asyncio.run(story())


@contextmanager
def no_room_for_more() -> Iterator[None]:
    """As on a full disk: no file of this process can grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_seen_by_whoever_looks_after_the_server(tmp_path: Path) -> None:
    """The database still answers questions then."""

    async def story() -> None:
        async with at_home(tmp_path, bot_pace_ms=PACE) as server:
            room, _ = await server.desk.open_table(Wish(players=2), "Athos", "")
            with capture_logs() as logs:
                with no_room_for_more():
                    for _ in range(2):
                        with pytest.raises(Denied, match="server-store-down"):
                            await server.desk.open_table(Wish(players=2), "Porthos", "")
                        with pytest.raises(Denied, match="server-store-down"):
                            await server.house.change(room.id, lambda room, at: room.say(HOST, False, "Now?", at))
                        assert not (await server.ready())["store"]
                assert (await server.ready())["store"]
                await server.house.change(room.id, lambda room, at: room.say(HOST, False, "Now!", at))
            written = [line for line in logs if line["event"].startswith("store")]
            assert [line["event"] for line in written] == ["store_takes_nothing", "store_takes_again"]
            assert written[0]["why"].startswith("SQLITE_")

    asyncio.run(story())


def test_a_room_that_is_overtaken_while_it_writes_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done behind its back, such as forgetting what was said, is in the store and not in the room."""

    async def story() -> None:
        async with at_home(tmp_path) as server:
            room, _ = await server.desk.open_table(Wish(players=2), "Athos", "")
            append = server.store.journal.append

            async def meanwhile(row: Row) -> None:
                server.house.overtaken(room.id)
                await append(row)

            monkeypatch.setattr(server.store.journal, "append", meanwhile)
            live = await server.house.live(room.id)
            await server.house.change(room.id, lambda room, at: room.say(HOST, False, "En garde!", at))
            await server.house.finish_jobs()
            assert live.room is not room
            assert (live.stale, live.room.version, live.told) == (False, room.version, room.version)

    asyncio.run(story())


async def check_true(server: Server, table: str) -> None:
    """The room in memory is what the store tells of."""
    async with server.house.entered(table) as live:
        row = await server.store.table(table)
        assert row is not None
        told = Stored(await server.store.log(table), row.secret, row.engine, row.status).room()
        assert (live.room.version, live.room.asked) == (told.version, told.asked)
        assert digest(live.room.game) == digest(told.game)


def test_bots_go_on_whatever_their_steward_stumbles_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with at_home(tmp_path, bot_pace_ms=PACE) as server:
            faults = iter([RuntimeError("a worker"), OSError("a pipe")])
            choose, turn = server.minds.choose, server.steward.turn

            async def stumble(*asked: Any) -> str | None:
                for fault in faults:
                    raise fault
                return await choose(*asked)

            def fall(live: Live) -> None:
                turn(live)
                if live.room.version % 3 == 0:
                    raise ValueError("a notice")

            monkeypatch.setattr(server.minds, "choose", stumble)
            monkeypatch.setattr(server.steward, "turn", fall)
            table = await bots_only(server)
            await further(server, table, 12)
            assert next(faults, None) is None
            await check_true(server, table)

    asyncio.run(story())


def test_a_verb_that_fails_half_way_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, bot_pace_ms=PACE) as server:
            room, _ = await server.desk.open_table(Wish(players=2, open=True), "Athos", "")
            host = Visitor(HOST, kind=SESSION)
            await server.desk.sit(room.id, host, [0, 1], "00" * 16)
            await server.desk.begin(room.id, host)

            def break_down(room: Room, at: int) -> AnyEntry:
                prompt = room.game.prompt()
                room.play_for(room.responder(prompt), prompt.default(), "bot", at)  # the game has it already
                raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                await server.house.change(room.id, break_down)
            await server.house.change(room.id, lambda room, at: room.say(HOST, False, "Still here", at))
            await check_true(server, room.id)

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


async def play_and_stay(diary: Diary, moves: int) -> None:
    """Too few moves to end a game; then listen as long as the line holds."""
    await diary.play(moves)
    while True:
        await diary.hear()


def test_a_server_that_is_stopped_says_goodbye_and_loses_nothing(served: Served) -> None:
    async def story() -> None:
        match = await against_bots(served, Random(FIXED))
        (diary,) = match.diaries
        assert served.process is not None
        async with AsyncExitStack() as stack:
            await diary.enter(stack)
            line = asyncio.create_task(last_line(diary.guest, served.url))
            await diary.play(5)
            playing = asyncio.create_task(play_and_stay(diary, 20))
            while len(diary.acknowledged) < 10:
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
        await finish(match.diaries)
        check_stored(stored(served, match.table), match.diaries)

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


# --- after an upgrade -------------------------------------------------------------------------------


async def half_a_game(served: Served, moves: int = 40) -> Match:
    """A game in its middle, left alone."""
    match = await hot_seat(served, Random(FIXED))
    async with AsyncExitStack() as stack:
        for diary in match.diaries:
            diary.chatty = False
            await diary.enter(stack)
        await asyncio.gather(*(until(diary, moves) for diary in match.diaries))
    return match


async def until(diary: Diary, version: int) -> None:
    """Play until a version of the table is heard of."""
    while (diary.version or 0) < version:
        message = diary.message()
        await (diary.say(message) if message is not None else diary.hear())


def spoil(found: Stored, what: str) -> tuple[int, bytes]:
    """An entry of a log with something in it that is not true any more: its version, and what stands there then."""
    played = [(version, entry) for version, body in found.log if isinstance(entry := decode(body), Played)]
    if what == "digest":
        version, entry = next(one for one in reversed(played) if one[1].digest)
        entry.digest = entry.digest[::-1]
    elif what == "line":
        version, entry = played[-5]
        entry.lines[0] = f"{entry.seat} move nowhere"
    else:
        version, entry = played[-5]
        return version, encode(entry).replace(b'"kind":"played"', b'"kind":"danced"')
    return version, encode(entry)


def last_seen(served: Served, table: str, seat: int) -> Json:
    """A table as one seat saw it when it was last written down whole."""
    with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"))) as base:
        ((body,),) = base.execute("SELECT body FROM snapshots WHERE table_id = ?", (table,))
    found: Json = json.loads(body)["views"][str(seat)]
    return found


async def until_settled(served: Served, matches: list[Match]) -> None:
    """Every game was replayed, and vouched for or frozen."""
    while any((now := stored(served, match.table)).engine != ENGINE and now.status == "playing" for match in matches):
        await asyncio.sleep(0.01)


async def check_frozen(served: Served, match: Match, before: Log) -> None:
    """It can be read and downloaded, nothing can be done, and its log is what it was, byte for byte."""
    guest, asked = match.diaries[1].guest, match.diaries[1].prompt
    assert asked is not None
    now = stored(served, match.table)
    assert now.log[:-1] == before
    assert isinstance(decode(now.log[-1][1]), Froze)
    assert (now.status, now.engine) == ("frozen", "another program")
    info = await guest.must("GET", "")
    assert (info["status"], info["frozen"]) == ("frozen", "server-frozen")
    assert (await guest.must("GET", "/record"))["inputs"] == lines_of([entry for _, entry in readable(before)])
    move = {"type": "act", "mark": "frozen", "prompt": asked["id"], "action": asked["default"]}
    async with guest.look(1) as seat:
        hello = await seat.hear()
        assert (hello["prompt"], hello["view"]) == (None, last_seen(served, match.table, 1))
        assert hello["missed"][-1]["kind"] == "froze"
        answer = await seat.do(**{**move, "kind": move["type"]})
        assert (answer["type"], answer["reason"]["key"]) == ("refused", "server-frozen")
    refused = await guest.ask("POST", "/seats/1/moves", move)
    assert (refused.status_code, refused.json()["key"]) == (409, "server-frozen")
    assert "it is frozen: it can be read and downloaded, but not played on" in refused.json()["text"]
    assert (await guest.ask("POST", "/seats", {"seats": [1], "nonce": "00" * 16})).json()["key"] == "server-frozen"
    assert stored(served, match.table).log == now.log


def test_after_an_upgrade_games_go_on_when_all_digests_agree_and_are_frozen_when_not(tmp_path: Path) -> None:
    served = Served(tmp_path, settings={"MOUSQUETAIRES_SNAPSHOT_EVERY": "5"}).start()
    spoilt = ("digest", "line", "kind")
    good, *bad = [asyncio.run(half_a_game(served)) for _ in ("good", *spoilt)]
    assert served.stop() == 0
    change(served, "UPDATE tables SET engine = 'another program'")
    for match, what in zip(bad, spoilt, strict=True):
        version, body = spoil(stored(served, match.table), what)
        change(served, "UPDATE entries SET body = ? WHERE table_id = ? AND version = ?", body, match.table, version)
    logs = [stored(served, match.table).log for match in bad]

    async def story() -> None:
        await asyncio.wait_for(until_settled(served, [good, *bad]), PATIENCE)
        for match, before in zip(bad, logs, strict=True):
            await check_frozen(served, match, before)
        await finish(good.diaries)

    with served:
        asyncio.run(story())
    with served:  # once more: what is frozen stays so, and nothing is added
        for match, before in zip(bad, logs, strict=True):
            asyncio.run(check_frozen(served, match, before))


# --- backups ----------------------------------------------------------------------------------------


def test_a_backup_made_during_play_is_a_server_where_the_game_goes_on(served: Served, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "games.sqlite3"
    copy.parent.mkdir()
    command = [sys.executable, "-m", "mousquetaires", "backup", str(copy), "--database", served.database]

    async def story() -> None:
        matches = [await hot_seat(served, Random(FIXED)), await against_bots(served, Random(FIXED))]
        diaries = [diary for match in matches for diary in match.diaries]
        async with AsyncExitStack() as stack:
            for diary in diaries:
                await diary.enter(stack)
            await matches[1].diaries[0].play(3)
            playing = [asyncio.create_task(diary.play()) for diary in matches[0].diaries]
            acknowledged = [dict(diary.acknowledged) for diary in diaries]
            done = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL)
            assert await done.wait() == 0
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        twins: list[Diary] = []
        with Served(copy.parent) as again:
            for match in matches:
                found = stored(again, match.table)
                assert found.log == stored(served, match.table).log[: len(found.log)]
            for diary, before in zip(diaries, acknowledged, strict=True):
                guest = diary.guest
                twin = Diary(Guest(again.url, guest.table, guest.secret, guest.person), diary.seat, diary.rng)
                twin.acknowledged = before  # what came later may be in it, or not
                check_stored(stored(again, guest.table), [twin])
                twins.append(twin)
            for match in matches:
                await finish([twin for twin in twins if twin.guest.table == match.table])

    asyncio.run(story())
