"""Plays a lesson through and reports what is wrong with it, each problem with the name of its step."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.chance import PURPOSE_NAMES
from mousquetaires.engine.components import Components
from mousquetaires.engine.events import EVENT_FIELDS, Event
from mousquetaires.engine.notation import NotationError, parse, to_text
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import replay_line
from mousquetaires.i18n import bundle, languages
from mousquetaires.i18n.sentences import NAMES

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


def problems(lesson: Lesson, components: Components) -> list[Problem]:
    """Everything that is wrong with a lesson."""
    return [*_wrong_texts(lesson), *_wrong_rules(lesson), *playing_problems(lesson, components)]


def playing_problems(lesson: Lesson, components: Components) -> list[Problem]:
    """Why a lesson cannot be played to its end with the values of this box."""
    found: list[Problem] = []
    try:
        _check_counts(lesson)
        main = PlayThrough(lesson, components)
        main.play()
        main.check_goal("")
        found += _other_moves(lesson, components, main)
    except BrokenLesson as broken:
        found.append(broken.problem)
    return found


def _wrong_texts(lesson: Lesson) -> Iterator[Problem]:
    steps = {lesson.notes.text_key(step.name): step.name for step in lesson.notes.steps}
    for language in languages():
        for key in lesson.notes.text_keys():
            if not bundle(language).has_message(key):
                yield problem(steps.get(key, ""), "lesson-problem-text", text=key, language=language)


def _wrong_rules(lesson: Lesson) -> Iterator[Problem]:
    known = _rule_ids()
    for step in lesson.notes.steps:
        for one in step.wrong:
            if one.rule not in known:
                yield problem(step.name, "lesson-problem-rule", rule=one.rule)
            if step.allows(one.move):
                yield problem(step.name, "lesson-problem-allowed", move=one.move)


@cache
def _rule_ids() -> frozenset[str]:
    """The ids of all rules."""
    return frozenset(tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))["rules"])


def _check_counts(lesson: Lesson) -> None:
    """The record has exactly one move of the player for each step that asks for one."""
    own = [line for line in lesson.played if int(line.split(" ")[0]) in lesson.notes.seats]
    steps = lesson.notes.moves
    for step, line in zip(steps, own, strict=False):
        move = line.partition(" ")[2]
        if not step.allows(move):
            raise BrokenLesson(step.name, "lesson-problem-move", move=move, allowed=", ".join(step.moves))
    if len(steps) > len(own):
        raise BrokenLesson(steps[len(own)].name, "lesson-problem-no-move")
    if len(own) > len(steps):
        last = steps[-1].name if steps else ""
        raise BrokenLesson(last, "lesson-problem-no-step", move=own[len(steps)].partition(" ")[2])


def _other_moves(lesson: Lesson, components: Components, main: "PlayThrough") -> list[Problem]:
    """The lesson goes on after every move that a step allows, not only after the one in the record."""
    found = []
    for at, others in enumerate(main.others):
        for other in others:
            try:
                again = PlayThrough(lesson, components, {at: other})
                again.play()
                again.check_goal(other)
            except BrokenLesson as broken:
                step, key, values = broken.problem
                found.append(problem(step, "lesson-problem-after", **{**values, "move": other, "why": key}))
    return found


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
        own = [line for line in self.lesson.played if int(line.split(" ")[0]) in self.script.seats]
        for at, (step, line) in enumerate(zip(self.script.steps, own, strict=True)):
            self.let_others_answer(step.name)
            self.others.append(self._other_moves(step, line))
            seat, move = int(line.split(" ")[0]), self.instead.get(at, line.partition(" ")[2])
            self.act(step, seat, self._still_possible(seat, move))
        self._check_chance(self.script.steps[-1].name if self.script.steps else "")

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

    def _other_moves(self, step: ScriptStep, line: str) -> list[str]:
        prompt = self.session.game.prompt()
        texts_ = [to_text(action) for action in self._possible(prompt)]
        return sorted({text for text in texts_ if step.allows(text) and text != line.partition(" ")[2]})

    def _possible(self, prompt: Prompt) -> list[int]:
        if prompt.listed:
            return [*prompt.options(), *prompt.free()]
        return [prompt.sample(self._rng) for _ in range(SAMPLES)]

    def check_goal(self, instead: str) -> None:
        """Each event of the goal has happened."""
        happened = [event_text(event) for event in self.events]
        for goal in self.lesson.notes.goal:
            if not any(f"{text} ".startswith(f"{goal} ") for text in happened):
                last = self.script.steps[-1].name if self.script.steps else ""
                raise BrokenLesson(last, "lesson-problem-goal", goal=goal, move=instead)


def event_text(event: Event) -> str:
    """An event in words, as a goal names it: "adversary_beaten henchman"."""
    names = [_name(group, value) for group, value in zip(EVENT_FIELDS[event.kind], event.values, strict=True)]
    return " ".join([event.kind, *names])


def _name(group: str, value: int) -> str:
    names = NAMES.get(group)
    return names[value] if names is not None and 0 <= value < len(names) else str(value)
