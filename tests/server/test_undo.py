"""Taking back by consent: every word about it names what it means, and nobody waits for a seat that cannot answer."""

import asyncio
from random import Random

import pytest

from mousquetaires.data import load
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.entries import Answered, Came, Opened, Proposed, Undone, decode
from mousquetaires.server.table.options import Wish, agree
from mousquetaires.server.table.room import Room
from tests.server.served import Guest, Json, Seat, Served, come, open_table

BOX = load()


def room_of(*people: tuple[int, ...]) -> Room:
    """A game for three, these persons on these seats; Milady has opened it and cannot take that back alone."""
    room = Room("table", BOX, bytes(32))
    room.note(Opened(at=0, by=1, agreed=agree(Wish(players=3, open=True), 120)))
    for person, seats in enumerate(people, 1):
        room.note(Came(at=0, by=person, nickname=f"Nr {person}"))
        room.note(room.sit(person, list(seats), f"{person:032x}", 0))
    room.note(room.begin(1, 1))
    room.note(room.act(1, 0, room.asked, "paris message", 2))
    return room


def asks(room: Room) -> None:
    """Milady asks to take back what she did."""
    made = room.undo(1, 0, room.asked, True, 3)
    assert isinstance(made, Proposed)
    room.note(made)


def denial(room: Room, person: int, seat: int, asked: int, yes: bool) -> str:
    with pytest.raises(Denied) as denied:
        room.answer(person, seat, asked, yes, 4)
    return denied.value.key


def test_an_undo_for_another_prompt_is_stale() -> None:
    room = room_of((0,), (1,), (2,))
    for prompt in ("0.0", "", "9.9", "x" * 100):
        with pytest.raises(Denied, match="server-stale"):
            room.undo(1, 0, prompt, True, 3)
    assert isinstance(room.undo(1, 0, "0.1", True, 3), Proposed)


def test_an_answer_is_for_the_wish_it_names_and_for_no_later_one() -> None:
    room = room_of((0,), (1,), (2,))
    asks(room)
    first = room.version
    room.note(room.answer(2, 1, first, False, 4))
    asks(room)
    assert room.request is not None
    assert room.request.asked == room.version != first
    assert denial(room, 3, 2, first, True) == "server-no-request"
    assert room.request.agreed == set()
    room.note(room.answer(2, 1, room.version, True, 5))
    assert room.request.agreed == {1}


def test_while_a_wish_is_open_nobody_asks_for_another() -> None:
    room = room_of((0,), (1,), (2,))
    asks(room)
    with pytest.raises(Denied, match="server-request-open"):
        room.undo(1, 0, room.asked, True, 4)


def test_who_asked_may_think_better_of_it_but_not_agree_with_himself() -> None:
    room = room_of((0,), (1,), (2,))
    asks(room)
    asked = room.version
    assert denial(room, 1, 0, asked, True) == "server-no-request"
    room.note(room.answer(1, 0, asked, False, 4))
    assert room.request is None


def test_who_has_several_seats_agrees_for_all_of_them_at_once() -> None:
    room = room_of((0,), (1, 2))
    asks(room)
    assert isinstance(room.answer(2, 1, room.version, True, 4), Undone)
    others = room_of((0,), (1,), (2,))
    asks(others)
    assert isinstance(others.answer(2, 1, others.version, True, 4), Answered)


def test_who_has_several_seats_does_not_ask_himself() -> None:
    assert isinstance(room_of((0, 1, 2)).undo(1, 0, "0.1", False, 3), Undone)
    room = room_of((0, 1), (2,))
    asks(room)
    assert room.request is not None
    assert room.request.agreed == {1}
    assert isinstance(room.answer(2, 2, room.version, True, 4), Undone)


def test_a_seat_without_an_owner_is_not_asked() -> None:
    room = room_of((0,), (1,), (2,))
    asks(room)
    room.note(room.answer(2, 1, room.version, True, 4))
    assert not room.granted()
    room.note(room.judge(1, 3, "remove", 5))
    assert room.granted()
    assert isinstance(room.grant(6), Undone)


def test_who_was_late_is_asked_although_a_bot_plays_for_him() -> None:
    """Else whoever waits for somebody's time to run out could take back what she has seen since."""
    room = room_of((0,), (1,), (2,))
    asks(room)
    room.note(room.leave_to_bot(1, 4))
    room.note(room.answer(3, 2, room.version - 1, True, 5))
    assert not room.granted()
    assert room.undo_depth(0) == 0
    with pytest.raises(Denied, match="reason-undo-needs-consent"):
        room.undo(1, 0, room.asked, False, 6)
    assert room.request is not None
    assert isinstance(room.answer(2, 1, room.request.asked, True, 7), Undone)


def test_who_has_left_his_seat_to_a_bot_is_not_asked() -> None:
    room = room_of((0,), (1,), (2,))
    for person, seat in ((2, 1), (3, 2)):
        room.note(room.rise(person, [seat], 3))
        assert room.undo_depth(0) == 0  # he may come back
        room.note(room.stand_in(1, seat, "novice", 4, 4))
    assert room.undo_depth(0) == 1
    assert isinstance(room.undo(1, 0, room.asked, False, 5), Undone)


def test_what_is_taken_back_says_to_which_version() -> None:
    """Nothing but that is needed to follow a story from one seat's eyes."""
    room = room_of((0, 1, 2))
    stands = room.version - 1
    for _ in range(2):
        made = room.undo(1, 0, room.asked, False, 3)
        assert isinstance(made, Undone)
        assert made.to == stands
        room.note(made)
        stands = room.version
        assert room.game.prompt().kind == "opening_paris"
        room.note(room.act(1, 0, room.asked, "paris duels", 4))
        room.note(room.say(1, False, "No", 5))
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
