"""Sessions of games at random positions, for tests that compare two worlds."""

from collections.abc import Iterator
from random import Random

from mousquetaires.engine.composed_answers import numbers_of
from mousquetaires.engine.events import Event
from mousquetaires.engine.machine import Game
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.record import Session
from tests.leaks.changed_secrets import Twin, twins
from tests.leaks.positions import MOST, share_of, some_game
from tools.random_play import ACT, BOX, LAND, SHOW, Input, put, some_input


class Leak(AssertionError):
    """A viewer was told something he may not know."""


def session_of(game: Game) -> Session:
    session = Session(game.table.setup, BOX, None)
    session.game = game
    return session


def play(session: Session, what: Input) -> list[Event]:
    kind, seat, value = what
    session.game.take_events()
    if kind == LAND:
        session.land(value)
    elif kind == ACT:
        session.act(seat, value)
    elif kind == SHOW:
        session.show(seat, value)
    else:
        session.run_out()
    return session.game.take_events()


def put_by_number(play: NumberedGame, what: Input) -> None:
    """Apply an input. The choices of the seat to act are part of its memory."""
    if what[0] == ACT and what[1] == play.seat:
        for number in numbers_of(what[2]):
            play.act(number)
    else:
        put(play.game, what)
        play.note_events()


def worlds_with(secret: str) -> Iterator[tuple[Game, Twin, Random]]:
    """Positions of many games, each with a world that differs from it in this secret."""
    rng = Random(5)
    for seed in range(60):
        for game in positions(4 + 10 * seed, seed % 4 > 0, seed):
            for twin in twins(game, rng):
                if twin.secret == secret:
                    yield game, twin, rng


def positions(index: int, late: bool, seed: int) -> list[Game]:
    """Some prompts and draws of a random game."""
    rng = Random(seed)
    game = some_game(index, late, rng)
    found: list[Game] = []
    for _ in range(300):
        if game.over or len(found) == MOST:
            break
        if rng.random() < share_of(game):
            found.append(game.clone())
        play(session_of(game), some_input(game, rng))
    return found
