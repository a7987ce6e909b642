"""The coach: the best answers at a player's own question, where Milady may be, and what ending the turn loses."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Person, barriers, cut_off, somebody, without_text
from tests.browser.tables import At, asks, came, opened, play_until
from tests.server.served import Json, Served

CHANCE = re.compile(r"\d+\s?% ± \d+")
ANSWER = ".coach [data-action]"
# The coach's advice reaches the page only after release().
HELD_ADVICE = """
window.held = [];
window.release = () => held.splice(0).forEach((one) => one());
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  set onmessage(listener) {
    super.onmessage = (event) =>
      event.data.startsWith('{"type":"coach"') ? held.push(() => listener(event)) : listener(event);
  }
};
"""


def may_end(seat: int, hello: Json) -> bool:
    """A Musketeer chooses an action, and Milady is hidden."""
    return asks("musketeer_action")(seat, hello) and hello["view"]["hiding"] == 1


def at_own_turn(person: Person, page: Page) -> At:
    at = opened(person, "Ann", [1], players=2, bots={"0": "novice"})
    play_until([at], may_end)
    page.goto(at.path)
    return at


def turn_on(page: Page, name: str) -> None:
    switch = page.get_by_role("switch", name=name)
    expect(switch).not_to_be_checked()
    switch.check()
    expect(page.locator(ANSWER).first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_coach_shows_three_answers_with_their_chances_and_where_milady_may_be(
    browser: Browser, served: Served, phone: bool
) -> None:
    with somebody(browser, served.url, phone=phone) as ann:
        page = ann.page
        at_own_turn(ann, page)
        turn_on(page, "Coach")
        expect(page.locator(ANSWER)).to_have_count(3)
        for card in page.locator(".coach .chance").all():
            assert CHANCE.fullmatch(card.inner_text())
        expect(page.get_by_role("heading", name="Where may Milady be?")).to_be_visible()
        expect(page.locator(".belief .spot b")).to_have_count(6)
        expect(page.locator(".coach .losses")).to_contain_text("Unused actions: 3")
        assert [*barriers(page), *cut_off(page), *without_text(page)] == []


def test_a_turn_ends_only_after_the_player_has_seen_what_is_lost(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        at_own_turn(ann, page)
        turn_on(page, "Coach")
        asked = page.locator("section.prompt").get_attribute("data-prompt")
        end = page.locator('section.prompt [data-action="end"]').last
        end.click()
        expect(page.get_by_role("alert")).to_contain_text("Unused actions: 3")
        assert page.locator("section.prompt").get_attribute("data-prompt") == asked
        end.click()
        expect(page.locator(f'section.prompt[data-prompt="{asked}"]')).to_have_count(0)


def test_a_press_on_a_place_shows_the_facts_behind_its_chance(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        at_own_turn(ann, page)
        turn_on(page, "Coach")
        expect(page.locator(".belief.legend")).to_contain_text("Where Milady may be")
        paris = page.locator("[data-place-facts='0']")
        paris.click()
        facts = page.locator("li").filter(has=paris)
        expect(facts).to_contain_text("Adversaries left here:")
        expect(facts.get_by_role("link", name="ROCH-1")).to_have_attribute("href", "/rules#ROCH-1")
        assert [*barriers(page), *cut_off(page), *without_text(page)] == []
        paris.click()
        expect(facts.get_by_role("link")).to_have_count(0)


def test_a_turn_that_is_ended_before_the_coach_has_answered_waits_for_the_warning(
    browser: Browser, served: Served
) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        page.add_init_script(HELD_ADVICE)
        at_own_turn(ann, page)
        page.get_by_role("switch", name="Coach").check()
        page.wait_for_function("() => held.length > 0")
        question = page.locator("section.prompt")
        asked = question.get_attribute("data-prompt")
        page.locator("#question").focus()
        page.keyboard.press("e")
        expect(page.get_by_role("alert")).to_contain_text("The coach is still thinking")
        page.evaluate("release()")
        expect(page.get_by_role("alert")).to_contain_text("Unused actions: 3")
        assert question.get_attribute("data-prompt") == asked
        page.keyboard.press("e")
        expect(page.locator(f'section.prompt[data-prompt="{asked}"]')).to_have_count(0)


def test_the_coach_does_not_keep_a_player_who_ends_the_turn_twice(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        page.add_init_script(HELD_ADVICE)
        at_own_turn(ann, page)
        page.get_by_role("switch", name="Coach").check()
        asked = page.locator("section.prompt").get_attribute("data-prompt")
        page.locator("#question").focus()
        page.keyboard.press("e")
        expect(page.get_by_role("alert")).to_contain_text("The coach is still thinking")
        page.keyboard.press("e")
        expect(page.locator(f'section.prompt[data-prompt="{asked}"]')).to_have_count(0)


def test_the_number_key_plays_the_coachs_answer_and_the_switch_brings_the_usual_question(
    browser: Browser, served: Served
) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        at_own_turn(ann, page)
        turn_on(page, "Coach")
        page.get_by_role("button", name="All answers").click()
        expect(page.locator(ANSWER)).to_have_count(0)
        page.get_by_role("button", name="All answers").click()
        expect(page.locator(ANSWER)).to_have_count(3)
        asked = page.locator("section.prompt").get_attribute("data-prompt")
        page.keyboard.press("1")
        expect(page.locator(f'section.prompt[data-prompt="{asked}"]')).to_have_count(0)


def test_the_coach_speaks_german(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, language="de") as ann:
        page = ann.page
        at_own_turn(ann, page)
        turn_on(page, "Berater")
        expect(page.locator(".coach")).to_contain_text("Wahrscheinlichkeit, dass die Musketiere gewinnen:")
        expect(page.locator(".coach .losses")).to_contain_text("Ungenutzte Aktionen: 3")


def test_against_people_there_is_no_coach_unless_the_host_allows_it(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        for allowed in (False, True):
            at = opened(ann, "Ann", [1], deal=False, players=2, coach=allowed)
            hers = came(bob, at.table, "Bob", [0])
            at.start()
            play_until([at, hers], lambda seat, hello: seat == 1 and may_end(seat, hello))
            ann.page.goto(at.path)
            expect(ann.page.locator("#question")).to_be_visible()
            expect(ann.page.get_by_role("switch", name="Coach")).to_have_count(int(allowed))
