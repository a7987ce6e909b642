"""How fast the game is, side by side with well-known engines in one run.

A decision is a prompt with two or more legal options, answered through the public path: options listed,
the answer validated, events emitted. Chance and forced steps do not count, on any side.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any, Final, Protocol

from mousquetaires.bots.random_playout import first_seat, play_out, step_by_chance
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.game import new_game
from mousquetaires.engine.machine import Game
from mousquetaires.native import running

PLAYERS: Final = 5  # the game of the rulebook: Milady and four Musketeers
EVERY: Final = 8  # a position is kept every so many steps
SAMPLES: Final = 3  # games whose middle is measured
LONG_ENOUGH: Final = 0.2  # seconds of tries for the cost of a copy
COUNTED: Final = 200  # games of hearts, played again and again

Report = dict[str, Any]


class BenchError(RuntimeError):
    """A benchmark that cannot be run: a text key and values."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


class Engine(Protocol):
    """One of those compared."""

    @property
    def name(self) -> str: ...

    @property
    def package(self) -> str: ...

    def play(self, seed: int) -> int:
        """A whole game of random play; how many decisions it had."""
        ...

    def middle(self, seed: int) -> list[Any]:
        """Decisions from the middle of such a game."""
        ...

    def clone(self, position: Any) -> Any: ...

    def options(self, position: Any) -> Sequence[Any]:
        """The legal options of a position that has not been asked yet."""
        ...


@dataclass
class Measures:
    """What was measured of an engine, one value a round."""

    decisions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    clone_us: list[float] = field(default_factory=list)
    options_us: list[float] = field(default_factory=list)

    def report(self) -> Report:
        values = {
            "decisions_per_second": self.decisions,
            "games_per_second": self.games,
            "clone_us": self.clone_us,
            "options_us": self.options_us,
        }
        kept = {key: found for key, found in values.items() if found}
        made: Report = {key: median(found) for key, found in kept.items()}
        made["spread"] = {key: [min(found), max(found)] for key, found in kept.items()}
        return made


def run_bench(
    rounds: int = 5, seconds: float = 3.0, peers: bool = True, progress: Callable[[str, int], None] | None = None
) -> Report:
    """Medians over the rounds, in which everybody takes turns; the spread is least and most.

    ``seconds`` is how long each engine plays in each round, in processor time.
    """
    engines: list[Engine] = [Ours(), *(peer() for peer in PEERS.values())] if peers else [Ours()]
    middles = {engine.name: [p for seed in range(SAMPLES) for p in engine.middle(seed)] for engine in engines}
    measures = {engine.name: Measures() for engine in engines}
    for number in range(rounds):
        for engine in engines:
            if progress is not None:
                progress(engine.name, number)
            measure(engine, measures[engine.name], middles[engine.name], seconds, 1000 * number)
    made = measures[Ours.name].report()
    made["engine"] = running().kind
    made["rounds"] = rounds
    made["seconds"] = seconds
    made["peers"] = {
        engine.name: {**measures[engine.name].report(), "version": version(engine.package)} for engine in engines[1:]
    }
    made["times"] = {engine.name: times(measures[Ours.name], measures[engine.name]) for engine in engines[1:]}
    return made


def times(ours: Measures, theirs: Measures) -> float:
    """How many times a peer's decisions a second ours are: the median over the rounds, each of which has its weather.

    >>> times(Measures(decisions=[60, 70, 600]), Measures(decisions=[10, 10, 50]))
    7.0
    """
    return median(a / b for a, b in zip(ours.decisions, theirs.decisions, strict=True))


def measure(engine: Engine, found: Measures, middles: list[Any], seconds: float, seed: int) -> None:
    """One round of one engine: whole games until the time is up, then copies.

    It is processor time, so that others at work on the machine do not count; each engine is one thread.
    """
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += engine.play(seed + games)
        games += 1
    found.decisions.append(decisions / spent)
    found.games.append(games / spent)
    found.clone_us.append(cost(lambda: middles, engine.clone))
    found.options_us.append(cost(lambda: [engine.clone(position) for position in middles], engine.options))


def cost(things: Callable[[], list[Any]], work: Callable[[Any], object]) -> float:
    """What work on a thing costs on average, in microseconds; of each the best try, as disturbances only add."""
    until = perf_counter() + LONG_ENOUGH
    best = timed(things(), work)
    while perf_counter() < until:
        best = list(map(min, best, timed(things(), work)))
    return mean(best) * 1e6


def timed(things: list[Any], work: Callable[[Any], object]) -> list[float]:
    """The seconds that work on each thing took."""
    found = []
    for thing in things:
        start = perf_counter()
        work(thing)
        found.append(perf_counter() - start)
    return found


def middle_half(positions: list[Any]) -> list[Any]:
    """Without the opening and the end.

    >>> middle_half([1, 2, 3, 4, 5, 6, 7, 8])
    [3, 4, 5, 6]
    """
    quarter = len(positions) // 4
    return positions[quarter : len(positions) - quarter]


# --- ours -----------------------------------------------------------------------------------------


class Ours:
    """Five players who do anything they are allowed to."""

    name: Final = "mousquetaires"
    package: Final = "mousquetaires"

    def __init__(self) -> None:
        self.table = Table(usual_setup(PLAYERS), load())

    def play(self, seed: int) -> int:
        return play_out(new_game(self.table), Seed.of(seed), Random(seed))

    def middle(self, seed: int) -> list[Game]:
        game = new_game(self.table)
        fate, rng = Seed.of(seed), Random(seed)
        kept: list[Game] = []
        decisions = 0
        while not game.over:
            before = game.clone()
            decisions += step_by_chance(game, fate, rng)
            if decisions == EVERY:
                kept.append(before)
                decisions = 0
        return middle_half(kept)

    def clone(self, position: Game) -> Game:
        return position.clone()

    def options(self, position: Game) -> list[int]:
        return position.options(first_seat(position.prompt().seats))


# --- peers ----------------------------------------------------------------------------------------


class Catanatron:
    """Four random players of catanatron, by its own way to play a game tick by tick."""

    name = "catanatron"
    package = "catanatron"

    def __init__(self) -> None:
        try:
            from catanatron import Color, Game, RandomPlayer
            from catanatron.game import TURNS_LIMIT
            from catanatron.models.actions import generate_playable_actions
        except ImportError as error:
            raise BenchError("bench-no-peer", peer=self.name, extra="bench") from error
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
    """Random moves until the game is over."""

    name = "python-chess"
    package = "chess"

    def __init__(self) -> None:
        try:
            from chess import Board
        except ImportError as error:
            raise BenchError("bench-no-peer", peer=self.name, extra="bench") from error
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
    """Four random players of OpenSpiel's hearts, moved by OpenSpiel's own loop: all of it C++, nothing of it Python.

    The same number deals and plays the same game again, so the decisions of some games are counted beforehand.
    """

    name = "OpenSpiel hearts"
    package = "open_spiel"

    def __init__(self) -> None:
        try:
            from pyspiel import evaluate_bots, load_game, make_uniform_random_bot
        except ImportError as error:
            raise BenchError("bench-no-peer", peer=self.package, extra="bench") from error
        self.game = load_game("hearts")
        self.finish: Callable[[Any, list[Any], int], object] = evaluate_bots
        self.player: Callable[[int, int], Any] = make_uniform_random_bot
        self.decisions = [sum(len(one.legal_actions()) > 1 for one in self.positions(seed)) for seed in range(COUNTED)]

    def finished(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        self.finish(state, [self.player(seat, seed + seat) for seat in range(4)], seed)
        return state

    def positions(self, seed: int) -> Iterator[Any]:
        """Every position of a game in which somebody has to play."""
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
