"""Saving and loading a game, and a hash of its position."""

import json
from hashlib import blake2b
from typing import Any, Final

from .config import Table
from .frames import Frame, FrameView, stacked
from .machine import Game
from .rules.adversary_placement import Force
from .rules.arsenal import Equip
from .rules.bastille import Escape
from .rules.card_drawing import DrawCards, DrawTreachery
from .rules.duel import Duel
from .rules.entering_places import Enter
from .rules.free_actions import Aside, TurnUp
from .rules.hero_turn import HeroTurn
from .rules.milady_action import MiladyAction
from .rules.milady_phase import MiladyPhase
from .rules.mission_cards import MissionCheck, NextLouvre
from .rules.mission_duels import AdversaryDuel, NemesisDuel
from .rules.mission_step import MissionStep
from .rules.musketeer_phase import MusketeerPhase
from .rules.one_for_all import OneWindow
from .rules.paris_tasks import ParisDuel, SearchRoll, SmugglerDiscard
from .rules.quest import BoardDone, LayTokens
from .rules.quest_england import WardesDuel
from .rules.quest_galleries import GalleryFight, Passage, PassAntechamber
from .rules.quest_inn import PathStep
from .rules.quest_return import RoadFight
from .rules.recovery import Recover
from .rules.setup import Root, SetUp
from .rules.siege import Siege
from .rules.skill_challenge import Challenge
from .rules.time_and_honour import QueenLoses, TimeMove
from .rules.trade import Trade
from .rules.traps import TrapAttack
from .rules.treachery import PlayTreachery, SoloTreachery
from .rules.treville_order import Order
from .rules.turn import EndPhase, Turn
from .state import MEMORY, State

# Every kind of frame that a saved game can contain.
# fmt: off
FRAMES: Final[tuple[type[Frame], ...]] = (
    Root, SetUp, Turn, MiladyPhase, SoloTreachery, PlayTreachery, MiladyAction, MusketeerPhase, HeroTurn,
    Order, Trade, Equip, Enter, Escape, Recover, DrawCards, DrawTreachery, Force, TrapAttack,
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
    game = Game(table, State.load(values), stacked(stack))
    game.advance()
    return game


def digest(game: Game) -> str:
    """A hash of the whole position, secrets included. Never send it before the game is over."""
    saved = dump(game)
    saved["state"] = {name: value for name, value in game.s.dump().items() if name not in MEMORY}
    text = json.dumps(saved, separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()
