"""The report: figures, ratios, and whether each is within its limit."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from .measure import Flood, Memory, Pair
from .table_clients import VIEWERS

LEAST_DELIVERED: Final = 1 / 3  # of the echo's deliveries
MOST_DELAY: Final = 15.0  # times the echo's round trip
MOST_MEMORY: Final = 1.1  # times the memory at minute 3 of 10
EARLY: Final = 0.3  # share of the run: minute 3 of 10


class Row(NamedTuple):
    """A line of the report. Without a limit it is informational."""

    what: str
    ours: str
    echo: str = ""
    ratio: str = ""
    limit: str = ""
    kept: bool = True


def pair_rows(pairs: Sequence[Pair]) -> list[Row]:
    """Medians over all pairs. A ratio is the median of the pairs' ratios."""
    return [*_rate_rows(pairs), *_delay_rows(pairs)]


def _rate_rows(pairs: Sequence[Pair]) -> list[Row]:
    rate = median(pair.ours.rate / pair.echo.rate for pair in pairs)
    ours, echo = [pair.ours for pair in pairs], [pair.echo for pair in pairs]
    return [
        Row(
            "messages delivered a second, saturated",
            _rate(ours),
            _rate(echo),
            f"{rate:.2f}",
            f"at least {LEAST_DELIVERED:.2f}",
            rate >= LEAST_DELIVERED,
        ),
        Row(
            "  of these updates after a move",
            f"{median(one.updates for one in ours):,.0f}",
            "",
            f"{median(pair.ours.updates / pair.echo.rate for pair in pairs):.2f}",
        ),
        Row("  moves a second", f"{median(one.updates for one in ours) / len(VIEWERS):,.0f}"),
        Row("  processor time of the server for a move", f"{median(_milliseconds_a_move(one) for one in ours):.2f} ms"),
        Row("  processors: server + client", _busy(ours), _busy(echo)),
    ]


def _milliseconds_a_move(flood: Flood) -> float:
    """On a busy machine this varies less than the messages a second."""
    return 1000 * flood.busy * len(VIEWERS) / flood.updates


def _delay_rows(pairs: Sequence[Pair]) -> list[Row]:
    delay = median(pair.delay.median / pair.round_trip.median for pair in pairs)
    p99 = median(pair.delay.p99 / pair.round_trip.p99 for pair in pairs)
    return [
        Row(
            "action to last update, median",
            _ms(pair.delay.median for pair in pairs),
            _ms(pair.round_trip.median for pair in pairs),
            f"{delay:.1f}",
            f"at most {MOST_DELAY:.0f}",
            delay <= MOST_DELAY,
        ),
        Row(
            "  99 of 100 within",
            _ms(pair.delay.p99 for pair in pairs),
            _ms(pair.round_trip.p99 for pair in pairs),
            f"{p99:.1f}",
        ),
        Row(
            "  processors: server",
            f"{median(pair.delay.busy for pair in pairs):.2f}",
            f"{median(pair.round_trip.busy for pair in pairs):.2f}",
        ),
    ]


def memory_rows(seen: Sequence[Memory]) -> list[Row]:
    """The servers' memory early in the run and at its end."""
    last = seen[-1]
    early = min(seen, key=lambda one: abs(one.minute - EARLY * last.minute))
    ratio = last.megabytes / early.megabytes
    return [
        Row(f"memory at minute {early.minute:.1f}", f"{early.megabytes:.0f} MB"),
        Row(
            f"memory at minute {last.minute:.1f}",
            f"{last.megabytes:.0f} MB",
            "",
            f"{ratio:.2f}",
            f"at most {MOST_MEMORY}",
            ratio <= MOST_MEMORY,
        ),
        Row("  games over by then", f"{early.games}, {last.games}"),
    ]


def input_rows(acknowledged: int, lost: int, refusals: Mapping[str, int]) -> list[Row]:
    """Whether the store has every acknowledged input, and whether anything was refused unexpectedly."""
    refused = ", ".join(f"{times} {key}" for key, times in refusals.items()) or "0"
    return [
        Row("inputs acknowledged", f"{acknowledged:,}"),
        Row("  of these not in the store", f"{lost:,}", limit="none", kept=lost == 0),
        Row("inputs refused", refused, limit="none", kept=not refusals),
    ]


def show(title: str, rows: Sequence[Row], console: Console, judged: bool = True) -> None:
    """Print the report. Failures are highlighted."""
    grid = Grid("", "server", "echo", "ratio", "limit", title=title)
    for row in rows:
        missed = judged and not row.kept
        limit = f"{row.limit}: missed" if missed else row.limit if judged else ""
        grid.add_row(row.what, row.ours, row.echo, row.ratio, limit, style="bold red" if missed else None)
    console.print(grid)


def growth_grid(sizes: Iterable[tuple[int, list[Pair], float]], console: Console) -> None:
    """Print how the figures grow with the number of tables."""
    columns = ("tables", "sockets", "out/s", "echo", "ratio", "ms", "echo", "p99", "echo", "MB")
    grid = Grid(*columns, title="delivered at saturation; action to last update in ms, median and 99 of 100")
    for tables, pairs, memory in sizes:
        delays = [
            f"{1000 * median(times):.2f}"
            for times in zip(
                *((one.delay.median, one.round_trip.median, one.delay.p99, one.round_trip.p99) for one in pairs),
                strict=True,
            )
        ]
        floods = _rate([pair.ours for pair in pairs]), _rate([pair.echo for pair in pairs])
        ratio = pair_rows(pairs)[0].ratio
        grid.add_row(str(tables), f"{tables * len(VIEWERS):,}", *floods, ratio, *delays, f"{memory:.0f}")
    console.print(grid)


def _rate(floods: Sequence[Flood]) -> str:
    return f"{median(flood.rate for flood in floods):,.0f}"


def _busy(floods: Sequence[Flood]) -> str:
    return f"{median(flood.busy for flood in floods):.2f} + {median(flood.client for flood in floods):.2f}"


def _ms(seconds: Iterable[float]) -> str:
    return f"{1000 * median(seconds):.2f} ms"
