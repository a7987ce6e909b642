"""The coach over the socket: who may ask, when, and how often."""

import asyncio
from typing import Any

import pytest

from mousquetaires.server.jobs.coach_worker import MINUTE, PER_MINUTE, WAITING, QuestionLimit
from mousquetaires.server.refusals import Denied
from tests.server.served import Guest, Json, Seat, Served, come, new_game, open_table


async def asked(seat: Seat) -> Json:
    """Listen until this seat is asked; the prompt."""
    while seat.prompt is None or not seat.prompt["mine"]:
        await seat.hear()
    return seat.prompt


async def two_people(url: str, **wish: Any) -> tuple[Guest, Guest]:
    host = await open_table(url, players=2, **wish)
    guest = await come(url, host.table, "Porthos")
    await host.sit(1)
    await guest.sit(0)
    await host.start()
    return host, guest


def test_against_bots_a_player_gets_advice_for_the_pending_question(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2)
        async with host.look(1) as seat:
            prompt = await asked(seat)
            assert seat.info["coach"] is True
            first = await seat.do("coach")
            assert (first["type"], first["id"]) == ("coach", prompt["id"])
            actions = [answer["action"] for answer in first["advice"]["answers"]]
            assert 1 <= len(actions) <= 3
            assert set(actions) <= {*prompt["options"], *prompt["free"]}
            again = await seat.do("coach")
            assert again["advice"] == first["advice"]

    asyncio.run(story())


def test_the_players_other_messages_are_answered_while_the_coach_thinks(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 2)
        async with host.look(1) as seat:
            await asked(seat)
            coach = await seat.say("coach")
            ping = await seat.say("ping")
            heard: list[str] = []
            while len(heard) < 2:
                heard += [answer["mark"] for answer in (await seat.hear(),) if answer.get("mark") in (ping, coach)]
            assert heard == [ping, coach]

    asyncio.run(story())


def test_between_people_there_is_no_coach_unless_the_host_allows_it(served: Served) -> None:
    async def story() -> None:
        for wish, allowed in (({}, False), ({"coach": True}, True)):
            host, guest = await two_people(served.url, **wish)
            async with host.look(1) as one, guest.look(0) as other:
                await one.hear()
                await asked(other)
                assert (one.info["coach"], other.info["coach"]) == (allowed, allowed)
                answer = await other.do("coach")
                while "coach-busy" in answer.get("reason", {}).get("key", ""):  # with the question of the test before
                    await other.do("ping")
                    answer = await other.do("coach")
                assert answer["type"] == ("coach" if allowed else "refused")
                assert allowed or answer["reason"]["key"] == "server-coach-off"

    asyncio.run(story())


def test_the_coach_advises_only_the_player_who_is_asked(served: Served) -> None:
    async def story() -> None:
        host, guest = await two_people(served.url, coach=True)
        async with host.look(1) as one, guest.look(0) as other, guest.look(6) as gallery:
            await asked(other)
            await one.hear()
            await gallery.hear()
            refused = await one.do("coach")
            assert refused["reason"]["key"] == "reason-not-asked"
            assert (await gallery.do("coach"))["reason"]["key"] == "server-spectator"

    asyncio.run(story())


# --- limits -----------------------------------------------------------------------------------------


def test_a_person_has_one_question_open_and_a_few_per_minute() -> None:
    now = [0.0]
    limit = QuestionLimit(lambda: now[0])
    limit.begin(("table", 1))
    with pytest.raises(Denied, match="server-coach-busy"):
        limit.begin(("table", 1))
    limit.begin(("table", 2))
    limit.end(("table", 1))
    for _ in range(PER_MINUTE - 1):
        limit.begin(("table", 1))
        limit.end(("table", 1))
    with pytest.raises(Denied, match="server-coach-busy"):
        limit.begin(("table", 1))
    now[0] = MINUTE
    limit.begin(("table", 1))


def test_only_so_many_questions_wait() -> None:
    limit = QuestionLimit(lambda: 0.0)
    for person in range(WAITING):
        limit.begin(("table", person))
    with pytest.raises(Denied, match="server-coach-busy"):
        limit.begin(("table", WAITING))
    limit.end(("table", 0))
    limit.begin(("table", WAITING))
