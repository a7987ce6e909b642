"""``python -m tools.load``: runs the measurements and prints the results."""

import argparse
import asyncio
import gc
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rich.console import Console

from mousquetaires.server.run import loop_factory

from .check_stored_inputs import stored_in
from .game_tables import GameTables
from .measure import Memory, Pair, Plan, measure_memory, measure_pairs
from .report import Row, growth_grid, input_rows, memory_rows, pair_rows, show
from .servers import Deployment, figures, running

SMALL: Final = Plan(tables=20, pairs=2, saturated=1.5, steady=2.0, moves=50.0)
GROWTH: Final = (50, 100, 200, 400)


class Where(NamedTuple):
    """One server on SQLite, or two on PostgreSQL and Redis. ``together``: each table stays on one server."""

    shared: bool
    together: bool
    box: Path | None  # a file with the printed values; None: ours

    def __str__(self) -> str:
        if not self.shared:
            return "one server on SQLite"
        return "two servers on PostgreSQL and Redis" + (", each table at one of them" if self.together else "")


class Outcome(NamedTuple):
    """All measurements of one run."""

    pairs: list[Pair]
    memory: list[Memory]
    megabytes: float
    acknowledged: int
    lost: int
    refusals: Mapping[str, int]
    games: int

    def speed(self) -> list[Row]:
        return [*(pair_rows(self.pairs) if self.pairs else ()), *(memory_rows(self.memory) if self.memory else ())]

    def inputs(self) -> list[Row]:
        return input_rows(self.acknowledged, self.lost, self.refusals)


def run(plan: Plan, where: Where, minutes: float, seed: int, console: Console) -> Outcome:
    """Start the servers, measure, kill them, and compare the store with the acknowledged inputs."""
    with tempfile.TemporaryDirectory(prefix="load") as name, running(Path(name), where.shared, where.box) as deployment:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            game_tables, pairs, memory = runner.run(
                play(deployment, plan, where.together, minutes, Random(seed), console)
            )
        megabytes = figures(deployment.servers).megabytes
        for server in deployment.servers:
            server.kill()
        lost = game_tables.stored_inputs.lost(stored_in(deployment.database))
    return Outcome(
        pairs, memory, megabytes, len(game_tables.stored_inputs), lost, game_tables.refusals, game_tables.games
    )


async def play(
    deployment: Deployment, plan: Plan, together: bool, minutes: float, rng: Random, console: Console
) -> tuple[GameTables, list[Pair], list[Memory]]:
    """Take all measurements of one run."""
    pairs: list[Pair] = []
    memory: list[Memory] = []
    with console.status("opening tables") as status:
        async with GameTables(
            [server.address for server in deployment.servers], plan.tables, rng, together
        ) as game_tables:
            if plan.pairs:
                pairs = await measure_pairs(deployment, game_tables, plan, status.update)
            if minutes:
                status.update(f"{minutes:g} minutes at {plan.moves:g} moves a second")
                memory = await measure_memory(deployment, game_tables, plan.moves, minutes)
    return game_tables, pairs, memory


def grow(plan: Plan, where: Where, seed: int, console: Console) -> bool:
    """Measure several sizes, each on new servers. Returns whether nothing was lost."""
    found = []
    for tables in GROWTH:
        console.print(f"{tables} tables")
        found.append((tables, run(plan._replace(tables=tables), where, 0, seed, console)))
    growth_grid([(tables, one.pairs, one.megabytes) for tables, one in found], console)
    for tables, one in found:
        show(f"{tables} tables", one.inputs(), console)
    return all(row.kept for _, one in found for row in one.inputs())


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=Plan().tables, help="with five sockets each (default 200)")
    parser.add_argument("--pairs", type=int, default=Plan().pairs, help="of the server and the echo (default 5)")
    parser.add_argument("--saturated", type=float, default=Plan().saturated, help="seconds at saturation")
    parser.add_argument("--steady", type=float, default=Plan().steady, help="seconds at a steady pace")
    parser.add_argument("--moves", type=float, default=Plan().moves, help="a second at a steady pace (default 200)")
    parser.add_argument("--minutes", type=float, default=0, help="afterwards watch the memory for so long")
    parser.add_argument("--postgres-redis", action="store_true", help="two servers on PostgreSQL and Redis")
    parser.add_argument("--together", action="store_true", help="and a balancer that goes by the table's name")
    parser.add_argument("--box", type=Path, help="a box file: two commits are compared with the same printed values")
    parser.add_argument("--growth", action="store_true", help=f"at {', '.join(map(str, GROWTH))} tables")
    parser.add_argument("--small", action="store_true", help="half a minute: does it work, is nothing lost?")
    parser.add_argument("--seed", type=int, default=1625, help="of the players' choices")
    return parser.parse_args()


def raise_limits() -> None:
    """Raise the limit of open files, here and in the servers, which inherit it. Each socket is an open file."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> int:
    wish = parse()
    console = Console()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # this also ends the servers
    raise_limits()
    gc.disable()  # our pauses would be counted as the server's
    plan = SMALL if wish.small else Plan(wish.tables, wish.pairs, wish.saturated, wish.steady, wish.moves)
    where = Where(wish.postgres_redis, wish.together, wish.box)
    if wish.growth:
        return 0 if grow(plan, where, wish.seed, console) else 1
    began = time.monotonic()
    outcome = run(plan, where, wish.minutes, wish.seed, console)
    console.print(f"{plan.tables} tables, {where}: {outcome.games} games over in {time.monotonic() - began:.0f} s")
    show("beside a bare echo", outcome.speed(), console, judged=not wish.small)
    show("inputs", outcome.inputs(), console)
    judged = outcome.inputs() if wish.small else [*outcome.speed(), *outcome.inputs()]
    return 0 if all(row.kept for row in judged) else 1


if __name__ == "__main__":
    sys.exit(main())
