"""Metrics for Prometheus; each server has its own."""

from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from mousquetaires.server.metrics import Metrics

# fmt: off
KINDS = {
    "inputs_stored": "counter", "refusals": "counter", "viewers": "gauge", "tables_in_memory": "gauge",
    "tables": "gauge", "store_commit_seconds": "histogram", "store_batch_rows": "histogram",
    "fanout_seconds": "histogram", "bot_moves": "counter",
    "worker_restarts": "counter", "channel_up": "gauge", "store_up": "gauge", "notices": "counter",
    "messages_in": "counter", "messages_out": "counter", "sockets_closed": "counter",
}
# fmt: on


def families(metrics: Metrics) -> dict[str, Metric]:
    body, kind = metrics.render()
    assert kind.startswith("text/plain; version=0.0.4")
    return {one.name: one for one in text_string_to_metric_families(body.decode())}


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(f"mousquetaires_{name}", labels)


def test_every_figure_is_there_and_explained() -> None:
    found = families(Metrics())
    for name, kind in KINDS.items():
        assert found[f"mousquetaires_{name}"].type == kind
        assert found[f"mousquetaires_{name}"].documentation
    assert "process_resident_memory_bytes" in found


def test_what_is_counted_is_rendered_with_its_labels() -> None:
    metrics = Metrics()
    metrics.inputs_stored.labels("act").inc(3)
    metrics.refusals.labels("reason-not-your-turn").inc()
    metrics.bot_moves.labels("novice", "default").inc()
    metrics.notices.labels("webhook", "failed").inc()
    metrics.sockets_closed.labels("slow").inc()
    metrics.tables.labels("playing").set(7)
    metrics.store_up.set(1)
    metrics.store_batch_rows.observe(30)
    with metrics.store_commit_seconds.time():
        metrics.viewers.inc()
    assert value(metrics, "inputs_stored_total", kind="act") == 3
    assert value(metrics, "refusals_total", key="reason-not-your-turn") == 1
    assert value(metrics, "bot_moves_total", bot="novice", outcome="default") == 1
    assert value(metrics, "notices_total", kind="webhook", outcome="failed") == 1
    assert value(metrics, "sockets_closed_total", reason="slow") == 1
    assert value(metrics, "tables", status="playing") == 7
    assert value(metrics, "store_batch_rows_bucket", le="50.0") == 1
    assert value(metrics, "store_batch_rows_bucket", le="20.0") == 0
    assert value(metrics, "store_commit_seconds_count") == 1
    assert b'mousquetaires_inputs_stored_total{kind="act"} 3.0' in metrics.render()[0]


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.messages_in.count += 1
    assert (value(one, "messages_in_total"), value(other, "messages_in_total")) == (1, 0)
