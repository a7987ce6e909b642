"""Plays games between bots and notes what the Musketeers think of Milady's place whenever they are asked something."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count, islice
from random import Random
from typing import Final, NamedTuple

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import Observation, observe
from mousquetaires.sim.play import seats_to_fill

from .guesses import GUESSES
from .hidden_cards import HiddenBits, hidden_bits

TURNS: Final = 8  # in an average game, about

Note = Callable[[Game, Observation], None]
Moment = dict[str, Sequence[float]]  # for each of GUESSES, a chance for each place


class Order(NamedTuple):
    """One game to play."""

    players: int
    milady: str
    musketeers: str
    seed: int


class WatchedTurn(NamedTuple):
    """A turn in which Milady hid: her place, and what was guessed at each of the Musketeers' prompts."""

    place: int
    hidden: HiddenBits  # at the first prompt
    moments: list[Moment]


@cache
def table(players: int) -> Table:
    return Table(usual_setup(players), load())


def watch(order: Order) -> list[WatchedTurn]:
    """Play one game and note the guesses of each turn."""
    turns: dict[int, WatchedTurn] = {}

    def note(game: Game, view: Observation) -> None:
        if view.hiding:
            if view.turn not in turns:
                turns[view.turn] = WatchedTurn(game.s.destination, hidden_bits(view, game.s), [])
            turns[view.turn].moments.append(moment(view))

    play(order, note)
    return list(turns.values())


def play(order: Order, note: Note) -> Game:
    """Play one game to its end. ``note`` gets the game and the view of each seat that is asked."""
    game, fate = new_game(table(order.players)), Seed.of(order.seed)
    bots = {seat: bot(order.milady if seat == MILADY else order.musketeers) for seat in seats_to_fill(game.table)}
    minds = {seat: Random(f"{order.seed}/{seat}") for seat in bots}
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            continue
        seat = answering_seat(game.prompt(), game.table)
        view = observe(game, seat)
        note(game, view)
        game.act(seat, bots[seat].choose(view, seat_prompt(game, view), minds[seat]))
    return game


def moment(view: Observation) -> Moment:
    return {name: guess(view) for name, guess in GUESSES.items()}


def orders(players: Sequence[int], milady: str, musketeers: str, seed: int) -> Iterator[Order]:
    """Endlessly many games, with the numbers of players in turn."""
    for number in count():
        yield Order(players[number % len(players)], milady, musketeers, seed + number)


def watch_turns(wanted: Iterator[Order], turns: int, jobs: int) -> list[WatchedTurn]:
    """Turns of games in their order, whatever the number of processes."""
    found: list[WatchedTurn] = []
    with ProcessPoolExecutor(jobs) as pool:
        while len(found) < turns:
            for one in pool.map(watch, list(islice(wanted, 1 + (turns - len(found)) // TURNS))):
                found += one
    return found[:turns]
