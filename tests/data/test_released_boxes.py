"""Released boxes stay loadable by their digest, so that old records replay."""

import pytest

from mousquetaires.data import box_of_record, find_box, load, released_digests, sources, texts
from mousquetaires.data.box_file import own_box
from mousquetaires.data.released_boxes import released_box
from mousquetaires.engine.component_table_parser import ComponentError, parse, parse_values, values_text
from mousquetaires.engine.component_table_values import written_values
from mousquetaires.engine.record import RecordError
from mousquetaires.engine.record_replay import verify
from tests.box import FIRST_RELEASED, changed_box, released_values
from tests.data.short_records import record_with

CHANGED = changed_box({"tracks.honour.points": 12, "foes.rochefort.life": 4})


def test_the_first_released_box_is_still_there() -> None:
    assert FIRST_RELEASED in released_digests()


@pytest.mark.parametrize("digest", sorted(released_digests()))
def test_a_released_box_has_the_digest_it_is_named_by(digest: str) -> None:
    assert released_box(digest).digest == digest


def test_only_assumed_values_differ_from_the_first_released_box() -> None:
    origin = sources(texts())
    changed = released_values(FIRST_RELEASED)
    assert changed
    assert {origin[key] for key in changed} == {"assumed"}
    assert changed_box(changed).digest == FIRST_RELEASED


def test_a_stored_box_is_the_box_of_its_tables() -> None:
    assert parse_values(values_text(texts())) == load() == parse(texts())


def test_a_stored_box_without_a_value_is_refused_with_its_key() -> None:
    text = "\n".join(line for line in values_text(texts()).splitlines() if "tracks.honour.points" not in line)
    with pytest.raises(ComponentError, match=r"tracks\.honour\.points"):
        parse_values(text)


def test_a_record_of_a_released_box_is_verified_after_the_box_has_changed() -> None:
    record = record_with(released_box(FIRST_RELEASED))
    with pytest.raises(RecordError, match="record-components"):
        verify(record, CHANGED)
    assert verify(record, box_of_record(record, CHANGED)).table.components.digest == FIRST_RELEASED


def test_a_record_of_the_current_box_needs_no_released_one() -> None:
    record = record_with(CHANGED)
    assert box_of_record(record, CHANGED) is CHANGED


@pytest.mark.parametrize("digest", ["0" * 32, "", "../box", None, 7])
def test_a_record_of_an_unknown_box_is_refused_as_before(digest: object) -> None:
    record = record_with(CHANGED) | {"components": digest}
    with pytest.raises(RecordError, match="record-components"):
        verify(record, box_of_record(record, CHANGED))
    assert box_of_record("no record", CHANGED) is CHANGED


def test_only_known_digests_find_a_box() -> None:
    assert find_box(CHANGED.digest, CHANGED) is CHANGED
    assert find_box("../box/dice", CHANGED) is None


def test_a_record_that_contains_its_box_is_verified_anywhere() -> None:
    box = own_box({"foes.rochefort.life": 4, "tracks.honour.points": 9})
    record = {**record_with(box), "box": written_values(box)}
    assert verify(record, box_of_record(record, load())).table.components == box
    record["box"] = {**written_values(box), "tracks.honour.points": 8}  # not the values of the game
    assert box_of_record(record, load()) is not box
