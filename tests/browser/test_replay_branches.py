"""What if: a file or a game of bots is played on too, branches are named and shared, and every dialog is accessible."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.appearance import USUAL, Looker, none
from tests.browser.people import Person, somebody
from tests.browser.replays import DROP, FOUR, RECORD, TWO, let_bots_play, moment_of, show
from tests.browser.tables import At, play_until
from tests.server.served import Served


@pytest.fixture
def person(browser: Browser, replays: Served) -> Iterator[Person]:
    with somebody(browser, replays.url) as visitor:
        yield visitor


def drop_record(page: Page) -> None:
    page.goto("/replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.evaluate(DROP, ["game.json", RECORD])
    expect(page.locator("[data-moment]")).to_be_visible()


def step(page: Page, count: int) -> None:
    for _ in range(count):
        before = moment_of(page)
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", before)


def play_on(page: Page, name: str) -> str:
    """Take the Musketeers at this moment; returns the new table."""
    page.get_by_role("button", name="What if").click()
    dialog = page.get_by_role("dialog", name="What if")
    dialog.get_by_label("Milady").uncheck()
    dialog.get_by_label("Musketeers").check()
    dialog.get_by_label("Its name").fill(name)
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def test_a_dropped_record_is_played_on_to_its_end_and_can_be_looked_back_at_meanwhile(person: Person) -> None:
    page = person.page
    drop_record(page)
    step(page, 40)
    turn = page.locator(".course b").inner_text()
    table = play_on(page, "Had we stayed")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="The real game").click()
    real = opened.value
    expect(real.locator(".course b")).to_have_text(turn)
    expect(real.get_by_role("radio", name="The Musketeers’ player")).to_be_checked()
    real.keyboard.press("End")
    expect(real.locator("#question")).to_have_text("The game is over.")
    real.get_by_role("tab", name="What if").click()
    expect(real.get_by_role("link", name="Had we stayed")).to_have_attribute("href", f"/table/{table}")
    address = re.escape(f"at={moment_of(real)}&") + f".*#branch={table}$"
    expect(real).to_have_url(re.compile(address))  # a little later
    real.reload()
    expect(real.locator("#question")).to_have_text("The game is over.")
    real.close()
    play_until([At(person, table, [1])], lambda _seat, hello: bool(hello["view"]["ending"]), seed=1625)
    expect(page.locator("#ending")).to_be_visible()


def test_a_branch_of_a_game_of_bots_is_named_shared_and_forgotten(person: Person) -> None:
    page = person.page
    let_bots_play(page, 1625)
    link = page.url
    step(page, 10)
    table = play_on(page, "")
    page.goto(link)
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Name and share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Link to this game")).to_have_value(re.compile(f"/table/{table}$"))
    dialog.get_by_label("Its name").fill("Without the ride")
    dialog.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("link", name="Without the ride")).to_be_visible()
    page.get_by_role("button", name="Name and share").click()
    dialog.get_by_role("button", name="Remove from this list").click()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()


def test_a_game_of_bots_in_a_link_is_analysed(person: Person) -> None:
    page = person.page
    let_bots_play(page, 7)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    state = page.get_by_text(re.compile("^(Waiting: |Analysing: )")).or_(page.locator(".curve"))
    expect(state.first).to_be_visible()


# --- the dialogs ---------------------------------------------------------------------------------------------


def note(page: Page) -> Locator:
    page.get_by_role("button", name="Note", exact=True).click()
    return page.get_by_role("dialog")


def link(page: Page) -> Locator:
    page.get_by_role("button", name="Link", exact=True).click()
    return page.get_by_role("dialog")


def what_if(page: Page) -> Locator:
    page.get_by_role("button", name="What if").click()
    return page.get_by_role("dialog", name="What if")


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog")


def manage(page: Page) -> Locator:
    play_on(page, "Had we stayed")
    show(page, TWO)
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Name and share").click()
    return page.get_by_role("dialog", name="Had we stayed")


DIALOGS: Final[dict[str, Callable[[Page], Locator]]] = {
    "note": note,
    "link": link,
    "what if": what_if,
    "menu": menu,
    "branch": manage,
}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_of_the_replay_looks_right_and_is_accessible(person: Person, name: str) -> None:
    show(person.page, TWO if name == "branch" else FOUR, at=90)
    expect(DIALOGS[name](person.page)).to_be_visible()
    none(Looker(person.page).faults(f"dialog {name}", USUAL))
