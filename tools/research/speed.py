"""Steps per second of each interface, next to games of the same library, in one run.

``make research-speed`` runs it. Every game is played at random by the same loop of its library. The games of a
library take turns in each round; the median of the rounds counts. A PettingZoo step includes the observation of the
agent that acts.
"""

import argparse
import random
import warnings
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

Loop = Callable[[float], float]
# fmt: off
CLASSIC: Final = (
    "hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "chess_v6", "go_v5",
    "connect_four_v3", "tictactoe_v3",
)
# fmt: on
PYTHON_GAMES: Final = ("python_block_dominoes", "python_liars_poker")


def aec_loop(make: Callable[[], Any]) -> Loop:
    """Random games of a PettingZoo environment."""
    env = make()
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
                env.step(None if terminated or truncated else rng.choice(np.flatnonzero(mask)))
                steps += 1
        return steps / (process_time() - start)

    return run


def spiel_loop(name: str) -> Loop:
    """Random games of OpenSpiel: legal actions, chance outcomes and apply."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps / (process_time() - start)

    return run


def gym_loop() -> Loop:
    """One seat by random legal numbers, with a random bot on each other seat."""
    import gymnasium

    ours = import_module("mousquetaires.env.gymnasium_env")
    env = gymnasium.make(ours.ID, players=3, bot="random")
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            _, info = env.reset(seed=steps)
            over = cut_off = False
            while not (over or cut_off):
                _, _, over, cut_off, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
                steps += 1
        return steps / (process_time() - start)

    return run


def in_usual_wrappers(env: Any) -> Any:
    """The wrappers that PettingZoo puts around its own games. Ours find their attributes faster."""
    from pettingzoo.utils import wrappers

    checked = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def classic(name: str) -> Callable[[], Any]:
    return lambda: import_module(f"pettingzoo.classic.{name}").env()


def pettingzoo_games() -> dict[str, Loop]:
    ours = import_module("mousquetaires.env.pettingzoo_env")
    loops = {
        "mousquetaires, 5 players": aec_loop(lambda: ours.env(players=5)),
        "mousquetaires, in PettingZoo's wrappers": aec_loop(lambda: in_usual_wrappers(ours.raw_env(players=5))),
    }
    for name in CLASSIC:
        try:
            loops[name] = aec_loop(classic(name))
        except (ImportError, AttributeError) as error:
            print(f"{name} can't be measured: {error}")
    return loops


def openspiel_games() -> dict[str, Loop]:
    ours = import_module("mousquetaires.env.openspiel_game")
    names = (f"{ours.SEATS_NAME}(players=5)", f"{ours.TEAMS_NAME}(players=5)", *PYTHON_GAMES)
    for name in PYTHON_GAMES:
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return {name: spiel_loop(name) for name in names}


def measure(title: str, loops: dict[str, Loop], rounds: int, seconds: float) -> None:
    found: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(rounds):
        for name, loop in loops.items():
            found[name].append(loop(seconds))
    print(f"\n{title} ({rounds} rounds of {seconds:g} s)")
    for name, speeds in sorted(found.items(), key=lambda item: -median(item[1])):
        print(f"  {name:40} {median(speeds):10,.0f} steps/s  ({min(speeds):,.0f} to {max(speeds):,.0f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    wish = parser.parse_args()
    warnings.simplefilter("ignore", DeprecationWarning)  # of other games
    start = perf_counter()
    measure("PettingZoo", pettingzoo_games(), wish.rounds, wish.seconds)
    measure("OpenSpiel", openspiel_games(), wish.rounds, wish.seconds)
    measure("Gymnasium", {"mousquetaires, a seat of 3": gym_loop()}, wish.rounds, wish.seconds)
    print(f"\n{perf_counter() - start:.0f} s by the clock; the speeds are by processor time")


if __name__ == "__main__":
    main()
