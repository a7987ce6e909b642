"""The engines that the benchmark compares: ours and its peers."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final, Protocol

from mousquetaires.bots.playout_dice import PlayoutDice
from mousquetaires.bots.random_playout import play_out, step_by_chance
from mousquetaires.data import load
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.i18n.errors import KeyedError

PLAYERS: Final = 5  # the usual game: Milady and four Musketeers
EVERY: Final = 8  # steps between two positions that are kept
COUNTED: Final = 200  # games of hearts, played repeatedly


class BenchError(KeyedError):
    """The benchmark cannot run."""


class Engine(Protocol):
    """An engine that takes part in the comparison."""

    @property
    def name(self) -> str: ...

    @property
    def package(self) -> str: ...

    def play(self, seed: int) -> int:
        """Play a whole game at random and return the number of its decisions."""
        ...

    def middle(self, seed: int) -> list[Any]:
        """Positions from the middle of such a game, each with a decision to make."""
        ...

    def clone(self, position: Any) -> Any: ...

    def options(self, position: Any) -> Sequence[Any]:
        """The legal options of a fresh copy, which has not computed them yet."""
        ...


def middle_half(positions: list[Any]) -> list[Any]:
    """The positions without the opening and the end.

    >>> middle_half([1, 2, 3, 4, 5, 6, 7, 8])
    [3, 4, 5, 6]
    """
    quarter = len(positions) // 4
    return positions[quarter : len(positions) - quarter]


# --- ours -----------------------------------------------------------------------------------------


class Ours:
    """This engine, with five players who choose any legal option, and the dice that searches use."""

    name: Final = "mousquetaires"
    package: Final = "mousquetaires"

    def __init__(self) -> None:
        self.table = Table(usual_setup(PLAYERS), load())

    def play(self, seed: int) -> int:
        return play_out(new_game(self.table), PlayoutDice(seed), Random(seed))

    def middle(self, seed: int) -> list[Game]:
        game = new_game(self.table)
        dice, rng = PlayoutDice(seed), Random(seed)
        kept: list[Game] = []
        decisions = 0
        while not game.over:
            before = game.clone()
            decisions += step_by_chance(game, dice, rng)
            if decisions == EVERY:
                kept.append(before)
                decisions = 0
        return middle_half(kept)

    def clone(self, position: Game) -> Game:
        return position.clone()

    def options(self, position: Game) -> list[int]:
        return position.options(position.prompt().first_seat)


# --- peers ----------------------------------------------------------------------------------------


@contextmanager
def peer_installed(peer: str) -> Iterator[None]:
    """Turn a missing package into an error that names the extra to install."""
    try:
        yield
    except ImportError as error:
        raise BenchError("bench-no-peer", peer=peer, extra="bench") from error


class Catanatron:
    """Four random players of catanatron, played with its own ``play_tick``."""

    name = "catanatron"
    package = "catanatron"

    def __init__(self) -> None:
        with peer_installed(self.name):
            from catanatron import Color, Game, RandomPlayer
            from catanatron.game import TURNS_LIMIT
            from catanatron.models.actions import generate_playable_actions
        self.turns = TURNS_LIMIT
        self.generate: Callable[[Any], list[Any]] = generate_playable_actions
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self.new: Callable[[int], Any] = lambda seed: Game([RandomPlayer(colour) for colour in colours], seed=seed)

    def going(self, game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < self.turns

    def play(self, seed: int) -> int:
        game = self.new(seed + 1)
        decisions = 0
        while self.going(game):
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    def middle(self, seed: int) -> list[Any]:
        game = self.new(seed + 1)
        kept = []
        decisions = 0
        while self.going(game):
            decisions += len(game.state.playable_actions) > 1
            if decisions == EVERY:
                kept.append(game.copy())
                decisions = 0
            game.play_tick()
        return middle_half(kept)

    def clone(self, position: Any) -> Any:
        return position.copy()

    def options(self, position: Any) -> list[Any]:
        return self.generate(position.state)


class PythonChess:
    """Random chess moves until the game is over."""

    name = "python-chess"
    package = "chess"

    def __init__(self) -> None:
        with peer_installed(self.name):
            from chess import Board
        self.new = Board

    def play(self, seed: int) -> int:
        rng, board, decisions = Random(seed), self.new(), 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(rng.choice(moves))
        return decisions

    def middle(self, seed: int) -> list[Any]:
        rng, board = Random(seed), self.new()
        kept = []
        while not board.is_game_over():
            if board.ply() % EVERY == 0:
                kept.append(board.copy())
            board.push(rng.choice(list(board.legal_moves)))
        return middle_half(kept)

    def clone(self, position: Any) -> Any:
        return position.copy()

    def options(self, position: Any) -> list[Any]:
        return list(position.legal_moves)


class Hearts:
    """Four random players of OpenSpiel's hearts, played by OpenSpiel's own loop, entirely in C++.

    The same seed always plays the same game, so the decisions are counted once, beforehand.
    """

    name = "OpenSpiel hearts"
    package = "open_spiel"

    def __init__(self) -> None:
        with peer_installed(self.package):
            from pyspiel import evaluate_bots, load_game, make_uniform_random_bot
        self.game = load_game("hearts")
        self.finish: Callable[[Any, list[Any], int], object] = evaluate_bots
        self.player: Callable[[int, int], Any] = make_uniform_random_bot
        self.decisions = [sum(len(one.legal_actions()) > 1 for one in self.positions(seed)) for seed in range(COUNTED)]

    def finished(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        self.finish(state, [self.player(seat, seed + seat) for seat in range(4)], seed)
        return state

    def positions(self, seed: int) -> Iterator[Any]:
        """Every position of a game in which a player has to choose."""
        state = self.game.new_initial_state()
        for action in self.finished(seed).history():
            if not state.is_chance_node():
                yield state
            state.apply_action(action)

    def play(self, seed: int) -> int:
        self.finished(seed % COUNTED)
        return self.decisions[seed % COUNTED]

    def middle(self, seed: int) -> list[Any]:
        asked = [one.clone() for one in self.positions(seed) if len(one.legal_actions()) > 1]
        return middle_half(asked[::EVERY])

    def clone(self, position: Any) -> Any:
        return position.clone()

    def options(self, position: Any) -> list[int]:
        found: list[int] = position.legal_actions()
        return found


PEERS: Final[dict[str, Callable[[], Engine]]] = {
    Catanatron.name: Catanatron,
    PythonChess.name: PythonChess,
    Hearts.name: Hearts,
}
