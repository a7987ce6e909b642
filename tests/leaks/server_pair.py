"""Two servers whose games differ in one secret. Viewers who may not know it must get the same bytes from both."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

from mousquetaires.engine.ids import CARD_NAMES, CARDS, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.save_load import digest
from mousquetaires.engine.state import State
from mousquetaires.server.logs import LogHandler, configure_logs
from tests.leaks.changed_secrets import never
from tests.leaks.positions import TRIED, common_input
from tests.leaks.server_in_process import (
    SECRET,
    STRANGER,
    TABLE,
    Answer,
    Json,
    Plan,
    Prepare,
    SteppedClock,
    ViewerConnection,
    World,
    connect_viewer,
)
from tools.random_play import ACT, SAND, SHOW, Input, put

MEANWHILE: Final = 1_234  # milliseconds between two messages


class Leak(AssertionError):
    """A viewer was sent something that they may not know."""


# --- two worlds -----------------------------------------------------------------------------------


@dataclass
class Scene:
    """A position in two worlds, the secret in which they differ, and the viewers who may know it."""

    secret: str
    one: Game
    other: Game
    knows: int
    out: Callable[[State], bool] = never
    first: tuple[Input, Input] | None = None  # the input in the one world and in the other
    falls: tuple[list[int], list[int]] | None = None  # the random outcomes after it


class Pair:
    """The same table in two worlds."""

    def __init__(self, registry: "Worlds", plan: Plan, scene: Scene) -> None:
        self.worlds = registry.worlds
        self.log = registry.log
        self.plan = plan
        self.scene = scene
        self.connections: tuple[dict[int, ViewerConnection], dict[int, ViewerConnection]] = ({}, {})
        self.streams: list[AsyncIterator[str]] = []
        self.marks = 0
        self.compared = 0

    @property
    def viewers(self) -> tuple[int, ...]:
        return (*(seat for seat in self.plan.played if seat not in self.plan.absent), SPECTATOR, STRANGER)

    @property
    def listener(self) -> int:
        """A viewer who may not know the secret and also reads the stream for bots."""
        known = [viewer for viewer in self.unknowing if viewer != STRANGER]
        return known[self.scene.one.s.decisions % len(known)]

    @property
    def unknowing(self) -> list[int]:
        """The viewers who may not know the secret."""
        return [viewer for viewer in self.viewers if not self.scene.knows >> viewer & 1]

    @property
    def games(self) -> tuple[Game, Game]:
        return self.worlds[0].game, self.worlds[1].game

    # --- comparing ----------------------------------------------------------------------------------
    def check(self, what: str, who: object, found: list[Any]) -> None:
        """Raise ``Leak`` if the two worlds differ."""
        self.compared += 1
        if found[0] != found[1]:
            told = f"{self.scene.secret} told to {who} by {what} at {self.scene.one.stack}"
            raise Leak(f"{told}\n{difference(found[0], found[1])}")

    def compare(self) -> None:
        """Compare all messages since the last comparison."""
        for viewer in self.viewers:
            heard = [connections[viewer].frames[:] for connections in self.connections]
            for connections in self.connections:
                connections[viewer].frames.clear()
            if viewer in self.unknowing:
                self.check("messages", viewer, heard)
                self.no_secret_in("".join(heard[0]))

    def no_secret_in(self, text: str) -> None:
        """Raise ``Leak`` if a text contains the secret of the dice, or a digest that would confirm a guess."""
        for secret in (SECRET.hex(), *self.digests()):
            if secret in text:
                raise Leak(f"{self.scene.secret}: {secret} sent in {text[:2000]}")

    def digests(self) -> list[str]:
        """The digests of the two positions, while the table exists."""
        rooms = [world.server.registry.memory.get(TABLE) for world in self.worlds]
        return [digest(live.state.game) for live in rooms if live is not None]

    # --- doing --------------------------------------------------------------------------------------
    async def settle(self) -> None:
        """Wait until all viewers have received everything, then compare."""
        await asyncio.gather(
            *(connection.catch_up() for connections in self.connections for connection in connections.values())
        )
        self.compare()
        self.worlds[0].clock.now += MEANWHILE  # both worlds have the same clock

    def mark(self) -> str:
        self.marks += 1
        return f"mark {self.marks}"

    async def say(self, viewer: int, first: Json, second: Json | None = None) -> tuple[Json, Json]:
        """A viewer sends a message in both worlds. Returns the two answers."""
        mark = {"mark": self.mark()}
        messages = (first | mark, (second or first) | mark)
        answers = [
            await connections[viewer].say(message)
            for connections, message in zip(self.connections, messages, strict=True)
        ]
        await self.settle()
        return answers[0], answers[1]

    async def do(self, what: tuple[Input, Input], falls: tuple[list[int], list[int]]) -> None:
        """An input of the game, with the random outcomes after it."""
        for world, fall in zip(self.worlds, falls, strict=True):
            world.fate(fall)
        kind, seat, _ = what[0]
        if kind == SAND:
            for world in self.worlds:
                with world.speaking():
                    await world.sand_runs_out()
            await self.settle()
            return
        messages = [self.message(world, one) for world, one in zip(self.worlds, what, strict=True)]
        answers = await self.say(seat, *messages)
        assert all(answer["type"] == "done" for answer in answers), (what, answers)

    def message(self, world: World, what: Input) -> Json:
        kind, _, value = what
        if kind == SHOW:
            return {"type": "show", "card": CARD_NAMES[value]}
        return {"type": "act", "prompt": world.state.asked, "action": to_text(value)}

    # --- what is tried ------------------------------------------------------------------------------
    async def try_things(self, viewer: int, rng: Random, most: int) -> None:
        """A viewer tries actions that are not legal, and asks why they are not."""
        game, asked = self.games[0], self.worlds[0].state.asked
        seat = viewer if viewer < SPECTATOR else -1
        telling = telling_actions(self.games)
        for action in (*rng.sample(telling, min(most, len(telling))), *rng.sample(TRIED, most)):
            await self.quietly(viewer, {"type": "why", "action": to_text(action)})
            await self.quietly(viewer, {"type": "odds", "action": to_text(action)})
            if seat < 0 or all(one.refusal(seat, action) is not None for one in self.games):
                await self.quietly(viewer, {"type": "act", "prompt": asked, "action": to_text(action)})
        card = next((card for card in range(CARDS) if seat < 1 or not held(self.games, seat, card)), -1)
        if card >= 0:
            await self.quietly(viewer, {"type": "show", "card": CARD_NAMES[card]})
        session = self.worlds[0].state.session
        if session is not None and (seat < 0 or not session.undo_depth(seat)) and self.needs_consent():
            await self.quietly(viewer, {"type": "undo", "prompt": asked})
        if self.worlds[0].state.request is None:
            await self.quietly(viewer, {"type": "agree", "asked": 1, "yes": True})
        await self.quietly(viewer, {"type": "act", "prompt": "0.999999", "action": "pass"})
        await self.quietly(viewer, {"type": "act", "prompt": asked, "action": "go nowhere at all"})
        await self.quietly(viewer, {"type": "resume", "since": max(0, self.worlds[0].state.version - 3)})
        await self.quietly(viewer, {"type": "sample"})
        await self.quietly(viewer, {"type": "resign"})
        await asyncio.gather(*(connections[viewer].catch_up() for connections in self.connections))
        assert game is self.games[0], "a thing that was tried has changed the game"

    def needs_consent(self) -> bool:
        """Whether another player has to agree before anything is taken back."""
        return len(self.plan.played) > 1

    async def quietly(self, viewer: int, message: Json) -> None:
        """Send a message that other viewers do not notice. Its answer is read later."""
        mark = {"mark": self.mark()}
        for connections in self.connections:
            await connections[viewer].wire.send(json.dumps(message | mark))

    # --- what is asked over HTTP ----------------------------------------------------------------------
    async def ask_around(self, viewer: int) -> None:
        """Request everything over HTTP as this viewer: their own seat, public pages, and another player's seat."""
        key = self.plan.key(viewer)
        seat = SPECTATOR if viewer == STRANGER else viewer
        other = next((one for one in self.plan.seats if one != viewer), 5)
        here = f"/api/tables/{TABLE}"
        since = self.start
        questions: list[tuple[str, str, object]] = [
            ("GET", f"{here}/seats/{seat}/now", None),
            ("GET", f"{here}/story?seat={seat}&since={since}", None),
            ("GET", "/api/tables", None),
            ("GET", here, None),
            ("GET", f"{here}/me", None),
            ("GET", f"{here}/seats/{other}/now", None),
            ("GET", f"{here}/story?seat={other}&since={since}", None),
            ("GET", f"/table/{TABLE}", None),
            ("GET", "/ready", None),
            ("POST", f"{here}/seats/{other}/moves", {"type": "why", "mark": "w", "action": "pass"}),
            ("POST", f"{here}/seats/{seat}/moves", {"type": "why", "mark": "w", "action": "cards 1 0"}),
            ("POST", f"{here}/seats/{seat}/moves", {"type": "odds", "mark": "w", "action": "cards 1 0"}),
            ("POST", f"{here}/seats/{seat}/moves", {"type": "act", "mark": "w", "prompt": "0.999", "action": "pass"}),
        ]
        refused: list[tuple[str, str, object]] = [
            ("GET", f"{here}/record", None),
            ("GET", f"{here}/replay?viewer={seat}&first=0&count=1", None),
            ("GET", f"{here}/replay", None),
            ("GET", f"{here}/analysis", None),
            ("POST", f"{here}/analysis", None),
            ("GET", f"{here}/analysis/playouts", None),
            ("GET", f"{here}/tale/en", None),
            ("GET", f"{here}/tale/en/markdown", None),
            ("POST", f"{here}/branches", {"nickname": "Athos", "branch": {"inputs": 1, "seats": [1]}}),
        ]
        for method, path, body in questions + refused:
            found = [await world.ask(method, path, key, body) for world in self.worlds]
            assert f"/seats/{other}/" not in path or found[0][0] in (403, 404), found[0]
            if viewer in self.unknowing:
                self.check(f"{method} {path}", viewer, found)
                self.no_secret_in(found[0][2].decode())
                assert found[0][0] == 409 or (method, path, body) not in refused, found[0]

    async def ask(self, method: str, path: str, viewer: int, body: object = None) -> Answer:
        """Send a request about this table and check that both worlds give the same answer."""
        path = f"/api/tables/{TABLE}{path}"
        found = [await world.ask(method, path, self.plan.key(viewer), body) for world in self.worlds]
        self.check(f"{method} {path}", viewer, found)
        return found[0]

    async def knock(self) -> None:
        """Check that sockets opened at another player's seat are closed in the same way in both worlds."""
        heard: list[list[str]] = []
        for world in self.worlds:
            said = []
            for seat, key in ((self.plan.seats[0], ""), (5, ""), (6, "nobody's key")):
                async with connect_viewer(world, seat, key) as connection:
                    await connection.hear_the_end()
                    said += connection.frames
            heard.append(said)
        self.check("closed sockets", "a stranger", heard)

    # --- from beginning to end ------------------------------------------------------------------------
    @asynccontextmanager
    async def open(self, prepare: "Prepare | None" = None) -> AsyncIterator["Pair"]:
        """Create the table in both worlds and connect all viewers. Delete it afterwards."""
        before = [await world.figures() for world in self.worlds]
        self.log.clear()
        for world, game in zip(self.worlds, (self.scene.one, self.scene.other), strict=True):
            await world.lay(self.plan)
            if prepare is not None:
                await prepare(world)
            await world.place(game.clone())
            await world.rest()
        self.start = self.worlds[0].state.version
        try:
            async with self._connected(0), self._connected(1):
                await self.settle()
                yield self
                after = [await world.figures() for world in self.worlds]
                self.check("figures", "all viewers", [new - old for new, old in zip(after, before, strict=True)])
                await self._part()
                self.check("log lines", "an operator", [self.log.lines(world.name) for world in self.worlds])
        finally:
            for world in self.worlds:
                if world.server.registry.memory.get(TABLE) is not None:
                    await world.ask("DELETE", f"/api/tables/{TABLE}", self.plan.key(self.plan.played[0]))

    @asynccontextmanager
    async def _connected(self, which: int) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await self._listen(which, stack)
            for viewer in self.viewers:
                connection = await stack.enter_async_context(
                    connect_viewer(self.worlds[which], viewer, self.plan.key(viewer))
                )
                self.connections[which][viewer] = connection
            yield

    async def _listen(self, which: int, stack: AsyncExitStack) -> None:
        seat = self.listener
        headers = {"Authorization": f"Bearer bot-{seat}"}
        url = f"/api/tables/{TABLE}/seats/{seat}/stream?since={self.start}"
        answer = await stack.enter_async_context(self.worlds[which].http.stream("GET", url, headers=headers))
        assert answer.status_code == 200, answer
        self.streams.append(answer.aiter_lines())

    async def _hear_streams(self) -> None:
        """Compare all lines of the streams. Empty lines depend on the wall clock and are left out."""
        lines = [[line async for line in stream if line] for stream in self.streams]
        self.check("stream", self.listener, lines)
        assert '"bye"' in lines[0][-1]
        self.no_secret_in("".join(lines[0]))

    async def _part(self) -> None:
        """The host deletes the table. Check that all viewers get the same last messages in both worlds."""
        key = self.plan.key(self.plan.played[0])
        gone = [await world.ask("DELETE", f"/api/tables/{TABLE}", key) for world in self.worlds]
        self.check("the end", "the host", gone)
        for connections in self.connections:
            for connection in connections.values():
                await connection.hear_the_end()
        self.compare()
        await self._hear_streams()


def telling_actions(games: tuple[Game, Game]) -> list[int]:
    """Actions of the asked seats that are legal in one world only, or refused for different reasons."""
    if not games[0].asking:
        return []
    seats = [seat for seat in range(SPECTATOR) if games[0].prompt().seats >> seat & 1]
    return [act for act in TRIED if any(games[0].refusal(one, act) != games[1].refusal(one, act) for one in seats)]


def held(games: tuple[Game, Game], seat: int, card: int) -> bool:
    return any(game.s.hands[seat * CARDS + card] for game in games)


def difference(one: object, other: object) -> str:
    """Where two things that should be the same are not."""
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        return "\n".join(difference(a, b) for a, b in zip(one, other, strict=True) if a != b)
    if isinstance(one, (str, bytes)) and isinstance(other, (str, bytes)):
        at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        first = max(0, at - 100)
        return f"{one[first : at + 200]!r}\n{other[first : at + 200]!r}"
    return f"{one!r}\n{other!r}"


# --- both servers, and what they log --------------------------------------------------------------

PASSING: Final = tuple({"event": f"connection {what}", "level": "info"} for what in ("open", "closed"))


class Log:
    """The log lines of this process, by world."""

    def __init__(self) -> None:
        self.stream = StringIO()

    def clear(self) -> None:
        self.stream.seek(0)
        self.stream.truncate()

    def lines(self, world: str) -> list[Json]:
        """The lines of one world, without times and client ports.

        Lines about connections are left out: the web server writes them at varying times.
        """
        found = [json.loads(line) for line in self.stream.getvalue().splitlines()]
        assert all("world" in line for line in found), found
        dropped = ("timestamp", "client", "world")
        lines = [{name: line[name] for name in line if name not in dropped} for line in found if line["world"] == world]
        return [line for line in lines if line not in PASSING]


class Worlds:
    """Two equal servers. A test can use them for several tables, one after the other."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.clock = SteppedClock()
        self.worlds = (World("one", folder, self.clock, **settings), World("other", folder, self.clock, **settings))
        self.log = Log()

    async def start(self) -> None:
        configure_logs("debug", "json", self.log.stream)
        for world in self.worlds:
            await world.start()

    async def stop(self) -> None:
        for world in self.worlds:
            await world.stop()
        root = logging.getLogger()
        for handler in [one for one in root.handlers if isinstance(one, LogHandler)]:
            root.removeHandler(handler)

    @asynccontextmanager
    async def at(self, scene: Scene, prepare: Prepare | None = None, **plan: Any) -> AsyncIterator[Pair]:
        """A scene in both worlds."""
        async with Pair(self, Plan.of(scene.one, **plan), scene).open(prepare) as pair:
            yield pair


# --- playing on -----------------------------------------------------------------------------------


async def play_side_by_side(pair: Pair, rng: Random, inputs: int) -> None:
    """Compare what is sent now and after each of so many inputs, until play reveals the secret."""
    scene = pair.scene
    if scene.first is not None:
        falls = scene.falls or falls_after(pair.games, scene.first, scene, rng)
        if falls is None:
            return
        await pair.do(scene.first, falls)
        if pair.games[0].over:
            return
    await pair.ask("POST", "/clock", pair.plan.played[0], {"move_seconds": 86_400})  # this also changes the lobby
    for viewer in pair.viewers:
        await pair.try_things(viewer, rng, 2)
    await pair.knock()
    await pair.settle()
    last = rng.choice(pair.viewers)
    for _ in range(inputs):
        what = common_input(*pair.games, rng)
        falls = None if what is None else falls_after(pair.games, (what, what), scene, rng)
        if what is None or falls is None:
            break
        await pair.do((what, what), falls)
        if pair.games[0].over:
            return  # from now on everything is public
        await take_back(pair, what, rng)
        for viewer in {last, rng.choice(pair.viewers)}:
            await pair.try_things(viewer, rng, 2)  # includes the last seat to act: it cannot take that back alone now
        last = what[1] if what[1] in pair.viewers else last
    await pair.settle()
    await pair.ask_around(rng.choice(pair.unknowing))


async def take_back(pair: Pair, what: Input, rng: Random) -> None:
    """Sometimes the player who acted takes it back, alone if they may, else they ask the others."""
    kind, seat, _ = what
    session = pair.worlds[0].state.session
    if kind not in (ACT, SHOW) or session is None or rng.random() > 0.3:
        return
    if rng.random() < 0.5:
        if session.undo_depth(seat) or pair.needs_consent():
            await pair.say(seat, {"type": "undo", "prompt": pair.worlds[0].state.asked})
        return
    await pair.say(seat, {"type": "undo", "prompt": pair.worlds[0].state.asked, "ask": True})
    for other in pair.plan.played:
        request = pair.worlds[0].state.request
        if request is not None and other != seat:
            await pair.say(other, {"type": "agree", "asked": request.asked, "yes": rng.random() < 0.8})


def falls_after(
    games: tuple[Game, Game], what: tuple[Input, Input], scene: Scene, rng: Random
) -> tuple[list[int], list[int]] | None:
    """Random outcomes possible in both worlds after an input. None if there are none, or if they reveal the secret."""
    one, other = games[0].clone(), games[1].clone()
    put(one, what[0])
    put(other, what[1])
    falls: list[int] = []
    while True:
        if scene.out(one.s) or scene.out(other.s):
            return None
        if one.rolling != other.rolling:
            raise Leak(f"{scene.secret}: chance falls in one world alone at {one.stack}, {other.stack}")
        if not one.rolling:
            return falls, falls
        fates = [fate for fate, _ in one.chance().outcomes() if other.chance().possible(fate)]
        if not fates:
            return None
        falls.append(rng.choice(fates))
        one.land(falls[-1])
        other.land(falls[-1])
