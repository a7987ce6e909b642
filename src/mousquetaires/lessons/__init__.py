"""Lessons and exercises: data only, played at ordinary tables.

``files/NAME.json`` is a record: the set-up, the inputs up to the lesson's first position, the random outcomes that are
fixed after it, and the inputs of a player who does what the lesson asks. ``files/NAME.toml`` has the notes: the steps,
what each is about, and the moves it allows. ``docs/lessons.md`` says how to make one.
"""

from .lesson_check import playing_problems, problems
from .lesson_files import Lesson, all_lessons, lesson_names, read_lesson
from .notes import Notes, NotesError, Step
from .play_through import Problem
from .script import LessonScript, Progress, ScriptStep

__all__ = [
    "Lesson",
    "LessonScript",
    "Notes",
    "NotesError",
    "Problem",
    "Progress",
    "ScriptStep",
    "Step",
    "all_lessons",
    "lesson_names",
    "playing_problems",
    "problems",
    "read_lesson",
]
