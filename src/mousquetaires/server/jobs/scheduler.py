"""Clocks, hourglasses and bots of the games this process looks after.

Each running game is looked after by one process at a time, by a lease in the database. When that process dies, another
takes over as soon as the lease ends. Two at once would do no harm: only one of them gets the next version. Nothing is
remembered here that the table does not say itself.

Everything that is stored here depends on a lease that is still held. A process that was suspended for a while wakes up
with tables that are behind, and with leases that others hold.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final

from ..live.live_table import LiveTable
from ..live.pubsub import PROCESS
from ..live.registry import Registry
from ..logs import log
from ..monotonic_clock import steady_ms
from ..refusals import Denied
from ..store import LeaseLost, StoreDown
from ..table.game_commands import ResumeTimers, Tick
from ..table.state import OVER, PLAYING, TableState, Turn
from .bot_turns import BotTurns
from .task_cancellation import cancel_until_done

RENEWALS: Final = 3  # times a lease is renewed while it lasts
CLAIM: Final = 50  # games taken over at a time: the other processes may have the rest
DAY: Final = 86_400.0  # seconds: the longest timer
RETRY_SECONDS: Final = 0.5  # seconds until something that failed is tried again
GONE: Final = 404  # the status for a table that was deleted
HEARTBEAT: Final = 5.0  # seconds: so often a single process stores that it looks after its games
LOOKED_AFTER: Final = "looked_after"
MOMENT: Final = 500  # milliseconds that are not missed
OUTDATED: Final = ("server-stale", "server-not-due")  # the game went on, or another process has it: nothing is wrong


class Scheduler:
    """Looks after running games."""

    def __init__(self, registry: Registry, bots: BotTurns) -> None:
        self.registry = registry
        self._bots = bots
        self._owned: set[str] = set()  # tables whose clocks and bots are ours
        self._taking_over: set[str] = set()  # tables that will be ours once their clocks are set right
        self._alone = False  # no other process can own a game
        self._lease_ends = 0  # of every table in ``_owned``, by the steady clock
        self._closing = False
        self._wake = asyncio.Event()
        self._retries: dict[str, asyncio.TimerHandle] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, Turn] = {}  # by table: the turn a bot thinks about
        self._tasks: set[asyncio.Task[None]] = set()

    # --- whose games --------------------------------------------------------------------------------
    async def run(self) -> None:
        """Take over running games, and keep them."""
        if not self.registry.store.shared:
            await self._take_all()
            await self._store_heartbeats()
        while True:
            try:
                await self._claim()
            except StoreDown as down:
                log.warning("store_down", why=str(down))
                self._owned.clear()
            await self._wait(self.registry.settings.lease_seconds / RENEWALS)

    async def _take_all(self) -> None:
        """A single process looks after every game. It first takes over those that ran before it started."""
        looked_after = int(await self.registry.store.values.get_or_create(LOOKED_AFTER, lambda: "0"))
        self._taking_over = set(await self.registry.store.tables.playing())
        self._alone = True
        for live in list(self.registry.memory.values()):
            self.reschedule(live)  # a game that began before we knew
        for table in sorted(self._taking_over):
            await self._take_over(table, looked_after)

    async def _store_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            if self._timers:  # else no clock runs
                try:
                    await self._store_heartbeat()
                except StoreDown as down:
                    log.warning("store_down", why=str(down))

    async def _store_heartbeat(self) -> None:
        """Store the time, so that the next process knows until when clocks were looked after."""
        await self.registry.store.values.set(LOOKED_AFTER, str(self.registry.now()))

    async def _claim(self) -> None:
        """Renew our leases, and take over games that no process has a lease for."""
        lease = int(1000 * self.registry.settings.lease_seconds)
        asked = steady_ms()
        claimed = await self.registry.store.leases.claim(PROCESS, lease, CLAIM)
        if steady_ms() >= self._lease_ends:  # our leases ran out before the answer, and what was due was left undone
            self._owned.clear()
        self._lease_ends = asked + lease
        self._owned &= claimed.keys()
        now = self.registry.now()
        new = {table: now - alone for table, alone in sorted(claimed.items()) if not self._has(table)}
        self._taking_over |= new.keys()
        if new:
            self._spawn(self._take_over_all(new))
        if len(new) >= CLAIM:
            self.wake()  # there are perhaps more

    def _has(self, table: str) -> bool:
        return table in self._owned or table in self._taking_over

    async def _take_over_all(self, tables: dict[str, int]) -> None:
        for table, looked_after in tables.items():
            await self._take_over(table, looked_after)

    async def _take_over(self, table: str, looked_after: int) -> None:
        """Look after a game from now on. No clock ran since it was last looked after."""
        try:
            live = await self.registry.current(table)
            if self._clock_ran_alone(live.state, looked_after):
                await self.registry.apply(table, ResumeTimers(looked_after), owner=self._owner)
        except LeaseLost:
            log.info("lease_lost", table=table)
        except Denied as denied:
            log.warning("not_taken_over", table=table, why=denied.key)
            if denied.status != GONE:
                self._retry_later(table, lambda table: self._take_over(table, looked_after))
                return
        except Exception as error:  # one game that cannot be read must not keep the others waiting
            log.error("not_taken_over", table=table, why=type(error).__name__, exc_info=error)
        else:
            self._owned.add(table)
        self._taking_over.discard(table)
        self._reschedule_loaded(table)

    def _clock_ran_alone(self, state: TableState, looked_after: int) -> bool:
        """Whether players may have lost time while no process ran the game. Not if the game has just begun."""
        if state.status != PLAYING or (state.move_deadline() is None and not state.timers.sand_running):
            return False
        return abs(self.registry.now() - max(looked_after, state.timers.asked_at)) > MOMENT

    def owns(self, state: TableState) -> bool:
        """Whether this process looks after a game."""
        if self._alone:
            return state.id not in self._taking_over
        return state.id in self._owned and steady_ms() < self._lease_ends

    @property
    def _owner(self) -> str:
        """The process whose lease must hold when something is stored; a single process needs none."""
        return PROCESS if self.registry.store.shared else ""

    def _lose(self, table: str) -> None:
        """Another process has taken over a game that we thought was ours."""
        log.info("lease_lost", table=table)
        self._owned.discard(table)

    async def _wait(self, seconds: float) -> None:
        """Wait for the next round, or until a game begins here: its bots need not wait."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for may lose a cancellation (Python 3.11)
                await self._wake.wait()
        self._wake.clear()

    def wake(self) -> None:
        """Claim games now: one has begun here, or there are more to claim."""
        self._wake.set()

    # --- what is due --------------------------------------------------------------------------------
    def reschedule(self, live: LiveTable) -> None:
        """Work out what is due after a change: notifications, a bot's turn, the next timer."""
        state = live.state
        timer = self._timers.pop(state.id, None)
        if timer is not None:
            timer.cancel()
        status = state.status
        if status not in (PLAYING, OVER) or not self.owns(state):
            return
        if live.stale:  # it may show what was never stored
            self._reload_later(state.id)
            return
        if live.notified != (state.asked or OVER):
            live.notified = state.asked or OVER
            self._notify_asked(live)
        if status == PLAYING:
            self._schedule(live)

    def _notify_asked(self, live: LiveTable) -> None:
        """Call the observers. The game goes on even if they fail."""
        for observer in self.registry.observers.asked:
            try:
                observer(live)
            except Exception as error:
                log.error("turn_not_told", table=live.state.id, why=type(error).__name__, exc_info=error)

    def _schedule(self, live: LiveTable) -> None:
        """Start the bot that is asked, and set a timer for the next clock that runs out."""
        state = live.state
        if state.request is not None and state.undo_granted():
            self._on_timer(state.id)
            return
        turn = state.bot_turn()
        if turn is not None and self._thinking.get(state.id) != turn:
            self._thinking[state.id] = turn
            self._spawn(self._bot_moves(live, turn))
        due = state.next_due()
        if due is not None:
            seconds = min(max(0, due - self.registry.now()) / 1000, DAY)
            self._timers[state.id] = asyncio.get_running_loop().call_later(seconds, self._on_timer, state.id)

    def _on_timer(self, table: str) -> None:
        self._spawn(self._time_up(table))

    async def _time_up(self, table: str) -> None:
        """A clock has run out, perhaps; the table decides what is due."""
        try:
            live = await self.registry.live(table)
            if self.owns(live.state):
                await self.registry.apply(table, Tick(), owner=self._owner)
        except LeaseLost:
            self._lose(table)
        except Denied as denied:
            if denied.key == "server-not-due":
                self._reschedule_loaded(table)
            elif denied.status != GONE:
                log.warning("time_not_up", table=table, why=denied.key)
                self._reload_later(table)
        except Exception as error:
            log.error("time_not_up", table=table, why=type(error).__name__, exc_info=error)
            self._reload_later(table)

    async def _bot_moves(self, live: LiveTable, turn: Turn) -> None:
        """A bot thinks and moves, unless the game has gone on meanwhile."""
        state = live.state
        try:
            chosen = await self._bots.choose(state, turn)
            if chosen is not None and self.owns(state):
                command, outcome = chosen
                await self.registry.apply(state.id, command, owner=self._owner)
                bot = state.seats[turn.seat].bot or "none"
                self.registry.metrics.bot_moves.labels(bot=bot, outcome=outcome).inc()
        except LeaseLost:
            self._lose(state.id)
        except Denied as denied:
            if denied.key not in OUTDATED and denied.status != GONE:
                log.warning("bot_not_moved", table=state.id, why=denied.key)
                self._reload_later(state.id)
        except Exception as error:
            log.error("bot_not_moved", table=state.id, why=type(error).__name__, exc_info=error)
            self._reload_later(state.id)
        finally:
            if self._thinking.get(state.id) == turn:
                del self._thinking[state.id]
        if state.id not in self._retries:
            self._reschedule_loaded(state.id)

    # --- trying again -------------------------------------------------------------------------------
    def _reschedule_loaded(self, table: str) -> None:
        live = self.registry.memory.get(table)
        if live is not None:
            self.reschedule(live)

    def _reload_later(self, table: str) -> None:
        """Read a table from the store in a moment, and reschedule it."""
        self._retry_later(table, self._reload)

    def _retry_later(self, table: str, do: Callable[[str], Coroutine[object, object, None]]) -> None:
        """Try something again in a moment, unless a retry is already waiting."""
        if table in self._retries or self._closing:
            return

        def now() -> None:
            del self._retries[table]
            self._spawn(do(table))

        self._retries[table] = asyncio.get_running_loop().call_later(RETRY_SECONDS, now)

    async def _reload(self, table: str) -> None:
        try:
            self.reschedule(await self.registry.current(table))
        except Denied as denied:
            if denied.status != GONE:
                self._reload_later(table)

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
            log.error("scheduler_failed", why=type(error).__name__, exc_info=error)

    # --- stopping -----------------------------------------------------------------------------------
    async def close(self) -> None:
        """Stop looking after games."""
        self._closing = True
        for timer in (*self._timers.values(), *self._retries.values()):
            timer.cancel()
        await cancel_until_done(self._tasks)

    async def hand_over(self) -> None:
        """Store the positions of our games, and release their leases."""
        registry = self.registry
        registry.save_snapshots([live for live in registry.memory.values() if self.owns(live.state) and not live.stale])
        await registry.finish_jobs()
        try:
            await (registry.store.leases.release(PROCESS) if registry.store.shared else self._store_heartbeat())
        except StoreDown:
            log.warning("store_down", why="hand_over")
