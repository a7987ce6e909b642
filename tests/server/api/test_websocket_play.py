"""Play over the socket: hello, versions, marks, stale answers, trades, undo, chat, and a game to its end."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from mousquetaires.data import load
from mousquetaires.engine.record_replay import verify
from tests.server import plain_http
from tests.server.served import Guest, Json, Seat, Served, come, new_game, open_table, play_on


async def their_turn(seat: Seat) -> Json:
    """Listen until this seat is asked; the prompt."""
    while seat.prompt is None or not seat.prompt["mine"]:
        await seat.hear()
    return seat.prompt


@pytest.mark.parametrize(("players", "milady"), [(2, True), (5, True), (1, False), (3, False)])
def test_a_game_is_played_to_its_end_and_its_record_is_true(served: Served, players: int, milady: bool) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), players, milady=milady)
        assert (await host.ask("GET", "/record")).json()["key"] == "server-not-over"
        async with host.look(1) as seat:
            await play_on(seat, Random(players))
        saved = await host.ask("GET", "/record")
        assert saved.headers["content-disposition"] == f'attachment; filename="mousquetaires-{host.table}.json"'
        record = saved.json()
        assert verify(record, load()).game.over
        info = await host.must("GET", "")
        assert (info["status"], record["commitment"]) == ("over", info["commitment"])
        assert record["nonces"] == [[1, info["seats"][1 if milady else 0]["nonce"]]]
        truth = await host.must("GET", "/story", params={"seat": 6, "since": 0})
        assert truth[-1]["events"][-1][0] == "game_over"

    asyncio.run(story())


def test_a_viewer_hears_hello_first_and_then_every_version_once(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 3)
        async with host.look(1) as seat:
            assert (await seat.hear())["type"] == "hello"
            await play_on(seat, Random(1), 15)
            versions = [message["version"] for message in seat.heard if message["type"] == "update"]
            assert versions == list(range(versions[0], versions[0] + len(versions)))

    asyncio.run(story())


def test_changes_add_up_to_what_somebody_sees_who_comes_later(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1, 2), 3)
        async with host.look(1) as one, host.look(2) as two:
            await two.hear()
            for _ in range(30):
                asked = one if one.prompt and one.prompt["mine"] else two if two.prompt and two.prompt["mine"] else None
                if asked is None:
                    await one.hear()
                    continue
                await asked.act(asked.choice(Random(3)))
                for seat in (one, two):
                    while seat.version < asked.version:
                        await seat.hear()
            for number, seat in ((1, one), (2, two)):
                async with host.look(number) as fresh:
                    await fresh.hear()
                    while seat.version < fresh.version:
                        await seat.hear()
                    assert fresh.view == seat.view
                    assert fresh.prompt == seat.prompt

    asyncio.run(story())


def test_who_comes_back_hears_just_what_was_missed(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2)
        async with host.look(1) as seat:
            await play_on(seat, Random(2), 5)
            left_at = seat.version
            await play_on(seat, Random(2), 4)
        async with host.look(1, since=left_at) as again:
            hello = await again.hear()
            assert [entry["version"] for entry in hello["missed"]] == list(range(left_at + 1, hello["version"] + 1))
            answer = await again.do("resume", since=hello["version"])
            assert (answer["type"], answer["missed"]) == ("missed", [])

    asyncio.run(story())


def test_a_message_sent_twice_is_done_once(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2)
        async with host.look(1) as seat:
            prompt = await their_turn(seat)
            answer = {"prompt": prompt["id"], "action": prompt["options"][0]}
            message = json.dumps({"type": "act", "mark": "twice", **answer})
            for _ in range(3):
                await seat.wire.send(message)
            answers = [await seat.until("done", mark="twice") for _ in range(3)]
            assert len({answer["version"] for answer in answers}) == 1
        async with host.look(1) as other:  # and on another connection
            await other.hear()
            await other.wire.send(message)
            assert (await other.until("done", mark="twice"))["version"] == answers[0]["version"]

    asyncio.run(story())


def test_an_answer_to_an_old_prompt_is_refused_with_the_reason(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2)
        async with host.look(1) as seat:
            old = dict(await their_turn(seat))
            await seat.act(old["options"][0])
            answer = await seat.do("act", prompt=old["id"], action=old["options"][0])
            assert (answer["type"], answer["reason"]["key"]) == ("refused", "server-stale")

    asyncio.run(story())


def test_what_the_rules_forbid_is_refused_with_rule_and_reason(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2)
        async with host.look(1) as seat:
            prompt = await their_turn(seat)
            answer = await seat.do("act", prompt=prompt["id"], action="escape")
            assert answer["reason"]["rule"]
            assert answer["reason"]["key"].startswith("reason-")
            assert (await seat.do("why", action="escape"))["reason"] == answer["reason"]
            assert (await seat.do("why", action=prompt["options"][0]))["reason"] is None
            assert (await seat.do("act", prompt=prompt["id"], action="dance"))["reason"]["key"] == "notation-verb"

    asyncio.run(story())


def test_chat_is_open_and_the_gallerys_is_not_heard_by_players_before_the_end(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2)
        milady = await come(served.url, host.table, "Milady")
        gallery = await come(served.url, host.table, "Planchet")
        await host.sit(1)
        await milady.sit(0)
        await host.start()
        async with host.look(1) as athos, milady.look(0) as she, gallery.look(6) as planchet:
            for seat in (athos, she, planchet):
                await seat.hear()
            await planchet.do("say", text="She is at the Louvre!")
            await athos.do("say", text="I hold two Combat cards.")
            for seat in (she, planchet):  # MUS-6: what they say Milady hears, too
                while seat.heard[-1].get("entry", {}).get("text") != "I hold two Combat cards.":
                    await seat.hear()
            for seat in (athos, she):
                assert "Louvre!" not in json.dumps(seat.heard)
            assert (await planchet.do("act", prompt="0.0", action="pass"))["reason"]["key"] == "server-spectator"
            assert (await athos.do("say", text="x" * 401))["reason"]["key"] == "server-chat-length"
        for seat_number, guest in ((1, host), (0, milady)):
            told = json.dumps(await guest.must("GET", "/story", params={"seat": seat_number}))
            assert "Louvre!" not in told

    asyncio.run(story())


def test_before_the_start_everyone_hears_everyone(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2)
        guest = await come(served.url, host.table, "Planchet")
        await host.sit(1)
        async with host.look(1) as athos, guest.look(6) as planchet:
            for seat in (athos, planchet):
                await seat.hear()
            await planchet.do("say", text="Which seat may I take?")
            entry = (await athos.until("update"))["entry"]
            assert (entry["kind"], entry["gallery"], entry["text"]) == ("said", False, "Which seat may I take?")

    asyncio.run(story())


def test_a_shown_card_is_seen_by_everybody(served: Served) -> None:
    """By Milady, too (MUS-6)."""

    async def story() -> None:
        host = await open_table(served.url, players=2)
        enemy = await come(served.url, host.table, "Milady")
        await host.sit(1)
        await enemy.sit(0)
        await host.start()
        nobody = Guest(served.url, host.table, "", 0)
        async with host.look(1) as seat, enemy.look(0) as milady, nobody.look(6) as gallery:
            for one in (seat, milady, gallery):
                await one.hear()
            while not seat.view["hand"] or not sum(seat.view["hand"]):  # dealt once she has laid her tokens
                await milady.act(milady.choice(Random(3)))
                while seat.version < milady.version:
                    await seat.hear()
            names = plain_http.get(f"{served.url}/api/names").json()["ids"]["card"]
            held = next(card for card, count in enumerate(seat.view["hand"]) if count)
            missing = next(card for card, count in enumerate(seat.view["hand"]) if not count)
            assert [1, held, 1] not in milady.view["open_hands"]
            assert (await seat.do("show", card=names[held]))["type"] == "done"
            assert (await seat.do("show", card=names[missing]))["reason"]["key"] == "reason-not-in-hand"
            unheard_of = (await seat.do("show", card="joker"))["reason"]
            assert unheard_of["key"] == "notation-name"
            assert unheard_of["values"] == {"read": "joker", "known": ", ".join(names)}
            for one in (milady, gallery):
                while ["card_shown", 1, held] not in one.heard[-1].get("entry", {}).get("events", []):
                    await one.hear()
                assert [1, held, 1] in one.view["open_hands"]

    asyncio.run(story())


class TooSoonOver(Exception):
    """The game was over before what the test is about could happen."""


def play_until_it_happens(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story; one whose game ends too soon is told again from the beginning."""
    while True:
        try:
            asyncio.run(story())
        except TooSoonOver:
            continue
        return


async def leader(host: Guest, seats: list[Seat], action: str) -> Seat:
    """Play until one of the seats may do this."""
    for _ in range(300):
        if seats[0].view.get("ending"):
            raise TooSoonOver(action)
        for seat in seats:
            if seat.prompt and seat.prompt["mine"]:
                found = [option for option in seat.prompt["options"] if option.startswith(action)]
                if found:
                    return seat
                await seat.act(seat.choice(Random(7)))
                break
        else:
            await seats[0].hear()
        newest = max(seat.version for seat in seats)
        for seat in seats:
            while seat.version < newest:
                await seat.hear()
    raise AssertionError(f"nobody could {action}")


async def offered(host: Guest, seats: list[Seat], names: list[str]) -> tuple[Seat, Seat, int]:
    """Play until a player offers another a card. Returns the player, the other one, and the card."""
    trader = await leader(host, seats, "trade")
    partner = seats[1] if trader is seats[0] else seats[0]
    held = [card for card, count in enumerate(trader.view["hand"]) if count]
    if not held:
        raise TooSoonOver("an empty hand")
    assert trader.prompt is not None
    await trader.act(next(option for option in trader.prompt["options"] if option.startswith("trade")))
    await trader.act(f"offer give={names[held[0]]} want=- gear=- for=-")
    await caught_up(partner, trader)
    assert partner.prompt is not None
    assert partner.prompt["kind"] == "trade_answer"
    assert names[held[0]] in partner.view["offer"]
    return trader, partner, held[0]


async def caught_up(seat: Seat, other: Seat) -> None:
    while seat.version < other.version:
        await seat.hear()


async def changed(trader: Seat, partner: Seat, names: list[str], card: int) -> None:
    """The partner wants to give something for it, if he can; the other hears that and has the last word."""
    own = next((one for one, count in enumerate(partner.view["hand"]) if count and one != card), None)
    counter = f"give={'-' if own is None else names[own]} want={names[card]}"
    assert (await partner.act(f"offer {counter} gear=- for=-"))["type"] == "done"
    await caught_up(trader, partner)
    assert trader.prompt is not None
    assert (trader.prompt["kind"], trader.prompt["options"]) == ("trade_last_word", ["decline", "accept"])
    assert counter in trader.view["offer"]


def test_a_trade_is_offered_and_declined_or_accepted_or_changed(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3, bots={"0": "novice"})
        friend = await come(served.url, host.table, "Porthos")
        await host.sit(1)
        await friend.sit(2)
        await host.start()
        names = plain_http.get(f"{served.url}/api/names").json()["ids"]["card"]
        async with host.look(1) as athos, friend.look(2) as porthos, host.look(6) as gallery:
            for seat in (athos, porthos, gallery):
                await seat.hear()
            for change, answer in ((False, "decline"), (False, "accept"), (True, "decline"), (True, "accept")):
                trader, partner, card = await offered(host, [athos, porthos], names)
                before = trader.view["hand"][card], partner.view["hand"][card]
                if change:
                    await changed(trader, partner, names, card)
                await (trader if change else partner).act(answer)
                for seat in (trader, partner, gallery):
                    await caught_up(seat, trader if change else partner)
                after = trader.view["hand"][card], partner.view["hand"][card]
                moved = int(answer == "accept")
                assert after == (before[0] - moved, before[1] + moved)
                told = [entry for entry in gallery.heard if "offer_made" in json.dumps(entry)]
                assert names[card] in json.dumps(told), "an offer is spoken aloud"
            assert "traded" in json.dumps(gallery.heard)

    play_until_it_happens(story)


async def moved_in_the_open(host: Guest, seats: list[Seat]) -> tuple[Seat, Json, Json]:
    """Play until a player has moved and nothing was revealed. Returns the player, and their prompt and view before."""
    for _ in range(100):
        seat = await leader(host, seats, "move")
        before, view = dict(seat.prompt or {}), dict(seat.view)
        await seat.act(next(option for option in before["options"] if option.startswith("move")))
        if [message for message in seat.heard if message["type"] == "update"][-1]["undo"]:
            return seat, before, view
    raise AssertionError("every way was barred")


async def the_wish(seat: Seat) -> int:
    """Listen until a player asks for an undo. Returns the time of the request."""
    while seat.heard[-1].get("request") is None:
        await seat.hear()
    return int(seat.heard[-1]["request"]["asked"])


def test_a_seat_takes_back_alone_what_showed_nothing_and_beyond_it_by_consent_of_all(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3, bots={"0": "novice"})
        friend = await come(served.url, host.table, "Porthos")
        await host.sit(1)
        await friend.sit(2)
        await host.start()
        async with host.look(1) as athos, friend.look(2) as porthos:
            await porthos.hear()
            seat, before, view = await moved_in_the_open(host, [athos, porthos])
            assert (await seat.take_back())["type"] == "done"
            assert {**seat.view, "undos": 0} == {**view, "undos": 0}
            assert seat.prompt is not None
            assert seat.prompt["id"] != before["id"]
            assert seat.prompt["options"] == before["options"]
            # Now something with dice or cards in it, which the others have to allow.
            drawer = await leader(host, [athos, porthos], "draw")
            other = porthos if drawer is athos else athos
            await drawer.act("draw")
            assert (await drawer.take_back())["reason"]["key"] == "reason-undo-needs-consent"
            assert (await drawer.take_back(ask=True))["type"] == "done"
            asked = await the_wish(other)
            drawn = drawer.view["undos"]
            assert (await other.do("agree", asked=asked, yes=True))["type"] == "done"
            while drawer.view["undos"] == drawn:
                await drawer.hear()
            assert drawer.prompt is not None
            assert "draw" in drawer.prompt["options"]

    play_until_it_happens(story)


def test_where_bots_play_all_other_seats_nobody_needs_to_be_asked(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 3)
        async with host.look(1) as seat:
            await leader(host, [seat], "draw")
            before = [one["undo"] for one in seat.heard if "undo" in one][-1]
            await seat.act("draw")  # what was drawn has been seen, but by nobody who minds
            told = [one["undo"] for one in seat.heard if "undo" in one][-1]
            assert told == before + 1
            undos = seat.view["undos"]
            assert (await seat.take_back())["type"] == "done"
            assert seat.view["undos"] > undos
            assert [one["undo"] for one in seat.heard if "undo" in one][-1] == before

    play_until_it_happens(story)


def test_when_the_game_is_over_nothing_can_be_played_or_taken_back(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        async with host.look(1) as seat:
            await play_on(seat, Random(3))
            assert [one["undo"] for one in seat.heard if "undo" in one][-1] == 0
            asked = {"prompt": "0.3"}
            for kind, more in (("act", {**asked, "action": "pass"}), ("show", {"card": "kitty"}), ("undo", asked)):
                assert (await seat.do(kind, **more))["reason"]["key"] == "server-over", kind

    asyncio.run(story())


def test_an_undo_that_somebody_refuses_does_not_happen(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3, bots={"0": "novice"})
        friend = await come(served.url, host.table, "Porthos")
        await host.sit(1)
        await friend.sit(2)
        await host.start()
        async with host.look(1) as athos, friend.look(2) as porthos:
            await porthos.hear()
            drawer = await leader(host, [athos, porthos], "draw")
            other = porthos if drawer is athos else athos
            await drawer.act("draw")
            hand = drawer.view["hand"]
            await drawer.take_back(ask=True)
            asked = await the_wish(other)
            await other.do("agree", asked=asked, yes=False)
            while drawer.heard[-1].get("request") is not None or "request" not in drawer.heard[-1]:
                await drawer.hear()
            assert drawer.view["hand"] == hand
            assert (await other.do("agree", asked=asked, yes=True))["reason"]["key"] == "server-no-request"

    play_until_it_happens(story)


def test_a_prompt_keeps_its_id_while_another_seat_plays_a_free_action(served: Served) -> None:
    """One for All is played by any Musketeer player at any time (ONE-1, ACT-12)."""

    async def story() -> None:
        host = await open_table(served.url, players=3, bots={"0": "novice"})
        await host.sit(1, 2)
        await host.start()
        rng = Random(5)
        async with host.look(1) as one, host.look(2) as two:
            await two.hear()
            await one.hear()
            for _ in range(600):
                asked = one if one.prompt and one.prompt["mine"] else two if two.prompt and two.prompt["mine"] else None
                if asked is None:
                    await one.hear()
                else:
                    other = two if asked is one else one
                    free = (other.prompt or {}).get("free", [])
                    if free and other.prompt and other.prompt["id"] == (asked.prompt or {})["id"]:
                        pending = dict(asked.prompt or {})
                        await other.act(free[0])
                        while asked.version < other.version:
                            await asked.hear()
                        if asked.prompt is not None and asked.prompt["id"] == pending["id"]:
                            assert asked.prompt["kind"] == pending["kind"]
                        if pending["kind"] == "one_for_all":  # the card was what it asked for
                            continue
                        if asked.prompt is not None and not str(asked.prompt["id"]).split(".")[1].startswith("-"):
                            assert asked.prompt["id"] == pending["id"]
                            assert (await asked.act(asked.prompt["default"]))["type"] == "done"
                            return
                        continue
                    await asked.act(asked.choice(rng))
                newest = max(one.version, two.version)
                for seat in (one, two):
                    while seat.version < newest:
                        await seat.hear()
                if one.view["ending"]:
                    raise TooSoonOver("free action")
        raise AssertionError("no free action was ever to be had")

    play_until_it_happens(story)


def test_everybody_sees_who_is_there(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2)
        guest = await come(served.url, host.table, "Porthos")
        await host.sit(1)
        await guest.sit(0)
        async with host.look(1) as athos:
            async with guest.look(0):
                await athos.until("presence", people=[1, 2])
            await athos.until("presence", people=[1])

    asyncio.run(story())


def test_pointing_at_a_place_is_seen_and_forgotten(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2)
        async with host.look(1) as seat, host.look(6) as gallery:
            await seat.hear()
            await seat.say("point", place="louvre")
            assert (await gallery.until("point"))["place"] == "louvre"
            assert (await seat.do("point", place="moon"))["reason"]["key"] == "server-no-place"

    asyncio.run(story())


def test_bots_play_by_themselves_when_nobody_else_does(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=4, bots={str(seat): "novice" for seat in range(4)})
        async with host.look(6) as gallery:
            await gallery.hear()
            await host.start()
            while not gallery.view.get("ending"):
                await gallery.hear()
        assert verify(await host.must("GET", "/record"), load()).game.over

    asyncio.run(story())
