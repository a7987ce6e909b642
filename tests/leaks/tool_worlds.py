"""Two worlds that differ in one secret, seen through the tools for language models.

In each world a seat that may not know the secret looks, lists, acts and explains. What happens until it is asked again
is the same in both worlds. Its answers must be the same, too, byte for byte.
"""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from mousquetaires.engine.action_index import number_text
from mousquetaires.engine.config import Table
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.env.seat_tools import Answer, SeatTools, numbers_in
from mousquetaires.env.seeded_play import SeededPlay
from mousquetaires.i18n import texts
from tests.leaks.changed_secrets import Twin, twins
from tests.leaks.positions import TRIED, common_input, secrets_of
from tests.leaks.sessions import Leak, positions, put_by_number, worlds_with
from tools.random_play import Input

# Asks a tool of a table, with a text if it takes one. Returns its answer, and all bytes that are sent.
Asking = Callable[[SeatTools, str, str], tuple[Answer, bytes]]
TURNS: Final = 3  # answers of the seat in each pair of worlds
MOST_INPUTS: Final = 40  # until the seat is asked again
EXPLAINED: Final = 25  # texts that are asked about at each prompt
REFUSED: Final = 4  # of them, illegal ones that are tried
OTHER_TEXTS: Final = ("DUEL-8", "done", "+want combat", "+adversary duellist", "+token decoy", "jump", "")
TEXTS: Final = (*[to_text(action) for action in TRIED], *OTHER_TEXTS)


def ask(table: SeatTools, tool: str, text: str) -> tuple[Answer, bytes]:
    """The answer of a tool, without a server."""
    if tool in ("look", "list"):
        answer = table.look() if tool == "look" else table.list_actions()
    else:
        answer = table.act(text) if tool == "act" else table.explain(text)
    return answer, json.dumps(answer).encode()


class LedPlay(SeededPlay):
    """A game in which a test decides what happens until the seat is asked again."""

    def __init__(self, play: NumberedGame) -> None:
        self.play = play
        self.ahead: list[Input] = []

    def settle(self) -> None:
        if not self.play.made:
            for what in self.ahead:
                put_by_number(self.play, what)
            self.ahead = []


class Worlds:
    """Two tables at which the same seat is asked."""

    def __init__(self, asking: Asking, one: NumberedGame, other: NumberedGame, twin: Twin) -> None:
        self.asking = asking
        self.twin = twin
        self.plays = (LedPlay(one), LedPlay(other))
        self.seat = one.seat
        self.tables = [SeatTools(play, one.seat, texts("en")) for play in self.plays]

    def same(self, tool: str, text: str = "") -> Answer:
        """The answer of both worlds."""
        (answer, first), (_, second) = [self.asking(table, tool, text) for table in self.tables]
        if first != second:
            here = self.plays[0].play.game.stack
            raise Leak(f"{tool} {text!r} tells seat {self.seat} of {self.twin.secret} at {here}\n{first!r}\n{second!r}")
        return answer

    def look_and_try(self, rng: Random) -> None:
        """Everything that the seat can ask now without changing anything."""
        for tool in ("look", "list"):
            self.same(tool)
        asked = rng.sample(TEXTS, EXPLAINED)
        illegal = [text for text in asked if self.same("explain", text).get("legal") is False]
        for text in illegal[:REFUSED]:
            assert self.same("act", text)["done"] is False

    def act(self, rng: Random) -> bool:
        """A random action of the seat. Returns whether the worlds can still be compared."""
        one, other = [play.play for play in self.plays]
        if one.over:
            return False
        text = number_text(rng.choice(one.legal()))
        ahead = what_follows(one.clone(), other.clone(), self.twin, text, rng)
        if ahead is None:
            return False
        for play in self.plays:
            play.ahead = ahead[:]
        assert self.same("act", text)["done"]
        return True


def what_follows(one: NumberedGame, other: NumberedGame, twin: Twin, text: str, rng: Random) -> list[Input] | None:
    """Inputs after an action until the seat is asked again, possible in both worlds. None if the secret comes out."""
    seats = 1 << one.seat
    for number in numbers_in(text):
        one.act(number)
        other.act(number)
    if twin.out(one.game.s) or twin.out(other.game.s):
        return None
    return [] if one.made else until_asked(one, other, twin, seats, rng)


def until_asked(one: NumberedGame, other: NumberedGame, twin: Twin, seats: int, rng: Random) -> list[Input] | None:
    """Inputs until one of these seats (a mask) is asked, or the game is over. They are applied to both worlds."""
    done: list[Input] = []
    while not one.over and not (one.seat >= MILADY and seats >> one.seat & 1):
        what = common_input(one.game, other.game, rng) if len(done) < MOST_INPUTS else None
        if what is None:
            return None
        put_by_number(one, what)
        put_by_number(other, what)
        if twin.out(one.game.s) or twin.out(other.game.s):
            return None
        done.append(what)
    return done


def side_by_side(asking: Asking, game: Game, twin: Twin, rng: Random) -> int:
    """Compare the answers that a seat gets which may not know the secret. Returns how many prompts were compared."""
    one, other = NumberedGame(game.clone(), (), []), NumberedGame(twin.game, (), [])
    if twin.first is not None:
        put_by_number(one, twin.first[0])
        put_by_number(other, twin.first[1])
    unaware = sum([1 << seat for seat in seats_of(game) if not twin.knows >> seat & 1])
    if until_asked(one, other, twin, unaware, rng) is None or one.over:
        return 0
    worlds = Worlds(asking, one, other, twin)
    for turn in range(TURNS):
        worlds.look_and_try(rng)
        if not worlds.act(rng):
            return turn + 1
    worlds.look_and_try(rng)
    return TURNS + 1


def seats_of(game: Game) -> Sequence[int]:
    return (MILADY, *game.table.seats) if game.table.milady else game.table.seats


def look_for_leaks(asking: Asking, index: int, seed: int, tried: Counter[str], seen: Counter[str]) -> None:
    """One secret of each of some positions of a game, a seldom tried one. Counts the prompts that were compared."""
    rng = Random(seed)
    for game in positions(index, seed > 1, seed):
        for twin in sorted(twins(game, rng), key=lambda twin: tried[twin.secret])[:1]:
            tried[twin.secret] += 1
            seen[twin.secret] += side_by_side(asking, game, twin, rng)


def secrets_from_a_seat(table: Table) -> set[str]:
    """The secrets of a table that some seat may not know."""
    due = secrets_of(table)
    if not table.milady and len(table.seats) <= 2:
        due -= {"two hands"}
        if len(table.seats) == 1:
            due -= {"hand and deck", "drawing"}
    return due


def look_for_one(asking: Asking, secret: str) -> None:
    """Positions with this secret until a leak is found, or none in many games."""
    for game, twin, rng in worlds_with(secret):
        side_by_side(asking, game, twin, rng)
