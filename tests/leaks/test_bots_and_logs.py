"""Bots, notices and log lines tell nothing about hidden cards."""

import asyncio
import json
from dataclasses import dataclass
from itertools import islice, pairwise
from random import Random
from typing import Final

import msgspec
import pytest

from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import CARDS, MILADY, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import Observation, observe
from mousquetaires.server.jobs import bot_turns
from mousquetaires.server.jobs.bot_workers import BotRequest, choose_move, set_components
from mousquetaires.server.notify.subscriptions import NewSubscription, WebhookTo
from mousquetaires.server.notify.webhook import new_secret
from mousquetaires.server.store import EntryRow, SubscriptionRow
from mousquetaires.server.table.entries import AnyEntry, Froze, Played, encode, readable
from tests.leaks.changed_secrets import SECRETS
from tests.leaks.scenes import Stage, hunt
from tests.leaks.server_in_process import TABLE, Json, Plan, World, connect_viewer
from tests.leaks.server_pair import Leak, Scene, Worlds, falls_after
from tests.seeds import SOAK
from tests.server.notify.endpoints import Endpoint, served
from tools.random_play import ACT, BOX, put

# The framework's next version wants parameters written another way; that is no matter of secrets.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


# --- deliberate leaks -----------------------------------------------------------------------------

Patch = pytest.MonkeyPatch


# --- bots -------------------------------------------------------------------------------------------


@dataclass
class Thought:
    """What a bot will do at a scene when its whims are always the same, and what chance does then."""

    scene: Scene
    seat: int
    moves: int
    falls: list[int]


def thought(scene: Scene) -> Thought | None:
    """A scene that asks only a seat that may not know the secret."""
    set_components(BOX)
    seat = scene.one.prompt().seats.bit_length() - 1
    if scene.knows >> seat & 1 or scene.first is not None:
        return None
    setup = msgspec.json.encode(scene.one.table.setup.to_json()).decode()
    one, other, moves, falls = scene.one.clone(), scene.other.clone(), 0, list[int]()
    while not one.over and one.prompt().seats == 1 << seat and moves < 4:
        request = BotRequest("novice", setup, BOX.digest, observe(one, seat).to_json(), seat, WHIM)
        what = (ACT, seat, parse(choose_move(request)))
        fell = falls_after((one, other), (what, what), scene, Random(2))
        if fell is None:
            return None
        for game in (one, other):
            put(game, what)
            for fall in fell[0]:
                game.land(fall)
        moves, falls = moves + 1, falls + fell[0]
    asked_still = not one.over and one.prompt().seats >> seat & 1
    return None if moves == 0 or asked_still else Thought(scene, seat, moves, falls)


WHIM: Final = "0123456789abcdef"


class Spy:
    """Stands between a server and its workers, and writes down what goes over."""

    def __init__(self, patch: Patch, world: World) -> None:
        self.sent: list[str] = []
        self.ask = world.server.bot_workers._ask
        patch.setattr(world.server.bot_workers, "_ask", self)

    async def __call__(self, question: bytes) -> bytes:
        self.sent.append(question.decode())
        return await self.ask(question)


async def bots_move(worlds: Worlds, patch: Patch, thoughts: list[Thought]) -> int:
    """A bot takes a seat over in both worlds and moves; answers how many moves were compared."""
    patch.setattr(bot_turns, "token_hex", lambda _: WHIM)
    spies = [Spy(patch, world) for world in worlds.worlds]
    for one in thoughts:
        async with worlds.at(one.scene) as pair:
            for world in pair.worlds:
                world.fate(one.falls)
            await pair.ask("DELETE", f"/seats/{one.seat}", one.seat)
            await pair.ask("POST", f"/seats/{one.seat}/bot", pair.plan.played[0], {"bot": "novice"})
            for connections in pair.connections:
                while (await connections[SPECTATOR].hear()).get("version", 0) < pair.start + 2 + one.moves:
                    pass
            await pair.settle()
            pair.check("what bots are sent", one.seat, [spy.sent for spy in spies])
            assert [world.state.version for world in pair.worlds] == [pair.start + 2 + one.moves] * 2
            assert not any(world.server.scheduler._thinking for world in pair.worlds)
    return len(spies[0].sent)


def some_thoughts(secret: str, most: int) -> list[Thought]:
    found = (thought(scene) for scene in hunt(secret, 1625, 60))
    return list(islice((one for one in found if one is not None), most))


def test_a_bot_is_sent_nothing_its_seat_may_not_know_and_moves_the_same(stage: Stage, monkeypatch: Patch) -> None:
    """As many entries, the same ones, whatever the others hold."""
    thoughts = [one for secret in SECRETS[:6] for one in some_thoughts(secret, 10 if SOAK else 1)]
    assert len(thoughts) > 4
    moves = sum(one.moves for one in thoughts)
    assert stage.run(bots_move(stage.worlds, monkeypatch, thoughts)) == moves


def test_a_bot_that_sees_too_much_is_found(stage: Stage, monkeypatch: Patch) -> None:
    def everything(game: Game, seat: int) -> Observation:
        return observe(game, seat)._replace(destination=game.s.destination)

    monkeypatch.setattr(bot_turns, "observe", everything)
    with pytest.raises(Leak, match="place"):
        stage.run(bots_move(stage.worlds, monkeypatch, some_thoughts("place", 2)))


def test_a_bot_never_moves_before_a_person_could(stage: Stage, monkeypatch: Patch) -> None:
    """However little there is to choose: every move is published when its pace has passed, one entry a prompt."""

    async def story() -> list[tuple[int, AnyEntry]]:
        world = stage.worlds.worlds[0]
        began = asyncio.get_running_loop().time
        monkeypatch.setattr(world.server.registry, "now", lambda: int(began() * 1000))
        settings = msgspec.structs.replace(world.server.settings, bot_pace_ms=PACE)
        monkeypatch.setattr(world.server.registry, "settings", settings)
        game = new_game(Table(usual_setup(2), BOX))
        plan = Plan.of(game, bots={0: "novice"})
        async with world.table(plan) as live:
            async with connect_viewer(world, SPECTATOR, "") as connection:
                while live.state.responder(live.state.game.prompt()) == MILADY:
                    await connection.hear()
            return readable(list(live.recent))

    entries = [entry for _, entry in stage.run(story())]
    moves = [(before.at, entry) for before, entry in pairwise(entries) if isinstance(entry, Played)]
    pauses = [entry.at - asked_at for asked_at, entry in moves if entry.cause == "bot"]
    assert len(pauses) > 1
    assert min(pauses) >= PACE - 1  # two clocks, each cut to whole milliseconds


PACE: Final = 60


# --- notices ----------------------------------------------------------------------------------------


def test_a_notice_says_nothing_of_anybodys_cards(stage: Stage) -> None:
    """Who is away and is asked is told so, in the same words whatever is hidden; his feed, too."""

    async def story() -> list[list[bytes]]:
        told: list[list[bytes]] = [[], []]
        for scene in hunt("two hands", 1625, 3):
            away = scene.one.prompt().seats.bit_length() - 1
            ends = [Endpoint(), Endpoint()]
            async with served(ends[0].answer) as ends[0].url, served(ends[1].answer) as ends[1].url:
                urls = {world.name: end.url for world, end in zip(stage.worlds.worlds, ends, strict=True)}
                person = Plan.of(scene.one).person(away)

                async def subscribe(world: World, person: int = person, urls: dict[str, str] = urls) -> None:
                    await world.rest()  # seats that were asked before this are not notified
                    to = NewSubscription(WebhookTo(f"{urls[world.name]}/called", WEBHOOK_SECRET))
                    body = msgspec.json.encode(to).decode()
                    await world.server.store.subscriptions.add(SubscriptionRow("s", TABLE, person, body))

                async with stage.worlds.at(scene, subscribe, absent=(away,)) as pair:
                    for world in pair.worlds:
                        await world.rest()
                    feeds = [
                        await world.http.get(f"/api/tables/{TABLE}/feed", headers={"X-Feed-Key": f"feed-{away}"})
                        for world in pair.worlds
                    ]
                    pair.check("feed", away, [feed.content for feed in feeds])
                    assert "your_turn" in feeds[0].text
            for end, all_told in zip(ends, told, strict=True):
                all_told += [request.body for request in end.requests]
        return told

    one, other = stage.run(story())
    assert one == other
    assert len(one) >= 3
    assert all(set(json.loads(body)) == NOTICE_FIELDS for body in one)


WEBHOOK_SECRET: Final = new_secret()
NOTICE_FIELDS: Final = {"kind", "table", "table_name", "seat", "title", "text", "link", "language"}


# --- logs -------------------------------------------------------------------------------------------


def test_a_log_that_cannot_be_followed_is_reported_without_what_stands_in_it(stage: Stage) -> None:
    """Two stored moves that the rules refuse: the error names neither."""

    async def story() -> list[list[Json]]:
        plan = Plan.of(new_game(Table(usual_setup(2), BOX)))
        for world, place in zip(stage.worlds.worlds, ("louvre", "paris"), strict=True):
            version = (await world.lay(plan)).state.version
            entry = Played(at=world.clock(), seat=0, lines=[f"0 go {place}"], events=[])
            await world.server.store.journal.append(EntryRow(TABLE, version + 1, encode(entry)))
            world.server.registry.memory.drop(TABLE)
        stage.worlds.log.clear()
        for world in stage.worlds.worlds:
            assert (await world.ask("GET", f"/api/tables/{TABLE}"))[0] == 200
            assert world.state.frozen
            assert (await world.ask("DELETE", f"/api/tables/{TABLE}", plan.key(0)))[0] == 204
        return [stage.worlds.log.lines(world.name) for world in stage.worlds.worlds]

    one, other = stage.run(story())
    assert one == other
    assert [line["event"] for line in one] == ["log_not_followed"]


def test_a_process_that_alone_cannot_follow_a_game_does_not_publish_it(stage: Stage, monkeypatch: Patch) -> None:
    """Others may still be playing. When the game is frozen, everyone may have the record."""

    async def story() -> list[int]:
        world = stage.worlds.worlds[0]
        plan = Plan.of(new_game(Table(usual_setup(2), BOX)))
        broken = Played(at=world.clock(), seat=0, lines=["0 go louvre"], events=[])
        frozen = Froze(at=world.clock(), why="server-frozen")
        monkeypatch.setattr(world.server.store, "shared", True)
        found = []
        async with world.table(plan) as live:
            for n, entry in enumerate((broken, frozen), live.state.version + 1):
                await world.server.store.journal.append(EntryRow(TABLE, n, encode(entry)))
                world.server.registry.memory.drop(TABLE)
                found.append((await world.ask("GET", f"/api/tables/{TABLE}/record"))[0])
        return found

    assert stage.run(story()) == [409, 200]


def test_a_bot_that_fails_is_reported_without_its_cards(stage: Stage) -> None:
    async def story() -> list[Json]:
        world = stage.worlds.worlds[0]
        game = new_game(Table(usual_setup(2), BOX))
        impossible = observe(game, 1)._replace(hand=(99,) * CARDS)
        stage.worlds.log.clear()
        with world.speaking():
            chosen = await world.server.bot_workers.choose("novice", game.table.setup.to_json(), impossible, 1, WHIM)
        assert chosen is None
        return stage.worlds.log.lines(world.name)

    assert stage.run(story()) == [{"event": "bot_failed", "bot": "novice", "level": "error"}]
