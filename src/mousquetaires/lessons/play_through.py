"""Plays a lesson through, with the moves in its record or with others."""

from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.chance import PURPOSE_NAMES
from mousquetaires.engine.components import Components
from mousquetaires.engine.events import Event
from mousquetaires.engine.notation import NotationError, parse, to_text
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import replay_line

from .event_words import event_words, fits
from .lesson_files import Lesson
from .script import LessonScript, ScriptStep

MOST_ANSWERS: Final = 200  # of the other seats between two moves
SAMPLES: Final = 6  # of the moves that a pattern allows, if the prompt doesn't list them
Values = dict[str, str | int]


class Problem(NamedTuple):
    """What is wrong with a lesson: the step, a text key and values. Without a step, it is about the whole lesson."""

    step: str
    key: str
    values: Values


def problem(step: str, key: str, **values: str | int) -> Problem:
    return Problem(step, key, values)


class BrokenLesson(Exception):
    """The lesson cannot be played on from here."""

    def __init__(self, step: str, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.problem = problem(step, key, **values)


class PlayThrough:
    """A lesson as it is played at a table: the player's moves, fixed chance, and the script of the other seats."""

    def __init__(self, lesson: Lesson, components: Components, instead: dict[int, str] | None = None) -> None:
        self.lesson = lesson
        self.script: LessonScript = lesson.script()
        self.instead = instead or {}  # other moves than the record's, by their number
        self.session = Session(lesson.setup, components, None)
        self.events: list[Event] = []
        self.others: list[list[str]] = []  # the other moves that each step allows
        self._rng = Random(1625)
        self._reach_start()

    def _reach_start(self) -> None:
        try:
            for at, line in enumerate(self.lesson.opening):
                replay_line(self.session, line, at)
        except RecordError as error:
            raise BrokenLesson("", "lesson-problem-record", at=error.at + 1, why=error.key) from error
        self.session.start_here(self.lesson.parts.start)
        self.session.settle()

    def play(self) -> None:
        """From the lesson's first position to its end. Raises ``BrokenLesson``."""
        own = self.lesson.own_moves
        for at, step in enumerate(self.lesson.notes.moves):
            for move in own[: step.recorded]:
                self.play_step(at, move)
            own = own[step.recorded :]
            if self.script.progress(self.session).step == at:
                self.let_others_answer(step.name)
            if self.script.progress(self.session).step == at:
                raise BrokenLesson(step.name, "lesson-problem-until", goal=", ".join(step.until))
        self._check_chance(self.script.steps[-1].name if self.script.steps else "")

    def play_step(self, at: int, recorded: str) -> None:
        """One move of a step: the record's, or another."""
        step = self.script.steps[at]
        self.let_others_answer(step.name)
        if self.script.progress(self.session).step != at:
            raise BrokenLesson(step.name, "lesson-problem-no-step", move=recorded)
        self.others.append([] if step.until else self._other_moves(step, recorded))
        seat = self.session.game.prompt().first_seat
        self.act(step, seat, self._still_possible(seat, self.instead.get(len(self.others) - 1, recorded)))

    def let_others_answer(self, step: str) -> None:
        for _ in range(MOST_ANSWERS):
            self._check_chance(step)
            if self.session.game.over:
                raise BrokenLesson(step, "lesson-problem-over")
            prompt = self.session.game.prompt()
            if any(seat in self.script.seats for seat in prompt.asked):
                return
            answer = self.script.answer(self.session)
            assert answer is not None  # a step is left
            self.session.act(prompt.first_seat, answer)
            self.events += self.session.game.take_events()
        raise BrokenLesson(step, "lesson-problem-endless", most=MOST_ANSWERS)

    def _still_possible(self, seat: int, move: str) -> str:
        """The move, or another that the step allows, if an earlier choice of the player has made it impossible."""
        try:
            refused = bool(self.instead) and self.session.game.refusal(seat, parse(move)) is not None
        except NotationError:
            refused = False
        return self.others[-1][0] if refused and self.others[-1] else move

    def act(self, step: ScriptStep, seat: int, move: str) -> None:
        """The player's move."""
        self.events += self.session.game.take_events()
        try:
            self.session.act(seat, parse(move))
        except NotationError as error:
            raise BrokenLesson(step.name, "lesson-problem-notation", move=move, why=error.key) from error
        except Refused as refused:
            reason = refused.reason
            raise BrokenLesson(step.name, "lesson-problem-refused", move=move, why=reason.key) from refused
        self.events += self.session.game.take_events()

    def _check_chance(self, step: str) -> None:
        """Every random outcome up to the lesson's end is fixed, and fits."""
        if self.session.game.rolling:
            purpose = PURPOSE_NAMES[self.session.game.chance().purpose]
            raise BrokenLesson(step, "lesson-problem-chance", purpose=purpose)

    def _other_moves(self, step: ScriptStep, recorded: str) -> list[str]:
        return sorted({text for text in self.possible() if step.allows(text) and text != recorded})

    def possible(self) -> list[str]:
        """The moves that the rules allow; a sample of them, if the prompt doesn't list them."""
        prompt = self.session.game.prompt()
        if prompt.listed:
            return [to_text(action) for action in (*prompt.options(), *prompt.free())]
        return [to_text(prompt.sample(self._rng)) for _ in range(SAMPLES)]

    def check_goal(self, instead: str) -> None:
        """Each event of the goal has happened."""
        happened = [event_words(event) for event in self.events]
        for goal in self.lesson.notes.goal:
            if not any(fits(text, goal) for text in happened):
                last = self.script.steps[-1].name if self.script.steps else ""
                raise BrokenLesson(last, "lesson-problem-goal", goal=goal, move=instead)
