"""Tables without accounts: opening, joining, sitting, leaving, coming back, and what a host may do."""

import asyncio
from http.cookies import SimpleCookie

import pytest

from tests.server import plain_http
from tests.server.served import Guest, Served, come, new_game, nonce, open_table


async def refused(guest: Guest, method: str, path: str, body: object = None) -> str:
    """The key of the refusal."""
    answer = await guest.ask(method, path, body)
    assert answer.is_client_error, answer.text
    problem = answer.json()
    assert problem["text"]
    assert problem["text"] != problem["key"]
    return str(problem["key"])


def test_a_table_is_opened_with_what_was_wished_and_the_dice_promised(served: Served) -> None:
    async def story() -> None:
        wish = {"players": 3, "variants": ["easier"], "name": "Chez Tréville", "bots": {"0": "random"}, "listed": True}
        host = await open_table(served.url, "Athos", **wish)
        info = await host.must("GET", "")
        assert info["setup"]["variants"] == ["easier"]
        assert info["setup"]["heroes"] == [["dartagnan", "athos"], ["aramis", "porthos"]]
        free = {"person": 0, "left": False, "nonce": "", "offered": 0, "lent": 0}
        assert info["seats"][0] == {"seat": 0, "bot": "random", **free}
        assert len(info["commitment"]) == 64
        assert info["people"][0]["nickname"] == "Athos"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"players": 7}, "setup-players"),
        ({"heroes": [["athos"], ["athos"], ["porthos"]]}, "setup-hero-twice"),
        ({"variants": ["harder"]}, "setup-variant"),
        ({"bots": {"1": "deep thought"}}, "bot-unknown"),
        ({"bots": {"5": "novice"}}, "server-no-seat"),
        ({"clock": {"move_seconds": 1}}, "server-clock"),
        ({"hourglass_seconds": 5}, "server-hourglass"),
        ({"name": "x" * 61}, "server-table-name"),
        ({"colour": "blue"}, "server-field-unknown"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_what_would(served: Served, wish: object, key: str) -> None:
    answer = plain_http.post(f"{served.url}/api/tables", json={"nickname": "Athos", "table": wish})
    status = 404 if key == "server-no-seat" else 400
    assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_refusals_are_told_in_the_readers_language(served: Served) -> None:
    wish = {"nickname": "Athos", "table": {"players": 7}}
    said = {}
    for language in ("en", "fr-CA,fr;q=0.9", "pl", "it", "de", "tlh"):
        answer = plain_http.post(f"{served.url}/api/tables", json=wish, headers={"Accept-Language": language})
        said[language] = answer.json()["text"]
    assert len(set(said.values())) == 5
    assert said["tlh"] == said["en"]


def test_only_listed_tables_stand_in_the_lobby_and_they_leave_it_when_they_are_over(served: Served) -> None:
    async def story() -> None:
        listed = await open_table(served.url, "Athos", listed=True, players=2, bots={"1": "novice"})
        private = await open_table(served.url, players=2)
        async with plain_http.AsyncClient(base_url=served.url) as client:
            lobby = {line["table"]: line for line in (await client.get("/api/tables")).json()}
            assert listed.table in lobby
            assert private.table not in lobby
            assert lobby[listed.table]["status"] == "waiting"
            assert lobby[listed.table]["nicknames"] == ["", ""]
            await listed.sit(0)
            await listed.start()
            again = {line["table"]: line for line in (await client.get("/api/tables")).json()}
        assert again[listed.table]["status"] == "playing"
        assert again[listed.table]["seats"][0]["person"] == 1
        assert again[listed.table]["nicknames"] == ["Athos", ""]

    asyncio.run(story())


def test_somebody_comes_by_the_link_under_a_nickname_nobody_else_has(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2)
        guest = await come(served.url, host.table, "Porthos")
        assert guest.person == 2
        assert (await guest.must("GET", "/me"))["nickname"] == "Porthos"
        stranger = Guest(served.url, host.table, "", 0)
        assert await refused(stranger, "POST", "/people", {"nickname": "PORTHOS"}) == "server-nickname-taken"
        assert await refused(stranger, "POST", "/people", {"nickname": "  "}) == "server-nickname"
        assert await refused(stranger, "POST", "/people", {"nickname": "x" * 25}) == "server-nickname"

    asyncio.run(story())


def test_who_comes_twice_stays_who_he_is(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2)
        again = await host.ask("POST", "/people", {"nickname": "Bazin"})
        assert (again.status_code, again.json()) == (200, {"person": 1})
        assert "set-cookie" not in again.headers
        assert [one["nickname"] for one in (await host.must("GET", ""))["people"]] == ["Athos"]
        await host.must("POST", "/clock", {"move_seconds": 60})  # still the host
        forgotten = Guest(served.url, host.table, "a" * 22, 0)
        assert (await forgotten.ask("POST", "/people", {"nickname": "Bazin"})).status_code == 201

    asyncio.run(story())


def test_a_key_at_a_table_that_does_not_exist_is_told_so(served: Served) -> None:
    nowhere = Guest(served.url, "x" * 16, "a" * 22, 0, bearer=True)
    for method, path in (("GET", "/me"), ("GET", "/seats/1/now"), ("POST", "/start")):
        answer = asyncio.run(nowhere.ask(method, path))
        assert (answer.status_code, answer.json()["key"]) == (404, "server-no-table"), path


def test_milady_and_a_musketeer_are_held_together_only_at_an_open_table(served: Served) -> None:
    async def story() -> None:
        closed = await open_table(served.url, players=2)
        assert await refused(closed, "POST", "/seats", {"seats": [0, 1], "nonce": nonce()}) == "server-both-sides"
        await closed.sit(0)
        assert await refused(closed, "POST", "/seats", {"seats": [1], "nonce": nonce()}) == "server-both-sides"
        opened = await open_table(served.url, players=2, open=True)
        await opened.sit(0, 1)
        assert (await opened.must("GET", "/me"))["seats"] == [0, 1]

    asyncio.run(story())


def test_one_person_may_play_several_musketeer_players(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=4, bots={"0": "novice"})
        await host.sit(1, 2, 3)
        await host.start()
        async with host.look(1) as first, host.look(3) as third:
            await first.hear()
            await third.hear()
            assert first.view["viewer"] == 1
            assert third.view["viewer"] == 3
            for seat in (first, third):
                while not sum(seat.view["hand"]):  # the cards are dealt once Milady has laid her tokens
                    await seat.hear()
                assert sum(seat.view["hand"]) == seat.view["hand_size"][seat.view["viewer"]] > 0

    asyncio.run(story())


def test_a_taken_seat_is_not_to_be_had_and_a_left_one_is(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3)
        guest = await come(served.url, host.table, "Porthos")
        await guest.sit(1)
        assert await refused(host, "POST", "/seats", {"seats": [1], "nonce": nonce()}) == "server-seat-taken"
        assert await refused(host, "DELETE", "/seats/1") == "server-not-your-seat"
        await guest.must("DELETE", "/seats/1")
        await host.sit(1)
        assert await refused(host, "POST", "/seats", {"seats": [4], "nonce": nonce()}) == "server-no-seat"
        assert await refused(host, "POST", "/seats", {"seats": [2], "nonce": "00"}) == "server-nonce"

    asyncio.run(story())


def test_only_the_host_starts_and_only_when_every_seat_is_filled(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2)
        guest = await come(served.url, host.table, "Milady")
        await host.sit(1)
        assert await refused(host, "POST", "/start") == "server-empty-seats"
        await guest.sit(0)
        assert await refused(guest, "POST", "/start") == "server-host-only"
        await host.start()
        assert await refused(host, "POST", "/start") == "server-begun"

    asyncio.run(story())


def test_who_left_is_replaced_by_a_bot_and_may_take_the_seat_back(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3, bots={"0": "novice"})
        guest = await come(served.url, host.table, "Porthos")
        await host.sit(1)
        await guest.sit(2)
        await host.start()
        assert await refused(host, "POST", "/seats/2/bot", {"bot": "novice"}) == "server-player-here"
        await guest.must("DELETE", "/seats/2")
        assert await refused(guest, "POST", "/seats/2/bot", {"bot": "novice"}) == "server-host-only"
        await host.must("POST", "/seats/2/bot", {"bot": "novice"})
        async with guest.look(2) as seat:
            await seat.hear()
            answer = await seat.do("act", prompt=seat.prompt["id"] if seat.prompt else "", action="pass")
            assert answer["reason"]["key"] == "server-bot-plays"
        assert await refused(host, "DELETE", "/seats/2/bot") == "server-not-your-seat"
        await guest.must("DELETE", "/seats/2/bot")
        seats = (await host.must("GET", ""))["seats"]
        assert (seats[2]["bot"], seats[2]["left"], seats[2]["person"]) == ("", False, 2)

    asyncio.run(story())


def test_another_device_comes_in_by_a_personal_link_once(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        await host.sit(1)
        link = (await host.must("POST", "/resume-link"))["secret"]
        stranger = Guest(served.url, host.table, "", 0)
        answer = await stranger.ask("POST", "/resume", {"secret": link})
        other = Guest(served.url, host.table, answer.cookies["mousquetaires"], 1)
        assert other.secret not in (link, host.secret)
        assert (await other.must("GET", "/me"))["seats"] == [1]
        assert await refused(stranger, "POST", "/resume", {"secret": link}) == "server-unknown-link"
        older = (await host.must("POST", "/resume-link"))["secret"]
        await host.must("POST", "/resume-link")
        assert await refused(stranger, "POST", "/resume", {"secret": older}) == "server-unknown-link"
        await host.must("DELETE", "/keys")
        assert await refused(other, "GET", "/me") == "server-unknown-key"
        assert (await host.must("GET", "/me"))["person"] == 1

    asyncio.run(story())


def test_the_host_mutes_removes_and_bans(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3)
        loud = await come(served.url, host.table, "Loud")
        await loud.sit(2)
        await host.must("POST", "/verdicts", {"person": loud.person, "what": "mute"})
        async with loud.look(2) as seat:
            await seat.hear()
            assert (await seat.do("say", text="Hear me!"))["reason"]["key"] == "server-muted"
            await host.must("POST", "/verdicts", {"person": loud.person, "what": "unmute"})
            assert (await seat.do("say", text="Hear me!"))["type"] == "done"
            assert await refused(loud, "POST", "/verdicts", {"person": 1, "what": "mute"}) == "server-host-only"
            await host.must("POST", "/verdicts", {"person": loud.person, "what": "ban"})
            while True:
                try:
                    await seat.hear()
                except Exception:
                    break
            assert seat.wire.close_code == 4403
        assert await refused(loud, "GET", "/me") == "server-unknown-key"
        assert (await host.must("GET", ""))["seats"][2]["person"] == 0
        stranger = Guest(served.url, host.table, "", 0)
        for _ in range(2):
            assert await refused(stranger, "POST", "/people", {"nickname": "Someone else"}) == "server-banned"
            await host.must("POST", "/verdicts", {"person": loud.person, "what": "remove"})  # a ban stays one

    asyncio.run(story())


def test_who_was_removed_is_a_stranger_with_the_next_request_and_may_come_again(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3)
        loud = await come(served.url, host.table, "Porthos")
        await host.must("POST", "/verdicts", {"person": loud.person, "what": "remove"})
        answer = await loud.ask("GET", "/me")
        assert answer.status_code == 401
        cookie = SimpleCookie(answer.headers["set-cookie"])["mousquetaires"]
        assert (cookie.value, cookie["max-age"], cookie["path"]) == ("", "0", f"/api/tables/{host.table}")
        program = Guest(served.url, host.table, loud.secret, loud.person, bearer=True)
        assert "set-cookie" not in (await program.ask("GET", "/me")).headers
        assert (await come(served.url, host.table, "Porthos")).person == loud.person + 1

    asyncio.run(story())


def test_the_host_deletes_the_table_and_nobody_else_does(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2)
        guest = await come(served.url, host.table, "Porthos")
        assert await refused(guest, "DELETE", "") == "server-host-only"
        await host.must("DELETE", "")
        assert await refused(host, "GET", "") == "server-no-table"

    asyncio.run(story())


def test_a_rematch_keeps_the_people_and_their_bots(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2, bots={"0": "random", "1": "novice"})
        guest = await come(served.url, host.table, "Porthos")
        assert await refused(host, "POST", "/rematch") == "server-not-over"
        await host.start()
        async with guest.look(6) as gallery:
            await gallery.hear()
            while not gallery.view.get("ending"):
                await gallery.hear()
        assert await refused(guest, "POST", "/rematch") == "server-host-only"
        assert await refused(guest, "POST", "/rematch/people") == "server-no-rematch"
        again = (await host.must("POST", "/rematch"))["table"]
        assert (await host.must("POST", "/rematch"))["table"] == again
        answer = await guest.ask("POST", "/rematch/people")
        same = Guest(served.url, again, answer.cookies["mousquetaires"], guest.person)
        assert (await same.must("GET", "/me"))["nickname"] == "Porthos"
        info = await same.must("GET", "")
        assert [seat["bot"] for seat in info["seats"]] == ["random", "novice"]
        assert info["commitment"] != (await host.must("GET", ""))["commitment"]

    asyncio.run(story())


def test_a_finished_game_is_played_on_from_one_of_its_moments(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=2, bots={"0": "random", "1": "random"})
        assert await refused(host, "POST", "/branches", branch(30)) == "server-not-over"
        await host.start()
        async with host.look(6) as gallery:
            await gallery.hear()
            while not gallery.view.get("ending"):
                await gallery.hear()
        assert await refused(host, "POST", "/branches", branch(1_000_000)) == "server-start-inputs"
        answer = await host.ask("POST", "/branches", branch(30))
        assert answer.status_code == 201, answer.text
        info = answer.json()["info"]
        assert info["status"] == "playing"
        assert info["start"] == {"source": f"table:{host.table}", "inputs": 30, "dice": "new"}
        assert [(seat["person"], seat["bot"]) for seat in info["seats"]] == [(0, "novice"), (1, "")]

    asyncio.run(story())


def branch(inputs: int) -> dict[str, object]:
    return {"nickname": "Athos", "branch": {"inputs": inputs, "seats": [1]}}


def test_spectators_can_be_kept_out(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2, spectators=False)
        stranger = Guest(served.url, host.table, "", 0)
        async with stranger.look(6) as seat:
            assert (await seat.hear())["reason"]["key"] == "server-no-spectators"
        async with host.look(6) as seat:
            assert (await seat.hear())["type"] == "hello"

    asyncio.run(story())
