"""The game for OpenSpiel, as a Python game with explicit chance.

    import pyspiel, mousquetaires.env.openspiel_game
    game = pyspiel.load_game("python_mousquetaires(players=3)")
    two_sided = pyspiel.load_game("python_mousquetaires_teams(players=5)")

In ``python_mousquetaires`` every seat is a player. In ``python_mousquetaires_teams`` Milady plays against the
team: one player sees the hands of all Musketeers and moves them. That game has zero sum.
"""

from array import array
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from mousquetaires.engine.action_index import SIZE as ACTIONS
from mousquetaires.engine.action_index import number_text
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.notation import outcome_text
from mousquetaires.engine.numbered_game import CHANCE_NUMBERS, CHANCE_SEAT, NO_SEAT, NumberedGame, outcome_of
from mousquetaires.engine.observation_tensor import SIZE as VALUES
from mousquetaires.engine.view import observe

from .resampling import resampled
from .table_setup import MOST_STEPS, make_table, reward_of

SEATS_NAME: Final = "python_mousquetaires"
TEAMS_NAME: Final = "python_mousquetaires_teams"
TEAM: Final = 1  # the player who plays all Musketeers
OVER: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)


def _type(name: str, long_name: str, utility: Any, players: tuple[int, int]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 5},
    )


SEATS_TYPE: Final = _type(SEATS_NAME, "Mousquetaires", pyspiel.GameType.Utility.GENERAL_SUM, (2, 6))
TEAMS_TYPE: Final = _type(TEAMS_NAME, "Mousquetaires, two-sided", pyspiel.GameType.Utility.ZERO_SUM, (2, 2))


class MousquetairesGame(pyspiel.Game):
    """A table of ``players`` people. ``two_sided`` makes the Musketeers one player."""

    def __init__(self, params: Any = None, two_sided: bool = False) -> None:
        chosen = params or {}
        people = int(chosen.get("players", 5))
        self.table = make_table(people)
        self.two_sided = two_sided
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CHANCE_NUMBERS,
            num_players=2 if two_sided else people,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if two_sided else None,
            max_game_length=MOST_STEPS,
        )
        super().__init__(TEAMS_TYPE if two_sided else SEATS_TYPE, info, chosen)

    def new_initial_state(self) -> "MousquetairesState":
        return MousquetairesState(self)

    def state_of(self, play: NumberedGame, steps: int = 0) -> "MousquetairesState":
        """The state of a game that was played or dealt elsewhere. It has no history."""
        state = MousquetairesState(self)
        state.go_on_from(play, steps)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return MOST_STEPS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        recall = iig_obs_type.perfect_recall if iig_obs_type is not None else False
        return SeatObserver(self, recall)


class TwoSidedGame(MousquetairesGame):
    """Milady against the team."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(params, two_sided=True)


class MousquetairesState(pyspiel.State):
    """One position. All of it is in ``play``, which copies itself quickly."""

    def __init__(self, game: MousquetairesGame) -> None:
        super().__init__(game)
        self.two_sided = game.two_sided
        self.go_on_from(NumberedGame.new(game.table), 0)

    def go_on_from(self, play: NumberedGame, steps: int) -> None:
        """Take over a game that has had so many steps."""
        self.play = play
        self.steps = steps
        self.player = self._player_to_act()

    def player_of(self, seat: int) -> int:
        return min(seat, TEAM) if self.two_sided else seat

    def seats_of(self, player: int) -> int:
        """The seats that a player has, as a mask."""
        team = self.play.game.table.team_mask
        return team if self.two_sided and player == TEAM else 1 << player

    def _player_to_act(self) -> int:
        seat = self.play.seat
        if seat == NO_SEAT or self.steps >= MOST_STEPS:
            return OVER
        if seat == CHANCE_SEAT:
            return CHANCE
        return min(seat, TEAM) if self.two_sided else seat  # as ``player_of``, without a call in every step

    def current_player(self) -> int:
        return self.player  # OpenSpiel asks several times for each action

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.player == CHANCE:
            self.play.land(action)
        else:
            self.play.act(action)
            self.steps += 1
        self.player = self._player_to_act()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            chance = self.play.game.chance()
            return outcome_text(chance.purpose, outcome_of(chance, action))
        return number_text(action)

    def is_terminal(self) -> bool:
        return self.player == OVER

    def returns(self) -> list[float]:
        play = self.play
        seats = (MILADY, TEAM) if self.two_sided else (MILADY, *play.game.table.seats)
        return [reward_of(play, seat) for seat in seats]

    def information_of(self, player: int) -> str:
        """What a player remembers, with perfect recall."""
        return self.play.information_state(self.seats_of(player))

    def tensor_of(self, player: int) -> "array[float]":
        return self.play.team_tensor() if self.two_sided and player == TEAM else self.play.tensor(player)

    def observed_by(self, player: int) -> str:
        """What a player sees now, as text."""
        seats = self.play.game.table.seats if self.two_sided and player == TEAM else (player,)
        seen = [str(observe(self.play.game, seat).to_json()) for seat in seats]
        return "\n".join([*seen, str([number_text(number) for number in self._composed_by(player)])])

    def _composed_by(self, player: int) -> tuple[int, ...]:
        play = self.play
        return play.made if play.seat >= MILADY and self.player_of(play.seat) == player else ()

    def __str__(self) -> str:
        return f"{self.play.game.position()} after {len(self.history())}"

    def resample(self, player: int, rng: Random) -> "MousquetairesState":
        """A state that this player cannot tell from this one, with Milady's secrets as likely as bots believe them."""
        return _resampled_state(self, player, rng)


def _resampled_state(state: MousquetairesState, player: int, rng: Random) -> MousquetairesState:
    game: MousquetairesGame = state.get_game()
    return game.state_of(resampled(state.play, state.seats_of(player), rng), state.steps)


class SeatObserver:
    """What a player sees, for OpenSpiel's observation interface."""

    def __init__(self, game: MousquetairesGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(VALUES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MousquetairesState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.tensor_of(player), np.float32)

    def string_from(self, state: MousquetairesState, player: int) -> str:
        return state.information_of(player) if self.perfect_recall else state.observed_by(player)


pyspiel.register_game(SEATS_TYPE, MousquetairesGame)
pyspiel.register_game(TEAMS_TYPE, TwoSidedGame)
