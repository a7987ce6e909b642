"""Undo by consent: every message about it names its effect, and nobody waits for a seat that cannot answer."""

import asyncio
from random import Random

import pytest

from mousquetaires.data import load
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.entries import Answered, Came, Opened, Proposed, Stood, Undone, decode
from mousquetaires.server.table.entry_effects import apply_entry
from mousquetaires.server.table.game_commands import Act, Agree, Begin, Tick, Undo
from mousquetaires.server.table.options import USUAL_BOT, TableOptions, check_options
from mousquetaires.server.table.people_commands import Leave, Moderate, Say, Sit, StandIn
from mousquetaires.server.table.state import TableState
from tests.server.served import Guest, Json, Seat, Served, come, open_table
from tests.server.steps import does, made

BOX = load()


def room_of(*people: tuple[int, ...]) -> TableState:
    """A game for three, these persons on these seats; Milady has opened it and cannot take that back alone."""
    state = TableState("table", BOX, bytes(32))
    apply_entry(state, Opened(at=0, by=1, agreed=check_options(TableOptions(players=3, open=True), 120)))
    for person, seats in enumerate(people, 1):
        apply_entry(state, Came(at=0, by=person, nickname=f"Nr {person}"))
        does(state, Sit(list(seats), f"{person:032x}"), person, at=0)
    does(state, Begin(), 1, at=1)
    does(state, Act("m", state.asked, "paris message"), 1, 0, at=2)
    return state


def asks(state: TableState) -> None:
    """Milady asks to take back what she did."""
    assert isinstance(does(state, Undo("m", state.asked, True), 1, 0, at=3), Proposed)


def denial(state: TableState, person: int, seat: int, asked: int, yes: bool) -> str:
    with pytest.raises(Denied) as denied:
        made(state, Agree("m", asked, yes), person, seat, at=4)
    return denied.value.key


def test_an_undo_for_another_prompt_is_stale() -> None:
    state = room_of((0,), (1,), (2,))
    for prompt in ("0.0", "", "9.9", "x" * 100):
        with pytest.raises(Denied, match="server-stale"):
            made(state, Undo("m", prompt, True), 1, 0, at=3)
    assert isinstance(made(state, Undo("m", "0.1", True), 1, 0, at=3), Proposed)


def test_an_answer_is_for_the_wish_it_names_and_for_no_later_one() -> None:
    state = room_of((0,), (1,), (2,))
    asks(state)
    first = state.version
    does(state, Agree("m", first, False), 2, 1, at=4)
    asks(state)
    assert state.request is not None
    assert state.request.asked == state.version != first
    assert denial(state, 3, 2, first, True) == "server-no-request"
    assert state.request.agreed == set()
    does(state, Agree("m", state.version, True), 2, 1, at=5)
    assert state.request.agreed == {1}


def test_while_a_wish_is_open_nobody_asks_for_another() -> None:
    state = room_of((0,), (1,), (2,))
    asks(state)
    with pytest.raises(Denied, match="server-request-open"):
        made(state, Undo("m", state.asked, True), 1, 0, at=4)


def test_who_asked_may_think_better_of_it_but_not_agree_with_himself() -> None:
    state = room_of((0,), (1,), (2,))
    asks(state)
    asked = state.version
    assert denial(state, 1, 0, asked, True) == "server-no-request"
    does(state, Agree("m", asked, False), 1, 0, at=4)
    assert state.request is None


def test_who_has_several_seats_agrees_for_all_of_them_at_once() -> None:
    state = room_of((0,), (1, 2))
    asks(state)
    assert isinstance(made(state, Agree("m", state.version, True), 2, 1, at=4), Undone)
    others = room_of((0,), (1,), (2,))
    asks(others)
    assert isinstance(made(others, Agree("m", others.version, True), 2, 1, at=4), Answered)


def test_who_has_several_seats_does_not_ask_himself() -> None:
    assert isinstance(made(room_of((0, 1, 2)), Undo("m", "0.1", False), 1, 0, at=3), Undone)
    state = room_of((0, 1), (2,))
    asks(state)
    assert state.request is not None
    assert state.request.agreed == {1}
    assert isinstance(made(state, Agree("m", state.version, True), 2, 2, at=4), Undone)


def test_a_seat_without_an_owner_is_not_asked() -> None:
    state = room_of((0,), (1,), (2,))
    asks(state)
    does(state, Agree("m", state.version, True), 2, 1, at=4)
    assert not state.undo_granted()
    does(state, Moderate(3, "remove"), 1, at=5)
    assert state.undo_granted()
    assert isinstance(made(state, Tick(), at=6), Undone)


def test_who_was_late_is_asked_although_a_bot_plays_for_him() -> None:
    """Otherwise a player could wait until another's time runs out, and undo what they have seen since."""
    state = room_of((0,), (1,), (2,))
    asks(state)
    apply_entry(state, Stood(at=4, seat=1, bot=USUAL_BOT))
    does(state, Agree("m", state.version - 1, True), 3, 2, at=5)
    assert not state.undo_granted()
    assert state.undo_depths(0)[0] == 0
    with pytest.raises(Denied, match="reason-undo-needs-consent"):
        made(state, Undo("m", state.asked, False), 1, 0, at=6)
    assert state.request is not None
    assert isinstance(made(state, Agree("m", state.request.asked, True), 2, 1, at=7), Undone)


def test_who_has_left_his_seat_to_a_bot_is_not_asked() -> None:
    state = room_of((0,), (1,), (2,))
    for person, seat in ((2, 1), (3, 2)):
        does(state, Leave([seat]), person, at=3)
        assert state.undo_depths(0)[0] == 0  # he may come back
        does(state, StandIn(seat, "novice", dict.fromkeys(state.people, 4)), 1, at=4)
    assert state.undo_depths(0)[0] == 1
    assert isinstance(made(state, Undo("m", state.asked, False), 1, 0, at=5), Undone)


def test_what_is_taken_back_says_to_which_version() -> None:
    """Nothing but that is needed to follow a story from one seat's eyes."""
    state = room_of((0, 1, 2))
    stands = state.version - 1
    for _ in range(2):
        undone = does(state, Undo("m", state.asked, False), 1, 0, at=3)
        assert isinstance(undone, Undone)
        assert undone.to == stands
        stands = state.version
        assert state.game.prompt().kind == "opening_paris"
        does(state, Act("m", state.asked, "paris duels"), 1, 0, at=4)
        does(state, Say("m", "No"), 1, 0, at=5)
    old = decode(b'{"kind":"undone","at":1,"by":1,"seat":0,"line":"undo 0 4 by 0"}')
    assert isinstance(old, Undone)
    assert old.to == 0


async def three_players(served: Served) -> tuple[Guest, Guest, Guest]:
    host = await open_table(served.url, "Milady", players=3)
    guests = [await come(served.url, host.table, name) for name in ("Athos", "Porthos")]
    for seat, guest in enumerate((host, *guests)):
        await guest.sit(seat)
    await host.start()
    return host, guests[0], guests[1]


def test_a_wish_is_granted_when_the_last_who_has_not_answered_becomes_a_bot(served: Served) -> None:
    async def story() -> None:
        host, athos, porthos = await three_players(served)
        async with host.look(0) as milady, athos.look(1) as other:
            begun = (await milady.hear())["version"]
            await other.hear()
            await milady.act(milady.choice(Random(1)))
            before = milady.view["decisions"]
            await milady.take_back(ask=True)
            await agrees(other)
            await porthos.must("DELETE", "/seats/2")
            await host.must("POST", "/seats/2/bot", {"bot": "novice"})
            entry: Json = {}
            while entry.get("kind") != "undone":
                entry = (await milady.hear()).get("entry", {})
            assert (entry["seat"], entry["by"], entry["to"]) == (0, 0, begun)
            assert milady.view["decisions"] == before - 1
            assert milady.prompt is not None
            assert milady.prompt["kind"] == "opening_paris"

    asyncio.run(story())


async def agrees(seat: Seat) -> None:
    while seat.heard[-1].get("request") is None:
        await seat.hear()
    await seat.do("agree", asked=seat.heard[-1]["request"]["asked"], yes=True)
