"""How often each bot wins against novice, by side and number of players: the baseline table of docs/research.md."""

import argparse
from typing import Final

from mousquetaires.engine.config import usual_setup
from mousquetaires.sim.simulation import play_many
from mousquetaires.sim.stats import wilson

BOTS: Final = ("random", "novice", "adept")
OPPONENT: Final = "novice"
COUNTS: Final = tuple(range(2, 7))


def wins(milady: str, musketeers: str, games: int, seed: int, jobs: int) -> list[int]:
    """How many games the Musketeers win at each number of players."""
    setups = [usual_setup(players) for players in COUNTS]
    done = play_many(setups, games, milady, musketeers, seed, jobs)
    return [done.tables[setup].musketeers for setup in setups]


def cell(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / games:.0%} ({100 * low:.0f}–{100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="at each number of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    print("| bot | side | " + " | ".join(f"{players} players" for players in COUNTS) + " |", flush=True)
    print("|---|---|" + "---|" * len(COUNTS))
    for name in BOTS:
        won = wins(OPPONENT, name, wish.games, wish.seed, wish.jobs)
        print(f"| `{name}` | Musketeers | " + " | ".join(cell(n, wish.games) for n in won) + " |", flush=True)
    for name in BOTS:
        lost = wins(name, OPPONENT, wish.games, wish.seed, wish.jobs)
        print(f"| `{name}` | Milady | " + " | ".join(cell(wish.games - n, wish.games) for n in lost) + " |", flush=True)


if __name__ == "__main__":
    main()
