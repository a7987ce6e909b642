"""Who may do what: strangers, players, hosts, holders of a token, the operator."""

from mousquetaires.server.access.secret_tokens import new_secret
from tests.server.security.clients import OPERATOR, ask_all, at_a_table, goodbye, key_of, knock, to_the_end, told
from tests.server.served import Guest, Served, come, new_game, new_mark, open_table


def test_strangers_and_wrong_keys_change_nothing(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        before = await host.must("GET", "")
        kept = [one for one in at_a_table(served) if one[2].get("security")]
        assert len(kept) > 15
        nobody, thief = [Guest(served.url, host.table, secret, 0) for secret in ("", new_secret())]
        for said in (await ask_all(nobody, kept)).values():
            assert said in ((401, "server-stranger"), (403, "server-host-only"), (403, "server-not-your-seat"))
        assert set((await ask_all(thief, kept)).values()) == {(401, "server-unknown-key")}
        assert await host.must("GET", "") == before

    told(story)


def test_another_tables_key_is_worthless_here(served: Served) -> None:
    async def story() -> None:
        here, there = await new_game(served.url), await new_game(served.url)
        token = (await there.must("POST", "/tokens", {"scope": "play:1"}))["token"]
        before = await here.must("GET", "")
        for secret, bearer in ((there.secret, False), (there.secret, True), (token, True)):
            thief = Guest(served.url, here.table, secret, 1, bearer)
            looks = ("/me", "/story", "/seats/1/now")
            asked = [one for one in at_a_table(served) if one[2].get("security") or one[1] in looks]
            assert set((await ask_all(thief, asked)).values()) == {(401, "server-unknown-key")}
            for seat in (0, 1, 6):
                assert await knock(thief, seat) == ("server-unknown-key", 4401)
        assert await here.must("GET", "") == before

    told(story)


def test_nobody_looks_through_another_seats_eyes(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        guest = await come(served.url, host.table, "Lubin")
        await host.sit(0)
        await guest.sit(1)
        await host.start()
        for thief, seat in ((host, 1), (guest, 0), (Guest(served.url, host.table, "", 0), 0)):
            denied = (403, "server-not-your-seat")
            assert await key_of(thief.ask("GET", f"/seats/{seat}/now")) == denied
            assert await key_of(thief.ask("GET", f"/seats/{seat}/stream")) == denied
            assert await key_of(thief.ask("GET", "/story", params={"seat": seat})) == denied
            assert await knock(thief, seat) == ("server-not-your-seat", 4403)

    told(story)


def test_only_the_host_rules_the_table(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        guest = await come(served.url, host.table, "Mousqueton")
        await guest.sit(1)
        for method, path, body in (
            ("POST", "/start", None),
            ("POST", "/verdicts", {"person": 1, "what": "ban"}),
            ("DELETE", "", None),
            ("POST", "/clock", {"move_seconds": 60}),
            ("POST", "/seats/0/bot", {"bot": "novice"}),
            ("POST", "/rematch", None),
        ):
            assert await key_of(guest.ask(method, path, body)) == (403, "server-host-only"), path

    told(story)


def test_a_token_does_nothing_but_play_or_watch_its_seat(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1, 2), 3)
        made = [(await host.must("POST", "/tokens", {"scope": scope}))["token"] for scope in ("play:1", "watch:1")]
        play, watch = [Guest(served.url, host.table, one, 1, bearer=True) for one in made]
        before = await host.must("GET", "")
        people = [one for one in at_a_table(served) if one[2].get("security") == [{"cookie": []}]]
        assert len(people) > 14
        for bot in (play, watch):
            for said in (await ask_all(bot, people)).values():
                assert said in ((403, "server-scope-too-small"), (403, "server-host-only"))
            assert await knock(bot, 1) == ("hello", 0)
            for seat in (0, 2, 6):
                assert await knock(bot, seat) == ("server-scope-too-small", 4403)
                assert await key_of(bot.ask("GET", f"/seats/{seat}/now")) == (403, "server-scope-too-small")
                message = {"type": "say", "mark": new_mark(), "text": "x"}
                assert await key_of(bot.ask("POST", f"/seats/{seat}/moves", message)) == (403, "server-scope-too-small")
        message = {"type": "say", "mark": new_mark(), "text": "Parbleu"}
        assert await key_of(watch.ask("POST", "/seats/1/moves", message)) == (403, "server-scope-too-small")
        async with watch.look(1) as eyes:
            answer = await eyes.do("say", text="Parbleu")
            assert answer["reason"]["key"] == "server-scope-too-small"
        assert await host.must("GET", "") == before
        assert (await play.ask("POST", "/seats/1/moves", message)).status_code == 200
        for scope in ("play:0", "play:6", "watch:0", "host:1", "play:1 ", "PLAY:1", "play:01", "play:1,play:2"):
            assert (await host.ask("POST", "/tokens", {"scope": scope})).status_code in (400, 403), scope

    told(story)


def test_a_token_does_not_become_a_browsers_key_by_a_rematch(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "novice", "1": "novice"})
        token = (await host.must("POST", "/tokens", {"scope": "watch:6"}))["token"]
        await host.start()
        await to_the_end(host)
        await host.must("POST", "/rematch")
        bot = Guest(served.url, host.table, token, 1, bearer=True)
        assert await key_of(bot.ask("POST", "/rematch/people")) == (403, "server-scope-too-small")

    told(story)


def test_the_operator_may_delete_any_table_and_nothing_else(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        for token in ("", "x", "m" * 30, "m" * 32):
            thief = Guest(served.url, host.table, token, 0, bearer=True)
            assert (await thief.ask("DELETE", "")).status_code in (401, 403), token
        operator = Guest(served.url, host.table, OPERATOR, 0, bearer=True)
        for method, path in (("GET", "/me"), ("POST", "/rematch"), ("GET", "/seats/1/now")):
            assert await key_of(operator.ask(method, path)) == (401, "server-unknown-key")
        async with host.look(1) as seat:
            await seat.hear()
            assert (await operator.ask("DELETE", "")).status_code == 204
            assert await goodbye(seat.wire) == (4404, "server-table-deleted")
        assert await key_of(operator.ask("DELETE", "")) == (404, "server-no-table")
        assert OPERATOR not in served.log.read_text("utf-8")

    told(story)
