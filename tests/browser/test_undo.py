"""Undo against bots, who always agree: what has been seen since is not taken back without a question."""

import re
from dataclasses import replace

from playwright.sync_api import Browser, Page, expect

from tests.browser.named_states import StoredTables, look_at, named_states
from tests.browser.people import somebody
from tests.browser.tables import At

SEEN = "and you’ve seen it"
STORED = tuple(replace(state, use="undo") for state in named_states() if state.name == "inn")  # where hidden tokens lie


def asked(page: Page) -> str:
    return page.locator("section.prompt").get_attribute("data-prompt") or ""


def answered(page: Page, before: str) -> None:
    expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_after_a_hidden_token_was_seen_undo_asks_first(browser: Browser, stored: StoredTables) -> None:
    state = stored.states["inn undo"]
    with somebody(browser, stored.url) as ann:
        page, at = look_at(ann, state), At(ann, state.table, [state.state.seat])
        hidden = at.now(1)["view"]["face_up"]
        before = asked(page)
        page.locator('.quest-scene [data-action^="path"]').first.click()
        answered(page, before)
        assert at.now(1)["view"]["face_up"] != hidden
        question, warning = asked(page), page.get_by_role("group", name=SEEN)

        page.get_by_role("button", name="Undo").click()
        expect(warning).to_be_focused()
        page.get_by_role("button", name="Don’t undo").click()
        expect(warning).to_have_count(0)
        page.keyboard.press("Backspace")
        expect(warning).to_be_visible()
        assert at.now(1)["prompt"]["id"] == question, "nothing was undone without an answer"

        page.get_by_role("button", name="Undo anyway").click()
        answered(page, question)
        expect(warning).to_have_count(0)
        assert at.now(1)["view"]["face_up"] == hidden


def test_a_move_that_has_shown_nothing_is_undone_at_once(browser: Browser, stored: StoredTables) -> None:
    state = stored.states["inn undo"]
    with somebody(browser, stored.url) as ann:
        page, at = look_at(ann, state), At(ann, state.table, [state.state.seat])
        places = at.now(1)["view"]["place"]
        before = asked(page)
        page.locator('.answers [data-action="move"]').click()
        page.locator('.within [data-action="move colombier"]').click()
        answered(page, before)
        before = asked(page)
        page.get_by_role("button", name=re.compile(r"^Undo \(\d+\)$")).click()
        answered(page, before)
        assert at.now(1)["view"]["place"] == places
