"""Sessions: links and devices of a player, and that a key that was withdrawn stops working at once."""

import asyncio

import pytest

from tests.server.security.clients import change_store, goodbye, key_of, knock, told
from tests.server.served import Guest, Served, come, new_game, new_mark, open_table


def test_a_personal_link_works_once_and_gives_another_cookie(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        old = (await host.must("POST", "/resume-link"))["secret"]
        link = (await host.must("POST", "/resume-link"))["secret"]
        nobody = Guest(served.url, host.table, "", 0)
        assert await key_of(nobody.ask("POST", "/resume", {"secret": old})) == (401, "server-unknown-link")
        assert (await nobody.ask("GET", "/me", headers={"Authorization": f"Bearer {link}"})).status_code == 401
        came = await asyncio.gather(*(nobody.ask("POST", "/resume", {"secret": link}) for _ in range(5)))
        assert sorted(answer.status_code for answer in came) == [200, 401, 401, 401, 401]
        fresh = next(answer.cookies["mousquetaires"] for answer in came if answer.status_code == 200)
        assert fresh not in (host.secret, link)
        assert (await Guest(served.url, host.table, fresh, 1).must("GET", "/me"))["person"] == 1
        elsewhere = await open_table(served.url)
        other = (await elsewhere.must("POST", "/resume-link"))["secret"]
        assert await key_of(nobody.ask("POST", "/resume", {"secret": other})) == (401, "server-unknown-link")
        for kind in (host.secret, (await host.must("POST", "/feed"))["secret"]):
            assert await key_of(nobody.ask("POST", "/resume", {"secret": kind})) == (401, "server-unknown-link")

    told(story)


def test_a_person_has_so_many_devices_and_no_more(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url)
        for _ in range(19):
            link = (await host.must("POST", "/resume-link"))["secret"]
            assert (await host.ask("POST", "/resume", {"secret": link})).status_code == 200
        link = (await host.must("POST", "/resume-link"))["secret"]
        assert await key_of(host.ask("POST", "/resume", {"secret": link})) == (429, "server-too-many-keys")
        await host.must("DELETE", "/keys")
        link = (await host.must("POST", "/resume-link"))["secret"]
        assert (await host.ask("POST", "/resume", {"secret": link})).status_code == 200

    told(story)


def test_when_somebody_signs_out_his_other_devices_they_are_out_at_once(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        link = (await host.must("POST", "/resume-link"))["secret"]
        came = await host.ask("POST", "/resume", {"secret": link})
        phone = Guest(served.url, host.table, came.cookies["mousquetaires"], 1)
        token = (await host.must("POST", "/tokens", {"scope": "play:1"}))["token"]
        bot = Guest(served.url, host.table, token, 1, bearer=True)
        feed = {"X-Feed-Key": (await host.must("POST", "/feed"))["secret"]}
        spare = (await host.must("POST", "/resume-link"))["secret"]
        assert (await host.ask("GET", "/feed", headers=feed)).status_code == 200
        async with phone.look(1) as one, bot.look(1) as two, host.look(1) as kept:
            await one.hear()
            await two.hear()
            await kept.hear()
            await host.must("DELETE", "/keys")
            for seat in (one, two):
                assert await goodbye(seat.wire) == (4401, "server-revoked")
            assert (await kept.do("ping"))["type"] == "pong"  # the device that asked stays
        for lost in (phone, bot):
            assert await key_of(lost.ask("GET", "/me")) == (401, "server-unknown-key")
            assert await knock(lost, 1) == ("server-unknown-key", 4401)
        assert (await host.ask("GET", "/feed", headers=feed)).status_code == 401
        assert (await host.ask("POST", "/resume", {"secret": spare})).status_code == 401
        assert (await host.must("GET", "/me"))["person"] == 1

    told(story)


@pytest.mark.parametrize(("what", "reason"), [("remove", "server-removed"), ("ban", "server-banned")])
def test_who_is_removed_or_banned_is_out_at_once(served: Served, what: str, reason: str) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        guest = await come(served.url, host.table, "Bonacieux")
        await host.sit(0)
        await guest.sit(1)
        await host.start()
        token = (await guest.must("POST", "/tokens", {"scope": "play:1"}))["token"]
        bot = Guest(served.url, host.table, token, guest.person, bearer=True)
        link = (await guest.must("POST", "/resume-link"))["secret"]
        async with guest.look(1) as seat, guest.look(6) as gallery, bot.look(1) as machine:
            for one in (seat, gallery, machine):
                await one.hear()
            version = (await host.must("POST", "/verdicts", {"person": guest.person, "what": what}))["version"]
            for one in (seat, gallery, machine):
                assert await goodbye(one.wire) == (4403, reason)
        for lost in (guest, bot):
            for seat_number in (1, 6):
                assert (await knock(lost, seat_number))[1] in (4401, 4403)
            said = {"type": "say", "mark": new_mark(), "text": "Cardinal!"}
            assert (await lost.ask("POST", "/seats/1/moves", said)).status_code in (401, 403)
        assert (await guest.ask("POST", "/resume", {"secret": link})).status_code == 401
        assert (await host.must("GET", "/seats/0/now"))["version"] == version
        back = await host.ask("POST", "/people", {"nickname": "Felton"}, headers={"Cookie": ""})
        assert back.status_code == (403 if what == "ban" else 201)

    told(story)


def test_a_withdrawn_token_is_out_at_once_and_nobody_withdraws_anothers(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        guest = await come(served.url, host.table, "Fourreau")
        made = [(await host.must("POST", "/tokens", {"scope": "play:1"}))["token"] for _ in range(2)]
        first, second = [Guest(served.url, host.table, one, 1, bearer=True) for one in made]
        theft = await guest.must("DELETE", "/tokens", headers={"X-Token": first.secret})
        assert theft == {"dropped": False}
        async with first.look(1) as gone, second.look(1) as stays:
            await gone.hear()
            await stays.hear()
            assert await host.must("DELETE", "/tokens", headers={"X-Token": first.secret}) == {"dropped": True}
            assert await goodbye(gone.wire) == (4401, "server-revoked")
            assert (await stays.do("ping"))["type"] == "pong"
        assert await knock(first, 1) == ("server-unknown-key", 4401)

    told(story)


def test_a_key_that_another_process_has_withdrawn_ends_its_sockets_here(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        async with host.look(1) as seat:
            await seat.hear()
            change_store(served, "DELETE FROM keys WHERE table_id = ?", host.table)
            assert await goodbye(seat.wire) == (4401, "server-revoked")

    told(story)
