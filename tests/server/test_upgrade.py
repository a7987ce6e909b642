"""Another program or another box takes games over: it replays them exactly, or leaves them alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mousquetaires.data.released_boxes import released_box
from mousquetaires.engine.components import Components
from mousquetaires.engine.effects.on_tracks import gain_pistoles
from mousquetaires.engine.effects.on_turn import begin_phase
from mousquetaires.engine.ids import MILADY, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.record_replay import replay, verify
from mousquetaires.engine.rules import musketeer_phase
from mousquetaires.server.jobs.scheduler import Scheduler
from mousquetaires.server.rules_fingerprint import fingerprint
from mousquetaires.server.service import Server
from mousquetaires.server.table.authors import THE_SERVER, Author
from mousquetaires.server.table.entries import Began, Froze, Played, Resumed, decode, readable
from mousquetaires.server.table.game_commands import Begin
from mousquetaires.server.table.game_commands import play as play_action
from mousquetaires.server.table.options import Clock, TableOptions
from mousquetaires.server.table.people_commands import Sit
from mousquetaires.server.table.snapshots import decode_snapshot, lines_of
from mousquetaires.server.table.state import FROZEN, HOST, OVER, PLAYING, TableState
from tests.box import FIRST_RELEASED, changed_box
from tests.server.bot_games import bots_only, further
from tests.server.in_process import running_server
from tests.server.recorders import BOX
from tests.server.served import PATIENCE, Json

RELEASED = released_box(FIRST_RELEASED)
CHANGED_BOX = changed_box({"tracks.honour.points": 12})
OTHER_BOX = replace(BOX, digest="another box")
SHORT = 10
LONG = 26  # a digest of the whole position was stored before
LONGER = 50  # and the record has a checkpoint
SECOND = 1000
Patch = pytest.MonkeyPatch


class Hours:
    """A clock that a test moves."""

    now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def server_at(
    folder: Path, box: Components = BOX, hours: Hours | None = None, snapshot_every: int = 50
) -> AsyncIterator[Server]:
    """A server that knows which games ran before it."""
    async with running_server(folder, box, snapshot_every=snapshot_every) as server:
        if hours is not None:
            server.registry.now = hours
        async with asyncio.timeout(PATIENCE):
            while not server.scheduler._alone:
                await asyncio.sleep(0.005)
        yield server


async def begun(server: Server, **options: Any) -> str:
    """A game that one person plays alone."""
    state, _ = await server.tables.open(TableOptions(players=2, open=True, **options), "Athos", "")
    await server.registry.apply(state.id, Sit([0, 1], "00" * 16), Author(HOST))
    await server.registry.apply(state.id, Begin(), Author(HOST))
    return state.id


async def play(server: Server, table: str, rng: Random, inputs: int = 100_000) -> None:
    """All seats play at random, to the end or until so many inputs are made."""
    state = (await server.registry.live(table)).state
    while state.inputs < inputs and state.status == PLAYING:
        prompt = state.game.prompt()
        options = [] if prompt.kind.startswith("trade") else prompt.options()
        seat, chosen = state.responder(prompt), rng.choice(options) if options else prompt.default()
        async with server.registry.locked(table) as live:
            change = play_action(live.state, seat, chosen, "bot", THE_SERVER, server.registry.now())
            await server.registry.commit(live, change)


async def hello(server: Server, table: str, seat: int = MILADY) -> Json:
    found: Json = msgspec.json.decode(await server.presence.current_view(table, HOST, seat))
    return found


async def status(server: Server, table: str) -> str:
    """A table's status once every running game was replayed."""
    async with asyncio.timeout(PATIENCE):
        while await server.store.tables.unverified(server.registry.engine):
            await asyncio.sleep(0.005)
    return (await server.registry.current(table)).state.status


class Phases:
    """Counts how often the Musketeers' phase begins, and changes what comes of it from some time on."""

    def __init__(self, patch: Patch, aloud: bool = True) -> None:
        self.begun = 0
        self.honest_until = 1_000_000
        self._honest = begin_phase
        self._aloud = aloud
        patch.setattr(musketeer_phase, "begin_phase", self.begin_phase)

    def begin_phase(self, g: Game, phase: int) -> None:
        self.begun += 1
        self._honest(g, phase)
        if self.begun > self.honest_until:
            gain_pistoles(g, 1) if self._aloud else setattr(g.s, "purse", g.s.purse + 1)

    def change_the_last(self) -> None:
        """From now on the last one that was counted comes out differently."""
        self.begun, self.honest_until = 0, self.begun - 1


async def past_a_phase(server: Server, inputs: int, phases: Phases) -> str:
    """A game of so many inputs, and some more until a phase of the Musketeers has begun since."""
    while True:
        phases.begun, table, rng = 0, await begun(server), Random(1625)
        await play(server, table, rng, inputs)
        state, before = (await server.registry.live(table)).state, phases.begun
        while phases.begun == before and state.status == PLAYING:
            await play(server, table, rng, state.inputs + 1)
        if state.status == PLAYING:
            return table  # else it was over too soon


def another_program(patch: Patch) -> None:
    patch.setattr("mousquetaires.server.live.registry.fingerprint", lambda _: "another program")


def unannounced(patch: Patch) -> None:
    """The server goes as if it were killed: nothing is written down at its end."""

    async def nothing(_: Scheduler) -> None:
        pass

    patch.setattr(Scheduler, "hand_over", nothing)


# --- running games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("inputs", [1, SHORT, LONG])
def test_one_rule_changed_freezes_a_short_game_and_the_last_moves_of_a_long_one(
    tmp_path: Path, monkeypatch: Patch, inputs: int
) -> None:
    """By what every player was told: it has to come of each input again."""

    async def story() -> None:
        phases = Phases(monkeypatch)
        async with server_at(tmp_path) as server:
            table = await past_a_phase(server, inputs, phases)
        last, phases.begun = phases.begun, 0
        async with server_at(tmp_path) as server:
            assert await status(server, table) == PLAYING
        assert phases.begun == last
        phases.change_the_last()
        async with server_at(tmp_path) as server:
            assert await status(server, table) == FROZEN

    asyncio.run(story())


def test_a_rule_that_changes_without_a_word_is_found_by_the_position_that_was_written_down(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    async def story() -> None:
        phases = Phases(monkeypatch, aloud=False)
        async with server_at(tmp_path) as server:
            table = await past_a_phase(server, SHORT, phases)
        phases.change_the_last()
        another_program(monkeypatch)
        async with server_at(tmp_path) as server:
            assert await status(server, table) == FROZEN

    asyncio.run(story())


def test_a_game_goes_on_under_another_program_that_plays_it_the_same(tmp_path: Path, monkeypatch: Patch) -> None:
    async def story() -> None:
        async with server_at(tmp_path) as server:
            table = await begun(server)
            await play(server, table, Random(1625), SHORT)
        another_program(monkeypatch)
        async with server_at(tmp_path) as server:
            assert await status(server, table) == PLAYING
            await play(server, table, Random(1625))
            assert verify(await server.tables.record(table), BOX).game.over

    asyncio.run(story())


def test_a_game_of_a_box_that_was_never_released_is_frozen_under_another_box(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_at(tmp_path, OTHER_BOX) as server:
            table = await begun(server)
            await play(server, table, Random(1625), SHORT)
        assert fingerprint(OTHER_BOX.digest) != fingerprint(BOX.digest)
        async with server_at(tmp_path) as server:
            assert await status(server, table) == FROZEN
            assert (await server.tables.record(table))["components"] == OTHER_BOX.digest
            again = await begun(server)
            await play(server, again, Random(1625), SHORT)
            assert await status(server, again) == PLAYING

    asyncio.run(story())


def test_a_game_of_a_released_box_goes_on_with_that_box_under_another_box(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_at(tmp_path, RELEASED) as server:
            table = await begun(server)
            await play(server, table, Random(1625), SHORT)
        async with server_at(tmp_path, CHANGED_BOX) as server:
            assert await status(server, table) == PLAYING
            assert (await server.registry.live(table)).state.game.table.components == RELEASED
            assert (await hello(server, table))["info"]["box"] == RELEASED.digest
            await play(server, table, Random(1625))
            record = await server.tables.record(table)
            assert record["components"] == RELEASED.digest != CHANGED_BOX.digest
            assert verify(record, RELEASED).game.over
            new = await begun(server)
            assert (await server.registry.live(new)).state.game.table.components == CHANGED_BOX

    asyncio.run(story())


def test_bots_play_on_with_the_box_of_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_at(tmp_path, RELEASED) as server:
            table = await bots_only(server)
            before = len(await server.store.entries.read(table))
        async with server_at(tmp_path, CHANGED_BOX) as server:
            assert await status(server, table) == PLAYING
            await further(server, table, 3)
            entries = readable(await server.store.entries.read(table))
        assert any(isinstance(entry, Played) for version, entry in entries if version > before)

    asyncio.run(story())


def test_a_log_from_before_components_were_written_down_is_followed() -> None:
    state = TableState("table", BOX, bytes(32))
    old = b'{"kind":"began","at":1,"by":1,"nonces":[],"lines":[],"events":[]}'
    entry = decode(old)
    assert isinstance(entry, Began)
    assert (entry.components, state.components.digest) == ("", BOX.digest)
    snapshot = decode_snapshot(b'{"digest":"ab","position":{},"views":{"0":null}}')
    assert (snapshot.version, snapshot.views, snapshot.record) == (0, {"0": None}, {})


# --- what a frozen game shows ---------------------------------------------------------------------------


def test_a_frozen_game_is_shown_and_downloaded_as_the_program_had_it_that_played_it(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    async def story() -> tuple[Json, Json, list[str]]:
        phases = Phases(monkeypatch)
        async with server_at(tmp_path) as server:
            table = await past_a_phase(server, LONGER, phases)
            before, log = await hello(server, table), await server.store.entries.read(table)
            session = (await server.registry.live(table)).state.session
            assert session is not None
            true = session.to_json()
        phases.change_the_last()
        another_program(monkeypatch)
        monkeypatch.setattr("mousquetaires.engine.record.ENGINE_VERSION", 99)
        async with server_at(tmp_path) as server:
            assert await status(server, table) == FROZEN
            after = await hello(server, table)
            assert (after["view"], after["prompt"]) == (before["view"], None)
            assert (after["info"]["frozen"], after["info"]["frozen_at"]) == ("server-frozen", before["version"])
            assert (await server.store.entries.read(table))[:-1] == log
            assert isinstance(decode((await server.store.entries.read(table))[-1][1]), Froze)
            return true, await server.tables.record(table), lines_of([entry for _, entry in readable(log)])

    true, record, lines = asyncio.run(story())
    monkeypatch.undo()
    assert record["inputs"] == lines
    assert len(true["checkpoints"]) > 0
    assert {name: record[name] for name in true} == msgspec.json.decode(msgspec.json.encode(true))
    assert replay(record, BOX).inputs == lines


def test_after_a_crash_a_frozen_game_says_how_old_the_view_is_that_it_shows(tmp_path: Path, monkeypatch: Patch) -> None:
    async def story() -> None:
        phases = Phases(monkeypatch)
        unannounced(monkeypatch)
        async with server_at(tmp_path, snapshot_every=1000) as server:
            table = await past_a_phase(server, SHORT, phases)
        phases.change_the_last()
        another_program(monkeypatch)
        async with server_at(tmp_path) as server:
            assert await status(server, table) == FROZEN
            after, log = await hello(server, table), await server.store.entries.read(table)
            (first,) = [version for version, entry in readable(log) if isinstance(entry, Began)]
            assert (after["view"]["turn"], after["info"]["frozen_at"]) == (0, first)
            assert after["version"] > first + SHORT

    asyncio.run(story())


# --- finished games -------------------------------------------------------------------------------------


def test_a_finished_game_stays_finished_whatever_a_later_program_makes_of_it(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    async def story() -> Json:
        phases = Phases(monkeypatch)
        async with server_at(tmp_path) as server:
            table = await begun(server)
            await play(server, table, Random(1625))
            seats = (MILADY, 1, SPECTATOR)
            record, shown = await server.tables.record(table), [await hello(server, table, seat) for seat in seats]
            stories = [await server.presence.story(table, 0, seat, 0) for seat in seats]
        phases.begun = phases.honest_until = 0
        another_program(monkeypatch)
        monkeypatch.setattr("mousquetaires.engine.record.ENGINE_VERSION", 99)
        async with server_at(tmp_path, OTHER_BOX) as server:
            assert await status(server, table) == OVER
            assert (await server.registry.live(table)).state.session is None  # it cannot be followed indeed
            assert await server.tables.record(table) == record
            for seat, before, told in zip(seats, shown, stories, strict=True):
                after = await hello(server, table, seat)
                assert (after["view"], after["info"]) == (before["view"], before["info"])
                assert await server.presence.story(table, 0, seat, 0) == told
            return record

    record = asyncio.run(story())
    monkeypatch.undo()
    assert verify(record, BOX).game.over


# --- clocks over a restart --------------------------------------------------------------------------------


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
def test_over_a_restart_a_deadline_moves_by_the_time_away_and_not_by_more(
    tmp_path: Path, monkeypatch: Patch, killed: bool
) -> None:
    async def story() -> None:
        hours = Hours()
        if killed:
            unannounced(monkeypatch)
        async with server_at(tmp_path, hours=hours) as server:
            table = await begun(server, clock=Clock(60))
            deadline = hours.now + 60 * SECOND
            hours.now += 20 * SECOND
            await server.scheduler._store_heartbeat()
            hours.now += SECOND
        hours.now += 1000 * SECOND
        async with server_at(tmp_path, hours=hours) as server:
            async with asyncio.timeout(PATIENCE):
                while not server.scheduler.owns((await server.registry.live(table)).state):
                    await asyncio.sleep(0.005)
            state = (await server.registry.live(table)).state
            assert isinstance(decode((await server.store.entries.read(table))[-1][1]), Resumed)
            assert state.move_deadline() == deadline + (1001 if killed else 1000) * SECOND

    asyncio.run(story())
