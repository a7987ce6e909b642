"""``lesson``: lists our lessons, or plays lessons through and reports what is wrong with them."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.i18n import Texts
from mousquetaires.lessons import NotesError, Problem, lesson_names, problems, read_lesson

from .options import LangOption, texts_of
from .standard_streams import plain_console

BROKEN: Final = 1  # the exit code if a lesson has problems


class Task(StrEnum):
    CHECK = "check"
    LIST = "list"


LessonFile = Annotated[Path | None, typer.Argument(metavar="[FILE]", show_default=False)]


def lesson(
    context: typer.Context,
    task: Annotated[Task, typer.Argument(metavar="check|list")],
    notes: LessonFile = None,
    lang: LangOption = None,
) -> None:
    texts, components = texts_of(context, lang), load()
    lines = list_lines(texts, components) if task is Task.LIST else check_lines(texts, components, notes)
    console = plain_console()
    for line, _ in lines:
        console.print(line)
    if any(broken for _, broken in lines):
        raise typer.Exit(BROKEN)


def list_lines(texts: Texts, components: Components) -> list[tuple[str, bool]]:
    """A line for each of our lessons."""
    found = [read_lesson(name, components).notes for name in lesson_names()]
    return [
        (
            texts.say("cli-lesson-line", name=one.name, title=texts.say(one.text_key("title")), steps=len(one.steps)),
            False,
        )
        for one in found
    ]


def check_lines(texts: Texts, components: Components, file: Path | None) -> list[tuple[str, bool]]:
    """What is wrong with a lesson, or with all of ours: each line with whether it is a problem."""
    wanted = [(name, None) for name in lesson_names()] if file is None else [(file.stem, file.parent)]
    return [line for name, folder in wanted for line in _checked(texts, components, name, folder)]


def _checked(texts: Texts, components: Components, name: str, folder: Path | None) -> list[tuple[str, bool]]:
    try:
        found = problems(read_lesson(name, components, folder), components)
    except NotesError as error:
        found = [Problem(error.step, error.key, error.values)]
    if not found:
        return [(texts.say("cli-lesson-good", name=name), False)]
    return [(_problem_line(texts, name, one), True) for one in found]


def _problem_line(texts: Texts, name: str, problem: Problem) -> str:
    """A problem in words. Its cause may have a text of its own."""
    values = dict(problem.values)
    if "why" in values:
        values["why"] = texts.say(str(values["why"]), **{key: one for key, one in values.items() if key != "why"})
    what = texts.say(problem.key, **values)
    where = f"{name}, {problem.step}" if problem.step else name
    return texts.labelled(where, what)
