"""The worker that analyses games: it says how far it is, and fails without dying."""

import json
from gzip import decompress

import msgspec

from mousquetaires.analysis.ledger import Depth
from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.server.jobs.analysis_worker import POLL, Analyst
from tools.golden_views import golden_records


class Watched(Analyst):
    """Remembers how far it was."""

    def __init__(self, components: Components, depth: Depth) -> None:
        super().__init__(components, depth)
        self.steps: list[int] = []

    def advance(self, done: int, total: int) -> None:
        super().advance(done, total)
        self.steps.append(self.progress.percent)


def test_a_game_is_analysed_and_the_result_is_the_documents() -> None:
    analyst = Watched(load(), Depth(0, 1))
    analyst.analyse(msgspec.json.encode(golden_records()["solo-1"]))
    found = analyst.answer(POLL)
    assert (found.percent, found.failed) == (100, False)
    assert analyst.steps == sorted(analyst.steps)
    assert analyst.steps[-1] == 99
    made = json.loads(decompress(found.body))
    assert made["format"] == "mousquetaires-analysis"
    assert set(made["ledger"]) >= {"start", "luck", "decisions", "unforeseen", "result"}


def test_what_is_no_finished_game_fails() -> None:
    record = golden_records()["solo-1"]
    assert isinstance(record, dict)
    unfinished = {**record, "inputs": record["inputs"][:60], "checkpoints": [], "ending": "not_over"}
    for wrong in ({}, {**record, "inputs": ["1 dances"]}, unfinished):
        analyst = Analyst(load(), Depth(0, 1))
        analyst.analyse(msgspec.json.encode(wrong))
        assert analyst.answer(POLL).failed
