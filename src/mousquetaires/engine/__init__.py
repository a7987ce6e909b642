"""The game as a pure rules engine.

>>> from mousquetaires.data import load
>>> session = Session(usual_setup(2), load(), Seed.of(1))
>>> session.game.prompt().kind
'opening_paris'
"""

from .chance import Chance, Seed
from .components import Components
from .config import Setup, SetupError, Table, usual_setup
from .determinization import determinize
from .events import Event, heard_by
from .knowledge import knowledge
from .machine import Game
from .notation import NotationError, parse, to_text
from .prompts import Prompt
from .reasons import Reason, Refused
from .record import RecordError, Session
from .record_replay import has_unchecked_dice, replay, verify
from .rules.setup import new_game
from .save_load import digest, dump, load
from .view import Observation, observe

# fmt: off
__all__ = [
    "Chance", "Components", "Event", "Game", "NotationError", "Observation", "Prompt", "Reason", "RecordError",
    "Refused", "Seed", "Session", "Setup", "SetupError", "Table", "determinize", "digest", "dump", "has_unchecked_dice",
    "heard_by", "knowledge", "load", "new_game", "observe", "parse", "replay", "to_text", "usual_setup", "verify",
]
# fmt: on
