"""Tables with a clock: made without a server, and played until the sand runs on a real one."""

from random import Random

from mousquetaires.data import load
from mousquetaires.engine.notation import to_text
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.entries import Came, Opened
from mousquetaires.server.table.entry_effects import apply_entry
from mousquetaires.server.table.game_commands import Begin, Undo
from mousquetaires.server.table.options import Clock, TableOptions, check_options
from mousquetaires.server.table.people_commands import SetClock, Sit
from mousquetaires.server.table.state import PLAYING, TableState
from tests.server.served import Json, Seat
from tests.server.steps import does, plays

BOX = load()
SECOND = 1000


def room_with(options: TableOptions, *seats: int, deal: int = 1) -> TableState:
    """A game that begins at second 100, with one person on these seats."""
    state = TableState("table", BOX, bytes(32))
    apply_entry(state, Opened(at=0, by=1, agreed=check_options(options, 120)))
    apply_entry(state, Came(at=0, by=1, nickname="Athos"))
    does(state, Sit(list(seats), f"{deal:032x}"), 1, at=0)
    does(state, Begin(), 1, at=100 * SECOND)
    return state


def answer(state: TableState, at: int, seat: int | None = None) -> None:
    prompt = state.game.prompt()
    asked = state.responder(prompt) if seat is None else seat
    plays(state, asked, prompt.default(), at)


def with_undo(deal: int = 1) -> TableState:
    """A game whose pending prompt can be answered and taken back by the same seat alone."""
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1, deal=deal)
    at = 100 * SECOND
    while state.status == PLAYING:
        seat = state.responder(state.game.prompt())
        answer(state, at := at + SECOND)
        if state.status != PLAYING:
            break
        try:
            does(state, Undo("m", state.asked, False), 1, seat, at=at)
        except Denied:
            continue
        if state.responder(state.game.prompt()) == seat:
            does(state, SetClock(Clock(60)), 1, at=at)  # whatever was tried before does not count
            return state
    return with_undo(deal + 1)


def with_aside(deal: int = 1) -> tuple[TableState, int]:
    """A game in which a Musketeer player may turn up tokens of the Inn meanwhile."""
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1, deal=deal)
    at, rng = 100 * SECOND, Random(deal)
    while state.status == PLAYING:
        prompt = state.game.prompt()
        if "turnup" in [to_text(one) for one in prompt.free()]:
            return state, at
        options = prompt.options()
        chosen = prompt.default() if prompt.kind.startswith("trade") or not options else rng.choice(options)
        at += SECOND
        plays(state, state.responder(prompt), chosen, at)
    return with_aside(deal + 1)


def emergency(deal: int) -> TableState:
    """A game in which the sand runs, found by playing on until Milady plays her card."""
    state = room_with(TableOptions(players=3, open=True), 0, 1, 2, deal=deal)
    at, rng = 100 * SECOND, Random(1)
    while state.status == PLAYING and not state.timers.sand_running:
        prompt = state.game.prompt()
        options = prompt.options()
        wanted = [option for option in options if to_text(option) == "treachery emergency"]
        chosen = wanted[0] if wanted else rng.choice(options) if options else prompt.default()
        if prompt.kind.startswith("trade"):
            chosen = prompt.default()
        at += SECOND
        plays(state, state.responder(prompt), chosen, at)
    return state if state.timers.sand_running else emergency(deal + 100)


def by_sand(seat: Seat) -> list[Json]:
    """What the hourglass has done, as this seat heard of it."""
    entries: list[Json] = [message["entry"] for message in seat.heard if "entry" in message]
    return [entry for entry in entries if entry.get("cause") == "sand"]


async def until_sand(seats: list[Seat], rng: Random) -> Json | None:
    """Play on until the sand runs; None when the game is over first."""
    while True:
        newest = max(seat.version for seat in seats)
        for seat in seats:
            while seat.version < newest:
                await seat.hear()
        last = next(message for message in reversed(seats[0].heard) if "clock" in message)
        if last["clock"]["sand_runs"] or by_sand(seats[0]):
            return last
        if seats[0].view["ending"]:
            return None
        asked = next(seat for seat in seats if seat.prompt and seat.prompt["mine"])
        assert asked.prompt is not None
        emergency = [option for option in asked.prompt["options"] if option == "treachery emergency"]
        await asked.act(emergency[0] if emergency else asked.choice(rng))  # refused when the sand was quicker
