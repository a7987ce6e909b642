"""A game of bots alone. It is not stored: its link contains what is needed to play it again."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from mousquetaires import __version__
from mousquetaires.bots import BotError, bot
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, SetupError, Table
from mousquetaires.engine.record import RecordError
from mousquetaires.sim.play import SimulationError, seats_to_fill
from mousquetaires.sim.records import RecordedMatch, record_of

from ..refusals import Denied

LARGEST_SEED: Final = 2**53 - 1  # browsers write larger numbers inexactly
MOST_TRIES: Final = 16  # of a master


class BotGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What decides a game of bots: the set-up, the seed, the bots and the versions."""

    setup: dict[str, Any]
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
    bots: dict[int, Annotated[str, Meta(max_length=20)]]
    box: Annotated[str, Meta(max_length=100)]
    version: Annotated[str, Meta(max_length=40)]


def bot_game_record(game: BotGame, components: Components) -> dict[str, object]:
    """Play the game. Its record names the bots. ``RecordError`` if it was played by other versions."""
    check_versions(game, components)
    try:
        table = Table(Setup.from_json(game.setup), components)
        bots = {seat: bot(checked_name(name)) for seat, name in game.bots.items()}
        result = RecordedMatch(table, bots, game.seed, None).play()
    except (SetupError, BotError, SimulationError) as error:
        raise Denied("server-record-foreign", 400) from error
    people = [{"seat": seat, "bot": game.bots[seat].partition(":")[0]} for seat in seats_to_fill(table)]
    return {**record_of(result, components), "people": people}


def check_versions(game: BotGame, components: Components) -> None:
    """Only the same program with the same printed values plays the same game again."""
    if game.version != __version__ or game.box != components.digest:
        raise RecordError("record-version")


def checked_name(name: str) -> str:
    """A bot that plays the same again: a master only with a small, fixed number of tries."""
    kind, _, tries = name.partition(":")
    if kind == "master" and not (tries.isdecimal() and int(tries) <= MOST_TRIES):
        raise BotError("bot-budget", wish=tries)
    return name
