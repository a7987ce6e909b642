"""The lessons that can be played with the server's box."""

from functools import cached_property

from mousquetaires.engine.components import Components
from mousquetaires.lessons import Lesson, all_lessons, playing_problems

from .refusals import Denied


class LessonCatalogue:
    """Reads the lessons when they are first asked for. A lesson that does not fit the server's box is left out."""

    def __init__(self, components: Components) -> None:
        self.components = components

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """The lessons by name, in their order."""
        found = all_lessons(self.components)
        return {one.notes.name: one for one in found if not playing_problems(one, self.components)}

    def all(self) -> list[Lesson]:
        """In a thread: the first call plays all lessons through, which takes a second."""
        return list(self.lessons.values())

    def find(self, name: str) -> Lesson:
        if name not in self.lessons:
            raise Denied("server-no-lesson", 404, lesson=name[:40], known=", ".join(self.lessons))
        return self.lessons[name]
