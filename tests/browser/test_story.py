"""Stories and "My games" in the browser: read, looked at, saved, played again."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.appearance import USUAL, Looker, none
from tests.browser.people import Person, somebody
from tests.browser.replays import FOUR, TWO
from tests.server import plain_http
from tests.server.served import Served

MISTAKE: Final = {
    "at": 200, "turn": 4, "seat": 1, "prompt": "turn", "played": "end", "better": "draw", "own": 0.3, "best": 0.4,
}  # fmt: skip
GAME: Final = {
    "table": TWO, "name": "", "seats": [1], "heroes": [["dartagnan", "athos", "aramis", "porthos"]],
    "ending": "diamonds", "turns": 9, "ended": 1_794_000_000_000, "luck": -7, "mistakes": [MISTAKE],
}  # fmt: skip


@pytest.fixture
def person(browser: Browser, replays: Served) -> Iterator[Person]:
    with somebody(browser, replays.url) as visitor:
        yield visitor


def read(page: Page, table: str) -> None:
    page.goto(f"/table/{table}/story")
    expect(page.locator("article")).to_be_visible()


def test_the_page_tells_the_story_with_pictures_of_its_moments(person: Person, replays: Served) -> None:
    page = person.page
    read(page, FOUR)
    told = plain_http.get(f"{replays.url}/api/tables/{FOUR}/tale/en").json()
    expect(page.get_by_role("heading", level=1)).to_have_text(told["title"])
    expect(page.get_by_role("heading", level=2)).to_have_count(len(told["chapters"]))
    drawn = [one["picture"] for chapter in told["chapters"] for one in chapter["paragraphs"] if "picture" in one]
    expect(page.locator("figure")).to_have_count(len(drawn))
    duel = next(picture for picture in drawn if picture["kind"] == "duel")
    faces = page.locator("figure[data-picture=duel]").first
    faces.scroll_into_view_if_needed()
    expect(faces.locator(f"[data-portrait={duel['hero']}]")).to_be_visible()
    faces.get_by_role("link").click()
    expect(page.locator("[data-moment]")).to_be_visible()


def test_the_story_is_whole_in_every_language(person: Person) -> None:
    read(person.page, TWO)
    none(Looker(person.page).faults("story", USUAL))


def test_my_games_are_whole_in_every_language(person: Person) -> None:
    with_games(person)
    none(Looker(person.page).faults("my games", USUAL))


def with_games(person: Person) -> None:
    kept = json.dumps([GAME])
    person.page.goto("/games")
    person.page.evaluate("(kept) => localStorage.setItem('mousquetaires.games', kept)", kept)
    person.page.reload()
    expect(person.page.locator(f"[data-game={TWO}]")).to_contain_text("won")


def test_a_mistake_is_played_again_and_the_answer_is_judged(person: Person) -> None:
    page = person.page
    with_games(person)
    page.get_by_role("button", name="Try it again").click()
    bar = page.get_by_role("complementary", name="Exercise")
    expect(bar).to_contain_text("Find the better answer.")
    bar.get_by_role("button", name="Show it").click()
    expect(bar).to_contain_text("40% to win")


def test_the_list_can_be_saved_and_deleted(person: Person) -> None:
    page = person.page
    with_games(person)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert json.loads(saved.value.path().read_text("utf-8"))["games"] == [GAME]
    page.get_by_role("button", name="Delete the list").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_text("No game has been finished")).to_be_visible()
