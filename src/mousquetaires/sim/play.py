"""Plays one whole game with a bot on every seat."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from mousquetaires.bots import Bot, SeatPrompt, bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import EFFECT_STRANGLES
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.ids import DIAMONDS, MILADY, NO_MISSION
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.hourglass import sand_runs
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import Observation, observe
from mousquetaires.i18n.errors import KeyedError

from .rules_used import count_rules

MOST_INPUTS: Final = 100_000  # people need a few hundred: this stops bots that trade forever
CLOCK_NAMES: Final = ("time", "siege", "honour", "abduction")  # the four clocks of GOAL-3, GOAL-4, GOAL-5 and GOAL-6

Clocks = tuple[int, int, int, int]


class SimulationError(KeyedError):
    """A simulation that cannot continue."""

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: the error is sent between processes."""
        return (_simulation_error, (self.key, self.values))


def _simulation_error(key: str, values: dict[str, int | str]) -> SimulationError:
    return SimulationError(key, **values)


@dataclass(frozen=True)
class GameResult:
    """The result of a game. A decision is a prompt with two or more legal answers."""

    setup: Setup
    seed: int
    ending: int
    turns: int
    board: int  # the last Quest board reached
    decisions: int
    inputs: int
    events: Counter[str]  # by kind
    rules: Counter[str]  # by rule id: see ``rules_used``
    clocks: tuple[Clocks, ...]  # where they stood before the first turn and after every turn
    luck: float | None = None  # of the Musketeers, in winning chances, if it was measured: see ``luck``
    lines: tuple[str, ...] = ()  # the choices as in a record, if they were kept: see ``records``

    @property
    def musketeers_won(self) -> bool:
        return self.ending == DIAMONDS


def seats_to_fill(table: Table) -> tuple[int, ...]:
    """The seats that need a bot."""
    return ((MILADY,) if table.milady else ()) + table.seats


def play_game(table: Table, bots: Mapping[int, Bot], seed: int, sand: int | None = None) -> GameResult:
    """Play a whole game. The same table, bots and seed always give the same game.

    ``sand`` is the number of actions the Musketeers take before the hourglass of an Emergency! runs out.
    Without it the hourglass never runs out.
    """
    return Match(table, bots, seed, sand).play()


class Match:
    """A game in progress, with its bots and its counters. A subclass may measure more, which ``measures`` names."""

    measures: ClassVar[str | None] = None

    @classmethod
    def bot(cls, name: str) -> Bot:
        """The bot with this name."""
        return bot(name)

    def __init__(self, table: Table, bots: Mapping[int, Bot], seed: int, sand: int | None) -> None:
        for seat in seats_to_fill(table):
            if seat not in bots:
                raise SimulationError("sim-empty-seat", seat=seat)
        self.game: Game = new_game(table)
        self.bots = bots
        self.seed = seed
        self.sand = sand
        self.dice_seed = Seed.of(seed)
        self.bot_rngs = {seat: Random(f"{seed}/{seat}") for seat in seats_to_fill(table)}
        self.decisions = 0
        self.inputs = 0
        self.sand_used = 0  # actions since the hourglass was turned
        self.events: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self.clocks: list[Clocks] = []

    def play(self) -> GameResult:
        game = self.game
        while not game.over:
            if self.inputs >= MOST_INPUTS:
                raise SimulationError("sim-endless", inputs=self.inputs, seed=self.seed)
            if game.rolling:
                self.roll()
            elif self.sand_is_out():
                game.run_out()
            else:
                self.ask()
            self.inputs += 1
            self.count()
            if game.s.turn > len(self.clocks):
                self.note_clocks()
        self.note_clocks()
        return self.result()

    def result(self) -> GameResult:
        s = self.game.s
        return GameResult(
            self.game.table.setup,
            self.seed,
            s.ending,
            s.turn,
            s.board,
            self.decisions,
            self.inputs,
            self.events,
            self.rules,
            tuple(self.clocks),
        )

    def note_clocks(self) -> None:
        """Note the four clocks, at the start of a turn and at the end of the game."""
        s = self.game.s
        printed = self.game.table.components.paris
        # On other Paris cards Constance's track counts the Musketeers' successes.
        abducted = s.paris_card != NO_MISSION and printed[s.paris_card].effect == EFFECT_STRANGLES
        self.clocks.append((s.time, s.siege, s.honour, s.constance if abducted else 0))

    def roll(self) -> None:
        """Let the seed decide what is rolled or drawn."""
        game = self.game
        chance = game.chance()
        game.land(self.dice_seed.answer(chance, game.s.rolls[chance.purpose], game.s.undos))

    def ask(self) -> None:
        """Let the bot that is asked answer."""
        game = self.game
        prompt = game.prompt()
        seat = answering_seat(prompt, game.table)
        view = observe(game, seat)
        face = seat_prompt(game, view)
        self.rules[prompt.rule] += 1
        if face.choices > 1:
            self.decisions += 1
        game.act(seat, self.answer(view, face))

    def answer(self, view: Observation, prompt: SeatPrompt) -> int:
        """The action that the bot of this seat takes."""
        return self.bots[prompt.seat].choose(view, prompt, self.bot_rngs[prompt.seat])

    def sand_is_out(self) -> bool:
        """Whether the hourglass of an Emergency! is empty. It counts the Musketeers' actions."""
        if self.sand is None or not self.game.s.emergency:
            self.sand_used = 0
            return False
        if not sand_runs(self.game):
            return False
        self.sand_used += 1
        return self.sand_used > self.sand

    def count(self) -> None:
        events = self.game.take_events()
        for event in events:
            self.events[event.kind] += 1
        count_rules(events, self.rules)
