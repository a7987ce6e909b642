"""The game as a PettingZoo environment in which agents act one after the other (AEC).

    from mousquetaires.env import pettingzoo_env
    env = pettingzoo_env.env(players=3)

Importing the module also registers ``mousquetaires_v3`` for ``pettingzoo.make``.
"""

from operator import attrgetter
from typing import Any, Final

from gymnasium.utils import seeding
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from mousquetaires.engine.action_index import number_text
from mousquetaires.engine.components import Components
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.numbered_game import NO_SEAT

from .numpy_arrays import MASK, NOTHING_LEGAL, action_space, mask_for, values_for, values_space
from .seeded_play import SeededPlay
from .table_setup import MOST_STEPS, SEED_BITS, make_table, reward_of, seats_of
from .version import VERSION

ID: Final = f"mousquetaires_v{VERSION}"
MILADY_NAME: Final = "milady_0"
TEXT: Final = "ansi"


def agent_name(seat: int) -> str:
    """Milady, or a player of the Musketeers by seat.

    >>> agent_name(0), agent_name(2)
    ('milady_0', 'musketeers_2')
    """
    return MILADY_NAME if seat == MILADY else f"musketeers_{seat}"


class _DirectReads:
    """Reads what every step reads from the wrapped environment at once.

    PettingZoo's wrappers find these attributes only after a failed look-up in each of them, which takes a third of a
    step. Before the first reset they are not there, and PettingZoo's own look-up raises its error.
    """

    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    infos = property(attrgetter("env.infos"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    _cumulative_rewards = property(attrgetter("env._cumulative_rewards"))


class _TerminateIllegal(_DirectReads, wrappers.TerminateIllegalWrapper):
    """Ends the game at an illegal action; its agent loses."""


class _AssertOutOfBounds(_DirectReads, wrappers.AssertOutOfBoundsWrapper):
    """Refuses an action that has no number."""


class _OrderEnforcing(_DirectReads, wrappers.OrderEnforcingWrapper):
    """Refuses calls in an impossible order."""

    def __str__(self) -> str:
        return str(self.env)


def env(**options: Any) -> Any:
    """The environment with PettingZoo's checks around it. The options are those of ``raw_env``."""
    return _OrderEnforcing(_AssertOutOfBounds(_TerminateIllegal(raw_env(**options), illegal_reward=-1)))


class raw_env(AECEnv):  # noqa: N801  # PettingZoo's name for it
    """A table of two to six players, or of one to five without Milady."""

    metadata: Final = {"name": ID, "render_modes": [TEXT], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        players: int = 5,
        milady: bool = True,
        variants: tuple[str, ...] = (),
        hourglass: bool = True,
        components: Components | None = None,
        max_cycles: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = make_table(players, milady, variants, hourglass, components)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.seats = {agent_name(seat): seat for seat in seats_of(self.table)}
        self.agent_of = {seat: agent for agent, seat in self.seats.items()}
        self.possible_agents = list(self.seats)
        self.observation_spaces = {agent: values_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.playing = SeededPlay(self.table, int(self.np_random.integers(1 << SEED_BITS)), {})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {MASK: NOTHING_LEGAL} for agent in self.agents}
        self.steps = 0
        self._select(self.agent_of[self.playing.play.seat])

    def _select(self, agent: str) -> None:
        """The agent that acts next. The mask in its info has its legal numbers; the others' masks have none."""
        self.agent_selection = agent
        self.infos[agent] = {MASK: mask_for(self.playing.play, self.seats[agent])}

    def observe(self, agent: str) -> Any:
        return values_for(self.playing.play, self.seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.playing.act(int(action))
        self.infos[agent] = {MASK: NOTHING_LEGAL}
        self.steps += 1
        seat = self.playing.play.seat
        if seat == NO_SEAT:
            self._end()
            return
        if self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select(self.agent_of[seat])

    def _end(self) -> None:
        """The game is over: reward all agents. Before that there is no reward."""
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self.rewards[agent] = reward_of(self.playing.play, self.seats[agent])
        self._accumulate_rewards()
        self._select(self.agents[0])

    def render(self) -> str:
        """The position and the choices of the agent that is asked."""
        play = self.playing.play
        return "\n".join([play.game.position(), *[number_text(number) for number in play.legal()]])

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""


register("aec", ID, f"{__name__}:env")
