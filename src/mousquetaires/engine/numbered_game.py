"""A game that is played by numbers: legal choices, outcomes of chance, and a log of what each seat was told.

Interfaces for learning programs are built on this. One seat acts at a time. A composed answer takes several
choices of the same seat. Free actions are open to the seat that is asked. The hourglass never runs out.

>>> from mousquetaires.data import load
>>> from mousquetaires.engine.chance import Seed
>>> from mousquetaires.engine.config import usual_setup
>>> play = NumberedGame.new(Table(usual_setup(2), load()))
>>> play.settle(Seed.of(1))
>>> play.seat, [number_text(number) for number in play.legal()][:2]
(0, ['paris abduction', 'paris disappearance'])
"""

import json
from array import array
from typing import Final

from .action_index import SIZE, number_text
from .chance import Chance, Dice, pack_faces
from .composed_answers import chosen_action, legal_numbers
from .config import Table
from .events import Event
from .ids import DIAMONDS, EVERYONE, MILADY
from .machine import Game
from .observation_tensor import PROMPT_KINDS, TensorWriter
from .prompts import Prompt
from .rules.setup import new_game
from .view import Observation, observe

MOST_DICE: Final = 8
CHANCE_NUMBERS: Final = (MOST_DICE + 1) ** 2
CHANCE_SEAT: Final = -1
NO_SEAT: Final = -2  # the game is over
CHOSE: Final = "chose"  # an entry of the log: what a seat chose itself
ASKED: Final = "asked"  # an entry of the log: the question that all seats saw


def answering_seat(prompt: Prompt, table: Table) -> int:
    """The seat that answers a prompt: that of the Musketeer concerned, or else the first that may."""
    if prompt.hero >= 0:
        own = table.seat_of[prompt.hero]
        if prompt.seats >> own & 1:
            return own
    return prompt.first_seat


def _seat_to_act(game: Game) -> int:
    if game.s.ending:
        return NO_SEAT
    return CHANCE_SEAT if game.rolling else answering_seat(game.prompt(), game.table)


def outcome_number(chance: Chance, outcome: int) -> int:
    """An outcome of chance as a small number: what was picked, or Swords and Shields of the dice."""
    return (outcome & 15) * (MOST_DICE + 1) + (outcome >> 4 & 15) if chance.dice else outcome


def outcome_of(chance: Chance, number: int) -> int:
    """The outcome that has this number."""
    if not chance.dice:
        return number
    swords, shields = number // (MOST_DICE + 1), number % (MOST_DICE + 1)
    return pack_faces(swords, shields, chance.dice - swords - shields)


class NumberedGame:
    """A game with what one seat is composing, and a log from which each seat's memory is read."""

    __slots__ = ("_legal", "_writer", "game", "log", "made", "seat")

    def __init__(self, game: Game, made: tuple[int, ...], log: list[Event]) -> None:
        self.game = game
        self.made = made  # the pieces that ``seat`` has chosen so far
        self.log = log  # not a linked list: freeing a long one crashes the compiled engine
        self._legal: list[int] | None = None
        self._writer: TensorWriter | None = None
        self.seat = _seat_to_act(game)

    @staticmethod
    def new(table: Table) -> "NumberedGame":
        """A game that has just begun."""
        game = new_game(table)
        play = NumberedGame(game, (), [])
        play.note_events()
        return play

    # --- looking ----------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.seat == NO_SEAT

    def legal(self) -> list[int]:
        """The numbers that the seat may choose, in ascending order."""
        if self._legal is None:
            self._legal = sorted(legal_numbers(self.game, self.seat, self.made)) if self.seat >= MILADY else []
        return self._legal

    def mask(self, seat: int) -> bytearray:
        """One byte for each number: 1 if this seat may choose it. A seat that is not asked may choose nothing."""
        mask = bytearray(SIZE)
        if seat == self.seat:
            for number in self.legal():
                mask[number] = 1
        return mask

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance by number, with their probabilities."""
        chance = self.game.chance()
        total = chance.total()
        return [(outcome_number(chance, outcome), weight / total) for outcome, weight in chance.outcomes()]

    def observe(self, seat: int) -> Observation:
        return observe(self.game, seat)

    def composed_by(self, seat: int) -> tuple[int, ...]:
        """What this seat has composed so far. No other seat knows of it."""
        return self.made if seat == self.seat else ()

    def tensor(self, seat: int) -> "array[float]":
        """What this seat sees, as numbers between 0 and 1 (32 bits each)."""
        return self._tensor_writer().write(observe(self.game, seat), self.composed_by(seat))

    def team_tensor(self) -> "array[float]":
        """What the whole team sees if one player plays it: all hands of the Musketeers."""
        table = self.game.table
        views = [observe(self.game, seat) for seat in table.seats]
        return self._tensor_writer().write(views[0], self.made if self.seat in table.seats else (), tuple(views[1:]))

    def _tensor_writer(self) -> TensorWriter:
        """Kept, since most of what is seen stays as it was one choice before."""
        writer = self._writer
        if writer is None:
            writer = self._writer = TensorWriter()
        return writer

    def winner(self) -> int:
        """1 if the Musketeers have won, -1 if Milady has, 0 before the end."""
        ending = self.game.s.ending
        return 0 if not ending else 1 if ending == DIAMONDS else -1

    # --- inputs -----------------------------------------------------------------------------------
    def act(self, number: int) -> None:
        """The seat chooses a number. Anything else than a legal number is a ``ValueError``."""
        if number not in self.legal():
            known = ", ".join([number_text(legal) for legal in self.legal()])
            raise ValueError(f"{number} is not legal for seat {self.seat} at {self.game.position()}: {known}")
        seat = self.seat
        made = (*self.made, number)
        self._legal = None
        self.log.append(Event(CHOSE, 1 << seat, (number,)))
        action = chosen_action(self.game, made)
        self.made = made
        if action >= 0:
            self.game.act(seat, action)
            self.made = ()
            self.note_events()

    def land(self, number: int) -> None:
        """Apply the outcome of chance with this number."""
        self.game.land(outcome_of(self.game.chance(), number))
        self.note_events()

    def settle(self, dice: Dice) -> None:
        """Let a seed or other dice decide what is rolled and drawn, until a seat is asked or the game is over."""
        game = self.game
        while self.seat == CHANCE_SEAT:
            chance = game.chance()
            game.land(dice.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            self.note_events()

    def note_events(self) -> None:
        """Keep the events, and see which seat is asked next. After an input to ``game`` itself, call this."""
        game = self.game
        self._legal = None
        self.log += game.take_events()
        self.seat = _seat_to_act(game)
        if self.seat >= MILADY:
            prompt = game.prompt()
            asked = (PROMPT_KINDS[prompt.kind], prompt.seats, prompt.hero)
            self.log.append(Event(ASKED, EVERYONE, asked))

    # --- memory -----------------------------------------------------------------------------------
    def events_told(self, seats: int) -> list[Event]:
        """Everything that any of these seats (a mask) was told or chose, in order."""
        return [event for event in self.log if event.audience & seats]

    def information_state(self, seats: int) -> str:
        """All that these seats (a mask; usually one) know: the table, what they were told and what they chose.

        Two games with equal texts can't be told apart by these seats, now or at any moment before.
        """
        table = self.game.table
        lines = [f"seats {seats} {json.dumps(table.setup.to_json())} {table.components.digest}"]
        for event in self.events_told(seats):
            lines.append(f"{event.kind} {' '.join([str(value) for value in event.values])}")
        return "\n".join(lines)

    # --- copying ----------------------------------------------------------------------------------
    def clone(self) -> "NumberedGame":
        """An independent copy."""
        return NumberedGame(self.game.clone(), self.made, self.log[:])

    def __copy__(self) -> "NumberedGame":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "NumberedGame":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return NumberedGame, (self.game, self.made, self.log)

    def __repr__(self) -> str:
        return f"<NumberedGame seat {self.seat}, {self.game.position()}>"
