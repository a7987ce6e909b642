"""What the host configures before the game: who can play what, how fast, and who may watch."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from mousquetaires.bots import BOTS
from mousquetaires.data.box_file import own_box
from mousquetaires.engine.component_table_reader import ComponentError
from mousquetaires.engine.component_table_values import written_values
from mousquetaires.engine.config import Setup, SetupError, hero_named, musketeer_players, usual_heroes
from mousquetaires.engine.ids import HERO_NAMES, MILADY

from ..refusals import Denied, Value, denied_as
from ..text_lines import printable_line
from .table_start import TableStart

LONGEST_MOVE: Final = 30 * 86_400  # a month for a move, in seconds
SHORTEST_MOVE: Final = 5
LONGEST_NAME: Final = 60
SAND: Final = (30, 1_200)  # seconds: two minutes by the rules, longer for those who need it
USUAL_BOT: Final = "novice"

# What can be decoded at all. Whether it makes sense is checked below, with an answer that says what would.
Players = Annotated[int, Meta(ge=0, le=99)]
Seconds = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Bots = Annotated[
    dict[Annotated[int, Meta(ge=0, le=5)], Name], Meta(extra_json_schema={"propertyNames": {"pattern": "^[0-5]$"}})
]


PrintedValue = int | Name | Annotated[list[int | Name], Meta(max_length=20)]
PrintedValues = Annotated[dict[Annotated[str, Meta(max_length=60)], PrintedValue], Meta(max_length=600)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may take for a move, and what happens after that."""

    move_seconds: Seconds = 0  # 0: no limit
    on_timeout: Literal["default", "bot"] = "default"


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options a client asks for; what is left out is as in the rulebook."""

    players: Players = 4
    milady: bool = True
    heroes: list[list[Name]] | None = None
    variants: list[Name] = []
    hourglass: bool = True
    bastille_must_win: bool = False
    rochefort_one_wound: bool = False
    name: Annotated[str, Meta(max_length=200)] = ""
    listed: bool = False
    open: bool = False  # one person may hold Milady and a Musketeer
    spectators: bool = True
    coach: bool = False  # players may ask the coach, also where people play against each other
    bots: Bots = {}  # seat to bot
    clock: Clock = Clock()
    hourglass_seconds: Seconds | None = None  # None: what is usual at this server
    box: PrintedValues | None = None  # printed values that are not those of the release; None: the server's box


class CheckedOptions(Struct, frozen=True):
    """A table's options, complete and checked."""

    setup: dict[str, object]
    name: str
    listed: bool
    open: bool
    spectators: bool
    bots: dict[int, str]
    clock: Clock
    hourglass_seconds: float
    start: TableStart | None = None  # None: the game starts with the deal
    coach: bool = False
    box: dict[str, Any] | None = None  # all values of a box that was made for this table


def check_options(options: TableOptions, usual_sand: float) -> CheckedOptions:
    """Check and complete the options that a client asks for."""
    setup = setup_of(options)
    seats = seats_of(setup)
    for seat, bot in options.bots.items():
        check_seat(seat, seats)
        check_bot(bot)
    check_clock(options.clock)
    sand = options.hourglass_seconds
    if sand is not None and not SAND[0] <= sand <= SAND[1]:
        raise Denied("server-hourglass", 400, read=sand, least=SAND[0], most=SAND[1])
    return CheckedOptions(
        setup.to_json(),
        check_name(options.name),
        options.listed,
        options.open,
        options.spectators,
        dict(options.bots),
        options.clock,
        usual_sand if sand is None else sand,
        coach=options.coach,
        box=None if options.box is None else own_values(dict(options.box)),
    )


def own_values(values: dict[str, object]) -> dict[str, Any]:
    """All values of the box in which these are changed."""
    try:
        return dict(written_values(own_box(values)))
    except ComponentError as error:
        raise denied_as(error.reason, 400, "", mistake_values(error)) from error


def mistake_values(error: ComponentError) -> dict[str, Value]:
    """The values of the sentence about a printed value that is not possible."""
    return {"place": error.key[:LONGEST_NAME], **{name: shortened(value) for name, value in error.values.items()}}


def shortened(value: str | int) -> str | int:
    return value[:400] if isinstance(value, str) else max(-(10**9), min(10**9, value))


def setup_of(options: TableOptions) -> Setup:
    """The set-up a client asks for, checked by the engine."""
    try:
        if options.heroes is None:
            heroes = usual_heroes(max(1, min(5, musketeer_players(options.players, options.milady))))
        else:
            heroes = tuple(tuple(hero_named(name) for name in run) for run in options.heroes)
        names = [[HERO_NAMES[hero] for hero in run] for run in heroes]
        return Setup.from_json(
            {
                "players": options.players,
                "milady": options.milady,
                "heroes": names,
                "variants": list(options.variants),
                "hourglass": options.hourglass,
                "bastille_must_win": options.bastille_must_win,
                "rochefort_one_wound": options.rochefort_one_wound,
            }
        )
    except SetupError as error:
        raise denied_as(error.key, 400, "", dict(error.values)) from error


def seats_of(setup: Setup) -> tuple[int, ...]:
    """The seats of a table; Milady's is 0."""
    team = tuple(range(1, len(setup.heroes) + 1))
    return (MILADY, *team) if setup.milady else team


def check_seat(seat: int, seats: tuple[int, ...]) -> None:
    if seat not in seats:
        raise Denied("server-no-seat", 404, seat=seat, known=", ".join(str(one) for one in seats))


def check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise Denied("bot-unknown", 400, bot=bot[:40], known=", ".join(BOTS))


def check_name(name: str) -> str:
    """The name of a table, in one line."""
    if len(name) > LONGEST_NAME:
        raise Denied("server-table-name", 400, most=LONGEST_NAME)
    return printable_line(name)


def check_clock(clock: Clock) -> None:
    seconds = clock.move_seconds
    if seconds and not SHORTEST_MOVE <= seconds <= LONGEST_MOVE:
        raise Denied("server-clock", 400, read=seconds, least=SHORTEST_MOVE, most=LONGEST_MOVE)
