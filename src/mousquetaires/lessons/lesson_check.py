"""Reports what is wrong with a lesson, each problem with the name of its step."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from mousquetaires.engine.components import Components
from mousquetaires.i18n import bundle, languages

from .lesson_files import Lesson
from .play_through import BrokenLesson, PlayThrough, Problem, problem
from .task_check import task_problems


def problems(lesson: Lesson, components: Components) -> list[Problem]:
    """Everything that is wrong with a lesson."""
    return [*_wrong_texts(lesson), *_wrong_rules(lesson), *playing_problems(lesson, components)]


def playing_problems(lesson: Lesson, components: Components) -> list[Problem]:
    """Why a lesson cannot be played to its end with the values of this box."""
    found: list[Problem] = []
    try:
        _check_moves(lesson)
        main = PlayThrough(lesson, components)
        main.play()
        main.check_goal("")
        found += _other_moves(lesson, components, main)
        found += task_problems(lesson, components)
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
        for rule in [rule for rule, _ in step.explanations if rule not in known]:
            yield problem(step.name, "lesson-problem-rule", rule=rule)
        for move in [one.move for one in step.wrong if step.allows(one.move)]:
            yield problem(step.name, "lesson-problem-allowed", move=move)


@cache
def _rule_ids() -> frozenset[str]:
    """The ids of all rules."""
    return frozenset(tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))["rules"])


def _check_moves(lesson: Lesson) -> None:
    """The record has the player's moves for each step that asks for some, and no more."""
    own = lesson.own_moves
    for step in lesson.notes.moves:
        found, own = own[: step.recorded], own[step.recorded :]
        if len(found) < step.recorded:
            raise BrokenLesson(step.name, "lesson-problem-no-move")
        for move in found:
            if not step.allows(move):
                raise BrokenLesson(step.name, "lesson-problem-move", move=move, allowed=", ".join(step.moves))
    if own:
        last = lesson.notes.moves[-1].name if lesson.notes.moves else ""
        raise BrokenLesson(last, "lesson-problem-no-step", move=own[0])


def _other_moves(lesson: Lesson, components: Components, main: PlayThrough) -> list[Problem]:
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
