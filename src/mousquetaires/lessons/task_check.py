"""Checks the tasks of a lesson: there is something to choose, each miss happens as declared, and free play ends."""

from collections.abc import Iterator
from random import Random
from typing import Final

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import Components

from .lesson_files import Lesson
from .notes import Miss, Step
from .play_through import BrokenLesson, PlayThrough, Problem, problem

DICE: Final = Seed(b"free play in a task".ljust(32, b"."))
FEWEST_CHOICES: Final = 3
TRIALS: Final = 6  # games of random moves
MOST_MOVES: Final = 60  # until a task is solved or missed


def task_problems(lesson: Lesson, components: Components) -> list[Problem]:
    """What is wrong with the tasks of a lesson that can be played through."""
    tasks = [(at, step) for at, step in enumerate(lesson.notes.moves) if step.until]
    found = [one for step in lesson.notes.steps for one in _misplaced(step)]
    return found + [one for at, step in tasks for one in _of_task(lesson, components, at, step)]


def _misplaced(step: Step) -> Iterator[Problem]:
    """Only a task can be missed, and each can."""
    if step.until and not step.miss:
        yield problem(step.name, "lesson-problem-no-miss")
    if not step.until and (step.miss or step.plays):
        yield problem(step.name, "lesson-problem-no-task")


def _of_task(lesson: Lesson, components: Components, at: int, step: Step) -> Iterator[Problem]:
    try:
        choices = len(set(FreePlay(lesson, components, at).possible()))
        if choices < FEWEST_CHOICES:
            yield problem(step.name, "lesson-problem-choice", n=choices)
        for miss in step.miss:
            if not FreePlay(lesson, components, at).is_missed_by(miss):
                yield problem(step.name, "lesson-problem-miss", event=miss.event, move=", ".join(miss.moves))
        for trial in range(TRIALS):
            if not FreePlay(lesson, components, at).ends(Random(trial)):
                yield problem(step.name, "lesson-problem-open", n=MOST_MOVES)
    except BrokenLesson as broken:
        yield broken.problem


class FreePlay(PlayThrough):
    """A task from its first position on, with other moves than the record's."""

    def __init__(self, lesson: Lesson, components: Components, at: int) -> None:
        super().__init__(lesson, components)
        self.session.seed = DICE
        self.session.settle()
        self.at = at
        steps = lesson.notes.moves
        before = lesson.own_moves[: sum(step.recorded for step in steps[:at])]
        for number, step in enumerate(steps[:at]):
            for move in before[: step.recorded]:
                self.play_step(number, move)
            before = before[step.recorded :]
        self.let_others_answer(steps[at].name)

    def is_missed_by(self, miss: Miss) -> bool:
        """Whether a miss happens as it is declared."""
        for move in miss.moves:
            self._try(move)
        reached = self.script.progress(self.session)
        return reached.miss is not None and reached.miss.key == miss.text

    def ends(self, rng: Random) -> bool:
        """Whether random moves come to an end: the task is solved or missed."""
        for _ in range(MOST_MOVES):
            reached = self.script.progress(self.session)
            if reached.step > self.at or reached.miss is not None:
                return True
            self._try(rng.choice(self.possible()))
        return False

    def _try(self, move: str) -> None:
        step = self.script.steps[self.at]
        self.act(step, self.session.game.prompt().first_seat, move)
        reached = self.script.progress(self.session)
        if reached.step == self.at and reached.miss is None:
            self.let_others_answer(step.name)
