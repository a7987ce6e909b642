"""No socket, stream, page or refusal tells a viewer what they may not know."""

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import islice
from random import Random
from typing import Final

import pytest

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import MILADY, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.record_replay import verify
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.authors import Author
from mousquetaires.server.table.entries import AnyEntry, Played, readable
from mousquetaires.server.table.game_commands import DIGEST_EVERY, Act, Tick
from mousquetaires.server.table.options import Clock
from tests.leaks.changed_secrets import DOINGS, SECRETS
from tests.leaks.scenes import Stage, hunt, search
from tests.leaks.server_in_process import SECRET, TABLE, Answer, Plan, World, connect_viewer
from tests.leaks.server_pair import Scene, falls_after
from tests.seeds import SOAK, seeds
from tools.random_play import ACT, BOX, Input, some_answer

# The framework's next version wants parameters written another way; that is no matter of secrets.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
HERE: Final = f"/api/tables/{TABLE}"
LONG: Final = 6 * DIGEST_EVERY
GAMES: Final = 40 if SOAK else 2  # tables at which each secret is changed


# --- scenes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", [*SECRETS, *DOINGS])
@pytest.mark.parametrize("seed", seeds(1625))
def test_a_secret_changes_no_byte_that_is_sent_to_those_it_does_not_concern(
    stage: Stage, secret: str, seed: int
) -> None:
    assert stage.run(search(stage.worlds, secret, seed, GAMES)) > 5 * GAMES


# --- deliberate leaks -----------------------------------------------------------------------------

Patch = pytest.MonkeyPatch


# --- nobody is answered for -------------------------------------------------------------------------


def scenes_with_one_option() -> Iterator[Scene]:
    """A seat is asked whose cards allow one answer in one world and several in the other."""
    for secret in ("hand and deck", "two hands"):
        for scene in hunt(secret, 1625, 80):
            fewest, most = sorted(len(game.prompt().options()) for game in (scene.one, scene.other))
            if fewest == 1 < most and scene.knows & scene.one.prompt().seats and not scene.one.s.emergency:
                yield scene


def test_a_seat_whose_cards_leave_it_one_answer_is_asked_all_the_same_and_nobody_answers_for_it(stage: Stage) -> None:
    async def story() -> int:
        shown = 0
        for scene in islice(scenes_with_one_option(), 3):
            async with stage.worlds.at(scene) as pair:
                seat = scene.one.prompt().seats.bit_length() - 1
                for world in pair.worlds:
                    idle = world.server.scheduler
                    assert not [some for some in (idle._timers, idle._thinking, idle._tasks, idle._retries) if some]
                for _ in range(5):  # whatever could happen by itself has had its chance
                    await pair.settle()
                assert [world.state.version for world in pair.worlds] == [pair.start] * 2
                alone = min(pair.games, key=lambda game: len(game.prompt().options())).prompt().options()[0]
                falls = falls_after(pair.games, ((ACT, seat, alone), (ACT, seat, alone)), scene, Random(1))
                if falls is not None:
                    await pair.do(((ACT, seat, alone), (ACT, seat, alone)), falls)
                    shown += 1
        return shown

    assert stage.run(story()) > 1


def test_the_clock_gives_a_seat_with_one_answer_as_long_as_one_with_many(stage: Stage) -> None:
    """Until then nothing happens; then something is done for it in both worlds, in the same moment."""

    async def story() -> int:
        shown = 0
        for scene in islice(scenes_with_one_option(), 4):
            defaults = [game.prompt().default() for game in (scene.one, scene.other)]
            seat = scene.one.prompt().seats.bit_length() - 1
            first = ((ACT, seat, defaults[0]), (ACT, seat, defaults[1]))
            falls = falls_after((scene.one, scene.other), first, scene, Random(1))
            if defaults[0] != defaults[1] or falls is None:
                continue
            async with stage.worlds.at(scene, clock=Clock(60)) as pair:
                due = [world.state.move_deadline() for world in pair.worlds]
                assert due[0] == due[1] == pair.worlds[0].state.timers.asked_at + 60_000
                for world, fall in zip(pair.worlds, falls, strict=True):
                    with world.speaking(), pytest.raises(Denied, match="not-due"):
                        await world.server.registry.apply(TABLE, Tick())
                    world.fate(fall)
                stage.worlds.clock.now = due[0] or 0
                for world in pair.worlds:
                    with world.speaking():
                        await world.server.registry.apply(TABLE, Tick())
                await pair.settle()
                assert [world.state.version for world in pair.worlds] == [pair.start + 1] * 2
                shown += 1
        return shown

    assert stage.run(story()) > 1


# --- whole games ------------------------------------------------------------------------------------


def chosen(game: Game, rng: Random) -> tuple[int, int]:
    """A seat that is asked, and its answer."""
    prompt = game.prompt()
    return seat_of(game), prompt.default() if prompt.kind.startswith("trade") else some_answer(prompt, rng)


def answers_of_a_long_game(world: World) -> Random:
    """The first random answers with which the table's game goes on for long."""
    assert world.state.session is not None
    for seed in range(1628, 1728):
        played, rng = world.state.session.clone(), Random(seed)
        answers = 0
        while not played.game.over:
            played.act(*chosen(played.game, rng))
            answers += 1
        if answers > LONG:
            return Random(seed)
    raise AssertionError(f"no game of more than {LONG} answers")


async def answer(world: World, plan: Plan, rng: Random) -> None:
    """A seat that is asked answers, without a socket."""
    seat, action = chosen(world.game, rng)
    text, asked = to_text(action), world.state.asked
    with world.speaking():
        await world.server.registry.apply(TABLE, Act("m", asked, text), Author(plan.person(seat), seat))


def test_the_record_and_its_digests_are_not_to_be_had_before_the_end_and_then_everything_is(stage: Stage) -> None:
    async def story() -> None:
        world = stage.worlds.worlds[0]
        plan = Plan.of(new_game(Table(usual_setup(2), BOX)))
        async with world.table(plan):
            sent = await play_to_the_end(world, plan, answers_of_a_long_game(world))
            digests = [entry.digest for entry in await stored(world) if isinstance(entry, Played) and entry.digest]
            assert len(digests) > 5
            assert not any(secret in sent for secret in (*digests, SECRET.hex()))
            await check_all_open(world, digests[-1])
            await check_nothing_is_undone(world, plan)
            assert world.game.over

    async def play_to_the_end(world: World, plan: Plan, rng: Random) -> str:
        """All messages meanwhile to a player and a spectator, who are refused every secret that they ask for."""
        sent: list[str] = []
        async with (
            connect_viewer(world, 1, plan.key(1)) as player,
            connect_viewer(world, SPECTATOR, plan.key(SPECTATOR)) as gallery,
        ):
            while not world.game.over:
                await answer(world, plan, rng)
                if world.state.inputs % 20 == 0 and not world.game.over:
                    await check_all_closed(world, plan)
                    for connection in (player, gallery):
                        await connection.catch_up()
                        sent += connection.frames
                        connection.frames.clear()
        return "".join(sent)

    async def check_all_closed(world: World, plan: Plan) -> None:
        for who in (plan.key(1), ""):
            assert (await world.ask("GET", f"{HERE}/record", who))[0] == 409
            for secret in ("story?seat=0", "seats/0/now"):
                assert (await world.ask("GET", f"{HERE}/{secret}", who))[0] == 403

    async def check_nothing_is_undone(world: World, plan: Plan) -> None:
        """A public card cannot be played again."""
        for seat in (0, 1):
            for ask in (False, True):
                undo = {"type": "undo", "mark": f"{seat}{ask}", "prompt": "", "ask": ask}
                status, _, body = await world.ask("POST", f"{HERE}/seats/{seat}/moves", plan.key(seat), undo)
                assert (status, json.loads(body)["key"]) == (409, "server-over")

    async def stored(world: World) -> list[AnyEntry]:
        return [entry for _, entry in readable(await world.server.store.entries.read(TABLE))]

    async def check_all_open(world: World, last: str) -> None:
        """The record is verified. Then every seat's story, hand and view is public."""
        status, _, body = await world.ask("GET", f"{HERE}/record")
        assert status == 200
        record = json.loads(body)
        assert record["seed"] == SECRET.hex()
        assert record["commitment"] == Seed(SECRET).commitment()
        assert record["checkpoints"][-1][1] == last
        assert verify(record, BOX).game.over
        status, _, body = await world.ask("GET", f"{HERE}/story?seat=0")
        assert status == 200
        assert b'"destination_chosen"' in body
        for seat, field in ((0, "treachery_hand"), (1, "hand")):
            status, _, body = await world.ask("GET", f"{HERE}/seats/{seat}/now")
            held = getattr(world.game.s, field) if seat == 0 else world.game.s.hands
            assert (status, sum(json.loads(body)["view"][field])) == (200, sum(held))
        assert (await world.ask("GET", f"{HERE}/seats/2/now"))[0] == 404  # there is no such seat

    stage.run(story())


def test_a_game_read_again_from_its_log_tells_no_more_than_before(stage: Stage) -> None:
    """Milady goes here in one world and there in the other; both rooms are thrown away and read again."""

    async def story() -> None:
        rng = Random(1642)
        plan = Plan.of(new_game(Table(usual_setup(4), BOX)))
        one, other = stage.worlds.worlds
        async with one.table(plan), other.table(plan):
            await read_again(plan, rng)

    async def read_again(plan: Plan, rng: Random) -> None:
        world = stage.worlds.worlds[0]
        while world.game.prompt().kind != "destination":
            await alike(plan, some_input_of(world.game, rng), rng)
        a, b = rng.sample(world.game.prompt().options(), 2)
        await alike(plan, ((ACT, MILADY, a), (ACT, MILADY, b)), rng)
        for _ in range(6):
            if world.game.prompt().kind in ("musketeer_action", "next_musketeer"):
                await alike(plan, ((ACT, seat_of(world.game), world.game.prompt().default()),) * 2, rng)
        before = await seen_by_all(plan)
        for world in stage.worlds.worlds:
            world.server.registry.memory.drop(TABLE)
        assert await seen_by_all(plan) == before
        assert not any(world.state.frozen for world in stage.worlds.worlds)

    async def alike(plan: Plan, what: tuple[Input, Input], rng: Random) -> None:
        worlds = stage.worlds.worlds
        scene = Scene("going", worlds[0].game, worlds[1].game, 1 << MILADY)
        falls = falls_after((scene.one, scene.other), what, scene, rng)
        assert falls is not None
        for world, (_, seat, action), fall in zip(worlds, what, falls, strict=True):
            world.fate(fall)
            act = Act("m", world.state.asked, to_text(action))
            await world.server.registry.apply(TABLE, act, Author(plan.person(seat), seat))

    async def seen_by_all(plan: Plan) -> list[list[Answer]]:
        """What all viewers but Milady see. It is the same in both worlds."""
        found = [
            [
                await world.ask("GET", f"/api/tables/{TABLE}{path}", plan.key(viewer))
                for viewer in (*plan.seats[1:], SPECTATOR)
                for path in (f"/seats/{viewer}/now", f"/story?seat={viewer}")
            ]
            for world in stage.worlds.worlds
        ]
        assert found[0] == found[1]
        return found

    stage.run(story())


def some_input_of(game: Game, rng: Random) -> tuple[Input, Input]:
    what = (ACT, seat_of(game), some_answer(game.prompt(), rng))
    return what, what


def seat_of(game: Game) -> int:
    return game.prompt().seats.bit_length() - 1


# --- who may look -----------------------------------------------------------------------------------


def test_a_player_does_not_hear_the_gallery_even_from_the_gallery(stage: Stage) -> None:
    async def story() -> None:
        scene = next(hunt("two hands", 1625, 1))
        here = f"/api/tables/{TABLE}/story?seat={SPECTATOR}"
        async with stage.worlds.at(scene) as pair, AsyncExitStack() as stack:
            player = pair.plan.key(1)
            spies = [await stack.enter_async_context(connect_viewer(world, SPECTATOR, player)) for world in pair.worlds]
            await pair.say(SPECTATOR, {"type": "say", "text": "he holds two combat cards"})
            for world, spy in zip(pair.worlds, spies, strict=True):
                await spy.say({"type": "resume", "mark": "r", "since": 0})
                told = (await world.ask("GET", here, player))[2].decode()
                assert "two combat cards" not in "".join(spy.frames) + told
                assert b"two combat cards" in (await world.ask("GET", here, pair.plan.key(SPECTATOR)))[2]

    stage.run(story())


def test_a_table_without_spectators_is_not_read_by_strangers(stage: Stage) -> None:
    async def story() -> list[int]:
        world = stage.worlds.worlds[0]
        plan = Plan.of(new_game(Table(usual_setup(2), BOX)), spectators=False)
        keys = ("", plan.key(SPECTATOR), plan.key(1))
        paths = (f"{HERE}/story?seat={SPECTATOR}", f"{HERE}/seats/{SPECTATOR}/now")
        async with world.table(plan):
            return [(await world.ask("GET", path, key))[0] for path in paths for key in keys]

    assert stage.run(story()) == [403, 403, 200] * 2
