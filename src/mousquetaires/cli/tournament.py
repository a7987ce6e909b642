"""``tournament``: every Milady bot plays every team on the same deals, and all get a rating."""

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from mousquetaires.bots import BOTS, bot
from mousquetaires.bots.master import MASTER
from mousquetaires.i18n import Texts
from mousquetaires.sim.plan import Plan
from mousquetaires.sim.simulation import run
from mousquetaires.sim.stats import Estimate
from mousquetaires.sim.tournament import UNPLAYED, Standing, Tournament, require_ratings

from .errors import CliError
from .files import STANDARD, check_writable, write_text
from .options import BoxOption, LangOption, box_of, numbers_of, texts_of
from .simulation_run import (
    JobsOption,
    JsonlOption,
    JsonOption,
    NoHourglassOption,
    PlayersOption,
    RayOption,
    ResumeOption,
    SandOption,
    SeedOption,
    check_numbers,
    executor_for,
    exit_if_incomplete,
    open_journal,
    progress_bar,
    progress_callback,
    run_report_json,
    show_run_report,
)
from .standard_streams import plain_console
from .table_options import HeroesOption, MustWinOption, OneWoundOption, VariantOption, make_setup

COLUMNS: Final = ("rating", "share", "ahead")
SIDES: Final = ("milady", "musketeers")
Standings = tuple[list[Standing], list[Standing]]


def tournament(
    context: typer.Context,
    deals: Annotated[int, typer.Option("--deals", metavar="N")] = 100,
    players: PlayersOption = None,
    milady_bots: Annotated[str | None, typer.Option("--milady", metavar="NAMES")] = None,
    musketeer_bots: Annotated[str | None, typer.Option("--musketeers", metavar="NAMES")] = None,
    heroes: HeroesOption = None,
    variant: VariantOption = None,
    no_hourglass: NoHourglassOption = False,
    sand: SandOption = None,
    must_win: MustWinOption = False,
    one_wound: OneWoundOption = False,
    seed: SeedOption = 0,
    jobs: JobsOption = None,
    ray: RayOption = None,
    jsonl: JsonlOption = None,
    resume_run: ResumeOption = False,
    json_file: JsonOption = None,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    require_ratings()
    components = box_of(box)
    check_numbers("--deals", deals, seed, sand, jobs)
    milady, musketeers = bots_named("--milady", milady_bots), bots_named("--musketeers", musketeer_bots)
    counts = numbers_of("--players", players if players is not None else "5")
    setups = [make_setup(count, True, heroes, variant, not no_hourglass, must_win, one_wound) for count in counts]
    games = Tournament(setups, milady, musketeers)
    plan = games.plan(deals, seed, sand)
    check_writable(json_file)
    executor = executor_for(jobs, ray)
    with open_journal(jsonl, resume_run, plan, components) as journal, progress_bar(texts) as bar:
        games.report = run(plan, components, executor, games.take, journal, progress_callback(bar, plan.total))
    tell(texts, games, plan, json_file)
    exit_if_incomplete(games.report)


def bots_named(option: str, names: str | None) -> list[str]:
    """The bots of a side, each once. The default leaves out the master, whose games take a hundred times as long."""
    if names is None:
        return [name for name in BOTS if name != MASTER]
    found = [bot(name.strip()).name for name in names.split(",")]  # normalised: master:010 is master:10
    for name in found:
        if found.count(name) > 1:
            raise CliError("cli-bot-twice", option=option, bot=name)
    return found


def tell(texts: Texts, games: Tournament, plan: Plan, json_file: str | None) -> None:
    """Print the results, as tables, as JSON, or both."""
    standings = games.standings()
    if json_file is not None:
        write_text(json_file, json.dumps(as_json(games, plan, standings), indent=1) + "\n")
    if json_file != STANDARD:
        show(texts, plain_console(), games, plan, standings)


# --- tables ---------------------------------------------------------------------------------------


def show(texts: Texts, console: Console, games: Tournament, plan: Plan, standings: Standings) -> None:
    """Print the ranking of each side, and how often each bot beat each other."""
    whole = len(games.whole())
    played = sum(len(won) - won.count(UNPLAYED) for won in games.deals.values())
    show_run_report(texts, console, games.report, plan, played)
    console.print(texts.say("cli-tournament-deals", n=whole), soft_wrap=True)
    if not whole:
        return
    for side, ranked in zip(SIDES, standings, strict=True):
        console.print(ranking(texts, side, ranked))
    console.print(meetings(texts, games))
    console.print(texts.say("cli-tournament-note"), style="dim", soft_wrap=True)


def ranking(texts: Texts, side: str, ranked: list[Standing]) -> Grid:
    """The bots of a side, strongest first."""
    grid = Grid(title=texts.say(f"cli-simulate-{side}"), title_justify="left")
    grid.add_column("")
    grid.add_column(texts.say("cli-tournament-bot"))
    for column in COLUMNS:
        grid.add_column(texts.say(f"cli-tournament-{column}"), justify="right")
    for place, one in enumerate(ranked, 1):
        ahead = _percent(texts, one.ahead, "+.1f") if one.ahead is not None else ""
        grid.add_row(str(place), one.bot, _rating(one.rating), _percent(texts, one.share, ".1f"), ahead)
    return grid


def _rating(one: Estimate) -> str:
    return f"{one.value:.0f}\n{one.low:.0f}–{one.high:.0f}"


def _percent(texts: Texts, one: Estimate, form: str) -> str:
    r"""A share or a difference of shares, with its interval below.

    >>> from mousquetaires.i18n import texts
    >>> _percent(texts("en"), Estimate(0.25, -0.1, 0.5), "+.1f")
    '+25.0%\n-10.0 … +50.0'
    """
    value, low, high = (format(100 * number, form) for number in (one.value, one.low, one.high))
    between = " … " if "+" in form else "–"
    return f"{texts.percent(value)}\n{low}{between}{high}"


def meetings(texts: Texts, games: Tournament) -> Grid:
    """One line per Milady bot, one column per team: how often Milady won."""
    grid = Grid(title=texts.say("cli-tournament-meetings"), title_justify="left")
    grid.add_column("")
    for name in games.musketeers:
        grid.add_column(name, justify="right")
    for at, name in enumerate(games.milady):
        shares = [_percent(texts, games.share(at, team), ".1f") for team in range(len(games.musketeers))]
        grid.add_row(name, *shares)
    return grid


# --- JSON -----------------------------------------------------------------------------------------


def as_json(games: Tournament, plan: Plan, standings: Standings) -> dict[str, Any]:
    """All results. An estimate is a value with its interval."""
    tables = zip(games.setups, games.ratings().tables, strict=True)
    sides = {side: [_standing(one) for one in ranked] for side, ranked in zip(SIDES, standings, strict=True)}
    pairs = [(milady, team) for milady in range(len(games.milady)) for team in range(len(games.musketeers))]
    return {
        "seed": plan.seed,
        "deals": len(games.whole()),
        **run_report_json(games.report),
        **sides,
        "tables": [{"setup": setup.to_json(), "milady_advantage": _estimate(worth)} for setup, worth in tables],
        "meetings": [_meeting(games, *pair) for pair in pairs],
    }


def _meeting(games: Tournament, milady: int, team: int) -> dict[str, Any]:
    names = {"milady": games.milady[milady], "musketeers": games.musketeers[team]}
    return {**names, "milady_wins": _estimate(games.share(milady, team))}


def _standing(one: Standing) -> dict[str, Any]:
    found: dict[str, Any] = {"bot": one.bot, "rating": _estimate(one.rating), "wins": _estimate(one.share)}
    if one.ahead is not None:
        found["ahead_of_next"] = _estimate(one.ahead)
    return found


def _estimate(one: Estimate) -> list[float]:
    return [one.value, one.low, one.high]
