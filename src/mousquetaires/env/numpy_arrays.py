"""Observations and masks as NumPy arrays, and the spaces that describe them."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mousquetaires.engine.action_index import SIZE as ACTIONS
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.observation_tensor import SIZE as VALUES

MASK: Final = "action_mask"
NOTHING_LEGAL: Final[NDArray[np.int8]] = np.frombuffer(bytes(ACTIONS), np.int8)  # a mask that can't be changed


def values_for(play: NumberedGame, seat: int) -> NDArray[np.float32]:
    """What a seat sees."""
    return np.frombuffer(play.tensor(seat), np.float32)


def mask_for(play: NumberedGame, seat: int) -> NDArray[np.int8]:
    """What a seat may choose. A seat that is not asked may choose nothing."""
    return np.frombuffer(play.mask(seat), np.int8)


def values_space() -> Any:
    return spaces.Box(0.0, 1.0, (VALUES,), np.float32)


def action_space() -> Any:
    return spaces.Discrete(ACTIONS)
