"""Playing on in a dealt world: how it stands when the turn is over, if everybody goes on as an adept would."""

from random import Random
from typing import Final

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.effects import set_destination
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.knowledge import determinize, possible_places
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import Observation, observe

from ..adept.destination_weights import public_lures
from ..base import Bot, SeatPrompt
from ..novice.position import Sight
from ..random_playout import answering_seat

LONGEST: Final = 1000  # decisions: nobody talks for ever


class World:
    """A world that fits what a seat sees, and what will fall in it: the same for every answer that is tried."""

    __slots__ = ("fate", "game", "mind", "until")

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.fate = Seed.of(rng.getrandbits(62))
        self.mind = rng.getrandbits(62)
        self.until = max(1, game.s.turn) + 1

    def after(self, seat: int, action: int, policy: Bot) -> Game:
        """The position at the end of the turn, after an answer and everything that others would do."""
        game = self.game.clone()
        game.act(seat, action)
        minds = Random(self.mind)
        for _ in range(LONGEST):
            if game.over or game.s.turn >= self.until:
                break
            if game.rolling:
                chance = game.chance()
                game.land(self.fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            else:
                asked = game.prompt()
                prompt = SeatPrompt(asked, answering_seat(asked, game.table))
                game.act(prompt.seat, usual_answer(policy, observe(game, prompt.seat), prompt, minds))
        return game


def deal(view: Observation, prompt: SeatPrompt, rng: Random) -> World:
    """A world that fits; Milady is where an adept would look for her."""
    game = determinize(view, rng)
    if view.hiding and prompt.seat != MILADY:
        lures = public_lures(Sight(view, prompt, rng))
        places = possible_places(view)
        set_destination(game, rng.choices(places, [lures[place] for place in places])[0])
    return World(game, rng)


def usual_answer(policy: Bot, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
    """What an adept would do; where he would never have come of himself he may be at a loss."""
    action = policy.choose(view, prompt, rng)
    return action if prompt.validate(action) is None else prompt.default()
