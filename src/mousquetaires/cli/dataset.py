"""``dataset``: writes the decisions of bots to Parquet files, as training data for machine learning."""

from pathlib import Path
from typing import Annotated

import typer

from mousquetaires.bots import bot
from mousquetaires.sim.file_errors import explain_write_errors
from mousquetaires.sim.optional_packages import import_optional
from mousquetaires.sim.program_fingerprint import fingerprint

from .errors import CliError
from .options import BoxOption, LangOption, box_of, numbers_of, texts_of
from .simulation_run import GamesOption, PlayersOption, SeedOption, check_numbers
from .standard_streams import plain_console
from .table_options import make_setup


def dataset(
    context: typer.Context,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")],
    games: GamesOption = 100,
    players: PlayersOption = None,
    milady: Annotated[str, typer.Option("--milady", metavar="BOT")] = "adept",
    musketeers: Annotated[str, typer.Option("--musketeers", metavar="BOT")] = "adept",
    seed: SeedOption = 0,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    check_numbers("--games", games, seed, None, None)
    for name in (milady, musketeers):
        bot(name)
    components = box_of(box)
    counts = numbers_of("--players", players if players is not None else "5")
    setups = tuple(make_setup(count, True, None, None, True, False, False) for count in counts)
    module = import_optional("mousquetaires.env.dataset", "pyarrow", "research")
    plan = module.DatasetPlan(setups, games, milady, musketeers, seed, fingerprint(components.digest))
    with explain_write_errors(out):
        if out.exists() and any(out.iterdir()):
            raise CliError("cli-dataset-there", folder=str(out))
        written = module.write_dataset(out, plan, components)
    plain_console().print(texts.say("cli-dataset-done", folder=str(out), decisions=sum(written.values())))
