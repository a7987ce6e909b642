"""Frames: copied, saved and shown without losing anything, and every step that is named exists."""

import ast
import json
import pickle
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from mousquetaires.engine import rules
from mousquetaires.engine.frames import UNUSED, Frame
from mousquetaires.engine.save_load import FRAME_KINDS, blank_frame, frame_view

RULES = [Path(file) for folder in rules.__path__ for file in sorted(Path(folder).glob("*.py"))]
KINDS = pytest.mark.parametrize("kind", FRAME_KINDS)


def numbers_of(kind: str) -> list[int]:
    """What a frame could save: another number in each field, and what is fixed in those it does not use."""
    new = FRAME_KINDS[kind]()
    numbers = [*UNUSED, *[0] * (len(new.fields) - len(UNUSED))]
    for position, names in enumerate(new.fields):
        if " " in names:
            numbers[position] = 0b101
        elif names:
            numbers[position] = 1 if isinstance(getattr(new, names), bool) else 30 + position
    return numbers


def filled(kind: str) -> Frame:
    frame = blank_frame(kind)
    frame.restore([len(frame.contents().steps) - 1, *numbers_of(kind)])
    return frame


@KINDS
def test_a_restored_frame_saves_the_same_numbers(kind: str) -> None:
    assert filled(kind).numbers() == numbers_of(kind)


@KINDS
def test_a_clone_is_the_same_frame_and_independent(kind: str) -> None:
    frame = filled(kind)
    clone = frame.clone()
    assert (type(clone), clone.dump()) == (type(frame), frame.dump())
    clone.restore([0, *UNUSED, *[0] * (len(frame.numbers()) - len(UNUSED))])
    assert frame.dump() == [len(frame.contents().steps) - 1, *numbers_of(kind)]


@KINDS
def test_a_viewer_sees_every_field_by_name_and_nothing_is_lost(kind: str) -> None:
    frame = filled(kind)
    view = frame.view()
    assert (view.kind, view.step) == (kind, list(frame.contents().by_name)[-1])
    names = " ".join(frame.fields).split()
    assert set(view.to_json()) == {"kind", "step", *names}
    assert [view[name] for name in names] == [view.to_json()[name] for name in names]
    again = blank_frame(kind)
    again.restore_view(view)
    assert again.dump() == frame.dump()


@KINDS
def test_a_view_is_a_value(kind: str) -> None:
    view = filled(kind).view()
    sent = json.loads(json.dumps(view.to_json()))
    for same in (filled(kind).view(), frame_view(sent), pickle.loads(pickle.dumps(view)), deepcopy(view)):
        assert (same, hash(same), repr(same)) == (view, hash(view), repr(view))
    assert FRAME_KINDS[kind]().view() != view


@KINDS
def test_a_new_frame_begins_with_its_first_step_and_saves_numbers_that_can_be_restored(kind: str) -> None:
    new = FRAME_KINDS[kind]()
    again = blank_frame(kind)
    again.restore(new.dump())
    assert new.step.number == 0
    assert again.dump() == new.dump()


def test_the_repr_of_a_frame_names_its_step_and_its_fields() -> None:
    assert repr(filled("siege")) == "siege.done(result=30, blue_swords=32, red_swords=33, asked=34)"


# --- names of steps -------------------------------------------------------------------------------


def named_steps(source: str) -> Iterator[tuple[str, str]]:
    """Each ``go_to("step")`` of a module with the class it stands in, or nothing outside of classes."""
    for node in ast.parse(source).body:
        owner = node.name if isinstance(node, ast.ClassDef) else ""
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "go_to":
                strings = [one.value for one in ast.walk(call.args[0]) if isinstance(one, ast.Constant)]
                yield from ((owner, str(name)) for name in strings if name != "" and isinstance(name, str))


def test_every_step_that_the_rules_go_to_is_a_step_of_that_frame() -> None:
    steps = {type(step).__name__: step for kind in FRAME_KINDS for step in blank_frame(kind).contents().steps}
    all_names = {name for kind in FRAME_KINDS for name in blank_frame(kind).contents().by_name}
    found = [named for file in RULES for named in named_steps(file.read_text())]
    assert len(found) > 20
    for owner, name in found:
        known = steps[owner].contents.by_name if owner in steps else all_names
        assert name in known, f"{owner} goes to {name}"


def test_no_rule_counts_its_steps() -> None:
    for file in RULES:
        names = {node.attr for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Attribute)}
        assert names.isdisjoint(("pc", "what", "n")), file.name
