"""The analysis beside a replay: it adds up, leads to its moments, and nothing of it is there without spoilers."""

import json
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from mousquetaires.analysis.ledger import Depth
from tests.browser.appearance import AT_A_DESK, IN_THE_HAND, Care, Looker, Screen, none
from tests.browser.people import LANGUAGES, Person, somebody
from tests.browser.replays import DROP, FOUR, NEAR, RECORD, TWO, finished, moment_of, show
from tests.seeds import SOAK
from tests.server import plain_http
from tests.server.finished_games import store_analyses, store_finished
from tests.server.served import Json, Served

QUICK: Final = Depth(8, 1)  # tries of each choice, and positions of each evaluation
SIGNS: Final = str.maketrans({"−": "-", "+": ""})


@pytest.fixture(scope="module")
def analysed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Finished games, of which some have been analysed."""
    server = Served(tmp_path_factory.mktemp("analysed"))
    games = finished()
    store_finished(server.database, games)
    store_analyses(server.database, {table: games[table] for table in (TWO, NEAR)}, QUICK, playouts=4)
    with server:
        yield server


@pytest.fixture
def person(browser: Browser, analysed: Served) -> Iterator[Person]:
    with somebody(browser, analysed.url) as visitor:
        yield visitor


def document(served: Served, table: str = TWO) -> Json:
    found: Json = plain_http.get(f"{served.url}/api/tables/{table}/analysis").json()["analysis"]
    return found


def numbers(page: Page, selector: str) -> list[int]:
    return [int(text.translate(SIGNS)) for text in page.locator(selector).all_inner_texts()]


def version(page: Page) -> int:
    return int(moment_of(page).split(".")[0])


def test_the_ledger_adds_up_to_100_and_the_players_to_its_steps(person: Person, analysed: Served) -> None:
    page = person.page
    show(page, TWO)
    ledger = page.get_by_role("region", name="Why the Musketeers won")
    expect(ledger).to_be_visible()
    *steps, result = numbers(page, ".steps b")
    assert (sum(steps), result) == (100, 100)
    assert abs(steps[0] - 100 * (1 - document(analysed)["ledger"]["start"])) < 1
    assert sum(numbers(page, "td.luck b")) == steps[1]
    assert sum(numbers(page, "td.decisions b")) == steps[2]


def test_key_moments_lead_to_where_they_happened(person: Person, analysed: Served) -> None:
    page = person.page
    show(page, TWO)
    marks = page.get_by_role("group", name="The biggest swings").get_by_role("button")
    expect(marks).to_have_count(5)
    marks.nth(1).click()
    expect(page.get_by_role("heading", name=re.compile("^Key moment 2 of 5"))).to_be_visible()
    expect(marks.nth(1)).to_have_attribute("aria-current", "true")
    second = version(page)
    page.get_by_role("button", name="Next key moment").click()
    expect(marks.nth(2)).to_have_attribute("aria-current", "true")
    assert version(page) > second
    page.get_by_label("key moment", exact=True).check(force=True)
    page.locator(".course").click()  # the arrows are no longer those of the choice
    page.keyboard.press("ArrowLeft")
    expect(marks.nth(1)).to_have_attribute("aria-current", "true")
    swing = document(analysed)["swings"][1]
    assert swing["kind"] == "choice"
    expect(page.get_by_role("region", name="Key moment").locator("dl .chance").first).to_have_text(
        f"{100 * swing['own_chance']:.0f}%"
    )
    page.get_by_role("button", name="Try it from here").click()
    expect(page.get_by_role("dialog", name="What if")).to_be_visible()


def test_every_turn_and_near_miss_opens_its_moment(person: Person, analysed: Served) -> None:
    page = person.page
    found = document(analysed, NEAR)
    show(page, NEAR)
    page.get_by_role("tab", name="Milady’s places").click()
    belief = found["beliefs"][2]
    row = page.get_by_role("row").filter(has=page.get_by_role("button", name=f"Show turn {belief['turn']}"))
    expect(row.locator(".truth")).to_contain_text(f"{100 * belief['chances'][belief['truth']]:.0f}")
    row.get_by_role("button").click()
    expect(page.locator(".course")).to_contain_text(f"Turn {belief['turn']}")
    page.get_by_role("tab", name="Near misses").click()
    miss = next(one for one in found["near_misses"] if one["kind"] == "crossed")
    page.get_by_role("button", name=f"Turn {miss['turn']}: ").last.click()
    expect(page.locator(".course")).to_contain_text(f"Turn {miss['turn']}")


def test_without_spoilers_nothing_of_it_is_fetched_or_shown(person: Person) -> None:
    page = person.page
    asked: list[str] = []

    def heard(request: Request) -> None:
        asked.append(request.url)

    page.on("request", heard)
    show(page, TWO, eyes=1, veil=1)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Analysis")).to_have_count(0)
    expect(page.locator(".curve")).to_have_count(0)
    assert not [url for url in asked if "analysis" in url.rsplit("/", 1)[1]]
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(".curve")).to_be_visible()
    page.get_by_role("button", name="No spoilers").click()
    expect(page.locator(".curve")).to_have_count(0)


def test_an_analysis_is_asked_for_and_its_progress_is_shown(person: Person) -> None:
    page = person.page
    show(page, FOUR)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    state = page.get_by_text(re.compile("^(Waiting: |Analysing: )")).or_(page.locator(".curve"))
    expect(state.first).to_be_visible()
    if SOAK:  # the worker runs at idle priority
        expect(page.locator(".curve")).to_be_visible(timeout=1_800_000)


def test_an_analysis_made_elsewhere_is_shown_with_its_record_and_no_other(person: Person, analysed: Served) -> None:
    page = person.page
    found = document(analysed)
    page.goto("/replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.evaluate(DROP, ["game.json", RECORD])
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_text("mousquetaires analyse game.json --json")).to_be_visible()
    page.evaluate(DROP, ["analysis.json", json.dumps({**found, "inputs": 1})])
    expect(page.get_by_role("alert")).to_contain_text("This analysis belongs to another game")
    page.evaluate(DROP, ["analysis.json", json.dumps(found)])
    expect(page.get_by_role("region", name="Why the Musketeers won")).to_be_visible()


@pytest.mark.parametrize(("screen", "language"), [(AT_A_DESK, "de"), (IN_THE_HAND, "pl")], ids=["desktop", "phone"])
def test_it_looks_right(person: Person, screen: Screen, language: str) -> None:
    page = person.page
    looker = Looker(page)
    show(page, TWO)
    looker.take(screen)
    expect(page.locator(".curve")).to_be_visible()
    page.get_by_role("tab", name="Analysis").click()
    none(looker.faults("analysis", Care((screen,), (screen,), LANGUAGES if SOAK else ("en", language))))
