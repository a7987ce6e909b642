"""Time limits: moves that take too long, the hourglass, slow and live play at one table."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.notation import to_text
from mousquetaires.server.jobs.bot_turns import BotTurns
from mousquetaires.server.jobs.bot_workers import BotWorkers
from mousquetaires.server.live.registry import Registry
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.entries import Came, Clocked, Opened, Played, Proposed, Resumed
from mousquetaires.server.table.entry_effects import apply_entry
from mousquetaires.server.table.game_commands import Agree, Begin, ResumeTimers, Undo
from mousquetaires.server.table.options import Clock, TableOptions, check_options
from mousquetaires.server.table.people_commands import SetClock, Sit, StandIn, TakeSeatBack
from mousquetaires.server.table.state import PLAYING, TableState
from tests.server.served import Json, Served, new_game, open_table
from tests.server.steps import does, made, plays, sand_runs_out
from tests.server.table.timed_tables import (
    BOX,
    SECOND,
    answer,
    by_sand,
    emergency,
    room_with,
    until_sand,
    with_aside,
    with_undo,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    settings = {"MOUSQUETAIRES_HOURGLASS_SECONDS": "0.5", "MOUSQUETAIRES_BOT_PACE_MS": "300"}
    with Served(tmp_path_factory.mktemp("time"), settings=settings) as server:
        yield server


def test_a_move_has_its_seconds_from_the_moment_it_is_asked_for() -> None:
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1)
    assert state.move_deadline() == 160 * SECOND
    answer(state, 130 * SECOND)
    assert state.move_deadline() == 190 * SECOND


def test_without_a_time_control_and_for_bots_there_is_no_deadline() -> None:
    assert room_with(TableOptions(players=2, open=True), 0, 1).move_deadline() is None
    bots = room_with(TableOptions(players=2, bots={0: "novice"}, clock=Clock(60)), 1)
    assert bots.responder(bots.game.prompt()) == MILADY
    assert bots.move_deadline() is None


def test_no_clock_runs_while_the_server_is_away() -> None:
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1)
    does(state, ResumeTimers(130 * SECOND), at=5000 * SECOND)
    assert state.move_deadline() == (5000 + 60 - 30) * SECOND  # thirty seconds were spent before
    does(state, ResumeTimers(0), at=6000 * SECOND)  # nobody ever looked after it since it was asked
    assert state.move_deadline() == 6060 * SECOND


def test_no_sand_runs_while_the_server_is_away() -> None:
    state = emergency(2)
    began = state.timers.sand_since
    does(state, ResumeTimers(began + 30 * SECOND), at=began + 5000 * SECOND)
    assert state.sand_left(began + 5000 * SECOND) == 90 * SECOND


def test_where_nobody_wrote_down_how_long_the_server_was_away_everybody_has_his_whole_time() -> None:
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1)
    apply_entry(state, Resumed(at=5000 * SECOND))
    assert state.move_deadline() == 5060 * SECOND


def test_the_host_changes_from_live_to_slow_play_in_the_middle_of_a_game() -> None:
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1)
    does(state, SetClock(Clock(3 * 86_400, "bot")), 1, at=120 * SECOND)
    assert state.move_deadline() == (120 + 3 * 86_400) * SECOND
    with pytest.raises(Denied, match="server-clock"):
        made(state, SetClock(Clock(31 * 86_400)), 1, at=120 * SECOND)
    with pytest.raises(Denied, match="server-host-only"):
        made(state, SetClock(Clock(60)), 2, at=120 * SECOND)
    assert isinstance(made(state, SetClock(Clock(0)), 1, at=0), Clocked)


def test_undoing_and_moving_again_gives_nobody_his_time_a_second_time() -> None:
    state = with_undo()
    seat = state.responder(state.game.prompt())
    deadline = state.move_deadline()
    assert deadline is not None
    for at in range(deadline - 50 * SECOND, deadline - 40 * SECOND, SECOND):
        answer(state, at)
        assert (state.move_deadline() or 0) > deadline  # the next question has a time of its own
        does(state, Undo("m", state.asked, False), 1, seat, at=at)
        assert state.move_deadline() == deadline  # the moment was none of the first question's time


def test_time_spent_on_a_question_is_spent_when_it_comes_again_after_an_undo() -> None:
    state = with_undo()
    seat = state.responder(state.game.prompt())
    asked_at = state.timers.asked_at
    answer(state, asked_at + 20 * SECOND)
    does(state, Undo("m", state.asked, False), 1, seat, at=asked_at + 50 * SECOND)
    assert state.move_deadline() == asked_at + (50 + 60 - 20) * SECOND
    answer(state, asked_at + 55 * SECOND)
    assert state.move_deadline() == asked_at + (55 + 60 - 30) * SECOND  # thirty seconds went on this one before


def test_what_everybody_agrees_to_take_back_is_asked_with_the_whole_time() -> None:
    state = TableState("table", BOX, bytes(32))
    apply_entry(state, Opened(at=0, by=1, agreed=check_options(TableOptions(players=2, clock=Clock(60)), 120)))
    for person, seat in ((1, MILADY), (2, 1)):
        apply_entry(state, Came(at=0, by=person, nickname=f"Nr {person}"))
        does(state, Sit([seat], f"{person:032x}"), person, at=0)
    does(state, Begin(), 1, at=100 * SECOND)
    while state.responder(state.game.prompt()) == MILADY:
        answer(state, 130 * SECOND)
    answer(state, 150 * SECOND)
    wish = made(state, Undo("m", state.asked, True), 1, MILADY, at=160 * SECOND)
    assert isinstance(wish, Proposed)
    apply_entry(state, wish)
    does(state, Agree("m", state.version, True), 2, 1, at=170 * SECOND)
    assert state.move_deadline() == 230 * SECOND


def test_a_free_action_with_choices_of_its_own_does_not_renew_the_first_seats_time() -> None:
    state, at = with_aside()
    asked, deadline = state.asked, state.move_deadline()
    assert deadline is not None
    free = next(one for one in state.game.prompt().free() if to_text(one) == "turnup")
    plays(state, 1, free, at + 10 * SECOND)
    assert (state.asked != asked, state.move_deadline()) == (True, at + 70 * SECOND)
    while state.asked != asked:
        answer(state, at + 15 * SECOND)
    assert state.move_deadline() == deadline + 5 * SECOND  # the others' five seconds are not its own


def test_a_bot_for_a_while_gives_nobody_his_time_a_second_time() -> None:
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1)
    assert state.responder(state.game.prompt()) == MILADY
    does(state, StandIn(MILADY, "novice", dict.fromkeys(state.people, 0)), 1, at=140 * SECOND)
    assert state.move_deadline() is None
    does(state, TakeSeatBack(MILADY), 1, at=145 * SECOND)
    assert state.move_deadline() == (145 + 60 - 40) * SECOND  # the bot's five seconds are not his own


def test_a_seat_that_is_not_asked_changes_no_clock_when_a_bot_sits_down_there_or_gets_up() -> None:
    state = room_with(TableOptions(players=3, open=True, clock=Clock(60)), 0, 1, 2)
    assert state.responder(state.game.prompt()) == MILADY
    does(state, StandIn(2, "novice", dict.fromkeys(state.people, 0)), 1, at=140 * SECOND)
    does(state, TakeSeatBack(2), 1, at=150 * SECOND)
    assert state.move_deadline() == 160 * SECOND


def test_a_seat_is_taken_back_only_from_a_bot() -> None:
    state = room_with(TableOptions(players=2, open=True, clock=Clock(60)), 0, 1)
    with pytest.raises(Denied, match="server-no-bot"):
        made(state, TakeSeatBack(MILADY), 1, at=140 * SECOND)


@pytest.mark.rule("HOUR-1")
def test_the_sand_runs_while_the_musketeers_think_and_its_end_is_an_input() -> None:
    state = emergency(2)
    began = state.timers.sand_since
    assert state.sand_left(began) == 120 * SECOND
    assert state.sand_left(began + 50 * SECOND) == 70 * SECOND
    assert state.sand_left(began + 500 * SECOND) == 0
    entry = sand_runs_out(state, began + 120 * SECOND)
    assert isinstance(entry, Played)
    assert "sand_ran_out" in [kind for kind, *_ in entry.events]
    assert (entry.lines[0], entry.cause) == ("sand", "sand")
    assert not state.timers.sand_running
    assert state.sand_left(began + 200 * SECOND) is None


@pytest.mark.rule("HOUR-2")
def test_the_sand_stops_whenever_the_rules_stop_it_and_goes_on_from_there() -> None:
    for deal in range(40):
        state = emergency(deal)
        rng = Random(state.version)
        at = state.timers.sand_since
        used = 0
        for _ in range(60):
            if state.status != PLAYING or state.sand_left(at) is None:
                break
            running = state.timers.sand_running
            at += 2 * SECOND
            used += 2 * SECOND if running else 0
            prompt = state.game.prompt()
            options = prompt.options()
            chosen = prompt.default() if prompt.kind.startswith("trade") or not options else rng.choice(options)
            emergency_turn = state.game.s.turn
            plays(state, state.responder(prompt), chosen, at)
            if state.game.s.turn != emergency_turn or not state.game.s.emergency:
                break
            assert state.timers.sand_used == used
            if running and not state.timers.sand_running:
                assert state.sand_left(at) == state.sand_left(at + 1000 * SECOND)
                return
    raise AssertionError("the sand never stopped")


async def let_it_pass(served: Served, on_timeout: str) -> tuple[Json, list[Json]]:
    """A seat does nothing for five seconds: the table afterwards, and what was heard."""
    clock = {"move_seconds": 5, "on_timeout": on_timeout}
    host = await new_game(served.url, (0,), 2, clock=clock)
    async with host.look(0) as seat:
        hello = await seat.hear()
        assert hello["clock"]["deadline"] == hello["missed"][-1]["at"] + 5000
        await seat.until("update")
        return await host.must("GET", ""), seat.heard


def test_who_runs_out_of_time_gets_the_default_or_a_bot_as_the_table_chose(served: Served) -> None:
    async def story() -> None:
        (_, by_default), (table, by_bot) = await asyncio.gather(
            let_it_pass(served, "default"), let_it_pass(served, "bot")
        )
        first = next(message for message in by_default if message["type"] == "update")
        assert (first["entry"]["kind"], first["entry"]["cause"]) == ("played", "timeout")
        assert first["entry"]["at"] >= by_default[0]["clock"]["deadline"]
        first = next(message for message in by_bot if message["type"] == "update")
        assert (first["entry"]["kind"], first["entry"]["bot"]) == ("stood", "novice")
        assert (table["seats"][0]["bot"], table["seats"][0]["person"]) == ("novice", 1)

    asyncio.run(story())


def test_a_bot_is_never_quicker_than_a_person_could_be(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "random", "1": "random"})
        async with host.look(6) as gallery:
            await gallery.hear()
            await host.start()
            times: list[int] = []
            while len(times) < 8:
                message = await gallery.hear()
                if message["type"] == "update" and message["entry"]["kind"] in ("began", "played"):
                    times.append(message["entry"]["at"])
        assert min(after - before for before, after in pairwise(times)) >= 300

    asyncio.run(story())


@pytest.mark.parametrize(("thought", "answers"), [(0, 300), (40, 300), (300, 300), (301, 600), (2000, 2100)])
def test_a_bot_answers_after_whole_paces_however_long_it_thought(
    thought: int, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nobody can read from the clock how hard the choice was."""
    state = room_with(TableOptions(players=2, open=True, bots={0: "novice"}), 1)
    now = 100 * SECOND + thought

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += round(1000 * seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    registry = SimpleNamespace(now=lambda: now, settings=SimpleNamespace(bot_pace_ms=300))
    asyncio.run(BotTurns(cast(Registry, registry), cast(BotWorkers, None))._wait_like_a_person(state, state.asked))
    assert now == 100 * SECOND + answers


@pytest.mark.rule("HOUR-1")
def test_the_hourglass_runs_on_the_server(served: Served) -> None:
    """Milady plays Emergency!, the Musketeers do nothing, and phase III comes by itself."""

    async def story() -> None:
        while not await sand_ran_out(served):
            pass  # a game that was over before she had the card

    asyncio.run(story())


async def sand_ran_out(served: Served) -> bool:
    """Play a game until the sand runs, and then wait; whether it came to that."""
    host = await open_table(served.url, players=3, open=True)
    await host.sit(0, 1, 2)
    await host.start()
    async with host.look(0) as milady, host.look(1) as one, host.look(2) as two:
        seats = [milady, one, two]
        for seat in seats:
            await seat.hear()
        heard = await until_sand(seats, Random(3))
        if heard is None:
            return False
        while not by_sand(milady):
            await milady.hear()
        assert ["sand_ran_out"] in by_sand(milady)[0]["events"]
        return True
