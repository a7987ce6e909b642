"""Lessons over HTTP: the list, a table for one, and an unknown one."""

from collections.abc import Iterator

import pytest

from mousquetaires.lessons import lesson_names
from tests.server import plain_http
from tests.server.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("lessons")) as server:
        yield server


def test_the_lessons_are_listed_without_what_the_other_seats_do(served: Served) -> None:
    answer = plain_http.get(f"{served.url}/api/lessons")
    assert [one["name"] for one in answer.json()] == lesson_names()
    assert {key for one in answer.json() for key in one} == {"name", "kind", "minutes", "seats", "steps"}
    assert {key for one in answer.json() for step in one["steps"] for key in step} == {"name", "at", "moves", "task"}


def test_a_table_is_opened_for_a_lesson_and_waits_for_the_learner(served: Served) -> None:
    answer = plain_http.post(f"{served.url}/api/lessons/first_turn/tables", json={"nickname": "Constance"})
    assert answer.status_code == 201, answer.text
    info = answer.json()["info"]
    assert info["status"] == "playing"
    assert info["start"]["source"] == "lesson:first_turn"
    assert {seat["seat"]: seat["bot"] for seat in info["seats"]} == {0: "novice", 1: ""}


def test_there_is_no_table_for_an_unknown_lesson(served: Served) -> None:
    answer = plain_http.post(f"{served.url}/api/lessons/fencing/tables", json={"nickname": "Constance"})
    assert answer.status_code == 404
    assert answer.json()["key"] == "server-no-lesson"
