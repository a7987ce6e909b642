"""Beginning, saving and loading a game."""

import json
from hashlib import blake2b
from typing import Any, Final

from .config import Table
from .frames import Frame, FrameView
from .machine import Game
from .rules.adversary_placement import Force
from .rules.arsenal import Equip
from .rules.card_drawing import DrawCards, DrawTreachery, Recover
from .rules.challenge import Challenge
from .rules.duel import Duel
from .rules.free_actions import Aside, TurnUp
from .rules.milady import MiladyPhase
from .rules.milady_deed import Deed
from .rules.mission import MissionCheck, NextLouvre
from .rules.musketeers import HeroTurn, MusketeerPhase, Order
from .rules.one_for_all import OneWindow, QueenLoses, TimeMove
from .rules.paris import AdversaryDuel, NemesisDuel, ParisDuel, SearchRoll, SmugglerDiscard
from .rules.places import Enter, Escape
from .rules.quest import BoardDone, LayTokens
from .rules.quest_galleries import GalleryFight, Passage, PassAntechamber
from .rules.quest_inn import PathStep
from .rules.quest_return import RoadFight
from .rules.rochefort import MissionStep
from .rules.setup import Root, SetUp, empty_table
from .rules.siege import Siege
from .rules.trade import Trade
from .rules.traps import TrapBite
from .rules.treachery import PlayTreachery, SoloTreachery
from .rules.turn import EndPhase, Turn
from .rules.wardes import WardesDuel
from .state import State

# Every kind of frame that a saved game can contain.
# fmt: off
FRAMES: Final[tuple[type[Frame], ...]] = (
    Root, SetUp, Turn, MiladyPhase, SoloTreachery, PlayTreachery, Deed, MusketeerPhase, HeroTurn,
    Order, Trade, Equip, Enter, Escape, Recover, DrawCards, DrawTreachery, Force, TrapBite,
    MissionStep, MissionCheck, NextLouvre, AdversaryDuel, NemesisDuel, ParisDuel, SmugglerDiscard,
    SearchRoll, Challenge, Duel, LayTokens, BoardDone, PathStep, WardesDuel, RoadFight,
    GalleryFight, PassAntechamber, Passage, Aside, TurnUp, OneWindow, TimeMove, QueenLoses, Siege,
    EndPhase,
)
# fmt: on
FRAME_KINDS: Final[dict[str, type[Frame]]] = {frame.kind: frame for frame in FRAMES}


def blank_frame(kind: str) -> Frame:
    """A frame of a kind whose fields are not set yet."""
    made = FRAME_KINDS[kind]
    return made.__new__(made)


def frame_view(made: dict[str, Any]) -> FrameView:
    """The view of a frame that ``FrameView.to_json`` wrote."""
    return FrameView.from_json(blank_frame(str(made["kind"])).contents(), made)


def new_game(table: Table) -> Game:
    """A game at its beginning: it waits for a draw, or for Milady."""
    game = Game(table, empty_table(table), [Root()])
    game.advance()
    return game


def dump(game: Game) -> dict[str, object]:
    """The whole position as plain values. Works at any prompt."""
    stack = [[frame.kind, *frame.dump()] for frame in game.stack]
    return {"state": game.s.dump(), "stack": stack}


def load(table: Table, saved: dict[str, object]) -> Game:
    """The game that ``dump`` saved."""
    values, rows = saved["state"], saved["stack"]
    assert isinstance(values, dict)
    assert isinstance(rows, list)
    stack = []
    for kind, *numbers in rows:
        frame = blank_frame(kind)
        frame.restore(numbers)
        stack.append(frame)
    game = Game(table, State.load(values), stack)
    game.advance()
    return game


def digest(game: Game) -> str:
    """A hash of the whole position, secrets included. Never send it before the game is over."""
    text = json.dumps(dump(game), separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()
