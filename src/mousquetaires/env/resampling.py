"""Worlds that a player cannot tell from the real one, dealt by what bots believe about Milady."""

from random import Random

from mousquetaires.bots.belief import secret_weights
from mousquetaires.engine.determinization import determinize_weighted
from mousquetaires.engine.ids import CARDS
from mousquetaires.engine.knowledge import unseen_cards
from mousquetaires.engine.machine import Game
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.view import Observation, observe


def resampled(play: NumberedGame, seats: int, rng: Random) -> NumberedGame:
    """A game that looks the same to these seats (a mask) and in which they remember the same."""
    views = [observe(play.game, seat) for seat in range(seats.bit_length()) if seats >> seat & 1]
    game = determinize_weighted(views[0], secret_weights(views[0]), rng)
    if len(views) > 1:
        _deal_known_hands(game, views)
    game.take_events()
    composing = play.seat >= 0 and seats >> play.seat & 1
    return NumberedGame(game, play.made if composing else (), play.events_told(seats))


def _deal_known_hands(game: Game, views: list[Observation]) -> None:
    """The team sees the hands of all its seats, so it knows what is left in the deck, too."""
    s = game.s
    left = list(unseen_cards(views[0], views[0].table))
    for view in views:
        first = view.viewer * CARDS
        s.hands[first : first + CARDS] = view.hand
        if view is not views[0]:
            left = [cards - held for cards, held in zip(left, view.hand, strict=True)]
    s.deck = left
