"""After an upgrade a running game goes on when the new program agrees with its log, and is frozen when not."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

from mousquetaires.server.rules_fingerprint import fingerprint
from mousquetaires.server.table.entries import Froze, Played, decode, encode, readable
from mousquetaires.server.table.snapshots import lines_of
from tests.server.matches import FIXED, Match, change, hot_seat, stored
from tests.server.recorders import BOX, Log, Recorder, Stored, finish
from tests.server.served import PATIENCE, Json, Served

ENGINE = fingerprint(BOX.digest)


async def half_a_game(served: Served, moves: int = 40) -> Match:
    """A game in its middle, left alone."""
    match = await hot_seat(served, Random(FIXED))
    async with AsyncExitStack() as stack:
        for recorder in match.recorders:
            recorder.chatty = False
            await recorder.enter(stack)
        await asyncio.gather(*(until(recorder, moves) for recorder in match.recorders))
    return match


async def until(recorder: Recorder, version: int) -> None:
    """Play until a version of the table is heard of."""
    while (recorder.version or 0) < version:
        message = recorder.message()
        await (recorder.say(message) if message is not None else recorder.hear())


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
    guest, asked = match.recorders[1].guest, match.recorders[1].prompt
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
    assert "You can read and download it, but not continue it." in refused.json()["text"]
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
        await finish(good.recorders)

    with served:
        asyncio.run(story())
    with served:  # once more: what is frozen stays so, and nothing is added
        for match, before in zip(bad, logs, strict=True):
            asyncio.run(check_frozen(served, match, before))
