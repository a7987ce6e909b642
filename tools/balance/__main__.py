"""``python -m tools.balance survey`` and ``python -m tools.balance check``."""

import argparse
import os
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from mousquetaires.data import load, texts
from mousquetaires.i18n import Texts
from mousquetaires.sim.plots import draw
from mousquetaires.sim.summary import Summary

from .check import Job, Played, play_all, tables_with_milady, tables_without, uses, wins
from .survey import COUNTS, findings, survey
from .tunable_values import TUNABLE_VALUES, settings_of

CHECKED_FROM: Final = 2_000_000  # lower seeds are for tuning
MASTERS: Final = "master:40"
PICTURES: Final = Path("docs/pictures/balance")


def main() -> None:
    wish = parse()
    if wish.what == "survey":
        show_survey(wish.draws, wish.seed, wish.jobs)
    else:
        show_check(wish)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    what = parser.add_subparsers(dest="what", required=True)
    asked = what.add_parser("survey", help="what other settings of the assumed values would do to the box as it is")
    asked.add_argument("--draws", type=int, default=1000, help="each is a game at every count of players")
    asked.add_argument("--seed", type=int, default=0, help=f"below {CHECKED_FROM}")
    checked = what.add_parser("check", help="the box as it is, on seeds no survey uses")
    checked.add_argument("--games", type=int, default=1000, help="at every table")
    checked.add_argument("--masters", type=int, default=8, help="games of masters at every table with Milady")
    checked.add_argument("--pictures", type=Path, default=PICTURES, help="where they are drawn")
    return parser.parse_args()


def show_survey(draws: int, seed: int, jobs: int) -> None:
    here = settings_of(texts())
    with Progress() as progress:
        task = progress.add_task("games", total=draws * len(COUNTS))
        told = survey(here, draws, seed, jobs, lambda done: progress.update(task, completed=done))
    found = findings(told, here)
    console = Console(width=160)
    console.print("Milady wins, by count:", *(f"{one:.0%}" for one in found.milady))
    console.print("9 to 12 turns, by count:", *(f"{one:.0%}" for one in found.long))
    for (name, setting), effect in sorted(found.effects.items(), key=lambda one: -abs(one[1].milady)):
        values = list(next(tunable for tunable in TUNABLE_VALUES if tunable.name == name).settings[setting].values())
        each = " ".join(f"{one:+.0%}" for one in effect.by_count)
        does = f"{effect.milady:+.1%} ± {2 * effect.error:.1%}, length {effect.long:+.1%}, by count {each}"
        console.print(f"{name} {values}: {does}", highlight=False)


def show_check(wish: argparse.Namespace) -> None:
    seeds = range(CHECKED_FROM, CHECKED_FROM + wish.games)
    tables = {
        "Adept, with the values we began with": tables_with_milady("adept", "adept", seeds, first=True),
        "Adept": tables_with_milady("adept", "adept", seeds),
        "Novice": tables_with_milady("novice", "novice", seeds),
        "Master": tables_with_milady(MASTERS, MASTERS, seeds[: wish.masters]),
        **{f"Adept without Milady, {name}": jobs for name, jobs in tables_without("adept", seeds).items()},
    }
    tables = {title: jobs for title, jobs in tables.items() if jobs[0].seeds}  # master games are slow
    done = counted([job for jobs in tables.values() for job in jobs], wish.jobs)
    for title, jobs in tables.items():
        print(f"\n## {title}\n\n{wins(named(jobs, done))}")
    for title in [one for one in ("Adept", "Master") if one in tables]:
        print(f"\n## Cards, {title}\n\n{uses([done[job] for job in tables[title]])}")
    draw(wish.pictures, "svg", Texts("en"), load(), named(tables["Adept"], done))


def counted(wanted: list[Job], jobs: int) -> dict[Job, Played]:
    with Progress() as progress:
        task = progress.add_task("games", total=sum(len(job.seeds) for job in wanted))
        return play_all(wanted, jobs, lambda games: progress.update(task, advance=games))


def named(jobs: list[Job], done: dict[Job, Played]) -> list[tuple[str, Summary]]:
    return [(f"{job.setup.players} players", done[job].games) for job in jobs]


if __name__ == "__main__":
    main()
