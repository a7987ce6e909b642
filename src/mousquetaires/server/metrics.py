"""Figures for Prometheus: how much is played, how fast it is answered, what does not work."""

from collections.abc import Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

PREFIX: Final = "mousquetaires"
QUICK: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds
ROWS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Tally(Collector):
    """A counter without a lock, for what one thread counts thousands of times a second."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.count = 0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self.name, self.about, value=self.count)


class Metrics:
    """The figures of one server; each has its own, so that two in a process do not add up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        self._make_play()
        self._make_store()
        self._make_bots()
        self._make_wire()

    def render(self) -> tuple[bytes, str]:
        """Everything as text, and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_PLAIN_0_0_4

    def committed(self, rows: int, seconds: float) -> None:
        """The journal has written a group."""
        self.store_batch_rows.observe(rows)
        self.store_commit_seconds.observe(seconds)

    def count_tables(self, counts: Mapping[str, int]) -> None:
        """How many tables there are in each state."""
        self.tables.clear()  # a state that nobody is in has no number
        for status, number in counts.items():
            self.tables.labels(status=status).set(number)

    def _make_play(self) -> None:
        self.inputs_stored = self._counter("inputs_stored", "Inputs of games that were stored", "kind")
        self.refusals = self._counter("refusals", "Messages and requests that were refused", "key")
        self.tables = self._gauge("tables", "Tables in the store", "status")
        self.rooms_in_memory = self._gauge("rooms_in_memory", "Tables this process holds in memory")
        self.viewers = self._gauge("viewers", "Open connections of players and spectators")
        self.fanout_seconds = self._histogram(
            "fanout_seconds", "From an input to the last viewer of this process being sent it", QUICK
        )

    def _make_store(self) -> None:
        self.store_up = self._gauge("store_up", "1 while the database answers and takes what is written")
        self.channel_up = self._gauge("channel_up", "1 while the channel between servers works, or none is needed")
        self.store_commit_seconds = self._histogram("store_commit_seconds", "Time of one commit", QUICK)
        self.store_batch_rows = self._histogram("store_batch_rows", "Rows written by one commit", ROWS)

    def _make_bots(self) -> None:
        self.bot_moves = self._counter(
            "bot_moves", "Answers of bots: their own move, or the prompt's default", "bot", "outcome"
        )
        self.worker_restarts = self._counter("worker_restarts", "Bot workers that were replaced")

    def _make_wire(self) -> None:
        self.messages_in = self._tally("messages_in", "WebSocket messages received")
        self.messages_out = self._tally("messages_out", "WebSocket messages sent")
        self.sockets_closed = self._counter("sockets_closed", "WebSockets that were closed", "reason")
        self.notices = self._counter("notices", "Notices that it is somebody's turn", "kind", "outcome")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace=PREFIX, registry=self.registry)

    def _tally(self, name: str, about: str) -> Tally:
        tally = Tally(f"{PREFIX}_{name}", about)
        self.registry.register(tally)
        return tally

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, namespace=PREFIX, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, namespace=PREFIX, registry=self.registry, buckets=buckets)
