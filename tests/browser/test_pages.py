"""What is at hand on the pages around the game, on a phone too: one's games, the rulebook's search, a link's worth."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import somebody
from tests.browser.tables import opened
from tests.server.served import Served


def top_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_one_can_go_on_with_is_above_the_fold_of_the_front_page(
    browser: Browser, served: Served, phone: bool
) -> None:
    with somebody(browser, served.url, phone=phone) as ann:
        at = opened(ann, "Ann", [1], deal=False, players=2, bots={"0": "novice"}, name="The Red Dove")
        ann.page.goto("/")
        expect(ann.page.get_by_role("heading", name="Resume")).to_have_count(0)
        ann.page.goto(at.path)
        expect(ann.page.get_by_role("heading", name="Seats")).to_be_visible()
        ann.page.goto("/")
        expect(ann.page.get_by_role("link", name="The Red Dove")).to_be_in_viewport(ratio=1)


def test_in_the_rulebook_search_and_chapters_stay_at_hand_on_a_phone(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, phone=True) as reader:
        page = reader.page
        page.goto("/rules#DUEL-8")
        rule, search = page.locator("#DUEL-8"), page.get_by_label("Search")
        expect(rule).to_be_in_viewport(ratio=1)
        expect(search).to_be_in_viewport(ratio=1)
        assert top_of(search) < top_of(rule)
        page.get_by_role("button", name="Chapters").tap()
        page.get_by_role("link", name="The Arsenal").tap()
        expect(page.get_by_role("link", name="The Arsenal")).to_be_hidden()
        expect(page.get_by_role("heading", name="The Arsenal")).to_be_in_viewport()
        search.fill("DUEL-8")
        expect(rule).to_be_in_viewport(ratio=1)


def test_a_link_that_works_on_this_machine_alone_says_so(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [1], deal=False, players=2)
        ann.page.goto(at.path)
        link = ann.page.locator("div", has=ann.page.get_by_label("The table's link")).last
        expect(link.locator("..")).to_contain_text("make serve HOST=0.0.0.0")
