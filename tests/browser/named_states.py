"""Tables at named moments of a game (each phase, Quest board, duel ...), stored before a server starts on the database.

Every move is a real command of `table.commands`, with fixed dice, so the stored log is the one a server would have
stored. A browser opens a state as the person at `NamedState.seat`, with the cookie in `StoredState.secret`.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Page, expect

from mousquetaires.bots import Bot, bot, seat_prompt
from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse, to_text
from mousquetaires.engine.view import observe
from mousquetaires.server.access.secret_tokens import SESSION, hashed
from mousquetaires.server.monotonic_clock import milliseconds
from mousquetaires.server.rules_fingerprint import fingerprint
from mousquetaires.server.store import EntryRow, KeyRow, Store, TableRow, open_store
from mousquetaires.server.table.authors import THE_SERVER, Author
from mousquetaires.server.table.commands import Command, apply
from mousquetaires.server.table.entries import AnyEntry, Came, Opened, encode
from mousquetaires.server.table.entry_effects import accept, apply_entry
from mousquetaires.server.table.game_commands import Act, Begin, MoveBot
from mousquetaires.server.table.options import TableOptions, check_options
from mousquetaires.server.table.people_commands import Sit
from mousquetaires.server.table.state import HOST, TableState
from mousquetaires.server.table.table_info import lobby_line
from tests.browser.people import Person

NICKNAME: Final = "Ann"
SAND: Final = 120  # seconds of the hourglass
SEEDS: Final = 400  # are tried
MOST: Final = 900  # moves: longer games are given up

TWO: Final = TableOptions(players=2)

Wanted = Callable[[Game], bool]


def always(_game: Game) -> bool:
    return True


@dataclass(frozen=True)
class NamedState:
    """A moment of a game: who plays, through which seat it is seen, and when it is reached."""

    name: str
    wanted: Wanted
    seat: int = 1
    options: TableOptions = TWO
    prefers: tuple[str, ...] = ()  # beginnings of answers that the person gives when possible
    others: str = "novice"  # the bot on the other seats
    brings: tuple[str, str, int] | None = None  # an answer, and an event that it brings at least this often
    first_seed: int = 0  # the search begins there: with the seed that gets there today
    use: str = ""  # tests that change a table have their own table of the same game, named by what they use it for

    @property
    def table(self) -> str:
        """The name of its table."""
        return f"{self.name} {self.use}".strip()


class StoredState(NamedTuple):
    """A state that is in the database: its table, and the cookie of the person who sits at it."""

    state: NamedState
    table: str
    secret: str


class StoredTables(NamedTuple):
    """A server on a database in which tables are stored at named states, each by the name of its table."""

    url: str
    states: dict[str, StoredState]


def asked(*kinds: str, seat: int = 1, so: Wanted = always) -> Wanted:
    """One of these prompts is open for the seat, at a position that is so."""

    def found(game: Game) -> bool:
        if game.over or not game.asking:
            return False
        prompt = game.prompt()
        return prompt.kind in kinds and bool(prompt.seats >> seat & 1) and so(game)

    return found


def acting(so: Wanted) -> Wanted:
    """The Musketeer's player at seat 1 is asked for an action, at a position that is so."""
    return asked("musketeer_action", so=so)


def quest_steps(options: Iterable[str]) -> list[str]:
    """Those of the actions that are steps on a board of the Quest."""
    return [one for one in options if one.startswith(("path", "fight", "passage", "challenge", "duel wardes"))]


def at_the_quest(board: int) -> Wanted:
    """The acting Musketeer is at the Quest, on this board, and can take a step on it."""

    def found(game: Game) -> bool:
        there = game.s.board == board and game.s.place[game.prompt().hero] == ids.QUEST
        return there and bool(quest_steps(map(to_text, game.prompt().options())))

    return acting(found)


# --- playing until a state is reached ---------------------------------------------------------------------------------


class Play:
    """One table, played by commands without a server. The log grows with each."""

    def __init__(self, state: NamedState, seed: int) -> None:
        self.named = state
        self.rng = Random(seed)
        self.now = milliseconds() - 3_600_000
        self.table = TableState(_table_id(state), load(), sha256(f"{state.name} {seed}".encode()).digest())
        self.log: list[AnyEntry] = []
        players = state.options.players if state.options.milady else state.options.players + 1
        others = {n: state.others for n in range(players) if n != state.seat and (n or state.options.milady)}
        agreed = check_options(msgspec.structs.replace(state.options, bots=others), SAND)
        for entry in (Opened(at=self.now, by=HOST, agreed=agreed), Came(at=self.now, by=HOST, nickname=NICKNAME)):
            apply_entry(self.table, entry)
            self.log.append(entry)
        self.do(Sit([state.seat], sha256(state.name.encode()).hexdigest()[:32]), Author(HOST))
        self.do(Begin(), Author(HOST))

    @property
    def game(self) -> Game:
        return self.table.game

    def do(self, command: Command, by: Author) -> None:
        self.now += 1000
        change = apply(self.table, command, by, self.now)
        accept(self.table, change)
        self.log.append(change.entry)

    def step(self) -> None:
        """The next answer: the bot's, or the person's."""
        turn = self.table.bot_turn()
        if turn is not None:
            self.do(MoveBot(turn, self.choose(turn.seat)), THE_SERVER)
            return
        self.answer(self.choose(self.table.responder(self.game.prompt()), self.named.prefers))

    def answer(self, action: int) -> None:
        """The person's answer."""
        seat = self.table.responder(self.game.prompt())
        act = Act(f"m{self.table.version}", self.table.asked, to_text(action))
        self.do(act, Author(HOST, seat, act.mark))

    def choose(self, seat: int, prefers: Sequence[str] = ()) -> int:
        prompt = self.game.prompt()
        view = observe(self.game, seat)
        options = [] if prompt.kind in ("adversaries", "inn_tokens") else prompt.options()
        for wish in prefers:
            for action in options:
                if to_text(action).startswith(wish):
                    return action
        return player(self.named.others).choose(view, seat_prompt(self.game, view), self.rng)


@cache
def player(name: str) -> Bot:
    return bot(name)


def _table_id(state: NamedState) -> str:
    return sha256(state.table.encode()).hexdigest()[:16]


def reach(state: NamedState) -> Play:
    """A table at this state: the next seed whose game gets there."""
    for seed in range(state.first_seed, state.first_seed + SEEDS):
        play = played_to(state, seed)
        if play is not None and _brings(state, seed):
            return play
    raise LookupError(f"no game reaches the state {state.name!r}")


def played_to(state: NamedState, seed: int) -> Play | None:
    """The game of a seed at this state, or None if it does not get there."""
    play = Play(state, seed)
    for _ in range(MOST):
        if state.wanted(play.game):
            return play
        if play.game.over:
            break
        play.step()
    return None


def _brings(state: NamedState, seed: int) -> bool:
    """Whether the answer leads to what the state asks for: tried on another copy of the game."""
    if state.brings is None:
        return True
    action, kind, often = state.brings
    play = played_to(state, seed)
    assert play is not None
    play.answer(parse(action))
    return sum(event[0] == kind for event in play.log[-1].events) >= often  # type: ignore[union-attr]


# --- storing ----------------------------------------------------------------------------------------------------------


def stored_states(database: str, states: Sequence[NamedState]) -> list[StoredState]:
    """Play to each of these states, and write their tables into the database."""
    played = [reach(state) for state in states]

    async def write() -> list[StoredState]:
        store = await open_store(database)
        running = asyncio.create_task(store.journal.run())
        try:
            return [await _write(store, play) for play in played]
        finally:
            running.cancel()
            await store.close()

    with ThreadPoolExecutor() as thread:  # Playwright has a loop of its own in this one
        return thread.submit(asyncio.run, write()).result()


async def _write(store: Store, play: Play) -> StoredState:
    table, secret = play.table, sha256(f"key {play.named.table}".encode()).hexdigest()
    rows = [EntryRow(table.id, version, encode(entry)) for version, entry in enumerate(play.log, 1)]
    info = msgspec.json.encode(lobby_line(table)).decode()
    engine = fingerprint(load().digest)
    row = TableRow(table.id, play.now, play.now, "", table.status, False, info, table.secret, engine)
    key = KeyRow(hashed(secret), table.id, HOST, SESSION, "", play.now)
    await store.tables.create(row, rows, key)
    return StoredState(play.named, table.id, secret)


# --- in a browser -----------------------------------------------------------------------------------------------------


def look_at(person: Person, stored: StoredState) -> Page:
    """The table as the person at it sees it."""
    place = {"domain": urlsplit(person.url).hostname, "path": f"/api/tables/{stored.table}"}
    cookie = {"name": "mousquetaires", "value": stored.secret, **place}
    person.context.add_cookies([cookie])  # type: ignore[list-item]  # a TypedDict of its own
    person.page.goto(f"/table/{stored.table}")
    expect(person.page.locator("#question, #ending")).to_be_visible()
    expect(person.page.locator(".answers .busy")).to_have_count(0)
    person.page.wait_for_load_state("networkidle")
    return person.page


# --- the states -------------------------------------------------------------------------------------------------------


def _foes_at(game: Game, place: int) -> int:
    return sum(at == place for at in game.s.foe_at[: ids.ADVERSARIES])


def _fight_in_paris(game: Game) -> bool:
    return game.s.turn >= 2 and game.s.place[game.prompt().hero] == ids.PARIS and _foes_at(game, ids.PARIS) > 0


def _duel_at_a_mission(game: Game) -> bool:
    return len(game.prompt().options()) > 3 and any(frame.kind == "duel" for frame in game.stack)


def _fights(game: Game) -> bool:
    return any(frame.kind == "duel" for frame in game.stack)


def _against(foe: int) -> Wanted:
    """A duel with this foe."""
    return lambda game: any(frame.kind == "duel" and frame.view()["foe"] == foe for frame in game.stack)


def _wears(*items: int) -> Wanted:
    """A duel of a Musketeer with this equipment."""
    return lambda game: _fights(game) and all(game.s.equipment[game.prompt().hero] >> item & 1 for item in items)


def _searches(game: Game) -> bool:
    return any(frame.kind == "search_roll" for frame in game.stack) and len(game.prompt().options()) > 1


def _turn_ends_with(paris: str) -> Wanted:
    """Only one Musketeer has still to act, and this Paris card is in play."""

    def found(game: Game) -> bool:
        others = [hero for hero in game.table.heroes if hero != game.prompt().hero]
        done = all(game.s.played >> hero & 1 for hero in others)
        return done and game.s.paris_card == ids.PARIS_NAMES.index(paris)

    return found


def _ended_with_diamonds(game: Game) -> bool:
    return game.over and game.s.ending == ids.DIAMONDS


def _five(game: Game) -> bool:
    return game.s.turn >= 2 and _foes_at(game, ids.LOUVRE) > 0


FIGHTS: Final = ("duel", "move paris", "move louvre", "draw")
QUESTS: Final = ("path", "fight", "passage", "move quest", "challenge", "duel", "cards")
FOUR: Final = TableOptions(players=4)
SOLO: Final = TableOptions(players=1, milady=False)
MILADY_SEAT: Final = ids.MILADY


def named_states() -> Iterator[NamedState]:
    """All of them, in the order of a game."""
    hers = TableOptions(players=3)
    yield NamedState("opening", asked("opening_paris", seat=MILADY_SEAT), MILADY_SEAT, hers)
    yield NamedState("inn-tokens", asked("inn_tokens", seat=MILADY_SEAT), MILADY_SEAT, hers)
    yield NamedState("adversaries", asked("adversaries", seat=MILADY_SEAT), MILADY_SEAT, hers)
    second = asked("destination", seat=MILADY_SEAT, so=lambda game: game.s.turn >= 3)
    yield NamedState("destination", second, MILADY_SEAT, hers)
    scheme = asked("treachery", seat=MILADY_SEAT, so=lambda game: game.s.turn >= 3)
    yield NamedState("treachery", scheme, MILADY_SEAT, hers)
    yield NamedState("next-musketeer", asked("next_musketeer", so=lambda game: game.s.turn >= 2))
    yield NamedState("turn", acting(_fight_in_paris), prefers=("move paris",))
    yield NamedState("turn-alone", acting(_fight_in_paris), options=SOLO, prefers=("move paris",))
    six = TableOptions(players=6)
    yield NamedState("turn-of-five", acting(_five), options=six, prefers=("move louvre",))
    yield NamedState("duel", asked("combat_cards", so=_duel_at_a_mission), prefers=FIGHTS)
    rounds = ("cards 0 0", "blue_rolled", 3)
    yield NamedState(
        "duel-rounds", asked("combat_cards", so=_duel_at_a_mission), prefers=FIGHTS, brings=rounds, first_seed=27
    )
    armed = ("buy pistol", "buy armour", "equip", *FIGHTS)
    yield NamedState("duel-armed", asked("combat_cards", so=_wears(ids.PISTOL, ids.ARMOUR)), prefers=armed)
    rochefort = asked("combat_cards", so=_against(ids.ROCHEFORT))
    yield NamedState("duel-rochefort", rochefort, prefers=FIGHTS)
    yield NamedState("duel-blade", asked("blade"), prefers=("buy blade", "equip", *FIGHTS))
    yield NamedState("duel-blind", asked("combat_cards", so=_against(ids.UNKNOWN_FOE)), prefers=QUESTS, first_seed=96)
    yield NamedState("search", asked("combat_cards", so=_searches), prefers=("task", "move paris", "draw"))
    yield NamedState("strangling", acting(_turn_ends_with("abduction")), prefers=("draw",))
    yield NamedState("smuggling", acting(_turn_ends_with("smuggler")), prefers=("move rochelle", "reinforce"))
    yield NamedState("challenge", asked("skill_cards"), prefers=("challenge", "draw"))
    yield NamedState("arsenal", asked("purchase"), prefers=("equip",))
    offers = ("trade", "move paris")
    yield NamedState("trade", asked("trade_offer"), options=FOUR, prefers=offers)
    yield NamedState("trade-answer", asked("trade_answer"), options=TableOptions(players=6), others="adept")
    yield NamedState("sacrifice", asked("sacrifice"), prefers=("move rochelle", "reinforce"))
    for board, (name, seed) in enumerate({"inn": 0, "england": 0, "return": 16, "galleries": 371}.items()):
        yield NamedState(name, at_the_quest(board), prefers=QUESTS, first_seed=seed)
    yield NamedState("return-tokens", asked("return_tokens", seat=MILADY_SEAT), MILADY_SEAT, hers)
    yield NamedState("gallery-tokens", asked("gallery_tokens", seat=MILADY_SEAT), MILADY_SEAT, hers)
    yield NamedState("end-musketeers", _ended_with_diamonds, prefers=QUESTS, first_seed=275)
    yield NamedState("end-milady", lambda game: game.over and game.s.ending != ids.DIAMONDS)
