"""Bots of another checkout, for example the master of an earlier commit: ``checkout:DIRECTORY:master:160``.

The bot runs in a process of its own, with the sources of that checkout and with this checkout's component tables. It
replays the game from its inputs (``replaying_bot``), because the types of the two checkouts may differ.
"""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from mousquetaires.bots import SeatPrompt
from mousquetaires.data import texts
from mousquetaires.engine.notation import parse, to_text
from mousquetaires.engine.view import Observation

CHECKOUT: Final = "checkout"
SCRIPT: Final = Path(__file__).with_name("replaying_bot.py")


class OtherCheckout:
    """A bot whose sources are in another folder. One process plays all its seats, game after game."""

    def __init__(self, directory: Path, bot: str) -> None:
        self.name = f"{CHECKOUT}:{directory}:{bot}"
        own = directory / ".venv" / "bin" / "python"
        python = str(own) if own.exists() else sys.executable
        self.process = subprocess.Popen(
            [python, str(SCRIPT), bot],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(directory / "src"), "PYTHONSAFEPATH": "1"},
        )

    def send(self, **order: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()

    def begin(self, players: int, seed: int) -> None:
        self.send(do="new", players=players, seed=seed, tables=texts())

    def landed(self, outcome: int) -> None:
        self.send(do="land", outcome=outcome)

    def acted(self, seat: int, action: int) -> None:
        self.send(do="act", seat=seat, action=to_text(action))

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        """The other process has the same game and its own ``rng`` with the same seed."""
        assert self.process.stdout is not None
        self.send(do="choose", seat=prompt.seat)
        return parse(self.process.stdout.readline().strip())

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


@cache
def other_checkout(name: str) -> OtherCheckout:
    """The bot of this name. Each process of a run starts it once."""
    _, directory, bot = name.split(":", 2)
    return OtherCheckout(Path(directory).resolve(), bot)
