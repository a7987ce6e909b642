"""The pages around the game, on a phone too: your games, the search in the rulebook, links to a table."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from mousquetaires.bots import BOTS
from mousquetaires.engine.config import HANDICAPS
from mousquetaires.i18n import texts
from tests.browser.people import somebody
from tests.browser.tables import At, opened
from tests.server.served import Served

SAYS = texts("en").say


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
        chapter = page.locator("nav").get_by_role("link", name="The Arsenal")
        chapter.tap()
        expect(chapter).to_be_hidden()
        expect(page.get_by_role("heading", name="The Arsenal", level=2)).to_be_in_viewport()
        search.fill("DUEL-8")
        expect(rule).to_be_in_viewport(ratio=1)


def test_the_rulebook_answers_a_question_and_leads_from_rule_to_rule(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as reader:
        page = reader.page
        page.goto("/rules/all")
        search = page.get_by_label("Search")
        search.fill("how many actions")
        expect(page.locator("article").first).to_have_id("MUS-2")
        expect(page.locator("#MUS-2 h3 mark")).to_have_text(["How", "many", "actions"])
        search.fill("milady wins time")
        page.locator("#GOAL-3 .example").get_by_role("link", name="One for All: stop time").click()
        expect(page.locator("#ONE-3")).to_be_focused()
        expect(search).to_have_value("")
        page.locator("section", has=page.locator("#examples")).get_by_role(
            "link", name="The order within a roll"
        ).click()
        expect(page.locator("#DUEL-22")).to_be_focused()
        expect(page.locator("#DUEL-22 .example")).to_be_in_viewport()
        page.goto("/rules#RUL-BASTILLE-DUEL")
        expect(page.locator("#RUL-BASTILLE-DUEL")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_seat_that_a_bot_is_to_take_says_how_it_plays(browser: Browser, served: Served, phone: bool) -> None:
    with somebody(browser, served.url, phone=phone) as ann:
        ann.page.goto("/new")
        who = ann.page.get_by_label(SAYS("web-seat-who", n=1, seat="").strip()).first
        for bot in BOTS:
            word = SAYS(f"web-bot-{bot}-about")
            who.select_option(bot)
            expect(who).to_have_accessible_description(word)
            expect(ann.page.locator("li", has=who).get_by_text(word)).to_be_in_viewport(ratio=1)
        who.select_option("free")
        expect(who).to_have_accessible_description("")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_whoever_seats_a_bot_before_the_game_reads_how_each_plays(
    browser: Browser, served: Served, phone: bool
) -> None:
    with somebody(browser, served.url, phone=phone) as ann:
        at = opened(ann, "Ann", [1], deal=False, players=2)
        ann.page.goto(at.path)
        for bot in BOTS:
            word = SAYS(f"web-bot-{bot}-about")
            button = ann.page.get_by_role("button", name=SAYS(f"web-put-{bot}"))
            expect(button).to_have_accessible_description(word)
            expect(ann.page.get_by_text(word)).to_be_visible()
        ann.page.get_by_role("button", name=SAYS("web-put-novice")).click()
        expect(ann.page.get_by_text(SAYS("web-bot-master-about"))).to_have_count(0)


def test_a_link_that_works_on_this_machine_alone_says_so(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [1], deal=False, players=2)
        ann.page.goto(at.path)
        link = ann.page.locator("div", has=ann.page.get_by_label("The table’s link")).last
        expect(link.locator("..")).to_contain_text("This link only works on this computer.")
        expect(ann.page.get_by_role("main")).not_to_contain_text("make serve")  # a guest did not start the server


def test_what_makes_a_game_more_even_is_explained_and_shown_at_the_table(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        ann.page.goto("/new")
        for variant in HANDICAPS:
            box = ann.page.get_by_role("checkbox", name=SAYS(f"variant-{variant}"), exact=True)
            expect(box).not_to_be_checked()
            expect(box).to_have_accessible_description(re.compile(SAYS(f"about-variant-{variant}")[1:]))
        at = opened(ann, "Ann", [1], deal=False, players=2, variants=["late_start"])
        ann.page.goto(at.path)
        expect(ann.page.get_by_text(SAYS("about-variant-late_start"))).to_be_visible()


def test_nobody_is_hurried_in_their_first_game(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        for hourglass in (False, True):
            ann.page.goto("/")
            ann.page.locator("button.side.musketeers").click()
            expect(ann.page.locator(".answers")).to_be_visible()
            at = At(ann, ann.page.url.rsplit("/", 1)[1], [1])
            assert at.now(1)["info"]["setup"]["hourglass"] == hourglass
