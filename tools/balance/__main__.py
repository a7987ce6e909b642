"""``python -m tools.balance survey`` and ``python -m tools.balance check``."""

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from mousquetaires.data import load, texts
from mousquetaires.engine.config import VARIANTS
from mousquetaires.i18n import Texts
from mousquetaires.sim.plots import draw

from .check import SOLO, Job, Played, play_all, tables_with_milady, tables_without, with_options
from .survey import COUNTS, findings, survey
from .tables import Rows, missions, name_of, openings, uses, ways, wins
from .targets import even_games, lengths, target_table, targets_with_milady, targets_without
from .tunable_values import TUNABLE_VALUES, settings_of

CHECKED_FROM: Final = 2_000_000  # lower seeds are for tuning
MASTERS: Final = "master:40"
PICTURES: Final = Path("docs/pictures/balance")


def main() -> None:
    wish = parse()
    if wish.what == "survey":
        show_survey(wish.draws, wish.seed, wish.jobs)
    elif wish.option:
        show_options(wish)
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
    checked.add_argument("--others", type=int, help="games of novices, without Milady and with the first values")
    checked.add_argument("--masters", type=int, default=8, help="games of masters at every table with Milady")
    checked.add_argument("--pictures", type=Path, default=PICTURES, help="where they are drawn")
    checked.add_argument("--option", action="append", choices=VARIANTS, help="measure adepts with this option only")
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
    others = seeds[: wish.others]
    tables = {
        "Adept, with the values we began with": tables_with_milady("adept", "adept", others, first=True),
        "Adept": tables_with_milady("adept", "adept", seeds),
        "Novice": tables_with_milady("novice", "novice", others),
        "Master": tables_with_milady(MASTERS, MASTERS, seeds[: wish.masters]),
        **{f"Adept without Milady, {name}": jobs for name, jobs in tables_without("adept", others).items()},
    }
    tables = {title: jobs for title, jobs in tables.items() if jobs[0].seeds}  # master games are slow
    done = counted([job for jobs in tables.values() for job in jobs], wish.jobs)
    found = {title: [(job.setup, done[job]) for job in jobs] for title, jobs in tables.items()}
    show_tables(found)
    easy, normal, hard = (found[f"Adept without Milady, {name}"] for name in SOLO)
    targets = [*targets_with_milady(found["Adept"]), *targets_without(easy, normal, hard)]
    show("Targets", target_table(targets))
    draw(wish.pictures, "svg", Texts("en"), load(), [(name_of(setup), one.games) for setup, one in found["Adept"]])


def show_tables(found: Mapping[str, Rows]) -> None:
    for title, played in found.items():
        show(title, wins(played))
    for title in [one for one in ("Adept", "Master") if one in found]:
        played = found[title]
        show(f"How Milady wins, {title}", ways(played))
        show(f"Missions, {title}", missions(played))
        show(f"Openings, {title}", openings(played))
        show(f"Cards, {title}", uses([one for _, one in played]))


def show_options(wish: argparse.Namespace) -> None:
    """The same adepts with named options switched on."""
    seeds = range(CHECKED_FROM, CHECKED_FROM + wish.games)
    jobs = with_options(tables_with_milady("adept", "adept", seeds), wish.option)
    done = counted(jobs, wish.jobs)
    played = [(job.setup, done[job]) for job in jobs]
    show(f"Adept, with {', '.join(wish.option)}", wins(played))
    show("Targets", target_table([*even_games(played), *lengths(played)]))


def show(title: str, table: str) -> None:
    print(f"\n## {title}\n\n{table}")


def counted(wanted: list[Job], jobs: int) -> dict[Job, Played]:
    with Progress() as progress:
        task = progress.add_task("games", total=sum(len(job.seeds) for job in wanted))
        return play_all(wanted, jobs, lambda games: progress.update(task, advance=games))


if __name__ == "__main__":
    main()
