"""The game as a Gymnasium environment: one seat, against and with bots.

import gymnasium, mousquetaires.env.gymnasium_env
env = gymnasium.make("mousquetaires/Seat-v3", players=3, seat=1, bots={0: "novice", 2: "adept"})
"""

from collections.abc import Mapping
from typing import Any, Final

import gymnasium

from mousquetaires.bots import bot
from mousquetaires.engine.components import Components

from .numpy_arrays import MASK, action_space, mask_for, values_for, values_space
from .seeded_play import SeededPlay
from .table_setup import MOST_STEPS, SEED_BITS, make_table, reward_of, seats_of
from .version import VERSION

ID: Final = f"mousquetaires/Seat-v{VERSION}"
USUAL_BOT: Final = "novice"


class SeatEnv(gymnasium.Env):
    """One seat of a table. Bots play the others: ``bots`` names them by seat, and ``bot`` is for the rest.

    ``info["action_mask"]`` has a 1 for each legal number. An illegal one changes nothing, and
    ``info["illegal"]`` is then True. The reward comes at the end: 1 or -1.
    """

    metadata: Final = {"render_modes": [], "render_fps": 1}

    def __init__(
        self,
        seat: int = 1,
        players: int = 3,
        milady: bool = True,
        bot: str = USUAL_BOT,
        bots: Mapping[int, str] | None = None,
        variants: tuple[str, ...] = (),
        hourglass: bool = True,
        components: Components | None = None,
        max_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        self.table = make_table(players, milady, variants, hourglass, components)
        if seat not in seats_of(self.table):
            raise ValueError(f"no seat {seat} at this table: {seats_of(self.table)}")
        self.seat = seat
        self.bots = seated_bots(seats_of(self.table), seat, bot, bots or {})
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.observation_space = values_space()
        self.action_space = action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        over = True
        while over:  # a game may end before this seat is asked
            self.playing = SeededPlay(self.table, int(self.np_random.integers(1 << SEED_BITS)), self.bots)
            over = self.playing.play.over
        self.steps = 0
        return values_for(self.playing.play, self.seat), self._info(illegal=False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play = self.playing.play
        legal = int(action) in play.legal()
        if legal:
            self.playing.act(int(action))
        self.steps += 1
        cut_off = not play.over and self.steps >= self.max_steps
        info = self._info(illegal=not legal)
        return values_for(play, self.seat), reward_of(play, self.seat), play.over, cut_off, info

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {MASK: mask_for(self.playing.play, self.seat), "illegal": illegal}


def seated_bots(seats: tuple[int, ...], own: int, usual: str, named: Mapping[int, str]) -> dict[int, Any]:
    """The bots of all seats but one."""
    return {seat: bot(named.get(seat, usual)) for seat in seats if seat != own}


gymnasium.register(ID, f"{__name__}:SeatEnv")
