"""Metrics for Prometheus: how much is played, how fast the server answers, what fails."""

from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

PREFIX: Final = "mousquetaires"
SECONDS_BUCKETS: Final = (1e-4, 2.5e-4, 5e-4, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
ROW_BUCKETS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class UnlockedCounter(Collector):
    """A counter without a lock, for one thread that counts thousands of times a second."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.count = 0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self.name, self.about, value=self.count)


class Metrics:
    """The metrics of one server. Two servers in one process do not share them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        self._add_game_metrics()
        self._add_store_metrics()
        self._add_bot_metrics()
        self._add_connection_metrics()

    def render(self) -> tuple[bytes, str]:
        """All metrics as text, and the content type."""
        return generate_latest(self.registry), CONTENT_TYPE_PLAIN_0_0_4

    def committed(self, rows: int, seconds: float) -> None:
        """The journal has committed a group of entries."""
        self.store_batch_rows.observe(rows)
        self.store_commit_seconds.observe(seconds)

    def count_tables(self, counts: Mapping[str, int]) -> None:
        """Set how many tables there are with each status."""
        self.tables.clear()  # a status without tables has no value
        for status, number in counts.items():
            self.tables.labels(status=status).set(number)

    def _add_game_metrics(self) -> None:
        self.inputs_stored = self._counter("inputs_stored", "Inputs of games that were stored", "kind")
        self.refusals = self._counter("refusals", "Messages and requests that were refused", "key")
        self.tables = self._gauge("tables", "Tables in the store", "status")
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables this process holds in memory")
        self.viewers = self._gauge("viewers", "Open connections of players and spectators")
        self.fanout_seconds = self._histogram(
            "fanout_seconds", "From an input to the last viewer of this process being sent it", SECONDS_BUCKETS
        )

    def _add_store_metrics(self) -> None:
        self.store_up = self._gauge("store_up", "1 while the database answers and takes what is written")
        self.channel_up = self._gauge("channel_up", "1 while the channel between servers works, or none is needed")
        self.store_commit_seconds = self._histogram("store_commit_seconds", "Time of one commit", SECONDS_BUCKETS)
        self.store_batch_rows = self._histogram("store_batch_rows", "Rows written by one commit", ROW_BUCKETS)

    def _add_bot_metrics(self) -> None:
        self.bot_moves = self._counter(
            "bot_moves", "Answers of bots: their own move, or the prompt's default", "bot", "outcome"
        )
        self.worker_restarts = self._counter("worker_restarts", "Bot workers that were replaced")

    def _add_connection_metrics(self) -> None:
        self.messages_in = self._unlocked_counter("messages_in", "WebSocket messages received")
        self.messages_out = self._unlocked_counter("messages_out", "WebSocket messages sent")
        self.sockets_closed = self._counter("sockets_closed", "WebSockets that were closed", "reason")
        self.notices = self._counter("notices", "Notices to players whose turn it is", "kind", "outcome")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace=PREFIX, registry=self.registry)

    def _unlocked_counter(self, name: str, about: str) -> UnlockedCounter:
        counter = UnlockedCounter(f"{PREFIX}_{name}", about)
        self.registry.register(counter)
        return counter

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, namespace=PREFIX, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, namespace=PREFIX, registry=self.registry, buckets=buckets)
