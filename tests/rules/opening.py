"""Plays a new game through its set-up."""

from random import Random

from mousquetaires.engine.chance import PURPOSE_NAMES, Seed
from mousquetaires.engine.config import Setup, Table, musketeer_players, usual_heroes
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse, to_text
from mousquetaires.engine.rules.setup import new_game
from tests.box import box


def setup_of(
    players: int, milady: bool = True, heroes: tuple[tuple[int, ...], ...] | None = None, variants: tuple[str, ...] = ()
) -> Setup:
    return Setup(players, milady, heroes or usual_heroes(musketeer_players(players, milady)), variants)


def opened(
    players: int, milady: bool = True, heroes: tuple[tuple[int, ...], ...] | None = None, variants: tuple[str, ...] = ()
) -> Game:
    """A game at its first prompt or draw."""
    return new_game(Table(setup_of(players, milady, heroes, variants), box()))


def due(game: Game) -> str:
    """What the game waits for: the kind of a prompt, or the purpose of a roll or draw."""
    return game.prompt().kind if game.asking else PURPOSE_NAMES[game.chance().purpose] if game.rolling else ""


def says(game: Game, action: str) -> None:
    """The seat that is asked takes this action."""
    game.act(game.prompt().first_seat, parse(action))


def offers(game: Game) -> list[str]:
    return [to_text(action) for action in game.prompt().options()]


def step(game: Game, seed: Seed, rng: Random) -> None:
    """Give one random legal answer or outcome."""
    if game.rolling:
        chance = game.chance()
        game.land(seed.answer(chance, game.s.rolls[chance.purpose], 0))
    else:
        prompt = game.prompt()
        game.act(prompt.first_seat, prompt.sample(rng))


def until(game: Game, *kinds: str) -> Game:
    """Play at random until the game waits for one of these."""
    seed, rng = Seed.of(1), Random(1)
    while due(game) not in kinds:
        assert not game.over, f"over before any of {kinds}"
        step(game, seed, rng)
    return game


def at_first_turn(game: Game) -> Game:
    """The game when the set-up is over and turn 1 has just begun."""
    seed, rng = Seed.of(2), Random(2)
    while not game.s.turn:
        step(game, seed, rng)
    return game
