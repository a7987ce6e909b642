"""Redis carries hints between server processes: what becomes of an address that is wrong, or leads nowhere."""

import asyncio

import pytest
from structlog.testing import capture_logs

from mousquetaires.i18n import languages, texts
from mousquetaires.server import channels
from mousquetaires.server.channels import ChannelsError, Hear, Hint, RedisChannels, open_channels


@pytest.mark.parametrize("options", ["foo=bar", "socket_timeout=soon", "db=x", "protocol=9"])
def test_an_option_that_redis_does_not_have_is_told_in_one_sentence(options: str) -> None:
    with pytest.raises(ChannelsError) as found:
        open_channels(f"redis://:grimaud@127.0.0.1:1/0?health_check_interval=5&{options}")
    named = f"health_check_interval, {options.partition('=')[0]}"
    assert (found.value.key, found.value.values) == ("channels-options", {"options": named})
    for language in languages():
        assert named in texts(language).say(found.value.key, **found.value.values)


def test_options_that_redis_has_are_heeded() -> None:
    assert isinstance(open_channels("redis://127.0.0.1:1/0?health_check_interval=5"), RedisChannels)


class Knocking(RedisChannels):
    """Counts how often Redis was looked for."""

    attempts = 0

    async def _hear_all(self, hear: Hear, again: channels.Again) -> None:
        self.attempts += 1
        if self.attempts == 4:
            raise asyncio.CancelledError
        await super()._hear_all(hear, again)


def test_a_redis_that_was_never_there_is_logged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has mistyped its address or its password would not hear of it otherwise."""
    monkeypatch.setattr(channels, "AGAIN", 0.0)

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
