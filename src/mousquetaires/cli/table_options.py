"""Options that describe a table, for every command that sets one up."""

from typing import Annotated

import typer

from mousquetaires.engine.config import (
    Setup,
    SetupError,
    check_players,
    check_setup,
    hero_named,
    heroes_needed,
    musketeer_players,
    usual_heroes,
)

HeroesOption = Annotated[str | None, typer.Option("--heroes", metavar="NAMES")]
VariantOption = Annotated[list[str] | None, typer.Option("--variant", metavar="NAME")]
MustWinOption = Annotated[bool, typer.Option("--bastille-must-win")]
OneWoundOption = Annotated[bool, typer.Option("--rochefort-one-wound")]


def make_setup(
    players: int,
    milady: bool,
    heroes: str | None,
    variants: list[str] | None,
    hourglass: bool,
    must_win: bool,
    one_wound: bool,
) -> Setup:
    """The table that these options describe. Raises an error if it is invalid."""
    check_players(players, milady)
    team = musketeer_players(players, milady)
    run = usual_heroes(team) if heroes is None else divide_musketeers(heroes, team)
    setup = Setup(players, milady, run, tuple(variants or ()), hourglass, must_win, one_wound)
    check_setup(setup)
    return setup


def divide_musketeers(names: str, team: int) -> tuple[tuple[int, ...], ...]:
    """Divide the named Musketeers among the players in seat order."""
    chosen = [hero_named(name.strip()) for name in names.split(",")]
    needed = heroes_needed(team)
    if len(chosen) != needed:
        raise SetupError("setup-hero-count", heroes=len(chosen), needed=needed, team=team)
    each = needed // team
    return tuple(tuple(chosen[first : first + each]) for first in range(0, needed, each))
