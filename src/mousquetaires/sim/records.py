"""Writes the record of each simulated game to a folder, for ``replay``, ``analyse`` and ``story``."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from mousquetaires.bots import Bot, SeatPrompt
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.record import Session, apply_line
from mousquetaires.engine.view import Observation

from .file_errors import explain_write_errors
from .plan import Plan
from .play import GameResult, Match

SAND: Final = "sand"


class RecordedMatch(Match):
    """A game whose choices are kept. It is the same game as without."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], seed: int, sand: int | None) -> None:
        super().__init__(table, bots, seed, sand)
        self.lines: list[str] = []

    def answer(self, view: Observation, prompt: SeatPrompt) -> int:
        action = super().answer(view, prompt)
        self.lines.append(f"{prompt.seat} {to_text(action)}")
        return action

    def sand_is_out(self) -> bool:
        out = super().sand_is_out()
        if out:
            self.lines.append(SAND)
        return out

    def result(self) -> GameResult:
        return replace(super().result(), lines=tuple(self.lines))


def record_of(result: GameResult, box: Components) -> dict[str, object]:
    """The record of a game that a ``RecordedMatch`` played."""
    session = Session(result.setup, box, Seed.of(result.seed))
    for at, line in enumerate(result.lines):
        before = session.game.s.barriers
        apply_line(session.game, line, at)
        session.write(line, before)
        session.settle()
    return session.to_json()


class RecordFolder:
    """Takes finished games and writes a file for each."""

    def __init__(self, folder: Path, plan: Plan, box: Components) -> None:
        self.folder = folder
        self.plan = plan
        self.box = box

    def take(self, number: int, result: GameResult) -> None:
        """Write a game, named after its table and seed."""
        file = self.folder / f"{self.table_name(number, result.setup)}-{result.seed}.json"
        with explain_write_errors(file):
            file.write_text(json.dumps(record_of(result, self.box)) + "\n", "utf-8")

    def table_name(self, number: int, setup: Setup) -> str:
        """The number of players, and the number of the table if several have as many."""
        alike = [seating.setup for seating in self.plan.seatings if seating.setup.players == setup.players]
        name = f"{'milady' if setup.milady else 'solo'}-{setup.players}"
        return name if len(alike) == 1 else f"{name}-{self.plan.seating_of(number) + 1}"
