"""A replay shows each viewer exactly what they were sent during the game, and the truth to those who ask for it."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from mousquetaires.data import load
from mousquetaires.engine.ids import CARDS, MILADY, SPECTATOR
from mousquetaires.engine.record import RecordError
from mousquetaires.engine.record_replay import replay
from mousquetaires.server.table.entries import encode
from mousquetaires.server.table.entries_from_record import followed_record
from mousquetaires.server.table.replay_messages import EVERYTHING, AnyReplayLine
from mousquetaires.server.table.replay_stream import REDACTED, followed_log, stream_of
from mousquetaires.server.table.state import TableState
from mousquetaires.server.table.views import viewers_of
from tests.seeds import SOAK
from tools.golden_views import FILE, broadcast, golden_records, turn_hashes

Json = dict[str, Any]
BOX = load()
RECORDS = golden_records()
LONGEST_SOLO = max(
    (name for name in RECORDS if name.startswith("solo-")), key=lambda name: len(RECORDS[name]["inputs"])
)
SAMPLE = ("milady-3", "solo-1", "treville-leads")  # all of them in `make soak`
STORED = json.loads(FILE.read_text("utf-8"))
read_line = msgspec.json.Decoder(AnyReplayLine).decode


def empty_table() -> TableState:
    return TableState("", BOX, bytes(32))


def stored_log(record: Json) -> list[tuple[int, bytes]]:
    """The log that a server would have stored."""
    state = empty_table()
    return [(state.version, encode(entry)) for entry in followed_record(state, record)]


def lines(record: Json, viewer: int) -> list[Json]:
    """A replay, made from the stored log."""
    state = empty_table()
    made = list(stream_of(state, followed_log(state, stored_log(record)), viewer))
    for line in made:
        read_line(line)  # raises if it isn't as the types say
    return [json.loads(line) for line in made]


def messages(record: Json, viewer: int) -> list[Json]:
    first, *steps = lines(record, viewer)
    first["missed"] = first["missed"][-1:]  # the deal; those before it are about people
    return [{**first, "type": "hello"}, *(step["update"] for step in steps)]


@pytest.mark.parametrize("name", RECORDS if SOAK else SAMPLE)
def test_a_replay_is_what_each_viewer_was_sent(name: str) -> None:
    sent = broadcast(RECORDS[name])
    for viewer, heard in sent.items():
        assert messages(RECORDS[name], viewer) == heard
        hashes = turn_hashes(messages(RECORDS[name], viewer), STORED["fields"])
        assert hashes == STORED["games"][name][str(viewer)], viewer
    assert {str(viewer) for viewer in sent} == set(STORED["games"][name])


def test_every_golden_game_is_compared() -> None:
    assert set(STORED["games"]) == set(RECORDS)


def test_a_record_is_replayed_like_the_log_of_the_same_game() -> None:
    record = RECORDS["milady-2"]
    state = empty_table()
    assert [json.loads(line) for line in stream_of(state, followed_record(state, record), 1)] == lines(record, 1)


@pytest.mark.parametrize("name", ["milady-2", LONGEST_SOLO])
def test_the_truth_has_every_secret_and_each_event_once(name: str) -> None:
    first, *steps = lines(RECORDS[name], EVERYTHING)
    view, hands = first["view"], first["hands"]
    for (state, inputs), step in zip(positions(RECORDS[name]), [first, *steps], strict=True):
        update = step.get("update", step)
        view |= update["view"]
        hands = step.get("hands") or hands
        s = state.game.s
        assert (view["destination"], view["spaces"], view["hiding"]) == (s.destination, s.spaces, 0)
        assert view["treachery_hand"] == s.treachery_hand
        assert [s.hands[seat * CARDS : seat * CARDS + CARDS] for seat in range(1, len(hands))] == hands[1:]
        assert step["inputs"] == inputs
        if "causes" in step:
            assert len(step["causes"]) == len(update["entry"]["events"])
            assert step["causes"] == sorted(step["causes"])
            assert not any(kind in REDACTED for kind, *_ in update["entry"]["events"])
    assert len(steps) > 100


def positions(record: Json) -> Iterator[tuple[TableState, int]]:
    """The table after the deal and after each move, with the number of inputs so far."""
    state = empty_table()
    for _ in followed_record(state, record):
        if state.session is not None:
            yield state, len(state.session.inputs)


def test_an_answer_is_shown_to_its_own_seat_alone() -> None:
    record = RECORDS["milady-3"]
    truth = [step["chosen"] for step in lines(record, EVERYTHING)[1:]]
    state = empty_table()
    seats = [getattr(entry, "seat", -1) for entry in followed_record(state, record)][-len(truth) :]
    for viewer in viewers_of(state):
        seen = [step["chosen"] for step in lines(record, viewer)[1:]]
        assert seen == [answer if seat == viewer else "" for answer, seat in zip(truth, seats, strict=True)]
    assert sum(answer != "" for answer in truth) > 100
    assert all(not step["chosen"] for step in lines(record, SPECTATOR)[1:])


def test_the_truth_offers_what_the_asked_seat_could_answer() -> None:
    first, *steps = lines(RECORDS["milady-3"], EVERYTHING)
    prompts = [first["prompt"], *(step["update"]["prompt"] for step in steps)]
    chosen = [
        (before["options"] + before["free"], step["chosen"])
        for before, step in zip(prompts, steps, strict=False)
        if before["listed"] and step["chosen"]
    ]
    assert all(answer in offered for offered, answer in chosen)
    assert not any(prompt["mine"] for prompt in prompts if prompt)
    assert len(chosen) > 100


def test_the_end_is_the_last_line() -> None:
    for viewer in (MILADY, 1, SPECTATOR, EVERYTHING):
        first, *steps = lines(RECORDS["milady-2"], viewer)
        endings = [step["update"]["view"].get("ending", 0) for step in steps]
        assert [bool(ending) for ending in endings] == [False] * (len(steps) - 1) + [True]
        versions = [first["version"], *(step["update"]["version"] for step in steps)]
        assert all(after == before + 1 for before, after in pairwise(versions))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda record: record.update(format="chess"), "record-format"),
        (lambda record: record.update(engine=1), "record-engine"),
        (lambda record: record.update(inputs=record["inputs"][:100]), "record-short"),
        (lambda record: record["inputs"].__setitem__(60, "1 move bastille bastille"), "record-line"),
        (lambda record: record["inputs"].__setitem__(60, "undo 1 999 by 1"), "record-line"),
        (lambda record: record["checkpoints"].__setitem__(0, [50, "0" * 16]), "record-digest"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(change: Any, key: str) -> None:
    record = json.loads(json.dumps(RECORDS["milady-2"]))
    change(record)
    state = empty_table()
    with pytest.raises(RecordError) as refused:
        list(stream_of(state, followed_record(state, record), 1))
    assert refused.value.key == key
    assert replay(RECORDS["milady-2"], BOX).game.over
