"""Lessons over HTTP: the list of them, the steps of one, and a table to play it at."""

from asyncio import to_thread
from typing import Annotated, Literal

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from mousquetaires.lessons import Notes
from mousquetaires.lessons.notes import LESSON

from .opened_table import opened_table
from .request_bodies import Newcomer
from .requests import ApiRequest, address_of, server_of
from .responses import LessonLine, LessonStep, OpenedTable

LessonName = Annotated[str, Parameter(max_length=64, description="the name of a lesson")]


class Lessons(Controller):
    """Lessons and exercises."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get(summary="The lessons and exercises, with their steps")
    async def lessons(self, request: ApiRequest) -> list[LessonLine]:
        found = await to_thread(server_of(request).lessons.all)
        return [lesson_line(one.notes) for one in found]

    @post("/{lesson:str}/tables", summary="Open a table at which a lesson is played; you are its host")
    async def open_lesson(self, request: ApiRequest, lesson: LessonName, data: Newcomer) -> Response[OpenedTable]:
        server = server_of(request)
        found = await to_thread(server.lessons.find, lesson)
        state, secret = await server.tables.open_lesson(found, data.nickname, address_of(request))
        server.scheduler.wake()
        return opened_table(request, state, secret)


def lesson_line(notes: Notes) -> LessonLine:
    """What a player may know of a lesson before they play it: nothing of what the other seats will do."""
    steps = [LessonStep(step.name, step.at, list(step.moves), bool(step.until)) for step in notes.steps]
    kind: Literal["lesson", "exercise"] = "lesson" if notes.kind == LESSON else "exercise"
    return LessonLine(notes.name, kind, notes.minutes, list(notes.seats), steps)
