"""``python -m tools.belief``: how much the Musketeers know about Milady's place and her cards.

Bots play seeded games. Whenever a Musketeer is asked something while Milady hides, several ways to guess her place are
noted. The report gives the bits that the true place costs (fewer are better) and the calibration error. The same
arguments give the same numbers.
"""

import argparse
import os
from collections.abc import Iterator, Sequence

from .guesses import GUESSES
from .scores import Bits, mean_of, score
from .watched_turns import WatchedTurn, orders, watch_turns


def main() -> None:
    wish = parse()
    turns = watch_turns(orders(wish.players, wish.milady, wish.musketeers, wish.seed), wish.turns, wish.jobs)
    for line in report(turns):
        print(line)


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.belief", description=__doc__)
    parser.add_argument("--milady", default="adept", help="the bot that hides")
    parser.add_argument("--musketeers", default="adept", help="the bot that guesses")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6], choices=range(2, 7))
    parser.add_argument("--turns", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=71_000_000, help="of the first game; each game adds 1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    return parser.parse_args(arguments)


def report(turns: Sequence[WatchedTurn]) -> Iterator[str]:
    yield f"{len(turns)} turns, {sum(len(turn.moments) for turn in turns)} prompts"
    yield "guess: bits at the first prompt of a turn, over all prompts (standard error), calibration error"
    for name in GUESSES:
        found = score(turns, name)
        yield f"  {name}: {bits_text(found.first)}, {bits_text(found.all)}, {found.calibration:.1%}"
    yield "hidden cards: turns, bits if all deals are equal, bits of the belief"
    for kind in sorted({kind for turn in turns for kind in turn.hidden}):
        pairs = [turn.hidden[kind] for turn in turns if kind in turn.hidden]
        even, belief = [mean_of([[pair[at]] for pair in pairs]) for at in range(2)]
        yield f"  {kind}: {len(pairs)}, {bits_text(even)}, {bits_text(belief)}"


def bits_text(bits: Bits) -> str:
    return f"{bits.mean:.3f} ({bits.error:.3f})"


if __name__ == "__main__":
    main()
