"""Measures how strong each bot is on each side, and prints the result as Markdown.

The bots of a side are listed from weak to strong. Each is compared with the one before it, on the same deals and
against the same opponent. A comparison ends when a sequential test decides it. All games are stored: a run that was
stopped continues where it was. After a change of rules, bots or box, delete the folder first.
"""

import argparse
import os
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from mousquetaires.bots.master import MASTER
from mousquetaires.data import load
from mousquetaires.engine.config import usual_setup
from mousquetaires.native.engine_choice import running
from mousquetaires.sim.journal import Journal
from mousquetaires.sim.play import SimulationError
from mousquetaires.sim.sequential import SequentialTest
from mousquetaires.sim.simulation import executor_of, run

from ..current_commit import commit_now
from .exploiters import Predicted, exploiter_table, predicted
from .ladder import MILADY_SIDE, SIDES, Ladder
from .match import CHEATER, StrengthMatch
from .other_checkout import CHECKOUT
from .report import report

BOTS: Final = {
    "milady": "random,novice,adept,master:160,cheat:160",
    "musketeers": "random,novice,adept,master:280,cheat:280",
}
FIRST_SEED: Final = 80_000


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    for side in SIDES:
        parser.add_argument(
            f"--{side}", default=BOTS[side], metavar="BOTS", help="weakest first; '' leaves the side out"
        )
    parser.add_argument("--opponent", default="adept", metavar="BOT")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6], metavar="N")
    parser.add_argument(
        "--rounds", type=int, default=80, help="at most; a round has one deal for each number of players"
    )
    parser.add_argument("--least", type=int, default=16, help="rounds before the first decision")
    parser.add_argument("--null", type=float, default=0.0, metavar="POINTS", help="the lead that is not worth proving")
    parser.add_argument("--alternative", type=float, default=5.0, metavar="POINTS", help="the lead to be proved")
    parser.add_argument("--alpha", type=float, default=0.05, help="the chance to prove a lead that isn't there")
    parser.add_argument("--beta", type=float, default=0.05, help="the chance to miss a lead that is there")
    parser.add_argument(
        "--turns", type=int, default=20_000, help="of each Milady bot to predict; 0: none are predicted"
    )
    parser.add_argument("--search-turns", type=int, default=1000, help="the same for masters, which are slow")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where the games are stored")
    return parser.parse_args(arguments)


def ladders(wish: argparse.Namespace) -> list[Ladder]:
    test = SequentialTest(wish.null / 100, wish.alternative / 100, wish.alpha, wish.beta, wish.least)
    setups = [usual_setup(players) for players in wish.players]
    named = {side: [name for name in getattr(wish, side).split(",") if name] for side in SIDES}
    return [Ladder(side, bots, wish.opponent, setups, test, wish.rounds) for side, bots in named.items() if bots]


def play(ladder: Ladder, wish: argparse.Namespace) -> None:
    """Play the games that are missing in the ladder's file."""
    box = load()
    plan = ladder.plan(wish.seed, StrengthMatch)
    began = monotonic()

    def progress(done: int, total: int) -> None:
        if done % 100 == 0:
            print(f"{ladder.side}: {done} of at most {total} games, {monotonic() - began:.0f} s", file=sys.stderr)

    with Journal(wish.folder / f"{ladder.side}.jsonl", plan, box, resume=True) as journal:
        told = run(plan, box, executor_of(wish.jobs), ladder.take, journal, progress, ladder.wanted)
    for failure in told.failed:
        print(f"seed {failure.seed}: {failure.error} {failure.values}", file=sys.stderr)
    if told.stopped:
        raise KeyboardInterrupt


def predictions(ladder: Ladder, wish: argparse.Namespace) -> list[Predicted]:
    """How well Milady's bots can be predicted, without those that only this tool knows."""
    found = []
    for name in ladder.bots:
        turns = wish.search_turns if name.startswith(MASTER) else wish.turns
        if turns and ladder.side == MILADY_SIDE and not name.startswith((CHEATER, CHECKOUT)):
            found.append(predicted(name, ladder.opponent, wish.players, turns, wish.jobs, wish.folder))
    return found


def conditions(wish: argparse.Namespace) -> str:
    """What was played, in one paragraph."""
    return (
        f"Commit {commit_now()}, {running().kind} engine, seeds from {wish.seed}, "
        f"{'/'.join(map(str, wish.players))} players, at most {wish.rounds} rounds. "
        f"The test decides between a lead of {wish.null:g} and one of {wish.alternative:g} points, "
        f"with error rates of {wish.alpha:g} and {wish.beta:g}, after {wish.least} rounds at the earliest."
    )


def main() -> None:
    wish = options()
    wish.folder.mkdir(parents=True, exist_ok=True)
    found = ladders(wish)
    exploiters: list[Predicted] = []
    try:
        for ladder in found:
            play(ladder, wish)
            exploiters += predictions(ladder, wish)
    except KeyboardInterrupt:
        print("Stopped. The same command continues.", file=sys.stderr)
    except SimulationError as error:
        sys.exit(f"{error}\nAfter a change of rules, bots or box, delete {wish.folder} first.")
    print(conditions(wish), "", *report(found), "", *exploiter_table(exploiters), sep="\n")


if __name__ == "__main__":
    main()
