"""Reads lessons from files: the notes and the record of each."""

import json
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup
from mousquetaires.engine.record import RecordError
from mousquetaires.engine.record_replay import RecordParts, read

from .notes import Notes, NotesError, Step, parse_notes
from .script import LessonScript, ScriptStep

FOLDER: Final = "files"
NOTES: Final = ".toml"
RECORD: Final = ".json"
MOST_BYTES: Final = 1_000_000


@dataclass(frozen=True)
class Lesson:
    """A lesson: its notes and its record, read with the values of one box."""

    notes: Notes
    parts: RecordParts

    @property
    def setup(self) -> Setup:
        return self.parts.setup

    @property
    def opening(self) -> list[str]:
        """The inputs up to the lesson's first position."""
        return self.parts.inputs[: self.parts.start.inputs]

    @property
    def played(self) -> list[str]:
        """The actions after it, those of all seats."""
        return [line for line in self.parts.inputs[self.parts.start.inputs :] if not line.startswith("*")]

    @property
    def own_moves(self) -> list[str]:
        """The player's moves among them."""
        lines = [line.split(" ", 1) for line in self.played]
        return [move for seat, move in lines if int(seat) in self.notes.seats]

    def script(self) -> LessonScript:
        """What a table needs of it."""
        blocks: list[list[str]] = [[]]
        for line in self.played:
            if int(line.split(" ")[0]) in self.notes.seats:
                blocks.append([])
            else:
                blocks[-1].append(line)
        steps, at = [], 1
        for step in self.notes.moves:
            answers = [line for block in blocks[at : at + step.recorded] for line in block]
            steps.append(_script_step(step, answers))
            at += step.recorded
        return LessonScript(self.notes.name, list(self.notes.seats), blocks[0], steps)


def _script_step(step: Step, answers: list[str]) -> ScriptStep:
    wrong, barred = ([(one.move, one.rule, one.text) for one in all_] for all_ in (step.wrong, step.barred))
    misses = [(one.event, one.rule, one.text) for one in step.miss]
    return ScriptStep(step.name, list(step.moves), wrong, answers, barred, list(step.until), misses)


def lesson_names() -> list[str]:
    """The names of our lessons, in the order of their notes."""
    found = [file.name.removesuffix(NOTES) for file in _folder().iterdir() if file.name.endswith(NOTES)]
    return sorted(found, key=lambda name: (_notes(name, _folder()).order, name))


def all_lessons(components: Components) -> list[Lesson]:
    return [read_lesson(name, components) for name in lesson_names()]


def read_lesson(name: str, components: Components, folder: Path | None = None) -> Lesson:
    """One of our lessons, or one in a folder. Raises ``NotesError``."""
    where = _folder() if folder is None else folder
    notes = _notes(name, where)
    record = _record(where.joinpath(name + RECORD))
    try:
        # A lesson is played with the given box, even if it was made with another. `problems` says whether it fits.
        return Lesson(notes, read({**record, "components": components.digest, "checkpoints": []}, components))
    except RecordError as error:
        raise NotesError("", "lesson-problem-record", at=error.at + 1, why=error.key) from error


def _folder() -> Traversable:
    return files(__package__).joinpath(FOLDER)


def _notes(name: str, folder: Traversable | Path) -> Notes:
    return parse_notes(name, _text(folder.joinpath(name + NOTES)))


def _record(file: Traversable | Path) -> dict[str, Any]:
    try:
        made = json.loads(_text(file))
    except json.JSONDecodeError as error:
        raise NotesError("", "lesson-problem-json", why=str(error)) from error
    if not isinstance(made, dict):
        raise NotesError("", "lesson-problem-type", field="record")
    return made


def _text(file: Traversable | Path) -> str:
    try:
        content = file.read_bytes()
        if len(content) > MOST_BYTES:
            raise NotesError("", "lesson-problem-large", file=file.name, most=MOST_BYTES)
        return content.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotesError("", "lesson-problem-file", file=file.name) from error
