"""The steward: clocks, hourglasses and bots of the games this process looks after.

Each running game has one steward at a time, by a lease in the database; whoever dies is followed by another
when the lease runs out. Two stewards at once would do no harm, only work for nothing: one of them wins the
version. Nothing here is remembered but what the room itself says.

A bot's answer is tied to the turn it was started for, and everything that is stored here to a lease that is still
held: a process that was stopped for a while wakes with rooms that are behind, and with leases that others hold.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from typing import Final, NamedTuple

from mousquetaires.bots.master import MASTER
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.view import observe

from ..clock import steady_ms
from ..live.hints import PROCESS
from ..live.live_table import LiveTable
from ..live.registry import Registry, unnoticed
from ..logs import log
from ..refusals import Denied
from ..settings import Settings
from ..store import LeaseLost, StoreDown
from ..table.entries import AnyEntry, Played
from ..table.room import OVER, PLAYING, TableState
from .bot_workers import Minds
from .tasks import ended

RENEWALS: Final = 3  # times a lease is renewed while it lasts
CLAIM: Final = 50  # games taken over at a time: the others may have the rest
DAY: Final = 86_400.0  # timers are set no longer than this
FAILED: Final = 0.5  # seconds until something that failed is tried again
GONE: Final = 404  # a table that was deleted
HEARTBEAT: Final = 5.0  # seconds: so often one process alone writes down that it looks after its games
LOOKED_AFTER: Final = "looked_after"
MOMENT: Final = 500  # milliseconds nobody misses
OUTDATED: Final = ("server-stale", "server-not-due")  # the table went on, or is another process's: nothing is wrong


class Turn(NamedTuple):
    """A bot's turn: the prompt, the version at which it was asked, and the bot's seat."""

    prompt: str
    version: int
    seat: int


def bot_turn(state: TableState) -> Turn | None:
    """The turn of the bot that is asked; None when a person is, or nobody."""
    if state.status != PLAYING:
        return None
    seat = state.responder(state.game.prompt())
    return Turn(state.asked, state.asked_version, seat) if state.seats[seat].bot else None


class Scheduler:
    """Looks after running games."""

    def __init__(self, registry: Registry, minds: Minds) -> None:
        self.registry = registry
        self.minds = minds
        self._mine: set[str] = set()  # whose clocks and bots are ours
        self._taking: set[str] = set()  # that will be ours once their clocks are set right
        self._alone = False  # no other process can have a game
        self._lease_ends = 0  # of every game in ``_mine``, by the steady clock
        self._closing = False
        self._hurry = asyncio.Event()
        self._retries: dict[str, asyncio.TimerHandle] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, Turn] = {}  # table to the turn a bot thinks about
        self._tasks: set[asyncio.Task[None]] = set()
        self.turn: Callable[[LiveTable], None] = unnoticed  # somebody is asked, or the game is over
        registry.changed = self.look

    # --- whose games ----------------------------------------------------------------------------------
    async def run(self) -> None:
        """Take over running games, and keep them."""
        if not self.registry.store.shared:
            await self._take_all()
            await self._keep_beating()
        while True:
            try:
                await self._claim()
            except StoreDown as down:
                log.warning("store_down", why=str(down))
                self._mine.clear()
            await self._round(self.registry.settings.lease_seconds / RENEWALS)

    async def _take_all(self) -> None:
        """One process alone looks after every game; those that ran before it started are taken over first."""
        looked_after = int(await self.registry.store.values.get_or_create(LOOKED_AFTER, lambda: "0"))
        self._taking = set(await self.registry.store.tables.playing())
        self._alone = True
        for live in self.registry.held():
            self.look(live)  # a game that began before we knew
        for table in sorted(self._taking):
            await self._take_over(table, looked_after)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            if self._timers:  # else there is no clock to look after
                try:
                    await self._beat()
                except StoreDown as down:
                    log.warning("store_down", why=str(down))

    async def _beat(self) -> None:
        """Write down that clocks are looked after: whoever comes after us knows until when."""
        await self.registry.store.values.set(LOOKED_AFTER, str(self.registry.now()))

    async def _claim(self) -> None:
        """Renew our leases, and take over what nobody looks after."""
        lease = int(1000 * self.registry.settings.lease_seconds)
        asked = steady_ms()
        if asked >= self._lease_ends:  # nobody looked after them, or another process does
            self._mine.clear()
        claimed = await self.registry.store.leases.claim(PROCESS, lease, CLAIM)
        self._lease_ends = asked + lease
        self._mine &= claimed.keys()
        now = self.registry.now()
        new = {table: now - alone for table, alone in sorted(claimed.items()) if not self._has(table)}
        self._taking |= new.keys()
        if new:
            self._spawn(self._take_over_all(new))
        if len(new) >= CLAIM:
            self.hurry()  # there are perhaps more

    def _has(self, table: str) -> bool:
        return table in self._mine or table in self._taking

    async def _take_over_all(self, tables: dict[str, int]) -> None:
        for table, looked_after in tables.items():
            await self._take_over(table, looked_after)

    async def _take_over(self, table: str, looked_after: int) -> None:
        """A game that somebody else looked after until a time; no clock ran while nobody did."""
        try:
            live = await self.registry.current(table)
            if self._clock_ran_alone(live.state, looked_after):
                await self.registry.change(table, lambda state, at: state.resume(looked_after, at), owner=self._owner)
        except LeaseLost:
            log.info("lease_lost", table=table)
        except Denied as denied:
            log.warning("not_taken_over", table=table, why=denied.key)
            if denied.status != GONE:
                self._later(table, lambda table: self._take_over(table, looked_after))
                return
        except Exception as error:  # one game that cannot be read must not keep the others waiting
            log.error("not_taken_over", table=table, why=type(error).__name__, exc_info=error)
        else:
            self._mine.add(table)
        self._taking.discard(table)
        self._look_known(table)

    def _clock_ran_alone(self, state: TableState, looked_after: int) -> bool:
        """Whether somebody may have lost time while nobody looked after his game; not in one that has just begun."""
        if state.status != PLAYING or (state.move_deadline() is None and not state.clocks.sand_running):
            return False
        return abs(self.registry.now() - max(looked_after, state.clocks.asked_at)) > MOMENT

    def owns(self, state: TableState) -> bool:
        """Whether this process looks after a game; a lease that has run out counts no more until it is renewed."""
        if self._alone:
            return state.id not in self._taking
        return state.id in self._mine and steady_ms() < self._lease_ends

    @property
    def _owner(self) -> str:
        """Whose lease must hold when something is stored; one process alone has none."""
        return PROCESS if self.registry.store.shared else ""

    def _lose(self, table: str) -> None:
        """Another process has taken over a game that we thought was ours."""
        log.info("lease_lost", table=table)
        self._mine.discard(table)

    async def _round(self, seconds: float) -> None:
        """Wait for the next round, or until a game begins here: its bots need not wait."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for may lose a cancellation (Python 3.11)
                await self._hurry.wait()
        self._hurry.clear()

    def hurry(self) -> None:
        """A game has begun here."""
        self._hurry.set()

    # --- what is due ----------------------------------------------------------------------------------
    def look(self, live: LiveTable) -> None:
        """Something has changed at a table: who is to move now, and until when?"""
        state = live.state
        timer = self._timers.pop(state.id, None)
        if timer is not None:
            timer.cancel()
        if not self.owns(state) or state.status not in (PLAYING, OVER):
            return
        if live.stale:  # it may show what was never stored
            self._again(state.id)
            return
        if live.notified != (state.asked or OVER):
            live.notified = state.asked or OVER
            self._tell_turn(live)
        if state.status == OVER:
            return
        if state.granted():
            self._ring(state.id)
            return
        turn = bot_turn(state)
        if turn is not None and self._thinking.get(state.id) != turn:
            self._thinking[state.id] = turn
            self._spawn(self._bot_moves(live, turn))
        self._set_timer(state)

    def _tell_turn(self, live: LiveTable) -> None:
        """The game goes on, whatever comes of telling somebody that it is his turn."""
        try:
            self.turn(live)
        except Exception as error:
            log.error("turn_not_told", table=live.state.id, why=type(error).__name__, exc_info=error)

    def _set_timer(self, state: TableState) -> None:
        due = [when for when in (state.move_deadline(), self._sand_end(state)) if when is not None]
        if due:
            seconds = max(0, min(due) - self.registry.now()) / 1000
            self._timers[state.id] = asyncio.get_running_loop().call_later(min(seconds, DAY), self._ring, state.id)

    def _ring(self, table: str) -> None:
        self._spawn(self._time_up(table))

    def _sand_end(self, state: TableState) -> int | None:
        now = self.registry.now()
        left = state.sand_left(now)
        return now + left if left is not None and state.clocks.sand_running else None

    async def _time_up(self, table: str) -> None:
        """Something is due, a clock has run out perhaps; the room says what, and whether it really is."""
        try:
            await self.registry.change(table, self._due, owner=self._owner)
        except LeaseLost:
            self._lose(table)
        except Denied as denied:
            if denied.key == "server-not-due":
                self._look_known(table)
            elif denied.status != GONE:
                log.warning("time_not_up", table=table, why=denied.key)
                self._again(table)
        except Exception as error:
            log.error("time_not_up", table=table, why=type(error).__name__, exc_info=error)
            self._again(table)

    def _due(self, state: TableState, at: int) -> AnyEntry:
        """What is to be done now; for a game that is no longer ours, nothing."""
        if not self.owns(state):
            raise Denied("server-not-due")
        if state.status == PLAYING and state.granted():
            return state.grant(at)
        if state.status == PLAYING and self._sand_is_out(state, at):
            return state.run_out(at)
        deadline = state.move_deadline() if state.status == PLAYING else None
        if deadline is None or at < deadline:
            raise Denied("server-not-due")
        prompt = state.game.prompt()
        seat = state.responder(prompt)
        if state.clock.on_timeout == "bot":
            return state.leave_to_bot(seat, at)
        return state.play_for(seat, prompt.default(), "timeout", at)

    def _sand_is_out(self, state: TableState, at: int) -> bool:
        return state.clocks.sand_running and state.sand_left(at) == 0

    # --- bots -----------------------------------------------------------------------------------------
    async def _bot_moves(self, live: LiveTable, turn: Turn) -> None:
        """A bot thinks, waits as long as a person would at least, and moves; unless the game has gone on meanwhile."""
        state = live.state
        try:
            if bot_turn(state) == turn:
                action, outcome = await self._bot_choice(state, turn.seat)
                await self._as_slow_as_a_person(state, turn.prompt)
                await self.registry.change(state.id, self._bot_entry(turn, action), owner=self._owner)
                self.registry.metrics.bot_moves.labels(bot=state.seats[turn.seat].bot or "none", outcome=outcome).inc()
        except LeaseLost:
            self._lose(state.id)
        except Denied as denied:
            if denied.key not in OUTDATED and denied.status != GONE:
                log.warning("bot_not_moved", table=state.id, why=denied.key)
                self._again(state.id)
        except Exception as error:
            log.error("bot_not_moved", table=state.id, why=type(error).__name__, exc_info=error)
            self._again(state.id)
        finally:
            if self._thinking.get(state.id) == turn:
                del self._thinking[state.id]
        if state.id not in self._retries:
            self._look_known(state.id)

    async def _bot_choice(self, state: TableState, seat: int) -> tuple[int, str]:
        prompt = state.game.prompt()
        default = prompt.default()
        view = observe(state.game, seat)
        name = in_time(state.seats[seat].bot, self.registry.settings)
        text = await self.minds.choose(name, state.agreed.setup, view, seat, token_hex(8))
        try:
            return (parse(text), "move") if text is not None else (default, "default")
        except NotationError:
            return default, "default"

    async def _as_slow_as_a_person(self, state: TableState, asked: str) -> None:
        """Nobody learns from a bot's haste how little there was to choose; who is late answers a whole pace later."""
        pace, asked_at = self.registry.settings.bot_pace_ms, min(state.clocks.asked_at, self.registry.now())
        paces = -((asked_at - self.registry.now()) // pace) if pace else 0  # rounded up
        due = asked_at + pace * max(1, paces)
        while state.asked == asked and (left := due - self.registry.now()) > 0:  # a timer may ring a moment too early
            await asyncio.sleep(left / 1000)

    def _bot_entry(self, turn: Turn, action: int) -> Callable[[TableState, int], Played]:
        def entry(state: TableState, at: int) -> Played:
            if bot_turn(state) != turn or not self.owns(state):
                raise Denied("server-stale", prompt=turn.prompt)
            wrong = state.game.refusal(turn.seat, action) is not None
            return state.play_for(turn.seat, state.game.prompt().default() if wrong else action, "bot", at)

        return entry

    # --- plumbing -------------------------------------------------------------------------------------
    def _look_known(self, table: str) -> None:
        live = self.registry.known(table)
        if live is not None:
            self.look(live)

    def _again(self, table: str) -> None:
        """Look at a table once more in a moment, as the store has it then."""
        self._later(table, self._look_again)

    def _later(self, table: str, do: Callable[[str], Coroutine[object, object, None]]) -> None:
        """Try something again in a moment; once is enough."""
        if table in self._retries or self._closing:
            return

        def now() -> None:
            del self._retries[table]
            self._spawn(do(table))

        self._retries[table] = asyncio.get_running_loop().call_later(FAILED, now)

    async def _look_again(self, table: str) -> None:
        try:
            self.look(await self.registry.current(table))
        except Denied as denied:
            if denied.status != GONE:
                self._again(table)

    def _spawn(self, job: Coroutine[object, object, None]) -> None:
        if self._closing:
            job.close()
            return
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("steward_failed", why=type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Stop looking after games."""
        self._closing = True
        for timer in (*self._timers.values(), *self._retries.values()):
            timer.cancel()
        await ended(self._tasks)

    async def hand_over(self) -> None:
        """Whoever comes after us finds the games as they are now, and knows that nobody looks after them."""
        self.registry.write_down([live for live in self.registry.held() if self.owns(live.state) and not live.stale])
        await self.registry.finish_jobs()
        try:
            await (self.registry.store.leases.release(PROCESS) if self.registry.store.shared else self._beat())
        except StoreDown:
            log.warning("store_down", why="hand_over")

    # --- after an upgrade -------------------------------------------------------------------------------
    async def vouch(self) -> None:
        """Every running game of another version is replayed; what no longer replays is frozen, never changed."""
        again = False
        for table in await self.registry.store.tables.unverified(self.registry.engine):
            try:
                await self._vouch(table)
            except Denied as denied:
                again = again or denied.status != GONE
            except Exception as error:
                log.error("not_vouched", table=table, why=type(error).__name__, exc_info=error)
        if again:
            raise Denied("server-busy", 503)  # somebody wrote meanwhile, or the store is away

    async def _vouch(self, table: str) -> None:
        live = await self.registry.current(table)
        version = live.state.version
        if not live.state.frozen:
            await self.registry.store.tables.mark_verified(table, self.registry.engine)
            self.registry.write_down([live])
            return

        def freeze(state: TableState, at: int) -> AnyEntry:
            if state.version != version or not state.frozen:
                raise Denied("server-stale", prompt="")  # another process may have frozen it
            return state.freeze("server-frozen", at)

        await self.registry.change(table, freeze)


def in_time(bot: str, settings: Settings) -> str:
    """The bot that is to think: a master has half a pace for it.

    How long he would like to think depends on how much there is to choose, which is not for everybody to know.
    """
    seconds = min(settings.bot_pace_ms / 1000, settings.bot_think_seconds) / 2
    return f"{bot}:{seconds:g}s" if bot == MASTER and seconds else bot
