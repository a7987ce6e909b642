"""Stories over HTTP: of finished games only, in five languages, true to the record."""

import asyncio
from collections.abc import Iterator
from typing import Final

import pytest

from mousquetaires.analysis.story import story
from mousquetaires.data import load
from mousquetaires.engine.record_replay import replay
from mousquetaires.i18n import languages, texts
from tests.server import plain_http
from tests.server.finished_games import store_finished
from tests.server.served import Served, new_game
from tools.golden_views import golden_records

TABLE: Final = "TheSiegeIsEnding"  # sixteen letters, like the id of every table
RECORD: Final = golden_records()["milady-2"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("stories"))
    store_finished(server.database, {TABLE: RECORD})
    with server:
        yield server


def address(served: Served, language: str, table: str = TABLE) -> str:
    return f"{served.url}/api/tables/{table}/tale/{language}"


def test_a_running_game_has_no_story_not_even_for_its_players(finished: Served) -> None:
    async def ask() -> None:
        host = await new_game(finished.url, (0, 1), open=True)
        for path in ("/tale/en", "/tale/en/markdown"):
            answer = await host.ask("GET", path)
            assert (answer.status_code, answer.json()["key"]) == (409, "server-not-over")
            assert set(answer.json()) == {"rule", "key", "values", "text"}

    asyncio.run(ask())


@pytest.mark.parametrize("language", languages())
def test_the_page_and_the_file_tell_the_story_of_the_command_line(finished: Served, language: str) -> None:
    record = plain_http.get(f"{finished.url}/api/tables/{TABLE}/record").json()
    told = story(replay({**record, "seed": None}, load()), texts(language))
    file = plain_http.get(f"{address(finished, language)}/markdown")
    assert file.status_code == 200, file.text
    assert file.content.decode() == told
    assert file.headers["content-type"] == "text/markdown; charset=utf-8"
    assert f"mousquetaires-{TABLE}-{language}.md" in file.headers["content-disposition"]
    page = plain_http.get(address(finished, language)).json()
    assert page["language"] == language
    words = [page["title"], page["prologue"], page["ending"]]
    for chapter in page["chapters"]:
        words += [chapter["name"], chapter["heading"], *[one["text"] for one in chapter["paragraphs"]]]
    blocks = [block.strip().lstrip("# ") for block in told.split("\n\n")]
    assert sorted(words) == sorted(block for block in blocks if block != "* * *")


def test_pictures_are_of_moments_of_the_game(finished: Served) -> None:
    chapters = plain_http.get(address(finished, "en")).json()["chapters"]
    told = [one for chapter in chapters for one in chapter["paragraphs"]]
    drawn = [one["picture"] for one in told if "picture" in one]
    assert {picture["kind"] for picture in drawn} >= {"duel"}
    for picture in drawn:
        assert 0 < picture["at"] <= len(RECORD["inputs"])
        assert ("hero" in picture) == (picture["kind"] != "map")
        assert ("foe" in picture) == (picture["kind"] == "duel")
    assert [one["at"] for one in told][-1] <= len(RECORD["inputs"])


def test_an_unknown_table_or_language_gets_a_sentence(finished: Served) -> None:
    answer = plain_http.get(address(finished, "en", "AnotherTableHere"))
    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-table")
    answer = plain_http.get(address(finished, "tlh"))
    assert (answer.status_code, answer.json()["key"]) == (404, "cli-language")
    assert "tlh" in answer.json()["text"]
