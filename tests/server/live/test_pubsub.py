"""Redis carries hints between server processes: what happens when its address is wrong or nothing answers there."""

import asyncio
import os
import signal
import socket
from functools import partial
from pathlib import Path

import pytest
from redis import Redis as RedisClient
from structlog.testing import capture_logs

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.i18n import languages, texts
from mousquetaires.server.live import pubsub as channels
from mousquetaires.server.live.pubsub import Hint, OnHint, PubSubError, RedisPubSub, open_pubsub
from mousquetaires.server.live.viewers import Viewer
from mousquetaires.server.table.options import TableOptions
from mousquetaires.server.table.state import HOST
from tests.server.in_process import running_server
from tests.server.served import PATIENCE
from tests.server.services import Redis
from tests.server.steps import TALKER, talk


@pytest.mark.parametrize("options", ["foo=bar", "socket_timeout=soon", "db=x", "protocol=9"])
def test_an_option_that_redis_does_not_have_is_told_in_one_sentence(options: str) -> None:
    with pytest.raises(PubSubError) as found:
        open_pubsub(f"redis://:grimaud@127.0.0.1:1/0?health_check_interval=5&{options}")
    named = f"health_check_interval, {options.partition('=')[0]}"
    assert (found.value.key, found.value.values) == ("channels-options", {"options": named})
    for language in languages():
        assert named in texts(language).say(found.value.key, **found.value.values)


def test_options_that_redis_has_are_heeded() -> None:
    assert isinstance(open_pubsub("redis://127.0.0.1:1/0?health_check_interval=5"), RedisPubSub)


class Knocking(RedisPubSub):
    """Counts how often Redis was looked for."""

    attempts = 0

    async def _receive_all(self, hear: OnHint, again: channels.OnReconnect) -> None:
        self.attempts += 1
        if self.attempts == 4:
            raise asyncio.CancelledError
        await super()._receive_all(hear, again)


def test_a_redis_that_was_never_there_is_logged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has mistyped its address or its password would not hear of it otherwise."""
    monkeypatch.setattr(channels, "RETRY_SECONDS", 0.0)

    async def hear(_hint: Hint) -> None:
        raise AssertionError("nobody is there")

    async def again() -> None:
        raise AssertionError("nobody is there")

    async def story() -> None:
        knocking = Knocking("redis://127.0.0.1:1")
        with pytest.raises(asyncio.CancelledError):
            await knocking._listen(hear, again)
        assert not knocking.up

    with capture_logs() as lines:
        asyncio.run(story())
    assert [(line["event"], line["log_level"]) for line in lines] == [("channels_down", "warning")]


def test_a_redis_that_takes_calls_and_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "PATIENCE", 0.2)

    async def nobody(*_: Hint) -> None:
        raise AssertionError("nobody answers")

    async def story(address: str) -> None:
        silent = RedisPubSub(address)
        async with asyncio.timeout(PATIENCE):
            assert not await silent._was_sent(b"")
            with pytest.raises(channels.GONE):
                await silent._receive_all(nobody, nobody)

    with socket.create_server(("127.0.0.1", 0)) as deaf:
        asyncio.run(story(f"redis://127.0.0.1:{deaf.getsockname()[1]}"))


def test_a_listener_is_not_left_waiting_when_redis_hangs_up_and_then_hangs(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "PATIENCE", 0.3)
    monkeypatch.setattr(channels, "RETRY_SECONDS", 0.05)

    async def hear(_hint: Hint) -> None:
        raise AssertionError("nobody speaks")

    async def until(up: bool, heard: RedisPubSub) -> None:
        while heard.up != up:
            await asyncio.sleep(0.01)

    async def story(pid: int) -> None:
        heard = RedisPubSub(redis.url)
        carrying = asyncio.create_task(heard.run(hear, partial(asyncio.sleep, 0)))
        async with asyncio.timeout(PATIENCE):
            await until(True, heard)
            with RedisClient.from_url(redis.url) as other:
                other.client_kill_filter(_type="pubsub")
            os.kill(pid, signal.SIGSTOP)  # before the listener could notice
            try:
                await until(False, heard)
            finally:
                os.kill(pid, signal.SIGCONT)
            await until(True, heard)
        carrying.cancel()
        await asyncio.wait([carrying])

    assert redis.pid is not None
    asyncio.run(story(redis.pid))


def test_a_listener_ends_at_whatever_moment_it_is_told_to(redis: Redis) -> None:
    """`asyncio.wait_for` loses a cancellation that comes with a result (Python 3.11): a server would never stop."""

    async def hear(_hint: Hint) -> None:
        raise AssertionError("nobody speaks")

    async def end_after(steps: int) -> None:
        listens = asyncio.Event()

        async def begun() -> None:
            listens.set()

        carrying = asyncio.create_task(RedisPubSub(redis.url).run(hear, begun))
        await listens.wait()
        for _ in range(steps):
            await asyncio.sleep(0)
        carrying.cancel()
        ended, _ = await asyncio.wait([carrying], timeout=PATIENCE)
        assert ended, f"cancelled {steps} steps of the event loop after it began to listen"

    async def story() -> None:
        for steps in range(100):
            await end_after(steps)

    asyncio.run(story())


class Overheard(channels.NoPubSub):
    """Writes down what leaves, beside what viewers are told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def publish(self, hint: Hint) -> None:
        if hint.body:
            self.heard.append("hint")

    async def publish_first(self, hint: Hint) -> None:
        self.publish(hint)
        self.heard.append("gone")


class Ear(Viewer):
    """A subscriber that counts its messages."""

    def __init__(self, heard: list[str]) -> None:
        super().__init__(HOST, SPECTATOR)
        self.heard = heard

    def send(self, message: bytes) -> None:
        self.heard.append("told")


def test_other_processes_are_at_work_on_a_move_while_this_one_tells_of_it(tmp_path: Path) -> None:
    """The last viewer of a move waits for one process less."""

    async def story() -> list[str]:
        async with running_server(tmp_path) as server:
            state, _ = await server.tables.open(TableOptions(players=2), "Athos", "")
            server.registry.channels = wire = Overheard()
            (await server.registry.live(state.id)).viewers[SPECTATOR] = {Ear(wire.heard)}
            await server.registry.apply(state.id, talk("En garde!"), TALKER)
            return wire.heard

    assert asyncio.run(story()) == ["hint", "gone", "told"]
