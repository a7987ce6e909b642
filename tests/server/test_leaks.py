"""Nobody is told by the server what he may not know: not by a socket, a stream, a page, a refusal or a log line."""

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import islice, pairwise
from random import Random
from typing import Any, Final, TypeVar

import msgspec
import pytest

from mousquetaires.engine.chance import ADVENTURE, SOLO_TOKEN, TREACHERY_DRAW, Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.game import digest, new_game
from mousquetaires.engine.ids import CARDS, MILADY, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse, to_text
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.record import Session, verify
from mousquetaires.engine.view import Observation, observe
from mousquetaires.server.access.front_desk import Desk
from mousquetaires.server.api import play
from mousquetaires.server.jobs import scheduler as steward
from mousquetaires.server.jobs.bot_workers import Question, enter, think
from mousquetaires.server.live import presence as salon
from mousquetaires.server.live import registry as house
from mousquetaires.server.live.broadcast import tell_all
from mousquetaires.server.live.live_table import Live
from mousquetaires.server.live.presence import Salon
from mousquetaires.server.live.registry import House
from mousquetaires.server.live.viewers import Viewer
from mousquetaires.server.logs import log
from mousquetaires.server.notify.notices import WebhookTo
from mousquetaires.server.notify.notifier import Place
from mousquetaires.server.notify.sending import new_secret
from mousquetaires.server.refusals import Denied
from mousquetaires.server.run import loop_factory
from mousquetaires.server.store import Row
from mousquetaires.server.store.store import SubscriptionRow
from mousquetaires.server.table import views as sight
from mousquetaires.server.table.entries import AnyEntry, Froze, Played, encode, readable
from mousquetaires.server.table.options import Clock
from mousquetaires.server.table.room import Room
from tests.seeds import SOAK, seeds
from tests.server.test_notices import Endpoint, served
from tests.server.worlds import (
    SECRET,
    TABLE,
    Answer,
    Json,
    Leak,
    Plan,
    Scene,
    World,
    Worlds,
    ear_at,
    falls_after,
    play_side_by_side,
    telling_actions,
)
from tests.wire.test_leaks import asked_by_his_cards, open_prompt, secrets_of, share_of, some_game, too_good_a_reason
from tests.wire.twins import DOINGS, MAKERS, SECRETS, could_be, doing, two_fates
from tools.randomplay import ACT, BOX, COUNTS, Input, put, some_answer, some_input, some_outcome, some_setup

# The framework's next version wants parameters written another way; that is no matter of secrets.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

GAMES: Final = 40 if SOAK else 2  # tables at which each secret is changed
T = TypeVar("T")
INPUTS: Final = 10 if SOAK else 3  # played on after that


class Stage:
    """The two servers and the loop they run in."""

    def __init__(self, runner: asyncio.Runner, worlds: Worlds) -> None:
        self.runner = runner
        self.worlds = worlds

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(what)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with asyncio.Runner(loop_factory=loop_factory()) as runner, pytest.MonkeyPatch.context() as patch:
        patch.setattr("mousquetaires.server.service.PRESENCE", 1e6)  # who is there is repeated by the wall clock
        worlds = Worlds(tmp_path_factory.mktemp("worlds"))
        runner.run(worlds.start())
        yield Stage(runner, worlds)
        runner.run(worlds.stop())


# --- scenes ---------------------------------------------------------------------------------------

FATES: Final = {"drawing": ADVENTURE, "drawing treachery": TREACHERY_DRAW, "token falling": SOLO_TOKEN}


RARE_DOINGS: Final = ("drawing treachery", "token falling", "searching", "taking paris")


BY_HAND: Final = ("combat_cards", "skill_cards", "gift", "payment", "task_card", "trade_answer", "trade_last_word")


def is_rare(scene: Scene) -> bool:
    """Scenes that are too good to be left out: seldom ones, and those of a hand in which something hangs by it."""
    prompt = scene.one.prompt()
    return scene.secret in RARE_DOINGS or (prompt.kind in BY_HAND and bool(scene.knows & prompt.seats))


def scenes(secret: str, index: int, late: bool, seed: int) -> Iterator[Scene]:
    """Positions of a random game that has this secret, each with a world in which it is another."""
    rng = Random(seed)
    game = some_game(index, late, rng)
    for _ in range(300):
        if game.over:
            return
        what = some_input(game, rng)
        if game.asking:
            found = scene_of(secret, game, rng) if secret not in FATES else drawn(secret, game, rng)
            if found is not None and rng.random() < (1.0 if is_rare(found) else 3 * share_of(game)):
                yield found
        put(game, what)


def scene_of(secret: str, game: Game, rng: Random) -> Scene | None:
    """This position with the secret changed, or with two things done in it that look alike."""
    twin = MAKERS[SECRETS.index(secret)](game, rng) if secret in SECRETS else doing(game, rng)
    if twin is None or twin.secret != secret or not could_be(twin.game):
        return None
    return Scene(secret, game.clone(), twin.game, twin.knows, twin.out, twin.first)


def drawn(secret: str, game: Game, rng: Random) -> Scene | None:
    """This position, and something done in it after which one card or another is drawn face down."""
    what = some_input(game, rng)
    if what[0] != ACT:
        return None
    after = game.clone()
    put(after, what)
    falls: list[int] = []
    while after.rolling:
        twin = two_fates(after, rng) if after.chance().purpose == FATES[secret] else None
        if twin is not None and twin.first is not None:
            (_, _, a), (_, _, b) = twin.first
            rest = rest_of(after, a, b, rng)
            if rest is None:
                return None
            parted = ([*falls, a, *rest], [*falls, b, *rest])
            return Scene(secret, game.clone(), game.clone(), twin.knows, twin.out, (what, what), parted)
        falls.append(some_outcome(after, rng))
        after.land(falls[-1])
    return None


def rest_of(game: Game, a: int, b: int, rng: Random) -> list[int] | None:
    """What chance does after one card or the other was drawn."""
    one, other = game.clone(), game.clone()
    one.land(a)
    other.land(b)
    rest: list[int] = []
    while one.rolling or other.rolling:
        fates = [fate for fate, _ in one.chance().outcomes() if other.rolling and other.chance().possible(fate)]
        if not fates:
            return None
        rest.append(rng.choice(fates))
        one.land(rest[-1])
        other.land(rest[-1])
    return rest


def sharpness(scene: Scene) -> int:
    """How much hangs by the secret for whoever is asked: what he may do, or whether he has a choice at all."""
    options = [game.prompt().options() for game in (scene.one, scene.other)]
    fewest, most = sorted(len(some) for some in options)
    telling = len(telling_actions((scene.one, scene.other)))
    return telling + 100 * (options[0] != options[1]) + 200 * (fewest == 1 < most)


def tables_with(secret: str) -> list[int]:
    """The kinds of tables that have such a secret, by how many play."""
    return [index for index in range(len(COUNTS)) if secret in secrets_of(Table(some_setup(index, Random(0)), BOX))]


def hunt(secret: str, seed: int, games: int) -> Iterator[Scene]:
    """One scene from each of so many games, at every kind of table in turn; every other one the sharpest of many."""
    rng = Random(seed)
    kinds = tables_with(secret)
    rng.shuffle(kinds)
    found = 0
    for attempt in range(10_000 * games):  # a scene may want some hundred attempts, of which each takes a moment
        index = kinds[(found + attempt // 20) % len(kinds)] + len(COUNTS) * rng.randrange(8)
        story = islice(scenes(secret, index, attempt % 4 > 0, rng.randrange(1 << 30)), 40 if found % 2 else 1)
        scene = max(story, key=sharpness, default=None)
        if scene is not None:
            found += 1
            yield scene
        if found == games:
            return
    raise AssertionError(f"{secret}: only {found} scenes with seed {seed}")


async def search(worlds: Worlds, secret: str, seed: int, games: int) -> int:
    """Change a secret at so many tables and play on; answers how much was compared."""
    rng = Random(seed)
    compared = 0
    for scene in hunt(secret, seed, games):
        async with worlds.at(scene) as pair:
            await play_side_by_side(pair, rng, INPUTS)
        compared += pair.compared
    return compared


@pytest.mark.parametrize("secret", [*SECRETS, *DOINGS])
@pytest.mark.parametrize("seed", seeds(1625))
def test_a_secret_changes_no_byte_that_is_sent_to_those_it_does_not_concern(
    stage: Stage, secret: str, seed: int
) -> None:
    assert stage.run(search(stage.worlds, secret, seed, GAMES)) > 5 * GAMES


# --- deliberate leaks -----------------------------------------------------------------------------

Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]
SERVER: Final = "mousquetaires.server"


def place_in_info(patch: Patch) -> None:
    """Where Milady is, for everybody with the link."""
    patch.setattr(f"{SERVER}.sight.people_info", lambda room: [room.session and room.session.game.s.destination])


def place_in_the_lobby(patch: Patch) -> None:
    honest = house.lobby_line
    patch.setattr(house, "lobby_line", lambda room: honest(room) | {"people": room.session and destination(room)})


def destination(room: Room) -> int:
    return room.game.s.destination


def lines_in_the_hello(patch: Patch) -> None:
    """The record's lines before the end."""
    honest = sight.hello

    def hello(room: Room, *rest: Any) -> dict[str, object]:
        return honest(room, *rest) | {"lines": room.session and room.session.inputs}

    patch.setattr(salon, "hello", hello)


def lines_in_the_story(patch: Patch) -> None:
    honest = sight.seen

    def seen(entry: AnyEntry, viewer: int, over: bool) -> dict[str, object] | None:
        told = honest(entry, viewer, over)
        return told | {"lines": entry.lines} if told is not None and isinstance(entry, Played) else told

    patch.setattr(sight, "seen", seen)


def all_events(patch: Patch) -> None:
    patch.setattr(sight, "heard", lambda events, _: [[kind, *values] for kind, _, values in events])


def options_for_everybody(patch: Patch) -> None:
    patch.setattr(sight, "prompt_for", open_prompt)


def asks_by_his_cards(patch: Patch) -> None:
    patch.setattr(sight, "prompt_for", asked_by_his_cards)


def undo_tells_what_it_would_take_back(patch: Patch) -> None:
    honest = Session.undo_refusal

    def undo_refusal(self: Session, seat: int, index: int, agreed: tuple[int, ...] = ()) -> Reason | None:
        reason = honest(self, seat, index, agreed)
        return reason and Reason(reason.rule, reason.key, lines=" ".join(self.inputs))

    patch.setattr(Session, "undo_refusal", undo_refusal)


def undo_depth_by_her_place(patch: Patch) -> None:
    patch.setattr(sight, "undo_depth", lambda room, _: destination(room))


def prompt_ids_by_the_hands(patch: Patch) -> None:
    patch.setattr(Room, "prompt_id", lambda room: f"{digest(room.game)[:4]}" if room.session is not None else "")


def why_by_whoever_is_asked(patch: Patch) -> None:
    patch.setattr(
        play,
        "reason_why",
        lambda room, seat, message: str(too_good_a_reason(room.game, seat, parse(message.action))),
    )


def a_message_more(patch: Patch) -> None:
    """A second presence when a hand is of one kind."""
    honest = House._tell

    def tell(self: House, live: Live, entry: AnyEntry) -> None:
        honest(self, live, entry)
        if live.room.session is not None and sum(live.room.game.s.hands[::2]) % 2:
            tell_all(live, {"type": "presence", "people": [], "onlookers": 0})

    patch.setattr(House, "_tell", tell)


def clock_by_her_cards(patch: Patch) -> None:
    def move_deadline(room: Room) -> int:
        held = enumerate(room.game.s.treachery_hand if room.session is not None else [])
        return room.clocks.asked_at + 10**9 + sum(card * count for card, count in held)

    patch.setattr(Room, "move_deadline", move_deadline)


def place_in_the_log(patch: Patch) -> None:
    honest = Room.note

    def note(self: Room, entry: AnyEntry) -> None:
        honest(self, entry)
        if self.session is not None:
            log.info("noted", table=self.id, place=self.game.s.destination)

    patch.setattr(Room, "note", note)


def digest_in_a_refusal(patch: Patch) -> None:
    async def record(self: Desk, table: str) -> dict[str, object]:
        raise Denied("server-not-over", digest=digest((await self.house.live(table)).room.game))

    patch.setattr(Desk, "record", record)


def a_line_more_in_the_stream(patch: Patch) -> None:
    """A heartbeat that beats by the deck."""
    honest = Salon.looking

    @asynccontextmanager
    async def looking(self: Salon, table: str, person: int, seat: int, since: int | None) -> AsyncIterator[Viewer]:
        async with honest(self, table, person, seat, since) as viewer:
            if since is not None:
                viewer.tell(msgspec.json.encode({"type": "beat", "n": (await self.house.live(table)).room.game.s.deck}))
            yield viewer

    patch.setattr(Salon, "looking", looking)


def place_in_how_a_socket_closes(patch: Patch) -> None:
    honest = House.vanish

    def vanish(self: House, live: Live) -> None:
        for viewer in live.everybody():
            viewer.dismiss("server-too-slow" if destination(live.room) % 2 else "server-removed")
        honest(self, live)

    patch.setattr(House, "vanish", vanish)


def refusals_by_rule_in_the_figures(patch: Patch) -> None:
    patch.setattr(Denied, "label", property(lambda denied: f"{denied.key} {denied.values}"))


@pytest.mark.parametrize(
    ("leaky", "secret"),
    [
        (place_in_info, "place"),
        (place_in_the_lobby, "place"),
        (lines_in_the_hello, "going"),
        (lines_in_the_story, "drawing"),
        (all_events, "drawing"),
        (options_for_everybody, "treachery"),
        (asks_by_his_cards, "hand and deck"),
        (undo_tells_what_it_would_take_back, "going"),
        (undo_depth_by_her_place, "place"),
        (prompt_ids_by_the_hands, "two hands"),
        (why_by_whoever_is_asked, "hand and deck"),
        (a_message_more, "hand and deck"),
        (clock_by_her_cards, "treachery"),
        (place_in_the_log, "place"),
        (digest_in_a_refusal, "paris"),
        (a_line_more_in_the_stream, "hand and deck"),
        (place_in_how_a_socket_closes, "place"),
    ],
)
def test_a_deliberate_leak_is_found(stage: Stage, monkeypatch: Patch, leaky: Break, secret: str) -> None:
    """The same search as above finds whatever a server could let slip."""
    leaky(monkeypatch)
    with pytest.raises(Leak, match=secret):
        stage.run(search(stage.worlds, secret, 1625, 25))


async def refused_otherwise(worlds: Worlds) -> None:
    """Somebody is refused in both worlds, by one rule here and by another there."""
    scene = next(one for one in hunt("hand and deck", 1625, 20) if one.one.prompt().kind == "combat_cards")
    seat = scene.one.prompt().seats.bit_length() - 1
    scene = dataclasses.replace(scene, other=scene.one, knows=1 << seat)
    async with worlds.at(scene) as pair:
        asked = {"type": "act", "prompt": pair.worlds[0].room.asked}
        answers = await pair.say(seat, asked | {"action": "cards 9 0"}, asked | {"action": "beggars paris"})
        assert answers[0]["reason"] != answers[1]["reason"]


def test_the_figures_do_not_tell_which_rule_stood_in_somebodys_way(stage: Stage, monkeypatch: Patch) -> None:
    stage.run(refused_otherwise(stage.worlds))
    monkeypatch.setattr(Denied, "label", property(lambda denied: denied.key))
    with pytest.raises(Leak, match="figures"):
        stage.run(refused_otherwise(stage.worlds))


# --- nobody is answered for -------------------------------------------------------------------------


def scenes_with_one_option() -> Iterator[Scene]:
    """Somebody is asked whose cards leave him one answer in the one world and several in the other."""
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
                    idle = world.server.steward
                    assert not [some for some in (idle._timers, idle._thinking, idle._tasks, idle._retries) if some]
                for _ in range(5):  # whatever could happen by itself has had its chance
                    await pair.settle()
                assert [world.room.version for world in pair.worlds] == [pair.start] * 2
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
                due = [world.room.move_deadline() for world in pair.worlds]
                assert due[0] == due[1] == pair.worlds[0].room.clocks.asked_at + 60_000
                for world, fall in zip(pair.worlds, falls, strict=True):
                    with world.speaking(), pytest.raises(Denied, match="not-due"):
                        await world.server.house.change(TABLE, world.server.steward._due)
                    world.fate(fall)
                stage.worlds.clock.now = due[0] or 0
                for world in pair.worlds:
                    with world.speaking():
                        await world.server.house.change(TABLE, world.server.steward._due)
                await pair.settle()
                assert [world.room.version for world in pair.worlds] == [pair.start + 1] * 2
                shown += 1
        return shown

    assert stage.run(story()) > 1


# --- bots -------------------------------------------------------------------------------------------


@dataclass
class Thought:
    """What a bot will do at a scene when its whims are always the same, and what chance does then."""

    scene: Scene
    seat: int
    moves: int
    falls: list[int]


def thought(scene: Scene) -> Thought | None:
    """A scene in which somebody is asked who may not know, as long as nobody else is."""
    enter(BOX)
    seat = scene.one.prompt().seats.bit_length() - 1
    if scene.knows >> seat & 1 or scene.first is not None:
        return None
    setup = msgspec.json.encode(scene.one.table.setup.to_json()).decode()
    one, other, moves, falls = scene.one.clone(), scene.other.clone(), 0, list[int]()
    while not one.over and one.prompt().seats == 1 << seat and moves < 4:
        what = (ACT, seat, parse(think(Question("novice", setup, observe(one, seat).to_json(), seat, WHIM))))
        fell = falls_after((one, other), (what, what), scene, Random(2))
        if fell is None:
            return None
        for game in (one, other):
            put(game, what)
            for fall in fell[0]:
                game.land(fall)
        moves, falls = moves + 1, falls + fell[0]
    asked_still = not one.over and one.prompt().seats >> seat & 1
    return None if moves == 0 or asked_still else Thought(scene, seat, moves, falls)


WHIM: Final = "0123456789abcdef"


class Spy:
    """Stands between a server and its workers, and writes down what goes over."""

    def __init__(self, patch: Patch, world: World) -> None:
        self.sent: list[str] = []
        self.ask = world.server.minds._ask
        patch.setattr(world.server.minds, "_ask", self)

    async def __call__(self, question: bytes) -> bytes:
        self.sent.append(question.decode())
        return await self.ask(question)


async def bots_move(worlds: Worlds, patch: Patch, thoughts: list[Thought]) -> int:
    """A bot takes a seat over in both worlds and moves; answers how many moves were compared."""
    patch.setattr(steward, "token_hex", lambda _: WHIM)
    spies = [Spy(patch, world) for world in worlds.worlds]
    for one in thoughts:
        async with worlds.at(one.scene) as pair:
            for world in pair.worlds:
                world.fate(one.falls)
            await pair.ask("DELETE", f"/seats/{one.seat}", one.seat)
            await pair.ask("POST", f"/seats/{one.seat}/bot", pair.plan.played[0], {"bot": "novice"})
            for ears in pair.ears:
                while (await ears[SPECTATOR].hear()).get("version", 0) < pair.start + 2 + one.moves:
                    pass
            await pair.settle()
            pair.check("what bots are sent", one.seat, [spy.sent for spy in spies])
            assert [world.room.version for world in pair.worlds] == [pair.start + 2 + one.moves] * 2
            assert not any(world.server.steward._thinking for world in pair.worlds)
    return len(spies[0].sent)


def some_thoughts(secret: str, most: int) -> list[Thought]:
    found = (thought(scene) for scene in hunt(secret, 1625, 60))
    return list(islice((one for one in found if one is not None), most))


def test_a_bot_is_sent_nothing_its_seat_may_not_know_and_moves_the_same(stage: Stage, monkeypatch: Patch) -> None:
    """As many entries, the same ones, whatever the others hold."""
    thoughts = [one for secret in SECRETS[:6] for one in some_thoughts(secret, 10 if SOAK else 1)]
    assert len(thoughts) > 4
    moves = sum(one.moves for one in thoughts)
    assert stage.run(bots_move(stage.worlds, monkeypatch, thoughts)) == moves


def test_a_bot_that_sees_too_much_is_found(stage: Stage, monkeypatch: Patch) -> None:
    def everything(game: Game, seat: int) -> Observation:
        return observe(game, seat)._replace(destination=game.s.destination)

    monkeypatch.setattr(steward, "observe", everything)
    with pytest.raises(Leak, match="place"):
        stage.run(bots_move(stage.worlds, monkeypatch, some_thoughts("place", 2)))


def test_a_bot_never_moves_before_a_person_could(stage: Stage, monkeypatch: Patch) -> None:
    """However little there is to choose: every move is published when its pace has passed, one entry a prompt."""

    async def story() -> list[tuple[int, AnyEntry]]:
        world = stage.worlds.worlds[0]
        began = asyncio.get_running_loop().time
        monkeypatch.setattr(world.server.house, "now", lambda: int(began() * 1000))
        settings = msgspec.structs.replace(world.server.settings, bot_pace_ms=PACE)
        monkeypatch.setattr(world.server.house, "settings", settings)
        game = new_game(Table(usual_setup(2), BOX))
        plan = Plan.of(game, bots={0: "novice"})
        live = await world.lay(plan)
        try:
            async with ear_at(world, SPECTATOR, "") as ear:
                while live.room.responder(live.room.game.prompt()) == MILADY:
                    await ear.hear()
            return readable(list(live.recent))
        finally:
            await world.ask("DELETE", f"/api/tables/{TABLE}", plan.key(1))

    entries = [entry for _, entry in stage.run(story())]
    moves = [(before.at, entry) for before, entry in pairwise(entries) if isinstance(entry, Played)]
    pauses = [entry.at - asked_at for asked_at, entry in moves if entry.cause == "bot"]
    assert len(pauses) > 1
    assert min(pauses) >= PACE - 1  # two clocks, each cut to whole milliseconds


PACE: Final = 60


# --- notices ----------------------------------------------------------------------------------------


def test_a_notice_says_nothing_of_anybodys_cards(stage: Stage) -> None:
    """Who is away and is asked is told so, in the same words whatever is hidden; his feed, too."""

    async def story() -> list[list[bytes]]:
        told: list[list[bytes]] = [[], []]
        for scene in hunt("two hands", 1625, 3):
            away = scene.one.prompt().seats.bit_length() - 1
            ends = [Endpoint(), Endpoint()]
            async with served(ends[0].answer) as ends[0].url, served(ends[1].answer) as ends[1].url:
                urls = {world.name: end.url for world, end in zip(stage.worlds.worlds, ends, strict=True)}
                person = Plan.of(scene.one).person(away)

                async def subscribe(world: World, person: int = person, urls: dict[str, str] = urls) -> None:
                    await world.rest()  # whoever was asked before this is not told of it
                    to = Place(WebhookTo(f"{urls[world.name]}/called", WEBHOOK_SECRET))
                    body = msgspec.json.encode(to).decode()
                    await world.server.store.subscribe(SubscriptionRow("s", TABLE, person, body))

                async with stage.worlds.at(scene, subscribe, absent=(away,)) as pair:
                    for world in pair.worlds:
                        await world.rest()
                    feeds = [
                        await world.http.get(f"/api/tables/{TABLE}/feed", headers={"X-Feed-Key": f"feed-{away}"})
                        for world in pair.worlds
                    ]
                    pair.check("feed", away, [feed.content for feed in feeds])
                    assert "your_turn" in feeds[0].text
            for end, all_told in zip(ends, told, strict=True):
                all_told += [request.body for request in end.requests]
        return told

    one, other = stage.run(story())
    assert one == other
    assert len(one) >= 3
    assert all(set(json.loads(body)) == NOTICE_FIELDS for body in one)


WEBHOOK_SECRET: Final = new_secret()
NOTICE_FIELDS: Final = {"kind", "table", "table_name", "seat", "title", "text", "link", "language"}


# --- logs -------------------------------------------------------------------------------------------


def test_a_log_that_cannot_be_followed_is_reported_without_what_stands_in_it(stage: Stage) -> None:
    """Two stored moves that the rules refuse: the error names neither."""

    async def story() -> list[list[Json]]:
        plan = Plan.of(new_game(Table(usual_setup(2), BOX)))
        for world, place in zip(stage.worlds.worlds, ("louvre", "paris"), strict=True):
            version = (await world.lay(plan)).room.version
            entry = Played(at=world.clock(), seat=0, lines=[f"0 go {place}"], events=[])
            await world.server.store.journal.append(Row(TABLE, version + 1, encode(entry)))
            world.server.house.forget(TABLE)
        stage.worlds.log.clear()
        for world in stage.worlds.worlds:
            assert (await world.ask("GET", f"/api/tables/{TABLE}"))[0] == 200
            assert world.room.frozen
            assert (await world.ask("DELETE", f"/api/tables/{TABLE}", plan.key(0)))[0] == 204
        return [stage.worlds.log.lines(world.name) for world in stage.worlds.worlds]

    one, other = stage.run(story())
    assert one == other
    assert [line["event"] for line in one] == ["log_not_followed"]


def test_a_process_that_alone_cannot_follow_a_game_does_not_publish_it(stage: Stage, monkeypatch: Patch) -> None:
    """Others may be playing on; once the game is frozen for everybody, everybody may have it."""

    async def story() -> list[int]:
        world = stage.worlds.worlds[0]
        plan = Plan.of(new_game(Table(usual_setup(2), BOX)))
        version = (await world.lay(plan)).room.version
        broken = Played(at=world.clock(), seat=0, lines=["0 go louvre"], events=[])
        frozen = Froze(at=world.clock(), why="server-frozen")
        monkeypatch.setattr(world.server.store, "shared", True)
        found = []
        for n, entry in enumerate((broken, frozen), 1):
            await world.server.store.journal.append(Row(TABLE, version + n, encode(entry)))
            world.server.house.forget(TABLE)
            found.append((await world.ask("GET", f"/api/tables/{TABLE}/record"))[0])
        await world.ask("DELETE", f"/api/tables/{TABLE}", plan.key(0))
        return found

    assert stage.run(story()) == [409, 200]


def test_a_bot_that_fails_is_reported_without_its_cards(stage: Stage) -> None:
    async def story() -> list[Json]:
        world = stage.worlds.worlds[0]
        game = new_game(Table(usual_setup(2), BOX))
        impossible = observe(game, 1)._replace(hand=(99,) * CARDS)
        stage.worlds.log.clear()
        with world.speaking():
            chosen = await world.server.minds.choose("novice", game.table.setup.to_json(), impossible, 1, WHIM)
        assert chosen is None
        return stage.worlds.log.lines(world.name)

    assert stage.run(story()) == [{"event": "bot_failed", "bot": "novice", "level": "error"}]


# --- whole games ------------------------------------------------------------------------------------


async def answer(world: World, plan: Plan, rng: Random) -> None:
    """Somebody who is asked answers, without a socket."""
    prompt = world.game.prompt()
    seat = prompt.seats.bit_length() - 1
    action = prompt.default() if prompt.kind.startswith("trade") else some_answer(prompt, rng)
    text, asked = to_text(action), world.room.asked
    with world.speaking():
        await world.server.house.change(TABLE, lambda room, at: room.act(plan.person(seat), seat, asked, text, at))


def test_the_record_and_its_digests_are_not_to_be_had_before_the_end_and_then_everything_is(stage: Stage) -> None:
    async def story() -> None:
        world, rng = stage.worlds.worlds[0], Random(1628)
        plan = Plan.of(new_game(Table(usual_setup(2), BOX)))
        here = f"/api/tables/{TABLE}"
        await world.lay(plan)
        sent: list[str] = []
        async with ear_at(world, 1, plan.key(1)) as player, ear_at(world, SPECTATOR, plan.key(SPECTATOR)) as gallery:
            while not world.game.over:
                await answer(world, plan, rng)
                if world.room.inputs % 20 == 0:
                    for who in (plan.key(1), ""):
                        assert (await world.ask("GET", f"{here}/record", who))[0] == 409
                        assert (await world.ask("GET", f"{here}/story?seat=0", who))[0] == 403
                    for ear in (player, gallery):
                        await ear.catch_up()
                        sent += ear.frames
                        ear.frames.clear()
        digests = [entry.digest for entry in await stored(world) if isinstance(entry, Played) and entry.digest]
        assert len(digests) > 5
        assert not any(secret in "".join(sent) for secret in (*digests, SECRET.hex()))
        await check_all_open(world, digests[-1])
        for seat in (0, 1):  # what everybody has seen cannot be played again
            for ask in (False, True):
                undo = {"type": "undo", "mark": f"{seat}{ask}", "prompt": "", "ask": ask}
                status, _, body = await world.ask("POST", f"{here}/seats/{seat}/moves", plan.key(seat), undo)
                assert (status, json.loads(body)["key"]) == (409, "server-over")
        assert world.game.over
        await world.ask("DELETE", here, plan.key(0))

    async def stored(world: World) -> list[AnyEntry]:
        return [entry for _, entry in readable(await world.server.store.log(TABLE))]

    async def check_all_open(world: World, last: str) -> None:
        """The record verifies, and every seat's story is anybody's."""
        status, _, body = await world.ask("GET", f"/api/tables/{TABLE}/record")
        assert status == 200
        record = json.loads(body)
        assert record["seed"] == SECRET.hex()
        assert record["commitment"] == Seed(SECRET).commitment()
        assert record["checkpoints"][-1][1] == last
        assert verify(record, BOX).game.over
        status, _, body = await world.ask("GET", f"/api/tables/{TABLE}/story?seat=0")
        assert status == 200
        assert b'"destination_chosen"' in body

    stage.run(story())


def test_a_game_read_again_from_its_log_tells_no_more_than_before(stage: Stage) -> None:
    """Milady goes here in one world and there in the other; both rooms are thrown away and read again."""

    async def story() -> None:
        rng = Random(1642)
        plan = Plan.of(new_game(Table(usual_setup(4), BOX)))
        for world in stage.worlds.worlds:
            await world.lay(plan)
        games = tuple(world.game for world in stage.worlds.worlds)
        while games[0].prompt().kind != "destination":
            await alike(plan, some_input_of(games[0], rng), rng)
        a, b = rng.sample(games[0].prompt().options(), 2)
        await alike(plan, ((ACT, MILADY, a), (ACT, MILADY, b)), rng)
        for _ in range(6):
            if games[0].prompt().kind in ("musketeer_action", "next_musketeer"):
                await alike(plan, ((ACT, seat_of(games[0]), games[0].prompt().default()),) * 2, rng)
        before = await seen_by_all(plan)
        for world in stage.worlds.worlds:
            world.server.house.forget(TABLE)
        assert await seen_by_all(plan) == before
        for world in stage.worlds.worlds:
            assert not world.room.frozen
            await world.ask("DELETE", f"/api/tables/{TABLE}", plan.key(0))

    async def alike(plan: Plan, what: tuple[Input, Input], rng: Random) -> None:
        worlds = stage.worlds.worlds
        scene = Scene("going", worlds[0].game, worlds[1].game, 1 << MILADY)
        falls = falls_after((scene.one, scene.other), what, scene, rng)
        assert falls is not None
        for world, (_, seat, action), fall in zip(worlds, what, falls, strict=True):
            world.fate(fall)
            await world.server.house.change(TABLE, acts(plan.person(seat), seat, world.room.asked, to_text(action)))

    async def seen_by_all(plan: Plan) -> list[list[Answer]]:
        """What everybody but Milady sees; the same in both worlds."""
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


def acts(person: int, seat: int, asked: str, text: str) -> Callable[[Room, int], Played]:
    return lambda room, at: room.act(person, seat, asked, text, at)


# --- who may look -----------------------------------------------------------------------------------


def test_a_player_does_not_hear_the_gallery_even_from_the_gallery(stage: Stage) -> None:
    async def story() -> None:
        scene = next(hunt("two hands", 1625, 1))
        here = f"/api/tables/{TABLE}/story?seat={SPECTATOR}"
        async with stage.worlds.at(scene) as pair, AsyncExitStack() as stack:
            player = pair.plan.key(1)
            spies = [await stack.enter_async_context(ear_at(world, SPECTATOR, player)) for world in pair.worlds]
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
        await world.lay(plan)
        here = f"/api/tables/{TABLE}"
        keys = ("", plan.key(SPECTATOR), plan.key(1))
        paths = (f"{here}/story?seat={SPECTATOR}", f"{here}/seats/{SPECTATOR}/now")
        found = [(await world.ask("GET", path, key))[0] for path in paths for key in keys]
        await world.ask("DELETE", here, plan.key(0))
        return found

    assert stage.run(story()) == [403, 403, 200] * 2
