"""``simulate``: bots play many games, and the results are counted."""

import json
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from mousquetaires.bots import bot
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.ids import MILADY
from mousquetaires.i18n import Texts
from mousquetaires.sim.file_errors import explain_write_errors
from mousquetaires.sim.parquet_file import ParquetFile, part_of
from mousquetaires.sim.parquet_file import parquet as parquet_writer
from mousquetaires.sim.plan import Plan, Seating, seated
from mousquetaires.sim.play import Match
from mousquetaires.sim.plots import FORMATS, draw, drawing
from mousquetaires.sim.records import RecordedMatch, RecordFolder
from mousquetaires.sim.simulation import simulate as play_plan
from mousquetaires.sim.summary import Simulation

from .errors import CliError
from .files import STANDARD, check_writable, try_writing, write_text
from .options import BoxOption, LangOption, box_of, numbers_of, texts_of
from .seat_names import seat_named
from .simulation_report import as_json, count_rules, named_tables, show, show_rules
from .simulation_run import (
    GamesOption,
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

SVG: Final = FORMATS[0]


def simulate(
    context: typer.Context,
    games: GamesOption = 100,
    players: PlayersOption = None,
    milady: Annotated[str, typer.Option("--milady", metavar="BOT")] = "novice",
    musketeers: Annotated[str, typer.Option("--musketeers", metavar="BOT")] = "novice",
    seat_bots: Annotated[list[str] | None, typer.Option("--bot", metavar="SEAT=BOT")] = None,
    solo: Annotated[bool, typer.Option("--solo")] = False,
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
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar="FILE")] = None,
    rules: Annotated[bool, typer.Option("--rules")] = False,
    plots: Annotated[Path | None, typer.Option("--plots", metavar="FOLDER")] = None,
    plot_format: Annotated[str, typer.Option("--plot-format", metavar="FORM")] = SVG,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER")] = None,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    components = box_of(box)
    check_numbers("--games", games, seed, sand, jobs)
    check_bots(milady, musketeers)
    counts = numbers_of("--players", players if players is not None else "1" if solo else "5")
    setups = [make_setup(count, not solo, heroes, variant, not no_hourglass, must_win, one_wound) for count in counts]
    seatings = [seating(setup, milady, musketeers, seat_bots or [], components) for setup in setups]
    plan = Plan(tuple(seatings), games, seed, sand, Match if records is None else RecordedMatch)
    files = Files(jsonl, resume_run, json_file, parquet, plots, plot_format, records)
    done = files.simulate(texts, plan, components, jobs, ray)
    _show_all(texts, plan, done, rules, json_file)
    exit_if_incomplete(done.report)


def _show_all(texts: Texts, plan: Plan, done: Simulation, rules: bool, json_file: str | None) -> None:
    """Print all tables, unless standard output is for JSON alone."""
    if json_file == STANDARD:
        return
    console = plain_console()
    show_run_report(texts, console, done.report, plan, done.total.games)
    show(texts, console, done)
    (show_rules if rules else count_rules)(texts, console, done)


def check_bots(*names: str) -> None:
    """Raise an error for an unknown bot."""
    for name in names:
        bot(name)


def seating(setup: Setup, milady: str, musketeers: str, wishes: list[str], box: Components) -> Seating:
    """The bots of a table: one per side, and the ones named for single seats."""
    table = Table(setup, box)
    others = {}
    for wish in wishes:
        name, equals, wanted = wish.partition("=")
        if not equals:
            raise CliError("cli-seat-bot", read=wish)
        others[seat_named(name, table)] = bot(wanted).name
    return seated(setup, milady, musketeers, others)


@dataclass(frozen=True)
class Files:
    """The files that results go to. An unwritable file is refused before the first game."""

    jsonl: Path | None
    resume: bool
    json_file: str | None
    parquet: Path | None
    plots: Path | None
    form: str
    records: Path | None = None

    def simulate(self, texts: Texts, plan: Plan, box: Components, jobs: int | None, ray: str | None) -> Simulation:
        """Check the plan and the files, play all games, and write the results."""
        plan.check(box)
        self.check()
        done = self.run(texts, plan, box, jobs, ray)
        self.write(texts, plan, box, done)
        return done

    def check(self) -> None:
        check_writable(self.json_file)
        if self.parquet is not None:
            parquet_writer()
            with explain_write_errors(self.parquet):  # use the name that the user gave in errors, not the temporary one
                try_writing(part_of(self.parquet))
        if self.form not in FORMATS:
            raise CliError("cli-plot-format", read=self.form, known=", ".join(FORMATS))
        if self.plots is not None:
            drawing()
            _check_folder(self.plots)
        if self.records is not None and self.resume:
            raise CliError("cli-records-resume")
        if self.records is not None:
            _check_folder(self.records)

    def run(self, texts: Texts, plan: Plan, box: Components, jobs: int | None, ray: str | None) -> Simulation:
        """Play all games. Write each one to the files as soon as it ends."""
        executor = executor_for(jobs, ray)
        with ExitStack() as stack:
            takers = []
            if self.parquet is not None:  # before the journal, which creates its file at once
                takers.append(stack.enter_context(ParquetFile(self.parquet, plan, box, self.resume)).take)
            if self.records is not None:
                takers.append(RecordFolder(self.records, plan, box).take)
            journal = stack.enter_context(open_journal(self.jsonl, self.resume, plan, box))
            bar = stack.enter_context(progress_bar(texts))
            return play_plan(plan, box, executor, takers, journal, progress_callback(bar, plan.total))

    def write(self, texts: Texts, plan: Plan, box: Components, done: Simulation) -> None:
        """Write the files that need all results."""
        if self.json_file is not None:
            write_text(self.json_file, json.dumps(report(plan, box, done), indent=1) + "\n")
        if self.plots is not None and done.total.games:
            with explain_write_errors(self.plots):
                draw(self.plots, self.form, texts, box, named_tables(texts, done))


def _check_folder(folder: Path) -> None:
    with explain_write_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    check_writable(str(folder / "written"))


def report(plan: Plan, box: Components, done: Simulation) -> dict[str, Any]:
    """All results as JSON values."""
    sides = {"milady": plan.seatings[0].milady, "musketeers": _team(plan)}
    bots = [list(seating.bots) for seating in plan.seatings]
    return {**sides, "seed": plan.seed, "bots": bots, **run_report_json(done.report), **as_json(done, box)}


def _team(plan: Plan) -> str | None:
    """The bot of all Musketeers. None if they have several, which ``bots`` lists by seat."""
    names = {name for seating in plan.seatings for seat, name in enumerate(seating.bots) if seat != MILADY}
    return names.pop() if len(names) == 1 else None
