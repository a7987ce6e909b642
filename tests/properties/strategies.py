"""Hypothesis strategies: a table, where its game starts, and a seed for everything random after that."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import note
from hypothesis import strategies as st

from mousquetaires.engine.config import MORTAL_QUEST, VARIANTS, Setup, Table, heroes_needed, musketeer_players
from mousquetaires.engine.ids import CARDS, HEROES
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.hourglass import sand_refusal
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.save_load import dump
from tools.late_positions import THEMES
from tools.random_play import ACT, BOX, COUNTS, LAND, MORTAL, SAND, SHOW, Input, late_game, put, some_input, written


@dataclass(frozen=True)
class Start:
    """Where a game starts: at the beginning, or late (a theme of ``random_play``)."""

    setup: Setup
    theme: str
    seed: int

    def game(self) -> Game:
        """The same game every time."""
        table = Table(self.setup, BOX)
        return late_game(table, Random(self.seed), self.theme) if self.theme else new_game(table)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any table: 2 to 6 players with Milady, 1 to 5 without, any Musketeers, all variants and options."""
    players, milady = draw(st.sampled_from(COUNTS))
    team = musketeer_players(players, milady)
    chosen = draw(st.permutations(range(HEROES)))[: heroes_needed(team)]
    each = len(chosen) // team
    heroes = tuple(tuple(chosen[first : first + each]) for first in range(0, len(chosen), each))
    variants = tuple(variant for variant in VARIANTS if draw(st.booleans()))
    return Setup(players, milady, heroes, variants, draw(st.booleans()), draw(st.booleans()))


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """A game at its beginning, or at a late position that its table can have."""
    setup = draw(setups())
    themes = [theme for theme in THEMES if theme != MORTAL or MORTAL_QUEST in setup.variants]
    return Start(setup, draw(st.sampled_from(["", *themes])), draw(st.integers(0, 2**32)))


def lengths(most: int) -> st.SearchStrategy[int]:
    return st.integers(1, most)


def walk(start: Start, length: int) -> Iterator[Game]:
    """The game at its start and after each of so many random inputs."""
    rng = Random(start.seed)
    game = start.game()
    yield game
    for _ in range(length):
        if game.over:
            return
        step(game, rng)
        yield game


def step(game: Game, rng: Random) -> Input:
    """Apply a random input. Hypothesis prints it if the test fails."""
    what = some_input(game, rng)
    note(written(what))
    put(game, what)
    return what


def picture(game: Game) -> str:
    """Everything about a game as text: the position, the stack, and what it waits for."""
    return json.dumps([dump(game), waits_for(game), [repr(event) for event in game.events]])


def waits_for(game: Game) -> list[object]:
    if game.rolling:
        chance = game.chance()
        return [chance.purpose, chance.dice, chance.outcomes()]
    if not game.asking:
        return ["over"]
    prompt = game.prompt()
    answers = [prompt.options(), prompt.free(), prompt.default(), prompt.sample(Random(0))]
    return [prompt.kind, prompt.seats, prompt.hero, prompt.rule, prompt.shape, prompt.number, answers]


def answers(game: Game, rng: Random) -> list[int]:
    """The answers to the prompt: all if it is listed, else some."""
    prompt = game.prompt()
    return prompt.options() if prompt.listed else [prompt.sample(rng) for _ in range(3)]


def inputs_open(game: Game, rng: Random) -> list[Input]:
    """The possible inputs. Of a roll, a placement or a trade, only some."""
    if game.over:
        return []
    if game.rolling:
        chance = game.chance()
        outcomes = [outcome for outcome, _ in chance.outcomes()]
        return [(LAND, chance.purpose, outcome) for outcome in rng.sample(outcomes, min(4, len(outcomes)))]
    prompt = game.prompt()
    seats = [seat for seat in range(6) if prompt.seats >> seat & 1]
    found: list[Input] = [(ACT, rng.choice(seats), action) for action in answers(game, rng)]
    found += [(ACT, rng.choice(game.table.seats), action) for action in prompt.free()]
    if sand_refusal(game) is None:
        found.append((SAND, -1, -1))
    seat = rng.choice(game.table.seats)
    held = [card for card in range(CARDS) if game.s.hands[seat * CARDS + card]]
    return [*found, (SHOW, seat, rng.choice(held))] if held else found
