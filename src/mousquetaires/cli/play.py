"""``play``: a game in the terminal, against bots or alone."""

import secrets
from typing import Annotated, Final

import typer

from mousquetaires.bots import bot
from mousquetaires.data import box_of_record
from mousquetaires.engine import ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import replay as play_again

from .errors import CliError
from .files import check_writable, read_json
from .options import BoxOption, LangOption, box_of, texts_of
from .table_options import HeroesOption, MustWinOption, OneWoundOption, VariantOption, make_setup
from .terminal.game import TerminalGame
from .terminal.record_file import RecordFile

MUSKETEERS: Final = "musketeers"
MILADY: Final = "milady"
PLAYERS: Final = {MUSKETEERS: 2, MILADY: 5}  # the default
ONE_OF_THEM: Final = 5  # the default for a player who runs one Musketeer among bots


def play(
    context: typer.Context,
    side: Annotated[str, typer.Option("--as", metavar="WHO")] = MUSKETEERS,
    solo: Annotated[bool, typer.Option("--solo")] = False,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    heroes: HeroesOption = None,
    variant: VariantOption = None,
    hourglass: Annotated[bool, typer.Option("--hourglass")] = False,
    must_win: MustWinOption = False,
    one_wound: OneWoundOption = False,
    opponent: Annotated[str, typer.Option("--bot", metavar="NAME")] = "novice",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    components = box_of(box)
    if solo and side == MILADY:
        raise CliError("cli-solo-milady")
    machine = bot(opponent)
    fate = new_seed(seed)
    if resume is not None:
        stored = read_json(resume)
        session = play_again(stored, box_of_record(stored, components))
        fate = session.seed or fate
    else:
        count = players if players is not None else 1 if solo else PLAYERS.get(side, ONE_OF_THEM)
        setup = make_setup(count, not solo, heroes, variant, hourglass, must_win, one_wound)
        session = Session(setup, components, fate)
    mine = seats_run(side, session.table)
    check_writable(record)
    others = {seat: machine for seat in (ids.MILADY, *session.table.seats) if seat not in mine}
    match = TerminalGame(texts, session, fate, mine, others, RecordFile(record))
    match.welcome()
    match.play()


def new_seed(number: int | None) -> Seed:
    """The seed of a game: a number that can be reused, or a random one."""
    return Seed.of(number) if number is not None else Seed(secrets.token_bytes(32))


def seats_run(side: str, table: Table) -> tuple[int, ...]:
    """The seats played at this terminal."""
    if side == MUSKETEERS:
        return table.seats
    if side == MILADY and table.milady:
        return (ids.MILADY,)
    running = {ids.HERO_NAMES[hero]: table.seat_of[hero] for hero in table.heroes}
    if side not in running:
        known = [MUSKETEERS, *([MILADY] if table.milady else []), *running]
        raise CliError("cli-side", side=side, known=", ".join(known))
    return (running[side],)
