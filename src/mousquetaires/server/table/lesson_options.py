"""The options of a table for a lesson: the learner has its seats, and a bot the others."""

from mousquetaires.engine.components import Components
from mousquetaires.lessons import Lesson

from .options import CheckedOptions, Clock, seats_of
from .table_start import start_of_lesson


def lesson_options(lesson: Lesson, components: Components, sand: float) -> CheckedOptions:
    """Until the lesson is over, its script answers for the bots. Only the learner and people with the link see it."""
    notes = lesson.notes
    return CheckedOptions(
        setup=lesson.setup.to_json(),
        name="",
        listed=False,
        open=False,
        spectators=True,
        bots={seat: notes.bot for seat in seats_of(lesson.setup) if seat not in notes.seats},
        clock=Clock(),
        hourglass_seconds=sand,
        start=start_of_lesson(lesson, components),
    )
