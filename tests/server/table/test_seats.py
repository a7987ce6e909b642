"""Whose seat it is, before and during a game: offered, left, lent, given back; and who acts for an absent host."""

import asyncio
from pathlib import Path

import pytest

from mousquetaires.server.access.secret_tokens import SESSION
from mousquetaires.server.access.visitors import Visitor
from mousquetaires.server.monotonic_clock import milliseconds
from mousquetaires.server.refusals import Denied
from mousquetaires.server.service import Server
from mousquetaires.server.table.authors import Author
from mousquetaires.server.table.game_commands import Begin
from mousquetaires.server.table.options import TableOptions
from mousquetaires.server.table.people_commands import (
    AWAY,
    Leave,
    Moderate,
    Offer,
    Sit,
    StandIn,
    TakeHost,
    TakeSeatBack,
)
from mousquetaires.server.table.state import HOST
from tests.server.in_process import running_server
from tests.server.served import Guest, Json, Served, come, open_table
from tests.server.table.seat_checks import KEPT, refused, sits, until_let_go


async def game_of_three(served: Served, **wish: object) -> tuple[Guest, Guest, Guest]:
    """Athos and Porthos play against a bot, and there is a spectator."""
    host = await open_table(served.url, "Athos", players=3, bots={"0": "novice"}, **wish)
    guest = await come(served.url, host.table, "Porthos")
    onlooker = await come(served.url, host.table, "Planchet")
    await host.sit(1)
    await guest.sit(2)
    await host.start()
    return host, guest, onlooker


async def seat(guest: Guest, number: int) -> Json:
    found: Json = (await guest.must("GET", ""))["seats"][number]
    return found


NOT_YOURS = (403, "server-not-your-seat")


def test_nobody_takes_a_seat_of_a_game_uninvited_or_learns_its_secrets(served: Served) -> None:
    """Neither a bot's nor one that was left: not a stranger's to take, not a player's under another nickname."""

    async def story() -> None:
        host, guest, onlooker = await game_of_three(served)
        second = await come(served.url, host.table, "Not Athos")
        await guest.must("DELETE", "/seats/2")
        for _ in range(2):
            for one in (onlooker, second):
                for number in (0, 2):
                    assert await sits(one, number) == KEPT
                    assert await refused(one, "DELETE", f"/seats/{number}/bot") == NOT_YOURS
                    for path in (f"/seats/{number}/now", f"/story?seat={number}"):
                        assert await refused(one, "GET", path) == NOT_YOURS
                assert await sits(one, 1) == (409, "server-seat-taken")
            await host.must("POST", "/seats/2/bot", {})
            assert (await seat(host, 2))["bot"] == "novice"
        assert await sits(host, 2) == KEPT  # nor the host himself, unless he says so openly
        await guest.sit(2)
        assert (await guest.must("GET", "/seats/2/now"))["you"]["seats"] == [2]

    asyncio.run(story())


def test_a_seat_whose_player_was_removed_is_taken_by_whom_the_host_offers_it(served: Served) -> None:
    async def story() -> None:
        host, guest, onlooker = await game_of_three(served)
        assert await refused(host, "POST", "/seats/2/offer", {"person": onlooker.person}) == (409, "server-seat-taken")
        await host.must("POST", "/verdicts", {"person": guest.person, "what": "remove"})
        assert await sits(onlooker, 2) == KEPT
        assert await refused(onlooker, "POST", "/seats/2/offer", {"person": 3}) == (403, "server-host-only")
        assert await refused(host, "POST", "/seats/2/offer", {"person": 9}) == (404, "server-no-person")
        assert await refused(host, "POST", "/seats/2/offer", {"person": guest.person}) == (404, "server-no-person")
        other = await come(served.url, host.table, "Grimaud")
        await host.must("POST", "/seats/2/offer", {"person": onlooker.person})
        assert (await seat(host, 2))["offered"] == onlooker.person
        assert await sits(other, 2) == KEPT
        await onlooker.sit(2)
        assert (await seat(host, 2))["person"] == onlooker.person
        assert (await onlooker.must("GET", "/seats/2/now"))["view"]["viewer"] == 2
        assert await sits(other, 2) == (409, "server-seat-taken")

    asyncio.run(story())


def test_an_offer_can_be_taken_back_and_ends_with_a_bot(served: Served) -> None:
    async def story() -> None:
        host, guest, onlooker = await game_of_three(served)
        await guest.must("DELETE", "/seats/2")
        for end in (("/seats/2/offer", {"person": 0}), ("/seats/2/bot", {"bot": "novice"})):
            await host.must("POST", "/seats/2/offer", {"person": onlooker.person})
            await host.must("POST", *end)
            assert await sits(onlooker, 2) == KEPT

    asyncio.run(story())


def test_who_got_up_has_his_seat_back_from_whoever_sits_there_by_an_offer(served: Served) -> None:
    async def story() -> None:
        for back in ("sit", "take back"):
            host, guest, onlooker = await game_of_three(served)
            await guest.must("DELETE", "/seats/2")
            await host.must("POST", "/seats/2/offer", {"person": onlooker.person})
            await onlooker.sit(2)
            assert (await seat(host, 2))["lent"] == guest.person
            assert await refused(guest, "GET", "/seats/2/now") == NOT_YOURS
            async with onlooker.look(2) as eyes:
                await eyes.hear()
                if back == "sit":
                    await guest.sit(2)
                else:
                    await guest.must("DELETE", "/seats/2/bot")
                assert await until_let_go(eyes) == "server-not-your-seat"
            assert (await seat(host, 2))["person"] == guest.person
            assert await sits(onlooker, 2) == (409, "server-seat-taken")

    asyncio.run(story())


def test_when_a_borrower_is_removed_the_seat_is_its_owners_again(served: Served) -> None:
    async def story() -> None:
        host, guest, onlooker = await game_of_three(served)
        await guest.must("DELETE", "/seats/2")
        await host.must("POST", "/seats/2/offer", {"person": onlooker.person})
        await onlooker.sit(2)
        await host.must("POST", "/verdicts", {"person": onlooker.person, "what": "remove"})
        now = await seat(host, 2)
        assert (now["person"], now["left"], now["lent"]) == (guest.person, True, 0)
        await guest.sit(2)

    asyncio.run(story())


def test_an_offer_does_not_bring_milady_and_a_musketeer_into_one_hand(served: Served) -> None:
    async def story() -> None:
        for is_open, said in ((False, (409, "server-both-sides")), (True, (200, ""))):
            host, guest, _ = await game_of_three(served, open=is_open)
            await host.must("POST", "/seats/0/offer", {"person": guest.person})
            assert await sits(guest, 0) == said

    asyncio.run(story())


def test_before_the_game_a_free_seat_is_anybodys_and_a_kept_one_is_not(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Athos", players=3, bots={"2": "novice"})
        guest, other = [await come(served.url, host.table, name) for name in ("Porthos", "Aramis")]
        await host.must("POST", "/seats/1/offer", {"person": guest.person})
        assert await sits(other, 1) == KEPT
        await guest.sit(1)
        await guest.must("DELETE", "/seats/1")
        await other.sit(1)
        await guest.sit(2)
        await host.must("POST", "/seats/0/offer", {"person": guest.person})
        await host.must("DELETE", "/seats/0/bot")  # the host clears the chair
        await host.sit(0)

    asyncio.run(story())


async def takes_host(server: Server, table: str, who: Author) -> None:
    live = await server.registry.live(table)
    await server.registry.apply(table, TakeHost(live.last_seen(server.registry.now())), who)


async def puts_novice(server: Server, table: str, who: Author, seat: int) -> None:
    live = await server.registry.live(table)
    await server.registry.apply(table, StandIn(seat, "novice", live.last_seen(server.registry.now())), who)


async def fails(server: Server, table: str, who: Author) -> str:
    with pytest.raises(Denied) as denied:
        await takes_host(server, table, who)
    return denied.value.key


def test_a_player_acts_as_host_when_the_host_has_been_away_for_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=0) as server:
            registry, later = server.registry, 0
            server.registry.now = lambda: milliseconds() + later
            table = (await server.tables.open(TableOptions(players=3, bots={0: "novice"}), "Athos", ""))[0].id
            host, porthos, planchet = [Author(number) for number in (HOST, 2, 3)]
            for name in ("Porthos", "Planchet"):
                await server.admission.join(table, name, "")
            await registry.apply(table, Sit([1], "00" * 16), host)
            await registry.apply(table, Sit([2], "11" * 16), porthos)
            await registry.apply(table, Begin(), host)
            await registry.apply(table, Leave([1]), host)
            assert await fails(server, table, porthos) == "server-host-here"
            later += 1000 * AWAY
            async with server.presence.watching(table, HOST, 6, None):
                assert await fails(server, table, porthos) == "server-host-here"
            assert await fails(server, table, porthos) == "server-host-here"  # he has just gone
            later += 1000 * AWAY
            assert await fails(server, table, planchet) == "server-host-only"
            await takes_host(server, table, porthos)
            state = (await server.registry.live(table)).state
            assert state.host == porthos.person
            await puts_novice(server, table, porthos, 1)
            with pytest.raises(Denied, match="server-host-only"):
                await registry.apply(table, Moderate(HOST, "remove"), porthos)
            with pytest.raises(Denied, match="server-host-only"):
                await server.tables.delete(table, Visitor(porthos.person, kind=SESSION))
            await takes_host(server, table, host)  # he is back
            with pytest.raises(Denied, match="server-host-only"):
                await registry.apply(table, Offer(1, planchet.person), porthos)
            server.registry.memory.drop(table)
            assert (await server.registry.live(table)).state.host == HOST

    asyncio.run(story())


def test_a_bot_plays_for_whoever_has_been_away_for_long_until_he_is_back(tmp_path: Path) -> None:
    """Otherwise a player who closes their laptop in a game without a clock would stop the game for good."""

    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=0) as server:
            registry, later = server.registry, 0
            server.registry.now = lambda: milliseconds() + later
            table = (await server.tables.open(TableOptions(players=3, bots={0: "novice"}), "Athos", ""))[0].id
            host, porthos = [Author(number) for number in (HOST, 2)]
            await server.admission.join(table, "Porthos", "")
            await registry.apply(table, Sit([1], "00" * 16), host)
            await registry.apply(table, Sit([2], "11" * 16), porthos)
            later += 2000 * AWAY
            with pytest.raises(Denied, match="server-seat-taken"):  # before the game his chair is his
                await puts_novice(server, table, host, 2)
            await registry.apply(table, Begin(), host)
            async with server.presence.watching(table, porthos.person, 2, None):
                later += 2000 * AWAY
                with pytest.raises(Denied, match="server-player-here"):
                    await puts_novice(server, table, host, 2)
            later += 1000 * AWAY - 1000
            with pytest.raises(Denied, match="server-player-here"):
                await puts_novice(server, table, host, 2)
            later += 2000
            with pytest.raises(Denied, match="server-host-only"):
                await puts_novice(server, table, porthos, 2)
            await puts_novice(server, table, host, 2)
            chair = (await server.registry.live(table)).state.seats[2]
            assert (chair.owner, chair.bot) == (porthos.person, "novice")
            await registry.apply(table, TakeSeatBack(2), porthos)
            assert (await server.registry.live(table)).state.seats[2].bot == ""

    asyncio.run(story())
