"""The types of the frames in a view: one for each kind of frame, made from the engine's declarations."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, defstruct

from mousquetaires.engine.frames import FrameView
from mousquetaires.engine.save_load import FRAME_KINDS, blank_frame


class FrameForm(Struct, tag_field="kind", forbid_unknown_fields=True):
    """A frame: its kind, its step and its numbers by name."""


def frame_form(kind: str) -> type[Struct]:
    """The fields of a kind of frame."""
    contents = blank_frame(kind).contents()
    fields: list[tuple[str, Any]] = [("step", Literal[tuple(contents.by_name)])]
    fields += [(name, int) for name in contents.places]
    name = kind.title().replace("_", "") + "Frame"
    return defstruct(name, fields, bases=(FrameForm,), tag=kind, namespace={"__doc__": FRAME_KINDS[kind].__doc__})


if TYPE_CHECKING:
    Frame = FrameView
else:
    Frame = reduce(or_, map(frame_form, FRAME_KINDS))
