"""The server's parts, put together, started and stopped in the right order."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import Final

from mousquetaires.engine.components import Components

from .access.access_keys import Keys
from .access.admission import Admission
from .api.connection_counts import AddressCounter, OpenFiles
from .jobs.analysis_runner import AnalysisRunner
from .jobs.bot_turns import BotTurns
from .jobs.bot_workers import BotWorkers
from .jobs.cleanup import clean_up, may_delete
from .jobs.coach_worker import CoachWorker
from .jobs.replay_after_upgrade import check_running_games
from .jobs.replay_worker import ReplayWorker
from .jobs.scheduler import Scheduler
from .jobs.task_cancellation import cancel_until_done
from .lesson_catalogue import LessonCatalogue
from .live.analyses import Analyses
from .live.observers import Observers
from .live.presence import Presence
from .live.pubsub import open_pubsub
from .live.registry import Registry
from .live.rematches import Rematches
from .live.replays import Replays
from .live.stories import Stories
from .live.table_lifecycle import Tables
from .logs import log
from .metrics import Metrics
from .monotonic_clock import MonotonicClock
from .notify.notifier import Notifier
from .notify.sender import NoticeSender
from .notify.webpush import Vapid
from .refusals import Denied, reason_of
from .settings import Settings
from .store import StoreDown, open_store

CHECK_SECONDS: Final = 5.0  # tables in memory compare themselves with the store, even when no hint came
CHECK_SECONDS_WITHOUT_HINTS: Final = 0.5  # the same while hints do not arrive
CLEAN_UP_SECONDS: Final = 3600.0
PRESENCE_SECONDS: Final = 20.0
CLOCK_TOLERANCE: Final = 2_000  # milliseconds by which the wall clock may drift before it is logged
RETRY_SECONDS: Final = 0.5
DISCONNECT_SECONDS: Final = 2.0
UNNAMED: Final = "mailto:operator@mousquetaires.invalid"  # push services want an address to write to


class Server:
    """A running server: its parts, and how they are connected."""

    def __init__(self, settings: Settings, components: Components) -> None:
        self.settings = settings
        self.components = components
        self.metrics = Metrics()
        self.open_files = OpenFiles()
        self.connections = AddressCounter(settings.max_connections_per_address, settings.trusted_proxies)
        self.requests = AddressCounter(settings.max_connections_per_address, settings.trusted_proxies)
        self.stopping = False
        self.clock = MonotonicClock()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the store, make the parts, and start the background jobs. What cannot be opened raises."""
        self.channels = open_pubsub(self.settings.channels)
        self.store = await open_store(self.settings.database, self.metrics.committed)
        if self.store.shared:
            self.clock.set(await self.store.database.now())  # processes may disagree about their own clocks
        await self._make_parts()
        self._start_jobs()

    async def _make_parts(self) -> None:
        settings, store, metrics = self.settings, self.store, self.metrics
        salt = await store.values.get_or_create("address_salt", lambda: token_hex(32))
        self.vapid = Vapid.from_text(await store.values.get_or_create("vapid", lambda: Vapid.generate().to_text()))
        observers = Observers()
        self.registry = Registry(store, self.channels, self.components, settings, metrics, self.clock, observers)
        self.presence = Presence(self.registry)
        self.bot_workers = BotWorkers(self.components, settings.workers, settings.bot_think_seconds, metrics)
        self.scheduler = Scheduler(self.registry, BotTurns(self.registry, self.bot_workers))
        private = settings.webhooks_to_private_addresses
        self.notice_sender = NoticeSender(self.vapid, settings.vapid_subject or UNNAMED, private=private)
        self.notifier = Notifier(self.registry, self.notice_sender)
        self.keys = Keys(self.registry)
        self.admission = Admission(self.registry, salt)
        self.tables = Tables(self.registry, self.admission, salt)
        self.lessons = LessonCatalogue(self.registry.components)
        self.replay_worker = ReplayWorker(self.components)
        self.coach_worker = CoachWorker(self.components)
        self.replays = Replays(store, self.replay_worker)
        self.stories = Stories(store, self.replay_worker, self.tables.record)
        self.analysis_runner = AnalysisRunner(store, self.components, self.tables.record)
        self.analyses = Analyses(store, self.analysis_runner, self.components, salt)
        self.rematches = Rematches(self.registry, self.tables, self.keys, salt)
        observers.changed.append(self.scheduler.reschedule)
        observers.hinted.append(self.presence.on_hint)
        observers.asked.append(self.notifier.on_turn)
        observers.left.append(self.notifier.on_left)

    def _start_jobs(self) -> None:
        on_hint = self.registry.sync.on_hint
        self._tasks = [
            self._supervise("journal", self.store.journal.run, once=True),
            self._supervise("channels", lambda: self.channels.run(on_hint, self._check_tables)),
            self._supervise("scheduler", self.scheduler.run),
            self._supervise("upgrades", lambda: check_running_games(self.registry), once=True),
            self._supervise("table_checks", self._run_table_checks),
            self._supervise("presence", self._run_presence),
            self._supervise("keys", self._run_key_checks),
            self._supervise("clean_up", self._run_clean_up),
            self._supervise("clock", self._run_clock_checks),
            self._supervise("analyses", self.analysis_runner.run),
        ]

    async def disconnect_viewers(self) -> None:
        """Begin to stop: disconnect viewers, and give them a moment to receive the reason."""
        self.stopping = True
        self.presence.disconnect_all()
        with suppress(TimeoutError):
            async with asyncio.timeout(DISCONNECT_SECONDS):
                while self.presence.has_viewers():
                    await asyncio.sleep(DISCONNECT_SECONDS / 100)

    async def stop(self) -> None:
        """Disconnect viewers, complete what has begun, close."""
        self.stopping = True
        journal, *others = self._tasks
        await cancel_until_done(others)  # before leases are released: one of them claims leases
        self.notifier.close()
        await self.scheduler.close()
        self.presence.disconnect_all()
        await self.registry.finish_jobs()
        await self.scheduler.hand_over()
        self.store.journal.close()
        await asyncio.wait([journal], timeout=self.settings.shutdown_seconds)
        self.store.journal.abandon()
        await self.notice_sender.close()
        await asyncio.to_thread(self.bot_workers.close)
        await asyncio.to_thread(self.replay_worker.close)
        await self.analysis_runner.close()
        await asyncio.to_thread(self.coach_worker.close)
        await self.store.close()

    async def ready(self) -> dict[str, bool]:
        """What the server needs, and whether it is there."""
        try:
            async with asyncio.timeout(2.0):
                await self.store.ping()
            store = True
        except (StoreDown, TimeoutError):
            store = False
        self.metrics.store_up.set(store)
        self.metrics.channel_up.set(self.channels.up)
        return {"store": store, "channels": self.channels.up, "running": not self.stopping}

    async def measure(self) -> None:
        """Update the metrics that nothing else updates."""
        if (await self.ready())["store"]:
            with suppress(StoreDown):
                self.metrics.count_tables(await self.store.tables.count_by_status())

    # --- background -----------------------------------------------------------------------------------
    def _supervise(self, name: str, job: Callable[[], Awaitable[None]], once: bool = False) -> asyncio.Task[None]:
        """Keep a job running: log its errors and start it again."""

        async def keep_running() -> None:
            while True:
                try:
                    await job()
                    if once:
                        return
                except (StoreDown, Denied) as down:
                    log.warning("job_waits", job=name, why=reason_of(down))
                except Exception as error:
                    log.error("job_failed", job=name, why=type(error).__name__, exc_info=error)
                await asyncio.sleep(RETRY_SECONDS)

        return asyncio.create_task(keep_running(), name=name)

    async def _check_tables(self) -> None:
        """Compare the tables in memory with the store, in case a hint was lost."""
        try:
            await self.registry.sync.check_all()
        except StoreDown as down:
            log.warning("tables_not_checked", why=str(down))

    async def _run_table_checks(self) -> None:
        while True:
            without_hints = not self.channels.up or not self.settings.channels
            await asyncio.sleep(CHECK_SECONDS_WITHOUT_HINTS if without_hints else CHECK_SECONDS)
            await self._check_tables()

    async def _run_key_checks(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            await self.keys.check_all()

    async def _run_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for live in list(self.registry.memory.values()):
                if live.viewers:
                    self.presence.announce(live)

    async def _run_clock_checks(self) -> None:
        """Log once that the wall clock was set: a running process does not follow it."""
        logged = 0
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            step = self.clock.wall_step()
            if abs(step - logged) > CLOCK_TOLERANCE:
                log.warning("wall_clock_set", seconds=(step - logged) // 1000, advice="restart to follow it")
                logged = step

    async def _run_clean_up(self) -> None:
        while True:
            if await may_delete(self.store, self.registry.now()):
                await self.clean_up()
            await asyncio.sleep(CLEAN_UP_SECONDS)

    async def clean_up(self) -> None:
        """Delete what is past its retention period. Every process reads the changed tables again."""
        for table in await clean_up(self.store, self.settings, self.registry.now()):
            self.registry.invalidate(table)
