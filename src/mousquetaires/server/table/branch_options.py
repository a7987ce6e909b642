"""A request to play on from a moment of a finished game: the moment, the dice, the seats and the bots."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from mousquetaires.engine.config import Setup

from .options import USUAL_BOT, CheckedOptions, Clock, Name, check_bot, check_name, check_seat, seats_of
from .people_commands import both_sides, check_nonce
from .table_start import Dice, TableStart


class BranchOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game: after so many inputs of its record. A bot plays the seats that you don't take."""

    inputs: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(min_length=1, max_length=6)]
    dice: Dice = "new"
    bot: Name = USUAL_BOT
    name: Annotated[str, Meta(max_length=200)] = ""
    nonce: Annotated[str, Meta(max_length=200)] = ""  # your part in the new dice, or none


def branch_options(
    branch: BranchOptions,
    setup: dict[str, object],
    start: TableStart,
    usual_sand: float,
    box: dict[str, Any] | None,
) -> CheckedOptions:
    """The options of the table that goes on from there. Only its own players and people with the link see it."""
    seats = seats_of(Setup.from_json(setup))
    for seat in branch.seats:
        check_seat(seat, seats)
    check_bot(branch.bot)
    if branch.nonce:
        check_nonce(branch.nonce)
    bots = {seat: branch.bot for seat in seats if seat not in branch.seats}
    return CheckedOptions(
        setup=setup,
        name=check_name(branch.name),
        listed=False,
        open=both_sides(set(branch.seats)),
        spectators=True,
        bots=bots,
        clock=Clock(),
        hourglass_seconds=usual_sand,
        start=start,
        box=box,
    )
